/*
 * for-of, for-in and switch:
 *     for (const x of xs)      for (size_t i = 0; i < xs->length; i++) { x = ...
 *     for (const [k, v] of m)  TS_MAP_EACH(m, k, v) { ... }
 *     switch (s)               a C switch for integers, else a chain of ifs
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

static bool may_have_holes(const Slot *array)
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
    if (stmt->skips_holes && (!is_pointer || may_have_holes(stmt->expr->slot))) {
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

/* ---- switch --------------------------------------------------------------------------------------------------- */

static bool is_integer_case(const IrExpr *test)
{
    while (test->kind == IR_CAST) {
        test = test->left;
    }
    if (test->kind == IR_UNARY && test->op == IR_OP_NEG) {
        test = test->left;
    }
    return test->kind == IR_NUMBER && test->number == (double)(int32_t)test->number;
}

static bool is_integer_switch(Emitter *emitter, IrStmt *stmt)
{
    Repr repr = repr_of(emitter, stmt->expr);

    if (repr.kind != REPR_INT32 && repr.kind != REPR_INT64) {
        return false;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        for (size_t j = 0; j < stmt->cases.items[i].tests.length; j++) {
            if (!is_integer_case(stmt->cases.items[i].tests.items[j])) {
                return false;
            }
        }
    }
    return true;
}

/* Whether a statement list ends by leaving: nothing falls out of it. */
static bool leaves(const IrStmtList *list)
{
    if (list->length == 0) {
        return false;
    }
    const IrStmt *last = list->items[list->length - 1];
    switch (last->kind) {
    case IR_STMT_RETURN:
    case IR_STMT_THROW:
    case IR_STMT_BREAK:
    case IR_STMT_CONTINUE:
        return true;
    case IR_STMT_BLOCK:
        return leaves(&last->body);
    case IR_STMT_IF:
        return last->otherwise && last->then->kind == IR_STMT_BLOCK && leaves(&last->then->body)
            && last->otherwise->kind == IR_STMT_BLOCK && leaves(&last->otherwise->body);
    default:
        return false;
    }
}

static bool breaks_inside(const IrStmt *stmt, const IrStmt *target);

static bool list_breaks(const IrStmtList *list, const IrStmt *target, bool last_is_fine)
{
    for (size_t i = 0; i < list->length; i++) {
        const IrStmt *stmt = list->items[i];
        bool is_last = last_is_fine && i + 1 == list->length;
        if (is_last && stmt->kind == IR_STMT_BREAK && stmt->target == target) {
            continue;
        }
        if (is_last && stmt->kind == IR_STMT_BLOCK) {
            if (list_breaks(&stmt->body, target, true)) {
                return true;
            }
            continue;
        }
        if (breaks_inside(stmt, target)) {
            return true;
        }
    }
    return false;
}

static bool breaks_inside(const IrStmt *stmt, const IrStmt *target)
{
    if (!stmt) {
        return false;
    }
    if (stmt->kind == IR_STMT_BREAK && stmt->target == target) {
        return true;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        if (list_breaks(&stmt->cases.items[i].body, target, false)) {
            return true;
        }
    }
    return list_breaks(&stmt->body, target, false) || breaks_inside(stmt->then, target)
        || breaks_inside(stmt->otherwise, target) || breaks_inside(stmt->finally, target);
}

/* A chain of ifs does it if no clause falls through or breaks from its middle, and default is
 * last. */
static bool is_chain(const IrStmt *stmt)
{
    for (size_t i = 0; i < stmt->cases.length; i++) {
        const IrCase *clause = &stmt->cases.items[i];
        bool last = i + 1 == stmt->cases.length;
        if ((!last && !leaves(&clause->body)) || list_breaks(&clause->body, stmt, true)
            || (clause->is_default && (!last || clause->tests.length > 0))) {
            return false;
        }
    }
    return true;
}

/* One label's test against the subject, as === would. */
static CExpr *case_test(Emitter *emitter, IrStmt *stmt, IrExpr *test)
{
    IrExpr *equal = NEW(emitter->arena, IrExpr);

    equal->kind = IR_BINARY;
    equal->op = IR_OP_STRICT_EQ;
    equal->left = stmt->expr;
    equal->right = test;
    equal->type = types_boolean(emitter->program);
    equal->file = test->file;
    equal->span = test->span;
    equal->slot = slot_new(emitter->analysis);
    equal->slot->kinds = KIND_BOOLEAN;
    return emit_condition(emitter, equal);
}

