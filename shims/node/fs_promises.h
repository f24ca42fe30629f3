/* node:fs/promises (https://nodejs.org/api/fs.html#promises-api): the operations of node:fs, whose
 * outcome settles a promise by the loop.
 */
#ifndef NODE_FS_PROMISES_H
#define NODE_FS_PROMISES_H

#include "ts/promise.h"

TsPromise *fs_promised_read_file(TsValue path, TsValue options);
TsPromise *fs_promised_write_file(TsValue path, TsValue data, TsValue options);
TsPromise *fs_promised_append_file(TsValue path, TsValue data, TsValue options);
TsPromise *fs_promised_access(TsValue path, TsValue mode);
TsPromise *fs_promised_stat(TsValue path, TsValue options);
TsPromise *fs_promised_link_stat(TsValue path, TsValue options);
TsPromise *fs_promised_make_directory(TsValue path, TsValue options);
TsPromise *fs_promised_make_temporary_directory(TsValue prefix);
TsPromise *fs_promised_read_directory(TsValue path, TsValue options);
TsPromise *fs_promised_remove_directory(TsValue path, TsValue options);
TsPromise *fs_promised_remove(TsValue path, TsValue options);
TsPromise *fs_promised_unlink(TsValue path);
TsPromise *fs_promised_rename(TsValue from, TsValue to);
TsPromise *fs_promised_copy_file(TsValue from, TsValue to);
TsPromise *fs_promised_truncate(TsValue path, TsValue length);
TsPromise *fs_promised_link(TsValue from, TsValue to);
TsPromise *fs_promised_symbolic_link(TsValue target, TsValue path);
TsPromise *fs_promised_read_link(TsValue path);
TsPromise *fs_promised_change_mode(TsValue path, TsValue mode);
TsPromise *fs_promised_real_path(TsValue path);

TsPromise *fs_promised_set_times(TsValue path, TsValue access, TsValue change);
TsPromise *fs_promised_copy(TsValue from, TsValue to, TsValue options);

#endif
