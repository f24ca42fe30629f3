/* What the two halves of the transport tell each other.
 *
 * transport_civetweb.c listens, accepts and owns the threads; transport.c serves the connections on
 * the threads it is lent. Nobody else includes this.
 */
#ifndef NODE_TRANSPORT_INTERNAL_H
#define NODE_TRANSPORT_INTERNAL_H

#include "node/transport.h"

#include <pthread.h>
#include <stdatomic.h>

struct mg_context;

struct TransportListener {
    const TransportHandler *handler;
    void *data;
    struct mg_context *context;
    int socket;          /* CivetWeb's descriptor, which is our listening socket */
    int port;            /* in host order */
    int epoll;           /* the connections, edge-triggered */
    int kick;            /* an eventfd in `epoll`: makes a sleeping thread look at the clock */
    atomic_int serving;  /* threads in transport_serve() */
    int serving_limit;
    atomic_int open;     /* connections */
    atomic_bool closed;  /* no longer accepting */
    atomic_bool retired; /* nothing left to serve: the threads may go */
    _Atomic int64_t next_check; /* when deadlines are looked at next, in transport_now() time */
    TransportListener *next_retired;
};

/* Takes over a connected, non-blocking socket. Closes it when the user refuses it. */
void transport_adopt(TransportListener *listener, int fd);

/* Serves the listener's connections until the listener is retired. */
void transport_serve(TransportListener *listener);

/* Tells transport_civetweb.c that `fd` was closed. */
void transport_forget_descriptor(int fd);

#endif
