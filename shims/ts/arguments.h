/*
 * The `arguments` of a function as a value (ECMA-262 §10.4.4, unmapped): an object with the arguments
 * by their numbers, and their count. Where a function only reads its arguments, they stay an array.
 */
#ifndef TS_ARGUMENTS_H
#define TS_ARGUMENTS_H

#include "ts/array.h"

/** An object with the elements of an array. */
TsValue ts_arguments_object(TsArray *values);

#endif
