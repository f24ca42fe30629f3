/*
 * Builds control-flow graphs of statements and of whole functions and files.
 */
#include "types/flow_build.h"

/* ---- statements ---- */

static void bind_body(Builder *b, AstNode *body, FlowNode *break_target, FlowNode *continue_target)
{
    Jump jump = {b->jumps, NULL, break_target, continue_target, false, false};
    for (Jump *at = b->jumps; at && at->is_label && !at->continue_target; at = at->outer) {
        at->continue_target = continue_target; /* labels directly before the loop */
    }
    b->jumps = &jump;
    bind_flow(b, body);
    b->jumps = jump.outer;
}

static void bind_while(Builder *b, AstNode *node)
{
    FlowNode *top = flow_label(b, FLOW_LOOP), *body = flow_label(b, FLOW_BRANCH);
    FlowNode *post = flow_label(b, FLOW_BRANCH);
    flow_join(b, top, b->current);
    b->current = top;
    bind_condition(b, node->loop.condition, body, post);
    b->current = flow_finish(b, body);
    bind_body(b, node->loop.body, post, top);
    flow_join(b, top, b->current);
    b->current = flow_finish(b, post);
}

static void bind_do(Builder *b, AstNode *node)
{
    FlowNode *top = flow_label(b, FLOW_LOOP), *test = flow_label(b, FLOW_BRANCH);
    FlowNode *post = flow_label(b, FLOW_BRANCH);
    flow_join(b, top, b->current);
    b->current = top;
    bind_body(b, node->loop.body, post, test);
    flow_join(b, test, b->current);
    b->current = flow_finish(b, test);
    bind_condition(b, node->loop.condition, top, post);
    b->current = flow_finish(b, post);
}

static void bind_for(Builder *b, AstNode *node)
{
    FlowNode *top = flow_label(b, FLOW_LOOP), *body = flow_label(b, FLOW_BRANCH);
    FlowNode *update = flow_label(b, FLOW_BRANCH), *post = flow_label(b, FLOW_BRANCH);
    if (node->for_statement.initializer) {
        bind_flow(b, node->for_statement.initializer);
    }
    flow_join(b, top, b->current);
    b->current = top;
    bind_condition(b, node->for_statement.condition, body, post);
    b->current = flow_finish(b, body);
    bind_body(b, node->for_statement.body, post, update);
    flow_join(b, update, b->current);
    b->current = flow_finish(b, update);
    if (node->for_statement.update) {
        bind_flow(b, node->for_statement.update);
    }
    flow_join(b, top, b->current);
    b->current = flow_finish(b, post);
}

static void bind_for_each(Builder *b, AstNode *node)
{
    FlowNode *top = flow_label(b, FLOW_LOOP), *post = flow_label(b, FLOW_BRANCH);
    bind_flow(b, node->for_each.expression);
    flow_join(b, top, b->current);
    b->current = top;
    flow_join(b, post, b->current);
    AstNode *initializer = node->for_each.initializer;
    if (ast_is_pattern(initializer->kind)) {
        bind_pattern(b, initializer, false);
        flow_assign(b, initializer);
    } else {
        bind_flow(b, initializer);
        if (initializer->kind != AST_VARIABLE_STATEMENT) {
            flow_assign(b, initializer);
        }
    }
    bind_body(b, node->for_each.body, post, top);
    flow_join(b, top, b->current);
    b->current = flow_finish(b, post);
}

static void bind_if(Builder *b, AstNode *node)
{
    FlowNode *when_true = flow_label(b, FLOW_BRANCH), *when_false = flow_label(b, FLOW_BRANCH);
    FlowNode *post = flow_label(b, FLOW_BRANCH);
    bind_condition(b, node->if_statement.condition, when_true, when_false);
    b->current = flow_finish(b, when_true);
    bind_flow(b, node->if_statement.then_statement);
    flow_join(b, post, b->current);
    b->current = flow_finish(b, when_false);
    if (node->if_statement.else_statement) {
        bind_flow(b, node->if_statement.else_statement);
    }
    flow_join(b, post, b->current);
    b->current = flow_finish(b, post);
}

