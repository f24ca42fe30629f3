/*
 * try, catch and finally, and what leaves them: break, continue, return.
 *
 *     try { f(); } catch (e) { g(e); }      TS_TRY { f(); } TS_CATCH(e) { g(e); } TS_END_TRY;
 *
 * A jump out of a try statement takes its handler out of the chain. One that passes a finally part
 * notes its number in `leaving`, goes to the part's label, and goes on behind TS_END_TRY.
 */
#include <string.h>

#include "emit/emitter.h"
#include "lower/walk.h"

/* ---- try: leaving it ------------------------------------------------------------------------------------- */

/* A try statement around the code being emitted. */
typedef struct TryContext {
    struct TryContext *outer;
    const char *finally_label;/* leaving goes through the finally part */
    bool is_used;             /* some jump goes to the label */
    const char *leaving;      /* variable: which jump is under way */
    const char *result;       /* variable: the value of a return under way */
    const char *field;        /* async functions: the frame's field */
    bool has_finally;         /* async functions: a finally part is to come */
    const char *for_of;       /* no try statement, but a loop: the TsForOf that watches its iterator */
    VEC(IrStmt *) jumps;      /* the jumps that pass: 1 + index is their number in `leaving` */
} TryContext;

static void push(Emitter *emitter, CStmtList *out, CStmt *stmt)
{
    vec_push(emitter->arena, out, stmt);
}

static void leave_one(Emitter *emitter, CStmtList *out, bool innermost)
{
    push(emitter, out,
         c_stmt_expr(emitter->arena,
                     innermost ? c_call(emitter->arena, "TS_TRY_LEAVE", 0)
                               : c_call(emitter->arena, "ts_try_end", 1,
                                        c_text(emitter->arena, "ts_handlers"))));
}

/* The loop that is left closes its iterator. */
static void leave_loop(Emitter *emitter, const TryContext *context, CStmtList *out)
{
    push(emitter, out,
         c_stmt_expr(emitter->arena, c_call(emitter->arena, "ts_for_of_end", 1,
                                            c_unary(emitter->arena, "&",
                                                    c_text(emitter->arena, context->for_of)))));
}

/* Takes the handlers of the try statements up to `until` out of the chain. Returns the one whose
 * finally part must run before the jump can go on, or NULL. */
static TryContext *leave_tries(Emitter *emitter, CStmtList *out, const TryContext *until)
{
    bool innermost = true;

    for (TryContext *attempt = emitter->attempt; attempt != until; attempt = attempt->outer) {
        if (attempt->for_of) {
            leave_loop(emitter, attempt, out);
            continue;
        }
        if (attempt->finally_label) {
            return attempt;
        }
        leave_one(emitter, out, innermost);
        innermost = false;
    }
    return NULL;
}

/* The number of a jump in a try statement with a finally part. */
static size_t jump_number(Emitter *emitter, TryContext *attempt, IrStmt *jump)
{
    for (size_t i = 0; i < attempt->jumps.length; i++) {
        const IrStmt *known = attempt->jumps.items[i];
        if (known->kind == jump->kind && known->target == jump->target) {
            return i + 1;
        }
    }
    vec_push(emitter->arena, &attempt->jumps, jump);
    return attempt->jumps.length;
}

static void go_through_finally(Emitter *emitter, CStmtList *out, TryContext *attempt, IrStmt *jump)
{
    attempt->is_used = true;
    push(emitter, out,
         c_stmt_expr(emitter->arena,
                     c_assign(emitter->arena, c_text(emitter->arena, attempt->leaving), "=",
                              c_format(emitter->arena, "%zu", jump_number(emitter, attempt, jump)))));
    CStmt *stmt = c_stmt(emitter->arena, C_STMT_GOTO);
    stmt->text = attempt->finally_label;
    push(emitter, out, stmt);
}

/* ---- jumps ------------------------------------------------------------------------------------------------ */

static const char *jump_label(Emitter *emitter, IrStmt *target, bool is_break)
{
    const char **label = is_break ? &target->break_label : &target->continue_label;

    if (!*label) {
        const char *base = target->label ? target->label : "loop";
        *label = name_label(emitter, arena_printf(emitter->arena, is_break ? "end_%s" : "next_%s", base));
    }
    return *label;
}

