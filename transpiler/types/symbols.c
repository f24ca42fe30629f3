/*
 * Types of values that declarations introduce: variables, parameters, patterns, functions,
 * properties. What has no annotation gets the widened type of its initializer.
 */
#include "types/checker.h"

#include <math.h>

Type *unique_symbol_of(Checker *c, AstNode *declaration);

/* ---- names ---- */

static Type *late_bound_key(Checker *c, AstNode *name)
{
    AstNode *expression = name->wrapped.expression;
    if (expression->kind == AST_STRING_LITERAL) {
        return type_string_literal(c, expression->string.interned);
    }
    return type_regular(check_expression(c, expression, CHECK_NORMAL));
}

const char *property_name(Checker *c, AstNode *name)
{
    if (name->kind == AST_COMPUTED_PROPERTY_NAME) {
        const char *constant = ast_property_name(c->program, name);
        if (constant) {
            return constant;
        }
        return property_name_of_type(c, late_bound_key(c, name));
    }
    if (name->kind == AST_PRIVATE_IDENTIFIER) {
        return name->identifier.name;
    }
    if (name->kind == AST_NUMERIC_LITERAL) {
        return property_name_of_type(c, type_number_literal(c, name->number.value));
    }
    return ast_property_name(c->program, name);
}

Type *property_name_type(Checker *c, AstNode *name)
{
    if (name->kind == AST_COMPUTED_PROPERTY_NAME) {
        return late_bound_key(c, name);
    }
    if (name->kind == AST_NUMERIC_LITERAL) {
        return type_number_literal(c, name->number.value);
    }
    const char *text = property_name(c, name);
    return text ? type_string_literal(c, text) : c->string;
}

static const char *key_of_type(Type *type, const char *text, AstNode **symbol)
{
    bool is_symbol = type && (type->flags & TYPE_UNIQUE_SYMBOL);

    *symbol = is_symbol && type->symbol ? type->symbol->value_declaration : NULL;
    return is_symbol && !*symbol ? NULL : text;
}

const char *types_key_of_expression(Program *program, AstNode *key, AstNode **symbol)
{
    Type *type = type_regular(check_expression(checker_of(program), key, CHECK_NORMAL));

    return key_of_type(type, property_name_of_type(checker_of(program), type), symbol);
}

const char *types_key(Program *program, AstNode *name, AstNode **symbol)
{
    if (name->kind == AST_COMPUTED_PROPERTY_NAME && !ast_property_name(program, name)) {
        return types_key_of_expression(program, name->wrapped.expression, symbol);
    }
    *symbol = NULL;
    return property_name(checker_of(program), name);
}

/* ---- annotations ---- */

Type *annotation_of(Checker *c, AstNode *declaration)
{
    AstNode *type = NULL;
    bool optional = false;
    switch (declaration->kind) {
    case AST_VARIABLE_DECLARATION:
        type = declaration->variable.type;
        break;
    case AST_PARAMETER:
        type = declaration->parameter.type;
        optional = declaration->parameter.is_optional;
        break;
    case AST_PROPERTY_DECLARATION:
    case AST_PROPERTY_SIGNATURE:
        type = declaration->property.type;
        optional = declaration->property.is_optional;
        break;
    case AST_CATCH_CLAUSE:
        type = declaration->catch_clause.type;
        break;
    default:
        break;
    }
    if (!type) {
        return NULL;
    }
    Type *result = type_from_node(c, type);
    return optional ? type_optional(c, result) : result;
}

static bool is_constant_variable(AstNode *declaration)
{
    AstNode *at = declaration;
    while (at && at->kind != AST_VARIABLE_STATEMENT) {
        if (at->kind == AST_PARAMETER || at->kind == AST_CATCH_CLAUSE ||
            at->kind == AST_PROPERTY_DECLARATION) {
            return at->kind == AST_PROPERTY_DECLARATION &&
                   ast_has_modifier(at, AST_MODIFIER_READONLY);
        }
        at = at->parent;
    }
    return at && at->variable_statement.kind != AST_VAR && at->variable_statement.kind != AST_LET;
}

