/*
 * Lines of the console: what console.log of a text needs, and nothing of inspection. The rest of
 * the console is in console.h.
 */
#ifndef TS_CONSOLE_LINE_H
#define TS_CONSOLE_LINE_H

#include "ts/string.h"

/** Columns by which console.group indents. */
extern size_t console_indentation;

/** A text as a line, indented, to file descriptor 1 or 2. */
void console_write_line(int fd, const TsString *text);

/** console.log of one string; NULL prints undefined. */
void console_log_string(const TsString *message);

/** The same for console.info, debug, error and warn. */
void console_info_string(const TsString *message);
void console_debug_string(const TsString *message);
void console_error_string(const TsString *message);
void console_warn_string(const TsString *message);

#endif
