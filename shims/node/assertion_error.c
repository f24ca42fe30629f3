/* AssertionError, and its messages for values that should not have been what they are.
 */
#include "node/assertion_error.h"

#include "ts/function.h"
#include "ts/inspect.h"
#include "ts/inspect_symbol.h"
#include "ts/object.h"

TS_METHOD_0(assertion_error_to_string, "toString", TsString *, AssertionError *)

/* A text's first lines, for people. */
static TsValue shortened(TsValue value)
{
    enum { SHOWN_LINES = 10, SHOWN_LENGTH = 512 };
    TsString *text = ts_is_string(value) ? ts_as_string(value) : NULL;

    for (size_t i = 0, lines = 1; text && i < text->length; i++) {
        if (ts_string_unit(text, i) == '\n' && lines++ == SHOWN_LINES) {
            return ts_from_string(ts_concat(ts_string_range(text, 0, i), TS_STR("\n...")));
        }
    }
    if (text && text->length > SHOWN_LENGTH) {
        return ts_from_string(ts_concat(ts_string_range(text, 0, SHOWN_LENGTH), TS_STR("...")));
    }
    return value;
}

/* As errors are shown, but `actual` and `expected` no deeper than needed. */
static TsValue inspect_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    AssertionError *error = ts_as_object(this_value);
    TsValue actual = error->actual, expected = error->expected;
    InspectOptions options = inspect_options_from(argc > 1 ? argv[1] : TS_UNDEFINED);

    (void)self;
    options.depth = 0;
    options.no_custom = true;
    error->actual = shortened(actual);
    error->expected = shortened(expected);
    TsString *shown = ts_inspect_with(this_value, &options);
    error->actual = actual;
    error->expected = expected;
    return ts_from_string(shown);
}

static const TsFunctionInfo inspect_info = {.name = "[nodejs.util.inspect.custom]",
                                            .length = 2,
                                            .invoke = inspect_invoke};
static TsFunction inspect_function = TS_FUNCTION_OBJECT_INIT(&inspect_info);

static TsValue construct(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(assertion_error_from_options(argc > 0 ? argv[0] : TS_UNDEFINED));
}

static const TsFunctionInfo class_info = {.name = "AssertionError",
                                          .length = 1,
                                          .invoke = construct,
                                          .construct = construct,
                                          .instance_type = &AssertionError_type};
TsFunction AssertionError_function = TS_FUNCTION_OBJECT_INIT(&class_info);
static TsFunction *const constructor = &AssertionError_function;

const TsType AssertionError_type = {
    .kind = TS_KIND_ERROR,
    .flags = TS_TYPE_CLASS | TS_TYPE_BUILT_IN,
    .size = sizeof(AssertionError),
    .name = "AssertionError",
    .parent = &Error_type,
    .constructor = &constructor,
    TS_FIELDS(TS_ERROR_FIELDS(AssertionError, error),
              TS_FIELD_AS(AssertionError, generated_message, "generatedMessage", BOOL),
              TS_FIELD(AssertionError, code, POINTER), TS_FIELD(AssertionError, actual, VALUE),
              TS_FIELD(AssertionError, expected, VALUE),
              TS_FIELD_AS(AssertionError, operator_name, "operator", POINTER),
              TS_FIELD(AssertionError, diff, POINTER)),
    TS_MEMBERS({.name = TS_INSPECT_KEY, .method = &inspect_function},
               TS_METHOD_MEMBER("toString", &assertion_error_to_string_function))};

/* Texts longer than this are cut in messages; lists of lines, too. */
enum { LONG_TEXT = 512, LONG_MESSAGE = 1024, MOST_LINES = 50, KEPT_LINES = 46 };

TsString *assertion_inspected(TsValue value)
{
    InspectOptions options = {
        .depth = 1000,
        .break_length = 80,
        .max_array = __builtin_inf(),
        .max_string = 10000,
        .sorted = true,
        .no_custom = true,
        .getters = true,
    };

    return ts_inspect_with(value, &options);
}

static TsString *cut(TsString *text, size_t longest)
{
    return text->length > longest
               ? ts_concat(ts_string_range(text, 0, longest - 3), TS_STR("..."))
               : text;
}

