/*
 * Builds control-flow graphs. One function for each kind of statement and for the expressions
 * that branch; `current` is where control is, labels gather where control comes together.
 */
#include "types/flow.h"

typedef struct Jump {
    struct Jump *outer;
    const char *label;
    FlowNode *break_target, *continue_target;
    bool is_switch, is_label;
} Jump;

typedef struct Builder {
    Checker *c;
    FlowNode *current, *unreachable;
    FlowNode *true_target, *false_target;
    FlowNode *return_target, *exception_target;
    Jump *jumps;
    const char *pending_label;
    int depth;
} Builder;

static void bind(Builder *b, AstNode *node);

FlowNode *flow_node(Checker *c, FlowKind kind, AstNode *node, FlowNode *antecedent)
{
    FlowNode *flow = NEW(c->arena, FlowNode);
    flow->kind = kind;
    flow->node = node;
    flow->antecedent = antecedent;
    return flow;
}

static FlowNode *label(Builder *b, FlowKind kind)
{
    return flow_node(b->c, kind, NULL, NULL);
}

static void add(Builder *b, FlowNode *target, FlowNode *antecedent)
{
    if (antecedent->kind == FLOW_UNREACHABLE) {
        return;
    }
    for (size_t i = 0; i < target->antecedents.length; i++) {
        if (target->antecedents.items[i] == antecedent) {
            return;
        }
    }
    vec_push(b->c->arena, &target->antecedents, antecedent);
}

static FlowNode *finish(Builder *b, FlowNode *target)
{
    if (!target->antecedents.length) {
        return b->unreachable;
    }
    return target->antecedents.length == 1 && target->kind == FLOW_BRANCH
        ? target->antecedents.items[0] : target;
}

static bool is_nullish_left(AstNode *node)
{
    AstNode *parent = node->parent;
    return parent && ((parent->kind == AST_BINARY_EXPRESSION && parent->binary.op == AST_OP_NULLISH)
                      || (parent->kind == AST_ASSIGNMENT_EXPRESSION
                          && parent->binary.op == AST_OP_NULLISH_ASSIGN))
        && parent->binary.left == node;
}

bool is_chain_root_operand(AstNode *node)
{
    AstNode *parent = node->parent;
    return parent
        && ((parent->kind == AST_PROPERTY_ACCESS && parent->property_access.object == node
             && parent->property_access.is_optional)
            || (parent->kind == AST_ELEMENT_ACCESS && parent->element_access.object == node
                && parent->element_access.is_optional)
            || (parent->kind == AST_CALL_EXPRESSION && parent->call.callee == node
                && parent->call.is_optional));
}

static bool narrows(AstNode *node)
{
    switch (node->kind) {
    case AST_IDENTIFIER:
    case AST_THIS_EXPRESSION:
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS:
    case AST_CALL_EXPRESSION:
    case AST_ASSIGNMENT_EXPRESSION:
        return true;
    case AST_PARENTHESIZED_EXPRESSION:
    case AST_NON_NULL_EXPRESSION:
        return narrows(node->wrapped.expression);
    case AST_SATISFIES_EXPRESSION:
        return narrows(node->type_cast.expression);
    case AST_UNARY_EXPRESSION:
        return (node->unary.op == AST_OP_NOT || node->unary.op == AST_OP_TYPEOF)
            && narrows(node->unary.operand);
    case AST_BINARY_EXPRESSION:
        switch (node->binary.op) {
        case AST_OP_EQUAL:
        case AST_OP_NOT_EQUAL:
        case AST_OP_STRICT_EQUAL:
        case AST_OP_STRICT_NOT_EQUAL:
        case AST_OP_INSTANCEOF:
        case AST_OP_IN:
            return narrows(node->binary.left) || narrows(node->binary.right);
        default:
            return false;
        }
    case AST_SEQUENCE_EXPRESSION:
        return narrows(node->elements.items.items[node->elements.items.length - 1]);
    default:
        return false;
    }
}

static FlowNode *condition(Builder *b, FlowKind kind, FlowNode *antecedent, AstNode *node)
{
    if (antecedent->kind == FLOW_UNREACHABLE) {
        return antecedent;
    }
    if (!node) {
        return kind == FLOW_TRUE ? antecedent : b->unreachable;
    }
    if (((node->kind == AST_TRUE_LITERAL && kind == FLOW_FALSE)
         || (node->kind == AST_FALSE_LITERAL && kind == FLOW_TRUE))
        && !is_chain_root_operand(node) && !is_nullish_left(node)) {
        return b->unreachable;
    }
    return narrows(node) ? flow_node(b->c, kind, node, antecedent) : antecedent;
}

