/*
 * Typed arrays of BigInts.
 */
#include "ts/typed_array_bigint.h"

#include "ts/typed_array_internal.h"

static TsValue load_signed(const void *at)
{
    int64_t element;

    memcpy(&element, at, sizeof element);
    return ts_from_bigint(ts_bigint_from_int64(element));
}

static TsValue load_unsigned(const void *at)
{
    uint64_t element;

    memcpy(&element, at, sizeof element);
    return ts_from_bigint(ts_bigint_from_uint64(element));
}

static void store(void *at, TsValue value)
{
    uint64_t element = ts_bigint_to_uint64(value.as.bigint);

    memcpy(at, &element, sizeof element);
}

static TsValue convert(TsValue value)
{
    return ts_from_bigint(ts_to_bigint(value));
}

#define KIND(id, Name, has_sign, load_element)                                             \
    static const TsElementKind id##_kind = {                                               \
        .elements = {ts_typed_array_elements_length, ts_typed_array_elements_get,          \
                     ts_typed_array_elements_set, NULL, NULL},                                         \
        .name = #Name,                                                                     \
        .size = 8,                                                                         \
        .is_signed = has_sign,                                                             \
        .is_bigint = true,                                                                 \
        .load = load_element,                                                              \
        .store = store,                                                                    \
        .convert = convert};                                                               \
    TS_TYPED_ARRAY_TYPE(Name, id##_kind);                                                  \
    TsTypedArray *ts_##id##_array_new(double length)                                       \
    {                                                                                      \
        return ts_typed_array_construct(&Ts##Name##_type, ts_from_number(length),          \
                                        TS_UNDEFINED_NUMBER, TS_UNDEFINED_NUMBER);         \
    }                                                                                      \
    TsTypedArray *ts_##id##_array_new_from(TsValue source, double offset, double length)   \
    {                                                                                      \
        return ts_typed_array_construct(&Ts##Name##_type, source, offset, length);         \
    }                                                                                      \
    TsTypedArray *ts_##id##_array_from(TsValue source)                                    \
    {                                                                                     \
        return ts_typed_array_make_from(&Ts##Name##_type, source, NULL);             \
    }                                                                                     \
    TsTypedArray *ts_##id##_array_from_map(TsValue source, TsFunction *map)               \
    {                                                                                      \
        return ts_typed_array_make_from(&Ts##Name##_type, source, map);                    \
    }                                                                                      \
    TsTypedArray *ts_##id##_array_of(size_t count, const TsValue *items)                   \
    {                                                                                      \
        return ts_typed_array_make_of(&Ts##Name##_type, count, items);                     \
    }
KIND(bigint64, BigInt64Array, true, load_signed)
KIND(biguint64, BigUint64Array, false, load_unsigned)

TsBigInt *ts_typed_array_at_bigint(const TsTypedArray *array, double index)
{
    return ts_as_bigint(typed_array_at(array, index));
}

TsTypedArray *ts_typed_array_fill_bigint(TsTypedArray *array, TsBigInt *value, double start,
                                         double end)
{
    return typed_array_fill(array, ts_from_bigint(value), start, end);
}

double ts_typed_array_index_of_bigint(const TsTypedArray *array, TsBigInt *value, double from)
{
    return typed_array_index_of(array, ts_from_bigint(value), from);
}

double ts_typed_array_last_index_of_bigint(const TsTypedArray *array, TsBigInt *value, double from)
{
    return typed_array_last_index_of(array, ts_from_bigint(value), from);
}

bool ts_typed_array_includes_bigint(const TsTypedArray *array, TsBigInt *value, double from)
{
    return typed_array_includes(array, ts_from_bigint(value), from);
}

TsTypedArray *ts_typed_array_with_bigint(const TsTypedArray *array, double index, TsBigInt *value)
{
    return typed_array_with(array, index, ts_from_bigint(value));
}

TsBigInt *ts_typed_array_find_bigint(TsTypedArray *array, TsFunction *predicate)
{
    return ts_as_bigint(typed_array_find(array, predicate));
}

TsBigInt *ts_typed_array_find_last_bigint(TsTypedArray *array, TsFunction *predicate)
{
    return ts_as_bigint(typed_array_find_last(array, predicate));
}

TsBigInt *ts_typed_array_reduce_first_bigint(TsTypedArray *array, TsFunction *callback)
{
    return ts_as_bigint(typed_array_reduce_first(array, callback));
}

TsBigInt *ts_typed_array_reduce_right_first_bigint(TsTypedArray *array, TsFunction *callback)
{
    return ts_as_bigint(typed_array_reduce_right_first(array, callback));
}
