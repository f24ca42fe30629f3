/*
 * Statements that stand in an operand become statements of their own where the operand's place allows it:
 *
 *     return test ? __extension__({ a(); b; }) : c;          if (test) {
 *                                                                a();
 *                                                                return b;
 *                                                            }
 *                                                            return c;
 *
 * So do those of a variable's first value, of an assigned one and of an effect, of what `&&` joins in the
 * condition of an if or a loop, and of a loop's update. The statements of an operand declare names that nothing
 * around them has; they may meet those of a statement that follows, which is looked for.
 */
#include <ctype.h>
#include <string.h>

#include "emit/ctree.h"

typedef enum SinkKind { SINK_RETURN, SINK_ASSIGN, SINK_EFFECT } SinkKind;

/* Where a value goes. */
typedef struct Sink {
    SinkKind kind;
    bool is_last;       /* SINK_RETURN: nothing follows in its list */
    CExpr *place;       /* SINK_ASSIGN */
    const char *op;
    const char *present; /* SINK_ASSIGN: the text of what is in it already, or NULL */
} Sink;

static void unfold_list(Arena *arena, CStmtList *list);

/* ---- names ------------------------------------------------------------------------------------------------ */

static bool declares(const CStmtList *list, const char *name);

static bool is_declaration_of(const CStmt *stmt, const char *name)
{
    size_t length = strlen(stmt->text), named = strlen(name);

    return stmt->kind == C_STMT_DECLARE && length > named
        && strcmp(stmt->text + length - named, name) == 0
        && !isalnum((unsigned char)stmt->text[length - named - 1])
        && stmt->text[length - named - 1] != '_';
}

static bool expr_declares(const CExpr *expr, const char *name)
{
    if (!expr) {
        return false;
    }
    for (size_t i = 0; i < expr->items.length; i++) {
        if (expr_declares(expr->items.items[i], name)) {
            return true;
        }
    }
    return declares(&expr->statements, name) || expr_declares(expr->test, name)
        || expr_declares(expr->left, name) || expr_declares(expr->right, name);
}

static bool stmt_declares(const CStmt *stmt, const char *name)
{
    bool names_one = stmt->kind == C_STMT_TRY && stmt->text && strcmp(stmt->text, name) == 0;

    if (names_one || (stmt->text && is_declaration_of(stmt, name))
        || (stmt->init && stmt_declares(stmt->init, name))) {
        return true;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        if (declares(&stmt->cases.items[i].body, name)) {
            return true;
        }
    }
    return expr_declares(stmt->expr, name) || expr_declares(stmt->update, name)
        || declares(&stmt->body, name) || declares(&stmt->otherwise, name)
        || declares(&stmt->finally, name);
}

static bool declares(const CStmtList *list, const char *name)
{
    for (size_t i = 0; i < list->length; i++) {
        if (stmt_declares(list->items[i], name)) {
            return true;
        }
    }
    return false;
}

/* The name in "TsString *volatile text". */
static const char *name_in(const char *declaration)
{
    size_t start = strlen(declaration);

    while (start > 0 && (isalnum((unsigned char)declaration[start - 1]) || declaration[start - 1] == '_')) {
        start--;
    }
    return declaration + start;
}

/* Whether names that `list` declares are declared in a statement that would come to stand beside it. */
static bool collides(const CStmtList *list, const CStmtList *beside)
{
    for (size_t i = 0; i < list->length; i++) {
        const CStmt *stmt = list->items[i];
        if (stmt->kind == C_STMT_DECLARE && declares(beside, name_in(stmt->text))) {
            return true;
        }
    }
    return false;
}

static bool expr_collides(const CStmtList *list, const CExpr *beside)
{
    for (size_t i = 0; i < list->length; i++) {
        const CStmt *stmt = list->items[i];
        if (stmt->kind == C_STMT_DECLARE && expr_declares(beside, name_in(stmt->text))) {
            return true;
        }
    }
    return false;
}

