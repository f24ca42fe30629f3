/*
 * Weak collections; see weak.h.
 */
#include "ts/weak.h"

#include "ts/error.h"
#include "ts/function.h"
#include "ts/inspect_symbol.h"
#include "ts/iterator.h"
#include "ts/object.h"

static TsString *inspect_map(const TsMap *map)
{
    (void)map;
    return TS_STR("WeakMap { <items unknown> }");
}

static TsString *inspect_set(const TsSet *set)
{
    (void)set;
    return TS_STR("WeakSet { <items unknown> }");
}

TS_METHOD_0(inspect_map, "inspect", TsString *, TsMap *)
TS_METHOD_0(inspect_set, "inspect", TsString *, TsSet *)

static void trace_map(void *cell, TsMarker *marker)
{
    ts_mark(marker, ((const TsMap *)cell)->table);
}

static void trace_set(void *cell, TsMarker *marker)
{
    ts_mark(marker, ((const TsSet *)cell)->table);
}

TS_METHOD_1(ts_map_delete, "delete", bool, TsMap *, TsValue)
TS_METHOD_1(ts_map_get, "get", TsValue, TsMap *, TsValue)
TS_METHOD_1(ts_map_has, "has", bool, TsMap *, TsValue)
TS_METHOD_2(ts_weak_map_set, "set", TsMap *, TsMap *, TsValue, TsValue)
TS_METHOD_1(ts_set_delete, "delete", bool, TsSet *, TsValue)
TS_METHOD_1(ts_set_has, "has", bool, TsSet *, TsValue)
TS_METHOD_1(ts_weak_set_add, "add", TsSet *, TsSet *, TsValue)

TS_NATIVE(TsWeakMap, "WeakMap", .trace = trace_map,
          TS_MEMBERS({.name = TS_INSPECT_KEY, .method = &inspect_map_function},
                     TS_METHOD_MEMBER("delete", &ts_map_delete_function),
                     TS_METHOD_MEMBER("get", &ts_map_get_function),
                     TS_METHOD_MEMBER("has", &ts_map_has_function),
                     TS_METHOD_MEMBER("set", &ts_weak_map_set_function)));
TS_NATIVE(TsWeakSet, "WeakSet", .trace = trace_set,
          TS_MEMBERS({.name = TS_INSPECT_KEY, .method = &inspect_set_function},
                     TS_METHOD_MEMBER("delete", &ts_set_delete_function),
                     TS_METHOD_MEMBER("has", &ts_set_has_function),
                     TS_METHOD_MEMBER("add", &ts_weak_set_add_function)));

TsWeakMap *ts_weak_map_new(void)
{
    return TS_ALLOC(TsWeakMap);
}

TsWeakSet *ts_weak_set_new(void)
{
    return TS_ALLOC(TsWeakSet);
}

static bool can_be_held(TsValue value)
{
    return ts_is_object(value) || ts_is_symbol(value);
}

TsWeakMap *ts_weak_map_set(TsWeakMap *map, TsValue key, TsValue value)
{
    if (!can_be_held(key)) {
        ts_throw_error(&TypeError_type, "Invalid value used as weak map key");
    }
    return ts_map_set(map, key, value);
}

TsWeakSet *ts_weak_set_add(TsWeakSet *set, TsValue value)
{
    if (!can_be_held(value)) {
        ts_throw_error(&TypeError_type, "Invalid value used in weak set");
    }
    return ts_set_add(set, value);
}

TsWeakMap *ts_weak_map_from(TsValue entries)
{
    TsWeakMap *map = ts_weak_map_new();
    TsIterator *iterator = ts_is_nullish(entries) ? NULL : ts_iterate(entries);
    TsValue entry;

    while (iterator && ts_iterator_next(iterator, &entry)) {
        if (!ts_is_object(entry)) {
            ts_throw_error(&TypeError_type, "Iterator value %S is not an entry object",
                           ts_string_of(entry));
        }
        ts_weak_map_set(map, ts_get_at(entry, 0), ts_get_at(entry, 1));
    }
    return map;
}

TsWeakSet *ts_weak_set_from(TsValue elements)
{
    TsWeakSet *set = ts_weak_set_new();
    TsIterator *iterator = ts_is_nullish(elements) ? NULL : ts_iterate(elements);
    TsValue element;

    while (iterator && ts_iterator_next(iterator, &element)) {
        ts_weak_set_add(set, element);
    }
    return set;
}

/* ---- references and registries --------------------------------------------------------------- */

TS_NATIVE(TsWeakRef, "WeakRef", TS_FIELDS(TS_HIDDEN(TsWeakRef, target, VALUE)));
TS_NATIVE(TsFinalizationRegistry, "FinalizationRegistry",
          TS_FIELDS(TS_HIDDEN(TsFinalizationRegistry, tokens, POINTER)));

TsWeakRef *ts_weak_ref_new(TsValue target)
{
    if (!can_be_held(target)) {
        ts_throw_error(&TypeError_type, "WeakRef: invalid target");
    }
    return TS_NEW(TsWeakRef, .target = target);
}

TsValue ts_weak_ref_deref(const TsWeakRef *ref)
{
    return ref->target;
}

TsFinalizationRegistry *ts_finalization_registry_new(TsFunction *cleanup)
{
    (void)cleanup;
    return TS_NEW(TsFinalizationRegistry, .tokens = ts_set_new());
}

void ts_finalization_registry_register_as(TsFinalizationRegistry *registry, TsValue target,
                                          TsValue held, TsValue token)
{
    if (!can_be_held(target)) {
        ts_throw_error(&TypeError_type, "FinalizationRegistry.prototype.register: invalid target");
    }
    if (ts_same_value(target, held)) {
        ts_throw_error(&TypeError_type,
                       "FinalizationRegistry.prototype.register: target and holdings "
                       "must not be same");
    }
    if (!ts_is_undefined(token)) {
        if (!can_be_held(token)) {
            ts_throw_error(&TypeError_type, "Invalid unregisterToken ('%S')", ts_string_of(token));
        }
        ts_set_add(registry->tokens, token);
    }
}

void ts_finalization_registry_register(TsFinalizationRegistry *registry, TsValue target,
                                       TsValue held)
{
    ts_finalization_registry_register_as(registry, target, held, TS_UNDEFINED);
}

bool ts_finalization_registry_unregister(TsFinalizationRegistry *registry, TsValue token)
{
    if (!can_be_held(token)) {
        ts_throw_error(&TypeError_type, "Invalid unregisterToken ('%S')", ts_string_of(token));
    }
    return ts_set_delete(registry->tokens, token);
}
