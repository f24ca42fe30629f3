/*
 * Checking expressions: the dispatcher with its cache, identifiers, `this`, assertions and the
 * small forms. Object and array literals are in literals.c, operators in operators.c, member
 * access in access.c, calls in calls.c.
 */
#include "types/checker.h"

AstNode *skip_parens(AstNode *node)
{
    return ast_skip_parentheses(node);
}

AstNode *assignment_target_parent(AstNode *node)
{
    AstNode *at = node;
    while (at->parent && (at->parent->kind == AST_PARENTHESIZED_EXPRESSION ||
                          at->parent->kind == AST_NON_NULL_EXPRESSION)) {
        at = at->parent;
    }
    return at;
}

/* 0: read; 1: definitely assigned (=, for-of); 2: compound (read, too) */
int assignment_kind(AstNode *node)
{
    AstNode *at = assignment_target_parent(node), *parent = at->parent;
    if (!parent) {
        return 0;
    }
    if (parent->kind == AST_ASSIGNMENT_EXPRESSION && parent->binary.left == at) {
        return parent->binary.op == AST_OP_ASSIGN ||
                       parent->binary.op == AST_OP_LOGICAL_AND_ASSIGN ||
                       parent->binary.op == AST_OP_LOGICAL_OR_ASSIGN ||
                       parent->binary.op == AST_OP_NULLISH_ASSIGN
                   ? 1
                   : 2;
    }
    if (parent->kind == AST_UPDATE_EXPRESSION) {
        return 2;
    }
    if ((parent->kind == AST_FOR_OF_STATEMENT || parent->kind == AST_FOR_IN_STATEMENT) &&
        parent->for_each.initializer == at) {
        return 1;
    }
    if (parent->kind == AST_BINDING_ELEMENT && parent->binding_element.target == at) {
        return 1;
    }
    return 0;
}

bool is_assignment_target(AstNode *node)
{
    return assignment_kind(node) != 0;
}

/* ---- identifiers ---- */

static bool is_constant_symbol(Symbol *symbol)
{
    return (symbol->flags & SYMBOL_CONST) ||
           (symbol->flags & (SYMBOL_PARAMETER | SYMBOL_LET | SYMBOL_CATCH | SYMBOL_VAR) &&
            !symbol->is_reassigned);
}

static bool is_method_of_expression(AstNode *node)
{
    return (node->kind == AST_METHOD_DECLARATION || node->kind == AST_GET_ACCESSOR ||
            node->kind == AST_SET_ACCESSOR) &&
           node->parent &&
           (node->parent->kind == AST_OBJECT_LITERAL || node->parent->kind == AST_CLASS_EXPRESSION);
}

/* Whether no assignment to the variable follows a closure that reads it. */
static bool past_last_assignment(Symbol *symbol, AstNode *node)
{
    if (!symbol->is_reassigned) {
        return true;
    }
    if (symbol->is_assigned_in_closure) {
        return false;
    }
    uint32_t last = 0;
    for (size_t i = 0; i < symbol->references.length; i++) {
        AstNode *reference = symbol->references.items[i];
        if (!names_is_write(reference)) {
            continue;
        }
        /* An assignment counts to the end of the outermost loop around it. */
        uint32_t end = reference->span.end;
        AstNode *declaring = symbol->value_declaration;
        for (AstNode *at = reference->parent; at && at != declaring; at = at->parent) {
            if (ast_is_function_like(at->kind) || at->kind == AST_SOURCE_FILE) {
                break;
            }
            bool contains = declaring && declaring->span.start >= at->span.start &&
                            declaring->span.end <= at->span.end;
            if (contains) {
                break;
            }
            if (ast_is_statement(at->kind)) {
                end = at->span.end > end ? at->span.end : end;
            }
        }
        last = end > last ? end : last;
    }
    return last <= node->span.start;
}

