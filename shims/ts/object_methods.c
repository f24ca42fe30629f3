/*
 * Object.* and the methods of every object. Those that take an iterable are in collect.c.
 */
#include "ts/object_methods.h"

#include "ts/error.h"
#include "ts/number.h"
#include "ts/boxed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void refuse_nullish(TsValue object)
{
    if (ts_is_nullish(object)) {
        ts_throw_error(&TypeError_type, "Cannot convert undefined or null to object");
    }
}

/* ---- enumeration ----------------------------------------------------------------------------- */

TsArray *ts_object_keys(TsValue object)
{
    refuse_nullish(object);
    return ts_keys(object);
}

static bool add_value(void *context, TsString *key, TsValue value)
{
    (void)key;
    ts_array_push_value(context, value);
    return true;
}

TsArray *ts_object_values(TsValue object, TsRep rep)
{
    TsArray *values = ts_array_new(rep, 0);

    refuse_nullish(object);
    ts_each_property(object, add_value, values);
    return values;
}

TsArray *ts_object_values_any(TsValue object)
{
    return ts_object_values(object, TS_REP_VALUE);
}

static bool add_entry(void *context, TsString *key, TsValue value)
{
    TsValue pair[2] = {ts_from_string(key), value};

    ts_array_push_ptr(context, ts_array_of_value(2, pair));
    return true;
}

TsArray *ts_object_entries(TsValue object)
{
    TsArray *entries = ts_array_new(TS_ARRAY_PTR, 0);

    refuse_nullish(object);
    ts_each_property(object, add_entry, entries);
    return entries;
}

TsArray *ts_object_get_own_property_names(TsValue object)
{
    refuse_nullish(object);
    TsArray *keys = ts_own_keys(object, TS_OWN_NOT_ENUMERABLE);
    return ts_array_convert(keys, TS_REP_POINTER);
}

/* ---- copying, freezing ----------------------------------------------------------------------- */

TsValue ts_object_assign(TsValue target, size_t count, const TsValue *sources)
{
    refuse_nullish(target);
    for (size_t i = 0; i < count; i++) {
        ts_copy_properties(target, sources[i]);
    }
    return target;
}

TsValue ts_object_assign_1(TsValue target, TsValue source)
{
    return ts_object_assign(target, 1, &source);
}

TsValue ts_object_assign_2(TsValue target, TsValue first, TsValue second)
{
    TsValue sources[2] = {first, second};

    return ts_object_assign(target, 2, sources);
}

TsValue ts_object_assign_3(TsValue target, TsValue first, TsValue second, TsValue third)
{
    TsValue sources[3] = {first, second, third};

    return ts_object_assign(target, 3, sources);
}

TsValue ts_object_freeze(TsValue object)
{
    if (ts_is_object(object)) {
        ts_freeze(object);
    }
    return object;
}

bool ts_object_is_frozen(TsValue object)
{
    return !ts_is_object(object) || ts_is_frozen(object);
}

/* ---- tests ----------------------------------------------------------------------------------- */

bool ts_object_has_own(TsValue object, TsValue key)
{
    refuse_nullish(object);
    return ts_has_own(object, key);
}

bool ts_object_property_is_enumerable(TsValue object, TsValue key)
{
    TsArray *keys = ts_own_keys(object, TS_OWN_SYMBOLS);
    TsValue name = ts_from_pointer(ts_to_key(key));

    for (size_t i = 0; i < keys->length; i++) {
        if (ts_strict_equals(ts_array_value(keys, (int64_t)i), name)) {
            return true;
        }
    }
    return false;
}

/* ---- text ------------------------------------------------------------------------------------ */

TsString *ts_object_tag(TsValue object)
{
    switch (object.tag) {
    case TS_TAG_UNDEFINED:
        return TS_STR("[object Undefined]");
    case TS_TAG_NULL:
        return TS_STR("[object Null]");
    case TS_TAG_BOOLEAN:
        return TS_STR("[object Boolean]");
    case TS_TAG_NUMBER:
        return TS_STR("[object Number]");
    case TS_TAG_STRING:
        return TS_STR("[object String]");
    case TS_TAG_OBJECT:
        break;
    default:
        return ts_is_symbol(object) ? TS_STR("[object Symbol]") : TS_STR("[object BigInt]");
    }
    TsValue tag = ts_get(object, (TsString *)&ts_symbol_to_string_tag);
    if (ts_is_string(tag)) {
        return ts_string_format("[object %S]", tag.as.string);
    }
    if (ts_is_array_object(object)) {
        return TS_STR("[object Array]");
    }
    const TsType *type = ts_type_of(object.as.pointer);
    if (type->kind == TS_KIND_DYNAMIC && strcmp(type->name, "Arguments") == 0) {
        return TS_STR("[object Arguments]");
    }
    switch (ts_type_of(object.as.pointer)->kind) {
    case TS_KIND_FUNCTION:
        return TS_STR("[object Function]");
    case TS_KIND_ERROR:
        return TS_STR("[object Error]");
    case TS_KIND_MAP:
        return TS_STR("[object Map]");
    case TS_KIND_SET:
        return TS_STR("[object Set]");
    case TS_KIND_DATE:
        return TS_STR("[object Date]");
    case TS_KIND_BOXED:
        return ts_string_format("[object %s]", ts_type_of(object.as.pointer)->name);
    case TS_KIND_PROMISE:
        return TS_STR("[object Promise]");
    case TS_KIND_NATIVE: {
        const char *name = ts_type_origin(ts_type_of(object.as.pointer))->name;
        return strcmp(name, "RegExp") == 0 ? TS_STR("[object RegExp]") : TS_STR("[object Object]");
    }
    default:
        return TS_STR("[object Object]");
    }
}

