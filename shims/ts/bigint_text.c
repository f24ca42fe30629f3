/*
 * BigInts and their text: ECMA-262 §7.1.14, §6.1.6.2.21.
 */
#include <stdlib.h>
#include <string.h>

#include "ts/bigint_internal.h"
#include "ts/number.h"

/* The largest power of a radix that fits in a limb. */
static TsLimb chunk_of_radix(unsigned radix, size_t *digits)
{
    TsLimb chunk = radix;

    for (*digits = 1; chunk <= (TsLimb)-1 / radix; (*digits)++) {
        chunk *= radix;
    }
    return chunk;
}

/* ---- reading --------------------------------------------------------------------------------- */

static unsigned digit_value(uint16_t unit)
{
    if (unit >= '0' && unit <= '9') {
        return unit - '0';
    }
    unit |= 0x20;
    return unit >= 'a' && unit <= 'z' ? unit - 'a' + 10u : 36;
}

/* Digits in a radix into limbs, which have room; false if one is none. */
static bool read_digits(const TsString *text, size_t start, size_t end, unsigned radix,
                        TsLimb *limbs, size_t *length)
{
    size_t chunk_digits, used = 0;

    chunk_of_radix(radix, &chunk_digits);
    while (start < end) {
        TsLimb factor = 1, summand = 0;
        for (size_t i = 0; i < chunk_digits && start < end; i++, start++) {
            unsigned digit = digit_value(ts_string_unit(text, start));
            if (digit >= radix) {
                return false;
            }
            factor *= radix;
            summand = summand * radix + digit;
        }
        TsLimb carry = limbs_multiply_small(limbs, used, factor, summand);
        if (carry) {
            limbs[used++] = carry;
        }
    }
    *length = used;
    return true;
}

static bool is_space(uint16_t unit)
{
    return (unit >= 9 && unit <= 13) || unit == ' ' || unit == 0xa0 || unit == 0xfeff ||
           unit == 0x1680 || (unit >= 0x2000 && unit <= 0x200a) || unit == 0x2028 ||
           unit == 0x2029 || unit == 0x202f || unit == 0x205f || unit == 0x3000;
}

static unsigned radix_of_prefix(const TsString *text, size_t start, size_t end)
{
    if (end - start > 2 && ts_string_unit(text, start) == '0') {
        switch (ts_string_unit(text, start + 1) | 0x20) {
        case 'x':
            return 16;
        case 'o':
            return 8;
        case 'b':
            return 2;
        default:
            break;
        }
    }
    return 10;
}

TsBigInt *ts_bigint_parse(const TsString *text)
{
    size_t start = 0, end = text->length, length;
    bool negative = false;

    while (start < end && is_space(ts_string_unit(text, start))) {
        start++;
    }
    while (end > start && is_space(ts_string_unit(text, end - 1))) {
        end--;
    }
    if (start == end) {
        return TS_BIGINT(0);
    }
    unsigned radix = radix_of_prefix(text, start, end);
    uint16_t sign = ts_string_unit(text, start);
    if (radix != 10) {
        start += 2;
    } else if ((sign == '-' || sign == '+') && end - start > 1) {
        negative = sign == '-';
        start++;
    }
    /* A digit has at most 4 bits (radix 16). */
    TsBigInt *cell = bigint_new((end - start) * 4 / TS_LIMB_BITS + 2);
    if (!read_digits(text, start, end, radix, cell->limbs, &length)) {
        return NULL;
    }
    return bigint_finish(cell, length, negative);
}

TsBigInt *ts_bigint_static(TsBigInt **cache, const char *digits, size_t length)
{
    TsBigInt *value = ts_bigint_parse(ts_string_from_ascii(digits, length)), *unset = NULL;

    if (!ts_bigint_is_small(value)) {
        size_t size = sizeof *value + value->room * sizeof(TsLimb);
        TsBigInt *copy = malloc(size);
        if (!copy) {
            ts_fatal("out of memory");
        }
        memcpy(copy, value, size);
        value = copy;
    }
    if (!__atomic_compare_exchange_n(cache, &unset, value, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE)) {
        return unset; /* another thread was first; the copy stays */
    }
    return value;
}

/* ---- writing --------------------------------------------------------------------------------- */

static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";

enum { WHOLE_LIMBS = 24 }; /* up to here digits come by single limbs, above by halves */

/* A power of the chunk: chunk^(2^i), with its digits. */
typedef struct Power {
    TsLimb *limbs;
    size_t length, digits;
} Power;

typedef struct Writer {
    unsigned radix;
    TsLimb chunk;
    size_t chunk_digits;
    Power powers[32];
    char *out; /* filled from its end */
} Writer;

