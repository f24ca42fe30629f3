/*
 * The intermediate representation: what the lowering pass makes of the typed AST, what the analyses
 * annotate, and what the emitter prints.
 *
 * It is a tree with JavaScript's meaning and without JavaScript's sugar: destructuring, default
 * parameters, spread arguments of known length, optional chains, templates, enum and namespace
 * members, class bodies and parameter properties are gone; what C can say in place stays whole, so
 * that a statement of the program is one statement here. Each variable knows where it lives, each
 * function what it captures, each call what it calls. Types are instantiated: no type parameter of
 * the program is left (a generic function is lowered once for each tuple of type arguments).
 *
 * Representation is not decided here: `slot` and `repr` fields belong to analyze/.
 * Everything lives in the Program's arena.
 */
#ifndef TS2C_LOWER_IR_H
#define TS2C_LOWER_IR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "driver/program.h"
#include "support/arena.h"
#include "support/map.h"
#include "support/vec.h"
#include "syntax/ast.h"
#include "types/types.h"

typedef struct IrProgram IrProgram;
typedef struct IrModule IrModule;
typedef struct IrFunction IrFunction;
typedef struct IrClass IrClass;
typedef struct IrScope IrScope;
typedef struct IrVar IrVar;
typedef struct IrNative IrNative;
typedef struct IrExpr IrExpr;
typedef struct IrStmt IrStmt;
typedef struct IrProperty IrProperty;
typedef struct Slot Slot;         /* analyze/flow.h: what can flow into a place */
typedef struct Effects Effects;   /* analyze/effects.h */

typedef VEC(IrExpr *) IrExprList;
typedef VEC(IrStmt *) IrStmtList;
typedef VEC(IrVar *) IrVarList;
typedef VEC(IrFunction *) IrFunctionList;
typedef VEC(IrClass *) IrClassList;
typedef VEC(IrModule *) IrModuleList;
typedef VEC(Comment *) IrComments;   /* in source order, each printed once */
typedef VEC(AstNode *) IrNodeList;

/* ---- variables and where they live -------------------------------------------------------- */

typedef enum IrStorage {
    IR_STORAGE_LOCAL,   /* a local of its function, parameters included */
    IR_STORAGE_SCOPE,   /* captured by a closure: a field of the IrScope that declares it */
    IR_STORAGE_MODULE   /* declared at a module's top level (or a static field of a class) */
} IrStorage;

struct IrVar {
    const char *name;       /* as in the program; for a temporary, its role ("entry", "index") */
    Type *type;             /* declared or inferred, widened; instantiated */
    IrStorage storage;
    IrFunction *function;   /* that declares it; a module's main function for top-level variables */
    IrScope *scope;         /* IR_STORAGE_SCOPE only */
    IrModule *module;       /* IR_STORAGE_MODULE only */
    AstNode *declaration;   /* NULL for temporaries */
    bool exported;          /* seen by other modules: gets a declaration in the header */
    bool is_array_key;      /* analyze/: for-in over an array of known elements gives it */
    bool constant;          /* never assigned after its initialisation */
    bool temporary;         /* made by the lowering */
    bool needs_tdz_check;   /* a read may come before the initialisation: by the text, and after
                               analyze/ some read is_early */
    bool is_this;           /* the receiver of a method or constructor */
    bool is_rest;           /* the rest parameter: an array */
    const char *static_key; /* a static field of a class: its key; NULL for private ones */
    const char *symbol_key; /* a symbol in static memory: its key ("__@tag@"); NULL for others */
    const char *symbol_text;    /* its description, or NULL */
    bool is_registered;         /* it is what Symbol.for gives for that text */
    Slot *slot;             /* analyze/ */
    unsigned doubted;       /* analyze/: kinds that a predicate may be wrong about */
    const char *c_name;     /* emit/ */
    struct CExpr *c_value;  /* emit/: what stands for it, when it needs no variable */
    size_t reads;           /* emit/: how often reachable code reads it */
    bool in_try;            /* emit/: assigned inside a try statement: volatile in C */
    bool is_shared, is_emitted, is_written;   /* emit/ */
    bool is_mentioned;      /* emit/: by C that was made, if only to be left out */
    bool is_named;          /* emit/: a symbol that is some property's key */
    const char *c_param;    /* emit/: the parameter that it is copied from into a scope */
    IrExpr *initialiser;    /* emit/: literal value of a constant, given in its definition */
    struct IrStmt *definition;  /* emit/: the statement that declares it, of such a constant */
    bool is_size;           /* emit/: a counter below some length: size_t in C */
    bool used_in_functions; /* emit/: not just by the module's own statements */
};

