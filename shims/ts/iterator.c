/*
 * The iterators of arrays, strings, maps and sets, and the walk over any iterable. The iterator
 * helpers are in iterator_helpers.c, generators in generator.c.
 */
#include "ts/iterator.h"

#include "ts/error.h"
#include "ts/function.h"
#include "ts/nullish.h"
#include "ts/object.h"

static void trace_walk(void *cell, TsMarker *marker)
{
    TsWalk *walk = cell;

    ts_mark(marker, walk->cursor.table);
    ts_mark(marker, walk->cursor.owner);
}

static TS_ITERATOR(TsWalk, "Iterator",
                   TS_FIELDS(TS_HIDDEN(TsWalk, source, VALUE), TS_HIDDEN(TsWalk, extra, VALUE)),
                   .parent = &TsIterator_type, .trace = trace_walk);

TsWalk *ts_iterator_new(const TsIteration *how, TsValue source)
{
    return TS_NEW(TsWalk, .iterator.how = how, .source = source, .limit = SIZE_MAX);
}

bool ts_iterator_send(TsIterator *iterator, TsValue *value)
{
    if (iterator->done) {
        *value = TS_UNDEFINED;
        return false;
    }
    if (!iterator->how->next(iterator, value)) {
        iterator->done = true;
        return false;
    }
    return true;
}

bool ts_iterator_next(TsIterator *iterator, TsValue *value)
{
    *value = TS_UNDEFINED;
    if (!ts_iterator_send(iterator, value)) {
        *value = TS_UNDEFINED;
        return false;
    }
    return true;
}

TsValue ts_iterator_step(TsIterator *iterator, TsValue sent)
{
    ts_iterator_send(iterator, &sent);
    return sent;
}

TsValue ts_iterator_next_result(TsIterator *iterator, size_t count, const TsValue *values)
{
    TsString *keys[2] = {TS_STR("value"), TS_STR("done")};
    TsValue result[2] = {count > 0 ? values[0] : TS_UNDEFINED};

    result[1] = ts_from_bool(!ts_iterator_send(iterator, &result[0]));
    return ts_from_object(ts_object_of(2, keys, result));
}

TsArray *ts_pair(TsValue first, TsValue second)
{
    TsValue pair[2] = {first, second};

    return ts_array_of_value(2, pair);
}

/* ---- leaving early --------------------------------------------------------------------------- */

void ts_iterator_close(TsIterator *iterator)
{
    if (iterator->done) {
        return;
    }
    iterator->done = true;
    if (iterator->how->close) {
        iterator->how->close(iterator);
    }
}

void ts_iterator_dispose(TsIterator *iterator)
{
    if (iterator->how->close) {
        ts_iterator_close(iterator);
    }
}

void ts_iterator_leave(TsIterator *iterator, bool thrown)
{
    if (!thrown) {
        ts_iterator_close(iterator);
        return;
    }
    TS_TRY {
        ts_iterator_close(iterator);
    }
    TS_CATCH(error) {
        (void)error;
    }
    TS_END_TRY;
}

static void leave_loop(TsCleanup *cleanup)
{
    TsForOf *loop = (TsForOf *)cleanup;

    if (loop->is_open) {
        ts_iterator_leave(loop->iterator, true);
    }
}

void ts_for_of_begin(TsForOf *loop, TsIterator *iterator)
{
    loop->iterator = iterator;
    loop->is_open = false;
    ts_cleanup_begin(&loop->cleanup, leave_loop);
}

void ts_for_of_end(TsForOf *loop)
{
    ts_cleanup_end(&loop->cleanup);
    if (loop->is_open) {
        loop->is_open = false;
        ts_iterator_close(loop->iterator);
    }
}

/* ---- arrays and strings ---------------------------------------------------------------------- */

