/*
 * The passes in their order, from a path to a project in memory.
 */
#ifndef TS2C_DRIVER_PIPELINE_H
#define TS2C_DRIVER_PIPELINE_H

#include "driver/program.h"

struct EmittedProject;

/*
 * Runs load, names and types. false when errors were reported. Prints the dumps that the options
 * ask for to stdout, as all functions here do.
 */
bool pipeline_check(Program *program);

/* The same and lowering, which finds what cannot be compiled: `ts2c check`. */
bool pipeline_lower(Program *program);

/* Runs all passes and gives the emitted project; NULL when errors were reported. */
struct EmittedProject *pipeline_emit(Program *program);

#endif
