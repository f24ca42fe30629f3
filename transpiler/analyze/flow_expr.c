/*
 * The flows of expressions: what each can be, from what its parts can be.
 */
#include "analyze/flow_walk.h"

#include "analyze/analyze.h"
#include "analyze/literals.h"
#include "analyze/ranges.h"

Slot *own_slot(Analysis *analysis, IrExpr *expr)
{
    if (!expr->slot || !expr->owns_slot) {
        expr->slot = slot_new(analysis);
        expr->owns_slot = true;
    }
    return expr->slot;
}

void flow_escape(Analysis *analysis, Slot *slot)
{
    if (slot && (slot->kinds & KIND_HEAP)) {
        pointee_escape(analysis, slot_pointee(analysis, slot));
    }
}

static Slot *of_kinds(Analysis *analysis, IrExpr *expr, unsigned kinds)
{
    Slot *slot = own_slot(analysis, expr);

    flow_kinds(analysis, slot, kinds);
    return slot;
}

void flow_without(Analysis *analysis, Slot *from, Slot *to, unsigned removed)
{
    flow_some(analysis, from, to, from->kinds & ~removed);
    if (to->kinds & from->kinds & ~removed & KIND_HEAP) {
        if (to->kinds & KIND_DYNAMIC) {
            flow_escape(analysis, from);
        } else {
            pointee_unify(analysis, slot_pointee(analysis, to), slot_pointee(analysis, from));
        }
    }
}

/* As of_kinds, with the range of the numbers among them. */
static Slot *of_numbers(Analysis *analysis, IrExpr *expr, unsigned kinds, Range range)
{
    Slot *slot = of_kinds(analysis, expr, kinds & ~(unsigned)KIND_NUMBER);

    if (kinds & KIND_NUMBER) {
        flow_number(analysis, slot, range_is_empty(range) && analysis->is_finishing ? range_top() : range);
    }
    return slot;
}

/* A string or number that is known. */
static Slot *of_constant(Analysis *analysis, IrExpr *expr)
{
    Slot *slot = own_slot(analysis, expr);

    flow_literal(analysis, expr, slot);
    if (expr->kind == IR_NUMBER) {
        flow_range(analysis, slot, range_constant(expr->number));
    } else if (!(slot->kinds & KIND_STRING)) {
        slot->kinds |= KIND_STRING;
        analysis->changed = true;
    }
    return slot;
}

/* ---- operators -------------------------------------------------------------------------------- */

static const unsigned NUMERIC = KIND_NUMBER | KIND_BOOLEAN | KIND_NULLISH | KIND_RAW_NULLISH;
static const unsigned OBJECTS = KIND_OBJECT | KIND_ARRAY | KIND_FUNCTION | KIND_NATIVE | KIND_CLASS;

/* Whether ToNumeric can give a BigInt. */
static bool may_be_bigint(const Analysis *analysis, unsigned kinds)
{
    return (kinds & KIND_BIGINT)
        || (analysis->has_bigints && (kinds & (KIND_DYNAMIC | KIND_OBJECT)));
}

/* A BigInt; or nothing, from an index out of bounds: a mixed operand, for which operators throw. */
static bool is_bigint(unsigned kinds)
{
    return (kinds & KIND_BIGINT) && !(kinds & ~(unsigned)(KIND_BIGINT | KIND_RAW_NULLISH));
}

/* The result of + on two operands (ECMA-262 §13.15.3). */
static unsigned kinds_of_sum(const Analysis *analysis, unsigned left, unsigned right)
{
    unsigned both = left | right, kinds = 0;

    if (left == 0 || right == 0) {
        return 0; /* not known yet */
    }
    if (!(left & ~(unsigned)KIND_STRING) || !(right & ~(unsigned)KIND_STRING)) {
        return KIND_STRING;
    }
    if (is_bigint(left) && is_bigint(right)) {
        return KIND_BIGINT;
    }
    if (both & (KIND_STRING | KIND_DYNAMIC | OBJECTS)) {
        kinds |= KIND_STRING;
    }
    if (((left & (NUMERIC | KIND_DYNAMIC)) && (right & (NUMERIC | KIND_DYNAMIC)))
        || (both & (KIND_DYNAMIC | KIND_OBJECT | KIND_NATIVE))) {
        kinds |= KIND_NUMBER;
    }
    if (may_be_bigint(analysis, left) && may_be_bigint(analysis, right)) {
        kinds |= KIND_BIGINT;
    }
    return kinds;
}

