/*
 * Errors as Node's own modules throw them (https://nodejs.org/api/errors.html): a class, a `code`,
 * and a message that describes the value received.
 */
#ifndef NODE_NODE_ERRORS_H
#define NODE_NODE_ERRORS_H

#include "ts/error.h"
#include "ts/value.h"

/*
 * RangeError [ERR_OUT_OF_RANGE]: The value of "name" is out of range. It must be <rule>.
 * Received ...
 */
_Noreturn void node_throw_out_of_range(const char *name, const char *rule, double received);
/* The same for integers: "2_147_483_648" from 2^32 on. */
_Noreturn void node_throw_out_of_range_grouped(const char *name, const char *rule, double received);

/* TypeError [ERR_INVALID_ARG_TYPE]: The "name" argument must be <expected>. Received ... */
_Noreturn void node_throw_argument_type(const char *name, const char *expected, TsValue received);

/* "type number (5)", "an instance of Foo", "undefined", "function f" ... */
TsString *node_describe(TsValue value);

/* A plain error of a class with a `code` property that its stack does not show. */
_Noreturn void node_throw_plain(const TsType *type, const char *code, TsString *message);

/*
 * Properties of an error (or of any object that is taken for one); NULL or TS_UNDEFINED_NUMBER
 * if it has none of that kind.
 */
TsString *node_error_code(const void *error);
TsString *node_error_path(const void *error);
TsString *node_error_syscall(const void *error);
double node_error_errno(const void *error);

#endif
