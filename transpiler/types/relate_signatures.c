/*
 * Relations between signatures: arity, parameters (compared contravariantly but for methods),
 * results and type predicates.
 */
#include "types/relate.h"

/* ---- signatures ---- */

static bool is_any_signature(Checker *c, Signature *s)
{
    return !s->type_parameter_count && s->parameter_count == 1 && s->has_rest &&
           is_array_type(c, parameter_type(c, s, 0)) &&
           parameter_type(c, s, 0)->as.object.arguments[0]->flags & TYPE_ANY &&
           return_type_of(c, s)->flags & TYPE_ANY;
}

static bool parameter_pair(Rel *r, Type *s, Type *t, bool strict, bool is_callback_slot)
{
    Checker *c = r->c;
    /* Callback parameters are compared covariantly through their own parameters. */
    Signature *sc = is_callback_slot ? NULL : single_call_signature(c, non_null(c, s));
    Signature *tc = is_callback_slot ? NULL : single_call_signature(c, non_null(c, t));
    bool callbacks = sc && tc && !predicate_of(c, sc) && !predicate_of(c, tc) &&
                     type_has(s, TYPE_NULLABLE) == type_has(t, TYPE_NULLABLE);
    if (callbacks) {
        return signature_related(c, tc, sc, r->relation, r, strict ? 2 : 3);
    }
    if (!strict && r->relation != RELATION_IDENTITY && relate(r, s, t)) {
        return true;
    }
    return relate(r, t, s);
}

static Signature *unify_generic(Checker *c, Signature *source, Signature *target)
{
    TypeVec arguments = {0};
    InferenceContext *context =
        inference_new(c, source->type_parameters, source->type_parameter_count, source, 0);
    for (size_t i = 0; i < source->parameter_count; i++) {
        infer_types(c, context, type_at(c, target, i), type_at(c, source, i), 0, false);
    }
    infer_types(c, context, return_type_of(c, target), return_type_of(c, source), PRIORITY_RETURN,
                false);
    for (size_t i = 0; i < source->type_parameter_count; i++) {
        vec_push(c->arena, &arguments, inferred_type(c, context, i));
    }
    return signature_with_arguments(c, source, arguments.items, arguments.length);
}

/* `mode` 0: methods (bivariant parameters); 1: strict; 2, 3: comparing callbacks. */
bool signature_related(Checker *c, Signature *source, Signature *target, Relation relation,
                       void *state, int mode)
{
    Rel *r = state;
    (void)relation;
    if (source == target) {
        return true;
    }
    if (is_any_signature(c, target)) {
        return true;
    }
    size_t source_min = min_arguments(c, source), target_total = parameter_total(c, target);
    bool target_rest = has_effective_rest(c, target);
    if (!target_rest && target_total < source_min) {
        return false;
    }
    if (r->relation == RELATION_STRICT_SUBTYPE && !target_rest &&
        (has_effective_rest(c, source) || parameter_total(c, source) > target_total)) {
        return false;
    }
    if (source->type_parameter_count && source->type_parameters != target->type_parameters) {
        target = canonical_signature(c, target);
        source = unify_generic(c, source, target);
    }
    if (target->type_parameter_count && source->type_parameters != target->type_parameters) {
        /* the target's parameters stand for themselves */
    }
    bool strict = mode != 0 && mode != 3;
    size_t source_total = parameter_total(c, source);
    size_t n = source_total > target_total ? source_total : target_total;
    Type *source_rest = effective_rest(c, source), *target_rest_type = effective_rest(c, target);
    if (source_rest || target_rest_type) {
        size_t shared = source_total < target_total ? source_total : target_total;
        n = shared ? shared : 1;
    }
    if (source->this_type && target->this_type && !(source->this_type->flags & TYPE_VOID)) {
        if (!relate(r, source->this_type, target->this_type) &&
            !relate(r, target->this_type, source->this_type)) {
            return false;
        }
    }
    size_t rest_index = source_rest || target_rest_type ? n - 1 : (size_t)-1;
    for (size_t i = 0; i < n; i++) {
        bool has_source = i < source_total || has_effective_rest(c, source);
        bool has_target = i < target_total || target_rest;
        if (!has_source || !has_target) {
            continue;
        }
        Type *s = i == rest_index ? rest_type_at(c, source, i) : type_at(c, source, i);
        Type *t = i == rest_index ? rest_type_at(c, target, i) : type_at(c, target, i);
        bool optional_only_here = i >= source_min && i < min_arguments(c, target);
        if (r->relation == RELATION_STRICT_SUBTYPE && optional_only_here && relate(r, s, t)) {
            return false;
        }
        if (s == t) {
            continue;
        }
        if (!parameter_pair(r, s, t, strict, mode >= 2)) {
            return false;
        }
    }
    Type *target_return = return_type_of(c, target);
    if (target_return->flags & (TYPE_VOID | TYPE_ANY) && r->relation != RELATION_IDENTITY) {
        return true;
    }
    TypePredicate *target_predicate = predicate_of(c, target);
    if (target_predicate) {
        TypePredicate *p = predicate_of(c, source);
        if (p) {
            return p->is_asserts == target_predicate->is_asserts &&
                   p->is_this == target_predicate->is_this &&
                   (!target_predicate->type ||
                    (p->type && relate(r, p->type, target_predicate->type)));
        }
        if (!target_predicate->is_asserts && target_predicate->parameter_index != (size_t)-1) {
            return false;
        }
    }
    Type *source_return = return_type_of(c, source);
    return relate(r, source_return, target_return) ||
           (mode == 3 && relate(r, target_return, source_return));
}

