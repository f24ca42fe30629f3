/*
 * Own properties as a whole: enumeration in the language's order (ECMA-262 §10.1.11: integer keys
 * ascending, then strings, then symbols as they were added), deletion, freezing, copying; and what
 * asks about classes.
 */
#include <stdlib.h>

#include "ts/array.h"
#include "ts/boxed.h"
#include "ts/elements.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/object_internal.h"
#include "ts/prototype.h"
#include "ts/prototype_internal.h"
#include "ts/statics.h"

/* ---- collecting keys ------------------------------------------------------------------------- */

static bool wanted_field(const TsField *field, unsigned flags)
{
    return field->name && !(field->flags & TS_FIELD_HIDDEN) &&
           (!(field->flags & TS_FIELD_NOT_ENUMERABLE) || (flags & TS_OWN_NOT_ENUMERABLE));
}

static void add_key(TsArray *keys, const TsString *key, bool symbols)
{
    if (ts_key_is_symbol(key) == symbols && key != (const TsString *)&ts_symbol_prototype) {
        ts_array_push_ptr(keys, (void *)key);
    }
}

/* Whether a property with attributes is listed. */
static bool wanted_special(TsValue slot, unsigned flags)
{
    const TsAccessor *special = accessor_of(slot);

    return !special || !(special->flags & TS_FIELD_NOT_ENUMERABLE) ||
           (flags & TS_OWN_NOT_ENUMERABLE);
}

static void add_fields(TsArray *keys, const TsObject *object, unsigned flags, bool symbols)
{
    for (uint32_t i = 0; i < object->type->field_count; i++) {
        const TsField *field = &object->type->fields[i];
        if (!wanted_field(field, flags)) {
            continue;
        }
        if (field->flags & TS_FIELD_SLOT) {
            const TsDynamicObject *cell = (const TsDynamicObject *)object;
            if (!(object->type->flags & TS_TYPE_ACCESSORS) ||
                wanted_special(((TsValue *)cell->slots)[field->offset], flags)) {
                add_key(keys, field->name, symbols);
            }
            continue;
        }
        if ((field->flags & TS_FIELD_BINDING) && (flags & TS_OWN_NOT_ENUMERABLE)) {
            add_key(keys, field->name, symbols); /* whether it can be read yet or not */
            continue;
        }
        TsValue value;
        if (ts_get_own(ts_from_object(object), field->name, &value)) {
            add_key(keys, field->name, symbols);
        }
    }
}

static void add_own(TsArray *keys, const TsObject *object, unsigned flags, bool symbols)
{
    if (is_dictionary(object)) {
        TS_TABLE_EACH(dictionary_of(object), key, value)
        {
            if (wanted_special(value, flags)) {
                add_key(keys, key.as.pointer, symbols);
            }
        }
        return;
    }
    add_fields(keys, object, flags, symbols);
    if (object->type->kind == TS_KIND_FUNCTION && !symbols) {
        ts_static_keys(keys, (const TsFunction *)object, true);
    }
    if (extra_of(object)) {
        add_own(keys, &extra_of(object)->base, flags, symbols);
    }
}

static int compare_index(const void *left, const void *right)
{
    uint32_t a = 0, b = 0;

    ts_string_to_index(*(TsString *const *)left, &a);
    ts_string_to_index(*(TsString *const *)right, &b);
    return a < b ? -1 : a > b;
}

/* Moves the integer keys from `start` on to the front, ascending. */
static void order_keys(TsArray *keys, size_t start)
{
    size_t count = 0, length = keys->length;
    TsArray *others;
    uint32_t index;

    for (size_t i = start; i < length; i++) {
        count += ts_string_to_index(ts_array_ptr_at(keys, i), &index);
    }
    if (!count) {
        return;
    }
    others = ts_array_new(TS_REP_POINTER, length - start);
    count = start;
    for (size_t i = start; i < length; i++) {
        void *key = ts_array_ptr_at(keys, i);
        if (ts_string_to_index(key, &index)) {
            ts_array_ptr_at(keys, count) = key;
            count++;
        } else {
            ts_array_push_ptr(others, key);
        }
    }
    qsort(&ts_array_ptr_at(keys, start), count - start, sizeof(void *), compare_index);
    for (size_t i = 0; i < others->length; i++) {
        ts_array_ptr_at(keys, count + i) = ts_array_ptr_at(others, i);
    }
}

