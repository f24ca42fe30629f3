/* Growth of vectors: doubling, from eight items. */
#include "support/vec.h"

void *vec_grow(Arena *arena, void *items, size_t length, size_t *capacity, size_t item_size)
{
    size_t wanted = *capacity ? *capacity * 2 : 8;
    void *grown = arena_alloc(arena, wanted * item_size);

    if (length) {
        memcpy(grown, items, length * item_size);
    }
    *capacity = wanted;
    return grown;
}
