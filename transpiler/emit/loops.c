/*
 * for-of and for-in; switch is in switch.c:
 *     for (const x of xs)      for (size_t i = 0; i < xs->length; i++) { x = ...
 *     for (const [k, v] of m)  TS_MAP_EACH(m, k, v) { ... }
 */
#include <string.h>

#include "emit/emitter.h"
#include "lower/walk.h"

static void push(Emitter *emitter, CStmtList *out, CStmt *stmt)
{
    vec_push(emitter->arena, out, stmt);
}

/* ---- for-of ------------------------------------------------------------------------------------------------ */

/* Puts the loop variable's declaration in front of the body. */
static void bind_variable(Emitter *emitter, IrVar *var, Value value, CStmtList *body)
{
    Repr repr = repr_of_slot(emitter->analysis, var->slot);
    const char *ctype = ctype_of(emitter, repr, var->type);
    CExpr *init = convert(emitter, value, repr, ctype);

    if (var->storage == IR_STORAGE_LOCAL) {
        if (var->reads == 0) {
            return;
        }
        var->c_name = NULL;
        const char *name = local_name(emitter, var);
        bool is_volatile = var->in_try && !var->constant && !emitter->async;
        bool pointer = ctype[strlen(ctype) - 1] == '*';
        const char *text = !is_volatile ? declaration(emitter, ctype, name)
            : pointer ? arena_printf(emitter->arena, "%svolatile %s", ctype, name)
                      : arena_printf(emitter->arena, "volatile %s %s", ctype, name);
        push(emitter, body, c_stmt_declare(emitter->arena, text, init));
    } else {
        push(emitter, body,
             c_stmt_expr(emitter->arena, c_assign(emitter->arena, var_lvalue(emitter, var), "=", init)));
    }
}

/* The body with its variables in front; opens the body's scope struct first. */
void emit_loop_with(Emitter *emitter, IrStmt *stmt, CStmt *loop, IrVar *first, Value first_value,
                    IrVar *second, Value second_value)
{
    CStmt rest = {0};
    NameScope names = {0};
    size_t scopes = emitter->scopes.length;
    IrScope *scope = stmt->then->kind == IR_STMT_BLOCK ? stmt->then->scope : NULL;

    name_scope_enter(emitter, &names);
    if (scope) {
        enter_scope(emitter, scope, &loop->body, NULL);
        stmt->then->scope = NULL;
    }
    if (first) {
        bind_variable(emitter, first, first_value, &loop->body);
    }
    if (second) {
        bind_variable(emitter, second, second_value, &loop->body);
    }
    emit_loop_body(emitter, stmt, &rest);
    vec_append(emitter->arena, &loop->body, &rest.body);
    loop->inner = rest.inner;
    if (scope) {
        stmt->then->scope = scope;
    }
    emitter->scopes.length = scopes;
    name_scope_leave(emitter);
}

/* The array of xs.map(...) that became a loop: whatever else `xs` may be, that is an error. */
static Value receiver_array(Emitter *emitter, IrStmt *stmt)
{
    IrExpr call = {.kind = IR_CALL_NATIVE, .node = stmt->method_call};
    Value value = emit_expr(emitter, stmt->expr);
    CExpr *boxed = convert(emitter, value, repr_simple(REPR_VALUE), "TsValue");

    use_header(emitter, "ts/nullish.h");
    return make_reusable(emitter,
                         value_of(c_call(emitter->arena, "ts_receiver_array", 2, boxed,
                                         callee_literal(emitter, &call)),
                                  repr_pointer(KIND_ARRAY, NULL), "TsArray *"),
                         "array");
}

static bool is_array_pointer(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_of(emitter, expr);

    return repr.kind == REPR_POINTER && (repr.kinds & KIND_POINTERS) == KIND_ARRAY;
}

