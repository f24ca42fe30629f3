/*
 * Members of interfaces and type literals, index signatures, mapped types.
 */
#include "syntax/reader.h"

static AstNode *read_bare_signature(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);
    CstList children = cst_children(reader, cst);

    read_signature(reader, children, node);
    if (kind == AST_CONSTRUCT_SIGNATURE) {
        node->function.return_type = read_type_annotation(reader, cst_find(children, F_TYPE));
    }
    return node;
}

AstNode *read_index_signature(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_INDEX_SIGNATURE, cst);
    CstList children = cst_children(reader, cst);
    Cst name = cst_find(children, F_NAME);
    Cst key = cst_find(children, F_INDEX_TYPE);
    AstNode *parameter = read_new_at(reader, AST_PARAMETER, (Span){name.span.start, key.span.end});

    for (size_t i = 0; i < children.length; i++) {
        node->modifiers |= modifier_of(reader, children.items[i]);
    }
    node->modifiers |= gap_modifiers(reader, cst.span);
    parameter->parameter.target = read_identifier(reader, name);
    parameter->parameter.type = read_type(reader, key);
    node->index_signature.parameter = parameter;
    node->index_signature.type = read_type_annotation(reader, cst_find(children, F_TYPE));
    return node;
}

static AstMappedModifier mapped_modifier(bool present, bool removed)
{
    return !present ? AST_MAPPED_NONE : removed ? AST_MAPPED_REMOVE : AST_MAPPED_ADD;
}

/* { readonly [K in C as N]?: T }; the grammar has it as an index signature of an object type. */
static AstNode *read_mapped(Reader *reader, Cst whole, Cst signature)
{
    AstNode *node = read_new(reader, AST_MAPPED_TYPE, whole);
    CstList children = cst_children(reader, signature);
    Cst clause = cst_find_kind(children, CST_MAPPED_TYPE_CLAUSE);
    Cst sign = cst_find(children, F_SIGN);
    Cst annotation = cst_find(children, F_TYPE);
    CstList parts = cst_children(reader, clause);
    Cst alias = cst_find(parts, F_ALIAS);
    AstNode *parameter = read_new(reader, AST_TYPE_PARAMETER, clause);

    parameter->type_parameter.name = read_identifier(reader, cst_find(parts, F_NAME));
    parameter->type_parameter.constraint = read_type(reader, cst_find(parts, F_TYPE));
    node->mapped_type.type_parameter = parameter;
    if (!cst_is_null(alias)) {
        node->mapped_type.name_type = read_type(reader, alias);
    }
    node->mapped_type.readonly_modifier =
        mapped_modifier(cst_has(children, CST_T_READONLY), sign.kind == CST_T_MINUS);
    node->mapped_type.optional_modifier =
        mapped_modifier(annotation.kind != CST_TYPE_ANNOTATION && !cst_is_null(annotation),
                        annotation.kind == CST_OMITTING_TYPE_ANNOTATION);
    node->mapped_type.type = read_type_annotation(reader, annotation);
    return node;
}

static AstNode *read_type_member(Reader *reader, Cst cst)
{
    switch (cst.kind) {
    case CST_PROPERTY_SIGNATURE:
        return read_property_member(reader, cst, AST_PROPERTY_SIGNATURE);
    case CST_METHOD_SIGNATURE:
        return read_method(reader, cst, true);
    case CST_CALL_SIGNATURE:
        return read_bare_signature(reader, cst, AST_CALL_SIGNATURE);
    case CST_CONSTRUCT_SIGNATURE:
        return read_bare_signature(reader, cst, AST_CONSTRUCT_SIGNATURE);
    case CST_INDEX_SIGNATURE:
        return read_index_signature(reader, cst);
    default:
        return read_unexpected(reader, cst);
    }
}

void read_type_members(Reader *reader, Cst cst, AstList *out)
{
    CstList children = cst_children(reader, cst);

    for (size_t i = 0; i < children.length; i++) {
        if (children.items[i].is_named) {
            vec_push(reader->arena, out, read_type_member(reader, children.items[i]));
        }
    }
}

AstNode *read_type_literal(Reader *reader, Cst cst)
{
    CstList children = cst_children(reader, cst);
    Cst first = cst_first_named(children);

    if (first.kind == CST_INDEX_SIGNATURE &&
        cst_has(cst_children(reader, first), CST_MAPPED_TYPE_CLAUSE)) {
        return read_mapped(reader, cst, first);
    }
    AstNode *node = read_new(reader, AST_TYPE_LITERAL, cst);
    read_type_members(reader, cst, &node->elements.items);
    return node;
}
