/*
 * The emitter: the analysed IR becomes C texts in an EmittedProject.
 */
#ifndef TS2C_EMIT_EMIT_H
#define TS2C_EMIT_EMIT_H

#include "driver/program.h"
#include "emit/project.h"

/* Emits program->ir as program->analysis decided. NULL after diagnostics. */
EmittedProject *emit_program(Program *program);

#endif
