/* Serving connections: the half of the transport that reads and writes.
 *
 * The threads of a listener wait on one edge-triggered epoll set. An event is noted in the
 * connection's `pending` flags; who finds the connection idle serves it, so that one thread at a
 * time does, without a lock and without re-arming anything. Connections live in slabs that are
 * never returned: an event that was fetched just before its connection went away then meets valid
 * memory, and at worst makes the next user of the slot read once in vain.
 *
 * ts2c-requires: pthread
 */
#include "node/transport_internal.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    READ_SIZE = 65536,   /* as libuv reads; parsing depends on it where Node's does */
    KEEP_OUTPUT = 65536, /* an output buffer up to this size is lent to the next connection */
    SLAB_CONNECTIONS = 64,
    EVENTS_AT_ONCE = 16, /* few, so that a slow handler does not sit on others' events */
    CLOCK_MS = 250       /* how late a deadline may be noticed */
};

/* What has happened to a connection and was not looked at yet. */
enum {
    PENDING_READ = 1,
    PENDING_WRITE = 2,
    PENDING_END = 4, /* the other side has closed: read on to the end */
    PENDING_WAKE = 8,
    PENDING_EXPIRED = 16
};

struct TransportConnection {
    int fd; /* -1: the slot is free */
    atomic_uint pending;
    atomic_bool busy;
    _Atomic(TransportListener *) listener;
    void *data;
    TransportBuffer output;
    size_t sent; /* of the output */
    _Atomic int64_t deadline;
    bool paused;
    bool unread;  /* there may be bytes to read */
    bool hung_up; /* the end is known to be near: do not stop at a short read */
    bool ended;
    bool closing;
    bool aborted;
    bool blocked; /* the other side does not take more at the moment */
    TransportConnection *next_free;
};

typedef struct Slab {
    struct Slab *next;
    TransportConnection connections[SLAB_CONNECTIONS];
} Slab;

static pthread_mutex_t slab_mutex = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(Slab *) slabs;
static TransportConnection *free_connections;

static _Thread_local char *read_buffer; /* READ_SIZE bytes on the stack of transport_serve() */
static _Thread_local TransportBuffer spare_output;

int64_t transport_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

char *transport_buffer_reserve(TransportBuffer *buffer, size_t more)
{
    size_t needed = buffer->length + more;

    if (needed > buffer->capacity) {
        size_t capacity = buffer->capacity ? buffer->capacity : 2048;
        while (capacity < needed) {
            capacity *= 2;
        }
        buffer->data = realloc(buffer->data, capacity);
        if (!buffer->data) {
            fputs("out of memory\n", stderr);
            abort();
        }
        buffer->capacity = capacity;
    }
    return buffer->data + buffer->length;
}

void transport_buffer_append(TransportBuffer *buffer, const void *bytes, size_t length)
{
    if (length) {
        memcpy(transport_buffer_reserve(buffer, length), bytes, length);
        buffer->length += length;
    }
}

/* Its listener; of a slot that is being reused, the old or the new one. */
static TransportListener *listener_of(const TransportConnection *connection)
{
    return atomic_load_explicit(&connection->listener, memory_order_relaxed);
}

static TransportConnection *take_connection(void)
{
    pthread_mutex_lock(&slab_mutex);
    if (!free_connections) {
        Slab *slab = calloc(1, sizeof *slab);
        if (!slab) {
            pthread_mutex_unlock(&slab_mutex);
            return NULL;
        }
        for (int i = SLAB_CONNECTIONS - 1; i >= 0; i--) {
            slab->connections[i].fd = -1;
            slab->connections[i].next_free = free_connections;
            free_connections = &slab->connections[i];
        }
        slab->next = slabs;
        slabs = slab;
    }
    TransportConnection *connection = free_connections;
    free_connections = connection->next_free;
    pthread_mutex_unlock(&slab_mutex);
    return connection;
}

static void give_back(TransportConnection *connection)
{
    pthread_mutex_lock(&slab_mutex);
    connection->next_free = free_connections;
    free_connections = connection;
    pthread_mutex_unlock(&slab_mutex);
}

static void kick(TransportListener *listener)
{
    uint64_t one = 1;

    while (write(listener->kick, &one, sizeof one) < 0 && errno == EINTR) {
    }
}

/* The threads may leave when nothing is accepted any more and nothing is open. */
static void retire_if_done(TransportListener *listener)
{
    if (atomic_load(&listener->closed) && atomic_load(&listener->open) == 0 &&
        !atomic_exchange(&listener->retired, true)) {
        kick(listener);
    }
}

