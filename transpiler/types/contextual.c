/*
 * Contextual types: what the surroundings expect of an expression. Found by walking up from the
 * expression; while the arguments of a call are being checked, the parameter's type is on a stack.
 */
#include "types/checker.h"

#include <stdlib.h>

void push_context(Checker *c, AstNode *node, Type *type, InferenceContext *inference)
{
    ContextEntry entry = { node, type, inference };
    vec_push(c->arena, &c->contexts, entry);
}

void pop_context(Checker *c)
{
    c->contexts.length--;
}

static ContextEntry *find_context(Checker *c, AstNode *node)
{
    for (size_t i = c->contexts.length; i-- > c->context_base;) {
        if (c->contexts.items[i].node == node) {
            return &c->contexts.items[i];
        }
    }
    return NULL;
}

InferenceContext *inference_context_of(Checker *c, AstNode *node)
{
    for (size_t i = c->contexts.length; i-- > c->context_base;) {
        ContextEntry *entry = &c->contexts.items[i];
        for (AstNode *at = node; at; at = at->parent) {
            if (at == entry->node) {
                return entry->inference;
            }
        }
    }
    return NULL;
}

bool in_const_context(Checker *c, AstNode *node)
{
    for (AstNode *at = node->parent; at; at = at->parent) {
        switch (at->kind) {
        case AST_AS_EXPRESSION:
        case AST_TYPE_ASSERTION:
            return !at->type_cast.type;
        case AST_PARENTHESIZED_EXPRESSION:
        case AST_ARRAY_LITERAL:
        case AST_OBJECT_LITERAL:
        case AST_SPREAD_ELEMENT:
        case AST_PROPERTY_ASSIGNMENT:
        case AST_SHORTHAND_PROPERTY_ASSIGNMENT:
        case AST_TEMPLATE_SPAN:
        case AST_TEMPLATE_LITERAL:
            break;
        case AST_CALL_EXPRESSION:
        case AST_NEW_EXPRESSION: {
            /* An argument of a `const T` parameter. */
            AstNode *argument = node;
            while (argument->parent != at) {
                argument = argument->parent;
            }
            ContextEntry *entry = find_context(c, argument);
            Type *type = entry ? entry->type : NULL;
            size_t count = 0;
            Type **parts = type ? type_parts(&type, &count) : NULL;
            for (size_t i = 0; i < count; i++) {
                if (parts[i]->flags & TYPE_PARAM && parts[i]->as.param.is_const) {
                    return true;
                }
            }
            return false;
        }
        default:
            return false;
        }
        node = at->kind == AST_PROPERTY_ASSIGNMENT ? at : at;
    }
    return false;
}

/* ---- by kind of parent ---- */

static AstNode *function_of(AstNode *node)
{
    for (AstNode *at = node->parent; at; at = at->parent) {
        if (ast_is_function_like(at->kind)) {
            return at;
        }
        if (at->kind == AST_SOURCE_FILE || ast_is_class_like(at->kind)) {
            return NULL;
        }
    }
    return NULL;
}

Type *contextual_return_type(Checker *c, AstNode *function)
{
    if (function->function.return_type) {
        return type_from_node(c, function->function.return_type);
    }
    if (function->kind == AST_GET_ACCESSOR || function->kind == AST_CONSTRUCTOR
        || function->kind == AST_SET_ACCESSOR || function->kind == AST_FUNCTION_DECLARATION) {
        return NULL;
    }
    Signature *signature = contextual_signature(c, function);
    return signature ? return_type_of(c, signature) : NULL;
}

static Type *promise_or_value(Checker *c, Type *type)
{
    Type *awaited = awaited_type(c, type);
    Type *like = known_global(c, "PromiseLike");
    if (!like || !(like->flags & TYPE_OBJECT)) {
        return awaited;
    }
    return type_union2(c, awaited, type_reference(c, like, &awaited, 1));
}

Type *contextual_yield_type(Checker *c, AstNode *function)
{
    Type *returned = contextual_return_type(c, function);
    if (!returned) {
        return NULL;
    }
    Type *yields, *returns, *nexts;
    iteration_types(c, returned, ast_has_modifier(function, AST_MODIFIER_ASYNC), &yields, &returns,
                    &nexts);
    return yields;
}

static Type *for_return(Checker *c, AstNode *node)
{
    AstNode *function = node->kind == AST_ARROW_FUNCTION ? node : function_of(node);
    Type *type = function ? contextual_return_type(c, function) : NULL;
    if (!type) {
        return NULL;
    }
    bool is_async = ast_has_modifier(function, AST_MODIFIER_ASYNC);
    if (function->function.is_generator) {
        Type *yields, *returns, *nexts;
        iteration_types(c, type, is_async, &yields, &returns, &nexts);
        type = returns;
    }
    return type && is_async ? promise_or_value(c, type) : type;
}

