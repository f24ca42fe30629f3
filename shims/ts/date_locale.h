/*
 * Dates in the form of en-US (ECMA-402 §13.4): toLocaleString and its kin, Intl.DateTimeFormat's
 * everyday options.
 *
 * locales: undefined, or a language tag of English; another throws RangeError, since its data is
 * not in the runtime. options: undefined or an object with the options of ECMA-402 but ranges and other
 * calendars; time zones are the host's, from its zoneinfo files.
 */
#ifndef TS_DATE_LOCALE_H
#define TS_DATE_LOCALE_H

#include "ts/date.h"
#include "ts/object.h"

TsString *ts_date_to_locale_string(const TsDate *date, TsValue locales, TsValue options);
TsString *ts_date_to_locale_date_string(const TsDate *date, TsValue locales, TsValue options);
TsString *ts_date_to_locale_time_string(const TsDate *date, TsValue locales, TsValue options);

/** What Intl.DateTimeFormat's methods give for a valid time; parts are types, values by turns. */
TsString *ts_date_locale_format(double time, TsValue options);
TsArray *ts_date_locale_parts(double time, TsValue options);
TsValue ts_date_locale_options(TsValue options);

#endif