static bool is_logical_operator(AstNode *node)
{
    return (node->kind == AST_BINARY_EXPRESSION
            && (node->binary.op == AST_OP_LOGICAL_AND || node->binary.op == AST_OP_LOGICAL_OR
                || node->binary.op == AST_OP_NULLISH))
        || (node->kind == AST_ASSIGNMENT_EXPRESSION
            && (node->binary.op == AST_OP_LOGICAL_AND_ASSIGN
                || node->binary.op == AST_OP_LOGICAL_OR_ASSIGN
                || node->binary.op == AST_OP_NULLISH_ASSIGN));
}

static bool is_logical(AstNode *node)
{
    for (;;) {
        if (node->kind == AST_PARENTHESIZED_EXPRESSION) {
            node = node->wrapped.expression;
        } else if (node->kind == AST_UNARY_EXPRESSION && node->unary.op == AST_OP_NOT) {
            node = node->unary.operand;
        } else {
            return is_logical_operator(node);
        }
    }
}

static bool is_statement_condition(AstNode *node)
{
    AstNode *p = node->parent;
    if (!p) {
        return false;
    }
    switch (p->kind) {
    case AST_IF_STATEMENT: return p->if_statement.condition == node;
    case AST_WHILE_STATEMENT:
    case AST_DO_STATEMENT: return p->loop.condition == node;
    case AST_FOR_STATEMENT: return p->for_statement.condition == node;
    case AST_CONDITIONAL_EXPRESSION: return p->conditional.condition == node;
    default: return false;
    }
}

static AstNode *link_object(AstNode *node)
{
    return node->kind == AST_PROPERTY_ACCESS ? node->property_access.object
        : node->kind == AST_ELEMENT_ACCESS   ? node->element_access.object
        : node->kind == AST_CALL_EXPRESSION  ? node->call.callee
        : node->kind == AST_NON_NULL_EXPRESSION ? node->wrapped.expression : NULL;
}

static bool is_outermost_chain(AstNode *node)
{
    AstNode *parent = node->parent;
    return !parent || !is_optional_chain(parent) || link_object(parent) != node
        || is_chain_root_operand(node);
}

static bool is_top_level_logical(AstNode *node)
{
    while (node->parent && (node->parent->kind == AST_PARENTHESIZED_EXPRESSION
                            || (node->parent->kind == AST_UNARY_EXPRESSION
                                && node->parent->unary.op == AST_OP_NOT))) {
        node = node->parent;
    }
    AstNode *parent = node->parent;
    return !(is_statement_condition(node) || (parent && is_logical(parent))
             || (parent && is_optional_chain(parent) && link_object(parent) == node));
}

static void with_targets(Builder *b, void (*run)(Builder *, AstNode *), AstNode *node,
                         FlowNode *true_target, FlowNode *false_target)
{
    FlowNode *t = b->true_target, *f = b->false_target;
    b->true_target = true_target;
    b->false_target = false_target;
    run(b, node);
    b->true_target = t;
    b->false_target = f;
}

static void bind_condition(Builder *b, AstNode *node, FlowNode *true_target,
                           FlowNode *false_target)
{
    if (node) {
        with_targets(b, bind, node, true_target, false_target);
    }
    if (!node || (!is_logical(node) && !(is_optional_chain(node) && is_outermost_chain(node)))) {
        add(b, true_target, condition(b, FLOW_TRUE, b->current, node));
        add(b, false_target, condition(b, FLOW_FALSE, b->current, node));
    }
}

/* ---- assignments ---- */

bool is_narrowable_reference(AstNode *node)
{
    switch (node->kind) {
    case AST_IDENTIFIER:
    case AST_THIS_EXPRESSION:
    case AST_SUPER_EXPRESSION:
    case AST_META_PROPERTY:
        return true;
    case AST_PROPERTY_ACCESS:
        return is_narrowable_reference(node->property_access.object);
    case AST_PARENTHESIZED_EXPRESSION:
    case AST_NON_NULL_EXPRESSION:
        return is_narrowable_reference(node->wrapped.expression);
    case AST_ELEMENT_ACCESS: {
        AstNode *index = node->element_access.index;
        bool simple = index && (index->kind == AST_STRING_LITERAL
            || index->kind == AST_NUMERIC_LITERAL || index->kind == AST_IDENTIFIER
            || index->kind == AST_PROPERTY_ACCESS
            || (index->kind == AST_TEMPLATE_LITERAL && !index->template_literal.spans.length));
        return simple && is_narrowable_reference(node->element_access.object);
    }
    case AST_ASSIGNMENT_EXPRESSION:
        return is_narrowable_reference(node->binary.left);
    default:
        return false;
    }
}

