/*
 * Derivation between classes and interfaces, `this` arguments, and small predicates on object
 * types.
 */
#include "types/checker.h"

/* ---- classes ---- */

bool derives_from(Checker *c, Type *type, Type *base)
{
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!derives_from(c, type->as.set.types[i], base)) {
                return false;
            }
        }
        return true;
    }
    if (base->flags & TYPE_UNION) {
        for (size_t i = 0; i < base->as.set.count; i++) {
            if (derives_from(c, type, base->as.set.types[i])) {
                return true;
            }
        }
        return false;
    }
    if (type->flags & TYPE_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (derives_from(c, type->as.set.types[i], base)) {
                return true;
            }
        }
        return false;
    }
    if (type->flags & TYPE_INSTANTIABLE) {
        Type *constraint = base_constraint(c, type);
        return derives_from(c, constraint ? constraint : c->unknown, base);
    }
    if (base == c->g_object) {
        return type->flags & (TYPE_OBJECT | TYPE_NON_PRIMITIVE);
    }
    if (base == c->g_function) {
        return type == base || is_function_object(c, type);
    }
    if (!(type->flags & TYPE_OBJECT) || !(base->flags & TYPE_OBJECT)) {
        return false;
    }
    Type *base_target = base->object_flags & OBJECT_REFERENCE ? base->as.object.target : base;
    Type *own = type->object_flags & OBJECT_REFERENCE ? type->as.object.target : type;
    if (own == base_target) {
        return true;
    }
    if (is_array_type(c, base) && !is_mutable_array(c, base)) {
        return is_array_or_tuple(c, type);
    }
    if (is_tuple_type(type)) {
        return is_array_type(c, base);
    }
    if (!(own->object_flags & OBJECT_CLASS_OR_INTERFACE)) {
        return false;
    }
    TypeVec bases = {0};
    base_types_of(c, own, &bases);
    for (size_t i = 0; i < bases.length; i++) {
        if (derives_from(c, bases.items[i], base)) {
            return true;
        }
    }
    return false;
}

Type *type_with_this(Checker *c, Type *type, Type *this_argument)
{
    if (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_REFERENCE &&
        !(type->as.object.target->object_flags & OBJECT_TUPLE)) {
        Type *target = type->as.object.target;
        size_t n = target->as.object.parameter_count;
        if (type->as.object.argument_count == n && target->as.object.this_type) {
            Type **arguments = NEW_ARRAY(c->arena, Type *, n + 1);
            if (n) {
                memcpy(arguments, type->as.object.arguments, n * sizeof *arguments);
            }
            arguments[n] = this_argument;
            return type_reference(c, target, arguments, n + 1);
        }
        return type;
    }
    if (type->flags & TYPE_INTERSECTION) {
        TypeVec parts = {0};
        for (size_t i = 0; i < type->as.set.count; i++) {
            vec_push(c->arena, &parts, type_with_this(c, type->as.set.types[i], this_argument));
        }
        return type_intersection(c, parts.items, parts.length);
    }
    return type;
}

/* ---- small predicates ---- */

bool is_empty_object_type(Checker *c, Type *type)
{
    if (type->flags & TYPE_OBJECT) {
        if (type->object_flags & OBJECT_MAPPED && is_generic_object(c, type)) {
            return false;
        }
        if (type->object_flags & OBJECT_ANONYMOUS && anonymous_info(type) &&
            anonymous_info(type)->kind != ANONYMOUS_MEMBERS) {
            return false;
        }
        TypeMembers *members = members_of(c, type);
        return !members->resolving && !members->list.length && !members->calls.length &&
               !members->constructs.length && !members->indexes.length;
    }
    if (type->flags & TYPE_NON_PRIMITIVE) {
        return true;
    }
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (is_empty_object_type(c, type->as.set.types[i])) {
                return true;
            }
        }
        return false;
    }
    if (type->flags & TYPE_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!is_empty_object_type(c, type->as.set.types[i])) {
                return false;
            }
        }
        return true;
    }
    return false;
}

bool is_weak_type(Checker *c, Type *type)
{
    if (type->flags & TYPE_OBJECT) {
        TypeMembers *members = members_of(c, type);
        if (members->calls.length || members->constructs.length || members->indexes.length ||
            !members->list.length) {
            return false;
        }
        for (size_t i = 0; i < members->list.length; i++) {
            if (!members->list.items[i]->is_optional) {
                return false;
            }
        }
        return true;
    }
    if (type->flags & TYPE_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!is_weak_type(c, type->as.set.types[i])) {
                return false;
            }
        }
        return true;
    }
    return false;
}

Signature *single_call_signature(Checker *c, Type *type)
{
    if (!(type->flags & TYPE_OBJECT)) {
        return NULL;
    }
    TypeMembers *members = members_of(c, type);
    return members->calls.length == 1 && !members->constructs.length && !members->list.length &&
                   !members->indexes.length
               ? members->calls.items[0]
               : NULL;
}

Signature **types_call_signatures(Program *program, Type *type, size_t *count)
{
    Checker *c = checker_of(program);
    SignatureVec *list = signatures_of(c, reduced_type(c, apparent_type(c, type)), false);
    *count = list->length;
    return list->items;
}

Signature **types_construct_signatures(Program *program, Type *type, size_t *count)
{
    Checker *c = checker_of(program);
    SignatureVec *list = signatures_of(c, reduced_type(c, apparent_type(c, type)), true);
    *count = list->length;
    return list->items;
}

bool types_is_function(Program *program, Type *type)
{
    size_t count;
    types_call_signatures(program, type, &count);
    return count > 0;
}
