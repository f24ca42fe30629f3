/*
 * The locales of the runtime: English of the United States, and whatever falls back to it.
 */
#ifndef TS_LOCALE_H
#define TS_LOCALE_H

#include "ts/value.h"

/** Throws RangeError for a locale (or a list's first) whose data is not here: not "en" or "en-US". */
void ts_check_locale(TsValue locales);

#endif
