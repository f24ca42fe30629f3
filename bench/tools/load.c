/*
 * A load generator that remembers what each connection got.
 *
 *   load PORT CONNECTIONS seconds N PATH...     for N seconds
 *   load PORT CONNECTIONS requests N PATH...    until N replies have come
 *
 * It talks to 127.0.0.1 only, with one thread and epoll. A connection has one request under way;
 * it asks for the paths in turn, beginning with another than its neighbour. A connection that the
 * server closes is opened anew and keeps its count. Requests are counted from when all connections
 * stand (or 2 seconds have passed), and a server without a reply for 10 seconds ends the run.
 *
 * Prints one line of JSON: replies, seconds, errors (replies other than 200, broken replies, lost
 * connections), reopened, waiting (connections that never stood), the replies of the slowest, the
 * mean and the fastest connection, the number of connections without any, and the latency in
 * microseconds at some percentiles.
 */
#include "reply.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    MOST_CONNECTIONS = 10000,
    MOST_PATHS = 16,
    MOST_SECONDS = 600,
    EVENTS = 256,
    SILENCE = 10,    /* seconds */
    CONNECT_TIME = 2 /* seconds */
};

/* Latencies are counted in buckets, 16 to a power of two, so that a bucket is 6 % wide. */
enum { BUCKETS = 16 * 40 };

typedef struct Connection {
    int socket;
    bool stands;    /* the connection is established */
    bool stood;     /* it has been before */
    size_t path;    /* of the request under way */
    uint64_t asked; /* when, in ns */
    uint64_t replies;
    Reply reply;
} Connection;

typedef struct Load {
    struct sockaddr_in address;
    int epoll;
    size_t count;
    Connection *connections;
    size_t standing;
    char *requests[MOST_PATHS];
    size_t path_count;
    bool counting;
    uint64_t heard; /* when the last reply came, in ns */
    uint64_t replies, wanted, errors, reopened;
    uint64_t latencies[BUCKETS];
} Load;

static uint64_t now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void die(const char *what)
{
    perror(what);
    exit(1);
}

/* --- latencies -------------------------------------------------------------------------------- */

static size_t bucket_of(uint64_t ns)
{
    unsigned power;

    if (ns < 16) {
        return ns;
    }
    power = 63u - (unsigned)__builtin_clzll(ns);
    size_t bucket = (power - 3) * 16 + ((ns >> (power - 4)) & 15);
    return bucket < BUCKETS ? bucket : BUCKETS - 1;
}

static double bucket_time(size_t bucket)
{
    if (bucket < 16) {
        return (double)bucket;
    }
    return (double)((16 + (bucket & 15)) << (bucket / 16 - 1));
}

/* The latency below which `part` of all replies stayed, in microseconds. */
static double percentile(const Load *load, double part)
{
    double below = 0;

    for (size_t i = 0; i < BUCKETS; i++) {
        below += (double)load->latencies[i];
        if (below > 0 && below >= part * (double)load->replies) {
            return bucket_time(i) / 1000;
        }
    }
    return 0;
}

/* --- connections ------------------------------------------------------------------------------ */

static void open_connection(Load *load, Connection *connection)
{
    int yes = 1;
    struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLET, .data.ptr = connection};

    connection->socket = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    if (connection->socket < 0) {
        die("socket");
    }
    setsockopt(connection->socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes));
    if (connect(connection->socket, (struct sockaddr *)&load->address, sizeof(load->address)) < 0 &&
        errno != EINPROGRESS) {
        die("connect");
    }
    if (epoll_ctl(load->epoll, EPOLL_CTL_ADD, connection->socket, &event) < 0) {
        die("epoll_ctl");
    }
}

static void reopen(Load *load, Connection *connection)
{
    close(connection->socket);
    load->standing -= connection->stands;
    connection->stands = false;
    load->reopened++;
    open_connection(load, connection);
}

static void ask(Load *load, Connection *connection)
{
    const char *request = load->requests[connection->path];
    size_t length = strlen(request);

    connection->path = (connection->path + 1) % load->path_count;
    reply_start(&connection->reply);
    connection->asked = now();
    if (send(connection->socket, request, length, MSG_NOSIGNAL) != (ssize_t)length) {
        load->errors++;
        reopen(load, connection);
    }
}

static void take_reply(Load *load, Connection *connection)
{
    load->errors += connection->reply.status != 200;
    load->heard = now();
    if (load->counting) {
        connection->replies++;
        load->replies++;
        load->latencies[bucket_of(now() - connection->asked)]++;
    }
    if (connection->reply.close) {
        reopen(load, connection);
    } else {
        ask(load, connection);
    }
}

