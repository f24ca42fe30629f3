/* Streams: the side that is read; see stream.h.
 */
#include "node/stream.h"

#include "node/node_errors.h"
#include "ts/builder.h"
#include "ts/error.h"
#include "ts/number.h"

/* ---- the buffer ---- */

static TsValue take_first(ReadSide *side)
{
    TsValue first = ts_array_value(side->buffer, 0);

    side->buffer = ts_array_copy_range(side->buffer, 1, side->buffer->length);
    return first;
}

static TsValue joined(ReadSide *side)
{
    TsBuilder text;

    if (!side->decoder) {
        return ts_from_object(buffer_concat(side->buffer, TS_UNDEFINED_NUMBER));
    }
    ts_builder_init(&text);
    for (size_t i = 0; i < side->buffer->length; i++) {
        ts_builder_add_string(&text, ts_as_string(ts_array_value(side->buffer, (int64_t)i)));
    }
    return ts_from_string(ts_builder_finish(&text));
}

/* The first `size` of what there is: bytes, or units. */
static TsValue take(ReadSide *side, double size)
{
    if (side->objects || (side->buffer->length > 0
                          && stream_size(false, ts_array_value(side->buffer, 0)) == size)) {
        return take_first(side);
    }
    TsValue all = joined(side), rest;
    side->buffer = ts_array_new(TS_ARRAY_VALUE, 0);
    if (size >= side->length) {
        return all;
    }
    if (ts_is_string(all)) {
        TsString *text = ts_as_string(all);
        rest = ts_from_string(ts_string_range(text, (size_t)size, text->length));
        all = ts_from_string(ts_string_range(text, 0, (size_t)size));
    } else {
        Buffer *bytes = buffer_of_value(all);
        rest = ts_from_object(buffer_copy_of(bytes->bytes + (size_t)size,
                                             bytes->length - (size_t)size));
        all = ts_from_object(buffer_copy_of(bytes->bytes, (size_t)size));
    }
    ts_array_push_value(side->buffer, rest);
    return all;
}

/* ---- the end ---- */

static void end_later(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    ReadSide *side = &stream->r;

    (void)data;
    (void)first;
    (void)second;
    if (!ts_is_undefined(stream->errored) || stream->close_emitted || side->end_emitted
        || side->length > 0) {
        return;
    }
    side->end_emitted = true;
    stream_emit(stream, "end");
    if (stream->is_writable && !stream->half_open && !stream->destroyed) {
        stream_end(stream, TS_UNDEFINED, TS_UNDEFINED, NULL);
    } else if (stream->auto_destroy && (!stream->is_writable || stream->w.finished)) {
        stream_destroy(stream, TS_UNDEFINED);
    }
}

static void end_readable(Stream *stream)
{
    if (!stream->r.end_emitted) {
        stream->r.ended = true;
        stream_tick(stream, end_later, TS_UNDEFINED);
    }
}

/* ---- telling ---- */

static void flow(Stream *stream)
{
    while (stream->r.flow == STREAM_FLOWING
           && !ts_is_null(stream_read(stream, TS_UNDEFINED_NUMBER))) {
    }
}

static void emit_readable_now(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    ReadSide *side = &stream->r;

    (void)data;
    (void)first;
    (void)second;
    if (!stream->destroyed && ts_is_undefined(stream->errored) && (side->length > 0 || side->ended)) {
        stream_emit(stream, "readable");
        side->emitted_readable = false;
    }
    side->need_readable = side->flow != STREAM_FLOWING && !side->ended && side->length <= side->mark;
    flow(stream);
}

static void emit_readable(Stream *stream)
{
    stream->r.need_readable = false;
    if (!stream->r.emitted_readable) {
        stream->r.emitted_readable = true;
        stream_tick(stream, emit_readable_now, TS_UNDEFINED);
    }
}

static void read_more_later(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    ReadSide *side = &stream->r;

    (void)data;
    (void)first;
    (void)second;
    while (!side->reading && !side->ended
           && (side->length < side->mark || (side->flow == STREAM_FLOWING && side->length == 0))) {
        double before = side->length;
        stream_read(stream, 0);
        if (side->length == before) {
            break;
        }
    }
    side->reading_more = false;
}

