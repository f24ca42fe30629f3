/*
 * Namespaces and modules as values:   const api = Utils;   handlers[name]   Object.keys(lib)
 *
 * Members are used directly wherever a name says which (Utils.add is the function itself). A
 * namespace that is itself a value becomes an object of its exports as they are at this moment. Where
 * that is kept, none of them may be assigned to later.
 */
#include "lower/lower.h"

static bool is_value(const Symbol *symbol)
{
    return (symbol->flags & SYMBOL_VALUE) && !(symbol->flags & SYMBOL_CONST_ENUM);
}

/* Object.keys(lib) and its kin. */
static bool is_object_call(const AstNode *call)
{
    const AstNode *callee = call->call.callee;

    return callee->kind == AST_PROPERTY_ACCESS &&
           callee->property_access.object->kind == AST_IDENTIFIER &&
           strcmp(callee->property_access.object->identifier.name, "Object") == 0;
}

/* Whether the object is used and forgotten. (Kept or shown, a module's namespace is more than that.) */
static bool is_used_at_once(const AstNode *node)
{
    const AstNode *parent = node->parent;

    while (parent->kind == AST_PARENTHESIZED_EXPRESSION || parent->kind == AST_AS_EXPRESSION) {
        node = parent;
        parent = parent->parent;
    }
    if (parent->kind == AST_ELEMENT_ACCESS) {
        return parent->element_access.object == node;
    }
    if (parent->kind == AST_CALL_EXPRESSION) {
        return is_object_call(parent);
    }
    return parent->kind == AST_VARIABLE_DECLARATION &&
           ast_is_pattern(parent->variable.target->kind);
}

/* A module's names are sorted, a namespace's are in the order of their declarations. */
static size_t place_of(const IrExpr *object, const IrProperty *property, bool is_module)
{
    size_t at = object->properties.length;

    while (is_module && at > 0 && strcmp(object->properties.items[at - 1].name, property->name) > 0) {
        at--;
    }
    return at;
}

IrExpr *lower_namespace_value(Frame *f, AstNode *node, Symbol *symbol)
{
    IrExpr *object = lower_expr_new(f, IR_OBJECT, node, lower_type_of(f, node));
    bool is_module = (symbol->flags & SYMBOL_MODULE) != 0;
    bool at_once = is_used_at_once(node);

    if (is_module && !at_once) {
        lower_unsupported(f, node, "A module as a value");
        return lower_undefined(f, node);
    }
    for (size_t i = 0; i < symbol->exports.map.count; i++) {
        Symbol *member = names_resolve_alias(f->lower->program, symbol->exports.map.entries[i].value);
        if (!member || !is_value(member)) {
            continue;
        }
        if (member->is_reassigned && !at_once) {
            lower_unsupported(f, node, "A namespace with variables that change, as a value");
            return lower_undefined(f, node);
        }
        IrProperty property = {.kind = IR_PROPERTY_VALUE};
        property.name = symbol->exports.map.entries[i].key;
        property.value = lower_symbol_value(f, node, member);
        property.value->type = lower_symbol_type(f, member);
        vec_insert(f->lower->arena, &object->properties, place_of(object, &property, is_module),
                   property);
    }
    return object;
}
