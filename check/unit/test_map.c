/* Map and Set: keys, order, changes while iterating. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ts/ts.h"

#include "ts/map.h"
#include "ts/set.h"

static void keys(void **state)
{
    TsMap *map = ts_map_new();
    TsValue object = ts_from_object(ts_object_new(0));

    (void)state;
    ts_map_set(map, ts_from_number(0), TS_TRUE);
    assert_true(ts_map_has(map, ts_from_number(-0.0)));
    ts_map_set(map, ts_from_number(__builtin_nan("")), TS_FALSE);
    assert_true(ts_is_bool(ts_map_get(map, ts_from_number(__builtin_nan("")))));
    ts_map_set_string(map, ts_concat(TS_STR("a"), TS_STR("b")), ts_from_number(1));
    assert_true(ts_as_number(ts_map_get_string(map, TS_STR("ab"))) == 1);
    ts_map_set(map, object, ts_from_number(2));
    assert_true(ts_as_number(ts_map_get(map, object)) == 2);
    assert_false(ts_map_has(map, ts_from_object(ts_object_new(0))));
    assert_false(ts_map_has(map, TS_UNDEFINED));
    ts_map_set(map, TS_UNDEFINED, TS_NULL);
    assert_true(ts_map_has(map, TS_UNDEFINED));
    assert_int_equal(ts_map_size(map), 5);
    assert_true(ts_map_delete(map, object));
    assert_false(ts_map_delete(map, object));
    assert_int_equal(ts_map_size(map), 4);
}

static void many(void **state)
{
    TsMap *map = ts_map_new();
    double expected = 0;

    (void)state;
    for (int i = 0; i < 20000; i++) {
        ts_map_set_number(map, i, ts_from_number(i));
        ts_map_set_string(map, ts_string_from_int(i), ts_from_number(-i));
    }
    for (int i = 0; i < 20000; i += 2) {
        assert_true(ts_map_delete(map, ts_from_number(i)));
    }
    assert_int_equal(ts_map_size(map), 30000);
    for (int i = 0; i < 20000; i++) {
        assert_true(ts_as_number(ts_map_get_string(map, ts_string_from_int(i))) == -i);
        assert_true(ts_map_has_number(map, i) == (i % 2 == 1));
    }
    TS_MAP_EACH(map, key, value)
    {
        if (ts_is_number(key)) {
            assert_true(ts_as_number(key) > expected);
            expected = ts_as_number(key);
            assert_true(ts_as_number(value) == expected);
        }
    }
    assert_true(expected == 19999);
}

static void changes_while_iterating(void **state)
{
    TsMap *map = ts_map_new();
    int seen = 0;

    (void)state;
    for (int i = 0; i < 10; i++) {
        ts_map_set_number(map, i, TS_TRUE);
    }
    /* Each step deletes the entry itself and adds one, up to 1000: all are seen once, in order. */
    TS_MAP_EACH(map, key, value)
    {
        (void)value;
        assert_true(ts_as_number(key) == seen);
        seen++;
        ts_map_delete(map, key);
        if (seen + 9 < 1000) {
            ts_map_set_number(map, seen + 9, TS_TRUE);
        }
    }
    assert_int_equal(seen, 1000);
    assert_int_equal(ts_map_size(map), 0);
    seen = 0;
    ts_map_set_number(map, 1, TS_TRUE);
    TS_MAP_EACH(map, key, value)
    {
        (void)value;
        if (++seen == 1) {
            ts_map_clear(map);
            ts_map_set_string(map, TS_STR("new"), TS_TRUE);
        } else {
            assert_true(ts_is_string(key));
        }
    }
    assert_int_equal(seen, 2);
}

static void sets(void **state)
{
    TsSet *set = ts_set_new_from(ts_from_pointer(TS_ARRAY_OF(double, 3, 1, 3, 2)));
    double digits = 0;

    (void)state;
    assert_int_equal(ts_set_size(set), 3);
    TS_SET_EACH(set, element)
    {
        digits = digits * 10 + ts_as_number(element);
    }
    assert_true(digits == 312);
    set = ts_set_new_from(ts_from_string(TS_STR("hello")));
    assert_int_equal(ts_set_size(set), 4);
    assert_true(ts_set_has_string(set, TS_STR("l")));
    assert_true(ts_set_delete(set, ts_from_string(TS_STR("l"))));
    assert_false(ts_set_has_string(set, TS_STR("l")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys),
        cmocka_unit_test(many),
        cmocka_unit_test(changes_while_iterating),
        cmocka_unit_test(sets),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests(tests, NULL, NULL);
}
