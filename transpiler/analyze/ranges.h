/*
 * Intervals of numbers. A range with finite bounds says: never NaN, never beyond; `is_integer`: all
 * are integers. The empty range (lo > hi) is what nothing flowed into. JavaScript's numbers are
 * doubles; a range proves when an integer type gives the same results.
 */
#ifndef TS2C_ANALYZE_RANGES_H
#define TS2C_ANALYZE_RANGES_H

#include "analyze/flow.h"

Range range_empty(void);
Range range_top(void);                       /* any number, NaN included */
Range range_integers(double lo, double hi);
Range range_constant(double value);
bool range_is_empty(Range range);
bool range_is_finite(Range range);
bool range_contains_zero(Range range);

Range range_join(Range a, Range b);
/* What remains of `range` when it is known to lie within [lo, hi]. */
Range range_clamp(Range range, double lo, double hi);

/* The result of an operator on numbers. */
Range range_binary(IrOp op, Range left, Range right);
Range range_unary(IrOp op, Range operand);
/* The same where 0 and -0 do the same, and, for an index, NaN what -1 does. */
Range range_used(IrOp op, Range left, Range right, NumberUse use);

/* Adds a range to a slot's; widens bounds that keep growing, so that walks end. */
void slot_add_range(Analysis *analysis, Slot *slot, Range range);

/* Adds KIND_NUMBER with a range (flow_kinds() would add any number) to the slot of an expression:
 * it follows its operands, so it is not widened by itself. */
void flow_number(Analysis *analysis, Slot *slot, Range range);
/* The same of numbers that literals.c knows: a constant. */
void flow_range(Analysis *analysis, Slot *slot, Range range);

/* The numeric range of an operand in arithmetic: a boolean is 0 or 1, undefined is NaN. */
Range operand_range(const Slot *slot);

/* The range promised by a library declaration's type node: int32, uint32, int64, size. */
Range range_of_type_node(const AstNode *type_node);

/* A step of a counter: ++, += small constant. Counting past 2^48 takes days. */
Range range_step(IrOp op, Range old, double step);

/* refine.c: what a condition tells about variables while `body` runs. Returns the number of facts
 * pushed; give it to ranges_forget(). */
size_t ranges_assume(Analysis *analysis, const IrExpr *condition, bool holds, const IrStmt *body);
void ranges_forget(Analysis *analysis, size_t count);
/* Whether `index` is a variable that is known to be a valid index of the variable `object`. */
bool ranges_is_within(const Analysis *analysis, const IrExpr *index, const IrExpr *object);
/* The fact about a variable at this place, or NULL. */
const Range *ranges_fact(const Analysis *analysis, const IrVar *var);

#endif
