/*
 * Buffer: finding bytes, filling with them, and writing text.
 */
#include "node/buffer_internal.h"
#include "node/node_errors.h"
#include "ts/number.h"

#include <math.h>

/* ---- indexOf, lastIndexOf, includes ------------------------------------------------ */

/* Where the search begins, or -1 for nowhere. */
static int64_t first_place(const Buffer *buffer, size_t needle, double offset, bool forward)
{
    double length = (double)buffer->length;
    double start = offset == offset ? trunc(offset) : forward ? 0 : length;

    start = start < 0 ? start + length : start;
    if (start < 0) {
        start = forward || needle == 0 ? 0 : -1;
    }
    if (needle == 0) {
        return (int64_t)(start < length ? start : length);
    }
    if (needle > buffer->length || start < 0) {
        return -1;
    }
    double last = length - (double)needle;
    if (start > last) {
        return forward ? -1 : (int64_t)last;
    }
    return (int64_t)start;
}

static double find(const Buffer *buffer, const uint8_t *needle, size_t size, double offset,
                   size_t step, bool forward)
{
    int64_t at = first_place(buffer, size, offset, forward);

    if (size == 0 || at < 0) {
        return (double)at;
    }
    for (; at >= 0 && (size_t)at + size <= buffer->length; at += forward ? 1 : -1) {
        if ((size_t)at % step == 0 && memcmp(buffer->bytes + at, needle, size) == 0) {
            return (double)at;
        }
    }
    return -1;
}

static double search(Buffer *buffer, TsValue value, double offset, TsString *encoding, bool forward)
{
    Buffer *needle = buffer_of_value(value);
    bool wide = false;

    if (ts_is_number(value)) {
        uint8_t byte = (uint8_t)ts_to_int32(value.as.number);
        return find(buffer, &byte, 1, offset, 1, forward);
    }
    if (!needle && ts_is_string(value)) {
        wide = buffer_encoding_argument(encoding) == BUFFER_UTF16LE;
        needle = buffer_from_string(ts_as_string(value), encoding);
    }
    if (!needle) {
        node_throw_argument_type(
            "value", "one of type number or string or an instance of Buffer or Uint8Array", value);
    }
    return find(buffer, needle->bytes, needle->length, offset, wide ? 2 : 1, forward);
}

double buffer_index_of(Buffer *buffer, TsValue value, double offset, TsString *encoding)
{
    return search(buffer, value, offset, encoding, true);
}

double buffer_last_index_of(Buffer *buffer, TsValue value, double offset, TsString *encoding)
{
    return search(buffer, value, offset, encoding, false);
}

bool buffer_includes(Buffer *buffer, TsValue value, double offset, TsString *encoding)
{
    return search(buffer, value, offset, encoding, true) >= 0;
}

double buffer_index_of_encoded(Buffer *buffer, TsValue value, TsString *encoding)
{
    return search(buffer, value, TS_UNDEFINED_NUMBER, encoding, true);
}

double buffer_last_index_of_encoded(Buffer *buffer, TsValue value, TsString *encoding)
{
    return search(buffer, value, TS_UNDEFINED_NUMBER, encoding, false);
}

bool buffer_includes_encoded(Buffer *buffer, TsValue value, TsString *encoding)
{
    return search(buffer, value, TS_UNDEFINED_NUMBER, encoding, true) >= 0;
}

/* ---- fill -------------------------------------------------------------------------- */

static void fill_range(Buffer *buffer, size_t start, size_t end, const uint8_t *pattern,
                       size_t size)
{
    for (size_t at = start; at < end; at++) {
        buffer->bytes[at] = pattern[(at - start) % size];
    }
}

Buffer *buffer_fill(Buffer *buffer, TsValue value, double offset, double end, TsString *encoding)
{
    size_t from = buffer_offset("offset", offset, (size_t)9007199254740991, 0);
    size_t to = buffer_offset("end", end, buffer->length, buffer->length);
    Buffer *pattern = buffer_of_value(value);
    uint8_t byte = 0;

    if (ts_is_string(value)) {
        pattern = buffer_from_string(ts_as_string(value), encoding);
        if (pattern->length == 0 && ts_as_string(value)->length > 0) {
            ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE",
                           "The argument 'value' is invalid. Received '%S'", ts_as_string(value));
        }
    } else if (!pattern) {
        byte = ts_is_nullish(value) ? 0 : (uint8_t)ts_to_int32(ts_to_number(value));
    } else if (pattern->length == 0) {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE",
                       "The argument 'value' is invalid. Received <Buffer >");
    }
    if (pattern && pattern->length > 0) {
        fill_range(buffer, from, to, pattern->bytes, pattern->length);
    } else {
        fill_range(buffer, from, to, &byte, 1);
    }
    return buffer;
}

Buffer *buffer_fill_from(Buffer *buffer, TsValue value, double offset, TsString *encoding)
{
    return buffer_fill(buffer, value, offset, TS_UNDEFINED_NUMBER, encoding);
}

Buffer *buffer_fill_encoded(Buffer *buffer, TsValue value, TsString *encoding)
{
    return buffer_fill(buffer, value, TS_UNDEFINED_NUMBER, TS_UNDEFINED_NUMBER, encoding);
}

/* ---- write ------------------------------------------------------------------------- */

/* The longest prefix of the bytes that ends between characters and fits in `room`. */
static size_t whole_characters(const uint8_t *bytes, size_t size, size_t room,
                               BufferEncoding encoding)
{
    if (size <= room) {
        return size;
    }
    if (encoding == BUFFER_UTF16LE) {
        return room & ~(size_t)1;
    }
    while (encoding == BUFFER_UTF8 && room > 0 && (bytes[room] & 0xc0) == 0x80) {
        room--;
    }
    return room;
}

double buffer_write_length(Buffer *buffer, TsString *string, double offset, double length,
                           TsString *encoding)
{
    BufferEncoding kind = buffer_encoding_argument(encoding);
    size_t at = buffer_offset("offset", offset, buffer->length, 0);
    size_t room = buffer->length - at;
    size_t limit = buffer_offset("length", length, buffer->length, room);
    Buffer *bytes = buffer_from_string(string, encoding);

    room = limit < room ? limit : room;
    size_t count = whole_characters(bytes->bytes, bytes->length, room, kind);
    if (count > 0) {
        memcpy(buffer->bytes + at, bytes->bytes, count);
    }
    return (double)count;
}

double buffer_write(Buffer *buffer, TsString *string, double offset, TsString *encoding)
{
    return buffer_write_length(buffer, string, offset, TS_UNDEFINED_NUMBER, encoding);
}

double buffer_write_encoded(Buffer *buffer, TsString *string, TsString *encoding)
{
    return buffer_write(buffer, string, TS_UNDEFINED_NUMBER, encoding);
}
