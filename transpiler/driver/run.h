/*
 * `ts2c run`: build a program in the cache, if it or ts2c changed, and become it.
 */
#ifndef TS2C_DRIVER_RUN_H
#define TS2C_DRIVER_RUN_H

#include "driver/program.h"

/*
 * Replaces the process by the program if the cache has an unchanged build of options->input;
 * returns otherwise. Nothing is parsed, only hashed.
 */
void run_if_cached(Options *options);

/*
 * Emits, builds and replaces the process by the program. Returns after a diagnostic.
 */
void run_program(Program *program);

#endif
