/*
 * node:fs: reading and writing whole files. fs_tree.c has folders and what is known about files,
 * fs_arguments.c the paths and options.
 */
#include "node/fs.h"

#include "node/fs_internal.h"
#include "node/node_bytes.h"
#include "node/node_errors.h"
#include "ts/elements.h"
#include "ts/output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- descriptors ------------------------------------------------------------------- */

/* An open file: `path` is NULL when the program gave the descriptor itself. */
typedef struct File {
    int fd;
    TsString *path;
} File;

static bool is_descriptor(TsValue path)
{
    return ts_is_number(path) && path.as.number == (double)(int32_t)path.as.number;
}

static File given_descriptor(double fd)
{
    if (fd < 0) {
        node_throw_plain(
            &RangeError_type, "ERR_OUT_OF_RANGE",
            ts_string_format("The value of \"fd\" is out of range. It must be >= 0 && <= "
                             "2147483647. Received %S",
                             ts_string_from_number(fd)));
    }
    return (File){.fd = (int)fd};
}

static File open_file(TsValue path_value, int flags, unsigned mode)
{
    if (ts_is_number(path_value) && path_value.as.number >= -2147483648.0 &&
        path_value.as.number <= 2147483647.0 && is_descriptor(path_value)) {
        return given_descriptor(path_value.as.number);
    }
    FsPath path = fs_path("path", path_value);
    int fd = open(path.name, flags | O_CLOEXEC, mode);
    if (fd < 0) {
        node_throw_system_error(errno, "open", path.shown, NULL);
    }
    return (File){.fd = fd, .path = path.shown};
}

static void close_file(const File *file)
{
    if (file->path) {
        close(file->fd);
    }
}

/* ---- reading ----------------------------------------------------------------------- */

/* The bytes of a file in malloc memory. */
typedef struct Contents {
    uint8_t *bytes;
    size_t length;
} Contents;

static size_t expected_size(int fd)
{
    struct stat info;

    if (fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && info.st_size > 0) {
        return (size_t)info.st_size + 1;
    }
    ts_output_flush(); /* a terminal or pipe may wait for what was printed */
    return 8192;
}

/* Reads to the end; 0 or an errno. Nothing is to be released after an error. */
static int read_descriptor(int fd, Contents *contents)
{
    size_t capacity = expected_size(fd);

    contents->length = 0;
    contents->bytes = malloc(capacity);
    while (contents->bytes) {
        ssize_t count = read(fd, contents->bytes + contents->length, capacity - contents->length);
        if (count == 0) {
            return 0;
        }
        if (count < 0 && errno != EINTR) {
            int error = errno;
            free(contents->bytes);
            return error;
        }
        contents->length += count > 0 ? (size_t)count : 0;
        if (contents->length == capacity) {
            uint8_t *larger = realloc(contents->bytes, capacity * 2);
            if (!larger) {
                free(contents->bytes);
            }
            contents->bytes = larger;
            capacity *= 2;
        }
    }
    return ENOMEM;
}

/* `bad_call`: what Node says it did with a descriptor that is not open. */
static Contents read_whole(TsValue path, TsValue options, const char *bad_call)
{
    Contents contents;
    File file = open_file(path, fs_flags(fs_option(options, TS_STR("flag")), O_RDONLY), 0666);
    int error = read_descriptor(file.fd, &contents);

    close_file(&file);
    if (error) {
        node_throw_system_error(error, error == EBADF ? bad_call : "read", NULL, NULL);
    }
    return contents;
}

static BufferEncoding checked_encoding(TsString *name)
{
    BufferEncoding encoding;

    if (!buffer_find_encoding(name, &encoding)) {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE",
                       "The argument 'encoding' is invalid encoding. Received '%S'", name);
    }
    return encoding;
}

static TsString *read_text(TsValue path, TsValue options, TsString *name)
{
    BufferEncoding encoding = checked_encoding(name);
    Contents contents = read_whole(path, options, encoding == BUFFER_UTF8 ? "read" : "fstat");
    TsString *text = buffer_decode(contents.bytes, contents.length, encoding);

    free(contents.bytes);
    return text;
}

