/*
 * node:fs: copyFileSync() with a mode, and cpSync()
 * (https://nodejs.org/api/fs.html#fscpsyncsrc-dest-options).
 */
#ifndef NODE_FS_COPY_H
#define NODE_FS_COPY_H

#include "node/fs_internal.h"

/* With FS_COPYFILE_EXCL, EEXIST where the file is there. */
void fs_copy_file_mode(TsValue from, TsValue to, double mode);

/* cpSync(): options are recursive, force, errorOnExist and filter. */
void fs_copy(TsValue from, TsValue to, TsValue options);

#endif
