/*
 * Numbers as JavaScript writes them (ECMA-262 §6.1.6.1.20, Number::toString), for property keys and
 * constant text.
 */
#ifndef TS2C_SUPPORT_NUMBER_H
#define TS2C_SUPPORT_NUMBER_H

#include "support/arena.h"

/* The text of a number in base 10: "10", "1e+21", "1.5", "NaN". In the arena. */
const char *number_text(Arena *arena, double number);

#endif
