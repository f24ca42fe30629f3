/*
 * The iterators of arrays, strings, maps and sets, and the walk over any iterable. The iterator
 * helpers are in iterator_helpers.c.
 */
#include "ts/iterator.h"

#include "ts/error.h"
#include "ts/function.h"
#include "ts/object.h"

static void trace_iterator(void *cell, TsMarker *marker)
{
    TsIterator *iterator = cell;

    ts_mark(marker, iterator->cursor.table);
    ts_mark(marker, iterator->cursor.owner);
}

static TsValue next_method(TsIterator *iterator)
{
    return ts_iterator_next_result(iterator, 0, NULL);
}

static TsIterator *self_method(TsIterator *iterator)
{
    return iterator;
}

TS_METHOD_0(next_method, "next", TsValue, TsIterator *)
TS_METHOD_0(self_method, "[Symbol.iterator]", TsIterator *, TsIterator *)

TS_NATIVE(TsIterator, "Iterator",
          TS_FIELDS(TS_HIDDEN(TsIterator, source, VALUE), TS_HIDDEN(TsIterator, extra, VALUE)),
          TS_MEMBERS(TS_METHOD_MEMBER("next", &next_method_function),
                     {.name = (TsString *)&ts_symbol_iterator, .method = &self_method_function}),
          .trace = trace_iterator);

TsIterator *ts_iterator_new(TsIteratorStep step, TsValue source)
{
    return TS_NEW(TsIterator, .step = step, .source = source, .limit = SIZE_MAX);
}

bool ts_iterator_next(TsIterator *iterator, TsValue *value)
{
    if (iterator->done || !iterator->step(iterator, value)) {
        iterator->done = true;
        *value = TS_UNDEFINED;
        return false;
    }
    return true;
}

TsValue ts_iterator_next_result(TsIterator *iterator, size_t count, const TsValue *values)
{
    TsString *keys[2] = {TS_STR("value"), TS_STR("done")};
    TsValue result[2];

    (void)count;
    (void)values;
    result[1] = ts_from_bool(!ts_iterator_next(iterator, &result[0]));
    return ts_from_object(ts_object_of(2, keys, result));
}

TsArray *ts_pair(TsValue first, TsValue second)
{
    TsValue pair[2] = {first, second};

    return ts_array_of_value(2, pair);
}

/* ---- arrays and strings ---------------------------------------------------------------------- */

static bool step_array(TsIterator *iterator, TsValue *value)
{
    const TsArray *array = iterator->source.as.pointer;

    if (iterator->index >= array->length) {
        return false;
    }
    *value = ts_array_value(array, (int64_t)iterator->index++);
    return true;
}

static bool step_array_keys(TsIterator *iterator, TsValue *value)
{
    const TsArray *array = iterator->source.as.pointer;

    *value = ts_from_number((double)iterator->index);
    return iterator->index++ < array->length;
}

static bool step_array_entries(TsIterator *iterator, TsValue *value)
{
    TsValue index = ts_from_number((double)iterator->index);
    TsValue element;

    if (!step_array(iterator, &element)) {
        return false;
    }
    *value = ts_from_object(ts_pair(index, element));
    return true;
}

static bool step_string(TsIterator *iterator, TsValue *value)
{
    TsString *string = iterator->source.as.string;
    size_t units;

    if (iterator->index >= string->length) {
        return false;
    }
    ts_string_code_point(string, iterator->index, &units);
    *value = ts_from_string(ts_string_range(string, iterator->index, iterator->index + units));
    iterator->index += units;
    return true;
}

TsIterator *ts_array_values(TsArray *array)
{
    return ts_iterator_new(step_array, ts_from_object(array));
}

TsIterator *ts_array_keys(TsArray *array)
{
    return ts_iterator_new(step_array_keys, ts_from_object(array));
}

TsIterator *ts_array_entries(TsArray *array)
{
    return ts_iterator_new(step_array_entries, ts_from_object(array));
}

TsIterator *ts_string_iterator(TsString *string)
{
    return ts_iterator_new(step_string, ts_from_string(string));
}

/* ---- maps and sets --------------------------------------------------------------------------- */

static bool step_map_values(TsIterator *iterator, TsValue *value)
{
    return ts_map_next(&iterator->cursor, NULL, value);
}

static bool step_map_keys(TsIterator *iterator, TsValue *value)
{
    return ts_map_next(&iterator->cursor, value, NULL);
}

