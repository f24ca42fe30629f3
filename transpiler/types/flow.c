/*
 * Builds control-flow graphs of expressions: what branches, what assigns. `current` is where
 * control is, labels gather where control comes together. Statements are in flow_statements.c.
 */
#include "types/flow_build.h"

FlowNode *flow_node(Checker *c, FlowKind kind, AstNode *node, FlowNode *antecedent)
{
    FlowNode *flow = NEW(c->arena, FlowNode);
    flow->kind = kind;
    flow->node = node;
    flow->antecedent = antecedent;
    return flow;
}

FlowNode *flow_label(Builder *b, FlowKind kind)
{
    return flow_node(b->c, kind, NULL, NULL);
}

void flow_join(Builder *b, FlowNode *target, FlowNode *antecedent)
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

FlowNode *flow_finish(Builder *b, FlowNode *target)
{
    if (!target->antecedents.length) {
        return b->unreachable;
    }
    return target->antecedents.length == 1 && target->kind == FLOW_BRANCH
               ? target->antecedents.items[0]
               : target;
}

static bool is_nullish_left(AstNode *node)
{
    AstNode *parent = node->parent;
    return parent &&
           ((parent->kind == AST_BINARY_EXPRESSION && parent->binary.op == AST_OP_NULLISH) ||
            (parent->kind == AST_ASSIGNMENT_EXPRESSION &&
             parent->binary.op == AST_OP_NULLISH_ASSIGN)) &&
           parent->binary.left == node;
}

bool is_chain_root_operand(AstNode *node)
{
    AstNode *parent = node->parent;
    return parent &&
           ((parent->kind == AST_PROPERTY_ACCESS && parent->property_access.object == node &&
             parent->property_access.is_optional) ||
            (parent->kind == AST_ELEMENT_ACCESS && parent->element_access.object == node &&
             parent->element_access.is_optional) ||
            (parent->kind == AST_CALL_EXPRESSION && parent->call.callee == node &&
             parent->call.is_optional));
}

bool flow_narrows(AstNode *node)
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
        return flow_narrows(node->wrapped.expression);
    case AST_SATISFIES_EXPRESSION:
        return flow_narrows(node->type_cast.expression);
    case AST_UNARY_EXPRESSION:
        return (node->unary.op == AST_OP_NOT || node->unary.op == AST_OP_TYPEOF) &&
               flow_narrows(node->unary.operand);
    case AST_BINARY_EXPRESSION:
        switch (node->binary.op) {
        case AST_OP_EQUAL:
        case AST_OP_NOT_EQUAL:
        case AST_OP_STRICT_EQUAL:
        case AST_OP_STRICT_NOT_EQUAL:
        case AST_OP_INSTANCEOF:
        case AST_OP_IN:
            return flow_narrows(node->binary.left) || flow_narrows(node->binary.right);
        default:
            return false;
        }
    case AST_SEQUENCE_EXPRESSION:
        return flow_narrows(node->elements.items.items[node->elements.items.length - 1]);
    default:
        return false;
    }
}

static FlowNode *flow_condition(Builder *b, FlowKind kind, FlowNode *antecedent, AstNode *node)
{
    if (antecedent->kind == FLOW_UNREACHABLE) {
        return antecedent;
    }
    if (!node) {
        return kind == FLOW_TRUE ? antecedent : b->unreachable;
    }
    if (((node->kind == AST_TRUE_LITERAL && kind == FLOW_FALSE) ||
         (node->kind == AST_FALSE_LITERAL && kind == FLOW_TRUE)) &&
        !is_chain_root_operand(node) && !is_nullish_left(node)) {
        return b->unreachable;
    }
    return flow_narrows(node) ? flow_node(b->c, kind, node, antecedent) : antecedent;
}

