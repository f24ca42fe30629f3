/*
 * Exceptions and the Error classes. ECMA-262 §14.14, §14.15, §20.5.
 *
 *     TS_TRY {
 *         ...
 *     }
 *     TS_CATCH(err) {                 err is a TsValue; the part may be left out
 *         ...
 *     }
 *     TS_FINALLY {                    may be left out
 *         ...
 *     }
 *     TS_END_TRY;
 *
 * Control must not leave a TS_TRY or TS_CATCH part by itself. To leave:
 *   - without TS_FINALLY: `TS_TRY_LEAVE(); return x;` (or break, continue), TS_TRY_LEAVE once for
 *     each TS_TRY that is left;
 *   - with it: write TS_FINALLY_AT(label) in place of TS_FINALLY, `goto label;` from inside, and
 *     test a flag after TS_END_TRY.
 * Leaving the TS_FINALLY part by return, break or throw is allowed (the pending error is dropped).
 * Locals that change inside TS_TRY and are read after an error are `volatile`. gcc's -Wclobbered, a
 * part of -Wextra, also names locals that do not change there (loop counters around a TS_TRY), so
 * it is off.
 */
#ifndef TS_ERROR_H
#define TS_ERROR_H

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wclobbered"
#endif

#include <setjmp.h>

#include "ts/heap.h"
#include "ts/string.h"

/** One active TS_TRY. */
typedef struct TsTry {
    struct TsTry *outer;
    TsValue error;
    bool armed;    /* it is in the chain of handlers */
    bool thrown;   /* `error` is on its way out */
    bool catching; /* the TS_CATCH part has begun */
    jmp_buf place;
} TsTry;

extern _Thread_local TsTry *ts_handlers;

static inline void ts_try_begin(TsTry *attempt)
{
    attempt->outer = ts_handlers;
    attempt->armed = true;
    attempt->thrown = attempt->catching = false;
    ts_handlers = attempt;
}

/** Takes the handler out of the chain. */
static inline void ts_try_end(TsTry *attempt)
{
    if (attempt->armed) {
        attempt->armed = false;
        ts_handlers = attempt->outer;
    }
}

/** Shall the TS_CATCH part run now? */
static inline bool ts_try_catch(TsTry *attempt)
{
    if (attempt->catching) {
        return false;
    }
    attempt->catching = true;
    attempt->thrown = false;
    return true;
}

_Noreturn void ts_throw(TsValue error);

/**
 * What an error on its way does before it reaches the handler that was active when the cleanup was
 * put up; the stack is still there. Errors must not leave `run`.
 */
typedef struct TsCleanup {
    struct TsCleanup *outer;
    TsTry *handler;
    void (*run)(struct TsCleanup *cleanup);
} TsCleanup;

extern _Thread_local TsCleanup *ts_cleanups;

static inline void ts_cleanup_begin(TsCleanup *cleanup, void (*run)(TsCleanup *cleanup))
{
    cleanup->outer = ts_cleanups;
    cleanup->handler = ts_handlers;
    cleanup->run = run;
    ts_cleanups = cleanup;
}

/** Takes it down, without running it; may be repeated. */
static inline void ts_cleanup_end(TsCleanup *cleanup)
{
    ts_cleanups = cleanup->outer;
}

static inline void ts_try_finish(TsTry *attempt)
{
    ts_try_end(attempt);
    if (attempt->thrown) {
        ts_throw(attempt->error);
    }
}

/* clang-format off */
#define TS_TRY                                         \
    {                                                  \
        _Pragma("GCC diagnostic push")                 \
        _Pragma("GCC diagnostic ignored \"-Wshadow\"") \
        TsTry ts_attempt;                              \
        _Pragma("GCC diagnostic pop")                  \
        ts_try_begin(&ts_attempt);                     \
        if (_setjmp(ts_attempt.place) == 0) {
#define TS_CATCH(name)                                 \
        } else if (ts_try_catch(&ts_attempt)) {        \
            const TsValue name = ts_attempt.error;     \
            (void)name;
#define TS_FINALLY                                     \
        }                                              \
        ts_try_end(&ts_attempt);                       \
        {
#define TS_FINALLY_AT(label)                           \
        }                                              \
    label:                                             \
        ts_try_end(&ts_attempt);                       \
        {
#define TS_END_TRY                                     \
        }                                              \
        ts_try_finish(&ts_attempt);                    \
    }                                                  \
    (void)0
