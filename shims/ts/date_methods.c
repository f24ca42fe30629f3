/*
 * The methods of dates for ts_get and ts_call_method.
 */
#include "ts/date_methods.h"

#include "ts/date.h"
#include "ts/dynamic_methods_internal.h"

static TsDate *date_of(const DynamicCall *call)
{
    if (!ts_is_object(call->receiver) ||
        ts_type_of(call->receiver.as.pointer)->kind != TS_KIND_DATE) {
        ts_throw_error(&TypeError_type, "this is not a Date object.");
    }
    return call->receiver.as.pointer;
}

/* ToNumber of an argument that must be there: NaN when it is not. */
static double required(const DynamicCall *call, size_t i)
{
    return ts_to_number(dynamic_value(call, i));
}

#define D         date_of(call)
#define R(i)      required(call, i)
#define N(i)      dynamic_number(call, i)
#define NUMBER(n) ts_from_number(n)
#define TEXT      ts_from_string

#define DATE_METHODS(X)                                                                          \
    X(get_full_year, "getFullYear", 0, NUMBER(ts_date_get_full_year(D)))                         \
    X(get_utc_full_year, "getUTCFullYear", 0, NUMBER(ts_date_get_utc_full_year(D)))              \
    X(get_month, "getMonth", 0, NUMBER(ts_date_get_month(D)))                                    \
    X(get_utc_month, "getUTCMonth", 0, NUMBER(ts_date_get_utc_month(D)))                         \
    X(get_date, "getDate", 0, NUMBER(ts_date_get_date(D)))                                       \
    X(get_utc_date, "getUTCDate", 0, NUMBER(ts_date_get_utc_date(D)))                            \
    X(get_hours, "getHours", 0, NUMBER(ts_date_get_hours(D)))                                    \
    X(get_utc_hours, "getUTCHours", 0, NUMBER(ts_date_get_utc_hours(D)))                         \
    X(get_minutes, "getMinutes", 0, NUMBER(ts_date_get_minutes(D)))                              \
    X(get_utc_minutes, "getUTCMinutes", 0, NUMBER(ts_date_get_utc_minutes(D)))                   \
    X(get_seconds, "getSeconds", 0, NUMBER(ts_date_get_seconds(D)))                              \
    X(get_utc_seconds, "getUTCSeconds", 0, NUMBER(ts_date_get_utc_seconds(D)))                   \
    X(get_milliseconds, "getMilliseconds", 0, NUMBER(ts_date_get_milliseconds(D)))               \
    X(get_utc_milliseconds, "getUTCMilliseconds", 0, NUMBER(ts_date_get_utc_milliseconds(D)))    \
    X(get_day, "getDay", 0, NUMBER(ts_date_get_day(D)))                                          \
    X(get_utc_day, "getUTCDay", 0, NUMBER(ts_date_get_utc_day(D)))                               \
    X(set_full_year, "setFullYear", 3, NUMBER(ts_date_set_full_year(D, R(0), N(1), N(2))))       \
    X(set_utc_full_year, "setUTCFullYear", 3,                                                    \
      NUMBER(ts_date_set_utc_full_year(D, R(0), N(1), N(2))))                                    \
    X(set_month, "setMonth", 2, NUMBER(ts_date_set_month(D, R(0), N(1))))                        \
    X(set_utc_month, "setUTCMonth", 2, NUMBER(ts_date_set_utc_month(D, R(0), N(1))))             \
    X(set_date, "setDate", 1, NUMBER(ts_date_set_date(D, R(0))))                                 \
    X(set_utc_date, "setUTCDate", 1, NUMBER(ts_date_set_utc_date(D, R(0))))                      \
    X(set_hours, "setHours", 4, NUMBER(ts_date_set_hours(D, R(0), N(1), N(2), N(3))))            \
    X(set_utc_hours, "setUTCHours", 4, NUMBER(ts_date_set_utc_hours(D, R(0), N(1), N(2), N(3)))) \
    X(set_minutes, "setMinutes", 3, NUMBER(ts_date_set_minutes(D, R(0), N(1), N(2))))            \
    X(set_utc_minutes, "setUTCMinutes", 3, NUMBER(ts_date_set_utc_minutes(D, R(0), N(1), N(2)))) \
    X(set_seconds, "setSeconds", 2, NUMBER(ts_date_set_seconds(D, R(0), N(1))))                  \
    X(set_utc_seconds, "setUTCSeconds", 2, NUMBER(ts_date_set_utc_seconds(D, R(0), N(1))))       \
    X(set_milliseconds, "setMilliseconds", 1, NUMBER(ts_date_set_milliseconds(D, R(0))))         \
    X(set_utc_milliseconds, "setUTCMilliseconds", 1,                                             \
      NUMBER(ts_date_set_utc_milliseconds(D, R(0))))                                             \
    X(to_date_string, "toDateString", 0, TEXT(ts_date_to_date_string(D)))                        \
    X(to_time_string, "toTimeString", 0, TEXT(ts_date_to_time_string(D)))                        \
    X(to_utc_string, "toUTCString", 0, TEXT(ts_date_to_utc_string(D)))                           \
    X(to_locale_string, "toLocaleString", 0,                                                     \
      TEXT(ts_date_to_locale_string(D, dynamic_value(call, 0), dynamic_value(call, 1))))         \
    X(to_locale_date_string, "toLocaleDateString", 0,                                            \
      TEXT(ts_date_to_locale_date_string(D, dynamic_value(call, 0), dynamic_value(call, 1))))    \
    X(to_locale_time_string, "toLocaleTimeString", 0,                                            \
      TEXT(ts_date_to_locale_time_string(D, dynamic_value(call, 0), dynamic_value(call, 1))))    \
    X(set_time, "setTime", 1, NUMBER(ts_date_set_time(D, R(0))))                                 \
    X(get_year, "getYear", 0, NUMBER(ts_date_get_legacy_year(D)))                                \
    X(get_timezone_offset, "getTimezoneOffset", 0, NUMBER(ts_date_get_timezone_offset(D)))
DYNAMIC_TABLE(TS_PROTOTYPE_DATE, DATE_METHODS)

static const TsMember legacy_members[] = {
    {.name = TS_KEY("toGMTString"), .method = &to_utc_string_function},
};

void ts_date_methods(void)
{
    DYNAMIC_ADD(TS_PROTOTYPE_DATE);
    ts_add_members(TS_PROTOTYPE_DATE, legacy_members, 1);
}
