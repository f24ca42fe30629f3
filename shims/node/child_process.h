/* Other programs (https://nodejs.org/api/child_process.html).
 *
 * Arguments are arrays of strings or NULL; options are objects or undefined. What cannot be started
 * gives an error like "spawn foo ENOENT"; a command that fails, "Command failed: ...", with what it
 * wrote and its exit code.
 */
#ifndef NODE_CHILD_PROCESS_H
#define NODE_CHILD_PROCESS_H

#include "node/stream.h"

typedef struct ChildTask ChildTask;

typedef struct ChildProcess {
    EventEmitter emitter;
    Stream *in, *out, *err; /* NULL: no pipe */
    TsString *spawn_file;
    TsFunction *callback; /* of exec; or NULL */
    TsString *command;    /* for its error */
    TsArray *arguments;   /* of strings, the program first */
    TsArray *wrote[2];    /* chunks, for the callback */
    ChildTask *task;
    double pid, exit_code, signal; /* TS_UNDEFINED_NUMBER: not yet */
    int32_t open; /* pipes that are read, and the process itself */
    bool killed, is_buffer;
} ChildProcess;

extern const TsType ChildProcess_type;

Buffer *child_exec_sync(TsString *command, TsValue options);
TsString *child_exec_sync_text(TsString *command, TsValue options);
Buffer *child_exec_file_sync(TsString *file, TsArray *arguments, TsValue options);
TsString *child_exec_file_sync_text(TsString *file, TsArray *arguments, TsValue options);
/* { pid, output, stdout, stderr, status, signal, error? } */
TsValue child_spawn_sync(TsString *command, TsArray *arguments, TsValue options);
TsValue child_spawn_sync_options(TsString *command, TsValue options);

/* The options, and the arguments of execFile(), may be the callback; NULL: none. */
ChildProcess *child_exec(TsString *command, TsValue options, TsFunction *callback);
ChildProcess *child_exec_file(TsString *file, TsValue arguments, TsValue options,
                              TsFunction *callback);
ChildProcess *child_spawn(TsString *command, TsArray *arguments, TsValue options);
ChildProcess *child_spawn_options(TsString *command, TsValue options);

double child_pid(const ChildProcess *child);
/* A number or null; a string or NULL. */
TsValue child_exit_code(const ChildProcess *child);
TsString *child_signal_code(const ChildProcess *child);
bool child_kill(ChildProcess *child, TsValue signal);
void child_ref(ChildProcess *child);
void child_unref(ChildProcess *child);

#endif
