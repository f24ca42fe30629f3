/*
 * Async functions: from one await to the next.
 */
#include "ts/async.h"

#include "ts/microtask.h"

/* The labels of a try statement follow each other: CATCH, FINALLY, end (see TS_ASYNC_TRY). */
static int finally_of(const TsAsyncTry *attempt)
{
    return (attempt->next & ~3) + 2;
}

TsPromise *ts_async_start(TsAsync *async)
{
    TsPromise *promise = ts_promise_pending();

    async->promise = promise;
    TS_STACK_CHECK();
    async->resume(async);
    return promise;
}

static void go_on(void *context, bool fulfilled, TsValue result)
{
    TsAsync *async = context;

    if (fulfilled) {
        async->value = result;
    } else if (!ts_async_throw(async, result)) {
        return;
    }
    async->resume(async);
}

static void go_on_with(void *async, void *unused, TsValue value)
{
    (void)unused;
    go_on(async, true, value);
}

void ts_async_wait(TsAsync *async, int state, TsValue value)
{
    async->state = state;
    if (ts_is_object(value)) {
        ts_promise_when(ts_promise_resolve(value), go_on, async);
    } else {
        ts_microtask(go_on_with, async, NULL, value);
    }
}

bool ts_async_throw(TsAsync *async, TsValue error)
{
    TsAsyncTry *attempt = async->attempt;

    if (!attempt) {
        ts_promise_fail(async->promise, error);
        return false;
    }
    async->attempt = attempt->outer;
    async->state = attempt->next;
    attempt->left = TS_ASYNC_THROWN;
    attempt->value = error;
    return true;
}

bool ts_async_return(TsAsync *async, TsValue value)
{
    TsAsyncTry *attempt = async->attempt;

    if (!attempt) {
        ts_promise_settle(async->promise, value);
        return false;
    }
    ts_async_jump(async, attempt, TS_ASYNC_RETURNED, finally_of(attempt));
    attempt->value = value;
    return true;
}

TsAsyncNext ts_async_end_try(TsAsync *async, TsAsyncTry *attempt)
{
    bool goes_on;

    if (async->attempt == attempt) {
        async->attempt = attempt->outer;
    }
    switch (attempt->left) {
    case TS_ASYNC_THROWN:
        goes_on = ts_async_throw(async, attempt->value);
        break;
    case TS_ASYNC_RETURNED:
        goes_on = ts_async_return(async, attempt->value);
        break;
    default:
        return TS_ASYNC_CONTINUES;
    }
    return goes_on ? TS_ASYNC_GOES_ON : TS_ASYNC_ENDS;
}
