/*
 * Natural numbers as limbs: schoolbook sums and products, Karatsuba's products for long operands,
 * and long division (Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D).
 */
#include <stdlib.h>
#include <string.h>

#include "ts/bigint_limbs.h"
#include "ts/value.h"

enum { KARATSUBA_LIMBS = 40 }; /* from this length on it pays */

TsLimb *limbs_scratch(size_t length)
{
    TsLimb *limbs = malloc((length ? length : 1) * sizeof *limbs);

    if (!limbs) {
        ts_fatal("out of memory");
    }
    return limbs;
}

static unsigned leading_zeros(TsLimb limb)
{
    return TS_LIMB_BITS == 64 ? (unsigned)__builtin_clzll(limb)
                              : (unsigned)__builtin_clzll(limb) - 32;
}

size_t limbs_bits(const TsLimb *limbs, size_t length)
{
    length = limbs_length(limbs, length);
    return length ? length * TS_LIMB_BITS - leading_zeros(limbs[length - 1]) : 0;
}

int limbs_compare(const TsLimb *a, size_t a_length, const TsLimb *b, size_t b_length)
{
    if (a_length != b_length) {
        return a_length < b_length ? -1 : 1;
    }
    while (a_length-- > 0) {
        if (a[a_length] != b[a_length]) {
            return a[a_length] < b[a_length] ? -1 : 1;
        }
    }
    return 0;
}

/* ---- sums ------------------------------------------------------------------------------------ */

TsLimb limbs_add(TsLimb *out, const TsLimb *a, size_t a_length, const TsLimb *b, size_t b_length)
{
    TsLimb carry = 0;

    for (size_t i = 0; i < b_length; i++) {
        TsWideLimb sum = (TsWideLimb)a[i] + b[i] + carry;
        out[i] = (TsLimb)sum;
        carry = (TsLimb)(sum >> TS_LIMB_BITS);
    }
    for (size_t i = b_length; i < a_length; i++) {
        out[i] = a[i] + carry;
        carry = out[i] < carry;
    }
    return carry;
}

void limbs_subtract(TsLimb *out, const TsLimb *a, size_t a_length, const TsLimb *b, size_t b_length)
{
    TsLimb borrow = 0;

    for (size_t i = 0; i < b_length; i++) {
        TsWideLimb difference = (TsWideLimb)a[i] - b[i] - borrow;
        out[i] = (TsLimb)difference;
        borrow = (TsLimb)(difference >> TS_LIMB_BITS) & 1;
    }
    for (size_t i = b_length; i < a_length; i++) {
        TsLimb limb = a[i];
        out[i] = limb - borrow;
        borrow = limb < borrow;
    }
}

/* ---- products -------------------------------------------------------------------------------- */

/* out[0..length) += a * factor; returns the carry. */
static TsLimb add_product(TsLimb *out, const TsLimb *a, size_t length, TsLimb factor)
{
    TsLimb carry = 0;

    for (size_t i = 0; i < length; i++) {
        TsWideLimb product = (TsWideLimb)a[i] * factor + out[i] + carry;
        out[i] = (TsLimb)product;
        carry = (TsLimb)(product >> TS_LIMB_BITS);
    }
    return carry;
}

static void multiply_schoolbook(TsLimb *out, const TsLimb *a, size_t a_length, const TsLimb *b,
                                size_t b_length)
{
    memset(out, 0, (a_length + b_length) * sizeof *out);
    for (size_t i = 0; i < b_length; i++) {
        out[i + a_length] = add_product(out + i, a, a_length, b[i]);
    }
}

/* |a - b| of two numbers of one length; whether a < b. */
static bool difference(TsLimb *out, const TsLimb *a, const TsLimb *b, size_t length)
{
    bool less = limbs_compare(a, length, b, length) < 0;

    limbs_subtract(out, less ? b : a, length, less ? a : b, length);
    return less;
}

/*
 * (a1 B + a0)(b1 B + b0) = a1 b1 B² + (a1 b1 + a0 b0 - (a1 - a0)(b1 - b0)) B + a0 b0, for an even
 * length; scratch has room for 4 * length limbs.
 */
