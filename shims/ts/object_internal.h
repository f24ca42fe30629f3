/*
 * What the parts of the object model share: descriptors made at run time, the layout of objects.
 * Not for other files.
 *
 * - A struct (class instance, literal, error) keeps its fields where its static descriptor says.
 *   Fewer keys, or another order, are a run-time descriptor over the same `layout`. Keys that the
 *   layout has no room for lie in a dynamic object in the heap's side table (TS_TYPE_EXTRA).
 * - A dynamic object keeps values in slots; its descriptor's fields have TS_FIELD_SLOT. In
 * dictionary
 *   mode `slots` is a table from keys to values.
 * - Arrays, functions, natives: their own fields, then the side table.
 */
#ifndef TS_OBJECT_INTERNAL_H
#define TS_OBJECT_INTERNAL_H

#include "ts/object.h"
#include "ts/table.h"

enum { DICTIONARY_AT = 64 }; /* a dynamic object with more keys becomes a dictionary */

extern const TsType ts_dictionary_type, ts_null_dictionary_type;

/** The descriptor with the slot `key` added, if that was the step last taken from `from`; or NULL. */
const TsType *shape_next(const TsType *from, const TsString *key);
/** The descriptor with one more slot, or NULL when a dictionary is called for. */
const TsType *shape_with_slot(const TsType *from, TsString *key);
/** A struct's descriptor with the layout's field `field` added last, or without the key. */
const TsType *shape_with_field(const TsType *from, const TsField *field);
const TsType *shape_without(const TsType *from, const TsField *field);
/** A struct's descriptor with a field's TS_FIELD_READONLY and so on as given. */
const TsType *shape_with_attributes(const TsType *from, const TsField *field, unsigned attributes);
/** The descriptor with further TS_TYPE_* flags. */
const TsType *shape_with_flags(const TsType *from, unsigned flags);
/** The descriptor of an array, for elements that are TsValues. */
const TsType *shape_with_values(const TsType *from);

/** Equal keys: strings by units, symbols by identity. */
bool key_equals(const TsString *left, const TsString *right);

/** The text of a key for messages: "Symbol(x)" for a symbol. */
TsString *property_text(const TsString *key);

/** Throws for a property of null or undefined; `what` is "read" or "set". */
_Noreturn void nullish_object(TsValue object, const char *what, TsString *key);

/** A string's own property: its length, or a unit. False if it has none of the key. */
bool string_get(TsString *string, const TsString *key, TsValue *value);

/** A field of the descriptor that is a property, or NULL. */
const TsField *find_field(const TsType *type, const TsString *key);

static inline bool is_dictionary(const TsObject *object)
{
    return object->type->flags & TS_TYPE_DICTIONARY;
}

static inline TsTableOwner *dictionary_of(const TsObject *object)
{
    return ((const TsDynamicObject *)object)->slots;
}

static inline TsValue key_value(const TsString *key)
{
    return ts_key_is_symbol(key) ? ts_from_symbol((TsSymbol *)key) : ts_from_string(key);
}

extern const TsType ts_accessor_type;
/** The accessor that a slot of an object with TS_TYPE_ACCESSORS holds, or NULL. */
static inline const TsAccessor *accessor_of(TsValue slot)
{
    return ts_is_object(slot) && slot.as.object->type == &ts_accessor_type ? slot.as.pointer : NULL;
}

/** object.key = value for an own property, or a new one: no setter is looked for. */
void ts_object_put_own(TsValue object, TsString *key, TsValue value);

/** Puts a property beside the cell's own fields. */
void ts_object_set_beside(TsObject *object, TsString *key, TsValue value);

/** The object with the properties beyond the cell's own fields, or NULL. */
TsDynamicObject *extra_of(const TsObject *object);

/** Gives a dynamic object a table of its own. */
void ts_object_make_dictionary(TsDynamicObject *object);

/**
 * The operations of proxies (proxy_traps.c); NULL until the first one is made. Where `strict` is
 * asked for, a refusal throws TypeError.
 */
typedef struct TsProxyTraps {
    TsValue (*get)(TsValue proxy, TsString *key, TsValue receiver);
    bool (*set)(TsValue proxy, TsString *key, TsValue value, TsValue receiver, bool strict);
    /** What an assignment comes to that found no setter: an own property of its receiver. */
    bool (*put)(TsValue proxy, TsString *key, TsValue value);
    bool (*has)(TsValue proxy, TsString *key);
    bool (*delete_property)(TsValue proxy, TsString *key, bool strict);
    TsValue (*own_descriptor)(TsValue proxy, TsString *key);
    bool (*define)(TsValue proxy, TsString *key, TsValue descriptor, bool strict);
    TsArray *(*own_keys)(TsValue proxy); /* strings and symbols */
    TsValue (*prototype)(TsValue proxy);
    bool (*set_prototype)(TsValue proxy, TsValue prototype, bool strict);
    bool (*is_extensible)(TsValue proxy);
    bool (*prevent_extensions)(TsValue proxy, bool strict);
    TsValue (*target)(TsValue proxy); /* null when revoked */
    TsArray *(*elements)(TsValue proxy); /* of a proxy of an array: a copy */
} TsProxyTraps;

extern const TsProxyTraps *ts_proxy_traps;

static inline bool is_proxy(TsValue value)
{
    return ts_is_object(value) && (ts_type_of(value.as.object)->flags & TS_TYPE_PROXY);
}

/** A module as an object (namespace.h). Its fields have TS_FIELD_BINDING; their offsets are what `member` is called with. */
typedef struct TsNamespace {
    TsObject base;
    TsFunction *member; /* gives what the nth export is now */
    TsValue tag;        /* [Symbol.toStringTag] */
} TsNamespace;

/** A field's value. */
TsValue field_get(const TsObject *object, const TsField *field);

#endif
