/*
 * The user's own C: what his .d.ts files bind with `@header x.h`. A header that lies beside its
 * .d.ts becomes part of the project, together with x.c and x_*.c; any other is the system's.
 */
#include <string.h>

#include "emit/emitter.h"
#include "names/names.h"
#include "support/files.h"

static void copy_file(Emitter *emitter, const char *folder, const char *name)
{
    size_t length;
    const char *path = arena_printf(emitter->arena, "src/%s", name);
    char *text = file_read(emitter->arena, path_join(emitter->arena, folder, name), &length);

    for (size_t i = 0; i < emitter->project->files.length; i++) {
        if (strcmp(emitter->project->files.items[i].path, path) == 0) {
            return;
        }
    }
    if (text) {
        emitted_project_add(emitter->program, emitter->project, path, text, length);
    }
}

/* A header, and the files beside it that implement it. */
static void copy_header(Emitter *emitter, const char *folder, const char *header)
{
    Arena *arena = emitter->arena;
    const char *base = path_basename(header);
    size_t stem = strlen(base) - 2;
    size_t before = (size_t)(base - header);
    PathVec names = {0};

    copy_file(emitter, folder, header);
    list_directory(arena, path_dirname(arena, path_join(arena, folder, header)), &names);
    for (size_t i = 0; i < names.length; i++) {
        const char *name = names.items[i];
        if (text_ends_with(name, ".c") && strncmp(name, base, stem) == 0 &&
            (name[stem] == '.' || name[stem] == '_')) {
            copy_file(emitter, folder, arena_printf(arena, "%.*s%s", (int)before, header, name));
        }
    }
}

void emit_bindings(Emitter *emitter)
{
    Arena *arena = emitter->arena;
    Modules *modules = emitter->program->modules;

    for (size_t i = 0; i < modules->all.length; i++) {
        const Module *module = modules->all.items[i];
        const char *folder = path_dirname(arena, module->file->path);
        if (module->kind != MODULE_DECLARATION) {
            continue;
        }
        for (size_t k = 0; k < emitter->all_headers.count; k++) {
            const char *header = emitter->all_headers.entries[k].key;
            if (text_ends_with(header, ".h") && strstr(module->file->text, header) &&
                file_exists(path_join(arena, folder, header))) {
                copy_header(emitter, folder, header);
            }
        }
    }
}