static void bind_jump(Builder *b, AstNode *node)
{
    const char *name = node->jump.label ? node->jump.label->identifier.name : NULL;
    bool is_break = node->kind == AST_BREAK_STATEMENT;
    for (Jump *at = b->jumps; at; at = at->outer) {
        if (name ? (at->is_label && at->label == name)
                 : (!at->is_label && (is_break || at->continue_target))) {
            FlowNode *target = is_break ? at->break_target : at->continue_target;
            if (target) {
                flow_join(b, target, b->current);
            }
            break;
        }
    }
    b->current = b->unreachable;
}

static FlowNode *switch_clause(Builder *b, FlowNode *antecedent, AstNode *node, size_t start,
                               size_t end)
{
    FlowNode *flow = flow_node(b->c, FLOW_SWITCH, node, antecedent);
    flow->clause_start = start;
    flow->clause_end = end;
    return flow;
}

static void bind_clause(Builder *b, AstNode *clause, FlowNode *before)
{
    FlowNode *saved = b->current;
    b->current = before;
    if (clause->case_clause.test) {
        bind_flow(b, clause->case_clause.test);
    }
    b->current = saved;
    for (size_t i = 0; i < clause->case_clause.statements.length; i++) {
        bind_flow(b, clause->case_clause.statements.items[i]);
    }
}

static void bind_switch(Builder *b, AstNode *node)
{
    FlowNode *post = flow_label(b, FLOW_BRANCH);
    AstList *clauses = &node->switch_statement.clauses;
    bool has_default = false;
    bind_flow(b, node->switch_statement.discriminant);
    FlowNode *before = b->current, *fallthrough = b->unreachable;
    bool narrowing = flow_narrows(node->switch_statement.discriminant) ||
                     node->switch_statement.discriminant->kind == AST_TRUE_LITERAL;
    Jump jump = {b->jumps, NULL, post, NULL, true, false};
    b->jumps = &jump;
    for (size_t i = 0; i < clauses->length; i++) {
        size_t start = i;
        while (!clauses->items[i]->case_clause.statements.length && i + 1 < clauses->length) {
            if (fallthrough->kind == FLOW_UNREACHABLE) {
                b->current = before;
            }
            has_default |= !clauses->items[i]->case_clause.test;
            bind_clause(b, clauses->items[i], before);
            i++;
        }
        has_default |= !clauses->items[i]->case_clause.test;
        FlowNode *at_case = flow_label(b, FLOW_BRANCH);
        flow_join(b, at_case,
                  narrowing && before->kind != FLOW_UNREACHABLE
                      ? switch_clause(b, before, node, start, i + 1)
                      : before);
        flow_join(b, at_case, fallthrough);
        b->current = flow_finish(b, at_case);
        bind_clause(b, clauses->items[i], before);
        fallthrough = b->current;
    }
    if (!clauses->length) {
        b->current = before;
    }
    flow_join(b, post, b->current);
    b->jumps = jump.outer;
    if (!has_default && before->kind != FLOW_UNREACHABLE) {
        flow_join(b, post, switch_clause(b, before, node, 0, 0));
    }
    b->current = flow_finish(b, post);
}

static FlowNode *reduce(Builder *b, FlowNode *target, FlowNode *from, FlowNode *antecedent)
{
    FlowNode *flow = flow_node(b->c, FLOW_REDUCE, NULL, antecedent);
    flow->target = target;
    vec_append(b->c->arena, &flow->antecedents, &from->antecedents);
    return flow;
}

