/*
 * %TypedArray%: what dynamic access finds on every typed array. Emitted code calls the functions of
 * typed_array.h directly.
 */
#include "ts/callee.h"
#include "ts/dynamic_methods_internal.h"
#include "ts/typed_array_internal.h"

static TsTypedArray *array_of(const DynamicCall *call)
{
    TsTypedArray *array = ts_typed_array_of_value(call->receiver);

    if (!array) {
        ts_throw_error(&TypeError_type, "this is not a typed array.");
    }
    return array;
}

#define A      array_of(call)
#define V(i)   dynamic_value(call, i)
#define N(i)   dynamic_number(call, i)
#define F      dynamic_function(call, 0)
#define OBJECT ts_from_object
#define NUMBER(number) ts_from_number((double)(number))

#define METHODS(X)                                                                              \
    X(at, "at", 1, typed_array_at(A, N(0)))                                                     \
    X(copy_within, "copyWithin", 2, OBJECT(ts_typed_array_copy_within(A, N(0), N(1), N(2))))    \
    X(entries, "entries", 0, OBJECT(ts_typed_array_entries(A)))                                 \
    X(every, "every", 1, ts_from_bool(ts_typed_array_every(A, F)))                              \
    X(fill, "fill", 1, OBJECT(typed_array_fill(A, V(0), N(1), N(2))))                           \
    X(filter, "filter", 1, OBJECT(ts_typed_array_filter(A, F)))                                 \
    X(find, "find", 1, typed_array_find(A, F))                                                  \
    X(find_index, "findIndex", 1, NUMBER(ts_typed_array_find_index(A, F)))                      \
    X(find_last, "findLast", 1, typed_array_find_last(A, F))                                    \
    X(find_last_index, "findLastIndex", 1, NUMBER(ts_typed_array_find_last_index(A, F)))        \
    X(for_each, "forEach", 1, (ts_typed_array_for_each(A, F), TS_UNDEFINED))                    \
    X(includes, "includes", 1, ts_from_bool(typed_array_includes(A, V(0), N(1))))               \
    X(index_of, "indexOf", 1, NUMBER(typed_array_index_of(A, V(0), N(1))))                      \
    X(join, "join", 1, ts_from_string(ts_typed_array_join(A, dynamic_optional_string(call, 0)))) \
    X(keys, "keys", 0, OBJECT(ts_typed_array_keys(A)))                                          \
    X(last_index_of, "lastIndexOf", 1, NUMBER(typed_array_last_index_of(A, V(0), N(1))))        \
    X(map, "map", 1, OBJECT(ts_typed_array_map(A, F)))                                          \
    X(reduce, "reduce", 1,                                                                      \
      call->argc > 1 ? ts_typed_array_reduce(A, F, V(1)) : typed_array_reduce_first(A, F))      \
    X(reduce_right, "reduceRight", 1,                                                           \
      call->argc > 1 ? ts_typed_array_reduce_right(A, F, V(1))                                  \
                     : typed_array_reduce_right_first(A, F))                                    \
    X(reverse, "reverse", 0, OBJECT(ts_typed_array_reverse(A)))                                 \
    X(set, "set", 1, (ts_typed_array_set_from(A, V(0), N(1)), TS_UNDEFINED))                    \
    X(slice, "slice", 2, OBJECT(typed_array_slice(A, N(0), N(1))))                           \
    X(some, "some", 1, ts_from_bool(ts_typed_array_some(A, F)))                                 \
    X(sort, "sort", 1, OBJECT(ts_typed_array_sort(A, ts_comparator(dynamic_value(call, 0)))))                        \
    X(subarray, "subarray", 2, OBJECT(ts_typed_array_subarray(A, N(0), N(1))))                  \
    X(to_locale_string, "toLocaleString", 0,                                                    \
      ts_from_string(ts_typed_array_to_locale_string(A)))                                       \
    X(to_reversed, "toReversed", 0, OBJECT(ts_typed_array_to_reversed(A)))                      \
    X(to_sorted, "toSorted", 1, OBJECT(ts_typed_array_to_sorted(A, ts_comparator(dynamic_value(call, 0)))))          \
    X(to_string, "toString", 0, ts_from_string(ts_typed_array_join(A, NULL)))                    \
    X(values, "values", 0, OBJECT(ts_typed_array_values(A)))                                    \
    X(with, "with", 2, OBJECT(typed_array_with(A, N(0), V(1))))

#define GETTERS(X)                                                                \
    X(length, "get length", 0, NUMBER(A->length))                                 \
    X(byte_length, "get byteLength", 0, NUMBER(ts_typed_array_byte_length(A)))    \
    X(byte_offset, "get byteOffset", 0, NUMBER(ts_typed_array_byte_offset(A)))    \
    X(buffer, "get buffer", 0, ts_typed_array_buffer(A))                          \
    X(bytes_per_element, "get BYTES_PER_ELEMENT", 0, NUMBER(ts_element_kind(A)->size)) \
    X(tag, "get [Symbol.toStringTag]", 0,                                         \
      ts_from_string(ts_string_from_c(ts_element_kind(A)->name)))

METHODS(DYNAMIC_METHOD)
GETTERS(DYNAMIC_METHOD)

const TsType ts_typed_array_type = {
    .kind = TS_KIND_NATIVE,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(TsTypedArray),
    .name = "TypedArray",
    .trace = ts_typed_array_trace,
    TS_MEMBERS(METHODS(DYNAMIC_MEMBER){.name = TS_KEY("length"), .getter = &length_function},
               {.name = TS_KEY("byteLength"), .getter = &byte_length_function},
               {.name = TS_KEY("byteOffset"), .getter = &byte_offset_function},
               {.name = TS_KEY("buffer"), .getter = &buffer_function},
               {.name = TS_KEY("BYTES_PER_ELEMENT"), .getter = &bytes_per_element_function},
               {.name = (TsString *)&ts_symbol_to_string_tag, .getter = &tag_function},
               {.name = (TsString *)&ts_symbol_iterator, .method = &values_function})};