/* The captured variables of one block or function: one heap struct with named fields. */
struct IrScope {
    const char *name;       /* role for the struct's name: the function's name */
    IrFunction *function;   /* whose activation (or whose block) it belongs to */
    IrScope *parent;        /* the next outer scope that is reachable from it, or NULL. Its closures
                               reach outer variables through a `parent` field */
    IrVarList vars;
    bool is_loop_body;      /* made anew for each iteration */
    const char *c_name;     /* emit/ */
};

/* ---- functions, classes, modules ----------------------------------------------------------- */

typedef enum IrFunctionKind {
    IR_FUNCTION_PLAIN,      /* declarations, expressions and arrows alike */
    IR_FUNCTION_METHOD,
    IR_FUNCTION_CONSTRUCTOR,
    IR_FUNCTION_GETTER,
    IR_FUNCTION_SETTER,
    IR_FUNCTION_STATIC_METHOD,
    IR_FUNCTION_MODULE_MAIN /* a module's top-level statements */
} IrFunctionKind;

struct IrFunction {
    IrFunctionKind kind;
    const char *name;        /* what C should call it: the program's name, or a role ("on_request"
                                for the listener of createServer, "compare" for sort's callback) */
    const char *js_name;     /* what JavaScript calls it ("" for an anonymous one); methods: the
                                key, "__@iterator" for [Symbol.iterator] */
    AstNode *node;           /* NULL for a synthesized constructor */
    IrModule *module;
    IrClass *owner;          /* methods, constructors, accessors */
    IrVarList params;        /* `this` is not among them */
    IrVar *this_var;         /* methods, constructors, accessors, and functions that use `this`;
                                an arrow's `this` is the captured variable of the outer function */
    IrVar *arguments_var;    /* array of the arguments, when `arguments` is used; else NULL */
    bool is_static_getter, is_static_setter;
    const char *value_name;  /* its `name`, when that is not js_name */
    size_t length;           /* JavaScript's `length` */
    IrScope *outer_scope;    /* the environment its closure carries; NULL if it captures nothing */
    IrScope *own_scope;      /* allocated on entry for its own captured parameters and variables */
    Type *return_type;       /* of the body: for async functions the promised type */
    bool is_async, is_generator;
    bool is_sloppy;          /* `this` is globalThis where it is called without a receiver */
    bool exported;
    bool returns_other;      /* a constructor that returns a value, which `new` gives if it is an object */
    bool used_as_value;      /* some IR_FUNCTION expression names it */
    IrComments comments;     /* leading comments of the declaration */
    bool blank_before;
    IrStmt *body;            /* an IR_BLOCK; NULL for abstract methods */
    /* analyze/ */
    Slot *slot;              /* the function as a value */
    Slot *result;
    Slot *constructed;       /* if returns_other: what `new` gives */
    Effects *effects;
    const char *c_name;      /* emit/ */
    enum { QUIET_UNKNOWN, QUIET_YES, QUIET_NO } quiet;  /* analyze/: see effects.h */
    bool is_reachable;       /* emit/ */
    bool is_shared;          /* emit/: named by another module */
    bool is_shared_value;    /* emit/: as a value */
    bool is_mentioned;       /* emit/: by C that was made */
    bool is_super_target;    /* emit/: a constructor that a subclass calls */
    bool uses_outer_scope;   /* emit/ */
    bool is_recursive;       /* emit/: may call itself, at whatever distance */
};

