/*
 * Types that declarations declare: classes, interfaces, enums, aliases, type parameters; and
 * references to them from type nodes.
 */
#include "types/checker.h"

enum { KEY_ALIAS = 120, KEY_REFERENCE_SEED = 5 };

static AstList *type_parameter_list(AstNode *node)
{
    if (ast_is_function_like(node->kind)) {
        return &node->function.type_parameters;
    }
    if (ast_is_class_like(node->kind)) {
        return &node->class_like.type_parameters;
    }
    return node->kind == AST_INTERFACE_DECLARATION    ? &node->interface.type_parameters
           : node->kind == AST_TYPE_ALIAS_DECLARATION ? &node->type_alias.type_parameters
                                                      : NULL;
}

/* Merged declarations of a class or interface share their parameters by position. */
static AstNode *first_declaration_of(Checker *c, AstNode *parameter)
{
    AstNode *owner = parameter->parent;
    if (!owner || (owner->kind != AST_INTERFACE_DECLARATION && !ast_is_class_like(owner->kind))) {
        return parameter;
    }
    Symbol *symbol = names_symbol_of(c->program, owner);
    AstList *own = type_parameter_list(owner);
    size_t index = 0;
    while (index < own->length && own->items[index] != parameter) {
        index++;
    }
    for (size_t i = 0; symbol && i < symbol->declarations.length; i++) {
        AstNode *other = symbol->declarations.items[i];
        AstList *list = other->kind == AST_INTERFACE_DECLARATION || ast_is_class_like(other->kind)
                            ? type_parameter_list(other)
                            : NULL;
        if (list && index < list->length) {
            return list->items[index];
        }
    }
    return parameter;
}

Type *param_of_node(Checker *c, AstNode *node)
{
    NodeLinks *links = node_links(c, node);
    if (!links->declaration) {
        AstNode *first = first_declaration_of(c, node);
        if (first != node) {
            return links->declaration = param_of_node(c, first);
        }
        Type *type = type_parameter_new(c, names_symbol_of(c->program, node));
        type->as.param.declaration = node;
        type->as.param.is_const = ast_has_modifier(node, AST_MODIFIER_CONST);
        links->declaration = type;
    }
    return links->declaration;
}

/* Own parameters of a class, interface or alias preceded by those of enclosing declarations. */
static void parameters_in_scope(Checker *c, AstNode *node, TypeVec *out, size_t *outer_count)
{
    TypeVec levels = {0};
    for (AstNode *at = node->parent; at; at = at->parent) {
        AstList *list = type_parameter_list(at);
        for (size_t i = list ? list->length : 0; i-- > 0;) {
            vec_push(c->arena, &levels, param_of_node(c, list->items[i]));
        }
        if (at->kind == AST_MAPPED_TYPE) {
            vec_push(c->arena, &levels, param_of_node(c, at->mapped_type.type_parameter));
        }
    }
    for (size_t i = levels.length; i-- > 0;) {
        vec_push(c->arena, out, levels.items[i]);
    }
    *outer_count = levels.length;
}

static AstNode *declaring_node(Symbol *symbol, bool for_alias)
{
    AstNode *found = NULL;
    for (size_t i = 0; i < symbol->declarations.length; i++) {
        AstNode *node = symbol->declarations.items[i];
        if (for_alias ? node->kind == AST_TYPE_ALIAS_DECLARATION : ast_is_class_like(node->kind)) {
            return node;
        }
        if (!for_alias && node->kind == AST_INTERFACE_DECLARATION && !found) {
            found = node;
        }
    }
    return found;
}

void type_parameters_of(Checker *c, Symbol *symbol, Type ***out, size_t *count)
{
    SymbolLinks *links = symbol_links(c, symbol);
    if (!links->parameters_done) {
        AstNode *node = declaring_node(symbol, symbol->flags & SYMBOL_TYPE_ALIAS);
        TypeVec list = {0};
        links->parameters_done = true;
        if (node) {
            AstList *own = type_parameter_list(node);
            if (!(symbol->flags & SYMBOL_TYPE_ALIAS)) {
                parameters_in_scope(c, node, &list, &links->outer_count);
            }
            /* A merged declaration may be the one that names the parameters. */
            for (size_t i = 0; i < symbol->declarations.length && !own->length; i++) {
                AstList *other = type_parameter_list(symbol->declarations.items[i]);
                own = other && other->length ? other : own;
            }
            for (size_t i = 0; i < own->length; i++) {
                vec_push(c->arena, &list, param_of_node(c, own->items[i]));
            }
        }
        links->parameters = list.items;
        links->parameter_count = list.length;
    }
    *out = links->parameters;
    *count = links->parameter_count;
}

