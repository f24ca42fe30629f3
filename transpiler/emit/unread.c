/*
 * Local variables that are written but never read: compilers warn about them, so they are marked.
 *
 *     TsValue best = TS_UNDEFINED;
 *
 *     (void)best;
 *
 * Usage analysis marks what the program itself does not read; this is for reads that vanish since
 * their value is known.
 */
#include <ctype.h>
#include <stdint.h>
#include <string.h>

#include "emit/ctree.h"
#include "support/map.h"

/* Where the words of a function's statements were last read, counted in reads. A name may be declared in
 * several blocks: it is read in one if it was read since its declaration when the block ends. */
typedef struct Words {
    Arena *arena;
    StrMap map;
    uintptr_t reads;
} Words;

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static void read_text(Words *words, const char *text)
{
    if (!text || text[0] == '"') {
        return;
    }
    for (const char *at = text; *at;) {
        size_t length = 0;
        while (is_word(at[length])) {
            length++;
        }
        bool is_member = at > text && (at[-1] == '.' || at[-1] == '>');
        if (length > 0 && !is_member) {
            *strmap_slot(words->arena, &words->map, at, length) = (void *)++words->reads;
        }
        at += length ? length : 1;
    }
}

static void read_block(Words *words, CStmtList *statements, CExpr *value);

static void read_expr(Words *words, CExpr *expr)
{
    if (!expr) {
        return;
    }
    if (expr->kind == C_TEXT) {
        read_text(words, expr->text);
    }
    if (expr->kind == C_STATEMENTS) {
        read_block(words, &expr->statements, expr->left);
        return;
    }
    read_expr(words, expr->test);
    read_expr(words, expr->left);
    read_expr(words, expr->right);
    /* TS_ARRAY_OF(value, ...): a word of the macro's */
    for (size_t i = c_calls(expr, "TS_ARRAY_OF") ? 1 : 0; i < expr->items.length; i++) {
        read_expr(words, expr->items.items[i]);
    }
}

/* x = value;   x += value;   x++; */
static bool is_write(const CExpr *expr)
{
    bool steps = expr->kind == C_POSTFIX
        || (expr->kind == C_UNARY && (strcmp(expr->text, "++") == 0 || strcmp(expr->text, "--") == 0));

    return (expr->kind == C_ASSIGN || steps) && expr->left->kind == C_TEXT;
}

static void read_effect(Words *words, CExpr *expr)
{
    if (expr && is_write(expr)) {
        read_expr(words, expr->right);
    } else {
        read_expr(words, expr);
    }
}

static void read_statement(Words *words, CStmt *stmt)
{
    if (stmt->kind != C_STMT_DECLARE) {
        read_text(words, stmt->text);
    }
    if (stmt->init) {
        read_statement(words, stmt->init);
    }
    if (stmt->kind == C_STMT_EXPR) {
        read_effect(words, stmt->expr);
    } else {
        read_expr(words, stmt->expr);
    }
    read_effect(words, stmt->update);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        CCase *clause = &stmt->cases.items[i];
        for (size_t j = 0; j < clause->tests.length; j++) {
            read_expr(words, clause->tests.items[j]);
        }
        read_block(words, &clause->body, NULL);
    }
    read_block(words, &stmt->body, NULL);
    read_block(words, &stmt->otherwise, NULL);
    read_block(words, &stmt->finally, NULL);
}

/* The name in "TsString *volatile text"; NULL for anything more. */
static const char *declared_name(const CStmt *stmt)
{
    size_t length = strlen(stmt->text), start = length;

    while (start > 0 && is_word(stmt->text[start - 1])) {
        start--;
    }
    return start < length && start > 0 ? stmt->text + start : NULL;
}

static bool is_read_since(const Words *words, const char *name, uintptr_t reads)
{
    return (uintptr_t)strmap_get(&words->map, name) > reads;
}

static CStmt *mark_of(Arena *arena, const char *name)
{
    return c_stmt_expr(arena, c_cast(arena, "void", c_text(arena, name)));
}

/* Reads a block's statements, and its value if it has one; marks what it declares and nothing in it reads. */
static void read_block(Words *words, CStmtList *statements, CExpr *value)
{
    CStmtList marked = {0};
    uintptr_t *before = NEW_ARRAY(words->arena, uintptr_t, statements->length);

    for (size_t i = 0; i < statements->length; i++) {
        read_statement(words, statements->items[i]);
        before[i] = words->reads;
    }
    read_expr(words, value);
    for (size_t i = 0; i < statements->length; i++) {
        CStmt *stmt = statements->items[i];
        const char *name = stmt->kind == C_STMT_DECLARE ? declared_name(stmt) : NULL;
        vec_push(words->arena, &marked, stmt);
        if (name && !is_read_since(words, name, before[i])) {
            vec_push(words->arena, &marked, mark_of(words->arena, name));
        }
    }
    *statements = marked;
}

void c_mark_unread(Arena *arena, const CExprList *params, CStmtList *body)
{
    Words words = {.arena = arena};
    CStmtList marked = {0};

    read_block(&words, body, NULL);
    for (size_t i = 0; i < params->length; i++) {
        const CStmt declared = {.text = params->items[i]->text};
        const char *name = declared_name(&declared);
        if (name && !strmap_has(&words.map, name)) {
            vec_push(arena, &marked, mark_of(arena, name));
        }
    }
    vec_append(arena, &marked, body);
    *body = marked;
}