/* The indices of arrays and strings. */
static void add_indices(TsArray *keys, TsValue object)
{
    const TsElements *elements = ts_elements_of(object);
    size_t length = ts_is_string(object)  ? object.as.string->length
                    : ts_is_array(object) ? ((TsArray *)object.as.pointer)->length
                    : elements            ? elements->length(object.as.object)
                                          : 0;

    for (size_t i = 0; i < length; i++) {
        if (ts_is_string(object) || elements || ts_array_has_element(object.as.pointer, (int64_t)i)) {
            ts_array_push_ptr(keys, ts_string_from_int((int64_t)i));
        }
    }
}

/* What functions have beside properties, and the members of a prototype. */
static void add_class_keys(TsArray *keys, TsValue object, unsigned flags, bool symbols)
{
    const TsPrototypeObject *prototype = as_prototype(object);
    const TsType *type = prototype ? prototype->of : NULL;

    if (!(flags & TS_OWN_NOT_ENUMERABLE)) {
        return;
    }
    if (!symbols && ts_is_function(object)) {
        const TsFunctionInfo *info = ((TsFunction *)object.as.pointer)->info;
        ts_array_push_ptr(keys, TS_STR("length"));
        ts_array_push_ptr(keys, TS_STR("name"));
        if (info->flags & (TS_FUNCTION_CLASS | TS_FUNCTION_CONSTRUCTOR)) {
            ts_array_push_ptr(keys, TS_STR("prototype"));
        }
        ts_static_keys(keys, object.as.pointer, false);
    }
    if (type && !symbols) {
        ts_array_push_ptr(keys, TS_STR("constructor"));
    }
    for (uint32_t i = 0; type && i < type->member_count; i++) {
        TsValue replaced;
        if (!ts_get_own(object, type->members[i].name, &replaced)) {
            add_key(keys, type->members[i].name, symbols);
        }
    }
}

/* The keys of a proxy that are wanted; whether they are enumerable its descriptors tell. */
static TsArray *proxy_keys(TsValue proxy, unsigned flags)
{
    const TsArray *all = ts_proxy_traps->own_keys(proxy);
    TsArray *keys = ts_array_new(TS_REP_POINTER, all->length);

    for (size_t i = 0; i < all->length; i++) {
        TsString *key = ts_array_ptr_at(all, i);
        if (ts_key_is_symbol(key) && !(flags & TS_OWN_SYMBOLS)) {
            continue;
        }
        if (!(flags & TS_OWN_NOT_ENUMERABLE)) {
            TsValue descriptor = ts_proxy_traps->own_descriptor(proxy, key);
            if (ts_is_undefined(descriptor) ||
                !ts_to_boolean(ts_get(descriptor, TS_STR("enumerable")))) {
                continue;
            }
        }
        ts_array_push_ptr(keys, key);
    }
    return keys;
}

TsArray *ts_own_keys(TsValue object, unsigned flags)
{
    TsArray *keys = ts_array_new(TS_REP_POINTER, 0);
    size_t start;

    if (ts_is_nullish(object)) {
        ts_throw_error(&TypeError_type, "Cannot convert undefined or null to object");
    }
    if (is_proxy(object)) {
        return proxy_keys(object, flags);
    }
    add_indices(keys, object);
    if ((flags & TS_OWN_NOT_ENUMERABLE) && (ts_is_array(object) || ts_is_string(ts_unboxed(object)))) {
        ts_array_push_ptr(keys, TS_STR("length"));
    }
    if (!ts_is_object(object)) {
        return keys;
    }
    start = keys->length;
    add_class_keys(keys, object, flags, false);
    add_own(keys, object.as.object, flags, false);
    order_keys(keys, start);
    if (flags & TS_OWN_SYMBOLS) {
        add_class_keys(keys, object, flags, true);
        add_own(keys, object.as.object, flags, true);
    }
    return keys;
}

TsArray *ts_keys(TsValue object)
{
    return ts_own_keys(object, 0);
}

static bool contains_key(const TsArray *keys, const TsString *key)
{
    for (size_t i = 0; i < keys->length; i++) {
        if (key_equals(ts_array_ptr_at(keys, i), key)) {
            return true;
        }
    }
    return false;
}

