/*
 * Async functions as they are emitted: check/corpus/async/try-order.ts by hand. The expected text is
 * what Node prints for it.
 */
#include "runtime_test.h"

#include "node/loop.h"
#include "ts/array.h"
#include "ts/async.h"
#include "ts/microtask.h"
#include "ts/promise_all.h"

static TsArray *lines;

static void say(TsString *text)
{
    ts_array_push_ptr(lines, text);
}

static TsString *message_of(TsValue error)
{
    return ts_error_message(ts_as_object(error));
}

/* ---- later, fails -------------------------------------------------------------------------------- */

static void nothing(void)
{
}

typedef struct LaterScope {
    TsObject base;
    TsValue value;
} LaterScope;

static TS_SCOPE(LaterScope, TS_HIDDEN(LaterScope, value, VALUE));

static TsValue later_value(LaterScope *scope)
{
    return scope->value;
}

TS_FUNCTION_0(nothing, "", void)
TS_CLOSURE_0(later_value, "", TsValue, LaterScope *)

static TsPromise *later(TsValue value, double turns)
{
    TsPromise *promise = ts_promise_resolve_undefined();

    for (int i = 1; i < turns; i++) {
        promise = ts_promise_then(promise, ts_from_object(&nothing_function), TS_UNDEFINED);
    }
    LaterScope *scope = TS_NEW(LaterScope, .value = value);
    return ts_promise_then(promise, ts_from_object(ts_closure(later_value, scope)), TS_UNDEFINED);
}

static TsPromise *fails(TsString *reason)
{
    return ts_promise_reject(ts_from_object(Error_new(reason)));
}

/* ---- attempt --------------------------------------------------------------------------------------- */

typedef struct Attempt {
    TsAsync async;
    TsString *name;
    double how;
    TsAsyncTry attempt;
} Attempt;

static TS_ASYNC_FRAME(Attempt, TS_HIDDEN(Attempt, name, POINTER),
                      TS_ASYNC_TRY_FIELD(Attempt, attempt));

static void attempt_resume(Attempt *self)
{
    TS_ASYNC_BEGIN(self);

    say(ts_concat(self->name, TS_STR(" begins")));
    TS_ASYNC_TRY(self, attempt)
    {
        say(ts_concat(self->name, TS_STR(" tries")));
        if (self->how == 0) {
            TsString *text = ts_concat(self->name, TS_STR(" value"));
            TS_AWAIT(self, ts_from_object(later(ts_from_string(text), 1)));
            TS_ASYNC_RETURN(self, TS_AWAITED(self));
        }
        if (self->how == 1) {
            TS_AWAIT(self, ts_from_object(fails(ts_concat(self->name, TS_STR(" rejected")))));
        }
        if (self->how == 2) {
            ts_throw(ts_from_object(Error_new(ts_concat(self->name, TS_STR(" thrown")))));
        }
        TS_AWAIT(self, ts_from_object(later(ts_from_number(0), 2)));
        say(ts_concat(self->name, TS_STR(" goes on")));
    }
    TS_ASYNC_CATCH(self, attempt)
    {
        say(ts_concat_n(3, self->name, TS_STR(" caught "), message_of(self->attempt.value)));
        TS_AWAIT(self, TS_NULL);
        if (self->how == 2) {
            TS_ASYNC_RETURN(self, ts_from_string(ts_concat(self->name, TS_STR(" from catch"))));
        }
    }
    TS_ASYNC_FINALLY(self, attempt)
    {
        say(ts_concat(self->name, TS_STR(" finally")));
        TS_AWAIT(self, ts_from_object(later(ts_from_number(0), 1)));
        say(ts_concat(self->name, TS_STR(" finally ends")));
    }
    TS_ASYNC_END_TRY(self, attempt);
    say(ts_concat(self->name, TS_STR(" after")));
    TS_ASYNC_RETURN(self, ts_from_string(ts_concat(self->name, TS_STR(" end"))));

    TS_ASYNC_END(self);
}

static TsPromise *attempt(TsString *name, double how)
{
    return TS_ASYNC_START(Attempt, attempt_resume, .name = name, .how = how);
}

/* ---- loops ----------------------------------------------------------------------------------------- */

typedef struct Loops {
    TsAsync async;
    double sum;
    double i;
    TsAsyncTry attempt;
} Loops;

static TS_ASYNC_FRAME(Loops, TS_ASYNC_TRY_FIELD(Loops, attempt));

static void loops_resume(Loops *self)
{
    TS_ASYNC_BEGIN(self);

    self->sum = 0;
    for (self->i = 0; self->i < 6; self->i++) {
        TS_ASYNC_TRY(self, attempt)
        {
            if (self->i == 1) {
                TS_ASYNC_JUMP(self, attempt, 1);
            }
            if (self->i == 4) {
                TS_ASYNC_JUMP(self, attempt, 2);
            }
            TS_AWAIT(self, ts_from_object(later(ts_from_number(self->i), 1)));
            self->sum += ts_as_number(TS_AWAITED(self));
        }
        TS_ASYNC_FINALLY(self, attempt)
        {
            say(ts_concat(TS_STR("loop finally "), ts_string_from_number(self->i)));
            TS_AWAIT(self, TS_NULL);
        }
        TS_ASYNC_END_TRY(self, attempt);
        if (TS_ASYNC_JUMPED(self, attempt, 1)) {
            continue;
        }
        if (TS_ASYNC_JUMPED(self, attempt, 2)) {
            break;
        }
        say(ts_concat(TS_STR("loop sum "), ts_string_from_number(self->sum)));
    }
    TS_ASYNC_RETURN(self, ts_from_number(self->sum));

    TS_ASYNC_END(self);
}

