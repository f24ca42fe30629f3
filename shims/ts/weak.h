/*
 * WeakMap, WeakSet, WeakRef and FinalizationRegistry (ECMA-262 §24.3, §24.4, §26.1, §26.2). They
 * hold what they are given as strongly as Map and Set do: what the program sees is the same, an entry just lives as long as its map.
 */
#ifndef TS_WEAK_H
#define TS_WEAK_H

#include "ts/function.h"
#include "ts/map.h"
#include "ts/set.h"

typedef TsMap TsWeakMap;
typedef TsSet TsWeakSet;

extern const TsType TsWeakMap_type;
extern const TsType TsWeakSet_type;

/** new WeakMap(), new WeakSet(). */
TsWeakMap *ts_weak_map_new(void);
TsWeakSet *ts_weak_set_new(void);

/** The same with what an iterable gives; nullish gives nothing. */
TsWeakMap *ts_weak_map_from(TsValue entries);
TsWeakSet *ts_weak_set_from(TsValue elements);

/** TypeError unless the key is an object (or a symbol). */
TsWeakMap *ts_weak_map_set(TsWeakMap *map, TsValue key, TsValue value);
TsWeakSet *ts_weak_set_add(TsWeakSet *set, TsValue value);

/** What a WeakRef refers to stays: deref() always finds it, as within one turn of Node's loop. */
typedef struct TsWeakRef {
    TsObject base;
    TsValue target;
} TsWeakRef;

extern const TsType TsWeakRef_type;

TsWeakRef *ts_weak_ref_new(TsValue target);
TsValue ts_weak_ref_deref(const TsWeakRef *ref);

/** Its callback never runs, which §26.2.1 allows; only the tokens are remembered. */
typedef struct TsFinalizationRegistry {
    TsObject base;
    TsSet *tokens;
} TsFinalizationRegistry;

extern const TsType TsFinalizationRegistry_type;

TsFinalizationRegistry *ts_finalization_registry_new(TsFunction *cleanup);
void ts_finalization_registry_register(TsFinalizationRegistry *registry, TsValue target,
                                       TsValue held);
void ts_finalization_registry_register_as(TsFinalizationRegistry *registry, TsValue target,
                                          TsValue held, TsValue token);
bool ts_finalization_registry_unregister(TsFinalizationRegistry *registry, TsValue token);

#endif
