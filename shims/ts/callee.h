/*
 * Calls of values that may not be functions. The program's text for what is called ("list.find")
 * stands in the TypeError that says so, as V8 words it.
 */
#ifndef TS_CALLEE_H
#define TS_CALLEE_H

#include "ts/object.h"

/** object.key(...values). TypeError: callee is not a function. */
TsValue ts_call_member(TsValue object, TsString *key, const char *callee, size_t count,
                       const TsValue *values);

/** function(...values) with a receiver. TypeError: callee is not a function. */
TsValue ts_call_function(TsValue function, TsValue this_value, const char *callee, size_t count,
                         const TsValue *values);

/** new constructor(...values). TypeError: callee is not a constructor. */
TsValue ts_construct_value(TsValue constructor, const char *callee, size_t count,
                           const TsValue *values);

#endif
