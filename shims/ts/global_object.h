/*
 * globalThis as an object: what the program puts there. What the language and Node have there is
 * named directly in the program, and not found by a key that is only known at run time.
 */
#ifndef TS_GLOBAL_OBJECT_H
#define TS_GLOBAL_OBJECT_H

#include "ts/value.h"

/** globalThis */
TsValue ts_global_object(void);

/** A name that is declared, but not by the program: ReferenceError when nobody put it there. */
TsValue ts_global_get(TsString *name);

#endif