static bool is_method_declaration(const AstNode *node)
{
    return node && (node->kind == AST_METHOD_DECLARATION || node->kind == AST_METHOD_SIGNATURE ||
                    node->kind == AST_CONSTRUCTOR);
}

bool relate_signature_lists(Rel *r, Type *source, Type *target, bool construct)
{
    Checker *c = r->c;
    SignatureVec *s = signatures_of(c, source, construct);
    SignatureVec *t = signatures_of(c, target, construct);
    if (!t->length) {
        return true;
    }
    if (source == c->any_function || target == c->any_function) {
        return true;
    }
    if (r->relation == RELATION_IDENTITY) {
        if (s->length != t->length) {
            return false;
        }
        for (size_t i = 0; i < s->length; i++) {
            if (!signatures_identical(c, s->items[i], t->items[i], false)) {
                return false;
            }
        }
        return true;
    }
    if (s->length && t->length && construct) {
        bool source_abstract = s->items[0]->is_abstract, target_abstract = t->items[0]->is_abstract;
        if (source_abstract && !target_abstract) {
            return false;
        }
    }
    if (s->length == 1 && t->length == 1) {
        Signature *a = s->items[0], *b = t->items[0];
        bool erase = r->relation == RELATION_COMPARABLE;
        int mode = is_method_declaration(b->declaration) ? 0 : 1;
        if (r->relation == RELATION_STRICT_SUBTYPE && mode == 0) {
            mode = 1;
        }
        return signature_related(c, erase ? erase_signature(c, a) : a,
                                 erase ? erase_signature(c, b) : b, r->relation, r, mode);
    }
    for (size_t i = 0; i < t->length; i++) {
        bool found = false;
        for (size_t k = 0; k < s->length && !found; k++) {
            int mode = is_method_declaration(t->items[i]->declaration) ? 0 : 1;
            found = signature_related(c, erase_signature(c, s->items[k]),
                                      erase_signature(c, t->items[i]), r->relation, r, mode);
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

bool signature_assignable(Checker *c, Signature *source, Signature *target, bool partial)
{
    RelationState state = {0};
    Rel r = {c, &state, partial ? RELATION_SUBTYPE : RELATION_ASSIGNABLE, false};
    return signature_related(c, source, target, r.relation, &r, 1);
}

bool signatures_identical(Checker *c, Signature *a, Signature *b, bool partial)
{
    if (a == b) {
        return true;
    }
    if (a->type_parameter_count != b->type_parameter_count ||
        parameter_total(c, a) != parameter_total(c, b) ||
        (!partial && min_arguments(c, a) != min_arguments(c, b)) || a->has_rest != b->has_rest) {
        return false;
    }
    if (a->type_parameter_count) {
        TypeMapper *mapper =
            mapper_new(c, a->type_parameters, b->type_parameters, a->type_parameter_count);
        a = instantiate_signature(c, a, mapper, true);
    }
    for (size_t i = 0; i < a->parameter_count; i++) {
        if (!is_identical(c, type_at(c, a, i), type_at(c, b, i))) {
            return false;
        }
    }
    return partial || is_identical(c, return_type_of(c, a), return_type_of(c, b));
}
