/* util: inspect, format, promisify and its kin.
 */
#include "node/util.h"

#include <stdio.h>
#include <unistd.h>

#include "node/node_errors.h"
#include "ts/array.h"
#include "ts/error.h"
#include "ts/microtask.h"
#include "ts/object.h"
#include "ts/object_methods.h"
#include "ts/output.h"

/* ---- text ---- */

TsString *util_inspect(TsValue value, TsValue options)
{
    InspectOptions chosen = inspect_options_from(options);

    return ts_inspect_with(value, &chosen);
}

TsString *util_inspect_depth(TsValue value, TsValue show_hidden, TsValue depth, TsValue colors)
{
    InspectOptions chosen = inspect_options_from(TS_UNDEFINED);

    chosen.show_hidden = ts_to_boolean(show_hidden);
    chosen.colors = ts_to_boolean(colors);
    if (ts_is_number(depth)) {
        chosen.depth = depth.as.number;
    } else if (ts_is_null(depth)) {
        chosen.depth = __builtin_inf();
    }
    return ts_inspect_with(value, &chosen);
}

TsString *util_format_with_options(TsValue options, size_t count, const TsValue *values)
{
    InspectOptions chosen = inspect_options_from(options);
    TsBuilder text;

    ts_builder_init(&text);
    ts_format_with(&text, &chosen, count, values);
    return ts_builder_finish(&text);
}

TsValue util_default_options(void)
{
    return inspect_default_object();
}

void util_set_default_options(TsValue options)
{
    InspectOptions chosen = inspect_options_from(options);

    if (!ts_is_object(options)) {
        node_throw_argument_type("options", "of type object", options);
    }
    ts_object_assign_1(inspect_default_object(), inspect_options_object(&chosen, NULL));
}

/* ---- promisify ---- */

/* The callback that settles the promise. */
static TsValue settle_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    TsPromise *promise = self->scope;

    (void)this_value;
    if (argc > 0 && ts_to_boolean(argv[0])) {
        ts_promise_fail(promise, argv[0]);
    } else {
        ts_promise_settle(promise, argc > 1 ? argv[1] : TS_UNDEFINED);
    }
    return TS_UNDEFINED;
}

/* exec() and execFile() of node:child_process: what comes after the error has names. */
static TsValue settle_named_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    if (argc < 3 || ts_to_boolean(argv[0])) {
        return settle_invoke(self, this_value, argc, argv);
    }
    TsString *names[] = {TS_STR("stdout"), TS_STR("stderr")};
    ts_promise_settle(self->scope, ts_from_object(ts_object_of(2, names, argv + 1)));
    return TS_UNDEFINED;
}

static const TsFunctionInfo settle_named_info = {
    .name = "", .flags = TS_FUNCTION_ARROW, .invoke = settle_named_invoke};
static const TsFunctionInfo settle_info = {
    .name = "", .flags = TS_FUNCTION_ARROW, .invoke = settle_invoke};

/* The arguments and one more, before them or after. */
static TsValue *with_one_more(size_t argc, const TsValue *argv, TsValue first, TsValue last)
{
    TsArray *all = ts_array_new(TS_ARRAY_VALUE, argc + 1);

    if (!ts_is_undefined(first)) {
        ts_array_push_value(all, first);
    }
    for (size_t i = 0; i < argc; i++) {
        ts_array_push_value(all, argv[i]);
    }
    if (!ts_is_undefined(last)) {
        ts_array_push_value(all, last);
    }
    return all->items;
}

static bool gives_names(const TsFunction *function)
{
    return !function->scope && (strcmp(function->info->name, "exec") == 0 ||
                                strcmp(function->info->name, "execFile") == 0);
}

static TsValue promised_invoke(TsFunction *self, TsValue this_value, size_t argc,
                               const TsValue *argv)
{
    TsPromise *promise = ts_promise_pending();
    TsValue callback = ts_from_object(
        ts_closure_new(gives_names(self->scope) ? &settle_named_info : &settle_info, promise));

    TS_TRY {
        ts_call(self->scope, this_value, argc + 1,
                with_one_more(argc, argv, TS_UNDEFINED, callback));
    }
    TS_CATCH(error) {
        ts_promise_fail(promise, error);
    }
    TS_END_TRY;
    return ts_from_object(promise);
}

static const TsFunctionInfo promised_info = {.name = "", .invoke = promised_invoke};

