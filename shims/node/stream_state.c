/* Streams: what both sides share, from construction to destruction; see stream.h.
 */
#include "node/stream.h"

#include "node/node_errors.h"
#include "ts/error.h"
#include "ts/microtask.h"

/* ---- calls ---- */

typedef struct StreamCall {
    TsObject base;
    Stream *stream;
    StreamRun run;
    TsValue data;
} StreamCall;

static TS_SCOPE(StreamCall, TS_HIDDEN(StreamCall, stream, POINTER), TS_HIDDEN(StreamCall, data, VALUE));

static TsValue call_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    StreamCall *call = self->scope;

    (void)this_value;
    call->run(call->stream, call->data, argc > 0 ? argv[0] : TS_UNDEFINED,
              argc > 1 ? argv[1] : TS_UNDEFINED);
    return TS_UNDEFINED;
}

static const TsFunctionInfo call_info = {.name = "", .length = 2, .invoke = call_invoke};

TsFunction *stream_function(Stream *stream, StreamRun run, TsValue data)
{
    return ts_closure_new(&call_info, TS_NEW(StreamCall, .stream = stream, .run = run, .data = data));
}

void stream_tick(Stream *stream, StreamRun run, TsValue data)
{
    ts_next_tick(stream_function(stream, run, data), 0, NULL);
}

TsFunction *stream_hook(Stream *stream, const char *option, const char *method)
{
    TsValue found = TS_UNDEFINED;

    if (ts_is_object(stream->options)) {
        found = ts_get(stream->options, ts_string_from_c(option));
    }
    if (!ts_is_function(found)) {
        found = ts_get(ts_from_object(stream), ts_string_from_c(method));
    }
    return ts_is_function(found) ? ts_as_function(found) : NULL;
}

TsValue stream_call(Stream *stream, TsFunction *hook, size_t argc, const TsValue *argv)
{
    return ts_call(hook, ts_from_object(stream), argc, argv);
}

void stream_emit(Stream *stream, const char *event)
{
    event_emitter_tell(&stream->emitter, ts_string_from_c(event), 0, NULL);
}

void stream_emit_value(Stream *stream, const char *event, TsValue value)
{
    event_emitter_tell(&stream->emitter, ts_string_from_c(event), 1, &value);
}

size_t stream_listeners(Stream *stream, const char *event)
{
    return event_emitter_count(&stream->emitter, ts_string_from_c(event));
}

/* ---- construction ---- */

static TsValue option(TsValue options, const char *name)
{
    return ts_is_object(options) ? ts_get(options, ts_string_from_c(name)) : TS_UNDEFINED;
}

static bool flag(TsValue options, const char *name)
{
    return ts_to_boolean(option(options, name));
}

static bool is_false(TsValue options, const char *name)
{
    TsValue value = option(options, name);

    return ts_is_bool(value) && !ts_as_bool(value);
}

static double mark_of(TsValue options, const char *own, bool objects)
{
    TsValue value = option(options, own);

    if (!ts_is_number(value)) {
        value = option(options, "highWaterMark");
    }
    return ts_is_number(value) ? ts_as_number(value) : objects ? 16 : 65536;
}

double stream_size(bool objects, TsValue chunk)
{
    const Buffer *buffer = objects || ts_is_string(chunk) ? NULL : buffer_of_value(chunk);

    if (objects) {
        return 1;
    }
    return ts_is_string(chunk) ? (double)ts_as_string(chunk)->length
           : buffer            ? (double)buffer->length
                               : 0;
}

void stream_init_read(Stream *stream, TsValue options)
{
    TsValue encoding = option(options, "encoding");

    stream->is_readable = !is_false(options, "readable");
    stream->r.objects = flag(options, "objectMode") || flag(options, "readableObjectMode");
    stream->r.mark = mark_of(options, "readableHighWaterMark", stream->r.objects);
    stream->r.buffer = ts_array_new(TS_ARRAY_VALUE, 0);
    stream->r.pipes = ts_array_new(TS_ARRAY_PTR, 0);
    stream->r.sync = true;
    if (ts_is_string(encoding)) {
        stream->r.encoding = ts_as_string(encoding);
        stream->r.decoder = string_decoder_new(ts_as_string(encoding));
    }
}

