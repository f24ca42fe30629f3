/*
 * The methods of arrays for ts_get and ts_call_method.
 */
#include "ts/array_methods.h"
#include "ts/dynamic_methods_internal.h"
#include "ts/iterator.h"

/** The receiver, which must be an array. */
static TsArray *array_of(const DynamicCall *call)
{
    if (!ts_is_array(call->receiver)) {
        ts_throw_error(&TypeError_type, "the receiver is not an array");
    }
    return ts_as_array(call->receiver);
}

/** The receiver, or a copy of one that is only like an array: methods that just read. */
static TsArray *array_like_of(const DynamicCall *call)
{
    TsValue like = call->receiver;

    if (ts_is_array(like)) {
        return ts_as_array(like);
    }
    if (ts_is_nullish(like)) {
        ts_throw_error(&TypeError_type, "Array.prototype method called on null or undefined");
    }
    double wanted = ts_to_number(ts_get(like, TS_STR("length")));
    size_t length = wanted > 0 ? (size_t)wanted : 0;
    TsArray *copy = ts_array_new(TS_ARRAY_VALUE, length);
    for (size_t i = 0; i < length; i++) {
        ts_array_push_value(copy, ts_get_index(like, ts_from_number((double)i)));
    }
    return copy;
}

static TsValue pop(TsArray *array)
{
    TsValue last = ts_array_value(array, (int64_t)array->length - 1);

    if (array->length > 0) {
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
        return call->argc == 0 ? copy
                               : ts_array_to_spliced_from(copy, dynamic_number(call, 0),
                                                          TS_UNDEFINED_NUMBER);
    }
    return ts_array_to_spliced(copy, dynamic_number(call, 0), dynamic_number(call, 1),
                               dynamic_rest_count(call, 2), dynamic_rest(call, 2), TS_REP_VALUE);
}

static TsFunction *comparator(const DynamicCall *call)
{
    return ts_is_undefined(dynamic_value(call, 0)) ? NULL : dynamic_function(call, 0);
}

static TsValue reduce(const DynamicCall *call)
{
    return call->argc < 2
               ? ts_array_reduce_first(array_like_of(call), dynamic_function(call, 0))
               : ts_array_reduce(array_like_of(call), dynamic_function(call, 0), call->argv[1]);
}

static TsValue reduce_right(const DynamicCall *call)
{
    return call->argc < 2
               ? ts_array_reduce_right_first(array_like_of(call), dynamic_function(call, 0))
               : ts_array_reduce_right(array_like_of(call), dynamic_function(call, 0),
                                       call->argv[1]);
}

static TsArray *filter(TsArray *array, TsFunction *predicate, TsValue this_value)
{
    return ts_array_filter(array, predicate, this_value, ts_array_rep(array));
}

#define OBJECT         ts_from_object
#define NUMBER(number) ts_from_number((double)(number))
#define TEXT           ts_from_string
#define BOOLEAN        ts_from_bool
#define A              array_of(call)
#define L              array_like_of(call)
#define F              dynamic_function(call, 0)
#define V(i)           dynamic_value(call, i)
#define N(i)           dynamic_number(call, i)

