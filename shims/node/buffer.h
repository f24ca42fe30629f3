/*
 * Buffer (https://nodejs.org/api/buffer.html): a Uint8Array with more methods. It is the same struct,
 * so whatever takes a Buffer here takes any Uint8Array; the descriptor is Buffer_type.
 *
 * Numbers as arguments follow Node: absent is TS_UNDEFINED_NUMBER, out of range throws RangeError
 * [ERR_OUT_OF_RANGE]; an unknown encoding throws TypeError [ERR_UNKNOWN_ENCODING].
 */
#ifndef NODE_BUFFER_H
#define NODE_BUFFER_H

#include "node/buffer_codec.h"
#include "ts/array.h"
#include "ts/object.h"
#include "ts/typed_array.h"

typedef TsTypedArray Buffer;

extern const TsType Buffer_type;

enum { BUFFER_POOL_SIZE = 65536 };

/* A buffer of zeroes / of unspecified bytes / with a copy of `bytes`, for other shims. */
Buffer *buffer_new(size_t length);
Buffer *buffer_new_unfilled(size_t length);
Buffer *buffer_copy_of(const void *bytes, size_t length);
/* The Buffer or other Uint8Array that a value is, or NULL. */
Buffer *buffer_of_value(TsValue value);
/* "<Buffer 61 62>", with at most 50 bytes shown. */
TsString *buffer_inspect(const Buffer *buffer);
/* The bytes of an ArrayBuffer or of any view of one; false if the value is none. They live as long as it. */
bool buffer_bytes_of(TsValue value, const uint8_t **bytes, size_t *length);

Buffer *buffer_new_of_string(TsString *string, TsString *encoding);
Buffer *buffer_new_of_size(double size);
Buffer *buffer_new_of_value(TsValue value);
Buffer *buffer_from_string(TsString *string, TsString *encoding);
Buffer *buffer_from_array(TsArray *bytes);
/* A view of the buffer's bytes. */
Buffer *buffer_from_array_buffer(TsValue buffer, double offset, double length);
/* Of a string, an ArrayBuffer, an array-like object, or an object whose valueOf gives one of these. */
Buffer *buffer_from_value(TsValue value, TsString *encoding);
static inline Buffer *buffer_from_any(TsValue value)
{
    return buffer_from_value(value, NULL);
}
Buffer *buffer_of(size_t count, const TsValue *items);
Buffer *buffer_alloc(double size, TsValue fill, TsString *encoding);
Buffer *buffer_alloc_unsafe(double size);
Buffer *buffer_concat(TsArray *list, double total_length);
/* The bytes of elements of a typed array, as they lie in memory. */
Buffer *buffer_copy_bytes_from(TsTypedArray *view, double offset, double length);
bool buffer_is_buffer(TsValue value);
bool buffer_is_encoding(TsString *encoding);
double buffer_byte_length(TsString *string, TsString *encoding);
double buffer_byte_length_value(TsValue value, TsString *encoding);
/* -1, 0 or 1. */
double buffer_compare(Buffer *left, Buffer *right);

TsString *buffer_to_string(Buffer *buffer, TsString *encoding, double start, double end);
/* { type: "Buffer", data: [...] } */
TsValue buffer_to_json(Buffer *buffer);
bool buffer_equals(Buffer *left, Buffer *right);
double buffer_compare_to(Buffer *source, Buffer *target, double target_start, double target_end,
                         double source_start, double source_end);
double buffer_copy(Buffer *source, Buffer *target, double target_start, double source_start,
                   double source_end);
double buffer_index_of(Buffer *buffer, TsValue value, double offset, TsString *encoding);
double buffer_last_index_of(Buffer *buffer, TsValue value, double offset, TsString *encoding);
bool buffer_includes(Buffer *buffer, TsValue value, double offset, TsString *encoding);
double buffer_index_of_encoded(Buffer *buffer, TsValue value, TsString *encoding);
double buffer_last_index_of_encoded(Buffer *buffer, TsValue value, TsString *encoding);
bool buffer_includes_encoded(Buffer *buffer, TsValue value, TsString *encoding);
Buffer *buffer_fill(Buffer *buffer, TsValue value, double offset, double end, TsString *encoding);
Buffer *buffer_fill_from(Buffer *buffer, TsValue value, double offset, TsString *encoding);
Buffer *buffer_fill_encoded(Buffer *buffer, TsValue value, TsString *encoding);
/* Bytes written; whole characters only. */
double buffer_write(Buffer *buffer, TsString *string, double offset, TsString *encoding);
double buffer_write_encoded(Buffer *buffer, TsString *string, TsString *encoding);
double buffer_write_length(Buffer *buffer, TsString *string, double offset, double length,
                           TsString *encoding);

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

/* ---- integers of 1 to 6 bytes ---- */

/* RangeError ERR_OUT_OF_RANGE for lengths that are not 1 to 6, and for offsets outside. */
double buffer_read_uint_le(Buffer *buffer, double offset, double length);
double buffer_read_uint_be(Buffer *buffer, double offset, double length);
double buffer_read_int_le(Buffer *buffer, double offset, double length);
double buffer_read_int_be(Buffer *buffer, double offset, double length);
double buffer_write_uint_le(Buffer *buffer, double value, double offset, double length);
double buffer_write_uint_be(Buffer *buffer, double value, double offset, double length);
double buffer_write_int_le(Buffer *buffer, double value, double offset, double length);
double buffer_write_int_be(Buffer *buffer, double value, double offset, double length);

/* RangeError ERR_INVALID_BUFFER_SIZE when the length is no multiple. */
Buffer *buffer_swap16(Buffer *buffer);
Buffer *buffer_swap32(Buffer *buffer);
Buffer *buffer_swap64(Buffer *buffer);

#endif
