/* Internal errors: message, place, a request to report it, exit code 3. */
#include "support/fatal.h"

#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { EXIT_INTERNAL = 3, SIGNAL_STACK = 64 * 1024 };

static const char please_report[] =
    "This is a bug in ts2c, not in your program. Please report it, together with the program that "
    "shows it.\n";

void fatal_at(const char *file, int line, const char *format, ...)
{
    va_list args;

    fflush(stdout);
    fprintf(stderr, "ts2c: internal error: ");
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fprintf(stderr, " (%s:%d)\n", file, line);
    fputs(please_report, stderr);
    exit(EXIT_INTERNAL);
}

void fatal_out_of_memory(void)
{
    fputs("ts2c: out of memory\n", stderr);
    exit(EXIT_INTERNAL);
}

#ifndef __SANITIZE_ADDRESS__

/* Only what is safe in a signal handler: write() and _exit(). */
static void on_crash(int signal_number)
{
    static const char segv[] = "ts2c: internal error: invalid memory access or stack overflow\n";
    static const char other[] = "ts2c: internal error: aborted\n";
    bool is_segv = signal_number == SIGSEGV || signal_number == SIGBUS;
    ssize_t written = is_segv ? write(STDERR_FILENO, segv, sizeof segv - 1)
                              : write(STDERR_FILENO, other, sizeof other - 1);

    if (written >= 0) {
        written = write(STDERR_FILENO, please_report, sizeof please_report - 1);
    }
    _exit(EXIT_INTERNAL);
}

void fatal_catch_crashes(void)
{
    static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
    static char stack[SIGNAL_STACK]; /* a stack that overflowed cannot run the handler */
    stack_t alternative = {.ss_sp = stack, .ss_size = sizeof stack};
    struct sigaction action = {.sa_handler = on_crash, .sa_flags = SA_ONSTACK | SA_RESETHAND};

    if (sigaltstack(&alternative, NULL) != 0) {
        return;
    }
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        sigaction(signals[i], &action, NULL);
    }
}

#else

void fatal_catch_crashes(void)
{
}

#endif
