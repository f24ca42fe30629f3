/*
 * localeCompare (ECMA-262 §22.1.3.12) in the order of Unicode's root locale, which English and most
 * Latin languages share: first by letters (punctuation, digits, letters; case and accents aside),
 * then by accents, then by case, lower first. Latin, Greek, Cyrillic and general punctuation have
 * keys; other characters come after them, by code point. The locale itself is not looked at; of the
 * options `sensitivity` and `numeric` are.
 */
#ifndef TS_STRING_COLLATE_H
#define TS_STRING_COLLATE_H

#include "ts/string.h"

/** left.localeCompare(right): -1, 0 or 1. */
double ts_string_locale_compare(const TsString *left, const TsString *right);

/** The same with locales (unused) and options, which may be undefined. */
double ts_string_locale_compare_options(const TsString *left, const TsString *right,
                                        TsValue locales, TsValue options);

/** Keys of the code points first to last (string_collate_tables.c). */
typedef struct CollateBlock {
    uint16_t first;
    uint16_t last;
    const uint32_t *keys;
} CollateBlock;

/** A character that sorts as several; zero ends them. */
typedef struct CollateExpansion {
    uint16_t from;
    bool secondary; /* differs from the letters written out as an accent does, not as case */
    uint16_t to[3];
} CollateExpansion;

extern const CollateBlock collate_blocks[];
extern const size_t collate_block_count;
extern const CollateExpansion collate_expansions[];
extern const size_t collate_expansion_count;

#endif
