/*
 * The cells of BigInts, and numbers that are being made.
 */
#ifndef TS_BIGINT_INTERNAL_H
#define TS_BIGINT_INTERNAL_H

#include "ts/bigint.h"
#include "ts/bigint_limbs.h"
#include "ts/error.h"

struct TsBigInt {
    TsObject base;
    uint32_t room;   /* limbs that the cell was made for: its size must not change */
    uint32_t length; /* limbs; the last one is not zero */
    bool negative;
    TsLimb limbs[];
};

extern const TsType ts_bigint_type;

/** V8's limit. */
#define BIGINT_MAX_BITS (UINT32_C(1) << 30)

enum { SMALL_LIMBS = sizeof(int64_t) / sizeof(TsLimb) };

/** Sign and magnitude of a small value or a cell, without a copy of the latter. */
typedef struct Magnitude {
    const TsLimb *limbs;
    size_t length;
    bool negative;
    TsLimb own[SMALL_LIMBS];
} Magnitude;

/** Throws the TypeError of mixed operands when `value` is NULL. */
void bigint_read(const TsBigInt *value, Magnitude *out);

/** A cell for up to `length` limbs, not initialised; RangeError when that is too much. */
TsBigInt *bigint_new(size_t length);
/** The value of a new cell: without zero limbs, small if it fits. */
TsBigInt *bigint_finish(TsBigInt *cell, size_t length, bool negative);

_Noreturn void bigint_too_big(void);
_Noreturn void bigint_mixed(void);

#endif
