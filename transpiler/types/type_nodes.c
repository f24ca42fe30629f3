/*
 * Types from type nodes. Results are remembered per node. Recursive aliases work because object
 * types resolve their members later; arrays, tuples and references inside an alias that is being
 * resolved get their arguments when it is done (`type Json = string | Json[]`).
 */
#include "types/checker.h"

Symbol *alias_of_node(Checker *c, AstNode *node, Type ***arguments, size_t *count)
{
    AstNode *at = node->parent;
    while (at && (at->kind == AST_PARENTHESIZED_TYPE ||
                  (at->kind == AST_TYPE_OPERATOR && at->type_operator.op == AST_READONLY))) {
        at = at->parent;
    }
    *arguments = NULL;
    *count = 0;
    if (!at || at->kind != AST_TYPE_ALIAS_DECLARATION) {
        return NULL;
    }
    Symbol *symbol = names_symbol_of(c->program, at);
    if (symbol) {
        type_parameters_of(c, symbol, arguments, count);
    }
    return symbol;
}

void set_alias(Checker *c, Type *type, AstNode *node)
{
    type->alias = alias_of_node(c, node, &type->alias_arguments, &type->alias_argument_count);
}

static Type *from_keyword(Checker *c, AstKeywordType keyword)
{
    switch (keyword) {
    case AST_TYPE_ANY:
        return c->any;
    case AST_TYPE_UNKNOWN:
        return c->unknown;
    case AST_TYPE_NEVER:
        return c->never;
    case AST_TYPE_VOID:
        return c->void_;
    case AST_TYPE_UNDEFINED:
        return c->undefined;
    case AST_TYPE_NULL:
        return c->null;
    case AST_TYPE_BOOLEAN:
        return c->boolean;
    case AST_TYPE_NUMBER:
        return c->number;
    case AST_TYPE_STRING:
        return c->string;
    case AST_TYPE_BIGINT:
        return c->bigint;
    case AST_TYPE_SYMBOL:
        return c->symbol;
    case AST_TYPE_OBJECT:
        return c->non_primitive;
    case AST_TYPE_INTRINSIC:
        return c->intrinsic_marker;
    }
    unreachable();
}

static Type *from_literal(Checker *c, AstNode *node)
{
    AstNode *literal = node->wrapped.expression;
    if (!literal) {
        return c->error;
    }
    if (literal->kind == AST_NULL_LITERAL) {
        return c->null;
    }
    return type_regular(check_expression(c, literal, CHECK_NORMAL));
}

/* ---- tuples ---- */

static Type *from_tuple(Checker *c, AstNode *node)
{
    AstList *list = &node->elements.items;
    size_t n = list->length;
    Type **types = NEW_ARRAY(c->arena, Type *, n + 1);
    uint8_t *flags = arena_alloc(c->arena, n + 1);
    const char **labels = NEW_ARRAY(c->arena, const char *, n + 1);
    bool labelled = false, variadic = false;
    AstNode **inner = NEW_ARRAY(c->arena, AstNode *, n + 1);
    bool is_readonly = node->parent && node->parent->kind == AST_TYPE_OPERATOR &&
                       node->parent->type_operator.op == AST_READONLY;

    for (size_t i = 0; i < n; i++) {
        AstNode *element = list->items[i];
        bool rest = false, optional = false;
        inner[i] = element;
        if (element->kind == AST_NAMED_TUPLE_MEMBER) {
            inner[i] = element->named_tuple_member.type;
            labels[i] = element->named_tuple_member.name->identifier.name;
            labelled = true;
            rest = element->named_tuple_member.is_rest;
            optional = element->named_tuple_member.is_optional;
        } else if (element->kind == AST_OPTIONAL_TYPE || element->kind == AST_REST_TYPE) {
            inner[i] = element->wrapped.expression;
            rest = element->kind == AST_REST_TYPE;
            optional = !rest;
        }
        AstNode *bare = inner[i];
        while (bare->kind == AST_PARENTHESIZED_TYPE) {
            bare = bare->wrapped.expression;
        }
        bool array = rest && bare->kind == AST_ARRAY_TYPE;
        flags[i] = array      ? ELEMENT_REST
                   : rest     ? ELEMENT_VARIADIC
                   : optional ? ELEMENT_OPTIONAL
                              : ELEMENT_REQUIRED;
        variadic |= flags[i] == ELEMENT_VARIADIC;
        inner[i] = array ? bare->wrapped.expression : inner[i];
    }
    if (c->alias_depth && !variadic && (is_alias_body(c, node) || list_mentions_alias(c, list))) {
        for (size_t i = 0; i < n; i++) {
            types[i] = c->any;
        }
        Type *shape = type_tuple(c, types, flags, labelled ? labels : NULL, n, is_readonly);
        return n ? pending_reference(c, shape->as.object.target, node, n) : shape;
    }
    for (size_t i = 0; i < n; i++) {
        types[i] = type_from_node(c, inner[i]);
        if (flags[i] == ELEMENT_OPTIONAL) {
            types[i] = type_optional(c, types[i]);
        }
    }
    return type_tuple(c, types, flags, labelled ? labels : NULL, n, is_readonly);
}

