/* Queues of values for asynchronous iterators.
 */
#include "node/async_queue.h"

#include "ts/array.h"

static TS_SCOPE(AsyncQueue, TS_HIDDEN(AsyncQueue, values, POINTER),
                TS_HIDDEN(AsyncQueue, waiter, POINTER), TS_HIDDEN(AsyncQueue, error, VALUE),
                TS_HIDDEN(AsyncQueue, owner, POINTER));

AsyncQueue *async_queue_new(void *owner, void (*on_empty)(void *owner),
                            void (*on_close)(void *owner))
{
    TsArray *values = ts_array_new(TS_ARRAY_VALUE, 4);

    return TS_NEW(AsyncQueue, .values = values, .error = {.tag = TS_TAG_HOLE}, .owner = owner,
                  .on_empty = on_empty, .on_close = on_close);
}

static TsPromise *take_waiter(AsyncQueue *queue)
{
    TsPromise *waiter = queue->waiter;

    queue->waiter = NULL;
    return waiter;
}

void async_queue_push(AsyncQueue *queue, TsValue value)
{
    if (queue->waiter) {
        ts_promise_fulfill(take_waiter(queue), ts_from_object(ts_array_of_value(1, &value)));
    } else {
        ts_array_push_value(queue->values, value);
    }
}

void async_queue_end(AsyncQueue *queue)
{
    queue->ended = true;
    if (queue->waiter) {
        ts_promise_fulfill(take_waiter(queue), TS_UNDEFINED);
    }
}

void async_queue_fail(AsyncQueue *queue, TsValue error)
{
    queue->ended = true;
    if (queue->waiter) {
        ts_promise_fail(take_waiter(queue), error);
    } else {
        queue->error = error;
    }
}

/* A value comes in an array of one, the end as undefined. */
static TsValue queue_next(TsAsyncIterator *iterator)
{
    AsyncQueue *queue = iterator->source.as.pointer;

    if (queue->values->length > 0) {
        TsValue value = ts_array_value(queue->values, 0);
        queue->values = ts_array_copy_range(queue->values, 1, queue->values->length);
        return ts_from_object(ts_array_of_value(1, &value));
    }
    if (queue->error.tag != TS_TAG_HOLE) {
        TsValue error = queue->error;
        queue->error.tag = TS_TAG_HOLE;
        return ts_from_object(ts_promise_reject(error));
    }
    if (queue->ended) {
        return TS_UNDEFINED;
    }
    TsPromise *waiter = ts_promise_pending();
    queue->waiter = waiter;
    if (queue->on_empty) {
        queue->on_empty(queue->owner);
    }
    return ts_from_object(waiter);
}

static bool queue_take(TsAsyncIterator *iterator, TsValue awaited)
{
    if (!ts_is_array(awaited)) {
        return false;
    }
    iterator->value = ts_array_value(ts_as_array(awaited), 0);
    return true;
}

static TsValue queue_close(TsAsyncIterator *iterator)
{
    AsyncQueue *queue = iterator->source.as.pointer;

    queue->ended = true;
    queue->values = ts_array_new(TS_ARRAY_VALUE, 0);
    if (queue->on_close) {
        queue->on_close(queue->owner);
    }
    return TS_UNDEFINED;
}

static const TsAsyncIteration over_queue = {
    .next = queue_next, .take = queue_take, .close = queue_close};

TsAsyncIterator *async_queue_iterator(AsyncQueue *queue)
{
    return ts_async_iterator_new(&over_queue, ts_from_object(queue));
}
