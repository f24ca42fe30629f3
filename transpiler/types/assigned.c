/*
 * What an assignment leaves in a reference, and arrays whose type evolves with what is pushed.
 */
#include "types/narrow.h"

/* ---- evolving arrays ---- */

enum { KEY_EVOLVING = 160 };

bool is_evolving_array(const Type *type)
{
    return type->flags & TYPE_OBJECT && type->object_flags & OBJECT_EVOLVING_ARRAY;
}

static Type *evolving_array(Checker *c, Type *element)
{
    uintptr_t key[] = {KEY_EVOLVING, (uintptr_t)element};
    void **slot = intern_slot(c, key, 2);
    if (!*slot) {
        Type *type = object_new(c, OBJECT_EVOLVING_ARRAY, NULL);
        type->as.object.target = element;
        *slot = type;
    }
    return *slot;
}

Type *finish_evolving(Checker *c, Type *type)
{
    if (is_evolving_array(type)) {
        Type *element = type->as.object.target;
        return type_array(
            c, element->flags & TYPE_NEVER ? c->any
               : element->flags & TYPE_UNION
                   ? type_union(c, element->as.set.types, element->as.set.count, REDUCE_SUBTYPE)
                   : element);
    }
    if (type == c->auto_type) {
        return c->any;
    }
    return type == c->auto_array ? type_array(c, c->any) : type;
}

Type *narrow_join(Checker *c, TypeVec *types, Reduction reduction)
{
    bool all_evolving = types->length > 0;
    for (size_t i = 0; i < types->length; i++) {
        all_evolving &= is_evolving_array(types->items[i]) || types->items[i]->flags & TYPE_NEVER;
    }
    bool some = false;
    TypeVec elements = {0};
    for (size_t i = 0; all_evolving && i < types->length; i++) {
        if (is_evolving_array(types->items[i])) {
            some = true;
            vec_push(c->arena, &elements, types->items[i]->as.object.target);
        }
    }
    if (all_evolving && some) {
        return evolving_array(c, type_union(c, elements.items, elements.length, REDUCE_LITERAL));
    }
    TypeVec finished = {0};
    for (size_t i = 0; i < types->length; i++) {
        vec_push(c->arena, &finished,
                 is_evolving_array(types->items[i]) ? finish_evolving(c, types->items[i])
                                                    : types->items[i]);
    }
    return recombine_unknown(c, type_union(c, finished.items, finished.length, reduction));
}

/* ---- assigned types ---- */

static Type *initial_type(Checker *c, AstNode *node);

static Type *part_with_default(Checker *c, AstNode *element, Type *part)
{
    if (!element->binding_element.initializer) {
        return part;
    }
    return type_union2(c, type_with_facts(c, part, FACT_NE_UNDEFINED),
                       type_of_expression(c, element->binding_element.initializer));
}

static Type *initial_type(Checker *c, AstNode *node)
{
    if (node->kind == AST_VARIABLE_DECLARATION) {
        if (node->variable.initializer) {
            return check_expression_cached(c, node->variable.initializer, CHECK_NORMAL);
        }
        AstNode *loop = node->parent->parent;
        if (loop->kind == AST_FOR_IN_STATEMENT) {
            return c->string;
        }
        if (loop->kind == AST_FOR_OF_STATEMENT) {
            return iterated_type(c, check_expression(c, loop->for_each.expression, CHECK_NORMAL),
                                 loop->for_each.is_await);
        }
        return c->error;
    }
    AstNode *pattern = node->parent, *owner = pattern->parent;
    Type *source = owner->kind == AST_VARIABLE_DECLARATION || owner->kind == AST_BINDING_ELEMENT
                       ? initial_type(c, owner)
                   : owner->kind == AST_PARAMETER ? type_of_declaration(c, owner)
                                                  : c->any;
    return part_with_default(c, node, pattern_part(c, source, node));
}

static Type *assigned_in_pattern(Checker *c, AstNode *element);

