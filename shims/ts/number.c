/*
 * Numbers to text. The shortest digits are found by Giulietti's method ("The Schubfach way to
 * render doubles", 2020): scale the interval of reals that round to the number by a power of ten so
 * that it contains few integers, and take the one with the most trailing zeros, else the closest.
 *
 * The method needs powers of ten with 128 significant bits; each is computed exactly when it is
 * first needed. Text to numbers is in number_parse.c.
 */
#include "ts/number.h"
#include "ts/string.h"

/* ---- powers of ten --------------------------------------------------------------------------- */

typedef struct Power {
    uint64_t high, low; /* 10^e = (high:low) * 2^n, rounded up; high's top bit is set */
} Power;

enum { POWER_MIN = -330, POWER_MAX = 330, WORDS = 14 };

static Power powers[POWER_MAX - POWER_MIN + 1];

/* words *= 5 */
static void times_five(uint64_t words[WORDS])
{
    uint64_t carry = 0;

    for (int i = 0; i < WORDS; i++) {
        uint64_t low = (words[i] & 0xffffffff) * 5 + carry;
        uint64_t high = (words[i] >> 32) * 5 + (low >> 32);
        words[i] = high << 32 | (low & 0xffffffff);
        carry = high >> 32;
    }
}

/* words /= 5, rounded down */
static void divide_by_five(uint64_t words[WORDS])
{
    uint64_t rest = 0;

    for (int i = WORDS; i-- > 0;) {
        uint64_t high = rest << 32 | words[i] >> 32;
        uint64_t low = (high % 5) << 32 | (words[i] & 0xffffffff);
        words[i] = (high / 5) << 32 | low / 5;
        rest = low % 5;
    }
}

/* The top 128 bits of the number, rounded up when something follows. */
static Power leading_bits(const uint64_t words[WORDS], bool inexact)
{
    int top = WORDS - 1, shift;
    uint64_t word[3];
    Power power;

    while (words[top] == 0) {
        top--;
    }
    shift = __builtin_clzll(words[top]);
    for (int i = 0; i < 3; i++) {
        word[i] = top - i >= 0 ? words[top - i] : 0;
    }
    power.high = shift ? word[0] << shift | word[1] >> (64 - shift) : word[0];
    power.low = shift ? word[1] << shift | word[2] >> (64 - shift) : word[1];
    inexact |= (word[2] << shift) != 0;
    for (int i = top - 3; i >= 0; i--) {
        inexact |= words[i] != 0;
    }
    if (inexact && ++power.low == 0) {
        power.high++;
    }
    return power;
}

static Power compute_power(int exponent)
{
    uint64_t words[WORDS] = {0};

    words[exponent < 0 ? WORDS - 1 : 0] = exponent < 0 ? UINT64_C(1) << 63 : 1;
    for (int i = 0; i < exponent; i++) {
        times_five(words);
    }
    for (int i = 0; i > exponent; i--) {
        divide_by_five(words);
    }
    return leading_bits(words, exponent < 0);
}

/* Threads may compute the same power at the same time; they store the same words. */
static Power power_of_ten(int exponent)
{
    Power *cached = &powers[exponent - POWER_MIN];
    Power power = {.high = __atomic_load_n(&cached->high, __ATOMIC_ACQUIRE)};

    if (power.high) {
        power.low = __atomic_load_n(&cached->low, __ATOMIC_RELAXED);
        return power;
    }
    power = compute_power(exponent);
    __atomic_store_n(&cached->low, power.low, __ATOMIC_RELAXED);
    __atomic_store_n(&cached->high, power.high, __ATOMIC_RELEASE);
    return power;
}

/* ---- shortest digits ------------------------------------------------------------------------- */

static uint64_t multiply(uint64_t a, uint64_t b, uint64_t *high)
{
#ifdef __SIZEOF_INT128__
    unsigned __int128 product = (unsigned __int128)a * b;

    *high = (uint64_t)(product >> 64);
    return (uint64_t)product;
#else
    uint64_t a0 = a & 0xffffffff, a1 = a >> 32, b0 = b & 0xffffffff, b1 = b >> 32;
    uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
    uint64_t other = a0 * b1 + (middle & 0xffffffff);

    *high = a1 * b1 + (middle >> 32) + (other >> 32);
    return a * b;
#endif
}

/* floor(power * factor / 2^128), made odd when something was cut off. */
static uint64_t scale(Power power, uint64_t factor)
{
    uint64_t carry, high;
    uint64_t low;

    multiply(power.low, factor, &carry);
    low = multiply(power.high, factor, &high);
    low += carry;
    high += low < carry;
    return high | (low > 1);
}

