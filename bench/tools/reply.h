/*
 * Recognises the end of an HTTP/1.1 reply while its bytes arrive, and whether its status was 200.
 *
 * Only as much of RFC 9112 as the measured servers need: a body with Content-Length or chunked.
 * The bytes of a body are counted, not kept; the head and the lines of chunk sizes are collected
 * in `line`, whose size bounds both.
 */
#ifndef BENCH_REPLY_H
#define BENCH_REPLY_H

#include <stdbool.h>
#include <stddef.h>

typedef enum ReplyState {
    REPLY_HEAD,       /* in the status line or a header */
    REPLY_BODY,       /* `left` bytes of the body are missing */
    REPLY_CHUNK_SIZE, /* in the line with a chunk's size */
    REPLY_CHUNK,      /* `left` bytes of a chunk and its line end are missing */
    REPLY_TRAILER,    /* after the last chunk, up to an empty line */
    REPLY_DONE,       /* complete */
    REPLY_BROKEN      /* not HTTP as this client knows it */
} ReplyState;

typedef struct Reply {
    ReplyState state;
    int status;
    bool chunked;
    bool close; /* the server will close the connection */
    size_t left;
    size_t line_length;
    char line[512];
} Reply;

/* Begins a new reply. */
void reply_start(Reply *reply);

/* Takes bytes; gives how many of them belong to this reply (all, unless it is done or broken). */
size_t reply_feed(Reply *reply, const char *bytes, size_t length);

#endif
