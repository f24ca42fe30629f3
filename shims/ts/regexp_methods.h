/*
 * The methods of strings that take patterns, for values whose kind is not known before the program
 * runs: text.match(/x/) where text is any.
 */
#ifndef TS_REGEXP_METHODS_H
#define TS_REGEXP_METHODS_H

#include "ts/dynamic_methods.h"
#include "ts/regexp_string.h"

/** Adds them to String's prototype. Call it once, before ts_dynamic_methods. */
void ts_regexp_methods(void);

#endif
