/*
 * `ts2c explain`: what a diagnostic means, with a program that gets it and one that does not.
 */
#ifndef TS2C_DRIVER_EXPLAIN_H
#define TS2C_DRIVER_EXPLAIN_H

#include <stdbool.h>
#include <stdio.h>

/*
 * Prints the explanation of a code ("TS2C2001", "ts2c2001" or "2001"); false if there is no such
 * code, with nothing printed.
 */
bool explain(const char *code, FILE *out);

/* Prints every code with its message, one a line. */
void explain_list(FILE *out);

/* Prints all explanations as one JSON array, with the programs: [{code, severity, message, text,
 * wrong, right}]. */
void explain_json(FILE *out);

#endif
