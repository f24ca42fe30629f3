/*
 * Dates in the form of en-US (ECMA-402 §13.4): toLocaleString and its kin, Intl.DateTimeFormat's
 * everyday options.
 *
 * locales: undefined, or a language tag of English; another throws RangeError, since its data is not
 * in the runtime. options: undefined or an object with weekday, year, month, day, hour, minute,
 * second, hour12, hourCycle, timeZone ("UTC" or the local one), timeZoneName "short", dateStyle and
 * timeStyle.
 */
#ifndef TS_DATE_LOCALE_H
#define TS_DATE_LOCALE_H

#include "ts/date.h"
#include "ts/object.h"

TsString *ts_date_to_locale_string(const TsDate *date, TsValue locales, TsValue options);
TsString *ts_date_to_locale_date_string(const TsDate *date, TsValue locales, TsValue options);
TsString *ts_date_to_locale_time_string(const TsDate *date, TsValue locales, TsValue options);

#endif
