/*
 * Throwing, the Error classes, and the end of a program whose error nobody caught.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "ts/error.h"
#include "ts/function.h"
#include "ts/object.h"

TsString *ts_string_format_list(const char *format, va_list *list);

_Thread_local TsTry *ts_handlers;
_Thread_local TsCleanup *ts_cleanups;
TsString *(*ts_uncaught_text)(TsValue error);
void (*ts_before_uncaught)(void);
bool (*ts_uncaught_handler)(TsValue error);
_Thread_local jmp_buf *ts_resume_place;
void (*ts_resume)(void);
int ts_uncaught_code = 1;

/* Called with `new` or without. */
static TsValue construct_error(TsFunction *self, TsValue this_value, size_t argc,
                               const TsValue *argv)
{
    TsString *message = argc > 0 && !ts_is_undefined(argv[0]) ? ts_to_string(argv[0]) : NULL;
    TsError *error = ts_heap_new_cell(self->info->instance_type, sizeof(TsError));

    (void)this_value;
    return ts_from_object(Error_init_with(error, message, argc > 1 ? argv[1] : TS_UNDEFINED));
}

#define BUILT_IN(Name, parent_type)                                        \
    static TsFunction *const Name##_constructor = &Name##_function;        \
    const TsType Name##_type = {.kind = TS_KIND_ERROR,                     \
                                .flags = TS_TYPE_CLASS | TS_TYPE_BUILT_IN, \
                                .size = sizeof(TsError),                   \
                                .name = #Name,                             \
                                .parent = parent_type,                     \
                                .constructor = &Name##_constructor,        \
                                TS_FIELDS(TS_ERROR_FIELDS_AT_(0))};        \
    static const TsFunctionInfo Name##_info = {.name = #Name,              \
                                               .length = 1,                \
                                               .invoke = construct_error,  \
                                               .construct = construct_error, \
                                               .instance_type = &Name##_type}; \
    TsFunction Name##_function = TS_FUNCTION_OBJECT_INIT(&Name##_info);
BUILT_IN(Error, NULL)
BUILT_IN(TypeError, &Error_type)
BUILT_IN(RangeError, &Error_type)
BUILT_IN(SyntaxError, &Error_type)
BUILT_IN(ReferenceError, &Error_type)
BUILT_IN(EvalError, &Error_type)
BUILT_IN(URIError, &Error_type)

/* ---- throwing -------------------------------------------------------------------------------- */

void ts_throw(TsValue error)
{
    TsTry *attempt = ts_handlers;

    while (ts_cleanups && ts_cleanups->handler == attempt) {
        TsCleanup *cleanup = ts_cleanups;
        ts_cleanups = cleanup->outer;
        cleanup->run(cleanup);
    }
    if (!attempt) {
        ts_uncaught(error);
    }
    attempt->error = error;
    attempt->thrown = true;
    _longjmp(attempt->place, 1);
}

void ts_stack_overflow(void)
{
    /* Room for making the error, on the margin that the limit leaves. */
    char *limit = ts_stack_limit;
    TsError *error;

    ts_stack_limit = NULL;
    error = RangeError_new(TS_STR("Maximum call stack size exceeded"));
    ts_stack_limit = limit;
    ts_throw(ts_from_object(error));
}

bool ts_stack_is_exhausted(void)
{
    TS_STACK_CHECK();
    return false;
}

/* ---- error objects --------------------------------------------------------------------------- */

const char *ts_error_builtin_name(const TsError *error)
{
    const TsType *type = ts_type_origin(error->base.type);

    for (; type; type = type->parent) {
        if (type->flags & TS_TYPE_BUILT_IN) {
            return type->name;
        }
    }
    return "Error";
}

static double stack_trace_limit = 10;

double ts_error_stack_trace_limit(void)
{
    return stack_trace_limit;
}

void ts_error_set_stack_trace_limit(double limit)
{
    stack_trace_limit = limit;
}