bool is_logical_operator(AstNode *node)
{
    return (node->kind == AST_BINARY_EXPRESSION &&
            (node->binary.op == AST_OP_LOGICAL_AND || node->binary.op == AST_OP_LOGICAL_OR ||
             node->binary.op == AST_OP_NULLISH)) ||
           (node->kind == AST_ASSIGNMENT_EXPRESSION &&
            (node->binary.op == AST_OP_LOGICAL_AND_ASSIGN ||
             node->binary.op == AST_OP_LOGICAL_OR_ASSIGN ||
             node->binary.op == AST_OP_NULLISH_ASSIGN));
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
    case AST_IF_STATEMENT:
        return p->if_statement.condition == node;
    case AST_WHILE_STATEMENT:
    case AST_DO_STATEMENT:
        return p->loop.condition == node;
    case AST_FOR_STATEMENT:
        return p->for_statement.condition == node;
    case AST_CONDITIONAL_EXPRESSION:
        return p->conditional.condition == node;
    default:
        return false;
    }
}

static AstNode *chain_link_object(AstNode *node)
{
    return node->kind == AST_PROPERTY_ACCESS       ? node->property_access.object
           : node->kind == AST_ELEMENT_ACCESS      ? node->element_access.object
           : node->kind == AST_CALL_EXPRESSION     ? node->call.callee
           : node->kind == AST_NON_NULL_EXPRESSION ? node->wrapped.expression
                                                   : NULL;
}

static bool is_outermost_chain(AstNode *node)
{
    AstNode *parent = node->parent;
    return !parent || !is_optional_chain(parent) || chain_link_object(parent) != node ||
           is_chain_root_operand(node);
}

static bool is_top_level_logical(AstNode *node)
{
    while (node->parent &&
           (node->parent->kind == AST_PARENTHESIZED_EXPRESSION ||
            (node->parent->kind == AST_UNARY_EXPRESSION && node->parent->unary.op == AST_OP_NOT))) {
        node = node->parent;
    }
    AstNode *parent = node->parent;
    return !(is_statement_condition(node) || (parent && is_logical(parent)) ||
             (parent && is_optional_chain(parent) && chain_link_object(parent) == node));
}

void flow_with_targets(Builder *b, void (*run)(Builder *, AstNode *), AstNode *node,
                       FlowNode *true_target, FlowNode *false_target)
{
    FlowNode *t = b->true_target, *f = b->false_target;
    b->true_target = true_target;
    b->false_target = false_target;
    run(b, node);
    b->true_target = t;
    b->false_target = f;
}

void bind_condition(Builder *b, AstNode *node, FlowNode *true_target, FlowNode *false_target)
{
    if (node) {
        flow_with_targets(b, bind_flow, node, true_target, false_target);
    }
    if (!node || (!is_logical(node) && !(is_optional_chain(node) && is_outermost_chain(node)))) {
        flow_join(b, true_target, flow_condition(b, FLOW_TRUE, b->current, node));
        flow_join(b, false_target, flow_condition(b, FLOW_FALSE, b->current, node));
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
        bool simple =
            index &&
            (index->kind == AST_STRING_LITERAL || index->kind == AST_NUMERIC_LITERAL ||
             index->kind == AST_IDENTIFIER || index->kind == AST_PROPERTY_ACCESS ||
             (index->kind == AST_TEMPLATE_LITERAL && !index->template_literal.spans.length));
        return simple && is_narrowable_reference(node->element_access.object);
    }
    case AST_ASSIGNMENT_EXPRESSION:
        return is_narrowable_reference(node->binary.left);
    default:
        return false;
    }
}

void flow_mutate(Builder *b, FlowKind kind, AstNode *node)
{
    if (b->current->kind == FLOW_UNREACHABLE) {
        return;
    }
    b->current = flow_node(b->c, kind, node, b->current);
    if (b->exception_target) {
        flow_join(b, b->exception_target, b->current);
    }
}

void flow_assign(Builder *b, AstNode *node)
{
    AstNode *bare = skip_parens(node);
    if (ast_is_pattern(bare->kind)) {
        for (size_t i = 0; i < bare->elements.items.length; i++) {
            AstNode *element = bare->elements.items.items[i];
            if (element->kind == AST_BINDING_ELEMENT) {
                flow_assign(b, element->binding_element.target);
            }
        }
    } else if (is_narrowable_reference(bare)) {
        flow_mutate(b, FLOW_ASSIGNMENT, bare);
    }
}

