/*
 * replace, replaceAll and split by a text (ECMA-262 §22.1.3.19, §22.1.3.20, §22.1.3.23).
 */
#include "ts/string_methods.h"

#include "ts/array.h"
#include "ts/builder.h"
#include "ts/function.h"

/** What takes the place of a match: a text with `$` patterns, or a function. */
typedef struct Replacement {
    TsString *text;
    TsFunction *function;
    bool plain; /* the text has no `$` */
} Replacement;

static bool has_dollar(const TsString *text)
{
    for (size_t i = 0; i < text->length; i++) {
        if (ts_string_unit(text, i) == '$') {
            return true;
        }
    }
    return false;
}

/** GetSubstitution (§22.1.3.19.1) without captures. */
static void add_expanded(TsBuilder *out, const TsString *text, const TsString *string, size_t start,
                         size_t end)
{
    for (size_t i = 0; i < text->length; i++) {
        uint16_t unit = ts_string_unit(text, i);
        uint16_t next = i + 1 < text->length ? ts_string_unit(text, i + 1) : 0;
        if (unit != '$' || (next != '$' && next != '&' && next != '`' && next != '\'')) {
            ts_builder_add_unit(out, unit);
            continue;
        }
        i++;
        if (next == '$') {
            ts_builder_add_unit(out, '$');
        } else if (next == '&') {
            ts_builder_add_range(out, string, start, end);
        } else if (next == '`') {
            ts_builder_add_range(out, string, 0, start);
        } else {
            ts_builder_add_range(out, string, end, string->length);
        }
    }
}

static void add_replacement(TsBuilder *out, const Replacement *replacement, TsString *string,
                            TsString *search, size_t at)
{
    if (replacement->function) {
        TsValue arguments[3] = {ts_from_string(search), ts_from_number((double)at),
                                ts_from_string(string)};
        TsValue result = ts_call(replacement->function, TS_UNDEFINED, 3, arguments);
        ts_builder_add_string(out, ts_to_string(result));
    } else if (replacement->plain) {
        ts_builder_add_string(out, replacement->text);
    } else {
        add_expanded(out, replacement->text, string, at, at + search->length);
    }
}

static TsString *replace(TsString *string, TsString *search, const Replacement *replacement,
                         bool all)
{
    TsBuilder out;
    size_t at = ts_string_find(string, search, 0);
    size_t done = 0;
    size_t step = search->length ? search->length : 1;

    if (at == SIZE_MAX) {
        return string;
    }
    ts_builder_init(&out);
    while (at != SIZE_MAX) {
        ts_builder_add_range(&out, string, done, at);
        add_replacement(&out, replacement, string, search, at);
        done = at + search->length;
        at = all ? ts_string_find(string, search, at + step) : SIZE_MAX;
    }
    ts_builder_add_range(&out, string, done, string->length);
    return ts_builder_finish(&out);
}

TsString *ts_string_replace(TsString *string, TsString *search, TsString *replacement)
{
    Replacement with = {.text = replacement, .plain = !has_dollar(replacement)};

    return replace(string, search, &with, false);
}

TsString *ts_string_replace_all(TsString *string, TsString *search, TsString *replacement)
{
    Replacement with = {.text = replacement, .plain = !has_dollar(replacement)};

    return replace(string, search, &with, true);
}

TsString *ts_string_replace_with(TsString *string, TsString *search, TsFunction *replacer)
{
    Replacement with = {.function = replacer};

    return replace(string, search, &with, false);
}

TsString *ts_string_replace_all_with(TsString *string, TsString *search, TsFunction *replacer)
{
    Replacement with = {.function = replacer};

    return replace(string, search, &with, true);
}

/** Every unit for itself: split(""). */
static TsArray *split_units(TsString *string, size_t limit)
{
    size_t count = string->length < limit ? string->length : limit;
    TsArray *parts = ts_array_new(TS_ARRAY_PTR, count);

    for (size_t i = 0; i < count; i++) {
        ts_array_push_ptr(parts, ts_string_char_at(string, (double)i));
    }
    return parts;
}

TsArray *ts_string_split(TsString *string, TsString *separator, double limit)
{
    size_t most = ts_is_undefined_number(limit) ? UINT32_MAX : ts_to_uint32(limit);
    size_t start = 0;

    if (!separator) {
        TsArray *whole = ts_array_new(TS_ARRAY_PTR, 1);
        if (most > 0) {
            ts_array_push_ptr(whole, string);
        }
        return whole;
    }
    if (separator->length == 0) {
        return split_units(string, most);
    }
    TsArray *parts = ts_array_new(TS_ARRAY_PTR, 0);
    while (parts->length < most) {
        size_t at = ts_string_find(string, separator, start);
        size_t end = at == SIZE_MAX ? string->length : at;
        ts_array_push_ptr(parts, ts_string_range(string, start, end));
        if (at == SIZE_MAX) {
            break;
        }
        start = at + separator->length;
    }
    return parts;
}
