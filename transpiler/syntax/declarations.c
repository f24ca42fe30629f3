/*
 * Declarations of functions, interfaces, type aliases, enums, and the parts of signatures.
 */
#include "syntax/reader.h"

uint32_t modifier_of(Reader *reader, Cst cst)
{
    switch (cst.kind) {
    case CST_T_ASYNC:
        return AST_MODIFIER_ASYNC;
    case CST_T_STATIC:
    case CST_T_STATIC_GET:
        return AST_MODIFIER_STATIC;
    case CST_T_READONLY:
        return AST_MODIFIER_READONLY;
    case CST_T_ABSTRACT:
        return AST_MODIFIER_ABSTRACT;
    case CST_T_DECLARE:
        return AST_MODIFIER_DECLARE;
    case CST_T_ACCESSOR:
        return AST_MODIFIER_ACCESSOR;
    case CST_OVERRIDE_MODIFIER:
        return AST_MODIFIER_OVERRIDE;
    case CST_ACCESSIBILITY_MODIFIER:
        return cst_text_is(reader, cst, "public")    ? AST_MODIFIER_PUBLIC
               : cst_text_is(reader, cst, "private") ? AST_MODIFIER_PRIVATE
                                                     : AST_MODIFIER_PROTECTED;
    default:
        return 0;
    }
}

void read_decorators(Reader *reader, CstList list, AstList *out)
{
    for (size_t i = 0; i < list.length; i++) {
        Cst child = list.items[i];
        if (child.kind == CST_DECORATOR) {
            AstNode *node = read_new(reader, AST_DECORATOR, child);
            node->wrapped.expression =
                read_expression(reader, cst_first_named(cst_children(reader, child)));
            vec_push(reader->arena, out, node);
        }
    }
}

void read_type_parameters(Reader *reader, Cst cst, AstList *out)
{
    CstList list = cst_children(reader, cst);

    for (size_t i = 0; i < list.length; i++) {
        Cst child = list.items[i];
        if (child.kind != CST_TYPE_PARAMETER) {
            continue;
        }
        AstNode *node = read_new(reader, AST_TYPE_PARAMETER, child);
        CstList parts = cst_children(reader, child);
        Cst constraint = cst_find(parts, F_CONSTRAINT);
        Cst value = cst_find(parts, F_VALUE);
        node->modifiers = cst_has(parts, CST_T_CONST) ? AST_MODIFIER_CONST : 0;
        node->modifiers |= gap_variance(reader, child.span.start);
        node->type_parameter.name = read_identifier(reader, cst_find(parts, F_NAME));
        if (!cst_is_null(constraint)) {
            node->type_parameter.constraint =
                read_type(reader, cst_first_named(cst_children(reader, constraint)));
        }
        if (!cst_is_null(value)) {
            node->type_parameter.default_type =
                read_type(reader, cst_first_named(cst_children(reader, value)));
        }
        vec_push(reader->arena, out, node);
    }
}

static AstNode *read_parameter(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_PARAMETER, cst);
    CstList parts = cst_children(reader, cst);
    Cst pattern = cst_find(parts, F_PATTERN);
    Cst value = cst_find(parts, F_VALUE);

    read_decorators(reader, parts, &node->parameter.decorators);
    for (size_t i = 0; i < parts.length && parts.items[i].field != F_PATTERN; i++) {
        node->modifiers |= modifier_of(reader, parts.items[i]);
    }
    if (pattern.kind == CST_REST_PATTERN) {
        node->parameter.is_rest = true;
        pattern = cst_first_named(cst_children(reader, pattern));
    }
    node->parameter.target = read_binding_target(reader, pattern);
    node->parameter.is_optional = cst.kind == CST_OPTIONAL_PARAMETER;
    node->parameter.type = read_type_annotation(reader, cst_find(parts, F_TYPE));
    if (!cst_is_null(value)) {
        node->parameter.initializer = read_expression(reader, value);
    }
    return node;
}

