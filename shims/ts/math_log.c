/*
 * log, log2, log10, log1p, and the inverse hyperbolic functions that are built on them.
 *
 * x = 2**k (1 + f) with sqrt(2)/2 < 1 + f < sqrt(2); log(1 + f) is a series in s = f / (2 + f),
 * and k ln 2 is added in two parts.
 */
#include "ts/math.h"
#include "ts/math_bits.h"

static const double LN2_HIGH = 6.93147180369123816490e-01;
static const double LN2_LOW = 1.90821492927058770002e-10;

/** The series of log(1 + f) - 2s in z = s*s, evaluated as two interleaved halves. */
static double log_series(double z)
{
    static const double L1 = 6.666666666666735130e-01;
    static const double L2 = 3.999999999940941908e-01;
    static const double L3 = 2.857142874366239149e-01;
    static const double L4 = 2.222219843214978396e-01;
    static const double L5 = 1.818357216161805012e-01;
    static const double L6 = 1.531383769920937332e-01;
    static const double L7 = 1.479819860511658591e-01;
    double w = z * z;
    double even = w * (L2 + w * (L4 + w * L6));
    double odd = z * (L1 + w * (L3 + w * (L5 + w * L7)));

    return odd + even;
}

/** Splits positive finite x: returns k and sets *m in [sqrt(2)/2, sqrt(2)) with x = 2**k m. */
static int split(double x, double *m)
{
    int k = 0;

    if (math_high(x) < 0x00100000) { /* subnormal */
        k -= 54;
        x *= 0x1p54;
    }
    int32_t high = math_high(x);
    k += (high >> 20) - 1023;
    high &= 0x000fffff;
    int32_t carry = (high + 0x95f64) & 0x100000;
    *m = math_with_high(x, high | (carry ^ 0x3ff00000));
    return k + (carry >> 20);
}

double ts_math_log(double x)
{
    double m;

    if (x == 0) {
        return -INFINITY;
    }
    if (x < 0) {
        return NAN;
    }
    if (!(x < INFINITY)) {
        return x;
    }
    int k = split(x, &m);
    int32_t high = math_high(x < 0x1p-1022 ? x * 0x1p54 : x) & 0x000fffff;
    double f = m - 1.0;
    double dk = k;

    if ((0x000fffff & (2 + high)) < 3) { /* |f| < 2**-20 */
        if (f == 0) {
            return k == 0 ? 0 : dk * LN2_HIGH + dk * LN2_LOW;
        }
        double r = f * f * (0.5 - 0.33333333333333333 * f);
        return k == 0 ? f - r : dk * LN2_HIGH - ((r - dk * LN2_LOW) - f);
    }
    double s = f / (2.0 + f);
    double r = log_series(s * s);
    if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
        double half_square = 0.5 * f * f;
        if (k == 0) {
            return f - (half_square - s * (half_square + r));
        }
        return dk * LN2_HIGH - ((half_square - (s * (half_square + r) + dk * LN2_LOW)) - f);
    }
    if (k == 0) {
        return f - s * (f - r);
    }
    return dk * LN2_HIGH - ((s * (f - r) - dk * LN2_LOW) - f);
}

double ts_math_log2(double x)
{
    static const double INVERSE_LN2_HIGH = 1.44269504072144627571e+00;
    static const double INVERSE_LN2_LOW = 1.67517131648865118353e-10;
    double m;

    if (x == 0) {
        return -INFINITY;
    }
    if (x < 0) {
        return NAN;
    }
    if (!(x < INFINITY)) {
        return x;
    }
    if (x == 1.0) {
        return 0;
    }
    double y = split(x, &m);
    double f = m - 1.0;
    double half_square = 0.5 * f * f;
    double s = f / (2.0 + f);
    double r = s * (half_square + log_series(s * s));
    double high = math_clear_low(f - half_square);
    double low = (f - high) - half_square + r;
    double value_high = high * INVERSE_LN2_HIGH;
    double value_low = (low + high) * INVERSE_LN2_LOW + low * INVERSE_LN2_HIGH;
    double w = y + value_high;

    return value_low + ((y - w) + value_high) + w;
}

double ts_math_log10(double x)
{
    static const double INVERSE_LN10 = 4.34294481903251816668e-01;
    static const double LOG10_2_HIGH = 3.01029995663611771306e-01;
    static const double LOG10_2_LOW = 3.69423907715893078616e-13;
    int k = 0;

    if (x == 0) {
        return -INFINITY;
    }
    if (x < 0) {
        return NAN;
    }
    if (!(x < INFINITY)) {
        return x;
    }
    if (x == 1.0) {
        return 0;
    }
    if (math_high(x) < 0x00100000) {
        k -= 54;
        x *= 0x1p54;
    }
    int32_t high = math_high(x);
    k += (high >> 20) - 1023;
    int negative = k < 0;
    double y = k + negative;
    x = math_with_high(x, (high & 0x000fffff) | ((0x3ff - negative) << 20));
    double z = y * LOG10_2_LOW + INVERSE_LN10 * ts_math_log(x);
    return z + y * LOG10_2_HIGH;
}

