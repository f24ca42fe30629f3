/*
 * Strings from and to UTF-8. Decoding follows the WHATWG decoder: each maximal ill-formed part
 * becomes U+FFFD. Static literals are WTF-8, so that lone surrogates can be written.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "ts/error.h"
#include "ts/number.h"
#include "ts/string.h"

/* One code point from at least one byte; advances *at. `wtf`: surrogates are allowed. */
static uint32_t decode(const uint8_t **at, const uint8_t *end, bool wtf)
{
    const uint8_t *p = *at;
    uint32_t first = *p++, code;
    int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    uint8_t low = 0x80, high = 0xbf;

    *at = p;
    if (first < 0x80) {
        return first;
    }
    if (first < 0xc2 || first > 0xf4) {
        return 0xfffd;
    }
    low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    high = first == 0xed && !wtf ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    code = first & (0x3fu >> more);
    for (int i = 0; i < more; i++) {
        if (p == end || *p < low || *p > high) {
            *at = p;
            return 0xfffd;
        }
        code = code << 6 | (*p++ & 0x3f);
        low = 0x80;
        high = 0xbf;
    }
    *at = p;
    return code;
}

/* Units of the text, and the highest code point. */
static size_t measure(const uint8_t *text, const uint8_t *end, bool wtf, uint32_t *highest)
{
    size_t units = 0;

    *highest = 0;
    while (text < end) {
        uint32_t code = decode(&text, end, wtf);
        units += code > 0xffff ? 2 : 1;
        *highest = code > *highest ? code : *highest;
    }
    return units;
}

static void write_units8(const uint8_t *text, const uint8_t *end, uint8_t *units)
{
    while (text < end) {
        *units++ = (uint8_t)decode(&text, end, false);
    }
}

static void write_units16(const uint8_t *text, const uint8_t *end, bool wtf, uint16_t *units)
{
    while (text < end) {
        uint32_t code = decode(&text, end, wtf);
        if (code > 0xffff) {
            *units++ = (uint16_t)(0xd7c0 + (code >> 10));
            *units++ = (uint16_t)(0xdc00 + (code & 0x3ff));
        } else {
            *units++ = (uint16_t)code;
        }
    }
}

static bool is_ascii(const uint8_t *text, size_t size)
{
    uint64_t word;

    for (; size >= 8; text += 8, size -= 8) {
        memcpy(&word, text, 8);
        if (word & UINT64_C(0x8080808080808080)) {
            return false;
        }
    }
    for (; size; text++, size--) {
        if (*text & 0x80) {
            return false;
        }
    }
    return true;
}

TsString *ts_string_from_utf8(const char *text, size_t size)
{
    const uint8_t *bytes = (const uint8_t *)text;
    uint32_t highest;
    size_t length;
    TsString *string;

    if (is_ascii(bytes, size)) {
        return ts_string_from_ascii(text, size);
    }
    length = measure(bytes, bytes + size, false, &highest);
    if (highest <= 0xff) {
        uint8_t *units;
        string = ts_string_new8(length, &units);
        write_units8(bytes, bytes + size, units);
    } else {
        uint16_t *units;
        string = ts_string_new16(length, &units);
        write_units16(bytes, bytes + size, false, units);
    }
    return string;
}

TsString *ts_string_from_c(const char *text)
{
    return ts_string_from_utf8(text, strlen(text));
}

TsString *ts_string_static(TsString **cache, const char *utf8, size_t size)
{
    const uint8_t *bytes = (const uint8_t *)utf8;
    uint32_t highest;
    size_t length = measure(bytes, bytes + size, true, &highest);
    bool wide = highest > 0xff;
    TsString *string = malloc(sizeof *string + (length << wide));
    TsString *expected = NULL;

    if (!string) {
        ts_fatal("out of memory");
    }
    *string = (TsString){.base = {&ts_string_type},
                         .length = (uint32_t)length,
                         .bits = wide             ? TS_STRING_WIDE
                                 : highest < 0x80 ? TS_STRING_ASCII
                                                  : 0,
                         .chars = string + 1};
    if (wide) {
        write_units16(bytes, bytes + size, true, (uint16_t *)(string + 1));
    } else {
        write_units8(bytes, bytes + size, (uint8_t *)(string + 1));
    }
    if (!__atomic_compare_exchange_n(cache, &expected, string, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE)) {
        free(string);
        return expected;
    }
    return string;
}

/* ---- encoding -------------------------------------------------------------------------------- */

uint32_t ts_string_code_point(const TsString *string, size_t index, size_t *units)
{
    uint32_t first = ts_string_unit(string, index), second;

    *units = 1;
    if ((first & 0xfc00) == 0xd800 && index + 1 < string->length) {
        second = ts_string_unit(string, index + 1);
        if ((second & 0xfc00) == 0xdc00) {
            *units = 2;
            return 0x10000 + ((first & 0x3ff) << 10) + (second & 0x3ff);
        }
    }
    return first;
}

