/*
 * Properties with attributes.
 */
#include "ts/object_attributes.h"

#include "ts/error.h"
#include "ts/function.h"
#include "ts/prototype.h"
#include "ts/prototype_internal.h"

enum {
    ALL = TS_FIELD_READONLY | TS_FIELD_NOT_ENUMERABLE | TS_FIELD_NOT_CONFIGURABLE,
};

/* What a descriptor object says. */
typedef struct Description {
    TsValue value, getter, setter;
    bool has_value, has_getter, has_setter;
    unsigned given; /* the attributes that are mentioned ... */
    unsigned flags; /* ... and of them those that are denied */
} Description;

static bool read(TsValue descriptor, TsString *key, TsValue *value)
{
    *value = ts_get(descriptor, key);
    return !ts_is_undefined(*value) || ts_has(descriptor, ts_from_string(key));
}

static void read_attribute(TsValue descriptor, TsString *key, unsigned flag, Description *into)
{
    TsValue value;

    if (read(descriptor, key, &value)) {
        into->given |= flag;
        into->flags |= ts_to_boolean(value) ? 0 : flag;
    }
}

static void check_function(TsValue value, const char *what)
{
    if (!ts_is_undefined(value) && !ts_is_function(value)) {
        ts_throw_error(&TypeError_type, "%s must be a function: %S", what, ts_string_of(value));
    }
}

static Description read_descriptor(TsValue descriptor)
{
    Description result = {0};

    if (!ts_is_object(descriptor)) {
        ts_throw_error(&TypeError_type, "Property description must be an object: %S",
                       ts_string_of(descriptor));
    }
    result.has_value = read(descriptor, TS_STR("value"), &result.value);
    result.has_getter = read(descriptor, TS_STR("get"), &result.getter);
    result.has_setter = read(descriptor, TS_STR("set"), &result.setter);
    read_attribute(descriptor, TS_STR("writable"), TS_FIELD_READONLY, &result);
    read_attribute(descriptor, TS_STR("enumerable"), TS_FIELD_NOT_ENUMERABLE, &result);
    read_attribute(descriptor, TS_STR("configurable"), TS_FIELD_NOT_CONFIGURABLE, &result);
    check_function(result.getter, "Getter");
    check_function(result.setter, "Setter");
    if ((result.has_getter || result.has_setter) &&
        (result.has_value || (result.given & TS_FIELD_READONLY))) {
        ts_throw_error(&TypeError_type, "Invalid property descriptor. Cannot both specify accessors "
                                        "and a value or writable attribute");
    }
    return result;
}

/* ---- what is there --------------------------------------------------------------------------- */

/* The attributes of an own property that exists. */
static unsigned flags_of(TsValue object, TsString *key)
{
    const TsObject *cell = object.as.object;
    const TsAccessor *special = own_special(cell, key);
    const TsField *field = find_field(cell->type, key);
    unsigned flags = special ? special->flags : field ? field->flags & ALL : 0;

    if (cell->type->flags & TS_TYPE_FROZEN) {
        flags |= TS_FIELD_NOT_CONFIGURABLE | (special && !special->is_data ? 0 : TS_FIELD_READONLY);
    }
    if (cell->type->flags & TS_TYPE_SEALED) {
        flags |= TS_FIELD_NOT_CONFIGURABLE;
    }
    if (cell->type->kind == TS_KIND_FUNCTION && !special && !field && !ts_key_is_symbol(key) &&
        (ts_string_is(key, "name") || ts_string_is(key, "length"))) {
        flags |= TS_FIELD_READONLY | TS_FIELD_NOT_ENUMERABLE;
    }
    if (cell->type->kind == TS_KIND_ARRAY && !ts_key_is_symbol(key) && ts_string_is(key, "length")) {
        flags |= TS_FIELD_NOT_ENUMERABLE | TS_FIELD_NOT_CONFIGURABLE;
    }
    return flags;
}

static TsValue function_value(TsFunction *function)
{
    return function ? ts_from_object(function) : TS_UNDEFINED;
}

static TsValue descriptor_object(const TsAccessor *accessor, TsFunction *getter, TsFunction *setter,
                                 TsValue value, unsigned flags)
{
    TsDynamicObject *result = ts_object_new(4);

    if (accessor || getter || setter) {
        ts_object_define(result, TS_STR("get"), function_value(accessor ? accessor->getter : getter));
        ts_object_define(result, TS_STR("set"), function_value(accessor ? accessor->setter : setter));
    } else {
        ts_object_define(result, TS_STR("value"), value);
        ts_object_define(result, TS_STR("writable"), ts_from_bool(!(flags & TS_FIELD_READONLY)));
    }
    ts_object_define(result, TS_STR("enumerable"), ts_from_bool(!(flags & TS_FIELD_NOT_ENUMERABLE)));
    ts_object_define(result, TS_STR("configurable"),
                     ts_from_bool(!(flags & TS_FIELD_NOT_CONFIGURABLE)));
    return ts_from_object(result);
}

