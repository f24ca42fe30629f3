/*
 * Modules, scopes and symbols: what each name of the program stands for.
 *
 * names_load() finds and parses every module that the entry needs, the library's declarations
 * included; names_bind() makes symbols and scopes and resolves every identifier. Both report errors
 * and go on. After that all queries are cheap and all results read-only, in the program's arena.
 *
 * A name has two or three meanings in TypeScript: a value, a type, a namespace. One Symbol carries
 * all that share a declaration space (class + namespace, interface + const), as in tsc.
 */
#ifndef TS2C_NAMES_NAMES_H
#define TS2C_NAMES_NAMES_H

#include "driver/program.h"
#include "support/map.h"
#include "support/vec.h"
#include "syntax/ast.h"

typedef struct Symbol Symbol;
typedef struct Scope Scope;
typedef struct Module Module;

enum SymbolFlags {
    SYMBOL_VAR = 1 << 0,   /* var; also a CommonJS-style global `declare var` */
    SYMBOL_LET = 1 << 1,   /* let */
    SYMBOL_CONST = 1 << 2, /* const, using */
    SYMBOL_PARAMETER = 1 << 3,
    SYMBOL_CATCH = 1 << 4, /* catch (e) */
    SYMBOL_FUNCTION = 1 << 5,
    SYMBOL_CLASS = 1 << 6,
    SYMBOL_ENUM = 1 << 7,
    SYMBOL_ENUM_MEMBER = 1 << 8,
    SYMBOL_NAMESPACE = 1 << 9, /* namespace with code, or an ambient one with values */
    SYMBOL_MODULE = 1 << 10,   /* a whole module: what `import * as x` names */
    SYMBOL_INTERFACE = 1 << 11,
    SYMBOL_TYPE_ALIAS = 1 << 12,
    SYMBOL_TYPE_PARAMETER = 1 << 13,
    SYMBOL_TYPE_NAMESPACE = 1 << 14, /* namespace with only types */
    SYMBOL_ALIAS = 1 << 15,          /* import or re-export: see names_resolve_alias() */
    SYMBOL_PROPERTY = 1 << 16,       /* members: property, parameter property */
    SYMBOL_METHOD = 1 << 17,
    SYMBOL_GETTER = 1 << 18,
    SYMBOL_SETTER = 1 << 19,
    SYMBOL_CONSTRUCTOR = 1 << 20,
    SYMBOL_ARGUMENTS = 1 << 21,      /* the implicit `arguments` */
    SYMBOL_CONST_ENUM = 1 << 22,     /* with SYMBOL_ENUM */
    SYMBOL_EXPORT_DEFAULT = 1 << 23, /* export default <expression> */
    SYMBOL_LABEL = 1 << 24,

    SYMBOL_BLOCK_SCOPED = SYMBOL_LET | SYMBOL_CONST | SYMBOL_CATCH | SYMBOL_CLASS | SYMBOL_ENUM,
    SYMBOL_VARIABLE =
        SYMBOL_VAR | SYMBOL_LET | SYMBOL_CONST | SYMBOL_PARAMETER | SYMBOL_CATCH | SYMBOL_ARGUMENTS,
    SYMBOL_VALUE = SYMBOL_VARIABLE | SYMBOL_FUNCTION | SYMBOL_CLASS | SYMBOL_ENUM |
                   SYMBOL_ENUM_MEMBER | SYMBOL_NAMESPACE | SYMBOL_MODULE | SYMBOL_PROPERTY |
                   SYMBOL_METHOD | SYMBOL_GETTER | SYMBOL_SETTER | SYMBOL_EXPORT_DEFAULT,
    SYMBOL_TYPE = SYMBOL_CLASS | SYMBOL_INTERFACE | SYMBOL_TYPE_ALIAS | SYMBOL_ENUM |
                  SYMBOL_ENUM_MEMBER | SYMBOL_TYPE_PARAMETER,
    SYMBOL_ANY_NAMESPACE = SYMBOL_NAMESPACE | SYMBOL_TYPE_NAMESPACE | SYMBOL_MODULE | SYMBOL_ENUM
};

typedef VEC(AstNode *) NodeVec;
typedef VEC(Symbol *) SymbolVec;

/* What a module exports, and the interned name it has outside. */
typedef struct Export {
    const char *name;
    Symbol *symbol;
} Export;
typedef VEC(Export) ExportVec;

/* Symbols by interned name, in order of declaration. */
typedef struct SymbolTable {
    PtrMap map;
} SymbolTable;

