/*
 * What the files of typed arrays share: the methods that take or give an element, as TsValues.
 */
#ifndef TS_TYPED_ARRAY_INTERNAL_H
#define TS_TYPED_ARRAY_INTERNAL_H

#include "ts/typed_array.h"

/** A zeroed array of the same kind; a copy. */
TsTypedArray *typed_array_like(const TsTypedArray *array, size_t length);
TsTypedArray *typed_array_copy(const TsTypedArray *array);
/** A copy of a part, even of a Buffer. */
TsTypedArray *typed_array_slice(TsTypedArray *array, double start, double end);

TsValue typed_array_at(const TsTypedArray *array, double index);
TsTypedArray *typed_array_fill(TsTypedArray *array, TsValue value, double start, double end);
double typed_array_index_of(const TsTypedArray *array, TsValue value, double from);
double typed_array_last_index_of(const TsTypedArray *array, TsValue value, double from);
bool typed_array_includes(const TsTypedArray *array, TsValue value, double from);
TsTypedArray *typed_array_with(const TsTypedArray *array, double index, TsValue value);
TsValue typed_array_find(TsTypedArray *array, TsFunction *predicate);
TsValue typed_array_find_last(TsTypedArray *array, TsFunction *predicate);
TsValue typed_array_reduce_first(TsTypedArray *array, TsFunction *callback);
TsValue typed_array_reduce_right_first(TsTypedArray *array, TsFunction *callback);

#endif