void stream_read_more(Stream *stream)
{
    if (!stream->r.reading_more && stream->constructed) {
        stream->r.reading_more = true;
        stream_tick(stream, read_more_later, TS_UNDEFINED);
    }
}

/* ---- push() ---- */

static void add_chunk(Stream *stream, TsValue chunk, bool at_front)
{
    ReadSide *side = &stream->r;

    if (side->flow == STREAM_FLOWING && side->length == 0 && !side->sync
        && stream_listeners(stream, "data") > 0) {
        side->was_read = true;
        stream_emit_value(stream, "data", chunk);
    } else {
        side->length += stream_size(side->objects, chunk);
        if (at_front) {
            TsArray *all = ts_array_of_value(1, &chunk);
            for (size_t i = 0; i < side->buffer->length; i++) {
                ts_array_push_value(all, ts_array_value(side->buffer, (int64_t)i));
            }
            side->buffer = all;
        } else {
            ts_array_push_value(side->buffer, chunk);
        }
        if (side->need_readable) {
            emit_readable(stream);
        }
    }
    stream_read_more(stream);
}

static void end_of_chunks(Stream *stream)
{
    ReadSide *side = &stream->r;

    if (side->ended) {
        return;
    }
    if (side->decoder) {
        TsString *rest = string_decoder_end(side->decoder, TS_UNDEFINED);
        if (rest->length > 0) {
            ts_array_push_value(side->buffer, ts_from_string(rest));
            side->length += side->objects ? 1 : (double)rest->length;
        }
    }
    side->ended = true;
    if (side->sync) {
        emit_readable(stream);
    } else {
        side->need_readable = false;
        side->emitted_readable = true;
        emit_readable_now(stream, TS_UNDEFINED, TS_UNDEFINED, TS_UNDEFINED);
    }
}

static void fail_coded(Stream *stream, const TsType *type, const char *code, TsString *text)
{
    stream_fail(stream, ts_from_object(ts_error_coded(type, code, text)), true);
}

static bool has_room(const ReadSide *side)
{
    return !side->ended && (side->length < side->mark || side->length == 0);
}

static bool add(Stream *stream, TsValue chunk, TsString *encoding, bool at_front)
{
    ReadSide *side = &stream->r;
    bool decoded = false;

    if (ts_is_null(chunk)) {
        side->reading = false;
        end_of_chunks(stream);
        return false;
    }
    if (!side->objects) {
        if (ts_is_string(chunk)) {
            decoded = side->encoding && encoding && ts_string_equals(encoding, side->encoding);
            if (!decoded) {
                chunk = ts_from_object(buffer_from_string(ts_as_string(chunk), encoding));
            }
        } else if (!buffer_of_value(chunk)) {
            if (!ts_is_undefined(chunk)) {
                TsString *text = ts_concat(
                    TS_STR("The \"chunk\" argument must be of type string or an instance of Buffer, "
                           "TypedArray, or DataView. Received "), node_describe(chunk));
                fail_coded(stream, &TypeError_type, "ERR_INVALID_ARG_TYPE", text);
                return false;
            }
            side->reading = false;
            return has_room(side);
        }
        if (stream_size(false, chunk) == 0) {
            side->reading = false;
            stream_read_more(stream);
            return has_room(side);
        }
    }
    if (side->ended && !(at_front && !side->end_emitted)) {
        fail_coded(stream, &Error_type, "ERR_STREAM_PUSH_AFTER_EOF", TS_STR("stream.push() after EOF"));
        return false;
    }
    if (stream->destroyed || !ts_is_undefined(stream->errored)) {
        return false;
    }
    if (!at_front) {
        side->reading = false;
    }
    if (side->decoder && !decoded && !side->objects) {
        chunk = ts_from_string(string_decoder_write(side->decoder, chunk));
        if (stream_size(false, chunk) == 0) {
            stream_read_more(stream);
            return has_room(side);
        }
    }
    add_chunk(stream, chunk, at_front);
    return has_room(side);
}

