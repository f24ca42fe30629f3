/*
 * Typed arrays (ECMA-262 §23.2): fixed numbers of elements of one C type over the bytes of an
 * ArrayBuffer, which is made when the program first asks for it.
 *
 * All of them are one struct; the descriptor tells what the elements are. For each kind there are
 *
 *     ts_int32_array_get(array, index)         a double; TS_UNDEFINED_NUMBER where there is none
 *     ts_int32_array_at(array, index)          the element in its C type; the index is inside
 *     ts_int32_array_set(array, index, value)  writes beyond the end do nothing
 *     ts_int32_array_put(array, index, value)  the index is inside
 *
 * An index is an int64_t, -1 where a number is none. Integer arrays take an int32_t, the result of
 * ToInt32, of which they keep the lowest bits; the others take a double. Methods are shared: they ask
 * the descriptor. Arrays of BigInts are in typed_array_bigint.h.
 */
#ifndef TS_TYPED_ARRAY_H
#define TS_TYPED_ARRAY_H

#include "ts/array.h"
#include "ts/array_buffer.h"
#include "ts/elements.h"
#include "ts/function.h"
#include "ts/iterator.h"

typedef struct TsTypedArray {
    TsObject base;
    uint8_t *bytes; /* the first element */
    size_t length;  /* elements */
    void *storage;  /* what ts_heap_raw gave; NULL when there are no bytes */
    TsArrayBuffer *buffer; /* NULL until asked for */
    size_t offset;         /* bytes of the buffer before the first element */
    size_t fixed_length;   /* the length when its buffer is long enough; TS_TRACKS_LENGTH */
} TsTypedArray;

/** A view without a length of its own: it is as long as its resizable buffer. */
#define TS_TRACKS_LENGTH SIZE_MAX

typedef TsTypedArray TsUint8Array;
typedef TsTypedArray TsInt8Array;
typedef TsTypedArray TsUint8ClampedArray;
typedef TsTypedArray TsUint16Array;
typedef TsTypedArray TsInt16Array;
typedef TsTypedArray TsUint32Array;
typedef TsTypedArray TsInt32Array;
typedef TsTypedArray TsFloat16Array;
typedef TsTypedArray TsFloat32Array;
typedef TsTypedArray TsFloat64Array;

extern const TsType ts_typed_array_type; /* what they all extend */
#define TsTypedArray_type ts_typed_array_type
extern const TsType TsUint8Array_type, TsInt8Array_type, TsUint8ClampedArray_type,
    TsUint16Array_type, TsInt16Array_type, TsUint32Array_type, TsInt32Array_type,
    TsFloat16Array_type, TsFloat32Array_type, TsFloat64Array_type;

/** ToUint8Clamp (§7.1.12): rounded to nearest, ties to even. */
uint8_t ts_clamp_uint8(double number);
/** Half precision. */
double ts_float16_value(uint16_t bits);
uint16_t ts_float16_bits(double number);

/** X(name, C type, C type of what is written, conversion of it) */
#define TS_TYPED_ARRAYS(X)                             \
    X(uint8, uint8_t, int32_t, (uint8_t))              \
    X(int8, int8_t, int32_t, (int8_t))                 \
    X(uint8_clamped, uint8_t, double, ts_clamp_uint8)  \
    X(uint16, uint16_t, int32_t, (uint16_t))           \
    X(int16, int16_t, int32_t, (int16_t))              \
    X(uint32, uint32_t, int32_t, (uint32_t))           \
    X(int32, int32_t, int32_t, )                       \
    X(float32, float, double, (float))                 \
    X(float64, double, double, )

#define TS_TYPED_ARRAY_ACCESS_(name, Element, Written, convert)                         \
    static inline Element ts_##name##_array_at(const TsTypedArray *array, size_t index) \
    {                                                                                   \
        return ((const Element *)(const void *)array->bytes)[index];                    \
    }                                                                                   \
    static inline double ts_##name##_array_get(const TsTypedArray *array, int64_t index) \
    {                                                                                   \
        return (uint64_t)index < array->length                                          \
                   ? ts_optional_number(ts_##name##_array_at(array, (size_t)index))     \
                   : TS_UNDEFINED_NUMBER;                                               \
    }                                                                                   \
    static inline void ts_##name##_array_put(TsTypedArray *array, size_t index,         \
                                             Written value)                             \
    {                                                                                   \
        ((Element *)(void *)array->bytes)[index] = convert(value);                      \
    }                                                                                   \
    static inline void ts_##name##_array_set(TsTypedArray *array, int64_t index,        \
                                             Written value)                             \
    {                                                                                   \
        if (__builtin_expect((uint64_t)index < array->length, 1)) {                     \
            ts_##name##_array_put(array, (size_t)index, value);                         \
        }                                                                               \
    }
