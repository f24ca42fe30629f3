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
        DynamicCall arguments = {receiver, argc, argv};                                       \
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

/** Add the tables of the files beside dynamic_methods.c. */
void dynamic_array_methods(void);
void dynamic_string_methods(void);

#endif
