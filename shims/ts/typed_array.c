/*
 * Typed arrays: what their elements are, and how they are made.
 */
#include "ts/typed_array.h"

#include <math.h>
#include <string.h>

#include "ts/error.h"
#include "ts/number.h"
#include "ts/object.h"

/* ---- elements -------------------------------------------------------------------------------- */

/* A number from 0 to 2^51 rounded to an integer, ties to even, as additions round. */
static double nearest(double number)
{
    const double integers = 4503599627370496.0; /* 2^52: from here on there are only integers */

    return number + integers - integers;
}

uint8_t ts_clamp_uint8(double number)
{
    if (!(number > 0)) {
        return 0;
    }
    return number >= 255 ? 255 : (uint8_t)nearest(number);
}

double ts_float16_value(uint16_t bits)
{
    int exponent = bits >> 10 & 31;
    double mantissa = bits & 1023;
    double size = exponent == 31  ? (mantissa > 0 ? NAN : INFINITY)
                  : exponent == 0 ? ldexp(mantissa, -24)
                                  : ldexp(mantissa + 1024, exponent - 25);

    return bits & 0x8000 ? -size : size;
}

uint16_t ts_float16_bits(double number)
{
    uint16_t sign = signbit(number) ? 0x8000 : 0;
    double size = fabs(number);
    int exponent;

    if (size != size) {
        return 0x7e00;
    }
    if (size >= 65520) {
        return sign | 0x7c00;
    }
    frexp(size, &exponent);
    if (exponent < -13) {
        return sign | (uint16_t)nearest(ldexp(size, 24)); /* subnormal; 1024 carries over */
    }
    uint32_t mantissa = (uint32_t)nearest(ldexp(size, 11 - exponent));
    return sign | (uint16_t)(((uint32_t)(exponent + 14) << 10) + mantissa - 1024);
}

static TsValue to_number(TsValue value)
{
    return ts_from_number(ts_to_number(value));
}

#define ELEMENT(name, Element, read, write)                           \
    static TsValue load_##name(const void *at)                        \
    {                                                                 \
        Element element;                                              \
        memcpy(&element, at, sizeof element);                         \
        return ts_from_number(read(element));                         \
    }                                                                 \
    static void store_##name(void *at, TsValue value)                 \
    {                                                                 \
        double number = value.as.number;                              \
        Element element = write(number);                              \
        memcpy(at, &element, sizeof element);                         \
    }

