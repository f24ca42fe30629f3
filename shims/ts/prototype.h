/*
 * Prototypes as objects (ECMA-262 §10.1.1, §20.1.2): what Object.getPrototypeOf gives, objects made
 * with Object.create, and prototypes that the program sets.
 *
 * The prototype of a class, or of a kind of built-in object, is a cell of its own that is made when
 * first asked for; its methods are the members of the descriptor. What a program adds to it lies
 * beside it, as with any object. Another prototype than that of its class is kept with the object's
 * further properties, under a symbol that no program has.
 */
#ifndef TS_PROTOTYPE_H
#define TS_PROTOTYPE_H

#include "ts/object.h"

/** Object.getPrototypeOf and setPrototypeOf; the latter gives the object, or throws TypeError. */
TsValue ts_get_prototype_of(TsValue object);
TsValue ts_set_prototype_of(TsValue object, TsValue prototype);

/** Object.create(prototype): throws TypeError for what is neither object nor null. */
TsValue ts_object_create(TsValue prototype);

/** The `prototype` of a class, or of a function that constructs; undefined for others. */
TsValue ts_function_prototype(TsFunction *function);

/** value instanceof Object: objects, but for those without a prototype. */
bool ts_inherits_object(TsValue value);

/** prototype.isPrototypeOf(object). */
bool ts_is_prototype_of(TsValue prototype, TsValue object);

/**
 * new.target in a function that constructs: what `self` was constructed with, undefined where it is
 * no object of the function's. (That a constructor was called on such an object is not seen.)
 */
TsValue ts_new_target(TsValue self, TsValue callee);

/* What ts_define_member defines. */
enum { TS_MEMBER_FIELD, TS_MEMBER_METHOD, TS_MEMBER_GETTER, TS_MEMBER_SETTER };
/**
 * A member of a class whose name is computed, on the class, its prototype or an instance. Methods and
 * accessors get their names from their keys, and are not enumerable.
 */
void ts_define_member(TsValue object, TsValue key, TsValue value, int32_t kind);
/** The property key (§7.1.19) that a value is: a string or a symbol. */
TsValue ts_property_key(TsValue key);

/** super.name in a method of an object literal: of the prototype of `home`, for `self`. */
TsValue ts_super_get(TsValue home, TsValue self, TsString *name);
/** { __proto__: prototype, ... }: what is neither an object nor null changes nothing. */
TsValue ts_with_prototype(TsValue object, TsValue prototype);

#endif