static Value array_element(Emitter *emitter, IrStmt *stmt, CExpr *array, CExpr *index)
{
    if (!is_array_pointer(emitter, stmt->expr)) {
        return value_of(c_call(emitter->arena, "ts_array_value", 2, array, index),
                        repr_of_kinds(KIND_DYNAMIC, NULL, NULL), "TsValue");
    }
    Repr element = element_repr(emitter, stmt->expr->slot);
    const Pointee *pointee = pointee_find(stmt->expr->slot->pointee);
    bool boxed = pointee && pointee->element && pointee->element->is_boxed;
    const char *accessor = boxed ? "ts_array_value"
        : arena_printf(emitter->arena, "ts_array_%s_at", element_suffix(element));

    return value_of(c_call(emitter->arena, accessor, 2, array, index), element,
                    element.kind == REPR_POINTER ? "void *" : ctype_of(emitter, element, stmt->var
                                                                           ? stmt->var->type
                                                                           : stmt->expr->type));
}

/* for (const x of xs) where xs may be undefined: TypeError: xs is not iterable. */
static CExpr *iterable_pointer(Emitter *emitter, IrStmt *stmt, Value array)
{
    use_header(emitter, "ts/nullish.h");
    return c_call(emitter->arena, "ts_iterable", 2, array.expr, iterable_literal(emitter, stmt->expr->node));
}

bool slot_may_have_holes(const Slot *array)
{
    const Pointee *pointee = array->pointee ? pointee_find(array->pointee) : NULL;

    return (array->kinds & KIND_DYNAMIC) || (pointee && pointee->may_have_holes);
}

static void for_of_array(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmt *loop = c_stmt(emitter->arena, C_STMT_FOR);
    NameScope names = {0};
    bool is_pointer = is_array_pointer(emitter, stmt->expr);
    Value array = is_pointer ? emit_reusable(emitter, stmt->expr, "array")
                             : receiver_array(emitter, stmt);
    bool entries = stmt->iteration == IR_ITERATE_ARRAY_ENTRIES;

    if (is_pointer && stmt->expr->kind == IR_VAR && !stmt->expr->var->constant && array.expr->kind == C_TEXT) {
        const char *name = name_local(emitter, "array");
        push(emitter, out,
             c_stmt_declare(emitter->arena, declaration(emitter, array.ctype, name), array.expr));
        array.expr = c_text(emitter->arena, name);
    }
    if (stmt->method_call) {
        IrExpr call = {.kind = IR_CALL_NATIVE, .node = stmt->method_call};
        array.expr = checked_pointer(emitter, array, callee_key(emitter, &call));
    } else if (repr_is_nullable(array.repr)) {
        array.expr = iterable_pointer(emitter, stmt, array);
    }
    if (repr_is_nullable(array.repr)) {
        array = make_reusable(emitter, array, "array");
    }
    name_scope_enter(emitter, &names);
    const char *counter = name_local(emitter, "i");
    CExpr *index = c_text(emitter->arena, counter);
    loop->init = c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "size_t %s", counter),
                                c_text(emitter->arena, "0"));
    loop->expr = c_binary(emitter->arena, index, "<", c_arrow(emitter->arena, array.expr, "length"));
    loop->update = c_postfix(emitter->arena, index, "++");
    use_header(emitter, "ts/array.h");
    Value position = value_of(index, repr_simple(REPR_INT64), "size_t");
    if (stmt->skips_holes && (!is_pointer || slot_may_have_holes(stmt->expr->slot))) {
        CStmt *test = c_stmt(emitter->arena, C_STMT_IF);
        test->expr = c_not(emitter->arena,
                           c_call(emitter->arena, "ts_array_has_element", 2, array.expr, index));
        if (stmt->result_with_holes) {
            CExpr *result = var_lvalue(emitter, stmt->result_with_holes);
            CExpr *length = c_binary(emitter->arena, c_arrow(emitter->arena, result, "length"), "+",
                                     c_text(emitter->arena, "1"));
            push(emitter, &test->body,
                 c_stmt_expr(emitter->arena,
                             c_call(emitter->arena, "ts_array_set_length", 2, result, length)));
        }
        push(emitter, &test->body, c_stmt(emitter->arena, C_STMT_CONTINUE));
        push(emitter, &loop->body, test);
    }
    if (entries) {
        emit_loop_with(emitter, stmt, loop, stmt->var, position, stmt->second_var,
                  array_element(emitter, stmt, array.expr, index));
    } else {
        emit_loop_with(emitter, stmt, loop, stmt->var, array_element(emitter, stmt, array.expr, index), NULL,
                  position);
    }
    name_scope_leave(emitter);
    push(emitter, out, loop);
}

