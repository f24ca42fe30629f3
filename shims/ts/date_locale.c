/*
 * Dates in the form of en-US.
 */
#include "ts/date_locale.h"

#include <math.h>
#include <stdio.h>

#include "ts/builder.h"
#include "ts/date_internal.h"
#include "ts/error.h"
#include "ts/locale.h"

static const char *const months[] = {"January",   "February", "March",    "April",
                                     "May",       "June",     "July",     "August",
                                     "September", "October",  "November", "December"};
static const char *const days[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                   "Thursday", "Friday", "Saturday"};

typedef enum Form { ABSENT, NUMERIC, TWO_DIGIT, SHORT, LONG, NARROW } Form;

typedef struct DateFormat {
    Form weekday, year, month, day, hour, minute, second;
    bool hours24, has_styles, utc, zone;
} DateFormat;

static Form form_of(TsValue options, TsString *key)
{
    static const struct {
        const char *word;
        Form form;
    } words[] = {{"numeric", NUMERIC}, {"2-digit", TWO_DIGIT}, {"short", SHORT}, {"long", LONG},
                 {"narrow", NARROW}};
    TsValue value = ts_is_object(options) ? ts_get(options, key) : TS_UNDEFINED;

    if (ts_is_undefined(value)) {
        return ABSENT;
    }
    TsString *text = ts_to_string(value);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (ts_string_is_ascii_text(text, words[i].word, strlen(words[i].word))) {
            return words[i].form;
        }
    }
    ts_throw_error(&RangeError_type, "Value %S out of range for Intl.DateTimeFormat options property %S",
                   text, key);
}

static TsString *style_of(TsValue options, TsString *key)
{
    TsValue value = ts_is_object(options) ? ts_get(options, key) : TS_UNDEFINED;

    return ts_is_undefined(value) ? NULL : ts_to_string(value);
}

static void apply_styles(DateFormat *format, TsString *date, TsString *time)
{
    format->has_styles = date || time;
    if (date) {
        bool full = ts_string_is(date, "full"), medium = ts_string_is(date, "medium");
        bool brief = ts_string_is(date, "short");
        format->weekday = full ? LONG : ABSENT;
        format->month = brief ? NUMERIC : medium ? SHORT : LONG;
        format->day = NUMERIC;
        format->year = brief ? TWO_DIGIT : NUMERIC;
    }
    if (time) {
        bool brief = ts_string_is(time, "short");
        format->hour = NUMERIC;
        format->minute = TWO_DIGIT;
        format->second = brief ? ABSENT : TWO_DIGIT;
        format->zone = !brief && !ts_string_is(time, "medium");
    }
}

static void read_zone(DateFormat *format, TsValue options)
{
    TsString *zone = style_of(options, TS_STR("timeZone"));

    format->zone = format->zone || style_of(options, TS_STR("timeZoneName")) != NULL;
    if (!zone) {
        return;
    }
    if (!ts_string_is(zone, "UTC") && !ts_string_is(zone, "GMT") && !ts_string_is(zone, "Etc/UTC")) {
        ts_throw_error(&RangeError_type, "Invalid time zone specified: %S", zone);
    }
    format->utc = true;
}

/* `dates` and `times`: which parts there are when the options name none. */
static DateFormat read_format(TsValue locales, TsValue options, bool dates, bool times)
{
    DateFormat format = {
        .weekday = form_of(options, TS_STR("weekday")),
        .year = form_of(options, TS_STR("year")),
        .month = form_of(options, TS_STR("month")),
        .day = form_of(options, TS_STR("day")),
        .hour = form_of(options, TS_STR("hour")),
        .minute = form_of(options, TS_STR("minute")),
        .second = form_of(options, TS_STR("second")),
    };

    ts_check_locale(locales);
    apply_styles(&format, style_of(options, TS_STR("dateStyle")),
                 style_of(options, TS_STR("timeStyle")));
    read_zone(&format, options);
    bool has_date = format.weekday || format.year || format.month || format.day;
    bool has_time = format.hour || format.minute || format.second;
    bool empty = !(dates && has_date) && !(times && has_time) && !format.has_styles;
    if (empty && dates) {
        format.year = format.month = format.day = NUMERIC;
    }
    if (empty && times) {
        format.hour = NUMERIC;
        format.minute = format.second = TWO_DIGIT;
    }
    TsValue hour12 = ts_is_object(options) ? ts_get(options, TS_STR("hour12")) : TS_UNDEFINED;
    TsString *cycle = style_of(options, TS_STR("hourCycle"));
    format.hours24 = ts_is_undefined(hour12)
                         ? cycle && (ts_string_is(cycle, "h23") || ts_string_is(cycle, "h24"))
                         : !ts_to_boolean(hour12);
    return format;
}

/* ---- writing --------------------------------------------------------------------------------- */

static void add_number(TsBuilder *out, double number, bool two_digits)
{
    char text[32];

    snprintf(text, sizeof text, two_digits ? "%02d" : "%d", (int)number);
    ts_builder_add_utf8(out, text);
}

