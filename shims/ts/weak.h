/*
 * WeakMap and WeakSet (ECMA-262 §24.3, §24.4). They hold their keys as strongly as Map and Set do:
 * what the program sees is the same, an entry just lives as long as its map.
 */
#ifndef TS_WEAK_H
#define TS_WEAK_H

#include "ts/map.h"
#include "ts/set.h"

typedef TsMap TsWeakMap;
typedef TsSet TsWeakSet;

extern const TsType TsWeakMap_type;
extern const TsType TsWeakSet_type;

/** new WeakMap(), new WeakSet(). */
TsWeakMap *ts_weak_map_new(void);
TsWeakSet *ts_weak_set_new(void);

/** TypeError unless the key is an object (or a symbol). */
TsWeakMap *ts_weak_map_set(TsWeakMap *map, TsValue key, TsValue value);
TsWeakSet *ts_weak_set_add(TsWeakSet *set, TsValue value);

#endif
