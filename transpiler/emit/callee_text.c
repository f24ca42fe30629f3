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

static void write_elements(StrBuf *out, const AstNode *node)
{
    strbuf_putc(out, '[');
    for (size_t i = 0; i < node->elements.items.length; i++) {
        if (i > 0) {
            strbuf_putc(out, ',');
        }
        write_text(out, node->elements.items.items[i]);
    }
    strbuf_putc(out, ']');
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
        write_elements(out, node);
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
