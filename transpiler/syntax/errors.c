/*
 * Syntax errors: tree-sitter's ERROR and MISSING nodes as diagnostics.
 */
#include <string.h>

#include "syntax/reader.h"

enum { MAX_ERRORS = 20, SHOWN_TEXT = 40 };

/* The first line of a text, cut to what a message can show. */
static int shown_length(const char *text, size_t length)
{
    size_t count = 0;

    while (count < length && count < SHOWN_TEXT && text[count] != '\n' && text[count] != '\r') {
        count++;
    }
    while (count > 0 && count < length && ((unsigned char)text[count] & 0xc0) == 0x80) {
        count--;
    }
    return (int)count;
}

/* The place right after what stands before an offset: there the missing token belongs. */
static Span place_of_missing(const char *text, uint32_t offset)
{
    while (offset > 0 && (text[offset - 1] == ' ' || text[offset - 1] == '\n' ||
                          text[offset - 1] == '\t' || text[offset - 1] == '\r')) {
        offset--;
    }
    return (Span){offset > 0 ? offset - 1 : 0, offset > 0 ? offset : 0};
}

static void report_missing(Reader *reader, TSNode node)
{
    Span span = place_of_missing(reader->file->text, ts_node_start_byte(node));
    const char *name = ts_node_type(node);

    if (ts_node_is_named(node)) {
        diagnose(reader->program, reader->file, span, EXPRESSION_EXPECTED);
    } else {
        diagnose(reader->program, reader->file, span, TOKEN_EXPECTED, name);
    }
}

/* An opening quote or comment that nothing closes explains everything after it. */
static bool report_unterminated(Reader *reader, Span span)
{
    const char *text = reader->file->text;

    for (uint32_t i = span.start; i + 1 < span.end; i++) {
        if (text[i] == '/' && text[i + 1] == '*') {
            const char *end = strstr(text + i + 2, "*/");
            if (!end) {
                Span start = {i, i + 2};
                diagnose(reader->program, reader->file, start, UNTERMINATED_COMMENT);
                return true;
            }
            i = (uint32_t)(end - text);
        }
    }
    for (uint32_t i = span.start; i < span.end; i++) {
        if (text[i] == '"' || text[i] == '\'') {
            uint32_t end = i + 1;
            while (text[end] && text[end] != '\n' && text[end] != text[i]) {
                end += text[end] == '\\' && text[end + 1] ? 2 : 1;
            }
            if (text[end] != text[i]) {
                Span rest = {i, end};
                diagnose(reader->program, reader->file, rest, UNTERMINATED_STRING);
                return true;
            }
            i = end;
        }
    }
    return false;
}

static void report_error(Reader *reader, TSNode node)
{
    Span span = {ts_node_start_byte(node), ts_node_end_byte(node)};
    const char *text = reader->file->text + span.start;
    int shown = shown_length(text, span.end - span.start);

    if (report_unterminated(reader, span)) {
        return;
    }
    if (shown == 0) {
        span = place_of_missing(reader->file->text, span.start);
        diagnose(reader->program, reader->file, span, EXPRESSION_EXPECTED);
        return;
    }
    span.end = span.start + (uint32_t)shown;
    diagnose(reader->program, reader->file, span, UNEXPECTED_SYNTAX, shown, text);
}

void report_errors(Reader *reader, Cst root)
{
    TSTreeCursor cursor = ts_tree_cursor_new(root.node);
    int count = 0;
    bool more = true;

    while (more && count < MAX_ERRORS) {
        TSNode node = ts_tree_cursor_current_node(&cursor);
        bool is_error = ts_node_symbol(node) == (TSSymbol)-1;
        if (ts_node_is_missing(node)) {
            report_missing(reader, node);
            count++;
        } else if (is_error && !ts_node_eq(node, root.node)) {
            report_error(reader, node);
            count++;
        }
        bool inside = (!is_error || ts_node_eq(node, root.node)) && ts_node_has_error(node);
        if (inside && ts_tree_cursor_goto_first_child(&cursor)) {
            continue;
        }
        while (!(more = ts_tree_cursor_goto_next_sibling(&cursor))) {
            if (!ts_tree_cursor_goto_parent(&cursor)) {
                break;
            }
        }
    }
    ts_tree_cursor_delete(&cursor);
    if (count == 0) {
        root.span.end = root.span.start + 1;
        diagnose(reader->program, reader->file, root.span, SYNTAX_ERROR);
    }
}
