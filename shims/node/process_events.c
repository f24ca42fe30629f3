/* process events: one emitter, and what makes it tell of errors, rejections, signals and the end.
 *
 * ts2c-requires: pthread
 */
#include "node/process_events.h"

#include "node/loop.h"
#include "node/node_errors.h"
#include "node/system_error.h"
#include "ts/array.h"
#include "ts/error.h"
#include "ts/microtask.h"
#include "ts/object.h"
#include "ts/output.h"
#include "ts/promise.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static EventEmitter *emitter;

static const TsType emitter_type = {.kind = TS_KIND_INTERNAL,
                                    .size = sizeof(EventEmitter),
                                    .name = "process",
                                    TS_FIELDS(TS_HIDDEN(EventEmitter, events, POINTER))};

static EventEmitter *process_emitter(void)
{
    if (!emitter) {
        ts_heap_root(&emitter, TS_REP_POINTER);
        emitter = ts_heap_new_cell(&emitter_type, sizeof(EventEmitter));
    }
    return emitter;
}

static bool is_heard(TsString *event)
{
    return emitter && event_emitter_count(emitter, event) > 0;
}

/* ---- the end ---- */

static void emit_exit(void)
{
    TsValue code = ts_from_number(ts_exit_code);

    if (is_heard(TS_STR("exit"))) {
        event_emitter_emit(emitter, TS_STR("exit"), 1, &code);
    }
}

static void emit_before_exit(void)
{
    TsValue code = ts_from_number(ts_exit_code);

    if (is_heard(TS_STR("beforeExit"))) {
        event_emitter_emit(emitter, TS_STR("beforeExit"), 1, &code);
    }
}

/* ---- errors ---- */

static TsString *origin; /* of the error that is being reported; NULL: it was thrown */

static void report(void *unused, void *also_unused, TsValue error)
{
    (void)unused;
    (void)also_unused;
    origin = TS_STR("unhandledRejection");
    ts_uncaught(error);
}

/* What a module throws rejects the promise of its evaluation. */
static bool is_of_module(void)
{
    static bool is_reported;
    bool found = !is_reported && !loop_is_running() && !ts_microtasks_are_running();

    is_reported = is_reported || found;
    return found;
}

/* An error in a listener ends the program at once. */
static bool on_uncaught(TsValue error)
{
    static bool is_telling;
    TsString *from = origin ? origin : TS_STR("uncaughtException");
    TsValue arguments[2] = {error, ts_from_string(from)};

    origin = NULL;
    if (is_telling) {
        emitter->events = NULL;
        ts_uncaught_code = 7;
    }
    if (!is_heard(TS_STR("uncaughtException"))) {
        return false;
    }
    if (is_of_module()) {
        ts_microtask(report, NULL, NULL, error);
        return true;
    }
    is_telling = true;
    ts_handlers = NULL;
    event_emitter_emit(emitter, TS_STR("uncaughtException"), 2, arguments);
    is_telling = false;
    return true;
}

static bool on_rejection(TsValue reason, TsPromise *promise)
{
    TsValue arguments[2] = {reason, ts_from_object(promise)};

    if (is_heard(TS_STR("unhandledRejection"))) {
        event_emitter_emit(emitter, TS_STR("unhandledRejection"), 2, arguments);
        return true;
    }
    origin = TS_STR("unhandledRejection");
    return false;
}

/* After an error that a listener has seen: what was left to do when it came. */
static void resume(void)
{
    ts_microtasks_resume();
    loop_run();
}

/* ---- signals ---- */

static const struct {
    const char *name;
    int number;
} signals[] = {
    {"SIGHUP", SIGHUP},   {"SIGINT", SIGINT},   {"SIGQUIT", SIGQUIT}, {"SIGILL", SIGILL},
    {"SIGTRAP", SIGTRAP}, {"SIGABRT", SIGABRT}, {"SIGBUS", SIGBUS},   {"SIGFPE", SIGFPE},
    {"SIGKILL", SIGKILL}, {"SIGUSR1", SIGUSR1}, {"SIGSEGV", SIGSEGV}, {"SIGUSR2", SIGUSR2},
    {"SIGPIPE", SIGPIPE}, {"SIGALRM", SIGALRM}, {"SIGTERM", SIGTERM}, {"SIGCHLD", SIGCHLD},
    {"SIGCONT", SIGCONT}, {"SIGSTOP", SIGSTOP}, {"SIGTSTP", SIGTSTP}, {"SIGTTIN", SIGTTIN},
    {"SIGTTOU", SIGTTOU}, {"SIGURG", SIGURG},   {"SIGXCPU", SIGXCPU}, {"SIGXFSZ", SIGXFSZ},
    {"SIGWINCH", SIGWINCH},
};

enum { SIGNALS = sizeof signals / sizeof *signals };

static int signal_pipe[2];

/* -1 when it is none. */
static int signal_index(const TsString *name)
{
    for (int i = 0; !ts_key_is_symbol(name) && i < SIGNALS; i++) {
        if (ts_string_is_ascii_text(name, signals[i].name, strlen(signals[i].name))) {
            return i;
        }
    }
    return -1;
}

static void note_signal(int number)
{
    int saved = errno;
    uint8_t byte = (uint8_t)number;
    ssize_t written = write(signal_pipe[1], &byte, 1);

    (void)written;
    errno = saved;
}