static Type *for_initializer(Checker *c, AstNode *declaration)
{
    Type *annotated = annotation_of(c, declaration);
    if (annotated) {
        return annotated;
    }
    AstNode *target = NULL;
    if (declaration->kind == AST_PARAMETER) {
        NodeLinks *links = node_links(c, declaration);
        AstNode *function = declaration->parent;
        if (!links->context_type && function && (function->kind == AST_ARROW_FUNCTION
                                                 || function->kind == AST_FUNCTION_EXPRESSION)) {
            Signature *context = contextual_signature(c, function);
            size_t index = 0;
            while (index < function->function.parameters.length
                   && function->function.parameters.items[index] != declaration) {
                index++;
            }
            if (context && (index < parameter_total(c, context) || context->has_rest)) {
                return type_at(c, context, index);
            }
        }
        if (links->context_type) {
            return links->context_type;
        }
        target = declaration->parameter.target;
    } else if (declaration->kind == AST_VARIABLE_DECLARATION) {
        target = declaration->variable.target;
    }
    return target && ast_is_pattern(target->kind) ? type_of_pattern(c, target, true) : NULL;
}

static Type *for_binding_default(Checker *c, AstNode *element)
{
    AstNode *owner = element->parent->parent;
    Type *source = NULL;
    if (owner->kind == AST_VARIABLE_DECLARATION || owner->kind == AST_PARAMETER) {
        source = annotation_of(c, owner);
        if (!source && owner->kind == AST_PARAMETER) {
            source = node_links(c, owner)->context_type;
        }
        if (!source && owner->kind == AST_VARIABLE_DECLARATION && owner->variable.initializer) {
            return NULL;
        }
    } else if (owner->kind == AST_BINDING_ELEMENT) {
        source = for_binding_default(c, owner);
    }
    if (!source || element->binding_element.is_rest) {
        return NULL;
    }
    Type *part = pattern_part(c, non_null(c, source), element);
    return part == c->error ? NULL : part;
}

static Type *for_argument(Checker *c, AstNode *call, AstNode *argument)
{
    AstList *list = &call->call.arguments;
    size_t index = 0;
    bool spread_before = false;
    while (index < list->length && list->items[index] != argument) {
        spread_before |= list->items[index]->kind == AST_SPREAD_ELEMENT;
        index++;
    }
    if (index >= list->length) {
        return NULL;
    }
    NodeLinks *links = node_links(c, call);
    if (links->resolving_call) {
        return NULL;
    }
    if (call->call.callee->kind == AST_IMPORT_EXPRESSION) {
        return index == 0 ? c->string : NULL;
    }
    CallInfo *info = resolve_call(c, call, CHECK_NORMAL);
    if (!info || info->is_untyped) {
        return NULL;
    }
    if (spread_before && !info->signature->has_rest) {
        return NULL;
    }
    if (index >= parameter_total(c, info->signature) && !info->signature->has_rest) {
        return NULL;
    }
    return type_at(c, info->signature, index);
}

static Type *type_of_context_property(Checker *c, Type *type, const char *name, Type *key);

typedef struct PropertyQuery {
    const char *name;
    Type *key;
} PropertyQuery;

static Type *context_property_part(Checker *c, Type *type, void *data)
{
    PropertyQuery *q = data;
    if (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_MAPPED
        && is_generic_object(c, type) && !mapped_name_type(c, type) && q->name) {
        Type *constraint = mapped_constraint(c, type);
        Type *bound = base_constraint(c, constraint);
        Type *key = type_string_literal(c, q->name);
        if (is_assignable(c, key, bound ? bound : constraint)) {
            return instantiate(c, mapped_template(c, type),
                               mapper_one(c, mapped_parameter(c, type), key));
        }
        return NULL;
    }
    if (type->flags & (TYPE_OBJECT | TYPE_INTERSECTION)) {
        if (q->name) {
            Property *property = property_of_object(c, type, q->name);
            if (property) {
                return non_undefined_if_optional(c, property);
            }
            if (is_tuple_type(type) && is_numeric_name(q->name) && strtoul(q->name, NULL, 10) < 1e6) {
                Type *element = indexed_access_or_null(c, type, type_number_literal(c,
                    strtod(q->name, NULL)), false);
                if (element && !(element->flags & TYPE_UNDEFINED)) {
                    return element;
                }
            }
        }
        IndexInfo *info = q->name ? applicable_index_name(c, type, q->name)
                                  : applicable_index(c, type, q->key);
        return info ? info->type : NULL;
    }
    return NULL;
}