/* Leaves the try statements of an async function up to `until`; true when a finally part takes over. */
static bool leave_async_tries(Emitter *emitter, IrStmt *jump, const TryContext *until, CStmtList *out)
{
    TryContext *outermost = NULL;

    for (TryContext *attempt = emitter->attempt; attempt != until; attempt = attempt->outer) {
        if (attempt->for_of) {
            leave_loop(emitter, attempt, out);
            continue;
        }
        outermost = attempt;
        if (attempt->has_finally) {
            push(emitter, out,
                 c_stmt_expr(emitter->arena,
                             c_call(emitter->arena, "TS_ASYNC_JUMP", 3, c_text(emitter->arena, "self"),
                                    c_text(emitter->arena, attempt->field),
                                    c_format(emitter->arena, "%zu",
                                             jump_number(emitter, attempt, jump)))));
            return true;
        }
    }
    if (outermost) {
        push(emitter, out,
             c_stmt_expr(emitter->arena, c_call(emitter->arena, "TS_ASYNC_LEAVE", 2,
                                                c_text(emitter->arena, "self"),
                                                c_text(emitter->arena, outermost->field))));
    }
    return false;
}

void emit_jump(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    bool is_break = stmt->kind == IR_STMT_BREAK;
    const TryContext *until = stmt->target ? stmt->target->attempt : NULL;
    if (emitter->async && leave_async_tries(emitter, stmt, until, out)) {
        return;
    }
    TryContext *through = emitter->async ? NULL : leave_tries(emitter, out, until);

    if (through) {
        go_through_finally(emitter, out, through, stmt);
        return;
    }
    const IrStmt *near = is_break ? emitter->breakable : emitter->loop;
    bool direct = stmt->target == near && (is_break || emitter->loop == emitter->loop_in_place);
    if (direct) {
        push(emitter, out, c_stmt(emitter->arena, is_break ? C_STMT_BREAK : C_STMT_CONTINUE));
        return;
    }
    CStmt *jump = c_stmt(emitter->arena, C_STMT_GOTO);
    jump->text = jump_label(emitter, stmt->target, is_break);
    push(emitter, out, jump);
}

static bool allocates(const IrFunction *function)
{
    return function->kind == IR_FUNCTION_CONSTRUCTOR && !function->is_super_target;
}

/* What a return statement without a value hands to C: a function that allocates an instance and has
 * its constructor's code gives the instance. */
static CExpr *constructed(Emitter *emitter)
{
    return allocates(emitter->function) ? constructed_this(emitter, emitter->function) : NULL;
}

static Repr repr_of_returned(Emitter *emitter, IrFunction *function)
{
    if (function->kind == IR_FUNCTION_CONSTRUCTOR && function->constructed) {
        return repr_of_constructed(emitter, function);
    }
    return function->kind == IR_FUNCTION_CONSTRUCTOR || function->kind == IR_FUNCTION_MODULE_MAIN
        ? repr_void() : repr_of_result(emitter, function);
}

static const char *returned_ctype(Emitter *emitter, IrFunction *function)
{
    return function->kind == IR_FUNCTION_CONSTRUCTOR && function->constructed
        ? constructed_ctype(emitter, function) : result_ctype(emitter, function);
}

/* What a constructor returns is what `new` gives if it is an object. */
static CExpr *returned(Emitter *emitter, IrExpr *expr, Repr repr, const char *ctype)
{
    IrFunction *function = emitter->function;

    if (function->kind != IR_FUNCTION_CONSTRUCTOR
        || !(expr->slot->kinds & ~(unsigned)KIND_HEAP)) {
        return emit_as(emitter, expr, repr, ctype);
    }
    use_header(emitter, "ts/function.h");
    CExpr *value = emit_as(emitter, expr, (Repr){.kind = REPR_VALUE}, "TsValue");
    Value chosen = value_of(c_call(emitter->arena, "ts_constructed", 2, value, c_text(emitter->arena, "this")),
                            (Repr){.kind = REPR_VALUE}, "TsValue");
    return convert(emitter, chosen, repr, ctype);
}

void emit_return(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    if (emitter->async) {
        emit_async_return(emitter, stmt->expr, out);
        return;
    }
    IrFunction *function = emitter->function;
    Repr repr = repr_of_returned(emitter, function);
    const char *ctype = returned_ctype(emitter, function);
    CExpr *value = NULL;

    if (stmt->expr && repr.kind == REPR_VOID) {
        CExpr *effect = emit_effect(emitter, stmt->expr);
        if (effect) {
            push(emitter, out, c_stmt_expr(emitter->arena, effect));
        }
    } else if (stmt->expr) {
        value = returned(emitter, stmt->expr, repr, ctype);
    } else if (allocates(function)) {
        value = constructed(emitter);
    } else if (repr.kind != REPR_VOID) {
        value = undefined_as(emitter, repr);
    }
    if (emitter->attempt && value) {
        bool simple = value->kind == C_TEXT;
        TryContext *finally = emitter->attempt;
        while (finally && !finally->finally_label) {
            finally = finally->outer;
        }
        if (finally && finally->result) {
            push(emitter, out,
                 c_stmt_expr(emitter->arena, c_assign(emitter->arena, c_text(emitter->arena, finally->result),
                                                      "=", value)));
            value = c_text(emitter->arena, finally->result);
        } else if (!simple) {
            const char *name = name_local(emitter, "result");
            push(emitter, out,
                 c_stmt_declare(emitter->arena, declaration(emitter, ctype, name), value));
            value = c_text(emitter->arena, name);
        }
    }
    TryContext *through = leave_tries(emitter, out, NULL);
    if (through) {
        go_through_finally(emitter, out, through, stmt);
        return;
    }
    push(emitter, out, c_stmt_return(emitter->arena, value ? value : constructed(emitter)));
}

