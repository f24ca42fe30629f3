/*
 * Numbers in the form of en-US.
 */
#include "ts/number_locale.h"

#include <math.h>
#include <string.h>

#include "ts/builder.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/heap.h"
#include "ts/locale.h"
#include "ts/number.h"

typedef struct Format {
    bool percent, currency, grouping, always_sign, never_sign;
    const char *symbol;
    int least_integer, least_fraction, most_fraction;
    int least_significant, most_significant; /* 0: by fraction digits */
} Format;

static TsValue option(TsValue options, TsString *key)
{
    return ts_is_object(options) ? ts_get(options, key) : TS_UNDEFINED;
}

static int digits_option(TsValue options, TsString *key, int least, int most, int absent)
{
    TsValue value = option(options, key);

    if (ts_is_undefined(value)) {
        return absent;
    }
    double number = ts_to_number(value);
    if (!(number >= least && number <= most)) {
        ts_throw_error(&RangeError_type, "%S value is out of range.", key);
    }
    return (int)number;
}

static const char *currency_symbol(TsString *code)
{
    static const char *const symbols[][2] = {
        {"USD", "$"},     {"EUR", "\u20ac"}, {"GBP", "\u00a3"}, {"JPY", "\u00a5"},
        {"INR", "\u20b9"}, {"KRW", "\u20a9"}, {"CAD", "CA$"},    {"AUD", "A$"},
        {"CNY", "CN\u00a5"}, {"MXN", "MX$"},  {"BRL", "R$"},     {"NZD", "NZ$"},
        {"HKD", "HK$"},   {"ILS", "\u20aa"}, {"VND", "\u20ab"}, {"TWD", "NT$"},
        {"CHF", "CHF\u00a0"}, {"SEK", "SEK\u00a0"}, {"NOK", "NOK\u00a0"}, {"DKK", "DKK\u00a0"},
        {"PLN", "PLN\u00a0"}, {"RUB", "RUB\u00a0"}, {"CZK", "CZK\u00a0"}, {"HUF", "HUF\u00a0"},
        {"TRY", "TRY\u00a0"}, {"ZAR", "ZAR\u00a0"}, {"SGD", "SGD\u00a0"}, {"THB", "THB\u00a0"}};

    for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
        if (ts_string_is_ascii_text(code, symbols[i][0], 3)) {
            return symbols[i][1];
        }
    }
    ts_throw_error(&RangeError_type, "The currency %S is not in this program", code);
}

static void read_style(Format *format, TsValue options)
{
    TsValue style = option(options, TS_STR("style"));
    TsString *word = ts_is_undefined(style) ? TS_STR("decimal") : ts_to_string(style);

    format->percent = ts_string_is(word, "percent");
    format->currency = ts_string_is(word, "currency");
    if (!format->percent && !format->currency && !ts_string_is(word, "decimal")) {
        ts_throw_error(&RangeError_type, "Value %S out of range for Intl.NumberFormat options property style",
                       word);
    }
    if (format->currency) {
        TsValue code = option(options, TS_STR("currency"));
        if (ts_is_undefined(code)) {
            ts_throw_error(&TypeError_type, "Currency code is required with currency style.");
        }
        format->symbol = currency_symbol(ts_to_string(code));
    }
    TsValue notation = option(options, TS_STR("notation"));
    if (!ts_is_undefined(notation) && !ts_string_is(ts_to_string(notation), "standard")) {
        ts_throw_error(&RangeError_type, "The notation %S is not in this program",
                       ts_to_string(notation));
    }
}

static Format read_format(TsValue options)
{
    Format format = {.grouping = true};

    read_style(&format, options);
    bool whole = format.currency && (strcmp(format.symbol, "\u00a5") == 0 ||
                                     strcmp(format.symbol, "\u20a9") == 0 ||
                                     strcmp(format.symbol, "\u20ab") == 0);
    int usual_least = format.currency && !whole ? 2 : 0;
    int usual_most = format.currency ? usual_least : format.percent ? 0 : 3;
    TsString *least_key = TS_STR("minimumFractionDigits"), *most_key = TS_STR("maximumFractionDigits");
    int least = digits_option(options, least_key, 0, 100, -1);
    int most = digits_option(options, most_key, 0, 100, -1);

    format.least_integer = digits_option(options, TS_STR("minimumIntegerDigits"), 1, 21, 1);
    if (least >= 0 && most >= 0 && least > most) {
        ts_throw_error(&RangeError_type, "%S value is out of range.", most_key);
    }
    format.least_fraction = least >= 0 ? least : most >= 0 && most < usual_least ? most : usual_least;
    format.most_fraction = most >= 0                      ? most
                           : format.least_fraction > usual_most ? format.least_fraction
                                                                : usual_most;
    format.least_significant = digits_option(options, TS_STR("minimumSignificantDigits"), 1, 21, 0);
    format.most_significant = digits_option(options, TS_STR("maximumSignificantDigits"),
                                            format.least_significant ? format.least_significant : 1, 21,
                                            format.least_significant ? 21 : 0);
    TsValue grouping = option(options, TS_STR("useGrouping"));
    format.grouping = ts_is_undefined(grouping) || ts_to_boolean(grouping);
    TsValue sign = option(options, TS_STR("signDisplay"));
    if (!ts_is_undefined(sign)) {
        TsString *word = ts_to_string(sign);
        format.never_sign = ts_string_is(word, "never");
        format.always_sign = ts_string_is(word, "always") || ts_string_is(word, "exceptZero");
    }
    return format;
}

