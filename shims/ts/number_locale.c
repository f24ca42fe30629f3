/*
 * Numbers in the form of en-US. A number is written as parts, of which the text is what they say
 * one after the other. Decimal digits are rounded, never the double.
 */
#include "ts/number_locale_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ts/array.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/heap.h"
#include "ts/locale.h"
#include "ts/number.h"

/* ---- decimal numbers ------------------------------------------------------------------------- */

enum { DIGITS_MAX = 400 };

/* 0.d1d2d3... times ten to the power of `point`. */
typedef struct Decimal {
    char digits[DIGITS_MAX];
    int count, point;
    bool negative;
} Decimal;

static Decimal decimal_of(double number)
{
    Decimal decimal = {.negative = signbit(number)};
    double size = fabs(number);

    if (size > 0) {
        decimal.count = ts_number_digits(size, decimal.digits, &decimal.point);
    }
    return decimal;
}

/* Of a BigInt's text; beyond DIGITS_MAX the rest counts as zeros. */
static Decimal decimal_of_text(const TsString *text)
{
    Decimal decimal = {.negative = ts_string_unit(text, 0) == '-'};

    decimal.point = (int)text->length - decimal.negative;
    decimal.count = decimal.point < DIGITS_MAX ? decimal.point : DIGITS_MAX;
    for (int i = 0; i < decimal.count; i++) {
        decimal.digits[i] = (char)ts_string_unit(text, (size_t)(i + decimal.negative));
    }
    while (decimal.count > 0 && decimal.digits[decimal.count - 1] == '0') {
        decimal.count--;
    }
    return decimal;
}

/* Whether what is cut off behind the first `kept` digits makes the number one larger. */
static bool rounds_up(const Decimal *decimal, int kept, Rounding rounding)
{
    int first = kept >= 0 ? decimal->digits[kept] - '0' : 0;
    bool odd = kept > 0 && (decimal->digits[kept - 1] - '0') % 2;
    bool rest = kept < 0 || decimal->count > kept + 1;
    bool above = first > 5 || (first == 5 && rest), half = first == 5 && !rest;

    switch (rounding) {
    case ROUND_CEIL:
        return !decimal->negative;
    case ROUND_FLOOR:
        return decimal->negative;
    case ROUND_EXPAND:
        return true;
    case ROUND_TRUNC:
        return false;
    case ROUND_HALF_CEIL:
        return above || (half && !decimal->negative);
    case ROUND_HALF_FLOOR:
        return above || (half && decimal->negative);
    case ROUND_HALF_TRUNC:
        return above;
    case ROUND_HALF_EVEN:
        return above || (half && odd);
    default:
        return above || half;
    }
}

/* Leaves `kept` digits, which may be none or fewer. */
static void round_to(Decimal *decimal, int kept, Rounding rounding)
{
    if (kept >= decimal->count || decimal->count == 0) {
        return;
    }
    bool up = rounds_up(decimal, kept, rounding);
    int zeros = kept < 0 ? -kept : 0;
    kept = kept > 0 ? kept : 0;
    while (up && kept > 0 && decimal->digits[kept - 1] == '9') {
        kept--;
    }
    if (up && kept == 0) {
        decimal->digits[0] = '1';
        decimal->count = 1;
        decimal->point += 1 + zeros;
        return;
    }
    decimal->digits[kept > 0 ? kept - 1 : 0] += up;
    decimal->count = kept;
    while (decimal->count > 0 && decimal->digits[decimal->count - 1] == '0') {
        decimal->count--;
    }
    decimal->point = decimal->count > 0 ? decimal->point : 0;
}

static void round_number(Decimal *decimal, const NumberSettings *settings)
{
    int by_fraction = decimal->point + settings->most_fraction;

    if (settings->more_precise) {
        round_to(decimal, by_fraction > 2 ? by_fraction : 2, settings->rounding);
    } else if (settings->most_significant) {
        round_to(decimal, settings->most_significant, settings->rounding);
    } else {
        round_to(decimal, by_fraction, settings->rounding);
    }
}

/* ---- parts ----------------------------------------------------------------------------------- */

/* Type and value by turns, as TsStrings. */
static void add(TsArray *parts, const char *type, TsString *value)
{
    ts_array_push_ptr(parts, ts_string_from_c(type));
    ts_array_push_ptr(parts, value);
}

static void add_text(TsArray *parts, const char *type, const char *value)
{
    add(parts, type, ts_string_from_c(value));
}