static Value any_value(Emitter *emitter, const char *name)
{
    return value_of(c_text(emitter->arena, name), repr_simple(REPR_VALUE), "TsValue");
}

/* Maps and sets: a macro of the runtime walks the table; key and value arrive as TsValues. */
static void for_of_map(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmt *loop = c_stmt(emitter->arena, C_STMT_FOR);
    NameScope names = {0};
    Value map = emit_reusable(emitter, stmt->expr, "map");
    bool is_set = stmt->iteration == IR_ITERATE_SET;

    map.expr = checked_pointer(emitter, map, "Symbol(Symbol.iterator)");
    use_header(emitter, is_set ? "ts/set.h" : "ts/map.h");
    const char *cursor = name_local(emitter, "cursor");
    name_scope_enter(emitter, &names);
    const char *key = name_local(emitter, is_set ? "item" : "entry_key");
    const char *value = is_set ? NULL : name_local(emitter, "entry_value");
    push(emitter, out,
         c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "TsCursor %s", cursor),
                        c_call(emitter->arena, is_set ? "ts_set_begin" : "ts_map_begin", 1, map.expr)));
    loop->init = c_stmt_declare(emitter->arena,
                                is_set ? arena_printf(emitter->arena, "TsValue %s", key)
                                       : arena_printf(emitter->arena, "TsValue %s, %s", key, value),
                                NULL);
    CExpr *next = c_call(emitter->arena, is_set ? "ts_set_next" : "ts_map_next", 2,
                         c_unary(emitter->arena, "&", c_text(emitter->arena, cursor)),
                         c_unary(emitter->arena, "&", c_text(emitter->arena, key)));
    if (!is_set) {
        vec_push(emitter->arena, &next->items, c_unary(emitter->arena, "&", c_text(emitter->arena, value)));
    }
    loop->expr = next;
    if (stmt->iteration == IR_ITERATE_MAP_ENTRIES) {
        CExpr *pair = c_call(emitter->arena, "TS_ARRAY_OF", 3, c_text(emitter->arena, "value"),
                             c_text(emitter->arena, key), c_text(emitter->arena, value));
        Value entry = value_of(pair, repr_pointer(KIND_ARRAY, stmt->var->slot->pointee), "TsArray *");
        Repr element = element_repr(emitter, stmt->var->slot);
        if (element.kind != REPR_VALUE) {
            entry.expr = c_call(emitter->arena, "ts_array_convert", 2, pair,
                                c_text(emitter->arena, element_rep_name(element)));
        }
        use_header(emitter, "ts/array.h");
        emit_loop_with(emitter, stmt, loop, stmt->var, entry, NULL, entry);
    } else {
        emit_loop_with(emitter, stmt, loop, stmt->var, any_value(emitter, key), stmt->second_var,
                  any_value(emitter, value ? value : key));
    }
    name_scope_leave(emitter);
    push(emitter, out, loop);
}

static void for_of_string(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmt *loop = c_stmt(emitter->arena, C_STMT_FOR);
    NameScope names = {0};
    Value text = make_reusable(emitter, value_of(to_string(emitter, emit_expr(emitter, stmt->expr)),
                                                 repr_pointer(KIND_STRING, NULL), "TsString *"),
                               "text");

    const char *units = name_local(emitter, "units");
    name_scope_enter(emitter, &names);
    const char *counter = name_local(emitter, "i");
    push(emitter, out, c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "size_t %s", units), NULL));
    loop->init = c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "size_t %s", counter),
                                c_text(emitter->arena, "0"));
    loop->expr = c_binary(emitter->arena, c_text(emitter->arena, counter), "<",
                          c_arrow(emitter->arena, text.expr, "length"));
    loop->update = c_assign(emitter->arena, c_text(emitter->arena, counter), "+=",
                            c_text(emitter->arena, units));
    use_header(emitter, "ts/spread.h");
    Value character = value_of(
        c_call(emitter->arena, "ts_string_character", 3, text.expr, c_text(emitter->arena, counter),
               c_unary(emitter->arena, "&", c_text(emitter->arena, units))),
        repr_pointer(KIND_STRING, NULL), "TsString *");
    if (stmt->var->reads == 0) {
        push(emitter, &loop->body, c_stmt_expr(emitter->arena, character.expr));
    }
    emit_loop_with(emitter, stmt, loop, stmt->var, character, NULL, character);
    name_scope_leave(emitter);
    push(emitter, out, loop);
}

