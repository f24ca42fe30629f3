/*
 * What is reported, always with finished types: unknown properties, possibly missing objects,
 * values that do not fit, wrong numbers of arguments. The wording is tsc's.
 */
#include "types/checker.h"

static bool is_unsure(Checker *c, Type *type)
{
    return type == c->error || type->flags & TYPE_ANY || type == c->silent_never;
}

static bool is_js_reachable(Checker *c, AstNode *node)
{
    return flow_reachable(c, flow_of(c, node));
}

/* ---- excess properties ---- */

static bool is_known_property(Checker *c, Type *target, const char *name)
{
    if (target->flags & TYPE_OBJECT) {
        if (target == c->g_object || target == c->g_function) {
            return true;
        }
        TypeMembers *members = members_of(c, target);
        return members_find(members, name) || applicable_index_name(c, target, name) ||
               (is_empty_object_type(c, target)) ||
               (target->object_flags & OBJECT_MAPPED && is_generic_object(c, target));
    }
    if (target->flags & TYPE_UNION_OR_INTERSECTION) {
        for (size_t i = 0; i < target->as.set.count; i++) {
            if (is_known_property(c, target->as.set.types[i], name)) {
                return true;
            }
        }
        return false;
    }
    return (target->flags & (TYPE_INSTANTIABLE | TYPE_ANY | TYPE_UNKNOWN | TYPE_NON_PRIMITIVE)) !=
           0;
}

static bool checks_excess(Checker *c, Type *target)
{
    if (target->flags & TYPE_OBJECT) {
        return !(target == c->g_object || target == c->g_function ||
                 is_empty_object_type(c, target));
    }
    if (target->flags & TYPE_UNION) {
        bool some = false;
        for (size_t i = 0; i < target->as.set.count; i++) {
            Type *part = target->as.set.types[i];
            if (part->flags & TYPE_OBJECT && is_empty_object_type(c, part)) {
                return false;
            }
            some |= checks_excess(c, part);
        }
        return some;
    }
    if (target->flags & TYPE_INTERSECTION) {
        for (size_t i = 0; i < target->as.set.count; i++) {
            if (!checks_excess(c, target->as.set.types[i])) {
                return false;
            }
        }
        return true;
    }
    return false;
}

static const char *excess_at(Checker *c, Type *source, Type *target, int depth)
{
    if (depth > 10 || !(source->flags & TYPE_OBJECT) || !(source->object_flags & OBJECT_FRESH) ||
        !checks_excess(c, target)) {
        return NULL;
    }
    TypeMembers *members = members_of(c, source);
    Type *against = target;
    if (target->flags & TYPE_UNION) {
        /* Only the members that the literal's discriminants select count. */
        VEC(const char *) names = {0};
        TypeVec types = {0};
        for (size_t i = 0; i < members->list.length; i++) {
            Property *p = members->list.items[i];
            if (is_discriminant(c, target, p->name) &&
                is_literal_or_unit_set(type_of_property(c, p))) {
                vec_push(c->arena, &names, p->name);
                vec_push(c->arena, &types, type_regular(type_of_property(c, p)));
            }
        }
        if (names.length) {
            against = discriminate(c, target, names.items, types.items, names.length);
        }
    }
    for (size_t i = 0; i < members->list.length; i++) {
        Property *p = members->list.items[i];
        if (!is_known_property(c, against, p->name)) {
            return p->name;
        }
        Property *wanted =
            against->flags & TYPE_UNION ? NULL : property_of_object(c, against, p->name);
        if (wanted) {
            const char *inner = excess_at(c, type_of_property(c, p),
                                          non_null(c, type_of_property(c, wanted)), depth + 1);
            if (inner) {
                return inner;
            }
        }
    }
    return NULL;
}

const char *excess_property(Checker *c, Type *source, Type *target)
{
    if (target->flags & TYPE_UNION && type_has(target, TYPE_NULLABLE)) {
        target = type_without(c, target, TYPE_NULLABLE);
    }
    return excess_at(c, source, target, 0);
}

/* ---- assignability ---- */

