/*
 * node:fs (https://nodejs.org/api/fs.html): the synchronous functions.
 *
 * A path is a TsValue: a string, or a Buffer with the bytes of a name; where Node allows it, a
 * number is an open file descriptor. Failures throw Node's system errors: "ENOENT: no such file or
 * directory, open 'x'" with errno, code, syscall, path and dest.
 */
#ifndef NODE_FS_H
#define NODE_FS_H

#include "node/buffer.h"

/* What stat tells; times are milliseconds since 1970. */
typedef struct FsStats {
    TsObject base;
    double dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks;
    double atimeMs, mtimeMs, ctimeMs, birthtimeMs;
} FsStats;

extern const TsType FsStats_type;

/* readFileSync with a known encoding: the text. */
TsString *fs_read_file_text(TsString *path, TsString *encoding);
TsString *fs_read_file_text_value(TsValue path, TsValue options);
Buffer *fs_read_file_buffer(TsValue path, TsValue options);
/* A string or a Buffer, as `options` say. */
TsValue fs_read_file(TsValue path, TsValue options);
/* `data` is a string or a Buffer; `options` an encoding, an object or nullish. */
void fs_write_file(TsValue path, TsValue data, TsValue options);
void fs_append_file(TsValue path, TsValue data, TsValue options);

bool fs_exists(TsValue path);
/* `mode` as access(2) takes it; TS_UNDEFINED_NUMBER asks for existence. */
void fs_access(TsValue path, double mode);
FsStats *fs_stat(TsValue path);
/* With { throwIfNoEntry: false }: NULL if there is no such file. */
FsStats *fs_stat_optional(TsValue path, TsValue options);
FsStats *fs_link_stat(TsValue path);

bool fs_stats_is_file(const FsStats *stats);
bool fs_stats_is_directory(const FsStats *stats);
bool fs_stats_is_symbolic_link(const FsStats *stats);
bool fs_stats_is_fifo(const FsStats *stats);
bool fs_stats_is_socket(const FsStats *stats);
bool fs_stats_is_block_device(const FsStats *stats);
bool fs_stats_is_character_device(const FsStats *stats);

/* mkdirSync: with { recursive: true } the first folder that was made, or NULL. */
TsString *fs_make_directory(TsValue path, TsValue options);
TsString *fs_make_temporary_directory(TsString *prefix);
/* The names in a folder, sorted by bytes. */
TsArray *fs_read_directory(TsValue path, TsValue options);
void fs_remove_directory(TsValue path);
void fs_remove(TsValue path, TsValue options);
void fs_unlink(TsValue path);
void fs_rename(TsValue from, TsValue to);
void fs_copy_file(TsValue from, TsValue to);

#endif
