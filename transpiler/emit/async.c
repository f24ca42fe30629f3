/*
 * Async functions:   async function load(path) { const text = await read(path); ... }
 *
 * Each becomes a frame, a resume function that runs the body from one await to the next
 * (shims/ts/async.h), and the function itself, which makes the frame. The body is emitted as any
 * other; then the C locals that live across an await, or across a try statement, move into the
 * frame: their declarations become assignments, their uses `self->name`.
 */
#include <ctype.h>
#include <string.h>

#include "emit/emitter.h"

/* A variable that lives in the frame. */
typedef struct FrameField {
    const char *name;
    const char *ctype;
} FrameField;

typedef struct AsyncFrame {
    const char *type;
    VEC(FrameField) fields;
    VEC(const char *) tries;
} AsyncFrame;

static void push(Emitter *emitter, CStmtList *out, CExpr *expr)
{
    vec_push(emitter->arena, out, c_stmt_expr(emitter->arena, expr));
}

static CExpr *self(Emitter *emitter)
{
    return c_text(emitter->arena, "self");
}

/* ---- what awaits ----------------------------------------------------------------------------------------- */

bool awaits(const IrExpr *expr)
{
    if (!expr) {
        return false;
    }
    if (expr->kind == IR_AWAIT) {
        return true;
    }
    for (size_t i = 0; i < expr->args.length; i++) {
        if (awaits(expr->args.items[i])) {
            return true;
        }
    }
    for (size_t i = 0; i < expr->properties.length; i++) {
        if (awaits(expr->properties.items[i].key) || awaits(expr->properties.items[i].value)) {
            return true;
        }
    }
    return awaits(expr->object) || awaits(expr->index) || awaits(expr->test) || awaits(expr->left)
        || awaits(expr->right);
}

static bool list_awaits(const IrStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        if (statement_awaits(list->items[i])) {
            return true;
        }
    }
    return false;
}

bool statement_awaits(const IrStmt *stmt)
{
    if (!stmt) {
        return false;
    }
    if (stmt->kind == IR_STMT_TRY
        || (stmt->kind == IR_STMT_FOR_OF && stmt->iteration == IR_ITERATE_ASYNC)) {
        return true;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        if (list_awaits(&stmt->cases.items[i].body)) {
            return true;
        }
    }
    return awaits(stmt->expr) || awaits(stmt->update) || list_awaits(&stmt->init)
        || list_awaits(&stmt->body) || statement_awaits(stmt->then)
        || statement_awaits(stmt->otherwise) || statement_awaits(stmt->finally);
}

/* ---- expressions ----------------------------------------------------------------------------------------- */

static Value nothing(void)
{
    return (Value){.repr = {REPR_VALUE, KIND_UNDEFINED, NULL}, .is_constant = true, .ctype = "TsValue"};
}

/* A TsValue; a call without a result becomes a statement first. */
static CExpr *awaited_value(Emitter *emitter, Value value)
{
    if (value.repr.kind == REPR_VOID && value.expr && !value.is_constant) {
        push(emitter, emitter->prelude, value.expr);
        value = nothing();
    }
    return convert(emitter, value, repr_simple(REPR_VALUE), "TsValue");
}

static void emit_wait(Emitter *emitter, IrExpr *expr)
{
    CExpr *operand = awaited_value(emitter, emit_expr(emitter, expr->left));

    use_header(emitter, "ts/async.h");
    push(emitter, emitter->prelude, c_call(emitter->arena, "TS_AWAIT", 2, self(emitter), operand));
}

Value emit_await(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_of(emitter, expr);

    emit_wait(emitter, expr);
    if (expr->value_unused || !(repr.kinds & ~(unsigned)(KIND_UNDEFINED | KIND_RAW_NULLISH))) {
        return nothing();
    }
    Value value = value_of(c_call(emitter->arena, "TS_AWAITED", 1, self(emitter)),
                           (Repr){REPR_VALUE, repr.kinds, repr.pointee}, "TsValue");
    const char *ctype = ctype_of(emitter, repr, expr->type);
    value = converted(emitter, value, repr, ctype);
    return expr->value_at_once ? value : make_reusable(emitter, value, "awaited");
}

