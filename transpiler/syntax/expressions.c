/*
 * Expressions other than operators: names, literals, calls, member accesses, functions.
 */
#include <string.h>

#include "syntax/reader.h"

AstNode *read_property_name(Reader *reader, Cst cst)
{
    switch (cst.kind) {
    case CST_STRING:
        return read_string(reader, cst);
    case CST_NUMBER:
        return read_number(reader, cst);
    case CST_PRIVATE_PROPERTY_IDENTIFIER: {
        AstNode *node = read_identifier(reader, cst);
        if (node->kind == AST_IDENTIFIER) {
            node->kind = AST_PRIVATE_IDENTIFIER;
        }
        return node;
    }
    case CST_COMPUTED_PROPERTY_NAME: {
        AstNode *node = read_new(reader, AST_COMPUTED_PROPERTY_NAME, cst);
        node->wrapped.expression =
            read_expression(reader, cst_first_named(cst_children(reader, cst)));
        return node;
    }
    default:
        return read_identifier(reader, cst);
    }
}

static AstNode *read_spread(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);

    node->wrapped.expression = read_expression(reader, cst_first_named(cst_children(reader, cst)));
    return node;
}

/* Elements of an array literal; a comma with nothing before it makes a hole. */
static AstNode *read_array(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_ARRAY_LITERAL, cst);
    CstList children = cst_children(reader, cst);
    bool after_element = false;

    for (size_t i = 0; i < children.length; i++) {
        Cst child = children.items[i];
        AstNode *element = NULL;
        if (child.kind == CST_T_COMMA) {
            if (!after_element) {
                element = read_new_at(reader, AST_OMITTED_EXPRESSION,
                                      (Span){child.span.start, child.span.start});
            }
            after_element = false;
        } else if (child.is_named) {
            element = child.kind == CST_SPREAD_ELEMENT
                          ? read_spread(reader, child, AST_SPREAD_ELEMENT)
                          : read_expression(reader, child);
            after_element = true;
        }
        if (element) {
            vec_push(reader->arena, &node->elements.items, element);
        }
    }
    return node;
}

static AstNode *read_shorthand(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_SHORTHAND_PROPERTY_ASSIGNMENT, cst);

    node->property_assignment.name = read_identifier(reader, cst);
    return node;
}

static AstNode *read_pair(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_PROPERTY_ASSIGNMENT, cst);
    CstList children = cst_children(reader, cst);

    node->property_assignment.name = read_property_name(reader, cst_find(children, F_KEY));
    node->property_assignment.value = read_expression(reader, cst_find(children, F_VALUE));
    return node;
}

static AstNode *read_object(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_OBJECT_LITERAL, cst);
    CstList children = cst_children(reader, cst);

    for (size_t i = 0; i < children.length; i++) {
        Cst child = children.items[i];
        AstNode *member = NULL;
        switch (child.kind) {
        case CST_PAIR:
            member = read_pair(reader, child);
            break;
        case CST_SHORTHAND_PROPERTY_IDENTIFIER:
            member = read_shorthand(reader, child);
            break;
        case CST_SPREAD_ELEMENT:
            member = read_spread(reader, child, AST_SPREAD_ASSIGNMENT);
            break;
        case CST_METHOD_DEFINITION:
            member = read_method(reader, child, false);
            break;
        default:
            if (child.is_named) {
                member = read_unexpected(reader, child);
            }
        }
        if (member) {
            vec_push(reader->arena, &node->elements.items, member);
        }
    }
    return node;
}

void read_arguments(Reader *reader, Cst cst, AstList *out)
{
    CstList children = cst_children(reader, cst);

    for (size_t i = 0; i < children.length; i++) {
        Cst child = children.items[i];
        if (child.kind == CST_SPREAD_ELEMENT) {
            vec_push(reader->arena, out, read_spread(reader, child, AST_SPREAD_ELEMENT));
        } else if (child.is_named) {
            vec_push(reader->arena, out, read_expression(reader, child));
        }
    }
}