void bind_pattern(Builder *b, AstNode *pattern, bool declares)
{
    AstList *items = &pattern->elements.items;
    for (size_t i = 0; i < items->length; i++) {
        AstNode *element = items->items[i];
        if (element->kind != AST_BINDING_ELEMENT) {
            continue;
        }
        if (element->binding_element.property_name) {
            bind_flow(b, element->binding_element.property_name);
        }
        if (element->binding_element.initializer) {
            FlowNode *before = b->current, *post = flow_label(b, FLOW_BRANCH);
            bind_flow(b, element->binding_element.initializer);
            flow_join(b, post, before);
            flow_join(b, post, b->current);
            b->current = flow_finish(b, post);
        }
        AstNode *target = element->binding_element.target;
        if (ast_is_pattern(target->kind)) {
            bind_pattern(b, target, declares);
        } else if (declares) {
            node_links(b->c, element)->flow = b->current;
        } else {
            bind_flow(b, target);
        }
    }
}

static void flow_declare_pattern(Builder *b, AstNode *pattern)
{
    for (size_t i = 0; i < pattern->elements.items.length; i++) {
        AstNode *element = pattern->elements.items.items[i];
        if (element->kind != AST_BINDING_ELEMENT) {
            continue;
        }
        if (ast_is_pattern(element->binding_element.target->kind)) {
            flow_declare_pattern(b, element->binding_element.target);
        } else {
            flow_mutate(b, FLOW_ASSIGNMENT, element);
        }
    }
}

void bind_variable(Builder *b, AstNode *node)
{
    AstNode *loop = node->parent ? node->parent->parent : NULL;
    bool in_loop = loop &&
                   (loop->kind == AST_FOR_IN_STATEMENT || loop->kind == AST_FOR_OF_STATEMENT) &&
                   loop->for_each.initializer == node->parent;
    node_links(b->c, node)->flow = b->current;
    AstNode *target = node->variable.target;
    if (ast_is_pattern(target->kind)) {
        bind_pattern(b, target, true);
    }
    if (node->variable.initializer) {
        bind_flow(b, node->variable.initializer);
    }
    if (node->variable.initializer || in_loop) {
        if (ast_is_pattern(target->kind)) {
            flow_declare_pattern(b, target);
        } else {
            flow_mutate(b, FLOW_ASSIGNMENT, node);
        }
    }
}

/* ---- expressions ---- */

static bool bind_child(AstNode *node, void *data)
{
    bind_flow(data, node);
    return true;
}

void bind_children(Builder *b, AstNode *node)
{
    ast_for_each_child(node, bind_child, b);
}

static void bind_logical(Builder *b, AstNode *node, FlowNode *true_target, FlowNode *false_target)
{
    FlowNode *before_right = flow_label(b, FLOW_BRANCH);
    AstOperator op = node->binary.op;
    if (op == AST_OP_LOGICAL_AND || op == AST_OP_LOGICAL_AND_ASSIGN) {
        bind_condition(b, node->binary.left, before_right, false_target);
    } else if (op == AST_OP_NULLISH || op == AST_OP_NULLISH_ASSIGN) {
        /* What is not nullish may be false all the same; tsc takes it for true. */
        FlowNode *present = flow_label(b, FLOW_BRANCH);
        bind_condition(b, node->binary.left, present, before_right);
        FlowNode *kept = flow_finish(b, present);
        flow_join(b, true_target, kept);
        if (false_target != true_target) {
            flow_join(b, false_target, kept);
        }
    } else {
        bind_condition(b, node->binary.left, true_target, before_right);
    }
    b->current = flow_finish(b, before_right);
    if (node->kind == AST_ASSIGNMENT_EXPRESSION) {
        flow_with_targets(b, bind_flow, node->binary.right, true_target, false_target);
        flow_assign(b, node->binary.left);
        flow_join(b, true_target, flow_condition(b, FLOW_TRUE, b->current, node));
        flow_join(b, false_target, flow_condition(b, FLOW_FALSE, b->current, node));
    } else {
        bind_condition(b, node->binary.right, true_target, false_target);
    }
}

