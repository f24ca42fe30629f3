/* The language library: methods by representation, JSON's writer, iterators, dynamic calls. */
#include "runtime_test.h"

#include "ts/array_methods.h"
#include "ts/collect.h"
#include "ts/dynamic_methods.h"
#include "ts/inspect.h"
#include "ts/json.h"
#include "ts/math.h"
#include "ts/number_methods.h"
#include "ts/parse_number.h"
#include "ts/object_methods.h"
#include "ts/string_case.h"
#include "ts/string_collate.h"
#include "ts/string_methods.h"
#include "ts/symbol_methods.h"
#include "ts/uri.h"

#define NONE                             TS_UNDEFINED_NUMBER
#define assert_shown(value, expected)    assert_text(ts_inspect(value), expected)
#define assert_object(pointer, expected) assert_shown(ts_from_object(pointer), expected)

static double twice(double x)
{
    return x * 2;
}

TS_FUNCTION_1(twice, "twice", double, double)

static bool is_big(double x)
{
    return x > 1;
}

TS_FUNCTION_1(is_big, "is_big", bool, double)

static double descending(double a, double b)
{
    return b - a;
}

TS_FUNCTION_2(descending, "descending", double, double, double)

static TsValue parse(const char *text)
{
    return json_parse(ts_string_from_c(text));
}

static void elements_by_representation(void **state)
{
    (void)state;
    TsArray *doubles = TS_ARRAY_OF(double, 1, 2, 3);
    TsArray *ints = TS_ARRAY_OF(int32, 1, 2, 3);
    TsArray *bools = TS_ARRAY_OF(bool, true, false);
    TsArray *strings = TS_ARRAY_OF(ptr, TS_STR("a"), TS_STR("b"));
    assert_true(ts_array_pop_double(doubles) == 3);
    assert_true(ts_array_shift_int32(ints) == 1);
    assert_int_equal(ts_array_unshift_double(doubles, 9), 3);
    assert_object(doubles, "[ 9, 1, 2 ]");
    assert_shown(ts_array_at_bool(bools, -1), "false");
    assert_shown(ts_array_at_bool(bools, 5), "undefined");
    assert_null(ts_array_at_ptr(strings, 2));
    assert_true(ts_array_index_of_ptr(strings, ts_concat(TS_STR("b"), TS_STR("")), NONE) == 1);
    assert_true(ts_array_includes_int32(ints, 3, NONE));
    assert_true(ts_is_undefined_number(ts_array_pop_double(ts_array_new(TS_ARRAY_DOUBLE, 0))));
    assert_object(ts_array_fill_double(doubles, 7, 1, NONE), "[ 9, 7, 7 ]");
    assert_true(
        ts_array_includes_double(TS_ARRAY_OF(double, __builtin_nan("")), __builtin_nan(""), NONE));
    assert_true(ts_array_index_of_double(TS_ARRAY_OF(double, __builtin_nan("")), __builtin_nan(""),
                                         NONE) == -1);
}

static void callbacks(void **state)
{
    (void)state;
    TsArray *numbers = TS_ARRAY_OF(double, 3, 1, 2);
    TsArray *doubled = ts_array_map(numbers, &twice_function, TS_UNDEFINED, TS_ARRAY_DOUBLE);
    assert_object(doubled, "[ 6, 2, 4 ]");
    assert_int_equal(ts_array_rep(doubled), TS_ARRAY_DOUBLE);
    assert_object(ts_array_filter(numbers, &is_big_function, TS_UNDEFINED, TS_ARRAY_DOUBLE),
                  "[ 3, 2 ]");
    assert_shown(ts_array_find(numbers, &is_big_function, TS_UNDEFINED), "3");
    assert_true(ts_array_find_last_index(numbers, &is_big_function, TS_UNDEFINED) == 2);
    assert_object(ts_array_sort(numbers, &descending_function), "[ 3, 2, 1 ]");
    assert_object(ts_array_sort(TS_ARRAY_OF(double, 10, 9, 1), NULL), "[ 1, 10, 9 ]");
    assert_object(ts_array_sort_numbers(TS_ARRAY_OF(int32, 10, 9, 1), false), "[ 1, 9, 10 ]");
    assert_throws(ts_array_reduce_first(ts_array_new(TS_ARRAY_DOUBLE, 0), &descending_function),
                  "TypeError: Reduce of empty array with no initial value");
    assert_object(ts_array_flat(parse("[1,[2,[3,[4]]]]"), ts_from_number(2)), "[ 1, 2, 3, [ 4 ] ]");
}

