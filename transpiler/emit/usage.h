/* What the program can reach: see usage.c. Private to emit/. */
#ifndef TS2C_EMIT_USAGE_H
#define TS2C_EMIT_USAGE_H

#include "emit/emitter.h"

/* Marks functions, classes and variables that reachable code uses. */
void find_usage(Emitter *emitter);

/* Whether a method must be known to the runtime by its name. */
/* Whether a static method is listed for the class as a value (statics.c). */
bool static_is_shown(Emitter *emitter, const IrFunction *function);
bool method_needs_member(Emitter *emitter, const IrFunction *method);

#endif
