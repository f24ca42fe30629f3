/*
 * for (const x of xs) s, where xs is iterated by its methods:
 *
 *     for (TsValue item; ts_iterator_next(iterator, &item);) { x = item; s }
 *
 * Where the body may leave the loop early, a TsForOf closes the iterator (shims/ts/iterator.h). In an
 * async function or generator whose body stops, a try statement of the frame does.
 */
#include <string.h>

#include "emit/emitter.h"

static void push(Emitter *emitter, CStmtList *out, CStmt *stmt)
{
    vec_push(emitter->arena, out, stmt);
}

static Value any_value(CExpr *expr)
{
    return value_of(expr, repr_simple(REPR_VALUE), "TsValue");
}

/* Whether a value is surely an iterator of the library. */
static bool is_iterator(const Value *value)
{
    return value->ctype && strcmp(value->ctype, "TsIterator *") == 0 && !repr_is_nullable(value->repr);
}

bool may_not_iterate(Value value)
{
    return value.is_constant || value.repr.kind != REPR_POINTER || repr_is_nullable(value.repr);
}

/* yield* x: V8 describes the value of a variable, and names no other operand. */
static CExpr *iterated_text(Emitter *emitter, const IrExpr *expr)
{
    if (expr->kind != IR_YIELD) {
        return iterable_literal(emitter, expr->node);
    }
    return expr->left->kind == IR_VAR ? NULL
                                      : c_text(emitter->arena, "\"yield* (intermediate value)\"");
}

CExpr *iterator_of(Emitter *emitter, const IrExpr *expr, Value iterable)
{
    use_header(emitter, "ts/iterator.h");
    if (is_iterator(&iterable)) {
        return iterable.expr;
    }
    if (iterable.repr.kind == REPR_VOID && iterable.expr && !iterable.is_constant) {
        push(emitter, emitter->prelude, c_stmt_expr(emitter->arena, iterable.expr));
        iterable.is_constant = true;
        iterable.repr = repr_simple(REPR_VALUE);
        iterable.repr.kinds = KIND_UNDEFINED;
    }
    CExpr *value = convert(emitter, iterable, repr_simple(REPR_VALUE), "TsValue");
    CExpr *text = may_not_iterate(iterable) ? iterated_text(emitter, expr) : NULL;
    return text ? c_call(emitter->arena, "ts_iterate_as", 2, value, text)
                : c_call(emitter->arena, "ts_iterate", 1, value);
}

/* Whether an early end may be seen: not by the library's own collections. */
static bool can_close(Emitter *emitter, IrExpr *iterable)
{
    Slot *slot = slot_of(iterable);
    const unsigned plain = KIND_ARRAY | KIND_STRING | KIND_NULLISH | KIND_RAW_NULLISH;
    const Pointee *pointee = slot->kinds & KIND_NATIVE ? slot_pointee(emitter->analysis, slot) : NULL;

    if (!(slot->kinds & ~plain)) {
        return false;
    }
    return (slot->kinds & ~(plain | KIND_NATIVE)) || !pointee || !pointee->native_struct
        || pointee->native_conflict
        || (strcmp(pointee->native_struct, "TsMap") != 0 && strcmp(pointee->native_struct, "TsSet") != 0);
}

typedef struct IteratingLoop {
    IrStmt *stmt;
    CExpr *next;     /* the function that gives the next value, and its first argument */
    CExpr *iterator;
} IteratingLoop;

static void emit_loop(Emitter *emitter, const char *field, void *data, CStmtList *out)
{
    IteratingLoop *iterating = data;
    IrStmt *stmt = iterating->stmt;
    CStmt *loop = c_stmt(emitter->arena, C_STMT_FOR);
    NameScope names = {0};

    (void)field;
    name_scope_enter(emitter, &names);
    const char *item = name_local(emitter, "item");
    loop->init = c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "TsValue %s", item), NULL);
    loop->expr = c_call_list(emitter->arena, iterating->next, (CExprList){0});
    vec_push(emitter->arena, &loop->expr->items, iterating->iterator);
    vec_push(emitter->arena, &loop->expr->items, c_unary(emitter->arena, "&", c_text(emitter->arena, item)));
    Value value = any_value(c_text(emitter->arena, item));
    if (stmt->second_var) {
        use_header(emitter, "ts/object.h");
        Value first = any_value(c_call(emitter->arena, "ts_get_at", 2, value.expr, c_text(emitter->arena, "0")));
        Value second = any_value(c_call(emitter->arena, "ts_get_at", 2, value.expr, c_text(emitter->arena, "1")));
        emit_loop_with(emitter, stmt, loop, stmt->var, first, stmt->second_var, second);
    } else {
        emit_loop_with(emitter, stmt, loop, stmt->var, value, NULL, value);
    }
    name_scope_leave(emitter);
    push(emitter, out, loop);
    finish_loop(emitter, stmt, out);
}

static void emit_leave(Emitter *emitter, const char *field, void *data, CStmtList *out)
{
    IteratingLoop *iterating = data;
    CExpr *thrown = c_format(emitter->arena, "self->%s.left == TS_ASYNC_THROWN", field);

    push(emitter, out,
         c_stmt_expr(emitter->arena,
                     c_call(emitter->arena, "ts_iterator_leave", 2, iterating->iterator, thrown)));
}

/* The loop in a local variable of its own, which errors find. */
static void emit_watched(Emitter *emitter, IteratingLoop *iterating, CStmtList *out)
{
    const char *name = name_local(emitter, "loop");
    CExpr *address = c_unary(emitter->arena, "&", c_text(emitter->arena, name));

    push(emitter, out, c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "TsForOf %s", name), NULL));
    push(emitter, out,
         c_stmt_expr(emitter->arena,
                     c_call(emitter->arena, "ts_for_of_begin", 2, address, iterating->iterator)));
    iterating->next = c_text(emitter->arena, "ts_for_of_next");
    iterating->iterator = address;
    emit_with_for_of(emitter, name, emit_loop, iterating, out);
    push(emitter, out, c_stmt_expr(emitter->arena, c_call(emitter->arena, "ts_for_of_end", 1, address)));
}

void emit_for_of_iterator(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    bool closes = can_close(emitter, stmt->expr);
    IteratingLoop iterating = {stmt, c_text(emitter->arena, "ts_iterator_next"), NULL};
    bool stops = emitter->async && statement_awaits(stmt->then);

    iterating.iterator = iterator_of(emitter, stmt->expr, emit_expr(emitter, stmt->expr));
    if (closes && !stops && may_leave(stmt->then)) {
        emit_watched(emitter, &iterating, out);
        return;
    }
    const char *name = name_local(emitter, "iterator");
    push(emitter, out,
         c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "TsIterator *%s", name),
                        iterating.iterator));
    iterating.iterator = c_text(emitter->arena, name);
    if (closes && stops) {
        emit_async_guarded(emitter, emit_loop, emit_leave, &iterating, out);
    } else {
        emit_loop(emitter, NULL, &iterating, out);
    }
}
