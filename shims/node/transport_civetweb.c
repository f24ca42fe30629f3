/* The transport on CivetWeb: its listener thread, its accept loop, a worker thread of its.
 *
 * CivetWeb binds a worker thread to a connection for as long as that is kept alive, parses requests
 * in its own way and answers faulty ones with its own pages. Node does none of this, so only the
 * first half of CivetWeb is used: it accepts, and calls init_connection() on its worker. There the
 * socket is taken over, and CivetWeb is left with an empty descriptor, which it closes. Threads
 * with stacks that program code can run on (CivetWeb's have 100 KB) serve the connections
 * (transport.c), one at first and up to one for each core when there are connections for them.
 *
 * CivetWeb's interface does not tell the descriptor of a connection, so each call takes over every
 * accepted socket that it finds: descriptors with our port at one end that are not known yet. That
 * of the connection CivetWeb speaks of is among them, or was taken by an earlier call. The
 * listening socket is bound here, since CivetWeb does not tell why binding failed, and put in the
 * place of one that CivetWeb opened.
 *
 * CivetWeb is started when the first connection waits to be accepted. Until then a server has one
 * thread beside its main thread, which waits for that, and none of CivetWeb's memory.
 *
 * ts2c-requires: civetweb pthread
 */
#include "node/transport_internal.h"

#include <arpa/inet.h>
#include <civetweb.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    STACK_SIZE = 8 << 20, /* reserved; what is touched counts */
    GUARD_SIZE = 1 << 16,
    DEFAULT_BACKLOG = 511,
    TAKEN_AT_ONCE = 64,
    CIVETWEB_POLL_MS = 2500, /* no poll() of CivetWeb takes longer */
    SEARCH_MARGIN = 64       /* descriptors above the highest one taken that are looked at */
};

/* A bit for each descriptor that is known not to be a connection waiting to be taken over. */
static pthread_mutex_t known_mutex = PTHREAD_MUTEX_INITIALIZER;
static uint64_t *known;
static size_t known_words;

static TransportListener *retired_listeners;

static void mark_known(int fd, bool value)
{
    size_t word = (size_t)fd / 64;

    if (word >= known_words) {
        size_t words = word + 16;
        uint64_t *grown = realloc(known, words * sizeof *known);
        if (!grown) {
            return;
        }
        memset(grown + known_words, 0, (words - known_words) * sizeof *known);
        known = grown;
        known_words = words;
    }
    uint64_t bit = UINT64_C(1) << (fd % 64);
    known[word] = value ? known[word] | bit : known[word] & ~bit;
}

static bool is_known(int fd)
{
    size_t word = (size_t)fd / 64;

    return word < known_words && (known[word] >> (fd % 64) & 1);
}

void transport_close_descriptor(int fd)
{
    pthread_mutex_lock(&known_mutex);
    mark_known(fd, false);
    close(fd);
    pthread_mutex_unlock(&known_mutex);
}

static int port_of(const struct sockaddr_storage *address)
{
    return ntohs(address->ss_family == AF_INET6 ? ((const struct sockaddr_in6 *)address)->sin6_port
                                                : ((const struct sockaddr_in *)address)->sin_port);
}

/* Whether `fd` is a connection that was accepted by the listener. */
static bool is_accepted(int fd, const TransportListener *listener)
{
    struct sockaddr_storage address = {0};
    socklen_t length = sizeof address;

    if (getsockname(fd, (struct sockaddr *)&address, &length) != 0 ||
        (address.ss_family != AF_INET && address.ss_family != AF_INET6) ||
        port_of(&address) != listener->port) {
        return false;
    }
    length = sizeof address;
    return getpeername(fd, (struct sockaddr *)&address, &length) == 0;
}

