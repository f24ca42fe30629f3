/*
 * Contextual types made concrete: instantiated with what is inferred so far, narrowed by the
 * literal's own discriminants; the signature a lambda is expected to have; whether a literal keeps
 * its literal type.
 */
#include "types/checker.h"

#include <stdlib.h>

/* ---- instantiated and discriminated ---- */

static Type *instantiate_instantiable(Checker *c, Type *type, TypeMapper *mapper)
{
    if (type->flags & TYPE_INSTANTIABLE) {
        return instantiate(c, type, mapper);
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        TypeVec parts = {0};
        for (size_t i = 0; i < type->as.set.count; i++) {
            Type *part = instantiate_instantiable(c, type->as.set.types[i], mapper);
            if (!(type->flags & TYPE_UNION && part->flags & TYPE_UNKNOWN)) {
                vec_push(c->arena, &parts, part); /* unknown would be the whole union */
            }
        }
        if (!parts.length) {
            return c->unknown;
        }
        return type->flags & TYPE_UNION ? type_union(c, parts.items, parts.length, REDUCE_NONE)
                                        : type_intersection(c, parts.items, parts.length);
    }
    return type;
}

static bool maybe_instantiable(Type *type)
{
    if (type->flags & TYPE_INSTANTIABLE) {
        return true;
    }
    for (size_t i = 0; type->flags & TYPE_UNION_OR_INTERSECTION && i < type->as.set.count; i++) {
        if (maybe_instantiable(type->as.set.types[i])) {
            return true;
        }
    }
    return false;
}

static Type *instantiate_context(Checker *c, Type *type, AstNode *node, bool for_signature)
{
    if (!type || !maybe_instantiable(type)) {
        return type;
    }
    InferenceContext *context = inference_context_of(c, node);
    if (!context) {
        return type;
    }
    if (for_signature) {
        bool some = false;
        for (size_t i = 0; i < context->count; i++) {
            some |= context->inferences[i].candidates.length ||
                    context->inferences[i].contra_candidates.length ||
                    default_of_param(c, context->inferences[i].parameter);
        }
        if (some) {
            return instantiate_instantiable(c, type, context->soft_mapper);
        }
    }
    if (context->return_mapper) {
        Type *mapped = instantiate_instantiable(c, type, context->return_mapper);
        return mapped;
    }
    return type;
}

Type *instantiated_contextual_type(Checker *c, AstNode *node, unsigned mode)
{
    (void)mode;
    return instantiate_context(c, contextual_type(c, node), node, false);
}

/* Can be judged without context: a literal or such. */
static bool is_possibly_discriminant(AstNode *node)
{
    switch (node->kind) {
    case AST_STRING_LITERAL:
    case AST_NUMERIC_LITERAL:
    case AST_BIGINT_LITERAL:
    case AST_TEMPLATE_LITERAL:
    case AST_TRUE_LITERAL:
    case AST_FALSE_LITERAL:
    case AST_NULL_LITERAL:
    case AST_IDENTIFIER:
        return true;
    case AST_PROPERTY_ACCESS:
        return is_possibly_discriminant(node->property_access.object);
    case AST_PARENTHESIZED_EXPRESSION:
        return is_possibly_discriminant(node->wrapped.expression);
    default:
        return false;
    }
}

static Type *discriminate_by_members(Checker *c, Type *type, AstNode *literal)
{
    VEC(const char *) names = {0};
    TypeVec types = {0};
    AstList *list = &literal->elements.items;
    for (size_t i = 0; i < list->length; i++) {
        AstNode *member = list->items[i];
        if (member->kind != AST_PROPERTY_ASSIGNMENT &&
            member->kind != AST_SHORTHAND_PROPERTY_ASSIGNMENT) {
            continue;
        }
        AstNode *value = member->kind == AST_PROPERTY_ASSIGNMENT ? member->property_assignment.value
                                                                 : member->property_assignment.name;
        const char *name = property_name(c, member->property_assignment.name);
        if (name && is_possibly_discriminant(value) && is_discriminant(c, type, name)) {
            vec_push(c->arena, &names, name);
            Type *t = type_regular(type_of_expression(c, value));
            vec_push(c->arena, &types, t);
        }
    }
    /* A property that is absent from the literal must be optional in the member. */
    TypeVec all = {0};
    (void)all;
    for (size_t m = 0; m < type->as.set.count && type->as.set.count < 30; m++) {
        PropertyVec properties = {0};
        if (!(type->as.set.types[m]->flags & (TYPE_OBJECT | TYPE_INTERSECTION))) {
            continue;
        }
        properties_of(c, type->as.set.types[m], &properties);
        for (size_t i = 0; i < properties.length; i++) {
            const char *name = properties.items[i]->name;
            bool known = !properties.items[i]->is_optional;
            for (size_t k = 0; k < names.length && !known; k++) {
                known = names.items[k] == name;
            }
            for (size_t k = 0; k < list->length && !known; k++) {
                AstNode *n = list->items[k]->kind == AST_PROPERTY_ASSIGNMENT ||
                                     list->items[k]->kind == AST_SHORTHAND_PROPERTY_ASSIGNMENT
                                 ? list->items[k]->property_assignment.name
                                 : ast_declaration_name(list->items[k]);
                known = list->items[k]->kind == AST_SPREAD_ASSIGNMENT ||
                        (n && property_name(c, n) == name);
            }
            if (!known && is_discriminant(c, type, name)) {
                vec_push(c->arena, &names, name);
                vec_push(c->arena, &types, c->undefined);
            }
        }
    }
    return names.length ? discriminate(c, type, names.items, types.items, names.length) : type;
}

