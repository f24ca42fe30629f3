/* Timers as promises that a signal ends early; see timers_abort.h.
 */
#include "node/timers_abort.h"

#include "node/abort_error.h"
#include "node/timers.h"

typedef struct Waiting {
    TsObject base;
    TsPromise *promise;
    AbortSignal *signal; /* or NULL */
    TsFunction *on_abort;
    Timeout *timeout;
    Immediate *immediate; /* one of the two */
    TsValue value;
} Waiting;

static TS_SCOPE(Waiting, TS_HIDDEN(Waiting, promise, POINTER), TS_HIDDEN(Waiting, signal, POINTER),
                TS_HIDDEN(Waiting, on_abort, POINTER), TS_HIDDEN(Waiting, timeout, POINTER),
                TS_HIDDEN(Waiting, immediate, POINTER), TS_HIDDEN(Waiting, value, VALUE));

static TsValue time_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    Waiting *waiting = self->scope;

    (void)this_value;
    (void)argc;
    (void)argv;
    if (waiting->signal) {
        abort_signal_unlisten(waiting->signal, waiting->on_abort);
    }
    ts_promise_settle(waiting->promise, waiting->value);
    return TS_UNDEFINED;
}

static TsValue abort_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    Waiting *waiting = self->scope;

    (void)this_value;
    (void)argc;
    (void)argv;
    if (waiting->timeout) {
        timers_clear_timeout(waiting->timeout);
    } else {
        timers_clear_immediate(waiting->immediate);
    }
    ts_promise_fail(waiting->promise, abort_error_new(waiting->signal));
    return TS_UNDEFINED;
}

static const TsFunctionInfo time_came_info = {.name = "", .invoke = time_came};
static const TsFunctionInfo abort_came_info = {.name = "", .invoke = abort_came};

/* NULL when the signal is aborted already; the promise is rejected then. */
static Waiting *start(TsValue value, TsValue options, TsPromise *promise)
{
    AbortSignal *signal = abort_signal_option(options);

    if (signal && signal->aborted) {
        ts_promise_fail(promise, abort_error_new(signal));
        return NULL;
    }
    Waiting *waiting = TS_NEW(Waiting, .promise = promise, .signal = signal, .value = value);
    if (signal) {
        waiting->on_abort = ts_closure_new(&abort_came_info, waiting);
        abort_signal_listen(signal, waiting->on_abort);
    }
    return waiting;
}

static bool is_unreferenced(TsValue options)
{
    return ts_is_object(options) && ts_strict_equals(ts_get(options, TS_STR("ref")), TS_FALSE);
}

TsPromise *timers_promises_set_timeout_until(double delay, TsValue value, TsValue options)
{
    TsPromise *promise = ts_promise_pending();
    Waiting *waiting = start(value, options, promise);

    if (waiting) {
        waiting->timeout =
            timers_set_timeout(ts_closure_new(&time_came_info, waiting), delay, 0, NULL);
        if (is_unreferenced(options)) {
            timers_unref(waiting->timeout);
        }
    }
    return promise;
}

TsPromise *timers_promises_set_immediate_until(TsValue value, TsValue options)
{
    TsPromise *promise = ts_promise_pending();
    Waiting *waiting = start(value, options, promise);

    if (waiting) {
        waiting->immediate =
            timers_set_immediate(ts_closure_new(&time_came_info, waiting), 0, NULL);
    }
    return promise;
}

TsPromise *timers_promises_wait_until(double delay, TsValue options)
{
    return timers_promises_set_timeout_until(delay, TS_UNDEFINED, options);
}
