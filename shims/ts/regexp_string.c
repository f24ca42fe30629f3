/*
 * match, matchAll, search and split by regular expressions; see regexp_string.h.
 */
#include "ts/regexp_string.h"

#include "ts/error.h"
#include "ts/number.h"
#include "ts/string_methods.h"

/** A value as a RegExp: itself, or what its text says. */
static TsRegExp *regexp_of(TsValue pattern, const char *flags)
{
    if (ts_instance_of(pattern, TsRegExp)) {
        return pattern.as.pointer;
    }
    return ts_regexp_from_text(ts_is_undefined(pattern) ? NULL : ts_to_string(pattern), flags);
}

/* ---- match -------------------------------------------------------------------------------------- */

static TsArray *match_all_texts(TsString *string, TsRegExp *regexp)
{
    TsArray *texts = NULL;
    bool sticky = ts_regexp_sticky(regexp);
    size_t at = 0;
    int32_t *places;

    regexp->last_index = 0;
    while (at <= string->length && (places = ts_regexp_find(regexp, string, at, sticky))) {
        texts = texts ? texts : ts_array_new(TS_ARRAY_PTR, 4);
        ts_array_push_ptr(texts, ts_regexp_group(places, string, 0));
        at = (size_t)places[1];
        if (places[0] == places[1]) {
            at = ts_regexp_advance(regexp, string, at);
        }
    }
    return texts;
}

TsArray *ts_string_match(TsString *string, TsRegExp *regexp)
{
    return ts_regexp_global(regexp) ? match_all_texts(string, regexp)
                                    : ts_regexp_exec(regexp, string);
}

TsArray *ts_string_match_text(TsString *string, TsString *pattern)
{
    return ts_string_match(string, ts_regexp_from_text(pattern, ""));
}

TsArray *ts_string_match_value(TsString *string, TsValue pattern)
{
    return ts_string_match(string, regexp_of(pattern, ""));
}

/* ---- matchAll ----------------------------------------------------------------------------------- */

static bool next_match(TsIterator *iterator, TsValue *value)
{
    TsString *string = ts_walk(iterator)->source.as.string;
    TsRegExp *regexp = ts_walk(iterator)->extra.as.pointer;
    TsArray *match = ts_regexp_exec(regexp, string);

    *value = TS_UNDEFINED;
    if (!match) {
        return false;
    }
    const TsString *text = ts_array_ptr_at(match, 0);
    if (text->length == 0) {
        size_t next = ts_regexp_advance(regexp, string, ts_regexp_last_index(regexp));
        regexp->last_index = (double)next;
    }
    *value = ts_from_object(match);
    return true;
}

TsIterator *ts_string_match_all(TsString *string, TsRegExp *regexp)
{
    if (!ts_regexp_global(regexp)) {
        ts_throw_error(&TypeError_type,
                       "String.prototype.matchAll called with a non-global RegExp argument");
    }
    TsRegExp *copy = ts_regexp_new(ts_from_object(regexp), NULL);
    copy->last_index = regexp->last_index;
    static const TsIteration matching = {"RegExp String Iterator", next_match, NULL, NULL};
    TsWalk *walk = ts_iterator_new(&matching, ts_from_string(string));
    walk->extra = ts_from_object(copy);
    return &walk->iterator;
}

TsIterator *ts_string_match_all_value(TsString *string, TsValue pattern)
{
    return ts_string_match_all(string, regexp_of(pattern, "g"));
}

/* ---- search ------------------------------------------------------------------------------------- */

double ts_string_search(TsString *string, TsRegExp *regexp)
{
    const int32_t *places = ts_regexp_find(regexp, string, 0, ts_regexp_sticky(regexp));

    return places ? places[0] : -1;
}

double ts_string_search_text(TsString *string, TsString *pattern)
{
    return ts_string_search(string, ts_regexp_from_text(pattern, ""));
}

double ts_string_search_value(TsString *string, TsValue pattern)
{
    return ts_string_search(string, regexp_of(pattern, ""));
}

/* ---- split -------------------------------------------------------------------------------------- */

/** Pushes until the limit is reached. */
static bool push_part(TsArray *parts, TsString *part, size_t limit)
{
    ts_array_push_ptr(parts, part);
    return parts->length < limit;
}

TsArray *ts_string_split_regexp(TsString *string, TsRegExp *regexp, double limit)
{
    size_t most = ts_is_undefined_number(limit) ? UINT32_MAX : ts_to_uint32(limit);
    size_t groups = regexp->pattern->tree->groups, start = 0, at = 0;
    TsArray *parts = ts_array_new(TS_ARRAY_PTR, 4);
    int32_t *places;

    if (most == 0) {
        return parts;
    }
    if (string->length == 0) {
        if (!ts_regexp_find(regexp, string, 0, true)) {
            ts_array_push_ptr(parts, string);
        }
        return parts;
    }
    while (at < string->length && (places = ts_regexp_find(regexp, string, at, false))) {
        size_t first = (size_t)places[0], end = (size_t)places[1];
        if (first >= string->length) {
            break;
        }
        if (end == start) {
            /* Nothing was matched where a part begins: not a separator. */
            at = ts_regexp_advance(regexp, string, first);
            continue;
        }
        if (!push_part(parts, ts_string_range(string, start, first), most)) {
            return parts;
        }
        for (size_t i = 1; i < groups; i++) {
            if (!push_part(parts, ts_regexp_group(places, string, i), most)) {
                return parts;
            }
        }
        start = at = end;
    }
    ts_array_push_ptr(parts, ts_string_range(string, start, string->length));
    return parts;
}

TsArray *ts_string_split_value(TsString *string, TsValue separator, double limit)
{
    if (ts_instance_of(separator, TsRegExp)) {
        return ts_string_split_regexp(string, separator.as.pointer, limit);
    }
    return ts_string_split(string, ts_is_undefined(separator) ? NULL : ts_to_string(separator),
                           limit);
}
