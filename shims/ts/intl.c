/*
 * The small classes of Intl; see intl.h.
 */
#include "ts/intl.h"

#include "ts/builder.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/iterator.h"
#include "ts/locale.h"
#include "ts/number_locale.h"
#include "ts/string_collate.h"

#include <math.h>

TS_NATIVE(TsPluralRules, "Intl.PluralRules", .field_count = 0);
TS_NATIVE(TsListFormat, "Intl.ListFormat",
          TS_FIELDS(TS_HIDDEN(TsListFormat, type, POINTER), TS_HIDDEN(TsListFormat, style, POINTER)));
TS_NATIVE(TsRelativeTimeFormat, "Intl.RelativeTimeFormat",
          TS_FIELDS(TS_HIDDEN(TsRelativeTimeFormat, style, POINTER)));
TS_NATIVE(TsCollator, "Intl.Collator", TS_FIELDS(TS_HIDDEN(TsCollator, options, VALUE)));

/* A text among the options, or what it is otherwise. */
static TsString *choice(TsValue options, const char *name, const char *otherwise)
{
    TsValue value = ts_is_object(options) ? ts_get(options, ts_string_from_c(name)) : TS_UNDEFINED;

    return ts_is_undefined(value) ? ts_string_from_c(otherwise) : ts_to_string(value);
}

/* ---- PluralRules ---- */

TsPluralRules *ts_plural_rules_new(TsValue locales, TsValue options)
{
    ts_check_locale(locales);
    bool is_ordinal = ts_string_is(choice(options, "type", "cardinal"), "ordinal");
    return TS_NEW(TsPluralRules, .is_ordinal = is_ordinal);
}

TsString *ts_plural_rules_select(const TsPluralRules *rules, double number)
{
    double size = fabs(number), ones = fmod(size, 10), tens = fmod(size, 100);

    if (!rules->is_ordinal) {
        return size == 1 ? TS_STR("one") : TS_STR("other");
    }
    return ones == 1 && tens != 11   ? TS_STR("one")
           : ones == 2 && tens != 12 ? TS_STR("two")
           : ones == 3 && tens != 13 ? TS_STR("few")
                                     : TS_STR("other");
}

/* ---- ListFormat ---- */

TsListFormat *ts_list_format_new(TsValue locales, TsValue options)
{
    ts_check_locale(locales);
    TsString *type = choice(options, "type", "conjunction"), *style = choice(options, "style", "long");
    return TS_NEW(TsListFormat, .type = type, .style = style);
}

TsString *ts_list_format_format(const TsListFormat *format, TsValue list)
{
    TsIterator *iterator = ts_iterate(list);
    TsArray *items = ts_array_new(TS_ARRAY_PTR, 0);
    bool is_unit = ts_string_is(format->type, "unit");
    bool is_narrow = ts_string_is(format->style, "narrow");
    bool is_or = ts_string_is(format->type, "disjunction");
    TsString *word = is_or                                   ? TS_STR("or ")
                     : is_unit                               ? ts_string_empty()
                     : ts_string_is(format->style, "long")   ? TS_STR("and ")
                     : ts_string_is(format->style, "short")  ? TS_STR("& ")
                                                             : ts_string_empty();
    TsString *comma = is_unit && is_narrow ? TS_STR(" ") : TS_STR(", ");
    TsBuilder text;

    for (TsValue item; ts_iterator_next(iterator, &item);) {
        if (!ts_is_string(item)) {
            ts_throw_error(&TypeError_type, "Iterable yielded %S which is not a string", ts_to_string(item));
        }
        ts_array_push_ptr(items, ts_as_string(item));
    }
    ts_builder_init(&text);
    for (size_t i = 0; i < items->length; i++) {
        bool is_last = i > 0 && i == items->length - 1;
        if (i > 0 && items->length == 2 && word->length > 0) {
            ts_builder_add_literal(&text, " ");
        } else if (i > 0) {
            ts_builder_add_string(&text, comma);
        }
        if (is_last) {
            ts_builder_add_string(&text, word);
        }
        ts_builder_add_string(&text, ts_array_ptr(items, (int64_t)i));
    }
    return ts_builder_finish(&text);
}

