/* assert: errors that should be thrown, and promises that should be rejected.
 */
#include "node/assert.h"

#include "node/assert_internal.h"
#include "node/deep_equal.h"
#include "node/node_errors.h"
#include "ts/array.h"
#include "ts/function.h"
#include "ts/inspect.h"
#include "ts/object.h"

/* What a call or a promise ended with. */
typedef struct Outcome {
    bool failed;
    TsValue error;
} Outcome;

bool assert_is_pattern(TsValue value)
{
    return ts_is_object(value) && ts_type_of(value.as.pointer)->kind == TS_KIND_NATIVE &&
           strcmp(ts_type_of(value.as.pointer)->name, "RegExp") == 0;
}

bool assert_pattern_matches(TsValue pattern, TsValue string)
{
    return ts_to_boolean(ts_call_method(pattern, TS_STR("test"), 1, &string));
}

static bool is_error(TsValue value)
{
    return ts_is_instance(value, &Error_type);
}

static bool is_class(TsValue value)
{
    return ts_is_function(value) &&
           ((const TsFunction *)value.as.pointer)->info->instance_type != NULL;
}

static const TsType *class_type(TsValue value)
{
    return ((const TsFunction *)value.as.pointer)->info->instance_type;
}

/* ---- which error ---- */

/* How Node names what it compares. */
static const TsType comparison_type = {
    .kind = TS_KIND_OBJECT, .flags = TS_TYPE_CLASS, .size = sizeof(TsObject), .name = "Comparison"};

/* { key: error[key] } for those keys that the error has: what a message shows. */
static TsValue chosen_properties(TsValue error, const TsArray *keys, TsValue other)
{
    TsObject *chosen = ts_heap_new_cell(&comparison_type, sizeof(TsObject));

    for (size_t i = 0; i < keys->length; i++) {
        TsValue key = ts_array_value(keys, (int64_t)i);
        if (!ts_has(error, key)) {
            continue;
        }
        TsValue value = ts_get_index(error, key);
        TsValue actual = ts_is_undefined(other) ? TS_UNDEFINED : ts_get_index(other, key);
        bool matches = ts_is_string(actual) && assert_is_pattern(value) &&
                       assert_pattern_matches(value, actual);
        ts_object_set(chosen, ts_to_key(key), matches ? actual : value);
    }
    return ts_from_object(chosen);
}

static void check_property(TsValue actual, TsValue expected, TsValue key, const TsArray *keys,
                           TsValue message, const char *operator_name)
{
    TsValue wanted = ts_get_index(expected, key);
    TsValue found = ts_get_index(actual, key);

    if (ts_is_string(found) && assert_is_pattern(wanted) && assert_pattern_matches(wanted, found)) {
        return;
    }
    if (ts_has(actual, key) && deep_strict_equal(found, wanted)) {
        return;
    }
    if (ts_to_boolean(message)) {
        assert_throw(actual, expected, operator_name, message);
    }
    TsValue left = chosen_properties(actual, keys, TS_UNDEFINED);
    TsValue right = chosen_properties(expected, keys, actual);
    AssertionError *error = assertion_error_new(left, right, "deepStrictEqual", NULL);
    error->actual = actual;
    error->expected = expected;
    error->operator_name = ts_string_from_c(operator_name);
    ts_throw(ts_from_object(error));
}

static void check_properties(TsValue actual, TsValue expected, TsValue message,
                             const char *operator_name)
{
    TsArray *keys = ts_own_keys(expected, 0);

    if (is_error(expected)) {
        ts_array_push_any(keys, ts_from_string(TS_STR("name")));
        ts_array_push_any(keys, ts_from_string(TS_STR("message")));
    } else if (keys->length == 0) {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE",
                       "The argument 'error' may not be an empty object. Received %S",
                       ts_inspect(expected));
    }
    for (size_t i = 0; i < keys->length; i++) {
        check_property(actual, expected, ts_array_value(keys, (int64_t)i), keys, message,
                       operator_name);
    }
}

