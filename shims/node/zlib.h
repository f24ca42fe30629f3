/* Compression (https://nodejs.org/api/zlib.html) by zlib. Options: { level, memLevel, windowBits,
 * strategy }, or undefined. What cannot be decompressed throws an Error with errno and code, such as
 * Z_DATA_ERROR.
 */
#ifndef NODE_ZLIB_H
#define NODE_ZLIB_H

#include "node/buffer.h"

Buffer *zlib_gzip(TsValue data, TsValue options);
Buffer *zlib_gunzip(TsValue data, TsValue options);
Buffer *zlib_deflate(TsValue data, TsValue options);
Buffer *zlib_inflate(TsValue data, TsValue options);
Buffer *zlib_deflate_raw(TsValue data, TsValue options);
Buffer *zlib_inflate_raw(TsValue data, TsValue options);
Buffer *zlib_unzip(TsValue data, TsValue options);
/* The CRC-32 of a string's UTF-8 bytes or of a buffer; with the one of what comes before it. */
double zlib_crc32(TsValue data, double value);

#endif
