/* Buffer: encodings, views, numbers, errors, and what becomes of its bytes under collection. */
#include "runtime_test.h"

#include "node/buffer.h"
#include "ts/inspect.h"

#define ABSENT TS_UNDEFINED_NUMBER

static Buffer *from(const char *text, TsString *encoding)
{
    return buffer_from_string(ts_string_from_c(text), encoding);
}

static void encodings(void **state)
{
    (void)state;
    assert_text(buffer_inspect(from("h\xc3\xa9", NULL)), "<Buffer 68 c3 a9>");
    assert_text(buffer_inspect(from("h\xc3\xa9", TS_STR("latin1"))), "<Buffer 68 e9>");
    assert_text(buffer_inspect(from("abzz", TS_STR("hex"))), "<Buffer ab>");
    assert_text(buffer_inspect(from("YW Jj\n=Z", TS_STR("base64"))), "<Buffer 61 62 63>");
    assert_text(buffer_to_string(from("hello", NULL), TS_STR("base64url"), ABSENT, ABSENT),
                "aGVsbG8");
    assert_text(buffer_to_string(from("hello", NULL), NULL, 1, 3), "el");
    assert_text(buffer_to_string(from("hello", NULL), NULL, 3, 1), "");
    assert_throws(from("x", TS_STR("foo")),
                  "TypeError: Unknown encoding: foo | ERR_UNKNOWN_ENCODING");
}

static void views_share_bytes(void **state)
{
    (void)state;
    Buffer *whole = from("abcdef", NULL);
    Buffer *part = ts_typed_array_subarray(whole, -4, -2);
    ts_uint8_array_set(part, 0, 'X' + 256);
    ts_uint8_array_set(part, 9, 1);
    assert_text(buffer_to_string(whole, NULL, ABSENT, ABSENT), "abXdef");
    assert_true(ts_is_undefined_number(ts_uint8_array_get(part, 2)));
    assert_int_equal(ts_uint8_array_get(part, 1), 'd');
}

static void bytes_survive_collections(void **state)
{
    (void)state;
    static Buffer *kept;
    ts_heap_root(&kept, TS_REP_POINTER);
    kept = ts_typed_array_subarray(buffer_alloc(10000, ts_from_string(TS_STR("ab")), NULL), 5000, 5010);
    for (int i = 0; i < 200; i++) {
        buffer_new(100000);
    }
    ts_heap_collect();
    assert_text(buffer_to_string(kept, NULL, ABSENT, ABSENT), "ababababab");
    ts_heap_unroot(&kept);
}

static void numbers(void **state)
{
    (void)state;
    Buffer *buffer = buffer_new(8);
    assert_int_equal(buffer_write_uint32_be(buffer, 0xdeadbeef, 2), 6);
    assert_text(buffer_inspect(buffer), "<Buffer 00 00 de ad be ef 00 00>");
    assert_true(buffer_read_int16_be(buffer, 2) == -8531);
    buffer_write_double_le(buffer, 0.1, ABSENT);
    assert_true(buffer_read_double_le(buffer, ABSENT) == 0.1);
    assert_throws(buffer_read_uint8(buffer, 8),
                  "RangeError: The value of \"offset\" is out of range. It must "
                  "be >= 0 and <= 7. Received 8 | ERR_OUT_OF_RANGE");
    assert_throws(buffer_write_uint8(buffer, 256, 0),
                  "RangeError: The value of \"value\" is out of range. It "
                  "must be >= 0 and <= 255. Received 256 | ERR_OUT_OF_RANGE");
    assert_throws(buffer_read_double_le(buffer_new(2), 0),
                  "RangeError: Attempt to access memory outside "
                  "buffer bounds | ERR_BUFFER_OUT_OF_BOUNDS");
}

static void searches(void **state)
{
    (void)state;
    Buffer *text = from("one two one", NULL);
    TsValue one = ts_from_string(TS_STR("one"));
    assert_int_equal(buffer_index_of(text, one, ABSENT, NULL), 0);
    assert_int_equal(buffer_index_of(text, one, -3, NULL), 8);
    assert_int_equal(buffer_last_index_of(text, one, -4, NULL), 0);
    assert_int_equal(buffer_index_of(text, ts_from_string(TS_STR("")), 99, NULL), 11);
    assert_false(buffer_includes(text, ts_from_string(TS_STR("three")), ABSENT, NULL));
}

static void inspection(void **state)
{
    (void)state;
    assert_text(ts_inspect(ts_from_object(from("ab", NULL))), "<Buffer 61 62>");
    assert_non_null(strstr(text_of(buffer_inspect(buffer_new(51))), " 00 ... 1 more byte>"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(encodings),
        cmocka_unit_test(views_share_bytes),
        cmocka_unit_test(bytes_survive_collections),
        cmocka_unit_test(numbers),
        cmocka_unit_test(searches),
        cmocka_unit_test(inspection),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests(tests, NULL, NULL);
}
