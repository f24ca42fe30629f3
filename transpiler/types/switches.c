/*
 * Narrowing by switch clauses, and whether a switch covers all values.
 */
#include "types/narrow.h"

/* ---- switch ---- */

static Type *clause_type(Checker *c, AstNode *clause)
{
    return clause->case_clause.test ? type_regular(type_of_expression(c, clause->case_clause.test))
                                    : c->never;
}

static Type *discriminant_clauses(Narrow *n, Type *type, FlowNode *flow)
{
    Checker *c = n->c;
    AstList *clauses = &flow->node->switch_statement.clauses;
    TypeVec all = {0}, some = {0};
    bool has_default = flow->clause_start == flow->clause_end;
    for (size_t i = 0; i < clauses->length; i++) {
        vec_push(c->arena, &all, clause_type(c, clauses->items[i]));
        if (i >= flow->clause_start && i < flow->clause_end) {
            has_default |= !clauses->items[i]->case_clause.test;
            vec_push(c->arena, &some, all.items[i]);
        }
    }
    if (type->flags & TYPE_UNKNOWN && !has_default) {
        bool primitive = true;
        for (size_t i = 0; i < some.length; i++) {
            primitive &= type_every(some.items[i], TYPE_UNIT | TYPE_STRING | TYPE_NUMBER);
        }
        if (primitive && some.length) {
            return type_union(c, some.items, some.length, REDUCE_LITERAL);
        }
    }
    Type *discriminant = type_union(c, some.items, some.length, REDUCE_LITERAL);
    Type *matched = discriminant->flags & TYPE_NEVER
                        ? c->never
                        : type_map(c, type_filter(c, type, is_comparable_part, discriminant),
                                   replace_by_literals, discriminant);
    if (!has_default) {
        return matched;
    }
    /* The default takes what no case names. */
    Type *rest = type;
    for (size_t i = 0; i < all.length; i++) {
        if (is_unit(all.items[i]) && !(all.items[i]->flags & TYPE_NEVER)) {
            rest = type_filter(c, rest, is_not_unit, all.items[i]);
        }
    }
    return matched->flags & TYPE_NEVER ? rest : type_union2(c, matched, rest);
}

static Type *clauses_of_property(Narrow *n, Type *type, void *data)
{
    return discriminant_clauses(n, type, data);
}

static Type *typeof_clauses(Narrow *n, Type *type, FlowNode *flow)
{
    Checker *c = n->c;
    AstList *clauses = &flow->node->switch_statement.clauses;
    bool has_default = flow->clause_start == flow->clause_end;
    TypeVec parts = {0};
    for (size_t i = flow->clause_start; i < flow->clause_end; i++) {
        AstNode *test = clauses->items[i]->case_clause.test;
        has_default |= !test;
        if (test && literal_text(test)) {
            vec_push(c->arena, &parts, narrow_by_type_name(c, type, literal_text(test)));
        }
    }
    if (has_default) {
        Type *rest = type;
        for (size_t i = 0; i < clauses->length; i++) {
            AstNode *test = clauses->items[i]->case_clause.test;
            bool inside = i >= flow->clause_start && i < flow->clause_end;
            unsigned fact =
                test && literal_text(test) && !inside ? typeof_fact(literal_text(test), false) : 0;
            if (fact) {
                rest = narrow_by_facts(c, rest, fact);
            }
        }
        return rest;
    }
    return type_union(c, parts.items, parts.length, REDUCE_LITERAL);
}

