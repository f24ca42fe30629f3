/* Calls of values that may not be functions; see callee.h. */
#include "ts/callee.h"

#include "ts/error.h"
#include "ts/function.h"

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
    if (!ts_is_function(constructor) || !((TsFunction *)constructor.as.pointer)->info->construct) {
        ts_throw_error(&TypeError_type, "%s is not a constructor", callee);
    }
    return ts_construct(constructor, count, values);
}
