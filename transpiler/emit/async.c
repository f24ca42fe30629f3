/*
 * Async functions:   async function load(path) { const text = await read(path); ... }
 *
 * Each becomes a frame, a resume function that runs the body from one await to the next
 * (shims/ts/async.h), and the function itself, which makes the frame. The body is emitted as any
 * other; then the C locals that live across an await, or across a try statement, move into the
 * frame: their declarations become assignments, their uses `self->name`.
 */
#include <string.h>

#include "emit/frame.h"


static void push(Emitter *emitter, CStmtList *out, CExpr *expr)
{
    vec_push(emitter->arena, out, c_stmt_expr(emitter->arena, expr));
}

static CExpr *self(Emitter *emitter)
{
    return c_text(emitter->arena, "self");
}

/* How a kind of functions is written (shims/ts/async.h, generator.h, async_generator.h). */
typedef struct FrameStyle {
    const char *header, *prefix; /* of its macros: TS_ASYNC_BEGIN */
    const char *frame, *result;  /* its frame's first member; what a call gives */
    const char *yield, *yield_each, *sent, *keeps;
} FrameStyle;

static const FrameStyle *style_of(const IrFunction *function)
{
    static const FrameStyle async = {"ts/async.h", "TS_ASYNC", "", "TsPromise *", NULL, NULL, NULL,
                                     "while it waits"};
    static const FrameStyle generator = {
        "ts/generator.h", "TS_GENERATOR", "    TsGenerator generator;\n", "TsIterator *",
        "TS_YIELD", "TS_YIELD_EACH", "TS_SENT", "between its values"};
    static const FrameStyle async_generator = {
        "ts/async_generator.h", "TS_ASYNC_GENERATOR", "    TsAsyncGenerator generator;\n",
        "TsAsyncIterator *", "TS_ASYNC_YIELD", "TS_ASYNC_YIELD_EACH", "TS_ASYNC_SENT",
        "between its values"};

    return !function->is_generator ? &async : function->is_async ? &async_generator : &generator;
}

static const char *frame_macro(Emitter *emitter, const IrFunction *function, const char *part)
{
    return arena_printf(emitter->arena, "%s_%s", style_of(function)->prefix, part);
}

/* ---- what awaits ----------------------------------------------------------------------------------------- */

