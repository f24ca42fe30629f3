/* Calls of values that may not be functions; see callee.h. */
#include "ts/callee.h"

#include "ts/error.h"

TsValue ts_call_member(TsValue object, TsString *key, const char *callee, size_t count,
                       const TsValue *values)
{
    return ts_call_function(ts_get(object, key), object, callee, count, values);
}

TsValue ts_call_function(TsValue function, TsValue this_value, const char *callee, size_t count,
                         const TsValue *values)
{
    if (!ts_is_function(function)) {
        ts_throw_not_function(callee);
    }
    return ts_call(function.as.pointer, this_value, count, values);
}

TsValue ts_construct_value(TsValue constructor, const char *callee, size_t count,
                           const TsValue *values)
{
    if (!ts_is_constructor(constructor)) {
        ts_throw_error(&TypeError_type, "%s is not a constructor", callee);
    }
    return ts_construct(constructor, count, values);
}

TsFunction *ts_callback(TsValue value)
{
    if (ts_is_function(value)) {
        return value.as.pointer;
    }
    if (ts_is_string(value)) {
        ts_throw_error(&TypeError_type, "string \"%S\" is not a function", value.as.string);
    }
    if (ts_is_number(value) || ts_is_bool(value) || ts_is_null(value)) {
        ts_throw_error(&TypeError_type, "%S %S is not a function", ts_typeof(value),
                       ts_string_of(value));
    }
    ts_throw_error(&TypeError_type, "%S is not a function", ts_typeof(value));
}

TsFunction *ts_optional_callback(TsValue value)
{
    return ts_is_undefined(value) ? NULL : ts_callback(value);
}

double ts_to_optional_number(TsValue value)
{
    return ts_is_undefined(value) ? TS_UNDEFINED_NUMBER : ts_optional_number(ts_to_number(value));
}

TsString *ts_to_optional_string(TsValue value)
{
    return ts_is_undefined(value) ? NULL : ts_to_string(value);
}

TsFunction *ts_comparator(TsValue value)
{
    if (!ts_is_undefined(value) && !ts_is_function(value)) {
        ts_throw_error(&TypeError_type,
                       "The comparison function must be either a function or undefined: %S",
                       ts_describe(value));
    }
    return ts_is_undefined(value) ? NULL : value.as.pointer;
}

TsSymbol *ts_symbol_argument(TsValue value)
{
    if (!ts_is_symbol(value)) {
        ts_throw_error(&TypeError_type, "%S is not a symbol", ts_string_of(value));
    }
    return value.as.symbol;
}

void *ts_instance(TsValue value, const TsType *type)
{
    if (!type && ts_is_array_object(value)) {
        return ts_as_array(value);
    }
    if (type ? !ts_is_object(value) || !ts_pointer_is_instance(value.as.object, type)
             : !ts_is_array(value)) {
        ts_throw_error(&TypeError_type, "an argument must be an instance of %s, but is %S",
                       type ? type->name : "Array", ts_describe(value));
    }
    return value.as.pointer;
}

void *ts_optional_instance(TsValue value, const TsType *type)
{
    return ts_is_nullish(value) ? NULL : ts_instance(value, type);
}
