/*
 * Interval arithmetic on JavaScript's numbers (ECMA-262 §6.1.6.1), and widening.
 */
#include "analyze/literals.h"
#include "analyze/ranges.h"

#include <math.h>

static const double MAX_EXACT = 9007199254740991.0; /* 2^53 - 1 */
static const double MAX_COUNT = 281474976710656.0;  /* 2^48 */

Range range_empty(void)
{
    return (Range){.lo = 1, .hi = 0, .is_integer = true};
}

Range range_top(void)
{
    return (Range){.lo = -INFINITY, .hi = INFINITY, .negative_zero = true};
}

Range range_integers(double lo, double hi)
{
    return (Range){.lo = lo, .hi = hi, .is_integer = true};
}

Range range_constant(double value)
{
    if (!isfinite(value)) {
        return range_top();
    }
    return (Range){.lo = value,
                   .hi = value,
                   .is_integer = value == floor(value),
                   .negative_zero = value == 0 && signbit(value)};
}

bool range_is_empty(Range range)
{
    return range.lo > range.hi;
}

bool range_is_finite(Range range)
{
    return isfinite(range.lo) && isfinite(range.hi);
}

bool range_contains_zero(Range range)
{
    return range.lo <= 0 && range.hi >= 0;
}

Range range_join(Range a, Range b)
{
    if (range_is_empty(a)) {
        return b;
    }
    if (range_is_empty(b)) {
        return a;
    }
    return (Range){.lo = fmin(a.lo, b.lo),
                   .hi = fmax(a.hi, b.hi),
                   .is_integer = a.is_integer && b.is_integer,
                   .negative_zero = a.negative_zero || b.negative_zero};
}

Range range_clamp(Range range, double lo, double hi)
{
    if (range_is_empty(range)) {
        return range;
    }
    range.lo = fmax(range.lo, lo);
    range.hi = fmin(range.hi, hi);
    if (range.lo > range.hi) {
        range.hi = range.lo;
    }
    return range;
}

/* An integer result whose bounds are past 2^53 may have been rounded: still an integer, but no
 * integer type computes it. Infinite bounds mean anything. */
static Range arithmetic_result(double lo, double hi, bool is_integer, bool negative_zero)
{
    if (!isfinite(lo) || !isfinite(hi)) {
        return range_top();
    }
    return (Range){lo, hi, is_integer, negative_zero};
}

static Range multiply(Range a, Range b)
{
    double products[4] = {a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi};
    double lo = products[0], hi = products[0];
    bool negative_zero = a.negative_zero || b.negative_zero
        || (a.lo < 0 && range_contains_zero(b)) || (b.lo < 0 && range_contains_zero(a));

    for (int i = 1; i < 4; i++) {
        lo = fmin(lo, products[i]);
        hi = fmax(hi, products[i]);
    }
    return arithmetic_result(lo, hi, a.is_integer && b.is_integer, negative_zero);
}

static Range divide(Range a, Range b)
{
    if (b.lo <= 0) {
        return range_top();
    }
    double lo = a.lo < 0 ? a.lo / b.lo : a.lo / b.hi;
    double hi = a.hi < 0 ? a.hi / b.hi : a.hi / b.lo;

    return arithmetic_result(lo, hi, false, a.negative_zero || a.lo < 0);
}

static Range remainder_range(Range a, Range b)
{
    if (!a.is_integer || !b.is_integer || range_contains_zero(b)) {
        return range_top();
    }
    double bound = fmax(fabs(b.lo), fabs(b.hi)) - 1;
    return (Range){.lo = a.lo < 0 ? fmax(-bound, a.lo) : 0,
                   .hi = a.hi > 0 ? fmin(bound, a.hi) : 0,
                   .is_integer = true,
                   .negative_zero = a.lo < 0 || a.negative_zero};
}

static Range int32_range(void)
{
    return range_integers(INT32_MIN, INT32_MAX);
}

static bool fits_int32(Range range)
{
    return range.is_integer && range.lo >= INT32_MIN && range.hi <= INT32_MAX;
}

/* The smallest 2^k - 1 that is not below a value. */
static double mask_above(double value)
{
    double mask = 0;

    while (mask < value) {
        mask = mask * 2 + 1;
    }
    return mask;
}