static void add_integer(TsArray *parts, const Decimal *decimal, const NumberSettings *settings)
{
    int length = decimal->point > 0 ? decimal->point : 1;
    int zeros = settings->least_integer > length ? settings->least_integer - length : 0;
    int total = length + zeros, start = 0;
    bool grouped =
        settings->grouping == GROUP_MIN2 ? total >= 5 : settings->grouping != GROUP_NEVER;
    char text[DIGITS_MAX];

    total = total < DIGITS_MAX ? total : DIGITS_MAX;
    for (int i = 0; i < total; i++) {
        int at = i - zeros;
        text[i] = at >= 0 && at < decimal->count && decimal->point > 0 ? decimal->digits[at] : '0';
    }
    for (int i = 1; grouped && i < total; i++) {
        if ((total - i) % 3 == 0) {
            add(parts, "integer", ts_string_from_ascii(text + start, (size_t)(i - start)));
            add_text(parts, "group", ",");
            start = i;
        }
    }
    add(parts, "integer", ts_string_from_ascii(text + start, (size_t)(total - start)));
}

static void add_fraction(TsArray *parts, const Decimal *decimal, const NumberSettings *settings)
{
    int there = decimal->count - decimal->point;
    int least = settings->most_significant ? 0 : settings->least_fraction;
    char text[140];

    there = decimal->count > 0 && there > 0 ? there : 0;
    if (settings->least_significant) {
        int point = decimal->count > 0 ? decimal->point : 1;
        least = settings->least_significant - point;
    }
    if (settings->strip_if_integer && there == 0) {
        return;
    }
    int length = there > least ? there : least;
    for (int i = 0; i < length; i++) {
        int at = decimal->point + i;
        text[i] = at >= 0 && at < decimal->count ? decimal->digits[at] : '0';
    }
    if (length > 0) {
        add_text(parts, "decimal", ".");
        add(parts, "fraction", ts_string_from_ascii(text, (size_t)length));
    }
}

static void add_exponent(TsArray *parts, int exponent)
{
    add_text(parts, "exponentSeparator", "E");
    if (exponent < 0) {
        add_text(parts, "exponentMinusSign", "-");
    }
    add(parts, "exponentInteger", ts_string_from_number(abs(exponent)));
}

/* Moves the point for a notation; the power of ten that is written apart. */
static int shift_point(Decimal *decimal, const NumberSettings *settings)
{
    int exponent = decimal->count > 0 ? decimal->point - 1 : 0;

    switch (settings->notation) {
    case SCIENTIFIC:
        break;
    case ENGINEERING:
        exponent = (int)floor(exponent / 3.0) * 3;
        break;
    case COMPACT:
        exponent = exponent < 3 ? 0 : exponent / 3 * 3 > 12 ? 12 : exponent / 3 * 3;
        break;
    default:
        return 0;
    }
    decimal->point -= exponent;
    return exponent;
}

/* The power again after rounding, which may have made 999.9 a 1000. */
static int scale(Decimal *decimal, const NumberSettings *settings)
{
    Decimal whole = *decimal;
    int exponent = shift_point(decimal, settings);

    round_number(decimal, settings);
    whole.point = decimal->point + exponent;
    whole.count = decimal->count;
    int again = settings->notation == STANDARD ? 0 : shift_point(&whole, settings);
    if (again != exponent && decimal->count > 0) {
        decimal->point = whole.point;
        return again;
    }
    return exponent;
}

static const char *compact_word(int exponent, bool is_long)
{
    static const char *const brief[] = {"", "K", "M", "B", "T"};
    static const char *const words[] = {"", "thousand", "million", "billion", "trillion"};

    return (is_long ? words : brief)[exponent / 3];
}

static void add_digits(TsArray *parts, Decimal *decimal, const NumberSettings *settings)
{
    int exponent = scale(decimal, settings);

    add_integer(parts, decimal, settings);
    add_fraction(parts, decimal, settings);
    if (settings->notation == SCIENTIFIC || settings->notation == ENGINEERING) {
        add_exponent(parts, exponent);
    } else if (settings->notation == COMPACT && exponent > 0) {
        bool is_long = settings->compact_long && settings->style != STYLE_CURRENCY;
        if (is_long) {
            add_text(parts, "literal", " ");
        }
        add_text(parts, "compact", compact_word(exponent, is_long));
    }
}

