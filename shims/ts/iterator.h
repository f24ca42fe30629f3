/*
 * Iteration (ECMA-262 §7.4, §27.1): the iterators of the library's own collections, and a common
 * way to walk through anything that can be iterated.
 *
 *     TsIterator *it = ts_iterate(value);
 *     TsValue item;
 *     while (ts_iterator_next(it, &item)) { ... }
 *
 * Leaving such a loop early takes ts_iterator_close(it).
 */
#ifndef TS_ITERATOR_H
#define TS_ITERATOR_H

#include "ts/array.h"
#include "ts/map.h"
#include "ts/set.h"
#include "ts/value.h"

typedef struct TsIterator TsIterator;

/** Gives the next value, or false at the end; called until it says false. */
typedef bool (*TsIteratorStep)(TsIterator *iterator, TsValue *value);

struct TsIterator {
    TsObject base;
    TsIteratorStep step;
    TsValue source;  /* what is iterated */
    TsValue extra;   /* a callback, an object's next method ... */
    TsCursor cursor; /* place in a map or set */
    size_t index;    /* place in an array or string */
    size_t limit;
    bool done;
};

extern const TsType TsIterator_type;

/** A new iterator with a step function of its own. `name` as inspect shows it is the class's. */
TsIterator *ts_iterator_new(TsIteratorStep step, TsValue source);

/** The next value; false at the end, and ever after. */
bool ts_iterator_next(TsIterator *iterator, TsValue *value);

/** iterator.next(): { value, done }. */
TsValue ts_iterator_next_result(TsIterator *iterator, size_t count, const TsValue *values);

/** Ends the iteration early: calls return() of an object's own iterator. */
void ts_iterator_close(TsIterator *iterator);

/** iterator[Symbol.iterator](). */
static inline TsIterator *ts_iterator_self(TsIterator *iterator)
{
    return iterator;
}

/**
 * An iterator over an array, string, Map, Set, iterator, or an object with [Symbol.iterator]();
 * TypeError "x is not iterable" for anything else.
 */
TsIterator *ts_iterate(TsValue iterable);

/** Every value of an iterable in an array of a representation: [...iterable]. */
TsArray *ts_iterable_to_array(TsValue iterable, TsRep rep);

/** The string's code points, each as a string. */
TsIterator *ts_string_iterator(TsString *string);
TsIterator *ts_array_values(TsArray *array);
TsIterator *ts_array_keys(TsArray *array);
TsIterator *ts_array_entries(TsArray *array);
TsIterator *ts_map_values(TsMap *map);
TsIterator *ts_map_keys(TsMap *map);
TsIterator *ts_map_entries(TsMap *map);
TsIterator *ts_set_values(TsSet *set);
TsIterator *ts_set_entries(TsSet *set);

/** [first, second] as an array of TsValues. */
TsArray *ts_pair(TsValue first, TsValue second);

/* Iterator helpers (§27.1.4). */
TsIterator *ts_iterator_map(TsIterator *iterator, TsFunction *callback);
TsIterator *ts_iterator_filter(TsIterator *iterator, TsFunction *predicate);
TsIterator *ts_iterator_take(TsIterator *iterator, double limit);
TsIterator *ts_iterator_drop(TsIterator *iterator, double count);
TsValue ts_iterator_reduce(TsIterator *iterator, TsFunction *callback, TsValue initial);
TsValue ts_iterator_reduce_first(TsIterator *iterator, TsFunction *callback);
TsArray *ts_iterator_to_array(TsIterator *iterator, TsRep rep);
void ts_iterator_for_each(TsIterator *iterator, TsFunction *callback);
bool ts_iterator_some(TsIterator *iterator, TsFunction *predicate);
bool ts_iterator_every(TsIterator *iterator, TsFunction *predicate);
TsValue ts_iterator_find(TsIterator *iterator, TsFunction *predicate);

#endif