/* Moves a socket to a descriptor of ours and leaves CivetWeb an empty one. */
static int move_socket(int fd)
{
    static int nothing = -1;
    int one = 1;

    if (nothing < 0) {
        nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
        mark_known(nothing, true);
    }
    int taken = fcntl(fd, F_DUPFD_CLOEXEC, 3);
    if (taken >= 0) {
        mark_known(taken, true);
        fcntl(taken, F_SETFL, O_NONBLOCK);
        setsockopt(taken, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    }
    dup3(nothing, fd, O_CLOEXEC);
    return taken;
}

/* Looks for accepted sockets among the descriptors from `fd` to `end`. */
static int sweep(const TransportListener *listener, int fd, int end, int *taken, int room)
{
    int count = 0;

    for (; fd < end && count < room; fd++) {
        if (fd % 64 == 0 && (size_t)fd / 64 < known_words && known[fd / 64] == UINT64_MAX) {
            fd += 63;
        } else if (!is_known(fd) && is_accepted(fd, listener)) {
            int moved = move_socket(fd);
            if (moved >= 0) {
                taken[count++] = moved;
            }
        }
    }
    return count;
}

/* Takes over what was accepted and not taken yet; returns how many sockets. */
static int take_over(const TransportListener *listener, int *taken, int room)
{
    static int highest = SEARCH_MARGIN;
    static long calls;
    static long total;

    pthread_mutex_lock(&known_mutex);
    calls++;
    int end = highest + SEARCH_MARGIN;
    int count = sweep(listener, 3, end, taken, room);
    if (count == 0 && total < calls) { /* it must lie beyond what other files take */
        count = sweep(listener, end, (int)known_words * 64 + 4096, taken, room);
    }
    for (int i = 0; i < count; i++) {
        highest = taken[i] > highest ? taken[i] : highest;
    }
    total += count;
    pthread_mutex_unlock(&known_mutex);
    return count;
}

static void *serve(void *listener)
{
    transport_serve(listener);
    return NULL;
}

/* Starts a thread on a stack of its own, which no huge page backs. */
static bool start_thread(TransportListener *listener)
{
    pthread_attr_t attributes;
    pthread_t thread;
    char *stack = mmap(NULL, STACK_SIZE + GUARD_SIZE, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);

    if (stack == MAP_FAILED) {
        return false;
    }
    mprotect(stack, GUARD_SIZE, PROT_NONE);
    madvise(stack, STACK_SIZE + GUARD_SIZE, MADV_NOHUGEPAGE);
    pthread_attr_init(&attributes);
    pthread_attr_setstack(&attributes, stack + GUARD_SIZE, STACK_SIZE);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_JOINABLE);
    bool started = pthread_create(&thread, &attributes, serve, listener) == 0;
    pthread_attr_destroy(&attributes);
    if (started) {
        listener->threads[atomic_fetch_add(&listener->serving, 1)] =
            (TransportThread){.id = thread, .stack = stack};
    } else {
        munmap(stack, STACK_SIZE + GUARD_SIZE);
    }
    return started;
}

/* Sees to it that `wanted` threads serve, or as many as may. Called by one thread at a time. */
static void start_serving(TransportListener *listener, int wanted)
{
    while (atomic_load(&listener->serving) < wanted &&
           atomic_load(&listener->serving) < listener->serving_limit && start_thread(listener)) {
    }
}

/* CivetWeb's thread has a new connection. */
static int on_connection(const struct mg_connection *connection, void **connection_data)
{
    struct mg_context *context = mg_get_context(connection);
    TransportListener *listener = mg_get_user_data(context);
    int taken[TAKEN_AT_ONCE];
    int count;

    (void)connection_data;
    do {
        count = take_over(listener, taken, TAKEN_AT_ONCE);
        for (int i = 0; i < count; i++) {
            transport_adopt(listener, taken[i]);
        }
    } while (count == TAKEN_AT_ONCE);
    start_serving(listener, atomic_load(&listener->open));
    return 0;
}

/* CivetWeb has no more to say about its empty descriptor. */
static int on_message(const struct mg_connection *connection, const char *message)
{
    (void)connection;
    (void)message;
    return 1;
}

static int on_error(struct mg_connection *connection, int status, const char *message)
{
    (void)connection;
    (void)status;
    (void)message;
    return 0;
}

/* Binds and listens, or returns -1 with errno. */
static int listen_at(const struct sockaddr *address, socklen_t length, int backlog, bool ipv6_only)
{
    int fd = socket(address->sa_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    int one = 1;
    int only = ipv6_only;

    if (fd < 0) {
        return -1;
    }
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (address->sa_family == AF_INET6) {
        setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &only, sizeof only);
    }
    if (bind(fd, address, length) < 0 || listen(fd, backlog ? backlog : DEFAULT_BACKLOG) < 0) {
        int saved = errno;
        close(fd);
        errno = saved;
        return -1;
    }
    return fd;
}

