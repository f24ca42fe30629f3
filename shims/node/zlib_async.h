/* Compression that calls back (https://nodejs.org/api/zlib.html): zlib.h, in a task of the loop. The
 * options may be the callback.
 */
#ifndef NODE_ZLIB_ASYNC_H
#define NODE_ZLIB_ASYNC_H

#include "node/zlib.h"

void zlib_gzip_later(TsValue data, TsValue options, TsFunction *callback);
void zlib_gunzip_later(TsValue data, TsValue options, TsFunction *callback);
void zlib_deflate_later(TsValue data, TsValue options, TsFunction *callback);
void zlib_inflate_later(TsValue data, TsValue options, TsFunction *callback);
void zlib_deflate_raw_later(TsValue data, TsValue options, TsFunction *callback);
void zlib_inflate_raw_later(TsValue data, TsValue options, TsFunction *callback);
void zlib_unzip_later(TsValue data, TsValue options, TsFunction *callback);

#endif
