/*
 * Interned text: equal texts have equal pointers, so that names compare with ==.
 * The texts are zero-terminated, may contain zero bytes, and live in the interner's arena.
 */
#ifndef TS2C_SUPPORT_INTERN_H
#define TS2C_SUPPORT_INTERN_H

#include <stddef.h>
#include <stdint.h>

#include "support/arena.h"

typedef struct Interner Interner;

/* An interner whose texts and tables live in the arena. */
Interner *interner_new(Arena *arena);

/* The one copy of `length` bytes of text, or of a string. */
const char *intern(Interner *interner, const char *text, size_t length);
const char *intern_string(Interner *interner, const char *text);

/* The length in bytes of a text that intern() gave. */
size_t interned_length(const char *text);

/* A hash of bytes (FNV-1a with a final mix), shared by the tables here. */
uint64_t hash_bytes(const void *bytes, size_t length);

#endif