static AstNode *read_new_expression(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_NEW_EXPRESSION, cst);
    CstList children = cst_children(reader, cst);
    Cst arguments = cst_find(children, F_ARGUMENTS);

    node->call.callee = read_expression(reader, cst_find(children, F_CONSTRUCTOR));
    read_type_arguments(reader, cst_find(children, F_TYPE_ARGUMENTS), &node->call.type_arguments);
    node->call.has_arguments = !cst_is_null(arguments);
    read_arguments(reader, arguments, &node->call.arguments);
    return node;
}

/* `new table[name]!(x)`: the grammar takes `new table[name]` for a whole expression, which is then
 * called; what is called is the constructor. */
static AstNode *new_with_arguments(Reader *reader, Cst call, AstNode *callee)
{
    AstNode *node = callee->kind == AST_NON_NULL_EXPRESSION ? callee->wrapped.expression : NULL;

    if (!node || node->kind != AST_NEW_EXPRESSION || node->call.has_arguments) {
        return NULL;
    }
    callee->wrapped.expression = node->call.callee;
    callee->span.start = node->call.callee->span.start;
    node->call.callee = callee;
    node->call.has_arguments = true;
    node->span.end = call.span.end;
    read_arguments(reader, cst_find(cst_children(reader, call), F_ARGUMENTS), &node->call.arguments);
    return node;
}

static AstNode *read_parenthesized(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_PARENTHESIZED_EXPRESSION, cst);
    CstList children = cst_children(reader, cst);

    node->wrapped.expression = read_expression(reader, cst_first_named(children));
    Cst type = cst_find(children, F_TYPE);
    if (!cst_is_null(type)) {
        read_unexpected(reader, type);
    }
    return node;
}

static AstNode *read_sequence(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_SEQUENCE_EXPRESSION, cst);
    CstList children = cst_children(reader, cst);

    for (size_t i = 0; i < children.length; i++) {
        if (children.items[i].is_named) {
            vec_push(reader->arena, &node->elements.items,
                     read_expression(reader, children.items[i]));
        }
    }
    return node;
}

static AstNode *read_meta_property(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_META_PROPERTY, cst);
    Span name = cst.span;
    const char *text = cst_text(reader, cst);
    uint32_t dot = 0;

    node->meta_property.is_import = *text == 'i';
    for (uint32_t i = 0; i < cst_length(cst); i++) {
        dot = text[i] == '.' ? i : dot;
    }
    for (name.start += dot + 1; name.start < name.end && reader->text[name.start] <= ' ';) {
        name.start++;
    }
    const char *property = node->meta_property.is_import ? "meta" : "target";
    node->meta_property.name = read_identifier_text(reader, name, property, strlen(property));
    if (node->meta_property.is_import) {
        reader->source_file->source_file.is_module = true;
    }
    return node;
}

/* Reads all of an arrow function but its body. */
AstNode *read_arrow_head(Reader *reader, Cst cst, Cst *body)
{
    AstNode *node = read_new(reader, AST_ARROW_FUNCTION, cst);
    CstList children = cst_children(reader, cst);
    Cst parameter = cst_find(children, F_PARAMETER);

    if (cst_has(children, CST_T_ASYNC)) {
        node->modifiers |= AST_MODIFIER_ASYNC;
    }
    if (cst_is_null(parameter)) {
        read_signature(reader, children, node);
    } else {
        AstNode *only = read_new(reader, AST_PARAMETER, parameter);
        only->parameter.target = read_identifier(reader, parameter);
        vec_push(reader->arena, &node->function.parameters, only);
    }
    *body = cst_find(children, F_BODY);
    return node;
}

static AstNode *read_arrow_with_block(Reader *reader, Cst cst)
{
    Cst body;
    AstNode *node = read_arrow_head(reader, cst, &body);

    read_function_body(reader, node, body);
    return node;
}