static Type *apparent_part(Checker *c, Type *type, void *data)
{
    (void)data;
    if (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_MAPPED) {
        return type;
    }
    return apparent_type(c, type);
}

/* In T | (() => T) a T without constraint asks for nothing: unknown would be the whole union. */
static Type *apparent_member(Checker *c, Type *type, void *data)
{
    Type *apparent = apparent_part(c, type, data);
    return type->flags & TYPE_INSTANTIABLE && apparent->flags & TYPE_UNKNOWN ? NULL : apparent;
}

static Type *apparent_context(Checker *c, AstNode *node, bool for_signature)
{
    Type *type = ast_is_function_like(node->kind) && node->kind == AST_METHOD_DECLARATION
                     ? contextual_member_type(c, node)
                     : contextual_type(c, node);
    type = instantiate_context(c, type, node, for_signature);
    if (!type) {
        return NULL;
    }
    if (!for_signature && type->flags & TYPE_PARAM && false) {
        return type;
    }
    Type *apparent =
        type_map(c, type, type->flags & TYPE_UNION ? apparent_member : apparent_part, NULL);
    apparent = reduced_type(c, apparent);
    if (apparent->flags & TYPE_UNION && node->kind == AST_OBJECT_LITERAL) {
        return discriminate_by_members(c, apparent, node);
    }
    return apparent;
}

Type *apparent_contextual_type(Checker *c, AstNode *node)
{
    return apparent_context(c, node, false);
}

/* ---- contextual signatures ---- */

static bool arity_smaller(Checker *c, Signature *signature, AstNode *function)
{
    size_t required = 0;
    AstList *list = &function->function.parameters;
    for (size_t i = 0; i < list->length; i++) {
        AstNode *p = list->items[i];
        if (p->parameter.initializer || p->parameter.is_optional || p->parameter.is_rest) {
            break;
        }
        required++;
    }
    if (list->length && list->items[0]->parameter.target->kind == AST_IDENTIFIER &&
        list->items[0]->parameter.target->identifier.name == c->n_this && required) {
        required--;
    }
    return !has_effective_rest(c, signature) && parameter_total(c, signature) < required;
}

/* What a function must take that is called by any of two signatures: a parameter may be of either's
 * type. NULL: one of them is generic. */
static Signature *both_signatures(Checker *c, Signature *a, Signature *b)
{
    if (a == b) {
        return a;
    }
    if (a->type_parameter_count || b->type_parameter_count) {
        return NULL;
    }
    Signature *copy = signature_copy(c, a->parameter_count >= b->parameter_count ? a : b);
    Signature *shorter = a->parameter_count >= b->parameter_count ? b : a;
    for (size_t i = 0; i < copy->parameter_count; i++) {
        Type *one = parameter_type(c, copy, i);
        copy->parameters[i].type =
            i < shorter->parameter_count ? type_union2(c, one, parameter_type(c, shorter, i)) : one;
    }
    copy->return_type = type_intersection2(c, return_type_of(c, a), return_type_of(c, b));
    copy->target = NULL;
    copy->state = 2 | 4;
    return copy;
}

static Signature *single_context_signature(Checker *c, Type *type, AstNode *function)
{
    SignatureVec *list = signatures_of(c, type, false);
    Signature *found = NULL;
    for (size_t i = 0; i < list->length; i++) {
        if (!arity_smaller(c, list->items[i], function)) {
            found = found ? both_signatures(c, found, list->items[i]) : list->items[i];
            if (!found) {
                return NULL;
            }
        }
    }
    return found;
}

