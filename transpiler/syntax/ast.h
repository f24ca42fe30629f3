/*
 * The syntax tree of one TypeScript file.
 *
 * Names follow the TypeScript compiler's own tree where it has one name for a thing. Deliberate
 * differences: `delete`, `typeof`, `void` are unary expressions; assignments are apart from binary
 * expressions; a destructuring pattern is the same kind of node in declarations and assignments;
 * a comma expression is one flat list; `export` and `default` are modifiers of the declaration.
 *
 * Nodes live in the program's arena and are never freed one by one. A child that is optional in the
 * grammar may be NULL; one that is required is never NULL: where a syntax error left a hole there
 * is an AST_MISSING node, and the error is already diagnosed.
 */
#ifndef TS2C_SYNTAX_AST_H
#define TS2C_SYNTAX_AST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "driver/diagnostics.h"
#include "support/arena.h"
#include "support/strbuf.h"
#include "support/vec.h"

typedef struct Program Program;
typedef struct AstNode AstNode;

typedef enum AstKind {
#define AST_KIND(kind, payload, name) AST_##kind,
#include "syntax/ast_kinds.def"
    AST_KIND_COUNT
} AstKind;

typedef enum AstOperator {
#define AST_OPERATOR(op, text) AST_OP_##op,
#include "syntax/ast_operators.def"
    AST_OPERATOR_COUNT
} AstOperator;

/* A list of nodes; empty lists have length 0. No element is NULL. */
typedef VEC(AstNode *) AstList;

typedef enum AstModifier {
    AST_MODIFIER_EXPORT = 1 << 0,
    AST_MODIFIER_DEFAULT = 1 << 1,
    AST_MODIFIER_DECLARE = 1 << 2,
    AST_MODIFIER_ABSTRACT = 1 << 3,
    AST_MODIFIER_ASYNC = 1 << 4,
    AST_MODIFIER_STATIC = 1 << 5,
    AST_MODIFIER_READONLY = 1 << 6,
    AST_MODIFIER_PUBLIC = 1 << 7,
    AST_MODIFIER_PRIVATE = 1 << 8,
    AST_MODIFIER_PROTECTED = 1 << 9,
    AST_MODIFIER_OVERRIDE = 1 << 10,
    AST_MODIFIER_ACCESSOR = 1 << 11,
    AST_MODIFIER_CONST = 1 << 12, /* const enum; <const T> */
    AST_MODIFIER_IN = 1 << 13,    /* variance of a type parameter */
    AST_MODIFIER_OUT = 1 << 14,
    /* The modifiers that make a constructor parameter a property, too. */
    AST_MODIFIER_PARAMETER_PROPERTY = AST_MODIFIER_PUBLIC | AST_MODIFIER_PRIVATE |
                                      AST_MODIFIER_PROTECTED | AST_MODIFIER_READONLY |
                                      AST_MODIFIER_OVERRIDE
} AstModifier;

typedef enum AstVariableKind {
    AST_VAR,
    AST_LET,
    AST_CONST,
    AST_USING,
    AST_AWAIT_USING
} AstVariableKind;

typedef enum AstKeywordType {
    AST_TYPE_ANY,
    AST_TYPE_UNKNOWN,
    AST_TYPE_NEVER,
    AST_TYPE_VOID,
    AST_TYPE_UNDEFINED,
    AST_TYPE_NULL,
    AST_TYPE_BOOLEAN,
    AST_TYPE_NUMBER,
    AST_TYPE_STRING,
    AST_TYPE_BIGINT,
    AST_TYPE_SYMBOL,
    AST_TYPE_OBJECT,
    AST_TYPE_INTRINSIC
} AstKeywordType;

typedef enum AstTypeOperator { AST_KEYOF, AST_READONLY, AST_UNIQUE } AstTypeOperator;

/* A mapped type's `readonly` or `?`: absent, present (or `+`), or taken away by `-`. */
typedef enum AstMappedModifier {
    AST_MAPPED_NONE,
    AST_MAPPED_ADD,
    AST_MAPPED_REMOVE
} AstMappedModifier;

