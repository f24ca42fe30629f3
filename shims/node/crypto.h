/*
 * node:crypto (https://nodejs.org/api/crypto.html): Hash, Hmac, random values.
 *
 * A Hash is its digest's context in a heap cell: making one allocates nothing else, and there is
 * nothing to release. Everything here is safe on an isolated heap.
 */
#ifndef NODE_CRYPTO_H
#define NODE_CRYPTO_H

#include "node/buffer.h"
#include "node/crypto_digest.h"

typedef struct CryptoHash {
    TsObject base;
    bool finished;
    CryptoDigest digest;
} CryptoHash;

typedef struct CryptoHmac {
    TsObject base;
    bool finished;
    CryptoMac mac;
} CryptoHmac;

extern const TsType CryptoHash_type, CryptoHmac_type;

/* createHash(); throws Error "Digest method not supported". */
CryptoHash *crypto_create_hash(TsString *algorithm);
/* With { outputLength }, which must be the algorithm's own. */
CryptoHash *crypto_create_hash_options(TsString *algorithm, TsValue options);
CryptoHash *crypto_hash_copy(CryptoHash *hash, TsValue options);

/* update(): returns the hash. Throws Error [ERR_CRYPTO_HASH_FINALIZED] after digest(). */
CryptoHash *crypto_hash_update_string(CryptoHash *hash, TsString *data);
CryptoHash *crypto_hash_update_buffer(CryptoHash *hash, Buffer *data);
CryptoHash *crypto_hash_update_encoded(CryptoHash *hash, TsString *data, TsString *encoding);
CryptoHash *crypto_hash_update_value(CryptoHash *hash, TsValue data, TsString *encoding);

TsString *crypto_hash_digest(CryptoHash *hash, TsString *encoding);
Buffer *crypto_hash_digest_buffer(CryptoHash *hash);

/* createHmac(); throws TypeError "Invalid digest: x". */
CryptoHmac *crypto_create_hmac_string(TsString *algorithm, TsString *key);
CryptoHmac *crypto_create_hmac(TsString *algorithm, TsValue key);
CryptoHmac *crypto_hmac_update_string(CryptoHmac *hmac, TsString *data);
CryptoHmac *crypto_hmac_update_buffer(CryptoHmac *hmac, Buffer *data);
CryptoHmac *crypto_hmac_update_encoded(CryptoHmac *hmac, TsString *data, TsString *encoding);
CryptoHmac *crypto_hmac_update_value(CryptoHmac *hmac, TsValue data, TsString *encoding);
/* A second digest() is empty, as in Node. */
TsString *crypto_hmac_digest(CryptoHmac *hmac, TsString *encoding);
Buffer *crypto_hmac_digest_buffer(CryptoHmac *hmac);

/* hash(algorithm, data): the digest in one call, as hex unless said otherwise. */
TsString *crypto_hash_once(TsString *algorithm, TsValue data, TsString *encoding);
Buffer *crypto_hash_once_buffer(TsString *algorithm, TsValue data, TsString *encoding);

/* A new array of strings. */
TsArray *crypto_get_hashes(void);

/* From the operating system's generator (getrandom). */
Buffer *crypto_random_bytes(double size);
double crypto_random_int_below(double max);
/* Uniform in [min, max), max - min < 2^48. */
double crypto_random_int(double min, double max);
/* A version 4 UUID (RFC 9562). */
TsString *crypto_random_uuid(void);
TsString *crypto_random_uuid_options(TsValue options);
Buffer *crypto_random_fill(Buffer *buffer, double offset, double size);

/* Compares in time that depends on the length alone; RangeError if the lengths differ. */
bool crypto_timing_safe_equal(Buffer *left, Buffer *right);

#endif
