/*
 * path.win32 (https://nodejs.org/api/path.html#windows-vs-posix): drives, shares, both slashes.
 */
#ifndef NODE_PATH_WIN32_H
#define NODE_PATH_WIN32_H

#include "ts/string.h"
#include "ts/value.h"

TsString *path_win32_join(size_t count, const TsValue *paths);
TsString *path_win32_resolve(size_t count, const TsValue *paths);
TsString *path_win32_normalize(TsString *path);
TsString *path_win32_relative(TsString *from, TsString *to);
bool path_win32_is_absolute(TsString *path);
TsString *path_win32_dirname(TsString *path);
/* `suffix` may be NULL. */
TsString *path_win32_basename(TsString *path, TsString *suffix);
TsString *path_win32_extname(TsString *path);
/* { root, dir, base, ext, name } and back. */
TsValue path_win32_parse(TsString *path);
TsString *path_win32_format(TsValue parts);
TsString *path_win32_separator(void);
TsString *path_win32_delimiter(void);

#endif
