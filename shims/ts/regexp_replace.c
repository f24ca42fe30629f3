/*
 * replace and replaceAll by regular expressions (ECMA-262 §22.2.6.11).
 */
#include "ts/regexp_string.h"

#include "ts/builder.h"
#include "ts/error.h"
#include "ts/string_methods.h"

/** A match that is being replaced. */
typedef struct Found {
    const TsRegExp *regexp;
    TsString *string;
    const int32_t *places;
} Found;

static void add_place(TsBuilder *out, const Found *found, size_t group)
{
    int32_t start = found->places[group * 2], end = found->places[group * 2 + 1];

    if (start >= 0 && end >= 0) {
        ts_builder_add_range(out, found->string, (size_t)start, (size_t)end);
    }
}

/* ---- replacements as text ----------------------------------------------------------------------- */

/** $1 or $12 at a place behind the dollar: the group, and how many digits; 0 when it is none. */
static size_t read_group(const Found *found, const TsString *text, size_t at, size_t *digits)
{
    size_t groups = found->regexp->pattern->tree->groups, group = 0;

    *digits = 0;
    for (size_t i = 0; i < 2 && at + i < text->length; i++) {
        uint16_t unit = ts_string_unit(text, at + i);
        if (unit < '0' || unit > '9') {
            break;
        }
        size_t longer = group * 10 + (size_t)(unit - '0');
        if (longer >= groups && i > 0) {
            break;
        }
        group = longer;
        *digits = i + 1;
    }
    return group < groups ? group : 0;
}

/** $<name> at a place behind the dollar; the place behind it, or 0 when it is no reference. */
static size_t add_named(TsBuilder *out, const Found *found, TsString *text, size_t at)
{
    size_t end = at + 1;

    while (end < text->length && ts_string_unit(text, end) != '>') {
        end++;
    }
    if (end == text->length || found->regexp->pattern->tree->name_count == 0) {
        return 0;
    }
    TsDynamicObject *groups = ts_match_named(found->regexp, found->string, found->places);
    TsValue value = ts_object_get(groups, ts_string_range(text, at + 1, end));
    if (!ts_is_undefined(value)) {
        ts_builder_add_string(out, ts_to_string(value));
    }
    return end + 1;
}

/** GetSubstitution (§22.1.3.19.1). */
static void add_expanded(TsBuilder *out, const Found *found, TsString *text)
{
    size_t start = (size_t)found->places[0], end = (size_t)found->places[1];
    size_t i = 0;

    while (i < text->length) {
        uint16_t unit = ts_string_unit(text, i++);
        uint16_t next = i < text->length ? ts_string_unit(text, i) : 0;
        size_t digits, behind;
        if (unit != '$') {
            ts_builder_add_unit(out, unit);
        } else if (next == '$') {
            ts_builder_add_unit(out, '$');
            i++;
        } else if (next == '&') {
            add_place(out, found, 0);
            i++;
        } else if (next == '`') {
            ts_builder_add_range(out, found->string, 0, start);
            i++;
        } else if (next == '\'') {
            ts_builder_add_range(out, found->string, end, found->string->length);
            i++;
        } else if (next == '<' && (behind = add_named(out, found, text, i)) > 0) {
            i = behind;
        } else if (next >= '0' && next <= '9') {
            size_t group = read_group(found, text, i, &digits);
            if (group > 0) {
                add_place(out, found, group);
                i += digits;
            } else {
                ts_builder_add_unit(out, '$');
            }
        } else {
            ts_builder_add_unit(out, '$');
        }
    }
}

/* ---- replacements by a function ----------------------------------------------------------------- */

/** replacer(match, ...groups, index, string, namedGroups) */
static TsString *call_replacer(const Found *found, TsFunction *replacer)
{
    size_t groups = found->regexp->pattern->tree->groups;
    TsArray *arguments = ts_array_new(TS_ARRAY_VALUE, groups + 3);

    for (size_t i = 0; i < groups; i++) {
        TsString *text = ts_regexp_group(found->places, found->string, i);
        ts_array_push_value(arguments, ts_from_string(text));
    }
    ts_array_push_value(arguments, ts_from_number(found->places[0]));
    ts_array_push_value(arguments, ts_from_string(found->string));
    TsDynamicObject *named = ts_match_named(found->regexp, found->string, found->places);
    if (named) {
        ts_array_push_value(arguments, ts_from_object(named));
    }
    return ts_to_string(ts_call(replacer, TS_UNDEFINED, arguments->length, arguments->items));
}

