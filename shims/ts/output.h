/*
 * Standard output and standard error: one buffered, ordered, thread-safe writer for console.log,
 * process.stdout.write and everything else that prints.
 *
 * Text for stdout collects in a buffer, which is written out when it is full, when stderr is
 * written, before the event loop waits (ts_output_flush), and when the process exits; at once when
 * stdout is a terminal. Errors of the device are ignored, as a closed pipe is nobody's fault here.
 */
#ifndef TS_OUTPUT_H
#define TS_OUTPUT_H

#include "ts/string.h"

enum { TS_STDOUT = 1, TS_STDERR = 2 };

/** Writes bytes to file descriptor 1 or 2. */
void ts_output_write(int fd, const char *bytes, size_t size);

/** Writes a string as UTF-8 (lone surrogates as U+FFFD). */
void ts_output_string(int fd, const TsString *string);

/** Writes a string and a newline, in one piece. */
void ts_output_line(int fd, const TsString *string);

/** Hands everything over to the system. */
void ts_output_flush(void);

#endif
