/*
 * Writing properties: [[Set]] (ECMA-262 10.1.9). What an object refuses is a TypeError in strict
 * code, and nothing in sloppy code.
 */
#include <string.h>

#include "ts/array.h"
#include "ts/elements.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/object_internal.h"
#include "ts/prototype.h"
#include "ts/prototype_internal.h"
#include "ts/statics.h"

/* How a write ended. */
typedef enum Outcome {
    SET_DONE,
    SET_ELSEWHERE, /* there is no such property here */
    SET_READ_ONLY,
    SET_ONLY_GETTER,
    SET_NOT_EXTENSIBLE,
    SET_PRIMITIVE
} Outcome;

static _Noreturn void refuse_primitive(TsValue primitive, TsString *key)
{
    TsValue old;

    if (ts_is_string(primitive) && string_get(primitive.as.string, key, &old)) {
        ts_throw_error(&TypeError_type, "Cannot assign to read only property '%S' of string '%S'",
                       property_text(key), primitive.as.string);
    }
    ts_throw_error(&TypeError_type, "Cannot create property '%S' on %S '%S'", property_text(key),
                   ts_typeof(primitive), ts_string_of(primitive));
}

static void check_outcome(Outcome outcome, TsValue object, TsString *key)
{
    switch (outcome) {
    case SET_DONE:
    case SET_ELSEWHERE:
        break;
    case SET_READ_ONLY:
        ts_throw_error(&TypeError_type, "Cannot assign to read only property '%S' of object '%S'",
                       property_text(key), ts_describe(object));
    case SET_ONLY_GETTER:
        ts_throw_error(&TypeError_type, "Cannot set property %S of %S which has only a getter",
                       property_text(key), ts_describe(object));
    case SET_NOT_EXTENSIBLE:
        ts_throw_error(&TypeError_type, "Cannot add property %S, object is not extensible",
                       property_text(key));
    case SET_PRIMITIVE:
        refuse_primitive(object, key);
    }
}

static bool is_extensible(const TsObject *object)
{
    return !(object->type->flags & (TS_TYPE_FROZEN | TS_TYPE_SEALED | TS_TYPE_FIXED));
}

static void set_field(TsObject *object, const TsField *field, TsValue value)
{
    if (field->flags & TS_FIELD_SLOT) {
        ((TsValue *)((TsDynamicObject *)object)->slots)[field->offset] = value;
        return;
    }
    if (!ts_slot_set((char *)object + field->offset, (TsRep)field->rep, value)) {
        ts_fatal("the property %s of %s cannot hold a value of type %s",
                 ts_string_to_c(property_text(field->name)), object->type->name,
                 ts_string_to_c(ts_typeof(value)));
    }
}

/* A property beyond the cell's own fields. */
void ts_object_set_beside(TsObject *object, TsString *key, TsValue value)
{
    TsDynamicObject *extra = extra_of(object);

    if (!extra) {
        extra = ts_object_new(2);
        ts_heap_set_extra(object, extra);
        object->type = shape_with_flags(object->type, TS_TYPE_EXTRA);
    }
    ts_object_define(extra, key, value);
}

static Outcome add_property(TsObject *cell, TsString *key, TsValue value)
{
    const TsField *field = NULL;

    if (!is_extensible(cell)) {
        return SET_NOT_EXTENSIBLE;
    }
    if (cell->type->kind == TS_KIND_DYNAMIC) {
        ts_object_define((TsDynamicObject *)cell, key, value);
        return SET_DONE;
    }
    if (cell->type->layout) {
        field = find_field(cell->type->layout, key);
    }
    if (field) {
        set_field(cell, field, value);
        cell->type = shape_with_field(cell->type, field);
        return SET_DONE;
    }
    const TsPrototypeObject *prototype = as_prototype(ts_from_object(cell));
    ts_prototypes_changed |= prototype != NULL;
    if (prototype && prototype->of && has_own_member(prototype->of, key)) {
        define_with_flags(cell, key, value, TS_FIELD_NOT_ENUMERABLE); /* as the method was */
    } else {
        ts_object_set_beside(cell, key, value);
    }
    return SET_DONE;
}