/* One branch of a conditional operand: its statements, then its value into the variable. */
static void emit_branch(Emitter *emitter, IrExpr *expr, const char *name, Repr repr, const char *ctype,
                        CStmtList *out)
{
    CStmtList *prelude = emitter->prelude;
    NameScope names = {0};

    emitter->prelude = out;
    name_scope_enter(emitter, &names);
    if (name) {
        CExpr *value = emit_as(emitter, expr, repr, ctype);
        push(emitter, out, c_assign(emitter->arena, c_text(emitter->arena, name), "=", value));
    } else {
        CExpr *effect = emit_effect(emitter, expr);
        if (effect) {
            push(emitter, out, effect);
        }
    }
    name_scope_leave(emitter);
    emitter->prelude = prelude;
}

/* The variable that a conditional operand's value goes to; NULL if there is none. */
static const char *branch_variable(Emitter *emitter, IrExpr *expr, Repr repr, const char *ctype)
{
    if (expr->value_unused || repr.kind == REPR_VOID
        || !(repr.kinds & ~(unsigned)(KIND_UNDEFINED | KIND_RAW_NULLISH))) {
        return NULL;
    }
    const char *name = name_local(emitter, "value");
    vec_push(emitter->arena, emitter->prelude,
             c_stmt_declare(emitter->arena, declaration(emitter, ctype, name), NULL));
    return name;
}

static Value branch_value(Emitter *emitter, const char *name, Repr repr, const char *ctype)
{
    return name ? value_of(c_text(emitter->arena, name), repr, ctype) : nothing();
}

Value emit_awaiting_conditional(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_of(emitter, expr);
    const char *ctype = ctype_of(emitter, repr, expr->type);
    const char *name = branch_variable(emitter, expr, repr, ctype);
    CStmt *branch = c_stmt(emitter->arena, C_STMT_IF);

    branch->expr = emit_condition(emitter, expr->test);
    emit_branch(emitter, expr->left, name, repr, ctype, &branch->body);
    branch->has_otherwise = true;
    emit_branch(emitter, expr->right, name, repr, ctype, &branch->otherwise);
    vec_push(emitter->arena, emitter->prelude, branch);
    return branch_value(emitter, name, repr, ctype);
}

/* Whether the left operand decides: for ??, that it is there. */
static CExpr *left_decides(Emitter *emitter, IrExpr *expr, Value left)
{
    if (expr->op == IR_OP_COALESCE) {
        return c_not(emitter->arena, c_call(emitter->arena, "ts_is_nullish", 1, to_value(emitter, left)));
    }
    CExpr *test = truthy(emitter, left);
    return expr->op == IR_OP_LOGICAL_AND ? c_not(emitter->arena, test) : test;
}

Value emit_awaiting_logical(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_of(emitter, expr);
    const char *ctype = ctype_of(emitter, repr, expr->type);
    Value left = emit_reusable(emitter, expr->left, "left");
    const char *name = branch_variable(emitter, expr, repr, ctype);
    CStmt *branch = c_stmt(emitter->arena, C_STMT_IF);
    CStmtList kept = {0}, other = {0};

    branch->expr = left_decides(emitter, expr, left);
    if (name) {
        bool fits = !left.is_constant && (left.repr.kinds & repr.kinds & ~(unsigned)KIND_NULLISH);
        CExpr *value = fits ? convert(emitter, left, repr, ctype) : undefined_as(emitter, repr);
        if (left.is_constant && left.repr.kinds & KIND_NULL) {
            value = null_as(emitter, repr);
        }
        push(emitter, &kept, c_assign(emitter->arena, c_text(emitter->arena, name), "=", value));
    }
    emit_branch(emitter, expr->right, name, repr, ctype, &other);
    branch->body = kept;
    branch->otherwise = other;
    branch->has_otherwise = other.length > 0;
    if (kept.length == 0) {
        branch->expr = c_not(emitter->arena, branch->expr);
        branch->body = other;
        branch->has_otherwise = false;
    }
    vec_push(emitter->arena, emitter->prelude, branch);
    return branch_value(emitter, name, repr, ctype);
}

