/* Timers as promises that a signal ends early
 * (https://nodejs.org/api/timers.html#timerspromisessettimeoutdelay-value-options).
 */
#ifndef NODE_TIMERS_ABORT_H
#define NODE_TIMERS_ABORT_H

#include "ts/promise.h"

/* Options are { signal, ref }; an aborted signal rejects the promise with an AbortError. */
TsPromise *timers_promises_set_timeout_until(double delay, TsValue value, TsValue options);
TsPromise *timers_promises_set_immediate_until(TsValue value, TsValue options);
TsPromise *timers_promises_wait_until(double delay, TsValue options);

#endif