void read_parameters(Reader *reader, Cst cst, AstList *out)
{
    CstList list = cst_children(reader, cst);

    for (size_t i = 0; i < list.length; i++) {
        Cst child = list.items[i];
        if (child.kind == CST_REQUIRED_PARAMETER || child.kind == CST_OPTIONAL_PARAMETER) {
            vec_push(reader->arena, out, read_parameter(reader, child));
        } else if (child.is_named) {
            vec_push(reader->arena, out, read_unexpected(reader, child));
        }
    }
}

/* Type parameters, parameters and return type of anything that has them. */
void read_signature(Reader *reader, CstList children, AstNode *function)
{
    Cst return_type = cst_find(children, F_RETURN_TYPE);

    read_type_parameters(reader, cst_find(children, F_TYPE_PARAMETERS),
                         &function->function.type_parameters);
    read_parameters(reader, cst_find(children, F_PARAMETERS), &function->function.parameters);
    function->function.return_type = read_type_annotation(reader, return_type);
}

void read_function_body(Reader *reader, AstNode *function, Cst body)
{
    if (!cst_is_null(body)) {
        function->function.body = body.kind == CST_STATEMENT_BLOCK ? read_block(reader, body)
                                                                   : read_expression(reader, body);
    }
}

AstNode *read_function(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);
    CstList children = cst_children(reader, cst);
    Cst name = cst_find(children, F_NAME);

    node->modifiers = cst_has(children, CST_T_ASYNC) ? AST_MODIFIER_ASYNC : 0;
    node->function.is_generator = cst_has(children, CST_T_STAR);
    if (!cst_is_null(name)) {
        node->function.name = read_identifier(reader, name);
    }
    read_signature(reader, children, node);
    read_function_body(reader, node, cst_find(children, F_BODY));
    return node;
}

/* `a.b.c` in a type or after `import x =`, as QUALIFIED_NAMEs. */
AstNode *read_entity_name(Reader *reader, Cst cst)
{
    CstList children;

    switch (cst.kind) {
    case CST_NESTED_IDENTIFIER:
    case CST_NESTED_TYPE_IDENTIFIER:
    case CST_MEMBER_EXPRESSION: {
        if (!read_enter(reader, cst)) {
            return read_missing(reader, cst);
        }
        AstNode *node = read_new(reader, AST_QUALIFIED_NAME, cst);
        children = cst_children(reader, cst);
        node->qualified_name.left = read_entity_name(reader, cst_first_named(children));
        node->qualified_name.right = read_identifier(reader, cst_last_named(children));
        read_leave(reader);
        return node;
    }
    case CST_THIS:
        return read_new(reader, AST_THIS_EXPRESSION, cst);
    default:
        return read_identifier(reader, cst);
    }
}

static AstNode *read_heritage_type(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_EXPRESSION_WITH_TYPE_ARGUMENTS, cst);
    CstList children = {0};
    Cst name = cst;

    if (cst.kind == CST_GENERIC_TYPE) {
        children = cst_children(reader, cst);
        name = cst_find(children, F_NAME);
    }
    node->expression_with_types.expression = read_heritage_name(reader, name);
    read_type_arguments(reader, cst_find(children, F_TYPE_ARGUMENTS),
                        &node->expression_with_types.type_arguments);
    return node;
}

/* A dotted name as PROPERTY_ACCESSes, as heritage clauses have it. */
AstNode *read_heritage_name(Reader *reader, Cst cst)
{
    if (cst.kind != CST_NESTED_IDENTIFIER && cst.kind != CST_NESTED_TYPE_IDENTIFIER &&
        cst.kind != CST_MEMBER_EXPRESSION) {
        return read_identifier(reader, cst);
    }
    if (!read_enter(reader, cst)) {
        return read_missing(reader, cst);
    }
    AstNode *node = read_new(reader, AST_PROPERTY_ACCESS, cst);
    CstList children = cst_children(reader, cst);
    node->property_access.object = read_heritage_name(reader, cst_first_named(children));
    node->property_access.name = read_identifier(reader, cst_last_named(children));
    read_leave(reader);
    return node;
}

void read_heritage_list(Reader *reader, Cst clause, AstList *out)
{
    CstList types = cst_children(reader, clause);

    for (size_t i = 0; i < types.length; i++) {
        if (types.items[i].is_named) {
            vec_push(reader->arena, out, read_heritage_type(reader, types.items[i]));
        }
    }
}

