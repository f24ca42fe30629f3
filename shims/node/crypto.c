/*
 * Hash and Hmac: the objects around crypto_digest.h.
 */
#include "node/crypto.h"

#include "node/node_bytes.h"
#include "node/node_errors.h"

TS_NATIVE(CryptoHash, "Hash");
TS_NATIVE(CryptoHmac, "Hmac");

#define DATA_EXPECTED "of type string or an instance of Buffer, TypedArray, or DataView"

static const CryptoAlgorithm *find_algorithm(const TsString *name)
{
    if (ts_string_is_wide(name)) {
        return NULL;
    }
    return crypto_find_algorithm((const char *)ts_string_units8(name), name->length);
}

/* ---- data -------------------------------------------------------------------------- */

static void digest_string(CryptoDigest *digest, const TsString *data)
{
    NodeBytes bytes = node_bytes(data);

    crypto_digest_update(digest, bytes.at, bytes.length);
    node_bytes_free(&bytes);
}

static void digest_encoded(CryptoDigest *digest, TsString *data, TsString *encoding_name)
{
    BufferEncoding encoding = BUFFER_UTF8;

    if (encoding_name) {
        buffer_find_encoding(encoding_name, &encoding); /* an unknown one counts as UTF-8 */
    }
    if (encoding == BUFFER_HEX && data->length % 2 == 1) {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE",
                       "The argument 'encoding' is invalid for data of length %u. Received 'hex'",
                       (unsigned)data->length);
    }
    if (encoding == BUFFER_UTF8) {
        digest_string(digest, data);
    } else {
        Buffer *bytes = buffer_from_string(data, encoding_name);
        crypto_digest_update(digest, bytes->bytes, bytes->length);
    }
}

static void digest_value(CryptoDigest *digest, TsValue data, TsString *encoding)
{
    const uint8_t *bytes;
    size_t length;

    if (ts_is_string(data)) {
        digest_encoded(digest, ts_as_string(data), encoding);
    } else if (!ts_instance_of(data, TsArrayBuffer) && buffer_bytes_of(data, &bytes, &length)) {
        crypto_digest_update(digest, bytes, length);
    } else {
        node_throw_argument_type("data", DATA_EXPECTED, data);
    }
}

static void check_open(bool finished)
{
    if (finished) {
        ts_throw_coded(&Error_type, "ERR_CRYPTO_HASH_FINALIZED", "Digest already called");
    }
}

/* Digest bytes as text; the common encoding first. */
static TsString *digest_text(const uint8_t *bytes, size_t length, BufferEncoding encoding)
{
    if (encoding == BUFFER_HEX) {
        uint8_t *units;
        TsString *text = ts_string_new8(2 * length, &units);
        buffer_write_hex(bytes, length, (char *)units);
        ts_string_set_ascii(text);
        return text;
    }
    return buffer_decode(bytes, length, encoding);
}

/* ---- Hash -------------------------------------------------------------------------- */

CryptoHash *crypto_create_hash(TsString *name)
{
    const CryptoAlgorithm *algorithm = find_algorithm(name);

    if (!algorithm) {
        ts_throw(ts_from_object(Error_new(TS_STR("Digest method not supported"))));
    }
    CryptoHash *hash = TS_ALLOC(CryptoHash);
    crypto_digest_start(&hash->digest, algorithm);
    return hash;
}

CryptoHash *crypto_create_hash_options(TsString *name, TsValue options)
{
    CryptoHash *hash = crypto_create_hash(name);
    TsValue length = ts_is_object(options) ? ts_get(options, TS_STR("outputLength")) : TS_UNDEFINED;

    if (!ts_is_undefined(length) &&
        ts_to_number(length) != (double)hash->digest.algorithm->digest_length) {
        node_throw_plain(
            &Error_type, "ERR_OSSL_EVP_NOT_XOF_OR_INVALID_LENGTH",
            TS_STR("error:030000B2:digital envelope routines::not XOF or invalid length"));
    }
    return hash;
}

CryptoHash *crypto_hash_copy(CryptoHash *hash, TsValue options)
{
    (void)options;
    check_open(hash->finished);
    CryptoHash *copy = TS_ALLOC(CryptoHash);
    copy->digest = hash->digest;
    return copy;
}

CryptoHash *crypto_hash_update_string(CryptoHash *hash, TsString *data)
{
    check_open(hash->finished);
    digest_string(&hash->digest, data);
    return hash;
}

CryptoHash *crypto_hash_update_buffer(CryptoHash *hash, Buffer *data)
{
    check_open(hash->finished);
    crypto_digest_update(&hash->digest, data->bytes, data->length);
    return hash;
}

CryptoHash *crypto_hash_update_encoded(CryptoHash *hash, TsString *data, TsString *encoding)
{
    check_open(hash->finished);
    digest_encoded(&hash->digest, data, encoding);
    return hash;
}

CryptoHash *crypto_hash_update_value(CryptoHash *hash, TsValue data, TsString *encoding)
{
    check_open(hash->finished);
    digest_value(&hash->digest, data, encoding);
    return hash;
}

static size_t finish_hash(CryptoHash *hash, uint8_t bytes[CRYPTO_DIGEST_MAX])
{
    check_open(hash->finished);
    hash->finished = true;
    crypto_digest_finish(&hash->digest, bytes);
    return hash->digest.algorithm->digest_length;
}

TsString *crypto_hash_digest(CryptoHash *hash, TsString *encoding_name)
{
    uint8_t bytes[CRYPTO_DIGEST_MAX];
    BufferEncoding encoding = buffer_encoding_argument(encoding_name);
    size_t length = finish_hash(hash, bytes);

    return digest_text(bytes, length, encoding);
}

