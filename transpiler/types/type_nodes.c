/*
 * Types from type nodes. Results are remembered per node. Recursive aliases work because object
 * types resolve their members later; arrays, tuples and references inside an alias that is being
 * resolved get their arguments when it is done (`type Json = string | Json[]`).
 */
#include "types/checker.h"

enum { KEY_PENDING = 200, CACHED_UNFILLED = 128 };

static Symbol *alias_of_node(Checker *c, AstNode *node, Type ***arguments, size_t *count)
{
    AstNode *at = node->parent;
    while (at && (at->kind == AST_PARENTHESIZED_TYPE ||
                  (at->kind == AST_TYPE_OPERATOR && at->type_operator.op == AST_READONLY))) {
        at = at->parent;
    }
    *arguments = NULL;
    *count = 0;
    if (!at || at->kind != AST_TYPE_ALIAS_DECLARATION) {
        return NULL;
    }
    Symbol *symbol = names_symbol_of(c->program, at);
    if (symbol) {
        type_parameters_of(c, symbol, arguments, count);
    }
    return symbol;
}

static void set_alias(Checker *c, Type *type, AstNode *node)
{
    type->alias = alias_of_node(c, node, &type->alias_arguments, &type->alias_argument_count);
}

static Type *from_keyword(Checker *c, AstKeywordType keyword)
{
    switch (keyword) {
    case AST_TYPE_ANY:
        return c->any;
    case AST_TYPE_UNKNOWN:
        return c->unknown;
    case AST_TYPE_NEVER:
        return c->never;
    case AST_TYPE_VOID:
        return c->void_;
    case AST_TYPE_UNDEFINED:
        return c->undefined;
    case AST_TYPE_NULL:
        return c->null;
    case AST_TYPE_BOOLEAN:
        return c->boolean;
    case AST_TYPE_NUMBER:
        return c->number;
    case AST_TYPE_STRING:
        return c->string;
    case AST_TYPE_BIGINT:
        return c->bigint;
    case AST_TYPE_SYMBOL:
        return c->symbol;
    case AST_TYPE_OBJECT:
        return c->non_primitive;
    case AST_TYPE_INTRINSIC:
        return c->intrinsic_marker;
    }
    unreachable();
}

static Type *from_literal(Checker *c, AstNode *node)
{
    AstNode *literal = node->wrapped.expression;
    if (!literal) {
        return c->error;
    }
    if (literal->kind == AST_NULL_LITERAL) {
        return c->null;
    }
    return type_regular(check_expression(c, literal, CHECK_NORMAL));
}

/* ---- references ---- */

static bool mentions_alias(Checker *c, AstNode *node);

typedef struct AliasSearch {
    Checker *c;
    bool found;
} AliasSearch;

static bool visit_alias(AstNode *node, void *data)
{
    AliasSearch *search = data;
    search->found = search->found || mentions_alias(search->c, node);
    return !search->found;
}

static bool mentions_alias(Checker *c, AstNode *node)
{
    if (node->kind == AST_TYPE_QUERY) {
        return true;
    }
    if (node->kind == AST_TYPE_LITERAL || node->kind == AST_FUNCTION_TYPE ||
        node->kind == AST_MAPPED_TYPE || node->kind == AST_CONSTRUCTOR_TYPE) {
        return false;
    }
    if (node->kind == AST_TYPE_REFERENCE) {
        Symbol *symbol = names_resolve_entity(c->program, node->type_reference.name, SYMBOL_TYPE);
        if (symbol && symbol->flags & SYMBOL_TYPE_ALIAS && !symbol_links(c, symbol)->declared) {
            return true;
        }
    }
    AliasSearch search = {c, false};
    ast_for_each_child(node, visit_alias, &search);
    return search.found;
}

static bool list_mentions_alias(Checker *c, AstList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        if (mentions_alias(c, list->items[i])) {
            return true;
        }
    }
    return false;
}

void fill_pending_references(Checker *c);

