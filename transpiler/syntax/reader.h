/*
 * Inside syntax/: the reader that turns tree-sitter's concrete tree into ours.
 *
 * One function per kind of construct takes a Cst and gives an AstNode. The children of a Cst are
 * fetched once by cst_children() as a list without comments (those are collected on the way and
 * attached at the end by comments.c).
 */
#ifndef TS2C_SYNTAX_READER_H
#define TS2C_SYNTAX_READER_H

#include <tree_sitter/api.h>

#include "driver/program.h"
#include "syntax/ast.h"
#include "syntax/syntax.h"

typedef enum CstKind {
    CST_OTHER, /* a token or node that needs no name here */
#define CST_NODE(kind, name)  CST_##kind,
#define CST_TOKEN(kind, text) CST_##kind,
#include "syntax/cst.def"
    CST_KIND_COUNT
} CstKind;

typedef enum CstField {
    F_NONE,
#define CST_FIELD(kind, name) kind,
#include "syntax/cst.def"
    CST_FIELD_COUNT
} CstField;

/* A node of the concrete tree. kind CST_OTHER with a null node: there is none. */
typedef struct Cst {
    TSNode node;
    uint16_t kind;
    uint16_t field; /* in its parent */
    bool is_named;
    Span span;
} Cst;

typedef struct CstList {
    Cst *items;
    size_t length;
} CstList;

/* Something said by text that was blanked for the grammar; see gaps.c. */
typedef struct Gap {
    uint32_t kind;
    uint32_t offset; /* of the token after the blanked text, or of the exchanged word */
    uint32_t value;
} Gap;

typedef struct Reader {
    Program *program;
    Arena *arena;   /* the program's */
    Arena *scratch; /* freed after the file */
    SourceFile *file;
    const char *text;
    TSTreeCursor cursor;
    Syntax *syntax;
    VEC(Comment *) comments;
    VEC(Gap) gaps;
    int depth;     /* of nesting, bounded by MAX_DEPTH */
    bool too_deep; /* reported already */
    bool ambient;
    AstNode *source_file;
} Reader;

/* The deepest nesting of constructs that is read; beyond it there is a diagnostic. */
enum { MAX_DEPTH = 1000 };

/* The most operators and operands in a row; a chain of them makes a tree as deep. */
enum { MAX_CHAIN = 5000 };

/* cst.c: the concrete tree */
void cst_prepare(Program *program, Syntax *syntax);
Cst cst_root(Reader *reader, const TSTree *tree);
CstList cst_children(Reader *reader, Cst parent);
Cst cst_find(CstList list, CstField field);
Cst cst_find_kind(CstList list, CstKind kind);
Cst cst_first_named(CstList list);
Cst cst_last_named(CstList list);
bool cst_has(CstList list, CstKind kind);
static inline bool cst_is_null(Cst cst)
{
    return cst.node.id == NULL;
}
bool cst_is_missing(Cst cst);
size_t cst_length(Cst cst);
const char *cst_text(Reader *reader, Cst cst);
bool cst_text_is(Reader *reader, Cst cst, const char *text);

/* reader.c: nodes, errors, the whole file */
AstNode *read_new(Reader *reader, AstKind kind, Cst cst);
AstNode *read_new_at(Reader *reader, AstKind kind, Span span);
AstNode *read_missing(Reader *reader, Cst cst);
AstNode *read_missing_at(Reader *reader, uint32_t offset);
bool read_enter(Reader *reader, Cst cst); /* false, after a diagnostic, when nested too deeply */
void read_leave(Reader *reader);
void read_too_deep(Reader *reader, Cst cst);
AstNode *read_identifier(Reader *reader, Cst cst);
AstNode *read_identifier_text(Reader *reader, Span span, const char *text, size_t length);
AstNode *read_unexpected(Reader *reader, Cst cst); /* a construct that cannot stand here */

/* errors.c */
void report_errors(Reader *reader, Cst root);

