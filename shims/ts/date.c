/*
 * Dates: arithmetic on times (§21.4.1), constructors, getters and setters. date_text.c reads and
 * writes them.
 */
#include "ts/date_internal.h"

#include <math.h>
#include <time.h>

#include "ts/dynamic_methods_internal.h"
#include "ts/elements.h"
#include "ts/error.h"
#include "ts/function.h"

#define MS_PER_DAY 86400000.0

static TsString *shown_text(const void *cell)
{
    const TsDate *date = cell;

    return date->time == date->time ? ts_date_to_iso_string(date) : TS_STR("Invalid Date");
}

static const TsElements shown = {.text = shown_text};

/* The receiver, which must be a date. */
static TsDate *itself(const DynamicCall *call)
{
    if (!ts_is_object(call->receiver) ||
        ts_type_of(call->receiver.as.pointer)->kind != TS_KIND_DATE) {
        ts_throw_error(&TypeError_type, "this is not a Date object.");
    }
    return call->receiver.as.pointer;
}

#define METHODS(X)                                                                         \
    X(to_json, "toJSON", 1, ts_from_nullable(ts_date_to_json(itself(call), TS_UNDEFINED))) \
    X(value_of, "valueOf", 0, ts_from_number(itself(call)->time))                          \
    X(get_time, "getTime", 0, ts_from_number(itself(call)->time))                          \
    X(to_string, "toString", 0, ts_from_string(ts_date_to_string(itself(call))))           \
    X(to_iso_string, "toISOString", 0, ts_from_string(ts_date_to_iso_string(itself(call))))
METHODS(DYNAMIC_METHOD)

const TsType TsDate_type = {
    .kind = TS_KIND_DATE,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(TsDate),
    .name = "Date",
    .elements = &shown,
    .members = (const TsMember[]){METHODS(DYNAMIC_MEMBER)},
    .member_count = 5,
};

/* ---- arithmetic ------------------------------------------------------------------------------ */

/** Days from 1970-01-01 to the first of a month; the month may be out of range. */
static double days_of_month(double year, double month)
{
    double y = year + floor(month / 12);
    double m = month - floor(month / 12) * 12;

    /* Count from March, so that the leap day is the last of a year. */
    double shifted_year = m < 2 ? y - 1 : y;
    double shifted_month = m < 2 ? m + 10 : m - 2;
    double leap_days =
        floor(shifted_year / 4) - floor(shifted_year / 100) + floor(shifted_year / 400);
    return shifted_year * 365 + leap_days + floor((153 * shifted_month + 2) / 5) - 719468;
}

double date_make(const double parts[PART_COUNT])
{
    double whole[PART_COUNT];

    for (int i = YEAR; i <= MILLISECONDS; i++) {
        if (!(fabs(parts[i]) <= 1e17)) {
            return NAN;
        }
        whole[i] = trunc(parts[i]);
    }
    double day = days_of_month(whole[YEAR], whole[MONTH]) + whole[DAY] - 1;
    double time = whole[HOURS] * 3600000 + whole[MINUTES] * 60000 + whole[SECONDS] * 1000 +
                  whole[MILLISECONDS];
    return day * MS_PER_DAY + time;
}

void date_split(double time, double parts[PART_COUNT])
{
    double day = floor(time / MS_PER_DAY);
    double ms = time - day * MS_PER_DAY;

    /* From the day to a year that begins in March, then back. */
    double shifted = day + 719468;
    double era = floor(shifted / 146097);
    double day_of_era = shifted - era * 146097;
    double year_of_era = floor((day_of_era - floor(day_of_era / 1460) + floor(day_of_era / 36524) -
                                floor(day_of_era / 146096)) /
                               365);
    double day_of_year =
        day_of_era - (365 * year_of_era + floor(year_of_era / 4) - floor(year_of_era / 100));
    double month = floor((5 * day_of_year + 2) / 153);
    parts[DAY] = day_of_year - floor((153 * month + 2) / 5) + 1;
    parts[MONTH] = month < 10 ? month + 2 : month - 10;
    parts[YEAR] = year_of_era + era * 400 + (month >= 10);
    parts[HOURS] = floor(ms / 3600000);
    parts[MINUTES] = fmod(floor(ms / 60000), 60);
    parts[SECONDS] = fmod(floor(ms / 1000), 60);
    parts[MILLISECONDS] = fmod(ms, 1000);
    parts[WEEKDAY] = fmod(fmod(day + 4, 7) + 7, 7);
}

double date_clip(double time)
{
    return fabs(time) <= 8.64e15 ? trunc(time) + 0.0 : NAN;
}

double date_local_offset(double time)
{
    time_t seconds = (time_t)floor(time / 1000);
    struct tm local;

    if (!localtime_r(&seconds, &local)) {
        return 0;
    }
    return (double)local.tm_gmtoff * 1000;
}

double date_local_to_utc(double local)
{
    if (!(fabs(local) <= 8.65e15)) {
        return NAN;
    }
    /* The offset before a change decides in a gap, and in an overlap. */
    double before = local - date_local_offset(local - MS_PER_DAY);
    double after = local - date_local_offset(local + MS_PER_DAY);
    bool only_after =
        before + date_local_offset(before) != local && after + date_local_offset(after) == local;
    return only_after ? after : before;
}

/* ---- constructors ---------------------------------------------------------------------------- */

double ts_date_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now);
    return (double)now.tv_sec * 1000 + (double)(now.tv_nsec / 1000000);
}