void stream_init_write(Stream *stream, TsValue options)
{
    TsValue encoding = option(options, "defaultEncoding");

    stream->is_writable = !is_false(options, "writable");
    stream->w.objects = flag(options, "objectMode") || flag(options, "writableObjectMode");
    stream->w.mark = mark_of(options, "writableHighWaterMark", stream->w.objects);
    stream->w.keeps_strings = is_false(options, "decodeStrings");
    stream->w.default_encoding = ts_is_string(encoding) ? ts_as_string(encoding) : TS_STR("utf8");
    stream->w.buffer = ts_array_new(TS_ARRAY_VALUE, 0);
    stream->w.on_finish = ts_array_new(TS_ARRAY_PTR, 0);
    stream->w.sync = true;
}

static void constructed(Stream *stream, TsValue data, TsValue error, TsValue unused)
{
    (void)data;
    (void)unused;
    stream->constructed = true;
    if (!ts_is_nullish(error)) {
        stream_fail(stream, error, true);
        return;
    }
    if (stream->is_writable) {
        stream_clear_buffer(stream);
        stream_finish_maybe(stream, false);
    }
    if (stream->is_readable && stream->r.need_readable) {
        stream_read(stream, 0);
    }
}

static void construct_now(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    TsFunction *hook = stream_hook(stream, "construct", "_construct");
    TsValue done = ts_from_object(stream_function(stream, constructed, TS_UNDEFINED));

    (void)data;
    (void)first;
    (void)second;
    TS_TRY {
        stream_call(stream, hook, 1, &done);
    }
    TS_CATCH(error) {
        constructed(stream, TS_UNDEFINED, error, TS_UNDEFINED);
    }
    TS_END_TRY;
}

void stream_init(Stream *stream, TsValue options)
{
    event_emitter_init(&stream->emitter, options);
    event_emitter_on_listener = stream_heard;
    stream->options = options;
    stream->fd = -1;
    stream->half_open = !is_false(options, "allowHalfOpen");
    stream->auto_destroy = !is_false(options, "autoDestroy");
    stream->emits_close = !is_false(options, "emitClose");
    stream->constructed = !stream_hook(stream, "construct", "_construct");
    if (!stream->constructed) {
        stream_tick(stream, construct_now, TS_UNDEFINED);
    }
}

void readable_init(Stream *stream, TsValue options)
{
    stream_init_read(stream, options);
    stream_init(stream, options);
}

void writable_init(Stream *stream, TsValue options)
{
    stream_init_write(stream, options);
    stream_init(stream, options);
}

void duplex_init(Stream *stream, TsValue options)
{
    stream_init_read(stream, options);
    stream_init_write(stream, options);
    stream_init(stream, options);
}

void transform_init(Stream *stream, TsValue options)
{
    stream->is_transform = true;
    stream->transform_callback = TS_UNDEFINED;
    duplex_init(stream, options);
    stream->r.sync = false;
}

void pass_through_init(Stream *stream, TsValue options)
{
    transform_init(stream, options);
}

