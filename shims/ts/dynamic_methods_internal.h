/*
 * What the tables of dynamic methods are written with: the arguments of a call by kind, and a macro
 * that makes a function value from an expression in them.
 */
#ifndef TS_DYNAMIC_METHODS_INTERNAL_H
#define TS_DYNAMIC_METHODS_INTERNAL_H

#include "ts/array.h"
#include "ts/callee.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/object.h"

/** A call: its receiver and arguments. */
typedef struct DynamicCall {
    TsValue receiver;
    size_t argc;
    const TsValue *argv;
    const char *name; /* of the method */
} DynamicCall;

static inline TsValue dynamic_value(const DynamicCall *call, size_t i)
{
    return i < call->argc ? call->argv[i] : TS_UNDEFINED;
}

/** An optional number: the undefined pattern when it is absent. */
static inline double dynamic_number(const DynamicCall *call, size_t i)
{
    TsValue value = dynamic_value(call, i);

    return ts_is_undefined(value) ? TS_UNDEFINED_NUMBER : ts_to_number(value);
}

/** A string: NULL when it is absent. */
static inline TsString *dynamic_optional_string(const DynamicCall *call, size_t i)
{
    TsValue value = dynamic_value(call, i);

    return ts_is_undefined(value) ? NULL : ts_to_string(value);
}

static inline TsString *dynamic_string(const DynamicCall *call, size_t i)
{
    return ts_to_string(dynamic_value(call, i));
}

static inline TsFunction *dynamic_function(const DynamicCall *call, size_t i)
{
    return ts_callback(dynamic_value(call, i));
}

/** Arguments from the i-th on. */
static inline size_t dynamic_rest_count(const DynamicCall *call, size_t i)
{
    return i < call->argc ? call->argc - i : 0;
}

static inline const TsValue *dynamic_rest(const DynamicCall *call, size_t i)
{
    return i < call->argc ? call->argv + i : NULL;
}

/** A function value `id_function` named `js` whose result is the expression, in terms of `call`. */
#define DYNAMIC_METHOD(id, js, parameters, expression)                                        \
    static TsValue id##_invoke(TsFunction *self, TsValue receiver, size_t argc,               \
                               const TsValue *argv)                                           \
    {                                                                                         \
        DynamicCall arguments = {receiver, argc, argv, js};                                   \
        const DynamicCall *call = &arguments;                                                 \
        (void)self;                                                                           \
        (void)call;                                                                           \
        return expression;                                                                    \
    }                                                                                         \
    static const TsFunctionInfo id##_info = {                                                 \
        .name = js, .length = parameters, .flags = TS_FUNCTION_ARROW, .invoke = id##_invoke}; \
    static TsFunction id##_function = TS_FUNCTION_OBJECT_INIT(&id##_info);

#define DYNAMIC_MEMBER(id, js, parameters, expression) \
    {.name = TS_KEY(js), .method = &id##_function},

#define DYNAMIC_TABLE(prototype, METHODS) \
    METHODS(DYNAMIC_METHOD)               \
    static const TsMember prototype##_members[] = {METHODS(DYNAMIC_MEMBER)};

#define DYNAMIC_ADD(prototype)                     \
    ts_add_members(prototype, prototype##_members, \
                   sizeof prototype##_members / sizeof *prototype##_members)

/* ---- arrays' methods on what is no TsArray (dynamic_methods_array_like.c) ---------------------- */

/** How the elements are read: a proxy's handler sees the difference. */
typedef enum ElementReading {
    READ_PRESENT,       /* those that are there */
    READ_FOR_NEW_ARRAY, /* the same, after the constructor */
    READ_ALL
} ElementReading;

/** A copy of the receiver's elements. */
TsArray *dynamic_elements(const DynamicCall *call, ElementReading reading);
/** Writes them back into the receiver, which it gives. */
TsValue dynamic_replace_elements(const DynamicCall *call, TsArray *elements);

/** A search through a receiver that is no array. */
typedef struct DynamicSearch {
    bool backwards;
    bool calls;           /* the argument is a function ... */
    bool until_false;     /* ... which is to give false (every) */
    bool holes;           /* what is missing counts as undefined */
    bool same_value_zero; /* includes */
} DynamicSearch;

/** The index and element of what is looked for; -1 and undefined when there is none. */
double dynamic_search(const DynamicCall *call, const DynamicSearch *search, TsValue *element);

TsValue dynamic_at(const DynamicCall *call);
TsValue dynamic_slice(const DynamicCall *call);
TsValue dynamic_push(const DynamicCall *call);
TsValue dynamic_pop(const DynamicCall *call);
TsValue dynamic_shift(const DynamicCall *call);
TsValue dynamic_unshift(const DynamicCall *call);
TsValue dynamic_splice(const DynamicCall *call);
TsValue dynamic_reverse(const DynamicCall *call);
TsValue dynamic_fill(const DynamicCall *call);

struct TsIterator;
/** An iterator over the receiver: 'v'alues, 'k'eys or 'e'ntries. */
struct TsIterator *dynamic_walk(const DynamicCall *call, char what);

/** Add the tables of the files beside dynamic_methods.c. */
void dynamic_array_methods(void);
void dynamic_string_methods(void);

#endif
