/*
 * The table of digests and their names, and HMAC. Each algorithm is three one-line adapters around
 * mbedTLS; the names of the functions differ between its versions 2 and 3, hence CALL().
 *
 * ts2c-requires: mbedcrypto
 */
#include "node/crypto_digest.h"

#include <mbedtls/version.h>
#include <string.h>
#include <strings.h>

#if MBEDTLS_VERSION_MAJOR >= 3
#define CALL(name) mbedtls_##name
#else
#define CALL(name) mbedtls_##name##_ret
#endif

/* These functions fail only where a hardware driver replaces them, or for a NULL argument. */
#define ADAPTERS(name, family, ...)                                                        \
    static void name##_start(CryptoContext *context)                                       \
    {                                                                                      \
        mbedtls_##family##_init(&context->family);                                         \
        (void)CALL(family##_starts)(&context->family __VA_ARGS__);                         \
    }                                                                                      \
    static void name##_update(CryptoContext *context, const uint8_t *bytes, size_t length) \
    {                                                                                      \
        (void)CALL(family##_update)(&context->family, bytes, length);                      \
    }                                                                                      \
    static void name##_finish(CryptoContext *context, uint8_t *digest)                     \
    {                                                                                      \
        (void)CALL(family##_finish)(&context->family, digest);                             \
    }

/* A digest shorter than its family's is cut from a full-sized one. */
#define SHORT_ADAPTERS(name, family, size, full)                       \
    ADAPTERS(name##_full, family, , 1)                                 \
    static void name##_finish(CryptoContext *context, uint8_t *digest) \
    {                                                                  \
        uint8_t whole[full];                                           \
        name##_full_finish(context, whole);                            \
        memcpy(digest, whole, size);                                   \
    }

ADAPTERS(md5, md5)
ADAPTERS(ripemd160, ripemd160)
ADAPTERS(sha1, sha1)
ADAPTERS(sha256, sha256, , 0)
ADAPTERS(sha512, sha512, , 0)
SHORT_ADAPTERS(sha224, sha256, 28, 32)
SHORT_ADAPTERS(sha384, sha512, 48, 64)

static const CryptoAlgorithm algorithms[] = {
    {"md5", 16, 64, md5_start, md5_update, md5_finish},
    {"ripemd160", 20, 64, ripemd160_start, ripemd160_update, ripemd160_finish},
    {"sha1", 20, 64, sha1_start, sha1_update, sha1_finish},
    {"sha224", 28, 64, sha224_full_start, sha224_full_update, sha224_finish},
    {"sha256", 32, 64, sha256_start, sha256_update, sha256_finish},
    {"sha384", 48, 128, sha384_full_start, sha384_full_update, sha384_finish},
    {"sha512", 64, 128, sha512_start, sha512_update, sha512_finish},
};

enum { MD5, RIPEMD160, SHA1, SHA224, SHA256, SHA384, SHA512 };

static const struct {
    const char *name;
    int algorithm;
} aliases[] = {
    {"sha256", SHA256},
    {"md5", MD5},
    {"sha1", SHA1},
    {"sha512", SHA512},
    {"sha384", SHA384},
    {"sha224", SHA224},
    {"ripemd160", RIPEMD160},
    {"SHA-1", SHA1},
    {"SHA-224", SHA224},
    {"SHA-256", SHA256},
    {"SHA-384", SHA384},
    {"SHA-512", SHA512},
    {"SHA2-224", SHA224},
    {"SHA2-256", SHA256},
    {"SHA2-384", SHA384},
    {"SHA2-512", SHA512},
    {"RSA-MD5", MD5},
    {"RSA-RIPEMD160", RIPEMD160},
    {"RSA-SHA1", SHA1},
    {"RSA-SHA1-2", SHA1},
    {"RSA-SHA224", SHA224},
    {"RSA-SHA256", SHA256},
    {"RSA-SHA384", SHA384},
    {"RSA-SHA512", SHA512},
    {"ripemd", RIPEMD160},
    {"rmd160", RIPEMD160},
    {"RIPEMD-160", RIPEMD160},
    {"ssl3-md5", MD5},
    {"ssl3-sha1", SHA1},
    {"md5WithRSAEncryption", MD5},
    {"ripemd160WithRSA", RIPEMD160},
    {"sha1WithRSAEncryption", SHA1},
    {"sha224WithRSAEncryption", SHA224},
    {"sha256WithRSAEncryption", SHA256},
    {"sha384WithRSAEncryption", SHA384},
    {"sha512WithRSAEncryption", SHA512},
    {"dss1", SHA1},
    {"1.2.840.113549.2.5", MD5},
    {"1.3.36.3.2.1", RIPEMD160},
    {"1.3.14.3.2.26", SHA1},
    {"2.16.840.1.101.3.4.2.1", SHA256},
    {"2.16.840.1.101.3.4.2.2", SHA384},
    {"2.16.840.1.101.3.4.2.3", SHA512},
    {"2.16.840.1.101.3.4.2.4", SHA224},
};

const char *const crypto_hash_names[] = {
    "RSA-MD5",
    "RSA-RIPEMD160",
    "RSA-SHA1",
    "RSA-SHA1-2",
    "RSA-SHA224",
    "RSA-SHA256",
    "RSA-SHA384",
    "RSA-SHA512",
    "md5",
    "md5WithRSAEncryption",
    "ripemd",
    "ripemd160",
    "ripemd160WithRSA",
    "rmd160",
    "sha1",
    "sha1WithRSAEncryption",
    "sha224",
    "sha224WithRSAEncryption",
    "sha256",
    "sha256WithRSAEncryption",
    "sha384",
    "sha384WithRSAEncryption",
    "sha512",
    "sha512WithRSAEncryption",
    "ssl3-md5",
    "ssl3-sha1",
    NULL,
};

const CryptoAlgorithm *crypto_find_algorithm(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof aliases / sizeof aliases[0]; i++) {
        if (strlen(aliases[i].name) == length && strncasecmp(aliases[i].name, name, length) == 0) {
            return &algorithms[aliases[i].algorithm];
        }
    }
    return NULL;
}

void crypto_digest_start(CryptoDigest *digest, const CryptoAlgorithm *algorithm)
{
    digest->algorithm = algorithm;
    algorithm->start(&digest->context);
}

void crypto_digest_update(CryptoDigest *digest, const void *bytes, size_t length)
{
    if (length > 0) {
        digest->algorithm->update(&digest->context, bytes, length);
    }
}

void crypto_digest_finish(CryptoDigest *digest, uint8_t *out)
{
    digest->algorithm->finish(&digest->context, out);
}

void crypto_mac_start(CryptoMac *mac, const CryptoAlgorithm *algorithm, const void *key,
                      size_t length)
{
    uint8_t block[CRYPTO_BLOCK_MAX] = {0};
    uint8_t pad[CRYPTO_BLOCK_MAX];

    if (length > algorithm->block_length) {
        crypto_digest_start(&mac->inner, algorithm);
        crypto_digest_update(&mac->inner, key, length);
        crypto_digest_finish(&mac->inner, block);
    } else if (length > 0) {
        memcpy(block, key, length);
    }
    for (size_t i = 0; i < algorithm->block_length; i++) {
        pad[i] = block[i] ^ 0x36;
        block[i] ^= 0x5c;
    }
    crypto_digest_start(&mac->inner, algorithm);
    crypto_digest_update(&mac->inner, pad, algorithm->block_length);
    crypto_digest_start(&mac->outer, algorithm);
    crypto_digest_update(&mac->outer, block, algorithm->block_length);
}

void crypto_mac_finish(CryptoMac *mac, uint8_t *out)
{
    size_t length = mac->inner.algorithm->digest_length;
    uint8_t inner[CRYPTO_DIGEST_MAX];

    crypto_digest_finish(&mac->inner, inner);
    crypto_digest_update(&mac->outer, inner, length);
    crypto_digest_finish(&mac->outer, out);
}
