/*
 * Buffer: integers byte by byte.
 */
#include "node/buffer_internal.h"

#include "node/node_errors.h"

#include <math.h>
#include <stdio.h>

uint8_t *buffer_place(Buffer *buffer, double offset, size_t size)
{
    char rule[64];

    offset = ts_is_undefined_number(offset) ? 0 : offset;
    if (trunc(offset) != offset) {
        node_throw_out_of_range("offset", "an integer", offset);
    }
    if (buffer->length < size) {
        ts_throw_coded(&RangeError_type, "ERR_BUFFER_OUT_OF_BOUNDS",
                       "Attempt to access memory outside buffer bounds");
    }
    if (!(offset >= 0 && offset <= (double)(buffer->length - size))) {
        snprintf(rule, sizeof rule, ">= 0 and <= %zu", buffer->length - size);
        node_throw_out_of_range("offset", rule, offset);
    }
    return buffer->bytes + (size_t)offset;
}

static size_t checked_length(double length)
{
    if (trunc(length) != length) {
        node_throw_out_of_range("byteLength", "an integer", length);
    }
    if (!(length >= 1 && length <= 6)) {
        node_throw_out_of_range("byteLength", ">= 1 and <= 6", length);
    }
    return (size_t)length;
}

uint64_t buffer_load(const uint8_t *at, size_t size, bool is_big)
{
    uint64_t value = 0;

    for (size_t i = 0; i < size; i++) {
        value = value << 8 | at[is_big ? i : size - 1 - i];
    }
    return value;
}

void buffer_store(uint8_t *at, uint64_t value, size_t size, bool is_big)
{
    for (size_t i = 0; i < size; i++) {
        at[is_big ? size - 1 - i : i] = (uint8_t)value;
        value >>= 8;
    }
}

static double read_integer(Buffer *buffer, double offset, double length, bool is_signed,
                           bool is_big)
{
    size_t size = checked_length(length);
    uint64_t value = buffer_load(buffer_place(buffer, offset, size), size, is_big);
    double limit = ldexp(1, (int)size * 8);

    return is_signed && (double)value >= limit / 2 ? (double)value - limit : (double)value;
}

static double write_integer(Buffer *buffer, double value, double offset, double length,
                            bool is_signed, bool is_big)
{
    size_t size = checked_length(length);
    double limit = ldexp(1, (int)size * 8);
    double least = is_signed ? -limit / 2 : 0, greatest = is_signed ? limit / 2 - 1 : limit - 1;
    char rule[96];

    if (value < least || value > greatest) {
        int bits = (int)size * 8 - is_signed;
        if (size > 4) {
            snprintf(rule, sizeof rule,
                     is_signed ? ">= -(2 ** %d) and < 2 ** %d" : ">= 0 and < 2 ** %d", bits, bits);
        } else {
            snprintf(rule, sizeof rule, ">= %.0f and <= %.0f", least, greatest);
        }
        node_throw_out_of_range_grouped("value", rule, value);
    }
    uint8_t *at = buffer_place(buffer, offset, size);
    double whole = value == value ? trunc(value) : 0;
    buffer_store(at, (uint64_t)(whole < 0 ? whole + limit : whole), size, is_big);
    return (ts_is_undefined_number(offset) ? 0 : offset) + (double)size;
}

#define DEFINE_INTEGERS(name, is_signed, is_big)                                           \
    double buffer_read_##name(Buffer *buffer, double offset, double length)                \
    {                                                                                      \
        return read_integer(buffer, offset, length, is_signed, is_big);                    \
    }                                                                                      \
    double buffer_write_##name(Buffer *buffer, double value, double offset, double length) \
    {                                                                                      \
        return write_integer(buffer, value, offset, length, is_signed, is_big);            \
    }
DEFINE_INTEGERS(uint_le, false, false)
DEFINE_INTEGERS(uint_be, false, true)
DEFINE_INTEGERS(int_le, true, false)
DEFINE_INTEGERS(int_be, true, true)

static Buffer *swap(Buffer *buffer, size_t size)
{
    if (buffer->length % size) {
        ts_throw_coded(&RangeError_type, "ERR_INVALID_BUFFER_SIZE",
                       "Buffer size must be a multiple of %d-bits", (int)size * 8);
    }
    for (size_t i = 0; i < buffer->length; i += size) {
        buffer_store(buffer->bytes + i, buffer_load(buffer->bytes + i, size, true), size, false);
    }
    return buffer;
}

Buffer *buffer_swap16(Buffer *buffer)
{
    return swap(buffer, 2);
}

Buffer *buffer_swap32(Buffer *buffer)
{
    return swap(buffer, 4);
}

Buffer *buffer_swap64(Buffer *buffer)
{
    return swap(buffer, 8);
}
