/* t.assert of node:test; see test_assert.h.
 */
#include "node/test_assert.h"

#include "ts/dynamic_methods_internal.h"

/* Functions of an actual value, an expected one and a message, by their names in C and for programs. */
#define COMPARISONS(X) \
    X(equal, "equal") \
    X(not_equal, "notEqual") \
    X(strict_equal, "strictEqual") \
    X(not_strict_equal, "notStrictEqual") \
    X(deep_equal, "deepEqual") \
    X(not_deep_equal, "notDeepEqual") \
    X(deep_strict_equal, "deepStrictEqual") \
    X(not_deep_strict_equal, "notDeepStrictEqual") \
    X(partial_deep_strict_equal, "partialDeepStrictEqual") \
    X(match, "match") \
    X(does_not_match, "doesNotMatch")

#define COMPARISON(name, js)                                                                    \
    void test_assert_##name(TestAssert *self, TsValue actual, TsValue expected, TsValue message) \
    {                                                                                           \
        self->test->asserted++;                                                                 \
        assert_##name(actual, expected, message);                                               \
    }
COMPARISONS(COMPARISON)

void test_assert_ok(TestAssert *self, TsValue value, TsValue message)
{
    self->test->asserted++;
    assert_ok_message(value, message);
}

void test_assert_fail(TestAssert *self, TsValue message)
{
    self->test->asserted++;
    assert_fail(message);
}

void test_assert_if_error(TestAssert *self, TsValue value)
{
    self->test->asserted++;
    assert_if_error(value);
}

void test_assert_throws(TestAssert *self, TsFunction *function, TsValue expected, TsValue message)
{
    self->test->asserted++;
    assert_throws(function, expected, message);
}

void test_assert_does_not_throw(TestAssert *self, TsFunction *function, TsValue expected,
                                TsValue message)
{
    self->test->asserted++;
    assert_does_not_throw(function, expected, message);
}

TsPromise *test_assert_rejects(TestAssert *self, TsValue promise, TsValue expected, TsValue message)
{
    self->test->asserted++;
    return assert_rejects(promise, expected, message);
}

TsPromise *test_assert_does_not_reject(TestAssert *self, TsValue promise, TsValue expected,
                                       TsValue message)
{
    self->test->asserted++;
    return assert_does_not_reject(promise, expected, message);
}

/* ---- for code that does not know what it calls ---- */

#define ITSELF ((TestAssert *)ts_as_object(call->receiver))
#define GIVES_NOTHING(expression) ((expression), TS_UNDEFINED)

#define DYNAMIC_COMPARISON(name, js)                                                       \
    DYNAMIC_METHOD(name, js, 3,                                                            \
                   GIVES_NOTHING(test_assert_##name(ITSELF, dynamic_value(call, 0),        \
                                                    dynamic_value(call, 1),                \
                                                    dynamic_value(call, 2))))
COMPARISONS(DYNAMIC_COMPARISON)

#define OTHERS(X)                                                                               \
    X(ok, "ok", 2,                                                                              \
      GIVES_NOTHING(test_assert_ok(ITSELF, dynamic_value(call, 0), dynamic_value(call, 1))))    \
    X(fail, "fail", 1, GIVES_NOTHING(test_assert_fail(ITSELF, dynamic_value(call, 0))))         \
    X(if_error, "ifError", 1, GIVES_NOTHING(test_assert_if_error(ITSELF, dynamic_value(call, 0)))) \
    X(throws, "throws", 3,                                                                      \
      GIVES_NOTHING(test_assert_throws(ITSELF, dynamic_function(call, 0),                       \
                                       dynamic_value(call, 1), dynamic_value(call, 2))))        \
    X(does_not_throw, "doesNotThrow", 3,                                                        \
      GIVES_NOTHING(test_assert_does_not_throw(ITSELF, dynamic_function(call, 0),               \
                                               dynamic_value(call, 1), dynamic_value(call, 2)))) \
    X(rejects, "rejects", 3,                                                                    \
      ts_from_object(test_assert_rejects(ITSELF, dynamic_value(call, 0), dynamic_value(call, 1), \
                                         dynamic_value(call, 2))))                              \
    X(does_not_reject, "doesNotReject", 3,                                                      \
      ts_from_object(test_assert_does_not_reject(ITSELF, dynamic_value(call, 0),                \
                                                 dynamic_value(call, 1), dynamic_value(call, 2))))
OTHERS(DYNAMIC_METHOD)

#define COMPARISON_MEMBER(id, js) {.name = TS_KEY(js), .method = &id##_function},

const TsType TestAssert_type = {.kind = TS_KIND_NATIVE,
                                .flags = TS_TYPE_CLASS,
                                .size = sizeof(TestAssert),
                                .name = "Object",
                                TS_FIELDS(TS_HIDDEN(TestAssert, test, POINTER)),
                                TS_MEMBERS(COMPARISONS(COMPARISON_MEMBER) OTHERS(DYNAMIC_MEMBER))};

TestAssert *test_assert(NodeTest *test)
{
    return TS_NEW(TestAssert, .test = test);
}