bool stream_push(Stream *stream, TsValue chunk, TsString *encoding)
{
    return add(stream, chunk, encoding, false);
}

bool stream_unshift(Stream *stream, TsValue chunk, TsString *encoding)
{
    return add(stream, chunk, encoding, true);
}

/* ---- read() ---- */

static double how_much(const ReadSide *side, double size)
{
    if ((size <= 0 && size == size) || (side->length == 0 && side->ended)) {
        return 0;
    }
    if (side->objects) {
        return 1;
    }
    if (size != size) {
        return side->flow == STREAM_FLOWING && side->length > 0
                   ? stream_size(false, ts_array_value(side->buffer, 0))
                   : side->length;
    }
    return size <= side->length ? size : side->ended ? side->length : 0;
}

/* Asks the stream's source for more. */
static void call_read(Stream *stream)
{
    ReadSide *side = &stream->r;
    TsFunction *hook = stream_hook(stream, "read", "_read");
    TsValue size = ts_from_number(side->mark);

    side->reading = side->sync = true;
    if (side->length == 0) {
        side->need_readable = true;
    }
    TS_TRY {
        if (hook) {
            stream_call(stream, hook, 1, &size);
        } else if (stream->native && stream->native->read) {
            stream->native->read(stream);
        } else if (stream->is_transform) {
            transform_read(stream);
        } else {
            ts_throw_coded(&Error_type, "ERR_METHOD_NOT_IMPLEMENTED", "The _read() method is not implemented");
        }
    }
    TS_CATCH(error) {
        stream_fail(stream, error, false);
    }
    TS_END_TRY;
    side->sync = false;
}

TsValue stream_read(Stream *stream, double size)
{
    ReadSide *side = &stream->r;
    double asked = size;

    if (size > side->mark) {
        side->mark = size;
    }
    if (size != 0) {
        side->emitted_readable = false;
    }
    if (size == 0 && side->need_readable
        && ((side->mark != 0 ? side->length >= side->mark : side->length > 0) || side->ended)) {
        if (side->length == 0 && side->ended) {
            end_readable(stream);
        } else {
            emit_readable(stream);
        }
        return TS_NULL;
    }
    size = how_much(side, size);
    if (size == 0 && side->ended) {
        if (side->length == 0) {
            end_readable(stream);
        }
        return TS_NULL;
    }
    bool wants = side->need_readable || side->length == 0 || side->length - size < side->mark;
    if (wants && !side->ended && !side->reading && !stream->destroyed
        && ts_is_undefined(stream->errored) && stream->constructed) {
        call_read(stream);
        if (!side->reading) {
            size = how_much(side, asked);
        }
    }
    TsValue result = size > 0 && side->length > 0 ? take(side, size) : TS_NULL;
    if (ts_is_null(result)) {
        side->need_readable = side->length <= side->mark;
        size = 0;
    } else {
        side->length -= side->objects ? 1 : size;
    }
    if (side->length == 0) {
        if (!side->ended) {
            side->need_readable = true;
        }
        if (side->ended && asked != size) {
            end_readable(stream);
        }
    }
    if (!ts_is_null(result) && ts_is_undefined(stream->errored) && !stream->close_emitted) {
        side->was_read = true;
        stream_emit_value(stream, "data", result);
    }
    return result;
}

/* ---- flowing ---- */

static void resume_later(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    ReadSide *side = &stream->r;

    (void)data;
    (void)first;
    (void)second;
    if (!side->reading) {
        stream_read(stream, 0);
    }
    side->resume_scheduled = false;
    stream_emit(stream, "resume");
    flow(stream);
    if (side->flow == STREAM_FLOWING && !side->reading) {
        stream_read(stream, 0);
    }
}

Stream *stream_resume(Stream *stream)
{
    ReadSide *side = &stream->r;

    if (side->flow != STREAM_FLOWING) {
        side->flow = side->listening ? STREAM_PAUSED : STREAM_FLOWING;
        if (!side->resume_scheduled) {
            side->resume_scheduled = true;
            stream_tick(stream, resume_later, TS_UNDEFINED);
        }
    }
    side->paused = false;
    return stream;
}

