/*
 * Instances of classes that extend Array, made by the methods of Array; see array_species.h.
 */
#include "ts/array_species.h"

#include "ts/array_methods.h"
#include "ts/collect.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/iterator.h"
#include "ts/object.h"

static TsArray *construct(TsValue type, size_t count, const TsValue *length)
{
    TsValue made = ts_construct(type, count, length);

    if (!ts_is_array(made)) {
        ts_throw_error(&TypeError_type, "%S does not make arrays", ts_describe(type));
    }
    return made.as.pointer;
}

TsArray *ts_array_species_new(const TsArray *array, size_t length)
{
    TsValue self = ts_from_object((void *)array);
    TsValue constructor = ts_from_object(ts_object_constructor(self));
    TsValue species = ts_get(constructor, (TsString *)&ts_symbol_species);
    TsValue count = ts_from_number((double)length);

    if (ts_is_null(species)) {
        return NULL;
    }
    if (ts_is_undefined(species)) { /* as Array[Symbol.species] says */
        species = constructor;
    }
    if (ts_is_function(species) && strcmp(ts_as_function(species)->info->name, "Array") == 0) {
        return NULL;
    }
    return construct(species, 1, &count);
}

TsArray *ts_array_species_take(TsArray *instance, TsArray *result, bool sets_length)
{
    if (!instance) {
        return result;
    }
    for (size_t i = 0; i < result->length; i++) {
        if (ts_array_has_element(result, (int64_t)i)) {
            ts_array_set_value(instance, (int64_t)i, ts_array_value(result, (int64_t)i));
        }
    }
    if (sets_length) {
        ts_array_set_length(instance, result->length);
    }
    return instance;
}

TsValue ts_array_class_of(TsValue type, size_t count, const TsValue *values)
{
    TsValue length = ts_from_number((double)count);
    TsArray *instance = construct(type, 1, &length);

    for (size_t i = 0; i < count; i++) {
        ts_array_set_value(instance, (int64_t)i, values[i]);
    }
    ts_array_set_length(instance, count);
    return ts_from_object(instance);
}

TsValue ts_array_class_from(TsValue type, TsValue source, TsValue callback, TsValue this_value)
{
    bool is_iterable =
        ts_is_string(source) || ts_is_array(source) ||
        (ts_is_object(source) && (ts_type_of(source.as.pointer)->kind != TS_KIND_OBJECT ||
                                  ts_has(source, ts_from_pointer(&ts_symbol_iterator))));
    TsFunction *function = ts_is_undefined(callback) ? NULL : ts_as_function(callback);
    TsArray *elements;

    if (is_iterable) {
        TsArray *instance = construct(type, 0, NULL);
        elements = ts_array_from_map(source, function, this_value, TS_ARRAY_VALUE);
        return ts_from_object(ts_array_species_take(instance, elements, true));
    }
    elements = ts_array_from_map(source, function, this_value, TS_ARRAY_VALUE);
    TsValue length = ts_from_number((double)elements->length);
    return ts_from_object(ts_array_species_take(construct(type, 1, &length), elements, true));
}
