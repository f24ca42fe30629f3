/* node:test: what is printed, as by Node's reporter `spec`; see test.h.
 *
 * Until the first tick lines collect, as they do in Node's stream to stdout.
 */
#include "node/test.h"

#include "node/performance.h"
#include "ts/builder.h"
#include "ts/error.h"
#include "ts/inspect.h"
#include "ts/microtask.h"
#include "ts/output.h"
#include "ts/program.h"

static TsString *early;  /* lines that wait for the first tick */
static TsArray *failed;  /* tests with errors of their own, in the order of their reports */
static bool is_flowing;
static struct {
    int tests, suites, passed, failed, cancelled, skipped, later;
} counts;

static TsValue first_tick(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    (void)argc;
    (void)argv;
    is_flowing = true;
    if (early) {
        ts_output_string(TS_STDOUT, early);
    }
    early = NULL;
    return TS_UNDEFINED;
}

static const TsFunctionInfo first_tick_info = {.name = "", .invoke = first_tick};

void test_report_start(void)
{
    ts_heap_root(&early, TS_REP_POINTER);
    ts_heap_root(&failed, TS_REP_POINTER);
    failed = ts_array_new(TS_ARRAY_PTR, 0);
    ts_next_tick(ts_closure_new(&first_tick_info, NULL), 0, NULL);
}

static void print(TsBuilder *text)
{
    TsString *line = ts_builder_finish(text);

    if (is_flowing) {
        ts_output_string(TS_STDOUT, line);
        return;
    }
    early = early ? ts_concat(early, line) : line;
}

static void add_indent(TsBuilder *text, const NodeTest *test)
{
    ts_builder_add_repeated(text, ' ', (size_t)test->nesting * 2);
}

/* The headings of the suites and tests around it that have none yet. */
static void announce(TsBuilder *text, NodeTest *test)
{
    if (!test || !test->parent || test->is_announced) {
        return;
    }
    announce(text, test->parent);
    test->is_announced = true;
    add_indent(text, test);
    ts_builder_add_utf8(text, "\u25b6 ");
    ts_builder_add_string(text, test->name);
    ts_builder_add_unit(text, '\n');
}

static void add_reason(TsBuilder *text, const TsString *reason, const char *otherwise)
{
    ts_builder_add_literal(text, " # ");
    if (reason->length > 0) {
        ts_builder_add_string(text, reason);
    } else {
        ts_builder_add_utf8(text, otherwise);
    }
}

/* A symbol, the name, the time, and why it was skipped or is to do. */
static void add_result(TsBuilder *text, const NodeTest *test)
{
    bool passed = test->failure == TEST_PASSED;

    ts_builder_add_utf8(text, test->skip_reason   ? "\ufe63 "
                              : passed            ? "\u2714 "
                              : test->todo_reason ? "\u26a0 "
                                                  : "\u2716 ");
    ts_builder_add_string(text, test->name);
    ts_builder_add_literal(text, " (");
    ts_builder_add_number(text, test->duration);
    ts_builder_add_literal(text, "ms)");
    if (test->skip_reason) {
        add_reason(text, test->skip_reason, "SKIP");
    } else if (test->todo_reason) {
        add_reason(text, test->todo_reason, "TO" "DO");
    }
    ts_builder_add_unit(text, '\n');
}

static void count(const NodeTest *test)
{
    if (test->is_suite) {
        counts.suites++;
        return;
    }
    counts.tests++;
    counts.skipped += test->skip_reason != NULL;
    counts.later += !test->skip_reason && test->todo_reason;
    if (!test->skip_reason && !test->todo_reason) {
        counts.passed += test->failure == TEST_PASSED;
        counts.cancelled += test->failure == TEST_CANCELLED;
        counts.failed += test->failure == TEST_FAILED || test->failure == TEST_SUBTESTS_FAILED;
    }
}

static void report(NodeTest *test)
{
    TsBuilder text;

    ts_builder_init(&text);
    announce(&text, test->parent);
    add_indent(&text, test);
    add_result(&text, test);
    for (size_t i = 0; i < test->diagnostics->length; i++) {
        add_indent(&text, test);
        ts_builder_add_utf8(&text, "\u2139 ");
        ts_builder_add_string(&text, ts_array_ptr(test->diagnostics, (int64_t)i));
        ts_builder_add_unit(&text, '\n');
    }
    count(test);
    print(&text);
    if (test->failure != TEST_PASSED) {
        if (!test->todo_reason) {
            ts_exit_code = 1;
        }
        if (test->failure != TEST_SUBTESTS_FAILED) {
            ts_array_push_ptr(failed, test);
        }
    }
}

static NodeTest *first_unreported(const NodeTest *parent)
{
    return ts_array_ptr(parent->subtests, parent->reported);
}

/* Whether everything before it has been printed. */
static bool is_clear(const NodeTest *test)
{
    return !test->parent || (first_unreported(test->parent) == test && is_clear(test->parent));
}

void test_report_ready(NodeTest *parent)
{
    NodeTest *next = first_unreported(parent);

    if (!is_clear(parent)) {
        return;
    }
    while (next && next->is_finished) {
        test_report_ready(next);
        report(next);
        parent->reported++;
        next = first_unreported(parent);
    }
    if (next) {
        test_report_ready(next);
    }
}

static void add_count(TsBuilder *text, const char *name, double number)
{
    ts_builder_add_utf8(text, "\u2139 ");
    ts_builder_add_utf8(text, name);
    ts_builder_add_unit(text, ' ');
    ts_builder_add_number(text, number);
    ts_builder_add_unit(text, '\n');
}

/* An error as the inspector shows it, each line indented. */
static void add_error(TsBuilder *text, TsValue error)
{
    TsString *shown = ts_inspect(error);
    size_t start = 0;

    for (size_t i = 0; i <= shown->length; i++) {
        if (i == shown->length || ts_string_unit(shown, i) == '\n') {
            ts_builder_add_literal(text, "  ");
            ts_builder_add_range(text, shown, start, i);
            ts_builder_add_unit(text, '\n');
            start = i + 1;
        }
    }
}

static void add_failures(TsBuilder *text)
{
    ts_builder_add_utf8(text, "\n\u2716 failing tests:\n");
    for (size_t i = 0; i < failed->length; i++) {
        const NodeTest *test = ts_array_ptr(failed, (int64_t)i);
        ts_builder_add_literal(text, "\n");
        add_result(text, test);
        add_error(text, test->error);
    }
}

void test_report_summary(NodeTest *root)
{
    TsBuilder text;

    ts_builder_init(&text);
    add_count(&text, "tests", counts.tests);
    add_count(&text, "suites", counts.suites);
    add_count(&text, "pass", counts.passed);
    add_count(&text, "fail", counts.failed);
    add_count(&text, "cancelled", counts.cancelled);
    add_count(&text, "skipped", counts.skipped);
    add_count(&text, "todo", counts.later);
    add_count(&text, "duration_ms", performance_now() - root->started);
    if (failed->length > 0) {
        add_failures(&text);
    }
    is_flowing = true;
    print(&text);
}
