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
 * Rules for the body. A C local does not outlive a TS_AWAIT; one that changes inside a TS_ASYNC_TRY
 * is not read outside of it. TS_ASYNC_RETURN may stand anywhere (the FINALLY parts around it run). To
 * leave try statements by break or continue:
 *   - without FINALLY parts: TS_ASYNC_LEAVE(self, outermost_left); break;
 *   - past a FINALLY part: TS_ASYNC_JUMP(self, attempt, 1); and, after its TS_ASYNC_END_TRY,
 *     if (TS_ASYNC_JUMPED(self, attempt, 1)) { break; }
 * Errors need one setjmp a resumption, at TS_ASYNC_BEGIN, whatever the number of try statements.
 */
#ifndef TS_ASYNC_H
#define TS_ASYNC_H

#include "ts/error.h"
#include "ts/promise.h"

/** How the guarded part of a try statement was left; from TS_ASYNC_JUMPS on by TS_ASYNC_JUMP. */
enum { TS_ASYNC_NORMAL, TS_ASYNC_THROWN, TS_ASYNC_RETURNED, TS_ASYNC_JUMPS };

/** One try statement of a frame. */
typedef struct TsAsyncTry {
    struct TsAsyncTry *outer; /* in the same frame */
    TsValue value;            /* the error, or what is returned after FINALLY */
    int next;                 /* case label that an error, a return or a jump goes to */
    int left;                 /* TS_ASYNC_NORMAL ... */
} TsAsyncTry;

/** The first member of every frame. */
typedef struct TsAsync {
    TsObject base;
    void (*resume)(void *frame);
    TsPromise *promise;  /* of the call */
    TsAsyncTry *attempt; /* the innermost active try statement, or NULL */
    TsValue value;       /* what the latest await gave */
    int state;           /* case label at which the body goes on */
} TsAsync;

/** The descriptor of a frame: the traced fields beside those of TsAsync. */
#define TS_ASYNC_FRAME(Type, ...)                                                                \
    TS_SCOPE(Type, TS_HIDDEN(Type, async.promise, POINTER), TS_HIDDEN(Type, async.value, VALUE), \
             __VA_ARGS__)
#define TS_ASYNC_TRY_FIELD(Type, name) TS_HIDDEN(Type, name.value, VALUE)

/** Calls an async function: makes the frame, runs it to its first await; gives the promise. */
#define TS_ASYNC_START(Type, resume_function, ...)                                             \
    ts_async_start(                                                                            \
        &TS_NEW(Type, .async = {.resume = TS_ASYNC_CODE_(Type, resume_function)}, __VA_ARGS__) \
             ->async)
#define TS_ASYNC_CODE_(Type, function) (void (*)(void *))(1 ? (function) : (void (*)(Type *))0)

TsPromise *ts_async_start(TsAsync *async);

/** Goes on at label `state` when `value` is settled. */
void ts_async_wait(TsAsync *async, int state, TsValue value);

/** An error: true when a try statement takes it and the body goes on, else the promise is rejected. */
bool ts_async_throw(TsAsync *async, TsValue error);

/** A return: true when a try statement must be left first, else the promise is resolved. */
bool ts_async_return(TsAsync *async, TsValue value);

/** At the end of a try statement: what was put off until FINALLY had run happens now. */
typedef enum TsAsyncNext {
    TS_ASYNC_CONTINUES, /* with the statement after it */
    TS_ASYNC_GOES_ON,   /* at another label */
    TS_ASYNC_ENDS       /* the promise is settled */
} TsAsyncNext;
TsAsyncNext ts_async_end_try(TsAsync *async, TsAsyncTry *attempt);

/* ---- the body ------------------------------------------------------------------------------------ */