static unsigned kinds_of_arithmetic(const Analysis *analysis, unsigned left, unsigned right)
{
    if (left == 0) {
        return 0; /* not known yet */
    }
    if (is_bigint(left) || is_bigint(right)) {
        return KIND_BIGINT;
    }
    return KIND_NUMBER
        | (may_be_bigint(analysis, left) && may_be_bigint(analysis, right) ? KIND_BIGINT : 0u);
}

/* Operands that nothing flows into are not known yet; when all else has settled, they never have a
 * value (a call that does not return), and the other operand decides. */
static unsigned kinds_of_binary(const Analysis *analysis, IrOp op, unsigned left, unsigned right)
{
    if (analysis->is_finishing) {
        left = left ? left : right ? right : (unsigned)KIND_NUMBER;
        right = right ? right : left;
    }
    switch (op) {
    case IR_OP_ADD:
        return kinds_of_sum(analysis, left, right);
    case IR_OP_SUB:
    case IR_OP_MUL:
    case IR_OP_DIV:
    case IR_OP_MOD:
    case IR_OP_POW:
    case IR_OP_AND:
    case IR_OP_OR:
    case IR_OP_XOR:
    case IR_OP_SHL:
    case IR_OP_SHR:
    case IR_OP_USHR:
        return kinds_of_arithmetic(analysis, left, right);
    default:
        return KIND_BOOLEAN;
    }
}

static Slot *flow_unary(Analysis *analysis, IrExpr *expr, NumberUse use)
{
    IrExpr *operand = expr->left;
    bool keeps_zero = expr->op == IR_OP_NEG && use != NUMBER_USED;
    Slot *value = flow_used(analysis, operand, keeps_zero || expr->op == IR_OP_BITNOT ? NUMBER_UNSIGNED_ZERO
                                                                                      : NUMBER_USED);

    switch (expr->op) {
    case IR_OP_NOT:
        return of_kinds(analysis, expr, KIND_BOOLEAN);
    case IR_OP_TYPEOF:
        return of_kinds(analysis, expr, KIND_STRING);
    case IR_OP_VOID:
        return of_kinds(analysis, expr, KIND_UNDEFINED);
    case IR_OP_DELETE:
        if (operand->kind == IR_FIELD || operand->kind == IR_ELEMENT) {
            Slot *absent = slot_new(analysis);
            absent->kinds = KIND_UNDEFINED;
            flow_store(analysis, operand, absent);
            flow_keys_change(analysis, operand->object->slot);
        }
        if (operand->kind == IR_ELEMENT && operand->object->slot
            && slot_has_elements(operand->object->slot)) {
            flow_written_holes(analysis, slot_pointee(analysis, operand->object->slot));
        }
        return of_kinds(analysis, expr, KIND_BOOLEAN);
    case IR_OP_PLUS:
        return of_numbers(analysis, expr, KIND_NUMBER, operand_range(value));
    default:
        break;
    }
    Range range = range_unary(expr->op, operand_range(value));
    if (keeps_zero && range.is_integer) {
        range.negative_zero = false;
    }
    return of_numbers(analysis, expr, kinds_of_arithmetic(analysis, value->kinds, value->kinds), range);
}

/* "name" in object: methods and accessors must be found by name. */
static void flow_in(Analysis *analysis, const IrExpr *key, Slot *object)
{
    Pointee *pointee = object->kinds & KIND_OBJECT ? slot_pointee(analysis, object) : NULL;

    for (size_t i = 0; pointee && i < pointee->shapes.length; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        for (; class_; class_ = class_->parent) {
            for (size_t j = 0; j < class_->methods.length; j++) {
                const char *name = class_->methods.items[j]->js_name;
                if (key->kind == IR_STRING && strcmp(name, key->string.text) != 0) {
                    continue;
                }
                pointee_field(analysis, pointee, name);
                pointee_find_field(pointee, name)->is_called_by_name = true;
            }
        }
    }
}

