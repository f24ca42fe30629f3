/*
 * What map(), filter(), slice() and the like make of an instance of a class that extends Array:
 * another instance (ArraySpeciesCreate, ECMA-262 §23.1.3.1.1; Array[Symbol.species], §23.1.2.5).
 */
#ifndef TS_ARRAY_SPECIES_H
#define TS_ARRAY_SPECIES_H

#include "ts/array.h"

/** new C(length) for the class C that the array's says; NULL where that is Array. */
TsArray *ts_array_species_new(const TsArray *array, size_t length);

/** The same; nothing but a test for plain arrays. */
static inline TsArray *ts_array_species(const TsArray *array, size_t length)
{
    return __builtin_expect(ts_type_of(array)->flags & TS_TYPE_CLASS, 0)
               ? ts_array_species_new(array, length)
               : NULL;
}

/**
 * Puts the elements of `result` into the instance that ts_array_species gave, and sets its length to
 * theirs if `sets_length`; without one, the result itself.
 */
TsArray *ts_array_species_take(TsArray *instance, TsArray *result, bool sets_length);

/** Class.of(...values) and Class.from(source, callback, this), for a class that extends Array. */
TsValue ts_array_class_of(TsValue type, size_t count, const TsValue *values);
TsValue ts_array_class_from(TsValue type, TsValue source, TsValue callback, TsValue this_value);

#endif
