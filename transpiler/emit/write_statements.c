/* Statements and comments of the C tree as text; see writer.c for expressions. */
#include <stdio.h>
#include <string.h>

#include "emit/ctree.h"
#include "support/fatal.h"

static void write_statement(StrBuf *out, const CStmt *stmt, int level);

static void indent_to(StrBuf *out, int level)
{
    strbuf_fill(out, ' ', (size_t)level * 4);
}

/* ---- comments ---------------------------------------------------------------------------------------- */

/* One line of a comment. Inside a block comment nothing may open another one (-Wcomment), and a
 * line comment may not end in a backslash. */
static void write_comment_line(StrBuf *out, const char *text, size_t length, bool is_block)
{
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t'
                          || text[length - 1] == '\r')) {
        length--;
    }
    for (size_t i = 0; i < length; i++) {
        strbuf_putc(out, text[i]);
        if (is_block && text[i] == '/' && i + 1 < length && text[i + 1] == '*') {
            strbuf_putc(out, ' ');
        }
    }
    if (!is_block && length > 0 && text[length - 1] == '\\') {
        strbuf_putc(out, '.');
    }
}

enum { WIDTH = 100 };

/* The length of the part of a text that fits into `room` columns: up to a blank, if it can be. */
static size_t fitting_length(const char *text, size_t length, int room)
{
    size_t blank = 0, i = 0;
    int width = 0;

    for (; i < length && width <= room; i++) {
        blank = text[i] == ' ' && i > 0 ? i : blank;
        width += ((unsigned char)text[i] & 0xc0) != 0x80;
    }
    return (i == length && width <= room) || blank == 0 ? length : blank;
}

/* Whether the lines of a block comment begin with stars. */
static bool is_starred(const char *text, const char *end)
{
    const char *line = memchr(text, '\n', (size_t)(end - text));

    if (!line) {
        return false;
    }
    while (++line < end && (*line == ' ' || *line == '\t')) {
    }
    return line < end && *line == '*';
}

/* A line of a block comment; what is too long for it goes on in the next ones. */
static void write_block_line(StrBuf *out, const char *text, size_t length, int level, bool starred)
{
    int room = WIDTH - level * 4 - 6;

    while (true) {
        size_t part = fitting_length(text, length, room);
        write_comment_line(out, text, part, true);
        while (part < length && text[part] == ' ') {
            part++;
        }
        if (part == length) {
            return;
        }
        text += part;
        length -= part;
        strbuf_putc(out, '\n');
        indent_to(out, level);
        strbuf_append(out, starred ? " * " : "   ");
    }
}

static void write_block_comment(StrBuf *out, const Comment *comment, int level)
{
    const char *text = comment->text + 2;
    const char *end = comment->text + comment->length - 2;
    bool starred = is_starred(text, end);
    bool first = true;

    strbuf_append(out, "/*");
    while (true) {
        const char *line_end = memchr(text, '\n', (size_t)(end - text));
        const char *stop = line_end ? line_end : end;
        if (!first) {
            while (text < stop && (*text == ' ' || *text == '\t')) {
                text++;
            }
            indent_to(out, level);
            strbuf_append(out, text < stop && *text == '*' ? " " : text == end ? " " : "   ");
        }
        write_block_line(out, text, (size_t)(stop - text), level, starred);
        if (!line_end) {
            break;
        }
        strbuf_putc(out, '\n');
        text = line_end + 1;
        first = false;
    }
    /* write_comment_line took trailing blanks away: "text */
    if (out->data[out->length - 1] != '*' && out->data[out->length - 1] != ' ') {
        strbuf_putc(out, ' ');
    }
    strbuf_append(out, "*/");
}

