/*
 * Statements: the dispatch on the node's kind, declarations of variables, if, return, throw, try,
 * labels and jumps. Loops, switch, classes, enums and namespaces have their own files.
 *
 * One statement of the program makes one IR statement wherever it can. What makes none (types,
 * imports, function declarations) leaves its comments to the next that does.
 */
#include "lower/lower.h"

/* ---- blocks ------------------------------------------------------------------------- */

IrStmt *lower_sub_block(Frame *f, AstNode *node, IrStmtList **saved)
{
    IrStmt *block = lower_stmt_new(f, IR_STMT_BLOCK, node);

    *saved = f->out;
    f->out = &block->body;
    return block;
}

/* The statements of a BLOCK, or the one statement that stands for it, into f->out. */
void lower_fill_block(Frame *f, AstNode *node, IrStmt *block)
{
    if (node->kind == AST_BLOCK) {
        lower_hoist(f, &node->block.statements);
        lower_statements(f, &node->block.statements);
        lower_take_inner(f, node, &block->inner_comments);
    } else {
        lower_statement(f, node);
    }
}

IrStmt *lower_block(Frame *f, AstNode *node)
{
    IrStmtList *saved;
    IrStmt *block = lower_sub_block(f, node, &saved);

    lower_fill_block(f, node, block);
    f->out = saved;
    return block;
}

/* ---- variables ---------------------------------------------------------------------- */

static bool contains(const AstNode *outer, const AstNode *inner)
{
    return inner->file == outer->file && inner->span.start >= outer->span.start &&
           inner->span.end <= outer->span.end;
}

/* A `var` that can be declared where it stands, as if it were a `let`. */
static bool declares_in_place(const Symbol *symbol)
{
    AstNode *declaration = symbol->value_declaration;
    const AstNode *block;

    if (symbol->declarations.length != 1 || declaration->kind != AST_VARIABLE_DECLARATION) {
        return false;
    }
    block = declaration->parent->parent;
    if (symbol->loop && (symbol->is_captured || !declaration->variable.initializer)) {
        return false;
    }
    for (size_t i = 0; i < symbol->references.length; i++) {
        const AstNode *reference = symbol->references.items[i];
        if (!contains(block, reference) || reference->span.start < declaration->span.start) {
            return false;
        }
    }
    return true;
}

bool lower_is_hoisted(Frame *f, Symbol *symbol)
{
    (void)f;
    return (symbol->flags & SYMBOL_VAR) && symbol->value_declaration &&
           symbol->value_declaration->kind != AST_PARAMETER && !declares_in_place(symbol);
}

/* The frame that holds the statements of the function that f belongs to. */
static Frame *body_frame(Frame *f)
{
    while ((f->is_inlined || f->is_class) && f->outer) {
        f = f->outer;
    }
    return f;
}

/* Whether a hoisted variable surely has its first value before anything reads it: it is declared
 * at its function's top level, or in the head of a `for` there, and read only further down. */
static bool is_set_before_use(const Symbol *symbol)
{
    const AstNode *declaration = symbol->value_declaration;
    const AstNode *at = declaration->parent;

    if (declaration->kind != AST_VARIABLE_DECLARATION || !declaration->variable.initializer ||
        symbol->is_captured || symbol->scope->kind == SCOPE_MODULE) {
        return false;
    }
    if (at->parent->kind == AST_FOR_STATEMENT && at->parent->for_statement.initializer == at) {
        at = at->parent;
    }
    if (at->parent->kind != AST_BLOCK || !ast_is_function_with_body(at->parent->parent->kind)) {
        return false;
    }
    for (size_t i = 0; i < symbol->references.length; i++) {
        if (symbol->references.items[i]->span.start < declaration->span.start) {
            return false;
        }
    }
    return true;
}

