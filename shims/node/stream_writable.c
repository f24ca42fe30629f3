/* Streams: the side that is written; see stream.h.
 */
#include "node/stream.h"

#include "node/node_errors.h"
#include "ts/error.h"

static TsValue coded(const char *code, TsString *text)
{
    return ts_from_object(ts_error_coded(&Error_type, code, text));
}

/* ---- the end ---- */

static bool needs_finish(const Stream *stream)
{
    const WriteSide *side = &stream->w;

    return side->ending && !stream->destroyed && stream->constructed && side->length == 0
        && ts_is_undefined(stream->errored) && side->buffer->length == 0 && !side->finished
        && !side->writing && !stream->error_emitted && !stream->close_emitted;
}

static void finish(Stream *stream)
{
    WriteSide *side = &stream->w;
    TsArray *callbacks = side->on_finish;

    side->pending--;
    side->finished = true;
    side->on_finish = ts_array_new(TS_ARRAY_PTR, 0);
    for (size_t i = 0; i < callbacks->length; i++) {
        ts_call(ts_array_ptr(callbacks, (int64_t)i), ts_from_object(stream), 0, NULL);
    }
    stream_emit(stream, "finish");
    if (stream->auto_destroy && (!stream->is_readable || stream->r.end_emitted)) {
        stream_destroy(stream, TS_UNDEFINED);
    }
}

static void finish_later(Stream *stream, TsValue is_sure, TsValue first, TsValue second)
{
    (void)first;
    (void)second;
    if (ts_to_boolean(is_sure) || needs_finish(stream)) {
        finish(stream);
    } else {
        stream->w.pending--;
    }
}

static void prefinished(Stream *stream)
{
    stream->w.prefinished = true;
    stream_emit(stream, "prefinish");
}

/* What _final() calls back. */
static void final_done(Stream *stream, TsValue data, TsValue error, TsValue unused)
{
    (void)data;
    (void)unused;
    stream->w.pending--;
    if (!ts_is_nullish(error)) {
        stream_fail(stream, error, stream->w.sync);
    } else if (needs_finish(stream)) {
        prefinished(stream);
        stream->w.pending++;
        stream_tick(stream, finish_later, TS_TRUE);
    }
}

static void call_final(Stream *stream, TsFunction *hook)
{
    TsValue done = ts_from_object(stream_function(stream, final_done, TS_UNDEFINED));

    stream->w.final_called = true;
    stream->w.sync = true;
    stream->w.pending++;
    TS_TRY {
        if (hook) {
            stream_call(stream, hook, 1, &done);
        } else {
            transform_end(stream, done);
        }
    }
    TS_CATCH(error) {
        final_done(stream, TS_UNDEFINED, error, TS_UNDEFINED);
    }
    TS_END_TRY;
    stream->w.sync = false;
}

static void prefinish(Stream *stream)
{
    if (stream->w.prefinished || stream->w.final_called) {
        return;
    }
    TsFunction *hook = stream_hook(stream, "final", "_final");
    if ((hook || stream->is_transform) && !stream->destroyed) {
        call_final(stream, hook);
    } else {
        prefinished(stream);
    }
}

void stream_finish_maybe(Stream *stream, bool sync)
{
    if (!needs_finish(stream)) {
        return;
    }
    prefinish(stream);
    if (stream->w.pending == 0) {
        if (sync) {
            stream->w.pending++;
            stream_tick(stream, finish_later, TS_FALSE);
        } else if (needs_finish(stream)) {
            stream->w.pending++;
            finish(stream);
        }
    }
}

/* ---- after a write ---- */

static void after_write(Stream *stream, int32_t count, TsFunction *callback)
{
    WriteSide *side = &stream->w;
    TsValue none = TS_NULL;

    if (!side->ending && !stream->destroyed && side->length == 0 && side->need_drain) {
        side->need_drain = false;
        stream_emit(stream, "drain");
    }
    for (; count > 0; count--) {
        side->pending--;
        if (callback) {
            ts_call(callback, TS_UNDEFINED, 1, &none);
        }
    }
    stream_finish_maybe(stream, true);
}

