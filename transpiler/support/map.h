/*
 * Two hash maps in arena memory that remember the order of insertion.
 *
 * PtrMap is keyed by pointers (an interned name, a node, a symbol), StrMap by the bytes of a
 * string, which it copies. A zeroed map is empty and needs no clean-up. Values are pointers;
 * a key may map to NULL, which only `_has` tells from a missing key.
 *
 *     for (size_t i = 0; i < map.count; i++)
 *         use(map.entries[i].key, map.entries[i].value);
 */
#ifndef TS2C_SUPPORT_MAP_H
#define TS2C_SUPPORT_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "support/arena.h"

typedef struct PtrMapEntry {
    const void *key;
    void *value;
} PtrMapEntry;

typedef struct PtrMap {
    PtrMapEntry *entries; /* in insertion order */
    size_t count;
    size_t capacity;
    uint32_t *slots;   /* 1 + index into entries; 0 is free */
    size_t slot_count; /* a power of two, or 0 */
} PtrMap;

typedef struct StrMapEntry {
    const char *key; /* zero-terminated copy */
    size_t length;
    uint64_t hash;
    void *value;
} StrMapEntry;

typedef struct StrMap {
    StrMapEntry *entries; /* in insertion order */
    size_t count;
    size_t capacity;
    uint32_t *slots;
    size_t slot_count;
} StrMap;

/* The value of a key, NULL when it has none. */
void *ptrmap_get(const PtrMap *map, const void *key);
bool ptrmap_has(const PtrMap *map, const void *key);

/* Sets the value of a key, new or not. */
void ptrmap_put(Arena *arena, PtrMap *map, const void *key, void *value);

/* The place of a key's value, added as NULL when missing; goes stale at the next addition. */
void **ptrmap_slot(Arena *arena, PtrMap *map, const void *key);

void *strmap_get(const StrMap *map, const char *key);
void *strmap_get_n(const StrMap *map, const char *key, size_t length);
bool strmap_has(const StrMap *map, const char *key);
void strmap_put(Arena *arena, StrMap *map, const char *key, void *value);
void strmap_put_n(Arena *arena, StrMap *map, const char *key, size_t length, void *value);
void **strmap_slot(Arena *arena, StrMap *map, const char *key, size_t length);

#endif
