/*
 * RegExpBuiltinExec (ECMA-262 §22.2.7.2), and the arrays it gives.
 */
#include "ts/regexp.h"

#include "ts/error.h"

/* ---- match arrays ------------------------------------------------------------------------------- */

static void trace_match(void *cell, TsMarker *marker)
{
    const TsMatch *match = cell;

    ts_mark(marker, match->input);
    ts_mark(marker, match->groups);
    ts_mark(marker, match->indices);
}

#define MATCH_TYPE(rep, fields)                                                                  \
    {                                                                                            \
        .kind = TS_KIND_ARRAY, .element = TS_REP_##rep, .size = sizeof(TsMatch),                 \
        .name = "Array", .trace = trace_match,                                                   \
        TS_FIELDS(fields)                                                                        \
    }
#define COMMA         ,
#define GROUPS_FIELD  TS_FIELD(TsMatch, groups, POINTER)
#define INDICES_FIELD TS_FIELD(TsMatch, indices, POINTER)
#define COMMON_FIELDS \
    TS_FIELD(TsMatch, index, DOUBLE) COMMA TS_FIELD(TsMatch, input, POINTER) COMMA GROUPS_FIELD

/* Without and with flag d; of pointers, and of values where other elements join the strings. */
static const TsType match_types[2] = {MATCH_TYPE(POINTER, COMMON_FIELDS),
                                      MATCH_TYPE(POINTER, COMMON_FIELDS COMMA INDICES_FIELD)};
static const TsType value_match_types[2] = {MATCH_TYPE(VALUE, COMMON_FIELDS),
                                            MATCH_TYPE(VALUE, COMMON_FIELDS COMMA INDICES_FIELD)};
/* match.indices: pairs, and only groups beside them. */
static const TsType indices_type = MATCH_TYPE(POINTER, GROUPS_FIELD);

static TsMatch *new_array(const TsType *type, size_t length)
{
    TsMatch *match = ts_heap_new_cell(type, sizeof *match);

    match->array.items = ts_heap_raw(TS_REP_POINTER, length);
    match->array.capacity = match->array.length = length;
    return match;
}

TsString *ts_regexp_group(const int32_t *places, TsString *string, size_t group)
{
    int32_t start = places[group * 2], end = places[group * 2 + 1];

    return start < 0 || end < 0 ? NULL : ts_string_range(string, (size_t)start, (size_t)end);
}

static TsArray *group_indices(const int32_t *places, size_t group)
{
    int32_t start = places[group * 2], end = places[group * 2 + 1];

    return start < 0 || end < 0 ? NULL : TS_ARRAY_OF(double, start, end);
}

static TsString *name_at(const TsPattern *pattern, size_t i)
{
    const RegexpName *name = &pattern->tree->names[i];

    return pattern->names ? pattern->names[i] : ts_string_from_utf16(name->units, name->length);
}

/** { name: of(group) ... }; of groups of one name, that which has matched. */
static TsDynamicObject *named(const TsRegExp *regexp, const int32_t *places, const TsArray *values)
{
    const RegexpTree *tree = regexp->pattern->tree;

    if (tree->name_count == 0) {
        return NULL;
    }
    TsDynamicObject *groups = ts_object_new_null_prototype();
    for (size_t i = 0; i < tree->name_count; i++) {
        TsString *key = name_at(regexp->pattern, i);
        uint32_t group = tree->names[i].group;
        TsValue known;
        if (places[group * 2 + 1] >= 0 || !ts_get_own(ts_from_object(groups), key, &known)) {
            ts_object_define(groups, key, ts_from_pointer(ts_array_ptr_at(values, group)));
        }
    }
    return groups;
}

static TsArray *all_groups(const TsRegExp *regexp, TsString *string, const int32_t *places)
{
    size_t count = regexp->pattern->tree->groups;
    TsArray *values = ts_array_new(TS_ARRAY_PTR, count);

    for (size_t i = 0; i < count; i++) {
        ts_array_push_ptr(values, ts_regexp_group(places, string, i));
    }
    return values;
}

TsDynamicObject *ts_match_named(const TsRegExp *regexp, TsString *string, const int32_t *places)
{
    return regexp->pattern->tree->name_count == 0
               ? NULL
               : named(regexp, places, all_groups(regexp, string, places));
}

