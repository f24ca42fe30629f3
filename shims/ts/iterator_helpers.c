/*
 * The methods of iterators (ECMA-262 §27.1.4): lazy map, filter, take, drop and flatMap, and the
 * ones that run to the end. An early end closes the underlying iterator, and so does an error of a
 * callback.
 */
#include "ts/iterator.h"

#include "ts/error.h"
#include "ts/function.h"
#include "ts/number.h"

static TsIterator *source_of(TsIterator *iterator)
{
    return ts_walk(iterator)->source.as.pointer;
}

static TsValue call_with(TsFunction *callback, TsValue value, size_t index)
{
    TsValue arguments[2] = {value, ts_from_number((double)index)};

    return ts_call(callback, TS_UNDEFINED, 2, arguments);
}

/* ---- lazy ------------------------------------------------------------------------------------ */

/* Closes the underlying iterator when the callback throws; the helper is at its end then, too. */
typedef struct Guard {
    TsCleanup cleanup;
    TsIterator *iterator, *source;
} Guard;

static void close_source_quietly(TsCleanup *cleanup)
{
    Guard *guard = (Guard *)cleanup;

    guard->iterator->done = true;
    ts_iterator_leave(guard->source, true);
}

static TsValue call_guarded(TsIterator *iterator, TsValue item)
{
    TsWalk *walk = ts_walk(iterator);
    Guard guard = {.iterator = iterator, .source = source_of(iterator)};

    ts_cleanup_begin(&guard.cleanup, close_source_quietly);
    TsValue result = call_with(ts_as_function(walk->extra), item, walk->index++);
    ts_cleanup_end(&guard.cleanup);
    return result;
}

static bool next_mapped(TsIterator *iterator, TsValue *value)
{
    if (!ts_iterator_next(source_of(iterator), value)) {
        return false;
    }
    *value = call_guarded(iterator, *value);
    return true;
}

static bool next_filtered(TsIterator *iterator, TsValue *value)
{
    while (ts_iterator_next(source_of(iterator), value)) {
        if (ts_to_boolean(call_guarded(iterator, *value))) {
            return true;
        }
    }
    return false;
}

static bool next_taken(TsIterator *iterator, TsValue *value)
{
    TsWalk *walk = ts_walk(iterator);

    if (walk->index++ >= walk->limit) {
        ts_iterator_close(source_of(iterator));
        *value = TS_UNDEFINED;
        return false;
    }
    return ts_iterator_next(source_of(iterator), value);
}

static bool next_undropped(TsIterator *iterator, TsValue *value)
{
    TsWalk *walk = ts_walk(iterator);

    for (; walk->index < walk->limit; walk->index++) {
        if (!ts_iterator_next(source_of(iterator), value)) {
            return false;
        }
    }
    return ts_iterator_next(source_of(iterator), value);
}

static void close_source(TsIterator *iterator)
{
    ts_iterator_close(source_of(iterator));
}

static TsIterator *lazy(const TsIteration *how, TsIterator *source, TsFunction *callback, size_t limit)
{
    TsWalk *walk = ts_iterator_new(how, ts_from_object(source));

    walk->extra = ts_from_object(callback);
    walk->limit = limit;
    return &walk->iterator;
}

static size_t limit_of(TsIterator *iterator, double limit)
{
    if (limit != limit || limit <= -1) {
        ts_iterator_close(iterator);
        ts_throw_error(&RangeError_type, "%S must be positive", ts_string_from_number(limit));
    }
    return limit >= 9e15 ? SIZE_MAX : (size_t)limit;
}

TsIterator *ts_iterator_map(TsIterator *iterator, TsFunction *callback)
{
    static const TsIteration mapping = {"Iterator Helper", next_mapped, close_source, NULL};

    return lazy(&mapping, iterator, callback, 0);
}

TsIterator *ts_iterator_filter(TsIterator *iterator, TsFunction *predicate)
{
    static const TsIteration filtering = {"Iterator Helper", next_filtered, close_source, NULL};

    return lazy(&filtering, iterator, predicate, 0);
}

TsIterator *ts_iterator_take(TsIterator *iterator, double limit)
{
    static const TsIteration taking = {"Iterator Helper", next_taken, close_source, NULL};

    return lazy(&taking, iterator, NULL, limit_of(iterator, limit));
}