static void fill_reference(Checker *c, Type *type)
{
    AstNode *node = type->as.object.node;
    Type **arguments = type->as.object.arguments;
    if (node->kind == AST_ARRAY_TYPE) {
        arguments[0] = type_from_node(c, node->wrapped.expression);
        return;
    }
    AstList *list = node->kind == AST_TUPLE_TYPE ? &node->elements.items
                    : node->kind == AST_EXPRESSION_WITH_TYPE_ARGUMENTS
                        ? &node->expression_with_types.type_arguments
                        : &node->type_reference.type_arguments;
    size_t base = type->as.object.target->as.object.outer_count;
    if (node->kind == AST_TUPLE_TYPE) {
        for (size_t i = 0; i < list->length; i++) {
            AstNode *element = list->items[i];
            AstNode *inner = element->kind == AST_NAMED_TUPLE_MEMBER
                                 ? element->named_tuple_member.type
                             : element->kind == AST_OPTIONAL_TYPE || element->kind == AST_REST_TYPE
                                 ? element->wrapped.expression
                                 : element;
            Type *t = type_from_node(c, inner);
            if (tuple_shape(type)->flags[i] & ELEMENT_REST) {
                Type *e = array_element(c, t);
                t = e ? e : c->error;
            }
            arguments[i] = t;
        }
        return;
    }
    for (size_t i = 0; i < list->length && base + i < type->as.object.argument_count; i++) {
        arguments[base + i] = type_from_node(c, list->items[i]);
    }
}

static bool waits_for_alias(Checker *c, Type *type)
{
    Type *root = type->as.object.extra;
    if (root) {
        return (root->cached & CACHED_UNFILLED) != 0;
    }
    AstNode *node = type->as.object.node;
    return node->kind == AST_ARRAY_TYPE ? mentions_alias(c, node->wrapped.expression)
           : node->kind == AST_TUPLE_TYPE
               ? list_mentions_alias(c, &node->elements.items)
               : list_mentions_alias(c, node->kind == AST_EXPRESSION_WITH_TYPE_ARGUMENTS
                                            ? &node->expression_with_types.type_arguments
                                            : &node->type_reference.type_arguments);
}

/* An instantiated copy takes its arguments from the one it was made of. */
static void fill_instance(Checker *c, Type *type)
{
    Type *root = type->as.object.extra;
    for (size_t i = 0; i < type->as.object.argument_count; i++) {
        type->as.object.arguments[i] =
            instantiate(c, root->as.object.arguments[i], type->as.object.mapper);
    }
}

void fill_pending_references(Checker *c)
{
    bool progress = true;
    while (progress && c->pending.length) {
        progress = false;
        for (size_t i = 0; i < c->pending.length; i++) {
            Type *type = c->pending.items[i];
            if (waits_for_alias(c, type)) {
                continue;
            }
            memmove(&c->pending.items[i], &c->pending.items[i + 1],
                    (c->pending.length - i - 1) * sizeof *c->pending.items);
            c->pending.length--;
            type->cached &= ~(unsigned)CACHED_UNFILLED;
            if (type->as.object.extra) {
                fill_instance(c, type);
            } else {
                fill_reference(c, type);
            }
            progress = true;
            break;
        }
    }
}

