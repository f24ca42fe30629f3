/* Other programs that run beside this one: spawn, exec, execFile; see child_process.h.
 *
 * ts2c-requires: pthread
 */
#include "node/child_options.h"
#include "node/child_process.h"
#include "node/loop.h"
#include "ts/builder.h"
#include "ts/microtask.h"
#include "ts/output.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

TS_NATIVE(ChildProcess, "ChildProcess", .parent = &EventEmitter_type,
          TS_FIELDS(EVENT_EMITTER_FIELDS(ChildProcess, emitter), TS_HIDDEN(ChildProcess, in, POINTER),
                    TS_HIDDEN(ChildProcess, out, POINTER), TS_HIDDEN(ChildProcess, err, POINTER),
                    TS_HIDDEN(ChildProcess, spawn_file, POINTER),
                    TS_HIDDEN(ChildProcess, callback, POINTER),
                    TS_HIDDEN(ChildProcess, command, POINTER),
                    TS_HIDDEN(ChildProcess, arguments, POINTER),
                    TS_HIDDEN(ChildProcess, wrote[0], POINTER),
                    TS_HIDDEN(ChildProcess, wrote[1], POINTER)));

/* ---- the thread that reads and waits ---- */

struct ChildTask {
    ChildRun *run;
    ChildProcess *child; /* kept by `running` */
    bool is_referenced;
};

typedef struct Piece {
    ChildTask *task;
    int stream; /* 1, 2; 0: the process has ended */
    size_t length; /* 0: the stream has ended */
    uint8_t bytes[];
} Piece;

static TsArray *running; /* children that a thread waits for */

static void tell(void *data);

static void post(ChildTask *task, int stream, const void *bytes, size_t length)
{
    Piece *piece = malloc(sizeof *piece + length);

    if (!piece) {
        ts_fatal("out of memory");
    }
    *piece = (Piece){.task = task, .stream = stream, .length = length};
    memcpy(piece->bytes, bytes, length);
    loop_post(tell, piece);
}

static void *watch(void *data)
{
    ChildTask *task = data;
    ChildRun *run = task->run;
    int timeout = run->timeout > 0 ? (int)run->timeout : -1;
    char block[16384];

    while (run->pipes[1] >= 0 || run->pipes[2] >= 0) {
        struct pollfd wanted[2] = {{run->pipes[1], POLLIN, 0}, {run->pipes[2], POLLIN, 0}};
        int ready = poll(wanted, 2, timeout);
        if (ready == 0) {
            timeout = -1;
            run->timed_out = true;
            kill(run->pid, run->kill_signal);
        }
        if (ready <= 0) {
            continue;
        }
        for (int i = 1; i < 3; i++) {
            ssize_t length = wanted[i - 1].revents ? read(run->pipes[i], block, sizeof block) : -1;
            if (length > 0) {
                post(task, i, block, (size_t)length);
            } else if (wanted[i - 1].revents && (length == 0 || errno != EINTR)) {
                close(run->pipes[i]);
                run->pipes[i] = -1;
                post(task, i, block, 0);
            }
        }
    }
    child_wait(run);
    post(task, 0, block, 0);
    return NULL;
}

/* ---- the end ---- */

static TsString *all_of(TsArray *chunks)
{
    return buffer_to_string(buffer_concat(chunks, TS_UNDEFINED_NUMBER), NULL, TS_UNDEFINED_NUMBER,
                            TS_UNDEFINED_NUMBER);
}

static void call_back(ChildProcess *child, TsValue error)
{
    TsString *out = all_of(child->wrote[0]), *err = all_of(child->wrote[1]);

    if (ts_is_null(error) && !(child->exit_code == 0)) {
        TsString *text = ts_concat_n(4, TS_STR("Command failed: "), child->command, TS_STR("\n"), err);
        error = ts_from_object(Error_new(text));
        ts_set(error, TS_STR("code"), child_exit_code(child));
        ts_set(error, TS_STR("killed"), ts_from_bool(child->killed));
        ts_set(error, TS_STR("signal"), ts_from_nullable(child_signal_code(child)));
        ts_set(error, TS_STR("cmd"), ts_from_string(child->command));
    }
    if (ts_is_object(error)) {
        ts_set(error, TS_STR("stdout"), ts_from_string(out));
        ts_set(error, TS_STR("stderr"), ts_from_string(err));
    }
    TS_CALL(child->callback, error, ts_from_string(out), ts_from_string(err));
}

static void close_maybe(ChildProcess *child)
{
    if (--child->open > 0) {
        return;
    }
    TsValue arguments[2] = {child_exit_code(child), ts_from_nullable(child_signal_code(child))};
    if (child->callback) {
        call_back(child, TS_NULL);
    }
    event_emitter_tell(&child->emitter, TS_STR("close"), 2, arguments);
}