/* Symbol("text") or Symbol.for("text") */
static bool is_symbol_call(Checker *c, AstNode *node)
{
    if (!node || node->kind != AST_CALL_EXPRESSION) {
        return false;
    }
    AstNode *callee = node->call.callee;
    if (callee->kind == AST_PROPERTY_ACCESS &&
        strcmp(callee->property_access.name->identifier.name, "for") == 0) {
        callee = callee->property_access.object;
    }
    return callee->kind == AST_IDENTIFIER && strcmp(callee->identifier.name, "Symbol") == 0 &&
           names_resolve_target(c->program, callee) ==
               names_global(c->program, callee->identifier.name, SYMBOL_VALUE);
}

static Type *widen_initializer(Checker *c, AstNode *declaration, Type *type)
{
    return is_constant_variable(declaration) ? type : widen_literal(c, type);
}

static Type *check_initializer(Checker *c, AstNode *initializer)
{
    return check_expression_cached(c, initializer, CHECK_NORMAL);
}

/* ---- patterns ---- */

static Type *element_of_pattern(Checker *c, AstNode *element);

/* The type that a pattern takes apart, not widened. */
static Type *pattern_source(Checker *c, AstNode *pattern)
{
    AstNode *owner = pattern->parent;
    if (owner->kind == AST_BINDING_ELEMENT) {
        return element_of_pattern(c, owner);
    }
    if (owner->kind == AST_VARIABLE_DECLARATION) {
        return type_of_declaration(c, owner);
    }
    if (owner->kind == AST_PARAMETER) {
        return type_of_declaration(c, owner);
    }
    if (owner->kind == AST_CATCH_CLAUSE) {
        return c->any;
    }
    return c->error;
}

static size_t index_in(AstList *list, AstNode *node)
{
    for (size_t i = 0; i < list->length; i++) {
        if (list->items[i] == node) {
            return i;
        }
    }
    return 0;
}

static Type *slice_tuple(Checker *c, Type *type, size_t from)
{
    if (!is_tuple_type(type)) {
        return type;
    }
    TupleShape *shape = tuple_shape(type);
    size_t fixed = 0;
    while (fixed < shape->length && !(shape->flags[fixed] & (ELEMENT_REST | ELEMENT_VARIADIC))) {
        fixed++;
    }
    from = from < fixed ? from : fixed;
    return type_tuple(c, type->as.object.arguments + from, shape->flags + from,
                      shape->labels ? shape->labels + from : NULL, shape->length - from, false);
}

static bool all_tuples(Type *type)
{
    size_t count;
    Type **parts = type_parts(&type, &count);
    for (size_t i = 0; i < count; i++) {
        if (!is_tuple_type(parts[i])) {
            return false;
        }
    }
    return true;
}

static Type *array_pattern_part(Checker *c, Type *source, AstNode *element)
{
    size_t index = index_in(&element->parent->elements.items, element);
    if (element->binding_element.is_rest) {
        if (all_tuples(source)) {
            TypeVec parts = {0};
            size_t count;
            Type **each = type_parts(&source, &count);
            for (size_t i = 0; i < count; i++) {
                vec_push(c->arena, &parts, slice_tuple(c, each[i], index));
            }
            return type_union(c, parts.items, parts.length, REDUCE_LITERAL);
        }
        return type_array(c, iterated_type(c, source, false));
    }
    size_t count;
    Type **parts = type_parts(&source, &count);
    bool tuple_like = count > 0;
    for (size_t i = 0; i < count; i++) {
        tuple_like &= is_tuple_type(parts[i]) || is_array_type(c, parts[i]);
    }
    if (tuple_like) {
        TypeVec results = {0};
        for (size_t i = 0; i < count; i++) {
            Type *part = is_tuple_type(parts[i])
                             ? indexed_access_or_null(c, parts[i],
                                                      type_number_literal(c, (double)index), false)
                             : parts[i]->as.object.arguments[0];
            vec_push(c->arena, &results, part ? part : c->undefined);
        }
        return type_union(c, results.items, results.length, REDUCE_LITERAL);
    }
    return iterated_type(c, source, false);
}

