/*
 * Inside names/: the declaration files of the shims, parsed when a name of theirs is asked for.
 */
#ifndef TS2C_NAMES_LIBRARY_H
#define TS2C_NAMES_LIBRARY_H

#include "names/internal.h"

/* Finds the files and notes which names and modules each declares; parses none. */
void library_index(Program *program);

/* Loads the globals that the program is certain or likely to need. A second thread parses ahead, until
 * syntax_prefetch_end(): the library's modules that the entry names, too. */
void library_load_ahead(Program *program, const SourceFile *entry);

/* The path of the file that declares a module of the library ("node:http"), or NULL. */
const char *library_module_path(Program *program, const char *specifier);

/*
 * Loads every file that declares the global `name` (interned), so that its symbol is complete.
 * Once names_bind() has begun, the file's names are declared at once.
 */
void library_demand(Program *program, const char *name);

/* Loads all that declare globals: for a program that adds to them, and to suggest names. */
void library_demand_all(Program *program);

#endif
