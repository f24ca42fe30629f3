/*
 * Operators on BigInts that do not fit in a pointer (ECMA-262 §6.1.6.2): signs around the natural
 * numbers of bigint_limbs.h; bit operations in two's complement.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ts/bigint_internal.h"

/* ---- sums and products ----------------------------------------------------------------------- */

static TsBigInt *sum(const Magnitude *a, const Magnitude *b, bool b_negative)
{
    if (a->negative == b_negative) {
        const Magnitude *longer = a->length >= b->length ? a : b, *other = longer == a ? b : a;
        TsBigInt *cell = bigint_new(longer->length + 1);
        cell->limbs[longer->length] =
            limbs_add(cell->limbs, longer->limbs, longer->length, other->limbs, other->length);
        return bigint_finish(cell, longer->length + 1, a->negative);
    }
    bool less = limbs_compare(a->limbs, a->length, b->limbs, b->length) < 0;
    const Magnitude *larger = less ? b : a, *smaller = less ? a : b;
    TsBigInt *cell = bigint_new(larger->length);

    limbs_subtract(cell->limbs, larger->limbs, larger->length, smaller->limbs, smaller->length);
    return bigint_finish(cell, larger->length, less ? b_negative : a->negative);
}

TsBigInt *ts_bigint_add_slow(TsBigInt *left, TsBigInt *right)
{
    Magnitude a, b;

    bigint_read(left, &a);
    bigint_read(right, &b);
    return sum(&a, &b, b.negative);
}

TsBigInt *ts_bigint_subtract_slow(TsBigInt *left, TsBigInt *right)
{
    Magnitude a, b;

    bigint_read(left, &a);
    bigint_read(right, &b);
    return sum(&a, &b, !b.negative);
}

TsBigInt *ts_bigint_multiply_slow(TsBigInt *left, TsBigInt *right)
{
    Magnitude a, b;

    bigint_read(left, &a);
    bigint_read(right, &b);
    TsBigInt *cell = bigint_new(a.length + b.length);
    limbs_multiply(cell->limbs, a.limbs, a.length, b.limbs, b.length);
    return bigint_finish(cell, a.length + b.length, a.negative != b.negative);
}

TsBigInt *ts_bigint_negate_slow(TsBigInt *value)
{
    Magnitude a, zero;

    bigint_read(TS_BIGINT(0), &zero);
    bigint_read(value, &a);
    return sum(&zero, &a, !a.negative);
}

/* ---- quotients ------------------------------------------------------------------------------- */

static void read_quotient(TsBigInt *left, TsBigInt *right, Magnitude *a, Magnitude *b)
{
    bigint_read(left, a);
    bigint_read(right, b);
    if (b->length == 0) {
        ts_throw_error(&RangeError_type, "Division by zero");
    }
}

TsBigInt *ts_bigint_divide_slow(TsBigInt *left, TsBigInt *right)
{
    Magnitude a, b;

    read_quotient(left, right, &a, &b);
    if (a.length < b.length) {
        return TS_BIGINT(0);
    }
    TsBigInt *cell = bigint_new(a.length - b.length + 1);
    limbs_divide(cell->limbs, NULL, a.limbs, a.length, b.limbs, b.length);
    return bigint_finish(cell, a.length - b.length + 1, a.negative != b.negative);
}

TsBigInt *ts_bigint_modulo_slow(TsBigInt *left, TsBigInt *right)
{
    Magnitude a, b;

    read_quotient(left, right, &a, &b);
    if (a.length < b.length) {
        return left;
    }
    TsBigInt *cell = bigint_new(b.length);
    limbs_divide(NULL, cell->limbs, a.limbs, a.length, b.limbs, b.length);
    return bigint_finish(cell, b.length, a.negative);
}

