/* What the two halves of the transport tell each other.
 *
 * transport_civetweb.c listens, accepts and owns the threads; transport.c serves the connections on
 * the threads it is lent. Nobody else includes this.
 */
#ifndef NODE_TRANSPORT_INTERNAL_H
#define NODE_TRANSPORT_INTERNAL_H

#include "node/transport.h"

#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

struct mg_context;

enum { TRANSPORT_THREADS = 16 }; /* at most, for a listener */

typedef struct TransportThread {
    pthread_t id;
    void *stack;
} TransportThread;

struct TransportListener {
    const TransportHandler *handler;
    void *data;
    int bound;                  /* the listening socket */
    pthread_mutex_t mutex;      /* of the start of CivetWeb against the end of listening */
    struct mg_context *context; /* NULL until there is a connection to accept */
    atomic_int socket;          /* CivetWeb's descriptor, which becomes one of our socket */
    sem_t started;              /* CivetWeb's listener thread has begun */
    int port;          /* in host order */
    int epoll;         /* the connections, edge-triggered; at first `bound`, with the listener */
    int kick;          /* an eventfd in `epoll`: makes a sleeping thread look at the clock */
    TransportThread threads[TRANSPORT_THREADS];
    atomic_int serving; /* threads in transport_serve() */
    int serving_limit;
    atomic_int open;            /* connections */
    atomic_bool closed;         /* no longer accepting */
    atomic_bool retired;        /* nothing left to serve: the threads may go */
    _Atomic int64_t next_check; /* when deadlines are looked at next, in transport_now() time */
    int64_t closed_at;          /* transport_now() */
    TransportListener *next_retired;
};

/* Takes over a connected, non-blocking socket. Closes it when the user refuses it. */
void transport_adopt(TransportListener *listener, int fd);

/* Lets CivetWeb accept, now that there is a first connection: `bound` is readable. */
void transport_start_accepting(TransportListener *listener);

/* Serves the listener's connections until the listener is retired. */
void transport_serve(TransportListener *listener);

/* Closes a descriptor that transport_civetweb.c knows: at no time is it open and unknown, or known
 * and somebody else's. */
void transport_close_descriptor(int fd);

#endif
