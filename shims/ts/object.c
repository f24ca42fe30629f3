/*
 * Reading properties. A property is looked for among the own fields, slots and elements, then among
 * the members of the object's classes, then among those of its built-in prototype. Writing is in
 * object_set.c, objects of unknown shape are made in object_dynamic.c, enumeration is in
 * object_keys.c, run-time descriptors are in object_shape.c.
 */
#include <stdlib.h>
#include <string.h>

#include "ts/array.h"
#include "ts/boxed.h"
#include "ts/elements.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/heap_internal.h"
#include "ts/number.h"
#include "ts/object_internal.h"
#include "ts/statics.h"
#include "ts/prototype.h"
#include "ts/prototype_internal.h"

const TsProxyTraps *ts_proxy_traps;

/* ---- members of prototypes ------------------------------------------------------------------- */

typedef struct MemberList {
    const TsMember *members;
    size_t count;
} MemberList;

enum { LISTS = 4 };

static MemberList prototypes[TS_PROTOTYPE_COUNT][LISTS];

void ts_add_members(TsPrototype prototype, const TsMember *members, size_t count)
{
    for (size_t i = 0; i < LISTS; i++) {
        MemberList *list = &prototypes[prototype][i];
        if (!list->count || list->members == members) {
            *list = (MemberList){.members = members, .count = count};
            return;
        }
    }
    ts_fatal("too many lists of members for one prototype");
}

static const TsMember *find_in(const TsMember *members, size_t count, const TsString *key)
{
    for (size_t i = 0; i < count; i++) {
        if (key_equals(members[i].name, key)) {
            return &members[i];
        }
    }
    return NULL;
}

static const TsMember *find_in_prototype(TsPrototype prototype, const TsString *key)
{
    const TsMember *member = NULL;

    for (size_t i = 0; i < LISTS && prototypes[prototype][i].count && !member; i++) {
        member = find_in(prototypes[prototype][i].members, prototypes[prototype][i].count, key);
    }
    return member;
}

const TsMember *ts_find_member(const TsType *type, const TsString *key)
{
    const TsMember *member = NULL;

    for (type = ts_type_origin(type); type && !member; type = type->parent) {
        member = find_in(type->members, type->member_count, key);
    }
    return member;
}

TsPrototype prototype_of(TsValue value)
{
    static const uint8_t of_tag[] = {[TS_TAG_BOOLEAN] = TS_PROTOTYPE_BOOLEAN,
                                     [TS_TAG_NUMBER] = TS_PROTOTYPE_NUMBER,
                                     [TS_TAG_STRING] = TS_PROTOTYPE_STRING,
                                     [TS_TAG_SYMBOL] = TS_PROTOTYPE_SYMBOL,
                                     [TS_TAG_BIGINT] = TS_PROTOTYPE_BIGINT,
                                     [TS_TAG_HOLE] = TS_PROTOTYPE_OBJECT};
    static const uint8_t of_kind[] = {
        [TS_KIND_ARRAY] = TS_PROTOTYPE_ARRAY,       [TS_KIND_FUNCTION] = TS_PROTOTYPE_FUNCTION,
        [TS_KIND_ERROR] = TS_PROTOTYPE_ERROR,       [TS_KIND_MAP] = TS_PROTOTYPE_MAP,
        [TS_KIND_SET] = TS_PROTOTYPE_SET,           [TS_KIND_DATE] = TS_PROTOTYPE_DATE,
        [TS_KIND_LAST_OBJECT] = TS_PROTOTYPE_OBJECT};

    if (value.tag != TS_TAG_OBJECT) {
        return of_tag[value.tag];
    }
    uint8_t kind = ts_type_of(value.as.object)->kind;
    if (kind == TS_KIND_BOXED) {
        return (TsPrototype)ts_type_of(value.as.object)->element;
    }
    return kind < sizeof of_kind ? of_kind[kind] : TS_PROTOTYPE_OBJECT;
}

