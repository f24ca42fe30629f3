/*
 * Narrowing to a candidate type: instanceof, type predicates, assertions; and the predicates that
 * the bodies of small functions amount to.
 */
#include "types/narrow.h"

/* ---- candidates: instanceof and predicates ---- */

typedef struct CandidateTest {
    Type *candidate, *type;
    bool derived;
} CandidateTest;

static bool not_derived(Checker *c, Type *type, void *data)
{
    return !derives_from(c, type, data);
}

static Type *relate_part(Checker *c, Type *type, void *data)
{
    CandidateTest *t = data;
    if (t->derived) {
        return derives_from(c, type, t->candidate)   ? type
               : derives_from(c, t->candidate, type) ? t->candidate
                                                     : NULL;
    }
    if (is_strict_subtype(c, type, t->candidate)) {
        return type;
    }
    if (is_strict_subtype(c, t->candidate, type)) {
        return t->candidate;
    }
    return is_subtype(c, type, t->candidate)   ? type
           : is_subtype(c, t->candidate, type) ? t->candidate
                                               : NULL;
}

static Type *generic_part(Checker *c, Type *type, void *data)
{
    CandidateTest *t = data;
    if (!(type->flags & TYPE_INSTANTIABLE)) {
        return NULL;
    }
    Type *base = base_constraint(c, type);
    base = base ? base : c->unknown;
    bool fits = t->derived ? derives_from(c, t->candidate, base) || base->flags & TYPE_UNKNOWN
                           : is_subtype(c, t->candidate, base);
    return fits ? type_intersection2(c, type, t->candidate) : NULL;
}

static Type *candidate_part(Checker *c, Type *candidate, void *data)
{
    CandidateTest *t = data;
    CandidateTest one = {candidate, t->type, t->derived};
    Type *direct = type_map(c, t->type, relate_part, &one);
    return direct->flags & TYPE_NEVER ? type_map(c, t->type, generic_part, &one) : direct;
}

static bool not_subset(Checker *c, Type *type, void *data)
{
    return !type_is_subset(c, type, data);
}

Type *narrow_to(Checker *c, Type *type, Type *candidate, bool assume_true, bool derived)
{
    if (!assume_true) {
        if (type == candidate) {
            return c->never;
        }
        if (derived) {
            return type_filter(c, type, not_derived, candidate);
        }
        Type *whole = type->flags & TYPE_UNKNOWN ? c->unknown_union : type;
        Type *positive = narrow_to(c, whole, candidate, true, false);
        Type *rest = type_filter(c, whole, not_subset, positive);
        return rest == c->unknown_union ? c->unknown : rest;
    }
    if (type->flags & (TYPE_ANY | TYPE_UNKNOWN) || type == candidate) {
        return candidate;
    }
    CandidateTest test = {candidate, type, derived};
    Type *narrowed = type_map(c, candidate, candidate_part, &test);
    if (!(narrowed->flags & TYPE_NEVER)) {
        return narrowed;
    }
    return is_subtype(c, candidate, type)      ? candidate
           : is_assignable(c, type, candidate) ? type
           : is_assignable(c, candidate, type) ? candidate
                                               : type_intersection2(c, type, candidate);
}

Type *instance_type_of(Checker *c, Type *constructor)
{
    Property *prototype = property_of(c, constructor, c->n_prototype);
    Type *type = prototype ? type_of_property(c, prototype) : NULL;
    if (type && !(type->flags & TYPE_ANY)) {
        return type;
    }
    SignatureVec *signatures = signatures_of(c, constructor, true);
    TypeVec results = {0};
    for (size_t i = 0; i < signatures->length; i++) {
        vec_push(c->arena, &results, return_type_of(c, erase_signature(c, signatures->items[i])));
    }
    return results.length ? type_union(c, results.items, results.length, REDUCE_LITERAL)
                          : c->empty_object;
}

