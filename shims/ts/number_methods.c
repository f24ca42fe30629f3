/*
 * toString(radix), toFixed, toExponential, toPrecision, toLocaleString.
 *
 * The C library prints exact decimal expansions with ties to even, JavaScript wants ties away from
 * zero: a rounding that might be a tie is seen by its last digit, a 5, and checked against the whole
 * expansion.
 */
#include "ts/number_methods.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ts/builder.h"
#include "ts/error.h"

enum {
    MOST_DIGITS = 100,
    EXACT_DIGITS = 1100, /* digits that write any double exactly */
    RADIX_TEXT = 2200    /* digits of any double in base 2, on both sides of the point */
};

/** An argument that is a count of digits, checked against its limits. */
static int digits_argument(double digits, int least, const char *message)
{
    int64_t count = ts_to_integer(digits);

    if (count < least || count > MOST_DIGITS) {
        ts_throw_error(&RangeError_type, message);
    }
    return (int)count;
}

/** Adds one unit in the last place to a text of digits and a point; true if a digit was gained. */
static bool round_up(char *text, size_t length)
{
    for (size_t i = length; i-- > 0;) {
        if (text[i] == '.') {
            continue;
        }
        if (text[i] != '9') {
            text[i]++;
            return false;
        }
        text[i] = '0';
    }
    memmove(text + 1, text, length + 1);
    text[0] = '1';
    return true;
}

/** x >= 0 with `digits` decimals, ties away from zero. */
static void write_fixed(double x, int digits, char *text, size_t size)
{
    /* A tie ends in a 5 just behind the last digit: then the lowest bit of x is 2**-(digits + 1). */
    double scaled = ldexp(x, digits + 1);
    bool tie = scaled == floor(scaled) && fmod(scaled, 2) == 1;

    if (!tie) {
        snprintf(text, size, "%.*f", digits, x);
        return;
    }
    int length = snprintf(text, size, "%.*f", digits + 1, x);
    length -= digits == 0 ? 2 : 1; /* without the 5, and without a bare point */
    text[length] = '\0';
    round_up(text, (size_t)length);
}

TsString *ts_number_to_fixed(double number, double digits)
{
    char text[512];
    int count =
        ts_is_undefined_number(digits)
            ? 0
            : digits_argument(digits, 0, "toFixed() digits argument must be between 0 and 100");

    if (!(fabs(number) < 1e21)) {
        return ts_string_from_number(number);
    }
    char *start = text;
    if (number < 0) {
        *start++ = '-';
    }
    write_fixed(fabs(number), count, start, sizeof text - 1);
    return ts_string_from_ascii(text, strlen(text));
}

/**
 * The first `count` digits of x > 0, ties away from zero, into `digits`; returns the exponent of the
 * first one.
 */
static int decimal_digits(double x, int count, char *digits)
{
    char text[EXACT_DIGITS + 16];
    int exponent;

    snprintf(text, sizeof text, "%.*e", count, x); /* one digit more */
    bool tie = text[count + 1] == '5' || (count == 0 && text[0] == '5');
    if (tie) {
        snprintf(text, sizeof text, "%.*e", EXACT_DIGITS, x);
        tie = text[count + 1] == '5';
        for (int i = count + 2; tie && text[i] != 'e'; i++) {
            tie = text[i] == '0';
        }
    }
    snprintf(text, sizeof text, "%.*e", tie ? count : count - 1, x);
    exponent = atoi(strchr(text, 'e') + 1);
    digits[0] = text[0];
    memcpy(digits + 1, text + 2, (size_t)count - 1);
    digits[count] = '\0';
    if (tie && round_up(digits, (size_t)count)) {
        digits[count] = '\0';
        exponent++;
    }
    return exponent;
}

