/* Connections: from bytes to requests, and from responses to bytes.
 *
 * received() parses all that has arrived and calls the handlers; tick() then does what Node leaves
 * to later ticks: body events, completed responses, the next response in the queue.
 */
#include "node/http_internal.h"

#include "node/loop.h"
#include "node/runtime_lock.h"
#include "ts/output.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    KEEP_ALIVE_GRACE = 1000, /* Node's keepAliveTimeoutBuffer */
    IDLE_FIELDS = 32         /* a longer list of fields is not kept for the next request */
};

_Thread_local HttpConnection *http_serving;

static pthread_mutex_t list_mutex = PTHREAD_MUTEX_INITIALIZER;
static HttpConnection *connections;
static _Thread_local TsHeap *own_heap; /* of isolated handlers */
static _Thread_local TsHeapState outside;
static _Thread_local TransportBuffer scrap; /* what is written after the connection is gone */

/* ---- the list of connections ----------------------------------------------------------------- */

static void trace_connections(void *context, TsMarker *marker)
{
    (void)context;
    pthread_mutex_lock(&list_mutex);
    for (HttpConnection *it = connections; it; it = it->next) {
        if (!it->server->isolated) {
            ts_mark(marker, it->requests);
            ts_mark(marker, it->incoming);
            ts_mark(marker, it->responses);
        }
    }
    pthread_mutex_unlock(&list_mutex);
    http_server_trace_all(marker);
}

void http_start_tracing(void)
{
    static bool started;

    if (!started) {
        started = true;
        ts_heap_root_function(trace_connections, NULL);
    }
}

void http_each_connection(HttpServer *server, void (*visit)(HttpConnection *connection))
{
    pthread_mutex_lock(&list_mutex);
    for (HttpConnection *it = connections; it; it = it->next) {
        if (it->server == server) {
            visit(it);
        }
    }
    pthread_mutex_unlock(&list_mutex);
}

static void *on_opened(void *server_pointer, TransportConnection *transport)
{
    HttpServer *server = server_pointer;
    HttpConnection *connection = calloc(1, sizeof *connection);

    if (!connection) {
        return NULL;
    }
    connection->transport = transport;
    connection->server = server;
    pthread_mutex_lock(&list_mutex);
    connection->next = connections;
    if (connections) {
        connections->previous = connection;
    }
    connections = connection;
    pthread_mutex_unlock(&list_mutex);
    http_server_count(server, 1);
    if (server->headers_timeout > 0) {
        transport_set_deadline(transport, (int64_t)server->headers_timeout);
    }
    return connection;
}

/* ---- the turn: a visit of a serving thread --------------------------------------------------- */

/* Takes over what other threads have written. */
static void take_late_output(HttpConnection *connection)
{
    if (connection->late.length) {
        if (connection->responses) {
            http_response_hold_head(connection->responses);
        }
        transport_buffer_append(transport_output(connection->transport), connection->late.data,
                                connection->late.length);
        connection->late.length = 0;
    }
}

static void begin_turn(HttpConnection *connection, void *stack_base)
{
    if (connection->server->isolated) {
        own_heap = own_heap ? own_heap : ts_heap_new();
        ts_heap_enter(own_heap, stack_base, &outside);
    } else {
        runtime_lock_acquire(stack_base);
        connection->woken = false;
        take_late_output(connection);
    }
    connection->turn_answered = false;
    http_serving = connection;
}

static void tick(HttpConnection *connection);

static void end_turn(HttpConnection *connection)
{
    if (connection->server->isolated) {
        ts_heap_leave(&outside);
    } else {
        tick(connection);
        if (connection->responses) {
            http_response_hold_head(connection->responses);
        }
        ts_output_flush();
        loop_notice_timers();
        runtime_lock_release();
    }
    http_serving = NULL;
    if (connection->abort_wanted) {
        transport_abort(connection->transport);
    } else if (connection->closing || connection->close_wanted) {
        transport_close(connection->transport);
    }
}

void http_connection_notice(HttpConnection *connection)
{
    if (connection && connection != http_serving && !connection->woken) {
        connection->woken = true;
        transport_wake(connection->transport);
    }
}

void http_connection_close(HttpConnection *connection, bool at_once)
{
    if (at_once) {
        connection->abort_wanted = true;
    } else {
        connection->close_wanted = true;
    }
    if (connection->server->isolated) {
        transport_wake(connection->transport);
    } else {
        http_connection_notice(connection);
    }
}

bool http_connection_is_idle(const HttpConnection *connection)
{
    return connection->kept_alive && !connection->started;
}

/* ---- responses ------------------------------------------------------------------------------- */