static Type *assigned_to_pattern(Checker *c, AstNode *pattern)
{
    AstNode *owner = pattern->parent;
    if (owner->kind == AST_ASSIGNMENT_EXPRESSION) {
        return type_of_expression(c, owner->binary.right);
    }
    if (owner->kind == AST_FOR_OF_STATEMENT) {
        return iterated_type(c, type_of_expression(c, owner->for_each.expression),
                             owner->for_each.is_await);
    }
    return owner->kind == AST_BINDING_ELEMENT ? assigned_in_pattern(c, owner) : c->error;
}

static Type *assigned_in_pattern(Checker *c, AstNode *element)
{
    Type *source = assigned_to_pattern(c, element->parent);
    return part_with_default(c, element, pattern_part(c, source, element));
}

AstNode *assignment_target_parent(AstNode *node);

static Type *assigned_type(Checker *c, AstNode *node)
{
    AstNode *at = assignment_target_parent(node), *parent = at->parent;
    switch (parent->kind) {
    case AST_FOR_IN_STATEMENT:
        return c->string;
    case AST_FOR_OF_STATEMENT:
        return iterated_type(c, type_of_expression(c, parent->for_each.expression),
                             parent->for_each.is_await);
    case AST_ASSIGNMENT_EXPRESSION:
        return type_of_expression(c, parent->binary.right);
    case AST_BINDING_ELEMENT:
        return assigned_in_pattern(c, parent);
    case AST_UNARY_EXPRESSION:
        return c->undefined; /* delete */
    default:
        return c->error;
    }
}

static bool may_be_assigned(Checker *c, Type *target, void *data)
{
    Type *source = data;
    if (!(source->flags & TYPE_UNION)) {
        return is_assignable(c, source, target);
    }
    for (size_t i = 0; i < source->as.set.count; i++) {
        if (is_assignable(c, source->as.set.types[i], target)) {
            return true;
        }
    }
    return false;
}

Type *assignment_reduced(Checker *c, Type *declared, Type *assigned)
{
    if (declared == assigned) {
        return declared;
    }
    if (assigned->flags & TYPE_NEVER) {
        return assigned;
    }
    Type *reduced = type_filter(c, declared, may_be_assigned, assigned);
    return is_assignable(c, assigned, reduced) ? reduced : declared;
}

static bool is_empty_array_node(AstNode *node)
{
    AstNode *value = NULL;
    if (node->kind == AST_VARIABLE_DECLARATION) {
        value = node->variable.initializer;
    } else if (node->parent && node->parent->kind == AST_ASSIGNMENT_EXPRESSION) {
        value = node->parent->binary.right;
    }
    value = value ? skip_parens(value) : NULL;
    return value && value->kind == AST_ARRAY_LITERAL && !value->elements.items.length;
}

int assignment_kind(AstNode *node);

/* Plain number, string or bigint: whatever it was narrowed to, `t += x` makes it that again. */
static bool is_plain_primitive(const Narrow *n)
{
    return n->declared->flags & (TYPE_NUMBER | TYPE_STRING | TYPE_BIGINT);
}

bool narrow_at_assignment(Narrow *n, FlowNode *flow, FlowType *out)
{
    Checker *c = n->c;
    AstNode *node = flow->node;
    bool declares = node->kind == AST_VARIABLE_DECLARATION || node->kind == AST_BINDING_ELEMENT;
    if (is_matching_reference(c, n->reference, node)) {
        if (!flow_reachable(c, flow)) {
            *out = (FlowType){c->unreachable_never, false};
            return true;
        }
        if (!declares && assignment_kind(node) == 2) {
            AstNode *parent = assignment_target_parent(node)->parent;
            AstOperator op =
                parent->kind == AST_ASSIGNMENT_EXPRESSION ? parent->binary.op : AST_OP_NONE;
            bool logical = op == AST_OP_LOGICAL_AND_ASSIGN || op == AST_OP_LOGICAL_OR_ASSIGN ||
                           op == AST_OP_NULLISH_ASSIGN;
            if (!logical && is_plain_primitive(n)) {
                *out = (FlowType){n->declared, false};
                return true;
            }
            if (!logical) {
                FlowType before = narrow_walk(n, flow->antecedent);
                *out = (FlowType){base_of_literal(c, before.type), before.incomplete};
                return true;
            }
        }
        Type *declared = n->declared;
        if (declared == c->auto_type || declared == c->auto_array) {
            if (is_empty_array_node(node)) {
                *out = (FlowType){evolving_array(c, c->never), false};
                return true;
            }
            Type *assigned =
                widen_literal(c, declares ? initial_type(c, node) : assigned_type(c, node));
            assigned = widen(c, regular_object(c, assigned));
            bool fits =
                declared == c->auto_type || is_assignable(c, assigned, type_array(c, c->any));
            *out = (FlowType){fits ? assigned : type_array(c, c->any), false};
            return true;
        }
        if (declared->flags & TYPE_UNION) {
            Type *assigned = declares ? initial_type(c, node) : assigned_type(c, node);
            *out = (FlowType){assignment_reduced(c, declared, assigned), false};
            return true;
        }
        *out = (FlowType){declared, false};
        return true;
    }
    if (contains_matching_reference(c, n->reference, node)) {
        if (!flow_reachable(c, flow)) {
            *out = (FlowType){c->unreachable_never, false};
            return true;
        }
        *out = (FlowType){n->declared, false};
        return true;
    }
    return false;
}

