/*
 * Relations with types that are still generic: type parameters, keyof, T[K], conditional and
 * mapped types, through their constraints where nothing better is known.
 */
#include "types/relate.h"

/* ---- generic types ---- */

static int generic_target(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    if (target->flags & TYPE_PARAM) {
        if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED &&
            !mapped_name_type(c, source) &&
            relate(r, type_index(c, target), mapped_constraint(c, source)) &&
            !(mapped_modifiers(source) & MAPPED_ADD_OPTIONAL)) {
            Type *access = indexed_access(c, target, mapped_parameter(c, source), false);
            return relate(r, mapped_template(c, source), access) ? RESULT_YES : RESULT_NO;
        }
        return RESULT_NONE;
    }
    if (target->flags & TYPE_INDEX) {
        if (source->flags & TYPE_INDEX && relate(r, target->as.index.type, source->as.index.type)) {
            return RESULT_YES;
        }
        Type *constraint = constraint_of(c, target->as.index.type);
        if (constraint && constraint->flags & (TYPE_OBJECT | TYPE_INTERSECTION | TYPE_UNION)) {
            return relate(r, source, type_index(c, constraint)) ? RESULT_YES : RESULT_NONE;
        }
        return RESULT_NONE;
    }
    if (target->flags & TYPE_INDEXED_ACCESS) {
        if (source->flags & TYPE_INDEXED_ACCESS &&
            relate(r, source->as.access.object, target->as.access.object) &&
            relate(r, source->as.access.index, target->as.access.index)) {
            return RESULT_YES;
        }
        if (r->relation == RELATION_ASSIGNABLE || r->relation == RELATION_COMPARABLE) {
            Type *object = target->as.access.object, *index = target->as.access.index;
            Type *base_object = base_constraint(c, object);
            Type *base_index = base_constraint(c, index);
            base_object = base_object ? base_object : object;
            base_index = base_index ? base_index : index;
            if (!is_generic_object(c, base_object) && !is_generic_index(c, base_index)) {
                Type *t = indexed_access_or_null(c, base_object, base_index, base_object != object);
                if (t && !(base_object != object && t->flags & TYPE_INTERSECTION && false) &&
                    base_index == index && relate(r, source, t)) {
                    return RESULT_YES;
                }
            }
        }
        return RESULT_NONE;
    }
    if (target->flags & TYPE_CONDITIONAL) {
        ConditionalRoot *root = target->as.conditional.root;
        if (!root->infer_count && !root->is_distributive) {
            return relate(r, source, conditional_branch(c, target, true)) &&
                           relate(r, source, conditional_branch(c, target, false))
                       ? RESULT_YES
                       : RESULT_NONE;
        }
        return RESULT_NONE;
    }
    if (target->flags & TYPE_TEMPLATE_LITERAL) {
        if (source->flags & TYPE_TEMPLATE_LITERAL &&
            source->as.template.count == target->as.template.count) {
            bool same = true;
            for (size_t i = 0; i <= source->as.template.count && same; i++) {
                same = source->as.template.texts[i] == target->as.template.texts[i] &&
                       (i == source->as.template.count ||
                        relate(r, source->as.template.types[i], target->as.template.types[i]));
            }
            if (same) {
                return RESULT_YES;
            }
        }
        return source->flags & (TYPE_STRING_LITERAL | TYPE_TEMPLATE_LITERAL) &&
                       template_matches(c, source, target)
                   ? RESULT_YES
                   : RESULT_NONE;
    }
    if (target->flags & TYPE_STRING_MAPPING && source->flags & TYPE_STRING_LITERAL) {
        return type_string_mapping(c, target->symbol, source) == type_regular(source) &&
                       relate(r, source, target->as.mapping.type)
                   ? RESULT_YES
                   : RESULT_NONE;
    }
    return RESULT_NONE;
}

/* T extends U ? T : F: where T is given back, it is a U as well. */
static bool checked_branch_is_related(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    Type *check = source->as.conditional.check;

    return conditional_branch(c, source, true) == check &&
           (relate(r, check, target) || relate(r, source->as.conditional.extends, target)) &&
           relate(r, conditional_branch(c, source, false), target);
}

static bool generic_source(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    if (source->flags & TYPE_CONDITIONAL && target->flags & TYPE_CONDITIONAL) {
        ConditionalRoot *a = source->as.conditional.root, *b = target->as.conditional.root;
        if (a->node == b->node ||
            is_identical(c, source->as.conditional.extends, target->as.conditional.extends)) {
            if (is_identical(c, source->as.conditional.check, target->as.conditional.check) &&
                relate(r, conditional_branch(c, source, true),
                       conditional_branch(c, target, true)) &&
                relate(r, conditional_branch(c, source, false),
                       conditional_branch(c, target, false))) {
                return true;
            }
        }
    }
    if (source->flags & TYPE_INDEXED_ACCESS && target->flags & TYPE_INDEXED_ACCESS &&
        is_identical(c, source->as.access.object, target->as.access.object) &&
        is_identical(c, source->as.access.index, target->as.access.index)) {
        return true;
    }
    if (source->alias && source->alias_argument_count == 1 &&
        strcmp(source->alias->name, "Awaited") == 0) {
        /* Awaited<T> of a T that may be a promise counts as T: it is one only for promises. */
        return relate(r, source->alias_arguments[0], target);
    }
    Type *constraint = constraint_of(c, source);
    if (source->flags & TYPE_INDEX) {
        return relate(r, c->key_type, target);
    }
    if (!constraint || constraint->flags & TYPE_ANY) {
        return source->flags & TYPE_PARAM && constraint
                   ? true
                   : relate(r, c->empty_object, target) && !(target->flags & TYPE_OBJECT);
    }
    if (source->flags & TYPE_PARAM && constraint == source) {
        return false;
    }
    if (source->flags & TYPE_CONDITIONAL && (relate(r, conditional_branches(c, source), target) ||
                                             checked_branch_is_related(r, source, target))) {
        return true;
    }
    return relate(r, constraint, target) ||
           (source->flags & TYPE_PARAM && relate(r, type_with_this(c, constraint, source), target));
}

