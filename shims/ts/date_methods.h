/*
 * The methods of dates for values whose kind is not known before the program runs.
 */
#ifndef TS_DATE_METHODS_H
#define TS_DATE_METHODS_H

#include "ts/date_locale.h"
#include "ts/dynamic_methods.h"

/** Adds them to Date's prototype. Call it once. */
void ts_date_methods(void);

#endif
