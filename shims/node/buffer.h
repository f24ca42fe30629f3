/*
 * Buffer (https://nodejs.org/api/buffer.html): bytes of fixed length. Views made by subarray()
 * share their bytes. The bytes lie in the heap and live as long as any Buffer over them; they do
 * not move.
 *
 * Numbers as arguments follow Node: absent is TS_UNDEFINED_NUMBER, out of range throws RangeError
 * [ERR_OUT_OF_RANGE]; an unknown encoding throws TypeError [ERR_UNKNOWN_ENCODING].
 */
#ifndef NODE_BUFFER_H
#define NODE_BUFFER_H

#include "node/buffer_codec.h"
#include "ts/array.h"
#include "ts/iterator.h"
#include "ts/object.h"

typedef struct Buffer {
    TsObject base;
    uint8_t *bytes;
    size_t length;
    void *storage; /* what ts_heap_raw gave; NULL for an empty buffer */
} Buffer;

extern const TsType Buffer_type;

/* A buffer of zeroes / of unspecified bytes / with a copy of `bytes`, for other shims. */
Buffer *buffer_new(size_t length);
Buffer *buffer_new_unfilled(size_t length);
Buffer *buffer_copy_of(const void *bytes, size_t length);
/* The Buffer that a value is, or NULL. */
Buffer *buffer_of_value(TsValue value);
/* "<Buffer 61 62>", with at most 50 bytes shown. */
TsString *buffer_inspect(const Buffer *buffer);

Buffer *buffer_from_string(TsString *string, TsString *encoding);
Buffer *buffer_from_array(TsArray *bytes);
Buffer *buffer_from_buffer(Buffer *buffer);
Buffer *buffer_from_value(TsValue value, TsString *encoding);
Buffer *buffer_of(size_t count, const TsValue *items);
Buffer *buffer_alloc(double size, TsValue fill, TsString *encoding);
Buffer *buffer_alloc_unsafe(double size);
Buffer *buffer_concat(TsArray *list, double total_length);
bool buffer_is_buffer(TsValue value);
bool buffer_is_encoding(TsString *encoding);
double buffer_byte_length(TsString *string, TsString *encoding);
double buffer_byte_length_value(TsValue value, TsString *encoding);
/* -1, 0 or 1. */
double buffer_compare(Buffer *left, Buffer *right);

static inline size_t buffer_length(const Buffer *buffer)
{
    return buffer->length;
}

/* buffer[index]: TS_UNDEFINED_NUMBER out of bounds; writing there does nothing. */
double buffer_get(const Buffer *buffer, double index);
void buffer_set(Buffer *buffer, double index, double value);

TsString *buffer_to_string(Buffer *buffer, TsString *encoding, double start, double end);
/* { type: "Buffer", data: [...] } */
TsValue buffer_to_json(Buffer *buffer);
bool buffer_equals(Buffer *left, Buffer *right);
double buffer_compare_to(Buffer *source, Buffer *target, double target_start, double target_end,
                         double source_start, double source_end);
double buffer_copy(Buffer *source, Buffer *target, double target_start, double source_start,
                   double source_end);
Buffer *buffer_subarray(Buffer *buffer, double start, double end);
double buffer_index_of(Buffer *buffer, TsValue value, double offset, TsString *encoding);
double buffer_last_index_of(Buffer *buffer, TsValue value, double offset, TsString *encoding);
bool buffer_includes(Buffer *buffer, TsValue value, double offset, TsString *encoding);
Buffer *buffer_fill(Buffer *buffer, TsValue value, double offset, double end, TsString *encoding);
Buffer *buffer_reverse(Buffer *buffer);
/* Bytes written; whole characters only. */
double buffer_write(Buffer *buffer, TsString *string, double offset, TsString *encoding);
double buffer_write_encoded(Buffer *buffer, TsString *string, TsString *encoding);
double buffer_write_length(Buffer *buffer, TsString *string, double offset, double length,
                           TsString *encoding);

TsIterator *buffer_keys(Buffer *buffer);
TsIterator *buffer_values(Buffer *buffer);
/* [index, byte] arrays. */
TsIterator *buffer_entries(Buffer *buffer);

/* Numbers in the bytes: X(name, C type, least, greatest value to write, byte order). */
#define BUFFER_INTEGERS(X)                            \
    X(uint8, uint8_t, 0, 255, BE)                     \
    X(int8, int8_t, -128, 127, BE)                    \
    X(uint16_le, uint16_t, 0, 65535, LE)              \
    X(uint16_be, uint16_t, 0, 65535, BE)              \
    X(int16_le, int16_t, -32768, 32767, LE)           \
    X(int16_be, int16_t, -32768, 32767, BE)           \
    X(uint32_le, uint32_t, 0, 4294967295, LE)         \
    X(uint32_be, uint32_t, 0, 4294967295, BE)         \
    X(int32_le, int32_t, -2147483648, 2147483647, LE) \
    X(int32_be, int32_t, -2147483648, 2147483647, BE)
#define BUFFER_FLOATS(X)     \
    X(float_le, float, LE)   \
    X(float_be, float, BE)   \
    X(double_le, double, LE) \
    X(double_be, double, BE)

#define BUFFER_DECLARE(name, ...)                             \
    double buffer_read_##name(Buffer *buffer, double offset); \
    double buffer_write_##name(Buffer *buffer, double value, double offset);
BUFFER_INTEGERS(BUFFER_DECLARE)
BUFFER_FLOATS(BUFFER_DECLARE)

#endif