size_t ts_string_utf8_size(const TsString *string)
{
    size_t size = string->length;

    if (ts_string_is_ascii(string)) {
        return size;
    }
    if (!ts_string_is_wide(string)) {
        for (size_t i = 0; i < string->length; i++) {
            size += ts_string_units8(string)[i] >> 7;
        }
        return size;
    }
    size = 0;
    for (size_t i = 0, units; i < string->length; i += units) {
        uint32_t code = ts_string_code_point(string, i, &units);
        size += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    }
    return size;
}

static char *put_code(char *out, uint32_t code)
{
    if (code < 0x80) {
        *out++ = (char)code;
    } else if (code < 0x800) {
        *out++ = (char)(0xc0 | code >> 6);
        *out++ = (char)(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        if ((code & 0xf800) == 0xd800) {
            code = 0xfffd;
        }
        *out++ = (char)(0xe0 | code >> 12);
        *out++ = (char)(0x80 | (code >> 6 & 0x3f));
        *out++ = (char)(0x80 | (code & 0x3f));
    } else {
        *out++ = (char)(0xf0 | code >> 18);
        *out++ = (char)(0x80 | (code >> 12 & 0x3f));
        *out++ = (char)(0x80 | (code >> 6 & 0x3f));
        *out++ = (char)(0x80 | (code & 0x3f));
    }
    return out;
}

char *ts_string_write_utf8(const TsString *string, char *out)
{
    if (ts_string_is_ascii(string)) {
        memcpy(out, string->chars, string->length);
        return out + string->length;
    }
    for (size_t i = 0, units; i < string->length; i += units) {
        out = put_code(out, ts_string_code_point(string, i, &units));
    }
    return out;
}

const char *ts_string_to_c(const TsString *string)
{
    size_t size = ts_string_utf8_size(string);
    char *copy = ts_heap_raw(TS_REP_DOUBLE, size / 8 + 1);

    *ts_string_write_utf8(string, copy) = 0;
    return copy;
}

size_t ts_string_copy_c(const TsString *string, char *buffer, size_t size)
{
    char *out = buffer;

    for (size_t i = 0, units; i < string->length && size; i += units) {
        char one[4];
        char *end = put_code(one, ts_string_code_point(string, i, &units));
        if ((size_t)(out - buffer) + (size_t)(end - one) >= size) {
            break;
        }
        memcpy(out, one, (size_t)(end - one));
        out += end - one;
    }
    if (size) {
        *out = 0;
    }
    return (size_t)(out - buffer);
}

/* ---- formatting ------------------------------------------------------------------------------ */

/* A conversion at *format (after the %), with an integer argument, as text. */
static int format_integer(const char **format, va_list *list, char text[32])
{
    int longs = 0;
    bool size = false;

    for (; **format == 'l' || **format == 'z'; (*format)++) {
        longs += **format == 'l';
        size |= **format == 'z';
    }
    switch (*(*format)++) {
    case 'd':
    case 'i':
        if (size) {
            return snprintf(text, 32, "%zd", va_arg(*list, ssize_t));
        }
        if (longs) {
            return snprintf(text, 32, "%lld",
                            longs > 1 ? va_arg(*list, long long) : va_arg(*list, long));
        }
        return snprintf(text, 32, "%d", va_arg(*list, int));
    case 'u':
        if (size) {
            return snprintf(text, 32, "%zu", va_arg(*list, size_t));
        }
        if (longs) {
            return snprintf(text, 32, "%llu",
                            longs > 1 ? va_arg(*list, unsigned long long)
                                      : va_arg(*list, unsigned long));
        }
        return snprintf(text, 32, "%u", va_arg(*list, unsigned));
    case 'x':
        return snprintf(text, 32, "%x", va_arg(*list, unsigned));
    case 'c':
        text[0] = (char)va_arg(*list, int);
        return 1;
    default:
        ts_fatal("a format has an unknown conversion");
    }
}

/* One piece of the format: literal text up to the next %, or a conversion. */
static TsString *format_piece(const char **format, va_list *list)
{
    size_t plain = strcspn(*format, "%");
    const char *start = *format;
    char text[32];
    int length;

    if (plain) {
        *format += plain;
        return ts_string_from_utf8(start, plain);
    }
    switch ((*format)[1]) {
    case '%':
        *format += 2;
        return ts_string_from_unit('%');
    case 's':
        *format += 2;
        return ts_string_from_c(va_arg(*list, const char *));
    case 'S':
        *format += 2;
        return va_arg(*list, TsString *);
    case 'g':
        *format += 2;
        return ts_string_from_number(va_arg(*list, double));
    default:
        (*format)++;
        length = format_integer(format, list, text);
        return ts_string_from_ascii(text, (size_t)length);
    }
}

TsString *ts_string_format_list(const char *format, va_list *list)
{
    TsString *result = ts_string_empty();

    while (*format) {
        result = ts_concat(result, format_piece(&format, list));
    }
    return result;
}

TsString *ts_string_format(const char *format, ...)
{
    va_list list;
    TsString *result;

    va_start(list, format);
    result = ts_string_format_list(format, &list);
    va_end(list);
    return result;
}
