/* Reading source files and finding lines in them. */
#include "driver/source.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "driver/program.h"
#include "support/fatal.h"
#include "support/files.h"

enum { LARGEST_FILE = 256 * 1024 * 1024 };

/* A path below the working directory is shown relative to it, another one as it is. */
static const char *display_path(Program *program, const char *real_path)
{
    const char *cwd = program->cwd;
    size_t length = cwd ? strlen(cwd) : 0;

    if (length > 1 && strncmp(real_path, cwd, length) == 0 && real_path[length] == '/') {
        return arena_strdup(program->arena, real_path + length + 1);
    }
    return real_path;
}

static SourceFile *add_source(Program *program, const char *real_path, const char *path,
                              const char *text, size_t length)
{
    SourceFile *file = NEW(program->arena, SourceFile);

    if (length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) {
        text += 3;
        length -= 3;
    }
    file->path = path;
    file->real_path = real_path;
    file->text = text;
    file->length = length;
    file->index = (uint32_t)program->sources.length;
    file->is_declaration = text_ends_with(path, ".d.ts") || text_ends_with(path, ".d.mts") ||
                           text_ends_with(path, ".d.cts");
    if (program->data_dir && file->is_declaration) {
        size_t data_length = strlen(program->data_dir);
        file->is_library = strncmp(real_path, program->data_dir, data_length) == 0 &&
                           strncmp(real_path + data_length, "/shims/", 7) == 0;
    }
    vec_push(program->arena, &program->sources, file);
    strmap_put(program->arena, &program->sources_by_path, real_path, file);
    return file;
}

SourceFile *source_load(Program *program, const char *path)
{
    char resolved[PATH_MAX];
    struct stat info;

    if (!realpath(path, resolved)) {
        return NULL;
    }
    if (stat(resolved, &info) == 0 && info.st_size > LARGEST_FILE) {
        errno = EFBIG;
        return NULL;
    }
    return source_load_resolved(program, resolved);
}

SourceFile *source_load_resolved(Program *program, const char *resolved)
{
    SourceFile *known = strmap_get(&program->sources_by_path, resolved);
    size_t length;

    if (known) {
        return known;
    }
    char *text = file_read(program->arena, resolved, &length);
    if (!text) {
        return NULL;
    }
    const char *real_path = arena_strdup(program->arena, resolved);
    return add_source(program, real_path, display_path(program, real_path), text, length);
}

SourceFile *source_from_text(Program *program, const char *path, const char *text, size_t length)
{
    const char *name = arena_strdup(program->arena, path);

    return add_source(program, name, name, arena_strndup(program->arena, text, length), length);
}

/* The length of the line end at an offset: LF, CR LF, CR, U+2028, U+2029 (ECMA-262 12.3), or 0. */
static size_t line_end_at(const SourceFile *file, size_t offset)
{
    const char *p = file->text + offset;

    if (*p == '\n') {
        return 1;
    }
    if (*p == '\r') {
        return p[1] == '\n' ? 2 : 1;
    }
    if ((unsigned char)p[0] == 0xe2 && (unsigned char)p[1] == 0x80 &&
        ((unsigned char)p[2] == 0xa8 || (unsigned char)p[2] == 0xa9)) {
        return 3;
    }
    return 0;
}

static void find_lines(SourceFile *file)
{
    size_t capacity = 1;

    if (file->line_starts) {
        return;
    }
    for (size_t i = 0; i < file->length; i++) {
        capacity += line_end_at(file, i) != 0;
    }
    /* Filled in lazily and kept for the life of the process; the arena is not at hand here. */
    file->line_starts = calloc(capacity, sizeof *file->line_starts);
    if (!file->line_starts) {
        fatal_out_of_memory();
    }
    file->line_count = 1;
    for (size_t i = 0; i < file->length;) {
        size_t end = line_end_at(file, i);
        i += end ? end : 1;
        if (end) {
            file->line_starts[file->line_count++] = (uint32_t)i;
        }
    }
}

/* The index into line_starts of the line that holds an offset. */
static size_t line_index_of(const SourceFile *file, uint32_t offset)
{
    size_t low = 0, high = file->line_count;

    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (file->line_starts[middle] <= offset) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

Position source_position(SourceFile *file, uint32_t offset)
{
    find_lines(file);
    if (offset > file->length) {
        offset = (uint32_t)file->length;
    }
    size_t line = line_index_of(file, offset);
    unsigned column = 1;
    for (uint32_t i = file->line_starts[line]; i < offset; i++) {
        unsigned char byte = (unsigned char)file->text[i];
        column += (byte & 0xc0) != 0x80; /* a code point, ... */
        column += byte >= 0xf0;          /* ... two units beyond U+FFFF */
    }
    return (Position){(unsigned)line + 1, column};
}

size_t source_line_count(SourceFile *file)
{
    find_lines(file);
    return file->line_count;
}

Span source_line_span(SourceFile *file, unsigned line)
{
    find_lines(file);
    if (line < 1 || line > file->line_count) {
        return (Span){(uint32_t)file->length, (uint32_t)file->length};
    }
    Span span = {file->line_starts[line - 1], file->line_starts[line - 1]};
    while (span.end < file->length && !line_end_at(file, span.end)) {
        span.end++;
    }
    return span;
}
