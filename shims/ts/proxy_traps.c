/*
 * The operations of proxies (ECMA-262 §10.5): each asks the handler's function of its name, or the
 * target, and checks that the answer does not deny what the target guarantees.
 */
#include "ts/array.h"
#include "ts/error.h"
#include "ts/object_attributes.h"
#include "ts/prototype.h"
#include "ts/prototype_internal.h"
#include "ts/proxy_internal.h"
#include "ts/reflect.h"

/* ---- asking the handler ---------------------------------------------------------------------- */

TsFunction *ts_proxy_trap(const TsProxy *proxy, TsString *name)
{
    if (!ts_is_object(proxy->handler)) {
        ts_throw_error(&TypeError_type, "Cannot perform '%S' on a proxy that has been revoked",
                       name);
    }
    TS_STACK_CHECK();
    TsValue trap = ts_get(proxy->handler, name);
    if (ts_is_nullish(trap)) {
        return NULL;
    }
    if (!ts_is_function(trap)) {
        ts_throw_error(&TypeError_type,
                       "'%S' returned for property '%S' of object '%S' is not a function",
                       ts_is_object(trap) ? ts_describe(trap) : ts_string_of(trap), name,
                       ts_describe(proxy->handler));
    }
    return trap.as.pointer;
}

static const TsProxy *proxy_of(TsValue value)
{
    return value.as.pointer;
}

static TsValue ask(const TsProxy *proxy, TsFunction *trap, TsValue first, TsValue second,
                   TsValue third)
{
    TsValue arguments[4] = {proxy->target, first, second, third};
    size_t count = ts_is_undefined(third) ? 3 : 4;

    return ts_call(trap, proxy->handler, count, arguments);
}

/* ---- what the target guarantees -------------------------------------------------------------- */

/* An own property of the target, from its descriptor object. */
typedef struct Property {
    bool exists, is_accessor;
    bool writable, enumerable, configurable;
    TsValue value, getter, setter;
} Property;

static bool attribute(TsValue descriptor, TsString *key)
{
    return ts_to_boolean(ts_get(descriptor, key));
}

static Property property_of(TsValue descriptor)
{
    Property property = {.exists = ts_is_object(descriptor)};

    if (property.exists) {
        property.is_accessor = ts_has(descriptor, ts_from_string(TS_STR("get"))) ||
                               ts_has(descriptor, ts_from_string(TS_STR("set")));
        property.writable = attribute(descriptor, TS_STR("writable"));
        property.enumerable = attribute(descriptor, TS_STR("enumerable"));
        property.configurable = attribute(descriptor, TS_STR("configurable"));
        property.value = ts_get(descriptor, TS_STR("value"));
        property.getter = ts_get(descriptor, TS_STR("get"));
        property.setter = ts_get(descriptor, TS_STR("set"));
    }
    return property;
}

static Property target_property(const TsProxy *proxy, TsString *key)
{
    return property_of(ts_object_get_own_property_descriptor(proxy->target, key_value(key)));
}

/* A handler's answer that the target's property denies: `%S` is the key. */
static _Noreturn void denied(const char *format, const TsString *key)
{
    ts_throw_error(&TypeError_type, format, ts_string_of(key_value(key)));
}

static _Noreturn void falsish(const char *trap, const TsString *key)
{
    ts_throw_error(&TypeError_type, "'%s' on proxy: trap returned falsish for property '%S'", trap,
                   ts_string_of(key_value(key)));
}

/* ---- properties ------------------------------------------------------------------------------ */

