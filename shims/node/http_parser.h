/* Reading HTTP/1 requests as Node 24 does: what is accepted, what is refused, and with which
 * status.
 *
 * RFC 9112, with the strictness of Node's default parser: CRLF ends lines, no folding, no space
 * before a colon, Content-Length never together with Transfer-Encoding, at most 16 KiB of names and
 * values. A parser reads one message head at a time from bytes that the caller keeps; it can go on
 * where it stopped when more have arrived. It allocates only the list of header spans.
 */
#ifndef NODE_HTTP_PARSER_H
#define NODE_HTTP_PARSER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The methods that Node's server knows, in order. */
/* clang-format off */
#define HTTP_METHODS(X)                                                                        \
    X("ACL") X("BIND") X("CHECKOUT") X("CONNECT") X("COPY") X("DELETE") X("GET") X("HEAD")       \
    X("LINK") X("LOCK") X("M-SEARCH") X("MERGE") X("MKACTIVITY") X("MKCALENDAR") X("MKCOL")      \
    X("MOVE") X("NOTIFY") X("OPTIONS") X("PATCH") X("POST") X("PROPFIND") X("PROPPATCH")         \
    X("PURGE") X("PUT") X("QUERY") X("REBIND") X("REPORT") X("SEARCH") X("SOURCE")               \
    X("SUBSCRIBE") X("TRACE") X("UNBIND") X("UNLINK") X("UNLOCK") X("UNSUBSCRIBE")
/* clang-format on */

/* A run of bytes, by its place in the buffer that was parsed. */
typedef struct HttpSpan {
    uint32_t start;
    uint32_t length;
} HttpSpan;

typedef struct HttpField {
    HttpSpan name;
    HttpSpan value;
} HttpField;

typedef enum HttpParseResult {
    HTTP_PARSE_MORE, /* the head is not complete */
    HTTP_PARSE_DONE,
    HTTP_PARSE_BAD,       /* answer 400 */
    HTTP_PARSE_TOO_LARGE, /* answer 431 */
    HTTP_PARSE_BIG_CHUNK  /* a chunk extension of over 16 KiB: answer 413 */
} HttpParseResult;

enum {
    HTTP_HEAD_LIMIT = 16384, /* bytes of target, names and values; reaching it is too large */
    HTTP_FIELD_LIMIT = 1000  /* header fields */
};

/* How the body is delimited. */
typedef enum HttpFraming { HTTP_NO_BODY, HTTP_LENGTH_BODY, HTTP_CHUNKED_BODY } HttpFraming;

/* A message head. Zeroed to begin with; http_head_reset() makes it ready for the next. */
typedef struct HttpHead {
    uint8_t state;
    uint32_t position;  /* where parsing goes on; after HTTP_PARSE_DONE: length of the head */
    uint32_t mark;      /* where the current span began */
    uint32_t value_end; /* end of the current value without trailing white space */
    uint32_t counted;   /* bytes that count against HTTP_HEAD_LIMIT */
    uint8_t method;     /* its place in HTTP_METHODS */
    HttpSpan target;
    uint8_t major;
    uint8_t minor;
    bool upgrade; /* CONNECT */
    bool has_host;
    bool keep_alive; /* the connection may stay open after this message */
    bool connection_close;
    bool connection_keep_alive;
    bool has_length;
    bool has_encoding;
    bool chunked; /* the last transfer coding is chunked */
    bool chunked_twice;
    HttpFraming framing;
    uint64_t content_length;
    HttpField *fields;
    uint32_t field_count;
    uint32_t field_room;
} HttpHead;

void http_head_reset(HttpHead *head);
void http_head_free(HttpHead *head);

/* Parses on. `length` counts from the start of the head, bytes already seen included; positions are
 * relative to `bytes`, which may have moved. */
HttpParseResult http_parse_head(HttpHead *head, const char *bytes, size_t length);

/* A body on its way in. */
typedef struct HttpBody {
    HttpFraming framing;
    uint8_t state;
    bool done;
    uint64_t remaining; /* of the body or of the current chunk */
    uint32_t counted;   /* bytes of trailers or of the current chunk extension */
} HttpBody;

void http_body_begin(HttpBody *body, const HttpHead *head);

/* Reads one step: consumes from `bytes` and gives the data found in it, if any, as a span. Call it
 * again with the rest while it returns HTTP_PARSE_DONE and `done` is not set and bytes are left.
 * HTTP_PARSE_MORE: all bytes are used up. */
HttpParseResult http_parse_body(HttpBody *body, const char *bytes, size_t length, size_t *consumed,
                                HttpSpan *data);

/* Whether a byte may occur in a header name (RFC 9110 token). */
bool http_is_token_char(unsigned char byte);

#endif
