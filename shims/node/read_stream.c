/* Reading streams.
 *
 * ts2c-requires: pthread
 */
#include "node/read_stream.h"

#include "node/loop.h"
#include "node/node_errors.h"
#include "node/system_error.h"
#include "ts/array.h"
#include "ts/builder.h"
#include "ts/error.h"
#include "ts/object.h"
#include "ts/output.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

enum { CHUNK = 65536 };

TS_NATIVE(ReadStream, "ReadStream",
          TS_FIELDS(EVENT_EMITTER_HIDDEN(ReadStream, emitter), TS_HIDDEN(ReadStream, path, POINTER),
                    TS_HIDDEN(ReadStream, decoder, POINTER),
                    TS_HIDDEN(ReadStream, pending, POINTER), TS_HIDDEN(ReadStream, queue, POINTER),
                    TS_HIDDEN(ReadStream, sink_owner, POINTER)));

/* ---- the thread that reads ---- */

struct ReadSource {
    pthread_mutex_t mutex;
    pthread_cond_t wanted;
    bool is_wanted, is_closed;
    int fd;
    ReadStream *stream; /* kept by `active` */
};

typedef struct Chunk {
    ReadSource *source;
    ssize_t length; /* 0: the end; -1: `error` */
    int error;
    uint8_t bytes[];
} Chunk;

static TsArray *active; /* streams that a thread reads for */

static void deliver(void *data);

static void *read_chunks(void *data)
{
    ReadSource *source = data;
    ssize_t length = 1;

    while (length > 0) {
        pthread_mutex_lock(&source->mutex);
        while (!source->is_wanted && !source->is_closed) {
            pthread_cond_wait(&source->wanted, &source->mutex);
        }
        source->is_wanted = false;
        bool is_closed = source->is_closed;
        pthread_mutex_unlock(&source->mutex);
        if (is_closed) {
            break;
        }
        Chunk *chunk = malloc(sizeof *chunk + CHUNK);
        if (!chunk) {
            ts_fatal("out of memory");
        }
        do {
            length = read(source->fd, chunk->bytes, CHUNK);
        } while (length < 0 && errno == EINTR);
        chunk->source = source;
        chunk->length = length;
        chunk->error = errno;
        loop_post(deliver, chunk);
    }
    return NULL;
}

static void want_chunk(ReadStream *stream)
{
    ReadSource *source = stream->source;

    if (source && !stream->at_end) {
        pthread_mutex_lock(&source->mutex);
        source->is_wanted = true;
        pthread_cond_signal(&source->wanted);
        pthread_mutex_unlock(&source->mutex);
    }
}

static void keep_running(ReadStream *stream, bool wanted)
{
    if (stream->referenced != wanted) {
        stream->referenced = wanted;
        if (wanted) {
            loop_ref();
        } else {
            loop_unref();
        }
    }
}

static void forget(ReadStream *stream)
{
    TsArray *others = ts_array_new(TS_ARRAY_PTR, 0);

    for (size_t i = 0; active && i < active->length; i++) {
        if (ts_array_ptr_at(active, i) != (void *)stream) {
            ts_array_push_ptr(others, ts_array_ptr_at(active, i));
        }
    }
    active = others;
}

static void emit(ReadStream *stream, const char *event, size_t count, const TsValue *values)
{
    event_emitter_emit(&stream->emitter, ts_string_from_c(event), count, values);
}

static void fail(ReadStream *stream, TsValue error)
{
    stream->at_end = stream->ended = true;
    keep_running(stream, false);
    forget(stream);
    if (stream->queue) {
        async_queue_fail(stream->queue, error);
    } else {
        emit(stream, "error", 1, &error);
    }
    emit(stream, "close", 0, NULL);
}

typedef struct OpenFailure {
    ReadStream *stream;
    int error;
} OpenFailure;

