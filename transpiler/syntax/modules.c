/*
 * Imports, exports, namespaces, and what stands after `declare`.
 */
#include <string.h>

#include "syntax/reader.h"

/* `type` right after `import` or `export`, or before a specifier's name. */
static bool has_type_keyword(Reader *reader, CstList children, size_t at)
{
    return at < children.length && !children.items[at].is_named &&
           (children.items[at].kind == CST_T_TYPE || children.items[at].kind == CST_T_TYPEOF) &&
           reader != NULL;
}

static AstNode *read_export_name(Reader *reader, Cst cst)
{
    return cst.kind == CST_STRING ? read_string(reader, cst) : read_identifier(reader, cst);
}

static AstNode *read_specifier(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);
    CstList children = cst_children(reader, cst);
    Cst name = cst_find(children, F_NAME);
    Cst alias = cst_find(children, F_ALIAS);

    node->specifier.is_type_only = has_type_keyword(reader, children, 0);
    node->specifier.name = read_export_name(reader, cst_is_null(alias) ? name : alias);
    if (!cst_is_null(alias)) {
        node->specifier.property_name = read_export_name(reader, name);
    }
    return node;
}

static void read_specifiers(Reader *reader, Cst cst, AstKind kind, AstList *out)
{
    CstList list = cst_children(reader, cst);

    for (size_t i = 0; i < list.length; i++) {
        if (list.items[i].kind == CST_IMPORT_SPECIFIER ||
            list.items[i].kind == CST_EXPORT_SPECIFIER) {
            vec_push(reader->arena, out, read_specifier(reader, list.items[i], kind));
        }
    }
}

static AstNode *read_named(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);

    node->import_name.name = read_export_name(reader, cst_last_named(cst_children(reader, cst)));
    return node;
}

static AstNode *read_import_clause(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_IMPORT_CLAUSE, cst);
    CstList children = cst_children(reader, cst);

    for (size_t i = 0; i < children.length; i++) {
        Cst child = children.items[i];
        switch (child.kind) {
        case CST_IDENTIFIER:
            node->import_clause.name = read_identifier(reader, child);
            break;
        case CST_NAMESPACE_IMPORT:
            node->import_clause.namespace_import = read_named(reader, child, AST_NAMESPACE_IMPORT);
            break;
        case CST_NAMED_IMPORTS:
            node->import_clause.has_named = true;
            read_specifiers(reader, child, AST_IMPORT_SPECIFIER, &node->import_clause.specifiers);
            break;
        default:
            break;
        }
    }
    return node;
}

static AstNode *read_attribute(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_IMPORT_ATTRIBUTE, cst);
    CstList children = cst_children(reader, cst);

    node->import_attribute.name = read_property_name(reader, cst_find(children, F_KEY));
    node->import_attribute.value = read_expression(reader, cst_find(children, F_VALUE));
    return node;
}

static void read_attributes(Reader *reader, CstList children, AstList *out)
{
    CstList inside = cst_children(reader, cst_find_kind(children, CST_IMPORT_ATTRIBUTE));
    CstList pairs = cst_children(reader, cst_find_kind(inside, CST_OBJECT));

    for (size_t i = 0; i < pairs.length; i++) {
        if (pairs.items[i].kind == CST_PAIR) {
            vec_push(reader->arena, out, read_attribute(reader, pairs.items[i]));
        }
    }
}

static AstNode *read_source(Reader *reader, Cst cst)
{
    return cst.kind == CST_STRING ? read_string(reader, cst) : read_missing(reader, cst);
}

/* import x = require("y") */
static AstNode *read_import_require(Reader *reader, Cst cst, Cst clause, bool is_type_only)
{
    AstNode *node = read_new(reader, AST_IMPORT_EQUALS_DECLARATION, cst);
    CstList parts = cst_children(reader, clause);
    Cst source = cst_find(parts, F_SOURCE);
    AstNode *reference = read_new(reader, AST_EXTERNAL_MODULE_REFERENCE, source);

    reference->wrapped.expression = read_source(reader, source);
    node->import_equals.name = read_identifier(reader, cst_first_named(parts));
    node->import_equals.reference = reference;
    node->import_equals.is_type_only = is_type_only;
    return node;
}

AstNode *read_import(Reader *reader, Cst cst)
{
    CstList children = cst_children(reader, cst);
    Cst require = cst_find_kind(children, CST_IMPORT_REQUIRE_CLAUSE);
    Cst clause = cst_find_kind(children, CST_IMPORT_CLAUSE);
    bool is_type_only = has_type_keyword(reader, children, 1);

    if (!cst_is_null(require)) {
        return read_import_require(reader, cst, require, is_type_only);
    }
    AstNode *node = read_new(reader, AST_IMPORT_DECLARATION, cst);
    if (!cst_is_null(clause)) {
        node->import.clause = read_import_clause(reader, clause);
        node->import.clause->import_clause.is_type_only = is_type_only;
    }
    node->import.module_specifier = read_source(reader, cst_find(children, F_SOURCE));
    read_attributes(reader, children, &node->import.attributes);
    return node;
}

/* import x = a.b.c */
AstNode *read_import_alias(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_IMPORT_EQUALS_DECLARATION, cst);
    CstList children = cst_children(reader, cst);

    node->import_equals.name = read_identifier(reader, cst_first_named(children));
    node->import_equals.reference = read_entity_name(reader, cst_last_named(children));
    return node;
}

/* export <declaration>, export default <declaration> */
static AstNode *read_exported(Reader *reader, Cst cst, CstList children, Cst declaration)
{
    AstNode *node = read_statement(reader, declaration);

    node->span.start = cst.span.start;
    node->modifiers |= AST_MODIFIER_EXPORT;
    if (cst_has(children, CST_T_DEFAULT)) {
        node->modifiers |= AST_MODIFIER_DEFAULT;
    }
    if (ast_is_class_like(node->kind)) {
        read_decorators(reader, children, &node->class_like.decorators);
    }
    return node;
}