/* A member found through the classes and prototypes of any value. */
const TsMember *find_inherited(TsValue value, const TsString *key)
{
    const TsMember *member = NULL;
    TsPrototype prototype = prototype_of(value);

    if (ts_is_object(value)) {
        const TsType *type = ts_type_of(value.as.object);
        const TsPrototypeObject *itself = as_prototype(value);
        if (itself) {
            type = itself->of ? itself->of : type;
            prototype = itself->of ? prototype : itself->kind;
        }
        member = ts_find_member(type, key);
        if (type->flags & TS_TYPE_NULL_PROTOTYPE) {
            return member;
        }
    }
    member = member ? member : find_in_prototype(prototype, key);
    if (!member && prototype != TS_PROTOTYPE_OBJECT) {
        member = find_in_prototype(TS_PROTOTYPE_OBJECT, key);
    }
    return member;
}

/* ---- keys and fields ------------------------------------------------------------------------- */

bool key_equals(const TsString *left, const TsString *right)
{
    return left == right ||
           (left->length == right->length && ts_type_of(left) == ts_type_of(right) &&
            !ts_key_is_symbol(left) && ts_string_equals_slow(left, right));
}

TsString *ts_to_key(TsValue value)
{
    value = ts_to_primitive(value, TS_HINT_STRING);
    return ts_is_symbol(value) ? (TsString *)value.as.symbol : ts_to_string(value);
}

/* The last fields looked for: (descriptor, key) -> index. Descriptors never change nor go away. */
typedef struct Found {
    const TsType *type;
    const TsString *key;
    uint32_t index; /* NO_FIELD: there is none */
    bool is_lasting; /* the key is no cell of the heap: its address says what it is */
} Found;

enum { FOUND_PLACES = 128, NO_FIELD = UINT32_MAX };

static _Thread_local Found found_fields[FOUND_PLACES];

static uint32_t search_field(const TsType *type, const TsString *key)
{
    for (uint32_t i = 0; i < type->field_count; i++) {
        const TsField *field = &type->fields[i];
        if (field->name && !(field->flags & TS_FIELD_HIDDEN) && key_equals(field->name, key)) {
            return i;
        }
    }
    return NO_FIELD;
}

/* Whether what was found is still so: another string may have come to a key's place in the heap. */
static bool still_holds(const Found *found)
{
    return found->is_lasting
        || (found->index != NO_FIELD && key_equals(found->type->fields[found->index].name, found->key));
}

const TsField *find_field(const TsType *type, const TsString *key)
{
    size_t hash = ((uintptr_t)type >> 5 ^ (uintptr_t)key >> 3) % FOUND_PLACES;
    Found *found = &found_fields[hash];

    if (found->type != type || found->key != key || !still_holds(found)) {
        *found = (Found){type, key, search_field(type, key), !region_has(key)};
    }
    return found->index == NO_FIELD ? NULL : &type->fields[found->index];
}

static TsValue accessor_get(const TsObject *object, const TsAccessor *accessor)
{
    if (accessor->is_data) {
        return accessor->value;
    }
    return accessor->getter ? ts_call(accessor->getter, ts_from_object((void *)object), 0, NULL)
                            : TS_UNDEFINED;
}

/* What an export of a module is now. */
static TsValue binding_get(const TsNamespace *object, const TsField *field)
{
    TsValue index = ts_from_number(field->offset);

    return ts_call(object->member, TS_UNDEFINED, 1, &index);
}

TsValue field_get(const TsObject *object, const TsField *field)
{
    if (field->flags & TS_FIELD_BINDING) {
        return binding_get((const TsNamespace *)object, field);
    }
    if (field->flags & TS_FIELD_SLOT) {
        TsValue slot = ((TsValue *)((const TsDynamicObject *)object)->slots)[field->offset];
        const TsAccessor *accessor =
            object->type->flags & TS_TYPE_ACCESSORS ? accessor_of(slot) : NULL;
        return accessor ? accessor_get(object, accessor) : slot;
    }
    TsValue value = ts_slot_get((const char *)object + field->offset, (TsRep)field->rep);
    return value.tag == TS_TAG_HOLE ? TS_UNDEFINED : value;
}