TransportBuffer *http_response_output(HttpResponse *response)
{
    HttpConnection *connection = response->connection;

    if (!connection || connection->closing) {
        scrap.length = 0;
        return &scrap;
    }
    if (connection->responses != response) {
        if (!response->queued) {
            response->queued = calloc(1, sizeof *response->queued);
            ts_heap_finalize(response);
        }
        return &response->queued->buffer;
    }
    TransportBuffer *out =
        connection == http_serving ? transport_output(connection->transport) : &connection->late;
    if (response->queued && response->queued->buffer.length) {
        response->head_start = out->length;
        transport_buffer_append(out, response->queued->buffer.data,
                                response->queued->buffer.length);
        response->queued->buffer.length = 0;
    }
    return out;
}

static void append_response(HttpConnection *connection, HttpResponse *response)
{
    if (connection->responses) {
        connection->last_response->next = response;
    } else {
        connection->responses = response;
    }
    connection->last_response = response;
}

/* Takes the first response out of the queue. */
static void detach_first(HttpConnection *connection)
{
    HttpResponse *response = connection->responses;

    connection->responses = response->next;
    response->next = NULL;
    response->connection = NULL;
}

/* The first response is complete: closes, waits for the next request, or goes on to the next. */
static void after_response(HttpConnection *connection, bool last)
{
    detach_first(connection);
    if (last) {
        connection->closing = true;
    } else if (!connection->responses) {
        connection->kept_alive = true;
        if (!connection->in_body && !connection->started &&
            connection->server->keep_alive_timeout > 0) {
            transport_set_deadline(connection->transport,
                                   (int64_t)connection->server->keep_alive_timeout +
                                       KEEP_ALIVE_GRACE);
        }
    } else {
        http_response_output(connection->responses);
    }
}

void http_connection_response_finished(HttpResponse *response)
{
    HttpConnection *connection = response->connection;

    if (!connection) {
        return;
    }
    if (connection->responses == response && connection == http_serving) {
        connection->turn_answered = true;
    }
    http_connection_notice(connection);
}

/* Emits what a completed response owes, and takes it off the connection. */
static void complete_first(HttpConnection *connection)
{
    HttpResponse *response = connection->responses;
    HttpRequest *request = response->request;

    request->answered = true;
    if (!request->consumed) {
        http_request_dump(request);
    }
    after_response(connection, response->last);
    response->finish_emitted = true;
    if (response->emitter.events) {
        event_emitter_emit(&response->emitter, TS_STR("finish"), 0, NULL);
        loop_drain_microtasks();
        event_emitter_emit(&response->emitter, TS_STR("close"), 0, NULL);
        loop_drain_microtasks();
    }
}

/* ---- the tick -------------------------------------------------------------------------------- */

/* Emits what the requests owe; those that are through leave the list. */
static bool tick_requests(HttpConnection *connection)
{
    HttpRequest **link = &connection->requests;
    bool progress = false;

    while (*link) {
        HttpRequest *request = *link;
        progress |= http_request_tick(request);
        if (request->answered && (request->end_emitted || (request->dumped && request->complete))) {
            *link = request->next;
            request->next = NULL;
            request->connection = NULL;
        } else {
            link = &request->next;
        }
    }
    return progress;
}

static void tick(HttpConnection *connection)
{
    bool progress = true;

    loop_drain_microtasks();
    while (progress) {
        progress = tick_requests(connection);
        if (!connection->closing && connection->responses && connection->responses->finished) {
            complete_first(connection);
            progress = true;
        }
    }
}

/* ---- requests -------------------------------------------------------------------------------- */

static void emit_request(HttpConnection *connection, HttpRequest *request, HttpResponse *response)
{
    HttpServer *server = connection->server;
    TsValue arguments[] = {ts_from_object(request), ts_from_object(response)};

    if (server->isolated) {
        ts_call(server->handler, ts_from_object(server), 2, arguments);
    } else {
        event_emitter_emit(&server->emitter, TS_STR("request"), 2, arguments);
    }
}

static bool is_expectation(const char *value, size_t length)
{
    static const char wanted[] = "100-continue";

    return length == sizeof wanted - 1 && strncasecmp(value, wanted, length) == 0;
}

/* Answers what HTTP itself demands, or lets the program answer. */
static void dispatch(HttpConnection *connection, HttpRequest *request, HttpResponse *response)
{
    const char *value;
    size_t length;

    if (connection->head.major == 1 && connection->head.minor == 1) {
        if (!connection->head.has_host) {
            http_write_head(response, 400, HTTP_HEADERS({"Connection", "close"}));
            http_end_empty(response);
            return;
        }
        if (http_request_find(request, "expect", &value, &length)) {
            if (!is_expectation(value, length)) {
                http_write_head(response, 417, NULL);
                http_end_empty(response);
                return;
            }
            response->expect_continue = true;
            http_write_continue(response);
        }
    }
    emit_request(connection, request, response);
}

