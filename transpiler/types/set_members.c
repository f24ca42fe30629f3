/*
 * Members of unions and intersections: the signatures and index signatures of their parts together.
 */
#include "types/checker.h"

static Signature *union_signature(Checker *c, SignatureVec *found, Type **types, size_t count)
{
    Signature *copy = signature_copy(c, found->items[0]);
    (void)types, (void)count;
    TypeVec returns = {0};
    size_t longest = 0, minimum = 0;
    for (size_t i = 0; i < found->length; i++) {
        vec_push(c->arena, &returns, return_type_of(c, found->items[i]));
        size_t n = found->items[i]->parameter_count;
        longest = n > longest ? n : longest;
        size_t required = min_arguments(c, found->items[i]);
        minimum = required > minimum ? required : minimum;
    }
    copy->parameters = NEW_ARRAY(c->arena, Parameter, longest + 1);
    copy->parameter_count = longest;
    copy->min_arguments = minimum;
    copy->has_rest = false;
    for (size_t k = 0; k < longest; k++) {
        TypeVec parts = {0};
        for (size_t i = 0; i < found->length; i++) {
            Signature *s = found->items[i];
            if (k < parameter_total(c, s) || s->has_rest) {
                bool last_rest = k + 1 == longest && s->has_rest && k + 1 >= s->parameter_count;
                vec_push(c->arena, &parts,
                         last_rest ? parameter_type(c, s, s->parameter_count - 1)
                                   : type_at(c, s, k));
                copy->parameters[k].is_rest |= last_rest;
                if (!copy->parameters[k].name && k < s->parameter_count) {
                    copy->parameters[k].name = s->parameters[k].name;
                    copy->parameters[k].node = s->parameters[k].node;
                }
            }
        }
        copy->parameters[k].type = type_intersection(c, parts.items, parts.length);
        copy->parameters[k].is_optional = k >= minimum;
    }
    copy->has_rest = longest && copy->parameters[longest - 1].is_rest;
    copy->return_type = type_union(c, returns.items, returns.length, REDUCE_SUBTYPE);
    copy->state = 2;
    copy->target = NULL;
    copy->mapper = NULL;
    copy->predicate = NULL;
    return copy;
}

/* A union can be called when its members' signatures go together: identical ones are shared, else
 * a single signature each is combined (parameters intersected, results united). */
static void union_signatures(Checker *c, Type *type, bool construct, SignatureVec *out)
{
    size_t count = type->as.set.count;
    SignatureVec firsts = {0};
    for (size_t i = 0; i < count; i++) {
        Type *part = apparent_type(c, type->as.set.types[i]);
        SignatureVec *signatures = signatures_of(c, part, construct);
        if (!signatures->length) {
            return;
        }
    }
    SignatureVec *lead = signatures_of(c, apparent_type(c, type->as.set.types[0]), construct);
    for (size_t s = 0; s < lead->length; s++) {
        SignatureVec group = {0};
        vec_push(c->arena, &group, lead->items[s]);
        for (size_t i = 1; i < count; i++) {
            SignatureVec *others =
                signatures_of(c, apparent_type(c, type->as.set.types[i]), construct);
            for (size_t k = 0; k < others->length; k++) {
                if (signatures_identical(c, lead->items[s], others->items[k], true)) {
                    vec_push(c->arena, &group, others->items[k]);
                    break;
                }
            }
        }
        if (group.length == count) {
            vec_push(c->arena, out, union_signature(c, &group, type->as.set.types, count));
            if (lead->items[s]->type_parameter_count) {
                out->items[out->length - 1] = lead->items[s];
            }
        }
    }
    if (out->length) {
        return;
    }
    size_t overloaded = 0;
    for (size_t i = 0; i < count; i++) {
        SignatureVec *signatures =
            signatures_of(c, apparent_type(c, type->as.set.types[i]), construct);
        overloaded += signatures->length > 1;
        vec_push(c->arena, &firsts, signatures->items[0]);
    }
    if (overloaded > 1) {
        return;
    }
    size_t alternatives = 1, at = 0;
    for (size_t i = 0; i < count; i++) {
        SignatureVec *signatures =
            signatures_of(c, apparent_type(c, type->as.set.types[i]), construct);
        if (signatures->length > 1) {
            alternatives = signatures->length;
            at = i;
        }
    }
    for (size_t a = 0; a < alternatives; a++) {
        firsts.items[at] =
            signatures_of(c, apparent_type(c, type->as.set.types[at]), construct)->items[a];
        size_t generic = 0;
        for (size_t i = 0; i < firsts.length; i++) {
            generic += firsts.items[i]->type_parameter_count > 0;
        }
        if (!generic) {
            vec_push(c->arena, out, union_signature(c, &firsts, type->as.set.types, count));
        }
    }
}

