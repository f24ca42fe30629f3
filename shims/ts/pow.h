/*
 * The operator ** (ECMA-262 §6.1.6.1.3), apart from the core because it needs the mathematics
 * library.
 */
#ifndef TS_POW_H
#define TS_POW_H

#include "ts/value.h"

double ts_number_pow(double base, double exponent);
TsValue ts_pow(TsValue left, TsValue right);

#endif
