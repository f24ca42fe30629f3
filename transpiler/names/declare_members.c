/*
 * Symbols of classes, interfaces, type aliases, type parameters, and of the members of object and
 * type literals.
 */
#include "names/declare.h"

static void declare_member(Binder *binder, Symbol *owner, AstNode *member, uint32_t flags,
                           AstNode *name)
{
    const char *text = name ? ast_property_name(binder->program, name) : NULL;
    bool is_static = ast_has_modifier(member, AST_MODIFIER_STATIC);

    if (!text) {
        Symbol *symbol = symbol_new(binder->program, "", flags);
        symbol->parent = owner;
        symbol->value_declaration = member;
        symbol->is_ambient = member->is_ambient;
        symbol_add_declaration(binder->program, symbol, member);
        set_declared(binder, member, symbol);
        return;
    }
    Symbol *symbol =
        declare_in(binder, is_static ? &owner->exports : &owner->members, text, flags, member);
    symbol->parent = owner;
    if (name->id < binder->names->capacity) {
        set_declared(binder, name, symbol);
    }
}

static void bind_member(Binder *binder, Symbol *owner, AstNode *member)
{
    switch (member->kind) {
    case AST_PROPERTY_DECLARATION:
    case AST_PROPERTY_SIGNATURE:
        declare_member(binder, owner, member, SYMBOL_PROPERTY, member->property.name);
        break;
    case AST_METHOD_DECLARATION:
    case AST_METHOD_SIGNATURE:
        declare_member(binder, owner, member, SYMBOL_METHOD, member->function.name);
        break;
    case AST_GET_ACCESSOR:
        declare_member(binder, owner, member, SYMBOL_GETTER, member->function.name);
        break;
    case AST_SET_ACCESSOR:
        declare_member(binder, owner, member, SYMBOL_SETTER, member->function.name);
        break;
    case AST_PROPERTY_ASSIGNMENT:
    case AST_SHORTHAND_PROPERTY_ASSIGNMENT:
        declare_member(binder, owner, member, SYMBOL_PROPERTY, member->property_assignment.name);
        break;
    case AST_CONSTRUCTOR: {
        Symbol *symbol =
            symbol_new(binder->program, binder->names->text.constructor, SYMBOL_CONSTRUCTOR);
        symbol->parent = owner;
        symbol->value_declaration = member;
        symbol_add_declaration(binder->program, symbol, member);
        set_declared(binder, member, symbol);
        break;
    }
    default:
        break;
    }
    bind(member, binder);
}

/* Constructor parameters that are properties, too. */
static void declare_parameter_properties(Binder *binder, Symbol *owner, AstNode *constructor)
{
    for (size_t i = 0; i < constructor->function.parameters.length; i++) {
        AstNode *parameter = constructor->function.parameters.items[i];
        AstNode *target = parameter->parameter.target;
        if (!ast_has_modifier(parameter, AST_MODIFIER_PARAMETER_PROPERTY) ||
            target->kind != AST_IDENTIFIER) {
            continue;
        }
        Symbol *plain = binder->names->declared[parameter->id];
        Symbol *property = declare_in(binder, &owner->members, target->identifier.name,
                                      SYMBOL_PROPERTY, parameter);
        property->parent = owner;
        set_declared(binder, parameter, plain);
    }
}

void bind_class(Binder *binder, AstNode *node)
{
    AstNode *name = node->class_like.name;
    Symbol *symbol;

    bind_list(binder, &node->class_like.decorators);
    if (node->kind == AST_CLASS_DECLARATION) {
        const char *text = name && name->kind == AST_IDENTIFIER ? name->identifier.name
                                                                : binder->names->text.default_name;
        symbol = declare(binder, binder->scope, text, SYMBOL_CLASS, node, node);
    } else {
        symbol = anonymous(binder, node, SYMBOL_CLASS);
    }
    Binder inner = inside(binder, SCOPE_CLASS, node);
    inner.scope->symbol = symbol;
    if (name && name->kind == AST_IDENTIFIER) {
        set_declared(binder, name, symbol);
        if (node->kind == AST_CLASS_EXPRESSION) {
            symbol->name = name->identifier.name;
            symbol->scope = inner.scope;
            symbol_table_put(binder->program, &inner.scope->symbols, symbol->name, symbol);
        }
    }
    bind_list(&inner, &node->class_like.type_parameters);
    bind_one(&inner, node->class_like.extends);
    bind_list(&inner, &node->class_like.implements);
    for (size_t i = 0; i < node->class_like.members.length; i++) {
        AstNode *member = node->class_like.members.items[i];
        bind_member(&inner, symbol, member);
        if (member->kind == AST_CONSTRUCTOR) {
            declare_parameter_properties(&inner, symbol, member);
        }
    }
}