void ts_add_field(void *object, TsString *key)
{
    TsObject *cell = object;
    const TsField *field;

    if (!cell->type->layout || find_field(cell->type, key)) {
        return;
    }
    field = find_field(cell->type->layout, key);
    if (!field) {
        ts_fatal("%s has no field %s", cell->type->name, ts_string_to_c(key));
    }
    cell->type = shape_with_field(cell->type, field);
}

static Outcome set_array(TsArray *array, const TsString *key, TsValue value)
{
    uint32_t index;

    if (ts_key_is_symbol(key)) {
        return SET_ELSEWHERE;
    }
    if (ts_string_is(key, "length")) {
        double length = ts_to_number(value);
        if (length < 0 || length > UINT32_MAX || (double)(uint32_t)length != length) {
            ts_throw_error(&RangeError_type, "Invalid array length");
        }
        ts_array_set_length(array, (size_t)length);
        return SET_DONE;
    }
    if (ts_string_to_index(key, &index)) {
        if (!ts_array_has(array, index) && !is_extensible(&array->base)) {
            return SET_NOT_EXTENSIBLE;
        }
        ts_array_set_value(array, index, value);
        return SET_DONE;
    }
    return SET_ELSEWHERE;
}

/* An own property that exists. */
static Outcome set_own(TsObject *cell, TsString *key, TsValue value)
{
    const TsType *type = cell->type;
    const TsField *field;
    TsDynamicObject *extra;
    TsValue old;

    if ((type->flags & TS_TYPE_FROZEN) && ts_get_own(ts_from_object(cell), key, &old)) {
        return SET_READ_ONLY;
    }
    if (type->flags & TS_TYPE_DICTIONARY) {
        if (!ts_table_has(dictionary_of(cell), key_value(key))) {
            return SET_ELSEWHERE;
        }
        ts_table_set(dictionary_of(cell), key_value(key), value);
        return SET_DONE;
    }
    field = find_field(type, key);
    if (field) {
        if (field->flags & (TS_FIELD_READONLY | TS_FIELD_BINDING)) {
            return SET_READ_ONLY;
        }
        set_field(cell, field, value);
        return SET_DONE;
    }
    if (type->kind == TS_KIND_ARRAY) {
        Outcome outcome = set_array((TsArray *)cell, key, value);
        if (outcome != SET_ELSEWHERE) {
            return outcome;
        }
    }
    extra = extra_of(cell);
    return extra ? set_own(&extra->base, key, value) : SET_ELSEWHERE;
}

/* A property with attributes, or an accessor. */
static Outcome set_special(TsValue object, const TsAccessor *special, TsValue value)
{
    if (!special->is_data) {
        if (!special->setter) {
            return SET_ONLY_GETTER;
        }
        ts_call(special->setter, object, 1, &value);
        return SET_DONE;
    }
    if ((special->flags & TS_FIELD_READONLY) ||
        (ts_type_of(object.as.object)->flags & TS_TYPE_FROZEN)) {
        return SET_READ_ONLY;
    }
    ((TsAccessor *)special)->value = value;
    return SET_DONE;
}

/* An accessor or read-only property of a prototype that was set. */
static Outcome set_inherited(TsValue object, TsString *key, TsValue value, bool strict)
{
    TsValue at = object;

    while (ts_is_object(at) && (has_own_prototype(at.as.object) || ts_prototypes_changed)) {
        at = ts_get_prototype_of(at);
        if (is_proxy(at)) {
            return ts_proxy_traps->set(at, key, value, object, strict) ? SET_DONE : SET_READ_ONLY;
        }
        const TsAccessor *special = ts_is_object(at) ? own_special(at.as.object, key) : NULL;
        if (special && (!special->is_data || (special->flags & TS_FIELD_READONLY))) {
            return set_special(object, special, value);
        }
        const TsMember *member = ts_is_object(at) ? find_inherited(at, key) : NULL;
        if (member && member->setter) {
            ts_call(member->setter, object, 1, &value);
            return SET_DONE;
        }
    }
    return SET_ELSEWHERE;
}

static Outcome set_static(TsValue object, TsString *key, TsValue value)
{
    const TsStatic *own = ts_own_static(object.as.pointer, key);
    const TsStatic *member = own ? own : ts_inherited_static(object.as.pointer, key);

    if (member && member->getter && !member->setter) {
        return SET_ONLY_GETTER;
    }
    return member && ts_static_set(member, object, value, !own) ? SET_DONE : SET_ELSEWHERE;
}

