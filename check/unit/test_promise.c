/* Promises, microtasks and timers from C: order, adoption, combinations, what the collector keeps. */
#include "runtime_test.h"

#include "node/loop.h"
#include "node/timers.h"
#include "node/timers_promises.h"
#include "ts/array.h"
#include "ts/inspect.h"
#include "ts/microtask.h"
#include "ts/promise_all.h"

static TsArray *lines;

static void say(TsString *text)
{
    ts_array_push_ptr(lines, text);
}

/* What was said since the last time. */
static const char *said(void)
{
    const char *text = text_of(ts_array_to_string(lines));

    ts_array_set_length(lines, 0);
    return text;
}

typedef struct Speaker {
    TsObject base;
    TsString *name;
    TsValue result;
} Speaker;

static TS_SCOPE(Speaker, TS_HIDDEN(Speaker, name, POINTER), TS_HIDDEN(Speaker, result, VALUE));

static TsValue speak(Speaker *speaker, TsValue value)
{
    say(ts_is_undefined(value)
            ? speaker->name
            : ts_concat_n(3, speaker->name, TS_STR(" "),
                          ts_is_object(value) ? ts_inspect(value) : ts_string_of(value)));
    return speaker->result;
}

static TsValue speak_and_throw(Speaker *speaker, TsValue value)
{
    speak(speaker, value);
    ts_throw(speaker->result);
}

TS_CLOSURE_1(speak, "speak", TsValue, Speaker *, TsValue)
TS_CLOSURE_1(speak_and_throw, "speak_and_throw", TsValue, Speaker *, TsValue)

static TsFunction *speaker(TsString *name, TsValue result)
{
    return ts_closure(speak, TS_NEW(Speaker, .name = name, .result = result));
}

static TsValue says(TsString *name)
{
    return ts_from_object(speaker(name, TS_UNDEFINED));
}

static TsValue throws(TsString *name, TsValue error)
{
    return ts_from_object(
        ts_closure(speak_and_throw, TS_NEW(Speaker, .name = name, .result = error)));
}

static TsValue number(double value)
{
    return ts_from_number(value);
}

static void reactions(void **state)
{
    TsPromise *promise = ts_promise_pending();

    (void)state;
    ts_promise_then(promise, says(TS_STR("a")), TS_UNDEFINED);
    ts_promise_then(ts_promise_then(promise, says(TS_STR("b")), TS_UNDEFINED), says(TS_STR("c")),
                    TS_UNDEFINED);
    ts_promise_then(promise, says(TS_STR("d")), TS_UNDEFINED);
    ts_call(ts_promise_resolver(promise), TS_UNDEFINED, 1, (TsValue[]){number(1)});
    ts_call(ts_promise_resolver(promise), TS_UNDEFINED, 1, (TsValue[]){number(2)});
    ts_call(ts_promise_rejecter(promise), TS_UNDEFINED, 1, (TsValue[]){number(3)});
    assert_string_equal(said(), "");
    loop_run();
    assert_string_equal(said(), "a 1,b 1,d 1,c");
    assert_int_equal(ts_promise_state(promise), TS_PROMISE_FULFILLED);
}

static void adoption(void **state)
{
    TsPromise *inner = ts_promise_resolve(number(1));
    TsPromise *outer = ts_promise_pending();
    TsPromise *turns = ts_promise_resolve_undefined();

    (void)state;
    assert_ptr_equal(ts_promise_resolve(ts_from_object(inner)), inner);
    ts_promise_settle(outer, ts_from_object(inner));
    ts_promise_then(outer, says(TS_STR("outer")), TS_UNDEFINED);
    for (int i = 0; i < 4; i++) {
        turns = ts_promise_then(turns, says(ts_string_from_int(i)), TS_UNDEFINED);
    }
    loop_run();
    assert_string_equal(said(), "0,1,outer 1,2,3");
    turns = ts_promise_pending();
    ts_promise_settle(turns, ts_from_object(turns));
    ts_promise_catch(turns, says(TS_STR("cycle")));
    loop_run();
    assert_int_equal(ts_promise_state(turns), TS_PROMISE_REJECTED);
    assert_string_equal(error_text(turns->result),
                        "TypeError: Chaining cycle detected for promise #<Promise>");
    said();
}

static void handlers(void **state)
{
    TsPromise *rejected = ts_promise_reject(number(1));

    (void)state;
    ts_promise_then(rejected, says(TS_STR("never")), says(TS_STR("caught")));
    ts_promise_catch(ts_promise_finally(rejected, says(TS_STR("finally"))), says(TS_STR("after")));
    ts_promise_catch(ts_promise_then(ts_promise_resolve(number(2)),
                                     throws(TS_STR("throws"), number(3)), TS_UNDEFINED),
                     says(TS_STR("thrown")));
    loop_run();
    assert_string_equal(said(), "caught 1,finally,throws 2,thrown 3,after 1");
}

static void thenables(void **state)
{
    TsDynamicObject *object = ts_object_new(1);

    (void)state;
    ts_object_define(object, TS_STR("then"), throws(TS_STR("then"), number(4)));
    ts_promise_catch(ts_promise_resolve(ts_from_object(object)), says(TS_STR("caught")));
    ts_object_define(object = ts_object_new(1), TS_STR("then"), number(1));
    ts_promise_then(ts_promise_resolve(ts_from_object(object)), says(TS_STR("plain")),
                    TS_UNDEFINED);
    loop_run();
    assert_string_equal(said(), "then [Function (anonymous)],plain { then: 1 },caught 4");
}