struct Symbol {
    const char *name; /* interned; "default" for a default export */
    uint32_t flags;   /* SymbolFlags */
    uint32_t id;      /* dense over the program, from 1 */
    NodeVec declarations;
    AstNode *value_declaration; /* the first that declares a value; NULL if none does */
    Symbol *parent; /* class, interface, enum, namespace or module symbol it is a member of */
    Module *module; /* that declares it first; NULL for globals of the library */
    Scope *scope;   /* that it lives in; NULL for members */

    SymbolTable exports;   /* namespace, module, enum members; statics of a class */
    SymbolTable members;   /* instance members of a class or interface, merged over declarations */
    Symbol *alias_target;  /* private: use names_resolve_alias() */
    Symbol *export_symbol; /* private: merged into */
    uint8_t alias_state;

    AstNode *function; /* function (or file, or static block) whose activation holds the variable */
    AstNode *loop;     /* innermost loop statement inside `function` that makes it anew, or NULL */
    NodeVec references;        /* value references in user code, in source order (not in .d.ts) */
    const char *c_struct;      /* private: of types_c_struct(), for so many declarations */
    size_t c_struct_count;
    uint32_t assignment_count; /* assignments after the declaration: =, +=, ++, for-in/of targets */

    bool is_exported;            /* by its module, under any name */
    bool is_captured;            /* a function nested in the declaring one refers to it */
    bool is_loop_captured;       /* captured, and each turn of the loop needs its own */
    bool is_reassigned;          /* assignment_count > 0 */
    bool is_assigned_in_closure; /* by a function nested in the declaring one */
    bool needs_tdz_check;        /* some use may run before the declaration has */
    bool is_used_as_value;       /* referenced by code that stays after types are erased */
    bool is_ambient;             /* declared only: declare, .d.ts */
    bool is_type_only;           /* import type, export type */
    bool is_commonjs;            /* an export of a CommonJS module: any */
};

typedef enum ScopeKind {
    SCOPE_GLOBAL,
    SCOPE_MODULE,
    SCOPE_NAMESPACE,
    SCOPE_FUNCTION, /* parameters and, in the same scope, the body's top level */
    SCOPE_BLOCK,    /* block, for, switch, catch, static block */
    SCOPE_CLASS,    /* type parameters; the name of a class expression */
    SCOPE_TYPE      /* type parameters of interfaces, aliases, signatures; infer; mapped types */
} ScopeKind;

struct Scope {
    ScopeKind kind;
    Scope *parent;
    AstNode *node;  /* that opens it; NULL for the global scope */
    Symbol *symbol; /* of a module, namespace, class: its exports are visible inside */
    SymbolTable symbols;
    Scope *function_scope; /* the scope that `var` here goes to */
};

typedef enum ModuleKind {
    MODULE_USER,        /* TypeScript, or JSON, that becomes C */
    MODULE_DECLARATION, /* a .d.ts of the user */
    MODULE_LIBRARY      /* a .d.ts of the shims */
} ModuleKind;

typedef VEC(Module *) ModuleVec;

/* One import or re-export of a module that has an effect or binds names. */
typedef struct ModuleImport {
    AstNode *node; /* import, export ... from, import("x"), import x = require, import type */
    const char *specifier;
    Module *target;    /* NULL: an ambient module (see ambient), or not found (diagnosed) */
    Symbol *ambient;   /* of `declare module "node:http"` */
    bool is_type_only; /* costs nothing at run time: type-only, or all its names unused as values */
    bool is_dynamic;   /* import("x") */
} ModuleImport;

struct Module {
    SourceFile *file;
    AstNode *ast; /* SOURCE_FILE */
    ModuleKind kind;
    uint32_t index; /* dense, in order of discovery */
    Symbol *symbol; /* SYMBOL_MODULE: its exports; NULL for a script (global .d.ts) */
    Scope *scope;
    VEC(ModuleImport) imports;  /* in source order */
    VEC(Symbol *) star_exports; /* private: targets of export * */
    uint32_t evaluation_order;  /* position in Modules.evaluation; UINT32_MAX if not evaluated */
    bool has_top_level_await;   /* itself */
    bool is_async;              /* it or a module it evaluates first has top-level await */
    bool is_commonjs;           /* Node runs it as CommonJS: no import, export or await in it */
    bool is_required;           /* by require() or an import declaration, without its types */
    bool is_lazy;               /* only import() leads to it: not evaluated from the start */
    bool has_record;            /* some import() may have to evaluate it: shims/ts/module.h */
    bool in_cycle;              /* takes part in an import cycle of evaluated modules */
};

typedef struct Modules {
    ModuleVec all; /* in order of discovery; the entry is the first user module */
    ModuleVec
        evaluation; /* user (and JSON) modules in the order Node evaluates them (ECMA-262 16.2.1),
                       then those that only import() leads to */
    Module *entry;
    Scope *global_scope;
    StrMap by_path; /* real path -> Module */
    StrMap ambient; /* "node:http" -> Symbol of its declare module */
} Modules;

