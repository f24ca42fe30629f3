/*
 * The static members of Error: V8's own, and Error.isError.
 */
#include "ts/error.h"

#include "ts/object.h"
#include "ts/object_attributes.h"

/* What Error.prototype.toString says of any object: its name, "Error" without one, and its message. */
static TsString *headline_of(TsValue object)
{
    TsValue name = ts_get(object, TS_STR("name")), message = ts_get(object, TS_STR("message"));
    TsString *first = ts_is_undefined(name) ? TS_STR("Error") : ts_to_string(name);
    TsString *second = ts_is_undefined(message) ? ts_string_empty() : ts_to_string(message);

    if (first->length == 0 || second->length == 0) {
        return first->length ? first : second;
    }
    return ts_concat_n(3, first, TS_STR(": "), second);
}

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
    TsString *frames = Error_new(NULL)->stack;
    TsString *headline = headline_of(object);
    TsString *stack = frames->length > 1 ? ts_concat(headline, frames) : headline;
    TsString *keys[] = {TS_STR("value"), TS_STR("configurable"), TS_STR("writable")};
    TsValue parts[] = {ts_from_string(stack), TS_TRUE, TS_TRUE};

    ts_object_define_property(object, ts_from_string(TS_STR("stack")),
                              ts_from_object(ts_object_of(3, keys, parts)));
}

bool ts_error_is_error(TsValue value)
{
    return ts_is_instance(value, &Error_type);
}