TS_TYPED_ARRAYS(TS_TYPED_ARRAY_ACCESS_)

static inline double ts_float16_array_get(const TsTypedArray *array, int64_t index)
{
    return (uint64_t)index < array->length
               ? ts_float16_value(((const uint16_t *)(const void *)array->bytes)[index])
               : TS_UNDEFINED_NUMBER;
}

static inline void ts_float16_array_set(TsTypedArray *array, int64_t index, double value)
{
    if ((uint64_t)index < array->length) {
        ((uint16_t *)(void *)array->bytes)[index] = ts_float16_bits(value);
    }
}

/* For where a missing element counts as 0: a[i] & 15, if (a[i]). */
#define TS_TYPED_ARRAY_INTEGER_(name)                                                     \
    static inline int32_t ts_##name##_array_int(const TsTypedArray *array, int64_t index) \
    {                                                                                     \
        return (uint64_t)index < array->length                                            \
                   ? (int32_t)ts_##name##_array_at(array, (size_t)index)                  \
                   : 0;                                                                   \
    }
TS_TYPED_ARRAY_INTEGER_(uint8)
TS_TYPED_ARRAY_INTEGER_(int8)
TS_TYPED_ARRAY_INTEGER_(uint8_clamped)
TS_TYPED_ARRAY_INTEGER_(uint16)
TS_TYPED_ARRAY_INTEGER_(int16)
TS_TYPED_ARRAY_INTEGER_(uint32)
TS_TYPED_ARRAY_INTEGER_(int32)

/**
 * new X(length), new X(source, byte offset, length) of an ArrayBuffer, an array-like or iterable
 * value, or nothing; X.from(source, map), X.of(...items).
 */
#define TS_TYPED_ARRAY_MAKE_(name)                                                       \
    TsTypedArray *ts_##name##_array_new(double length);                                  \
    TsTypedArray *ts_##name##_array_new_from(TsValue source, double offset, double length); \
    TsTypedArray *ts_##name##_array_from(TsValue source);                                \
    TsTypedArray *ts_##name##_array_from_map(TsValue source, TsFunction *map);           \
    static inline TsTypedArray *ts_##name##_array_new_of(TsValue source)                 \
    {                                                                                    \
        return ts_##name##_array_new_from(source, TS_UNDEFINED_NUMBER, TS_UNDEFINED_NUMBER); \
    }                                                                                    \
    TsTypedArray *ts_##name##_array_of(size_t count, const TsValue *items);
TS_TYPED_ARRAY_MAKE_(uint8)
TS_TYPED_ARRAY_MAKE_(int8)
TS_TYPED_ARRAY_MAKE_(uint8_clamped)
TS_TYPED_ARRAY_MAKE_(uint16)
TS_TYPED_ARRAY_MAKE_(int16)
TS_TYPED_ARRAY_MAKE_(uint32)
TS_TYPED_ARRAY_MAKE_(int32)
TS_TYPED_ARRAY_MAKE_(float16)
TS_TYPED_ARRAY_MAKE_(float32)
TS_TYPED_ARRAY_MAKE_(float64)

/* ---- properties ------------------------------------------------------------------------------ */

static inline size_t ts_typed_array_length(const TsTypedArray *array)
{
    return array->length;
}
/** BYTES_PER_ELEMENT of an array, and of the classes. */
size_t ts_typed_array_element_size(const TsTypedArray *array);
enum { TS_BYTES_1 = 1, TS_BYTES_2 = 2, TS_BYTES_4 = 4, TS_BYTES_8 = 8 };
size_t ts_typed_array_byte_length(const TsTypedArray *array);
size_t ts_typed_array_byte_offset(const TsTypedArray *array);
TsArrayBuffer *ts_typed_array_buffer_of(TsTypedArray *array);
/** The same as a value. */
TsValue ts_typed_array_buffer(TsTypedArray *array);

/* ---- methods --------------------------------------------------------------------------------- */

double ts_typed_array_at(const TsTypedArray *array, double index);
TsTypedArray *ts_typed_array_fill(TsTypedArray *array, double value, double start, double end);
double ts_typed_array_index_of(const TsTypedArray *array, double value, double from);
double ts_typed_array_last_index_of(const TsTypedArray *array, double value, double from);
bool ts_typed_array_includes(const TsTypedArray *array, double value, double from);
TsTypedArray *ts_typed_array_with(const TsTypedArray *array, double index, double value);
double ts_typed_array_find(TsTypedArray *array, TsFunction *predicate);
double ts_typed_array_find_last(TsTypedArray *array, TsFunction *predicate);
double ts_typed_array_reduce_first(TsTypedArray *array, TsFunction *callback);
double ts_typed_array_reduce_right_first(TsTypedArray *array, TsFunction *callback);