/* The type of one pattern element taken from the source's type, before its default. */
Type *pattern_part(Checker *c, Type *source, AstNode *element)
{
    AstNode *pattern = element->parent;
    if (source->flags & TYPE_ANY) {
        return source;
    }
    if (pattern->kind == AST_ARRAY_PATTERN) {
        return array_pattern_part(c, source, element);
    }
    if (element->binding_element.is_rest) {
        VEC(const char *) names = {0};
        for (size_t i = 0; i < pattern->elements.items.length; i++) {
            AstNode *other = pattern->elements.items.items[i];
            if (other == element || other->kind != AST_BINDING_ELEMENT) {
                continue;
            }
            AstNode *name = other->binding_element.property_name;
            const char *text = name ? property_name(c, name)
                               : other->binding_element.target->kind == AST_IDENTIFIER
                                   ? other->binding_element.target->identifier.name
                                   : NULL;
            if (text) {
                vec_push(c->arena, &names, text);
            }
        }
        return rest_of_object(c, source, names.items, names.length);
    }
    AstNode *name = element->binding_element.property_name;
    AstNode *target = element->binding_element.target;
    Type *key = name                             ? property_name_type(c, name)
                : target->kind == AST_IDENTIFIER ? type_string_literal(c, target->identifier.name)
                                                 : c->error;
    Type *type = indexed_access_or_null(c, source, key, false);
    return type ? type : c->error;
}

static AstNode *root_declaration(AstNode *element)
{
    AstNode *at = element;
    while (at->kind == AST_BINDING_ELEMENT || ast_is_pattern(at->kind)) {
        at = at->parent;
    }
    return at;
}

Type *flow_type_of_destructuring(Checker *c, AstNode *element, Type *declared);

static Type *element_of_pattern(Checker *c, AstNode *element)
{
    Type *source = pattern_source(c, element->parent);
    if (source == c->auto_type) {
        return c->any;
    }
    AstNode *initializer = element->binding_element.initializer;
    if (element->parent->kind == AST_OBJECT_PATTERN && type_has(source, TYPE_NULLABLE) &&
        element->parent->parent->kind == AST_PARAMETER) {
        source = non_null(c, source);
    }
    Type *type = pattern_part(c, source, element);
    if (!element->binding_element.is_rest) {
        type = flow_type_of_destructuring(c, element, type);
    }
    if (!initializer) {
        return type;
    }
    AstNode *root = root_declaration(element);
    Type *fallback = check_initializer(c, initializer);
    if (annotation_of(c, root)) {
        return !has_facts(c, fallback, FACT_EQ_UNDEFINED)
                   ? type_with_facts(c, type, FACT_NE_UNDEFINED)
                   : type;
    }
    Type *pair[] = {type_with_facts(c, type, FACT_NE_UNDEFINED), fallback};
    return widen_initializer(c, root, type_union(c, pair, 2, REDUCE_SUBTYPE));
}

/* ---- variables and parameters ---- */

static bool is_nullish_literal(Checker *c, AstNode *node)
{
    AstNode *bare = ast_skip_parentheses(node);
    return bare->kind == AST_NULL_LITERAL ||
           (bare->kind == AST_IDENTIFIER &&
            names_resolve(c->program, bare) == names_undefined(c->program));
}

static Type *type_of_variable(Checker *c, AstNode *node)
{
    AstNode *statement = node->parent;
    AstNode *loop = statement ? statement->parent : NULL;
    Type *annotated = annotation_of(c, node);
    if (loop && (loop->kind == AST_FOR_IN_STATEMENT || loop->kind == AST_FOR_OF_STATEMENT) &&
        loop->for_each.initializer == statement) {
        if (loop->kind == AST_FOR_IN_STATEMENT) {
            Type *object = check_expression(c, loop->for_each.expression, CHECK_NORMAL);
            object = non_null(c, object);
            if (object->flags & TYPE_INSTANTIABLE) {
                Symbol *extract =
                    names_global(c->program, intern_string(c->interner, "Extract"), SYMBOL_TYPE);
                Type *arguments[] = {type_index(c, object), c->string};
                return extract ? alias_instance(c, extract, arguments, 2, NULL, NULL, 0)
                               : c->string;
            }
            return c->string;
        }
        Type *iterable = check_expression(c, loop->for_each.expression, CHECK_NORMAL);
        return annotated ? annotated : iterated_type(c, iterable, loop->for_each.is_await);
    }
    if (annotated) {
        return annotated;
    }
    AstNode *initializer = node->variable.initializer;
    bool plain = node->variable.target->kind == AST_IDENTIFIER &&
                 !(statement && ast_has_modifier(statement, AST_MODIFIER_EXPORT)) &&
                 !node->is_ambient;
    if (plain) {
        if (!is_constant_variable(node) && (!initializer || is_nullish_literal(c, initializer))) {
            return c->auto_type;
        }
        if (initializer && ast_skip_parentheses(initializer)->kind == AST_ARRAY_LITERAL &&
            !ast_skip_parentheses(initializer)->elements.items.length) {
            return c->auto_array;
        }
    }
    if (!initializer) {
        return c->any;
    }
    if (is_constant_variable(node) && node->variable.target->kind == AST_IDENTIFIER &&
        is_symbol_call(c, initializer)) {
        return unique_symbol_of(c, node);
    }
    Type *type = widen_initializer(c, node, check_initializer(c, initializer));
    return widen(c, type);
}

