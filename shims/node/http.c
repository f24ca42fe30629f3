/* http.Server: creating, listening, closing.
 *
 * What Node does in a later tick (the 'listening' event, a refused address, 'close') is posted to
 * the loop. A server that listens, or has connections, keeps the program alive.
 *
 * ts2c-requires: pthread
 */
#include "node/http.h"

#include "node/http_internal.h"
#include "node/loop.h"
#include "node/node_errors.h"
#include "node/runtime_lock.h"
#include "ts/number.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

TS_NATIVE(HttpServer, "Server",
          TS_FIELDS(EVENT_EMITTER_HIDDEN(HttpServer, emitter), TS_HIDDEN(HttpServer, handler, POINTER),
                    TS_HIDDEN(HttpServer, next, POINTER),
                    TS_FIELD_AS(HttpServer, listening, "listening", BOOL),
                    TS_FIELD_AS(HttpServer, keep_alive_timeout, "keepAliveTimeout", DOUBLE),
                    TS_FIELD_AS(HttpServer, headers_timeout, "headersTimeout", DOUBLE),
                    TS_FIELD_AS(HttpServer, request_timeout, "requestTimeout", DOUBLE),
                    TS_FIELD_AS(HttpServer, timeout, "timeout", DOUBLE),
                    TS_FIELD_AS(HttpServer, max_requests_per_socket, "maxRequestsPerSocket",
                                DOUBLE)));

/* Servers that listen or have connections: kept alive. `connections` is under the mutex. */
static HttpServer *alive;
static pthread_mutex_t count_mutex = PTHREAD_MUTEX_INITIALIZER;

void http_server_trace_all(TsMarker *marker)
{
    ts_mark(marker, alive);
}

static bool is_alive(const HttpServer *server)
{
    for (const HttpServer *it = alive; it; it = it->next) {
        if (it == server) {
            return true;
        }
    }
    return false;
}

static void keep_alive(HttpServer *server)
{
    if (!is_alive(server)) {
        server->next = alive;
        alive = server;
    }
}

static void let_go(HttpServer *server)
{
    HttpServer **link = &alive;

    while (*link && *link != server) {
        link = &(*link)->next;
    }
    if (*link) {
        *link = server->next;
        server->next = NULL;
    }
}

/* ---- creating -------------------------------------------------------------------------------- */

HttpServer *http_create_server(TsFunction *listener)
{
    HttpServer *server = TS_NEW(HttpServer, .keep_alive_timeout = 5000, .headers_timeout = 60000,
                                .request_timeout = 300000, .referenced = true);

    http_start_tracing();
    if (listener) {
        event_emitter_add(&server->emitter, TS_STR("request"), listener, false);
    }
    return server;
}

HttpServer *http_create_server_isolated(TsFunction *listener)
{
    HttpServer *server = http_create_server(listener);

    server->handler = listener;
    server->isolated = true;
    return server;
}

static void take_option(TsValue options, TsString *name, double *setting)
{
    TsValue value = ts_get(options, name);

    if (ts_is_number(value)) {
        *setting = value.as.number;
    }
}

HttpServer *http_create_server_options(TsValue options, TsFunction *listener)
{
    if (ts_is_function(options)) {
        return http_create_server(ts_as_function(options));
    }
    HttpServer *server = http_create_server(listener);
    if (!ts_is_nullish(options)) {
        take_option(options, TS_STR("keepAliveTimeout"), &server->keep_alive_timeout);
        take_option(options, TS_STR("headersTimeout"), &server->headers_timeout);
        take_option(options, TS_STR("requestTimeout"), &server->request_timeout);
    }
    return server;
}

/* ---- errors ---------------------------------------------------------------------------------- */

static const char *error_name(int error)
{
    switch (error) {
    case EADDRINUSE:
        return "EADDRINUSE";
    case EACCES:
        return "EACCES";
    case EADDRNOTAVAIL:
        return "EADDRNOTAVAIL";
    case EINVAL:
        return "EINVAL";
    case EMFILE:
        return "EMFILE";
    case ENOENT:
        return "ENOTFOUND";
    default:
        return "EIO";
    }
}

static const char *error_text(int error)
{
    switch (error) {
    case EADDRINUSE:
        return "address already in use";
    case EACCES:
        return "permission denied";
    case EADDRNOTAVAIL:
        return "address not available";
    case EINVAL:
        return "invalid argument";
    case EMFILE:
        return "too many open files";
    default:
        return "i/o error";
    }
}