TsArray *ts_enumerable_keys(TsValue object)
{
    TsArray *keys = ts_keys(object);

    while (ts_is_object(object) && (has_own_prototype(object.as.object) || ts_prototypes_changed)) {
        object = ts_get_prototype_of(object);
        const TsArray *inherited = ts_is_object(object) ? ts_keys(object) : NULL;
        for (size_t i = 0; inherited && i < inherited->length; i++) {
            TsString *key = ts_array_ptr_at(inherited, i);
            if (!contains_key(keys, key)) {
                ts_array_push_ptr(keys, key);
            }
        }
    }
    return keys;
}

static bool has_index_key(const TsType *type)
{
    uint32_t index;

    for (uint32_t i = 0; i < type->field_count; i++) {
        const TsField *field = &type->fields[i];
        if (field->name && !ts_key_is_symbol(field->name) &&
            ts_string_to_index(field->name, &index)) {
            return true;
        }
    }
    return false;
}

/* Objects whose fields are all there is, in order: no list of keys is needed. */
static bool visit_fields(const TsObject *object, TsVisitor visit, void *context)
{
    const TsType *type = object->type;

    for (uint32_t i = 0; i < type->field_count; i++) {
        const TsField *field = &type->fields[i];
        TsValue value;
        if (!wanted_field(field, 0) || ts_key_is_symbol(field->name)) {
            continue;
        }
        if (object->type == type &&
            !(field->rep == TS_REP_VALUE && !(field->flags & TS_FIELD_SLOT))) {
            value = field_get(object, field);
        } else if (!ts_get_own(ts_from_object(object), field->name, &value)) {
            continue;
        }
        if (!visit(context, field->name, value)) {
            return false;
        }
    }
    return true;
}

/* Key by key: is it enumerable, and what is it? */
static void visit_proxy(TsValue proxy, TsVisitor visit, void *context)
{
    const TsArray *keys = ts_own_keys(proxy, TS_OWN_NOT_ENUMERABLE);

    for (size_t i = 0; i < keys->length; i++) {
        TsString *key = ts_array_ptr_at(keys, i);
        TsValue descriptor = ts_proxy_traps->own_descriptor(proxy, key);
        if (ts_is_object(descriptor) && ts_to_boolean(ts_get(descriptor, TS_STR("enumerable"))) &&
            !visit(context, key, ts_get(proxy, key))) {
            return;
        }
    }
}

void ts_each_property(TsValue object, TsVisitor visit, void *context)
{
    TsArray *keys;

    if (is_proxy(object)) {
        visit_proxy(object, visit, context);
        return;
    }
    if (ts_is_object(object)) {
        const TsType *type = ts_type_of(object.as.object);
        if ((type->kind == TS_KIND_OBJECT || type->kind == TS_KIND_DYNAMIC) &&
            !(type->flags & (TS_TYPE_DICTIONARY | TS_TYPE_EXTRA | TS_TYPE_ACCESSORS)) && !has_index_key(type)) {
            visit_fields(object.as.object, visit, context);
            return;
        }
    }
    keys = ts_own_keys(object, 0);
    for (size_t i = 0; i < keys->length; i++) {
        TsString *key = ts_array_ptr_at(keys, i);
        TsValue value;
        if (ts_get_own(object, key, &value) && !visit(context, key, value)) {
            return;
        }
    }
}

/* ---- asking, deleting, copying --------------------------------------------------------------- */

bool ts_has_own(TsValue object, TsValue key)
{
    TsValue value;

    if (ts_is_nullish(object)) {
        ts_throw_error(&TypeError_type, "Cannot convert undefined or null to object");
    }
    if (is_proxy(object)) {
        return !ts_is_undefined(ts_proxy_traps->own_descriptor(object, ts_to_key(key)));
    }
    return ts_get_own(object, ts_to_key(key), &value);
}

bool ts_has(TsValue object, TsValue key)
{
    if (!ts_is_object(object)) {
        ts_throw_error(&TypeError_type, "Cannot use 'in' operator to search for '%S' in %S",
                       ts_string_of(key), ts_string_of(object));
    }
    if (is_proxy(object)) {
        return ts_proxy_traps->has(object, ts_to_key(key));
    }
    if (ts_type_of(object.as.object)->flags & TS_TYPE_NAMESPACE) {
        return find_field(ts_type_of(object.as.object), ts_to_key(key)) != NULL;
    }
    if (has_own_prototype(object.as.object)) {
        TsValue prototype = own_prototype(object.as.object);
        return ts_has_own(object, key) || (ts_is_object(prototype) && ts_has(prototype, key));
    }
    return ts_has_own(object, key) ||
           ts_find_member(ts_type_of(object.as.object), ts_to_key(key)) != NULL ||
           !ts_is_undefined(ts_get(object, ts_to_key(key)));
}

