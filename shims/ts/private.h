/*
 * Private members of objects that are not known (ECMA-262 §7.3.32): the object must be an instance
 * of the class, else TypeError.
 */
#ifndef TS_PRIVATE_H
#define TS_PRIVATE_H

#include "ts/object.h"

/** object.#name, and object.#name = ...; `name` has the #: the object's cell. */
void *ts_private(TsValue object, const TsType *type, const char *name);
void *ts_private_to_set(TsValue object, const TsType *type, const char *name);
/** object.#name(...), and private accessors. */
void *ts_private_receiver(TsValue object, const TsType *type, const char *name);

#endif
