/* Streams (https://nodejs.org/api/stream.html): Readable, Writable, Duplex, Transform, PassThrough.
 *
 * One struct serves all of them; `is_readable` and `is_writable` tell which sides a stream has. What a
 * stream does is found by name when it is needed: in its options (`read`, `write`, `transform` ...),
 * else in its class (`_read`, `_write`, `_transform` ...), else it is what the shim does by itself
 * (`native`). Events come in Node's order; the steps are those of Node's lib/internal/streams as its
 * documentation tells them.
 */
#ifndef NODE_STREAM_H
#define NODE_STREAM_H

#include "node/event_emitter.h"
#include "node/string_decoder.h"
#include "ts/array.h"
#include "ts/async_iterator.h"
#include "ts/dynamic_methods_internal.h"

typedef struct Stream Stream;

/* What streams of shims do; NULL: nothing, or what the program gave. */
typedef struct StreamNative {
    void (*read)(Stream *stream);
    /* Calls stream_written() when it is done. */
    void (*write)(Stream *stream, TsValue chunk);
    void (*close)(Stream *stream);
} StreamNative;

typedef enum StreamFlow { STREAM_UNDECIDED, STREAM_PAUSED, STREAM_FLOWING } StreamFlow;

/* The side that is read. */
typedef struct ReadSide {
    TsArray *buffer; /* chunks */
    StringDecoder *decoder;
    TsString *encoding;
    TsArray *pipes; /* StreamPipe * */
    double length, mark; /* what the buffer holds; highWaterMark */
    StreamFlow flow;
    bool objects, reading, sync, ended, end_emitted, need_readable, emitted_readable, listening,
        resume_scheduled, reading_more, paused, was_read;
} ReadSide;

/* The side that is written. */
typedef struct WriteSide {
    TsArray *buffer; /* chunk, encoding, callback, chunk ... */
    TsArray *on_finish;
    TsFunction *callback; /* of the write that is going on; or NULL */
    TsFunction *after_callback;
    TsString *default_encoding;
    double length, mark, written; /* `written`: length of the chunk that is being written */
    int32_t pending, corked, after_count;
    bool objects, keeps_strings, writing, sync, ending, ended, finished, prefinished, final_called,
        need_drain, processing, after_pending;
} WriteSide;

struct Stream {
    EventEmitter emitter;
    ReadSide r;
    WriteSide w;
    TsValue options;
    TsValue errored;
    TsValue transform_callback;
    TsString *path;
    void *source; /* of a native stream: a cell */
    void *queue;  /* AsyncQueue *: of whoever iterates; or NULL */
    const StreamNative *native;
    int32_t fd;
    double bytes_written;
    bool is_readable, is_writable, is_transform, half_open, destroyed, closed, close_emitted,
        error_emitted, constructed, auto_destroy, emits_close;
};

extern const TsType Stream_type, Readable_type, Writable_type, Duplex_type, Transform_type,
    PassThrough_type;
typedef Stream Readable, Writable, Duplex, Transform, PassThrough;

/* The fields of a class that extends one of these, and of a stream itself. */
#define STREAM_FIELDS(Type, member)                                                               \
    EVENT_EMITTER_FIELDS(Type, member.emitter), STREAM_HIDDEN_(Type, member.r.buffer),            \
        STREAM_HIDDEN_(Type, member.r.decoder), STREAM_HIDDEN_(Type, member.r.encoding),          \
        STREAM_HIDDEN_(Type, member.r.pipes), STREAM_HIDDEN_(Type, member.w.buffer),              \
        STREAM_HIDDEN_(Type, member.w.on_finish), STREAM_HIDDEN_(Type, member.w.callback),        \
        STREAM_HIDDEN_(Type, member.w.after_callback),                                            \
        STREAM_HIDDEN_(Type, member.w.default_encoding), STREAM_HIDDEN_(Type, member.path),       \
        STREAM_HIDDEN_(Type, member.source), STREAM_HIDDEN_(Type, member.queue),                  \
        TS_HIDDEN(Type, member.options, VALUE), TS_HIDDEN(Type, member.errored, VALUE),           \
        TS_HIDDEN(Type, member.transform_callback, VALUE)
#define STREAM_HIDDEN_(Type, member) TS_HIDDEN(Type, member, POINTER)
#define STREAM_OWN_FIELDS                                                                        \
    EVENT_EMITTER_FIELDS(Stream, emitter), STREAM_HIDDEN_(Stream, r.buffer),                     \
        STREAM_HIDDEN_(Stream, r.decoder), STREAM_HIDDEN_(Stream, r.encoding),                   \
        STREAM_HIDDEN_(Stream, r.pipes), STREAM_HIDDEN_(Stream, w.buffer),                       \
        STREAM_HIDDEN_(Stream, w.on_finish), STREAM_HIDDEN_(Stream, w.callback),                 \
        STREAM_HIDDEN_(Stream, w.after_callback), STREAM_HIDDEN_(Stream, w.default_encoding),    \
        STREAM_HIDDEN_(Stream, path), STREAM_HIDDEN_(Stream, source),                            \
        STREAM_HIDDEN_(Stream, queue), TS_HIDDEN(Stream, options, VALUE),                        \
        TS_HIDDEN(Stream, errored, VALUE), TS_HIDDEN(Stream, transform_callback, VALUE)