/* ---- values ----------------------------------------------------------------------------------------------- */

static bool is_operator(const CExpr *expr, const char *op)
{
    return expr->kind == C_BINARY && strcmp(expr->text, op) == 0;
}

static bool is_constant(const CExpr *expr)
{
    return (expr->kind == C_TEXT && (isdigit((unsigned char)expr->text[0]) || expr->text[0] == '"'))
        || c_calls(expr, "TS_STR");
}

static bool opens(const CExpr *expr);

/* Which argument of a call with otherwise constant ones opens; their number if none does. */
static size_t opened_argument(const CExpr *call)
{
    size_t found = call->items.length;

    for (size_t i = 0; i < call->items.length; i++) {
        const CExpr *item = call->items.items[i];
        if (!item->designator && found == call->items.length && opens(item)) {
            found = i;
        } else if (!is_constant(item)) {
            return call->items.length;
        }
    }
    return found;
}

/* Whether what is evaluated last in it is statements and a value. */
static bool opens(const CExpr *expr)
{
    switch (expr->kind) {
    case C_STATEMENTS:
        return true;
    case C_CONDITIONAL:
        return opens(expr->left) || opens(expr->right);
    case C_BINARY:
        return (is_operator(expr, "&&") || is_operator(expr, "||"))
            && (opens(expr->right) || expr->left->kind == C_STATEMENTS
                || (is_operator(expr->left, expr->text) && opens(expr->left)));
    case C_CAST:
        return opens(expr->left);
    case C_CALL:
        return expr->left->kind == C_TEXT && opened_argument(expr) < expr->items.length;
    default:
        return false;
    }
}

/* The operand of a cast or of a call with one argument, or the argument that opens. */
static CExpr *operand_of(const CExpr *expr)
{
    if (expr->kind == C_CAST) {
        return expr->left;
    }
    return expr->items.items[expr->items.length == 1 ? 0 : opened_argument(expr)];
}

static CExpr *with_operand(Arena *arena, const CExpr *expr, CExpr *operand)
{
    CExpr *copy = NEW(arena, CExpr);

    *copy = *expr;
    if (expr->kind == C_CAST) {
        copy->left = operand;
        return copy;
    }
    copy->items = (CExprList){0};
    vec_append(arena, &copy->items, &expr->items);
    copy->items.items[opened_argument(expr)] = operand;
    return copy;
}

static bool is_text(const CExpr *expr, const char *text)
{
    return expr->kind == C_TEXT && text && strcmp(expr->text, text) == 0;
}

static bool is_void(const CExpr *expr)
{
    return expr->kind == C_CAST && strcmp(expr->text, "void") == 0;
}

/* What makes a value of another and does nothing besides. */
static bool is_conversion(const CExpr *expr)
{
    return expr->kind == C_CAST
        || (expr->kind == C_CALL && expr->items.length == 1 && expr->left->kind == C_TEXT
            && strncmp(expr->left->text, "ts_from_", 8) == 0);
}

static bool is_nothing(const CExpr *expr)
{
    return is_text(expr, "(void)0");
}

static bool acts(const CExpr *expr)
{
    return expr->kind == C_CALL || expr->kind == C_ASSIGN || expr->kind == C_POSTFIX
        || expr->kind == C_STATEMENTS
        || (expr->kind == C_UNARY && (strcmp(expr->text, "++") == 0 || strcmp(expr->text, "--") == 0));
}

static void put_whole(Arena *arena, CStmtList *out, Sink sink, CExpr *value)
{
    switch (sink.kind) {
    case SINK_RETURN:
        vec_push(arena, out, c_stmt_return(arena, value));
        break;
    case SINK_ASSIGN:
        if (!is_text(value, sink.present)) {
            vec_push(arena, out, c_stmt_expr(arena, c_assign(arena, sink.place, sink.op, value)));
        }
        break;
    case SINK_EFFECT:
        while (is_conversion(value)) {
            value = operand_of(value);
        }
        if (value->kind != C_TEXT) {
            vec_push(arena, out, c_stmt_expr(arena, acts(value) ? value : c_cast(arena, "void", value)));
        }
        break;
    }
}