/* A hole in a VALUE field, or the NULL message of an error, is an absent property. */
static bool field_present(const TsObject *object, const TsField *field)
{
    const char *slot = (const char *)object + field->offset;

    if (field->flags & (TS_FIELD_SLOT | TS_FIELD_BINDING)) {
        return true;
    }
    if (field->rep == TS_REP_VALUE) {
        return ((const TsValue *)slot)->tag != TS_TAG_HOLE;
    }
    return object->type->kind != TS_KIND_ERROR || !(field->flags & TS_FIELD_NOT_ENUMERABLE) ||
           field->rep != TS_REP_POINTER || *(void *const *)slot;
}

TsDynamicObject *extra_of(const TsObject *object)
{
    return object->type->flags & TS_TYPE_EXTRA ? ts_heap_extra(object) : NULL;
}

/* ---- errors ---------------------------------------------------------------------------------- */

TsString *property_text(const TsString *key)
{
    return ts_string_of(key_value(key));
}

_Noreturn void nullish_object(TsValue object, const char *what, TsString *key)
{
    ts_throw_error(&TypeError_type, "Cannot %s properties of %S (%s '%S')", what,
                   ts_to_string(object), strcmp(what, "read") == 0 ? "reading" : "setting",
                   property_text(key));
}

/* ---- own properties -------------------------------------------------------------------------- */

bool string_get(TsString *string, const TsString *key, TsValue *value)
{
    uint32_t index;

    if (ts_key_is_symbol(key)) {
        return false;
    }
    if (ts_string_is(key, "length")) {
        *value = ts_from_number(string->length);
        return true;
    }
    if (ts_string_to_index(key, &index) && index < string->length) {
        *value = ts_from_string(ts_string_from_unit(ts_string_unit(string, index)));
        return true;
    }
    return false;
}

static bool array_get(const TsArray *array, const TsString *key, TsValue *value)
{
    uint32_t index;

    if (ts_key_is_symbol(key)) {
        return false;
    }
    if (ts_string_is(key, "length")) {
        *value = ts_from_number((double)array->length);
        return true;
    }
    if (ts_string_to_index(key, &index) && ts_array_has_element(array, index)) {
        *value = ts_array_value(array, index);
        return true;
    }
    return false;
}

/* An element of a typed array. */
static bool element_get(const TsObject *object, const TsString *key, TsValue *value)
{
    const TsElements *elements = ts_type_origin(object->type)->elements;
    uint32_t index;

    if (ts_key_is_symbol(key) || !ts_string_to_index(key, &index) ||
        index >= elements->length(object)) {
        return false;
    }
    *value = elements->get(object, index);
    return true;
}

static bool function_get(const TsFunction *function, const TsString *key, TsValue *value)
{
    const TsStatic *member = ts_own_static(function, key);

    if (member) {
        *value = ts_static_get(member, ts_from_object(function));
        return true;
    }
    if (ts_key_is_symbol(key)) {
        return false;
    }
    if (ts_string_is(key, "name")) {
        *value = ts_from_string(ts_string_from_c(function->info->name));
        return true;
    }
    if (ts_string_is(key, "length")) {
        *value = ts_from_number(function->info->length);
        return true;
    }
    if (ts_string_is(key, "prototype") &&
        (function->info->instance_type || (function->info->flags & TS_FUNCTION_CONSTRUCTOR))) {
        *value = ts_function_prototype((TsFunction *)function);
        return true;
    }
    return false;
}

static bool dictionary_get(const TsObject *object, const TsString *key, TsValue *value)
{
    TsTableOwner *table = dictionary_of(object);
    TsValue as_key = key_value(key);

    *value = ts_table_get(table, as_key);
    if (object->type->flags & TS_TYPE_ACCESSORS && accessor_of(*value)) {
        *value = accessor_get(object, accessor_of(*value));
        return true;
    }
    return !ts_is_undefined(*value) || ts_table_has(table, as_key);
}

