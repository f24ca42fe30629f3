/* Numbers to text and back: Number::toString, StringToNumber, ToInt32, remainders. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ts/ts.h"

static void assert_number(double number, const char *expected)
{
    char text[TS_NUMBER_TEXT_MAX];

    assert_int_equal(ts_number_to_text(number, text), strlen(expected));
    assert_string_equal(text, expected);
}

static void to_text(void **state)
{
    (void)state;
    assert_number(0, "0");
    assert_number(-0.0, "0");
    assert_number(-1.5, "-1.5");
    assert_number(0.1 + 0.2, "0.30000000000000004");
    assert_number(1e21, "1e+21");
    assert_number(123456789012345680000.0, "123456789012345680000");
    assert_number(0.000001, "0.000001");
    assert_number(1e-7, "1e-7");
    assert_number(1.25e-9, "1.25e-9");
    assert_number(5e-324, "5e-324");
    assert_number(1.7976931348623157e308, "1.7976931348623157e+308");
    assert_number(2.2250738585072014e-308, "2.2250738585072014e-308");
    assert_number(9007199254740993.0, "9007199254740992");
    assert_number(4.35, "4.35");
    assert_number(NAN, "NaN");
    assert_number(-INFINITY, "-Infinity");
    assert_string_equal(ts_string_to_c(ts_string_from_int(INT64_MIN)), "-9223372036854775808");
}

static void round_trip(void **state)
{
    uint64_t random = 88172645463325252u;

    (void)state;
    for (int i = 0; i < 200000; i++) {
        char text[TS_NUMBER_TEXT_MAX];
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        double number = ts_double_from_bits(random);
        size_t length = ts_number_to_text(number, text);
        if (number == number) {
            assert_true(ts_double_bits(ts_number_from_text(text, length)) == random);
        }
    }
}

static void assert_parsed(const char *text, double expected)
{
    double number = ts_number_from_string(ts_string_from_c(text));

    if (expected != expected) {
        assert_true(number != number);
    } else {
        assert_true(ts_double_bits(number) == ts_double_bits(expected));
    }
}

static void from_text(void **state)
{
    (void)state;
    assert_parsed("", 0);
    assert_parsed(" \t\n12\xc2\xa0", 12);
    assert_parsed("-0", -0.0);
    assert_parsed("+.5", 0.5);
    assert_parsed("5.", 5);
    assert_parsed(".", NAN);
    assert_parsed("1e3", 1000);
    assert_parsed("1e", NAN);
    assert_parsed("1_000", NAN);
    assert_parsed("0x1F", 31);
    assert_parsed("0b101", 5);
    assert_parsed("0o17", 15);
    assert_parsed("-0x1", NAN);
    assert_parsed("0x", NAN);
    assert_parsed("0x20000000000001", 9007199254740992.0);
    assert_parsed("0x20000000000003", 9007199254740996.0);
    assert_parsed("Infinity", INFINITY);
    assert_parsed("-Infinity", -INFINITY);
    assert_parsed("infinity", NAN);
    assert_parsed("inf", NAN);
    assert_parsed("nan", NAN);
    assert_parsed("1e400", INFINITY);
    assert_parsed("1e-400", 0);
    assert_parsed("9007199254740993", 9007199254740992.0);
    assert_parsed("0.1000000000000000055511151231257827021181583404541015625", 0.1);
    assert_parsed("\xe2\x82\xac", NAN);
    assert_parsed("\xe3\x80\x80 7 \xef\xbb\xbf", 7);
}

static void to_integers(void **state)
{
    (void)state;
    assert_int_equal(ts_to_int32(4294967296.0 * 3 + 7), 7);
    assert_int_equal(ts_to_int32(2147483648.0), INT32_MIN);
    assert_int_equal(ts_to_int32(-2147483649.0), INT32_MAX);
    assert_int_equal(ts_to_int32(-1.9), -1);
    assert_int_equal(ts_to_int32(1e300), 0);
    assert_int_equal(ts_to_int32(NAN), 0);
    assert_int_equal(ts_to_uint32(-1), UINT32_MAX);
    assert_int_equal(ts_relative_index(-2, 5), 3);
    assert_int_equal(ts_relative_index(-9, 5), 0);
    assert_int_equal(ts_relative_index(INFINITY, 5), 5);
    assert_int_equal(ts_relative_index(NAN, 5), 0);
}

static void remainders(void **state)
{
    const double numbers[] = {1.5,  -7,    1e300, 5e-324,           3e-310, 123456.789,
                              1e22, 0.001, 7,     9007199254740991, 1e-5,   2.5e100};
    size_t count = sizeof numbers / sizeof *numbers;

    (void)state;
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < count; k++) {
            double expected = fmod(numbers[i], numbers[k]);
            double found = ts_number_mod(numbers[i], numbers[k]);
            assert_true(ts_double_bits(expected) == ts_double_bits(found));
        }
    }
    assert_true(isnan(ts_number_mod(1, 0)));
    assert_true(isnan(ts_number_mod(INFINITY, 2)));
    assert_true(ts_number_mod(2, INFINITY) == 2);
    assert_true(signbit(ts_number_mod(-4, 2)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(to_text),     cmocka_unit_test(round_trip), cmocka_unit_test(from_text),
        cmocka_unit_test(to_integers), cmocka_unit_test(remainders),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests(tests, NULL, NULL);
}
