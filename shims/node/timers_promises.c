/*
 * Timers as promises: the timer's callback is the promise's resolving function.
 */
#include "node/timers_promises.h"

#include "node/timers.h"

TsPromise *timers_promises_set_timeout(double delay, TsValue value)
{
    TsPromise *promise = ts_promise_pending();

    timers_set_timeout(ts_promise_resolver(promise), delay, 1, &value);
    return promise;
}

TsPromise *timers_promises_wait(double delay)
{
    return timers_promises_set_timeout(delay, TS_UNDEFINED);
}

TsPromise *timers_promises_set_immediate(TsValue value)
{
    TsPromise *promise = ts_promise_pending();

    timers_set_immediate(ts_promise_resolver(promise), 1, &value);
    return promise;
}

TsPromise *timers_promises_yield(void)
{
    return timers_promises_set_immediate(TS_UNDEFINED);
}
