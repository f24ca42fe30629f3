/* setInterval() of node:timers/promises: an asynchronous iterator.
 */
#ifndef NODE_TIMERS_INTERVAL_H
#define NODE_TIMERS_INTERVAL_H

#include "node/async_queue.h"

/* A value every `delay` milliseconds, for as long as the loop goes on. */
TsAsyncIterator *timers_interval(double delay, TsValue value);

#endif
