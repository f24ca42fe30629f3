/*
 * The methods of arrays for ts_get and ts_call_method.
 */
#include "ts/array_methods.h"
#include "ts/dynamic_methods_internal.h"
#include "ts/iterator.h"

/** The receiver, or a copy of its elements when it is no array. */
static TsArray *array_read(const DynamicCall *call, ElementReading reading)
{
    return ts_is_array(call->receiver) ? call->receiver.as.pointer
                                       : dynamic_elements(call, reading);
}

static TsArray *array_of(const DynamicCall *call)
{
    return array_read(call, READ_PRESENT);
}

/** What a method does with a receiver that is an array, and with another one. */
#define ARRAY_OR(array, other) (ts_is_array(call->receiver) ? (array) : (other))

static TsValue pop(TsArray *array)
{
    TsValue last = ts_array_value(array, (int64_t)array->length - 1);

    if (array->length > 0) {
        ts_array_check_deletable(array);
        ts_array_set_length(array, array->length - 1);
    }
    return last;
}

static TsValue shift(TsArray *array)
{
    TsArray *removed = ts_array_splice(array, 0, 1, 0, NULL);

    return ts_array_value(removed, 0);
}

static TsValue at(TsArray *array, double position)
{
    int64_t index = ts_to_integer(position);

    return ts_array_value(array, index < 0 ? index + (int64_t)array->length : index);
}

/** Array of TsValues with the same elements, for searches by value. */
static TsArray *values_of(TsArray *array)
{
    return ts_array_rep(array) == TS_REP_VALUE ? array : ts_array_convert(array, TS_REP_VALUE);
}

static TsArray *fill(const DynamicCall *call)
{
    TsArray *array = array_of(call);
    double end = dynamic_number(call, 2);
    double start = dynamic_number(call, 1);
    size_t stop =
        ts_is_undefined_number(end) ? array->length : ts_relative_index(end, array->length);
    size_t i = ts_is_undefined_number(start) ? 0 : ts_relative_index(start, array->length);

    ts_array_check_writable(array);
    for (; i < stop; i++) {
        ts_array_set_value(array, (int64_t)i, dynamic_value(call, 0));
    }
    return array;
}

/** Absent is not undefined for splice: one argument removes to the end. */
static TsArray *splice(const DynamicCall *call)
{
    if (call->argc == 1) {
        return ts_array_splice_from(array_of(call), dynamic_number(call, 0), TS_UNDEFINED_NUMBER);
    }
    double start = call->argc == 0 ? 0 : dynamic_number(call, 0);
    return ts_array_splice(array_of(call), start, call->argc < 2 ? 0 : dynamic_number(call, 1),
                           dynamic_rest_count(call, 2), dynamic_rest(call, 2));
}

static TsArray *to_spliced(const DynamicCall *call)
{
    TsArray *copy = ts_array_slice(array_of(call), TS_UNDEFINED_NUMBER, TS_UNDEFINED_NUMBER);

    if (call->argc < 2) {
        return call->argc == 0
                   ? copy
                   : ts_array_to_spliced_from(copy, dynamic_number(call, 0), TS_UNDEFINED_NUMBER);
    }
    return ts_array_to_spliced(copy, dynamic_number(call, 0), dynamic_number(call, 1),
                               dynamic_rest_count(call, 2), dynamic_rest(call, 2), TS_REP_VALUE);
}

static TsArray *filter(const DynamicCall *call)
{
    TsArray *array = array_read(call, READ_FOR_NEW_ARRAY);

    return ts_array_filter(array, dynamic_function(call, 0), dynamic_value(call, 1),
                           ts_array_rep(array));
}

static TsValue copy_within(const DynamicCall *call)
{
    TsArray *moved = ts_array_copy_within(array_of(call), dynamic_number(call, 0),
                                          dynamic_number(call, 1), dynamic_number(call, 2));

    return ARRAY_OR(ts_from_object(moved), dynamic_replace_elements(call, moved));
}

static TsValue element_of(const DynamicCall *call, const DynamicSearch *search)
{
    TsValue element;

    dynamic_search(call, search, &element);
    return element;
}