bool awaits(const IrExpr *expr)
{
    if (!expr) {
        return false;
    }
    if (expr->kind == IR_AWAIT || expr->kind == IR_YIELD) {
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

/* yield x, yield* xs */
Value emit_yield(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_of(emitter, expr);
    const FrameStyle *style = style_of(emitter->function);
    CExpr *operand = c_text(emitter->arena, "TS_UNDEFINED");

    use_header(emitter, style->header);
    if (expr->delegate) {
        Value iterable = emit_expr(emitter, expr->left);
        operand = emitter->function->is_async ? async_iterator_of(emitter, expr, iterable)
                                              : iterator_of(emitter, expr, iterable);
    } else if (expr->left) {
        operand = awaited_value(emitter, emit_expr(emitter, expr->left));
    }
    push(emitter, emitter->prelude,
         c_call(emitter->arena, expr->delegate ? style->yield_each : style->yield, 2, self(emitter),
                operand));
    if (expr->value_unused || !(repr.kinds & ~(unsigned)(KIND_UNDEFINED | KIND_RAW_NULLISH))) {
        return nothing();
    }
    Value value = value_of(c_call(emitter->arena, style->sent, 1, self(emitter)),
                           (Repr){REPR_VALUE, repr.kinds, repr.pointee}, "TsValue");
    value = converted(emitter, value, repr, ctype_of(emitter, repr, expr->type));
    return expr->value_at_once ? value : make_reusable(emitter, value, "sent");
}

/* ---- statements ------------------------------------------------------------------------------------------- */

void emit_async_return(Emitter *emitter, IrExpr *expr, CStmtList *out)
{
    const IrFunction *function = emitter->function;
    CExpr *value = c_text(emitter->arena, "TS_UNDEFINED");
    bool awaits_value = function->is_async && function->is_generator;

    if (expr && expr->kind == IR_AWAIT) {
        emit_wait(emitter, expr);
        value = c_call(emitter->arena, "TS_AWAITED", 1, self(emitter));
    } else if (expr) {
        value = awaited_value(emitter, emit_expr(emitter, expr));
    }
    if (expr && awaits_value) {
        push(emitter, emitter->prelude, c_call(emitter->arena, "TS_AWAIT", 2, self(emitter), value));
        value = c_call(emitter->arena, "TS_AWAITED", 1, self(emitter));
    }
    value = leave_loops(emitter, value, out);
    push(emitter, out,
         c_call(emitter->arena, frame_macro(emitter, function, "RETURN"), 2, self(emitter), value));
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

static void write_frame(Emitter *emitter, const AsyncFrame *frame, const char *name,
                        const IrFunction *function, StrBuf *out)
{
    CExprList traced = {0};

    vec_push(emitter->arena, &traced, c_text(emitter->arena, frame->type));
    strbuf_printf(out, "/* What %s() keeps %s. */\ntypedef struct %s {\n%s    TsAsync async;\n", name,
                  style_of(function)->keeps, frame->type, style_of(function)->frame);
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
    c_write_list(out, arena_printf(emitter->arena, "static %s", frame_macro(emitter, function, "FRAME")),
                 &traced, ";");
    strbuf_append(out, "\n\n");
}

/* Moves what the start has under a name into a field, as the body uses it. */
static void hand_over(Emitter *emitter, Promotion *promotion, const char *declared, CStmtList *body,
                      CExpr *call)
{
    frame_begin_renaming(promotion, declared);
    frame_rename(promotion, body, 0);
    c_list_add(emitter->arena, call,
               arena_printf(emitter->arena, ".%s", promotion->renamed + strlen("self->")),
               c_text(emitter->arena, frame_declared_name(declared)));
}

/* The function's own statements: `start` runs in it, then it makes the frame. Parameters and variables
 * of the start that the body uses become fields; other parameters are marked unused. */
static CExpr *start_call(Emitter *emitter, Promotion *promotion, const CExprList *params,
                         const char *resume, CStmtList *body, CStmtList *start)
{
    CExpr *call = c_call(emitter->arena, frame_macro(emitter, emitter->function, "START"), 2,
                         c_text(emitter->arena, promotion->frame->type), c_text(emitter->arena, resume));
    CStmtList unused = {0};

    for (size_t i = 0; i < params->length; i++) {
        const char *declared = params->items[i]->text;
        const char *name = frame_declared_name(declared);
        if (strcmp(declared, "void") == 0) {
            continue;
        }
        if (frame_uses(promotion, body, 0, name)) {
            hand_over(emitter, promotion, declared, body, call);
        } else if (!frame_uses(promotion, start, 0, name)) {
            push(emitter, &unused, c_cast(emitter->arena, "void", c_text(emitter->arena, name)));
        }
    }
    for (size_t i = 0; i < start->length; i++) {
        const CStmt *stmt = start->items[i];
        if (stmt->kind == C_STMT_DECLARE
            && frame_uses(promotion, body, 0, frame_declared_name(stmt->text))) {
            hand_over(emitter, promotion, stmt->text, body, call);
        }
    }
    vec_append(emitter->arena, &unused, start);
    *start = unused;
    return call;
}

/* Whether a call runs more than the making of the frame: defaults and patterns of a generator's
 * parameters (ECMA-262 §15.5.2). */
static bool starts_at_call(const IrFunction *function)
{
    for (size_t i = 0; function->is_generator && i < function->body->body.length; i++) {
        if (function->body->body.items[i]->of_parameters) {
            return true;
        }
    }
    return false;
}

/* The body; of it, what runs at the call goes to `start`. */
static void emit_parts(Emitter *emitter, IrFunction *function, CStmtList *start, CStmtList *body,
                       CommentList *inner)
{
    bool at_call = starts_at_call(function);
    IrStmt *block = function->body;
    IrStmtList all = block->body, of_start = {0}, of_body = {0};
    AsyncFrame *frame = emitter->async;
    NameScope names = {0};
    size_t scopes = emitter->scopes.length;

    if (function->own_scope) {
        enter_scope(emitter, function->own_scope, at_call ? start : body, initial_scope);
    }
    for (size_t i = 0; i < all.length; i++) {
        IrStmt *stmt = all.items[i];
        vec_push(emitter->arena, at_call && stmt->of_parameters ? &of_start : &of_body, stmt);
    }
    name_scope_enter(emitter, &names);
    if (block->scope && block->scope != function->own_scope) {
        enter_scope(emitter, block->scope, at_call ? start : body, NULL);
    }
    emitter->async = NULL;
    emit_list(emitter, &of_start, start);
    emitter->async = frame;
    for (size_t i = 0; i < emitter->scopes.length; i++) { /* the body's become fields, not these */
        ScopeBinding *binding = &emitter->scopes.items[i];
        if (binding->pointer->kind == C_TEXT) {
            binding->pointer = c_text(emitter->arena, binding->pointer->text);
        }
    }
    emit_list(emitter, &of_body, body);
    *inner = comments_of(&block->inner_comments);
    emitter->scopes.length = scopes;
    name_scope_leave(emitter);
}

void write_async_function(Emitter *emitter, IrFunction *function, StrBuf *frames, StrBuf *out)
{
    AsyncFrame frame = {0};
    Promotion promotion = {.emitter = emitter, .frame = &frame};
    const char *head, *name = function_name(emitter, function);
    CExprList params = {0}, own = {0};
    CStmtList body = {0}, start = {0};
    CommentList inner = {0}, comments = comments_of(&function->comments);
    FunctionFrame saved;


    use_header(emitter, style_of(function)->header);
    frame.type = name_global(emitter, name_type(emitter->arena, name), &frame);
    const char *resume = name_global(emitter, arena_printf(emitter->arena, "%s_resume", name), &frame);
    enter_function(emitter, function, &saved);
    name_local(emitter, "self");
    function_signature(emitter, function, &head, &params);
    emitter->async = &frame;
    emit_parts(emitter, function, &start, &body, &inner);
    emitter->async = NULL;

    CExpr *call = start_call(emitter, &promotion, &params, resume, &body, &start);
    frame_promote(&promotion, &body);
    Value promise = value_of(call, repr_pointer(KIND_NATIVE, function->result->pointee),
                             style_of(function)->result);
    vec_push(emitter->arena, &start,
             c_stmt_return(emitter->arena, convert(emitter, promise, repr_of_result(emitter, function),
                                                   result_ctype(emitter, function))));
    leave_function(emitter, &saved);

    CStmtList whole = {0};
    push(emitter, &whole, c_call(emitter->arena, frame_macro(emitter, function, "BEGIN"), 1, self(emitter)));
    if (body.length > 0) {
        body.items[0]->blank_before = true;
    }
    vec_append(emitter->arena, &whole, &body);
    push(emitter, &whole, c_call(emitter->arena, frame_macro(emitter, function, "END"), 1, self(emitter)));
    whole.items[whole.length - 1]->blank_before = true;
    vec_push(emitter->arena, &own, c_format(emitter->arena, "%s *self", frame.type));
    write_frame(emitter, &frame, name, function, frames);
    write_definition(emitter, out, arena_printf(emitter->arena, "static void %s", resume), &own, &whole,
                     &inner);
    c_write_comments(out, &comments, 0);
    write_definition(emitter, out, head, &params, &start, NULL);
}
