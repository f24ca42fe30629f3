/* t.assert of node:test: the functions of node:assert (assert.h), each call counted for t.plan().
 */
#ifndef NODE_TEST_ASSERT_H
#define NODE_TEST_ASSERT_H

#include "node/assert.h"
#include "node/test.h"

/* What t.assert gives. */
typedef struct TestAssert {
    TsObject base;
    NodeTest *test;
} TestAssert;

extern const TsType TestAssert_type;

TestAssert *test_assert(NodeTest *test);

void test_assert_ok(TestAssert *self, TsValue value, TsValue message);
_Noreturn void test_assert_fail(TestAssert *self, TsValue message);
void test_assert_equal(TestAssert *self, TsValue actual, TsValue expected, TsValue message);
void test_assert_not_equal(TestAssert *self, TsValue actual, TsValue expected, TsValue message);
void test_assert_strict_equal(TestAssert *self, TsValue actual, TsValue expected, TsValue message);
void test_assert_not_strict_equal(TestAssert *self, TsValue actual, TsValue expected,
                                  TsValue message);
void test_assert_deep_equal(TestAssert *self, TsValue actual, TsValue expected, TsValue message);
void test_assert_not_deep_equal(TestAssert *self, TsValue actual, TsValue expected,
                                TsValue message);
void test_assert_deep_strict_equal(TestAssert *self, TsValue actual, TsValue expected,
                                   TsValue message);
void test_assert_not_deep_strict_equal(TestAssert *self, TsValue actual, TsValue expected,
                                       TsValue message);
void test_assert_partial_deep_strict_equal(TestAssert *self, TsValue actual, TsValue expected,
                                           TsValue message);
void test_assert_match(TestAssert *self, TsValue actual, TsValue expected, TsValue message);
void test_assert_does_not_match(TestAssert *self, TsValue actual, TsValue expected,
                                TsValue message);
void test_assert_if_error(TestAssert *self, TsValue value);
void test_assert_throws(TestAssert *self, TsFunction *function, TsValue expected, TsValue message);
void test_assert_does_not_throw(TestAssert *self, TsFunction *function, TsValue expected,
                                TsValue message);
TsPromise *test_assert_rejects(TestAssert *self, TsValue promise, TsValue expected, TsValue message);
TsPromise *test_assert_does_not_reject(TestAssert *self, TsValue promise, TsValue expected,
                                       TsValue message);

#endif