/* clang-format on */
#define TS_TRY_LEAVE() ts_try_end(&ts_attempt)

/* ---- Error objects --------------------------------------------------------------------------- */

/** The layout of every error; a class that extends Error embeds it as its first member. */
typedef struct TsError {
    TsObject base;
    TsString *message; /* own property `message`, not enumerable; NULL: absent */
    TsString *stack;   /* "Name: message\n    at ..."; made when the error is made */
    TsValue cause;     /* TS_TAG_HOLE: absent */
} TsError;

typedef TsError Error;
typedef TsError TypeError;
typedef TsError RangeError;
typedef TsError SyntaxError;
typedef TsError ReferenceError;
typedef TsError EvalError;
typedef TsError URIError;

extern const TsType Error_type, TypeError_type, RangeError_type, SyntaxError_type,
    ReferenceError_type, EvalError_type, URIError_type;

/** The classes as values. */
extern TsFunction Error_function, TypeError_function, RangeError_function, SyntaxError_function,
    ReferenceError_function, EvalError_function, URIError_function;
#define Error_class          ts_from_object(&Error_function)
#define TypeError_class      ts_from_object(&TypeError_function)
#define RangeError_class     ts_from_object(&RangeError_function)
#define SyntaxError_class    ts_from_object(&SyntaxError_function)
#define ReferenceError_class ts_from_object(&ReferenceError_function)
#define EvalError_class      ts_from_object(&EvalError_function)
#define URIError_class       ts_from_object(&URIError_function)

/**
 * Initialises the TsError part of a fresh instance (a subclass's super(...)); message may be NULL.
 */
TsError *Error_init(TsError *error, TsString *message);
/** super(message, options): options may have `cause`. */
TsError *Error_init_with(TsError *error, TsString *message, TsValue options);

/** new Error(message) and so on; message may be NULL. */
TsError *Error_new(TsString *message);
TsError *TypeError_new(TsString *message);
TsError *RangeError_new(TsString *message);
TsError *SyntaxError_new(TsString *message);
TsError *ReferenceError_new(TsString *message);
TsError *EvalError_new(TsString *message);
TsError *URIError_new(TsString *message);
/** new Error(message, options) and so on. */
TsError *Error_new_with(TsString *message, TsValue options);
TsError *TypeError_new_with(TsString *message, TsValue options);
TsError *RangeError_new_with(TsString *message, TsValue options);
TsError *SyntaxError_new_with(TsString *message, TsValue options);
TsError *ReferenceError_new_with(TsString *message, TsValue options);
TsError *EvalError_new_with(TsString *message, TsValue options);
TsError *URIError_new_with(TsString *message, TsValue options);

/** Error.captureStackTrace(object, function): gives any object a `stack`. */
void ts_error_capture_stack(TsValue object, TsFunction *constructor);
/** Error.stackTraceLimit: stacks have one line below the headline, or none if the limit is 0. */
double ts_error_stack_trace_limit(void);
void ts_error_set_stack_trace_limit(double limit);
/** Error.isError(value). */
bool ts_error_is_error(TsValue value);

/** error.name ("TypeError", or what the program set). */
TsString *ts_error_name(const TsError *error);
void ts_error_set_name(TsError *error, TsString *name);
/** error.message: "" when absent. */
TsString *ts_error_message(const TsError *error);
void ts_error_set_message(TsError *error, TsString *message);
/** error.cause: undefined when absent. */
TsValue ts_error_cause(const TsError *error);
void ts_error_set_cause(TsError *error, TsValue cause);
/** The name of the built-in class that an error's class is or extends: "TypeError". */
const char *ts_error_builtin_name(const TsError *error);
/** error.toString(): "Name: message" (§20.5.3.4). */
TsString *ts_error_to_string(const TsError *error);
/**
 * error.stack. As in V8 its headline has the name and message of when it is first read: until then
 * `stack` is only the lines below, beginning with a line break.
 */
TsString *ts_error_stack(TsError *error);
void ts_error_set_stack(TsError *error, TsString *stack);