Type *instantiate_pending(Checker *c, Type *type, TypeMapper *mapper, Symbol *alias,
                          Type **alias_arguments, size_t alias_count)
{
    Type *root = type->as.object.extra ? type->as.object.extra : type;
    Type **outer;
    size_t count, n = 0;
    TypeMapper *combined =
        type == root ? mapper : mapper_combine(c, type->as.object.mapper, mapper);
    outer_parameters(c, root->as.object.node, &outer, &count);
    if (!count) {
        return type;
    }
    uintptr_t *key = NEW_ARRAY(c->arena, uintptr_t, count + alias_count + 3);
    Type **arguments = NEW_ARRAY(c->arena, Type *, count + 1);
    bool changed = false;
    key[n++] = KEY_PENDING;
    key[n++] = (uintptr_t)root;
    for (size_t i = 0; i < count; i++) {
        arguments[i] = mapper_apply(c, combined, outer[i]);
        changed |= arguments[i] != outer[i];
        key[n++] = (uintptr_t)arguments[i];
    }
    key[n++] = (uintptr_t)alias;
    for (size_t i = 0; i < alias_count; i++) {
        key[n++] = (uintptr_t)alias_arguments[i];
    }
    if (!changed && alias == root->alias) {
        return root;
    }
    void **slot = intern_slot(c, key, n);
    if (*slot) {
        return *slot;
    }
    Type *copy = object_new(c, root->object_flags, root->symbol);
    *slot = copy;
    copy->as.object.target = root->as.object.target;
    copy->as.object.argument_count = root->as.object.argument_count;
    copy->as.object.arguments = NEW_ARRAY(c->arena, Type *, copy->as.object.argument_count + 1);
    for (size_t i = 0; i < copy->as.object.argument_count; i++) {
        copy->as.object.arguments[i] = c->any;
    }
    copy->as.object.node = root->as.object.node;
    copy->as.object.mapper = mapper_new(c, outer, arguments, count);
    copy->as.object.extra = root;
    copy->alias = alias;
    copy->alias_arguments = alias_arguments;
    copy->alias_argument_count = alias_count;
    bool contains = false;
    for (size_t i = 0; i < count; i++) {
        contains |= could_contain_params(c, arguments[i]);
    }
    copy->cached = contains ? 1 | 2 : 1;
    if (root->cached & CACHED_UNFILLED) {
        copy->cached |= CACHED_UNFILLED;
        vec_push(c->arena, &c->pending, copy);
    } else {
        fill_instance(c, copy);
    }
    return copy;
}

static bool is_alias_body(Checker *c, AstNode *node)
{
    Type **arguments;
    size_t count;
    return alias_of_node(c, node, &arguments, &count) != NULL;
}

static Type *pending_reference(Checker *c, Type *target, AstNode *node, size_t count)
{
    Type *type = object_new(c, OBJECT_REFERENCE, target->symbol);
    set_alias(c, type, node);
    type->as.object.target = target;
    type->as.object.arguments = NEW_ARRAY(c->arena, Type *, count + 1);
    for (size_t i = 0; i < count; i++) {
        type->as.object.arguments[i] =
            i < target->as.object.outer_count ? target->as.object.parameters[i] : c->any;
    }
    type->as.object.argument_count = count;
    type->as.object.node = node;
    Type **outer;
    size_t outer_count;
    outer_parameters(c, node, &outer, &outer_count);
    type->cached = (outer_count ? 1 | 2 : 1) | CACHED_UNFILLED; /* may contain type parameters */
    vec_push(c->arena, &c->pending, type);
    return type;
}

static Type *class_reference(Checker *c, Symbol *symbol, AstNode *node, AstList *list)
{
    Type *target = declared_type(c, symbol);
    if (!(target->flags & TYPE_OBJECT)) {
        return target;
    }
    size_t n = target->as.object.parameter_count, outer = target->as.object.outer_count;
    if (!n) {
        return target;
    }
    if (c->alias_depth && list->length == n - outer &&
        (is_alias_body(c, node) || list_mentions_alias(c, list))) {
        return pending_reference(c, target, node, n);
    }
    if (list->length > n - outer) {
        return c->error;
    }
    Type **arguments = NEW_ARRAY(c->arena, Type *, n + 1), **filled;
    for (size_t i = 0; i < outer; i++) {
        arguments[i] = target->as.object.parameters[i];
    }
    for (size_t i = 0; i < list->length; i++) {
        arguments[outer + i] = type_from_node(c, list->items[i]);
    }
    fill_defaults(c, target->as.object.parameters, n, arguments, outer + list->length, &filled);
    return type_reference(c, target, filled, n);
}

static bool is_local(Symbol *symbol)
{
    return symbol->function && symbol->function->kind != AST_SOURCE_FILE;
}