/* ---- the statement -------------------------------------------------------------------------------------- */

/* After TS_END_TRY: the jumps that were on their way go on. */
static void resume_jumps(Emitter *emitter, TryContext *attempt, CStmtList *out)
{
    for (size_t i = 0; i < attempt->jumps.length; i++) {
        IrStmt *jump = attempt->jumps.items[i];
        CStmt *test = c_stmt(emitter->arena, C_STMT_IF);
        test->expr = c_binary(emitter->arena, c_text(emitter->arena, attempt->leaving), "==",
                              c_format(emitter->arena, "%zu", i + 1));
        if (jump->kind == IR_STMT_RETURN) {
            CExpr *value = attempt->result ? c_text(emitter->arena, attempt->result) : NULL;
            TryContext *outer = leave_tries(emitter, &test->body, NULL);
            if (outer) {
                if (value && outer->result) {
                    push(emitter, &test->body,
                         c_stmt_expr(emitter->arena, c_assign(emitter->arena,
                                                              c_text(emitter->arena, outer->result), "=",
                                                              value)));
                }
                go_through_finally(emitter, &test->body, outer, jump);
            } else {
                push(emitter, &test->body,
                     c_stmt_return(emitter->arena, value ? value : constructed(emitter)));
            }
        } else {
            emit_jump(emitter, jump, &test->body);
        }
        push(emitter, out, test);
    }
}

static void note_return(IrStmt *stmt, void *context)
{
    if (stmt->kind == IR_STMT_RETURN) {
        *(bool *)context = true;
    }
}

static bool contains_return(const IrStmt *stmt)
{
    bool found = false;

    ir_walk(stmt->then, note_return, NULL, &found);
    if (stmt->otherwise) {
        ir_walk(stmt->otherwise, note_return, NULL, &found);
    }
    return found;
}

static void begin_finally(Emitter *emitter, IrStmt *stmt, TryContext *attempt, CStmtList *out)
{
    IrFunction *function = emitter->function;
    bool returns = contains_return(stmt) && repr_of_returned(emitter, function).kind != REPR_VOID;

    attempt->finally_label = name_label(emitter, "finally");
    attempt->leaving = name_local(emitter, "leaving");
    push(emitter, out,
         c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "volatile int %s", attempt->leaving),
                        c_text(emitter->arena, "0")));
    if (returns) {
        const char *ctype = returned_ctype(emitter, function);
        bool pointer = ctype[strlen(ctype) - 1] == '*';
        attempt->result = name_local(emitter, "result");
        push(emitter, out,
             c_stmt_declare(emitter->arena,
                            pointer ? arena_printf(emitter->arena, "%svolatile %s", ctype, attempt->result)
                                    : arena_printf(emitter->arena, "volatile %s %s", ctype, attempt->result),
                            undefined_as(emitter, repr_of_returned(emitter, function))));
    }
}

static void resume_async_jumps(Emitter *emitter, TryContext *attempt, CStmtList *out)
{
    for (size_t i = 0; i < attempt->jumps.length; i++) {
        CStmt *test = c_stmt(emitter->arena, C_STMT_IF);
        test->expr = c_call(emitter->arena, "TS_ASYNC_JUMPED", 3, c_text(emitter->arena, "self"),
                            c_text(emitter->arena, attempt->field),
                            c_format(emitter->arena, "%zu", i + 1));
        emit_jump(emitter, attempt->jumps.items[i], &test->body);
        push(emitter, out, test);
    }
}

/* The same in an async function: the frame keeps what a try statement must know. */
static void emit_async_try(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmt *attempt = c_stmt(emitter->arena, C_STMT_TRY);
    TryContext context = {.outer = emitter->attempt, .field = async_try_field(emitter),
                          .has_finally = stmt->finally != NULL};
    IrVar *var = stmt->var;

    use_header(emitter, "ts/async.h");
    attempt->is_async = true;
    attempt->text = context.field;
    emitter->attempt = &context;
    emit_body(emitter, stmt->then, &attempt->body, &attempt->inner);
    if (stmt->otherwise) {
        NameScope names = {0};
        attempt->has_otherwise = true;
        name_scope_enter(emitter, &names);
        if (var && var->storage == IR_STORAGE_LOCAL) {
            var->c_name = arena_printf(emitter->arena, "self->%s.value", context.field);
        }
        emit_body(emitter, stmt->otherwise, &attempt->otherwise, NULL);
        name_scope_leave(emitter);
    }
    emitter->attempt = context.outer;
    if (stmt->finally) {
        attempt->has_finally = true;
        emit_body(emitter, stmt->finally, &attempt->finally, NULL);
    }
    push(emitter, out, attempt);
    resume_async_jumps(emitter, &context, out);
}

