/*
 * What conditions tell about local counters:   for (let i = 0; i < n; i++)   if (x > 0)
 *
 * A fact holds while the governed statement runs, so it is only taken for a local variable that
 * the statement does not assign.
 */
#include "analyze/effects.h"
#include "analyze/ranges.h"

#include <math.h>
#include <string.h>

/* ---- does a statement assign a variable? ------------------------------------------------------- */

static bool stmt_assigns(const IrStmt *stmt, const IrVar *var);

bool expr_assigns(const IrExpr *expr, const IrVar *var)
{
    if (!expr) {
        return false;
    }
    if ((expr->kind == IR_ASSIGN || expr->kind == IR_UPDATE) && expr->left->kind == IR_VAR
        && expr->left->var == var) {
        return true;
    }
    for (size_t i = 0; i < expr->args.length; i++) {
        if (expr_assigns(expr->args.items[i], var)) {
            return true;
        }
    }
    for (size_t i = 0; i < expr->properties.length; i++) {
        if (expr_assigns(expr->properties.items[i].value, var)
            || expr_assigns(expr->properties.items[i].key, var)) {
            return true;
        }
    }
    return expr_assigns(expr->object, var) || expr_assigns(expr->index, var)
        || expr_assigns(expr->test, var) || expr_assigns(expr->left, var)
        || expr_assigns(expr->right, var);
}

static bool list_assigns(const IrStmtList *list, const IrVar *var)
{
    for (size_t i = 0; i < list->length; i++) {
        if (stmt_assigns(list->items[i], var)) {
            return true;
        }
    }
    return false;
}

static bool stmt_assigns(const IrStmt *stmt, const IrVar *var)
{
    if (!stmt) {
        return false;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        if (list_assigns(&stmt->cases.items[i].body, var)) {
            return true;
        }
    }
    return expr_assigns(stmt->expr, var) || expr_assigns(stmt->update, var)
        || list_assigns(&stmt->init, var) || list_assigns(&stmt->body, var)
        || stmt_assigns(stmt->then, var) || stmt_assigns(stmt->otherwise, var)
        || stmt_assigns(stmt->finally, var);
}

/* ---- facts --------------------------------------------------------------------------------------- */

/* The variable whose length an expression is, if it stays the same variable in the body. */
static const IrVar *length_of(const IrExpr *expr, const IrStmt *body)
{
    if (expr->kind != IR_FIELD || !expr->native || !expr->name || strcmp(expr->name, "length") != 0
        || expr->object->kind != IR_VAR) {
        return NULL;
    }
    const IrVar *var = expr->object->var;
    bool fixed = var->constant || (var->storage == IR_STORAGE_LOCAL && !stmt_assigns(body, var));
    return fixed ? var : NULL;
}

static size_t assume_bound(Analysis *analysis, const IrExpr *expr, IrOp op, const IrExpr *bound_expr,
                           const IrStmt *body)
{
    const Slot *bound = bound_expr->slot;
    const IrVar *var = expr->var;

    if (expr->kind != IR_VAR || var->storage != IR_STORAGE_LOCAL || !var->slot
        || var->slot->kinds != KIND_NUMBER || stmt_assigns(body, var)) {
        return 0;
    }
    Range limit = operand_range(bound);
    if (range_is_empty(limit)) {
        return 0;
    }
    bool integers = var->slot->range.is_integer;
    double lo = -INFINITY, hi = INFINITY;
    switch (op) {
    case IR_OP_LT:
        hi = integers ? ceil(limit.hi) - 1 : limit.hi;
        break;
    case IR_OP_LE:
        hi = integers ? floor(limit.hi) : limit.hi;
        break;
    case IR_OP_GT:
        lo = integers ? floor(limit.lo) + 1 : limit.lo;
        break;
    case IR_OP_GE:
        lo = integers ? ceil(limit.lo) : limit.lo;
        break;
    default:
        return 0;
    }
    if (!integers && !(isfinite(lo) || isfinite(hi))) {
        return 0;
    }
    const Range *known = ranges_fact(analysis, var);
    RangeFact *fact = vec_add(analysis->arena, &analysis->facts);
    fact->var = var;
    fact->range = range_clamp(known ? *known : var->slot->range, lo, hi);
    fact->within = op == IR_OP_LT ? length_of(bound_expr, body) : NULL;
    return 1;
}

static IrOp mirrored(IrOp op)
{
    switch (op) {
    case IR_OP_LT:
        return IR_OP_GT;
    case IR_OP_LE:
        return IR_OP_GE;
    case IR_OP_GT:
        return IR_OP_LT;
    case IR_OP_GE:
        return IR_OP_LE;
    default:
        return IR_OP_NONE;
    }
}

/* Not (a < b) also holds for NaN, which finite ranges exclude. */
static IrOp negated(IrOp op)
{
    switch (op) {
    case IR_OP_LT:
        return IR_OP_GE;
    case IR_OP_LE:
        return IR_OP_GT;
    case IR_OP_GT:
        return IR_OP_LE;
    case IR_OP_GE:
        return IR_OP_LT;
    default:
        return IR_OP_NONE;
    }
}

size_t ranges_assume(Analysis *analysis, const IrExpr *condition, bool holds, const IrStmt *body)
{
    if (!condition || !body) {
        return 0;
    }
    if (condition->kind == IR_LOGICAL
        && condition->op == (holds ? IR_OP_LOGICAL_AND : IR_OP_LOGICAL_OR)) {
        size_t count = ranges_assume(analysis, condition->left, holds, body);
        return count + ranges_assume(analysis, condition->right, holds, body);
    }
    if (condition->kind == IR_UNARY && condition->op == IR_OP_NOT) {
        return ranges_assume(analysis, condition->left, !holds, body);
    }
    if (condition->kind != IR_BINARY || !condition->left->slot || !condition->right->slot) {
        return 0;
    }
    if (!holds
        && (!range_is_finite(operand_range(condition->left->slot))
            || !range_is_finite(operand_range(condition->right->slot)))) {
        return 0;
    }
    IrOp op = holds ? condition->op : negated(condition->op);
    size_t count = assume_bound(analysis, condition->left, op, condition->right, body);
    return count + assume_bound(analysis, condition->right, mirrored(op), condition->left, body);
}

void ranges_forget(Analysis *analysis, size_t count)
{
    analysis->facts.length -= count;
}

static const IrExpr *without_casts(const IrExpr *expr)
{
    while (expr && expr->kind == IR_CAST) {
        expr = expr->left;
    }
    return expr;
}

bool ranges_is_within(const Analysis *analysis, const IrExpr *index, const IrExpr *object)
{
    index = without_casts(index);
    object = without_casts(object);
    if (!index || !object || index->kind != IR_VAR || object->kind != IR_VAR) {
        return false;
    }
    for (size_t i = analysis->facts.length; i > 0; i--) {
        const RangeFact *fact = &analysis->facts.items[i - 1];
        if (fact->var == index->var && fact->within == object->var) {
            return fact->range.is_integer && fact->range.lo >= 0;
        }
    }
    return false;
}

const Range *ranges_fact(const Analysis *analysis, const IrVar *var)
{
    for (size_t i = analysis->facts.length; i > 0; i--) {
        if (analysis->facts.items[i - 1].var == var) {
            return &analysis->facts.items[i - 1].range;
        }
    }
    return NULL;
}
