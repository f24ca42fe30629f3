/*
 * BigInt cells, their comparison, and what the operators on TsValues do with them.
 */
#include "ts/bigint.h"

#include <math.h>
#include <stdlib.h>

#include "ts/bigint_internal.h"
#include "ts/bigint_operators.h"
#include "ts/function.h"
#include "ts/object.h"

static size_t bigint_size(const void *cell)
{
    const TsBigInt *value = cell;

    return sizeof *value + value->room * sizeof(TsLimb);
}

const TsType ts_bigint_type = {
    .kind = TS_KIND_BIGINT, .name = "BigInt", .cell_size = bigint_size};

/* ---- cells ----------------------------------------------------------------------------------- */

void bigint_too_big(void)
{
    ts_throw_error(&RangeError_type, "Maximum BigInt size exceeded");
}

void bigint_mixed(void)
{
    ts_throw_error(&TypeError_type,
                   "Cannot mix BigInt and other types, use explicit conversions");
}

void bigint_read(const TsBigInt *value, Magnitude *out)
{
    if (!value) {
        bigint_mixed();
    }
    if (!ts_bigint_is_small(value)) {
        *out = (Magnitude){value->limbs, value->length, value->negative, {0}};
        return;
    }
    int64_t integer = ts_bigint_small(value);
    uint64_t size = integer < 0 ? -(uint64_t)integer : (uint64_t)integer;

    out->negative = integer < 0;
    for (size_t i = 0; i < SMALL_LIMBS; i++) {
        out->own[i] = (TsLimb)(size >> (i * TS_LIMB_BITS % 64));
    }
    out->limbs = out->own;
    out->length = limbs_length(out->own, SMALL_LIMBS);
}

TsBigInt *bigint_new(size_t length)
{
    if (length > BIGINT_MAX_BITS / TS_LIMB_BITS + 1) {
        bigint_too_big();
    }
    TsBigInt *cell = ts_heap_cell(sizeof *cell + length * sizeof(TsLimb));

    cell->base.type = &ts_bigint_type;
    cell->room = cell->length = (uint32_t)length;
    return cell;
}

TsBigInt *bigint_finish(TsBigInt *cell, size_t length, bool negative)
{
    length = limbs_length(cell->limbs, length);
    if (length <= SMALL_LIMBS) {
        uint64_t size = 0;
        for (size_t i = 0; i < length; i++) {
            size |= (uint64_t)cell->limbs[i] << (i * TS_LIMB_BITS % 64);
        }
        uint64_t limit = (uint64_t)1 << (sizeof(intptr_t) * 8 - 2);
        if (size < limit || (negative && size == limit)) {
            return ts_bigint_from_int64(negative ? (int64_t)-size : (int64_t)size);
        }
    }
    if (limbs_bits(cell->limbs, length) > BIGINT_MAX_BITS) {
        bigint_too_big();
    }
    cell->length = (uint32_t)length;
    cell->negative = negative;
    return cell;
}

static TsBigInt *from_size(uint64_t size, bool negative)
{
    TsBigInt *cell = bigint_new(SMALL_LIMBS);

    for (size_t i = 0; i < SMALL_LIMBS; i++) {
        cell->limbs[i] = (TsLimb)(size >> (i * TS_LIMB_BITS % 64));
    }
    return bigint_finish(cell, SMALL_LIMBS, negative);
}

TsBigInt *ts_bigint_from_int64_slow(int64_t integer)
{
    return from_size(integer < 0 ? -(uint64_t)integer : (uint64_t)integer, integer < 0);
}

TsBigInt *ts_bigint_from_uint64(uint64_t integer)
{
    return integer <= INT64_MAX ? ts_bigint_from_int64((int64_t)integer)
                                : from_size(integer, false);
}

/* ---- comparison ------------------------------------------------------------------------------ */

int ts_bigint_compare_slow(const TsBigInt *left, const TsBigInt *right)
{
    Magnitude a, b;

    bigint_read(left, &a);
    bigint_read(right, &b);
    if (a.negative != b.negative) {
        return a.negative ? -1 : 1;
    }
    int order = limbs_compare(a.limbs, a.length, b.limbs, b.length);
    return a.negative ? -order : order;
}

bool ts_bigint_equals_slow(const TsBigInt *left, const TsBigInt *right)
{
    if (!left || !right || ts_bigint_is_small(left) || ts_bigint_is_small(right)) {
        return false;
    }
    return left->negative == right->negative &&
           limbs_compare(left->limbs, left->length, right->limbs, right->length) == 0;
}

int ts_bigint_compare_number(const TsBigInt *value, double number)
{
    if (number != number) {
        return 2;
    }
    if (isinf(number)) {
        return number > 0 ? -1 : 1;
    }
    double whole = floor(number);
    int order = ts_bigint_compare(value, ts_bigint_from_number(whole));

    return order == 0 && whole < number ? -1 : order;
}

static int compare_string(const TsBigInt *value, TsString *text)
{
    TsBigInt *other = ts_bigint_parse(text);

    return other ? ts_bigint_compare(value, other) : 2;
}

/* ---- what the operators on TsValues call ----------------------------------------------------- */