Stream *stream_pause(Stream *stream)
{
    if (stream->r.flow != STREAM_PAUSED) {
        stream->r.flow = STREAM_PAUSED;
        stream_emit(stream, "pause");
    }
    stream->r.paused = true;
    return stream;
}

bool stream_is_paused(Stream *stream)
{
    return stream->r.paused || stream->r.flow == STREAM_PAUSED;
}

static void read_nothing_later(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    (void)data;
    (void)first;
    (void)second;
    stream_read(stream, 0);
}

void stream_heard(EventEmitter *emitter, TsString *name)
{
    Stream *stream = (Stream *)emitter;
    ReadSide *side = &stream->r;

    if (ts_key_is_symbol(name) || !ts_pointer_is_instance(emitter, &Stream_type)
        || !stream->is_readable) {
        return;
    }
    if (ts_string_is(name, "data")) {
        side->listening = stream_listeners(stream, "readable") > 0;
        if (side->flow != STREAM_PAUSED) {
            stream_resume(stream);
        }
    } else if (ts_string_is(name, "readable") && !side->end_emitted && !side->listening) {
        side->listening = side->need_readable = true;
        side->flow = STREAM_PAUSED;
        side->emitted_readable = false;
        if (side->length > 0) {
            emit_readable(stream);
        } else if (!side->reading) {
            stream_tick(stream, read_nothing_later, TS_UNDEFINED);
        }
    }
}

Stream *stream_on(Stream *stream, TsValue name, TsFunction *listener)
{
    event_emitter_on_value(&stream->emitter, name, listener);
    return stream;
}

Stream *stream_once(Stream *stream, TsValue name, TsFunction *listener)
{
    event_emitter_once_value(&stream->emitter, name, listener);
    return stream;
}

static void update_listening(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    ReadSide *side = &stream->r;

    (void)data;
    (void)first;
    (void)second;
    side->listening = stream_listeners(stream, "readable") > 0;
    if (side->resume_scheduled && !side->paused) {
        side->flow = STREAM_FLOWING;
    } else if (stream_listeners(stream, "data") > 0) {
        stream_resume(stream);
    } else if (!side->listening) {
        side->flow = STREAM_UNDECIDED;
    }
}

Stream *stream_off(Stream *stream, TsValue name, TsFunction *listener)
{
    event_emitter_off_value(&stream->emitter, name, listener);
    if (stream->is_readable && ts_is_string(name) && ts_string_is(ts_as_string(name), "readable")) {
        stream_tick(stream, update_listening, TS_UNDEFINED);
    }
    return stream;
}

Stream *stream_set_encoding(Stream *stream, TsString *encoding)
{
    ReadSide *side = &stream->r;
    TsArray *buffer = side->buffer;

    side->decoder = string_decoder_new(encoding);
    side->encoding = string_decoder_encoding(side->decoder);
    side->buffer = ts_array_new(TS_ARRAY_VALUE, 0);
    side->length = 0;
    for (size_t i = 0; i < buffer->length; i++) {
        TsString *text = string_decoder_write(side->decoder, ts_array_value(buffer, (int64_t)i));
        ts_array_push_value(side->buffer, ts_from_string(text));
        side->length += (double)text->length;
    }
    return stream;
}

/* ---- properties ---- */

bool stream_readable(const Stream *stream)
{
    return stream->is_readable && !stream->destroyed && ts_is_undefined(stream->errored)
        && !stream->r.end_emitted;
}

bool stream_readable_ended(const Stream *stream)
{
    return stream->r.end_emitted;
}

TsValue stream_readable_flowing(const Stream *stream)
{
    return stream->r.flow == STREAM_UNDECIDED ? TS_NULL
                                              : ts_from_bool(stream->r.flow == STREAM_FLOWING);
}

double stream_readable_length(const Stream *stream)
{
    return stream->r.length;
}

double stream_readable_mark(const Stream *stream)
{
    return stream->r.mark;
}

bool stream_readable_objects(const Stream *stream)
{
    return stream->r.objects;
}

TsString *stream_readable_encoding(const Stream *stream)
{
    return stream->r.encoding;
}
