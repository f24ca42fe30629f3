/*
 * Between the files that deal with emitted projects: the complete list of a project's files with
 * their texts, as project.c assembles it and project_write.c writes it.
 */
#ifndef TS2C_EMIT_PROJECT_PARTS_H
#define TS2C_EMIT_PROJECT_PARTS_H

#include "emit/project.h"

typedef enum PartKind {
    PART_SOURCE, /* C made from the program: the user's, with a pristine copy in .ts2c/ */
    PART_SHIM,   /* copied from the runtime */
    PART_BUILD,  /* made from a template: the user's, with a pristine copy in .ts2c/ */
    PART_SCRIPT  /* configure: executable, not merged */
} PartKind;

typedef struct ProjectPart {
    const char *path; /* relative to the project's folder */
    const char *text;
    size_t length;
    PartKind kind;
} ProjectPart;

typedef VEC(ProjectPart) ProjectPartVec;

/* What templates are filled with. */
typedef struct TemplateValues {
    const char *name;
    const char *version;
    const char *entry;
    TextVec sources;
    TextVec headers;
    const ShimClosure *closure;
} TemplateValues;

/* All files of a project; false after a diagnostic. */
bool project_parts(Program *program, const EmittedProject *project, ProjectPartVec *parts);

/* A template's text with its sections chosen and its words replaced, in the arena. */
char *template_expand(Arena *arena, const TemplateValues *values, const char *text, size_t length,
                      size_t *expanded_length);

bool project_requires(const ShimClosure *closure, const char *library, size_t length);

#endif