static Type *type_of_parameter_node(Checker *c, AstNode *node)
{
    Type *annotated = annotation_of(c, node);
    AstNode *function = node->parent;
    if (annotated) {
        return annotated;
    }
    if (function && function->kind == AST_SET_ACCESSOR && function->parent) {
        /* A setter takes what its getter gives. */
        AstList *list =
            ast_is_class_like(function->parent->kind)      ? &function->parent->class_like.members
            : function->parent->kind == AST_OBJECT_LITERAL ? &function->parent->elements.items
                                                           : NULL;
        const char *name = property_name(c, function->function.name);
        for (size_t i = 0; list && i < list->length; i++) {
            AstNode *other = list->items[i];
            if (other->kind == AST_GET_ACCESSOR && name &&
                property_name(c, other->function.name) == name) {
                return return_type_of(c, signature_of(c, other));
            }
        }
    }
    NodeLinks *links = node_links(c, node);
    if (!links->context_type && function &&
        (function->kind == AST_FUNCTION_EXPRESSION || function->kind == AST_ARROW_FUNCTION ||
         (function->kind == AST_METHOD_DECLARATION && function->parent &&
          function->parent->kind == AST_OBJECT_LITERAL))) {
        check_function_context(c, function, CHECK_NORMAL);
    }
    if (links->context_type) {
        return links->context_type;
    }
    if (node->parameter.initializer) {
        Type *type = check_initializer(c, node->parameter.initializer);
        return widen(c, widen_initializer(c, node, type));
    }
    if (ast_is_pattern(node->parameter.target->kind)) {
        Type *type = type_of_pattern(c, node->parameter.target, false);
        return type;
    }
    return node->parameter.is_rest ? type_array(c, c->any) : c->any;
}

/* The type a pattern asks for by itself: {a, b = 1} is { a: any; b?: number }. */
Type *type_of_pattern(Checker *c, AstNode *pattern, bool for_context)
{
    AstList *items = &pattern->elements.items;
    if (pattern->kind == AST_OBJECT_PATTERN) {
        TypeMembers *members = NEW(c->arena, TypeMembers);
        for (size_t i = 0; i < items->length; i++) {
            AstNode *element = items->items[i];
            if (element->kind != AST_BINDING_ELEMENT) {
                continue;
            }
            if (element->binding_element.is_rest) {
                IndexInfo info = {c->string, c->any, false, NULL};
                vec_push(c->arena, &members->indexes, info);
                continue;
            }
            AstNode *name = element->binding_element.property_name;
            AstNode *target = element->binding_element.target;
            const char *text = name                             ? property_name(c, name)
                               : target->kind == AST_IDENTIFIER ? target->identifier.name
                                                                : NULL;
            if (!text) {
                continue;
            }
            Type *type =
                element->binding_element.initializer
                    ? widen(c, widen_literal(
                                   c, check_initializer(c, element->binding_element.initializer)))
                : ast_is_pattern(target->kind) ? type_of_pattern(c, target, for_context)
                                               : c->any;
            Property *property = property_new(c, text, element);
            property->type = type;
            property->is_optional = element->binding_element.initializer != NULL;
            members_add(c, members, property);
        }
        Type *type = object_with_members(c, members, NULL, NULL);
        type->cached |= CACHED_PATTERN;
        return type;
    }
    TypeVec types = {0};
    uint8_t *flags = arena_alloc(c->arena, items->length + 1);
    size_t required = 0;
    for (size_t i = 0; i < items->length; i++) {
        AstNode *element = items->items[i];
        bool rest = element->kind == AST_BINDING_ELEMENT && element->binding_element.is_rest;
        bool has_default =
            element->kind == AST_BINDING_ELEMENT && element->binding_element.initializer;
        if (!rest && !has_default && element->kind != AST_OMITTED_EXPRESSION) {
            required = i + 1;
        }
        flags[i] = rest ? ELEMENT_REST : ELEMENT_OPTIONAL;
        Type *type = c->any;
        if (has_default) {
            type = widen(
                c, widen_literal(c, check_initializer(c, element->binding_element.initializer)));
        } else if (element->kind == AST_BINDING_ELEMENT && !rest &&
                   ast_is_pattern(element->binding_element.target->kind)) {
            type = type_of_pattern(c, element->binding_element.target, for_context);
        }
        vec_push(c->arena, &types, type);
    }
    for (size_t i = 0; i < required; i++) {
        flags[i] = ELEMENT_REQUIRED;
    }
    if (!items->length || (items->length == 1 && flags[0] == ELEMENT_REST)) {
        return iterable_of(c, c->any);
    }
    return type_tuple(c, types.items, flags, NULL, types.length, false);
}