/* What an operator does with its operands, of whose result that use is made. */
static NumberUse operand_use(IrOp op, NumberUse use, bool is_left)
{
    switch (op) {
    case IR_OP_ADD:
    case IR_OP_SUB:
    case IR_OP_MUL:
        return use == NUMBER_USED ? NUMBER_USED : NUMBER_UNSIGNED_ZERO;
    case IR_OP_MOD:
        return is_left && use != NUMBER_USED ? NUMBER_UNSIGNED_ZERO : NUMBER_USED;
    case IR_OP_AND:
    case IR_OP_OR:
    case IR_OP_XOR:
    case IR_OP_SHL:
    case IR_OP_SHR:
    case IR_OP_USHR:
    case IR_OP_LT:
    case IR_OP_LE:
    case IR_OP_GT:
    case IR_OP_GE:
    case IR_OP_EQ:
    case IR_OP_NE:
    case IR_OP_STRICT_EQ:
    case IR_OP_STRICT_NE:
        return NUMBER_UNSIGNED_ZERO;
    default:
        return NUMBER_USED;
    }
}

static Slot *flow_binary(Analysis *analysis, IrExpr *expr, NumberUse use)
{
    Slot *left = flow_used(analysis, expr->left, operand_use(expr->op, use, true));
    Slot *right = flow_used(analysis, expr->right, operand_use(expr->op, use, false));

    if (expr->op == IR_OP_IN) {
        flow_in(analysis, expr->left, right);
    }
    if (expr->op == IR_OP_COMMA) {
        expr->slot = right;
        return right;
    }
    return of_numbers(analysis, expr, kinds_of_binary(analysis, expr->op, left->kinds, right->kinds),
                      range_used(expr->op, operand_range(left), operand_range(right), use));
}

/* Kinds of the left operand that cannot be the result: && keeps what can be falsy, || what can be
 * truthy, ?? what is not nullish. */
static unsigned kinds_dropped(IrOp op)
{
    return op == IR_OP_LOGICAL_AND ? (unsigned)(OBJECTS | KIND_SYMBOL)
                                   : (unsigned)(KIND_NULLISH | KIND_RAW_NULLISH);
}

static Slot *flow_logical(Analysis *analysis, IrExpr *expr)
{
    Slot *left = flow_expr(analysis, expr->left);
    Slot *right = flow_expr(analysis, expr->right);
    Slot *slot = own_slot(analysis, expr);
    unsigned dropped = kinds_dropped(expr->op);

    if (expr->op == IR_OP_LOGICAL_AND) {
        /* A condition's value is only tested: `a && b` of a pointer and a boolean is a boolean. */
        if (!(kinds_of_type(analysis->program, expr->left->type)
              & (KIND_STRING | KIND_NUMBER | KIND_BIGINT | KIND_DYNAMIC))) {
            dropped |= KIND_STRING | KIND_NUMBER | KIND_BIGINT;
        }
    }
    flow_without(analysis, left, slot, dropped);
    flow(analysis, right, slot);
    flow_mark_raw(analysis, slot, expr->type);
    return slot;
}

static Slot *flow_assign(Analysis *analysis, IrExpr *expr)
{
    Slot *value = flow_expr(analysis, expr->right);

    if (expr->op == IR_OP_NONE) {
        flow_store(analysis, expr->left, value);
        expr->slot = value;
        expr->owns_slot = false;
        return value;
    }
    Slot *old = flow_expr(analysis, expr->left);
    Slot *result = own_slot(analysis, expr);
    if (expr->op == IR_OP_LOGICAL_AND || expr->op == IR_OP_LOGICAL_OR
        || expr->op == IR_OP_COALESCE) {
        flow_without(analysis, old, result, kinds_dropped(expr->op));
        flow(analysis, value, result);
        flow_mark_raw(analysis, result, expr->type);
        flow_store(analysis, expr->left, result);
        return result;
    }
    Range range = value->range.lo == value->range.hi && value->kinds == KIND_NUMBER
            && (expr->op == IR_OP_ADD || expr->op == IR_OP_SUB)
        ? range_step(expr->op, operand_range(old), value->range.lo)
        : range_binary(expr->op, operand_range(old), operand_range(value));
    of_numbers(analysis, expr, kinds_of_binary(analysis, expr->op, old->kinds, value->kinds), range);
    flow_store(analysis, expr->left, result);
    return result;
}