static bool step_map_entries(TsIterator *iterator, TsValue *value)
{
    TsValue key;
    TsValue mapped;

    if (!ts_map_next(&iterator->cursor, &key, &mapped)) {
        return false;
    }
    *value = ts_from_object(ts_pair(key, mapped));
    return true;
}

static bool step_set_values(TsIterator *iterator, TsValue *value)
{
    return ts_set_next(&iterator->cursor, value);
}

static bool step_set_entries(TsIterator *iterator, TsValue *value)
{
    TsValue element;

    if (!ts_set_next(&iterator->cursor, &element)) {
        return false;
    }
    *value = ts_from_object(ts_pair(element, element));
    return true;
}

static TsIterator *over_map(TsIteratorStep step, TsMap *map)
{
    TsIterator *iterator = ts_iterator_new(step, ts_from_object(map));

    iterator->cursor = ts_map_begin(map);
    return iterator;
}

static TsIterator *over_set(TsIteratorStep step, TsSet *set)
{
    TsIterator *iterator = ts_iterator_new(step, ts_from_object(set));

    iterator->cursor = ts_set_begin(set);
    return iterator;
}

TsIterator *ts_map_values(TsMap *map)
{
    return over_map(step_map_values, map);
}

TsIterator *ts_map_keys(TsMap *map)
{
    return over_map(step_map_keys, map);
}

TsIterator *ts_map_entries(TsMap *map)
{
    return over_map(step_map_entries, map);
}

TsIterator *ts_set_values(TsSet *set)
{
    return over_set(step_set_values, set);
}

TsIterator *ts_set_entries(TsSet *set)
{
    return over_set(step_set_entries, set);
}

/* ---- any iterable ---------------------------------------------------------------------------- */

/** `source` is an object with next(), `extra` that method. */
static bool step_object(TsIterator *iterator, TsValue *value)
{
    TsValue result = ts_call_value(iterator->extra, iterator->source, 0, NULL);

    if (!ts_is_object(result)) {
        ts_throw_error(&TypeError_type, "Iterator result %S is not an object",
                       ts_string_of(result));
    }
    if (ts_to_boolean(ts_get(result, TS_STR("done")))) {
        return false;
    }
    *value = ts_get(result, TS_STR("value"));
    return true;
}

static TsIterator *over_object(TsValue object)
{
    TsValue method = ts_get(object, (TsString *)&ts_symbol_iterator);

    if (!ts_is_function(method)) {
        ts_throw_error(&TypeError_type, "object is not iterable");
    }
    TsValue own = ts_call_value(method, object, 0, NULL);
    if (!ts_is_object(own)) {
        ts_throw_error(&TypeError_type, "Result of the Symbol.iterator method is not an object");
    }
    if (ts_type_of(own.as.pointer) == &TsIterator_type) {
        return own.as.pointer;
    }
    TsIterator *iterator = ts_iterator_new(step_object, own);
    iterator->extra = ts_get(own, TS_STR("next"));
    return iterator;
}

TsIterator *ts_iterate(TsValue iterable)
{
    if (ts_is_string(iterable)) {
        return ts_string_iterator(iterable.as.string);
    }
    if (!ts_is_object(iterable)) {
        ts_throw_error(&TypeError_type, "%S is not iterable", ts_string_of(iterable));
    }
    switch (ts_type_of(iterable.as.pointer)->kind) {
    case TS_KIND_ARRAY:
        return ts_array_values(iterable.as.pointer);
    case TS_KIND_MAP:
        return ts_map_entries(iterable.as.pointer);
    case TS_KIND_SET:
        return ts_set_values(iterable.as.pointer);
    default:
        break;
    }
    if (ts_type_of(iterable.as.pointer) == &TsIterator_type) {
        return iterable.as.pointer;
    }
    return over_object(iterable);
}

void ts_iterator_close(TsIterator *iterator)
{
    if (iterator->done) {
        return;
    }
    iterator->done = true;
    if (iterator->step == step_object) {
        TsValue method = ts_get(iterator->source, TS_STR("return"));
        if (ts_is_function(method)) {
            ts_call_value(method, iterator->source, 0, NULL);
        }
    }
}

TsArray *ts_iterable_to_array(TsValue iterable, TsRep rep)
{
    if (ts_is_array(iterable)) {
        return ts_array_convert(ts_as_array(iterable), rep);
    }
    return ts_iterator_to_array(ts_iterate(iterable), rep);
}
