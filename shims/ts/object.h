/*
 * Properties of any value by name: structs through their descriptor, arrays, strings, functions,
 * maps, natives, and objects of unknown shape (TsDynamicObject). ECMA-262 §10.1.
 *
 * A dynamic object keeps TsValue slots; objects made with the same keys in the same order share a
 * run-time descriptor. With many keys, or after deletions, it keeps a table of its own. A struct
 * may gain and lose properties, too: it gets a run-time descriptor, its new values lie in a side
 * table.
 */
#ifndef TS_OBJECT_H
#define TS_OBJECT_H

#include "ts/heap.h"
#include "ts/string.h"

/** An object of unknown shape. */
typedef struct TsDynamicObject {
    TsObject base;
    void *slots;              /* TsValue slots: `inlined` or storage; a table in dictionary mode */
    uint32_t capacity;        /* slots there is room for */
    uint32_t inline_capacity; /* slots in the cell */
    TsValue inlined[];
} TsDynamicObject;

extern const TsType ts_dynamic_type;        /* {} */
extern const TsType ts_null_prototype_type; /* Object.create(null) */

/** A new {} with room for `expected` properties. */
TsDynamicObject *ts_object_new(size_t expected);
TsDynamicObject *ts_object_new_null_prototype(void);

/** { keys[i]: values[i] ... }: key, value, key, value ... as TsString * and TsValue. */
TsDynamicObject *ts_object_of(size_t count, TsString *const *keys, const TsValue *values);

/** Defines an own property without looking at setters (literals, JSON). */
void ts_object_define(TsDynamicObject *object, TsString *key, TsValue value);

/**
 * What a property with a getter or setter (or both) holds, or one with attributes of its own. Called
 * with this = the object.
 */
typedef struct TsAccessor {
    TsObject base;
    TsFunction *getter, *setter; /* or NULL */
    TsValue value;               /* is_data */
    bool is_data;
    uint8_t flags; /* TS_FIELD_READONLY, _NOT_ENUMERABLE, _NOT_CONFIGURABLE */
} TsAccessor;

/** { get key() ..., set key(v) ... }: one of them may be NULL, and is added to what is there. */
void ts_object_define_accessor(TsDynamicObject *object, TsString *key, TsFunction *getter,
                               TsFunction *setter);
/** The accessor that an own property is, or NULL. */
const TsAccessor *ts_own_accessor(TsValue object, TsString *key);

/* ---- access; `object` may be any value. Nullish objects throw Node's TypeError --------------- */

/** object.key; undefined when absent. */
TsValue ts_get(TsValue object, TsString *key);
/** object[key]. */
TsValue ts_get_index(TsValue object, TsValue key);
/** object[index] for a number. */
TsValue ts_get_at(TsValue object, double index);
/** object.key = value (strict mode: read-only and primitives throw TypeError). */
void ts_set(TsValue object, TsString *key, TsValue value);
void ts_set_index(TsValue object, TsValue key, TsValue value);
void ts_set_at(TsValue object, double index, TsValue value);
/** key in object; throws TypeError when object is none. */
bool ts_has(TsValue object, TsValue key);
/** Object.hasOwn(object, key). */
bool ts_has_own(TsValue object, TsValue key);
/** delete object[key]; true unless it throws. */
bool ts_delete(TsValue object, TsValue key);

/**
 * The same in sloppy mode, and for Reflect: false where the object refuses, and strict code gets a
 * TypeError.
 */
bool ts_set_sloppy(TsValue object, TsString *key, TsValue value);
bool ts_set_index_sloppy(TsValue object, TsValue key, TsValue value);
bool ts_set_at_sloppy(TsValue object, double index, TsValue value);
bool ts_delete_sloppy(TsValue object, TsValue key);

/** object.key(...values). Throws "x.key is not a function". */
TsValue ts_call_method(TsValue object, TsString *key, size_t count, const TsValue *values);

/**
 * Field access where the static type may lie: as ts_get for a cell that is known to be an object.
 */
TsValue ts_object_get(const void *object, TsString *key);
void ts_object_set(void *object, TsString *key, TsValue value);
bool ts_object_set_sloppy(void *object, TsString *key, TsValue value);

/** Own enumerable string keys in order (§10.1.11): integer keys first. Array of strings. */
TsArray *ts_keys(TsValue object);