/* A line comment on its own; what is too long for a line goes on in the next one. */
static void write_long_comment(StrBuf *out, const Comment *comment, int level)
{
    const char *text = comment->text;
    size_t left = comment->length;
    int room = WIDTH - level * 4;

    while (left > 0) {
        size_t length = fitting_length(text, left, room);
        write_comment_line(out, text, length, false);
        while (length < left && text[length] == ' ') {
            length++;
        }
        text += length;
        left -= length;
        if (left > 0) {
            strbuf_putc(out, '\n');
            indent_to(out, level);
            strbuf_append(out, "// ");
            room = WIDTH - level * 4 - 3;
        }
    }
}

static void write_comment(StrBuf *out, const Comment *comment, int level)
{
    if (comment->is_block) {
        write_block_comment(out, comment, level);
    } else if (comment->length >= 2 && comment->text[0] == '/' && comment->text[1] == '/') {
        write_comment_line(out, comment->text, comment->length, false);
    } else {
        strbuf_append(out, "// ");
        write_comment_line(out, comment->text, comment->length, false);
    }
}

void c_write_comments(StrBuf *out, const CommentList *comments, int level)
{
    for (size_t i = 0; i < comments->length; i++) {
        const Comment *comment = comments->items[i];
        if (i > 0 && comment->blank_line_before) {
            strbuf_putc(out, '\n');
        }
        indent_to(out, level);
        if (!comment->is_block && comment->length >= 2 && comment->text[0] == '/') {
            write_long_comment(out, comment, level);
        } else {
            write_comment(out, comment, level);
        }
        strbuf_putc(out, '\n');
    }
}

static void end_line(StrBuf *out, const CStmt *stmt)
{
    if (stmt->trailing) {
        strbuf_putc(out, ' ');
        write_comment(out, stmt->trailing, 0);
    }
    strbuf_putc(out, '\n');
}

/* ---- statements ------------------------------------------------------------------------------------------ */

static void write_body(StrBuf *out, const CStmtList *body, const CommentList *inner, int level)
{
    strbuf_append(out, "{\n");
    c_write_statements(out, body, level + 1);
    if (inner) {
        c_write_comments(out, inner, level + 1);
    }
    indent_to(out, level);
    strbuf_putc(out, '}');
}

/* `else if` stays one line: an else part that is a single if without comments. */
static const CStmt *chained_if(const CStmt *stmt)
{
    if (stmt->otherwise.length != 1) {
        return NULL;
    }
    const CStmt *inner = stmt->otherwise.items[0];
    return inner->kind == C_STMT_IF && inner->comments.length == 0 ? inner : NULL;
}

static void write_if(StrBuf *out, const CStmt *stmt, int level)
{
    strbuf_append(out, "if (");
    c_write_expr(out, stmt->expr, 3);
    strbuf_append(out, ") ");
    write_body(out, &stmt->body, &stmt->inner, level);
    if (stmt->has_otherwise) {
        const CStmt *chained = chained_if(stmt);
        strbuf_append(out, " else ");
        if (chained) {
            write_if(out, chained, level);
            return;
        }
        write_body(out, &stmt->otherwise, NULL, level);
    }
    end_line(out, stmt);
}

static void write_declaration(StrBuf *out, const CStmt *stmt, int reserve)
{
    strbuf_append(out, stmt->text);
    if (stmt->expr) {
        strbuf_append(out, " = ");
        c_write_initializer(out, stmt->expr, reserve);
    }
}

/* Columns of the widest line from the one that `start` is in. */
static size_t widest_line(const StrBuf *out, size_t start)
{
    size_t widest = 0, width = 0;

    while (start > 0 && out->data[start - 1] != '\n') {
        start--;
    }
    for (size_t i = start; i < out->length; i++) {
        width = out->data[i] == '\n' ? 0 : width + (((unsigned char)out->data[i] & 0xc0) != 0x80);
        widest = width > widest ? width : widest;
    }
    return widest;
}