/* By squaring; only the first product of powers of two is spared: 2n ** n is a shift. */
TsBigInt *ts_bigint_power(TsBigInt *left, TsBigInt *right)
{
    Magnitude a, b;

    bigint_read(left, &a);
    bigint_read(right, &b);
    if (b.negative) {
        ts_throw_error(&RangeError_type, "undefined must be positive");
    }
    if (b.length == 0) {
        return TS_BIGINT(1);
    }
    if (left == TS_BIGINT(0) || left == TS_BIGINT(1)) {
        return left;
    }
    if (left == TS_BIGINT(-1)) {
        return b.limbs[0] & 1 ? left : TS_BIGINT(1);
    }
    if (b.length > 1 || b.limbs[0] > BIGINT_MAX_BITS) {
        bigint_too_big();
    }
    if (left == TS_BIGINT(2)) {
        return ts_bigint_shift_left(TS_BIGINT(1), right);
    }
    TsBigInt *result = TS_BIGINT(1), *base = left;
    for (TsLimb exponent = b.limbs[0];; base = ts_bigint_multiply(base, base)) {
        if (exponent & 1) {
            result = ts_bigint_multiply(result, base);
        }
        exponent >>= 1;
        if (exponent == 0) {
            return result;
        }
    }
}

/* ---- shifts ---------------------------------------------------------------------------------- */

static TsBigInt *shift_left(const Magnitude *a, size_t count)
{
    if (limbs_bits(a->limbs, a->length) + count > BIGINT_MAX_BITS) {
        bigint_too_big();
    }
    size_t length = a->length + count / TS_LIMB_BITS + 1;
    TsBigInt *cell = bigint_new(length);

    limbs_shift_left(cell->limbs, a->limbs, a->length, count);
    return bigint_finish(cell, length, a->negative);
}

/* Towards minus infinity: a negative number that loses a bit is one further down. */
static TsBigInt *shift_right(const Magnitude *a, size_t count)
{
    if (count / TS_LIMB_BITS >= a->length) {
        return a->negative ? TS_BIGINT(-1) : TS_BIGINT(0);
    }
    size_t length = a->length - count / TS_LIMB_BITS;
    TsBigInt *cell = bigint_new(length + 1);
    bool lost = limbs_shift_right(cell->limbs, a->limbs, a->length, count);
    const TsLimb one = 1;

    cell->limbs[length] =
        a->negative && lost ? limbs_add(cell->limbs, cell->limbs, length, &one, 1) : 0;
    return bigint_finish(cell, length + 1, a->negative);
}

static TsBigInt *shift(TsBigInt *left, TsBigInt *right, bool to_left)
{
    Magnitude a, b;

    bigint_read(left, &a);
    bigint_read(right, &b);
    bool grows = to_left != b.negative;
    if (a.length == 0 || b.length == 0) {
        return left;
    }
    if (b.length > 1 || b.limbs[0] > BIGINT_MAX_BITS) {
        if (grows) {
            bigint_too_big();
        }
        return a.negative ? TS_BIGINT(-1) : TS_BIGINT(0);
    }
    return grows ? shift_left(&a, b.limbs[0]) : shift_right(&a, b.limbs[0]);
}

TsBigInt *ts_bigint_shift_left_slow(TsBigInt *left, TsBigInt *right)
{
    return shift(left, right, true);
}

TsBigInt *ts_bigint_shift_right_slow(TsBigInt *left, TsBigInt *right)
{
    return shift(left, right, false);
}

TsBigInt *ts_bigint_shift_right_unsigned(TsBigInt *left, TsBigInt *right)
{
    if (!left || !right) {
        bigint_mixed();
    }
    ts_throw_error(&TypeError_type, "BigInts have no unsigned right shift, use >> instead");
}

/* ---- bits ------------------------------------------------------------------------------------ */

/* Limbs in place: -limbs in two's complement. */
static void complement(TsLimb *limbs, size_t length)
{
    TsLimb carry = 1;

    for (size_t i = 0; i < length; i++) {
        limbs[i] = ~limbs[i] + carry;
        carry = carry && limbs[i] == 0;
    }
}