static Type *declare_class_or_interface(Checker *c, Symbol *symbol)
{
    bool is_class = (symbol->flags & SYMBOL_CLASS) != 0;
    Type *type =
        object_new(c, (is_class ? OBJECT_CLASS : OBJECT_INTERFACE) | OBJECT_REFERENCE, symbol);
    symbol_links(c, symbol)->declared = type;
    type->as.object.target = type;
    type->as.object.this_type = type_parameter_new(c, symbol);
    type->as.object.this_type->as.param.is_this = true;
    type->as.object.this_type->as.param.constraint = type;
    type_parameters_of(c, symbol, &type->as.object.parameters, &type->as.object.parameter_count);
    type->as.object.outer_count = symbol_links(c, symbol)->outer_count;
    type->as.object.arguments = type->as.object.parameters;
    type->as.object.argument_count = type->as.object.parameter_count;
    /* So that a reference to its own parameters is the type itself. */
    size_t n = type->as.object.parameter_count;
    uintptr_t *key = NEW_ARRAY(c->arena, uintptr_t, n + 2);
    key[0] = KEY_REFERENCE_SEED;
    key[1] = (uintptr_t)type;
    for (size_t i = 0; i < n; i++) {
        key[i + 2] = (uintptr_t)type->as.object.parameters[i];
    }
    *intern_slot(c, key, n + 2) = type;
    return type;
}

static bool is_computed_enum(Checker *c, Symbol *symbol)
{
    size_t members = 0;
    for (size_t i = 0; i < symbol->declarations.length; i++) {
        AstNode *node = symbol->declarations.items[i];
        if (node->kind != AST_ENUM_DECLARATION) {
            continue;
        }
        for (size_t k = 0; k < node->enumeration.members.length; k++) {
            members++;
            (void)c;
        }
    }
    return members == 0;
}

static Type *declare_enum(Checker *c, Symbol *symbol)
{
    SymbolLinks *links = symbol_links(c, symbol);
    TypeVec members = {0};
    if (is_computed_enum(c, symbol)) {
        return links->declared = type_new(c, TYPE_ENUM, symbol);
    }
    links->declared = c->number; /* while members that refer to each other are evaluated */
    for (size_t i = 0; i < symbol->declarations.length; i++) {
        AstNode *node = symbol->declarations.items[i];
        for (size_t k = 0;
             node->kind == AST_ENUM_DECLARATION && k < node->enumeration.members.length; k++) {
            AstNode *member = node->enumeration.members.items[k];
            Symbol *member_symbol = names_symbol_of(c->program, member);
            if (member_symbol) {
                Type *type = type_enum_literal(c, enum_value(c, member), member_symbol);
                symbol_links(c, member_symbol)->declared = type;
                vec_push(c->arena, &members, type);
            }
        }
    }
    links->declared = NULL;
    Type *type = type_union_alias(c, members.items, members.length, REDUCE_NONE, symbol, NULL, 0);
    if (type->flags & TYPE_UNION) {
        type->flags |= TYPE_ENUM_LITERAL;
        type->symbol = symbol;
        type->alias = NULL;
    }
    return links->declared = type;
}

/* ---- aliases ---- */


static Type *declare_alias(Checker *c, Symbol *symbol)
{
    SymbolLinks *links = symbol_links(c, symbol);
    AstNode *node = declaring_node(symbol, true);
    if (!node) {
        return links->declared = c->error;
    }
    if (!resolution_push(c, symbol, RESOLVE_DECLARED)) {
        return c->error;
    }
    c->alias_depth++;
    Type *type = type_from_node(c, node->type_alias.type);
    c->alias_depth--;
    if (!resolution_pop(c)) {
        type = c->error;
    }
    links->declared = type;
    fill_pending_references(c);
    return type;
}

Type *declared_type(Checker *c, Symbol *symbol)
{
    SymbolLinks *links = symbol_links(c, symbol);
    if (links->declared) {
        return links->declared;
    }
    if (symbol->flags & (SYMBOL_CLASS | SYMBOL_INTERFACE)) {
        return declare_class_or_interface(c, symbol);
    }
    if (symbol->flags & SYMBOL_TYPE_ALIAS) {
        return declare_alias(c, symbol);
    }
    if (symbol->flags & SYMBOL_TYPE_PARAMETER) {
        return links->declared = symbol->declarations.length
                                     ? param_of_node(c, symbol->declarations.items[0])
                                     : c->error;
    }
    if (symbol->flags & SYMBOL_ENUM) {
        return declare_enum(c, symbol);
    }
    if (symbol->flags & SYMBOL_ENUM_MEMBER) {
        if (symbol->parent) {
            declared_type(c, symbol->parent);
        }
        return links->declared ? links->declared : c->number;
    }
    if (symbol->flags & SYMBOL_ALIAS) {
        Symbol *target = names_resolve_alias(c->program, symbol);
        return target && target != symbol ? declared_type(c, target) : c->error;
    }
    return c->error;
}