static TsValue proxy_get(TsValue object, TsString *key, TsValue receiver)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("get"));

    if (!trap) {
        return get_for(proxy->target, key, receiver);
    }
    TsValue value = ask(proxy, trap, key_value(key), receiver, TS_UNDEFINED);
    Property own = target_property(proxy, key);
    if (!own.exists || own.configurable) {
        return value;
    }
    if (!own.is_accessor && !own.writable && !ts_same_value(value, own.value)) {
        ts_throw_error(
            &TypeError_type,
            "'get' on proxy: property '%S' is a read-only and non-configurable data property "
            "on the proxy target but the proxy did not return its actual value (expected '%S' "
            "but got '%S')",
            ts_string_of(key_value(key)), ts_string_of(own.value), ts_string_of(value));
    }
    if (own.is_accessor && ts_is_undefined(own.getter) && !ts_is_undefined(value)) {
        ts_throw_error(
            &TypeError_type,
            "'get' on proxy: property '%S' is a non-configurable accessor property on the "
            "proxy target and does not have a getter function, but the trap did not return "
            "'undefined' (got '%S')",
            ts_string_of(key_value(key)), ts_string_of(value));
    }
    return value;
}

/* What the target itself would say. */
static _Noreturn void refuse_set(TsValue target, TsString *key)
{
    Property own = property_of(ts_object_get_own_property_descriptor(target, key_value(key)));

    if (!own.exists) {
        denied("Cannot define property %S, object is not extensible", key);
    }
    ts_throw_error(&TypeError_type,
                   own.is_accessor ? "Cannot set property %S of %S which has only a getter"
                                   : "Cannot assign to read only property '%S' of object '%S'",
                   ts_string_of(key_value(key)), ts_describe(target));
}

/* { value } of a property that exists; of a new one all attributes, too. */
static TsValue data_descriptor(TsValue value, bool exists)
{
    TsDynamicObject *descriptor = ts_object_new(4);

    ts_object_define(descriptor, TS_STR("value"), value);
    if (!exists) {
        ts_object_define(descriptor, TS_STR("writable"), TS_TRUE);
        ts_object_define(descriptor, TS_STR("enumerable"), TS_TRUE);
        ts_object_define(descriptor, TS_STR("configurable"), TS_TRUE);
    }
    return ts_from_object(descriptor);
}

static bool proxy_put(TsValue object, TsString *key, TsValue value)
{
    Property own = property_of(ts_proxy_operations.own_descriptor(object, key));

    if (own.exists && (own.is_accessor || !own.writable)) {
        return false;
    }
    return ts_proxy_operations.define(object, key, data_descriptor(value, own.exists), false);
}

static bool proxy_set(TsValue object, TsString *key, TsValue value, TsValue receiver, bool strict)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("set"));

    if (!trap) {
        bool done = ts_reflect_set_for(proxy->target, key_value(key), value, receiver);
        if (!done && strict) {
            refuse_set(proxy->target, key);
        }
        return done;
    }
    TsValue arguments[4] = {proxy->target, key_value(key), value, receiver};
    if (!ts_to_boolean(ts_call(trap, proxy->handler, 4, arguments))) {
        if (strict) {
            falsish("set", key);
        }
        return false;
    }
    Property own = target_property(proxy, key);
    if (!own.exists || own.configurable) {
        return true;
    }
    if (!own.is_accessor && !own.writable && !ts_same_value(value, own.value)) {
        denied("'set' on proxy: trap returned truish for property '%S' which exists in the proxy "
               "target "
               "as a non-configurable and non-writable data property with a different value",
               key);
    }
    if (own.is_accessor && ts_is_undefined(own.setter)) {
        denied("'set' on proxy: trap returned truish for property '%S' which exists in the proxy "
               "target "
               "as a non-configurable and non-writable accessor property without a setter",
               key);
    }
    return true;
}

static bool proxy_has(TsValue object, TsString *key)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("has"));

    if (!trap) {
        return ts_has(proxy->target, key_value(key));
    }
    TsValue arguments[2] = {proxy->target, key_value(key)};
    if (ts_to_boolean(ts_call(trap, proxy->handler, 2, arguments))) {
        return true;
    }
    Property own = target_property(proxy, key);
    if (own.exists && !own.configurable) {
        denied("'has' on proxy: trap returned falsish for property '%S' which exists in the proxy "
               "target "
               "as non-configurable",
               key);
    }
    if (own.exists && !ts_is_extensible(proxy->target)) {
        denied(
            "'has' on proxy: trap returned falsish for property '%S' but the proxy target is not "
            "extensible",
            key);
    }
    return false;
}

