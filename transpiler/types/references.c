/*
 * References that can be narrowed: whether two of them name the same thing.
 */
#include "types/narrow.h"

/* ---- references ---- */

const char *accessed_key(Checker *c, AstNode *node)
{
    if (node->kind == AST_PROPERTY_ACCESS) {
        return node->property_access.name->identifier.name;
    }
    if (node->kind != AST_ELEMENT_ACCESS || !node->element_access.index) {
        return NULL;
    }
    AstNode *index = node->element_access.index;
    if (index->kind == AST_STRING_LITERAL) {
        return index->string.interned;
    }
    if (index->kind == AST_NUMERIC_LITERAL) {
        return property_name_of_type(c, type_number_literal(c, index->number.value));
    }
    if (index->kind == AST_IDENTIFIER || index->kind == AST_PROPERTY_ACCESS) {
        Symbol *symbol =
            index->kind == AST_IDENTIFIER ? names_resolve_target(c->program, index) : NULL;
        if (symbol && symbol->flags & SYMBOL_CONST) {
            return property_name_of_type(c, type_regular(type_of_symbol(c, symbol)));
        }
    }
    return NULL;
}

const char *accessed_property_name(Checker *c, AstNode *node)
{
    return accessed_key(c, node);
}

AstNode *access_object(AstNode *node)
{
    return node->kind == AST_PROPERTY_ACCESS  ? node->property_access.object
           : node->kind == AST_ELEMENT_ACCESS ? node->element_access.object
                                              : NULL;
}

AstNode *reference_candidate(AstNode *node)
{
    for (;;) {
        if (node->kind == AST_PARENTHESIZED_EXPRESSION) {
            node = node->wrapped.expression;
        } else if (node->kind == AST_ASSIGNMENT_EXPRESSION) {
            node = node->binary.left;
        } else if (node->kind == AST_SEQUENCE_EXPRESSION) {
            node = node->elements.items.items[node->elements.items.length - 1];
        } else {
            return node;
        }
    }
}

Symbol *constant_index_symbol(Checker *c, AstNode *node)
{
    AstNode *index = node->kind == AST_ELEMENT_ACCESS ? node->element_access.index : NULL;
    Symbol *symbol =
        index && index->kind == AST_IDENTIFIER ? names_resolve_target(c->program, index) : NULL;
    return symbol && symbol->flags & SYMBOL_VARIABLE &&
                   (symbol->flags & SYMBOL_CONST || !symbol->is_reassigned)
               ? symbol
               : NULL;
}

bool is_matching_reference(Checker *c, AstNode *source, AstNode *target)
{
    while (target->kind == AST_PARENTHESIZED_EXPRESSION ||
           target->kind == AST_NON_NULL_EXPRESSION || target->kind == AST_ASSIGNMENT_EXPRESSION ||
           target->kind == AST_SEQUENCE_EXPRESSION) {
        if (target->kind == AST_ASSIGNMENT_EXPRESSION) {
            target = target->binary.left;
        } else if (target->kind == AST_SEQUENCE_EXPRESSION) {
            target = target->elements.items.items[target->elements.items.length - 1];
        } else {
            target = target->wrapped.expression;
        }
    }
    while (source->kind == AST_PARENTHESIZED_EXPRESSION ||
           source->kind == AST_NON_NULL_EXPRESSION) {
        source = source->wrapped.expression;
    }
    switch (source->kind) {
    case AST_IDENTIFIER:
        if (target->kind == AST_IDENTIFIER) {
            if (source->identifier.name != target->identifier.name) {
                return false;
            }
            Symbol *a = names_resolve_target(c->program, source);
            return a && a == names_resolve_target(c->program, target);
        }
        if (target->kind == AST_VARIABLE_DECLARATION || target->kind == AST_BINDING_ELEMENT) {
            AstNode *name = target->kind == AST_VARIABLE_DECLARATION
                                ? target->variable.target
                                : target->binding_element.target;
            if (name->kind != AST_IDENTIFIER || name->identifier.name != source->identifier.name) {
                return false;
            }
            Symbol *a = names_resolve_target(c->program, source);
            Symbol *b = names_symbol_of(c->program, target);
            return a && (a == b || (!b && a->value_declaration == target));
        }
        return false;
    case AST_THIS_EXPRESSION:
        return target->kind == AST_THIS_EXPRESSION;
    case AST_SUPER_EXPRESSION:
        return target->kind == AST_SUPER_EXPRESSION;
    case AST_META_PROPERTY:
        return target->kind == AST_META_PROPERTY;
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS: {
        if (target->kind != AST_PROPERTY_ACCESS && target->kind != AST_ELEMENT_ACCESS) {
            return false;
        }
        const char *a = accessed_key(c, source), *b = a ? accessed_key(c, target) : NULL;
        if (a) {
            return a == b && is_matching_reference(c, access_object(source), access_object(target));
        }
        Symbol *s = constant_index_symbol(c, source);
        return s && s == constant_index_symbol(c, target) &&
               is_matching_reference(c, access_object(source), access_object(target));
    }
    default:
        return false;
    }
}

bool contains_matching_reference(Checker *c, AstNode *source, AstNode *target)
{
    while (source->kind == AST_PROPERTY_ACCESS || source->kind == AST_ELEMENT_ACCESS ||
           source->kind == AST_NON_NULL_EXPRESSION ||
           source->kind == AST_PARENTHESIZED_EXPRESSION) {
        AstNode *object = access_object(source);
        source = object ? object : source->wrapped.expression;
        if (is_matching_reference(c, source, target)) {
            return true;
        }
    }
    return false;
}

bool chain_contains_reference(Checker *c, AstNode *source, AstNode *target)
{
    while (is_optional_chain(source)) {
        source = source->kind == AST_PROPERTY_ACCESS   ? source->property_access.object
                 : source->kind == AST_ELEMENT_ACCESS  ? source->element_access.object
                 : source->kind == AST_CALL_EXPRESSION ? source->call.callee
                                                       : source->wrapped.expression;
        if (is_matching_reference(c, source, target)) {
            return true;
        }
    }
    return false;
}
