/*
 * RegExp (ECMA-262 §22.2): objects, exec and test. What strings do with them is in regexp_string.h.
 *
 * A pattern is compiled once: a literal where it stands, others through a cache. Objects share the
 * compiled pattern; it never changes, so that threads share it, too.
 */
#ifndef TS_REGEXP_H
#define TS_REGEXP_H

#include "ts/array.h"
#include "ts/object.h"
#include "ts/regexp_program.h"
#include "ts/string.h"

/** A compiled pattern. Not in the heap. */
typedef struct TsPattern {
    RegexpArena arena;
    RegexpTree *tree;
    RegexpProgram *program;
    unsigned flags;     /* REGEXP_GLOBAL ... */
    bool is_permanent;  /* never freed; else it belongs to one object */
    TsString **names;   /* static strings, of a permanent one: as tree->names */
    uint16_t *units;    /* the source */
    size_t length;
    uint32_t runs;      /* how often it was matched, roughly */
    void *codes[4];     /* PCRE2's (regexp_pcre.c), or NULL: by width and stickiness */
} TsPattern;

typedef struct TsRegExp {
    TsObject base;
    TsString *source;
    const TsPattern *pattern;
    double last_index;
} TsRegExp;

extern const TsType TsRegExp_type;

/** The literal /source/flags: a new object each time. The source is an UTF-8 literal. */
#define TS_REGEXP(source_text, flags_text)                                                \
    __extension__({                                                                       \
        static TsRegExpLiteral ts_regexp_site = {source_text, flags_text, NULL, NULL};    \
        ts_regexp_literal(&ts_regexp_site);                                               \
    })

/** A place where a literal stands. */
typedef struct TsRegExpLiteral {
    const char *source, *flags;
    TsString *text;
    TsPattern *pattern;
} TsRegExpLiteral;
TsRegExp *ts_regexp_literal(TsRegExpLiteral *literal);

/**
 * new RegExp(pattern, flags): a string, undefined, or a RegExp to copy. Throws SyntaxError "Invalid
 * regular expression: /(/: Unterminated group". flags may be NULL.
 */
TsRegExp *ts_regexp_new(TsValue pattern, TsString *flags);
/** RegExp(pattern, flags): a RegExp without flags is itself. */
TsRegExp *ts_regexp_call(TsValue pattern, TsString *flags);
TsRegExp *ts_regexp_from_text(TsString *pattern, const char *flags);

/** RegExp.escape (§22.2.5.1). */
TsString *ts_regexp_escape(TsString *text);

static inline TsString *ts_regexp_source(const TsRegExp *regexp)
{
    return regexp->source;
}
TsString *ts_regexp_flags(const TsRegExp *regexp);
TsString *ts_regexp_to_string(const TsRegExp *regexp);
/** regexp.global and so on, by a flag of regexp_syntax.h. */
#define TS_REGEXP_FLAG_(name, flag)                                        \
    static inline bool ts_regexp_##name(const TsRegExp *regexp)            \
    {                                                                      \
        return (regexp->pattern->flags & (flag)) != 0;                     \
    }
TS_REGEXP_FLAG_(has_indices, REGEXP_HAS_INDICES)
TS_REGEXP_FLAG_(global, REGEXP_GLOBAL)
TS_REGEXP_FLAG_(ignore_case, REGEXP_IGNORE_CASE)
TS_REGEXP_FLAG_(multiline, REGEXP_MULTILINE)
TS_REGEXP_FLAG_(dot_all, REGEXP_DOT_ALL)
TS_REGEXP_FLAG_(unicode, REGEXP_UNICODE)
TS_REGEXP_FLAG_(unicode_sets, REGEXP_UNICODE_SETS)
TS_REGEXP_FLAG_(sticky, REGEXP_STICKY)

/** The match array, or NULL (null). Reads and writes lastIndex with flags g and y. */
TsArray *ts_regexp_exec(TsRegExp *regexp, TsString *string);
bool ts_regexp_test(TsRegExp *regexp, TsString *string);

/* ---- matches ------------------------------------------------------------------------------------ */

/** What exec gives: an array of strings (NULL: undefined) with more properties. */
typedef struct TsMatch {
    TsArray array;
    double index;
    TsString *input;
    TsDynamicObject *groups;  /* or NULL (undefined) */
    TsArray *indices;         /* with flag d: an array of pairs, itself with groups; or NULL */
} TsMatch;

/** match.index, .input, .groups, .indices of any array; undefined where it is no match. */
double ts_match_index(TsArray *match);
TsString *ts_match_input(TsArray *match);
TsValue ts_match_groups(TsArray *match);
TsArray *ts_match_indices(TsArray *match);
TsValue ts_indices_groups(TsArray *indices);

/** A fresh match array (or NULL) with elements of another representation. */
TsArray *ts_match_convert(TsArray *match, TsRep rep);

/**
 * Looks for a match at or, unless sticky, behind a place. The places of its groups (two for each, -1
 * where unset), in the heap, or NULL. Throws RangeError when the matcher's stack is exhausted.
 */
int32_t *ts_regexp_find(const TsRegExp *regexp, const TsString *string, size_t start, bool sticky);
/** The text of a group, or NULL. */
TsString *ts_regexp_group(const int32_t *places, TsString *string, size_t group);
/** The match array for places. */
TsArray *ts_match_new(const TsRegExp *regexp, TsString *string, const int32_t *places);
/** The object of the named groups, or NULL. */
TsDynamicObject *ts_match_named(const TsRegExp *regexp, TsString *string, const int32_t *places);

/** AdvanceStringIndex (§22.2.7.3). */
size_t ts_regexp_advance(const TsRegExp *regexp, const TsString *string, size_t index);
/** ToLength(lastIndex), at most one above what a string can have. */
size_t ts_regexp_last_index(const TsRegExp *regexp);

/**
 * regexp_pcre.c: as regexp_match, with PCRE2 where it does the same; else, or when it gave up,
 * REGEXP_NOT_TRANSLATED.
 */
enum { REGEXP_NOT_TRANSLATED = -2 };
int regexp_pcre_match(TsPattern *pattern, const RegexpSubject *subject, size_t start, bool sticky,
                      int32_t *places);
void regexp_pcre_free(TsPattern *pattern);

#endif