typedef struct IrField {
    const char *name;        /* property key as in the program; for #private see lower_private_key */
    Type *type;
    bool is_private_name;    /* #name: not enumerable, not visible to dynamic access */
    bool is_optional;
    IrComments comments;
    Comment *trailing_comment;  /* on the field's line, or NULL */
    bool blank_before;
    AstNode *declaration;
} IrField;
typedef VEC(IrField) IrFieldList;

struct IrClass {
    const char *name;
    const char *js_name;
    AstNode *node;
    IrModule *module;
    Type *type;              /* the instance type, instantiated */
    IrClass *parent;         /* a class of the program */
    const char *native_parent;  /* "Error", "EventEmitter", ...: a class of the library; NULL else */
    const char *native_struct;  /* its C struct, which its descriptor is named for: "TypeError" */
    const char *native_hooks;   /* methods that the library calls by name: "_read,_write"; NULL: none */
    const char *native_layout;  /* the struct that instances begin with: "TsError" */
    const char *native_fields;  /* the macro that lists its fields: "TS_ERROR_FIELDS" */
    const char *native_header;
    AstNode *mixed_base;        /* what it extends is a value: the expression; NULL else */
    AstNode *unknown_base;      /* a mixin's class where the base is not known: must not be reached */
    IrFieldList fields;      /* own fields in the order in which the constructor creates them */
    IrFunction *constructor; /* never NULL: synthesized when the class has none. Field initialisers
                                and parameter properties are assignments at its start (after the
                                super call) */
    IrFunctionList methods;  /* own methods and accessors, not static */
    IrFunctionList static_methods;
    IrVarList static_fields; /* IR_STORAGE_MODULE variables, named Class_field */
    bool is_abstract;
    bool is_array;           /* extends Array, at whatever distance: the runtime makes instances, too */
    bool shows_statics;      /* analyze/: it, or a class that extends it, is a value */
    bool needs_tdz_check;    /* as of a variable */
    bool exported;
    bool used_as_value;      /* as a value other than callee of new, instanceof's right side, X.static */
    IrScope *outer_scope;    /* for a class declared in a function that captures; NULL else */
    IrComments comments;
    bool is_created;         /* emit/: by `new` */
    bool is_shared;          /* emit/: other modules name it */
    bool is_instantiated;    /* emit/: reachable code makes instances */
    /* analyze/, emit/ */
    void *shape;
    const char *c_name;
};

struct IrModule {
    const char *name;        /* file name without extension, a C identifier: "server" */
    const SourceFile *file;
    bool is_commonjs;        /* its code is sloppy where nothing makes it strict */
    bool is_required;        /* CommonJS: what it exports is asked for without its types */
    bool is_lazy;            /* evaluated by import() only */
    IrVar *module_object, *exports_object;  /* CommonJS: its `module` and `exports`, where used */
    bool has_record;         /* import() may evaluate it */
    bool has_imports;        /* it has import declarations */
    const char *record_name; /* emit/ */
    IrFunction *namespace;   /* gives its namespace, where import() asks for it; else NULL */
    VEC(IrModule *) evaluates;  /* modules with a record that it imports, in order */
    IrFunction *main;        /* its statements; evaluated once, in Node's order */
    IrVarList vars;          /* top-level variables and statics */
    IrFunctionList functions;   /* every function declared in the file, nested ones and arrows too,
                                   in source order: the order in which they are printed */
    IrClassList classes;     /* in source order */
    VEC(IrModule *) imports; /* modules whose functions or variables it uses */
    IrNodeList type_declarations;  /* interfaces, type aliases and enums of the file in source
                                      order, for their comments */
    IrComments header_comments;    /* at the file's start, before a blank line */
    IrComments trailing_comments;  /* after the last statement */
};

