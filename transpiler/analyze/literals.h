/*
 * Inside analyze/: the constants among the strings and numbers that flow into a slot, and what
 * follows from them: which cases a switch can meet, and which variables may lack a value.
 */
#ifndef TS2C_ANALYZE_LITERALS_H
#define TS2C_ANALYZE_LITERALS_H

#include "analyze/flow_walk.h"
#include "lower/walk.h"

/* literals.c */

/* A constant flows into a slot: an IR_STRING or IR_NUMBER. Its kind is added by the caller. */
void flow_literal(Analysis *analysis, const IrExpr *constant, Slot *to);
/* What is known of another slot's strings and numbers; of those `kinds` only. */
void flow_literals(Analysis *analysis, Slot *from, Slot *to, unsigned kinds);
/* Some of them are not known. */
void flow_unknown_literals(Analysis *analysis, Slot *to, unsigned kinds);

/* Whether each value that can reach a switch without default has a case. */
bool switch_covers(Analysis *analysis, const IrStmt *stmt);

/*
 * The kinds among KIND_STRING and KIND_NUMBER whose values in the slot are not all literals that
 * the declared type names: tests that exclude all of its literals leave some of them.
 */
unsigned kinds_beyond_type(Analysis *analysis, Slot *slot, const Type *declared);

/* assigned.c */

/* Whether a local variable of the function may be read while it has no value. */
bool may_be_read_early(Analysis *analysis, const IrFunction *function, const IrVar *var);
/* Whether control reaches the end of the function's body where a switch does not cover all values
 * that its types rule out. */
bool may_run_off_end(Analysis *analysis, const IrFunction *function);

#endif
