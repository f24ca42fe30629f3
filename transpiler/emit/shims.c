/*
 * Which files of the runtime a project needs: the closure of the headers it includes.
 *
 * A header foo.h is implemented by foo.c and by those foo_*.c beside it that have no header of
 * their own with a longer name: string_methods.c belongs to string_methods.h if that exists,
 * else to string.h.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "emit/project.h"
#include "support/files.h"

typedef struct Walk {
    Program *program;
    StrMap seen; /* file relative to the data folder -> non-NULL */
    StrMap requires;
    StrMap folders; /* "ts" -> PathVec * */
    ShimClosure *closure;
    bool complete;
} Walk;

static void add_file(Walk *walk, const char *path);

static const PathVec *folder_names(Walk *walk, const char *folder)
{
    Arena *arena = walk->program->arena;
    PathVec *names = strmap_get(&walk->folders, folder);

    if (!names) {
        names = NEW(arena, PathVec);
        list_directory(arena, arena_printf(arena, "%s/shims/%s", walk->program->data_dir, folder),
                       names);
        strmap_put(arena, &walk->folders, folder, names);
    }
    return names;
}

static bool has_name(const PathVec *names, const char *name, size_t length)
{
    for (size_t i = 0; i < names->length; i++) {
        if (strlen(names->items[i]) == length && memcmp(names->items[i], name, length) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether foo_bar.c has a header foo_bar.h, or one between it and foo.h in length. */
static bool has_own_header(Arena *arena, const PathVec *names, const char *source,
                           size_t stem_length)
{
    for (size_t length = strlen(source) - 2; length > stem_length; length--) {
        if (source[length] != '.' && source[length] != '_') {
            continue;
        }
        const char *header = arena_printf(arena, "%.*s.h", (int)length, source);
        if (has_name(names, header, strlen(header))) {
            return true;
        }
    }
    return false;
}

/* Adds the sources that implement a header "ts/foo.h". */
static void add_sources_of(Walk *walk, const char *header)
{
    Arena *arena = walk->program->arena;
    const char *folder = path_dirname(arena, header), *base = path_basename(header);
    const PathVec *names = folder_names(walk, folder);
    size_t stem = strlen(base) - 2;

    for (size_t i = 0; i < names->length; i++) {
        const char *name = names->items[i];
        if (!text_ends_with(name, ".c") || strncmp(name, base, stem) != 0) {
            continue;
        }
        bool same = name[stem] == '.' && strlen(name) == stem + 2;
        if (same || (name[stem] == '_' && !has_own_header(arena, names, name, stem))) {
            add_file(walk, arena_printf(arena, "%s/%s", folder, name));
        }
    }
}

/* The text between quotes of an #include of a shim in a line, or NULL. */
static const char *included_shim(Arena *arena, const char *line, size_t length)
{
    const char *end = line + length;

    while (line < end && (*line == ' ' || *line == '\t' || *line == '#')) {
        line++;
    }
    if (end - line < 8 || strncmp(line, "include", 7) != 0) {
        return NULL;
    }
    line += 7;
    while (line < end && (*line == ' ' || *line == '\t')) {
        line++;
    }
    if (line == end || *line != '"') {
        return NULL;
    }
    const char *close = memchr(line + 1, '"', (size_t)(end - line - 1));
    if (!close) {
        return NULL;
    }
    const char *name = arena_strndup(arena, line + 1, (size_t)(close - line - 1));
    return text_starts_with(name, "ts/") || text_starts_with(name, "node/") ? name : NULL;
}

/* Reads all "ts2c-requires: a b" of a text; each goes to the end of its line. */
static void read_requires(Walk *walk, const char *text, size_t length)
{
    static const char tag[] = "ts2c-requires:";
    const char *at = text, *end = text + length;

    while ((at = memmem(at, (size_t)(end - at), tag, sizeof tag - 1))) {
        at += sizeof tag - 1;
        while (at < end && *at != '\n') {
            const char *start = at;
            while (at < end && isalnum((unsigned char)*at)) {
                at++;
            }
            if (at > start) {
                strmap_put_n(walk->program->arena, &walk->requires, start, (size_t)(at - start),
                             walk);
            } else {
                at++;
            }
        }
    }
}

/* Follows the includes of a C text, and notes the libraries that its comments name. */
static void scan_text(Walk *walk, const char *text, size_t length)
{
    const char *end = text + length;

    read_requires(walk, text, length);
    for (const char *line = text; line < end;) {
        const char *next = memchr(line, '\n', (size_t)(end - line));
        size_t line_length = (size_t)((next ? next : end) - line);
        const char *at = line;
        while (at < end && (*at == ' ' || *at == '\t')) {
            at++;
        }
        if (at < end && *at == '#') {
            const char *name = included_shim(walk->program->arena, line, line_length);
            if (name) {
                add_file(walk, name);
            }
        }
        line += line_length + 1;
    }
}

/* Adds a shim, "ts/foo.h", and all it needs. */
static void add_file(Walk *walk, const char *path)
{
    Program *program = walk->program;
    size_t length;

    if (strmap_has(&walk->seen, path)) {
        return;
    }
    strmap_put(program->arena, &walk->seen, path, walk);
    const char *from = arena_printf(program->arena, "%s/shims/%s", program->data_dir, path);
    const char *text = file_read(program->arena, from, &length);
    if (!text) {
        diagnose(program, NULL, NO_SPAN, SHIM_MISSING, from);
        walk->complete = false;
        return;
    }
    const char *file = arena_printf(program->arena, "shims/%s", path);
    vec_push(program->arena, &walk->closure->files, file);
    FileText *content = NEW(program->arena, FileText);
    *content = (FileText){text, length};
    strmap_put(program->arena, &walk->closure->texts, file, content);
    if (text_ends_with(path, ".c")) {
        vec_push(program->arena, &walk->closure->sources, file);
    }
    scan_text(walk, text, length);
    if (text_ends_with(path, ".h")) {
        add_sources_of(walk, path);
    }
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void sort_texts(TextVec *texts)
{
    if (texts->length) {
        qsort(texts->items, texts->length, sizeof *texts->items, compare_texts);
    }
}

bool project_shim_closure(Program *program, const EmittedProject *project, ShimClosure *closure)
{
    Walk walk = {.program = program, .closure = closure, .complete = true};

    *closure = (ShimClosure){0};
    for (size_t i = 0; i < project->headers.count; i++) {
        add_file(&walk, project->headers.entries[i].key);
    }
    for (size_t i = 0; i < project->files.length; i++) {
        scan_text(&walk, project->files.items[i].text, project->files.items[i].length);
    }
    for (size_t i = 0; i < walk.requires.count; i++) {
        vec_push(program->arena, &closure->requires, walk.requires.entries[i].key);
    }
    sort_texts(&closure->files);
    sort_texts(&closure->sources);
    sort_texts(&closure->requires);
    return walk.complete;
}
