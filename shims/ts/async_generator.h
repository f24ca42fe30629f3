/*
 * Async generators (ECMA-262 §27.6): frames like those of generators (generator.h), whose next(),
 * return() and throw() are requests in a queue, each answered by its promise.
 *
 *     static void pages_resume(Pages *self)
 *     {
 *         TS_ASYNC_GENERATOR_BEGIN(self);
 *         TS_AWAIT(self, load(self->url));
 *         TS_ASYNC_YIELD(self, TS_AWAITED(self));
 *         ... TS_ASYNC_SENT(self) ...
 *         TS_ASYNC_YIELD_EACH(self, ts_async_iterate(more));
 *         TS_ASYNC_GENERATOR_END(self);
 *     }
 */
#ifndef TS_ASYNC_GENERATOR_H
#define TS_ASYNC_GENERATOR_H

#include "ts/async.h"
#include "ts/async_iterator.h"

typedef struct TsAsyncRequest TsAsyncRequest;

/** What the frame of an async generator begins with; its TsAsync follows. */
typedef struct TsAsyncGenerator {
    TsAsyncIterator iterator;
    TsAsyncIterator *delegate;    /* of the yield* at which the body is, or NULL */
    TsAsyncRequest *first, *last; /* the queue; the first one is being answered */
    int received;                 /* TS_ASYNC_NORMAL, THROWN, RETURNED: what the body goes on with */
} TsAsyncGenerator;

extern const TsType TsAsyncGenerator_type;
extern const TsAsyncIteration ts_async_generating;
void ts_async_generator_ended(TsAsync *async, TsValue value, bool thrown);

/** The descriptor of a frame: the traced fields beside those of the two heads. */
#define TS_ASYNC_GENERATOR_FRAME(Type, ...)                                       \
    TS_ASYNC_ITERATOR(Type, "AsyncGenerator",                                     \
                      TS_FIELDS(TS_HIDDEN(Type, generator.iterator.value, VALUE), \
                                TS_HIDDEN(Type, generator.delegate, POINTER),     \
                                TS_HIDDEN(Type, generator.first, POINTER),        \
                                TS_HIDDEN(Type, generator.last, POINTER),         \
                                TS_HIDDEN(Type, async.value, VALUE), __VA_ARGS__), \
                      .element = sizeof(TsAsyncGenerator) / 8, /* where its TsAsync is */ \
                      .parent = &TsAsyncGenerator_type)

/** Calls an async generator function: makes the frame; the body waits for the first request. */
#define TS_ASYNC_GENERATOR_START(Type, resume_function, ...)             \
    (&TS_NEW(Type, .generator.iterator.how = &ts_async_generating,       \
             .async = {.resume = TS_ASYNC_CODE_(Type, resume_function),  \
                       .end = ts_async_generator_ended,                  \
                       .offset = offsetof(Type, async)},                 \
             __VA_ARGS__)                                                \
          ->generator.iterator)

/** generator.return(value) and throw(error), of iterators of any kind. */
TsPromise *ts_async_generator_return(TsAsyncIterator *iterator, TsValue value);
TsPromise *ts_async_generator_throw(TsAsyncIterator *iterator, TsValue error);

/* ---- the body -------------------------------------------------------------------------------- */

#define TS_ASYNC_GENERATOR_BEGIN(self)         TS_ASYNC_BEGIN(self)
#define TS_ASYNC_GENERATOR_END(self)           TS_ASYNC_END(self)
#define TS_ASYNC_GENERATOR_RETURN(self, value) TS_ASYNC_RETURN(self, value)

/** Answers the first request with async.value; true: the body waits for the next one, at `state`. */
bool ts_async_generator_yield(TsAsyncGenerator *generator, int state);
/** What the body goes on with: throws an error; true for a return of async.value. */
bool ts_async_generator_returns(TsAsyncGenerator *generator);
/** Asks the delegate with what was received: gives what is to be awaited. */
TsValue ts_async_generator_delegate(TsAsyncGenerator *generator);
/** After the await: whether it gave a value, in async.value; else that is what it returned. */
bool ts_async_generator_delegated(TsAsyncGenerator *generator);

/** yield value, a TsValue, which is awaited first. */
#define TS_ASYNC_YIELD(self, value) TS_ASYNC_YIELD_AT_(self, value, __COUNTER__)
#define TS_ASYNC_YIELD_AT_(self, yielded, n)                                           \
    do {                                                                               \
        ts_async_wait(&(self)->async, TS_ASYNC_LABEL_(n), (yielded));                  \
        ts_try_end(&ts_attempt);                                                       \
        return;                                                                        \
    case TS_ASYNC_LABEL_(n):                                                           \
        if (ts_async_generator_yield(&(self)->generator, TS_ASYNC_LABEL_(n) + 1)) {    \
            ts_try_end(&ts_attempt);                                                   \
            return;                                                                    \
        }                                                                              \
        __attribute__((fallthrough));                                                  \
    case TS_ASYNC_LABEL_(n) + 1:                                                       \
        if (ts_async_generator_returns(&(self)->generator)) {                          \
            ts_async_wait(&(self)->async, TS_ASYNC_LABEL_(n) + 2, (self)->async.value); \
            ts_try_end(&ts_attempt);                                                   \
            return;                                                                    \
        case TS_ASYNC_LABEL_(n) + 2:                                                   \
            TS_ASYNC_RETURN(self, (self)->async.value);                                \
        }                                                                              \
    } while (0)

/** What next(value) sent, after a yield. */
#define TS_ASYNC_SENT(self) ((self)->async.value)

/** yield* iterator, a TsAsyncIterator. */
#define TS_ASYNC_YIELD_EACH(self, iterator) TS_ASYNC_YIELD_EACH_AT_(self, iterator, __COUNTER__)
#define TS_ASYNC_YIELD_EACH_AT_(self, iterator, n)                                       \
    (self)->generator.delegate = (iterator);                                             \
    (self)->generator.received = TS_ASYNC_NORMAL;                                        \
    (self)->async.value = TS_UNDEFINED;                                                  \
    while (true) {                                                                       \
        ts_async_wait(&(self)->async, TS_ASYNC_LABEL_(n),                                \
                      ts_async_generator_delegate(&(self)->generator));                  \
        ts_try_end(&ts_attempt);                                                         \
        return;                                                                          \
    case TS_ASYNC_LABEL_(n):                                                             \
        if (!ts_async_generator_delegated(&(self)->generator)) {                         \
            break;                                                                       \
        }                                                                                \
        if (ts_async_generator_yield(&(self)->generator, TS_ASYNC_LABEL_(n) + 1)) {      \
            ts_try_end(&ts_attempt);                                                     \
            return;                                                                      \
        }                                                                                \
        __attribute__((fallthrough));                                                    \
    case TS_ASYNC_LABEL_(n) + 1:;                                                        \
    }                                                                                    \
    if ((self)->generator.received == TS_ASYNC_RETURNED) {                               \
        TS_ASYNC_RETURN(self, (self)->async.value);                                      \
    }                                                                                    \
    (void)0

#endif
