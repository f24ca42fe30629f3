/*
 * Signatures of functions: parameters, arity, return types (declared or inferred from the body),
 * type predicates; and how a lambda takes the types of its parameters from its context.
 */
#include "types/checker.h"

static bool is_this_parameter(AstNode *node)
{
    return node->parameter.target->kind == AST_IDENTIFIER &&
           strcmp(node->parameter.target->identifier.name, "this") == 0;
}

static void add_parameters(Checker *c, Signature *signature, AstNode *node)
{
    AstList *list = &node->function.parameters;
    signature->parameters = NEW_ARRAY(c->arena, Parameter, list->length + 1);
    for (size_t i = 0; i < list->length; i++) {
        AstNode *parameter = list->items[i];
        if (is_this_parameter(parameter)) {
            if (parameter->parameter.type) {
                signature->this_type = type_from_node(c, parameter->parameter.type);
            }
            continue;
        }
        Parameter *p = &signature->parameters[signature->parameter_count];
        bool plain = parameter->parameter.target->kind == AST_IDENTIFIER;
        p->name = plain ? parameter->parameter.target->identifier.name
                        : intern_string(c->interner, arena_printf(c->arena, "__%zu",
                                                                  signature->parameter_count));
        p->node = parameter;
        p->symbol = plain ? names_symbol_of(c->program, parameter) : NULL;
        p->is_rest = parameter->parameter.is_rest;
        p->is_optional = parameter->parameter.is_optional || parameter->parameter.initializer;
        signature->parameter_count++;
        if (!p->is_optional && !p->is_rest) {
            signature->min_arguments = signature->parameter_count;
        }
    }
    signature->has_rest =
        signature->parameter_count && signature->parameters[signature->parameter_count - 1].is_rest;
}

Signature *signature_of(Checker *c, AstNode *node)
{
    NodeLinks *links = node_links(c, node);
    if (links->signature) {
        return links->signature;
    }
    Signature *signature = NEW(c->arena, Signature);
    links->signature = signature;
    signature->declaration = node;
    TypeVec parameters = {0};
    for (size_t i = 0; i < node->function.type_parameters.length; i++) {
        vec_push(c->arena, &parameters, param_of_node(c, node->function.type_parameters.items[i]));
    }
    signature->type_parameters = parameters.items;
    signature->type_parameter_count = parameters.length;
    signature->is_construct = node->kind == AST_CONSTRUCTOR ||
                              node->kind == AST_CONSTRUCT_SIGNATURE ||
                              node->kind == AST_CONSTRUCTOR_TYPE;
    signature->is_abstract =
        node->kind == AST_CONSTRUCTOR_TYPE && ast_has_modifier(node, AST_MODIFIER_ABSTRACT);
    AstNode *owner = node->parent;
    if (owner && (ast_is_class_like(owner->kind) || owner->kind == AST_INTERFACE_DECLARATION)) {
        Symbol *symbol = names_symbol_of(c->program, owner);
        signature->owner = symbol ? declared_type(c, symbol) : NULL;
        if (node->kind == AST_CONSTRUCTOR && signature->owner) {
            Type *class_type = signature->owner;
            size_t outer = class_type->as.object.outer_count;
            signature->type_parameters =
                class_type->as.object.parameters ? class_type->as.object.parameters + outer : NULL;
            signature->type_parameter_count = class_type->as.object.parameter_count - outer;
            signature->return_type = class_type;
            signature->state |= 2;
            signature->is_abstract = ast_has_modifier(owner, AST_MODIFIER_ABSTRACT);
        }
    }
    add_parameters(c, signature, node);
    return signature;
}

Signature *types_signature_of_function(Program *program, AstNode *function)
{
    Checker *c = checker_of(program);
    if (function->kind == AST_FUNCTION_EXPRESSION || function->kind == AST_ARROW_FUNCTION ||
        (function->kind == AST_METHOD_DECLARATION &&
         function->parent->kind == AST_OBJECT_LITERAL)) {
        check_function_context(c, function, CHECK_NORMAL);
    }
    return signature_of(c, function);
}

/* ---- parameters ---- */

