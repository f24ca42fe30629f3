/* FileHandle: each operation is done at once, its outcome told by the loop.
 */
#include "node/fs_handle.h"

#include <errno.h>
#include <unistd.h>

#include "node/fs.h"
#include "node/fs_operations.h"
#include "node/node_errors.h"
#include "node/system_error.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/heap.h"

typedef TsValue (*Operation)(FsHandle *handle, const TsValue *arguments);

static void settle(void *promise, bool failed, TsValue outcome)
{
    if (failed) {
        ts_promise_fail(promise, outcome);
    } else {
        ts_promise_fulfill(promise, outcome);
    }
}

static TsPromise *promised(Operation operation, FsHandle *handle, const TsValue *arguments)
{
    TsPromise *promise = ts_promise_pending();

    TS_TRY
    {
        fs_tell_later(promise, false, operation(handle, arguments), settle);
    }
    TS_CATCH(error)
    {
        fs_tell_later(promise, true, error, settle);
    }
    TS_END_TRY;
    return promise;
}

/* The descriptor, unless the handle is closed. */
static double open_descriptor(const FsHandle *handle)
{
    if (handle->fd < 0) {
        node_throw_plain(&Error_type, "EBADF", TS_STR("file closed"));
    }
    return handle->fd;
}

static double optional(TsValue value)
{
    return ts_is_nullish(value) ? TS_UNDEFINED_NUMBER : ts_to_number(value);
}

static TsValue counted(TsString *name, double count, TsValue buffer)
{
    TsDynamicObject *object = ts_object_new_null_prototype();

    ts_object_define(object, name, ts_from_number(count));
    ts_object_define(object, TS_STR("buffer"), buffer);
    return ts_from_object(object);
}

/* ---- operations ---------------------------------------------------------------------- */

static TsValue do_open(FsHandle *handle, const TsValue *arguments)
{
    handle->fd = fs_open(arguments[0], arguments[1], arguments[2]);
    return ts_from_object(handle);
}

static TsValue do_close(FsHandle *handle, const TsValue *arguments)
{
    (void)arguments;
    if (handle->fd >= 0) {
        double fd = handle->fd;
        handle->fd = -1;
        fs_close(fd);
    }
    return TS_UNDEFINED;
}

static TsValue do_read(FsHandle *handle, const TsValue *arguments)
{
    double fd = open_descriptor(handle);
    double count = fs_read(fd, arguments[0].as.pointer, optional(arguments[1]),
                           optional(arguments[2]), arguments[3]);

    return counted(TS_STR("bytesRead"), count, arguments[0]);
}

static TsValue do_write(FsHandle *handle, const TsValue *arguments)
{
    double fd = open_descriptor(handle);
    double count = fs_write(fd, arguments[0].as.pointer, optional(arguments[1]),
                            optional(arguments[2]), arguments[3]);

    return counted(TS_STR("bytesWritten"), count, arguments[0]);
}

static TsValue do_write_text(FsHandle *handle, const TsValue *arguments)
{
    double fd = open_descriptor(handle);
    TsString *encoding = ts_is_string(arguments[2]) ? arguments[2].as.string : NULL;
    double count = fs_write_text(fd, arguments[0].as.string, arguments[1], encoding);

    return counted(TS_STR("bytesWritten"), count, arguments[0]);
}

static TsValue do_read_file(FsHandle *handle, const TsValue *arguments)
{
    return fs_read_file(ts_from_number(open_descriptor(handle)), arguments[0]);
}

static TsValue do_write_file(FsHandle *handle, const TsValue *arguments)
{
    fs_write_file(ts_from_number(open_descriptor(handle)), arguments[0], arguments[1]);
    return TS_UNDEFINED;
}

static TsValue do_stat(FsHandle *handle, const TsValue *arguments)
{
    (void)arguments;
    return ts_from_object(fs_descriptor_stat(open_descriptor(handle)));
}

static TsValue do_truncate(FsHandle *handle, const TsValue *arguments)
{
    double length = optional(arguments[0]);
    off_t size = ts_is_undefined_number(length) || length < 0 ? 0 : (off_t)length;

    if (ftruncate((int)open_descriptor(handle), size) != 0) {
        node_throw_system_error(errno, "ftruncate", NULL, NULL);
    }
    return TS_UNDEFINED;
}

