/*
 * escape and unescape, which came before encodeURIComponent.
 */
#include "ts/uri.h"

#include <stdio.h>
#include <string.h>

#include "ts/builder.h"

TsString *ts_escape(TsString *string)
{
    static const char kept[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@*_+-./";
    TsBuilder out;
    char text[8];

    ts_builder_init(&out);
    for (size_t i = 0; i < string->length; i++) {
        uint16_t unit = ts_string_unit(string, i);
        if (unit > 0 && unit < 128 && strchr(kept, unit)) {
            ts_builder_add_unit(&out, unit);
            continue;
        }
        int length = snprintf(text, sizeof text, unit < 256 ? "%%%02X" : "%%u%04X", unit);
        ts_builder_add_ascii(&out, text, (size_t)length);
    }
    return ts_builder_finish(&out);
}

/* The value of `count` hexadecimal digits at a place, or -1. */
static int hex_at(const TsString *string, size_t at, size_t count)
{
    int value = 0;

    if (at + count > string->length) {
        return -1;
    }
    for (size_t i = at; i < at + count; i++) {
        uint16_t unit = ts_string_unit(string, i);
        int digit = unit >= '0' && unit <= '9'   ? unit - '0'
                    : unit >= 'a' && unit <= 'f' ? unit - 'a' + 10
                    : unit >= 'A' && unit <= 'F' ? unit - 'A' + 10
                                                 : -1;
        if (digit < 0) {
            return -1;
        }
        value = value * 16 + digit;
    }
    return value;
}

TsString *ts_unescape(TsString *string)
{
    TsBuilder out;

    ts_builder_init(&out);
    for (size_t i = 0; i < string->length; i++) {
        uint16_t unit = ts_string_unit(string, i);
        bool is_wide = unit == '%' && i + 1 < string->length && ts_string_unit(string, i + 1) == 'u';
        int value = unit != '%' ? -1 : is_wide ? hex_at(string, i + 2, 4) : hex_at(string, i + 1, 2);
        if (value >= 0) {
            unit = (uint16_t)value;
            i += is_wide ? 5 : 2;
        }
        ts_builder_add_unit(&out, unit);
    }
    return ts_builder_finish(&out);
}