#define UNKNOWN_PLACE "\n    at <anonymous>"

/* The lines below the headline; a line break alone stands for none. */
static TsString *make_frames(void)
{
    return stack_trace_limit >= 1 ? TS_STR(UNKNOWN_PLACE) : TS_STR("\n");
}

static TsString *with_frames(TsString *headline, TsString *frames)
{
    return frames->length > 1 ? ts_concat(headline, frames) : headline;
}

void *ts_error_at(void *object, const char *place)
{
    TsError *error = object;

    if (ts_type_of(error)->kind == TS_KIND_ERROR && error->stack
        && ts_string_is(error->stack, UNKNOWN_PLACE)) {
        error->stack = ts_string_format("\n    at %s", place);
    }
    return object;
}

/* "TypeError [ERR_X]: message" */
static TsString *coded_headline(const TsError *error, const char *code)
{
    TsString *name = ts_string_from_c(ts_error_builtin_name(error));

    return ts_string_format("%S [%s]: %S", name, code, ts_error_message(error));
}

TsString *ts_error_stack(TsError *error)
{
    if (error->stack && error->stack->length > 0 && ts_string_unit(error->stack, 0) == '\n') {
        TsString *frames = error->stack;
        error->stack = TS_STR("Error"); /* should the name's getter ask for it */
        error->stack = with_frames(ts_error_to_string(error), frames);
    }
    return error->stack;
}

void ts_error_set_stack(TsError *error, TsString *stack)
{
    error->stack = stack;
}

TsError *Error_init(TsError *error, TsString *message)
{
    error->message = message;
    error->cause = (TsValue){.tag = TS_TAG_HOLE};
    error->stack = make_frames();
    return error;
}

TsError *Error_init_with(TsError *error, TsString *message, TsValue options)
{
    Error_init(error, message);
    if (ts_is_object(options) && ts_has(options, ts_from_string(TS_STR("cause")))) {
        error->cause = ts_get(options, TS_STR("cause"));
    }
    return error;
}

static TsError *new_error(const TsType *type)
{
    return ts_heap_new_cell(type, sizeof(TsError));
}

