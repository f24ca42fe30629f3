/*
 * RegExp objects: their making, and their properties.
 */
#include "ts/regexp.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "ts/builder.h"
#include "ts/error.h"
#include "ts/function.h"

/* ---- compiled patterns -------------------------------------------------------------------------- */

static TsString **static_names(const RegexpTree *tree)
{
    TsString **names = calloc(tree->name_count + 1, sizeof *names);

    for (size_t i = 0; names && i < tree->name_count; i++) {
        TsString *name = ts_string_from_utf16(tree->names[i].units, tree->names[i].length);
        size_t size = ts_string_utf8_size(name);
        ts_string_static(&names[i], ts_string_to_c(name), size);
    }
    return names;
}

static void free_pattern(TsPattern *pattern)
{
    regexp_pcre_free(pattern);
    regexp_arena_free(&pattern->arena);
    free(pattern->names);
    free(pattern);
}

/** NULL and a message when the source is wrong. */
static TsPattern *compile(const TsString *source, unsigned flags, const char **error)
{
    TsPattern *pattern = calloc(1, sizeof *pattern);

    if (!pattern) {
        ts_fatal("no memory for a regular expression");
    }
    pattern->flags = flags;
    pattern->length = source->length;
    pattern->units = regexp_alloc(&pattern->arena, (source->length + 1) * sizeof(uint16_t));
    for (size_t i = 0; i < source->length; i++) {
        pattern->units[i] = ts_string_unit(source, i);
    }
    pattern->tree = regexp_parse(&pattern->arena, pattern->units, pattern->length, flags, error);
    if (!pattern->tree) {
        free_pattern(pattern);
        return NULL;
    }
    pattern->program = regexp_compile(&pattern->arena, pattern->tree);
    return pattern;
}

static void make_permanent(TsPattern *pattern)
{
    pattern->is_permanent = true;
    pattern->names = static_names(pattern->tree);
}

/* Patterns that were made at run time, of this thread. */
enum { CACHE_SIZE = 512 };
static _Thread_local TsPattern *cache[CACHE_SIZE];

static bool is_of(const TsPattern *pattern, const TsString *source, unsigned flags)
{
    if (pattern->flags != flags || pattern->length != source->length) {
        return false;
    }
    for (size_t i = 0; i < source->length; i++) {
        if (pattern->units[i] != ts_string_unit(source, i)) {
            return false;
        }
    }
    return true;
}

/** A compiled pattern; what finds its place in the cache taken belongs to its object. */
static TsPattern *pattern_for(const TsString *source, unsigned flags, const char **error)
{
    TsPattern **place = &cache[(ts_string_hash(source) + flags * 31) % CACHE_SIZE];

    if (*place && is_of(*place, source, flags)) {
        return *place;
    }
    TsPattern *pattern = compile(source, flags, error);
    if (pattern && !*place) {
        make_permanent(pattern);
        *place = pattern;
    }
    return pattern;
}

/* ---- making ------------------------------------------------------------------------------------- */

static TsRegExp *make(TsString *source, TsPattern *pattern)
{
    TsRegExp *regexp = TS_NEW(TsRegExp, .source = source, .pattern = pattern);

    if (!pattern->is_permanent) {
        ts_heap_finalize(regexp);
    }
    return regexp;
}

static void finalize(void *cell)
{
    TsPattern *pattern = (TsPattern *)((TsRegExp *)cell)->pattern;

    if (!pattern->is_permanent) {
        free_pattern(pattern);
    }
}

static unsigned literal_flags(const char *letters)
{
    uint16_t units[16];
    size_t length = strlen(letters);
    unsigned flags = 0;

    for (size_t i = 0; i < length && i < 16; i++) {
        units[i] = (unsigned char)letters[i];
    }
    regexp_parse_flags(units, length < 16 ? length : 16, &flags);
    return flags;
}

TsRegExp *ts_regexp_literal(TsRegExpLiteral *literal)
{
    TsPattern *pattern = __atomic_load_n(&literal->pattern, __ATOMIC_ACQUIRE);

    if (!pattern) {
        const char *error = NULL;
        TsString *text = ts_string_static(&literal->text, literal->source, strlen(literal->source));
        TsPattern *made = compile(text, literal_flags(literal->flags), &error);
        if (!made) {
            ts_fatal("a literal of a regular expression is wrong: %s", error);
        }
        make_permanent(made);
        if (__atomic_compare_exchange_n(&literal->pattern, &pattern, made, false, __ATOMIC_ACQ_REL,
                                        __ATOMIC_ACQUIRE)) {
            pattern = made;
        } else {
            free_pattern(made);
        }
    }
    return make(literal->text, pattern);
}

