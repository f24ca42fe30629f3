/*
 * Narrowing: the type of a reference at its place, found by walking the flow graph backwards to
 * its last assignment and applying the conditions on the way. At joins the types are united;
 * loops are walked to a fixpoint.
 */
#include "types/narrow.h"

typedef struct FlowType {
    Type *type;
    bool incomplete;
} FlowType;

static FlowType walk(Narrow *n, FlowNode *flow);

/* ---- references ---- */

static const char *accessed_name(Checker *c, AstNode *node)
{
    if (node->kind == AST_PROPERTY_ACCESS) {
        return node->property_access.name->identifier.name;
    }
    if (node->kind != AST_ELEMENT_ACCESS || !node->element_access.index) {
        return NULL;
    }
    AstNode *index = node->element_access.index;
    if (index->kind == AST_STRING_LITERAL) {
        return index->string.interned;
    }
    if (index->kind == AST_NUMERIC_LITERAL) {
        return property_name_of_type(c, type_number_literal(c, index->number.value));
    }
    if (index->kind == AST_IDENTIFIER || index->kind == AST_PROPERTY_ACCESS) {
        Symbol *symbol = index->kind == AST_IDENTIFIER
            ? names_resolve_target(c->program, index) : NULL;
        if (symbol && symbol->flags & SYMBOL_CONST) {
            return property_name_of_type(c, type_regular(type_of_symbol(c, symbol)));
        }
    }
    return NULL;
}

const char *accessed_property_name(Checker *c, AstNode *node)
{
    return accessed_name(c, node);
}

AstNode *access_object(AstNode *node)
{
    return node->kind == AST_PROPERTY_ACCESS ? node->property_access.object
        : node->kind == AST_ELEMENT_ACCESS   ? node->element_access.object : NULL;
}

AstNode *reference_candidate(AstNode *node)
{
    for (;;) {
        if (node->kind == AST_PARENTHESIZED_EXPRESSION) {
            node = node->wrapped.expression;
        } else if (node->kind == AST_ASSIGNMENT_EXPRESSION) {
            node = node->binary.left;
        } else if (node->kind == AST_SEQUENCE_EXPRESSION) {
            node = node->elements.items.items[node->elements.items.length - 1];
        } else {
            return node;
        }
    }
}

static Symbol *constant_index(Checker *c, AstNode *node)
{
    AstNode *index = node->kind == AST_ELEMENT_ACCESS ? node->element_access.index : NULL;
    Symbol *symbol = index && index->kind == AST_IDENTIFIER
        ? names_resolve_target(c->program, index) : NULL;
    return symbol && symbol->flags & SYMBOL_VARIABLE
            && (symbol->flags & SYMBOL_CONST || !symbol->is_reassigned) ? symbol : NULL;
}

