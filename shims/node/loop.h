/* The event loop: what the main thread does after the program's modules have run.
 *
 * The program goes on while something is referenced (a listening server, a timer, a task that waits
 * to run). Each round has Node's phases: timers, tasks (after waiting for one if nothing else is
 * due), immediates (https://nodejs.org/en/learn/asynchronous-work/event-loop-timers-and-nexttick).
 * Tasks run on the main thread, one after the other, under the runtime lock, each followed by the
 * microtasks. Requests are served by other threads (runtime_lock.h), beside or between them.
 */
#ifndef NODE_LOOP_H
#define NODE_LOOP_H

#include <stdbool.h>
#include <stdint.h>

/* Runs until nothing is referenced any more. Called once, by the main thread, last. A program that
 * never referenced anything returns at once. */
void loop_run(void);

/* Have the modules run, and the microtasks that they left? */
bool loop_is_running(void);

/* Keeps the loop running until loop_unref(). Any thread. */
void loop_ref(void);
void loop_unref(void);

/* Has run(data) called by the loop. Any thread. What `data` points at must be kept alive. */
void loop_post(void (*run)(void *data), void *data);

/* Another thread than the main one has run program code, which may have set timers: has the loop
 * wait no longer than they do. Under the runtime lock. */
void loop_notice_timers(void);

/* What timers.c tells the loop. All run under the runtime lock, and all but wait() on the main
 * thread. */
typedef struct LoopTimers {
    void (*run_due)(void);        /* the timers whose time has come */
    void (*run_immediates)(void); /* those that setImmediate had queued before */
    int64_t (*wait)(void); /* milliseconds until a timer is due, 0 with immediates, -1: never */
    bool (*alive)(void);   /* is there a referenced timer or immediate? */
} LoopTimers;
void loop_set_timers(const LoopTimers *functions);

/* Has a function called when nothing is left to do; it may give the loop more. The same one counts
 * once; there are few. */
void loop_set_before_exit(void (*function)(void));

/* Sets what runs the microtasks (promises, nextTick). Until then there are none. */
void loop_set_microtasks(void (*drain)(void));

/* Runs the microtasks; whoever runs program code under the lock calls it before letting go. */
void loop_drain_microtasks(void);

#endif
