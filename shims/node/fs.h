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
/* fs.constants. */
#define FS_F_OK          0
#define FS_X_OK          1
#define FS_W_OK          2
#define FS_R_OK          4
#define FS_COPYFILE_EXCL 1

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
/* The names in a folder, sorted by bytes; with { recursive: true } those below as well, as paths. */
TsArray *fs_read_directory(TsValue path, TsValue options);
void fs_remove_directory(TsValue path);
void fs_remove(TsValue path, TsValue options);
void fs_unlink(TsValue path);
void fs_rename(TsValue from, TsValue to);
void fs_copy_file(TsValue from, TsValue to);

/* Descriptors: openSync, closeSync, readSync, writeSync, fstatSync. Offsets, lengths and positions
 * that are absent (TS_UNDEFINED_NUMBER, null, undefined) are those of Node. */
double fs_open(TsValue path, TsValue flags, TsValue mode);
void fs_close(double fd);
double fs_read(double fd, Buffer *buffer, double offset, double length, TsValue position);
double fs_read_options(double fd, Buffer *buffer, TsValue options);
double fs_write(double fd, Buffer *buffer, double offset, double length, TsValue position);
double fs_write_text(double fd, TsString *text, TsValue position, TsString *encoding);
FsStats *fs_descriptor_stat(double fd);
void fs_truncate(TsValue path, double length);

void fs_link(TsValue from, TsValue to);
void fs_make_symbolic_link(TsValue target, TsValue path);
TsString *fs_read_link(TsValue path);
void fs_change_mode(TsValue path, TsValue mode);
/* realpathSync: absolute, without symbolic links. */
TsString *fs_real_path(TsValue path);

/* A name in a folder, with what it names. */
typedef struct FsEntry {
    TsObject base;
    TsString *name;
    TsString *parentPath;
    unsigned kind; /* S_IFREG ... of <sys/stat.h>; 0 if not known */
} FsEntry;

extern const TsType FsEntry_type;

/* readdirSync with { withFileTypes: true }. */
TsArray *fs_read_entries(TsValue path, TsValue options);
/* readdir: names or, with { withFileTypes: true }, entries. */
TsArray *fs_list(TsValue path, TsValue options);
bool fs_entry_is_file(const FsEntry *entry);
bool fs_entry_is_directory(const FsEntry *entry);
bool fs_entry_is_symbolic_link(const FsEntry *entry);

#endif