Type *types_declared(Program *program, Symbol *symbol)
{
    return declared_type(checker_of(program), symbol);
}

Type *alias_instance(Checker *c, Symbol *symbol, Type **arguments, size_t count, Symbol *alias,
                     Type **alias_arguments, size_t alias_count)
{
    Type *type = declared_type(c, symbol);
    if (type == c->intrinsic_marker) {
        Type *argument = count ? arguments[0] : c->error;
        return strcmp(symbol->name, "NoInfer") == 0 ? argument
                                                    : type_string_mapping(c, symbol, argument);
    }
    Type **parameters, **filled;
    size_t n;
    type_parameters_of(c, symbol, &parameters, &n);
    fill_defaults(c, parameters, n, arguments, count, &filled);
    uintptr_t *key = NEW_ARRAY(c->arena, uintptr_t, n + alias_count + 4);
    size_t k = 0;
    key[k++] = KEY_ALIAS;
    key[k++] = (uintptr_t)symbol;
    key[k++] = (uintptr_t)alias;
    for (size_t i = 0; i < n; i++) {
        key[k++] = (uintptr_t)filled[i];
    }
    for (size_t i = 0; i < alias_count; i++) {
        key[k++] = (uintptr_t)alias_arguments[i];
    }
    void **slot = intern_slot(c, key, k);
    if (*slot) {
        return *slot;
    }
    TypeMapper *mapper = mapper_new(c, parameters, filled, n);
    Type *result;
    if (alias) {
        result = instantiate_with_alias(c, type, mapper, alias, alias_arguments, alias_count);
    } else {
        result = instantiate_with_alias(c, type, mapper, NULL, NULL, 0);
    }
    *intern_slot(c, key, k) = result;
    return result;
}

Type *fill_defaults(Checker *c, Type **parameters, size_t count, Type **arguments, size_t given,
                    Type ***out)
{
    Type **filled = NEW_ARRAY(c->arena, Type *, count + 1);
    for (size_t i = 0; i < count; i++) {
        filled[i] = i < given ? arguments[i] : c->error;
    }
    for (size_t i = given; i < count; i++) {
        Type *type = default_of_param(c, parameters[i]);
        filled[i] =
            type ? instantiate(c, type, mapper_new(c, parameters, filled, count)) : c->unknown;
    }
    *out = filled;
    return NULL;
}

/* ---- bases ---- */

static AstNode *class_node(Type *type)
{
    Symbol *symbol = type->symbol;
    for (size_t i = 0; symbol && i < symbol->declarations.length; i++) {
        if (ast_is_class_like(symbol->declarations.items[i]->kind)) {
            return symbol->declarations.items[i];
        }
    }
    return NULL;
}

Type *base_class_constructor(Checker *c, Type *class_type)
{
    AstNode *node = class_node(class_type);
    if (!node || !node->class_like.extends) {
        return NULL;
    }
    if (!resolution_push(c, class_type, RESOLVE_BASE_CONSTRUCTOR)) {
        return NULL;
    }
    AstNode *expression = node->class_like.extends->expression_with_types.expression;
    Type *type = check_expression(c, expression, CHECK_NORMAL);
    return resolution_pop(c) ? type : NULL;
}

static void type_nodes(Checker *c, AstList *list, TypeVec *out)
{
    for (size_t i = 0; i < list->length; i++) {
        vec_push(c->arena, out, type_from_node(c, list->items[i]));
    }
}

