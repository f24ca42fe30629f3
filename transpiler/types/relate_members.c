/*
 * Relations between object types: properties, tuples, index signatures; references by the
 * variances of their parameters first.
 */
#include "types/relate.h"

/* ---- members ---- */

static bool property_pair(Rel *r, Type *target, Property *s, Property *t)
{
    Checker *c = r->c;
    if (t->is_private || s->is_private) {
        AstNode *a = s->declaration_count ? s->declarations[0] : NULL;
        AstNode *b = t->declaration_count ? t->declarations[0] : NULL;
        if (a != b) {
            return false;
        }
    }
    if (r->relation != RELATION_COMPARABLE && s->is_optional && !t->is_optional &&
        !(t->target && false)) {
        return false;
    }
    Type *source_type = type_of_property(c, s), *target_type = type_of_property(c, t);
    (void)target;
    if (r->relation == RELATION_STRICT_SUBTYPE && s->is_readonly && !t->is_readonly) {
        return false;
    }
    return relate(r, source_type, target_type);
}

static bool relate_properties(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    PropertyVec wanted = {0};
    if (is_tuple_type(target) && (is_tuple_type(source) || is_array_type(c, source))) {
        return tuple_related(r, source, target);
    }
    properties_of(c, target, &wanted);
    if (r->relation == RELATION_IDENTITY) {
        PropertyVec own = {0};
        properties_of(c, source, &own);
        if (own.length != wanted.length) {
            return false;
        }
    }
    /* A missing property decides fast. */
    for (size_t i = 0; i < wanted.length; i++) {
        Property *t = wanted.items[i];
        if (!t->is_optional || r->relation == RELATION_IDENTITY) {
            if (!property_of(c, source, t->name)) {
                return false;
            }
        }
    }
    /* An object literal's own type takes no further properties. */
    if (target->flags & TYPE_OBJECT && target->object_flags & OBJECT_LITERAL &&
        r->relation != RELATION_IDENTITY) {
        PropertyVec own = {0};
        properties_of(c, source, &own);
        for (size_t i = 0; i < own.length; i++) {
            if (!property_of_object(c, target, own.items[i]->name) &&
                !(type_of_property(c, own.items[i])->flags & TYPE_UNDEFINED)) {
                return false;
            }
        }
    }
    bool in_tuple = is_tuple_type(target);
    for (size_t i = 0; i < wanted.length; i++) {
        Property *t = wanted.items[i];
        if (t->name == c->n_prototype ||
            (in_tuple && !is_numeric_name(t->name) && t->name != c->n_length && false)) {
            continue;
        }
        Property *s = t->is_optional ? property_of_object(c, source, t->name)
                                     : property_of(c, source, t->name);
        if (!s) {
            continue;
        }
        if (s == t) {
            continue;
        }
        if (!property_pair(r, target, s, t)) {
            return false;
        }
        if (r->relation == RELATION_IDENTITY &&
            (s->is_optional != t->is_optional || s->is_readonly != t->is_readonly)) {
            return false;
        }
    }
    if (r->relation == RELATION_STRICT_SUBTYPE && is_empty_object_type(c, target) &&
        source->flags & TYPE_OBJECT && source->object_flags & OBJECT_FRESH &&
        !is_empty_object_type(c, source)) {
        return true;
    }
    return true;
}