/* "1 day" but "1.0 days". */
static bool is_one(const TsArray *digits)
{
    return digits->length == 2 && ts_string_is((TsString *)ts_array_ptr(digits, 1), "1");
}

/* ---- currencies and units -------------------------------------------------------------------- */

static TsString *currency_text(const NumberSettings *settings)
{
    const LocaleCurrency *known = locale_currency(settings->currency);

    if (!known || settings->display == DISPLAY_CODE) {
        return settings->currency;
    }
    return ts_string_from_c(settings->display == DISPLAY_NARROW ? known->narrow : known->symbol);
}

static bool ends_in_letter(const TsString *text)
{
    uint16_t unit = ts_string_unit(text, text->length - 1) | 0x20;

    return unit >= 'a' && unit <= 'z';
}

static void add_currency(TsArray *parts, const NumberSettings *settings, bool is_finite)
{
    TsString *text = currency_text(settings);

    add(parts, "currency", text);
    if (is_finite && ends_in_letter(text)) {
        add_text(parts, "literal", "\u00a0");
    }
}

static void add_currency_name(TsArray *parts, const NumberSettings *settings, bool one)
{
    const LocaleCurrency *known = locale_currency(settings->currency);

    add_text(parts, "literal", " ");
    add(parts, "currency",
        known ? ts_string_from_c(one ? known->one : known->other) : settings->currency);
}

/* What stands behind "#" in a pattern: a space is a part of its own. */
static void add_unit(TsArray *parts, const char *pattern, const char *per)
{
    const char *rest = pattern[0] == '#' ? pattern + 1 : pattern;
    bool spaced = rest[0] == ' ';

    if (spaced) {
        add_text(parts, "literal", " ");
    }
    TsString *unit = ts_string_from_c(rest + spaced);
    add(parts, "unit", ts_concat(unit, ts_string_from_c(per)));
}

static void add_unit_of(TsArray *parts, const NumberSettings *settings, bool one)
{
    const char *name = ts_string_to_c(settings->unit), *per = strstr(name, "-per-");
    const LocaleUnit *unit = locale_unit(name, per ? (size_t)(per - name) : strlen(name));
    const LocaleUnit *below = per ? locale_unit(per + 5, strlen(per + 5)) : NULL;
    bool is_long = settings->display == DISPLAY_LONG;
    const char *pattern = is_long ? (one ? unit->long_one : unit->long_other)
                          : settings->display == DISPLAY_NARROW ? unit->narrow
                          : one                                 ? unit->short_one
                                                                : unit->short_other;

    if (!is_long && strcmp(name, "mile-per-hour") == 0) {
        add_unit(parts, settings->display == DISPLAY_NARROW ? "#mph" : "# mph", "");
    } else if (!is_long && strcmp(name, "mile-per-gallon") == 0) {
        add_unit(parts, settings->display == DISPLAY_NARROW ? "#mpg" : "# mpg", "");
    } else {
        add_unit(parts, pattern, !below ? "" : is_long ? below->per_long : below->per);
    }
}

/* ---- all ------------------------------------------------------------------------------------- */

typedef enum Sign { NO_SIGN, MINUS, PLUS } Sign;

static Sign sign_of(const NumberSettings *settings, const Decimal *decimal, bool is_zero,
                    bool is_nan)
{
    bool negative = decimal->negative && !is_nan;

    switch (settings->sign) {
    case SIGN_NEVER:
        return NO_SIGN;
    case SIGN_ALWAYS:
        return negative ? MINUS : PLUS;
    case SIGN_EXCEPT_ZERO:
        return is_zero || is_nan ? NO_SIGN : negative ? MINUS : PLUS;
    case SIGN_NEGATIVE:
        return negative && !is_zero ? MINUS : NO_SIGN;
    default:
        return negative ? MINUS : NO_SIGN;
    }
}