Signature *contextual_signature(Checker *c, AstNode *function)
{
    if (function->kind != AST_FUNCTION_EXPRESSION && function->kind != AST_ARROW_FUNCTION &&
        !(function->kind == AST_METHOD_DECLARATION && function->parent &&
          function->parent->kind == AST_OBJECT_LITERAL)) {
        return NULL;
    }
    Type *type = apparent_context(c, function, true);
    if (!type) {
        return NULL;
    }
    if (!(type->flags & TYPE_UNION)) {
        return single_context_signature(c, type, function);
    }
    SignatureVec found = {0};
    for (size_t i = 0; i < type->as.set.count; i++) {
        Signature *s = single_context_signature(c, type->as.set.types[i], function);
        if (!s) {
            continue;
        }
        if (found.length && !signatures_identical(c, found.items[0], s, true) &&
            s->parameter_count != found.items[0]->parameter_count) {
            return NULL;
        }
        vec_push(c->arena, &found, s);
    }
    if (found.length < 2) {
        return found.length ? found.items[0] : NULL;
    }
    Signature *copy = signature_copy(c, found.items[0]);
    TypeVec returns = {0};
    for (size_t i = 0; i < found.length; i++) {
        vec_push(c->arena, &returns, return_type_of(c, found.items[i]));
    }
    for (size_t k = 0; k < copy->parameter_count; k++) {
        TypeVec parts = {0};
        for (size_t i = 0; i < found.length; i++) {
            vec_push(c->arena, &parts, parameter_type(c, found.items[i], k));
        }
        copy->parameters[k].type = type_union(c, parts.items, parts.length, REDUCE_LITERAL);
        bool same = true;
        for (size_t i = 1; i < parts.length; i++) {
            same &= parts.items[i] == parts.items[0];
        }
        if (!same) {
            copy->parameters[k].type = type_intersection(c, parts.items, parts.length);
        }
    }
    copy->return_type = type_union(c, returns.items, returns.length, REDUCE_LITERAL);
    copy->target = NULL;
    copy->state = 2 | 4;
    return copy;
}

/* ---- literal or not ---- */

bool is_literal_of_context(Checker *c, Type *type, Type *context)
{
    if (!context) {
        return false;
    }
    if (type->flags & TYPE_UNION) {
        bool some = false;
        for (size_t i = 0; i < type->as.set.count && !some; i++) {
            some = is_literal_of_context(c, type->as.set.types[i], context);
        }
        return some;
    }
    if (context->flags & TYPE_UNION_OR_INTERSECTION) {
        if (context == c->boolean) {
            return (type->flags & TYPE_BOOLEAN_LITERAL) != 0;
        }
        for (size_t i = 0; i < context->as.set.count; i++) {
            if (is_literal_of_context(c, type, context->as.set.types[i])) {
                return true;
            }
        }
        return false;
    }
    if (context->flags & (TYPE_PARAM | TYPE_INDEXED_ACCESS | TYPE_CONDITIONAL)) {
        Type *constraint = base_constraint(c, context);
        constraint = constraint ? constraint : c->unknown;
        return (type_has(constraint, TYPE_STRING) && type->flags & TYPE_STRING_LITERAL) ||
               (type_has(constraint, TYPE_NUMBER) && type->flags & TYPE_NUMBER_LITERAL) ||
               (type_has(constraint, TYPE_BIGINT) && type->flags & TYPE_BIGINT_LITERAL) ||
               (type_has(constraint, TYPE_SYMBOL) && type->flags & TYPE_UNIQUE_SYMBOL) ||
               is_literal_of_context(c, type, constraint);
    }
    return (context->flags &
                (TYPE_STRING_LITERAL | TYPE_INDEX | TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING) &&
            type->flags & TYPE_STRING_LITERAL) ||
           (context->flags & TYPE_NUMBER_LITERAL && type->flags & TYPE_NUMBER_LITERAL) ||
           (context->flags & TYPE_BIGINT_LITERAL && type->flags & TYPE_BIGINT_LITERAL) ||
           (context->flags & TYPE_BOOLEAN_LITERAL && type->flags & TYPE_BOOLEAN_LITERAL) ||
           (context->flags & TYPE_UNIQUE_SYMBOL && type->flags & TYPE_UNIQUE_SYMBOL);
}

Type *widened_for_contextual(Checker *c, AstNode *node, Type *type)
{
    Type *context = instantiated_contextual_type(c, node, CHECK_NORMAL);
    if (!is_literal_of_context(c, type, context)) {
        type = widen_literal(c, type);
        if (type->flags & TYPE_UNIQUE_SYMBOL) {
            type = c->symbol;
        }
    }
    return types_regular(c->program, type);
}

Type *check_with_context(Checker *c, AstNode *node, Type *context, InferenceContext *inference,
                         unsigned mode)
{
    push_context(c, node, context, inference);
    Type *type = check_expression(c, node, mode | (inference ? CHECK_INFERENTIAL : 0));
    Type *result = type;
    if (type_has(type, TYPE_LITERAL)) {
        Type *instantiated = instantiate_context(c, context, node, false);
        if (is_literal_of_context(c, type, instantiated)) {
            result = types_regular(c->program, type);
        }
    }
    pop_context(c);
    return result;
}
