/*
 * The operator **. C's pow differs from the language in two cases only: NaN exponents, and a base
 * of size 1 with an infinite exponent, are NaN here.
 *
 * ts2c-requires: m
 */
#include <math.h>

#include "ts/pow.h"

double ts_number_pow(double base, double exponent)
{
    if (exponent != exponent || (isinf(exponent) && fabs(base) == 1)) {
        return __builtin_nan("");
    }
    return pow(base, exponent);
}

TsValue ts_pow(TsValue left, TsValue right)
{
    double base = ts_to_number(left);

    return ts_from_number(ts_number_pow(base, ts_to_number(right)));
}