/* Declares the variable a name means, or assigns to it when it was declared at the start. */
void lower_declare(Frame *f, AstNode *node, Symbol *symbol, IrExpr *value)
{
    IrVar *var = lower_var_of(f, symbol);

    if (lower_crosses_clauses(symbol)) {
        value = value ? value : lower_undefined(f, node);
        IrExpr *assign = lower_assign(f, node, lower_var_ref(f, node, var), value);
        lower_emit_expr(f, node, assign)->initialises = var;
        return;
    }
    if (node->kind == AST_VARIABLE_DECLARATION && symbol->value_declaration &&
        symbol->value_declaration->kind == AST_PARAMETER) {
        var->constant = false; /* `var` of a parameter's name is the parameter */
        if (value) {
            lower_emit_expr(f, node, lower_assign(f, node, lower_var_ref(f, node, var), value));
        }
        return;
    }
    if (!lower_is_hoisted(f, symbol)) {
        lower_emit_declare(f, node, var, value);
        return;
    }
    Frame *home = body_frame(f);
    if (!ptrmap_has(&home->hoisted_vars, var)) {
        bool is_parameter = false;
        for (size_t i = 0; i < home->function->params.length; i++) {
            is_parameter = is_parameter || home->function->params.items[i] == var;
        }
        ptrmap_put(f->lower->arena, &home->hoisted_vars, var, var);
        if (!is_parameter) {
            IrStmt *stmt = lower_stmt_new(f, IR_STMT_DECLARE, node);
            stmt->var = var;
            stmt->expr = is_set_before_use(symbol) ? NULL : lower_undefined(f, node);
            vec_push(f->lower->arena, &home->hoisted, stmt);
        }
    }
    var->constant = false;
    if (value) {
        lower_emit_expr(f, node, lower_assign(f, node, lower_var_ref(f, node, var), value));
    }
}

/* Whether nothing sees the variable while its initialiser runs. */
static bool may_become_loop(Frame *f, Symbol *symbol, const AstNode *initializer)
{
    for (size_t i = 0; i < symbol->references.length; i++) {
        if (contains(initializer, symbol->references.items[i])) {
            return false;
        }
    }
    return !lower_is_hoisted(f, symbol) && !lower_crosses_clauses(symbol) &&
           !symbol->needs_tdz_check;
}

void lower_variable(Frame *f, AstNode *declaration)
{
    AstNode *target = declaration->variable.target;
    AstNode *initializer = declaration->variable.initializer;
    Symbol *symbol;

    if (names_library_source(f->lower->program, declaration)) {
        AstNode *value = ast_skip_parentheses(initializer);
        if (value->kind == AST_AWAIT_EXPRESSION) {
            lower_emit_expr(f, declaration, lower_expr(f, value));
        }
        return;
    }
    if (target->kind != AST_IDENTIFIER) {
        if (initializer) {
            lower_bind_expression(f, target, initializer, BIND_DECLARE);
        }
        return;
    }
    symbol = names_resolve(f->lower->program, target);
    if (!symbol) {
        return; /* diagnosed */
    }
    AstNode *class_node = lower_class_node(f, symbol);
    if (class_node) {
        lower_class_statement(f, class_node);
        return;
    }
    if (initializer && may_become_loop(f, symbol, initializer) &&
        lower_callback_value(f, initializer, lower_var_of(f, symbol))) {
        return;
    }
    /* let x = 1 in a loop without initialiser starts as undefined each time: DECLARE says so */
    lower_declare(f, declaration, symbol, initializer ? lower_expr(f, initializer) : NULL);
}

/* ---- simple statements -------------------------------------------------------------- */

static bool is_directive(const AstNode *node)
{
    return node->wrapped.expression->kind == AST_STRING_LITERAL &&
           (node->parent->kind == AST_SOURCE_FILE || node->parent->kind == AST_BLOCK);
}

/* x = xs.map(...); this.list = this.list.filter(...): the loop's result, then the assignment. */
static bool assigned_loop(Frame *f, AstNode *node)
{
    AstNode *left = node->kind == AST_ASSIGNMENT_EXPRESSION ? node->binary.left : NULL;
    const char *name;

    if (!left || node->binary.op != AST_OP_ASSIGN) {
        return false;
    }
    if (left->kind == AST_IDENTIFIER) {
        name = left->identifier.name;
    } else if (left->kind == AST_PROPERTY_ACCESS &&
               left->property_access.object->kind == AST_THIS_EXPRESSION) {
        name = lower_member_name(f, left);
        name = *name == '#' ? name + 1 : name;
    } else {
        return false;
    }
    IrVar *result = lower_var_new(f, arena_printf(f->lower->arena, "new_%s", name),
                                  lower_type_of(f, node->binary.right));
    if (!lower_callback_value(f, node->binary.right, result)) {
        return false;
    }
    lower_emit_expr(
        f, node, lower_assign_to(f, node, lower_target(f, left), lower_var_ref(f, node, result)));
    return true;
}