/** "1.23e+5" from digits and an exponent. */
static TsString *exponential_text(bool negative, const char *digits, int count, int exponent)
{
    char text[MOST_DIGITS + 32];

    snprintf(text, sizeof text, "%s%c%s%.*se%c%d", negative ? "-" : "", digits[0],
             count > 1 ? "." : "", count - 1, digits + 1, exponent < 0 ? '-' : '+', abs(exponent));
    return ts_string_from_ascii(text, strlen(text));
}

TsString *ts_number_to_exponential(double number, double digits)
{
    char text[MOST_DIGITS + 8];
    int64_t wanted = ts_is_undefined_number(digits) ? 0 : ts_to_integer(digits);

    if (!ts_is_finite(number)) {
        return ts_string_from_number(number);
    }
    if (wanted < 0 || wanted > MOST_DIGITS) {
        ts_throw_error(&RangeError_type, "toExponential() argument must be between 0 and 100");
    }
    int count = (int)wanted + 1;
    int exponent = 0;
    if (number == 0) {
        memset(text, '0', (size_t)count);
    } else if (ts_is_undefined_number(digits)) {
        count = ts_number_digits(fabs(number), text, &exponent);
        exponent--;
    } else {
        exponent = decimal_digits(fabs(number), count, text);
    }
    return exponential_text(number < 0, text, count, exponent);
}

TsString *ts_number_to_precision(double number, double digits)
{
    char text[MOST_DIGITS + 8];
    TsBuilder out;
    int exponent = 0;

    if (ts_is_undefined_number(digits) || !ts_is_finite(number)) {
        return ts_string_from_number(number);
    }
    int count = digits_argument(digits, 1, "toPrecision() argument must be between 1 and 100");
    if (number == 0) {
        memset(text, '0', (size_t)count);
    } else {
        exponent = decimal_digits(fabs(number), count, text);
    }
    if (exponent < -6 || exponent >= count) {
        return exponential_text(number < 0, text, count, exponent);
    }
    ts_builder_init(&out);
    if (number < 0) {
        ts_builder_add_unit(&out, '-');
    }
    if (exponent < 0) {
        ts_builder_add_literal(&out, "0.");
        ts_builder_add_repeated(&out, '0', (size_t)(-exponent - 1));
        ts_builder_add_ascii(&out, text, (size_t)count);
    } else {
        ts_builder_add_ascii(&out, text, (size_t)exponent + 1);
        if (exponent + 1 < count) {
            ts_builder_add_unit(&out, '.');
            ts_builder_add_ascii(&out, text + exponent + 1, (size_t)(count - exponent - 1));
        }
    }
    return ts_builder_finish(&out);
}

/* ---- other bases ----------------------------------------------------------------------------- */

/** A number's digits around the middle of a buffer: where they begin and end. */
typedef struct RadixText {
    char digits[RADIX_TEXT];
    int start;
    int end;
} RadixText;

static const char DIGITS[] = "0123456789abcdefghijklmnopqrstuvwxyz";

/** Adds one to the last digit written behind the point, carrying; true if it reached the integer. */
static bool carry_fraction(RadixText *text, int point, int radix)
{
    while (--text->end > point) {
        const char *digit = strchr(DIGITS, text->digits[text->end]);
        if (digit - DIGITS + 1 < radix) {
            text->digits[text->end++] = digit[1];
            return false;
        }
    }
    return true;
}

/** Digits of the fraction, as many as tell the number from its neighbours; true on carry. */
static bool write_fraction(RadixText *text, double fraction, double delta, int radix)
{
    int point = text->end;

    text->digits[text->end++] = '.';
    do {
        fraction *= radix;
        delta *= radix;
        int digit = (int)fraction;
        text->digits[text->end++] = DIGITS[digit];
        fraction -= digit;
        bool up = fraction > 0.5 || (fraction == 0.5 && (digit & 1));
        if (up && fraction + delta > 1) {
            return carry_fraction(text, point, radix);
        }
    } while (fraction >= delta);
    return false;
}

