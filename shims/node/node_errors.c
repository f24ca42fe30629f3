/*
 * Errors as Node's own modules throw them.
 */
#include "node/node_errors.h"

#include "ts/function.h"
#include "ts/number.h"
#include "ts/object.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Digits in groups of three, as Node prints large integers in these messages. */
static TsString *grouped(double number)
{
    char digits[TS_NUMBER_TEXT_MAX];
    char text[2 * TS_NUMBER_TEXT_MAX];
    size_t length = ts_number_to_text(number, digits);
    size_t start = digits[0] == '-';
    size_t out = 0;

    for (size_t i = 0; i < length; i++) {
        if (i > start && (length - i) % 3 == 0) {
            text[out++] = '_';
        }
        text[out++] = digits[i];
    }
    return ts_string_from_ascii(text, out);
}

static TsString *number_text(double number)
{
    return number == 0 && signbit(number) ? TS_STR("-0") : ts_string_from_number(number);
}

_Noreturn static void throw_range(const char *name, const char *rule, TsString *received)
{
    ts_throw_coded(&RangeError_type, "ERR_OUT_OF_RANGE",
                   "The value of \"%s\" is out of range. It must be %s. Received %S", name, rule,
                   received);
}

_Noreturn void node_throw_out_of_range(const char *name, const char *rule, double received)
{
    throw_range(name, rule, number_text(received));
}

_Noreturn void node_throw_out_of_range_grouped(const char *name, const char *rule, double received)
{
    bool large =
        trunc(received) == received && fabs(received) > 4294967296.0 && fabs(received) < 1e21;

    throw_range(name, rule, large ? grouped(received) : number_text(received));
}

static TsString *describe_string(TsString *string)
{
    TsString *text = string;
    TsString *quote = TS_STR("'");

    if (string->length > 28) {
        text = ts_concat(ts_string_range(string, 0, 25), TS_STR("..."));
    }
    for (size_t i = 0; i < text->length; i++) {
        quote = ts_string_unit(text, i) == '\'' ? TS_STR("\"") : quote;
    }
    return ts_concat_n(5, TS_STR("type string ("), quote, text, quote, TS_STR(")"));
}

static TsString *describe_object(TsValue value)
{
    if (ts_is_function(value)) {
        const char *name = ts_as_function(value)->info->name;
        return ts_concat(TS_STR("function "), ts_string_from_c(name ? name : ""));
    }
    if (ts_is_array(value)) {
        return TS_STR("an instance of Array");
    }
    if (ts_type_of(ts_as_object(value))->flags & TS_TYPE_NULL_PROTOTYPE) {
        return TS_STR("[Object: null prototype] {}");
    }
    return ts_concat(TS_STR("an instance of "),
                     ts_string_from_c(ts_class_name(ts_as_object(value))));
}

TsString *node_describe(TsValue value)
{
    switch (value.tag) {
    case TS_TAG_UNDEFINED:
        return TS_STR("undefined");
    case TS_TAG_NULL:
        return TS_STR("null");
    case TS_TAG_STRING:
        return describe_string(value.as.string);
    case TS_TAG_NUMBER:
        return ts_concat_n(3, TS_STR("type number ("), number_text(value.as.number), TS_STR(")"));
    case TS_TAG_OBJECT:
        return describe_object(value);
    default:
        return ts_concat_n(5, TS_STR("type "), ts_typeof(value), TS_STR(" ("), ts_string_of(value),
                           ts_is_bigint(value) ? TS_STR("n)") : TS_STR(")"));
    }
}

_Noreturn void node_throw_argument_type(const char *name, const char *expected, TsValue received)
{
    ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_TYPE",
                   "The \"%s\" argument must be %s. Received %S", name, expected,
                   node_describe(received));
}

_Noreturn void node_throw_plain(const TsType *type, const char *code, TsString *message)
{
    TsError *error = type == &RangeError_type  ? RangeError_new(message)
                     : type == &TypeError_type ? TypeError_new(message)
                                               : Error_new(message);

    ts_object_set(error, TS_STR("code"), ts_from_string(ts_string_from_c(code)));
    ts_throw(ts_from_object(error));
}

static TsString *text_property(const void *error, TsString *key)
{
    TsValue value = ts_object_get(error, key);

    return ts_is_string(value) ? ts_as_string(value) : NULL;
}

TsString *node_error_code(const void *error)
{
    return text_property(error, TS_STR("code"));
}

TsString *node_error_path(const void *error)
{
    return text_property(error, TS_STR("path"));
}

TsString *node_error_syscall(const void *error)
{
    return text_property(error, TS_STR("syscall"));
}

double node_error_errno(const void *error)
{
    TsValue value = ts_object_get(error, TS_STR("errno"));

    return ts_is_number(value) ? value.as.number : TS_UNDEFINED_NUMBER;
}
