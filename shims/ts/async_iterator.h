/*
 * Asynchronous iteration (ECMA-262 §27.1.1.3, §14.7.5.6): what `for await` walks through.
 *
 *     self->iterator = ts_async_iterate(value);
 *     while (true) {
 *         TS_AWAIT(self, ts_async_iterator_next(self->iterator));
 *         if (!ts_async_iterator_gave(self->iterator, TS_AWAITED(self))) {
 *             break;
 *         }
 *         ... self->iterator->value ...
 *     }
 *
 * Leaving such a loop early: if ts_async_iterator_is_open(), await ts_async_iterator_close().
 */
#ifndef TS_ASYNC_ITERATOR_H
#define TS_ASYNC_ITERATOR_H

#include "ts/async_iterator_layout.h"
#include "ts/promise.h"

typedef struct TsAsyncIterator TsAsyncIterator;

/** How an iterator works. */
typedef struct TsAsyncIteration {
    /** What is to be awaited: gives the next value. Sets `finished`, then or later, at the end. */
    TsValue (*next)(TsAsyncIterator *iterator);
    /** Takes iterator->value out of what was awaited; false at the end. NULL: it is the value. */
    bool (*take)(TsAsyncIterator *iterator, TsValue awaited);
    /** Whether there is something to close. NULL: if there is `close`. */
    bool (*can_close)(TsAsyncIterator *iterator);
    /** Ends the iteration early; gives what is to be awaited. NULL: nothing to do. */
    TsValue (*close)(TsAsyncIterator *iterator);
    /** next(value), throw(value), return(value) by `received` (ts/async_frame.h): gives what is to be
     * awaited. NULL: next() only. */
    TsValue (*send)(TsAsyncIterator *iterator, int received, TsValue value);
    /** The same as the program calls it: a promise of { value, done }. NULL: made of the others. */
    TsPromise *(*request)(TsAsyncIterator *iterator, int received, TsValue value);
} TsAsyncIteration;

struct TsAsyncIterator {
    TsObject base;
    const TsAsyncIteration *how;
    TsValue source; /* what is iterated */
    TsValue extra;  /* a method of it ... */
    TsValue value;  /* that the latest next() gave */
    bool finished;  /* no further value */
    bool ended;     /* by the end, an error, or for as long as next() is being awaited */
};

extern const TsType TsAsyncIterator_type;

/** The descriptor of a kind of async iterators: TS_FIELDS(...), .parent and so on. */
#define TS_ASYNC_ITERATOR(Type, js_name, ...)            \
    const TsType Type##_type = {.kind = TS_KIND_NATIVE,  \
                                .flags = TS_TYPE_CLASS | TS_TYPE_ASYNC_ITERATOR, \
                                .size = sizeof(Type),    \
                                .name = js_name,         \
                                __VA_ARGS__}

/** A new iterator over something that `how` knows. */
TsAsyncIterator *ts_async_iterator_new(const TsAsyncIteration *how, TsValue source);

/**
 * An iterator over an object with [Symbol.asyncIterator](), else over an iterable whose values are
 * awaited one by one (§27.1.6); a TypeError for anything else.
 */
TsAsyncIterator *ts_async_iterate(TsValue iterable);
/** The same for what the program calls `text`: TypeError "text is not async iterable". */
TsAsyncIterator *ts_async_iterate_as(TsValue iterable, const char *text);

/** Asks for the next value: gives what is to be awaited. */
TsValue ts_async_iterator_next(TsAsyncIterator *iterator);

/** After the await: true when there is a value, in iterator->value; false at the end. */
bool ts_async_iterator_gave(TsAsyncIterator *iterator, TsValue awaited);

/** Whether leaving the loop now takes a close. */
bool ts_async_iterator_is_open(TsAsyncIterator *iterator);

/** Ends the iteration early (§7.4.12); `left` is how the loop was left (ts/async.h): errors of
 * closing do not hide an error that is on its way. Gives what is to be awaited. */
TsValue ts_async_iterator_close(TsAsyncIterator *iterator, int left);

/** next(value), throw(value) or return(value), by `received`: a promise of { value, done }. */
TsPromise *ts_async_iterator_request(TsAsyncIterator *iterator, int received, TsValue value);

/** iterator.next(value): a promise of { value, done }. */
TsPromise *ts_async_iterator_next_result(TsAsyncIterator *iterator, size_t count,
                                         const TsValue *values);

/** iterator[Symbol.asyncIterator](). */
static inline TsAsyncIterator *ts_async_iterator_self(TsAsyncIterator *iterator)
{
    return iterator;
}

#endif
