/*
 * Sets of code points for regular expressions: sorted ranges.
 */
#include "ts/regexp_set.h"

#include <stdlib.h>
#include <string.h>

/* ---- memory ------------------------------------------------------------------------------------- */

typedef struct RegexpChunk {
    struct RegexpChunk *next;
    size_t used, size;
    max_align_t bytes[];
} RegexpChunk;

enum { CHUNK_SIZE = 4096 };

void *regexp_alloc(RegexpArena *arena, size_t size)
{
    RegexpChunk *chunk = arena->chunks;

    size = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
    if (!chunk || chunk->size - chunk->used < size) {
        size_t room = size > CHUNK_SIZE ? size : CHUNK_SIZE;
        chunk = calloc(1, sizeof(RegexpChunk) + room);
        if (!chunk) {
            abort();
        }
        chunk->size = room;
        chunk->next = arena->chunks;
        arena->chunks = chunk;
    }
    void *memory = (char *)chunk->bytes + chunk->used;
    chunk->used += size;
    return memory;
}

void regexp_arena_free(RegexpArena *arena)
{
    while (arena->chunks) {
        RegexpChunk *chunk = arena->chunks;
        arena->chunks = chunk->next;
        free(chunk);
    }
}

/* ---- adding ------------------------------------------------------------------------------------- */

static void append(RegexpArena *arena, RegexpSet *set, uint32_t first, uint32_t last)
{
    if (set->count == set->capacity) {
        size_t capacity = set->capacity ? set->capacity * 2 : 4;
        RegexpRange *ranges = regexp_alloc(arena, capacity * sizeof *ranges);
        if (set->count) {
            memcpy(ranges, set->ranges, set->count * sizeof *ranges);
        }
        set->ranges = ranges;
        set->capacity = capacity;
    }
    set->ranges[set->count++] = (RegexpRange){first, last};
}

void regexp_set_add(RegexpArena *arena, RegexpSet *set, uint32_t first, uint32_t last)
{
    size_t from = set->count, to;

    /* The ranges [from, to) touch the new one and become one with it. Most often it comes last. */
    while (from > 0 && set->ranges[from - 1].last + 1 >= first) {
        from--;
    }
    for (to = from; to < set->count && set->ranges[to].first <= last + 1; to++) {
        first = set->ranges[to].first < first ? set->ranges[to].first : first;
        last = set->ranges[to].last > last ? set->ranges[to].last : last;
    }
    if (to == from) {
        append(arena, set, first, last);
        memmove(set->ranges + from + 1, set->ranges + from,
                (set->count - 1 - from) * sizeof *set->ranges);
    } else {
        memmove(set->ranges + from + 1, set->ranges + to, (set->count - to) * sizeof *set->ranges);
        set->count -= to - from - 1;
    }
    set->ranges[from] = (RegexpRange){first, last};
}

void regexp_set_add_set(RegexpArena *arena, RegexpSet *set, const RegexpSet *other)
{
    for (size_t i = 0; i < other->count; i++) {
        regexp_set_add(arena, set, other->ranges[i].first, other->ranges[i].last);
    }
}

void regexp_set_add_class(RegexpArena *arena, RegexpSet *set, char letter)
{
    static const RegexpRange digits[] = {{'0', '9'}};
    static const RegexpRange words[] = {{'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}};
    static const RegexpRange spaces[] = {{0x09, 0x0d},     {0x20, 0x20},     {0xa0, 0xa0},
                                         {0x1680, 0x1680}, {0x2000, 0x200a}, {0x2028, 0x2029},
                                         {0x202f, 0x202f}, {0x205f, 0x205f}, {0x3000, 0x3000},
                                         {0xfeff, 0xfeff}};
    static const RegexpRange line[] = {{0, 0x09}, {0x0b, 0x0c}, {0x0e, 0x2027},
                                       {0x202a, REGEXP_MAX_CODE_POINT}};
    static const struct {
        const RegexpRange *ranges;
        size_t count;
        char letter;
    } classes[] = {{digits, 1, 'd'}, {words, 4, 'w'}, {spaces, 10, 's'}, {line, 4, '.'}};

    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
        for (size_t j = 0; classes[i].letter == letter && j < classes[i].count; j++) {
            regexp_set_add(arena, set, classes[i].ranges[j].first, classes[i].ranges[j].last);
        }
    }
}

/* ---- operations --------------------------------------------------------------------------------- */

bool regexp_set_has(const RegexpSet *set, uint32_t code_point)
{
    size_t low = 0, high = set->count;

    while (low < high) {
        size_t middle = (low + high) / 2;
        if (set->ranges[middle].last < code_point) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < set->count && set->ranges[low].first <= code_point;
}

RegexpSet regexp_set_complement(RegexpArena *arena, const RegexpSet *set)
{
    RegexpSet result = {0};
    uint32_t next = 0;

    for (size_t i = 0; i < set->count; i++) {
        if (set->ranges[i].first > next) {
            append(arena, &result, next, set->ranges[i].first - 1);
        }
        next = set->ranges[i].last + 1;
    }
    if (next <= REGEXP_MAX_CODE_POINT) {
        append(arena, &result, next, REGEXP_MAX_CODE_POINT);
    }
    return result;
}

RegexpSet regexp_set_intersect(RegexpArena *arena, const RegexpSet *left, const RegexpSet *right)
{
    RegexpSet result = {0};
    size_t i = 0, j = 0;

    while (i < left->count && j < right->count) {
        RegexpRange a = left->ranges[i], b = right->ranges[j];
        uint32_t first = a.first > b.first ? a.first : b.first;
        uint32_t last = a.last < b.last ? a.last : b.last;
        if (first <= last) {
            append(arena, &result, first, last);
        }
        if (a.last < b.last) {
            i++;
        } else {
            j++;
        }
    }
    return result;
}

RegexpSet regexp_set_subtract(RegexpArena *arena, const RegexpSet *left, const RegexpSet *right)
{
    RegexpSet others = regexp_set_complement(arena, right);

    return regexp_set_intersect(arena, left, &others);
}
