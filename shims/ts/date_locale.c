/*
 * Dates in the form of en-US, as parts: types and values by turns.
 */
#include "ts/date_locale_internal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ts/array.h"
#include "ts/date_internal.h"
#include "ts/error.h"
#include "ts/locale.h"

static const char *const months[] = {"January",   "February", "March",    "April",
                                     "May",       "June",     "July",     "August",
                                     "September", "October",  "November", "December"};
static const char *const days[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                   "Thursday", "Friday", "Saturday"};

static void add(TsArray *parts, const char *type, TsString *value)
{
    ts_array_push_ptr(parts, ts_string_from_c(type));
    ts_array_push_ptr(parts, value);
}

/* Literals that meet are one part. */
static void add_literal(TsArray *parts, const char *text)
{
    if (parts->length > 0 && *text) {
        add(parts, "literal", ts_string_from_c(text));
    }
}

static void add_number(TsArray *parts, const char *type, double number, bool two_digits)
{
    char text[32];
    int length = snprintf(text, sizeof text, two_digits ? "%02d" : "%d", (int)number);

    add(parts, type, ts_string_from_ascii(text, (size_t)length));
}

static void add_name(TsArray *parts, const char *type, const char *name, Form form)
{
    size_t length = form == LONG ? strlen(name) : form == NARROW ? 1 : 3;

    add(parts, type, ts_string_from_ascii(name, length));
}

static void add_year(TsArray *parts, double year, Form form)
{
    double shown = year > 0 ? year : 1 - year;

    add_number(parts, "year", form == TWO_DIGIT ? fmod(shown, 100) : shown, form == TWO_DIGIT);
}

/* "1/31/2024": the parts there are. */
static void add_numeric_date(TsArray *parts, const DateSettings *settings, const double *p)
{
    const char *separator = "";

    if (settings->month) {
        add_number(parts, "month", p[MONTH] + 1, settings->month == TWO_DIGIT);
        separator = "/";
    }
    if (settings->day) {
        add_literal(parts, separator);
        add_number(parts, "day", p[DAY], settings->day == TWO_DIGIT);
        separator = "/";
    }
    if (settings->year) {
        add_literal(parts, separator);
        add_year(parts, p[YEAR], settings->year);
    }
}

/* "2024 (day: 5)" */
static void add_year_and_day(TsArray *parts, const DateSettings *settings, const double *p)
{
    add_year(parts, p[YEAR], settings->year);
    add_literal(parts, " (day: ");
    add_number(parts, "day", p[DAY], settings->day == TWO_DIGIT);
    add_literal(parts, ")");
}

/* "January 31, 2024" */
static void add_named_date(TsArray *parts, const DateSettings *settings, const double *p)
{
    add_name(parts, "month", months[(int)p[MONTH]], settings->month);
    if (settings->day) {
        add_literal(parts, " ");
        add_number(parts, "day", p[DAY], settings->day == TWO_DIGIT);
    }
    if (settings->year) {
        add_literal(parts, settings->day ? ", " : " ");
        add_year(parts, p[YEAR], settings->year);
    }
}

static void add_era(TsArray *parts, const DateSettings *settings, const double *p)
{
    bool after = p[YEAR] > 0;
    const char *text = settings->era == LONG    ? (after ? "Anno Domini" : "Before Christ")
                       : settings->era == SHORT ? (after ? "AD" : "BC")
                                                : (after ? "A" : "B");

    add_literal(parts, " ");
    add(parts, "era", ts_string_from_c(text));
}

static void add_date(TsArray *parts, const DateSettings *settings, const double *p)
{
    const char *weekday = days[(int)p[WEEKDAY]];
    /* "5 Fri", "Jan Fri", "2024 Friday": the weekday comes first only where month and day are. */
    bool leads = settings->month && settings->day;

    if (settings->weekday && leads) {
        add_name(parts, "weekday", weekday, settings->weekday);
        add_literal(parts, ", ");
    }
    if (settings->month >= SHORT) {
        add_named_date(parts, settings, p);
    } else if (settings->year && settings->day && !settings->month) {
        add_year_and_day(parts, settings, p);
    } else {
        add_numeric_date(parts, settings, p);
    }
    if (settings->weekday && !leads) {
        add_literal(parts, " ");
        add_name(parts, "weekday", weekday, settings->weekday);
    }
    if (settings->era) {
        add_era(parts, settings, p);
    }
}

static double shown_hours(const DateSettings *settings, double hours)
{
    switch (settings->cycle) {
    case H11:
        return fmod(hours, 12);
    case H12:
        return fmod(hours + 11, 12) + 1;
    case H23:
        return hours;
    default:
        return hours == 0 ? 24 : hours;
    }
}

static const char *day_period(double hours)
{
    return hours >= 21   ? "at night"
           : hours < 12  ? "in the morning"
           : hours == 12 ? "noon"
           : hours < 18  ? "in the afternoon"
                         : "in the evening";
}

static void add_fraction(TsArray *parts, const DateSettings *settings, const double *p)
{
    char text[8];

    snprintf(text, sizeof text, "%03d", (int)p[MILLISECONDS]);
    add(parts, "fractionalSecond", ts_string_from_ascii(text, (size_t)settings->fraction));
}