static Type *reference_to(Checker *c, Symbol *symbol, AstNode *node, AstList *list)
{
    if (symbol->flags & (SYMBOL_CLASS | SYMBOL_INTERFACE)) {
        return class_reference(c, symbol, node, list);
    }
    if (symbol->flags & SYMBOL_TYPE_ALIAS) {
        Type **parameters;
        size_t n;
        type_parameters_of(c, symbol, &parameters, &n);
        if (!n) {
            return declared_type(c, symbol);
        }
        TypeVec arguments = {0};
        for (size_t i = 0; i < list->length && i < n; i++) {
            vec_push(c->arena, &arguments, type_from_node(c, list->items[i]));
        }
        Type **alias_arguments;
        size_t alias_count;
        Symbol *alias = alias_of_node(c, node, &alias_arguments, &alias_count);
        if (alias && !is_local(symbol) && is_local(alias)) {
            alias = NULL;
            alias_count = 0;
        }
        return alias_instance(c, symbol, arguments.items, arguments.length, alias, alias_arguments,
                              alias_count);
    }
    return declared_type(c, symbol);
}

static Type *from_reference(Checker *c, AstNode *node)
{
    AstNode *name = node->type_reference.name;
    if (name->kind == AST_IDENTIFIER && strcmp(name->identifier.name, "const") == 0 &&
        node->parent &&
        (node->parent->kind == AST_AS_EXPRESSION || node->parent->kind == AST_TYPE_ASSERTION)) {
        return c->error;
    }
    Symbol *symbol = names_resolve_entity(c->program, name, SYMBOL_TYPE);
    return symbol ? reference_to(c, symbol, node, &node->type_reference.type_arguments) : c->error;
}

/* `extends Base<T>` in interfaces and classes. */
static Symbol *entity_of_expression(Checker *c, AstNode *expression)
{
    if (expression->kind == AST_IDENTIFIER) {
        Symbol *symbol = names_resolve_target(c->program, expression);
        if (!symbol || !(symbol->flags & SYMBOL_TYPE)) {
            Symbol *typed =
                names_lookup(c->program, expression, expression->identifier.name, SYMBOL_TYPE);
            symbol = typed ? names_resolve_alias(c->program, typed) : symbol;
        }
        return symbol;
    }
    if (expression->kind == AST_PROPERTY_ACCESS) {
        AstNode *object = expression->property_access.object;
        Symbol *container = object->kind == AST_IDENTIFIER
                                ? names_resolve_target(c->program, object)
                                : entity_of_expression(c, object);
        return container ? names_export(c->program, container,
                                        expression->property_access.name->identifier.name)
                         : NULL;
    }
    if (expression->kind == AST_QUALIFIED_NAME) {
        return names_resolve_entity(c->program, expression, SYMBOL_TYPE);
    }
    return NULL;
}

static Type *from_expression_with_types(Checker *c, AstNode *node)
{
    Symbol *symbol = entity_of_expression(c, node->expression_with_types.expression);
    if (symbol && symbol->flags & SYMBOL_TYPE) {
        return reference_to(c, symbol, node, &node->expression_with_types.type_arguments);
    }
    return c->error;
}

/* ---- tuples ---- */

