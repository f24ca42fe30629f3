/*
 * Strings under construction; see builder.h.
 */
#include "ts/builder.h"

#include "ts/error.h"
#include "ts/number.h"

static size_t unit_size(const TsBuilder *builder)
{
    return builder->is_wide ? 2 : 1;
}

void ts_builder_reserve(TsBuilder *builder, size_t more)
{
    if (builder->capacity - builder->length >= more) {
        return;
    }
    if (more > TS_STRING_MAX - builder->length) {
        ts_throw_error(&RangeError_type, "Invalid string length");
    }
    size_t capacity = builder->capacity * 2;
    if (capacity < builder->length + more) {
        capacity = builder->length + more;
    }
    void *units = ts_heap_raw(TS_REP_BOOL, capacity * unit_size(builder));
    memcpy(units, builder->units.any, builder->length * unit_size(builder));
    builder->units.any = units;
    builder->capacity = capacity;
}

void ts_builder_widen(TsBuilder *builder)
{
    if (builder->is_wide) {
        return;
    }
    size_t capacity = builder->length * 2 + 64;
    uint16_t *wide = ts_heap_raw(TS_REP_BOOL, capacity * 2);
    for (size_t i = 0; i < builder->length; i++) {
        wide[i] = builder->units.narrow[i];
    }
    builder->units.wide = wide;
    builder->capacity = capacity;
    builder->is_wide = true;
}

void ts_builder_add_latin1(TsBuilder *builder, const uint8_t *units, size_t count)
{
    ts_builder_reserve(builder, count);
    if (builder->is_wide) {
        uint16_t *out = builder->units.wide + builder->length;
        for (size_t i = 0; i < count; i++) {
            out[i] = units[i];
        }
    } else {
        uint8_t *out = builder->units.narrow + builder->length;
        uint8_t seen = 0;
        for (size_t i = 0; i < count; i++) {
            out[i] = units[i];
            seen |= units[i];
        }
        builder->seen |= seen;
    }
    builder->length += count;
}

void ts_builder_add_utf16(TsBuilder *builder, const uint16_t *units, size_t count)
{
    if (count == 0) {
        return;
    }
    ts_builder_widen(builder);
    ts_builder_reserve(builder, count);
    memcpy(builder->units.wide + builder->length, units, count * 2);
    builder->length += count;
}

void ts_builder_add_unit_slow(TsBuilder *builder, uint16_t unit)
{
    if (unit > 0xff) {
        ts_builder_widen(builder);
    }
    ts_builder_reserve(builder, 1);
    if (builder->is_wide) {
        builder->units.wide[builder->length++] = unit;
    } else {
        builder->seen |= (uint8_t)unit;
        builder->units.narrow[builder->length++] = (uint8_t)unit;
    }
}

void ts_builder_add_range(TsBuilder *builder, const TsString *string, size_t start, size_t end)
{
    if (ts_string_is_wide(string)) {
        ts_builder_add_utf16(builder, ts_string_units16(string) + start, end - start);
    } else {
        ts_builder_add_latin1(builder, ts_string_units8(string) + start, end - start);
    }
}

void ts_builder_add_string_slow(TsBuilder *builder, const TsString *string)
{
    ts_builder_add_range(builder, string, 0, string->length);
}

void ts_builder_add_code_point(TsBuilder *builder, uint32_t code_point)
{
    if (code_point > 0xffff) {
        code_point -= 0x10000;
        ts_builder_add_unit(builder, (uint16_t)(0xd800 + (code_point >> 10)));
        ts_builder_add_unit(builder, (uint16_t)(0xdc00 + (code_point & 0x3ff)));
    } else {
        ts_builder_add_unit(builder, (uint16_t)code_point);
    }
}

void ts_builder_add_utf8(TsBuilder *builder, const char *text)
{
    size_t length = strlen(text);
    size_t ascii = 0;

    while (ascii < length && (unsigned char)text[ascii] < 0x80) {
        ascii++;
    }
    if (ascii == length) {
        ts_builder_add_ascii(builder, text, length);
    } else {
        ts_builder_add_string(builder, ts_string_from_utf8(text, length));
    }
}

void ts_builder_add_number(TsBuilder *builder, double number)
{
    char text[TS_NUMBER_TEXT_MAX];

    ts_builder_add_ascii(builder, text, ts_number_to_text(number, text));
}

void ts_builder_add_int(TsBuilder *builder, int64_t number)
{
    char text[TS_NUMBER_TEXT_MAX];

    ts_builder_add_ascii(builder, text, ts_int_to_text(number, text));
}

void ts_builder_add_repeated(TsBuilder *builder, uint16_t unit, size_t count)
{
    if (unit > 0xff) {
        ts_builder_widen(builder);
    }
    ts_builder_reserve(builder, count);
    if (builder->is_wide) {
        for (size_t i = 0; i < count; i++) {
            builder->units.wide[builder->length + i] = unit;
        }
    } else {
        memset(builder->units.narrow + builder->length, unit, count);
        builder->seen |= count ? (uint8_t)unit : 0;
    }
    builder->length += count;
}

TsString *ts_builder_finish(TsBuilder *builder)
{
    if (builder->is_wide) {
        return ts_string_from_utf16(builder->units.wide, builder->length);
    }
    if (builder->length == 0) {
        return ts_string_empty();
    }
    if (builder->length == 1) {
        return ts_string_from_unit(builder->units.narrow[0]);
    }
    uint8_t *units;
    TsString *string = ts_string_new8(builder->length, &units);
    memcpy(units, builder->units.narrow, builder->length);
    if (builder->seen < 0x80) {
        ts_string_set_ascii(string);
    }
    return string;
}