/* The error of an address that cannot be listened at, with Node's fields. */
static TsValue listen_error(int error, TsString *host, int port)
{
    bool unknown = error == ENOENT;
    TsString *address = host ? host : TS_STR("::");
    TsString *message = unknown
                            ? ts_string_format("getaddrinfo ENOTFOUND %S", address)
                            : ts_string_format("listen %s: %s %S%s%S", error_name(error),
                                               error_text(error), address, port ? ":" : "",
                                               port ? ts_string_from_int(port) : ts_string_empty());
    TsError *made = Error_new(message);
    TsValue value = ts_from_object(made);

    ts_set(value, TS_STR("code"), ts_from_string(ts_string_from_c(error_name(error))));
    ts_set(value, TS_STR("errno"), ts_from_number(unknown ? -3008 : -error));
    ts_set(value, TS_STR("syscall"),
           ts_from_string(unknown ? TS_STR("getaddrinfo") : TS_STR("listen")));
    if (unknown) {
        ts_set(value, TS_STR("hostname"), ts_from_string(address));
    } else {
        ts_set(value, TS_STR("address"), ts_from_string(address));
        if (port) {
            ts_set(value, TS_STR("port"), ts_from_number(port));
        }
    }
    return value;
}

/* ---- events in a later tick ------------------------------------------------------------------ */

typedef struct ServerEvent {
    HttpServer *server;
    TsString *name;
    TsValue argument; /* undefined: none */
} ServerEvent;

static void emit_posted(void *data)
{
    ServerEvent *posted = data;
    ServerEvent event = *posted;

    ts_heap_unroot(&posted->server);
    ts_heap_unroot(&posted->argument);
    free(posted);
    event_emitter_emit(&event.server->emitter, event.name, !ts_is_undefined(event.argument),
                       &event.argument);
}

static void post_event(HttpServer *server, TsString *name, TsValue argument)
{
    ServerEvent *event = malloc(sizeof *event);

    if (!event) {
        ts_fatal("out of memory");
    }
    *event = (ServerEvent){.server = server, .name = name, .argument = argument};
    ts_heap_root(&event->server, TS_REP_POINTER);
    ts_heap_root(&event->argument, TS_REP_VALUE);
    loop_post(emit_posted, event);
}

/* ---- listening ------------------------------------------------------------------------------- */

/* The port that a value means; throws RangeError as Node does. */
static int port_of(TsValue port)
{
    if (ts_is_nullish(port)) {
        return 0;
    }
    double number = ts_is_string(port) && port.as.string->length == 0 ? -1 : ts_to_number(port);
    if ((!ts_is_number(port) && !ts_is_string(port)) || number < 0 || number > 65535 ||
        number != (double)(int)number) {
        TsString *shown = node_describe(port);
        ts_throw_coded(&RangeError_type, "ERR_SOCKET_BAD_PORT",
                       "options.port should be >= 0 and < 65536. Received %S.", shown);
    }
    return (int)number;
}

static void start_listening(HttpServer *server, const TransportAddress *address, TsString *host)
{
    int error = 0;

    runtime_lock_start();
    server->closing = false;
    server->listening = true;
    keep_alive(server);
    server->transport = transport_listen(address, &http_transport_handler, server, &error);
    if (!server->transport) {
        server->listening = false;
        let_go(server);
        post_event(server, TS_STR("error"), listen_error(error, host, address->port));
        return;
    }
    if (server->referenced) {
        loop_ref();
    }
    post_event(server, TS_STR("listening"), TS_UNDEFINED);
}

HttpServer *http_server_listen(HttpServer *server, TsValue port, TsString *host, double backlog,
                               TsFunction *callback)
{
    char name[256];
    TransportAddress address = {.port = port_of(port)};

    if (server->listening) {
        ts_throw_coded(&Error_type, "ERR_SERVER_ALREADY_LISTEN",
                       "Listen method has been called more than once without closing.");
    }
    if (host && host->length) {
        ts_string_copy_c(host, name, sizeof name);
        address.host = name;
    }
    if (backlog > 0 && backlog < 65536) {
        address.backlog = (int)backlog;
    }
    if (callback) {
        event_emitter_add(&server->emitter, TS_STR("listening"), callback, true);
    }
    start_listening(server, &address, address.host ? host : NULL);
    return server;
}

HttpServer *http_server_listen_port(HttpServer *server, TsValue port, TsFunction *callback)
{
    if (ts_is_object(port) && !ts_is_function(port)) {
        return http_server_listen_options(server, port, callback);
    }
    return http_server_listen(server, port, NULL, TS_UNDEFINED_NUMBER, callback);
}

HttpServer *http_server_listen_host(HttpServer *server, TsValue port, TsString *host,
                                    TsFunction *callback)
{
    return http_server_listen(server, port, host, TS_UNDEFINED_NUMBER, callback);
}

HttpServer *http_server_listen_backlog(HttpServer *server, TsValue port, double backlog,
                                       TsFunction *callback)
{
    return http_server_listen(server, port, NULL, backlog, callback);
}

HttpServer *http_server_listen_any(HttpServer *server, TsFunction *callback)
{
    return http_server_listen(server, TS_UNDEFINED, NULL, TS_UNDEFINED_NUMBER, callback);
}