/** EscapeRegExpPattern (§22.2.6.13.1): so that /source/ reads as the same pattern. */
static TsString *escape_source(TsString *source)
{
    TsBuilder out;
    bool in_class = false, escaped = false;

    if (source->length == 0) {
        return TS_STR("(?:)");
    }
    ts_builder_init(&out);
    for (size_t i = 0; i < source->length; i++) {
        uint16_t unit = ts_string_unit(source, i);
        const char *name = unit == '\n'     ? "n"
                           : unit == '\r'   ? "r"
                           : unit == 0x2028 ? "u2028"
                           : unit == 0x2029 ? "u2029"
                                            : NULL;
        if ((name || (unit == '/' && !in_class)) && !escaped) {
            ts_builder_add_unit(&out, '\\');
        }
        if (name) {
            ts_builder_add_utf8(&out, name);
        } else {
            ts_builder_add_unit(&out, unit);
        }
        in_class = !escaped && unit == '[' ? true : !escaped && unit == ']' ? false : in_class;
        escaped = !escaped && unit == '\\';
    }
    return ts_builder_finish(&out);
}

static unsigned flags_of(const TsString *text)
{
    uint16_t units[16];
    unsigned flags = 0;
    size_t length = text->length < 16 ? text->length : 16;

    for (size_t i = 0; i < length; i++) {
        units[i] = ts_string_unit(text, i);
    }
    if (text->length > 16 || !regexp_parse_flags(units, length, &flags)) {
        ts_throw_error(&SyntaxError_type, "Invalid flags supplied to RegExp constructor '%S'", text);
    }
    return flags;
}

static TsRegExp *make_from(TsString *source, TsString *flags)
{
    const char *error = NULL;
    TsPattern *pattern = pattern_for(source, flags_of(flags), &error);

    if (!pattern) {
        ts_throw_error(&SyntaxError_type, "Invalid regular expression: /%S/%S: %s", source, flags,
                       error);
    }
    return make(escape_source(source), pattern);
}

TsRegExp *ts_regexp_from_text(TsString *pattern, const char *flags)
{
    return make_from(pattern ? pattern : ts_string_empty(), ts_string_from_c(flags));
}

TsRegExp *ts_regexp_new(TsValue pattern, TsString *flags)
{
    if (ts_instance_of(pattern, TsRegExp)) {
        const TsRegExp *regexp = pattern.as.pointer;
        if (!flags && regexp->pattern->is_permanent) {
            return make(regexp->source, (TsPattern *)regexp->pattern);
        }
        TsString *source = ts_string_from_utf16(regexp->pattern->units, regexp->pattern->length);
        return make_from(source, flags ? flags : ts_regexp_flags(regexp));
    }
    TsString *source = ts_is_undefined(pattern) ? ts_string_empty() : ts_to_string(pattern);
    return make_from(source, flags ? flags : ts_string_empty());
}

TsRegExp *ts_regexp_call(TsValue pattern, TsString *flags)
{
    if (!flags && ts_instance_of(pattern, TsRegExp)) {
        return pattern.as.pointer;
    }
    return ts_regexp_new(pattern, flags);
}

/* ---- properties --------------------------------------------------------------------------------- */

TsString *ts_regexp_flags(const TsRegExp *regexp)
{
    static const char letters[] = "dgimsuvy";
    char text[sizeof letters];
    size_t length = 0;

    for (size_t i = 0; letters[i]; i++) {
        if (regexp->pattern->flags & 1U << i) {
            text[length++] = letters[i];
        }
    }
    return ts_string_from_ascii(text, length);
}

TsString *ts_regexp_to_string(const TsRegExp *regexp)
{
    return ts_concat_n(4, TS_STR("/"), regexp->source, TS_STR("/"), ts_regexp_flags(regexp));
}

static TsValue exec_any(TsRegExp *regexp, TsValue string)
{
    return ts_from_nullable(ts_regexp_exec(regexp, ts_to_string(string)));
}

