/*
 * Functions as values: closures, and functions without captures.
 *
 * A function value can be called in two ways. Emitted code that knows the C signature calls
 *
 *     TS_CODE(f, double, double)(f->scope, x)
 *
 * and everything else calls ts_call, which goes through `info->invoke`: arguments are TsValues,
 * missing ones are undefined. A method's code takes `this` where a closure's takes its scope. One
 * line makes a C function usable as a value:
 *
 *     TS_FUNCTION_2(on_request, "", void, HttpRequest *, HttpResponse *)     no captures
 *     TS_CLOSURE_1(counter_next, "next", double, CounterScope *, double)     scope comes first
 *     TS_METHOD_1(Point_scale, "scale", void, Point *, double)               `this` comes first
 *
 * (0 to 8 parameters, no semicolon needed.) They define `name_info`; TS_FUNCTION_n and TS_METHOD_n
 * also define the static object `name_function`; a closure is made with ts_closure(name, scope).
 */
#ifndef TS_FUNCTION_H
#define TS_FUNCTION_H

#include "ts/heap.h"
#include "ts/string.h"

typedef void (*TsCode)(void);
typedef TsValue (*TsInvoke)(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv);

enum {
    TS_FUNCTION_CLASS = 1, /* a class: calling it without new throws */
    TS_FUNCTION_ASYNC = 2,
    TS_FUNCTION_GENERATOR = 4,
    TS_FUNCTION_ARROW = 8, /* or a method: not a constructor */
    TS_FUNCTION_CONSTRUCTOR = 16 /* no class, but `new` makes objects with its `prototype` */
};

/* Behind a name, what the function is: TS_FUNCTION_0(load, "load" TS_ASYNC, TsPromise *). What is
 * added is as long as its flag's number. */
#define TS_ASYNC           "\0a"
#define TS_GENERATOR       "\0gen"
#define TS_ASYNC_GENERATOR "\0a gen"
#define TS_CONSTRUCTOR     "\0is constructor."

typedef struct TsFunctionInfo {
    const char *name; /* UTF-8, as fn.name gives it */
    int length;       /* fn.length */
    unsigned flags;
    TsCode code; /* (void *scope, parameters...) */
    TsInvoke invoke;
    const TsType *instance_type; /* of a class: what instanceof looks for */
    size_t scope_offset;         /* of a class that captures: where its instances keep the scope */
    TsInvoke construct;          /* `new` on a value; NULL: TypeError "not a constructor" */
} TsFunctionInfo;

struct TsFunction {
    TsObject base;
    const TsFunctionInfo *info;
    void *scope;
};

extern const TsType ts_function_type;