Type *narrow_by_instanceof(Narrow *n, Type *type, AstNode *node, bool assume_true)
{
    Checker *c = n->c;
    AstNode *left = reference_candidate(node->binary.left);
    if (!is_matching_reference(c, n->reference, left)) {
        if (assume_true && chain_contains_reference(c, left, n->reference)) {
            return narrow_by_facts(c, type, FACT_NE_NULLISH);
        }
        return type;
    }
    Type *right = type_of_expression(c, node->binary.right);
    if (right->flags & TYPE_ANY ||
        !is_assignable(c, right, c->g_function ? c->g_function : c->any)) {
        return type;
    }
    Type *target = instance_type_of(c, right);
    if (type->flags & TYPE_ANY && (target == c->g_object || target == c->g_function)) {
        return type;
    }
    if (!assume_true && !(target->flags & TYPE_OBJECT && !is_empty_object_type(c, target))) {
        return type;
    }
    return narrow_to(c, type, target, assume_true, true);
}

typedef struct PredicateTest {
    Type *type;
    bool assume_true;
} PredicateTest;

static Type *predicate_of_property(Narrow *n, Type *type, void *data)
{
    PredicateTest *t = data;
    return narrow_to(n->c, type, t->type, t->assume_true, false);
}

Type *narrow_by_predicate(Narrow *n, Type *type, TypePredicate *predicate, AstNode *call,
                          bool assume_true)
{
    Checker *c = n->c;
    if (!predicate->type || (type->flags & TYPE_ANY && (predicate->type == c->g_object ||
                                                        predicate->type == c->g_function))) {
        return type;
    }
    AstNode *argument = NULL;
    if (predicate->is_this) {
        argument = access_object(skip_parens(call->call.callee));
    } else if (predicate->parameter_index < call->call.arguments.length) {
        argument = call->call.arguments.items[predicate->parameter_index];
    }
    if (!argument) {
        return type;
    }
    if (is_matching_reference(c, n->reference, argument)) {
        return narrow_to(c, type, predicate->type, assume_true, false);
    }
    if (chain_contains_reference(c, argument, n->reference) &&
        ((assume_true && !has_facts(c, predicate->type, FACT_EQ_UNDEFINED)) ||
         (!assume_true && type_every(predicate->type, TYPE_NULLABLE)))) {
        type = narrow_by_facts(c, type, FACT_NE_NULLISH);
    }
    AstNode *access = discriminant_access(n, argument, type);
    PredicateTest test = {predicate->type, assume_true};
    return access ? narrow_by_discriminant(n, type, access, predicate_of_property, &test) : type;
}

/* The signature of a call that matters to control flow: a predicate, an assertion, or never. */
static bool matters(Checker *c, Signature *signature)
{
    AstNode *node = signature->declaration;
    if (predicate_of(c, signature)) {
        return true;
    }
    return node && ast_is_function_like(node->kind) && node->function.return_type &&
           type_from_node(c, node->function.return_type)->flags & TYPE_NEVER;
}

/* The type of `f`, `a.b.f` or `this.f` as far as declarations tell it, without narrowing. Only
 * such names may assert: asking for more could go round in circles. */
