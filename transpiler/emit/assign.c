/*
 * Assignments:   x = v   a.b += v   a[i] = v   x ??= v   x++
 *
 * A Place is the target with its operands evaluated once: it can be read and written.
 */
#include <string.h>

#include "analyze/analyze.h"
#include "analyze/ranges.h"
#include "emit/emitter.h"

typedef enum PlaceKind {
    PLACE_LVALUE,    /* C can assign to it */
    PLACE_ARRAY,     /* object[index], object an array */
    PLACE_DYNAMIC,   /* object[key] by the runtime */
    PLACE_FIELD,     /* a field that an object may not have yet */
    PLACE_SETTER     /* a function sets it */
} PlaceKind;

typedef struct Place {
    PlaceKind kind;
    IrExpr *target;
    Value object, index;
    CExpr *lvalue;
    CExpr *key;      /* PLACE_DYNAMIC by a string known here */
    Repr repr;       /* what it holds */
    const char *ctype;
    bool is_sloppy;  /* what refuses to be written is left as it is */
    bool wraps;      /* an element of a typed array of integers: ToInt32, then its lowest bits */
} Place;

static IrExpr *without_casts(IrExpr *expr)
{
    while (expr->kind == IR_CAST) {
        expr = expr->left;
    }
    return expr;
}

static bool is_inside(const IrExpr *element)
{
    const Pointee *pointee = pointee_find(element->object->slot->pointee);

    return (element->in_bounds || element->proven) && !(pointee && pointee->element && pointee->element->is_boxed);
}

/* ---- places --------------------------------------------------------------------------------------------- */

/* Whether all objects that can be meant have the field from the start. */
static bool always_has_field(const IrExpr *object, const Struct *record, const char *name)
{
    const Pointee *pointee = record->layout->pointee;

    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const Shape *shape = pointee->shapes.items[i];
        if (!shape_owns_field(shape, name) && shape_is_possible(object, shape)) {
            return false;
        }
    }
    return true;
}

/* Some objects are frozen, or have lost the key: all writes ask, but for those of constructors to what
 * they make. */
static bool asks_before_writing(const Emitter *emitter, const IrExpr *object, Pointee *pointee)
{
    bool is_own = emitter->function && emitter->function->kind == IR_FUNCTION_CONSTRUCTOR
        && object->kind == IR_VAR && object->var->is_this;

    pointee = pointee_find(pointee);
    bool loses_keys = pointee->keys_change
        || (pointee->escapes && emitter->analysis->dynamic_keys_change);
    return (pointee->is_guarded || loses_keys) && !is_own;
}

/* A property of the library's whose object may be frozen, where that shall not be an error. */
static bool is_refused_silently(const Place *place)
{
    const IrExpr *target = place->target;

    if (!place->is_sloppy || target->kind != IR_FIELD || !target->native || target->native->is_static) {
        return false;
    }
    const Slot *object = target->object->slot;
    return (object->kinds & KIND_DYNAMIC) || (object->pointee && pointee_find(object->pointee)->is_guarded);
}

static void dynamic_place(Emitter *emitter, Place *place, Value object)
{
    place->kind = PLACE_DYNAMIC;
    place->object = object;
    place->key = key_literal(emitter, place->target->name);
    place->repr = repr_simple(REPR_VALUE);
    place->ctype = "TsValue";
}

