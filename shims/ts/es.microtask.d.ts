/**
 * @header ts/microtask.h
 *
 * queueMicrotask (https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#microtask-queuing).
 */

/** @c ts_queue_microtask */
declare function queueMicrotask(callback: () => void): void;
