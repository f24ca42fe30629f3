/*
 * Compiled patterns, and the backtracking matcher that runs them: exactly JavaScript's semantics,
 * for every pattern. (What PCRE2 can do in the same way, it does: regexp_pcre.c.)
 *
 * A program is a list of 32-bit words: operations and their operands. Its registers hold the places
 * of captures (two for each group), loop counters, and places where loops and lookarounds began; a
 * place that is not set is -1. What an operation writes to a register is put on the backtracking
 * stack, too, and is taken back when the matcher comes back there.
 */
#ifndef TS_REGEXP_PROGRAM_H
#define TS_REGEXP_PROGRAM_H

#include "ts/regexp_syntax.h"

typedef enum RegexpOp {
    REGEXP_OP_MATCH,
    REGEXP_OP_FAIL,
    REGEXP_OP_CHAR,           /* unit or code point */
    REGEXP_OP_CHAR_BACK,      /* the same before the current place, in lookbehinds */
    REGEXP_OP_SET,            /* set */
    REGEXP_OP_SET_BACK,
    REGEXP_OP_JUMP,           /* target */
    REGEXP_OP_SPLIT,          /* target: tried when what follows fails */
    REGEXP_OP_SAVE,           /* register = place */
    REGEXP_OP_ZERO,           /* register = 0 */
    REGEXP_OP_RESET,          /* first, end: these registers = -1 */
    REGEXP_OP_LOOP,           /* counter, min, max, is_lazy, exit: begins the next round or leaves */
    REGEXP_OP_NEXT,           /* counter, loop: counter + 1, goto loop */
    REGEXP_OP_FAIL_IF_EMPTY,  /* start: nothing was matched since */
    REGEXP_OP_NEXT_NOT_EMPTY, /* counter, loop, start, min: fails where a round matched nothing */
    REGEXP_OP_REPEAT_SET,     /* set, min, max: greedy */
    REGEXP_OP_REPEAT_SET_LAZY,
    REGEXP_OP_START,
    REGEXP_OP_START_OF_LINE,
    REGEXP_OP_END,
    REGEXP_OP_END_OF_LINE,
    REGEXP_OP_BOUNDARY,       /* is_negative, ignores_case */
    REGEXP_OP_LOOK,           /* register pair (height of the stack, place), is_negative, target */
    REGEXP_OP_LOOK_FOUND,     /* register pair */
    REGEXP_OP_LOOK_NOT_WANTED, /* register pair */
    REGEXP_OP_BACK_REFERENCE  /* is_behind, ignores_case, count, groups... */
} RegexpOp;

/** A set made ready for matching. */
typedef struct RegexpMatcher {
    uint32_t latin1[8]; /* a bit for each code point below 256 */
    RegexpSet set;
} RegexpMatcher;

typedef struct RegexpProgram {
    int32_t *code;
    size_t length, capacity;
    RegexpMatcher *sets;
    size_t set_count, set_capacity;
    uint32_t groups;    /* with group 0 */
    uint32_t registers;
    unsigned flags;
    /** Units below 256 that a match can begin with, and whether others can; unused when it can be
     * empty. */
    uint32_t first[8];
    bool first_wide, first_known;
} RegexpProgram;

/** Compiles into memory of the arena. */
RegexpProgram *regexp_compile(RegexpArena *arena, const RegexpTree *tree);

/** A subject: units of 8 or 16 bits. */
typedef struct RegexpSubject {
    const void *units;
    size_t length;
    bool is_wide;
} RegexpSubject;

/** Where a match that is looked for from `start` on may begin: with flag u not within a pair. */
static inline size_t regexp_start(unsigned flags, const RegexpSubject *subject, size_t start)
{
    const uint16_t *units = subject->units;
    bool may_split = subject->is_wide && flags & REGEXP_FULL_UNICODE && start > 0 &&
                     start < subject->length;

    return may_split && (units[start] & 0xfc00) == 0xdc00 && (units[start - 1] & 0xfc00) == 0xd800
               ? start - 1
               : start;
}

/** The deepest backtracking stack, in bytes: as V8's, of which it says RangeError. */
enum { REGEXP_MAX_STACK = 64 << 20 };

/**
 * Finds the first match that begins at `start` or, unless `sticky`, behind it. 1: found, places (two
 * for each group, -1 when unset) are in `places`; 0: none; -1: the stack is exhausted.
 */
int regexp_match(const RegexpProgram *program, const RegexpSubject *subject, size_t start,
                 bool sticky, int32_t *places);

static inline bool regexp_matcher_has(const RegexpMatcher *matcher, uint32_t point)
{
    return point < 256 ? matcher->latin1[point >> 5] >> (point & 31) & 1
                       : regexp_set_has(&matcher->set, point);
}

#endif