static void mutate(Builder *b, FlowKind kind, AstNode *node)
{
    if (b->current->kind == FLOW_UNREACHABLE) {
        return;
    }
    b->current = flow_node(b->c, kind, node, b->current);
    if (b->exception_target) {
        add(b, b->exception_target, b->current);
    }
}

static void assign_target(Builder *b, AstNode *node)
{
    AstNode *bare = skip_parens(node);
    if (ast_is_pattern(bare->kind)) {
        for (size_t i = 0; i < bare->elements.items.length; i++) {
            AstNode *element = bare->elements.items.items[i];
            if (element->kind == AST_BINDING_ELEMENT) {
                assign_target(b, element->binding_element.target);
            }
        }
    } else if (is_narrowable_reference(bare)) {
        mutate(b, FLOW_ASSIGNMENT, bare);
    }
}

static void bind_pattern(Builder *b, AstNode *pattern, bool declares)
{
    AstList *items = &pattern->elements.items;
    for (size_t i = 0; i < items->length; i++) {
        AstNode *element = items->items[i];
        if (element->kind != AST_BINDING_ELEMENT) {
            continue;
        }
        if (element->binding_element.property_name) {
            bind(b, element->binding_element.property_name);
        }
        if (element->binding_element.initializer) {
            FlowNode *before = b->current, *post = label(b, FLOW_BRANCH);
            bind(b, element->binding_element.initializer);
            add(b, post, before);
            add(b, post, b->current);
            b->current = finish(b, post);
        }
        AstNode *target = element->binding_element.target;
        if (ast_is_pattern(target->kind)) {
            bind_pattern(b, target, declares);
        } else if (declares) {
            node_links(b->c, element)->flow = b->current;
        } else {
            bind(b, target);
        }
    }
}

static void declare_pattern(Builder *b, AstNode *pattern)
{
    for (size_t i = 0; i < pattern->elements.items.length; i++) {
        AstNode *element = pattern->elements.items.items[i];
        if (element->kind != AST_BINDING_ELEMENT) {
            continue;
        }
        if (ast_is_pattern(element->binding_element.target->kind)) {
            declare_pattern(b, element->binding_element.target);
        } else {
            mutate(b, FLOW_ASSIGNMENT, element);
        }
    }
}

static void bind_variable(Builder *b, AstNode *node)
{
    AstNode *loop = node->parent ? node->parent->parent : NULL;
    bool in_loop = loop && (loop->kind == AST_FOR_IN_STATEMENT || loop->kind == AST_FOR_OF_STATEMENT)
        && loop->for_each.initializer == node->parent;
    node_links(b->c, node)->flow = b->current;
    AstNode *target = node->variable.target;
    if (ast_is_pattern(target->kind)) {
        bind_pattern(b, target, true);
    }
    if (node->variable.initializer) {
        bind(b, node->variable.initializer);
    }
    if (node->variable.initializer || in_loop) {
        if (ast_is_pattern(target->kind)) {
            declare_pattern(b, target);
        } else {
            mutate(b, FLOW_ASSIGNMENT, node);
        }
    }
}

/* ---- expressions ---- */

static bool bind_child(AstNode *node, void *data)
{
    bind(data, node);
    return true;
}

static void bind_children(Builder *b, AstNode *node)
{
    ast_for_each_child(node, bind_child, b);
}

static void bind_logical(Builder *b, AstNode *node, FlowNode *true_target, FlowNode *false_target)
{
    FlowNode *before_right = label(b, FLOW_BRANCH);
    AstOperator op = node->binary.op;
    if (op == AST_OP_LOGICAL_AND || op == AST_OP_LOGICAL_AND_ASSIGN) {
        bind_condition(b, node->binary.left, before_right, false_target);
    } else {
        bind_condition(b, node->binary.left, true_target, before_right);
    }
    b->current = finish(b, before_right);
    if (node->kind == AST_ASSIGNMENT_EXPRESSION) {
        with_targets(b, bind, node->binary.right, true_target, false_target);
        assign_target(b, node->binary.left);
        add(b, true_target, condition(b, FLOW_TRUE, b->current, node));
        add(b, false_target, condition(b, FLOW_FALSE, b->current, node));
    } else {
        bind_condition(b, node->binary.right, true_target, false_target);
    }
}