FlowType narrow_at_condition(Narrow *n, FlowNode *flow)
{
    FlowType before = narrow_walk(n, flow->antecedent);
    Checker *c = n->c;
    if (before.type->flags & TYPE_NEVER) {
        return before;
    }
    Type *plain = is_evolving_array(before.type) ? finish_evolving(c, before.type) : before.type;
    Type *narrowed = narrow_by(n, plain, flow->node, flow->kind == FLOW_TRUE);
    return narrowed == plain ? before : (FlowType){narrowed, before.incomplete};
}

bool narrow_at_call(Narrow *n, FlowNode *flow, FlowType *out)
{
    Checker *c = n->c;
    Signature *signature = assertion_signature(c, flow->node);
    if (!signature) {
        return false;
    }
    TypePredicate *predicate = predicate_of(c, signature);
    if (predicate && predicate->is_asserts) {
        FlowType before = narrow_walk(n, flow->antecedent);
        Type *plain =
            is_evolving_array(before.type) ? finish_evolving(c, before.type) : before.type;
        Type *narrowed = plain;
        size_t i = predicate->parameter_index;
        if (predicate->type) {
            narrowed = narrow_by_predicate(n, plain, predicate, flow->node, true);
        } else if (i < flow->node->call.arguments.length) {
            narrowed = narrow_by(n, plain, flow->node->call.arguments.items[i], true);
        }
        *out = narrowed == plain ? before : (FlowType){narrowed, before.incomplete};
        return true;
    }
    if (return_type_of(c, signature)->flags & TYPE_NEVER) {
        *out = (FlowType){c->unreachable_never, false};
        return true;
    }
    return false;
}

bool narrow_at_mutation(Narrow *n, FlowNode *flow, FlowType *out)
{
    Checker *c = n->c;
    if (n->declared != c->auto_type && n->declared != c->auto_array) {
        return false;
    }
    AstNode *node = flow->node;
    AstNode *object = node->kind == AST_CALL_EXPRESSION ? node->call.callee->property_access.object
                                                        : node->binary.left->element_access.object;
    if (!is_matching_reference(c, n->reference, reference_candidate(object))) {
        return false;
    }
    FlowType before = narrow_walk(n, flow->antecedent);
    if (is_evolving_array(before.type)) {
        Type *element = before.type->as.object.target;
        AstList *list = node->kind == AST_CALL_EXPRESSION ? &node->call.arguments : NULL;
        for (size_t i = 0; list && i < list->length; i++) {
            Type *t = regular_object(
                c, base_of_literal(c, check_expression(c, list->items[i], CHECK_NORMAL)));
            element = type_union2(c, element, t);
        }
        if (!list) {
            Type *index = type_of_expression(c, node->binary.left->element_access.index);
            if (type_every(index, TYPE_NUMBER_LIKE)) {
                Type *t = regular_object(
                    c, base_of_literal(c, type_of_expression(c, node->binary.right)));
                element = type_union2(c, element, t);
            }
        }
        before.type = evolving_array(c, element);
    }
    *out = before;
    return true;
}
