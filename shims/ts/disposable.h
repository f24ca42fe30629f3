/*
 * What must be disposed (the proposal Explicit Resource Management): the resources of a block with
 * `using` declarations, and DisposableStack and AsyncDisposableStack, which are the same thing
 * held by the program.
 *
 *     TsResources *resources = ts_resources_new();
 *     TS_TRY {
 *         File *file = open();
 *         ts_resources_add(resources, ts_from_object(file));
 *     }
 *     TS_CATCH(error) {
 *         ts_resources_fail(resources, error);
 *     }
 *     TS_FINALLY {
 *         ts_resources_dispose(resources);
 *     }
 *     TS_END_TRY;
 *
 * With `await using`, the last part awaits what the disposals give:
 *
 *     while (ts_resources_next(resources)) {
 *         TS_ASYNC_TRY(self, attempt) { TS_AWAIT(self, ts_resources_pending(resources)); }
 *         TS_ASYNC_CATCH(self, attempt) { ts_resources_fail(resources, ...); }
 *     }
 *     ts_resources_end(resources);
 */
#ifndef TS_DISPOSABLE_H
#define TS_DISPOSABLE_H

#include "ts/function.h"
#include "ts/promise_layout.h"

typedef struct TsResources {
    TsObject base;
    TsArray *entries; /* in the order in which they came; see disposable.c */
    TsValue pending;  /* what the latest disposal gave, to be awaited */
    TsValue error;    /* what the block, or some disposal, threw */
    bool failed;      /* there is one */
    bool disposed;
    bool needs_await, has_awaited;
} TsResources;

typedef TsResources TsDisposableStack;
typedef TsResources TsAsyncDisposableStack;

extern const TsType TsDisposableStack_type, TsAsyncDisposableStack_type;

/* ---- blocks with `using` ------------------------------------------------------------------------- */

TsResources *ts_resources_new(void);

/**
 * A resource that `using` declares: its [Symbol.dispose]() will be called. null and undefined need
 * nothing; a TypeError for what has no such method.
 */
void ts_resources_add(TsResources *resources, TsValue value);
/** The same for `await using`: its [Symbol.asyncDispose](), else its [Symbol.dispose](). */
void ts_resources_add_async(TsResources *resources, TsValue value);

/** Notes an error; one that was noted before is suppressed by it (SuppressedError). */
void ts_resources_fail(TsResources *resources, TsValue error);

/** Disposes the latest resources, up to one that must be awaited. False: all are disposed. */
bool ts_resources_next(TsResources *resources);
TsValue ts_resources_pending(const TsResources *resources);
/** Throws what was noted. */
void ts_resources_end(TsResources *resources);

/** Disposes all, the latest first, then throws what was noted. */
void ts_resources_dispose(TsResources *resources);

/* ---- stacks -------------------------------------------------------------------------------------- */

/** new DisposableStack(), new AsyncDisposableStack(). */
TsDisposableStack *ts_disposable_stack_new(void);
TsAsyncDisposableStack *ts_async_disposable_stack_new(void);

/** stack.use(value): gives the value back. */
TsValue ts_disposable_stack_use(TsResources *stack, TsValue value);
/** stack.adopt(value, callback): callback(value) will be called. */
TsValue ts_disposable_stack_adopt(TsResources *stack, TsValue value, TsFunction *callback);
/** stack.defer(callback). */
void ts_disposable_stack_defer(TsResources *stack, TsFunction *callback);
/** stack.move(): a new stack with the resources; this one is disposed. */
TsResources *ts_disposable_stack_move(TsResources *stack);
/** stack.dispose() */
void ts_disposable_stack_dispose(TsDisposableStack *stack);
/** stack.disposeAsync() */
TsPromise *ts_async_disposable_stack_dispose(TsAsyncDisposableStack *stack);

#endif