static Slot *flow_update(Analysis *analysis, IrExpr *expr)
{
    Slot *old = flow_expr(analysis, expr->left);
    Slot *result = of_numbers(analysis, expr, kinds_of_arithmetic(analysis, old->kinds, old->kinds),
                              range_step(expr->op, operand_range(old), 1));

    flow_store(analysis, expr->left, result);
    return result;
}

static Slot *flow_conditional(Analysis *analysis, IrExpr *expr)
{
    Slot *slot = own_slot(analysis, expr);

    flow_expr(analysis, expr->test);
    Slot *left = flow_expr(analysis, expr->left);
    Slot *right = flow_expr(analysis, expr->right);
    flow(analysis, left, slot);
    flow(analysis, right, slot);
    return slot;
}

/* a?.b: `var` (or the plain variable itself) holds what is not nullish. */
static Slot *flow_optional(Analysis *analysis, IrExpr *expr)
{
    Slot *base = flow_expr(analysis, expr->left);
    Slot *slot = own_slot(analysis, expr);

    prepare_var(analysis, expr->var);
    if (expr->var) {
        flow_without(analysis, base, expr->var->slot, KIND_NULLISH | KIND_RAW_NULLISH);
    }
    flow(analysis, flow_expr(analysis, expr->right), slot);
    if (base->kinds & (KIND_NULLISH | KIND_DYNAMIC)) {
        flow_kinds(analysis, slot, KIND_UNDEFINED);
    }
    flow_mark_raw(analysis, slot, expr->type);
    return slot;
}

/* { a: 5 } as C: literals that lack methods of the class, and no instances of any. */
static bool is_impostor(Analysis *analysis, const Type *type, Slot *value)
{
    const Pointee *pointee = value->kinds & KIND_OBJECT ? slot_pointee(analysis, value) : NULL;
    const IrClass *class_ = pointee ? class_of_type(analysis, type) : NULL;
    bool lacks = false;

    for (size_t i = 0; class_ && i < pointee->shapes.length; i++) {
        const Shape *shape = pointee->shapes.items[i];
        if (shape->class_) {
            return false;
        }
        for (size_t j = 0; j < class_->methods.length && !shape->is_open; j++) {
            const IrFunction *method = class_->methods.items[j];
            lacks |= method->kind == IR_FUNCTION_METHOD && !shape_has_field(shape, method->js_name);
        }
    }
    return lacks;
}

/* A cast changes no value. `!` on something that can be nullish is not believed: the kinds stay,
 * so that a use is checked as JavaScript would. */
static Slot *flow_cast(Analysis *analysis, IrExpr *expr, NumberUse use)
{
    Slot *value = flow_used(analysis, expr->left, use);
    unsigned allowed = kinds_of_type(analysis->program, expr->type);

    expr->is_impostor |= is_impostor(analysis, expr->type, value);
    if (expr->is_impostor) {
        flow_escape(analysis, value);
        return of_kinds(analysis, expr, KIND_DYNAMIC);
    }
    if (!(value->kinds & KIND_NULLISH) || (allowed & (KIND_NULLISH | KIND_DYNAMIC))) {
        expr->slot = value;
        expr->owns_slot = false;
        return value;
    }
    Slot *slot = own_slot(analysis, expr);
    flow(analysis, value, slot);
    flow_kinds(analysis, slot, KIND_RAW_NULLISH);
    return slot;
}

/* ---- leaves ------------------------------------------------------------------------------------ */

Slot *flow_place(Analysis *analysis, IrExpr *expr, Slot *place, Type *declared)
{
    if (expr->owns_slot) {
        Slot *narrowed = flow_narrowed(analysis, expr, place, declared);
        if (narrowed != expr->slot) {
            flow(analysis, narrowed, expr->slot);
        }
        return expr->slot;
    }
    expr->slot = flow_narrowed(analysis, expr, place, declared);
    return expr->slot;
}

static Slot *flow_var(Analysis *analysis, IrExpr *expr)
{
    Slot *place = expr->var->slot;

    if (!place) {
        place = expr->var->slot = slot_new(analysis);
    }
    const Range *fact = ranges_fact(analysis, expr->var);
    if (fact && place->kinds == KIND_NUMBER) {
        flow_number(analysis, own_slot(analysis, expr), *fact);
        return expr->slot;
    }
    return flow_place(analysis, expr, place, expr->var->type);
}

