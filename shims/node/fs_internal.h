/*
 * What the files of node:fs share: paths as C strings, options, and system errors.
 */
#ifndef NODE_FS_INTERNAL_H
#define NODE_FS_INTERNAL_H

#include "node/fs.h"
#include "node/system_error.h"

/*
 * A path argument: a C string in the heap (keep the struct on the stack), and the text for
 * errors.
 */
typedef struct FsPath {
    const char *name;
    TsString *shown;
} FsPath;

/* Throws TypeError unless the value is a string or Buffer without NUL bytes. */
FsPath fs_path(const char *argument, TsValue value);

/* options[key], or undefined if the options are no object. */
TsValue fs_option(TsValue options, TsString *key);
/* A file mode: a number or octal text; `absent` when it is not given. */
unsigned fs_mode(TsValue mode, unsigned absent);
/* open(2)'s flags for Node's ("r", "wx+" ...) or a number; throws TypeError for others. */
int fs_flags(TsValue flag, int absent);

/* The names in a folder, sorted by bytes. */
TsArray *fs_names_in(TsValue path);

/* The stats of an open file; NULL with errno set when it fails. */
FsStats *fs_stats_of_descriptor(int fd);

#endif
