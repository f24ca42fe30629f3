/*
 * C locals that live across an await or a yield, or across a try statement of a frame: their
 * declarations become assignments, their uses `self->name`.
 */
#include <ctype.h>
#include <string.h>

#include "emit/frame.h"

/* ---- locals that become fields ----------------------------------------------------------------------------- */


static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* The text with each use of the name as a word of its own (no member, not in a string) replaced. */
static const char *visit_text(Promotion *promotion, const char *text)
{
    size_t length = strlen(promotion->name);
    StrBuf out = {0};
    bool changed = false;
    char quote = 0;

    for (const char *at = text; *at;) {
        bool starts = !quote && (at == text || (!is_word(at[-1]) && at[-1] != '.'
                                                && !(at[-1] == '>' && at > text + 1 && at[-2] == '-')));
        if (starts && strncmp(at, promotion->name, length) == 0 && !is_word(at[length])) {
            promotion->found = changed = true;
            strbuf_append(&out, promotion->renamed ? promotion->renamed : promotion->name);
            at += length;
            continue;
        }
        if (quote && *at == '\\' && at[1]) {
            strbuf_putc(&out, *at++);
        } else if (*at == '"' || *at == '\'') {
            quote = quote == *at ? 0 : quote ? quote : *at;
        }
        strbuf_putc(&out, *at++);
    }
    if (changed && promotion->renamed) {
        text = arena_strdup(promotion->emitter->arena, strbuf_text(&out));
    }
    strbuf_free(&out);
    return text;
}

static void visit_statement(Promotion *promotion, CStmt *stmt);

static void visit_expr(Promotion *promotion, CExpr *expr)
{
    if (!expr) {
        return;
    }
    if (expr->kind == C_TEXT) {
        expr->text = visit_text(promotion, expr->text);
        return;
    }
    visit_expr(promotion, expr->test);
    visit_expr(promotion, expr->left);
    visit_expr(promotion, expr->right);
    for (size_t i = 0; i < expr->items.length; i++) {
        visit_expr(promotion, expr->items.items[i]);
    }
    frame_rename(promotion, &expr->statements, 0);
}

static void visit_statement(Promotion *promotion, CStmt *stmt)
{
    if (!stmt) {
        return;
    }
    visit_expr(promotion, stmt->expr);
    visit_expr(promotion, stmt->update);
    visit_statement(promotion, stmt->init);
    frame_rename(promotion, &stmt->body, 0);
    frame_rename(promotion, &stmt->otherwise, 0);
    frame_rename(promotion, &stmt->finally, 0);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        frame_rename(promotion, &stmt->cases.items[i].body, 0);
    }
}

void frame_rename(Promotion *promotion, CStmtList *list, size_t from)
{
    for (size_t i = from; i < list->length; i++) {
        visit_statement(promotion, list->items[i]);
    }
}

