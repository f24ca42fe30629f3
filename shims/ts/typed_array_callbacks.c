/*
 * The methods of typed arrays that call back, and their iterators. Callbacks get (element, index,
 * array).
 */
#include "ts/error.h"
#include "ts/typed_array_internal.h"

static TsValue call(TsTypedArray *array, TsFunction *callback, size_t i)
{
    TsValue item = i < array->length ? ts_typed_array_load(array, i) : TS_UNDEFINED;

    return TS_CALL(callback, item, ts_from_number((double)i), ts_from_object(array));
}

static bool test(TsTypedArray *array, TsFunction *predicate, size_t i)
{
    return ts_to_boolean(call(array, predicate, i));
}

void ts_typed_array_for_each(TsTypedArray *array, TsFunction *callback)
{
    size_t length = array->length;

    for (size_t i = 0; i < length; i++) {
        call(array, callback, i);
    }
}

TsTypedArray *ts_typed_array_map(TsTypedArray *array, TsFunction *callback)
{
    size_t length = array->length;
    TsTypedArray *mapped = typed_array_like(array, length);

    for (size_t i = 0; i < length; i++) {
        ts_typed_array_elements_set(mapped, i, call(array, callback, i));
    }
    return mapped;
}

TsTypedArray *ts_typed_array_filter(TsTypedArray *array, TsFunction *predicate)
{
    size_t length = array->length, count = 0;
    TsTypedArray *kept = typed_array_like(array, length);

    for (size_t i = 0; i < length; i++) {
        TsValue item = ts_typed_array_load(array, i);
        if (test(array, predicate, i)) {
            ts_typed_array_store(kept, count++, item);
        }
    }
    TsTypedArray *result = typed_array_like(array, count);
    for (size_t i = 0; i < count; i++) {
        ts_typed_array_store(result, i, ts_typed_array_load(kept, i));
    }
    return result;
}

bool ts_typed_array_every(TsTypedArray *array, TsFunction *predicate)
{
    size_t length = array->length;

    for (size_t i = 0; i < length; i++) {
        if (!test(array, predicate, i)) {
            return false;
        }
    }
    return true;
}

bool ts_typed_array_some(TsTypedArray *array, TsFunction *predicate)
{
    return ts_typed_array_find_index(array, predicate) >= 0;
}

double ts_typed_array_find_index(TsTypedArray *array, TsFunction *predicate)
{
    size_t length = array->length;

    for (size_t i = 0; i < length; i++) {
        if (test(array, predicate, i)) {
            return (double)i;
        }
    }
    return -1;
}

double ts_typed_array_find_last_index(TsTypedArray *array, TsFunction *predicate)
{
    for (size_t i = array->length; i-- > 0;) {
        if (test(array, predicate, i)) {
            return (double)i;
        }
    }
    return -1;
}

static TsValue found(const TsTypedArray *array, double index)
{
    return index >= 0 ? ts_typed_array_load(array, (size_t)index) : TS_UNDEFINED;
}

TsValue typed_array_find(TsTypedArray *array, TsFunction *predicate)
{
    return found(array, ts_typed_array_find_index(array, predicate));
}

TsValue typed_array_find_last(TsTypedArray *array, TsFunction *predicate)
{
    return found(array, ts_typed_array_find_last_index(array, predicate));
}

double ts_typed_array_find(TsTypedArray *array, TsFunction *predicate)
{
    return ts_as_optional_number(typed_array_find(array, predicate));
}

double ts_typed_array_find_last(TsTypedArray *array, TsFunction *predicate)
{
    return ts_as_optional_number(typed_array_find_last(array, predicate));
}

/* ---- reduce ---------------------------------------------------------------------------------- */

static TsValue reduce(TsTypedArray *array, TsFunction *callback, TsValue result, size_t start)
{
    size_t length = array->length;

    for (size_t i = start; i < length; i++) {
        result = TS_CALL(callback, result, ts_typed_array_load(array, i), ts_from_number((double)i),
                         ts_from_object(array));
    }
    return result;
}

static TsValue reduce_right(TsTypedArray *array, TsFunction *callback, TsValue result, size_t end)
{
    for (size_t i = end; i-- > 0;) {
        result = TS_CALL(callback, result, ts_typed_array_load(array, i), ts_from_number((double)i),
                         ts_from_object(array));
    }
    return result;
}

static void check_some(const TsTypedArray *array)
{
    if (array->length == 0) {
        ts_throw_error(&TypeError_type, "Reduce of empty array with no initial value");
    }
}

TsValue ts_typed_array_reduce(TsTypedArray *array, TsFunction *callback, TsValue initial)
{
    return reduce(array, callback, initial, 0);
}

TsValue ts_typed_array_reduce_right(TsTypedArray *array, TsFunction *callback, TsValue initial)
{
    return reduce_right(array, callback, initial, array->length);
}

TsValue typed_array_reduce_first(TsTypedArray *array, TsFunction *callback)
{
    check_some(array);
    return reduce(array, callback, ts_typed_array_load(array, 0), 1);
}

TsValue typed_array_reduce_right_first(TsTypedArray *array, TsFunction *callback)
{
    check_some(array);
    return reduce_right(array, callback, ts_typed_array_load(array, array->length - 1),
                        array->length - 1);
}

double ts_typed_array_reduce_first(TsTypedArray *array, TsFunction *callback)
{
    return ts_to_number(typed_array_reduce_first(array, callback));
}

double ts_typed_array_reduce_right_first(TsTypedArray *array, TsFunction *callback)
{
    return ts_to_number(typed_array_reduce_right_first(array, callback));
}

/* ---- iterators ------------------------------------------------------------------------------- */

static bool next_key(TsIterator *iterator, TsValue *value)
{
    const TsTypedArray *array = ts_walk(iterator)->source.as.pointer;

    *value = TS_UNDEFINED;
    if (ts_walk(iterator)->index >= array->length) {
        return false;
    }
    *value = ts_from_number((double)ts_walk(iterator)->index++);
    return true;
}

static bool next_value(TsIterator *iterator, TsValue *value)
{
    const TsTypedArray *array = ts_walk(iterator)->source.as.pointer;

    *value = TS_UNDEFINED;
    if (ts_walk(iterator)->index >= array->length) {
        return false;
    }
    *value = ts_typed_array_load(array, ts_walk(iterator)->index++);
    return true;
}

static bool next_entry(TsIterator *iterator, TsValue *value)
{
    TsValue index = ts_from_number((double)ts_walk(iterator)->index);

    if (!next_value(iterator, value)) {
        return false;
    }
    *value = ts_from_object(ts_pair(index, *value));
    return true;
}

TsIterator *ts_typed_array_keys(TsTypedArray *array)
{
    static const TsIteration keys = {"Array Iterator", next_key, NULL, NULL};

    return &ts_iterator_new(&keys, ts_from_object(array))->iterator;
}

TsIterator *ts_typed_array_values(TsTypedArray *array)
{
    static const TsIteration values = {"Array Iterator", next_value, NULL, NULL};

    return &ts_iterator_new(&values, ts_from_object(array))->iterator;
}

TsIterator *ts_typed_array_entries(TsTypedArray *array)
{
    static const TsIteration entries = {"Array Iterator", next_entry, NULL, NULL};

    return &ts_iterator_new(&entries, ts_from_object(array))->iterator;
}