/* A call of a function of the program whose type is a type predicate: what it says of its argument. */
typedef struct IrPredicateUse {
    AstNode *declaration;    /* of the function; may lack a body */
    size_t parameter;
    Type *declared, *proved; /* the parameter's type, and what the predicate says */
    IrVar *var;              /* the argument; NULL: any field of this name */
    const char *name;
} IrPredicateUse;

struct IrProgram {
    IrModuleList modules;    /* in evaluation order: the entry module is last, but for lazy ones */
    IrModule *entry;
    bool uses_prototypes;    /* classes' methods are seen as properties of their prototypes */
    bool lends_methods;      /* and may come to be called on other objects than instances */
    bool constructs_values;  /* `new` is applied to what may be a function, or one's prototype is seen */
    bool reads_stacks;       /* an error's `stack` is read, or captureStackTrace() called */
    bool uses_proxies;       /* what is dynamic may be a proxy */
    bool proxies_arrays;     /* of an array, perhaps */
    bool extends_array;      /* what is an array by its type may be an instance of a class */
    VEC(IrPredicateUse) predicate_uses;
    StrMap symbols;          /* key ("__@tag@") -> IrVar that is a symbol in static memory */
    StrMap library_symbols;  /* key -> IrLibrarySymbol */
};

/* A symbol that the library declares with @c and @symbol, used as a key. */
typedef struct IrLibrarySymbol {
    const char *c_name; /* "&ts_symbol_inspect" */
    const char *header;
    const char *text; /* its description */
} IrLibrarySymbol;

/* ---- the library: bindings ------------------------------------------------------------------ */

/* One library declaration with its @c tag (shims/...d.ts). */
struct IrNative {
    const char *c_name;      /* "http_end", or "->url" for a struct field; may contain $T */
    const char *c_setter;    /* @cset, or NULL */
    const char *c_isolated;  /* @cisolated, @cheaders: other functions to call in special cases */
    const char *c_headers;
    const char *header;      /* "node/http.h" */
    AstNode *declaration;    /* function, method or construct signature, property, variable */
    Signature *signature;    /* as declared: generic, not instantiated; NULL for properties */
    AstNode *owner;          /* the interface or class that declares it, or NULL */
    Type *owner_type;        /* its declared (generic) type, or NULL */
    Type *declared_type;     /* properties: the type as declared, not instantiated */
    bool returns_receiver;   /* the declared result is `this` */
    bool is_dynamic;         /* @dynamic: whatever is declared, the result may be anything */
    bool is_species;         /* @species: of an instance of a class, it makes another one */
    bool makes_proxy;        /* @proxy: the same, and it is a proxy of the first argument */
    bool is_constructor;
    bool is_static;          /* no receiver is passed: free functions, Math.x, X.from */
    bool is_class;           /* a class of the library as a value: c_name is the value */
    bool is_pure, is_isolated;
    bool takes_source;       /* the last argument is the text of the call */
    bool is_exact;           /* called as X.prototype.member.call(value): not the value's own */
    bool freezes, defines, rekeys, takes_prototype;   /* what it does to its first argument */
    size_t prototype_count;  /* 1 + the argument that becomes a prototype; 0: none does */
    bool may_be_absent;      /* @absent: undefined for what is no value of JSON, whatever is declared */
    bool keeps;              /* what it is given may come back to the program, or be called */
    bool inherits;           /* @inherits: its second argument becomes the base of the first */
    bool replaces;           /* @replaces: the method of the first argument that the second names */
    VEC(const char *) rep_params;   /* @rep U: type parameters passed as trailing TsRep arguments */
};

/* ---- expressions ----------------------------------------------------------------------------- */

