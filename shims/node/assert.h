/* node:assert (https://nodejs.org/api/assert.html). What does not hold throws an AssertionError.
 *
 * A message is a string, an error to throw instead, or undefined.
 */
#ifndef NODE_ASSERT_H
#define NODE_ASSERT_H

#include "node/assertion_error.h"
#include "ts/promise.h"

/* assert(value) and assert.ok(value); `source` is the call as the program has it. */
void assert_ok(TsValue value, TsString *source);
void assert_ok_message(TsValue value, TsValue message);

_Noreturn void assert_fail(TsValue message);

void assert_equal(TsValue actual, TsValue expected, TsValue message);
void assert_not_equal(TsValue actual, TsValue expected, TsValue message);
void assert_strict_equal(TsValue actual, TsValue expected, TsValue message);
void assert_not_strict_equal(TsValue actual, TsValue expected, TsValue message);
void assert_deep_equal(TsValue actual, TsValue expected, TsValue message);
void assert_not_deep_equal(TsValue actual, TsValue expected, TsValue message);
void assert_deep_strict_equal(TsValue actual, TsValue expected, TsValue message);
void assert_not_deep_strict_equal(TsValue actual, TsValue expected, TsValue message);
void assert_partial_deep_strict_equal(TsValue actual, TsValue expected, TsValue message);

/* The pattern is any object with a method test(string). */
void assert_match(TsValue string, TsValue pattern, TsValue message);
void assert_does_not_match(TsValue string, TsValue pattern, TsValue message);
void assert_if_error(TsValue value);

/* `expected` says which error: a class, a pattern, an object with some of its properties, a
 * function that returns true, or undefined: any. A string is the message. */
void assert_throws(TsFunction *function, TsValue expected, TsValue message);
void assert_does_not_throw(TsFunction *function, TsValue expected, TsValue message);
/* A function that gives a promise, or a promise. */
TsPromise *assert_rejects(TsValue promise, TsValue expected, TsValue message);
TsPromise *assert_does_not_reject(TsValue promise, TsValue expected, TsValue message);

#endif
