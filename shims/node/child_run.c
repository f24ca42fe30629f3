/* Running another program; see child_run.h.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "node/child_run.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

void child_bytes_add(ChildBytes *bytes, const void *more, size_t length)
{
    if (bytes->room - bytes->length < length) {
        bytes->room = (bytes->length + length) * 2 + 64;
        bytes->at = realloc(bytes->at, bytes->room);
        if (!bytes->at) {
            abort();
        }
    }
    memcpy(bytes->at + bytes->length, more, length);
    bytes->length += length;
}

static void free_list(char **list)
{
    for (size_t i = 0; list && list[i]; i++) {
        free(list[i]);
    }
    free(list);
}

void child_free(ChildRun *run)
{
    free(run->file);
    free(run->folder);
    free_list(run->arguments);
    free_list(run->environment);
    free(run->input.at);
    free(run->out[0].at);
    free(run->out[1].at);
}

/* In the child: becomes the program, or tells why not. */
static _Noreturn void become(const ChildRun *run, int ends[3][2], int report)
{
    int error;

    for (int i = 0; i < 3; i++) {
        int fd = run->stdio[i] == CHILD_PIPE     ? ends[i][i == 0 ? 0 : 1]
                 : run->stdio[i] == CHILD_IGNORE ? open("/dev/null", O_RDWR)
                                                 : i;
        if (fd != i) {
            dup2(fd, i);
        }
    }
    signal(SIGPIPE, SIG_DFL);
    if (!run->folder || chdir(run->folder) == 0) {
        if (run->environment) {
            environ = run->environment;
        }
        execvp(run->file, run->arguments);
    }
    error = errno;
    if (write(report, &error, sizeof error) < 0) {
        _exit(126);
    }
    _exit(127);
}

static void close_end(int *fd)
{
    if (*fd >= 0) {
        close(*fd);
        *fd = -1;
    }
}

bool child_start(ChildRun *run)
{
    int ends[3][2] = {{-1, -1}, {-1, -1}, {-1, -1}}, report[2];

    for (int i = 0; i < 3; i++) {
        run->pipes[i] = -1;
        if (run->stdio[i] == CHILD_PIPE && pipe2(ends[i], O_CLOEXEC) != 0) {
            run->error = errno;
            return false;
        }
    }
    if (pipe2(report, O_CLOEXEC) != 0) {
        run->error = errno;
        return false;
    }
    run->pid = fork();
    if (run->pid == 0) {
        become(run, ends, report[1]);
    }
    run->error = run->pid < 0 ? errno : 0;
    close(report[1]);
    for (int i = 0; i < 3; i++) {
        close_end(&ends[i][i == 0 ? 0 : 1]);
        run->pipes[i] = ends[i][i == 0 ? 1 : 0];
    }
    if (run->pid > 0 && read(report[0], &run->error, sizeof run->error) > 0) {
        waitpid(run->pid, NULL, 0);
    }
    close(report[0]);
    if (run->error) {
        for (int i = 0; i < 3; i++) {
            close_end(&run->pipes[i]);
        }
    }
    return !run->error;
}

static int64_t milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void child_wait(ChildRun *run)
{
    int status = 0;

    while (waitpid(run->pid, &status, 0) < 0 && errno == EINTR) {
    }
    run->status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    run->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static void write_input(ChildRun *run, size_t *sent)
{
    ssize_t count = write(run->pipes[0], run->input.at + *sent, run->input.length - *sent);

    *sent += count > 0 ? (size_t)count : 0;
    if ((count < 0 && errno != EINTR && errno != EAGAIN) || *sent == run->input.length) {
        close_end(&run->pipes[0]);
    }
}

static void read_output(ChildRun *run, int i)
{
    char block[16384];
    ssize_t count = read(run->pipes[i], block, sizeof block);

    if (count > 0) {
        child_bytes_add(&run->out[i - 1], block, (size_t)count);
    } else if (count == 0 || errno != EINTR) {
        close_end(&run->pipes[i]);
    }
}

void child_finish(ChildRun *run)
{
    int64_t end = run->timeout > 0 ? milliseconds() + run->timeout : 0;
    size_t sent = 0;

    signal(SIGPIPE, SIG_IGN);
    if (run->pipes[0] >= 0) {
        fcntl(run->pipes[0], F_SETFL, O_NONBLOCK);
        if (run->input.length == 0) {
            close_end(&run->pipes[0]);
        }
    }
    while (run->pipes[0] >= 0 || run->pipes[1] >= 0 || run->pipes[2] >= 0) {
        struct pollfd wanted[3] = {{run->pipes[0], POLLOUT, 0},
                                   {run->pipes[1], POLLIN, 0},
                                   {run->pipes[2], POLLIN, 0}};
        int64_t left = end ? end - milliseconds() : -1;
        if (end && left <= 0) {
            run->timed_out = true;
            kill(run->pid, run->kill_signal ? run->kill_signal : SIGTERM);
            end = 0;
            left = -1;
        }
        if (poll(wanted, 3, (int)left) <= 0) {
            continue;
        }
        if (wanted[0].revents) {
            write_input(run, &sent);
        }
        for (int i = 1; i < 3; i++) {
            if (wanted[i].revents) {
                read_output(run, i);
            }
        }
    }
    child_wait(run);
}