/* A declaration whose value nothing else breaks goes on in the next line. */
static void write_declared(StrBuf *out, const CStmt *stmt, int level)
{
    size_t start = out->length;

    write_declaration(out, stmt, 1);
    if (!stmt->expr || widest_line(out, start) < C_LINE_WIDTH) {
        return;
    }
    strbuf_truncate(out, start);
    strbuf_append(out, stmt->text);
    strbuf_append(out, " =\n");
    for (int i = 0; i <= level; i++) {
        strbuf_append(out, "    ");
    }
    c_write_initializer(out, stmt->expr, 1);
}

/* The head of a loop: on one line, or each of its clauses on a line of its own. */
static void write_for_head(StrBuf *out, const CStmt *stmt, const char *between)
{
    strbuf_append(out, "for (");
    if (stmt->init && stmt->init->kind == C_STMT_DECLARE) {
        write_declaration(out, stmt->init, 1);
    } else if (stmt->init) {
        c_write_expr(out, stmt->init->expr, 1);
    }
    strbuf_putc(out, ';');
    if (stmt->expr) {
        strbuf_append(out, between);
        c_write_expr(out, stmt->expr, 1);
    }
    strbuf_putc(out, ';');
    if (stmt->update) {
        strbuf_append(out, between);
        c_write_expr(out, stmt->update, 3);
    }
    strbuf_append(out, ") ");
}

static void write_for(StrBuf *out, const CStmt *stmt, int level)
{
    size_t start = out->length;

    write_for_head(out, stmt, " ");
    if (memchr(out->data + start, '\n', out->length - start)
        || widest_line(out, start) >= C_LINE_WIDTH) {
        char between[128];
        snprintf(between, sizeof between, "\n%*s", level * 4 + 5, "");
        strbuf_truncate(out, start);
        write_for_head(out, stmt, between);
    }
    write_body(out, &stmt->body, &stmt->inner, level);
    end_line(out, stmt);
}

static void write_switch(StrBuf *out, const CStmt *stmt, int level)
{
    strbuf_append(out, "switch (");
    c_write_expr(out, stmt->expr, 3);
    strbuf_append(out, ") {\n");
    for (size_t i = 0; i < stmt->cases.length; i++) {
        const CCase *clause = &stmt->cases.items[i];
        c_write_comments(out, &clause->comments, level);
        for (size_t j = 0; j < clause->tests.length; j++) {
            indent_to(out, level);
            strbuf_append(out, "case ");
            c_write_expr(out, clause->tests.items[j], 1);
            strbuf_append(out, ":\n");
        }
        if (clause->is_default) {
            indent_to(out, level);
            strbuf_append(out, "default:\n");
        }
        c_write_statements(out, &clause->body, level + 1);
        if (clause->falls_through) {
            indent_to(out, level + 1);
            strbuf_append(out, "__attribute__((fallthrough));\n");
        }
    }
    indent_to(out, level);
    strbuf_putc(out, '}');
    end_line(out, stmt);
}

static void write_async_try(StrBuf *out, const CStmt *stmt, int level)
{
    strbuf_printf(out, "TS_ASYNC_TRY(self, %s) ", stmt->text);
    write_body(out, &stmt->body, &stmt->inner, level);
    strbuf_putc(out, '\n');
    if (stmt->has_otherwise) {
        indent_to(out, level);
        strbuf_printf(out, "TS_ASYNC_CATCH(self, %s) ", stmt->text);
        write_body(out, &stmt->otherwise, NULL, level);
        strbuf_putc(out, '\n');
    }
    if (stmt->has_finally) {
        indent_to(out, level);
        strbuf_printf(out, "TS_ASYNC_FINALLY(self, %s) ", stmt->text);
        write_body(out, &stmt->finally, NULL, level);
        strbuf_putc(out, '\n');
    }
    indent_to(out, level);
    strbuf_printf(out, "TS_ASYNC_END_TRY(self, %s);", stmt->text);
    end_line(out, stmt);
}

