/*
 * Classes and their members, and the methods of object literals, interfaces and type literals.
 */
#include <string.h>

#include "syntax/reader.h"

/* The modifiers before a member's name. */
static uint32_t member_modifiers(Reader *reader, CstList children)
{
    uint32_t modifiers = 0;

    for (size_t i = 0; i < children.length && children.items[i].field != F_NAME; i++) {
        modifiers |= modifier_of(reader, children.items[i]);
    }
    return modifiers;
}

/* Whether a token stands before the name. */
static bool has_before_name(CstList children, CstKind kind)
{
    for (size_t i = 0; i < children.length && children.items[i].field != F_NAME; i++) {
        if (children.items[i].kind == kind) {
            return true;
        }
    }
    return false;
}

/* Whether the `?` of an optional member stands right after its name. */
static bool is_optional_member(CstList children, CstKind mark)
{
    for (size_t i = 0; i + 1 < children.length; i++) {
        if (children.items[i].field == F_NAME) {
            return children.items[i + 1].kind == mark;
        }
    }
    return false;
}

static bool is_constructor_name(const AstNode *name, uint32_t modifiers)
{
    const char *text = name->kind == AST_IDENTIFIER       ? name->identifier.name
                       : name->kind == AST_STRING_LITERAL ? name->string.interned
                                                          : NULL;

    return text && !(modifiers & AST_MODIFIER_STATIC) && strcmp(text, "constructor") == 0;
}

AstNode *read_method(Reader *reader, Cst cst, bool in_type)
{
    CstList children = cst_children(reader, cst);
    AstKind kind = in_type ? AST_METHOD_SIGNATURE : AST_METHOD_DECLARATION;

    if (has_before_name(children, CST_T_GET) || has_before_name(children, CST_T_STATIC_GET)) {
        kind = AST_GET_ACCESSOR;
    } else if (has_before_name(children, CST_T_SET)) {
        kind = AST_SET_ACCESSOR;
    }
    AstNode *node = read_new(reader, kind, cst);
    node->modifiers = member_modifiers(reader, children);
    node->function.is_generator = has_before_name(children, CST_T_STAR);
    node->function.is_optional = is_optional_member(children, CST_T_QUESTION);
    read_decorators(reader, children, &node->function.decorators);
    node->function.name = read_property_name(reader, cst_find(children, F_NAME));
    read_signature(reader, children, node);
    read_function_body(reader, node, cst_find(children, F_BODY));
    return node;
}

AstNode *read_property_member(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);
    CstList children = cst_children(reader, cst);
    Cst value = cst_find(children, F_VALUE);

    uint32_t name_end = cst_find(children, F_NAME).span.end;

    node->modifiers = member_modifiers(reader, children) |
                      gap_modifiers(reader, (Span){cst.span.start, name_end});
    read_decorators(reader, children, &node->property.decorators);
    node->property.name = read_property_name(reader, cst_find(children, F_NAME));
    node->property.is_optional = is_optional_member(children, CST_T_QUESTION);
    node->property.is_definite = is_optional_member(children, CST_T_EXCLAMATION);
    node->property.type = read_type_annotation(reader, cst_find(children, F_TYPE));
    if (!cst_is_null(value)) {
        node->property.initializer = read_expression(reader, value);
    }
    return node;
}

static AstNode *read_static_block(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_CLASS_STATIC_BLOCK, cst);

    node->block_holder.body = read_block(reader, cst_find(cst_children(reader, cst), F_BODY));
    return node;
}

static AstNode *read_member(Reader *reader, Cst cst)
{
    AstNode *node;

    switch (cst.kind) {
    case CST_METHOD_DEFINITION:
    case CST_METHOD_SIGNATURE:
    case CST_ABSTRACT_METHOD_SIGNATURE:
        node = read_method(reader, cst, false);
        if (node->kind == AST_METHOD_DECLARATION &&
            is_constructor_name(node->function.name, node->modifiers)) {
            node->kind = AST_CONSTRUCTOR;
        }
        return node;
    case CST_PUBLIC_FIELD_DEFINITION:
        return read_property_member(reader, cst, AST_PROPERTY_DECLARATION);
    case CST_CLASS_STATIC_BLOCK:
        return read_static_block(reader, cst);
    case CST_INDEX_SIGNATURE:
        return read_index_signature(reader, cst);
    default:
        return read_unexpected(reader, cst);
    }
}

static AstList *decorators_of(AstNode *member)
{
    return member->kind == AST_PROPERTY_DECLARATION ? &member->property.decorators
           : ast_is_function_like(member->kind)     ? &member->function.decorators
                                                    : NULL;
}

static void read_members(Reader *reader, Cst body, AstList *out)
{
    CstList children = cst_children(reader, body);
    VEC(Cst) decorators = {0}; /* they stand before a method, as its siblings */

    for (size_t i = 0; i < children.length; i++) {
        Cst child = children.items[i];
        if (child.kind == CST_DECORATOR) {
            vec_push(reader->scratch, &decorators, child);
            continue;
        }
        if (!child.is_named) {
            continue;
        }
        AstNode *member = read_member(reader, child);
        AstList *place = decorators_of(member);
        if (decorators.length && place) {
            member->span.start = decorators.items[0].span.start;
            read_decorators(reader, (CstList){decorators.items, decorators.length}, place);
        }
        vec_clear(&decorators);
        vec_push(reader->arena, out, member);
    }
}

/* The class's `extends` expression with its type arguments. */
static AstNode *read_extends(Reader *reader, Cst clause)
{
    CstList children = cst_children(reader, clause);
    Cst value = cst_find(children, F_VALUE);
    Cst types = cst_find(children, F_TYPE_ARGUMENTS);
    AstNode *expression = read_expression(reader, value);

    if (expression->kind == AST_EXPRESSION_WITH_TYPE_ARGUMENTS) {
        return expression;
    }
    AstNode *node = read_new(reader, AST_EXPRESSION_WITH_TYPE_ARGUMENTS, value);
    node->expression_with_types.expression = expression;
    if (!cst_is_null(types)) {
        node->span.end = types.span.end;
        read_type_arguments(reader, types, &node->expression_with_types.type_arguments);
    }
    return node;
}

AstNode *read_class(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);
    CstList children = cst_children(reader, cst);
    Cst name = cst_find(children, F_NAME);
    CstList heritage = cst_children(reader, cst_find_kind(children, CST_CLASS_HERITAGE));
    Cst extends = cst_find_kind(heritage, CST_EXTENDS_CLAUSE);

    node->modifiers = cst_has(children, CST_T_ABSTRACT) ? AST_MODIFIER_ABSTRACT : 0;
    read_decorators(reader, children, &node->class_like.decorators);
    if (!cst_is_null(name)) {
        node->class_like.name = read_identifier(reader, name);
    }
    read_type_parameters(reader, cst_find(children, F_TYPE_PARAMETERS),
                         &node->class_like.type_parameters);
    if (!cst_is_null(extends)) {
        node->class_like.extends = read_extends(reader, extends);
    }
    read_heritage_list(reader, cst_find_kind(heritage, CST_IMPLEMENTS_CLAUSE),
                       &node->class_like.implements);
    read_members(reader, cst_find(children, F_BODY), &node->class_like.members);
    return node;
}