static void report_fit(Checker *c, AstNode *node, Type *type, Type *target)
{
    const char *excess = excess_property(c, type, target);
    if (excess) {
        diagnose(c->program, node->file, node->span, EXCESS_PROPERTY, excess,
                 types_to_string(c->program, target));
        return;
    }
    Type *shown = widen_literal(c, type);
    if (is_literal_or_unit_set(target) || type_has(target, TYPE_LITERAL)) {
        shown = type;
    }
    diagnose(c->program, node->file, node->span, NOT_ASSIGNABLE,
             types_to_string(c->program, regular_object(c, shown)),
             types_to_string(c->program, target));
}

static bool fits(Checker *c, Type *type, Type *target)
{
    return is_unsure(c, type) || is_unsure(c, target) ||
           (is_assignable(c, type, target) && !excess_property(c, type, target));
}

void check_initializer_fits(Checker *c, AstNode *declaration, AstNode *annotation,
                            AstNode *initializer)
{
    if (!annotation || !initializer) {
        return;
    }
    Type *target = type_from_node(c, annotation);
    if (declaration->kind == AST_PROPERTY_DECLARATION && declaration->property.is_optional) {
        target = type_optional(c, target);
    }
    Type *type = check_expression_cached(c, initializer, CHECK_NORMAL);
    if (!fits(c, type, target) && is_js_reachable(c, initializer)) {
        AstNode *name = ast_declaration_name(declaration);
        report_fit(c, name ? name : initializer, type, target);
    }
}

/* Whether the assignment itself is already an error. */
static bool is_constant(Checker *c, AstNode *left)
{
    Symbol *symbol = left->kind == AST_IDENTIFIER ? names_resolve(c->program, left) : NULL;

    return symbol && !(symbol->flags & SYMBOL_ALIAS) && symbol->flags & SYMBOL_CONST;
}

void check_assigned(Checker *c, AstNode *node)
{
    AstNode *left = node->binary.left;
    if (node->binary.op != AST_OP_ASSIGN || ast_is_pattern(left->kind) || is_constant(c, left)) {
        return;
    }
    Type *target = check_expression_cached(c, left, CHECK_NORMAL);
    Type *type = check_expression_cached(c, node->binary.right, CHECK_NORMAL);
    if (!fits(c, type, target) && is_js_reachable(c, node)) {
        report_fit(c, left, type, target);
    }
}

static bool visit_return(AstNode *node, void *data);

typedef struct ReturnCheck {
    Checker *c;
    Type *target;
    bool is_async;
} ReturnCheck;

static void check_returned(ReturnCheck *r, AstNode *expression)
{
    Checker *c = r->c;
    Type *type = check_expression_cached(c, expression, CHECK_NORMAL);
    if (r->is_async) {
        type = awaited_type(c, type);
    }
    if (!fits(c, type, r->target) && is_js_reachable(c, expression)) {
        report_fit(c, expression, type, r->target);
    }
}

static bool visit_return(AstNode *node, void *data)
{
    ReturnCheck *r = data;
    if (ast_is_function_like(node->kind) || ast_is_class_like(node->kind)) {
        return true;
    }
    if (node->kind == AST_RETURN_STATEMENT) {
        if (node->wrapped.expression) {
            check_returned(r, node->wrapped.expression);
        }
        return true;
    }
    if (ast_is_statement(node->kind) || node->kind == AST_CASE_CLAUSE ||
        node->kind == AST_CATCH_CLAUSE) {
        ast_for_each_child(node, visit_return, r);
    }
    return true;
}

void check_returns(Checker *c, AstNode *function)
{
    AstNode *annotation = function->function.return_type;
    if (!annotation || function->function.is_generator || !function->function.body ||
        annotation->kind == AST_TYPE_PREDICATE || function->kind == AST_CONSTRUCTOR ||
        function->kind == AST_SET_ACCESSOR) {
        return;
    }
    ReturnCheck r = {c, type_from_node(c, annotation),
                     ast_has_modifier(function, AST_MODIFIER_ASYNC)};
    if (r.is_async) {
        r.target = awaited_type(c, r.target);
    }
    if (r.target->flags & TYPE_CONDITIONAL || r.target->flags & TYPE_INDEXED_ACCESS) {
        return; /* undecided: tsc has special rules */
    }
    AstNode *body = function->function.body;
    if (body->kind != AST_BLOCK) {
        check_returned(&r, body);
    } else {
        ast_for_each_child(body, visit_return, &r);
    }
}