static void tell_open_failure(void *data)
{
    OpenFailure *failure = data;
    ReadStream *stream = failure->stream;
    TsError *error = node_system_error(failure->error, "open", stream->path, NULL);

    free(failure);
    fail(stream, ts_from_object(error));
}

static void tell_opened(void *data)
{
    ReadStream *stream = data;
    TsValue fd = ts_from_number(stream->fd);

    emit(stream, "open", 1, &fd);
    emit(stream, "ready", 0, NULL);
}

static void begin(ReadStream *stream)
{
    if (stream->started) {
        return;
    }
    stream->started = true;
    if (!active) {
        ts_heap_root(&active, TS_REP_POINTER);
        active = ts_array_new(TS_ARRAY_PTR, 1);
    }
    ts_array_push_ptr(active, stream);
    keep_running(stream, true);
    if (stream->path) {
        stream->fd = open(ts_string_to_c(stream->path), O_RDONLY | O_CLOEXEC);
        if (stream->fd < 0) {
            OpenFailure *failure = malloc(sizeof *failure);
            if (!failure) {
                ts_fatal("out of memory");
            }
            *failure = (OpenFailure){stream, errno};
            loop_post(tell_open_failure, failure);
            return;
        }
        if (stream->position > 0) {
            lseek(stream->fd, (off_t)stream->position, SEEK_SET);
        }
        loop_post(tell_opened, stream);
    }
    ReadSource *source = calloc(1, sizeof *source);
    pthread_t thread;
    if (!source) {
        ts_fatal("out of memory");
    }
    pthread_mutex_init(&source->mutex, NULL);
    pthread_cond_init(&source->wanted, NULL);
    source->fd = stream->fd;
    source->stream = stream;
    stream->source = source;
    if (pthread_create(&thread, NULL, read_chunks, source) != 0) {
        ts_fatal("no thread can be made");
    }
    pthread_detach(thread);
}

/* ---- what comes ---- */

static bool is_wanted(const ReadStream *stream)
{
    return stream->sink ? !stream->paused
                        : stream->queue || stream->readable_mode ||
                              (stream->flowing && !stream->paused);
}

static void give(ReadStream *stream, TsValue chunk)
{
    if (stream->sink) {
        stream->sink(stream->sink_owner, chunk);
    } else if (stream->queue) {
        async_queue_push(stream->queue, chunk);
    } else if (stream->readable_mode) {
        ts_array_push_value(stream->pending, chunk);
        emit(stream, "readable", 0, NULL);
    } else {
        emit(stream, "data", 1, &chunk);
    }
}

static void finish(ReadStream *stream)
{
    if (stream->ended) {
        return;
    }
    stream->ended = true;
    keep_running(stream, false);
    forget(stream);
    if (stream->path && stream->fd >= 0) {
        close(stream->fd);
    }
    if (stream->sink) {
        stream->sink(stream->sink_owner, TS_UNDEFINED);
    }
    if (stream->queue) {
        async_queue_end(stream->queue);
    }
    emit(stream, "end", 0, NULL);
    emit(stream, "close", 0, NULL);
}

/* Gives what waits, asks for more, or ends. */
static void go_on(ReadStream *stream)
{
    while (stream->pending->length > 0 && is_wanted(stream) && !stream->readable_mode &&
           !stream->destroyed) {
        TsValue chunk = ts_array_value(stream->pending, 0);
        stream->pending = ts_array_copy_range(stream->pending, 1, stream->pending->length);
        give(stream, chunk);
    }
    if (stream->at_end) {
        if (stream->readable_mode && stream->pending->length > 0) {
            return;
        }
        if (is_wanted(stream)) {
            finish(stream);
        }
    } else if (is_wanted(stream)) {
        want_chunk(stream);
    }
}

static TsValue chunk_value(ReadStream *stream, const Chunk *chunk)
{
    if (stream->decoder) {
        TsString *text = string_decoder_decode(stream->decoder, chunk->bytes,
                                               (size_t)chunk->length);
        return text->length > 0 ? ts_from_string(text) : TS_UNDEFINED;
    }
    return ts_from_object(buffer_copy_of(chunk->bytes, (size_t)chunk->length));
}

