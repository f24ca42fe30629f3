/* What the files of node:http share: connections, and how messages reach them.
 *
 * A connection is malloc memory, served by one thread at a time. What it has of the program's
 * (requests, responses) is touched only under the runtime lock, or, for an isolated server, by the
 * serving thread alone. Responses are queued in the order of the requests; the first one writes
 * into the output, the others into buffers of their own. Anything that Node does in a later tick is
 * done by http_connection_tick(), after all that arrived at once has been parsed.
 */
#ifndef NODE_HTTP_INTERNAL_H
#define NODE_HTTP_INTERNAL_H

#include "node/http.h"
#include "node/http_parser.h"
#include "node/transport.h"

struct HttpConnection {
    TransportConnection *transport;
    HttpServer *server;
    HttpConnection *next; /* of all connections, under a mutex of http_connection.c */
    HttpConnection *previous;
    HttpHead head;
    HttpBody body;
    TransportBuffer input;   /* the start of a head that has not arrived whole */
    TransportBuffer late;    /* output of threads other than the serving one */
    HttpRequest *requests;   /* with events to come */
    HttpRequest *incoming;   /* whose body is arriving; NULL: nobody wants it */
    HttpResponse *responses; /* not sent, in order */
    HttpResponse *last_response;
    bool in_body;
    bool started;       /* something of the current head has arrived */
    bool refuse_more;   /* a message that closes the connection has been parsed */
    bool turn_answered; /* a response of this turn is complete */
    bool closing;       /* nothing more is to be answered */
    bool close_wanted;  /* set by other threads with transport_wake() */
    bool abort_wanted;
    bool woken;      /* transport_wake() is on its way */
    bool kept_alive; /* waits for a further request */
};

struct HttpFlow {
    TransportBuffer buffer;
};

/* The connection that this thread is serving at the moment. */
extern _Thread_local HttpConnection *http_serving;

extern const TransportHandler http_transport_handler;

/* ---- http_connection.c ----------------------------------------------------------------------- */

/* Makes the collector look at what connections hold. Called once a server is made. */
void http_start_tracing(void);

/* Where the bytes of a response go now. */
TransportBuffer *http_response_output(HttpResponse *response);

/* Something happened to the connection's messages: sees to it that a serving thread looks. */
void http_connection_notice(HttpConnection *connection);

/* The response has been ended. */
void http_connection_response_finished(HttpResponse *response);

/* Has the connection closed: at once (abort), or when everything is sent. Under the lock. */
void http_connection_close(HttpConnection *connection, bool at_once);

/* Calls back for each connection of a server, under the lock. */
void http_each_connection(HttpServer *server, void (*visit)(HttpConnection *connection));

/* Whether the connection has no request in hand. */
bool http_connection_is_idle(const HttpConnection *connection);

/* ---- http.c ---------------------------------------------------------------------------------- */

/* Any thread: a connection was opened (+1) or is gone (-1). */
void http_server_count(HttpServer *server, int change);
void http_server_trace_all(TsMarker *marker);

/* ---- http_request.c -------------------------------------------------------------------------- */

/* A request from a head that was parsed out of `bytes`, in the current heap. */
HttpRequest *http_request_new(HttpConnection *connection, const HttpHead *head, const char *bytes);

/* The value of the first field with a lower-case name, as bytes; false when there is none. */
bool http_request_find(const HttpRequest *request, const char *name, const char **value,
                       size_t *length);

/* A piece of the body has arrived. */
void http_request_add_body(HttpRequest *request, const char *bytes, size_t length);

/* Emits what is due: data, end, close. True when something was emitted. */
bool http_request_tick(HttpRequest *request);

/* For the reader of the body: all that has arrived and was not read, as one chunk; null when there
 * is nothing. */
TsValue http_request_next_chunk(HttpRequest *request);

/* Whether the body is complete, when nothing is left to read; emits end and close. */
bool http_request_at_end(HttpRequest *request);

/* Nobody reads the body: lets it pass by. */
void http_request_dump(HttpRequest *request);

/* The connection broke before the request was complete. */
void http_request_abort(HttpRequest *request);

/* ---- http_response.c ------------------------------------------------------------------------- */

HttpResponse *http_response_new(HttpConnection *connection, HttpRequest *request, bool keep_alive);

/* Puts the head into the output for good; `utf8`: together with text. */
void http_response_send_head(HttpResponse *response, bool utf8);

/* Takes a head that was not sent back out of the output at the end of a turn. */
void http_response_hold_head(HttpResponse *response);

/* ---- http_head.c ----------------------------------------------------------------------------- */

/* Throws unless the name is a token / the value is text that a header can hold. */
void http_check_header_name(const TsString *name);
void http_check_header_value(const TsString *name, const TsString *value);
bool http_is_header_text(const TsString *text);

/* A header's value as text; undefined throws. */
TsString *http_header_text(TsString *name, TsValue value);

/* Decides the head: status line, headers (name, value ... strings; may be NULL), and what Node
 * adds. */
void http_store_head(HttpResponse *response, const TsArray *fields);

/* The same with constant headers. */
void http_store_head_block(HttpResponse *response, HttpHeaders *headers);

/* Appends name and text of a header to a list; an array value gives several. Throws as
 * setHeader. */
void http_add_field(TsArray *fields, TsString *name, TsValue value);

/* Name and text of each header of writeHead()'s object or array, checked. */
TsArray *http_checked_fields(TsValue headers);

/* Throws unless names and values alternate. */
void http_check_header_list(const TsArray *list);

/* The standard reason phrase, or NULL. */
TsString *http_status_text(int status);

/* ---- shared ---------------------------------------------------------------------------------- */

/* Has call(function) run by the loop; at once on an isolated heap. */
void http_post_callback(TsFunction *function, void (*call)(TsFunction *function));

/* Appends a string's units as Latin-1, or its UTF-8. */
void http_append_latin1(TransportBuffer *out, const TsString *string);
void http_append_utf8(TransportBuffer *out, const TsString *string);

#endif