static void combinations(void **state)
{
    TsPromise *values[3] = {ts_promise_pending(), ts_promise_resolve(number(2)),
                            ts_promise_pending()};
    TsValue all = ts_from_object(ts_array_of_ptr(3, (void *const *)values));

    (void)state;
    ts_promise_then(ts_promise_all(all), says(TS_STR("all")), says(TS_STR("all fails")));
    ts_promise_then(ts_promise_all_settled(all), says(TS_STR("settled")), TS_UNDEFINED);
    ts_promise_then(ts_promise_any(all), says(TS_STR("any")), TS_UNDEFINED);
    ts_promise_then(ts_promise_race(all), says(TS_STR("race")), TS_UNDEFINED);
    loop_run();
    assert_string_equal(said(), "any 2,race 2");
    ts_promise_settle(values[2], number(3));
    ts_promise_fail(values[0], number(1));
    loop_run();
    assert_string_equal(said(), "all fails 1,settled [\n"
                                "  { status: 'rejected', reason: 1 },\n"
                                "  { status: 'fulfilled', value: 2 },\n"
                                "  { status: 'fulfilled', value: 3 }\n"
                                "]");
    ts_promise_catch(ts_promise_any(ts_from_object(ts_array_new(TS_ARRAY_VALUE, 0))),
                     says(TS_STR("none")));
    TsPromise *wrong = ts_promise_all(number(5));
    ts_promise_catch(wrong, says(TS_STR("wrong")));
    loop_run();
    assert_int_equal(ts_promise_state(wrong), TS_PROMISE_REJECTED);
    said();
}

static void inspected(void **state)
{
    TsPromise *rejected = ts_promise_reject(number(3));

    (void)state;
    ts_promise_catch(rejected, TS_UNDEFINED)->is_handled = true;
    assert_text(ts_inspect(ts_from_object(ts_promise_pending())), "Promise { <pending> }");
    assert_text(ts_inspect(ts_from_object(ts_promise_resolve(number(1)))), "Promise { 1 }");
    assert_text(ts_inspect(ts_from_object(rejected)), "Promise { <rejected> 3 }");
}

static void ticks(void **state)
{
    (void)state;
    ts_queue_microtask(speaker(TS_STR("micro"), TS_UNDEFINED));
    ts_next_tick(speaker(TS_STR("tick"), TS_UNDEFINED), 1, (TsValue[]){number(7)});
    ts_microtasks_run();
    assert_string_equal(said(), "tick 7,micro");
}

static void timers(void **state)
{
    TsFunction *never = speaker(TS_STR("never"), TS_UNDEFINED);
    TsValue seven = number(7);

    (void)state;
    timers_set_timeout(speaker(TS_STR("300"), TS_UNDEFINED), 300, 0, NULL);
    timers_set_timeout(speaker(TS_STR("10"), TS_UNDEFINED), 10, 1, &seven);
    timers_set_timeout(speaker(TS_STR("1"), TS_UNDEFINED), -5, 0, NULL);
    timers_clear_timeout(timers_set_timeout(never, 5, 0, NULL));
    timers_clear(ts_from_object(timers_set_interval(never, 5, 0, NULL)));
    timers_clear(number(timers_id(timers_set_timeout(never, 5, 0, NULL))));
    timers_clear_timeout(NULL);
    timers_unref(timers_set_interval(never, 10000, 0, NULL));
    timers_set_immediate(speaker(TS_STR("immediate"), TS_UNDEFINED), 0, NULL);
    timers_clear_immediate(timers_set_immediate(never, 0, NULL));
    ts_promise_then(timers_promises_set_timeout(120, number(20)), says(TS_STR("promise")),
                    TS_UNDEFINED);
    ts_heap_collect();
    loop_run();
    const char *text = said();
    assert_true(strstr(text, "immediate") != NULL);
    assert_true(strstr(text, "10 7,promise 20,300") != NULL);
    assert_true(strstr(text, "never") == NULL);
}

/* Many timers of many durations, cleared in part; those of one duration come in order. */
static void many_timers(void **state)
{
    Timeout *timeouts[500];

    (void)state;
    for (int i = 0; i < 500; i++) {
        TsValue index = number(i);
        timeouts[i] =
            timers_set_timeout(speaker(TS_STR("t"), TS_UNDEFINED), i * 7919 % 61 + 1, 1, &index);
    }
    for (int i = 0; i < 500; i += 3) {
        timers_clear_timeout(timeouts[i]);
    }
    ts_heap_collect();
    loop_run();
    assert_int_equal(lines->length, 333);
    int last[62] = {0};
    for (size_t i = 0; i < lines->length; i++) {
        int index = atoi(text_of(ts_array_ptr_at(lines, i)) + 2);
        assert_true(index % 3 != 0 && index > last[timeouts[index]->duration]);
        last[timeouts[index]->duration] = index;
    }
    said();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reactions), cmocka_unit_test(adoption),     cmocka_unit_test(handlers),
        cmocka_unit_test(thenables), cmocka_unit_test(combinations), cmocka_unit_test(inspected),
        cmocka_unit_test(ticks),     cmocka_unit_test(timers),       cmocka_unit_test(many_timers),
    };

    ts_heap_init(__builtin_frame_address(0));
    ts_heap_root(&lines, TS_REP_POINTER);
    lines = ts_array_new(TS_ARRAY_PTR, 0);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
