/*
 * Loops:   while (c) s    do s while (c)    for (let i = 0; i < n; i++) s
 *
 * They stay what they are. Where closures made in the body of a `for` capture its variable, each
 * turn needs its own (ECMA-262 14.7.4.4): the loop counts with a plain variable, and the body
 * starts with a copy of it, copied back at the body's end (and before each `continue`) when the
 * body assigns to it.
 */
#include "lower/lower.h"

/* ---- bodies ------------------------------------------------------------------------- */

void lower_loop_begin(Frame *f, LoopBody *body, IrStmt *loop, AstNode *node, AstNode *body_node)
{
    memset(body, 0, sizeof *body);
    body->target.stmt = loop;
    body->target.node = node;
    body->target.is_loop = true;
    body->target.outer = f->targets;
    loop->then = lower_sub_block(f, body_node, &body->saved);
    f->targets = &body->target;
}

void lower_loop_finish(Frame *f, LoopBody *body, AstNode *body_node)
{
    lower_fill_block(f, body_node, body->target.stmt->then);
    lower_loop_end(f, body);
}

void lower_loop_end(Frame *f, LoopBody *body)
{
    f->targets = body->target.outer;
    f->out = body->saved;
}

static void simple_loop(Frame *f, AstNode *node)
{
    bool is_do = node->kind == AST_DO_STATEMENT;
    IrStmt *loop = lower_stmt_new(f, is_do ? IR_STMT_DO : IR_STMT_WHILE, node);
    LoopBody body;

    loop->expr = lower_expr(f, node->loop.condition);
    lower_loop_begin(f, &body, loop, node, node->loop.body);
    lower_loop_finish(f, &body, node->loop.body);
    lower_emit(f, loop);
}

/* ---- for ---------------------------------------------------------------------------- */

/* One variable of a loop head that closures in the body capture. */
typedef struct Copy {
    Symbol *symbol;
    IrVar *counter, *inner;
} Copy;
typedef VEC(Copy) CopyVec;

static bool is_written_in(const Symbol *symbol, const AstNode *body)
{
    for (size_t i = 0; i < symbol->references.length; i++) {
        const AstNode *reference = symbol->references.items[i];
        if (names_is_write(reference) && reference->span.start >= body->span.start &&
            reference->span.end <= body->span.end) {
            return true;
        }
    }
    return false;
}

/* A closure in the loop's head would see another copy of the variable than those in the body. */
static bool is_captured_by_head(const AstNode *loop, const Symbol *symbol)
{
    const AstNode *body = loop->for_statement.body;

    for (size_t i = 0; i < symbol->references.length; i++) {
        AstNode *reference = symbol->references.items[i];
        if (reference->span.start < body->span.start &&
            ast_enclosing_function(reference) != symbol->function) {
            return true;
        }
    }
    return false;
}

static void find_copies(Frame *f, AstNode *initializer, CopyVec *copies)
{
    AstList *declarations = &initializer->variable_statement.declarations;

    for (size_t i = 0; i < declarations->length; i++) {
        AstNode *target = declarations->items[i]->variable.target;
        Symbol *symbol =
            target->kind == AST_IDENTIFIER ? names_resolve(f->lower->program, target) : NULL;
        if (symbol && symbol->is_loop_captured && !(symbol->flags & SYMBOL_VAR)) {
            if (is_captured_by_head(initializer->parent, symbol)) {
                lower_unsupported(f, target, "A closure in the head of a loop over its variable");
            }
            Copy copy = {.symbol = symbol, .inner = lower_var_of(f, symbol)};
            copy.counter = lower_var_new(f, symbol->name, copy.inner->type);
            copy.counter->constant = false;
            vec_push(f->lower->arena, copies, copy);
        }
    }
}

static void use_counters(Frame *f, const CopyVec *copies, bool counters)
{
    for (size_t i = 0; i < copies->length; i++) {
        const Copy *copy = &copies->items[i];
        ptrmap_put(f->lower->arena, &f->vars, copy->symbol, counters ? copy->counter : copy->inner);
    }
}

static void lower_head_declarations(Frame *f, AstNode *initializer, UsingBlock *using)
{
    AstList *declarations = &initializer->variable_statement.declarations;

    if (lower_is_using(initializer)) {
        lower_using(f, initializer, using);
        return;
    }
    for (size_t i = 0; i < declarations->length; i++) {
        lower_variable(f, declarations->items[i]);
    }
}

static void start_copies(Frame *f, AstNode *node, JumpTarget *target, const CopyVec *copies)
{
    for (size_t i = 0; i < copies->length; i++) {
        const Copy *copy = &copies->items[i];
        bool is_written = is_written_in(copy->symbol, node->for_statement.body);
        copy->inner->constant = !is_written;
        lower_emit_declare(f, node, copy->inner, lower_var_ref(f, node, copy->counter));
        if (is_written) {
            IrStmt *back = lower_stmt_new(f, IR_STMT_EXPR, node);
            back->expr = lower_assign(f, node, lower_var_ref(f, node, copy->counter),
                                      lower_var_ref(f, node, copy->inner));
            vec_push(f->lower->arena, &target->before_continue, back);
        }
    }
}

static void for_head(Frame *f, AstNode *node, IrStmt *loop, CopyVec *copies, UsingBlock *using)
{
    AstNode *initializer = node->for_statement.initializer;
    IrStmtList *saved = f->out;

    f->out = &loop->init;
    if (initializer && initializer->kind == AST_VARIABLE_STATEMENT) {
        find_copies(f, initializer, copies);
        use_counters(f, copies, true);
        lower_head_declarations(f, initializer, using);
    } else if (initializer) {
        f->dropped = ast_skip_parentheses(initializer);
        lower_emit_expr(f, initializer, lower_expr(f, initializer));
    }
    f->out = saved;
    if (node->for_statement.condition) {
        loop->expr = lower_expr(f, node->for_statement.condition);
    }
    if (node->for_statement.update) {
        f->dropped = ast_skip_parentheses(node->for_statement.update);
        loop->update = lower_expr(f, node->for_statement.update);
    }
    f->dropped = NULL;
    use_counters(f, copies, false);
}

static void for_loop(Frame *f, AstNode *node)
{
    IrStmt *loop = lower_stmt_new(f, IR_STMT_FOR, node);
    bool is_using = lower_is_using(node->for_statement.initializer);
    CopyVec copies = {0};
    UsingBlock using;
    LoopBody body;

    if (is_using) {
        lower_using_begin(f, node, &using);
    }
    for_head(f, node, loop, &copies, &using);
    lower_loop_begin(f, &body, loop, node, node->for_statement.body);
    start_copies(f, node, &body.target, &copies);
    lower_loop_finish(f, &body, node->for_statement.body);
    for (size_t i = 0; i < body.target.before_continue.length; i++) {
        vec_push(f->lower->arena, &loop->then->body, body.target.before_continue.items[i]);
    }
    lower_emit(f, loop);
    if (is_using) {
        lower_using_end(f, &using);
    }
}

void lower_for(Frame *f, AstNode *node)
{
    if (node->kind == AST_FOR_STATEMENT) {
        for_loop(f, node);
    } else {
        simple_loop(f, node);
    }
}