bool tuple_related(void *state, Type *source, Type *target)
{
    Rel *r = state;
    Checker *c = r->c;
    TupleShape *t = tuple_shape(target);
    if (!is_tuple_type(source)) {
        if (r->relation == RELATION_IDENTITY) {
            return false;
        }
        for (size_t i = 0; i < t->length; i++) {
            if (t->flags[i] & ELEMENT_REQUIRED) {
                return false;
            }
        }
        if (!t->has_rest || (!t->is_readonly && !is_mutable_array(c, source))) {
            return false;
        }
        Type *element = array_element(c, source);
        for (size_t i = 0; i < t->length; i++) {
            Type *want = target->as.object.arguments[i];
            if (t->flags[i] & ELEMENT_VARIADIC) {
                want = indexed_access(c, want, c->number, false);
            }
            if (!relate(r, element, want)) {
                return false;
            }
        }
        return true;
    }
    TupleShape *s = tuple_shape(source);
    if (s->is_readonly && !t->is_readonly) {
        return false;
    }
    size_t s_min = 0, t_min = 0;
    for (size_t i = 0; i < s->length; i++) {
        s_min += (s->flags[i] & (ELEMENT_REQUIRED)) != 0;
    }
    for (size_t i = 0; i < t->length; i++) {
        t_min += (t->flags[i] & (ELEMENT_REQUIRED)) != 0;
    }
    if (!t->has_rest && (s->has_rest || s->length > t->length)) {
        return false;
    }
    if (s_min < t_min && !s->has_rest) {
        return false;
    }
    if (s_min < t_min) {
        return false;
    }
    if (r->relation == RELATION_IDENTITY &&
        (s->length != t->length || s_min != t_min || s->has_rest != t->has_rest)) {
        return false;
    }
    /* Elements before the target's rest pair up; those after it pair up from the end. */
    size_t rest_at = t->length, tail = 0;
    for (size_t i = 0; i < t->length; i++) {
        if (t->flags[i] & (ELEMENT_REST | ELEMENT_VARIADIC)) {
            rest_at = i;
            tail = t->length - 1 - i;
            break;
        }
    }
    for (size_t i = 0; i < s->length; i++) {
        size_t at = i < rest_at ? i : i + tail >= s->length ? t->length - (s->length - i) : rest_at;
        if (rest_at == t->length) {
            at = i;
        }
        if (at >= t->length) {
            return false;
        }
        Type *have = source->as.object.arguments[i], *want = target->as.object.arguments[at];
        if (s->flags[i] & ELEMENT_REST && t->flags[at] & (ELEMENT_REQUIRED)) {
            return false;
        }
        if (t->flags[at] & ELEMENT_VARIADIC && !(s->flags[i] & ELEMENT_VARIADIC)) {
            want =
                want->flags & TYPE_INSTANTIABLE ? want : indexed_access(c, want, c->number, false);
            if (want->flags & TYPE_INSTANTIABLE) {
                return false;
            }
        } else if (s->flags[i] & ELEMENT_VARIADIC && !(t->flags[at] & ELEMENT_VARIADIC)) {
            have = indexed_access(c, have, c->number, false);
        }
        if (s->flags[i] & ELEMENT_OPTIONAL && t->flags[at] & ELEMENT_REQUIRED) {
            return false;
        }
        if (t->flags[at] & ELEMENT_OPTIONAL) {
            want = type_optional(c, want);
        }
        if (!relate(r, have, want)) {
            return false;
        }
    }
    return true;
}

static bool has_implicit_index(Checker *c, Type *type)
{
    if (type->flags & TYPE_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!has_implicit_index(c, type->as.set.types[i])) {
                return false;
            }
        }
        return true;
    }
    if (!(type->flags & TYPE_OBJECT)) {
        return false;
    }
    if (type->object_flags & OBJECT_CLASS_OR_INTERFACE ||
        (type->object_flags & OBJECT_REFERENCE &&
         type->as.object.target->object_flags & OBJECT_CLASS_OR_INTERFACE)) {
        return false;
    }
    return type != c->empty_object && !anonymous_is(type, ANONYMOUS_CLASS) &&
           !signatures_of(c, type, false)->length;
}

