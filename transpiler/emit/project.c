/*
 * The emitted project in memory, and the texts that come from templates/.
 *
 * A template is a text with two things to fill in. Words that begin with ts2c_project_ are
 * replaced: ts2c_project_name, _version, _entry, and in Makefile.in the lists _sources and
 * _shims. Lines between "# ts2c:begin X" and "# ts2c:end X" stay only if the project requires
 * the library X; the marker lines themselves never stay.
 */
#include "emit/project.h"

#include <ctype.h>
#include <errno.h>
#include <string.h>

#include "driver/project.h"
#include "emit/project_parts.h"
#include "support/files.h"
#include "support/strbuf.h"

EmittedProject *emitted_project_new(Program *program)
{
    EmittedProject *project = NEW(program->arena, EmittedProject);

    project->name = program->name;
    return project;
}

void emitted_project_add(Program *program, EmittedProject *project, const char *path,
                         const char *text, size_t length)
{
    EmittedFile file = {.path = path, .text = text, .length = length};

    vec_push(program->arena, &project->files, file);
}

void emitted_project_use_header(Program *program, EmittedProject *project, const char *header)
{
    strmap_put(program->arena, &project->headers, header, project);
}

bool project_requires(const ShimClosure *closure, const char *library, size_t length)
{
    for (size_t i = 0; i < closure->requires.length; i++) {
        if (strlen(closure->requires.items[i]) == length &&
            memcmp(closure->requires.items[i], library, length) == 0) {
            return true;
        }
    }
    return false;
}

static void put_list(StrBuf *out, const TextVec *paths)
{
    for (size_t i = 0; i < paths->length; i++) {
        strbuf_printf(out, "%s%s", i ? " \\\n    " : "", paths->items[i]);
    }
}

static void put_value(StrBuf *out, const TemplateValues *values, const char *word, size_t length)
{
    static const char prefix[] = "ts2c_project_";
    const char *key = word + sizeof prefix - 1;
    size_t key_length = length - (sizeof prefix - 1);

#define IS(text) (key_length == sizeof(text) - 1 && memcmp(key, text, key_length) == 0)
    if (IS("name")) {
        strbuf_append(out, values->name);
    } else if (IS("version")) {
        strbuf_append(out, values->version);
    } else if (IS("entry")) {
        strbuf_append(out, values->entry);
    } else if (IS("sources")) {
        put_list(out, &values->sources);
    } else if (IS("headers")) {
        put_list(out, &values->headers);
    } else if (IS("shims")) {
        put_list(out, &values->closure->sources);
    } else {
        strbuf_append_n(out, word, length);
    }
#undef IS
}

/* Copies a line, its ts2c_project_ words replaced. */
static void put_line(StrBuf *out, const TemplateValues *values, const char *line, size_t length)
{
    static const char prefix[] = "ts2c_project_";
    const char *end = line + length;

    while (line < end) {
        const char *word = memmem(line, (size_t)(end - line), prefix, sizeof prefix - 1);
        if (!word) {
            break;
        }
        const char *after = word + sizeof prefix - 1;
        while (after < end && islower((unsigned char)*after)) {
            after++;
        }
        strbuf_append_n(out, line, (size_t)(word - line));
        put_value(out, values, word, (size_t)(after - word));
        line = after;
    }
    strbuf_append_n(out, line, (size_t)(end - line));
}

/* The name after a marker in a line, with its length, or NULL. */
static const char *marker(const char *line, size_t length, const char *tag, size_t *name_length)
{
    const char *at = memmem(line, length, tag, strlen(tag));

    if (!at) {
        return NULL;
    }
    at += strlen(tag);
    *name_length = 0;
    while (at + *name_length < line + length && isalnum((unsigned char)at[*name_length])) {
        ++*name_length;
    }
    return at;
}

