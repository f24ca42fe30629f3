/* http.ServerResponse: deciding the head, writing the body, ending.
 *
 * The order of checks and the framing follow Node's outgoing messages. Header management is in
 * http_response_headers.c, events in http_response_events.c.
 */
#include "node/http_internal.h"

#include "node/buffer.h"
#include "node/loop.h"
#include "node/node_errors.h"
#include "node/runtime_lock.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { HIGH_WATER_MARK = 65536 };

static void trace_response(void *cell, TsMarker *marker)
{
    HttpResponse *response = cell;

    ts_mark(marker, response->next);
}

static void finalize_response(void *cell)
{
    HttpResponse *response = cell;

    if (response->queued) {
        free(response->queued->buffer.data);
        free(response->queued);
        response->queued = NULL;
    }
}

TS_NATIVE(HttpResponse, "ServerResponse",
          TS_FIELDS(EVENT_EMITTER_HIDDEN(HttpResponse, emitter),
                    TS_FIELD_AS(HttpResponse, status_code, "statusCode", DOUBLE),
                    TS_FIELD_AS(HttpResponse, status_message, "statusMessage", POINTER),
                    TS_FIELD_AS(HttpResponse, send_date, "sendDate", BOOL),
                    TS_FIELD_AS(HttpResponse, request, "req", POINTER),
                    TS_FIELD_AS(HttpResponse, has_head, "headersSent", BOOL),
                    TS_FIELD_AS(HttpResponse, finished, "writableEnded", BOOL),
                    TS_HIDDEN(HttpResponse, headers, POINTER),
                    TS_HIDDEN(HttpResponse, trailers, POINTER)),
          .trace = trace_response, .finalize = finalize_response);

HttpResponse *http_response_new(HttpConnection *connection, HttpRequest *request, bool keep_alive)
{
    bool old = connection->head.major < 1 || connection->head.minor < 1;
    const char *codings;
    size_t length;
    bool wants_chunks = old && http_request_find(request, "te", &codings, &length) && length == 7 &&
                        strncasecmp(codings, "chunked", 7) == 0;

    return TS_NEW(HttpResponse, .connection = connection, .request = request, .status_code = 200,
                  .content_length = -1, .send_date = true,
                  .has_body = !ts_string_is(request->method, "HEAD"),
                  .chunked_by_default = !old || wants_chunks, .keep_alive = keep_alive,
                  .keep_alive_by_default = true);
}

void http_append_latin1(TransportBuffer *out, const TsString *string)
{
    char *to = transport_buffer_reserve(out, string->length);

    if (ts_string_is_wide(string)) {
        for (size_t i = 0; i < string->length; i++) {
            to[i] = (char)ts_string_units16(string)[i];
        }
    } else {
        memcpy(to, string->chars, string->length);
    }
    out->length += string->length;
}

void http_append_utf8(TransportBuffer *out, const TsString *string)
{
    if (ts_string_is_ascii(string)) {
        transport_buffer_append(out, string->chars, string->length);
    } else {
        size_t size = ts_string_utf8_size(string);
        ts_string_write_utf8(string, transport_buffer_reserve(out, size));
        out->length += size;
    }
}

/* ---- the head -------------------------------------------------------------------------------- */

/* Node sends a head together with text in the text's encoding: here from Latin-1 to UTF-8. */
static void recode_head(TransportBuffer *out, size_t start, size_t length)
{
    TsString *head = ts_string_from_latin1(out->data + start, length);

    out->length = start;
    http_append_utf8(out, head);
}

void http_response_send_head(HttpResponse *response, bool utf8)
{
    if (response->head_sent) {
        return;
    }
    response->head_sent = true;
    TransportBuffer *out = http_response_output(response);
    if (utf8 && response->head_not_ascii) {
        recode_head(out, response->head_start, response->head_length);
    }
}

void http_response_hold_head(HttpResponse *response)
{
    HttpConnection *connection = response->connection;

    if (!connection || !response->has_head || response->head_sent ||
        connection->responses != response) {
        return;
    }
    TransportBuffer *out = http_response_output(response);
    if (!response->queued) {
        response->queued = calloc(1, sizeof *response->queued);
        ts_heap_finalize(response);
    }
    out->length = response->head_start;
    transport_buffer_append(&response->queued->buffer, out->data + out->length,
                            response->head_length);
}