/*
 * export default of an expression. A function or class written there is a declaration (ECMA-262
 * 16.2.3), though the grammar may read it as an expression.
 */
static AstNode *read_export_default(Reader *reader, Cst cst, Cst value)
{
    AstNode *node = NULL;

    if (value.kind == CST_FUNCTION_EXPRESSION || value.kind == CST_GENERATOR_FUNCTION) {
        node = read_function(reader, value, AST_FUNCTION_DECLARATION);
    } else if (value.kind == CST_CLASS) {
        node = read_class(reader, value, AST_CLASS_DECLARATION);
    }
    if (node) {
        node->span.start = cst.span.start;
        node->modifiers |= AST_MODIFIER_EXPORT | AST_MODIFIER_DEFAULT;
        return node;
    }
    node = read_new(reader, AST_EXPORT_ASSIGNMENT, cst);
    node->export_assignment.expression = read_expression(reader, value);
    return node;
}

static AstNode *read_export_list(Reader *reader, Cst cst, CstList children)
{
    AstNode *node = read_new(reader, AST_EXPORT_DECLARATION, cst);
    Cst source = cst_find(children, F_SOURCE);
    Cst name = cst_find_kind(children, CST_NAMESPACE_EXPORT);
    Cst clause = cst_find_kind(children, CST_EXPORT_CLAUSE);

    node->export.is_type_only =
        has_type_keyword(reader, children, 1) || gap_type_only(reader, cst.span);
    node->export.is_star = cst_has(children, CST_T_STAR) || !cst_is_null(name);
    if (!cst_is_null(name)) {
        node->export.namespace_export = read_named(reader, name, AST_NAMESPACE_EXPORT);
    }
    read_specifiers(reader, clause, AST_EXPORT_SPECIFIER, &node->export.specifiers);
    if (!cst_is_null(source)) {
        node->export.module_specifier = read_source(reader, source);
    }
    read_attributes(reader, children, &node->export.attributes);
    return node;
}

AstNode *read_export(Reader *reader, Cst cst)
{
    CstList children = cst_children(reader, cst);
    Cst declaration = cst_find(children, F_DECLARATION);
    Cst value = cst_find(children, F_VALUE);

    if (!cst_is_null(declaration)) {
        return read_exported(reader, cst, children, declaration);
    }
    if (!cst_is_null(value)) {
        return read_export_default(reader, cst, value);
    }
    if (cst_has(children, CST_T_EQUALS)) {
        AstNode *node = read_new(reader, AST_EXPORT_ASSIGNMENT, cst);
        node->export_assignment.expression = read_expression(reader, cst_last_named(children));
        node->export_assignment.is_equals = true;
        return node;
    }
    if (cst_has(children, CST_T_AS) && cst_has(children, CST_T_NAMESPACE)) {
        return read_named(reader, cst, AST_NAMESPACE_EXPORT_DECLARATION);
    }
    return read_export_list(reader, cst, children);
}

static AstNode *read_module_block(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_MODULE_BLOCK, cst);

    read_statements(reader, cst_children(reader, cst), 0, &node->block.statements);
    return node;
}

/* namespace a.b.c {}: one module within the other. `names` is nested to the left. */
static AstNode *read_dotted_module(Reader *reader, Cst whole, Cst name, AstNode *body)
{
    while (name.kind == CST_NESTED_IDENTIFIER || name.kind == CST_MEMBER_EXPRESSION) {
        CstList parts = cst_children(reader, name);
        Cst last = cst_last_named(parts);
        AstNode *inner =
            read_new_at(reader, AST_MODULE_DECLARATION, (Span){last.span.start, whole.span.end});
        inner->module.name = read_identifier(reader, last);
        inner->module.body = body;
        inner->modifiers = AST_MODIFIER_EXPORT;
        body = inner;
        name = cst_first_named(parts);
    }
    AstNode *node = read_new(reader, AST_MODULE_DECLARATION, whole);
    node->module.name =
        name.kind == CST_STRING ? read_string(reader, name) : read_identifier(reader, name);
    node->module.body = body;
    return node;
}

AstNode *read_module(Reader *reader, Cst cst)
{
    CstList children = cst_children(reader, cst);
    Cst name = cst_find(children, F_NAME);
    Cst body = cst_find(children, F_BODY);

    AstNode *block = cst_is_null(body) ? NULL : read_module_block(reader, body);
    return read_dotted_module(reader, cst, name, block);
}

/* global {}: more of the global scope. */
AstNode *read_global(Reader *reader, Cst keyword, Cst block)
{
    Span span = {keyword.span.start, block.span.end};
    AstNode *node = read_new_at(reader, AST_MODULE_DECLARATION, span);

    keyword.span.end = keyword.span.start + 6; /* global */
    node->module.is_global = true;
    node->module.name = read_identifier(reader, keyword);
    node->module.body = read_module_block(reader, block);
    return node;
}

AstNode *read_ambient(Reader *reader, Cst cst)
{
    CstList children = cst_children(reader, cst);
    bool outer = reader->ambient;
    AstNode *node;

    reader->ambient = true;
    if (cst_has(children, CST_T_GLOBAL)) {
        node = read_global(reader, cst_find_kind(children, CST_T_GLOBAL),
                           cst_find_kind(children, CST_STATEMENT_BLOCK));
        node->span = cst.span;
    } else {
        node = read_statement(reader, cst_first_named(children));
        node->span.start = cst.span.start;
    }
    node->modifiers |= AST_MODIFIER_DECLARE;
    reader->ambient = outer;
    return node;
}
