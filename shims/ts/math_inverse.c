/*
 * asin, acos, atan, atan2, and cbrt: rationals and polynomials on a small interval, after
 * identities that bring the argument there.
 */
#include "ts/math.h"
#include "ts/math_bits.h"

static const double PI_2_HIGH = 1.57079632679489655800e+00;
static const double PI_2_LOW = 6.12323399573676603587e-17;
static const double PI_LOW = 1.2246467991473531772e-16;

/** (asin(x) - x) / x as a rational in t = x*x, for |x| <= 0.5. */
static double asin_rational(double t)
{
    static const double P0 = 1.66666666666666657415e-01;
    static const double P1 = -3.25565818622400915405e-01;
    static const double P2 = 2.01212532134862925881e-01;
    static const double P3 = -4.00555345006794114027e-02;
    static const double P4 = 7.91534994289814532176e-04;
    static const double P5 = 3.47933107596021167570e-05;
    static const double Q1 = -2.40339491173441421878e+00;
    static const double Q2 = 2.02094576023350569471e+00;
    static const double Q3 = -6.88283971605453293030e-01;
    static const double Q4 = 7.70381505559019352791e-02;
    double p = t * (P0 + t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5)))));
    double q = 1.0 + t * (Q1 + t * (Q2 + t * (Q3 + t * Q4)));

    return p / q;
}

double ts_math_asin(double x)
{
    static const double PI_4 = 7.85398163397448278999e-01;
    int32_t size = math_size(x);
    double a = fabs(x);

    if (a > 1 || x != x) {
        return NAN;
    }
    if (a == 1) {
        return x * PI_2_HIGH + x * PI_2_LOW;
    }
    if (size < 0x3fe00000) { /* below 0.5 */
        if (size < 0x3e400000) {
            return x;
        }
        return x + x * asin_rational(x * x);
    }
    double t = (1.0 - a) * 0.5;
    double r = asin_rational(t);
    double s = sqrt(t);
    if (size >= 0x3fef3333) { /* above 0.975 */
        t = PI_2_HIGH - (2.0 * (s + s * r) - PI_2_LOW);
    } else {
        double w = math_clear_low(s);
        double c = (t - w * w) / (s + w);
        double p = 2.0 * s * r - (PI_2_LOW - 2.0 * c);
        double q = PI_4 - 2.0 * w;
        t = PI_4 - (p - q);
    }
    return x > 0 ? t : -t;
}

double ts_math_acos(double x)
{
    int32_t size = math_size(x);

    if (fabs(x) > 1 || x != x) {
        return NAN;
    }
    if (x == 1) {
        return 0;
    }
    if (x == -1) {
        return TS_MATH_PI + 2.0 * PI_2_LOW;
    }
    if (size < 0x3fe00000) { /* below 0.5 */
        if (size <= 0x3c600000) {
            return PI_2_HIGH + PI_2_LOW;
        }
        return PI_2_HIGH - (x - (PI_2_LOW - x * asin_rational(x * x)));
    }
    if (x < 0) {
        double z = (1.0 + x) * 0.5;
        double s = sqrt(z);
        double w = asin_rational(z) * s - PI_2_LOW;
        return TS_MATH_PI - 2.0 * (s + w);
    }
    double z = (1.0 - x) * 0.5;
    double s = sqrt(z);
    double head = math_clear_low(s);
    double c = (z - head * head) / (s + head);
    double w = asin_rational(z) * s + c;
    return 2.0 * (head + w);
}

