/*
 * Text to numbers: StringToNumber (ECMA-262 §7.1.4.1.1).
 */
#include <stdlib.h>

#include "ts/number.h"
#include "ts/string.h"

static const double exact_powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                      1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                      1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/* A decimal literal taken apart. */
typedef struct Decimal {
    uint64_t digits; /* the first 19 significant ones */
    int exponent;    /* value = digits * 10^exponent, when complete */
    bool complete;
} Decimal;

/* [digits][.digits][e[+-]digits], at least one digit; false when ill-formed. */
static bool read_decimal(const char *text, const char *end, Decimal *decimal)
{
    bool any = false, after_point = false;
    int count = 0, power = 0;

    *decimal = (Decimal){.complete = true};
    for (; text < end; text++) {
        if (*text == '.' && !after_point) {
            after_point = true;
            continue;
        }
        if (*text < '0' || *text > '9') {
            break;
        }
        any = true;
        if (decimal->digits == 0 && *text == '0') {
            decimal->exponent -= after_point;
        } else if (count < 19) {
            decimal->digits = decimal->digits * 10 + (uint64_t)(*text - '0');
            decimal->exponent -= after_point;
            count++;
        } else {
            decimal->complete = false;
        }
    }
    if (any && text < end && (*text == 'e' || *text == 'E')) {
        bool negative = text + 1 < end && text[1] == '-';
        text += text + 1 < end && (text[1] == '-' || text[1] == '+') ? 2 : 1;
        any = text < end;
        for (; text < end && *text >= '0' && *text <= '9'; text++) {
            power = power < 100000 ? power * 10 + (*text - '0') : power;
        }
        decimal->exponent += negative ? -power : power;
    }
    return any && text == end;
}

/* strtod on a copy that ends with NUL. */
static double round_correctly(const char *text, size_t length)
{
    char few[128];
    char *copy = length < sizeof few ? few : malloc(length + 1);
    double number;

    if (!copy) {
        ts_fatal("out of memory");
    }
    memcpy(copy, text, length);
    copy[length] = 0;
    number = strtod(copy, NULL);
    if (copy != few) {
        free(copy);
    }
    return number;
}

double ts_number_from_decimal(const char *text, size_t length)
{
    bool negative = length && *text == '-';
    const char *digits = text + (length && (*text == '-' || *text == '+'));
    Decimal decimal;
    double number;

    if (!read_decimal(digits, text + length, &decimal)) {
        return __builtin_nan("");
    }
    if (decimal.complete && decimal.digits <= UINT64_C(1) << 53 && decimal.exponent >= -22 &&
        decimal.exponent <= 22) {
        /* Both operands are exact, so one operation rounds correctly. */
        number = (double)decimal.digits;
        number = decimal.exponent < 0 ? number / exact_powers[-decimal.exponent]
                                      : number * exact_powers[decimal.exponent];
    } else if (decimal.digits == 0) {
        number = 0;
    } else {
        number = round_correctly(digits, (size_t)(text + length - digits));
    }
    return negative ? -number : number;
}

static int digit_value(char c)
{
    return c >= '0' && c <= '9'                 ? c - '0'
           : (c | 32) >= 'a' && (c | 32) <= 'z' ? (c | 32) - 'a' + 10
                                                : 99;
}

/* 0x, 0o, 0b: digits after the prefix. Rounds to nearest even, as the sum of all digits would. */
static double read_radix(const char *text, const char *end, int bits)
{
    uint64_t number = 0;
    int dropped = 0;
    bool sticky = false;
    double result;

    if (text == end) {
        return __builtin_nan("");
    }
    for (; text < end; text++) {
        int digit = digit_value(*text);
        if (digit >= 1 << bits) {
            return __builtin_nan("");
        }
        if (number >> (60 - bits)) {
            dropped += bits;
            sticky |= digit != 0;
        } else {
            number = number << bits | (unsigned)digit;
        }
    }
    result = (double)(number | sticky);
    for (; dropped > 0 && result <= 1.7976931348623157e308; dropped--) {
        result *= 2;
    }
    return result;
}

double ts_number_from_text(const char *text, size_t length)
{
    const char *end = text + length;
    const char *body = text + (length && (*text == '-' || *text == '+'));

    if (length == 0) {
        return 0;
    }
    if (length > 2 && text[0] == '0') {
        int bits = (text[1] | 32) == 'x' ? 4 : (text[1] | 32) == 'o' ? 3 : (text[1] | 32) == 'b';
        if (bits) {
            return read_radix(text + 2, end, bits);
        }
    }
    if (end - body == 8 && memcmp(body, "Infinity", 8) == 0) {
        return *text == '-' ? -__builtin_inf() : __builtin_inf();
    }
    return ts_number_from_decimal(text, length);
}

double ts_number_from_string(const TsString *string)
{
    size_t start = 0, end = string->length;
    char few[64] = {0}, *text = few;
    double number;

    while (start < end && ts_is_white_space(ts_string_unit(string, start))) {
        start++;
    }
    while (end > start && ts_is_white_space(ts_string_unit(string, end - 1))) {
        end--;
    }
    if (!ts_string_is_wide(string)) {
        return ts_number_from_text((const char *)string->chars + start, end - start);
    }
    if (end - start > sizeof few && !(text = calloc(end - start, 1))) {
        ts_fatal("out of memory");
    }
    for (size_t i = start; i < end; i++) {
        uint16_t unit = ts_string_unit(string, i);
        text[i - start] = unit < 0x80 ? (char)unit : '?';
    }
    number = ts_number_from_text(text, end - start);
    if (text != few) {
        free(text);
    }
    return number;
}
