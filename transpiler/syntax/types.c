/*
 * Types other than those built of operators, which are in type_operators.c.
 */
#include <string.h>

#include "support/fatal.h"
#include "syntax/reader.h"

static AstNode *read_one(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);

    node->wrapped.expression = read_type(reader, cst_first_named(cst_children(reader, cst)));
    return node;
}

static const struct {
    const char *text;
    AstKeywordType keyword;
} keywords[] = {
    {"any", AST_TYPE_ANY},
    {"unknown", AST_TYPE_UNKNOWN},
    {"never", AST_TYPE_NEVER},
    {"void", AST_TYPE_VOID},
    {"boolean", AST_TYPE_BOOLEAN},
    {"number", AST_TYPE_NUMBER},
    {"string", AST_TYPE_STRING},
    {"bigint", AST_TYPE_BIGINT},
    {"symbol", AST_TYPE_SYMBOL},
    {"object", AST_TYPE_OBJECT},
    {"undefined", AST_TYPE_UNDEFINED},
    {"null", AST_TYPE_NULL},
    {"intrinsic", AST_TYPE_INTRINSIC},
};

static AstNode *keyword_type(Reader *reader, Cst cst, AstKeywordType keyword)
{
    AstNode *node = read_new(reader, AST_KEYWORD_TYPE, cst);

    node->keyword_type.keyword = keyword;
    return node;
}

static AstNode *read_keyword(Reader *reader, Cst cst)
{
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++) {
        if (cst_text_is(reader, cst, keywords[i].text)) {
            return keyword_type(reader, cst, keywords[i].keyword);
        }
    }
    /* unique symbol */
    AstNode *node = read_new(reader, AST_TYPE_OPERATOR, cst);
    node->type_operator.op = AST_UNIQUE;
    node->type_operator.type = keyword_type(reader, cst, AST_TYPE_SYMBOL);
    return node;
}

/* A name, which may be a keyword type that the grammar takes for a name. */
static AstNode *read_type_name(Reader *reader, Cst cst)
{
    if (cst.kind == CST_TYPE_IDENTIFIER || cst.kind == CST_IDENTIFIER) {
        if (cst_text_is(reader, cst, "bigint")) {
            return keyword_type(reader, cst, AST_TYPE_BIGINT);
        }
        for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++) {
            if (keywords[i].keyword != AST_TYPE_INTRINSIC &&
                cst_text_is(reader, cst, keywords[i].text)) {
                return keyword_type(reader, cst, keywords[i].keyword);
            }
        }
    }
    AstNode *node = read_new(reader, AST_TYPE_REFERENCE, cst);
    node->type_reference.name = read_entity_name(reader, cst);
    return node;
}

void read_type_arguments(Reader *reader, Cst cst, AstList *out)
{
    CstList children = cst_children(reader, cst);

    for (size_t i = 0; i < children.length; i++) {
        if (children.items[i].is_named) {
            vec_push(reader->arena, out, read_type(reader, children.items[i]));
        } else if (children.items[i].kind == CST_T_CONST) {
            vec_push(reader->arena, out, read_type_name(reader, children.items[i]));
        }
    }
}

static AstNode *read_generic(Reader *reader, Cst cst)
{
    CstList children = cst_children(reader, cst);
    AstNode *node = read_new(reader, AST_TYPE_REFERENCE, cst);

    node->type_reference.name = read_entity_name(reader, cst_find(children, F_NAME));
    read_type_arguments(reader, cst_find(children, F_TYPE_ARGUMENTS),
                        &node->type_reference.type_arguments);
    return node;
}

static AstNode *read_tuple_member(Reader *reader, Cst cst)
{
    if (cst.kind != CST_REQUIRED_PARAMETER && cst.kind != CST_OPTIONAL_PARAMETER) {
        return read_type(reader, cst);
    }
    AstNode *node = read_new(reader, AST_NAMED_TUPLE_MEMBER, cst);
    CstList children = cst_children(reader, cst);
    Cst name = cst_find(children, F_NAME);
    if (name.kind == CST_REST_PATTERN) {
        node->named_tuple_member.is_rest = true;
        name = cst_first_named(cst_children(reader, name));
    }
    node->named_tuple_member.name = read_identifier(reader, name);
    node->named_tuple_member.is_optional = cst.kind == CST_OPTIONAL_PARAMETER;
    node->named_tuple_member.type = read_type_annotation(reader, cst_find(children, F_TYPE));
    return node;
}

static AstNode *read_tuple(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_TUPLE_TYPE, cst);
    CstList children = cst_children(reader, cst);

    for (size_t i = 0; i < children.length; i++) {
        if (children.items[i].is_named) {
            vec_push(reader->arena, &node->elements.items,
                     read_tuple_member(reader, children.items[i]));
        }
    }
    return node;
}