/* One comment. text is the source text with its delimiters, not terminated: use length. */
typedef struct Comment {
    Span span;
    const char *text;
    uint32_t length;
    bool is_block;          /* slash-star, as opposed to two slashes */
    bool is_jsdoc;          /* slash-star-star */
    bool own_line;          /* nothing but blanks before it on its line */
    bool blank_line_before; /* an empty line stands above it */
    bool blank_line_after;  /* an empty line stands between it and what follows */
} Comment;

typedef VEC(Comment *) CommentList;

/*
 * The comments of one node. Each comment of a file belongs to exactly one node.
 *   leading:  before the node, on lines of their own or before it on its line
 *   trailing: after the node on its last line
 *   inner:    inside a node with nothing after them to attach to: at the end of a block, a class
 *             body, an object literal, an argument list, the file
 */
typedef struct AstComments {
    CommentList leading;
    CommentList trailing;
    CommentList inner;
} AstComments;

/* A decoded string of a literal: UTF-8, a lone surrogate as its three bytes (WTF-8). May hold
 * NULs. */
typedef struct AstText {
    const char *text;
    uint32_t length;
} AstText;

struct AstNode {
    AstKind kind;
    uint32_t id; /* dense over the program, from 1: index of passes' side tables */
    Span span;   /* from the first token (modifiers and decorators included) to the last */
    const SourceFile *file;
    AstNode *parent;        /* NULL for SOURCE_FILE only */
    AstComments *comments;  /* NULL if there are none */
    uint32_t modifiers;     /* AstModifier bits */
    bool blank_line_before; /* an empty line stands above the node (above its leading comments) */
    bool is_ambient;        /* inside `declare` or a .d.ts: makes no code */

    union {
        struct {
            AstList statements;
            bool is_declaration_file; /* .d.ts, .d.mts, .d.cts */
            bool is_module;           /* has an import or export at top level, or import.meta */
            bool has_hashbang;
            bool has_use_strict;
            bool has_top_level_await;
        } source_file;

        struct {
            const char *name; /* interned, escapes decoded */
        } identifier;

        struct {
            AstNode *left; /* IDENTIFIER or QUALIFIED_NAME */
            AstNode *right;
        } qualified_name;

        /* One required child; for RETURN_STATEMENT it may be NULL. */
        struct {
            AstNode *expression;
        } wrapped;

        struct {
            double value;
            const char *text; /* as written, terminated */
        } number;

        struct {
            const char *digits; /* decimal, terminated */
            const char *text;   /* as written, without `n` and separators */
        } bigint;

        struct {
            AstText value;
            const char *interned; /* the value as an interned name; NULL if it holds a NUL */
        } string;

        struct {
            AstText source;    /* between the slashes */
            const char *flags; /* terminated */
            size_t groups;     /* captures */
        } regexp;

        /* `head${span.expression}span.literal...`; in TEMPLATE_LITERAL_TYPE they are types. */
        struct {
            AstText cooked;
            AstText raw;
            bool cooked_invalid; /* bad escape: cooked is undefined (tagged templates only) */
            bool is_argument;    /* lower/: of a tagged template that was made a call */
            AstList spans;
        } template_literal;

        struct {
            AstNode *expression;
            AstText cooked;
            AstText raw;
            bool cooked_invalid;
        } template_span;

        struct {
            AstList items;
        } elements;

        /*
         * name: IDENTIFIER, STRING_LITERAL, NUMERIC_LITERAL, BIGINT_LITERAL, PRIVATE_IDENTIFIER or
         * COMPUTED_PROPERTY_NAME. Shorthand: name is an IDENTIFIER that is also the value
         * reference,
         * value is NULL.
         */
        struct {
            AstNode *name;
            AstNode *value;
        } property_assignment;

        struct {
            AstNode *object;
            AstNode *name;    /* IDENTIFIER or PRIVATE_IDENTIFIER */
            bool is_optional; /* this link is `?.`; see ast_chain_root() */
        } property_access;

        struct {
            AstNode *object;
            AstNode *index;
            bool is_optional;
        } element_access;

