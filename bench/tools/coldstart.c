/*
 * Measures a cold start: from the creation of the process to the first complete 200.
 *
 *   coldstart PATH PROGRAM ARGUMENT...
 *
 * The program is started with a free port of 127.0.0.1 in PORT; then a connection is tried every
 * few microseconds, and GET PATH is sent on the first that stands. Prints the microseconds, and
 * kills the program. Exits with 1 if there was no 200 within 20 seconds.
 */
#include "reply.h"

#include <arpa/inet.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE = 20 /* seconds */, PAUSE = 10 /* microseconds */ };

extern char **environ;

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static struct sockaddr_in free_port(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    socklen_t length = sizeof(address);
    int listener = socket(AF_INET, SOCK_STREAM, 0);

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (bind(listener, (struct sockaddr *)&address, length) < 0 ||
        getsockname(listener, (struct sockaddr *)&address, &length) < 0) {
        perror("coldstart: bind");
        exit(2);
    }
    close(listener);
    return address;
}

static int connect_soon(const struct sockaddr_in *address, double deadline)
{
    const struct timespec pause = {.tv_nsec = PAUSE * 1000};

    while (now() < deadline) {
        int client = socket(AF_INET, SOCK_STREAM, 0);
        if (connect(client, (const struct sockaddr *)address, sizeof(*address)) == 0) {
            return client;
        }
        close(client);
        nanosleep(&pause, NULL);
    }
    return -1;
}

/* Asks for a path; gives the status, or 0. */
static int ask(int client, const char *path)
{
    char bytes[4096];
    Reply reply;
    int length = snprintf(bytes, sizeof(bytes), "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", path);
    struct timeval patience = {.tv_sec = PATIENCE};
    ssize_t count;

    setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    if (send(client, bytes, (size_t)length, MSG_NOSIGNAL) != length) {
        return 0;
    }
    reply_start(&reply);
    while (reply.state < REPLY_DONE && (count = recv(client, bytes, sizeof(bytes), 0)) > 0) {
        reply_feed(&reply, bytes, (size_t)count);
    }
    return reply.state == REPLY_DONE ? reply.status : 0;
}

int main(int argc, char **argv)
{
    struct sockaddr_in address = free_port();
    char port[16];
    pid_t child;
    int client, status = 0;
    double start, end;

    if (argc < 3) {
        fprintf(stderr, "usage: coldstart PATH PROGRAM ARGUMENT...\n");
        return 2;
    }
    snprintf(port, sizeof(port), "%d", ntohs(address.sin_port));
    setenv("PORT", port, 1);
    prctl(PR_SET_TIMERSLACK, 1000);
    start = now();
    if (posix_spawn(&child, argv[2], NULL, NULL, argv + 2, environ) != 0) {
        perror(argv[2]);
        return 2;
    }
    client = connect_soon(&address, start + PATIENCE * 1e6);
    if (client >= 0) {
        status = ask(client, argv[1]);
        close(client);
    }
    end = now();
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    if (status != 200) {
        fprintf(stderr, "coldstart: no 200 from %s\n", argv[2]);
        return 1;
    }
    printf("%.1f\n", end - start);
    return 0;
}
