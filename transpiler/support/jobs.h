/*
 * Running commands, several at a time.
 */
#ifndef TS2C_SUPPORT_JOBS_H
#define TS2C_SUPPORT_JOBS_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Job {
    const char *const *argv; /* NULL-terminated; argv[0] is looked up in PATH */
    int status;              /* result: exit code, 128 + signal, or -1 with `error` */
    int error;               /* result: errno when it could not be started, else 0 */
} Job;

/* Runs all jobs, at most `parallel` at once; standard streams are shared. True if all gave 0. */
bool jobs_run(Job *jobs, size_t count, size_t parallel);

/* How many processors there are for us, at least 1. */
size_t jobs_processors(void);

#endif