Value emit_awaiting_optional(Emitter *emitter, IrExpr *expr, CExpr *test)
{
    Repr repr = repr_of(emitter, expr);
    const char *ctype = ctype_of(emitter, repr, expr->type);
    const char *name = branch_variable(emitter, expr, repr, ctype);
    CStmt *branch = c_stmt(emitter->arena, C_STMT_IF);

    branch->expr = test;
    emit_branch(emitter, expr->right, name, repr, ctype, &branch->body);
    if (name) {
        branch->has_otherwise = true;
        push(emitter, &branch->otherwise,
             c_assign(emitter->arena, c_text(emitter->arena, name), "=", undefined_as(emitter, repr)));
    }
    vec_push(emitter->arena, emitter->prelude, branch);
    return branch_value(emitter, name, repr, ctype);
}

/* ---- statements ------------------------------------------------------------------------------------------- */

void emit_async_return(Emitter *emitter, IrExpr *expr, CStmtList *out)
{
    CExpr *value = c_text(emitter->arena, "TS_UNDEFINED");

    use_header(emitter, "ts/async.h");
    if (expr && expr->kind == IR_AWAIT) {
        emit_wait(emitter, expr);
        value = c_call(emitter->arena, "TS_AWAITED", 1, self(emitter));
    } else if (expr) {
        value = awaited_value(emitter, emit_expr(emitter, expr));
    }
    push(emitter, out, c_call(emitter->arena, "TS_ASYNC_RETURN", 2, self(emitter), value));
}

/* Try statements whose scopes do not overlap share a field. */
const char *async_try_field(Emitter *emitter)
{
    AsyncFrame *frame = emitter->async;
    const char *name = name_local(emitter, "attempt");

    for (size_t i = 0; i < frame->tries.length; i++) {
        if (strcmp(frame->tries.items[i], name) == 0) {
            return name;
        }
    }
    vec_push(emitter->arena, &frame->tries, name);
    return name;
}

/* ---- locals that become fields ----------------------------------------------------------------------------- */

typedef struct Promotion {
    Emitter *emitter;
    AsyncFrame *frame;
    const char *name;       /* the local that is looked for, or renamed */
    const char *renamed;    /* "self->name", or NULL: only look */
    bool found;
} Promotion;

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

static void visit_list(Promotion *promotion, CStmtList *list, size_t from);
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
    visit_list(promotion, &expr->statements, 0);
}

static void visit_statement(Promotion *promotion, CStmt *stmt)
{
    if (!stmt) {
        return;
    }
    visit_expr(promotion, stmt->expr);
    visit_expr(promotion, stmt->update);
    visit_statement(promotion, stmt->init);
    visit_list(promotion, &stmt->body, 0);
    visit_list(promotion, &stmt->otherwise, 0);
    visit_list(promotion, &stmt->finally, 0);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        visit_list(promotion, &stmt->cases.items[i].body, 0);
    }
}

static void visit_list(Promotion *promotion, CStmtList *list, size_t from)
{
    for (size_t i = from; i < list->length; i++) {
        visit_statement(promotion, list->items[i]);
    }
}