/* Two's complement of `length` limbs, cut or extended. */
static void write_complement(TsLimb *out, const Magnitude *a, size_t length)
{
    size_t count = a->length < length ? a->length : length;

    memcpy(out, a->limbs, count * sizeof *out);
    memset(out + count, 0, (length - count) * sizeof *out);
    if (a->negative) {
        complement(out, length);
    }
}

/* The value of limbs in two's complement in a new cell. */
static TsBigInt *finish_complement(TsBigInt *cell, size_t length, bool negative)
{
    if (negative) {
        complement(cell->limbs, length);
    }
    return bigint_finish(cell, length, negative);
}

#define BIT_OPERATION(name, operator)                                           \
    TsBigInt *name(TsBigInt *left, TsBigInt *right)                             \
    {                                                                           \
        Magnitude a, b;                                                         \
                                                                                \
        bigint_read(left, &a);                                                  \
        bigint_read(right, &b);                                                 \
        size_t length = (a.length > b.length ? a.length : b.length) + 1;        \
        TsBigInt *cell = bigint_new(length);                                    \
        TsLimb *other = limbs_scratch(length);                                  \
        write_complement(cell->limbs, &a, length);                              \
        write_complement(other, &b, length);                                    \
        for (size_t i = 0; i < length; i++) {                                   \
            cell->limbs[i] = cell->limbs[i] operator other[i];                  \
        }                                                                       \
        free(other);                                                            \
        return finish_complement(cell, length, a.negative operator b.negative); \
    }
BIT_OPERATION(ts_bigint_and_slow, &)
BIT_OPERATION(ts_bigint_or_slow, |)
BIT_OPERATION(ts_bigint_xor_slow, ^)

TsBigInt *ts_bigint_not_slow(TsBigInt *value)
{
    return ts_bigint_subtract(ts_bigint_negate(value), TS_BIGINT(1));
}

/* ---- asIntN and asUintN ---------------------------------------------------------------------- */

static size_t bit_count(double bits)
{
    double count = bits == bits ? trunc(bits) : 0;

    if (count < 0 || count > 9007199254740991.0) {
        ts_throw_error(&RangeError_type, "Invalid value: not (convertible to) a safe integer");
    }
    return count > BIGINT_MAX_BITS * 2.0 ? (size_t)BIGINT_MAX_BITS * 2 : (size_t)count;
}

/* The lowest `bits` bits in two's complement; *top: the highest of them. */
static TsBigInt *lowest(const Magnitude *a, size_t bits, size_t *length, bool *top)
{
    size_t last = bits % TS_LIMB_BITS;

    *length = bits / TS_LIMB_BITS + 1;
    TsBigInt *cell = bigint_new(*length);
    write_complement(cell->limbs, a, *length);
    cell->limbs[*length - 1] &= ((TsLimb)1 << last) - 1;
    *top = bits > 0 && cell->limbs[(bits - 1) / TS_LIMB_BITS] >> (bits - 1) % TS_LIMB_BITS & 1;
    return cell;
}

TsBigInt *ts_bigint_as_uint_n(double bits, TsBigInt *value)
{
    size_t count = bit_count(bits), length;
    bool top;
    Magnitude a;

    bigint_read(value, &a);
    if (!a.negative && limbs_bits(a.limbs, a.length) <= count) {
        return value;
    }
    if (count > BIGINT_MAX_BITS) {
        bigint_too_big();
    }
    TsBigInt *cell = lowest(&a, count, &length, &top);
    return bigint_finish(cell, length, false);
}

TsBigInt *ts_bigint_as_int_n(double bits, TsBigInt *value)
{
    size_t count = bit_count(bits), length;
    bool top;
    Magnitude a;

    bigint_read(value, &a);
    if (limbs_bits(a.limbs, a.length) < count) {
        return value;
    }
    TsBigInt *cell = lowest(&a, count, &length, &top);
    if (!top) {
        return bigint_finish(cell, length, false);
    }
    /* Its bits minus 2^count. */
    complement(cell->limbs, length);
    cell->limbs[length - 1] &= ((TsLimb)1 << count % TS_LIMB_BITS) - 1;
    return bigint_finish(cell, length, true);
}
