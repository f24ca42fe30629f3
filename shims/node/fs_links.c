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

TsArray *fs_read_entries(TsValue value, TsValue options)
{
    FsPath path = fs_path("path", value);
    TsArray *names = fs_read_directory(value, options);
    TsArray *entries = ts_array_new(TS_ARRAY_PTR, names->length);

    for (size_t i = 0; i < names->length; i++) {
        TsString *name = ts_array_ptr_at(names, i);
        unsigned kind = kind_of(&path, name);
        ts_array_push_ptr(entries,
                          TS_NEW(FsEntry, .name = name, .parentPath = path.shown, .kind = kind));
    }
    return entries;
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