static bool relate_indexes(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    TypeMembers *members = members_of(c, target);
    TypeMembers *own =
        source->flags & (TYPE_OBJECT | TYPE_INTERSECTION) ? members_of(c, source) : NULL;
    if (r->relation == RELATION_IDENTITY) {
        if (!own || own->indexes.length != members->indexes.length) {
            return false;
        }
    }
    for (size_t i = 0; i < members->indexes.length; i++) {
        IndexInfo *t = &members->indexes.items[i];
        if (r->relation != RELATION_IDENTITY && r->relation != RELATION_STRICT_SUBTYPE &&
            t->type->flags & TYPE_ANY && t->key == c->string) {
            continue;
        }
        if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED &&
            is_generic_object(c, source)) {
            if (t->key == c->string && relate(r, mapped_template(c, source), t->type)) {
                continue;
            }
            return false;
        }
        IndexInfo *s = r->relation == RELATION_IDENTITY ? index_info(c, source, t->key)
                                                        : applicable_index(c, source, t->key);
        if (s) {
            if (!relate(r, s->type, t->type)) {
                return false;
            }
            continue;
        }
        if (r->relation == RELATION_IDENTITY || !has_implicit_index(c, source) ||
            (r->relation == RELATION_STRICT_SUBTYPE && !(source->object_flags & OBJECT_FRESH))) {
            return false;
        }
        PropertyVec properties = {0};
        properties_of(c, source, &properties);
        for (size_t k = 0; k < properties.length; k++) {
            Type *key = key_type_of_name(c, properties.items[k]);
            bool applies = is_assignable(c, key, t->key) ||
                           (t->key == c->string && key->flags & TYPE_NUMBER_LIKE) ||
                           (t->key == c->number && is_numeric_name(properties.items[k]->name));
            if (!applies) {
                continue;
            }
            Type *type = type_of_property(c, properties.items[k]);
            if (properties.items[k]->is_optional && !type_has(t->type, TYPE_UNDEFINED)) {
                type = type_with_facts(c, type, FACT_NE_UNDEFINED);
            }
            if (!relate(r, type, t->type)) {
                return false;
            }
        }
        for (size_t k = 0; own && k < own->indexes.length; k++) {
            if (is_assignable(c, own->indexes.items[k].key, t->key) &&
                !relate(r, own->indexes.items[k].type, t->type)) {
                return false;
            }
        }
    }
    return true;
}

/* ---- references: by variance, then structurally ---- */

static int arguments_related(Rel *r, Type **s, Type **t, size_t n, int *variances)
{
    bool all = true, unsure = false;
    for (size_t i = 0; i < n; i++) {
        int v = variances ? variances[i] : VARIANCE_CO;
        bool ok;
        if (r->relation == RELATION_IDENTITY) {
            ok = relate(r, s[i], t[i]);
        } else if (v == VARIANCE_INDEPENDENT) {
            unsure = true;
            continue;
        } else if (v == VARIANCE_CO) {
            ok = relate(r, s[i], t[i]);
        } else if (v == VARIANCE_CONTRA) {
            ok = relate(r, t[i], s[i]);
        } else if (v == VARIANCE_BI) {
            ok = relate(r, t[i], s[i]) || relate(r, s[i], t[i]);
        } else {
            ok = relate(r, s[i], t[i]) && relate(r, t[i], s[i]);
        }
        all &= ok;
    }
    (void)unsure;
    return all ? RESULT_YES : RESULT_NO;
}

static int reference_related(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    if (!(source->flags & TYPE_OBJECT) || !(target->flags & TYPE_OBJECT) ||
        !(source->object_flags & OBJECT_REFERENCE) || !(target->object_flags & OBJECT_REFERENCE) ||
        source->as.object.target != target->as.object.target || is_tuple_type(source)) {
        return RESULT_NONE;
    }
    Type *generic = source->as.object.target;
    size_t n = generic->as.object.parameter_count;
    size_t with_this = source->as.object.argument_count < target->as.object.argument_count
                           ? source->as.object.argument_count
                           : target->as.object.argument_count;
    if (with_this < n) {
        return RESULT_NONE;
    }
    int *variances = variances_of(c, generic);
    if (!variances) {
        return RESULT_YES; /* being computed: assume */
    }
    int result = arguments_related(r, source->as.object.arguments, target->as.object.arguments, n,
                                   variances);
    if (result == RESULT_NO && r->relation != RELATION_IDENTITY) {
        for (size_t i = 0; i < n; i++) {
            if (variances[i] == VARIANCE_INDEPENDENT || variances[i] & 8) {
                return RESULT_NONE;
            }
        }
        bool methods_only = true; /* an invariant answer may still hold structurally for `any` */
        for (size_t i = 0; i < n; i++) {
            methods_only &= !(source->as.object.arguments[i]->flags & TYPE_ANY);
        }
        return methods_only ? RESULT_NO : RESULT_NONE;
    }
    return result;
}

