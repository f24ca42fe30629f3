/*
 * The set operations (ECMA-262 §24.2.4, since 2025). The other operand is a Set, a Map (its keys), or
 * an object with size, has() and keys().
 */
#ifndef TS_SET_METHODS_H
#define TS_SET_METHODS_H

#include "ts/set.h"

TsSet *ts_set_union(const TsSet *set, TsValue other);
TsSet *ts_set_intersection(const TsSet *set, TsValue other);
TsSet *ts_set_difference(const TsSet *set, TsValue other);
TsSet *ts_set_symmetric_difference(const TsSet *set, TsValue other);
bool ts_set_is_subset_of(const TsSet *set, TsValue other);
bool ts_set_is_superset_of(const TsSet *set, TsValue other);
bool ts_set_is_disjoint_from(const TsSet *set, TsValue other);

#endif
