/*
 * Date (ECMA-262 §21.4). Local time is the host's (TZ). The name of a time zone in toString() is the
 * C library's abbreviation, but "Coordinated Universal Time" for UTC.
 */
#ifndef TS_DATE_H
#define TS_DATE_H

#include "ts/object.h"

typedef struct TsDate {
    TsObject base;
    double time; /* milliseconds since 1970 UTC, or NaN */
} TsDate;

extern const TsType TsDate_type;

/** Date.now(). */
double ts_date_now(void);

/** new Date(), new Date(value), new Date(year, month, ...); absent parts are undefined numbers. */
TsDate *ts_date_new(void);
TsDate *ts_date_from_value(TsValue value);
TsDate *ts_date_from_parts(double year, double month, double day, double hours, double minutes,
                           double seconds, double milliseconds);

/** Date(): the current time as text. */
TsString *ts_date_call(void);

/** Date.parse: NaN when it is no date. ISO 8601, and dates like "25 Dec 1995 13:30 GMT". */
double ts_date_parse(TsString *text);
double ts_date_utc(double year, double month, double day, double hours, double minutes,
                   double seconds, double milliseconds);

TsString *ts_date_to_string(const TsDate *date);
TsString *ts_date_to_date_string(const TsDate *date);
TsString *ts_date_to_time_string(const TsDate *date);
TsString *ts_date_to_utc_string(const TsDate *date);
/** RangeError "Invalid time value" for an invalid date. */
TsString *ts_date_to_iso_string(const TsDate *date);
/** NULL (null) for an invalid date. */
TsString *ts_date_to_json(const TsDate *date, TsValue key);

static inline double ts_date_get_time(const TsDate *date)
{
    return date->time;
}

double ts_date_get_timezone_offset(const TsDate *date);

/** X(C name of the part, its index among year, month, day, hour, minute, second, ms, weekday) */
#define TS_DATE_PARTS(X) \
    X(full_year, 0)      \
    X(month, 1)          \
    X(date, 2)           \
    X(hours, 3)          \
    X(minutes, 4)        \
    X(seconds, 5)        \
    X(milliseconds, 6)   \
    X(day, 7)

#define TS_DATE_GETTERS_(name, index)              \
    double ts_date_get_##name(const TsDate *date); \
    double ts_date_get_utc_##name(const TsDate *date);
TS_DATE_PARTS(TS_DATE_GETTERS_)
#undef TS_DATE_GETTERS_

/* Setters give the new time; an absent part stays as it is. */
double ts_date_set_time(TsDate *date, double time);
double ts_date_set_full_year(TsDate *date, double year, double month, double day);
double ts_date_set_month(TsDate *date, double month, double day);
double ts_date_set_date(TsDate *date, double day);
double ts_date_set_hours(TsDate *date, double hours, double minutes, double seconds, double ms);
double ts_date_set_minutes(TsDate *date, double minutes, double seconds, double ms);
double ts_date_set_seconds(TsDate *date, double seconds, double ms);
double ts_date_set_milliseconds(TsDate *date, double ms);
double ts_date_set_utc_full_year(TsDate *date, double year, double month, double day);
double ts_date_set_utc_month(TsDate *date, double month, double day);
double ts_date_set_utc_date(TsDate *date, double day);
double ts_date_set_utc_hours(TsDate *date, double hours, double minutes, double seconds, double ms);
double ts_date_set_utc_minutes(TsDate *date, double minutes, double seconds, double ms);
double ts_date_set_utc_seconds(TsDate *date, double seconds, double ms);
double ts_date_set_utc_milliseconds(TsDate *date, double ms);

/** getYear (§B.2.3.1): years since 1900. */
static inline double ts_date_get_legacy_year(const TsDate *date)
{
    return ts_date_get_full_year(date) - 1900;
}

#endif
