/*
 * node:fs: the times of files, and what is done to open files (https://nodejs.org/api/fs.html).
 * All functions throw system errors as Node does.
 */
#ifndef NODE_FS_TIMES_H
#define NODE_FS_TIMES_H

#include "node/fs_internal.h"
#include "ts/date.h"

/* The times of stats, rounded to milliseconds. */
TsDate *fs_stats_atime(const FsStats *stats);
TsDate *fs_stats_mtime(const FsStats *stats);
TsDate *fs_stats_ctime(const FsStats *stats);
TsDate *fs_stats_birthtime(const FsStats *stats);

/* utimesSync() and lutimesSync(): times are Dates, or seconds as numbers or text. */
void fs_set_times(TsValue path, TsValue access, TsValue change);
void fs_set_link_times(TsValue path, TsValue access, TsValue change);

/* futimesSync(), ftruncateSync(), fsyncSync(), fdatasyncSync(), fchmodSync(). */
void fs_descriptor_set_times(int32_t fd, TsValue access, TsValue change);
void fs_descriptor_truncate(int32_t fd, double length);
void fs_descriptor_sync(int32_t fd);
void fs_descriptor_sync_data(int32_t fd);
void fs_descriptor_change_mode(int32_t fd, TsValue mode);

#endif
