/*
 * The buffered writer of output.h. The lock is held for one copy or one write(2).
 */
#include "ts/output.h"

#include <errno.h>
#include <poll.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

enum { BUFFER_SIZE = 16 * 1024, SMALL_STRING = 1024 };

static atomic_flag output_lock = ATOMIC_FLAG_INIT;
static char buffer[BUFFER_SIZE];
static size_t buffered;
static bool prepared;
static bool is_terminal;

static void lock(void)
{
    while (atomic_flag_test_and_set_explicit(&output_lock, memory_order_acquire)) {
        sched_yield();
    }
}

static void unlock(void)
{
    atomic_flag_clear_explicit(&output_lock, memory_order_release);
}

/** write(2) until all is written; waits where the descriptor is non-blocking. */
static void write_all(int fd, const char *bytes, size_t size)
{
    while (size > 0) {
        ssize_t written = write(fd, bytes, size);
        if (written >= 0) {
            bytes += written;
            size -= (size_t)written;
        } else if (errno == EAGAIN) {
            struct pollfd wait = {.fd = fd, .events = POLLOUT};
            poll(&wait, 1, -1);
        } else if (errno != EINTR) {
            return;
        }
    }
}

static void flush_locked(void)
{
    if (buffered > 0) {
        write_all(TS_STDOUT, buffer, buffered);
        buffered = 0;
    }
}

void ts_output_flush(void)
{
    lock();
    flush_locked();
    unlock();
}

static void prepare_locked(void)
{
    if (!prepared) {
        prepared = true;
        is_terminal = isatty(TS_STDOUT);
        atexit(ts_output_flush);
    }
}

static void write_locked(int fd, const char *bytes, size_t size)
{
    if (fd != TS_STDOUT) {
        flush_locked();
        write_all(fd, bytes, size);
        return;
    }
    prepare_locked();
    if (size > BUFFER_SIZE - buffered) {
        flush_locked();
    }
    if (size >= BUFFER_SIZE) {
        write_all(fd, bytes, size);
    } else {
        memcpy(buffer + buffered, bytes, size);
        buffered += size;
    }
    if (is_terminal) {
        flush_locked();
    }
}

void ts_output_write(int fd, const char *bytes, size_t size)
{
    lock();
    write_locked(fd, bytes, size);
    unlock();
}

/** The string and `tail` as UTF-8 in one piece. */
static void write_string(int fd, const TsString *string, const char *tail, size_t tail_size)
{
    char small[SMALL_STRING];
    size_t size = ts_string_is_ascii(string) ? string->length : ts_string_utf8_size(string);
    char *bytes = size + tail_size <= sizeof small ? small : malloc(size + tail_size);

    if (!bytes) {
        ts_fatal("out of memory");
    }
    char *end = bytes;
    if (ts_string_is_ascii(string)) {
        memcpy(bytes, string->chars, size);
        end += size;
    } else {
        end = ts_string_write_utf8(string, bytes);
    }
    memcpy(end, tail, tail_size);
    ts_output_write(fd, bytes, size + tail_size);
    if (bytes != small) {
        free(bytes);
    }
}

void ts_output_string(int fd, const TsString *string)
{
    write_string(fd, string, "", 0);
}

void ts_output_line(int fd, const TsString *string)
{
    write_string(fd, string, "\n", 1);
}
