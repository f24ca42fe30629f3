/*
 * The options of number formats (ECMA-402 §15.1.2, §15.1.3).
 */
#include "ts/number_locale_internal.h"

#include <string.h>

#include "ts/error.h"
#include "ts/number.h"

static const char *const styles[] = {"decimal", "percent", "currency", "unit", NULL};
static const char *const notations[] = {"standard", "scientific", "engineering", "compact", NULL};
static const char *const signs[] = {"auto", "never", "always", "exceptZero", "negative", NULL};
static const char *const roundings[] = {"ceil",     "floor",     "expand",     "trunc",
                                        "halfCeil", "halfFloor", "halfExpand", "halfTrunc",
                                        "halfEven", NULL};
static const char *const groupings[] = {"false", "min2", "auto", "always", NULL};
static const char *const compact_displays[] = {"short", "long", NULL};
static const char *const unit_displays[] = {"short", "long", "narrow", NULL};
static const char *const currency_displays[] = {"symbol", "name", "narrowSymbol", "code", NULL};
static const char *const currency_signs[] = {"standard", "accounting", NULL};
static const char *const zero_displays[] = {"auto", "stripIfInteger", NULL};

static TsValue option(TsValue options, const char *key)
{
    return ts_is_object(options) ? ts_get(options, ts_string_from_c(key)) : TS_UNDEFINED;
}

static TsString *text_option(TsValue options, const char *key)
{
    TsValue value = option(options, key);

    return ts_is_undefined(value) ? NULL : ts_to_string(value);
}

/* The index of an option's word. */
static int word_option(TsValue options, const char *key, const char *const *words, int absent)
{
    TsString *text = text_option(options, key);

    for (int i = 0; text && words[i]; i++) {
        if (ts_string_is_ascii_text(text, words[i], strlen(words[i]))) {
            return i;
        }
    }
    if (text) {
        ts_throw_error(&RangeError_type,
                       "Value %S out of range for Intl.NumberFormat options property %s", text,
                       key);
    }
    return absent;
}

static int digits_option(TsValue options, const char *key, int least, int most, int absent)
{
    TsValue value = option(options, key);

    if (ts_is_undefined(value)) {
        return absent;
    }
    double number = ts_to_number(value);
    if (!(number >= least && number <= most)) {
        ts_throw_error(&RangeError_type, "%s value is out of range.", key);
    }
    return (int)number;
}

static bool is_currency_code(const TsString *code)
{
    for (size_t i = 0; i < code->length; i++) {
        uint16_t unit = ts_string_unit(code, i) & ~0x20;
        if (unit < 'A' || unit > 'Z') {
            return false;
        }
    }
    return code->length == 3;
}

static TsString *upper(const TsString *code)
{
    char text[3];

    for (size_t i = 0; i < 3; i++) {
        text[i] = (char)(ts_string_unit(code, i) & ~0x20);
    }
    return ts_string_from_ascii(text, 3);
}

static bool is_unit(TsString *name)
{
    const char *text = ts_string_to_c(name), *per = strstr(text, "-per-");
    size_t length = per ? (size_t)(per - text) : strlen(text);

    return locale_unit(text, length) && (!per || locale_unit(per + 5, strlen(per + 5)));
}

static void read_style(NumberSettings *settings, TsValue options)
{
    settings->style = (NumberStyle)word_option(options, "style", styles, STYLE_DECIMAL);
    TsString *code = text_option(options, "currency"), *unit = text_option(options, "unit");
    if (code && !is_currency_code(code)) {
        ts_throw_error(&RangeError_type, "Invalid currency code : %S", code);
    }
    int display = word_option(options, "currencyDisplay", currency_displays, DISPLAY_SHORT);
    settings->accounting = word_option(options, "currencySign", currency_signs, 0);
    if (settings->style == STYLE_CURRENCY) {
        if (!code) {
            ts_throw_error(&TypeError_type, "Currency code is required with currency style.");
        }
        settings->currency = upper(code);
        settings->display = (Display)display;
    }
    if (unit && !is_unit(unit)) {
        ts_throw_error(&RangeError_type, "Invalid unit argument for Intl.NumberFormat() '%S'",
                       unit);
    }
    display = word_option(options, "unitDisplay", unit_displays, DISPLAY_SHORT);
    if (settings->style == STYLE_UNIT) {
        if (!unit) {
            ts_throw_error(&TypeError_type, "Invalid unit argument for Intl.NumberFormat() ''");
        }
        settings->unit = unit;
        settings->display = (Display)display;
    }
}

