/*
 * Statements (ECMA-262 14). Declarations that are statements are in declarations.c and classes.c.
 */
#include "syntax/reader.h"

/* `declare module "x";` is a statement and an empty one to the grammar. */
static bool ends_without_semicolon(Reader *reader, const AstNode *statement, Cst semicolon)
{
    const AstNode *at = statement;

    while (at->kind == AST_MODULE_DECLARATION && at->module.body) {
        at = at->module.body;
    }
    return at->kind == AST_MODULE_DECLARATION && at->span.end == semicolon.span.start &&
           reader->text[at->span.end - 1] != ';';
}

void read_statements(Reader *reader, CstList list, size_t from, AstList *out)
{
    for (size_t i = from; i < list.length; i++) {
        Cst child = list.items[i];
        if (child.kind == CST_EMPTY_STATEMENT && out->length &&
            ends_without_semicolon(reader, vec_last(out), child)) {
            vec_last(out)->span.end = child.span.end;
        } else if (child.kind == CST_EXPRESSION_STATEMENT && i + 1 < list.length &&
                   list.items[i + 1].kind == CST_STATEMENT_BLOCK &&
                   gap_global(reader, (Span){child.span.start, child.span.start + 1})) {
            vec_push(reader->arena, out, read_global(reader, child, list.items[++i]));
        } else if (child.is_named && child.kind != CST_HASH_BANG_LINE) {
            vec_push(reader->arena, out, read_statement(reader, child));
        }
    }
}

AstNode *read_block(Reader *reader, Cst cst)
{
    if (cst.kind != CST_STATEMENT_BLOCK) {
        return read_missing(reader, cst);
    }
    AstNode *node = read_new(reader, AST_BLOCK, cst);
    read_statements(reader, cst_children(reader, cst), 0, &node->block.statements);
    return node;
}

static AstNode *read_wrapped(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);
    Cst expression = cst_first_named(cst_children(reader, cst));

    if (kind != AST_RETURN_STATEMENT || !cst_is_null(expression)) {
        node->wrapped.expression = read_expression(reader, expression);
    }
    return node;
}

/* A condition's own parentheses belong to the statement. */
static AstNode *read_condition(Reader *reader, Cst cst)
{
    if (cst.kind == CST_PARENTHESIZED_EXPRESSION) {
        return read_expression(reader, cst_first_named(cst_children(reader, cst)));
    }
    return read_expression(reader, cst);
}

static AstVariableKind variable_kind(Reader *reader, CstList children)
{
    if (cst_has(children, CST_T_CONST)) {
        return AST_CONST;
    }
    (void)reader;
    return cst_has(children, CST_T_LET) ? AST_LET : AST_VAR;
}

static AstNode *read_declarator(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_VARIABLE_DECLARATION, cst);
    CstList children = cst_children(reader, cst);
    Cst value = cst_find(children, F_VALUE);

    node->variable.target = read_binding_target(reader, cst_find(children, F_NAME));
    node->variable.type = read_type_annotation(reader, cst_find(children, F_TYPE));
    node->variable.is_definite = cst_has(children, CST_T_EXCLAMATION);
    if (!cst_is_null(value)) {
        node->variable.initializer = read_expression(reader, value);
    }
    return node;
}

AstNode *read_variables(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_VARIABLE_STATEMENT, cst);
    CstList children = cst_children(reader, cst);

    node->variable_statement.kind = variable_kind(reader, children);
    if (children.length) {
        AstVariableKind using = gap_variable_kind(reader, children.items[0].span);
        node->variable_statement.kind = using ? using : node->variable_statement.kind;
    }
    for (size_t i = 0; i < children.length; i++) {
        if (children.items[i].kind == CST_VARIABLE_DECLARATOR) {
            vec_push(reader->arena, &node->variable_statement.declarations,
                     read_declarator(reader, children.items[i]));
        }
    }
    return node;
}

static AstNode *read_if(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_IF_STATEMENT, cst);
    CstList children = cst_children(reader, cst);
    Cst otherwise = cst_find(children, F_ALTERNATIVE);

    node->if_statement.condition = read_condition(reader, cst_find(children, F_CONDITION));
    node->if_statement.then_statement = read_statement(reader, cst_find(children, F_CONSEQUENCE));
    if (!cst_is_null(otherwise)) {
        node->if_statement.else_statement =
            read_statement(reader, cst_first_named(cst_children(reader, otherwise)));
    }
    return node;
}

static AstNode *read_loop(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);
    CstList children = cst_children(reader, cst);

    node->loop.condition = read_condition(reader, cst_find(children, F_CONDITION));
    node->loop.body = read_statement(reader, cst_find(children, F_BODY));
    return node;
}