/* ---- digits ---------------------------------------------------------------------------------- */

enum { INTEGER_ROOM = 330, DIGITS_ROOM = INTEGER_ROOM + 110 };

/* A number's decimal digits: integer digits, then `fraction` more. */
typedef struct Decimal {
    char digits[DIGITS_ROOM];
    int integer, fraction;
} Decimal;

static void spell(Decimal *out, double size, int fraction)
{
    char digits[20];
    int point = 0, count = size > 0 ? ts_number_digits(size, digits, &point) : 0;

    out->integer = point > 0 ? point : 1;
    out->fraction = fraction;
    int skipped = point > 0 ? 0 : 1 - point; /* zeros in front */
    int length = out->integer + fraction + 1;
    for (int i = 0; i < length; i++) {
        int at = i - skipped;
        out->digits[i] = at >= 0 && at < count ? digits[at] : '0';
    }
    if (out->digits[length - 1] < '5') {
        return;
    }
    for (int i = length - 2; i >= 0; i--) {
        if (out->digits[i] != '9') {
            out->digits[i]++;
            return;
        }
        out->digits[i] = '0';
    }
    memmove(out->digits + 1, out->digits, (size_t)length);
    out->digits[0] = '1';
    out->integer++;
}

/* Percent moves the point of the shortest digits, which multiplying would not. */
static double scaled(const Format *format, double size)
{
    return format->percent ? size * 100 : size;
}

static void spell_significant(Decimal *out, const Format *format, double size, int *least)
{
    char digits[20];
    int point = 1, count = size > 0 ? ts_number_digits(size, digits, &point) : 1;
    int wanted = count < format->most_significant ? count : format->most_significant;

    if (wanted < format->least_significant) {
        wanted = format->least_significant;
    }
    if (wanted >= point) {
        spell(out, size, wanted - point < 100 ? wanted - point : 100);
    } else {
        double unit = pow(10, point - wanted);
        spell(out, round(size / unit) * unit, 0);
    }
    *least = format->least_significant > point ? format->least_significant - point : 0;
}

static void add_digits(TsBuilder *out, const Format *format, const Decimal *decimal, int least)
{
    int zeros = format->least_integer > decimal->integer ? format->least_integer - decimal->integer : 0;
    int integer = decimal->integer + zeros;
    int fraction = decimal->fraction;

    for (int i = 0; i < integer; i++) {
        if (format->grouping && i > 0 && (integer - i) % 3 == 0) {
            ts_builder_add_unit(out, ',');
        }
        ts_builder_add_unit(out, (uint8_t)(i < zeros ? '0' : decimal->digits[i - zeros]));
    }
    while (fraction > least && decimal->digits[decimal->integer + fraction - 1] == '0') {
        fraction--;
    }
    if (fraction > 0) {
        ts_builder_add_unit(out, '.');
        ts_builder_add_ascii(out, decimal->digits + decimal->integer, (size_t)fraction);
    }
}

static TsString *write_number(const Format *format, double number)
{
    Decimal decimal;
    TsBuilder out;
    bool negative = signbit(number) && number == number;

    ts_builder_init(&out);
    if (negative && !format->never_sign) {
        ts_builder_add_unit(&out, '-');
    } else if (format->always_sign && number == number) {
        ts_builder_add_unit(&out, '+');
    }
    ts_builder_add_utf8(&out, format->currency ? format->symbol : "");
    if (number != number) {
        ts_builder_add_literal(&out, "NaN");
    } else if (isinf(number)) {
        ts_builder_add_unit(&out, 0x221e);
    } else {
        int least = format->least_fraction;
        double size = scaled(format, fabs(number));
        if (format->most_significant) {
            spell_significant(&decimal, format, size, &least);
        } else {
            spell(&decimal, size, format->most_fraction);
        }
        add_digits(&out, format, &decimal, least);
    }
    ts_builder_add_utf8(&out, format->percent ? "%" : "");
    return ts_builder_finish(&out);
}

TsString *ts_number_to_locale_string_with(double number, TsValue locales, TsValue options)
{
    ts_check_locale(locales);
    Format format = read_format(options);
    return write_number(&format, number);
}

/* ---- Intl.NumberFormat ----------------------------------------------------------------------- */

TS_METHOD_1(ts_number_format_format, "format", TsString *, TsNumberFormat *, double)

TS_NATIVE(TsNumberFormat, "NumberFormat", TS_FIELDS(TS_HIDDEN(TsNumberFormat, options, VALUE)),
          TS_MEMBERS(TS_METHOD_MEMBER("format", &ts_number_format_format_function)));

TsNumberFormat *ts_number_format_new(TsValue locales, TsValue options)
{
    ts_check_locale(locales);
    read_format(options); /* throws what it must */
    return TS_NEW(TsNumberFormat, .options = options);
}

TsString *ts_number_format_format(const TsNumberFormat *format, double number)
{
    Format read = read_format(format->options);

    return write_number(&read, number);
}
