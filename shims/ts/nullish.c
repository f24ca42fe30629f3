/* Errors of uses of null, undefined and values of the wrong kind; see nullish.h. */
#include "ts/nullish.h"

#include <string.h>

#include "ts/error.h"

void ts_throw_undefined(const char *key)
{
    ts_throw_error(&TypeError_type, "Cannot read properties of undefined (reading '%s')", key);
}

void ts_throw_null(const char *key)
{
    ts_throw_error(&TypeError_type, "Cannot read properties of null (reading '%s')", key);
}

void ts_throw_undefined_at(double index)
{
    ts_throw_error(&TypeError_type, "Cannot read properties of undefined (reading '%S')",
                   ts_string_from_number(index));
}

void ts_throw_null_at(double index)
{
    ts_throw_error(&TypeError_type, "Cannot read properties of null (reading '%S')",
                   ts_string_from_number(index));
}

void ts_throw_set_undefined(const char *key)
{
    ts_throw_error(&TypeError_type, "Cannot set properties of undefined (setting '%s')", key);
}

void ts_throw_set_null(const char *key)
{
    ts_throw_error(&TypeError_type, "Cannot set properties of null (setting '%s')", key);
}

void ts_throw_set_undefined_at(double index)
{
    ts_throw_error(&TypeError_type, "Cannot set properties of undefined (setting '%S')",
                   ts_string_from_number(index));
}

void ts_throw_set_null_at(double index)
{
    ts_throw_error(&TypeError_type, "Cannot set properties of null (setting '%S')",
                   ts_string_from_number(index));
}

/* A parameter has no text: `what` ends where it would stand. */
static bool is_complete(const char *what)
{
    size_t length = strlen(what);

    return length > 0 && what[length - 1] == '\'';
}

void ts_throw_destructure_undefined(const char *what)
{
    ts_throw_error(&TypeError_type, "Cannot destructure %s%s as it is undefined.", what,
                   is_complete(what) ? "" : "'undefined'");
}

void ts_throw_destructure_null(const char *what)
{
    ts_throw_error(&TypeError_type, "Cannot destructure %s%s as it is null.", what,
                   is_complete(what) ? "" : "'object null'");
}

void ts_throw_not_iterable(const char *text)
{
    ts_throw_error(&TypeError_type, "%s is not iterable", text);
}

void ts_throw_not_iterable_argument(const char *kind)
{
    ts_throw_error(&TypeError_type,
                   "%s is not iterable (cannot read property Symbol(Symbol.iterator))", kind);
}

void ts_throw_not_iterable_value(TsValue value)
{
    bool is_simple = ts_is_null(value) || ts_is_number(value) || ts_is_bool(value);

    ts_throw_error(&TypeError_type,
                   "%S%s%S is not iterable (cannot read property Symbol(Symbol.iterator))",
                   ts_typeof(value), is_simple ? " " : "",
                   is_simple ? ts_string_of(value) : ts_string_empty());
}

/* `value` in "value.key" is not what the caller needs. */
static _Noreturn void wrong_receiver(TsValue value, const char *callee)
{
    const char *dot = strrchr(callee, '.');
    const char *key = dot ? dot + 1 : callee;

    if (ts_is_undefined(value)) {
        ts_throw_undefined(key);
    }
    if (ts_is_null(value)) {
        ts_throw_null(key);
    }
    ts_throw_error(&TypeError_type, "%s is not a function", callee);
}

TsString *ts_receiver_string(TsValue value, const char *callee)
{
    if (!ts_is_string(value)) {
        wrong_receiver(value, callee);
    }
    return value.as.string;
}

double ts_receiver_number(TsValue value, const char *callee)
{
    if (!ts_is_number(value)) {
        wrong_receiver(value, callee);
    }
    return value.as.number;
}

TsArray *ts_receiver_array(TsValue value, const char *callee)
{
    if (!ts_is_array(value)) {
        wrong_receiver(value, callee);
    }
    return value.as.pointer;
}

TsFunction *ts_receiver_function(TsValue value, const char *callee)
{
    if (!ts_is_function(value)) {
        wrong_receiver(value, callee);
    }
    return value.as.pointer;
}

TsSymbol *ts_receiver_symbol(TsValue value, const char *callee)
{
    if (!ts_is_symbol(value)) {
        wrong_receiver(value, callee);
    }
    return value.as.symbol;
}

void *ts_receiver_native(TsValue value, const TsType *type, const char *callee)
{
    if (!ts_is_object(value) || !ts_pointer_is_instance(value.as.object, type)) {
        wrong_receiver(value, callee);
    }
    return value.as.pointer;
}
