/* Counting lines and comments by a scan that knows strings and comments, and nothing else. */
#include "emit/stats.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

enum { WIDEST_LINE = 100 };

static void count_lines(TextStats *stats, const char *text, size_t length)
{
    size_t width = 0;
    bool blank = true;

    for (size_t i = 0; i <= length; i++) {
        if (i == length || text[i] == '\n') {
            stats->lines += !blank;
            stats->wide_lines += width > WIDEST_LINE;
            width = 0;
            blank = true;
        } else {
            width += ((unsigned char)text[i] & 0xc0) != 0x80;
            blank = blank && isspace((unsigned char)text[i]);
        }
    }
}

/* The offset after a string that begins at `at`; a line end closes all but a template. */
static size_t skip_string(const char *text, size_t length, size_t at)
{
    char quote = text[at++];

    while (at < length && text[at] != quote && (quote == '`' || text[at] != '\n')) {
        at += text[at] == '\\' ? 2 : 1;
    }
    return at + 1;
}

/* The offset after a comment that begins at `at`. */
static size_t skip_comment(const char *text, size_t length, size_t at)
{
    const char *end = text[at + 1] == '*' ? "*/" : "\n";
    const char *found = memmem(text + at + 2, length - at - 2, end, strlen(end));

    return found ? (size_t)(found - text) + strlen(end) : length;
}

static bool is_goto(const char *text, size_t length, size_t at)
{
    return length - at > 5 && strncmp(text + at, "goto ", 5) == 0 &&
           (at == 0 || !(isalnum((unsigned char)text[at - 1]) || text[at - 1] == '_'));
}

TextStats text_stats(const char *text, size_t length)
{
    TextStats stats = {0};

    count_lines(&stats, text, length);
    for (size_t i = 0; i < length;) {
        if (text[i] == '"' || text[i] == '\'' || text[i] == '`') {
            i = skip_string(text, length, i);
        } else if (text[i] == '/' && i + 1 < length && (text[i + 1] == '/' || text[i + 1] == '*')) {
            stats.comments++;
            i = skip_comment(text, length, i);
        } else {
            stats.gotos += is_goto(text, length, i);
            i++;
        }
    }
    return stats;
}

static void add_stats(TextStats *sum, TextStats stats)
{
    sum->lines += stats.lines;
    sum->comments += stats.comments;
    sum->gotos += stats.gotos;
    sum->wide_lines += stats.wide_lines;
}

void project_print_stats(const Program *program, const EmittedProject *project, FILE *out)
{
    TextStats typescript = {0}, c = {0};

    for (size_t i = 0; i < program->sources.length; i++) {
        const SourceFile *file = program->sources.items[i];
        size_t length = strlen(file->path);
        if (!file->is_declaration && length > 2 && strcmp(file->path + length - 2, "ts") == 0) {
            add_stats(&typescript, text_stats(file->text, file->length));
        }
    }
    for (size_t i = 0; i < project->files.length; i++) {
        add_stats(&c, text_stats(project->files.items[i].text, project->files.items[i].length));
    }
    fprintf(out, "%-28s %6zu\n", "lines of TypeScript", typescript.lines);
    fprintf(out, "%-28s %6zu\n", "lines of C", c.lines);
    fprintf(out, "%-28s %6.2f\n", "C for a line of TypeScript",
            typescript.lines ? (double)c.lines / (double)typescript.lines : 0.0);
    fprintf(out, "%-28s %6zu\n", "comments of TypeScript", typescript.comments);
    fprintf(out, "%-28s %6zu\n", "comments of C", c.comments);
    fprintf(out, "%-28s %6zu\n", "goto", c.gotos);
    fprintf(out, "%-28s %6zu\n", "lines over 100 columns", c.wide_lines);
}
