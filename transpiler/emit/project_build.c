/*
 * The build behind `ts2c run`: straight compiler calls into a cache.
 *
 *     <cache>/objects/<hash>.o     runtime objects, shared by all programs
 *     <cache>/run/<name>-<hash>/   src/, shims/ and the executable of one program
 *
 * The hash of a runtime object covers its source, all headers of the runtime that the program
 * has, the compiler and its flags. Everything is made under a temporary name and renamed, so that
 * two runs at once do not disturb each other.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emit/project.h"
#include "emit/project_parts.h"
#include "support/files.h"
#include "support/intern.h"
#include "support/jobs.h"

/* What each required library adds to the link. */
static const struct {
    const char *name, *flag;
} libraries[] = {
    {"civetweb", "-lcivetweb"}, {"mbedcrypto", "-lmbedcrypto"}, {"uv", "-luv"},
    {"pcre2", "-lpcre2-8"},     {"pcre2", "-lpcre2-16"},        {"utf8proc", "-lutf8proc"},
    {"zlib", "-lz"},            {"pthread", "-pthread"},
};

static const char *const compile_flags[] = {
    "-std=c11", "-D_GNU_SOURCE", "-O2", "-w", "-pthread", "-fno-optimize-sibling-calls",
    "-fno-math-errno", "-ffunction-sections", "-fdata-sections"};

typedef VEC(const char *) ArgVec;

typedef struct Build {
    Program *program;
    Arena *arena;
    const char *compiler;
    const char *dir;     /* of this program */
    const char *objects; /* of the runtime */
    uint64_t base_hash;  /* of headers, compiler and flags */
    VEC(Job) jobs;
    TextVec made;        /* temporary objects, one for each job */
    TextVec wanted;      /* their final names */
    TextVec all_objects; /* in the order of linking */
} Build;

static uint64_t mix(uint64_t hash, const void *bytes, size_t length)
{
    uint64_t both[2] = {hash, hash_bytes(bytes, length)};

    return hash_bytes(both, sizeof both);
}

const char *project_cache_dir(Arena *arena)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");

    if (cache && cache[0] == '/') {
        return path_join(arena, cache, "ts2c");
    }
    return home && home[0] == '/' ? path_join(arena, home, ".cache/ts2c") : NULL;
}

const char *project_compiler(void)
{
    const char *compiler = getenv("CC");

    return compiler && *compiler ? compiler : "cc";
}

/* Begins a command with the words of CC ("ccache gcc" is two). */
static void push_compiler(Build *build, ArgVec *args)
{
    const char *at = build->compiler;

    while (*at) {
        size_t length = strcspn(at, " ");
        if (length) {
            vec_push(build->arena, args, arena_strndup(build->arena, at, length));
        }
        at += length + (at[length] == ' ');
    }
}

static void add_job(Build *build, ArgVec *args)
{
    vec_push(build->arena, args, NULL);
    vec_push(build->arena, &build->jobs, ((Job){.argv = args->items}));
}

static void add_compile(Build *build, const char *source, const char *object)
{
    Arena *arena = build->arena;
    const char *temporary = arena_printf(arena, "%s.%ld.tmp.o", object, (long)getpid());
    ArgVec args = {0};

    push_compiler(build, &args);
    for (size_t i = 0; i < sizeof compile_flags / sizeof *compile_flags; i++) {
        vec_push(arena, &args, compile_flags[i]);
    }
    vec_push(arena, &args, arena_printf(arena, "-iquote%s/src", build->dir));
    vec_push(arena, &args, arena_printf(arena, "-I%s/shims", build->dir));
    vec_push(arena, &args, "-c");
    vec_push(arena, &args, "-o");
    vec_push(arena, &args, temporary);
    vec_push(arena, &args, source);
    add_job(build, &args);
    vec_push(arena, &build->made, temporary);
    vec_push(arena, &build->wanted, object);
}

static void add_object(Build *build, const ProjectPart *part)
{
    Arena *arena = build->arena;
    const char *object;

    if (part->kind == PART_SHIM) {
        uint64_t hash =
            mix(mix(build->base_hash, part->text, part->length), part->path, strlen(part->path));
        object = arena_printf(arena, "%s/%016" PRIx64 ".o", build->objects, hash);
    } else {
        object = arena_printf(arena, "%s/%s.o", build->dir, part->path);
    }
    vec_push(arena, &build->all_objects, object);
    if (part->kind != PART_SHIM || !file_exists(object)) {
        add_compile(build, path_join(arena, build->dir, part->path), object);
    }
}