static void put(Arena *arena, CStmtList *out, Sink sink, CExpr *value);

static void put_either(Arena *arena, CStmtList *out, Sink sink, CExpr *test, CExpr *left, CExpr *right)
{
    CStmt *branch = c_stmt(arena, C_STMT_IF);
    Sink inner = sink;

    inner.is_last = true;
    branch->expr = test;
    put(arena, &branch->body, inner, left);
    vec_push(arena, out, branch);
    if (sink.kind == SINK_RETURN && sink.is_last) {
        put(arena, out, sink, right);
        return;
    }
    put(arena, &branch->otherwise, inner, right);
    if (branch->body.length == 0) {
        branch->expr = c_not(arena, test);
        branch->body = branch->otherwise;
        branch->otherwise = (CStmtList){0};
    }
    branch->has_otherwise = branch->otherwise.length > 0;
}

/* return ({ S; a; }) && b;        { S; if (!a) { return false; } } return b; */
static void put_apart(Arena *arena, CStmtList *out, Sink sink, CExpr *value)
{
    CExpr *left = value->left;
    bool is_and = is_operator(value, "&&");

    if (sink.kind != SINK_RETURN || !sink.is_last) {
        put_whole(arena, out, sink, value);
        return;
    }
    CStmt *block = c_stmt(arena, C_STMT_BLOCK), *leave = c_stmt(arena, C_STMT_IF);
    leave->expr = is_and ? c_not(arena, left->left) : left->left;
    vec_push(arena, &leave->body, c_stmt_return(arena, c_text(arena, is_and ? "false" : "true")));
    vec_append(arena, &block->body, &left->statements);
    vec_push(arena, &block->body, leave);
    vec_push(arena, out, block);
    put(arena, out, sink, value->right);
}

/* a && b, a || b */
static void put_logical(Arena *arena, CStmtList *out, Sink sink, CExpr *value)
{
    CExpr *left = value->left, *right = value->right;
    bool is_and = is_operator(value, "&&");

    if (left->kind == C_STATEMENTS && expr_collides(&left->statements, right)) {
        put_apart(arena, out, sink, value);
    } else if (left->kind == C_STATEMENTS) {
        vec_append(arena, out, &left->statements);
        put(arena, out, sink, c_binary(arena, left->left, value->text, right));
    } else if (is_operator(left, value->text) && opens(left)) { /* (a && b) && c */
        CExpr *rest = c_binary(arena, left->right, value->text, right);
        put(arena, out, sink, c_binary(arena, left->left, value->text, rest));
    } else {
        CExpr *known = c_text(arena, is_and ? "false" : "true");
        put_either(arena, out, sink, left, is_and ? right : known, is_and ? known : right);
    }
}

static void put(Arena *arena, CStmtList *out, Sink sink, CExpr *value)
{
    bool chooses = sink.kind == SINK_EFFECT && value->kind == C_CONDITIONAL;

    if (sink.kind == SINK_EFFECT && is_operator(value, ",")) {
        put(arena, out, sink, value->left);
        put(arena, out, sink, value->right);
    } else if (!opens(value) && !chooses) {
        put_whole(arena, out, sink, value);
    } else if (value->kind == C_STATEMENTS) {
        vec_append(arena, out, &value->statements);
        put(arena, out, sink, value->left);
    } else if (value->kind == C_CONDITIONAL) {
        put_either(arena, out, sink, value->test, value->left, value->right);
    } else if (value->kind == C_BINARY) {
        put_logical(arena, out, sink, value);
    } else {
        CExpr *operand = operand_of(value);
        if (operand->kind == C_STATEMENTS) {
            vec_append(arena, out, &operand->statements);
            put(arena, out, sink, with_operand(arena, value, operand->left));
        } else if (operand->kind == C_CONDITIONAL) {
            put_either(arena, out, sink, operand->test, with_operand(arena, value, operand->left),
                       with_operand(arena, value, operand->right));
        } else {
            put_whole(arena, out, sink, value);
        }
    }
}

