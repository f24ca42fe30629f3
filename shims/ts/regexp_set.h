/*
 * Sets of code points, as regular expressions have them, and the memory that they and patterns live
 * in: one RegexpArena, freed whole. Where memory runs out the process ends.
 *
 * Neither this nor the parser of patterns needs the rest of the runtime: ts2c itself checks literals
 * with them.
 */
#ifndef TS_REGEXP_SET_H
#define TS_REGEXP_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct RegexpArena {
    struct RegexpChunk *chunks;
} RegexpArena;

/** Zeroed memory that lives as long as the arena. */
void *regexp_alloc(RegexpArena *arena, size_t size);
void regexp_arena_free(RegexpArena *arena);

typedef struct RegexpRange {
    uint32_t first, last;
} RegexpRange;

/** Sorted, disjoint ranges that do not touch. */
typedef struct RegexpSet {
    RegexpRange *ranges;
    size_t count, capacity;
} RegexpSet;

enum { REGEXP_MAX_CODE_POINT = 0x10ffff };

void regexp_set_add(RegexpArena *arena, RegexpSet *set, uint32_t first, uint32_t last);
void regexp_set_add_set(RegexpArena *arena, RegexpSet *set, const RegexpSet *other);
bool regexp_set_has(const RegexpSet *set, uint32_t code_point);
RegexpSet regexp_set_complement(RegexpArena *arena, const RegexpSet *set);
RegexpSet regexp_set_intersect(RegexpArena *arena, const RegexpSet *left, const RegexpSet *right);
RegexpSet regexp_set_subtract(RegexpArena *arena, const RegexpSet *left, const RegexpSet *right);

/** The sets of \d, \s, \w (by their letter) and of the dot without flag s. */
void regexp_set_add_class(RegexpArena *arena, RegexpSet *set, char letter);

#endif
