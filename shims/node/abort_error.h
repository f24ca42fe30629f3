/* Waiting for an AbortSignal, and the error of what it ends
 * (https://nodejs.org/api/globals.html#class-abortsignal).
 */
#ifndef NODE_ABORT_ERROR_H
#define NODE_ABORT_ERROR_H

#include "node/event_target.h"

/* The `signal` of an options object, or NULL. TypeError ERR_INVALID_ARG_TYPE for anything else. */
AbortSignal *abort_signal_option(TsValue options);

/* AbortError [ABORT_ERR]: The operation was aborted, with the signal's reason as its cause. */
TsValue abort_error_new(const AbortSignal *signal);

/* Calls the listener once, when the signal is aborted. */
void abort_signal_listen(AbortSignal *signal, TsFunction *listener);
void abort_signal_unlisten(AbortSignal *signal, TsFunction *listener);

#endif