Type *parameter_type(Checker *c, const Signature *signature, size_t index)
{
    Parameter *p = &signature->parameters[index];
    if (!p->type) {
        if (signature->target) {
            p->type =
                instantiate(c, parameter_type(c, signature->target, index), signature->mapper);
        } else if (p->node) {
            Type *type = type_of_declaration(c, p->node);
            if (p->node->parameter.initializer && p->node->parameter.type) {
                type = type_optional(c, type); /* seen from outside */
            } else if (p->node->parameter.initializer) {
                type = type_optional(c, type);
            }
            if (c->resolutions.length && type == c->any) {
                return type;
            }
            p->type = type;
        } else {
            p->type = c->any;
        }
    }
    return p->type;
}

Type *types_of_parameter(Program *program, const Signature *signature, size_t index)
{
    return parameter_type(checker_of(program), signature, index);
}

static Type *rest_type(Checker *c, const Signature *signature)
{
    return signature->has_rest ? parameter_type(c, signature, signature->parameter_count - 1)
                               : NULL;
}

size_t parameter_total(Checker *c, const Signature *signature)
{
    size_t n = signature->parameter_count;
    Type *rest = rest_type(c, signature);
    if (rest && is_tuple_type(rest)) {
        TupleShape *shape = tuple_shape(rest);
        size_t fixed = 0;
        while (fixed < shape->length &&
               !(shape->flags[fixed] & (ELEMENT_REST | ELEMENT_VARIADIC))) {
            fixed++;
        }
        return n + fixed - (shape->has_rest ? 0 : 1);
    }
    return n;
}

bool has_effective_rest(Checker *c, const Signature *signature)
{
    Type *rest = rest_type(c, signature);
    return rest && (!is_tuple_type(rest) || tuple_shape(rest)->has_rest);
}

Type *effective_rest(Checker *c, const Signature *signature)
{
    Type *rest = rest_type(c, signature);
    if (!rest || is_array_type(c, rest) || rest->flags & TYPE_ANY) {
        return NULL;
    }
    if (is_tuple_type(rest)) {
        TupleShape *shape = tuple_shape(rest);
        return shape->has_rest ? rest : NULL;
    }
    return rest;
}

static bool accepts_void(Type *type)
{
    return type_has(type, TYPE_VOID);
}

size_t min_arguments(Checker *c, const Signature *signature)
{
    size_t minimum = signature->min_arguments;
    Type *rest = rest_type(c, signature);
    if (rest && is_tuple_type(rest)) {
        TupleShape *shape = tuple_shape(rest);
        size_t required = 0;
        for (size_t i = 0; i < shape->length; i++) {
            if (shape->flags[i] & ELEMENT_REQUIRED) {
                required = i + 1;
            } else if (shape->flags[i] & (ELEMENT_REST | ELEMENT_VARIADIC)) {
                break;
            }
        }
        if (required) {
            minimum = signature->parameter_count - 1 + required;
        }
    }
    while (minimum > 0 && accepts_void(type_at(c, signature, minimum - 1))) {
        minimum--;
    }
    return minimum;
}

Type *type_at(Checker *c, const Signature *signature, size_t position)
{
    size_t fixed = signature->parameter_count - (signature->has_rest ? 1 : 0);
    if (position < fixed) {
        return parameter_type(c, signature, position);
    }
    if (!signature->has_rest) {
        return c->any;
    }
    Type *rest = rest_type(c, signature);
    if (is_array_type(c, rest)) {
        return rest->as.object.arguments[0];
    }
    Type *type =
        indexed_access_or_null(c, rest, type_number_literal(c, (double)(position - fixed)), false);
    return type ? type : c->any;
}

const char *name_at(Checker *c, const Signature *signature, size_t position)
{
    size_t fixed = signature->parameter_count - (signature->has_rest ? 1 : 0);
    if (position < fixed) {
        return signature->parameters[position].name;
    }
    if (!signature->has_rest) {
        return intern_string(c->interner, arena_printf(c->arena, "arg%zu", position));
    }
    Type *rest = rest_type(c, signature);
    const char *name = signature->parameters[fixed].name;
    if (is_tuple_type(rest)) {
        TupleShape *shape = tuple_shape(rest);
        size_t at = position - fixed;
        if (shape->labels && at < shape->length && shape->labels[at]) {
            return shape->labels[at];
        }
        return intern_string(c->interner, arena_printf(c->arena, "%s_%zu", name, at));
    }
    return name;
}

