/*
 * How the object model looks at prototypes. Not for other files.
 */
#ifndef TS_PROTOTYPE_INTERNAL_H
#define TS_PROTOTYPE_INTERNAL_H

#include "ts/object_internal.h"

/** The prototype of a class (`of`), or of the built-in objects of a kind. */
typedef struct TsPrototypeObject {
    TsObject base;
    const TsType *of; /* NULL: built-in */
    TsPrototype kind;
} TsPrototypeObject;

extern const TsType ts_prototype_object_type;

/** Whether the program added something to some class's or built-in prototype. */
extern bool ts_prototypes_changed;

/** The key under which an object keeps a prototype that was set. */
extern TsSymbol ts_symbol_prototype;

static inline const TsPrototypeObject *as_prototype(TsValue value)
{
    return ts_is_object(value) && ts_type_origin(value.as.object->type) == &ts_prototype_object_type
               ? value.as.pointer
               : NULL;
}

static inline bool has_own_prototype(const TsObject *object)
{
    return object->type->flags & TS_TYPE_PROTOTYPE;
}

/** The prototype that an object was given; null or an object. */
TsValue own_prototype(const TsObject *object);

/** Something that the program added to the prototypes of a value's class; false if nothing. */
bool find_added(TsValue object, TsString *key, TsValue *value);

/** Whether a class itself has a method or accessor. */
bool has_own_member(const TsType *type, const TsString *key);
/** Puts a property with attributes beside the cell's own fields. */
void define_with_flags(TsObject *object, TsString *key, TsValue value, unsigned flags);

/** The prototype of a class; made when it is not there. */
TsPrototypeObject *prototype_of_type(const TsType *type);
TsPrototypeObject *prototype_of_kind(TsPrototype kind);
/** The built-in kind that a value belongs to. */
TsPrototype prototype_of(TsValue value);

/** prototype[key] on behalf of `receiver`. */
TsValue get_for(TsValue object, TsString *key, TsValue receiver);
/** What a property of an object is, in the cell or beside it, when it has attributes; or NULL. */
const TsAccessor *own_special(const TsObject *object, TsString *key);
/** A method or accessor found through the classes and built-in prototypes. */
const TsMember *find_inherited(TsValue value, const TsString *key);

#endif
