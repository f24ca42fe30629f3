/*
 * Errors of system calls as Node reports them; the texts are those of its documentation's libuv.
 */
#include "node/system_error.h"

#include "ts/object.h"

#include <errno.h>

#define SYSTEM_ERRORS(X)                                \
    X(E2BIG, "argument list too long")                  \
    X(EACCES, "permission denied")                      \
    X(EADDRINUSE, "address already in use")             \
    X(EADDRNOTAVAIL, "address not available")           \
    X(EAGAIN, "resource temporarily unavailable")       \
    X(EBADF, "bad file descriptor")                     \
    X(EBUSY, "resource busy or locked")                 \
    X(ECANCELED, "operation canceled")                  \
    X(ECONNABORTED, "software caused connection abort") \
    X(ECONNREFUSED, "connection refused")               \
    X(ECONNRESET, "connection reset by peer")           \
    X(EDESTADDRREQ, "destination address required")     \
    X(EEXIST, "file already exists")                    \
    X(EFAULT, "bad address in system call argument")    \
    X(EFBIG, "file too large")                          \
    X(EHOSTUNREACH, "host is unreachable")              \
    X(EINTR, "interrupted system call")                 \
    X(EINVAL, "invalid argument")                       \
    X(EIO, "i/o error")                                 \
    X(EISCONN, "socket is already connected")           \
    X(EISDIR, "illegal operation on a directory")       \
    X(ELOOP, "too many symbolic links encountered")     \
    X(EMFILE, "too many open files")                    \
    X(EMLINK, "too many links")                         \
    X(EMSGSIZE, "message too long")                     \
    X(ENAMETOOLONG, "name too long")                    \
    X(ENETDOWN, "network is down")                      \
    X(ENETUNREACH, "network is unreachable")            \
    X(ENFILE, "file table overflow")                    \
    X(ENOBUFS, "no buffer space available")             \
    X(ENODEV, "no such device")                         \
    X(ENOENT, "no such file or directory")              \
    X(ENOMEM, "not enough memory")                      \
    X(ENOSPC, "no space left on device")                \
    X(ENOSYS, "function not implemented")               \
    X(ENOTCONN, "socket is not connected")              \
    X(ENOTDIR, "not a directory")                       \
    X(ENOTEMPTY, "directory not empty")                 \
    X(ENOTSOCK, "socket operation on non-socket")       \
    X(ENOTSUP, "operation not supported on socket")     \
    X(ENOTTY, "inappropriate ioctl for device")         \
    X(ENXIO, "no such device or address")               \
    X(EPERM, "operation not permitted")                 \
    X(EPIPE, "broken pipe")                             \
    X(ERANGE, "result too large")                       \
    X(EROFS, "read-only file system")                   \
    X(ESPIPE, "invalid seek")                           \
    X(ESRCH, "no such process")                         \
    X(ETIMEDOUT, "connection timed out")                \
    X(ETXTBSY, "text file is busy")                     \
    X(EXDEV, "cross-device link not permitted")

const char *node_errno_name(int number)
{
    switch (number) {
#define NAME(error, text) \
    case error:           \
        return #error;
        SYSTEM_ERRORS(NAME)
#undef NAME
    default:
        return "UNKNOWN";
    }
}

const char *node_errno_text(int number)
{
    switch (number) {
#define TEXT(error, text) \
    case error:           \
        return text;
        SYSTEM_ERRORS(TEXT)
#undef TEXT
    default:
        return "unknown error";
    }
}

static void set_text(TsError *error, TsString *key, TsString *text)
{
    ts_object_set(error, key, ts_from_string(text));
}

TsError *node_system_error(int number, const char *syscall, TsString *path, TsString *dest)
{
    TsString *message =
        ts_string_format("%s: %s, %s", node_errno_name(number), node_errno_text(number), syscall);

    if (path) {
        message = ts_string_format("%S '%S'", message, path);
    }
    if (dest) {
        message = ts_string_format("%S -> '%S'", message, dest);
    }
    TsError *error = Error_new(message);
    ts_object_set(error, TS_STR("errno"), ts_from_number(-number));
    set_text(error, TS_STR("code"), ts_string_from_c(node_errno_name(number)));
    set_text(error, TS_STR("syscall"), ts_string_from_c(syscall));
    if (path) {
        set_text(error, TS_STR("path"), path);
    }
    if (dest) {
        set_text(error, TS_STR("dest"), dest);
    }
    return error;
}

_Noreturn void node_throw_system_error(int number, const char *syscall, TsString *path,
                                       TsString *dest)
{
    ts_throw(ts_from_object(node_system_error(number, syscall, path, dest)));
}
