/*
 * Inference between object types: references, mapped types, tuples, properties, signatures.
 */
#include "types/infer_walk.h"

#include <stdlib.h>

/* ---- objects ---- */

void infer_signatures_between(InferWalk *w, Signature *source, Signature *target,
                              bool skip_parameters)
{
    Checker *c = w->c;
    if (!skip_parameters) {
        bool saved = w->bivariant;
        AstNode *node = target->declaration;
        w->bivariant |=
            node && (node->kind == AST_METHOD_DECLARATION || node->kind == AST_METHOD_SIGNATURE ||
                     node->kind == AST_CONSTRUCTOR);
        size_t source_total = parameter_total(c, source), target_total = parameter_total(c, target);
        Type *source_rest = effective_rest(c, source), *target_rest = effective_rest(c, target);
        size_t target_fixed = target_rest ? target_total - (target_total > 0) : target_total;
        size_t n = source_rest                   ? target_fixed
                   : source_total < target_fixed ? source_total
                                                 : target_fixed;
        if (has_effective_rest(c, source) && !source_rest) {
            n = target_fixed;
        } else if (has_effective_rest(c, target) && !target_rest) {
            n = source_total;
        }
        for (size_t i = 0; i < n; i++) {
            infer_contravariantly(w, type_at(c, source, i), type_at(c, target, i));
        }
        if (target_rest) {
            infer_contravariantly(w, rest_type_at(c, source, n), target_rest);
        }
        w->bivariant = saved;
    }
    TypePredicate *s = predicate_of(c, source), *t = predicate_of(c, target);
    if (s && t && s->type && t->type && s->is_asserts == t->is_asserts) {
        infer_between(w, s->type, t->type);
    } else {
        infer_between(w, return_type_of(c, source), return_type_of(c, target));
    }
}

static void infer_signatures(InferWalk *w, Type *source, Type *target, bool construct)
{
    Checker *c = w->c;
    SignatureVec *s = signatures_of(c, source, construct), *t = signatures_of(c, target, construct);
    size_t n = s->length < t->length ? s->length : t->length;
    for (size_t i = 0; i < n; i++) {
        infer_signatures_between(w, base_signature(c, s->items[s->length - n + i]),
                                 t->items[t->length - n + i], false);
    }
}

static void infer_indexes(InferWalk *w, Type *source, Type *target)
{
    Checker *c = w->c;
    TypeMembers *members = members_of(c, target);
    unsigned priority = source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED &&
                                target->object_flags & OBJECT_MAPPED
                            ? PRIORITY_HOMOMORPHIC
                            : 0;
    for (size_t i = 0; i < members->indexes.length; i++) {
        IndexInfo *info = &members->indexes.items[i];
        TypeVec types = {0};
        if (source->object_flags & OBJECT_LITERAL || source->flags & TYPE_INTERSECTION ||
            !(source->object_flags & OBJECT_REFERENCE)) {
            PropertyVec properties = {0};
            properties_of(c, source, &properties);
            for (size_t k = 0; k < properties.length; k++) {
                bool applies =
                    info->key == c->string ||
                    (info->key == c->number && is_numeric_name(properties.items[k]->name));
                if (applies) {
                    Type *t = type_of_property(c, properties.items[k]);
                    vec_push(c->arena, &types,
                             properties.items[k]->is_optional
                                 ? type_with_facts(c, t, FACT_NE_UNDEFINED)
                                 : t);
                }
            }
        }
        TypeMembers *own = members_of(c, source);
        for (size_t k = 0; k < own->indexes.length; k++) {
            if (own->indexes.items[k].key == info->key ||
                (info->key == c->string && own->indexes.items[k].key == c->number)) {
                vec_push(c->arena, &types, own->indexes.items[k].type);
            }
        }
        if (types.length) {
            infer_with_priority(w, type_union(c, types.items, types.length, REDUCE_LITERAL),
                                info->type, priority);
        }
    }
}