static void write_try(StrBuf *out, const CStmt *stmt, int level)
{
    if (stmt->is_async) {
        write_async_try(out, stmt, level);
        return;
    }
    strbuf_append(out, "TS_TRY ");
    write_body(out, &stmt->body, &stmt->inner, level);
    strbuf_putc(out, '\n');
    if (stmt->has_otherwise) {
        indent_to(out, level);
        strbuf_printf(out, "TS_CATCH(%s) ", stmt->text);
        write_body(out, &stmt->otherwise, NULL, level);
        strbuf_putc(out, '\n');
    }
    if (stmt->has_finally) {
        indent_to(out, level);
        if (stmt->finally_label) {
            strbuf_printf(out, "TS_FINALLY_AT(%s) ", stmt->finally_label);
        } else {
            strbuf_append(out, "TS_FINALLY ");
        }
        write_body(out, &stmt->finally, NULL, level);
        strbuf_putc(out, '\n');
    }
    indent_to(out, level);
    strbuf_append(out, "TS_END_TRY;");
    end_line(out, stmt);
}

static void write_loop(StrBuf *out, const CStmt *stmt, int level)
{
    if (stmt->kind == C_STMT_DO) {
        strbuf_append(out, "do ");
        write_body(out, &stmt->body, &stmt->inner, level);
        strbuf_append(out, " while (");
        c_write_expr(out, stmt->expr, 2);
        strbuf_append(out, ");");
        end_line(out, stmt);
        return;
    }
    if (stmt->kind == C_STMT_WHILE) {
        strbuf_append(out, "while (");
        c_write_expr(out, stmt->expr, 3);
        strbuf_append(out, ") ");
    } else {
        c_write_expr(out, stmt->expr, 2);
        strbuf_putc(out, ' ');
    }
    write_body(out, &stmt->body, &stmt->inner, level);
    end_line(out, stmt);
}

static void write_simple(StrBuf *out, const CStmt *stmt, int level)
{
    switch (stmt->kind) {
    case C_STMT_EXPR:
        c_write_expr(out, stmt->expr, 1);
        break;
    case C_STMT_DECLARE:
        write_declared(out, stmt, level);
        break;
    case C_STMT_RETURN:
        strbuf_append(out, stmt->expr ? "return " : "return");
        if (stmt->expr) {
            c_write_expr(out, stmt->expr, 1);
        }
        break;
    case C_STMT_BREAK:
        strbuf_append(out, "break");
        break;
    case C_STMT_CONTINUE:
        strbuf_append(out, "continue");
        break;
    case C_STMT_GOTO:
        strbuf_printf(out, "goto %s", stmt->text);
        break;
    default:
        unreachable();
    }
    strbuf_putc(out, ';');
    end_line(out, stmt);
}

static void write_statement(StrBuf *out, const CStmt *stmt, int level)
{
    switch (stmt->kind) {
    case C_STMT_COMMENT:
        return;
    case C_STMT_LABEL:
        indent_to(out, level - 1);
        strbuf_printf(out, "%s:;\n", stmt->text);
        return;
    default:
        indent_to(out, level);
    }
    switch (stmt->kind) {
    case C_STMT_IF:
        write_if(out, stmt, level);
        break;
    case C_STMT_FOR:
        write_for(out, stmt, level);
        break;
    case C_STMT_WHILE:
    case C_STMT_DO:
    case C_STMT_EACH:
        write_loop(out, stmt, level);
        break;
    case C_STMT_SWITCH:
        write_switch(out, stmt, level);
        break;
    case C_STMT_TRY:
        write_try(out, stmt, level);
        break;
    case C_STMT_BLOCK:
        write_body(out, &stmt->body, &stmt->inner, level);
        end_line(out, stmt);
        break;
    default:
        write_simple(out, stmt, level);
        break;
    }
}

void c_write_statements(StrBuf *out, const CStmtList *statements, int level)
{
    for (size_t i = 0; i < statements->length; i++) {
        const CStmt *stmt = statements->items[i];
        if (i > 0 && stmt->blank_before) {
            strbuf_putc(out, '\n');
        }
        c_write_comments(out, &stmt->comments, level);
        write_statement(out, stmt, level);
    }
}