Type *rest_type_at(Checker *c, const Signature *signature, size_t position)
{
    size_t total = parameter_total(c, signature), minimum = min_arguments(c, signature);
    Type *rest = effective_rest(c, signature);
    size_t fixed = signature->parameter_count - (signature->has_rest ? 1 : 0);
    if (rest && !is_tuple_type(rest) && position >= fixed) {
        return position == fixed ? rest : type_array(c, indexed_access(c, rest, c->number, false));
    }
    Type *plain = rest_type(c, signature);
    if (plain && is_array_type(c, plain) && position >= fixed) {
        return plain;
    }
    TypeVec types = {0};
    size_t room = total > position ? total - position : 0;
    uint8_t *flags = arena_alloc(c->arena, room + 2);
    const char **labels = NEW_ARRAY(c->arena, const char *, room + 2);
    bool has_rest = has_effective_rest(c, signature);
    for (size_t i = position; i < total; i++) {
        size_t n = types.length;
        if (has_rest && i + 1 == total) {
            Type *r = rest && !is_tuple_type(rest) ? rest : NULL;
            flags[n] = r ? ELEMENT_VARIADIC : ELEMENT_REST;
            vec_push(c->arena, &types, r ? r : type_at(c, signature, i));
        } else {
            flags[n] = i < minimum ? ELEMENT_REQUIRED : ELEMENT_OPTIONAL;
            vec_push(c->arena, &types, type_at(c, signature, i));
        }
        labels[n] = name_at(c, signature, i);
    }
    return type_tuple(c, types.items, flags, labels, types.length, false);
}

/* ---- predicates ---- */

TypePredicate *predicate_of(Checker *c, Signature *signature)
{
    if (signature->state & 4) {
        return signature->predicate;
    }
    signature->state |= 4;
    if (signature->target) {
        TypePredicate *base = predicate_of(c, signature->target);
        if (base) {
            signature->predicate = NEW(c->arena, TypePredicate);
            *signature->predicate = *base;
            signature->predicate->type =
                base->type ? instantiate(c, base->type, signature->mapper) : NULL;
        }
        return signature->predicate;
    }
    AstNode *node = signature->declaration;
    if (!node || !ast_is_function_like(node->kind)) {
        return NULL;
    }
    AstNode *type = node->function.return_type;
    if (!type) {
        signature->predicate = inferred_predicate(c, signature);
        return signature->predicate;
    }
    if (type->kind != AST_TYPE_PREDICATE) {
        return NULL;
    }
    TypePredicate *predicate = NEW(c->arena, TypePredicate);
    AstNode *name = type->type_predicate.parameter_name;
    predicate->is_asserts = type->type_predicate.is_asserts;
    predicate->is_this = name->kind != AST_IDENTIFIER || strcmp(name->identifier.name, "this") == 0;
    predicate->parameter_index = (size_t)-1;
    predicate->parameter_name = predicate->is_this ? c->n_this : name->identifier.name;
    for (size_t i = 0; i < signature->parameter_count && !predicate->is_this; i++) {
        if (signature->parameters[i].name == name->identifier.name) {
            predicate->parameter_index = i;
        }
    }
    predicate->type =
        type->type_predicate.type ? type_from_node(c, type->type_predicate.type) : NULL;
    signature->predicate = predicate;
    return predicate;
}

const TypePredicate *types_predicate_of(Program *program, const Signature *signature)
{
    return predicate_of(checker_of(program), (Signature *)signature);
}

/* ---- return types ---- */

Type *return_type_of(Checker *c, Signature *signature)
{
    if (signature->return_type) {
        return signature->return_type;
    }
    if (!resolution_push(c, signature, RESOLVE_RETURN)) {
        return c->any;
    }
    Type *type;
    AstNode *node = signature->declaration;
    if (signature->target) {
        type = instantiate(c, return_type_of(c, signature->target), signature->mapper);
    } else if (!node || !ast_is_function_like(node->kind)) {
        type = c->any;
    } else if (node->function.return_type) {
        type = type_from_node(c, node->function.return_type);
    } else if (node->function.body) {
        type = return_type_from_body(c, node, CHECK_NORMAL);
    } else {
        type = node->kind == AST_SET_ACCESSOR ? c->void_ : c->any;
    }
    if (!resolution_pop(c)) {
        type = c->any;
    }
    if (!signature->return_type) {
        signature->return_type = type;
    }
    return signature->return_type;
}

