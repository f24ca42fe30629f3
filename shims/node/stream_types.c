/* Streams: the classes, as dynamic code sees them; see stream.h.
 */
#include "node/stream.h"

#define ITSELF                    ((Stream *)ts_as_object(call->receiver))
#define GIVES_NOTHING(expression) ((expression), TS_UNDEFINED)
#define GIVES_ITSELF(expression)  ((expression), call->receiver)

static TsFunction *function_at(const DynamicCall *call, size_t i)
{
    TsValue value = dynamic_value(call, i);

    return ts_is_function(value) ? ts_as_function(value) : NULL;
}

#define METHODS(X)                                                                              \
    X(on, "on", 2, GIVES_ITSELF(stream_on(ITSELF, dynamic_value(call, 0), function_at(call, 1)))) \
    X(once, "once", 2,                                                                          \
      GIVES_ITSELF(stream_once(ITSELF, dynamic_value(call, 0), function_at(call, 1))))          \
    X(off, "off", 2,                                                                            \
      GIVES_ITSELF(stream_off(ITSELF, dynamic_value(call, 0), function_at(call, 1))))           \
    X(push, "push", 2,                                                                          \
      ts_from_bool(stream_push(ITSELF, dynamic_value(call, 0), dynamic_optional_string(call, 1)))) \
    X(unshift, "unshift", 2,                                                                    \
      ts_from_bool(stream_unshift(ITSELF, dynamic_value(call, 0),                               \
                                  dynamic_optional_string(call, 1))))                           \
    X(read, "read", 1, stream_read(ITSELF, dynamic_number(call, 0)))                            \
    X(resume, "resume", 0, GIVES_ITSELF(stream_resume(ITSELF)))                                 \
    X(pause, "pause", 0, GIVES_ITSELF(stream_pause(ITSELF)))                                    \
    X(is_paused, "isPaused", 0, ts_from_bool(stream_is_paused(ITSELF)))                         \
    X(set_encoding, "setEncoding", 1,                                                           \
      GIVES_ITSELF(stream_set_encoding(ITSELF, dynamic_string(call, 0))))                       \
    X(pipe, "pipe", 2, stream_pipe(ITSELF, dynamic_value(call, 0), dynamic_value(call, 1)))     \
    X(unpipe, "unpipe", 1, GIVES_ITSELF(stream_unpipe(ITSELF, dynamic_value(call, 0))))         \
    X(write, "write", 3,                                                                        \
      ts_from_bool(stream_write(ITSELF, dynamic_value(call, 0), dynamic_value(call, 1),         \
                                function_at(call, 2))))                                         \
    X(end, "end", 3,                                                                            \
      GIVES_ITSELF(stream_end(ITSELF, dynamic_value(call, 0), dynamic_value(call, 1),           \
                              function_at(call, 2))))                                           \
    X(cork, "cork", 0, GIVES_NOTHING(stream_cork(ITSELF)))                                      \
    X(uncork, "uncork", 0, GIVES_NOTHING(stream_uncork(ITSELF)))                                \
    X(destroy, "destroy", 1, GIVES_ITSELF(stream_destroy(ITSELF, dynamic_value(call, 0))))      \
    X(iterator, "[Symbol.asyncIterator]", 0, ts_from_object(stream_iterator(ITSELF)))
METHODS(DYNAMIC_METHOD)

#define GETTERS(X)                                                                             \
    X(get_readable, "readable", 0, ts_from_bool(stream_readable(ITSELF)))                      \
    X(get_readable_ended, "readableEnded", 0, ts_from_bool(stream_readable_ended(ITSELF)))     \
    X(get_readable_flowing, "readableFlowing", 0, stream_readable_flowing(ITSELF))             \
    X(get_readable_length, "readableLength", 0, ts_from_number(stream_readable_length(ITSELF))) \
    X(get_writable, "writable", 0, ts_from_bool(stream_writable(ITSELF)))                      \
    X(get_writable_ended, "writableEnded", 0, ts_from_bool(stream_writable_ended(ITSELF)))     \
    X(get_writable_finished, "writableFinished", 0, ts_from_bool(stream_writable_finished(ITSELF))) \
    X(get_writable_length, "writableLength", 0, ts_from_number(stream_writable_length(ITSELF))) \
    X(get_need_drain, "writableNeedDrain", 0, ts_from_bool(stream_writable_need_drain(ITSELF))) \
    X(get_destroyed, "destroyed", 0, ts_from_bool(stream_destroyed(ITSELF)))                   \
    X(get_errored, "errored", 0, ts_from_nullable(stream_errored(ITSELF)))
GETTERS(DYNAMIC_METHOD)

#define GETTER_MEMBER(id, js, parameters, expression) {.name = TS_KEY(js), .getter = &id##_function},

#define STREAM_TYPE(Type, js, parent_type, ...)                                    \
    const TsType Type##_type = {.kind = TS_KIND_OBJECT,                            \
                                .flags = TS_TYPE_CLASS,                            \
                                .size = sizeof(Stream),                            \
                                .name = js,                                        \
                                .parent = &parent_type##_type,                     \
                                TS_FIELDS(STREAM_OWN_FIELDS),                      \
                                __VA_ARGS__};
STREAM_TYPE(Stream, "Stream", EventEmitter,
            TS_MEMBERS(METHODS(DYNAMIC_MEMBER) GETTERS(GETTER_MEMBER){
                           .name = TS_KEY("addListener"), .method = &on_function},
                       {.name = (TsString *)&ts_symbol_async_iterator,
                        .method = &iterator_function}))
STREAM_TYPE(Readable, "Readable", Stream)
STREAM_TYPE(Writable, "Writable", Stream)
STREAM_TYPE(Duplex, "Duplex", Readable)
STREAM_TYPE(Transform, "Transform", Duplex)
STREAM_TYPE(PassThrough, "PassThrough", Transform)