/* An isolated response is over when its handler returns, or never. */
static void settle_isolated(HttpConnection *connection, const HttpResponse *response)
{
    connection->requests = NULL;
    connection->incoming = NULL;
    if (response->finished) {
        connection->turn_answered = true;
        after_response(connection, response->last);
    } else {
        http_response_hold_head(connection->responses);
    }
    connection->responses = connection->last_response = NULL;
    ts_heap_reset(own_heap);
}

static void start_request(HttpConnection *connection, const char *bytes)
{
    HttpHead *head = &connection->head;

    connection->started = connection->kept_alive = false;
    if (head->upgrade) {
        connection->abort_wanted = true; /* CONNECT, which no server here accepts */
        return;
    }
    http_body_begin(&connection->body, head);
    connection->in_body = !connection->body.done;
    connection->refuse_more = !head->keep_alive;
    HttpRequest *request = http_request_new(connection, head, bytes);
    HttpResponse *response = http_response_new(connection, request, head->keep_alive);
    transport_set_deadline(connection->transport,
                           connection->in_body ? (int64_t)connection->server->request_timeout : -1);
    request->complete = !connection->in_body;
    append_response(connection, response);
    connection->incoming = connection->in_body ? request : NULL;
    if (!connection->server->isolated) {
        HttpRequest **link = &connection->requests;
        while (*link) {
            link = &(*link)->next;
        }
        *link = request;
    }
    dispatch(connection, request, response);
    if (connection->server->isolated) {
        settle_isolated(connection, response);
    }
}

/* ---- parsing --------------------------------------------------------------------------------- */

static const char *error_reply(HttpParseResult result)
{
    switch (result) {
    case HTTP_PARSE_TOO_LARGE:
        return "HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n";
    case HTTP_PARSE_BIG_CHUNK:
        return "HTTP/1.1 413 Payload Too Large\r\nConnection: close\r\n\r\n";
    default:
        return "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n";
    }
}

/* Drops all that was in hand; `reply` goes out unless a response has begun. */
static void fail(HttpConnection *connection, const char *reply)
{
    bool begun =
        connection->turn_answered || (connection->responses && connection->responses->head_sent);

    if (connection->closing) {
        return;
    }
    if (connection->responses && !connection->responses->head_sent) {
        http_response_hold_head(connection->responses);
    }
    if (reply && !begun) {
        transport_buffer_append(transport_output(connection->transport), reply, strlen(reply));
    }
    connection->closing = true;
    for (HttpRequest *it = connection->requests; it; it = it->next) {
        http_request_abort(it);
    }
    for (HttpResponse *it = connection->responses; it; it = it->next) {
        it->connection = NULL;
        it->destroyed = true;
        if (it->emitter.events) {
            event_emitter_emit(&it->emitter, TS_STR("close"), 0, NULL);
        }
    }
    connection->responses = connection->last_response = NULL;
    connection->incoming = NULL;
}

static HttpParseResult parse_body_step(HttpConnection *connection, const char **bytes,
                                       const char *end)
{
    HttpSpan data;
    size_t consumed;
    HttpParseResult result =
        http_parse_body(&connection->body, *bytes, (size_t)(end - *bytes), &consumed, &data);

    if (data.length && connection->incoming) {
        http_request_add_body(connection->incoming, *bytes + data.start, data.length);
    }
    *bytes += consumed;
    if (connection->body.done) {
        connection->in_body = false;
        if (connection->incoming) {
            connection->incoming->complete = true;
            connection->incoming = NULL;
        }
        transport_set_deadline(connection->transport, -1);
        if (connection->kept_alive && connection->server->keep_alive_timeout > 0) {
            transport_set_deadline(connection->transport,
                                   (int64_t)connection->server->keep_alive_timeout +
                                       KEEP_ALIVE_GRACE);
        }
    }
    return result;
}

/* After a message that closes the connection only empty lines are let pass. */
static HttpParseResult refuse_rest(const char **bytes, const char *end)
{
    for (; *bytes < end; ++*bytes) {
        if (**bytes != '\r' && **bytes != '\n') {
            return HTTP_PARSE_BAD;
        }
    }
    return HTTP_PARSE_MORE;
}

static HttpParseResult parse_head_step(HttpConnection *connection, const char **bytes,
                                       const char *end)
{
    HttpHead *head = &connection->head;

    if (connection->refuse_more) {
        return refuse_rest(bytes, end);
    }
    HttpParseResult result = http_parse_head(head, *bytes, (size_t)(end - *bytes));
    if (result == HTTP_PARSE_DONE) {
        const char *start = *bytes;
        *bytes += head->position;
        start_request(connection, start);
        http_head_reset(head);
        if (head->field_room > IDLE_FIELDS) {
            http_head_free(head);
        }
    }
    return result;
}

