/*
 * The program being compiled: what all passes share. There is no other state.
 *
 * Each pass keeps its results behind one pointer here, to a struct that its own header declares.
 * Everything is allocated in `arena` and lives until program_free().
 */
#ifndef TS2C_DRIVER_PROGRAM_H
#define TS2C_DRIVER_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "driver/diagnostics.h"
#include "driver/options.h"
#include "driver/source.h"
#include "support/arena.h"
#include "support/intern.h"
#include "support/map.h"
#include "support/vec.h"

typedef VEC(SourceFile *) SourceFileVec;
typedef VEC(Diagnostic) DiagnosticVec;

typedef struct Program {
    Arena *arena;
    Interner *interner;
    Options *options;
    const char *data_dir;    /* has shims/ and templates/; absolute */
    const char *cwd;         /* the working directory, absolute; NULL if there is none */
    const char *name;        /* of the emitted project */
    struct Project *project; /* tsconfig.json and package.json: driver/project.h */

    SourceFileVec sources;  /* in the order of loading */
    StrMap sources_by_path; /* real_path -> SourceFile */
    DiagnosticVec diagnostics;
    size_t error_count;

    struct Syntax *syntax;     /* syntax/: node ids, trees */
    struct Modules *modules;   /* names/: the module graph */
    struct Names *names;       /* names/: scopes and symbols */
    struct Checker *checker;   /* types/ */
    struct Ir *ir;             /* lower/ */
    struct Analysis *analysis; /* analyze/ */
    struct Emission *emission; /* emit/ */
} Program;

/* A program without sources. The options must outlive it. */
Program *program_new(Options *options);
void program_free(Program *program);

/* Interns text in the program's interner. */
#define program_intern(program, text, length) intern((program)->interner, (text), (length))

/*
 * The folder with shims/ and templates/: TS2C_DATADIR, or the source tree when the executable
 * runs from its build tree, or where `make install` puts it. NULL if none has them.
 */
const char *program_find_data_dir(Arena *arena);

#endif