typedef enum IrExprKind {
    IR_UNDEFINED,
    IR_NULL,
    IR_BOOLEAN,        /* boolean */
    IR_NUMBER,         /* number */
    IR_STRING,         /* string */
    IR_BIGINT,         /* string.text: digits, decimal or after 0x, 0o, 0b */
    IR_REGEXP,         /* string: source; regexp_flags */
    IR_VAR,            /* var; type is the narrowed one at this place */
    IR_FUNCTION,       /* function: as a value; a closure over the current scope if it captures */
    IR_CLASS,          /* class_: as a value; class_ NULL: the library's class whose C struct is name
                          and header string.text (right side of instanceof only) */
    IR_FIELD,          /* object.name; native != NULL if the library declares it (object NULL: one of
                          its variables or namespaces: Math.PI, process.argv); function != NULL if
                          exactly one getter (setter, when assigned to) of the program is meant */
    IR_ELEMENT,        /* object[index] */
    IR_CALL,           /* function(args): a function of the program, known; object = receiver for a
                          non-virtual method or super call, else NULL */
    IR_CALL_METHOD,    /* object.name(args): a method or function-valued property of the program,
                          possibly one of many */
    IR_CALL_VALUE,     /* object(args): a function value */
    IR_CALL_NATIVE,    /* native(receiver object or NULL, args) */
    IR_CALL_DYNAMIC,   /* object.name(args) on any; name NULL: object(args); index: object[index](args) */
    IR_NEW,            /* new class_(args) */
    IR_NEW_VALUE,      /* new (object)(args): a class value */
    IR_OBJECT,         /* {...}: properties */
    IR_ARRAY,          /* [...]: args, with IR_SPREAD and IR_HOLE elements */
    IR_SPREAD,         /* ...object, inside IR_ARRAY and call arguments only */
    IR_HOLE,
    IR_UNARY,          /* op: - + ~ ! typeof void delete */
    IR_BINARY,         /* op: arithmetic, bitwise, comparison, equality, in, instanceof, comma */
    IR_LOGICAL,        /* op: && || ?? */
    IR_CONDITIONAL,    /* test ? left : right */
    IR_ASSIGN,         /* left op= right (op IR_OP_NONE: plain); logical assignment has op && || ?? */
    IR_UPDATE,         /* ++ and --: left; prefix; op IR_OP_ADD or IR_OP_SUB */
    IR_TEMPLATE,       /* the strings of a tagged template, made once: left cooked, right raw (IR_ARRAY) */
    IR_CONCAT,         /* template literal: args, each converted to string (IR_STRING parts literal) */
    IR_LET,            /* var = left, then the value of right, which uses var */
    IR_OPTIONAL,       /* a?.b: var = left; nullish -> undefined, else the value of right, which reads
                          var. When left is a plain unchanged variable, var is NULL and right reads
                          that variable itself */
    IR_BRANDED,        /* analyze/: left, which must be an instance of class_ as its private member
                          `name` is used; op ADD: read, SUB: written, NONE: a method or accessor */
    IR_CAST,           /* left as type / left! / <T>left: no effect; type may lie (is_unsafe) */
    IR_AWAIT,          /* left */
    IR_YIELD,          /* left or NULL; delegate */
    IR_NEW_TARGET,
    IR_IMPORT_META,    /* name */
    IR_MODULE          /* module: its record; function gives its namespace. What import() is given */
} IrExprKind;

typedef enum IrOp {
    IR_OP_NONE,
    IR_OP_ADD, IR_OP_SUB, IR_OP_MUL, IR_OP_DIV, IR_OP_MOD, IR_OP_POW,
    IR_OP_AND, IR_OP_OR, IR_OP_XOR, IR_OP_SHL, IR_OP_SHR, IR_OP_USHR,
    IR_OP_LT, IR_OP_LE, IR_OP_GT, IR_OP_GE,
    IR_OP_EQ, IR_OP_NE, IR_OP_STRICT_EQ, IR_OP_STRICT_NE,
    IR_OP_IN, IR_OP_INSTANCEOF, IR_OP_COMMA,
    IR_OP_LOGICAL_AND, IR_OP_LOGICAL_OR, IR_OP_COALESCE,
    IR_OP_NEG, IR_OP_PLUS, IR_OP_NOT, IR_OP_BITNOT, IR_OP_TYPEOF, IR_OP_VOID, IR_OP_DELETE
} IrOp;

