/* Child processes through posix_spawn. */
#include "support/jobs.h"

#include <errno.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/fatal.h"

extern char **environ;

static void finish(Job *job, int wait_status)
{
    job->status = WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : 128 + WTERMSIG(wait_status);
}

/* Waits for one of the running children and notes its result; false if there is none. */
static bool wait_for_one(Job *jobs, const pid_t *pids, size_t count)
{
    int wait_status;
    pid_t pid;

    do {
        pid = waitpid(-1, &wait_status, 0);
    } while (pid < 0 && errno == EINTR);
    for (size_t i = 0; i < count && pid > 0; i++) {
        if (pids[i] == pid) {
            finish(&jobs[i], wait_status);
            return true;
        }
    }
    return false;
}

bool jobs_run(Job *jobs, size_t count, size_t parallel)
{
    pid_t *pids = calloc(count + 1, sizeof *pids);
    size_t running = 0;
    bool good = true;

    if (!pids) {
        fatal_out_of_memory();
    }
    for (size_t i = 0; i < count; i++) {
        if (running >= parallel && wait_for_one(jobs, pids, i)) {
            running--;
        }
        jobs[i].error = posix_spawnp(&pids[i], jobs[i].argv[0], NULL, NULL,
                                     (char *const *)jobs[i].argv, environ);
        jobs[i].status = jobs[i].error ? -1 : 0;
        running += !jobs[i].error;
    }
    while (running && wait_for_one(jobs, pids, count)) {
        running--;
    }
    free(pids);
    for (size_t i = 0; i < count; i++) {
        good = good && jobs[i].status == 0;
    }
    return good;
}

size_t jobs_processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);

    return count > 0 ? (size_t)count : 1;
}
