/*
 * The text by which an error names what was called:   data.list.find   handlers[i]   f(...)
 *
 * As V8 prints it: names and members as written, arguments as "...", what has no short text as
 * "(intermediate value)". TypeScript's own syntax (casts, `!`) is left out.
 */
#include <string.h>

#include "emit/emitter.h"

enum { MAX_TEXT = 200 };

static void write_text(StrBuf *out, AstNode *node);

static void write_binary(StrBuf *out, const AstNode *node)
{
    strbuf_putc(out, '(');
    write_text(out, node->binary.left);
    strbuf_printf(out, " %s ", ast_operator_text(node->binary.op));
    write_text(out, node->binary.right);
    strbuf_putc(out, ')');
}

static void write_elements(StrBuf *out, const AstNode *node, const char *separator)
{
    for (size_t i = 0; i < node->elements.items.length; i++) {
        if (i > 0) {
            strbuf_append(out, separator);
        }
        write_text(out, node->elements.items.items[i]);
    }
}

static void write_element_access(StrBuf *out, const AstNode *node)
{
    AstNode *index = ast_skip_assertions(ast_skip_parentheses(node->element_access.index));

    write_text(out, node->element_access.object);
    if (index->kind == AST_STRING_LITERAL && index->string.interned) {
        strbuf_printf(out, ".%s", index->string.interned);
        return;
    }
    strbuf_append(out, node->element_access.is_optional ? "?.[" : "[");
    write_text(out, index);
    strbuf_putc(out, ']');
}

static void write_text(StrBuf *out, AstNode *node)
{
    node = ast_skip_assertions(ast_skip_parentheses(node));
    switch (node->kind) {
    case AST_IDENTIFIER:
    case AST_PRIVATE_IDENTIFIER:
        strbuf_append(out, node->identifier.name);
        break;
    case AST_THIS_EXPRESSION:
        strbuf_append(out, "this");
        break;
    case AST_NULL_LITERAL:
        strbuf_append(out, "null");
        break;
    case AST_TRUE_LITERAL:
        strbuf_append(out, "true");
        break;
    case AST_FALSE_LITERAL:
        strbuf_append(out, "false");
        break;
    case AST_NUMERIC_LITERAL:
        strbuf_printf(out, "%.*s", (int)(node->span.end - node->span.start),
                      node->file->text + node->span.start);
        break;
    case AST_STRING_LITERAL:
        strbuf_printf(out, "\"%s\"", node->string.interned ? node->string.interned : "");
        break;
    case AST_PROPERTY_ACCESS:
        write_text(out, node->property_access.object);
        strbuf_append(out, node->property_access.is_optional ? "?." : ".");
        write_text(out, node->property_access.name);
        break;
    case AST_ELEMENT_ACCESS:
        write_element_access(out, node);
        break;
    case AST_CALL_EXPRESSION:
        write_text(out, node->call.callee);
        strbuf_append(out, node->call.is_optional ? "?.(...)" : "(...)");
        break;
    case AST_BINARY_EXPRESSION:
        write_binary(out, node);
        break;
    case AST_ARRAY_LITERAL:
        strbuf_putc(out, '[');
        write_elements(out, node, ",");
        strbuf_putc(out, ']');
        break;
    case AST_SEQUENCE_EXPRESSION:
        strbuf_putc(out, '(');
        write_elements(out, node, " , ");
        strbuf_putc(out, ')');
        break;
    default:
        strbuf_append(out, "(intermediate value)");
        break;
    }
}

const char *callee_text(Emitter *emitter, const IrExpr *expr)
{
    AstNode *node = expr->node;
    StrBuf text = {0};

    if (node && (node->kind == AST_CALL_EXPRESSION || node->kind == AST_NEW_EXPRESSION)) {
        node = node->call.callee;
    } else if (!node || (node->kind != AST_PROPERTY_ACCESS && node->kind != AST_ELEMENT_ACCESS)) {
        return expr->name ? expr->name : "value";
    }
    write_text(&text, node);
    const char *result = arena_strdup(emitter->arena, strbuf_text(&text));
    strbuf_free(&text);
    return strlen(result) > MAX_TEXT ? "(intermediate value)" : result;
}

const char *callee_key(Emitter *emitter, const IrExpr *expr)
{
    const AstNode *declared = expr->native ? ast_declaration_name(expr->native->declaration) : NULL;

    if (expr->name) {
        return expr->name;
    }
    if (declared && declared->kind == AST_IDENTIFIER) {
        return declared->identifier.name;
    }
    const char *text = callee_text(emitter, expr);
    const char *dot = strrchr(text, '.');
    return dot ? dot + 1 : text;
}

CExpr *callee_literal(Emitter *emitter, const IrExpr *expr)
{
    const char *text = callee_text(emitter, expr);

    return c_text(emitter->arena, c_string_literal(emitter->arena, text, strlen(text)));
}

/* ---- patterns ------------------------------------------------------------------------------------ */