TsIterator *ts_iterator_drop(TsIterator *iterator, double count)
{
    static const TsIteration dropping = {"Iterator Helper", next_undropped, close_source, NULL};

    return lazy(&dropping, iterator, NULL, limit_of(iterator, count));
}

/* ---- flatMap --------------------------------------------------------------------------------- */

typedef struct FlatMap {
    TsIterator iterator;
    TsIterator *source, *inner; /* inner: NULL between two of them */
    TsFunction *callback;
    size_t index;
} FlatMap;

static TS_ITERATOR(FlatMap, "Iterator",
                 TS_FIELDS(TS_HIDDEN(FlatMap, source, POINTER), TS_HIDDEN(FlatMap, inner, POINTER),
                           TS_HIDDEN(FlatMap, callback, POINTER)),
                 .parent = &TsIterator_type);

static bool next_flattened(TsIterator *iterator, TsValue *value)
{
    FlatMap *flat = (FlatMap *)iterator;
    Guard guard = {.iterator = iterator, .source = flat->source};

    while (!flat->inner || !ts_iterator_next(flat->inner, value)) {
        flat->inner = NULL;
        if (!ts_iterator_next(flat->source, value)) {
            return false;
        }
        ts_cleanup_begin(&guard.cleanup, close_source_quietly);
        TsValue inner = call_with(flat->callback, *value, flat->index++);
        if (ts_is_string(inner)) {
            ts_throw_error(&TypeError_type, "%S is not an object", inner.as.string);
        }
        flat->inner = ts_iterate(inner);
        ts_cleanup_end(&guard.cleanup);
    }
    return true;
}

static void close_flattened(TsIterator *iterator)
{
    FlatMap *flat = (FlatMap *)iterator;

    if (flat->inner) {
        ts_iterator_close(flat->inner);
    }
    ts_iterator_close(flat->source);
}

TsIterator *ts_iterator_flat_map(TsIterator *iterator, TsFunction *callback)
{
    static const TsIteration flattening = {"Iterator Helper", next_flattened, close_flattened, NULL};

    return &TS_NEW(FlatMap, .iterator.how = &flattening, .source = iterator, .callback = callback)
                ->iterator;
}

/* ---- to the end ------------------------------------------------------------------------------ */

/* A loop over the rest of an iterator, which an error of the callback closes. */
static TsValue reduce(TsIterator *iterator, TsFunction *callback, TsValue result, size_t index)
{
    TsForOf loop;

    ts_for_of_begin(&loop, iterator);
    for (TsValue item; ts_for_of_next(&loop, &item); index++) {
        TsValue arguments[3] = {result, item, ts_from_number((double)index)};
        result = ts_call(callback, TS_UNDEFINED, 3, arguments);
    }
    ts_for_of_end(&loop);
    return result;
}

TsValue ts_iterator_reduce(TsIterator *iterator, TsFunction *callback, TsValue initial)
{
    return reduce(iterator, callback, initial, 0);
}

TsValue ts_iterator_reduce_first(TsIterator *iterator, TsFunction *callback)
{
    TsValue first;

    if (!ts_iterator_next(iterator, &first)) {
        ts_throw_error(&TypeError_type, "Reduce of a done iterator with no initial value");
    }
    return reduce(iterator, callback, first, 1);
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

/** Runs until the verdict is `wanted`; then *value is the item, and the iterator is closed. */
static bool search(TsIterator *iterator, TsFunction *predicate, bool wanted, TsValue *value)
{
    TsForOf loop;
    bool found = false;

    ts_for_of_begin(&loop, iterator);
    for (size_t i = 0; !found && ts_for_of_next(&loop, value); i++) {
        found = ts_to_boolean(call_with(predicate, *value, i)) == wanted;
    }
    ts_for_of_end(&loop);
    return found;
}

void ts_iterator_for_each(TsIterator *iterator, TsFunction *callback)
{
    TsForOf loop;
    size_t i = 0;

    ts_for_of_begin(&loop, iterator);
    for (TsValue item; ts_for_of_next(&loop, &item); i++) {
        call_with(callback, item, i);
    }
    ts_for_of_end(&loop);
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
