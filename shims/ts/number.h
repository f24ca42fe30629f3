/*
 * Numbers: conversions between doubles, integers and text, and the arithmetic of the language that
 * C's operators do not give. ECMA-262 §6.1.6.1, §7.1.
 */
#ifndef TS_NUMBER_H
#define TS_NUMBER_H

#include "ts/value.h"

/* As <math.h> defines them, space for space, for code that needs no more of it. */
/* clang-format off */
#ifndef NAN
#define NAN (__builtin_nanf (""))
#endif
#ifndef INFINITY
#define INFINITY (__builtin_inff ())
#endif
/* clang-format on */

/** Enough for the text of any double in base 10, with a final NUL. */
#define TS_NUMBER_TEXT_MAX 32

/** Number::toString(10) as ASCII; returns the length. The text ends with a NUL. */
size_t ts_number_to_text(double number, char text[TS_NUMBER_TEXT_MAX]);
/** The same for an integer. */
size_t ts_int_to_text(int64_t number, char text[TS_NUMBER_TEXT_MAX]);

/**
 * The shortest decimal digits that read back as `number` (finite, > 0; the closest if several):
 * digits without leading or trailing zeros into `digits` (at most 17, no NUL); returns their count;
 * number = 0.d1d2d3... * 10^*point.
 */
int ts_number_digits(double number, char digits[20], int *point);

/** StringToNumber (§7.1.4.1.1): white space, Infinity, hex, octal, binary; NaN when ill-formed. */
double ts_number_from_string(const TsString *string);
/** The same for ASCII text. */
double ts_number_from_text(const char *text, size_t length);
/** A decimal literal without sign or white space rules: correctly rounded strtod, locale-free. */
double ts_number_from_decimal(const char *text, size_t length);

/** ToInt32 (§7.1.6), for any double. */
int32_t ts_to_int32_slow(double number);
static inline int32_t ts_to_int32(double number)
{
    int32_t integer;

    if (__builtin_expect(number >= -2147483648.0 && number <= 2147483647.0, 1)) {
        integer = (int32_t)number;
        return integer;
    }
    return ts_to_int32_slow(number);
}

static inline uint32_t ts_to_uint32(double number)
{
    return (uint32_t)ts_to_int32(number);
}

/** ToIntegerOrInfinity (§7.1.5) clamped to what fits in int64_t; NaN gives 0. */
static inline int64_t ts_to_integer(double number)
{
    if (number >= 9223372036854774784.0) {
        return INT64_MAX;
    }
    if (number <= -9223372036854774784.0) {
        return INT64_MIN;
    }
    return number == number ? (int64_t)number : 0;
}

/** A relative position as slice() takes it: negative counts from the end; within [0, length]. */
static inline size_t ts_relative_index(double position, size_t length)
{
    int64_t index = ts_to_integer(position);

    if (index < 0) {
        return index + (int64_t)length < 0 || index == INT64_MIN
                   ? 0
                   : (size_t)(index + (int64_t)length);
    }
    return (uint64_t)index > length ? length : (size_t)index;
}

/** The operator % on numbers (§6.1.6.1.6). ** is in ts/pow.h. */
double ts_number_mod_slow(double left, double right);

static inline double ts_number_mod(double left, double right)
{
    /* Counts and indices; a division of 32 bits takes a fraction of the time of a longer one. */
    if (left >= 0 && left < 4294967296.0 && right >= 1 && right < 4294967296.0) {
        uint32_t number = (uint32_t)left, modulus = (uint32_t)right;
        if (number == left && modulus == right && (number || !__builtin_signbit(left))) {
            return number % modulus;
        }
    }
    return ts_number_mod_slow(left, right);
}

static inline double ts_square(double number)
{
    return number * number;
}

/** An exact 64-bit integer result rounded as the double operation would have. */
static inline int64_t ts_round53(int64_t exact)
{
    return (int64_t)(double)exact;
}

/**
 * number % modulus for number >= 0 and modulus > 0, quick where the number is mostly below twice the
 * modulus: sums that are reduced at each step.
 */
static inline int64_t ts_reduce(int64_t number, int64_t modulus)
{
    if (number < 2 * modulus) {
        return number >= modulus ? number - modulus : number;
    }
    return number % modulus;
}

/** number % modulus as an index: -1 instead of NaN. */
static inline int64_t ts_index_mod(int64_t number, int64_t modulus)
{
    return modulus == 0 ? -1 : modulus == -1 ? 0 : number % modulus;
}

/** Shifts of the language: counts are taken modulo 32 (§6.1.6.1.9-11). */
static inline int32_t ts_shl(int32_t left, uint32_t count)
{
    return (int32_t)((uint32_t)left << (count & 31));
}

static inline int32_t ts_sar(int32_t left, uint32_t count)
{
    return left >> (count & 31);
}

static inline uint32_t ts_shr(uint32_t left, uint32_t count)
{
    return left >> (count & 31);
}

/** Is it an integer with |number| <= 2^53 - 1? */
static inline bool ts_is_safe_integer(double number)
{
    return number >= -9007199254740991.0 && number <= 9007199254740991.0 &&
           (double)(int64_t)number == number;
}

/** truthiness of a number: neither 0 nor NaN. */
static inline bool ts_number_truthy(double number)
{
    return number == number && number != 0;
}

#endif
