/*
 * Reflect: operators on objects as functions.
 */
#include "ts/reflect.h"

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

static void set(TsValue object, TsValue key, TsValue value)
{
    ts_set_index(object, key, value);
}

static void delete_property(TsValue object, TsValue key, TsValue unused)
{
    (void)unused;
    ts_delete(object, key);
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

bool ts_reflect_set_for(TsValue object, TsValue key, TsValue value, TsValue receiver)
{
    check_object(object, "set");
    const TsAccessor *accessor = ts_own_accessor(object, ts_to_key(key));

    if (accessor && accessor->setter) {
        ts_call(accessor->setter, receiver, 1, &value); /* what it throws is no refusal */
        return true;
    }
    return allows(set, receiver, key, value);
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
    return allows(delete_property, object, key, TS_UNDEFINED);
}

bool ts_reflect_define_property(TsValue object, TsValue key, TsValue descriptor)
{
    check_object(object, "defineProperty");
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
    ts_prevent_extensions(object);
    return true;
}

static TsArray *argument_list(TsValue arguments)
{
    if (!ts_is_array(arguments)) {
        ts_throw_error(&TypeError_type, "CreateListFromArrayLike called on non-object");
    }
    return ts_array_convert(arguments.as.pointer, TS_REP_VALUE);
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
