/*
 * What the files of the pattern parser share.
 */
#ifndef TS_REGEXP_PARSE_H
#define TS_REGEXP_PARSE_H

#include <setjmp.h>

#include "ts/regexp_syntax.h"

enum { REGEXP_END_OF_PATTERN = -1, REGEXP_NO_VALUE = -1 };

typedef struct RegexpParser {
    RegexpArena *arena;
    const uint16_t *units;
    size_t length, at;
    unsigned flags;      /* as they are here: i, m and s change in (?i:...) */
    uint32_t groups;     /* opened so far, with group 0 */
    uint32_t all_groups; /* in the whole pattern */
    bool has_names, has_duplicates;
    size_t depth;
    RegexpTree *tree;
    struct RegexpAlternative *alternative; /* the innermost one being read */
    struct RegexpAlternative **places;     /* where the named groups stand */
    struct NamedReference *references;     /* \k<name>, resolved at the end */
    const char *error;
    jmp_buf failed;
} RegexpParser;

/** Ends the parsing with a message. */
_Noreturn void regexp_fail(RegexpParser *parser, const char *error);

static inline bool regexp_is_unicode(const RegexpParser *parser)
{
    return (parser->flags & REGEXP_FULL_UNICODE) != 0;
}

/** The unit `ahead` of the current one, or REGEXP_END_OF_PATTERN. */
static inline int regexp_peek(const RegexpParser *parser, size_t ahead)
{
    return parser->at + ahead < parser->length ? parser->units[parser->at + ahead]
                                               : REGEXP_END_OF_PATTERN;
}

/** Takes the unit if it comes next. */
bool regexp_accept(RegexpParser *parser, int unit);
/** Takes the next character: a code point with flag u or v, else a unit. */
uint32_t regexp_take(RegexpParser *parser);

/** `digits` hexadecimal digits at an offset from here; REGEXP_NO_VALUE if there are fewer. */
int32_t regexp_hex(const RegexpParser *parser, size_t offset, size_t digits);
/** What follows `\u`; REGEXP_NO_VALUE, and nothing taken, when it is no escape. */
int32_t regexp_unicode_escape(RegexpParser *parser, bool as_unicode);
/** A character escape after the backslash: \n, \x41, \cA, \0, or the character itself. */
uint32_t regexp_character_escape(RegexpParser *parser, bool in_class);
/** \d \D \s \S \w \W \p{..} \P{..} after the backslash; false, and nothing taken, for others. */
bool regexp_class_escape(RegexpParser *parser, RegexpSet *set, const char *property_error);

/** [...], after the bracket. */
RegexpNode *regexp_class(RegexpParser *parser);

RegexpNode *regexp_node(RegexpParser *parser, RegexpKind kind);
void regexp_node_add(RegexpParser *parser, RegexpNode *node, RegexpNode *item);
/** A set as a node, with what flag i adds. */
RegexpNode *regexp_set_node(RegexpParser *parser, const RegexpSet *set);
RegexpNode *regexp_char_node(RegexpParser *parser, uint32_t code_point);

#endif