static void read_replies(Load *load, Connection *connection)
{
    char bytes[16384];
    ssize_t length;

    while ((length = recv(connection->socket, bytes, sizeof(bytes), 0)) > 0) {
        size_t used = reply_feed(&connection->reply, bytes, (size_t)length);
        ReplyState state = connection->reply.state;
        if (state == REPLY_BROKEN || used < (size_t)length) {
            load->errors++;
            reopen(load, connection);
            return;
        }
        if (state == REPLY_DONE) {
            take_reply(load, connection);
            return;
        }
    }
    if (length == 0 || (errno != EAGAIN && errno != EINTR)) {
        load->errors += connection->reply.line_length > 0 || connection->reply.state != REPLY_HEAD;
        reopen(load, connection);
    }
}

static void serve(Load *load, Connection *connection, uint32_t events)
{
    if (!connection->stands && (events & EPOLLOUT) && !(events & (EPOLLERR | EPOLLHUP))) {
        connection->stands = true;
        connection->stood = true;
        load->standing++;
        ask(load, connection);
    } else if (events & (EPOLLIN | EPOLLERR | EPOLLHUP)) {
        read_replies(load, connection);
    }
}

/* --- the run ---------------------------------------------------------------------------------- */

static bool is_over(const Load *load, uint64_t end)
{
    return load->wanted > 0 ? load->replies >= load->wanted : now() >= end;
}

/* Gives the seconds it took. */
static double run(Load *load, unsigned seconds)
{
    struct epoll_event events[EVENTS];
    uint64_t start = now();
    uint64_t end = UINT64_MAX;
    load->heard = start;

    while (!is_over(load, end) && now() - load->heard < SILENCE * 1000000000ull) {
        int count = epoll_wait(load->epoll, events, EVENTS, 100);
        for (int i = 0; i < count; i++) {
            serve(load, events[i].data.ptr, events[i].events);
        }
        if (!load->counting &&
            (load->standing == load->count || now() - start > CONNECT_TIME * 1000000000ull)) {
            load->counting = true;
            start = now();
            end = start + seconds * 1000000000ull;
        }
    }
    return (double)(now() - start) / 1e9;
}

static void report(const Load *load, double seconds)
{
    uint64_t least = UINT64_MAX;
    uint64_t most = 0;
    size_t idle = 0;
    size_t waiting = 0;

    for (size_t i = 0; i < load->count; i++) {
        uint64_t replies = load->connections[i].replies;
        least = replies < least ? replies : least;
        most = replies > most ? replies : most;
        idle += replies == 0;
        waiting += !load->connections[i].stood;
    }
    printf("{\"replies\":%llu,\"seconds\":%.6f,\"errors\":%llu,\"reopened\":%llu,\"waiting\":%zu,"
           "\"slowest\":%llu,\"mean\":%.3f,\"fastest\":%llu,\"unserved\":%zu,"
           "\"latency\":{\"p50\":%.1f,\"p90\":%.1f,\"p99\":%.1f,\"p999\":%.1f,\"most\":%.1f}}\n",
           (unsigned long long)load->replies, seconds, (unsigned long long)load->errors,
           (unsigned long long)load->reopened, waiting, (unsigned long long)least,
           (double)load->replies / (double)load->count, (unsigned long long)most, idle,
           percentile(load, 0.5), percentile(load, 0.9), percentile(load, 0.99),
           percentile(load, 0.999), percentile(load, 1));
}

static unsigned long number(const char *text, unsigned long most)
{
    char *end;
    unsigned long value = strtoul(text, &end, 10);

    if (*text == '\0' || *end != '\0' || value == 0 || value > most) {
        fprintf(stderr, "load: not a number from 1 to %lu: %s\n", most, text);
        exit(2);
    }
    return value;
}

static void make_requests(Load *load, char **paths, size_t count, unsigned long port)
{
    load->path_count = count;
    for (size_t i = 0; i < count; i++) {
        if (asprintf(&load->requests[i], "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%lu\r\n\r\n", paths[i],
                     port) < 0) {
            die("asprintf");
        }
    }
}

static void open_all(Load *load)
{
    load->connections = calloc(load->count, sizeof(Connection));
    load->epoll = epoll_create1(0);
    if (!load->connections || load->epoll < 0) {
        die("load");
    }
    for (size_t i = 0; i < load->count; i++) {
        load->connections[i].path = i % load->path_count;
        open_connection(load, &load->connections[i]);
    }
}

int main(int argc, char **argv)
{
    static Load load;
    unsigned long port;
    unsigned seconds = 0;

    if (argc < 6 || argc > 5 + MOST_PATHS) {
        fprintf(stderr, "usage: load PORT CONNECTIONS seconds|requests N PATH...\n");
        return 2;
    }
    port = number(argv[1], 65535);
    load.count = number(argv[2], MOST_CONNECTIONS);
    if (strcmp(argv[3], "requests") == 0) {
        load.wanted = number(argv[4], 100000000);
    } else {
        seconds = (unsigned)number(argv[4], MOST_SECONDS);
    }
    load.address.sin_family = AF_INET;
    load.address.sin_port = htons((uint16_t)port);
    load.address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    make_requests(&load, argv + 5, (size_t)argc - 5, port);
    open_all(&load);
    report(&load, run(&load, seconds));
    return load.replies > 0 ? 0 : 1;
}
