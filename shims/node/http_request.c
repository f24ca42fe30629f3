/* http.IncomingMessage: what a request says, and its body as it arrives. Headers are in
 * http_request_headers.c.
 */
#include "node/http_internal.h"

#include "node/buffer.h"
#include "node/loop.h"

#include <string.h>

enum { BUFFER_LIMIT = 65536 }; /* of a body that nobody reads; then the other side has to wait */

static void trace_request(void *cell, TsMarker *marker)
{
    HttpRequest *request = cell;

    ts_mark(marker, request->next);
    if (request->head) {
        ts_mark_raw(marker, request->head);
    }
}

TS_NATIVE(HttpRequest, "IncomingMessage",
          TS_FIELDS(EVENT_EMITTER_HIDDEN(HttpRequest, emitter),
                    TS_FIELD_AS(HttpRequest, method, "method", POINTER),
                    TS_FIELD_AS(HttpRequest, url, "url", POINTER),
                    TS_FIELD_AS(HttpRequest, http_version, "httpVersion", POINTER),
                    TS_FIELD_AS(HttpRequest, complete, "complete", BOOL),
                    TS_FIELD_AS(HttpRequest, aborted, "aborted", BOOL),
                    TS_FIELD_AS(HttpRequest, destroyed, "destroyed", BOOL),
                    TS_HIDDEN(HttpRequest, headers, POINTER),
                    TS_HIDDEN(HttpRequest, raw_headers, POINTER),
                    TS_HIDDEN(HttpRequest, chunks, POINTER),
                    TS_HIDDEN(HttpRequest, encoding, POINTER),
                    TS_HIDDEN(HttpRequest, socket, POINTER),
                    TS_HIDDEN(HttpRequest, reader, POINTER),
                    TS_HIDDEN(HttpRequest, failure, POINTER)),
          .trace = trace_request);

static TsString *method_name(int method)
{
    static TsString names[] = {
#define METHOD_STRING(name) TS_STRING_INIT_(name),
        HTTP_METHODS(METHOD_STRING)
#undef METHOD_STRING
    };

    return &names[method];
}

static TsString *version_name(int major, int minor)
{
    return major == 1   ? minor == 1 ? TS_STR("1.1") : TS_STR("1.0")
             : major == 2 ? TS_STR("2.0")
                        : TS_STR("0.9");
}

HttpRequest *http_request_new(HttpConnection *connection, const HttpHead *head, const char *bytes)
{
    size_t text = ((size_t)head->position + 7) & ~(size_t)7;
    size_t fields = head->field_count * sizeof(HttpField);
    char *copy = ts_heap_raw(TS_REP_DOUBLE, (text + fields + 7) / 8);

    memcpy(copy, bytes, head->position);
    if (fields) {
        memcpy(copy + text, head->fields, fields);
    }
    HttpRequest *request =
        TS_NEW(HttpRequest, .connection = connection, .head = copy, .fields = copy + text,
               .field_count = head->field_count, .method = method_name(head->method),
               .http_version = version_name(head->major, head->minor), .url = ts_string_empty());
    request->url = ts_string_from_ascii(bytes + head->target.start, head->target.length);
    return request;
}

double http_request_version_major(HttpRequest *request)
{
    return ts_string_unit(request->http_version, 0) - '0';
}

double http_request_version_minor(HttpRequest *request)
{
    return ts_string_unit(request->http_version, 2) - '0';
}

/* ---- the body -------------------------------------------------------------------------------- */

void http_request_add_body(HttpRequest *request, const char *bytes, size_t length)
{
    if (request->dumped) {
        return;
    }
    if (!request->chunks) {
        request->chunks = ts_array_new(TS_ARRAY_PTR, 4);
    }
    ts_array_push_ptr(request->chunks, buffer_copy_of(bytes, length));
    request->buffered += length;
    if (request->buffered >= BUFFER_LIMIT && request->connection) {
        transport_pause(request->connection->transport, true);
    }
}

/* How many bytes at the end belong to a UTF-8 character that is not complete. */
static size_t incomplete_tail(const uint8_t *bytes, size_t length)
{
    for (size_t back = 1; back <= 3 && back <= length; back++) {
        uint8_t byte = bytes[length - back];
        if (byte >= 0xc0) {
            size_t size = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
            return size > back ? back : 0;
        }
        if (byte < 0x80) {
            return 0;
        }
    }
    return 0;
}

