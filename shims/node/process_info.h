/*
 * process (https://nodejs.org/api/process.html): arguments, place, clocks and memory of the running
 * program. process_env.h, process_exit.h and process_stream.h have the rest, so that a program gets
 * only what it uses. The functions are those of one object and take no receiver.
 */
#ifndef NODE_PROCESS_INFO_H
#define NODE_PROCESS_INFO_H

#include "ts/array.h"

/* Arguments of main(); without this call they are read from the system. */
void process_set_arguments(int count, char **arguments);
/* argv: the program's path stands for Node's and for the script's. */
TsArray *process_argv(void);
TsString *process_argv0(void);
TsArray *process_exec_argv(void);
TsString *process_exec_path(void);
/* import.meta of the module that the program starts with: the file is argv[1], as in Node. */
TsString *import_meta_url(void);
TsString *import_meta_filename(void);
TsString *import_meta_dirname(void);
/** The same of a module whose path leads there from the folder of the entry: "../lib/store.ts". */
TsString *import_meta_url_of(TsString *path);
TsString *import_meta_filename_of(TsString *path);
TsString *import_meta_dirname_of(TsString *path);

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

#endif