        struct {
            AstNode *callee;
            AstList type_arguments;
            AstList arguments;  /* may hold SPREAD_ELEMENTs */
            bool is_optional;   /* f?.() */
            bool has_arguments; /* false for `new X` without parentheses */
        } call;

        /* Begins as a call does: the lowering makes it one. */
        struct {
            AstNode *tag;
            AstList type_arguments;
            AstList arguments; /* of the call */
            bool is_optional, has_arguments;
            AstNode *quasi; /* TEMPLATE_LITERAL */
        } tagged_template;

        struct {
            AstNode *expression;
            AstNode *type; /* NULL: `as const`, `<const>x` */
        } type_cast;

        struct {
            AstNode *expression;
            AstList type_arguments;
        } expression_with_types;

        /* Everything with parameters. Fields that a kind cannot have are NULL or empty. */
        struct {
            AstList decorators;
            AstNode *name; /* IDENTIFIER for functions; a property name for methods; or NULL */
            AstList type_parameters;
            /* PARAMETERs; a `this` parameter is the first, its target IDENTIFIER this. */
            AstList parameters;
            AstNode *return_type;
            AstNode *body; /* BLOCK; for an arrow perhaps an expression; NULL without a body */
            bool is_generator;
            bool is_optional;    /* name?() */
            bool uses_this;      /* `this` (arrows inside included) */
            bool uses_arguments; /* `arguments` (arrows inside included) */
            bool uses_super;
            bool uses_new_target;
            bool contains_await; /* directly inside, not in nested functions */
            bool contains_yield;
        } function;

        struct {
            AstList decorators;
            AstNode *name;
            AstList type_parameters;
            AstNode *extends; /* EXPRESSION_WITH_TYPE_ARGUMENTS */
            AstList implements;
            AstList members;
        } class_like;

        struct {
            AstOperator op;
            AstNode *operand;
            bool is_prefix; /* UPDATE_EXPRESSION */
        } unary;

        struct {
            AstOperator op;
            AstNode *left; /* of `=`: any target, or OBJECT_PATTERN, ARRAY_PATTERN */
            AstNode *right;
        } binary;

        struct {
            AstNode *condition, *when_true, *when_false;
        } conditional;

        struct {
            AstNode *expression; /* may be NULL */
            bool is_delegate;    /* yield* */
        } yield;

        struct {
            AstNode *name;  /* IDENTIFIER: target or meta */
            bool is_import; /* import.meta, else new.target */
        } meta_property;

        /*
         * One element of a pattern. property_name is NULL in arrays, for `...rest`, and for the
         * shorthand {a}. target is an IDENTIFIER or a pattern; in an assignment any expression
         * that can be assigned to.
         */
        struct {
            AstNode *property_name;
            AstNode *target;
            AstNode *initializer; /* may be NULL */
            bool is_rest;
        } binding_element;

        struct {
            AstList statements;
        } block;

        struct {
            AstVariableKind kind;
            AstList declarations;
        } variable_statement;

        struct {
            AstNode *target;
            AstNode *type;
            AstNode *initializer;
            bool is_definite; /* let x!: T */
        } variable;

        struct {
            AstNode *condition, *then_statement, *else_statement;
        } if_statement;

        struct {
            AstNode *condition, *body;
        } loop;

        /* The same as `loop`, which serves for both; the order of the children is another. */
        struct {
            AstNode *condition, *body;
        } do_loop;

        struct {
            AstNode *initializer; /* VARIABLE_STATEMENT, an expression or NULL */
            AstNode *condition;   /* or NULL */
            AstNode *update;      /* or NULL */
            AstNode *body;
        } for_statement;

        struct {
            AstNode
                *initializer; /* VARIABLE_STATEMENT with one declaration, a target or a pattern */
            AstNode *expression;
            AstNode *body;
            bool is_await;
        } for_each;

        struct {
            AstNode *label; /* IDENTIFIER or NULL */
        } jump;

        struct {
            AstNode *expression, *body;
        } with_statement;

