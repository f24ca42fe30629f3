/*
 * node:fs: the times of files, as dates and as they are set, and what is done to open files.
 */
#include "node/fs_times.h"

#include "node/node_errors.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- the times of stats as dates ------------------------------------------------------------- */

static TsDate *date_of(double milliseconds)
{
    return ts_date_from_value(ts_from_number(floor(milliseconds + 0.5)));
}

TsDate *fs_stats_atime(const FsStats *stats)
{
    return date_of(stats->atimeMs);
}

TsDate *fs_stats_mtime(const FsStats *stats)
{
    return date_of(stats->mtimeMs);
}

TsDate *fs_stats_ctime(const FsStats *stats)
{
    return date_of(stats->ctimeMs);
}

TsDate *fs_stats_birthtime(const FsStats *stats)
{
    return date_of(stats->birthtimeMs);
}

/* ---- setting times --------------------------------------------------------------------------- */

/* Seconds since 1970: a Date, a number, or a text of one. */
static double seconds_of(const char *argument, TsValue time)
{
    if (ts_is_object(time) && ts_type_of(time.as.object)->kind == TS_KIND_DATE) {
        return ((const TsDate *)time.as.pointer)->time / 1000;
    }
    double seconds = ts_is_number(time) || ts_is_string(time) ? ts_to_number(time) : NAN;
    if (!isfinite(seconds)) {
        node_throw_argument_type(argument, "an instance of Date or of type number or string", time);
    }
    return seconds;
}

static struct timespec timespec_of(double seconds)
{
    double whole = floor(seconds);

    return (struct timespec){.tv_sec = (time_t)whole, .tv_nsec = (long)((seconds - whole) * 1e9)};
}

static void set_times(TsValue value, TsValue access, TsValue change, int flags, const char *call)
{
    FsPath path = fs_path("path", value);
    struct timespec times[2] = {timespec_of(seconds_of("atime", access)),
                                timespec_of(seconds_of("mtime", change))};

    if (utimensat(AT_FDCWD, path.name, times, flags) != 0) {
        node_throw_system_error(errno, call, path.shown, NULL);
    }
}

void fs_set_times(TsValue path, TsValue access, TsValue change)
{
    set_times(path, access, change, 0, "utime");
}

void fs_set_link_times(TsValue path, TsValue access, TsValue change)
{
    set_times(path, access, change, AT_SYMLINK_NOFOLLOW, "lutime");
}

/* ---- open files ------------------------------------------------------------------------------ */

static int checked(int result, const char *call)
{
    if (result != 0) {
        node_throw_system_error(errno, call, NULL, NULL);
    }
    return result;
}

void fs_descriptor_set_times(int32_t fd, TsValue access, TsValue change)
{
    struct timespec times[2] = {timespec_of(seconds_of("atime", access)),
                                timespec_of(seconds_of("mtime", change))};

    checked(futimens(fd, times), "futime");
}

void fs_descriptor_truncate(int32_t fd, double length)
{
    off_t size = ts_is_undefined_number(length) || length < 0 ? 0 : (off_t)length;

    checked(ftruncate(fd, size), "ftruncate");
}

void fs_descriptor_sync(int32_t fd)
{
    checked(fsync(fd), "fsync");
}

void fs_descriptor_sync_data(int32_t fd)
{
    checked(fdatasync(fd), "fdatasync");
}

void fs_descriptor_change_mode(int32_t fd, TsValue mode)
{
    checked(fchmod(fd, (mode_t)fs_mode(mode, 0)), "fchmod");
}
