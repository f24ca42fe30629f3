/*
 * The methods of Array (ECMA-262 §23.1.3) for arrays of any element representation.
 *
 * Functions that end in double, int32, bool, ptr or value take or give elements as they are stored;
 * `T | undefined` is then a double with the undefined pattern (double, int32), a TsValue (bool,
 * value) or a pointer. The others pass elements as TsValues. Callbacks get (element, index, array).
 * An optional number that is absent is TS_UNDEFINED_NUMBER. A result array has the elements of the
 * receiver's representation, or of the `rep` given. Methods that look an element up by index see
 * the array as it is at that moment, so callbacks may change it.
 */
#ifndef TS_ARRAY_METHODS_H
#define TS_ARRAY_METHODS_H

#include "ts/array.h"
#include "ts/function.h"
#include "ts/number.h"
#include "ts/object.h"
#include "ts/string.h"

/** X(suffix, C type of an element, C type of an element that may be absent) */
#define TS_ARRAY_ELEMENTS(X)  \
    X(double, double, double) \
    X(int32, int32_t, double) \
    X(bool, bool, TsValue)    \
    X(ptr, void *, void *)    \
    X(value, TsValue, TsValue)

#define TS_ARRAY_METHODS_(name, Element, Optional)                                            \
    Optional ts_array_pop_##name(TsArray *array);                                             \
    Optional ts_array_shift_##name(TsArray *array);                                           \
    size_t ts_array_unshift_##name(TsArray *array, Element element);                          \
    Optional ts_array_at_##name(const TsArray *array, double index);                          \
    double ts_array_index_of_##name(const TsArray *array, Element element, double from);      \
    double ts_array_last_index_of_##name(const TsArray *array, Element element, double from); \
    bool ts_array_includes_##name(const TsArray *array, Element element, double from);        \
    TsArray *ts_array_fill_##name(TsArray *array, Element element, double start, double end);
TS_ARRAY_ELEMENTS(TS_ARRAY_METHODS_)
#undef TS_ARRAY_METHODS_

/** push(...values), unshift(...values): the new length. */
size_t ts_array_push_all(TsArray *array, size_t count, const TsValue *values);
size_t ts_array_unshift_all(TsArray *array, size_t count, const TsValue *values);

/** Removes `count` elements at `start` (absent count: to the end); returns them. */
TsArray *ts_array_splice_from(TsArray *array, double start, double count);
TsArray *ts_array_splice(TsArray *array, double start, double count, size_t added,
                         const TsValue *values);
TsArray *ts_array_to_spliced_from(const TsArray *array, double start, double count);
TsArray *ts_array_to_spliced(const TsArray *array, double start, double count, size_t added,
                             const TsValue *values, TsRep rep);

TsArray *ts_array_slice(const TsArray *array, double start, double end);
/** Items that are arrays are spread, other items appended. */
TsArray *ts_array_concat(const TsArray *array, size_t count, const TsValue *items, TsRep rep);
TsArray *ts_array_reverse(TsArray *array);
TsArray *ts_array_to_reversed(const TsArray *array);
TsArray *ts_array_copy_within(TsArray *array, double target, double start, double end);
/** RangeError "Invalid index : n" outside. */
TsArray *ts_array_with(const TsArray *array, double index, TsValue value, TsRep rep);

/** Elements as strings, nullish ones empty; a NULL separator is ",". */
TsString *ts_array_join(const TsArray *array, const TsString *separator);
TsString *ts_array_to_string(const TsArray *array);
TsString *ts_array_to_locale_string(const TsArray *array);

/** Sorts in place, stable; undefined last; a NULL comparator compares as strings. */
TsArray *ts_array_sort(TsArray *array, TsFunction *compare);
TsArray *ts_array_to_sorted(const TsArray *array, TsFunction *compare);
/** Sorts numbers ascending (or descending): what the comparators (a, b) => a - b do. */
TsArray *ts_array_sort_numbers(TsArray *array, bool descending);

/* With callbacks. */
void ts_array_for_each(TsArray *array, TsFunction *callback, TsValue this_value);
TsArray *ts_array_map(TsArray *array, TsFunction *callback, TsValue this_value, TsRep rep);
TsArray *ts_array_filter(TsArray *array, TsFunction *predicate, TsValue this_value, TsRep rep);
bool ts_array_every(TsArray *array, TsFunction *predicate, TsValue this_value);
bool ts_array_some(TsArray *array, TsFunction *predicate, TsValue this_value);
TsValue ts_array_find(TsArray *array, TsFunction *predicate, TsValue this_value);
double ts_array_find_index(TsArray *array, TsFunction *predicate, TsValue this_value);
TsValue ts_array_find_last(TsArray *array, TsFunction *predicate, TsValue this_value);
double ts_array_find_last_index(TsArray *array, TsFunction *predicate, TsValue this_value);
/** reduce without an initial value: TypeError for an empty array. */
TsValue ts_array_reduce_first(TsArray *array, TsFunction *callback);
TsValue ts_array_reduce(TsArray *array, TsFunction *callback, TsValue initial);
TsValue ts_array_reduce_right_first(TsArray *array, TsFunction *callback);
TsValue ts_array_reduce_right(TsArray *array, TsFunction *callback, TsValue initial);
TsArray *ts_array_flat_map(TsArray *array, TsFunction *callback, TsValue this_value, TsRep rep);
/** flat(depth): an array of TsValues; depth is a number, or undefined for 1. */
TsArray *ts_array_flat(TsValue array, TsValue depth);

/* Array(...), Array.of, Array.isArray. */
/** new Array(length): RangeError "Invalid array length". Holes, as undefined. */
TsArray *ts_array_with_length(double length, TsRep rep);
TsArray *ts_array_with_length_any(double length);
/** super(...values) of a class that extends Array: one number is a length. */
void ts_array_of_values_init(TsArray *array, size_t count, const TsValue *values);
TsArray *ts_array_of_values(size_t count, const TsValue *values, TsRep rep);

static inline bool ts_array_is_array(TsValue value)
{
    return ts_is_array_object(value);
}

#endif