#define CONSTRUCTOR(name, Type)                  \
    Stream *name##_new(TsValue options)          \
    {                                            \
        Stream *stream = TS_ALLOC_AS(Stream, Type##_type); \
                                                 \
        name##_init(stream, options);            \
        return stream;                           \
    }
CONSTRUCTOR(readable, Readable)
CONSTRUCTOR(writable, Writable)
CONSTRUCTOR(duplex, Duplex)
CONSTRUCTOR(transform, Transform)
CONSTRUCTOR(pass_through, PassThrough)

Stream *stream_native(const TsType *type, const StreamNative *native, TsValue options)
{
    Stream *stream = TS_ALLOC_AS(Stream, *type);

    stream->native = native;
    if (native->read) {
        stream_init_read(stream, options);
    }
    if (native->write) {
        stream_init_write(stream, options);
    }
    stream_init(stream, options);
    return stream;
}

/* ---- destruction ---- */

static void emit_error(Stream *stream, TsValue error)
{
    if (!stream->error_emitted) {
        stream->error_emitted = true;
        stream_emit_value(stream, "error", error);
    }
}

static void emit_end_of_life(Stream *stream, TsValue error, TsValue first, TsValue second)
{
    (void)first;
    (void)second;
    if (!ts_is_nullish(error)) {
        emit_error(stream, error);
    }
    stream->close_emitted = true;
    if (stream->emits_close) {
        stream_emit(stream, "close");
    }
}

static void destroyed(Stream *stream, TsValue data, TsValue error, TsValue unused)
{
    (void)data;
    (void)unused;
    if (stream->closed) {
        return;
    }
    stream->closed = true;
    if (!ts_is_nullish(error) && ts_is_undefined(stream->errored)) {
        stream->errored = error;
    }
    stream_tick(stream, emit_end_of_life, error);
}

/* Writes that nobody will do any more. */
static void drop_writes(Stream *stream)
{
    TsArray *buffer = stream->w.buffer;

    if (!buffer) {
        return;
    }
    stream->w.buffer = ts_array_new(TS_ARRAY_VALUE, 0);
    for (size_t i = 2; i < buffer->length; i += 3) {
        TsValue callback = ts_array_value(buffer, (int64_t)i);
        TsValue error = stream->errored;
        if (ts_is_undefined(error)) {
            error = ts_from_object(ts_error_coded(&Error_type, "ERR_STREAM_DESTROYED",
                                                  TS_STR("Cannot call write after a stream was destroyed")));
        }
        if (ts_is_function(callback)) {
            ts_call(ts_as_function(callback), TS_UNDEFINED, 1, &error);
        }
    }
}

static void drop_writes_later(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    (void)data;
    (void)first;
    (void)second;
    drop_writes(stream);
}

Stream *stream_destroy(Stream *stream, TsValue error)
{
    TsFunction *hook;

    if (stream->destroyed) {
        return stream;
    }
    stream->destroyed = true;
    if (!ts_is_nullish(error) && ts_is_undefined(stream->errored)) {
        stream->errored = error;
    }
    if (stream->w.buffer && stream->w.buffer->length > 0) {
        stream_tick(stream, drop_writes_later, TS_UNDEFINED);
    }
    if (stream->native && stream->native->close) {
        stream->native->close(stream);
    }
    hook = stream_hook(stream, "destroy", "_destroy");
    if (!hook) {
        destroyed(stream, TS_UNDEFINED, error, TS_UNDEFINED);
        return stream;
    }
    TsValue done = ts_from_object(stream_function(stream, destroyed, TS_UNDEFINED));
    TsValue arguments[2] = {ts_is_undefined(error) ? TS_NULL : error, done};
    TS_TRY {
        stream_call(stream, hook, 2, arguments);
    }
    TS_CATCH(thrown) {
        destroyed(stream, TS_UNDEFINED, thrown, TS_UNDEFINED);
    }
    TS_END_TRY;
    return stream;
}

static void emit_error_later(Stream *stream, TsValue error, TsValue first, TsValue second)
{
    (void)first;
    (void)second;
    emit_error(stream, error);
}

void stream_fail(Stream *stream, TsValue error, bool in_tick)
{
    if (stream->destroyed) {
        return;
    }
    if (stream->auto_destroy) {
        stream_destroy(stream, error);
        return;
    }
    stream->errored = error;
    if (in_tick) {
        stream_tick(stream, emit_error_later, error);
    } else {
        emit_error(stream, error);
    }
}

/* ---- properties ---- */

bool stream_destroyed(const Stream *stream)
{
    return stream->destroyed;
}

bool stream_closed(const Stream *stream)
{
    return stream->closed;
}

void *stream_errored(const Stream *stream)
{
    return ts_is_object(stream->errored) ? ts_as_object(stream->errored) : NULL;
}

bool stream_is(TsValue value)
{
    return ts_is_instance(value, &Stream_type);
}
