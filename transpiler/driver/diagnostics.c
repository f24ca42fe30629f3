/*
 * Collecting and printing diagnostics.
 *
 *     server.ts:12:7 - error TS2C2001: Cannot find name 'foo'
 *
 *     12   return foo(1);
 *                 ~~~
 *     hint: ...
 */
#include "driver/diagnostics.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "driver/directives.h"
#include "driver/program.h"

typedef struct DiagnosticInfo {
    unsigned number;
    Severity severity;
    const char *format;
    const char *hint;
} DiagnosticInfo;

static const DiagnosticInfo table[] = {
#define DIAGNOSTIC(id, number, severity, message, hint) \
    {number, SEVERITY_##severity, message, hint},
#include "driver/diagnostics.def"
#undef DIAGNOSTIC
};

typedef struct Colours {
    const char *path, *position, *error, *warning, *code, *hint, *gutter, *reset;
} Colours;

static const Colours plain = {"", "", "", "", "", "", "", ""};
static const Colours ansi = {"\033[36m", "\033[33m", "\033[1;31m", "\033[1;33m",
                             "\033[90m", "\033[32m", "\033[7m",    "\033[0m"};

unsigned diagnostic_number(DiagnosticId id)
{
    return table[id].number;
}

const char *diagnostic_format(DiagnosticId id)
{
    return table[id].format;
}

const char *diagnostic_hint(DiagnosticId id)
{
    return table[id].hint;
}

Severity diagnostic_severity(DiagnosticId id)
{
    return table[id].severity;
}

/* Whether a mismatch of types stands where nobody wants to hear of it. */
static bool is_silent(const Program *program, const SourceFile *file, Span span)
{
    return program->options->command == COMMAND_RUN ||
           (file && directives_silence((SourceFile *)file, span.start));
}

static Severity severity_now(const Program *program, DiagnosticId id)
{
    Severity severity = table[id].severity;

    if (severity != SEVERITY_MISMATCH) {
        return severity;
    }
    return program->options->command == COMMAND_CHECK ? SEVERITY_ERROR : SEVERITY_WARNING;
}

static void report(Program *program, const SourceFile *file, Span span, DiagnosticId id,
                   const char *hint, va_list args)
{
    if (table[id].severity == SEVERITY_MISMATCH && is_silent(program, file, span)) {
        return;
    }
    Diagnostic diagnostic = {
        .id = id,
        .severity = severity_now(program, id),
        .file = file,
        .span = span,
        .message = arena_vprintf(program->arena, table[id].format, args),
        .hint = hint ? arena_strdup(program->arena, hint) : NULL,
        .order = program->diagnostics.length,
    };

    vec_push(program->arena, &program->diagnostics, diagnostic);
    if (diagnostic.severity == SEVERITY_ERROR) {
        program->error_count++;
    }
}

void diagnose_by_id(Program *program, const SourceFile *file, Span span, DiagnosticId id, ...)
{
    va_list args;
    va_start(args, id);
    report(program, file, span, id, table[id].hint, args);
    va_end(args);
}

void diagnose_with_hint_by_id(Program *program, const SourceFile *file, Span span, DiagnosticId id,
                              const char *hint, ...)
{
    va_list args;
    va_start(args, hint);
    report(program, file, span, id, hint, args);
    va_end(args);
}

size_t diagnostics_error_count(const Program *program)
{
    return program->error_count;
}

bool diagnostics_file_has_errors(const Program *program, const SourceFile *file)
{
    for (size_t i = 0; i < program->diagnostics.length; i++) {
        const Diagnostic *diagnostic = &program->diagnostics.items[i];
        if (diagnostic->file == file && diagnostic->severity == SEVERITY_ERROR) {
            return true;
        }
    }
    return false;
}

#define COMPARE(a, b)              \
    if ((a) != (b)) {              \
        return (a) < (b) ? -1 : 1; \
    }

static int compare_diagnostics(const void *left, const void *right)
{
    const Diagnostic *a = left, *b = right;

    COMPARE(a->file != NULL, b->file != NULL)
    if (a->file) {
        COMPARE(a->file->index, b->file->index)
        COMPARE(a->span.start, b->span.start)
        COMPARE(a->span.end, b->span.end)
    }
    COMPARE(a->order, b->order)
    return 0;
}

static bool same_diagnostic(const Diagnostic *a, const Diagnostic *b)
{
    return a->file == b->file && a->span.start == b->span.start && a->id == b->id &&
           strcmp(a->message, b->message) == 0;
}

void diagnostics_sort(Program *program)
{
    DiagnosticVec *all = &program->diagnostics;
    size_t kept = 0;

    if (!all->length) {
        return;
    }
    qsort(all->items, all->length, sizeof *all->items, compare_diagnostics);
    for (size_t i = 0; i < all->length; i++) {
        if (kept && same_diagnostic(&all->items[kept - 1], &all->items[i])) {
            program->error_count -= all->items[i].severity == SEVERITY_ERROR;
        } else {
            all->items[kept++] = all->items[i];
        }
    }
    all->length = kept;
}

/* The display width of UTF-8 text, a code point counting as one column and a tab as one. */
static size_t width_of(const char *text, size_t length)
{
    size_t width = 0;

    for (size_t i = 0; i < length; i++) {
        width += ((unsigned char)text[i] & 0xc0) != 0x80;
    }
    return width;
}

static void print_source_line(FILE *out, SourceFile *file, Span span, unsigned line,
                              const Colours *colours, const char *mark_colour)
{
    Span text = source_line_span(file, line);
    uint32_t from = span.start < text.start ? text.start : span.start;
    uint32_t to = span.end > text.end ? text.end : span.end;
    char number[16];
    int digits = snprintf(number, sizeof number, "%u", line);

    fprintf(out, "%s%s%s ", colours->gutter, number, colours->reset);
    for (uint32_t i = text.start; i < text.end; i++) {
        fputc(file->text[i] == '\t' ? ' ' : file->text[i], out);
    }
    fprintf(out, "\n%s%*s%s ", colours->gutter, digits, "", colours->reset);
    if (from > text.end) {
        from = text.end;
    }
    size_t width = to > from ? width_of(file->text + from, to - from) : 1;
    fprintf(out, "%*s%s", (int)width_of(file->text + text.start, from - text.start), "",
            mark_colour);
    for (size_t i = 0; i < width; i++) {
        fputc(width == 1 ? '^' : '~', out);
    }
    fprintf(out, "%s\n", colours->reset);
}

static void print_one(FILE *out, const Diagnostic *diagnostic, const Colours *colours)
{
    bool error = diagnostic->severity == SEVERITY_ERROR;
    const char *mark = error ? colours->error : colours->warning;
    SourceFile *file = (SourceFile *)diagnostic->file;
    Position start = {0};

    if (file) {
        start = source_position(file, diagnostic->span.start);
        fprintf(out, "%s%s%s:%s%u%s:%s%u%s - ", colours->path, file->path, colours->reset,
                colours->position, start.line, colours->reset, colours->position, start.column,
                colours->reset);
    }
    fprintf(out, "%s%s%s %sTS2C%u: %s%s\n", mark, error ? "error" : "warning", colours->reset,
            colours->code, table[diagnostic->id].number, colours->reset, diagnostic->message);
    if (file && file->length) {
        fputc('\n', out);
        print_source_line(out, file, diagnostic->span, start.line, colours, mark);
    }
    if (diagnostic->hint) {
        fprintf(out, "%shint:%s %s\n", colours->hint, colours->reset, diagnostic->hint);
    }
    fputc('\n', out);
}

void diagnostics_print(Program *program, FILE *out, bool colour)
{
    size_t warnings = 0;

    diagnostics_sort(program);
    for (size_t i = 0; i < program->diagnostics.length; i++) {
        print_one(out, &program->diagnostics.items[i], colour ? &ansi : &plain);
        warnings += program->diagnostics.items[i].severity == SEVERITY_WARNING;
    }
    if (program->error_count) {
        fprintf(out, "Found %zu error%s.\n", program->error_count,
                program->error_count == 1 ? "" : "s");
    } else if (warnings) {
        fprintf(out, "Found %zu warning%s.\n", warnings, warnings == 1 ? "" : "s");
    }
}

static json_t *position_json(Position position)
{
    return json_pack("{s:i,s:i}", "line", (int)position.line, "column", (int)position.column);
}

void diagnostics_print_json(Program *program, FILE *out)
{
    json_t *list = json_array();

    diagnostics_sort(program);
    for (size_t i = 0; i < program->diagnostics.length; i++) {
        const Diagnostic *diagnostic = &program->diagnostics.items[i];
        const DiagnosticInfo *info = &table[diagnostic->id];
        json_t *item = json_object();
        SourceFile *file = (SourceFile *)diagnostic->file;

        if (file) {
            json_object_set_new(item, "file", json_string_nocheck(file->path));
            json_object_set_new(item, "start",
                                position_json(source_position(file, diagnostic->span.start)));
            json_object_set_new(item, "end",
                                position_json(source_position(file, diagnostic->span.end)));
        }
        json_object_set_new(item, "severity",
                            json_string(diagnostic->severity == SEVERITY_ERROR ? "error" : "warning"));
        json_object_set_new(item, "code", json_sprintf("TS2C%u", info->number));
        json_object_set_new(item, "message", json_string_nocheck(diagnostic->message));
        if (diagnostic->hint) {
            json_object_set_new(item, "hint", json_string_nocheck(diagnostic->hint));
        }
        json_array_append_new(list, item);
    }
    json_t *document =
        json_pack("{s:o,s:i}", "diagnostics", list, "errors", (int)program->error_count);
    json_dumpf(document, out, JSON_INDENT(2));
    fputc('\n', out);
    json_decref(document);
}