HttpServer *http_server_listen_options(HttpServer *server, TsValue options, TsFunction *callback)
{
    TsValue host = ts_get(options, TS_STR("host"));
    TsValue backlog = ts_get(options, TS_STR("backlog"));

    return http_server_listen(
        server, ts_get(options, TS_STR("port")), ts_is_string(host) ? host.as.string : NULL,
        ts_is_number(backlog) ? backlog.as.number : TS_UNDEFINED_NUMBER, callback);
}

TsValue http_server_address(HttpServer *server)
{
    char host[64];
    int family;
    int port;

    if (!server->listening) {
        return TS_NULL;
    }
    transport_listener_address(server->transport, host, &family, &port);
    TsDynamicObject *address = ts_object_new(3);
    ts_object_define(address, TS_STR("address"), ts_from_string(ts_string_from_c(host)));
    ts_object_define(address, TS_STR("family"),
                     ts_from_string(family == 6 ? TS_STR("IPv6") : TS_STR("IPv4")));
    ts_object_define(address, TS_STR("port"), ts_from_number(port));
    return ts_from_object(address);
}

/* ---- closing --------------------------------------------------------------------------------- */

/* The last connection of a closed server is gone. Runs on the main thread. */
static void finish_close(void *data)
{
    HttpServer *server = data;

    if (!server->closing) {
        return;
    }
    server->closing = false;
    let_go(server);
    if (server->referenced) {
        loop_unref();
    }
    event_emitter_emit(&server->emitter, TS_STR("close"), 0, NULL);
}

void http_server_count(HttpServer *server, int change)
{
    pthread_mutex_lock(&count_mutex);
    server->connections += change;
    bool done = server->closing && server->connections == 0 && change < 0;
    pthread_mutex_unlock(&count_mutex);
    if (done) {
        loop_post(finish_close, server);
    }
}

static void close_idle(HttpConnection *connection)
{
    if (http_connection_is_idle(connection)) {
        http_connection_close(connection, false);
    }
}

static void close_any(HttpConnection *connection)
{
    http_connection_close(connection, true);
}

void http_server_close_idle(HttpServer *server)
{
    http_each_connection(server, close_idle);
}

void http_server_close_all(HttpServer *server)
{
    http_each_connection(server, close_any);
}

static void call_not_running(TsFunction *callback)
{
    TsValue error = ts_from_object(
        ts_error_coded(&Error_type, "ERR_SERVER_NOT_RUNNING", TS_STR("Server is not running.")));

    ts_call(callback, TS_UNDEFINED, 1, &error);
}

HttpServer *http_server_close(HttpServer *server, TsFunction *callback)
{
    if (!server->listening) {
        if (callback) {
            http_post_callback(callback, call_not_running);
        }
        return server;
    }
    if (callback) {
        event_emitter_add(&server->emitter, TS_STR("close"), callback, true);
    }
    server->listening = false;
    pthread_mutex_lock(&count_mutex);
    server->closing = true;
    bool done = server->connections == 0;
    pthread_mutex_unlock(&count_mutex);
    transport_listener_close(server->transport);
    server->transport = NULL;
    if (done) {
        loop_post(finish_close, server);
    } else {
        http_server_close_idle(server);
    }
    return server;
}

HttpServer *http_server_ref(HttpServer *server)
{
    if (!server->referenced) {
        server->referenced = true;
        if (is_alive(server)) {
            loop_ref();
        }
    }
    return server;
}

HttpServer *http_server_unref(HttpServer *server)
{
    if (server->referenced) {
        server->referenced = false;
        if (is_alive(server)) {
            loop_unref();
        }
    }
    return server;
}

HttpServer *http_server_set_timeout(HttpServer *server, double milliseconds, TsFunction *callback)
{
    server->timeout = milliseconds;
    if (callback) {
        event_emitter_add(&server->emitter, TS_STR("timeout"), callback, false);
    }
    return server;
}

/* ---- events ---------------------------------------------------------------------------------- */

/* A further handler of requests: the proof for the first one does not cover it. */
static void add_listener(HttpServer *server, TsString *event, TsFunction *listener, bool once)
{
    event_emitter_add(&server->emitter, event, listener, once);
    if (ts_string_is(event, "request") && !server->listening) {
        server->isolated = false;
    }
}

HttpServer *http_server_on(HttpServer *server, TsString *event, TsFunction *listener)
{
    add_listener(server, event, listener, false);
    return server;
}

HttpServer *http_server_once(HttpServer *server, TsString *event, TsFunction *listener)
{
    add_listener(server, event, listener, true);
    return server;
}

HttpServer *http_server_off(HttpServer *server, TsString *event, TsFunction *listener)
{
    event_emitter_remove(&server->emitter, event, listener);
    return server;
}

HttpServer *http_server_remove_all(HttpServer *server, TsString *event)
{
    event_emitter_remove_all(&server->emitter, event);
    return server;
}

bool http_server_emit(HttpServer *server, TsString *event, size_t argc, const TsValue *argv)
{
    return event_emitter_emit(&server->emitter, event, argc, argv);
}

double http_server_listener_count(HttpServer *server, TsString *event)
{
    return (double)event_emitter_count(&server->emitter, event);
}