/* ---- members ---- */

Type *chain_object(Checker *c, AstNode *link, AstNode *object, Type *type, bool *short_circuits);

static const char *nullish_name(AstNode *node)
{
    return node->kind == AST_IDENTIFIER ? node->identifier.name : NULL;
}

static void report_nullish(Checker *c, AstNode *object, Type *type)
{
    bool null = type_has(type, TYPE_NULL), undefined = type_has(type, TYPE_UNDEFINED);
    const char *kind = null && undefined ? "null' or 'undefined" : null ? "null" : "undefined";
    const char *name = nullish_name(object);
    if (object->kind == AST_PROPERTY_ACCESS) {
        name = arena_printf(c->arena, "%.*s", (int)(object->span.end - object->span.start),
                            object->file->text + object->span.start);
        name = strlen(name) > 100 || strchr(name, '\n') ? NULL : name;
    }
    if (name) {
        diagnose(c->program, object->file, object->span, POSSIBLY_NULLISH, name, kind);
    } else {
        diagnose(c->program, object->file, object->span, OBJECT_POSSIBLY_NULLISH, kind);
    }
}

static bool is_in_delete_or_assertion(AstNode *node)
{
    return node->parent && node->parent->kind == AST_NON_NULL_EXPRESSION;
}

/* A function declaration, or a constant that is a function. */
static bool is_function_name(const Symbol *symbol)
{
    const AstNode *node = symbol->value_declaration;

    if (symbol->flags & SYMBOL_FUNCTION) {
        return true;
    }
    if (!(symbol->flags & SYMBOL_CONST) || !node || node->kind != AST_VARIABLE_DECLARATION ||
        !node->variable.initializer || node->variable.type) {
        return false;
    }
    const AstNode *value = ast_skip_parentheses(node->variable.initializer);
    return value->kind == AST_ARROW_FUNCTION || value->kind == AST_FUNCTION_EXPRESSION;
}

/* counter.count, where `counter.count = 0` gives the function counter() such a property. */
static bool is_given_to_function(Checker *c, AstNode *object, const char *name)
{
    Symbol *symbol = object->kind == AST_IDENTIFIER ? names_resolve_target(c->program, object) : NULL;

    for (size_t i = 0; symbol && is_function_name(symbol) && i < symbol->references.length; i++) {
        const AstNode *access = symbol->references.items[i]->parent;
        const AstNode *statement = access->parent;
        if (access->kind == AST_PROPERTY_ACCESS && statement->kind == AST_ASSIGNMENT_EXPRESSION &&
            statement->binary.left == access && statement->binary.op == AST_OP_ASSIGN &&
            access->property_access.name->identifier.name == name) {
            return true;
        }
    }
    return false;
}

void check_property(Checker *c, AstNode *node)
{
    AstNode *object = node->property_access.object;
    bool short_circuits;
    Type *type = check_expression_cached(c, object, CHECK_NORMAL);
    type = chain_object(c, node, object, type, &short_circuits);
    if (is_unsure(c, type) || type->flags & (TYPE_NEVER | TYPE_UNKNOWN) ||
        !is_js_reachable(c, node)) {
        return;
    }
    if (type_has(type, TYPE_NULLABLE)) {
        if (!is_in_delete_or_assertion(object)) {
            report_nullish(c, object, type);
        }
        return;
    }
    if (node_links(c, node)->property) {
        return;
    }
    Type *apparent = reduced_type(c, apparent_type(c, type));
    const char *name = node->property_access.name->identifier.name;
    if (apparent->flags & (TYPE_ANY | TYPE_NEVER | TYPE_UNKNOWN) || apparent == c->error ||
        property_of(c, apparent, name) || applicable_index_name(c, apparent, name)) {
        return;
    }
    if ((apparent->flags & TYPE_OBJECT && members_of(c, apparent)->resolving) ||
        is_given_to_function(c, object, name)) {
        return;
    }
    diagnose(c->program, node->file, node->property_access.name->span, NO_SUCH_PROPERTY, name,
             types_to_string(c->program, type));
}