static void bind_try(Builder *b, AstNode *node)
{
    FlowNode *saved_return = b->return_target, *saved_exception = b->exception_target;
    FlowNode *normal = flow_label(b, FLOW_BRANCH), *returned = flow_label(b, FLOW_BRANCH);
    FlowNode *thrown = flow_label(b, FLOW_BRANCH);
    bool has_finally = node->try_statement.finally_block != NULL;
    if (has_finally) {
        b->return_target = returned;
    }
    flow_join(b, thrown, b->current);
    b->exception_target = thrown;
    bind_flow(b, node->try_statement.block);
    flow_join(b, normal, b->current);
    if (node->try_statement.catch_clause) {
        AstNode *clause = node->try_statement.catch_clause;
        b->current = flow_finish(b, thrown);
        thrown = flow_label(b, FLOW_BRANCH);
        flow_join(b, thrown, b->current);
        b->exception_target = thrown;
        if (clause->catch_clause.target && ast_is_pattern(clause->catch_clause.target->kind)) {
            bind_pattern(b, clause->catch_clause.target, true);
        }
        bind_flow(b, clause->catch_clause.block);
        flow_join(b, normal, b->current);
    }
    b->return_target = saved_return;
    b->exception_target = saved_exception;
    if (!has_finally) {
        b->current = flow_finish(b, normal);
        return;
    }
    FlowNode *last = flow_label(b, FLOW_BRANCH);
    vec_append(b->c->arena, &last->antecedents, &normal->antecedents);
    for (size_t i = 0; i < thrown->antecedents.length; i++) {
        flow_join(b, last, thrown->antecedents.items[i]);
    }
    for (size_t i = 0; i < returned->antecedents.length; i++) {
        flow_join(b, last, returned->antecedents.items[i]);
    }
    b->current = last->antecedents.length ? last : b->unreachable;
    bind_flow(b, node->try_statement.finally_block);
    if (b->current->kind == FLOW_UNREACHABLE) {
        return;
    }
    if (b->return_target && returned->antecedents.length) {
        flow_join(b, b->return_target, reduce(b, last, returned, b->current));
    }
    if (b->exception_target && thrown->antecedents.length) {
        flow_join(b, b->exception_target, reduce(b, last, thrown, b->current));
    }
    b->current = normal->antecedents.length ? reduce(b, last, normal, b->current) : b->unreachable;
}

static void bind_labeled(Builder *b, AstNode *node)
{
    FlowNode *post = flow_label(b, FLOW_BRANCH);
    Jump jump = {b->jumps, node->labeled.label->identifier.name, post, NULL, false, true};
    b->jumps = &jump;
    bind_flow(b, node->labeled.body);
    b->jumps = jump.outer;
    flow_join(b, post, b->current);
    b->current = flow_finish(b, post);
}

static bool is_dotted_name(AstNode *node)
{
    return node->kind == AST_IDENTIFIER || node->kind == AST_THIS_EXPRESSION ||
           node->kind == AST_SUPER_EXPRESSION ||
           (node->kind == AST_PROPERTY_ACCESS && is_dotted_name(node->property_access.object)) ||
           (node->kind == AST_PARENTHESIZED_EXPRESSION && is_dotted_name(node->wrapped.expression));
}

static void bind_class(Builder *b, AstNode *node)
{
    node_links(b->c, node)->flow = b->current;
    if (node->class_like.extends) {
        bind_flow(b, node->class_like.extends->expression_with_types.expression);
    }
    for (size_t i = 0; i < node->class_like.members.length; i++) {
        AstNode *member = node->class_like.members.items[i];
        node_links(b->c, member)->flow = b->current;
        AstNode *name = ast_declaration_name(member);
        if (name && name->kind == AST_COMPUTED_PROPERTY_NAME) {
            bind_flow(b, name);
        }
    }
}

static void bind_statements(Builder *b, AstList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        bind_flow(b, list->items[i]);
    }
}