static Range bitwise(IrOp op, Range a, Range b)
{
    bool fit = fits_int32(a) && fits_int32(b);

    if (op == IR_OP_AND) {
        if (fits_int32(b) && b.lo >= 0) {
            return range_integers(0, fits_int32(a) && a.lo >= 0 ? fmin(a.hi, b.hi) : b.hi);
        }
        if (fits_int32(a) && a.lo >= 0) {
            return range_integers(0, a.hi);
        }
        return int32_range();
    }
    if (fit && a.lo >= 0 && b.lo >= 0) {
        return range_integers(0, mask_above(fmax(a.hi, b.hi)));
    }
    return fit && op == IR_OP_OR && b.lo == 0 && b.hi == 0 ? a : int32_range();
}

static Range shift(IrOp op, Range a, Range b)
{
    bool constant = b.lo == b.hi && b.lo >= 0 && b.lo < 32;
    double factor = constant ? ldexp(1, (int)b.lo) : 1;

    if (op == IR_OP_USHR) {
        if (constant && a.is_integer && a.lo >= 0 && a.hi <= 4294967295.0) {
            return range_integers(floor(a.lo / factor), floor(a.hi / factor));
        }
        return range_integers(0, constant ? floor(4294967295.0 / factor) : 4294967295.0);
    }
    if (!constant || !fits_int32(a)) {
        return op == IR_OP_SHR && constant
            ? range_integers(floor(INT32_MIN / factor), floor(INT32_MAX / factor))
            : int32_range();
    }
    if (op == IR_OP_SHR) {
        return range_integers(floor(a.lo / factor), floor(a.hi / factor));
    }
    return a.lo * factor >= INT32_MIN && a.hi * factor <= INT32_MAX
        ? range_integers(a.lo * factor, a.hi * factor) : int32_range();
}

Range range_binary(IrOp op, Range a, Range b)
{
    if (range_is_empty(a) || range_is_empty(b)) {
        return range_empty();
    }
    switch (op) {
    case IR_OP_AND:
    case IR_OP_OR:
    case IR_OP_XOR:
        return bitwise(op, a, b);
    case IR_OP_SHL:
    case IR_OP_SHR:
    case IR_OP_USHR:
        return shift(op, a, b);
    default:
        break;
    }
    if (!range_is_finite(a) || !range_is_finite(b)) {
        return range_top();
    }
    switch (op) {
    case IR_OP_ADD:
        return arithmetic_result(a.lo + b.lo, a.hi + b.hi, a.is_integer && b.is_integer,
                                 a.negative_zero && b.negative_zero);
    case IR_OP_SUB:
        return arithmetic_result(a.lo - b.hi, a.hi - b.lo, a.is_integer && b.is_integer,
                                 a.negative_zero);
    case IR_OP_MUL:
        return multiply(a, b);
    case IR_OP_DIV:
        return divide(a, b);
    case IR_OP_MOD:
        return remainder_range(a, b);
    default:
        return range_top();
    }
}

Range range_unary(IrOp op, Range operand)
{
    if (range_is_empty(operand)) {
        return operand;
    }
    switch (op) {
    case IR_OP_PLUS:
        return operand;
    case IR_OP_NEG:
        return (Range){-operand.hi, -operand.lo, operand.is_integer, range_contains_zero(operand)};
    case IR_OP_BITNOT:
        return fits_int32(operand) ? range_integers(-operand.hi - 1, -operand.lo - 1)
                                   : int32_range();
    default:
        return range_top();
    }
}

Range range_step(IrOp op, Range old, double step)
{
    Range one = range_binary(op, old, range_constant(step));

    if (!old.is_integer || step != floor(step) || fabs(step) > 8 || range_is_empty(old)) {
        return one;
    }
    bool up = (op == IR_OP_ADD) == (step > 0);
    if (up && one.hi > MAX_COUNT && old.hi <= MAX_COUNT) {
        one.hi = MAX_COUNT;
    }
    if (!up && one.lo < -MAX_COUNT && old.lo >= -MAX_COUNT) {
        one.lo = -MAX_COUNT;
    }
    return one;
}

