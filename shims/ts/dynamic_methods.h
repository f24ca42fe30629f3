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

#endif