static void bind_kind(Builder *b, AstNode *node)
{
    switch (node->kind) {
    case AST_BLOCK:
    case AST_MODULE_BLOCK:
        bind_statements(b, &node->block.statements);
        break;
    case AST_VARIABLE_STATEMENT:
        bind_statements(b, &node->variable_statement.declarations);
        break;
    case AST_VARIABLE_DECLARATION:
        bind_variable(b, node);
        break;
    case AST_EXPRESSION_STATEMENT: {
        AstNode *expression = node->wrapped.expression;
        bind_flow(b, expression);
        if (expression->kind == AST_CALL_EXPRESSION && is_dotted_name(expression->call.callee) &&
            b->current->kind != FLOW_UNREACHABLE) {
            b->current = flow_node(b->c, FLOW_CALL, expression, b->current);
        }
        break;
    }
    case AST_IF_STATEMENT:
        bind_if(b, node);
        break;
    case AST_WHILE_STATEMENT:
        bind_while(b, node);
        break;
    case AST_DO_STATEMENT:
        bind_do(b, node);
        break;
    case AST_FOR_STATEMENT:
        bind_for(b, node);
        break;
    case AST_FOR_IN_STATEMENT:
    case AST_FOR_OF_STATEMENT:
        bind_for_each(b, node);
        break;
    case AST_SWITCH_STATEMENT:
        bind_switch(b, node);
        break;
    case AST_TRY_STATEMENT:
        bind_try(b, node);
        break;
    case AST_LABELED_STATEMENT:
        bind_labeled(b, node);
        break;
    case AST_BREAK_STATEMENT:
    case AST_CONTINUE_STATEMENT:
        bind_jump(b, node);
        break;
    case AST_RETURN_STATEMENT:
    case AST_THROW_STATEMENT:
        if (node->wrapped.expression) {
            bind_flow(b, node->wrapped.expression);
        }
        if (node->kind == AST_RETURN_STATEMENT && b->return_target) {
            flow_join(b, b->return_target, b->current);
        }
        b->current = b->unreachable;
        break;
    case AST_BINARY_EXPRESSION:
        if (is_logical_operator(node)) {
            bind_logical_expression(b, node);
        } else {
            bind_children(b, node);
        }
        break;
    case AST_ASSIGNMENT_EXPRESSION:
        bind_assignment(b, node);
        break;
    case AST_UPDATE_EXPRESSION:
        bind_flow(b, node->unary.operand);
        flow_assign(b, node->unary.operand);
        break;
    case AST_UNARY_EXPRESSION:
        if (node->unary.op == AST_OP_NOT) {
            flow_with_targets(b, bind_flow, node->unary.operand, b->false_target, b->true_target);
        } else {
            bind_flow(b, node->unary.operand);
            if (node->unary.op == AST_OP_DELETE &&
                skip_parens(node->unary.operand)->kind == AST_PROPERTY_ACCESS) {
                flow_assign(b, node->unary.operand);
            }
        }
        break;
    case AST_CONDITIONAL_EXPRESSION:
        bind_conditional(b, node);
        break;
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS:
    case AST_NON_NULL_EXPRESSION:
        if (is_optional_chain(node)) {
            bind_chain_expression(b, node);
        } else if (node->kind == AST_PROPERTY_ACCESS) {
            bind_flow(b, node->property_access.object);
        } else {
            bind_children(b, node);
        }
        break;
    case AST_CALL_EXPRESSION:
        if (is_optional_chain(node)) {
            bind_chain_expression(b, node);
            break;
        }
        bind_children(b, node);
        if (is_push(node)) {
            flow_mutate(b, FLOW_ARRAY_MUTATION, node);
        }
        break;
    case AST_PARENTHESIZED_EXPRESSION:
        bind_flow(b, node->wrapped.expression);
        break;
    case AST_CLASS_DECLARATION:
    case AST_CLASS_EXPRESSION:
        bind_class(b, node);
        break;
    case AST_MODULE_DECLARATION:
        if (node->module.body) {
            bind_flow(b, node->module.body);
        }
        break;
    default:
        bind_children(b, node);
        break;
    }
}

