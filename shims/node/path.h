/*
 * node:path (https://nodejs.org/api/path.html), the POSIX flavour: text functions on paths. No file
 * is looked at; resolve() and relative() ask for the working directory.
 */
#ifndef NODE_PATH_H
#define NODE_PATH_H

#include "ts/string.h"
#include "ts/value.h"

/*
 * join() and resolve() take values; anything but a string throws TypeError
 * [ERR_INVALID_ARG_TYPE].
 */
TsString *path_join(size_t count, const TsValue *paths);
TsString *path_resolve(size_t count, const TsValue *paths);
TsString *path_normalize(TsString *path);
TsString *path_relative(TsString *from, TsString *to);
bool path_is_absolute(TsString *path);
TsString *path_dirname(TsString *path);
/* `suffix` may be NULL. */
TsString *path_basename(TsString *path, TsString *suffix);
TsString *path_extname(TsString *path);
/* { root, dir, base, ext, name } and back. */
TsValue path_parse(TsString *path);
TsString *path_format(TsValue parts);
TsString *path_separator(void);
TsString *path_delimiter(void);

#endif