static TsArray *parts_of(const NumberSettings *settings, TsValue value)
{
    bool is_bigint = ts_is_bigint(value);
    double number = is_bigint ? 0 : ts_to_number(value);
    TsArray *parts = ts_array_new(TS_ARRAY_PTR, 8), *digits = ts_array_new(TS_ARRAY_PTR, 8);
    Decimal decimal = {.negative = signbit(number)};
    bool is_nan = number != number, is_finite = !is_nan && !isinf(number);

    if (is_finite) {
        decimal = is_bigint ? decimal_of_text(ts_string_of(value)) : decimal_of(number);
        decimal.point += settings->style == STYLE_PERCENT && decimal.count > 0 ? 2 : 0;
        add_digits(digits, &decimal, settings);
    } else {
        add_text(digits, is_nan ? "nan" : "infinity", is_nan ? "NaN" : "\u221e");
    }
    Sign sign = sign_of(settings, &decimal, is_finite && decimal.count == 0, is_nan);
    bool bracketed = sign == MINUS && settings->accounting && settings->style == STYLE_CURRENCY;
    bool named = settings->style == STYLE_CURRENCY && settings->display == DISPLAY_LONG;

    if (bracketed && !named) {
        add_text(parts, "literal", "(");
    } else if (sign) {
        add_text(parts, sign == MINUS ? "minusSign" : "plusSign", sign == MINUS ? "-" : "+");
    }
    if (settings->style == STYLE_CURRENCY && !named) {
        add_currency(parts, settings, is_finite);
    }
    ts_array_append_array(parts, digits);
    if (named) {
        add_currency_name(parts, settings, is_one(digits));
    } else if (settings->style == STYLE_PERCENT) {
        add_text(parts, "percentSign", "%");
    } else if (settings->style == STYLE_UNIT) {
        add_unit_of(parts, settings, is_one(digits));
    }
    if (bracketed && !named) {
        add_text(parts, "literal", ")");
    }
    return parts;
}

static TsString *text_of(const TsArray *parts)
{
    TsString *text = ts_string_empty();

    for (size_t i = 1; i < parts->length; i += 2) {
        text = ts_concat(text, ts_array_ptr(parts, (int64_t)i));
    }
    return text;
}

TsArray *ts_locale_parts(const TsArray *parts)
{
    TsArray *list = ts_array_new(TS_ARRAY_VALUE, parts->length / 2);

    for (size_t i = 0; i < parts->length; i += 2) {
        TsDynamicObject *part = ts_object_new(2);
        ts_object_define(part, TS_STR("type"), ts_from_string(ts_array_ptr(parts, (int64_t)i)));
        ts_object_define(part, TS_STR("value"),
                         ts_from_string(ts_array_ptr(parts, (int64_t)i + 1)));
        ts_array_push_value(list, ts_from_object(part));
    }
    return list;
}

TsString *ts_number_to_locale_string_with(double number, TsValue locales, TsValue options)
{
    ts_check_locale(locales);
    NumberSettings settings = number_settings(options);
    return text_of(parts_of(&settings, ts_from_number(number)));
}

/* ---- Intl.NumberFormat ----------------------------------------------------------------------- */

TsString *ts_number_format_format(const TsNumberFormat *format, TsValue number)
{
    NumberSettings settings = number_settings(format->options);

    return text_of(parts_of(&settings, number));
}

TsArray *ts_number_format_parts(const TsNumberFormat *format, TsValue number)
{
    NumberSettings settings = number_settings(format->options);

    return ts_locale_parts(parts_of(&settings, number));
}

TsValue ts_number_format_options(const TsNumberFormat *format)
{
    NumberSettings settings = number_settings(format->options);

    return number_settings_object(&settings);
}

static TsString *format_scope(TsNumberFormat *format, TsValue number)
{
    return ts_number_format_format(format, number);
}
TS_CLOSURE_1(format_scope, "", TsString *, TsNumberFormat *, TsValue)

TsFunction *ts_number_format_function(TsNumberFormat *format)
{
    return ts_closure(format_scope, format);
}

static TsFunction *get_format(TsNumberFormat *format)
{
    return ts_number_format_function(format);
}

TS_METHOD_0(get_format, "get format", TsFunction *, TsNumberFormat *)
TS_METHOD_1(ts_number_format_parts, "formatToParts", TsArray *, TsNumberFormat *, TsValue)
TS_METHOD_0(ts_number_format_options, "resolvedOptions", TsValue, TsNumberFormat *)

TS_NATIVE(TsNumberFormat, "NumberFormat", TS_FIELDS(TS_HIDDEN(TsNumberFormat, options, VALUE)),
          TS_MEMBERS({.name = TS_KEY("format"), .getter = &get_format_function},
                     TS_METHOD_MEMBER("formatToParts", &ts_number_format_parts_function),
                     TS_METHOD_MEMBER("resolvedOptions", &ts_number_format_options_function)));

TsNumberFormat *ts_number_format_new(TsValue locales, TsValue options)
{
    ts_check_locale(locales);
    number_settings(options); /* throws what it must */
    return TS_NEW(TsNumberFormat, .options = options);
}
