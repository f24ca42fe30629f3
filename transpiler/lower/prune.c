/*
 * What the finished IR does not need: variables that only hold a function everybody calls by name
 * (`const add = (a, b) => a + b`), enum objects nobody looks at, functions nobody mentions.
 *
 * The comments of a dropped declaration go to its function.
 */
#include "lower/lower.h"
#include "lower/walk.h"

typedef struct Prune {
    Lower *lower;
    PtrMap read;    /* IrVar -> itself */
    PtrMap called;  /* IrVar -> itself: its function, maybe before the declaration */
    PtrMap reached; /* IrFunction -> itself */
    VEC(IrFunction *) queue;
} Prune;

static void each_body(Lower *lower, IrStmtVisitor *on_stmt, IrExprVisitor *on_expr, void *context)
{
    for (size_t i = 0; i < lower->ir->modules.length; i++) {
        IrModule *module = lower->ir->modules.items[i];
        ir_walk(module->main->body, on_stmt, on_expr, context);
        for (size_t j = 0; j < module->functions.length; j++) {
            ir_walk(module->functions.items[j]->body, on_stmt, on_expr, context);
        }
    }
}

/* ---- variables ---------------------------------------------------------------------- */

static void note_read(IrExpr **place, void *context)
{
    Prune *prune = context;
    IrExpr *expr = *place;

    if (expr->kind == IR_VAR) {
        ptrmap_put(prune->lower->arena, &prune->read, expr->var, expr->var);
    } else if (expr->kind == IR_CALL && expr->var) {
        ptrmap_put(prune->lower->arena, &prune->called, expr->var, expr->var);
    }
}

static bool is_droppable(const Prune *prune, const IrStmt *stmt)
{
    if (stmt->kind != IR_STMT_DECLARE || !stmt->expr || ptrmap_has(&prune->read, stmt->var)) {
        return false;
    }
    if (stmt->expr->kind == IR_FUNCTION) {
        return true;
    }
    return stmt->expr->kind == IR_OBJECT && stmt->var->declaration &&
           stmt->var->declaration->kind == AST_ENUM_DECLARATION;
}

/* What stays of a declaration that calls might come before: its place, without code. */
static void keep_place(IrStmt *stmt)
{
    stmt->kind = IR_STMT_BLOCK;
    stmt->is_transparent = true;
    stmt->expr = NULL;
    stmt->comments = (IrComments){0};
    stmt->trailing_comment = NULL;
}

static void drop_module_var(const IrVar *var)
{
    IrVarList *vars = var->module ? &var->module->vars : NULL;

    for (size_t i = 0; vars && i < vars->length; i++) {
        if (vars->items[i] == var) {
            memmove(&vars->items[i], &vars->items[i + 1],
                    (vars->length - i - 1) * sizeof *vars->items);
            vars->length--;
            return;
        }
    }
}

static void move_comments(Lower *lower, IrStmt *stmt)
{
    IrFunction *function = stmt->expr->kind == IR_FUNCTION ? stmt->expr->function : NULL;
    IrComments comments = stmt->comments;

    if (!function) {
        return; /* an enum's comments are printed with its type */
    }
    vec_append(lower->arena, &comments, &function->comments);
    if (stmt->trailing_comment) {
        vec_push(lower->arena, &comments, stmt->trailing_comment);
    }
    function->comments = comments;
    function->blank_before = function->blank_before || stmt->blank_before;
    function->exported = function->exported || stmt->var->exported;
}

static void prune_list(IrStmtList *list, void *context)
{
    Prune *prune = context;
    size_t kept = 0;

    for (size_t i = 0; i < list->length; i++) {
        IrStmt *stmt = list->items[i];
        if (is_droppable(prune, stmt)) {
            move_comments(prune->lower, stmt);
            drop_module_var(stmt->var);
            if (!ptrmap_has(&prune->called, stmt->var)) {
                continue;
            }
            keep_place(stmt);
        }
        list->items[kept++] = stmt;
    }
    list->length = kept;
}

static void prune_lists(IrStmt *stmt, void *context)
{
    ir_each_list(stmt, prune_list, context);
}

/* ---- functions ---------------------------------------------------------------------- */

static void reach(Prune *prune, IrFunction *function)
{
    if (function && !ptrmap_has(&prune->reached, function)) {
        ptrmap_put(prune->lower->arena, &prune->reached, function, function);
        vec_push(prune->lower->arena, &prune->queue, function);
    }
}

static void reach_expr(IrExpr **place, void *context)
{
    IrExpr *expr = *place;

    reach(context, expr->function);
    if (expr->kind == IR_FUNCTION) {
        expr->function->used_as_value = true;
    }
}

static void reach_roots(Prune *prune)
{
    for (size_t i = 0; i < prune->lower->ir->modules.length; i++) {
        IrModule *module = prune->lower->ir->modules.items[i];
        reach(prune, module->main);
        for (size_t j = 0; j < module->functions.length; j++) {
            IrFunction *function = module->functions.items[j];
            function->used_as_value = false;
            if (function->owner || function->exported) {
                reach(prune, function);
            }
        }
    }
    for (size_t i = 0; i < prune->queue.length; i++) {
        ir_walk(prune->queue.items[i]->body, NULL, reach_expr, prune);
    }
}

static void drop_unreached(Prune *prune)
{
    for (size_t i = 0; i < prune->lower->ir->modules.length; i++) {
        IrFunctionList *list = &prune->lower->ir->modules.items[i]->functions;
        size_t kept = 0;
        for (size_t j = 0; j < list->length; j++) {
            if (ptrmap_has(&prune->reached, list->items[j])) {
                list->items[kept++] = list->items[j];
            }
        }
        list->length = kept;
    }
}

void lower_prune(Lower *lower)
{
    Prune prune = {.lower = lower};

    each_body(lower, NULL, note_read, &prune);
    each_body(lower, prune_lists, NULL, &prune);
    reach_roots(&prune);
    drop_unreached(&prune);
}