bool is_matching_reference(Checker *c, AstNode *source, AstNode *target)
{
    while (target->kind == AST_PARENTHESIZED_EXPRESSION || target->kind == AST_NON_NULL_EXPRESSION
           || target->kind == AST_ASSIGNMENT_EXPRESSION
           || target->kind == AST_SEQUENCE_EXPRESSION) {
        if (target->kind == AST_ASSIGNMENT_EXPRESSION) {
            target = target->binary.left;
        } else if (target->kind == AST_SEQUENCE_EXPRESSION) {
            target = target->elements.items.items[target->elements.items.length - 1];
        } else {
            target = target->wrapped.expression;
        }
    }
    while (source->kind == AST_PARENTHESIZED_EXPRESSION
           || source->kind == AST_NON_NULL_EXPRESSION) {
        source = source->wrapped.expression;
    }
    switch (source->kind) {
    case AST_IDENTIFIER:
        if (target->kind == AST_IDENTIFIER) {
            if (source->identifier.name != target->identifier.name) {
                return false;
            }
            Symbol *a = names_resolve_target(c->program, source);
            return a && a == names_resolve_target(c->program, target);
        }
        if (target->kind == AST_VARIABLE_DECLARATION || target->kind == AST_BINDING_ELEMENT) {
            AstNode *name = target->kind == AST_VARIABLE_DECLARATION
                ? target->variable.target : target->binding_element.target;
            if (name->kind != AST_IDENTIFIER
                || name->identifier.name != source->identifier.name) {
                return false;
            }
            Symbol *a = names_resolve_target(c->program, source);
            Symbol *b = names_symbol_of(c->program, target);
            return a && (a == b || (!b && a->value_declaration == target));
        }
        return false;
    case AST_THIS_EXPRESSION:
        return target->kind == AST_THIS_EXPRESSION;
    case AST_SUPER_EXPRESSION:
        return target->kind == AST_SUPER_EXPRESSION;
    case AST_META_PROPERTY:
        return target->kind == AST_META_PROPERTY;
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS: {
        if (target->kind != AST_PROPERTY_ACCESS && target->kind != AST_ELEMENT_ACCESS) {
            return false;
        }
        const char *a = accessed_name(c, source), *b = a ? accessed_name(c, target) : NULL;
        if (a) {
            return a == b && is_matching_reference(c, access_object(source),
                                                   access_object(target));
        }
        Symbol *s = constant_index(c, source);
        return s && s == constant_index(c, target)
            && is_matching_reference(c, access_object(source), access_object(target));
    }
    default:
        return false;
    }
}

bool contains_matching_reference(Checker *c, AstNode *source, AstNode *target)
{
    while (source->kind == AST_PROPERTY_ACCESS || source->kind == AST_ELEMENT_ACCESS
           || source->kind == AST_NON_NULL_EXPRESSION
           || source->kind == AST_PARENTHESIZED_EXPRESSION) {
        AstNode *object = access_object(source);
        source = object ? object : source->wrapped.expression;
        if (is_matching_reference(c, source, target)) {
            return true;
        }
    }
    return false;
}

bool chain_contains_reference(Checker *c, AstNode *source, AstNode *target)
{
    while (is_optional_chain(source)) {
        source = source->kind == AST_PROPERTY_ACCESS ? source->property_access.object
            : source->kind == AST_ELEMENT_ACCESS     ? source->element_access.object
            : source->kind == AST_CALL_EXPRESSION    ? source->call.callee
                                                     : source->wrapped.expression;
        if (is_matching_reference(c, source, target)) {
            return true;
        }
    }
    return false;
}

/* ---- evolving arrays ---- */

enum { KEY_EVOLVING = 160 };

static bool is_evolving(const Type *type)
{
    return type->flags & TYPE_OBJECT && type->object_flags & OBJECT_EVOLVING_ARRAY;
}

static Type *evolving_array(Checker *c, Type *element)
{
    uintptr_t key[] = { KEY_EVOLVING, (uintptr_t)element };
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
    if (is_evolving(type)) {
        Type *element = type->as.object.target;
        return type_array(c, element->flags & TYPE_NEVER ? c->any
            : element->flags & TYPE_UNION
            ? type_union(c, element->as.set.types, element->as.set.count, REDUCE_SUBTYPE)
            : element);
    }
    if (type == c->auto_type) {
        return c->any;
    }
    return type == c->auto_array ? type_array(c, c->any) : type;
}

