/*
 * Numbers read from the beginning of a text (ECMA-262 §19.2). What is not there is NaN.
 */
#ifndef TS_PARSE_NUMBER_H
#define TS_PARSE_NUMBER_H

#include "ts/string.h"

/** parseInt (§19.2.5); a radix that is absent is TS_UNDEFINED_NUMBER. */
double ts_parse_int(const TsString *text, double radix);

/** parseFloat (§19.2.4). */
double ts_parse_float(const TsString *text);

#endif
