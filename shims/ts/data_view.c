/*
 * DataView.
 */
#include "ts/data_view.h"

#include <math.h>

#include "ts/dynamic_methods_internal.h"
#include "ts/error.h"
#include "ts/number.h"

/* ---- making ---------------------------------------------------------------------------------- */

static double to_index(double number)
{
    return ts_is_undefined_number(number) || number != number ? 0 : trunc(number);
}

TsDataView *ts_data_view_new(TsValue source, double offset, double length)
{
    if (!ts_is_object(source) ||
        !ts_type_extends(ts_type_of(source.as.object), &TsArrayBuffer_type)) {
        ts_throw_error(&TypeError_type,
                       "First argument to DataView constructor must be an ArrayBuffer");
    }
    TsArrayBuffer *buffer = source.as.pointer;
    double start = to_index(offset);
    if (start < 0 || start > (double)buffer->length) {
        ts_throw_error(&RangeError_type, "Start offset %S is outside the bounds of the buffer",
                       ts_string_from_number(start));
    }
    ts_array_buffer_check(buffer, "DataView");
    bool absent = ts_is_undefined_number(length);
    double count = absent ? (double)buffer->length - start : to_index(length);
    if (count < 0 || start + count > (double)buffer->length) {
        ts_throw_error(&RangeError_type, "Invalid DataView length %S",
                       ts_string_from_number(count));
    }
    TsDataView *view = TS_NEW_AS(
        TsTypedArray, TsDataView_type, .bytes = buffer->bytes ? buffer->bytes + (size_t)start : NULL,
        .length = (size_t)count, .storage = buffer->storage, .buffer = buffer,
        .offset = (size_t)start,
        .fixed_length = absent && buffer->resizable ? TS_TRACKS_LENGTH : (size_t)count);
    if (buffer->resizable) {
        ts_array_buffer_add_view(buffer, view);
    }
    return view;
}

TsValue ts_data_view_buffer(TsDataView *view)
{
    return ts_from_object(view->buffer);
}

size_t ts_data_view_length(const TsDataView *view)
{
    ts_array_buffer_check(view->buffer, "DataView.prototype.byteLength");
    return view->length;
}

size_t ts_data_view_offset(const TsDataView *view)
{
    ts_array_buffer_check(view->buffer, "DataView.prototype.byteOffset");
    return view->offset;
}

/* ---- numbers --------------------------------------------------------------------------------- */

uint8_t *ts_data_view_at(const TsDataView *view, double offset, size_t size)
{
    double at = to_index(offset);

    if (!(at >= 0 && at <= 9007199254740991.0)) {
        ts_throw_error(&RangeError_type, "Offset is outside the bounds of the DataView");
    }
    ts_array_buffer_check(view->buffer, "DataView method");
    if (at + (double)size > (double)view->length) {
        ts_throw_error(&RangeError_type, "Offset is outside the bounds of the DataView");
    }
    return view->bytes + (size_t)at;
}

uint64_t ts_bytes_read(const uint8_t *at, size_t size, bool little)
{
    uint64_t bits = 0;

    for (size_t i = 0; i < size; i++) {
        bits = bits << 8 | at[little ? size - 1 - i : i];
    }
    return bits;
}

void ts_bytes_write(uint8_t *at, size_t size, uint64_t bits, bool little)
{
    for (size_t i = 0; i < size; i++) {
        at[little ? i : size - 1 - i] = (uint8_t)(bits >> (8 * i));
    }
}

double ts_data_view_get_int8(const TsDataView *view, double offset)
{
    return (int8_t)*ts_data_view_at(view, offset, 1);
}

double ts_data_view_get_uint8(const TsDataView *view, double offset)
{
    return *ts_data_view_at(view, offset, 1);
}

void ts_data_view_set_int8(TsDataView *view, double offset, double value)
{
    *ts_data_view_at(view, offset, 1) = (uint8_t)ts_to_int32(value);
}

static float float_of_bits(uint64_t bits)
{
    uint32_t word = (uint32_t)bits;
    float number;

    memcpy(&number, &word, sizeof number);
    return number;
}

static uint64_t bits_of_float(double value)
{
    float number = (float)value;
    uint32_t word;

    memcpy(&word, &number, sizeof word);
    return word;
}

static double float16_of_bits(uint64_t bits)
{
    return ts_float16_value((uint16_t)bits);
}

