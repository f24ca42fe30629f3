/*
 * Reflect (ECMA-262 §28.1): what the operators on objects do, as functions. Where an operator would
 * throw since the object does not allow it, these return false. Their first argument must be an
 * object, else they throw TypeError.
 */
#ifndef TS_REFLECT_H
#define TS_REFLECT_H

#include "ts/array.h"
#include "ts/object.h"

TsValue ts_reflect_get(TsValue object, TsValue key);
/** With the receiver that a getter is called with. */
TsValue ts_reflect_get_for(TsValue object, TsValue key, TsValue receiver);
bool ts_reflect_set(TsValue object, TsValue key, TsValue value);
bool ts_reflect_set_for(TsValue object, TsValue key, TsValue value, TsValue receiver);
bool ts_reflect_has(TsValue object, TsValue key);
bool ts_reflect_delete_property(TsValue object, TsValue key);
bool ts_reflect_define_property(TsValue object, TsValue key, TsValue descriptor);
TsValue ts_reflect_get_own_property_descriptor(TsValue object, TsValue key);
TsArray *ts_reflect_own_keys(TsValue object);
TsValue ts_reflect_get_prototype_of(TsValue object);
bool ts_reflect_set_prototype_of(TsValue object, TsValue prototype);
bool ts_reflect_is_extensible(TsValue object);
bool ts_reflect_prevent_extensions(TsValue object);
/** What is applied or constructed; TypeError for what is no function. */
TsFunction *ts_reflect_function(TsValue value);
TsFunction *ts_reflect_constructor(TsValue value);
TsValue ts_reflect_apply(TsFunction *function, TsValue this_value, TsValue arguments);
TsValue ts_reflect_construct(TsFunction *constructor, TsValue arguments);
/** The object gets new_target's prototype. */
TsValue ts_reflect_construct_as(TsFunction *constructor, TsValue arguments, TsFunction *new_target);

#endif