Type *types_of_return(Program *program, const Signature *signature)
{
    return return_type_of(checker_of(program), (Signature *)signature);
}

typedef struct ReturnWalk {
    Checker *c;
    AstNode *function;
    unsigned mode;
    TypeVec returns, yields;
    bool bare_return, never_return, is_async;
} ReturnWalk;

static void push_unique(Checker *c, TypeVec *list, Type *type)
{
    for (size_t i = 0; i < list->length; i++) {
        if (list->items[i] == type) {
            return;
        }
    }
    vec_push(c->arena, list, type);
}

static void add_yield(ReturnWalk *w, AstNode *node)
{
    Checker *c = w->c;
    AstNode *expression = node->yield.expression;
    Type *type = expression
                     ? check_expression(c, expression, w->mode & ~(unsigned)CHECK_SKIP_GENERIC)
                     : c->undefined;
    if (node->yield.is_delegate) {
        type = iterated_type(c, type, w->is_async);
    } else if (w->is_async) {
        type = awaited_type(c, type);
    }
    push_unique(c, &w->yields, type);
}

static bool walk_returns(AstNode *node, void *data)
{
    ReturnWalk *w = data;
    Checker *c = w->c;
    if (ast_is_function_like(node->kind) || ast_is_class_like(node->kind)) {
        return true;
    }
    if (node->kind == AST_RETURN_STATEMENT) {
        if (!flow_reachable(c, flow_of(c, node))) {
            return true;
        }
        if (!node->wrapped.expression) {
            w->bare_return = true;
            return true;
        }
        Type *type =
            check_expression(c, node->wrapped.expression, w->mode & ~(unsigned)CHECK_SKIP_GENERIC);
        if (w->is_async) {
            type = awaited_type(c, type);
        }
        w->never_return |= (type->flags & TYPE_NEVER) != 0;
        push_unique(c, &w->returns, type);
    } else if (node->kind == AST_YIELD_EXPRESSION) {
        add_yield(w, node);
    }
    ast_for_each_child(node, walk_returns, w);
    return true;
}

static bool may_return_never(AstNode *node)
{
    return node->kind == AST_FUNCTION_EXPRESSION || node->kind == AST_ARROW_FUNCTION ||
           (node->kind == AST_METHOD_DECLARATION && node->parent->kind == AST_OBJECT_LITERAL);
}

static Type *widen_unit_for_context(Checker *c, AstNode *function, Type *type, bool is_async)
{
    if (!is_unit(type)) {
        return type;
    }
    Type *context = NULL;
    Signature *signature = contextual_signature(c, function);
    if (signature) {
        context = signature->declaration == function ? type : return_type_of(c, signature);
        InferenceContext *inference = inference_context_of(c, function);
        if (inference && signature->declaration != function) {
            Type *mapped = return_mapped(c, inference, context);
            context = mapped ? mapped : context;
        }
        if (is_async && context) {
            Type *awaited = awaited_type(c, context);
            context = awaited;
        }
    }
    return type_regular(is_literal_of_context(c, type, context) ? type : widen_literal(c, type));
}

static Type *generator_from_body(Checker *c, AstNode *function, ReturnWalk *w)
{
    TypeVec *yields = &w->yields;
    bool is_async = ast_has_modifier(function, AST_MODIFIER_ASYNC);
    Type *yield_type =
        yields->length ? type_union(c, yields->items, yields->length, REDUCE_SUBTYPE) : c->never;
    if (is_unit(yield_type)) {
        Type *context = contextual_yield_type(c, function);
        yield_type = type_regular(is_literal_of_context(c, yield_type, context)
                                      ? yield_type
                                      : widen_literal(c, yield_type));
    }
    bool falls = types_end_reachable(c->program, function);
    Type *returns = c->void_;
    if (w->returns.length) {
        if (w->bare_return || falls) {
            push_unique(c, &w->returns, c->undefined);
        }
        returns = type_union(c, w->returns.items, w->returns.length, REDUCE_SUBTYPE);
        if (is_unit(returns)) {
            returns = type_regular(widen_literal(c, returns));
        }
    } else if (!falls && !w->bare_return) {
        returns = c->never;
    }
    Type *nexts = NULL;
    Signature *context = may_return_never(function) ? contextual_signature(c, function) : NULL;
    if (context) {
        Type *ignored_yield, *ignored_return;
        iteration_types(c, return_type_of(c, context), is_async, &ignored_yield, &ignored_return,
                        &nexts);
    }
    return generator_type(c, widen(c, yield_type), widen(c, returns), nexts ? nexts : c->unknown,
                          is_async);
}

