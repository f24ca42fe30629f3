/* Dynamic access to objects of all kinds; descriptors made at run time; classes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ts/ts.h"

typedef struct Point {
    TsObject base;
    double x, y;
    TsString *label;
    TsValue any;
} Point;

static double point_norm(Point *this)
{
    return this->x * this->x + this->y * this->y;
}
TS_METHOD_0(point_norm, "norm", double, Point *)
static double point_norm_getter(Point *this)
{
    return point_norm(this);
}
TS_METHOD_0(point_norm_getter, "norm2", double, Point *)
static void point_set_norm(Point *this, double norm)
{
    this->x = norm;
}
TS_METHOD_1(point_set_norm, "norm2", void, Point *, double)

static TS_CLASS(Point, "Point", NULL,
                TS_FIELDS(TS_FIELD(Point, x, DOUBLE), TS_FIELD(Point, y, DOUBLE),
                          TS_FIELD(Point, label, POINTER), TS_FIELD(Point, any, VALUE)),
                TS_MEMBERS(TS_METHOD_MEMBER("norm", &point_norm_function),
                           {.name = TS_KEY("norm2"),
                            .getter = &point_norm_getter_function,
                            .setter = &point_set_norm_function}));
static TS_TYPE_OF(JustY, Point, "Object", TS_FIELD(Point, y, DOUBLE));

typedef struct Special {
    Point point;
    bool flag;
} Special;
static TS_CLASS(Special, "Special", &Point_type,
                TS_FIELDS(TS_FIELD_AS(Special, point.x, "x", DOUBLE),
                          TS_FIELD_AS(Special, point.y, "y", DOUBLE),
                          TS_FIELD_AS(Special, point.label, "label", POINTER),
                          TS_FIELD_AS(Special, point.any, "any", VALUE),
                          TS_FIELD(Special, flag, BOOL)));

static double number_at(TsValue object, const char *key)
{
    return ts_as_number(ts_get(object, ts_string_from_c(key)));
}

static void assert_keys(TsValue object, const char *expected)
{
    assert_string_equal(ts_string_to_c(ts_array_to_string(ts_keys(object))), expected);
}

static const char *thrown_message(TsValue object, const char *key)
{
    const char *volatile message = "nothing";

    TS_TRY
    {
        ts_get(object, ts_string_from_c(key));
    }
    TS_CATCH(err)
    {
        message = ts_string_to_c(ts_error_to_string(ts_as_object(err)));
    }
    TS_END_TRY;
    return message;
}

static void structs(void **state)
{
    Point *point = TS_NEW(Point, .x = 3, .y = 4, .label = TS_STR("p"));
    TsValue value = ts_from_pointer(point);

    (void)state;
    assert_true(number_at(value, "x") == 3);
    assert_true(ts_string_is(ts_as_string(ts_get(value, TS_STR("label"))), "p"));
    assert_true(ts_is_undefined(ts_get(value, TS_STR("none"))));
    ts_set(value, TS_STR("y"), ts_from_number(5));
    assert_true(point->y == 5);
    assert_true(ts_as_number(ts_call_method(value, TS_STR("norm"), 0, NULL)) == 34);
    assert_true(number_at(value, "norm2") == 34);
    ts_set(value, TS_STR("norm2"), ts_from_number(7));
    assert_true(point->x == 7);
    assert_keys(value, "x,y,label,any");
    ts_set(value, TS_STR("extra"), TS_TRUE);
    ts_set(value, TS_STR("2"), TS_TRUE);
    ts_set(value, TS_STR("1"), TS_TRUE);
    assert_keys(value, "1,2,x,y,label,any,extra");
    assert_true(ts_instance_of(value, Point));
    ts_delete(value, ts_from_string(TS_STR("x")));
    assert_keys(value, "1,2,y,label,any,extra");
    assert_false(ts_has(value, ts_from_string(TS_STR("x"))));
    ts_set(value, TS_STR("x"), ts_from_number(9));
    assert_true(point->x == 9);
    assert_keys(value, "1,2,y,label,any,x,extra");
    assert_string_equal(ts_class_name(point), "Point");
}

static void fewer_keys(void **state)
{
    Point *point = TS_NEW_AS(Point, JustY_type, .y = 1);
    TsValue value = ts_from_pointer(point);

    (void)state;
    assert_keys(value, "y");
    ts_set(value, TS_STR("label"), ts_from_string(ts_concat(TS_STR("lab"), TS_STR("el"))));
    ts_heap_collect();
    assert_true(ts_string_is(point->label, "label"));
    assert_keys(value, "y,label");
}

static void classes(void **state)
{
    Special *special = TS_NEW(Special, .point.x = 1, .flag = true);
    TsValue value = ts_from_pointer(special);

    (void)state;
    assert_true(ts_instance_of(value, Point));
    assert_true(ts_instance_of(value, Special));
    assert_false(ts_instance_of(ts_from_pointer(TS_NEW(Point, .x = 1)), Special));
    assert_true(ts_as_number(ts_call_method(value, TS_STR("norm"), 0, NULL)) == 1);
    assert_true(ts_as_bool(ts_get(value, TS_STR("flag"))));
}

static void dynamic_objects(void **state)
{
    TsDynamicObject *a = ts_object_new(0), *b = ts_object_new(0);
    TsValue value = ts_from_object(a);
    char key[16];

    (void)state;
    ts_set(value, TS_STR("one"), ts_from_number(1));
    ts_set(value, TS_STR("two"), ts_from_number(2));
    ts_set(ts_from_object(b), ts_concat(TS_STR("on"), TS_STR("e")), ts_from_number(1));
    ts_set(ts_from_object(b), TS_STR("two"), ts_from_number(2));
    assert_ptr_equal(a->base.type, b->base.type);
    for (int i = 0; i < 200; i++) {
        snprintf(key, sizeof key, "k%d", i);
        ts_set(value, ts_string_from_c(key), ts_from_number(i));
    }
    assert_true(number_at(value, "one") == 1);
    assert_true(number_at(value, "k199") == 199);
    assert_int_equal(ts_keys(value)->length, 202);
    ts_delete(value, ts_from_string(TS_STR("two")));
    assert_int_equal(ts_keys(value)->length, 201);
    ts_delete(ts_from_object(b), ts_from_string(TS_STR("one")));
    assert_keys(ts_from_object(b), "two");
    ts_set(ts_from_object(b), TS_STR("one"), TS_NULL);
    assert_keys(ts_from_object(b), "two,one");
}

static void arrays_and_strings(void **state)
{
    TsArray *array = TS_ARRAY_OF(double, 1, 2, 3);
    TsValue value = ts_from_pointer(array);

    (void)state;
    assert_true(number_at(value, "length") == 3);
    assert_true(number_at(value, "1") == 2);
    assert_true(ts_is_undefined(ts_get_at(value, 3)));
    assert_true(ts_is_undefined(ts_get_at(value, -1)));
    assert_true(ts_is_undefined(ts_get_at(value, 0.5)));
    ts_set_at(value, 5, ts_from_number(6));
    assert_int_equal(array->length, 6);
    assert_true(ts_is_undefined(ts_get_at(value, 4)));
    ts_set(value, TS_STR("length"), ts_from_number(2));
    assert_int_equal(array->length, 2);
    ts_set(value, TS_STR("name"), ts_from_number(2));
    assert_keys(value, "0,1,name");
    array = ts_array_new(TS_REP_VALUE, 0);
    ts_array_set_value(array, 2, TS_TRUE);
    assert_keys(ts_from_pointer(array), "2");
    assert_true(number_at(ts_from_string(TS_STR("abc")), "length") == 3);
    assert_keys(ts_from_string(TS_STR("abc")), "0,1,2");
}

static void errors(void **state)
{
    (void)state;
    assert_string_equal(thrown_message(TS_UNDEFINED, "x"),
                        "TypeError: Cannot read properties of undefined (reading 'x')");
    assert_string_equal(thrown_message(TS_NULL, "y"),
                        "TypeError: Cannot read properties of null (reading 'y')");
    TsValue frozen = ts_from_object(ts_object_new(0));
    volatile int thrown = 0;
    ts_set(frozen, TS_STR("a"), TS_TRUE);
    ts_freeze(frozen);
    TS_TRY
    {
        ts_set(frozen, TS_STR("a"), TS_FALSE);
    }
    TS_CATCH(err)
    {
        thrown++;
        assert_string_equal(ts_string_to_c(ts_error_message(ts_as_object(err))),
                            "Cannot assign to read only property 'a' of object '#<Object>'");
    }
    TS_END_TRY;
    TS_TRY
    {
        ts_set(frozen, TS_STR("b"), TS_FALSE);
    }
    TS_CATCH(err)
    {
        (void)err;
        thrown++;
    }
    TS_END_TRY;
    assert_int_equal(thrown, 2);
}

static bool sum(void *context, TsString *key, TsValue value)
{
    (void)key;
    *(double *)context += ts_as_number(value);
    return true;
}

static void visiting(void **state)
{
    TsDynamicObject *object = ts_object_new(0), *copy = ts_object_new(0);
    double total = 0;

    (void)state;
    ts_object_define(object, TS_STR("b"), ts_from_number(1));
    ts_object_define(object, TS_STR("10"), ts_from_number(2));
    ts_object_define(object, TS_STR("9"), ts_from_number(4));
    ts_each_property(ts_from_object(object), sum, &total);
    assert_true(total == 7);
    assert_keys(ts_from_object(object), "9,10,b");
    ts_copy_properties(ts_from_object(copy), ts_from_object(object));
    assert_keys(ts_from_object(copy), "9,10,b");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(structs),
        cmocka_unit_test(fewer_keys),
        cmocka_unit_test(classes),
        cmocka_unit_test(dynamic_objects),
        cmocka_unit_test(arrays_and_strings),
        cmocka_unit_test(errors),
        cmocka_unit_test(visiting),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests(tests, NULL, NULL);
}
