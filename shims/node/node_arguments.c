/*
 * Arguments of unknown kind that a function of Node needs to be of one kind.
 */
#include "node/node_arguments.h"

#include "node/node_errors.h"

#include <stdio.h>
#include <string.h>

TsString *node_string(TsValue value, const char *name)
{
    if (!ts_is_string(value)) {
        node_throw_argument_type(name, "of type string", value);
    }
    return value.as.string;
}

TsString *node_optional_string(TsValue value, const char *name)
{
    return ts_is_undefined(value) ? NULL : node_string(value, name);
}

double node_number(TsValue value, const char *name)
{
    if (!ts_is_number(value)) {
        node_throw_argument_type(name, "of type number", value);
    }
    return value.as.number;
}

double node_optional_number(TsValue value, const char *name)
{
    return ts_is_undefined(value) ? TS_UNDEFINED_NUMBER
                                  : ts_optional_number(node_number(value, name));
}

TsFunction *node_function(TsValue value, const char *name)
{
    if (!ts_is_function(value)) {
        node_throw_argument_type(name, "of type function", value);
    }
    return value.as.pointer;
}

TsFunction *node_optional_function(TsValue value, const char *name)
{
    return ts_is_undefined(value) ? NULL : node_function(value, name);
}

void *node_instance(TsValue value, const TsType *type, const char *name)
{
    char expected[128] = "an instance of Buffer or Uint8Array";

    if (!type && ts_is_array_object(value)) {
        return ts_as_array(value);
    }
    if (type && ts_is_object(value) && ts_pointer_is_instance(value.as.object, type)) {
        return value.as.pointer;
    }
    if (!type || strcmp(type->name, "Uint8Array") != 0) {
        snprintf(expected, sizeof expected, "an instance of %s", type ? type->name : "Array");
    }
    node_throw_argument_type(name, expected, value);
}

void *node_optional_instance(TsValue value, const TsType *type, const char *name)
{
    return ts_is_undefined(value) ? NULL : node_instance(value, type, name);
}
