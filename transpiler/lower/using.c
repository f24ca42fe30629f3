/*
 * using file = open();     await using connection = connect();
 *
 *     resources = new BlockResources;
 *     try { const file = open(); resources.add(file); ... }
 *     catch (error) { resources.fail(error); }
 *     finally { resources.dispose(); }
 *
 * The rest of the block stands in the try part. BlockResources and its members are declared in the
 * library (shims/ts/es.disposable.d.ts). Where something is awaited, the last part becomes
 *
 *     while (resources.next()) {
 *         try { await resources.pending(); } catch (error) { resources.fail(error); }
 *     }
 *     resources.end();
 */
#include "lower/lower.h"

bool lower_is_using(const AstNode *node)
{
    return node && node->kind == AST_VARIABLE_STATEMENT &&
           node->variable_statement.kind >= AST_USING;
}

static IrExpr *call(Frame *f, AstNode *node, const char *name, IrExpr *argument)
{
    IrNative *native = lower_interface_native(f, "BlockResources", name);
    Type *type = native ? types_of_return(f->lower->program, native->signature) : NULL;
    IrExpr *expr = lower_expr_new(f, IR_CALL_NATIVE, node, type);

    expr->native = native;
    expr->object = lower_var_ref(f, node, f->resources);
    if (argument) {
        vec_push(f->lower->arena, &expr->args, argument);
    }
    return expr;
}

static void declare_resources(Frame *f, AstNode *node)
{
    IrNative *native = lower_interface_native(f, "BlockResourcesMaker", "make");
    Type *type = types_of_return(f->lower->program, native->signature);
    IrExpr *made = lower_expr_new(f, IR_CALL_NATIVE, node, type);

    made->native = native;
    f->resources = lower_var_new(f, "resources", type);
    lower_emit_declare(f, node, f->resources, made);
}

/* catch (error) { resources.fail(error); } */
static void note_errors(Frame *f, AstNode *node, IrStmt *attempt)
{
    IrStmtList *saved;

    attempt->var = lower_var_new(f, "error", types_any(f->lower->program));
    attempt->otherwise = lower_sub_block(f, node, &saved);
    lower_emit_expr(f, node, call(f, node, "fail", lower_var_ref(f, node, attempt->var)));
    f->out = saved;
}

static void await_disposals(Frame *f, AstNode *node)
{
    IrStmt *loop = lower_stmt_new(f, IR_STMT_WHILE, node);
    IrStmt *attempt = lower_stmt_new(f, IR_STMT_TRY, node);
    IrExpr *await = lower_expr_new(f, IR_AWAIT, node, types_any(f->lower->program));
    IrStmtList *loop_saved, *saved;

    loop->expr = call(f, node, "next", NULL);
    loop->then = lower_sub_block(f, node, &loop_saved);
    attempt->then = lower_sub_block(f, node, &saved);
    await->left = call(f, node, "pending", NULL);
    lower_emit_expr(f, node, await);
    f->out = saved;
    note_errors(f, node, attempt);
    lower_emit(f, attempt);
    f->out = loop_saved;
    lower_emit(f, loop);
    lower_emit_expr(f, node, call(f, node, "end", NULL));
}

void lower_using_begin(Frame *f, AstNode *node, UsingBlock *block)
{
    block->node = node;
    block->outer = f->resources;
    block->awaits = false;
    declare_resources(f, node);
    block->attempt = lower_stmt_new(f, IR_STMT_TRY, node);
    block->attempt->then = lower_sub_block(f, node, &block->saved);
    block->attempt->then->is_transparent = true; /* its variables are those of the block around */
}

void lower_using_end(Frame *f, UsingBlock *block)
{
    IrStmt *attempt = block->attempt;
    IrStmtList *saved;

    f->out = block->saved;
    note_errors(f, block->node, attempt);
    attempt->finally = lower_sub_block(f, block->node, &saved);
    if (block->awaits) {
        await_disposals(f, block->node);
    } else {
        lower_emit_expr(f, block->node, call(f, block->node, "dispose", NULL));
    }
    f->out = saved;
    lower_emit(f, attempt);
    f->resources = block->outer;
}

void lower_using_add(Frame *f, AstNode *statement, AstNode *target, IrVar *var, UsingBlock *block)
{
    bool is_await = statement->variable_statement.kind == AST_AWAIT_USING;

    block->awaits |= is_await;
    lower_emit_expr(f, target,
                    call(f, target, is_await ? "addAsync" : "add", lower_var_ref(f, target, var)));
}

void lower_using(Frame *f, AstNode *statement, UsingBlock *block)
{
    const AstList *declarations = &statement->variable_statement.declarations;

    for (size_t i = 0; i < declarations->length; i++) {
        AstNode *target = declarations->items[i]->variable.target;
        Symbol *symbol =
            target->kind == AST_IDENTIFIER ? names_resolve(f->lower->program, target) : NULL;
        lower_variable(f, declarations->items[i]);
        if (symbol) {
            lower_using_add(f, statement, target, lower_var_of(f, symbol), block);
        }
    }
}
