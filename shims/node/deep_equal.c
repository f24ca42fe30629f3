/* Comparing values part by part.
 */
#include "node/deep_equal.h"

#include "ts/array.h"
#include "ts/date.h"
#include "ts/error.h"
#include "ts/map.h"
#include "ts/object.h"
#include "ts/set.h"

/* Pairs of objects that are being compared: met again inside themselves, they count as alike. */
typedef struct Pair {
    const struct Pair *outer;
    const void *left, *right;
} Pair;

typedef struct Comparison {
    DeepEquality mode;
    const Pair *pairs;
} Comparison;

static bool equal(Comparison *comparison, TsValue left, TsValue right);

static bool equal_primitives(DeepEquality mode, TsValue left, TsValue right)
{
    if (mode == DEEP_LOOSE && !ts_is_object(left) && !ts_is_object(right)) {
        return ts_equals(left, right) || ts_same_value(left, right);
    }
    return ts_same_value(left, right);
}

/* ---- properties ---- */

/* Own enumerable properties: names and symbols, an array's indices among them. */
static TsArray *own_keys(TsValue object)
{
    return ts_own_keys(object, TS_OWN_SYMBOLS);
}

static bool equal_properties(Comparison *comparison, TsValue left, TsValue right)
{
    TsArray *keys = own_keys(right);
    bool is_partial = comparison->mode == DEEP_PARTIAL;

    if (!is_partial && own_keys(left)->length != keys->length) {
        return false;
    }
    for (size_t i = 0; i < keys->length; i++) {
        TsValue key = ts_array_value(keys, (int64_t)i);
        if (!ts_has_own(left, key) ||
            !equal(comparison, ts_get_index(left, key), ts_get_index(right, key))) {
            return false;
        }
    }
    return true;
}

/* ---- sets and maps ---- */

/* The element of `set` that is like `wanted`, each used once. */
static bool take_like(Comparison *comparison, TsArray *candidates, TsValue wanted)
{
    for (size_t i = 0; i < candidates->length; i++) {
        if (equal(comparison, ts_array_value(candidates, (int64_t)i), wanted)) {
            for (size_t j = i + 1; j < candidates->length; j++) {
                ts_array_value_at(candidates, j - 1) = ts_array_value_at(candidates, j);
            }
            candidates->length--;
            return true;
        }
    }
    return false;
}

static bool equal_sets(Comparison *comparison, const TsSet *left, const TsSet *right)
{
    TsArray *others = ts_array_new(TS_ARRAY_VALUE, 0);

    if (comparison->mode == DEEP_PARTIAL ? ts_set_size(left) < ts_set_size(right)
                                         : ts_set_size(left) != ts_set_size(right)) {
        return false;
    }
    TS_SET_EACH(left, element)
    {
        if (!ts_set_has(right, element)) {
            ts_array_push_value(others, element);
        }
    }
    TS_SET_EACH(right, element)
    {
        if (!ts_set_has(left, element) &&
            ((!ts_is_object(element) && comparison->mode != DEEP_LOOSE) ||
             !take_like(comparison, others, element))) {
            return false;
        }
    }
    return true;
}

static bool equal_maps(Comparison *comparison, const TsMap *left, const TsMap *right)
{
    TsArray *others = ts_array_new(TS_ARRAY_VALUE, 0);

    if (comparison->mode == DEEP_PARTIAL ? ts_map_size(left) < ts_map_size(right)
                                         : ts_map_size(left) != ts_map_size(right)) {
        return false;
    }
    TS_MAP_EACH(left, key, value)
    {
        if (!ts_map_has(right, key)) {
            TsValue entry[2] = {key, value};
            ts_array_push_value(others, ts_from_object(ts_array_of_value(2, entry)));
        }
    }
    TS_MAP_EACH(right, key, value)
    {
        if (ts_map_has(left, key)) {
            if (!equal(comparison, ts_map_get(left, key), value)) {
                return false;
            }
            continue;
        }
        TsValue entry[2] = {key, value};
        if ((!ts_is_object(key) && comparison->mode != DEEP_LOOSE) ||
            !take_like(comparison, others, ts_from_object(ts_array_of_value(2, entry)))) {
            return false;
        }
    }
    return true;
}

/* ---- objects ---- */

static bool equal_errors(Comparison *comparison, const TsError *left, const TsError *right)
{
    return ts_string_equals(ts_error_message(left), ts_error_message(right)) &&
           ts_string_equals(ts_error_name(left), ts_error_name(right)) &&
           equal(comparison, ts_error_cause(left), ts_error_cause(right));
}

