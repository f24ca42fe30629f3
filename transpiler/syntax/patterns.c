/*
 * Destructuring patterns, in declarations and in assignments.
 *
 * The grammar reads some patterns of assignments as array and object literals; those are turned
 * into patterns after reading (ECMA-262 13.15.5, the cover grammar).
 */
#include "syntax/reader.h"

/* How the leaves of a pattern are read: names in declarations, any target in assignments. */
typedef AstNode *ReadLeaf(Reader *reader, Cst cst);

static AstNode *read_object_pattern(Reader *reader, Cst cst, ReadLeaf *leaf);
static AstNode *read_array_pattern(Reader *reader, Cst cst, ReadLeaf *leaf);

/* A name, pattern or other target with perhaps a default, as one element. */
static AstNode *read_element(Reader *reader, Cst cst, ReadLeaf *leaf)
{
    AstNode *node = read_new(reader, AST_BINDING_ELEMENT, cst);
    CstList children;

    switch (cst.kind) {
    case CST_ASSIGNMENT_PATTERN:
    case CST_OBJECT_ASSIGNMENT_PATTERN:
        children = cst_children(reader, cst);
        node->binding_element.target = leaf(reader, cst_find(children, F_LEFT));
        node->binding_element.initializer = read_expression(reader, cst_find(children, F_RIGHT));
        break;
    case CST_REST_PATTERN:
        node->binding_element.target = leaf(reader, cst_first_named(cst_children(reader, cst)));
        node->binding_element.is_rest = true;
        break;
    case CST_PAIR_PATTERN: {
        children = cst_children(reader, cst);
        AstNode *name = read_property_name(reader, cst_find(children, F_KEY));
        AstNode *element = read_element(reader, cst_find(children, F_VALUE), leaf);
        element->span = cst.span;
        element->binding_element.property_name = name;
        return element;
    }
    default:
        node->binding_element.target = leaf(reader, cst);
    }
    return node;
}

static AstNode *read_object_pattern(Reader *reader, Cst cst, ReadLeaf *leaf)
{
    AstNode *node = read_new(reader, AST_OBJECT_PATTERN, cst);
    CstList children = cst_children(reader, cst);

    for (size_t i = 0; i < children.length; i++) {
        if (children.items[i].is_named) {
            vec_push(reader->arena, &node->elements.items,
                     read_element(reader, children.items[i], leaf));
        }
    }
    return node;
}

static AstNode *read_array_pattern(Reader *reader, Cst cst, ReadLeaf *leaf)
{
    AstNode *node = read_new(reader, AST_ARRAY_PATTERN, cst);
    CstList children = cst_children(reader, cst);
    bool after_element = false;

    for (size_t i = 0; i < children.length; i++) {
        Cst child = children.items[i];
        if (child.kind == CST_T_COMMA) {
            if (!after_element) {
                AstNode *hole = read_new_at(reader, AST_OMITTED_EXPRESSION,
                                            (Span){child.span.start, child.span.start});
                vec_push(reader->arena, &node->elements.items, hole);
            }
            after_element = false;
        } else if (child.is_named) {
            vec_push(reader->arena, &node->elements.items, read_element(reader, child, leaf));
            after_element = true;
        }
    }
    return node;
}

static AstNode *read_pattern(Reader *reader, Cst cst, ReadLeaf *leaf)
{
    if (!read_enter(reader, cst)) {
        return read_missing(reader, cst);
    }
    AstNode *node = cst.kind == CST_OBJECT_PATTERN ? read_object_pattern(reader, cst, leaf)
                                                   : read_array_pattern(reader, cst, leaf);
    read_leave(reader);
    return node;
}

AstNode *read_binding_target(Reader *reader, Cst cst)
{
    switch (cst.kind) {
    case CST_OBJECT_PATTERN:
    case CST_ARRAY_PATTERN:
        return read_pattern(reader, cst, read_binding_target);
    case CST_IDENTIFIER:
    case CST_SHORTHAND_PROPERTY_IDENTIFIER_PATTERN:
    case CST_UNDEFINED:
    case CST_THIS:
        return read_identifier(reader, cst);
    default:
        return read_unexpected(reader, cst);
    }
}

AstNode *read_assignment_target(Reader *reader, Cst cst)
{
    switch (cst.kind) {
    case CST_OBJECT_PATTERN:
    case CST_ARRAY_PATTERN:
        return read_pattern(reader, cst, read_assignment_target);
    case CST_SHORTHAND_PROPERTY_IDENTIFIER_PATTERN:
        return read_identifier(reader, cst);
    case CST_REST_PATTERN:
        return read_unexpected(reader, cst);
    default:
        return pattern_from_expression(reader, read_expression(reader, cst));
    }
}

static AstNode *element_from(Reader *reader, AstNode *source, AstNode *target)
{
    AstNode *element = read_new_at(reader, AST_BINDING_ELEMENT, source->span);

    if (target->kind == AST_ASSIGNMENT_EXPRESSION && target->binary.op == AST_OP_ASSIGN) {
        element->binding_element.initializer = target->binary.right;
        target = target->binary.left;
    }
    element->binding_element.target = pattern_from_expression(reader, target);
    return element;
}

static AstNode *member_to_element(Reader *reader, AstNode *member)
{
    AstNode *element;

    switch (member->kind) {
    case AST_OMITTED_EXPRESSION:
        return member;
    case AST_SPREAD_ELEMENT:
    case AST_SPREAD_ASSIGNMENT:
        element = element_from(reader, member, member->wrapped.expression);
        element->binding_element.is_rest = true;
        return element;
    case AST_PROPERTY_ASSIGNMENT:
        element = element_from(reader, member, member->property_assignment.value);
        element->binding_element.property_name = member->property_assignment.name;
        return element;
    case AST_SHORTHAND_PROPERTY_ASSIGNMENT:
        return element_from(reader, member, member->property_assignment.name);
    case AST_METHOD_DECLARATION:
    case AST_GET_ACCESSOR:
    case AST_SET_ACCESSOR:
        diagnose(reader->program, reader->file, member->span, INVALID_ASSIGNMENT_TARGET);
        return element_from(reader, member, read_missing_at(reader, member->span.start));
    default:
        return element_from(reader, member, member);
    }
}

AstNode *pattern_from_expression(Reader *reader, AstNode *expression)
{
    if (expression->kind != AST_ARRAY_LITERAL && expression->kind != AST_OBJECT_LITERAL) {
        AstNode *target = ast_skip_assertions(expression);
        switch (target->kind) {
        case AST_IDENTIFIER:
        case AST_PROPERTY_ACCESS:
        case AST_ELEMENT_ACCESS:
        case AST_OBJECT_PATTERN:
        case AST_ARRAY_PATTERN:
        case AST_MISSING:
            break;
        default:
            diagnose(reader->program, reader->file, expression->span, INVALID_ASSIGNMENT_TARGET);
        }
        return expression;
    }
    bool is_array = expression->kind == AST_ARRAY_LITERAL;
    AstList members = expression->elements.items;
    AstList elements = {0};
    for (size_t i = 0; i < members.length; i++) {
        vec_push(reader->arena, &elements, member_to_element(reader, members.items[i]));
    }
    expression->kind = is_array ? AST_ARRAY_PATTERN : AST_OBJECT_PATTERN;
    expression->elements.items = elements;
    return expression;
}