static Type *type_of_context_property(Checker *c, Type *type, const char *name, Type *key)
{
    PropertyQuery q = { name, key };
    Type *result = type_map(c, type, context_property_part, &q);
    return result->flags & TYPE_NEVER ? NULL : result;
}

static Type *for_object_element(Checker *c, AstNode *element)
{
    AstNode *literal = element->parent;
    if ((element->kind == AST_PROPERTY_ASSIGNMENT) && false) {
        return NULL;
    }
    Type *type = apparent_contextual_type(c, literal);
    if (!type) {
        return NULL;
    }
    AstNode *name = ast_declaration_name(element);
    if (element->kind == AST_PROPERTY_ASSIGNMENT || element->kind
            == AST_SHORTHAND_PROPERTY_ASSIGNMENT) {
        name = element->property_assignment.name;
    }
    if (!name) {
        return NULL;
    }
    const char *text = property_name(c, name);
    if (text) {
        return type_of_context_property(c, type, text, NULL);
    }
    Type *key = name->kind == AST_COMPUTED_PROPERTY_NAME
        ? check_expression(c, name->wrapped.expression, CHECK_NORMAL) : c->string;
    return type_of_context_property(c, type, NULL, key);
}

typedef struct ElementQuery {
    size_t index, length;
    bool after_spread;
} ElementQuery;

static Type *context_element_part(Checker *c, Type *type, void *data)
{
    ElementQuery *q = data;
    if (is_tuple_type(type)) {
        TupleShape *shape = tuple_shape(type);
        size_t fixed = 0;
        while (fixed < shape->length
               && !(shape->flags[fixed] & (ELEMENT_REST | ELEMENT_VARIADIC))) {
            fixed++;
        }
        if (!q->after_spread && q->index < fixed) {
            Type *t = type->as.object.arguments[q->index];
            return shape->flags[q->index] & ELEMENT_OPTIONAL
                ? type_with_facts(c, t, FACT_NE_UNDEFINED) : t;
        }
        if (q->index >= fixed && !shape->has_rest && !q->after_spread) {
            return NULL;
        }
        return array_element(c, type);
    }
    if (is_array_type(c, type)) {
        return type->as.object.arguments[0];
    }
    if (type->flags & (TYPE_OBJECT | TYPE_INTERSECTION)) {
        char *name = arena_printf(c->arena, "%zu", q->index);
        PropertyQuery p = { intern_string(c->interner, name), NULL };
        Type *t = q->after_spread ? NULL : context_property_part(c, type, &p);
        if (t) {
            return t;
        }
        Type *element = iterated_type(c, type, false);
        return element == c->error ? NULL : element;
    }
    return NULL;
}

static Type *for_array_element(Checker *c, AstNode *literal, AstNode *element)
{
    Type *type = apparent_contextual_type(c, literal);
    ElementQuery q = { 0, literal->elements.items.length, false };
    if (!type) {
        return NULL;
    }
    while (literal->elements.items.items[q.index] != element) {
        q.after_spread |= literal->elements.items.items[q.index]->kind == AST_SPREAD_ELEMENT;
        q.index++;
    }
    Type *result = type_map(c, type, context_element_part, &q);
    return result->flags & TYPE_NEVER ? NULL : result;
}

static Type *for_binary(Checker *c, AstNode *parent, AstNode *node)
{
    AstOperator op = parent->binary.op;
    if (parent->kind == AST_ASSIGNMENT_EXPRESSION) {
        if (node != parent->binary.right) {
            return NULL;
        }
        AstNode *left = parent->binary.left;
        if (ast_is_pattern(left->kind)) {
            return type_of_pattern(c, left, true);
        }
        return type_of_expression(c, left);
    }
    if (op == AST_OP_LOGICAL_OR || op == AST_OP_NULLISH) {
        Type *type = contextual_type(c, parent);
        return node == parent->binary.right && (!type || type->cached & CACHED_PATTERN)
            ? check_expression(c, parent->binary.left, CHECK_NORMAL) : type;
    }
    return op == AST_OP_LOGICAL_AND && node == parent->binary.right ? contextual_type(c, parent)
                                                                     : NULL;
}

static Type *for_static_property(Checker *c, AstNode *declaration)
{
    Type *annotated = annotation_of(c, declaration);
    if (annotated) {
        return declaration->property.is_optional ? annotated : annotated;
    }
    return NULL;
}

