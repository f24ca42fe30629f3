/*
 * The methods of iterators (ECMA-262 §27.1.4): lazy map, filter, take and drop, and the ones that
 * run to the end. An early end closes the underlying iterator.
 */
#include "ts/iterator.h"

#include "ts/error.h"
#include "ts/function.h"
#include "ts/number.h"

static TsIterator *source_of(const TsIterator *iterator)
{
    return iterator->source.as.pointer;
}

static TsValue call_with(TsFunction *callback, TsValue value, size_t index)
{
    TsValue arguments[2] = {value, ts_from_number((double)index)};

    return ts_call(callback, TS_UNDEFINED, 2, arguments);
}

static bool step_map(TsIterator *iterator, TsValue *value)
{
    TsValue item;

    if (!ts_iterator_next(source_of(iterator), &item)) {
        return false;
    }
    *value = call_with(ts_as_function(iterator->extra), item, iterator->index++);
    return true;
}

static bool step_filter(TsIterator *iterator, TsValue *value)
{
    while (ts_iterator_next(source_of(iterator), value)) {
        TsValue verdict = call_with(ts_as_function(iterator->extra), *value, iterator->index++);
        if (ts_to_boolean(verdict)) {
            return true;
        }
    }
    return false;
}

static bool step_take(TsIterator *iterator, TsValue *value)
{
    if (iterator->index++ >= iterator->limit) {
        ts_iterator_close(source_of(iterator));
        return false;
    }
    return ts_iterator_next(source_of(iterator), value);
}

static bool step_drop(TsIterator *iterator, TsValue *value)
{
    for (; iterator->index < iterator->limit; iterator->index++) {
        if (!ts_iterator_next(source_of(iterator), value)) {
            return false;
        }
    }
    return ts_iterator_next(source_of(iterator), value);
}

static TsIterator *lazy(TsIteratorStep step, TsIterator *source, TsFunction *callback)
{
    TsIterator *iterator = ts_iterator_new(step, ts_from_object(source));

    iterator->extra = ts_from_object(callback);
    return iterator;
}

static size_t limit_of(double limit)
{
    if (limit != limit || limit <= -1) {
        ts_throw_error(&RangeError_type, "%S must be positive", ts_string_from_number(limit));
    }
    return limit >= 9e15 ? SIZE_MAX : (size_t)limit;
}

TsIterator *ts_iterator_map(TsIterator *iterator, TsFunction *callback)
{
    return lazy(step_map, iterator, callback);
}

TsIterator *ts_iterator_filter(TsIterator *iterator, TsFunction *predicate)
{
    return lazy(step_filter, iterator, predicate);
}

TsIterator *ts_iterator_take(TsIterator *iterator, double limit)
{
    size_t count = limit_of(limit);
    TsIterator *result = lazy(step_take, iterator, NULL);

    result->limit = count;
    return result;
}

TsIterator *ts_iterator_drop(TsIterator *iterator, double count)
{
    size_t dropped = limit_of(count);
    TsIterator *result = lazy(step_drop, iterator, NULL);

    result->limit = dropped;
    return result;
}

TsValue ts_iterator_reduce(TsIterator *iterator, TsFunction *callback, TsValue initial)
{
    TsValue result = initial;
    TsValue item;

    for (size_t i = 0; ts_iterator_next(iterator, &item); i++) {
        TsValue arguments[3] = {result, item, ts_from_number((double)i)};
        result = ts_call(callback, TS_UNDEFINED, 3, arguments);
    }
    return result;
}

TsValue ts_iterator_reduce_first(TsIterator *iterator, TsFunction *callback)
{
    TsValue result;
    TsValue item;

    if (!ts_iterator_next(iterator, &result)) {
        ts_throw_error(&TypeError_type, "Reduce of a done iterator with no initial value");
    }
    for (size_t i = 1; ts_iterator_next(iterator, &item); i++) {
        TsValue arguments[3] = {result, item, ts_from_number((double)i)};
        result = ts_call(callback, TS_UNDEFINED, 3, arguments);
    }
    return result;
}

TsArray *ts_iterator_to_array(TsIterator *iterator, TsRep rep)
{
    TsArray *array = ts_array_new(rep, 0);
    TsValue item;

    while (ts_iterator_next(iterator, &item)) {
        ts_array_push_value(array, item);
    }
    return array;
}

void ts_iterator_for_each(TsIterator *iterator, TsFunction *callback)
{
    TsValue item;

    for (size_t i = 0; ts_iterator_next(iterator, &item); i++) {
        call_with(callback, item, i);
    }
}

/** Runs until the verdict is `wanted`; then *value is the item, and the iterator is closed. */
static bool search(TsIterator *iterator, TsFunction *predicate, bool wanted, TsValue *value)
{
    for (size_t i = 0; ts_iterator_next(iterator, value); i++) {
        if (ts_to_boolean(call_with(predicate, *value, i)) == wanted) {
            ts_iterator_close(iterator);
            return true;
        }
    }
    return false;
}

bool ts_iterator_some(TsIterator *iterator, TsFunction *predicate)
{
    TsValue item;

    return search(iterator, predicate, true, &item);
}

bool ts_iterator_every(TsIterator *iterator, TsFunction *predicate)
{
    TsValue item;

    return !search(iterator, predicate, false, &item);
}

TsValue ts_iterator_find(TsIterator *iterator, TsFunction *predicate)
{
    TsValue item;

    return search(iterator, predicate, true, &item) ? item : TS_UNDEFINED;
}
