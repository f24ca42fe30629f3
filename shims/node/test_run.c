/* node:test: how tests, suites and hooks run; see test.h.
 */
#include "node/test.h"

#include "node/performance.h"
#include "node/timers.h"
#include "ts/number.h"
#include "ts/program.h"

void test_fail(NodeTest *test, TestFailure failure, TsValue error)
{
    if (test->failure == TEST_PASSED) {
        test->failure = failure;
        test->error = error;
    }
}

static void fail_text(NodeTest *test, TestFailure failure, TsString *text)
{
    test_fail(test, failure, ts_from_string(text));
}

/* ---- a function of the program: by itself, by its promise, or by the callback it takes ---- */

static TsValue callback_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    TsPromise *promise = self->scope;

    (void)this_value;
    if (argc > 0 && ts_to_boolean(argv[0])) {
        ts_promise_fail(promise, argv[0]);
    } else {
        ts_promise_fulfill(promise, TS_UNDEFINED);
    }
    return TS_UNDEFINED;
}

static const TsFunctionInfo callback_info = {.name = "", .length = 1, .invoke = callback_came};

/* What the function gives, or the promise of its callback. */
static TsValue call_function(NodeTest *test, TsFunction *function)
{
    TsValue arguments[2] = {ts_from_object(test), TS_UNDEFINED};

    if (function->info->length < 2) {
        return ts_call(function, arguments[0], 1, arguments);
    }
    TsPromise *promise = ts_promise_pending();
    arguments[1] = ts_from_object(ts_closure_new(&callback_info, promise));
    ts_call(function, arguments[0], 2, arguments);
    return ts_from_object(promise);
}

/* ---- hooks ---- */

/* Several hooks one after the other. */
typedef struct HookRun {
    TsAsync async;
    NodeTest *test;
    TsArray *hooks;
    int64_t index;
} HookRun;

static TS_ASYNC_FRAME(HookRun, TS_HIDDEN(HookRun, test, POINTER), TS_HIDDEN(HookRun, hooks, POINTER));

static void run_hooks_resume(HookRun *self)
{
    TS_ASYNC_BEGIN(self);
    for (self->index = 0; self->index < (int64_t)self->hooks->length; self->index++) {
        TS_AWAIT(self, call_function(self->test, ts_array_ptr(self->hooks, self->index)));
    }
    TS_ASYNC_END(self);
}

static TsPromise *run_hooks(NodeTest *test, TsArray *hooks)
{
    return TS_ASYNC_START(HookRun, run_hooks_resume, .test = test, .hooks = hooks);
}

TsPromise *test_run_hook(NodeTest *test, TsFunction *hook)
{
    TsArray *hooks = ts_array_new(TS_ARRAY_PTR, 1);

    ts_array_push_ptr(hooks, hook);
    return run_hooks(test, hooks);
}

/* The hooks around each test below `test`: the outer ones come first before it, and last after it. */
static void collect_hooks(NodeTest *test, TestHook hook, TsArray *found)
{
    if (test->parent && hook == TEST_BEFORE_EACH) {
        collect_hooks(test->parent, hook, found);
    }
    for (size_t i = 0; test->hooks[hook] && i < test->hooks[hook]->length; i++) {
        ts_array_push_ptr(found, ts_array_ptr(test->hooks[hook], (int64_t)i));
    }
    if (test->parent && hook == TEST_AFTER_EACH) {
        collect_hooks(test->parent, hook, found);
    }
}

static TsArray *hooks_around(NodeTest *test, TestHook hook)
{
    TsArray *found = ts_array_new(TS_ARRAY_PTR, 0);

    if (test->parent && !test->is_suite && !test->skip_reason) {
        collect_hooks(test->parent, hook, found);
    }
    return found;
}

/* Of the hooks before a suite's or a test's first subtest, which run once. */
static TsPromise *run_before(NodeTest *test)
{
    if (!test->before) {
        test->before = run_hooks(test, test->hooks[TEST_BEFORE]);
    }
    return test->before;
}

/* ---- one test ---- */

typedef struct TestRun {
    TsAsync async;
    TsAsyncTry attempt, after_each, after;
    NodeTest *test;
    TsArray *hooks;
} TestRun;

