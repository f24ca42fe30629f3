/*
 * Quiet functions: calling one shows nothing. It writes only its own variables (a constructor: its
 * own instance), throws nothing by itself, calls only quiet functions and pure library functions.
 * Two quiet calls in one expression may run in any order, as C likes.
 */
#include "analyze/effects.h"

static bool quiet_list(Analysis *analysis, const IrFunction *function, const IrStmtList *list);

static bool writes_own(const IrFunction *function, const IrExpr *target)
{
    if (target->kind == IR_VAR) {
        return target->var->storage == IR_STORAGE_LOCAL;
    }
    return target->kind == IR_FIELD && !target->function && !target->native
        && function->kind == IR_FUNCTION_CONSTRUCTOR && target->object->kind == IR_VAR
        && target->object->var->is_this;
}

static bool quiet_expr(Analysis *analysis, const IrFunction *function, const IrExpr *expr)
{
    if (!expr) {
        return true;
    }
    if (expr->is_early) {
        return false;
    }
    switch (expr->kind) {
    case IR_CALL:
        if (!function_is_quiet(analysis, expr->function)) {
            return false;
        }
        break;
    case IR_NEW:
        if (expr->class_->constructor && !function_is_quiet(analysis, expr->class_->constructor)) {
            return false;
        }
        break;
    case IR_CALL_NATIVE:
        if (!expr->native->is_pure) {
            return false;
        }
        break;
    case IR_ASSIGN:
    case IR_UPDATE:
        if (!writes_own(function, expr->left)) {
            return false;
        }
        break;
    case IR_CALL_METHOD:
    case IR_CALL_VALUE:
    case IR_CALL_DYNAMIC:
    case IR_NEW_VALUE:
    case IR_AWAIT:
    case IR_YIELD:
        return false;
    case IR_BRANDED:
        return false;
    case IR_ELEMENT:
        if (expr->is_watched) {
            return false;
        }
        break;
    case IR_FIELD:
        if (expr->is_watched) {
            return false;
        }
        if (expr->function && !function_is_quiet(analysis, expr->function)) {
            return false;
        }
        break;
    case IR_UNARY:
        if (expr->op == IR_OP_DELETE) {
            return false;
        }
        break;
    default:
        break;
    }
    for (size_t i = 0; i < expr->args.length; i++) {
        if (!quiet_expr(analysis, function, expr->args.items[i])) {
            return false;
        }
    }
    for (size_t i = 0; i < expr->properties.length; i++) {
        if (!quiet_expr(analysis, function, expr->properties.items[i].key)
            || !quiet_expr(analysis, function, expr->properties.items[i].value)) {
            return false;
        }
    }
    return quiet_expr(analysis, function, expr->object) && quiet_expr(analysis, function, expr->index)
        && quiet_expr(analysis, function, expr->test) && quiet_expr(analysis, function, expr->left)
        && quiet_expr(analysis, function, expr->right);
}

static bool quiet_stmt(Analysis *analysis, const IrFunction *function, const IrStmt *stmt)
{
    if (!stmt) {
        return true;
    }
    if (stmt->kind == IR_STMT_THROW || stmt->kind == IR_STMT_TRY || stmt->kind == IR_STMT_FOR_OF
        || stmt->kind == IR_STMT_CLASS) {
        return false;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        if (!quiet_list(analysis, function, &stmt->cases.items[i].body)) {
            return false;
        }
    }
    return quiet_expr(analysis, function, stmt->expr) && quiet_expr(analysis, function, stmt->update)
        && quiet_list(analysis, function, &stmt->init) && quiet_list(analysis, function, &stmt->body)
        && quiet_stmt(analysis, function, stmt->then) && quiet_stmt(analysis, function, stmt->otherwise);
}

static bool quiet_list(Analysis *analysis, const IrFunction *function, const IrStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        if (!quiet_stmt(analysis, function, list->items[i])) {
            return false;
        }
    }
    return true;
}

/* A function under way is taken for quiet: recursion adds nothing to what it does. If it turns out
 * not to be, those that relied on it are asked again. */
bool function_is_quiet(Analysis *analysis, IrFunction *function)
{
    if (function->quiet == QUIET_UNKNOWN) {
        function->quiet = QUIET_YES;
        if (function->is_async || function->is_generator || !function->body
            || !quiet_stmt(analysis, function, function->body)) {
            function->quiet = QUIET_NO;
        }
    }
    return function->quiet == QUIET_YES;
}

void quiet_program(Analysis *analysis)
{
    bool changed = true;

    /* Assumptions about recursion may have been wrong: repeat until all answers agree. */
    while (changed) {
        changed = false;
        for (size_t i = 0; i < analysis->ir->modules.length; i++) {
            IrModule *module = analysis->ir->modules.items[i];
            for (size_t j = 0; j < module->functions.length; j++) {
                IrFunction *function = module->functions.items[j];
                if (function_is_quiet(analysis, function)
                    && !quiet_stmt(analysis, function, function->body)) {
                    function->quiet = QUIET_NO;
                    changed = true;
                }
            }
        }
    }
}
