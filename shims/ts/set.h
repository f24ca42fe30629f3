/*
 * Set (ECMA-262 §24.2): insertion-ordered, SameValueZero, stable under changes while iterating.
 */
#ifndef TS_SET_H
#define TS_SET_H

#include "ts/table.h"

/** A table's owner whose descriptor is TsSet_type; the elements are its keys. */
typedef TsTableOwner TsSet;

extern const TsType TsSet_type;

/** A class that extends Set: its first field, and the macro that defines its descriptor. */
#define TS_SET_FIELDS(Type, member) TS_HIDDEN(Type, member.table, POINTER)
#define TS_SET_CLASS(Type, js_name, parent_type, ...)    \
    const TsType Type##_type = {.kind = TS_KIND_SET,     \
                                .flags = TS_TYPE_CLASS, \
                                .size = sizeof(Type),   \
                                .name = js_name,        \
                                .parent = parent_type,  \
                                __VA_ARGS__}

TsSet *ts_set_new(void);
/** new Set(elements) from an array, a string's code points, a Set or Map, or nullish. */
TsSet *ts_set_new_from(TsValue elements);

size_t ts_set_size(const TsSet *set);
bool ts_set_has(const TsSet *set, TsValue element);
/** Returns the set, as add() does. */
TsSet *ts_set_add(TsSet *set, TsValue element);
bool ts_set_delete(TsSet *set, TsValue element);
void ts_set_clear(TsSet *set);

bool ts_set_has_string(const TsSet *set, const TsString *element);
bool ts_set_has_number(const TsSet *set, double element);
TsSet *ts_set_add_string(TsSet *set, TsString *element);
TsSet *ts_set_add_number(TsSet *set, double element);

static inline TsCursor ts_set_begin(const TsSet *set)
{
    return (TsCursor){.table = set->table, .owner = (void *)set};
}

bool ts_set_next(TsCursor *cursor, TsValue *element);

/** for (const element of set): TS_SET_EACH(set, element) { ... } */
#define TS_SET_EACH(set, element)                                               \
    for (TsCursor element##_cursor = ts_set_begin(set); element##_cursor.owner; \
         element##_cursor.owner = NULL)                                         \
        for (TsValue element; ts_set_next(&element##_cursor, &element);)

#endif