static void throw_headers_sent(const char *verb)
{
    ts_throw_coded(&Error_type, "ERR_HTTP_HEADERS_SENT",
                   "Cannot %s headers after they are sent to the client", verb);
}

/* The part of writeHead() before the headers. */
static void begin_write_head(HttpResponse *response, double status)
{
    if (response->has_head) {
        throw_headers_sent("write");
    }
    double whole = status >= -2147483648.0 && status <= 2147483647.0 ? (double)(int32_t)status : 0;
    if (whole < 100 || whole > 999) {
        ts_throw_coded(&RangeError_type, "ERR_HTTP_INVALID_STATUS_CODE", "Invalid status code: %S",
                       ts_string_from_number(status));
    }
    if (!response->status_message || response->status_message->length == 0) {
        TsString *standard = http_status_text((int)whole);
        response->status_message = standard ? standard : TS_STR("unknown");
    }
    response->status_code = whole;
}

static void check_status_message(const HttpResponse *response)
{
    if (!http_is_header_text(response->status_message)) {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_CHAR", "Invalid character in statusMessage");
    }
}

/* Name and text of each header that was set. */
static TsArray *fields_of(const HttpResponse *response)
{
    TsArray *fields = ts_array_new(TS_ARRAY_PTR, 8);
    const TsArray *headers = response->headers;

    for (size_t i = 0; i + 2 < (headers ? headers->length : 0); i += 3) {
        http_add_field(fields, ts_array_value_at(headers, i + 1).as.string,
                       ts_array_value_at(headers, i + 2));
    }
    return fields;
}

static void store_set_headers(HttpResponse *response)
{
    check_status_message(response);
    http_store_head(response, response->headers ? fields_of(response) : NULL);
}

static void implicit_head(HttpResponse *response)
{
    begin_write_head(response, response->status_code);
    store_set_headers(response);
}

HttpResponse *http_write_head(HttpResponse *response, double status, HttpHeaders *headers)
{
    begin_write_head(response, status);
    if (response->headers) {
        for (size_t i = 0; headers && i < headers->count; i++) {
            http_set_header(response, ts_string_from_c(headers->list[i].name),
                            ts_string_from_c(headers->list[i].value));
        }
        store_set_headers(response);
        return response;
    }
    check_status_message(response);
    if (headers) {
        http_store_head_block(response, headers);
    } else {
        http_store_head(response, NULL);
    }
    return response;
}

HttpResponse *http_write_head_strings(HttpResponse *response, double status,
                                      const HttpHeaderValue *headers, size_t count)
{
    TsDynamicObject *object = ts_object_new(count);

    for (size_t i = 0; i < count; i++) {
        ts_object_define(object, ts_string_from_c(headers[i].name),
                         ts_from_string(headers[i].value));
    }
    return http_write_head_value(response, status, ts_from_object(object));
}

/* Headers of writeHead() on top of those that were set. */
static void merge_headers(HttpResponse *response, TsValue headers)
{
    if (ts_is_array(headers)) {
        TsArray *list = ts_as_array(headers);
        http_check_header_list(list);
        for (size_t i = 0; i + 1 < list->length; i += 2) {
            http_remove_header(response, ts_to_string(ts_array_get(list, (int64_t)i)));
        }
        for (size_t i = 0; i + 1 < list->length; i += 2) {
            http_append_header(response, ts_to_string(ts_array_get(list, (int64_t)i)),
                               ts_array_get(list, (int64_t)i + 1));
        }
        return;
    }
    TsArray *keys = ts_keys(headers);
    for (size_t i = 0; i < keys->length; i++) {
        TsString *key = ts_array_ptr(keys, (int64_t)i);
        if (key->length) {
            http_set_header_value(response, key, ts_get(headers, key));
        }
    }
}

HttpResponse *http_write_head_reason(HttpResponse *response, double status, TsString *reason,
                                     TsValue headers)
{
    TsString *before = response->status_message;

    if (reason) {
        response->status_message = reason;
        if (response->has_head) {
            response->status_message = before;
        }
    }
    begin_write_head(response, status);
    if (reason) {
        response->status_message = reason;
    }
    if (response->headers) {
        if (!ts_is_nullish(headers)) {
            merge_headers(response, headers);
        }
        store_set_headers(response);
    } else {
        check_status_message(response);
        http_store_head(response, ts_is_nullish(headers) ? NULL : http_checked_fields(headers));
    }
    return response;
}