/* The text of a chunk; the start of a character that goes on in the next one is kept. */
static TsString *decode_utf8(HttpRequest *request, const Buffer *buffer)
{
    size_t kept = request->partial_length;
    size_t length = kept + buffer->length;
    char *bytes = ts_heap_raw(TS_REP_DOUBLE, (length + 7) / 8);

    memcpy(bytes, &request->partial, kept);
    memcpy(bytes + kept, buffer->bytes, buffer->length);
    size_t tail = incomplete_tail((const uint8_t *)bytes, length);
    request->partial_length = (uint8_t)tail;
    memcpy(&request->partial, bytes + length - tail, tail);
    return ts_string_from_utf8(bytes, length - tail);
}

static TsValue chunk_value(HttpRequest *request, Buffer *buffer)
{
    if (!request->encoding) {
        return ts_from_object(buffer);
    }
    if (ts_string_is(request->encoding, "utf8") || ts_string_is(request->encoding, "utf-8")) {
        return ts_from_string(decode_utf8(request, buffer));
    }
    return ts_from_string(
        buffer_to_string(buffer, request->encoding, TS_UNDEFINED_NUMBER, TS_UNDEFINED_NUMBER));
}

static void emit(HttpRequest *request, TsString *event, size_t argc, const TsValue *argv)
{
    event_emitter_emit(&request->emitter, event, argc, argv);
    loop_drain_microtasks();
}

static Buffer *take_chunk(HttpRequest *request)
{
    TsArray *chunks = request->chunks;

    if (!chunks || chunks->length == 0) {
        return NULL;
    }
    Buffer *buffer = ts_array_ptr_at(chunks, 0);
    chunks->length--;
    memmove(chunks->items, (void **)chunks->items + 1, chunks->length * sizeof(void *));
    request->buffered -= buffer->length;
    return buffer;
}

static void emit_data(HttpRequest *request, Buffer *buffer)
{
    TsValue value = chunk_value(request, buffer);

    if (!ts_is_string(value) || value.as.string->length) {
        emit(request, TS_STR("data"), 1, &value);
    }
}

/* What a text decoder still holds at the end is no character. */
static void flush_partial(HttpRequest *request)
{
    if (request->partial_length) {
        TsValue value = ts_from_string(
            ts_string_from_utf8((const char *)&request->partial, request->partial_length));
        request->partial_length = 0;
        emit(request, TS_STR("data"), 1, &value);
    }
}

static bool is_flowing(const HttpRequest *request)
{
    return request->flowing && !request->paused && !request->destroyed;
}

static void emit_end(HttpRequest *request)
{
    request->end_emitted = true;
    emit(request, TS_STR("end"), 0, NULL);
    emit(request, TS_STR("close"), 0, NULL);
}

/* Tells the reader of the body what is new. */
static bool notice(HttpRequest *request)
{
    if (!request->notice || !request->notice(request)) {
        return false;
    }
    loop_drain_microtasks();
    return true;
}

TsValue http_request_next_chunk(HttpRequest *request)
{
    TsValue chunk = http_request_read(request);

    if (ts_is_null(chunk) && request->complete && request->partial_length) {
        chunk = ts_from_string(
            ts_string_from_utf8((const char *)&request->partial, request->partial_length));
        request->partial_length = 0;
    }
    if (request->connection && !request->complete) {
        transport_pause(request->connection->transport, false);
    }
    if (ts_is_string(chunk) && chunk.as.string->length == 0) {
        return request->complete ? http_request_next_chunk(request) : TS_NULL;
    }
    return chunk;
}

bool http_request_at_end(HttpRequest *request)
{
    if (!request->complete || request->aborted) {
        return false;
    }
    if (!request->end_emitted) {
        emit_end(request);
    }
    return true;
}

bool http_request_tick(HttpRequest *request)
{
    bool progress = notice(request);
    Buffer *buffer;

    while (is_flowing(request) && (buffer = take_chunk(request))) {
        progress = true;
        emit_data(request, buffer);
    }
    if (is_flowing(request) && request->buffered < BUFFER_LIMIT && request->connection &&
        !request->complete) {
        transport_pause(request->connection->transport, false);
    }
    if (is_flowing(request) && request->complete && !request->end_emitted && !request->aborted) {
        flush_partial(request);
        emit_end(request);
        progress = true;
    }
    return progress;
}