static bool proxy_delete(TsValue object, TsString *key, bool strict)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("deleteProperty"));

    if (!trap) {
        return (strict ? ts_delete : ts_reflect_delete_property)(proxy->target, key_value(key));
    }
    TsValue arguments[2] = {proxy->target, key_value(key)};
    if (!ts_to_boolean(ts_call(trap, proxy->handler, 2, arguments))) {
        if (strict) {
            falsish("deleteProperty", key);
        }
        return false;
    }
    Property own = target_property(proxy, key);
    if (own.exists && !own.configurable) {
        denied("'deleteProperty' on proxy: trap returned truish for property '%S' which is "
               "non-configurable in the proxy target",
               key);
    }
    if (own.exists && !ts_is_extensible(proxy->target)) {
        denied("'deleteProperty' on proxy: trap returned truish for property '%S' but the proxy "
               "target "
               "is non-extensible",
               key);
    }
    return true;
}

/* ---- descriptors ----------------------------------------------------------------------------- */

/* Whether a property may be described (or become) so while the target has `own` (§10.1.6.3). */
static bool is_compatible(bool extensible, const Property *wanted, const Property *own)
{
    if (!own->exists) {
        return extensible;
    }
    if (own->configurable) {
        return true;
    }
    if (wanted->configurable || wanted->enumerable != own->enumerable ||
        wanted->is_accessor != own->is_accessor) {
        return false;
    }
    if (own->is_accessor) {
        return ts_same_value(wanted->getter, own->getter) &&
               ts_same_value(wanted->setter, own->setter);
    }
    return own->writable || (!wanted->writable && ts_same_value(wanted->value, own->value));
}

/* A descriptor with everything that it does not say. */
static TsValue completed(TsValue descriptor)
{
    TsDynamicObject *holder = ts_object_new(1);
    TsValue key = ts_from_string(TS_STR("property"));

    ts_object_define_property(ts_from_object(holder), key, descriptor);
    return ts_object_get_own_property_descriptor(ts_from_object(holder), key);
}

static TsValue proxy_own_descriptor(TsValue object, TsString *key)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("getOwnPropertyDescriptor"));

    if (!trap) {
        return ts_object_get_own_property_descriptor(proxy->target, key_value(key));
    }
    TsValue arguments[2] = {proxy->target, key_value(key)};
    TsValue answer = ts_call(trap, proxy->handler, 2, arguments);
    Property own = target_property(proxy, key);
    if (!ts_is_object(answer) && !ts_is_undefined(answer)) {
        denied(
            "'getOwnPropertyDescriptor' on proxy: trap returned neither object nor undefined for "
            "property '%S'",
            key);
    }
    if (ts_is_undefined(answer)) {
        if (own.exists && !own.configurable) {
            denied("'getOwnPropertyDescriptor' on proxy: trap returned undefined for property '%S' "
                   "which "
                   "is non-configurable in the proxy target",
                   key);
        }
        if (own.exists && !ts_is_extensible(proxy->target)) {
            denied("'getOwnPropertyDescriptor' on proxy: trap returned undefined for property '%S' "
                   "which "
                   "exists in the non-extensible proxy target",
                   key);
        }
        return answer;
    }
    answer = completed(answer);
    Property given = property_of(answer);
    if (!is_compatible(ts_is_extensible(proxy->target), &given, &own)) {
        denied("'getOwnPropertyDescriptor' on proxy: trap returned descriptor for property '%S' "
               "that is "
               "incompatible with the existing property in the proxy target",
               key);
    }
    if (!given.configurable && (!own.exists || own.configurable)) {
        denied("'getOwnPropertyDescriptor' on proxy: trap reported non-configurability for "
               "property '%S' "
               "which is either non-existent or configurable in the proxy target",
               key);
    }
    return answer;
}

