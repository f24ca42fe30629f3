/*
 * Iteration (ECMA-262 §7.4, §27.1): the iterators of the library's own collections, and a common
 * way to walk through anything that can be iterated.
 *
 *     TsIterator *it = ts_iterate(value);
 *     TsValue item;
 *     while (ts_iterator_next(it, &item)) { ... }
 *
 * Leaving such a loop early takes ts_iterator_close(it). Where an error or a jump may leave it, a
 * TsForOf keeps watch:
 *
 *     TsForOf loop;
 *     ts_for_of_begin(&loop, ts_iterate(value));
 *     for (TsValue item; ts_for_of_next(&loop, &item);) {
 *         ... break; ... { ts_for_of_end(&loop); return x; } ...
 *     }
 *     ts_for_of_end(&loop);
 */
#ifndef TS_ITERATOR_H
#define TS_ITERATOR_H

#include "ts/array.h"
#include "ts/error.h"
#include "ts/iterator_layout.h"
#include "ts/map.h"
#include "ts/set.h"
#include "ts/value.h"

/** An iterator over something else: a collection, an object with next(), another iterator. */
typedef struct TsWalk {
    TsIterator iterator;
    TsValue source;  /* what is iterated */
    TsValue extra;   /* a callback, an object's next method ... */
    TsCursor cursor; /* place in a map or set */
    size_t index;    /* place in an array or string */
    size_t limit;
} TsWalk;

/** The class of all iterators. */
extern const TsType TsIterator_type;

/** The descriptor of a kind of iterators: TS_FIELDS(...), .parent and so on. */
#define TS_ITERATOR(Type, js_name, ...)                                    \
    const TsType Type##_type = {.kind = TS_KIND_NATIVE,                    \
                                .flags = TS_TYPE_CLASS | TS_TYPE_ITERATOR, \
                                .size = sizeof(Type),                      \
                                .name = js_name,                           \
                                __VA_ARGS__}

/** A new iterator over `source`. */
TsWalk *ts_iterator_new(const TsIteration *how, TsValue source);

static inline TsWalk *ts_walk(TsIterator *iterator)
{
    return (TsWalk *)iterator;
}

/** The next value; false at the end, and ever after, with *value undefined. */
bool ts_iterator_next(TsIterator *iterator, TsValue *value);

/** next(*value): the same with a value to send; at the end *value is what the iterator returns. */
bool ts_iterator_send(TsIterator *iterator, TsValue *value);

/** iterator.next(value): what comes, a value or at the end (iterator->done) what is returned. */
TsValue ts_iterator_step(TsIterator *iterator, TsValue sent);

/** iterator.next(): { value, done }. */
TsValue ts_iterator_next_result(TsIterator *iterator, size_t count, const TsValue *values);

/** Ends the iteration early: runs a generator's finally parts, calls an object's own return(). */
void ts_iterator_close(TsIterator *iterator);
/** iterator[Symbol.dispose]() */
void ts_iterator_dispose(TsIterator *iterator);
/** The same; on an error's way, an error of closing is dropped (§7.4.11). */
void ts_iterator_leave(TsIterator *iterator, bool thrown);

/** A loop that closes its iterator when it is left early, also by an error. */
typedef struct TsForOf {
    TsCleanup cleanup; /* first */
    TsIterator *iterator;
    bool is_open; /* leaving the loop now takes a close */
} TsForOf;

void ts_for_of_begin(TsForOf *loop, TsIterator *iterator);
void ts_for_of_end(TsForOf *loop);

static inline bool ts_for_of_next(TsForOf *loop, TsValue *value)
{
    loop->is_open = false;
    return loop->is_open = ts_iterator_next(loop->iterator, value);
}

/** return(*value) or throw(*value) of an object's own iterator, as ts_iterator_send; *found: it has
 * such a method. */
bool ts_iterator_call_own(TsIterator *iterator, const char *name, TsValue *value, bool *found);

/** iterator[Symbol.iterator](). */
static inline TsIterator *ts_iterator_self(TsIterator *iterator)
{
    return iterator;
}

/**
 * An iterator over an array, string, Map, Set, iterator, or an object with [Symbol.iterator]();
 * TypeError "number 5 is not iterable ..." for anything else.
 */
TsIterator *ts_iterate(TsValue iterable);
/** The same for what the program calls `text`, which the error says that is no iterable. */
TsIterator *ts_iterate_as(TsValue iterable, const char *text);
/** Whether iterating can begin. Nothing that a program can see happens but for objects of its own. */
bool ts_is_iterable(TsValue value);
/** Whether its class, which extends one of the library, has a [Symbol.iterator] of its own. */
bool ts_says_how_to_iterate(const void *object);

/**
 * The value, which the program calls `text`, before it is iterated: TypeError "text is not iterable".
 * ts_iterable_spread is for arguments, about which V8 has words of its own.
 */
TsValue ts_iterable_named(TsValue value, const char *text);
TsValue ts_iterable_spread(TsValue value, const char *text);
/** The same for what has no name: "undefined is not iterable (cannot read property ...)". */
TsValue ts_iterable_any(TsValue value);

/** Every value of an iterable in an array of a representation: [...iterable]. */
TsArray *ts_iterable_to_array(TsValue iterable, TsRep rep);

/**
 * The first `count` values in an array of TsValues, fewer if there are no more; closes the iterator
 * if it did not come to its end: [a, b] = iterable.
 */
TsArray *ts_iterable_take(TsValue iterable, size_t count);

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
TsIterator *ts_iterator_flat_map(TsIterator *iterator, TsFunction *callback);
/** Iterator.from(value): an iterator itself, else one over an iterable or an object with next(). */
TsIterator *ts_iterator_from(TsValue value);
TsValue ts_iterator_reduce(TsIterator *iterator, TsFunction *callback, TsValue initial);
TsValue ts_iterator_reduce_first(TsIterator *iterator, TsFunction *callback);
TsArray *ts_iterator_to_array(TsIterator *iterator, TsRep rep);
void ts_iterator_for_each(TsIterator *iterator, TsFunction *callback);
bool ts_iterator_some(TsIterator *iterator, TsFunction *predicate);
bool ts_iterator_every(TsIterator *iterator, TsFunction *predicate);
TsValue ts_iterator_find(TsIterator *iterator, TsFunction *predicate);

#endif