void transport_adopt(TransportListener *listener, int fd)
{
    TransportConnection *connection = take_connection();
    struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET};

    if (!connection) {
        transport_close_descriptor(fd);
        return;
    }
    /* A late event of the slot's last user may still be on its way through another thread. */
    while (atomic_exchange(&connection->busy, true)) {
        sched_yield();
    }
    atomic_store(&connection->pending, 0);
    atomic_store(&connection->deadline, INT64_MAX);
    atomic_store_explicit(&connection->listener, listener, memory_order_relaxed);
    connection->fd = fd;
    connection->sent = 0;
    connection->paused = connection->unread = connection->hung_up = connection->ended = false;
    connection->closing = connection->aborted = connection->blocked = false;

    int others = atomic_fetch_add(&listener->open, 1);
    connection->data = listener->handler->opened(listener->data, connection);
    event.data.ptr = connection;
    if (!connection->data || epoll_ctl(listener->epoll, EPOLL_CTL_ADD, fd, &event) < 0) {
        if (connection->data) {
            listener->handler->closed(connection->data);
        }
        connection->fd = -1;
        transport_close_descriptor(fd);
        atomic_store(&connection->busy, false);
        give_back(connection);
        atomic_fetch_sub(&listener->open, 1);
        retire_if_done(listener);
        return;
    }
    if (others == 0) {
        kick(listener);
    }
    atomic_store(&connection->busy, false);
    if (atomic_load(&connection->pending)) {
        epoll_ctl(listener->epoll, EPOLL_CTL_MOD, fd, &event); /* what came meanwhile, again */
    }
}

/* Gives the kernel what it takes. */
static void send_output(TransportConnection *connection)
{
    TransportBuffer *output = &connection->output;

    while (connection->sent < output->length && !connection->aborted) {
        ssize_t count = send(connection->fd, output->data + connection->sent,
                             output->length - connection->sent, MSG_NOSIGNAL);
        if (count >= 0) {
            connection->sent += (size_t)count;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            connection->blocked = true;
            return;
        } else if (errno != EINTR) {
            connection->aborted = true;
        }
    }
    connection->blocked = false;
    connection->sent = 0;
    output->length = 0;
}

static void read_input(TransportConnection *connection)
{
    const TransportHandler *handler = listener_of(connection)->handler;

    while (connection->unread && !connection->paused && !connection->closing &&
           !connection->aborted) {
        ssize_t count = recv(connection->fd, read_buffer, READ_SIZE, 0);
        if (count > 0) {
            connection->unread = connection->hung_up || count == READ_SIZE;
            handler->received(connection->data, read_buffer, (size_t)count);
            send_output(connection);
        } else if (count == 0) {
            connection->unread = false;
            connection->ended = true;
            handler->ended(connection->data, true);
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            connection->unread = false;
        } else if (errno != EINTR) {
            connection->unread = false;
            connection->aborted = true;
            handler->ended(connection->data, false);
        }
    }
}

/* Reads away what nobody wants, so that closing does not reset the connection under the answer. */
static void discard_input(TransportConnection *connection)
{
    while (recv(connection->fd, read_buffer, READ_SIZE, 0) > 0) {
    }
}

static void finish(TransportConnection *connection)
{
    TransportListener *listener = listener_of(connection);
    int fd = connection->fd;

    if (!connection->aborted) {
        shutdown(fd, SHUT_WR);
        discard_input(connection);
    }
    atomic_store(&connection->deadline, INT64_MAX);
    connection->fd = -1;
    listener->handler->closed(connection->data);
    connection->data = NULL;
    free(connection->output.data);
    connection->output = (TransportBuffer){0};
    transport_close_descriptor(fd);
    give_back(connection);
    atomic_fetch_sub(&listener->open, 1);
    retire_if_done(listener);
}

static void handle_events(TransportConnection *connection, unsigned events)
{
    const TransportHandler *handler = listener_of(connection)->handler;
    bool was_blocked = connection->blocked;

    if (events & (PENDING_READ | PENDING_END)) {
        connection->unread = true;
        connection->hung_up |= (events & PENDING_END) != 0;
    }
    if (events & PENDING_WRITE) {
        send_output(connection);
        if (was_blocked && !connection->blocked && !connection->closing && handler->drained) {
            handler->drained(connection->data);
        }
    }
    if ((events & PENDING_WAKE) && !connection->aborted) {
        handler->woken(connection->data);
    }
    if ((events & PENDING_EXPIRED) && !connection->aborted) {
        handler->expired(connection->data);
    }
    read_input(connection);
    send_output(connection);
}

/* Lends the thread's spare buffer to the connection for the time it is served. */
static void lend_output(TransportConnection *connection)
{
    if (!connection->output.data) {
        connection->output = spare_output;
        spare_output = (TransportBuffer){0};
    }
}

static void take_output_back(TransportConnection *connection)
{
    TransportBuffer *output = &connection->output;

    if (!output->data || output->length) {
        return;
    }
    if (!spare_output.data && output->capacity <= KEEP_OUTPUT) {
        spare_output = *output;
    } else {
        free(output->data);
    }
    *output = (TransportBuffer){0};
}

/* Notes events and serves the connection, unless another thread is at it: then that one goes on. */
static void serve_connection(TransportConnection *connection, unsigned events)
{
    atomic_fetch_or(&connection->pending, events);
    while (atomic_load(&connection->pending) && !atomic_exchange(&connection->busy, true)) {
        unsigned pending = atomic_exchange(&connection->pending, 0);
        if (connection->fd >= 0 && pending) {
            lend_output(connection);
            handle_events(connection, pending);
            if (connection->aborted || (connection->closing && !connection->output.length)) {
                finish(connection);
            } else {
                take_output_back(connection);
            }
        }
        atomic_store(&connection->busy, false);
    }
}

