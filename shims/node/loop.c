/* The event loop: a queue of tasks and a count of what keeps the program alive.
 *
 * ts2c-requires: pthread
 */
#include "node/loop.h"

#include "node/runtime_lock.h"
#include "ts/output.h"
#include "ts/value.h"

#include <pthread.h>
#include <stdlib.h>

typedef struct LoopTask {
    struct LoopTask *next;
    void (*run)(void *data);
    void *data;
} LoopTask;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static LoopTask *first_task;
static LoopTask **last_link = &first_task;
static long references;
static void (*microtasks)(void);

void loop_set_microtasks(void (*drain)(void))
{
    microtasks = drain;
}

void loop_drain_microtasks(void)
{
    if (microtasks) {
        microtasks();
    }
}

void loop_ref(void)
{
    pthread_mutex_lock(&mutex);
    references++;
    pthread_mutex_unlock(&mutex);
}

void loop_unref(void)
{
    pthread_mutex_lock(&mutex);
    references--;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
}

void loop_post(void (*run)(void *data), void *data)
{
    LoopTask *task = malloc(sizeof *task);

    if (!task) {
        ts_fatal("out of memory");
    }
    *task = (LoopTask){.run = run, .data = data};
    pthread_mutex_lock(&mutex);
    *last_link = task;
    last_link = &task->next;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
}

static LoopTask *take_task(void)
{
    pthread_mutex_lock(&mutex);
    LoopTask *task = first_task;
    if (task) {
        first_task = task->next;
        if (!first_task) {
            last_link = &first_task;
        }
    }
    pthread_mutex_unlock(&mutex);
    return task;
}

/* Sleeps until there is a task (true) or nothing is referenced any more (false). */
static bool wait_for_task(void)
{
    pthread_mutex_lock(&mutex);
    while (!first_task && references > 0) {
        pthread_cond_wait(&changed, &mutex);
    }
    bool found = first_task != NULL;
    pthread_mutex_unlock(&mutex);
    return found;
}

static void run_tasks(void)
{
    LoopTask *task = take_task();

    while (task) {
        task->run(task->data);
        free(task);
        loop_drain_microtasks();
        task = take_task();
    }
}

void loop_run(void)
{
    loop_drain_microtasks();
    run_tasks();
    while (runtime_lock_held()) {
        ts_output_flush();
        runtime_lock_release();
        bool more = wait_for_task();
        RUNTIME_LOCK();
        if (!more) {
            return;
        }
        run_tasks();
    }
}
