/*
 * Map: the language's face of a table (table.c).
 */
#include "ts/map.h"
#include "ts/array.h"
#include "ts/error.h"
#include "ts/nullish.h"
#include "ts/object.h"

const TsType TsMap_type = {.kind = TS_KIND_MAP,
                           .flags = TS_TYPE_CLASS,
                           .size = sizeof(TsMap),
                           .name = "Map",
                           TS_FIELDS(TS_HIDDEN(TsMap, table, POINTER))};

TsMap *ts_map_new(void)
{
    return TS_NEW(TsMap, .table = NULL);
}

size_t ts_map_size(const TsMap *map)
{
    return ts_table_size(map);
}

TsValue ts_map_get(const TsMap *map, TsValue key)
{
    return ts_table_get(map, key);
}

TsValue ts_map_get_string(const TsMap *map, const TsString *key)
{
    return ts_table_get_string(map, key);
}

TsValue ts_map_get_number(const TsMap *map, double key)
{
    return ts_table_get_number(map, key);
}

TsValue ts_map_get_pointer(const TsMap *map, const void *key)
{
    return ts_table_get(map, ts_from_pointer(key));
}

bool ts_map_has(const TsMap *map, TsValue key)
{
    return ts_table_has(map, key);
}

bool ts_map_has_string(const TsMap *map, const TsString *key)
{
    return ts_table_has_string(map, key);
}

bool ts_map_has_number(const TsMap *map, double key)
{
    return ts_table_has_number(map, key);
}

TsMap *ts_map_set(TsMap *map, TsValue key, TsValue value)
{
    ts_table_set(map, key, value);
    return map;
}

TsMap *ts_map_set_string(TsMap *map, TsString *key, TsValue value)
{
    return ts_map_set(map, ts_from_string(key), value);
}

TsMap *ts_map_set_number(TsMap *map, double key, TsValue value)
{
    return ts_map_set(map, ts_from_number(key), value);
}

bool ts_map_delete(TsMap *map, TsValue key)
{
    return ts_table_delete(map, key);
}

bool ts_map_delete_string(TsMap *map, const TsString *key)
{
    return ts_table_delete_string(map, key);
}

void ts_map_clear(TsMap *map)
{
    ts_table_clear(map);
}

bool ts_map_next(TsCursor *cursor, TsValue *key, TsValue *value)
{
    return ts_table_next(cursor, key, value);
}

TsMap *ts_map_new_from(TsValue entries)
{
    TsMap *map = ts_map_new();

    if (ts_is_nullish(entries)) {
        return map;
    }
    if (ts_is_array(entries)) {
        const TsArray *array = entries.as.pointer;
        for (size_t i = 0; i < array->length; i++) {
            TsValue pair = ts_array_value(array, (int64_t)i);
            if (!ts_is_object(pair)) {
                ts_throw_error(&TypeError_type, "Iterator value %S is not an entry object",
                               ts_string_of(pair));
            }
            ts_map_set(map, ts_get_at(pair, 0), ts_get_at(pair, 1));
        }
        return map;
    }
    if (ts_is_object(entries) && ts_type_of(entries.as.object)->kind == TS_KIND_MAP) {
        TS_MAP_EACH((TsMap *)entries.as.pointer, key, value)
        {
            ts_map_set(map, key, value);
        }
        return map;
    }
    ts_throw_not_iterable_value(entries);
}
