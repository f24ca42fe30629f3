/*
 * sin, cos, tan.
 *
 * x = n pi/2 + y with |y| <= pi/4, y carried as the sum of two doubles; then a polynomial on
 * that interval. Up to 2**19 pi/2 the reduction subtracts n times pi/2 in three parts; beyond,
 * x is multiplied by the needed bits of 2/pi in integers (Payne and Hanek).
 */
#include "ts/math.h"
#include "ts/math_bits.h"

/** The bits of 2/pi after the binary point, enough for the largest exponent. */
static const uint64_t TWO_OVER_PI[] = {
    0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
    0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484,
    0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
    0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b,
    0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab};

/** The 64 bits of 2/pi that start at bit `position` after the point (negative: zeros). */
static uint64_t two_over_pi_bits(int position)
{
    if (position <= -64) {
        return 0;
    }
    if (position < 0) {
        return TWO_OVER_PI[0] >> -position;
    }
    int word = position / 64;
    int shift = position % 64;
    uint64_t bits = TWO_OVER_PI[word] << shift;
    return shift ? bits | TWO_OVER_PI[word + 1] >> (64 - shift) : bits;
}

/** pi/2 as the sum of four doubles: three of 33 bits and the rest; each head has a tail. */
static const double PI_2_1 = 1.57079632673412561417e+00;
static const double PI_2_1_TAIL = 6.07710050650619224932e-11;
static const double PI_2_2 = 6.07710050630396597660e-11;
static const double PI_2_2_TAIL = 2.02226624879595063154e-21;
static const double PI_2_3 = 2.02226624871116645580e-21;
static const double PI_2_3_TAIL = 8.47842766036889956997e-32;

/** The exponent field of a double. */
static int exponent_of(double x)
{
    return math_high(x) >> 20 & 0x7ff;
}

/** Reduction for sizes below 2**19 pi/2: subtract n pi/2, taking more parts when bits cancel. */
static int reduce_medium(double a, double y[2])
{
    static const double INVERSE_PI_2 = 6.36619772367581382433e-01;
    int n = (int)(a * INVERSE_PI_2 + 0.5);
    double fn = n;
    double r = a - fn * PI_2_1;
    double w = fn * PI_2_1_TAIL;

    y[0] = r - w;
    if (exponent_of(a) - exponent_of(y[0]) > 16) {
        double t = r;
        w = fn * PI_2_2;
        r = t - w;
        w = fn * PI_2_2_TAIL - ((t - r) - w);
        y[0] = r - w;
        if (exponent_of(a) - exponent_of(y[0]) > 49) {
            t = r;
            w = fn * PI_2_3;
            r = t - w;
            w = fn * PI_2_3_TAIL - ((t - r) - w);
            y[0] = r - w;
        }
    }
    y[1] = (r - y[0]) - w;
    return n;
}

/** Digits of 24 bits: enough of them for a * 2/pi, also when the leading ones vanish. */
enum { DIGITS = 20, FIRST_DIGITS = 5 };

/** One digit of 2/pi; none before the point. */
static uint64_t two_over_pi_digit(int index)
{
    return index < 0 ? 0 : two_over_pi_bits(24 * index) >> 40;
}

/**
 * The fraction of a * 2/pi to `count` digits, most significant first; digits[0] has only -scale
 * bits when scale < 0. Folds it to at most 1/2 (*negative says so) and returns the integer part,
 * modulo 8.
 */
static int multiply_two_over_pi(double a, int count, int scale, int first, uint64_t *digits,
                                int *negative)
{
    uint64_t mantissa = (math_bits(a) & 0x000fffffffffffffu) | 0x0010000000000000u;
    uint64_t parts[3] = {mantissa >> 29, mantissa >> 5 & 0xffffff, (mantissa & 31) << 19};
    uint64_t carry = 0;
    int n;

    for (int i = count - 1; i >= 0; i--) {
        for (int j = 0; j < 3; j++) {
            carry += parts[j] * two_over_pi_digit(first + i - j);
        }
        digits[i] = i ? carry & 0xffffff : carry;
        carry >>= 24;
    }
    if (scale > 0) {
        n = (int)((digits[0] << scale | digits[1] >> (24 - scale)) & 7);
        digits[0] = 0;
        digits[1] &= 0xffffff >> scale;
        *negative = digits[1] >> (23 - scale) & 1;
    } else {
        n = (int)(digits[0] >> -scale & 7);
        digits[0] &= ((uint64_t)1 << -scale) - 1;
        *negative = scale ? digits[0] >> (-scale - 1) & 1 : digits[1] >> 23;
    }
    if (*negative) { /* 1 - fraction */
        uint64_t borrow = 0;
        for (int i = count - 1; i >= 0; i--) {
            uint64_t full = i || scale >= 0 ? (uint64_t)1 << 24 : (uint64_t)1 << -scale;
            if (i == 0 && scale >= 0) {
                break;
            }
            if (i == 1 && scale > 0) {
                full >>= scale;
            }
            uint64_t digit = digits[i] + borrow;
            borrow = digit != 0;
            digits[i] = digit ? full - digit : 0;
        }
        n++;
    }
    return n;
}