static TsString *class_message(TsValue actual, const TsType *type)
{
    TsString *text = ts_string_format(
        "The error is expected to be an instance of \"%s\". Received ", type->name);

    if (!is_error(actual)) {
        return ts_string_format("%S\"%S\"", text, ts_inspect(actual));
    }
    const char *name = ts_class_name(actual.as.pointer);
    text = strcmp(name, type->name) == 0
               ? ts_concat(text,
                           TS_STR("an error with identical name but a different prototype."))
               : ts_string_format("%S\"%s\"", text, name);
    TsString *message = ts_error_message(actual.as.pointer);
    return message->length > 0 ? ts_string_format("%S\n\nError message:\n\n%S", text, message)
                               : text;
}

static TsString *function_message(TsValue actual, const TsFunction *function, TsValue result)
{
    TsString *name = function->info->name[0] ? ts_string_format("\"%s\" ", function->info->name)
                                             : TS_STR("");
    TsString *text = ts_string_format(
        "The %Svalidation function is expected to return \"true\". Received %S", name,
        ts_inspect(result));

    return is_error(actual)
               ? ts_string_format("%S\n\nCaught error:\n\n%S", text, ts_to_string(actual))
               : text;
}

static _Noreturn void throw_unexpected(TsValue actual, TsValue expected, TsValue message,
                                       const char *operator_name, TsString *generated)
{
    if (ts_to_boolean(message)) {
        assert_throw(actual, expected, operator_name, message);
    }
    assert_throw_generated(actual, expected, operator_name, generated);
}

static void check_expected(TsValue actual, TsValue expected, TsValue message,
                           const char *operator_name)
{
    if (assert_is_pattern(expected)) {
        TsValue text = ts_from_string(ts_string_of(actual));
        if (!assert_pattern_matches(expected, text)) {
            throw_unexpected(
                actual, expected, message, operator_name,
                ts_string_format("The input did not match the regular expression %S. Input:"
                                 "\n\n%S\n",
                                 ts_inspect(expected), ts_inspect(text)));
        }
    } else if (!ts_is_function(expected) && !ts_is_object(actual)) {
        AssertionError *error = assertion_error_new(actual, expected, "deepStrictEqual",
                                                    assert_message_text(message));
        error->operator_name = ts_string_from_c(operator_name);
        ts_throw(ts_from_object(error));
    } else if (!ts_is_function(expected)) {
        check_properties(actual, expected, message, operator_name);
    } else if (is_class(expected)) {
        if (!ts_is_instance(actual, class_type(expected))) {
            throw_unexpected(actual, expected, message, operator_name,
                             class_message(actual, class_type(expected)));
        }
    } else {
        TsValue result = ts_call(expected.as.pointer, TS_UNDEFINED, 1, &actual);
        if (!ts_is_bool(result) || !result.as.boolean) {
            throw_unexpected(actual, expected, message, operator_name,
                             function_message(actual, expected.as.pointer, result));
        }
    }
}

/* ---- that there is one, or none ---- */

static void check_error(Outcome outcome, TsValue expected, TsValue message,
                        const char *operator_name)
{
    if (ts_is_string(expected)) {
        message = expected;
        expected = TS_UNDEFINED;
    }
    if (outcome.failed) {
        if (ts_to_boolean(expected)) {
            check_expected(outcome.error, expected, message, operator_name);
        }
        return;
    }
    TsString *kind = strcmp(operator_name, "rejects") == 0 ? TS_STR("rejection")
                                                           : TS_STR("exception");
    TsValue name = ts_is_object(expected) ? ts_get(expected, TS_STR("name")) : TS_UNDEFINED;
    TsString *details =
        ts_to_boolean(name) ? ts_string_format(" (%S)", ts_to_string(name)) : TS_STR("");
    TsString *text = assert_message_text(message);
    assert_throw(TS_UNDEFINED, expected, operator_name,
                 ts_from_string(ts_string_format("Missing expected %S%S%s%S", kind, details,
                                                 text ? ": " : ".", ts_or(text, TS_STR("")))));
}

static bool is_expected(TsValue error, TsValue expected)
{
    if (assert_is_pattern(expected)) {
        return assert_pattern_matches(expected, ts_from_string(ts_string_of(error)));
    }
    if (is_class(expected)) {
        return ts_is_instance(error, class_type(expected));
    }
    TsValue result = ts_call_value(expected, TS_UNDEFINED, 1, &error);
    return ts_is_bool(result) && result.as.boolean;
}

