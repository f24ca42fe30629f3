/* node:http for servers (https://nodejs.org/api/http.html), byte for byte as Node 24 answers.
 *
 * All cells live in the heap of the code that handles them. A request handler runs under the
 * runtime lock; an isolated one on the serving thread's own heap, which is emptied when it returns.
 * Functions that Node has return the receiver throw Node's errors, with Node's codes.
 */
#ifndef NODE_HTTP_H
#define NODE_HTTP_H

#include "node/events.h"
#include "ts/ts.h"

typedef struct HttpConnection HttpConnection;
typedef struct HttpFlow HttpFlow;
typedef struct HttpSocket HttpSocket;
typedef struct TransportListener TransportListener;

/* http.Server */
typedef struct HttpServer {
    EventEmitter emitter;
    TransportListener *transport; /* while listening */
    struct HttpServer *next;      /* of the servers that are alive */
    int connections;
    bool listening;
    bool closing;
    bool referenced;
    bool isolated;       /* the one handler runs beside the lock */
    TsFunction *handler; /* of an isolated server */
    double keep_alive_timeout;
    double headers_timeout;
    double request_timeout;
    double timeout;
    double max_requests_per_socket;
    double max_headers_count; /* kept for the program; the parser has its own limit */
} HttpServer;

/* http.IncomingMessage */
typedef struct HttpRequest {
    EventEmitter emitter;
    HttpConnection *connection; /* NULL once the connection is gone */
    struct HttpRequest *next;   /* of those with events to come */
    TsString *method;
    TsString *url;
    TsString *http_version;
    char *head; /* raw bytes of the head, fields after them */
    void *fields;
    uint32_t field_count;
    bool complete; /* the body has arrived */
    bool flowing;
    bool paused;
    bool consumed; /* somebody reads the body */
    bool dumped;   /* nobody will */
    bool end_emitted;
    bool answered; /* its response is through */
    bool aborted;
    bool destroyed;
    TsObject *headers; /* made when asked for */
    TsArray *raw_headers;
    TsArray *chunks; /* body that was not read yet: Buffers */
    size_t buffered;
    TsString *encoding; /* of setEncoding() */
    uint32_t partial;   /* bytes of an incomplete character, and how many */
    uint8_t partial_length;
    HttpSocket *socket;
    TsObject *reader;   /* an iterator over the body (node/body_reader.h), and what tells it news */
    bool (*notice)(struct HttpRequest *request);
    TsObject *failure;  /* the error that ended the body early, for the reader */
} HttpRequest;

/* http.ServerResponse */
typedef struct HttpResponse {
    EventEmitter emitter;
    HttpConnection *connection; /* NULL once sent, or the connection is gone */
    struct HttpResponse *next;  /* in the order of the requests */
    HttpRequest *request;
    double status_code;
    TsString *status_message; /* NULL: by the status */
    TsArray *headers;         /* lower-case name, name, value ... of setHeader(); or NULL */
    TsString *trailers;       /* lines of addTrailers(), or NULL */
    double content_length;    /* of a body that is known whole; negative: not known */
    HttpFlow *queued;         /* bytes that must not be sent yet; malloc, finalized */
    size_t head_start;        /* where the head lies in the output while it is not sent */
    size_t head_length;
    bool send_date;
    bool has_head;  /* the head is decided: headersSent */
    bool head_sent; /* and in the output for good */
    bool head_not_ascii;
    bool finished; /* end() was called */
    bool finish_emitted;
    bool has_body; /* the response may have one */
    bool chunked;
    bool chunked_by_default; /* HTTP/1.1 */
    bool keep_alive;
    bool keep_alive_by_default; /* no Keep-Alive header of the program's own */
    bool last;                  /* the connection closes after it */
    bool removed_connection;
    bool removed_length;
    bool removed_encoding;
    bool expect_continue;
    bool sent_continue;
    bool needs_drain;
    bool destroyed;
} HttpResponse;

extern const TsType HttpServer_type, HttpRequest_type, HttpResponse_type, HttpSocket_type;

/* request.socket, as it was when it was first asked for. */
struct HttpSocket {
    TsObject base;
    TsString *remote_address; /* NULL, and undefined ports, once the connection is gone */
    TsString *remote_family;
    double remote_port;
    TsString *local_address;
    TsString *local_family;
    double local_port;
};

/* ---- http ------------------------------------------------------------------------------------ */