/* gaps.c: what the grammar cannot read. gaps_rewrite gives the text to parse, NULL if unchanged. */
char *gaps_rewrite(Reader *reader);
AstVariableKind gap_variable_kind(Reader *reader, Span keyword); /* AST_VAR: no gap there */
uint32_t gap_modifiers(Reader *reader, Span span);
uint32_t gap_variance(Reader *reader, uint32_t name);
bool gap_type_only(Reader *reader, Span span);
bool gap_readonly_type(Reader *reader, Span first_token);
bool gap_global(Reader *reader, Span first_token);

/* literals.c */
AstNode *read_string(Reader *reader, Cst cst);
AstNode *read_number(Reader *reader, Cst cst);
AstNode *read_regexp(Reader *reader, Cst cst);
AstNode *read_template(Reader *reader, Cst cst, bool is_tagged);
AstNode *read_template_type(Reader *reader, Cst cst);

/* expressions.c, operators.c */
AstNode *read_expression(Reader *reader, Cst cst);
AstNode *read_atom(Reader *reader, Cst cst);
AstNode *read_operators(Reader *reader, Cst cst);
AstNode *read_postfix(Reader *reader, Cst cst, AstNode *object);
Cst postfix_object(Reader *reader, Cst cst);
AstNode *read_property_name(Reader *reader, Cst cst);
void read_arguments(Reader *reader, Cst cst, AstList *out);
AstNode *read_arrow_head(Reader *reader, Cst cst, Cst *body);

/* patterns.c */
AstNode *read_binding_target(Reader *reader, Cst cst);
AstNode *read_assignment_target(Reader *reader, Cst cst);
AstNode *pattern_from_expression(Reader *reader, AstNode *expression);

/* statements.c */
AstNode *read_statement(Reader *reader, Cst cst);
void read_statements(Reader *reader, CstList list, size_t from, AstList *out);
AstNode *read_block(Reader *reader, Cst cst);
AstNode *read_variables(Reader *reader, Cst cst);

/* declarations.c */
AstNode *read_declaration(Reader *reader, Cst cst); /* NULL if cst is none */
void read_signature(Reader *reader, CstList children, AstNode *function);
void read_type_parameters(Reader *reader, Cst cst, AstList *out);
void read_parameters(Reader *reader, Cst cst, AstList *out);
void read_decorators(Reader *reader, CstList list, AstList *out);
AstNode *read_function(Reader *reader, Cst cst, AstKind kind);
void read_function_body(Reader *reader, AstNode *function, Cst body);
AstNode *read_entity_name(Reader *reader, Cst cst);
AstNode *read_heritage_name(Reader *reader, Cst cst);
void read_heritage_list(Reader *reader, Cst clause, AstList *out);
uint32_t modifier_of(Reader *reader, Cst cst);

/* classes.c */
AstNode *read_class(Reader *reader, Cst cst, AstKind kind);
AstNode *read_method(Reader *reader, Cst cst, bool in_type);
AstNode *read_property_member(Reader *reader, Cst cst, AstKind kind);

/* modules.c */
AstNode *read_import(Reader *reader, Cst cst);
AstNode *read_import_alias(Reader *reader, Cst cst);
AstNode *read_export(Reader *reader, Cst cst);
AstNode *read_module(Reader *reader, Cst cst);
AstNode *read_ambient(Reader *reader, Cst cst);
AstNode *read_global(Reader *reader, Cst keyword, Cst block);

/* types.c, type_operators.c, type_members.c */
AstNode *read_atomic_type(Reader *reader, Cst cst);
AstNode *read_type_operators(Reader *reader, Cst cst);
AstNode *read_function_type(Reader *reader, Cst cst);
AstNode *read_type(Reader *reader, Cst cst);
AstNode *read_type_annotation(Reader *reader, Cst cst); /* NULL if cst is none */
void read_type_arguments(Reader *reader, Cst cst, AstList *out);
AstNode *read_type_literal(Reader *reader, Cst cst);
void read_type_members(Reader *reader, Cst cst, AstList *out);
AstNode *read_index_signature(Reader *reader, Cst cst);

/* comments.c */
void attach_comments(Reader *reader);

/* facts.c: what functions contain */
void note_function_facts(AstNode *source_file);

#endif
