/*
 * Symbols of enums, namespaces, ambient modules, imports and exports.
 */
#include "names/declare.h"

void bind_enum(Binder *binder, AstNode *node)
{
    AstNode *name = node->enumeration.name;
    uint32_t flags = SYMBOL_ENUM;

    if (name->kind != AST_IDENTIFIER) {
        return;
    }
    if (ast_has_modifier(node, AST_MODIFIER_CONST)) {
        flags |= SYMBOL_CONST_ENUM;
    }
    Symbol *symbol = declare(binder, binder->scope, name->identifier.name, flags, node, node);
    set_declared(binder, name, symbol);
    Binder inner = inside(binder, SCOPE_NAMESPACE, node);
    inner.scope->symbol = symbol;
    inner.scope->function_scope = binder->scope->function_scope;
    for (size_t i = 0; i < node->enumeration.members.length; i++) {
        AstNode *member = node->enumeration.members.items[i];
        const char *text = ast_property_name(binder->program, member->enum_member.name);
        if (text) {
            Symbol *value = declare_in(&inner, &symbol->exports, text, SYMBOL_ENUM_MEMBER, member);
            value->parent = symbol;
            set_declared(binder, member->enum_member.name, value);
        }
        bind_one(&inner, member->enum_member.initializer);
    }
}

/* Whether a namespace holds anything that exists at run time. */
static bool has_values(const AstNode *body)
{
    if (!body) {
        return true;
    }
    if (body->kind == AST_MODULE_DECLARATION) {
        return has_values(body->module.body);
    }
    for (size_t i = 0; i < body->block.statements.length; i++) {
        const AstNode *statement = body->block.statements.items[i];
        switch (statement->kind) {
        case AST_INTERFACE_DECLARATION:
        case AST_TYPE_ALIAS_DECLARATION:
        case AST_EXPORT_DECLARATION:
            break;
        case AST_IMPORT_EQUALS_DECLARATION:
            if (ast_has_modifier(statement, AST_MODIFIER_EXPORT) &&
                !statement->import_equals.is_type_only) {
                return true;
            }
            break;
        case AST_MODULE_DECLARATION:
            if (has_values(statement->module.body)) {
                return true;
            }
            break;
        default:
            return true;
        }
    }
    return false;
}

static bool has_export_declarations(const AstNode *block)
{
    for (size_t i = 0; i < block->block.statements.length; i++) {
        AstKind kind = block->block.statements.items[i]->kind;
        if (kind == AST_EXPORT_DECLARATION || kind == AST_EXPORT_ASSIGNMENT) {
            return true;
        }
    }
    return false;
}

static void bind_namespace_body(Binder *binder, AstNode *node, Symbol *symbol)
{
    AstNode *body = node->module.body;

    if (!body) {
        return;
    }
    Binder inner = inside(binder, SCOPE_NAMESPACE, node);
    inner.scope->symbol = symbol;
    inner.container = symbol;
    inner.function = body->kind == AST_MODULE_BLOCK ? body : binder->function;
    inner.loop = NULL;
    inner.is_global = false;
    if (body->kind == AST_MODULE_DECLARATION) {
        inner.exports_all = true;
        bind(body, &inner);
        return;
    }
    inner.exports_all = node->is_ambient &&
                        (binder->module->kind == MODULE_LIBRARY || !has_export_declarations(body));
    bind_list(&inner, &body->block.statements);
}

static void bind_global_augmentation(Binder *binder, AstNode *node)
{
    Binder inner = *binder;

    inner.scope = binder->program->modules->global_scope;
    inner.container = NULL;
    inner.is_global = true;
    inner.exports_all = false;
    if (node->module.body) {
        bind_list(&inner, &node->module.body->block.statements);
    }
}

/* declare module "x": a module of its own in a script, else more of module "x". */
static void bind_ambient_module(Binder *binder, AstNode *node)
{
    Program *program = binder->program;
    const char *name = node->module.name->string.interned;
    Symbol *symbol = NULL;

    if (!name) {
        return;
    }
    if (binder->module->symbol) {
        const char *path = resolve_specifier(program, binder->module->file, name);
        Module *target = path ? strmap_get(&program->modules->by_path, path) : NULL;
        symbol = target ? target->symbol : NULL;
    }
    if (!symbol) {
        symbol = strmap_get(&program->modules->ambient, name);
    }
    if (!symbol) {
        symbol = symbol_new(program, name, SYMBOL_MODULE);
        symbol->module = binder->module;
        symbol->is_ambient = true;
        symbol->value_declaration = node;
        strmap_put(program->arena, &program->modules->ambient, name, symbol);
    }
    symbol_add_declaration(program, symbol, node);
    set_declared(binder, node, symbol);
    bind_namespace_body(binder, node, symbol);
}