double ts_math_atan(double x)
{
    static const double HIGH[] = {4.63647609000806093515e-01, 7.85398163397448278999e-01,
                                  9.82793723247329054082e-01, 1.57079632679489655800e+00};
    static const double LOW[] = {2.26987774529616870924e-17, 3.06161699786838301793e-17,
                                 1.39033110312309984516e-17, 6.12323399573676603587e-17};
    static const double A[] = {
        3.33333333333329318027e-01,  -1.99999999998764832476e-01, 1.42857142725034663711e-01,
        -1.11111104054623557880e-01, 9.09088713343650656196e-02,  -7.69187620504482999495e-02,
        6.66107313738753120669e-02,  -5.83357013379057348645e-02, 4.97687799461593236017e-02,
        -3.65315727442169155270e-02, 1.62858201153657823623e-02,
    };
    int32_t size = math_size(x);
    int negative = x < 0;
    int base = -1; /* the point HIGH[base] + LOW[base] the result is measured from */

    if (x != x) {
        return x;
    }
    if (size >= 0x44100000) { /* above 2**66 */
        return negative ? -HIGH[3] - LOW[3] : HIGH[3] + LOW[3];
    }
    if (size < 0x3fdc0000) { /* below 0.4375 */
        if (size < 0x3e400000) {
            return x;
        }
    } else {
        x = fabs(x);
        if (size < 0x3fe60000) { /* below 11/16 */
            base = 0;
            x = (2.0 * x - 1.0) / (2.0 + x);
        } else if (size < 0x3ff30000) { /* below 19/16 */
            base = 1;
            x = (x - 1.0) / (x + 1.0);
        } else if (size < 0x40038000) { /* below 39/16 */
            base = 2;
            x = (x - 1.5) / (1.0 + 1.5 * x);
        } else {
            base = 3;
            x = -1.0 / x;
        }
    }
    double z = x * x;
    double w = z * z;
    double s1 = z * (A[0] + w * (A[2] + w * (A[4] + w * (A[6] + w * (A[8] + w * A[10])))));
    double s2 = w * (A[1] + w * (A[3] + w * (A[5] + w * (A[7] + w * A[9]))));
    if (base < 0) {
        return x - x * (s1 + s2);
    }
    z = HIGH[base] - ((x * (s1 + s2) - LOW[base]) - x);
    return negative ? -z : z;
}

/** atan2 where one argument is zero or infinite; both are numbers. */
static double atan2_special(double y, double x)
{
    static const double PI_4 = 7.8539816339744827900e-01;
    int quadrant = (signbit(y) ? 1 : 0) | (signbit(x) ? 2 : 0);
    double result;

    if (y == 0) {
        result = quadrant & 2 ? TS_MATH_PI : 0;
    } else if (x == 0) {
        result = PI_2_HIGH;
    } else if (isinf(x)) {
        if (isinf(y)) {
            result = quadrant & 2 ? 3.0 * PI_4 : PI_4;
        } else {
            result = quadrant & 2 ? TS_MATH_PI : 0;
        }
    } else {
        result = PI_2_HIGH;
    }
    return quadrant & 1 ? -result : result;
}

double ts_math_atan2(double y, double x)
{
    if (x != x || y != y) {
        return NAN;
    }
    if (x == 1.0) {
        return ts_math_atan(y);
    }
    if (x == 0 || y == 0 || isinf(x) || isinf(y)) {
        return atan2_special(y, x);
    }
    int k = (math_size(y) - math_size(x)) >> 20;
    int right = x > 0;
    double z;
    if (k > 60) {
        z = PI_2_HIGH + 0.5 * PI_LOW;
        right = 1;
    } else if (!right && k < -60) {
        z = 0;
    } else {
        z = ts_math_atan(fabs(y / x));
    }
    if (right) {
        return y < 0 ? -z : z;
    }
    return y < 0 ? (z - PI_LOW) - TS_MATH_PI : TS_MATH_PI - (z - PI_LOW);
}

double ts_math_cbrt(double x)
{
    static const uint32_t THIRD_OF_BIAS = 715094163;
    static const uint32_t THIRD_OF_BIAS_SUBNORMAL = 696219795;
    static const double P0 = 1.87595182427177009643;
    static const double P1 = -1.88497979543377169875;
    static const double P2 = 1.621429720105354466140;
    static const double P3 = -0.758397934778766047437;
    static const double P4 = 0.145996192886612446982;
    uint32_t size = (uint32_t)math_size(x);
    uint32_t sign = (uint32_t)math_high(x) & 0x80000000u;
    double t;

    if (size >= 0x7ff00000 || x == 0) {
        return x;
    }
    /* A first guess to 5 bits, by dividing the exponent by 3. */
    if (size < 0x00100000) {
        uint32_t high = (uint32_t)math_size(x * 0x1p54);
        t = math_from_bits((uint64_t)(sign | (high / 3 + THIRD_OF_BIAS_SUBNORMAL)) << 32);
    } else {
        t = math_from_bits((uint64_t)(sign | (size / 3 + THIRD_OF_BIAS)) << 32);
    }
    /* To 23 bits, by a polynomial in t**3 / x. */
    double r = (t * t) * (t / x);
    t = t * ((P0 + r * (P1 + r * P2)) + ((r * r) * r) * (P3 + r * P4));
    t = math_from_bits((math_bits(t) + 0x80000000u) & 0xffffffffc0000000u);
    /* One step of Newton's method to 53 bits. */
    double s = t * t;
    r = x / s;
    double w = t + t;
    r = (r - t) / (w + r);
    return t + t * r;
}