static Type *type_of_catch(Checker *c, AstNode *node)
{
    Type *annotated = annotation_of(c, node);
    return annotated ? annotated : c->unknown;
}

/* ---- properties ---- */

static Type *type_of_accessor(Checker *c, AstNode **declarations, size_t count)
{
    AstNode *getter = NULL, *setter = NULL;
    for (size_t i = 0; i < count; i++) {
        getter = declarations[i]->kind == AST_GET_ACCESSOR ? declarations[i] : getter;
        setter = declarations[i]->kind == AST_SET_ACCESSOR ? declarations[i] : setter;
    }
    if (getter && getter->function.return_type) {
        return type_from_node(c, getter->function.return_type);
    }
    if (setter && setter->function.parameters.length &&
        setter->function.parameters.items[0]->parameter.type) {
        return type_from_node(c, setter->function.parameters.items[0]->parameter.type);
    }
    if (getter && getter->function.body) {
        return return_type_of(c, signature_of(c, getter));
    }
    return c->any;
}

/* `this.x = value` in the constructor types a property without annotation. */
static Type *type_of_property_node(Checker *c, AstNode *node, bool is_const_literal)
{
    Type *annotated = annotation_of(c, node);
    if (annotated) {
        return annotated;
    }
    AstNode *initializer = node->property.initializer;
    if (initializer) {
        if (is_const_literal && ast_has_modifier(node, AST_MODIFIER_STATIC) &&
            is_symbol_call(c, initializer)) {
            return unique_symbol_of(c, node);
        }
        Type *type = check_initializer(c, initializer);
        type = widen(c, is_const_literal ? type : widen_literal(c, type));
        return node->property.is_optional ? type_optional(c, type) : type;
    }
    if (node->kind == AST_PROPERTY_DECLARATION && !node->is_ambient) {
        Type *assigned = property_from_constructor(c, node);
        if (assigned) {
            return assigned;
        }
    }
    return c->any;
}

Type *type_of_property_declarations(Checker *c, Property *property)
{
    AstNode *node = property->declaration_count ? property->declarations[0] : NULL;
    if (!node) {
        return c->error;
    }
    switch (node->kind) {
    case AST_METHOD_DECLARATION:
    case AST_METHOD_SIGNATURE:
    case AST_FUNCTION_DECLARATION: {
        Type *type = anonymous_new(c, ANONYMOUS_FUNCTION, property->symbol, property->declarations,
                                   property->declaration_count);
        return property->is_optional ? type_optional(c, type) : type;
    }
    case AST_GET_ACCESSOR:
    case AST_SET_ACCESSOR:
        return type_of_accessor(c, property->declarations, property->declaration_count);
    case AST_PROPERTY_DECLARATION:
    case AST_PROPERTY_SIGNATURE:
        return type_of_property_node(c, node, ast_has_modifier(node, AST_MODIFIER_READONLY));
    case AST_PARAMETER: {
        Type *type = type_of_declaration(c, node);
        return type;
    }
    default:
        return type_of_declaration(c, node);
    }
}

