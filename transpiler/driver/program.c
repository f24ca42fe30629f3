/* The life of a Program, and the search for the data folder. */
#include "driver/program.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "driver/project.h"

#ifndef TS2C_INSTALLED_DATADIR
#define TS2C_INSTALLED_DATADIR "/usr/local/share/ts2c"
#endif

Program *program_new(Options *options)
{
    Arena *arena = arena_new();
    Program *program = NEW(arena, Program);

    program->arena = arena;
    program->interner = interner_new(arena);
    program->options = options;
    program->data_dir = program_find_data_dir(arena);
    char cwd[PATH_MAX];
    program->cwd = getcwd(cwd, sizeof cwd) ? arena_strdup(arena, cwd) : NULL;
    return program;
}

void program_free(Program *program)
{
    if (!program) {
        return;
    }
    for (size_t i = 0; i < program->sources.length; i++) {
        free(program->sources.items[i]->line_starts);
    }
    project_free(program->project);
    arena_free(program->arena);
}

static bool has_shims(Arena *arena, const char *dir)
{
    return access(arena_printf(arena, "%s/shims/ts", dir), R_OK | X_OK) == 0;
}

/* The folder of the running executable, "" when it cannot be known. */
static const char *executable_dir(Arena *arena)
{
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);

    if (length <= 0) {
        return "";
    }
    path[length] = '\0';
    char *slash = strrchr(path, '/');
    return arena_strndup(arena, path, (size_t)(slash - path));
}

static const char *resolved(Arena *arena, const char *dir)
{
    char path[PATH_MAX];

    return arena_strdup(arena, realpath(dir, path) ? path : dir);
}

const char *program_find_data_dir(Arena *arena)
{
    const char *named = getenv("TS2C_DATADIR");

    if (named && *named) {
        return has_shims(arena, named) ? resolved(arena, named) : NULL;
    }
    const char *dir = executable_dir(arena);
    const char *candidates[] = {
#ifdef TS2C_SOURCE_DATADIR
        /* Only when run from the build tree: an installed ts2c must not look there. */
        strcmp(dir, TS2C_BUILD_DIR) == 0 ? TS2C_SOURCE_DATADIR : NULL,
#endif
        arena_printf(arena, "%s/../share/ts2c", dir),
        TS2C_INSTALLED_DATADIR,
    };
    for (size_t i = 0; i < sizeof candidates / sizeof *candidates; i++) {
        if (candidates[i] && has_shims(arena, candidates[i])) {
            return resolved(arena, candidates[i]);
        }
    }
    return NULL;
}

bool options_dump(const Options *options, const char *what)
{
    size_t length = strlen(what);

    for (const char *at = options->dump; at && *at;) {
        size_t item = strcspn(at, ",");
        if (item == length && strncmp(at, what, length) == 0) {
            return true;
        }
        at += item + (at[item] == ',');
    }
    return false;
}
