/*
 * Flag i: Canonicalize (ECMA-262 §22.2.2.7.3), and sets closed under it.
 */
#include "ts/regexp_fold.h"

typedef struct FoldTable {
    const RegexpFold *folds;
    size_t count;
} FoldTable;

static FoldTable table_of(bool unicode)
{
    return unicode ? (FoldTable){regexp_unicode_folds, regexp_unicode_fold_count}
                   : (FoldTable){regexp_folds, regexp_fold_count};
}

uint32_t regexp_canonicalize(uint32_t code_point, bool unicode)
{
    FoldTable table = table_of(unicode);
    size_t low = 0, high = table.count;

    if (code_point < 0x80) {
        bool is_folded = unicode ? code_point >= 'A' && code_point <= 'Z'
                                 : code_point >= 'a' && code_point <= 'z';
        return is_folded ? code_point ^ 0x20 : code_point;
    }
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (table.folds[middle].last < code_point) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    const RegexpFold *fold = &table.folds[low];
    if (low == table.count || fold->first > code_point ||
        (code_point - fold->first) % fold->step != 0) {
        return code_point;
    }
    return (uint32_t)((int64_t)code_point + fold->delta);
}

/** Letters of a set of ASCII have their other case, and with u two letters of other scripts. */
static RegexpSet fold_ascii(RegexpArena *arena, const RegexpSet *set, bool unicode)
{
    RegexpSet result = {0};

    for (size_t i = 0; i < set->count; i++) {
        for (uint32_t point = set->ranges[i].first; point <= set->ranges[i].last; point++) {
            uint32_t lower = point | 0x20;
            if (lower < 'a' || lower > 'z') {
                continue;
            }
            regexp_set_add(arena, &result, point ^ 0x20, point ^ 0x20);
            if (unicode && (lower == 'k' || lower == 's')) {
                uint32_t other = lower == 'k' ? 0x212a : 0x17f;
                regexp_set_add(arena, &result, other, other);
            }
        }
    }
    regexp_set_add_set(arena, &result, set);
    return result;
}

RegexpSet regexp_set_fold(RegexpArena *arena, const RegexpSet *set, bool unicode)
{
    FoldTable table = table_of(unicode);
    RegexpSet canonical = {0}, result = {0};

    if (set->count == 0 || set->ranges[set->count - 1].last < 0x80) {
        return fold_ascii(arena, set, unicode);
    }
    for (size_t i = 0; i < table.count; i++) {
        const RegexpFold *fold = &table.folds[i];
        for (uint32_t point = fold->first; point <= fold->last; point += fold->step) {
            if (regexp_set_has(set, point)) {
                uint32_t to = (uint32_t)((int64_t)point + fold->delta);
                regexp_set_add(arena, &canonical, to, to);
            }
        }
    }
    regexp_set_add_set(arena, &canonical, set);
    regexp_set_add_set(arena, &result, &canonical);
    for (size_t i = 0; i < table.count; i++) {
        const RegexpFold *fold = &table.folds[i];
        for (uint32_t point = fold->first; point <= fold->last; point += fold->step) {
            uint32_t to = (uint32_t)((int64_t)point + fold->delta);
            if (regexp_set_has(&canonical, to)) {
                regexp_set_add(arena, &result, point, point);
            }
        }
    }
    return result;
}