/* ---- declarations ---- */

static Type *compute_declaration(Checker *c, AstNode *node)
{
    switch (node->kind) {
    case AST_VARIABLE_DECLARATION:
        return type_of_variable(c, node);
    case AST_PARAMETER:
        return type_of_parameter_node(c, node);
    case AST_BINDING_ELEMENT:
        return widen(c, element_of_pattern(c, node));
    case AST_CATCH_CLAUSE:
        return type_of_catch(c, node);
    case AST_PROPERTY_DECLARATION:
    case AST_PROPERTY_SIGNATURE:
        return type_of_property_node(c, node, ast_has_modifier(node, AST_MODIFIER_READONLY));
    case AST_GET_ACCESSOR:
    case AST_SET_ACCESSOR:
        return type_of_accessor(c, &node, 1);
    case AST_PROPERTY_ASSIGNMENT:
        return check_expression(c, node->property_assignment.value, CHECK_NORMAL);
    case AST_SHORTHAND_PROPERTY_ASSIGNMENT:
        return check_expression(c, node->property_assignment.name, CHECK_NORMAL);
    case AST_EXPORT_ASSIGNMENT:
        return widen(c, widen_literal(c, check_expression(c, node->export_assignment.expression,
                                                          CHECK_NORMAL)));
    case AST_ENUM_MEMBER: {
        Symbol *symbol = names_symbol_of(c->program, node);
        return symbol ? type_of_symbol(c, symbol) : c->number;
    }
    default:
        if (ast_is_function_like(node->kind)) {
            return anonymous_type_of_node(c, node, names_symbol_of(c->program, node));
        }
        if (ast_is_class_like(node->kind)) {
            Symbol *symbol = names_symbol_of(c->program, node);
            return symbol ? type_of_symbol(c, symbol) : c->error;
        }
        return c->error;
    }
}

Type *type_of_declaration(Checker *c, AstNode *node)
{
    NodeLinks *links = node_links(c, node);
    if (links->declaration) {
        return links->declaration;
    }
    if (!resolution_push(c, node, RESOLVE_TYPE)) {
        Type *annotated = annotation_of(c, node);
        return annotated ? annotated : c->any;
    }
    Type *type = compute_declaration(c, node);
    bool ok = resolution_pop(c);
    if (!ok && !annotation_of(c, node)) {
        type = c->any; /* refers to itself */
    }
    if (!links->declaration) {
        links->declaration = type;
    }
    return links->declaration;
}

Type *types_of_declaration(Program *program, AstNode *declaration)
{
    Checker *c = checker_of(program);
    Type *type = type_of_declaration(c, declaration);
    return type == c->auto_type ? c->any : type == c->auto_array ? type_array(c, c->any) : type;
}

/* ---- symbols ---- */

/* class extends Base, where Base is a parameter whose type is a type parameter: that type. */
static Type *mixed_into(Checker *c, AstNode *node)
{
    AstNode *extends = node->class_like.extends;
    AstNode *base = extends ? extends->expression_with_types.expression : NULL;

    if (!base || base->kind != AST_IDENTIFIER) {
        return NULL;
    }
    Symbol *symbol = names_resolve(c->program, base);
    if (!symbol || !(symbol->flags & SYMBOL_PARAMETER)) {
        return NULL;
    }
    Type *type = type_of_symbol(c, symbol);
    return type->flags & TYPE_PARAM ? type : NULL;
}

static Type *type_of_member_symbol(Checker *c, Symbol *symbol)
{
    if (symbol->parent && symbol->parent->flags & (SYMBOL_CLASS | SYMBOL_INTERFACE)) {
        bool is_static = symbol->value_declaration &&
                         ast_has_modifier(symbol->value_declaration, AST_MODIFIER_STATIC);
        Type *owner =
            is_static ? type_of_symbol(c, symbol->parent) : declared_type(c, symbol->parent);
        Property *property =
            owner->flags & TYPE_OBJECT ? members_find(members_of(c, owner), symbol->name) : NULL;
        if (property) {
            return type_of_property(c, property);
        }
    }
    return symbol->value_declaration ? type_of_declaration(c, symbol->value_declaration) : c->any;
}