static Type *from_tuple(Checker *c, AstNode *node)
{
    AstList *list = &node->elements.items;
    size_t n = list->length;
    Type **types = NEW_ARRAY(c->arena, Type *, n + 1);
    uint8_t *flags = arena_alloc(c->arena, n + 1);
    const char **labels = NEW_ARRAY(c->arena, const char *, n + 1);
    bool labelled = false, variadic = false;
    AstNode **inner = NEW_ARRAY(c->arena, AstNode *, n + 1);
    bool is_readonly = node->parent && node->parent->kind == AST_TYPE_OPERATOR &&
                       node->parent->type_operator.op == AST_READONLY;

    for (size_t i = 0; i < n; i++) {
        AstNode *element = list->items[i];
        bool rest = false, optional = false;
        inner[i] = element;
        if (element->kind == AST_NAMED_TUPLE_MEMBER) {
            inner[i] = element->named_tuple_member.type;
            labels[i] = element->named_tuple_member.name->identifier.name;
            labelled = true;
            rest = element->named_tuple_member.is_rest;
            optional = element->named_tuple_member.is_optional;
        } else if (element->kind == AST_OPTIONAL_TYPE || element->kind == AST_REST_TYPE) {
            inner[i] = element->wrapped.expression;
            rest = element->kind == AST_REST_TYPE;
            optional = !rest;
        }
        AstNode *bare = inner[i];
        while (bare->kind == AST_PARENTHESIZED_TYPE) {
            bare = bare->wrapped.expression;
        }
        bool array = rest && bare->kind == AST_ARRAY_TYPE;
        flags[i] = array      ? ELEMENT_REST
                   : rest     ? ELEMENT_VARIADIC
                   : optional ? ELEMENT_OPTIONAL
                              : ELEMENT_REQUIRED;
        variadic |= flags[i] == ELEMENT_VARIADIC;
        inner[i] = array ? bare->wrapped.expression : inner[i];
    }
    if (c->alias_depth && !variadic && (is_alias_body(c, node) || list_mentions_alias(c, list))) {
        for (size_t i = 0; i < n; i++) {
            types[i] = c->any;
        }
        Type *shape = type_tuple(c, types, flags, labelled ? labels : NULL, n, is_readonly);
        return n ? pending_reference(c, shape->as.object.target, node, n) : shape;
    }
    for (size_t i = 0; i < n; i++) {
        types[i] = type_from_node(c, inner[i]);
        if (flags[i] == ELEMENT_OPTIONAL) {
            types[i] = type_optional(c, types[i]);
        }
    }
    return type_tuple(c, types, flags, labelled ? labels : NULL, n, is_readonly);
}

static Type *from_array(Checker *c, AstNode *node)
{
    bool is_readonly = node->parent && node->parent->kind == AST_TYPE_OPERATOR &&
                       node->parent->type_operator.op == AST_READONLY;
    Type *target = is_readonly && c->g_readonly_array ? c->g_readonly_array : c->g_array;
    if (c->alias_depth && target &&
        (is_alias_body(c, node) || mentions_alias(c, node->wrapped.expression))) {
        return pending_reference(c, target, node, 1);
    }
    Type *element = type_from_node(c, node->wrapped.expression);
    return is_readonly ? type_readonly_array(c, element) : type_array(c, element);
}

/* ---- the others ---- */

static Type *from_set(Checker *c, AstNode *node)
{
    TypeVec parts = {0};
    Type **alias_arguments;
    size_t alias_count;
    for (size_t i = 0; i < node->elements.items.length; i++) {
        vec_push(c->arena, &parts, type_from_node(c, node->elements.items.items[i]));
    }
    Symbol *alias = alias_of_node(c, node, &alias_arguments, &alias_count);
    return node->kind == AST_UNION_TYPE
               ? type_union_alias(c, parts.items, parts.length, REDUCE_LITERAL, alias,
                                  alias_arguments, alias_count)
               : type_intersection_alias(c, parts.items, parts.length, alias, alias_arguments,
                                         alias_count);
}

static Type *from_object_node(Checker *c, AstNode *node)
{
    if (node->kind == AST_TYPE_LITERAL && !node->elements.items.length) {
        Type **arguments;
        size_t count;
        if (!alias_of_node(c, node, &arguments, &count)) {
            return c->empty_type_literal;
        }
    }
    Type *type = object_new(c, node->kind == AST_MAPPED_TYPE ? OBJECT_MAPPED : OBJECT_ANONYMOUS,
                            names_symbol_of(c->program, node));
    type->as.object.node = node;
    set_alias(c, type, node);
    return type;
}

static void find_infers(Checker *c, AstNode *node, TypeVec *out);

typedef struct InferFind {
    Checker *c;
    TypeVec *out;
} InferFind;

