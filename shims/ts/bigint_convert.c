/*
 * BigInts from and to other values (ECMA-262 §7.1.13, §21.2.1.1).
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ts/bigint_internal.h"
#include "ts/number.h"

/* ---- numbers --------------------------------------------------------------------------------- */

TsBigInt *ts_bigint_from_number(double number)
{
    int exponent;

    if (number != number || number != trunc(number) || isinf(number)) {
        ts_throw_error(&RangeError_type,
                       "The number %S cannot be converted to a BigInt because it is not an integer",
                       ts_string_from_number(number));
    }
    if (fabs(number) < 9007199254740992.0) {
        return ts_bigint_from_int64((int64_t)number);
    }
    int64_t mantissa = (int64_t)ldexp(frexp(number, &exponent), 53);
    return ts_bigint_shift_left(ts_bigint_from_int64(mantissa), ts_bigint_from_int64(exponent - 53));
}

double ts_bigint_to_number(const TsBigInt *value)
{
    Magnitude a;

    bigint_read(value, &a);
    size_t bits = limbs_bits(a.limbs, a.length);
    if (bits > 1024) {
        return a.negative ? -INFINITY : INFINITY;
    }
    /* The first 64 bits, the last of them set when a lower one is: the conversion rounds once. */
    TsLimb part[1024 / TS_LIMB_BITS + 1] = {0};
    size_t count = bits > 64 ? bits - 64 : 0;
    bool lost = a.length > 0 && limbs_shift_right(part, a.limbs, a.length, count);
    uint64_t mantissa = 0;
    for (size_t i = 0; i < SMALL_LIMBS; i++) {
        mantissa |= (uint64_t)part[i] << (i * TS_LIMB_BITS % 64);
    }
    double size = ldexp((double)(mantissa | lost), (int)count);
    return a.negative ? -size : size;
}

uint64_t ts_bigint_to_uint64(const TsBigInt *value)
{
    Magnitude a;
    uint64_t bits = 0;

    bigint_read(value, &a);
    for (size_t i = 0; i < SMALL_LIMBS && i < a.length; i++) {
        bits |= (uint64_t)a.limbs[i] << (i * TS_LIMB_BITS % 64);
    }
    return a.negative ? -bits : bits;
}

/* ---- any value ------------------------------------------------------------------------------- */

TsBigInt *ts_bigint_from_string(TsString *text)
{
    TsBigInt *value = ts_bigint_parse(text);

    if (!value) {
        ts_throw_error(&SyntaxError_type, "Cannot convert %S to a BigInt", text);
    }
    return value;
}

TsBigInt *ts_to_bigint(TsValue value)
{
    value = ts_to_primitive(value, TS_HINT_NUMBER);
    switch (value.tag) {
    case TS_TAG_BIGINT:
        return value.as.bigint;
    case TS_TAG_BOOLEAN:
        return ts_bigint_from_int64(value.as.boolean);
    case TS_TAG_STRING:
        return ts_bigint_from_string(value.as.string);
    default:
        ts_throw_error(&TypeError_type, "Cannot convert %S to a BigInt", ts_string_of(value));
    }
}

TsBigInt *ts_bigint_from_value_slow(TsValue value)
{
    value = ts_to_primitive(value, TS_HINT_NUMBER);
    return ts_is_number(value) ? ts_bigint_from_number(value.as.number) : ts_to_bigint(value);
}
