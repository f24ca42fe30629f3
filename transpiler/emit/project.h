/*
 * The writer of emitted projects: takes the C texts that the emitter made, adds the part of the
 * runtime they use and the build around them, and puts all into a folder.
 *
 *     EmittedProject *project = emitted_project_new(program);
 *     emitted_project_add(program, project, "src/server.c", text, length);
 *     emitted_project_use_header(program, project, "ts/ts.h");
 *     project_write(program, project, out_dir);
 *
 * Which shims belong to a project: from the headers used, `#include "ts/..."` and
 * `#include "node/..."` lines are followed, in each header and in the .c files of the same name
 * (foo.c and foo_*.c beside foo.h). A .c that needs a library says so in its opening comment with
 * a line "ts2c-requires: civetweb".
 *
 * Files are written to a temporary name, compared, and renamed only if different, so that an
 * unchanged file keeps its time stamp and make has nothing to do.
 */
#ifndef TS2C_EMIT_PROJECT_H
#define TS2C_EMIT_PROJECT_H

#include <stdbool.h>

#include "driver/program.h"

typedef struct EmittedFile {
    const char *path; /* relative to the project's folder, as "src/server.c" */
    const char *text;
    size_t length;
} EmittedFile;

typedef VEC(EmittedFile) EmittedFileVec;
typedef VEC(const char *) TextVec;

typedef struct EmittedProject {
    const char *name;     /* of the executable and of the package */
    const char *entry;    /* the entry module as the user named it, for the README */
    EmittedFileVec files; /* src/: in the order of their modules */
    StrMap headers;       /* shim headers used, as included: "ts/ts.h" */
} EmittedProject;

typedef struct FileText {
    const char *text;
    size_t length;
} FileText;

/* The part of the runtime that a project needs. */
typedef struct ShimClosure {
    TextVec files;    /* relative to the data folder, sorted: "shims/ts/string.c" */
    StrMap texts;     /* of each a FileText */
    TextVec sources;  /* the .c files among them */
    TextVec requires; /* libraries: "civetweb", sorted */
} ShimClosure;

/* A project without files, named after the program. */
EmittedProject *emitted_project_new(Program *program);

/* Adds a file; text and path are kept, not copied. */
void emitted_project_add(Program *program, EmittedProject *project, const char *path,
                         const char *text, size_t length);

/*
 * Notes a shim header as used. Not needed for headers that an added file includes with
 * #include "ts/..." or "node/...": those are found by reading it.
 */
void emitted_project_use_header(Program *program, EmittedProject *project, const char *header);

/* Computes the shims of a project; false after a diagnostic when one is missing. */
bool project_shim_closure(Program *program, const EmittedProject *project, ShimClosure *closure);

/*
 * Writes the whole project into a folder, made if missing. A folder that is not empty and was
 * not made by ts2c is left alone. false after a diagnostic.
 */
bool project_write(Program *program, const EmittedProject *project, const char *out_dir);

/*
 * Builds the project in a folder of ts2c's cache without configure and make, and gives the path
 * of the executable; NULL after a diagnostic. See `ts2c run`.
 */
const char *project_build_cached(Program *program, const EmittedProject *project, const char *dir);

/* The cache, ${XDG_CACHE_HOME:-~/.cache}/ts2c; NULL when neither is known. */
const char *project_cache_dir(Arena *arena);

/* The C compiler's command: $CC, or cc. */
const char *project_compiler(void);

#endif