void emit_for_of(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    Repr repr = repr_of(emitter, stmt->expr);
    bool pointer = repr.kind == REPR_POINTER;
    unsigned base = repr.kinds & KIND_POINTERS;

    switch (stmt->iteration) {
    case IR_ITERATE_ARRAY:
    case IR_ITERATE_ARRAY_ENTRIES:
        if ((pointer && base == KIND_ARRAY) || stmt->method_call) {
            for_of_array(emitter, stmt, out);
            break;
        }
        emit_for_of_iterator(emitter, stmt, out);
        return;
    case IR_ITERATE_MAP:
    case IR_ITERATE_MAP_ENTRIES:
    case IR_ITERATE_SET:
        if (pointer && base == KIND_NATIVE) {
            for_of_map(emitter, stmt, out);
            break;
        }
        emit_for_of_iterator(emitter, stmt, out);
        return;
    case IR_ITERATE_STRING:
        for_of_string(emitter, stmt, out);
        break;
    case IR_ITERATE_ASYNC:
        emit_for_await(emitter, stmt, out);
        return;
    default:
        emit_for_of_iterator(emitter, stmt, out);
        return;
    }
    finish_loop(emitter, stmt, out);
}

static void note_delete(IrExpr **place, void *context)
{
    *(bool *)context |= (*place)->kind == IR_UNARY && (*place)->op == IR_OP_DELETE;
}

static bool deletes(IrStmt *body)
{
    bool found = false;

    ir_walk(body, NULL, note_delete, &found);
    return found;
}

/* Keys are listed first; those that are deleted meanwhile are skipped (ECMA-262 §14.7.5.9). */
void emit_for_in(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmt *loop = c_stmt(emitter->arena, C_STMT_FOR);
    NameScope names = {0};
    Value object = make_reusable(emitter, value_of(convert(emitter, emit_expr(emitter, stmt->expr),
                                                           repr_simple(REPR_VALUE), "TsValue"),
                                                   repr_simple(REPR_VALUE), "TsValue"),
                                 "object");

    use_header(emitter, "ts/array.h");
    use_header(emitter, "ts/spread.h");
    const char *keys = name_local(emitter, "keys");
    name_scope_enter(emitter, &names);
    const char *counter = name_local(emitter, "i");
    push(emitter, out,
         c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "TsArray *%s", keys),
                        c_call(emitter->arena, "ts_for_in_keys", 1, object.expr)));
    loop->init = c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "size_t %s", counter),
                                c_text(emitter->arena, "0"));
    loop->expr = c_binary(emitter->arena, c_text(emitter->arena, counter), "<",
                          c_arrow(emitter->arena, c_text(emitter->arena, keys), "length"));
    loop->update = c_postfix(emitter->arena, c_text(emitter->arena, counter), "++");
    Value key = value_of(c_call(emitter->arena, "ts_array_ptr_at", 2, c_text(emitter->arena, keys),
                                c_text(emitter->arena, counter)),
                         repr_pointer(KIND_STRING, NULL), "void *");
    if (deletes(stmt->then)) {
        CStmt *skip = c_stmt(emitter->arena, C_STMT_IF);
        use_header(emitter, "ts/object.h");
        skip->expr = c_not(emitter->arena, c_call(emitter->arena, "ts_has", 2, object.expr,
                                                  to_value(emitter, key)));
        push(emitter, &skip->body, c_stmt(emitter->arena, C_STMT_CONTINUE));
        push(emitter, &loop->body, skip);
    }
    emit_loop_with(emitter, stmt, loop, stmt->var, key, NULL, key);
    name_scope_leave(emitter);
    push(emitter, out, loop);
    finish_loop(emitter, stmt, out);
}
