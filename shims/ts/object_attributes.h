/*
 * Properties with attributes: Object.defineProperty and what asks about it (ECMA-262 §10.1.5,
 * §10.1.6, §20.1.2).
 *
 * A property that is not writable, enumerable and configurable holds a TsAccessor where the object
 * has room for any value; a field of a struct is marked in a descriptor made at run time.
 */
#ifndef TS_OBJECT_ATTRIBUTES_H
#define TS_OBJECT_ATTRIBUTES_H

#include "ts/array.h"
#include "ts/object.h"

/** Object.defineProperty and defineProperties give the object; they throw TypeError as V8 does. */
TsValue ts_object_define_property(TsValue object, TsValue key, TsValue descriptor);
TsValue ts_object_define_properties(TsValue object, TsValue descriptors);
/** Object.create(prototype, descriptors). */
TsValue ts_object_create_with(TsValue prototype, TsValue descriptors);

/** { value, writable, enumerable, configurable } or { get, set, ... }; undefined: no such property. */
TsValue ts_object_get_own_property_descriptor(TsValue object, TsValue key);
TsValue ts_object_get_own_property_descriptors(TsValue object);

/** Object.getOwnPropertySymbols, and Reflect.ownKeys: strings and symbols. */
TsArray *ts_object_get_own_property_symbols(TsValue object);
TsArray *ts_object_own_keys(TsValue object);

/** Object.seal and preventExtensions give the object. */
TsValue ts_object_seal(TsValue object);
TsValue ts_object_prevent_extensions(TsValue object);

#endif