static Type *join(Checker *c, TypeVec *types, Reduction reduction)
{
    bool all_evolving = types->length > 0;
    for (size_t i = 0; i < types->length; i++) {
        all_evolving &= is_evolving(types->items[i]) || types->items[i]->flags & TYPE_NEVER;
    }
    bool some = false;
    TypeVec elements = { 0 };
    for (size_t i = 0; all_evolving && i < types->length; i++) {
        if (is_evolving(types->items[i])) {
            some = true;
            vec_push(c->arena, &elements, types->items[i]->as.object.target);
        }
    }
    if (all_evolving && some) {
        return evolving_array(c, type_union(c, elements.items, elements.length, REDUCE_LITERAL));
    }
    TypeVec finished = { 0 };
    for (size_t i = 0; i < types->length; i++) {
        vec_push(c->arena, &finished, is_evolving(types->items[i])
                 ? finish_evolving(c, types->items[i]) : types->items[i]);
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
        ? initial_type(c, owner) : owner->kind == AST_PARAMETER ? type_of_declaration(c, owner)
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

static bool at_assignment(Narrow *n, FlowNode *flow, FlowType *out)
{
    Checker *c = n->c;
    AstNode *node = flow->node;
    bool declares = node->kind == AST_VARIABLE_DECLARATION || node->kind == AST_BINDING_ELEMENT;
    if (is_matching_reference(c, n->reference, node)) {
        if (!flow_reachable(c, flow)) {
            *out = (FlowType){ c->unreachable_never, false };
            return true;
        }
        if (!declares && assignment_kind(node) == 2) {
            AstNode *parent = assignment_target_parent(node)->parent;
            AstOperator op = parent->kind == AST_ASSIGNMENT_EXPRESSION ? parent->binary.op
                                                                        : AST_OP_NONE;
            bool logical = op == AST_OP_LOGICAL_AND_ASSIGN || op == AST_OP_LOGICAL_OR_ASSIGN
                || op == AST_OP_NULLISH_ASSIGN;
            if (!logical) {
                FlowType before = walk(n, flow->antecedent);
                *out = (FlowType){ base_of_literal(c, before.type), before.incomplete };
                return true;
            }
        }
        Type *declared = n->declared;
        if (declared == c->auto_type || declared == c->auto_array) {
            if (is_empty_array_node(node)) {
                *out = (FlowType){ evolving_array(c, c->never), false };
                return true;
            }
            Type *assigned = widen_literal(c, declares ? initial_type(c, node)
                                                       : assigned_type(c, node));
            assigned = widen(c, regular_object(c, assigned));
            bool fits = declared == c->auto_type
                || is_assignable(c, assigned, type_array(c, c->any));
            *out = (FlowType){ fits ? assigned : type_array(c, c->any), false };
            return true;
        }
        if (declared->flags & TYPE_UNION) {
            Type *assigned = declares ? initial_type(c, node) : assigned_type(c, node);
            *out = (FlowType){ assignment_reduced(c, declared, assigned), false };
            return true;
        }
        *out = (FlowType){ declared, false };
        return true;
    }
    if (contains_matching_reference(c, n->reference, node)) {
        if (!flow_reachable(c, flow)) {
            *out = (FlowType){ c->unreachable_never, false };
            return true;
        }
        *out = (FlowType){ n->declared, false };
        return true;
    }
    return false;
}

static FlowType at_condition(Narrow *n, FlowNode *flow)
{
    FlowType before = walk(n, flow->antecedent);
    Checker *c = n->c;
    if (before.type->flags & TYPE_NEVER) {
        return before;
    }
    Type *plain = is_evolving(before.type) ? finish_evolving(c, before.type) : before.type;
    Type *narrowed = narrow_by(n, plain, flow->node, flow->kind == FLOW_TRUE);
    return narrowed == plain ? before : (FlowType){ narrowed, before.incomplete };
}

static bool at_call(Narrow *n, FlowNode *flow, FlowType *out)
{
    Checker *c = n->c;
    Signature *signature = assertion_signature(c, flow->node);
    if (!signature) {
        return false;
    }
    TypePredicate *predicate = predicate_of(c, signature);
    if (predicate && predicate->is_asserts) {
        FlowType before = walk(n, flow->antecedent);
        Type *plain = is_evolving(before.type) ? finish_evolving(c, before.type) : before.type;
        Type *narrowed = plain;
        size_t i = predicate->parameter_index;
        if (predicate->type) {
            narrowed = narrow_by_predicate(n, plain, predicate, flow->node, true);
        } else if (i < flow->node->call.arguments.length) {
            narrowed = narrow_by(n, plain, flow->node->call.arguments.items[i], true);
        }
        *out = narrowed == plain ? before : (FlowType){ narrowed, before.incomplete };
        return true;
    }
    if (return_type_of(c, signature)->flags & TYPE_NEVER) {
        *out = (FlowType){ c->unreachable_never, false };
        return true;
    }
    return false;
}

static bool at_array_mutation(Narrow *n, FlowNode *flow, FlowType *out)
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
    FlowType before = walk(n, flow->antecedent);
    if (is_evolving(before.type)) {
        Type *element = before.type->as.object.target;
        AstList *list = node->kind == AST_CALL_EXPRESSION ? &node->call.arguments : NULL;
        for (size_t i = 0; list && i < list->length; i++) {
            Type *t = regular_object(c, base_of_literal(c, check_expression(c, list->items[i],
                                                                            CHECK_NORMAL)));
            element = type_union2(c, element, t);
        }
        if (!list) {
            Type *index = type_of_expression(c, node->binary.left->element_access.index);
            if (type_every(index, TYPE_NUMBER_LIKE)) {
                Type *t = regular_object(c, base_of_literal(c, type_of_expression(c,
                                                                      node->binary.right)));
                element = type_union2(c, element, t);
            }
        }
        before.type = evolving_array(c, element);
    }
    *out = before;
    return true;
}

/* ---- joins ---- */

static bool is_subset(Checker *c, Type *part, Type *whole)
{
    (void)c;
    if (part == whole || part->flags & TYPE_NEVER) {
        return true;
    }
    if (whole->flags & TYPE_UNION) {
        size_t count;
        Type **parts = type_parts(&part, &count);
        for (size_t i = 0; i < count; i++) {
            if (!union_contains(whole, parts[i])) {
                return false;
            }
        }
        return true;
    }
    return false;
}

bool type_is_subset(Checker *c, Type *part, Type *whole)
{
    return is_subset(c, part, whole);
}

static void add_type(Checker *c, TypeVec *list, Type *type)
{
    for (size_t i = 0; i < list->length; i++) {
        if (list->items[i] == type) {
            return;
        }
    }
    vec_push(c->arena, list, type);
}

static FlowType at_branch(Narrow *n, FlowNode *flow)
{
    Checker *c = n->c;
    TypeVec types = { 0 };
    bool subtypes = false, incomplete = false;
    FlowNode *bypass = NULL;
    for (size_t i = 0; i < flow->antecedents.length; i++) {
        FlowNode *antecedent = flow->antecedents.items[i];
        if (!bypass && antecedent->kind == FLOW_SWITCH
            && antecedent->clause_start == antecedent->clause_end) {
            bypass = antecedent;
            continue;
        }
        FlowType one = walk(n, antecedent);
        if (one.type == n->declared && n->declared == n->initial) {
            return (FlowType){ one.type, false };
        }
        add_type(c, &types, one.type);
        subtypes |= !is_subset(c, one.type, n->initial);
        incomplete |= one.incomplete;
    }
    if (bypass) {
        FlowType one = walk(n, bypass);
        bool known = one.type->flags & TYPE_NEVER;
        for (size_t i = 0; i < types.length && !known; i++) {
            known = types.items[i] == one.type;
        }
        if (!known && !is_exhaustive_switch(c, bypass->node)) {
            if (one.type == n->declared && n->declared == n->initial) {
                return (FlowType){ one.type, false };
            }
            vec_push(c->arena, &types, one.type);
            subtypes |= !is_subset(c, one.type, n->initial);
            incomplete |= one.incomplete;
        }
    }
    return (FlowType){ join(c, &types, subtypes ? REDUCE_SUBTYPE : REDUCE_LITERAL), incomplete };
}

static FlowType at_loop(Narrow *n, FlowNode *flow)
{
    Checker *c = n->c;
    if (!n->key) {
        n->key = reference_key(n);
        if (!n->key) {
            return (FlowType){ n->declared, false };
        }
    }
    Type *cached = ptrmap_get(&flow->loop_types, n->key);
    if (cached) {
        return (FlowType){ cached, false };
    }
    for (int i = c->flow_loop_start; i < c->flow_loops; i++) {
        struct FlowLoop *active = &c->loop_stack[i];
        if (active->node == flow && active->key == n->key && active->types->length) {
            return (FlowType){ join(c, active->types, REDUCE_LITERAL), true };
        }
    }
    TypeVec types = { 0 };
    bool subtypes = false, first_incomplete = false;
    for (size_t i = 0; i < flow->antecedents.length; i++) {
        FlowType one;
        if (i == 0) {
            one = walk(n, flow->antecedents.items[i]);
            first_incomplete = one.incomplete;
        } else {
            push_loop(c, flow, n->key, &types);
            unsigned saved = c->epoch;
            c->epoch = ++c->epoch_counter;
            one = walk(n, flow->antecedents.items[i]);
            c->epoch = saved;
            c->flow_loops--;
            cached = ptrmap_get(&flow->loop_types, n->key);
            if (cached) {
                return (FlowType){ cached, false };
            }
        }
        add_type(c, &types, one.type);
        subtypes |= !is_subset(c, one.type, n->initial);
        if (one.type == n->declared) {
            break;
        }
    }
    Type *result = join(c, &types, subtypes ? REDUCE_SUBTYPE : REDUCE_LITERAL);
    if (first_incomplete) {
        return (FlowType){ result, true };
    }
    ptrmap_put(c->arena, &flow->loop_types, n->key, result);
    return (FlowType){ result, false };
}

static FlowType walk_once(Narrow *n, FlowNode *flow)
{
    Checker *c = n->c;
    FlowType result;
    for (;;) {
        switch (flow->kind) {
        case FLOW_UNREACHABLE:
            return (FlowType){ c->unreachable_never, false };
        case FLOW_START: {
            AstNode *container = flow->node;
            if (container && container != n->container && n->reference->kind != AST_PROPERTY_ACCESS
                && n->reference->kind != AST_ELEMENT_ACCESS
                && !(n->reference->kind == AST_THIS_EXPRESSION
                     && container->kind != AST_ARROW_FUNCTION)) {
                FlowNode *outer = flow_of(c, container);
                if (outer) {
                    flow = outer;
                    continue;
                }
            }
            return (FlowType){ n->initial, false };
        }
        case FLOW_ASSIGNMENT:
            if (at_assignment(n, flow, &result)) {
                return result;
            }
            flow = flow->antecedent;
            continue;
        case FLOW_TRUE:
        case FLOW_FALSE:
            return at_condition(n, flow);
        case FLOW_CALL:
            if (at_call(n, flow, &result)) {
                return result;
            }
            flow = flow->antecedent;
            continue;
        case FLOW_ARRAY_MUTATION:
            if (at_array_mutation(n, flow, &result)) {
                return result;
            }
            flow = flow->antecedent;
            continue;
        case FLOW_SWITCH: {
            FlowType before = walk(n, flow->antecedent);
            Type *narrowed = narrow_by_switch(n, before.type, flow);
            return (FlowType){ narrowed, before.incomplete };
        }
        case FLOW_BRANCH:
            if (flow->antecedents.length == 1) {
                flow = flow->antecedents.items[0];
                continue;
            }
            return at_branch(n, flow);
        case FLOW_LOOP:
            if (flow->antecedents.length == 1) {
                flow = flow->antecedents.items[0];
                continue;
            }
            return at_loop(n, flow);
        case FLOW_REDUCE: {
            FlowNode *target = flow->target;
            __typeof__(target->antecedents) saved = target->antecedents;
            target->antecedents.items = flow->antecedents.items;
            target->antecedents.length = flow->antecedents.length;
            n->reducing++;
            result = walk(n, flow->antecedent);
            n->reducing--;
            target->antecedents = saved;
            return result;
        }
        }
    }
}

static FlowType walk(Narrow *n, FlowNode *flow)
{
    if (n->depth > 2000) {
        return (FlowType){ n->declared, false };
    }
    bool shared = (flow->kind == FLOW_BRANCH || flow->kind == FLOW_TRUE || flow->kind == FLOW_FALSE
                   || flow->kind == FLOW_SWITCH) && !n->reducing;
    if (shared) {
        Type *known = ptrmap_get(&n->shared, flow);
        if (known) {
            return (FlowType){ known, ptrmap_has(&n->shared_incomplete, flow) };
        }
    }
    n->depth++;
    FlowType result = walk_once(n, flow);
    n->depth--;
    if (shared) {
        ptrmap_put(n->c->arena, &n->shared, flow, result.type);
        if (result.incomplete) {
            ptrmap_put(n->c->arena, &n->shared_incomplete, flow, result.type);
        }
    }
    return result;
}

void push_loop(Checker *c, FlowNode *node, const char *key, TypeVec *types)
{
    if ((size_t)c->flow_loops == c->loop_capacity) {
        size_t capacity = c->loop_capacity ? c->loop_capacity * 2 : 16;
        struct FlowLoop *grown = NEW_ARRAY(c->arena, struct FlowLoop, capacity);
        if (c->loop_capacity) {
            memcpy(grown, c->loop_stack, c->loop_capacity * sizeof *grown);
        }
        c->loop_stack = grown;
        c->loop_capacity = capacity;
    }
    c->loop_stack[c->flow_loops++] = (struct FlowLoop){ node, key, types };
}

static bool append_key(Checker *c, StrBuf *buf, AstNode *node)
{
    switch (node->kind) {
    case AST_IDENTIFIER: {
        Symbol *symbol = names_resolve_target(c->program, node);
        if (!symbol) {
            return false;
        }
        strbuf_printf(buf, "%u", symbol->id);
        return true;
    }
    case AST_THIS_EXPRESSION: strbuf_append(buf, "this"); return true;
    case AST_SUPER_EXPRESSION: strbuf_append(buf, "super"); return true;
    case AST_META_PROPERTY: strbuf_append(buf, "meta"); return true;
    case AST_PARENTHESIZED_EXPRESSION:
    case AST_NON_NULL_EXPRESSION: return append_key(c, buf, node->wrapped.expression);
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS: {
        const char *name = accessed_name(c, node);
        if (!append_key(c, buf, access_object(node))) {
            return false;
        }
        if (name) {
            strbuf_printf(buf, ".%s", name);
            return true;
        }
        Symbol *symbol = constant_index(c, node);
        if (symbol) {
            strbuf_printf(buf, "[%u]", symbol->id);
        }
        return symbol != NULL;
    }
    default: return false;
    }
}

const char *reference_key(Narrow *n)
{
    StrBuf buf;
    strbuf_init(&buf);
    const char *key = NULL;
    if (append_key(n->c, &buf, n->reference)) {
        strbuf_printf(&buf, "@%u:%u:%u", n->declared->id, n->initial->id,
                      n->container ? n->container->id : 0);
        key = intern_string(n->c->interner, strbuf_text(&buf));
    }
    strbuf_free(&buf);
    return key;
}

Type *flow_type(Checker *c, AstNode *reference, Type *declared, Type *initial,
                AstNode *container, FlowNode *start)
{
    FlowNode *flow = start ? start : flow_of(c, reference);
    if (!flow || c->flow_depth > 200) {
        return declared;
    }
    Narrow *n = NEW(c->arena, Narrow);
    n->c = c;
    n->reference = reference;
    n->declared = declared;
    n->initial = initial;
    n->container = container;
    c->flow_depth++;
    FlowType result = walk(n, flow);
    c->flow_depth--;
    Type *type = result.type;
    if (is_evolving(type)) {
        bool pushes = is_evolving_target(reference);
        type = pushes ? c->auto_array : finish_evolving(c, type);
    }
    if (type == c->unreachable_never
        || (reference->parent && reference->parent->kind == AST_NON_NULL_EXPRESSION
            && !(type->flags & TYPE_NEVER)
            && type_with_facts(c, type, FACT_NE_NULLISH)->flags & TYPE_NEVER)) {
        return declared == c->auto_type || declared == c->auto_array ? finish_evolving(c, declared)
                                                                     : declared;
    }
    return type;
}
