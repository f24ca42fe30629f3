/*
 * Prototypes as objects.
 */
#include "ts/prototype.h"

#include "ts/array.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/prototype_internal.h"
#include "ts/boxed.h"

const TsType ts_prototype_object_type = {
    .kind = TS_KIND_OBJECT, .size = sizeof(TsPrototypeObject), .name = "Object"};

TsSymbol ts_symbol_prototype = TS_SYMBOL_INIT(NULL);
bool ts_prototypes_changed;

/* ---- the cells ------------------------------------------------------------------------------- */

static TsArray *known; /* TsPrototypeObjects */
static TsPrototypeObject *built_in[TS_PROTOTYPE_COUNT];

static TsPrototypeObject *make(const TsType *type, TsPrototype kind)
{
    if (!known) {
        ts_heap_root(&known, TS_REP_POINTER);
        known = ts_array_new(TS_REP_POINTER, 0);
    }
    TsPrototypeObject *made =
        TS_NEW_AS(TsPrototypeObject, ts_prototype_object_type, .of = type, .kind = kind);
    ts_array_push_ptr(known, made);
    return made;
}

static TsPrototypeObject *find(const TsType *type)
{
    for (size_t i = 0; known && i < known->length; i++) {
        TsPrototypeObject *prototype = ts_array_ptr_at(known, i);
        if (prototype->of == type) {
            return prototype;
        }
    }
    return NULL;
}

static bool is_class(const TsType *type)
{
    return type && (type->flags & TS_TYPE_CLASS);
}

static TsPrototype kind_of_type(const TsType *type)
{
    return type->kind == TS_KIND_ERROR   ? TS_PROTOTYPE_ERROR
           : type->kind == TS_KIND_ARRAY ? TS_PROTOTYPE_ARRAY
           : type->kind == TS_KIND_MAP   ? TS_PROTOTYPE_MAP
           : type->kind == TS_KIND_SET   ? TS_PROTOTYPE_SET
           : type->kind == TS_KIND_DATE  ? TS_PROTOTYPE_DATE
           : type->kind == TS_KIND_FUNCTION ? TS_PROTOTYPE_FUNCTION
                                         : TS_PROTOTYPE_OBJECT;
}

TsPrototypeObject *prototype_of_type(const TsType *type)
{
    if (type->kind == TS_KIND_BOXED) {
        return prototype_of_kind((TsPrototype)type->element);
    }
    if (type == &ts_dynamic_type || type == &ts_function_type || type == &TsArray_type ||
        type->kind == TS_KIND_MAP || type->kind == TS_KIND_SET || type->kind == TS_KIND_DATE) {
        if (!is_class(type)) {
            return prototype_of_kind(kind_of_type(type));
        }
    }
    TsPrototypeObject *found = find(type);

    return found ? found : make(type, TS_PROTOTYPE_OBJECT);
}

TsPrototypeObject *prototype_of_kind(TsPrototype kind)
{
    if (!built_in[kind]) {
        built_in[kind] = make(NULL, kind);
    }
    return built_in[kind];
}

/* ---- asking ---------------------------------------------------------------------------------- */

TsValue own_prototype(const TsObject *object)
{
    TsValue prototype = TS_NULL;

    ts_get_own(ts_from_object(extra_of(object)), (TsString *)&ts_symbol_prototype, &prototype);
    return prototype;
}

/* The next prototype above that of a class. */
static TsValue above(const TsPrototypeObject *prototype, TsPrototype kind)
{
    if (prototype->of && is_class(prototype->of->parent)) {
        return ts_from_object(prototype_of_type(prototype->of->parent));
    }
    if (!prototype->of && prototype->kind == TS_PROTOTYPE_OBJECT) {
        return TS_NULL;
    }
    return ts_from_object(prototype_of_kind(prototype->of ? kind : TS_PROTOTYPE_OBJECT));
}

