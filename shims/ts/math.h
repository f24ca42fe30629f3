/*
 * Math (ECMA-262 §21.3).
 *
 * The standard leaves the last digits of the transcendental functions open, and programs print
 * them: these functions give the digits V8 gives. V8 computes them by the methods Sun published
 * in 1993 (argument reduction, then a minimax polynomial or rational with errors below one ulp),
 * so the same reductions, coefficients and orders of evaluation are used here; `pow` is libm's,
 * as in V8, with JavaScript's special cases.
 *
 * Everything is a pure function of its arguments, except ts_math_random.
 *
 * Files: math.c (constants, rounding, integers, pow, random), math_trig.c, math_exp.c,
 * math_log.c, math_inverse.c; math_bits.h is private to them.
 */
#ifndef TS_MATH_H
#define TS_MATH_H

#include <math.h>

#include "ts/value.h"

#define TS_MATH_E       2.718281828459045
#define TS_MATH_LN10    2.302585092994046
#define TS_MATH_LN2     0.6931471805599453
#define TS_MATH_LOG2E   1.4426950408889634
#define TS_MATH_LOG10E  0.4342944819032518
#define TS_MATH_PI      3.141592653589793
#define TS_MATH_SQRT1_2 0.7071067811865476
#define TS_MATH_SQRT2   1.4142135623730951

static inline double ts_math_abs(double x)
{
    return fabs(x);
}

static inline double ts_math_ceil(double x)
{
    return ceil(x);
}

static inline double ts_math_floor(double x)
{
    return floor(x);
}

static inline double ts_math_trunc(double x)
{
    return trunc(x);
}

static inline double ts_math_sqrt(double x)
{
    return sqrt(x);
}

static inline double ts_math_fround(double x)
{
    return (double)(float)x;
}

/** Math.round: halves go towards +Infinity; -0.5 <= x < 0 gives -0 (§21.3.2.28). */
static inline double ts_math_round(double x)
{
    double below = floor(x);

    return copysign(x - below >= 0.5 ? below + 1 : below, x);
}

/** Math.sign: -1, -0, 0, 1 or NaN. */
static inline double ts_math_sign(double x)
{
    return x > 0 ? 1 : x < 0 ? -1 : x;
}

/** Math.max of two numbers: NaN wins, and 0 is above -0. */
static inline double ts_math_max(double a, double b)
{
    if (a > b || a != a) {
        return a;
    }
    return a == b && a == 0 && !signbit(a) ? a : b;
}

/** Math.min of two numbers: NaN wins, and -0 is below 0. */
static inline double ts_math_min(double a, double b)
{
    if (a < b || a != a) {
        return a;
    }
    return a == b && a == 0 && signbit(a) ? a : b;
}

/** Math.max, min and hypot of any count of numbers. */
double ts_math_max_all(size_t count, const TsValue *values);
double ts_math_min_all(size_t count, const TsValue *values);
double ts_math_hypot_all(size_t count, const TsValue *values);

int32_t ts_math_clz32(double x);
int32_t ts_math_imul(double x, double y);

/** `base ** exponent` (§6.1.6.1.3): NaN for 1 ** Infinity, unlike C. */
double ts_math_pow(double base, double exponent);

double ts_math_acos(double x);
double ts_math_acosh(double x);
double ts_math_asin(double x);
double ts_math_asinh(double x);
double ts_math_atan(double x);
double ts_math_atan2(double y, double x);
double ts_math_atanh(double x);
double ts_math_cbrt(double x);
double ts_math_cos(double x);
double ts_math_cosh(double x);
double ts_math_exp(double x);
double ts_math_expm1(double x);
double ts_math_log(double x);
double ts_math_log10(double x);
double ts_math_log1p(double x);
double ts_math_log2(double x);
double ts_math_sin(double x);
double ts_math_sinh(double x);
double ts_math_tan(double x);
double ts_math_tanh(double x);

/** A number in [0, 1) with 53 random bits; a generator per thread, seeded by the system. */
double ts_math_random(void);

#endif
