/*
 * Buffer: BigInts of 64 bits.
 */
#include "node/buffer_bigint.h"

#include "node/buffer_internal.h"
#include "ts/error.h"

TsBigInt *buffer_read_big_uint64_le(Buffer *buffer, double offset)
{
    return ts_bigint_from_uint64(buffer_load(buffer_place(buffer, offset, 8), 8, false));
}

TsBigInt *buffer_read_big_uint64_be(Buffer *buffer, double offset)
{
    return ts_bigint_from_uint64(buffer_load(buffer_place(buffer, offset, 8), 8, true));
}

TsBigInt *buffer_read_big_int64_le(Buffer *buffer, double offset)
{
    return ts_bigint_from_int64((int64_t)buffer_load(buffer_place(buffer, offset, 8), 8, false));
}

TsBigInt *buffer_read_big_int64_be(Buffer *buffer, double offset)
{
    return ts_bigint_from_int64((int64_t)buffer_load(buffer_place(buffer, offset, 8), 8, true));
}

/* The digits of an integer in groups of three. */
static TsString *grouped(TsString *digits)
{
    TsString *text = ts_string_empty();
    size_t sign = ts_string_unit(digits, 0) == '-', start = 0;

    for (size_t i = sign + 1; i < digits->length; i++) {
        if ((digits->length - i) % 3 == 0) {
            text = ts_concat_n(3, text, ts_string_range(digits, start, i), TS_STR("_"));
            start = i;
        }
    }
    return ts_concat(text, ts_string_range(digits, start, digits->length));
}

static double write_big(Buffer *buffer, TsBigInt *value, double offset, bool is_signed, bool is_big)
{
    uint64_t bits = ts_bigint_to_uint64(value);
    TsBigInt *same = is_signed ? ts_bigint_from_int64((int64_t)bits) : ts_bigint_from_uint64(bits);

    if (!ts_bigint_equals(same, value)) {
        TsString *digits = ts_string_of(ts_from_bigint(value));
        ts_throw_coded(&RangeError_type, "ERR_OUT_OF_RANGE",
                       "The value of \"value\" is out of range. It must be %s. Received %Sn",
                       is_signed ? ">= -(2n ** 63n) and < 2n ** 63n" : ">= 0n and < 2n ** 64n",
                       digits->length > 10 ? grouped(digits) : digits);
    }
    buffer_store(buffer_place(buffer, offset, 8), bits, 8, is_big);
    return (ts_is_undefined_number(offset) ? 0 : offset) + 8;
}

#define DEFINE_WRITE(name, is_signed, is_big)                                           \
    double buffer_write_big_##name(Buffer *buffer, TsBigInt *value, double offset)      \
    {                                                                                   \
        return write_big(buffer, value, offset, is_signed, is_big);                     \
    }
DEFINE_WRITE(int64_le, true, false)
DEFINE_WRITE(int64_be, true, true)
DEFINE_WRITE(uint64_le, false, false)
DEFINE_WRITE(uint64_be, false, true)
