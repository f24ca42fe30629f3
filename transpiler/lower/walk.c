/*
 * The children of each IR node, in order of evaluation. Fields that a kind does not use are NULL
 * or empty, so one visit of all fields serves every kind; only the order needs care.
 */
#include "lower/walk.h"

static void visit_if(IrExpr **place, IrExprVisitor *visit, void *context)
{
    if (*place) {
        visit(place, context);
    }
}

void ir_each_operand(IrExpr *expr, IrExprVisitor *visit, void *context)
{
    visit_if(&expr->object, visit, context);
    visit_if(&expr->index, visit, context);
    visit_if(&expr->test, visit, context);
    visit_if(&expr->left, visit, context);
    visit_if(&expr->right, visit, context);
    for (size_t i = 0; i < expr->args.length; i++) {
        visit_if(&expr->args.items[i], visit, context);
    }
    for (size_t i = 0; i < expr->properties.length; i++) {
        visit_if(&expr->properties.items[i].key, visit, context);
        visit_if(&expr->properties.items[i].value, visit, context);
    }
}

void ir_each_expression(IrStmt *stmt, IrExprVisitor *visit, void *context)
{
    visit_if(&stmt->expr, visit, context);
    visit_if(&stmt->update, visit, context);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        IrCase *clause = &stmt->cases.items[i];
        for (size_t j = 0; j < clause->tests.length; j++) {
            visit_if(&clause->tests.items[j], visit, context);
        }
    }
}

void ir_each_list(IrStmt *stmt, IrStmtListVisitor *visit, void *context)
{
    if (stmt->init.length > 0) {
        visit(&stmt->init, context);
    }
    if (stmt->body.length > 0) {
        visit(&stmt->body, context);
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        visit(&stmt->cases.items[i].body, context);
    }
}

typedef struct ListWalk {
    IrStmtVisitor *visit;
    void *context;
} ListWalk;

static void visit_list(IrStmtList *list, void *context)
{
    ListWalk *walk = context;

    for (size_t i = 0; i < list->length; i++) {
        walk->visit(list->items[i], walk->context);
    }
}

void ir_each_statement(IrStmt *stmt, IrStmtVisitor *visit, void *context)
{
    ListWalk walk = {visit, context};
    IrStmt *nested[] = {stmt->then, stmt->otherwise, stmt->finally};

    ir_each_list(stmt, visit_list, &walk);
    for (size_t i = 0; i < sizeof nested / sizeof *nested; i++) {
        if (nested[i]) {
            visit(nested[i], context);
        }
    }
}

/* ---- whole bodies ------------------------------------------------------------------- */

typedef struct TreeWalk {
    IrStmtVisitor *on_stmt;
    IrExprVisitor *on_expr;
    void *context;
} TreeWalk;

static void walk_expr(IrExpr **place, void *context)
{
    TreeWalk *walk = context;

    if (walk->on_expr) {
        walk->on_expr(place, walk->context);
    }
    ir_each_operand(*place, walk_expr, walk);
}

static void walk_stmt(IrStmt *stmt, void *context)
{
    TreeWalk *walk = context;

    if (walk->on_stmt) {
        walk->on_stmt(stmt, walk->context);
    }
    ir_each_expression(stmt, walk_expr, walk);
    ir_each_statement(stmt, walk_stmt, walk);
}

void ir_walk(IrStmt *root, IrStmtVisitor *on_stmt, IrExprVisitor *on_expr, void *context)
{
    TreeWalk walk = {on_stmt, on_expr, context};

    if (root) {
        walk_stmt(root, &walk);
    }
}

void ir_walk_expr(IrExpr **place, IrExprVisitor *on_expr, void *context)
{
    TreeWalk walk = {NULL, on_expr, context};

    walk_expr(place, &walk);
}
