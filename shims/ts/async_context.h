/*
 * What follows a program through what it puts off: the stores of AsyncLocalStorage (node/async_hooks.h).
 * Whoever keeps a function for later keeps the context with it; without such stores there is none,
 * and nothing but a test for NULL happens.
 */
#ifndef TS_ASYNC_CONTEXT_H
#define TS_ASYNC_CONTEXT_H

#include "ts/promise_layout.h"

/** Called in a microtask when a promise is settled; `context` is a cell or NULL. */
typedef void (*TsSettled)(void *context, bool fulfilled, TsValue result);

/** Of the code that is running: a cell, or NULL. */
extern void *ts_async_context;

/** How functions keep the context; set with the first one. */
extern TsFunction *(*ts_async_context_bind)(TsFunction *function);
extern void (*ts_async_context_keep)(TsSettled *settled, void **context);

/** A function for later: it runs with today's context. */
static inline TsFunction *ts_in_async_context(TsFunction *function)
{
    return ts_async_context ? ts_async_context_bind(function) : function;
}

#endif
