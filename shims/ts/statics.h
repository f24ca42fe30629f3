/*
 * Static members of classes as properties of the class, which is a function value. They are variables
 * and functions of the program; a descriptor lists those that are seen through values (TS_STATICS).
 */
#ifndef TS_STATICS_H
#define TS_STATICS_H

#include "ts/array.h"
#include "ts/function.h"

/** The class's own static member of a name; NULL for other functions. */
const TsStatic *ts_own_static(const TsFunction *function, const TsString *key);
/** The member of the nearest class above that has it. */
const TsStatic *ts_inherited_static(const TsFunction *function, const TsString *key);

/** What a static member is for `receiver`, the class through which it is asked for. */
TsValue ts_static_get(const TsStatic *member, TsValue receiver);
/** Gives it a value, or throws; an inherited variable is not written: false. */
bool ts_static_set(const TsStatic *member, TsValue receiver, TsValue value, bool is_inherited);

/** Names of the own static variables, or of the methods and accessors, pushed to an array of keys. */
void ts_static_keys(TsArray *keys, const TsFunction *function, bool variables);

#endif
