/* The runtime lock: a mutex, and the shared heap that goes with it.
 *
 * ts2c-requires: pthread
 */
#include "node/runtime_lock.h"

#include "ts/heap.h"

#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP;
static bool started;
static _Thread_local bool held;
static _Thread_local bool entered; /* by the lock, not from the start as the main thread */
static _Thread_local TsHeapState outside;

void runtime_lock_start(void)
{
    if (!started) {
        started = true;
        held = true;
        pthread_mutex_lock(&mutex);
    }
}

void runtime_lock_acquire(void *stack_base)
{
    pthread_mutex_lock(&mutex);
    held = true;
    entered = true;
    ts_heap_enter(ts_heap_shared(), stack_base, &outside);
}

void runtime_lock_release(void)
{
    ts_heap_leave(entered ? &outside : NULL);
    held = false;
    pthread_mutex_unlock(&mutex);
}

bool runtime_lock_held(void)
{
    return held;
}
