/*
 * The arena: a chain of chunks, the newest first, with a bump pointer into the newest.
 * A request larger than a quarter of a chunk gets a chunk of its own behind the newest, so that
 * the rest of the newest stays usable. Chunks double in size up to 1 MiB.
 */
#include "support/arena.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/fatal.h"

enum { FIRST_CHUNK = 16 * 1024, LARGEST_CHUNK = 1024 * 1024, ALIGNMENT = 16 };

typedef struct Chunk {
    struct Chunk *next;
    size_t capacity;
    _Alignas(ALIGNMENT) char bytes[];
} Chunk;

struct Arena {
    Chunk *chunks;
    char *cursor;
    char *limit;
    size_t chunk_size;
    size_t used;
};

static Chunk *new_chunk(size_t capacity)
{
    /* calloc: large chunks come zeroed from the system without being touched. */
    Chunk *chunk = calloc(1, sizeof(Chunk) + capacity);

    if (!chunk) {
        fatal_out_of_memory();
    }
    chunk->capacity = capacity;
    return chunk;
}

Arena *arena_new(void)
{
    Arena *arena = calloc(1, sizeof *arena);

    if (!arena) {
        fatal_out_of_memory();
    }
    arena->chunk_size = FIRST_CHUNK;
    return arena;
}

void arena_free(Arena *arena)
{
    if (!arena) {
        return;
    }
    for (Chunk *chunk = arena->chunks, *next; chunk; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    free(arena);
}

static void *alloc_own_chunk(Arena *arena, size_t size)
{
    Chunk *chunk = new_chunk(size);

    if (arena->chunks) {
        chunk->next = arena->chunks->next;
        arena->chunks->next = chunk;
    } else {
        arena->chunks = chunk;
        arena->cursor = arena->limit = chunk->bytes + size;
    }
    return chunk->bytes;
}

void *arena_alloc(Arena *arena, size_t size)
{
    if (size > SIZE_MAX / 2) {
        fatal_out_of_memory();
    }
    size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
    if (size == 0) {
        size = ALIGNMENT;
    }
    arena->used += size;
    if ((size_t)(arena->limit - arena->cursor) < size) {
        if (size > arena->chunk_size / 4) {
            return alloc_own_chunk(arena, size);
        }
        Chunk *chunk = new_chunk(arena->chunk_size);
        chunk->next = arena->chunks;
        arena->chunks = chunk;
        arena->cursor = chunk->bytes;
        arena->limit = chunk->bytes + chunk->capacity;
        if (arena->chunk_size < LARGEST_CHUNK) {
            arena->chunk_size *= 2;
        }
    }
    void *result = arena->cursor;
    arena->cursor += size;
    return result;
}

char *arena_strndup(Arena *arena, const char *text, size_t length)
{
    char *copy = arena_alloc(arena, length + 1);

    if (length) {
        memcpy(copy, text, length);
    }
    return copy;
}

char *arena_strdup(Arena *arena, const char *text)
{
    return arena_strndup(arena, text, strlen(text));
}

char *arena_vprintf(Arena *arena, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    if (length < 0) {
        unreachable();
    }
    char *text = arena_alloc(arena, (size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    return text;
}

char *arena_printf(Arena *arena, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = arena_vprintf(arena, format, args);
    va_end(args);
    return text;
}

size_t arena_used(const Arena *arena)
{
    return arena->used;
}
