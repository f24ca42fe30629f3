/*
 * Collections made from iterables: Array.from, Object.fromEntries, Object.groupBy, Map.groupBy, new
 * Map and new Set from anything that can be iterated; and forEach of Map and Set.
 */
#ifndef TS_COLLECT_H
#define TS_COLLECT_H

#include "ts/iterator.h"

/** Array.from(iterable or array-like); `rep` is that of the elements. */
TsArray *ts_array_from(TsValue source, TsRep rep);
TsArray *ts_array_from_map(TsValue source, TsFunction *callback, TsValue this_value, TsRep rep);

/** Object.fromEntries(iterable of pairs): a dynamic object. */
TsValue ts_object_from_entries(TsValue entries);

/** Object.groupBy: an object without prototype whose values are arrays of TsValues. */
TsValue ts_object_group_by(TsValue items, TsFunction *selector);
/** Map.groupBy. */
TsMap *ts_map_group_by(TsValue items, TsFunction *selector);

/** new Map(iterable of pairs), new Set(iterable); nullish gives an empty one. */
TsMap *ts_map_from(TsValue entries);
TsSet *ts_set_from(TsValue elements);

/** The same for an instance of a class that extends Map or Set. */
void ts_map_from_init(TsMap *map, TsValue entries);
void ts_set_from_init(TsSet *set, TsValue elements);

void ts_map_for_each(TsMap *map, TsFunction *callback, TsValue this_value);
void ts_set_for_each(TsSet *set, TsFunction *callback, TsValue this_value);

#endif
