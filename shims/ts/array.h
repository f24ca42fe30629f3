/*
 * Arrays: one header, contiguous elements in one representation, told by the descriptor.
 *
 * Elements of an array:  DOUBLE (holes and undefined are TS_UNDEFINED_NUMBER), INT32, BOOL, POINTER
 * (NULL undefined), NULLABLE (NULL null), VALUE (any; holes are kept). Reading out of bounds gives
 * undefined, writing beyond the end grows the array as in JavaScript; the elements between are
 * undefined, or holes in a VALUE array. Storing what a representation cannot hold is a fatal
 * internal error.
 *
 * `items` changes when the array grows: read it anew after anything that may push.
 */
#ifndef TS_ARRAY_H
#define TS_ARRAY_H

#include "ts/heap.h"

struct TsArray {
    TsObject base;
    void *items;
    size_t length;
    size_t capacity;
};

/** Descriptor of an array of elements of a representation. */
extern const TsType ts_array_types[TS_REP_COUNT];

/**
 * A class that extends Array: its instances begin with a TsArray whose elements are TsValues. What its
 * fields begin with, and the macro that defines its descriptor.
 */
#define TsArray_type                      ts_array_types[TS_REP_VALUE]
#define TS_ARRAY_FIELDS(Type, member)     TS_HIDDEN(Type, member.items, INT64)
#define TS_ARRAY_CLASS(Type, js_name, parent_type, ...)    \
    const TsType Type##_type = {.kind = TS_KIND_ARRAY,     \
                                .element = TS_REP_VALUE,   \
                                .flags = TS_TYPE_CLASS,    \
                                .size = sizeof(Type),      \
                                .name = js_name,           \
                                .parent = parent_type,     \
                                __VA_ARGS__}

static inline TsRep ts_array_rep(const TsArray *array)
{
    return (TsRep)array->base.type->element;
}

/** Names for ts_array_new. Double arrays may always hold the undefined pattern. */
#define TS_ARRAY_DOUBLE   TS_REP_OPTIONAL_DOUBLE
#define TS_ARRAY_INT32    TS_REP_INT32
#define TS_ARRAY_BOOL     TS_REP_BOOL
#define TS_ARRAY_PTR      TS_REP_POINTER
#define TS_ARRAY_NULLABLE TS_REP_NULLABLE
#define TS_ARRAY_VALUE    TS_REP_VALUE

/** An empty array with room for `capacity` elements (0: none until the first push). */
TsArray *ts_array_new(TsRep rep, size_t capacity);

/** An array of `length` elements: zeroed numbers and booleans, undefined pointers and values. */
TsArray *ts_array_new_length(TsRep rep, size_t length);

typedef double ts_element_double;
typedef int32_t ts_element_int32;
typedef bool ts_element_bool;
typedef void *ts_element_ptr;
typedef TsValue ts_element_value;