/** The fields of TsError for the descriptor of a class that embeds it as `member`. */
#define TS_ERROR_FIELDS(Type, member) TS_ERROR_FIELDS_AT_(offsetof(Type, member))
#define TS_ERROR_FIELDS_AT_(start)                                             \
    {.name = TS_KEY("stack"),                                                  \
     .offset = (start) + offsetof(TsError, stack),                             \
     .rep = TS_REP_POINTER,                                                    \
     .flags = TS_FIELD_NOT_ENUMERABLE},                                        \
        {.name = TS_KEY("message"),                                            \
         .offset = (start) + offsetof(TsError, message),                       \
         .rep = TS_REP_POINTER,                                                \
         .flags = TS_FIELD_NOT_ENUMERABLE},                                    \
    {                                                                          \
        .name = TS_KEY("cause"), .offset = (start) + offsetof(TsError, cause), \
        .rep = TS_REP_VALUE, .flags = TS_FIELD_NOT_ENUMERABLE                  \
    }

/**
 * A class that extends Error: TS_ERROR_CLASS(AppError, "AppError", &Error_type, TS_FIELDS(...)).
 */
#define TS_ERROR_CLASS(Type, js_name, parent_type, ...) \
    const TsType Type##_type = {.kind = TS_KIND_ERROR,  \
                                .flags = TS_TYPE_CLASS, \
                                .size = sizeof(Type),   \
                                .name = js_name,        \
                                .parent = parent_type,  \
                                __VA_ARGS__}

/** ReferenceError: Cannot access 'name' before initialization. */
_Noreturn void ts_throw_not_ready(const char *name);

/** The same unless the declaration has run, as its flag says. */
static inline void ts_expect_ready(bool ready, const char *name)
{
    if (__builtin_expect(!ready, 0)) {
        ts_throw_not_ready(name);
    }
}

/**
 * The error with the place where the program makes it, "Foo.run (foo.ts:12:9)", as the first line of
 * its stack below the headline. What has read or set the stack before keeps it.
 */
#define TS_AT(error, place) ((__typeof__(error))ts_error_at((error), place))
void *ts_error_at(void *error, const char *place);

/**
 * Throws a new error of a class whose layout is TsError; the format is that of ts_string_format.
 * ts_throw_error(&TypeError_type, "Cannot read properties of undefined (reading '%S')", key).
 */
_Noreturn void ts_throw_error(const TsType *type, const char *format, ...);
/** The same with a `code` property and Node's name, as in "TypeError [ERR_X]: ..." stacks. */
_Noreturn void ts_throw_coded(const TsType *type, const char *code, const char *format, ...);
/** Puts a code into an error's stack: "TypeError [ERR_X]: ...". */
void ts_error_show_code(TsError *error, const char *code);
/** Makes it without throwing. */
TsError *ts_error_coded(const TsType *type, const char *code, TsString *message);

/** Runs when an error leaves every TS_TRY: prints it as Node does on stderr, exits with code 1. */
_Noreturn void ts_uncaught(TsValue error);

/** How ts_uncaught shows a value; inspect.c sets it. Without it an error's stack is shown. */
extern TsString *(*ts_uncaught_text)(TsValue error);

/** Called first by ts_uncaught, where something must still run (microtask.c); may be NULL. */
extern void (*ts_before_uncaught)(void);

/**
 * Asked by ts_uncaught: true when the program has seen to the error. Then it goes on at
 * ts_resume_place, if that is set on this thread. May be NULL.
 */
extern bool (*ts_uncaught_handler)(TsValue error);
extern _Thread_local jmp_buf *ts_resume_place;
/** Exit code of a program that such an error ends: 1. */
extern int ts_uncaught_code;
/** What the program does there: what is left to do. */
extern void (*ts_resume)(void);

/** Called by exit paths before the process ends: flushes output, runs exit listeners. */
void ts_at_exit(void (*function)(void));
/** Code of a program that ends by itself: main's last statement is `ts_exit(ts_exit_code)`. */
extern int ts_exit_code;
/**
 * Stores the code in ts_exit_code, runs and forgets the functions of ts_at_exit (latest first; they
 * may change ts_exit_code), then calls exit(ts_exit_code).
 */
_Noreturn void ts_exit(int code);

/** Statement that must not be reached. */
#define ts_unreachable() ts_fatal("%s:%d: unreachable code was reached", __FILE__, __LINE__)

#endif
