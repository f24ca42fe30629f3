/*
 * structuredClone (https://html.spec.whatwg.org/#structured-cloning): a copy of a value with everything
 * that it reaches; identities within it and cycles stay. Instances of the program's classes become
 * plain objects. What cannot be copied (functions, symbols, promises ...) throws a DOMException named
 * DataCloneError.
 */
#ifndef NODE_STRUCTURED_CLONE_H
#define NODE_STRUCTURED_CLONE_H

#include "ts/value.h"

TsValue structured_clone(TsValue value);
/** options: undefined or { transfer: ArrayBuffer[] }; what is transferred is detached. */
TsValue structured_clone_with(TsValue value, TsValue options);

#endif
