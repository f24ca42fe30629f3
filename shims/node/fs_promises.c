/* fs/promises.
 */
#include "node/fs_promises.h"

#include "node/fs_operations.h"
#include "ts/error.h"

static void settle(void *promise, bool failed, TsValue outcome)
{
    if (failed) {
        ts_promise_fail(promise, outcome);
    } else {
        ts_promise_fulfill(promise, outcome);
    }
}

static TsPromise *promised(FsOperation operation, TsValue first, TsValue second, TsValue third)
{
    TsPromise *promise = ts_promise_pending();
    TsValue arguments[4] = {first, second, third, TS_UNDEFINED};

    TS_TRY {
        fs_tell_later(promise, false, operation(arguments), settle);
    }
    TS_CATCH(error) {
        fs_tell_later(promise, true, error, settle);
    }
    TS_END_TRY;
    return promise;
}

TsPromise *fs_promised_read_file(TsValue path, TsValue options)
{
    return promised(fs_do_read_file, path, options, TS_UNDEFINED);
}

TsPromise *fs_promised_write_file(TsValue path, TsValue data, TsValue options)
{
    return promised(fs_do_write_file, path, data, options);
}

TsPromise *fs_promised_append_file(TsValue path, TsValue data, TsValue options)
{
    return promised(fs_do_append_file, path, data, options);
}

TsPromise *fs_promised_access(TsValue path, TsValue mode)
{
    return promised(fs_do_access, path, mode, TS_UNDEFINED);
}

TsPromise *fs_promised_stat(TsValue path, TsValue options)
{
    return promised(fs_do_stat, path, options, TS_UNDEFINED);
}

TsPromise *fs_promised_link_stat(TsValue path, TsValue options)
{
    return promised(fs_do_link_stat, path, options, TS_UNDEFINED);
}

TsPromise *fs_promised_make_directory(TsValue path, TsValue options)
{
    return promised(fs_do_make_directory, path, options, TS_UNDEFINED);
}

TsPromise *fs_promised_make_temporary_directory(TsValue prefix)
{
    return promised(fs_do_make_temporary_directory, prefix, TS_UNDEFINED, TS_UNDEFINED);
}

TsPromise *fs_promised_read_directory(TsValue path, TsValue options)
{
    return promised(fs_do_read_directory, path, options, TS_UNDEFINED);
}

TsPromise *fs_promised_remove_directory(TsValue path, TsValue options)
{
    return promised(fs_do_remove_directory, path, options, TS_UNDEFINED);
}

TsPromise *fs_promised_remove(TsValue path, TsValue options)
{
    return promised(fs_do_remove, path, options, TS_UNDEFINED);
}

TsPromise *fs_promised_unlink(TsValue path)
{
    return promised(fs_do_unlink, path, TS_UNDEFINED, TS_UNDEFINED);
}

TsPromise *fs_promised_rename(TsValue from, TsValue to)
{
    return promised(fs_do_rename, from, to, TS_UNDEFINED);
}

TsPromise *fs_promised_copy_file(TsValue from, TsValue to)
{
    return promised(fs_do_copy_file, from, to, TS_UNDEFINED);
}

TsPromise *fs_promised_truncate(TsValue path, TsValue length)
{
    return promised(fs_do_truncate, path, length, TS_UNDEFINED);
}

TsPromise *fs_promised_link(TsValue from, TsValue to)
{
    return promised(fs_do_link, from, to, TS_UNDEFINED);
}

TsPromise *fs_promised_symbolic_link(TsValue target, TsValue path)
{
    return promised(fs_do_symbolic_link, target, path, TS_UNDEFINED);
}

TsPromise *fs_promised_read_link(TsValue path)
{
    return promised(fs_do_read_link, path, TS_UNDEFINED, TS_UNDEFINED);
}

TsPromise *fs_promised_change_mode(TsValue path, TsValue mode)
{
    return promised(fs_do_change_mode, path, mode, TS_UNDEFINED);
}

TsPromise *fs_promised_real_path(TsValue path)
{
    return promised(fs_do_real_path, path, TS_UNDEFINED, TS_UNDEFINED);
}

TsPromise *fs_promised_set_times(TsValue path, TsValue access, TsValue change)
{
    return promised(fs_do_set_times, path, access, change);
}

TsPromise *fs_promised_copy(TsValue from, TsValue to, TsValue options)
{
    return promised(fs_do_copy, from, to, options);
}