static void bind_logical_expression(Builder *b, AstNode *node)
{
    if (is_top_level_logical(node)) {
        FlowNode *post = label(b, FLOW_BRANCH);
        FlowNode *saved = b->current;
        bind_logical(b, node, post, post);
        b->current = post->antecedents.length ? finish(b, post) : b->unreachable;
        (void)saved;
    } else {
        bind_logical(b, node, b->true_target, b->false_target);
    }
}

static void bind_chain_rest(Builder *b, AstNode *node)
{
    if (node->kind == AST_PROPERTY_ACCESS) {
        return;
    }
    if (node->kind == AST_ELEMENT_ACCESS) {
        if (node->element_access.index) {
            bind(b, node->element_access.index);
        }
    } else if (node->kind == AST_CALL_EXPRESSION) {
        for (size_t i = 0; i < node->call.arguments.length; i++) {
            bind(b, node->call.arguments.items[i]);
        }
    }
}

static void bind_optional_operand(Builder *b, AstNode *node, FlowNode *true_target,
                                  FlowNode *false_target)
{
    with_targets(b, bind, node, true_target, false_target);
    if (!is_optional_chain(node) || is_outermost_chain(node)) {
        add(b, true_target, condition(b, FLOW_TRUE, b->current, node));
        add(b, false_target, condition(b, FLOW_FALSE, b->current, node));
    }
}

static void bind_chain(Builder *b, AstNode *node, FlowNode *true_target, FlowNode *false_target)
{
    AstNode *object = link_object(node);
    bool root = is_chain_root_operand(object);
    FlowNode *before = root ? label(b, FLOW_BRANCH) : NULL;
    bind_optional_operand(b, object, before ? before : true_target, false_target);
    if (before) {
        b->current = finish(b, before);
    }
    node_links(b->c, node)->flow = b->current;
    with_targets(b, bind_chain_rest, node, true_target, false_target);
    if (is_outermost_chain(node)) {
        add(b, true_target, condition(b, FLOW_TRUE, b->current, node));
        add(b, false_target, condition(b, FLOW_FALSE, b->current, node));
    }
}

static void bind_chain_expression(Builder *b, AstNode *node)
{
    if (is_top_level_logical(node)) {
        FlowNode *post = label(b, FLOW_BRANCH);
        bind_chain(b, node, post, post);
        b->current = finish(b, post);
    } else {
        bind_chain(b, node, b->true_target, b->false_target);
    }
}

static bool is_push(AstNode *node)
{
    AstNode *callee = node->call.callee;
    if (callee->kind != AST_PROPERTY_ACCESS) {
        return false;
    }
    const char *name = callee->property_access.name->identifier.name;
    return (strcmp(name, "push") == 0 || strcmp(name, "unshift") == 0)
        && is_narrowable_reference(skip_parens(callee->property_access.object));
}

static void bind_conditional(Builder *b, AstNode *node)
{
    FlowNode *when_true = label(b, FLOW_BRANCH), *when_false = label(b, FLOW_BRANCH);
    FlowNode *post = label(b, FLOW_BRANCH);
    bind_condition(b, node->conditional.condition, when_true, when_false);
    b->current = finish(b, when_true);
    bind(b, node->conditional.when_true);
    add(b, post, b->current);
    b->current = finish(b, when_false);
    bind(b, node->conditional.when_false);
    add(b, post, b->current);
    b->current = finish(b, post);
}

static void bind_assignment(Builder *b, AstNode *node)
{
    AstNode *left = node->binary.left;
    if (is_logical_operator(node)) {
        bind_logical_expression(b, node);
        return;
    }
    if (ast_is_pattern(left->kind)) {
        bind_pattern(b, left, false);
    } else {
        bind(b, left);
    }
    bind(b, node->binary.right);
    assign_target(b, left);
    if (node->binary.op == AST_OP_ASSIGN && left->kind == AST_ELEMENT_ACCESS
        && is_narrowable_reference(skip_parens(left->element_access.object))) {
        mutate(b, FLOW_ARRAY_MUTATION, node);
    }
}

/* ---- statements ---- */

static void bind_body(Builder *b, AstNode *body, FlowNode *break_target, FlowNode *continue_target)
{
    Jump jump = { b->jumps, NULL, break_target, continue_target, false, false };
    for (Jump *at = b->jumps; at && at->is_label && !at->continue_target; at = at->outer) {
        at->continue_target = continue_target; /* labels directly before the loop */
    }
    b->jumps = &jump;
    bind(b, body);
    b->jumps = jump.outer;
}