static void check_deadlines(TransportListener *listener)
{
    int64_t now = transport_now();
    int64_t due = atomic_load(&listener->next_check);

    if (now < due || !atomic_compare_exchange_strong(&listener->next_check, &due, now + CLOCK_MS)) {
        return;
    }
    for (Slab *slab = slabs; slab; slab = slab->next) {
        for (int i = 0; i < SLAB_CONNECTIONS; i++) {
            TransportConnection *connection = &slab->connections[i];
            int64_t deadline = atomic_load(&connection->deadline);
            if (deadline <= now && listener_of(connection) == listener &&
                atomic_compare_exchange_strong(&connection->deadline, &deadline, INT64_MAX)) {
                serve_connection(connection, PENDING_EXPIRED);
            }
        }
    }
}

static unsigned pending_of(uint32_t events)
{
    unsigned pending = 0;

    if (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) {
        pending |= PENDING_READ;
    }
    if (events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) {
        pending |= PENDING_END;
    }
    if (events & EPOLLOUT) {
        pending |= PENDING_WRITE;
    }
    return pending;
}

static void serve_events(TransportListener *listener)
{
    struct epoll_event events[EVENTS_AT_ONCE];
    int timeout = atomic_load(&listener->open) ? CLOCK_MS : -1;
    int count = epoll_wait(listener->epoll, events, EVENTS_AT_ONCE, timeout);

    for (int i = 0; i < count; i++) {
        TransportConnection *connection = events[i].data.ptr;
        if (events[i].data.ptr == listener) {
            transport_start_accepting(listener);
        } else if (connection) {
            serve_connection(connection, pending_of(events[i].events));
        }
    }
    check_deadlines(listener);
}

void transport_serve(TransportListener *listener)
{
    const TransportHandler *handler = listener->handler;
    char buffer[READ_SIZE];

    read_buffer = buffer;
    if (handler->thread_started) {
        handler->thread_started();
    }
    while (!atomic_load(&listener->retired)) {
        serve_events(listener);
    }
    kick(listener);
    if (handler->thread_stopped) {
        handler->thread_stopped();
    }
    free(spare_output.data);
    spare_output = (TransportBuffer){0};
    read_buffer = NULL;
}

TransportBuffer *transport_output(TransportConnection *connection)
{
    return &connection->output;
}

size_t transport_pending(const TransportConnection *connection)
{
    return connection->output.length - connection->sent;
}

void transport_flush(TransportConnection *connection)
{
    send_output(connection);
}

void transport_close(TransportConnection *connection)
{
    connection->closing = true;
}

void transport_abort(TransportConnection *connection)
{
    connection->aborted = true;
}

void transport_pause(TransportConnection *connection, bool paused)
{
    connection->paused = paused;
    if (!paused) {
        connection->unread = true;
    }
}

void transport_set_deadline(TransportConnection *connection, int64_t milliseconds)
{
    atomic_store(&connection->deadline,
                 milliseconds < 0 ? INT64_MAX : transport_now() + milliseconds);
}

void transport_wake(TransportConnection *connection)
{
    struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET,
                                .data.ptr = connection};

    atomic_fetch_or(&connection->pending, PENDING_WAKE);
    epoll_ctl(listener_of(connection)->epoll, EPOLL_CTL_MOD, connection->fd, &event);
}

/* Text of a socket address; an IPv4 address inside IPv6 stays as it is, as Node shows it. */
static void describe_address(const struct sockaddr_storage *address, char *host, int *family,
                             int *port)
{
    if (address->ss_family == AF_INET6) {
        const struct sockaddr_in6 *in6 = (const struct sockaddr_in6 *)address;
        inet_ntop(AF_INET6, &in6->sin6_addr, host, 64);
        *family = 6;
        *port = ntohs(in6->sin6_port);
    } else {
        const struct sockaddr_in *in = (const struct sockaddr_in *)address;
        inet_ntop(AF_INET, &in->sin_addr, host, 64);
        *family = 4;
        *port = ntohs(in->sin_port);
    }
}

void transport_connection_address(TransportConnection *connection, bool remote, char *host,
                                  int *family, int *port)
{
    struct sockaddr_storage address = {0};
    socklen_t length = sizeof address;

    host[0] = '\0';
    *family = *port = 0;
    if ((remote ? getpeername : getsockname)(connection->fd, (struct sockaddr *)&address,
                                             &length) == 0) {
        describe_address(&address, host, family, port);
    }
}

void transport_listener_address(const TransportListener *listener, char *host, int *family,
                                int *port)
{
    struct sockaddr_storage address = {0};
    socklen_t length = sizeof address;

    host[0] = '\0';
    *family = *port = 0;
    if (getsockname(listener->bound, (struct sockaddr *)&address, &length) == 0) {
        describe_address(&address, host, family, port);
    }
}