static Type *class_base(Checker *c, Type *type, AstNode *node)
{
    AstNode *extends = node->class_like.extends;
    Type *constructor = base_class_constructor(c, type);
    if (!constructor) {
        return NULL;
    }
    if (constructor->flags & TYPE_ANY) {
        return constructor;
    }
    TypeVec arguments = {0};
    type_nodes(c, &extends->expression_with_types.type_arguments, &arguments);
    if (anonymous_is(constructor, ANONYMOUS_CLASS) &&
        !(constructor->object_flags & OBJECT_INSTANTIATED)) {
        Type *base = declared_type(c, anonymous_info(constructor)->symbol);
        size_t n = base->as.object.parameter_count, outer = base->as.object.outer_count;
        if (!n) {
            return base;
        }
        Type **filled;
        Type **own = NEW_ARRAY(c->arena, Type *, n + 1);
        for (size_t i = 0; i < outer; i++) {
            own[i] = base->as.object.parameters[i];
        }
        for (size_t i = 0; i < arguments.length && outer + i < n; i++) {
            own[outer + i] = arguments.items[i];
        }
        fill_defaults(c, base->as.object.parameters, n, own, outer + arguments.length, &filled);
        return type_reference(c, base, filled, n);
    }
    SignatureVec *signatures = signatures_of(c, constructor, true);
    for (size_t i = 0; i < signatures->length; i++) {
        Signature *s = signatures->items[i];
        if (s->type_parameter_count < arguments.length) {
            continue;
        }
        if (s->type_parameter_count) {
            Type **filled;
            fill_defaults(c, s->type_parameters, s->type_parameter_count, arguments.items,
                          arguments.length, &filled);
            s = signature_with_arguments(c, s, filled, s->type_parameter_count);
        }
        return reduced_type(c, return_type_of(c, s));
    }
    return NULL;
}

typedef struct BaseList {
    TypeVec types;
    bool done;
} BaseList;

void base_types_of(Checker *c, Type *type, TypeVec *out)
{
    void **slot = ptrmap_slot(c->arena, &c->bases, type);
    BaseList *list = *slot;
    if (!list) {
        list = NEW(c->arena, BaseList);
        *slot = list;
        Symbol *symbol = type->symbol;
        if (!symbol) {
            return;
        }
        AstNode *node = class_node(type);
        Type *base = node && node->class_like.extends ? class_base(c, type, node) : NULL;
        if (base && base != c->error &&
            base->flags & (TYPE_OBJECT | TYPE_INTERSECTION | TYPE_ANY) && base != type &&
            !derives_from(c, base, type)) {
            vec_push(c->arena, &list->types, base);
        }
        for (size_t i = 0; i < symbol->declarations.length; i++) {
            AstNode *declaration = symbol->declarations.items[i];
            if (declaration->kind != AST_INTERFACE_DECLARATION) {
                continue;
            }
            for (size_t k = 0; k < declaration->interface.extends.length; k++) {
                Type *t = type_from_node(c, declaration->interface.extends.items[k]);
                t = reduced_type(c, t);
                if (t != c->error && t->flags & (TYPE_OBJECT | TYPE_INTERSECTION | TYPE_ANY) &&
                    t != type && !(t->flags & TYPE_OBJECT && derives_from(c, t, type))) {
                    vec_push(c->arena, &list->types, t);
                }
            }
        }
        list->done = true;
    }
    for (size_t i = 0; i < list->types.length; i++) {
        vec_push(c->arena, out, list->types.items[i]);
    }
}

Type *single_base_of(Checker *c, Type *type)
{
    TypeVec bases = {0};
    base_types_of(c, type, &bases);
    return bases.length ? bases.items[0] : NULL;
}

Type **types_base_types(Program *program, Type *type, size_t *count)
{
    Checker *c = checker_of(program);
    TypeVec bases = {0};
    *count = 0;
    if (!(type->flags & TYPE_OBJECT) || !(type->object_flags & OBJECT_REFERENCE) ||
        type->as.object.target->object_flags & OBJECT_TUPLE) {
        return NULL;
    }
    Type *target = type->as.object.target;
    base_types_of(c, target, &bases);
    TypeMapper *mapper = type == target ? NULL : reference_mapper(c, type);
    for (size_t i = 0; i < bases.length; i++) {
        bases.items[i] = instantiate(c, bases.items[i], mapper);
    }
    *count = bases.length;
    return bases.items;
}

Type *types_base_class(Program *program, Type *class_type)
{
    if (!(class_type->flags & TYPE_OBJECT) || !(class_type->object_flags & OBJECT_REFERENCE)) {
        return NULL;
    }
    AstNode *node = class_node(class_type->as.object.target);
    size_t count;
    Type **bases = types_base_types(program, class_type, &count);
    return node && node->class_like.extends && count ? bases[0] : NULL;
}

/* ---- globals ---- */

Type *global_type(Checker *c, const char *name, size_t arity)
{
    Symbol *symbol = names_global(c->program, intern_string(c->interner, name), SYMBOL_TYPE);
    (void)arity;
    return symbol ? declared_type(c, symbol) : NULL;
}

Type *global_value_type(Checker *c, const char *name)
{
    Symbol *symbol = names_global(c->program, intern_string(c->interner, name), SYMBOL_VALUE);
    return symbol ? type_of_symbol(c, symbol) : NULL;
}
