/*
 * node:timers/promises (https://nodejs.org/api/timers.html#timers-promises-api): timers as promises.
 */
#ifndef NODE_TIMERS_PROMISES_H
#define NODE_TIMERS_PROMISES_H

#include "ts/promise.h"

/** Fulfilled with `value` after `delay` milliseconds; a delay that is absent is 1. */
TsPromise *timers_promises_set_timeout(double delay, TsValue value);
/** Fulfilled with `value` in the next phase of immediates. */
/* scheduler.wait(delay). */
TsPromise *timers_promises_wait(double delay);
TsPromise *timers_promises_set_immediate(TsValue value);

/* scheduler.yield(). */
TsPromise *timers_promises_yield(void);

#endif