static CExpr *clause_test(Emitter *emitter, IrStmt *stmt, IrCase *clause)
{
    CExpr *condition = NULL;

    for (size_t i = 0; i < clause->tests.length; i++) {
        CExpr *test = case_test(emitter, stmt, clause->tests.items[i]);
        condition = condition ? c_binary(emitter->arena, condition, "||", test) : test;
    }
    return condition;
}

static void clause_body(Emitter *emitter, IrStmt *stmt, IrCase *clause, bool drop_break, CStmtList *out)
{
    NameScope names = {0};

    name_scope_enter(emitter, &names);
    for (size_t i = 0; i < clause->body.length; i++) {
        IrStmt *inner = clause->body.items[i];
        bool last = i + 1 == clause->body.length;
        if (last && drop_break && inner->kind == IR_STMT_BREAK && inner->target == stmt) {
            break;
        }
        if (last && drop_break && inner->kind == IR_STMT_BLOCK) {
            IrCase nested = {.body = inner->body};
            clause_body(emitter, stmt, &nested, true, out);
            break;
        }
        emit_statement(emitter, inner, out);
    }
    name_scope_leave(emitter);
}

/* The subject is a variable from here on, so that each test may read it. */
static void fix_subject(Emitter *emitter, IrStmt *stmt)
{
    Value subject = emit_expr(emitter, stmt->expr);
    if (subject.is_unsigned) {
        subject = value_of(c_cast(emitter->arena, "int64_t", subject.expr), subject.repr, "int64_t");
    }
    Repr repr = repr_of(emitter, stmt->expr);
    if (repr.kind == REPR_VALUE && subject.repr.kind != REPR_VALUE && !subject.is_constant) {
        subject = converted(emitter, subject, repr, "TsValue");
    }
    subject = make_reusable(emitter, subject, "subject");
    IrExpr *read = NEW(emitter->arena, IrExpr);
    IrVar *var = NEW(emitter->arena, IrVar);

    var->name = "subject";
    var->type = stmt->expr->type;
    var->slot = stmt->expr->slot;
    var->constant = true;
    var->c_value = subject.expr;
    read->kind = IR_VAR;
    read->var = var;
    read->type = stmt->expr->type;
    read->file = stmt->expr->file;
    read->span = stmt->expr->span;
    read->slot = stmt->expr->slot;
    stmt->expr = read;
}

static void emit_chain(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmt *previous = NULL;
    CStmtList *place = out;

    fix_subject(emitter, stmt);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        IrCase *clause = &stmt->cases.items[i];
        CommentList comments = comments_of(&clause->comments);
        if (clause->is_default) {
            CStmtList *body = previous ? &previous->otherwise : out;
            if (previous) {
                previous->has_otherwise = true;
            }
            size_t start = body->length;
            clause_body(emitter, stmt, clause, true, body);
            if (comments.length > 0 && body->length > start) {
                body->items[start]->comments = comments;
            }
            break;
        }
        CStmt *branch = c_stmt(emitter->arena, C_STMT_IF);
        CStmtList *outer = emitter->prelude;
        CStmtList own = {0};
        emitter->prelude = &own;
        branch->expr = clause_test(emitter, stmt, clause);
        emitter->prelude = outer;
        clause_body(emitter, stmt, clause, true, &branch->body);
        if (comments.length > 0 && branch->body.length > 0) {
            CommentList all = comments;
            vec_append(emitter->arena, &all, &branch->body.items[0]->comments);
            branch->body.items[0]->comments = all;
        }
        if (previous) {
            previous->has_otherwise = true;
            place = &previous->otherwise;
        }
        vec_append(emitter->arena, place, &own);
        push(emitter, place, branch);
        previous = branch;
    }
}

static bool case_awaits(const IrStmt *stmt)
{
    for (size_t i = 0; i < stmt->cases.length; i++) {
        for (size_t j = 0; j < stmt->cases.items[i].body.length; j++) {
            if (statement_awaits(stmt->cases.items[i].body.items[j])) {
                return true;
            }
        }
    }
    return false;
}

/* An await must not lie in a C switch of its own: the clauses become ifs on the number of the clause
 * at which control enters. */
