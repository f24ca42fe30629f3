/*
 * Microtasks (ECMA-262 §9.5, HTML's queueMicrotask) and, beside them, Node's queue of
 * process.nextTick (https://nodejs.org/api/process.html#when-to-use-queuemicrotask-vs-processnexttick).
 *
 * There is one queue, which belongs to whoever holds the shared heap. The loop (node/loop.h) runs it
 * after the modules, after each task and between timers: first the ticks, then the microtasks until
 * none is left, again while there are ticks; at last the promises that were rejected and that nobody
 * handles are looked at. After the modules of an ECMAScript module graph the microtasks come before
 * the ticks, since Node evaluates such a graph inside a microtask.
 */
#ifndef TS_MICROTASK_H
#define TS_MICROTASK_H

#include "ts/function.h"

/** What a microtask does; `first` and `second` are cells or NULL, kept alive until it has run. */
typedef void (*TsMicrotaskRun)(void *first, void *second, TsValue value);

/** Appends a microtask. */
void ts_microtask(TsMicrotaskRun run, void *first, void *second, TsValue value);

/** queueMicrotask(callback): the callback is called without arguments. */
void ts_queue_microtask(TsFunction *callback);

/** process.nextTick(callback, ...values). */
void ts_next_tick(TsFunction *callback, size_t count, const TsValue *values);

/** Has the loop run microtasks, and check for rejections that nobody handles, from now on. */
void ts_microtasks_start(void);
bool ts_microtasks_are_running(void);
/**
 * The program's main module is CommonJS, which does not run within a microtask: ticks come before
 * microtasks, and nothing comes before the report of an error that leaves it.
 */
void ts_microtasks_commonjs(void);
/** An error has ended ts_microtasks_run: the rest is to be run by the next call. */
void ts_microtasks_resume(void);
/**
 * Runs ticks and microtasks until none is left. An error that leaves one ends the program
 * (ts_uncaught). A call from inside a microtask, or from an isolated heap, does nothing.
 */
void ts_microtasks_run(void);

/**
 * Looks at the rejected promises without a handler; true when ticks or microtasks may have been
 * added. promise.c sets it at the first rejection.
 */
extern bool (*ts_check_rejections)(void);

#endif