char *template_expand(Arena *arena, const TemplateValues *values, const char *text, size_t length,
                      size_t *expanded_length)
{
    const char *end = text + length, *name;
    size_t name_length;
    int skipped = 0, depth = 0; /* inside how many sections, and inside which the lines go */
    StrBuf out = {0};

    for (const char *line = text; line < end;) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        size_t line_length = newline ? (size_t)(newline - line) + 1 : (size_t)(end - line);
        if ((name = marker(line, line_length, "ts2c:begin ", &name_length))) {
            depth++;
            if (!skipped && !project_requires(values->closure, name, name_length)) {
                skipped = depth;
            }
        } else if (marker(line, line_length, "ts2c:end ", &name_length)) {
            skipped = skipped == depth ? 0 : skipped;
            depth--;
        } else if (!skipped) {
            put_line(&out, values, line, line_length);
        }
        line += line_length;
    }
    *expanded_length = out.length;
    char *expanded = arena_strndup(arena, strbuf_text(&out), out.length);
    strbuf_free(&out);
    return expanded;
}

static bool text_is_source(const char *path)
{
    return text_ends_with(path, ".c");
}

static TemplateValues template_values(Program *program, const EmittedProject *project,
                                      const ShimClosure *closure)
{
    TemplateValues values = {
        .name = project->name,
        .version = program->project && program->project->package_version
                       ? program->project->package_version
                       : "1.0.0",
        .entry = project->entry ? project->entry : path_basename(program->options->input),
        .closure = closure,
    };

    for (size_t i = 0; i < project->files.length; i++) {
        const char *path = project->files.items[i].path;
        if (text_is_source(path)) {
            vec_push(program->arena, &values.sources, path);
        } else {
            vec_push(program->arena, &values.headers, path);
        }
    }
    return values;
}

static void add_part(Program *program, ProjectPartVec *parts, const char *path, const char *text,
                     size_t length, PartKind kind)
{
    ProjectPart part = {.path = path, .text = text, .length = length, .kind = kind};

    vec_push(program->arena, parts, part);
}

/* Reads a data file; the generated configure is in the build tree when run from there. */
static const char *read_data(Program *program, const char *path, size_t *length)
{
    Arena *arena = program->arena;
    const char *text = file_read(arena, path_join(arena, program->data_dir, path), length);

#ifdef TS2C_BUILD_DIR
    if (!text) {
        text = file_read(arena, path_join(arena, TS2C_BUILD_DIR, path), length);
    }
#endif
    if (!text) {
        diagnose(program, NULL, NO_SPAN, CANNOT_READ_FILE,
                 path_join(arena, program->data_dir, path), strerror(errno));
    }
    return text;
}

/* The templates, and the names that they have in a project. */
static const struct {
    const char *from, *to;
    PartKind kind;
} templates[] = {
    {"templates/configure", "configure", PART_SCRIPT},
    {"templates/configure.ac", "configure.ac", PART_BUILD},
    {"templates/Makefile.in", "Makefile.in", PART_BUILD},
    {"templates/README.md", "README.md", PART_BUILD},
    {"templates/Dockerfile", "Dockerfile", PART_BUILD},
    {"templates/gitignore", ".gitignore", PART_BUILD},
};

bool project_parts(Program *program, const EmittedProject *project, ProjectPartVec *parts)
{
    ShimClosure closure;
    size_t length, expanded_length;

    *parts = (ProjectPartVec){0};
    if (!project_shim_closure(program, project, &closure)) {
        return false;
    }
    TemplateValues values = template_values(program, project, &closure);
    for (size_t i = 0; i < project->files.length; i++) {
        const EmittedFile *file = &project->files.items[i];
        add_part(program, parts, file->path, file->text, file->length, PART_SOURCE);
    }
    for (size_t i = 0; i < closure.files.length; i++) {
        const char *path = closure.files.items[i];
        const FileText *content = strmap_get(&closure.texts, path);
        add_part(program, parts, path, content->text, content->length, PART_SHIM);
    }
    for (size_t i = 0; i < sizeof templates / sizeof *templates; i++) {
        const char *text = read_data(program, templates[i].from, &length);
        if (!text) {
            return false;
        }
        text = template_expand(program->arena, &values, text, length, &expanded_length);
        add_part(program, parts, templates[i].to, text, expanded_length, templates[i].kind);
    }
    return true;
}
