/*
 * Math.f16round: to the nearest number of half precision.
 */
#ifndef TS_MATH_FLOAT16_H
#define TS_MATH_FLOAT16_H

#include "ts/typed_array.h"

static inline double ts_math_f16round(double x)
{
    return ts_float16_value(ts_float16_bits(x));
}

#endif
