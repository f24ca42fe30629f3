/*
 * An arena: memory that is taken piece by piece and given back all at once.
 *
 * Everything a pass of the transpiler keeps lives in the arena of its Program, so nothing is
 * freed singly and nothing dangles before the Program ends. Running out of memory ends the
 * process with exit code 3; callers never see NULL.
 */
#ifndef TS2C_SUPPORT_ARENA_H
#define TS2C_SUPPORT_ARENA_H

#include <stdarg.h>
#include <stddef.h>

typedef struct Arena Arena;

/* A new, empty arena. The caller owns it and ends it with arena_free(). */
Arena *arena_new(void);

/* Gives back the arena and all memory taken from it. NULL is allowed. */
void arena_free(Arena *arena);

/* `size` zeroed bytes, aligned for any type. A size of 0 gives a valid pointer. */
void *arena_alloc(Arena *arena, size_t size);

/* A zero-terminated copy of a string, or of `length` bytes that need not be terminated. */
char *arena_strdup(Arena *arena, const char *text);
char *arena_strndup(Arena *arena, const char *text, size_t length);

/* Text formatted as printf does. */
char *arena_printf(Arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *arena_vprintf(Arena *arena, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));

/* Bytes handed out so far; for statistics. */
size_t arena_used(const Arena *arena);

/* One zeroed object, or an array of `count` zeroed objects, of a type. */
#define NEW(arena, Type)              ((Type *)arena_alloc((arena), sizeof(Type)))
#define NEW_ARRAY(arena, Type, count) ((Type *)arena_alloc((arena), sizeof(Type) * (count)))

#endif
