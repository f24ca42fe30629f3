/* The runtime lock: one thread at a time runs program code.
 *
 * The main thread takes it before the first server starts and lets go of it only while it waits in
 * loop_run(). A thread that serves connections takes it to run a handler to completion, microtasks
 * included. Isolated handlers run beside it. A program without servers never touches it.
 */
#ifndef NODE_RUNTIME_LOCK_H
#define NODE_RUNTIME_LOCK_H

#include <stdbool.h>

/* Takes the lock and makes the shared heap the current one of this thread. Not recursive. The
 * frames that hold cells lie below `stack_base`, the calling function's own among them. */
void runtime_lock_acquire(void *stack_base);
#define RUNTIME_LOCK() runtime_lock_acquire(__builtin_frame_address(0))

/* Lets go of the lock and leaves the shared heap. */
void runtime_lock_release(void);

/* Whether the calling thread holds the lock. */
bool runtime_lock_held(void);

/* Called once, by the main thread, before another thread may run program code: from now on the lock
 * counts, and the main thread, which was alone until now, holds it. Further calls do nothing. */
void runtime_lock_start(void);

#endif
