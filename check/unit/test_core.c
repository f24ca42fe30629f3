/* Exceptions, functions as values, operators on values, arrays. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ts/ts.h"

static int trace[16], traced;

static void note(int what)
{
    trace[traced++] = what;
}

static void throw_number(double number)
{
    ts_throw(ts_from_number(number));
}

static double nested(int what)
{
    volatile double result = 0;

    traced = 0;
    TS_TRY
    {
        note(1);
        if (what == 1) {
            throw_number(10);
        }
        TS_TRY
        {
            if (what == 2) {
                throw_number(20);
            }
            if (what == 3) {
                goto leave;
            }
        }
        TS_FINALLY_AT(leave)
        {
            note(2);
        }
        TS_END_TRY;
        note(3);
    }
    TS_CATCH(err)
    {
        note(4);
        result = ts_as_number(err);
        if (what == 1) {
            throw_number(11);
        }
    }
    TS_FINALLY
    {
        note(5);
    }
    TS_END_TRY;
    note(6);
    return result;
}

static void exceptions(void **state)
{
    volatile double caught = 0;

    (void)state;
    assert_true(nested(0) == 0);
    assert_int_equal(traced, 5);
    assert_true(nested(2) == 20);
    assert_int_equal(trace[1], 2);
    assert_int_equal(trace[2], 4);
    assert_int_equal(traced, 5);
    assert_true(nested(3) == 0);
    assert_int_equal(traced, 5);
    TS_TRY
    {
        nested(1);
    }
    TS_CATCH(err)
    {
        caught = ts_as_number(err);
    }
    TS_END_TRY;
    assert_true(caught == 11);
    assert_int_equal(trace[traced - 1], 5);
    assert_null(ts_handlers);
}

static double early(int n)
{
    for (int i = 0; i < 10; i++) {
        TS_TRY
        {
            if (i == n) {
                TS_TRY_LEAVE();
                return i;
            }
            if (i % 2) {
                TS_TRY_LEAVE();
                continue;
            }
            throw_number(i);
        }
        TS_CATCH(err)
        {
            assert_true(ts_as_number(err) == i);
        }
        TS_END_TRY;
    }
    return -1;
}

static void leaving(void **state)
{
    (void)state;
    assert_true(early(5) == 5);
    assert_true(early(6) == 6);
    assert_true(early(20) == -1);
    assert_null(ts_handlers);
}

typedef struct Scope {
    TsObject base;
    double count;
} Scope;
static TS_SCOPE(Scope, TS_HIDDEN(Scope, count, DOUBLE));

static double add(Scope *scope, double x)
{
    return scope->count += x != x ? 100 : x;
}
TS_CLOSURE_1(add, "add", double, Scope *, double)

static TsString *join(TsString *a, TsArray *b, bool c)
{
    return ts_string_format("%S%zu%d", a, b ? b->length : 99, (int)c);
}
TS_FUNCTION_3(join, "join", TsString *, TsString *, TsArray *, bool)

static double rest_length(TsString *first, TsArray *rest)
{
    return (first ? 100 : 0) + (double)rest->length;
}
TS_FUNCTION_REST_2(rest_length, "rest", double, TsString *, VALUE)

static double rest_sum(Scope *scope, TsArray *rest)
{
    double sum = scope->count;

    for (size_t i = 0; i < rest->length; i++) {
        sum += ts_array_double(rest, (int64_t)i);
    }
    return sum;
}
TS_CLOSURE_REST_1(rest_sum, "sum", double, Scope *, OPTIONAL_DOUBLE)

static void nothing(void)
{
}
TS_FUNCTION_0(nothing, "", void)

static void functions(void **state)
{
    Scope *scope = TS_ALLOC(Scope);
    TsFunction *function = ts_closure(add, scope);

    (void)state;
    assert_true(ts_as_number(TS_CALL(function, ts_from_number(2))) == 2);
    assert_true(((double (*)(void *, double))function->info->code)(function->scope, 3) == 5);
    assert_true(ts_as_number(TS_CALL(function)) == 105);
    assert_string_equal(ts_string_to_c(ts_as_string(
                            TS_CALL(&join_function, ts_from_string(TS_STR("x")),
                                    ts_from_object(TS_ARRAY_OF(bool, true, false)), TS_TRUE))),
                        "x21");
    assert_true(ts_as_number(TS_CALL(&rest_length_function)) == 0);
    assert_true(ts_as_number(TS_CALL(&rest_length_function, ts_from_string(TS_STR("a")), TS_NULL,
                                     TS_TRUE)) == 102);
    assert_true(ts_as_number(TS_CALL(ts_closure(rest_sum, scope), ts_from_number(1),
                                     ts_from_number(2))) == 108);
    assert_true(ts_is_undefined(TS_CALL(&nothing_function)));
    assert_true(ts_string_is(ts_as_string(ts_object_get(function, TS_STR("name"))), "add"));
}

static bool text_is(TsValue value, const char *expected)
{
    return strcmp(ts_string_to_c(ts_to_string(value)), expected) == 0;
}

static void operators(void **state)
{
    TsValue one = ts_from_number(1), text = ts_from_string(TS_STR("2"));
    TsValue array = ts_from_object(TS_ARRAY_OF(value, one, TS_NULL, text, TS_UNDEFINED));

    (void)state;
    assert_true(text_is(ts_add(one, text), "12"));
    assert_true(text_is(ts_add(one, TS_TRUE), "2"));
    assert_true(text_is(ts_add(one, TS_UNDEFINED), "NaN"));
    assert_true(text_is(ts_add(array, text), "1,,2,2"));
    assert_true(text_is(ts_mul(text, text), "4"));
    assert_true(text_is(ts_add(ts_from_object(ts_object_new(0)), text), "[object Object]2"));
    assert_true(ts_equals(one, TS_TRUE));
    assert_true(ts_equals(TS_NULL, TS_UNDEFINED));
    assert_false(ts_equals(TS_NULL, ts_from_number(0)));
    assert_true(ts_equals(text, ts_from_number(2)));
    assert_false(ts_strict_equals(text, ts_from_number(2)));
    assert_true(ts_less(one, text));
    assert_true(ts_less(ts_from_string(TS_STR("10")), ts_from_string(TS_STR("9"))));
    assert_false(ts_less(TS_UNDEFINED, one));
    assert_false(ts_greater_equal(TS_UNDEFINED, one));
    assert_false(ts_same_value(ts_from_number(0), ts_from_number(-0.0)));
    assert_true(ts_same_value_zero(ts_from_number(0), ts_from_number(-0.0)));
    assert_true(text_is(ts_bit_or(ts_from_number(4294967296.0 + 5), TS_NULL), "5"));
    assert_true(text_is(ts_shift_right_unsigned(ts_from_number(-1), TS_NULL), "4294967295"));
    assert_true(text_is(ts_from_string(ts_typeof(TS_NULL)), "object"));
    assert_true(text_is(ts_from_string(ts_typeof(ts_from_object(&nothing_function))), "function"));
    assert_true(ts_to_number(ts_from_string(TS_STR(" 0x1F "))) == 31);
    assert_true(ts_to_number(ts_from_string(TS_STR(""))) == 0);
    assert_true(ts_to_number(ts_from_string(TS_STR("-Infinity"))) < 0);
    assert_true(ts_to_number(ts_from_string(TS_STR("1e1000"))) > 1e308);
    assert_true(ts_to_number(ts_from_string(TS_STR("1 2"))) != ts_to_number(one));
    assert_true(ts_number_mod(5.5, 2) == 1.5);
    assert_true(ts_number_mod(-1e300, 7e-5) <= 0);
    assert_true(__builtin_signbit(ts_number_mod(-4, 2)));
}

static void numbers_in_slots(void **state)
{
    double slot = 0;
    int32_t integer = 0;

    (void)state;
    assert_true(ts_slot_set(&slot, TS_REP_OPTIONAL_DOUBLE, TS_UNDEFINED));
    assert_true(ts_is_undefined_number(slot));
    assert_true(ts_is_undefined(ts_slot_get(&slot, TS_REP_OPTIONAL_DOUBLE)));
    assert_false(ts_is_undefined_number(ts_optional_number(slot)));
    assert_false(ts_slot_set(&slot, TS_REP_DOUBLE, TS_UNDEFINED));
    assert_true(ts_slot_set(&integer, TS_REP_INT32, ts_from_number(-7)) && integer == -7);
    assert_false(ts_slot_set(&integer, TS_REP_INT32, ts_from_number(0.5)));
}

static void error_objects(void **state)
{
    TsDynamicObject *options = ts_object_new(1);
    TsError *error;

    (void)state;
    ts_object_define(options, TS_STR("cause"), ts_from_number(7));
    error = RangeError_new_with(TS_STR("far"), ts_from_object(options));
    assert_true(ts_instance_of(ts_from_object(error), Error));
    assert_true(ts_instance_of(ts_from_object(error), RangeError));
    assert_false(ts_instance_of(ts_from_object(error), TypeError));
    assert_true(ts_as_number(ts_error_cause(error)) == 7);
    assert_string_equal(ts_string_to_c(ts_error_to_string(error)), "RangeError: far");
    ts_error_set_name(error, TS_STR("Custom"));
    assert_string_equal(ts_string_to_c(ts_error_to_string(error)), "Custom: far");
    assert_int_equal(ts_keys(ts_from_object(error))->length, 1);
    assert_false(ts_has_own(ts_from_object(Error_new(NULL)), ts_from_string(TS_STR("message"))));
    error = ts_error_coded(&TypeError_type, "ERR_X", TS_STR("bad"));
    assert_true(ts_string_is(ts_as_string(ts_object_get(error, TS_STR("code"))), "ERR_X"));
}

typedef struct AppError {
    TsError error;
    double status;
} AppError;
static TS_ERROR_CLASS(AppError, "AppError", &RangeError_type,
                      TS_FIELDS(TS_ERROR_FIELDS(AppError, error),
                                TS_FIELD(AppError, status, DOUBLE)));

static void error_classes(void **state)
{
    AppError *error = TS_ALLOC(AppError);
    TsValue value = ts_from_pointer(error);

    (void)state;
    Error_init(&error->error, ts_concat(TS_STR("it "), TS_STR("broke")));
    error->status = 404;
    ts_heap_collect();
    assert_true(ts_instance_of(value, AppError));
    assert_true(ts_instance_of(value, Error));
    assert_string_equal(ts_string_to_c(ts_to_string(value)), "RangeError: it broke");
    assert_string_equal(ts_class_name(error), "AppError");
    assert_true(ts_as_number(ts_get(value, TS_STR("status"))) == 404);
    assert_true(ts_is_undefined(ts_get(value, TS_STR("cause"))));
    assert_string_equal(ts_string_to_c(ts_array_to_string(ts_keys(value))), "status");
}

static void converting_arrays(void **state)
{
    TsArray *numbers = ts_array_new(TS_ARRAY_INT32, 0);
    TsArray *values;

    (void)state;
    for (int i = 0; i < 100; i++) {
        ts_array_push_int32(numbers, i);
    }
    values = ts_array_convert(numbers, TS_REP_VALUE);
    assert_true(ts_as_number(ts_array_value(values, 99)) == 99);
    numbers = ts_array_convert(values, TS_ARRAY_DOUBLE);
    assert_true(ts_array_double(numbers, 42) == 42);
    assert_true(ts_is_undefined_number(ts_array_double(numbers, 100)));
    assert_int_equal(ts_array_copy_range(numbers, 10, 20)->length, 10);
    ts_array_append_array(numbers, numbers);
    assert_int_equal(numbers->length, 200);
    assert_true(ts_array_double(numbers, 199) == 99);
    ts_array_append_array(values, values);
    assert_int_equal(values->length, 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exceptions),       cmocka_unit_test(leaving),
        cmocka_unit_test(functions),        cmocka_unit_test(operators),
        cmocka_unit_test(numbers_in_slots), cmocka_unit_test(error_objects),
        cmocka_unit_test(error_classes),    cmocka_unit_test(converting_arrays),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests(tests, NULL, NULL);
}