#define KIND(name_, ...) KIND_OF(static, name_##_kind, name_, __VA_ARGS__)
#define KIND_OF(linkage, kind, name_, Name, Element, floating, has_sign, read, write)     \
    ELEMENT(name_, Element, read, write)                                                  \
    linkage const TsElementKind kind = {                                                  \
        .elements = {ts_typed_array_elements_length, ts_typed_array_elements_get,         \
                     ts_typed_array_elements_set, NULL, NULL},                                        \
        .name = #Name "Array",                                                            \
        .size = sizeof(Element),                                                          \
        .is_float = floating,                                                             \
        .is_signed = has_sign,                                                            \
        .load = load_##name_,                                                             \
        .store = store_##name_,                                                           \
        .convert = to_number};                                                            \
    TS_TYPED_ARRAY_TYPE(Name##Array, kind);                                               \
    TsTypedArray *ts_##name_##_array_new(double length)                                   \
    {                                                                                     \
        return ts_typed_array_construct(&Ts##Name##Array_type, ts_from_number(length),    \
                                        TS_UNDEFINED_NUMBER, TS_UNDEFINED_NUMBER);        \
    }                                                                                     \
    TsTypedArray *ts_##name_##_array_new_from(TsValue source, double offset, double length) \
    {                                                                                     \
        return ts_typed_array_construct(&Ts##Name##Array_type, source, offset, length);   \
    }                                                                                     \
    TsTypedArray *ts_##name_##_array_from(TsValue source)                                    \
    {                                                                                     \
        return ts_typed_array_make_from(&Ts##Name##Array_type, source, NULL);             \
    }                                                                                     \
    TsTypedArray *ts_##name_##_array_from_map(TsValue source, TsFunction *map)               \
    {                                                                                     \
        return ts_typed_array_make_from(&Ts##Name##Array_type, source, map);              \
    }                                                                                     \
    TsTypedArray *ts_##name_##_array_of(size_t count, const TsValue *items)               \
    {                                                                                     \
        return ts_typed_array_make_of(&Ts##Name##Array_type, count, items);               \
    }

KIND_OF(, ts_uint8_kind, uint8, Uint8, uint8_t, false, false, , (uint8_t)ts_to_int32)
KIND(int8, Int8, int8_t, false, true, , (int8_t)ts_to_int32)
KIND(uint8_clamped, Uint8Clamped, uint8_t, false, false, , ts_clamp_uint8)
KIND(uint16, Uint16, uint16_t, false, false, , (uint16_t)ts_to_int32)
KIND(int16, Int16, int16_t, false, true, , (int16_t)ts_to_int32)
KIND(uint32, Uint32, uint32_t, false, false, , ts_to_uint32)
KIND(int32, Int32, int32_t, false, true, , ts_to_int32)
KIND(float16, Float16, uint16_t, true, true, ts_float16_value, ts_float16_bits)
KIND(float32, Float32, float, true, true, , (float))
KIND(float64, Float64, double, true, true, , )

size_t ts_typed_array_elements_length(const void *cell)
{
    return ((const TsTypedArray *)cell)->length;
}

TsValue ts_typed_array_elements_get(const void *cell, size_t index)
{
    return ts_typed_array_load(cell, index);
}

void ts_typed_array_elements_set(void *cell, size_t index, TsValue value)
{
    TsTypedArray *array = cell;

    value = ts_element_kind(array)->convert(value);
    if (index < array->length) {
        ts_typed_array_store(array, index, value);
    }
}

TsTypedArray *ts_typed_array_of_value(TsValue value)
{
    const TsElements *elements = ts_elements_of(value);

    return elements && elements->get == ts_typed_array_elements_get ? value.as.pointer : NULL;
}

/* ---- views ----------------------------------------------------------------------------------- */

void ts_typed_array_trace(void *cell, TsMarker *marker)
{
    TsTypedArray *array = cell;

    if (ts_array_buffer_is_leaving(array->buffer)) {
        array->length = array->offset = 0;
        array->bytes = NULL;
        array->storage = NULL;
    }
    ts_mark_raw(marker, array->storage);
    ts_mark(marker, array->buffer);
}

void ts_view_follow(void *view)
{
    TsTypedArray *array = view;
    const TsArrayBuffer *buffer = array->buffer;
    bool has_elements = ts_type_elements(array->base.type) != NULL;
    size_t size = has_elements ? ts_element_kind(array)->size : 1; /* a DataView counts bytes */

    if (array->fixed_length == TS_TRACKS_LENGTH) {
        array->length =
            buffer->length > array->offset ? (buffer->length - array->offset) / size : 0;
    } else {
        bool fits = array->offset + array->fixed_length * size <= buffer->length;
        array->length = fits ? array->fixed_length : 0;
    }
}

TsTypedArray *ts_typed_array_make(const TsType *type, size_t length)
{
    const TsElementKind *kind = (const TsElementKind *)(const void *)type->elements;
    uint8_t *bytes;
    void *storage = ts_array_buffer_storage(length * kind->size, &bytes);

    return TS_NEW_AS(TsTypedArray, *type, .bytes = bytes, .length = length, .storage = storage,
                     .fixed_length = length);
}

static _Noreturn void invalid_length(double length)
{
    ts_throw_error(&RangeError_type, "Invalid typed array length: %S",
                   ts_string_from_number(length));
}

/* ToIndex; absent is 0. */
static size_t to_index(double number)
{
    double whole = ts_is_undefined_number(number) || number != number ? 0 : trunc(number);

    if (!(whole >= 0 && whole <= 9007199254740991.0)) {
        invalid_length(number);
    }
    return (size_t)whole;
}

static TsTypedArray *make_of_length(const TsType *type, double length)
{
    double whole = length == length ? trunc(length) : 0;

    if (!(whole >= 0 && whole <= 4294967296.0 * 2)) {
        invalid_length(length);
    }
    return ts_typed_array_make(type, (size_t)whole);
}

/* A view of a buffer's bytes from an offset on. */
static TsTypedArray *make_view(const TsType *type, TsArrayBuffer *buffer, double offset,
                               double length)
{
    const TsElementKind *kind = (const TsElementKind *)(const void *)type->elements;
    size_t start = to_index(offset), size = kind->size, count = 0;
    bool tracks = false;

    if (start % size != 0) {
        ts_throw_error(&RangeError_type, "start offset of %s should be a multiple of %d",
                       kind->name, (int)size);
    }
    size_t wanted = ts_is_undefined_number(length) ? 0 : to_index(length);
    ts_array_buffer_check(buffer, "Construct");
    if (!ts_is_undefined_number(length)) {
        count = wanted;
        if (start + count * size > buffer->length) {
            invalid_length(length);
        }
    } else {
        tracks = buffer->resizable;
        if (!tracks && buffer->length % size != 0) {
            ts_throw_error(&RangeError_type, "byte length of %s should be a multiple of %d",
                           kind->name, (int)size);
        }
        if (start > buffer->length) {
            ts_throw_error(&RangeError_type, "Start offset %zu is outside the bounds of the buffer",
                           start);
        }
        count = (buffer->length - start) / size;
    }
    TsTypedArray *array =
        TS_NEW_AS(TsTypedArray, *type, .bytes = buffer->bytes ? buffer->bytes + start : NULL,
                  .length = count, .storage = buffer->storage, .buffer = buffer, .offset = start,
                  .fixed_length = tracks ? TS_TRACKS_LENGTH : count);
    if (buffer->resizable) {
        ts_array_buffer_add_view(buffer, array);
    }
    return array;
}

/* The elements of an array-like or iterable value as an array of TsValues. */
static TsArray *listed(TsValue source)
{
    TsValue length;

    bool is_plain = ts_type_of(source.as.object)->kind <= TS_KIND_DYNAMIC;
    if (!is_plain || !ts_is_nullish(ts_get(source, (TsString *)&ts_symbol_iterator))) {
        return ts_iterable_to_array(source, TS_REP_VALUE);
    }
    length = ts_get(source, TS_STR("length"));
    double count = ts_is_undefined(length) ? 0 : ts_to_number(length);
    TsArray *array = ts_array_new(TS_REP_VALUE, 0);
    for (double i = 0; i < count; i++) {
        ts_array_push_value(array, ts_get_at(source, i));
    }
    return array;
}

static TsTypedArray *make_of_values(const TsType *type, size_t count, const TsValue *items)
{
    TsTypedArray *array = ts_typed_array_make(type, count);
    const TsElementKind *kind = ts_element_kind(array);

    for (size_t i = 0; i < count; i++) {
        TsValue item = items[i].tag == TS_TAG_HOLE ? TS_UNDEFINED : items[i];
        ts_typed_array_store(array, i, kind->convert(item));
    }
    return array;
}

static TsTypedArray *make_copy(const TsType *type, const TsTypedArray *source)
{
    TsTypedArray *array = ts_typed_array_make(type, source->length);
    const TsElementKind *kind = ts_element_kind(array), *from = ts_element_kind(source);

    if (kind == from && source->length > 0) {
        memcpy(array->bytes, source->bytes, source->length * kind->size);
        return array;
    }
    if (kind->is_bigint != from->is_bigint) {
        ts_throw_error(&TypeError_type, "Cannot mix BigInt and other types, use explicit conversions");
    }
    for (size_t i = 0; i < source->length; i++) {
        ts_typed_array_store(array, i, ts_typed_array_load(source, i));
    }
    return array;
}

TsTypedArray *ts_typed_array_construct(const TsType *type, TsValue source, double offset,
                                       double length)
{
    if (ts_is_undefined(source)) {
        return ts_typed_array_make(type, 0);
    }
    if (!ts_is_object(source)) {
        return make_of_length(type, ts_to_number(source));
    }
    if (ts_type_extends(ts_type_of(source.as.object), &TsArrayBuffer_type)) {
        return make_view(type, source.as.pointer, offset, length);
    }
    const TsTypedArray *other = ts_typed_array_of_value(source);
    if (other) {
        return make_copy(type, other);
    }
    TsArray *items = listed(source);
    return make_of_values(type, items->length, items->items);
}

TsTypedArray *ts_typed_array_make_of(const TsType *type, size_t count, const TsValue *items)
{
    return make_of_values(type, count, items);
}

TsTypedArray *ts_typed_array_make_from(const TsType *type, TsValue source, TsFunction *map)
{
    TsArray *items = listed(source);

    for (size_t i = 0; map && i < items->length; i++) {
        TsValue item = ts_array_value(items, (int64_t)i);
        ts_array_value_at(items, i) = TS_CALL(map, item, ts_from_number((double)i));
    }
    return make_of_values(type, items->length, items->items);
}

/* ---- properties ------------------------------------------------------------------------------ */

size_t ts_typed_array_element_size(const TsTypedArray *array)
{
    return ts_element_kind(array)->size;
}

size_t ts_typed_array_byte_length(const TsTypedArray *array)
{
    return array->length * ts_element_kind(array)->size;
}

size_t ts_typed_array_byte_offset(const TsTypedArray *array)
{
    return array->offset;
}

TsArrayBuffer *ts_typed_array_buffer_of(TsTypedArray *array)
{
    if (!array->buffer) {
        array->buffer = ts_array_buffer_over(array->storage, array->bytes,
                                             ts_typed_array_byte_length(array));
    }
    return array->buffer;
}

TsValue ts_typed_array_buffer(TsTypedArray *array)
{
    return ts_from_object(ts_typed_array_buffer_of(array));
}