/* ---- RelativeTimeFormat ---- */

TsRelativeTimeFormat *ts_relative_time_format_new(TsValue locales, TsValue options)
{
    ts_check_locale(locales);
    bool is_automatic = ts_string_is(choice(options, "numeric", "always"), "auto");
    TsString *style = choice(options, "style", "long");
    return TS_NEW(TsRelativeTimeFormat, .is_automatic = is_automatic, .style = style);
}

/* The names of units, and what -1, 0 and 1 of them are called. */
static const struct {
    const char *name, *brief, *narrow, *before, *now, *after;
} units[] = {
    {"second", "sec.", "s", NULL, "now", NULL},
    {"minute", "min.", "min", NULL, "this minute", NULL},
    {"hour", "hr.", "h", NULL, "this hour", NULL},
    {"day", "day", "d", "yesterday", "today", "tomorrow"},
    {"week", "wk.", "w", "last week", "this week", "next week"},
    {"month", "mo.", "mo", "last month", "this month", "next month"},
    {"quarter", "qtr.", "q", "last quarter", "this quarter", "next quarter"},
    {"year", "yr.", "y", "last year", "this year", "next year"},
};

static size_t unit_index(TsString *unit)
{
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        size_t length = strlen(units[i].name);
        if (ts_string_is_ascii_text(unit, units[i].name, length)
            || (unit->length == length + 1 && ts_string_unit(unit, length) == 's'
                && ts_string_is_ascii_text(ts_string_range(unit, 0, length), units[i].name, length))) {
            return i;
        }
    }
    ts_throw_error(&RangeError_type, "Invalid unit argument for Intl.RelativeTimeFormat.prototype.format() '%S'",
                   unit);
}

TsString *ts_relative_time_format_format(const TsRelativeTimeFormat *format, double value, TsString *unit)
{
    size_t i = unit_index(unit);
    bool is_past = signbit(value), is_long = ts_string_is(format->style, "long");

    if (!isfinite(value)) {
        ts_throw_error(&RangeError_type, "Invalid time value");
    }
    if (format->is_automatic) {
        const char *name = value == -1 ? units[i].before : value == 0 ? units[i].now
                         : value == 1  ? units[i].after : NULL;
        if (name && is_long) {
            return ts_string_from_c(name);
        }
    }
    TsString *number = ts_number_to_locale_string_with(fabs(value), TS_UNDEFINED, TS_UNDEFINED);
    bool is_narrow = ts_string_is(format->style, "narrow");
    const char *name = is_long ? units[i].name : is_narrow ? units[i].narrow : units[i].brief;
    bool is_plural = fabs(value) != 1 && (is_long || (i == 3 && !is_narrow));
    TsString *what = ts_concat_n(4, number, is_narrow ? ts_string_empty() : TS_STR(" "),
                                 ts_string_from_c(name), is_plural ? TS_STR("s") : ts_string_empty());
    return is_past ? ts_concat(what, TS_STR(" ago")) : ts_concat(TS_STR("in "), what);
}

/* ---- Collator ---- */

TsCollator *ts_collator_new(TsValue locales, TsValue options)
{
    ts_check_locale(locales);
    return TS_NEW(TsCollator, .options = options);
}

static double compare(TsCollator *collator, TsString *left, TsString *right)
{
    return ts_string_locale_compare_options(left, right, TS_UNDEFINED, collator->options);
}

TS_CLOSURE_2(compare, "", double, TsCollator *, TsString *, TsString *)

TsFunction *ts_collator_compare(TsCollator *collator)
{
    return ts_closure(compare, collator);
}