#define METHODS(X)                                                                                 \
    X(array_at, "at", 1, at(L, N(0)))                                                              \
    X(array_concat, "concat", 1, OBJECT(ts_array_concat(A, call->argc, call->argv, TS_REP_VALUE))) \
    X(array_copy_within, "copyWithin", 2, OBJECT(ts_array_copy_within(A, N(0), N(1), N(2))))       \
    X(array_entries, "entries", 0, OBJECT(ts_array_entries(A)))                                    \
    X(array_every, "every", 1, BOOLEAN(ts_array_every(L, F, V(1))))                                \
    X(array_fill, "fill", 1, OBJECT(fill(call)))                                                   \
    X(array_filter, "filter", 1, OBJECT(filter(array_like_of(call), F, V(1))))                     \
    X(array_find, "find", 1, ts_array_find(L, F, V(1)))                                            \
    X(array_find_index, "findIndex", 1, NUMBER(ts_array_find_index(L, F, V(1))))                   \
    X(array_find_last, "findLast", 1, ts_array_find_last(L, F, V(1)))                              \
    X(array_find_last_index, "findLastIndex", 1, NUMBER(ts_array_find_last_index(L, F, V(1))))     \
    X(array_flat, "flat", 0, OBJECT(ts_array_flat(call->receiver, V(0))))                          \
    X(array_flat_map, "flatMap", 1, OBJECT(ts_array_flat_map(L, F, V(1), TS_REP_VALUE)))           \
    X(array_for_each, "forEach", 1, (ts_array_for_each(L, F, V(1)), TS_UNDEFINED))                 \
    X(array_includes, "includes", 1, BOOLEAN(ts_array_includes_value(values_of(L), V(0), N(1))))   \
    X(array_index_of, "indexOf", 1, NUMBER(ts_array_index_of_value(values_of(L), V(0), N(1))))     \
    X(array_join, "join", 1, TEXT(ts_array_join(L, dynamic_optional_string(call, 0))))             \
    X(array_keys, "keys", 0, OBJECT(ts_array_keys(A)))                                             \
    X(array_last_index_of, "lastIndexOf", 1,                                                       \
      NUMBER(ts_array_last_index_of_value(values_of(L), V(0), N(1))))                              \
    X(array_map, "map", 1, OBJECT(ts_array_map(L, F, V(1), TS_REP_VALUE)))                         \
    X(array_pop, "pop", 0, pop(A))                                                                 \
    X(array_push, "push", 1, NUMBER(ts_array_push_all(A, call->argc, call->argv)))                 \
    X(array_reduce, "reduce", 1, reduce(call))                                                     \
    X(array_reduce_right, "reduceRight", 1, reduce_right(call))                                    \
    X(array_reverse, "reverse", 0, OBJECT(ts_array_reverse(A)))                                    \
    X(array_shift, "shift", 0, shift(A))                                                           \
    X(array_slice, "slice", 2, OBJECT(ts_array_slice(L, N(0), N(1))))                              \
    X(array_some, "some", 1, BOOLEAN(ts_array_some(L, F, V(1))))                                   \
    X(array_sort, "sort", 1, OBJECT(ts_array_sort(A, comparator(call))))                           \
    X(array_splice, "splice", 2, OBJECT(splice(call)))                                             \
    X(array_to_locale_string, "toLocaleString", 0, TEXT(ts_array_to_locale_string(A)))             \
    X(array_to_reversed, "toReversed", 0, OBJECT(ts_array_to_reversed(A)))                         \
    X(array_to_sorted, "toSorted", 1, OBJECT(ts_array_to_sorted(A, comparator(call))))             \
    X(array_to_spliced, "toSpliced", 2, OBJECT(to_spliced(call)))                                  \
    X(array_to_string, "toString", 0, TEXT(ts_array_to_string(A)))                                 \
    X(array_unshift, "unshift", 1, NUMBER(ts_array_unshift_all(A, call->argc, call->argv)))        \
    X(array_values, "values", 0, OBJECT(ts_array_values(A)))                                       \
    X(array_with, "with", 2, OBJECT(ts_array_with(A, N(0), V(1), TS_REP_VALUE)))
DYNAMIC_TABLE(TS_PROTOTYPE_ARRAY, METHODS)

DYNAMIC_METHOD(array_iterator, "values", 0, OBJECT(ts_array_values(A)))

static const TsMember iterator_members[] = {
    {.name = (TsString *)&ts_symbol_iterator, .method = &array_iterator_function},
};

void dynamic_array_methods(void)
{
    DYNAMIC_ADD(TS_PROTOTYPE_ARRAY);
    ts_add_members(TS_PROTOTYPE_ARRAY, iterator_members, 1);
}
