/*
 * Attaching comments to nodes: each comment of a file goes to exactly one node.
 *
 * A comment's place is the innermost node around it; among that node's children, the one before
 * and the one after the comment are candidates. On its own line it leads what follows; behind
 * something on the same line it trails that; with neither it is inner to the node around it.
 */
#include <stdlib.h>

#include "syntax/reader.h"

typedef struct Attach {
    Reader *reader;
    AstList *children;
} Attach;

static AstComments *comments_of(Reader *reader, AstNode *node)
{
    if (!node->comments) {
        node->comments = NEW(reader->arena, AstComments);
    }
    return node->comments;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

/* Whether an empty line stands right above an offset that starts its line's text. */
static bool blank_line_above(const char *text, uint32_t offset)
{
    int lines = 0;

    while (offset > 0 && (is_blank(text[offset - 1]) || text[offset - 1] == '\n')) {
        lines += text[--offset] == '\n';
    }
    return lines > 1;
}

static bool blank_line_below(const char *text, uint32_t offset)
{
    int lines = 0;

    while (is_blank(text[offset]) || text[offset] == '\n') {
        lines += text[offset++] == '\n';
    }
    return lines > 1 && text[offset];
}

static bool starts_line(const char *text, uint32_t offset)
{
    while (offset > 0 && is_blank(text[offset - 1])) {
        offset--;
    }
    return offset == 0 || text[offset - 1] == '\n';
}

static bool ends_line(const char *text, uint32_t offset)
{
    while (is_blank(text[offset])) {
        offset++;
    }
    return text[offset] == '\n' || text[offset] == '\0';
}

static bool newline_between(const char *text, uint32_t from, uint32_t to)
{
    for (; from < to; from++) {
        if (text[from] == '\n') {
            return true;
        }
    }
    return false;
}

static bool collect_child(AstNode *child, void *context)
{
    Attach *attach = context;

    if (child->span.end > child->span.start) {
        vec_push(attach->reader->scratch, attach->children, child);
    }
    return true;
}

static int compare_nodes(const void *a, const void *b)
{
    const AstNode *left = *(AstNode *const *)a, *right = *(AstNode *const *)b;

    return (left->span.start > right->span.start) - (left->span.start < right->span.start);
}

/* Attaches a comment between two neighbours within a node; either may be NULL. */
static void attach_between(Reader *reader, Comment *comment, AstNode *parent, AstNode *before,
                           AstNode *after)
{
    const char *text = reader->file->text;
    CommentList *list;

    if (before && newline_between(text, before->span.end, comment->span.start)) {
        before = NULL;
    }
    bool at_line_end = ends_line(text, comment->span.end);
    if (after && (comment->own_line || !(before && at_line_end))) {
        list = &comments_of(reader, after)->leading;
    } else if (before && !comment->own_line) {
        list = &comments_of(reader, before)->trailing;
    } else {
        list = &comments_of(reader, parent)->inner;
    }
    vec_push(reader->arena, list, comment);
}

/* Attaches comments [from, to), all of them within the node. */
static void attach_within(Reader *reader, AstNode *node, size_t from, size_t to)
{
    AstList children = {0};
    Attach attach = {reader, &children};
    size_t child = 0;

    ast_for_each_child(node, collect_child, &attach);
    if (children.length) {
        qsort(children.items, children.length, sizeof *children.items, compare_nodes);
    }
    while (from < to) {
        Comment *comment = reader->comments.items[from];
        while (child < children.length && children.items[child]->span.end <= comment->span.start) {
            child++;
        }
        AstNode *next = child < children.length ? children.items[child] : NULL;
        if (next && next->span.start <= comment->span.start) {
            size_t end = from;
            while (end < to && reader->comments.items[end]->span.start < next->span.end) {
                end++;
            }
            attach_within(reader, next, from, end);
            from = end;
            continue;
        }
        attach_between(reader, comment, node, child ? children.items[child - 1] : NULL, next);
        from++;
    }
}

static bool note_blank_line(AstNode *node, void *context)
{
    Reader *reader = context;
    bool in_list = node->parent && (ast_is_statement(node->kind) || node->kind == AST_CASE_CLAUSE ||
                                    node->parent->kind == AST_CLASS_DECLARATION ||
                                    node->parent->kind == AST_CLASS_EXPRESSION ||
                                    node->parent->kind == AST_INTERFACE_DECLARATION ||
                                    node->parent->kind == AST_ENUM_DECLARATION ||
                                    node->parent->kind == AST_OBJECT_LITERAL ||
                                    node->parent->kind == AST_TYPE_LITERAL);

    if (in_list) {
        uint32_t start = node->span.start;
        if (node->comments && node->comments->leading.length) {
            uint32_t first = node->comments->leading.items[0]->span.start;
            start = first < start ? first : start;
        }
        node->blank_line_before = blank_line_above(reader->file->text, start);
    }
    return ast_for_each_child(node, note_blank_line, reader);
}

static int compare_comments(const void *a, const void *b)
{
    const Comment *left = *(Comment *const *)a, *right = *(Comment *const *)b;

    return (left->span.start > right->span.start) - (left->span.start < right->span.start);
}

void attach_comments(Reader *reader)
{
    size_t kept = 0, count = reader->comments.length;
    Comment **items = reader->comments.items;
    const char *text = reader->file->text;

    if (count) {
        qsort(items, count, sizeof *items, compare_comments);
    }
    for (size_t i = 0; i < count; i++) { /* children may have been asked for more than once */
        if (!kept || items[kept - 1]->span.start != items[i]->span.start) {
            items[kept++] = items[i];
        }
    }
    reader->comments.length = kept;
    for (size_t i = 0; i < kept; i++) {
        items[i]->own_line = starts_line(text, items[i]->span.start);
        items[i]->blank_line_before =
            items[i]->own_line && blank_line_above(text, items[i]->span.start);
        items[i]->blank_line_after = blank_line_below(text, items[i]->span.end);
    }
    attach_within(reader, reader->source_file, 0, kept);
    if (!reader->file->is_library) {
        note_blank_line(reader->source_file, reader);
    }
}
