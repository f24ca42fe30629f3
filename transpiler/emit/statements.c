/*
 * Statements: one C statement for each, with its comments and blank lines.
 */
#include <string.h>

#include "emit/emitter.h"
#include "lower/walk.h"

CommentList comments_of(const IrComments *comments)
{
    return (CommentList){.items = comments->items, .length = comments->length,
                         .capacity = comments->capacity};
}

static void push(Emitter *emitter, CStmtList *out, CStmt *stmt)
{
    vec_push(emitter->arena, out, stmt);
}

/* ---- declarations ------------------------------------------------------------------------------------------ */

const char *local_name(Emitter *emitter, IrVar *var)
{
    if (!var->c_name) {
        var->c_name = name_local(emitter, var->name);
    }
    return var->c_name;
}

static bool is_dead(const IrVar *var)
{
    return var->reads == 0 && var->storage == IR_STORAGE_LOCAL;
}

static void declare_local(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    IrVar *var = stmt->var;
    Repr repr = repr_of_slot(emitter->analysis, var->slot);
    const char *ctype = var->is_size ? "size_t" : ctype_of(emitter, repr, var->type);
    CExpr *init = NULL;

    if (is_dead(var) && var->constant) {
        CExpr *effect = stmt->expr ? emit_effect(emitter, stmt->expr) : NULL;
        if (effect) {
            push(emitter, out, c_stmt_expr(emitter->arena, effect));
        }
        return;
    }
    if (stmt->expr) {
        stmt->expr->value_at_once = true;
        init = emit_as(emitter, stmt->expr, repr, ctype);
    } else if (var->slot->kinds & KIND_UNDEFINED) {
        init = undefined_as(emitter, repr);
    }
    var->c_name = NULL;
    const char *name = local_name(emitter, var);
    if (var->in_try && !var->constant && !emitter->async) {
        bool pointer = ctype[strlen(ctype) - 1] == '*';
        name = arena_printf(emitter->arena, pointer ? "volatile %s" : "%s", name);
        ctype = pointer ? ctype : arena_printf(emitter->arena, "volatile %s", ctype);
    }
    if (!init && stmt->in_loop) {
        init = undefined_as(emitter, repr);
    }
    push(emitter, out, c_stmt_declare(emitter->arena, declaration(emitter, ctype, name), init));
    if (is_dead(var)) {
        push(emitter, out,
             c_stmt_expr(emitter->arena, c_cast(emitter->arena, "void",
                                                c_text(emitter->arena, var->c_name))));
    }
}

static void emit_declare(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    IrVar *var = stmt->var;

    if (var->storage == IR_STORAGE_LOCAL) {
        declare_local(emitter, stmt, out);
        return;
    }
    Repr repr = repr_of_slot(emitter->analysis, var->slot);
    if (var->symbol_key || (var->storage == IR_STORAGE_MODULE && var->initialiser)) {
        stmt->comments.length = 0;
        stmt->trailing_comment = NULL;
        return; /* constant: in its definition */
    }
    if (!stmt->expr && !(stmt->in_loop && var->storage == IR_STORAGE_SCOPE)
        && repr.kind != REPR_OPTIONAL_DOUBLE) {
        return; /* zeroed */
    }
    CExpr *value = stmt->expr ? emit_as(emitter, stmt->expr, repr, ctype_of(emitter, repr, var->type))
                              : undefined_as(emitter, repr);
    push(emitter, out,
         c_stmt_expr(emitter->arena, c_assign(emitter->arena, var_lvalue(emitter, var), "=", value)));
}

/* ---- blocks -------------------------------------------------------------------------------------------------- */