static Type *true_clauses(Narrow *n, Type *type, FlowNode *flow)
{
    Checker *c = n->c;
    AstList *clauses = &flow->node->switch_statement.clauses;
    bool has_default = flow->clause_start == flow->clause_end;
    for (size_t i = 0; i < flow->clause_start; i++) {
        if (clauses->items[i]->case_clause.test) {
            type = narrow_by(n, type, clauses->items[i]->case_clause.test, false);
        }
    }
    for (size_t i = flow->clause_start; i < flow->clause_end; i++) {
        has_default |= !clauses->items[i]->case_clause.test;
    }
    if (has_default) {
        for (size_t i = flow->clause_end; i < clauses->length; i++) {
            if (clauses->items[i]->case_clause.test) {
                type = narrow_by(n, type, clauses->items[i]->case_clause.test, false);
            }
        }
        return type;
    }
    TypeVec parts = {0};
    for (size_t i = flow->clause_start; i < flow->clause_end; i++) {
        vec_push(c->arena, &parts, narrow_by(n, type, clauses->items[i]->case_clause.test, true));
    }
    return type_union(c, parts.items, parts.length, REDUCE_LITERAL);
}

Type *narrow_by_switch(Narrow *n, Type *type, FlowNode *flow)
{
    Checker *c = n->c;
    AstNode *node = skip_parens(flow->node->switch_statement.discriminant);
    if (is_matching_reference(c, n->reference, node)) {
        return discriminant_clauses(n, type, flow);
    }
    AstNode *typed = typeof_operand(node);
    if (typed && is_matching_reference(c, n->reference, typed)) {
        return typeof_clauses(n, type, flow);
    }
    if (node->kind == AST_TRUE_LITERAL) {
        return true_clauses(n, type, flow);
    }
    if (chain_contains_reference(c, node, n->reference) && flow->clause_start != flow->clause_end) {
        bool all_defined = true;
        for (size_t i = flow->clause_start; i < flow->clause_end; i++) {
            AstNode *clause = flow->node->switch_statement.clauses.items[i];
            all_defined &= clause->case_clause.test &&
                           !type_has(clause_type(c, clause), TYPE_UNDEFINED | TYPE_NEVER);
        }
        if (all_defined) {
            type = narrow_by_facts(c, type, FACT_NE_NULLISH);
        }
    }
    AstNode *access = discriminant_access(n, node, type);
    return access ? narrow_by_discriminant(n, type, access, clauses_of_property, flow) : type;
}

bool is_exhaustive_switch(Checker *c, AstNode *node)
{
    NodeLinks *links = node_links(c, node);
    if (links->exhaustive) {
        return links->exhaustive == 1;
    }
    links->exhaustive = 2; /* while being asked */
    AstNode *discriminant = skip_parens(node->switch_statement.discriminant);
    AstList *clauses = &node->switch_statement.clauses;
    bool result = false;
    AstNode *typed = typeof_operand(discriminant);
    if (typed) {
        Type *type = type_of_expression(c, typed);
        unsigned facts = 0;
        bool has_default = false;
        for (size_t i = 0; i < clauses->length; i++) {
            AstNode *test = clauses->items[i]->case_clause.test;
            has_default |= !test;
            facts |= test && literal_text(test) ? typeof_fact(literal_text(test), true) : 0;
        }
        unsigned possible = facts_of(c, type) & 0xff;
        Type *base = type->flags & TYPE_INSTANTIABLE ? base_constraint(c, type) : type;
        result = !has_default && base && !(base->flags & (TYPE_ANY | TYPE_UNKNOWN)) &&
                 !(possible & ~facts);
    } else {
        Type *type = type_of_expression(c, discriminant);
        Type *base = type->flags & TYPE_INSTANTIABLE ? base_constraint(c, type) : type;
        if (base && is_literal_or_unit_set(base) && clauses->length) {
            result = true;
            size_t count;
            Type **parts = type_parts(&base, &count);
            for (size_t i = 0; i < count && result; i++) {
                bool found = false;
                for (size_t k = 0; k < clauses->length && !found; k++) {
                    Type *t = clause_type(c, clauses->items[k]);
                    found =
                        t == type_regular(parts[i]) || union_contains(t, type_regular(parts[i]));
                }
                result = found;
            }
        }
    }
    links = node_links(c, node);
    links->exhaustive = result ? 1 : c->flow_loops > c->flow_loop_start ? 0 : 2;
    return result;
}
