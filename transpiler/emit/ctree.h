/*
 * The C that is emitted, as a tree. The passes of emit/ build it; writer.c alone knows indentation,
 * blank lines, parentheses, line breaks and the escaping of comments.
 *
 * Nodes live in the program's arena. Texts are kept, not copied.
 */
#ifndef TS2C_EMIT_CTREE_H
#define TS2C_EMIT_CTREE_H

#include <stdbool.h>
#include <stddef.h>

#include "support/arena.h"
#include "support/strbuf.h"
#include "support/vec.h"
#include "syntax/ast.h"

typedef struct CExpr CExpr;
typedef struct CStmt CStmt;
typedef VEC(CExpr *) CExprList;
typedef VEC(CStmt *) CStmtList;

/* Precedences of C's operators; a higher one binds tighter. */
typedef enum CPrecedence {
    C_PREC_COMMA = 1,
    C_PREC_ASSIGN,
    C_PREC_CONDITIONAL,
    C_PREC_OR,
    C_PREC_AND,
    C_PREC_BIT_OR,
    C_PREC_BIT_XOR,
    C_PREC_BIT_AND,
    C_PREC_EQUALITY,
    C_PREC_RELATION,
    C_PREC_SHIFT,
    C_PREC_SUM,
    C_PREC_PRODUCT,
    C_PREC_UNARY,
    C_PREC_POSTFIX,
    C_PREC_PRIMARY
} CPrecedence;

typedef enum CExprKind {
    C_TEXT,          /* text: an identifier, a literal, anything primary */
    C_CALL,          /* left(items) */
    C_UNARY,         /* text left */
    C_POSTFIX,       /* left text: ++ -- */
    C_BINARY,        /* left text right */
    C_ASSIGN,        /* left text right */
    C_CONDITIONAL,   /* test ? left : right */
    C_MEMBER,        /* left->text or left.text */
    C_INDEX,         /* left[right] */
    C_CAST,          /* (text)left */
    C_LIST,          /* (text){items}, or {items} without text; an item may have a designator */
    C_STATEMENTS     /* ({ statements; left; }): where a value needs statements in an operand */
} CExprKind;

struct CExpr {
    CExprKind kind;
    CPrecedence precedence;
    const char *text;
    const char *designator;  /* ".name" of a list's item */
    CExpr *test, *left, *right;
    CExprList items;
    CStmtList statements;
    bool is_arrow;
};

typedef enum CStmtKind {
    C_STMT_EXPR,
    C_STMT_DECLARE,     /* text (the type and name, "double x"); expr or NULL */
    C_STMT_IF,
    C_STMT_WHILE,
    C_STMT_DO,
    C_STMT_FOR,         /* init (one statement or NULL), expr, update */
    C_STMT_EACH,        /* expr { body }: a macro that loops */
    C_STMT_SWITCH,      /* expr, cases */
    C_STMT_RETURN,
    C_STMT_BREAK,
    C_STMT_CONTINUE,
    C_STMT_BLOCK,       /* then is not used: body */
    C_STMT_TRY,         /* body, text: catch variable, otherwise: catch part, finally; is_async: text
                           is the frame's field */
    C_STMT_LABEL,       /* text: ; */
    C_STMT_GOTO,
    C_STMT_COMMENT      /* comments only */
} CStmtKind;

typedef struct CCase {
    CExprList tests;
    bool is_default;
    bool falls_through;      /* into the next one, after statements */
    CStmtList body;
    CommentList comments;
} CCase;

struct CStmt {
    CStmtKind kind;
    const char *text;
    CExpr *expr, *update;
    CStmt *init;
    CStmtList body;              /* the statements of a block, loop or branch */
    CStmtList otherwise;
    CStmtList finally;
    bool has_otherwise, has_finally;
    bool is_async;
    const char *finally_label;   /* TS_FINALLY_AT(label) */
    VEC(CCase) cases;
    CommentList comments;        /* own-line, before */
    Comment *trailing;           /* on its last line */
    CommentList inner;           /* at the end of the body */
    bool blank_before;
};

