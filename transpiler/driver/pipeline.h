/*
 * The passes in their order, from a path to a project in memory.
 */
#ifndef TS2C_DRIVER_PIPELINE_H
#define TS2C_DRIVER_PIPELINE_H

#include "driver/program.h"

struct EmittedProject;

/*
 * Runs load, names and types: all that `ts2c check` needs. false when errors were reported.
 * Prints the dumps that the options ask for to stdout.
 */
bool pipeline_check(Program *program);

/* Runs all passes and gives the emitted project; NULL when errors were reported. */
struct EmittedProject *pipeline_emit(Program *program);

#endif