static TS_ASYNC_FRAME(TestRun, TS_ASYNC_TRY_FIELD(TestRun, attempt),
                      TS_ASYNC_TRY_FIELD(TestRun, after_each), TS_ASYNC_TRY_FIELD(TestRun, after),
                      TS_HIDDEN(TestRun, test, POINTER), TS_HIDDEN(TestRun, hooks, POINTER));

static TsValue time_is_over(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    NodeTest *test = self->scope;

    (void)this_value;
    (void)argc;
    (void)argv;
    if (!test->is_finished) {
        TsString *text = ts_concat_n(3, TS_STR("test timed out after "),
                                     ts_string_from_number(test->timeout), TS_STR("ms"));
        fail_text(test, TEST_CANCELLED, text);
        ts_promise_fulfill(test->body, TS_UNDEFINED);
    }
    return TS_UNDEFINED;
}

static const TsFunctionInfo time_info = {.name = "", .invoke = time_is_over};

static void settled(void *context, bool fulfilled, TsValue result)
{
    TsPromise *promise = context;

    if (ts_promise_state(promise) == TS_PROMISE_PENDING) {
        fulfilled ? ts_promise_fulfill(promise, TS_UNDEFINED) : ts_promise_fail(promise, result);
    }
}

/* The function's end, or the end of its time. */
static TsValue call_test(NodeTest *test)
{
    if (!test->function || test->skip_reason) {
        return TS_UNDEFINED;
    }
    if (test->timeout == INFINITY) {
        return call_function(test, test->function);
    }
    test->body = ts_promise_pending();
    Timeout *timer = timers_set_timeout(ts_closure_new(&time_info, test), test->timeout, 0, NULL);
    timers_unref(timer);
    ts_promise_when(ts_promise_resolve(call_function(test, test->function)), settled, test->body);
    return ts_from_object(test->body);
}

static TsValue idle(NodeTest *test)
{
    if (test->active == 0 && test->pending->length == 0) {
        return TS_UNDEFINED;
    }
    test->idle = ts_promise_pending();
    return ts_from_object(test->idle);
}

static void check_plan(NodeTest *test)
{
    if (test->planned >= 0 && test->planned != test->asserted) {
        TsString *planned = ts_string_from_number(test->planned);
        fail_text(test, TEST_FAILED,
                  ts_concat_n(5, TS_STR("plan expected "), planned,
                              TS_STR(" assertions but received "), ts_string_from_int(test->asserted),
                              ts_string_empty()));
    }
}

static void finish(NodeTest *test)
{
    NodeTest *parent = test->parent;
    int failed = 0;

    for (size_t i = 0; i < test->subtests->length; i++) {
        NodeTest *subtest = ts_array_ptr(test->subtests, (int64_t)i);
        failed += subtest->failure != TEST_PASSED && !subtest->todo_reason;
    }
    if (failed > 0) {
        fail_text(test, TEST_SUBTESTS_FAILED,
                  ts_concat_n(3, ts_string_from_int(failed),
                              failed > 1 ? TS_STR(" subtests") : TS_STR(" subtest"),
                              TS_STR(" failed")));
    }
    test->is_finished = true;
    test->duration = performance_now() - test->started;
    if (test->reset_mocks) {
        test->reset_mocks(test->mocks);
    }
    test_report_ready(parent);
    parent->active--;
    ts_promise_fulfill(test->promise, TS_UNDEFINED);
    test_start_pending(parent);
}

static void run_test_resume(TestRun *self)
{
    NodeTest *test = self->test;

    TS_ASYNC_BEGIN(self);
    TS_ASYNC_TRY(self, attempt) {
        if (test->parent->hooks[TEST_BEFORE]) {
            TS_AWAIT(self, ts_from_object(run_before(test->parent)));
        }
        self->hooks = hooks_around(test, TEST_BEFORE_EACH);
        if (self->hooks->length > 0) {
            TS_AWAIT(self, ts_from_object(run_hooks(test, self->hooks)));
        }
        TS_AWAIT(self, call_test(test));
        TS_AWAIT(self, idle(test));
        check_plan(test);
    }
    TS_ASYNC_CATCH(self, attempt) {
        test_fail(test, TEST_FAILED, self->attempt.value);
    }
    TS_ASYNC_END_TRY(self, attempt);
    TS_ASYNC_TRY(self, after_each) {
        self->hooks = hooks_around(test, TEST_AFTER_EACH);
        if (self->hooks->length > 0) {
            TS_AWAIT(self, ts_from_object(run_hooks(test, self->hooks)));
        }
    }
    TS_ASYNC_CATCH(self, after_each) {
        test_fail(test, TEST_FAILED, self->after_each.value);
    }
    TS_ASYNC_END_TRY(self, after_each);
    TS_ASYNC_TRY(self, after) {
        if (test->hooks[TEST_AFTER]) {
            TS_AWAIT(self, ts_from_object(run_hooks(test, test->hooks[TEST_AFTER])));
        }
    }
    TS_ASYNC_CATCH(self, after) {
        test_fail(test, TEST_FAILED, self->after.value);
    }
    TS_ASYNC_END_TRY(self, after);
    finish(test);
    TS_ASYNC_END(self);
}