static Type *from_array(Checker *c, AstNode *node)
{
    bool is_readonly = node->parent && node->parent->kind == AST_TYPE_OPERATOR &&
                       node->parent->type_operator.op == AST_READONLY;
    Type *target = is_readonly && c->g_readonly_array ? c->g_readonly_array : c->g_array;
    if (c->alias_depth && target &&
        (is_alias_body(c, node) || mentions_alias(c, node->wrapped.expression))) {
        return pending_reference(c, target, node, 1);
    }
    Type *element = type_from_node(c, node->wrapped.expression);
    return is_readonly ? type_readonly_array(c, element) : type_array(c, element);
}

/* ---- the others ---- */

static Type *from_set(Checker *c, AstNode *node)
{
    TypeVec parts = {0};
    Type **alias_arguments;
    size_t alias_count;
    for (size_t i = 0; i < node->elements.items.length; i++) {
        vec_push(c->arena, &parts, type_from_node(c, node->elements.items.items[i]));
    }
    Symbol *alias = alias_of_node(c, node, &alias_arguments, &alias_count);
    return node->kind == AST_UNION_TYPE
               ? type_union_alias(c, parts.items, parts.length, REDUCE_LITERAL, alias,
                                  alias_arguments, alias_count)
               : type_intersection_alias(c, parts.items, parts.length, alias, alias_arguments,
                                         alias_count);
}

static Type *from_object_node(Checker *c, AstNode *node)
{
    if (node->kind == AST_TYPE_LITERAL && !node->elements.items.length) {
        Type **arguments;
        size_t count;
        if (!alias_of_node(c, node, &arguments, &count)) {
            return c->empty_type_literal;
        }
    }
    Type *type = object_new(c, node->kind == AST_MAPPED_TYPE ? OBJECT_MAPPED : OBJECT_ANONYMOUS,
                            names_symbol_of(c->program, node));
    type->as.object.node = node;
    set_alias(c, type, node);
    return type;
}

static void find_infers(Checker *c, AstNode *node, TypeVec *out);

typedef struct InferFind {
    Checker *c;
    TypeVec *out;
} InferFind;

static bool visit_infer(AstNode *node, void *data)
{
    InferFind *find = data;
    find_infers(find->c, node, find->out);
    return true;
}