static TsFunction *comparator(const DynamicCall *call)
{
    return ts_is_undefined(dynamic_value(call, 0)) ? NULL : dynamic_function(call, 0);
}

static TsValue sort(const DynamicCall *call)
{
    TsFunction *compare = comparator(call);
    TsArray *sorted = ts_array_sort(array_of(call), compare);

    return ARRAY_OR(ts_from_object(sorted), dynamic_replace_elements(call, sorted));
}

static TsValue reduce(const DynamicCall *call)
{
    return call->argc < 2
               ? ts_array_reduce_first(array_of(call), dynamic_function(call, 0))
               : ts_array_reduce(array_of(call), dynamic_function(call, 0), call->argv[1]);
}

static TsValue reduce_right(const DynamicCall *call)
{
    return call->argc < 2
               ? ts_array_reduce_right_first(array_of(call), dynamic_function(call, 0))
               : ts_array_reduce_right(array_of(call), dynamic_function(call, 0), call->argv[1]);
}

#define OBJECT          ts_from_object
#define NUMBER(number)  ts_from_number((double)(number))
#define TEXT            ts_from_string
#define BOOLEAN         ts_from_bool
#define A               array_of(call)
#define INDEX_OF(...)   dynamic_search(call, &(DynamicSearch){__VA_ARGS__}, &(TsValue){0})
#define ELEMENT_OF(...) element_of(call, &(DynamicSearch){__VA_ARGS__})
#define A_ALL           array_read(call, READ_ALL)
#define A_NEW           array_read(call, READ_FOR_NEW_ARRAY)
#define F               dynamic_function(call, 0)
#define V(i)            dynamic_value(call, i)
#define N(i)            dynamic_number(call, i)

