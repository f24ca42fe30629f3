/*
 * parseInt and parseFloat. A whole text to a number, as Number(text) has it, is in number_parse.c.
 */
#include "ts/parse_number.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ts/number.h"

/** The ASCII prefix of a text after white space, NUL-terminated; the rest cannot be a number. */
static size_t copy_ascii_prefix(const TsString *text, char *out, size_t size)
{
    size_t i = 0;
    size_t length = 0;

    while (i < text->length && ts_is_white_space(ts_string_unit(text, i))) {
        i++;
    }
    for (; i < text->length && length + 1 < size; i++) {
        uint16_t unit = ts_string_unit(text, i);
        if (unit >= 0x80 || unit == 0) {
            break;
        }
        out[length++] = (char)unit;
    }
    out[length] = '\0';
    return length;
}

static int digit_value(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    c |= 0x20;
    return c >= 'a' && c <= 'z' ? c - 'a' + 10 : 99;
}

/** Digits in a power-of-two base, rounded once: half to even. */
static double power_of_two_digits(const char *digits, size_t count, int radix)
{
    int bits = __builtin_ctz((unsigned)radix);
    uint64_t mantissa = 0;
    int exponent = 0;
    bool sticky = false;

    for (size_t i = 0; i < count; i++) {
        int digit = digit_value(digits[i]);
        for (int bit = bits - 1; bit >= 0; bit--) {
            if (mantissa >> 62) {
                sticky = sticky || (digit >> bit & 1);
                exponent++;
            } else {
                mantissa = mantissa << 1 | (unsigned)(digit >> bit & 1);
            }
        }
    }
    double value = (double)(mantissa | sticky);
    for (; exponent > 0 && value < INFINITY; exponent--) {
        value *= 2;
    }
    return value;
}

/** Digits in other bases, in chunks of 32 bits: V8's way, with its rounding. */
static double chunked_digits(const char *digits, size_t count, int radix)
{
    const uint32_t most = UINT32_MAX / 36;
    double value = 0;
    size_t i = 0;

    while (i < count) {
        uint32_t part = 0;
        uint32_t multiplier = 1;
        while (i < count && multiplier * (uint32_t)radix <= most) {
            part = part * (uint32_t)radix + (uint32_t)digit_value(digits[i++]);
            multiplier *= (uint32_t)radix;
        }
        value = value * multiplier + part;
    }
    return value;
}

static double digits_to_number(const char *digits, size_t count, int radix)
{
    if (radix == 10) {
        return ts_number_from_decimal(digits, count);
    }
    if ((radix & (radix - 1)) == 0) {
        return power_of_two_digits(digits, count, radix);
    }
    return chunked_digits(digits, count, radix);
}

double ts_parse_int(const TsString *text, double radix)
{
    char small[256];
    size_t size = text->length < sizeof small ? sizeof small : text->length + 1;
    char *copy = size == sizeof small ? small : ts_heap_raw(TS_REP_BOOL, size);
    int base = ts_is_undefined_number(radix) ? 0 : ts_to_int32(radix);
    bool negative = false;

    copy_ascii_prefix(text, copy, size);
    if (*copy == '-' || *copy == '+') {
        negative = *copy++ == '-';
    }
    if (base != 0 && (base < 2 || base > 36)) {
        return NAN;
    }
    if ((base == 0 || base == 16) && copy[0] == '0' && (copy[1] | 0x20) == 'x') {
        copy += 2;
        base = 16;
    }
    base = base ? base : 10;
    size_t count = 0;
    while (digit_value(copy[count]) < base) {
        count++;
    }
    if (count == 0) {
        return NAN;
    }
    double value = digits_to_number(copy, count, base);
    return negative ? -value : value;
}

/** Length of the longest decimal literal at the start of a text; 0 for none. */
static size_t decimal_prefix(const char *text)
{
    size_t i = text[0] == '-' || text[0] == '+';
    size_t digits = 0;

    while (text[i] >= '0' && text[i] <= '9') {
        i++;
        digits++;
    }
    if (text[i] == '.') {
        size_t point = i++;
        while (text[i] >= '0' && text[i] <= '9') {
            i++;
            digits++;
        }
        if (digits == 0) {
            i = point;
        }
    }
    if (digits == 0) {
        return 0;
    }
    if ((text[i] | 0x20) == 'e') {
        size_t exponent = i + 1 + (text[i + 1] == '-' || text[i + 1] == '+');
        if (text[exponent] >= '0' && text[exponent] <= '9') {
            while (text[exponent] >= '0' && text[exponent] <= '9') {
                exponent++;
            }
            i = exponent;
        }
    }
    return i;
}

double ts_parse_float(const TsString *text)
{
    char small[256];
    size_t size = text->length < sizeof small ? sizeof small : text->length + 1;
    char *copy = size == sizeof small ? small : ts_heap_raw(TS_REP_BOOL, size);

    copy_ascii_prefix(text, copy, size);
    const char *unsigned_text = copy + (*copy == '-' || *copy == '+');
    if (strncmp(unsigned_text, "Infinity", 8) == 0) {
        return *copy == '-' ? -INFINITY : INFINITY;
    }
    size_t length = decimal_prefix(copy);
    if (length == 0) {
        return NAN;
    }
    size_t sign = (size_t)(unsigned_text - copy);
    double value = ts_number_from_decimal(unsigned_text, length - sign);
    return *copy == '-' ? -value : value;
}