void http_request_dump(HttpRequest *request)
{
    request->dumped = true;
    request->chunks = NULL;
    request->buffered = 0;
    if (request->connection && !request->complete) {
        transport_pause(request->connection->transport, false);
    }
}

/* The reader of the body takes an error, as a listener does. */
static void fail(HttpRequest *request, TsValue error)
{
    if (request->notice && ts_is_object(error)) {
        request->failure = error.as.object;
    }
    if (!request->notice || event_emitter_count(&request->emitter, TS_STR("error"))) {
        emit(request, TS_STR("error"), 1, &error);
    }
}

void http_request_abort(HttpRequest *request)
{
    bool cut = !request->complete || (!request->end_emitted && request->consumed);

    request->connection = NULL;
    if (request->aborted) {
        return;
    }
    if (!request->complete) {
        request->aborted = true;
        request->destroyed = true;
        emit(request, TS_STR("aborted"), 0, NULL);
        if (request->notice || event_emitter_count(&request->emitter, TS_STR("error"))) {
            fail(request,
                 ts_from_object(ts_error_coded(&Error_type, "ECONNRESET", TS_STR("aborted"))));
        }
    }
    notice(request);
    if (cut && !request->end_emitted) {
        emit(request, TS_STR("close"), 0, NULL);
    }
}

/* ---- reading --------------------------------------------------------------------------------- */

HttpRequest *http_request_set_encoding(HttpRequest *request, TsString *encoding)
{
    if (encoding && !buffer_is_encoding(encoding)) {
        ts_throw_coded(&TypeError_type, "ERR_UNKNOWN_ENCODING", "Unknown encoding: %S", encoding);
    }
    request->encoding = encoding ? encoding : TS_STR("utf8");
    return request;
}

HttpRequest *http_request_pause(HttpRequest *request)
{
    request->paused = true;
    request->flowing = false;
    return request;
}

HttpRequest *http_request_resume(HttpRequest *request)
{
    request->paused = false;
    request->flowing = true;
    request->consumed = true;
    http_connection_notice(request->connection);
    return request;
}

HttpRequest *http_request_destroy(HttpRequest *request, TsValue error)
{
    HttpConnection *connection = request->connection;

    if (!request->destroyed) {
        request->destroyed = true;
        if (connection) {
            http_connection_close(connection, true);
        }
        if (!ts_is_nullish(error)) {
            fail(request, error);
        }
    }
    return request;
}

TsValue http_request_read(HttpRequest *request)
{
    TsArray *chunks = request->chunks;

    request->consumed = true;
    if (!chunks || chunks->length == 0) {
        return TS_NULL;
    }
    Buffer *all = buffer_concat(chunks, TS_UNDEFINED_NUMBER);
    request->chunks = NULL;
    request->buffered = 0;
    return chunk_value(request, all);
}

/* ---- events ---------------------------------------------------------------------------------- */

static HttpRequest *add_listener(HttpRequest *request, TsString *event, TsFunction *listener,
                                 bool once)
{
    event_emitter_add(&request->emitter, event, listener, once);
    if (ts_string_is(event, "data") && !request->paused) {
        http_request_resume(request);
    }
    return request;
}

HttpRequest *http_request_on(HttpRequest *request, TsString *event, TsFunction *listener)
{
    return add_listener(request, event, listener, false);
}

HttpRequest *http_request_once(HttpRequest *request, TsString *event, TsFunction *listener)
{
    return add_listener(request, event, listener, true);
}

HttpRequest *http_request_off(HttpRequest *request, TsString *event, TsFunction *listener)
{
    event_emitter_remove(&request->emitter, event, listener);
    return request;
}

HttpRequest *http_request_remove_all(HttpRequest *request, TsString *event)
{
    event_emitter_remove_all(&request->emitter, event);
    return request;
}

bool http_request_emit(HttpRequest *request, TsString *event, size_t argc, const TsValue *argv)
{
    return event_emitter_emit(&request->emitter, event, argc, argv);
}

double http_request_listener_count(HttpRequest *request, TsString *event)
{
    return (double)event_emitter_count(&request->emitter, event);
}
