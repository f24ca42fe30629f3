/*
 * Errors of system calls as Node reports them
 * (https://nodejs.org/api/errors.html#class-systemerror): "ENOENT: no such file or directory, open
 * 'x'".
 */
#ifndef NODE_SYSTEM_ERROR_H
#define NODE_SYSTEM_ERROR_H

#include "ts/error.h"

/*
 * Throws Error with message, errno (negative), code and syscall, and path and dest where those are
 * not NULL. `number` is a value of C's errno.
 */
_Noreturn void node_throw_system_error(int number, const char *syscall, TsString *path,
                                       TsString *dest);
/* Makes it without throwing. */
TsError *node_system_error(int number, const char *syscall, TsString *path, TsString *dest);

/* "ENOENT" and its text; unknown numbers give "UNKNOWN". */
const char *node_errno_name(int number);
const char *node_errno_text(int number);

#endif
