/* The interner: an open-addressing table of texts that carry their hash and length in front. */
#include "support/intern.h"

#include <string.h>

typedef struct Entry {
    uint64_t hash;
    size_t length;
    char text[];
} Entry;

struct Interner {
    Arena *arena;
    Entry **slots;
    size_t capacity; /* a power of two */
    size_t count;
};

uint64_t hash_bytes(const void *bytes, size_t length)
{
    const unsigned char *p = bytes;
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < length; i++) {
        hash = (hash ^ p[i]) * 0x100000001b3u;
    }
    hash ^= hash >> 32;
    hash *= 0x9e3779b97f4a7c15u;
    return hash ^ (hash >> 29);
}

Interner *interner_new(Arena *arena)
{
    Interner *interner = NEW(arena, Interner);

    interner->arena = arena;
    interner->capacity = 4096;
    interner->slots = NEW_ARRAY(arena, Entry *, interner->capacity);
    return interner;
}

static void grow(Interner *interner)
{
    size_t capacity = interner->capacity * 2;
    Entry **slots = NEW_ARRAY(interner->arena, Entry *, capacity);

    for (size_t i = 0; i < interner->capacity; i++) {
        Entry *entry = interner->slots[i];
        if (!entry) {
            continue;
        }
        size_t at = entry->hash & (capacity - 1);
        while (slots[at]) {
            at = (at + 1) & (capacity - 1);
        }
        slots[at] = entry;
    }
    interner->slots = slots;
    interner->capacity = capacity;
}

const char *intern(Interner *interner, const char *text, size_t length)
{
    uint64_t hash = hash_bytes(text, length);
    size_t at = hash & (interner->capacity - 1);

    for (Entry *entry; (entry = interner->slots[at]); at = (at + 1) & (interner->capacity - 1)) {
        if (entry->hash == hash && entry->length == length &&
            memcmp(entry->text, text, length) == 0) {
            return entry->text;
        }
    }
    Entry *entry = arena_alloc(interner->arena, sizeof(Entry) + length + 1);
    entry->hash = hash;
    entry->length = length;
    memcpy(entry->text, text, length);
    interner->slots[at] = entry;
    if (++interner->count * 2 > interner->capacity) {
        grow(interner);
    }
    return entry->text;
}

const char *intern_string(Interner *interner, const char *text)
{
    return intern(interner, text, strlen(text));
}

size_t interned_length(const char *text)
{
    return ((const Entry *)(const void *)(text - offsetof(Entry, text)))->length;
}