/* Allocates a block's scope struct and makes it reachable. */
void enter_scope(Emitter *emitter, IrScope *scope, CStmtList *out, CExpr *(*initial)(Emitter *, IrScope *))
{
    const char *type = scope_type(emitter, scope);
    const char *name = name_local(emitter, "scope");
    CExpr *call = initial ? initial(emitter, scope) : NULL;

    if (!call && scope->parent) {
        call = c_call(emitter->arena, "TS_NEW", 1, c_text(emitter->arena, type));
        c_list_add(emitter->arena, call, ".parent", scope_pointer(emitter, scope->parent));
    } else if (!call) {
        call = c_call(emitter->arena, "TS_ALLOC", 1, c_text(emitter->arena, type));
    }
    push(emitter, out,
         c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "%s *%s", type, name), call));
    vec_push(emitter->arena, &emitter->scopes,
             ((ScopeBinding){scope, c_text(emitter->arena, name)}));
}

void emit_list(Emitter *emitter, IrStmtList *list, CStmtList *out)
{
    for (size_t i = 0; i < list->length; i++) {
        emit_statement(emitter, list->items[i], out);
    }
}

void emit_body(Emitter *emitter, IrStmt *stmt, CStmtList *out, CommentList *inner)
{
    NameScope names = {0};
    size_t scopes = emitter->scopes.length;

    if (!stmt) {
        return;
    }
    name_scope_enter(emitter, &names);
    if (stmt->kind == IR_STMT_BLOCK) {
        if (stmt->scope) {
            enter_scope(emitter, stmt->scope, out, NULL);
        }
        emit_list(emitter, &stmt->body, out);
        if (inner) {
            *inner = comments_of(&stmt->inner_comments);
        }
    } else {
        emit_statement(emitter, stmt, out);
    }
    emitter->scopes.length = scopes;
    name_scope_leave(emitter);
}

static void emit_block(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    if (stmt->is_transparent && !stmt->scope) {
        emit_list(emitter, &stmt->body, out);
        return;
    }
    CStmt *block = c_stmt(emitter->arena, C_STMT_BLOCK);
    emit_body(emitter, stmt, &block->body, &block->inner);
    push(emitter, out, block);
    if (stmt->break_label) {
        CStmt *label = c_stmt(emitter->arena, C_STMT_LABEL);
        label->text = stmt->break_label;
        push(emitter, out, label);
    }
}

/* ---- if and loops -------------------------------------------------------------------------------------------- */

static void emit_if(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CExpr *condition = emit_condition(emitter, stmt->expr);
    CStmt *branch = c_stmt(emitter->arena, C_STMT_IF);

    branch->expr = condition;
    emit_body(emitter, stmt->then, &branch->body, &branch->inner);
    if (stmt->otherwise) {
        branch->has_otherwise = true;
        emit_body(emitter, stmt->otherwise, &branch->otherwise, NULL);
        branch->has_otherwise = branch->otherwise.length > 0;
    }
    push(emitter, out, branch);
}

/* A loop's body: break and continue mean it. */
void emit_loop_body(Emitter *emitter, IrStmt *loop, CStmt *out)
{
    const IrStmt *breakable = emitter->breakable, *outer = emitter->loop, *place = emitter->loop_in_place;

    loop->attempt = emitter->attempt;
    emitter->breakable = emitter->loop = emitter->loop_in_place = loop;
    emit_body(emitter, loop->then, &out->body, &out->inner);
    emitter->breakable = breakable;
    emitter->loop = outer;
    emitter->loop_in_place = place;
    if (loop->continue_label) {
        CStmt *label = c_stmt(emitter->arena, C_STMT_LABEL);
        label->text = loop->continue_label;
        push(emitter, &out->body, label);
    }
}

void finish_loop(Emitter *emitter, IrStmt *loop, CStmtList *out)
{
    if (loop->break_label) {
        CStmt *label = c_stmt(emitter->arena, C_STMT_LABEL);
        label->text = loop->break_label;
        push(emitter, out, label);
    }
}

/* A condition that needs statements of its own is tested inside. */
static CExpr *loop_condition(Emitter *emitter, IrExpr *expr)
{
    CStmtList own = {0};
    CStmtList *outer = emitter->prelude;
    NameScope names = {0};

    emitter->prelude = &own;
    name_scope_enter(emitter, &names);
    CExpr *condition = emit_condition(emitter, expr);
    name_scope_leave(emitter);
    emitter->prelude = outer;
    return own.length ? c_statements(emitter->arena, own, condition) : condition;
}