static void forget(ChildProcess *child)
{
    TsArray *others = ts_array_new(TS_ARRAY_PTR, 0);

    for (size_t i = 0; i < running->length; i++) {
        if (ts_array_ptr(running, (int64_t)i) != (void *)child) {
            ts_array_push_ptr(others, ts_array_ptr(running, (int64_t)i));
        }
    }
    running = others;
}

static void process_ended(ChildTask *task)
{
    ChildProcess *child = task->child;

    child->exit_code = task->run->status >= 0 ? task->run->status : TS_UNDEFINED_NUMBER;
    child->signal = task->run->signal ? task->run->signal : TS_UNDEFINED_NUMBER;
    child->killed = child->killed || task->run->timed_out;
    child->task = NULL;
    if (task->is_referenced) {
        loop_unref();
    }
    forget(child);
    child_free(task->run);
    free(task->run);
    free(task);
    TsValue arguments[2] = {child_exit_code(child), ts_from_nullable(child_signal_code(child))};
    if (child->in) {
        stream_destroy(child->in, TS_UNDEFINED);
    }
    event_emitter_tell(&child->emitter, TS_STR("exit"), 2, arguments);
    close_maybe(child);
}

static void tell(void *data)
{
    Piece *piece = data;
    ChildTask *task = piece->task;
    ChildProcess *child = task->child;
    int side = piece->stream;
    Stream *stream = side == 1 ? child->out : child->err;

    if (side == 0) {
        free(piece);
        process_ended(task);
        return;
    }
    TsValue chunk = TS_NULL;
    if (piece->length > 0) {
        chunk = ts_from_object(buffer_copy_of(piece->bytes, piece->length));
    }
    free(piece);
    if (!ts_is_null(chunk) && child->callback) {
        ts_array_push_ptr(child->wrote[side - 1], ts_as_object(chunk));
    }
    stream_push(stream, chunk, NULL);
    if (ts_is_null(chunk) && (child->callback || stream->r.flow == STREAM_UNDECIDED)) {
        stream_resume(stream);
    }
}

/* ---- streams of the child ---- */

static void nothing_to_ask(Stream *stream)
{
    (void)stream;
}

static const StreamNative from_child = {.read = nothing_to_ask};

static void write_to_child(Stream *stream, TsValue chunk)
{
    const Buffer *bytes = buffer_of_value(chunk);
    size_t sent = 0;

    while (sent < bytes->length) {
        ssize_t count = write(stream->fd, bytes->bytes + sent, bytes->length - sent);
        if (count < 0 && errno != EINTR) {
            break;
        }
        sent += count > 0 ? (size_t)count : 0;
    }
    stream_written(stream, TS_UNDEFINED);
}

static void close_to_child(Stream *stream)
{
    if (stream->fd >= 0) {
        close(stream->fd);
        stream->fd = -1;
    }
}

static const StreamNative to_child = {.write = write_to_child, .close = close_to_child};

static void side_closed(Stream *stream, TsValue child, TsValue first, TsValue second)
{
    (void)stream;
    (void)first;
    (void)second;
    close_maybe(ts_as_object(child));
}

static Stream *reading_side(ChildProcess *child, int fd)
{
    if (fd < 0) {
        return NULL;
    }
    Stream *stream = stream_native(&Readable_type, &from_child, TS_UNDEFINED);
    child->open++;
    event_emitter_add(&stream->emitter, TS_STR("close"),
                      stream_function(stream, side_closed, ts_from_object(child)), true);
    return stream;
}

/* ---- starting ---- */

static void fail_later(void *first, void *second, TsValue error)
{
    ChildProcess *child = first;

    (void)second;
    if (child->callback) {
        call_back(child, error);
        return;
    }
    event_emitter_tell(&child->emitter, TS_STR("error"), 1, &error);
}

static TsValue fail_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    (void)argc;
    fail_later(self->scope, NULL, argv[0]);
    return TS_UNDEFINED;
}

static TsValue spawned_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    ChildProcess *child = self->scope;

    (void)this_value;
    (void)argc;
    (void)argv;
    event_emitter_tell(&child->emitter, TS_STR("spawn"), 0, NULL);
    return TS_UNDEFINED;
}

static const TsFunctionInfo fail_info = {.name = "", .length = 1, .invoke = fail_invoke};
static const TsFunctionInfo spawned_info = {.name = "", .invoke = spawned_invoke};

