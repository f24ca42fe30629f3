/* The operations of node:fs by number, each with values as arguments and a value as result: what
 * fs_promises.c and fs_callbacks.c run and tell of later.
 */
#ifndef NODE_FS_OPERATIONS_H
#define NODE_FS_OPERATIONS_H

#include "ts/value.h"

/* Arguments that are absent are undefined; there are always four. Throws as the synchronous function does. */
typedef TsValue (*FsOperation)(const TsValue *arguments);

TsValue fs_do_read_file(const TsValue *arguments);
TsValue fs_do_write_file(const TsValue *arguments);
TsValue fs_do_append_file(const TsValue *arguments);
TsValue fs_do_access(const TsValue *arguments);
TsValue fs_do_stat(const TsValue *arguments);
TsValue fs_do_link_stat(const TsValue *arguments);
TsValue fs_do_make_directory(const TsValue *arguments);
TsValue fs_do_make_temporary_directory(const TsValue *arguments);
TsValue fs_do_read_directory(const TsValue *arguments);
TsValue fs_do_remove_directory(const TsValue *arguments);
TsValue fs_do_remove(const TsValue *arguments);
TsValue fs_do_unlink(const TsValue *arguments);
TsValue fs_do_rename(const TsValue *arguments);
TsValue fs_do_copy_file(const TsValue *arguments);
TsValue fs_do_truncate(const TsValue *arguments);
TsValue fs_do_link(const TsValue *arguments);
TsValue fs_do_symbolic_link(const TsValue *arguments);
TsValue fs_do_read_link(const TsValue *arguments);
TsValue fs_do_change_mode(const TsValue *arguments);
TsValue fs_do_real_path(const TsValue *arguments);
TsValue fs_do_set_times(const TsValue *arguments);
TsValue fs_do_copy(const TsValue *arguments);

/* Has tell(context, failed, outcome) called by the loop; `context` is a cell. */
void fs_tell_later(void *context, bool failed, TsValue outcome,
                   void (*tell)(void *context, bool failed, TsValue outcome));

#endif