static Type *declared_name_type(Checker *c, AstNode *node)
{
    node = skip_parens(node);
    if (node->kind == AST_PROPERTY_ACCESS) {
        Type *object = declared_name_type(c, node->property_access.object);
        Property *property = object ? property_of(c, non_null(c, object),
                                                  node->property_access.name->identifier.name)
                                    : NULL;
        return property ? type_of_property(c, property) : NULL;
    }
    if (node->kind == AST_THIS_EXPRESSION || node->kind == AST_SUPER_EXPRESSION) {
        AstNode *owner = ast_this_container(node);
        owner = owner && !ast_is_class_like(owner->kind) ? owner->parent : owner;
        Symbol *symbol =
            owner && ast_is_class_like(owner->kind) ? names_symbol_of(c->program, owner) : NULL;
        return symbol && node->kind == AST_THIS_EXPRESSION ? declared_type(c, symbol) : NULL;
    }
    Symbol *symbol = node->kind == AST_IDENTIFIER ? names_resolve_target(c->program, node) : NULL;
    if (!symbol || symbol == names_undefined(c->program)) {
        return NULL;
    }
    if (symbol->flags & (SYMBOL_VAR | SYMBOL_LET | SYMBOL_CONST | SYMBOL_PARAMETER)) {
        AstNode *declaration = symbol->value_declaration;
        bool typed = declaration && (declaration->kind == AST_VARIABLE_DECLARATION ||
                                     declaration->kind == AST_PARAMETER);
        return typed ? annotation_of(c, declaration) : NULL;
    }
    return symbol->flags & SYMBOL_CATCH ? NULL : type_of_symbol(c, symbol);
}

Signature *assertion_signature(Checker *c, AstNode *call)
{
    NodeLinks *links = node_links(c, call);
    if (links->effects_done) {
        return links->effects;
    }
    Signature *found = NULL;
    bool statement = call->parent && call->parent->kind == AST_EXPRESSION_STATEMENT;
    AstNode *callee = call->call.callee;
    Type *type = NULL;
    if (statement) {
        type = declared_name_type(c, callee);
    } else if (callee->kind != AST_SUPER_EXPRESSION) {
        type = type_of_expression(c, callee);
        type = is_optional_chain(call) ? non_null(c, type) : type;
    }
    if (type) {
        SignatureVec *list = signatures_of(c, reduced_type(c, apparent_type(c, type)), false);
        if (list->length == 1 && !list->items[0]->type_parameter_count) {
            found = matters(c, list->items[0]) ? list->items[0] : NULL;
        } else {
            bool some = false;
            for (size_t i = 0; i < list->length && !some; i++) {
                some = matters(c, list->items[i]);
            }
            CallInfo *info = some ? resolve_call(c, call, CHECK_NORMAL) : NULL;
            found =
                info && !info->is_untyped && matters(c, info->signature) ? info->signature : NULL;
            if (some && !info) {
                return NULL;
            }
        }
    }
    if (c->flow_loops == c->flow_loop_start) {
        links->effects_done = true;
        links->effects = found;
    }
    return found;
}

static bool has_matching_argument(Narrow *n, AstNode *call)
{
    for (size_t i = 0; i < call->call.arguments.length; i++) {
        AstNode *argument = call->call.arguments.items[i];
        if (is_matching_reference(n->c, n->reference, argument) ||
            contains_matching_reference(n->c, argument, n->reference) ||
            chain_contains_reference(n->c, argument, n->reference)) {
            return true;
        }
        if (argument->kind == AST_IDENTIFIER && n->declared->flags & TYPE_UNION) {
            return true;
        }
    }
    AstNode *callee = skip_parens(call->call.callee);
    AstNode *object = access_object(callee);
    return object && (is_matching_reference(n->c, n->reference, object) ||
                      contains_matching_reference(n->c, object, n->reference));
}

Type *narrow_by_call(Narrow *n, Type *type, AstNode *call, bool assume_true)
{
    if (!has_matching_argument(n, call)) {
        return type;
    }
    Signature *signature =
        assume_true || !is_optional_chain(call) ? assertion_signature(n->c, call) : NULL;
    TypePredicate *predicate = signature ? predicate_of(n->c, signature) : NULL;
    return predicate && !predicate->is_asserts
               ? narrow_by_predicate(n, type, predicate, call, assume_true)
               : type;
}

/* ---- predicates of function bodies ---- */

static AstNode *single_result(AstNode *function)
{
    AstNode *body = function->function.body;
    if (!body) {
        return NULL;
    }
    if (body->kind != AST_BLOCK) {
        return body;
    }
    if (body->block.statements.length != 1) {
        return NULL;
    }
    AstNode *statement = body->block.statements.items[0];
    return statement->kind == AST_RETURN_STATEMENT ? statement->wrapped.expression : NULL;
}