static bool next_element(TsIterator *iterator, TsValue *value)
{
    TsWalk *walk = ts_walk(iterator);
    const TsArray *array = walk->source.as.pointer;

    if (walk->index >= array->length) {
        *value = TS_UNDEFINED;
        return false;
    }
    *value = ts_array_value(array, (int64_t)walk->index++);
    return true;
}

static bool next_index(TsIterator *iterator, TsValue *value)
{
    TsWalk *walk = ts_walk(iterator);
    const TsArray *array = walk->source.as.pointer;
    bool found = walk->index < array->length;

    *value = found ? ts_from_number((double)walk->index++) : TS_UNDEFINED;
    return found;
}

static bool next_array_entry(TsIterator *iterator, TsValue *value)
{
    TsValue index = ts_from_number((double)ts_walk(iterator)->index);

    if (!next_element(iterator, value)) {
        return false;
    }
    *value = ts_from_object(ts_pair(index, *value));
    return true;
}

static bool next_character(TsIterator *iterator, TsValue *value)
{
    TsWalk *walk = ts_walk(iterator);
    TsString *string = walk->source.as.string;
    size_t units;

    if (walk->index >= string->length) {
        *value = TS_UNDEFINED;
        return false;
    }
    ts_string_code_point(string, walk->index, &units);
    *value = ts_from_string(ts_string_range(string, walk->index, walk->index + units));
    walk->index += units;
    return true;
}

TsIterator *ts_array_values(TsArray *array)
{
    static const TsIteration elements = {"Array Iterator", next_element, NULL, NULL};

    return &ts_iterator_new(&elements, ts_from_object(array))->iterator;
}

TsIterator *ts_array_keys(TsArray *array)
{
    static const TsIteration indices = {"Array Iterator", next_index, NULL, NULL};

    return &ts_iterator_new(&indices, ts_from_object(array))->iterator;
}

TsIterator *ts_array_entries(TsArray *array)
{
    static const TsIteration entries = {"Array Iterator", next_array_entry, NULL, NULL};

    return &ts_iterator_new(&entries, ts_from_object(array))->iterator;
}

TsIterator *ts_string_iterator(TsString *string)
{
    static const TsIteration characters = {"String Iterator", next_character, NULL, NULL};

    return &ts_iterator_new(&characters, ts_from_string(string))->iterator;
}

/* ---- maps and sets --------------------------------------------------------------------------- */

static bool next_map_value(TsIterator *iterator, TsValue *value)
{
    *value = TS_UNDEFINED;
    return ts_map_next(&ts_walk(iterator)->cursor, NULL, value);
}

static bool next_map_key(TsIterator *iterator, TsValue *value)
{
    *value = TS_UNDEFINED;
    return ts_map_next(&ts_walk(iterator)->cursor, value, NULL);
}

static bool next_map_entry(TsIterator *iterator, TsValue *value)
{
    TsValue key;
    TsValue mapped;

    if (!ts_map_next(&ts_walk(iterator)->cursor, &key, &mapped)) {
        *value = TS_UNDEFINED;
        return false;
    }
    *value = ts_from_object(ts_pair(key, mapped));
    return true;
}

static bool next_set_value(TsIterator *iterator, TsValue *value)
{
    *value = TS_UNDEFINED;
    return ts_set_next(&ts_walk(iterator)->cursor, value);
}

static bool next_set_entry(TsIterator *iterator, TsValue *value)
{
    TsValue element;

    if (!ts_set_next(&ts_walk(iterator)->cursor, &element)) {
        *value = TS_UNDEFINED;
        return false;
    }
    *value = ts_from_object(ts_pair(element, element));
    return true;
}

static TsIterator *over_map(const TsIteration *how, TsMap *map)
{
    TsWalk *walk = ts_iterator_new(how, ts_from_object(map));

    walk->cursor = ts_map_begin(map);
    return &walk->iterator;
}

static TsIterator *over_set(const TsIteration *how, TsSet *set)
{
    TsWalk *walk = ts_iterator_new(how, ts_from_object(set));

    walk->cursor = ts_set_begin(set);
    return &walk->iterator;
}

