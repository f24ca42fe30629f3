/*
 * Arguments of unknown kind that a function of Node needs to be of one kind: TypeError
 * [ERR_INVALID_ARG_TYPE]: The "name" argument must be of type string. Received ...
 * (https://nodejs.org/api/errors.html#err_invalid_arg_type). Where undefined is allowed it gives NULL
 * or TS_UNDEFINED_NUMBER.
 */
#ifndef NODE_NODE_ARGUMENTS_H
#define NODE_NODE_ARGUMENTS_H

#include "ts/function.h"
#include "ts/object.h"

TsString *node_string(TsValue value, const char *name);
TsString *node_optional_string(TsValue value, const char *name);
double node_number(TsValue value, const char *name);
double node_optional_number(TsValue value, const char *name);
TsFunction *node_function(TsValue value, const char *name);
TsFunction *node_optional_function(TsValue value, const char *name);
/* Of a class, or with NULL an array. */
void *node_instance(TsValue value, const TsType *type, const char *name);
void *node_optional_instance(TsValue value, const TsType *type, const char *name);

#endif
