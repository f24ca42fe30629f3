/*
 * Natural numbers as limbs, the least significant first: the arithmetic under BigInt. Nothing here
 * allocates in the heap or knows of signs. Lengths are counts of limbs; where a function says so, an
 * operand may be its result.
 */
#ifndef TS_BIGINT_LIMBS_H
#define TS_BIGINT_LIMBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __SIZEOF_INT128__
typedef uint64_t TsLimb;
__extension__ typedef unsigned __int128 TsWideLimb;
#define TS_LIMB_BITS 64
#else
typedef uint32_t TsLimb;
typedef uint64_t TsWideLimb;
#define TS_LIMB_BITS 32
#endif

/** The length without zero limbs at the end. */
static inline size_t limbs_length(const TsLimb *limbs, size_t length)
{
    while (length > 0 && limbs[length - 1] == 0) {
        length--;
    }
    return length;
}

/** How many bits the number has. */
size_t limbs_bits(const TsLimb *limbs, size_t length);

/** < 0, 0, > 0; both without zero limbs at the end. */
int limbs_compare(const TsLimb *a, size_t a_length, const TsLimb *b, size_t b_length);

/** out = a + b, a_length limbs, a_length >= b_length; returns the carry. out may be a or b. */
TsLimb limbs_add(TsLimb *out, const TsLimb *a, size_t a_length, const TsLimb *b, size_t b_length);

/** out = a - b, a_length limbs, a >= b. out may be a or b. */
void limbs_subtract(TsLimb *out, const TsLimb *a, size_t a_length, const TsLimb *b, size_t b_length);

/** out = a * b, a_length + b_length limbs, apart from both. Karatsuba's way from some size on. */
void limbs_multiply(TsLimb *out, const TsLimb *a, size_t a_length, const TsLimb *b,
                    size_t b_length);

/** out = a * factor + summand, in place; returns the limb that is carried out. */
TsLimb limbs_multiply_small(TsLimb *limbs, size_t length, TsLimb factor, TsLimb summand);

/** limbs = limbs / divisor, in place; returns the remainder. */
TsLimb limbs_divide_small(TsLimb *limbs, size_t length, TsLimb divisor);

/**
 * quotient (a_length - b_length + 1 limbs, or NULL) and remainder (b_length limbs, or NULL) of a / b;
 * a_length >= b_length > 0, the last limb of b is not zero. The results are apart from a and b.
 */
void limbs_divide(TsLimb *quotient, TsLimb *remainder, const TsLimb *a, size_t a_length,
                  const TsLimb *b, size_t b_length);

/** out = a << count; length + count / TS_LIMB_BITS + 1 limbs, apart from a. */
void limbs_shift_left(TsLimb *out, const TsLimb *a, size_t length, size_t count);

/** out = a >> count, length - count / TS_LIMB_BITS limbs (> 0); whether a bit was lost. */
bool limbs_shift_right(TsLimb *out, const TsLimb *a, size_t length, size_t count);

/** Scratch memory from malloc; never NULL. */
TsLimb *limbs_scratch(size_t length);

#endif
