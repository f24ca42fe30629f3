/*
 * Member access: `a.b`, `a[b]`, private names, optional chains.
 */
#include "types/checker.h"

int assignment_kind(AstNode *node);
Type *narrowable_type(Checker *c, Type *type, AstNode *node);

bool is_optional_chain(AstNode *node)
{
    switch (node->kind) {
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS:
    case AST_CALL_EXPRESSION:
    case AST_NON_NULL_EXPRESSION:
        return ast_in_optional_chain(node);
    default:
        return false;
    }
}

static bool is_link_optional(AstNode *node)
{
    return node->kind == AST_PROPERTY_ACCESS   ? node->property_access.is_optional
           : node->kind == AST_ELEMENT_ACCESS  ? node->element_access.is_optional
           : node->kind == AST_CALL_EXPRESSION ? node->call.is_optional
                                               : false;
}

static bool not_marker(Checker *c, Type *type, void *data)
{
    (void)data;
    return type != c->optional_undefined;
}

static bool has_marker(Checker *c, Type *type)
{
    return type == c->optional_undefined ||
           (type->flags & TYPE_UNION && union_contains(type, c->optional_undefined));
}

/* The type of what a link is applied to; *short_circuits when an `?.` at or before it may end the
 * chain. */
Type *chain_object(Checker *c, AstNode *link, AstNode *object, Type *type, bool *short_circuits)
{
    *short_circuits = false;
    if (is_link_optional(link)) {
        if (has_marker(c, type)) {
            type = type_filter(c, type, not_marker, NULL);
            *short_circuits = true;
        }
        Type *bare = non_null(c, type);
        *short_circuits |= bare != type;
        return bare;
    }
    if (is_optional_chain(object) && has_marker(c, type)) {
        *short_circuits = true;
        return type_filter(c, type, not_marker, NULL);
    }
    return type;
}

/* Adds the undefined of a short circuit: at the chain's end the real one, before it a marker that
 * the next link takes away. */
Type *chain_result(Checker *c, AstNode *link, Type *type, bool short_circuits)
{
    if (!short_circuits) {
        return type;
    }
    AstNode *root = ast_chain_root(link);
    return root == link ? type_optional(c, type) : type_union2(c, type, c->optional_undefined);
}

static Type *checked_object(Checker *c, Type *type)
{
    if (type_has(type, TYPE_NULLABLE) && !(type->flags & TYPE_ANY)) {
        return type->flags & TYPE_NULLABLE ? c->error : non_null(c, type);
    }
    return type;
}

static bool is_narrowable_member(Property *property)
{
    return !property->is_method || (property->constituents != NULL);
}

/* Properties of the class being constructed that have no initial value start as undefined. */
static bool is_uninitialized_this(Checker *c, AstNode *node, Property *property)
{
    AstNode *object = node->kind == AST_PROPERTY_ACCESS ? node->property_access.object
                                                        : node->element_access.object;
    AstNode *declaration = property->declaration_count ? property->declarations[0] : NULL;
    if (object->kind != AST_THIS_EXPRESSION || !declaration ||
        declaration->kind != AST_PROPERTY_DECLARATION || declaration->property.initializer ||
        declaration->property.is_definite || declaration->is_ambient ||
        ast_has_modifier(declaration, AST_MODIFIER_STATIC | AST_MODIFIER_ABSTRACT)) {
        return false;
    }
    AstNode *container = flow_container_of(node);
    (void)c;
    return container && container->kind == AST_CONSTRUCTOR &&
           container->parent == declaration->parent;
}

Type *property_access_flow(Checker *c, AstNode *node, Property *property, Type *type)
{
    int assignment = assignment_kind(node);
    if (assignment == 1) {
        return type;
    }
    if (property && !is_narrowable_member(property) &&
        !(property->is_method && type->flags & TYPE_UNION)) {
        return type;
    }
    type = narrowable_type(c, type, node);
    Type *initial = type;
    bool uninitialized = property && is_uninitialized_this(c, node, property);
    if (uninitialized) {
        initial = type_optional(c, type);
    }
    Type *flow = flow_type(c, node, type, initial, flow_container_of(node), NULL);
    if (uninitialized && !type_has(type, TYPE_UNDEFINED) && type_has(flow, TYPE_UNDEFINED)) {
        return type;
    }
    return assignment ? base_of_literal(c, flow) : flow;
}