static void bind_while(Builder *b, AstNode *node)
{
    FlowNode *top = label(b, FLOW_LOOP), *body = label(b, FLOW_BRANCH);
    FlowNode *post = label(b, FLOW_BRANCH);
    add(b, top, b->current);
    b->current = top;
    bind_condition(b, node->loop.condition, body, post);
    b->current = finish(b, body);
    bind_body(b, node->loop.body, post, top);
    add(b, top, b->current);
    b->current = finish(b, post);
}

static void bind_do(Builder *b, AstNode *node)
{
    FlowNode *top = label(b, FLOW_LOOP), *test = label(b, FLOW_BRANCH);
    FlowNode *post = label(b, FLOW_BRANCH);
    add(b, top, b->current);
    b->current = top;
    bind_body(b, node->loop.body, post, test);
    add(b, test, b->current);
    b->current = finish(b, test);
    bind_condition(b, node->loop.condition, top, post);
    b->current = finish(b, post);
}

static void bind_for(Builder *b, AstNode *node)
{
    FlowNode *top = label(b, FLOW_LOOP), *body = label(b, FLOW_BRANCH);
    FlowNode *update = label(b, FLOW_BRANCH), *post = label(b, FLOW_BRANCH);
    if (node->for_statement.initializer) {
        bind(b, node->for_statement.initializer);
    }
    add(b, top, b->current);
    b->current = top;
    bind_condition(b, node->for_statement.condition, body, post);
    b->current = finish(b, body);
    bind_body(b, node->for_statement.body, post, update);
    add(b, update, b->current);
    b->current = finish(b, update);
    if (node->for_statement.update) {
        bind(b, node->for_statement.update);
    }
    add(b, top, b->current);
    b->current = finish(b, post);
}

static void bind_for_each(Builder *b, AstNode *node)
{
    FlowNode *top = label(b, FLOW_LOOP), *post = label(b, FLOW_BRANCH);
    bind(b, node->for_each.expression);
    add(b, top, b->current);
    b->current = top;
    add(b, post, b->current);
    AstNode *initializer = node->for_each.initializer;
    if (ast_is_pattern(initializer->kind)) {
        bind_pattern(b, initializer, false);
        assign_target(b, initializer);
    } else {
        bind(b, initializer);
        if (initializer->kind != AST_VARIABLE_STATEMENT) {
            assign_target(b, initializer);
        }
    }
    bind_body(b, node->for_each.body, post, top);
    add(b, top, b->current);
    b->current = finish(b, post);
}

static void bind_if(Builder *b, AstNode *node)
{
    FlowNode *when_true = label(b, FLOW_BRANCH), *when_false = label(b, FLOW_BRANCH);
    FlowNode *post = label(b, FLOW_BRANCH);
    bind_condition(b, node->if_statement.condition, when_true, when_false);
    b->current = finish(b, when_true);
    bind(b, node->if_statement.then_statement);
    add(b, post, b->current);
    b->current = finish(b, when_false);
    if (node->if_statement.else_statement) {
        bind(b, node->if_statement.else_statement);
    }
    add(b, post, b->current);
    b->current = finish(b, post);
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
                add(b, target, b->current);
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
        bind(b, clause->case_clause.test);
    }
    b->current = saved;
    for (size_t i = 0; i < clause->case_clause.statements.length; i++) {
        bind(b, clause->case_clause.statements.items[i]);
    }
}