TsValue ts_get_prototype_of(TsValue object)
{
    const TsPrototypeObject *prototype = as_prototype(object);

    if (ts_is_nullish(object)) {
        ts_throw_error(&TypeError_type, "Cannot convert undefined or null to object");
    }
    if (!ts_is_object(object)) {
        return ts_from_object(prototype_of_kind(prototype_of(object)));
    }
    if (is_proxy(object)) {
        return ts_proxy_traps->prototype(object);
    }
    if (has_own_prototype(object.as.object)) {
        return own_prototype(object.as.object);
    }
    if (prototype) {
        return above(prototype, prototype->of ? kind_of_type(prototype->of) : TS_PROTOTYPE_OBJECT);
    }
    const TsType *type = ts_type_origin(ts_type_of(object.as.object));
    if (type->flags & TS_TYPE_NULL_PROTOTYPE) {
        return TS_NULL;
    }
    if (type->kind == TS_KIND_FUNCTION) {
        const TsType *made = ((TsFunction *)object.as.pointer)->info->instance_type;
        const TsType *parent = made ? made->parent : NULL;
        if (is_class(parent) && parent->constructor) {
            return ts_from_object(*parent->constructor);
        }
    }
    if (is_class(type) && type->kind != TS_KIND_FUNCTION) {
        return ts_from_object(prototype_of_type(type));
    }
    return ts_from_object(prototype_of_kind(prototype_of(object)));
}

bool ts_is_prototype_of(TsValue prototype, TsValue object)
{
    while (ts_is_object(object)) {
        object = ts_get_prototype_of(object);
        if (ts_strict_equals(object, prototype)) {
            return true;
        }
    }
    return false;
}

bool ts_inherits_object(TsValue value)
{
    if (!ts_is_object(value) || !(is_proxy(value) || has_own_prototype(value.as.object))) {
        return ts_is_object(value) && !(ts_type_of(value.as.object)->flags & TS_TYPE_NULL_PROTOTYPE);
    }
    return ts_is_prototype_of(ts_from_object(prototype_of_kind(TS_PROTOTYPE_OBJECT)), value);
}

bool has_own_member(const TsType *type, const TsString *key)
{
    for (uint32_t i = 0; i < type->member_count; i++) {
        if (key_equals(type->members[i].name, key)) {
            return true;
        }
    }
    return false;
}

bool find_added(TsValue object, TsString *key, TsValue *value)
{
    TsValue at = object;

    while (!ts_is_nullish(at)) {
        at = ts_get_prototype_of(at);
        const TsPrototypeObject *prototype = as_prototype(at);
        if (prototype && prototype->of && has_own_member(prototype->of, key) &&
            !(at.as.object->type->flags & TS_TYPE_EXTRA)) {
            return false; /* nearer than what was added further up */
        }
        if (ts_is_object(at) && (at.as.object->type->flags & TS_TYPE_EXTRA)) {
            const TsAccessor *special = own_special(at.as.object, key);
            if (special && !special->is_data) {
                *value = special->getter ? ts_call(special->getter, object, 0, NULL) : TS_UNDEFINED;
                return true;
            }
            if (ts_get_own(at, key, value)) {
                return true;
            }
            if (prototype && prototype->of && has_own_member(prototype->of, key)) {
                return false;
            }
        }
    }
    return false;
}

/* ---- setting --------------------------------------------------------------------------------- */

static void check_prototype(TsValue prototype)
{
    if (!ts_is_object(prototype) && !ts_is_null(prototype)) {
        ts_throw_error(&TypeError_type, "Object prototype may only be an Object or null: %S",
                       ts_string_of(prototype));
    }
}

TsValue ts_set_prototype_of(TsValue object, TsValue prototype)
{
    if (ts_is_nullish(object)) {
        ts_throw_error(&TypeError_type, "Object.setPrototypeOf called on null or undefined");
    }
    check_prototype(prototype);
    if (is_proxy(object)) {
        ts_proxy_traps->set_prototype(object, prototype, true);
        return object;
    }
    if (!ts_is_object(object) ||
        ts_strict_equals(ts_get_prototype_of(object), prototype)) {
        return object;
    }
    if (ts_type_of(object.as.object)->flags & (TS_TYPE_FROZEN | TS_TYPE_SEALED | TS_TYPE_FIXED)) {
        ts_throw_error(&TypeError_type, "%S is not extensible", ts_describe(object));
    }
    if (ts_is_prototype_of(object, prototype) || ts_strict_equals(object, prototype)) {
        ts_throw_error(&TypeError_type, "Cyclic __proto__ value");
    }
    ts_object_set_beside(object.as.object, (TsString *)&ts_symbol_prototype, prototype);
    object.as.object->type = shape_with_flags(object.as.object->type, TS_TYPE_PROTOTYPE);
    return object;
}

TsValue ts_object_create(TsValue prototype)
{
    check_prototype(prototype);
    if (ts_is_null(prototype)) {
        return ts_from_object(ts_object_new_null_prototype());
    }
    return ts_set_prototype_of(ts_from_object(ts_object_new(2)), prototype);
}

