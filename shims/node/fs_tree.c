/*
 * node:fs: folders, and what is known about files.
 */
#include "node/fs_internal.h"
#include "node/node_errors.h"
#include "ts/function.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- stat -------------------------------------------------------------------------- */

TS_CLASS(FsStats, "Stats", NULL,
         TS_FIELDS(TS_FIELD(FsStats, dev, DOUBLE), TS_FIELD(FsStats, mode, DOUBLE),
                   TS_FIELD(FsStats, nlink, DOUBLE), TS_FIELD(FsStats, uid, DOUBLE),
                   TS_FIELD(FsStats, gid, DOUBLE), TS_FIELD(FsStats, rdev, DOUBLE),
                   TS_FIELD(FsStats, blksize, DOUBLE), TS_FIELD(FsStats, ino, DOUBLE),
                   TS_FIELD(FsStats, size, DOUBLE), TS_FIELD(FsStats, blocks, DOUBLE),
                   TS_FIELD(FsStats, atimeMs, DOUBLE), TS_FIELD(FsStats, mtimeMs, DOUBLE),
                   TS_FIELD(FsStats, ctimeMs, DOUBLE), TS_FIELD(FsStats, birthtimeMs, DOUBLE)));

static double milliseconds(struct statx_timestamp time)
{
    return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1e6;
}

static double device(unsigned major, unsigned minor)
{
    return (double)((uint64_t)(major & 0xfff) << 8 | (minor & 0xff) |
                    (uint64_t)(minor & ~0xffU) << 12 | (uint64_t)(major & ~0xfffU) << 32);
}

static FsStats *stats_of(const struct statx *info)
{
    return TS_NEW(
        FsStats, .dev = device(info->stx_dev_major, info->stx_dev_minor), .mode = info->stx_mode,
        .nlink = info->stx_nlink, .uid = info->stx_uid, .gid = info->stx_gid,
        .rdev = device(info->stx_rdev_major, info->stx_rdev_minor), .blksize = info->stx_blksize,
        .ino = (double)info->stx_ino, .size = (double)info->stx_size,
        .blocks = (double)info->stx_blocks, .atimeMs = milliseconds(info->stx_atime),
        .mtimeMs = milliseconds(info->stx_mtime), .ctimeMs = milliseconds(info->stx_ctime),
        .birthtimeMs = milliseconds(info->stx_btime));
}

/* NULL with errno set when it fails. */
static FsStats *stat_path(const FsPath *path, int flags)
{
    struct statx info;

    if (statx(AT_FDCWD, path->name, flags, STATX_BASIC_STATS | STATX_BTIME, &info) != 0) {
        return NULL;
    }
    return stats_of(&info);
}

FsStats *fs_stats_of_descriptor(int fd)
{
    struct statx info;

    if (statx(fd, "", AT_EMPTY_PATH, STATX_BASIC_STATS | STATX_BTIME, &info) != 0) {
        return NULL;
    }
    return stats_of(&info);
}

FsStats *fs_stat(TsValue value)
{
    FsPath path = fs_path("path", value);
    FsStats *stats = stat_path(&path, 0);

    if (!stats) {
        node_throw_system_error(errno, "stat", path.shown, NULL);
    }
    return stats;
}

FsStats *fs_stat_optional(TsValue value, TsValue options)
{
    FsPath path = fs_path("path", value);
    FsStats *stats = stat_path(&path, 0);
    int error = errno;
    TsValue must = fs_option(options, TS_STR("throwIfNoEntry"));

    if (!stats &&
        (ts_is_undefined(must) || ts_to_boolean(must) || (error != ENOENT && error != ENOTDIR))) {
        node_throw_system_error(error, "stat", path.shown, NULL);
    }
    return stats;
}

FsStats *fs_link_stat(TsValue value)
{
    FsPath path = fs_path("path", value);
    FsStats *stats = stat_path(&path, AT_SYMLINK_NOFOLLOW);

    if (!stats) {
        node_throw_system_error(errno, "lstat", path.shown, NULL);
    }
    return stats;
}

static bool has_kind(const FsStats *stats, unsigned kind)
{
    return ((unsigned)stats->mode & S_IFMT) == kind;
}

bool fs_stats_is_file(const FsStats *stats)
{
    return has_kind(stats, S_IFREG);
}

