/*
 * for await (const x of xs) s
 *
 *     self->iterator = ts_async_iterate(xs);
 *     while (true) {
 *         TS_AWAIT(self, ts_async_iterator_next(self->iterator));
 *         if (!ts_async_iterator_gave(self->iterator, TS_AWAITED(self))) {
 *             break;
 *         }
 *         x = self->iterator->value; s
 *     }
 *
 * in a try statement that closes the iterator, where the body may leave the loop early.
 */
#include <string.h>

#include "emit/emitter.h"

typedef struct AwaitingLoop {
    IrStmt *stmt;
    CExpr *iterator;
} AwaitingLoop;

static void push(Emitter *emitter, CStmtList *out, CStmt *stmt)
{
    vec_push(emitter->arena, out, stmt);
}

/* ---- whether the body may leave early ---------------------------------------------------------- */

static bool may_throw(const IrExpr *expr)
{
    if (!expr) {
        return false;
    }
    switch (expr->kind) {
    case IR_CALL_NATIVE:
        if (strncmp(expr->native->c_name, "ts_array_push", strlen("ts_array_push")) != 0) {
            return true;
        }
        break;
    case IR_ASSIGN:
        if (expr->left->kind != IR_VAR) {
            return true;
        }
        break;
    case IR_VAR:
        if (expr->var->needs_tdz_check) {
            return true;
        }
        break;
    case IR_BINARY:
        if (expr->op == IR_OP_IN || expr->op == IR_OP_INSTANCEOF) {
            return true;
        }
        break;
    case IR_UNDEFINED:
    case IR_NULL:
    case IR_BOOLEAN:
    case IR_NUMBER:
    case IR_STRING:
    case IR_CONCAT:
    case IR_CAST:
    case IR_LOGICAL:
    case IR_CONDITIONAL:
    case IR_UPDATE:
        break;
    default:
        return true;
    }
    for (size_t i = 0; i < expr->args.length; i++) {
        if (may_throw(expr->args.items[i])) {
            return true;
        }
    }
    return may_throw(expr->object) || may_throw(expr->test) || may_throw(expr->left)
        || may_throw(expr->right);
}

bool may_leave(const IrStmt *stmt)
{
    if (!stmt) {
        return false;
    }
    switch (stmt->kind) {
    case IR_STMT_EXPR:
    case IR_STMT_DECLARE:
    case IR_STMT_IF:
        if (may_throw(stmt->expr)) {
            return true;
        }
        break;
    case IR_STMT_BLOCK:
        break;
    default:
        return true;
    }
    for (size_t i = 0; i < stmt->body.length; i++) {
        if (may_leave(stmt->body.items[i])) {
            return true;
        }
    }
    return may_leave(stmt->then) || may_leave(stmt->otherwise);
}

/* ---- the loop ---------------------------------------------------------------------------------- */

static void emit_loop(Emitter *emitter, const char *field, void *data, CStmtList *out)
{
    AwaitingLoop *awaiting = data;
    IrStmt *stmt = awaiting->stmt;
    CStmt *loop = c_stmt(emitter->arena, C_STMT_WHILE), *leave = c_stmt(emitter->arena, C_STMT_IF);
    CStmtList *prelude = emitter->prelude;
    NameScope names = {0};
    CExpr *self = c_text(emitter->arena, "self");

    (void)field;
    name_scope_enter(emitter, &names);
    emitter->prelude = &loop->body;
    loop->expr = c_text(emitter->arena, "true");
    push(emitter, &loop->body,
         c_stmt_expr(emitter->arena,
                     c_call(emitter->arena, "TS_AWAIT", 2, self,
                            c_call(emitter->arena, "ts_async_iterator_next", 1, awaiting->iterator))));
    leave->expr = c_not(emitter->arena,
                        c_call(emitter->arena, "ts_async_iterator_gave", 2, awaiting->iterator,
                               c_call(emitter->arena, "TS_AWAITED", 1, self)));
    push(emitter, &leave->body, c_stmt(emitter->arena, C_STMT_BREAK));
    push(emitter, &loop->body, leave);
    Value value = value_of(c_arrow(emitter->arena, awaiting->iterator, "value"),
                           repr_simple(REPR_VALUE), "TsValue");
    emit_loop_with(emitter, stmt, loop, stmt->var, value, NULL, value);
    emitter->prelude = prelude;
    name_scope_leave(emitter);
    push(emitter, out, loop);
    finish_loop(emitter, stmt, out);
}

static void emit_close(Emitter *emitter, const char *field, void *data, CStmtList *out)
{
    AwaitingLoop *awaiting = data;
    CStmt *test = c_stmt(emitter->arena, C_STMT_IF);
    CExpr *left = c_format(emitter->arena, "self->%s.left", field);
    CExpr *close = c_call(emitter->arena, "ts_async_iterator_close", 2, awaiting->iterator, left);

    test->expr = c_call(emitter->arena, "ts_async_iterator_is_open", 1, awaiting->iterator);
    push(emitter, &test->body,
         c_stmt_expr(emitter->arena, c_call(emitter->arena, "TS_AWAIT", 2,
                                            c_text(emitter->arena, "self"), close)));
    push(emitter, out, test);
}

/* V8 shows the call itself here: "f(...) is not a function or its return value". */
static CExpr *awaited_iterable_literal(Emitter *emitter, AstNode *node)
{
    AstNode *bare = ast_skip_assertions(ast_skip_parentheses(node));
    if (!bare || bare->kind != AST_CALL_EXPRESSION) {
        return iterable_literal(emitter, node);
    }
    const char *call = callee_of_call(emitter, bare)->text; /* a literal: "f(...)" */
    return c_format(emitter->arena, "%.*s is not a function or its return value\"",
                    (int)strlen(call) - 1, call);
}

CExpr *async_iterator_of(Emitter *emitter, const IrExpr *expr, Value iterable)
{
    use_header(emitter, "ts/async_iterator.h");
    if (iterable.ctype && strcmp(iterable.ctype, "TsAsyncIterator *") == 0 && !repr_is_nullable(iterable.repr)) {
        return iterable.expr;
    }
    CExpr *value = convert(emitter, iterable, repr_simple(REPR_VALUE), "TsValue");
    if (!may_not_iterate(iterable)) {
        return c_call(emitter->arena, "ts_async_iterate", 1, value);
    }
    CExpr *text = expr->kind == IR_YIELD ? c_text(emitter->arena, "\"yield* (intermediate value)\"")
                                         : awaited_iterable_literal(emitter, expr->node);
    return c_call(emitter->arena, "ts_async_iterate_as", 2, value, text);
}

void emit_for_await(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    Value iterable = emit_expr(emitter, stmt->expr);
    bool is_array = iterable.repr.kind == REPR_POINTER
        && (iterable.repr.kinds & KIND_POINTERS) == KIND_ARRAY;
    const char *name = name_local(emitter, "iterator");
    AwaitingLoop awaiting = {stmt, c_text(emitter->arena, name)};

    use_header(emitter, "ts/async.h");
    use_header(emitter, "ts/async_iterator.h");
    CExpr *iterator = async_iterator_of(emitter, stmt->expr, iterable);
    push(emitter, out,
         c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "TsAsyncIterator *%s", name),
                        iterator));
    if (is_array || !may_leave(stmt->then)) {
        emit_loop(emitter, NULL, &awaiting, out);
    } else {
        emit_async_guarded(emitter, emit_loop, emit_close, &awaiting, out);
    }
}
