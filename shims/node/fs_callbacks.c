/* fs with callbacks.
 */
#include "node/fs_callbacks.h"

#include "node/fs.h"
#include "node/fs_operations.h"
#include "ts/error.h"

/* Some have no result, then the callback gets no second argument. */
static void call(void *callback, bool failed, TsValue outcome)
{
    TsValue arguments[2] = {failed ? outcome : TS_NULL, failed ? TS_UNDEFINED : outcome};

    ts_call(callback, TS_UNDEFINED, failed || ts_is_undefined(outcome) ? 1 : 2, arguments);
}

static void called_back(FsOperation operation, TsValue first, TsValue second, TsValue third,
                        TsFunction *callback)
{
    TsValue arguments[4] = {first, second, third, TS_UNDEFINED};

    TS_TRY {
        fs_tell_later(callback, false, operation(arguments), call);
    }
    TS_CATCH(error) {
        fs_tell_later(callback, true, error, call);
    }
    TS_END_TRY;
}

void fs_callback_read_file(TsValue path, TsFunction *callback)
{
    called_back(fs_do_read_file, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_read_file_options(TsValue path, TsValue options, TsFunction *callback)
{
    called_back(fs_do_read_file, path, options, TS_UNDEFINED, callback);
}

void fs_callback_write_file(TsValue path, TsValue data, TsFunction *callback)
{
    called_back(fs_do_write_file, path, data, TS_UNDEFINED, callback);
}

void fs_callback_write_file_options(TsValue path, TsValue data, TsValue options, TsFunction *callback)
{
    called_back(fs_do_write_file, path, data, options, callback);
}

void fs_callback_append_file(TsValue path, TsValue data, TsFunction *callback)
{
    called_back(fs_do_append_file, path, data, TS_UNDEFINED, callback);
}

void fs_callback_append_file_options(TsValue path, TsValue data, TsValue options, TsFunction *callback)
{
    called_back(fs_do_append_file, path, data, options, callback);
}

void fs_callback_access(TsValue path, TsFunction *callback)
{
    called_back(fs_do_access, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_access_options(TsValue path, TsValue mode, TsFunction *callback)
{
    called_back(fs_do_access, path, mode, TS_UNDEFINED, callback);
}

void fs_callback_stat(TsValue path, TsFunction *callback)
{
    called_back(fs_do_stat, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_stat_options(TsValue path, TsValue options, TsFunction *callback)
{
    called_back(fs_do_stat, path, options, TS_UNDEFINED, callback);
}

void fs_callback_link_stat(TsValue path, TsFunction *callback)
{
    called_back(fs_do_link_stat, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_link_stat_options(TsValue path, TsValue options, TsFunction *callback)
{
    called_back(fs_do_link_stat, path, options, TS_UNDEFINED, callback);
}

void fs_callback_make_directory(TsValue path, TsFunction *callback)
{
    called_back(fs_do_make_directory, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_make_directory_options(TsValue path, TsValue options, TsFunction *callback)
{
    called_back(fs_do_make_directory, path, options, TS_UNDEFINED, callback);
}

void fs_callback_make_temporary_directory(TsValue prefix, TsFunction *callback)
{
    called_back(fs_do_make_temporary_directory, prefix, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_read_directory(TsValue path, TsFunction *callback)
{
    called_back(fs_do_read_directory, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_read_directory_options(TsValue path, TsValue options, TsFunction *callback)
{
    called_back(fs_do_read_directory, path, options, TS_UNDEFINED, callback);
}

void fs_callback_remove_directory(TsValue path, TsFunction *callback)
{
    called_back(fs_do_remove_directory, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_remove_directory_options(TsValue path, TsValue options, TsFunction *callback)
{
    called_back(fs_do_remove_directory, path, options, TS_UNDEFINED, callback);
}

void fs_callback_remove(TsValue path, TsFunction *callback)
{
    called_back(fs_do_remove, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_remove_options(TsValue path, TsValue options, TsFunction *callback)
{
    called_back(fs_do_remove, path, options, TS_UNDEFINED, callback);
}

void fs_callback_unlink(TsValue path, TsFunction *callback)
{
    called_back(fs_do_unlink, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_rename(TsValue from, TsValue to, TsFunction *callback)
{
    called_back(fs_do_rename, from, to, TS_UNDEFINED, callback);
}

void fs_callback_copy_file(TsValue from, TsValue to, TsFunction *callback)
{
    called_back(fs_do_copy_file, from, to, TS_UNDEFINED, callback);
}

void fs_callback_truncate(TsValue path, TsFunction *callback)
{
    called_back(fs_do_truncate, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_truncate_options(TsValue path, TsValue length, TsFunction *callback)
{
    called_back(fs_do_truncate, path, length, TS_UNDEFINED, callback);
}

void fs_callback_link(TsValue from, TsValue to, TsFunction *callback)
{
    called_back(fs_do_link, from, to, TS_UNDEFINED, callback);
}

void fs_callback_symbolic_link(TsValue target, TsValue path, TsFunction *callback)
{
    called_back(fs_do_symbolic_link, target, path, TS_UNDEFINED, callback);
}

void fs_callback_read_link(TsValue path, TsFunction *callback)
{
    called_back(fs_do_read_link, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

void fs_callback_change_mode(TsValue path, TsValue mode, TsFunction *callback)
{
    called_back(fs_do_change_mode, path, mode, TS_UNDEFINED, callback);
}

void fs_callback_real_path(TsValue path, TsFunction *callback)
{
    called_back(fs_do_real_path, path, TS_UNDEFINED, TS_UNDEFINED, callback);
}

static void tell_existence(void *callback, bool failed, TsValue outcome)
{
    (void)failed;
    ts_call(callback, TS_UNDEFINED, 1, &outcome);
}

void fs_callback_exists(TsValue path, TsFunction *callback)
{
    fs_tell_later(callback, false, ts_from_bool(fs_exists(path)), tell_existence);
}
