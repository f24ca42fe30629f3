/*
 * The options of date formats (ECMA-402 §11.1.2).
 */
#include "ts/date_locale_internal.h"

#include <string.h>

#include "ts/error.h"

static const char *const digit_forms[] = {"numeric", "2-digit", NULL};
static const char *const month_forms[] = {"numeric", "2-digit", "short", "long", "narrow", NULL};
static const char *const text_forms[] = {"short", "long", "narrow", NULL};
static const char *const cycles[] = {"h11", "h12", "h23", "h24", NULL};
static const char *const zone_forms[] = {"short", "long", "shortOffset", "longOffset", NULL};
static const char *const date_styles[] = {"full", "long", "medium", "short", NULL};

/** Options, and the method that errors name. */
typedef struct Options {
    TsValue values;
    const char *method;
} Options;

static TsValue option(const Options *options, const char *key)
{
    return ts_is_object(options->values) ? ts_get(options->values, ts_string_from_c(key))
                                         : TS_UNDEFINED;
}

/* The index of an option's word; -1: absent. */
static int word_option(const Options *options, const char *key, const char *const *words)
{
    TsValue value = option(options, key);

    if (ts_is_undefined(value)) {
        return -1;
    }
    TsString *text = ts_to_string(value);
    for (int i = 0; words[i]; i++) {
        if (ts_string_is_ascii_text(text, words[i], strlen(words[i]))) {
            return i;
        }
    }
    ts_throw_error(&RangeError_type, "Value %S out of range for %s options property %s", text,
                   options->method, key);
}

static Form number_form(const Options *options, const char *key)
{
    return (Form)(word_option(options, key, digit_forms) + 1);
}

static Form text_form(const Options *options, const char *key)
{
    int index = word_option(options, key, text_forms);

    return index < 0 ? ABSENT : (Form)(SHORT + index);
}

static TsString *style_option(const Options *options, const char *key)
{
    int index = word_option(options, key, date_styles);

    return index < 0 ? NULL : ts_string_from_c(date_styles[index]);
}

static HourCycle cycle_option(const Options *options)
{
    TsValue hour12 = option(options, "hour12");
    int index = word_option(options, "hourCycle", cycles);

    if (!ts_is_undefined(hour12)) {
        return ts_to_boolean(hour12) ? H12 : H23;
    }
    return index < 0 ? H12 : (HourCycle)index;
}

static void read_zone(DateSettings *settings, const Options *options)
{
    TsValue zone = option(options, "timeZone");

    if (ts_is_undefined(zone)) {
        return;
    }
    settings->zone = ts_to_string(zone);
    if (!zone_is_known(settings->zone)) {
        ts_throw_error(&RangeError_type, "Invalid time zone specified: %S", settings->zone);
    }
}

static void apply_styles(DateSettings *settings)
{
    TsString *date = settings->date_style, *time = settings->time_style;

    if (date) {
        bool full = ts_string_is(date, "full"), medium = ts_string_is(date, "medium");
        bool brief = ts_string_is(date, "short");
        settings->weekday = full ? LONG : ABSENT;
        settings->month = brief ? NUMERIC : medium ? SHORT : LONG;
        settings->day = NUMERIC;
        settings->year = brief ? TWO_DIGIT : NUMERIC;
    }
    if (time) {
        settings->hour = NUMERIC;
        settings->minute = TWO_DIGIT;
        settings->second = ts_string_is(time, "short") ? ABSENT : TWO_DIGIT;
        settings->zone_form = ts_string_is(time, "full")   ? ZONE_LONG
                              : ts_string_is(time, "long") ? ZONE_SHORT
                                                           : ZONE_ABSENT;
    }
}

static void check_styles(const DateSettings *settings, int required, int usual)
{
    bool has_parts = settings->weekday || settings->era || settings->year || settings->month ||
                     settings->day || settings->day_period || settings->hour || settings->minute ||
                     settings->second || settings->fraction || settings->zone_form;

    if (has_parts) {
        ts_throw_error(&TypeError_type, "Invalid option : option");
    }
    if (required == usual && usual != (DATE_PARTS | TIME_PARTS)) {
        bool wrong =
            usual == DATE_PARTS ? settings->time_style != NULL : settings->date_style != NULL;
        if (wrong) {
            ts_throw_error(&TypeError_type, "Invalid option : %s",
                           usual == DATE_PARTS ? "timeStyle" : "dateStyle");
        }
    }
}