/* ---- statements -------------------------------------------------------------------------------------------- */

/* The operand of a && b && c, or of a || b || c, that needs statements: `before` is what comes before it, `after`
 * what comes after it, or NULL. */
static CExpr *split_condition(Arena *arena, CExpr *expr, const char *op, CExpr **before, CExpr **after)
{
    if (expr->kind == C_STATEMENTS) {
        *before = *after = NULL;
        return expr;
    }
    if (!is_operator(expr, op)) {
        return NULL;
    }
    CExpr *found = split_condition(arena, expr->left, op, before, after);
    if (found) {
        *after = *after ? c_binary(arena, *after, op, expr->right) : expr->right;
        return found;
    }
    found = split_condition(arena, expr->right, op, before, after);
    if (found) {
        *before = *before ? c_binary(arena, expr->left, op, *before) : expr->left;
    }
    return found;
}

/* if (a && ({ S; b; })) { }        if (a) { S; if (b) { } } */
static void unfold_if(Arena *arena, CStmt *stmt)
{
    CExpr *before, *after;
    CExpr *found = stmt->has_otherwise ? NULL : split_condition(arena, stmt->expr, "&&", &before, &after);

    if (!found || !before || collides(&found->statements, &stmt->body)
        || (after && expr_collides(&found->statements, after))) {
        return;
    }
    CStmt *inner = c_stmt(arena, C_STMT_IF);
    inner->expr = after ? c_binary(arena, found->left, "&&", after) : found->left;
    inner->body = stmt->body;
    inner->inner = stmt->inner;
    stmt->inner = (CommentList){0};
    stmt->expr = before;
    stmt->body = (CStmtList){0};
    vec_append(arena, &stmt->body, &found->statements);
    vec_push(arena, &stmt->body, inner);
}

static bool is_jump(const CStmtList *body)
{
    const CStmt *stmt = body->length == 1 ? body->items[0] : NULL;

    return stmt && stmt->comments.length == 0
        && (stmt->kind == C_STMT_BREAK || stmt->kind == C_STMT_CONTINUE || stmt->kind == C_STMT_GOTO
            || (stmt->kind == C_STMT_RETURN
                && (!stmt->expr || c_is_simple(stmt->expr) || is_constant(stmt->expr))));
}

static CStmt *jump_if(Arena *arena, const CStmt *stmt, CExpr *test)
{
    CStmt *jump = NEW(arena, CStmt);

    *jump = *stmt;
    jump->comments = (CommentList){0};
    jump->blank_before = false;
    jump->expr = test;
    return jump;
}

/* if (a || ({ S; b; })) { break; }        if (a) { break; } S; if (b) { break; } */
static bool unfold_alternatives(Arena *arena, CStmt *stmt, const CStmtList *rest, CStmtList *out)
{
    CExpr *before, *after;
    bool jumps = stmt->kind == C_STMT_IF && !stmt->has_otherwise && is_jump(&stmt->body);
    CExpr *found = jumps ? split_condition(arena, stmt->expr, "||", &before, &after) : NULL;

    if (!found) {
        return false;
    }
    CStmtList *place = out;
    CStmt *block = NULL;
    if (collides(&found->statements, rest) || (after && expr_collides(&found->statements, after))) {
        block = c_stmt(arena, C_STMT_BLOCK);
        place = &block->body;
    }
    CStmt *next = jump_if(arena, stmt, found->left);
    if (before) {
        stmt->expr = before;
        vec_push(arena, out, stmt);
    }
    vec_append(arena, place, &found->statements);
    if (block) {
        vec_push(arena, place, next);
        vec_push(arena, out, block);
        next = after ? jump_if(arena, next, after) : NULL;
    } else if (after) {
        next->expr = c_binary(arena, found->left, "||", after);
    }
    if (next && !unfold_alternatives(arena, next, rest, out)) {
        vec_push(arena, out, next);
    }
    return true;
}

