/* The hash maps: entries in an ordered array, an open-addressing index of 32-bit slots beside. */
#include "support/map.h"

#include <string.h>

#include "support/intern.h"
#include "support/vec.h"

static uint64_t hash_pointer(const void *key)
{
    uint64_t hash = (uint64_t)(uintptr_t)key;

    hash = (hash ^ (hash >> 32)) * 0x9e3779b97f4a7c15u;
    return hash ^ (hash >> 29);
}

/* Puts entry `index` into the first free slot of its probe sequence. */
static void place(uint32_t *slots, size_t slot_count, uint64_t hash, size_t index)
{
    size_t at = hash & (slot_count - 1);

    while (slots[at]) {
        at = (at + 1) & (slot_count - 1);
    }
    slots[at] = (uint32_t)index + 1;
}

static PtrMapEntry *ptrmap_find(const PtrMap *map, const void *key)
{
    if (!map->slot_count) {
        return NULL;
    }
    size_t at = hash_pointer(key) & (map->slot_count - 1);
    for (uint32_t slot; (slot = map->slots[at]); at = (at + 1) & (map->slot_count - 1)) {
        if (map->entries[slot - 1].key == key) {
            return &map->entries[slot - 1];
        }
    }
    return NULL;
}

void *ptrmap_get(const PtrMap *map, const void *key)
{
    PtrMapEntry *entry = ptrmap_find(map, key);

    return entry ? entry->value : NULL;
}

bool ptrmap_has(const PtrMap *map, const void *key)
{
    return ptrmap_find(map, key) != NULL;
}

static void ptrmap_grow_index(Arena *arena, PtrMap *map)
{
    map->slot_count = map->slot_count ? map->slot_count * 2 : 16;
    map->slots = NEW_ARRAY(arena, uint32_t, map->slot_count);
    for (size_t i = 0; i < map->count; i++) {
        place(map->slots, map->slot_count, hash_pointer(map->entries[i].key), i);
    }
}

void **ptrmap_slot(Arena *arena, PtrMap *map, const void *key)
{
    PtrMapEntry *entry = ptrmap_find(map, key);

    if (entry) {
        return &entry->value;
    }
    if ((map->count + 1) * 2 > map->slot_count) {
        ptrmap_grow_index(arena, map);
    }
    if (map->count == map->capacity) {
        map->entries =
            vec_grow(arena, map->entries, map->count, &map->capacity, sizeof *map->entries);
    }
    map->entries[map->count] = (PtrMapEntry){.key = key};
    place(map->slots, map->slot_count, hash_pointer(key), map->count);
    return &map->entries[map->count++].value;
}

void ptrmap_put(Arena *arena, PtrMap *map, const void *key, void *value)
{
    *ptrmap_slot(arena, map, key) = value;
}

static StrMapEntry *strmap_find(const StrMap *map, const char *key, size_t length, uint64_t hash)
{
    if (!map->slot_count) {
        return NULL;
    }
    size_t at = hash & (map->slot_count - 1);
    for (uint32_t slot; (slot = map->slots[at]); at = (at + 1) & (map->slot_count - 1)) {
        StrMapEntry *entry = &map->entries[slot - 1];
        if (entry->hash == hash && entry->length == length &&
            memcmp(entry->key, key, length) == 0) {
            return entry;
        }
    }
    return NULL;
}

void *strmap_get_n(const StrMap *map, const char *key, size_t length)
{
    StrMapEntry *entry = strmap_find(map, key, length, hash_bytes(key, length));

    return entry ? entry->value : NULL;
}

void *strmap_get(const StrMap *map, const char *key)
{
    return strmap_get_n(map, key, strlen(key));
}

bool strmap_has(const StrMap *map, const char *key)
{
    size_t length = strlen(key);

    return strmap_find(map, key, length, hash_bytes(key, length)) != NULL;
}

static void strmap_grow_index(Arena *arena, StrMap *map)
{
    map->slot_count = map->slot_count ? map->slot_count * 2 : 16;
    map->slots = NEW_ARRAY(arena, uint32_t, map->slot_count);
    for (size_t i = 0; i < map->count; i++) {
        place(map->slots, map->slot_count, map->entries[i].hash, i);
    }
}

void **strmap_slot(Arena *arena, StrMap *map, const char *key, size_t length)
{
    uint64_t hash = hash_bytes(key, length);
    StrMapEntry *entry = strmap_find(map, key, length, hash);

    if (entry) {
        return &entry->value;
    }
    if ((map->count + 1) * 2 > map->slot_count) {
        strmap_grow_index(arena, map);
    }
    if (map->count == map->capacity) {
        map->entries =
            vec_grow(arena, map->entries, map->count, &map->capacity, sizeof *map->entries);
    }
    map->entries[map->count] =
        (StrMapEntry){.key = arena_strndup(arena, key, length), .length = length, .hash = hash};
    place(map->slots, map->slot_count, hash, map->count);
    return &map->entries[map->count++].value;
}

void strmap_put_n(Arena *arena, StrMap *map, const char *key, size_t length, void *value)
{
    *strmap_slot(arena, map, key, length) = value;
}

void strmap_put(Arena *arena, StrMap *map, const char *key, void *value)
{
    strmap_put_n(arena, map, key, strlen(key), value);
}