static TsArray *preview(const TsIterator *iterator)
{
    TsWalk *rest = ts_iterator_new(iterator->how, TS_UNDEFINED);

    rest->cursor = ((const TsWalk *)iterator)->cursor;
    return ts_iterator_to_array(&rest->iterator, TS_REP_VALUE);
}

TsIterator *ts_map_values(TsMap *map)
{
    static const TsIteration values = {"Map Iterator", next_map_value, NULL, preview};

    return over_map(&values, map);
}

TsIterator *ts_map_keys(TsMap *map)
{
    static const TsIteration keys = {"Map Iterator", next_map_key, NULL, preview};

    return over_map(&keys, map);
}

TsIterator *ts_map_entries(TsMap *map)
{
    static const TsIteration entries = {"Map Entries", next_map_entry, NULL, preview};

    return over_map(&entries, map);
}

TsIterator *ts_set_values(TsSet *set)
{
    static const TsIteration values = {"Set Iterator", next_set_value, NULL, preview};

    return over_set(&values, set);
}

TsIterator *ts_set_entries(TsSet *set)
{
    static const TsIteration entries = {"Set Entries", next_set_entry, NULL, preview};

    return over_set(&entries, set);
}

/* ---- any iterable ---------------------------------------------------------------------------- */

/* The parts of { value, done } that a method of an object gave; true: it is not done. */
static bool take_result(TsValue result, TsValue *value)
{
    if (!ts_is_object(result)) {
        ts_throw_error(&TypeError_type, "Iterator result %S is not an object",
                       ts_string_of(result));
    }
    bool done = ts_to_boolean(ts_get(result, TS_STR("done")));
    *value = ts_get(result, TS_STR("value"));
    return !done;
}

/* `source` is an object with next(), `extra` that method. An error of it ends the iteration. */
static bool next_of_object(TsIterator *iterator, TsValue *value)
{
    TsWalk *walk = ts_walk(iterator);

    iterator->done = true;
    TsValue result = ts_call_value(walk->extra, walk->source, 1, value);
    bool found = take_result(result, value);
    iterator->done = !found;
    return found;
}

static void close_object(TsIterator *iterator)
{
    TsWalk *walk = ts_walk(iterator);
    TsValue method = ts_get(walk->source, TS_STR("return"));

    if (!ts_is_function(method)) {
        return;
    }
    TsValue result = ts_call_value(method, walk->source, 0, NULL);
    if (!ts_is_object(result)) {
        ts_throw_error(&TypeError_type, "%S is not an object", ts_string_of(result));
    }
}

static const TsIteration over_object = {"Iterator Wrap Iterator", next_of_object, close_object, NULL};

bool ts_iterator_call_own(TsIterator *iterator, const char *name, TsValue *value, bool *found)
{
    TsWalk *walk = ts_walk(iterator);
    *found = false;
    if (iterator->how != &over_object) {
        return false;
    }
    TsValue method = ts_get(walk->source, ts_string_from_c(name));
    if (!ts_is_function(method)) {
        return false;
    }
    *found = true;
    bool more = take_result(ts_call_value(method, walk->source, 1, value), value);
    iterator->done = !more;
    return more;
}

static TsIterator *wrap(TsValue object)
{
    if (ts_is_iterator(object.as.pointer)) {
        return object.as.pointer;
    }
    TsWalk *walk = ts_iterator_new(&over_object, object);
    walk->extra = ts_get(object, TS_STR("next"));
    return &walk->iterator;
}

bool ts_is_iterable(TsValue value)
{
    if (!ts_is_object(value)) {
        return ts_is_string(value);
    }
    const TsType *type = ts_type_of(value.as.pointer);
    bool is_own = type->kind <= TS_KIND_DYNAMIC || type->kind == TS_KIND_FUNCTION ||
                  type->kind == TS_KIND_ERROR;
    if (!is_own || type->flags & TS_TYPE_PROXY) {
        return true;
    }
    return ts_is_function(ts_get(value, (TsString *)&ts_symbol_iterator));
}