static bool infer_to_mapped(InferWalk *w, Type *source, Type *target, Type *constraint)
{
    Checker *c = w->c;
    if (constraint->flags & TYPE_UNION_OR_INTERSECTION) {
        bool any = false;
        for (size_t i = 0; i < constraint->as.set.count; i++) {
            any |= infer_to_mapped(w, source, target, constraint->as.set.types[i]);
        }
        return any;
    }
    if (constraint->flags & TYPE_INDEX) {
        Inference *inference = inference_of_type(w, constraint->as.index.type);
        if (inference && !inference->is_fixed) {
            Type *inferred = infer_reverse_mapped(c, source, target, constraint);
            if (inferred) {
                infer_with_priority(w, inferred, inference->parameter, PRIORITY_HOMOMORPHIC);
            }
        }
        return true;
    }
    if (constraint->flags & TYPE_PARAM) {
        infer_with_priority(w, type_index(c, source), constraint, PRIORITY_MAPPED_CONSTRAINT);
        Type *extended = constraint_of(c, constraint);
        if (extended && infer_to_mapped(w, source, target, extended)) {
            return true;
        }
        TypeVec types = {0};
        PropertyVec properties = {0};
        properties_of(c, source, &properties);
        for (size_t i = 0; i < properties.length; i++) {
            vec_push(c->arena, &types, type_of_property(c, properties.items[i]));
        }
        TypeMembers *own = source->flags & TYPE_OBJECT ? members_of(c, source) : NULL;
        for (size_t i = 0; own && i < own->indexes.length; i++) {
            vec_push(c->arena, &types, own->indexes.items[i].type);
        }
        infer_between(w, type_union(c, types.items, types.length, REDUCE_LITERAL),
                      mapped_template(c, target));
        return true;
    }
    return false;
}

/* From { a: Box<A>, b: Box<B> } for { [K in keyof T]: Box<T[K]> }: T = { a: A, b: B }. */
static Type *reverse_template(Checker *c, Type *source, Type *target, Type *constraint)
{
    Type *access = indexed_access(c, constraint->as.index.type, mapped_parameter(c, target), false);
    Type *template = mapped_template(c, target);
    InferenceContext *context = inference_new(c, &access, 1, NULL, 0);
    infer_types(c, context, source, template, 0, false);
    Inference *inference = &context->inferences[0];
    if (inference->candidates.length) {
        return widen_literal(c, type_union(c, inference->candidates.items,
                                           inference->candidates.length, REDUCE_SUBTYPE));
    }
    return inference->contra_candidates.length
               ? type_intersection(c, inference->contra_candidates.items,
                                   inference->contra_candidates.length)
               : c->unknown;
}

Type *infer_reverse_mapped(Checker *c, Type *source, Type *target, Type *constraint)
{
    if (!(source->flags & TYPE_OBJECT)) {
        return NULL;
    }
    if (is_array_type(c, source)) {
        Type *element = reverse_template(c, source->as.object.arguments[0], target, constraint);
        return is_mutable_array(c, source) ? type_array(c, element)
                                           : type_readonly_array(c, element);
    }
    if (is_tuple_type(source)) {
        TupleShape *shape = tuple_shape(source);
        TypeVec types = {0};
        for (size_t i = 0; i < shape->length; i++) {
            vec_push(c->arena, &types,
                     reverse_template(c, source->as.object.arguments[i], target, constraint));
        }
        return type_tuple(c, types.items, shape->flags, shape->labels, shape->length,
                          shape->is_readonly);
    }
    TypeMembers *own = members_of(c, source), *made = NEW(c->arena, TypeMembers);
    if (!own->list.length && !own->indexes.length) {
        return NULL;
    }
    unsigned modifiers = mapped_modifiers(target);
    for (size_t i = 0; i < own->list.length; i++) {
        Property *property = property_new(c, own->list.items[i]->name, NULL);
        property->declarations = own->list.items[i]->declarations;
        property->declaration_count = own->list.items[i]->declaration_count;
        property->is_optional =
            own->list.items[i]->is_optional && !(modifiers & MAPPED_ADD_OPTIONAL);
        property->is_readonly =
            own->list.items[i]->is_readonly && !(modifiers & MAPPED_ADD_READONLY);
        property->type =
            reverse_template(c, type_of_property(c, own->list.items[i]), target, constraint);
        members_add(c, made, property);
    }
    for (size_t i = 0; i < own->indexes.length; i++) {
        IndexInfo info = own->indexes.items[i];
        info.type = reverse_template(c, info.type, target, constraint);
        vec_push(c->arena, &made->indexes, info);
    }
    return object_with_members(c, made, NULL, source->as.object.node);
}

