/*
 * Statements: one C statement for each, with its comments and blank lines.
 */
#include <string.h>

#include "emit/emitter.h"
#include "lower/walk.h"

CommentList comments_of(const IrComments *comments)
{
    return (CommentList){.items = comments->items, .length = comments->length,
                         .capacity = comments->capacity};
}

/* ---- try: leaving it ------------------------------------------------------------------------------------- */

/* A try statement around the code being emitted. */
typedef struct TryContext {
    struct TryContext *outer;
    bool is_armed;            /* in the try part: its handler is in the chain */
    const char *finally_label;/* leaving goes through the finally part */
    bool is_used;             /* some jump goes to the label */
    const char *leaving;      /* variable: which jump is under way */
    const char *result;       /* variable: the value of a return under way */
    const char *field;        /* async functions: the frame's field */
    bool has_finally;         /* async functions: a finally part is to come */
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

/* Takes the handlers of the try statements up to `until` out of the chain. Returns the one whose
 * finally part must run before the jump can go on, or NULL. */
static TryContext *leave_tries(Emitter *emitter, CStmtList *out, const TryContext *until)
{
    bool innermost = true;

    for (TryContext *attempt = emitter->attempt; attempt != until; attempt = attempt->outer) {
        if (attempt->finally_label) {
            return attempt;
        }
        if (attempt->is_armed) {
            leave_one(emitter, out, innermost);
        }
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
        *label = name_local(emitter, arena_printf(emitter->arena, is_break ? "end_%s" : "next_%s", base));
    }
    return *label;
}

/* Leaves the try statements of an async function up to `until`; true when a finally part takes over. */
static bool leave_async_tries(Emitter *emitter, IrStmt *jump, const TryContext *until, CStmtList *out)
{
    TryContext *outermost = NULL;

    for (TryContext *attempt = emitter->attempt; attempt != until; attempt = attempt->outer) {
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

static void emit_jump(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    bool is_break = stmt->kind == IR_STMT_BREAK;
    const TryContext *until = stmt->target ? stmt->target->attempt : NULL;
    if (emitter->async && leave_async_tries(emitter, stmt, until, out)) {
        return;
    }
    TryContext *through = emitter->async ? NULL : leave_tries(emitter, out, stmt->target ? stmt->target->attempt : NULL);

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

static void emit_return(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    if (emitter->async) {
        emit_async_return(emitter, stmt->expr, out);
        return;
    }
    IrFunction *function = emitter->function;
    Repr repr = function->kind == IR_FUNCTION_CONSTRUCTOR || function->kind == IR_FUNCTION_MODULE_MAIN
        ? repr_void() : repr_of_result(emitter, function);
    const char *ctype = result_ctype(emitter, function);
    CExpr *value = NULL;

    if (stmt->expr && repr.kind == REPR_VOID) {
        CExpr *effect = emit_effect(emitter, stmt->expr);
        if (effect) {
            push(emitter, out, c_stmt_expr(emitter->arena, effect));
        }
    } else if (stmt->expr) {
        value = emit_as(emitter, stmt->expr, repr, ctype);
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
    push(emitter, out, c_stmt_return(emitter->arena, value));
}

/* ---- declarations ------------------------------------------------------------------------------------------ */

const char *local_name(Emitter *emitter, IrVar *var)
{
    if (!var->c_name) {
        var->c_name = name_local(emitter, var->name);
    }
    return var->c_name;
}

static bool is_dead(const IrVar *var)
{
    return var->reads == 0 && var->storage == IR_STORAGE_LOCAL;
}

static void declare_local(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    IrVar *var = stmt->var;
    Repr repr = repr_of_slot(emitter->analysis, var->slot);
    const char *ctype = var->is_size ? "size_t" : ctype_of(emitter, repr, var->type);
    CExpr *init = NULL;

    if (is_dead(var) && var->constant) {
        CExpr *effect = stmt->expr ? emit_effect(emitter, stmt->expr) : NULL;
        if (effect) {
            push(emitter, out, c_stmt_expr(emitter->arena, effect));
        }
        return;
    }
    if (stmt->expr) {
        stmt->expr->value_at_once = true;
        init = emit_as(emitter, stmt->expr, repr, ctype);
    } else if (var->slot->kinds & KIND_UNDEFINED) {
        init = undefined_as(emitter, repr);
    }
    var->c_name = NULL;
    const char *name = local_name(emitter, var);
    if (var->in_try && !var->constant && !emitter->async) {
        bool pointer = ctype[strlen(ctype) - 1] == '*';
        name = arena_printf(emitter->arena, pointer ? "volatile %s" : "%s", name);
        ctype = pointer ? ctype : arena_printf(emitter->arena, "volatile %s", ctype);
    }
    if (!init && stmt->in_loop) {
        init = undefined_as(emitter, repr);
    }
    push(emitter, out, c_stmt_declare(emitter->arena, declaration(emitter, ctype, name), init));
    if (is_dead(var)) {
        push(emitter, out,
             c_stmt_expr(emitter->arena, c_cast(emitter->arena, "void",
                                                c_text(emitter->arena, var->c_name))));
    }
}

static void emit_declare(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    IrVar *var = stmt->var;

    if (var->storage == IR_STORAGE_LOCAL) {
        declare_local(emitter, stmt, out);
        return;
    }
    Repr repr = repr_of_slot(emitter->analysis, var->slot);
    if (var->storage == IR_STORAGE_MODULE && var->initialiser) {
        stmt->comments.length = 0;
        stmt->trailing_comment = NULL;
        return; /* constant: in its definition */
    }
    if (!stmt->expr && !(stmt->in_loop && var->storage == IR_STORAGE_SCOPE)
        && repr.kind != REPR_OPTIONAL_DOUBLE) {
        return; /* zeroed */
    }
    CExpr *value = stmt->expr ? emit_as(emitter, stmt->expr, repr, ctype_of(emitter, repr, var->type))
                              : undefined_as(emitter, repr);
    push(emitter, out,
         c_stmt_expr(emitter->arena, c_assign(emitter->arena, var_lvalue(emitter, var), "=", value)));
}

/* ---- blocks -------------------------------------------------------------------------------------------------- */

/* Allocates a block's scope struct and makes it reachable. */
void enter_scope(Emitter *emitter, IrScope *scope, CStmtList *out, CExpr *(*initial)(Emitter *, IrScope *))
{
    const char *type = scope_type(emitter, scope);
    const char *name = name_local(emitter, "scope");
    CExpr *call = initial ? initial(emitter, scope) : NULL;

    if (!call && scope->parent) {
        call = c_call(emitter->arena, "TS_NEW", 1, c_text(emitter->arena, type));
        c_list_add(emitter->arena, call, ".parent", scope_pointer(emitter, scope->parent));
    } else if (!call) {
        call = c_call(emitter->arena, "TS_ALLOC", 1, c_text(emitter->arena, type));
    }
    push(emitter, out,
         c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "%s *%s", type, name), call));
    vec_push(emitter->arena, &emitter->scopes,
             ((ScopeBinding){scope, c_text(emitter->arena, name)}));
}

static void emit_list(Emitter *emitter, IrStmtList *list, CStmtList *out)
{
    for (size_t i = 0; i < list->length; i++) {
        emit_statement(emitter, list->items[i], out);
    }
}

void emit_body(Emitter *emitter, IrStmt *stmt, CStmtList *out, CommentList *inner)
{
    NameScope names = {0};
    size_t scopes = emitter->scopes.length;

    if (!stmt) {
        return;
    }
    name_scope_enter(emitter, &names);
    if (stmt->kind == IR_STMT_BLOCK) {
        if (stmt->scope) {
            enter_scope(emitter, stmt->scope, out, NULL);
        }
        emit_list(emitter, &stmt->body, out);
        if (inner) {
            *inner = comments_of(&stmt->inner_comments);
        }
    } else {
        emit_statement(emitter, stmt, out);
    }
    emitter->scopes.length = scopes;
    name_scope_leave(emitter);
}

static void emit_block(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    if (stmt->is_transparent && !stmt->scope) {
        emit_list(emitter, &stmt->body, out);
        return;
    }
    CStmt *block = c_stmt(emitter->arena, C_STMT_BLOCK);
    emit_body(emitter, stmt, &block->body, &block->inner);
    push(emitter, out, block);
    if (stmt->break_label) {
        CStmt *label = c_stmt(emitter->arena, C_STMT_LABEL);
        label->text = stmt->break_label;
        push(emitter, out, label);
    }
}

/* ---- if and loops -------------------------------------------------------------------------------------------- */

static void emit_if(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CExpr *condition = emit_condition(emitter, stmt->expr);
    CStmt *branch = c_stmt(emitter->arena, C_STMT_IF);

    branch->expr = condition;
    emit_body(emitter, stmt->then, &branch->body, &branch->inner);
    if (stmt->otherwise) {
        branch->has_otherwise = true;
        emit_body(emitter, stmt->otherwise, &branch->otherwise, NULL);
        branch->has_otherwise = branch->otherwise.length > 0;
    }
    push(emitter, out, branch);
}

/* A loop's body: break and continue mean it. */
void emit_loop_body(Emitter *emitter, IrStmt *loop, CStmt *out)
{
    const IrStmt *breakable = emitter->breakable, *outer = emitter->loop, *place = emitter->loop_in_place;

    loop->attempt = emitter->attempt;
    emitter->breakable = emitter->loop = emitter->loop_in_place = loop;
    emit_body(emitter, loop->then, &out->body, &out->inner);
    emitter->breakable = breakable;
    emitter->loop = outer;
    emitter->loop_in_place = place;
    if (loop->continue_label) {
        CStmt *label = c_stmt(emitter->arena, C_STMT_LABEL);
        label->text = loop->continue_label;
        push(emitter, &out->body, label);
    }
}

void finish_loop(Emitter *emitter, IrStmt *loop, CStmtList *out)
{
    if (loop->break_label) {
        CStmt *label = c_stmt(emitter->arena, C_STMT_LABEL);
        label->text = loop->break_label;
        push(emitter, out, label);
    }
}

/* A condition that needs statements of its own is tested inside. */
static CExpr *loop_condition(Emitter *emitter, IrExpr *expr)
{
    CStmtList own = {0};
    CStmtList *outer = emitter->prelude;
    NameScope names = {0};

    emitter->prelude = &own;
    name_scope_enter(emitter, &names);
    CExpr *condition = emit_condition(emitter, expr);
    name_scope_leave(emitter);
    emitter->prelude = outer;
    return own.length ? c_statements(emitter->arena, own, condition) : condition;
}

/* A loop whose condition or update awaits:  while (true) { if (!condition) break; ... update; } */
static void emit_awaiting_loop(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmt *loop = c_stmt(emitter->arena, C_STMT_WHILE);
    CStmt body = {0};
    CStmtList test = {0};
    CStmtList *prelude = emitter->prelude;
    NameScope names = {0};
    const IrStmt *breakable = emitter->breakable, *outer = emitter->loop, *place = emitter->loop_in_place;

    loop->expr = c_text(emitter->arena, "true");
    name_scope_enter(emitter, &names);
    emit_list(emitter, &stmt->init, out);
    emitter->breakable = emitter->loop = stmt;
    emitter->prelude = &test;
    if (stmt->expr) {
        CStmt *leave = c_stmt(emitter->arena, C_STMT_IF);
        leave->expr = c_not(emitter->arena, emit_condition(emitter, stmt->expr));
        push(emitter, &leave->body, c_stmt(emitter->arena, C_STMT_BREAK));
        push(emitter, &test, leave);
    }
    if (stmt->kind != IR_STMT_DO) {
        vec_append(emitter->arena, &loop->body, &test);
    }
    stmt->attempt = emitter->attempt;
    emitter->loop_in_place = NULL;
    emit_body(emitter, stmt->then, &body.body, &body.inner);
    vec_append(emitter->arena, &loop->body, &body.body);
    if (stmt->continue_label) {
        CStmt *label = c_stmt(emitter->arena, C_STMT_LABEL);
        label->text = stmt->continue_label;
        push(emitter, &loop->body, label);
    }
    if (stmt->kind == IR_STMT_DO) {
        vec_append(emitter->arena, &loop->body, &test);
    }
    if (stmt->update) {
        emitter->prelude = &loop->body;
        CExpr *update = emit_effect(emitter, stmt->update);
        if (update) {
            push(emitter, &loop->body, c_stmt_expr(emitter->arena, update));
        }
    }
    emitter->prelude = prelude;
    emitter->breakable = breakable;
    emitter->loop = outer;
    emitter->loop_in_place = place;
    name_scope_leave(emitter);
    push(emitter, out, loop);
    finish_loop(emitter, stmt, out);
}

static void emit_while(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    if (awaits(stmt->expr)) {
        emit_awaiting_loop(emitter, stmt, out);
        return;
    }
    CStmt *loop = c_stmt(emitter->arena, stmt->kind == IR_STMT_DO ? C_STMT_DO : C_STMT_WHILE);

    loop->expr = loop_condition(emitter, stmt->expr);
    emit_loop_body(emitter, stmt, loop);
    push(emitter, out, loop);
    finish_loop(emitter, stmt, out);
}

static CExpr *emit_update_expr(Emitter *emitter, IrExpr *expr)
{
    CStmtList own = {0};
    CStmtList *outer = emitter->prelude;

    if (!expr) {
        return NULL;
    }
    if (expr->kind == IR_BINARY && expr->op == IR_OP_COMMA) {
        CExpr *left = emit_update_expr(emitter, expr->left);
        CExpr *right = emit_update_expr(emitter, expr->right);
        return left && right ? c_binary(emitter->arena, left, ",", right) : left ? left : right;
    }
    emitter->prelude = &own;
    CExpr *update = emit_effect(emitter, expr);
    emitter->prelude = outer;
    return own.length ? c_statements(emitter->arena, own, update ? update : c_text(emitter->arena, "0"))
                      : update;
}

static void emit_for(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    if (awaits(stmt->expr) || awaits(stmt->update)) {
        emit_awaiting_loop(emitter, stmt, out);
        return;
    }
    CStmt *loop = c_stmt(emitter->arena, C_STMT_FOR);
    NameScope names = {0};
    CStmtList init = {0};
    CStmtList *outer = emitter->prelude;

    name_scope_enter(emitter, &names);
    emitter->prelude = &init;
    emit_list(emitter, &stmt->init, &init);
    emitter->prelude = outer;
    bool fits = init.length == 1 && stmt->init.length == 1
        && (init.items[0]->kind == C_STMT_DECLARE || init.items[0]->kind == C_STMT_EXPR);
    CStmtList *place = out;
    CStmt *block = NULL;
    if (fits) {
        loop->init = init.items[0];
    } else if (init.length > 0) {
        block = c_stmt(emitter->arena, C_STMT_BLOCK);
        block->body = init;
        place = &block->body;
    }
    loop->expr = stmt->expr ? loop_condition(emitter, stmt->expr) : NULL;
    emit_loop_body(emitter, stmt, loop);
    loop->update = emit_update_expr(emitter, stmt->update);
    push(emitter, place, loop);
    if (block) {
        push(emitter, out, block);
    }
    name_scope_leave(emitter);
    finish_loop(emitter, stmt, out);
}

/* ---- throw and try --------------------------------------------------------------------------------------------- */

static void emit_throw(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    Value value = emit_expr(emitter, stmt->expr);

    use_header(emitter, "ts/error.h");
    push(emitter, out,
         c_stmt_expr(emitter->arena, c_call(emitter->arena, "ts_throw", 1,
                                            convert(emitter, value, repr_simple(REPR_VALUE), "TsValue"))));
}

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
                push(emitter, &test->body, c_stmt_return(emitter->arena, value));
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
    bool returns = contains_return(stmt) && function->kind != IR_FUNCTION_CONSTRUCTOR && function->kind != IR_FUNCTION_MODULE_MAIN
        && repr_of_result(emitter, function).kind != REPR_VOID;

    attempt->finally_label = name_local(emitter, "finally");
    attempt->leaving = name_local(emitter, "leaving");
    push(emitter, out,
         c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "volatile int %s", attempt->leaving),
                        c_text(emitter->arena, "0")));
    if (returns) {
        const char *ctype = result_ctype(emitter, function);
        bool pointer = ctype[strlen(ctype) - 1] == '*';
        attempt->result = name_local(emitter, "result");
        push(emitter, out,
             c_stmt_declare(emitter->arena,
                            pointer ? arena_printf(emitter->arena, "%svolatile %s", ctype, attempt->result)
                                    : arena_printf(emitter->arena, "volatile %s %s", ctype, attempt->result),
                            undefined_as(emitter, repr_of_result(emitter, function))));
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

static void emit_try(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    if (emitter->async) {
        emit_async_try(emitter, stmt, out);
        return;
    }
    CStmt *attempt = c_stmt(emitter->arena, C_STMT_TRY);
    TryContext context = {.outer = emitter->attempt, .is_armed = true};
    const IrStmt *breakable = emitter->breakable, *place = emitter->loop_in_place;
    size_t before = out->length;

    use_header(emitter, "ts/error.h");
    if (stmt->finally) {
        begin_finally(emitter, stmt, &context, out);
    }
    emitter->attempt = &context;
    emit_body(emitter, stmt->then, &attempt->body, &attempt->inner);
    context.is_armed = false;
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

/* ---- all ---------------------------------------------------------------------------------------------------------- */

static void emit_kind(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    switch (stmt->kind) {
    case IR_STMT_EXPR: {
        CExpr *effect = emit_effect(emitter, stmt->expr);
        if (effect) {
            push(emitter, out, c_stmt_expr(emitter->arena, effect));
        }
        break;
    }
    case IR_STMT_DECLARE:
        emit_declare(emitter, stmt, out);
        break;
    case IR_STMT_BLOCK:
        emit_block(emitter, stmt, out);
        break;
    case IR_STMT_IF:
        emit_if(emitter, stmt, out);
        break;
    case IR_STMT_WHILE:
    case IR_STMT_DO:
        emit_while(emitter, stmt, out);
        break;
    case IR_STMT_FOR:
        emit_for(emitter, stmt, out);
        break;
    case IR_STMT_FOR_OF:
        emit_for_of(emitter, stmt, out);
        break;
    case IR_STMT_FOR_IN:
        emit_for_in(emitter, stmt, out);
        break;
    case IR_STMT_SWITCH:
        emit_switch(emitter, stmt, out);
        break;
    case IR_STMT_RETURN:
        emit_return(emitter, stmt, out);
        break;
    case IR_STMT_BREAK:
    case IR_STMT_CONTINUE:
        emit_jump(emitter, stmt, out);
        break;
    case IR_STMT_THROW:
        emit_throw(emitter, stmt, out);
        break;
    case IR_STMT_TRY:
        emit_try(emitter, stmt, out);
        break;
    case IR_STMT_CLASS:
        break;
    }
}

void emit_statement(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmtList *outer = emitter->prelude;
    size_t start = out->length;

    emitter->prelude = out;
    emit_kind(emitter, stmt, out);
    emitter->prelude = outer;
    if (out->length == start) {
        if (stmt->comments.length == 0) {
            return;
        }
        push(emitter, out, c_stmt(emitter->arena, C_STMT_COMMENT));
    }
    CStmt *first = out->items[start];
    CommentList own = comments_of(&stmt->comments);
    if (own.length > 0) {
        CommentList all = {0};
        vec_append(emitter->arena, &all, &own);
        vec_append(emitter->arena, &all, &first->comments);
        first->comments = all;
    }
    first->blank_before |= stmt->blank_before;
    if (stmt->trailing_comment && !out->items[out->length - 1]->trailing) {
        out->items[out->length - 1]->trailing = stmt->trailing_comment;
    }
}