/* ---- calls ---- */

static void report_count(Checker *c, AstNode *node, Signature *signature, size_t given)
{
    size_t minimum = min_arguments(c, signature), total = parameter_total(c, signature);
    bool rest = has_effective_rest(c, signature);
    Span span = node->span;
    if (given > total && total < node->call.arguments.length) {
        span.start = node->call.arguments.items[total]->span.start;
        span.end = node->call.arguments.items[given - 1]->span.end;
    }
    char *expected = rest              ? arena_printf(c->arena, "at least %zu", minimum)
                     : minimum < total ? arena_printf(c->arena, "%zu-%zu", minimum, total)
                                       : arena_printf(c->arena, "%zu", total);
    diagnose(c->program, node->file, span, WRONG_ARGUMENT_COUNT, expected, given);
}

void check_call_errors(Checker *c, AstNode *node)
{
    const CallInfo *info = types_of_call(c->program, node);
    NodeLinks *links = node_links(c, node);
    AstNode *callee = node->call.callee;
    if (callee->kind == AST_SUPER_EXPRESSION || callee->kind == AST_IMPORT_EXPRESSION ||
        !is_js_reachable(c, node)) {
        return;
    }
    Type *type = check_expression_cached(c, callee, CHECK_NORMAL);
    bool short_circuits = false;
    if (node->kind == AST_CALL_EXPRESSION) {
        type = chain_object(c, node, callee, type, &short_circuits);
    }
    if (type_has(type, TYPE_NULLABLE) && !is_unsure(c, type)) {
        report_nullish(c, callee, type);
        return;
    }
    if (info->is_untyped) {
        if (info->return_type == c->error && !is_unsure(c, type) &&
            !(type->flags & (TYPE_NEVER | TYPE_UNION | TYPE_INSTANTIABLE))) {
            if (node->kind == AST_NEW_EXPRESSION) {
                diagnose(c->program, node->file, node->span, NOT_CONSTRUCTABLE);
            } else {
                diagnose(c->program, node->file, callee->span, NOT_CALLABLE,
                         types_to_string(c->program, type));
            }
        }
        return;
    }
    if (info->signature->is_abstract && node->kind == AST_NEW_EXPRESSION &&
        anonymous_is(type, ANONYMOUS_CLASS)) {
        diagnose(c->program, node->file, node->span, NEW_OF_ABSTRACT);
        return;
    }
    if (links->call_failed != 1) {
        return;
    }
    size_t given = node->call.arguments.length;
    for (size_t i = 0; i < given; i++) {
        if (node->call.arguments.items[i]->kind == AST_SPREAD_ELEMENT) {
            return;
        }
    }
    size_t minimum = min_arguments(c, info->declared), total = parameter_total(c, info->declared);
    if (given < minimum || (given > total && !has_effective_rest(c, info->declared))) {
        report_count(c, node, info->declared, given);
        return;
    }
    for (size_t i = 0; i < given; i++) {
        AstNode *argument = node->call.arguments.items[i];
        Type *parameter = type_at(c, info->signature, i);
        Type *have = check_expression_cached(c, argument, CHECK_NORMAL);
        if (effective_rest(c, info->signature) || fits(c, have, parameter)) {
            continue;
        }
        const char *excess = excess_property(c, have, parameter);
        if (excess) {
            report_fit(c, argument, have, parameter);
        } else {
            Type *shown = type_has(parameter, TYPE_LITERAL) ? have : widen_literal(c, have);
            diagnose(c->program, argument->file, argument->span, ARGUMENT_NOT_ASSIGNABLE,
                     types_to_string(c->program, regular_object(c, shown)),
                     types_to_string(c->program, parameter));
        }
        return;
    }
}
