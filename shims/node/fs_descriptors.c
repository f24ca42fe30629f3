/*
 * node:fs: open files by their descriptors.
 */
#include "node/fs_internal.h"
#include "node/node_errors.h"
#include "ts/output.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static int descriptor(double fd)
{
    const char *rule = trunc(fd) == fd ? ">= 0 && <= 2147483647" : "an integer";

    if (!(fd >= 0 && fd <= 2147483647) || trunc(fd) != fd) {
        node_throw_plain(&RangeError_type, "ERR_OUT_OF_RANGE",
                         ts_string_format("The value of \"fd\" is out of range. It must be %s. "
                                          "Received %S",
                                          rule, ts_string_from_number(fd)));
    }
    return (int)fd;
}

double fs_open(TsValue path_value, TsValue flags, TsValue mode)
{
    FsPath path = fs_path("path", path_value);
    int fd = open(path.name, fs_flags(flags, O_RDONLY) | O_CLOEXEC, fs_mode(mode, 0666));

    if (fd < 0) {
        node_throw_system_error(errno, "open", path.shown, NULL);
    }
    return fd;
}

void fs_close(double fd)
{
    if (close(descriptor(fd)) != 0) {
        node_throw_system_error(errno, "close", NULL, NULL);
    }
}

/* A position in a file, or -1 for where the file stands. */
static off_t position_of(TsValue position)
{
    return ts_is_number(position) && position.as.number >= 0 ? (off_t)position.as.number : -1;
}

/* A part of a buffer. */
typedef struct Part {
    uint8_t *bytes;
    size_t length;
} Part;

static Part part_of(const Buffer *buffer, double offset, double length)
{
    char rule[64];
    double size = (double)buffer->length;
    double start = ts_is_undefined_number(offset) ? 0 : offset;

    if (trunc(start) != start) {
        node_throw_out_of_range("offset", "an integer", start);
    }
    if (start < 0 || start > 9007199254740991.0) {
        node_throw_out_of_range("offset", ">= 0 && <= 9007199254740991", start);
    }
    double count = ts_is_undefined_number(length) ? size - start : length;
    if (count > size - start) {
        snprintf(rule, sizeof rule, "<= %.0f", size - start);
        node_throw_out_of_range("length", rule, count);
    }
    if (count < 0) {
        node_throw_out_of_range("length", ">= 0", count);
    }
    return (Part){buffer->bytes + (size_t)start, (size_t)count};
}

double fs_read(double fd_number, Buffer *buffer, double offset, double length, TsValue position)
{
    int fd = descriptor(fd_number);
    Part part = part_of(buffer, offset, length);
    off_t at = position_of(position);
    ssize_t count;

    if (part.length == 0) {
        return 0;
    }
    ts_output_flush();
    do {
        count = at < 0 ? read(fd, part.bytes, part.length) : pread(fd, part.bytes, part.length, at);
    } while (count < 0 && errno == EINTR);
    if (count < 0) {
        node_throw_system_error(errno, "read", NULL, NULL);
    }
    return (double)count;
}

double fs_read_options(double fd, Buffer *buffer, TsValue options)
{
    double offset = ts_as_optional_number(fs_option(options, TS_STR("offset")));
    double length = ts_as_optional_number(fs_option(options, TS_STR("length")));

    return fs_read(fd, buffer, offset, length, fs_option(options, TS_STR("position")));
}

double fs_write(double fd_number, Buffer *buffer, double offset, double length, TsValue position)
{
    int fd = descriptor(fd_number);
    Part part = part_of(buffer, offset, length);
    off_t at = position_of(position);
    ssize_t count;

    if (part.length == 0) {
        return 0;
    }
    ts_output_flush();
    do {
        count =
            at < 0 ? write(fd, part.bytes, part.length) : pwrite(fd, part.bytes, part.length, at);
    } while (count < 0 && errno == EINTR);
    if (count < 0) {
        node_throw_system_error(errno, "write", NULL, NULL);
    }
    return (double)count;
}

double fs_write_text(double fd, TsString *text, TsValue position, TsString *encoding)
{
    Buffer *bytes = buffer_from_string(text, encoding);

    return fs_write(fd, bytes, TS_UNDEFINED_NUMBER, TS_UNDEFINED_NUMBER, position);
}

FsStats *fs_descriptor_stat(double fd)
{
    FsStats *stats = fs_stats_of_descriptor(descriptor(fd));

    if (!stats) {
        node_throw_system_error(errno, "fstat", NULL, NULL);
    }
    return stats;
}

void fs_truncate(TsValue path_value, double length)
{
    FsPath path = fs_path("path", path_value);
    off_t size = ts_is_undefined_number(length) || length < 0 ? 0 : (off_t)length;

    if (truncate(path.name, size) != 0) {
        bool missing = errno == ENOENT || errno == EACCES || errno == EISDIR || errno == ENOTDIR;
        node_throw_system_error(errno, missing ? "open" : "ftruncate", missing ? path.shown : NULL,
                                NULL);
    }
}