/**
 * Reduction for large sizes. The fraction's digits times pi/2 in pieces of 24 bits are summed from
 * the smallest term up; this order gives V8's y[0], which need not be the nearest double.
 */
static int reduce_large(double a, double y[2])
{
    static const double PI_2_PIECES[] = {1.570796251296997, 7.549789415861596e-08,
                                         5.390302529957765e-15, 3.282003415807913e-22,
                                         1.270655753080676e-29};
    int exponent = exponent_of(a) - 1023 - 23;
    int first = (exponent - 3) / 24;
    int scale = exponent - 24 * (first + 1);
    uint64_t digits[DIGITS];
    int count = FIRST_DIGITS;
    int negative;
    int n;

    for (;;) {
        int leading = 0;
        n = multiply_two_over_pi(a, count, scale, first, digits, &negative);
        while (leading < count - 1 && digits[leading] == 0) {
            leading++;
        }
        /* As many digits must follow the zeros as there were at first. */
        if (count - leading >= FIRST_DIGITS || count - leading + 1 >= DIGITS) {
            break;
        }
        count = FIRST_DIGITS + leading;
    }
    int top = 0;
    while (digits[top] == 0 && top < count - 1) {
        top++;
    }
    int used = 0;
    double values[DIGITS + 1];
    double terms[DIGITS + 1] = {0};
    if (digits[0] >> 24) { /* scale < -24, just above the medium sizes */
        values[used++] = (double)(digits[0] >> 24) * math_power_of_2(scale + 24);
        digits[0] &= 0xffffff;
    }
    for (int i = top; i < count; i++) {
        values[used++] = (double)digits[i] * math_power_of_2(scale - 24 * i);
    }
    for (int i = 0; i < used; i++) {
        for (int k = 0; k <= i && k < FIRST_DIGITS; k++) {
            terms[i] += PI_2_PIECES[k] * values[i - k];
        }
    }
    double sum = 0;
    for (int i = used - 1; i >= 0; i--) {
        sum += terms[i];
    }
    double rest = terms[0] - sum;
    for (int i = 1; i < used; i++) {
        rest += terms[i];
    }
    y[0] = negative ? -sum : sum;
    y[1] = negative ? -rest : rest;
    return n;
}

int math_reduce_pi_2(double x, double y[2])
{
    int32_t size = math_size(x);
    double a = fabs(x);
    int n;

    if (size <= 0x3fe921fb) { /* |x| <= pi/4 */
        y[0] = x;
        y[1] = 0;
        return 0;
    }
    if (size < 0x4002d97c) { /* |x| < 3 pi/4: one subtraction */
        double z = a - PI_2_1;
        double tail = PI_2_1_TAIL;
        if (size == 0x3ff921fb) { /* near pi/2 */
            z -= PI_2_2;
            tail = PI_2_2_TAIL;
        }
        y[0] = z - tail;
        y[1] = (z - y[0]) - tail;
        n = 1;
    } else if (size <= 0x413921fb) {
        n = reduce_medium(a, y);
    } else {
        n = reduce_large(a, y);
    }
    if (x < 0) {
        y[0] = -y[0];
        y[1] = -y[1];
        n = -n;
    }
    return n & 3;
}

/** sin on [-pi/4, pi/4] of x + y; `exact` says that y is 0. */
static double sin_kernel(double x, double y, int exact)
{
    static const double S1 = -1.66666666666666324348e-01;
    static const double S2 = 8.33333333332248946124e-03;
    static const double S3 = -1.98412698298579493134e-04;
    static const double S4 = 2.75573137070700676789e-06;
    static const double S5 = -2.50507602534068634195e-08;
    static const double S6 = 1.58969099521155010221e-10;

    if (math_size(x) < 0x3e400000) {
        return x;
    }
    double z = x * x;
    double v = z * x;
    double r = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
    if (exact) {
        return x + v * (S1 + z * r);
    }
    return x - ((z * (0.5 * y - v * r) - y) - v * S1);
}