static void after_write_later(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    WriteSide *side = &stream->w;
    int32_t count = side->after_count;
    TsFunction *callback = side->after_callback;

    (void)data;
    (void)first;
    (void)second;
    side->after_pending = false;
    side->after_count = 0;
    side->after_callback = NULL;
    after_write(stream, count, callback);
}

static void after_callback_later(Stream *stream, TsValue callback, TsValue first, TsValue second)
{
    (void)first;
    (void)second;
    after_write(stream, 1, ts_as_function(callback));
}

/* Callbacks of writes that were done at once are called in a tick. */
static void after_sync_write(Stream *stream, TsFunction *callback)
{
    WriteSide *side = &stream->w;

    if (callback) {
        stream_tick(stream, after_callback_later, ts_from_object(callback));
    } else if (side->need_drain && !side->after_pending) {
        side->after_pending = true;
        side->after_count = 1;
        stream_tick(stream, after_write_later, TS_UNDEFINED);
    } else {
        side->pending--;
        if (side->ending) {
            stream_finish_maybe(stream, true);
        }
    }
}

static void write_failed(Stream *stream, TsValue error, TsFunction *callback)
{
    stream->w.pending--;
    if (callback) {
        ts_call(callback, TS_UNDEFINED, 1, &error);
    }
    stream_fail(stream, error, false);
}

static void write_failed_later(Stream *stream, TsValue callback, TsValue first, TsValue second)
{
    (void)first;
    (void)second;
    write_failed(stream, stream->errored, ts_is_function(callback) ? ts_as_function(callback) : NULL);
}

void stream_written(Stream *stream, TsValue error)
{
    WriteSide *side = &stream->w;
    TsFunction *callback = side->callback;

    if (!side->writing) {
        stream_fail(stream, coded("ERR_MULTIPLE_CALLBACK", TS_STR("Callback called multiple times")), false);
        return;
    }
    side->writing = false;
    side->callback = NULL;
    side->length -= side->written;
    if (!ts_is_nullish(error)) {
        if (ts_is_undefined(stream->errored)) {
            stream->errored = error;
        }
        if (side->sync) {
            stream_tick(stream, write_failed_later, ts_from_object(callback));
        } else {
            write_failed(stream, error, callback);
        }
        return;
    }
    if (side->buffer->length > 0) {
        stream_clear_buffer(stream);
    }
    if (side->sync) {
        after_sync_write(stream, callback);
    } else {
        after_write(stream, 1, callback);
    }
}

/* ---- writing ---- */

static void written(Stream *stream, TsValue data, TsValue error, TsValue unused)
{
    (void)data;
    (void)unused;
    stream_written(stream, error);
}

static void do_write(Stream *stream, TsValue chunk, TsValue encoding, TsFunction *callback)
{
    WriteSide *side = &stream->w;

    side->written = stream_size(side->objects, chunk);
    side->callback = callback;
    side->writing = side->sync = true;
    if (stream->destroyed) {
        stream_written(stream, coded("ERR_STREAM_DESTROYED",
                                     TS_STR("Cannot call write after a stream was destroyed")));
    } else {
        TsFunction *hook = stream_hook(stream, "write", "_write");
        TsFunction *several = hook ? NULL : stream_hook(stream, "writev", "_writev");
        TsValue done = ts_from_object(stream_function(stream, written, TS_UNDEFINED));
        if (hook) {
            stream_call(stream, hook, 3, (TsValue[]){chunk, encoding, done});
        } else if (several) {
            TsString *keys[] = {TS_STR("chunk"), TS_STR("encoding")};
            TsValue entry = ts_from_object(ts_object_of(2, keys, (TsValue[]){chunk, encoding}));
            TsArray *entries = ts_array_of_value(1, &entry);
            stream_call(stream, several, 2, (TsValue[]){ts_from_object(entries), done});
        } else if (stream->native && stream->native->write) {
            stream->native->write(stream, chunk);
        } else if (stream->is_transform) {
            transform_write(stream, chunk, encoding);
        } else {
            ts_throw_coded(&Error_type, "ERR_METHOD_NOT_IMPLEMENTED",
                           "The _write() method is not implemented");
        }
    }
    side->sync = false;
}

