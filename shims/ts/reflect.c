/*
 * Reflect: operators on objects as functions.
 */
#include "ts/reflect.h"

#include "ts/elements.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/object_attributes.h"
#include "ts/prototype.h"
#include "ts/prototype_internal.h"

static void check_object(TsValue object, const char *name)
{
    if (!ts_is_object(object)) {
        ts_throw_error(&TypeError_type, "Reflect.%s called on non-object", name);
    }
}

TsValue ts_reflect_get(TsValue object, TsValue key)
{
    check_object(object, "get");
    return ts_get_index(object, key);
}

TsValue ts_reflect_get_for(TsValue object, TsValue key, TsValue receiver)
{
    check_object(object, "get");
    return get_for(object, ts_to_key(key), receiver);
}

static void put_own(TsValue object, TsValue key, TsValue value)
{
    TsString *name = ts_to_key(key);

    if (own_special(object.as.object, name) || ts_elements_of(object)) {
        ts_set(object, name, value);
    } else {
        ts_object_put_own(object, name, value);
    }
}

static void define(TsValue object, TsValue key, TsValue descriptor)
{
    ts_object_define_property(object, key, descriptor);
}

static void set_prototype(TsValue object, TsValue prototype, TsValue unused)
{
    (void)unused;
    ts_set_prototype_of(object, prototype);
}

/* Whether the object allows it: a TypeError is its refusal. */
static bool allows(void (*act)(TsValue object, TsValue key, TsValue value), TsValue object, TsValue key,
                   TsValue value)
{
    volatile bool done = true;

    TS_TRY
    {
        act(object, key, value);
    }
    TS_CATCH(error)
    {
        if (!ts_instance_of(error, TypeError)) {
            ts_throw(error);
        }
        done = false;
    }
    TS_END_TRY;
    return done;
}

/* What a setter throws is no refusal. */
static bool call_setter(TsFunction *setter, TsValue receiver, TsValue value)
{
    if (setter) {
        ts_call(setter, receiver, 1, &value);
    }
    return setter != NULL;
}

/* The property becomes one of the receiver's own (§10.1.9.2). */
static bool put(TsValue receiver, TsString *key, TsValue value)
{
    if (!ts_is_object(receiver)) {
        return false;
    }
    if (is_proxy(receiver)) {
        return ts_proxy_traps->put(receiver, key, value);
    }
    if (ts_own_accessor(receiver, key)) {
        return false;
    }
    return allows(put_own, receiver, key_value(key), value);
}

/* OrdinarySet (§10.1.9): the nearest property of the name decides, setters are called. */
static bool set_for(TsValue object, TsString *key, TsValue value, TsValue receiver)
{
    TsValue old;

    for (TsValue at = object; ts_is_object(at); at = own_prototype(at.as.object)) {
        if (is_proxy(at)) {
            return ts_proxy_traps->set(at, key, value, receiver, false);
        }
        const TsAccessor *special = own_special(at.as.object, key);
        if (special && !special->is_data) {
            return call_setter(special->setter, receiver, value);
        }
        if (special ? special->flags & TS_FIELD_READONLY : ts_get_own(at, key, &old)) {
            return !special && put(receiver, key, value);
        }
        const TsMember *member = find_inherited(at, key);
        if (member && !member->method) {
            return call_setter(member->setter, receiver, value);
        }
        if (special || !has_own_prototype(at.as.object)) {
            break;
        }
    }
    return put(receiver, key, value);
}

bool ts_reflect_set_for(TsValue object, TsValue key, TsValue value, TsValue receiver)
{
    check_object(object, "set");
    return set_for(object, ts_to_key(key), value, receiver);
}

bool ts_reflect_set(TsValue object, TsValue key, TsValue value)
{
    return ts_reflect_set_for(object, key, value, object);
}

bool ts_reflect_has(TsValue object, TsValue key)
{
    check_object(object, "has");
    return ts_has(object, key);
}

bool ts_reflect_delete_property(TsValue object, TsValue key)
{
    check_object(object, "deleteProperty");
    if (is_proxy(object)) {
        return ts_proxy_traps->delete_property(object, ts_to_key(key), false);
    }
    return ts_delete_sloppy(object, key);
}

bool ts_reflect_define_property(TsValue object, TsValue key, TsValue descriptor)
{
    check_object(object, "defineProperty");
    if (is_proxy(object)) {
        return ts_proxy_traps->define(object, ts_to_key(key), descriptor, false);
    }
    return allows(define, object, key, descriptor);
}

TsValue ts_reflect_get_own_property_descriptor(TsValue object, TsValue key)
{
    check_object(object, "getOwnPropertyDescriptor");
    return ts_object_get_own_property_descriptor(object, key);
}

TsArray *ts_reflect_own_keys(TsValue object)
{
    check_object(object, "ownKeys");
    return ts_object_own_keys(object);
}

TsValue ts_reflect_get_prototype_of(TsValue object)
{
    check_object(object, "getPrototypeOf");
    return ts_get_prototype_of(object);
}

bool ts_reflect_set_prototype_of(TsValue object, TsValue prototype)
{
    check_object(object, "setPrototypeOf");
    if (is_proxy(object)) {
        return ts_proxy_traps->set_prototype(object, prototype, false);
    }
    return allows(set_prototype, object, prototype, TS_UNDEFINED);
}

bool ts_reflect_is_extensible(TsValue object)
{
    check_object(object, "isExtensible");
    return ts_is_extensible(object);
}

bool ts_reflect_prevent_extensions(TsValue object)
{
    check_object(object, "preventExtensions");
    if (is_proxy(object)) {
        return ts_proxy_traps->prevent_extensions(object, false);
    }
    ts_prevent_extensions(object);
    return true;
}

static TsArray *argument_list(TsValue arguments)
{
    if (!ts_is_array_object(arguments)) {
        ts_throw_error(&TypeError_type, "CreateListFromArrayLike called on non-object");
    }
    return ts_array_convert(arguments.as.pointer, TS_REP_VALUE);
}

TsFunction *ts_reflect_function(TsValue value)
{
    if (!ts_is_function(value)) {
        TsString *kind = ts_typeof(value);
        const char *article = ts_is_object(value) || ts_is_undefined(value) ? "an" : "a";
        ts_throw_error(&TypeError_type,
                       "Function.prototype.apply was called on %S, which is %s %S and not a function",
                       ts_describe(value), article, kind);
    }
    return value.as.pointer;
}

TsFunction *ts_reflect_constructor(TsValue value)
{
    if (!ts_is_function(value)) {
        ts_throw_error(&TypeError_type, "%S is not a constructor", ts_describe(value));
    }
    return value.as.pointer;
}

TsValue ts_reflect_apply(TsFunction *function, TsValue this_value, TsValue arguments)
{
    const TsArray *values = argument_list(arguments);

    return ts_call(function, this_value, values->length, values->items);
}

TsValue ts_reflect_construct(TsFunction *constructor, TsValue arguments)
{
    const TsArray *values = argument_list(arguments);

    return ts_construct(ts_from_object(constructor), values->length, values->items);
}

TsValue ts_reflect_construct_as(TsFunction *constructor, TsValue arguments, TsFunction *new_target)
{
    TsValue made = ts_reflect_construct(constructor, arguments);

    if (new_target != constructor) {
        TsValue prototype = ts_get(ts_from_object(new_target), TS_STR("prototype"));
        if (ts_is_object(prototype) && !ts_strict_equals(prototype, ts_get_prototype_of(made))) {
            ts_set_prototype_of(made, prototype);
        }
    }
    return made;
}