/* ---- one suite ---- */

static void run_suite_resume(TestRun *self)
{
    NodeTest *test = self->test;

    TS_ASYNC_BEGIN(self);
    TS_ASYNC_TRY(self, attempt) {
        if (test->body) {
            TS_AWAIT(self, ts_from_object(test->body));
        }
        if (test->parent->hooks[TEST_BEFORE]) {
            TS_AWAIT(self, ts_from_object(run_before(test->parent)));
        }
        if (test->hooks[TEST_BEFORE] && test->subtests->length == 0) {
            TS_AWAIT(self, ts_from_object(run_before(test)));
        }
        if (test->failure == TEST_PASSED) {
            for (size_t i = 0; i < test->subtests->length; i++) {
                ts_array_push_ptr(test->pending, ts_array_ptr(test->subtests, (int64_t)i));
            }
            test_start_pending(test);
            TS_AWAIT(self, idle(test));
        }
    }
    TS_ASYNC_CATCH(self, attempt) {
        test_fail(test, TEST_FAILED, self->attempt.value);
    }
    TS_ASYNC_END_TRY(self, attempt);
    TS_ASYNC_TRY(self, after) {
        if (test->hooks[TEST_AFTER]) {
            TS_AWAIT(self, ts_from_object(run_hooks(test, test->hooks[TEST_AFTER])));
        }
    }
    TS_ASYNC_CATCH(self, after) {
        test_fail(test, TEST_FAILED, self->after.value);
    }
    TS_ASYNC_END_TRY(self, after);
    finish(test);
    TS_ASYNC_END(self);
}

/* ---- order ---- */

static void run(NodeTest *test)
{
    test->parent->active++;
    test->has_started = true;
    test->started = performance_now();
    if (test->is_suite) {
        TS_ASYNC_START(TestRun, run_suite_resume, .test = test);
    } else {
        TS_ASYNC_START(TestRun, run_test_resume, .test = test);
    }
}

static NodeTest *take_pending(NodeTest *parent)
{
    NodeTest *first = ts_array_ptr(parent->pending, 0);
    size_t count = parent->pending->length - 1;

    memmove(parent->pending->items, (void **)parent->pending->items + 1, count * sizeof(void *));
    ts_array_set_length(parent->pending, count);
    return first;
}

void test_start_pending(NodeTest *parent)
{
    while (parent->pending->length > 0 && parent->active < parent->limit) {
        run(take_pending(parent));
    }
    if (parent->active > 0 || parent->pending->length > 0) {
        return;
    }
    if (parent->idle) {
        TsPromise *waiting = parent->idle;
        parent->idle = NULL;
        ts_promise_fulfill(waiting, TS_UNDEFINED);
    }
    if (!parent->parent && parent->limit > 0) {
        test_finish_root(parent);
    }
}

void test_start(NodeTest *test)
{
    if (test->parent->active < test->parent->limit && test->parent->pending->length == 0) {
        run(test);
    } else {
        ts_array_push_ptr(test->parent->pending, test);
    }
}

static void root_ended(void *context, bool fulfilled, TsValue result)
{
    if (!fulfilled) {
        test_fail(context, TEST_FAILED, result);
    }
}

void test_finish_root(NodeTest *root)
{
    if (root->hooks[TEST_AFTER]) {
        TsArray *hooks = root->hooks[TEST_AFTER];
        root->hooks[TEST_AFTER] = NULL;
        ts_promise_when(run_hooks(root, hooks), root_ended, root);
    }
}
