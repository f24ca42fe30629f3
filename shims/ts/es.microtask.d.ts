/**
 * @header node/queue_microtask.h
 *
 * queueMicrotask (https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#microtask-queuing).
 */

/** @c ts_queue_microtask @callback queue_microtask_callback */
declare function queueMicrotask(callback: () => void): void;