bool fs_stats_is_directory(const FsStats *stats)
{
    return has_kind(stats, S_IFDIR);
}

bool fs_stats_is_symbolic_link(const FsStats *stats)
{
    return has_kind(stats, S_IFLNK);
}

bool fs_stats_is_fifo(const FsStats *stats)
{
    return has_kind(stats, S_IFIFO);
}

bool fs_stats_is_socket(const FsStats *stats)
{
    return has_kind(stats, S_IFSOCK);
}

bool fs_stats_is_block_device(const FsStats *stats)
{
    return has_kind(stats, S_IFBLK);
}

bool fs_stats_is_character_device(const FsStats *stats)
{
    return has_kind(stats, S_IFCHR);
}

/* Arguments that are no paths do not exist. */
bool fs_exists(TsValue value)
{
    if (!ts_is_string(value) && !buffer_is_buffer(value)) {
        return false;
    }
    TsString *text = ts_is_string(value) ? ts_as_string(value) : NULL;
    for (size_t i = 0; text && i < text->length; i++) {
        if (ts_string_unit(text, i) == 0) {
            return false;
        }
    }
    FsPath path = fs_path("path", value);
    return access(path.name, F_OK) == 0;
}

void fs_access(TsValue value, double mode)
{
    FsPath path = fs_path("path", value);

    if (access(path.name, ts_is_undefined_number(mode) ? F_OK : (int)mode) != 0) {
        node_throw_system_error(errno, "access", path.shown, NULL);
    }
}

/* ---- making folders ---------------------------------------------------------------- */

static bool is_directory(const char *name)
{
    struct stat info;

    return stat(name, &info) == 0 && S_ISDIR(info.st_mode);
}

/*
 * Makes the folder and those above it. Returns 0 or an errno; *made is the length of the shortest
 * prefix that had to be made, 0 if none.
 */
static int make_all(char *name, size_t length, unsigned mode, size_t *made)
{
    if (mkdir(name, mode) == 0) {
        *made = *made ? *made : length;
        return 0;
    }
    if (errno == EEXIST) {
        return is_directory(name) ? 0 : EEXIST;
    }
    size_t parent = length;
    while (parent > 0 && name[parent - 1] == '/') {
        parent--;
    }
    while (parent > 0 && name[parent - 1] != '/') {
        parent--;
    }
    while (parent > 1 && name[parent - 1] == '/') {
        parent--;
    }
    if (errno != ENOENT || parent == 0 || parent == length) {
        return errno;
    }
    char kept = name[parent];
    name[parent] = '\0';
    int error = make_all(name, parent, mode, made);
    name[parent] = kept;
    if (error == EEXIST) {
        return ENOTDIR;
    }
    if (error == 0 && mkdir(name, mode) != 0) {
        error = errno == EEXIST && is_directory(name) ? 0 : errno;
    }
    return error;
}

TsString *fs_make_directory(TsValue value, TsValue options)
{
    FsPath path = fs_path("path", value);
    TsValue mode_option = ts_is_object(options) ? fs_option(options, TS_STR("mode")) : options;
    unsigned mode = fs_mode(mode_option, 0777);
    TsString *first = NULL;

    if (!ts_to_boolean(fs_option(options, TS_STR("recursive")))) {
        if (mkdir(path.name, mode) != 0) {
            node_throw_system_error(errno, "mkdir", path.shown, NULL);
        }
        return NULL;
    }
    size_t made = 0;
    char *name = strdup(path.name);
    int error = name ? make_all(name, strlen(name), mode, &made) : ENOMEM;
    if (!error && made > 0) {
        first = ts_string_from_utf8(name, made);
    }
    free(name);
    if (error) {
        node_throw_system_error(error, "mkdir", path.shown, NULL);
    }
    return first;
}

TsString *fs_make_temporary_directory(TsString *prefix)
{
    TsString *template = ts_concat(prefix, TS_STR("XXXXXX"));
    FsPath path = fs_path("prefix", ts_from_string(template));
    char *name = strdup(path.name);

    if (!name || !mkdtemp(name)) {
        int error = errno;
        free(name);
        node_throw_system_error(error, "mkdtemp", template, NULL);
    }
    TsString *made = ts_string_from_c(name);
    free(name);
    return made;
}

/* ---- reading folders --------------------------------------------------------------- */