#define TS_ASYNC_BEGIN(self)                                                              \
    TsTry ts_attempt;                                                                     \
    ts_try_begin(&ts_attempt);                                                            \
    if (_setjmp(ts_attempt.place) && !ts_async_throw(&(self)->async, ts_attempt.error)) { \
        ts_try_end(&ts_attempt);                                                          \
        return;                                                                           \
    }                                                                                     \
    ts_go_on:                                                                             \
    switch ((self)->async.state) {                                                        \
    case 0:                                                                               \
        (void)0

/* A label without a part (a try statement without CATCH or FINALLY) goes on to the next part. */
#define TS_ASYNC_END(self)               \
    TS_ASYNC_RETURN(self, TS_UNDEFINED); \
    }                                    \
    (self)->async.state++;               \
    goto ts_go_on

/** Waits for a TsValue: a promise, another thenable, or any value. */
#define TS_AWAIT(self, value) TS_AWAIT_AT_(self, value, __COUNTER__)
#define TS_AWAIT_AT_(self, value, n)                                \
    do {                                                            \
        ts_async_wait(&(self)->async, TS_ASYNC_LABEL_(n), (value)); \
        ts_try_end(&ts_attempt);                                    \
        return;                                                     \
    case TS_ASYNC_LABEL_(n):;                                       \
    } while (0)
#define TS_ASYNC_LABEL_(n) (((n) + 1) * 4)

/** What the latest TS_AWAIT gave: a TsValue. */
#define TS_AWAITED(self) ((self)->async.value)

/** return value, a TsValue. */
#define TS_ASYNC_RETURN(self, value)                    \
    do {                                                \
        if (ts_async_return(&(self)->async, (value))) { \
            goto ts_go_on;                              \
        }                                               \
        ts_try_end(&ts_attempt);                        \
        return;                                         \
    } while (0)

/* ---- try statements ------------------------------------------------------------------------------ */

static inline void ts_async_enter(TsAsync *async, TsAsyncTry *attempt, int next)
{
    attempt->outer = async->attempt;
    attempt->next = next;
    attempt->left = TS_ASYNC_NORMAL;
    async->attempt = attempt;
}

/** Takes the try statement, and those inside it, out of the chain. */
static inline void ts_async_leave(TsAsync *async, TsAsyncTry *attempt)
{
    async->attempt = attempt->outer;
}

/** Has the FINALLY part run for what left the guarded part. */
static inline void ts_async_jump(TsAsync *async, TsAsyncTry *attempt, int left, int next)
{
    async->attempt = attempt->outer;
    async->state = next;
    attempt->left = left;
}

/* The labels of a try statement: its CATCH, FINALLY and end. */
#define TS_ASYNC_TRY(self, name)                                                 \
    {                                                                            \
        enum { name##_catch = __COUNTER__ * 4 + 5, name##_finally, name##_end }; \
        ts_async_enter(&(self)->async, &(self)->name, name##_catch);             \
        {
#define TS_ASYNC_CATCH(self, name)    \
    }                                 \
    if (0) {                          \
        __attribute__((fallthrough)); \
    case name##_catch:                \
        ts_async_enter(&(self)->async, &(self)->name, name##_finally);
#define TS_ASYNC_FINALLY(self, name)               \
    }                                              \
    ts_async_leave(&(self)->async, &(self)->name); \
    {                                              \
        __attribute__((fallthrough));              \
    case name##_finally:
#define TS_ASYNC_END_TRY(self, name)                               \
    }                                                              \
    __attribute__((fallthrough));                                  \
    case name##_end:                                               \
        switch (ts_async_end_try(&(self)->async, &(self)->name)) { \
        case TS_ASYNC_GOES_ON:                                     \
            goto ts_go_on;                                         \
        case TS_ASYNC_ENDS:                                        \
            ts_try_end(&ts_attempt);                               \
            return;                                                \
        default:                                                   \
            break;                                                 \
        }                                                          \
        }                                                          \
        (void)0

#define TS_ASYNC_LEAVE(self, name) ts_async_leave(&(self)->async, &(self)->name)
#define TS_ASYNC_JUMP(self, name, number)                                                        \
    do {                                                                                         \
        ts_async_jump(&(self)->async, &(self)->name, TS_ASYNC_JUMPS + (number), name##_finally); \
        goto ts_go_on;                                                                           \
    } while (0)
#define TS_ASYNC_JUMPED(self, name, number) ((self)->name.left == TS_ASYNC_JUMPS + (number))

#endif