static bool proxy_define(TsValue object, TsString *key, TsValue descriptor, bool strict)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("defineProperty"));

    if (!trap) {
        if (!strict) {
            return ts_reflect_define_property(proxy->target, key_value(key), descriptor);
        }
        ts_object_define_property(proxy->target, key_value(key), descriptor);
        return true;
    }
    TsValue arguments[3] = {proxy->target, key_value(key), descriptor};
    if (!ts_to_boolean(ts_call(trap, proxy->handler, 3, arguments))) {
        if (strict) {
            falsish("defineProperty", key);
        }
        return false;
    }
    Property own = target_property(proxy, key);
    bool fixed = ts_has(descriptor, ts_from_string(TS_STR("configurable"))) &&
                 !attribute(descriptor, TS_STR("configurable"));
    if (!own.exists && !ts_is_extensible(proxy->target)) {
        denied("'defineProperty' on proxy: trap returned truish for adding property '%S'  to the "
               "non-extensible proxy target",
               key);
    }
    if (fixed && (!own.exists || own.configurable)) {
        denied("'defineProperty' on proxy: trap returned truish for defining non-configurable "
               "property "
               "'%S' which is either non-existent or configurable in the proxy target",
               key);
    }
    return true;
}

/* ---- keys ------------------------------------------------------------------------------------ */

static bool contains(const TsArray *keys, const TsString *key)
{
    for (size_t i = 0; i < keys->length; i++) {
        if (key_equals(ts_array_ptr_at(keys, i), key)) {
            return true;
        }
    }
    return false;
}

static TsArray *keys_of_answer(TsValue answer)
{
    TsArray *keys = ts_array_new(TS_REP_POINTER, 0);

    if (!ts_is_object(answer)) {
        ts_throw_error(&TypeError_type, "CreateListFromArrayLike called on non-object");
    }
    double length = ts_to_number(ts_get(answer, TS_STR("length")));
    for (size_t i = 0; (double)i < length; i++) {
        TsValue key = ts_get_at(answer, (double)i);
        if (!ts_is_string(key) && !ts_is_symbol(key)) {
            ts_throw_error(&TypeError_type, "%S is not a valid property name", ts_string_of(key));
        }
        if (contains(keys, key.as.pointer)) {
            ts_throw_error(&TypeError_type, "'ownKeys' on proxy: trap returned duplicate entries");
        }
        ts_array_push_ptr(keys, key.as.pointer);
    }
    return keys;
}

static TsArray *proxy_own_keys(TsValue object)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("ownKeys"));

    if (!trap) {
        return ts_own_keys(proxy->target, TS_OWN_SYMBOLS | TS_OWN_NOT_ENUMERABLE);
    }
    TsArray *keys = keys_of_answer(ts_call(trap, proxy->handler, 1, &proxy->target));
    bool extensible = ts_is_extensible(proxy->target);
    TsArray *own = ts_own_keys(proxy->target, TS_OWN_SYMBOLS | TS_OWN_NOT_ENUMERABLE);
    for (size_t i = 0; i < own->length; i++) {
        TsString *key = ts_array_ptr_at(own, i);
        bool required = !extensible || !target_property(proxy, key).configurable;
        if (required && !contains(keys, key)) {
            denied("'ownKeys' on proxy: trap result did not include '%S'", key);
        }
    }
    if (!extensible && keys->length != own->length) {
        ts_throw_error(
            &TypeError_type,
            "'ownKeys' on proxy: trap returned extra keys but proxy target is non-extensible");
    }
    return keys;
}

/* ---- the object as a whole ------------------------------------------------------------------- */

