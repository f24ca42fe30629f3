/*
 * node:fs: whole folders copied.
 */
#include "node/fs_copy.h"

#include "node/path.h"
#include "ts/function.h"
#include "ts/object.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

void fs_copy_file_mode(TsValue from_value, TsValue to_value, double mode)
{
    FsPath from = fs_path("src", from_value);
    FsPath to = fs_path("dest", to_value);

    if (((int)mode & FS_COPYFILE_EXCL) && access(to.name, F_OK) == 0 &&
        access(from.name, F_OK) == 0) {
        node_throw_system_error(EEXIST, "copyfile", from.shown, to.shown);
    }
    fs_copy_file(from_value, to_value);
}

/* What an error of cp() is: a SystemError with the code in brackets. */
static _Noreturn void throw_copy_error(const char *code, TsString *message, const FsPath *path)
{
    TsError *error = ts_error_coded(&Error_type, code, message);

    ts_set(ts_from_object(error), TS_STR("path"), ts_from_string(path->shown));
    ts_throw(ts_from_object(error));
}

static bool wants(TsValue options, TsValue from, TsValue to)
{
    TsValue filter = fs_option(options, TS_STR("filter"));
    TsValue arguments[2] = {from, to};

    return !ts_is_function(filter) ||
           ts_to_boolean(ts_call_value(filter, TS_UNDEFINED, 2, arguments));
}

static bool option(TsValue options, TsString *key, bool absent)
{
    TsValue value = fs_option(options, key);

    return ts_is_undefined(value) ? absent : ts_to_boolean(value);
}

static TsValue joined(const FsPath *folder, TsString *name)
{
    return ts_from_string(ts_concat_n(3, folder->shown, TS_STR("/"), name));
}

static void copy_folder(TsValue from_value, TsValue to_value, TsValue options,
                        const struct stat *info)
{
    FsPath from = fs_path("src", from_value);
    FsPath to = fs_path("dest", to_value);
    TsArray *names = fs_names_in(from_value);

    if (mkdir(to.name, info->st_mode & 07777) != 0 && errno != EEXIST) {
        node_throw_system_error(errno, "mkdir", to.shown, NULL);
    }
    for (size_t i = 0; i < names->length; i++) {
        TsString *name = ts_array_ptr_at(names, i);
        fs_copy(joined(&from, name), joined(&to, name), options);
    }
}

static void copy_link(TsValue from, const FsPath *to)
{
    TsString *target = fs_read_link(from);

    unlink(to->name);
    fs_make_symbolic_link(ts_from_string(target), ts_from_string(to->shown));
}

static void make_folder_for(TsValue path)
{
    TsString *keys[] = {TS_STR("recursive")};
    TsValue values[] = {TS_TRUE};
    TsString *folder = path_dirname(ts_to_string(path));

    fs_make_directory(ts_from_string(folder), ts_from_object(ts_object_of(1, keys, values)));
}

void fs_copy(TsValue from_value, TsValue to_value, TsValue options)
{
    FsPath from = fs_path("src", from_value);
    FsPath to = fs_path("dest", to_value);
    struct stat info, before;

    if (!wants(options, from_value, to_value)) {
        return;
    }
    if (lstat(from.name, &info) != 0) {
        node_throw_system_error(errno, "cp", from.shown, to.shown);
    }
    bool exists = lstat(to.name, &before) == 0;
    if (S_ISDIR(info.st_mode)) {
        if (!option(options, TS_STR("recursive"), false)) {
            throw_copy_error("ERR_FS_EISDIR",
                             ts_string_format("Recursive option not enabled, cannot copy a "
                                              "directory: %S",
                                              from.shown),
                             &from);
        }
        make_folder_for(to_value);
        copy_folder(from_value, to_value, options, &info);
        return;
    }
    if (exists && !option(options, TS_STR("force"), true)) {
        if (option(options, TS_STR("errorOnExist"), false)) {
            throw_copy_error("ERR_FS_CP_EEXIST",
                             ts_string_format("Target already exists: cp returned EEXIST (%S "
                                              "already exists) %S",
                                              to.shown, to.shown),
                             &to);
        }
        return;
    }
    make_folder_for(to_value);
    if (S_ISLNK(info.st_mode)) {
        copy_link(from_value, &to);
    } else {
        fs_copy_file(from_value, to_value);
    }
}