Range range_used(IrOp op, Range left, Range right, NumberUse use)
{
    bool by_zero = use == NUMBER_INDEX && op == IR_OP_MOD && right.is_integer && right.lo <= 0
        && range_is_finite(right) && (right.lo < 0 || right.hi > 0);

    if (by_zero) {
        Range divisor = range_integers(1, fmax(-right.lo, right.hi));
        Range result = range_binary(op, left, divisor);
        result.negative_zero = false;
        return range_is_empty(result) ? result : range_join(result, range_integers(-1, -1));
    }
    Range result = range_binary(op, left, right);
    if (use != NUMBER_USED && result.is_integer) {
        result.negative_zero = false;
    }
    return result;
}

/* ---- slots --------------------------------------------------------------------------------------- */

/* A bound that moved several times jumps to the next of these. */
static const double STEPS[] = {1, 255, 65535, 2147483647.0, 4294967295.0, 281474976710656.0,
                               9007199254740991.0};

static double widen_up(double bound)
{
    for (size_t i = 0; i < sizeof STEPS / sizeof *STEPS; i++) {
        if (bound <= STEPS[i]) {
            return STEPS[i];
        }
    }
    return INFINITY;
}

static double widen_down(double bound)
{
    if (bound >= 0) {
        return 0;
    }
    if (bound >= -2147483648.0) {
        return bound >= -1 ? -1 : -2147483648.0;
    }
    return bound >= -MAX_COUNT ? -MAX_COUNT : bound >= -MAX_EXACT ? -MAX_EXACT : -INFINITY;
}

void slot_add_range(Analysis *analysis, Slot *slot, Range range)
{
    Range old = slot->range;
    Range joined = range_join(old, range);

    if (joined.lo == old.lo && joined.hi == old.hi && joined.is_integer == old.is_integer
        && joined.negative_zero == old.negative_zero) {
        return;
    }
    if (!range_is_empty(old) && (joined.lo != old.lo || joined.hi != old.hi)
        && ++slot->widenings > 4) {
        joined.hi = joined.hi > old.hi ? widen_up(joined.hi) : joined.hi;
        joined.lo = joined.lo < old.lo ? widen_down(joined.lo) : joined.lo;
    }
    slot->range = joined;
    analysis->changed = true;
}

void flow_number(Analysis *analysis, Slot *slot, Range range)
{
    if (range_is_empty(range)) {
        return;
    }
    flow_unknown_literals(analysis, slot, KIND_NUMBER);
    flow_range(analysis, slot, range);
}

void flow_range(Analysis *analysis, Slot *slot, Range range)
{
    if (!(slot->kinds & KIND_NUMBER)) {
        slot->kinds |= KIND_NUMBER;
        analysis->changed = true;
    }
    Range joined = range_join(slot->range, range);
    if (joined.lo != slot->range.lo || joined.hi != slot->range.hi
        || joined.is_integer != slot->range.is_integer
        || joined.negative_zero != slot->range.negative_zero) {
        slot->range = joined;
        analysis->changed = true;
    }
}

Range operand_range(const Slot *slot)
{
    unsigned kinds = slot->kinds & ~(unsigned)KIND_RAW_NULLISH;

    if (kinds == 0) {
        return range_empty();
    }
    if (kinds == KIND_NUMBER) {
        return slot->range;
    }
    if (kinds == KIND_BOOLEAN) {
        return range_integers(0, 1);
    }
    return range_top();
}

/* ---- library declarations ---------------------------------------------------------------------- */

Range range_of_type_node(const AstNode *type_node)
{
    static const struct {
        const char *name;
        double lo, hi;
    } aliases[] = {
        {"int8", INT8_MIN, INT8_MAX},
        {"uint8", 0, UINT8_MAX},
        {"int16", INT16_MIN, INT16_MAX},
        {"uint16", 0, UINT16_MAX},
        {"int32", INT32_MIN, INT32_MAX},
        {"uint32", 0, 4294967295.0},
        {"size", 0, 4294967295.0},
        {"int64", -9007199254740991.0, 9007199254740991.0},
    };

    if (!type_node || type_node->kind != AST_TYPE_REFERENCE
        || type_node->type_reference.name->kind != AST_IDENTIFIER) {
        return range_top();
    }
    const char *name = type_node->type_reference.name->identifier.name;
    for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++) {
        if (strcmp(name, aliases[i].name) == 0) {
            return range_integers(aliases[i].lo, aliases[i].hi);
        }
    }
    return range_top();
}
