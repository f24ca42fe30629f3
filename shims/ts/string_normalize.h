/*
 * normalize (ECMA-262 §22.1.3.15): the four normal forms of Unicode, by utf8proc.
 */
#ifndef TS_STRING_NORMALIZE_H
#define TS_STRING_NORMALIZE_H

#include "ts/string.h"

/** string.normalize(form): NULL is "NFC"; RangeError for an unknown form. */
TsString *ts_string_normalize(TsString *string, TsString *form);

#endif
