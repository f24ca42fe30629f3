/*
 * Diagnostics: what is wrong with the user's program, or with what it wants from us.
 *
 * Every message is a line of diagnostics.def. A pass reports with diagnose() and goes on; it
 * never prints. The driver sorts, drops duplicates and prints at the end.
 *
 *     diagnose(program, node->file, node->span, UNRESOLVED_NAME, name);
 */
#ifndef TS2C_DRIVER_DIAGNOSTICS_H
#define TS2C_DRIVER_DIAGNOSTICS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "driver/source.h"

/*
 * A mismatch of types is an error for `check`. Node runs such programs all the same, so `emit`
 * warns of it and goes on, and `run` is silent.
 */
typedef enum Severity { SEVERITY_ERROR, SEVERITY_WARNING, SEVERITY_MISMATCH } Severity;

typedef enum DiagnosticId {
#define DIAGNOSTIC(id, number, severity, message, hint) id,
#include "driver/diagnostics.def"
#undef DIAGNOSTIC
    DIAGNOSTIC_COUNT
} DiagnosticId;

typedef struct Diagnostic {
    DiagnosticId id;
    Severity severity;      /* an error or a warning */
    const SourceFile *file; /* NULL: about no file (the project, the output folder) */
    Span span;
    const char *message;
    const char *hint; /* NULL when there is none */
    size_t order;     /* in which it was reported */
} Diagnostic;

/*
 * Reports. The arguments are those of the message's printf format in diagnostics.def. The hint
 * of the table is used, or the one given (text, not a format; copied; NULL: none at all).
 */
void diagnose_by_id(struct Program *program, const SourceFile *file, Span span, DiagnosticId id,
                    ...);
void diagnose_with_hint_by_id(struct Program *program, const SourceFile *file, Span span,
                              DiagnosticId id, const char *hint, ...);

/* The same with a constant id, so that the compiler checks the arguments against the format. */
#define diagnose(program, file, span, id, ...)                    \
    ((void)sizeof(diagnostic_check_(id##_FORMAT, ##__VA_ARGS__)), \
     diagnose_by_id((program), (file), (span), id, ##__VA_ARGS__))
#define diagnose_with_hint(program, file, span, id, hint, ...)    \
    ((void)sizeof(diagnostic_check_(id##_FORMAT, ##__VA_ARGS__)), \
     diagnose_with_hint_by_id((program), (file), (span), id, (hint), ##__VA_ARGS__))

/* A span for diagnostics that are about a whole file. */
#define NO_SPAN ((Span){0, 0})

/* How many errors (warnings not counted) were reported so far. */
size_t diagnostics_error_count(const struct Program *program);

/* Whether any error was reported with that file. */
bool diagnostics_file_has_errors(const struct Program *program, const SourceFile *file);

/* Sorts by file and position and drops repeated ones. */
void diagnostics_sort(struct Program *program);

/* Prints all, as text (with colour or not) or as one JSON document. Sorts first. */
void diagnostics_print(struct Program *program, FILE *out, bool colour);
void diagnostics_print_json(struct Program *program, FILE *out);

/* An entry of the table: its number, its message (a printf format), its hint (or NULL). */
unsigned diagnostic_number(DiagnosticId id);
const char *diagnostic_format(DiagnosticId id);
const char *diagnostic_hint(DiagnosticId id);
Severity diagnostic_severity(DiagnosticId id);

int diagnostic_check_(const char *format, ...) __attribute__((format(printf, 1, 2)));

#define DIAGNOSTIC(id, number, severity, message, hint) \
    __attribute__((unused)) static const char id##_FORMAT[] = message;
#include "driver/diagnostics.def"
#undef DIAGNOSTIC

#endif
