/*
 * toLocaleString of numbers, with its options, for values whose kind is not known before the program
 * runs.
 */
#ifndef TS_NUMBER_LOCALE_METHODS_H
#define TS_NUMBER_LOCALE_METHODS_H

#include "ts/dynamic_methods.h"
#include "ts/number_locale.h"

/** Adds it to Number's prototype. Call it once, before ts_dynamic_methods. */
void ts_number_locale_methods(void);

#endif