static void sorting_is_stable(void **state)
{
    (void)state;
    TsArray *numbers = ts_array_new(TS_ARRAY_DOUBLE, 0);
    for (int i = 0; i < 1000; i++) {
        ts_array_push_double(numbers, i * 7919 % 1009);
    }
    ts_array_sort(numbers, &descending_function);
    for (int i = 1; i < 1000; i++) {
        assert_true(ts_array_double(numbers, i - 1) > ts_array_double(numbers, i));
    }
}

static void encoders_write_pieces(void **state)
{
    (void)state;
    JsonWriter w;
    json_writer_init(&w);
    json_write_literal(&w, "{");
    json_write_key(&w, "\"id\":");
    json_write_number(&w, 1.5);
    json_write_key(&w, "\"name\":");
    json_write_string(&w, TS_UTF8("a\"\n\xe2\x82\xac\x01"));
    json_write_key(&w, "\"nan\":");
    json_write_number(&w, __builtin_nan(""));
    json_write_key(&w, "\"any\":");
    json_write_value(&w, parse("[1,{\"x\":null}]"));
    json_write_literal(&w, "}");
    assert_text(json_writer_finish(&w),
                "{\"id\":1.5,\"name\":\"a\\\"\\n\xe2\x82\xac\\u0001\",\"nan\":null,"
                "\"any\":[1,{\"x\":null}]}");
}

