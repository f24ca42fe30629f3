/*
 * Constraints of generic types and what a generic type counts as.
 */
#include "types/checker.h"

/* ---- constraints ---- */

Type *constraint_of(Checker *c, Type *type)
{
    if (type->flags & TYPE_PARAM) {
        if (type->as.param.constraint) {
            return type->as.param.constraint == c->circular ? NULL : type->as.param.constraint;
        }
        Type *constraint = NULL;
        if (!resolution_push(c, type, RESOLVE_CONSTRAINT)) {
            return NULL;
        }
        if (type->as.param.target) {
            Type *base = constraint_of(c, type->as.param.target);
            constraint = base ? instantiate(c, base, type->as.param.mapper) : NULL;
        } else if (type->as.param.declaration) {
            AstNode *node = type->as.param.declaration;
            if (node->type_parameter.constraint) {
                constraint = type_from_node(c, node->type_parameter.constraint);
                if (node->parent && node->parent->kind == AST_MAPPED_TYPE &&
                    constraint->flags & TYPE_ANY) {
                    constraint = c->key_type;
                }
            } else if (node->parent && node->parent->kind == AST_INFER_TYPE) {
                constraint = NULL;
            }
        }
        if (!resolution_pop(c) || constraint == type) {
            constraint = NULL;
        }
        type->as.param.constraint = constraint ? constraint : c->circular;
        return constraint;
    }
    if (type->flags & TYPE_INDEXED_ACCESS) {
        Type *index = type->as.access.index, *object = type->as.access.object;
        if (object->flags & TYPE_OBJECT && object->object_flags & OBJECT_MAPPED &&
            !mapped_name_type(c, object)) {
            return instantiate(c, mapped_template(c, object),
                               mapper_one(c, mapped_parameter(c, object), index));
        }
        Type *index_constraint = index->flags & TYPE_INSTANTIABLE ? constraint_of(c, index) : NULL;
        if (index_constraint && index_constraint != index) {
            Type *access = indexed_access_or_null(c, object, index_constraint, false);
            if (access) {
                return access;
            }
        }
        Type *object_constraint = object->flags & (TYPE_INSTANTIABLE | TYPE_INTERSECTION)
                                      ? constraint_of(c, object)
                                      : NULL;
        return object_constraint && object_constraint != object
                   ? indexed_access_or_null(c, object_constraint, index, false)
                   : NULL;
    }
    if (type->flags & TYPE_CONDITIONAL) {
        return conditional_constraint(c, type);
    }
    if (type->flags & TYPE_INDEX) {
        return c->key_type;
    }
    if (type->flags & (TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) {
        return c->string;
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        return base_constraint(c, type);
    }
    return NULL;
}

static Type *compute_base(Checker *c, Type *type, int depth)
{
    if (depth > 50) {
        return NULL;
    }
    if (type->flags & TYPE_PARAM) {
        Type *constraint = constraint_of(c, type);
        return !constraint || constraint == type ? constraint
                                                 : compute_base(c, constraint, depth + 1);
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        TypeVec parts = {0};
        bool changed = false;
        for (size_t i = 0; i < type->as.set.count; i++) {
            Type *base = compute_base(c, type->as.set.types[i], depth + 1);
            if (base) {
                changed |= base != type->as.set.types[i];
                vec_push(c->arena, &parts, base);
            } else {
                changed = true;
                if (type->flags & TYPE_UNION) {
                    return NULL;
                }
            }
        }
        if (!changed) {
            return type;
        }
        if (!parts.length) {
            return NULL;
        }
        return type->flags & TYPE_UNION ? type_union(c, parts.items, parts.length, REDUCE_LITERAL)
                                        : type_intersection(c, parts.items, parts.length);
    }
    if (type->flags & TYPE_INDEX) {
        return c->key_type;
    }
    if (type->flags & TYPE_STRING_MAPPING || type->flags & TYPE_TEMPLATE_LITERAL) {
        return type->flags & TYPE_TEMPLATE_LITERAL && !is_generic_index(c, type) ? type : c->string;
    }
    if (type->flags & TYPE_INDEXED_ACCESS) {
        Type *mapped = type->as.access.object;
        if (mapped->flags & TYPE_OBJECT && mapped->object_flags & OBJECT_MAPPED &&
            !mapped_name_type(c, mapped)) {
            Type *constraint = constraint_of(c, type);
            return constraint && constraint != type ? compute_base(c, constraint, depth + 1) : NULL;
        }
        Type *object = compute_base(c, type->as.access.object, depth + 1);
        Type *index = compute_base(c, type->as.access.index, depth + 1);
        Type *access = NULL;
        if (object && index &&
            (object != type->as.access.object || index != type->as.access.index)) {
            access = indexed_access_or_null(c, object, index, false);
        } else {
            Type *constraint = constraint_of(c, type);
            access = constraint != type ? constraint : NULL;
        }
        return access && access != type ? compute_base(c, access, depth + 1) : NULL;
    }
    if (type->flags & TYPE_CONDITIONAL) {
        Type *constraint = conditional_constraint(c, type);
        return constraint && constraint != type ? compute_base(c, constraint, depth + 1) : NULL;
    }
    return type;
}

Type *base_constraint(Checker *c, Type *type)
{
    if (type->flags & (TYPE_INSTANTIABLE | TYPE_UNION_OR_INTERSECTION)) {
        return compute_base(c, type, 0);
    }
    return type->flags & TYPE_INDEX ? c->key_type : type;
}

Type *types_constraint(Program *program, Type *type)
{
    Checker *c = checker_of(program);
    return type->flags & TYPE_INSTANTIABLE ? base_constraint(c, type) : NULL;
}

Type *types_declared_constraint(Program *program, Type *parameter)
{
    return constraint_of(checker_of(program), parameter);
}

Type *default_of_param(Checker *c, Type *param)
{
    if (param->as.param.target) {
        Type *base = default_of_param(c, param->as.param.target);
        return base ? instantiate(c, base, param->as.param.mapper) : NULL;
    }
    AstNode *node = param->as.param.declaration;
    if (!node || node->kind != AST_TYPE_PARAMETER || !node->type_parameter.default_type ||
        !resolution_push(c, node, RESOLVE_CONSTRAINT)) {
        return NULL;
    }
    Type *type = type_from_node(c, node->type_parameter.default_type);
    resolution_pop(c);
    return type;
}

Type *apparent_type(Checker *c, Type *type)
{
    if (type->flags & TYPE_INSTANTIABLE) {
        Type *base = base_constraint(c, type);
        bool self = base && base->flags & TYPE_OBJECT && base->object_flags & OBJECT_REFERENCE;
        type = self ? type_with_this(c, base, type) : base ? base : c->unknown;
    }
    if (type->flags & TYPE_OBJECT || type->flags & TYPE_UNION) {
        return type;
    }
    if (type->flags & TYPE_INTERSECTION) {
        return type;
    }
    Type *wrapper = type->flags & TYPE_STRING_LIKE     ? c->g_string
                    : type->flags & TYPE_NUMBER_LIKE   ? c->g_number
                    : type->flags & TYPE_BOOLEAN_LIKE  ? c->g_boolean
                    : type->flags & TYPE_BIGINT_LIKE   ? c->g_bigint
                    : type->flags & TYPE_SYMBOL_LIKE   ? c->g_symbol
                    : type->flags & TYPE_NON_PRIMITIVE ? c->empty_object
                    : type->flags & TYPE_INDEX         ? c->key_type
                                                       : NULL;
    return wrapper ? wrapper : type;
}

Type *types_apparent(Program *program, Type *type)
{
    Checker *c = checker_of(program);
    return reduced_type(c, apparent_type(c, reduced_type(c, type)));
}
