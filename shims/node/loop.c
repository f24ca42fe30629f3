/* The event loop: a queue of tasks, a count of what keeps the program alive, and the timers' hooks.
 *
 * ts2c-requires: pthread
 */
#include "node/loop.h"

#include "node/runtime_lock.h"
#include "ts/output.h"
#include "ts/value.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

typedef struct LoopTask {
    struct LoopTask *next;
    void (*run)(void *data);
    void *data;
} LoopTask;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed;
static LoopTask *first_task;
static LoopTask **last_link = &first_task;
static long references;
static void (*microtasks)(void);
enum { MAX_BEFORE_EXIT = 4 };
static void (*before_exit[MAX_BEFORE_EXIT])(void); /* up to the first NULL */
static const LoopTimers *timers;
static bool is_running;
static int64_t waits_until = INT64_MIN; /* by now(), under the runtime lock; INT64_MAX: no limit */
static bool nudged;                     /* the wait is to end early */

/* The condition is waited for by the clock that nobody sets. */
__attribute__((constructor)) static void use_monotonic_clock(void)
{
    pthread_condattr_t attributes;

    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&changed, &attributes);
    pthread_condattr_destroy(&attributes);
}

void loop_set_timers(const LoopTimers *functions)
{
    timers = functions;
}

void loop_set_microtasks(void (*drain)(void))
{
    microtasks = drain;
}

void loop_set_before_exit(void (*function)(void))
{
    int used = 0;

    while (before_exit[used] && before_exit[used] != function) {
        used++;
    }
    before_exit[used] = function;
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

/* Sleeps until there is a task, `milliseconds` have passed (-1: no limit), or nothing is
 * referenced. */
static void wait_for_task(int64_t milliseconds, bool timers_alive)
{
    struct timespec end;

    clock_gettime(CLOCK_MONOTONIC, &end);
    if (milliseconds > 0) {
        end.tv_sec += (time_t)(milliseconds / 1000);
        end.tv_nsec += (long)(milliseconds % 1000) * 1000000;
        end.tv_sec += end.tv_nsec / 1000000000;
        end.tv_nsec %= 1000000000;
    }
    pthread_mutex_lock(&mutex);
    int error = 0;
    while (!first_task && !nudged && (references > 0 || timers_alive) && error == 0) {
        error = milliseconds < 0 ? pthread_cond_wait(&changed, &mutex)
                                 : pthread_cond_timedwait(&changed, &mutex, &end);
    }
    nudged = false;
    pthread_mutex_unlock(&mutex);
}

static int64_t now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

void loop_notice_timers(void)
{
    int64_t milliseconds = timers ? timers->wait() : -1;

    if (milliseconds >= 0 && now() + milliseconds < waits_until) {
        waits_until = now() + milliseconds;
        pthread_mutex_lock(&mutex);
        nudged = true;
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
    }
}

/* Waits, without the runtime lock if there is one. */
static void wait_unlocked(int64_t milliseconds, bool timers_alive)
{
    ts_output_flush();
    if (runtime_lock_held()) {
        waits_until = milliseconds < 0 ? INT64_MAX : now() + milliseconds;
        runtime_lock_release();
        wait_for_task(milliseconds, timers_alive);
        RUNTIME_LOCK();
        waits_until = INT64_MIN;
    } else {
        wait_for_task(milliseconds, timers_alive);
    }
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

static bool has_work(bool timers_alive)
{
    pthread_mutex_lock(&mutex);
    bool found = first_task || references > 0 || timers_alive;
    pthread_mutex_unlock(&mutex);
    return found;
}

static void run_timers(void)
{
    if (timers) {
        timers->run_due();
    }
}

bool loop_is_running(void)
{
    return is_running;
}

/* Rounds, until nothing is referenced any more. */
static void run_rounds(void)
{
    while (has_work(timers && timers->alive())) {
        int64_t milliseconds = timers ? timers->wait() : -1;
        if (milliseconds != 0) {
            wait_unlocked(milliseconds, timers && timers->alive());
        }
        run_tasks();
        if (timers) {
            timers->run_immediates();
        }
        run_timers();
    }
}

void loop_run(void)
{
    loop_drain_microtasks();
    is_running = true;
    run_tasks();
    run_timers();
    do {
        run_rounds();
        for (int i = 0; i < MAX_BEFORE_EXIT && before_exit[i]; i++) {
            before_exit[i]();
            loop_drain_microtasks();
        }
    } while (has_work(timers && timers->alive()));
}