        struct {
            AstNode *discriminant;
            AstList clauses;
        } switch_statement;

        struct {
            AstNode *test; /* NULL: default */
            AstList statements;
        } case_clause;

        struct {
            AstNode *label;
            AstNode *body;
        } labeled;

        struct {
            AstNode *block;
            AstNode *catch_clause;
            AstNode *finally_block;
        } try_statement;

        struct {
            AstNode *target; /* NULL: catch { } */
            AstNode *type;
            AstNode *block;
        } catch_clause;

        struct {
            AstList decorators;
            AstNode *target;
            AstNode *type;
            AstNode *initializer;
            bool is_rest;
            bool is_optional;
        } parameter;

        struct {
            AstNode *name;
            AstNode *constraint;
            AstNode *default_type;
        } type_parameter;

        struct {
            AstList decorators;
            AstNode *name;
            AstNode *type;
            AstNode *initializer;
            bool is_optional;
            bool is_definite; /* x!: T */
        } property;

        struct {
            AstNode *body;
            bool contains_await;
        } block_holder;

        struct {
            AstNode *name;
            AstList type_parameters;
            AstList
                extends; /* EXPRESSION_WITH_TYPE_ARGUMENTS; expression IDENTIFIER/PROPERTY_ACCESS */
            AstList members;
        } interface;

        struct {
            AstNode *name;
            AstList type_parameters;
            AstNode *type;
        } type_alias;

        struct {
            AstNode *name;
            AstList members;
        } enumeration;

        struct {
            AstNode *name;
            AstNode *initializer;
        } enum_member;

        /* `namespace a.b {}` is two of them, the inner as the body of the outer, exported. */
        struct {
            AstNode *name;  /* IDENTIFIER, or STRING_LITERAL of `declare module "x"` */
            AstNode *body;  /* MODULE_BLOCK, MODULE_DECLARATION, or NULL */
            bool is_global; /* declare global */
        } module;

        struct {
            AstNode *clause; /* NULL: import "x" */
            AstNode *module_specifier;
            AstList attributes;
        } import;

        struct {
            AstNode *name;             /* default import, or NULL */
            AstNode *namespace_import; /* or NULL */
            AstList specifiers;
            bool is_type_only;
            bool has_named; /* there are braces */
        } import_clause;

        struct {
            AstNode *name;
        } import_name;

        /* {property_name as name}; property_name is NULL without `as`. Either may be a string. */
        struct {
            AstNode *property_name;
            AstNode *name;
            bool is_type_only;
        } specifier;

        struct {
            AstNode *name;
            AstNode *value;
        } import_attribute;

        struct {
            AstNode *name;
            AstNode *reference; /* EXTERNAL_MODULE_REFERENCE, IDENTIFIER or QUALIFIED_NAME */
            bool is_type_only;
        } import_equals;

        struct {
            AstNode *namespace_export; /* export * as n */
            AstList specifiers;
            AstNode *module_specifier; /* or NULL */
            AstList attributes;
            bool is_type_only;
            bool is_star; /* export * from; also with `as n` */
        } export;

        struct {
            AstNode *expression;
            bool is_equals; /* export = x, else export default x */
        } export_assignment;

        struct {
            AstNode *parameter; /* PARAMETER: name and key type */
            AstNode *type;
        } index_signature;

        struct {
            AstKeywordType keyword;
        } keyword_type;

        struct {
            AstNode *name; /* IDENTIFIER or QUALIFIED_NAME */
            AstList type_arguments;
        } type_reference;

        struct {
            AstNode *name;
            AstNode *type;
            bool is_rest;
            bool is_optional;
        } named_tuple_member;

        struct {
            AstNode *name; /* IDENTIFIER, QUALIFIED_NAME, THIS_EXPRESSION or IMPORT_TYPE */
            AstList type_arguments;
        } type_query;

        struct {
            AstTypeOperator op;
            AstNode *type;
        } type_operator;

        struct {
            AstNode *object_type, *index_type;
        } indexed_access_type;

        struct {
            AstNode *check_type, *extends_type, *true_type, *false_type;
        } conditional_type;