/* All that waits in one call, where the stream can do that. */
static bool write_several(Stream *stream)
{
    WriteSide *side = &stream->w;
    TsFunction *hook = side->buffer->length > 3 ? stream_hook(stream, "writev", "_writev") : NULL;
    TsArray *entries;

    if (!hook) {
        return false;
    }
    entries = ts_array_new(TS_ARRAY_VALUE, side->buffer->length / 3);
    for (size_t i = 0; i < side->buffer->length; i += 3) {
        TsString *keys[] = {TS_STR("chunk"), TS_STR("encoding"), TS_STR("callback")};
        TsValue values[] = {ts_array_value(side->buffer, (int64_t)i),
                            ts_array_value(side->buffer, (int64_t)i + 1),
                            ts_array_value(side->buffer, (int64_t)i + 2)};
        ts_array_push_value(entries, ts_from_object(ts_object_of(3, keys, values)));
    }
    side->pending -= (int32_t)entries->length - 1;
    side->buffer = ts_array_new(TS_ARRAY_VALUE, 0);
    side->written = side->length;
    side->callback = NULL;
    side->writing = side->sync = true;
    TsValue done = ts_from_object(stream_function(stream, written, TS_UNDEFINED));
    stream_call(stream, hook, 2, (TsValue[]){ts_from_object(entries), done});
    side->sync = false;
    return true;
}

void stream_clear_buffer(Stream *stream)
{
    WriteSide *side = &stream->w;

    if (side->corked > 0 || side->processing || stream->destroyed || !stream->constructed
        || side->buffer->length == 0 || write_several(stream)) {
        return;
    }
    side->processing = true;
    while (side->buffer->length > 0 && !side->writing) {
        TsValue chunk = ts_array_value(side->buffer, 0), encoding = ts_array_value(side->buffer, 1);
        TsValue callback = ts_array_value(side->buffer, 2);
        side->buffer = ts_array_copy_range(side->buffer, 3, side->buffer->length);
        do_write(stream, chunk, encoding, ts_is_function(callback) ? ts_as_function(callback) : NULL);
    }
    side->processing = false;
}

static bool write_or_buffer(Stream *stream, TsValue chunk, TsValue encoding, TsFunction *callback)
{
    WriteSide *side = &stream->w;
    bool has_room;

    side->length += stream_size(side->objects, chunk);
    has_room = side->length < side->mark;
    if (!has_room) {
        side->need_drain = true;
    }
    if (side->writing || side->corked > 0 || !ts_is_undefined(stream->errored) || !stream->constructed) {
        ts_array_push_value(side->buffer, chunk);
        ts_array_push_value(side->buffer, encoding);
        ts_array_push_value(side->buffer, ts_from_object(callback));
    } else {
        do_write(stream, chunk, encoding, callback);
    }
    return has_room && ts_is_undefined(stream->errored) && !stream->destroyed;
}

static void call_with_error(Stream *stream, TsValue pair, TsValue first, TsValue second)
{
    TsValue error = ts_array_value(ts_as_array(pair), 1);

    (void)stream;
    (void)first;
    (void)second;
    ts_call(ts_as_function(ts_array_value(ts_as_array(pair), 0)), TS_UNDEFINED, 1, &error);
}

/* Tells of a write or an end that comes too late; true. */
static void refuse(Stream *stream, TsValue error, TsFunction *callback, bool fails)
{
    if (callback) {
        TsValue pair[2] = {ts_from_object(callback), error};
        stream_tick(stream, call_with_error, ts_from_object(ts_array_of_value(2, pair)));
    }
    if (fails) {
        stream_fail(stream, error, true);
    }
}

