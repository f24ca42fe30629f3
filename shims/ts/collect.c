/*
 * Collections from iterables; see collect.h.
 */
#include "ts/collect.h"

#include "ts/error.h"
#include "ts/nullish.h"
#include "ts/function.h"
#include "ts/number.h"
#include "ts/object.h"

/* ---- arrays ---------------------------------------------------------------------------------- */

static bool is_iterable(TsValue value)
{
    return ts_is_string(value) ||
           (ts_is_object(value) &&
            (ts_is_array(value) ||
             !ts_is_undefined(ts_get(value, (TsString *)&ts_symbol_iterator)) ||
             ts_type_of(value.as.pointer)->kind == TS_KIND_MAP ||
             ts_type_of(value.as.pointer)->kind == TS_KIND_SET));
}

static void refuse_nullish(TsValue value)
{
    if (ts_is_nullish(value)) {
        ts_throw_not_iterable_value(value);
    }
}

static TsValue mapped(TsFunction *callback, TsValue this_value, TsValue value, size_t index)
{
    TsValue arguments[2] = {value, ts_from_number((double)index)};

    return callback ? ts_call(callback, this_value, 2, arguments) : value;
}

static size_t length_of(TsValue object)
{
    int64_t length = ts_to_integer(ts_to_number(ts_get(object, TS_STR("length"))));

    if (length > (int64_t)UINT32_MAX) {
        ts_throw_error(&RangeError_type, "Invalid array length");
    }
    return length < 0 ? 0 : (size_t)length;
}

TsArray *ts_array_from_map(TsValue source, TsFunction *callback, TsValue this_value, TsRep rep)
{
    TsArray *array = ts_array_new(rep, 0);

    refuse_nullish(source);
    if (is_iterable(source)) {
        TsForOf loop;
        TsValue item;
        ts_for_of_begin(&loop, ts_iterate(source));
        for (size_t i = 0; ts_for_of_next(&loop, &item); i++) {
            ts_array_push_value(array, mapped(callback, this_value, item, i));
        }
        ts_for_of_end(&loop);
        return array;
    }
    size_t length = length_of(source);
    for (size_t i = 0; i < length; i++) {
        TsValue item = ts_get_at(source, (double)i);
        ts_array_push_value(array, mapped(callback, this_value, item, i));
    }
    return array;
}

TsArray *ts_array_from(TsValue source, TsRep rep)
{
    return ts_array_from_map(source, NULL, TS_UNDEFINED, rep);
}

/* ---- objects --------------------------------------------------------------------------------- */

static void check_entry(TsValue entry)
{
    if (!ts_is_object(entry)) {
        ts_throw_error(&TypeError_type, "Iterator value %S is not an entry object",
                       ts_string_of(entry));
    }
}

TsValue ts_object_from_entries(TsValue entries)
{
    if (ts_is_nullish(entries)) {
        ts_throw_error(&TypeError_type, "%S is not iterable", ts_string_of(entries));
    }
    TsForOf loop;
    TsDynamicObject *object = ts_object_new(4);
    TsValue entry;

    ts_for_of_begin(&loop, ts_iterate(entries));
    while (ts_for_of_next(&loop, &entry)) {
        check_entry(entry);
        TsString *key = ts_to_key(ts_get_at(entry, 0));
        ts_object_define(object, key, ts_get_at(entry, 1));
    }
    ts_for_of_end(&loop);
    return ts_from_object(object);
}

static TsValue group_key(TsFunction *selector, TsValue item, size_t index)
{
    TsValue arguments[2] = {item, ts_from_number((double)index)};

    return ts_call(selector, TS_UNDEFINED, 2, arguments);
}

static void check_grouped(TsValue items, const char *name)
{
    if (ts_is_nullish(items)) {
        ts_throw_error(&TypeError_type, "%s.groupBy called on null or undefined", name);
    }
}

