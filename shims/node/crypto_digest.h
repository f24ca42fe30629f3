/*
 * Message digests and HMAC over bytes, on mbedTLS's low-level functions.
 * The contexts live in the structs themselves: nothing is allocated, so that a digest can be a part
 * of a heap cell and be copied by assignment. Safe on any thread.
 */
#ifndef NODE_CRYPTO_DIGEST_H
#define NODE_CRYPTO_DIGEST_H

#include <mbedtls/md5.h>
#include <mbedtls/ripemd160.h>
#include <mbedtls/sha1.h>
#include <mbedtls/sha256.h>
#include <mbedtls/sha512.h>
#include <stddef.h>
#include <stdint.h>

#define CRYPTO_DIGEST_MAX 64
#define CRYPTO_BLOCK_MAX  128

typedef union CryptoContext {
    mbedtls_md5_context md5;
    mbedtls_ripemd160_context ripemd160;
    mbedtls_sha1_context sha1;
    mbedtls_sha256_context sha256;
    mbedtls_sha512_context sha512;
} CryptoContext;

typedef struct CryptoAlgorithm {
    const char *name;                   /* as OpenSSL spells it */
    size_t digest_length, block_length; /* bytes */
    void (*start)(CryptoContext *context);
    void (*update)(CryptoContext *context, const uint8_t *bytes, size_t length);
    void (*finish)(CryptoContext *context, uint8_t *digest);
} CryptoAlgorithm;

/*
 * The algorithm of a name as OpenSSL accepts it in Node: any case, with aliases such as "SHA-256",
 * "sha2-256", "RSA-SHA256" or the object identifier. NULL if there is none.
 */
const CryptoAlgorithm *crypto_find_algorithm(const char *name, size_t length);

/*
 * The names crypto.getHashes() lists, in its order, as far as they can be made; NULL behind the
 * end.
 */
extern const char *const crypto_hash_names[];

typedef struct CryptoDigest {
    const CryptoAlgorithm *algorithm;
    CryptoContext context;
} CryptoDigest;

void crypto_digest_start(CryptoDigest *digest, const CryptoAlgorithm *algorithm);
void crypto_digest_update(CryptoDigest *digest, const void *bytes, size_t length);
/* Writes algorithm->digest_length bytes. */
void crypto_digest_finish(CryptoDigest *digest, uint8_t *out);

/* HMAC (RFC 2104). */
typedef struct CryptoMac {
    CryptoDigest inner, outer;
} CryptoMac;

void crypto_mac_start(CryptoMac *mac, const CryptoAlgorithm *algorithm, const void *key,
                      size_t length);
void crypto_mac_finish(CryptoMac *mac, uint8_t *out);

#endif