#define ACCESSORS(name, size, from_bits, to_bits)                                               \
    double ts_data_view_get_##name(const TsDataView *view, double offset, TsValue little)       \
    {                                                                                           \
        const uint8_t *at = ts_data_view_at(view, offset, size);                                \
        return from_bits(ts_bytes_read(at, size, ts_to_boolean(little)));                       \
    }                                                                                           \
    void ts_data_view_set_##name(TsDataView *view, double offset, double value, TsValue little) \
    {                                                                                           \
        uint8_t *at = ts_data_view_at(view, offset, size);                                      \
        ts_bytes_write(at, size, to_bits(value), ts_to_boolean(little));                        \
    }
ACCESSORS(int16, 2, (int16_t), ts_to_uint32)
ACCESSORS(uint16, 2, (uint16_t), ts_to_uint32)
ACCESSORS(int32, 4, (int32_t), ts_to_uint32)
ACCESSORS(uint32, 4, (uint32_t), ts_to_uint32)
ACCESSORS(float16, 2, float16_of_bits, ts_float16_bits)
ACCESSORS(float32, 4, float_of_bits, bits_of_float)
ACCESSORS(float64, 8, ts_double_from_bits, ts_double_bits)

/* ---- dynamic access -------------------------------------------------------------------------- */

static TsDataView *view_of(const DynamicCall *call)
{
    if (!ts_is_object(call->receiver) || ts_type_of(call->receiver.as.object) != &TsDataView_type) {
        ts_throw_error(&TypeError_type, "the receiver is not a DataView");
    }
    return call->receiver.as.pointer;
}

#define D    view_of(call)
#define N(i) ts_to_number(dynamic_value(call, i))
#define V(i) dynamic_value(call, i)

#define ACCESSOR(X, name, Name)                                                             \
    X(get_##name, "get" Name, 1, ts_from_number(ts_data_view_get_##name(D, N(0), V(1))))    \
    X(set_##name, "set" Name, 2, (ts_data_view_set_##name(D, N(0), N(1), V(2)), TS_UNDEFINED))

#define METHODS(X)                                                                          \
    X(get_int8, "getInt8", 1, ts_from_number(ts_data_view_get_int8(D, N(0))))               \
    X(get_uint8, "getUint8", 1, ts_from_number(ts_data_view_get_uint8(D, N(0))))            \
    X(set_int8, "setInt8", 2, (ts_data_view_set_int8(D, N(0), N(1)), TS_UNDEFINED))         \
    X(set_uint8, "setUint8", 2, (ts_data_view_set_uint8(D, N(0), N(1)), TS_UNDEFINED))      \
    ACCESSOR(X, int16, "Int16")                                                             \
    ACCESSOR(X, uint16, "Uint16")                                                           \
    ACCESSOR(X, int32, "Int32")                                                             \
    ACCESSOR(X, uint32, "Uint32")                                                           \
    ACCESSOR(X, float32, "Float32")                                                         \
    ACCESSOR(X, float64, "Float64")

#define GETTERS(X)                                                                          \
    X(byte_length, "get byteLength", 0, ts_from_number((double)ts_data_view_length(D)))     \
    X(byte_offset, "get byteOffset", 0, ts_from_number((double)ts_data_view_offset(D)))     \
    X(buffer, "get buffer", 0, ts_data_view_buffer(D))                                      \
    X(tag, "get [Symbol.toStringTag]", 0, ts_from_string(TS_STR("DataView")))

METHODS(DYNAMIC_METHOD)
GETTERS(DYNAMIC_METHOD)

static TsArray *parts(const void *cell)
{
    const TsDataView *view = cell;

    return TS_ARRAY_OF(value, ts_from_string(TS_STR("[byteLength]")),
                       ts_from_number((double)view->length), ts_from_string(TS_STR("[byteOffset]")),
                       ts_from_number((double)view->offset), ts_from_string(TS_STR("[buffer]")),
                       ts_from_object(view->buffer));
}

static const TsElements shown = {.parts = parts};

const TsType TsDataView_type = {
    .kind = TS_KIND_NATIVE,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(TsTypedArray),
    .name = "DataView",
    .trace = ts_typed_array_trace,
    .elements = &shown,
    TS_MEMBERS(METHODS(DYNAMIC_MEMBER){.name = TS_KEY("byteLength"), .getter = &byte_length_function},
               {.name = TS_KEY("byteOffset"), .getter = &byte_offset_function},
               {.name = TS_KEY("buffer"), .getter = &buffer_function},
               {.name = (TsString *)&ts_symbol_to_string_tag, .getter = &tag_function})};
