/*
 * Uses of values that must not be null or undefined, where the program's types promise it and
 * nothing proves it: the pointer, or JavaScript's TypeError.
 */
#ifndef TS_NULLISH_H
#define TS_NULLISH_H

#include "ts/function.h"
#include "ts/object.h"

/** TypeError: Cannot read properties of undefined (reading 'key'); or of null. */
_Noreturn void ts_throw_undefined(const char *key);
_Noreturn void ts_throw_null(const char *key);
/** The same for an element: (reading '3'). */
_Noreturn void ts_throw_undefined_at(double index);
_Noreturn void ts_throw_null_at(double index);
/** TypeError: Cannot set properties of undefined (setting 'key'); or of null. */
_Noreturn void ts_throw_set_undefined(const char *key);
_Noreturn void ts_throw_set_null(const char *key);
_Noreturn void ts_throw_set_undefined_at(double index);
_Noreturn void ts_throw_set_null_at(double index);
/** TypeError: Cannot destructure property 'key' of 'text' as it is undefined; or null. */
_Noreturn void ts_throw_destructure_undefined(const char *what);
_Noreturn void ts_throw_destructure_null(const char *what);
/** TypeError: text is not iterable. */
_Noreturn void ts_throw_not_iterable(const char *text);
_Noreturn void ts_throw_not_iterable_argument(const char *kind);
/** TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator)). */
_Noreturn void ts_throw_not_iterable_value(TsValue value);

/** The pointer, whose NULL means undefined, before its property `key` is used. */
#define ts_defined(pointer, key) TS_CHECKED_(pointer, key, ts_throw_undefined, __COUNTER__)
/** The same where NULL means null. */
#define ts_not_null(pointer, key) TS_CHECKED_(pointer, key, ts_throw_null, __COUNTER__)

/** Before its element `index` is used; before a property or an element is written. */
#define ts_defined_at(pointer, index) \
    TS_CHECKED_(pointer, (double)(index), ts_throw_undefined_at, __COUNTER__)
#define ts_not_null_at(pointer, index) \
    TS_CHECKED_(pointer, (double)(index), ts_throw_null_at, __COUNTER__)
#define ts_defined_to_set(pointer, key) \
    TS_CHECKED_(pointer, key, ts_throw_set_undefined, __COUNTER__)
#define ts_not_null_to_set(pointer, key) TS_CHECKED_(pointer, key, ts_throw_set_null, __COUNTER__)
#define ts_defined_to_set_at(pointer, index) \
    TS_CHECKED_(pointer, (double)(index), ts_throw_set_undefined_at, __COUNTER__)
#define ts_not_null_to_set_at(pointer, index) \
    TS_CHECKED_(pointer, (double)(index), ts_throw_set_null_at, __COUNTER__)

/** Before a pattern takes it apart, of which `what` says "property 'key' of 'text'". */
#define ts_defined_to_destructure(pointer, what) \
    TS_CHECKED_(pointer, what, ts_throw_destructure_undefined, __COUNTER__)
#define ts_not_null_to_destructure(pointer, what) \
    TS_CHECKED_(pointer, what, ts_throw_destructure_null, __COUNTER__)

/** The pointer of what is iterated, which the program calls `text`. TypeError: text is not iterable. */
#define ts_iterable(pointer, text) TS_CHECKED_(pointer, text, ts_throw_not_iterable, __COUNTER__)

/** The same for what has no text: `what` is its kind. */
#define ts_iterable_argument(pointer, what) \
    TS_CHECKED_(pointer, what, ts_throw_not_iterable_argument, __COUNTER__)

#define TS_CHECKED_(pointer, key, otherwise, n) TS_CHECKED_AS_(pointer, key, otherwise, n)
#define TS_CHECKED_AS_(pointer, key, otherwise, n)      \
    __extension__({                                     \
        __typeof__(pointer) ts_pointer_##n = (pointer); \
        if (__builtin_expect(!ts_pointer_##n, 0)) {     \
            otherwise(key);                             \
        }                                               \
        ts_pointer_##n;                                 \
    })

/** The value, before a pattern takes it apart. */
static inline TsValue ts_destructured(TsValue value, const char *what)
{
    if (__builtin_expect(ts_is_nullish(value), 0)) {
        (ts_is_null(value) ? ts_throw_destructure_null : ts_throw_destructure_undefined)(what);
    }
    return value;
}

/** The same for a pattern that reads no property. */
static inline void ts_destructure(TsValue value, const char *what)
{
    ts_destructured(value, what);
}

/** The object in a value that is otherwise null or undefined, before its member `key` is used. */
static inline void *ts_present(TsValue value, const char *key)
{
    if (__builtin_expect(ts_is_nullish(value), 0)) {
        (ts_is_null(value) ? ts_throw_null : ts_throw_undefined)(key);
    }
    return value.as.pointer;
}

/** typeof value === "object": null, and objects that are no functions. */
static inline bool ts_typeof_is_object(TsValue value)
{
    return ts_is_null(value) || (ts_is_object(value) && !ts_is_function(value));
}

/** A function value that may be absent, about to be called; `text` names it in the error. */
static inline TsFunction *ts_callee(TsFunction *function, const char *text)
{
    if (__builtin_expect(!function, 0)) {
        ts_throw_not_function(text);
    }
    return function;
}

/**
 * A value of unknown kind whose member is used as that of a string, number, array, function, or
 * instance of a class: TypeError if it is something else. `callee` is the member in the program's
 * text, "user.tags.map".
 */
TsString *ts_receiver_string(TsValue value, const char *callee);
double ts_receiver_number(TsValue value, const char *callee);
TsArray *ts_receiver_array(TsValue value, const char *callee);
TsFunction *ts_receiver_function(TsValue value, const char *callee);
TsSymbol *ts_receiver_symbol(TsValue value, const char *callee);
void *ts_receiver_native(TsValue value, const TsType *type, const char *callee);

#endif
