/*
 * Loops:   while (c) s    do s while (c)    for (let i = 0; i < n; i++) s
 *
 * They stay what they are. Where closures made in the body of a `for` capture its variable, each
 * turn needs its own (ECMA-262 14.7.4.4): the loop counts with a plain variable, and the body
 * starts with a copy of it, copied back at the body's end (and before each `continue`) when the
 * body assigns to it. Where closures in the head itself capture it, the head moves into the body:
 *
 *     let i = 0;                                      for (let i = 0, next = () => i++; i < 3; f(i))
 *     for (counter = i, first = true;;) {                 body
 *         let i = counter;
 *         if (first) first = false; else f(i);
 *         if (!(i < 3)) break;
 *         body
 *         counter = i;
 *     }
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

static void find_copies(Frame *f, AstNode *target, CopyVec *copies)
{
    if (ast_is_pattern(target->kind)) {
        for (size_t i = 0; i < target->elements.items.length; i++) {
            AstNode *element = target->elements.items.items[i];
            if (element->kind == AST_BINDING_ELEMENT) {
                find_copies(f, element->binding_element.target, copies);
            }
        }
        return;
    }
    Symbol *symbol = target->kind == AST_IDENTIFIER ? names_resolve(f->lower->program, target) : NULL;
    if (symbol && symbol->is_loop_captured && !(symbol->flags & SYMBOL_VAR)) {
        Copy copy = {.symbol = symbol, .inner = lower_var_of(f, symbol)};
        copy.counter = lower_var_new(f, symbol->name, copy.inner->type);
        copy.counter->constant = false;
        vec_push(f->lower->arena, copies, copy);
    }
}

static CopyVec copies_of(Frame *f, AstNode *node)
{
    AstNode *initializer = node->for_statement.initializer;
    CopyVec copies = {0};

    if (initializer && initializer->kind == AST_VARIABLE_STATEMENT) {
        AstList *declarations = &initializer->variable_statement.declarations;
        for (size_t i = 0; i < declarations->length; i++) {
            find_copies(f, declarations->items[i]->variable.target, &copies);
        }
    }
    return copies;
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

static void for_head(Frame *f, AstNode *node, IrStmt *loop, const CopyVec *copies, UsingBlock *using)
{
    AstNode *initializer = node->for_statement.initializer;
    IrStmtList *saved = f->out;

    f->out = &loop->init;
    if (initializer && initializer->kind == AST_VARIABLE_STATEMENT) {
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

/* ---- closures in the head -------------------------------------------------------------- */

/* What a turn does before the loop's body: `if (first) first = false; else update;` and the test. */
static void turn_head(Frame *f, AstNode *node, IrStmt *loop, IrVar *first)
{
    if (node->for_statement.update) {
        IrStmt *stmt = lower_stmt_new(f, IR_STMT_IF, node);
        IrStmtList *saved = f->out;
        stmt->expr = lower_var_ref(f, node, first);
        stmt->then = lower_sub_block(f, node, &saved);
        lower_emit_expr(f, node, lower_assign(f, node, lower_var_ref(f, node, first),
                                              lower_boolean(f, node, false)));
        f->out = saved;
        stmt->otherwise = lower_sub_block(f, node, &saved);
        f->dropped = ast_skip_parentheses(node->for_statement.update);
        lower_emit_expr(f, node->for_statement.update, lower_expr(f, node->for_statement.update));
        f->dropped = NULL;
        f->out = saved;
        lower_emit(f, stmt);
    }
    if (node->for_statement.condition) {
        IrStmtList *saved = f->out;
        IrStmt *test = lower_stmt_new(f, IR_STMT_IF, node->for_statement.condition);
        test->expr = lower_negated(f, node, lower_expr(f, node->for_statement.condition));
        test->then = lower_sub_block(f, node, &saved);
        IrStmt *stop = lower_stmt_new(f, IR_STMT_BREAK, node);
        stop->target = loop;
        lower_emit(f, stop);
        f->out = saved;
        lower_emit(f, test);
    }
}

/* The head's own variables, which start the counters. */
static void own_head(Frame *f, AstNode *node, IrStmt *loop, const CopyVec *copies)
{
    IrStmtList *saved = f->out;

    for (size_t i = 0; i < copies->length; i++) {
        const Copy *copy = &copies->items[i];
        IrVar *start = lower_var_new(f, copy->symbol->name, copy->inner->type);
        start->constant = false;
        ptrmap_put(f->lower->arena, &f->vars, copy->symbol, start);
        ptrmap_put(f->lower->arena, &f->head_vars, copy->symbol, start);
    }
    lower_head_declarations(f, node->for_statement.initializer, NULL);
    for (size_t i = 0; i < copies->length; i++) {
        const Copy *copy = &copies->items[i];
        IrVar *start = lower_var_of(f, copy->symbol);
        f->out = &loop->init;
        lower_emit_declare(f, node, copy->counter, lower_var_ref(f, node, start));
        f->out = saved;
    }
    use_counters(f, copies, false);
}

static void loop_with_captured_head(Frame *f, AstNode *node, const CopyVec *copies)
{
    IrStmtList *saved;
    IrStmt *block = lower_sub_block(f, node, &saved);
    IrStmt *loop = lower_stmt_new(f, IR_STMT_FOR, node);
    IrVar *first = lower_var_new(f, "first", types_boolean(f->lower->program));
    LoopBody body;

    first->constant = false;
    own_head(f, node, loop, copies);
    if (node->for_statement.update) {
        lower_emit_declare(f, node, first, lower_boolean(f, node, true));
    }
    lower_loop_begin(f, &body, loop, node, node->for_statement.body);
    for (size_t i = 0; i < copies->length; i++) {
        const Copy *copy = &copies->items[i];
        copy->inner->constant = false;
        lower_emit_declare(f, node, copy->inner, lower_var_ref(f, node, copy->counter));
        IrStmt *back = lower_stmt_new(f, IR_STMT_EXPR, node);
        back->expr = lower_assign(f, node, lower_var_ref(f, node, copy->counter),
                                  lower_var_ref(f, node, copy->inner));
        vec_push(f->lower->arena, &body.target.before_continue, back);
    }
    turn_head(f, node, loop, first);
    lower_loop_finish(f, &body, node->for_statement.body);
    for (size_t i = 0; i < body.target.before_continue.length; i++) {
        vec_push(f->lower->arena, &loop->then->body, body.target.before_continue.items[i]);
    }
    lower_emit(f, loop);
    f->out = saved;
    lower_emit(f, block);
}

static bool has_captured_head(const AstNode *node, const CopyVec *copies)
{
    for (size_t i = 0; i < copies->length; i++) {
        if (is_captured_by_head(node, copies->items[i].symbol)) {
            return true;
        }
    }
    return false;
}

static void for_loop(Frame *f, AstNode *node)
{
    IrStmt *loop = lower_stmt_new(f, IR_STMT_FOR, node);
    bool is_using = lower_is_using(node->for_statement.initializer);
    CopyVec copies = copies_of(f, node);
    UsingBlock using;
    LoopBody body;

    if (has_captured_head(node, &copies)) {
        if (is_using) {
            lower_unsupported(f, node, "A closure in the head of a loop over its resource");
            return;
        }
        loop_with_captured_head(f, node, &copies);
        return;
    }
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
