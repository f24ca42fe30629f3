/*
 * What a function may do beyond computing its result.
 *
 * A function is isolated if it reads nothing but its arguments and immutable module state, writes
 * to nothing that outlives it, starts nothing asynchronous, and calls only isolated functions. An
 * isolated HTTP handler runs on its worker's thread, in the worker's heap, without the runtime lock.
 * It is a proof: whatever is not understood counts as not isolated.
 */
#ifndef TS2C_ANALYZE_EFFECTS_H
#define TS2C_ANALYZE_EFFECTS_H

#include "analyze/flow.h"

struct Effects {
    bool is_isolated;
    const char *reason;      /* why not, for `coverage`: "writes module variable 'count'" */
    Span place;
    const SourceFile *file;
    bool visiting;           /* private */
    bool known;
};

/* The effects of a function and all it calls. */
const Effects *effects_of(Analysis *analysis, IrFunction *function);

/* Whether a call of the function shows nothing but its result (quiet.c). */
bool function_is_quiet(Analysis *analysis, IrFunction *function);
void quiet_program(Analysis *analysis);

/* Whether evaluating an expression can have a side effect, throw, or read what another evaluation
 * may change: the emitter then keeps JavaScript's order of evaluation. */
bool expr_has_effects(const IrExpr *expr);
bool expr_reads_mutable(const IrExpr *expr);

/* Whether evaluating an expression assigns a variable (refine.c). */
bool expr_assigns(const IrExpr *expr, const IrVar *var);

#endif