static bool is_await(const CStmt *stmt)
{
    static const char *const stops[] = {"TS_AWAIT", "TS_YIELD", "TS_YIELD_EACH", "TS_ASYNC_YIELD",
                                       "TS_ASYNC_YIELD_EACH"};

    if (stmt->kind != C_STMT_EXPR || stmt->expr->kind != C_CALL || stmt->expr->left->kind != C_TEXT) {
        return false;
    }
    for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
        if (strcmp(stmt->expr->left->text, stops[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool list_suspends(const CStmtList *list);

/* Control may leave here and come back without the locals. */
static bool suspends(const CStmt *stmt)
{
    if (is_await(stmt) || (stmt->kind == C_STMT_TRY && stmt->is_async)) {
        return true;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        if (list_suspends(&stmt->cases.items[i].body)) {
            return true;
        }
    }
    return list_suspends(&stmt->body) || list_suspends(&stmt->otherwise)
        || list_suspends(&stmt->finally);
}

static bool list_suspends(const CStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        if (suspends(list->items[i])) {
            return true;
        }
    }
    return false;
}

bool frame_uses(Promotion *promotion, CStmtList *list, size_t from, const char *name)
{
    promotion->name = name;
    promotion->renamed = NULL;
    promotion->found = false;
    frame_rename(promotion, list, from);
    return promotion->found;
}

/* Whether a local declared before `from` is used after a suspension in the list. */
static bool lives_across(Promotion *promotion, CStmtList *list, size_t from, const char *name)
{
    for (size_t i = from; i < list->length; i++) {
        if (suspends(list->items[i])) {
            return frame_uses(promotion, list, i + is_await(list->items[i]), name);
        }
    }
    return false;
}

/* "TsArray *list" as "TsArray *" and "list". */
const char *frame_declared_name(const char *text)
{
    const char *name = text + strlen(text);

    while (name > text && is_word(name[-1])) {
        name--;
    }
    return name;
}

static const char *declared_type(Arena *arena, const char *text)
{
    size_t length = (size_t)(frame_declared_name(text) - text);

    while (length > 0 && text[length - 1] == ' ') {
        length--;
    }
    return arena_strndup(arena, text, length);
}

static bool is_try_field(const AsyncFrame *frame, const char *name)
{
    for (size_t i = 0; i < frame->tries.length; i++) {
        if (strcmp(frame->tries.items[i], name) == 0) {
            return true;
        }
    }
    return strcmp(name, "async") == 0 || strcmp(name, "generator") == 0;
}

/* Whether the frame has a field of this name; *same: and of this type. */
static bool has_field(const AsyncFrame *frame, const char *name, const char *ctype, bool *same)
{
    for (size_t i = 0; i < frame->fields.length; i++) {
        if (strcmp(frame->fields.items[i].name, name) == 0) {
            *same = strcmp(frame->fields.items[i].ctype, ctype) == 0;
            return true;
        }
    }
    return false;
}

/* The field for a local: one of this name and type, whose scope is over, may serve again. */
static const char *field_for(Promotion *promotion, const char *name, const char *ctype)
{
    AsyncFrame *frame = promotion->frame;
    const char *field = name;
    size_t number = 2;
    bool same = false;

    while (is_try_field(frame, field) || (has_field(frame, field, ctype, &same) && !same)) {
        field = arena_printf(promotion->emitter->arena, "%s%zu", name, number++);
    }
    if (!same) {
        vec_push(promotion->emitter->arena, &frame->fields, ((FrameField){field, ctype}));
    }
    return field;
}

void frame_begin_renaming(Promotion *promotion, const char *declared)
{
    Arena *arena = promotion->emitter->arena;
    const char *name = frame_declared_name(declared);
    const char *field = field_for(promotion, name, declared_type(arena, declared));

    promotion->name = name;
    promotion->renamed = arena_printf(arena, "self->%s", field);
}

/* The declaration as an assignment; NULL when there is nothing to assign. */
static CExpr *as_assignment(Promotion *promotion, CExpr *value)
{
    Arena *arena = promotion->emitter->arena;

    return value ? c_assign(arena, c_text(arena, promotion->renamed), "=", value) : NULL;
}


/* TsValue key, value: as two declarations. */
static const char *second_declarator(Arena *arena, const char **declared)
{
    const char *comma = strchr(*declared, ',');

    if (!comma) {
        return NULL;
    }
    const char *first = arena_strndup(arena, *declared, (size_t)(comma - *declared));
    const char *type = declared_type(arena, first);
    *declared = first;
    return arena_printf(arena, "%s %s", type, comma + 2);
}

static void promote_init(Promotion *promotion, CStmt *loop)
{
    CStmt *init = loop->init;

    if (!init || init->kind != C_STMT_DECLARE || !list_suspends(&loop->body)) {
        return;
    }
    const char *declared = init->text;
    const char *second = second_declarator(promotion->emitter->arena, &declared);
    frame_begin_renaming(promotion, declared);
    CExpr *assignment = as_assignment(promotion, init->expr);
    loop->init = NULL;
    visit_statement(promotion, loop);
    loop->init = assignment ? c_stmt_expr(promotion->emitter->arena, assignment) : NULL;
    if (second) {
        frame_begin_renaming(promotion, second);
        visit_statement(promotion, loop);
    }
}

static void promote_nested(Promotion *promotion, CStmt *stmt)
{
    if (stmt->kind == C_STMT_FOR) {
        promote_init(promotion, stmt);
    }
    frame_promote(promotion, &stmt->body);
    frame_promote(promotion, &stmt->otherwise);
    frame_promote(promotion, &stmt->finally);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        frame_promote(promotion, &stmt->cases.items[i].body);
    }
}

void frame_promote(Promotion *promotion, CStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        CStmt *stmt = list->items[i];
        if (stmt->kind != C_STMT_DECLARE) {
            promote_nested(promotion, stmt);
            continue;
        }
        if (!lives_across(promotion, list, i + 1, frame_declared_name(stmt->text))) {
            continue;
        }
        frame_begin_renaming(promotion, stmt->text);
        frame_rename(promotion, list, i + 1);
        stmt->expr = as_assignment(promotion, stmt->expr);
        stmt->kind = stmt->expr ? C_STMT_EXPR : C_STMT_COMMENT;
        if (!stmt->expr && stmt->comments.length == 0) {
            memmove(&list->items[i], &list->items[i + 1], (list->length - i - 1) * sizeof list->items[i]);
            list->length--;
            i--;
        }
    }
}
