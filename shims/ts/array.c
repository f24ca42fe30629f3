/*
 * Arrays: growth, the generic readers and writers, literals. The methods are in array_methods*.c.
 */
#include "ts/array.h"
#include "ts/error.h"
#include "ts/object.h"
#include "ts/object_internal.h"
#include "ts/string.h"

#define ARRAY_TYPE(representation)                 \
    [representation] = {.kind = TS_KIND_ARRAY,     \
                        .element = representation, \
                        .size = sizeof(TsArray),   \
                        .name = "Array"}
const TsType ts_array_types[TS_REP_COUNT] = {
    ARRAY_TYPE(TS_REP_DOUBLE),   ARRAY_TYPE(TS_REP_OPTIONAL_DOUBLE),
    ARRAY_TYPE(TS_REP_INT32),    ARRAY_TYPE(TS_REP_INT64),
    ARRAY_TYPE(TS_REP_BOOL),     ARRAY_TYPE(TS_REP_POINTER),
    ARRAY_TYPE(TS_REP_NULLABLE), ARRAY_TYPE(TS_REP_VALUE)};

static const TsValue hole = {.tag = TS_TAG_HOLE};

void ts_array_wrong_rep(const TsArray *array, const char *expected)
{
    ts_fatal("an array expected to hold %s elements has representation %d", expected,
             (int)ts_array_rep(array));
}

enum { NOT_EXTENSIBLE = TS_TYPE_FROZEN | TS_TYPE_SEALED | TS_TYPE_FIXED };

void ts_array_check_writable(const TsArray *array)
{
    if (__builtin_expect(ts_type_of(array)->flags & TS_TYPE_FROZEN, 0) && array->length > 0) {
        ts_throw_error(&TypeError_type,
                       "Cannot assign to read only property '0' of object '[object Array]'");
    }
}

void ts_array_check_deletable(const TsArray *array)
{
    if (__builtin_expect(ts_type_of(array)->flags & (TS_TYPE_FROZEN | TS_TYPE_SEALED), 0) &&
        array->length > 0) {
        ts_throw_error(&TypeError_type, "Cannot delete property '%zu' of [object Array]",
                       array->length - 1);
    }
}

/* An array that is not extensible has no room to spare, so that growing it comes through here. */
static void set_capacity(TsArray *array, size_t capacity)
{
    if (__builtin_expect(ts_type_of(array)->flags & NOT_EXTENSIBLE, 0)) {
        ts_throw_error(&TypeError_type, "Cannot add property %zu, object is not extensible",
                       array->length);
    }
    TsRep rep = ts_array_rep(array);

    array->items = ts_heap_raw_grow(rep, array->items, array->length, capacity, &array->capacity);
}

TsArray *ts_array_new(TsRep rep, size_t capacity)
{
    TsArray *array = TS_NEW_AS(TsArray, ts_array_types[rep], .items = NULL);

    if (capacity) {
        set_capacity(array, capacity);
    }
    return array;
}

/* Fills the elements [from, to) with what stands for undefined, or with holes. */
static void fill_absent(TsArray *array, size_t from, size_t to)
{
    TsRep rep = ts_array_rep(array);

    for (size_t i = from; i < to; i++) {
        if (rep == TS_REP_VALUE) {
            ts_array_value_at(array, i) = hole;
        } else if (rep <= TS_REP_OPTIONAL_DOUBLE) {
            ts_array_double_at(array, i) = TS_UNDEFINED_NUMBER;
        } else {
            size_t size = ts_rep_size(rep);
            memset((char *)array->items + i * size, 0, size);
        }
    }
}

TsArray *ts_array_new_length(TsRep rep, size_t length)
{
    TsArray *array = ts_array_new(rep, length);

    if (length) {
        memset(array->items, 0, length * ts_rep_size(rep));
    }
    array->length = length;
    return array;
}

void ts_array_reserve(TsArray *array, size_t capacity)
{
    if (capacity > array->capacity) {
        set_capacity(array, capacity);
    }
}

void ts_array_grow(TsArray *array)
{
    if (array->length >= UINT32_MAX) {
        ts_throw_error(&RangeError_type, "Invalid array length");
    }
    set_capacity(array, array->capacity < 4 ? 4 : array->capacity * 2);
}