/* A loop whose condition or update awaits:  while (true) { if (!condition) break; ... update; } */
static void emit_awaiting_loop(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmt *loop = c_stmt(emitter->arena, C_STMT_WHILE);
    CStmt body = {0};
    CStmtList test = {0};
    CStmtList *prelude = emitter->prelude;
    NameScope names = {0};
    const IrStmt *breakable = emitter->breakable, *outer = emitter->loop, *place = emitter->loop_in_place;

    loop->expr = c_text(emitter->arena, "true");
    name_scope_enter(emitter, &names);
    emit_list(emitter, &stmt->init, out);
    emitter->breakable = emitter->loop = stmt;
    emitter->prelude = &test;
    if (stmt->expr) {
        CStmt *leave = c_stmt(emitter->arena, C_STMT_IF);
        leave->expr = c_not(emitter->arena, emit_condition(emitter, stmt->expr));
        push(emitter, &leave->body, c_stmt(emitter->arena, C_STMT_BREAK));
        push(emitter, &test, leave);
    }
    if (stmt->kind != IR_STMT_DO) {
        vec_append(emitter->arena, &loop->body, &test);
    }
    stmt->attempt = emitter->attempt;
    emitter->loop_in_place = NULL;
    emit_body(emitter, stmt->then, &body.body, &body.inner);
    vec_append(emitter->arena, &loop->body, &body.body);
    if (stmt->continue_label) {
        CStmt *label = c_stmt(emitter->arena, C_STMT_LABEL);
        label->text = stmt->continue_label;
        push(emitter, &loop->body, label);
    }
    if (stmt->kind == IR_STMT_DO) {
        vec_append(emitter->arena, &loop->body, &test);
    }
    if (stmt->update) {
        emitter->prelude = &loop->body;
        CExpr *update = emit_effect(emitter, stmt->update);
        if (update) {
            push(emitter, &loop->body, c_stmt_expr(emitter->arena, update));
        }
    }
    emitter->prelude = prelude;
    emitter->breakable = breakable;
    emitter->loop = outer;
    emitter->loop_in_place = place;
    name_scope_leave(emitter);
    push(emitter, out, loop);
    finish_loop(emitter, stmt, out);
}

static void emit_while(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    if (awaits(stmt->expr)) {
        emit_awaiting_loop(emitter, stmt, out);
        return;
    }
    CStmt *loop = c_stmt(emitter->arena, stmt->kind == IR_STMT_DO ? C_STMT_DO : C_STMT_WHILE);

    loop->expr = loop_condition(emitter, stmt->expr);
    emit_loop_body(emitter, stmt, loop);
    push(emitter, out, loop);
    finish_loop(emitter, stmt, out);
}

static CExpr *emit_update_expr(Emitter *emitter, IrExpr *expr)
{
    CStmtList own = {0};
    CStmtList *outer = emitter->prelude;

    if (!expr) {
        return NULL;
    }
    if (expr->kind == IR_BINARY && expr->op == IR_OP_COMMA) {
        CExpr *left = emit_update_expr(emitter, expr->left);
        CExpr *right = emit_update_expr(emitter, expr->right);
        return left && right ? c_binary(emitter->arena, left, ",", right) : left ? left : right;
    }
    NameScope names = {0};
    emitter->prelude = &own;
    name_scope_enter(emitter, &names);
    CExpr *update = emit_effect(emitter, expr);
    name_scope_leave(emitter);
    emitter->prelude = outer;
    return own.length ? c_statements(emitter->arena, own, update ? update : c_text(emitter->arena, "(void)0"))
                      : update;
}

