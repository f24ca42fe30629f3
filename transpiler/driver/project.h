/*
 * What tsconfig.json and package.json say about a program. Both may be missing.
 *
 * tsconfig.json is read as tsc reads it: comments and trailing commas are allowed, "extends"
 * (one or several, relative or from node_modules) is followed, paths are relative to the file
 * that names them. See https://www.typescriptlang.org/tsconfig.
 */
#ifndef TS2C_DRIVER_PROJECT_H
#define TS2C_DRIVER_PROJECT_H

#include <jansson.h>

#include "driver/program.h"

/* One line of compilerOptions.paths, as "@app/x": ["./src/x"]. */
typedef struct PathAlias {
    const char *pattern;       /* with at most one '*' */
    VEC(const char *) targets; /* absolute, each with at most one '*' */
} PathAlias;

typedef struct Project {
    const char *root;          /* absolute folder of the entry's package.json or tsconfig */
    const char *tsconfig_path; /* absolute; NULL: there is none */
    const char *package_path;  /* absolute; NULL: there is none */
    json_t *package;           /* the parsed package.json, NULL: there is none */

    const char *base_url; /* absolute; NULL: not given */
    VEC(PathAlias) paths;
    bool strict;             /* "strict"; true when not given */
    bool strict_null_checks; /* as "strict" unless given */
    bool no_implicit_any;    /* as "strict" unless given */
    bool strict_property_initialization;
    bool use_unknown_in_catch_variables;
    bool strict_function_types;
    bool exact_optional_property_types;
    bool no_unchecked_indexed_access;
    bool use_define_for_class_fields;
    bool resolve_json_module;
    const char *package_name;    /* package.json "name" without its scope; NULL: none */
    const char *package_version; /* package.json "version"; NULL: none */
} Project;

/*
 * Finds the project files of FILE (a source file, or a folder), reads them into
 * program->project, sets program->name, and gives the absolute path of the entry module.
 * NULL after a diagnostic when there is no entry. Errors in the files are diagnosed, and the
 * readable rest is used.
 */
const char *project_load(Program *program, const char *input);

/* Releases what Jansson holds. */
void project_free(Project *project);

/*
 * Reads a JSON file, with comments and trailing commas if `lenient`. NULL after a diagnostic.
 * The caller owns the value.
 */
json_t *project_read_json(Program *program, const char *path, bool lenient);

#endif
