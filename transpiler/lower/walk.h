/*
 * Walking the IR: one function that knows the children of each kind of expression and statement,
 * so that passes over the whole tree state only what they care about.
 *
 * The walk does not enter other functions: an IR_FUNCTION or IR_CALL names its function, whose
 * body belongs to its module's list.
 */
#ifndef TS2C_LOWER_WALK_H
#define TS2C_LOWER_WALK_H

#include "lower/ir.h"

/* Calls back with the place of each child expression (never NULL) in order of evaluation; the
 * place may be overwritten. */
typedef void IrExprVisitor(IrExpr **place, void *context);
void ir_each_operand(IrExpr *expr, IrExprVisitor *visit, void *context);

/* The expressions of one statement, those of nested statements not included. */
void ir_each_expression(IrStmt *stmt, IrExprVisitor *visit, void *context);

/* The statements directly inside a statement. */
typedef void IrStmtVisitor(IrStmt *stmt, void *context);
void ir_each_statement(IrStmt *stmt, IrStmtVisitor *visit, void *context);

/* The statement lists directly inside a statement: block bodies, case bodies and `for` heads. */
typedef void IrStmtListVisitor(IrStmtList *list, void *context);
void ir_each_list(IrStmt *stmt, IrStmtListVisitor *visit, void *context);

/* Every statement and expression below a statement, each before what is inside it. Either visitor
 * may be NULL. */
void ir_walk(IrStmt *root, IrStmtVisitor *on_stmt, IrExprVisitor *on_expr, void *context);
void ir_walk_expr(IrExpr **place, IrExprVisitor *on_expr, void *context);

#endif