/* ---- both --------------------------------------------------------------------------------------- */

/** What a replacer does to lastIndex changes nothing: the place is kept here. */
static TsString *replace(TsString *string, TsRegExp *regexp, TsString *text, TsFunction *replacer)
{
    bool global = ts_regexp_global(regexp), sticky = ts_regexp_sticky(regexp);
    size_t at = global || !sticky ? 0 : ts_regexp_last_index(regexp);
    size_t done = 0;
    bool plain = text && ts_string_find(text, TS_STR("$"), 0) == SIZE_MAX;
    TsBuilder out;

    if (global) {
        regexp->last_index = 0;
    }
    ts_builder_init(&out);
    for (;;) {
        Found found = {regexp, string, ts_regexp_find(regexp, string, at, sticky)};
        if (!global && sticky) {
            regexp->last_index = found.places ? found.places[1] : 0;
        }
        if (!found.places) {
            break;
        }
        size_t start = (size_t)found.places[0], end = (size_t)found.places[1];
        ts_builder_add_range(&out, string, done, start);
        if (replacer) {
            ts_builder_add_string(&out, call_replacer(&found, replacer));
        } else if (plain) {
            ts_builder_add_string(&out, text);
        } else {
            add_expanded(&out, &found, text);
        }
        done = end;
        at = end > start ? end : ts_regexp_advance(regexp, string, end);
        if (!global || at > string->length) {
            break;
        }
    }
    if (done == 0 && out.length == 0) {
        return string;
    }
    ts_builder_add_range(&out, string, done, string->length);
    return ts_builder_finish(&out);
}

TsString *ts_string_replace_regexp(TsString *string, TsRegExp *regexp, TsString *replacement)
{
    return replace(string, regexp, replacement, NULL);
}

TsString *ts_string_replace_regexp_with(TsString *string, TsRegExp *regexp, TsFunction *replacer)
{
    return replace(string, regexp, NULL, replacer);
}

static void require_global(const TsRegExp *regexp)
{
    if (!ts_regexp_global(regexp)) {
        ts_throw_error(&TypeError_type,
                       "String.prototype.replaceAll called with a non-global RegExp argument");
    }
}

TsString *ts_string_replace_all_regexp(TsString *string, TsRegExp *regexp, TsString *replacement)
{
    require_global(regexp);
    return replace(string, regexp, replacement, NULL);
}

TsString *ts_string_replace_all_regexp_with(TsString *string, TsRegExp *regexp,
                                            TsFunction *replacer)
{
    require_global(regexp);
    return replace(string, regexp, NULL, replacer);
}

/* ---- any values --------------------------------------------------------------------------------- */

static TsString *replace_value(TsString *string, TsValue pattern, TsValue replacement, bool all)
{
    TsFunction *replacer = ts_is_function(replacement) ? replacement.as.pointer : NULL;

    if (!ts_instance_of(pattern, TsRegExp)) {
        TsString *search = ts_to_string(pattern);
        if (replacer) {
            return all ? ts_string_replace_all_with(string, search, replacer)
                       : ts_string_replace_with(string, search, replacer);
        }
        TsString *text = ts_to_string(replacement);
        return all ? ts_string_replace_all(string, search, text)
                   : ts_string_replace(string, search, text);
    }
    TsRegExp *regexp = pattern.as.pointer;
    if (all) {
        require_global(regexp);
    }
    return replace(string, regexp, replacer ? NULL : ts_to_string(replacement), replacer);
}

TsString *ts_string_replace_value(TsString *string, TsValue pattern, TsValue replacement)
{
    return replace_value(string, pattern, replacement, false);
}

TsString *ts_string_replace_all_value(TsString *string, TsValue pattern, TsValue replacement)
{
    return replace_value(string, pattern, replacement, true);
}
