/*
 * The static members of Error: V8's own, and Error.isError.
 */
#include "ts/error.h"

#include "ts/object.h"

static double stack_trace_limit = 10;

void ts_error_capture_stack(TsValue object, TsFunction *constructor)
{
    (void)constructor;
    if (!ts_is_object(object)) {
        ts_throw_error(&TypeError_type, "Invalid argument");
    }
    if (ts_type_of(object.as.object)->kind == TS_KIND_ERROR) {
        TsError *fresh = Error_new(NULL);
        ts_error_set_stack(object.as.pointer, fresh->stack);
        return;
    }
    TsString *name = ts_to_string(ts_from_object(object.as.object));
    ts_set(object, TS_STR("stack"),
           ts_from_string(ts_concat(name, TS_STR("\n    at <anonymous>"))));
}

double ts_error_stack_trace_limit(void)
{
    return stack_trace_limit;
}

void ts_error_set_stack_trace_limit(double limit)
{
    stack_trace_limit = limit;
}

bool ts_error_is_error(TsValue value)
{
    return ts_is_instance(value, &Error_type);
}