static void multiply_karatsuba(TsLimb *out, const TsLimb *a, const TsLimb *b, size_t length,
                               TsLimb *scratch)
{
    if (length < KARATSUBA_LIMBS || length % 2 != 0) {
        multiply_schoolbook(out, a, length, b, length);
        return;
    }
    size_t half = length / 2;
    TsLimb *product = scratch, *middle = scratch + length, *rest = scratch + 2 * length + 1;
    bool negative = difference(out, a + half, a, half);

    negative ^= difference(out + half, b + half, b, half);
    multiply_karatsuba(product, out, out + half, half, rest);
    multiply_karatsuba(out, a, b, half, rest);
    multiply_karatsuba(out + length, a + half, b + half, half, rest);
    middle[length] = limbs_add(middle, out, length, out + length, length);
    if (negative) {
        middle[length] += limbs_add(middle, middle, length, product, length);
    } else {
        limbs_subtract(middle, middle, length + 1, product, length);
    }
    limbs_add(out + half, out + half, length + half, middle, length + 1);
}

/* Two numbers of one length: padded so that it halves well. */
static void multiply_equal(TsLimb *out, const TsLimb *a, const TsLimb *b, size_t length)
{
    size_t unit = 1;

    while (length / unit >= KARATSUBA_LIMBS) {
        unit *= 2;
    }
    size_t padded = (length + unit - 1) / unit * unit;
    TsLimb *scratch = limbs_scratch(padded * 10);
    TsLimb *a_padded = scratch, *b_padded = a_padded + padded, *product = b_padded + padded;

    memset(scratch, 0, 2 * padded * sizeof *scratch);
    memcpy(a_padded, a, length * sizeof *a);
    memcpy(b_padded, b, length * sizeof *b);
    multiply_karatsuba(product, a_padded, b_padded, padded, product + 2 * padded);
    memcpy(out, product, 2 * length * sizeof *out);
    free(scratch);
}

void limbs_multiply(TsLimb *out, const TsLimb *a, size_t a_length, const TsLimb *b, size_t b_length)
{
    if (a_length < b_length) {
        limbs_multiply(out, b, b_length, a, a_length);
        return;
    }
    if (b_length < KARATSUBA_LIMBS) {
        multiply_schoolbook(out, a, a_length, b, b_length);
        return;
    }
    TsLimb *part = limbs_scratch(2 * b_length);

    memset(out, 0, (a_length + b_length) * sizeof *out);
    for (size_t i = 0; i < a_length; i += b_length) {
        size_t count = a_length - i < b_length ? a_length - i : b_length;
        if (count == b_length) {
            multiply_equal(part, a + i, b, b_length);
        } else {
            limbs_multiply(part, b, b_length, a + i, count);
        }
        limbs_add(out + i, out + i, a_length + b_length - i, part, count + b_length);
    }
    free(part);
}

TsLimb limbs_multiply_small(TsLimb *limbs, size_t length, TsLimb factor, TsLimb summand)
{
    for (size_t i = 0; i < length; i++) {
        TsWideLimb product = (TsWideLimb)limbs[i] * factor + summand;
        limbs[i] = (TsLimb)product;
        summand = (TsLimb)(product >> TS_LIMB_BITS);
    }
    return summand;
}

/* ---- shifts ---------------------------------------------------------------------------------- */

void limbs_shift_left(TsLimb *out, const TsLimb *a, size_t length, size_t count)
{
    size_t limbs = count / TS_LIMB_BITS;
    unsigned bits = count % TS_LIMB_BITS;
    TsLimb carry = 0;

    memset(out, 0, limbs * sizeof *out);
    for (size_t i = 0; i < length; i++) {
        out[i + limbs] = a[i] << bits | carry;
        carry = bits ? a[i] >> (TS_LIMB_BITS - bits) : 0;
    }
    out[length + limbs] = carry;
}