static void take_end(ReadStream *stream)
{
    stream->at_end = true;
    if (stream->decoder) {
        TsString *rest = string_decoder_end(stream->decoder, TS_UNDEFINED);
        if (rest->length > 0) {
            ts_array_push_value(stream->pending, ts_from_string(rest));
        }
    }
    if (stream->readable_mode && !stream->ended) {
        emit(stream, "readable", 0, NULL);
    }
}

/* On the main thread, by the loop. */
static void deliver(void *data)
{
    Chunk *chunk = data;
    ReadStream *stream = chunk->source->stream;

    if (stream->destroyed || stream->ended) {
        free(chunk);
        return;
    }
    if (chunk->length < 0) {
        int error = chunk->error;
        free(chunk);
        fail(stream, ts_from_object(node_system_error(error, "read", NULL, NULL)));
        return;
    }
    if (stream->remaining >= 0 && (double)chunk->length > stream->remaining) {
        chunk->length = (ssize_t)stream->remaining;
    }
    if (chunk->length > 0) {
        TsValue value = chunk_value(stream, chunk);
        stream->bytes_read += (double)chunk->length;
        stream->remaining -= stream->remaining >= 0 ? (double)chunk->length : 0;
        if (!ts_is_undefined(value) && stream->readable_mode) {
            give(stream, value);
        } else if (!ts_is_undefined(value)) {
            ts_array_push_value(stream->pending, value);
        }
    } else {
        take_end(stream);
    }
    free(chunk);
    go_on(stream);
}

/* ---- for programs ---- */

static ReadStream *new_stream(void)
{
    TsArray *pending = ts_array_new(TS_ARRAY_VALUE, 0);

    return TS_NEW(ReadStream, .pending = pending, .position = 0, .remaining = -1);
}

ReadStream *read_stream_stdin(void)
{
    static ReadStream *stream;

    if (!stream) {
        ts_heap_root(&stream, TS_REP_POINTER);
        stream = new_stream();
    }
    return stream;
}

ReadStream *read_stream_new(TsValue path, TsValue options)
{
    ReadStream *stream = new_stream();
    TsValue encoding = ts_is_object(options) ? ts_get(options, TS_STR("encoding")) : options;

    stream->path = ts_to_string(path);
    stream->fd = -1;
    if (ts_is_string(encoding)) {
        stream->decoder = string_decoder_new(encoding.as.string);
    }
    if (ts_is_object(options)) {
        TsValue start = ts_get(options, TS_STR("start")), end = ts_get(options, TS_STR("end"));
        stream->position = ts_is_number(start) ? start.as.number : 0;
        if (ts_is_number(end) && end.as.number < 9e15) {
            stream->remaining = end.as.number + 1 - stream->position;
        }
    }
    begin(stream);
    return stream;
}

static void start_flowing(ReadStream *stream)
{
    begin(stream);
    if (!stream->ended) {
        keep_running(stream, true);
    }
    if (stream->pending->length > 0 || stream->at_end) {
        go_on(stream);
    } else {
        want_chunk(stream);
    }
}

static void listen(ReadStream *stream, TsString *event, TsFunction *listener, bool once)
{
    event_emitter_add(&stream->emitter, event, listener, once);
    if (ts_string_is(event, "data") && !stream->paused) {
        stream->flowing = true;
        start_flowing(stream);
    } else if (ts_string_is(event, "readable")) {
        stream->readable_mode = true;
        start_flowing(stream);
    }
}

ReadStream *read_stream_on(ReadStream *stream, TsString *event, TsFunction *listener)
{
    listen(stream, event, listener, false);
    return stream;
}

ReadStream *read_stream_once(ReadStream *stream, TsString *event, TsFunction *listener)
{
    listen(stream, event, listener, true);
    return stream;
}