static void infer_tuple(InferWalk *w, Type *source, Type *target)
{
    Checker *c = w->c;
    TupleShape *t = tuple_shape(target);
    if (!is_tuple_type(source)) {
        for (size_t i = 0; i < t->length; i++) {
            Type *want = target->as.object.arguments[i];
            if (t->flags[i] & ELEMENT_VARIADIC) {
                infer_between(w, source, want);
            } else if (t->flags[i] & ELEMENT_REST) {
                infer_between(w, array_element(c, source), want);
            }
        }
        return;
    }
    TupleShape *s = tuple_shape(source);
    size_t start = 0, end = 0;
    while (start < t->length && start < s->length &&
           !(t->flags[start] & (ELEMENT_REST | ELEMENT_VARIADIC)) &&
           !(s->flags[start] & (ELEMENT_REST | ELEMENT_VARIADIC))) {
        infer_between(w, source->as.object.arguments[start], target->as.object.arguments[start]);
        start++;
    }
    while (end < t->length - start && end < s->length - start &&
           !(t->flags[t->length - 1 - end] & (ELEMENT_REST | ELEMENT_VARIADIC)) &&
           !(s->flags[s->length - 1 - end] & (ELEMENT_REST | ELEMENT_VARIADIC))) {
        infer_between(w, source->as.object.arguments[s->length - 1 - end],
                      target->as.object.arguments[t->length - 1 - end]);
        end++;
    }
    size_t middle = t->length - start - end;
    if (middle == 1) {
        Type *want = target->as.object.arguments[start];
        size_t n = s->length > start + end ? s->length - start - end : 0;
        Type *slice = type_tuple(c, source->as.object.arguments + start, s->flags + start,
                                 s->labels ? s->labels + start : NULL, n, false);
        if (t->flags[start] & ELEMENT_VARIADIC) {
            bool optional_end = start > 0 && t->flags[start - 1] & ELEMENT_OPTIONAL;
            infer_with_priority(w, slice, want, optional_end ? PRIORITY_SPECULATIVE_TUPLE : 0);
        } else if (t->flags[start] & ELEMENT_REST && n) {
            infer_between(w, array_element(c, slice), want);
        }
    } else if (middle == 2 && t->flags[start] & ELEMENT_VARIADIC &&
               t->flags[start + 1] & (ELEMENT_VARIADIC | ELEMENT_REST)) {
        Inference *first = inference_of_type(w, target->as.object.arguments[start]);
        Type *constraint = first ? constraint_of(c, first->parameter) : NULL;
        if (first && first->has_arity && t->flags[start + 1] & ELEMENT_VARIADIC) {
            size_t have = s->length - start - end;
            size_t n = first->implied_arity < have ? first->implied_arity : have;
            infer_between(w,
                          type_tuple(c, source->as.object.arguments + start, s->flags + start,
                                     s->labels ? s->labels + start : NULL, n, false),
                          target->as.object.arguments[start]);
            infer_between(w,
                          type_tuple(c, source->as.object.arguments + start + n,
                                     s->flags + start + n, s->labels ? s->labels + start + n : NULL,
                                     have - n, false),
                          target->as.object.arguments[start + 1]);
        } else if (constraint && is_tuple_type(constraint) && !tuple_shape(constraint)->has_rest) {
            size_t n = tuple_shape(constraint)->length;
            size_t have = s->length - start - end;
            n = n < have ? n : have;
            infer_between(w,
                          type_tuple(c, source->as.object.arguments + start, s->flags + start, NULL,
                                     n, false),
                          target->as.object.arguments[start]);
            Type *rest = type_tuple(c, source->as.object.arguments + start + n,
                                    s->flags + start + n, NULL, have - n, false);
            infer_between(w, t->flags[start + 1] & ELEMENT_VARIADIC ? rest : array_element(c, rest),
                          target->as.object.arguments[start + 1]);
        }
    }
}

