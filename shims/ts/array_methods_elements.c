/*
 * The methods of Array whose arguments and results are elements as they are stored: one function for
 * each representation, made by the macro below from what the representations differ in.
 */
#include "ts/array_methods.h"

/* ---- what the representations differ in ------------------------------------------------------ */

#define REP_IS_double(rep) ((rep) <= TS_REP_OPTIONAL_DOUBLE)
#define REP_IS_int32(rep)  ((rep) == TS_REP_INT32)
#define REP_IS_bool(rep)   ((rep) == TS_REP_BOOL)
#define REP_IS_ptr(rep)    ((rep) == TS_REP_POINTER || (rep) == TS_REP_NULLABLE)
#define REP_IS_value(rep)  ((rep) == TS_REP_VALUE)

/** An element that may be absent; the array's holes are undefined. */
static double optional_double(double element)
{
    return element;
}
static double optional_int32(int32_t element)
{
    return element;
}
static TsValue optional_bool(bool element)
{
    return ts_from_bool(element);
}
static void *optional_ptr(void *element)
{
    return element;
}
static TsValue optional_value(TsValue element)
{
    return element.tag == TS_TAG_HOLE ? TS_UNDEFINED : element;
}

#define ABSENT_double TS_UNDEFINED_NUMBER
#define ABSENT_int32  TS_UNDEFINED_NUMBER
#define ABSENT_bool   TS_UNDEFINED
#define ABSENT_ptr    NULL
#define ABSENT_value  TS_UNDEFINED

/** `===`, and SameValueZero for includes(), which finds NaN. */
static bool equal_double(double a, double b)
{
    return a == b || (ts_is_undefined_number(a) && ts_is_undefined_number(b));
}

static bool same_double(double a, double b)
{
    return a == b || (a != a && b != b && ts_is_undefined_number(a) == ts_is_undefined_number(b));
}

/* Whether an element is looked for that the array has only as holes, which indexOf() does not see. */
static bool is_hole_double(const TsArray *array, double element)
{
    return ts_is_undefined_number(element) && (ts_type_of(array)->flags & TS_TYPE_SPARSE);
}

static bool is_hole_ptr(const TsArray *array, const void *element)
{
    return !element && (ts_type_of(array)->flags & TS_TYPE_SPARSE);
}

#define is_hole_int32(array, element) ((void)(element), false)
#define is_hole_bool(array, element)  ((void)(element), false)
#define is_hole_value(array, element) ((void)(element), false)

static bool equal_int32(int32_t a, int32_t b)
{
    return a == b;
}
static bool equal_bool(bool a, bool b)
{
    return a == b;
}

static bool equal_ptr(void *a, void *b)
{
    if (a == b || !a || !b) {
        return a == b;
    }
    if (ts_is_small_bigint(a) || ts_is_small_bigint(b)) {
        return false;
    }
    switch (ts_type_of(a)->kind) {
    case TS_KIND_STRING:
        return ts_type_of(b)->kind == TS_KIND_STRING && ts_string_equals(a, b);
    case TS_KIND_BIGINT:
        return ts_strict_equals(ts_from_pointer(a), ts_from_pointer(b));
    default:
        return false;
    }
}

static bool equal_value(TsValue a, TsValue b)
{
    return a.tag != TS_TAG_HOLE && ts_strict_equals(a, b);
}

static bool same_value(TsValue a, TsValue b)
{
    return ts_same_value_zero(optional_value(a), b);
}

#define same_int32 equal_int32
#define same_bool  equal_bool
#define same_ptr   equal_ptr

/* ---- positions ------------------------------------------------------------------------------- */

static size_t first_index(double from, size_t length)
{
    return ts_is_undefined_number(from) ? 0 : ts_relative_index(from, length);
}

static size_t end_index(double end, size_t length)
{
    return ts_is_undefined_number(end) ? length : ts_relative_index(end, length);
}

/** Elements that lastIndexOf looks at: [0, result). */
static size_t last_count(double from, size_t length)
{
    if (ts_is_undefined_number(from)) {
        return length;
    }
    int64_t index = ts_to_integer(from);
    if (index < 0) {
        return index < -(int64_t)length ? 0 : (size_t)(index + (int64_t)length) + 1;
    }
    return (uint64_t)index >= length ? length : (size_t)index + 1;
}

/* ---- the methods ----------------------------------------------------------------------------- */

static inline void check(const TsArray *array, bool fits, const char *expected)
{
    if (!fits) {
        ts_array_wrong_rep(array, expected);
    }
}

