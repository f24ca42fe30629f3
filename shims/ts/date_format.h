/*
 * Intl.DateTimeFormat, for what date_locale.h knows.
 */
#ifndef TS_DATE_FORMAT_H
#define TS_DATE_FORMAT_H

#include "ts/date_locale.h"

typedef struct TsDateFormat {
    TsObject base;
    TsValue options;
} TsDateFormat;

extern const TsType TsDateFormat_type;

TsDateFormat *ts_date_format_new(TsValue locales, TsValue options);
/** A Date, a number of milliseconds, or undefined: now. RangeError for an invalid time. */
TsString *ts_date_format_format(const TsDateFormat *format, TsValue date);
/** Objects { type, value }. */
TsArray *ts_date_format_parts(const TsDateFormat *format, TsValue date);
TsValue ts_date_format_options(const TsDateFormat *format);

#endif
