/*
 * WeakMap, WeakSet, WeakRef and FinalizationRegistry as values of their classes.
 */
#ifndef TS_WEAK_CLASSES_H
#define TS_WEAK_CLASSES_H

#include "ts/value.h"

TsValue ts_library_class_weak_map(void);
TsValue ts_library_class_weak_set(void);
TsValue ts_library_class_weak_ref(void);
TsValue ts_library_class_finalization_registry(void);

#define TsWeakMap_class              ts_library_class_weak_map()
#define TsWeakSet_class              ts_library_class_weak_set()
#define TsWeakRef_class              ts_library_class_weak_ref()
#define TsFinalizationRegistry_class ts_library_class_finalization_registry()

#endif