typedef enum IrPropertyKind {
    IR_PROPERTY_VALUE,    /* name (or computed key): value */
    IR_PROPERTY_SPREAD,   /* ...value */
    IR_PROPERTY_GETTER,   /* value: an IR_FUNCTION */
    IR_PROPERTY_SETTER
} IrPropertyKind;

struct IrProperty {
    IrPropertyKind kind;
    const char *name;     /* NULL if computed or spread */
    IrExpr *key;          /* computed */
    IrExpr *value;
    VEC(const char *) omitted;   /* SPREAD: keys that are left out (`const { a, ...rest } = o`) */
};

struct IrExpr {
    IrExprKind kind;
    IrOp op;
    Type *type;           /* static, narrowed, instantiated */
    const SourceFile *file;
    Span span;
    AstNode *node;        /* where it comes from, for diagnostics; may be NULL */
    union {
        bool boolean;
        double number;
        struct { const char *text; size_t length; } string;   /* UTF-8 (WTF-8 for lone surrogates) */
    };
    const char *regexp_flags;
    size_t number_of_groups;  /* IR_REGEXP: captures, the whole match not counted */
    IrVar *var;
    IrFunction *function;     /* IR_CALL, IR_FUNCTION; IR_FIELD/IR_ASSIGN of a known accessor */
    IrClass *class_;
    IrModule *module;         /* IR_MODULE */
    IrNative *native;
    const char *name;
    bool is_private_name;     /* name is a #private one */
    bool proven;              /* analyze/: the index is inside */
    bool is_impostor;     /* analyze/: a cast to a class of what lacks its methods */
    bool is_watched;          /* analyze/: reading it may call a proxy's handler */
    bool in_bounds;           /* IR_ELEMENT: lowering knows the index is inside (for-of loops) */
    bool is_super;            /* IR_CALL: super.method(...) or super(...) */
    bool is_super_method;     /* IR_CALL_NATIVE: super.method(...) */
    bool prefix;              /* IR_UPDATE */
    bool is_unsafe;           /* IR_CAST: the checker could not see that the value has the type */
    bool delegate;            /* IR_YIELD */
    bool is_limited;          /* IR_SPREAD: only the first `number` values, for a pattern */
    bool is_filled;           /* analyze/: new Array(n).fill(x) */
    bool is_rest;             /* IR_CALL_NATIVE: the slice of a rest element, which has no holes */
    bool gives_class;         /* IR_FIELD: object.constructor, which may be called */
    bool is_early;            /* analyze/: may come before the declaration of what it reads (IR_VAR,
                                 IR_NEW, IR_CLASS, static calls); `test` tells, NULL: it does */
    const char *early_name;
    bool is_sloppy;           /* IR_ASSIGN, IR_UPDATE, IR_OP_DELETE: what the object refuses is no error */
    AstNode *pattern;         /* IR_FIELD, IR_ELEMENT: the pattern whose first property is read */
    bool value_unused;        /* emit/: the expression is a statement by itself */
    bool value_at_once;       /* emit/: of an await: the statement takes its value and ends */
    IrExpr *object, *index;   /* receiver, key */
    IrExpr *test, *left, *right;   /* IR_CALL_VALUE: left is `this`, stable; NULL: undefined */
    IrExprList args;
    VEC(IrProperty) properties;
    VEC(Type *) type_args;    /* IR_CALL_NATIVE, natively constructed: inferred type arguments */
    Slot *slot;               /* analyze/: what the expression can be */
    bool owns_slot;           /* private to analyze/ */
    PtrMap *declared_slots;   /* private to analyze/: of a library declaration's types */
    Slot **native_slots;      /* private to analyze/: of a generic library function's parameters */
};

/* ---- statements -------------------------------------------------------------------------------- */