Type *return_type_from_body(Checker *c, AstNode *function, unsigned mode)
{
    bool is_async = ast_has_modifier(function, AST_MODIFIER_ASYNC);
    AstNode *body = function->function.body;
    Type *type;

    if (body->kind != AST_BLOCK) {
        type = check_expression(c, body, mode & ~(unsigned)CHECK_SKIP_GENERIC);
        if (is_async) {
            type = awaited_type(c, type);
        }
    } else {
        ReturnWalk w = {.c = c, .function = function, .mode = mode, .is_async = is_async};
        build_flow(c, function);
        ast_for_each_child(body, walk_returns, &w);
        if (function->function.is_generator) {
            return generator_from_body(c, function, &w);
        }
        bool falls = types_end_reachable(c->program, function);
        if (!w.returns.length) {
            if (!w.bare_return && !falls && (w.never_return || may_return_never(function))) {
                type = c->never;
            } else {
                Type *context = contextual_return_type(c, function);
                type = context && !(context->flags & TYPE_UNION && type_has(context, TYPE_VOID)) &&
                               context->flags & TYPE_UNDEFINED
                           ? c->undefined
                           : c->void_;
            }
            return is_async ? promise_type(c, type) : type;
        }
        if (w.bare_return || falls) {
            push_unique(c, &w.returns, c->undefined);
        }
        type = type_union(c, w.returns.items, w.returns.length, REDUCE_SUBTYPE);
    }
    type = widen(c, widen_unit_for_context(c, function, type, is_async));
    return is_async ? promise_type(c, type) : type;
}

/* ---- context sensitivity ---- */

bool has_context_sensitive_parameters(AstNode *function)
{
    if (function->function.type_parameters.length) {
        return false;
    }
    AstList *list = &function->function.parameters;
    for (size_t i = 0; i < list->length; i++) {
        if (!list->items[i]->parameter.type) {
            return true;
        }
    }
    if (function->kind != AST_ARROW_FUNCTION) {
        bool has_this = list->length && is_this_parameter(list->items[0]);
        return !has_this && function->function.uses_this;
    }
    return false;
}

static bool any_sensitive(Checker *c, AstList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        if (is_context_sensitive(c, list->items[i])) {
            return true;
        }
    }
    return false;
}

bool is_context_sensitive(Checker *c, AstNode *node)
{
    switch (node->kind) {
    case AST_FUNCTION_EXPRESSION:
    case AST_ARROW_FUNCTION:
    case AST_METHOD_DECLARATION:
        return has_context_sensitive_parameters(node) ||
               (!node->function.type_parameters.length && !node->function.return_type &&
                node->function.body && node->function.body->kind != AST_BLOCK &&
                is_context_sensitive(c, node->function.body));
    case AST_OBJECT_LITERAL:
    case AST_ARRAY_LITERAL:
        return any_sensitive(c, &node->elements.items);
    case AST_CONDITIONAL_EXPRESSION:
        return is_context_sensitive(c, node->conditional.when_true) ||
               is_context_sensitive(c, node->conditional.when_false);
    case AST_BINARY_EXPRESSION:
        return (node->binary.op == AST_OP_LOGICAL_OR || node->binary.op == AST_OP_NULLISH) &&
               (is_context_sensitive(c, node->binary.left) ||
                is_context_sensitive(c, node->binary.right));
    case AST_PROPERTY_ASSIGNMENT:
        return is_context_sensitive(c, node->property_assignment.value);
    case AST_PARENTHESIZED_EXPRESSION:
    case AST_SATISFIES_EXPRESSION:
        return node->kind == AST_PARENTHESIZED_EXPRESSION &&
               is_context_sensitive(c, node->wrapped.expression);
    default:
        return false;
    }
}

/* ---- contextual parameters ---- */

static void assign_parameter(Checker *c, AstNode *node, Type *type)
{
    NodeLinks *links = node_links(c, node);
    if (node->parameter.is_optional && !node->parameter.initializer) {
        type = type_optional(c, type);
    }
    if (ast_is_pattern(node->parameter.target->kind) && type->flags & TYPE_UNKNOWN) {
        type = type_of_pattern(c, node->parameter.target, false);
    }
    if (!links->context_type) {
        links->context_type = type;
        links->declaration = type;
    }
}