static void infer_objects(InferWalk *w, Type *source, Type *target)
{
    Checker *c = w->c;
    if (source->flags & TYPE_OBJECT && target->flags & TYPE_OBJECT &&
        source->object_flags & OBJECT_REFERENCE && target->object_flags & OBJECT_REFERENCE &&
        !is_tuple_type(target) &&
        (source->as.object.target == target->as.object.target ||
         (is_array_type(c, source) && is_array_type(c, target)))) {
        size_t n = target->as.object.target->as.object.parameter_count;
        infer_arguments(w, source->as.object.arguments, target->as.object.arguments, n,
                        variances_of(c, target->as.object.target));
        return;
    }
    if (target->flags & TYPE_OBJECT && target->object_flags & OBJECT_MAPPED) {
        if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED &&
            is_generic_object(c, source) && is_generic_object(c, target)) {
            infer_between(w, mapped_constraint(c, source), mapped_constraint(c, target));
            infer_between(w, mapped_template(c, source), mapped_template(c, target));
            return;
        }
        if (!mapped_name_type(c, target) &&
            infer_to_mapped(w, source, target, mapped_constraint(c, target))) {
            return;
        }
    }
    if (is_array_or_tuple(c, source)) {
        if (is_tuple_type(target)) {
            infer_tuple(w, source, target);
            return;
        }
        if (is_array_type(c, target)) {
            infer_indexes(w, source, target);
            return;
        }
    }
    PropertyVec properties = {0};
    properties_of(c, target, &properties);
    for (size_t i = 0; i < properties.length; i++) {
        Property *own = property_of(c, source, properties.items[i]->name);
        if (own && !own->is_private) {
            Type *s = type_of_property(c, own), *t = type_of_property(c, properties.items[i]);
            if (own->is_optional && properties.items[i]->is_optional) {
                s = type_with_facts(c, s, FACT_NE_UNDEFINED);
                t = type_with_facts(c, t, FACT_NE_UNDEFINED);
            }
            infer_between(w, s, t);
        }
    }
    infer_signatures(w, source, target, false);
    infer_signatures(w, source, target, true);
    infer_indexes(w, source, target);
}

static void infer_pair(InferWalk *w, Type *source, Type *target)
{
    Checker *c = w->c;
    for (size_t i = 0; i + 1 < w->visited.length; i += 2) {
        if (w->visited.items[i] == source && w->visited.items[i + 1] == target) {
            return;
        }
    }
    vec_push(c->arena, &w->visited, source);
    vec_push(c->arena, &w->visited, target);
    if (w->depth >= 58 || is_deeply_nested(c, source, w->sources, w->depth, 2) ||
        is_deeply_nested(c, target, w->targets, w->depth, 2)) {
        return;
    }
    w->sources[w->depth] = source;
    w->targets[w->depth] = target;
    w->depth++;
    if (target->flags & TYPE_CONDITIONAL) {
        if (source->flags & TYPE_CONDITIONAL) {
            infer_between(w, source->as.conditional.check, target->as.conditional.check);
            infer_between(w, source->as.conditional.extends, target->as.conditional.extends);
            infer_between(w, conditional_branch(c, source, true),
                          conditional_branch(c, target, true));
            infer_between(w, conditional_branch(c, source, false),
                          conditional_branch(c, target, false));
        } else {
            Type *branches[] = {conditional_branch(c, target, true),
                                conditional_branch(c, target, false)};
            unsigned saved = w->priority;
            w->priority |= w->contravariant ? PRIORITY_CONTRAVARIANT_CONDITIONAL : 0;
            infer_to_multiple(w, source, branches, 2, target->flags);
            w->priority = saved;
        }
    } else {
        infer_objects(w, source, target);
    }
    w->depth--;
}

