/*
 * What modules share: functions and variables that another module uses are declared in the header,
 * the rest is static. Module variables that no function uses become locals of the module's main.
 */
#include "analyze/analyze.h"
#include "emit/emitter.h"

typedef struct Sharing {
    Emitter *emitter;
    IrModule *module;
    bool in_function;         /* not in the module's own statements */
} Sharing;

static void share_stmt(Sharing *sharing, IrStmt *stmt);

/* A function value of another module: its module gives the object a name that all can see. */
static void share_value(Sharing *sharing, IrExpr *expr)
{
    if (expr->kind == IR_FUNCTION && expr->function->module != sharing->module) {
        expr->function->is_shared_value = true;
    }
}

static void share_function(Sharing *sharing, IrFunction *function)
{
    if (function && function->module != sharing->module) {
        function->is_shared = true;
    }
}

static void share_expr(Sharing *sharing, IrExpr *expr)
{
    if (!expr) {
        return;
    }
    share_function(sharing, expr->function);
    if (expr->kind == IR_CALL_METHOD) {
        share_function(sharing, only_target(expr));
    }
    share_value(sharing, expr);
    if (expr->kind == IR_VAR && sharing->in_function) {
        expr->var->used_in_functions = true;
    }
    if (expr->kind == IR_VAR && expr->var->storage == IR_STORAGE_MODULE
        && expr->var->module != sharing->module) {
        expr->var->is_shared = true;
    }
    if (expr->kind == IR_NEW || (expr->kind == IR_CLASS && expr->class_ && expr->class_->used_as_value)) {
        expr->class_->is_created = true;
        if (expr->class_->module != sharing->module) {
            expr->class_->is_shared = true;
        }
        share_function(sharing, expr->class_->constructor);
    }
    if (expr->kind == IR_CALL && expr->is_super && expr->function
        && expr->function->kind == IR_FUNCTION_CONSTRUCTOR) {
        expr->function->is_super_target = true;
    }
    share_expr(sharing, expr->object);
    share_expr(sharing, expr->index);
    share_expr(sharing, expr->test);
    share_expr(sharing, expr->left);
    share_expr(sharing, expr->right);
    for (size_t i = 0; i < expr->args.length; i++) {
        share_expr(sharing, expr->args.items[i]);
    }
    for (size_t i = 0; i < expr->properties.length; i++) {
        share_expr(sharing, expr->properties.items[i].key);
        share_expr(sharing, expr->properties.items[i].value);
    }
}

static void share_list(Sharing *sharing, IrStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        share_stmt(sharing, list->items[i]);
    }
}

static void share_stmt(Sharing *sharing, IrStmt *stmt)
{
    if (!stmt) {
        return;
    }
    share_list(sharing, &stmt->init);
    share_expr(sharing, stmt->expr);
    share_expr(sharing, stmt->update);
    share_list(sharing, &stmt->body);
    share_stmt(sharing, stmt->then);
    share_stmt(sharing, stmt->otherwise);
    share_stmt(sharing, stmt->finally);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        IrCase *clause = &stmt->cases.items[i];
        for (size_t j = 0; j < clause->tests.length; j++) {
            share_expr(sharing, clause->tests.items[j]);
        }
        share_list(sharing, &clause->body);
    }
}

/* Virtual methods and inherited constructors may be named by another module's descriptors. */
static void share_classes(Sharing *sharing, IrModule *module)
{
    for (size_t i = 0; i < module->classes.length; i++) {
        for (IrClass *at = module->classes.items[i]->parent; at; at = at->parent) {
            for (size_t j = 0; j < at->methods.length; j++) {
                share_function(sharing, at->methods.items[j]);
            }
        }
    }
}

static bool is_literal(const IrExpr *expr)
{
    if (expr && expr->kind == IR_UNARY && expr->op == IR_OP_NEG) {
        return expr->left->kind == IR_NUMBER;
    }
    if (expr && expr->kind == IR_BINARY && expr->op >= IR_OP_ADD && expr->op <= IR_OP_MUL) {
        return expr->slot && expr->slot->kinds == KIND_NUMBER && is_literal(expr->left)
            && is_literal(expr->right);
    }
    return expr && (expr->kind == IR_NUMBER || expr->kind == IR_BOOLEAN);
}

/* A module variable that only the module's own statements use is a local of theirs. A constant
 * number or boolean gets its value where it is defined. */
static void place_variables(Emitter *emitter, IrModule *module)
{
    for (size_t i = 0; i < module->main->body->body.length; i++) {
        IrStmt *stmt = module->main->body->body.items[i];
        IrVar *var = stmt->kind == IR_STMT_DECLARE ? stmt->var : NULL;
        if (!var || var->storage != IR_STORAGE_MODULE) {
            continue;
        }
        if (var->symbol_key) {
            var->definition = stmt;
            var->initialiser = stmt->expr;
            continue;
        }
        if (var->is_shared) {
            continue;
        }
        if (!var->used_in_functions && !var->needs_tdz_check) {
            var->storage = IR_STORAGE_LOCAL;
        } else if (var->constant && is_literal(stmt->expr)
                   && repr_of_slot(emitter->analysis, var->slot).kind != REPR_VALUE) {
            var->initialiser = stmt->expr;
            var->definition = stmt;
        }
    }
}

void find_sharing(Emitter *emitter)
{
    for (size_t i = 0; i < emitter->ir->modules.length; i++) {
        IrModule *module = emitter->ir->modules.items[i];
        Sharing sharing = {emitter, module, false};
        if (module->main->is_reachable) {
            share_stmt(&sharing, module->main->body);
        }
        sharing.in_function = true;
        for (size_t j = 0; j < module->functions.length; j++) {
            if (module->functions.items[j]->is_reachable) {
                share_stmt(&sharing, module->functions.items[j]->body);
            }
        }
        share_classes(&sharing, module);
    }
    for (size_t i = 0; i < emitter->ir->modules.length; i++) {
        place_variables(emitter, emitter->ir->modules.items[i]);
    }
    for (size_t i = 0; i < emitter->analysis->structs.length; i++) {
        emitter->analysis->structs.items[i]->is_shared = emitter->ir->modules.length > 1;
    }
}