/* A function or constructor type without its result. */
AstNode *read_function_type(Reader *reader, Cst cst)
{
    bool constructs = cst.kind == CST_CONSTRUCTOR_TYPE;
    AstNode *node = read_new(reader, constructs ? AST_CONSTRUCTOR_TYPE : AST_FUNCTION_TYPE, cst);
    CstList children = cst_children(reader, cst);

    if (cst_has(children, CST_T_ABSTRACT)) {
        node->modifiers |= AST_MODIFIER_ABSTRACT;
    }
    read_type_parameters(reader, cst_find(children, F_TYPE_PARAMETERS),
                         &node->function.type_parameters);
    read_parameters(reader, cst_find(children, F_PARAMETERS), &node->function.parameters);
    return node;
}

static AstNode *read_infer(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_INFER_TYPE, cst);
    CstList children = cst_children(reader, cst);
    Cst name = cst_first_named(children);
    Cst constraint = cst_last_named(children);
    AstNode *parameter =
        read_new_at(reader, AST_TYPE_PARAMETER, (Span){name.span.start, cst.span.end});

    parameter->type_parameter.name = read_identifier(reader, name);
    if (!cst_is_null(constraint) && constraint.span.start != name.span.start) {
        parameter->type_parameter.constraint = read_type(reader, constraint);
    }
    node->wrapped.expression = parameter;
    return node;
}

/* The call of an import type, `import("x")`, within the dotted name that follows it. */
static AstNode *read_import_call(Reader *reader, Cst call)
{
    AstNode *node = read_new(reader, AST_IMPORT_TYPE, call);
    Cst arguments = cst_find(cst_children(reader, call), F_ARGUMENTS);
    Cst first = cst_first_named(cst_children(reader, arguments));
    AstNode *literal = read_new(reader, AST_LITERAL_TYPE, first);

    literal->wrapped.expression =
        first.kind == CST_STRING ? read_string(reader, first) : read_unexpected(reader, first);
    node->import_type.argument = literal;
    return node;
}

/* import("x").a.b, as the grammar's member and call expressions; NULL for other names. */
static AstNode *read_import_type(Reader *reader, Cst cst)
{
    VEC(Cst) names = {0};
    Cst at = cst;

    while (at.kind == CST_MEMBER_EXPRESSION) {
        CstList children = cst_children(reader, at);
        vec_push(reader->scratch, &names, cst_find(children, F_PROPERTY));
        at = cst_find(children, F_OBJECT);
    }
    if (at.kind != CST_CALL_EXPRESSION) {
        return NULL;
    }
    AstNode *node = read_import_call(reader, at);
    while (names.length) {
        AstNode *name = read_identifier(reader, vec_pop(&names));
        if (node->import_type.qualifier) {
            AstNode *left = node->import_type.qualifier;
            AstNode *dotted =
                read_new_at(reader, AST_QUALIFIED_NAME, (Span){left->span.start, name->span.end});
            dotted->qualified_name.left = left;
            dotted->qualified_name.right = name;
            name = dotted;
        }
        node->import_type.qualifier = name;
    }
    node->span = cst.span;
    return node;
}

static AstNode *read_type_query(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_TYPE_QUERY, cst);
    Cst name = cst_first_named(cst_children(reader, cst));

    if (name.kind == CST_INSTANTIATION_EXPRESSION) {
        CstList children = cst_children(reader, name);
        read_type_arguments(reader, cst_find(children, F_TYPE_ARGUMENTS),
                            &node->type_query.type_arguments);
        name = cst_find(children, F_FUNCTION);
    }
    AstNode *import = read_import_type(reader, name);
    if (import) {
        import->import_type.is_typeof = true;
        import->import_type.type_arguments = node->type_query.type_arguments;
        import->span = cst.span;
        return import;
    }
    node->type_query.name = read_entity_name(reader, name);
    return node;
}

static AstNode *read_literal_type(Reader *reader, Cst cst)
{
    Cst literal = cst_first_named(cst_children(reader, cst));

    if (literal.kind == CST_UNDEFINED) {
        return keyword_type(reader, cst, AST_TYPE_UNDEFINED);
    }
    if (literal.kind == CST_NULL) {
        return keyword_type(reader, cst, AST_TYPE_NULL);
    }
    AstNode *node = read_new(reader, AST_LITERAL_TYPE, cst);
    if (literal.kind == CST_UNARY_EXPRESSION) {
        CstList parts = cst_children(reader, literal);
        AstNode *unary = read_new(reader, AST_UNARY_EXPRESSION, literal);
        unary->unary.op = cst_has(parts, CST_T_MINUS) ? AST_OP_MINUS : AST_OP_PLUS;
        unary->unary.is_prefix = true;
        unary->unary.operand = read_expression(reader, cst_find(parts, F_ARGUMENT));
        node->wrapped.expression = unary;
    } else {
        node->wrapped.expression = read_expression(reader, literal);
    }
    return node;
}

