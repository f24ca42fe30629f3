/*
 * The operator **. C's pow differs from the language in two cases only: NaN exponents, and a base
 * of size 1 with an infinite exponent, are NaN here.
 *
 * ts2c-requires: m
 */
#include <math.h>

#include "ts/pow.h"

#include "ts/bigint_operators.h"

double ts_number_pow(double base, double exponent)
{
    if (exponent != exponent || (isinf(exponent) && fabs(base) == 1)) {
        return __builtin_nan("");
    }
    return pow(base, exponent);
}

TsValue ts_pow(TsValue left, TsValue right)
{
    left = ts_to_primitive(left, TS_HINT_NUMBER);
    right = ts_to_primitive(right, TS_HINT_NUMBER);
    if (ts_is_bigint(left) || ts_is_bigint(right)) {
        return ts_bigint_operators->binary(TS_BIGINT_POWER, left, right);
    }
    double base = ts_to_number(left);
    return ts_from_number(ts_number_pow(base, ts_to_number(right)));
}