/* `x => x !== undefined` is a type predicate, when it is true exactly for the narrowed type. */
TypePredicate *inferred_predicate(Checker *c, Signature *signature)
{
    AstNode *function = signature->declaration;
    bool eligible =
        function->kind == AST_ARROW_FUNCTION || function->kind == AST_FUNCTION_EXPRESSION ||
        function->kind == AST_FUNCTION_DECLARATION || function->kind == AST_METHOD_DECLARATION;
    AstNode *result = eligible ? single_result(function) : NULL;
    if (!result || function->function.is_generator || !signature->parameter_count ||
        ast_has_modifier(function, AST_MODIFIER_ASYNC)) {
        return NULL;
    }
    result = skip_parens(result);
    if (result->kind == AST_TRUE_LITERAL || result->kind == AST_FALSE_LITERAL) {
        return NULL;
    }
    bool plausible = result->kind == AST_BINARY_EXPRESSION || result->kind == AST_CALL_EXPRESSION ||
                     result->kind == AST_UNARY_EXPRESSION;
    if (!plausible) {
        return NULL;
    }
    Type *type = return_type_of(c, signature);
    if (!(type->flags & TYPE_BOOLEAN)) {
        return NULL;
    }
    FlowNode *before = flow_of(c, result);
    if (result->kind == AST_BINARY_EXPRESSION) {
        AstNode *at = result;
        while (at->kind == AST_BINARY_EXPRESSION) {
            at = at->binary.left;
        }
        FlowNode *first = flow_of(c, at);
        before = first ? first : before;
    }
    for (size_t i = 0; before && i < signature->parameter_count; i++) {
        Parameter *p = &signature->parameters[i];
        if (p->is_rest || !p->symbol || p->symbol->is_reassigned || !p->node ||
            p->node->parameter.initializer) {
            continue;
        }
        Type *initial = type_of_declaration(c, p->node);
        if (!initial || initial->flags & TYPE_BOOLEAN) {
            continue;
        }
        AstNode *name = p->node->parameter.target;
        FlowNode *yes = flow_node(c, FLOW_TRUE, result, before);
        Type *narrowed = flow_type(c, name, initial, initial, function, yes);
        if (narrowed == initial || narrowed->flags & TYPE_NEVER) {
            continue;
        }
        FlowNode *no = flow_node(c, FLOW_FALSE, result, before);
        Type *left = flow_type(c, name, narrowed, narrowed, function, no);
        bool never = left->flags & TYPE_NEVER || left == c->unreachable_never;
        if (left == narrowed) {
            never = false;
        }
        if (never) {
            TypePredicate *predicate = NEW(c->arena, TypePredicate);
            predicate->parameter_name = p->name;
            predicate->parameter_index = i;
            predicate->type = narrowed;
            return predicate;
        }
    }
    return NULL;
}

bool is_evolving_target(AstNode *node)
{
    AstNode *at = node;
    while (at->parent && at->parent->kind == AST_PARENTHESIZED_EXPRESSION) {
        at = at->parent;
    }
    AstNode *parent = at->parent;
    if (!parent) {
        return false;
    }
    if (parent->kind == AST_PROPERTY_ACCESS && parent->property_access.object == at) {
        const char *name = parent->property_access.name->identifier.name;
        bool call = parent->parent && parent->parent->kind == AST_CALL_EXPRESSION &&
                    parent->parent->call.callee == parent;
        return strcmp(name, "length") == 0 ||
               (call && (strcmp(name, "push") == 0 || strcmp(name, "unshift") == 0));
    }
    return parent->kind == AST_ELEMENT_ACCESS && parent->element_access.object == at &&
           parent->parent && parent->parent->kind == AST_ASSIGNMENT_EXPRESSION &&
           parent->parent->binary.left == parent && parent->parent->binary.op == AST_OP_ASSIGN;
}
