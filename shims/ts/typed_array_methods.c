/*
 * The methods of typed arrays that take no callback, or one to compare with.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ts/array_methods.h"
#include "ts/error.h"
#include "ts/number.h"
#include "ts/object.h"
#include "ts/typed_array_internal.h"

static size_t relative(double position, size_t absent, size_t length)
{
    return ts_is_undefined_number(position) ? absent : ts_relative_index(position, length);
}

TsTypedArray *typed_array_like(const TsTypedArray *array, size_t length)
{
    return ts_typed_array_make(ts_type_origin(array->base.type), length);
}

/* The class of the language that an array is of, or that its class extends. */
static const TsType *base_class(const TsTypedArray *array)
{
    const TsType *type = ts_type_origin(array->base.type);

    while (type->parent != &ts_typed_array_type) {
        type = type->parent;
    }
    return type;
}

/* The method that a class between the array's and that one (Buffer) has instead, or NULL. */
static TsFunction *overriding(const TsTypedArray *array, TsString *name)
{
    const TsType *type = ts_type_origin(array->base.type);

    for (; type->parent != &ts_typed_array_type; type = type->parent) {
        for (size_t i = 0; i < type->member_count; i++) {
            if (type->members[i].method && ts_string_equals(type->members[i].name, name)) {
                return type->members[i].method;
            }
        }
    }
    return NULL;
}

TsTypedArray *typed_array_copy(const TsTypedArray *array)
{
    TsTypedArray *copy = ts_typed_array_make(base_class(array), array->length);

    if (array->length > 0) {
        memcpy(copy->bytes, array->bytes, ts_typed_array_byte_length(array));
    }
    return copy;
}

static void check(const TsTypedArray *array, const char *method)
{
    if (array->buffer && array->buffer->detached) {
        ts_throw_error(&TypeError_type,
                       "Cannot perform %%TypedArray%%.prototype.%s on a detached ArrayBuffer",
                       method);
    }
}

/* ---- elements -------------------------------------------------------------------------------- */

TsValue typed_array_at(const TsTypedArray *array, double index)
{
    double position = ts_is_undefined_number(index) || index != index ? 0 : trunc(index);

    position = position < 0 ? position + (double)array->length : position;
    return position >= 0 && position < (double)array->length
               ? ts_typed_array_load(array, (size_t)position)
               : TS_UNDEFINED;
}

double ts_typed_array_at(const TsTypedArray *array, double index)
{
    return ts_as_optional_number(typed_array_at(array, index));
}

TsTypedArray *typed_array_fill(TsTypedArray *array, TsValue value, double start, double end)
{
    const TsElementKind *kind = ts_element_kind(array);

    value = kind->convert(value);
    check(array, "fill");
    size_t from = relative(start, 0, array->length);
    size_t to = relative(end, array->length, array->length);
    if (from >= to) {
        return array;
    }
    uint8_t *first = array->bytes + from * kind->size;
    kind->store(first, value);
    if (kind->size == 1) {
        memset(first, *first, to - from);
        return array;
    }
    /* Twice as many elements with each step. */
    size_t bytes = (to - from) * kind->size;
    for (size_t done = kind->size; done < bytes;) {
        size_t more = done < bytes - done ? done : bytes - done;
        memcpy(first + done, first, more);
        done += more;
    }
    return array;
}

TsTypedArray *ts_typed_array_fill(TsTypedArray *array, double value, double start, double end)
{
    return typed_array_fill(array, ts_from_number(value), start, end);
}

double typed_array_index_of(const TsTypedArray *array, TsValue value, double from)
{
    for (size_t i = relative(from, 0, array->length); i < array->length; i++) {
        if (ts_strict_equals(ts_typed_array_load(array, i), value)) {
            return (double)i;
        }
    }
    return -1;
}

