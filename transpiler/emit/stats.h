/*
 * The yardsticks of the emitted C's look, for `ts2c emit --stats`.
 */
#ifndef TS2C_EMIT_STATS_H
#define TS2C_EMIT_STATS_H

#include <stdio.h>

#include "emit/project.h"

/* Counted in one text. */
typedef struct TextStats {
    size_t lines;    /* that are not blank */
    size_t comments; /* block comments, and lines that have a line comment */
    size_t gotos;
    size_t wide_lines; /* over 100 columns */
} TextStats;

/* Counts in C or TypeScript; strings and comments are told apart, templates as strings. */
TextStats text_stats(const char *text, size_t length);

/* Prints the sums over the program's modules and over the emitted C, and their ratio. */
void project_print_stats(const Program *program, const EmittedProject *project, FILE *out);

#endif