/* On the main thread, by the loop. */
static void tell_signal(void *data)
{
    int number = (int)(intptr_t)data;

    for (int i = 0; i < SIGNALS; i++) {
        TsString *name = ts_string_from_c(signals[i].name);
        if (signals[i].number == number && is_heard(name)) {
            TsValue arguments[2] = {ts_from_string(name), ts_from_number(number)};
            event_emitter_emit(emitter, name, 2, arguments);
        }
    }
}

static void *watch_signals(void *unused)
{
    uint8_t number;

    (void)unused;
    while (read(signal_pipe[0], &number, 1) == 1) {
        loop_post(tell_signal, (void *)(intptr_t)number);
    }
    return NULL;
}

static void listen_for_signal(int index)
{
    static bool is_watching;
    struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
    pthread_t thread;

    if (!is_watching) {
        is_watching = true;
        if (pipe(signal_pipe) != 0 || pthread_create(&thread, NULL, watch_signals, NULL) != 0) {
            ts_fatal("signals cannot be watched");
        }
        pthread_detach(thread);
    }
    sigaction(signals[index].number, &action, NULL);
}

static void forget_signal(TsString *name)
{
    int index = signal_index(name);

    if (index >= 0 && !is_heard(name)) {
        signal(signals[index].number, SIG_DFL);
    }
}

/* ---- for programs ---- */

static void start_listening(TsString *event)
{
    static bool is_started;
    int index = signal_index(event);

    if (!is_started) {
        is_started = true;
        ts_at_exit(emit_exit);
        loop_set_before_exit(emit_before_exit);
        ts_uncaught_handler = on_uncaught;
        ts_rejection_handler = on_rejection;
        ts_resume = resume;
        ts_microtasks_start();
    }
    if (index >= 0) {
        listen_for_signal(index);
    }
}

void process_on(TsString *name, TsFunction *listener)
{
    start_listening(name);
    event_emitter_add(process_emitter(), name, listener, false);
}

void process_once(TsString *name, TsFunction *listener)
{
    start_listening(name);
    event_emitter_add(process_emitter(), name, listener, true);
}

void process_off(TsString *name, TsFunction *listener)
{
    event_emitter_remove(process_emitter(), name, listener);
    forget_signal(name);
}

void process_remove_all_listeners(TsString *name)
{
    event_emitter_remove_all(process_emitter(), name);
    for (int i = 0; i < SIGNALS; i++) {
        forget_signal(ts_string_from_c(signals[i].name));
    }
}

bool process_emit(TsString *name, size_t count, const TsValue *values)
{
    return event_emitter_emit(process_emitter(), name, count, values);
}

double process_listener_count(TsString *name)
{
    return (double)event_emitter_count(process_emitter(), name);
}

TsArray *process_listeners(TsString *name)
{
    TsValue found = event_emitter_registered(process_emitter(), name);
    size_t count = event_emitter_registered_count(found);
    TsArray *list = ts_array_new(TS_ARRAY_PTR, count);

    for (size_t i = 0; i < count; i++) {
        ts_array_push_ptr(list, event_emitter_unwrapped(event_emitter_registered_at(found, i)));
    }
    return list;
}

bool process_kill(double pid, TsValue signal)
{
    int number = ts_is_number(signal) ? (int)signal.as.number : SIGTERM;

    if (ts_is_string(signal)) {
        int index = signal_index(signal.as.string);
        if (index < 0) {
            ts_throw_coded(&TypeError_type, "ERR_UNKNOWN_SIGNAL", "Unknown signal: %S",
                           signal.as.string);
        }
        number = signals[index].number;
    }
    if (kill((pid_t)pid, number) != 0) {
        node_throw_system_error(errno, "kill", NULL, NULL);
    }
    return true;
}

/* ---- warnings ---- */

static TsValue warn(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    TsValue error = argc > 0 ? argv[0] : TS_UNDEFINED;
    TsValue code = ts_get(error, TS_STR("code"));
    TsString *text = ts_error_to_string(error.as.pointer);

    (void)self;
    (void)this_value;
    if (!getenv("NODE_NO_WARNINGS")) {
        ts_output_line(TS_STDERR,
                       ts_is_string(code)
                           ? ts_string_format("(node:%d) [%S] %S", (int)getpid(), code.as.string,
                                              text)
                           : ts_string_format("(node:%d) %S", (int)getpid(), text));
    }
    if (is_heard(TS_STR("warning"))) {
        event_emitter_emit(emitter, TS_STR("warning"), 1, &error);
    }
    return TS_UNDEFINED;
}

static const TsFunctionInfo warn_info = {.name = "", .length = 1, .invoke = warn};
static TsFunction warn_function = TS_FUNCTION_OBJECT_INIT(&warn_info);

void process_emit_warning(TsValue warning, TsValue type, TsValue code)
{
    if (ts_is_object(type) && !ts_is_function(type)) {
        code = ts_get(type, TS_STR("code"));
        type = ts_get(type, TS_STR("type"));
    }
    if (!ts_is_instance(warning, &Error_type)) {
        TsError *error = Error_new(ts_to_string(warning));
        ts_error_set_name(error, ts_is_string(type) ? type.as.string : TS_STR("Warning"));
        warning = ts_from_object(error);
    }
    if (ts_is_string(code)) {
        ts_set(warning, TS_STR("code"), code);
    }
    ts_next_tick(&warn_function, 1, &warning);
}
