/*
 * A three-way merge of texts by lines: what one person and one program made of the same text.
 */
#ifndef TS2C_EMIT_MERGE_H
#define TS2C_EMIT_MERGE_H

#include <stddef.h>

#include "support/arena.h"

typedef struct MergeText {
    const char *text;
    size_t length;
} MergeText;

typedef struct MergeResult {
    char *text; /* in the arena, zero-terminated */
    size_t length;
    size_t conflicts; /* places where both changed the same lines differently */
} MergeResult;

/*
 * Applies to `base` the changes of `theirs` (the owner's edits) and of `ours` (the new emission).
 * A place that both changed in different ways holds both versions between the marker lines
 * "<<<<<<< edited", "=======", ">>>>>>> emitted", as version control systems do.
 */
MergeResult merge_texts(Arena *arena, MergeText base, MergeText theirs, MergeText ours);

#endif
