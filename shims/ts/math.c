/*
 * Math: the integer operations, pow, hypot and random. The other functions are inline in math.h
 * or in math_trig.c, math_exp.c, math_log.c and math_inverse.c.
 *
 * ts2c-requires: m
 */
#include "ts/math.h"
#include "ts/math_bits.h"

#include <sys/random.h>
#include <time.h>

/** ToUint32 (§7.1.7). */
static uint32_t to_uint32(double x)
{
    if (x >= -2147483648.0 && x <= 2147483647.0) {
        return (uint32_t)(int32_t)x;
    }
    if (!(fabs(x) < INFINITY)) {
        return 0;
    }
    double rest = fmod(trunc(x), 4294967296.0);
    return (uint32_t)(int64_t)rest;
}

int32_t ts_math_clz32(double x)
{
    uint32_t bits = to_uint32(x);

    return bits ? __builtin_clz(bits) : 32;
}

int32_t ts_math_imul(double x, double y)
{
    return (int32_t)(to_uint32(x) * to_uint32(y));
}

double ts_math_pow(double base, double exponent)
{
    if (exponent != exponent) {
        return NAN;
    }
    if (isinf(exponent) && fabs(base) == 1) {
        return NAN;
    }
    if (exponent == 0.5) { /* V8 takes the square root, which rounds correctly */
        return base == -INFINITY ? INFINITY : sqrt(base + 0.0);
    }
    return pow(base, exponent);
}

double ts_math_max_all(size_t count, const TsValue *values)
{
    double result = -INFINITY;

    for (size_t i = 0; i < count; i++) {
        result = ts_math_max(result, ts_to_number(values[i]));
    }
    return result;
}

double ts_math_min_all(size_t count, const TsValue *values)
{
    double result = INFINITY;

    for (size_t i = 0; i < count; i++) {
        result = ts_math_min(result, ts_to_number(values[i]));
    }
    return result;
}

/** The squares are scaled by the largest and summed with Kahan's compensation, as in V8. */
double ts_math_hypot_all(size_t count, const TsValue *values)
{
    double largest = 0;
    bool nan = false;

    for (size_t i = 0; i < count; i++) {
        double size = fabs(ts_to_number(values[i]));
        nan = nan || size != size;
        largest = size > largest ? size : largest;
    }
    if (largest == INFINITY || (!nan && largest == 0)) {
        return largest;
    }
    if (nan) {
        return NAN;
    }
    double sum = 0;
    double compensation = 0;
    for (size_t i = 0; i < count; i++) {
        double n = ts_to_number(values[i]) / largest;
        double summand = n * n - compensation;
        double preliminary = sum + summand;
        compensation = (preliminary - sum) - summand;
        sum = preliminary;
    }
    return sqrt(sum) * largest;
}

static uint64_t random_mix(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

double ts_math_random(void)
{
    static _Thread_local uint64_t state[2];

    if (!(state[0] | state[1])) {
        if (getrandom(state, sizeof state, 0) != (ssize_t)sizeof state) {
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            state[0] = random_mix((uint64_t)now.tv_nsec ^ (uint64_t)(uintptr_t)&now);
            state[1] = random_mix(state[0] ^ (uint64_t)now.tv_sec);
        }
        state[0] |= 1;
    }
    uint64_t a = state[0];
    uint64_t b = state[1];
    state[0] = b;
    a ^= a << 23;
    state[1] = a ^ b ^ a >> 17 ^ b >> 26;
    return (double)((state[1] + b) >> 11) * 0x1p-53;
}