static bool is_await(const CStmt *stmt)
{
    return stmt->kind == C_STMT_EXPR && stmt->expr->kind == C_CALL && stmt->expr->left->kind == C_TEXT
        && strcmp(stmt->expr->left->text, "TS_AWAIT") == 0;
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

static bool is_used(Promotion *promotion, CStmtList *list, size_t from, const char *name)
{
    promotion->name = name;
    promotion->renamed = NULL;
    promotion->found = false;
    visit_list(promotion, list, from);
    return promotion->found;
}

/* Whether a local declared before `from` is used after a suspension in the list. */
static bool lives_across(Promotion *promotion, CStmtList *list, size_t from, const char *name)
{
    for (size_t i = from; i < list->length; i++) {
        if (suspends(list->items[i])) {
            return is_used(promotion, list, i + is_await(list->items[i]), name);
        }
    }
    return false;
}

/* "TsArray *list" as "TsArray *" and "list". */
static const char *declared_name(const char *text)
{
    const char *name = text + strlen(text);

    while (name > text && is_word(name[-1])) {
        name--;
    }
    return name;
}

static const char *declared_type(Arena *arena, const char *text)
{
    size_t length = (size_t)(declared_name(text) - text);

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
    return strcmp(name, "async") == 0;
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

static void begin_renaming(Promotion *promotion, const char *declared)
{
    Arena *arena = promotion->emitter->arena;
    const char *name = declared_name(declared);
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

static void promote_list(Promotion *promotion, CStmtList *list);

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
    begin_renaming(promotion, declared);
    CExpr *assignment = as_assignment(promotion, init->expr);
    loop->init = NULL;
    visit_statement(promotion, loop);
    loop->init = assignment ? c_stmt_expr(promotion->emitter->arena, assignment) : NULL;
    if (second) {
        begin_renaming(promotion, second);
        visit_statement(promotion, loop);
    }
}

static void promote_nested(Promotion *promotion, CStmt *stmt)
{
    if (stmt->kind == C_STMT_FOR) {
        promote_init(promotion, stmt);
    }
    promote_list(promotion, &stmt->body);
    promote_list(promotion, &stmt->otherwise);
    promote_list(promotion, &stmt->finally);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        promote_list(promotion, &stmt->cases.items[i].body);
    }
}

static void promote_list(Promotion *promotion, CStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        CStmt *stmt = list->items[i];
        if (stmt->kind != C_STMT_DECLARE) {
            promote_nested(promotion, stmt);
            continue;
        }
        if (!lives_across(promotion, list, i + 1, declared_name(stmt->text))) {
            continue;
        }
        begin_renaming(promotion, stmt->text);
        visit_list(promotion, list, i + 1);
        stmt->expr = as_assignment(promotion, stmt->expr);
        stmt->kind = stmt->expr ? C_STMT_EXPR : C_STMT_COMMENT;
        if (!stmt->expr && stmt->comments.length == 0) {
            memmove(&list->items[i], &list->items[i + 1], (list->length - i - 1) * sizeof list->items[i]);
            list->length--;
            i--;
        }
    }
}

/* ---- the function --------------------------------------------------------------------------------------------- */

static void write_field(Emitter *emitter, const FrameField *field, const char *type, StrBuf *out,
                        CExprList *traced)
{
    bool pointer = field->ctype[strlen(field->ctype) - 1] == '*';

    strbuf_printf(out, "    %s;\n", declaration(emitter, field->ctype, field->name));
    if (strcmp(field->ctype, "TsCursor") == 0) {
        vec_push(emitter->arena, traced,
                 c_format(emitter->arena, "TS_HIDDEN(%s, %s.table, POINTER)", type, field->name));
        vec_push(emitter->arena, traced,
                 c_format(emitter->arena, "TS_HIDDEN(%s, %s.owner, POINTER)", type, field->name));
    } else if (pointer || strcmp(field->ctype, "TsValue") == 0) {
        vec_push(emitter->arena, traced,
                 c_format(emitter->arena, "TS_HIDDEN(%s, %s, %s)", type, field->name,
                          pointer ? "POINTER" : "VALUE"));
    }
}

static void write_frame(Emitter *emitter, const AsyncFrame *frame, const char *name, StrBuf *out)
{
    CExprList traced = {0};

    vec_push(emitter->arena, &traced, c_text(emitter->arena, frame->type));
    strbuf_printf(out, "/* What %s() keeps while it waits. */\ntypedef struct %s {\n    TsAsync async;\n",
                  name, frame->type);
    for (size_t i = 0; i < frame->fields.length; i++) {
        write_field(emitter, &frame->fields.items[i], frame->type, out, &traced);
    }
    for (size_t i = 0; i < frame->tries.length; i++) {
        strbuf_printf(out, "    TsAsyncTry %s;\n", frame->tries.items[i]);
        vec_push(emitter->arena, &traced,
                 c_format(emitter->arena, "TS_ASYNC_TRY_FIELD(%s, %s)", frame->type,
                          frame->tries.items[i]));
    }
    strbuf_printf(out, "} %s;\n\n", frame->type);
    c_write_list(out, "static TS_ASYNC_FRAME", &traced, ";");
    strbuf_append(out, "\n\n");
}