double typed_array_last_index_of(const TsTypedArray *array, TsValue value, double from)
{
    double position = ts_is_undefined_number(from) ? (double)array->length - 1
                      : from != from               ? 0
                                                   : trunc(from);

    position = position < 0 ? position + (double)array->length : position;
    if (position >= (double)array->length) {
        position = (double)array->length - 1;
    }
    for (; position >= 0; position--) {
        if (ts_strict_equals(ts_typed_array_load(array, (size_t)position), value)) {
            return position;
        }
    }
    return -1;
}

bool typed_array_includes(const TsTypedArray *array, TsValue value, double from)
{
    for (size_t i = relative(from, 0, array->length); i < array->length; i++) {
        if (ts_same_value_zero(ts_typed_array_load(array, i), value)) {
            return true;
        }
    }
    return false;
}

double ts_typed_array_index_of(const TsTypedArray *array, double value, double from)
{
    return typed_array_index_of(array, ts_from_number(value), from);
}

double ts_typed_array_last_index_of(const TsTypedArray *array, double value, double from)
{
    return typed_array_last_index_of(array, ts_from_number(value), from);
}

bool ts_typed_array_includes(const TsTypedArray *array, double value, double from)
{
    return typed_array_includes(array, ts_from_number(value), from);
}

TsTypedArray *typed_array_with(const TsTypedArray *array, double index, TsValue value)
{
    double position = index == index ? trunc(index) : 0;

    position = position < 0 ? position + (double)array->length : position;
    value = ts_element_kind(array)->convert(value);
    if (!(position >= 0 && position < (double)array->length)) {
        ts_throw_error(&RangeError_type, "Invalid typed array index");
    }
    TsTypedArray *copy = typed_array_copy(array);
    ts_typed_array_store(copy, (size_t)position, value);
    return copy;
}

TsTypedArray *ts_typed_array_with(const TsTypedArray *array, double index, double value)
{
    return typed_array_with(array, index, ts_from_number(value));
}

/* ---- parts ----------------------------------------------------------------------------------- */

static void set_from_array(TsTypedArray *array, const TsTypedArray *source, size_t at)
{
    const TsElementKind *kind = ts_element_kind(array), *from = ts_element_kind(source);

    if (source->length == 0) {
        return;
    }
    if (kind->is_bigint != from->is_bigint) {
        ts_throw_error(&TypeError_type,
                       "Cannot mix BigInt and other types, use explicit conversions");
    }
    if (kind == from) {
        memmove(array->bytes + at * kind->size, source->bytes, source->length * kind->size);
        return;
    }
    if (array->storage == source->storage) {
        source = typed_array_copy(source); /* they may overlap */
    }
    for (size_t i = 0; i < source->length; i++) {
        ts_typed_array_store(array, at + i, ts_typed_array_load(source, i));
    }
}

void ts_typed_array_set_from(TsTypedArray *array, TsValue source, double offset)
{
    double position = ts_is_undefined_number(offset) || offset != offset ? 0 : trunc(offset);
    const TsTypedArray *other = ts_typed_array_of_value(source);
    double count;

    if (position < 0) {
        ts_throw_error(&RangeError_type, "offset is out of bounds");
    }
    check(array, "set");
    if (other) {
        count = (double)other->length;
    } else if (ts_is_array(source)) {
        count = (double)((TsArray *)source.as.pointer)->length;
    } else {
        TsValue length = ts_is_nullish(source) ? TS_UNDEFINED : ts_get(source, TS_STR("length"));
        count = ts_is_undefined(length) ? 0 : ts_to_number(length);
    }
    if (position + count > (double)array->length) {
        ts_throw_error(&RangeError_type, "offset is out of bounds");
    }
    if (other) {
        set_from_array(array, other, (size_t)position);
        return;
    }
    for (double i = 0; i < count; i++) {
        ts_typed_array_elements_set(array, (size_t)(position + i), ts_get_at(source, i));
    }
}