void bind_module_declaration(Binder *binder, AstNode *node)
{
    AstNode *name = node->module.name;

    if (node->module.is_global) {
        bind_global_augmentation(binder, node);
        return;
    }
    if (name->kind == AST_STRING_LITERAL) {
        bind_ambient_module(binder, node);
        return;
    }
    if (name->kind != AST_IDENTIFIER) {
        return;
    }
    uint32_t flags = has_values(node->module.body) ? SYMBOL_NAMESPACE : SYMBOL_TYPE_NAMESPACE;
    Symbol *symbol = declare(binder, binder->scope, name->identifier.name, flags, node, node);
    set_declared(binder, name, symbol);
    bind_namespace_body(binder, node, symbol);
}

void declare_alias(Binder *binder, AstNode *node, AstNode *name, bool is_type_only)
{
    if (name->kind != AST_IDENTIFIER) {
        return;
    }
    Symbol *symbol = declare(binder, binder->scope, name->identifier.name, SYMBOL_ALIAS, node,
                             node->kind == AST_IMPORT_EQUALS_DECLARATION ? node : NULL);
    symbol->is_type_only = is_type_only;
    set_declared(binder, name, symbol);
}

void bind_import(Binder *binder, AstNode *node)
{
    AstNode *clause = node->import.clause;

    if (!clause) {
        return;
    }
    bool is_type_only = clause->import_clause.is_type_only;
    if (clause->import_clause.name) {
        declare_alias(binder, clause, clause->import_clause.name, is_type_only);
    }
    if (clause->import_clause.namespace_import) {
        AstNode *all = clause->import_clause.namespace_import;
        declare_alias(binder, all, all->import_name.name, is_type_only);
    }
    for (size_t i = 0; i < clause->import_clause.specifiers.length; i++) {
        AstNode *specifier = clause->import_clause.specifiers.items[i];
        declare_alias(binder, specifier, specifier->specifier.name,
                      is_type_only || specifier->specifier.is_type_only);
    }
}

static const char *export_name_text(const AstNode *name)
{
    return name->kind == AST_STRING_LITERAL ? name->string.interned
           : name->kind == AST_IDENTIFIER   ? name->identifier.name
                                            : NULL;
}

static void declare_export(Binder *binder, AstNode *node, const char *name, uint32_t flags,
                           bool is_type_only)
{
    if (!name || !binder->container) {
        return;
    }
    Symbol *symbol = symbol_table_get(&binder->container->exports, name);
    if (symbol) {
        report_duplicate(binder, node, name);
    }
    symbol = symbol_new(binder->program, name, flags);
    symbol->module = binder->module;
    symbol->parent = binder->container;
    symbol->is_exported = true;
    symbol->is_type_only = is_type_only;
    symbol->function = binder->function;
    symbol->is_ambient = node->is_ambient;
    symbol->value_declaration = flags & SYMBOL_VALUE ? node : NULL;
    symbol_add_declaration(binder->program, symbol, node);
    symbol_table_put(binder->program, &binder->container->exports, name, symbol);
    set_declared(binder, node, symbol);
}

void bind_export(Binder *binder, AstNode *node)
{
    if (node->export.namespace_export) {
        AstNode *all = node->export.namespace_export;
        declare_export(binder, all, export_name_text(all->import_name.name), SYMBOL_ALIAS,
                       node->export.is_type_only);
    } else if (node->export.is_star && binder->container) {
        NodeVec *stars = ptrmap_get(&binder->names->star_exports, binder->container);
        if (!stars) {
            stars = NEW(binder->program->arena, NodeVec);
            ptrmap_put(binder->program->arena, &binder->names->star_exports, binder->container,
                       stars);
        }
        vec_push(binder->program->arena, stars, node);
    }
    for (size_t i = 0; i < node->export.specifiers.length; i++) {
        AstNode *specifier = node->export.specifiers.items[i];
        declare_export(binder, specifier, export_name_text(specifier->specifier.name), SYMBOL_ALIAS,
                       node->export.is_type_only || specifier->specifier.is_type_only);
    }
}

static bool is_entity(const AstNode *expression)
{
    while (expression->kind == AST_PROPERTY_ACCESS) {
        expression = expression->property_access.object;
    }
    return expression->kind == AST_IDENTIFIER;
}

static bool finds_write(AstNode *node, void *context)
{
    return node->kind == AST_IDENTIFIER && node->identifier.name == context &&
                   ast_is_expression(node->parent->kind) && names_is_write(node)
               ? false
               : ast_for_each_child(node, finds_write, context);
}

/* export default x of a variable that changes is a snapshot, no alias (ECMA-262 16.2.3.7). */
static bool is_assigned(Binder *binder, const AstNode *expression)
{
    return expression->kind == AST_IDENTIFIER &&
           !ast_for_each_child(binder->module->ast, finds_write,
                               (void *)expression->identifier.name);
}

void bind_export_assignment(Binder *binder, AstNode *node)
{
    AstNode *expression = node->export_assignment.expression;
    const char *name = node->export_assignment.is_equals ? binder->names->text.export_equals
                                                         : binder->names->text.default_name;
    bool is_alias = is_entity(expression) &&
                    (node->is_ambient || node->export_assignment.is_equals ||
                     !is_assigned(binder, expression));

    declare_export(binder, node, name, is_alias ? SYMBOL_ALIAS : SYMBOL_EXPORT_DEFAULT, false);
    bind(expression, binder);
}
