/*
 * ArrayBuffer (ECMA-262 §25.1): bytes that typed arrays and DataViews share. The bytes lie in the
 * heap and do not move; a resizable buffer has all the bytes it may ever have from the beginning.
 *
 * Numbers that are absent are TS_UNDEFINED_NUMBER. Bad lengths throw RangeError, use of a detached
 * buffer TypeError.
 */
#ifndef TS_ARRAY_BUFFER_H
#define TS_ARRAY_BUFFER_H

#include "ts/array.h"
#include "ts/heap.h"

typedef struct TsArrayBuffer {
    TsObject base;
    uint8_t *bytes;
    size_t length;
    void *storage;     /* what ts_heap_raw gave; NULL when there are no bytes */
    size_t max_length; /* of a resizable one */
    bool resizable, detached;
    TsArray *views; /* of a resizable one: each is told when it is resized */
} TsArrayBuffer;

extern const TsType TsArrayBuffer_type;

/** Zeroed bytes for a buffer: the storage to keep; *bytes. RangeError when there is no room. */
void *ts_array_buffer_storage(size_t length, uint8_t **bytes);

TsArrayBuffer *ts_array_buffer_new(double length);
/** options: undefined or { maxByteLength }. */
TsArrayBuffer *ts_array_buffer_new_resizable(double length, TsValue options);
/** A buffer over storage that already exists. */
TsArrayBuffer *ts_array_buffer_over(void *storage, uint8_t *bytes, size_t length);

static inline size_t ts_array_buffer_length(const TsArrayBuffer *buffer)
{
    return buffer->length;
}
size_t ts_array_buffer_max_length(const TsArrayBuffer *buffer);
static inline bool ts_array_buffer_resizable(const TsArrayBuffer *buffer)
{
    return buffer->resizable;
}
static inline bool ts_array_buffer_detached(const TsArrayBuffer *buffer)
{
    return buffer->detached;
}

TsArrayBuffer *ts_array_buffer_slice(TsArrayBuffer *buffer, double start, double end);
void ts_array_buffer_resize(TsArrayBuffer *buffer, double length);
/** A new buffer with the bytes; the old one is detached, and its views become empty. */
TsArrayBuffer *ts_array_buffer_transfer(TsArrayBuffer *buffer, double length);
TsArrayBuffer *ts_array_buffer_transfer_fixed(TsArrayBuffer *buffer, double length);
bool ts_array_buffer_is_view(TsValue value);

/** Throws TypeError "Cannot perform NAME on a detached ArrayBuffer". */
void ts_array_buffer_check(const TsArrayBuffer *buffer, const char *name);

/* ---- for views ------------------------------------------------------------------------------- */

/** A view of a resizable buffer, so that resize() can call its descriptor's `follow`. */
void ts_array_buffer_add_view(TsArrayBuffer *buffer, void *view);
/** For a view's trace function: whether its buffer is being detached just now. */
bool ts_array_buffer_is_leaving(const TsArrayBuffer *buffer);

#endif
