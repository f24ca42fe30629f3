/* Internal errors: message, place, a request to report it, exit code 3. */
#include "support/fatal.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { EXIT_INTERNAL = 3 };

void fatal_at(const char *file, int line, const char *format, ...)
{
    va_list args;

    fflush(stdout);
    fprintf(stderr, "ts2c: internal error: ");
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fprintf(stderr, " (%s:%d)\n", file, line);
    fprintf(stderr, "This is a bug in ts2c, not in your program. Please report it, together with "
                    "the program that shows it.\n");
    exit(EXIT_INTERNAL);
}

void fatal_out_of_memory(void)
{
    fputs("ts2c: out of memory\n", stderr);
    exit(EXIT_INTERNAL);
}