/* The shortest decimal in the interval around number = significand * 2^exponent: its digits as an
 * integer, times 10^*point. */
static uint64_t shortest(uint64_t significand, int exponent, bool closer_below, int *point)
{
    /* floor(log10(2^exponent)), or of 3/4 of that */
    int k = (exponent * 1262611 - (closer_below ? 524031 : 0)) >> 22;
    int shift = exponent + ((-k * 1741647) >> 19) + 1;
    Power power = power_of_ten(-k);
    bool odd = significand & 1;
    uint64_t below = scale(power, (4 * significand - 2 + closer_below) << shift) + odd;
    uint64_t middle = scale(power, 4 * significand << shift);
    uint64_t above = scale(power, (4 * significand + 2) << shift) - odd;
    uint64_t digits = middle / 4;

    *point = k;
    if (digits >= 10) {
        uint64_t tens = digits / 10;
        bool low_fits = below <= 40 * tens, high_fits = 40 * tens + 40 <= above;
        if (low_fits != high_fits) {
            *point = k + 1;
            return tens + high_fits;
        }
    }
    bool low_fits = below <= 4 * digits, high_fits = 4 * digits + 4 <= above;
    if (low_fits != high_fits) {
        return digits + high_fits;
    }
    return digits + (middle > 4 * digits + 2 || (middle == 4 * digits + 2 && (digits & 1)));
}

static const char two_digits[] = "00010203040506070809101112131415161718192021222324252627282930313"
                                 "233343536373839404142434445464748"
                                 "49505152535455565758596061626364656667686970717273747576777879808"
                                 "182838485868788899091929394959697"
                                 "9899";

/* Writes the digits of a positive integer so that they end before `end`; returns their start. */
static char *write_digits(uint64_t number, char *end)
{
    while (number >= 100) {
        end -= 2;
        memcpy(end, two_digits + number % 100 * 2, 2);
        number /= 100;
    }
    if (number >= 10) {
        end -= 2;
        memcpy(end, two_digits + number * 2, 2);
    } else {
        *--end = (char)('0' + number);
    }
    return end;
}

int ts_number_digits(double number, char digits[20], int *point)
{
    uint64_t bits = ts_double_bits(number);
    uint64_t fraction = bits & ((UINT64_C(1) << 52) - 1);
    int biased = (int)(bits >> 52) & 0x7ff;
    char buffer[24], *start;
    uint64_t decimal;
    int power, count;

    if (biased) {
        decimal = shortest(fraction | UINT64_C(1) << 52, biased - 1075, fraction == 0 && biased > 1,
                           &power);
    } else {
        decimal = shortest(fraction, -1074, false, &power);
    }
    start = write_digits(decimal, buffer + sizeof buffer);
    count = (int)(buffer + sizeof buffer - start);
    *point = count + power;
    while (count > 1 && start[count - 1] == '0') {
        count--;
    }
    memcpy(digits, start, (size_t)count);
    return count;
}

/* ---- text ------------------------------------------------------------------------------------ */

size_t ts_int_to_text(int64_t number, char text[TS_NUMBER_TEXT_MAX])
{
    char buffer[24];
    uint64_t size = number < 0 ? -(uint64_t)number : (uint64_t)number;
    char *start = write_digits(size, buffer + sizeof buffer);
    size_t length;

    if (number < 0) {
        *--start = '-';
    }
    length = (size_t)(buffer + sizeof buffer - start);
    memcpy(text, start, length);
    text[length] = 0;
    return length;
}

static char *write_exponent(char *out, int exponent)
{
    char digits[24];
    char *start;

    *out++ = 'e';
    *out++ = exponent < 0 ? '-' : '+';
    start = write_digits((uint64_t)(exponent < 0 ? -exponent : exponent), digits + sizeof digits);
    memcpy(out, start, (size_t)(digits + sizeof digits - start));
    return out + (digits + sizeof digits - start);
}

/* The cases of Number::toString, step 6 and on: `count` digits, the point after `point` of them. */
static char *write_decimal(char *out, const char *digits, int count, int point)
{
    if (point >= count && point <= 21) {
        memcpy(out, digits, (size_t)count);
        memset(out + count, '0', (size_t)(point - count));
        return out + point;
    }
    if (point > 0 && point <= 21) {
        memcpy(out, digits, (size_t)point);
        out[point] = '.';
        memcpy(out + point + 1, digits + point, (size_t)(count - point));
        return out + count + 1;
    }
    if (point > -6 && point <= 0) {
        *out++ = '0';
        *out++ = '.';
        memset(out, '0', (size_t)-point);
        memcpy(out - point, digits, (size_t)count);
        return out - point + count;
    }
    *out++ = digits[0];
    if (count > 1) {
        *out++ = '.';
        memcpy(out, digits + 1, (size_t)count - 1);
        out += count - 1;
    }
    return write_exponent(out, point - 1);
}

