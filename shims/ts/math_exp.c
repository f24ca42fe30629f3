/*
 * exp, expm1, sinh, cosh, tanh.
 *
 * x = k ln 2 + r with |r| <= ln 2 / 2; exp(r) comes from a rational in r*r, and the result is
 * scaled by 2**k. The hyperbolic functions pick, by the size of x, a form in expm1 or exp that
 * loses no digits.
 */
#include "ts/math.h"
#include "ts/math_bits.h"

static const double LN2_HIGH = 6.93147180369123816490e-01;
static const double LN2_LOW = 1.90821492927058770002e-10;
static const double INVERSE_LN2 = 1.44269504088896338700e+00;
static const double EXP_LARGEST = 7.09782712893383973096e+02;
static const double EXP_SMALLEST = -7.45133219101941108420e+02;

/** The polynomial of exp: r - t*(P1 + t*(P2 + ...)), t = r*r. */
static double exp_polynomial(double r)
{
    static const double P1 = 1.66666666666666019037e-01;
    static const double P2 = -2.77777777770155933842e-03;
    static const double P3 = 6.61375632143793436117e-05;
    static const double P4 = -1.65339022054652515390e-06;
    static const double P5 = 4.13813679705723846039e-08;
    double t = r * r;

    return r - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
}

/** y * 2**k where the result may be subnormal or just below overflow. */
static double scale(double y, int k)
{
    if (k == 1024) {
        return y * 2.0 * 0x1p1023;
    }
    if (k >= -1021) {
        return y * math_power_of_2(k);
    }
    return y * math_power_of_2(k + 1000) * 0x1p-1000;
}

double ts_math_exp(double x)
{
    int32_t size = math_size(x);
    double high = 0;
    double low = 0;
    int k = 0;

    if (x != x) {
        return x;
    }
    if (x > EXP_LARGEST) {
        return INFINITY;
    }
    if (x < EXP_SMALLEST) {
        return 0;
    }
    if (size > 0x3fd62e42) {     /* |x| > ln 2 / 2 */
        if (size < 0x3ff0a2b2) { /* |x| < 1.5 ln 2 */
            if (x == 1.0) {
                return TS_MATH_E;
            }
            k = x < 0 ? -1 : 1;
        } else {
            k = (int)(INVERSE_LN2 * x + (x < 0 ? -0.5 : 0.5));
        }
        high = x - k * LN2_HIGH;
        low = k * LN2_LOW;
        x = high - low;
    } else if (size < 0x3e300000) { /* |x| < 2**-28 */
        return 1.0 + x;
    }
    double c = exp_polynomial(x);
    if (k == 0) {
        return 1.0 - ((x * c) / (c - 2.0) - x);
    }
    return scale(1.0 - ((low - (x * c) / (2.0 - c)) - high), k);
}

/** expm1 after the reduction: x is the reduced argument, c what its rounding lost. */
static double expm1_reduced(double x, double c, int k)
{
    static const double Q1 = -3.33333333333331316428e-02;
    static const double Q2 = 1.58730158725481460165e-03;
    static const double Q3 = -7.93650757867487942473e-05;
    static const double Q4 = 4.00821782732936239552e-06;
    static const double Q5 = -2.01099218183624371326e-07;
    double half = 0.5 * x;
    double hxs = x * half;
    double r1 = 1.0 + hxs * (Q1 + hxs * (Q2 + hxs * (Q3 + hxs * (Q4 + hxs * Q5))));
    double t = 3.0 - r1 * half;
    double e = hxs * ((r1 - t) / (6.0 - x * t));

    if (k == 0) {
        return x - (x * e - hxs);
    }
    e = x * (e - c) - c;
    e -= hxs;
    if (k == -1) {
        return 0.5 * (x - e) - 0.5;
    }
    if (k == 1) {
        return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1.0 + 2.0 * (x - e);
    }
    if (k <= -2 || k > 56) {
        double y = 1.0 - (e - x);
        y = k == 1024 ? y * 2.0 * 0x1p1023 : y * math_power_of_2(k);
        return y - 1.0;
    }
    if (k < 20) {
        t = 1.0 - math_power_of_2(-k);
        return (t - (e - x)) * math_power_of_2(k);
    }
    t = math_power_of_2(-k);
    return ((x - (e + t)) + 1.0) * math_power_of_2(k);
}

double ts_math_expm1(double x)
{
    int32_t size = math_size(x);
    double c = 0;
    int k = 0;

    if (x != x || x == INFINITY) {
        return x;
    }
    if (x > EXP_LARGEST) {
        return INFINITY;
    }
    if (size >= 0x4043687a && x < 0) { /* below -56 ln 2 */
        return -1.0;
    }
    if (size > 0x3fd62e42) {
        if (size < 0x3ff0a2b2) {
            k = x < 0 ? -1 : 1;
        } else {
            k = (int)(INVERSE_LN2 * x + (x < 0 ? -0.5 : 0.5));
        }
        double high = x - k * LN2_HIGH;
        double low = k * LN2_LOW;
        x = high - low;
        c = (high - x) - low;
    } else if (size < 0x3c900000) { /* |x| < 2**-54 */
        return x;
    }
    return expm1_reduced(x, c, k);
}

double ts_math_sinh(double x)
{
    double size = fabs(x);
    double half = x < 0 ? -0.5 : 0.5;

    if (size < 22) {
        if (size < 0x1p-28) {
            return x;
        }
        double t = ts_math_expm1(size);
        if (size < 1) {
            return half * (2 * t - t * t / (t + 1));
        }
        return half * (t + t / (t + 1));
    }
    if (size < 709.7822265625) {
        return half * ts_math_exp(size);
    }
    if (size <= 710.4758600739439) {
        double w = ts_math_exp(0.5 * size);
        return half * w * w;
    }
    return x * INFINITY;
}

double ts_math_cosh(double x)
{
    int32_t size = math_size(x);

    if (size < 0x3fd62e43) { /* |x| < ln 2 / 2 */
        double t = ts_math_expm1(fabs(x));
        double w = 1.0 + t;
        if (size < 0x3c800000) {
            return w;
        }
        return 1.0 + (t * t) / (w + w);
    }
    if (size < 0x40360000) { /* |x| < 22 */
        double t = ts_math_exp(fabs(x));
        return 0.5 * t + 0.5 / t;
    }
    if (fabs(x) < 709.7822265625) {
        return 0.5 * ts_math_exp(fabs(x));
    }
    if (fabs(x) <= 710.4758600739439) {
        double w = ts_math_exp(0.5 * fabs(x));
        return 0.5 * w * w;
    }
    return x != x ? x : INFINITY;
}

double ts_math_tanh(double x)
{
    int32_t size = math_size(x);
    double z;

    if (x != x) {
        return x;
    }
    if (size < 0x40360000) {     /* |x| < 22 */
        if (size < 0x3e300000) { /* |x| < 2**-28 */
            return x;
        }
        if (size >= 0x3ff00000) {
            double t = ts_math_expm1(2.0 * fabs(x));
            z = 1.0 - 2.0 / (t + 2.0);
        } else {
            double t = ts_math_expm1(-2.0 * fabs(x));
            z = -t / (t + 2.0);
        }
    } else {
        z = 1.0;
    }
    return x < 0 ? -z : z;
}