static TsValue proxy_prototype(TsValue object)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("getPrototypeOf"));

    if (!trap) {
        return ts_get_prototype_of(proxy->target);
    }
    TsValue prototype = ts_call(trap, proxy->handler, 1, &proxy->target);
    if (!ts_is_object(prototype) && !ts_is_null(prototype)) {
        ts_throw_error(&TypeError_type,
                       "'getPrototypeOf' on proxy: trap returned neither object nor null");
    }
    if (!ts_is_extensible(proxy->target) &&
        !ts_same_value(prototype, ts_get_prototype_of(proxy->target))) {
        ts_throw_error(&TypeError_type,
                       "'getPrototypeOf' on proxy: proxy target is non-extensible but "
                       "the trap did not return its actual prototype");
    }
    return prototype;
}

static bool proxy_set_prototype(TsValue object, TsValue prototype, bool strict)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("setPrototypeOf"));

    if (!trap) {
        if (!strict) {
            return ts_reflect_set_prototype_of(proxy->target, prototype);
        }
        ts_set_prototype_of(proxy->target, prototype);
        return true;
    }
    TsValue arguments[2] = {proxy->target, prototype};
    if (!ts_to_boolean(ts_call(trap, proxy->handler, 2, arguments))) {
        if (strict) {
            ts_throw_error(&TypeError_type, "'setPrototypeOf' on proxy: trap returned falsish for "
                                            "property 'undefined'");
        }
        return false;
    }
    if (!ts_is_extensible(proxy->target) &&
        !ts_same_value(prototype, ts_get_prototype_of(proxy->target))) {
        ts_throw_error(&TypeError_type,
                       "'setPrototypeOf' on proxy: trap returned truish for setting a "
                       "new prototype on the non-extensible proxy target");
    }
    return true;
}

static bool proxy_is_extensible(TsValue object)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("isExtensible"));
    bool extensible = ts_is_extensible(proxy->target);

    if (trap && ts_to_boolean(ts_call(trap, proxy->handler, 1, &proxy->target)) != extensible) {
        ts_throw_error(
            &TypeError_type,
            "'isExtensible' on proxy: trap result does not reflect extensibility of proxy "
            "target (which is '%s')",
            extensible ? "true" : "false");
    }
    return extensible;
}

static bool proxy_prevent_extensions(TsValue object, bool strict)
{
    const TsProxy *proxy = proxy_of(object);
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("preventExtensions"));

    if (!trap) {
        ts_prevent_extensions(proxy->target);
        return true;
    }
    if (!ts_to_boolean(ts_call(trap, proxy->handler, 1, &proxy->target))) {
        if (strict) {
            ts_throw_error(&TypeError_type, "'preventExtensions' on proxy: trap returned falsish");
        }
        return false;
    }
    if (ts_is_extensible(proxy->target)) {
        ts_throw_error(&TypeError_type,
                       "'preventExtensions' on proxy: trap returned truish but the proxy target "
                       "is extensible");
    }
    return true;
}

static TsValue proxy_target(TsValue object)
{
    return proxy_of(object)->target;
}

static TsArray *proxy_elements(TsValue object)
{
    TsArray *elements = ts_array_new(TS_REP_VALUE, 0);
    double length = ts_to_number(ts_get(object, TS_STR("length")));

    for (double i = 0; i < length; i++) {
        ts_array_push_value(elements, ts_get_at(object, i));
    }
    return elements;
}

const TsProxyTraps ts_proxy_operations = {
    .get = proxy_get,
    .set = proxy_set,
    .put = proxy_put,
    .has = proxy_has,
    .delete_property = proxy_delete,
    .own_descriptor = proxy_own_descriptor,
    .define = proxy_define,
    .own_keys = proxy_own_keys,
    .prototype = proxy_prototype,
    .set_prototype = proxy_set_prototype,
    .is_extensible = proxy_is_extensible,
    .prevent_extensions = proxy_prevent_extensions,
    .target = proxy_target,
    .elements = proxy_elements,
};
