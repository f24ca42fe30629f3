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

/** prototype.isPrototypeOf(object). */
bool ts_is_prototype_of(TsValue prototype, TsValue object);

/**
 * new.target in a function that constructs: what `self` was constructed with, undefined where it is
 * no object of the function's. (That a constructor was called on such an object is not seen.)
 */
TsValue ts_new_target(TsValue self, TsValue callee);

/** super.name in a method of an object literal: of the prototype of `home`, for `self`. */
TsValue ts_super_get(TsValue home, TsValue self, TsString *name);
/** { __proto__: prototype, ... }: what is neither an object nor null changes nothing. */
TsValue ts_with_prototype(TsValue object, TsValue prototype);

#endif