/* A method or accessor of a class, asked of its prototype. */
static TsValue member_descriptor(TsValue object, TsString *key)
{
    const TsPrototypeObject *prototype = as_prototype(object);
    const TsType *type = prototype ? prototype->of : NULL;

    for (uint32_t i = 0; type && i < type->member_count; i++) {
        const TsMember *member = &type->members[i];
        if (key_equals(member->name, key)) {
            return descriptor_object(NULL, member->getter, member->setter,
                                     function_value(member->method), TS_FIELD_NOT_ENUMERABLE);
        }
    }
    if (prototype && !ts_key_is_symbol(key) && ts_string_is(key, "constructor")) {
        return descriptor_object(NULL, NULL, NULL, ts_get(object, key), TS_FIELD_NOT_ENUMERABLE);
    }
    return TS_UNDEFINED;
}

TsValue ts_object_get_own_property_descriptor(TsValue object, TsValue key)
{
    TsString *name = ts_to_key(key);
    const TsAccessor *accessor = ts_own_accessor(object, name);
    TsValue value;

    if (ts_is_nullish(object)) {
        ts_throw_error(&TypeError_type, "Cannot convert undefined or null to object");
    }
    if (is_proxy(object)) {
        return ts_proxy_traps->own_descriptor(object, name);
    }
    if (accessor) {
        return descriptor_object(accessor, NULL, NULL, TS_UNDEFINED, flags_of(object, name));
    }
    if (ts_get_own(object, name, &value)) {
        unsigned flags = ts_is_object(object) ? flags_of(object, name) : ALL;
        return descriptor_object(NULL, NULL, NULL, value, flags);
    }
    return member_descriptor(object, name);
}

TsValue ts_object_get_own_property_descriptors(TsValue object)
{
    TsArray *keys = ts_own_keys(object, TS_OWN_SYMBOLS | TS_OWN_NOT_ENUMERABLE);
    TsDynamicObject *result = ts_object_new(keys->length);

    for (size_t i = 0; i < keys->length; i++) {
        TsValue key = ts_array_value(keys, (int64_t)i);
        ts_object_define(result, ts_to_key(key), ts_object_get_own_property_descriptor(object, key));
    }
    return ts_from_object(result);
}

/* ---- defining -------------------------------------------------------------------------------- */

static void put_special(TsValue object, TsString *key, TsAccessor *special)
{
    TsObject *cell = object.as.object;
    const TsField *field = find_field(cell->type, key);
    TsDynamicObject *target = (TsDynamicObject *)cell;

    if (cell->type->kind != TS_KIND_DYNAMIC) {
        if (field) {
            cell->type = shape_without(cell->type, field);
        }
        ts_object_set_beside(cell, key, TS_UNDEFINED);
        target = extra_of(cell);
        if (as_prototype(object)) {
            ts_prototypes_changed = true;
        }
    }
    ts_object_define(target, key, ts_from_object(special));
    target->base.type = shape_with_flags(target->base.type, TS_TYPE_ACCESSORS);
}

/* Whether a definition changes what must not change. */
static bool is_refused(unsigned old, bool was_accessor, TsValue value, const Description *wanted)
{
    bool becomes_accessor = wanted->has_getter || wanted->has_setter;
    unsigned changed = (old ^ wanted->flags) & wanted->given;

    if (!(old & TS_FIELD_NOT_CONFIGURABLE)) {
        return false;
    }
    if ((changed & (TS_FIELD_NOT_CONFIGURABLE | TS_FIELD_NOT_ENUMERABLE)) || becomes_accessor ||
        (was_accessor && wanted->has_value)) {
        return true;
    }
    return (old & TS_FIELD_READONLY) &&
           ((changed & TS_FIELD_READONLY) ||
            (wanted->has_value && !ts_same_value(value, wanted->value)));
}

/* A module's export may be defined as what it is (§10.4.6.7); anything else is refused. */
static void refuse_binding(const TsString *key, unsigned flags, TsValue value,
                           const Description *wanted)
{
    bool changes = ((flags ^ wanted->flags) & wanted->given) || wanted->has_getter ||
                   wanted->has_setter ||
                   (wanted->has_value && !ts_same_value(value, wanted->value));

    if (changes) {
        ts_throw_error(&TypeError_type, "Cannot redefine property: %S",
                       ts_string_of(key_value(key)));
    }
}

