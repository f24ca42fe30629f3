/*
 * ArrayBuffer. Views are found in two ways: a resizable buffer keeps a list of its views, while
 * detaching, which is rare, lets the collector visit all views there are (their trace functions ask
 * ts_array_buffer_is_leaving).
 */
#include "ts/array_buffer.h"

#include <math.h>
#include <string.h>

#include "ts/builder.h"
#include "ts/elements.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/number.h"
#include "ts/object.h"
#include "ts/typed_array.h"

static TsArrayBuffer *leaving;

static void trace(void *cell, TsMarker *marker)
{
    const TsArrayBuffer *buffer = cell;

    ts_mark_raw(marker, buffer->storage);
    ts_mark(marker, buffer->views);
}

static TsString *contents(const TsArrayBuffer *buffer)
{
    enum { SHOWN = 50 };
    static const char hex[] = "0123456789abcdef";
    size_t shown = buffer->length < SHOWN ? buffer->length : SHOWN;
    TsBuilder text;

    ts_builder_init(&text);
    ts_builder_add_literal(&text, "[Uint8Contents]: <");
    for (size_t i = 0; i < shown; i++) {
        if (i > 0) {
            ts_builder_add_unit(&text, ' ');
        }
        ts_builder_add_unit(&text, (uint8_t)hex[buffer->bytes[i] >> 4]);
        ts_builder_add_unit(&text, (uint8_t)hex[buffer->bytes[i] & 15]);
    }
    if (buffer->length > shown) {
        ts_builder_add_literal(&text, " ... ");
        ts_builder_add_int(&text, (int64_t)(buffer->length - shown));
        ts_builder_add_utf8(&text, buffer->length - shown > 1 ? " more bytes" : " more byte");
    }
    ts_builder_add_unit(&text, '>');
    return ts_builder_finish(&text);
}

static TsArray *parts(const void *cell)
{
    const TsArrayBuffer *buffer = cell;
    TsString *text = buffer->detached ? TS_STR("(detached)") : contents(buffer);

    return TS_ARRAY_OF(value, ts_from_string(text), TS_UNDEFINED,
                       ts_from_string(TS_STR("[byteLength]")),
                       ts_from_number((double)buffer->length));
}

static const TsElements shown = {.parts = parts};

static double byte_length(TsArrayBuffer *buffer)
{
    return (double)buffer->length;
}

static double max_byte_length(TsArrayBuffer *buffer)
{
    return (double)ts_array_buffer_max_length(buffer);
}

static bool is_resizable(TsArrayBuffer *buffer)
{
    return buffer->resizable;
}

static bool is_detached(TsArrayBuffer *buffer)
{
    return buffer->detached;
}

static TsString *tag(TsArrayBuffer *buffer)
{
    (void)buffer;
    return TS_STR("ArrayBuffer");
}

TS_METHOD_0(byte_length, "get byteLength", double, TsArrayBuffer *)
TS_METHOD_0(max_byte_length, "get maxByteLength", double, TsArrayBuffer *)
TS_METHOD_0(is_resizable, "get resizable", bool, TsArrayBuffer *)
TS_METHOD_0(is_detached, "get detached", bool, TsArrayBuffer *)
TS_METHOD_0(tag, "get [Symbol.toStringTag]", TsString *, TsArrayBuffer *)
TS_METHOD_2(ts_array_buffer_slice, "slice", TsArrayBuffer *, TsArrayBuffer *, double, double)
TS_METHOD_1(ts_array_buffer_resize, "resize", void, TsArrayBuffer *, double)
TS_METHOD_1(ts_array_buffer_transfer, "transfer", TsArrayBuffer *, TsArrayBuffer *, double)
TS_METHOD_1(ts_array_buffer_transfer_fixed, "transferToFixedLength", TsArrayBuffer *,
            TsArrayBuffer *, double)

TS_NATIVE(TsArrayBuffer, "ArrayBuffer", .trace = trace, .elements = &shown,
          TS_MEMBERS({.name = TS_KEY("byteLength"), .getter = &byte_length_function},
                     {.name = TS_KEY("maxByteLength"), .getter = &max_byte_length_function},
                     {.name = TS_KEY("resizable"), .getter = &is_resizable_function},
                     {.name = TS_KEY("detached"), .getter = &is_detached_function},
                     {.name = (TsString *)&ts_symbol_to_string_tag, .getter = &tag_function},
                     TS_METHOD_MEMBER("slice", &ts_array_buffer_slice_function),
                     TS_METHOD_MEMBER("resize", &ts_array_buffer_resize_function),
                     TS_METHOD_MEMBER("transfer", &ts_array_buffer_transfer_function),
                     TS_METHOD_MEMBER("transferToFixedLength",
                                      &ts_array_buffer_transfer_fixed_function)));

/* ---- making ---------------------------------------------------------------------------------- */

void *ts_array_buffer_storage(size_t length, uint8_t **bytes)
{
    *bytes = NULL;
    if (length == 0) {
        return NULL;
    }
    if (length > UINT32_MAX * (size_t)8) {
        ts_throw_error(&RangeError_type, "Array buffer allocation failed");
    }
    void *storage = ts_heap_raw(TS_REP_DOUBLE, (length + 7) / 8);
    memset(storage, 0, length);
    *bytes = storage;
    return storage;
}

static size_t check_length(double length)
{
    double whole = length == length ? trunc(length) : 0;

    if (!(whole >= 0 && whole <= 9007199254740991.0)) {
        ts_throw_error(&RangeError_type, "Array buffer allocation failed");
    }
    return (size_t)whole;
}