/* False where the chunk was refused. */
static bool try_write(Stream *stream, TsValue chunk, TsValue encoding, TsFunction *callback, bool *has_room)
{
    WriteSide *side = &stream->w;

    *has_room = false;
    if (ts_is_function(encoding)) {
        callback = ts_as_function(encoding);
        encoding = TS_UNDEFINED;
    }
    if (!ts_is_string(encoding)) {
        encoding = ts_from_string(side->default_encoding);
    }
    if (ts_is_null(chunk)) {
        ts_throw_coded(&TypeError_type, "ERR_STREAM_NULL_VALUES", "May not write null values to stream");
    }
    if (!side->objects) {
        if (ts_is_string(chunk)) {
            if (!side->keeps_strings) {
                chunk = ts_from_object(buffer_from_string(ts_as_string(chunk), ts_as_string(encoding)));
                encoding = ts_from_string(TS_STR("buffer"));
            }
        } else if (buffer_of_value(chunk)) {
            encoding = ts_from_string(TS_STR("buffer"));
        } else {
            node_throw_argument_type(
                "chunk", "of type string or an instance of Buffer, TypedArray, or DataView", chunk);
        }
    }
    if (side->ending) {
        refuse(stream, coded("ERR_STREAM_WRITE_AFTER_END", TS_STR("write after end")), callback, true);
        return false;
    }
    if (stream->destroyed) {
        refuse(stream, coded("ERR_STREAM_DESTROYED",
                             TS_STR("Cannot call write after a stream was destroyed")), callback, true);
        return false;
    }
    side->pending++;
    *has_room = write_or_buffer(stream, chunk, encoding, callback);
    return true;
}

bool stream_write(Stream *stream, TsValue chunk, TsValue encoding, TsFunction *callback)
{
    bool has_room;

    try_write(stream, chunk, encoding, callback, &has_room);
    return has_room;
}

Stream *stream_end(Stream *stream, TsValue chunk, TsValue encoding, TsFunction *callback)
{
    WriteSide *side = &stream->w;
    bool has_room, accepted = true;

    if (ts_is_function(chunk)) {
        callback = ts_as_function(chunk);
        chunk = encoding = TS_UNDEFINED;
    } else if (ts_is_function(encoding)) {
        callback = ts_as_function(encoding);
        encoding = TS_UNDEFINED;
    }
    if (!ts_is_nullish(chunk)) {
        accepted = try_write(stream, chunk, encoding, NULL, &has_room);
    }
    if (side->corked > 0) {
        side->corked = 1;
        stream_uncork(stream);
    }
    if (!accepted) {
        return stream;
    }
    if (ts_is_undefined(stream->errored) && !side->ending) {
        side->ending = true;
        stream_finish_maybe(stream, true);
        side->ended = true;
    } else if (side->finished && callback) {
        refuse(stream, coded("ERR_STREAM_ALREADY_FINISHED",
                             TS_STR("Cannot call end after a stream was finished")), callback, false);
        return stream;
    } else if (stream->destroyed && callback) {
        refuse(stream, coded("ERR_STREAM_DESTROYED",
                             TS_STR("Cannot call end after a stream was destroyed")), callback, false);
        return stream;
    }
    if (callback) {
        ts_array_push_ptr(side->on_finish, callback);
    }
    return stream;
}

void stream_cork(Stream *stream)
{
    stream->w.corked++;
}

void stream_uncork(Stream *stream)
{
    if (stream->w.corked > 0) {
        stream->w.corked--;
        if (!stream->w.writing) {
            stream_clear_buffer(stream);
        }
    }
}

Stream *stream_set_default_encoding(Stream *stream, TsString *encoding)
{
    stream->w.default_encoding = encoding;
    return stream;
}

/* ---- properties ---- */

bool stream_writable(const Stream *stream)
{
    return stream->is_writable && !stream->destroyed && ts_is_undefined(stream->errored)
        && !stream->w.ending && !stream->w.ended;
}

bool stream_writable_ended(const Stream *stream)
{
    return stream->w.ending;
}

bool stream_writable_finished(const Stream *stream)
{
    return stream->w.finished;
}

double stream_writable_length(const Stream *stream)
{
    return stream->w.length;
}

double stream_writable_mark(const Stream *stream)
{
    return stream->w.mark;
}

bool stream_writable_objects(const Stream *stream)
{
    return stream->w.objects;
}

bool stream_writable_need_drain(const Stream *stream)
{
    return !stream->destroyed && !stream->w.ending && stream->w.need_drain;
}

double stream_writable_corked(const Stream *stream)
{
    return stream->w.corked;
}
