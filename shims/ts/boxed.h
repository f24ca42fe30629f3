/*
 * Primitives as objects: new Number(5), Object("text") (ECMA-262 §20.3, §21.1.4, §22.1.4). The
 * prototype is that of the primitive; an object of a string has its units as elements.
 */
#ifndef TS_BOXED_H
#define TS_BOXED_H

#include "ts/object.h"

typedef struct TsBoxed {
    TsObject base;
    TsValue value; /* no object, not nullish */
} TsBoxed;

/** What is in such an object; any other value itself. */
static inline TsValue ts_unboxed(TsValue value)
{
    return ts_is_object(value) && ts_type_of(value.as.object)->kind == TS_KIND_BOXED
               ? ((const TsBoxed *)value.as.pointer)->value
               : value;
}

/** Object(value), new Object(value): objects are themselves, nullish values give {}. */
TsValue ts_boxed(TsValue value);

/*
 * Object, Number, String, Boolean ... as values. Each is one function, the `constructor` of its
 * objects.
 */
TsValue ts_class_object(void);
TsValue ts_class_number(void);
TsValue ts_class_string(void);
TsValue ts_class_boolean(void);
TsValue ts_class_symbol(void);
TsValue ts_class_function(void);

#endif
