/* An interval as an asynchronous iterator.
 */
#include "node/timers_interval.h"

#include "node/timers.h"

typedef struct Interval {
    TsObject base;
    AsyncQueue *queue;
    Timeout *timer;
    TsValue value;
} Interval;

static TS_SCOPE(Interval, TS_HIDDEN(Interval, queue, POINTER), TS_HIDDEN(Interval, timer, POINTER),
                TS_HIDDEN(Interval, value, VALUE));

static TsValue tick(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    Interval *interval = self->scope;

    (void)this_value;
    (void)argc;
    (void)argv;
    async_queue_push(interval->queue, interval->value);
    return TS_UNDEFINED;
}

static const TsFunctionInfo tick_info = {.name = "", .invoke = tick};

static void stop(void *owner)
{
    timers_clear_timeout(((Interval *)owner)->timer);
}

TsAsyncIterator *timers_interval(double delay, TsValue value)
{
    Interval *interval = TS_NEW(Interval, .value = value);

    interval->queue = async_queue_new(interval, NULL, stop);
    interval->timer = timers_set_interval(ts_closure_new(&tick_info, interval), delay, 0, NULL);
    return async_queue_iterator(interval->queue);
}