        struct {
            AstNode *type_parameter; /* K in C: name K, constraint C */
            AstNode *name_type;      /* as N, or NULL */
            AstNode *type;           /* or NULL */
            AstMappedModifier readonly_modifier;
            AstMappedModifier optional_modifier;
        } mapped_type;

        struct {
            AstNode *argument; /* LITERAL_TYPE of a STRING_LITERAL */
            AstList attributes;
            AstNode *qualifier; /* or NULL */
            AstList type_arguments;
            bool is_typeof;
        } import_type;

        struct {
            AstNode *parameter_name; /* IDENTIFIER or THIS_TYPE */
            AstNode *type;           /* NULL: asserts x */
            bool is_asserts;
        } type_predicate;
    };
};

/* A new node of the kind with its own id, all of it zero otherwise. Owned by the program's
 * arena. */
AstNode *ast_new(Program *program, AstKind kind, const SourceFile *file, Span span);

/* Calls visit for each child that is there, in source order, until it returns false. */
typedef bool AstVisitor(AstNode *child, void *context);
bool ast_for_each_child(AstNode *node, AstVisitor *visit, void *context);

/* Sets the parent links of the whole tree under root (root's own parent is left alone). */
void ast_set_parents(AstNode *root);

const char *ast_kind_name(AstKind kind);
const char *ast_operator_text(AstOperator op);

/* The binary operator of a compound assignment (+= gives ADD), AST_OP_NONE for plain `=`. */
AstOperator ast_assignment_operation(AstOperator assignment);

bool ast_is_expression(AstKind kind);
bool ast_is_statement(AstKind kind); /* declarations included */
bool ast_is_type(AstKind kind);
bool ast_is_function_like(AstKind kind);      /* payload `function`, signatures included */
bool ast_is_function_with_body(AstKind kind); /* the ones that can have one */
bool ast_is_class_like(AstKind kind);
bool ast_is_pattern(AstKind kind);

static inline bool ast_has_modifier(const AstNode *node, uint32_t modifiers)
{
    return (node->modifiers & modifiers) != 0;
}

/* Looks through parentheses; skip_assertions looks through `as`, `satisfies`, `<T>`, `!` as
 * well. */
AstNode *ast_skip_parentheses(AstNode *expression);
AstNode *ast_skip_assertions(AstNode *expression);

/* The nearest enclosing function with a body, class static block or source file of a node. */
AstNode *ast_enclosing_function(AstNode *node);

/* The function, static block, property initializer's class or file that gives `this` its value. */
AstNode *ast_this_container(AstNode *node);

/* Whether "use strict" stands at the start of the statements (ECMA-262 11.2.1). */
bool ast_has_use_strict(const AstList *statements);
/* Whether a node is strict mode code in a file that is no module: a class or a directive says so. */
bool ast_is_strict(const AstNode *node);

/*
 * The outermost link of the optional chain that the link belongs to: `a?.b.c` for its `a?.b`.
 * Short circuit ends there. Parentheses end a chain (ECMA-262 13.3 OptionalExpression).
 */
AstNode *ast_chain_root(AstNode *link);
bool ast_in_optional_chain(const AstNode *link); /* the link or one inside it is `?.` */

/* The static name of a property name node, interned ("0" for 0); NULL if computed at run time. */
const char *ast_property_name(Program *program, const AstNode *name);

/* The name node of a declaration of any kind, or NULL. */
AstNode *ast_declaration_name(AstNode *declaration);

/*
 * JSDoc of a declaration: its last leading doc comment, or NULL. For a variable that is the first
 * of its statement, the statement's. ast_jsdoc_tag finds `@tag text` in it: the rest of the line
 * (trimmed), "" for a bare tag, NULL without the tag. The nth such tag is chosen by index.
 */
const Comment *ast_jsdoc(const AstNode *declaration);
const char *ast_jsdoc_tag(Program *program, const AstNode *declaration, const char *tag,
                          size_t index);

/* Text of the tree, one node a line, for people and for tests. */
void ast_dump(StrBuf *out, AstNode *root);

#endif
