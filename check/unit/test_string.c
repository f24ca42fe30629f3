/* Strings: forms, concatenation, slices, UTF-8, comparison. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ts/ts.h"

static void assert_text(TsString *string, const char *expected)
{
    assert_string_equal(ts_string_to_c(string), expected);
}

static void literals(void **state)
{
    TsString *wide = TS_UTF8("h\xc3\xa9llo \xe2\x82\xac \xf0\x9f\x98\x80");

    (void)state;
    assert_text(TS_STR("abc"), "abc");
    assert_true(ts_string_is(TS_STR("abc"), "abc"));
    assert_false(ts_string_is(TS_STR("abc"), "abd"));
    assert_false(ts_string_is(NULL, "abd"));
    assert_int_equal(wide->length, 10);
    assert_true(ts_string_is_wide(wide));
    assert_text(wide, "h\xc3\xa9llo \xe2\x82\xac \xf0\x9f\x98\x80");
    assert_text(ts_string_range(wide, 0, 5), "h\xc3\xa9llo");
    assert_false(ts_string_is_wide(ts_string_range(wide, 0, 5)));
    assert_text(ts_string_range(wide, 8, 9), "\xef\xbf\xbd");
}

static void ill_formed_utf8(void **state)
{
    (void)state;
    assert_text(ts_string_from_c("a\xffz"), "a\xef\xbf\xbdz");
    assert_text(ts_string_from_c("a\xe2\x82z"), "a\xef\xbf\xbdz");
    assert_text(ts_string_from_c("\xed\xa0\x80"), "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
    assert_text(ts_string_from_c("\xc0\x80"), "\xef\xbf\xbd\xef\xbf\xbd");
    assert_text(ts_string_from_c("\xf0\x9f\x98"), "\xef\xbf\xbd");
}

static void growing(void **state)
{
    TsString *text = ts_string_empty(), *front = text, *fork, *other;
    char last[8];

    (void)state;
    for (int i = 0; i < 20000; i++) {
        text = ts_concat(text, ts_string_from_int(i % 10));
        front = ts_concat(ts_string_from_int(i % 10), front);
    }
    assert_int_equal(text->length, 20000);
    for (size_t i = 0; i < 20000; i++) {
        assert_int_equal(ts_string_unit(text, i), '0' + i % 10);
        assert_int_equal(ts_string_unit(front, 19999 - i), '0' + i % 10);
    }
    /* Two continuations of one string do not disturb each other. */
    fork = ts_concat(text, TS_STR("fork"));
    other = ts_concat(text, TS_STR("other"));
    assert_text(ts_string_range(fork, 20000, 20004), "fork");
    assert_text(ts_string_range(other, 20000, 20005), "other");
    assert_int_equal(text->length, 20000);
    fork = ts_concat(text, TS_UTF8("\xe2\x82\xac"));
    assert_int_equal(ts_string_unit(fork, 20000), 0x20ac);
    assert_int_equal(ts_string_unit(fork, 19999), '9');
    snprintf(last, sizeof last, "%c", ts_string_unit(ts_string_range(text, 100, 19000), 18899));
    assert_string_equal(last, "9");
}

static void many_parts(void **state)
{
    (void)state;
    assert_text(ts_concat_n(0), "");
    assert_text(ts_concat_n(3, TS_STR("a"), TS_UTF8("\xc3\xa9"), TS_UTF8("\xe2\x82\xac")),
                "a\xc3\xa9\xe2\x82\xac");
    TsString *s = TS_STR("x");
    assert_text(
        ts_concat_n(20, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, TS_STR("y")),
        "xxxxxxxxxxxxxxxxxxxy");
    assert_text(ts_string_format("%s-%d-%S-%x%%", "a", -5, TS_STR("b"), 255u), "a--5-b-ff%");
}

static void comparing(void **state)
{
    TsString *built = ts_concat(TS_STR("hello "), TS_STR("world"));
    uint32_t index;

    (void)state;
    assert_true(ts_string_equals(built, TS_STR("hello world")));
    assert_int_equal(ts_string_hash(built), ts_string_hash(TS_STR("hello world")));
    assert_true(ts_string_compare(TS_STR("a"), TS_STR("b")) < 0);
    assert_true(ts_string_compare(TS_STR("ab"), TS_STR("a")) > 0);
    assert_true(ts_string_compare(TS_UTF8("\xe2\x82\xac"), TS_UTF8("\xc3\xa9")) > 0);
    assert_true(ts_string_to_index(TS_STR("4294967294"), &index) && index == 4294967294u);
    assert_false(ts_string_to_index(TS_STR("4294967295"), &index));
    assert_false(ts_string_to_index(TS_STR("01"), &index));
    assert_false(ts_string_to_index(TS_STR("-1"), &index));
    assert_false(ts_string_to_index(TS_STR(""), &index));
}

static void too_long(void **state)
{
    TsString *volatile text = TS_STR("0123456789abcdef");
    volatile bool thrown = false;

    (void)state;
    TS_TRY
    {
        for (int i = 0; i < 40; i++) {
            text = ts_concat(text, text);
        }
    }
    TS_CATCH(err)
    {
        thrown = ts_instance_of(err, RangeError);
        assert_text(((TsError *)ts_as_object(err))->message, "Invalid string length");
    }
    TS_END_TRY;
    assert_true(thrown);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(literals),   cmocka_unit_test(ill_formed_utf8), cmocka_unit_test(growing),
        cmocka_unit_test(many_parts), cmocka_unit_test(comparing),       cmocka_unit_test(too_long),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests(tests, NULL, NULL);
}
