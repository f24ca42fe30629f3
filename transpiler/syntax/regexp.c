/*
 * Regular expression literals:   /pattern/flags   What is wrong with them is said where they stand.
 */
#include <string.h>

#include "syntax/reader.h"
#include "ts/regexp_syntax.h"

/* The code point at a place of well-formed UTF-8, and the place behind it. */
static uint32_t next_code_point(const char *text, size_t *at)
{
    unsigned char lead = (unsigned char)text[(*at)++];
    size_t more = lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    uint32_t point = more == 0 ? lead : lead & (0x3fU >> more);

    for (; more > 0; more--) {
        point = point << 6 | ((unsigned char)text[(*at)++] & 0x3f);
    }
    return point;
}

/* The pattern as the runtime will read it: what is wrong with it is said now. */
static void check_regexp(Reader *reader, AstNode *node, Span span)
{
    const AstText *source = &node->regexp.source;
    size_t flag_count = strlen(node->regexp.flags), length = 0;
    uint16_t *units = NEW_ARRAY(reader->arena, uint16_t, source->length + flag_count + 1);
    RegexpArena arena = {0};
    const char *error = NULL;
    unsigned flags;

    for (size_t i = 0; i < flag_count; i++) {
        units[i] = (unsigned char)node->regexp.flags[i];
    }
    if (!regexp_parse_flags(units, flag_count, &flags)) {
        diagnose(reader->program, reader->file, span, INVALID_REGEXP_FLAGS);
        return;
    }
    for (size_t at = 0; at < source->length;) {
        uint32_t point = next_code_point(source->text, &at);
        if (point > 0xffff) {
            units[length++] = (uint16_t)(0xd7c0 + (point >> 10));
            point = 0xdc00 | (point & 0x3ff);
        }
        units[length++] = (uint16_t)point;
    }
    RegexpTree *tree = regexp_parse(&arena, units, length, flags, &error);
    if (tree) {
        node->regexp.groups = tree->groups - 1;
    } else {
        diagnose(reader->program, reader->file, span, INVALID_REGEXP, (int)source->length,
                 source->text, node->regexp.flags, error);
    }
    regexp_arena_free(&arena);
}

AstNode *read_regexp(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_REGEXP_LITERAL, cst);
    CstList children = cst_children(reader, cst);
    Cst flags = cst_find(children, F_FLAGS);
    Cst pattern = cst_find(children, F_PATTERN);
    const char *text = reader->file->text;

    node->regexp.source.text =
        arena_strndup(reader->arena, text + pattern.span.start, cst_length(pattern));
    node->regexp.source.length = (uint32_t)cst_length(pattern);
    node->regexp.flags = cst_is_null(flags) ? ""
                                            : arena_strndup(reader->arena, text + flags.span.start,
                                                            cst_length(flags));
    check_regexp(reader, node, cst.span);
    return node;
}