static bool delete_from(TsObject *object, TsString *key)
{
    const TsField *field;
    TsDynamicObject *extra = extra_of(object);
    uint32_t index;

    if (is_dictionary(object)) {
        return ts_table_delete(dictionary_of(object), key_value(key));
    }
    field = find_field(object->type, key);
    if (field && object->type->kind == TS_KIND_DYNAMIC) {
        ts_object_make_dictionary((TsDynamicObject *)object);
        return ts_table_delete(dictionary_of(object), key_value(key));
    }
    if (field) {
        /* Code that reads the field without asking shall find undefined, where it can be. */
        ts_slot_set((char *)object + field->offset, (TsRep)field->rep, TS_UNDEFINED);
        object->type = shape_without(object->type, field);
        return true;
    }
    if (object->type->kind == TS_KIND_ARRAY && !ts_key_is_symbol(key) &&
        ts_string_to_index(key, &index) && ts_array_has((TsArray *)object, index)) {
        ts_array_make_hole((TsArray *)object, index);
        return true;
    }
    return extra && delete_from(&extra->base, key);
}

bool ts_delete_sloppy(TsValue object, TsValue key)
{
    TsString *name = ts_to_key(key);
    TsValue value;

    if (ts_is_nullish(object)) {
        ts_throw_error(&TypeError_type, "Cannot convert undefined or null to object");
    }
    if (is_proxy(object)) {
        return ts_proxy_traps->delete_property(object, name, false);
    }
    if (!ts_is_object(object) || !ts_get_own(object, name, &value)) {
        return true;
    }
    if (ts_type_of(object.as.object)->flags & (TS_TYPE_FROZEN | TS_TYPE_SEALED)) {
        return false;
    }
    const TsAccessor *special = own_special(object.as.object, name);
    const TsField *field = find_field(ts_type_of(object.as.object), name);
    if (((special ? special->flags : 0) | (field ? field->flags : 0)) & TS_FIELD_NOT_CONFIGURABLE) {
        return false;
    }
    delete_from(object.as.object, name);
    return true;
}

bool ts_delete(TsValue object, TsValue key)
{
    if (is_proxy(object)) {
        return ts_proxy_traps->delete_property(object, ts_to_key(key), true);
    }
    if (!ts_delete_sloppy(object, key)) {
        ts_throw_error(&TypeError_type, "Cannot delete property '%S' of %S", ts_string_of(key),
                       ts_describe(object));
    }
    return true;
}

static bool copy_one(void *context, TsString *key, TsValue value)
{
    TsValue *target = context;

    if (ts_type_of(target->as.object)->kind == TS_KIND_DYNAMIC) {
        ts_object_define(target->as.pointer, key, value);
    } else {
        ts_set(*target, key, value);
    }
    return true;
}

static bool may_have_symbols(const TsObject *object)
{
    const TsType *type = object->type;

    if (type->flags & (TS_TYPE_DICTIONARY | TS_TYPE_EXTRA)) {
        return true;
    }
    for (uint32_t i = 0; type->kind == TS_KIND_OBJECT && i < type->field_count; i++) {
        if (type->fields[i].name && ts_key_is_symbol(type->fields[i].name)) {
            return true;
        }
    }
    return false;
}

/* The keys that are symbols, after the others. */
static void copy_symbols(TsValue *target, TsValue source)
{
    if (!ts_is_object(source) || is_proxy(source) || !may_have_symbols(source.as.object)) {
        return;
    }
    const TsArray *keys = ts_own_keys(source, TS_OWN_SYMBOLS);
    for (size_t i = 0; i < keys->length; i++) {
        TsValue key = ts_array_value(keys, (int64_t)i);
        if (ts_is_symbol(key)) {
            copy_one(target, ts_to_key(key), ts_get_index(source, key));
        }
    }
}

void ts_copy_properties(TsValue target, TsValue source)
{
    if (!ts_is_nullish(source)) {
        ts_each_property(source, copy_one, &target);
        copy_symbols(&target, source);
    }
}