static AstNode *read_bare_yield(Reader *reader, Cst cst)
{
    return read_new(reader, AST_YIELD_EXPRESSION, cst);
}

/* The operand of a postfix operator: what is called or accessed. */
Cst postfix_object(Reader *reader, Cst cst)
{
    CstList children = cst_children(reader, cst);

    if (!children.length) {
        return (Cst){0};
    }
    Cst first = cst_first_named(children);
    if (cst.kind == CST_CALL_EXPRESSION && cst_is_null(first)) {
        first = children.items[0]; /* import(...) */
    }
    return first;
}

static AstNode *read_property_access(Reader *reader, Cst cst, AstNode *object)
{
    Span span = {object->span.start, cst.span.end};
    AstNode *node = read_new_at(reader, AST_PROPERTY_ACCESS, span);
    CstList children = cst_children(reader, cst);

    node->property_access.object = object;
    node->property_access.name = read_property_name(reader, cst_find(children, F_PROPERTY));
    node->property_access.is_optional =
        !cst_is_null(cst_find(children, F_OPTIONAL_CHAIN)) || cst_has(children, CST_T_QUESTION_DOT);
    return node;
}

static AstNode *read_element_access(Reader *reader, Cst cst, AstNode *object)
{
    Span span = {object->span.start, cst.span.end};
    AstNode *node = read_new_at(reader, AST_ELEMENT_ACCESS, span);
    CstList children = cst_children(reader, cst);

    node->element_access.object = object;
    node->element_access.index = read_expression(reader, cst_find(children, F_INDEX));
    node->element_access.is_optional =
        !cst_is_null(cst_find(children, F_OPTIONAL_CHAIN)) || cst_has(children, CST_T_QUESTION_DOT);
    return node;
}

static AstNode *read_call(Reader *reader, Cst cst, AstNode *callee)
{
    Span span = {callee->span.start, cst.span.end};
    CstList children = cst_children(reader, cst);
    Cst arguments = cst_find(children, F_ARGUMENTS);
    Cst types = cst_find(children, F_TYPE_ARGUMENTS);

    if (arguments.kind == CST_TEMPLATE_STRING) {
        AstNode *node = read_new_at(reader, AST_TAGGED_TEMPLATE, span);
        if (callee->kind == AST_EXPRESSION_WITH_TYPE_ARGUMENTS) {
            node->tagged_template.type_arguments = callee->expression_with_types.type_arguments;
            callee = callee->expression_with_types.expression;
        }
        node->tagged_template.tag = callee;
        node->tagged_template.quasi = read_template(reader, arguments, true);
        return node;
    }
    AstNode *node = read_new_at(reader, AST_CALL_EXPRESSION, span);
    read_type_arguments(reader, types, &node->call.type_arguments);
    if (callee->kind == AST_EXPRESSION_WITH_TYPE_ARGUMENTS && !node->call.type_arguments.length) {
        node->call.type_arguments = callee->expression_with_types.type_arguments;
        callee = callee->expression_with_types.expression;
    }
    node->call.callee = callee;
    read_arguments(reader, arguments, &node->call.arguments);
    node->call.has_arguments = true;
    node->call.is_optional =
        !cst_is_null(cst_find(children, F_OPTIONAL_CHAIN)) || cst_has(children, CST_T_QUESTION_DOT);
    return node;
}

