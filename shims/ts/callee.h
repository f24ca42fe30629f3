/*
 * Calls of values that may not be functions. The program's text for what is called ("list.find")
 * stands in the TypeError that says so, as V8 words it. And arguments of unknown kind that the
 * library needs to be of one kind.
 */
#ifndef TS_CALLEE_H
#define TS_CALLEE_H

#include "ts/function.h"
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

/** A function that is passed to the library. TypeError: number 5 is not a function. */
TsFunction *ts_callback(TsValue value);
/** The same where undefined is allowed: NULL. */
TsFunction *ts_optional_callback(TsValue value);

/** ToNumber and ToString of an argument that may be absent: TS_UNDEFINED_NUMBER, NULL. */
double ts_to_optional_number(TsValue value);
TsString *ts_to_optional_string(TsValue value);

/** A comparator, or NULL for undefined. */
TsFunction *ts_comparator(TsValue value);

/** A symbol. TypeError: 5 is not a symbol. */
TsSymbol *ts_symbol_argument(TsValue value);

/** An instance of a class, or with NULL an array, that is passed to the library; else a TypeError. */
void *ts_instance(TsValue value, const TsType *type);
/** The same where undefined and null are allowed: NULL. */
void *ts_optional_instance(TsValue value, const TsType *type);

#endif
