/*
 * Object.* and the methods that every object has (ECMA-262 §20.1), and the methods of functions
 * and booleans (§20.2.3, §20.3.3).
 */
#ifndef TS_OBJECT_METHODS_H
#define TS_OBJECT_METHODS_H

#include "ts/array.h"
#include "ts/function.h"
#include "ts/object.h"

/** Object.keys, values, entries: own enumerable string keys, in order. */
TsArray *ts_object_keys(TsValue object);
TsArray *ts_object_values(TsValue object, TsRep rep);
TsArray *ts_object_values_any(TsValue object);
/** Pairs as arrays of TsValues. */
TsArray *ts_object_entries(TsValue object);

/** Object.assign: the target. */
TsValue ts_object_assign(TsValue target, size_t count, const TsValue *sources);
TsValue ts_object_assign_1(TsValue target, TsValue source);
TsValue ts_object_assign_2(TsValue target, TsValue first, TsValue second);
TsValue ts_object_assign_3(TsValue target, TsValue first, TsValue second, TsValue third);

/** Object.freeze and the like return their argument. */
TsValue ts_object_freeze(TsValue object);
bool ts_object_is_frozen(TsValue object);

/** Object.is: SameValue. */
static inline bool ts_object_is(TsValue left, TsValue right)
{
    return ts_same_value(left, right);
}

bool ts_object_has_own(TsValue object, TsValue key);
static inline bool ts_object_has_own_property(TsValue object, TsValue key)
{
    return ts_object_has_own(object, key);
}
bool ts_object_property_is_enumerable(TsValue object, TsValue key);

/** Object.getOwnPropertyNames. */
TsArray *ts_object_get_own_property_names(TsValue object);

/** "[object Object]", "[object Array]" ...: Object.prototype.toString. */
TsString *ts_object_tag(TsValue object);
/** object.toString() for any value: its own method where it has one. */
TsString *ts_object_to_string(TsValue object);
TsString *ts_object_to_locale_string(TsValue object);
/** object.valueOf(). */
TsValue ts_object_value_of(TsValue object);

/** function.call(this, ...), function.apply(this, array), function.bind(this, ...). */
TsValue ts_function_call(TsFunction *function, TsValue this_value, size_t count,
                         const TsValue *values);
TsValue ts_function_apply(TsFunction *function, TsValue this_value, TsValue arguments);
/** function.bind(thisValue) of a value that may be no function. */
TsValue ts_function_bind_this(TsValue function, TsValue this_value);
TsFunction *ts_function_bind(TsFunction *function, TsValue this_value, size_t count,
                             const TsValue *values);
TsString *ts_function_name(const TsFunction *function);
/** Its `prototype`, which a program may read and, unless it is a class, give another value. */
TsValue ts_function_get_prototype(TsFunction *function);
void ts_function_set_prototype(TsFunction *function, TsValue prototype);
static inline double ts_function_length(const TsFunction *function)
{
    return function->info->length;
}

static inline bool ts_boolean_value_of(bool boolean)
{
    return boolean;
}

static inline TsString *ts_boolean_to_string(bool boolean)
{
    return ts_string_from_bool(boolean);
}

#endif