static void field_place(Emitter *emitter, Place *place, Value object, bool reads)
{
    IrExpr *target = place->target;
    Struct *record = object.is_constant ? NULL
        : struct_of_value(emitter, object.repr, target->object->type);

    if (record && record->layout->is_dynamic) {
        CExpr *instance = private_instance(emitter, target, object, !reads, &record);
        if (instance) {
            FieldSlot *field = pointee_find_field(record->layout->pointee, target->name);
            place->repr = repr_of_slot(emitter->analysis, &field->slot);
            place->ctype = ctype_of_field(emitter, field);
            place->kind = PLACE_LVALUE;
            place->lvalue = c_arrow(emitter->arena, instance, name_member(emitter, target->name));
            return;
        }
    }
    Accessors setters = {0};
    if (record && !record->layout->is_dynamic) {
        record = struct_with_field(record, target->name);
    }
    if (record) {
        setters = find_accessors(target->object, record->layout->pointee, target->name,
                                 IR_FUNCTION_SETTER);
    }
    if (!record || record->layout->is_dynamic || !struct_has_field(record, target->name)
        || setters.only) {
        dynamic_place(emitter, place, object);
        return;
    }
    FieldSlot *field = pointee_find_field(record->layout->pointee, target->name);
    const char *ctype = arena_printf(emitter->arena, "%s *", use_struct(emitter, record));
    CExpr *checked = reads ? checked_pointer(emitter, object, target->name)
                           : checked_to_set(emitter, object, target->name);
    Value pointer = value_of(checked, object.repr, object.ctype);
    place->repr = repr_of_slot(emitter->analysis, &field->slot);
    place->ctype = ctype_of_field(emitter, field);
    if (!always_has_field(target->object, record, target->name)
        || (!target->is_private_name && asks_before_writing(emitter, target->object, record->layout->pointee))) {
        place->kind = PLACE_FIELD;
        place->object = make_reusable(emitter, pointer, "object");
        place->key = key_literal(emitter, target->name);
        return;
    }
    if (pointer.ctype && strcmp(pointer.ctype, ctype) != 0) {
        pointer.expr = c_cast(emitter->arena, ctype, pointer.expr);
    }
    place->kind = PLACE_LVALUE;
    place->lvalue = c_arrow(emitter->arena, pointer.expr, name_member(emitter, target->name));
}

static void element_place(Emitter *emitter, Place *place, Value object, Value index)
{
    place->object = object;
    place->index = index;
    if (element_is_native(place->target) && place->target->native->c_setter) {
        Value abi = native_element_abi(emitter, place->target);
        place->kind = PLACE_SETTER;
        place->wraps = wraps_integers(place->target);
        place->repr = place->wraps ? repr_simple(REPR_INT32) : abi.repr;
        place->ctype = place->wraps ? "int32_t" : abi.ctype;
        return;
    }
    if (repr_is_array(object.repr) && index.expr && !(index.repr.kinds & (KIND_STRING | KIND_DYNAMIC | KIND_SYMBOL))
        && !pointee_find(object.repr.pointee)->is_guarded) {
        place->kind = PLACE_ARRAY;
        place->repr = element_repr(emitter, place->target->object->slot);
        place->ctype = place->repr.kind == REPR_POINTER ? "void *"
            : ctype_of(emitter, place->repr, place->target->type);
        return;
    }
    place->kind = PLACE_DYNAMIC;
    place->repr = repr_simple(REPR_VALUE);
    place->ctype = "TsValue";
    if (index.repr.kind == REPR_POINTER && (index.repr.kinds & KIND_POINTERS) == KIND_STRING
        && !repr_is_nullable(index.repr)) {
        place->key = index.expr;
    }
}

/* What is assigned to: its operands, evaluated before `value` where that could disturb them. */
static Place place_of(Emitter *emitter, IrExpr *expr, IrExpr *right, Value *right_value, bool twice)
{
    Place place = {.target = without_casts(expr->left), .is_sloppy = expr->is_sloppy};
    IrExpr *target = place.target;
    IrExpr *parts[3];
    Value all[4] = {0};
    size_t count = 0, first = 0;

    if (target->kind == IR_FIELD && !(target->native && target->native->is_static)) {
        parts[count++] = target->object;
    } else if (target->kind == IR_ELEMENT && element_is_native(target) && target->native->is_static) {
        first = 1;
        parts[count++] = target->index;
    } else if (target->kind == IR_ELEMENT) {
        parts[count++] = target->object;
        parts[count++] = target->index;
    }
    size_t operands = count;
    if (right) {
        parts[count++] = right;
    }
    Value *values = all + first; /* without an object, the key is values[0] */
    emit_operands(emitter, parts, count, values);
    if (right) {
        *right_value = values[operands];
    }
    for (size_t i = 0; twice && i < operands; i++) {
        values[i] = make_reusable(emitter, values[i], i + first == 0 ? "object" : "key");
    }
    if (target->kind == IR_VAR && target->is_early) {
        if (right && !twice) {
            *right_value = make_reusable(emitter, *right_value, "value");
        }
        emit_ready_check(emitter, target);
    }
    if (target->kind == IR_VAR && target->is_early && !target->test) {
        place.kind = PLACE_LVALUE;
        place.lvalue = c_text(emitter->arena, name_local(emitter, "never"));
        place.repr = repr_simple(REPR_VALUE);
        place.ctype = "TsValue";
        vec_push(emitter->arena, emitter->prelude,
                 c_stmt_declare(emitter->arena, declaration(emitter, "TsValue", place.lvalue->text),
                                c_text(emitter->arena, "TS_UNDEFINED")));
    } else if (target->kind == IR_VAR) {
        place.kind = PLACE_LVALUE;
        place.lvalue = var_lvalue(emitter, target->var);
        place.repr = repr_of_slot(emitter->analysis, target->var->slot);
        place.ctype = ctype_of(emitter, place.repr, target->var->type);
    } else if (target->kind == IR_ELEMENT) {
        element_place(emitter, &place, all[0], all[1]);
    } else if (is_refused_silently(&place)) {
        dynamic_place(emitter, &place, values[0]);
    } else if ((target->native && !native_is_dynamic(emitter->program, target)) || target->function) {
        place.kind = PLACE_SETTER;
        place.object = operands ? values[0] : (Value){0};
        if (target->function) {
            IrVar *param = target->function->params.items[0];
            place.repr = repr_of_slot(emitter->analysis, param->slot);
            place.ctype = ctype_of(emitter, place.repr, param->type);
        } else {
            Value abi = native_abi(emitter, NULL, target->native->declared_type
                                   ? target->native->declared_type : target->type, false);
            place.repr = abi.repr;
            place.ctype = abi.ctype;
        }
    } else if (target->kind == IR_FIELD) {
        field_place(emitter, &place, values[0], !right || twice);
    } else {
        diagnose(emitter->program, target->file, target->span, NOT_SUPPORTED, "this assignment");
        place.lvalue = c_text(emitter->arena, "0");
    }
    return place;
}