HttpResponse *http_write_head_value(HttpResponse *response, double status, TsValue headers)
{
    return http_write_head_reason(response, status, NULL, headers);
}

void http_flush_headers(HttpResponse *response)
{
    if (!response->has_head) {
        implicit_head(response);
    }
    http_response_send_head(response, false);
    http_connection_notice(response->connection);
}

void http_write_continue(HttpResponse *response)
{
    static const char line[] = "HTTP/1.1 100 Continue\r\n\r\n";

    transport_buffer_append(http_response_output(response), line, sizeof line - 1);
    response->sent_continue = true;
    http_connection_notice(response->connection);
}

/* ---- the body -------------------------------------------------------------------------------- */

/* A chunk of a body: text to be sent as UTF-8, or bytes (text_bytes: that were text in Latin-1). */
typedef struct HttpChunk {
    TsString *text;
    const void *bytes;
    size_t size;
} HttpChunk;

static void append_chunk(TransportBuffer *out, const HttpChunk *chunk)
{
    if (chunk->text) {
        http_append_utf8(out, chunk->text);
    } else {
        transport_buffer_append(out, chunk->bytes, chunk->size);
    }
}

static void append_hex_line(TransportBuffer *out, size_t number)
{
    char digits[20];
    size_t at = sizeof digits;

    digits[--at] = '\n';
    digits[--at] = '\r';
    do {
        digits[--at] = "0123456789abcdef"[number & 15];
        number >>= 4;
    } while (number);
    transport_buffer_append(out, digits + at, sizeof digits - at);
}

static void send_chunk(HttpResponse *response, const HttpChunk *chunk)
{
    bool framed = response->chunked && chunk->size > 0;

    http_response_send_head(response, !framed && chunk->text);
    TransportBuffer *out = http_response_output(response);
    if (framed) {
        append_hex_line(out, chunk->size);
    }
    append_chunk(out, chunk);
    if (framed) {
        transport_buffer_append(out, "\r\n", 2);
    }
}

static void emit_late_error(void *data)
{
    TsValue *slot = data;
    TsValue pair = *slot;
    HttpResponse *response = ts_as_object(ts_get_at(pair, 0));
    TsValue error = ts_get_at(pair, 1);

    ts_heap_unroot(slot);
    free(slot);
    event_emitter_emit(&response->emitter, TS_STR("error"), 1, &error);
}

/* Emits an error in a later tick, as Node does. */
static void fail_later(HttpResponse *response, TsError *error)
{
    TsValue value = ts_from_object(error);

    if (ts_heap_is_isolated()) {
        ts_throw(value);
    }
    TsValue *slot = malloc(sizeof *slot);
    *slot = ts_from_object(TS_ARRAY_OF(value, ts_from_object(response), value));
    ts_heap_root(slot, TS_REP_VALUE);
    loop_post(emit_late_error, slot);
}

static bool refuse_after_end(HttpResponse *response)
{
    if (response->finished) {
        fail_later(response, ts_error_coded(&Error_type, "ERR_STREAM_WRITE_AFTER_END",
                                            TS_STR("write after end")));
        return true;
    }
    return response->destroyed;
}

static bool write_chunk(HttpResponse *response, const HttpChunk *chunk, bool from_end)
{
    if (refuse_after_end(response)) {
        return false;
    }
    if (!response->has_head) {
        if (from_end) {
            response->content_length = (double)chunk->size;
        }
        implicit_head(response);
    }
    if (!response->has_body) {
        return true;
    }
    send_chunk(response, chunk);
    HttpConnection *connection = response->connection;
    if (!from_end) {
        http_connection_notice(connection);
    }
    size_t waiting = connection ? http_response_output(response)->length : 0;
    response->needs_drain |= waiting >= HIGH_WATER_MARK;
    return waiting < HIGH_WATER_MARK;
}

static HttpChunk text_chunk(TsString *text)
{
    return (HttpChunk){.text = text,
                       .size = ts_string_is_ascii(text) ? text->length : ts_string_utf8_size(text)};
}

