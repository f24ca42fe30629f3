/*
 * Whether a piece of C mentions a variable: parameters that are not mentioned are marked, since
 * compilers warn about them. And whether it always calls a function, or writes a place.
 */
#include <ctype.h>
#include <string.h>

#include "emit/ctree.h"

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Whether a text of C has the name as a whole word, and not as a member's name. */
static bool text_mentions(const char *text, const char *name)
{
    size_t length = strlen(name);
    const char *at = text;

    if (!text || text[0] == '"') {
        return false;
    }
    while ((at = strstr(at, name))) {
        bool starts = at == text || (!is_word(at[-1]) && at[-1] != '.' && at[-1] != '>');
        if (starts && !is_word(at[length])) {
            return true;
        }
        at += length;
    }
    return false;
}

static bool any_mentions(const CExprList *items, const char *name);

static bool expr_mentions(const CExpr *expr, const char *name)
{
    if (!expr) {
        return false;
    }
    return (expr->kind == C_TEXT && text_mentions(expr->text, name)) ||
           expr_mentions(expr->test, name) || expr_mentions(expr->left, name) ||
           expr_mentions(expr->right, name) || any_mentions(&expr->items, name) ||
           c_mentions(&expr->statements, name);
}

static bool any_mentions(const CExprList *items, const char *name)
{
    for (size_t i = 0; i < items->length; i++) {
        if (expr_mentions(items->items[i], name)) {
            return true;
        }
    }
    return false;
}

static bool stmt_mentions(const CStmt *stmt, const char *name)
{
    if (stmt->kind != C_STMT_DECLARE && text_mentions(stmt->text, name)) {
        return true;
    }
    if (stmt->init && stmt_mentions(stmt->init, name)) {
        return true;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        if (any_mentions(&stmt->cases.items[i].tests, name) ||
            c_mentions(&stmt->cases.items[i].body, name)) {
            return true;
        }
    }
    return expr_mentions(stmt->expr, name) || expr_mentions(stmt->update, name) ||
           c_mentions(&stmt->body, name) || c_mentions(&stmt->otherwise, name) ||
           c_mentions(&stmt->finally, name);
}

bool c_mentions(const CStmtList *statements, const char *name)
{
    for (size_t i = 0; i < statements->length; i++) {
        if (stmt_mentions(statements->items[i], name)) {
            return true;
        }
    }
    return false;
}

/* ---- endless recursion ------------------------------------------------------------------------ */

static bool surely_calls(const CExpr *expr, const char *function)
{
    if (!expr) {
        return false;
    }
    if (expr->kind == C_CALL && expr->left->kind == C_TEXT && strcmp(expr->left->text, function) == 0) {
        return true;
    }
    if (expr->kind == C_CONDITIONAL) {
        return surely_calls(expr->test, function) ||
               (surely_calls(expr->left, function) && surely_calls(expr->right, function));
    }
    if (expr->kind == C_BINARY &&
        (strcmp(expr->text, "&&") == 0 || strcmp(expr->text, "||") == 0)) {
        return surely_calls(expr->left, function);
    }
    for (size_t i = 0; i < expr->items.length; i++) {
        if (surely_calls(expr->items.items[i], function)) {
            return true;
        }
    }
    return surely_calls(expr->left, function) || surely_calls(expr->right, function) ||
           c_always_calls(&expr->statements, function);
}

bool c_always_calls(const CStmtList *statements, const char *function)
{
    for (size_t i = 0; i < statements->length; i++) {
        const CStmt *stmt = statements->items[i];
        bool calls = surely_calls(stmt->expr, function);
        switch (stmt->kind) {
        case C_STMT_EXPR:
        case C_STMT_DECLARE:
        case C_STMT_COMMENT:
            break;
        case C_STMT_BLOCK:
            calls = c_always_calls(&stmt->body, function);
            break;
        case C_STMT_IF:
            calls = calls || (stmt->has_otherwise && c_always_calls(&stmt->body, function) &&
                              c_always_calls(&stmt->otherwise, function));
            if (!calls) {
                return false;
            }
            break;
        default:
            return calls;
        }
        if (calls) {
            return true;
        }
    }
    return false;
}

bool c_writes(const CExpr *expr, const CExpr *place)
{
    if (!expr) {
        return false;
    }
    bool steps = (expr->kind == C_UNARY || expr->kind == C_POSTFIX) &&
                 (strcmp(expr->text, "++") == 0 || strcmp(expr->text, "--") == 0);
    if ((steps || expr->kind == C_ASSIGN) && c_is_same(expr->left, place)) {
        return true;
    }
    for (size_t i = 0; i < expr->items.length; i++) {
        if (c_writes(expr->items.items[i], place)) {
            return true;
        }
    }
    return c_writes(expr->test, place) || c_writes(expr->left, place) ||
           c_writes(expr->right, place);
}
