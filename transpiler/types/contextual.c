/*
 * Contextual types: what the surroundings expect of an expression. Found by walking up from the
 * expression; while the arguments of a call are being checked, the parameter's type is on a stack.
 */
#include "types/checker.h"

#include <stdlib.h>

void push_context(Checker *c, AstNode *node, Type *type, InferenceContext *inference)
{
    ContextEntry entry = {node, type, inference};
    vec_push(c->arena, &c->contexts, entry);
}

void pop_context(Checker *c)
{
    c->contexts.length--;
}

static ContextEntry *find_context_entry(Checker *c, AstNode *node)
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
            ContextEntry *entry = find_context_entry(c, argument);
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
    if (function->kind == AST_GET_ACCESSOR || function->kind == AST_CONSTRUCTOR ||
        function->kind == AST_SET_ACCESSOR || function->kind == AST_FUNCTION_DECLARATION) {
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
        if (!links->context_type && function &&
            (function->kind == AST_ARROW_FUNCTION || function->kind == AST_FUNCTION_EXPRESSION)) {
            Signature *context = contextual_signature(c, function);
            size_t index = 0;
            while (index < function->function.parameters.length &&
                   function->function.parameters.items[index] != declaration) {
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
    if (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_MAPPED &&
        is_generic_object(c, type) && !mapped_name_type(c, type) && q->name) {
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
            if (is_tuple_type(type) && is_numeric_name(q->name) &&
                strtoul(q->name, NULL, 10) < 1e6) {
                Type *element = indexed_access_or_null(
                    c, type, type_number_literal(c, strtod(q->name, NULL)), false);
                if (element && !(element->flags & TYPE_UNDEFINED)) {
                    return element;
                }
            }
        }
        IndexInfo *info =
            q->name ? applicable_index_name(c, type, q->name) : applicable_index(c, type, q->key);
        return info ? info->type : NULL;
    }
    return NULL;
}

static Type *type_of_context_property(Checker *c, Type *type, const char *name, Type *key)
{
    PropertyQuery q = {name, key};
    Type *result = type_map(c, type, context_property_part, &q);
    return result->flags & TYPE_NEVER ? NULL : result;
}

Type *contextual_member_type(Checker *c, AstNode *element)
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
    if (element->kind == AST_PROPERTY_ASSIGNMENT ||
        element->kind == AST_SHORTHAND_PROPERTY_ASSIGNMENT) {
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
                    ? check_expression(c, name->wrapped.expression, CHECK_NORMAL)
                    : c->string;
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
        while (fixed < shape->length &&
               !(shape->flags[fixed] & (ELEMENT_REST | ELEMENT_VARIADIC))) {
            fixed++;
        }
        if (!q->after_spread && q->index < fixed) {
            Type *t = type->as.object.arguments[q->index];
            return shape->flags[q->index] & ELEMENT_OPTIONAL
                       ? type_with_facts(c, t, FACT_NE_UNDEFINED)
                       : t;
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
        PropertyQuery p = {intern_string(c->interner, name), NULL};
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
    ElementQuery q = {0, literal->elements.items.length, false};
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
                   ? check_expression(c, parent->binary.left, CHECK_NORMAL)
                   : type;
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
    ContextEntry *entry = find_context_entry(c, node);
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
                   ? contextual_type(c, parent)
                   : NULL;
    case AST_PROPERTY_ASSIGNMENT:
    case AST_SHORTHAND_PROPERTY_ASSIGNMENT:
        return contextual_member_type(c, parent);
    case AST_SPREAD_ASSIGNMENT:
        return contextual_type(c, parent->parent);
    case AST_ARRAY_LITERAL:
        return for_array_element(c, parent, node);
    case AST_SPREAD_ELEMENT:
        return parent->parent && parent->parent->kind == AST_ARRAY_LITERAL
                   ? contextual_type(c, parent->parent)
                   : NULL;
    case AST_CONDITIONAL_EXPRESSION:
        return node != parent->conditional.condition ? contextual_type(c, parent) : NULL;
    case AST_PARENTHESIZED_EXPRESSION:
    case AST_NON_NULL_EXPRESSION:
        return contextual_type(c, parent);
    case AST_OBJECT_LITERAL:
        return ast_is_function_like(node->kind) ? contextual_member_type(c, node) : NULL;
    default:
        return NULL;
    }
}

Type *types_contextual(Program *program, AstNode *expression)
{
    Checker *c = checker_of(program);
    return contextual_type(c, expression);
}
