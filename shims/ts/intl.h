/*
 * The small classes of Intl (ECMA-402) for en-US: PluralRules, ListFormat, RelativeTimeFormat and
 * Collator. Locales other than English are refused as Intl.NumberFormat does; options may be undefined.
 */
#ifndef TS_INTL_H
#define TS_INTL_H

#include "ts/array.h"
#include "ts/object.h"

typedef struct TsPluralRules {
    TsObject base;
    bool is_ordinal;
} TsPluralRules;

typedef struct TsListFormat {
    TsObject base;
    TsString *type, *style;
} TsListFormat;

typedef struct TsRelativeTimeFormat {
    TsObject base;
    bool is_automatic; /* numeric: "auto" */
    TsString *style;
} TsRelativeTimeFormat;

typedef struct TsCollator {
    TsObject base;
    TsValue options;
} TsCollator;

extern const TsType TsPluralRules_type, TsListFormat_type, TsRelativeTimeFormat_type, TsCollator_type;

TsPluralRules *ts_plural_rules_new(TsValue locales, TsValue options);
/* "one", "other"; of ordinals "one", "two", "few", "other". */
TsString *ts_plural_rules_select(const TsPluralRules *rules, double number);

TsListFormat *ts_list_format_new(TsValue locales, TsValue options);
/* "a, b, and c" */
TsString *ts_list_format_format(const TsListFormat *format, TsValue list);

TsRelativeTimeFormat *ts_relative_time_format_new(TsValue locales, TsValue options);
/* "in 3 hours", "yesterday". RangeError for what is no unit. */
TsString *ts_relative_time_format_format(const TsRelativeTimeFormat *format, double value, TsString *unit);

TsCollator *ts_collator_new(TsValue locales, TsValue options);
/* A function of two strings. */
TsFunction *ts_collator_compare(TsCollator *collator);

#endif