/* while (a && ({ S; b; })) { }        while (a) { S; if (!b) { break; } } */
static void unfold_loop_condition(Arena *arena, CStmt *stmt)
{
    CExpr *before, *after;
    CExpr *found = stmt->expr ? split_condition(arena, stmt->expr, "&&", &before, &after) : NULL;

    if (!found || collides(&found->statements, &stmt->body) || (after && opens(after))) {
        return;
    }
    CStmt *leave = c_stmt(arena, C_STMT_IF);
    CStmtList body = {0};
    leave->expr = c_not(arena, after ? c_binary(arena, found->left, "&&", after) : found->left);
    vec_push(arena, &leave->body, c_stmt(arena, C_STMT_BREAK));
    vec_append(arena, &body, &found->statements);
    vec_push(arena, &body, leave);
    vec_append(arena, &body, &stmt->body);
    stmt->body = body;
    stmt->expr = before ? before : stmt->kind == C_STMT_FOR ? NULL : c_text(arena, "true");
}

static bool continues(const CStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        const CStmt *stmt = list->items[i];
        bool loops = stmt->kind == C_STMT_WHILE || stmt->kind == C_STMT_DO || stmt->kind == C_STMT_FOR
            || stmt->kind == C_STMT_EACH;
        if (stmt->kind == C_STMT_CONTINUE
            || (!loops && (continues(&stmt->body) || continues(&stmt->otherwise) || continues(&stmt->finally)))) {
            return true;
        }
        for (size_t j = 0; j < stmt->cases.length; j++) {
            if (continues(&stmt->cases.items[j].body)) {
                return true;
            }
        }
    }
    return false;
}

/* for (;; ({ S; u; })) { }        for (;;) { S; u; } */
static void unfold_update(Arena *arena, CStmt *stmt)
{
    CExpr *update = stmt->update;

    if (!update || update->kind != C_STATEMENTS || continues(&stmt->body)
        || collides(&update->statements, &stmt->body)) {
        return;
    }
    vec_append(arena, &stmt->body, &update->statements);
    put(arena, &stmt->body, (Sink){.kind = SINK_EFFECT}, update->left);
    stmt->update = NULL;
}

/* A constant of C: TS_UNDEFINED, NULL, true, 0. */
static bool is_known(const CExpr *expr)
{
    const char *text = expr->kind == C_TEXT ? expr->text : "(";

    return strcmp(text, "true") == 0 || strcmp(text, "false") == 0
        || (!strchr(text, '(') && (isupper((unsigned char)*text) || isdigit((unsigned char)*text))
            && (strcmp(text, "NULL") == 0 || strncmp(text, "TS_", 3) == 0 || isdigit((unsigned char)*text)));
}