/** cos on [-pi/4, pi/4] of x + y. */
static double cos_kernel(double x, double y)
{
    static const double C1 = 4.16666666666666019037e-02;
    static const double C2 = -1.38888888888741095749e-03;
    static const double C3 = 2.48015872894767294178e-05;
    static const double C4 = -2.75573143513906633035e-07;
    static const double C5 = 2.08757232129817482790e-09;
    static const double C6 = -1.13596475577881948265e-11;
    int32_t size = math_size(x);

    if (size < 0x3e400000) {
        return 1.0;
    }
    double z = x * x;
    double r = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
    if (size < 0x3fd33333) { /* |x| < 0.3 */
        return 1.0 - (0.5 * z - (z * r - x * y));
    }
    double q = size > 0x3fe90000 ? 0.28125 : math_from_bits((uint64_t)(size - 0x00200000) << 32);
    double iz = 0.5 * z - q;
    double a = 1.0 - q;
    return a - (iz - (z * r - x * y));
}

/** -1 / (x + y) to full precision, w = x + y rounded. */
static double negative_reciprocal(double w, double x, double y)
{
    double z = math_clear_low(w);
    double v = y - (z - x);
    double a = -1.0 / w;
    double t = math_clear_low(a);
    double s = 1.0 + t * z;

    return t + a * (s + t * v);
}

/** tan (or, `odd`, -1/tan) on [-pi/4, pi/4] of x + y. */
static double tan_kernel(double x, double y, int odd)
{
    static const double T[] = {
        3.33333333333334091986e-01, 1.33333333333201242699e-01, 5.39682539762260521377e-02,
        2.18694882948595424599e-02, 8.86323982359930005737e-03, 3.59207910759131235356e-03,
        1.45620945432529025516e-03, 5.88041240820264096874e-04, 2.46463134818469906812e-04,
        7.81794442939557092300e-05, 7.14072491382608190305e-05, -1.85586374855275456654e-05,
        2.59073051863633712884e-05,
    };
    static const double PI_4 = 7.85398163397448278999e-01;
    static const double PI_4_LOW = 3.06161699786838301793e-17;
    int32_t size = math_size(x);
    int negative = math_high(x) < 0;
    int large = size >= 0x3fe59428; /* |x| >= 0.6744 */

    if (size < 0x3e300000) { /* |x| < 2**-28 */
        if (!odd) {
            return x;
        }
        if (x == 0) {
            return INFINITY;
        }
        return negative_reciprocal(x + y, x, y);
    }
    if (large) {
        if (negative) {
            x = -x;
            y = -y;
        }
        x = (PI_4 - x) + (PI_4_LOW - y);
        y = 0;
    }
    double z = x * x;
    double w = z * z;
    double r = T[1] + w * (T[3] + w * (T[5] + w * (T[7] + w * (T[9] + w * T[11]))));
    double v = z * (T[2] + w * (T[4] + w * (T[6] + w * (T[8] + w * (T[10] + w * T[12])))));
    double s = z * x;
    r = y + z * (s * (r + v) + y);
    r += T[0] * s;
    w = x + r;
    if (large) {
        v = odd ? -1 : 1;
        return (negative ? -1 : 1) * (v - 2.0 * (x - (w * w / (w + v) - r)));
    }
    return odd ? negative_reciprocal(w, x, r) : w;
}

double ts_math_sin(double x)
{
    double y[2];

    if (math_size(x) <= 0x3fe921fb) {
        return sin_kernel(x, 0, 1);
    }
    if (!(fabs(x) < INFINITY)) {
        return NAN;
    }
    switch (math_reduce_pi_2(x, y)) {
    case 0:
        return sin_kernel(y[0], y[1], 0);
    case 1:
        return cos_kernel(y[0], y[1]);
    case 2:
        return -sin_kernel(y[0], y[1], 0);
    default:
        return -cos_kernel(y[0], y[1]);
    }
}

double ts_math_cos(double x)
{
    double y[2];

    if (math_size(x) <= 0x3fe921fb) {
        return cos_kernel(x, 0);
    }
    if (!(fabs(x) < INFINITY)) {
        return NAN;
    }
    switch (math_reduce_pi_2(x, y)) {
    case 0:
        return cos_kernel(y[0], y[1]);
    case 1:
        return -sin_kernel(y[0], y[1], 0);
    case 2:
        return -cos_kernel(y[0], y[1]);
    default:
        return sin_kernel(y[0], y[1], 0);
    }
}

double ts_math_tan(double x)
{
    double y[2];

    if (math_size(x) <= 0x3fe921fb) {
        return tan_kernel(x, 0, 0);
    }
    if (!(fabs(x) < INFINITY)) {
        return NAN;
    }
    int n = math_reduce_pi_2(x, y);
    return tan_kernel(y[0], y[1], n & 1);
}
