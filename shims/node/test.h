/* The test runner of node:test (https://nodejs.org/api/test.html): tests, suites, hooks.
 *
 * What a program registers forms a tree under a root that has no name. The root's tests run, one
 * after the other unless their parent's option `concurrency` says otherwise, from the first
 * microtask after the program's modules on; a suite's function runs when it is registered. Results
 * are printed as by Node's reporter `spec` to a stdout that is no terminal: from the first tick on
 * as they come, and what came before, then (test_report.c). A failure makes the exit code 1.
 *
 * Arguments are what the program gave: a name, options and a function, each of which may be left
 * out. `only` has no effect, as in Node without --test-only.
 */
#ifndef NODE_TEST_H
#define NODE_TEST_H

#include "ts/array.h"
#include "ts/async.h"

typedef enum TestHook { TEST_BEFORE, TEST_AFTER, TEST_BEFORE_EACH, TEST_AFTER_EACH } TestHook;
enum { TEST_HOOKS = TEST_AFTER_EACH + 1 };

typedef enum TestFailure {
    TEST_PASSED,
    TEST_FAILED,           /* with an error of its own */
    TEST_SUBTESTS_FAILED,  /* that is all */
    TEST_CANCELLED
} TestFailure;

/* A test or a suite, and the context that its functions are given. */
typedef struct NodeTest {
    TsObject base;
    struct NodeTest *parent; /* NULL: the root */
    TsString *name;
    TsFunction *function;           /* NULL: nothing to do */
    TsArray *hooks[TEST_HOOKS];     /* of functions; NULL: none */
    TsArray *subtests, *pending;    /* NodeTest *; those that wait for a place */
    TsArray *diagnostics;           /* strings */
    TsPromise *promise, *body;      /* of the whole; of a suite's function */
    TsPromise *before;              /* of the hooks before the first subtest, once they run */
    TsPromise *idle;                /* of the moment when no subtest is running or pending */
    TsValue error;
    TsString *skip_reason, *todo_reason; /* "": none given; NULL: not skipped, no todo */
    void *mocks;                         /* MockTracker *, reset at the end */
    void (*reset_mocks)(void *mocks);
    double started, duration; /* ms */
    double timeout;           /* ms; INFINITY: none */
    double planned;           /* assertions; -1: no plan */
    int32_t asserted, active, limit, nesting;
    int32_t reported; /* subtests, from the first on */
    TestFailure failure;
    bool is_suite, is_finished, is_announced, has_started;
} NodeTest;

extern const TsType NodeTest_type;

TsPromise *node_test(TsValue name, TsValue options, TsFunction *function);
TsPromise *node_test_skipped(TsValue name, TsValue options, TsFunction *function);
TsPromise *node_test_later(TsValue name, TsValue options, TsFunction *function);
TsPromise *node_suite(TsValue name, TsValue options, TsFunction *function);
TsPromise *node_suite_skipped(TsValue name, TsValue options, TsFunction *function);
TsPromise *node_suite_later(TsValue name, TsValue options, TsFunction *function);
/* Of the suite whose function is running, or of the root. */
void node_before(TsFunction *function, TsValue options);
void node_after(TsFunction *function, TsValue options);
void node_before_each(TsFunction *function, TsValue options);
void node_after_each(TsFunction *function, TsValue options);

/* ---- the context ---- */

TsString *node_test_full_name(NodeTest *test);
TsPromise *node_test_context_test(NodeTest *test, TsValue name, TsValue options, TsFunction *function);
void node_test_diagnostic(NodeTest *test, TsString *message);
void node_test_skip(NodeTest *test, TsString *message);
void node_test_todo(NodeTest *test, TsString *message);
void node_test_plan(NodeTest *test, double count);
void node_test_run_only(NodeTest *test, bool only);
void node_test_before(NodeTest *test, TsFunction *function, TsValue options);
void node_test_after(NodeTest *test, TsFunction *function, TsValue options);
void node_test_before_each(NodeTest *test, TsFunction *function, TsValue options);
void node_test_after_each(NodeTest *test, TsFunction *function, TsValue options);

/* ---- between the runner's parts ---- */

/* A test below `parent`, not started; `skip` and `todo` may be NULL. */
NodeTest *test_new(NodeTest *parent, TsString *name, TsFunction *function);
/* Starts it, or puts it in its parent's queue. */
void test_start(NodeTest *test);
/* Starts what waits for a place. */
void test_start_pending(NodeTest *parent);
/* Runs one hook at once. */
TsPromise *test_run_hook(NodeTest *test, TsFunction *hook);
/* Marks it as failed, unless it is already. */
void test_fail(NodeTest *test, TestFailure failure, TsValue error);
/* The root's hooks `after`, when no test of it is left. */
void test_finish_root(NodeTest *root);

/* Prints the subtests that are over, in the order in which they were registered. */
void test_report_ready(NodeTest *parent);
/* Before anything is reported. */
void test_report_start(void);
/* The last lines, after everything has run. */
void test_report_summary(NodeTest *root);
/* The root; made, with all that reports on it, when it is first asked for. */
NodeTest *test_root(void);

#endif