TsArrayBuffer *ts_array_buffer_over(void *storage, uint8_t *bytes, size_t length)
{
    return TS_NEW(TsArrayBuffer, .bytes = bytes, .length = length, .storage = storage,
                  .max_length = length);
}

static TsArrayBuffer *make(size_t length, size_t room)
{
    uint8_t *bytes;
    void *storage = ts_array_buffer_storage(room, &bytes);

    return ts_array_buffer_over(storage, bytes, length);
}

TsArrayBuffer *ts_array_buffer_new(double length)
{
    size_t size = ts_is_undefined_number(length) ? 0 : check_length(length);

    return make(size, size);
}

TsArrayBuffer *ts_array_buffer_new_resizable(double length, TsValue options)
{
    TsValue limit = ts_is_object(options) ? ts_get(options, TS_STR("maxByteLength")) : TS_UNDEFINED;

    if (ts_is_undefined(limit)) {
        return ts_array_buffer_new(length);
    }
    size_t size = check_length(length), most = check_length(ts_to_number(limit));
    if (size > most) {
        ts_throw_error(&RangeError_type, "Invalid array buffer max length");
    }
    TsArrayBuffer *buffer = make(size, most);
    buffer->resizable = true;
    buffer->max_length = most;
    return buffer;
}

/* ---- methods --------------------------------------------------------------------------------- */

void ts_array_buffer_check(const TsArrayBuffer *buffer, const char *name)
{
    if (buffer && buffer->detached) {
        ts_throw_error(&TypeError_type, "Cannot perform %s on a detached ArrayBuffer", name);
    }
}

size_t ts_array_buffer_max_length(const TsArrayBuffer *buffer)
{
    return buffer->resizable ? buffer->max_length : buffer->length;
}

TsArrayBuffer *ts_array_buffer_slice(TsArrayBuffer *buffer, double start, double end)
{
    ts_array_buffer_check(buffer, "ArrayBuffer.prototype.slice");
    size_t from = ts_is_undefined_number(start) ? 0 : ts_relative_index(start, buffer->length);
    size_t to =
        ts_is_undefined_number(end) ? buffer->length : ts_relative_index(end, buffer->length);
    size_t length = to > from ? to - from : 0;
    TsArrayBuffer *copy = make(length, length);

    if (length > 0) {
        memcpy(copy->bytes, buffer->bytes + from, length);
    }
    return copy;
}

void ts_array_buffer_resize(TsArrayBuffer *buffer, double length)
{
    if (!buffer->resizable) {
        ts_throw_error(&TypeError_type,
                       "Method ArrayBuffer.prototype.resize called on incompatible receiver %S",
                       TS_STR("#<ArrayBuffer>"));
    }
    ts_array_buffer_check(buffer, "ArrayBuffer.prototype.resize");
    double whole = length == length ? trunc(length) : 0;
    if (!(whole >= 0 && whole <= (double)buffer->max_length)) {
        ts_throw_error(&RangeError_type, "ArrayBuffer.prototype.resize: Invalid length parameter");
    }
    size_t size = (size_t)whole;
    if (size < buffer->length) {
        memset(buffer->bytes + size, 0, buffer->length - size);
    }
    buffer->length = size;
    for (size_t i = 0; buffer->views && i < buffer->views->length; i++) {
        ts_view_follow(ts_array_ptr(buffer->views, (int64_t)i));
    }
}

static TsArrayBuffer *transfer(TsArrayBuffer *buffer, double length, bool resizable,
                               const char *name)
{
    ts_array_buffer_check(buffer, name);
    size_t size = ts_is_undefined_number(length) ? buffer->length : check_length(length);
    size_t kept = size < buffer->length ? size : buffer->length;
    if (resizable && size > buffer->max_length) {
        ts_throw_error(&RangeError_type, "Invalid array buffer length");
    }
    TsArrayBuffer *copy = make(size, resizable ? buffer->max_length : size);

    if (kept > 0) {
        memcpy(copy->bytes, buffer->bytes, kept);
    }
    copy->resizable = resizable;
    copy->max_length = resizable ? buffer->max_length : size;
    buffer->detached = true;
    buffer->length = buffer->max_length = 0;
    leaving = buffer;
    ts_heap_collect();
    leaving = NULL;
    buffer->bytes = NULL;
    buffer->storage = NULL;
    buffer->views = NULL;
    return copy;
}

TsArrayBuffer *ts_array_buffer_transfer(TsArrayBuffer *buffer, double length)
{
    return transfer(buffer, length, buffer->resizable, "ArrayBuffer.prototype.transfer");
}

TsArrayBuffer *ts_array_buffer_transfer_fixed(TsArrayBuffer *buffer, double length)
{
    return transfer(buffer, length, false, "ArrayBuffer.prototype.transferToFixedLength");
}

void ts_array_buffer_add_view(TsArrayBuffer *buffer, void *view)
{
    if (!buffer->views) {
        buffer->views = ts_array_new(TS_REP_POINTER, 1);
    }
    ts_array_push_ptr(buffer->views, view);
}

bool ts_array_buffer_is_leaving(const TsArrayBuffer *buffer)
{
    return buffer && buffer == leaving;
}

bool ts_array_buffer_is_view(TsValue value)
{
    return ts_typed_array_of_value(value) ||
           (ts_is_object(value) && ts_type_of(value.as.object)->trace == ts_typed_array_trace);
}
