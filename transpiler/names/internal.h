/*
 * Inside names/: the state of the pass and what its files share.
 *
 * load.c, paths.c and library.c find modules; declare.c makes scopes and symbols; lookup.c and alias.c find
 * what a name means; resolve.c walks the program's code and notes uses; order.c sorts modules.
 */
#ifndef TS2C_NAMES_INTERNAL_H
#define TS2C_NAMES_INTERNAL_H

#include "names/names.h"

typedef struct Library Library;
typedef struct LibraryFile LibraryFile;

typedef struct Names {
    Library *library;
    /* By node id, for nodes below `capacity`. */
    Symbol **declared;   /* symbol that a declaration declares */
    Symbol **referenced; /* symbol that an identifier refers to */
    Scope **scopes;      /* scope that a node opens */
    uint32_t capacity;
    uint32_t last_symbol_id;
    Symbol *undefined, *global_this;
    PtrMap captures;        /* node -> SymbolVec */
    PtrMap captured_locals; /* node -> SymbolVec */
    PtrMap star_exports;    /* module Symbol -> NodeVec of its `export * from` */
    PtrMap module_of_file;  /* SourceFile -> Module */
    PtrMap specifiers;      /* STRING_LITERAL of an import -> module Symbol */
    NodeVec namespace_uses; /* references of names that stand for modules */
    NodeVec unresolved;     /* identifiers already reported */
    PtrMap reported;
    struct {
        const char *default_name, *export_equals, *arguments, *undefined, *global_this, *global, *this_name;
        const char *constructor;
    } text;
} Names;

/* load.c */
Module *module_new(Program *program, SourceFile *file, ModuleKind kind);

/* names.c: gives every node that exists now its place in the tables by node id */
void names_make_room(Program *program);

/* paths.c: files that a specifier may mean */

/*
 * The file that a relative, absolute, aliased (tsconfig paths) or package specifier means when
 * written in the file; NULL if there is none. `#name` is looked up in package.json `imports`.
 */
const char *resolve_specifier(Program *program, const SourceFile *from, const char *specifier);

/* Whether Node runs the module as CommonJS, by the rules of its package.json and its syntax. */
bool is_commonjs(Program *program, const Module *module);

/* declare.c */
void declare_module(Program *program, Module *module);
Symbol *symbol_new(Program *program, const char *name, uint32_t flags);
void symbol_table_put(Program *program, SymbolTable *table, const char *name, Symbol *symbol);
void symbol_add_declaration(Program *program, Symbol *symbol, AstNode *node);
bool flags_conflict(uint32_t present, uint32_t added);

/* commonjs.c: what import declarations find in a CommonJS module */
void declare_commonjs_exports(Program *program, Module *module);

/* alias.c */
Symbol *module_symbol_of(Program *program, AstNode *specifier);
Symbol *export_of(Program *program, Symbol *container, const char *name);

/* lookup.c */

/* SymbolFlags that an identifier's place asks for; 0 if it is no reference. */
uint32_t meaning_of(const AstNode *identifier);
Symbol *lookup_from(Program *program, AstNode *from, const char *name, uint32_t meaning);
void report_unresolved(Program *program, AstNode *identifier, uint32_t meaning);
const char *closest_name(Program *program, AstNode *from, const char *name, uint32_t meaning);
const char *closest_export(Program *program, Symbol *container, const char *name);

/* resolve.c */
void resolve_module(Program *program, Module *module);

/* tdz.c */
void note_early_uses(Program *program, Symbol *symbol);
void note_namespace_use(Program *program, AstNode *reference);

/* order.c */
void order_modules(Program *program);

static inline Names *names_of(Program *program)
{
    return program->names;
}

#endif