static AstNode *read_predicate(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_TYPE_PREDICATE, cst);
    CstList children = cst_children(reader, cst);
    Cst name = cst_find(children, F_NAME);

    node->type_predicate.parameter_name = name.kind == CST_THIS
                                              ? read_new(reader, AST_THIS_TYPE, name)
                                              : read_identifier(reader, name);
    node->type_predicate.type = read_type(reader, cst_find(children, F_TYPE));
    return node;
}

static AstNode *read_asserts(Reader *reader, Cst cst)
{
    Cst inner = cst_first_named(cst_children(reader, cst));
    AstNode *node;

    if (inner.kind == CST_TYPE_PREDICATE) {
        node = read_predicate(reader, inner);
        node->span = cst.span;
    } else {
        node = read_new(reader, AST_TYPE_PREDICATE, cst);
        node->type_predicate.parameter_name = inner.kind == CST_THIS
                                                  ? read_new(reader, AST_THIS_TYPE, inner)
                                                  : read_identifier(reader, inner);
    }
    node->type_predicate.is_asserts = true;
    return node;
}

AstNode *read_type_annotation(Reader *reader, Cst cst)
{
    if (cst_is_null(cst)) {
        return NULL;
    }
    if (cst.kind >= CST_TYPE_ANNOTATION && cst.kind <= CST_TYPE_PREDICATE_ANNOTATION) {
        return read_type(reader, cst_first_named(cst_children(reader, cst)));
    }
    return read_type(reader, cst);
}

/* A type that is not built of operators. */
AstNode *read_atomic_type(Reader *reader, Cst cst)
{
    switch (cst.kind) {
    case CST_PREDEFINED_TYPE:
        return read_keyword(reader, cst);
    case CST_TYPE_IDENTIFIER:
    case CST_IDENTIFIER:
    case CST_NESTED_TYPE_IDENTIFIER:
        return read_type_name(reader, cst);
    case CST_GENERIC_TYPE:
        return read_generic(reader, cst);
    case CST_PARENTHESIZED_TYPE:
        return read_one(reader, cst, AST_PARENTHESIZED_TYPE);
    case CST_OPTIONAL_TYPE:
        return read_one(reader, cst, AST_OPTIONAL_TYPE);
    case CST_REST_TYPE:
        return read_one(reader, cst, AST_REST_TYPE);
    case CST_TUPLE_TYPE:
        return read_tuple(reader, cst);
    case CST_TYPE_QUERY:
        return read_type_query(reader, cst);
    case CST_INFER_TYPE:
        return read_infer(reader, cst);
    case CST_OBJECT_TYPE:
        return read_type_literal(reader, cst);
    case CST_LITERAL_TYPE:
        return read_literal_type(reader, cst);
    case CST_TEMPLATE_LITERAL_TYPE:
        return read_template_type(reader, cst);
    case CST_TEMPLATE_STRING:
        return read_template_type(reader, cst);
    case CST_THIS_TYPE:
    case CST_THIS:
        return read_new(reader, AST_THIS_TYPE, cst);
    case CST_TYPE_PREDICATE:
        return read_predicate(reader, cst);
    case CST_ASSERTS:
        return read_asserts(reader, cst);
    case CST_MEMBER_EXPRESSION:
    case CST_CALL_EXPRESSION: {
        AstNode *node = read_import_type(reader, cst);
        return node ? node : read_unexpected(reader, cst);
    }
    default:
        return cst_is_null(cst) ? read_missing(reader, cst) : read_unexpected(reader, cst);
    }
}

static bool is_operator(CstKind kind)
{
    return kind == CST_UNION_TYPE || kind == CST_INTERSECTION_TYPE || kind == CST_ARRAY_TYPE ||
           kind == CST_LOOKUP_TYPE || kind == CST_CONDITIONAL_TYPE || kind == CST_READONLY_TYPE ||
           kind == CST_INDEX_TYPE_QUERY || kind == CST_FUNCTION_TYPE ||
           kind == CST_CONSTRUCTOR_TYPE;
}

AstNode *read_type(Reader *reader, Cst cst)
{
    if (!read_enter(reader, cst)) {
        return read_missing(reader, cst);
    }
    AstNode *node =
        is_operator(cst.kind) ? read_type_operators(reader, cst) : read_atomic_type(reader, cst);
    read_leave(reader);
    return node;
}
