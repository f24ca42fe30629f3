/*
 * toUpperCase and toLowerCase (ECMA-262 §22.1.3.27-30) for all of Unicode, with its special casings
 * (one letter becoming several, the final sigma). The locale variants know no language whose rules
 * differ: Turkish, Azeri and Lithuanian get the common mapping.
 */
#ifndef TS_STRING_CASE_H
#define TS_STRING_CASE_H

#include "ts/array.h"
#include "ts/string.h"

TsString *ts_string_to_upper(TsString *string);
TsString *ts_string_to_lower(TsString *string);

/** The same; the locales are a string, an array or undefined, and are not looked at. */
TsString *ts_string_to_locale_upper(TsString *string, TsValue locales);
TsString *ts_string_to_locale_lower(TsString *string, TsValue locales);

/** Code points first, first + step, ... last map to themselves plus delta (string_case_tables.c). */
typedef struct CaseRange {
    uint32_t first;
    uint32_t last;
    uint32_t step;
    int32_t delta;
} CaseRange;

/** A code point that maps to several; zero ends them. */
typedef struct CaseSpecial {
    uint32_t from;
    uint16_t to[3];
} CaseSpecial;

extern const CaseRange case_upper_ranges[];
extern const size_t case_upper_range_count;
extern const CaseRange case_lower_ranges[];
extern const size_t case_lower_range_count;
extern const CaseSpecial case_upper_specials[];
extern const size_t case_upper_special_count;

#endif