/* An expression of a for header, where the grammar says `;` for none. */
static AstNode *read_header_part(Reader *reader, Cst cst)
{
    if (cst_is_null(cst) || cst.kind == CST_EMPTY_STATEMENT || !cst.is_named) {
        return NULL;
    }
    if (cst.kind == CST_LEXICAL_DECLARATION || cst.kind == CST_VARIABLE_DECLARATION) {
        AstNode *node = read_variables(reader, cst);
        if (node->span.end > node->span.start && reader->text[node->span.end - 1] == ';') {
            node->span.end--;
        }
        return node;
    }
    return read_expression(reader, cst);
}

static AstNode *read_for(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_FOR_STATEMENT, cst);
    CstList children = cst_children(reader, cst);

    node->for_statement.initializer = read_header_part(reader, cst_find(children, F_INITIALIZER));
    node->for_statement.condition = read_header_part(reader, cst_find(children, F_CONDITION));
    node->for_statement.update = read_header_part(reader, cst_find(children, F_INCREMENT));
    node->for_statement.body = read_statement(reader, cst_find(children, F_BODY));
    return node;
}

/* The declaration in the header of a for-in or for-of loop. */
static AstNode *read_loop_variable(Reader *reader, Cst kind, Cst left, CstList children)
{
    Span span = {kind.span.start, left.span.end};
    AstNode *node = read_new_at(reader, AST_VARIABLE_STATEMENT, span);
    AstNode *variable = read_new(reader, AST_VARIABLE_DECLARATION, left);
    Cst value = cst_find(children, F_VALUE);
    AstVariableKind using = gap_variable_kind(reader, kind.span);

    variable->variable.target = read_binding_target(reader, left);
    if (!cst_is_null(value)) {
        variable->variable.initializer = read_expression(reader, value);
    }
    node->variable_statement.kind = using                      ? using
                                    : kind.kind == CST_T_CONST ? AST_CONST
                                    : kind.kind == CST_T_LET   ? AST_LET
                                                               : AST_VAR;
    vec_push(reader->arena, &node->variable_statement.declarations, variable);
    return node;
}

static AstNode *read_for_each(Reader *reader, Cst cst)
{
    CstList children = cst_children(reader, cst);
    Cst op = cst_find(children, F_OPERATOR);
    AstNode *node =
        read_new(reader, op.kind == CST_T_IN ? AST_FOR_IN_STATEMENT : AST_FOR_OF_STATEMENT, cst);
    Cst kind = cst_find(children, F_KIND);
    Cst left = cst_find(children, F_LEFT);

    node->for_each.initializer = cst_is_null(kind)
                                     ? read_assignment_target(reader, left)
                                     : read_loop_variable(reader, kind, left, children);
    node->for_each.expression = read_expression(reader, cst_find(children, F_RIGHT));
    node->for_each.body = read_statement(reader, cst_find(children, F_BODY));
    node->for_each.is_await = cst_has(children, CST_T_AWAIT);
    return node;
}

static AstNode *read_jump(Reader *reader, Cst cst, AstKind kind)
{
    AstNode *node = read_new(reader, kind, cst);
    Cst label = cst_find(cst_children(reader, cst), F_LABEL);

    if (!cst_is_null(label)) {
        node->jump.label = read_identifier(reader, label);
    }
    return node;
}

static AstNode *read_with(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_WITH_STATEMENT, cst);
    CstList children = cst_children(reader, cst);

    node->with_statement.expression = read_condition(reader, cst_find(children, F_OBJECT));
    node->with_statement.body = read_statement(reader, cst_find(children, F_BODY));
    return node;
}

static AstNode *read_clause(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_CASE_CLAUSE, cst);
    CstList children = cst_children(reader, cst);

    if (cst.kind == CST_SWITCH_CASE) {
        node->case_clause.test = read_expression(reader, cst_find(children, F_VALUE));
    }
    for (size_t i = 0; i < children.length; i++) {
        if (children.items[i].field == F_BODY && children.items[i].is_named) {
            vec_push(reader->arena, &node->case_clause.statements,
                     read_statement(reader, children.items[i]));
        }
    }
    return node;
}

static AstNode *read_switch(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_SWITCH_STATEMENT, cst);
    CstList children = cst_children(reader, cst);
    CstList clauses = cst_children(reader, cst_find(children, F_BODY));

    node->switch_statement.discriminant = read_condition(reader, cst_find(children, F_VALUE));
    for (size_t i = 0; i < clauses.length; i++) {
        if (clauses.items[i].kind == CST_SWITCH_CASE ||
            clauses.items[i].kind == CST_SWITCH_DEFAULT) {
            vec_push(reader->arena, &node->switch_statement.clauses,
                     read_clause(reader, clauses.items[i]));
        }
    }
    return node;
}