/* Takes apart the value of a statement, if it opens: the statements that do its work, or false. */
static bool unfold_value(Arena *arena, CStmt *stmt, bool is_last, CStmtList *out)
{
    CExpr *value = stmt->expr;

    if (!value) {
        return false;
    }
    if (stmt->kind == C_STMT_RETURN && opens(value)) {
        put(arena, out, (Sink){.kind = SINK_RETURN, .is_last = is_last}, value);
        return true;
    }
    if (stmt->kind == C_STMT_DECLARE && value->kind == C_CONDITIONAL && opens(value)) {
        const char *name = name_in(stmt->text);
        if (expr_declares(value, name) || *name == '\0') {
            return false;
        }
        bool stands = is_known(value->right); /* otherwise it is that from the start */
        vec_push(arena, out, c_stmt_declare(arena, stmt->text, stands ? value->right : NULL));
        put(arena, out,
            (Sink){.kind = SINK_ASSIGN, .place = c_text(arena, name), .op = "=",
                   .present = stands ? value->right->text : NULL}, value);
        return true;
    }
    if (stmt->kind != C_STMT_EXPR) {
        return false;
    }
    if (value->kind == C_ASSIGN && c_is_simple(value->left) && value->right->kind == C_CONDITIONAL
        && opens(value->right)) {
        const char *present = value->left->kind == C_TEXT && strcmp(value->text, "=") == 0 ? value->left->text : NULL;
        put(arena, out,
            (Sink){.kind = SINK_ASSIGN, .place = value->left, .op = value->text, .present = present},
            value->right);
        return true;
    }
    if (is_void(value) && value->left->kind == C_CONDITIONAL) {
        put(arena, out, (Sink){.kind = SINK_EFFECT}, value->left);
        return true;
    }
    bool chooses = value->kind == C_CONDITIONAL && (is_nothing(value->left) || is_nothing(value->right));
    if (chooses || ((value->kind == C_CONDITIONAL || value->kind == C_BINARY) && opens(value))) {
        put(arena, out, (Sink){.kind = SINK_EFFECT}, value);
        return true;
    }
    return false;
}

static void unfold_expr(Arena *arena, CExpr *expr)
{
    if (!expr) {
        return;
    }
    unfold_list(arena, &expr->statements);
    unfold_expr(arena, expr->test);
    unfold_expr(arena, expr->left);
    unfold_expr(arena, expr->right);
    for (size_t i = 0; i < expr->items.length; i++) {
        unfold_expr(arena, expr->items.items[i]);
    }
}

static bool declares_any(const CStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        if (list->items[i]->kind == C_STMT_DECLARE) {
            return true;
        }
    }
    return false;
}

/* The clauses of a switch share one scope: one that comes to declare something becomes a block. */
static void unfold_case(Arena *arena, CStmtList *body)
{
    bool declared = declares_any(body);

    unfold_list(arena, body);
    if (!declared && declares_any(body)) {
        CStmt *block = c_stmt(arena, C_STMT_BLOCK);
        block->body = *body;
        *body = (CStmtList){0};
        vec_push(arena, body, block);
    }
}

static void unfold_parts(Arena *arena, CStmt *stmt)
{
    if (stmt->kind == C_STMT_IF) {
        unfold_if(arena, stmt);
    } else if (stmt->kind == C_STMT_WHILE || stmt->kind == C_STMT_FOR) {
        unfold_update(arena, stmt);
        unfold_loop_condition(arena, stmt);
    }
    unfold_expr(arena, stmt->expr);
    unfold_expr(arena, stmt->update);
    unfold_list(arena, &stmt->body);
    unfold_list(arena, &stmt->otherwise);
    unfold_list(arena, &stmt->finally);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        unfold_case(arena, &stmt->cases.items[i].body);
    }
}

static void unfold_list(Arena *arena, CStmtList *list)
{
    CStmtList unfolded = {0};

    for (size_t i = 0; i < list->length; i++) {
        CStmt *stmt = list->items[i];
        size_t start = unfolded.length;
        const CStmtList rest = {.items = list->items + i + 1, .length = list->length - i - 1};
        if (unfold_alternatives(arena, stmt, &rest, &unfolded)) {
            /* its comments stay with its first part */
        } else if (!unfold_value(arena, stmt, i + 1 == list->length, &unfolded)) {
            vec_push(arena, &unfolded, stmt);
        } else if (unfolded.length > start) {
            CStmt *first = unfolded.items[start];
            first->comments = stmt->comments;
            first->blank_before = stmt->blank_before;
            first->trailing = first->trailing ? first->trailing : stmt->trailing;
        }
        for (size_t j = start; j < unfolded.length; j++) {
            unfold_parts(arena, unfolded.items[j]);
        }
    }
    *list = unfolded;
}

void c_unfold(Arena *arena, CStmtList *body)
{
    unfold_list(arena, body);
}
