/* From the options of a program's call to a ChildRun, and from its end to errors.
 */
#ifndef NODE_CHILD_OPTIONS_H
#define NODE_CHILD_OPTIONS_H

#include "node/child_run.h"
#include "ts/array.h"
#include "ts/error.h"
#include "ts/object.h"

/* `pipes`: what stdio is by itself. With `shell`, the command runs in /bin/sh. */
ChildRun *child_run_new(TsString *file, TsArray *arguments, TsValue options, bool shell, int pipes);
/* "SIGTERM"; NULL for none. */
TsString *child_signal_name(int number);
int child_signal_number(TsValue signal);
/* spawn foo ENOENT, with path and spawnargs. */
TsError *child_spawn_error(const ChildRun *run, const char *call);

#endif