static void bind_switch(Builder *b, AstNode *node)
{
    FlowNode *post = label(b, FLOW_BRANCH);
    AstList *clauses = &node->switch_statement.clauses;
    bool has_default = false;
    bind(b, node->switch_statement.discriminant);
    FlowNode *before = b->current, *fallthrough = b->unreachable;
    bool narrowing = narrows(node->switch_statement.discriminant)
        || node->switch_statement.discriminant->kind == AST_TRUE_LITERAL;
    Jump jump = { b->jumps, NULL, post, NULL, true, false };
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
        FlowNode *at_case = label(b, FLOW_BRANCH);
        add(b, at_case, narrowing && before->kind != FLOW_UNREACHABLE
                ? switch_clause(b, before, node, start, i + 1) : before);
        add(b, at_case, fallthrough);
        b->current = finish(b, at_case);
        bind_clause(b, clauses->items[i], before);
        fallthrough = b->current;
    }
    if (!clauses->length) {
        b->current = before;
    }
    add(b, post, b->current);
    b->jumps = jump.outer;
    if (!has_default && before->kind != FLOW_UNREACHABLE) {
        add(b, post, switch_clause(b, before, node, 0, 0));
    }
    b->current = finish(b, post);
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
    FlowNode *normal = label(b, FLOW_BRANCH), *returned = label(b, FLOW_BRANCH);
    FlowNode *thrown = label(b, FLOW_BRANCH);
    bool has_finally = node->try_statement.finally_block != NULL;
    if (has_finally) {
        b->return_target = returned;
    }
    add(b, thrown, b->current);
    b->exception_target = thrown;
    bind(b, node->try_statement.block);
    add(b, normal, b->current);
    if (node->try_statement.catch_clause) {
        AstNode *clause = node->try_statement.catch_clause;
        b->current = finish(b, thrown);
        thrown = label(b, FLOW_BRANCH);
        add(b, thrown, b->current);
        b->exception_target = thrown;
        if (clause->catch_clause.target && ast_is_pattern(clause->catch_clause.target->kind)) {
            bind_pattern(b, clause->catch_clause.target, true);
        }
        bind(b, clause->catch_clause.block);
        add(b, normal, b->current);
    }
    b->return_target = saved_return;
    b->exception_target = saved_exception;
    if (!has_finally) {
        b->current = finish(b, normal);
        return;
    }
    FlowNode *last = label(b, FLOW_BRANCH);
    vec_append(b->c->arena, &last->antecedents, &normal->antecedents);
    for (size_t i = 0; i < thrown->antecedents.length; i++) {
        add(b, last, thrown->antecedents.items[i]);
    }
    for (size_t i = 0; i < returned->antecedents.length; i++) {
        add(b, last, returned->antecedents.items[i]);
    }
    b->current = last->antecedents.length ? last : b->unreachable;
    bind(b, node->try_statement.finally_block);
    if (b->current->kind == FLOW_UNREACHABLE) {
        return;
    }
    if (b->return_target && returned->antecedents.length) {
        add(b, b->return_target, reduce(b, last, returned, b->current));
    }
    if (b->exception_target && thrown->antecedents.length) {
        add(b, b->exception_target, reduce(b, last, thrown, b->current));
    }
    b->current = normal->antecedents.length ? reduce(b, last, normal, b->current)
                                            : b->unreachable;
}

static void bind_labeled(Builder *b, AstNode *node)
{
    FlowNode *post = label(b, FLOW_BRANCH);
    Jump jump = { b->jumps, node->labeled.label->identifier.name, post, NULL, false, true };
    b->jumps = &jump;
    bind(b, node->labeled.body);
    b->jumps = jump.outer;
    add(b, post, b->current);
    b->current = finish(b, post);
}

static bool is_dotted_name(AstNode *node)
{
    return node->kind == AST_IDENTIFIER || node->kind == AST_THIS_EXPRESSION
        || node->kind == AST_SUPER_EXPRESSION
        || (node->kind == AST_PROPERTY_ACCESS && is_dotted_name(node->property_access.object))
        || (node->kind == AST_PARENTHESIZED_EXPRESSION
            && is_dotted_name(node->wrapped.expression));
}

static void bind_class(Builder *b, AstNode *node)
{
    node_links(b->c, node)->flow = b->current;
    if (node->class_like.extends) {
        bind(b, node->class_like.extends->expression_with_types.expression);
    }
    for (size_t i = 0; i < node->class_like.members.length; i++) {
        AstNode *member = node->class_like.members.items[i];
        node_links(b->c, member)->flow = b->current;
        AstNode *name = ast_declaration_name(member);
        if (name && name->kind == AST_COMPUTED_PROPERTY_NAME) {
            bind(b, name);
        }
    }
}

static void bind_statements(Builder *b, AstList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        bind(b, list->items[i]);
    }
}