typedef enum IrStmtKind {
    IR_STMT_EXPR,        /* expr */
    IR_STMT_DECLARE,     /* var = expr (expr NULL: uninitialised, reads as undefined) */
    IR_STMT_BLOCK,       /* body; scope != NULL: its captured variables are allocated on entry.
                            is_transparent: made by the lowering, prints no braces; with var: where
                            that was declared, of which only the function is left */
    IR_STMT_IF,          /* expr, then, otherwise */
    IR_STMT_WHILE,       /* expr, then */
    IR_STMT_DO,          /* then, expr */
    IR_STMT_FOR,         /* init (list of declarations or expressions), expr or NULL, update or NULL, then */
    IR_STMT_FOR_OF,      /* for (var of expr) then; iteration says how */
    IR_STMT_FOR_IN,      /* for (var in expr) then */
    IR_STMT_SWITCH,      /* expr, cases */
    IR_STMT_RETURN,      /* expr or NULL */
    IR_STMT_BREAK,       /* target */
    IR_STMT_CONTINUE,    /* target */
    IR_STMT_THROW,       /* expr */
    IR_STMT_TRY,         /* then; var and otherwise: the catch clause (otherwise NULL: none); finally */
    IR_STMT_CLASS        /* class_: its static fields are initialised here (assignments follow) */
} IrStmtKind;

typedef enum IrIteration {
    IR_ITERATE_ARRAY,        /* var is each element, read live up to the current length */
    IR_ITERATE_STRING,       /* each code point, as a string */
    IR_ITERATE_MAP,          /* var is the key, second_var the value; either may be NULL (unused) */
    IR_ITERATE_MAP_ENTRIES,  /* var is a [key, value] array */
    IR_ITERATE_SET,
    IR_ITERATE_ARRAY_ENTRIES,   /* xs.entries(): var is the index, second_var the element */
    IR_ITERATE_PROTOCOL,     /* anything with Symbol.iterator */
    IR_ITERATE_ASYNC         /* for await: anything with Symbol.asyncIterator or Symbol.iterator */
} IrIteration;

typedef struct IrCase {
    IrExprList tests;        /* several labels in a row; empty with is_default */
    bool is_default;
    IrStmtList body;         /* falls through unless it ends in a jump */
    IrComments comments;
    Comment *trailing_comment;
} IrCase;

struct IrStmt {
    IrStmtKind kind;
    const SourceFile *file;
    Span span;
    IrComments comments;          /* leading, own-line */
    Comment *trailing_comment;    /* on the statement's last line; NULL */
    IrComments inner_comments;    /* blocks: after the last statement */
    bool blank_before;            /* the source has an empty line before it */
    bool is_transparent;
    bool of_parameters; /* a default or a pattern of the function's parameters */
    bool is_labelled_target;      /* a break or continue of an outer loop or block names it */
    const char *label;
    IrVar *var, *second_var;
    IrExpr *expr;
    IrExpr *update;
    IrStmtList init;
    IrStmtList body;              /* IR_STMT_BLOCK */
    IrScope *scope;
    IrStmt *then, *otherwise, *finally;
    VEC(IrCase) cases;
    IrIteration iteration;
    bool skips_holes;             /* FOR_OF made of an array method: holes are not visited */
    IrVar *result_with_holes;     /* FOR_OF made of map(): the array that has a hole for each */
    AstNode *method_call;         /* FOR_OF made of an array method: the call, for errors */
    IrStmt *target;               /* of break and continue: the statement left or continued */
    IrClass *class_;
    bool is_hoisted;              /* IR_STMT_DECLARE: `initialises` of another one comes later */
    IrVar *initialises;           /* IR_STMT_EXPR: the declaration of this variable */
    /* emit/ */
    const char *break_label, *continue_label;
    struct TryContext *attempt;   /* the try statement around it */
    bool in_loop;                 /* IR_STMT_DECLARE without a value: must be undefined each time */
};

/* Lowers all modules of the program. Unsupported constructs are diagnosed at their place, and
 * lowering goes on. Returns NULL if any error was reported. */
IrProgram *lower_program(Program *program);

/* Prints the IR as text, for --dump=ir and for tests. */
void ir_dump(const IrProgram *ir, StrBuf *out);

#endif