static Slot *flow_function_value(IrExpr *expr)
{
    expr->function->used_as_value = true;
    expr->slot = expr->function->slot;
    return expr->slot;
}

static Slot *flow_let(Analysis *analysis, IrExpr *expr)
{
    prepare_var(analysis, expr->var);
    flow(analysis, flow_expr(analysis, expr->left), expr->var->slot);
    expr->slot = flow_expr(analysis, expr->right);
    expr->owns_slot = false;
    return expr->slot;
}

static Slot *flow_concat(Analysis *analysis, IrExpr *expr)
{
    for (size_t i = 0; i < expr->args.length; i++) {
        flow_expr(analysis, expr->args.items[i]);
    }
    return of_kinds(analysis, expr, KIND_STRING);
}

Slot *flow_promised(Analysis *analysis, Slot *promise)
{
    Pointee *pointee = slot_pointee(analysis, promise);

    if (pointee->args.length == 0) {
        Slot *slot = slot_new(analysis);
        slot->no_integers = true;
        vec_push(analysis->arena, &pointee->args, slot);
        analysis->changed = true;
    }
    return pointee->args.items[0];
}

static bool is_promise(Analysis *analysis, Slot *slot)
{
    const char *name = slot_pointee(analysis, slot)->native_struct;

    return name && strcmp(name, "TsPromise") == 0;
}

/* Whether awaiting an object of the program calls its method: what it resolves to is not known. */
static bool is_thenable(Analysis *analysis, Slot *slot)
{
    return slot->kinds & (KIND_OBJECT | KIND_CLASS) &&
           pointee_find_field(slot_pointee(analysis, slot), "then");
}

void flow_awaited(Analysis *analysis, Slot *from, Slot *to)
{
    if (is_thenable(analysis, from)) {
        flow_escape(analysis, from);
        flow_kinds(analysis, to, KIND_DYNAMIC);
    }
    if (from->kinds & KIND_NATIVE && is_promise(analysis, from)) {
        flow(analysis, flow_promised(analysis, from), to);
        flow_without(analysis, from, to, KIND_NATIVE);
    } else {
        flow(analysis, from, to);
    }
}

static Slot *flow_await(Analysis *analysis, IrExpr *expr)
{
    Slot *slot = own_slot(analysis, expr);

    flow_awaited(analysis, flow_expr(analysis, expr->left), slot);
    return slot;
}

/* The strings of a tagged template; those with bad escapes are undefined, whatever the types say. */
static Slot *flow_template(Analysis *analysis, IrExpr *expr)
{
    Slot *cooked = flow_expr(analysis, expr->left);

    flow_expr(analysis, expr->right);
    for (size_t i = 0; i < expr->left->args.length; i++) {
        if (expr->left->args.items[i]->kind == IR_UNDEFINED) {
            flow_kinds(analysis, pointee_element(analysis, slot_pointee(analysis, cooked)),
                       KIND_UNDEFINED | KIND_RAW_NULLISH);
        }
    }
    Slot *slot = own_slot(analysis, expr);
    flow(analysis, cooked, slot);
    return slot;
}

/* The value goes to whoever iterates; what comes back is what next() was given, or, of yield*, what
 * the other iterator returned. */
static Slot *flow_yield(Analysis *analysis, IrExpr *expr)
{
    Slot *generator = analysis->function->result;
    Slot *slot = own_slot(analysis, expr);
    Slot *value = flow_expr(analysis, expr->left);
    Slot *yields = flow_native_argument(analysis, generator, 0);
    bool is_async = analysis->function->is_async;

    if (expr->delegate && is_async) {
        flow_async_delegated(analysis, value, yields, slot, flow_native_argument(analysis, generator, 2));
        flow_kinds(analysis, slot, KIND_UNDEFINED);
    } else if (expr->delegate) {
        flow_delegated(analysis, value, yields, slot, flow_native_argument(analysis, generator, 2));
        flow_kinds(analysis, slot, KIND_UNDEFINED);
    } else {
        if (!value) {
            flow_kinds(analysis, yields, KIND_UNDEFINED);
        } else if (is_async) {
            flow_awaited(analysis, value, yields);
        } else {
            flow(analysis, value, yields);
        }
        flow(analysis, flow_native_argument(analysis, generator, 2), slot);
        flow_kinds(analysis, slot, KIND_UNDEFINED | KIND_RAW_NULLISH);
    }
    return slot;
}