static TsDate *date_of(double time)
{
    return TS_NEW(TsDate, .time = date_clip(time));
}

TsDate *ts_date_new(void)
{
    return date_of(ts_date_now());
}

TsDate *ts_date_from_value(TsValue value)
{
    if (ts_is_object(value) && ts_type_of(value.as.pointer)->kind == TS_KIND_DATE) {
        return date_of(((TsDate *)value.as.pointer)->time);
    }
    value = ts_to_primitive(value, TS_HINT_DEFAULT);
    return date_of(ts_is_string(value) ? ts_date_parse(value.as.string) : ts_to_number(value));
}

/** Parts from arguments: years 0 to 99 mean 1900 to 1999; absent parts have their least value. */
static double time_of(double year, double month, double day, double hours, double minutes,
                      double seconds, double milliseconds)
{
    double parts[PART_COUNT] = {year, month, day, hours, minutes, seconds, milliseconds, 0};

    for (int i = MONTH; i <= MILLISECONDS; i++) {
        if (ts_is_undefined_number(parts[i])) {
            parts[i] = i == DAY;
        }
    }
    double whole = trunc(year);
    if (whole >= 0 && whole <= 99) {
        parts[YEAR] = 1900 + whole;
    }
    return date_make(parts);
}

TsDate *ts_date_from_parts(double year, double month, double day, double hours, double minutes,
                           double seconds, double milliseconds)
{
    return date_of(
        date_local_to_utc(time_of(year, month, day, hours, minutes, seconds, milliseconds)));
}

double ts_date_utc(double year, double month, double day, double hours, double minutes,
                   double seconds, double milliseconds)
{
    return date_clip(time_of(year, month, day, hours, minutes, seconds, milliseconds));
}

TsString *ts_date_call(void)
{
    return ts_date_to_string(ts_date_new());
}

/* ---- getters and setters --------------------------------------------------------------------- */

static double part_of(double time, bool local, int index)
{
    double parts[PART_COUNT];

    if (time != time) {
        return NAN;
    }
    date_split(local ? time + date_local_offset(time) : time, parts);
    return parts[index];
}

#define DATE_GETTERS(name, index)                     \
    double ts_date_get_##name(const TsDate *date)     \
    {                                                 \
        return part_of(date->time, true, index);      \
    }                                                 \
                                                      \
    double ts_date_get_utc_##name(const TsDate *date) \
    {                                                 \
        return part_of(date->time, false, index);     \
    }
TS_DATE_PARTS(DATE_GETTERS)

double ts_date_get_timezone_offset(const TsDate *date)
{
    return date->time == date->time ? trunc(-date_local_offset(date->time) / 60000) + 0.0 : NAN;
}

double ts_date_set_time(TsDate *date, double time)
{
    return date->time = date_clip(time);
}

/** Sets `count` parts from `first` on; absent ones after the first stay as they are. */
static double set_parts(TsDate *date, bool local, int first, int count, const double *values)
{
    double parts[PART_COUNT];
    double time = date->time;

    if (time != time) {
        if (first != YEAR) {
            return NAN;
        }
        time = 0;
    } else if (local) {
        time += date_local_offset(time);
    }
    date_split(time, parts);
    for (int i = 0; i < count; i++) {
        if (i == 0 || !ts_is_undefined_number(values[i])) {
            parts[first + i] = values[i];
        }
    }
    time = date_make(parts);
    return date->time = date_clip(local ? date_local_to_utc(time) : time);
}

#define VALUES(...)                                              \
    sizeof((double[]){__VA_ARGS__}) / sizeof(double), (double[]) \
    {                                                            \
        __VA_ARGS__                                              \
    }

#define DATE_SETTERS(prefix, local)                                                                \
    double ts_date_set_##prefix##full_year(TsDate *date, double year, double month, double day)    \
    {                                                                                              \
        return set_parts(date, local, YEAR, VALUES(year, month, day));                             \
    }                                                                                              \
                                                                                                   \
    double ts_date_set_##prefix##month(TsDate *date, double month, double day)                     \
    {                                                                                              \
        return set_parts(date, local, MONTH, VALUES(month, day));                                  \
    }                                                                                              \
                                                                                                   \
    double ts_date_set_##prefix##date(TsDate *date, double day)                                    \
    {                                                                                              \
        return set_parts(date, local, DAY, VALUES(day));                                           \
    }                                                                                              \
                                                                                                   \
    double ts_date_set_##prefix##hours(TsDate *date, double hours, double minutes, double seconds, \
                                       double ms)                                                  \
    {                                                                                              \
        return set_parts(date, local, HOURS, VALUES(hours, minutes, seconds, ms));                 \
    }                                                                                              \
                                                                                                   \
    double ts_date_set_##prefix##minutes(TsDate *date, double minutes, double seconds, double ms)  \
    {                                                                                              \
        return set_parts(date, local, MINUTES, VALUES(minutes, seconds, ms));                      \
    }                                                                                              \
                                                                                                   \
    double ts_date_set_##prefix##seconds(TsDate *date, double seconds, double ms)                  \
    {                                                                                              \
        return set_parts(date, local, SECONDS, VALUES(seconds, ms));                               \
    }                                                                                              \
                                                                                                   \
    double ts_date_set_##prefix##milliseconds(TsDate *date, double ms)                             \
    {                                                                                              \
        return set_parts(date, local, MILLISECONDS, VALUES(ms));                                   \
    }
DATE_SETTERS(, true)
DATE_SETTERS(utc_, false)