static void read_digits(NumberSettings *settings, TsValue options)
{
    bool currency = settings->style == STYLE_CURRENCY && settings->notation == STANDARD;
    int usual_least = currency ? locale_currency_digits(settings->currency) : 0;
    int usual_most = currency ? usual_least : settings->style == STYLE_PERCENT ? 0 : 3;
    settings->least_integer = digits_option(options, "minimumIntegerDigits", 1, 21, 1);
    int least = digits_option(options, "minimumFractionDigits", 0, 100, -1);
    int most = digits_option(options, "maximumFractionDigits", 0, 100, -1);
    int least_significant = digits_option(options, "minimumSignificantDigits", 1, 21, 0);
    int most_significant = digits_option(options, "maximumSignificantDigits",
                                         least_significant ? least_significant : 1, 21, 0);

    if (least >= 0 && most >= 0 && least > most) {
        ts_throw_error(&RangeError_type, "maximumFractionDigits value is out of range.");
    }
    settings->least_fraction = least >= 0                        ? least
                               : most >= 0 && most < usual_least ? most
                                                                 : usual_least;
    settings->most_fraction = most >= 0                               ? most
                              : settings->least_fraction > usual_most ? settings->least_fraction
                                                                      : usual_most;
    bool significant = least_significant || most_significant;
    if (significant) {
        settings->least_significant = least_significant ? least_significant : 1;
        settings->most_significant = most_significant ? most_significant : 21;
    }
    settings->more_precise = settings->notation == COMPACT && !significant && least < 0 && most < 0;
    if (settings->more_precise) {
        settings->least_fraction = settings->most_fraction = 0;
    }
}

static Grouping grouping_option(TsValue options, Grouping usual)
{
    TsValue value = option(options, "useGrouping");

    if (ts_is_undefined(value)) {
        return usual;
    }
    if (ts_is_bool(value)) {
        return ts_as_bool(value) ? GROUP_ALWAYS : GROUP_NEVER;
    }
    if (!ts_to_boolean(value)) {
        return GROUP_NEVER;
    }
    TsString *text = ts_to_string(value);
    if (ts_string_is(text, "true") || ts_string_is(text, "false")) {
        return usual;
    }
    return (Grouping)word_option(options, "useGrouping", groupings, usual);
}

NumberSettings number_settings(TsValue options)
{
    NumberSettings settings = {.rounding = ROUND_HALF_EXPAND};

    if (ts_is_null(options)) {
        ts_throw_error(&TypeError_type, "Cannot convert undefined or null to object");
    }
    read_style(&settings, options);
    settings.notation = (Notation)word_option(options, "notation", notations, STANDARD);
    read_digits(&settings, options);
    settings.rounding =
        (Rounding)word_option(options, "roundingMode", roundings, ROUND_HALF_EXPAND);
    settings.strip_if_integer = word_option(options, "trailingZeroDisplay", zero_displays, 0);
    settings.compact_long = word_option(options, "compactDisplay", compact_displays, 0);
    settings.grouping =
        grouping_option(options, settings.notation == COMPACT ? GROUP_MIN2 : GROUP_AUTO);
    settings.sign = (SignDisplay)word_option(options, "signDisplay", signs, SIGN_AUTO);
    return settings;
}

/* ---- resolvedOptions ------------------------------------------------------------------------- */

static void set_text(TsDynamicObject *object, const char *key, const char *text)
{
    ts_object_define(object, ts_string_from_c(key), ts_from_string(ts_string_from_c(text)));
}

static void set_number(TsDynamicObject *object, const char *key, int number)
{
    ts_object_define(object, ts_string_from_c(key), ts_from_number(number));
}

TsValue number_settings_object(const NumberSettings *settings)
{
    TsDynamicObject *object = ts_object_new(16);

    set_text(object, "locale", "en-US");
    set_text(object, "numberingSystem", "latn");
    set_text(object, "style", styles[settings->style]);
    if (settings->style == STYLE_CURRENCY) {
        ts_object_define(object, TS_STR("currency"), ts_from_string(settings->currency));
        set_text(object, "currencyDisplay", currency_displays[settings->display]);
        set_text(object, "currencySign", currency_signs[settings->accounting]);
    }
    if (settings->style == STYLE_UNIT) {
        ts_object_define(object, TS_STR("unit"), ts_from_string(settings->unit));
        set_text(object, "unitDisplay", unit_displays[settings->display]);
    }
    set_number(object, "minimumIntegerDigits", settings->least_integer);
    if (!settings->most_significant) {
        set_number(object, "minimumFractionDigits", settings->least_fraction);
        set_number(object, "maximumFractionDigits", settings->most_fraction);
    }
    if (settings->most_significant || settings->more_precise) {
        set_number(object, "minimumSignificantDigits",
                   settings->more_precise ? 1 : settings->least_significant);
        set_number(object, "maximumSignificantDigits",
                   settings->more_precise ? 2 : settings->most_significant);
    }
    if (settings->grouping == GROUP_NEVER) {
        ts_object_define(object, TS_STR("useGrouping"), TS_FALSE);
    } else {
        set_text(object, "useGrouping", groupings[settings->grouping]);
    }
    set_text(object, "notation", notations[settings->notation]);
    if (settings->notation == COMPACT) {
        set_text(object, "compactDisplay", compact_displays[settings->compact_long]);
    }
    set_text(object, "signDisplay", signs[settings->sign]);
    set_number(object, "roundingIncrement", 1);
    set_text(object, "roundingMode", roundings[settings->rounding]);
    set_text(object, "roundingPriority", settings->more_precise ? "morePrecision" : "auto");
    set_text(object, "trailingZeroDisplay", zero_displays[settings->strip_if_integer]);
    return ts_from_object(object);
}
