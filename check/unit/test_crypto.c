/*
 * node:crypto: known digests (FIPS 180, RFC 1321, RFC 2202, RFC 4231), names, errors, random
 * values.
 */
#include "runtime_test.h"

#include "node/crypto.h"

static TsString *hex_digest(const char *algorithm, const char *text)
{
    CryptoHash *hash = crypto_create_hash(ts_string_from_c(algorithm));

    return crypto_hash_digest(crypto_hash_update_string(hash, ts_string_from_c(text)),
                              TS_STR("hex"));
}

static void digests(void **state)
{
    (void)state;
    assert_text(hex_digest("md5", "abc"), "900150983cd24fb0d6963f7d28e17f72");
    assert_text(hex_digest("sha1", "abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
    assert_text(hex_digest("SHA-256", "abc"),
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_text(hex_digest("RSA-SHA224", "abc"),
                "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7");
    assert_text(hex_digest("ripemd160", "abc"), "8eb208f7e05d987a9b044a8e98c6b087f15a0bfc");
    assert_text(hex_digest("sha256", "\xc3\xa9"),
                "4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c");
}

static void hmacs(void **state)
{
    (void)state;
    CryptoHmac *hmac = crypto_create_hmac_string(TS_STR("sha256"), TS_STR("Jefe"));
    crypto_hmac_update_string(hmac, TS_STR("what do ya want "));
    crypto_hmac_update_string(hmac, TS_STR("for nothing?"));
    assert_text(crypto_hmac_digest(hmac, TS_STR("hex")),
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    assert_text(crypto_hmac_digest(hmac, TS_STR("hex")), "");
}

static void chains_and_copies(void **state)
{
    (void)state;
    CryptoHash *hash = crypto_hash_update_string(crypto_create_hash(TS_STR("sha1")), TS_STR("ab"));
    CryptoHash *copy = crypto_hash_copy(hash, TS_UNDEFINED);
    crypto_hash_update_buffer(hash, buffer_copy_of("c", 1));
    crypto_hash_update_encoded(copy, TS_STR("63"), TS_STR("hex"));
    assert_string_equal(text_of(crypto_hash_digest(hash, TS_STR("base64"))),
                        text_of(crypto_hash_digest(copy, TS_STR("base64"))));
    assert_throws(crypto_hash_digest(hash, TS_STR("hex")),
                  "Error: Digest already called | ERR_CRYPTO_HASH_FINALIZED");
    assert_throws(crypto_hash_update_string(hash, TS_STR("d")),
                  "Error: Digest already called | ERR_CRYPTO_HASH_FINALIZED");
}

static void errors(void **state)
{
    (void)state;
    assert_throws(crypto_create_hash(TS_STR("nope")), "Error: Digest method not supported");
    assert_throws(crypto_create_hmac_string(TS_STR("nope"), TS_STR("k")),
                  "TypeError: Invalid digest: nope | ERR_CRYPTO_INVALID_DIGEST");
    assert_throws(
        crypto_random_int(0, 562949953421312.0),
        "RangeError: The value of \"max - min\" is out of range. It must be <= 281474976710655. "
        "Received 562_949_953_421_312 | ERR_OUT_OF_RANGE");
    assert_throws(
        crypto_random_int_below(0.5),
        "TypeError: The \"max\" argument must be a safe integer. Received type number (0.5) | "
        "ERR_INVALID_ARG_TYPE");
    assert_throws(crypto_timing_safe_equal(buffer_new(1), buffer_new(2)),
                  "RangeError: Input buffers must have the same byte length | "
                  "ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH");
}

static void random_values(void **state)
{
    (void)state;
    for (int i = 0; i < 200; i++) {
        const char *uuid = text_of(crypto_random_uuid());
        assert_int_equal(strlen(uuid), 36);
        assert_int_equal(uuid[14], '4');
        assert_non_null(strchr("89ab", uuid[19]));
        double number = crypto_random_int(-3, 4);
        assert_true(number >= -3 && number < 4 && number == (double)(int)number);
    }
    assert_int_equal(crypto_random_bytes(33)->length, 33);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(digests),           cmocka_unit_test(hmacs),
        cmocka_unit_test(chains_and_copies), cmocka_unit_test(errors),
        cmocka_unit_test(random_values),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests(tests, NULL, NULL);
}
