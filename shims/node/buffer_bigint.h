/*
 * Buffer: BigInts of 64 bits (https://nodejs.org/api/buffer.html#bufreadbigint64beoffset).
 */
#ifndef NODE_BUFFER_BIGINT_H
#define NODE_BUFFER_BIGINT_H

#include "node/buffer.h"
#include "ts/bigint.h"

TsBigInt *buffer_read_big_uint64_le(Buffer *buffer, double offset);
TsBigInt *buffer_read_big_uint64_be(Buffer *buffer, double offset);
TsBigInt *buffer_read_big_int64_le(Buffer *buffer, double offset);
TsBigInt *buffer_read_big_int64_be(Buffer *buffer, double offset);
/* RangeError [ERR_OUT_OF_RANGE] for values of more bits. */
double buffer_write_big_int64_le(Buffer *buffer, TsBigInt *value, double offset);
double buffer_write_big_int64_be(Buffer *buffer, TsBigInt *value, double offset);
double buffer_write_big_uint64_le(Buffer *buffer, TsBigInt *value, double offset);
double buffer_write_big_uint64_be(Buffer *buffer, TsBigInt *value, double offset);

#endif