size_t ts_number_to_text(double number, char text[TS_NUMBER_TEXT_MAX])
{
    char digits[20], *out = text;
    int count, point;

    if (number >= -9007199254740992.0 && number <= 9007199254740992.0 &&
        (double)(int64_t)number == number) {
        return ts_int_to_text((int64_t)number, text);
    }
    if (number != number) {
        memcpy(text, "NaN", 4);
        return 3;
    }
    if (number < 0) {
        *out++ = '-';
        number = -number;
    }
    if (number > 1.7976931348623157e308) {
        memcpy(out, "Infinity", 9);
        return (size_t)(out - text) + 8;
    }
    count = ts_number_digits(number, digits, &point);
    out = write_decimal(out, digits, count, point);
    *out = 0;
    return (size_t)(out - text);
}

TsString *ts_string_from_number(double number)
{
    char text[TS_NUMBER_TEXT_MAX];

    return ts_string_from_ascii(text, ts_number_to_text(number, text));
}

TsString *ts_string_from_int(int64_t number)
{
    char text[TS_NUMBER_TEXT_MAX];

    return ts_string_from_ascii(text, ts_int_to_text(number, text));
}

TsString *ts_string_from_bool(bool boolean)
{
    return boolean ? TS_STR("true") : TS_STR("false");
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

int32_t ts_to_int32_slow(double number)
{
    uint64_t bits = ts_double_bits(number);
    int exponent = (int)(bits >> 52 & 0x7ff) - 1075;
    uint64_t significand = (bits & ((UINT64_C(1) << 52) - 1)) | UINT64_C(1) << 52;
    uint32_t low;

    if (exponent >= 32 || exponent < -52) {
        return 0; /* NaN and infinities, multiples of 2^32, fractions */
    }
    low = (uint32_t)(exponent >= 0 ? significand << exponent : significand >> -exponent);
    return (int32_t)(bits >> 63 ? -low : low);
}

/* The significand of a positive finite double as an integer, and its exponent. */
static uint64_t take_apart(double number, int *exponent)
{
    uint64_t bits = ts_double_bits(number);
    int biased = (int)(bits >> 52 & 0x7ff);
    uint64_t fraction = bits & ((UINT64_C(1) << 52) - 1);

    *exponent = (biased ? biased : 1) - 1075;
    return biased ? fraction | UINT64_C(1) << 52 : fraction;
}

/* rest * 2^exponent, exactly representable, rest below 2^53. */
static double put_together(uint64_t rest, int exponent)
{
    int shift;

    if (rest == 0) {
        return 0;
    }
    shift = __builtin_clzll(rest) - 11;
    if (shift > exponent + 1074) {
        shift = exponent + 1074;
    }
    rest <<= shift;
    exponent -= shift;
    if (rest >> 52) {
        rest = (rest & ((UINT64_C(1) << 52) - 1)) | (uint64_t)(exponent + 1075) << 52;
    }
    return ts_double_from_bits(rest);
}

/* The remainder of finite sizes, left >= right > 0, bit by bit in steps of 11. */
static double remainder_of(double left, double right)
{
    int left_exponent, right_exponent;
    uint64_t rest = take_apart(left, &left_exponent);
    uint64_t divisor = take_apart(right, &right_exponent);

    rest %= left_exponent == right_exponent ? divisor : UINT64_MAX;
    while (left_exponent > right_exponent) {
        int step = left_exponent - right_exponent < 11 ? left_exponent - right_exponent : 11;
        rest = (rest % divisor << step) % divisor;
        left_exponent -= step;
    }
    return put_together(rest % divisor, right_exponent);
}

double ts_number_mod_slow(double left, double right)
{
    double size_left = __builtin_fabs(left), size_right = __builtin_fabs(right), rest;

    if (ts_is_safe_integer(left) && ts_is_safe_integer(right) && right != 0) {
        rest = (double)((int64_t)left % (int64_t)right);
        return rest == 0 ? __builtin_copysign(0, left) : rest;
    }
    if (left != left || right != right || size_left > 1.7976931348623157e308 || right == 0) {
        return __builtin_nan("");
    }
    if (size_left < size_right) {
        return left;
    }
    return __builtin_copysign(remainder_of(size_left, size_right), left);
}
