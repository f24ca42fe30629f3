/*
 * Inference of type arguments: walks a source and a target type together and collects candidates
 * where the target is one of the parameters. Candidates carry a priority; better ones replace
 * worse ones. A parameter is fixed when its inferred type is first used for a lambda's parameter.
 */
#include "types/infer_walk.h"

#include <stdlib.h>

InferenceContext *inference_new(Checker *c, Type **parameters, size_t count, Signature *signature,
                                unsigned flags)
{
    InferenceContext *context = NEW(c->arena, InferenceContext);
    context->inferences = NEW_ARRAY(c->arena, Inference, count + 1);
    context->count = count;
    context->signature = signature;
    context->flags = flags;
    for (size_t i = 0; i < count; i++) {
        context->inferences[i].parameter = parameters[i];
        context->inferences[i].top_level = true;
    }
    context->mapper = NEW(c->arena, TypeMapper);
    context->mapper->kind = MAPPER_INFERENCE;
    context->mapper->context = context;
    context->mapper->fixing = true;
    context->soft_mapper = NEW(c->arena, TypeMapper);
    *context->soft_mapper = *context->mapper;
    context->soft_mapper->fixing = false;
    return context;
}

InferenceContext *inference_clone(Checker *c, InferenceContext *context, unsigned extra_flags)
{
    Type **parameters = NEW_ARRAY(c->arena, Type *, context->count + 1);
    for (size_t i = 0; i < context->count; i++) {
        parameters[i] = context->inferences[i].parameter;
    }
    InferenceContext *copy = inference_new(c, parameters, context->count, context->signature,
                                           context->flags | extra_flags);
    for (size_t i = 0; i < context->count; i++) {
        Inference *from = &context->inferences[i], *to = &copy->inferences[i];
        for (size_t k = 0; k < from->candidates.length; k++) {
            vec_push(c->arena, &to->candidates, from->candidates.items[k]);
        }
        for (size_t k = 0; k < from->contra_candidates.length; k++) {
            vec_push(c->arena, &to->contra_candidates, from->contra_candidates.items[k]);
        }
        to->priority = from->priority;
        to->has_priority = from->has_priority;
        to->is_fixed = from->is_fixed;
        to->top_level = from->top_level;
        to->inferred = from->inferred;
        to->has_arity = from->has_arity;
        to->implied_arity = from->implied_arity;
    }
    copy->outer_mapper = context->outer_mapper;
    copy->return_mapper = context->return_mapper;
    return copy;
}

Inference *inference_of_type(InferWalk *w, Type *type)
{
    if (!(type->flags & (TYPE_PARAM | TYPE_INDEXED_ACCESS))) {
        return NULL;
    }
    for (size_t i = 0; i < w->context->count; i++) {
        if (w->context->inferences[i].parameter == type) {
            return &w->context->inferences[i];
        }
    }
    return NULL;
}

void clear_cached(InferenceContext *context)
{
    for (size_t i = 0; i < context->count; i++) {
        if (!context->inferences[i].is_fixed) {
            context->inferences[i].inferred = NULL;
        }
    }
}

bool is_at_top_level(Type *type, Type *parameter, int depth)
{
    if (type == parameter) {
        return true;
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (is_at_top_level(type->as.set.types[i], parameter, depth)) {
                return true;
            }
        }
    }
    return false;
}

static void add_unique(Checker *c, TypeVec *list, Type *type)
{
    for (size_t i = 0; i < list->length; i++) {
        if (list->items[i] == type) {
            return;
        }
    }
    vec_push(c->arena, list, type);
}

void add_candidate(InferWalk *w, Inference *inference, Type *source, Type *target)
{
    Checker *c = w->c;
    if (source == c->non_inferrable || source == c->silent_never ||
        (source->flags & TYPE_OBJECT && source == c->any_function)) {
        return;
    }
    if (!inference->is_fixed) {
        if (!inference->has_priority || w->priority < inference->priority) {
            memset(&inference->candidates, 0, sizeof inference->candidates);
            memset(&inference->contra_candidates, 0, sizeof inference->contra_candidates);
            inference->top_level = true;
            inference->priority = w->priority;
            inference->has_priority = true;
            clear_cached(w->context);
        }
        if (w->priority == inference->priority) {
            if (w->contravariant && !w->bivariant) {
                add_unique(c, &inference->contra_candidates, source);
            } else {
                add_unique(c, &inference->candidates, source);
            }
            clear_cached(w->context);
        }
        if (!(w->priority & PRIORITY_RETURN) && target->flags & TYPE_PARAM &&
            inference->top_level && !is_at_top_level(w->original_target, target, 0)) {
            inference->top_level = false;
            clear_cached(w->context);
        }
    }
    w->reached = w->priority < w->reached ? w->priority : w->reached;
}