#define METHODS(X)                                                                                 \
    X(array_at, "at", 1, ARRAY_OR(at(A, N(0)), dynamic_at(call)))                                  \
    X(array_concat, "concat", 1,                                                                   \
      OBJECT(ts_array_concat(A_NEW, call->argc, call->argv, TS_REP_VALUE)))                        \
    X(array_copy_within, "copyWithin", 2, copy_within(call))                                       \
    X(array_entries, "entries", 0, OBJECT(ARRAY_OR(ts_array_entries(A), dynamic_walk(call, 'e')))) \
    X(array_every, "every", 1,                                                                     \
      ARRAY_OR(BOOLEAN(ts_array_every(A, F, V(1))),                                                \
               BOOLEAN(INDEX_OF(.calls = true, .until_false = true) < 0)))                         \
    X(array_fill, "fill", 1, ARRAY_OR(OBJECT(fill(call)), dynamic_fill(call)))                     \
    X(array_filter, "filter", 1, OBJECT(filter(call)))                                             \
    X(array_find, "find", 1,                                                                       \
      ARRAY_OR(ts_array_find(A, F, V(1)), ELEMENT_OF(.calls = true, .holes = true)))               \
    X(array_find_index, "findIndex", 1,                                                            \
      ARRAY_OR(NUMBER(ts_array_find_index(A, F, V(1))),                                            \
               NUMBER(INDEX_OF(.calls = true, .holes = true))))                                    \
    X(array_find_last, "findLast", 1,                                                              \
      ARRAY_OR(ts_array_find_last(A, F, V(1)),                                                     \
               ELEMENT_OF(.calls = true, .holes = true, .backwards = true)))                       \
    X(array_find_last_index, "findLastIndex", 1,                                                   \
      ARRAY_OR(NUMBER(ts_array_find_last_index(A, F, V(1))),                                       \
               NUMBER(INDEX_OF(.calls = true, .holes = true, .backwards = true))))                 \
    X(array_flat, "flat", 0, OBJECT(ts_array_flat(OBJECT(A_NEW), V(0))))                           \
    X(array_flat_map, "flatMap", 1, OBJECT(ts_array_flat_map(A_NEW, F, V(1), TS_REP_VALUE)))       \
    X(array_for_each, "forEach", 1, (ts_array_for_each(A, F, V(1)), TS_UNDEFINED))                 \
    X(array_includes, "includes", 1,                                                               \
      ARRAY_OR(BOOLEAN(ts_array_includes_value(values_of(A), V(0), N(1))),                         \
               BOOLEAN(INDEX_OF(.holes = true, .same_value_zero = true) >= 0)))                    \
    X(array_index_of, "indexOf", 1,                                                                \
      ARRAY_OR(NUMBER(ts_array_index_of_value(values_of(A), V(0), N(1))),                          \
               NUMBER(INDEX_OF(.backwards = false))))                                              \
    X(array_join, "join", 1, TEXT(ts_array_join(A_ALL, dynamic_optional_string(call, 0))))         \
    X(array_keys, "keys", 0, OBJECT(ARRAY_OR(ts_array_keys(A), dynamic_walk(call, 'k'))))          \
    X(array_last_index_of, "lastIndexOf", 1,                                                       \
      ARRAY_OR(NUMBER(ts_array_last_index_of_value(values_of(A), V(0), N(1))),                     \
               NUMBER(INDEX_OF(.backwards = true))))                                               \
    X(array_map, "map", 1, OBJECT(ts_array_map(A_NEW, F, V(1), TS_REP_VALUE)))                     \
    X(array_pop, "pop", 0, ARRAY_OR(pop(A), dynamic_pop(call)))                                    \
    X(array_push, "push", 1,                                                                       \
      ARRAY_OR(NUMBER(ts_array_push_all(A, call->argc, call->argv)), dynamic_push(call)))          \
    X(array_reduce, "reduce", 1, reduce(call))                                                     \
    X(array_reduce_right, "reduceRight", 1, reduce_right(call))                                    \
    X(array_reverse, "reverse", 0, ARRAY_OR(OBJECT(ts_array_reverse(A)), dynamic_reverse(call)))   \
    X(array_shift, "shift", 0, ARRAY_OR(shift(A), dynamic_shift(call)))                            \
    X(array_slice, "slice", 2,                                                                     \
      ARRAY_OR(OBJECT(ts_array_slice(A, N(0), N(1))), dynamic_slice(call)))                        \
    X(array_some, "some", 1,                                                                       \
      ARRAY_OR(BOOLEAN(ts_array_some(A, F, V(1))), BOOLEAN(INDEX_OF(.calls = true) >= 0)))         \
    X(array_sort, "sort", 1, sort(call))                                                           \
    X(array_splice, "splice", 2, ARRAY_OR(OBJECT(splice(call)), dynamic_splice(call)))             \
    X(array_to_locale_string, "toLocaleString", 0, TEXT(ts_array_to_locale_string(A)))             \
    X(array_to_reversed, "toReversed", 0, OBJECT(ts_array_to_reversed(A_ALL)))                     \
    X(array_to_sorted, "toSorted", 1, OBJECT(ts_array_to_sorted(A_ALL, comparator(call))))         \
    X(array_to_spliced, "toSpliced", 2, OBJECT(to_spliced(call)))                                  \
    X(array_to_string, "toString", 0, TEXT(ts_array_to_string(A)))                                 \
    X(array_unshift, "unshift", 1,                                                                 \
      ARRAY_OR(NUMBER(ts_array_unshift_all(A, call->argc, call->argv)), dynamic_unshift(call)))    \
    X(array_values, "values", 0, OBJECT(ARRAY_OR(ts_array_values(A), dynamic_walk(call, 'v'))))    \
    X(array_with, "with", 2, OBJECT(ts_array_with(A_ALL, N(0), V(1), TS_REP_VALUE)))
DYNAMIC_TABLE(TS_PROTOTYPE_ARRAY, METHODS)

DYNAMIC_METHOD(array_iterator, "values", 0,
               OBJECT(ARRAY_OR(ts_array_values(A), dynamic_walk(call, 'v'))))

static const TsMember iterator_members[] = {
    {.name = (TsString *)&ts_symbol_iterator, .method = &array_iterator_function},
};

void dynamic_array_methods(void)
{
    DYNAMIC_ADD(TS_PROTOTYPE_ARRAY);
    ts_add_members(TS_PROTOTYPE_ARRAY, iterator_members, 1);
}