static bool is_element_push(AstNode *node)
{
    AstNode *at = assignment_target_parent(node), *parent = at->parent;
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

static Type *without_declared_undefined(Checker *c, Symbol *symbol, Type *type)
{
    AstNode *node = symbol->value_declaration;
    if (node && node->kind == AST_PARAMETER && node->parameter.initializer &&
        type_has(type, TYPE_UNDEFINED)) {
        return type_with_facts(c, type, FACT_NE_UNDEFINED);
    }
    return type;
}

static bool union_constraint(Checker *c, Type *type)
{
    size_t count;
    Type **parts = type_parts(&type, &count);
    for (size_t i = 0; i < count; i++) {
        if (parts[i]->flags & TYPE_INTERSECTION) {
            for (size_t k = 0; k < parts[i]->as.set.count; k++) {
                if (union_constraint(c, parts[i]->as.set.types[k])) {
                    return true;
                }
            }
        } else if (parts[i]->flags & TYPE_INSTANTIABLE) {
            Type *base = base_constraint(c, parts[i]);
            if (base && base->flags & (TYPE_NULLABLE | TYPE_UNION)) {
                return true;
            }
        }
    }
    return false;
}

static Type *substitute_part(Checker *c, Type *type, void *data)
{
    (void)data;
    if (type->flags & (TYPE_INSTANTIABLE | TYPE_INTERSECTION)) {
        Type *base = base_constraint(c, type);
        return base ? base : type;
    }
    return type;
}

/* A reference of generic type whose constraint is a union narrows by the constraint where its
 * members are used. */
Type *narrowable_type(Checker *c, Type *type, AstNode *node)
{
    AstNode *parent = node->parent;
    bool position =
        parent &&
        ((parent->kind == AST_PROPERTY_ACCESS && parent->property_access.object == node) ||
         (parent->kind == AST_CALL_EXPRESSION && parent->call.callee == node) ||
         (parent->kind == AST_NEW_EXPRESSION && parent->call.callee == node) ||
         (parent->kind == AST_ELEMENT_ACCESS && parent->element_access.object == node));
    if (position && union_constraint(c, type)) {
        return type_map(c, type, substitute_part, NULL);
    }
    return type;
}

static bool is_variable_symbol(Symbol *symbol)
{
    return (symbol->flags &
            (SYMBOL_VAR | SYMBOL_LET | SYMBOL_CONST | SYMBOL_PARAMETER | SYMBOL_CATCH)) != 0;
}

static bool in_type_position(AstNode *node)
{
    for (AstNode *at = node->parent; at; at = at->parent) {
        if (at->kind == AST_TYPE_QUERY) {
            return true;
        }
        if (ast_is_statement(at->kind) || ast_is_expression(at->kind)) {
            return false;
        }
    }
    return false;
}

static AstNode *declaring_container(Symbol *symbol)
{
    AstNode *node = symbol->value_declaration;
    if (node && node->kind == AST_PARAMETER) {
        return node->parent;
    }
    return node ? flow_container_of(node) : NULL;
}

static Type *check_variable(Checker *c, AstNode *node, Symbol *symbol)
{
    Type *type = type_of_symbol(c, symbol);
    int assignment = assignment_kind(node);
    AstNode *declaration = symbol->value_declaration;
    bool automatic = type == c->auto_type || type == c->auto_array;
    if (!declaration || declaration->is_ambient || in_type_position(node)) {
        if (!declaration || declaration->is_ambient) {
            bool narrow = declaration && !declaration->file->is_declaration && false;
            if (!narrow && assignment == 1) {
                return type;
            }
            if (!names_module_of(c->program, node) || automatic) {
                return automatic ? c->any : type;
            }
        }
    }
    if (assignment == 1) {
        return automatic ? (type == c->auto_array ? type_array(c, c->any) : c->any) : type;
    }
    type = narrowable_type(c, type, node);
    bool is_parameter = (symbol->flags & SYMBOL_PARAMETER) != 0;
    AstNode *home = declaring_container(symbol);
    AstNode *container = flow_container_of(node);
    bool outer = container != home;
    while (container && container != home &&
           (container->kind == AST_FUNCTION_EXPRESSION || container->kind == AST_ARROW_FUNCTION ||
            is_method_of_expression(container)) &&
           ((is_constant_symbol(symbol) && type != c->auto_array) ||
            (symbol->flags & (SYMBOL_PARAMETER | SYMBOL_LET | SYMBOL_VAR | SYMBOL_CATCH) &&
             symbol->function && symbol->function->kind != AST_SOURCE_FILE &&
             past_last_assignment(symbol, node)))) {
        container = flow_container_of(container);
    }
    bool definite = declaration && declaration->kind == AST_VARIABLE_DECLARATION &&
                    declaration->variable.is_definite;
    bool for_each = declaration && declaration->parent && declaration->parent->parent &&
                    (declaration->parent->parent->kind == AST_FOR_OF_STATEMENT ||
                     declaration->parent->parent->kind == AST_FOR_IN_STATEMENT) &&
                    declaration->parent->parent->for_each.initializer == declaration->parent;
    (void)for_each;
    bool initialized = is_parameter || outer || definite || symbol->flags & SYMBOL_CATCH ||
                       (!automatic && type_has(type, TYPE_ANY | TYPE_UNKNOWN | TYPE_VOID) &&
                        !(type->flags & TYPE_UNION && !type_has(type, TYPE_VOID))) ||
                       (declaration && declaration->is_ambient) ||
                       (node->parent && node->parent->kind == AST_NON_NULL_EXPRESSION) ||
                       in_type_position(node);
    if (automatic) {
        initialized = false;
    }
    Type *initial = initialized
                        ? (is_parameter ? without_declared_undefined(c, symbol, type) : type)
                    : automatic ? c->undefined
                                : type_optional(c, type);
    Type *flow = flow_type(c, node, type, initial, container, NULL);
    if (automatic && is_element_push(node)) {
        return finish_evolving(c, flow);
    }
    if (automatic) {
        if (flow == c->auto_type || flow == c->auto_array) {
            return flow == c->auto_array ? type_array(c, c->any) : c->any;
        }
        return finish_evolving(c, flow);
    }
    if (!initialized && !type_has(type, TYPE_UNDEFINED) && type_has(flow, TYPE_UNDEFINED)) {
        return type; /* used before it is assigned */
    }
    return assignment ? base_of_literal(c, flow) : flow;
}

Type *check_identifier(Checker *c, AstNode *node)
{
    Symbol *symbol = names_resolve_target(c->program, node);
    if (!symbol) {
        return c->error;
    }
    if (symbol == names_undefined(c->program)) {
        return c->undefined;
    }
    if (is_variable_symbol(symbol)) {
        return check_variable(c, node, symbol);
    }
    return type_of_symbol(c, symbol);
}

/* ---- this, super ---- */

static Type *this_of_object_literal(Checker *c, AstNode *function)
{
    AstNode *literal = function->parent;
    if (literal && literal->kind == AST_PROPERTY_ASSIGNMENT) {
        literal = literal->parent;
    }
    if (!literal || literal->kind != AST_OBJECT_LITERAL) {
        return NULL;
    }
    Type *context = apparent_contextual_type(c, literal);
    if (context) {
        /* ThisType<T> in the contextual type is not supported by the library here. */
        return types_non_nullable(c->program, context);
    }
    return widen(c, check_expression_cached(c, literal, CHECK_NORMAL));
}

Type *check_this(Checker *c, AstNode *node)
{
    AstNode *container = ast_this_container(node);
    if (!container || container->kind == AST_SOURCE_FILE) {
        return container && container->source_file.is_module ? c->undefined : c->any;
    }
    if (ast_is_function_like(container->kind)) {
        AstList *list = &container->function.parameters;
        if (list->length && list->items[0]->parameter.target->kind == AST_IDENTIFIER &&
            list->items[0]->parameter.target->identifier.name == c->n_this &&
            list->items[0]->parameter.type) {
            Type *type = type_from_node(c, list->items[0]->parameter.type);
            return flow_type(c, node, type, type, flow_container_of(node), NULL);
        }
    }
    AstNode *owner = ast_is_class_like(container->kind) ? container : container->parent;
    if (owner && owner->kind == AST_PROPERTY_DECLARATION) {
        owner = owner->parent;
    }
    bool is_static = ast_has_modifier(container, AST_MODIFIER_STATIC) ||
                     container->kind == AST_CLASS_STATIC_BLOCK;
    if (ast_is_class_like(container->kind)) {
        for (AstNode *at = node; at && at != container; at = at->parent) {
            if (at->parent == container) {
                is_static =
                    ast_has_modifier(at, AST_MODIFIER_STATIC) || at->kind == AST_CLASS_STATIC_BLOCK;
            }
        }
    }
    if (owner && ast_is_class_like(owner->kind) && container->kind != AST_FUNCTION_DECLARATION &&
        container->kind != AST_FUNCTION_EXPRESSION) {
        Symbol *symbol = names_symbol_of(c->program, owner);
        if (!symbol) {
            return c->any;
        }
        Type *type =
            is_static ? type_of_symbol(c, symbol) : declared_type(c, symbol)->as.object.this_type;
        return flow_type(c, node, type, type, flow_container_of(node), NULL);
    }
    bool is_method = container->kind == AST_METHOD_DECLARATION && owner
        && owner->kind == AST_OBJECT_LITERAL;
    if (is_method || container->kind == AST_FUNCTION_EXPRESSION
        || container->kind == AST_ARROW_FUNCTION) {
        Signature *context = contextual_signature(c, container);
        if (context && context->this_type) {
            return context->this_type;
        }
    }
    if (ast_is_function_like(container->kind)) {
        Type *type = this_of_object_literal(c, container);
        if (type) {
            return type;
        }
    }
    return c->any;
}

Type *check_super(Checker *c, AstNode *node)
{
    AstNode *container = ast_this_container(node);
    AstNode *owner = container;
    while (owner && !ast_is_class_like(owner->kind)) {
        owner = owner->parent;
    }
    Symbol *symbol = owner ? names_symbol_of(c->program, owner) : NULL;
    if (!symbol) {
        return c->any;
    }
    Type *type = declared_type(c, symbol);
    bool is_call = node->parent && node->parent->kind == AST_CALL_EXPRESSION &&
                   node->parent->call.callee == node;
    AstNode *member = container;
    while (member && member->parent != owner) {
        member = member->parent;
    }
    if (is_call || (member && ast_has_modifier(member, AST_MODIFIER_STATIC))) {
        Type *base = base_class_constructor(c, type);
        return base ? base : c->error;
    }
    Type *base = single_base_of(c, type);
    return base ? type_with_this(c, base, type->as.object.this_type) : c->error;
}

/* ---- assertions and others ---- */

static Type *check_cast(Checker *c, AstNode *node, unsigned mode)
{
    if (!node->type_cast.type) {
        return types_regular(c->program, check_expression(c, node->type_cast.expression, mode));
    }
    Type *target = type_from_node(c, node->type_cast.type);
    if (node->kind == AST_SATISFIES_EXPRESSION) {
        Type *type = check_expression(c, node->type_cast.expression, mode);
        return type;
    }
    check_expression(c, node->type_cast.expression, CHECK_NORMAL);
    return target;
}

static Type *check_conditional(Checker *c, AstNode *node, unsigned mode)
{
    check_expression(c, node->conditional.condition, CHECK_NORMAL);
    Type *pair[] = {check_expression(c, node->conditional.when_true, mode),
                    check_expression(c, node->conditional.when_false, mode)};
    return type_union(c, pair, 2, REDUCE_SUBTYPE);
}

static Type *check_non_null(Checker *c, AstNode *node, unsigned mode)
{
    Type *type = check_expression(c, node->wrapped.expression, mode);
    return non_null(c, type);
}

static Type *check_await(Checker *c, AstNode *node)
{
    Type *type = check_expression(c, node->wrapped.expression, CHECK_NORMAL);
    return awaited_type(c, type);
}

static Type *check_yield(Checker *c, AstNode *node)
{
    AstNode *function = ast_enclosing_function(node);
    Type *yields, *returns, *nexts = NULL;
    if (node->yield.expression) {
        Type *type = check_expression(c, node->yield.expression, CHECK_NORMAL);
        if (node->yield.is_delegate) {
            iteration_types(c, type,
                            function && ast_is_function_like(function->kind) &&
                                ast_has_modifier(function, AST_MODIFIER_ASYNC),
                            &yields, &returns, &nexts);
            return returns ? returns : c->any;
        }
    }
    if (!function || !ast_is_function_like(function->kind)) {
        return c->any;
    }
    Type *declared = contextual_return_type(c, function);
    if (declared) {
        iteration_types(c, declared, ast_has_modifier(function, AST_MODIFIER_ASYNC), &yields,
                        &returns, &nexts);
        return nexts ? nexts : c->any;
    }
    return c->any;
}

static Type *check_sequence(Checker *c, AstNode *node, unsigned mode)
{
    Type *type = c->undefined;
    AstList *list = &node->elements.items;
    for (size_t i = 0; i < list->length; i++) {
        type = check_expression(c, list->items[i], i + 1 == list->length ? mode : CHECK_NORMAL);
    }
    return type;
}

static Type *check_meta(Checker *c, AstNode *node)
{
    if (node->meta_property.is_import) {
        Type *type = known_global(c, "ImportMeta");
        return type ? type : c->any;
    }
    AstNode *container = ast_this_container(node);
    if (container && container->kind == AST_CONSTRUCTOR) {
        Symbol *symbol = names_symbol_of(c->program, container->parent);
        return symbol ? type_of_symbol(c, symbol) : c->any;
    }
    return c->any;
}

static Type *check_bigint(Checker *c, AstNode *node)
{
    return type_fresh(c, type_bigint_literal(c, intern_string(c->interner, node->bigint.digits)));
}

static Type *check_regexp(Checker *c)
{
    Type *type = known_global(c, "RegExp");
    return type ? type : c->any;
}

static Type *check_generic_instance(Checker *c, AstNode *node)
{
    Type *type = check_expression(c, node->expression_with_types.expression, CHECK_NORMAL);
    TypeVec arguments = {0};
    for (size_t i = 0; i < node->expression_with_types.type_arguments.length; i++) {
        vec_push(c->arena, &arguments,
                 type_from_node(c, node->expression_with_types.type_arguments.items[i]));
    }
    TypeMembers *members = NEW(c->arena, TypeMembers);
    for (int construct = 0; construct < 2; construct++) {
        SignatureVec *list = signatures_of(c, type, construct);
        for (size_t i = 0; i < list->length; i++) {
            Signature *s = list->items[i];
            if (s->type_parameter_count >= arguments.length && s->type_parameter_count) {
                Type **filled;
                fill_defaults(c, s->type_parameters, s->type_parameter_count, arguments.items,
                              arguments.length, &filled);
                s = signature_with_arguments(c, s, filled, s->type_parameter_count);
                if (construct) {
                    vec_push(c->arena, &members->constructs, s);
                } else {
                    vec_push(c->arena, &members->calls, s);
                }
            }
        }
    }
    return object_with_members(c, members, NULL, node);
}

static Type *check_inner(Checker *c, AstNode *node, unsigned mode)
{
    switch (node->kind) {
    case AST_IDENTIFIER:
        return check_identifier(c, node);
    case AST_THIS_EXPRESSION:
        return check_this(c, node);
    case AST_SUPER_EXPRESSION:
        return check_super(c, node);
    case AST_NUMERIC_LITERAL:
        return type_fresh(c, type_number_literal(c, node->number.value));
    case AST_BIGINT_LITERAL:
        return check_bigint(c, node);
    case AST_STRING_LITERAL:
        return type_fresh(
            c, type_string_literal(c, intern(c->interner,
                                             node->string.value.text ? node->string.value.text : "",
                                             node->string.value.length)));
    case AST_TRUE_LITERAL:
        return c->true_fresh;
    case AST_FALSE_LITERAL:
        return c->false_fresh;
    case AST_NULL_LITERAL:
        return c->null;
    case AST_REGEXP_LITERAL:
        return check_regexp(c);
    case AST_TEMPLATE_LITERAL:
        return check_template(c, node, mode);
    case AST_ARRAY_LITERAL:
        return check_array_literal(c, node, mode);
    case AST_OBJECT_LITERAL:
        return check_object_literal(c, node, mode);
    case AST_PROPERTY_ACCESS:
        return check_property_access(c, node, mode);
    case AST_ELEMENT_ACCESS:
        return check_element_access(c, node, mode);
    case AST_CALL_EXPRESSION:
    case AST_NEW_EXPRESSION:
    case AST_TAGGED_TEMPLATE:
        return check_call(c, node, mode);
    case AST_AS_EXPRESSION:
    case AST_TYPE_ASSERTION:
    case AST_SATISFIES_EXPRESSION:
        return check_cast(c, node, mode);
    case AST_NON_NULL_EXPRESSION:
        return check_non_null(c, node, mode);
    case AST_PARENTHESIZED_EXPRESSION:
        return check_expression(c, node->wrapped.expression, mode);
    case AST_EXPRESSION_WITH_TYPE_ARGUMENTS:
        return check_generic_instance(c, node);
    case AST_FUNCTION_EXPRESSION:
    case AST_ARROW_FUNCTION:
        return check_function_expression(c, node, mode);
    case AST_CLASS_EXPRESSION:
        return check_class_expression(c, node);
    case AST_UNARY_EXPRESSION:
        return check_unary(c, node, mode);
    case AST_UPDATE_EXPRESSION:
        return check_update(c, node);
    case AST_BINARY_EXPRESSION:
        return check_binary(c, node, mode);
    case AST_ASSIGNMENT_EXPRESSION:
        return check_assignment(c, node, mode);
    case AST_SEQUENCE_EXPRESSION:
        return check_sequence(c, node, mode);
    case AST_CONDITIONAL_EXPRESSION:
        return check_conditional(c, node, mode);
    case AST_AWAIT_EXPRESSION:
        return check_await(c, node);
    case AST_YIELD_EXPRESSION:
        return check_yield(c, node);
    case AST_META_PROPERTY:
        return check_meta(c, node);
    case AST_SPREAD_ELEMENT: {
        Type *type = check_expression(c, node->wrapped.expression, mode);
        return iterated_type(c, type, false);
    }
    case AST_OMITTED_EXPRESSION:
        return c->undefined;
    case AST_QUALIFIED_NAME:
        return c->error;
    default:
        return c->error;
    }
}

Type *check_expression(Checker *c, AstNode *node, unsigned mode)
{
    NodeLinks *links = node_links(c, node);
    bool plain = mode == CHECK_NORMAL && c->contexts.length == c->context_base;
    if (plain && links->type) {
        return links->type;
    }
    bool in_loop = c->flow_loops > c->flow_loop_start;
    if (plain && in_loop && links->epoch_type && links->epoch == c->epoch) {
        return links->epoch_type;
    }
    if (c->expression_depth > 2000) {
        return c->error;
    }
    unsigned circular = c->circular_count;
    c->expression_depth++;
    Type *type = check_inner(c, node, mode);
    c->expression_depth--;
    type = instantiate_single_generic(c, node, type, mode);
    if (plain && !(circular != c->circular_count && c->resolutions.length)) {
        if (!in_loop) {
            links->type = type;
        } else {
            links->epoch = c->epoch;
            links->epoch_type = type;
        }
    }
    return type;
}

/* Independent of the contexts and loops that are active where it is asked. */
Type *check_expression_cached(Checker *c, AstNode *node, unsigned mode)
{
    if (mode != CHECK_NORMAL) {
        return check_expression(c, node, mode);
    }
    size_t base = c->context_base;
    int start = c->flow_loop_start;
    c->context_base = c->contexts.length;
    c->flow_loop_start = c->flow_loops;
    Type *type = check_expression(c, node, mode);
    c->context_base = base;
    c->flow_loop_start = start;
    return type;
}

Type *type_of_expression(Checker *c, AstNode *node)
{
    size_t base = c->context_base;
    c->context_base = c->contexts.length;
    Type *type = check_expression(c, node, CHECK_NORMAL);
    c->context_base = base;
    return type;
}

static bool is_pattern_literal(AstNode *node)
{
    return ast_is_pattern(node->kind);
}

Type *types_of_expression(Program *program, AstNode *node)
{
    Checker *c = checker_of(program);
    if (is_pattern_literal(node)) {
        return c->any;
    }
    Type *type = check_expression_cached(c, node, CHECK_NORMAL);
    return types_regular(program, type);
}

/* ---- functions and classes ---- */

Type *anonymous_type_of_node(Checker *c, AstNode *node, Symbol *symbol)
{
    NodeLinks *links = node_links(c, node);
    if (!links->object_type) {
        AstNode **list = NEW(c->arena, AstNode *);
        list[0] = node;
        links->object_type = anonymous_new(c, ANONYMOUS_FUNCTION, symbol, list, 1);
    }
    return links->object_type;
}

static Type *function_without_parameters(Checker *c, AstNode *node, unsigned mode)
{
    /* A lambda whose parameters wait for inference still tells its return type when its body
     * does not depend on them. */
    (void)mode;
    if (!node->function.return_type && !has_context_sensitive_parameters(node)) {
        Signature *context = contextual_signature(c, node);
        if (context && could_contain_params(c, return_type_of(c, context))) {
            NodeLinks *links = node_links(c, node);
            (void)links;
            Type *returned = return_type_from_body(c, node, mode);
            Signature *signature = NEW(c->arena, Signature);
            signature->declaration = node;
            signature->return_type = returned;
            signature->state = 2 | 4;
            TypeMembers *members = NEW(c->arena, TypeMembers);
            vec_push(c->arena, &members->calls, signature);
            return object_with_members(c, members, NULL, node);
        }
    }
    return c->any_function;
}

Type *check_function_expression(Checker *c, AstNode *node, unsigned mode)
{
    if (mode & CHECK_SKIP_CONTEXT_SENSITIVE && is_context_sensitive(c, node)) {
        return function_without_parameters(c, node, mode);
    }
    check_function_context(c, node, mode);
    Symbol *symbol = names_symbol_of(c->program, node);
    return anonymous_type_of_node(c, node, symbol);
}

Type *check_class_expression(Checker *c, AstNode *node)
{
    Symbol *symbol = names_symbol_of(c->program, node);
    return symbol ? type_of_symbol(c, symbol) : c->error;
}

/* A generic function passed where a plain one is expected takes the type that fits there. */
Type *instantiate_single_generic(Checker *c, AstNode *node, Type *type, unsigned mode)
{
    if (!(mode & CHECK_INFERENTIAL) || !(type->flags & TYPE_OBJECT)) {
        return type;
    }
    Signature *signature = single_call_signature(c, type);
    if (!signature || !signature->type_parameter_count) {
        return type;
    }
    Type *context = apparent_contextual_type(c, node);
    Signature *wanted = context ? single_call_signature(c, non_null(c, context)) : NULL;
    if (!wanted || wanted->type_parameter_count) {
        return type;
    }
    InferenceContext *outer = inference_context_of(c, node);
    InferenceContext *inner =
        inference_new(c, signature->type_parameters, signature->type_parameter_count, signature, 0);
    size_t n = signature->parameter_count;
    Signature *source =
        outer ? instantiate_signature(c, wanted, outer->soft_mapper, false) : wanted;
    for (size_t i = 0; i < n; i++) {
        if (i < parameter_total(c, source) || source->has_rest) {
            infer_types(c, inner, type_at(c, source, i), type_at(c, signature, i), 0, false);
        }
    }
    if (!outer) {
        infer_types(c, inner, return_type_of(c, wanted), return_type_of(c, signature),
                    PRIORITY_RETURN, false);
    }
    Signature *made = signature_with_arguments(c, signature, inferred_types(c, inner),
                                               signature->type_parameter_count);
    TypeMembers *members = NEW(c->arena, TypeMembers);
    vec_push(c->arena, &members->calls, made);
    return object_with_members(c, members, type->symbol, type->as.object.node);
}
