/*
 * Reading source text into syntax trees.
 *
 * The text is parsed by tree-sitter with the TypeScript grammar; the reader in this folder turns
 * its concrete tree into ours (syntax/ast.h). Nothing outside of this folder knows tree-sitter.
 */
#ifndef TS2C_SYNTAX_SYNTAX_H
#define TS2C_SYNTAX_SYNTAX_H

#include "driver/program.h"
#include "syntax/ast.h"

typedef struct Prefetch Prefetch;

/* What all files of a program share while they are read. */
typedef struct Syntax {
    uint32_t last_id;    /* of the newest node; ids run from 1 */
    uint16_t *cst_kinds; /* our kind of each grammar symbol */
    uint16_t *cst_fields;
    Prefetch *prefetch; /* NULL when no second thread is at work */
} Syntax;

/* The program's Syntax, made on first use. */
Syntax *syntax_of(Program *program);

/*
 * Parses a file into a SOURCE_FILE. Never NULL and never without the required children: syntax
 * errors are diagnosed, and the rest is read all the same.
 */
AstNode *syntax_parse(Program *program, SourceFile *file);

/*
 * Lets a second thread parse files that will be given to syntax_parse soon, until
 * syntax_prefetch_end, which must come before the program is freed. Results are the same.
 */
void syntax_prefetch_start(Program *program, const SourceFile *const *files, size_t count);
void syntax_prefetch_end(Program *program);

#endif