static void add_name(TsBuilder *out, const char *name, Form form)
{
    size_t length = form == LONG ? strlen(name) : form == NARROW ? 1 : 3;

    ts_builder_add_ascii(out, name, length);
}

static void add_year(TsBuilder *out, double year, Form form)
{
    double shown = year > 0 ? year : 1 - year;

    add_number(out, form == TWO_DIGIT ? fmod(shown, 100) : shown, form == TWO_DIGIT);
}

/* "1/31/2024": the parts there are. */
static void add_numeric_date(TsBuilder *out, const DateFormat *format, const double *p)
{
    const char *separator = "";

    if (format->month) {
        add_number(out, p[MONTH] + 1, format->month == TWO_DIGIT);
        separator = "/";
    }
    if (format->day) {
        ts_builder_add_utf8(out, separator);
        add_number(out, p[DAY], format->day == TWO_DIGIT);
        separator = "/";
    }
    if (format->year) {
        ts_builder_add_utf8(out, separator);
        add_year(out, p[YEAR], format->year);
    }
}

/* "January 31, 2024" */
static void add_named_date(TsBuilder *out, const DateFormat *format, const double *p)
{
    add_name(out, months[(int)p[MONTH]], format->month);
    if (format->day) {
        ts_builder_add_unit(out, ' ');
        add_number(out, p[DAY], format->day == TWO_DIGIT);
    }
    if (format->year) {
        ts_builder_add_utf8(out, format->day ? ", " : " ");
        add_year(out, p[YEAR], format->year);
    }
}

static void add_date(TsBuilder *out, const DateFormat *format, const double *p)
{
    const char *weekday = days[(int)p[WEEKDAY]];
    bool alone = !format->month && !(format->day && format->year);

    if (format->weekday && !alone) {
        add_name(out, weekday, format->weekday);
        ts_builder_add_literal(out, ", ");
    }
    if (format->month >= SHORT) {
        add_named_date(out, format, p);
    } else {
        add_numeric_date(out, format, p);
    }
    if (format->weekday && alone) {
        /* "31 Wednesday", "2024 Wednesday", "Wednesday" */
        if (format->day || format->year) {
            ts_builder_add_unit(out, ' ');
        }
        add_name(out, weekday, format->weekday);
    }
}

static void add_time(TsBuilder *out, const DateFormat *format, const double *p)
{
    bool joined = false;

    if (format->hour) {
        double hours = format->hours24 ? p[HOURS] : fmod(p[HOURS] + 11, 12) + 1;
        add_number(out, hours, format->hour == TWO_DIGIT || format->hours24);
        joined = true;
    }
    if (format->minute) {
        ts_builder_add_utf8(out, joined ? ":" : "");
        add_number(out, p[MINUTES], joined || format->second);
        joined = true;
    }
    if (format->second) {
        ts_builder_add_utf8(out, joined ? ":" : "");
        add_number(out, p[SECONDS], joined);
    }
    if (format->hour && !format->hours24) {
        ts_builder_add_utf8(out, p[HOURS] < 12 ? " AM" : " PM");
    }
}

static void add_zone(TsBuilder *out, bool utc, double offset)
{
    if (utc || offset == 0) {
        ts_builder_add_literal(out, " UTC");
        return;
    }
    int minutes = (int)(fabs(offset) / 60000);
    char text[32];
    int length = snprintf(text, sizeof text, " GMT%c%d", offset < 0 ? '-' : '+', minutes / 60);
    if (minutes % 60) {
        snprintf(text + length, sizeof text - (size_t)length, ":%02d", minutes % 60);
    }
    ts_builder_add_utf8(out, text);
}

static TsString *write_date(const TsDate *date, TsValue locales, TsValue options, bool dates,
                            bool times)
{
    DateFormat format = read_format(locales, options, dates, times);
    bool has_date = format.weekday || format.year || format.month || format.day;
    bool has_time = format.hour || format.minute || format.second;
    double p[PART_COUNT];
    TsBuilder out;

    if (date->time != date->time) {
        return TS_STR("Invalid Date");
    }
    double offset = format.utc ? 0 : date_local_offset(date->time);
    date_split(date->time + offset, p);
    ts_builder_init(&out);
    if (has_date) {
        add_date(&out, &format, p);
    }
    if (has_date && has_time) {
        ts_builder_add_utf8(&out, format.month == LONG ? " at " : ", ");
    }
    if (has_time) {
        add_time(&out, &format, p);
    }
    if (format.zone) {
        ts_builder_add_utf8(&out, has_time || !has_date ? "" : ",");
        add_zone(&out, format.utc, offset);
    }
    return ts_builder_finish(&out);
}

TsString *ts_date_to_locale_string(const TsDate *date, TsValue locales, TsValue options)
{
    return write_date(date, locales, options, true, true);
}

TsString *ts_date_to_locale_date_string(const TsDate *date, TsValue locales, TsValue options)
{
    return write_date(date, locales, options, true, false);
}

TsString *ts_date_to_locale_time_string(const TsDate *date, TsValue locales, TsValue options)
{
    return write_date(date, locales, options, false, true);
}
