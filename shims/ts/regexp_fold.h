/*
 * Flag i of regular expressions: which code points are equal (regexp_fold_tables.c has the tables).
 */
#ifndef TS_REGEXP_FOLD_H
#define TS_REGEXP_FOLD_H

#include "ts/regexp_set.h"

/** The set with everything that flag i makes equal to one of its members. */
RegexpSet regexp_set_fold(RegexpArena *arena, const RegexpSet *set, bool unicode);
/** Canonicalize (§22.2.2.7.3). */
uint32_t regexp_canonicalize(uint32_t code_point, bool unicode);

/** Code points first, first + step, ... last are folded to themselves plus delta. */
typedef struct RegexpFold {
    uint32_t first, last, step;
    int32_t delta;
} RegexpFold;

/** Without flag u, and with it. Sorted; not overlapping. */
extern const RegexpFold regexp_folds[], regexp_unicode_folds[];
extern const size_t regexp_fold_count, regexp_unicode_fold_count;

#endif