TsString *ts_object_to_string(TsValue object)
{
    if (ts_is_object(object)) {
        TsValue method = ts_get(object, TS_STR("toString"));
        if (!ts_is_function(method)) {
            return ts_object_tag(object);
        }
        return ts_to_string(ts_call_value(method, object, 0, NULL));
    }
    return ts_string_of(object);
}

TsString *ts_object_to_locale_string(TsValue object)
{
    return ts_object_to_string(object);
}

TsValue ts_object_value_of(TsValue object)
{
    return object;
}

/* ---- functions ------------------------------------------------------------------------------- */

TsValue ts_function_call(TsFunction *function, TsValue this_value, size_t count,
                         const TsValue *values)
{
    return ts_call(function, this_value, count, values);
}

TsValue ts_function_apply(TsFunction *function, TsValue this_value, TsValue arguments)
{
    if (ts_is_nullish(arguments)) {
        return ts_call(function, this_value, 0, NULL);
    }
    if (!ts_is_array(arguments)) {
        ts_throw_error(&TypeError_type, "CreateListFromArrayLike called on non-object");
    }
    TsArray *values = ts_array_copy_filled(ts_as_array(arguments), TS_REP_VALUE);
    return ts_call(function, this_value, values->length, values->items);
}

TsValue ts_function_get_prototype(TsFunction *function)
{
    return ts_get(ts_from_object(function), TS_STR("prototype"));
}

void ts_function_set_prototype(TsFunction *function, TsValue prototype)
{
    ts_set(ts_from_object(function), TS_STR("prototype"), prototype);
}

TsString *ts_function_name(const TsFunction *function)
{
    TsValue own;

    if (ts_type_of(function)->flags & TS_TYPE_EXTRA) { /* it may have been given another name */
        ts_get_own(ts_from_object(function), TS_STR("name"), &own);
        return ts_is_string(own) ? own.as.string : ts_string_empty();
    }
    return ts_string_from_c(function->info->name);
}

/** What a bound function keeps. Its description is its own: name and length depend on the target. */
typedef struct Bound {
    TsObject base;
    TsFunctionInfo info;
    TsFunction *target;
    TsArray *values; /* TsValues */
    TsValue this_value;
} Bound;

static void trace_bound(void *cell, TsMarker *marker)
{
    ts_mark_raw(marker, ((Bound *)cell)->info.name);
}

static const TsType Bound_type = {.kind = TS_KIND_INTERNAL,
                                  .size = sizeof(Bound),
                                  .name = "",
                                  .trace = trace_bound,
                                  TS_FIELDS(TS_HIDDEN(Bound, target, POINTER),
                                            TS_HIDDEN(Bound, values, POINTER),
                                            TS_HIDDEN(Bound, this_value, VALUE))};

static TsArray *bound_arguments(const Bound *bound, size_t argc, const TsValue *argv)
{
    TsArray *values = ts_array_copy_range(bound->values, 0, bound->values->length);

    ts_array_append(values, argv, argc);
    return values;
}

static TsValue bound_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    const Bound *bound = self->scope;
    TsArray *values = bound_arguments(bound, argc, argv);

    (void)this_value;
    return ts_call(bound->target, bound->this_value, values->length, values->items);
}

static TsValue bound_construct(TsFunction *self, TsValue this_value, size_t argc,
                               const TsValue *argv)
{
    const Bound *bound = self->scope;
    TsArray *values = bound_arguments(bound, argc, argv);

    (void)this_value;
    return ts_construct(ts_from_object(bound->target), values->length, values->items);
}

TsValue ts_function_bind_this(TsValue function, TsValue this_value)
{
    if (!ts_is_function(function)) {
        ts_throw_error(&TypeError_type, "Bind must be called on a function");
    }
    return ts_from_object(ts_function_bind(function.as.pointer, this_value, 0, NULL));
}

TsFunction *ts_function_bind(TsFunction *function, TsValue this_value, size_t count,
                             const TsValue *values)
{
    TsArray *kept = ts_array_of_value(count, values);
    const char *name = ts_string_to_c(ts_string_format("bound %s", function->info->name));
    int length = function->info->length - (int)count;
    TsFunctionInfo info = {.name = name,
                           .length = length > 0 ? length : 0,
                           .flags = TS_FUNCTION_ARROW,
                           .invoke = bound_invoke,
                           .construct = ts_is_constructor(ts_from_object(function)) ? bound_construct : NULL};
    Bound *bound =
        TS_NEW(Bound, .info = info, .target = function, .values = kept, .this_value = this_value);

    return ts_closure_new(&bound->info, bound);
}