/** Integer digits; those that lie wholly below the precision are zeros. */
static void write_integer(RadixText *text, double integer, int radix)
{
    while (integer >= 0x1p53 * radix) {
        integer /= radix;
        text->digits[--text->start] = '0';
    }
    do {
        double digit = fmod(integer, radix);
        text->digits[--text->start] = DIGITS[(int)digit];
        integer = (integer - digit) / radix;
    } while (integer > 0);
}

TsString *ts_number_to_string(double number, double radix)
{
    RadixText text;

    if (ts_is_undefined_number(radix) || radix == 10) {
        return ts_string_from_number(number);
    }
    int64_t base = ts_to_integer(radix);
    if (base < 2 || base > 36) {
        ts_throw_error(&RangeError_type, "toString() radix argument must be between 2 and 36");
    }
    if (base == 10 || !ts_is_finite(number)) {
        return ts_string_from_number(number);
    }
    double x = fabs(number);
    double integer = floor(x);
    double fraction = x - integer;
    double half_ulp = 0.5 * (nextafter(x, INFINITY) - x);
    double delta = half_ulp > 5e-324 ? half_ulp : 5e-324;
    text.start = text.end = RADIX_TEXT / 2;
    if (fraction >= delta && write_fraction(&text, fraction, delta, (int)base)) {
        integer += 1;
    }
    write_integer(&text, integer, (int)base);
    if (number < 0) {
        text.digits[--text.start] = '-';
    }
    return ts_string_from_ascii(text.digits + text.start, (size_t)(text.end - text.start));
}

bool ts_number_is_integer(TsValue value)
{
    return ts_is_number(value) && ts_is_finite(value.as.number) &&
           trunc(value.as.number) == value.as.number;
}

/* ---- en-US ----------------------------------------------------------------------------------- */

/** The shortest digits of x > 0 rounded half up to three decimals: integer and fraction apart. */
static void locale_digits(double x, char *integer, char fraction[4])
{
    char digits[20];
    int point;
    int count = ts_number_digits(x, digits, &point);
    char all[400];
    size_t length = 0;

    /* A leading zero, `point` integer digits, three decimals, and the digit that rounds. */
    all[length++] = '0';
    for (int i = 0; i < point; i++) {
        all[length++] = i < count ? digits[i] : '0';
    }
    size_t integer_length = length;
    for (int i = 0; i < 4; i++) {
        int at = point + i;
        all[length++] = at >= 0 && at < count ? digits[at] : '0';
    }
    all[length] = '\0';
    bool up = all[length - 1] >= '5';
    all[--length] = '\0';
    if (up) {
        round_up(all, length);
    }
    memcpy(fraction, all + integer_length, 3);
    fraction[3] = '\0';
    all[integer_length] = '\0';
    const char *start = all;
    while (*start == '0' && start[1]) {
        start++;
    }
    memcpy(integer, start, strlen(start) + 1);
}

TsString *ts_number_to_locale_string(double number)
{
    char integer[400] = "0";
    char fraction[4] = "";
    TsBuilder out;

    if (number != number) {
        return TS_STR("NaN");
    }
    ts_builder_init(&out);
    if (signbit(number)) {
        ts_builder_add_unit(&out, '-');
    }
    if (isinf(number)) {
        ts_builder_add_unit(&out, 0x221e);
        return ts_builder_finish(&out);
    }
    if (number != 0) {
        locale_digits(fabs(number), integer, fraction);
    }
    size_t length = strlen(integer);
    for (size_t i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0) {
            ts_builder_add_unit(&out, ',');
        }
        ts_builder_add_unit(&out, (uint8_t)integer[i]);
    }
    size_t decimals = strlen(fraction);
    while (decimals > 0 && fraction[decimals - 1] == '0') {
        decimals--;
    }
    if (decimals > 0) {
        ts_builder_add_unit(&out, '.');
        ts_builder_add_ascii(&out, fraction, decimals);
    }
    return ts_builder_finish(&out);
}
