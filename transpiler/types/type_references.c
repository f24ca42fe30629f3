/*
 * References in type nodes: `Item<string>`, `extends Base<T>`. Arrays, tuples and references inside
 * an alias that is being resolved get their arguments when it is done (`type Json = string | Json[]`).
 */
#include "types/checker.h"

enum { KEY_PENDING = 200, CACHED_UNFILLED = 128 };

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

bool mentions_alias(Checker *c, AstNode *node)
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

bool list_mentions_alias(Checker *c, AstList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        if (mentions_alias(c, list->items[i])) {
            return true;
        }
    }
    return false;
}

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
            if (tuple_shape(type)->flags[i] & ELEMENT_OPTIONAL) {
                t = type_optional(c, t);
            }
            arguments[i] = t;
        }
        return;
    }
    for (size_t i = 0; i < list->length && base + i < type->as.object.argument_count; i++) {
        arguments[base + i] = type_from_node(c, list->items[i]);
    }
}

static bool is_in_progress(Checker *c, const void *target, ResolutionKind kind)
{
    for (size_t i = 0; i < c->resolutions.length; i++) {
        if (c->resolutions.items[i].target == target && c->resolutions.items[i].kind == kind) {
            return true;
        }
    }
    return false;
}

/* `typeof x` with x whose type is being found. */
static bool queries_unfinished(Checker *c, AstNode *node)
{
    AstNode *name = node->type_query.name;

    while (name->kind == AST_QUALIFIED_NAME) {
        name = name->qualified_name.left;
    }
    Symbol *symbol = name->kind == AST_IDENTIFIER
                         ? names_resolve_entity(c->program, name, SYMBOL_VALUE)
                         : NULL;
    return symbol && is_in_progress(c, symbol->value_declaration, RESOLVE_TYPE);
}

static bool visit_unfinished(AstNode *node, void *data);

/* Whether a type node mentions what is being resolved just now. */
static bool is_unfinished(Checker *c, AstNode *node)
{
    if (node->kind == AST_TYPE_QUERY) {
        return queries_unfinished(c, node);
    }
    if (node->kind == AST_TYPE_LITERAL || node->kind == AST_FUNCTION_TYPE ||
        node->kind == AST_MAPPED_TYPE || node->kind == AST_CONSTRUCTOR_TYPE) {
        return false;
    }
    if (node->kind == AST_TYPE_REFERENCE) {
        Symbol *symbol = names_resolve_entity(c->program, node->type_reference.name, SYMBOL_TYPE);
        if (symbol && symbol->flags & SYMBOL_TYPE_ALIAS &&
            is_in_progress(c, symbol, RESOLVE_DECLARED)) {
            return true;
        }
    }
    AliasSearch search = {c, false};
    ast_for_each_child(node, visit_unfinished, &search);
    return search.found;
}

static bool visit_unfinished(AstNode *node, void *data)
{
    AliasSearch *search = data;
    search->found = search->found || is_unfinished(search->c, node);
    return !search->found;
}

static bool waits_for_alias(Checker *c, Type *type)
{
    Type *root = type->as.object.extra;
    if (root) {
        return (root->cached & CACHED_UNFILLED) != 0;
    }
    AstNode *node = type->as.object.node;
    if (node->kind == AST_ARRAY_TYPE) {
        return is_unfinished(c, node->wrapped.expression);
    }
    AstList *list = node->kind == AST_TUPLE_TYPE ? &node->elements.items
                    : node->kind == AST_EXPRESSION_WITH_TYPE_ARGUMENTS
                        ? &node->expression_with_types.type_arguments
                        : &node->type_reference.type_arguments;
    for (size_t i = 0; i < list->length; i++) {
        if (is_unfinished(c, list->items[i])) {
            return true;
        }
    }
    return false;
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

bool is_alias_body(Checker *c, AstNode *node)
{
    Type **arguments;
    size_t count;
    return alias_of_node(c, node, &arguments, &count) != NULL;
}

Type *pending_reference(Checker *c, Type *target, AstNode *node, size_t count)
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

Type *reference_to(Checker *c, Symbol *symbol, AstNode *node, AstList *list)
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

Type *type_from_reference(Checker *c, AstNode *node)
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

Type *type_from_heritage(Checker *c, AstNode *node)
{
    Symbol *symbol = entity_of_expression(c, node->expression_with_types.expression);
    if (symbol && symbol->flags & SYMBOL_TYPE) {
        return reference_to(c, symbol, node, &node->expression_with_types.type_arguments);
    }
    return c->error;
}
