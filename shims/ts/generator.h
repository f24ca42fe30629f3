/*
 * Generators (ECMA-262 §27.5). A call of a generator function makes a frame that is the iterator
 * itself; each next() runs the body from one yield to the next:
 *
 *     typedef struct Count {                      What count() keeps between its values.
 *         TsGenerator generator;
 *         TsAsync async;
 *         double n;
 *         double i;
 *     } Count;
 *
 *     TS_GENERATOR_FRAME(Count, );                 or TS_HIDDEN(...) for each traced field
 *
 *     static void count_resume(Count *self)
 *     {
 *         TS_GENERATOR_BEGIN(self);
 *         for (self->i = 0; self->i < self->n; self->i++) {
 *             TS_YIELD(self, ts_from_number(self->i));
 *             ... TS_SENT(self) ...               what next(x) sent
 *         }
 *         TS_YIELD_EACH(self, more(self->n));     yield* more(n)
 *         ... TS_SENT(self) ...                   what it returned
 *         TS_GENERATOR_END(self);
 *     }
 *
 *     static TsIterator *count(double n)
 *     {
 *         return TS_GENERATOR_START(Count, count_resume, .n = n);
 *     }
 *
 * Try statements are those of async_frame.h. return() and throw() go on in the body like a return
 * or an error at the yield.
 */
#ifndef TS_GENERATOR_H
#define TS_GENERATOR_H

#include "ts/async_frame.h"
#include "ts/iterator.h"

/** What the frame of a generator begins with; its TsAsync follows. */
typedef struct TsGenerator {
    TsIterator iterator;
    TsIterator *delegate; /* of the yield* at which the body is, or NULL */
    int received;         /* TS_ASYNC_NORMAL, THROWN, RETURNED: what the delegate gets next */
} TsGenerator;

extern const TsType TsGenerator_type;
extern const TsIteration ts_generating;
void ts_generator_ended(TsAsync *async, TsValue value, bool thrown);

/** The descriptor of a frame: the traced fields beside those of the two heads. */
#define TS_GENERATOR_FRAME(Type, ...)                                               \
    TS_ITERATOR(Type, "Generator",                                                  \
                TS_FIELDS(TS_HIDDEN(Type, generator.delegate, POINTER),             \
                          TS_HIDDEN(Type, async.value, VALUE), __VA_ARGS__),        \
                .parent = &TsGenerator_type)

/** Calls a generator function: makes the frame; the body waits for the first next(). */
#define TS_GENERATOR_START(Type, resume_function, ...)                       \
    (&TS_NEW(Type, .generator.iterator.how = &ts_generating,                 \
             .async = {.resume = TS_ASYNC_CODE_(Type, resume_function),      \
                       .end = ts_generator_ended,                            \
                       .offset = offsetof(Type, async)},                     \
             __VA_ARGS__)                                                    \
          ->generator.iterator)

/** generator.next(value), return(value), throw(error) with iterators of any kind: *value is sent, and
 * then what comes; false at the end. */
bool ts_generator_return(TsIterator *iterator, TsValue *value);
bool ts_generator_throw(TsIterator *iterator, TsValue *value);
/** The same, giving what comes; iterator->done tells the end. */
TsValue ts_generator_return_step(TsIterator *iterator, TsValue value);
TsValue ts_generator_throw_step(TsIterator *iterator, TsValue error);
/** The same, giving { value, done }. */
TsValue ts_generator_return_result(TsIterator *iterator, TsValue value);
TsValue ts_generator_throw_result(TsIterator *iterator, TsValue error);

/** A step of yield*; the body's stop is behind it. */
typedef enum TsDelegated { TS_DELEGATE_DONE, TS_DELEGATE_YIELDS, TS_DELEGATE_RETURNS } TsDelegated;
TsDelegated ts_generator_delegate(TsGenerator *generator);

/* ---- the body -------------------------------------------------------------------------------- */

#define TS_GENERATOR_BEGIN(self)         TS_ASYNC_BEGIN(self)
#define TS_GENERATOR_END(self)           TS_ASYNC_END(self)
#define TS_GENERATOR_RETURN(self, value) TS_ASYNC_RETURN(self, value)

/** yield value, a TsValue. */
#define TS_YIELD(self, value) TS_YIELD_AT_(self, value, __COUNTER__)
#define TS_YIELD_AT_(self, yielded, n)               \
    do {                                             \
        (self)->async.value = (yielded);             \
        (self)->async.state = TS_ASYNC_LABEL_(n);    \
        ts_try_end(&ts_attempt);                     \
        return;                                      \
    case TS_ASYNC_LABEL_(n):;                        \
    } while (0)

/** What next(value) sent, after a yield. */
#define TS_SENT(self) ((self)->async.value)

/** yield* iterator, a TsIterator. */
#define TS_YIELD_EACH(self, iterator) TS_YIELD_EACH_AT_(self, iterator, __COUNTER__)
#define TS_YIELD_EACH_AT_(self, iterator, n)                      \
    do {                                                          \
        (self)->generator.delegate = (iterator);                  \
        (self)->generator.received = TS_ASYNC_NORMAL;             \
        (self)->async.value = TS_UNDEFINED;                       \
        (self)->async.state = TS_ASYNC_LABEL_(n);                 \
        __attribute__((fallthrough));                             \
    case TS_ASYNC_LABEL_(n):                                      \
        switch (ts_generator_delegate(&(self)->generator)) {      \
        case TS_DELEGATE_YIELDS:                                  \
            ts_try_end(&ts_attempt);                              \
            return;                                               \
        case TS_DELEGATE_RETURNS:                                 \
            TS_ASYNC_RETURN(self, (self)->async.value);           \
        default:                                                  \
            break;                                                \
        }                                                         \
    } while (0)

#endif