TsString *fs_read_file_text(TsString *path, TsString *encoding)
{
    return read_text(ts_from_string(path), TS_UNDEFINED, encoding);
}

/* The encoding that options name, or NULL for "a Buffer, please". */
static TsString *encoding_option(TsValue options)
{
    TsValue encoding = ts_is_string(options) ? options : fs_option(options, TS_STR("encoding"));

    if (ts_is_nullish(encoding) ||
        (ts_is_string(encoding) && ts_string_is(ts_as_string(encoding), "buffer"))) {
        return NULL;
    }
    return ts_to_string(encoding);
}

Buffer *fs_read_file_buffer(TsValue path, TsValue options)
{
    Contents contents = read_whole(path, options, "fstat");
    Buffer *buffer = buffer_copy_of(contents.bytes, contents.length);

    free(contents.bytes);
    return buffer;
}

TsValue fs_read_file(TsValue path, TsValue options)
{
    TsString *encoding = encoding_option(options);

    return encoding ? ts_from_string(read_text(path, options, encoding))
                    : ts_from_object(fs_read_file_buffer(path, options));
}

TsString *fs_read_file_text_value(TsValue path, TsValue options)
{
    TsString *encoding = encoding_option(options);

    return read_text(path, options, encoding ? encoding : TS_STR("utf8"));
}

/* ---- writing ----------------------------------------------------------------------- */

static int write_descriptor(int fd, const uint8_t *bytes, size_t length)
{
    if (fd == 1 || fd == 2) {
        ts_output_flush();
    }
    while (length > 0) {
        ssize_t count = write(fd, bytes, length);
        if (count < 0 && errno != EINTR) {
            return errno;
        }
        bytes += count > 0 ? count : 0;
        length -= count > 0 ? (size_t)count : 0;
    }
    return 0;
}

static void write_whole(TsValue path, TsValue data, TsValue options, int flags)
{
    const uint8_t *bytes;
    size_t length;
    TsString *encoding = encoding_option(options);

    if (encoding) {
        checked_encoding(encoding);
    }
    if (ts_is_string(data)) {
        Buffer *buffer = buffer_from_string(ts_as_string(data), encoding);
        bytes = buffer->bytes;
        length = buffer->length;
    } else if (ts_instance_of(data, TsArrayBuffer) || !buffer_bytes_of(data, &bytes, &length)) {
        node_throw_argument_type(
            "data", "of type string or an instance of Buffer, TypedArray, or DataView", data);
    }
    unsigned mode = fs_mode(fs_option(options, TS_STR("mode")), 0666);
    File file = open_file(path, fs_flags(fs_option(options, TS_STR("flag")), flags), mode);
    int error = write_descriptor(file.fd, bytes, length);
    close_file(&file);
    if (error) {
        node_throw_system_error(error, "write", NULL, NULL);
    }
}

void fs_write_file(TsValue path, TsValue data, TsValue options)
{
    write_whole(path, data, options, O_TRUNC | O_CREAT | O_WRONLY);
}

void fs_append_file(TsValue path, TsValue data, TsValue options)
{
    write_whole(path, data, options, O_APPEND | O_CREAT | O_WRONLY);
}

void fs_copy_file(TsValue from_value, TsValue to_value)
{
    FsPath from = fs_path("src", from_value);
    FsPath to = fs_path("dest", to_value);
    Contents contents = {.bytes = NULL};
    struct stat info = {.st_mode = 0666};
    int in = open(from.name, O_RDONLY | O_CLOEXEC);
    int error = in < 0 || fstat(in, &info) != 0 ? errno : read_descriptor(in, &contents);

    if (in >= 0) {
        close(in);
    }
    if (!error) {
        int out = open(to.name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, info.st_mode & 0777);
        error = out < 0 ? errno : write_descriptor(out, contents.bytes, contents.length);
        if (out >= 0) {
            close(out);
        }
        free(contents.bytes);
    }
    if (error) {
        node_throw_system_error(error, "copyfile", from.shown, to.shown);
    }
}