void emit_with_for_of(Emitter *emitter, const char *name, GuardedPart body, void *data, CStmtList *out)
{
    TryContext context = {.outer = emitter->attempt, .for_of = name};

    emitter->attempt = &context;
    body(emitter, NULL, data, out);
    emitter->attempt = context.outer;
}

CExpr *leave_loops(Emitter *emitter, CExpr *value, CStmtList *out)
{
    for (TryContext *context = emitter->attempt; context && context->for_of; context = context->outer) {
        if (context == emitter->attempt && value->kind != C_TEXT) {
            const char *name = name_local(emitter, "result");
            push(emitter, out,
                 c_stmt_declare(emitter->arena, declaration(emitter, "TsValue", name), value));
            value = c_text(emitter->arena, name);
        }
        leave_loop(emitter, context, out);
    }
    return value;
}

void emit_async_guarded(Emitter *emitter, GuardedPart body, GuardedPart finally, void *data,
                        CStmtList *out)
{
    CStmt *attempt = c_stmt(emitter->arena, C_STMT_TRY);
    TryContext context = {.outer = emitter->attempt, .field = async_try_field(emitter),
                          .has_finally = true};

    use_header(emitter, "ts/async.h");
    attempt->is_async = attempt->has_finally = true;
    attempt->text = context.field;
    emitter->attempt = &context;
    body(emitter, context.field, data, &attempt->body);
    emitter->attempt = context.outer;
    finally(emitter, context.field, data, &attempt->finally);
    push(emitter, out, attempt);
    resume_async_jumps(emitter, &context, out);
}

void emit_try(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    if (emitter->async) {
        emit_async_try(emitter, stmt, out);
        return;
    }
    CStmt *attempt = c_stmt(emitter->arena, C_STMT_TRY);
    TryContext context = {.outer = emitter->attempt};
    const IrStmt *breakable = emitter->breakable, *place = emitter->loop_in_place;
    size_t before = out->length;

    use_header(emitter, "ts/error.h");
    if (stmt->finally) {
        begin_finally(emitter, stmt, &context, out);
    }
    emitter->attempt = &context;
    emit_body(emitter, stmt->then, &attempt->body, &attempt->inner);
    if (stmt->otherwise) {
        NameScope names = {0};
        name_scope_enter(emitter, &names);
        attempt->has_otherwise = true;
        attempt->text = name_local(emitter, stmt->var ? stmt->var->name : "error");
        if (stmt->var && stmt->var->storage == IR_STORAGE_LOCAL && stmt->var->constant) {
            stmt->var->c_name = attempt->text;
        } else if (stmt->var && stmt->var->storage == IR_STORAGE_LOCAL) {
            const char *caught = attempt->text;
            stmt->var->c_name = NULL;
            const char *own = local_name(emitter, stmt->var);
            push(emitter, &attempt->otherwise,
                 c_stmt_declare(emitter->arena, declaration(emitter, "TsValue", own),
                                c_text(emitter->arena, caught)));
        }
        if (stmt->otherwise->scope && stmt->var && stmt->var->storage == IR_STORAGE_SCOPE) {
            CStmtList body = {0};
            CStmtList *prelude = emitter->prelude;
            enter_scope(emitter, stmt->var->scope, &attempt->otherwise, NULL);
            push(emitter, &attempt->otherwise,
                 c_stmt_expr(emitter->arena,
                             c_assign(emitter->arena, var_lvalue(emitter, stmt->var), "=",
                                      c_text(emitter->arena, attempt->text))));
            emitter->prelude = &body;
            emit_list(emitter, &stmt->otherwise->body, &body);
            emitter->prelude = prelude;
            vec_append(emitter->arena, &attempt->otherwise, &body);
            emitter->scopes.length--;
        } else {
            emit_body(emitter, stmt->otherwise, &attempt->otherwise, NULL);
        }
        name_scope_leave(emitter);
    }
    emitter->attempt = context.outer;
    if (stmt->finally) {
        attempt->has_finally = true;
        attempt->finally_label = context.is_used ? context.finally_label : NULL;
        emit_body(emitter, stmt->finally, &attempt->finally, NULL);
    }
    emitter->breakable = breakable;
    emitter->loop_in_place = place;
    if (stmt->finally && !context.is_used) {
        out->length = before; /* the variables for jumps are not needed */
    }
    push(emitter, out, attempt);
    if (stmt->finally) {
        resume_jumps(emitter, &context, out);
    }
}
