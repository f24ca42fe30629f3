/* Files and folders through POSIX calls. */
#include "support/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

char *file_read(Arena *arena, const char *path, size_t *length)
{
    struct stat info;
    int fd = open(path, O_RDONLY | O_CLOEXEC);

    if (fd < 0) {
        return NULL;
    }
    if (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) {
        close(fd);
        errno = S_ISDIR(info.st_mode) ? EISDIR : EINVAL;
        return NULL;
    }
    size_t size = (size_t)info.st_size, got = 0;
    char *text = arena_alloc(arena, size + 1);
    while (got < size) {
        ssize_t n = read(fd, text + got, size - got);
        if (n < 0 && errno == EINTR) {
            continue;
        }
        if (n <= 0) {
            break;
        }
        got += (size_t)n;
    }
    close(fd);
    text[got] = '\0';
    if (length) {
        *length = got;
    }
    return text;
}

/* Whether a file has exactly this content. */
static bool has_content(const char *path, const char *text, size_t length)
{
    char buffer[16384];
    struct stat info;
    size_t at = 0;
    int fd = open(path, O_RDONLY | O_CLOEXEC);

    if (fd < 0) {
        return false;
    }
    bool same = fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && (size_t)info.st_size == length;
    while (same && at < length) {
        ssize_t n = read(fd, buffer, sizeof buffer);
        same = n > 0 && (size_t)n <= length - at && memcmp(buffer, text + at, (size_t)n) == 0;
        at += n > 0 ? (size_t)n : 0;
    }
    close(fd);
    return same;
}

static bool write_all(int fd, const char *text, size_t length)
{
    while (length) {
        ssize_t n = write(fd, text, length);
        if (n < 0 && errno != EINTR) {
            return false;
        }
        if (n > 0) {
            text += n;
            length -= (size_t)n;
        }
    }
    return true;
}

static bool make_parent(const char *path)
{
    char parent[PATH_MAX];
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) : 0;

    if (!length) {
        return true;
    }
    if (length >= sizeof parent) {
        errno = ENAMETOOLONG;
        return false;
    }
    memcpy(parent, path, length);
    parent[length] = '\0';
    return make_directories(parent);
}

bool file_write_if_changed(const char *path, const char *text, size_t length, bool executable)
{
    char temporary[PATH_MAX];

    if (has_content(path, text, length)) {
        return true;
    }
    if (snprintf(temporary, sizeof temporary, "%s.%ld.tmp", path, (long)getpid()) >=
        (int)sizeof temporary) {
        errno = ENAMETOOLONG;
        return false;
    }
    if (!make_parent(path)) {
        return false;
    }
    int fd = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, executable ? 0777 : 0666);
    if (fd < 0) {
        return false;
    }
    bool good = write_all(fd, text, length);
    good = close(fd) == 0 && good;
    if (good && rename(temporary, path) == 0) {
        return true;
    }
    int error = errno;
    unlink(temporary);
    errno = error;
    return false;
}

bool file_exists(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

bool directory_exists(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

bool make_directories(const char *path)
{
    char partial[PATH_MAX];
    size_t length = strlen(path);

    if (length >= sizeof partial) {
        errno = ENAMETOOLONG;
        return false;
    }
    for (size_t i = 1; i <= length; i++) {
        if (path[i] == '/' || path[i] == '\0') {
            memcpy(partial, path, i);
            partial[i] = '\0';
            if (mkdir(partial, 0777) != 0 && errno != EEXIST) {
                return false;
            }
        }
    }
    if (!directory_exists(path)) {
        errno = ENOTDIR;
        return false;
    }
    return true;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

bool list_directory(Arena *arena, const char *path, PathVec *names)
{
    DIR *dir = opendir(path);

    if (!dir) {
        return false;
    }
    for (struct dirent *entry; (entry = readdir(dir));) {
        if (entry->d_name[0] != '.') {
            vec_push(arena, names, arena_strdup(arena, entry->d_name));
        }
    }
    closedir(dir);
    if (names->length) {
        qsort(names->items, names->length, sizeof *names->items, compare_names);
    }
    return true;
}

const char *path_join(Arena *arena, const char *dir, const char *path)
{
    if (path[0] == '/') {
        return path;
    }
    size_t length = strlen(dir);
    const char *separator = length && dir[length - 1] == '/' ? "" : "/";
    return arena_printf(arena, "%s%s%s", dir, separator, path);
}

const char *path_dirname(Arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');

    if (!slash) {
        return ".";
    }
    return slash == path ? "/" : arena_strndup(arena, path, (size_t)(slash - path));
}

const char *path_basename(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

const char *path_absolute(Arena *arena, const char *path)
{
    char resolved[PATH_MAX];

    if (realpath(path, resolved)) {
        return arena_strdup(arena, resolved);
    }
    if (path[0] == '/' || !getcwd(resolved, sizeof resolved)) {
        return arena_strdup(arena, path);
    }
    return path_join(arena, arena_strdup(arena, resolved), path);
}

bool text_ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), end_length = strlen(end);

    return length >= end_length && strcmp(text + length - end_length, end) == 0;
}

bool text_starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}