/* ---- the pass ---- */

/*
 * Loads the entry (absolute path) and everything it imports, the global library, and the library's
 * modules that are imported. False if the entry itself cannot be read.
 */
bool names_load(Program *program, const char *entry);

/* Declares and resolves everything. Errors are diagnosed. */
void names_bind(Program *program);

void names_dump(Program *program, StrBuf *out);
void modules_dump(Program *program, StrBuf *out);

/* ---- queries ---- */

/*
 * The symbol an identifier refers to, or declares if it is the name of a declaration, aliases not
 * followed. For a value reference its value meaning, for a name in a type its type meaning, left
 * of a dot in a qualified name its namespace meaning. NULL for property names (o.name, {name: 1})
 * and for unresolved names (diagnosed). A label's symbol for labels. `undefined` and `globalThis`,
 * not declared anywhere, have names_undefined() and names_global_this().
 */
Symbol *names_resolve(Program *program, AstNode *identifier);

/* The same with aliases followed to what they stand for; never returns a SYMBOL_ALIAS. */
Symbol *names_resolve_target(Program *program, AstNode *identifier);

/* What an import or re-export stands for, through any number of steps; a symbol that is no alias is
 * its own target. NULL if it leads nowhere (diagnosed). */
Symbol *names_resolve_alias(Program *program, Symbol *symbol);

/* The type or namespace a (qualified) name denotes; `meaning` of SYMBOL_VALUE, _TYPE,
 * _ANY_NAMESPACE.
 * Aliases followed. NULL if there is none (diagnosed once). */
Symbol *names_resolve_entity(Program *program, AstNode *entity_name, uint32_t meaning);

/* The symbol a declaration node declares (function, class, parameter with a plain name, property,
 * method, enum member, import specifier, type parameter, function expression, class expression,
 * type literal...), or NULL. */
Symbol *names_symbol_of(Program *program, AstNode *declaration);

/* A name looked up from a place in the tree. meaning: SYMBOL_VALUE, SYMBOL_TYPE, ... No
 * diagnostic. */
Symbol *names_lookup(Program *program, AstNode *from, const char *name, uint32_t meaning);

/* A name of the global scope, as `Array`; NULL if not declared. */
Symbol *names_global(Program *program, const char *name, uint32_t meaning);

/* An export of a module, namespace or enum by its name, export * followed, aliases resolved. */
Symbol *names_export(Program *program, Symbol *container, const char *name);

/* All exports of a module symbol, export * included (not `default` through export *). */
void names_exports(Program *program, Symbol *container, ExportVec *out);

Symbol *names_undefined(Program *program);
Symbol *names_global_this(Program *program);

/* The innermost scope around a node, and the scope a node opens itself (NULL if none). */
Scope *names_scope_of(Program *program, AstNode *node);
Scope *names_scope_opened(Program *program, AstNode *node);

Module *names_module_of(Program *program, const AstNode *node);

/*
 * The specifier that a variable or parameter stands for a module of the library by: in
 * `const fs = await import("node:fs")`, `const { join } = require("path")`,
 * `import("os").then((os) => ...)`. NULL for others. Their names are aliases.
 */
AstNode *names_library_source(Program *program, AstNode *declaration);

/* What require() of a module of the library gives: its main export, or the module. */
Symbol *names_required(Program *program, AstNode *specifier);

/* Whether it is a call of CommonJS's require(). */
bool names_is_require(Program *program, AstNode *node);

/* The module that an import specifier (the STRING_LITERAL) leads to: its SYMBOL_MODULE, or NULL. */
Symbol *names_module_symbol(Program *program, AstNode *specifier);

/* ---- captures ---- */

/* Variables of enclosing functions (module-level ones not included) that the function or functions
 * nested in it refer to, in order of first reference. `this` is told by function.uses_this. */
const SymbolVec *names_captures(Program *program, AstNode *function);

/* Variables that the function, file, block or loop body declares and nested functions capture. */
const SymbolVec *names_captured_locals(Program *program, AstNode *node);

/* Whether an identifier reference writes its variable (=, +=, ++, for-of target), and reads it. */
bool names_is_write(const AstNode *reference);
bool names_is_read(const AstNode *reference);

/* Whether an import declaration stays after erasing types. */
bool names_import_is_used(Program *program, AstNode *import_declaration);

/* ---- tables ---- */

Symbol *symbol_table_get(const SymbolTable *table, const char *interned);
size_t symbol_table_count(const SymbolTable *table);
Symbol *symbol_table_at(const SymbolTable *table, size_t index);

#endif
