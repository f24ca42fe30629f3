/*
 * What the operators on TsValues, tables and inspection need of BigInts, through pointers, so that
 * programs without BigInts do not carry their arithmetic.
 */
#ifndef TS_BIGINT_OPERATORS_H
#define TS_BIGINT_OPERATORS_H

#include "ts/value.h"

typedef enum TsBigIntOperator {
    TS_BIGINT_ADD,
    TS_BIGINT_SUBTRACT,
    TS_BIGINT_MULTIPLY,
    TS_BIGINT_DIVIDE,
    TS_BIGINT_MODULO,
    TS_BIGINT_POWER,
    TS_BIGINT_AND,
    TS_BIGINT_OR,
    TS_BIGINT_XOR,
    TS_BIGINT_SHIFT_LEFT,
    TS_BIGINT_SHIFT_RIGHT,
    TS_BIGINT_SHIFT_RIGHT_UNSIGNED,
    TS_BIGINT_NEGATE,
    TS_BIGINT_NOT,
    TS_BIGINT_INCREMENT,
    TS_BIGINT_DECREMENT
} TsBigIntOperator;

typedef struct TsBigIntOperators {
    /** Throws TypeError unless both are BigInts. */
    TsValue (*binary)(TsBigIntOperator op, TsValue left, TsValue right);
    TsValue (*unary)(TsBigIntOperator op, TsValue value);
    /** Order of two primitives, one a BigInt: < 0, 0, 1; 2 when they cannot be compared. */
    int (*order)(TsValue left, TsValue right);
    /** == of two primitives, one a BigInt. */
    bool (*equals)(TsValue left, TsValue right);
    TsString *(*to_string)(TsValue value);
    double (*to_number)(TsValue value);
    uint64_t (*hash)(TsValue value);
} TsBigIntOperators;

/** Set by ts_bigint_start (bigint.h); where a BigInt is met, it is set. */
extern const TsBigIntOperators *ts_bigint_operators;

/** Number(value): ToNumber, but a BigInt is converted, too (§21.1.1.1). */
double ts_number_of(TsValue value);

#endif