static void expression_statement(Frame *f, AstNode *node)
{
    AstNode *expression = ast_skip_parentheses(node->wrapped.expression);

    if (is_directive(node)) {
        return;
    }
    if (expression->kind == AST_ASSIGNMENT_EXPRESSION && expression->binary.op == AST_OP_ASSIGN &&
        ast_is_pattern(ast_skip_parentheses(expression->binary.left)->kind)) {
        lower_bind_expression(f, ast_skip_parentheses(expression->binary.left),
                              expression->binary.right, BIND_ASSIGN);
        return;
    }
    if (lower_callback_statement(f, expression) || assigned_loop(f, expression)) {
        return;
    }
    f->dropped = expression;
    lower_emit_expr(f, node, lower_expr(f, expression));
    f->dropped = NULL;
}

static void if_statement(Frame *f, AstNode *node)
{
    IrStmt *stmt = lower_stmt_new(f, IR_STMT_IF, node);
    AstNode *otherwise = node->if_statement.else_statement;

    stmt->expr = lower_expr(f, node->if_statement.condition);
    stmt->then = lower_block(f, node->if_statement.then_statement);
    if (otherwise) {
        stmt->otherwise = lower_block(f, otherwise);
        IrStmtList *body = &stmt->otherwise->body;
        if (otherwise->kind == AST_IF_STATEMENT && body->length == 1 &&
            body->items[0]->kind == IR_STMT_IF) {
            stmt->otherwise = body->items[0];
        }
    }
    lower_emit(f, stmt);
}

/* return xs.map(...): the loop's result, then the return. */
IrExpr *lower_returned(Frame *f, AstNode *expression)
{
    IrVar *result = lower_var_new(f, "result", lower_type_of(f, expression));

    if (lower_callback_value(f, expression, result)) {
        return lower_var_ref(f, expression, result);
    }
    return lower_expr(f, expression);
}

static void return_statement(Frame *f, AstNode *node)
{
    AstNode *expression = node->wrapped.expression;
    IrStmt *stmt;

    if (f->inlined) {
        lower_inlined_return(f, node);
        return;
    }
    stmt = lower_stmt_new(f, IR_STMT_RETURN, node);
    stmt->expr = expression ? lower_returned(f, expression) : NULL;
    if (stmt->expr && f->function->kind == IR_FUNCTION_CONSTRUCTOR) {
        f->function->returns_other = true;
    }
    lower_emit(f, stmt);
}

static void throw_statement(Frame *f, AstNode *node)
{
    IrStmt *stmt = lower_stmt_new(f, IR_STMT_THROW, node);

    stmt->expr = lower_expr(f, node->wrapped.expression);
    lower_emit(f, stmt);
}

/* catch (err) { ... }   catch ({ message }) { ... }   catch { ... } */
static void catch_clause(Frame *f, AstNode *clause, IrStmt *stmt)
{
    AstNode *target = clause->catch_clause.target;
    IrStmtList *saved;

    stmt->otherwise = lower_sub_block(f, clause->catch_clause.block, &saved);
    if (target && target->kind == AST_IDENTIFIER) {
        Symbol *symbol = names_resolve(f->lower->program, target);
        stmt->var = symbol ? lower_var_of(f, symbol) : NULL;
    } else if (target) {
        stmt->var = lower_var_new(f, "error", types_any(f->lower->program));
        lower_bind(f, target, lower_var_ref(f, target, stmt->var), BIND_DECLARE, NULL);
    }
    lower_fill_block(f, clause->catch_clause.block, stmt->otherwise);
    f->out = saved;
}

void lower_try(Frame *f, AstNode *node)
{
    IrStmt *stmt = lower_stmt_new(f, IR_STMT_TRY, node);

    stmt->then = lower_block(f, node->try_statement.block);
    if (node->try_statement.catch_clause) {
        catch_clause(f, node->try_statement.catch_clause, stmt);
    }
    if (node->try_statement.finally_block) {
        stmt->finally = lower_block(f, node->try_statement.finally_block);
    }
    lower_emit(f, stmt);
}

static void block_statement(Frame *f, AstNode *node)
{
    JumpTarget target = {.node = node, .outer = f->targets};
    IrStmtList *saved;
    IrStmt *block = lower_sub_block(f, node, &saved);

    target.stmt = block;
    f->targets = &target;
    lower_fill_block(f, node, block);
    f->targets = target.outer;
    f->out = saved;
    lower_emit(f, block);
}

/* ---- labels and jumps --------------------------------------------------------------- */

static AstNode *labelled_body(AstNode *node)
{
    while (node->kind == AST_LABELED_STATEMENT) {
        node = node->labeled.body;
    }
    return node;
}

