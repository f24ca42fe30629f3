/*
 * How the process ends: exit codes.
 */
#ifndef NODE_PROCESS_EXIT_H
#define NODE_PROCESS_EXIT_H

#include "ts/function.h"

/* Ends the process: `code` if given, else exitCode, else 0. */
_Noreturn void process_exit(TsValue code);
_Noreturn void process_abort(void);
TsValue process_exit_code(void);
/* A number, a numeric string or nullish; throws as Node does. */
void process_set_exit_code(TsValue code);

#endif