/** The C function of a value, by its result and parameters (behind the scope); pointers are void *. */
#define TS_CODE(function, result, ...) \
    ((result(*)(void *, ##__VA_ARGS__))(function)->info->code)

#define TS_FUNCTION_OBJECT_INIT(information)               \
    {                                                      \
        .base = {&ts_function_type}, .info = (information) \
    }

/** A new function value over a scope cell (or any cell that the code takes first). */
TsFunction *ts_closure_new(const TsFunctionInfo *info, void *scope);
#define ts_closure(name, scope) ts_closure_new(&name##_info, (scope))

/** function(...argv); a value that is no function throws TypeError "... is not a function". */
TsValue ts_call(TsFunction *function, TsValue this_value, size_t argc, const TsValue *argv);
TsValue ts_call_value(TsValue function, TsValue this_value, size_t argc, const TsValue *argv);
/** Whether `new` can be applied to it. */
bool ts_is_constructor(TsValue value);
/** new function(...argv). */
TsValue ts_construct(TsValue function, size_t argc, const TsValue *argv);

/** What `new` gives for a constructor that returns `value`: that, or `instance` if it is no object. */
static inline TsValue ts_constructed(TsValue value, const void *instance)
{
    return ts_is_object(value) ? value : ts_from_object(instance);
}

/** TS_CALL(f, a, b ...): arguments as TsValues, this undefined. */
#define TS_CALL(function, ...)                                                            \
    ts_call((function), TS_UNDEFINED, sizeof((TsValue[]){__VA_ARGS__}) / sizeof(TsValue), \
            (TsValue[]){__VA_ARGS__})

/** `x is not a function` for a call whose callee's text is known. */
_Noreturn void ts_throw_not_function(const char *callee_text);

/** How error messages name a value: #<Foo>, "text", 42. */
TsString *ts_describe(TsValue value);

/** Function.prototype.toString: no source text is kept, so the form of native functions. */
TsString *ts_function_to_string(const TsFunction *function);

/* ---- between C types and TsValues ------------------------------------------------------------ */

static inline TsValue ts_value_itself(TsValue value)
{
    return value;
}
/** An argument for a double parameter: undefined and missing become TS_UNDEFINED_NUMBER. */
static inline double ts_argument_number(TsValue value)
{
    return ts_as_optional_number(value);
}
static inline bool ts_argument_bool(TsValue value)
{
    return ts_is_undefined(value) ? false : ts_as_bool(value);
}
/** An integer parameter: undefined and missing become 0, anything but such an integer is fatal. */
int64_t ts_argument_integer(TsValue value, int64_t min, int64_t max);
static inline int32_t ts_argument_int32(TsValue value)
{
    return (int32_t)ts_argument_integer(value, INT32_MIN, INT32_MAX);
}
static inline uint32_t ts_argument_uint32(TsValue value)
{
    return (uint32_t)ts_argument_integer(value, 0, UINT32_MAX);
}
static inline int64_t ts_argument_int64(TsValue value)
{
    return ts_argument_integer(value, -(INT64_C(1) << 53), INT64_C(1) << 53);
}
static inline TsValue ts_from_int32(int32_t number)
{
    return ts_from_number(number);
}
static inline TsValue ts_from_uint32(uint32_t number)
{
    return ts_from_number(number);
}
static inline TsValue ts_from_int64(int64_t number)
{
    return ts_from_number((double)number);
}

/** The arguments from index `first` on as an array with elements of a representation. */
TsArray *ts_rest_array(TsRep rep, size_t first, size_t argc, const TsValue *argv);

/* clang-format off */
/** A TsValue as an argument of C type T. */
#define TS_UNBOX(T, value)                                                 \
    _Generic(*(T *)0, double: ts_argument_number, bool: ts_argument_bool,  \
             int32_t: ts_argument_int32, uint32_t: ts_argument_uint32,     \
             int64_t: ts_argument_int64, TsValue: ts_value_itself,         \
             TsString *: ts_as_string, TsArray *: ts_as_array,             \
             TsFunction *: ts_as_function, default: ts_as_pointer)(value)

/** A C result as a TsValue; a NULL pointer is undefined. */
#define TS_BOX(T, result)                                                  \
    _Generic(*(T *)0, double: ts_from_optional_number, bool: ts_from_bool, \
             int32_t: ts_from_int32, uint32_t: ts_from_uint32,             \
             int64_t: ts_from_int64, TsValue: ts_value_itself,             \
             default: ts_from_pointer)(result)
/* clang-format on */

/** As a function's result: a pointer of any type where NULL is null, not undefined. */
typedef void *TsNullable;

/* Picks the right return statement: for void, for pointers that may be null, or boxed. */
#define TS_SECOND_(a, b, ...) b
#define TS_SECOND(...)        TS_SECOND_(__VA_ARGS__)
#define TS_RESULT_void        ~, TS_RETURN_VOID_
#define TS_RESULT_TsNullable  ~, TS_RETURN_NULLABLE_
#define TS_RETURN_NULLABLE_(T, call) return ts_from_nullable(call)
#define TS_RETURN_VOID_(T, call) \
    call;                        \
    return TS_UNDEFINED
#define TS_RETURN_BOXED_(T, call)  return TS_BOX(T, call)
#define TS_RETURN_RESULT_(T, call) TS_SECOND(TS_RESULT_##T, TS_RETURN_BOXED_, ~)(T, call)

#define TS_ARGUMENT_(T, i) TS_UNBOX(T, (i) < ts_argc ? ts_argv[i] : TS_UNDEFINED)

/* For n parameter types: TS_PARAMS_n declares the parameters after a first one, TS_NAMES_n passes
 * them on, TS_ARGS_n takes them from the argument vector after a first argument. */
#define TS_PARAMS_0()
#define TS_PARAMS_1(A)                      , A ts_a
#define TS_PARAMS_2(A, B)                   TS_PARAMS_1(A), B ts_b
#define TS_PARAMS_3(A, B, C)                TS_PARAMS_2(A, B), C ts_c
#define TS_PARAMS_4(A, B, C, D)             TS_PARAMS_3(A, B, C), D ts_d
#define TS_PARAMS_5(A, B, C, D, E)          TS_PARAMS_4(A, B, C, D), E ts_e
#define TS_PARAMS_6(A, B, C, D, E, F)       TS_PARAMS_5(A, B, C, D, E), F ts_f
#define TS_PARAMS_7(A, B, C, D, E, F, G)    TS_PARAMS_6(A, B, C, D, E, F), G ts_g
#define TS_PARAMS_8(A, B, C, D, E, F, G, H) TS_PARAMS_7(A, B, C, D, E, F, G), H ts_h
#define TS_NAMES_0
#define TS_NAMES_1 ts_a
#define TS_NAMES_2 TS_NAMES_1, ts_b
#define TS_NAMES_3 TS_NAMES_2, ts_c
#define TS_NAMES_4 TS_NAMES_3, ts_d
#define TS_NAMES_5 TS_NAMES_4, ts_e
#define TS_NAMES_6 TS_NAMES_5, ts_f
#define TS_NAMES_7 TS_NAMES_6, ts_g
#define TS_NAMES_8 TS_NAMES_7, ts_h
#define TS_ARGS_0()
#define TS_ARGS_1(A)                      , TS_ARGUMENT_(A, 0)
#define TS_ARGS_2(A, B)                   TS_ARGS_1(A), TS_ARGUMENT_(B, 1)
#define TS_ARGS_3(A, B, C)                TS_ARGS_2(A, B), TS_ARGUMENT_(C, 2)
#define TS_ARGS_4(A, B, C, D)             TS_ARGS_3(A, B, C), TS_ARGUMENT_(D, 3)
#define TS_ARGS_5(A, B, C, D, E)          TS_ARGS_4(A, B, C, D), TS_ARGUMENT_(E, 4)
#define TS_ARGS_6(A, B, C, D, E, F)       TS_ARGS_5(A, B, C, D, E), TS_ARGUMENT_(F, 5)
#define TS_ARGS_7(A, B, C, D, E, F, G)    TS_ARGS_6(A, B, C, D, E, F), TS_ARGUMENT_(G, 6)
#define TS_ARGS_8(A, B, C, D, E, F, G, H) TS_ARGS_7(A, B, C, D, E, F, G), TS_ARGUMENT_(H, 7)

#define TS_INVOKE_(name_, R, ...)                                                       \
    static TsValue name_##_invoke(TsFunction *ts_self, TsValue ts_this, size_t ts_argc, \
                                  const TsValue *ts_argv)                               \
    {                                                                                   \
        (void)ts_self;                                                                  \
        (void)ts_this;                                                                  \
        (void)ts_argc;                                                                  \
        (void)ts_argv;                                                                  \
        TS_RETURN_RESULT_(R, name_(__VA_ARGS__));                                       \
    }
#define TS_INFO_(name_, js_name, n, code_)                    \
    static const TsFunctionInfo name_##_info = {              \
        .name = js_name,                                      \
        .length = n,                                          \
        .flags = sizeof(js_name) - 1 - __builtin_strlen(js_name), \
        .code = (TsCode)code_,                                \
        .invoke = name_##_invoke};
#define TS_OBJECT_(name_)                                        \
    static TsFunction name_##_function __attribute__((unused)) = \
        TS_FUNCTION_OBJECT_INIT(&name_##_info);

/* A list in parentheses without its leading comma, and one with an element in front. */
#define TS_TAIL_(first, ...)   __VA_ARGS__
#define TS_WITHOUT_COMMA_(...) TS_TAIL_(__VA_ARGS__)
#define TS_LIST_(...)          __VA_ARGS__

/* A function without captures: its `code` takes a scope and ignores it. */
#define TS_FUNCTION_(name_, js_name, n, R, params, names, args) \
    static R name_##_code(void *ts_scope TS_LIST_ params)       \
    {                                                           \
        (void)ts_scope;                                         \
        return name_(TS_LIST_ names);                           \
    }                                                           \
    TS_INVOKE_(name_, R, TS_WITHOUT_COMMA_(~TS_LIST_ args))     \
    TS_INFO_(name_, js_name, n, name_##_code)                   \
    TS_OBJECT_(name_)
#define TS_FUNCTION_N_(name, js_name, n, R, ...)                                    \
    TS_FUNCTION_(name, js_name, n, R, (TS_PARAMS_##n(__VA_ARGS__)), (TS_NAMES_##n), \
                 (TS_ARGS_##n(__VA_ARGS__)))

/** A proxy is no receiver for code that reads its class's struct: throws TypeError. */
_Noreturn void ts_refuse_proxy(TsValue proxy, const char *method);
static inline TsValue ts_receiver_itself(TsValue this_value, const char *method)
{
    (void)method;
    return this_value;
}
static inline TsValue ts_receiver_no_proxy(TsValue this_value, const char *method)
{
    if (ts_is_object(this_value) && (ts_type_of(this_value.as.object)->flags & TS_TYPE_PROXY)) {
        ts_refuse_proxy(this_value, method);
    }
    return this_value;
}
#define TS_UNBOX_THIS_(This, js_name)                            \
    TS_UNBOX(This, _Generic(*(This *)0, TsValue: ts_receiver_itself, \
                            default: ts_receiver_no_proxy)(ts_this, js_name))

/* The scope, or `this`, is the first parameter of the C function, so it is the code itself. */
#define TS_CLOSURE_N_(name_, js_name, n, R, Scope, ...)           \
    TS_INVOKE_(name_, R, ts_self->scope TS_ARGS_##n(__VA_ARGS__)) \
    TS_INFO_(name_, js_name, n, name_)
#define TS_METHOD_N_(name_, js_name, n, R, This, ...)                      \
    TS_INVOKE_(name_, R, TS_UNBOX_THIS_(This, js_name) TS_ARGS_##n(__VA_ARGS__)) \
    TS_INFO_(name_, js_name, n, name_)                                     \
    TS_OBJECT_(name_)

#define TS_FUNCTION_0(name, js_name, R)       TS_FUNCTION_N_(name, js_name, 0, R, )
#define TS_FUNCTION_1(name, js_name, R, ...)  TS_FUNCTION_N_(name, js_name, 1, R, __VA_ARGS__)
#define TS_FUNCTION_2(name, js_name, R, ...)  TS_FUNCTION_N_(name, js_name, 2, R, __VA_ARGS__)
#define TS_FUNCTION_3(name, js_name, R, ...)  TS_FUNCTION_N_(name, js_name, 3, R, __VA_ARGS__)
#define TS_FUNCTION_4(name, js_name, R, ...)  TS_FUNCTION_N_(name, js_name, 4, R, __VA_ARGS__)
#define TS_FUNCTION_5(name, js_name, R, ...)  TS_FUNCTION_N_(name, js_name, 5, R, __VA_ARGS__)
#define TS_FUNCTION_6(name, js_name, R, ...)  TS_FUNCTION_N_(name, js_name, 6, R, __VA_ARGS__)
#define TS_FUNCTION_7(name, js_name, R, ...)  TS_FUNCTION_N_(name, js_name, 7, R, __VA_ARGS__)
#define TS_FUNCTION_8(name, js_name, R, ...)  TS_FUNCTION_N_(name, js_name, 8, R, __VA_ARGS__)
#define TS_CLOSURE_0(name, js_name, R, Scope) TS_CLOSURE_N_(name, js_name, 0, R, Scope, )
#define TS_CLOSURE_1(name, js_name, R, Scope, ...) \
    TS_CLOSURE_N_(name, js_name, 1, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_2(name, js_name, R, Scope, ...) \
    TS_CLOSURE_N_(name, js_name, 2, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_3(name, js_name, R, Scope, ...) \
    TS_CLOSURE_N_(name, js_name, 3, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_4(name, js_name, R, Scope, ...) \
    TS_CLOSURE_N_(name, js_name, 4, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_5(name, js_name, R, Scope, ...) \
    TS_CLOSURE_N_(name, js_name, 5, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_6(name, js_name, R, Scope, ...) \
    TS_CLOSURE_N_(name, js_name, 6, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_7(name, js_name, R, Scope, ...) \
    TS_CLOSURE_N_(name, js_name, 7, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_8(name, js_name, R, Scope, ...) \
    TS_CLOSURE_N_(name, js_name, 8, R, Scope, __VA_ARGS__)
#define TS_METHOD_0(name, js_name, R, This) TS_METHOD_N_(name, js_name, 0, R, This, )
#define TS_METHOD_1(name, js_name, R, This, ...) \
    TS_METHOD_N_(name, js_name, 1, R, This, __VA_ARGS__)
#define TS_METHOD_2(name, js_name, R, This, ...) \
    TS_METHOD_N_(name, js_name, 2, R, This, __VA_ARGS__)
#define TS_METHOD_3(name, js_name, R, This, ...) \
    TS_METHOD_N_(name, js_name, 3, R, This, __VA_ARGS__)
#define TS_METHOD_4(name, js_name, R, This, ...) \
    TS_METHOD_N_(name, js_name, 4, R, This, __VA_ARGS__)
#define TS_METHOD_5(name, js_name, R, This, ...) \
    TS_METHOD_N_(name, js_name, 5, R, This, __VA_ARGS__)
#define TS_METHOD_6(name, js_name, R, This, ...) \
    TS_METHOD_N_(name, js_name, 6, R, This, __VA_ARGS__)
#define TS_METHOD_7(name, js_name, R, This, ...) \
    TS_METHOD_N_(name, js_name, 7, R, This, __VA_ARGS__)
#define TS_METHOD_8(name, js_name, R, This, ...) \
    TS_METHOD_N_(name, js_name, 8, R, This, __VA_ARGS__)

/*
 * Functions with a rest parameter: TS_FUNCTION_REST_2(log, "log", void, TsString *, VALUE) is for
 * `void log(TsString *label, TsArray *rest)`. The last argument is the representation of the rest
 * array's elements; n counts it, fn.length does not.
 */
#define TS_REST_ARGUMENT_(rep, i)         ts_rest_array(TS_REP_##rep, (i), ts_argc, ts_argv)
#define TS_REST_PARAMS_1(REP)             , TsArray *ts_rest
#define TS_REST_NAMES_1                   ts_rest
#define TS_REST_ARGS_1(REP)               , TS_REST_ARGUMENT_(REP, 0)
#define TS_REST_LENGTH_1                  0
#define TS_REST_PARAMS_2(A, REP)          TS_PARAMS_1(A), TsArray *ts_rest
#define TS_REST_NAMES_2                   TS_NAMES_1, ts_rest
#define TS_REST_ARGS_2(A, REP)            TS_ARGS_1(A), TS_REST_ARGUMENT_(REP, 1)
#define TS_REST_LENGTH_2                  1
#define TS_REST_PARAMS_3(A, B, REP)       TS_PARAMS_2(A, B), TsArray *ts_rest
#define TS_REST_NAMES_3                   TS_NAMES_2, ts_rest
#define TS_REST_ARGS_3(A, B, REP)         TS_ARGS_2(A, B), TS_REST_ARGUMENT_(REP, 2)
#define TS_REST_LENGTH_3                  2
#define TS_REST_PARAMS_4(A, B, C, REP)    TS_PARAMS_3(A, B, C), TsArray *ts_rest
#define TS_REST_NAMES_4                   TS_NAMES_3, ts_rest
#define TS_REST_ARGS_4(A, B, C, REP)      TS_ARGS_3(A, B, C), TS_REST_ARGUMENT_(REP, 3)
#define TS_REST_LENGTH_4                  3
#define TS_REST_PARAMS_5(A, B, C, D, REP) TS_PARAMS_4(A, B, C, D), TsArray *ts_rest
#define TS_REST_NAMES_5                   TS_NAMES_4, ts_rest
#define TS_REST_ARGS_5(A, B, C, D, REP)   TS_ARGS_4(A, B, C, D), TS_REST_ARGUMENT_(REP, 4)
#define TS_REST_LENGTH_5                  4

#define TS_FUNCTION_REST_N_(name, js_name, n, R, ...)                                     \
    TS_FUNCTION_(name, js_name, TS_REST_LENGTH_##n, R, (TS_REST_PARAMS_##n(__VA_ARGS__)), \
                 (TS_REST_NAMES_##n), (TS_REST_ARGS_##n(__VA_ARGS__)))
#define TS_CLOSURE_REST_N_(name_, js_name, n, R, Scope, ...)           \
    TS_INVOKE_(name_, R, ts_self->scope TS_REST_ARGS_##n(__VA_ARGS__)) \
    TS_INFO_(name_, js_name, TS_REST_LENGTH_##n, name_)
#define TS_METHOD_REST_N_(name_, js_name, n, R, This, ...)                      \
    TS_INVOKE_(name_, R, TS_UNBOX_THIS_(This, js_name) TS_REST_ARGS_##n(__VA_ARGS__)) \
    TS_INFO_(name_, js_name, TS_REST_LENGTH_##n, name_)                         \
    TS_OBJECT_(name_)
#define TS_FUNCTION_REST_1(name, js_name, R, ...) \
    TS_FUNCTION_REST_N_(name, js_name, 1, R, __VA_ARGS__)
#define TS_FUNCTION_REST_2(name, js_name, R, ...) \
    TS_FUNCTION_REST_N_(name, js_name, 2, R, __VA_ARGS__)
#define TS_FUNCTION_REST_3(name, js_name, R, ...) \
    TS_FUNCTION_REST_N_(name, js_name, 3, R, __VA_ARGS__)
#define TS_FUNCTION_REST_4(name, js_name, R, ...) \
    TS_FUNCTION_REST_N_(name, js_name, 4, R, __VA_ARGS__)
#define TS_FUNCTION_REST_5(name, js_name, R, ...) \
    TS_FUNCTION_REST_N_(name, js_name, 5, R, __VA_ARGS__)
#define TS_CLOSURE_REST_1(name, js_name, R, Scope, ...) \
    TS_CLOSURE_REST_N_(name, js_name, 1, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_REST_2(name, js_name, R, Scope, ...) \
    TS_CLOSURE_REST_N_(name, js_name, 2, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_REST_3(name, js_name, R, Scope, ...) \
    TS_CLOSURE_REST_N_(name, js_name, 3, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_REST_4(name, js_name, R, Scope, ...) \
    TS_CLOSURE_REST_N_(name, js_name, 4, R, Scope, __VA_ARGS__)
#define TS_CLOSURE_REST_5(name, js_name, R, Scope, ...) \
    TS_CLOSURE_REST_N_(name, js_name, 5, R, Scope, __VA_ARGS__)
#define TS_METHOD_REST_1(name, js_name, R, This, ...) \
    TS_METHOD_REST_N_(name, js_name, 1, R, This, __VA_ARGS__)
#define TS_METHOD_REST_2(name, js_name, R, This, ...) \
    TS_METHOD_REST_N_(name, js_name, 2, R, This, __VA_ARGS__)
#define TS_METHOD_REST_3(name, js_name, R, This, ...) \
    TS_METHOD_REST_N_(name, js_name, 3, R, This, __VA_ARGS__)
#define TS_METHOD_REST_4(name, js_name, R, This, ...) \
    TS_METHOD_REST_N_(name, js_name, 4, R, This, __VA_ARGS__)
#define TS_METHOD_REST_5(name, js_name, R, This, ...) \
    TS_METHOD_REST_N_(name, js_name, 5, R, This, __VA_ARGS__)

/*
 * Functions that meet others which use `this`: all of a kind take a receiver, as a TsValue between
 * scope and parameters. One line again, for a C function that takes
 *
 *     TS_THIS_FUNCTION(2, inc, "inc", 1, double, Counter *, double, double)    receiver, 2 parameters
 *     TS_THIS_CLOSURE(1, inc, "inc", 1, double, Scope *, Counter *, double)    scope, receiver, 1
 *     TS_PLAIN_FUNCTION(1, twice, "twice", 1, double, double)                  1 parameter only
 *     TS_PLAIN_CLOSURE(1, add, "add", 1, double, Scope *, double)              scope, 1 parameter
 *     TS_CLASS_METHOD(1, Point_scale, "scale", 1, void, Point, double)         a Point *, 1 parameter
 *
 * The first argument is the number of parameters (REST_n: the last is a rest parameter, given as
 * the representation of its elements), the fourth is fn.length. A method refuses receivers that are
 * no instance of its class; undefined becomes NULL.
 */
#define TS_PARAMS_REST_1     TS_REST_PARAMS_1
#define TS_PARAMS_REST_2     TS_REST_PARAMS_2
#define TS_PARAMS_REST_3     TS_REST_PARAMS_3
#define TS_PARAMS_REST_4     TS_REST_PARAMS_4
#define TS_PARAMS_REST_5     TS_REST_PARAMS_5
#define TS_ARGS_REST_1       TS_REST_ARGS_1
#define TS_ARGS_REST_2       TS_REST_ARGS_2
#define TS_ARGS_REST_3       TS_REST_ARGS_3
#define TS_ARGS_REST_4       TS_REST_ARGS_4
#define TS_ARGS_REST_5       TS_REST_ARGS_5
#define TS_NAMES_REST_1      TS_REST_NAMES_1
#define TS_NAMES_REST_2      TS_REST_NAMES_2
#define TS_NAMES_REST_3      TS_REST_NAMES_3
#define TS_NAMES_REST_4      TS_REST_NAMES_4
#define TS_NAMES_REST_5      TS_REST_NAMES_5
#define TS_MORE_NAMES_0
#define TS_MORE_NAMES_1      , TS_NAMES_1
#define TS_MORE_NAMES_2      , TS_NAMES_2
#define TS_MORE_NAMES_3      , TS_NAMES_3
#define TS_MORE_NAMES_4      , TS_NAMES_4
#define TS_MORE_NAMES_5      , TS_NAMES_5
#define TS_MORE_NAMES_6      , TS_NAMES_6
#define TS_MORE_NAMES_7      , TS_NAMES_7
#define TS_MORE_NAMES_8      , TS_NAMES_8
#define TS_MORE_NAMES_REST_1 , TS_REST_NAMES_1
#define TS_MORE_NAMES_REST_2 , TS_REST_NAMES_2
#define TS_MORE_NAMES_REST_3 , TS_REST_NAMES_3
#define TS_MORE_NAMES_REST_4 , TS_REST_NAMES_4
#define TS_MORE_NAMES_REST_5 , TS_REST_NAMES_5

/*
 * A class as a value: TS_CLASS_VALUE(2, Point, "Point", 2, double, double) for Point_new(x, y) and
 * Point_type; TS_CLASS_CLOSURE when Point_new takes a scope first,
 * which instances keep in a member. Calling it without `new` throws.
 */
TsValue ts_class_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv);

/* A constructor that returns another object may give a TsValue. */
#define TS_FROM_NEW_(call) _Generic((call), TsValue: ts_value_itself, default: ts_from_object)(call)

#define TS_CLASS_INFO_(name_, js_name, length_, offset, args)                                          \
    static TsValue name_##_construct(TsFunction *ts_self, TsValue ts_this, size_t ts_argc,     \
                                     const TsValue *ts_argv)                                   \
    {                                                                                          \
        (void)ts_self;                                                                         \
        (void)ts_this;                                                                         \
        (void)ts_argc;                                                                         \
        (void)ts_argv;                                                                         \
        return TS_FROM_NEW_(name_##_new(TS_WITHOUT_COMMA_(~TS_LIST_ args)));                   \
    }                                                                                          \
    static const TsFunctionInfo name_##_info = {.name = js_name,                               \
                                                .length = length_,                             \
                                                .flags = TS_FUNCTION_CLASS,                    \
                                                .invoke = ts_class_invoke,                     \
                                                .instance_type = &name_##_type,                \
                                                .scope_offset = offset,                        \
                                                .construct = name_##_construct};
#define TS_CLASS_VALUE(n, name_, js_name, length, ...)                      \
    TS_CLASS_INFO_(name_, js_name, length, 0, (TS_ARGS_##n(__VA_ARGS__)))   \
    TsFunction name_##_function = TS_FUNCTION_OBJECT_INIT(&name_##_info);   \
    static TsFunction *const name_##_constructor = &name_##_function;
#define TS_CLASS_CLOSURE(n, name_, js_name, length, member, ...)     \
    TS_CLASS_INFO_(name_, js_name, length, offsetof(name_, member), \
                   (, ts_self->scope TS_ARGS_##n(__VA_ARGS__)))

/* A method of a class, in a program that may call it with receivers of other classes. */
#define TS_GUARDED_METHOD(n, name_, js_name, length, R, Class, ...)                        \
    TS_INVOKE_(name_, R, (Class *)ts_receiver_like(ts_this, &Class##_type, js_name)        \
                             TS_ARGS_##n(__VA_ARGS__))                                     \
    TS_INFO_(name_, js_name, length, name_)                                                \
    TS_OBJECT_(name_)

/* The class by which the runtime makes more instances, with the scope of one that there is. */
#define TS_CLASS_OF_INSTANCES(name_)                                        \
    static TsFunction name_##_function = TS_FUNCTION_OBJECT_INIT(&name_##_info); \
    static TsFunction *const name_##_constructor = &name_##_function;

/* As TS_FUNCTION_n, TS_CLOSURE_n and TS_METHOD_n with n first and fn.length fourth. */
#define TS_FUNCTION_OF(n, name, js_name, length, R, ...)                                 \
    TS_FUNCTION_(name, js_name, length, R, (TS_PARAMS_##n(__VA_ARGS__)), (TS_NAMES_##n), \
                 (TS_ARGS_##n(__VA_ARGS__)))
#define TS_CLOSURE_OF(n, name_, js_name, length, R, Scope, ...)   \
    TS_INVOKE_(name_, R, ts_self->scope TS_ARGS_##n(__VA_ARGS__)) \
    TS_INFO_(name_, js_name, length, name_)
#define TS_METHOD_OF(n, name_, js_name, length, R, This, ...)              \
    TS_INVOKE_(name_, R, TS_UNBOX_THIS_(This, js_name) TS_ARGS_##n(__VA_ARGS__)) \
    TS_INFO_(name_, js_name, length, name_)                                \
    TS_OBJECT_(name_)

/** The receiver of a method that was taken from its object: an instance, or NULL for undefined. */
void *ts_receiver(TsValue this_value, const TsType *type, const char *method);

/** The same, or any object that has all fields of the class at the same places. */
void *ts_receiver_like(TsValue this_value, const TsType *type, const char *method);

#define TS_WITH_RECEIVER_(name_, js_name, length_, R, params, given, args)                      \
    static R name_##_code(void *ts_scope, TsValue ts_this TS_LIST_ params)                      \
    {                                                                                           \
        (void)ts_scope;                                                                         \
        (void)ts_this;                                                                          \
        return name_(TS_WITHOUT_COMMA_(~TS_LIST_ given));                                       \
    }                                                                                           \
    static TsValue name_##_invoke(TsFunction *ts_self, TsValue ts_this, size_t ts_argc,         \
                                  const TsValue *ts_argv)                                       \
    {                                                                                           \
        (void)ts_argc;                                                                          \
        (void)ts_argv;                                                                          \
        TS_RETURN_RESULT_(R, name_##_code(ts_self->scope, ts_this TS_LIST_ args));              \
    }                                                                                           \
    TS_INFO_(name_, js_name, length_, name_##_code)
#define TS_THIS_FUNCTION(n, name, js_name, length, R, This, ...)                                \
    TS_WITH_RECEIVER_(name, js_name, length, R, (TS_PARAMS_##n(__VA_ARGS__)),                   \
                      (, TS_UNBOX(This, ts_this) TS_MORE_NAMES_##n), (TS_ARGS_##n(__VA_ARGS__))) \
    TS_OBJECT_(name)
#define TS_THIS_CLOSURE(n, name, js_name, length, R, Scope, This, ...)       \
    TS_WITH_RECEIVER_(name, js_name, length, R, (TS_PARAMS_##n(__VA_ARGS__)), \
                      (, ts_scope, TS_UNBOX(This, ts_this) TS_MORE_NAMES_##n), \
                      (TS_ARGS_##n(__VA_ARGS__)))
#define TS_PLAIN_FUNCTION(n, name, js_name, length, R, ...)                                       \
    TS_WITH_RECEIVER_(name, js_name, length, R, (TS_PARAMS_##n(__VA_ARGS__)), (TS_MORE_NAMES_##n), \
                      (TS_ARGS_##n(__VA_ARGS__)))                                                 \
    TS_OBJECT_(name)
#define TS_PLAIN_CLOSURE(n, name, js_name, length, R, Scope, ...)            \
    TS_WITH_RECEIVER_(name, js_name, length, R, (TS_PARAMS_##n(__VA_ARGS__)), \
                      (, ts_scope TS_MORE_NAMES_##n), (TS_ARGS_##n(__VA_ARGS__)))
#define TS_CLASS_METHOD(n, name, js_name, length, R, Class, ...)                      \
    TS_WITH_RECEIVER_(name, js_name, length, R, (TS_PARAMS_##n(__VA_ARGS__)),          \
                      (, ts_receiver_like(ts_this, &Class##_type, js_name) TS_MORE_NAMES_##n), \
                      (TS_ARGS_##n(__VA_ARGS__)))                                     \
    TS_OBJECT_(name)

#endif