/** The same with those of the prototypes that objects were given: what for-in visits. */
TsArray *ts_enumerable_keys(TsValue object);

/** What visitors of own properties get; false stops. */
typedef bool (*TsVisitor)(void *context, TsString *key, TsValue value);
/** Visits own enumerable string-keyed properties in order, reading each when its turn comes. */
void ts_each_property(TsValue object, TsVisitor visit, void *context);

enum {
    TS_OWN_SYMBOLS = 1,       /* also symbol keys (then `key` is a TsSymbol), last */
    TS_OWN_NOT_ENUMERABLE = 2 /* also the others */
};
/** Own keys as values: strings, and symbols when asked for. */
TsArray *ts_own_keys(TsValue object, unsigned flags);
/** Own property or not; *value is set when found (accessors of classes are not own). */
bool ts_get_own(TsValue object, TsString *key, TsValue *value);

/** IsArray (§7.2.2): an array, or a proxy of one. */
bool ts_is_array_object(TsValue value);

/* ---- classes --------------------------------------------------------------------------------- */

/** value instanceof Type, by descriptor. */
#define ts_instance_of(value, Type) ts_is_instance((value), &Type##_type)
bool ts_is_instance(TsValue value, const TsType *type);
/** The same for a cell pointer (NULL is no instance). */
bool ts_pointer_is_instance(const void *cell, const TsType *type);
/**
 * value instanceof constructor, for a constructor that is a value. Throws when it is no function.
 */
bool ts_instance_of_value(TsValue value, TsValue constructor);

/**
 * value.constructor: the class as a value. Classes of the library, and those that the program never
 * uses as values, are functions that only have a name.
 */
TsFunction *ts_object_constructor(TsValue value);

/** The one of a class by its name, and what `new` and a call of it do: for classes of the library. */
TsFunction *ts_constructor_named(const char *name);
void ts_constructor_define(TsFunction *constructor, int length, const TsType *type,
                           TsValue (*construct)(TsFunction *, TsValue, size_t, const TsValue *),
                           TsValue (*invoke)(TsFunction *, TsValue, size_t, const TsValue *));

/** The name of an object's class, "Object" for plain ones, NULL without a prototype. */
const char *ts_class_name(const void *object);

/** The method or accessor that the object's classes define under a key, nearest first. */
const TsMember *ts_find_member(const TsType *type, const TsString *key);

/** The prototypes whose members the libraries add to (string_methods.c, array_methods.c ...). */
typedef enum TsPrototype {
    TS_PROTOTYPE_OBJECT,
    TS_PROTOTYPE_ARRAY,
    TS_PROTOTYPE_FUNCTION,
    TS_PROTOTYPE_ERROR,
    TS_PROTOTYPE_MAP,
    TS_PROTOTYPE_SET,
    TS_PROTOTYPE_DATE,
    TS_PROTOTYPE_STRING,
    TS_PROTOTYPE_NUMBER,
    TS_PROTOTYPE_BOOLEAN,
    TS_PROTOTYPE_SYMBOL,
    TS_PROTOTYPE_BIGINT,
    TS_PROTOTYPE_COUNT
} TsPrototype;

/**
 * Makes members reachable through ts_get and ts_call_method, i.e. for `any`: methods are called
 * with this = the value. Static data; a later call for the same prototype adds to it.
 */
void ts_add_members(TsPrototype prototype, const TsMember *members, size_t count);

/** What a table has for a method that the class lacks: throws TypeError. */
void ts_no_method(void);
/** Its code at an index of the table. Emitted code casts it. */
#define ts_virtual(object, index) (ts_type_of(object)->vtable[index])

/**
 * Marks an object frozen (and sealed) or sealed, for dynamic access; primitives count as frozen.
 */
void ts_freeze(TsValue object);
void ts_seal(TsValue object);
void ts_prevent_extensions(TsValue object);
bool ts_is_extensible(TsValue object);
bool ts_is_frozen(TsValue object);
bool ts_is_sealed(TsValue object);

/** { ...source } into target: own enumerable properties; nullish sources add nothing. */
void ts_copy_properties(TsValue target, TsValue source);

/** ToPropertyKey (§7.1.19): a TsString, or a TsSymbol cast to it. */
TsString *ts_to_key(TsValue value);
static inline bool ts_key_is_symbol(const TsString *key)
{
    return ts_type_of(key)->kind == TS_KIND_SYMBOL;
}

#endif
