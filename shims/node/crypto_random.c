/*
 * Random values of node:crypto, from the operating system's generator, and timingSafeEqual.
 */
#include "node/crypto.h"
#include "node/node_errors.h"
#include "ts/number.h"

#include <errno.h>
#include <stdio.h>
#include <sys/random.h>

static void fill_random(void *bytes, size_t length)
{
    uint8_t *at = bytes;

    while (length > 0) {
        ssize_t count = getrandom(at, length, 0);
        if (count < 0 && errno != EINTR) {
            ts_fatal("getrandom: %s", strerror(errno));
        }
        if (count > 0) {
            at += count;
            length -= (size_t)count;
        }
    }
}

Buffer *crypto_random_bytes(double size)
{
    if (!(size >= 0 && size <= 2147483647)) {
        node_throw_out_of_range("size", ">= 0 && <= 2147483647", size);
    }
    Buffer *buffer = buffer_new_unfilled((size_t)size);
    fill_random(buffer->bytes, buffer->length);
    return buffer;
}

Buffer *crypto_random_fill(Buffer *buffer, double offset, double size)
{
    char rule[64];
    double length = (double)buffer->length;
    double start = ts_is_undefined_number(offset) ? 0 : offset;

    if (!(start >= 0 && start <= length)) {
        snprintf(rule, sizeof rule, ">= 0 && <= %zu", buffer->length);
        node_throw_out_of_range("offset", rule, start);
    }
    double count = ts_is_undefined_number(size) ? length - start : size;
    if (!(count >= 0 && count <= 2147483647)) {
        node_throw_out_of_range("size", ">= 0 && <= 2147483647", count);
    }
    if (start + count > length) {
        snprintf(rule, sizeof rule, "<= %zu", buffer->length);
        node_throw_out_of_range("size + offset", rule, start + count);
    }
    fill_random(buffer->bytes + (size_t)start, (size_t)count);
    return buffer;
}

/* ---- integers ---------------------------------------------------------------------- */

#define RANGE_LIMIT 281474976710655.0 /* 2^48 - 1 */

static void check_integer(const char *name, double number)
{
    if (!ts_is_safe_integer(number)) {
        node_throw_argument_type(name, "a safe integer", ts_from_number(number));
    }
}

double crypto_random_int(double min, double max)
{
    char rule[96];

    check_integer("min", min);
    check_integer("max", max);
    if (max <= min) {
        char text[TS_NUMBER_TEXT_MAX];
        ts_number_to_text(min, text);
        snprintf(rule, sizeof rule, "greater than the value of \"min\" (%s)", text);
        node_throw_out_of_range_grouped("max", rule, max);
    }
    double range = max - min;
    if (range > RANGE_LIMIT) {
        node_throw_out_of_range_grouped("max - min", "<= 281474976710655", range);
    }
    /* Values at the top that would favour the low results are drawn again. */
    uint64_t size = (uint64_t)range;
    uint64_t limit = ((uint64_t)1 << 48) - ((uint64_t)1 << 48) % size;
    uint64_t drawn;
    do {
        fill_random(&drawn, sizeof drawn);
        drawn &= ((uint64_t)1 << 48) - 1;
    } while (drawn >= limit);
    return min + (double)(drawn % size);
}

double crypto_random_int_below(double max)
{
    check_integer("max", max);
    return crypto_random_int(0, max);
}

/* ---- UUID -------------------------------------------------------------------------- */

TsString *crypto_random_uuid(void)
{
    uint8_t bytes[16];
    uint8_t *units;

    fill_random(bytes, sizeof bytes);
    bytes[6] = (uint8_t)((bytes[6] & 0x0f) | 0x40);
    bytes[8] = (uint8_t)((bytes[8] & 0x3f) | 0x80);
    TsString *uuid = ts_string_new8(36, &units);
    for (size_t i = 0; i < sizeof bytes; i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10) {
            *units++ = '-';
        }
        units += buffer_write_hex(&bytes[i], 1, (char *)units);
    }
    ts_string_set_ascii(uuid);
    return uuid;
}

/* Nothing is cached here, so that disableEntropyCache changes nothing. */
TsString *crypto_random_uuid_options(TsValue options)
{
    if (!ts_is_undefined(options) && !ts_is_object(options)) {
        node_throw_argument_type("options", "of type object", options);
    }
    return crypto_random_uuid();
}

bool crypto_timing_safe_equal(Buffer *left, Buffer *right)
{
    uint8_t difference = 0;

    if (left->length != right->length) {
        node_throw_plain(&RangeError_type, "ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH",
                         TS_STR("Input buffers must have the same byte length"));
    }
    for (size_t i = 0; i < left->length; i++) {
        difference |= left->bytes[i] ^ right->bytes[i];
    }
    return difference == 0;
}
