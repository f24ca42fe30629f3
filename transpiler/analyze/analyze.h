/* The analyses in their order; each fills what the next one reads. Private to analyze/. */
#ifndef TS2C_ANALYZE_ANALYZE_H
#define TS2C_ANALYZE_ANALYZE_H

#include "analyze/flow.h"

/* flow.c: kinds and pointees of all slots, to a fixpoint. */
void flow_program(Analysis *analysis);

/* tdz.c: reads that may come before the declaration of what they read. */
void tdz_program(Analysis *analysis);

/* layout.c: one layout for each pointee with objects. */
void layout_program(Analysis *analysis);

/* effects.c: which functions may run without the runtime lock. */
void effects_program(Analysis *analysis);

/* Whether objects of a shape have an own field of this name. */
bool shape_has_field(const Shape *shape, const char *name);
/* Whether its objects have it as a property of their own: not a method or accessor. */
bool shape_owns_field(const Shape *shape, const char *name);
/* Whether an object that an expression gives can be of a shape: `this` is of its class. */
bool shape_is_possible(const IrExpr *object, const Shape *shape);

#endif