/* SetIntegrityLevel (§7.3.14) of a proxy: property by property. */
static void restrict_proxy(TsValue proxy, unsigned flags)
{
    ts_proxy_traps->prevent_extensions(proxy, true);
    if (flags == TS_TYPE_FIXED) {
        return;
    }
    const TsArray *keys = ts_proxy_traps->own_keys(proxy);
    for (size_t i = 0; i < keys->length; i++) {
        TsString *key = ts_array_ptr_at(keys, i);
        TsValue old = flags & TS_TYPE_FROZEN ? ts_proxy_traps->own_descriptor(proxy, key) : TS_NULL;
        TsDynamicObject *wanted = ts_object_new(2);
        if (ts_is_undefined(old)) {
            continue;
        }
        ts_object_define(wanted, TS_STR("configurable"), TS_FALSE);
        if (ts_is_object(old) && ts_has(old, ts_from_string(TS_STR("value")))) {
            ts_object_define(wanted, TS_STR("writable"), TS_FALSE);
        }
        ts_proxy_traps->define(proxy, key, ts_from_object(wanted), true);
    }
}

/* TestIntegrityLevel (§7.3.15) of a proxy. */
static bool is_proxy_restricted(TsValue proxy, bool frozen)
{
    if (ts_proxy_traps->is_extensible(proxy)) {
        return false;
    }
    const TsArray *keys = ts_proxy_traps->own_keys(proxy);
    for (size_t i = 0; i < keys->length; i++) {
        TsValue old = ts_proxy_traps->own_descriptor(proxy, ts_array_ptr_at(keys, i));
        if (ts_is_object(old) &&
            (ts_to_boolean(ts_get(old, TS_STR("configurable"))) ||
             (frozen && ts_to_boolean(ts_get(old, TS_STR("writable")))))) {
            return false;
        }
    }
    return true;
}

/* A module's exports stay writable: a namespace cannot be frozen unless it is empty. */
static void restrict_namespace(const TsObject *object, unsigned flags)
{
    const TsField *first = object->type->fields;

    if ((flags & TS_TYPE_FROZEN) && (first->flags & TS_FIELD_BINDING)) {
        ts_throw_error(&TypeError_type, "Cannot redefine property: %S", first->name);
    }
}

static void restrict_object(TsValue object, unsigned flags)
{
    if (!ts_is_object(object)) {
        return;
    }
    if (is_proxy(object)) {
        restrict_proxy(object, flags);
        return;
    }
    TsObject *cell = object.as.object;
    if (cell->type->flags & TS_TYPE_NAMESPACE) {
        restrict_namespace(cell, flags);
        return;
    }
    cell->type = shape_with_flags(cell->type, flags);
    if (cell->type->kind == TS_KIND_ARRAY) {
        /* Pushing finds no room, and looks why. */
        ((TsArray *)cell)->capacity = ((TsArray *)cell)->length;
    }
}

void ts_freeze(TsValue object)
{
    restrict_object(object, TS_TYPE_FROZEN | TS_TYPE_SEALED);
}

void ts_seal(TsValue object)
{
    restrict_object(object, TS_TYPE_SEALED);
}

void ts_prevent_extensions(TsValue object)
{
    restrict_object(object, TS_TYPE_FIXED);
}

bool ts_is_extensible(TsValue object)
{
    if (is_proxy(object)) {
        return ts_proxy_traps->is_extensible(object);
    }
    return ts_is_object(object) && !(ts_type_of(object.as.object)->flags &
                                     (TS_TYPE_FROZEN | TS_TYPE_SEALED | TS_TYPE_FIXED));
}

/* Not extensible, and without properties. */
static bool is_empty(TsValue object)
{
    return !ts_is_extensible(object) &&
           ts_own_keys(object, TS_OWN_SYMBOLS | TS_OWN_NOT_ENUMERABLE)->length == 0;
}

bool ts_is_frozen(TsValue object)
{
    if (is_proxy(object)) {
        return is_proxy_restricted(object, true);
    }
    return !ts_is_object(object) || (ts_type_of(object.as.object)->flags & TS_TYPE_FROZEN) ||
           is_empty(object);
}

bool ts_is_sealed(TsValue object)
{
    if (is_proxy(object)) {
        return is_proxy_restricted(object, false);
    }
    return !ts_is_object(object) || (ts_type_of(object.as.object)->flags & TS_TYPE_SEALED) ||
           is_empty(object);
}

bool ts_is_array_object(TsValue value)
{
    while (is_proxy(value)) {
        value = ts_proxy_traps->target(value);
        if (ts_is_null(value)) {
            ts_throw_error(&TypeError_type,
                           "Cannot perform 'IsArray' on a proxy that has been revoked");
        }
    }
    return ts_is_array(value);
}