/* Own property of an object by key. */
static bool object_get_own(const TsObject *object, TsString *key, TsValue *value)
{
    const TsType *type = object->type;
    const TsField *field;
    TsDynamicObject *extra;

    if (type->flags & TS_TYPE_DICTIONARY) {
        return dictionary_get(object, key, value);
    }
    field = find_field(type, key);
    if (field && field_present(object, field)) {
        if (type->kind == TS_KIND_ERROR && ts_string_is(key, "stack")) {
            ts_error_stack((TsError *)object);
        }
        *value = field_get(object, field);
        return true;
    }
    extra = extra_of(object);
    if (extra) {
        const TsAccessor *special = own_special(&extra->base, key);
        if (special) {
            *value = accessor_get(object, special);
            return true;
        }
        if (object_get_own(&extra->base, key, value)) {
            return true;
        }
    }
    if (type->kind == TS_KIND_ARRAY) {
        return array_get((const TsArray *)object, key, value);
    }
    if (type->kind == TS_KIND_BOXED && type->element == TS_PROTOTYPE_STRING) {
        return string_get(((const TsBoxed *)object)->value.as.string, key, value);
    }
    if (ts_type_elements(type)) {
        return element_get(object, key, value);
    }
    return type->kind == TS_KIND_FUNCTION &&
           function_get((const TsFunction *)object, key, value);
}

/* An own property of a proxy: its descriptor tells whether there is one, its handler what it is. */
static bool proxy_get_own(TsValue proxy, TsString *key, TsValue *value)
{
    if (ts_is_undefined(ts_proxy_traps->own_descriptor(proxy, key))) {
        return false;
    }
    *value = ts_proxy_traps->get(proxy, key, proxy);
    return true;
}

bool ts_get_own(TsValue object, TsString *key, TsValue *value)
{
    *value = TS_UNDEFINED;
    if (is_proxy(object)) {
        return proxy_get_own(object, key, value);
    }
    if (ts_is_string(object)) {
        return string_get(object.as.string, key, value);
    }
    return ts_is_object(object) && object_get_own(object.as.object, key, value);
}

/* ---- get ------------------------------------------------------------------------------------- */

typedef struct NamedConstructor {
    struct NamedConstructor *next;
    TsFunction function;
    TsFunctionInfo info;
} NamedConstructor;

/* A class that the program never names as a value is known by its name: one function for each. */
TsFunction *ts_constructor_named(const char *name)
{
    static _Thread_local NamedConstructor *made;
    NamedConstructor *named = made;

    while (named && strcmp(named->info.name, name) != 0) {
        named = named->next;
    }
    if (!named) {
        named = calloc(1, sizeof *named);
        if (!named) {
            ts_fatal("out of memory");
        }
        named->info = (TsFunctionInfo){
            .name = name, .flags = TS_FUNCTION_CLASS, .invoke = ts_class_invoke};
        named->function = (TsFunction){.base = {&ts_function_type}, .info = &named->info};
        named->next = made;
        made = named;
    }
    return &named->function;
}

void ts_constructor_define(TsFunction *constructor, int length, const TsType *type,
                           TsInvoke construct, TsInvoke invoke)
{
    TsFunctionInfo *info = (TsFunctionInfo *)constructor->info;

    info->flags = 0;
    info->length = length;
    info->instance_type = type;
    info->construct = construct;
    info->invoke = invoke;
}

void ts_no_method(void)
{
    ts_throw_not_function("this method");
}