TsTypedArray *ts_typed_array_subarray(TsTypedArray *array, double start, double end)
{
    size_t from = relative(start, 0, array->length);
    size_t to = relative(end, array->length, array->length);
    size_t length = to > from ? to - from : 0, size = ts_element_kind(array)->size;
    TsArrayBuffer *buffer = ts_typed_array_buffer_of(array);
    bool tracks = array->fixed_length == TS_TRACKS_LENGTH && ts_is_undefined_number(end);

    TsTypedArray *view = TS_NEW_AS(
        TsTypedArray, *ts_type_origin(array->base.type),
        .bytes = array->bytes ? array->bytes + from * size : NULL, .length = length,
        .storage = array->storage, .buffer = buffer, .offset = array->offset + from * size,
        .fixed_length = tracks ? TS_TRACKS_LENGTH : length);
    if (buffer->resizable) {
        ts_array_buffer_add_view(buffer, view);
    }
    return view;
}

TsTypedArray *ts_typed_array_slice(TsTypedArray *array, double start, double end)
{
    TsFunction *own = overriding(array, TS_STR("slice"));

    if (own) {
        TsValue range[] = {ts_from_optional_number(start), ts_from_optional_number(end)};
        return ts_call(own, ts_from_object(array), 2, range).as.pointer;
    }
    return typed_array_slice(array, start, end);
}

TsTypedArray *typed_array_slice(TsTypedArray *array, double start, double end)
{
    check(array, "slice");
    size_t from = relative(start, 0, array->length);
    size_t to = relative(end, array->length, array->length);
    TsTypedArray *copy = typed_array_like(array, to > from ? to - from : 0);
    size_t size = ts_element_kind(array)->size;

    if (copy->length > 0) {
        memcpy(copy->bytes, array->bytes + from * size, copy->length * size);
    }
    return copy;
}

TsTypedArray *ts_typed_array_copy_within(TsTypedArray *array, double target, double start,
                                         double end)
{
    check(array, "copyWithin");
    size_t at = relative(target, 0, array->length), from = relative(start, 0, array->length);
    size_t to = relative(end, array->length, array->length);
    size_t count = to > from ? to - from : 0, size = ts_element_kind(array)->size;

    count = count < array->length - at ? count : array->length - at;
    if (count > 0) {
        memmove(array->bytes + at * size, array->bytes + from * size, count * size);
    }
    return array;
}

TsTypedArray *ts_typed_array_reverse(TsTypedArray *array)
{
    size_t size = ts_element_kind(array)->size;
    uint8_t kept[8];

    for (size_t i = 0; i < array->length / 2; i++) {
        uint8_t *left = array->bytes + i * size;
        uint8_t *right = array->bytes + (array->length - 1 - i) * size;
        memcpy(kept, left, size);
        memcpy(left, right, size);
        memcpy(right, kept, size);
    }
    return array;
}

TsTypedArray *ts_typed_array_to_reversed(const TsTypedArray *array)
{
    return ts_typed_array_reverse(typed_array_copy(array));
}

/* ---- sorting --------------------------------------------------------------------------------- */

/* Bits whose unsigned order is the order of the elements; NaN comes last. */
static uint64_t sort_key(const TsElementKind *kind, const uint8_t *at)
{
    unsigned bits = kind->size * 8u;
    uint64_t key = 0, sign = (uint64_t)1 << (bits - 1);

    switch (kind->size) {
    case 1:
        key = *at;
        break;
    case 2: {
        uint16_t half;
        memcpy(&half, at, sizeof half);
        key = half;
        break;
    }
    case 4: {
        uint32_t word;
        memcpy(&word, at, sizeof word);
        key = word;
        break;
    }
    default:
        memcpy(&key, at, sizeof key);
    }
    if (!kind->is_float) {
        return kind->is_signed ? key ^ sign : key;
    }
    TsValue value = kind->load(at);
    if (value.as.number != value.as.number) {
        return bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
    }
    return key & sign ? ~key & (sign | (sign - 1)) : key | sign;
}

