/*
 * node:fs: links, modes, real paths, and folders read with the kinds of their entries.
 */
#include "node/fs_internal.h"
#include "node/node_errors.h"
#include "node/path.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

void fs_link(TsValue from_value, TsValue to_value)
{
    FsPath from = fs_path("existingPath", from_value);
    FsPath to = fs_path("newPath", to_value);

    if (link(from.name, to.name) != 0) {
        node_throw_system_error(errno, "link", from.shown, to.shown);
    }
}

void fs_make_symbolic_link(TsValue target_value, TsValue path_value)
{
    FsPath target = fs_path("target", target_value);
    FsPath path = fs_path("path", path_value);

    if (symlink(target.name, path.name) != 0) {
        node_throw_system_error(errno, "symlink", target.shown, path.shown);
    }
}

TsString *fs_read_link(TsValue value)
{
    FsPath path = fs_path("path", value);
    char target[PATH_MAX];
    ssize_t length = readlink(path.name, target, sizeof target);

    if (length < 0) {
        node_throw_system_error(errno, "readlink", path.shown, NULL);
    }
    return ts_string_from_utf8(target, (size_t)length);
}

void fs_change_mode(TsValue value, TsValue mode)
{
    FsPath path = fs_path("path", value);

    if (chmod(path.name, fs_mode(mode, 0)) != 0) {
        node_throw_system_error(errno, "chmod", path.shown, NULL);
    }
}

/* The shortest part of an absolute path that lstat fails on; errno tells why. */
static TsString *failing_part(TsString *path)
{
    struct stat info;

    for (size_t end = 1; end <= path->length; end++) {
        if (end == path->length || ts_string_unit(path, end) == '/') {
            TsString *part = ts_string_range(path, 0, end);
            if (lstat(ts_string_to_c(part), &info) != 0) {
                return part;
            }
        }
    }
    return path;
}

TsString *fs_real_path(TsValue value)
{
    FsPath path = fs_path("path", value);
    TsValue shown = ts_from_string(path.shown);
    TsString *absolute = path_resolve(1, &shown);
    char *real = realpath(ts_string_to_c(absolute), NULL);

    if (!real) {
        TsString *part = failing_part(absolute);
        node_throw_system_error(errno, "lstat", part, NULL);
    }
    TsString *text = ts_string_from_c(real);
    free(real);
    return text;
}

/* ---- folders with the kinds of their entries --------------------------------------------- */

TS_CLASS(FsEntry, "Dirent", NULL,
         TS_FIELDS(TS_FIELD(FsEntry, name, POINTER), TS_FIELD(FsEntry, parentPath, POINTER)));

/* The kind of an entry, asked for where the file system does not tell. */
static unsigned kind_of(const FsPath *folder, TsString *name)
{
    struct stat info;
    TsString *path = ts_concat_n(3, folder->shown, TS_STR("/"), name);

    return lstat(ts_string_to_c(path), &info) == 0 ? info.st_mode & S_IFMT : 0;
}

static FsEntry *entry_of(const FsPath *folder, TsString *name)
{
    unsigned kind = kind_of(folder, name);

    return TS_NEW(FsEntry, .name = name, .parentPath = folder->shown, .kind = kind);
}

/* The entries of a folder, and of the folders in it, level by level. */
TsArray *fs_read_entries(TsValue value, TsValue options)
{
    bool is_recursive = ts_to_boolean(fs_option(options, TS_STR("recursive")));
    TsArray *entries = ts_array_new(TS_ARRAY_PTR, 8);
    TsArray *folders = ts_array_new(TS_ARRAY_VALUE, 1);

    ts_array_push_value(folders, value);
    for (size_t i = 0; i < folders->length; i++) {
        TsValue folder = ts_array_value(folders, (int64_t)i);
        FsPath path = fs_path("path", folder);
        TsArray *names = fs_names_in(folder);
        for (size_t j = 0; j < names->length; j++) {
            FsEntry *entry = entry_of(&path, ts_array_ptr_at(names, j));
            ts_array_push_ptr(entries, entry);
            if (is_recursive && entry->kind == S_IFDIR) {
                ts_array_push_value(folders, ts_from_string(ts_concat_n(3, path.shown, TS_STR("/"),
                                                                        entry->name)));
            }
        }
    }
    return entries;
}

TsArray *fs_read_directory(TsValue value, TsValue options)
{
    if (!ts_to_boolean(fs_option(options, TS_STR("recursive")))) {
        return fs_names_in(value);
    }
    TsArray *entries = fs_read_entries(value, options);
    TsArray *names = ts_array_new(TS_ARRAY_PTR, entries->length);
    size_t start = fs_path("path", value).shown->length + 1;
    for (size_t i = 0; i < entries->length; i++) {
        const FsEntry *entry = ts_array_ptr_at(entries, i);
        bool is_below = entry->parentPath->length >= start;
        ts_array_push_ptr(
            names, is_below ? ts_concat_n(3, ts_string_range(entry->parentPath, start,
                                                             entry->parentPath->length),
                                          TS_STR("/"), entry->name)
                            : entry->name);
    }
    return names;
}

TsArray *fs_list(TsValue path, TsValue options)
{
    return ts_to_boolean(fs_option(options, TS_STR("withFileTypes")))
               ? fs_read_entries(path, options)
               : fs_read_directory(path, options);
}

bool fs_entry_is_file(const FsEntry *entry)
{
    return entry->kind == S_IFREG;
}

bool fs_entry_is_directory(const FsEntry *entry)
{
    return entry->kind == S_IFDIR;
}

bool fs_entry_is_symbolic_link(const FsEntry *entry)
{
    return entry->kind == S_IFLNK;
}
