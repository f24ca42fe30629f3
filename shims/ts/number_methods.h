/*
 * The methods of Number and the number functions of the global object (ECMA-262 §21.1, §19.2).
 * An optional argument that is absent is TS_UNDEFINED_NUMBER.
 */
#ifndef TS_NUMBER_METHODS_H
#define TS_NUMBER_METHODS_H

#include "ts/number.h"
#include "ts/string.h"

#define TS_NUMBER_MAX_VALUE         1.7976931348623157e308
#define TS_NUMBER_MIN_VALUE         5e-324
#define TS_NUMBER_NAN               __builtin_nan("")
#define TS_NUMBER_POSITIVE_INFINITY __builtin_inf()
#define TS_NUMBER_NEGATIVE_INFINITY (-__builtin_inf())
#define TS_NUMBER_EPSILON           2.220446049250313e-16
#define TS_NUMBER_MAX_SAFE_INTEGER  9007199254740991.0
#define TS_NUMBER_MIN_SAFE_INTEGER  (-9007199254740991.0)

/** number.toString(radix): radix 2 to 36, else RangeError; digits as V8 gives them. */
TsString *ts_number_to_string(double number, double radix);

/** number.toFixed(digits): 0 to 100 digits, ties away from zero. */
TsString *ts_number_to_fixed(double number, double digits);

/** number.toExponential(digits): as many as needed when absent. */
TsString *ts_number_to_exponential(double number, double digits);

/** number.toPrecision(digits): 1 to 100; like toString when absent. */
TsString *ts_number_to_precision(double number, double digits);

/** number.toLocaleString(): the rules of en-US, groups of three and at most three decimals. */
TsString *ts_number_to_locale_string(double number);

static inline double ts_number_value_of(double number)
{
    return number;
}

static inline double ts_number_zero(void)
{
    return 0;
}

/** The global isNaN and isFinite, for numbers. */
static inline bool ts_is_nan(double number)
{
    return number != number;
}

static inline bool ts_is_finite(double number)
{
    return number - number == 0;
}

/** Number.isNaN, isFinite, isInteger, isSafeInteger: false for what is no number. */
static inline bool ts_number_is_nan(TsValue value)
{
    return ts_is_number(value) && ts_is_nan(value.as.number);
}

static inline bool ts_number_is_finite(TsValue value)
{
    return ts_is_number(value) && ts_is_finite(value.as.number);
}

bool ts_number_is_integer(TsValue value);

static inline bool ts_number_is_safe_integer(TsValue value)
{
    return ts_is_number(value) && ts_is_safe_integer(value.as.number);
}

#endif