static AstNode *read_labeled(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_LABELED_STATEMENT, cst);
    CstList children = cst_children(reader, cst);

    node->labeled.label = read_identifier(reader, cst_find(children, F_LABEL));
    node->labeled.body = read_statement(reader, cst_find(children, F_BODY));
    return node;
}

static AstNode *read_catch(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_CATCH_CLAUSE, cst);
    CstList children = cst_children(reader, cst);
    Cst parameter = cst_find(children, F_PARAMETER);

    if (!cst_is_null(parameter)) {
        node->catch_clause.target = read_binding_target(reader, parameter);
    }
    node->catch_clause.type = read_type_annotation(reader, cst_find(children, F_TYPE));
    node->catch_clause.block = read_block(reader, cst_find(children, F_BODY));
    return node;
}

static AstNode *read_try(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_TRY_STATEMENT, cst);
    CstList children = cst_children(reader, cst);
    Cst handler = cst_find(children, F_HANDLER);
    Cst finalizer = cst_find(children, F_FINALIZER);

    node->try_statement.block = read_block(reader, cst_find(children, F_BODY));
    if (!cst_is_null(handler)) {
        node->try_statement.catch_clause = read_catch(reader, handler);
    }
    if (!cst_is_null(finalizer)) {
        node->try_statement.finally_block =
            read_block(reader, cst_find(cst_children(reader, finalizer), F_BODY));
    } else if (cst_is_null(handler)) {
        diagnose(reader->program, reader->file, cst.span, TRY_WITHOUT_HANDLER);
    }
    return node;
}

/* An expression statement; `namespace X {}` can be one to the grammar. */
static AstNode *read_expression_statement(Reader *reader, Cst cst)
{
    Cst expression = cst_first_named(cst_children(reader, cst));

    if (expression.kind == CST_INTERNAL_MODULE) {
        return read_module(reader, expression);
    }
    if (reader->text[cst.span.start] == '{') {
        /* A statement cannot start with an object literal (ECMA-262 14.5). */
        return read_unexpected(reader, expression);
    }
    return read_wrapped(reader, cst, AST_EXPRESSION_STATEMENT);
}

static AstNode *read_plain_statement(Reader *reader, Cst cst)
{
    switch (cst.kind) {
    case CST_EXPRESSION_STATEMENT:
        return read_expression_statement(reader, cst);
    case CST_STATEMENT_BLOCK:
        return read_block(reader, cst);
    case CST_IF_STATEMENT:
        return read_if(reader, cst);
    case CST_SWITCH_STATEMENT:
        return read_switch(reader, cst);
    case CST_FOR_STATEMENT:
        return read_for(reader, cst);
    case CST_FOR_IN_STATEMENT:
        return read_for_each(reader, cst);
    case CST_WHILE_STATEMENT:
        return read_loop(reader, cst, AST_WHILE_STATEMENT);
    case CST_DO_STATEMENT:
        return read_loop(reader, cst, AST_DO_STATEMENT);
    case CST_TRY_STATEMENT:
        return read_try(reader, cst);
    case CST_WITH_STATEMENT:
        return read_with(reader, cst);
    case CST_BREAK_STATEMENT:
        return read_jump(reader, cst, AST_BREAK_STATEMENT);
    case CST_CONTINUE_STATEMENT:
        return read_jump(reader, cst, AST_CONTINUE_STATEMENT);
    case CST_RETURN_STATEMENT:
        return read_wrapped(reader, cst, AST_RETURN_STATEMENT);
    case CST_THROW_STATEMENT:
        return read_wrapped(reader, cst, AST_THROW_STATEMENT);
    case CST_DEBUGGER_STATEMENT:
        return read_new(reader, AST_DEBUGGER_STATEMENT, cst);
    case CST_EMPTY_STATEMENT:
        return read_new(reader, AST_EMPTY_STATEMENT, cst);
    case CST_LABELED_STATEMENT:
        return read_labeled(reader, cst);
    default: {
        AstNode *declaration = read_declaration(reader, cst);
        return declaration ? declaration : read_unexpected(reader, cst);
    }
    }
}

AstNode *read_statement(Reader *reader, Cst cst)
{
    if (cst_is_null(cst) || !read_enter(reader, cst)) {
        return read_missing(reader, cst);
    }
    AstNode *node = read_plain_statement(reader, cst);
    read_leave(reader);
    return node;
}
