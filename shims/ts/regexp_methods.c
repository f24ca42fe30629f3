/*
 * The methods of strings that take patterns, for ts_get and ts_call_method.
 */
#include "ts/regexp_methods.h"

#include "ts/dynamic_methods_internal.h"

#define R    ts_to_string(call->receiver)
#define V(i) dynamic_value(call, i)

#define PATTERN_METHODS(X)                                                                        \
    X(string_match, "match", 1, ts_from_nullable(ts_string_match_value(R, V(0))))                 \
    X(string_match_all, "matchAll", 1, ts_from_object(ts_string_match_all_value(R, V(0))))        \
    X(string_replace, "replace", 2, ts_from_string(ts_string_replace_value(R, V(0), V(1))))       \
    X(string_replace_all, "replaceAll", 2,                                                        \
      ts_from_string(ts_string_replace_all_value(R, V(0), V(1))))                                 \
    X(string_search, "search", 1, ts_from_number(ts_string_search_value(R, V(0))))                \
    X(string_split, "split", 2,                                                                   \
      ts_from_object(ts_string_split_value(R, V(0), dynamic_number(call, 1))))
DYNAMIC_TABLE(TS_PROTOTYPE_STRING, PATTERN_METHODS)

void ts_regexp_methods(void)
{
    DYNAMIC_ADD(TS_PROTOTYPE_STRING);
}
