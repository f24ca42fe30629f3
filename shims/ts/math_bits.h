/*
 * The words of a double, for the files of Math. The published methods choose their branches by
 * the high word (sign, exponent and the first 20 bits of the fraction).
 */
#ifndef TS_MATH_BITS_H
#define TS_MATH_BITS_H

#include <stdint.h>
#include <string.h>

/* A fused multiply-add rounds once and would change digits; gcc's -std=c11 has it off already. */
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif

static inline uint64_t math_bits(double x)
{
    uint64_t bits;

    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline double math_from_bits(uint64_t bits)
{
    double x;

    memcpy(&x, &bits, sizeof x);
    return x;
}

/** Sign, exponent and the 20 leading bits of the fraction. */
static inline int32_t math_high(double x)
{
    return (int32_t)(math_bits(x) >> 32);
}

static inline uint32_t math_low(double x)
{
    return (uint32_t)math_bits(x);
}

/** The high word without the sign: grows with the size of x. */
static inline int32_t math_size(double x)
{
    return math_high(x) & 0x7fffffff;
}

static inline double math_with_high(double x, int32_t high)
{
    return math_from_bits((uint64_t)(uint32_t)high << 32 | math_low(x));
}

/** x with the low 32 bits of its fraction cleared. */
static inline double math_clear_low(double x)
{
    return math_from_bits(math_bits(x) & 0xffffffff00000000u);
}

/** 2**exponent, for -1022 <= exponent <= 1023. */
static inline double math_power_of_2(int exponent)
{
    return math_from_bits((uint64_t)(exponent + 1023) << 52);
}

/**
 * x reduced to the quadrant: returns n modulo 4 with x = n * pi/2 + y[0] + y[1] and
 * |y[0]| <= pi/4. x is finite.
 */
int math_reduce_pi_2(double x, double y[2]);

#endif