void bind_logical_expression(Builder *b, AstNode *node)
{
    if (is_top_level_logical(node)) {
        FlowNode *post = flow_label(b, FLOW_BRANCH);
        FlowNode *saved = b->current;
        bind_logical(b, node, post, post);
        b->current = post->antecedents.length ? flow_finish(b, post) : b->unreachable;
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
            bind_flow(b, node->element_access.index);
        }
    } else if (node->kind == AST_CALL_EXPRESSION) {
        for (size_t i = 0; i < node->call.arguments.length; i++) {
            bind_flow(b, node->call.arguments.items[i]);
        }
    }
}

static void bind_optional_operand(Builder *b, AstNode *node, FlowNode *true_target,
                                  FlowNode *false_target)
{
    flow_with_targets(b, bind_flow, node, true_target, false_target);
    if (!is_optional_chain(node) || is_outermost_chain(node)) {
        flow_join(b, true_target, flow_condition(b, FLOW_TRUE, b->current, node));
        flow_join(b, false_target, flow_condition(b, FLOW_FALSE, b->current, node));
    }
}

static void bind_chain(Builder *b, AstNode *node, FlowNode *true_target, FlowNode *false_target)
{
    AstNode *object = chain_link_object(node);
    bool root = is_chain_root_operand(object);
    FlowNode *before = root ? flow_label(b, FLOW_BRANCH) : NULL;
    bind_optional_operand(b, object, before ? before : true_target, false_target);
    if (before) {
        b->current = flow_finish(b, before);
    }
    node_links(b->c, node)->flow = b->current;
    flow_with_targets(b, bind_chain_rest, node, true_target, false_target);
    if (is_outermost_chain(node)) {
        flow_join(b, true_target, flow_condition(b, FLOW_TRUE, b->current, node));
        flow_join(b, false_target, flow_condition(b, FLOW_FALSE, b->current, node));
    }
}

void bind_chain_expression(Builder *b, AstNode *node)
{
    if (is_top_level_logical(node)) {
        FlowNode *post = flow_label(b, FLOW_BRANCH);
        bind_chain(b, node, post, post);
        b->current = flow_finish(b, post);
    } else {
        bind_chain(b, node, b->true_target, b->false_target);
    }
}

bool is_push(AstNode *node)
{
    AstNode *callee = node->call.callee;
    if (callee->kind != AST_PROPERTY_ACCESS) {
        return false;
    }
    const char *name = callee->property_access.name->identifier.name;
    return (strcmp(name, "push") == 0 || strcmp(name, "unshift") == 0) &&
           is_narrowable_reference(skip_parens(callee->property_access.object));
}

void bind_conditional(Builder *b, AstNode *node)
{
    FlowNode *when_true = flow_label(b, FLOW_BRANCH), *when_false = flow_label(b, FLOW_BRANCH);
    FlowNode *post = flow_label(b, FLOW_BRANCH);
    bind_condition(b, node->conditional.condition, when_true, when_false);
    b->current = flow_finish(b, when_true);
    bind_flow(b, node->conditional.when_true);
    flow_join(b, post, b->current);
    b->current = flow_finish(b, when_false);
    bind_flow(b, node->conditional.when_false);
    flow_join(b, post, b->current);
    b->current = flow_finish(b, post);
}

void bind_assignment(Builder *b, AstNode *node)
{
    AstNode *left = node->binary.left;
    if (is_logical_operator(node)) {
        bind_logical_expression(b, node);
        return;
    }
    if (ast_is_pattern(left->kind)) {
        bind_pattern(b, left, false);
    } else {
        bind_flow(b, left);
    }
    bind_flow(b, node->binary.right);
    flow_assign(b, left);
    if (node->binary.op == AST_OP_ASSIGN && left->kind == AST_ELEMENT_ACCESS &&
        is_narrowable_reference(skip_parens(left->element_access.object))) {
        flow_mutate(b, FLOW_ARRAY_MUTATION, node);
    }
}
