/*
 * Buffer: integers of 1 to 6 bytes, BigInts of 8, and the order of bytes
 * (https://nodejs.org/api/buffer.html#bufreaduintbeoffset-bytelength).
 */
#ifndef NODE_BUFFER_WIDE_H
#define NODE_BUFFER_WIDE_H

#include "node/buffer.h"
#include "ts/bigint.h"

/* RangeError ERR_OUT_OF_RANGE for lengths that are not 1 to 6, and for offsets outside. */
double buffer_read_uint_le(Buffer *buffer, double offset, double length);
double buffer_read_uint_be(Buffer *buffer, double offset, double length);
double buffer_read_int_le(Buffer *buffer, double offset, double length);
double buffer_read_int_be(Buffer *buffer, double offset, double length);
double buffer_write_uint_le(Buffer *buffer, double value, double offset, double length);
double buffer_write_uint_be(Buffer *buffer, double value, double offset, double length);
double buffer_write_int_le(Buffer *buffer, double value, double offset, double length);
double buffer_write_int_be(Buffer *buffer, double value, double offset, double length);

TsBigInt *buffer_read_big_uint64_le(Buffer *buffer, double offset);
TsBigInt *buffer_read_big_uint64_be(Buffer *buffer, double offset);
TsBigInt *buffer_read_big_int64_le(Buffer *buffer, double offset);
TsBigInt *buffer_read_big_int64_be(Buffer *buffer, double offset);
/* Values of more bits are cut. */
double buffer_write_big_int64_le(Buffer *buffer, TsBigInt *value, double offset);
double buffer_write_big_int64_be(Buffer *buffer, TsBigInt *value, double offset);

/* RangeError ERR_INVALID_BUFFER_SIZE when the length is no multiple. */
Buffer *buffer_swap16(Buffer *buffer);
Buffer *buffer_swap32(Buffer *buffer);
Buffer *buffer_swap64(Buffer *buffer);

#endif