static void find_infers(Checker *c, AstNode *node, TypeVec *out)
{
    if (node->kind == AST_CONDITIONAL_TYPE) {
        find_infers(c, node->conditional_type.check_type, out);
        find_infers(c, node->conditional_type.true_type, out);
        find_infers(c, node->conditional_type.false_type, out);
        return; /* infer in its extends belongs to it */
    }
    if (node->kind == AST_INFER_TYPE) {
        Type *parameter = param_of_node(c, node->wrapped.expression);
        for (size_t i = 0; i < out->length; i++) {
            if (out->items[i] == parameter) {
                return;
            }
        }
        vec_push(c->arena, out, parameter);
    }
    InferFind find = {c, out};
    ast_for_each_child(node, visit_infer, &find);
}

static Type *from_conditional(Checker *c, AstNode *node)
{
    ConditionalRoot *root = NEW(c->arena, ConditionalRoot);
    TypeVec infers = {0};
    root->node = node;
    root->check = type_from_node(c, node->conditional_type.check_type);
    root->extends = type_from_node(c, node->conditional_type.extends_type);
    root->is_distributive = (root->check->flags & TYPE_PARAM) != 0;
    find_infers(c, node->conditional_type.extends_type, &infers);
    root->infer_parameters = infers.items;
    root->infer_count = infers.length;
    outer_parameters(c, node, &root->outer, &root->outer_count);
    root->alias = alias_of_node(c, node, &root->alias_arguments, &root->alias_argument_count);
    return conditional_type(c, root, NULL, NULL, NULL, 0);
}

static Type *unique_symbol_for(Checker *c, AstNode *declaration, const char *name)
{
    Symbol *symbol = declaration ? names_symbol_of(c->program, declaration) : NULL;
    Type *type = type_new(c, TYPE_UNIQUE_SYMBOL, symbol);
    bool well_known =
        declaration && declaration->parent &&
        declaration->parent->kind == AST_INTERFACE_DECLARATION &&
        strcmp(declaration->parent->interface.name->identifier.name, "SymbolConstructor") == 0;
    const char *text = arena_printf(c->arena, well_known ? "__@%s" : "__@%s@", name);
    for (size_t i = 2; !well_known && strmap_has(&c->symbol_names, text); i++) {
        text = arena_printf(c->arena, "__@%s@%zu", name, i);
    }
    strmap_put(c->arena, &c->symbol_names, text, type);
    type->as.literal.text = intern_string(c->interner, text);
    return type;
}

Type *unique_symbol_of(Checker *c, AstNode *declaration)
{
    NodeLinks *links = node_links(c, declaration);
    if (!links->object_type) {
        AstNode *name = ast_declaration_name(declaration);
        links->object_type = unique_symbol_for(
            c, declaration,
            name && name->kind == AST_IDENTIFIER ? name->identifier.name : "symbol");
    }
    return links->object_type;
}

static Type *from_operator(Checker *c, AstNode *node)
{
    AstNode *inner = node->type_operator.type;
    switch (node->type_operator.op) {
    case AST_KEYOF:
        return type_index(c, type_from_node(c, inner));
    case AST_READONLY:
        return type_from_node(c, inner);
    case AST_UNIQUE: {
        AstNode *declaration = node->parent;
        while (declaration && declaration->kind == AST_PARENTHESIZED_TYPE) {
            declaration = declaration->parent;
        }
        return declaration ? unique_symbol_of(c, declaration) : c->symbol;
    }
    }
    unreachable();
}

static Type *from_template(Checker *c, AstNode *node)
{
    size_t n = node->template_literal.spans.length;
    const char **texts = NEW_ARRAY(c->arena, const char *, n + 1);
    Type **types = NEW_ARRAY(c->arena, Type *, n + 1);
    AstText head = node->template_literal.cooked;
    texts[0] = intern(c->interner, head.text ? head.text : "", head.length);
    for (size_t i = 0; i < n; i++) {
        AstNode *span = node->template_literal.spans.items[i];
        AstText cooked = span->template_span.cooked;
        types[i] = type_from_node(c, span->template_span.expression);
        texts[i + 1] = intern(c->interner, cooked.text ? cooked.text : "", cooked.length);
    }
    return n ? type_template(c, texts, types, n) : type_string_literal(c, texts[0]);
}

