/*
 * Set: the table of Map with the element as key.
 */
#include "ts/set.h"
#include "ts/array.h"
#include "ts/error.h"
#include "ts/nullish.h"

const TsType TsSet_type = {.kind = TS_KIND_SET,
                           .flags = TS_TYPE_CLASS,
                           .size = sizeof(TsSet),
                           .name = "Set",
                           TS_FIELDS(TS_HIDDEN(TsSet, table, POINTER))};

TsSet *ts_set_new(void)
{
    return TS_NEW(TsSet, .table = NULL);
}

size_t ts_set_size(const TsSet *set)
{
    return ts_table_size(set);
}

bool ts_set_has(const TsSet *set, TsValue element)
{
    return ts_table_has(set, element);
}

bool ts_set_has_string(const TsSet *set, const TsString *element)
{
    return ts_table_has_string(set, element);
}

bool ts_set_has_number(const TsSet *set, double element)
{
    return ts_table_has_number(set, element);
}

TsSet *ts_set_add(TsSet *set, TsValue element)
{
    ts_table_set(set, element, TS_UNDEFINED);
    return set;
}

TsSet *ts_set_add_string(TsSet *set, TsString *element)
{
    return ts_set_add(set, ts_from_string(element));
}

TsSet *ts_set_add_number(TsSet *set, double element)
{
    return ts_set_add(set, ts_from_number(element));
}

bool ts_set_delete(TsSet *set, TsValue element)
{
    return ts_table_delete(set, element);
}

void ts_set_clear(TsSet *set)
{
    ts_table_clear(set);
}

bool ts_set_next(TsCursor *cursor, TsValue *element)
{
    return ts_table_next(cursor, element, NULL);
}

static void add_code_points(TsSet *set, TsString *string)
{
    for (size_t i = 0, units; i < string->length; i += units) {
        ts_string_code_point(string, i, &units);
        ts_set_add_string(set, ts_string_range(string, i, i + units));
    }
}

TsSet *ts_set_new_from(TsValue elements)
{
    TsSet *set = ts_set_new();
    TsKind kind;

    if (ts_is_nullish(elements)) {
        return set;
    }
    if (ts_is_string(elements)) {
        add_code_points(set, elements.as.string);
        return set;
    }
    kind = ts_is_object(elements) ? (TsKind)ts_type_of(elements.as.object)->kind : TS_KIND_RAW;
    if (kind == TS_KIND_ARRAY) {
        const TsArray *array = elements.as.pointer;
        for (size_t i = 0; i < array->length; i++) {
            ts_set_add(set, ts_array_value(array, (int64_t)i));
        }
    } else if (kind == TS_KIND_SET) {
        TS_SET_EACH((TsSet *)elements.as.pointer, element)
        {
            ts_set_add(set, element);
        }
    } else if (kind == TS_KIND_MAP) {
        TS_TABLE_EACH((TsTableOwner *)elements.as.pointer, key, value)
        {
            ts_set_add(set, ts_from_object(TS_ARRAY_OF(value, key, value)));
        }
    } else {
        ts_throw_not_iterable_value(elements);
    }
    return set;
}
