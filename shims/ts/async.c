/*
 * Async functions: from one await to the next.
 */
#include "ts/async.h"

#include "ts/microtask.h"

static void settle(TsAsync *async, TsValue value, bool thrown)
{
    if (thrown) {
        ts_promise_fail(async->promise, value);
    } else {
        ts_promise_settle(async->promise, value);
    }
}

TsPromise *ts_async_start(TsAsync *async)
{
    TsPromise *promise = ts_promise_pending();

    async->promise = promise;
    async->end = settle;
    TS_STACK_CHECK();
    ts_async_resume(async);
    return promise;
}

/* A frame's descriptor tells where its TsAsync is, in units of 8 bytes (TS_ASYNC_GENERATOR_FRAME). */
static TsAsync *async_of(void *frame)
{
    return (TsAsync *)((char *)frame + 8 * ts_type_of(frame)->element);
}

static void go_on(void *frame, bool fulfilled, TsValue result)
{
    TsAsync *async = async_of(frame);

    if (fulfilled) {
        async->value = result;
    } else if (!ts_async_throw(async, result)) {
        return;
    }
    ts_async_resume(async);
}

static void go_on_with(void *frame, void *unused, TsValue value)
{
    (void)unused;
    go_on(frame, true, value);
}

void ts_async_wait(TsAsync *async, int state, TsValue value)
{
    void *frame = (char *)async - async->offset; /* cells are known by their start */

    async->state = state;
    if (ts_is_object(value) || ts_async_context) {
        ts_promise_when(ts_promise_resolve(value), go_on, frame);
    } else {
        ts_microtask(go_on_with, frame, NULL, value);
    }
}
