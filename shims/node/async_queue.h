/* Values that come by themselves and are taken by an asynchronous iterator: lines, chunks, events.
 */
#ifndef NODE_ASYNC_QUEUE_H
#define NODE_ASYNC_QUEUE_H

#include "ts/async_iterator.h"

typedef struct AsyncQueue {
    TsObject base;
    TsArray *values;   /* that nobody has taken yet */
    TsPromise *waiter; /* what next() gave when there was none; or NULL */
    TsValue error;     /* TS_TAG_HOLE: none */
    bool ended;
    void *owner;                 /* a cell, for the functions; both may be NULL */
    void (*on_empty)(void *owner); /* more is wanted */
    void (*on_close)(void *owner); /* the loop was left early */
} AsyncQueue;

AsyncQueue *async_queue_new(void *owner, void (*on_empty)(void *owner),
                            void (*on_close)(void *owner));
void async_queue_push(AsyncQueue *queue, TsValue value);
void async_queue_end(AsyncQueue *queue);
void async_queue_fail(AsyncQueue *queue, TsValue error);
TsAsyncIterator *async_queue_iterator(AsyncQueue *queue);

#endif