static AstNode *variable_node(Symbol *symbol)
{
    AstNode *node = symbol->value_declaration;
    if (!node && symbol->declarations.length) {
        node = symbol->declarations.items[0];
    }
    /* Prefer a declaration with an annotation among repeated `var`s. */
    if (node && node->kind == AST_IDENTIFIER) {
        node = node->parent;
    }
    return node;
}

static Type *compute_symbol(Checker *c, Symbol *symbol)
{
    uint32_t flags = symbol->flags;
    if (flags & SYMBOL_ARGUMENTS) {
        Type *type = global_type(c, "IArguments", 0);
        return type ? type : type_array(c, c->any);
    }
    if (flags & (SYMBOL_FUNCTION)) {
        VEC(AstNode *) list = {0};
        for (size_t i = 0; i < symbol->declarations.length; i++) {
            if (ast_is_function_like(symbol->declarations.items[i]->kind)) {
                vec_push(c->arena, &list, symbol->declarations.items[i]);
            }
        }
        return anonymous_new(c, ANONYMOUS_FUNCTION, symbol, list.items, list.length);
    }
    if (flags & SYMBOL_CLASS) {
        for (size_t i = 0; i < symbol->declarations.length; i++) {
            if (ast_is_class_like(symbol->declarations.items[i]->kind)) {
                AstNode **list = NEW(c->arena, AstNode *);
                list[0] = symbol->declarations.items[i];
                Type *type = anonymous_new(c, ANONYMOUS_CLASS, symbol, list, 1);
                Type *base = mixed_into(c, list[0]);
                return base ? type_intersection2(c, type, base) : type;
            }
        }
    }
    if (flags & SYMBOL_ENUM) {
        return anonymous_new(c, ANONYMOUS_ENUM, symbol, NULL, 0);
    }
    if (flags & SYMBOL_ENUM_MEMBER) {
        Type *member = declared_type(c, symbol);
        return member->flags & TYPE_LITERAL ? type_fresh(c, member) : member;
    }
    if (flags & (SYMBOL_VAR | SYMBOL_LET | SYMBOL_CONST | SYMBOL_PARAMETER | SYMBOL_CATCH)) {
        AstNode *node = variable_node(symbol);
        return node ? type_of_declaration(c, node) : c->any;
    }
    if (flags & (SYMBOL_PROPERTY | SYMBOL_METHOD | SYMBOL_GETTER | SYMBOL_SETTER)) {
        return type_of_member_symbol(c, symbol);
    }
    if (flags & (SYMBOL_NAMESPACE | SYMBOL_MODULE)) {
        return anonymous_new(c, ANONYMOUS_MODULE, symbol, NULL, 0);
    }
    if (symbol->is_commonjs) {
        return c->any;
    }
    if (flags & SYMBOL_EXPORT_DEFAULT && symbol->declarations.length) {
        return type_of_declaration(c, symbol->declarations.items[0]);
    }
    return c->error;
}

Type *type_of_symbol(Checker *c, Symbol *symbol)
{
    if (symbol->flags & SYMBOL_ALIAS) {
        Symbol *target = names_resolve_alias(c->program, symbol);
        return target && target != symbol ? type_of_symbol(c, target) : c->error;
    }
    if (symbol == names_undefined(c->program)) {
        return c->undefined;
    }
    if (symbol == names_global_this(c->program)) {
        return c->any;
    }
    SymbolLinks *links = symbol_links(c, symbol);
    if (links->type) {
        return links->type;
    }
    Type *type = compute_symbol(c, symbol);
    links = symbol_links(c, symbol);
    if (!links->type && (type != c->any || !c->resolutions.length)) {
        links->type = type;
    }
    return links->type ? links->type : type;
}

Type *types_of_symbol(Program *program, Symbol *symbol)
{
    Checker *c = checker_of(program);
    Type *type = type_of_symbol(c, symbol);
    if (type == c->auto_type || type == c->auto_array) {
        Type *evolved = auto_result(c, symbol);
        return evolved ? evolved : type == c->auto_array ? type_array(c, c->any) : c->any;
    }
    return type;
}