static AstNode *read_interface(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_INTERFACE_DECLARATION, cst);
    CstList children = cst_children(reader, cst);

    node->interface.name = read_identifier(reader, cst_find(children, F_NAME));
    read_type_parameters(reader, cst_find(children, F_TYPE_PARAMETERS),
                         &node->interface.type_parameters);
    read_heritage_list(reader, cst_find_kind(children, CST_EXTENDS_TYPE_CLAUSE),
                       &node->interface.extends);
    read_type_members(reader, cst_find(children, F_BODY), &node->interface.members);
    return node;
}

/* `intrinsic` is a keyword only as the whole type of an alias. */
static AstNode *read_alias_type(Reader *reader, Cst cst)
{
    if (cst.kind == CST_TYPE_IDENTIFIER && cst_text_is(reader, cst, "intrinsic")) {
        AstNode *node = read_new(reader, AST_KEYWORD_TYPE, cst);
        node->keyword_type.keyword = AST_TYPE_INTRINSIC;
        return node;
    }
    return read_type(reader, cst);
}

static AstNode *read_type_alias(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_TYPE_ALIAS_DECLARATION, cst);
    CstList children = cst_children(reader, cst);

    node->type_alias.name = read_identifier(reader, cst_find(children, F_NAME));
    read_type_parameters(reader, cst_find(children, F_TYPE_PARAMETERS),
                         &node->type_alias.type_parameters);
    node->type_alias.type = read_alias_type(reader, cst_find(children, F_VALUE));
    return node;
}

static AstNode *read_enum_member(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_ENUM_MEMBER, cst);

    if (cst.kind == CST_ENUM_ASSIGNMENT) {
        CstList children = cst_children(reader, cst);
        node->enum_member.name = read_property_name(reader, cst_find(children, F_NAME));
        node->enum_member.initializer = read_expression(reader, cst_find(children, F_VALUE));
    } else {
        node->enum_member.name = read_property_name(reader, cst);
    }
    return node;
}

static AstNode *read_enum(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_ENUM_DECLARATION, cst);
    CstList children = cst_children(reader, cst);
    CstList members = cst_children(reader, cst_find(children, F_BODY));

    node->modifiers = cst_has(children, CST_T_CONST) ? AST_MODIFIER_CONST : 0;
    node->enumeration.name = read_identifier(reader, cst_find(children, F_NAME));
    for (size_t i = 0; i < members.length; i++) {
        if (members.items[i].is_named) {
            vec_push(reader->arena, &node->enumeration.members,
                     read_enum_member(reader, members.items[i]));
        }
    }
    return node;
}

AstNode *read_declaration(Reader *reader, Cst cst)
{
    switch (cst.kind) {
    case CST_FUNCTION_DECLARATION:
    case CST_GENERATOR_FUNCTION_DECLARATION:
    case CST_FUNCTION_SIGNATURE:
        return read_function(reader, cst, AST_FUNCTION_DECLARATION);
    case CST_CLASS_DECLARATION:
    case CST_ABSTRACT_CLASS_DECLARATION:
        return read_class(reader, cst, AST_CLASS_DECLARATION);
    case CST_VARIABLE_DECLARATION:
    case CST_LEXICAL_DECLARATION:
        return read_variables(reader, cst);
    case CST_INTERFACE_DECLARATION:
        return read_interface(reader, cst);
    case CST_TYPE_ALIAS_DECLARATION:
        return read_type_alias(reader, cst);
    case CST_ENUM_DECLARATION:
        return read_enum(reader, cst);
    case CST_MODULE:
    case CST_INTERNAL_MODULE:
        return read_module(reader, cst);
    case CST_AMBIENT_DECLARATION:
        return read_ambient(reader, cst);
    case CST_IMPORT_STATEMENT:
        return read_import(reader, cst);
    case CST_IMPORT_ALIAS:
        return read_import_alias(reader, cst);
    case CST_EXPORT_STATEMENT:
        return read_export(reader, cst);
    default:
        return NULL;
    }
}