void ts_object_put_own(TsValue object, TsString *key, TsValue value)
{
    Outcome outcome = ts_is_function(object) ? set_static(object, key, value) : SET_ELSEWHERE;

    if (outcome == SET_ELSEWHERE) {
        outcome = set_own(object.as.object, key, value);
    }
    if (outcome == SET_ELSEWHERE) {
        outcome = add_property(object.as.object, key, value);
    }
    check_outcome(outcome, object, key);
}

static Outcome set(TsValue object, TsString *key, TsValue value, bool strict)
{
    if (ts_is_nullish(object)) {
        nullish_object(object, "set", key);
    }
    if (!ts_is_object(object)) {
        return SET_PRIMITIVE;
    }
    if (is_proxy(object)) {
        return ts_proxy_traps->set(object, key, value, object, strict) ? SET_DONE : SET_READ_ONLY;
    }
    if (ts_is_function(object) && !ts_key_is_symbol(key) && ts_string_is(key, "prototype")) {
        const TsFunctionInfo *info = ((TsFunction *)object.as.pointer)->info;
        if (info->flags & TS_FUNCTION_CLASS) {
            return SET_READ_ONLY;
        }
        ts_function_prototype(object.as.pointer);
    }
    const TsAccessor *special = own_special(object.as.object, key);
    if (special) {
        return set_special(object, special, value);
    }
    Outcome outcome = set_own(object.as.object, key, value);
    if (outcome == SET_ELSEWHERE) {
        outcome = set_inherited(object, key, value, strict);
    }
    if (outcome == SET_ELSEWHERE && ts_is_function(object)) {
        outcome = set_static(object, key, value);
    }
    if (outcome != SET_ELSEWHERE) {
        return outcome;
    }
    bool is_null = ts_type_of(object.as.object)->flags & TS_TYPE_NULL_PROTOTYPE;
    if (!is_null && !ts_key_is_symbol(key) && ts_string_is(key, "__proto__")) {
        ts_with_prototype(object, value);
        return SET_DONE;
    }
    const TsMember *member = ts_find_member(ts_type_of(object.as.object), key);
    if (member && !member->method) {
        if (!member->setter) {
            return SET_ONLY_GETTER;
        }
        ts_call(member->setter, object, 1, &value);
        return SET_DONE;
    }
    return add_property(object.as.object, key, value);
}

/* An element of an array or typed array, by its number. */
static Outcome set_element(TsValue object, double index, TsValue value)
{
    int64_t position = ts_array_index(index);

    if (position >= 0 && ts_is_array(object) && is_extensible(object.as.object)) {
        ts_array_set_value(object.as.pointer, position, value);
        return SET_DONE;
    }
    const TsElements *elements = ts_elements_of(object);
    if (elements) {
        elements->set(object.as.object, position < 0 ? SIZE_MAX : (size_t)position, value);
        return SET_DONE;
    }
    return SET_ELSEWHERE;
}

void ts_set(TsValue object, TsString *key, TsValue value)
{
    check_outcome(set(object, key, value, true), object, key);
}

bool ts_set_sloppy(TsValue object, TsString *key, TsValue value)
{
    return set(object, key, value, false) == SET_DONE;
}

void ts_set_at(TsValue object, double index, TsValue value)
{
    if (set_element(object, index, value) != SET_DONE) {
        ts_set(object, ts_string_from_number(index), value);
    }
}

bool ts_set_at_sloppy(TsValue object, double index, TsValue value)
{
    return set_element(object, index, value) == SET_DONE ||
           ts_set_sloppy(object, ts_string_from_number(index), value);
}

void ts_set_index(TsValue object, TsValue key, TsValue value)
{
    if (ts_is_number(key)) {
        ts_set_at(object, key.as.number, value);
    } else {
        ts_set(object, ts_to_key(key), value);
    }
}

bool ts_set_index_sloppy(TsValue object, TsValue key, TsValue value)
{
    return ts_is_number(key) ? ts_set_at_sloppy(object, key.as.number, value)
                             : ts_set_sloppy(object, ts_to_key(key), value);
}

void ts_object_set(void *object, TsString *key, TsValue value)
{
    ts_set(ts_from_pointer(object), key, value);
}

bool ts_object_set_sloppy(void *object, TsString *key, TsValue value)
{
    return ts_set_sloppy(ts_from_pointer(object), key, value);
}