/** Array literals: TS_ARRAY_OF(double, 1, 2, 3), TS_ARRAY_OF(ptr, a, b), TS_ARRAY_OF(value). */
#define TS_ARRAY_OF(element, ...)                                         \
    ts_array_of_##element(sizeof((ts_element_##element[]){__VA_ARGS__}) / \
                              sizeof(ts_element_##element),               \
                          (ts_element_##element[]){__VA_ARGS__})
TsArray *ts_array_of_double(size_t count, const double *elements);
TsArray *ts_array_of_int32(size_t count, const int32_t *elements);
TsArray *ts_array_of_bool(size_t count, const bool *elements);
TsArray *ts_array_of_ptr(size_t count, void *const *elements);
TsArray *ts_array_of_value(size_t count, const TsValue *elements);
TsArray *ts_array_of_nullable(size_t count, void *const *elements);

/** Throw TypeError for a frozen (or, deleting, a sealed) array that has elements. */
void ts_array_check_writable(const TsArray *array);
void ts_array_check_deletable(const TsArray *array);

/** Makes room for `capacity` elements in all. */
void ts_array_reserve(TsArray *array, size_t capacity);

/** array.length = length: cuts off, or adds undefined (holes). RangeError over 2^32 - 1. */
void ts_array_set_length(TsArray *array, size_t length);

/** Grows the array so that `index` exists (elements between: undefined). */
void ts_array_extend(TsArray *array, size_t index);

/** The element as an lvalue, index proven in bounds, representation proven. */
#define ts_array_double_at(array, index) (((double *)(array)->items)[index])
#define ts_array_int32_at(array, index)  (((int32_t *)(array)->items)[index])
#define ts_array_bool_at(array, index)   (((bool *)(array)->items)[index])
#define ts_array_ptr_at(array, index)    (((void **)(array)->items)[index])
#define ts_array_value_at(array, index)  (((TsValue *)(array)->items)[index])

_Noreturn void ts_array_wrong_rep(const TsArray *array, const char *expected);

/* What is no index is a property like any other: array[-1]. */
TsValue ts_array_get_beside(const TsArray *array, int64_t index);
double ts_array_get_beside_double(const TsArray *array, int64_t index);
void *ts_array_get_beside_ptr(const TsArray *array, int64_t index);

static inline bool ts_array_may_have_beside(const TsArray *array, int64_t index)
{
    return __builtin_expect(index < 0 && (ts_type_of(array)->flags & TS_TYPE_EXTRA), 0);
}

/* Checked readers. Any index: out of bounds (negative included) gives undefined. A wrong element
 * representation is a fatal error; ts_array_value reads every kind of array. */

static inline bool ts_array_has(const TsArray *array, int64_t index)
{
    return (uint64_t)index < array->length;
}

static inline double ts_array_double(const TsArray *array, int64_t index)
{
    TsRep rep = ts_array_rep(array);

    if (__builtin_expect(rep > TS_REP_OPTIONAL_DOUBLE, 0)) {
        ts_array_wrong_rep(array, "double");
    }
    return ts_array_has(array, index)               ? ts_array_double_at(array, index)
           : ts_array_may_have_beside(array, index) ? ts_array_get_beside_double(array, index)
                                                    : TS_UNDEFINED_NUMBER;
}

/** Element or, out of bounds, 0: for indices that are in bounds unless the program is wrong. */
static inline int32_t ts_array_int32(const TsArray *array, int64_t index)
{
    if (__builtin_expect(ts_array_rep(array) != TS_REP_INT32, 0)) {
        ts_array_wrong_rep(array, "int32");
    }
    return ts_array_has(array, index) ? ts_array_int32_at(array, index) : 0;
}

/** An int32 element as an optional double. */
static inline double ts_array_int32_double(const TsArray *array, int64_t index)
{
    return ts_array_has(array, index)               ? ts_array_int32(array, index)
           : ts_array_may_have_beside(array, index) ? ts_array_get_beside_double(array, index)
                                                    : TS_UNDEFINED_NUMBER;
}

static inline bool ts_array_bool(const TsArray *array, int64_t index)
{
    if (__builtin_expect(ts_array_rep(array) != TS_REP_BOOL, 0)) {
        ts_array_wrong_rep(array, "bool");
    }
    return ts_array_has(array, index) && ts_array_bool_at(array, index);
}

/** A bool element as a value: undefined out of bounds. */
static inline TsValue ts_array_bool_value(const TsArray *array, int64_t index)
{
    return ts_array_has(array, index)               ? ts_from_bool(ts_array_bool(array, index))
           : ts_array_may_have_beside(array, index) ? ts_array_get_beside(array, index)
                                                    : TS_UNDEFINED;
}

static inline void *ts_array_ptr(const TsArray *array, int64_t index)
{
    TsRep rep = ts_array_rep(array);

    if (__builtin_expect(rep != TS_REP_POINTER && rep != TS_REP_NULLABLE, 0)) {
        ts_array_wrong_rep(array, "pointer");
    }
    return ts_array_has(array, index)               ? ts_array_ptr_at(array, index)
           : ts_array_may_have_beside(array, index) ? ts_array_get_beside_ptr(array, index)
                                                    : NULL;
}

/** Any array: the element as a value; holes and out of bounds give undefined. */
TsValue ts_array_get(const TsArray *array, int64_t index);

static inline TsValue ts_array_value(const TsArray *array, int64_t index)
{
    if (__builtin_expect(ts_array_rep(array) == TS_REP_VALUE && ts_array_has(array, index), 1)) {
        TsValue value = ts_array_value_at(array, index);
        return value.tag == TS_TAG_HOLE ? TS_UNDEFINED : value;
    }
    return ts_array_get(array, index);
}

/** delete array[index], of an index in bounds. */
void ts_array_make_hole(TsArray *array, size_t index);

/** Is the element present, i.e. in bounds and no hole? */
bool ts_array_has_element(const TsArray *array, int64_t index);

/** As ts_array_double for an index that is any number: fractions and NaN give undefined. */
static inline double ts_array_double_index(const TsArray *array, double index)
{
    return index >= 0 && index < (double)array->length && (double)(int64_t)index == index
               ? ts_array_double(array, (int64_t)index)
               : TS_UNDEFINED_NUMBER;
}

/** Turns a number into an index for the readers above: INT64_MIN when it is no whole number. */
static inline int64_t ts_array_index(double index)
{
    return index > -4294967295.0 && index < 4294967295.0 && (double)(int64_t)index == index
               ? (int64_t)index
               : INT64_MIN;
}

/** array[key] = value for a number that is no index: a property. */
void ts_array_set_beside(TsArray *array, double key, TsValue value);

/* Writers: array[index] = element; index >= length grows, a negative one is the name of a property.
 * The inline parts store within the length, ts_array_put_... the rest. With `_at`, the index is any
 * number. */
#define TS_ARRAY_SET_AT_(name, Element, box)                                                 \
    static inline void ts_array_set_at_##name(TsArray *array, double index, Element element) \
    {                                                                                        \
        int64_t position = ts_array_index(index);                                            \
        if (__builtin_expect(position < 0, 0)) {                                             \
            ts_array_set_beside(array, index, box(element));                                 \
        } else {                                                                             \
            ts_array_set_##name(array, position, element);                                   \
        }                                                                                    \
    }
#define TS_ARRAY_SET_(name, Element, test)                                                   \
    void ts_array_put_##name(TsArray *array, int64_t index, Element element);                \
    static inline void ts_array_set_##name(TsArray *array, int64_t index, Element element)   \
    {                                                                                        \
        TsRep rep = ts_array_rep(array);                                                     \
        if (__builtin_expect((test) && ts_array_has(array, index), 1)) {                     \
            ((Element *)array->items)[index] = element;                                      \
        } else {                                                                             \
            ts_array_put_##name(array, index, element);                                      \
        }                                                                                    \
    }
TS_ARRAY_SET_(double, double, rep <= TS_REP_OPTIONAL_DOUBLE)
TS_ARRAY_SET_(int32, int32_t, rep == TS_REP_INT32)
TS_ARRAY_SET_(bool, bool, rep == TS_REP_BOOL)

void ts_array_put_ptr(TsArray *array, int64_t index, const void *element);
static inline void ts_array_set_ptr(TsArray *array, int64_t index, const void *element)
{
    TsRep rep = ts_array_rep(array);

    if (__builtin_expect((rep == TS_REP_POINTER || rep == TS_REP_NULLABLE)
                             && ts_array_has(array, index), 1)) {
        ts_array_ptr_at(array, index) = (void *)element;
    } else {
        ts_array_put_ptr(array, index, element);
    }
}

void ts_array_store(TsArray *array, int64_t index, TsValue element);
static inline void ts_array_set_value(TsArray *array, int64_t index, TsValue element)
{
    if (__builtin_expect(ts_array_rep(array) == TS_REP_VALUE && ts_array_has(array, index), 1)) {
        ts_array_value_at(array, index) = element;
    } else {
        ts_array_store(array, index, element);
    }
}

TS_ARRAY_SET_AT_(double, double, ts_from_optional_number)
TS_ARRAY_SET_AT_(int32, int32_t, ts_from_number)
TS_ARRAY_SET_AT_(bool, bool, ts_from_bool)
TS_ARRAY_SET_AT_(ptr, const void *, ts_from_pointer)
TS_ARRAY_SET_AT_(value, TsValue, )

/** Pushes return the new length; the inline parts are the fast path. */
void ts_array_grow(TsArray *array);

#define TS_ARRAY_PUSH_(name, Element, test)                                    \
    static inline size_t ts_array_push_##name(TsArray *array, Element element) \
    {                                                                          \
        TsRep rep = ts_array_rep(array);                                       \
        if (__builtin_expect(!(test), 0)) {                                    \
            ts_array_wrong_rep(array, #name);                                  \
        }                                                                      \
        if (__builtin_expect(array->length == array->capacity, 0)) {           \
            ts_array_grow(array);                                              \
        }                                                                      \
        ((Element *)array->items)[array->length++] = element;                  \
        return array->length;                                                  \
    }
TS_ARRAY_PUSH_(double, double, rep <= TS_REP_OPTIONAL_DOUBLE)
TS_ARRAY_PUSH_(int32, int32_t, rep == TS_REP_INT32)
TS_ARRAY_PUSH_(bool, bool, rep == TS_REP_BOOL)
TS_ARRAY_PUSH_(ptr, void *, rep == TS_REP_POINTER || rep == TS_REP_NULLABLE)

/** Pushes onto an array of any representation. */
void ts_array_push_any(TsArray *array, TsValue element);

static inline size_t ts_array_push_value(TsArray *array, TsValue element)
{
    if (__builtin_expect(ts_array_rep(array) == TS_REP_VALUE && array->length < array->capacity,
                         1)) {
        ts_array_value_at(array, array->length) = element;
        return ++array->length;
    }
    ts_array_push_any(array, element);
    return array->length;
}

/** Appends `count` elements of the array's own representation. */
void ts_array_append(TsArray *array, const void *elements, size_t count);
/** Appends all elements of another array, converting. */
void ts_array_append_array(TsArray *array, const TsArray *source);
/** The same, but holes stay holes. */
void ts_array_append_sparse(TsArray *array, const TsArray *source);
/** A copy of the elements [start, end) with the same representation. */
TsArray *ts_array_copy_range(const TsArray *array, size_t start, size_t end);
/** A copy of all elements in which holes are undefined. */
TsArray *ts_array_copy_filled(const TsArray *array, TsRep rep);
/** The array with its elements in another representation (fatal where they do not fit). */
TsArray *ts_array_convert(const TsArray *array, TsRep rep);
/**
 * The same array, its elements from now on in another representation. For arrays just made; NULL
 * stays NULL. */
TsArray *ts_array_become(TsArray *array, TsRep rep);

/**
 * Array.prototype.toString: elements joined with commas, nullish ones empty, cycles cut
 * (§23.1.3.36).
 */
TsString *ts_array_to_string(const TsArray *array);

#endif