/* Listens on every address: IPv6 and IPv4 at once, or IPv4 where there is no IPv6. */
static int listen_anywhere(const TransportAddress *address)
{
    struct sockaddr_in6 in6 = {.sin6_family = AF_INET6,
                               .sin6_port = htons((uint16_t)address->port)};
    struct sockaddr_in in = {.sin_family = AF_INET, .sin_port = htons((uint16_t)address->port)};
    int fd = listen_at((struct sockaddr *)&in6, sizeof in6, address->backlog, address->ipv6_only);

    if (fd < 0 && (errno == EAFNOSUPPORT || errno == EADDRNOTAVAIL || errno == EINVAL)) {
        fd = listen_at((struct sockaddr *)&in, sizeof in, address->backlog, false);
    }
    return fd;
}

static int listen_on_name(const TransportAddress *address)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_ADDRCONFIG};
    struct addrinfo *found = NULL;
    char port[16];
    int fd = -1;

    snprintf(port, sizeof port, "%d", address->port);
    if (getaddrinfo(address->host, port, &hints, &found) != 0 || !found) {
        errno = ENOENT;
        return -1;
    }
    fd = listen_at(found->ai_addr, found->ai_addrlen, address->backlog, address->ipv6_only);
    freeaddrinfo(found);
    return fd;
}

static int open_listener(const TransportAddress *address)
{
    struct sockaddr_in6 in6 = {.sin6_family = AF_INET6,
                               .sin6_port = htons((uint16_t)address->port)};
    struct sockaddr_in in = {.sin_family = AF_INET, .sin_port = htons((uint16_t)address->port)};

    if (!address->host || !*address->host) {
        return listen_anywhere(address);
    }
    if (inet_pton(AF_INET, address->host, &in.sin_addr) == 1) {
        return listen_at((struct sockaddr *)&in, sizeof in, address->backlog, false);
    }
    if (inet_pton(AF_INET6, address->host, &in6.sin6_addr) == 1) {
        return listen_at((struct sockaddr *)&in6, sizeof in6, address->backlog, address->ipv6_only);
    }
    return listen_on_name(address);
}

/* The descriptor on which CivetWeb listens at `port`, or -1. */
static int find_listening(int port)
{
    struct rlimit limit = {0};

    getrlimit(RLIMIT_NOFILE, &limit);
    for (int fd = 3; fd < (int)limit.rlim_cur && fd < 65536; fd++) {
        struct sockaddr_storage address = {0};
        socklen_t length = sizeof address;
        int listening = 0;
        socklen_t size = sizeof listening;
        if (getsockopt(fd, SOL_SOCKET, SO_ACCEPTCONN, &listening, &size) == 0 && listening &&
            getsockname(fd, (struct sockaddr *)&address, &length) == 0 &&
            port_of(&address) == port) {
            return fd;
        }
    }
    return -1;
}

/* CivetWeb's listener thread is about to begin: puts our socket in the place of the one it has
 * opened. Later would be too late, since a poll() that has begun goes on waiting for the old
 * socket. */
static void *on_thread(const struct mg_context *context, int type)
{
    TransportListener *listener = mg_get_user_data(context);
    struct mg_server_port port;

    if (type == 0 && mg_get_server_ports(context, 1, &port) == 1) {
        int descriptor = find_listening(port.port);
        if (descriptor >= 0 && dup3(listener->bound, descriptor, O_CLOEXEC) >= 0) {
            atomic_store(&listener->socket, descriptor);
        }
        sem_post(&listener->started);
    }
    return NULL;
}

static struct mg_context *start_civetweb(TransportListener *listener)
{
    const char *options[] = {
        "listening_ports", "127.0.0.1:0", "num_threads", "1", "max_request_size", "1024",
        "tcp_nodelay",     "1",           NULL};
    struct mg_callbacks callbacks = {.init_thread = on_thread,
                                     .init_connection = on_connection,
                                     .log_message = on_message,
                                     .http_error = on_error};

    mg_init_library(0);
    return mg_start(&callbacks, listener, options);
}

/* As Node does: as many descriptors as the system allows. */
static void raise_descriptor_limit(void)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

static int local_port(int fd)
{
    struct sockaddr_storage address = {0};
    socklen_t length = sizeof address;

    getsockname(fd, (struct sockaddr *)&address, &length);
    return port_of(&address);
}

static void discard(TransportListener *listener)
{
    transport_close_descriptor(listener->epoll);
    transport_close_descriptor(listener->kick);
    sem_destroy(&listener->started);
    pthread_mutex_destroy(&listener->mutex);
    free(listener);
}

/* Stops the threads of listeners that have nothing left to do, once their listener thread polls the
 * quiet descriptor and can be woken. */