/* Order of two primitives of which one is a BigInt at least; 2: not comparable. */
static int compare_values(TsValue left, TsValue right)
{
    if (!ts_is_bigint(left)) {
        int order = compare_values(right, left);
        return order == 2 ? 2 : -order;
    }
    if (ts_is_bigint(right)) {
        return ts_bigint_compare(left.as.bigint, right.as.bigint);
    }
    if (ts_is_string(right)) {
        return compare_string(left.as.bigint, right.as.string);
    }
    return ts_bigint_compare_number(left.as.bigint, ts_to_number(right));
}

static bool equal_values(TsValue left, TsValue right)
{
    if (ts_is_bigint(left) && ts_is_bigint(right)) {
        return ts_bigint_equals(left.as.bigint, right.as.bigint);
    }
    return compare_values(left, right) == 0;
}

typedef TsBigInt *Operation(TsBigInt *left, TsBigInt *right);

static TsValue binary(TsBigIntOperator operator, TsValue left, TsValue right)
{
    static Operation *const operations[] = {
        [TS_BIGINT_ADD] = ts_bigint_add,
        [TS_BIGINT_SUBTRACT] = ts_bigint_subtract,
        [TS_BIGINT_MULTIPLY] = ts_bigint_multiply,
        [TS_BIGINT_DIVIDE] = ts_bigint_divide,
        [TS_BIGINT_MODULO] = ts_bigint_modulo,
        [TS_BIGINT_POWER] = ts_bigint_power,
        [TS_BIGINT_AND] = ts_bigint_and,
        [TS_BIGINT_OR] = ts_bigint_or,
        [TS_BIGINT_XOR] = ts_bigint_xor,
        [TS_BIGINT_SHIFT_LEFT] = ts_bigint_shift_left,
        [TS_BIGINT_SHIFT_RIGHT] = ts_bigint_shift_right,
        [TS_BIGINT_SHIFT_RIGHT_UNSIGNED] = ts_bigint_shift_right_unsigned,
    };

    if (!ts_is_bigint(left) || !ts_is_bigint(right)) {
        bigint_mixed();
    }
    return ts_from_bigint(operations[operator](left.as.bigint, right.as.bigint));
}

static TsValue unary(TsBigIntOperator operator, TsValue value)
{
    switch (operator) {
    case TS_BIGINT_NEGATE:
        return ts_from_bigint(ts_bigint_negate(value.as.bigint));
    case TS_BIGINT_NOT:
        return ts_from_bigint(ts_bigint_not(value.as.bigint));
    case TS_BIGINT_INCREMENT:
        return ts_from_bigint(ts_bigint_increment(value.as.bigint));
    default:
        return ts_from_bigint(ts_bigint_decrement(value.as.bigint));
    }
}

static TsString *text_of(TsValue value)
{
    return ts_bigint_to_string(value.as.bigint, 10);
}

static double number_of(TsValue value)
{
    return ts_bigint_to_number(value.as.bigint);
}

static uint64_t hash_of(TsValue value)
{
    Magnitude magnitude;
    uint64_t hash = 0;

    bigint_read(value.as.bigint, &magnitude);
    for (size_t i = 0; i < magnitude.length; i++) {
        hash = hash * 31 + magnitude.limbs[i];
    }
    return hash + magnitude.negative;
}

/* ---- methods of unknown receivers ------------------------------------------------------------ */

static TsBigInt *receiver_of(TsValue receiver)
{
    if (!ts_is_bigint(receiver)) {
        ts_throw_error(&TypeError_type, "the receiver is not a BigInt");
    }
    return receiver.as.bigint;
}

static TsValue to_string(TsFunction *self, TsValue receiver, size_t argc, const TsValue *argv)
{
    bool absent = argc == 0 || ts_is_undefined(argv[0]);

    (void)self;
    return ts_from_string(
        ts_bigint_to_string(receiver_of(receiver), absent ? 10 : ts_to_number(argv[0])));
}

static TsValue to_locale_string(TsFunction *self, TsValue receiver, size_t argc,
                                const TsValue *argv)
{
    (void)self, (void)argc, (void)argv;
    return ts_from_string(ts_bigint_to_locale_string(receiver_of(receiver)));
}

static TsValue value_of(TsFunction *self, TsValue receiver, size_t argc, const TsValue *argv)
{
    (void)self, (void)argc, (void)argv;
    return ts_from_bigint(receiver_of(receiver));
}

#define METHOD(function, js)                                                     \
    static const TsFunctionInfo function##_info = {                              \
        .name = js, .flags = TS_FUNCTION_ARROW, .invoke = function};             \
    static TsFunction function##_function = TS_FUNCTION_OBJECT_INIT(&function##_info);
METHOD(to_string, "toString")
METHOD(to_locale_string, "toLocaleString")
METHOD(value_of, "valueOf")

static const TsMember members[] = {
    {.name = TS_KEY("toString"), .method = &to_string_function},
    {.name = TS_KEY("toLocaleString"), .method = &to_locale_string_function},
    {.name = TS_KEY("valueOf"), .method = &value_of_function},
};

void ts_bigint_start(void)
{
    static const TsBigIntOperators operators = {
        .binary = binary,
        .unary = unary,
        .order = compare_values,
        .equals = equal_values,
        .to_string = text_of,
        .to_number = number_of,
        .hash = hash_of,
    };
    ts_bigint_operators = &operators;
    ts_add_members(TS_PROTOTYPE_BIGINT, members, sizeof members / sizeof *members);
}
