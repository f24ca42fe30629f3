/*
 * process (https://nodejs.org/api/process.html): environment, arguments, exit, standard streams.
 * The functions are those of one object and take no receiver. Runtime lock required unless said
 * otherwise.
 */
#ifndef NODE_PROCESS_H
#define NODE_PROCESS_H

#include "node/buffer.h"
#include "ts/function.h"

/* ---- environment --------------------------------------------------------------------------------------- */

/* process.env.KEY; NULL when it is not set. */
TsString *process_env_get(TsString *key);
/* process.env.KEY = value (undefined is the text "undefined", as in Node). */
void process_env_set(TsString *key, TsString *value);
/* process.env as an object, for programs that list it or pass it on; made once, then kept up to date. */
TsValue process_env(void);

/* ---- the running program ---------------------------------------------------------------------------- */

/* Arguments of main(); without this call they are read from the system. */
void process_set_arguments(int count, char **arguments);
/* argv: the program's path stands for Node's and for the script's. */
TsArray *process_argv(void);
TsString *process_argv0(void);
TsArray *process_exec_argv(void);
TsString *process_exec_path(void);

int32_t process_pid(void);
int32_t process_ppid(void);
TsString *process_platform(void);
TsString *process_arch(void);
/* "v24..." and the same without the v: the Node whose behaviour this is. */
TsString *process_version(void);
TsString *process_node_version(void);
TsString *process_cwd(void);
void process_chdir(TsString *directory);
/* Seconds since the process began. */
double process_uptime(void);
/* { rss, heapTotal, heapUsed, external, arrayBuffers }, in bytes. */
TsValue process_memory_usage(void);
double process_memory_usage_rss(void);
/* [seconds, nanoseconds], less those of `previous` if it is not NULL. */
TsArray *process_hrtime(TsArray *previous);
int32_t process_umask(void);
int32_t process_getuid(void);
int32_t process_getgid(void);

/* ---- exit -------------------------------------------------------------------------------------------------- */

/* Ends the process: `code` if given, else exitCode, else 0. */
_Noreturn void process_exit(TsValue code);
_Noreturn void process_abort(void);
TsValue process_exit_code(void);
/* A number, a numeric string or nullish; throws as Node does. */
void process_set_exit_code(TsValue code);
/* Listeners run once, when the process ends by exit() or by having nothing left to do. */
void process_on_exit(TsString *event, TsFunction *listener);

/* ---- standard streams -------------------------------------------------------------------------------------- */

typedef struct ProcessStream {
    TsObject base;
    int32_t fd;
} ProcessStream;

extern const TsType ProcessStream_type;

ProcessStream *process_stdin(void);
ProcessStream *process_stdout(void);
ProcessStream *process_stderr(void);

/* write(): in order with console.log; always true. */
bool process_stream_write(ProcessStream *stream, TsString *text);
/* A string or Buffer. */
bool process_stream_write_value(ProcessStream *stream, TsValue chunk, TsString *encoding);
/* true or undefined. */
TsValue process_stream_is_tty(ProcessStream *stream);
/* The terminal's size, or TS_UNDEFINED_NUMBER. */
double process_stream_columns(ProcessStream *stream);
double process_stream_rows(ProcessStream *stream);

#endif