AstNode *read_postfix(Reader *reader, Cst cst, AstNode *object)
{
    Span span = {object->span.start, cst.span.end};
    AstNode *node;

    switch (cst.kind) {
    case CST_MEMBER_EXPRESSION:
        return read_property_access(reader, cst, object);
    case CST_SUBSCRIPT_EXPRESSION:
        return read_element_access(reader, cst, object);
    case CST_CALL_EXPRESSION:
        node = new_with_arguments(reader, cst, object);
        return node ? node : read_call(reader, cst, object);
    case CST_NON_NULL_EXPRESSION:
        node = read_new_at(reader, AST_NON_NULL_EXPRESSION, span);
        node->wrapped.expression = object;
        return node;
    case CST_INSTANTIATION_EXPRESSION:
        node = read_new_at(reader, AST_EXPRESSION_WITH_TYPE_ARGUMENTS, span);
        node->expression_with_types.expression = object;
        read_type_arguments(reader, cst_find(cst_children(reader, cst), F_TYPE_ARGUMENTS),
                            &node->expression_with_types.type_arguments);
        return node;
    default: {
        CstList children = cst_children(reader, cst);
        node = read_new_at(reader, AST_UPDATE_EXPRESSION, span);
        node->unary.operand = object;
        node->unary.op = cst_text_is(reader, cst_find(children, F_OPERATOR), "++")
                             ? AST_OP_INCREMENT
                             : AST_OP_DECREMENT;
        return node;
    }
    }
}

AstNode *read_atom(Reader *reader, Cst cst)
{
    switch (cst.kind) {
    case CST_IDENTIFIER:
    case CST_UNDEFINED:
        return read_identifier(reader, cst);
    case CST_PRIVATE_PROPERTY_IDENTIFIER:
        return read_property_name(reader, cst);
    case CST_THIS:
        return read_new(reader, AST_THIS_EXPRESSION, cst);
    case CST_SUPER:
        return read_new(reader, AST_SUPER_EXPRESSION, cst);
    case CST_IMPORT:
        return read_new(reader, AST_IMPORT_EXPRESSION, cst);
    case CST_TRUE:
        return read_new(reader, AST_TRUE_LITERAL, cst);
    case CST_FALSE:
        return read_new(reader, AST_FALSE_LITERAL, cst);
    case CST_NULL:
        return read_new(reader, AST_NULL_LITERAL, cst);
    case CST_NUMBER:
        return read_number(reader, cst);
    case CST_STRING:
        return read_string(reader, cst);
    case CST_TEMPLATE_STRING:
        return read_template(reader, cst, false);
    case CST_REGEX:
        return read_regexp(reader, cst);
    case CST_OBJECT:
        return read_object(reader, cst);
    case CST_ARRAY:
        return read_array(reader, cst);
    case CST_FUNCTION_EXPRESSION:
    case CST_GENERATOR_FUNCTION:
        return read_function(reader, cst, AST_FUNCTION_EXPRESSION);
    case CST_CLASS:
        return read_class(reader, cst, AST_CLASS_EXPRESSION);
    case CST_ARROW_FUNCTION:
        return read_arrow_with_block(reader, cst);
    case CST_YIELD_EXPRESSION:
        return read_bare_yield(reader, cst);
    case CST_META_PROPERTY:
        return read_meta_property(reader, cst);
    case CST_PARENTHESIZED_EXPRESSION:
        return read_parenthesized(reader, cst);
    case CST_SEQUENCE_EXPRESSION:
        return read_sequence(reader, cst);
    case CST_NEW_EXPRESSION:
        return read_new_expression(reader, cst);
    default:
        return cst_is_null(cst) ? read_missing(reader, cst) : read_unexpected(reader, cst);
    }
}

static bool is_operator(CstKind kind)
{
    return (kind >= CST_MEMBER_EXPRESSION && kind <= CST_CALL_EXPRESSION &&
            kind != CST_OPTIONAL_CHAIN) ||
           (kind >= CST_NON_NULL_EXPRESSION && kind <= CST_YIELD_EXPRESSION) ||
           kind == CST_ARROW_FUNCTION;
}

AstNode *read_expression(Reader *reader, Cst cst)
{
    if (!read_enter(reader, cst)) {
        return read_missing(reader, cst);
    }
    AstNode *node = is_operator(cst.kind) ? read_operators(reader, cst) : read_atom(reader, cst);
    read_leave(reader);
    return node;
}
