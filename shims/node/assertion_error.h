/* AssertionError: what node:assert throws, with Node's messages
 * (https://nodejs.org/api/assert.html#class-assertassertionerror).
 */
#ifndef NODE_ASSERTION_ERROR_H
#define NODE_ASSERTION_ERROR_H

#include "ts/error.h"

/* An error that shows two values and how they were compared. */
typedef struct AssertionError {
    TsError error;
    TsValue actual, expected;
    TsString *operator_name; /* "strictEqual", "==", "fail" ... */
    TsString *code;          /* "ERR_ASSERTION" */
    TsString *diff;          /* "simple" */
    bool generated_message;
} AssertionError;

extern const TsType AssertionError_type;
/* The class as a value. */
extern TsFunction AssertionError_function;
#define AssertionError_class ts_from_object(&AssertionError_function)

/* The fields of the error inside a cell of struct `Type`, as its first member. */
#define TS_ASSERTION_ERROR_FIELDS(Type, member)                                                   \
    TS_ERROR_FIELDS(Type, member.error),                                                          \
        TS_FIELD_AS(Type, member.generated_message, "generatedMessage", BOOL),                    \
        TS_FIELD_AS(Type, member.code, "code", POINTER),                                          \
        TS_FIELD_AS(Type, member.actual, "actual", VALUE),                                        \
        TS_FIELD_AS(Type, member.expected, "expected", VALUE),                                    \
        TS_FIELD_AS(Type, member.operator_name, "operator", POINTER),                             \
        TS_FIELD_AS(Type, member.diff, "diff", POINTER)

/* With a message of the program (a text; NULL: made from the values and the operator). */
AssertionError *assertion_error_new(TsValue actual, TsValue expected, const char *operator_name,
                                    TsString *message);
/* new AssertionError({ message, actual, expected, operator }). */
AssertionError *assertion_error_from_options(TsValue options);
TsString *assertion_error_to_string(AssertionError *error);

/* The message for values that should have been equal: both, line by line, with what differs. */
TsString *assertion_difference(TsValue actual, TsValue expected, const char *operator_name,
                               TsString *message);

/** A value as messages show it: whole, with its keys sorted. */
TsString *assertion_inspected(TsValue value);

#endif