static void check_no_error(Outcome outcome, TsValue expected, TsValue message,
                           const char *operator_name)
{
    if (!outcome.failed) {
        return;
    }
    if (ts_is_string(expected)) {
        message = expected;
        expected = TS_UNDEFINED;
    }
    if (ts_to_boolean(expected) && !is_expected(outcome.error, expected)) {
        ts_throw(outcome.error);
    }
    TsString *text = assert_message_text(message);
    TsValue cause = ts_is_object(outcome.error) ? ts_get(outcome.error, TS_STR("message"))
                                                : TS_UNDEFINED;
    const char *kind = strcmp(operator_name, "doesNotReject") == 0 ? "rejection" : "exception";
    assert_throw(outcome.error, expected, operator_name,
                 ts_from_string(ts_string_format("Got unwanted %s%s%S\nActual message: \"%S\"",
                                                 kind, text ? ": " : ".",
                                                 ts_or(text, TS_STR("")), ts_string_of(cause))));
}

static Outcome outcome_of(TsFunction *function)
{
    Outcome *outcome = &(Outcome){0};

    TS_TRY {
        ts_call(function, TS_UNDEFINED, 0, NULL);
    }
    TS_CATCH(error) {
        outcome->failed = true;
        outcome->error = error;
    }
    TS_END_TRY;
    return *outcome;
}

void assert_throws(TsFunction *function, TsValue expected, TsValue message)
{
    check_error(outcome_of(function), expected, message, "throws");
}

void assert_does_not_throw(TsFunction *function, TsValue expected, TsValue message)
{
    check_no_error(outcome_of(function), expected, message, "doesNotThrow");
}

/* ---- promises ---- */

typedef struct Expectation {
    TsObject base;
    TsPromise *result;
    TsValue expected, message;
    bool rejects;
} Expectation;

TS_SCOPE(Expectation, TS_HIDDEN(Expectation, result, POINTER),
         TS_HIDDEN(Expectation, expected, VALUE), TS_HIDDEN(Expectation, message, VALUE));

static void promise_settled(void *context, bool fulfilled, TsValue value)
{
    Expectation *it = context;
    Outcome outcome = {!fulfilled, value};

    TS_TRY {
        if (it->rejects) {
            check_error(outcome, it->expected, it->message, "rejects");
        } else {
            check_no_error(outcome, it->expected, it->message, "doesNotReject");
        }
        ts_promise_settle(it->result, TS_UNDEFINED);
    }
    TS_CATCH(error) {
        ts_promise_fail(it->result, error);
    }
    TS_END_TRY;
}

static bool is_thenable(TsValue value)
{
    return ts_is_promise(value) ||
           (ts_is_object(value) && ts_is_function(ts_get(value, TS_STR("then"))));
}

static TsPromise *expect_promise(TsValue promise, TsValue expected, TsValue message, bool rejects)
{
    TsPromise *result = ts_promise_pending();
    Expectation *it = TS_NEW(Expectation, .result = result, .expected = expected,
                             .message = message, .rejects = rejects);

    TS_TRY {
        TsValue given = promise;
        if (ts_is_function(promise)) {
            given = ts_call(promise.as.pointer, TS_UNDEFINED, 0, NULL);
            if (!is_thenable(given)) {
                ts_throw_coded(&TypeError_type, "ERR_INVALID_RETURN_VALUE",
                               "Expected instance of Promise to be returned from the "
                               "\"promiseFn\" function but got %S.",
                               node_describe(given));
            }
        } else if (!is_thenable(promise)) {
            node_throw_argument_type("promiseFn", "of type function or an instance of Promise",
                                     promise);
        }
        ts_promise_when(ts_promise_resolve(given), promise_settled, it);
    }
    TS_CATCH(error) {
        ts_promise_fail(result, error);
    }
    TS_END_TRY;
    return result;
}

TsPromise *assert_rejects(TsValue promise, TsValue expected, TsValue message)
{
    return expect_promise(promise, expected, message, true);
}

TsPromise *assert_does_not_reject(TsValue promise, TsValue expected, TsValue message)
{
    return expect_promise(promise, expected, message, false);
}