static bool is_named(const TsType *type, const char *name)
{
    return type->kind == TS_KIND_NATIVE && strcmp(type->name, name) == 0;
}

/* What the object holds beside its properties. */
static bool equal_contents(Comparison *comparison, TsValue left, TsValue right)
{
    const void *a = left.as.pointer, *b = right.as.pointer;
    const TsType *type = ts_type_of(a);

    switch (type->kind) {
    case TS_KIND_ARRAY:
        return comparison->mode == DEEP_PARTIAL ||
               ((const TsArray *)a)->length == ((const TsArray *)b)->length;
    case TS_KIND_SET:
        return equal_sets(comparison, a, b);
    case TS_KIND_MAP:
        return equal_maps(comparison, a, b);
    case TS_KIND_DATE:
        return ts_same_value(ts_from_number(((const TsDate *)a)->time),
                             ts_from_number(((const TsDate *)b)->time));
    case TS_KIND_ERROR:
        return equal_errors(comparison, a, b);
    case TS_KIND_FUNCTION:
    case TS_KIND_PROMISE:
        return false;
    default:
        break;
    }
    if (is_named(type, "WeakMap") || is_named(type, "WeakSet")) {
        return false;
    }
    /* A pattern, a URL and the like are what their text says; bytes are compared as elements. */
    bool has_text = is_named(type, "RegExp") || is_named(type, "URL") ||
                    is_named(type, "URLSearchParams");
    return !has_text || ts_string_equals(ts_to_string(left), ts_to_string(right));
}

/* Partial comparison of arrays: the elements come in the same order, others between them. */
static bool contains_elements(Comparison *comparison, const TsArray *left, const TsArray *right)
{
    size_t at = 0;

    for (size_t i = 0; i < right->length; i++) {
        while (at < left->length && !equal(comparison, ts_array_value(left, (int64_t)at),
                                           ts_array_value(right, (int64_t)i))) {
            at++;
        }
        if (at++ == left->length) {
            return false;
        }
    }
    return true;
}

static bool is_same_class(const TsType *left, const TsType *right)
{
    left = ts_type_origin(left);
    right = ts_type_origin(right);
    bool is_class = (left->flags | right->flags) & TS_TYPE_CLASS;
    if (left == right || (!is_class && left->kind == TS_KIND_ARRAY && right->kind == TS_KIND_ARRAY)) {
        return true;
    }
    bool no_prototype = (left->flags ^ right->flags) & TS_TYPE_NULL_PROTOTYPE;
    return !is_class && !no_prototype;
}

static bool is_plain(const TsType *type)
{
    return type->kind <= TS_KIND_DYNAMIC;
}

static bool equal_objects(Comparison *comparison, TsValue left, TsValue right)
{
    const TsType *a = ts_type_of(left.as.pointer), *b = ts_type_of(right.as.pointer);

    if (a->kind != b->kind && !(is_plain(a) && is_plain(b))) {
        return false;
    }
    if (comparison->mode != DEEP_LOOSE && !is_same_class(a, b)) {
        return false;
    }
    if (comparison->mode == DEEP_PARTIAL && a->kind == TS_KIND_ARRAY) {
        return contains_elements(comparison, left.as.pointer, right.as.pointer);
    }
    return equal_contents(comparison, left, right) && equal_properties(comparison, left, right);
}

static bool equal(Comparison *comparison, TsValue left, TsValue right)
{
    if (!ts_is_object(left) || !ts_is_object(right)) {
        return equal_primitives(comparison->mode, left, right);
    }
    if (left.as.pointer == right.as.pointer) {
        return true;
    }
    for (const Pair *pair = comparison->pairs; pair; pair = pair->outer) {
        if (pair->left == left.as.pointer || pair->right == right.as.pointer) {
            return pair->left == left.as.pointer && pair->right == right.as.pointer;
        }
    }
    Pair pair = {comparison->pairs, left.as.pointer, right.as.pointer};
    TS_STACK_CHECK();
    comparison->pairs = &pair;
    bool same = equal_objects(comparison, left, right);
    comparison->pairs = pair.outer;
    return same;
}

bool deep_equal(TsValue left, TsValue right, DeepEquality mode)
{
    Comparison comparison = {.mode = mode};

    return equal(&comparison, left, right);
}

bool deep_strict_equal(TsValue left, TsValue right)
{
    return deep_equal(left, right, DEEP_STRICT);
}