/** log1p once 1 + x = 2**k (1 + f) is known; c corrects the rounding of 1 + x, high is its word. */
static double log1p_reduced(double f, double c, int k, int32_t high)
{
    double half_square = 0.5 * f * f;
    double dk = k;

    if (high == 0) { /* |f| < 2**-20 */
        if (f == 0) {
            return k == 0 ? 0 : dk * LN2_HIGH + (c + dk * LN2_LOW);
        }
        double r = half_square * (1.0 - 0.66666666666666666 * f);
        return k == 0 ? f - r : dk * LN2_HIGH - ((r - (dk * LN2_LOW + c)) - f);
    }
    static const double L[] = {6.666666666666735130e-01, 3.999999999940941908e-01,
                               2.857142874366239149e-01, 2.222219843214978396e-01,
                               1.818357216161805012e-01, 1.531383769920937332e-01,
                               1.479819860511658591e-01};
    double s = f / (2.0 + f);
    double z = s * s;
    double r =
        z * (L[0] + z * (L[1] + z * (L[2] + z * (L[3] + z * (L[4] + z * (L[5] + z * L[6]))))));
    if (k == 0) {
        return f - (half_square - s * (half_square + r));
    }
    return dk * LN2_HIGH - ((half_square - (s * (half_square + r) + (dk * LN2_LOW + c))) - f);
}

double ts_math_log1p(double x)
{
    int32_t size = math_size(x);
    int32_t signed_high = math_high(x);

    if (x == -1.0) {
        return -INFINITY;
    }
    if (x < -1.0) {
        return NAN;
    }
    if (!(x < INFINITY)) {
        return x;
    }
    if (size < 0x3e200000) { /* |x| < 2**-29 */
        return size < 0x3c900000 ? x : x - x * x * 0.5;
    }
    /* V8 compares the signed words: -0.2929 < x < 0.41422 needs no reduction. */
    if ((signed_high > 0 && signed_high < 0x3fda827a) || signed_high <= (int32_t)0xbfd2bec4) {
        return log1p_reduced(x, 0, 0, 1);
    }
    double u = size < 0x43400000 ? 1.0 + x : x;
    int32_t high = math_high(u);
    int k = (high >> 20) - 1023;
    double c = 0;
    if (size < 0x43400000) {
        c = (k > 0 ? 1.0 - (u - x) : x - (u - 1.0)) / u;
    }
    high &= 0x000fffff;
    if (high < 0x6a09e) {
        u = math_with_high(u, high | 0x3ff00000);
    } else {
        k++;
        u = math_with_high(u, high | 0x3fe00000);
        high = (0x00100000 - high) >> 2;
    }
    return log1p_reduced(u - 1.0, c, k, high);
}

double ts_math_acosh(double x)
{
    if (x < 1) {
        return NAN;
    }
    if (x >= 0x1p28) {
        return x < INFINITY ? ts_math_log(x) + TS_MATH_LN2 : x;
    }
    if (x == 1) {
        return 0;
    }
    if (math_high(x) > 0x40000000) { /* above 2 */
        return ts_math_log(2.0 * x - 1.0 / (x + sqrt(x * x - 1.0)));
    }
    double t = x - 1.0;
    return x == x ? ts_math_log1p(t + sqrt(2.0 * t + t * t)) : x;
}

double ts_math_asinh(double x)
{
    int32_t size = math_size(x);
    double a = fabs(x);
    double w;

    if (size >= 0x7ff00000 || size < 0x3e300000) { /* infinite, NaN, below 2**-28 */
        return x;
    }
    if (size > 0x41b00000) { /* above 2**28 */
        w = ts_math_log(a) + TS_MATH_LN2;
    } else if (size > 0x40000000) { /* above 2 */
        w = ts_math_log(2.0 * a + 1.0 / (sqrt(x * x + 1.0) + a));
    } else {
        double t = x * x;
        w = ts_math_log1p(a + t / (1.0 + sqrt(1.0 + t)));
    }
    return x < 0 ? -w : w;
}

double ts_math_atanh(double x)
{
    int32_t size = math_size(x);
    double a = fabs(x);
    double t;

    if (a > 1) {
        return NAN;
    }
    if (a == 1) {
        return x / 0.0;
    }
    if (x != x || size < 0x3e300000) {
        return x;
    }
    if (size < 0x3fe00000) { /* below 0.5 */
        t = a + a;
        t = 0.5 * ts_math_log1p(t + t * a / (1.0 - a));
    } else {
        t = 0.5 * ts_math_log1p((a + a) / (1.0 - a));
    }
    return x < 0 ? -t : t;
}
