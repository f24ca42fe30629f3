/*
 * The syntax of regular expressions (ECMA-262 §22.2.1, with Annex B): a pattern becomes a tree in an
 * arena.
 */
#ifndef TS_REGEXP_SYNTAX_H
#define TS_REGEXP_SYNTAX_H

#include "ts/regexp_fold.h"
#include "ts/regexp_properties.h"
#include "ts/regexp_set.h"

/** Flags of a pattern. */
enum {
    REGEXP_HAS_INDICES = 1,  /* d */
    REGEXP_GLOBAL = 2,       /* g */
    REGEXP_IGNORE_CASE = 4,  /* i */
    REGEXP_MULTILINE = 8,    /* m */
    REGEXP_DOT_ALL = 16,     /* s */
    REGEXP_UNICODE = 32,     /* u */
    REGEXP_UNICODE_SETS = 64, /* v */
    REGEXP_STICKY = 128,     /* y */
    /** Matches code points, not units. */
    REGEXP_FULL_UNICODE = REGEXP_UNICODE | REGEXP_UNICODE_SETS
};

typedef enum RegexpKind {
    REGEXP_EMPTY,
    REGEXP_CHAR,        /* code_point */
    REGEXP_SET,         /* set */
    REGEXP_SEQUENCE,    /* items */
    REGEXP_ALTERNATIVES, /* items, in order of preference */
    REGEXP_CAPTURE,     /* child; group */
    REGEXP_REPEAT,      /* child; min, max, is_lazy; the groups [group, group_end) are inside */
    REGEXP_START,       /* ^ */
    REGEXP_END,         /* $ */
    REGEXP_BOUNDARY,    /* \b, \B (is_negative) */
    REGEXP_LOOK,        /* child; is_behind, is_negative; groups [group, group_end) inside */
    REGEXP_BACK_REFERENCE /* the one of `groups` that has matched */
} RegexpKind;

#define REGEXP_INFINITY UINT32_MAX

typedef struct RegexpNode RegexpNode;
struct RegexpNode {
    RegexpKind kind;
    unsigned flags; /* REGEXP_IGNORE_CASE, MULTILINE: as they are at this place */
    uint32_t code_point;
    RegexpSet set;
    RegexpNode **items;
    size_t count, capacity;
    RegexpNode *child;
    uint32_t group, group_end;
    uint32_t min, max;
    bool is_lazy, is_negative, is_behind;
    uint32_t *groups; /* `count` of them */
};

/** (?<name>...) */
typedef struct RegexpName {
    uint16_t *units;
    size_t length;
    uint32_t group;
} RegexpName;

typedef struct RegexpTree {
    RegexpNode *root;
    unsigned flags;
    uint32_t groups;     /* with group 0, the whole match */
    RegexpName *names;   /* in the order of their groups; a name may come several times */
    size_t name_count;
} RegexpTree;

/** Reads flags; false when one is unknown or comes twice, or u and v meet. */
bool regexp_parse_flags(const uint16_t *units, size_t length, unsigned *flags);

/** Reads a pattern; NULL and a message as V8 words it ("Unterminated group") when it is wrong. */
RegexpTree *regexp_parse(RegexpArena *arena, const uint16_t *units, size_t length, unsigned flags,
                         const char **error);

/** Can a node match the empty string? */
bool regexp_may_be_empty(const RegexpNode *node);

#endif