bool relate_inner(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    if (r->relation == RELATION_IDENTITY) {
        if ((source->flags & ~(unsigned)0) != (target->flags & ~(unsigned)0)) {
            return false;
        }
        if (source->flags & TYPE_UNION_OR_INTERSECTION) {
            return sets_identical(r, source, target);
        }
        if (source->flags & TYPE_INDEX) {
            return relate(r, source->as.index.type, target->as.index.type);
        }
        if (source->flags & TYPE_INDEXED_ACCESS) {
            return relate(r, source->as.access.object, target->as.access.object) &&
                   relate(r, source->as.access.index, target->as.access.index);
        }
        if (source->flags & TYPE_CONDITIONAL) {
            return source->as.conditional.root->node == target->as.conditional.root->node
                       ? relate(r, source->as.conditional.check, target->as.conditional.check) &&
                             relate(r, source->as.conditional.extends,
                                    target->as.conditional.extends) &&
                             relate(r, conditional_branch(c, source, true),
                                    conditional_branch(c, target, true))
                       : relate(r, source->as.conditional.check, target->as.conditional.check) &&
                             relate(r, source->as.conditional.extends,
                                    target->as.conditional.extends) &&
                             relate(r, conditional_branch(c, source, true),
                                    conditional_branch(c, target, true)) &&
                             relate(r, conditional_branch(c, source, false),
                                    conditional_branch(c, target, false));
        }
        if (source->flags & TYPE_TEMPLATE_LITERAL) {
            return source->as.template.count == target->as.template.count &&
                   lists_identical(r, source->as.template.types, target->as.template.types,
                                   source->as.template.count) &&
                   memcmp(source->as.template.texts, target->as.template.texts,
                          (source->as.template.count + 1) * sizeof(char *)) == 0;
        }
        if (!(source->flags & TYPE_OBJECT)) {
            return false;
        }
        if (is_tuple_type(source) != is_tuple_type(target)) {
            return false;
        }
        return relate_objects(r, source, target);
    }
    if (target->flags & (TYPE_PARAM | TYPE_INDEX | TYPE_INDEXED_ACCESS | TYPE_CONDITIONAL |
                         TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) {
        int result = generic_target(r, source, target);
        if (result != RESULT_NONE) {
            return result == RESULT_YES;
        }
    } else if (target->flags & TYPE_OBJECT && target->object_flags & OBJECT_MAPPED &&
               is_generic_object(c, target) && r->relation != RELATION_IDENTITY &&
               generic_mapped_target(r, source, target)) {
        return true;
    }
    if (source->flags & TYPE_INSTANTIABLE) {
        if (source->flags & (TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) {
            return !(target->flags & TYPE_OBJECT)
                       ? relate(r, c->string, target)
                       : relate(r, c->g_string ? c->g_string : c->string, target);
        }
        return generic_source(r, source, target);
    }
    if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED &&
        is_generic_object(c, source) && target->flags & TYPE_OBJECT) {
        if (is_empty_object_type(c, target)) {
            return true;
        }
        if (target->object_flags & OBJECT_MAPPED && is_generic_object(c, target)) {
            return mapped_related(r, source, target);
        }
    }
    bool source_primitive = !(source->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION));
    if (r->relation != RELATION_COMPARABLE || true) {
        source = source_primitive ? apparent_type(c, source) : source;
    }
    if (source->flags & (TYPE_OBJECT | TYPE_INTERSECTION) && target->flags & TYPE_OBJECT) {
        return relate_objects(r, source, target);
    }
    return false;
}

bool generic_mapped_target(void *state, Type *source, Type *target)
{
    Rel *r = state;
    Checker *c = r->c;
    if (mapped_name_type(c, target)) {
        return false;
    }
    unsigned modifiers = mapped_modifiers(target);
    if (modifiers & MAPPED_DROP_OPTIONAL) {
        return false;
    }
    Type *constraint = mapped_constraint(c, target);
    Type *keys = type_index(c, source);
    bool fits = modifiers & MAPPED_ADD_OPTIONAL
                    ? !(type_intersection2(c, constraint, keys)->flags & TYPE_NEVER)
                    : relate(r, constraint, keys);
    if (!fits) {
        return false;
    }
    Type *access = indexed_access_or_null(c, source, mapped_parameter(c, target), false);
    return access && relate(r, access, mapped_template(c, target));
}