Buffer *crypto_hash_digest_buffer(CryptoHash *hash)
{
    uint8_t bytes[CRYPTO_DIGEST_MAX];
    size_t length = finish_hash(hash, bytes);

    return buffer_copy_of(bytes, length);
}

/* ---- Hmac -------------------------------------------------------------------------- */

static CryptoHmac *new_hmac(TsString *name, const void *key, size_t length)
{
    const CryptoAlgorithm *algorithm = find_algorithm(name);

    if (!algorithm) {
        return NULL;
    }
    CryptoHmac *hmac = TS_ALLOC(CryptoHmac);
    crypto_mac_start(&hmac->mac, algorithm, key, length);
    return hmac;
}

static CryptoHmac *checked_hmac(CryptoHmac *hmac, TsString *name)
{
    if (!hmac) {
        node_throw_plain(&TypeError_type, "ERR_CRYPTO_INVALID_DIGEST",
                         ts_concat(TS_STR("Invalid digest: "), name));
    }
    return hmac;
}

CryptoHmac *crypto_create_hmac_string(TsString *name, TsString *key)
{
    NodeBytes bytes = node_bytes(key);
    CryptoHmac *hmac = new_hmac(name, bytes.at, bytes.length);

    node_bytes_free(&bytes);
    return checked_hmac(hmac, name);
}

CryptoHmac *crypto_create_hmac(TsString *name, TsValue key)
{
    const uint8_t *bytes;
    size_t length;

    if (ts_is_string(key)) {
        return crypto_create_hmac_string(name, ts_as_string(key));
    }
    if (!buffer_bytes_of(key, &bytes, &length)) {
        node_throw_argument_type(
            "key",
            "of type string or an instance of ArrayBuffer, Buffer, TypedArray, "
            "DataView, KeyObject, or CryptoKey",
            key);
    }
    return checked_hmac(new_hmac(name, bytes, length), name);
}

CryptoHmac *crypto_hmac_update_string(CryptoHmac *hmac, TsString *data)
{
    check_open(hmac->finished);
    digest_string(&hmac->mac.inner, data);
    return hmac;
}

CryptoHmac *crypto_hmac_update_buffer(CryptoHmac *hmac, Buffer *data)
{
    check_open(hmac->finished);
    crypto_digest_update(&hmac->mac.inner, data->bytes, data->length);
    return hmac;
}

CryptoHmac *crypto_hmac_update_encoded(CryptoHmac *hmac, TsString *data, TsString *encoding)
{
    check_open(hmac->finished);
    digest_encoded(&hmac->mac.inner, data, encoding);
    return hmac;
}

CryptoHmac *crypto_hmac_update_value(CryptoHmac *hmac, TsValue data, TsString *encoding)
{
    check_open(hmac->finished);
    digest_value(&hmac->mac.inner, data, encoding);
    return hmac;
}

static size_t finish_hmac(CryptoHmac *hmac, uint8_t bytes[CRYPTO_DIGEST_MAX])
{
    if (hmac->finished) {
        return 0;
    }
    hmac->finished = true;
    crypto_mac_finish(&hmac->mac, bytes);
    return hmac->mac.inner.algorithm->digest_length;
}

TsString *crypto_hmac_digest(CryptoHmac *hmac, TsString *encoding_name)
{
    uint8_t bytes[CRYPTO_DIGEST_MAX];
    BufferEncoding encoding = buffer_encoding_argument(encoding_name);
    size_t length = finish_hmac(hmac, bytes);

    return digest_text(bytes, length, encoding);
}

Buffer *crypto_hmac_digest_buffer(CryptoHmac *hmac)
{
    uint8_t bytes[CRYPTO_DIGEST_MAX];
    size_t length = finish_hmac(hmac, bytes);

    return buffer_copy_of(bytes, length);
}

/* ---- hash(), getHashes() ----------------------------------------------------------- */

static size_t hash_once(TsString *name, TsValue data, uint8_t bytes[CRYPTO_DIGEST_MAX])
{
    const CryptoAlgorithm *algorithm = find_algorithm(name);
    CryptoDigest digest;

    if (!algorithm) {
        ts_throw_error(&Error_type, "Digest method %S is not supported", name);
    }
    crypto_digest_start(&digest, algorithm);
    digest_value(&digest, data, NULL);
    crypto_digest_finish(&digest, bytes);
    return algorithm->digest_length;
}

TsString *crypto_hash_once(TsString *name, TsValue data, TsString *encoding_name)
{
    uint8_t bytes[CRYPTO_DIGEST_MAX];
    BufferEncoding encoding = BUFFER_HEX;

    if (encoding_name && !buffer_find_encoding(encoding_name, &encoding)) {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE",
                       "The argument 'outputEncoding' is invalid. Received '%S'", encoding_name);
    }
    size_t length = hash_once(name, data, bytes);
    return digest_text(bytes, length, encoding);
}

Buffer *crypto_hash_once_buffer(TsString *name, TsValue data, TsString *encoding)
{
    uint8_t bytes[CRYPTO_DIGEST_MAX];
    size_t length = hash_once(name, data, bytes);

    (void)encoding;
    return buffer_copy_of(bytes, length);
}

TsArray *crypto_get_hashes(void)
{
    TsArray *names = ts_array_new(TS_ARRAY_PTR, 32);

    for (const char *const *name = crypto_hash_names; *name; name++) {
        ts_array_push_ptr(names, ts_string_from_c(*name));
    }
    return names;
}