static TsValue do_sync(FsHandle *handle, const TsValue *arguments)
{
    (void)arguments;
    if (fsync((int)open_descriptor(handle)) != 0) {
        node_throw_system_error(errno, "fsync", NULL, NULL);
    }
    return TS_UNDEFINED;
}

/* ---- for the program ----------------------------------------------------------------- */

TsPromise *fs_handle_open(TsValue path, TsValue flags, TsValue mode)
{
    return promised(do_open, TS_NEW(FsHandle, .fd = -1), (TsValue[]){path, flags, mode});
}

TsPromise *fs_handle_close(FsHandle *handle)
{
    return promised(do_close, handle, NULL);
}

TsPromise *fs_handle_read(FsHandle *handle, Buffer *buffer, TsValue offset, TsValue length,
                          TsValue position)
{
    return promised(do_read, handle, (TsValue[]){ts_from_object(buffer), offset, length, position});
}

TsPromise *fs_handle_read_options(FsHandle *handle, TsValue options)
{
    bool given = ts_is_object(options);
    TsValue buffer = given ? ts_get(options, TS_STR("buffer")) : TS_UNDEFINED;
    Buffer *bytes = buffer_of_value(buffer);

    return fs_handle_read(handle, bytes ? bytes : buffer_new(16384),
                          given ? ts_get(options, TS_STR("offset")) : TS_UNDEFINED,
                          given ? ts_get(options, TS_STR("length")) : TS_UNDEFINED,
                          given ? ts_get(options, TS_STR("position")) : TS_UNDEFINED);
}

TsPromise *fs_handle_write(FsHandle *handle, Buffer *buffer, TsValue offset, TsValue length,
                           TsValue position)
{
    return promised(do_write, handle,
                    (TsValue[]){ts_from_object(buffer), offset, length, position});
}

TsPromise *fs_handle_write_text(FsHandle *handle, TsString *text, TsValue position,
                                TsString *encoding)
{
    TsValue name = encoding ? ts_from_string(encoding) : TS_UNDEFINED;

    return promised(do_write_text, handle, (TsValue[]){ts_from_string(text), position, name});
}

TsPromise *fs_handle_read_file(FsHandle *handle, TsValue options)
{
    return promised(do_read_file, handle, &options);
}

TsPromise *fs_handle_write_file(FsHandle *handle, TsValue data, TsValue options)
{
    return promised(do_write_file, handle, (TsValue[]){data, options});
}

TsPromise *fs_handle_stat(FsHandle *handle)
{
    return promised(do_stat, handle, NULL);
}

TsPromise *fs_handle_truncate(FsHandle *handle, TsValue length)
{
    return promised(do_truncate, handle, &length);
}

TsPromise *fs_handle_sync(FsHandle *handle)
{
    return promised(do_sync, handle, NULL);
}

static double get_fd(FsHandle *handle)
{
    return handle->fd;
}

TS_METHOD_0(get_fd, "get fd", double, FsHandle *)
TS_METHOD_0(fs_handle_close, "close", TsPromise *, FsHandle *)
TS_METHOD_1(fs_handle_read_file, "readFile", TsPromise *, FsHandle *, TsValue)
TS_METHOD_2(fs_handle_write_file, "writeFile", TsPromise *, FsHandle *, TsValue, TsValue)
TS_METHOD_0(fs_handle_stat, "stat", TsPromise *, FsHandle *)

TS_NATIVE(FsHandle, "FileHandle",
          TS_MEMBERS({.name = TS_KEY("fd"), .getter = &get_fd_function},
                     TS_METHOD_MEMBER("close", &fs_handle_close_function),
                     TS_METHOD_MEMBER("readFile", &fs_handle_read_file_function),
                     TS_METHOD_MEMBER("writeFile", &fs_handle_write_file_function),
                     TS_METHOD_MEMBER("appendFile", &fs_handle_write_file_function),
                     TS_METHOD_MEMBER("stat", &fs_handle_stat_function),
                     {.name = (TsString *)&ts_symbol_async_dispose,
                      .method = &fs_handle_close_function}));
