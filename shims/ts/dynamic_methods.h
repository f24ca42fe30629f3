/*
 * The built-in methods of arrays, strings, numbers, objects, functions, maps and sets for values
 * whose kind is not known before the program runs: `ts_get(value, "map")`, `ts_call_method`.
 *
 * A program that accesses no unknown value does not include this header, and does not carry them.
 */
#ifndef TS_DYNAMIC_METHODS_H
#define TS_DYNAMIC_METHODS_H

#include "ts/object.h"

/** Adds them to the prototypes. Call it once, before the program's first module. */
void ts_dynamic_methods(void);

/** Array.prototype and so on, as objects. */
TsValue ts_prototype_array(void);
TsValue ts_prototype_boolean(void);
TsValue ts_prototype_error(void);
TsValue ts_prototype_function(void);
TsValue ts_prototype_map(void);
TsValue ts_prototype_number(void);
TsValue ts_prototype_object(void);
TsValue ts_prototype_set(void);
TsValue ts_prototype_string(void);

#endif
