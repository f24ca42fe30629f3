/* What a program asks of another; see child_options.h.
 */
#include "node/child_options.h"

#include "node/buffer.h"
#include "node/node_arguments.h"
#include "node/node_errors.h"
#include "node/system_error.h"

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static char *copied(const TsString *text)
{
    size_t size = ts_string_utf8_size(text);
    char *copy = malloc(size + 1);

    if (!copy) {
        ts_fatal("out of memory");
    }
    ts_string_write_utf8(text, copy);
    copy[size] = '\0';
    return copy;
}

static char **copied_list(const TsArray *first, TsString *head)
{
    size_t count = (first ? first->length : 0) + (head != NULL);
    char **list = calloc(count + 1, sizeof *list);
    size_t used = 0;

    if (!list) {
        ts_fatal("out of memory");
    }
    if (head) {
        list[used++] = copied(head);
    }
    for (size_t i = 0; first && i < first->length; i++) {
        list[used++] = copied(ts_to_string(ts_array_get(first, (int64_t)i)));
    }
    return list;
}

static TsValue option(TsValue options, const char *name)
{
    return ts_is_object(options) ? ts_get(options, ts_string_from_c(name)) : TS_UNDEFINED;
}

static int stdio_kind(TsValue value, int otherwise)
{
    if (!ts_is_string(value)) {
        return otherwise;
    }
    return ts_string_is(ts_as_string(value), "inherit")  ? CHILD_INHERIT
           : ts_string_is(ts_as_string(value), "ignore") ? CHILD_IGNORE
                                                         : CHILD_PIPE;
}

static void read_stdio(ChildRun *run, TsValue stdio)
{
    for (int i = 0; i < 3; i++) {
        run->stdio[i] = stdio_kind(ts_is_array(stdio) ? ts_array_get(ts_as_array(stdio), i) : stdio,
                                   run->stdio[i]);
    }
}

static char **environment_of(TsValue environment)
{
    TsArray *keys = ts_own_keys(environment, 0);
    TsArray *pairs = ts_array_new(TS_ARRAY_PTR, keys->length);

    for (size_t i = 0; i < keys->length; i++) {
        TsValue key = ts_array_get(keys, (int64_t)i);
        TsValue value = ts_get_index(environment, key);
        if (!ts_is_undefined(value)) {
            ts_array_push_ptr(pairs, ts_concat_n(3, ts_as_string(key), TS_STR("="), ts_to_string(value)));
        }
    }
    return copied_list(pairs, NULL);
}

static void read_input(ChildRun *run, TsValue input)
{
    const Buffer *bytes = ts_is_string(input) ? buffer_from_string(ts_as_string(input), NULL)
                                              : buffer_of_value(input);
    if (bytes) {
        child_bytes_add(&run->input, bytes->bytes, bytes->length);
    }
}

ChildRun *child_run_new(TsString *file, TsArray *arguments, TsValue options, bool shell, int pipes)
{
    ChildRun *run = calloc(1, sizeof *run);
    TsValue wanted = option(options, "shell"), folder = option(options, "cwd");
    TsValue environment = option(options, "env"), timeout = option(options, "timeout");

    if (!run) {
        ts_fatal("out of memory");
    }
    if (shell || ts_to_boolean(wanted)) {
        TsArray *script = ts_array_new(TS_ARRAY_PTR, 2);
        TsString *line = file;
        for (size_t i = 0; arguments && i < arguments->length; i++) {
            line = ts_concat_n(3, line, TS_STR(" "), ts_to_string(ts_array_get(arguments, (int64_t)i)));
        }
        ts_array_push_ptr(script, TS_STR("-c"));
        ts_array_push_ptr(script, line);
        file = ts_is_string(wanted) ? ts_as_string(wanted) : TS_STR("/bin/sh");
        arguments = script;
    }
    run->file = copied(file);
    run->arguments = copied_list(arguments, file);
    run->folder = ts_is_string(folder) ? copied(ts_as_string(folder)) : NULL;
    run->environment = ts_is_object(environment) ? environment_of(environment) : NULL;
    run->timeout = ts_is_number(timeout) ? (int64_t)ts_as_number(timeout) : 0;
    run->kill_signal = child_signal_number(option(options, "killSignal"));
    for (int i = 0; i < 3; i++) {
        run->stdio[i] = pipes;
    }
    read_stdio(run, option(options, "stdio"));
    read_input(run, option(options, "input"));
    return run;
}

static const struct {
    const char *name;
    int number;
} signals[] = {{"SIGHUP", SIGHUP},   {"SIGINT", SIGINT},   {"SIGQUIT", SIGQUIT}, {"SIGILL", SIGILL},
               {"SIGABRT", SIGABRT}, {"SIGFPE", SIGFPE},   {"SIGKILL", SIGKILL}, {"SIGSEGV", SIGSEGV},
               {"SIGPIPE", SIGPIPE}, {"SIGALRM", SIGALRM}, {"SIGTERM", SIGTERM}, {"SIGUSR1", SIGUSR1},
               {"SIGUSR2", SIGUSR2}, {"SIGCONT", SIGCONT}, {"SIGSTOP", SIGSTOP}, {"SIGBUS", SIGBUS}};

TsString *child_signal_name(int number)
{
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        if (signals[i].number == number) {
            return ts_string_from_c(signals[i].name);
        }
    }
    return NULL;
}

int child_signal_number(TsValue signal)
{
    if (ts_is_number(signal)) {
        return (int)ts_as_number(signal);
    }
    for (size_t i = 0; ts_is_string(signal) && i < sizeof signals / sizeof *signals; i++) {
        if (ts_string_is_ascii_text(ts_as_string(signal), signals[i].name, strlen(signals[i].name))) {
            return signals[i].number;
        }
    }
    if (ts_is_string(signal)) {
        ts_throw_coded(&TypeError_type, "ERR_UNKNOWN_SIGNAL", "Unknown signal: %S", ts_as_string(signal));
    }
    return SIGTERM;
}

TsError *child_spawn_error(const ChildRun *run, const char *call)
{
    TsString *file = ts_string_from_utf8(run->file, strlen(run->file));
    TsString *syscall = ts_concat_n(3, ts_string_from_c(call), TS_STR(" "), file);
    TsArray *arguments = ts_array_new(TS_ARRAY_PTR, 0);
    TsString *code = ts_string_from_c(node_errno_name(run->error));
    TsError *error = Error_new(ts_concat_n(3, syscall, TS_STR(" "), code));
    TsValue object = ts_from_object(error);

    for (char **argument = run->arguments + 1; *argument; argument++) {
        ts_array_push_ptr(arguments, ts_string_from_utf8(*argument, strlen(*argument)));
    }
    ts_set(object, TS_STR("errno"), ts_from_number(-run->error));
    ts_set(object, TS_STR("code"), ts_from_string(code));
    ts_set(object, TS_STR("syscall"), ts_from_string(syscall));
    ts_set(object, TS_STR("path"), ts_from_string(file));
    ts_set(object, TS_STR("spawnargs"), ts_from_object(arguments));
    return error;
}
