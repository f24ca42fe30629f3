/* The transport: what node:http needs of the network, and nothing of HTTP.
 *
 * A listener accepts connections; each connection hands its bytes to a user of the transport, who
 * hands back bytes to send. A connection is served by one thread at a time, any of a few, and
 * between two of its events it costs no thread. All calls below that take a TransportConnection are
 * for the thread that serves it, inside a callback, except transport_wake().
 */
#ifndef NODE_TRANSPORT_H
#define NODE_TRANSPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct TransportListener TransportListener;
typedef struct TransportConnection TransportConnection;

/* A growable run of bytes. Zeroed is empty. The owner frees `data` with free(). */
typedef struct TransportBuffer {
    char *data;
    size_t length;
    size_t capacity;
} TransportBuffer;

/* Makes room for `more` further bytes and returns where they go. Aborts when memory is out. */
char *transport_buffer_reserve(TransportBuffer *buffer, size_t more);

/* Appends bytes. */
void transport_buffer_append(TransportBuffer *buffer, const void *bytes, size_t length);

/* What the user of a transport does with a connection. The callbacks run on a serving thread. */
typedef struct TransportHandler {
    /* A connection was accepted. Returns the user's data for it, or NULL to refuse it. */
    void *(*opened)(void *listener_data, TransportConnection *connection);

    /* Bytes have arrived; they are the transport's and gone when the call returns. */
    void (*received)(void *data, const char *bytes, size_t length);

    /* The other side sends no more (true), or the connection broke (false). */
    void (*ended)(void *data, bool orderly);

    /* Everything that waited for the other side is sent. */
    void (*drained)(void *data);

    /* transport_wake() was called for the connection. */
    void (*woken)(void *data);

    /* The time set with transport_set_deadline() has passed. */
    void (*expired)(void *data);

    /* The connection is gone; the last call for it. */
    void (*closed)(void *data);

    /* Called once by each serving thread before and after its work; may be NULL. */
    void (*thread_started)(void);
    void (*thread_stopped)(void);
} TransportHandler;

/* Where to listen. */
typedef struct TransportAddress {
    const char *host; /* numeric or a name; NULL: every address, IPv6 and IPv4 */
    int port;         /* 0: a free one */
    int backlog;      /* 0: 511, as in Node */
    bool ipv6_only;
} TransportAddress;

/* Listens. Returns NULL and sets *error to an errno value when that fails; a host that has no
 * address gives ENOENT. `data` is passed to opened(). Connections are accepted at once. */
TransportListener *transport_listen(const TransportAddress *address,
                                    const TransportHandler *handler, void *data, int *error);

/* The bound address as text, its family (4 or 6) and port. `host` holds 64 bytes. */
void transport_listener_address(const TransportListener *listener, char *host, int *family,
                                int *port);

/* Stops accepting. The connections live on; the listener is freed when they are gone. */
void transport_listener_close(TransportListener *listener);

/* The address of the other side (remote) or of ours, as transport_listener_address(). */
void transport_connection_address(TransportConnection *connection, bool remote, char *host,
                                  int *family, int *port);

/* The buffer that is sent when the current callback returns; append to it. */
TransportBuffer *transport_output(TransportConnection *connection);

/* Bytes that wait for the other side to take them. */
size_t transport_pending(const TransportConnection *connection);

/* Sends what is in the output, now rather than at the end of the callback. */
void transport_flush(TransportConnection *connection);

/* Closes once everything is sent. Nothing is received any more. */
void transport_close(TransportConnection *connection);

/* Closes now; what was not sent is lost. */
void transport_abort(TransportConnection *connection);

/* Stops or resumes reading. */
void transport_pause(TransportConnection *connection, bool paused);

/* Calls expired() in about so many milliseconds; negative: never. Replaces the time set before. */
void transport_set_deadline(TransportConnection *connection, int64_t milliseconds);

/* Lets a serving thread call woken() soon. Any thread may call it while the connection lives; the
 * caller sees to that (node:http does under the runtime lock). */
void transport_wake(TransportConnection *connection);

/* A clock in milliseconds that only goes forward. */
int64_t transport_now(void);

#endif
