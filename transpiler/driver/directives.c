/*
 * @ts-ignore and its like, found in the text when there is an error to report. As in tsc, a
 * directive counts for the next line that is neither empty nor a comment.
 */
#include "driver/directives.h"

#include <string.h>

static const char *skip_blanks(const char *text, const char *end)
{
    while (text < end && (*text == ' ' || *text == '\t' || *text == '\r')) {
        text++;
    }
    return text;
}

static bool starts_with(const char *text, const char *end, const char *word)
{
    size_t length = strlen(word);

    return (size_t)(end - text) >= length && memcmp(text, word, length) == 0;
}

/* Whether a comment of the line begins with one of the words. */
static bool has_directive(const char *text, const char *end, const char *const *words)
{
    for (; text < end; text++) {
        if (*text != '/' && *text != '*') {
            continue;
        }
        while (text < end && (*text == '/' || *text == '*')) {
            text++;
        }
        text = skip_blanks(text, end);
        for (const char *const *word = words; *word; word++) {
            if (starts_with(text, end, *word)) {
                return true;
            }
        }
    }
    return false;
}

static bool is_checked(SourceFile *file)
{
    static const char *const words[] = {"@ts-nocheck", NULL};

    for (unsigned line = 1; line <= source_line_count(file); line++) {
        Span span = source_line_span(file, line);
        const char *end = file->text + span.end;
        const char *text = skip_blanks(file->text + span.start, end);
        if (has_directive(text, end, words)) {
            return false;
        }
        if (text < end && *text != '/' && *text != '*' && *text != '#') {
            break;
        }
    }
    return true;
}

bool directives_silence(SourceFile *file, uint32_t offset)
{
    static const char *const words[] = {"@ts-ignore", "@ts-expect-error", NULL};

    for (unsigned line = source_position(file, offset).line; line-- > 1;) {
        Span span = source_line_span(file, line);
        const char *end = file->text + span.end;
        const char *text = skip_blanks(file->text + span.start, end);
        if (has_directive(text, end, words)) {
            return true;
        }
        if (text < end && !starts_with(text, end, "//")) {
            break;
        }
    }
    return !is_checked(file);
}