/* Doubles and pointers have no pattern for a hole. In an array that got some, what is undefined is one. */
static void note_holes(TsArray *array)
{
    if (ts_array_rep(array) != TS_REP_VALUE && !(ts_type_of(array)->flags & TS_TYPE_SPARSE)) {
        array->base.type = shape_with_flags(array->base.type, TS_TYPE_SPARSE);
    }
}

void ts_array_extend(TsArray *array, size_t index)
{
    size_t old = array->length;

    if (index >= UINT32_MAX) {
        ts_fatal("an array index of %zu is not supported", index);
    }
    if (index >= array->capacity) {
        size_t doubled = array->capacity * 2;
        set_capacity(array, index + 1 > doubled ? index + 1 : doubled);
    }
    if (index >= old) {
        fill_absent(array, old, index + 1);
        array->length = index + 1;
        if (index > old) {
            note_holes(array);
        }
    }
}

void ts_array_set_length(TsArray *array, size_t length)
{
    if (length > UINT32_MAX) {
        ts_throw_error(&RangeError_type, "Invalid array length");
    }
    if (ts_type_of(array)->flags & TS_TYPE_FROZEN) {
        ts_throw_error(&TypeError_type,
                       "Cannot assign to read only property 'length' of object '[object Array]'");
    }
    if (length > array->length) {
        ts_array_extend(array, length - 1);
        note_holes(array);
        return;
    }
    if (length < array->length && ts_array_rep(array) >= TS_REP_POINTER) {
        size_t size = ts_rep_size(ts_array_rep(array));
        memset((char *)array->items + length * size, 0, (array->length - length) * size);
    }
    array->length = length;
}

/* ---- literals -------------------------------------------------------------------------------- */

static TsArray *array_of(TsRep rep, size_t count, const void *elements)
{
    TsArray *array = ts_array_new(rep, count);

    if (count) {
        memcpy(array->items, elements, count * ts_rep_size(rep));
    }
    array->length = count;
    return array;
}

TsArray *ts_array_of_double(size_t count, const double *elements)
{
    return array_of(TS_ARRAY_DOUBLE, count, elements);
}

TsArray *ts_array_of_int32(size_t count, const int32_t *elements)
{
    return array_of(TS_REP_INT32, count, elements);
}

TsArray *ts_array_of_bool(size_t count, const bool *elements)
{
    return array_of(TS_REP_BOOL, count, elements);
}

TsArray *ts_array_of_ptr(size_t count, void *const *elements)
{
    return array_of(TS_REP_POINTER, count, elements);
}

TsArray *ts_array_of_nullable(size_t count, void *const *elements)
{
    return array_of(TS_REP_NULLABLE, count, elements);
}

TsArray *ts_array_of_value(size_t count, const TsValue *elements)
{
    return array_of(TS_REP_VALUE, count, elements);
}

/* ---- any representation ---------------------------------------------------------------------- */

static void *element_slot(const TsArray *array, size_t index)
{
    return (char *)array->items + index * ts_rep_size(ts_array_rep(array));
}

TsValue ts_array_get(const TsArray *array, int64_t index)
{
    TsRep rep = ts_array_rep(array);
    TsValue value;

    if (!ts_array_has(array, index)) {
        return ts_array_may_have_beside(array, index) ? ts_array_get_beside(array, index)
                                                      : TS_UNDEFINED;
    }
    /* Elements beyond the old length are undefined in either representation of doubles. */
    value = ts_slot_get(element_slot(array, (size_t)index),
                        rep == TS_REP_DOUBLE ? TS_REP_OPTIONAL_DOUBLE : rep);
    return value.tag == TS_TAG_HOLE ? TS_UNDEFINED : value;
}

bool ts_array_has_element(const TsArray *array, int64_t index)
{
    if (!ts_array_has(array, index)) {
        return false;
    }
    if (ts_array_rep(array) == TS_REP_VALUE) {
        return ts_array_value_at(array, index).tag != TS_TAG_HOLE;
    }
    return !(ts_type_of(array)->flags & TS_TYPE_SPARSE) || !ts_is_undefined(ts_array_get(array, index));
}