void define_with_flags(TsObject *object, TsString *key, TsValue value, unsigned flags)
{
    TsAccessor *special = TS_NEW_AS(TsAccessor, ts_accessor_type, .value = value, .is_data = true,
                                    .flags = (uint8_t)flags);

    ts_object_set_beside(object, key, ts_from_object(special));
    extra_of(object)->base.type = shape_with_flags(extra_of(object)->base.type, TS_TYPE_ACCESSORS);
}

/* The prototype of what a function constructs: an object that knows the function, made when it is
 * first asked for (§10.2.5). */
static TsValue constructor_prototype(TsFunction *function)
{
    const TsAccessor *special = own_special(&function->base, TS_STR("prototype"));
    TsDynamicObject *made;
    TsAccessor *constructor;

    if (special) {
        return special->value;
    }
    made = ts_object_new(4);
    constructor = TS_NEW_AS(TsAccessor, ts_accessor_type, .value = ts_from_object(function),
                            .is_data = true, .flags = TS_FIELD_NOT_ENUMERABLE);
    ts_object_define(made, TS_STR("constructor"), ts_from_object(constructor));
    made->base.type = shape_with_flags(made->base.type, TS_TYPE_ACCESSORS);
    define_with_flags(&function->base, TS_STR("prototype"), ts_from_object(made),
                  TS_FIELD_NOT_ENUMERABLE | TS_FIELD_NOT_CONFIGURABLE);
    return ts_from_object(made);
}

TsValue ts_function_prototype(TsFunction *function)
{
    const TsType *type = function->info->instance_type;

    if (type) {
        return ts_from_object(prototype_of_type(type));
    }
    return function->info->flags & TS_FUNCTION_CONSTRUCTOR ? constructor_prototype(function)
                                                           : TS_UNDEFINED;
}

TsValue ts_property_key(TsValue key)
{
    return key_value(ts_to_key(key));
}

/* SetFunctionName (§10.2.9). */
static void name_function(TsFunction *function, const TsString *key, const char *prefix)
{
    TsString *text = ts_key_is_symbol(key)
                         ? ts_string_format("[%S]", ((const TsSymbol *)key)->description)
                         : (TsString *)key;

    define_with_flags(&function->base, TS_STR("name"),
                      ts_from_string(ts_string_format("%s%S", prefix, text)),
                      TS_FIELD_READONLY | TS_FIELD_NOT_ENUMERABLE);
}

void ts_define_member(TsValue object, TsValue key, TsValue value, int32_t kind)
{
    TsString *name = ts_to_key(key);
    const TsAccessor *old = kind >= TS_MEMBER_GETTER ? ts_own_accessor(object, name) : NULL;
    TsObject *cell = object.as.object;

    if (kind == TS_MEMBER_FIELD) {
        ts_object_put_own(object, name, value);
        return;
    }
    TsFunction *function = value.as.pointer;
    name_function(function, name, kind == TS_MEMBER_GETTER ? "get " : kind == TS_MEMBER_SETTER ? "set " : "");
    ts_prototypes_changed |= as_prototype(object) != NULL;
    if (kind == TS_MEMBER_METHOD) {
        define_with_flags(cell, name, value, TS_FIELD_NOT_ENUMERABLE);
        return;
    }
    TsAccessor *accessor =
        TS_NEW_AS(TsAccessor, ts_accessor_type,
                  .getter = kind == TS_MEMBER_GETTER ? function : old ? old->getter : NULL,
                  .setter = kind == TS_MEMBER_SETTER ? function : old ? old->setter : NULL,
                  .flags = TS_FIELD_NOT_ENUMERABLE);
    ts_object_set_beside(cell, name, ts_from_object(accessor));
    extra_of(cell)->base.type = shape_with_flags(extra_of(cell)->base.type, TS_TYPE_ACCESSORS);
}

TsValue ts_new_target(TsValue self, TsValue callee)
{
    if (!ts_is_object(self) || !ts_instance_of_value(self, callee)) {
        return TS_UNDEFINED;
    }
    return ts_get(self, TS_STR("constructor"));
}

TsValue ts_super_get(TsValue home, TsValue self, TsString *name)
{
    TsValue prototype = ts_get_prototype_of(home);

    return ts_is_object(prototype) ? get_for(prototype, name, self) : ts_get(prototype, name);
}

TsValue ts_with_prototype(TsValue object, TsValue prototype)
{
    if (ts_is_object(prototype) || ts_is_null(prototype)) {
        ts_set_prototype_of(object, prototype);
    }
    return object;
}