/* Parameters that the body uses become fields; the others are marked unused. */
static CExpr *start_call(Emitter *emitter, Promotion *promotion, const CExprList *params,
                         const char *resume, CStmtList *body, CStmtList *start)
{
    CExpr *call = c_call(emitter->arena, "TS_ASYNC_START", 2,
                         c_text(emitter->arena, promotion->frame->type), c_text(emitter->arena, resume));

    for (size_t i = 0; i < params->length; i++) {
        const char *declared = params->items[i]->text;
        const char *name = declared_name(declared);
        if (strcmp(declared, "void") == 0) {
            continue;
        }
        if (!is_used(promotion, body, 0, name)) {
            push(emitter, start, c_cast(emitter->arena, "void", c_text(emitter->arena, name)));
            continue;
        }
        begin_renaming(promotion, declared);
        visit_list(promotion, body, 0);
        c_list_add(emitter->arena, call,
                   arena_printf(emitter->arena, ".%s", promotion->renamed + strlen("self->")),
                   c_text(emitter->arena, name));
    }
    return call;
}

void write_async_function(Emitter *emitter, IrFunction *function, StrBuf *frames, StrBuf *out)
{
    AsyncFrame frame = {0};
    Promotion promotion = {.emitter = emitter, .frame = &frame};
    const char *head, *name = function_name(emitter, function);
    CExprList params = {0}, own = {0};
    CStmtList body = {0}, rest = {0}, start = {0};
    CommentList inner = {0}, comments = comments_of(&function->comments);
    FunctionFrame saved;

    use_header(emitter, "ts/async.h");
    frame.type = name_global(emitter, name_type(emitter->arena, name), &frame);
    const char *resume = name_global(emitter, arena_printf(emitter->arena, "%s_resume", name), &frame);
    enter_function(emitter, function, &saved);
    name_local(emitter, "self");
    function_signature(emitter, function, &head, &params);
    emitter->async = &frame;
    if (function->own_scope) {
        enter_scope(emitter, function->own_scope, &body, initial_scope);
    }
    IrScope *scope = function->body->scope;
    if (scope == function->own_scope) {
        function->body->scope = NULL;
    }
    emit_body(emitter, function->body, &rest, &inner);
    function->body->scope = scope;
    vec_append(emitter->arena, &body, &rest);
    emitter->async = NULL;

    CExpr *call = start_call(emitter, &promotion, &params, resume, &body, &start);
    promote_list(&promotion, &body);
    Value promise = value_of(call, repr_pointer(KIND_NATIVE, function->result->pointee), "TsPromise *");
    vec_push(emitter->arena, &start,
             c_stmt_return(emitter->arena, convert(emitter, promise, repr_of_result(emitter, function),
                                                   result_ctype(emitter, function))));
    leave_function(emitter, &saved);

    CStmtList whole = {0};
    push(emitter, &whole, c_call(emitter->arena, "TS_ASYNC_BEGIN", 1, self(emitter)));
    if (body.length > 0) {
        body.items[0]->blank_before = true;
    }
    vec_append(emitter->arena, &whole, &body);
    push(emitter, &whole, c_call(emitter->arena, "TS_ASYNC_END", 1, self(emitter)));
    whole.items[whole.length - 1]->blank_before = true;
    vec_push(emitter->arena, &own, c_format(emitter->arena, "%s *self", frame.type));
    write_frame(emitter, &frame, name, frames);
    write_definition(emitter, out, arena_printf(emitter->arena, "static void %s", resume), &own, &whole,
                     &inner);
    c_write_comments(out, &comments, 0);
    write_definition(emitter, out, head, &params, &start, NULL);
}