static bool array_like_related(Rel *r, Type *source, Type *target, bool *decided)
{
    Checker *c = r->c;
    *decided = true;
    if (is_array_type(c, target) && is_array_or_tuple(c, source)) {
        bool target_readonly = !is_mutable_array(c, target);
        bool source_readonly =
            is_tuple_type(source) ? tuple_shape(source)->is_readonly : !is_mutable_array(c, source);
        if (r->relation == RELATION_IDENTITY &&
            (is_tuple_type(source) || target_readonly != source_readonly)) {
            return false;
        }
        if (source_readonly && !target_readonly) {
            return false;
        }
        if (r->relation == RELATION_STRICT_SUBTYPE && !source_readonly && target_readonly) {
            /* T[] is a strict subtype of readonly T[] */
        }
        Type *element = array_element(c, source);
        return element->flags & TYPE_ANY && r->relation != RELATION_STRICT_SUBTYPE
                   ? true
                   : relate(r, element, target->as.object.arguments[0]);
    }
    *decided = false;
    return false;
}

bool relate_objects(Rel *r, Type *source, Type *target)
{
    bool decided;
    bool arrays = array_like_related(r, source, target, &decided);
    if (decided) {
        return arrays;
    }
    int by_reference = reference_related(r, source, target);
    if (by_reference != RESULT_NONE) {
        return by_reference == RESULT_YES;
    }
    Checker *c = r->c;
    if (source->alias && source->alias == target->alias && source->alias_argument_count &&
        source->alias_argument_count == target->alias_argument_count &&
        r->relation != RELATION_IDENTITY) {
        int *variances = alias_variances_of(c, source->alias);
        if (!variances) {
            return true;
        }
        int result = arguments_related(r, source->alias_arguments, target->alias_arguments,
                                       source->alias_argument_count, variances);
        if (result == RESULT_YES) {
            return true;
        }
    }
    if (target->flags & TYPE_OBJECT && target->object_flags & OBJECT_MAPPED &&
        is_generic_object(c, target)) {
        if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED &&
            is_generic_object(c, source)) {
            return mapped_related(r, source, target);
        }
        return mapped_modifiers(target) & MAPPED_ADD_OPTIONAL && is_empty_object_type(c, source);
    }
    if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED &&
        is_generic_object(c, source) && r->relation == RELATION_IDENTITY) {
        return false;
    }
    if ((r->relation == RELATION_SUBTYPE || r->relation == RELATION_STRICT_SUBTYPE) &&
        is_empty_object_type(c, target) && target->flags & TYPE_OBJECT &&
        target->object_flags & OBJECT_FRESH && !is_empty_object_type(c, source)) {
        return false;
    }
    return relate_properties(r, source, target) &&
           relate_signature_lists(r, source, target, false) &&
           relate_signature_lists(r, source, target, true) && relate_indexes(r, source, target);
}

bool mapped_related(void *state, Type *source, Type *target)
{
    Rel *r = state;
    Checker *c = r->c;
    if (mapped_modifiers(source) != mapped_modifiers(target) && r->relation == RELATION_IDENTITY) {
        return false;
    }
    if (!relate(r, mapped_constraint(c, target), mapped_constraint(c, source))) {
        return false;
    }
    TypeMapper *mapper = mapper_one(c, mapped_parameter(c, source), mapped_parameter(c, target));
    return relate(r, instantiate(c, mapped_template(c, source), mapper),
                  mapped_template(c, target));
}
