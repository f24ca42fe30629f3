/*
 * The methods of objects, functions, booleans, maps and sets for ts_get and ts_call_method; arrays,
 * strings and numbers are in the files beside this one.
 */
#include "ts/dynamic_methods.h"

#include "ts/collect.h"
#include "ts/dynamic_methods_internal.h"
#include "ts/map.h"
#include "ts/object_methods.h"
#include "ts/prototype.h"
#include "ts/prototype_internal.h"
#include "ts/set.h"
#include "ts/set_methods.h"

#define OBJECT         ts_from_object
#define TEXT           ts_from_string
#define NUMBER(number) ts_from_number((double)(number))
#define BOOLEAN        ts_from_bool
#define THIS           call->receiver
#define V(i)           dynamic_value(call, i)
#define F              dynamic_function(call, 0)

#define OBJECT_METHODS(X)                                                                   \
    X(object_is_prototype_of, "isPrototypeOf", 1, BOOLEAN(ts_is_prototype_of(THIS, V(0))))  \
    X(object_has_own_property, "hasOwnProperty", 1, BOOLEAN(ts_object_has_own(THIS, V(0)))) \
    X(object_property_is_enumerable, "propertyIsEnumerable", 1,                             \
      BOOLEAN(ts_object_property_is_enumerable(THIS, V(0))))                                \
    X(object_to_locale_string, "toLocaleString", 0, TEXT(ts_object_to_string(THIS)))        \
    X(object_to_string, "toString", 0, TEXT(ts_object_tag(THIS)))                           \
    X(object_value_of, "valueOf", 0, THIS)
DYNAMIC_TABLE(TS_PROTOTYPE_OBJECT, OBJECT_METHODS)

#define ERROR_METHODS(X) \
    X(error_to_string, "toString", 0, TEXT(ts_error_to_string(ts_as_object(THIS))))
DYNAMIC_TABLE(TS_PROTOTYPE_ERROR, ERROR_METHODS)

static TsFunction *function_of(const DynamicCall *call)
{
    if (!ts_is_function(call->receiver)) {
        ts_throw_error(&TypeError_type, "the receiver is not a function");
    }
    return ts_as_function(call->receiver);
}

#define FUNCTION_METHODS(X)                                                         \
    X(function_apply, "apply", 2, ts_function_apply(function_of(call), V(0), V(1))) \
    X(function_bind, "bind", 1,                                                     \
      OBJECT(ts_function_bind(function_of(call), V(0), dynamic_rest_count(call, 1), \
                              dynamic_rest(call, 1))))                              \
    X(function_call, "call", 1,                                                     \
      ts_function_call(function_of(call), V(0), dynamic_rest_count(call, 1),        \
                       dynamic_rest(call, 1)))
DYNAMIC_TABLE(TS_PROTOTYPE_FUNCTION, FUNCTION_METHODS)

/** The receiver as a Map or Set, which it must be. */
static void *collection_of(const DynamicCall *call, TsKind kind, const char *name)
{
    if (!ts_is_object(call->receiver) || ts_type_of(call->receiver.as.pointer)->kind != kind) {
        ts_throw_error(&TypeError_type, "Method %s.prototype.%s called on incompatible receiver %S",
                       name, call->name, ts_describe(call->receiver));
    }
    return call->receiver.as.pointer;
}

#define M ((TsMap *)collection_of(call, TS_KIND_MAP, "Map"))
#define S ((TsSet *)collection_of(call, TS_KIND_SET, "Set"))

#define MAP_METHODS(X)                                                         \
    X(map_clear, "clear", 0, (ts_map_clear(M), TS_UNDEFINED))                  \
    X(map_delete, "delete", 1, BOOLEAN(ts_map_delete(M, V(0))))                \
    X(map_entries, "entries", 0, OBJECT(ts_map_entries(M)))                    \
    X(map_for_each, "forEach", 1, (ts_map_for_each(M, F, V(1)), TS_UNDEFINED)) \
    X(map_get, "get", 1, ts_map_get(M, V(0)))                                  \
    X(map_has, "has", 1, BOOLEAN(ts_map_has(M, V(0))))                         \
    X(map_keys, "keys", 0, OBJECT(ts_map_keys(M)))                             \
    X(map_set, "set", 2, OBJECT(ts_map_set(M, V(0), V(1))))                    \
    X(map_values, "values", 0, OBJECT(ts_map_values(M)))
