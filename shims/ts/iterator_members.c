/*
 * What dynamic access finds on every iterator. Emitted code calls the functions of iterator.h directly.
 */
#include "ts/iterator.h"

#include <string.h>

#include "ts/array.h"
#include "ts/dynamic_methods_internal.h"
#include "ts/iterator_layout.h"

static TsIterator *self_method(TsIterator *iterator)
{
    return iterator;
}

static TsString *tag_getter(TsIterator *iterator)
{
    const char *tag = iterator->how->tag;

    return strcmp(tag, "Map Entries") == 0   ? TS_STR("Map Iterator")
           : strcmp(tag, "Set Entries") == 0 ? TS_STR("Set Iterator")
                                             : ts_string_from_c(tag);
}

TS_METHOD_0(ts_iterator_dispose, "[Symbol.dispose]", void, TsIterator *)
TS_METHOD_0(self_method, "[Symbol.iterator]", TsIterator *, TsIterator *)
TS_METHOD_0(tag_getter, "get [Symbol.toStringTag]", TsString *, TsIterator *)

static TsIterator *iterator_of(const DynamicCall *call)
{
    if (!ts_is_object(call->receiver) || !ts_is_iterator(call->receiver.as.pointer)) {
        ts_throw_error(&TypeError_type, "Iterator helper called on non-object");
    }
    return call->receiver.as.pointer;
}

#define I      iterator_of(call)
#define F      dynamic_function(call, 0)
#define N(i)   dynamic_number(call, i)
#define OBJECT ts_from_object

#define METHODS(X)                                                           \
    X(next, "next", 1, ts_iterator_next_result(I, call->argc, call->argv))   \
    X(map, "map", 1, OBJECT(ts_iterator_map(I, F)))                          \
    X(filter, "filter", 1, OBJECT(ts_iterator_filter(I, F)))                 \
    X(take, "take", 1, OBJECT(ts_iterator_take(I, N(0))))                    \
    X(drop, "drop", 1, OBJECT(ts_iterator_drop(I, N(0))))                    \
    X(flat_map, "flatMap", 1, OBJECT(ts_iterator_flat_map(I, F)))            \
    X(reduce, "reduce", 1,                                                   \
      call->argc > 1 ? ts_iterator_reduce(I, F, dynamic_value(call, 1))      \
                     : ts_iterator_reduce_first(I, F))                       \
    X(to_array, "toArray", 0, OBJECT(ts_iterator_to_array(I, TS_REP_VALUE))) \
    X(for_each, "forEach", 1, (ts_iterator_for_each(I, F), TS_UNDEFINED))    \
    X(some, "some", 1, ts_from_bool(ts_iterator_some(I, F)))                 \
    X(every, "every", 1, ts_from_bool(ts_iterator_every(I, F)))              \
    X(find, "find", 1, ts_iterator_find(I, F))
METHODS(DYNAMIC_METHOD)

/* Objects of this very type are not made. */
const TsType TsIterator_type = {
    .kind = TS_KIND_NATIVE,
    .flags = TS_TYPE_CLASS | TS_TYPE_ITERATOR,
    .size = sizeof(TsIterator),
    .name = "Iterator",
    TS_MEMBERS(METHODS(DYNAMIC_MEMBER) TS_SYMBOL_MEMBER(&ts_symbol_iterator, &self_method_function),
               TS_SYMBOL_MEMBER(&ts_symbol_dispose, &ts_iterator_dispose_function),
               {.name = (TsString *)&ts_symbol_to_string_tag, .getter = &tag_getter_function})};
