/* assert: comparisons. Errors that should be thrown, or not, are in assert_throws.c.
 */
#include "node/assert.h"

#include "node/assert_internal.h"
#include "node/deep_equal.h"
#include "node/node_errors.h"
#include "ts/inspect.h"
#include "ts/object.h"

TsString *assert_message_text(TsValue message)
{
    if (ts_is_instance(message, &Error_type)) {
        ts_throw(message);
    }
    return ts_is_nullish(message) ? NULL : ts_to_string(message);
}

_Noreturn void assert_throw(TsValue actual, TsValue expected, const char *operator_name,
                            TsValue message)
{
    TsString *text = assert_message_text(message);

    ts_throw(ts_from_object(assertion_error_new(actual, expected, operator_name, text)));
}

_Noreturn void assert_throw_generated(TsValue actual, TsValue expected, const char *operator_name,
                                      TsString *message)
{
    AssertionError *error = assertion_error_new(actual, expected, operator_name, message);

    error->generated_message = true;
    ts_throw(ts_from_object(error));
}

void assert_ok(TsValue value, TsString *source)
{
    if (!ts_to_boolean(value)) {
        assert_throw_generated(
            value, TS_TRUE, "==",
            ts_string_format("The expression evaluated to a falsy value:\n\n  %S\n", source));
    }
}

void assert_ok_message(TsValue value, TsValue message)
{
    if (!ts_to_boolean(value)) {
        assert_throw(value, TS_TRUE, "==", message);
    }
}

void assert_fail(TsValue message)
{
    if (ts_is_undefined(message)) {
        assert_throw_generated(TS_UNDEFINED, TS_UNDEFINED, "fail", TS_STR("Failed"));
    }
    assert_throw(TS_UNDEFINED, TS_UNDEFINED, "fail", message);
}

static bool are_nan(TsValue left, TsValue right)
{
    return ts_is_number(left) && ts_is_number(right) && left.as.number != left.as.number &&
           right.as.number != right.as.number;
}

void assert_equal(TsValue actual, TsValue expected, TsValue message)
{
    if (!ts_equals(actual, expected) && !are_nan(actual, expected)) {
        assert_throw(actual, expected, "==", message);
    }
}

void assert_not_equal(TsValue actual, TsValue expected, TsValue message)
{
    if (ts_equals(actual, expected) || are_nan(actual, expected)) {
        assert_throw(actual, expected, "!=", message);
    }
}

void assert_strict_equal(TsValue actual, TsValue expected, TsValue message)
{
    if (!ts_same_value(actual, expected)) {
        assert_throw(actual, expected, "strictEqual", message);
    }
}

void assert_not_strict_equal(TsValue actual, TsValue expected, TsValue message)
{
    if (ts_same_value(actual, expected)) {
        assert_throw(actual, expected, "notStrictEqual", message);
    }
}

void assert_deep_equal(TsValue actual, TsValue expected, TsValue message)
{
    if (!deep_equal(actual, expected, DEEP_LOOSE)) {
        assert_throw(actual, expected, "deepEqual", message);
    }
}

void assert_not_deep_equal(TsValue actual, TsValue expected, TsValue message)
{
    if (deep_equal(actual, expected, DEEP_LOOSE)) {
        assert_throw(actual, expected, "notDeepEqual", message);
    }
}

void assert_deep_strict_equal(TsValue actual, TsValue expected, TsValue message)
{
    if (!deep_equal(actual, expected, DEEP_STRICT)) {
        assert_throw(actual, expected, "deepStrictEqual", message);
    }
}

void assert_not_deep_strict_equal(TsValue actual, TsValue expected, TsValue message)
{
    if (deep_equal(actual, expected, DEEP_STRICT)) {
        assert_throw(actual, expected, "notDeepStrictEqual", message);
    }
}

void assert_partial_deep_strict_equal(TsValue actual, TsValue expected, TsValue message)
{
    if (!deep_equal(actual, expected, DEEP_PARTIAL)) {
        assert_throw(actual, expected, "partialDeepStrictEqual", message);
    }
}

/* ---- patterns ---- */

static void check_match(TsValue string, TsValue pattern, TsValue message, bool wanted)
{
    const char *operator_name = wanted ? "match" : "doesNotMatch";

    if (!assert_is_pattern(pattern)) {
        node_throw_argument_type("regexp", "an instance of RegExp", pattern);
    }
    if (ts_is_string(string) && assert_pattern_matches(pattern, string) == wanted) {
        return;
    }
    if (ts_to_boolean(message)) {
        assert_throw(string, pattern, operator_name, message);
    }
    if (!ts_is_string(string)) {
        assert_throw_generated(
            string, pattern, operator_name,
            ts_string_format("The \"string\" argument must be of type string. Received type %S (%S)",
                             ts_typeof(string), ts_inspect(string)));
    }
    assert_throw_generated(
        string, pattern, operator_name,
        ts_string_format("The input %s the regular expression %S. Input:\n\n%S\n",
                         wanted ? "did not match" : "was expected to not match",
                         ts_inspect(pattern), ts_inspect(string)));
}

void assert_match(TsValue string, TsValue pattern, TsValue message)
{
    check_match(string, pattern, message, true);
}

void assert_does_not_match(TsValue string, TsValue pattern, TsValue message)
{
    check_match(string, pattern, message, false);
}

void assert_if_error(TsValue value)
{
    TsString *message = NULL;

    if (ts_is_nullish(value)) {
        return;
    }
    TsValue text = ts_is_object(value) ? ts_get(value, TS_STR("message")) : TS_UNDEFINED;
    if (ts_is_string(text)) {
        message = text.as.string->length > 0
                      ? text.as.string
                      : ts_string_from_c(ts_class_name(value.as.pointer));
    } else {
        message = ts_inspect(value);
    }
    AssertionError *error =
        assertion_error_new(value, TS_NULL, "ifError",
                            ts_concat(TS_STR("ifError got unwanted exception: "), message));
    ts_throw(ts_from_object(error));
}
