/*
 * The cache of `ts2c run`. Each program has a folder, named after the path of its entry; in it
 * the file `manifest` says what the executable was made from:
 *
 *     ts2c run 1 <version> <compiler>
 *     <executable>
 *     <hash> <path>       one line for each module, project file, declaration and shim read
 *
 * If all hashes still hold, the executable is what a new build would give.
 */
#include "driver/run.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "driver/pipeline.h"
#include "emit/project.h"
#include "support/files.h"
#include "support/strbuf.h"

/* The folder of a program in the cache; NULL without a cache or an entry. */
static const char *run_dir(Arena *arena, const Options *options)
{
    const char *cache = project_cache_dir(arena);
    char entry[PATH_MAX];

    if (!cache || !realpath(options->input, entry)) {
        return NULL;
    }
    const char *identity = arena_printf(arena, "%s\n%s", entry, options->name ? options->name : "");
    return arena_printf(arena, "%s/run/%s-%016" PRIx64, cache, path_basename(entry),
                        hash_bytes(identity, strlen(identity)));
}

/* The first line of a manifest. ts2c itself counts by its size and time. */
static const char *manifest_head(Arena *arena)
{
    struct stat self = {0};

    stat("/proc/self/exe", &self);
    return arena_printf(arena, "ts2c run 1 %s %lld.%lld %s", TS2C_VERSION, (long long)self.st_size,
                        (long long)self.st_mtime, project_compiler());
}

static bool hash_file(Arena *arena, const char *path, uint64_t *hash)
{
    size_t length;
    const char *text = file_read(arena, path, &length);

    if (text) {
        *hash = hash_bytes(text, length);
    }
    return text != NULL;
}

/* Cuts the next line off a text. */
static char *next_line(char **text)
{
    char *line = *text, *end = line + strcspn(line, "\n");

    *text = *end ? end + 1 : end;
    *end = '\0';
    return line;
}

/* The executable that a manifest vouches for; NULL if anything has changed. */
static const char *cached_executable(Arena *arena, const char *dir)
{
    char *text = file_read(arena, path_join(arena, dir, "manifest"), NULL);
    uint64_t hash;

    if (!text || strcmp(next_line(&text), manifest_head(arena)) != 0) {
        return NULL;
    }
    const char *executable = next_line(&text);
    while (*text) {
        char *line = next_line(&text), *path;
        uint64_t expected = strtoull(line, &path, 16);
        if (*path != ' ' || !hash_file(arena, path + 1, &hash) || hash != expected) {
            return NULL;
        }
    }
    return access(executable, X_OK) == 0 ? executable : NULL;
}

/* The program gets the limits that ts2c was started with. */
static void restore_stack_limit(const Options *options)
{
    struct rlimit limit;

    if (options->stack_limit && getrlimit(RLIMIT_STACK, &limit) == 0) {
        limit.rlim_cur = options->stack_limit;
        setrlimit(RLIMIT_STACK, &limit);
    }
}

static void become(const char *executable, const Options *options)
{
    char **argv = calloc(options->arg_count + 2, sizeof *argv);

    if (argv) {
        argv[0] = (char *)executable;
        for (size_t i = 0; i < options->arg_count; i++) {
            argv[i + 1] = options->args[i];
        }
        restore_stack_limit(options);
        execv(executable, argv);
        free(argv);
    }
}

void run_if_cached(Options *options)
{
    Arena *arena = arena_new();
    const char *dir = run_dir(arena, options);
    const char *executable = dir ? cached_executable(arena, dir) : NULL;

    if (executable) {
        become(executable, options);
    }
    arena_free(arena);
}

static void put_dependency(Program *program, StrBuf *manifest, const char *path)
{
    uint64_t hash;

    if (hash_file(program->arena, path, &hash)) {
        strbuf_printf(manifest, "%016" PRIx64 " %s\n", hash, path);
    }
}

static void write_manifest(Program *program, const EmittedProject *project, const char *dir,
                           const char *executable)
{
    ShimClosure closure;
    StrBuf manifest = {0};

    strbuf_printf(&manifest, "%s\n%s\n", manifest_head(program->arena), executable);
    for (size_t i = 0; i < program->sources.length; i++) {
        put_dependency(program, &manifest, program->sources.items[i]->real_path);
    }
    project_shim_closure(program, project, &closure);
    for (size_t i = 0; i < closure.files.length; i++) {
        put_dependency(program, &manifest,
                       path_join(program->arena, program->data_dir, closure.files.items[i]));
    }
    /* A manifest that cannot be written only means that the next run builds again. */
    file_write_if_changed(path_join(program->arena, dir, "manifest"), strbuf_text(&manifest),
                          manifest.length, false);
    strbuf_free(&manifest);
}

void run_program(Program *program)
{
    const char *dir = run_dir(program->arena, program->options);
    EmittedProject *project = pipeline_emit(program);

    if (!project) {
        return;
    }
    if (!dir) {
        diagnose(program, NULL, NO_SPAN, NO_CACHE_DIR);
        return;
    }
    const char *executable = project_build_cached(program, project, dir);
    if (!executable) {
        return;
    }
    write_manifest(program, project, dir, executable);
    become(executable, program->options);
    diagnose(program, NULL, NO_SPAN, CANNOT_READ_FILE, executable, strerror(errno));
}
