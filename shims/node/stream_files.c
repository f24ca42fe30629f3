/* Streams of files; see stream_files.h.
 */
#include "node/stream_files.h"

#include "node/loop.h"
#include "node/node_errors.h"
#include "node/system_error.h"
#include "ts/error.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

/* ---- files that are written ---- */

/* What the loop does for a stream later; kept by `waiting` until then. */
typedef struct FileStep {
    TsObject base;
    Stream *stream;
    TsValue chunk; /* to write; undefined: the file is to be opened */
} FileStep;

static TS_SCOPE(FileStep, TS_HIDDEN(FileStep, stream, POINTER), TS_HIDDEN(FileStep, chunk, VALUE));

static TsArray *waiting; /* FileStep *, in order */

static FileStep *take_step(void)
{
    FileStep *step = ts_array_ptr(waiting, 0);

    waiting = ts_array_copy_range(waiting, 1, waiting->length);
    loop_unref();
    return step;
}

static void post_step(Stream *stream, TsValue chunk, void (*run)(void *data))
{
    if (!waiting) {
        ts_heap_root(&waiting, TS_REP_POINTER);
        waiting = ts_array_new(TS_ARRAY_PTR, 0);
    }
    ts_array_push_ptr(waiting, TS_NEW(FileStep, .stream = stream, .chunk = chunk));
    loop_ref();
    loop_post(run, NULL);
}

static int write_all(int fd, const uint8_t *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(fd, bytes, length);
        if (written < 0 && errno != EINTR) {
            return errno;
        }
        bytes += written > 0 ? written : 0;
        length -= written > 0 ? (size_t)written : 0;
    }
    return 0;
}

static void write_step(void *data)
{
    FileStep *step = take_step();
    Stream *stream = step->stream;
    const Buffer *buffer = buffer_of_value(step->chunk);

    (void)data;
    if (stream->destroyed) {
        return;
    }
    int error = write_all(stream->fd, buffer->bytes, buffer->length);
    stream->bytes_written += error ? 0 : (double)buffer->length;
    stream_written(stream, error ? ts_from_object(node_system_error(error, "write", NULL, NULL))
                                 : TS_UNDEFINED);
}

static void write_chunk(Stream *stream, TsValue chunk)
{
    post_step(stream, chunk, write_step);
}

static int open_flags(TsValue options)
{
    TsValue flags = ts_is_object(options) ? ts_get(options, TS_STR("flags")) : TS_UNDEFINED;
    TsString *text = ts_is_string(flags) ? ts_as_string(flags) : TS_STR("w");
    bool is_append = text->length > 0 && ts_string_unit(text, 0) == 'a';
    bool is_exclusive = text->length > 1 && ts_string_unit(text, 1) == 'x';

    return O_WRONLY | O_CREAT | O_CLOEXEC | (is_append ? O_APPEND : is_exclusive ? 0 : O_TRUNC)
        | (is_exclusive ? O_EXCL : 0);
}

static void open_step(void *data)
{
    FileStep *step = take_step();
    Stream *stream = step->stream;

    (void)data;
    stream->fd = open(ts_string_to_c(stream->path), open_flags(stream->options), 0666);
    stream->constructed = true;
    if (stream->fd < 0) {
        stream_fail(stream, ts_from_object(node_system_error(errno, "open", stream->path, NULL)), true);
        return;
    }
    stream_emit_value(stream, "open", ts_from_number(stream->fd));
    stream_emit(stream, "ready");
    stream_clear_buffer(stream);
    stream_finish_maybe(stream, false);
}

static void close_file(Stream *stream)
{
    if (stream->fd > 2) {
        close(stream->fd);
    }
    stream->fd = -1;
}

static const StreamNative file_writer = {.write = write_chunk, .close = close_file};

const TsType FileWriteStream_type = {.kind = TS_KIND_OBJECT,
                                     .flags = TS_TYPE_CLASS,
                                     .size = sizeof(Stream),
                                     .name = "WriteStream",
                                     .parent = &Writable_type,
                                     TS_FIELDS(STREAM_OWN_FIELDS)};

Stream *file_write_stream_new(TsValue path, TsValue options)
{
    if (ts_is_string(options)) {
        TsString *key = TS_STR("defaultEncoding");
        options = ts_from_object(ts_object_of(1, &key, &options));
    }
    Stream *stream = stream_native(&FileWriteStream_type, &file_writer, options);
    stream->path = ts_to_string(path);
    stream->constructed = false;
    post_step(stream, TS_UNDEFINED, open_step);
    return stream;
}

/* ---- streams over what is none ---- */

static void chunk_came(void *owner, TsValue chunk)
{
    stream_push(owner, ts_is_undefined(chunk) ? TS_NULL : chunk, NULL);
}

static void source_failed(Stream *stream, TsValue data, TsValue error, TsValue unused)
{
    (void)data;
    (void)unused;
    stream_destroy(stream, error);
}

static void start_source(Stream *stream)
{
    ReadStream *source = stream->source;

    if (!source->sink) {
        event_emitter_add(&source->emitter, TS_STR("error"),
                          stream_function(stream, source_failed, TS_UNDEFINED), false);
        read_stream_set_sink(source, stream, chunk_came);
    }
}

static const StreamNative over_file = {.read = start_source};

static void write_output(Stream *stream, TsValue chunk)
{
    process_stream_write_value(stream->source, chunk, NULL);
    stream_written(stream, TS_UNDEFINED);
}

static const StreamNative over_output = {.write = write_output};

static Stream *wrapped(TsValue value)
{
    if (stream_is(value)) {
        return ts_as_object(value);
    }
    if (ts_is_instance(value, &ReadStream_type)) {
        ReadStream *source = ts_as_object(value);
        Stream *stream = stream_native(&Readable_type, &over_file, TS_UNDEFINED);
        if (source->decoder) {
            stream_set_encoding(stream, string_decoder_encoding(source->decoder));
        }
        stream->source = source;
        return stream;
    }
    if (ts_is_instance(value, &ProcessStream_type)) {
        Stream *stream = stream_native(&Writable_type, &over_output, TS_UNDEFINED);
        stream->source = ts_as_object(value);
        return stream;
    }
    return NULL;
}

Stream *stream_of(TsValue value)
{
    Stream *stream = wrapped(value);

    if (!stream) {
        node_throw_argument_type("stream", "an instance of ReadableStream, WritableStream, or Stream", value);
    }
    return stream;
}

Stream *stream_source_of(TsValue value)
{
    Stream *stream = wrapped(value);

    return stream ? stream : readable_from(value, TS_UNDEFINED);
}

TsValue stream_pipe_file(ReadStream *source, TsValue destination, TsValue options)
{
    return stream_pipe(stream_of(ts_from_object(source)), destination, options);
}