/* A value as the place holds it. */
static CExpr *for_place(Emitter *emitter, Value value, const Place *place)
{
    bool is_void = value.is_constant || value.repr.kind == REPR_VOID;

    return place->wraps && !is_void ? to_int32(emitter, value)
                                    : convert(emitter, value, place->repr, place->ctype);
}

/* The variant of the runtime's function for the mode that the assignment is in. */
static const char *runtime_set(Emitter *emitter, const Place *place, const char *function)
{
    return place->is_sloppy ? arena_printf(emitter->arena, "%s_sloppy", function) : function;
}

static CExpr *place_write(Emitter *emitter, Place *place, CExpr *value)
{
    switch (place->kind) {
    case PLACE_LVALUE:
        return c_assign(emitter->arena, place->lvalue, "=", value);
    case PLACE_ARRAY: {
        const char *suffix = element_suffix(place->repr);
        bool is_whole = place->index.repr.kind == REPR_INT32 || place->index.repr.kind == REPR_INT64
            || is_inside(place->target) || repr_is_nullable(place->object.repr);
        CExpr *index = is_whole ? to_integer_index(emitter, place->index)
                                : to_number(emitter, place->index);
        CExpr *array = as_array(emitter, place->object,
                                checked_element(emitter, place->object, &index, true));
        if (is_inside(place->target) && place->repr.kind != REPR_POINTER) {
            CExpr *element = c_call(emitter->arena,
                                    arena_printf(emitter->arena, "ts_array_%s_at", suffix), 2, array,
                                    index);
            return c_assign(emitter->arena, element, "=", value);
        }
        return c_call(emitter->arena,
                      arena_printf(emitter->arena, "ts_array_set_%s%s", is_whole ? "" : "at_", suffix), 3, array,
                      index, value);
    }
    case PLACE_FIELD:
        use_header(emitter, "ts/object.h");
        return c_call(emitter->arena, runtime_set(emitter, place, "ts_object_set"), 3,
                      place->object.expr, place->key,
                      to_value(emitter, value_of(value, place->repr, place->ctype)));
    case PLACE_SETTER:
        if (place->target->function) {
            IrVar *this_var = place->target->function->this_var;
            Value object = typed_pointer(emitter, place->object);
            object.expr = checked_to_set(emitter, object, place->target->name);
            return c_call(emitter->arena, function_name(emitter, place->target->function), 2,
                          convert(emitter, object, repr_of_slot(emitter->analysis, this_var->slot),
                                  ctype_of_slot(emitter, this_var->slot, this_var->type)),
                          value);
        }
        if (place->target->kind == IR_ELEMENT) {
            return emit_native_element_set(emitter, place->target, place->object, place->index, value);
        }
        return emit_native_set(emitter, place->target, place->object, value);
    case PLACE_DYNAMIC:
        break;
    }
    use_header(emitter, "ts/object.h");
    CExpr *object = convert(emitter, place->object, repr_simple(REPR_VALUE), "TsValue");
    if (place->key) {
        return c_call(emitter->arena, runtime_set(emitter, place, "ts_set"), 3, object, place->key, value);
    }
    if (place->index.repr.kind == REPR_INT32 || place->index.repr.kind == REPR_INT64
        || place->index.repr.kind == REPR_DOUBLE) {
        return c_call(emitter->arena, runtime_set(emitter, place, "ts_set_at"), 3, object,
                      place->index.expr, value);
    }
    return c_call(emitter->arena, runtime_set(emitter, place, "ts_set_index"), 3, object,
                  convert(emitter, place->index, repr_simple(REPR_VALUE), "TsValue"), value);
}