static bool test_any(TsRegExp *regexp, TsValue string)
{
    return ts_regexp_test(regexp, ts_to_string(string));
}

TS_METHOD_1(exec_any, "exec", TsValue, TsRegExp *, TsValue)
TS_METHOD_1(test_any, "test", bool, TsRegExp *, TsValue)
TS_METHOD_0(ts_regexp_to_string, "toString", TsString *, TsRegExp *)
TS_METHOD_0(ts_regexp_source, "get source", TsString *, TsRegExp *)
TS_METHOD_0(ts_regexp_flags, "get flags", TsString *, TsRegExp *)

#define FLAGS(X)                    \
    X(has_indices, "hasIndices")    \
    X(global, "global")             \
    X(ignore_case, "ignoreCase")    \
    X(multiline, "multiline")       \
    X(dot_all, "dotAll")            \
    X(unicode, "unicode")           \
    X(unicode_sets, "unicodeSets")  \
    X(sticky, "sticky")
#define FLAG_GETTER(id, key) TS_METHOD_0(ts_regexp_##id, "get " key, bool, TsRegExp *)
FLAGS(FLAG_GETTER)
#define FLAG_MEMBER(id, key) {.name = TS_KEY(key), .getter = &ts_regexp_##id##_function},

TS_NATIVE(TsRegExp, "RegExp",
          TS_FIELDS(TS_HIDDEN(TsRegExp, source, POINTER),
                    {.name = TS_KEY("lastIndex"),
                     .offset = offsetof(TsRegExp, last_index),
                     .rep = TS_REP_DOUBLE,
                     .flags = TS_FIELD_NOT_ENUMERABLE}),
          TS_MEMBERS(FLAGS(FLAG_MEMBER){.name = TS_KEY("source"),
                                        .getter = &ts_regexp_source_function},
                     {.name = TS_KEY("flags"), .getter = &ts_regexp_flags_function},
                     TS_METHOD_MEMBER("exec", &exec_any_function),
                     TS_METHOD_MEMBER("test", &test_any_function),
                     TS_METHOD_MEMBER("toString", &ts_regexp_to_string_function)),
          .finalize = finalize);

/* ---- RegExp.escape ------------------------------------------------------------------------------ */

static void add_hex(TsBuilder *out, uint16_t unit)
{
    char text[8];

    snprintf(text, sizeof text, unit > 0xff ? "\\u%04x" : "\\x%02x", unit);
    ts_builder_add_utf8(out, text);
}

static bool is_one_of(uint16_t unit, const char *units)
{
    return unit > 0 && unit < 0x80 && strchr(units, unit);
}

TsString *ts_regexp_escape(TsString *text)
{
    static const char controls[] = "\t\n\v\f\r", letters[] = "tnvfr";
    RegexpArena arena = {0};
    RegexpSet spaces = {0};
    TsBuilder out;

    regexp_set_add_class(&arena, &spaces, 's');
    ts_builder_init(&out);
    for (size_t i = 0; i < text->length; i++) {
        size_t units;
        uint16_t unit = ts_string_unit(text, i);
        bool is_alone = (unit & 0xf800) == 0xd800 &&
                        (ts_string_code_point(text, i, &units), units == 1);
        if ((unit & 0xfc00) == 0xd800 && !is_alone) {
            ts_builder_add_unit(&out, unit);
            ts_builder_add_unit(&out, ts_string_unit(text, ++i));
        } else if (i == 0 && unit < 0x80 && isalnum(unit)) {
            add_hex(&out, unit);
        } else if (is_one_of(unit, "^$\\.*+?()[]{}|/")) {
            ts_builder_add_unit(&out, '\\');
            ts_builder_add_unit(&out, unit);
        } else if (is_one_of(unit, controls)) {
            ts_builder_add_unit(&out, '\\');
            ts_builder_add_unit(&out, (uint16_t)letters[strchr(controls, unit) - controls]);
        } else if (is_alone || regexp_set_has(&spaces, unit) ||
                   is_one_of(unit, ",-=<>#&!%:;@~'`\"")) {
            add_hex(&out, unit);
        } else {
            ts_builder_add_unit(&out, unit);
        }
    }
    regexp_arena_free(&arena);
    return ts_builder_finish(&out);
}