/* What write() and end() take: text in an encoding (NULL: UTF-8), or a Buffer. */
static HttpChunk chunk_of(TsValue value, TsString *encoding)
{
    if (ts_is_string(value)) {
        TsString *text = value.as.string;
        if (!encoding || ts_string_is(encoding, "utf8") || ts_string_is(encoding, "utf-8")) {
            return text_chunk(text);
        }
        Buffer *encoded = buffer_from_string(text, encoding);
        return (HttpChunk){.bytes = encoded->bytes, .size = encoded->length};
    }
    if (ts_is_null(value)) {
        ts_throw_coded(&TypeError_type, "ERR_STREAM_NULL_VALUES",
                       "May not write null values to stream");
    }
    Buffer *buffer = buffer_of_value(value);
    if (!buffer) {
        node_throw_argument_type("chunk", "of type string or an instance of Buffer or Uint8Array",
                                 value);
    }
    return (HttpChunk){.bytes = buffer->bytes, .size = buffer->length};
}

bool http_write(HttpResponse *response, TsString *text)
{
    HttpChunk chunk = text ? text_chunk(text) : chunk_of(TS_UNDEFINED, NULL);

    return write_chunk(response, &chunk, false);
}

static void call_later(TsFunction *callback)
{
    ts_call(callback, TS_UNDEFINED, 0, NULL);
}

bool http_write_encoded(HttpResponse *response, TsValue value, TsString *encoding,
                        TsFunction *callback)
{
    HttpChunk chunk = chunk_of(value, encoding);
    bool more = write_chunk(response, &chunk, false);

    if (callback) {
        http_post_callback(callback, call_later);
    }
    return more;
}

bool http_write_value(HttpResponse *response, TsValue value, TsFunction *callback)
{
    return http_write_encoded(response, value, NULL, callback);
}

/* ---- the end --------------------------------------------------------------------------------- */

static void finish(HttpResponse *response)
{
    if (response->has_body && response->chunked) {
        http_response_send_head(response, false);
        TransportBuffer *out = http_response_output(response);
        if (response->trailers) {
            transport_buffer_append(out, "0\r\n", 3);
            http_append_latin1(out, response->trailers);
            transport_buffer_append(out, "\r\n", 2);
        } else {
            transport_buffer_append(out, "0\r\n\r\n", 5);
        }
    } else {
        http_response_send_head(response, false);
    }
    response->finished = true;
    http_connection_response_finished(response);
}

static void end_with(HttpResponse *response, const HttpChunk *chunk)
{
    if (response->finished) {
        if (chunk) {
            refuse_after_end(response);
        }
        return;
    }
    if (chunk) {
        write_chunk(response, chunk, true);
    } else if (!response->has_head) {
        response->content_length = 0;
        implicit_head(response);
    }
    finish(response);
}

HttpResponse *http_end(HttpResponse *response, TsString *text)
{
    if (text && text->length) {
        HttpChunk chunk = text_chunk(text);
        end_with(response, &chunk);
    } else {
        end_with(response, NULL);
    }
    return response;
}

HttpResponse *http_end_empty(HttpResponse *response)
{
    end_with(response, NULL);
    return response;
}

HttpResponse *http_end_callback(HttpResponse *response, TsFunction *callback)
{
    return http_end_encoded(response, TS_UNDEFINED, NULL, callback);
}

HttpResponse *http_end_value(HttpResponse *response, TsValue value, TsFunction *callback)
{
    return http_end_encoded(response, value, NULL, callback);
}

HttpResponse *http_end_encoded(HttpResponse *response, TsValue value, TsString *encoding,
                               TsFunction *callback)
{
    if (ts_is_function(value)) {
        callback = ts_as_function(value);
        value = TS_UNDEFINED;
    }
    bool has_chunk = ts_to_boolean(value);
    HttpChunk chunk = has_chunk ? chunk_of(value, encoding) : (HttpChunk){0};
    if (callback) {
        if (response->finish_emitted) {
            http_post_callback(callback, call_later);
        } else {
            event_emitter_add(&response->emitter, TS_STR("finish"), callback, true);
        }
    }
    end_with(response, has_chunk ? &chunk : NULL);
    return response;
}
