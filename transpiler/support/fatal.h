/*
 * Ends for what must never happen: internal errors and no memory left. Both print to stderr,
 * ask the reader to report it where it is our fault, and exit with code 3.
 */
#ifndef TS2C_SUPPORT_FATAL_H
#define TS2C_SUPPORT_FATAL_H

_Noreturn void fatal_at(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
_Noreturn void fatal_out_of_memory(void);

/*
 * Makes a crash (an invalid access, a stack that overflows, abort()) end like an internal error,
 * with exit code 3 and the request to report it. For the start of main(). Does nothing where
 * AddressSanitizer reports crashes.
 */
void fatal_catch_crashes(void);

/* Marks a place that cannot be reached; reaching it is a bug in the transpiler. */
#define unreachable() fatal_at(__FILE__, __LINE__, "unreachable code was reached")

/* An internal error with a message. */
#define internal_error(...) fatal_at(__FILE__, __LINE__, __VA_ARGS__)

#endif
