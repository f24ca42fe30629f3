/* node:test: what a program registers, and the contexts of tests; see test.h.
 */
#include "node/test.h"

#include "node/loop.h"
#include "node/node_arguments.h"
#include "node/performance.h"
#include "node/test_assert.h"
#include "node/test_mock.h"
#include "ts/dynamic_methods_internal.h"
#include "ts/microtask.h"
#include "ts/number.h"
#include "ts/object.h"
#include "ts/program.h"

static void trace_test(void *cell, TsMarker *marker)
{
    NodeTest *test = cell;

    for (int i = 0; i < TEST_HOOKS; i++) {
        ts_mark(marker, test->hooks[i]);
    }
}

#define ITSELF                    ((NodeTest *)ts_as_object(call->receiver))
#define GIVES_NOTHING(expression) ((expression), TS_UNDEFINED)
#define HOOK(name)                                                                     \
    GIVES_NOTHING(node_test_##name(ITSELF, dynamic_function(call, 0), dynamic_value(call, 1)))

/* For code that does not know what it calls. */
#define METHODS(X)                                                                           \
    X(test, "test", 3,                                                                       \
      ts_from_object(node_test_context_test(ITSELF, dynamic_value(call, 0),                  \
                                            dynamic_value(call, 1), third_function(call))))  \
    X(diagnostic, "diagnostic", 1,                                                           \
      GIVES_NOTHING(node_test_diagnostic(ITSELF, dynamic_string(call, 0))))                  \
    X(skip, "skip", 1, GIVES_NOTHING(node_test_skip(ITSELF, dynamic_optional_string(call, 0)))) \
    X(todo, "todo", 1, GIVES_NOTHING(node_test_todo(ITSELF, dynamic_optional_string(call, 0)))) \
    X(plan, "plan", 1, GIVES_NOTHING(node_test_plan(ITSELF, dynamic_number(call, 0))))       \
    X(before, "before", 2, HOOK(before))                                                     \
    X(after, "after", 2, HOOK(after))                                                        \
    X(before_each, "beforeEach", 2, HOOK(before_each))                                       \
    X(after_each, "afterEach", 2, HOOK(after_each))
#define GETTERS(X)                                                          \
    X(name, "name", 0, ts_from_string(ITSELF->name))                        \
    X(full_name, "fullName", 0, ts_from_string(node_test_full_name(ITSELF))) \
    X(get_assert, "assert", 0, ts_from_object(test_assert(ITSELF)))             \
    X(get_mock, "mock", 0, ts_from_object(mock_of_test(ITSELF)))
#define GETTER_MEMBER(id, js, parameters, expression) \
    {.name = TS_KEY(js), .getter = &id##_function},

static TsFunction *third_function(const DynamicCall *call)
{
    return ts_is_function(dynamic_value(call, 2)) ? ts_as_function(dynamic_value(call, 2)) : NULL;
}

METHODS(DYNAMIC_METHOD)
GETTERS(DYNAMIC_METHOD)

TS_NATIVE(NodeTest, "TestContext",
          TS_FIELDS(TS_HIDDEN(NodeTest, parent, POINTER), TS_HIDDEN(NodeTest, name, POINTER),
                    TS_HIDDEN(NodeTest, function, POINTER), TS_HIDDEN(NodeTest, subtests, POINTER),
                    TS_HIDDEN(NodeTest, pending, POINTER), TS_HIDDEN(NodeTest, diagnostics, POINTER),
                    TS_HIDDEN(NodeTest, promise, POINTER), TS_HIDDEN(NodeTest, body, POINTER),
                    TS_HIDDEN(NodeTest, before, POINTER), TS_HIDDEN(NodeTest, idle, POINTER),
                    TS_HIDDEN(NodeTest, error, VALUE), TS_HIDDEN(NodeTest, skip_reason, POINTER),
                    TS_HIDDEN(NodeTest, todo_reason, POINTER), TS_HIDDEN(NodeTest, mocks, POINTER)),
          .trace = trace_test, TS_MEMBERS(METHODS(DYNAMIC_MEMBER) GETTERS(GETTER_MEMBER)));

/* ---- the root ---- */

static NodeTest *root;
static NodeTest *building; /* the suite whose function is running */
static bool has_ended;

static void begin(void *first, void *second, TsValue value)
{
    (void)first;
    (void)second;
    (void)value;
    root->limit = 1;
    test_start_pending(root);
}

static void end(void)
{
    if (!has_ended) {
        has_ended = true;
        test_report_summary(root);
    }
}

NodeTest *test_root(void)
{
    if (!root) {
        ts_heap_root(&root, TS_REP_POINTER);
        ts_heap_root(&building, TS_REP_POINTER);
        root = test_new(NULL, ts_string_empty(), NULL);
        root->limit = 0;
        root->nesting = -1;
        root->has_started = true;
        root->started = performance_now();
        ts_microtasks_start();
        test_report_start();
        ts_microtask(begin, NULL, NULL, TS_UNDEFINED);
        loop_set_before_exit(end);
    }
    return root;
}

/* ---- arguments ---- */

typedef struct Given {
    TsString *name;
    TsValue options;
    TsFunction *function;
} Given;

static void take(Given *given, TsValue value)
{
    if (ts_is_function(value)) {
        given->function = ts_as_function(value);
    } else if (ts_is_string(value)) {
        given->name = ts_as_string(value);
    } else if (ts_is_object(value)) {
        given->options = value;
    }
}

static Given given_of(TsValue name, TsValue options, TsFunction *function)
{
    Given given = {NULL, TS_UNDEFINED, NULL};

    take(&given, name);
    take(&given, options);
    given.function = function ? function : given.function;
    if (!given.name || given.name->length == 0) {
        given.name = given.function ? ts_to_string(ts_get(ts_from_object(given.function), TS_STR("name")))
                                    : ts_string_empty();
    }
    if (given.name->length == 0) {
        given.name = TS_STR("<anonymous>");
    }
    return given;
}

static TsValue option(const Given *given, TsString *name)
{
    return ts_is_object(given->options) ? ts_get(given->options, name) : TS_UNDEFINED;
}

/* true, or the reason; NULL: no. */
static TsString *reason_of(TsValue value)
{
    if (ts_is_string(value)) {
        return ts_as_string(value)->length > 0 ? ts_as_string(value) : NULL;
    }
    return ts_to_boolean(value) ? ts_string_empty() : NULL;
}

NodeTest *test_new(NodeTest *parent, TsString *name, TsFunction *function)
{
    NodeTest *test = TS_ALLOC(NodeTest);

    test->parent = parent;
    test->name = name;
    test->function = function;
    test->limit = 1;
    test->planned = -1;
    test->timeout = parent ? parent->timeout : INFINITY;
    test->promise = ts_promise_pending();
    test->subtests = ts_array_new(TS_ARRAY_PTR, 0);
    test->pending = ts_array_new(TS_ARRAY_PTR, 0);
    test->diagnostics = ts_array_new(TS_ARRAY_PTR, 0);
    if (parent) {
        test->nesting = parent->nesting + 1;
        ts_array_push_ptr(parent->subtests, test);
    }
    return test;
}

static NodeTest *registered(NodeTest *parent, const Given *given)
{
    NodeTest *test = test_new(parent, given->name, given->function);
    TsValue concurrency = option(given, TS_STR("concurrency"));
    TsValue timeout = option(given, TS_STR("timeout"));
    TsValue plan = option(given, TS_STR("plan"));

    test->skip_reason = reason_of(option(given, TS_STR("skip")));
    test->todo_reason = reason_of(option(given, TS_STR("todo")));
    if (ts_is_number(concurrency)) {
        test->limit = (int32_t)ts_as_number(concurrency);
    } else if (ts_is_bool(concurrency)) {
        test->limit = ts_as_bool(concurrency) ? INT32_MAX : 1;
    }
    if (ts_is_number(timeout)) {
        test->timeout = ts_as_number(timeout);
    }
    if (ts_is_number(plan)) {
        test->planned = ts_as_number(plan);
    }
    return test;
}

static TsPromise *add_test(NodeTest *parent, TsValue name, TsValue options, TsFunction *function,
                           TsString *skip, TsString *todo)
{
    Given given = given_of(name, options, function);
    NodeTest *test = registered(parent, &given);

    test->skip_reason = skip ? skip : test->skip_reason;
    test->todo_reason = todo ? todo : test->todo_reason;
    if (parent->is_suite) {
        return ts_promise_resolve_undefined(); /* the suite starts it */
    }
    test_start(test);
    return test->promise;
}

/* Runs the function of a suite, which registers what is in it. */
static void build(NodeTest *suite)
{
    NodeTest *outer = building;
    TsValue context = ts_from_object(suite);

    building = suite;
    TS_TRY {
        suite->body = ts_promise_resolve(ts_call(suite->function, context, 1, &context));
    }
    TS_CATCH(error) {
        test_fail(suite, TEST_FAILED, error);
    }
    TS_FINALLY {
        building = outer;
    }
    TS_END_TRY;
}

static TsPromise *add_suite(TsValue name, TsValue options, TsFunction *function, TsString *skip,
                            TsString *todo)
{
    NodeTest *parent = building ? building : test_root();
    Given given = given_of(name, options, function);
    NodeTest *suite = registered(parent, &given);

    suite->is_suite = true;
    suite->skip_reason = skip ? skip : suite->skip_reason;
    suite->todo_reason = todo ? todo : suite->todo_reason;
    if (suite->function && !suite->skip_reason) {
        build(suite);
    }
    if (parent->is_suite) {
        return ts_promise_resolve_undefined();
    }
    test_start(suite);
    return suite->promise;
}

static NodeTest *current(void)
{
    return building ? building : test_root();
}

TsPromise *node_test(TsValue name, TsValue options, TsFunction *function)
{
    return add_test(current(), name, options, function, NULL, NULL);
}

TsPromise *node_test_skipped(TsValue name, TsValue options, TsFunction *function)
{
    return add_test(current(), name, options, function, ts_string_empty(), NULL);
}

TsPromise *node_test_later(TsValue name, TsValue options, TsFunction *function)
{
    return add_test(current(), name, options, function, NULL, ts_string_empty());
}

TsPromise *node_suite(TsValue name, TsValue options, TsFunction *function)
{
    return add_suite(name, options, function, NULL, NULL);
}

TsPromise *node_suite_skipped(TsValue name, TsValue options, TsFunction *function)
{
    return add_suite(name, options, function, ts_string_empty(), NULL);
}

TsPromise *node_suite_later(TsValue name, TsValue options, TsFunction *function)
{
    return add_suite(name, options, function, NULL, ts_string_empty());
}

/* ---- hooks ---- */

static void add_hook(NodeTest *test, TestHook hook, TsFunction *function)
{
    if (!function) {
        return;
    }
    if (hook == TEST_BEFORE && test->has_started) {
        test_run_hook(test, function);
        return;
    }
    if (!test->hooks[hook]) {
        test->hooks[hook] = ts_array_new(TS_ARRAY_PTR, 1);
    }
    ts_array_push_ptr(test->hooks[hook], function);
}

void node_before(TsFunction *function, TsValue options)
{
    (void)options;
    add_hook(current(), TEST_BEFORE, function);
}

void node_after(TsFunction *function, TsValue options)
{
    (void)options;
    add_hook(current(), TEST_AFTER, function);
}

void node_before_each(TsFunction *function, TsValue options)
{
    (void)options;
    add_hook(current(), TEST_BEFORE_EACH, function);
}

void node_after_each(TsFunction *function, TsValue options)
{
    (void)options;
    add_hook(current(), TEST_AFTER_EACH, function);
}

void node_test_before(NodeTest *test, TsFunction *function, TsValue options)
{
    (void)options;
    add_hook(test, TEST_BEFORE, function);
}

void node_test_after(NodeTest *test, TsFunction *function, TsValue options)
{
    (void)options;
    add_hook(test, TEST_AFTER, function);
}

void node_test_before_each(NodeTest *test, TsFunction *function, TsValue options)
{
    (void)options;
    add_hook(test, TEST_BEFORE_EACH, function);
}

void node_test_after_each(NodeTest *test, TsFunction *function, TsValue options)
{
    (void)options;
    add_hook(test, TEST_AFTER_EACH, function);
}

/* ---- the context ---- */

TsString *node_test_full_name(NodeTest *test)
{
    if (!test->parent || !test->parent->parent) {
        return test->name;
    }
    return ts_concat_n(3, node_test_full_name(test->parent), TS_STR(" > "), test->name);
}

TsPromise *node_test_context_test(NodeTest *test, TsValue name, TsValue options, TsFunction *function)
{
    test->asserted++;
    return add_test(test, name, options, function, NULL, NULL);
}

void node_test_diagnostic(NodeTest *test, TsString *message)
{
    ts_array_push_ptr(test->diagnostics, message);
}

void node_test_skip(NodeTest *test, TsString *message)
{
    test->skip_reason = message ? message : ts_string_empty();
}

void node_test_todo(NodeTest *test, TsString *message)
{
    test->todo_reason = message ? message : ts_string_empty();
}

void node_test_plan(NodeTest *test, double count)
{
    test->planned = count;
}

void node_test_run_only(NodeTest *test, bool only)
{
    (void)test;
    (void)only;
}