TsFunction *ts_object_constructor(TsValue value)
{
    static const char *const of_tag[] = {[TS_TAG_BOOLEAN] = "Boolean", [TS_TAG_NUMBER] = "Number",
                                         [TS_TAG_STRING] = "String",   [TS_TAG_SYMBOL] = "Symbol",
                                         [TS_TAG_BIGINT] = "BigInt",   [TS_TAG_OBJECT] = "Object"};

    if (ts_is_nullish(value)) {
        nullish_object(value, "read", TS_STR("constructor"));
    }
    if (!ts_is_object(value)) {
        return ts_constructor_named(of_tag[value.tag]);
    }
    if (is_proxy(value)) {
        return ts_as_function(ts_get(value, TS_STR("constructor")));
    }
    const TsType *type = ts_type_origin(ts_type_of(value.as.object));
    if (as_prototype(value) && as_prototype(value)->of) {
        type = as_prototype(value)->of;
    }
    if (type->constructor) {
        const TsFunctionInfo *info = (*type->constructor)->info;
        return info->scope_offset
                   ? ts_closure_new(info, *(void **)((char *)value.as.pointer + info->scope_offset))
                   : *type->constructor;
    }
    switch (type->kind) {
    case TS_KIND_ARRAY:
        return ts_constructor_named("Array");
    case TS_KIND_FUNCTION:
        return ts_constructor_named("Function");
    default:
        return ts_constructor_named(type->name);
    }
}

/* What every object of a kind has without a table of members. */
static TsValue built_in_get(TsValue object, const TsString *key, TsValue receiver)
{
    const TsType *type;

    if (!ts_is_object(object) && !ts_key_is_symbol(key) && ts_string_is(key, "constructor")) {
        return ts_from_object(ts_object_constructor(object));
    }
    if (!ts_is_object(object) || ts_key_is_symbol(key)) {
        return TS_UNDEFINED;
    }
    if (ts_string_is(key, "__proto__")) {
        return ts_get_prototype_of(receiver);
    }
    type = ts_type_origin(ts_type_of(object.as.object));
    if (type->kind == TS_KIND_ERROR && ts_string_is(key, "name")) {
        return ts_from_string(ts_string_from_c(ts_error_builtin_name(object.as.pointer)));
    }
    if (type->kind == TS_KIND_ERROR && ts_string_is(key, "message")) {
        return ts_from_string(ts_string_empty());
    }
    if ((type->kind == TS_KIND_MAP || type->kind == TS_KIND_SET) && ts_string_is(key, "size")) {
        if (is_proxy(receiver)) {
            ts_throw_error(&TypeError_type,
                           "Method get %s.prototype.size called on incompatible receiver %S",
                           type->kind == TS_KIND_MAP ? "Map" : "Set", ts_describe(receiver));
        }
        return ts_from_number((double)ts_table_size(object.as.pointer));
    }
    if (ts_string_is(key, "constructor") && !(type->flags & TS_TYPE_NULL_PROTOTYPE)) {
        return ts_from_object(ts_object_constructor(object));
    }
    return TS_UNDEFINED;
}

/* What the classes above a class have: as properties of their own, or as static members. */
static bool static_get(const TsFunction *function, TsString *key, TsValue receiver, TsValue *value)
{
    const TsType *type = function->info->instance_type;
    const TsStatic *member = ts_inherited_static(function, key);

    while (type && (type = type->parent)) {
        const TsFunction *class_ = type->constructor ? *type->constructor : NULL;
        if (class_ && extra_of(&class_->base) && object_get_own(&extra_of(&class_->base)->base, key, value)) {
            return true;
        }
    }
    if (member) {
        *value = ts_static_get(member, receiver);
    }
    return member != NULL;
}

/* What the object's prototypes have under the key. */
static TsValue inherited_get(TsValue object, TsString *key, TsValue receiver)
{
    const TsMember *member;
    TsValue value;

    if (ts_is_object(object) && has_own_prototype(object.as.object)) {
        TsValue prototype = own_prototype(object.as.object);
        return ts_is_null(prototype) ? TS_UNDEFINED : get_for(prototype, key, receiver);
    }
    if (ts_prototypes_changed && find_added(object, key, &value)) {
        return value;
    }
    if (ts_is_function(object) && static_get(object.as.pointer, key, receiver, &value)) {
        return value;
    }
    member = find_inherited(object, key);
    if (!member) {
        return built_in_get(object, key, receiver);
    }
    if (member->method) {
        return ts_from_object(member->method);
    }
    return member->getter ? ts_call(member->getter, receiver, 0, NULL) : TS_UNDEFINED;
}

