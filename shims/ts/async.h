/*
 * Async functions without stacks of their own (ECMA-262 §27.7). A call has a frame, a heap cell that
 * begins with a TsAsync and keeps what lives across an `await`; a resume function runs the body from
 * one await to the next:
 *
 *     typedef struct Load {                       What load() keeps while it waits.
 *         TsAsync async;
 *         TsString *path;
 *         TsAsyncTry attempt;                     one for each try statement
 *     } Load;
 *
 *     TS_ASYNC_FRAME(Load, TS_HIDDEN(Load, path, POINTER), TS_ASYNC_TRY_FIELD(Load, attempt));
 *
 *     static void load_resume(Load *self)
 *     {
 *         TS_ASYNC_BEGIN(self);
 *         TS_ASYNC_TRY(self, attempt) {
 *             TS_AWAIT(self, ts_from_object(read_file(self->path)));
 *             TS_ASYNC_RETURN(self, parse(TS_AWAITED(self)));
 *         }
 *         TS_ASYNC_CATCH(self, attempt) {         may be left out
 *             warn(self->attempt.value);          the error
 *         }
 *         TS_ASYNC_FINALLY(self, attempt) {       may be left out
 *             loads++;
 *         }
 *         TS_ASYNC_END_TRY(self, attempt);
 *         TS_ASYNC_END(self);
 *     }
 *
 *     static TsPromise *load(TsString *path)
 *     {
 *         return TS_ASYNC_START(Load, load_resume, .path = path);
 *     }
 *
 * Rules for the body are in async_frame.h.
 */
#ifndef TS_ASYNC_H
#define TS_ASYNC_H

#include "ts/async_frame.h"
#include "ts/promise.h"

/** The descriptor of a frame: the traced fields beside those of TsAsync. */
#define TS_ASYNC_FRAME(Type, ...)                                                                \
    TS_SCOPE(Type, TS_HIDDEN(Type, async.promise, POINTER), TS_HIDDEN(Type, async.value, VALUE), \
             __VA_ARGS__)

/** Calls an async function: makes the frame, runs it to its first await; gives the promise. */
#define TS_ASYNC_START(Type, resume_function, ...)                                             \
    ts_async_start(                                                                            \
        &TS_NEW(Type, .async = {.resume = TS_ASYNC_CODE_(Type, resume_function)}, __VA_ARGS__) \
             ->async)

TsPromise *ts_async_start(TsAsync *async);

/** Goes on at label `state` when `value` is settled. */
void ts_async_wait(TsAsync *async, int state, TsValue value);

/** Waits for a TsValue: a promise, another thenable, or any value. */
#define TS_AWAIT(self, value) TS_AWAIT_AT_(self, value, __COUNTER__)
#define TS_AWAIT_AT_(self, value, n)                                \
    do {                                                            \
        ts_async_wait(&(self)->async, TS_ASYNC_LABEL_(n), (value)); \
        ts_try_end(&ts_attempt);                                    \
        return;                                                     \
    case TS_ASYNC_LABEL_(n):;                                       \
    } while (0)
/** What the latest TS_AWAIT gave: a TsValue. */
#define TS_AWAITED(self) ((self)->async.value)

#endif