static void reap_retired(void)
{
    TransportListener **link = &retired_listeners;
    uint64_t one = 1;

    while (*link) {
        TransportListener *listener = *link;
        if (!atomic_load(&listener->retired) ||
            transport_now() < listener->closed_at + CIVETWEB_POLL_MS) {
            link = &listener->next_retired;
            continue;
        }
        *link = listener->next_retired;
        if (listener->context) {
            if (write(listener->socket, &one, sizeof one) < 0) {
                continue; /* an eventfd takes it */
            }
            mg_stop(listener->context);
        }
        for (int i = 0; i < atomic_load(&listener->serving); i++) {
            pthread_join(listener->threads[i].id, NULL);
            munmap(listener->threads[i].stack, STACK_SIZE + GUARD_SIZE);
        }
        discard(listener);
    }
}

static void wake(TransportListener *listener)
{
    uint64_t one = 1;

    if (write(listener->kick, &one, sizeof one) < 0) {
        return; /* it is full: nobody sleeps */
    }
}

void transport_start_accepting(TransportListener *listener)
{
    pthread_mutex_lock(&listener->mutex);
    if (!listener->context && !atomic_load(&listener->closed)) {
        epoll_ctl(listener->epoll, EPOLL_CTL_DEL, listener->bound, NULL);
        listener->context = start_civetweb(listener);
        if (listener->context) {
            sem_wait(&listener->started);
        }
        if (!listener->context || atomic_load(&listener->socket) < 0) {
            fputs("the HTTP server cannot start its threads\n", stderr);
            abort();
        }
    }
    pthread_mutex_unlock(&listener->mutex);
}

static TransportListener *make_listener(int fd, const TransportHandler *handler, void *data)
{
    TransportListener *listener = calloc(1, sizeof *listener);
    struct epoll_event kicked = {.events = EPOLLIN | EPOLLET, .data.ptr = NULL};
    struct epoll_event connected = {.events = EPOLLIN | EPOLLONESHOT, .data.ptr = listener};
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    listener->handler = handler;
    listener->data = data;
    listener->bound = fd;
    listener->socket = -1;
    listener->port = local_port(fd);
    sem_init(&listener->started, 0, 0);
    pthread_mutex_init(&listener->mutex, NULL);
    listener->serving_limit = cores < 2                   ? 2
                              : cores > TRANSPORT_THREADS ? TRANSPORT_THREADS
                                                          : (int)cores;
    listener->epoll = epoll_create1(EPOLL_CLOEXEC);
    listener->kick = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    epoll_ctl(listener->epoll, EPOLL_CTL_ADD, listener->kick, &kicked);
    epoll_ctl(listener->epoll, EPOLL_CTL_ADD, fd, &connected);
    pthread_mutex_lock(&known_mutex);
    mark_known(fd, true);
    mark_known(listener->epoll, true);
    mark_known(listener->kick, true);
    pthread_mutex_unlock(&known_mutex);
    return listener;
}

TransportListener *transport_listen(const TransportAddress *address,
                                    const TransportHandler *handler, void *data, int *error)
{
    int fd = open_listener(address);

    if (fd < 0) {
        *error = errno;
        return NULL;
    }
    mallopt(M_ARENA_MAX, 2);
    raise_descriptor_limit();
    reap_retired();
    TransportListener *listener = make_listener(fd, handler, data);
    start_serving(listener, 1);
    if (atomic_load(&listener->serving) == 0) {
        *error = EAGAIN;
        transport_close_descriptor(fd);
        discard(listener);
        return NULL;
    }
    return listener;
}

void transport_listener_close(TransportListener *listener)
{
    pthread_mutex_lock(&listener->mutex);
    if (listener->context) {
        /* CivetWeb goes on polling its descriptor, which now never has anything to accept. */
        int quiet = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
        dup3(quiet, listener->socket, O_CLOEXEC);
        close(quiet);
    }
    /* A poll that is under way keeps the socket open: closing it would not be enough. */
    shutdown(listener->bound, SHUT_RDWR);
    transport_close_descriptor(listener->bound);
    listener->bound = -1;
    listener->closed_at = transport_now();
    listener->next_retired = retired_listeners;
    retired_listeners = listener;
    atomic_store(&listener->closed, true);
    pthread_mutex_unlock(&listener->mutex);
    if (atomic_load(&listener->open) == 0) {
        atomic_store(&listener->retired, true);
        wake(listener);
    }
}