/* The old value; the target was evaluated already, so it is read through the same operands. */
static Value place_read(Emitter *emitter, Place *place)
{
    IrExpr *target = place->target;

    if (place->kind == PLACE_LVALUE) {
        return value_of(place->lvalue, place->repr, place->ctype);
    }
    if (place->kind == PLACE_ARRAY) {
        CExpr *index = to_integer_index(emitter, place->index);
        CExpr *array = as_array(emitter, place->object,
                                checked_element(emitter, place->object, &index, false));
        Repr repr = repr_of_kinds(place->repr.kinds | (is_inside(target) ? 0 : KIND_UNDEFINED),
                                  place->repr.pointee, &target->slot->range);
        if (place->repr.kind == REPR_INT32 && !is_inside(target)) {
            return value_of(c_call(emitter->arena, "ts_array_int32_double", 2, array, index),
                            repr_simple(REPR_OPTIONAL_DOUBLE), "double");
        }
        if (place->repr.kind == REPR_BOOL
            || (place->repr.kind == REPR_POINTER && repr.kind == REPR_VALUE)) {
            return value_of(c_call(emitter->arena, "ts_array_value", 2, array, index), repr, "TsValue");
        }
        const char *accessor = arena_printf(emitter->arena, "ts_array_%s", element_suffix(place->repr));
        return value_of(c_call(emitter->arena, accessor, 2, array, index), repr, place->ctype);
    }
    if (place->kind == PLACE_DYNAMIC || place->kind == PLACE_FIELD) {
        use_header(emitter, "ts/object.h");
        CExpr *object = convert(emitter, place->object, repr_simple(REPR_VALUE), "TsValue");
        CExpr *call = place->key
            ? c_call(emitter->arena, "ts_get", 2, object, place->key)
            : c_call(emitter->arena, "ts_get_index", 2, object,
                     convert(emitter, place->index, repr_simple(REPR_VALUE), "TsValue"));
        Repr repr = repr_simple(REPR_VALUE);
        if (place->kind == PLACE_FIELD) {
            return value_of(convert(emitter, value_of(call, repr, "TsValue"), place->repr, place->ctype),
                            place->repr, place->ctype);
        }
        return value_of(call, repr, "TsValue");
    }
    if (target->kind == IR_ELEMENT) {
        return emit_native_element(emitter, target, place->object, place->index);
    }
    return emit_expr(emitter, target);
}

/* The assignment as a value: only an lvalue's gives one by itself. */
static Value assigned(Emitter *emitter, Place *place, CExpr *value)
{
    bool is_value = place->kind == PLACE_LVALUE;

    if (is_value) {
        if (c_writes(value, place->lvalue)) { /* x = x++ + 1: which write is the last, C does not say */
            const char *name = name_local(emitter, "value");
            vec_push(emitter->arena, emitter->prelude,
                     c_stmt_declare(emitter->arena, declaration(emitter, place->ctype, name), value));
            value = c_text(emitter->arena, name);
        }
        return value_of(place_write(emitter, place, value), place->repr, place->ctype);
    }
    return (Value){.expr = place_write(emitter, place, value), .repr = repr_void(), .ctype = "void"};
}

/* ---- = ------------------------------------------------------------------------------------------------------- */