static Slot *flow_branded(Analysis *analysis, IrExpr *expr)
{
    Slot *slot = own_slot(analysis, expr);

    flow_expr(analysis, expr->left);
    flow_kinds(analysis, slot, KIND_OBJECT);
    pointee_unify(analysis, class_pointee(analysis, expr->class_), slot_pointee(analysis, slot));
    return slot;
}

static Slot *flow_kind(Analysis *analysis, IrExpr *expr, NumberUse use)
{
    switch (expr->kind) {
    case IR_UNDEFINED:
        return of_kinds(analysis, expr, KIND_UNDEFINED);
    case IR_NULL:
        return of_kinds(analysis, expr, KIND_NULL);
    case IR_BOOLEAN:
        return of_kinds(analysis, expr, KIND_BOOLEAN);
    case IR_NUMBER:
    case IR_STRING:
        return of_constant(analysis, expr);
    case IR_BIGINT:
        return of_kinds(analysis, expr, KIND_BIGINT);
    case IR_TEMPLATE:
        return flow_template(analysis, expr);
    case IR_MODULE:
        return of_kinds(analysis, expr, KIND_NATIVE);
    case IR_REGEXP: {
        Slot *slot = of_kinds(analysis, expr, KIND_NATIVE);
        slot_pointee(analysis, slot)->native_struct = "TsRegExp";
        return slot;
    }
    case IR_VAR:
        return flow_var(analysis, expr);
    case IR_FUNCTION:
        return flow_function_value(expr);
    case IR_CLASS:
        if (!expr->class_) {
            return of_kinds(analysis, expr, KIND_CLASS);
        }
        expr->slot = class_value(analysis, expr->class_);
        return expr->slot;
    case IR_FIELD:
        return flow_field(analysis, expr);
    case IR_ELEMENT:
        return flow_element(analysis, expr);
    case IR_CALL:
    case IR_CALL_METHOD:
    case IR_CALL_VALUE:
    case IR_CALL_NATIVE:
    case IR_CALL_DYNAMIC:
    case IR_NEW:
    case IR_NEW_VALUE:
        return flow_call(analysis, expr);
    case IR_OBJECT:
        return flow_object_literal(analysis, expr);
    case IR_ARRAY:
        return flow_array_literal(analysis, expr);
    case IR_UNARY:
        return flow_unary(analysis, expr, use);
    case IR_BINARY:
        return flow_binary(analysis, expr, use);
    case IR_LOGICAL:
        return flow_logical(analysis, expr);
    case IR_CONDITIONAL:
        return flow_conditional(analysis, expr);
    case IR_ASSIGN:
        return flow_assign(analysis, expr);
    case IR_UPDATE:
        return flow_update(analysis, expr);
    case IR_CONCAT:
        return flow_concat(analysis, expr);
    case IR_LET:
        return flow_let(analysis, expr);
    case IR_OPTIONAL:
        return flow_optional(analysis, expr);
    case IR_BRANDED:
        return flow_branded(analysis, expr);
    case IR_CAST:
        return flow_cast(analysis, expr, use);
    case IR_AWAIT:
        return flow_await(analysis, expr);
    case IR_YIELD:
        return flow_yield(analysis, expr);
    default:
        flow_expr(analysis, expr->object);
        flow_expr(analysis, expr->left);
        flow_expr(analysis, expr->right);
        return of_kinds(analysis, expr, KIND_DYNAMIC);
    }
}

Slot *flow_used(Analysis *analysis, IrExpr *expr, NumberUse use)
{
    Slot *slot = expr ? flow_kind(analysis, expr, use) : NULL;

    if (slot && (slot->kinds & KIND_BIGINT) && !analysis->has_bigints) {
        analysis->has_bigints = analysis->changed = true;
    }
    return slot;
}

Slot *flow_expr(Analysis *analysis, IrExpr *expr)
{
    return flow_used(analysis, expr, NUMBER_USED);
}