ReadStream *read_stream_off(ReadStream *stream, TsString *event, TsFunction *listener)
{
    event_emitter_remove(&stream->emitter, event, listener);
    return stream;
}

ReadStream *read_stream_remove_all_listeners(ReadStream *stream, TsString *event)
{
    event_emitter_remove_all(&stream->emitter, event);
    return stream;
}

double read_stream_listener_count(ReadStream *stream, TsString *event)
{
    return (double)event_emitter_count(&stream->emitter, event);
}

ReadStream *read_stream_set_encoding(ReadStream *stream, TsString *encoding)
{
    stream->decoder = string_decoder_new(encoding);
    return stream;
}

ReadStream *read_stream_resume(ReadStream *stream)
{
    stream->paused = false;
    stream->flowing = true;
    start_flowing(stream);
    return stream;
}

ReadStream *read_stream_pause(ReadStream *stream)
{
    stream->paused = true;
    stream->flowing = false;
    keep_running(stream, false);
    return stream;
}

bool read_stream_is_paused(const ReadStream *stream)
{
    return stream->paused;
}

static TsValue joined(ReadStream *stream)
{
    if (!stream->decoder) {
        return ts_from_object(buffer_concat(stream->pending, TS_UNDEFINED_NUMBER));
    }
    TsBuilder text;
    ts_builder_init(&text);
    for (size_t i = 0; i < stream->pending->length; i++) {
        ts_builder_add_string(&text, ts_as_string(ts_array_value(stream->pending, (int64_t)i)));
    }
    return ts_from_string(ts_builder_finish(&text));
}

static void end_later(void *data)
{
    finish(data);
}

TsValue read_stream_read(ReadStream *stream)
{
    if (stream->pending->length == 0) {
        if (stream->at_end && !stream->ended) {
            loop_post(end_later, stream);
        }
        return TS_NULL;
    }
    TsValue all = joined(stream);
    stream->pending = ts_array_new(TS_ARRAY_VALUE, 0);
    if (!stream->at_end) {
        want_chunk(stream);
    }
    return all;
}

/* It stays active: the thread may still have a chunk for it. */
ReadStream *read_stream_destroy(ReadStream *stream)
{
    if (!stream->destroyed && !stream->ended) {
        stream->destroyed = stream->at_end = stream->ended = true;
        keep_running(stream, false);
        emit(stream, "close", 0, NULL);
    }
    return stream;
}

static void write_chunk(void *owner, TsValue chunk)
{
    ProcessStream *output = owner;

    if (!ts_is_undefined(chunk)) {
        process_stream_write_value(output, chunk, NULL);
    }
}

ProcessStream *read_stream_pipe(ReadStream *stream, ProcessStream *output)
{
    read_stream_set_sink(stream, output, write_chunk);
    return output;
}

static void want_more(void *owner)
{
    ReadStream *stream = owner;

    begin(stream);
    go_on(stream);
}

static void stop(void *owner)
{
    read_stream_destroy(owner);
}

TsAsyncIterator *read_stream_iterator(ReadStream *stream)
{
    stream->queue = async_queue_new(stream, want_more, stop);
    return async_queue_iterator(stream->queue);
}

TsValue read_stream_is_tty(ReadStream *stream)
{
    return isatty(stream->fd) ? TS_TRUE : TS_UNDEFINED;
}

ReadStream *read_stream_ref(ReadStream *stream)
{
    if (stream->started && !stream->ended) {
        keep_running(stream, true);
    }
    return stream;
}

ReadStream *read_stream_unref(ReadStream *stream)
{
    keep_running(stream, false);
    return stream;
}

void read_stream_set_sink(ReadStream *stream, void *owner, void (*sink)(void *owner, TsValue chunk))
{
    stream->sink_owner = owner;
    stream->sink = sink;
    start_flowing(stream);
}