/* ---- classes --------------------------------------------------------------------------------- */

bool ts_pointer_is_instance(const void *cell, const TsType *type)
{
    return cell && ts_type_extends(ts_type_of(cell), type);
}

bool ts_is_instance(TsValue value, const TsType *type)
{
    if (type == &TsArray_type) {
        return ts_is_array(value);
    }
    if (ts_is_object(value) &&
        (has_own_prototype(value.as.object) || as_prototype(value) || is_proxy(value))) {
        return ts_is_prototype_of(ts_from_object(prototype_of_type(type)), value);
    }
    return ts_is_object(value) && ts_type_extends(ts_type_of(value.as.object), type);
}

bool ts_instance_of_value(TsValue value, TsValue constructor)
{
    const TsFunctionInfo *info;

    if (!ts_is_function(constructor)) {
        ts_throw_error(&TypeError_type, "Right-hand side of 'instanceof' is not %s",
                       ts_is_object(constructor) ? "callable" : "an object");
    }
    if (is_proxy(constructor)) {
        return ts_is_prototype_of(ts_get(constructor, TS_STR("prototype")), value);
    }
    info = ((TsFunction *)constructor.as.pointer)->info;
    if (!info->instance_type || info->instance_type == &ts_dynamic_type) {
        TsValue prototype = ts_get(constructor, TS_STR("prototype"));
        if (!ts_is_object(prototype) && ts_is_object(value)) {
            ts_throw_error(&TypeError_type,
                           "Function has non-object prototype '%S' in instanceof check",
                           ts_string_of(prototype));
        }
        return ts_is_prototype_of(prototype, value);
    }
    if (ts_is_object(value) && (has_own_prototype(value.as.object) || is_proxy(value))) {
        return ts_is_prototype_of(ts_function_prototype(constructor.as.pointer), value);
    }
    if (!ts_is_instance(value, info->instance_type)) {
        return false;
    }
    /* Each evaluation of a class that captures variables makes a class of its own. */
    return !info->scope_offset || *(void *const *)((char *)value.as.pointer + info->scope_offset) ==
                                      ((TsFunction *)constructor.as.pointer)->scope;
}

/** Node names an instance of an anonymous class for what that extends. */
static const char *name_of_class(const TsType *type)
{
    while (!type->name[0]) {
        if (!type->parent) {
            return "Object";
        }
        type = type->parent;
    }
    return type->name;
}

/* The name of the function that an object says is its constructor, if it constructs such: Node looks
 * for it in the object itself and its prototypes. NULL: none. */
static const char *name_of_own_constructor(TsValue object, TsValue instance)
{
    const TsAccessor *special = own_special(object.as.object, TS_STR("constructor"));
    TsValue constructor = TS_UNDEFINED;

    if (special ? !special->is_data : !ts_get_own(object, TS_STR("constructor"), &constructor)) {
        return NULL;
    }
    constructor = special ? special->value : constructor;
    if (!ts_is_function(constructor) || as_prototype(object)) {
        return NULL;
    }
    const char *name = ((TsFunction *)constructor.as.pointer)->info->name;
    TsValue prototype = ts_get(constructor, TS_STR("prototype"));
    return name[0] && ts_is_object(prototype) && ts_is_prototype_of(prototype, instance) ? name : NULL;
}

const char *ts_class_name(const void *object)
{
    TsValue at = ts_from_object(object);
    const char *name;

    while (is_proxy(at)) {
        at = ts_proxy_traps->target(at);
    }
    const TsValue instance = at;
    while (ts_is_object(at) && has_own_prototype(at.as.object)) {
        if ((name = name_of_own_constructor(at, instance))) {
            return name;
        }
        at = own_prototype(at.as.object);
        const TsPrototypeObject *prototype = as_prototype(at);
        if (prototype && prototype->of) {
            return name_of_class(prototype->of);
        }
    }
    if (ts_is_null(at)) {
        return NULL;
    }
    const TsPrototypeObject *prototype = as_prototype(at);
    const TsType *type = ts_type_origin(ts_type_of(at.as.object));
    if (prototype) {
        return prototype->of && prototype->of->parent ? prototype->of->parent->name : "Object";
    }
    if (!ts_strict_equals(at, instance) && (name = name_of_own_constructor(at, instance))) {
        return name;
    }
    return type->flags & TS_TYPE_NULL_PROTOTYPE ? NULL : name_of_class(type);
}
