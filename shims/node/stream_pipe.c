/* Streams: pipe(), asynchronous iteration, and streams of iterables; see stream.h.
 */
#include "node/stream.h"

#include "node/async_queue.h"
#include "node/process_stream.h"
#include "ts/async.h"
#include "ts/error.h"
#include "ts/iterator.h"

/* ---- pipe() ---- */

typedef struct StreamPipe {
    TsObject base;
    Stream *source, *target; /* target: NULL for process.stdout and process.stderr */
    ProcessStream *output;
    TsFunction *on_data, *on_end, *on_drain, *on_close, *on_finish, *on_error;
    bool waits; /* for 'drain' */
} StreamPipe;

static TS_SCOPE(StreamPipe, TS_HIDDEN(StreamPipe, source, POINTER),
                TS_HIDDEN(StreamPipe, target, POINTER), TS_HIDDEN(StreamPipe, output, POINTER),
                TS_HIDDEN(StreamPipe, on_data, POINTER), TS_HIDDEN(StreamPipe, on_end, POINTER),
                TS_HIDDEN(StreamPipe, on_drain, POINTER), TS_HIDDEN(StreamPipe, on_close, POINTER),
                TS_HIDDEN(StreamPipe, on_finish, POINTER), TS_HIDDEN(StreamPipe, on_error, POINTER));

typedef void (*PipeRun)(StreamPipe *pipe, TsValue argument);
static TsFunction *pipe_function(StreamPipe *pipe, PipeRun run);

typedef struct PipeCall {
    TsObject base;
    StreamPipe *pipe;
    PipeRun run;
} PipeCall;

static TS_SCOPE(PipeCall, TS_HIDDEN(PipeCall, pipe, POINTER));

static TsValue pipe_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    PipeCall *call = self->scope;

    (void)this_value;
    call->run(call->pipe, argc > 0 ? argv[0] : TS_UNDEFINED);
    return TS_UNDEFINED;
}

static const TsFunctionInfo pipe_info = {.name = "", .length = 1, .invoke = pipe_invoke};

static TsFunction *pipe_function(StreamPipe *pipe, PipeRun run)
{
    return ts_closure_new(&pipe_info, TS_NEW(PipeCall, .pipe = pipe, .run = run));
}

static void drained(StreamPipe *pipe, TsValue unused)
{
    (void)unused;
    if (pipe->waits) {
        pipe->waits = false;
        if (stream_listeners(pipe->source, "data") > 0) {
            stream_resume(pipe->source);
        }
    }
}

static void wait_for_drain(StreamPipe *pipe)
{
    pipe->waits = true;
    stream_pause(pipe->source);
    if (!pipe->on_drain) {
        pipe->on_drain = pipe_function(pipe, drained);
        event_emitter_add(&pipe->target->emitter, TS_STR("drain"), pipe->on_drain, false);
    }
}

static void data_came(StreamPipe *pipe, TsValue chunk)
{
    if (pipe->output) {
        process_stream_write_value(pipe->output, chunk, NULL);
    } else if (!stream_write(pipe->target, chunk, TS_UNDEFINED, NULL)) {
        wait_for_drain(pipe);
    }
}

static void ended(StreamPipe *pipe, TsValue unused)
{
    (void)unused;
    if (pipe->target) {
        stream_end(pipe->target, TS_UNDEFINED, TS_UNDEFINED, NULL);
    }
}

static void disconnect(StreamPipe *pipe)
{
    EventEmitter *source = &pipe->source->emitter;
    TsArray *others = ts_array_new(TS_ARRAY_PTR, 0);

    event_emitter_remove(source, TS_STR("data"), pipe->on_data);
    event_emitter_remove(source, TS_STR("end"), pipe->on_end);
    if (pipe->target) {
        EventEmitter *target = &pipe->target->emitter;
        event_emitter_remove(target, TS_STR("close"), pipe->on_close);
        event_emitter_remove(target, TS_STR("finish"), pipe->on_finish);
        event_emitter_remove(target, TS_STR("error"), pipe->on_error);
        if (pipe->on_drain) {
            event_emitter_remove(target, TS_STR("drain"), pipe->on_drain);
        }
    }
    for (size_t i = 0; i < pipe->source->r.pipes->length; i++) {
        if (ts_array_ptr(pipe->source->r.pipes, (int64_t)i) != (void *)pipe) {
            ts_array_push_ptr(others, ts_array_ptr(pipe->source->r.pipes, (int64_t)i));
        }
    }
    pipe->source->r.pipes = others;
    if (others->length == 0) {
        stream_pause(pipe->source);
    }
    if (pipe->target) {
        stream_emit_value(pipe->target, "unpipe", ts_from_object(pipe->source));
    }
}

static void target_done(StreamPipe *pipe, TsValue unused)
{
    (void)unused;
    disconnect(pipe);
}

static void target_failed(StreamPipe *pipe, TsValue error)
{
    disconnect(pipe);
    if (stream_listeners(pipe->target, "error") == 0) {
        event_emitter_tell(&pipe->target->emitter, TS_STR("error"), 1, &error);
    }
}

