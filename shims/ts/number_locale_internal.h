/*
 * What the files of number_locale share: a format's settings, and its tables.
 */
#ifndef TS_NUMBER_LOCALE_INTERNAL_H
#define TS_NUMBER_LOCALE_INTERNAL_H

#include "ts/number_locale.h"

typedef struct LocaleCurrency {
    const char *code, *symbol, *narrow, *one, *other;
} LocaleCurrency;

/* Patterns with "#" for the number; `per` and `per_long` stand behind one of another unit. */
typedef struct LocaleUnit {
    const char *name, *short_one, *short_other, *long_one, *long_other, *narrow, *per, *per_long;
} LocaleUnit;

/* NULL: not known. */
const LocaleCurrency *locale_currency(const TsString *code);
const LocaleUnit *locale_unit(const char *name, size_t length);
/* Fraction digits of a currency. */
int locale_currency_digits(const TsString *code);

typedef enum NumberStyle { STYLE_DECIMAL, STYLE_PERCENT, STYLE_CURRENCY, STYLE_UNIT } NumberStyle;
typedef enum Notation { STANDARD, SCIENTIFIC, ENGINEERING, COMPACT } Notation;
typedef enum SignDisplay {
    SIGN_AUTO,
    SIGN_NEVER,
    SIGN_ALWAYS,
    SIGN_EXCEPT_ZERO,
    SIGN_NEGATIVE
} SignDisplay;
typedef enum Grouping { GROUP_NEVER, GROUP_MIN2, GROUP_AUTO, GROUP_ALWAYS } Grouping;
typedef enum Display { DISPLAY_SHORT, DISPLAY_LONG, DISPLAY_NARROW, DISPLAY_CODE } Display;
typedef enum Rounding {
    ROUND_CEIL,
    ROUND_FLOOR,
    ROUND_EXPAND,
    ROUND_TRUNC,
    ROUND_HALF_CEIL,
    ROUND_HALF_FLOOR,
    ROUND_HALF_EXPAND,
    ROUND_HALF_TRUNC,
    ROUND_HALF_EVEN
} Rounding;

typedef struct NumberSettings {
    NumberStyle style;
    Notation notation;
    SignDisplay sign;
    Grouping grouping;
    Rounding rounding;
    Display display; /* of a currency (DISPLAY_LONG: its name), a unit, or a compact number */
    bool compact_long, accounting, strip_if_integer;
    bool more_precise; /* compact numbers: two significant digits or all integer ones */
    TsString *currency, *unit;
    int least_integer, least_fraction, most_fraction;
    int least_significant, most_significant; /* 0: by fraction digits */
} NumberSettings;

/* Settings of options; RangeError or TypeError as V8 words them. */
NumberSettings number_settings(TsValue options);
/* What resolvedOptions() says of them. */
TsValue number_settings_object(const NumberSettings *settings);

#endif