void ts_array_make_hole(TsArray *array, size_t index)
{
    if (ts_array_rep(array) == TS_REP_VALUE) {
        ts_array_value_at(array, index) = hole;
    } else {
        ts_array_set_value(array, (int64_t)index, TS_UNDEFINED);
        note_holes(array);
    }
}

/* Gives an array elements that hold anything. Those that the library made for dynamic code, the pieces of a split()
 * say, hold what is in them at first; arrays of which typed code knows more are never given anything else. */
static void hold_values(TsArray *array)
{
    size_t room = 0;
    TsValue *items = ts_heap_raw_grow(TS_REP_VALUE, NULL, 0, array->capacity, &room);

    for (size_t i = 0; i < array->length; i++) {
        items[i] = ts_array_has_element(array, (int64_t)i) ? ts_array_get(array, (int64_t)i) : hole;
    }
    array->base.type = shape_with_values(array->base.type);
    array->items = items;
    array->capacity = room;
}

static void store(TsArray *array, size_t index, TsValue value)
{
    TsRep rep = ts_array_rep(array);

    if (!ts_slot_set(element_slot(array, index),
                     rep == TS_REP_DOUBLE ? TS_REP_OPTIONAL_DOUBLE : rep, value)) {
        hold_values(array);
        ts_array_value_at(array, index) = value;
    }
}

void ts_array_push_any(TsArray *array, TsValue element)
{
    if (array->length == array->capacity) {
        ts_array_grow(array);
    }
    store(array, array->length, element);
    array->length++;
}

TsValue ts_array_get_beside(const TsArray *array, int64_t index)
{
    return index == INT64_MIN ? TS_UNDEFINED
                              : ts_get(ts_from_object((void *)array),
                                       ts_string_from_number((double)index));
}

double ts_array_get_beside_double(const TsArray *array, int64_t index)
{
    TsValue value = ts_array_get_beside(array, index);

    return ts_is_undefined(value) ? TS_UNDEFINED_NUMBER : ts_to_number(value);
}

void *ts_array_get_beside_ptr(const TsArray *array, int64_t index)
{
    return ts_as_pointer(ts_array_get_beside(array, index));
}

void ts_array_set_beside(TsArray *array, double key, TsValue value)
{
    TsString *name = ts_is_undefined_number(key) ? TS_STR("undefined") : ts_string_from_number(key);

    ts_set(ts_from_object(array), name, value);
}

/* False: it is no index, and the value has become a property. */
static bool make_index(TsArray *array, int64_t index, TsValue value)
{
    if (index < 0) {
        ts_array_set_beside(array, (double)index, value);
        return false;
    }
    if ((uint64_t)index >= array->length) {
        ts_array_extend(array, (size_t)index);
    }
    return true;
}

void ts_array_put_double(TsArray *array, int64_t index, double element)
{
    if (ts_array_rep(array) > TS_REP_OPTIONAL_DOUBLE) {
        ts_array_wrong_rep(array, "double");
    }
    if (make_index(array, index, ts_from_optional_number(element))) {
        ts_array_double_at(array, index) = element;
    }
}

void ts_array_put_int32(TsArray *array, int64_t index, int32_t element)
{
    if (ts_array_rep(array) != TS_REP_INT32) {
        ts_array_wrong_rep(array, "int32");
    }
    if (make_index(array, index, ts_from_number(element))) {
        ts_array_int32_at(array, index) = element;
    }
}

void ts_array_put_bool(TsArray *array, int64_t index, bool element)
{
    if (ts_array_rep(array) != TS_REP_BOOL) {
        ts_array_wrong_rep(array, "bool");
    }
    if (make_index(array, index, ts_from_bool(element))) {
        ts_array_bool_at(array, index) = element;
    }
}

void ts_array_put_ptr(TsArray *array, int64_t index, const void *element)
{
    TsRep rep = ts_array_rep(array);

    if (rep != TS_REP_POINTER && rep != TS_REP_NULLABLE) {
        ts_array_wrong_rep(array, "pointer");
    }
    if (make_index(array, index, ts_from_pointer(element))) {
        ts_array_ptr_at(array, index) = (void *)element;
    }
}

void ts_array_store(TsArray *array, int64_t index, TsValue element)
{
    if (make_index(array, index, element)) {
        store(array, (size_t)index, element);
    }
}

