/*
 * switch (x) { case 1: case 2: s; break; default: t }
 *
 * Stays a switch. Labels in a row become one IrCase with several tests; a case without statements
 * that ends the switch keeps an empty body.
 */
#include "lower/lower.h"

static void add_label(Frame *f, IrCase *clause, AstNode *node)
{
    if (node->case_clause.test) {
        vec_push(f->lower->arena, &clause->tests, lower_expr(f, node->case_clause.test));
    } else {
        clause->is_default = true;
    }
    lower_take_leading(f, node, &clause->comments);
    Comment *trailing = lower_take_trailing(f, node);
    if (trailing && node->case_clause.statements.length == 0 && !clause->trailing_comment) {
        clause->trailing_comment = trailing;
    } else if (trailing) {
        vec_push(f->lower->arena, &clause->comments, trailing);
    }
}

static void lower_clause(Frame *f, IrStmt *stmt, AstNode *node, bool *open)
{
    IrCase *clause = *open ? &vec_last(&stmt->cases) : vec_add(f->lower->arena, &stmt->cases);
    IrStmtList *saved = f->out;
    IrStmtList body = {0};

    add_label(f, clause, node);
    for (size_t i = 0; i < node->case_clause.statements.length; i++) {
        if (lower_is_using(node->case_clause.statements.items[i])) {
            lower_unsupported(f, node->case_clause.statements.items[i],
                              "'using' in a case clause without a block");
        }
    }
    f->out = &body;
    lower_statements(f, &node->case_clause.statements);
    f->out = saved;
    vec_last(&stmt->cases).body = body;
    *open = node->case_clause.statements.length == 0;
}

/* Function declarations of all clauses share the switch's block. */
static void hoist_clauses(Frame *f, AstNode *node)
{
    for (size_t i = 0; i < node->switch_statement.clauses.length; i++) {
        lower_hoist(f, &node->switch_statement.clauses.items[i]->case_clause.statements);
    }
}

static AstNode *clause_of(AstNode *node, const AstNode *statement)
{
    while (node && node->parent != statement) {
        node = node->parent;
    }
    return node;
}

bool lower_crosses_clauses(const Symbol *symbol)
{
    AstNode *statement = symbol->scope ? symbol->scope->node : NULL;

    if (!statement || statement->kind != AST_SWITCH_STATEMENT ||
        !(symbol->flags & (SYMBOL_LET | SYMBOL_CONST)) || !symbol->value_declaration) {
        return false;
    }
    const AstNode *own = clause_of(symbol->value_declaration, statement);
    for (size_t i = 0; i < symbol->references.length; i++) {
        if (clause_of(symbol->references.items[i], statement) != own) {
            return true;
        }
    }
    return false;
}

/* A variable that several clauses use is declared before the switch; its declaration assigns. */
static void hoist_variables(Frame *f, AstNode *node, const Scope *scope)
{
    for (size_t i = 0; scope && i < scope->symbols.map.count; i++) {
        Symbol *symbol = scope->symbols.map.entries[i].value;
        if (!lower_crosses_clauses(symbol)) {
            continue;
        }
        IrStmt *stmt = lower_stmt_new(f, IR_STMT_DECLARE, node);
        stmt->var = lower_var_of(f, symbol);
        stmt->var->constant = false;
        stmt->is_hoisted = stmt->in_loop = true;
        lower_emit(f, stmt);
    }
}

void lower_switch(Frame *f, AstNode *node)
{
    IrStmt *stmt = lower_stmt_new(f, IR_STMT_SWITCH, node);
    JumpTarget target = {.stmt = stmt, .node = node, .is_switch = true, .outer = f->targets};
    bool open = false;

    stmt->expr = lower_expr(f, node->switch_statement.discriminant);
    hoist_clauses(f, node);
    hoist_variables(f, node, names_scope_opened(f->lower->program, node));
    f->targets = &target;
    for (size_t i = 0; i < node->switch_statement.clauses.length; i++) {
        lower_clause(f, stmt, node->switch_statement.clauses.items[i], &open);
    }
    f->targets = target.outer;
    lower_take_inner(f, node, &stmt->inner_comments);
    lower_emit(f, stmt);
}