DYNAMIC_TABLE(TS_PROTOTYPE_MAP, MAP_METHODS)

#define SET_METHODS(X)                                                                      \
    X(set_add, "add", 1, OBJECT(ts_set_add(S, V(0))))                                       \
    X(set_clear, "clear", 0, (ts_set_clear(S), TS_UNDEFINED))                               \
    X(set_delete, "delete", 1, BOOLEAN(ts_set_delete(S, V(0))))                             \
    X(set_entries, "entries", 0, OBJECT(ts_set_entries(S)))                                 \
    X(set_difference, "difference", 1, OBJECT(ts_set_difference(S, V(0))))                  \
    X(set_intersection, "intersection", 1, OBJECT(ts_set_intersection(S, V(0))))            \
    X(set_is_disjoint_from, "isDisjointFrom", 1, BOOLEAN(ts_set_is_disjoint_from(S, V(0)))) \
    X(set_is_subset_of, "isSubsetOf", 1, BOOLEAN(ts_set_is_subset_of(S, V(0))))             \
    X(set_is_superset_of, "isSupersetOf", 1, BOOLEAN(ts_set_is_superset_of(S, V(0))))       \
    X(set_symmetric_difference, "symmetricDifference", 1,                                   \
      OBJECT(ts_set_symmetric_difference(S, V(0))))                                         \
    X(set_union, "union", 1, OBJECT(ts_set_union(S, V(0))))                                 \
    X(set_for_each, "forEach", 1, (ts_set_for_each(S, F, V(1)), TS_UNDEFINED))              \
    X(set_has, "has", 1, BOOLEAN(ts_set_has(S, V(0))))                                      \
    X(set_keys, "keys", 0, OBJECT(ts_set_values(S)))                                        \
    X(set_values, "values", 0, OBJECT(ts_set_values(S)))
DYNAMIC_TABLE(TS_PROTOTYPE_SET, SET_METHODS)

DYNAMIC_METHOD(map_iterator, "entries", 0, OBJECT(ts_map_entries(M)))
DYNAMIC_METHOD(set_iterator, "values", 0, OBJECT(ts_set_values(S)))

static const TsMember map_iterator_members[] = {
    {.name = (TsString *)&ts_symbol_iterator, .method = &map_iterator_function},
};
static const TsMember set_iterator_members[] = {
    {.name = (TsString *)&ts_symbol_iterator, .method = &set_iterator_function},
};

void ts_dynamic_methods(void)
{
    DYNAMIC_ADD(TS_PROTOTYPE_OBJECT);
    DYNAMIC_ADD(TS_PROTOTYPE_ERROR);
    DYNAMIC_ADD(TS_PROTOTYPE_FUNCTION);
    DYNAMIC_ADD(TS_PROTOTYPE_MAP);
    DYNAMIC_ADD(TS_PROTOTYPE_SET);
    ts_add_members(TS_PROTOTYPE_MAP, map_iterator_members, 1);
    ts_add_members(TS_PROTOTYPE_SET, set_iterator_members, 1);
    dynamic_array_methods();
    dynamic_string_methods();
}

/* ---- prototypes as values ------------------------------------------------------------------------ */

#define PROTOTYPE(name, kind)                                          \
    TsValue ts_prototype_##name(void)                                  \
    {                                                                  \
        return ts_from_object(prototype_of_kind(TS_PROTOTYPE_##kind)); \
    }
PROTOTYPE(array, ARRAY)
PROTOTYPE(boolean, BOOLEAN)
PROTOTYPE(error, ERROR)
PROTOTYPE(function, FUNCTION)
PROTOTYPE(map, MAP)
PROTOTYPE(number, NUMBER)
PROTOTYPE(object, OBJECT)
PROTOTYPE(set, SET)
PROTOTYPE(string, STRING)