static void emit_for(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    if (awaits(stmt->expr) || awaits(stmt->update)) {
        emit_awaiting_loop(emitter, stmt, out);
        return;
    }
    CStmt *loop = c_stmt(emitter->arena, C_STMT_FOR);
    NameScope names = {0};
    CStmtList init = {0};
    CStmtList *outer = emitter->prelude;

    name_scope_enter(emitter, &names);
    emitter->prelude = &init;
    emit_list(emitter, &stmt->init, &init);
    emitter->prelude = outer;
    bool fits = init.length == 1 && stmt->init.length == 1
        && (init.items[0]->kind == C_STMT_DECLARE || init.items[0]->kind == C_STMT_EXPR);
    CStmtList *place = out;
    CStmt *block = NULL;
    if (fits) {
        loop->init = init.items[0];
    } else if (init.length > 0) {
        block = c_stmt(emitter->arena, C_STMT_BLOCK);
        block->body = init;
        place = &block->body;
    }
    loop->expr = stmt->expr ? loop_condition(emitter, stmt->expr) : NULL;
    emit_loop_body(emitter, stmt, loop);
    loop->update = emit_update_expr(emitter, stmt->update);
    push(emitter, place, loop);
    if (block) {
        push(emitter, out, block);
    }
    name_scope_leave(emitter);
    finish_loop(emitter, stmt, out);
}

/* ---- throw and try --------------------------------------------------------------------------------------------- */

static void emit_throw(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    Value value = emit_expr(emitter, stmt->expr);

    use_header(emitter, "ts/error.h");
    push(emitter, out,
         c_stmt_expr(emitter->arena, c_call(emitter->arena, "ts_throw", 1,
                                            convert(emitter, value, repr_simple(REPR_VALUE), "TsValue"))));
}

/* ---- all ---------------------------------------------------------------------------------------------------------- */

static void emit_kind(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    switch (stmt->kind) {
    case IR_STMT_EXPR: {
        if (stmt->expr->kind == IR_CLASS) { /* of a base class: is it there yet? */
            if (stmt->expr->is_early) {
                emit_ready_check(emitter, stmt->expr);
            }
            return;
        }
        CExpr *effect = emit_effect(emitter, stmt->expr);
        if (effect) {
            push(emitter, out, c_stmt_expr(emitter->arena, effect));
        }
        break;
    }
    case IR_STMT_DECLARE:
        emit_declare(emitter, stmt, out);
        break;
    case IR_STMT_BLOCK:
        emit_block(emitter, stmt, out);
        break;
    case IR_STMT_IF:
        emit_if(emitter, stmt, out);
        break;
    case IR_STMT_WHILE:
    case IR_STMT_DO:
        emit_while(emitter, stmt, out);
        break;
    case IR_STMT_FOR:
        emit_for(emitter, stmt, out);
        break;
    case IR_STMT_FOR_OF:
        emit_for_of(emitter, stmt, out);
        break;
    case IR_STMT_FOR_IN:
        emit_for_in(emitter, stmt, out);
        break;
    case IR_STMT_SWITCH:
        emit_switch(emitter, stmt, out);
        break;
    case IR_STMT_RETURN:
        emit_return(emitter, stmt, out);
        break;
    case IR_STMT_BREAK:
    case IR_STMT_CONTINUE:
        emit_jump(emitter, stmt, out);
        break;
    case IR_STMT_THROW:
        emit_throw(emitter, stmt, out);
        break;
    case IR_STMT_TRY:
        emit_try(emitter, stmt, out);
        break;
    case IR_STMT_CLASS:
        break;
    }
}

void emit_statement(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmtList *outer = emitter->prelude;
    size_t start = out->length;

    emitter->prelude = out;
    if (emitter->names) {
        emitter->names->inner = (StrMap){0};
    }
    emit_kind(emitter, stmt, out);
    emitter->prelude = outer;
    if (out->length == start) {
        if (stmt->comments.length == 0) {
            return;
        }
        push(emitter, out, c_stmt(emitter->arena, C_STMT_COMMENT));
    }
    CStmt *first = out->items[start];
    CommentList own = comments_of(&stmt->comments);
    if (own.length > 0) {
        CommentList all = {0};
        vec_append(emitter->arena, &all, &own);
        vec_append(emitter->arena, &all, &first->comments);
        first->comments = all;
    }
    first->blank_before |= stmt->blank_before;
    if (stmt->trailing_comment && !out->items[out->length - 1]->trailing) {
        out->items[out->length - 1]->trailing = stmt->trailing_comment;
    }
}
