/*
 * Spreading and walking where the kind of the source is only known at run time:
 * [...value], for (const c of text), for (const key in value).
 */
#ifndef TS_SPREAD_H
#define TS_SPREAD_H

#include "ts/array.h"
#include "ts/string.h"

/** Appends all that an iterable value gives (array, string, Map, Set, iterator ...). */
void ts_array_push_spread(TsArray *array, TsValue iterable);

/** The code point at an index below length as a string; *units is 1 or 2. */
TsString *ts_string_character(TsString *string, size_t index, size_t *units);

/** The keys that for-in visits, in order (ECMA-262 §14.7.5.9): none for null and undefined. */
TsArray *ts_for_in_keys(TsValue value);

#endif
