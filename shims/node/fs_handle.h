/* FileHandle of node:fs/promises (https://nodejs.org/api/fs.html#class-filehandle): an open file whose
 * operations settle promises by the loop. A closed one has the descriptor -1; using it rejects with
 * EBADF.
 */
#ifndef NODE_FS_HANDLE_H
#define NODE_FS_HANDLE_H

#include "node/buffer.h"
#include "ts/promise.h"

typedef struct FsHandle {
    TsObject base;
    double fd;
} FsHandle;

extern const TsType FsHandle_type;

/* open(path, flags, mode): a promise of a FileHandle. */
TsPromise *fs_handle_open(TsValue path, TsValue flags, TsValue mode);
TsPromise *fs_handle_close(FsHandle *handle);
/* Promises of { bytesRead, buffer } and { bytesWritten, buffer }. */
TsPromise *fs_handle_read(FsHandle *handle, Buffer *buffer, TsValue offset, TsValue length,
                          TsValue position);
TsPromise *fs_handle_read_options(FsHandle *handle, TsValue options);
TsPromise *fs_handle_write(FsHandle *handle, Buffer *buffer, TsValue offset, TsValue length,
                           TsValue position);
TsPromise *fs_handle_write_text(FsHandle *handle, TsString *text, TsValue position,
                                TsString *encoding);
/* From where the file stands, to its end. */
TsPromise *fs_handle_read_file(FsHandle *handle, TsValue options);
TsPromise *fs_handle_write_file(FsHandle *handle, TsValue data, TsValue options);
TsPromise *fs_handle_stat(FsHandle *handle);
TsPromise *fs_handle_truncate(FsHandle *handle, TsValue length);
TsPromise *fs_handle_sync(FsHandle *handle);

#endif
