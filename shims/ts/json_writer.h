/*
 * Writing JSON text piece by piece: what JSON.stringify is made of, and what generated encoders of
 * known shapes call.
 *
 *     JsonWriter w;
 *     json_writer_init(&w);
 *     json_write_literal(&w, "{\"id\":");
 *     json_write_number(&w, item->id);
 *     json_write_literal(&w, ",\"name\":");
 *     json_write_string(&w, item->name);
 *     json_write_literal(&w, "}");
 *     TsString *text = json_writer_finish(&w);
 *
 * A writer lives on the stack and needs no clean-up; an error may be thrown while it is open.
 */
#ifndef TS_JSON_WRITER_H
#define TS_JSON_WRITER_H

#include "ts/builder.h"

typedef TsBuilder JsonWriter;

static inline void json_writer_init(JsonWriter *writer)
{
    ts_builder_init(writer);
}

/** The text written so far as a string. */
static inline TsString *json_writer_finish(JsonWriter *writer)
{
    return ts_builder_finish(writer);
}

/** Text that is JSON already: ASCII. */
#define json_write_literal(writer, literal) ts_builder_add_literal((writer), literal)

/** A string, quoted and escaped as QuoteJSONString does (ECMA-262 §25.5.2.3). */
void json_write_string(JsonWriter *writer, const TsString *string);

/** A string, or null when the pointer is NULL. */
void json_write_string_or_null(JsonWriter *writer, const TsString *string);

/** A number; NaN, the infinities and the undefined pattern as null. */
void json_write_number(JsonWriter *writer, double number);

static inline void json_write_int(JsonWriter *writer, int64_t number)
{
    ts_builder_add_int(writer, number);
}

static inline void json_write_bool(JsonWriter *writer, bool boolean)
{
    if (boolean) {
        json_write_literal(writer, "true");
    } else {
        json_write_literal(writer, "false");
    }
}

static inline void json_write_null(JsonWriter *writer)
{
    json_write_literal(writer, "null");
}

/** A comma, unless an object or array has just been opened. */
void json_write_separator(JsonWriter *writer);

/** Separator, then a key that is JSON already: json_write_key(&w, "\"id\":"). For optional keys. */
#define json_write_key(writer, literal)        \
    do {                                       \
        json_write_separator(writer);          \
        json_write_literal((writer), literal); \
    } while (0)

#endif