bool limbs_shift_right(TsLimb *out, const TsLimb *a, size_t length, size_t count)
{
    size_t limbs = count / TS_LIMB_BITS;
    unsigned bits = count % TS_LIMB_BITS;
    bool lost = bits && a[limbs] << (TS_LIMB_BITS - bits) != 0;

    for (size_t i = 0; i < limbs && !lost; i++) {
        lost = a[i] != 0;
    }
    for (size_t i = limbs; i < length; i++) {
        TsLimb above = i + 1 < length && bits ? a[i + 1] << (TS_LIMB_BITS - bits) : 0;
        out[i - limbs] = a[i] >> bits | above;
    }
    return lost;
}

/* ---- quotients ------------------------------------------------------------------------------- */

TsLimb limbs_divide_small(TsLimb *limbs, size_t length, TsLimb divisor)
{
    TsLimb remainder = 0;

    while (length-- > 0) {
        TsWideLimb part = (TsWideLimb)remainder << TS_LIMB_BITS | limbs[length];
        limbs[length] = (TsLimb)(part / divisor);
        remainder = (TsLimb)(part % divisor);
    }
    return remainder;
}

/* rest[0..length] -= divisor * digit; whether it became negative. */
static bool subtract_product(TsLimb *rest, const TsLimb *divisor, size_t length, TsLimb digit)
{
    TsLimb carry = 0, borrow = 0;

    for (size_t i = 0; i < length; i++) {
        TsWideLimb product = (TsWideLimb)divisor[i] * digit + carry;
        TsLimb low = (TsLimb)product, limb = rest[i];
        carry = (TsLimb)(product >> TS_LIMB_BITS);
        rest[i] = limb - low - borrow;
        borrow = limb < low || (limb == low && borrow);
    }
    TsLimb top = rest[length];
    rest[length] = top - carry - borrow;
    return top < carry || (top == carry && borrow);
}

/* One digit of the quotient, at most two too large: from the first limbs. */
static TsLimb estimate(const TsLimb *top, TsLimb first, TsLimb second)
{
    if (top[0] >= first) {
        return (TsLimb)-1;
    }
    TsWideLimb part = (TsWideLimb)top[0] << TS_LIMB_BITS | top[-1];
    TsLimb digit = (TsLimb)(part / first), rest = (TsLimb)(part % first);

    while ((TsWideLimb)digit * second > ((TsWideLimb)rest << TS_LIMB_BITS | top[-2])) {
        digit--;
        rest += first;
        if (rest < first) {
            break;
        }
    }
    return digit;
}

/* By one limb. */
static void divide_by_limb(TsLimb *quotient, TsLimb *remainder, const TsLimb *a, size_t length,
                           TsLimb divisor)
{
    TsLimb *rest = quotient ? quotient : limbs_scratch(length);

    memcpy(rest, a, length * sizeof *a);
    TsLimb last = limbs_divide_small(rest, length, divisor);
    if (remainder) {
        remainder[0] = last;
    }
    if (!quotient) {
        free(rest);
    }
}

void limbs_divide(TsLimb *quotient, TsLimb *remainder, const TsLimb *a, size_t a_length,
                  const TsLimb *b, size_t b_length)
{
    if (b_length == 1) {
        divide_by_limb(quotient, remainder, a, a_length, b[0]);
        return;
    }
    TsLimb *rest = limbs_scratch(a_length + 1 + b_length + 1), *divisor = rest + a_length + 1;
    unsigned shift = leading_zeros(b[b_length - 1]);

    limbs_shift_left(rest, a, a_length, shift);
    limbs_shift_left(divisor, b, b_length, shift);
    for (size_t i = a_length - b_length + 1; i-- > 0;) {
        TsLimb digit = estimate(rest + i + b_length, divisor[b_length - 1], divisor[b_length - 2]);
        while (subtract_product(rest + i, divisor, b_length, digit)) {
            /* One too large: back, and again with the next. */
            rest[i + b_length] += add_product(rest + i, divisor, b_length, digit);
            digit--;
        }
        if (quotient) {
            quotient[i] = digit;
        }
    }
    if (remainder) {
        limbs_shift_right(remainder, rest, b_length, shift);
    }
    free(rest);
}
