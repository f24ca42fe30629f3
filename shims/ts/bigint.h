/*
 * BigInt: integers of any size (ECMA-262 §6.1.6.2, §21.2).
 *
 * A `TsBigInt *` is either a small integer, kept in the pointer itself (the lowest bit is set), or a
 * cell with sign and magnitude. A value that fits is always small, so that equal small values are
 * equal pointers. It must never be followed without asking ts_bigint_is_small; the collector does not
 * follow such pointers either. Operations on small values are a few instructions, inline; all else
 * is in bigint_*.c. NULL is undefined, as for every pointer: operators given NULL throw the TypeError
 * of mixed operands.
 *
 * Results above V8's limit of 2^30 bits throw RangeError "Maximum BigInt size exceeded".
 */
#ifndef TS_BIGINT_H
#define TS_BIGINT_H

#include "ts/heap.h"
#include "ts/string.h"

/** Whether the integer is in the pointer itself. */
static inline bool ts_bigint_is_small(const TsBigInt *value)
{
    return (uintptr_t)value & 1;
}

/** The integer of a small one. */
static inline intptr_t ts_bigint_small(const TsBigInt *value)
{
    return (intptr_t)value >> 1;
}

static inline bool ts_bigint_are_small(const TsBigInt *left, const TsBigInt *right)
{
    return (uintptr_t)left & (uintptr_t)right & 1;
}

TsBigInt *ts_bigint_from_int64_slow(int64_t integer);
TsBigInt *ts_bigint_from_uint64(uint64_t integer);

static inline TsBigInt *ts_bigint_from_int64(int64_t integer)
{
    intptr_t twice;

    if (__builtin_expect(__builtin_mul_overflow(integer, 2, &twice), 0)) {
        return ts_bigint_from_int64_slow(integer);
    }
    return (TsBigInt *)(twice | 1);
}

/** A literal that fits in 62 bits. */
#define TS_BIGINT(literal) ts_bigint_from_int64(INT64_C(literal))

/** A literal of any size: "123...", "0x12...". Read at its first use, never collected. */
#define TS_BIGINT_LARGE(digits)                                                     \
    __extension__({                                                                 \
        static TsBigInt *ts_read;                                                   \
        TsBigInt *ts_found = __atomic_load_n(&ts_read, __ATOMIC_ACQUIRE);           \
        ts_found ? ts_found : ts_bigint_static(&ts_read, digits, sizeof digits - 1); \
    })
TsBigInt *ts_bigint_static(TsBigInt **cache, const char *digits, size_t length);

/** Tells the operators on TsValues, tables and inspection about BigInts. Once, before all else. */
void ts_bigint_start(void);

/* ---- values ---------------------------------------------------------------------------------- */

/** NULL is undefined. */
static inline TsValue ts_from_bigint(TsBigInt *value)
{
    return value ? (TsValue){.tag = TS_TAG_BIGINT, .as.bigint = value} : TS_UNDEFINED;
}