static AstNode *find_label(AstNode *jump)
{
    const char *name = jump->jump.label->identifier.name;

    for (AstNode *at = jump->parent; at; at = at->parent) {
        if (at->kind == AST_LABELED_STATEMENT && at->labeled.label->identifier.name == name) {
            return at;
        }
    }
    return NULL;
}

/* The statement's labels matter to loops, switches and blocks; others get a block. */
static void labeled_statement(Frame *f, AstNode *node)
{
    AstNode *body = labelled_body(node);
    JumpTarget target = {.node = body, .outer = f->targets};
    IrStmtList *saved;

    switch (body->kind) {
    case AST_FOR_STATEMENT:
    case AST_FOR_OF_STATEMENT:
    case AST_FOR_IN_STATEMENT:
    case AST_WHILE_STATEMENT:
    case AST_DO_STATEMENT:
    case AST_SWITCH_STATEMENT:
    case AST_BLOCK:
        lower_statement(f, body);
        return;
    default:
        break;
    }
    target.stmt = lower_sub_block(f, body, &saved);
    f->targets = &target;
    lower_statement(f, body);
    f->targets = target.outer;
    f->out = saved;
    lower_emit(f, target.stmt);
}

static bool is_candidate(const JumpTarget *target, bool is_continue)
{
    return target->is_loop || (!is_continue && target->is_switch);
}

void lower_jump(Frame *f, AstNode *node)
{
    bool is_continue = node->kind == AST_CONTINUE_STATEMENT;
    AstNode *label = node->jump.label ? find_label(node) : NULL;
    AstNode *named = label ? labelled_body(label) : NULL;
    JumpTarget *innermost = f->targets, *target = f->targets;
    IrStmt *stmt;

    while (innermost && !is_candidate(innermost, is_continue)) {
        innermost = innermost->outer;
    }
    while (target && (named ? target->node != named : target != innermost)) {
        target = target->outer;
    }
    if (!target) {
        lower_unsupported(f, node, "This jump");
        return;
    }
    for (size_t i = 0; is_continue && i < target->before_continue.length; i++) {
        IrStmt *copy = lower_stmt_new(f, IR_STMT_EXPR, node);
        const IrExpr *from = target->before_continue.items[i]->expr;
        copy->expr = lower_assign(f, node, lower_again(f, from->left), lower_again(f, from->right));
        lower_emit(f, copy);
    }
    stmt = lower_stmt_new(f, is_continue ? IR_STMT_CONTINUE : IR_STMT_BREAK, node);
    stmt->target = target->stmt;
    if (target != innermost) {
        target->stmt->is_labelled_target = true;
        target->stmt->label = label ? label->labeled.label->identifier.name : NULL;
        stmt->label = target->stmt->label;
    }
    lower_emit(f, stmt);
}

/* ---- exports ------------------------------------------------------------------------ */

/* export default <expression>: a variable, unless the expression is a name. */
static void export_assignment(Frame *f, AstNode *node)
{
    Symbol *symbol = names_symbol_of(f->lower->program, node);
    AstNode *expression = ast_skip_parentheses(node->export_assignment.expression);

    if (node->export_assignment.is_equals) {
        lower_export_equals(f, node, symbol);
        return;
    }
    if (!symbol || (symbol->flags & SYMBOL_ALIAS)) {
        return;
    }
    lower_emit_declare(f, node, lower_var_of(f, symbol), lower_expr(f, expression));
}

static void function_declaration(Frame *f, AstNode *node)
{
    Symbol *symbol = names_symbol_of(f->lower->program, node);

    if (!node->function.body || node->is_ambient) {
        lower_keep_comments(f, node);
        return;
    }
    if (symbol && symbol->is_exported && node->function.type_parameters.length == 0) {
        lower_function_of(f, node, NULL, 0);
    }
}

/* ---- dispatch ----------------------------------------------------------------------- */

static void type_declaration(Frame *f, AstNode *node)
{
    vec_push(f->lower->arena, &f->module->type_declarations, node);
}