void ts_array_append(TsArray *array, const void *elements, size_t count)
{
    size_t size = ts_rep_size(ts_array_rep(array));

    if (array->length + count > array->capacity) {
        size_t doubled = array->capacity * 2, needed = array->length + count;
        set_capacity(array, doubled > needed ? doubled : needed);
    }
    if (count) {
        memmove((char *)array->items + array->length * size, elements, count * size);
    }
    array->length += count;
}

void ts_array_append_array(TsArray *array, const TsArray *source)
{
    size_t count = source->length;

    if (ts_array_rep(array) == ts_array_rep(source) && ts_array_rep(array) != TS_REP_VALUE) {
        ts_array_reserve(array, array->length + count);
        ts_array_append(array, source->items, count);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        ts_array_push_value(array, ts_array_value(source, (int64_t)i));
    }
}

static bool may_have_holes(const TsArray *array)
{
    return ts_array_rep(array) == TS_REP_VALUE || (ts_type_of(array)->flags & TS_TYPE_SPARSE);
}

void ts_array_append_sparse(TsArray *array, const TsArray *source)
{
    if (!may_have_holes(source)) {
        ts_array_append_array(array, source);
        return;
    }
    for (size_t i = 0; i < source->length; i++) {
        if (ts_array_has_element(source, (int64_t)i)) {
            ts_array_push_any(array, ts_array_value(source, (int64_t)i));
        } else {
            ts_array_set_length(array, array->length + 1);
        }
    }
}

TsArray *ts_array_copy_range(const TsArray *array, size_t start, size_t end)
{
    if (start >= end) {
        return ts_array_new(ts_array_rep(array), 0);
    }
    TsArray *copy = array_of(ts_array_rep(array), end - start, element_slot(array, start));
    if (ts_type_of(array)->flags & TS_TYPE_SPARSE) {
        note_holes(copy);
    }
    return copy;
}

TsArray *ts_array_convert(const TsArray *array, TsRep rep)
{
    TsArray *result;

    if (ts_array_rep(array) == rep) {
        return ts_array_copy_range(array, 0, array->length);
    }
    result = ts_array_new(rep, array->length);
    if (may_have_holes(array)) {
        ts_array_append_sparse(result, array);
        return result;
    }
    for (size_t i = 0; i < array->length; i++) {
        ts_array_push_any(result, ts_array_value(array, (int64_t)i));
    }
    return result;
}

TsArray *ts_array_copy_filled(const TsArray *array, TsRep rep)
{
    TsArray *copy = ts_array_new(rep, array->length);

    ts_array_append_array(copy, array);
    return copy;
}

TsArray *ts_array_become(TsArray *array, TsRep rep)
{
    if (array && ts_array_rep(array) != rep) {
        TsArray *converted = ts_array_convert(array, rep);
        array->base.type = converted->base.type;
        array->items = converted->items;
        array->length = converted->length;
        array->capacity = converted->capacity;
    }
    return array;
}

/* ---- text ------------------------------------------------------------------------------------ */

/* The arrays whose text is being made: a cycle gives the empty string. */
typedef struct Joining {
    const TsArray *array;
    const struct Joining *outer;
} Joining;

static _Thread_local const Joining *joining;

static TsString *join(const TsArray *array)
{
    TsString *result = ts_string_empty();

    for (size_t i = 0; i < array->length; i++) {
        TsValue element = ts_array_value(array, (int64_t)i);
        if (i) {
            result = ts_concat(result, ts_string_from_unit(','));
        }
        if (!ts_is_nullish(element)) {
            result = ts_concat(result, ts_to_string(element));
        }
    }
    return result;
}

TsString *ts_array_to_string(const TsArray *array)
{
    Joining here = {.array = array, .outer = joining};
    TsString *volatile result = NULL;

    TS_STACK_CHECK();
    for (const Joining *outer = joining; outer; outer = outer->outer) {
        if (outer->array == array) {
            return ts_string_empty();
        }
    }
    joining = &here;
    TS_TRY
    {
        result = join(array);
    }
    TS_FINALLY
    {
        joining = here.outer;
    }
    TS_END_TRY;
    return result;
}