static void define(TsValue object, TsString *key, const Description *wanted)
{
    const TsAccessor *old = ts_own_accessor(object, key);
    TsValue value = TS_UNDEFINED;
    bool exists = old || ts_get_own(object, key, &value);
    unsigned flags = exists ? flags_of(object, key) : ALL;

    if (!exists && !ts_is_extensible(object)) {
        ts_throw_error(&TypeError_type, "Cannot define property %S, object is not extensible",
                       ts_string_of(key_value(key)));
    }
    if (exists && is_refused(flags, old != NULL, value, wanted)) {
        ts_throw_error(&TypeError_type, "Cannot redefine property: %S",
                       ts_string_of(key_value(key)));
    }
    if (ts_type_of(object.as.object)->flags & TS_TYPE_NAMESPACE) {
        refuse_binding(key, flags, value, wanted);
        return;
    }
    flags = (flags & ~wanted->given) | wanted->flags;
    if (wanted->has_getter || wanted->has_setter) {
        TsFunction *getter = wanted->has_getter ? ts_as_function(wanted->getter)
                             : old              ? old->getter
                                                : NULL;
        TsFunction *setter = wanted->has_setter ? ts_as_function(wanted->setter)
                             : old              ? old->setter
                                                : NULL;
        put_special(object, key,
                    TS_NEW_AS(TsAccessor, ts_accessor_type, .getter = getter, .setter = setter,
                              .flags = (uint8_t)(flags & ~(unsigned)TS_FIELD_READONLY)));
        return;
    }
    if (old && !wanted->has_value && !(wanted->given & TS_FIELD_READONLY)) {
        put_special(object, key,
                    TS_NEW_AS(TsAccessor, ts_accessor_type, .getter = old->getter,
                              .setter = old->setter, .flags = (uint8_t)flags));
        return;
    }
    value = wanted->has_value ? wanted->value : value;
    TsObject *cell = object.as.object;
    const TsField *field = find_field(cell->type, key);
    if (field && cell->type->kind != TS_KIND_DYNAMIC) {
        ts_slot_set((char *)cell + field->offset, (TsRep)field->rep, value);
        cell->type = shape_with_attributes(cell->type, field, flags);
    } else if (!flags && !own_special(cell, key)) {
        ts_object_put_own(object, key, value);
    } else if (cell->type->kind == TS_KIND_ARRAY && exists) {
        ts_set(object, key, value); /* elements have no attributes of their own */
    } else {
        put_special(object, key,
                    TS_NEW_AS(TsAccessor, ts_accessor_type, .value = value, .is_data = true,
                              .flags = (uint8_t)flags));
    }
}

TsValue ts_object_define_property(TsValue object, TsValue key, TsValue descriptor)
{
    if (!ts_is_object(object)) {
        ts_throw_error(&TypeError_type, "Object.defineProperty called on non-object");
    }
    TsString *name = ts_to_key(key);
    Description wanted = read_descriptor(descriptor);
    if (is_proxy(object)) {
        ts_proxy_traps->define(object, name, descriptor, true);
        return object;
    }
    define(object, name, &wanted);
    return object;
}

TsValue ts_object_define_properties(TsValue object, TsValue descriptors)
{
    if (!ts_is_object(object)) {
        ts_throw_error(&TypeError_type, "Object.defineProperties called on non-object");
    }
    TsArray *keys = ts_own_keys(descriptors, TS_OWN_SYMBOLS);
    for (size_t i = 0; i < keys->length; i++) {
        TsValue key = ts_array_value(keys, (int64_t)i);
        ts_object_define_property(object, key, ts_get_index(descriptors, key));
    }
    return object;
}

TsValue ts_object_create_with(TsValue prototype, TsValue descriptors)
{
    TsValue object = ts_object_create(prototype);

    return ts_is_undefined(descriptors) ? object : ts_object_define_properties(object, descriptors);
}

/* ---- keys, sealing --------------------------------------------------------------------------- */

TsArray *ts_object_get_own_property_symbols(TsValue object)
{
    TsArray *keys = ts_own_keys(object, TS_OWN_SYMBOLS | TS_OWN_NOT_ENUMERABLE);
    TsArray *symbols = ts_array_new(TS_REP_POINTER, 0);

    for (size_t i = 0; i < keys->length; i++) {
        TsString *key = ts_array_ptr_at(keys, i);
        if (ts_key_is_symbol(key)) {
            ts_array_push_ptr(symbols, key);
        }
    }
    return symbols;
}

TsArray *ts_object_own_keys(TsValue object)
{
    return ts_array_convert(ts_own_keys(object, TS_OWN_SYMBOLS | TS_OWN_NOT_ENUMERABLE),
                            TS_REP_VALUE);
}

TsValue ts_object_seal(TsValue object)
{
    ts_seal(object);
    return object;
}

TsValue ts_object_prevent_extensions(TsValue object)
{
    ts_prevent_extensions(object);
    return object;
}