static void dispatch(Frame *f, AstNode *node)
{
    switch (node->kind) {
    case AST_VARIABLE_STATEMENT:
        for (size_t i = 0; i < node->variable_statement.declarations.length; i++) {
            if (!node->is_ambient) {
                lower_variable(f, node->variable_statement.declarations.items[i]);
            }
        }
        break;
    case AST_EXPRESSION_STATEMENT:
        expression_statement(f, node);
        if (lower_is_super_statement(node)) {
            lower_after_super(f);
        }
        break;
    case AST_BLOCK:
        block_statement(f, node);
        break;
    case AST_IF_STATEMENT:
        if_statement(f, node);
        break;
    case AST_WHILE_STATEMENT:
    case AST_DO_STATEMENT:
    case AST_FOR_STATEMENT:
        lower_for(f, node);
        break;
    case AST_FOR_OF_STATEMENT:
        lower_for_of(f, node);
        break;
    case AST_FOR_IN_STATEMENT:
        lower_for_in(f, node);
        break;
    case AST_SWITCH_STATEMENT:
        lower_switch(f, node);
        break;
    case AST_RETURN_STATEMENT:
        return_statement(f, node);
        break;
    case AST_THROW_STATEMENT:
        throw_statement(f, node);
        break;
    case AST_TRY_STATEMENT:
        lower_try(f, node);
        break;
    case AST_BREAK_STATEMENT:
    case AST_CONTINUE_STATEMENT:
        lower_jump(f, node);
        break;
    case AST_LABELED_STATEMENT:
        labeled_statement(f, node);
        break;
    case AST_FUNCTION_DECLARATION:
        function_declaration(f, node);
        break;
    case AST_CLASS_DECLARATION:
        if (!node->is_ambient) {
            lower_class_statement(f, node);
        }
        break;
    case AST_ENUM_DECLARATION:
        type_declaration(f, node);
        lower_enum(f, node);
        break;
    case AST_MODULE_DECLARATION:
        lower_namespace(f, node);
        break;
    case AST_EXPORT_ASSIGNMENT:
        export_assignment(f, node);
        break;
    case AST_IMPORT_EQUALS_DECLARATION:
        lower_import_equals(f, node);
        lower_keep_comments(f, node);
        break;
    case AST_INTERFACE_DECLARATION:
    case AST_TYPE_ALIAS_DECLARATION:
        type_declaration(f, node);
        break;
    case AST_EMPTY_STATEMENT:
    case AST_DEBUGGER_STATEMENT:
    case AST_IMPORT_DECLARATION:
    case AST_EXPORT_DECLARATION:
    case AST_NAMESPACE_EXPORT_DECLARATION:
    case AST_MISSING:
        break;
    case AST_WITH_STATEMENT:
        lower_report(f, node, WITH_NOT_SUPPORTED);
        break;
    default:
        lower_unsupported(f, node, ast_kind_name(node->kind));
        break;
    }
}

/* Declarations that carry their own comments, wherever they are printed. */
static bool has_own_comments(const AstNode *node)
{
    switch (node->kind) {
    case AST_FUNCTION_DECLARATION:
    case AST_CLASS_DECLARATION:
    case AST_INTERFACE_DECLARATION:
    case AST_TYPE_ALIAS_DECLARATION:
    case AST_ENUM_DECLARATION:
        return true;
    default:
        return false;
    }
}

/* The comments of a statement go to what was made of it, from `start` on. */
static void place_comments(Frame *f, AstNode *node, size_t start)
{
    if (f->out->length > start) {
        IrStmt *first = f->out->items[start], *last = vec_last(f->out);
        lower_take_comments(f, node, first);
        if (last != first && first->trailing_comment) {
            last->trailing_comment = first->trailing_comment;
            first->trailing_comment = NULL;
        }
    } else {
        lower_keep_comments(f, node);
    }
}

void lower_statement(Frame *f, AstNode *node)
{
    size_t start = f->out->length;

    dispatch(f, node);
    if (!has_own_comments(node)) {
        place_comments(f, node, start);
    }
}

static void using_statement(Frame *f, AstNode *node, UsingBlock *using)
{
    size_t start = f->out->length;

    lower_using(f, node, using);
    place_comments(f, node, start);
}

/* Behind the first `using`, all stand in its guarded part. */
void lower_statements(Frame *f, const AstList *statements)
{
    UsingBlock using;
    bool is_open = false;

    for (size_t i = 0; i < statements->length; i++) {
        if (!lower_is_using(statements->items[i])) {
            lower_statement(f, statements->items[i]);
            continue;
        }
        if (!is_open) {
            lower_using_begin(f, statements->items[i], &using);
            is_open = true;
        }
        using_statement(f, statements->items[i], &using);
    }
    if (is_open) {
        lower_using_end(f, &using);
    }
}