/* ---- constructors ---- */

Stream *readable_new(TsValue options);
void readable_init(Stream *stream, TsValue options);
Stream *writable_new(TsValue options);
void writable_init(Stream *stream, TsValue options);
Stream *duplex_new(TsValue options);
void duplex_init(Stream *stream, TsValue options);
Stream *transform_new(TsValue options);
void transform_init(Stream *stream, TsValue options);
Stream *pass_through_new(TsValue options);
void pass_through_init(Stream *stream, TsValue options);
/* Readable.from(): of an iterable, an asynchronous one, or a string or Buffer as one chunk. */
Stream *readable_from(TsValue iterable, TsValue options);
/* A stream of a shim. */
Stream *stream_native(const TsType *type, const StreamNative *native, TsValue options);

/* ---- reading ---- */

bool stream_push(Stream *stream, TsValue chunk, TsString *encoding);
bool stream_unshift(Stream *stream, TsValue chunk, TsString *encoding);
TsValue stream_read(Stream *stream, double size);
Stream *stream_on(Stream *stream, TsValue name, TsFunction *listener);
Stream *stream_once(Stream *stream, TsValue name, TsFunction *listener);
Stream *stream_off(Stream *stream, TsValue name, TsFunction *listener);
Stream *stream_resume(Stream *stream);
Stream *stream_pause(Stream *stream);
bool stream_is_paused(Stream *stream);
Stream *stream_set_encoding(Stream *stream, TsString *encoding);
/* Gives the destination: a stream, process.stdout or process.stderr. */
TsValue stream_pipe(Stream *stream, TsValue destination, TsValue options);
Stream *stream_unpipe(Stream *stream, TsValue destination);
TsAsyncIterator *stream_iterator(Stream *stream);
TsPromise *stream_to_array(Stream *stream);

/* ---- writing ---- */

/* `encoding` may be the callback. */
bool stream_write(Stream *stream, TsValue chunk, TsValue encoding, TsFunction *callback);
/* `chunk` and `encoding` may be the callback. */
Stream *stream_end(Stream *stream, TsValue chunk, TsValue encoding, TsFunction *callback);
void stream_cork(Stream *stream);
void stream_uncork(Stream *stream);
Stream *stream_set_default_encoding(Stream *stream, TsString *encoding);
/* The write that is going on is done; undefined: without an error. */
void stream_written(Stream *stream, TsValue error);

/* ---- both ---- */

Stream *stream_destroy(Stream *stream, TsValue error);

/* Properties, by the names that Node has for them. */
bool stream_readable(const Stream *stream);
bool stream_readable_ended(const Stream *stream);
/* true, false or null. */
TsValue stream_readable_flowing(const Stream *stream);
double stream_readable_length(const Stream *stream);
double stream_readable_mark(const Stream *stream);
bool stream_readable_objects(const Stream *stream);
TsString *stream_readable_encoding(const Stream *stream);
bool stream_writable(const Stream *stream);
bool stream_writable_ended(const Stream *stream);
bool stream_writable_finished(const Stream *stream);
double stream_writable_length(const Stream *stream);
double stream_writable_mark(const Stream *stream);
bool stream_writable_objects(const Stream *stream);
bool stream_writable_need_drain(const Stream *stream);
double stream_writable_corked(const Stream *stream);
bool stream_destroyed(const Stream *stream);
bool stream_closed(const Stream *stream);
void *stream_errored(const Stream *stream);

/* ---- between the files ---- */

/* The function of the options or of the class; NULL: there is none. */
TsFunction *stream_hook(Stream *stream, const char *option, const char *method);
TsValue stream_call(Stream *stream, TsFunction *hook, size_t argc, const TsValue *argv);
/* A function for the program that calls run(stream, data, its first argument, its second). */
typedef void (*StreamRun)(Stream *stream, TsValue data, TsValue first, TsValue second);
TsFunction *stream_function(Stream *stream, StreamRun run, TsValue data);
/* The same in a tick. */
void stream_tick(Stream *stream, StreamRun run, TsValue data);
void stream_emit(Stream *stream, const char *event);
void stream_emit_value(Stream *stream, const char *event, TsValue value);
size_t stream_listeners(Stream *stream, const char *event);
void stream_fail(Stream *stream, TsValue error, bool in_tick);
double stream_size(bool objects, TsValue chunk);
/* Options and defaults of a side. */
void stream_init_read(Stream *stream, TsValue options);
void stream_init_write(Stream *stream, TsValue options);
void stream_init(Stream *stream, TsValue options);
/* A listener was added: "data" and "readable" have the stream read. */
void stream_heard(EventEmitter *emitter, TsString *name);
/* After a write, or when the stream has been constructed. */
void stream_clear_buffer(Stream *stream);
void stream_finish_maybe(Stream *stream, bool sync);
void stream_read_more(Stream *stream);
/* The defaults of transforms: what _write, _read and _final are. */
void transform_write(Stream *stream, TsValue chunk, TsValue encoding);
void transform_read(Stream *stream);
void transform_end(Stream *stream, TsValue done);
bool stream_is(TsValue value);

#endif