#define ARRAY_METHODS(name, Element, Optional)                                               \
    Optional ts_array_pop_##name(TsArray *array)                                             \
    {                                                                                        \
        check(array, REP_IS_##name(ts_array_rep(array)), #name);                             \
        if (array->length == 0) {                                                            \
            return ABSENT_##name;                                                            \
        }                                                                                    \
        ts_array_check_deletable(array);                                                     \
        Element *last = (Element *)array->items + --array->length;                           \
        Element element = *last;                                                             \
        memset(last, 0, sizeof *last);                                                       \
        return optional_##name(element);                                                     \
    }                                                                                        \
                                                                                             \
    Optional ts_array_shift_##name(TsArray *array)                                           \
    {                                                                                        \
        check(array, REP_IS_##name(ts_array_rep(array)), #name);                             \
        if (array->length == 0) {                                                            \
            return ABSENT_##name;                                                            \
        }                                                                                    \
        ts_array_check_writable(array);                                                      \
        Element *items = array->items;                                                       \
        Element element = items[0];                                                          \
        array->length--;                                                                     \
        memmove(items, items + 1, array->length * sizeof *items);                            \
        memset(items + array->length, 0, sizeof *items);                                     \
        return optional_##name(element);                                                     \
    }                                                                                        \
                                                                                             \
    size_t ts_array_unshift_##name(TsArray *array, Element element)                          \
    {                                                                                        \
        check(array, REP_IS_##name(ts_array_rep(array)), #name);                             \
        if (array->length == array->capacity) {                                              \
            ts_array_grow(array);                                                            \
        }                                                                                    \
        Element *items = array->items;                                                       \
        memmove(items + 1, items, array->length * sizeof *items);                            \
        items[0] = element;                                                                  \
        return ++array->length;                                                              \
    }                                                                                        \
                                                                                             \
    Optional ts_array_at_##name(const TsArray *array, double index)                          \
    {                                                                                        \
        int64_t at = ts_to_integer(index);                                                   \
        check(array, REP_IS_##name(ts_array_rep(array)), #name);                             \
        at = at < 0 && at >= -(int64_t)array->length ? at + (int64_t)array->length : at;     \
        return ts_array_has(array, at) ? optional_##name(((Element *)array->items)[at])      \
                                       : ABSENT_##name;                                      \
    }                                                                                        \
                                                                                             \
    double ts_array_index_of_##name(const TsArray *array, Element element, double from)      \
    {                                                                                        \
        Element *items = array->items;                                                       \
        check(array, REP_IS_##name(ts_array_rep(array)), #name);                             \
        if (is_hole_##name(array, element)) {                                                \
            return -1;                                                                       \
        }                                                                                    \
        for (size_t i = first_index(from, array->length); i < array->length; i++) {          \
            if (equal_##name(items[i], element)) {                                           \
                return (double)i;                                                            \
            }                                                                                \
        }                                                                                    \
        return -1;                                                                           \
    }                                                                                        \
                                                                                             \
    double ts_array_last_index_of_##name(const TsArray *array, Element element, double from) \
    {                                                                                        \
        Element *items = array->items;                                                       \
        check(array, REP_IS_##name(ts_array_rep(array)), #name);                             \
        if (is_hole_##name(array, element)) {                                                \
            return -1;                                                                       \
        }                                                                                    \
        for (size_t i = last_count(from, array->length); i-- > 0;) {                         \
            if (equal_##name(items[i], element)) {                                           \
                return (double)i;                                                            \
            }                                                                                \
        }                                                                                    \
        return -1;                                                                           \
    }                                                                                        \
                                                                                             \
    bool ts_array_includes_##name(const TsArray *array, Element element, double from)        \
    {                                                                                        \
        Element *items = array->items;                                                       \
        check(array, REP_IS_##name(ts_array_rep(array)), #name);                             \
        for (size_t i = first_index(from, array->length); i < array->length; i++) {          \
            if (same_##name(items[i], element)) {                                            \
                return true;                                                                 \
            }                                                                                \
        }                                                                                    \
        return false;                                                                        \
    }                                                                                        \
                                                                                             \
    TsArray *ts_array_fill_##name(TsArray *array, Element element, double start, double end) \
    {                                                                                        \
        Element *items = array->items;                                                       \
        size_t stop = end_index(end, array->length);                                         \
        check(array, REP_IS_##name(ts_array_rep(array)), #name);                             \
        ts_array_check_writable(array);                                                      \
        for (size_t i = first_index(start, array->length); i < stop; i++) {                  \
            items[i] = element;                                                              \
        }                                                                                    \
        return array;                                                                        \
    }
TS_ARRAY_ELEMENTS(ARRAY_METHODS)