typedef struct Keyed {
    uint64_t key;
    uint64_t element;
} Keyed;

/* One pass over a byte of the keys. */
static void sort_by_byte(const Keyed *from, Keyed *to, size_t length, unsigned shift)
{
    size_t places[257] = {0};

    for (size_t i = 0; i < length; i++) {
        places[(from[i].key >> shift & 255) + 1]++;
    }
    for (size_t i = 1; i < 257; i++) {
        places[i] += places[i - 1];
    }
    for (size_t i = 0; i < length; i++) {
        to[places[from[i].key >> shift & 255]++] = from[i];
    }
}

static void insert_sorted(Keyed *items, size_t length)
{
    for (size_t i = 1; i < length; i++) {
        Keyed item = items[i];
        size_t at = i;
        for (; at > 0 && items[at - 1].key > item.key; at--) {
            items[at] = items[at - 1];
        }
        items[at] = item;
    }
}

/* Radix sort from the lowest byte on. */
static void sort_by_value(TsTypedArray *array)
{
    const TsElementKind *kind = ts_element_kind(array);
    size_t length = array->length, size = kind->size;
    Keyed *items = malloc(2 * length * sizeof *items), *other = items + length;

    if (!items) {
        ts_fatal("out of memory");
    }
    for (size_t i = 0; i < length; i++) {
        items[i].key = sort_key(kind, array->bytes + i * size);
        items[i].element = 0;
        memcpy(&items[i].element, array->bytes + i * size, size);
    }
    Keyed *sorted = items;
    if (length <= 40) {
        insert_sorted(items, length);
    } else {
        for (size_t byte = 0; byte < size; byte++) {
            sort_by_byte(sorted, other, length, (unsigned)byte * 8);
            Keyed *swap = sorted;
            sorted = other;
            other = swap;
        }
    }
    for (size_t i = 0; i < length; i++) {
        memcpy(array->bytes + i * size, &sorted[i].element, size);
    }
    free(items);
}

TsTypedArray *ts_typed_array_sort(TsTypedArray *array, TsFunction *compare)
{
    check(array, "sort");
    if (array->length < 2) {
        return array;
    }
    if (!compare) {
        sort_by_value(array);
        return array;
    }
    TsArray *values = ts_array_new(TS_REP_VALUE, array->length);
    for (size_t i = 0; i < array->length; i++) {
        ts_array_push_value(values, ts_typed_array_load(array, i));
    }
    ts_array_sort(values, compare);
    for (size_t i = 0; i < array->length; i++) {
        ts_typed_array_store(array, i, ts_array_value_at(values, i));
    }
    return array;
}

TsTypedArray *ts_typed_array_to_sorted(const TsTypedArray *array, TsFunction *compare)
{
    return ts_typed_array_sort(typed_array_copy(array), compare);
}

/* ---- text ------------------------------------------------------------------------------------ */

static TsArray *values_of(const TsTypedArray *array)
{
    TsArray *values = ts_array_new(TS_REP_VALUE, array->length);

    for (size_t i = 0; i < array->length; i++) {
        ts_array_push_value(values, ts_typed_array_load(array, i));
    }
    return values;
}

TsString *ts_typed_array_join(const TsTypedArray *array, TsString *separator)
{
    check(array, "join");
    return ts_array_join(values_of(array), separator);
}

TsString *ts_typed_array_to_string(const TsTypedArray *array)
{
    TsFunction *own = overriding(array, TS_STR("toString"));

    return own ? ts_to_string(ts_call(own, ts_from_object(array), 0, NULL))
               : ts_typed_array_join(array, NULL);
}

TsString *ts_typed_array_to_locale_string(const TsTypedArray *array)
{
    TsFunction *own = overriding(array, TS_STR("toLocaleString"));

    return own ? ts_to_string(ts_call(own, ts_from_object(array), 0, NULL))
               : ts_array_to_locale_string(values_of(array));
}