static TsPromise *loops(void)
{
    return TS_ASYNC_START(Loops, loops_resume);
}

/* ---- rethrows, overrides ----------------------------------------------------------------------------- */

typedef struct Rethrows {
    TsAsync async;
    TsAsyncTry outer, inner;
} Rethrows;

static TS_ASYNC_FRAME(Rethrows, TS_ASYNC_TRY_FIELD(Rethrows, outer),
                      TS_ASYNC_TRY_FIELD(Rethrows, inner));

static void rethrows_resume(Rethrows *self)
{
    TS_ASYNC_BEGIN(self);

    TS_ASYNC_TRY(self, outer)
    {
        TS_ASYNC_TRY(self, inner)
        {
            TS_AWAIT(self, ts_from_object(fails(TS_STR("inner"))));
        }
        TS_ASYNC_FINALLY(self, inner)
        {
            say(TS_STR("inner finally"));
        }
        TS_ASYNC_END_TRY(self, inner);
    }
    TS_ASYNC_CATCH(self, outer)
    {
        say(ts_concat(TS_STR("outer caught "), message_of(self->outer.value)));
        ts_throw(ts_from_object(TypeError_new(TS_STR("again"))));
    }
    TS_ASYNC_FINALLY(self, outer)
    {
        say(TS_STR("outer finally"));
    }
    TS_ASYNC_END_TRY(self, outer);

    TS_ASYNC_END(self);
}

static TsPromise *rethrows(void)
{
    return TS_ASYNC_START(Rethrows, rethrows_resume);
}

typedef struct Overrides {
    TsAsync async;
    TsAsyncTry attempt;
} Overrides;

static TS_ASYNC_FRAME(Overrides, TS_ASYNC_TRY_FIELD(Overrides, attempt));

static void overrides_resume(Overrides *self)
{
    TS_ASYNC_BEGIN(self);

    TS_ASYNC_TRY(self, attempt)
    {
        ts_throw(ts_from_object(Error_new(TS_STR("lost"))));
    }
    TS_ASYNC_FINALLY(self, attempt)
    {
        TS_ASYNC_RETURN(self, ts_from_string(TS_STR("override")));
    }
    TS_ASYNC_END_TRY(self, attempt);

    TS_ASYNC_END(self);
}

static TsPromise *overrides(void)
{
    return TS_ASYNC_START(Overrides, overrides_resume);
}

/* ---- main -------------------------------------------------------------------------------------------- */

typedef struct Main {
    TsAsync async;
    TsAsyncTry attempt;
} Main;

static TS_ASYNC_FRAME(Main, TS_ASYNC_TRY_FIELD(Main, attempt));

static void main_resume(Main *self)
{
    TS_ASYNC_BEGIN(self);

    TS_AWAIT(self, ts_from_object(ts_promise_all(ts_from_object(
                       TS_ARRAY_OF(ptr, attempt(TS_STR("a"), 0), attempt(TS_STR("b"), 1),
                                   attempt(TS_STR("c"), 2), attempt(TS_STR("d"), 3))))));
    TsArray *results = ts_as_array(TS_AWAITED(self));
    say(ts_array_to_string(results));
    TS_AWAIT(self, ts_from_object(loops()));
    say(ts_concat(TS_STR("loops gave "), ts_to_string(TS_AWAITED(self))));
    TS_ASYNC_TRY(self, attempt)
    {
        TS_AWAIT(self, ts_from_object(rethrows()));
    }
    TS_ASYNC_CATCH(self, attempt)
    {
        say(ts_concat(TS_STR("main caught "), ts_error_name(ts_as_object(self->attempt.value))));
    }
    TS_ASYNC_END_TRY(self, attempt);
    TS_AWAIT(self, ts_from_object(overrides()));
    say(ts_as_string(TS_AWAITED(self)));

    TS_ASYNC_END(self);
}

static void order(void **state)
{
    (void)state;
    ts_heap_root(&lines, TS_REP_POINTER);
    lines = ts_array_new(TS_ARRAY_PTR, 0);
    TsPromise *promise = TS_ASYNC_START(Main, main_resume);
    say(TS_STR("main is waiting"));
    loop_run();
    assert_int_equal(ts_promise_state(promise), TS_PROMISE_FULFILLED);
    assert_text(ts_array_to_string(lines),
                "a begins,a tries,b begins,b tries,c begins,c tries,c caught c thrown,d begins,"
                "d tries,main is waiting,b caught b rejected,c finally,a finally,b finally,"
                "c finally ends,d goes on,d finally,a finally ends,b finally ends,b after,"
                "d finally ends,d after,a value,b end,c from catch,d end,loop finally 0,loop sum 0,"
                "loop finally 1,loop finally 2,loop sum 2,loop finally 3,loop sum 5,loop finally 4,"
                "loops gave 5,inner finally,outer caught inner,outer finally,main caught TypeError,"
                "override");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(order)};

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests(tests, NULL, NULL);
}