/* createServer(listener) and without one (NULL). */
HttpServer *http_create_server(TsFunction *listener);
/* createServer(options, listener): keepAliveTimeout, headersTimeout, requestTimeout are used. */
HttpServer *http_create_server_options(TsValue options, TsFunction *listener);
/* As http_create_server for a listener that is proven isolated: it is called on a serving thread,
 * without the lock, in a heap of its own that is emptied afterwards. */
HttpServer *http_create_server_isolated(TsFunction *listener);

/* http.METHODS, http.STATUS_CODES */
TsArray *http_methods(void);
TsValue http_status_codes(void);

/* ---- Server ---------------------------------------------------------------------------------- */

/* listen(port, host, backlog, callback); the port may be a number, a numeric string or undefined,
 * host may be NULL, backlog TS_UNDEFINED_NUMBER, callback NULL. */
HttpServer *http_server_listen(HttpServer *server, TsValue port, TsString *host, double backlog,
                               TsFunction *callback);
/* The other shapes: listen(port, callback), listen(port, host, callback), listen(port, backlog,
 * callback), listen(callback), listen(options, callback). */
HttpServer *http_server_listen_port(HttpServer *server, TsValue port, TsFunction *callback);
HttpServer *http_server_listen_host(HttpServer *server, TsValue port, TsString *host,
                                    TsFunction *callback);
HttpServer *http_server_listen_backlog(HttpServer *server, TsValue port, double backlog,
                                       TsFunction *callback);
HttpServer *http_server_listen_any(HttpServer *server, TsFunction *callback);
HttpServer *http_server_listen_options(HttpServer *server, TsValue options, TsFunction *callback);

HttpServer *http_server_close(HttpServer *server, TsFunction *callback);
void http_server_close_idle(HttpServer *server);
void http_server_close_all(HttpServer *server);
/* { address, family, port } or null. */
TsValue http_server_address(HttpServer *server);
HttpServer *http_server_ref(HttpServer *server);
HttpServer *http_server_unref(HttpServer *server);
HttpServer *http_server_set_timeout(HttpServer *server, double milliseconds, TsFunction *callback);

HttpServer *http_server_on(HttpServer *server, TsString *event, TsFunction *listener);
HttpServer *http_server_once(HttpServer *server, TsString *event, TsFunction *listener);
HttpServer *http_server_off(HttpServer *server, TsString *event, TsFunction *listener);
HttpServer *http_server_remove_all(HttpServer *server, TsString *event);
bool http_server_emit(HttpServer *server, TsString *event, size_t argc, const TsValue *argv);
double http_server_listener_count(HttpServer *server, TsString *event);

/* ---- IncomingMessage ------------------------------------------------------------------------- */

/* headers: lower-case names, joined and deduplicated as Node does. */
TsValue http_request_headers(HttpRequest *request);
/* headersDistinct: arrays of strings. */
TsValue http_request_headers_distinct(HttpRequest *request);
/* rawHeaders: name, value ... as they came. */
TsArray *http_request_raw_headers(HttpRequest *request);
/* headers[name] for a lower-case ASCII name, without making the object; NULL when absent. */
TsString *http_request_header(HttpRequest *request, TsString *name);
double http_request_version_major(HttpRequest *request);
double http_request_version_minor(HttpRequest *request);
/* socket: what is known of the connection. */
HttpSocket *http_request_socket(HttpRequest *request);

HttpRequest *http_request_set_encoding(HttpRequest *request, TsString *encoding);
HttpRequest *http_request_pause(HttpRequest *request);
HttpRequest *http_request_resume(HttpRequest *request);
HttpRequest *http_request_destroy(HttpRequest *request, TsValue error);
/* read(): everything that has arrived and was not read, or null. */
TsValue http_request_read(HttpRequest *request);
HttpRequest *http_request_on(HttpRequest *request, TsString *event, TsFunction *listener);
HttpRequest *http_request_once(HttpRequest *request, TsString *event, TsFunction *listener);
HttpRequest *http_request_off(HttpRequest *request, TsString *event, TsFunction *listener);
HttpRequest *http_request_remove_all(HttpRequest *request, TsString *event);
bool http_request_emit(HttpRequest *request, TsString *event, size_t argc, const TsValue *argv);
double http_request_listener_count(HttpRequest *request, TsString *event);

/* ---- ServerResponse -------------------------------------------------------------------------- */

typedef struct HttpHeader {
    const char *name;
    const char *value;
} HttpHeader;

/* Headers whose names and values are known when the program is compiled: checked and put together
 * once, then copied. `text` is made at first use. */