static bool visit_infer(AstNode *node, void *data)
{
    InferFind *find = data;
    find_infers(find->c, node, find->out);
    return true;
}

static void find_infers(Checker *c, AstNode *node, TypeVec *out)
{
    if (node->kind == AST_CONDITIONAL_TYPE) {
        find_infers(c, node->conditional_type.check_type, out);
        find_infers(c, node->conditional_type.true_type, out);
        find_infers(c, node->conditional_type.false_type, out);
        return; /* infer in its extends belongs to it */
    }
    if (node->kind == AST_INFER_TYPE) {
        Type *parameter = param_of_node(c, node->wrapped.expression);
        for (size_t i = 0; i < out->length; i++) {
            if (out->items[i] == parameter) {
                return;
            }
        }
        vec_push(c->arena, out, parameter);
    }
    InferFind find = {c, out};
    ast_for_each_child(node, visit_infer, &find);
}

static Type *from_conditional(Checker *c, AstNode *node)
{
    ConditionalRoot *root = NEW(c->arena, ConditionalRoot);
    TypeVec infers = {0};
    root->node = node;
    root->check = type_from_node(c, node->conditional_type.check_type);
    root->extends = type_from_node(c, node->conditional_type.extends_type);
    root->is_distributive = (root->check->flags & TYPE_PARAM) != 0;
    find_infers(c, node->conditional_type.extends_type, &infers);
    root->infer_parameters = infers.items;
    root->infer_count = infers.length;
    outer_parameters(c, node, &root->outer, &root->outer_count);
    root->alias = alias_of_node(c, node, &root->alias_arguments, &root->alias_argument_count);
    return conditional_type(c, root, NULL, NULL, NULL, 0);
}

static Type *unique_symbol_for(Checker *c, AstNode *declaration, const char *name)
{
    Symbol *symbol = declaration ? names_symbol_of(c->program, declaration) : NULL;
    Type *type = type_new(c, TYPE_UNIQUE_SYMBOL, symbol);
    bool well_known =
        declaration && declaration->parent &&
        declaration->parent->kind == AST_INTERFACE_DECLARATION &&
        strcmp(declaration->parent->interface.name->identifier.name, "SymbolConstructor") == 0;
    char *text = well_known ? arena_printf(c->arena, "__@%s", name)
                            : arena_printf(c->arena, "__@%s@%u", name, type->id);
    type->as.literal.text = intern_string(c->interner, text);
    return type;
}

Type *unique_symbol_of(Checker *c, AstNode *declaration)
{
    NodeLinks *links = node_links(c, declaration);
    if (!links->object_type) {
        AstNode *name = ast_declaration_name(declaration);
        links->object_type = unique_symbol_for(
            c, declaration,
            name && name->kind == AST_IDENTIFIER ? name->identifier.name : "symbol");
    }
    return links->object_type;
}

static Type *from_operator(Checker *c, AstNode *node)
{
    AstNode *inner = node->type_operator.type;
    switch (node->type_operator.op) {
    case AST_KEYOF:
        return type_index(c, type_from_node(c, inner));
    case AST_READONLY:
        return type_from_node(c, inner);
    case AST_UNIQUE: {
        AstNode *declaration = node->parent;
        while (declaration && declaration->kind == AST_PARENTHESIZED_TYPE) {
            declaration = declaration->parent;
        }
        return declaration ? unique_symbol_of(c, declaration) : c->symbol;
    }
    }
    unreachable();
}

static Type *from_template(Checker *c, AstNode *node)
{
    size_t n = node->template_literal.spans.length;
    const char **texts = NEW_ARRAY(c->arena, const char *, n + 1);
    Type **types = NEW_ARRAY(c->arena, Type *, n + 1);
    AstText head = node->template_literal.cooked;
    texts[0] = intern(c->interner, head.text ? head.text : "", head.length);
    for (size_t i = 0; i < n; i++) {
        AstNode *span = node->template_literal.spans.items[i];
        AstText cooked = span->template_span.cooked;
        types[i] = type_from_node(c, span->template_span.expression);
        texts[i + 1] = intern(c->interner, cooked.text ? cooked.text : "", cooked.length);
    }
    return n ? type_template(c, texts, types, n) : type_string_literal(c, texts[0]);
}

