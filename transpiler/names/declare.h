/*
 * Inside declare*.c: the walk that declares everything. bind() looks at one node; each construct
 * that opens a scope goes on with a changed copy of the binder, so that nothing needs restoring.
 */
#ifndef TS2C_NAMES_DECLARE_H
#define TS2C_NAMES_DECLARE_H

#include "names/internal.h"

typedef struct Binder {
    Program *program;
    Names *names;
    Module *module;
    Scope *scope;
    Symbol *container; /* module, namespace or enum whose exports are declared; NULL: a script */
    AstNode *function; /* innermost function, static block, property initializer's class or file */
    AstNode *loop;     /* innermost loop inside the function */
    bool exports_all;  /* an ambient namespace or module without export declarations */
    bool is_global;    /* declares into the global scope */
} Binder;

/* declare.c */
void set_declared(Binder *binder, AstNode *node, Symbol *symbol);
void report_duplicate(Binder *binder, AstNode *node, const char *name);
Symbol *declare_in(Binder *binder, SymbolTable *table, const char *name, uint32_t flags,
                   AstNode *node);
Symbol *declare(Binder *binder, Scope *scope, const char *name, uint32_t flags, AstNode *node,
                AstNode *statement);
Symbol *anonymous(Binder *binder, AstNode *node, uint32_t flags);
Scope *scope_new(Binder *binder, ScopeKind kind, AstNode *node);
Binder inside(Binder *binder, ScopeKind kind, AstNode *node);
bool bind(AstNode *node, void *context);
void bind_list(Binder *binder, AstList *list);
void bind_one(Binder *binder, AstNode *node);

/* declare_members.c */
void bind_class(Binder *binder, AstNode *node);
void bind_property(Binder *binder, AstNode *node);
void bind_interface(Binder *binder, AstNode *node);
void bind_type_alias(Binder *binder, AstNode *node);
void bind_type_parameter(Binder *binder, AstNode *node);
void bind_infer(Binder *binder, AstNode *node);
void bind_members_of_literal(Binder *binder, AstNode *node);

/* declare_modules.c */
void bind_enum(Binder *binder, AstNode *node);
void bind_module_declaration(Binder *binder, AstNode *node);
void bind_import(Binder *binder, AstNode *node);
void declare_alias(Binder *binder, AstNode *node, AstNode *name, bool is_type_only);
void bind_export(Binder *binder, AstNode *node);
void bind_export_assignment(Binder *binder, AstNode *node);

#endif