static void emit_awaiting_switch(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    NameScope names = {0};
    size_t start = stmt->cases.length;

    for (size_t i = 0; i < stmt->cases.length; i++) {
        start = stmt->cases.items[i].is_default ? i : start;
    }
    fix_subject(emitter, stmt);
    CExpr *number = c_format(emitter->arena, "%zu", start);
    for (size_t i = stmt->cases.length; i > 0; i--) {
        if (stmt->cases.items[i - 1].tests.length > 0) {
            CExpr *test = clause_test(emitter, stmt, &stmt->cases.items[i - 1]);
            number = c_conditional(emitter->arena, test, c_format(emitter->arena, "%zu", i - 1), number);
        }
    }
    const char *clause = name_local(emitter, "clause");
    push(emitter, out,
         c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "size_t %s", clause), number));
    stmt->attempt = emitter->attempt;
    name_scope_enter(emitter, &names);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        CStmt *branch = c_stmt(emitter->arena, C_STMT_IF);
        branch->expr = c_binary(emitter->arena, c_text(emitter->arena, clause), "<=",
                                c_format(emitter->arena, "%zu", i));
        clause_body(emitter, stmt, &stmt->cases.items[i], i + 1 == stmt->cases.length, &branch->body);
        if (branch->body.length > 0) {
            push(emitter, out, branch);
        }
    }
    name_scope_leave(emitter);
}

static void emit_c_switch(Emitter *emitter, IrStmt *stmt, CStmtList *out, bool integers)
{
    CStmt *sw = c_stmt(emitter->arena, C_STMT_SWITCH);
    const IrStmt *breakable = emitter->breakable;

    if (integers) {
        sw->expr = emit_expr(emitter, stmt->expr).expr;
    } else {
        /* The number of the clause that matches. */
        fix_subject(emitter, stmt);
        CExpr *number = c_format(emitter->arena, "%zu", stmt->cases.length);
        for (size_t i = stmt->cases.length; i > 0; i--) {
            if (stmt->cases.items[i - 1].tests.length > 0) {
                CExpr *test = clause_test(emitter, stmt, &stmt->cases.items[i - 1]);
                number = c_conditional(emitter->arena, test, c_format(emitter->arena, "%zu", i - 1), number);
            }
        }
        sw->expr = number;
    }
    emitter->breakable = stmt;
    stmt->attempt = emitter->attempt;
    for (size_t i = 0; i < stmt->cases.length; i++) {
        IrCase *clause = &stmt->cases.items[i];
        CCase *out_case = vec_add(emitter->arena, &sw->cases);
        out_case->is_default = clause->is_default;
        out_case->comments = comments_of(&clause->comments);
        if (integers) {
            for (size_t j = 0; j < clause->tests.length; j++) {
                CExpr *label = emit_expr(emitter, clause->tests.items[j]).expr;
                bool is_zero = label->kind == C_TEXT && strcmp(label->text, "-0.0") == 0;
                vec_push(emitter->arena, &out_case->tests,
                         is_zero ? c_text(emitter->arena, "0") : label);
            }
        } else if (clause->tests.length > 0) {
            vec_push(emitter->arena, &out_case->tests, c_format(emitter->arena, "%zu", i));
        }
        CStmt block = {0};
        clause_body(emitter, stmt, clause, false, &block.body);
        bool declares = false;
        for (size_t j = 0; j < block.body.length; j++) {
            declares |= block.body.items[j]->kind == C_STMT_DECLARE;
        }
        bool last = i + 1 == stmt->cases.length;
        bool falls = !last && !leaves(&clause->body) && block.body.length > 0;
        if (declares) {
            CStmt *inner = c_stmt(emitter->arena, C_STMT_BLOCK);
            inner->body = block.body;
            push(emitter, &out_case->body, inner);
        } else {
            out_case->body = block.body;
        }
        out_case->falls_through = falls;
        if (last && !leaves(&clause->body)) {
            push(emitter, &out_case->body, c_stmt(emitter->arena, C_STMT_BREAK));
        }
    }
    emitter->breakable = breakable;
    push(emitter, out, sw);
}

void emit_switch(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    bool integers = is_integer_switch(emitter, stmt) && !(emitter->async && case_awaits(stmt));

    if (stmt->cases.length == 0) {
        CExpr *effect = emit_effect(emitter, stmt->expr);
        if (effect) {
            push(emitter, out, c_stmt_expr(emitter->arena, effect));
        }
        return;
    }
    if (!integers && is_chain(stmt)) {
        emit_chain(emitter, stmt, out);
    } else if (emitter->async && case_awaits(stmt)) {
        emit_awaiting_switch(emitter, stmt, out);
    } else {
        emit_c_switch(emitter, stmt, out, integers);
    }
    finish_loop(emitter, stmt, out);
}
