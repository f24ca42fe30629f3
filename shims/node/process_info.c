/*
 * process: the running program, its arguments, clocks and memory.
 */
#include "node/process_info.h"

#include "node/node_bytes.h"
#include "node/node_errors.h"
#include "node/system_error.h"
#include "ts/object.h"
#include "ts/uri.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define NODE_VERSION "24.21.0"

/* ---- arguments --------------------------------------------------------------------- */

static TsArray *argv;
static char **given_arguments;
static int given_count;

void process_set_arguments(int count, char **arguments)
{
    given_count = count;
    given_arguments = arguments;
}

TsString *process_exec_path(void)
{
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path);

    if (length > 0) {
        return ts_string_from_utf8(path, (size_t)length);
    }
    return ts_string_from_c(given_count > 0 ? given_arguments[0] : "");
}

/* The arguments as the system remembers them, each ending with a NUL. */
static void push_system_arguments(TsArray *list)
{
    FILE *file = fopen("/proc/self/cmdline", "r");
    char *argument = NULL;
    size_t room = 0;
    ssize_t length;

    for (int i = 0; file && (length = getdelim(&argument, &room, '\0', file)) > 0; i++) {
        if (i > 0) {
            ts_array_push_ptr(list, ts_string_from_c(argument));
        }
    }
    free(argument);
    if (file) {
        fclose(file);
    }
}

TsArray *process_argv(void)
{
    if (argv) {
        return argv;
    }
    TsString *program = process_exec_path();
    TsArray *list = ts_array_new(TS_ARRAY_PTR, (size_t)given_count + 2);
    ts_array_push_ptr(list, program);
    ts_array_push_ptr(list, program);
    for (int i = 1; i < given_count; i++) {
        ts_array_push_ptr(list, ts_string_from_c(given_arguments[i]));
    }
    if (given_count == 0) {
        push_system_arguments(list);
    }
    ts_heap_root(&argv, TS_REP_POINTER);
    argv = list;
    return argv;
}

TsString *process_argv0(void)
{
    return given_count > 0 ? ts_string_from_c(given_arguments[0]) : process_exec_path();
}

TsArray *process_exec_argv(void)
{
    return ts_array_new(TS_ARRAY_PTR, 0);
}

TsString *import_meta_filename(void)
{
    return ts_array_ptr_at(process_argv(), 1);
}

static TsString *folder_of(TsString *file)
{
    size_t length = file->length;

    while (length > 1 && ts_string_unit(file, length - 1) != '/') {
        length--;
    }
    return ts_string_range(file, 0, length > 1 ? length - 1 : length);
}

TsString *import_meta_dirname(void)
{
    return folder_of(import_meta_filename());
}

TsString *import_meta_filename_of(TsString *path)
{
    TsString *folder = import_meta_dirname();

    while (path->length > 3 && ts_string_unit(path, 0) == '.' && ts_string_unit(path, 1) == '.') {
        path = ts_string_range(path, 3, path->length);
        folder = folder_of(folder);
    }
    return ts_concat_n(3, folder, TS_STR("/"), path);
}

TsString *import_meta_dirname_of(TsString *path)
{
    return folder_of(import_meta_filename_of(path));
}

TsString *import_meta_url_of(TsString *path)
{
    return ts_concat(TS_STR("file://"), ts_encode_uri(import_meta_filename_of(path)));
}

TsString *import_meta_url(void)
{
    return ts_concat(TS_STR("file://"), ts_encode_uri(import_meta_filename()));
}

/* ---- what and where ---------------------------------------------------------------- */

int32_t process_pid(void)
{
    return (int32_t)getpid();
}

int32_t process_ppid(void)
{
    return (int32_t)getppid();
}

TsString *process_platform(void)
{
#if defined __linux__
    return TS_STR("linux");
#elif defined __APPLE__
    return TS_STR("darwin");
#elif defined __FreeBSD__
    return TS_STR("freebsd");
#elif defined __OpenBSD__
    return TS_STR("openbsd");
#elif defined __NetBSD__
    return TS_STR("netbsd");
#else
    return TS_STR("linux");
#endif
}

TsString *process_arch(void)
{
#if defined __x86_64__
    return TS_STR("x64");
#elif defined __i386__
    return TS_STR("ia32");
#elif defined __aarch64__
    return TS_STR("arm64");
#elif defined __arm__
    return TS_STR("arm");
#elif defined __riscv
    return TS_STR("riscv64");
#elif defined __loongarch64
    return TS_STR("loong64");
#elif defined __powerpc64__
    return TS_STR("ppc64");
#elif defined __s390x__
    return TS_STR("s390x");
#else
    return TS_STR("mips");
#endif
}

TsString *process_version(void)
{
    return TS_STR("v" NODE_VERSION);
}

TsString *process_node_version(void)
{
    return TS_STR(NODE_VERSION);
}

TsString *process_cwd(void)
{
    char *folder = getcwd(NULL, 0);

    if (!folder) {
        node_throw_system_error(errno, "uv_cwd", NULL, NULL);
    }
    TsString *path = ts_string_from_c(folder);
    free(folder);
    return path;
}

void process_chdir(TsString *directory)
{
    if (chdir(ts_string_to_c(directory)) != 0) {
        int error = errno;
        node_throw_system_error(error, "chdir", process_cwd(), directory);
    }
}

int32_t process_umask(void)
{
    mode_t mask = umask(0);

    umask(mask);
    return (int32_t)mask;
}

int32_t process_getuid(void)
{
    return (int32_t)getuid();
}

int32_t process_getgid(void)
{
    return (int32_t)getgid();
}

/* ---- clocks ------------------------------------------------------------------------ */

static struct timespec start_time;

__attribute__((constructor)) static void remember_start(void)
{
    clock_gettime(CLOCK_MONOTONIC, &start_time);
}

double process_uptime(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start_time.tv_sec) +
           (double)(now.tv_nsec - start_time.tv_nsec) / 1e9;
}

TsArray *process_hrtime(TsArray *previous)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    double seconds = (double)now.tv_sec;
    double nanoseconds = (double)now.tv_nsec;
    if (previous) {
        if (previous->length != 2) {
            node_throw_out_of_range("time", "2", (double)previous->length);
        }
        seconds -= ts_to_number(ts_array_get(previous, 0));
        nanoseconds -= ts_to_number(ts_array_get(previous, 1));
        if (nanoseconds < 0) {
            seconds--;
            nanoseconds += 1e9;
        }
    }
    return TS_ARRAY_OF(double, seconds, nanoseconds);
}

/* ---- memory ------------------------------------------------------------------------ */

double process_memory_usage_rss(void)
{
    unsigned long total = 0;
    unsigned long resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");

    if (file) {
        if (fscanf(file, "%lu %lu", &total, &resident) != 2) {
            resident = 0;
        }
        fclose(file);
    }
    return (double)resident * (double)sysconf(_SC_PAGESIZE);
}

TsValue process_memory_usage(void)
{
    TsHeapStats stats = ts_heap_stats();
    TsDynamicObject *usage = ts_object_new(5);

    ts_object_define(usage, TS_STR("rss"), ts_from_number(process_memory_usage_rss()));
    ts_object_define(usage, TS_STR("heapTotal"), ts_from_number((double)stats.committed));
    ts_object_define(usage, TS_STR("heapUsed"), ts_from_number((double)stats.used));
    ts_object_define(usage, TS_STR("external"), ts_from_number(0));
    ts_object_define(usage, TS_STR("arrayBuffers"), ts_from_number(0));
    return ts_from_object(usage);
}
