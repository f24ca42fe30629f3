/*
 * From the candidates of a type parameter to its type.
 */
#include "types/infer_walk.h"

#include <stdlib.h>

/* ---- from candidates to a type ---- */

static bool has_primitive_constraint(Checker *c, Type *parameter)
{
    Type *constraint = constraint_of(c, parameter);
    if (!constraint) {
        return false;
    }
    if (constraint->flags & TYPE_CONDITIONAL) {
        constraint = base_constraint(c, constraint);
    }
    return constraint &&
           type_has(constraint, TYPE_STRING_LIKE | TYPE_NUMBER_LIKE | TYPE_BOOLEAN_LIKE |
                                    TYPE_BIGINT_LIKE | TYPE_SYMBOL_LIKE | TYPE_ENUM_LITERAL |
                                    TYPE_INDEX | TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING);
}

static bool top_level_in_return(Checker *c, Signature *signature, Type *parameter)
{
    TypePredicate *predicate = predicate_of(c, signature);
    Type *type = predicate && predicate->type ? predicate->type : return_type_of(c, signature);
    if (type->flags & TYPE_CONDITIONAL) {
        return is_at_top_level(conditional_branch(c, type, true), parameter, 0) ||
               is_at_top_level(conditional_branch(c, type, false), parameter, 0);
    }
    return is_at_top_level(type, parameter, 0);
}

static bool is_literal_object(Type *type)
{
    return type->flags & TYPE_OBJECT &&
           type->object_flags & (OBJECT_LITERAL | OBJECT_ARRAY_LITERAL);
}

/* Several object literals are one candidate: their union. */
static void unite_literals(Checker *c, TypeVec *list)
{
    TypeVec literals = {0}, others = {0};
    for (size_t i = 0; i < list->length; i++) {
        vec_push(c->arena, is_literal_object(list->items[i]) ? &literals : &others, list->items[i]);
    }
    if (literals.length > 1) {
        vec_push(c->arena, &others, type_union(c, literals.items, literals.length, REDUCE_SUBTYPE));
        *list = others;
    }
}

static Type *covariant(Checker *c, InferenceContext *context, Inference *inference)
{
    TypeVec candidates = {0};
    vec_append(c->arena, &candidates, &inference->candidates);
    unite_literals(c, &candidates);
    Signature *signature = context->signature;
    bool primitive = has_primitive_constraint(c, inference->parameter) ||
                     inference->parameter->as.param.is_const;
    bool widens = !primitive && inference->top_level &&
                  (inference->is_fixed || !top_level_in_return(c, signature, inference->parameter));
    for (size_t i = 0; i < candidates.length; i++) {
        candidates.items[i] = primitive ? types_regular(c->program, candidates.items[i])
                              : widens  ? widen_literal(c, candidates.items[i])
                                        : candidates.items[i];
    }
    Type *type = inference->priority & PRIORITY_COMBINES
                     ? type_union(c, candidates.items, candidates.length, REDUCE_SUBTYPE)
                     : common_supertype(c, candidates.items, candidates.length);
    return widen(c, type);
}

Type *contravariant(Checker *c, Inference *inference)
{
    TypeVec *list = &inference->contra_candidates;
    if (inference->priority & PRIORITY_COMBINES) {
        return type_intersection(c, list->items, list->length);
    }
    Type *best = list->items[0];
    for (size_t i = 1; i < list->length; i++) {
        if (is_subtype(c, list->items[i], best)) {
            best = list->items[i];
        }
    }
    return best;
}

static Type *choose(Checker *c, InferenceContext *context, Inference *inference, Type **fallback)
{
    Type *co = inference->candidates.length ? covariant(c, context, inference) : NULL;
    Type *contra = inference->contra_candidates.length ? contravariant(c, inference) : NULL;
    *fallback = NULL;
    if (!co || !contra) {
        return co ? co : contra;
    }
    bool prefer = !(co->flags & (TYPE_NEVER | TYPE_ANY));
    bool fits = false;
    for (size_t i = 0; i < inference->contra_candidates.length; i++) {
        fits |= is_assignable(c, co, inference->contra_candidates.items[i]);
    }
    *fallback = prefer && fits ? contra : co;
    return prefer && fits ? co : contra;
}

static bool fits_constraint(Checker *c, Type *part, void *data)
{
    return is_assignable(c, part, data);
}

Type *inferred_type(Checker *c, InferenceContext *context, size_t index)
{
    Inference *inference = &context->inferences[index];
    if (inference->inferred) {
        return inference->inferred;
    }
    Type *fallback = NULL, *type = NULL;
    if (context->signature) {
        type = choose(c, context, inference, &fallback);
        if (!type && context->flags & INFER_NO_DEFAULT) {
            type = c->silent_never;
        } else if (!type) {
            Type *preset = default_of_param(c, inference->parameter);
            if (preset) {
                /* Later parameters are unknown to a default. */
                Type **forward = NEW_ARRAY(c->arena, Type *, context->count + 1);
                Type **unknowns = NEW_ARRAY(c->arena, Type *, context->count + 1);
                size_t n = 0;
                for (size_t i = index; i < context->count; i++) {
                    forward[n] = context->inferences[i].parameter;
                    unknowns[n++] = c->unknown;
                }
                type = instantiate(
                    c, preset,
                    mapper_merge(c, mapper_new(c, forward, unknowns, n), context->soft_mapper));
            }
        }
    } else if (inference->candidates.length) {
        type = type_union(c, inference->candidates.items, inference->candidates.length,
                          REDUCE_SUBTYPE);
    } else if (inference->contra_candidates.length) {
        type = type_intersection(c, inference->contra_candidates.items,
                                 inference->contra_candidates.length);
    }
    inference->inferred = type ? type : context->flags & INFER_ANY_DEFAULT ? c->any : c->unknown;
    Type *constraint = constraint_of(c, inference->parameter);
    if (constraint) {
        Type *bound = instantiate(c, constraint, context->soft_mapper);
        if (context->outer_mapper) {
            bound = instantiate(c, bound, context->outer_mapper);
        }
        if (!type ||
            (type != c->silent_never && !is_assignable(c, type, type_with_this(c, bound, type)))) {
            Type *filtered = type && inference->priority == PRIORITY_RETURN
                                 ? type_filter(c, type, fits_constraint, bound)
                                 : c->never;
            inference->inferred = !(filtered->flags & TYPE_NEVER)                 ? filtered
                                  : fallback && is_assignable(c, fallback, bound) ? fallback
                                                                                  : bound;
        }
    }
    return inference->inferred;
}

Type **inferred_types(Checker *c, InferenceContext *context)
{
    Type **types = NEW_ARRAY(c->arena, Type *, context->count + 1);
    for (size_t i = 0; i < context->count; i++) {
        types[i] = inferred_type(c, context, i);
    }
    return types;
}

Type *inference_map(Checker *c, InferenceContext *context, Type *parameter, bool fix)
{
    for (size_t i = 0; i < context->count; i++) {
        Inference *inference = &context->inferences[i];
        if (inference->parameter != parameter) {
            continue;
        }
        if (fix && !inference->is_fixed) {
            clear_cached(context);
            inference->is_fixed = true;
        }
        return inferred_type(c, context, i);
    }
    return parameter;
}

Type *return_mapped(Checker *c, InferenceContext *context, Type *type)
{
    return context->return_mapper ? instantiate(c, type, context->return_mapper) : NULL;
}