Type *contextual_type(Checker *c, AstNode *node)
{
    ContextEntry *entry = find_context(c, node);
    if (entry) {
        return entry->type;
    }
    AstNode *parent = node->parent;
    if (!parent) {
        return NULL;
    }
    switch (parent->kind) {
    case AST_VARIABLE_DECLARATION:
    case AST_PARAMETER:
        return for_initializer(c, parent);
    case AST_PROPERTY_DECLARATION:
        return node == parent->property.initializer ? for_static_property(c, parent) : NULL;
    case AST_BINDING_ELEMENT:
        return node == parent->binding_element.initializer ? for_binding_default(c, parent) : NULL;
    case AST_ARROW_FUNCTION:
        return node == parent->function.body ? for_return(c, parent) : NULL;
    case AST_RETURN_STATEMENT:
        return for_return(c, parent);
    case AST_YIELD_EXPRESSION: {
        AstNode *function = function_of(parent);
        if (!function) {
            return NULL;
        }
        return parent->yield.is_delegate ? NULL : contextual_yield_type(c, function);
    }
    case AST_AWAIT_EXPRESSION: {
        Type *type = contextual_type(c, parent);
        return type ? promise_or_value(c, type) : NULL;
    }
    case AST_CALL_EXPRESSION:
    case AST_NEW_EXPRESSION:
        return for_argument(c, parent, node);
    case AST_AS_EXPRESSION:
    case AST_TYPE_ASSERTION:
        return parent->type_cast.type ? type_from_node(c, parent->type_cast.type)
                                      : contextual_type(c, parent);
    case AST_SATISFIES_EXPRESSION:
        return parent->type_cast.type ? type_from_node(c, parent->type_cast.type) : NULL;
    case AST_BINARY_EXPRESSION:
    case AST_ASSIGNMENT_EXPRESSION:
        return for_binary(c, parent, node);
    case AST_SEQUENCE_EXPRESSION:
        return parent->elements.items.items[parent->elements.items.length - 1] == node
            ? contextual_type(c, parent) : NULL;
    case AST_PROPERTY_ASSIGNMENT:
    case AST_SHORTHAND_PROPERTY_ASSIGNMENT:
        return for_object_element(c, parent);
    case AST_SPREAD_ASSIGNMENT:
        return contextual_type(c, parent->parent);
    case AST_ARRAY_LITERAL:
        return for_array_element(c, parent, node);
    case AST_SPREAD_ELEMENT:
        return parent->parent && parent->parent->kind == AST_ARRAY_LITERAL
            ? contextual_type(c, parent->parent) : NULL;
    case AST_CONDITIONAL_EXPRESSION:
        return node != parent->conditional.condition ? contextual_type(c, parent) : NULL;
    case AST_PARENTHESIZED_EXPRESSION:
    case AST_NON_NULL_EXPRESSION:
        return contextual_type(c, parent);
    case AST_OBJECT_LITERAL:
        return ast_is_function_like(node->kind) ? for_object_element(c, node) : NULL;
    default:
        return NULL;
    }
}

Type *types_contextual(Program *program, AstNode *expression)
{
    Checker *c = checker_of(program);
    return contextual_type(c, expression);
}

/* ---- instantiated and discriminated ---- */