static int skip_dots(const struct dirent *entry)
{
    return strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
}

static int by_bytes(const struct dirent **left, const struct dirent **right)
{
    return strcmp((*left)->d_name, (*right)->d_name);
}

TsArray *fs_names_in(TsValue value)
{
    FsPath path = fs_path("path", value);
    struct dirent **entries;
    int count = scandir(path.name, &entries, skip_dots, by_bytes);

    if (count < 0) {
        node_throw_system_error(errno, "scandir", path.shown, NULL);
    }
    TsArray *names = ts_array_new(TS_ARRAY_PTR, (size_t)count);
    for (int i = 0; i < count; i++) {
        ts_array_push_ptr(names, ts_string_from_c(entries[i]->d_name));
        free(entries[i]);
    }
    free(entries);
    return names;
}

/* ---- removing, renaming ------------------------------------------------------------ */

void fs_unlink(TsValue value)
{
    FsPath path = fs_path("path", value);

    if (unlink(path.name) != 0) {
        node_throw_system_error(errno, "unlink", path.shown, NULL);
    }
}

void fs_remove_directory(TsValue value)
{
    FsPath path = fs_path("path", value);

    if (rmdir(path.name) != 0) {
        node_throw_system_error(errno, "rmdir", path.shown, NULL);
    }
}

void fs_rename(TsValue from_value, TsValue to_value)
{
    FsPath from = fs_path("oldPath", from_value);
    FsPath to = fs_path("newPath", to_value);

    if (rename(from.name, to.name) != 0) {
        node_throw_system_error(errno, "rename", from.shown, to.shown);
    }
}

/* Removes a folder and all it holds; symbolic links are not followed. 0 or an errno. */
static int remove_tree(int parent, const char *name)
{
    int fd = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    DIR *folder = fd < 0 ? NULL : fdopendir(fd);
    struct dirent *entry;
    int error = 0;

    if (!folder) {
        return errno;
    }
    while (!error && (entry = readdir(folder)) != NULL) {
        if (skip_dots(entry) && unlinkat(fd, entry->d_name, 0) != 0) {
            error = errno == EISDIR || errno == EPERM ? remove_tree(fd, entry->d_name) : errno;
        }
    }
    closedir(folder);
    if (!error && unlinkat(parent, name, AT_REMOVEDIR) != 0) {
        error = errno;
    }
    return error;
}

/* The class of Node's errors about what a function will not do. */
typedef struct SystemError {
    TsError error;
} SystemError;

static TsString *system_error_name(SystemError *error)
{
    (void)error;
    return TS_STR("SystemError");
}

TS_METHOD_0(system_error_name, "get name", TsString *, SystemError *)

static TS_ERROR_CLASS(SystemError, "SystemError", &Error_type,
                      TS_FIELDS(TS_ERROR_FIELDS(SystemError, error)),
                      TS_MEMBERS({.name = TS_KEY("name"), .getter = &system_error_name_function}));

_Noreturn static void throw_is_directory(TsString *path)
{
    TsString *message =
        ts_concat(TS_STR("Path is a directory: rm returned EISDIR (is a directory) "), path);
    TsError *error = ts_error_coded(&SystemError_type, "ERR_FS_EISDIR", message);

    ts_object_set(error, TS_STR("errno"), ts_from_number(EISDIR));
    ts_object_set(error, TS_STR("syscall"), ts_from_string(TS_STR("rm")));
    ts_object_set(error, TS_STR("path"), ts_from_string(path));
    ts_throw(ts_from_object(error));
}

void fs_remove(TsValue value, TsValue options)
{
    FsPath path = fs_path("path", value);
    bool force = ts_to_boolean(fs_option(options, TS_STR("force")));
    struct stat info;

    if (lstat(path.name, &info) != 0) {
        if (force && errno == ENOENT) {
            return;
        }
        node_throw_system_error(errno, "lstat", path.shown, NULL);
    }
    if (!S_ISDIR(info.st_mode)) {
        fs_unlink(value);
        return;
    }
    if (!ts_to_boolean(fs_option(options, TS_STR("recursive")))) {
        throw_is_directory(path.shown);
    }
    int error = remove_tree(AT_FDCWD, path.name);
    if (error) {
        node_throw_system_error(error, "rm", path.shown, NULL);
    }
}
