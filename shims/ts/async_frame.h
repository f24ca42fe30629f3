/*
 * Functions that stop and go on: what the frames of async functions (async.h) and of generators
 * (generator.h) share. A frame keeps what lives while the function waits; a resume function runs the
 * body from one stop to the next, by a switch on the state.
 *
 * Rules for the body. A C local does not outlive a stop; one that changes inside a TS_ASYNC_TRY is
 * not read outside of it. TS_ASYNC_RETURN may stand anywhere (the FINALLY parts around it run). To
 * leave try statements by break or continue:
 *   - without FINALLY parts: TS_ASYNC_LEAVE(self, outermost_left); break;
 *   - past a FINALLY part: TS_ASYNC_JUMP(self, attempt, 1); and, after its TS_ASYNC_END_TRY,
 *     if (TS_ASYNC_JUMPED(self, attempt, 1)) { break; }
 * Errors need one setjmp a resumption, at TS_ASYNC_BEGIN, whatever the number of try statements.
 */
#ifndef TS_ASYNC_FRAME_H
#define TS_ASYNC_FRAME_H

#include "ts/error.h"

/** How the guarded part of a try statement was left; from TS_ASYNC_JUMPS on by TS_ASYNC_JUMP. */
enum { TS_ASYNC_NORMAL, TS_ASYNC_THROWN, TS_ASYNC_RETURNED, TS_ASYNC_JUMPS };

/** One try statement of a frame. */
typedef struct TsAsyncTry {
    struct TsAsyncTry *outer; /* in the same frame */
    TsValue value;            /* the error, or what is returned after FINALLY */
    int next;                 /* case label that an error, a return or a jump goes to */
    int left;                 /* TS_ASYNC_NORMAL ... */
} TsAsyncTry;

typedef struct TsAsync TsAsync;

/** What every frame has as its member `async`. */
struct TsAsync {
    TsObject base; /* of the frames of async functions, which begin with this */
    void (*resume)(void *frame);
    /** The body is at its end: with a value, or with an error that no try statement took. */
    void (*end)(TsAsync *async, TsValue value, bool thrown);
    struct TsPromise *promise; /* of the call of an async function */
    TsAsyncTry *attempt;       /* the innermost active try statement, or NULL */
    TsValue value;             /* what the latest await gave, what is yielded or sent */
    int state;                 /* case label at which the body goes on */
    uint16_t offset;           /* of this in the frame */
    bool running;              /* generators: the body is on the stack */
};

#define TS_ASYNC_TRY_FIELD(Type, name) TS_HIDDEN(Type, name.value, VALUE)
#define TS_ASYNC_CODE_(Type, function) (void (*)(void *))(1 ? (function) : (void (*)(Type *))0)

/** Runs the body up to its next stop. */
static inline void ts_async_resume(TsAsync *async)
{
    async->resume((char *)async - async->offset);
}

/** An error: true when a try statement takes it and the body goes on, else the body is at its end. */
bool ts_async_throw(TsAsync *async, TsValue error);

/** A return: true when a try statement must be left first, else the body is at its end. */
bool ts_async_return(TsAsync *async, TsValue value);

/** At the end of a try statement: what was put off until FINALLY had run happens now. */
typedef enum TsAsyncNext {
    TS_ASYNC_CONTINUES, /* with the statement after it */
    TS_ASYNC_GOES_ON,   /* at another label */
    TS_ASYNC_ENDS       /* the body is at its end */
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

/** The case label of the n-th stop; those between are the parts of try statements. */
#define TS_ASYNC_LABEL_(n) (((n) + 1) * 4)

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