void assign_contextual_parameters(Checker *c, AstNode *function, Signature *context,
                                  InferenceContext *inference)
{
    Signature *own = signature_of(c, function);
    (void)inference;
    if (context->type_parameter_count && !own->type_parameter_count) {
        own->type_parameters = context->type_parameters;
        own->type_parameter_count = context->type_parameter_count;
    }
    if (context->this_type && !own->this_type) {
        own->this_type = context->this_type;
    }
    for (size_t i = 0; i < own->parameter_count; i++) {
        Parameter *p = &own->parameters[i];
        if (p->node->parameter.type) {
            continue;
        }
        if (p->is_rest) {
            assign_parameter(c, p->node, rest_type_at(c, context, i));
        } else {
            size_t total = parameter_total(c, context);
            bool known = i < total || context->has_rest;
            if (known) {
                assign_parameter(c, p->node, type_at(c, context, i));
            }
        }
    }
}

/* The call of a function expression that is called where it stands, or NULL. */
static AstNode *immediate_call(AstNode *function)
{
    AstNode *at = function;

    while (at->parent && at->parent->kind == AST_PARENTHESIZED_EXPRESSION) {
        at = at->parent;
    }
    return at->parent && at->parent->kind == AST_CALL_EXPRESSION && at->parent->call.callee == at
               ? at->parent
               : NULL;
}

/* ((a, b) => ...)(1, "x"): the parameters are what is passed. */
static void assign_passed_parameters(Checker *c, AstNode *function)
{
    AstNode *call = immediate_call(function);
    Signature *own = signature_of(c, function);

    for (size_t i = 0; call && i < own->parameter_count; i++) {
        AstNode *node = own->parameters[i].node;
        AstNode *argument = i < call->call.arguments.length ? call->call.arguments.items[i] : NULL;
        if (argument && argument->kind == AST_SPREAD_ELEMENT) {
            return;
        }
        if (!node || node->parameter.type || own->parameters[i].is_rest) {
            continue;
        }
        if (argument) {
            assign_parameter(c, node, widen_literal(c, type_of_expression(c, argument)));
        } else if (!node->parameter.initializer) {
            assign_parameter(c, node, c->undefined);
        }
    }
}

static void infer_from_annotated(Checker *c, Signature *own, Signature *context,
                                 InferenceContext *inference)
{
    size_t n = own->parameter_count - (own->has_rest ? 1 : 0);
    for (size_t i = 0; i < n; i++) {
        AstNode *node = own->parameters[i].node;
        if (node && node->parameter.type) {
            Type *source = type_from_node(c, node->parameter.type);
            infer_types(c, inference, source, type_at(c, context, i), 0, false);
        }
    }
}

void check_function_context(Checker *c, AstNode *function, unsigned mode)
{
    NodeLinks *links = node_links(c, function);
    if (links->context_checked) {
        return;
    }
    Signature *context = contextual_signature(c, function);
    if (links->context_checked) {
        return; /* finding the context has done it */
    }
    links->context_checked = true;
    Signature *own = signature_of(c, function);
    if (is_context_sensitive(c, function)) {
        if (!context) {
            assign_passed_parameters(c, function);
        }
        if (context) {
            InferenceContext *inference = inference_context_of(c, function);
            if (mode & CHECK_INFERENTIAL && inference) {
                infer_from_annotated(c, own, context, inference);
            }
            Signature *mapped =
                inference ? instantiate_signature(c, context, inference->mapper, false) : context;
            if (inference && context->type_parameter_count) {
                mapped = instantiate_signature(c, context, inference->mapper, false);
            }
            assign_contextual_parameters(c, function, mapped, inference);
        }
    } else if (context && !function->function.type_parameters.length && mode & CHECK_INFERENTIAL) {
        InferenceContext *inference = inference_context_of(c, function);
        if (inference) {
            infer_from_annotated(c, own, context, inference);
        }
    }
    if (context && !function->function.return_type && !own->return_type &&
        function->function.body) {
        if (resolution_push(c, own, RESOLVE_RETURN)) {
            Type *type = return_type_from_body(c, function, mode);
            bool ok = resolution_pop(c);
            if (!own->return_type) {
                own->return_type = ok ? type : c->any;
            }
        }
    }
}