static void end_now(Stream *stream, TsValue target, TsValue first, TsValue second)
{
    (void)stream;
    (void)first;
    (void)second;
    stream_end(ts_as_object(target), TS_UNDEFINED, TS_UNDEFINED, NULL);
}

static void connect_target(StreamPipe *pipe)
{
    EventEmitter *target = &pipe->target->emitter;

    pipe->on_close = pipe_function(pipe, target_done);
    pipe->on_finish = pipe_function(pipe, target_done);
    pipe->on_error = pipe_function(pipe, target_failed);
    event_emitter_prepend(target, TS_STR("error"), pipe->on_error, false);
    event_emitter_add(target, TS_STR("close"), pipe->on_close, true);
    event_emitter_add(target, TS_STR("finish"), pipe->on_finish, true);
    stream_emit_value(pipe->target, "pipe", ts_from_object(pipe->source));
}

TsValue stream_pipe(Stream *stream, TsValue destination, TsValue options)
{
    StreamPipe *pipe = TS_NEW(StreamPipe, .source = stream);
    TsValue end = ts_is_object(options) ? ts_get(options, TS_STR("end")) : TS_UNDEFINED;
    bool ends = !(ts_is_bool(end) && !ts_as_bool(end));

    if (ts_is_instance(destination, &ProcessStream_type)) {
        pipe->output = ts_as_object(destination);
    } else if (stream_is(destination)) {
        pipe->target = ts_as_object(destination);
    } else {
        ts_throw_error(&TypeError_type, "dest.on is not a function");
    }
    ts_array_push_ptr(stream->r.pipes, pipe);
    pipe->on_data = pipe_function(pipe, data_came);
    pipe->on_end = pipe_function(pipe, ends ? ended : target_done);
    if (stream->r.end_emitted) {
        if (ends && pipe->target) {
            stream_tick(stream, end_now, destination);
        }
    } else {
        event_emitter_add(&stream->emitter, TS_STR("end"), pipe->on_end, true);
    }
    stream_on(stream, ts_from_string(TS_STR("data")), pipe->on_data);
    if (pipe->target) {
        connect_target(pipe);
    }
    if (pipe->target && stream_writable_need_drain(pipe->target)) {
        wait_for_drain(pipe);
    } else if (stream->r.flow != STREAM_FLOWING) {
        stream_resume(stream);
    }
    return destination;
}

Stream *stream_unpipe(Stream *stream, TsValue destination)
{
    TsArray *pipes = stream->r.pipes;

    for (size_t i = 0; i < pipes->length; i++) {
        StreamPipe *pipe = ts_array_ptr(pipes, (int64_t)i);
        const void *target = pipe->target ? (const void *)pipe->target : pipe->output;
        if (ts_is_undefined(destination) || ts_as_object(destination) == target) {
            disconnect(pipe);
        }
    }
    return stream;
}

/* ---- for await ---- */

/* Gives what there is to whoever waits for it. */
static void pump(void *owner)
{
    Stream *stream = owner;
    AsyncQueue *queue = stream->queue;

    while (queue->waiter && !stream->destroyed) {
        TsValue chunk = stream_read(stream, TS_UNDEFINED_NUMBER);
        if (ts_is_null(chunk)) {
            break;
        }
        async_queue_push(queue, chunk);
    }
}

static void readable_came(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    (void)data;
    (void)first;
    (void)second;
    pump(stream);
}

static void end_came(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    (void)data;
    (void)first;
    (void)second;
    async_queue_end(stream->queue);
}

static void error_came(Stream *stream, TsValue data, TsValue error, TsValue second)
{
    AsyncQueue *queue = stream->queue;

    (void)data;
    (void)second;
    if (!queue->ended) {
        async_queue_fail(queue, error);
    }
}

static void close_came(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    AsyncQueue *queue = stream->queue;

    (void)data;
    (void)first;
    (void)second;
    if (!queue->ended && !stream->r.end_emitted) {
        async_queue_fail(queue, ts_from_object(ts_error_coded(&Error_type, "ERR_STREAM_PREMATURE_CLOSE",
                                                              TS_STR("Premature close"))));
    }
}

static void left(void *owner)
{
    stream_destroy(owner, TS_UNDEFINED);
}

TsAsyncIterator *stream_iterator(Stream *stream)
{
    AsyncQueue *queue = async_queue_new(stream, pump, left);

    stream->queue = queue;
    stream_on(stream, ts_from_string(TS_STR("readable")),
              stream_function(stream, readable_came, TS_UNDEFINED));
    event_emitter_add(&stream->emitter, TS_STR("end"), stream_function(stream, end_came, TS_UNDEFINED),
                      false);
    event_emitter_add(&stream->emitter, TS_STR("error"),
                      stream_function(stream, error_came, TS_UNDEFINED), false);
    event_emitter_add(&stream->emitter, TS_STR("close"),
                      stream_function(stream, close_came, TS_UNDEFINED), false);
    if (!ts_is_undefined(stream->errored)) {
        async_queue_fail(queue, stream->errored);
    } else if (stream->r.end_emitted || stream->destroyed) {
        async_queue_end(queue);
    }
    return async_queue_iterator(queue);
}