/* A property's initializer runs as part of the constructor: a function of its own. */
void bind_property(Binder *binder, AstNode *node)
{
    Binder inner = *binder;

    bind_list(binder, &node->property.decorators);
    if (node->property.name->kind == AST_COMPUTED_PROPERTY_NAME) {
        bind(node->property.name, binder);
    }
    bind_one(binder, node->property.type);
    inner.function = node;
    inner.loop = NULL;
    bind_one(&inner, node->property.initializer);
}

void bind_interface(Binder *binder, AstNode *node)
{
    AstNode *name = node->interface.name;

    if (name->kind != AST_IDENTIFIER) {
        return;
    }
    Symbol *symbol =
        declare(binder, binder->scope, name->identifier.name, SYMBOL_INTERFACE, node, node);
    set_declared(binder, name, symbol);
    Binder inner = inside(binder, SCOPE_TYPE, node);
    bind_list(&inner, &node->interface.type_parameters);
    bind_list(&inner, &node->interface.extends);
    for (size_t i = 0; i < node->interface.members.length; i++) {
        bind_member(&inner, symbol, node->interface.members.items[i]);
    }
}

void bind_type_alias(Binder *binder, AstNode *node)
{
    AstNode *name = node->type_alias.name;

    if (name->kind != AST_IDENTIFIER) {
        return;
    }
    Symbol *symbol =
        declare(binder, binder->scope, name->identifier.name, SYMBOL_TYPE_ALIAS, node, node);
    set_declared(binder, name, symbol);
    Binder inner = inside(binder, SCOPE_TYPE, node);
    bind_list(&inner, &node->type_alias.type_parameters);
    bind(node->type_alias.type, &inner);
}

void bind_type_parameter(Binder *binder, AstNode *node)
{
    AstNode *name = node->type_parameter.name;

    if (name->kind == AST_IDENTIFIER) {
        Symbol *symbol = declare(binder, binder->scope, name->identifier.name,
                                 SYMBOL_TYPE_PARAMETER, node, NULL);
        set_declared(binder, name, symbol);
    }
    bind_one(binder, node->type_parameter.constraint);
    bind_one(binder, node->type_parameter.default_type);
}

/* `infer U` belongs to the conditional type whose extends clause it stands in. */
void bind_infer(Binder *binder, AstNode *node)
{
    AstNode *parameter = node->wrapped.expression;
    AstNode *name = parameter->type_parameter.name;
    AstNode *child = node;

    for (AstNode *at = node->parent; at; child = at, at = at->parent) {
        if (at->kind == AST_CONDITIONAL_TYPE && at->conditional_type.extends_type == child) {
            Scope *scope = binder->names->scopes[at->id];
            if (!scope || name->kind != AST_IDENTIFIER) {
                break;
            }
            Symbol *symbol = symbol_table_get(&scope->symbols, name->identifier.name);
            if (symbol) {
                symbol_add_declaration(binder->program, symbol, parameter);
                set_declared(binder, parameter, symbol);
            } else {
                symbol = declare(binder, scope, name->identifier.name, SYMBOL_TYPE_PARAMETER,
                                 parameter, NULL);
            }
            set_declared(binder, name, symbol);
            break;
        }
    }
    bind_one(binder, parameter->type_parameter.constraint);
}

void bind_members_of_literal(Binder *binder, AstNode *node)
{
    Symbol *symbol = anonymous(binder, node, SYMBOL_PROPERTY);

    for (size_t i = 0; i < node->elements.items.length; i++) {
        bind_member(binder, symbol, node->elements.items.items[i]);
    }
}