static void start_thread(ChildProcess *child, ChildRun *run)
{
    ChildTask *task = malloc(sizeof *task);
    pthread_t thread;

    if (!task) {
        ts_fatal("out of memory");
    }
    *task = (ChildTask){.run = run, .child = child, .is_referenced = true};
    child->task = task;
    if (!running) {
        ts_heap_root(&running, TS_REP_POINTER);
        running = ts_array_new(TS_ARRAY_PTR, 0);
    }
    ts_array_push_ptr(running, child);
    loop_ref();
    if (pthread_create(&thread, NULL, watch, task) != 0) {
        ts_fatal("no thread for a child process");
    }
    pthread_detach(thread);
}

static ChildProcess *start(ChildRun *run, TsString *command, TsFunction *callback)
{
    ChildProcess *child = TS_ALLOC(ChildProcess);

    event_emitter_init(&child->emitter, TS_UNDEFINED);
    child->callback = callback;
    child->command = command;
    child->spawn_file = ts_string_from_utf8(run->file, strlen(run->file));
    child->wrote[0] = ts_array_new(TS_ARRAY_PTR, 0);
    child->wrote[1] = ts_array_new(TS_ARRAY_PTR, 0);
    child->pid = child->exit_code = child->signal = TS_UNDEFINED_NUMBER;
    child->open = 1;
    signal(SIGPIPE, SIG_IGN);
    ts_output_flush();
    if (!child_start(run)) {
        TsValue error = ts_from_object(child_spawn_error(run, "spawn"));
        ts_next_tick(ts_closure_new(&fail_info, child), 1, &error);
        child_free(run);
        free(run);
        return child;
    }
    child->pid = run->pid;
    child->out = reading_side(child, run->pipes[1]);
    child->err = reading_side(child, run->pipes[2]);
    if (run->pipes[0] >= 0) {
        child->in = stream_native(&Writable_type, &to_child, TS_UNDEFINED);
        child->in->fd = run->pipes[0];
    }
    ts_next_tick(ts_closure_new(&spawned_info, child), 0, NULL);
    start_thread(child, run);
    if (callback) {
        stream_resume(child->out);
        stream_resume(child->err);
    }
    return child;
}

/* A program whose output is kept for the callback, if there is one. */
static ChildProcess *start_for_callback(TsString *file, TsArray *arguments, TsValue options, bool shell,
                                        TsFunction *callback)
{
    TsString *command = file;

    if (ts_is_function(options)) {
        callback = ts_as_function(options);
        options = TS_UNDEFINED;
    }
    for (size_t i = 0; arguments && i < arguments->length; i++) {
        command = ts_concat_n(3, command, TS_STR(" "), ts_to_string(ts_array_get(arguments, (int64_t)i)));
    }
    return start(child_run_new(file, arguments, options, shell, CHILD_PIPE), command, callback);
}

ChildProcess *child_exec(TsString *command, TsValue options, TsFunction *callback)
{
    return start_for_callback(command, NULL, options, true, callback);
}

ChildProcess *child_exec_file(TsString *file, TsValue arguments, TsValue options, TsFunction *callback)
{
    if (ts_is_function(arguments)) {
        callback = ts_as_function(arguments);
    } else if (ts_is_object(arguments) && !ts_is_array(arguments)) {
        callback = ts_is_function(options) ? ts_as_function(options) : callback;
        options = arguments;
    }
    return start_for_callback(file, ts_is_array(arguments) ? ts_as_array(arguments) : NULL, options, false,
                              callback);
}

ChildProcess *child_spawn(TsString *command, TsArray *arguments, TsValue options)
{
    return start(child_run_new(command, arguments, options, false, CHILD_PIPE), command, NULL);
}

ChildProcess *child_spawn_options(TsString *command, TsValue options)
{
    return child_spawn(command, NULL, options);
}

/* ---- the process ---- */

double child_pid(const ChildProcess *child)
{
    return child->pid;
}

TsValue child_exit_code(const ChildProcess *child)
{
    return ts_is_undefined_number(child->exit_code) ? TS_NULL : ts_from_number(child->exit_code);
}

TsString *child_signal_code(const ChildProcess *child)
{
    return ts_is_undefined_number(child->signal) ? NULL : child_signal_name((int)child->signal);
}

bool child_kill(ChildProcess *child, TsValue signal)
{
    int number = child_signal_number(signal);

    if (!child->task || kill(child->task->run->pid, number) != 0) {
        return false;
    }
    child->killed = number != 0;
    return true;
}

static void set_referenced(ChildProcess *child, bool wanted)
{
    if (child->task && child->task->is_referenced != wanted) {
        child->task->is_referenced = wanted;
        wanted ? loop_ref() : loop_unref();
    }
}

void child_ref(ChildProcess *child)
{
    set_referenced(child, true);
}

void child_unref(ChildProcess *child)
{
    set_referenced(child, false);
}