/** A BigInt, or NULL for undefined and null. */
static inline TsBigInt *ts_as_bigint(TsValue value)
{
    if (__builtin_expect(value.tag != TS_TAG_BIGINT, 0)) {
        if (value.tag > TS_TAG_NULL) {
            ts_fatal_kind("bigint", value);
        }
        return NULL;
    }
    return value.as.bigint;
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

TsBigInt *ts_bigint_add_slow(TsBigInt *left, TsBigInt *right);
TsBigInt *ts_bigint_subtract_slow(TsBigInt *left, TsBigInt *right);
TsBigInt *ts_bigint_multiply_slow(TsBigInt *left, TsBigInt *right);
TsBigInt *ts_bigint_divide_slow(TsBigInt *left, TsBigInt *right);
TsBigInt *ts_bigint_modulo_slow(TsBigInt *left, TsBigInt *right);
TsBigInt *ts_bigint_and_slow(TsBigInt *left, TsBigInt *right);
TsBigInt *ts_bigint_or_slow(TsBigInt *left, TsBigInt *right);
TsBigInt *ts_bigint_xor_slow(TsBigInt *left, TsBigInt *right);
TsBigInt *ts_bigint_shift_left_slow(TsBigInt *left, TsBigInt *right);
TsBigInt *ts_bigint_negate_slow(TsBigInt *value);
TsBigInt *ts_bigint_not_slow(TsBigInt *value);
int ts_bigint_compare_slow(const TsBigInt *left, const TsBigInt *right);
bool ts_bigint_equals_slow(const TsBigInt *left, const TsBigInt *right);

/** left ** right; RangeError "undefined must be positive" (as V8 words it). */
TsBigInt *ts_bigint_power(TsBigInt *left, TsBigInt *right);

/** `>>>` on BigInts: throws TypeError. */
_Noreturn TsBigInt *ts_bigint_shift_right_unsigned(TsBigInt *left, TsBigInt *right);

static inline TsBigInt *ts_bigint_add(TsBigInt *left, TsBigInt *right)
{
    intptr_t sum;

    if (__builtin_expect(ts_bigint_are_small(left, right), 1) &&
        !__builtin_add_overflow((intptr_t)left - 1, (intptr_t)right, &sum)) {
        return (TsBigInt *)sum;
    }
    return ts_bigint_add_slow(left, right);
}

static inline TsBigInt *ts_bigint_subtract(TsBigInt *left, TsBigInt *right)
{
    intptr_t difference;

    if (__builtin_expect(ts_bigint_are_small(left, right), 1) &&
        !__builtin_sub_overflow((intptr_t)left, (intptr_t)right - 1, &difference)) {
        return (TsBigInt *)difference;
    }
    return ts_bigint_subtract_slow(left, right);
}

static inline TsBigInt *ts_bigint_multiply(TsBigInt *left, TsBigInt *right)
{
    intptr_t product;

    if (__builtin_expect(ts_bigint_are_small(left, right), 1) &&
        !__builtin_mul_overflow((intptr_t)left - 1, ts_bigint_small(right), &product)) {
        return (TsBigInt *)(product | 1);
    }
    return ts_bigint_multiply_slow(left, right);
}

/** RangeError "Division by zero". */
static inline TsBigInt *ts_bigint_divide(TsBigInt *left, TsBigInt *right)
{
    if (__builtin_expect(ts_bigint_are_small(left, right) && ts_bigint_small(right) > 0, 1)) {
        return (TsBigInt *)(ts_bigint_small(left) / ts_bigint_small(right) * 2 + 1);
    }
    return ts_bigint_divide_slow(left, right);
}

/** The sign is the dividend's. RangeError "Division by zero". */
static inline TsBigInt *ts_bigint_modulo(TsBigInt *left, TsBigInt *right)
{
    if (__builtin_expect(ts_bigint_are_small(left, right) && ts_bigint_small(right) > 0, 1)) {
        return (TsBigInt *)(ts_bigint_small(left) % ts_bigint_small(right) * 2 + 1);
    }
    return ts_bigint_modulo_slow(left, right);
}

static inline TsBigInt *ts_bigint_and(TsBigInt *left, TsBigInt *right)
{
    return __builtin_expect(ts_bigint_are_small(left, right), 1)
               ? (TsBigInt *)((intptr_t)left & (intptr_t)right)
               : ts_bigint_and_slow(left, right);
}

static inline TsBigInt *ts_bigint_or(TsBigInt *left, TsBigInt *right)
{
    return __builtin_expect(ts_bigint_are_small(left, right), 1)
               ? (TsBigInt *)((intptr_t)left | (intptr_t)right)
               : ts_bigint_or_slow(left, right);
}

static inline TsBigInt *ts_bigint_xor(TsBigInt *left, TsBigInt *right)
{
    return __builtin_expect(ts_bigint_are_small(left, right), 1)
               ? (TsBigInt *)(((intptr_t)left ^ (intptr_t)right) | 1)
               : ts_bigint_xor_slow(left, right);
}

static inline TsBigInt *ts_bigint_negate(TsBigInt *value)
{
    intptr_t negated;

    if (__builtin_expect(ts_bigint_is_small(value), 1) &&
        !__builtin_sub_overflow((intptr_t)2, (intptr_t)value, &negated)) {
        return (TsBigInt *)negated;
    }
    return ts_bigint_negate_slow(value);
}

static inline TsBigInt *ts_bigint_not(TsBigInt *value)
{
    return __builtin_expect(ts_bigint_is_small(value), 1) ? (TsBigInt *)(~(intptr_t)value | 1)
                                                          : ts_bigint_not_slow(value);
}

/** A negative count shifts the other way; right shifts round towards minus infinity. */
static inline TsBigInt *ts_bigint_shift_left(TsBigInt *left, TsBigInt *right)
{
    if (__builtin_expect(ts_bigint_are_small(left, right), 1)) {
        intptr_t value = ts_bigint_small(left), count = ts_bigint_small(right), product;
        if (count >= 0 && count < (intptr_t)sizeof value * 8 - 2 &&
            !__builtin_mul_overflow(value, (intptr_t)2 << count, &product)) {
            return (TsBigInt *)(product | 1);
        }
    }
    return ts_bigint_shift_left_slow(left, right);
}

TsBigInt *ts_bigint_shift_right_slow(TsBigInt *left, TsBigInt *right);
static inline TsBigInt *ts_bigint_shift_right(TsBigInt *left, TsBigInt *right)
{
    if (__builtin_expect(ts_bigint_are_small(left, right), 1)) {
        intptr_t count = ts_bigint_small(right);
        if (count >= 0 && count < (intptr_t)sizeof count * 8) {
            return (TsBigInt *)((ts_bigint_small(left) >> count) * 2 + 1);
        }
    }
    return ts_bigint_shift_right_slow(left, right);
}

static inline TsBigInt *ts_bigint_increment(TsBigInt *value)
{
    return ts_bigint_add(value, TS_BIGINT(1));
}

static inline TsBigInt *ts_bigint_decrement(TsBigInt *value)
{
    return ts_bigint_subtract(value, TS_BIGINT(1));
}

/* ---- comparison ------------------------------------------------------------------------------ */

/** < 0, 0, > 0. */
static inline int ts_bigint_compare(const TsBigInt *left, const TsBigInt *right)
{
    if (__builtin_expect(ts_bigint_are_small(left, right), 1)) {
        return ((intptr_t)left > (intptr_t)right) - ((intptr_t)left < (intptr_t)right);
    }
    return ts_bigint_compare_slow(left, right);
}

/** NULL only equals NULL. */
static inline bool ts_bigint_equals(const TsBigInt *left, const TsBigInt *right)
{
    return left == right || ts_bigint_equals_slow(left, right);
}

/** Neither 0n nor undefined. */
static inline bool ts_bigint_truthy(const TsBigInt *value)
{
    return value && value != TS_BIGINT(0);
}

/* ---- conversions (bigint_convert.c, bigint_text.c) ------------------------------------------- */

/** BigInt(value): from integers, booleans, and text. RangeError, TypeError, SyntaxError. */
TsBigInt *ts_bigint_from_value_slow(TsValue value);
static inline TsBigInt *ts_bigint_from_value(TsValue value)
{
    if (ts_is_number(value) && __builtin_fabs(value.as.number) <= 9007199254740992.0 &&
        value.as.number == (double)(int64_t)value.as.number) {
        return ts_bigint_from_int64((int64_t)value.as.number);
    }
    return ts_bigint_from_value_slow(value);
}
TsBigInt *ts_bigint_from_number(double number);
TsBigInt *ts_bigint_from_string(TsString *text);

/** ToBigInt (§7.1.13): as BigInt(value), but a number throws TypeError. */
TsBigInt *ts_to_bigint(TsValue value);

/** Number(value): rounded to nearest, ties to even. */
double ts_bigint_to_number(const TsBigInt *value);

/** The lowest 64 bits (two's complement). */
uint64_t ts_bigint_to_uint64(const TsBigInt *value);

/** StringToBigInt (§7.1.14); NULL when the text is none. */
TsBigInt *ts_bigint_parse(const TsString *text);

/** radix: 2 to 36, absent (the undefined number) 10; else RangeError. */
TsString *ts_bigint_to_string(TsBigInt *value, double radix);
/** With commas between groups of three digits (en-US). */
TsString *ts_bigint_to_locale_string(TsBigInt *value);

static inline TsBigInt *ts_bigint_value_of(TsBigInt *value)
{
    return value;
}

/** BigInt.asIntN(bits, value), BigInt.asUintN(bits, value). */
TsBigInt *ts_bigint_as_int_n(double bits, TsBigInt *value);
TsBigInt *ts_bigint_as_uint_n(double bits, TsBigInt *value);

/** Order of a BigInt and a number: < 0, 0, > 0; 2 when the number is NaN. */
int ts_bigint_compare_number(const TsBigInt *value, double number);

#endif