void infer_with_priority(InferWalk *w, Type *source, Type *target, unsigned priority)
{
    unsigned saved = w->priority;
    w->priority |= priority;
    infer_between(w, source, target);
    w->priority = saved;
}

void infer_contravariantly(InferWalk *w, Type *source, Type *target)
{
    w->contravariant = !w->contravariant;
    infer_between(w, source, target);
    w->contravariant = !w->contravariant;
}

void infer_arguments(InferWalk *w, Type **sources, Type **targets, size_t n, int *variances)
{
    for (size_t i = 0; i < n; i++) {
        if (variances && (variances[i] & 7) == VARIANCE_CONTRA) {
            infer_contravariantly(w, sources[i], targets[i]);
        } else {
            infer_between(w, sources[i], targets[i]);
        }
    }
}

/* ---- unions ---- */

bool identical_or_base(Checker *c, Type *s, Type *t)
{
    return s == t || is_identical(c, s, t) ||
           (t->flags & TYPE_STRING && s->flags & TYPE_STRING_LITERAL) ||
           (t->flags & TYPE_NUMBER && s->flags & TYPE_NUMBER_LITERAL);
}

bool closely_matched(Checker *c, Type *s, Type *t)
{
    (void)c;
    return (s->flags & TYPE_OBJECT && t->flags & TYPE_OBJECT && s->symbol &&
            s->symbol == t->symbol) ||
           (s->alias && s->alias_argument_count && s->alias == t->alias);
}

/* Pairs up members that match, infers between them, and removes them from both lists. */
void infer_matching(InferWalk *w, TypeVec *sources, TypeVec *targets,
                    bool (*matches)(Checker *, Type *, Type *))
{
    Checker *c = w->c;
    bool *used_source = arena_alloc(c->arena, sources->length + 1);
    bool *used_target = arena_alloc(c->arena, targets->length + 1);
    for (size_t k = 0; k < targets->length; k++) {
        for (size_t i = 0; i < sources->length; i++) {
            if (matches(c, sources->items[i], targets->items[k])) {
                infer_between(w, sources->items[i], targets->items[k]);
                used_source[i] = used_target[k] = true;
            }
        }
    }
    TypeVec s = {0}, t = {0};
    for (size_t i = 0; i < sources->length; i++) {
        if (!used_source[i]) {
            vec_push(c->arena, &s, sources->items[i]);
        }
    }
    for (size_t i = 0; i < targets->length; i++) {
        if (!used_target[i]) {
            vec_push(c->arena, &t, targets->items[i]);
        }
    }
    *sources = s;
    *targets = t;
}

TypeVec parts_of(Checker *c, Type *type, unsigned flag)
{
    TypeVec list = {0};
    if (type->flags & flag && type->flags & TYPE_UNION_OR_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            vec_push(c->arena, &list, type->as.set.types[i]);
        }
    } else {
        vec_push(c->arena, &list, type);
    }
    return list;
}

void infer_to_multiple(InferWalk *w, Type *source, Type **targets, size_t n, unsigned flags)
{
    Checker *c = w->c;
    size_t variables = 0;
    if (flags & TYPE_UNION) {
        Type *naked = NULL;
        TypeVec sources = parts_of(c, source, TYPE_UNION);
        bool *matched = arena_alloc(c->arena, sources.length + 1);
        for (size_t i = 0; i < n; i++) {
            if (inference_of_type(w, targets[i])) {
                naked = targets[i];
                variables++;
                continue;
            }
            for (size_t k = 0; k < sources.length; k++) {
                unsigned saved = w->reached;
                w->reached = ~0u;
                infer_between(w, sources.items[k], targets[i]);
                matched[k] |= w->reached == w->priority;
                w->reached = saved < w->reached ? saved : w->reached;
            }
        }
        if (variables == 1) {
            TypeVec unmatched = {0};
            for (size_t k = 0; k < sources.length; k++) {
                if (!matched[k]) {
                    vec_push(c->arena, &unmatched, sources.items[k]);
                }
            }
            if (unmatched.length) {
                infer_between(w, type_union(c, unmatched.items, unmatched.length, REDUCE_LITERAL),
                              naked);
                return;
            }
        }
    } else {
        for (size_t i = 0; i < n; i++) {
            if (inference_of_type(w, targets[i])) {
                variables++;
            } else {
                infer_between(w, source, targets[i]);
            }
        }
    }
    if (flags & TYPE_INTERSECTION ? variables == 1 : variables > 0) {
        for (size_t i = 0; i < n; i++) {
            if (inference_of_type(w, targets[i])) {
                infer_with_priority(w, source, targets[i], PRIORITY_NAKED);
            }
        }
    }
}