/* Parses all there is; what is left of a head stays for the next time. */
static void parse(HttpConnection *connection, const char *bytes, size_t length)
{
    TransportBuffer *output = transport_output(connection->transport);
    size_t answered = output->length;
    bool from_input = connection->input.length > 0;
    HttpParseResult result = HTTP_PARSE_DONE;

    if (from_input) {
        transport_buffer_append(&connection->input, bytes, length);
        bytes = connection->input.data;
        length = connection->input.length;
    }
    const char *end = bytes + length;
    while (bytes < end && !connection->closing && !connection->abort_wanted &&
           result == HTTP_PARSE_DONE) {
        result = connection->in_body ? parse_body_step(connection, &bytes, end)
                                     : parse_head_step(connection, &bytes, end);
        if (connection->turn_answered && answered == 0) {
            answered = output->length;
        }
    }
    if (result > HTTP_PARSE_DONE && !connection->closing) {
        if (connection->server->isolated && connection->turn_answered) {
            output->length = answered; /* Node had sent the first response only */
        }
        fail(connection, error_reply(result));
        bytes = end;
    }
    size_t rest = connection->in_body || connection->refuse_more || connection->closing
                      ? 0
                      : (size_t)(end - bytes);
    if (rest && from_input) {
        memmove(connection->input.data, bytes, rest);
        connection->input.length = rest;
    } else {
        connection->input.length = 0;
        transport_buffer_append(&connection->input, bytes, rest);
    }
}

/* A head that has begun must be complete in time. */
static void watch_head(HttpConnection *connection)
{
    bool started = connection->input.length > 0;

    if (started && !connection->started && connection->server->headers_timeout > 0) {
        transport_set_deadline(connection->transport, (int64_t)connection->server->headers_timeout);
    }
    if (!started) {
        free(connection->input.data);
        connection->input = (TransportBuffer){0};
    }
    connection->started = started;
}

static void on_received(void *data, const char *bytes, size_t length)
{
    HttpConnection *connection = data;

    begin_turn(connection, __builtin_frame_address(0));
    parse(connection, bytes, length);
    watch_head(connection);
    end_turn(connection);
}

static void on_ended(void *data, bool orderly)
{
    HttpConnection *connection = data;
    bool inside = connection->started || connection->in_body;

    begin_turn(connection, __builtin_frame_address(0));
    fail(connection, orderly && inside ? error_reply(HTTP_PARSE_BAD) : NULL);
    end_turn(connection);
}

static void on_woken(void *data)
{
    HttpConnection *connection = data;

    begin_turn(connection, __builtin_frame_address(0));
    end_turn(connection);
}

static void on_drained(void *data)
{
    HttpConnection *connection = data;

    if (connection->server->isolated) {
        return;
    }
    begin_turn(connection, __builtin_frame_address(0));
    HttpResponse *response = connection->responses;
    if (response && response->needs_drain) {
        response->needs_drain = false;
        event_emitter_emit(&response->emitter, TS_STR("drain"), 0, NULL);
    }
    end_turn(connection);
}

static void on_expired(void *data)
{
    HttpConnection *connection = data;
    static const char reply[] = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

    begin_turn(connection, __builtin_frame_address(0));
    fail(connection, http_connection_is_idle(connection) ? NULL : reply);
    end_turn(connection);
}

static void on_closed(void *data)
{
    HttpConnection *connection = data;
    HttpServer *server = connection->server;

    if (!server->isolated) {
        begin_turn(connection, __builtin_frame_address(0));
        fail(connection, NULL);
        for (HttpRequest *it = connection->requests; it; it = it->next) {
            http_request_abort(it);
        }
        end_turn(connection);
        connection->requests = NULL;
    }
    pthread_mutex_lock(&list_mutex);
    if (connection->next) {
        connection->next->previous = connection->previous;
    }
    *(connection->previous ? &connection->previous->next : &connections) = connection->next;
    pthread_mutex_unlock(&list_mutex);
    http_head_free(&connection->head);
    free(connection->input.data);
    free(connection->late.data);
    free(connection);
    http_server_count(server, -1);
}

static void on_thread_stopped(void)
{
    if (own_heap) {
        ts_heap_delete(own_heap);
        own_heap = NULL;
    }
    free(scrap.data);
    scrap = (TransportBuffer){0};
}

const TransportHandler http_transport_handler = {
    .opened = on_opened,
    .received = on_received,
    .ended = on_ended,
    .drained = on_drained,
    .woken = on_woken,
    .expired = on_expired,
    .closed = on_closed,
    .thread_stopped = on_thread_stopped,
};