static void infer_template(InferWalk *w, Type *source, Type *target)
{
    Checker *c = w->c;
    TypeVec parts = {0};
    bool matched = infer_from_template(c, source, target, &parts);
    for (size_t i = 0; i < target->as.template.count; i++) {
        Type *part = matched && i < parts.length ? parts.items[i] : c->never;
        Type *want = target->as.template.types[i];
        if (part->flags & TYPE_STRING_LITERAL && want->flags & TYPE_PARAM) {
            /* `infer_between N extends number` turns the text into a number. */
            Type *constraint = constraint_of(c, want);
            const char *text = part->as.literal.text;
            if (constraint && constraint->flags & TYPE_NUMBER && is_numeric_name(text)) {
                part = type_number_literal(c, strtod(text, NULL));
            } else if (constraint && constraint->flags & TYPE_BOOLEAN &&
                       (strcmp(text, "true") == 0 || strcmp(text, "false") == 0)) {
                part = type_boolean_literal(c, *text == 't');
            }
        }
        if (matched || want->flags & TYPE_PARAM) {
            infer_between(w, part, want);
        }
    }
}

static void infer_inner(InferWalk *w, Type *source, Type *target);

void infer_between(InferWalk *w, Type *source, Type *target)
{
    if (could_contain_params(w->c, target) && w->nesting < 200) {
        w->nesting++;
        infer_inner(w, source, target);
        w->nesting--;
    }
}