static void add_period(TsArray *parts, const DateSettings *settings, const double *p)
{
    if (settings->day_period) {
        add_literal(parts, " ");
        add(parts, "dayPeriod", ts_string_from_c(day_period(p[HOURS])));
    } else if (settings->hour) {
        add_literal(parts, "\u202f");
        add(parts, "dayPeriod", ts_string_from_c(p[HOURS] < 12 ? "AM" : "PM"));
    }
}

static void add_time(TsArray *parts, const DateSettings *settings, const double *p)
{
    bool joined = false, half_day = settings->cycle <= H12;

    if (settings->hour) {
        bool two_digits = settings->hour == TWO_DIGIT || !half_day;
        add_number(parts, "hour", shown_hours(settings, p[HOURS]), two_digits);
        joined = true;
    }
    if (settings->minute) {
        add_literal(parts, joined ? ":" : "");
        add_number(parts, "minute", p[MINUTES], joined || settings->second);
        joined = true;
    }
    if (settings->second) {
        add_literal(parts, joined ? ":" : "");
        add_number(parts, "second", p[SECONDS], joined);
    }
    if (settings->fraction) {
        add_literal(parts, settings->second ? "." : "");
        add_fraction(parts, settings, p);
    }
    if (half_day) {
        add_period(parts, settings, p);
    }
}

/* Between date and time. */
static const char *junction(const DateSettings *settings, bool has_day)
{
    if (!has_day) {
        return " "; /* "Friday 1:05 PM" */
    }
    return settings->month == LONG ? " at " : ", ";
}

static TsArray *parts_of(const DateSettings *settings, double time)
{
    bool has_day = settings->year || settings->month || settings->day || settings->era;
    bool has_date = settings->weekday || has_day;
    bool has_time = settings->hour || settings->minute || settings->second || settings->fraction ||
                    settings->day_period;
    TsArray *parts = ts_array_new(TS_ARRAY_PTR, 16), *clock = ts_array_new(TS_ARRAY_PTR, 16);
    double p[PART_COUNT];
    bool is_summer;
    double offset = zone_offset(settings->zone, time, &is_summer);

    date_split(time + offset, p);
    if (has_date) {
        add_date(parts, settings, p);
    }
    if (has_time) {
        add_time(clock, settings, p);
        add_literal(parts, junction(settings, has_day));
        ts_array_append_array(parts, clock);
    }
    if (settings->zone_form) {
        add_literal(parts, has_time || !has_date ? " " : ", ");
        add(parts, "timeZoneName", zone_text(settings, offset, is_summer));
    }
    return parts;
}

/* The narrow space before AM and PM is a common one in texts, as V8 has it. */
static TsString *text_of(const TsArray *parts)
{
    TsString *text = ts_string_empty();

    for (size_t i = 1; i < parts->length; i += 2) {
        TsString *value = ts_array_ptr(parts, (int64_t)i);
        bool narrow = value->length == 1 && ts_string_unit(value, 0) == 0x202f;
        text = ts_concat(text, narrow ? TS_STR(" ") : value);
    }
    return text;
}

static TsString *write_date(double time, TsValue locales, TsValue options, int required, int usual,
                            const char *method)
{
    ts_check_locale(locales);
    DateSettings settings = date_settings(options, required, usual, method);
    return time == time ? text_of(parts_of(&settings, time)) : TS_STR("Invalid Date");
}

TsString *ts_date_to_locale_string(const TsDate *date, TsValue locales, TsValue options)
{
    return write_date(date->time, locales, options, DATE_PARTS | TIME_PARTS,
                      DATE_PARTS | TIME_PARTS, "Date.prototype.toLocaleString");
}

TsString *ts_date_to_locale_date_string(const TsDate *date, TsValue locales, TsValue options)
{
    return write_date(date->time, locales, options, DATE_PARTS, DATE_PARTS,
                      "Date.prototype.toLocaleDateString");
}

TsString *ts_date_to_locale_time_string(const TsDate *date, TsValue locales, TsValue options)
{
    return write_date(date->time, locales, options, TIME_PARTS, TIME_PARTS,
                      "Date.prototype.toLocaleTimeString");
}

/* ---- for Intl.DateTimeFormat ----------------------------------------------------------------- */

TsString *ts_date_locale_format(double time, TsValue options)
{
    return write_date(time, TS_UNDEFINED, options, DATE_PARTS | TIME_PARTS, DATE_PARTS,
                      "Intl.DateTimeFormat");
}

TsArray *ts_date_locale_parts(double time, TsValue options)
{
    DateSettings settings =
        date_settings(options, DATE_PARTS | TIME_PARTS, DATE_PARTS, "Intl.DateTimeFormat");

    return parts_of(&settings, time);
}

TsValue ts_date_locale_options(TsValue options)
{
    DateSettings settings =
        date_settings(options, DATE_PARTS | TIME_PARTS, DATE_PARTS, "Intl.DateTimeFormat");

    return date_settings_object(&settings);
}