/* setTimeout() and setImmediate() take their callback first. */
static TsValue timer_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    TsPromise *promise = ts_promise_pending();
    TsValue callback = ts_from_object(ts_promise_resolver(promise));

    ts_call(self->scope, this_value, argc + 1, with_one_more(argc, argv, callback, TS_UNDEFINED));
    return ts_from_object(promise);
}

static const TsFunctionInfo timer_info = {.name = "setTimeout", .invoke = timer_invoke};

static bool is_timer(const TsFunction *function)
{
    return !function->scope && (strcmp(function->info->name, "setTimeout") == 0 ||
                                strcmp(function->info->name, "setImmediate") == 0);
}

TS_STRING_DEFINE(promisify_custom_text, "nodejs.util.promisify.custom");
TsSymbol util_promisify_custom = {.base = {&ts_symbol_type}, .description = &promisify_custom_text};

TsFunction *util_promisify(TsFunction *function)
{
    TsValue custom = ts_get(ts_from_object(function), (TsString *)&util_promisify_custom);

    if (ts_is_function(custom)) {
        return custom.as.pointer;
    }
    return ts_closure_new(is_timer(function) ? &timer_info : &promised_info, function);
}

/* ---- callbackify ---- */

static void tell_callback(void *callback, void *unused, TsValue outcome)
{
    const TsArray *arguments = ts_as_array(outcome);

    (void)unused;
    ts_call(callback, TS_UNDEFINED, arguments->length, arguments->items);
}

static TsValue tell_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    const TsArray *arguments = ts_as_array(argc > 0 ? argv[0] : TS_UNDEFINED);
    tell_callback(self->scope, NULL, ts_from_object(arguments));
    return TS_UNDEFINED;
}

static const TsFunctionInfo tell_info = {.name = "", .invoke = tell_invoke};

/* On the next tick, so that what the callback throws is uncaught. */
static void settled(void *context, bool fulfilled, TsValue result)
{
    TsValue outcome[2] = {TS_NULL, result};

    if (!fulfilled) {
        if (!ts_to_boolean(result)) {
            TsError *error = ts_error_coded(&Error_type, "ERR_FALSY_VALUE_REJECTION",
                                            TS_STR("Promise was rejected with falsy value"));
            ts_set(ts_from_object(error), TS_STR("reason"), result);
            result = ts_from_object(error);
        }
        outcome[0] = result;
    }
    TsValue arguments = ts_from_object(ts_array_of_value(fulfilled ? 2 : 1, outcome));
    ts_next_tick(ts_closure_new(&tell_info, context), 1, &arguments);
}

static TsValue callback_invoke(TsFunction *self, TsValue this_value, size_t argc,
                               const TsValue *argv)
{
    TsValue last = argc > 0 ? argv[argc - 1] : TS_UNDEFINED;

    if (!ts_is_function(last)) {
        node_throw_argument_type("last argument", "of type function", last);
    }
    TsValue result = ts_call(self->scope, this_value, argc - 1, argv);
    ts_promise_when(ts_promise_resolve(result), settled, last.as.pointer);
    return TS_UNDEFINED;
}

static const TsFunctionInfo callback_info = {.name = "callbackified", .invoke = callback_invoke};

TsFunction *util_callbackify(TsFunction *function)
{
    return ts_closure_new(&callback_info, function);
}

/* ---- deprecate ---- */

typedef struct Deprecated {
    TsObject base;
    TsFunction *function;
    TsString *message, *code;
    bool warned;
} Deprecated;

TS_SCOPE(Deprecated, TS_HIDDEN(Deprecated, function, POINTER),
         TS_HIDDEN(Deprecated, message, POINTER), TS_HIDDEN(Deprecated, code, POINTER));

static TsValue deprecated_invoke(TsFunction *self, TsValue this_value, size_t argc,
                                 const TsValue *argv)
{
    Deprecated *scope = self->scope;

    if (!scope->warned) {
        scope->warned = true;
        ts_output_flush();
        fprintf(stderr, "(node:%d) %s%s%sDeprecationWarning: %s\n", (int)getpid(),
                scope->code ? "[" : "", scope->code ? ts_string_to_c(scope->code) : "",
                scope->code ? "] " : "", ts_string_to_c(scope->message));
    }
    return ts_call(scope->function, this_value, argc, argv);
}

static const TsFunctionInfo deprecated_info = {.name = "", .invoke = deprecated_invoke};

TsFunction *util_deprecate(TsFunction *function, TsString *message, TsString *code)
{
    Deprecated *scope =
        TS_NEW(Deprecated, .function = function, .message = message, .code = code);

    return ts_closure_new(&deprecated_info, scope);
}
