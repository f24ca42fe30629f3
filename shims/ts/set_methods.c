/*
 * The set operations.
 */
#include "ts/set_methods.h"

#include <math.h>

#include "ts/array.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/iterator.h"
#include "ts/map.h"
#include "ts/object.h"

/* A Set Record (§24.2.1.2). */
typedef struct Other {
    TsValue object;
    TsTableOwner *table; /* of a Set or Map; else NULL */
    double size;
    TsValue has, keys;
} Other;

static Other read_other(TsValue value)
{
    Other other = {.object = value};

    if (!ts_is_object(value)) {
        ts_throw_error(&TypeError_type, "%S is not an object", ts_string_of(value));
    }
    uint8_t kind = ts_type_of(value.as.object)->kind;
    if (kind == TS_KIND_SET || kind == TS_KIND_MAP) {
        other.table = value.as.pointer;
        other.size = (double)ts_table_size(other.table);
        return other;
    }
    other.size = ts_to_number(ts_get(value, TS_STR("size")));
    if (other.size != other.size) {
        ts_throw_error(&TypeError_type, "The 'size' property must be a number");
    }
    other.size = trunc(other.size);
    other.has = ts_get(value, TS_STR("has"));
    other.keys = ts_get(value, TS_STR("keys"));
    return other;
}

static bool has(const Other *other, TsValue value)
{
    return other->table ? ts_table_has(other->table, value)
                        : ts_to_boolean(ts_call_value(other->has, other->object, 1, &value));
}

/* The other's keys as they are now. */
static TsArray *keys_of(const Other *other)
{
    if (!other->table) {
        TsValue iterator = ts_call_value(other->keys, other->object, 0, NULL);
        TsArray *keys = ts_array_new(TS_REP_VALUE, 0);
        for (;;) {
            TsValue result = ts_call_method(iterator, TS_STR("next"), 0, NULL);
            if (ts_to_boolean(ts_get(result, TS_STR("done")))) {
                return keys;
            }
            ts_array_push_value(keys, ts_get(result, TS_STR("value")));
        }
    }
    TsArray *keys = ts_array_new(TS_REP_VALUE, 0);
    TS_TABLE_EACH(other->table, key, value)
    {
        (void)value;
        ts_array_push_value(keys, key);
    }
    return keys;
}

static TsSet *copy_of(const TsSet *set)
{
    TsSet *copy = ts_set_new();

    TS_SET_EACH(set, element)
    {
        ts_set_add(copy, element);
    }
    return copy;
}

TsSet *ts_set_union(const TsSet *set, TsValue value)
{
    Other other = read_other(value);
    TsArray *keys = keys_of(&other);
    TsSet *result = copy_of(set);

    for (size_t i = 0; i < keys->length; i++) {
        ts_set_add(result, ts_array_value_at(keys, i));
    }
    return result;
}

TsSet *ts_set_intersection(const TsSet *set, TsValue value)
{
    Other other = read_other(value);
    TsSet *result = ts_set_new();

    if ((double)ts_set_size(set) <= other.size) {
        TS_SET_EACH(set, element)
        {
            if (has(&other, element)) {
                ts_set_add(result, element);
            }
        }
        return result;
    }
    TsArray *keys = keys_of(&other);
    for (size_t i = 0; i < keys->length; i++) {
        if (ts_set_has(set, ts_array_value_at(keys, i))) {
            ts_set_add(result, ts_array_value_at(keys, i));
        }
    }
    return result;
}

TsSet *ts_set_difference(const TsSet *set, TsValue value)
{
    Other other = read_other(value);
    TsSet *result = copy_of(set);

    if ((double)ts_set_size(set) <= other.size) {
        TS_SET_EACH(set, element)
        {
            if (has(&other, element)) {
                ts_set_delete(result, element);
            }
        }
        return result;
    }
    TsArray *keys = keys_of(&other);
    for (size_t i = 0; i < keys->length; i++) {
        ts_set_delete(result, ts_array_value_at(keys, i));
    }
    return result;
}

TsSet *ts_set_symmetric_difference(const TsSet *set, TsValue value)
{
    Other other = read_other(value);
    TsArray *keys = keys_of(&other);
    TsSet *result = copy_of(set);

    for (size_t i = 0; i < keys->length; i++) {
        TsValue key = ts_array_value_at(keys, i);
        if (ts_set_has(set, key)) {
            ts_set_delete(result, key);
        } else {
            ts_set_add(result, key);
        }
    }
    return result;
}

bool ts_set_is_subset_of(const TsSet *set, TsValue value)
{
    Other other = read_other(value);

    if ((double)ts_set_size(set) > other.size) {
        return false;
    }
    TS_SET_EACH(set, element)
    {
        if (!has(&other, element)) {
            return false;
        }
    }
    return true;
}

bool ts_set_is_superset_of(const TsSet *set, TsValue value)
{
    Other other = read_other(value);

    if ((double)ts_set_size(set) < other.size) {
        return false;
    }
    TsArray *keys = keys_of(&other);
    for (size_t i = 0; i < keys->length; i++) {
        if (!ts_set_has(set, ts_array_value_at(keys, i))) {
            return false;
        }
    }
    return true;
}

bool ts_set_is_disjoint_from(const TsSet *set, TsValue value)
{
    Other other = read_other(value);

    if ((double)ts_set_size(set) <= other.size) {
        TS_SET_EACH(set, element)
        {
            if (has(&other, element)) {
                return false;
            }
        }
        return true;
    }
    TsArray *keys = keys_of(&other);
    for (size_t i = 0; i < keys->length; i++) {
        if (ts_set_has(set, ts_array_value_at(keys, i))) {
            return false;
        }
    }
    return true;
}