static Value emit_plain(Emitter *emitter, IrExpr *expr)
{
    Value right;
    Place place = place_of(emitter, expr, expr->right, &right, false);

    if (place.kind != PLACE_LVALUE && !expr->value_unused) {
        right = make_reusable(emitter, right, "value");
        vec_push(emitter->arena, emitter->prelude,
                 c_stmt_expr(emitter->arena,
                             place_write(emitter, &place, for_place(emitter, right, &place))));
        return right;
    }
    return assigned(emitter, &place, for_place(emitter, right, &place));
}

/* ---- op= ------------------------------------------------------------------------------------------------------ */

static bool is_numeric(Repr repr)
{
    return repr_is_integer(repr) || repr.kind == REPR_DOUBLE;
}

/* The C operator that does the same on the place itself, or NULL. */
static const char *compound_operator(const Place *place, IrOp op, Value right, const Slot *result)
{
    static const char *const table[] = {
        [IR_OP_ADD] = "+=", [IR_OP_SUB] = "-=", [IR_OP_MUL] = "*=", [IR_OP_DIV] = "/=",
        [IR_OP_MOD] = "%=", [IR_OP_AND] = "&=", [IR_OP_OR] = "|=",  [IR_OP_XOR] = "^=",
        [IR_OP_USHR] = NULL,
    };

    if (place->kind != PLACE_LVALUE || !right.expr || right.is_constant || op > IR_OP_XOR
        || !table[op] || !is_numeric(place->repr)) {
        return NULL;
    }
    if (place->repr.kind == REPR_DOUBLE) {
        bool arithmetic = op <= IR_OP_DIV;
        return arithmetic && (is_numeric(right.repr) || right.repr.kind == REPR_OPTIONAL_DOUBLE
                              || right.repr.kind == REPR_BOOL) ? table[op] : NULL;
    }
    if (op == IR_OP_DIV || !(repr_is_integer(right.repr) || right.repr.kind == REPR_BOOL)
        || right.is_unsigned) {
        return NULL;
    }
    if (op >= IR_OP_AND && (place->repr.kind != REPR_INT32 || right.repr.kind != REPR_INT32)) {
        return NULL;
    }
    bool exact = result->range.is_integer && range_is_finite(result->range)
        && !result->range.negative_zero && result->range.lo >= -9007199254740992.0
        && result->range.hi <= 9007199254740992.0;
    return exact ? table[op] : NULL;
}

static Value emit_logical_assign(Emitter *emitter, IrExpr *expr)
{
    Place place = place_of(emitter, expr, NULL, NULL, true);
    Value old = place_read(emitter, &place);
    CStmtList own = {0};
    CStmtList *outer = emitter->prelude;
    NameScope scope = {0};

    if (place.kind != PLACE_LVALUE) {
        old = make_reusable(emitter, old, "value");
    }
    emitter->prelude = &own;
    name_scope_enter(emitter, &scope);
    Value right = emit_expr(emitter, expr->right);
    CExpr *write = place_write(emitter, &place, for_place(emitter, right, &place));
    name_scope_leave(emitter);
    emitter->prelude = outer;

    CExpr *test;
    if (expr->op == IR_OP_COALESCE) {
        Repr repr = old.repr;
        test = repr.kind == REPR_POINTER
            ? c_binary(emitter->arena, old.expr, "==", c_text(emitter->arena, "NULL"))
            : repr.kind == REPR_VALUE ? c_call(emitter->arena, "ts_is_nullish", 1, old.expr)
            : repr.kind == REPR_OPTIONAL_DOUBLE
                ? c_call(emitter->arena, "ts_is_undefined_number", 1, old.expr)
                : c_text(emitter->arena, "false");
    } else {
        test = truthy(emitter, old);
        test = expr->op == IR_OP_LOGICAL_OR ? c_not(emitter->arena, test) : test;
    }
    CStmt *branch = c_stmt(emitter->arena, C_STMT_IF);
    branch->expr = test;
    vec_append(emitter->arena, &branch->body, &own);
    vec_push(emitter->arena, &branch->body, c_stmt_expr(emitter->arena, write));
    vec_push(emitter->arena, emitter->prelude, branch);
    if (expr->value_unused) {
        return (Value){.repr = repr_void(), .ctype = "void"};
    }
    return place_read(emitter, &place);
}