TsValue ts_object_group_by(TsValue items, TsFunction *selector)
{
    check_grouped(items, "Object");
    TsForOf loop;
    TsDynamicObject *groups = ts_object_new_null_prototype();
    TsValue item;

    ts_for_of_begin(&loop, ts_iterate(items));
    for (size_t i = 0; ts_for_of_next(&loop, &item); i++) {
        TsString *key = ts_to_key(group_key(selector, item, i));
        TsValue group;
        if (!ts_get_own(ts_from_object(groups), key, &group)) {
            group = ts_from_object(ts_array_new(TS_ARRAY_VALUE, 0));
            ts_object_define(groups, key, group);
        }
        ts_array_push_value(ts_as_array(group), item);
    }
    ts_for_of_end(&loop);
    return ts_from_object(groups);
}

/* ---- maps and sets --------------------------------------------------------------------------- */

TsMap *ts_map_group_by(TsValue items, TsFunction *selector)
{
    check_grouped(items, "Map");
    TsForOf loop;
    TsMap *groups = ts_map_new();
    TsValue item;

    ts_for_of_begin(&loop, ts_iterate(items));
    for (size_t i = 0; ts_for_of_next(&loop, &item); i++) {
        TsValue key = group_key(selector, item, i);
        TsValue group = ts_map_get(groups, key);
        if (ts_is_undefined(group)) {
            group = ts_from_object(ts_array_new(TS_ARRAY_VALUE, 0));
            ts_map_set(groups, key, group);
        }
        ts_array_push_value(ts_as_array(group), item);
    }
    ts_for_of_end(&loop);
    return groups;
}

/* A class of the program has a method of its own for what the constructor calls. */
static bool overrides(const void *object, const TsString *method)
{
    return ts_type_of(object)->parent && ts_find_member(ts_type_of(object), method);
}

void ts_map_from_init(TsMap *map, TsValue entries)
{
    TsValue entry;

    if (ts_is_nullish(entries)) {
        return;
    }
    bool is_overridden = overrides(map, TS_STR("set"));
    TsForOf loop;
    ts_for_of_begin(&loop, ts_iterate(entries));
    while (ts_for_of_next(&loop, &entry)) {
        check_entry(entry);
        TsValue parts[] = {ts_get_at(entry, 0), ts_get_at(entry, 1)};
        if (is_overridden) {
            ts_call_method(ts_from_object(map), TS_STR("set"), 2, parts);
        } else {
            ts_map_set(map, parts[0], parts[1]);
        }
    }
    ts_for_of_end(&loop);
}

TsMap *ts_map_from(TsValue entries)
{
    TsMap *map = ts_map_new();

    ts_map_from_init(map, entries);
    return map;
}

void ts_set_from_init(TsSet *set, TsValue elements)
{
    TsValue element;

    if (ts_is_nullish(elements)) {
        return;
    }
    bool is_overridden = overrides(set, TS_STR("add"));
    TsForOf loop;
    ts_for_of_begin(&loop, ts_iterate(elements));
    while (ts_for_of_next(&loop, &element)) {
        if (is_overridden) {
            ts_call_method(ts_from_object(set), TS_STR("add"), 1, &element);
        } else {
            ts_set_add(set, element);
        }
    }
    ts_for_of_end(&loop);
}

TsSet *ts_set_from(TsValue elements)
{
    TsSet *set = ts_set_new();

    ts_set_from_init(set, elements);
    return set;
}

void ts_map_for_each(TsMap *map, TsFunction *callback, TsValue this_value)
{
    TS_MAP_EACH(map, key, value)
    {
        TsValue arguments[3] = {value, key, ts_from_object(map)};
        ts_call(callback, this_value, 3, arguments);
    }
}

void ts_set_for_each(TsSet *set, TsFunction *callback, TsValue this_value)
{
    TS_SET_EACH(set, element)
    {
        TsValue arguments[3] = {element, element, ts_from_object(set)};
        ts_call(callback, this_value, 3, arguments);
    }
}
