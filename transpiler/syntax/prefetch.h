/*
 * Parsing library files on a second thread while the first reads what is parsed already. Inside
 * of this folder only, apart from the two functions of syntax.h that start and end it.
 */
#ifndef TS2C_SYNTAX_PREFETCH_H
#define TS2C_SYNTAX_PREFETCH_H

#include <tree_sitter/api.h>

#include "syntax/syntax.h"

/* The tree of a file that the second thread parsed, now the caller's; NULL if it did not. */
TSTree *syntax_prefetched(Prefetch *prefetch, const SourceFile *file);

#endif
