/* The functions of node:fs that call back (https://nodejs.org/api/fs.html#callback-api): callback
 * (error) or (null, result), by the loop.
 */
#ifndef NODE_FS_CALLBACKS_H
#define NODE_FS_CALLBACKS_H

#include "ts/function.h"

void fs_callback_read_file(TsValue path, TsFunction *callback);
void fs_callback_read_file_options(TsValue path, TsValue options, TsFunction *callback);
void fs_callback_write_file(TsValue path, TsValue data, TsFunction *callback);
void fs_callback_write_file_options(TsValue path, TsValue data, TsValue options, TsFunction *callback);
void fs_callback_append_file(TsValue path, TsValue data, TsFunction *callback);
void fs_callback_append_file_options(TsValue path, TsValue data, TsValue options, TsFunction *callback);
void fs_callback_access(TsValue path, TsFunction *callback);
void fs_callback_access_options(TsValue path, TsValue mode, TsFunction *callback);
void fs_callback_stat(TsValue path, TsFunction *callback);
void fs_callback_stat_options(TsValue path, TsValue options, TsFunction *callback);
void fs_callback_link_stat(TsValue path, TsFunction *callback);
void fs_callback_link_stat_options(TsValue path, TsValue options, TsFunction *callback);
void fs_callback_make_directory(TsValue path, TsFunction *callback);
void fs_callback_make_directory_options(TsValue path, TsValue options, TsFunction *callback);
void fs_callback_make_temporary_directory(TsValue prefix, TsFunction *callback);
void fs_callback_read_directory(TsValue path, TsFunction *callback);
void fs_callback_read_directory_options(TsValue path, TsValue options, TsFunction *callback);
void fs_callback_remove_directory(TsValue path, TsFunction *callback);
void fs_callback_remove_directory_options(TsValue path, TsValue options, TsFunction *callback);
void fs_callback_remove(TsValue path, TsFunction *callback);
void fs_callback_remove_options(TsValue path, TsValue options, TsFunction *callback);
void fs_callback_unlink(TsValue path, TsFunction *callback);
void fs_callback_rename(TsValue from, TsValue to, TsFunction *callback);
void fs_callback_copy_file(TsValue from, TsValue to, TsFunction *callback);
void fs_callback_truncate(TsValue path, TsFunction *callback);
void fs_callback_truncate_options(TsValue path, TsValue length, TsFunction *callback);
void fs_callback_link(TsValue from, TsValue to, TsFunction *callback);
void fs_callback_symbolic_link(TsValue target, TsValue path, TsFunction *callback);
void fs_callback_read_link(TsValue path, TsFunction *callback);
void fs_callback_change_mode(TsValue path, TsValue mode, TsFunction *callback);
void fs_callback_real_path(TsValue path, TsFunction *callback);
/* exists(path, callback): callback (exists). */
void fs_callback_exists(TsValue path, TsFunction *callback);

#endif