typedef struct HttpHeaders {
    const HttpHeader *list;
    size_t count;
    struct HttpBlock *block;
} HttpHeaders;

#define HTTP_HEADERS(...)                                                                          \
    __extension__({                                                                                \
        static const HttpHeader http_list[] = {__VA_ARGS__};                                       \
        static HttpHeaders http_headers = {http_list, sizeof http_list / sizeof *http_list, NULL}; \
        &http_headers;                                                                             \
    })

/* Headers whose names are constant: HTTP_HEADER_VALUES({ "location", target }, ...), values being
 * TsString *. */
typedef struct HttpHeaderValue {
    const char *name;
    TsString *value;
} HttpHeaderValue;

#define HTTP_HEADER_VALUES(...)             \
    (const HttpHeaderValue[]){__VA_ARGS__}, \
        sizeof((const HttpHeaderValue[]){__VA_ARGS__}) / sizeof(HttpHeaderValue)

/* writeHead(status, { "name": "value" ... }) with constant headers: HTTP_HEADERS(...), or NULL. */
HttpResponse *http_write_head(HttpResponse *response, double status, HttpHeaders *headers);
/* The same with string values: HTTP_HEADER_VALUES(...). */
HttpResponse *http_write_head_strings(HttpResponse *response, double status,
                                      const HttpHeaderValue *headers, size_t count);
/* writeHead(status, headers): an object, an array, or undefined. */
HttpResponse *http_write_head_value(HttpResponse *response, double status, TsValue headers);
/* writeHead(status, statusMessage, headers). */
HttpResponse *http_write_head_reason(HttpResponse *response, double status, TsString *reason,
                                     TsValue headers);

/* setHeader(); a NULL value is undefined and throws. */
HttpResponse *http_set_header(HttpResponse *response, TsString *name, TsString *value);
HttpResponse *http_set_header_value(HttpResponse *response, TsString *name, TsValue value);
HttpResponse *http_append_header(HttpResponse *response, TsString *name, TsValue value);
TsValue http_get_header(HttpResponse *response, TsString *name);
/* getHeaders(): an object without prototype; getHeaderNames(), getRawHeaderNames(). */
TsValue http_get_headers(HttpResponse *response);
TsArray *http_get_header_names(HttpResponse *response);
TsArray *http_get_raw_header_names(HttpResponse *response);
bool http_has_header(HttpResponse *response, TsString *name);
void http_remove_header(HttpResponse *response, TsString *name);
void http_flush_headers(HttpResponse *response);
void http_write_continue(HttpResponse *response);
void http_add_trailers(HttpResponse *response, TsValue headers);

/* write(): false when the program should wait for "drain". A NULL chunk is undefined and throws. */
bool http_write(HttpResponse *response, TsString *chunk);
bool http_write_value(HttpResponse *response, TsValue chunk, TsFunction *callback);
bool http_write_encoded(HttpResponse *response, TsValue chunk, TsString *encoding,
                        TsFunction *callback);

/* end(text), end(), end(callback), end(chunk, callback), end(chunk, encoding, callback). */
HttpResponse *http_end(HttpResponse *response, TsString *chunk);
HttpResponse *http_end_empty(HttpResponse *response);
HttpResponse *http_end_callback(HttpResponse *response, TsFunction *callback);
HttpResponse *http_end_value(HttpResponse *response, TsValue chunk, TsFunction *callback);
HttpResponse *http_end_encoded(HttpResponse *response, TsValue chunk, TsString *encoding,
                               TsFunction *callback);

/* statusMessage; empty while the head is not decided and the program has not set it. */
TsString *http_status_message(HttpResponse *response);
void http_set_status_message(HttpResponse *response, TsString *message);
bool http_writable_finished(HttpResponse *response);
double http_writable_length(HttpResponse *response);
HttpResponse *http_response_destroy(HttpResponse *response, TsValue error);
HttpResponse *http_response_on(HttpResponse *response, TsString *event, TsFunction *listener);
HttpResponse *http_response_once(HttpResponse *response, TsString *event, TsFunction *listener);
HttpResponse *http_response_off(HttpResponse *response, TsString *event, TsFunction *listener);
HttpResponse *http_response_remove_all(HttpResponse *response, TsString *event);
bool http_response_emit(HttpResponse *response, TsString *event, size_t argc, const TsValue *argv);
double http_response_listener_count(HttpResponse *response, TsString *event);

#endif
