/*
 * The pieces of JSON text; see json_writer.h.
 */
#include "ts/json_writer.h"

#include "ts/number.h"

/** For units below 0x60: 0 copied as it is, 'u' as \u00xx, else the letter after the backslash. */
static const char ESCAPES[0x60] = {
    'u', 'u', 'u', 'u', 'u', 'u', 'u', 'u', 'b',         't',           'n', 'u',
    'f', 'r', 'u', 'u', 'u', 'u', 'u', 'u', 'u',         'u',           'u', 'u',
    'u', 'u', 'u', 'u', 'u', 'u', 'u', 'u', ['"'] = '"', ['\\'] = '\\',
};

static bool needs_escape(unsigned unit)
{
    return unit < sizeof ESCAPES && ESCAPES[unit];
}

static void add_unicode_escape(JsonWriter *writer, unsigned unit)
{
    static const char HEX[] = "0123456789abcdef";
    char text[6] = {'\\',          'u', HEX[unit >> 12], HEX[unit >> 8 & 15], HEX[unit >> 4 & 15],
                    HEX[unit & 15]};

    ts_builder_add_ascii(writer, text, sizeof text);
}

static void add_escape(JsonWriter *writer, unsigned unit)
{
    char letter = unit < sizeof ESCAPES ? ESCAPES[unit] : 'u';

    if (letter == 'u') {
        add_unicode_escape(writer, unit);
    } else {
        ts_builder_add_unit(writer, '\\');
        ts_builder_add_unit(writer, (uint16_t)letter);
    }
}

/** Does any of 8 bytes need an escape? (below 0x20, quote, backslash: carries found by bytes) */
static bool any_needs_escape(const uint8_t *bytes)
{
    const uint64_t ones = 0x0101010101010101u;
    uint64_t word;

    memcpy(&word, bytes, 8);
    uint64_t quote = word ^ ones * '"';
    uint64_t backslash = word ^ ones * '\\';
    uint64_t low = word - ones * 0x20;
    uint64_t hits = (low & ~word) | ((quote - ones) & ~quote) | ((backslash - ones) & ~backslash);
    return hits & ones * 0x80;
}

static void write_narrow(JsonWriter *writer, const uint8_t *units, size_t length, bool ascii)
{
    size_t i = 0;

    while (i < length) {
        size_t start = i;
        while (i + 8 <= length && !any_needs_escape(units + i)) {
            i += 8;
        }
        while (i < length && !needs_escape(units[i])) {
            i++;
        }
        if (ascii) {
            ts_builder_add_ascii(writer, (const char *)units + start, i - start);
        } else {
            ts_builder_add_latin1(writer, units + start, i - start);
        }
        if (i < length) {
            add_escape(writer, units[i++]);
        }
    }
}

static bool is_lone_surrogate(const uint16_t *units, size_t length, size_t i)
{
    uint16_t unit = units[i];

    if (unit < 0xd800 || unit > 0xdfff) {
        return false;
    }
    if (unit < 0xdc00) {
        return i + 1 == length || units[i + 1] < 0xdc00 || units[i + 1] > 0xdfff;
    }
    return i == 0 || units[i - 1] < 0xd800 || units[i - 1] > 0xdbff;
}

static void write_wide(JsonWriter *writer, const uint16_t *units, size_t length)
{
    size_t i = 0;

    while (i < length) {
        size_t start = i;
        while (i < length && !needs_escape(units[i]) && !is_lone_surrogate(units, length, i)) {
            i++;
        }
        ts_builder_add_utf16(writer, units + start, i - start);
        if (i < length) {
            add_escape(writer, units[i++]);
        }
    }
}

void json_write_string(JsonWriter *writer, const TsString *string)
{
    ts_builder_add_unit(writer, '"');
    if (ts_string_is_wide(string)) {
        write_wide(writer, ts_string_units16(string), string->length);
    } else {
        write_narrow(writer, ts_string_units8(string), string->length, ts_string_is_ascii(string));
    }
    ts_builder_add_unit(writer, '"');
}

void json_write_string_or_null(JsonWriter *writer, const TsString *string)
{
    if (string) {
        json_write_string(writer, string);
    } else {
        json_write_null(writer);
    }
}

void json_write_number(JsonWriter *writer, double number)
{
    if (number - number == 0) { /* finite */
        ts_builder_add_number(writer, number);
    } else {
        json_write_null(writer);
    }
}

void json_write_separator(JsonWriter *writer)
{
    size_t last = writer->length - 1;
    uint16_t unit = writer->length == 0 ? '['
                    : writer->is_wide   ? writer->units.wide[last]
                                        : writer->units.narrow[last];

    if (unit != '{' && unit != '[') {
        ts_builder_add_unit(writer, ',');
    }
}