TsArray *ts_match_new(const TsRegExp *regexp, TsString *string, const int32_t *places)
{
    size_t count = regexp->pattern->tree->groups;
    bool has_indices = ts_regexp_has_indices(regexp);
    TsMatch *match = new_array(&match_types[has_indices], count);

    match->index = places[0];
    match->input = string;
    for (size_t i = 0; i < count; i++) {
        ts_array_ptr_at(&match->array, i) = ts_regexp_group(places, string, i);
    }
    match->groups = named(regexp, places, &match->array);
    if (has_indices) {
        TsMatch *indices = new_array(&indices_type, count);
        match->indices = &indices->array;
        for (size_t i = 0; i < count; i++) {
            ts_array_ptr_at(&indices->array, i) = group_indices(places, i);
        }
        indices->groups = named(regexp, places, &indices->array);
    }
    return &match->array;
}

/** The array as a match, or NULL: others can have the type, as what match() gives with flag g. */
static const TsMatch *as_match(const TsArray *array)
{
    const TsType *type = ts_type_origin(ts_type_of(array));

    bool is_match = type == &match_types[0] || type == &match_types[1] ||
                    type == &value_match_types[0] || type == &value_match_types[1];

    return is_match ? (const TsMatch *)array : NULL;
}

TsArray *ts_match_convert(TsArray *match, TsRep rep)
{
    const TsMatch *known = match ? as_match(match) : NULL;
    TsArray *items = match ? ts_array_convert(match, rep) : NULL;

    if (!known || rep != TS_REP_VALUE) {
        return items;
    }
    bool has_indices = ts_type_of(match) == &match_types[1];
    return (TsArray *)TS_NEW_AS(TsMatch, value_match_types[has_indices], .array = *items,
                                .index = known->index, .input = known->input,
                                .groups = known->groups, .indices = known->indices);
}

double ts_match_index(TsArray *match)
{
    const TsMatch *known = as_match(match);
    TsValue value = known ? TS_UNDEFINED : ts_object_get(match, TS_STR("index"));

    return known ? known->index : ts_is_number(value) ? value.as.number : TS_UNDEFINED_NUMBER;
}

TsString *ts_match_input(TsArray *match)
{
    const TsMatch *known = as_match(match);
    TsValue value = known ? TS_UNDEFINED : ts_object_get(match, TS_STR("input"));

    return known ? known->input : ts_is_string(value) ? value.as.string : NULL;
}

TsValue ts_match_groups(TsArray *match)
{
    const TsMatch *known = as_match(match);

    return known ? ts_from_object(known->groups) : ts_object_get(match, TS_STR("groups"));
}

TsArray *ts_match_indices(TsArray *match)
{
    const TsMatch *known = as_match(match);

    return known ? known->indices : NULL;
}

TsValue ts_indices_groups(TsArray *indices)
{
    return ts_object_get(indices, TS_STR("groups"));
}

/* ---- matching ----------------------------------------------------------------------------------- */

int32_t *ts_regexp_find(const TsRegExp *regexp, const TsString *string, size_t start, bool sticky)
{
    TsPattern *pattern = (TsPattern *)regexp->pattern;
    RegexpSubject subject = {string->chars, string->length, ts_string_is_wide(string)};
    int32_t *places = ts_heap_raw(TS_REP_INT32, (size_t)pattern->tree->groups * 2);

    if (start > string->length) {
        return NULL;
    }
    int found = regexp_pcre_match(pattern, &subject, start, sticky, places);
    if (found == REGEXP_NOT_TRANSLATED) {
        found = regexp_match(pattern->program, &subject, start, sticky, places);
    }
    if (found < 0) {
        ts_throw_error(&RangeError_type, "Maximum call stack size exceeded");
    }
    return found ? places : NULL;
}

size_t ts_regexp_last_index(const TsRegExp *regexp)
{
    double index = regexp->last_index;

    return index > 0 ? index > TS_STRING_MAX ? TS_STRING_MAX + 1 : (size_t)index : 0;
}

/** Finds a match as exec does; NULL when there is none. */
static int32_t *exec(TsRegExp *regexp, TsString *string)
{
    bool sticky = ts_regexp_sticky(regexp), moves = sticky || ts_regexp_global(regexp);
    size_t start = moves ? ts_regexp_last_index(regexp) : 0;
    int32_t *places = ts_regexp_find(regexp, string, start, sticky);

    if (moves) {
        regexp->last_index = places ? places[1] : 0;
    }
    return places;
}

TsArray *ts_regexp_exec(TsRegExp *regexp, TsString *string)
{
    int32_t *places = exec(regexp, string);

    return places ? ts_match_new(regexp, string, places) : NULL;
}

bool ts_regexp_test(TsRegExp *regexp, TsString *string)
{
    return exec(regexp, string) != NULL;
}

size_t ts_regexp_advance(const TsRegExp *regexp, const TsString *string, size_t index)
{
    size_t units = 1;

    if (regexp->pattern->flags & REGEXP_FULL_UNICODE && index < string->length) {
        ts_string_code_point(string, index, &units);
    }
    return index + units;
}
