/*
 * Numbers in the form of en-US (ECMA-402 §15): toLocaleString with options, Intl.NumberFormat.
 *
 * options: undefined or an object with style ("decimal", "percent", "currency"), currency,
 * minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits,
 * maximumSignificantDigits, useGrouping and signDisplay. Others throw RangeError. Locales: locale.h.
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
TsString *ts_number_format_format(const TsNumberFormat *format, double number);

#endif
