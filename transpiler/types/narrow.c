/*
 * Narrowing: the type of a reference at its place, found by walking the flow graph backwards to
 * its last assignment and applying the conditions on the way. At joins the types are united;
 * loops are walked to a fixpoint.
 */
#include "types/narrow.h"

/* The walk goes backwards through a finally part: at its start, `target`, only the ways in of `flow`
 * count. What is found within is not what other walks find there, so it is kept apart. */
typedef struct FinallyWalk {
    struct FinallyWalk *outer;
    FlowNode *flow;
    PtrMap shared, shared_incomplete; /* of the walk around it */
} FinallyWalk;

static void swap_found(Narrow *n, FinallyWalk *reduction)
{
    PtrMap shared = n->shared, incomplete = n->shared_incomplete;

    n->shared = reduction->shared;
    n->shared_incomplete = reduction->shared_incomplete;
    reduction->shared = shared;
    reduction->shared_incomplete = incomplete;
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

/* `ways` has the antecedents: those of the label, or those that replace them. */
static FlowType at_branch(Narrow *n, FlowNode *ways)
{
    Checker *c = n->c;
    TypeVec types = {0};
    bool subtypes = false, incomplete = false;
    FlowNode *bypass = NULL;
    for (size_t i = 0; i < ways->antecedents.length; i++) {
        FlowNode *antecedent = ways->antecedents.items[i];
        if (!bypass && antecedent->kind == FLOW_SWITCH &&
            antecedent->clause_start == antecedent->clause_end) {
            bypass = antecedent;
            continue;
        }
        FlowType one = narrow_walk(n, antecedent);
        if (one.type == n->declared && n->declared == n->initial) {
            return (FlowType){one.type, false};
        }
        add_type(c, &types, one.type);
        subtypes |= !is_subset(c, one.type, n->initial);
        incomplete |= one.incomplete;
    }
    if (bypass) {
        FlowType one = narrow_walk(n, bypass);
        bool known = one.type->flags & TYPE_NEVER;
        for (size_t i = 0; i < types.length && !known; i++) {
            known = types.items[i] == one.type;
        }
        if (!known && !is_exhaustive_switch(c, bypass->node)) {
            if (one.type == n->declared && n->declared == n->initial) {
                return (FlowType){one.type, false};
            }
            vec_push(c->arena, &types, one.type);
            subtypes |= !is_subset(c, one.type, n->initial);
            incomplete |= one.incomplete;
        }
    }
    return (FlowType){narrow_join(c, &types, subtypes ? REDUCE_SUBTYPE : REDUCE_LITERAL),
                      incomplete};
}

static FlowType at_loop(Narrow *n, FlowNode *flow)
{
    Checker *c = n->c;
    if (!n->key) {
        n->key = reference_key(n);
        if (!n->key) {
            return (FlowType){n->declared, false};
        }
    }
    Type *cached = ptrmap_get(&flow->loop_types, n->key);
    if (cached) {
        return (FlowType){cached, false};
    }
    for (int i = c->flow_loop_start; i < c->flow_loops; i++) {
        struct FlowLoop *active = &c->loop_stack[i];
        if (active->node == flow && active->key == n->key && active->types->length) {
            return (FlowType){narrow_join(c, active->types, REDUCE_LITERAL), true};
        }
    }
    TypeVec types = {0};
    bool subtypes = false, first_incomplete = false;
    for (size_t i = 0; i < flow->antecedents.length; i++) {
        FlowType one;
        if (i == 0) {
            one = narrow_walk(n, flow->antecedents.items[i]);
            first_incomplete = one.incomplete;
        } else {
            push_loop(c, flow, n->key, &types);
            unsigned saved = c->epoch;
            c->epoch = ++c->epoch_counter;
            one = narrow_walk(n, flow->antecedents.items[i]);
            c->epoch = saved;
            c->flow_loops--;
            cached = ptrmap_get(&flow->loop_types, n->key);
            if (cached) {
                return (FlowType){cached, false};
            }
        }
        add_type(c, &types, one.type);
        subtypes |= !is_subset(c, one.type, n->initial);
        if (one.type == n->declared) {
            break;
        }
    }
    Type *result = narrow_join(c, &types, subtypes ? REDUCE_SUBTYPE : REDUCE_LITERAL);
    if (first_incomplete) {
        return (FlowType){result, true};
    }
    ptrmap_put(c->arena, &flow->loop_types, n->key, result);
    return (FlowType){result, false};
}

/* From a reduction's target on, the walk is out of the finally part. */
static FlowType leave_reduction(Narrow *n)
{
    FinallyWalk *reduction = n->reduction;

    swap_found(n, reduction);
    n->reduction = reduction->outer;
    FlowType result = at_branch(n, reduction->flow);
    n->reduction = reduction;
    swap_found(n, reduction);
    return result;
}

static FlowType enter_reduction(Narrow *n, FlowNode *flow)
{
    FinallyWalk reduction = {.outer = n->reduction, .flow = flow};

    swap_found(n, &reduction);
    n->reduction = &reduction;
    FlowType result = narrow_walk(n, flow->antecedent);
    n->reduction = reduction.outer;
    swap_found(n, &reduction);
    return result;
}

enum { LONG_WALK = 16 };

/* Nodes whose type is kept while a reference's flow is walked: several ways lead there. */
static bool is_shared(const FlowNode *flow)
{
    return flow->kind == FLOW_BRANCH || flow->kind == FLOW_TRUE || flow->kind == FLOW_FALSE ||
           flow->kind == FLOW_SWITCH || flow->kind == FLOW_REDUCE;
}

static FlowType walk_once(Narrow *n, FlowNode *flow)
{
    Checker *c = n->c;
    const FlowNode *first = flow;
    FlowType result;
    for (;;) {
        if (flow != first && is_shared(flow)) {
            return narrow_walk(n, flow);
        }
        switch (flow->kind) {
        case FLOW_UNREACHABLE:
            return (FlowType){c->unreachable_never, false};
        case FLOW_START: {
            AstNode *container = flow->node;
            if (container && container != n->container &&
                n->reference->kind != AST_PROPERTY_ACCESS &&
                n->reference->kind != AST_ELEMENT_ACCESS &&
                !(n->reference->kind == AST_THIS_EXPRESSION &&
                  container->kind != AST_ARROW_FUNCTION)) {
                FlowNode *outer = flow_of(c, container);
                if (outer) {
                    flow = outer;
                    continue;
                }
            }
            return (FlowType){n->initial, false};
        }
        case FLOW_ASSIGNMENT:
            if (narrow_at_assignment(n, flow, &result)) {
                return result;
            }
            flow = flow->antecedent;
            continue;
        case FLOW_TRUE:
        case FLOW_FALSE:
            return narrow_at_condition(n, flow);
        case FLOW_CALL:
            if (narrow_at_call(n, flow, &result)) {
                return result;
            }
            flow = flow->antecedent;
            continue;
        case FLOW_ARRAY_MUTATION:
            if (narrow_at_mutation(n, flow, &result)) {
                return result;
            }
            flow = flow->antecedent;
            continue;
        case FLOW_SWITCH: {
            FlowType before = narrow_walk(n, flow->antecedent);
            Type *narrowed = narrow_by_switch(n, before.type, flow);
            return (FlowType){narrowed, before.incomplete};
        }
        case FLOW_BRANCH:
            if (n->reduction && n->reduction->flow->target == flow) {
                return leave_reduction(n);
            }
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
        case FLOW_REDUCE:
            return enter_reduction(n, flow);
        }
    }
}

/* Long walks leave the type at the joins that they pass, so that later references to the same place
 * need not go further: a long function's variables would take quadratic time. */
static bool is_remembered(Narrow *n, const FlowNode *flow)
{
    if (flow->kind != FLOW_BRANCH || n->depth < LONG_WALK || n->reduction || n->c->flow_loops > 0) {
        return false;
    }
    if (!n->key) {
        n->key = reference_key(n);
    }
    return n->key != NULL;
}

FlowType narrow_walk(Narrow *n, FlowNode *flow)
{
    if (n->depth > 2000) {
        return (FlowType){n->declared, false};
    }
    bool shared = is_shared(flow);
    if (shared) {
        Type *known = ptrmap_get(&n->shared, flow);
        if (known) {
            return (FlowType){known, ptrmap_has(&n->shared_incomplete, flow)};
        }
    }
    if (shared && is_remembered(n, flow)) {
        Type *known = ptrmap_get(&flow->loop_types, n->key);
        if (known) {
            return (FlowType){known, false};
        }
    }
    n->depth++;
    FlowType result = walk_once(n, flow);
    n->depth--;
    if (shared) {
        ptrmap_put(n->c->arena, &n->shared, flow, result.type);
        if (result.incomplete) {
            ptrmap_put(n->c->arena, &n->shared_incomplete, flow, result.type);
        } else if (n->key && is_remembered(n, flow)) {
            ptrmap_put(n->c->arena, &flow->loop_types, n->key, result.type);
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
    c->loop_stack[c->flow_loops++] = (struct FlowLoop){node, key, types};
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
    case AST_THIS_EXPRESSION:
        strbuf_append(buf, "this");
        return true;
    case AST_SUPER_EXPRESSION:
        strbuf_append(buf, "super");
        return true;
    case AST_META_PROPERTY:
        strbuf_append(buf, "meta");
        return true;
    case AST_PARENTHESIZED_EXPRESSION:
    case AST_NON_NULL_EXPRESSION:
        return append_key(c, buf, node->wrapped.expression);
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS: {
        const char *name = accessed_key(c, node);
        if (!append_key(c, buf, access_object(node))) {
            return false;
        }
        if (name) {
            strbuf_printf(buf, ".%s", name);
            return true;
        }
        Symbol *symbol = constant_index_symbol(c, node);
        if (symbol) {
            strbuf_printf(buf, "[%u]", symbol->id);
        }
        return symbol != NULL;
    }
    default:
        return false;
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

Type *flow_type(Checker *c, AstNode *reference, Type *declared, Type *initial, AstNode *container,
                FlowNode *start)
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
    FlowType result = narrow_walk(n, flow);
    c->flow_depth--;
    Type *type = result.type;
    if (is_evolving_array(type)) {
        bool pushes = is_evolving_target(reference);
        type = pushes ? c->auto_array : finish_evolving(c, type);
    }
    if (type == c->unreachable_never ||
        (reference->parent && reference->parent->kind == AST_NON_NULL_EXPRESSION &&
         !(type->flags & TYPE_NEVER) &&
         type_with_facts(c, type, FACT_NE_NULLISH)->flags & TYPE_NEVER)) {
        return declared == c->auto_type || declared == c->auto_array ? finish_evolving(c, declared)
                                                                     : declared;
    }
    return type;
}