static void infer_inner(InferWalk *w, Type *source, Type *target)
{
    Checker *c = w->c;
    if (source->alias && source->alias == target->alias && source->alias_argument_count &&
        source->alias_argument_count == target->alias_argument_count) {
        infer_arguments(w, source->alias_arguments, target->alias_arguments,
                        source->alias_argument_count, alias_variances_of(c, source->alias));
        return;
    }
    if (source == target && source->flags & TYPE_UNION_OR_INTERSECTION) {
        for (size_t i = 0; i < source->as.set.count; i++) {
            infer_between(w, source->as.set.types[i], source->as.set.types[i]);
        }
        return;
    }
    if (target->flags & TYPE_UNION) {
        TypeVec sources = parts_of(c, source, TYPE_UNION);
        TypeVec targets = parts_of(c, target, TYPE_UNION);
        infer_matching(w, &sources, &targets, identical_or_base);
        infer_matching(w, &sources, &targets, closely_matched);
        if (!targets.length) {
            return;
        }
        target = type_union(c, targets.items, targets.length, REDUCE_LITERAL);
        if (!sources.length) {
            return;
        }
        source = type_union(c, sources.items, sources.length, REDUCE_LITERAL);
    } else if (target->flags & TYPE_INTERSECTION && !(source->flags & TYPE_UNION)) {
        bool generic = false;
        for (size_t i = 0; i < target->as.set.count; i++) {
            generic |= (target->as.set.types[i]->flags & TYPE_INSTANTIABLE) != 0;
        }
        if (generic) {
            TypeVec sources = parts_of(c, source, TYPE_INTERSECTION);
            TypeVec targets = parts_of(c, target, TYPE_INTERSECTION);
            infer_matching(w, &sources, &targets, identical_or_base);
            if (!sources.length || !targets.length) {
                return;
            }
            source = type_intersection(c, sources.items, sources.length);
            target = type_intersection(c, targets.items, targets.length);
        }
    }
    if (target->flags & (TYPE_PARAM | TYPE_INDEXED_ACCESS)) {
        Inference *inference = inference_of_type(w, target);
        if (inference) {
            add_candidate(w, inference, source, target);
            return;
        }
    }
    if (source->flags & TYPE_OBJECT && target->flags & TYPE_OBJECT &&
        source->object_flags & OBJECT_REFERENCE && target->object_flags & OBJECT_REFERENCE &&
        source->as.object.target == target->as.object.target) {
        size_t n = source->as.object.target->object_flags & OBJECT_TUPLE
                       ? source->as.object.argument_count
                       : source->as.object.target->as.object.parameter_count;
        infer_arguments(w, source->as.object.arguments, target->as.object.arguments, n,
                        is_tuple_type(source) ? NULL : variances_of(c, source->as.object.target));
        return;
    }
    if (source->flags & TYPE_INDEX && target->flags & TYPE_INDEX) {
        infer_contravariantly(w, source->as.index.type, target->as.index.type);
    } else if (target->flags & TYPE_INDEX &&
               type_every(source, TYPE_STRING_LITERAL | TYPE_NUMBER_LITERAL | TYPE_UNIQUE_SYMBOL)) {
        /* keyof T from literals: T has at least these keys */
        TypeMembers *members = NEW(c->arena, TypeMembers);
        size_t n;
        Type **parts = type_parts(&source, &n);
        for (size_t i = 0; i < n; i++) {
            const char *name = property_name_of_type(c, parts[i]);
            if (name) {
                members_add(c, members, property_of_type(c, name, c->any));
            }
        }
        Type *made = object_with_members(c, members, NULL, NULL);
        w->contravariant = !w->contravariant;
        infer_with_priority(w, made, target->as.index.type, PRIORITY_LITERAL_KEYOF);
        w->contravariant = !w->contravariant;
    } else if (source->flags & TYPE_INDEXED_ACCESS && target->flags & TYPE_INDEXED_ACCESS) {
        infer_between(w, source->as.access.object, target->as.access.object);
        infer_between(w, source->as.access.index, target->as.access.index);
    } else if (source->flags & TYPE_STRING_MAPPING && target->flags & TYPE_STRING_MAPPING) {
        if (source->symbol == target->symbol) {
            infer_between(w, source->as.mapping.type, target->as.mapping.type);
        }
    } else if (target->flags & TYPE_CONDITIONAL) {
        infer_pair(w, source, target);
    } else if (target->flags & TYPE_UNION_OR_INTERSECTION) {
        infer_to_multiple(w, source, target->as.set.types, target->as.set.count, target->flags);
    } else if (source->flags & TYPE_UNION) {
        for (size_t i = 0; i < source->as.set.count; i++) {
            infer_between(w, source->as.set.types[i], target);
        }
    } else if (target->flags & TYPE_TEMPLATE_LITERAL) {
        infer_template(w, source, target);
    } else {
        source = reduced_type(c, source);
        Type *apparent = apparent_type(c, source);
        if (apparent != source && !(apparent->flags & (TYPE_OBJECT | TYPE_INTERSECTION))) {
            if (apparent->flags & TYPE_UNION) {
                infer_between(w, apparent, target);
            }
            return;
        }
        if (apparent->flags & (TYPE_OBJECT | TYPE_INTERSECTION) && target->flags & TYPE_OBJECT) {
            infer_pair(w, apparent, target);
        }
    }
}

void infer_types(Checker *c, InferenceContext *context, Type *source, Type *target,
                 unsigned priority, bool contravariant)
{
    InferWalk *w = NEW(c->arena, InferWalk);
    w->c = c;
    w->context = context;
    w->original_target = target;
    w->priority = priority;
    w->reached = ~0u;
    w->contravariant = contravariant;
    infer_between(w, source, target);
}

void infer_from_signature(Checker *c, InferenceContext *context, Signature *source,
                          Signature *target, bool skip_parameters)
{
    InferWalk *w = NEW(c->arena, InferWalk);
    w->c = c;
    w->context = context;
    w->original_target = return_type_of(c, target);
    w->reached = ~0u;
    infer_signatures_between(w, source, target, skip_parameters);
}