static Type *from_this(Checker *c, AstNode *node)
{
    for (AstNode *at = node->parent; at; at = at->parent) {
        if (ast_is_class_like(at->kind) || at->kind == AST_INTERFACE_DECLARATION) {
            Symbol *symbol = names_symbol_of(c->program, at);
            Type *type = symbol ? declared_type(c, symbol) : NULL;
            return type && type->flags & TYPE_OBJECT && type->as.object.this_type
                       ? type->as.object.this_type
                       : c->error;
        }
        if (at->kind == AST_OBJECT_LITERAL || at->kind == AST_SOURCE_FILE) {
            break;
        }
    }
    return c->error;
}

static Type *value_of_entity(Checker *c, AstNode *name)
{
    if (name->kind == AST_IDENTIFIER) {
        Symbol *symbol = names_resolve_target(c->program, name);
        if (symbol == names_undefined(c->program)) {
            return c->undefined;
        }
        return symbol ? check_expression(c, name, CHECK_NORMAL) : c->error;
    }
    if (name->kind == AST_QUALIFIED_NAME) {
        Symbol *symbol = NULL;
        AstNode *left = name->qualified_name.left;
        const char *right = name->qualified_name.right->identifier.name;
        if (left->kind == AST_IDENTIFIER) {
            Symbol *container = names_resolve_target(c->program, left);
            if (container && container->flags & (SYMBOL_ANY_NAMESPACE)) {
                symbol = names_export(c->program, container, right);
            }
        }
        if (symbol) {
            return type_of_symbol(c, symbol);
        }
        Type *object = value_of_entity(c, left);
        Property *property = property_of(c, object, right);
        return property ? type_of_property(c, property) : c->error;
    }
    if (name->kind == AST_PROPERTY_ACCESS || name->kind == AST_THIS_EXPRESSION) {
        return check_expression(c, name, CHECK_NORMAL);
    }
    return c->error;
}

static Type *from_import(Checker *c, AstNode *node)
{
    AstNode *argument = node->import_type.argument;
    while (argument && argument->kind == AST_LITERAL_TYPE) {
        argument = argument->wrapped.expression;
    }
    Symbol *module = argument && argument->kind == AST_STRING_LITERAL
                         ? names_module_symbol(c->program, argument)
                         : NULL;
    AstNode *qualifier = node->import_type.qualifier;
    if (!module) {
        return c->error;
    }
    VEC(const char *) names = {0};
    for (AstNode *at = qualifier; at;) {
        bool more = at->kind == AST_QUALIFIED_NAME;
        vec_push(c->arena, &names,
                 more ? at->qualified_name.right->identifier.name : at->identifier.name);
        at = more ? at->qualified_name.left : NULL;
    }
    Symbol *symbol = module;
    for (size_t i = names.length; symbol && i-- > 0;) {
        symbol = names_export(c->program, symbol, names.items[i]);
    }
    if (!symbol) {
        return c->error;
    }
    if (node->import_type.is_typeof || (node->parent && node->parent->kind == AST_TYPE_QUERY)) {
        return type_of_symbol(c, symbol);
    }
    return reference_to(c, symbol, node, &node->import_type.type_arguments);
}