/* Of numbers and BigInts alike. */
TsValue ts_typed_array_reduce(TsTypedArray *array, TsFunction *callback, TsValue initial);
TsValue ts_typed_array_reduce_right(TsTypedArray *array, TsFunction *callback, TsValue initial);
void ts_typed_array_set_from(TsTypedArray *array, TsValue source, double offset);
TsTypedArray *ts_typed_array_subarray(TsTypedArray *array, double start, double end);
TsTypedArray *ts_typed_array_slice(TsTypedArray *array, double start, double end);
TsTypedArray *ts_typed_array_copy_within(TsTypedArray *array, double target, double start,
                                         double end);
TsTypedArray *ts_typed_array_reverse(TsTypedArray *array);
TsTypedArray *ts_typed_array_to_reversed(const TsTypedArray *array);
/** Without a comparator by value; -0 before 0, NaN last. */
TsTypedArray *ts_typed_array_sort(TsTypedArray *array, TsFunction *compare);
TsTypedArray *ts_typed_array_to_sorted(const TsTypedArray *array, TsFunction *compare);
TsString *ts_typed_array_join(const TsTypedArray *array, TsString *separator);
TsString *ts_typed_array_to_string(const TsTypedArray *array);
TsString *ts_typed_array_to_locale_string(const TsTypedArray *array);
TsTypedArray *ts_typed_array_map(TsTypedArray *array, TsFunction *callback);
TsTypedArray *ts_typed_array_filter(TsTypedArray *array, TsFunction *predicate);
void ts_typed_array_for_each(TsTypedArray *array, TsFunction *callback);
bool ts_typed_array_every(TsTypedArray *array, TsFunction *predicate);
bool ts_typed_array_some(TsTypedArray *array, TsFunction *predicate);
double ts_typed_array_find_index(TsTypedArray *array, TsFunction *predicate);
double ts_typed_array_find_last_index(TsTypedArray *array, TsFunction *predicate);
TsIterator *ts_typed_array_keys(TsTypedArray *array);
TsIterator *ts_typed_array_values(TsTypedArray *array);
TsIterator *ts_typed_array_entries(TsTypedArray *array);

/* ---- for other shims ------------------------------------------------------------------------- */

/** What the elements of an array are, with what the runtime does by index in front. */
typedef struct TsElementKind {
    TsElements elements;
    const char *name; /* "Uint8Array" */
    uint8_t size;
    bool is_float, is_signed, is_bigint;
    TsValue (*load)(const void *at);
    void (*store)(void *at, TsValue value); /* of a value that `convert` gave */
    TsValue (*convert)(TsValue value);      /* ToNumber or ToBigInt */
} TsElementKind;

/** The elements of Uint8Array and of what extends it. */
extern const TsElementKind ts_uint8_kind;

static inline const TsElementKind *ts_element_kind(const TsTypedArray *array)
{
    return (const TsElementKind *)(const void *)ts_type_origin(array->base.type)->elements;
}

static inline TsValue ts_typed_array_load(const TsTypedArray *array, size_t index)
{
    const TsElementKind *kind = ts_element_kind(array);

    return kind->load(array->bytes + index * kind->size);
}

static inline void ts_typed_array_store(TsTypedArray *array, size_t index, TsValue value)
{
    const TsElementKind *kind = ts_element_kind(array);

    kind->store(array->bytes + index * kind->size, value);
}

/** The typed array (or Buffer) that a value is, or NULL. */
TsTypedArray *ts_typed_array_of_value(TsValue value);

/** A zeroed array of a descriptor. */
TsTypedArray *ts_typed_array_make(const TsType *type, size_t length);
/** By any of the constructor's forms. */
TsTypedArray *ts_typed_array_construct(const TsType *type, TsValue source, double offset,
                                       double length);
TsTypedArray *ts_typed_array_make_from(const TsType *type, TsValue source, TsFunction *map);
TsTypedArray *ts_typed_array_make_of(const TsType *type, size_t count, const TsValue *items);

/** A view's length after its resizable buffer changed: typed arrays and DataViews. */
void ts_view_follow(void *view);

void ts_typed_array_trace(void *cell, TsMarker *marker);

/* The operations of elements.h. */
size_t ts_typed_array_elements_length(const void *cell);
TsValue ts_typed_array_elements_get(const void *cell, size_t index);
void ts_typed_array_elements_set(void *cell, size_t index, TsValue value);

#define TS_TYPED_ARRAY_TYPE(Name, kind_)                                        \
    const TsType Ts##Name##_type = {.kind = TS_KIND_NATIVE,                     \
                                    .flags = TS_TYPE_CLASS,                     \
                                    .size = sizeof(TsTypedArray),               \
                                    .name = #Name,                              \
                                    .elements = &(kind_).elements,              \
                                    .trace = ts_typed_array_trace,              \
                                    .parent = &ts_typed_array_type}
/** %TypedArray%: has the members that all share. */

#endif