static Property *private_property(Checker *c, Type *type, const char *name)
{
    Property *property = property_of(c, type, name);
    return property;
}

/* globalThis.x: the global of that name, or NULL. */
static Symbol *global_member(Checker *c, AstNode *object, const char *name)
{
    object = skip_parens(object);
    if (object->kind != AST_IDENTIFIER ||
        names_resolve(c->program, object) != names_global_this(c->program)) {
        return NULL;
    }
    return names_global(c->program, name, SYMBOL_VALUE);
}

Type *check_property_access(Checker *c, AstNode *node, unsigned mode)
{
    AstNode *object = node->property_access.object;
    (void)mode;
    const char *name = node->property_access.name->identifier.name;
    Symbol *global = global_member(c, object, name);
    if (global) {
        return type_of_symbol(c, global);
    }
    Type *type = check_expression(c, object, CHECK_NORMAL);
    bool short_circuits;
    type = chain_object(c, node, object, type, &short_circuits);
    type = checked_object(c, type);
    Type *apparent = reduced_type(c, apparent_type(c, type));
    NodeLinks *links = node_links(c, node);

    if (apparent->flags & TYPE_ANY || apparent == c->silent_never) {
        Type *result = apparent == c->error ? c->error : c->any;
        return chain_result(c, node, result, short_circuits && result != c->any);
    }
    if (apparent->flags & TYPE_NEVER) {
        return c->error;
    }
    Property *property = node->property_access.name->kind == AST_PRIVATE_IDENTIFIER
                             ? private_property(c, apparent, name)
                             : property_of(c, apparent, name);
    links->property = property;
    Type *result;
    if (property) {
        int assignment = assignment_kind(node);
        result =
            assignment == 1 ? write_type_of_property(c, property) : type_of_property(c, property);
    } else {
        IndexInfo *info = applicable_index_name(c, apparent, name);
        if (!info) {
            return c->error;
        }
        result = info->type;
    }
    result = property_access_flow(c, node, property, result);
    return chain_result(c, node, result, short_circuits);
}

/* `for (const k in o) o[k]`: reading by a key of the object itself. */
static bool is_for_in_key(Checker *c, AstNode *node)
{
    AstNode *index = skip_parens(node->element_access.index);
    Symbol *symbol = index->kind == AST_IDENTIFIER ? names_resolve_target(c->program, index) : NULL;
    AstNode *declaration = symbol ? symbol->value_declaration : NULL;
    AstNode *loop = declaration && declaration->parent ? declaration->parent->parent : NULL;
    if (!loop || loop->kind != AST_FOR_IN_STATEMENT) {
        return false;
    }
    Type *object = check_expression(c, loop->for_each.expression, CHECK_NORMAL);
    return index_info(c, object, c->number) && !index_info(c, object, c->string);
}

Type *check_element_access(Checker *c, AstNode *node, unsigned mode)
{
    AstNode *object = node->element_access.object;
    (void)mode;
    Type *type = check_expression(c, object, CHECK_NORMAL);
    bool short_circuits;
    type = chain_object(c, node, object, type, &short_circuits);
    type = checked_object(c, type);
    if (!node->element_access.index) {
        return c->error;
    }
    Type *index = check_expression(c, node->element_access.index, CHECK_NORMAL);
    if (type->flags & TYPE_ANY) {
        return chain_result(c, node, type, short_circuits && type != c->any);
    }
    if (type->flags & TYPE_NEVER) {
        return c->error;
    }
    int assignment = assignment_kind(node);
    index = is_for_in_key(c, node) ? c->number : index;
    bool is_deferred = is_tuple_type(type) && !assignment;
    if (!is_deferred && is_generic_object(c, type) && !is_generic_index(c, index)) {
        type = apparent_type(c, type);
    }
    Type *result = indexed_access_or_null(c, type, index, assignment == 1);
    if (!result) {
        /* With noImplicitAny that is an error; without a property it is any. */
        return c->any;
    }
    const char *name = property_name_of_type(c, type_regular(index));
    Property *property = name ? property_of(c, type, name) : NULL;
    node_links(c, node)->property = property;
    result = property_access_flow(c, node, property, result);
    return chain_result(c, node, result, short_circuits);
}

const Property *types_property_of_access(Program *program, AstNode *node)
{
    Checker *c = checker_of(program);
    check_expression_cached(c, node, CHECK_NORMAL);
    return node_links(c, node)->property;
}