typedef struct Collecting {
    TsAsync async;
    TsAsyncIterator *iterator;
    TsArray *chunks;
} Collecting;

static TS_ASYNC_FRAME(Collecting, TS_HIDDEN(Collecting, iterator, POINTER),
                      TS_HIDDEN(Collecting, chunks, POINTER));

static void collect_resume(Collecting *self)
{
    TS_ASYNC_BEGIN(self);
    while (true) {
        TS_AWAIT(self, ts_async_iterator_next(self->iterator));
        if (!ts_async_iterator_gave(self->iterator, TS_AWAITED(self))) {
            break;
        }
        ts_array_push_value(self->chunks, self->iterator->value);
    }
    TS_ASYNC_RETURN(self, ts_from_object(self->chunks));
    TS_ASYNC_END(self);
}

TsPromise *stream_to_array(Stream *stream)
{
    TsAsyncIterator *iterator = stream_iterator(stream);
    TsArray *chunks = ts_array_new(TS_ARRAY_VALUE, 0);

    return TS_ASYNC_START(Collecting, collect_resume, .iterator = iterator, .chunks = chunks);
}

/* ---- Readable.from() ---- */

/* What a stream of an iterable takes its chunks from. */
typedef struct Origin {
    TsObject base;
    TsIterator *sync;
    TsAsyncIterator *async;
    bool is_reading;
} Origin;

static TS_SCOPE(Origin, TS_HIDDEN(Origin, sync, POINTER), TS_HIDDEN(Origin, async, POINTER));

typedef struct Taking {
    TsAsync async;
    TsAsyncTry attempt;
    Stream *stream;
    TsValue value;
    bool is_done;
} Taking;

static TS_ASYNC_FRAME(Taking, TS_ASYNC_TRY_FIELD(Taking, attempt), TS_HIDDEN(Taking, stream, POINTER),
                      TS_HIDDEN(Taking, value, VALUE));

static bool is_thenable(TsValue value)
{
    return ts_is_object(value) && ts_is_function(ts_get(value, TS_STR("then")));
}

static void take_resume(Taking *self)
{
    Origin *origin = self->stream->source;

    TS_ASYNC_BEGIN(self);
    TS_ASYNC_TRY(self, attempt) {
        while (!self->is_done) {
            if (origin->async) {
                TS_AWAIT(self, ts_async_iterator_next(origin->async));
                self->is_done = !ts_async_iterator_gave(origin->async, TS_AWAITED(self));
                self->value = origin->async->value;
            } else {
                TsValue value;
                self->is_done = !ts_iterator_next(origin->sync, &value);
                self->value = value;
            }
            if (self->is_done) {
                stream_push(self->stream, TS_NULL, NULL);
                break;
            }
            if (is_thenable(self->value)) {
                TS_AWAIT(self, self->value);
                self->value = TS_AWAITED(self);
            }
            if (ts_is_null(self->value)) {
                ts_throw_coded(&TypeError_type, "ERR_STREAM_NULL_VALUES",
                               "May not write null values to stream");
            }
            if (!stream_push(self->stream, self->value, NULL)) {
                break;
            }
        }
        origin->is_reading = false;
    }
    TS_ASYNC_CATCH(self, attempt) {
        stream_destroy(self->stream, self->attempt.value);
    }
    TS_ASYNC_END_TRY(self, attempt);
    TS_ASYNC_END(self);
}

static void read_origin(Stream *stream)
{
    Origin *origin = stream->source;

    if (!origin->is_reading) {
        origin->is_reading = true;
        TS_ASYNC_START(Taking, take_resume, .stream = stream);
    }
}

static const StreamNative of_iterable = {.read = read_origin};

static bool is_asynchronous(TsValue iterable)
{
    if (!ts_is_object(iterable) || ts_is_array(iterable)) {
        return false;
    }
    return (ts_type_of(iterable.as.pointer)->flags & TS_TYPE_ASYNC_ITERATOR) || stream_is(iterable)
        || ts_is_function(ts_get(iterable, (TsString *)&ts_symbol_async_iterator));
}

Stream *readable_from(TsValue iterable, TsValue options)
{
    TsString *keys[] = {TS_STR("objectMode"), TS_STR("highWaterMark")};
    TsDynamicObject *all = ts_object_of(2, keys, (TsValue[]){TS_TRUE, ts_from_number(1)});
    Origin *origin;

    if (ts_is_object(options)) {
        ts_copy_properties(ts_from_object(all), options);
    }
    if (ts_is_string(iterable) || (buffer_of_value(iterable) && buffer_is_buffer(iterable))) {
        TsArray *only = ts_array_of_value(1, &iterable);
        iterable = ts_from_object(only);
    }
    Stream *stream = stream_native(&Readable_type, &of_iterable, ts_from_object(all));
    origin = TS_ALLOC(Origin);
    stream->source = origin;
    if (is_asynchronous(iterable)) {
        origin->async = ts_async_iterate(iterable);
    } else {
        origin->sync = ts_iterate(iterable);
    }
    return stream;
}
