/*
 * Array, Map and Set as values:  const kinds = { array: Array, map: Map };  new kinds.map()
 *
 * Each is one function, which is also the `constructor` of its objects. ECMA-262 §23.1.1, §24.1.1,
 * §24.2.1.
 */
#ifndef TS_LIBRARY_CLASSES_H
#define TS_LIBRARY_CLASSES_H

#include "ts/value.h"

TsValue ts_library_class_array(void);
TsValue ts_library_class_map(void);
TsValue ts_library_class_set(void);

#define TsArray_class ts_library_class_array()
#define TsMap_class   ts_library_class_map()
#define TsSet_class   ts_library_class_set()

#endif