/* Reports what went wrong with a compiler command. */
static void report(Build *build, const Job *job, const char *what)
{
    if (job->error) {
        diagnose(build->program, NULL, NO_SPAN, COMPILER_NOT_FOUND, job->argv[0],
                 strerror(job->error));
    } else {
        diagnose(build->program, NULL, NO_SPAN, COMPILER_FAILED, what);
    }
}

static bool compile_all(Build *build)
{
    bool good = jobs_run(build->jobs.items, build->jobs.length, jobs_processors());

    for (size_t i = 0; i < build->jobs.length; i++) {
        const Job *job = &build->jobs.items[i];
        if (job->status == 0) {
            rename(build->made.items[i], build->wanted.items[i]);
        } else {
            unlink(build->made.items[i]);
            report(build, job, build->wanted.items[i]);
        }
    }
    return good;
}

static const char *link_program(Build *build, const ShimClosure *closure)
{
    Arena *arena = build->arena;
    const char *program = path_join(arena, build->dir, build->program->name);
    const char *temporary = arena_printf(arena, "%s.%ld.tmp", program, (long)getpid());
    ArgVec args = {0};

    push_compiler(build, &args);
    vec_push(arena, &args, "-Wl,--gc-sections");
    vec_push(arena, &args, "-Wl,--as-needed");
    vec_push(arena, &args, "-o");
    vec_push(arena, &args, temporary);
    for (size_t i = 0; i < build->all_objects.length; i++) {
        vec_push(arena, &args, build->all_objects.items[i]);
    }
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
        if (project_requires(closure, libraries[i].name, strlen(libraries[i].name))) {
            vec_push(arena, &args, libraries[i].flag);
        }
    }
    vec_push(arena, &args, "-lm");
    vec_push(arena, &args, NULL);
    Job job = {.argv = args.items};
    if (!jobs_run(&job, 1, 1)) {
        report(build, &job, program);
        unlink(temporary);
        return NULL;
    }
    rename(temporary, program);
    return program;
}

static bool write_parts(Build *build, const ProjectPartVec *parts)
{
    for (size_t i = 0; i < parts->length; i++) {
        const ProjectPart *part = &parts->items[i];
        const char *path = path_join(build->arena, build->dir, part->path);
        if (part->kind != PART_SOURCE && part->kind != PART_SHIM) {
            continue;
        }
        if (!file_write_if_changed(path, part->text, part->length, false)) {
            diagnose(build->program, NULL, NO_SPAN, CANNOT_WRITE, path, strerror(errno));
            return false;
        }
        if (part->kind == PART_SHIM && text_ends_with(part->path, ".h")) {
            build->base_hash = mix(build->base_hash, part->text, part->length);
        }
    }
    return true;
}

const char *project_build_cached(Program *program, const EmittedProject *project, const char *dir)
{
    const char *cache = project_cache_dir(program->arena);
    ProjectPartVec parts;
    ShimClosure closure;

    if (!cache) {
        diagnose(program, NULL, NO_SPAN, NO_CACHE_DIR);
        return NULL;
    }
    if (!project_parts(program, project, &parts) ||
        !project_shim_closure(program, project, &closure)) {
        return NULL;
    }
    Build build = {.program = program,
                   .arena = program->arena,
                   .dir = dir,
                   .compiler = project_compiler(),
                   .objects = path_join(program->arena, cache, "objects")};
    build.base_hash = hash_bytes(build.compiler, strlen(build.compiler));
    for (size_t i = 0; i < sizeof compile_flags / sizeof *compile_flags; i++) {
        build.base_hash = mix(build.base_hash, compile_flags[i], strlen(compile_flags[i]));
    }
    if (!make_directories(build.objects) || !make_directories(dir)) {
        diagnose(program, NULL, NO_SPAN, CANNOT_WRITE, cache, strerror(errno));
        return NULL;
    }
    if (!write_parts(&build, &parts)) {
        return NULL;
    }
    for (size_t i = 0; i < parts.length; i++) {
        if (text_ends_with(parts.items[i].path, ".c")) {
            add_object(&build, &parts.items[i]);
        }
    }
    return compile_all(&build) ? link_program(&build, &closure) : NULL;
}
