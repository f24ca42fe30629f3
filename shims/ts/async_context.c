/*
 * The context of asynchronous code; see async_context.h.
 */
#include "ts/async_context.h"

void *ts_async_context;
TsFunction *(*ts_async_context_bind)(TsFunction *function);
void (*ts_async_context_keep)(TsSettled *settled, void **context);
