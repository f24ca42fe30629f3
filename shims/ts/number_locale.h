/*
 * Numbers in the form of en-US (ECMA-402 §15): toLocaleString with options, Intl.NumberFormat.
 *
 * options: undefined or an object with style, currency, unit, notation, signDisplay, useGrouping,
 * digits and rounding as ECMA-402 has them; a wrong one throws RangeError or TypeError as in V8.
 * Locales: locale.h.
 */
#ifndef TS_NUMBER_LOCALE_H
#define TS_NUMBER_LOCALE_H

#include "ts/object.h"

TsString *ts_number_to_locale_string_with(double number, TsValue locales, TsValue options);

typedef struct TsNumberFormat {
    TsObject base;
    TsValue options;
} TsNumberFormat;

extern const TsType TsNumberFormat_type;

/** new Intl.NumberFormat(locales, options). */
TsNumberFormat *ts_number_format_new(TsValue locales, TsValue options);
/** Of a number, a BigInt, or what ToNumber makes of other values. */
TsString *ts_number_format_format(const TsNumberFormat *format, TsValue number);
/** Objects { type, value }. */
TsArray *ts_number_format_parts(const TsNumberFormat *format, TsValue number);
TsValue ts_number_format_options(const TsNumberFormat *format);
/** format as a value: it is bound to its object. */
TsFunction *ts_number_format_function(TsNumberFormat *format);

/** Types and values by turns as a list of objects { type, value }. */
TsArray *ts_locale_parts(const TsArray *parts);

#endif
