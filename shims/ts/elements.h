/*
 * Objects that have elements by index without properties for them: typed arrays and Buffers; and
 * objects that are shown otherwise than by their properties. Their descriptors name these operations (TsType.elements), so that the rest of the runtime reads, writes,
 * lists and shows them without knowing what they are.
 */
#ifndef TS_ELEMENTS_H
#define TS_ELEMENTS_H

#include "ts/type.h"

struct TsElements {
    size_t (*length)(const void *cell);
    /** index < length. */
    TsValue (*get)(const void *cell, size_t index);
    /** Converts the value; beyond the end nothing is written. */
    void (*set)(void *cell, size_t index, TsValue value);
    /**
     * What inspection shows of an object without elements (the others are NULL then): labels and
     * values by turns; a label before undefined is shown alone.
     */
    TsArray *(*parts)(const void *cell);
    /** What inspection shows in front of the properties. */
    TsString *(*text)(const void *cell);
};

/** The operations of a descriptor whose objects have elements, or NULL. */
static inline const TsElements *ts_type_elements(const TsType *type)
{
    const TsElements *elements = ts_type_origin(type)->elements;

    return elements && elements->length ? elements : NULL;
}

/** The same for a value's object. */
static inline const TsElements *ts_elements_of(TsValue value)
{
    return ts_is_object(value) ? ts_type_elements(ts_type_of(value.as.object)) : NULL;
}

#endif