static void bind_kind(Builder *b, AstNode *node)
{
    switch (node->kind) {
    case AST_BLOCK:
    case AST_MODULE_BLOCK: bind_statements(b, &node->block.statements); break;
    case AST_VARIABLE_STATEMENT:
        bind_statements(b, &node->variable_statement.declarations);
        break;
    case AST_VARIABLE_DECLARATION: bind_variable(b, node); break;
    case AST_EXPRESSION_STATEMENT: {
        AstNode *expression = node->wrapped.expression;
        bind(b, expression);
        if (expression->kind == AST_CALL_EXPRESSION && is_dotted_name(expression->call.callee)
            && b->current->kind != FLOW_UNREACHABLE) {
            b->current = flow_node(b->c, FLOW_CALL, expression, b->current);
        }
        break;
    }
    case AST_IF_STATEMENT: bind_if(b, node); break;
    case AST_WHILE_STATEMENT: bind_while(b, node); break;
    case AST_DO_STATEMENT: bind_do(b, node); break;
    case AST_FOR_STATEMENT: bind_for(b, node); break;
    case AST_FOR_IN_STATEMENT:
    case AST_FOR_OF_STATEMENT: bind_for_each(b, node); break;
    case AST_SWITCH_STATEMENT: bind_switch(b, node); break;
    case AST_TRY_STATEMENT: bind_try(b, node); break;
    case AST_LABELED_STATEMENT: bind_labeled(b, node); break;
    case AST_BREAK_STATEMENT:
    case AST_CONTINUE_STATEMENT: bind_jump(b, node); break;
    case AST_RETURN_STATEMENT:
    case AST_THROW_STATEMENT:
        if (node->wrapped.expression) {
            bind(b, node->wrapped.expression);
        }
        if (node->kind == AST_RETURN_STATEMENT && b->return_target) {
            add(b, b->return_target, b->current);
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
    case AST_ASSIGNMENT_EXPRESSION: bind_assignment(b, node); break;
    case AST_UPDATE_EXPRESSION:
        bind(b, node->unary.operand);
        assign_target(b, node->unary.operand);
        break;
    case AST_UNARY_EXPRESSION:
        if (node->unary.op == AST_OP_NOT) {
            with_targets(b, bind, node->unary.operand, b->false_target, b->true_target);
        } else {
            bind(b, node->unary.operand);
            if (node->unary.op == AST_OP_DELETE
                && skip_parens(node->unary.operand)->kind == AST_PROPERTY_ACCESS) {
                assign_target(b, node->unary.operand);
            }
        }
        break;
    case AST_CONDITIONAL_EXPRESSION: bind_conditional(b, node); break;
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS:
    case AST_NON_NULL_EXPRESSION:
        if (is_optional_chain(node)) {
            bind_chain_expression(b, node);
        } else if (node->kind == AST_PROPERTY_ACCESS) {
            bind(b, node->property_access.object);
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
            mutate(b, FLOW_ARRAY_MUTATION, node);
        }
        break;
    case AST_PARENTHESIZED_EXPRESSION: bind(b, node->wrapped.expression); break;
    case AST_CLASS_DECLARATION:
    case AST_CLASS_EXPRESSION: bind_class(b, node); break;
    case AST_MODULE_DECLARATION:
        if (node->module.body) {
            bind(b, node->module.body);
        }
        break;
    default:
        bind_children(b, node);
        break;
    }
}

static void bind(Builder *b, AstNode *node)
{
    if (ast_is_type(node->kind) && node->kind != AST_EXPRESSION_WITH_TYPE_ARGUMENTS) {
        return;
    }
    NodeLinks *links = node_links(b->c, node);
    links->flow = b->current;
    if (ast_is_function_like(node->kind)) {
        if (node->kind == AST_METHOD_DECLARATION || node->kind == AST_GET_ACCESSOR
            || node->kind == AST_SET_ACCESSOR) {
            AstNode *name = node->function.name;
            if (name && name->kind == AST_COMPUTED_PROPERTY_NAME) {
                bind(b, name);
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
        if ((ast_is_function_like(at->kind)) || at->kind == AST_SOURCE_FILE
            || at->kind == AST_PROPERTY_DECLARATION || at->kind == AST_CLASS_STATIC_BLOCK) {
            return at;
        }
    }
    return NULL;
}

static bool has_outer_flow(AstNode *container)
{
    return container->kind == AST_FUNCTION_EXPRESSION || container->kind == AST_ARROW_FUNCTION
        || ((container->kind == AST_METHOD_DECLARATION || container->kind == AST_GET_ACCESSOR
             || container->kind == AST_SET_ACCESSOR) && container->parent
            && (container->parent->kind == AST_OBJECT_LITERAL
                || container->parent->kind == AST_CLASS_EXPRESSION));
}

void build_flow(Checker *c, AstNode *container)
{
    NodeLinks *links = node_links(c, container);
    if (links->flow_built) {
        return;
    }
    links->flow_built = true;
    Builder b = { .c = c };
    b.unreachable = flow_node(c, FLOW_UNREACHABLE, NULL, NULL);
    b.current = flow_node(c, FLOW_START, has_outer_flow(container) ? container : NULL, NULL);
    if (container->kind == AST_SOURCE_FILE) {
        bind_statements(&b, &container->source_file.statements);
    } else if (container->kind == AST_PROPERTY_DECLARATION) {
        if (container->property.initializer) {
            bind(&b, container->property.initializer);
        }
    } else if (container->kind == AST_CLASS_STATIC_BLOCK) {
        if (container->block_holder.body) {
            bind(&b, container->block_holder.body);
        }
    } else if (ast_is_function_like(container->kind)) {
        for (size_t i = 0; i < container->function.parameters.length; i++) {
            AstNode *parameter = container->function.parameters.items[i];
            node_links(c, parameter)->flow = b.current;
            if (ast_is_pattern(parameter->parameter.target->kind)) {
                bind_pattern(&b, parameter->parameter.target, true);
            }
            if (parameter->parameter.initializer) {
                bind(&b, parameter->parameter.initializer);
            }
        }
        if (container->kind == AST_CONSTRUCTOR) {
            b.return_target = label(&b, FLOW_BRANCH);
        }
        if (container->function.body) {
            bind(&b, container->function.body);
        }
        if (b.return_target) {
            add(&b, b.return_target, b.current);
            node_links(c, container)->return_flow = finish(&b, b.return_target);
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

/* ---- reachability ---- */

static bool compute_reachable(Checker *c, FlowNode *flow);

bool flow_reachable(Checker *c, FlowNode *flow)
{
    if (!flow) {
        return true;
    }
    FlowNode *at = flow;
    /* Straight lines are walked without recursion. */
    while (at->reachable == 0 && (at->kind == FLOW_ASSIGNMENT || at->kind == FLOW_TRUE
                                  || at->kind == FLOW_FALSE || at->kind == FLOW_ARRAY_MUTATION)) {
        at = at->antecedent;
    }
    if (at->reachable == 0) {
        at->reachable = 3;
        bool result = compute_reachable(c, at);
        at->reachable = result ? 1 : 2;
    }
    bool result = at->reachable == 1 || at->reachable == 3;
    if (flow->reachable == 0 && at->reachable != 3) {
        flow->reachable = result ? 1 : 2;
    }
    return result;
}

static bool compute_reachable(Checker *c, FlowNode *flow)
{
    switch (flow->kind) {
    case FLOW_UNREACHABLE:
        return false;
    case FLOW_START:
        return true;
    case FLOW_BRANCH:
        for (size_t i = 0; i < flow->antecedents.length; i++) {
            if (flow_reachable(c, flow->antecedents.items[i])) {
                return true;
            }
        }
        return false;
    case FLOW_LOOP:
        return flow->antecedents.length && flow_reachable(c, flow->antecedents.items[0]);
    case FLOW_SWITCH:
        if (flow->clause_start == flow->clause_end && is_exhaustive_switch(c, flow->node)) {
            return false;
        }
        return flow_reachable(c, flow->antecedent);
    case FLOW_CALL: {
        Signature *signature = assertion_signature(c, flow->node);
        if (signature) {
            TypePredicate *predicate = predicate_of(c, signature);
            if (predicate && predicate->is_asserts && !predicate->type) {
                size_t i = predicate->parameter_index;
                if (i < flow->node->call.arguments.length
                    && flow->node->call.arguments.items[i]->kind == AST_FALSE_LITERAL) {
                    return false;
                }
            }
            if (return_type_of(c, signature)->flags & TYPE_NEVER) {
                return false;
            }
        }
        return flow_reachable(c, flow->antecedent);
    }
    case FLOW_REDUCE: {
        for (size_t i = 0; i < flow->antecedents.length; i++) {
            if (flow_reachable(c, flow->antecedents.items[i])) {
                return true;
            }
        }
        return false;
    }
    default:
        return flow_reachable(c, flow->antecedent);
    }
}

bool types_end_reachable(Program *program, AstNode *function)
{
    Checker *c = checker_of(program);
    if (!ast_is_function_like(function->kind)) {
        return true;
    }
    AstNode *body = function->function.body;
    if (!body || body->kind != AST_BLOCK) {
        return false;
    }
    return flow_reachable(c, end_flow_of(c, function));
}

bool types_is_reachable(Program *program, AstNode *node)
{
    Checker *c = checker_of(program);
    return flow_reachable(c, flow_of(c, node));
}
