/*
 * What strings do with regular expressions: match, matchAll, replace, replaceAll, search, split
 * (ECMA-262 §22.1.3 and the methods of RegExp.prototype that they call, §22.2.6).
 */
#ifndef TS_REGEXP_STRING_H
#define TS_REGEXP_STRING_H

#include "ts/function.h"
#include "ts/iterator.h"
#include "ts/regexp.h"

/** A match array; with flag g an array of all matches; NULL (null) when there is none. */
TsArray *ts_string_match(TsString *string, TsRegExp *regexp);
/** The same for a pattern as text, or for any value; undefined is the empty pattern. */
TsArray *ts_string_match_text(TsString *string, TsString *pattern);
TsArray *ts_string_match_value(TsString *string, TsValue pattern);

/** TypeError without flag g. */
TsIterator *ts_string_match_all(TsString *string, TsRegExp *regexp);
TsIterator *ts_string_match_all_value(TsString *string, TsValue pattern);

double ts_string_search(TsString *string, TsRegExp *regexp);
double ts_string_search_text(TsString *string, TsString *pattern);
double ts_string_search_value(TsString *string, TsValue pattern);

/** The replacement may have $1, $<name>, $&, $`, $' and $$. */
TsString *ts_string_replace_regexp(TsString *string, TsRegExp *regexp, TsString *replacement);
/** The replacer gets the match, its groups, the index, the string, and named groups if any. */
TsString *ts_string_replace_regexp_with(TsString *string, TsRegExp *regexp, TsFunction *replacer);
/** The pattern and the replacement are any values: RegExps or text, functions or text. */
TsString *ts_string_replace_value(TsString *string, TsValue pattern, TsValue replacement);

/** TypeError without flag g. */
TsString *ts_string_replace_all_regexp(TsString *string, TsRegExp *regexp, TsString *replacement);
TsString *ts_string_replace_all_regexp_with(TsString *string, TsRegExp *regexp,
                                            TsFunction *replacer);
TsString *ts_string_replace_all_value(TsString *string, TsValue pattern, TsValue replacement);

TsArray *ts_string_split_regexp(TsString *string, TsRegExp *regexp, double limit);
TsArray *ts_string_split_value(TsString *string, TsValue separator, double limit);

#endif
