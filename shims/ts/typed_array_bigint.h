/*
 * BigInt64Array and BigUint64Array: typed arrays whose elements are BigInts. See typed_array.h.
 */
#ifndef TS_TYPED_ARRAY_BIGINT_H
#define TS_TYPED_ARRAY_BIGINT_H

#include "ts/bigint.h"
#include "ts/typed_array.h"

typedef TsTypedArray TsBigInt64Array;
typedef TsTypedArray TsBigUint64Array;

extern const TsType TsBigInt64Array_type, TsBigUint64Array_type;

/** NULL where there is no element. */
static inline TsBigInt *ts_bigint64_array_get(const TsTypedArray *array, int64_t index)
{
    return (uint64_t)index < array->length
               ? ts_bigint_from_int64(((const int64_t *)(const void *)array->bytes)[index])
               : NULL;
}

static inline TsBigInt *ts_biguint64_array_get(const TsTypedArray *array, int64_t index)
{
    return (uint64_t)index < array->length
               ? ts_bigint_from_uint64(((const uint64_t *)(const void *)array->bytes)[index])
               : NULL;
}

/** The lowest 64 bits are kept; NULL throws TypeError. */
static inline void ts_bigint64_array_set(TsTypedArray *array, int64_t index, TsBigInt *value)
{
    uint64_t bits = ts_bigint_is_small(value) ? (uint64_t)(int64_t)ts_bigint_small(value)
                                              : ts_bigint_to_uint64(value);

    if ((uint64_t)index < array->length) {
        ((uint64_t *)(void *)array->bytes)[index] = bits;
    }
}

#define ts_biguint64_array_set ts_bigint64_array_set

#define TS_BIGINT_ARRAY_MAKE_(name)                                                         \
    TsTypedArray *ts_##name##_array_new(double length);                                     \
    TsTypedArray *ts_##name##_array_new_from(TsValue source, double offset, double length); \
    TsTypedArray *ts_##name##_array_from(TsValue source);                                \
    TsTypedArray *ts_##name##_array_from_map(TsValue source, TsFunction *map);           \
    static inline TsTypedArray *ts_##name##_array_new_of(TsValue source)                 \
    {                                                                                    \
        return ts_##name##_array_new_from(source, TS_UNDEFINED_NUMBER, TS_UNDEFINED_NUMBER); \
    }                                                                                    \
    TsTypedArray *ts_##name##_array_of(size_t count, const TsValue *items);
TS_BIGINT_ARRAY_MAKE_(bigint64)
TS_BIGINT_ARRAY_MAKE_(biguint64)

TsBigInt *ts_typed_array_at_bigint(const TsTypedArray *array, double index);
TsTypedArray *ts_typed_array_fill_bigint(TsTypedArray *array, TsBigInt *value, double start,
                                         double end);
double ts_typed_array_index_of_bigint(const TsTypedArray *array, TsBigInt *value, double from);
double ts_typed_array_last_index_of_bigint(const TsTypedArray *array, TsBigInt *value, double from);
bool ts_typed_array_includes_bigint(const TsTypedArray *array, TsBigInt *value, double from);
TsTypedArray *ts_typed_array_with_bigint(const TsTypedArray *array, double index, TsBigInt *value);
TsBigInt *ts_typed_array_find_bigint(TsTypedArray *array, TsFunction *predicate);
TsBigInt *ts_typed_array_find_last_bigint(TsTypedArray *array, TsFunction *predicate);
TsBigInt *ts_typed_array_reduce_first_bigint(TsTypedArray *array, TsFunction *callback);
TsBigInt *ts_typed_array_reduce_right_first_bigint(TsTypedArray *array, TsFunction *callback);

#endif
