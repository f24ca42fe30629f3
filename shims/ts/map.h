/*
 * Map (ECMA-262 §24.1): an insertion-ordered hash table with SameValueZero keys. Iteration goes on
 * correctly while entries are added, deleted or cleared. The data lies in a table (table.h), as that of Set.
 */
#ifndef TS_MAP_H
#define TS_MAP_H

#include "ts/table.h"

/** A table's owner whose descriptor is TsMap_type. */
typedef TsTableOwner TsMap;

extern const TsType TsMap_type;

/** A class that extends Map: its first field, and the macro that defines its descriptor. */
#define TS_MAP_FIELDS(Type, member) TS_HIDDEN(Type, member.table, POINTER)
#define TS_MAP_CLASS(Type, js_name, parent_type, ...)    \
    const TsType Type##_type = {.kind = TS_KIND_MAP,     \
                                .flags = TS_TYPE_CLASS, \
                                .size = sizeof(Type),   \
                                .name = js_name,        \
                                .parent = parent_type,  \
                                __VA_ARGS__}

TsMap *ts_map_new(void);
/** new Map(entries) from an array of [key, value] arrays, a Map, or nullish. */
TsMap *ts_map_new_from(TsValue entries);

size_t ts_map_size(const TsMap *map);
/** undefined when absent. */
TsValue ts_map_get(const TsMap *map, TsValue key);
bool ts_map_has(const TsMap *map, TsValue key);
/** Returns the map, as set() does. */
TsMap *ts_map_set(TsMap *map, TsValue key, TsValue value);
/** Was it there? */
bool ts_map_delete(TsMap *map, TsValue key);
void ts_map_clear(TsMap *map);

/** The same where the key's kind is known. Pointers are any cells but strings. */
TsValue ts_map_get_string(const TsMap *map, const TsString *key);
TsValue ts_map_get_number(const TsMap *map, double key);
TsValue ts_map_get_pointer(const TsMap *map, const void *key);
bool ts_map_has_string(const TsMap *map, const TsString *key);
bool ts_map_has_number(const TsMap *map, double key);
TsMap *ts_map_set_string(TsMap *map, TsString *key, TsValue value);
TsMap *ts_map_set_number(TsMap *map, double key, TsValue value);
bool ts_map_delete_string(TsMap *map, const TsString *key);

static inline TsCursor ts_map_begin(const TsMap *map)
{
    return (TsCursor){.table = map->table, .owner = (void *)map};
}

/** The next live entry; false at the end. `key` and `value` may be NULL. */
bool ts_map_next(TsCursor *cursor, TsValue *key, TsValue *value);

/** for (const [key, value] of map): TS_MAP_EACH(map, key, value) { ... } */
#define TS_MAP_EACH(map, key, value)                                                               \
    for (TsCursor key##_cursor = ts_map_begin(map); key##_cursor.owner; key##_cursor.owner = NULL) \
        for (TsValue key, value; ts_map_next(&key##_cursor, &key, &value);)

#endif