TsValue get_for(TsValue object, TsString *key, TsValue receiver)
{
    const TsAccessor *special = ts_is_object(object) ? own_special(object.as.object, key) : NULL;
    TsValue value;

    if (is_proxy(object)) {
        return ts_proxy_traps->get(object, key, receiver);
    }
    if (special && !special->is_data) {
        return special->getter ? ts_call(special->getter, receiver, 0, NULL) : TS_UNDEFINED;
    }
    return ts_get_own(object, key, &value) ? value : inherited_get(object, key, receiver);
}

TsValue ts_get(TsValue object, TsString *key)
{
    TsValue value;

    if (ts_is_nullish(object)) {
        nullish_object(object, "read", key);
    }
    if (is_proxy(object)) {
        return ts_proxy_traps->get(object, key, object);
    }
    return ts_get_own(object, key, &value) ? value : inherited_get(object, key, object);
}

TsValue ts_get_at(TsValue object, double index)
{
    if (ts_is_array(object)) {
        int64_t position = ts_array_index(index);
        if (position >= 0) {
            return ts_array_value(object.as.pointer, position);
        }
    }
    if (ts_is_string(object)) {
        int64_t position = ts_array_index(index);
        if (position >= 0 && position < object.as.string->length) {
            uint16_t unit = ts_string_unit(object.as.string, (size_t)position);
            return ts_from_string(ts_string_from_unit(unit));
        }
    }
    const TsElements *elements = ts_elements_of(object);
    if (elements) {
        int64_t position = ts_array_index(index);
        bool inside = position >= 0 && (size_t)position < elements->length(object.as.object);
        return inside ? elements->get(object.as.object, (size_t)position) : TS_UNDEFINED;
    }
    return ts_get(object, ts_string_from_number(index));
}

TsValue ts_get_index(TsValue object, TsValue key)
{
    if (ts_is_number(key)) {
        return ts_get_at(object, key.as.number);
    }
    if (ts_is_nullish(object)) {
        nullish_object(object, "read", ts_to_key(key));
    }
    return ts_get(object, ts_to_key(key));
}

TsValue ts_object_get(const void *object, TsString *key)
{
    return ts_get(ts_from_pointer(object), key);
}

/* ---- accessors -------------------------------------------------------------------------------- */

const TsAccessor *own_special(const TsObject *cell, TsString *key)
{
    const TsDynamicObject *extra;
    const TsField *field;

    if (cell->type->flags & TS_TYPE_ACCESSORS) {
        if (is_dictionary(cell)) {
            return accessor_of(ts_table_get(dictionary_of(cell), key_value(key)));
        }
        field = find_field(cell->type, key);
        return field ? accessor_of(((TsValue *)((const TsDynamicObject *)cell)->slots)[field->offset])
                     : NULL;
    }
    extra = extra_of(cell);
    return extra ? own_special(&extra->base, key) : NULL;
}

const TsAccessor *ts_own_accessor(TsValue object, TsString *key)
{
    const TsAccessor *special = ts_is_object(object) ? own_special(object.as.object, key) : NULL;

    return special && !special->is_data ? special : NULL;
}

TsValue ts_call_method(TsValue object, TsString *key, size_t count, const TsValue *values)
{
    TsValue method = ts_get(object, key);

    if (!ts_is_function(method)) {
        ts_throw_error(&TypeError_type, "%S.%S is not a function", ts_describe(object),
                       property_text(key));
    }
    return ts_call(method.as.pointer, object, count, values);
}