static Type *from_this(Checker *c, AstNode *node)
{
    for (AstNode *at = node->parent; at; at = at->parent) {
        if (ast_is_class_like(at->kind) || at->kind == AST_INTERFACE_DECLARATION) {
            Symbol *symbol = names_symbol_of(c->program, at);
            Type *type = symbol ? declared_type(c, symbol) : NULL;
            return type && type->flags & TYPE_OBJECT && type->as.object.this_type
                       ? type->as.object.this_type
                       : c->error;
        }
        if (at->kind == AST_OBJECT_LITERAL || at->kind == AST_SOURCE_FILE) {
            break;
        }
    }
    return c->error;
}

static Type *value_of_entity(Checker *c, AstNode *name)
{
    if (name->kind == AST_IDENTIFIER) {
        Symbol *symbol = names_resolve_target(c->program, name);
        if (symbol == names_undefined(c->program)) {
            return c->undefined;
        }
        return symbol ? check_expression(c, name, CHECK_NORMAL) : c->error;
    }
    if (name->kind == AST_QUALIFIED_NAME) {
        Symbol *symbol = NULL;
        AstNode *left = name->qualified_name.left;
        const char *right = name->qualified_name.right->identifier.name;
        if (left->kind == AST_IDENTIFIER) {
            Symbol *container = names_resolve_target(c->program, left);
            if (container && container->flags & (SYMBOL_ANY_NAMESPACE)) {
                symbol = names_export(c->program, container, right);
            }
        }
        if (symbol) {
            return type_of_symbol(c, symbol);
        }
        Type *object = value_of_entity(c, left);
        Property *property = property_of(c, object, right);
        return property ? type_of_property(c, property) : c->error;
    }
    if (name->kind == AST_PROPERTY_ACCESS || name->kind == AST_THIS_EXPRESSION) {
        return check_expression(c, name, CHECK_NORMAL);
    }
    return c->error;
}

static Type *from_import(Checker *c, AstNode *node)
{
    AstNode *argument = node->import_type.argument;
    while (argument && argument->kind == AST_LITERAL_TYPE) {
        argument = argument->wrapped.expression;
    }
    Symbol *module = argument && argument->kind == AST_STRING_LITERAL
                         ? names_module_symbol(c->program, argument)
                         : NULL;
    AstNode *qualifier = node->import_type.qualifier;
    if (!module) {
        return c->error;
    }
    VEC(const char *) names = {0};
    for (AstNode *at = qualifier; at;) {
        bool more = at->kind == AST_QUALIFIED_NAME;
        vec_push(c->arena, &names,
                 more ? at->qualified_name.right->identifier.name : at->identifier.name);
        at = more ? at->qualified_name.left : NULL;
    }
    Symbol *symbol = module;
    for (size_t i = names.length; symbol && i-- > 0;) {
        symbol = names_export(c->program, symbol, names.items[i]);
    }
    if (!symbol) {
        return c->error;
    }
    if (node->import_type.is_typeof || (node->parent && node->parent->kind == AST_TYPE_QUERY)) {
        return type_of_symbol(c, symbol);
    }
    return reference_to(c, symbol, node, &node->import_type.type_arguments);
}

