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

void ts_throw_not_iterable(const char *text)
{
    ts_throw_error(&TypeError_type, "%s is not iterable", text);
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