/* At least `least` digits, zeros in front; limbs are used up. */
static void write_whole(Writer *writer, TsLimb *limbs, size_t length, size_t least)
{
    size_t written = 0;

    for (length = limbs_length(limbs, length); length > 0; length = limbs_length(limbs, length)) {
        TsLimb part = limbs_divide_small(limbs, length, writer->chunk);
        bool last = limbs_length(limbs, length) == 0;
        for (size_t i = 0; i < writer->chunk_digits && (!last || part > 0); i++) {
            *--writer->out = digits[part % writer->radix];
            part /= writer->radix;
            written++;
        }
    }
    for (; written < least; written++) {
        *--writer->out = '0';
    }
}

/* By halves: quotient and remainder by the i-th power. */
static void write_halves(Writer *writer, TsLimb *limbs, size_t length, size_t least, size_t i)
{
    const Power *power = &writer->powers[i];

    length = limbs_length(limbs, length);
    if (length <= WHOLE_LIMBS) {
        write_whole(writer, limbs, length, least);
        return;
    }
    if (length < power->length) {
        write_halves(writer, limbs, length, least, i - 1);
        return;
    }
    size_t quotient_length = length - power->length + 1;
    TsLimb *quotient = limbs_scratch(quotient_length + power->length);
    TsLimb *remainder = quotient + quotient_length;

    limbs_divide(quotient, remainder, limbs, length, power->limbs, power->length);
    bool is_first = least == 0 && limbs_length(quotient, quotient_length) == 0;
    size_t below = i > 0 ? i - 1 : 0;
    write_halves(writer, remainder, power->length, is_first ? 0 : power->digits, below);
    if (!is_first) {
        size_t rest = least > power->digits ? least - power->digits : 0;
        write_halves(writer, quotient, quotient_length, rest, below);
    }
    free(quotient);
}

/* Powers up to half of the number's length; the last one's index. */
static size_t make_powers(Writer *writer, size_t length)
{
    size_t count = 1;

    writer->powers[0] = (Power){limbs_scratch(1), 1, writer->chunk_digits};
    writer->powers[0].limbs[0] = writer->chunk;
    while (writer->powers[count - 1].length * 2 <= length + 1) {
        const Power *last = &writer->powers[count - 1];
        Power *next = &writer->powers[count++];
        next->limbs = limbs_scratch(last->length * 2);
        limbs_multiply(next->limbs, last->limbs, last->length, last->limbs, last->length);
        next->length = limbs_length(next->limbs, last->length * 2);
        next->digits = last->digits * 2;
    }
    return count;
}

static TsString *to_text(const Magnitude *value, unsigned radix)
{
    Writer writer = {.radix = radix};
    unsigned radix_bits = 31 - (unsigned)__builtin_clz(radix);
    size_t room = limbs_bits(value->limbs, value->length) / radix_bits + 3;
    char *buffer = malloc(room);
    TsLimb *limbs = limbs_scratch(value->length);

    if (!buffer) {
        ts_fatal("out of memory");
    }
    memcpy(limbs, value->limbs, value->length * sizeof *limbs);
    writer.chunk = chunk_of_radix(radix, &writer.chunk_digits);
    writer.out = buffer + room;
    if (value->length > WHOLE_LIMBS) {
        size_t count = make_powers(&writer, value->length);
        write_halves(&writer, limbs, value->length, 0, count - 1);
        for (size_t i = 0; i < count; i++) {
            free(writer.powers[i].limbs);
        }
    } else {
        write_whole(&writer, limbs, value->length, 1);
    }
    free(limbs);
    if (value->negative) {
        *--writer.out = '-';
    }
    TsString *text = ts_string_from_ascii(writer.out, (size_t)(buffer + room - writer.out));
    free(buffer);
    return text;
}

TsString *ts_bigint_to_string(TsBigInt *value, double radix)
{
    Magnitude magnitude;
    int64_t base = ts_is_undefined_number(radix) ? 10 : ts_to_integer(radix);

    if (base < 2 || base > 36) {
        ts_throw_error(&RangeError_type, "toString() radix argument must be between 2 and 36");
    }
    if (base == 10 && ts_bigint_is_small(value)) {
        return ts_string_from_int(ts_bigint_small(value));
    }
    bigint_read(value, &magnitude);
    return to_text(&magnitude, (unsigned)base);
}

TsString *ts_bigint_to_locale_string(TsBigInt *value)
{
    TsString *text = ts_bigint_to_string(value, 10);
    const char *plain = ts_string_to_c(text);
    size_t sign = *plain == '-', count = text->length - sign, commas = (count - 1) / 3;
    uint8_t *units;
    TsString *result = ts_string_new8(text->length + commas, &units);

    memcpy(units, plain, sign);
    for (size_t i = 0, at = sign; i < count; i++) {
        if (i > 0 && (count - i) % 3 == 0) {
            units[at++] = ',';
        }
        units[at++] = (uint8_t)plain[sign + i];
    }
    ts_string_set_ascii(result);
    return result;
}