static Type *from_query(Checker *c, AstNode *node)
{
    AstNode *name = node->type_query.name;
    Type *type = name->kind == AST_IMPORT_TYPE ? from_import(c, name) : value_of_entity(c, name);
    type = types_regular(c->program, widen(c, type));
    if (node->type_query.type_arguments.length) {
        SignatureVec *calls = signatures_of(c, type, false);
        if (calls->length) {
            TypeVec arguments = {0};
            for (size_t i = 0; i < node->type_query.type_arguments.length; i++) {
                vec_push(c->arena, &arguments,
                         type_from_node(c, node->type_query.type_arguments.items[i]));
            }
            TypeMembers *members = NEW(c->arena, TypeMembers);
            for (size_t i = 0; i < calls->length; i++) {
                if (calls->items[i]->type_parameter_count >= arguments.length) {
                    Type **filled;
                    fill_defaults(c, calls->items[i]->type_parameters,
                                  calls->items[i]->type_parameter_count, arguments.items,
                                  arguments.length, &filled);
                    vec_push(c->arena, &members->calls,
                             signature_with_arguments(c, calls->items[i], filled,
                                                      calls->items[i]->type_parameter_count));
                }
            }
            return object_with_members(c, members, type->symbol, node);
        }
    }
    return type;
}

static Type *from_node(Checker *c, AstNode *node)
{
    switch (node->kind) {
    case AST_KEYWORD_TYPE:
        return from_keyword(c, node->keyword_type.keyword);
    case AST_THIS_TYPE:
        return from_this(c, node);
    case AST_LITERAL_TYPE:
        return from_literal(c, node);
    case AST_TYPE_REFERENCE:
        return from_reference(c, node);
    case AST_EXPRESSION_WITH_TYPE_ARGUMENTS:
        return from_expression_with_types(c, node);
    case AST_ARRAY_TYPE:
        return from_array(c, node);
    case AST_TUPLE_TYPE:
        return from_tuple(c, node);
    case AST_NAMED_TUPLE_MEMBER:
        return type_from_node(c, node->named_tuple_member.type);
    case AST_OPTIONAL_TYPE:
        return type_optional(c, type_from_node(c, node->wrapped.expression));
    case AST_REST_TYPE:
    case AST_PARENTHESIZED_TYPE:
        return type_from_node(c, node->wrapped.expression);
    case AST_UNION_TYPE:
    case AST_INTERSECTION_TYPE:
        return from_set(c, node);
    case AST_FUNCTION_TYPE:
    case AST_CONSTRUCTOR_TYPE:
    case AST_TYPE_LITERAL:
    case AST_MAPPED_TYPE:
        return from_object_node(c, node);
    case AST_TYPE_QUERY:
        return from_query(c, node);
    case AST_TYPE_OPERATOR:
        return from_operator(c, node);
    case AST_INDEXED_ACCESS_TYPE: {
        Type **arguments;
        size_t count;
        Symbol *alias = alias_of_node(c, node, &arguments, &count);
        Type *type = indexed_access_alias(
            c, type_from_node(c, node->indexed_access_type.object_type),
            type_from_node(c, node->indexed_access_type.index_type), alias, arguments, count);
        return type ? type : c->error;
    }
    case AST_CONDITIONAL_TYPE:
        return from_conditional(c, node);
    case AST_INFER_TYPE:
        return param_of_node(c, node->wrapped.expression);
    case AST_TEMPLATE_LITERAL_TYPE:
        return from_template(c, node);
    case AST_IMPORT_TYPE:
        return from_import(c, node);
    case AST_TYPE_PREDICATE:
        return node->type_predicate.is_asserts ? c->void_ : c->boolean;
    case AST_IDENTIFIER:
    case AST_QUALIFIED_NAME: {
        Symbol *symbol = names_resolve_entity(c->program, node, SYMBOL_TYPE);
        return symbol ? declared_type(c, symbol) : c->error;
    }
    default:
        return c->error;
    }
}

Type *type_from_node(Checker *c, AstNode *node)
{
    NodeLinks *links = node_links(c, node);
    if (!links->type_node) {
        Type *type = from_node(c, node);
        if (c->resolutions.length && type == c->error &&
            !c->resolutions.items[c->resolutions.length - 1].ok) {
            return type; /* circular: may succeed from elsewhere */
        }
        links->type_node = type;
    }
    return links->type_node;
}

Type *types_of_type_node(Program *program, AstNode *node)
{
    return type_from_node(checker_of(program), node);
}