/* x += f(), where f may assign x: x is read first. */
static Value emit_early_read(Emitter *emitter, IrExpr *expr)
{
    Place place = place_of(emitter, expr, NULL, NULL, false);
    const char *name = name_local(emitter, "old");

    vec_push(emitter->arena, emitter->prelude,
             c_stmt_declare(emitter->arena, declaration(emitter, place.ctype, name), place.lvalue));
    Value old = value_of(c_text(emitter->arena, name), place.repr, place.ctype);
    Value right = emit_expr(emitter, expr->right);
    Value result = arithmetic(emitter, expr->op, old, right, slot_of(expr));
    return assigned(emitter, &place, for_place(emitter, result, &place));
}

static Value emit_compound(Emitter *emitter, IrExpr *expr)
{
    Value right;
    bool simple = without_casts(expr->left)->kind == IR_VAR;
    if (simple && disturbs(without_casts(expr->left), expr->right)) {
        return emit_early_read(emitter, expr);
    }
    Place place = place_of(emitter, expr, expr->right, &right, !simple);
    const char *op = compound_operator(&place, expr->op, right, slot_of(expr));

    if (op) {
        return value_of(c_assign(emitter->arena, place.lvalue, op, right.expr), place.repr, place.ctype);
    }
    Value old = place_read(emitter, &place);
    Value result = arithmetic(emitter, expr->op, old, right, slot_of(expr));
    if (place.kind != PLACE_LVALUE && !expr->value_unused) {
        result = make_reusable(emitter, result, "result");
        vec_push(emitter->arena, emitter->prelude,
                 c_stmt_expr(emitter->arena, place_write(emitter, &place,
                                                         for_place(emitter, result, &place))));
        return result;
    }
    return assigned(emitter, &place, for_place(emitter, result, &place));
}

Value emit_assign(Emitter *emitter, IrExpr *expr)
{
    switch (expr->op) {
    case IR_OP_NONE:
        return emit_plain(emitter, expr);
    case IR_OP_LOGICAL_AND:
    case IR_OP_LOGICAL_OR:
    case IR_OP_COALESCE:
        return emit_logical_assign(emitter, expr);
    default:
        return emit_compound(emitter, expr);
    }
}

/* ---- ++ and -- ------------------------------------------------------------------------------------------------- */

Value emit_update(Emitter *emitter, IrExpr *expr)
{
    Place place = place_of(emitter, expr, NULL, NULL, true);
    const char *op = expr->op == IR_OP_ADD ? "++" : "--";

    if (place.kind == PLACE_LVALUE && is_numeric(place.repr)) {
        CExpr *update = expr->prefix ? c_unary(emitter->arena, op, place.lvalue)
                                     : c_postfix(emitter->arena, place.lvalue, op);
        return value_of(update, place.repr, place.ctype);
    }
    Value old = place_read(emitter, &place);
    bool is_big = (slot_of(expr)->kinds & KIND_BIGINT) != 0;
    if (!is_big && !is_numeric(old.repr)) {
        old = value_of(to_number(emitter, old), repr_simple(REPR_DOUBLE), "double");
    }
    if (!expr->value_unused && !expr->prefix) {
        old = make_reusable(emitter, old, "old");
        if (c_is_simple(old.expr) && place.kind == PLACE_LVALUE && old.expr == place.lvalue) {
            const char *name = name_local(emitter, "old");
            vec_push(emitter->arena, emitter->prelude,
                     c_stmt_declare(emitter->arena, declaration(emitter, old.ctype, name), old.expr));
            old.expr = c_text(emitter->arena, name);
        }
    }
    Value result;
    if (is_big && is_bigint(old)) {
        result = bigint_step(emitter, expr->op, old);
    } else if (is_big) {
        result = value_of(c_call(emitter->arena, expr->op == IR_OP_ADD ? "ts_increment" : "ts_decrement",
                                 1, to_value(emitter, old)),
                          repr_simple(REPR_VALUE), "TsValue");
    } else {
        result = value_of(c_binary(emitter->arena, old.expr, expr->op == IR_OP_ADD ? "+" : "-",
                                   c_text(emitter->arena, "1")),
                          repr_simple(REPR_DOUBLE), "double");
    }
    if (expr->value_unused) {
        return assigned(emitter, &place, for_place(emitter, result, &place));
    }
    if (expr->prefix) {
        result = make_reusable(emitter, result, "result");
    }
    vec_push(emitter->arena, emitter->prelude,
             c_stmt_expr(emitter->arena,
                         place_write(emitter, &place, for_place(emitter, result, &place))));
    return expr->prefix ? result : old;
}