static Type *from_query(Checker *c, AstNode *node)
{
    AstNode *name = node->type_query.name;
    Type *type = name->kind == AST_IMPORT_TYPE ? from_import(c, name) : value_of_entity(c, name);
    type = types_regular(c->program, widen(c, type));
    if (node->type_query.type_arguments.length) {
        SignatureVec *calls = signatures_of(c, type, false);
        if (calls->length) {
            TypeVec arguments = {0};
            for (size_t i = 0; i < node->type_query.type_arguments.length; i++) {
                vec_push(c->arena, &arguments,
                         type_from_node(c, node->type_query.type_arguments.items[i]));
            }
            TypeMembers *members = NEW(c->arena, TypeMembers);
            for (size_t i = 0; i < calls->length; i++) {
                if (calls->items[i]->type_parameter_count >= arguments.length) {
                    Type **filled;
                    fill_defaults(c, calls->items[i]->type_parameters,
                                  calls->items[i]->type_parameter_count, arguments.items,
                                  arguments.length, &filled);
                    vec_push(c->arena, &members->calls,
                             signature_with_arguments(c, calls->items[i], filled,
                                                      calls->items[i]->type_parameter_count));
                }
            }
            return object_with_members(c, members, type->symbol, node);
        }
    }
    return type;
}

static Type *from_node(Checker *c, AstNode *node)
{
    switch (node->kind) {
    case AST_KEYWORD_TYPE:
        return from_keyword(c, node->keyword_type.keyword);
    case AST_THIS_TYPE:
        return from_this(c, node);
    case AST_LITERAL_TYPE:
        return from_literal(c, node);
    case AST_TYPE_REFERENCE:
        return type_from_reference(c, node);
    case AST_EXPRESSION_WITH_TYPE_ARGUMENTS:
        return type_from_heritage(c, node);
    case AST_ARRAY_TYPE:
        return from_array(c, node);
    case AST_TUPLE_TYPE:
        return from_tuple(c, node);
    case AST_NAMED_TUPLE_MEMBER:
        return type_from_node(c, node->named_tuple_member.type);
    case AST_OPTIONAL_TYPE:
        return type_optional(c, type_from_node(c, node->wrapped.expression));
    case AST_REST_TYPE:
    case AST_PARENTHESIZED_TYPE:
        return type_from_node(c, node->wrapped.expression);
    case AST_UNION_TYPE:
    case AST_INTERSECTION_TYPE:
        return from_set(c, node);
    case AST_FUNCTION_TYPE:
    case AST_CONSTRUCTOR_TYPE:
    case AST_TYPE_LITERAL:
    case AST_MAPPED_TYPE:
        return from_object_node(c, node);
    case AST_TYPE_QUERY:
        return from_query(c, node);
    case AST_TYPE_OPERATOR:
        return from_operator(c, node);
    case AST_INDEXED_ACCESS_TYPE: {
        Type **arguments;
        size_t count;
        Symbol *alias = alias_of_node(c, node, &arguments, &count);
        Type *type = indexed_access_alias(
            c, type_from_node(c, node->indexed_access_type.object_type),
            type_from_node(c, node->indexed_access_type.index_type), alias, arguments, count);
        return type ? type : c->error;
    }
    case AST_CONDITIONAL_TYPE:
        return from_conditional(c, node);
    case AST_INFER_TYPE:
        return param_of_node(c, node->wrapped.expression);
    case AST_TEMPLATE_LITERAL_TYPE:
        return from_template(c, node);
    case AST_IMPORT_TYPE:
        return from_import(c, node);
    case AST_TYPE_PREDICATE:
        return node->type_predicate.is_asserts ? c->void_ : c->boolean;
    case AST_IDENTIFIER:
    case AST_QUALIFIED_NAME: {
        Symbol *symbol = names_resolve_entity(c->program, node, SYMBOL_TYPE);
        return symbol ? declared_type(c, symbol) : c->error;
    }
    default:
        return c->error;
    }
}

Type *type_from_node(Checker *c, AstNode *node)
{
    NodeLinks *links = node_links(c, node);
    if (!links->type_node) {
        Type *type = from_node(c, node);
        if (c->resolutions.length && type == c->error &&
            !c->resolutions.items[c->resolutions.length - 1].ok) {
            return type; /* circular: may succeed from elsewhere */
        }
        links->type_node = type;
    }
    return links->type_node;
}

Type *types_of_type_node(Program *program, AstNode *node)
{
    return type_from_node(checker_of(program), node);
}
