/* Streams: transforms, which give what they make of what is written; see stream.h.
 */
#include "node/stream.h"

#include "ts/error.h"

/* What _transform() calls back: an error, or a chunk to push. */
static void transformed(Stream *stream, TsValue length, TsValue error, TsValue chunk)
{
    if (!ts_is_nullish(error)) {
        stream_written(stream, error);
        return;
    }
    if (!ts_is_nullish(chunk)) {
        stream_push(stream, chunk, NULL);
    }
    if (stream->w.ended || ts_as_number(length) == stream->r.length
        || stream->r.length < stream->r.mark) {
        stream_written(stream, TS_UNDEFINED);
    } else {
        stream->transform_callback = TS_TRUE;
    }
}

void transform_write(Stream *stream, TsValue chunk, TsValue encoding)
{
    TsFunction *hook = stream_hook(stream, "transform", "_transform");
    TsValue length = ts_from_number(stream->r.length);

    if (hook) {
        TsValue done = ts_from_object(stream_function(stream, transformed, length));
        stream_call(stream, hook, 3, (TsValue[]){chunk, encoding, done});
    } else if (ts_pointer_is_instance(stream, &PassThrough_type)) {
        transformed(stream, length, TS_UNDEFINED, chunk);
    } else {
        ts_throw_coded(&Error_type, "ERR_METHOD_NOT_IMPLEMENTED",
                       "The _transform() method is not implemented");
    }
}

void transform_read(Stream *stream)
{
    if (ts_to_boolean(stream->transform_callback)) {
        stream->transform_callback = TS_UNDEFINED;
        stream_written(stream, TS_UNDEFINED);
    }
}

/* What _flush() calls back. */
static void flushed(Stream *stream, TsValue done, TsValue error, TsValue chunk)
{
    if (!ts_is_nullish(error)) {
        ts_call(ts_as_function(done), TS_UNDEFINED, 1, &error);
        return;
    }
    if (!ts_is_nullish(chunk)) {
        stream_push(stream, chunk, NULL);
    }
    stream_push(stream, TS_NULL, NULL);
    ts_call(ts_as_function(done), TS_UNDEFINED, 0, NULL);
}

void transform_end(Stream *stream, TsValue done)
{
    TsFunction *hook = stream_hook(stream, "flush", "_flush");

    if (hook) {
        TsValue callback = ts_from_object(stream_function(stream, flushed, done));
        stream_call(stream, hook, 1, &callback);
    } else {
        flushed(stream, done, TS_UNDEFINED, TS_UNDEFINED);
    }
}