void bind_flow(Builder *b, AstNode *node)
{
    if (ast_is_type(node->kind) && node->kind != AST_EXPRESSION_WITH_TYPE_ARGUMENTS) {
        return;
    }
    NodeLinks *links = node_links(b->c, node);
    links->flow = b->current;
    if (ast_is_function_like(node->kind)) {
        if (node->kind == AST_METHOD_DECLARATION || node->kind == AST_GET_ACCESSOR ||
            node->kind == AST_SET_ACCESSOR) {
            AstNode *name = node->function.name;
            if (name && name->kind == AST_COMPUTED_PROPERTY_NAME) {
                bind_flow(b, name);
            }
        }
        return;
    }
    if (b->depth > 3000) {
        return;
    }
    b->depth++;
    if (b->current->kind == FLOW_UNREACHABLE && ast_is_statement(node->kind)) {
        bind_children(b, node); /* nothing flows here: no labels, no loops */
        b->current = b->unreachable;
    } else {
        bind_kind(b, node);
    }
    b->depth--;
}

/* ---- containers ---- */

AstNode *flow_container_of(AstNode *node)
{
    for (AstNode *at = node->parent; at; at = at->parent) {
        if ((ast_is_function_like(at->kind)) || at->kind == AST_SOURCE_FILE ||
            at->kind == AST_PROPERTY_DECLARATION || at->kind == AST_CLASS_STATIC_BLOCK) {
            return at;
        }
    }
    return NULL;
}

static bool has_outer_flow(AstNode *container)
{
    return container->kind == AST_FUNCTION_EXPRESSION || container->kind == AST_ARROW_FUNCTION ||
           ((container->kind == AST_METHOD_DECLARATION || container->kind == AST_GET_ACCESSOR ||
             container->kind == AST_SET_ACCESSOR) &&
            container->parent &&
            (container->parent->kind == AST_OBJECT_LITERAL ||
             container->parent->kind == AST_CLASS_EXPRESSION));
}

void build_flow(Checker *c, AstNode *container)
{
    NodeLinks *links = node_links(c, container);
    if (links->flow_built) {
        return;
    }
    links->flow_built = true;
    Builder b = {.c = c};
    b.unreachable = flow_node(c, FLOW_UNREACHABLE, NULL, NULL);
    b.current = flow_node(c, FLOW_START, has_outer_flow(container) ? container : NULL, NULL);
    if (container->kind == AST_SOURCE_FILE) {
        bind_statements(&b, &container->source_file.statements);
    } else if (container->kind == AST_PROPERTY_DECLARATION) {
        if (container->property.initializer) {
            bind_flow(&b, container->property.initializer);
        }
    } else if (container->kind == AST_CLASS_STATIC_BLOCK) {
        if (container->block_holder.body) {
            bind_flow(&b, container->block_holder.body);
        }
    } else if (ast_is_function_like(container->kind)) {
        for (size_t i = 0; i < container->function.parameters.length; i++) {
            AstNode *parameter = container->function.parameters.items[i];
            node_links(c, parameter)->flow = b.current;
            if (ast_is_pattern(parameter->parameter.target->kind)) {
                bind_pattern(&b, parameter->parameter.target, true);
            }
            if (parameter->parameter.initializer) {
                bind_flow(&b, parameter->parameter.initializer);
            }
        }
        if (container->kind == AST_CONSTRUCTOR) {
            b.return_target = flow_label(&b, FLOW_BRANCH);
        }
        if (container->function.body) {
            bind_flow(&b, container->function.body);
        }
        if (b.return_target) {
            flow_join(&b, b.return_target, b.current);
            node_links(c, container)->return_flow = flow_finish(&b, b.return_target);
        }
    }
    node_links(c, container)->end_flow = b.current;
}

FlowNode *flow_of(Checker *c, AstNode *node)
{
    NodeLinks *links = node_links(c, node);
    if (!links->flow) {
        AstNode *container = flow_container_of(node);
        if (!container || container->file->is_declaration) {
            return NULL;
        }
        build_flow(c, container);
        links = node_links(c, node);
    }
    return links->flow;
}

FlowNode *end_flow_of(Checker *c, AstNode *function)
{
    build_flow(c, function);
    return node_links(c, function)->end_flow;
}
