/*
 * The queues of microtasks and ticks: rings in malloc memory that the collector looks through.
 */
#include "ts/microtask.h"

#include <stdlib.h>

#include "node/loop.h"
#include "ts/array.h"
#include "ts/async_context.h"
#include "ts/error.h"

typedef struct Microtask {
    TsMicrotaskRun run;
    void *first, *second;
    TsValue value;
} Microtask;

/* A ring: `count` tasks from `start` on. The room is a power of two. */
typedef struct TaskQueue {
    Microtask *tasks;
    size_t room, start, count;
} TaskQueue;

/* What a queue keeps once it is empty. */
enum { FIRST_ROOM = 64, KEPT_ROOM = 4096 };

bool (*ts_check_rejections)(void);

static TaskQueue microtasks, ticks;
static bool running;
static bool commonjs; /* see ts_microtasks_commonjs() */
static bool in_ticks;
static bool resumed; /* after an error in a tick: ticks come first, as in the loop */

static void trace_queue(const TaskQueue *queue, TsMarker *marker)
{
    for (size_t i = 0; i < queue->count; i++) {
        const Microtask *task = &queue->tasks[(queue->start + i) & (queue->room - 1)];
        ts_mark(marker, task->first);
        ts_mark(marker, task->second);
        ts_mark_value(marker, task->value);
    }
}

static void trace_queues(void *context, TsMarker *marker)
{
    (void)context;
    trace_queue(&microtasks, marker);
    trace_queue(&ticks, marker);
}

/* Moves the tasks into a ring of another size. */
static void resize(TaskQueue *queue, size_t room)
{
    Microtask *tasks = malloc(room * sizeof *tasks);

    if (!tasks) {
        ts_fatal("out of memory");
    }
    for (size_t i = 0; i < queue->count; i++) {
        tasks[i] = queue->tasks[(queue->start + i) & (queue->room - 1)];
    }
    free(queue->tasks);
    *queue = (TaskQueue){.tasks = tasks, .room = room, .count = queue->count};
}

static void before_uncaught(void);

/* The loop and the collector learn of the queues when the first task comes. */
static void start(void)
{
    static bool started;

    if (!started) {
        started = true;
        ts_heap_root_function(trace_queues, NULL);
        loop_set_microtasks(ts_microtasks_run);
        ts_before_uncaught = before_uncaught;
    }
}

static void append(TaskQueue *queue, Microtask task)
{
    start();
    if (queue->count == queue->room) {
        resize(queue, queue->room ? queue->room * 2 : FIRST_ROOM);
    }
    queue->tasks[(queue->start + queue->count++) & (queue->room - 1)] = task;
}

static void run_first(TaskQueue *queue)
{
    Microtask task = queue->tasks[queue->start];

    queue->start = (queue->start + 1) & (queue->room - 1);
    queue->count--;
    if (queue->count == 0 && queue->room > KEPT_ROOM) {
        resize(queue, FIRST_ROOM);
    }
    task.run(task.first, task.second, task.value);
    ts_async_context = NULL;
}

static void run_microtasks(void)
{
    while (microtasks.count) {
        run_first(&microtasks);
    }
}

void ts_microtask(TsMicrotaskRun run, void *first, void *second, TsValue value)
{
    append(&microtasks, (Microtask){run, first, second, value});
}

static void call_callback(void *callback, void *unused, TsValue values)
{
    const TsArray *arguments = ts_as_array(values);

    (void)unused;
    ts_call(callback, TS_UNDEFINED, arguments ? arguments->length : 0,
            arguments ? arguments->items : NULL);
}

void ts_queue_microtask(TsFunction *callback)
{
    ts_microtask(call_callback, ts_in_async_context(callback), NULL, TS_UNDEFINED);
}

void ts_next_tick(TsFunction *callback, size_t count, const TsValue *values)
{
    TsValue arguments = TS_UNDEFINED;

    if (count) {
        arguments = ts_from_object(ts_array_of_value(count, values));
    }
    append(&ticks, (Microtask){call_callback, ts_in_async_context(callback), NULL, arguments});
}

void ts_microtasks_start(void)
{
    start();
}

bool ts_microtasks_are_running(void)
{
    return running;
}

void ts_microtasks_commonjs(void)
{
    commonjs = true;
}

void ts_microtasks_resume(void)
{
    running = false;
    resumed = resumed || in_ticks;
}

void ts_microtasks_run(void)
{
    if (running || ts_heap_is_isolated()) {
        return;
    }
    running = true;
    ts_async_context = NULL;
    if (!loop_is_running() && !resumed && !commonjs) {
        run_microtasks();
    }
    in_ticks = true;
    do {
        while (ticks.count) {
            run_first(&ticks);
        }
        run_microtasks();
    } while (ticks.count || (ts_check_rejections && ts_check_rejections()));
    running = in_ticks = false;
}

/* An error that leaves a module fails the graph's promise; the report comes after the microtasks. */
static void before_uncaught(void)
{
    if (!loop_is_running() && !running && !commonjs) {
        running = true;
        run_microtasks();
    }
}
