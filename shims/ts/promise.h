/*
 * Promise (ECMA-262 §27.2): states, reactions and thenables, in the exact order of reactions.
 * Promise.all and its kin are in promise_all.h.
 *
 * A promise carries a TsValue, whatever the program's type says. Rejections that nobody has handled
 * when the microtasks are done end the program as in Node: the error is printed, exit code 1
 * (https://nodejs.org/api/process.html#event-unhandledrejection, mode `throw`).
 */
#ifndef TS_PROMISE_H
#define TS_PROMISE_H

#include "ts/async_context.h"
#include "ts/function.h"
#include "ts/promise_layout.h"

extern const TsType TsPromise_type;

/* ---- for the program ---------------------------------------------------------------------------- */

/** new Promise(executor) (§27.2.3.1): calls executor(resolve, reject) at once. */
/** The function, or TypeError: Promise resolver 5 is not a function. */
TsFunction *ts_promise_executor(TsValue value);
TsPromise *ts_promise_new(TsFunction *executor);

/** promise.then(onfulfilled, onrejected) (§27.2.5.4); what is no function is passed over. */
TsPromise *ts_promise_then(TsPromise *promise, TsValue on_fulfilled, TsValue on_rejected);
/** promise.catch(onrejected). */
TsPromise *ts_promise_catch(TsPromise *promise, TsValue on_rejected);
/** promise.finally(onfinally) (§27.2.5.3). */
TsPromise *ts_promise_finally(TsPromise *promise, TsValue on_finally);

/** Promise.resolve(value) (§27.2.4.7): a promise itself, else a new one resolved with the value. */
TsPromise *ts_promise_resolve(TsValue value);
TsPromise *ts_promise_resolve_undefined(void);
/** Promise.reject(reason). */
TsPromise *ts_promise_reject(TsValue reason);
/** Promise.try(callback, ...arguments): what it throws rejects the promise. */
TsPromise *ts_promise_try(TsFunction *callback, size_t count, const TsValue *arguments);
/** Promise.withResolvers(): { promise, resolve, reject }. */
TsValue ts_promise_with_resolvers(void);

/**
 * Told of a rejection that nobody handles, when the microtasks are done; true when the program has
 * seen to it. NULL: none does.
 */
extern bool (*ts_rejection_handler)(TsValue reason, TsPromise *promise);

/* ---- for shims and async functions --------------------------------------------------------------- */

/** A new pending promise. */
TsPromise *ts_promise_pending(void);

/** What a resolving function does (§27.2.1.3.2): adopts a thenable, else fulfils. */
void ts_promise_settle(TsPromise *promise, TsValue value);
/** Fulfils with a value that is known not to be a thenable. */
void ts_promise_fulfill(TsPromise *promise, TsValue value);
void ts_promise_fail(TsPromise *promise, TsValue reason);

/** Has `settled` called; counts as handling a rejection. No derived promise is made. */
void ts_promise_when(TsPromise *promise, TsSettled settled, void *context);

/** The function that resolves, or rejects, a promise, as the executor gets it. */
TsFunction *ts_promise_resolver(TsPromise *promise);
TsFunction *ts_promise_rejecter(TsPromise *promise);

/** Is the value a promise of this runtime? */
static inline bool ts_is_promise(TsValue value)
{
    return ts_is_object(value) && ts_type_of(value.as.pointer) == &TsPromise_type;
}

/** How a promise is: for tests and for the inspector. */
static inline TsPromiseState ts_promise_state(const TsPromise *promise)
{
    return (TsPromiseState)promise->state;
}

#endif
