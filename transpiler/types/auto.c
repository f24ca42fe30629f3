/*
 * Declarations whose types come from what is assigned to them later: `let x;`, `const xs = []`,
 * and class properties without annotation that the constructor sets.
 */
#include "types/narrow.h"

typedef struct ThisSearch {
    const char *name;
    AstNode *found;
} ThisSearch;

static bool find_this_assignment(AstNode *node, void *data)
{
    ThisSearch *search = data;
    if (search->found || ast_is_class_like(node->kind) ||
        (ast_is_function_like(node->kind) && node->kind != AST_ARROW_FUNCTION)) {
        return !search->found;
    }
    if (node->kind == AST_ASSIGNMENT_EXPRESSION && node->binary.op == AST_OP_ASSIGN &&
        node->binary.left->kind == AST_PROPERTY_ACCESS &&
        node->binary.left->property_access.object->kind == AST_THIS_EXPRESSION &&
        node->binary.left->property_access.name->identifier.name == search->name) {
        search->found = node->binary.left;
        return false;
    }
    ast_for_each_child(node, find_this_assignment, search);
    return !search->found;
}

Type *property_from_constructor(Checker *c, AstNode *property)
{
    AstNode *owner = property->parent;
    const char *name = property_name(c, property->property.name);
    if (!owner || !ast_is_class_like(owner->kind) || !name ||
        ast_has_modifier(property, AST_MODIFIER_STATIC)) {
        return NULL;
    }
    for (size_t i = 0; i < owner->class_like.members.length; i++) {
        AstNode *member = owner->class_like.members.items[i];
        if (member->kind != AST_CONSTRUCTOR || !member->function.body) {
            continue;
        }
        ThisSearch search = {name, NULL};
        ast_for_each_child(member->function.body, find_this_assignment, &search);
        if (!search.found) {
            return NULL;
        }
        build_flow(c, member);
        FlowNode *end = node_links(c, member)->return_flow;
        Type *type = flow_type(c, search.found, c->auto_type, c->undefined, member, end);
        return type_every(type, TYPE_NULLABLE) ? c->any : finish_evolving(c, type);
    }
    return NULL;
}

/* `const { value } = box` takes the narrowed type of `box.value`. */
Type *flow_type_of_destructuring(Checker *c, AstNode *element, Type *declared)
{
    AstNode *pattern = element->parent, *owner = pattern->parent;
    if (owner->kind != AST_VARIABLE_DECLARATION || pattern->kind != AST_OBJECT_PATTERN ||
        !owner->variable.initializer ||
        !is_narrowable_reference(skip_parens(owner->variable.initializer))) {
        return declared;
    }
    AstNode *name = element->binding_element.property_name;
    AstNode *target = element->binding_element.target;
    AstNode *plain = name ? name : target;
    if (plain->kind != AST_IDENTIFIER) {
        return declared;
    }
    AstNode *access = ast_new(c->program, AST_PROPERTY_ACCESS, element->file, element->span);
    access->property_access.object = skip_parens(owner->variable.initializer);
    access->property_access.name = plain;
    access->parent = owner;
    FlowNode *flow = flow_of(c, owner);
    return flow ? flow_type(c, access, declared, declared, flow_container_of(owner), flow)
                : declared;
}

Type *auto_result(Checker *c, Symbol *symbol)
{
    TypeVec types = {0};
    for (size_t i = 0; i < symbol->references.length; i++) {
        AstNode *reference = symbol->references.items[i];
        if (reference->kind != AST_IDENTIFIER || !names_is_read(reference) ||
            is_evolving_target(reference)) {
            continue;
        }
        Type *type = check_expression_cached(c, reference, CHECK_NORMAL);
        if (type->flags & TYPE_ANY) {
            return NULL;
        }
        vec_push(c->arena, &types, type);
    }
    if (!types.length) {
        return NULL;
    }
    Type *type = type_union(c, types.items, types.length, REDUCE_SUBTYPE);
    return type->flags & TYPE_NEVER ? NULL : type;
}