TsValue ts_iterable_named(TsValue value, const char *text)
{
    if (!ts_is_iterable(value)) {
        ts_throw_error(&TypeError_type, "%s is not iterable", text);
    }
    return value;
}

TsValue ts_iterable_any(TsValue value)
{
    if (!ts_is_iterable(value)) {
        ts_throw_not_iterable_value(value);
    }
    return value;
}

TsValue ts_iterable_spread(TsValue value, const char *text)
{
    if (ts_is_nullish(value)) {
        ts_throw_error(&TypeError_type, "%s is not iterable (cannot read property %S)", text,
                       ts_string_of(value));
    }
    if (!ts_is_iterable(value)) {
        ts_throw_error(&TypeError_type,
                       "Spread syntax requires ...iterable[Symbol.iterator] to be a function");
    }
    return value;
}

static TsIterator *iterate_object(TsValue object, const char *text)
{
    TsValue method = ts_get(object, (TsString *)&ts_symbol_iterator);

    if (!ts_is_function(method)) {
        if (text) {
            ts_throw_error(&TypeError_type, "%s is not iterable", text);
        }
        ts_throw_not_iterable_value(object);
    }
    TsValue own = ts_call_value(method, object, 0, NULL);
    if (!ts_is_object(own)) {
        ts_throw_error(&TypeError_type, "Result of the Symbol.iterator method is not an object");
    }
    return wrap(own);
}

bool ts_says_how_to_iterate(const void *object)
{
    const TsType *type = ts_type_of(object);

    return type->parent && (type->flags & TS_TYPE_CLASS) &&
           ts_find_member(type, (TsString *)&ts_symbol_iterator);
}

TsIterator *ts_iterate(TsValue iterable)
{
    return ts_iterate_as(iterable, NULL);
}

TsIterator *ts_iterate_as(TsValue iterable, const char *text)
{
    if (ts_is_string(iterable)) {
        return ts_string_iterator(iterable.as.string);
    }
    if (!ts_is_object(iterable) && text) {
        ts_throw_error(&TypeError_type, "%s is not iterable", text);
    }
    if (!ts_is_object(iterable)) {
        ts_throw_not_iterable_value(iterable);
    }
    if (ts_says_how_to_iterate(iterable.as.pointer)) {
        return iterate_object(iterable, text);
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
    if (ts_is_iterator(iterable.as.pointer)) {
        return iterable.as.pointer;
    }
    return iterate_object(iterable, text);
}

TsIterator *ts_iterator_from(TsValue value)
{
    if (ts_is_string(value)
        || (ts_is_object(value)
            && (ts_type_of(value.as.pointer)->kind != TS_KIND_OBJECT
                || ts_is_function(ts_get(value, (TsString *)&ts_symbol_iterator))))) {
        return ts_iterate(value);
    }
    if (!ts_is_object(value)) {
        ts_throw_error(&TypeError_type, "%S is not an object", ts_string_of(value));
    }
    return wrap(value);
}

TsArray *ts_iterable_to_array(TsValue iterable, TsRep rep)
{
    if (ts_is_array(iterable) && !ts_says_how_to_iterate(iterable.as.pointer)) {
        return ts_array_convert(ts_as_array(iterable), rep);
    }
    return ts_iterator_to_array(ts_iterate(iterable), rep);
}

TsArray *ts_iterable_take(TsValue iterable, size_t count)
{
    TsArray *array = ts_array_new(TS_REP_VALUE, count);
    TsIterator *iterator = ts_iterate(iterable);
    TsValue item;

    while (array->length < count && ts_iterator_next(iterator, &item)) {
        ts_array_push_value(array, item);
    }
    ts_iterator_close(iterator);
    return array;
}