/* Where the text's first `count` lines end; its length when it has no more. */
static size_t end_of_lines(const TsString *text, size_t count, size_t *lines)
{
    size_t end = text->length;

    *lines = 1;
    for (size_t i = 0; i < text->length; i++) {
        if (ts_string_unit(text, i) == '\n') {
            if (*lines == count) {
                end = i < end ? i : end;
            }
            ++*lines;
        }
    }
    return end;
}

/* Values that should have been unequal: one of them. */
static TsString *unequal_message(TsValue actual, TsString *headline)
{
    TsString *shown = assertion_inspected(actual);
    size_t lines;
    size_t end = end_of_lines(shown, KEPT_LINES, &lines);

    if (lines > MOST_LINES) {
        shown = ts_concat(ts_string_range(shown, 0, end), TS_STR("\n..."));
    }
    if (lines > 1) {
        return ts_string_format("%S\n\n%S\n", headline, shown);
    }
    return ts_string_format("%S%s%S", headline, shown->length > 5 ? "\n\n" : " ", shown);
}

static bool is(const char *operator_name, const char *other)
{
    return strcmp(operator_name, other) == 0;
}

static TsString *made_message(TsValue actual, TsValue expected, const char *operator_name)
{
    if (is(operator_name, "notDeepStrictEqual")) {
        return unequal_message(actual,
                               TS_STR("Expected \"actual\" not to be strictly deep-equal to:"));
    }
    if (is(operator_name, "notStrictEqual")) {
        return unequal_message(
            actual, ts_is_object(actual)
                        ? TS_STR("Expected \"actual\" not to be reference-equal to \"expected\":")
                        : TS_STR("Expected \"actual\" to be strictly unequal to:"));
    }
    TsString *left = assertion_inspected(actual), *right = assertion_inspected(expected);
    if (is(operator_name, "notDeepEqual")) {
        if (ts_string_equals(left, right)) {
            return cut(ts_concat(
                           TS_STR("Expected \"actual\" not to be loosely deep-equal to:\n\n"), left),
                       LONG_MESSAGE);
        }
        return ts_string_format("Expected values not to be loosely deep-equal:\n\n%S\n\n"
                                "should not loosely deep-equal\n\n%S",
                                cut(left, LONG_TEXT), cut(right, LONG_TEXT));
    }
    if (is(operator_name, "deepEqual")) {
        return ts_string_format("Expected values to be loosely deep-equal:\n\n%S\n\n"
                                "should loosely deep-equal\n\n%S",
                                cut(left, LONG_TEXT), cut(right, LONG_TEXT));
    }
    return ts_string_format("%S %s %S", cut(left, LONG_TEXT), operator_name, cut(right, LONG_TEXT));
}

/* Comparisons whose message shows the difference, below a message of the program, too. */
static bool shows_difference(const char *operator_name)
{
    return is(operator_name, "strictEqual") || is(operator_name, "deepStrictEqual") ||
           is(operator_name, "partialDeepStrictEqual");
}

AssertionError *assertion_error_new(TsValue actual, TsValue expected, const char *operator_name,
                                    TsString *message)
{
    bool is_generated = !message || message->length == 0;

    if (shows_difference(operator_name)) {
        message = assertion_difference(actual, expected, operator_name, message);
    } else if (!message) {
        message = made_message(actual, expected, operator_name);
    }
    TsString *name = ts_string_from_c(operator_name);
    AssertionError *error = TS_ALLOC(AssertionError);
    Error_init(&error->error, message);
    error->actual = actual;
    error->expected = expected;
    error->operator_name = name;
    error->code = TS_STR("ERR_ASSERTION");
    error->diff = TS_STR("simple");
    error->generated_message = is_generated;
    ts_error_show_code(&error->error, "ERR_ASSERTION");
    return error;
}

AssertionError *assertion_error_from_options(TsValue options)
{
    TsValue message = ts_get(options, TS_STR("message"));
    TsValue operator_name = ts_get(options, TS_STR("operator"));

    return assertion_error_new(
        ts_get(options, TS_STR("actual")), ts_get(options, TS_STR("expected")),
        ts_is_string(operator_name) ? ts_string_to_c(operator_name.as.string) : "undefined",
        ts_is_nullish(message) ? NULL : ts_to_string(message));
}

TsString *assertion_error_to_string(AssertionError *error)
{
    return ts_string_format("%S [%S]: %S", ts_error_name(&error->error), error->code,
                            ts_error_message(&error->error));
}