#define CONSTRUCTORS(Name)                                                 \
    TsError *Name##_new(TsString *message)                                 \
    {                                                                      \
        return Error_init(new_error(&Name##_type), message);               \
    }                                                                      \
    TsError *Name##_new_with(TsString *message, TsValue options)           \
    {                                                                      \
        return Error_init_with(new_error(&Name##_type), message, options); \
    }
CONSTRUCTORS(Error)
CONSTRUCTORS(TypeError)
CONSTRUCTORS(RangeError)
CONSTRUCTORS(SyntaxError)
CONSTRUCTORS(ReferenceError)
CONSTRUCTORS(EvalError)
CONSTRUCTORS(URIError)

TsString *ts_error_name(const TsError *error)
{
    TsValue name = ts_object_get(error, TS_STR("name"));

    return ts_is_undefined(name) ? TS_STR("Error") : ts_to_string(name);
}

void ts_error_set_name(TsError *error, TsString *name)
{
    ts_object_set(error, TS_STR("name"), ts_from_string(name));
}

TsString *ts_error_message(const TsError *error)
{
    return error->message ? error->message : ts_string_empty();
}

void ts_error_set_message(TsError *error, TsString *message)
{
    error->message = message;
}

TsValue ts_error_cause(const TsError *error)
{
    return error->cause.tag == TS_TAG_HOLE ? TS_UNDEFINED : error->cause;
}

void ts_error_set_cause(TsError *error, TsValue cause)
{
    error->cause = cause;
}

/* A class may say the message with a getter; else it is empty. */
static TsString *inherited_message(const TsError *error)
{
    bool is_said = ts_find_member(ts_type_of(error), TS_STR("message"));

    return is_said ? ts_to_string(ts_get(ts_from_object((void *)error), TS_STR("message")))
                   : ts_string_empty();
}

TsString *ts_error_to_string(const TsError *error)
{
    TsString *name = ts_error_name(error);
    TsString *message = error->message ? error->message : inherited_message(error);

    if (name->length == 0 || message->length == 0) {
        return name->length ? name : message;
    }
    return ts_concat_n(3, name, TS_STR(": "), message);
}

void ts_throw_error(const TsType *type, const char *format, ...)
{
    va_list list;
    TsString *message;

    va_start(list, format);
    message = ts_string_format_list(format, &list);
    va_end(list);
    ts_throw(ts_from_object(Error_init(new_error(type), message)));
}

void ts_error_show_code(TsError *error, const char *code)
{
    error->stack = with_frames(coded_headline(error, code), make_frames());
}

TsError *ts_error_coded(const TsType *type, const char *code, TsString *message)
{
    TsError *error = Error_init(new_error(type), message);

    ts_error_show_code(error, code);
    ts_object_set(error, TS_STR("code"), ts_from_string(ts_string_from_c(code)));
    return error;
}

void ts_throw_coded(const TsType *type, const char *code, const char *format, ...)
{
    va_list list;
    TsString *message;

    va_start(list, format);
    message = ts_string_format_list(format, &list);
    va_end(list);
    ts_throw(ts_from_object(ts_error_coded(type, code, message)));
}

/* ---- the end --------------------------------------------------------------------------------- */

enum { EXIT_FUNCTIONS = 16 };

static void (*exit_functions[EXIT_FUNCTIONS])(void);
static size_t exit_count;

void ts_at_exit(void (*function)(void))
{
    for (size_t i = 0; i < exit_count; i++) {
        if (exit_functions[i] == function) {
            return;
        }
    }
    if (exit_count == EXIT_FUNCTIONS) {
        ts_fatal("too many functions want to run at exit");
    }
    exit_functions[exit_count++] = function;
}

static void run_exit_functions(void)
{
    while (exit_count) {
        exit_functions[--exit_count]();
    }
}

int ts_exit_code;

void ts_exit(int code)
{
    ts_exit_code = code;
    run_exit_functions();
    exit(ts_exit_code);
}

static bool is_error(TsValue value)
{
    return ts_is_object(value) && ts_type_of(value.as.object)->kind == TS_KIND_ERROR;
}

void ts_throw_not_ready(const char *name)
{
    ts_throw_error(&ReferenceError_type, "Cannot access '%s' before initialization", name);
}

static TsString *uncaught_text(TsValue error)
{
    if (!ts_is_object(error)) {
        return ts_string_of(error);
    }
    if (ts_uncaught_text) {
        return ts_uncaught_text(error);
    }
    return is_error(error) ? ts_error_stack(error.as.pointer) : ts_describe(error);
}

/* An error while showing an error: give up on details. */
static TsString *safe_text(TsValue error)
{
    TsString *volatile text = NULL;

    TS_TRY
    {
        text = uncaught_text(error);
    }
    TS_CATCH(second)
    {
        text = TS_STR("Error");
    }
    TS_END_TRY;
    return text;
}

void ts_uncaught(TsValue error)
{
    if (ts_uncaught_handler && ts_resume_place && ts_uncaught_handler(error)) {
        ts_handlers = NULL;
        _longjmp(*ts_resume_place, 1);
    }
    if (ts_before_uncaught) {
        ts_before_uncaught();
    }
    const char *shown = ts_string_to_c(safe_text(error));

    ts_exit_code = ts_uncaught_code;
    run_exit_functions();
    fprintf(stderr, "%s%s\n", is_error(error) ? "\n" : "", shown);
    if (!ts_is_object(error)) {
        fputs("(Use `node --trace-uncaught ...` to show where the exception was thrown)\n", stderr);
    }
    fputc('\n', stderr);
    exit(ts_exit_code);
}
