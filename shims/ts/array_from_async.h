/*
 * Array.fromAsync (ECMA-262, stage 4 of 2025): a promise of an array of what an async iterable, an
 * iterable or an array-like object gives, each awaited.
 */
#ifndef TS_ARRAY_FROM_ASYNC_H
#define TS_ARRAY_FROM_ASYNC_H

#include "ts/async_iterator.h"

/** map may be NULL; what it gives is awaited, too. */
TsPromise *ts_array_from_async(TsValue source, TsFunction *map, TsValue this_value);
static inline TsPromise *ts_array_from_async_plain(TsValue source)
{
    return ts_array_from_async(source, NULL, TS_UNDEFINED);
}

#endif
