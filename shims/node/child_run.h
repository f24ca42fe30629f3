/* Running another program, without the heap: what child_process (child_process.h) does on threads.
 */
#ifndef NODE_CHILD_RUN_H
#define NODE_CHILD_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum { CHILD_IGNORE, CHILD_INHERIT, CHILD_PIPE };

typedef struct ChildBytes {
    uint8_t *at;
    size_t length, room;
} ChildBytes;

typedef struct ChildRun {
    char *file, **arguments, **environment, *folder; /* malloc; environment, folder: NULL: ours */
    int stdio[3];      /* CHILD_IGNORE ... */
    int pipes[3];      /* our ends; -1: none */
    ChildBytes input;  /* for its standard input */
    ChildBytes out[2]; /* what it wrote to stdout and stderr */
    int64_t timeout;   /* ms; 0: none */
    int kill_signal;
    pid_t pid;
    int error;  /* errno, if it could not be started */
    int status; /* its exit code; -1: it ended by `signal` */
    int signal;
    bool timed_out;
} ChildRun;

/* Starts it; false with `error` when that fails. */
bool child_start(ChildRun *run);
/* Reads and writes until it closes its outputs, then waits for its end. */
void child_finish(ChildRun *run);
/* Waits for its end only. */
void child_wait(ChildRun *run);
void child_bytes_add(ChildBytes *bytes, const void *more, size_t length);
void child_free(ChildRun *run);

#endif