void resolve_union(Checker *c, Type *type, TypeMembers *members)
{
    union_signatures(c, type, false, &members->calls);
    union_signatures(c, type, true, &members->constructs);
    Type *keys[] = {c->string, c->number};
    for (size_t k = 0; k < 2; k++) {
        TypeVec parts = {0};
        bool is_readonly = false;
        for (size_t i = 0; i < type->as.set.count; i++) {
            IndexInfo *info = applicable_index(c, apparent_type(c, type->as.set.types[i]), keys[k]);
            if (!info) {
                break;
            }
            is_readonly |= info->is_readonly;
            vec_push(c->arena, &parts, info->type);
        }
        if (parts.length == type->as.set.count) {
            IndexInfo info = {keys[k], type_union(c, parts.items, parts.length, REDUCE_LITERAL),
                              is_readonly, NULL};
            vec_push(c->arena, &members->indexes, info);
        }
    }
}

/* `new (...args: any[]) => X`, the type of what a mixin makes of a class. */
static bool is_mixin_constructor(Checker *c, Type *type)
{
    SignatureVec *constructs = signatures_of(c, type, true);
    const Signature *signature = constructs->length == 1 ? constructs->items[0] : NULL;

    if (!signature || signature->type_parameter_count || signature->parameter_count != 1 ||
        !signature->parameters[0].is_rest) {
        return false;
    }
    Type *rest = types_of_parameter(c->program, signature, 0);
    return (rest->flags & TYPE_ANY) || (is_array_type(c, rest) && rest->as.object.arguments[0] == c->any);
}

/* The construct signatures of an intersection: those of mixins are not there themselves, but what
 * they make is part of what the others make. */
static void mix_constructs(Checker *c, Type *type, TypeMembers *members)
{
    size_t count = type->as.set.count, constructors = 0, mixins = 0, first = count;
    Type **parts = NEW_ARRAY(c->arena, Type *, count);
    bool *is_mixin = NEW_ARRAY(c->arena, bool, count);

    for (size_t i = 0; i < count; i++) {
        parts[i] = apparent_type(c, type->as.set.types[i]);
        constructors += signatures_of(c, parts[i], true)->length > 0;
        is_mixin[i] = is_mixin_constructor(c, parts[i]);
        first = is_mixin[i] && first == count ? i : first;
        mixins += is_mixin[i];
    }
    if (mixins > 0 && mixins == constructors) {
        is_mixin[first] = false;
        mixins--;
    }
    for (size_t i = 0; i < count; i++) {
        SignatureVec *constructs = signatures_of(c, parts[i], true);
        for (size_t j = 0; !is_mixin[i] && j < constructs->length; j++) {
            Signature *signature = constructs->items[j];
            TypeVec made = {0};
            for (size_t k = 0; mixins > 0 && k < count; k++) {
                if (k == i) {
                    vec_push(c->arena, &made, return_type_of(c, signature));
                } else if (is_mixin[k]) {
                    vec_push(c->arena, &made,
                             return_type_of(c, signatures_of(c, parts[k], true)->items[0]));
                }
            }
            if (mixins > 0) {
                signature = signature_copy(c, signature);
                signature->return_type = type_intersection(c, made.items, made.length);
                signature->state |= 2;
            }
            vec_push(c->arena, &members->constructs, signature);
        }
    }
}

void resolve_intersection(Checker *c, Type *type, TypeMembers *members)
{
    mix_constructs(c, type, members);
    for (size_t i = 0; i < type->as.set.count; i++) {
        Type *part = apparent_type(c, type->as.set.types[i]);
        SignatureVec *calls = signatures_of(c, part, false);
        vec_append(c->arena, &members->calls, calls);
        TypeMembers *from =
            part->flags & (TYPE_OBJECT | TYPE_INTERSECTION) ? members_of(c, part) : NULL;
        for (size_t k = 0; from && k < from->indexes.length; k++) {
            IndexInfo *known = NULL;
            for (size_t m = 0; m < members->indexes.length; m++) {
                if (members->indexes.items[m].key == from->indexes.items[k].key) {
                    known = &members->indexes.items[m];
                }
            }
            if (known) {
                known->type = type_intersection2(c, known->type, from->indexes.items[k].type);
                known->is_readonly &= from->indexes.items[k].is_readonly;
            } else {
                vec_push(c->arena, &members->indexes, from->indexes.items[k]);
            }
        }
    }
}