static void json_options(void **state)
{
    (void)state;
    TsValue value = parse("{\"a\":[1,{}],\"b\":{\"c\":\"x\"},\"d\":[]}");
    assert_text(
        json_stringify_any(value, TS_UNDEFINED, ts_from_number(2)),
        "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": {\n    \"c\": \"x\"\n  },\n  \"d\": []\n}");
    assert_text(json_stringify_any(value, parse("[\"b\",\"c\"]"), ts_from_string(TS_STR("--"))),
                "{\n--\"b\": {\n----\"c\": \"x\"\n--}\n}");
    assert_null(json_stringify(TS_UNDEFINED));
    assert_null(json_stringify(ts_from_object(&twice_function)));
    TsDynamicObject *outer = ts_object_new(1);
    TsArray *list = TS_ARRAY_OF(value, TS_NULL);
    ts_object_define(outer, TS_STR("list"), ts_from_object(list));
    ts_array_push_value(list, ts_from_object(outer));
    assert_throws(json_stringify(ts_from_object(outer)),
                  "TypeError: Converting circular structure to JSON\n"
                  "    --> starting at object with constructor 'Object'\n"
                  "    |     property 'list' -> object with constructor 'Array'\n"
                  "    --- index 1 closes the circle");
}

static void deep_json(void **state)
{
    (void)state;
    enum { DEPTH = 200000 };
    uint8_t *units;
    TsString *text = ts_string_new8(DEPTH * 2, &units);
    memset(units, '[', DEPTH);
    memset(units + DEPTH, ']', DEPTH);
    TsValue value = json_parse(text);
    for (int i = 0; i < DEPTH - 1; i++) {
        value = ts_get_at(value, 0);
    }
    assert_shown(value, "[]");
}

static void iteration(void **state)
{
    (void)state;
    TsMap *map = ts_map_from(parse("[[\"a\",1],[\"b\",2]]"));
    assert_object(ts_iterator_to_array(ts_map_entries(map), TS_ARRAY_VALUE),
                  "[ [ 'a', 1 ], [ 'b', 2 ] ]");
    assert_object(ts_iterator_to_array(ts_iterator_take(ts_map_keys(map), 1), TS_ARRAY_PTR),
                  "[ 'a' ]");
    assert_object(ts_set_from(ts_from_string(TS_STR("hello"))), "Set(4) { 'h', 'e', 'l', 'o' }");
    assert_object(ts_array_from(parse("{\"length\":2,\"0\":5}"), TS_ARRAY_VALUE),
                  "[ 5, undefined ]");
    assert_shown(ts_object_from_entries(ts_from_object(map)), "{ a: 1, b: 2 }");
    assert_shown(ts_iterator_next_result(ts_array_values(ts_array_new(TS_ARRAY_VALUE, 0)), 0, NULL),
                 "{ value: undefined, done: true }");
    assert_throws(ts_iterate(ts_from_number(5)),
                  "TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator))");
}

static void dynamic_calls(void **state)
{
    (void)state;
    TsValue array = parse("[3,1,2]");
    TsValue twice_value = ts_from_object(&twice_function);
    ts_dynamic_methods();
    assert_shown(ts_call_method(array, TS_STR("map"), 1, &twice_value), "[ 6, 2, 4 ]");
    assert_shown(ts_call_method(array, TS_STR("sort"), 0, NULL), "[ 1, 2, 3 ]");
    assert_shown(ts_call_method(array, TS_STR("pop"), 0, NULL), "3");
    TsValue text = ts_from_string(TS_UTF8("stra\xc3\x9f"
                                          "e"));
    assert_shown(ts_call_method(text, TS_STR("toUpperCase"), 0, NULL), "'STRASSE'");
    TsValue two = ts_from_number(2);
    assert_shown(ts_call_method(ts_from_number(1.005), TS_STR("toFixed"), 1, &two), "'1.00'");
    TsValue key = ts_from_string(TS_STR("a"));
    assert_shown(ts_call_method(parse("{\"a\":1}"), TS_STR("hasOwnProperty"), 1, &key), "true");
    assert_shown(ts_call_method(parse("{}"), TS_STR("toString"), 0, NULL), "'[object Object]'");
    TsFunction *bound = ts_function_bind(&descending_function, TS_UNDEFINED, 1, &two);
    assert_shown(TS_CALL(bound, ts_from_number(5)), "3");
}

static void text_tables(void **state)
{
    (void)state;
    assert_text(ts_string_to_lower(TS_UTF8("\xce\x91\xce\xa3")), "\xce\xb1\xcf\x82");
    assert_true(ts_string_locale_compare(TS_STR("a"), TS_STR("B")) < 0);
    assert_true(ts_string_locale_compare(TS_STR("a"), TS_STR("A")) < 0);
    assert_true(ts_string_locale_compare(TS_UTF8("\xc3\xa9"), TS_STR("f")) < 0);
    assert_text(ts_encode_uri_component(ts_from_string(TS_UTF8("a b&\xe2\x82\xac"))),
                "a%20b%26%E2%82%AC");
    assert_text(ts_decode_uri_component(TS_STR("a%20b%26%E2%82%AC")), "a b&\xe2\x82\xac");
    assert_throws(ts_decode_uri_component(TS_STR("%E2%82")), "URIError: URI malformed");
    assert_ptr_equal(ts_symbol_for(TS_STR("k")), ts_symbol_for(TS_STR("k")));
}

static void numbers(void **state)
{
    (void)state;
    assert_text(ts_number_to_fixed(2.5, 0), "3");
    assert_text(ts_number_to_fixed(-1.5, 0), "-2");
    assert_text(ts_number_to_precision(0.000001, 2), "0.0000010");
    assert_text(ts_number_to_string(255.5, 16), "ff.8");
    assert_text(ts_number_to_locale_string(1234567.8915), "1,234,567.892");
    assert_true(ts_parse_int(TS_STR("0x1f"), NONE) == 31);
    assert_true(ts_math_cbrt(27) == 3);
    assert_true(ts_math_exp(1) == TS_MATH_E);
    assert_true(ts_math_tan(TS_MATH_PI / 2) == 16331239353195370.0);
    assert_true(ts_math_sin(1e300) == -0.8178819121159085);
    assert_true(signbit(ts_math_round(-0.4)));
    assert_true(ts_math_round(2.5) == 3);
    assert_int_equal(ts_math_imul(4294967295.0, 5), -5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_by_representation),
        cmocka_unit_test(callbacks),
        cmocka_unit_test(sorting_is_stable),
        cmocka_unit_test(encoders_write_pieces),
        cmocka_unit_test(json_options),
        cmocka_unit_test(deep_json),
        cmocka_unit_test(iteration),
        cmocka_unit_test(dynamic_calls),
        cmocka_unit_test(text_tables),
        cmocka_unit_test(numbers),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests_name("library", tests, NULL, NULL);
}