static Type *instantiate_instantiable(Checker *c, Type *type, TypeMapper *mapper)
{
    if (type->flags & TYPE_INSTANTIABLE) {
        return instantiate(c, type, mapper);
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        TypeVec parts = { 0 };
        for (size_t i = 0; i < type->as.set.count; i++) {
            vec_push(c->arena, &parts,
                     instantiate_instantiable(c, type->as.set.types[i], mapper));
        }
        return type->flags & TYPE_UNION
            ? type_union(c, parts.items, parts.length, REDUCE_NONE)
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
            some |= context->inferences[i].candidates.length
                || context->inferences[i].contra_candidates.length
                || default_of_param(c, context->inferences[i].parameter);
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
    VEC(const char *) names = { 0 };
    TypeVec types = { 0 };
    AstList *list = &literal->elements.items;
    for (size_t i = 0; i < list->length; i++) {
        AstNode *member = list->items[i];
        if (member->kind != AST_PROPERTY_ASSIGNMENT
            && member->kind != AST_SHORTHAND_PROPERTY_ASSIGNMENT) {
            continue;
        }
        AstNode *value = member->kind == AST_PROPERTY_ASSIGNMENT
            ? member->property_assignment.value : member->property_assignment.name;
        const char *name = property_name(c, member->property_assignment.name);
        if (name && is_possibly_discriminant(value) && is_discriminant(c, type, name)) {
            vec_push(c->arena, &names, name);
            Type *t = type_regular(type_of_expression(c, value));
            vec_push(c->arena, &types, t);
        }
    }
    /* A property that is absent from the literal must be optional in the member. */
    TypeVec all = { 0 };
    (void)all;
    for (size_t m = 0; m < type->as.set.count && type->as.set.count < 30; m++) {
        PropertyVec properties = { 0 };
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
                AstNode *n = list->items[k]->kind == AST_PROPERTY_ASSIGNMENT
                        || list->items[k]->kind == AST_SHORTHAND_PROPERTY_ASSIGNMENT
                    ? list->items[k]->property_assignment.name : ast_declaration_name(list->items[k]);
                known = list->items[k]->kind == AST_SPREAD_ASSIGNMENT
                    || (n && property_name(c, n) == name);
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

static Type *apparent_context(Checker *c, AstNode *node, bool for_signature)
{
    Type *type = ast_is_function_like(node->kind) && node->kind == AST_METHOD_DECLARATION
        ? for_object_element(c, node) : contextual_type(c, node);
    type = instantiate_context(c, type, node, for_signature);
    if (!type) {
        return NULL;
    }
    if (!for_signature && type->flags & TYPE_PARAM && false) {
        return type;
    }
    Type *apparent = type_map(c, type, apparent_part, NULL);
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
    if (list->length && list->items[0]->parameter.target->kind == AST_IDENTIFIER
        && list->items[0]->parameter.target->identifier.name == c->n_this && required) {
        required--;
    }
    return !has_effective_rest(c, signature) && parameter_total(c, signature) < required;
}

static Signature *single_context_signature(Checker *c, Type *type, AstNode *function)
{
    SignatureVec *list = signatures_of(c, type, false);
    Signature *found = NULL;
    size_t count = 0;
    for (size_t i = 0; i < list->length; i++) {
        if (!arity_smaller(c, list->items[i], function)) {
            found = found ? found : list->items[i];
            count++;
        }
    }
    return count == 1 ? found : NULL;
}

Signature *contextual_signature(Checker *c, AstNode *function)
{
    if (function->kind != AST_FUNCTION_EXPRESSION && function->kind != AST_ARROW_FUNCTION
        && !(function->kind == AST_METHOD_DECLARATION && function->parent
             && function->parent->kind == AST_OBJECT_LITERAL)) {
        return NULL;
    }
    Type *type = apparent_context(c, function, true);
    if (!type) {
        return NULL;
    }
    if (!(type->flags & TYPE_UNION)) {
        return single_context_signature(c, type, function);
    }
    SignatureVec found = { 0 };
    for (size_t i = 0; i < type->as.set.count; i++) {
        Signature *s = single_context_signature(c, type->as.set.types[i], function);
        if (!s) {
            continue;
        }
        if (found.length && !signatures_identical(c, found.items[0], s, true)
            && s->parameter_count != found.items[0]->parameter_count) {
            return NULL;
        }
        vec_push(c->arena, &found, s);
    }
    if (found.length < 2) {
        return found.length ? found.items[0] : NULL;
    }
    Signature *copy = signature_copy(c, found.items[0]);
    TypeVec returns = { 0 };
    for (size_t i = 0; i < found.length; i++) {
        vec_push(c->arena, &returns, return_type_of(c, found.items[i]));
    }
    for (size_t k = 0; k < copy->parameter_count; k++) {
        TypeVec parts = { 0 };
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
        return (type_has(constraint, TYPE_STRING) && type->flags & TYPE_STRING_LITERAL)
            || (type_has(constraint, TYPE_NUMBER) && type->flags & TYPE_NUMBER_LITERAL)
            || (type_has(constraint, TYPE_BIGINT) && type->flags & TYPE_BIGINT_LITERAL)
            || (type_has(constraint, TYPE_SYMBOL) && type->flags & TYPE_UNIQUE_SYMBOL)
            || is_literal_of_context(c, type, constraint);
    }
    return (context->flags & (TYPE_STRING_LITERAL | TYPE_INDEX | TYPE_TEMPLATE_LITERAL
                              | TYPE_STRING_MAPPING) && type->flags & TYPE_STRING_LITERAL)
        || (context->flags & TYPE_NUMBER_LITERAL && type->flags & TYPE_NUMBER_LITERAL)
        || (context->flags & TYPE_BIGINT_LITERAL && type->flags & TYPE_BIGINT_LITERAL)
        || (context->flags & TYPE_BOOLEAN_LITERAL && type->flags & TYPE_BOOLEAN_LITERAL)
        || (context->flags & TYPE_UNIQUE_SYMBOL && type->flags & TYPE_UNIQUE_SYMBOL);
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