/* ---- expressions ---- */

CExpr *c_text(Arena *arena, const char *text);
CExpr *c_format(Arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
CExpr *c_call(Arena *arena, const char *function, size_t count, ...);   /* CExpr * arguments */
CExpr *c_call_list(Arena *arena, CExpr *function, CExprList args);
CExpr *c_unary(Arena *arena, const char *op, CExpr *operand);
CExpr *c_not(Arena *arena, CExpr *operand);                              /* simplifies */
CExpr *c_postfix(Arena *arena, CExpr *operand, const char *op);
CExpr *c_binary(Arena *arena, CExpr *left, const char *op, CExpr *right);
CExpr *c_assign(Arena *arena, CExpr *left, const char *op, CExpr *right);
CExpr *c_conditional(Arena *arena, CExpr *test, CExpr *left, CExpr *right);
CExpr *c_arrow(Arena *arena, CExpr *left, const char *member);
CExpr *c_dot(Arena *arena, CExpr *left, const char *member);
CExpr *c_index(Arena *arena, CExpr *left, CExpr *right);
CExpr *c_cast(Arena *arena, const char *type, CExpr *operand);
CExpr *c_list(Arena *arena, const char *type);
void c_list_add(Arena *arena, CExpr *list, const char *designator, CExpr *item);
CExpr *c_statements(Arena *arena, CStmtList statements, CExpr *value);
/* A string literal's text with its quotes, escaped, from bytes. */
const char *c_string_literal(Arena *arena, const char *text, size_t length);
/* A double as C text that reads back exactly: "1.5", "1e300", "INFINITY". */
const char *c_number_literal(Arena *arena, double number);

/* Whether it is a plain name, number or member of one: cheap and safe to write twice. */
bool c_is_simple(const CExpr *expr);
/* Whether both are the same names and operators, without calls. */
bool c_is_same(const CExpr *a, const CExpr *b);
/* NAN, INFINITY, -INFINITY: floats in C. */
bool c_is_float_constant(const CExpr *expr);
/* Whether it is a call of this function. */
bool c_calls(const CExpr *expr, const char *function);

/* ---- statements ---- */

CStmt *c_stmt(Arena *arena, CStmtKind kind);
CStmt *c_stmt_expr(Arena *arena, CExpr *expr);
CStmt *c_stmt_declare(Arena *arena, const char *type_and_name, CExpr *init);
CStmt *c_stmt_return(Arena *arena, CExpr *expr);

/* Whether the statements mention a variable. */
bool c_mentions(const CStmtList *statements, const char *name);
/* Whether an expression writes a place: a variable, or a member of one. */
bool c_writes(const CExpr *expr, const CExpr *place);
/* Makes statements of a function's body out of those that stand in operands, where order allows it (unfold.c). */
void c_unfold(Arena *arena, CStmtList *body);
/* Marks the parameters ("double x") and the local variables of a function's body that are never read:
 * (void)x; (unread.c) */
void c_mark_unread(Arena *arena, const CExprList *params, CStmtList *body);
/* Whether they surely call a function, each time that they run to their end. */
bool c_always_calls(const CStmtList *statements, const char *function);

/* ---- writing ---- */

/* Writes statements with this indentation (in levels of 4 columns). */
void c_write_statements(StrBuf *out, const CStmtList *statements, int level);

/* Comments on lines of their own. JavaScript's comments are C's; what would end or nest a block
 * comment is broken up, a backslash at a line's end gets a blank. */
void c_write_comments(StrBuf *out, const CommentList *comments, int level);

/* "head(a, b, c)tail" broken after 100 columns at the commas, aligned with the parenthesis. */
void c_write_list(StrBuf *out, const char *head, const CExprList *items, const char *tail);

enum { C_LINE_WIDTH = 100 };

/* An expression at the end of the line begun in `out`; `reserve` columns must follow it. */
void c_write_expr(StrBuf *out, const CExpr *expr, int reserve);
/* What follows "=" in a declaration, where a comma would end it. */
void c_write_initializer(StrBuf *out, const CExpr *expr, int reserve);

#endif
