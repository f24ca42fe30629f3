/*
 * A string under construction: what join, replace, JSON.stringify and util.inspect write into.
 *
 * A TsBuilder lives on the stack of one function, starts in its own room and moves to the heap when
 * it grows; nothing has to be freed, and an error may be thrown while one is open. Units are kept in
 * 8 bits until the first that needs 16.
 */
#ifndef TS_BUILDER_H
#define TS_BUILDER_H

#include "ts/heap.h"
#include "ts/string.h"

#define TS_BUILDER_ROOM 496

typedef struct TsBuilder {
    union {
        uint8_t *narrow;
        uint16_t *wide;
        void *any;
    } units;
    size_t length;   /* units written */
    size_t capacity; /* units there is room for */
    bool is_wide;
    uint8_t seen; /* every 8-bit unit written, or-ed: below 0x80 when all are ASCII */
    uint8_t room[TS_BUILDER_ROOM];
} TsBuilder;

static inline void ts_builder_init(TsBuilder *builder)
{
    builder->units.narrow = builder->room;
    builder->length = 0;
    builder->capacity = TS_BUILDER_ROOM;
    builder->is_wide = false;
    builder->seen = 0;
}

/** Makes room for `more` units. Throws RangeError "Invalid string length" beyond TS_STRING_MAX. */
void ts_builder_reserve(TsBuilder *builder, size_t more);

/** Turns the units to 16 bits. */
void ts_builder_widen(TsBuilder *builder);

void ts_builder_add_latin1(TsBuilder *builder, const uint8_t *units, size_t count);
void ts_builder_add_utf16(TsBuilder *builder, const uint16_t *units, size_t count);
void ts_builder_add_unit_slow(TsBuilder *builder, uint16_t unit);
void ts_builder_add_string_slow(TsBuilder *builder, const TsString *string);
void ts_builder_add_code_point(TsBuilder *builder, uint32_t code_point);
/** The units [start, end) of a string. */
void ts_builder_add_range(TsBuilder *builder, const TsString *string, size_t start, size_t end);
/** UTF-8 text of the runtime's own (class names). */
void ts_builder_add_utf8(TsBuilder *builder, const char *text);
void ts_builder_add_number(TsBuilder *builder, double number);
void ts_builder_add_int(TsBuilder *builder, int64_t number);
/** One unit `count` times. */
void ts_builder_add_repeated(TsBuilder *builder, uint16_t unit, size_t count);

static inline void ts_builder_add_unit(TsBuilder *builder, uint16_t unit)
{
    if (__builtin_expect(unit > 0xff || builder->is_wide || builder->length == builder->capacity,
                         0)) {
        ts_builder_add_unit_slow(builder, unit);
        return;
    }
    builder->seen |= (uint8_t)unit;
    builder->units.narrow[builder->length++] = (uint8_t)unit;
}

/** ASCII text of known length. */
static inline void ts_builder_add_ascii(TsBuilder *builder, const char *text, size_t length)
{
    if (__builtin_expect(builder->is_wide || builder->capacity - builder->length < length, 0)) {
        ts_builder_add_latin1(builder, (const uint8_t *)text, length);
        return;
    }
    memcpy(builder->units.narrow + builder->length, text, length);
    builder->length += length;
}

#define ts_builder_add_literal(builder, literal) \
    ts_builder_add_ascii((builder), literal "", sizeof(literal "") - 1)

static inline void ts_builder_add_string(TsBuilder *builder, const TsString *string)
{
    if (__builtin_expect(ts_string_is_ascii(string), 1)) {
        ts_builder_add_ascii(builder, (const char *)string->chars, string->length);
    } else {
        ts_builder_add_string_slow(builder, string);
    }
}

/** The string; the builder may be filled further, or forgotten. */
TsString *ts_builder_finish(TsBuilder *builder);

#endif