/* What a pattern takes apart, as the error says; NULL when that is described by its value. */
static const char *pattern_source(Emitter *emitter, const AstNode *pattern, bool *is_nested)
{
    const AstNode *parent = pattern->parent;
    AstNode *source = NULL;
    StrBuf text = {0};

    *is_nested = false;
    while (parent->kind == AST_PARENTHESIZED_EXPRESSION) {
        parent = parent->parent;
    }
    switch (parent->kind) {
    case AST_VARIABLE_DECLARATION:
        source = parent->variable.initializer;
        if (!source) {
            return ".for";
        }
        break;
    case AST_PARAMETER:
        return parent->parameter.initializer
            ? "(intermediate value)(intermediate value)(intermediate value)" : NULL;
    case AST_CATCH_CLAUSE:
        return ".catch";
    case AST_BINDING_ELEMENT:
        source = parent->binding_element.initializer;
        *is_nested = !source;
        break;
    case AST_ASSIGNMENT_EXPRESSION:
        source = parent->binary.right;
        break;
    default:
        break;
    }
    if (!source) {
        *is_nested = true;
        return NULL;
    }
    source = ast_skip_assertions(ast_skip_parentheses(source));
    if (source->kind == AST_CONDITIONAL_EXPRESSION) {
        return "(intermediate value)(intermediate value)(intermediate value)";
    }
    write_text(&text, source);
    const char *result = arena_strdup(emitter->arena, strbuf_text(&text));
    strbuf_free(&text);
    return strlen(result) > MAX_TEXT ? "(intermediate value)" : result;
}

CExpr *pattern_literal(Emitter *emitter, const AstNode *pattern, const char *name)
{
    bool is_nested;
    const char *source = pattern_source(emitter, pattern, &is_nested);
    const char *text = arena_printf(emitter->arena, "%s%s%s%s%s%s", name ? "property '" : "", name ? name : "",
                                    name ? "' of " : "", source ? "'" : "", source ? source : "",
                                    source ? "'" : "");

    return is_nested && name ? NULL : c_text(emitter->arena, c_string_literal(emitter->arena, text, strlen(text)));
}

/* ---- iterables ----------------------------------------------------------------------------------- */

/* Parentheses, casts and `!` around an expression. */
static bool is_wrapper(const AstNode *node)
{
    return node->kind == AST_PARENTHESIZED_EXPRESSION || node->kind == AST_AS_EXPRESSION
        || node->kind == AST_SATISFIES_EXPRESSION || node->kind == AST_NON_NULL_EXPRESSION
        || node->kind == AST_TYPE_ASSERTION;
}

CExpr *iterable_literal(Emitter *emitter, AstNode *node)
{
    StrBuf text = {0};

    if (!node) {
        return c_text(emitter->arena, "\"(intermediate value)\"");
    }
    node = ast_skip_assertions(ast_skip_parentheses(node));
    bool is_call = node->kind == AST_CALL_EXPRESSION;
    write_text(&text, is_call ? node->call.callee : node);
    if (is_call) {
        strbuf_append(&text, " is not a function or its return value");
    }
    const char *result = arena_strdup(emitter->arena, strbuf_text(&text));
    strbuf_free(&text);
    if (strlen(result) > MAX_TEXT) {
        result = "(intermediate value)";
    }
    return c_text(emitter->arena, c_string_literal(emitter->arena, result, strlen(result)));
}

/* V8 names what a declaration takes apart if that is a name, a literal or the call of a name. */
CExpr *pattern_iterable_literal(Emitter *emitter, const AstNode *pattern)
{
    const AstNode *parent = pattern->parent;
    AstNode *source = parent->kind == AST_VARIABLE_DECLARATION ? parent->variable.initializer : NULL;

    if (parent->kind != AST_VARIABLE_DECLARATION) {
        return NULL;
    }
    if (!source) {
        return c_text(emitter->arena, "\".for\"");
    }
    source = ast_skip_assertions(ast_skip_parentheses(source));
    switch (source->kind) {
    case AST_IDENTIFIER:
    case AST_NULL_LITERAL:
    case AST_AWAIT_EXPRESSION:
        return iterable_literal(emitter, source);
    case AST_CALL_EXPRESSION:
        return ast_skip_parentheses(source->call.callee)->kind == AST_IDENTIFIER
            ? iterable_literal(emitter, source) : NULL;
    default:
        return NULL;
    }
}

/* "f(...)" */
CExpr *callee_of_call(Emitter *emitter, AstNode *call)
{
    StrBuf text = {0};

    write_text(&text, call);
    CExpr *literal = c_text(emitter->arena, c_string_literal(emitter->arena, strbuf_text(&text),
                                                             strlen(strbuf_text(&text))));
    strbuf_free(&text);
    return literal;
}

CExpr *named_iterable(Emitter *emitter, const IrExpr *expr, CExpr *value)
{
    const AstNode *node = expr->node;
    const AstNode *parent = node ? node->parent : NULL;

    bool is_spread = false;
    for (; parent && (is_wrapper(parent) || parent->kind == AST_SPREAD_ELEMENT); parent = parent->parent) {
        is_spread |= parent->kind == AST_SPREAD_ELEMENT;
    }
    bool is_argument = is_spread && parent
        && (parent->kind == AST_CALL_EXPRESSION || parent->kind == AST_NEW_EXPRESSION);
    use_header(emitter, "ts/iterator.h");
    CExpr *text = iterable_literal(emitter, expr->node);
    if (is_argument) {
        AstNode *bare = ast_skip_assertions(ast_skip_parentheses(expr->node));
        text = bare->kind == AST_CALL_EXPRESSION ? callee_of_call(emitter, bare) : text;
        return c_call(emitter->arena, "ts_iterable_spread", 2, value, text);
    }
    return c_call(emitter->arena, "ts_iterable_named", 2, value, text);
}