DateSettings date_settings(TsValue values, int required, int usual, const char *method)
{
    const Options given = {values, method}, *options = &given;
    DateSettings settings = {
        .weekday = text_form(options, "weekday"),
        .era = text_form(options, "era"),
        .year = number_form(options, "year"),
        .month = (Form)(word_option(options, "month", month_forms) + 1),
        .day = number_form(options, "day"),
        .day_period = text_form(options, "dayPeriod"),
        .hour = number_form(options, "hour"),
        .minute = number_form(options, "minute"),
        .second = number_form(options, "second"),
        .cycle = cycle_option(options),
        .zone_form = (ZoneForm)(word_option(options, "timeZoneName", zone_forms) + 1),
        .date_style = style_option(options, "dateStyle"),
        .time_style = style_option(options, "timeStyle"),
    };
    TsValue fraction = option(options, "fractionalSecondDigits");
    double digits = ts_is_undefined(fraction) ? 0 : ts_to_number(fraction);

    if (!ts_is_undefined(fraction) && !(digits >= 1 && digits <= 3)) {
        ts_throw_error(&RangeError_type, "fractionalSecondDigits value is out of range.");
    }
    settings.fraction = (int)digits;
    read_zone(&settings, options);
    if (settings.date_style || settings.time_style) {
        check_styles(&settings, required, usual);
        apply_styles(&settings);
        return settings;
    }
    bool has_date = settings.weekday || settings.year || settings.month || settings.day;
    bool has_time = settings.day_period || settings.hour || settings.minute || settings.second ||
                    settings.fraction;
    if (((required & DATE_PARTS) && has_date) || ((required & TIME_PARTS) && has_time)) {
        return settings;
    }
    if (usual & DATE_PARTS) {
        settings.year = settings.month = settings.day = NUMERIC;
    }
    if (usual & TIME_PARTS) {
        settings.hour = NUMERIC;
        settings.minute = settings.second = TWO_DIGIT;
    }
    return settings;
}

/* ---- resolvedOptions ------------------------------------------------------------------------- */

static void set_form(TsDynamicObject *object, const char *key, Form form)
{
    static const char *const words[] = {"", "numeric", "2-digit", "short", "long", "narrow"};

    if (form) {
        ts_object_define(object, ts_string_from_c(key),
                         ts_from_string(ts_string_from_c(words[form])));
    }
}

TsValue date_settings_object(const DateSettings *settings)
{
    TsDynamicObject *object = ts_object_new(12);
    TsString *zone = settings->zone ? settings->zone : zone_local_name();
    bool styled = settings->date_style || settings->time_style;

    ts_object_define(object, TS_STR("locale"), ts_from_string(TS_STR("en-US")));
    ts_object_define(object, TS_STR("calendar"), ts_from_string(TS_STR("gregory")));
    ts_object_define(object, TS_STR("numberingSystem"), ts_from_string(TS_STR("latn")));
    ts_object_define(object, TS_STR("timeZone"), ts_from_string(zone));
    if (settings->hour) {
        ts_object_define(object, TS_STR("hourCycle"),
                         ts_from_string(ts_string_from_c(cycles[settings->cycle])));
        ts_object_define(object, TS_STR("hour12"), ts_from_bool(settings->cycle <= H12));
    }
    if (!styled) {
        set_form(object, "weekday", settings->weekday);
        set_form(object, "era", settings->era);
        set_form(object, "year", settings->year);
        set_form(object, "month", settings->month);
        set_form(object, "day", settings->day);
        set_form(object, "dayPeriod", settings->day_period);
        set_form(object, "hour", settings->hour);
        set_form(object, "minute",
                 settings->minute && settings->hour ? TWO_DIGIT : settings->minute);
        set_form(object, "second",
                 settings->second && settings->minute ? TWO_DIGIT : settings->second);
    }
    if (settings->fraction) {
        ts_object_define(object, TS_STR("fractionalSecondDigits"),
                         ts_from_number(settings->fraction));
    }
    if (settings->zone_form && !styled) {
        ts_object_define(object, TS_STR("timeZoneName"),
                         ts_from_string(ts_string_from_c(zone_forms[settings->zone_form - 1])));
    }
    if (settings->date_style) {
        ts_object_define(object, TS_STR("dateStyle"), ts_from_string(settings->date_style));
    }
    if (settings->time_style) {
        ts_object_define(object, TS_STR("timeStyle"), ts_from_string(settings->time_style));
    }
    return ts_from_object(object);
}
