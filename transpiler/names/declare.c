/*
 * Scopes and symbols: each declaration gets its symbol, each construct that holds names a scope.
 *
 * `var` and parameters go to the function's scope, functions and block-scoped names to the nearest
 * block (modules are strict, ECMA-262 14.2). Exported declarations are in their module's or
 * namespace's exports as well as in its scope. Members of classes, interfaces and type literals
 * are in their symbol's tables.
 */
#include <string.h>

#include "names/declare.h"

Symbol *symbol_table_get(const SymbolTable *table, const char *interned)
{
    return ptrmap_get(&table->map, interned);
}

size_t symbol_table_count(const SymbolTable *table)
{
    return table->map.count;
}

Symbol *symbol_table_at(const SymbolTable *table, size_t index)
{
    return table->map.entries[index].value;
}

void symbol_table_put(Program *program, SymbolTable *table, const char *name, Symbol *symbol)
{
    ptrmap_put(program->arena, &table->map, name, symbol);
}

Symbol *symbol_new(Program *program, const char *name, uint32_t flags)
{
    Symbol *symbol = NEW(program->arena, Symbol);

    symbol->name = name;
    symbol->flags = flags;
    symbol->id = ++names_of(program)->last_symbol_id;
    return symbol;
}

void symbol_add_declaration(Program *program, Symbol *symbol, AstNode *node)
{
    vec_push(program->arena, &symbol->declarations, node);
}

/* Whether a declaration may share a symbol with what is declared already (as tsc's excludes). */
bool flags_conflict(uint32_t present, uint32_t added)
{
    const uint32_t plain_type = SYMBOL_TYPE_ALIAS | SYMBOL_TYPE_PARAMETER;
    const uint32_t value = SYMBOL_VALUE & ~(uint32_t)SYMBOL_MODULE;

    if ((present | added) & SYMBOL_ALIAS) {
        return true;
    }
    if ((present & SYMBOL_TYPE) && (added & SYMBOL_TYPE)) {
        bool merges = ((present | added) & SYMBOL_TYPE & ~(SYMBOL_INTERFACE | SYMBOL_CLASS)) == 0 &&
                      !(present & added & SYMBOL_CLASS);
        bool enums = (present & SYMBOL_ENUM) && (added & SYMBOL_ENUM) &&
                     (present & SYMBOL_CONST_ENUM) == (added & SYMBOL_CONST_ENUM);
        if (!merges && !enums) {
            return true;
        }
    }
    if (((present & plain_type) && (added & plain_type))) {
        return true;
    }
    if (!(present & value) || !(added & value)) {
        return false;
    }
    uint32_t both = (present | added) & value;
    if (both & SYMBOL_NAMESPACE) { /* merges with functions, classes, enums, namespaces */
        return (both & ~(SYMBOL_NAMESPACE | SYMBOL_FUNCTION | SYMBOL_CLASS | SYMBOL_ENUM)) != 0;
    }
    if ((both & ~(SYMBOL_VAR | SYMBOL_PARAMETER | SYMBOL_ARGUMENTS)) == 0 ||
        both == SYMBOL_FUNCTION || both == SYMBOL_ENUM ||
        (both & ~(SYMBOL_GETTER | SYMBOL_SETTER)) == 0) {
        return false;
    }
    if ((both & ~(SYMBOL_METHOD | SYMBOL_PROPERTY)) == 0) {
        return false; /* overloads, and properties repeated by merged interfaces */
    }
    return true;
}

static bool is_value_declaration(uint32_t flags)
{
    return (flags & SYMBOL_VALUE) != 0;
}

void set_declared(Binder *binder, AstNode *node, Symbol *symbol)
{
    if (node->id < binder->names->capacity) {
        binder->names->declared[node->id] = symbol;
    }
}

void report_duplicate(Binder *binder, AstNode *node, const char *name)
{
    AstNode *at = ast_declaration_name(node);

    if (!binder->module->file->is_declaration) {
        diagnose(binder->program, binder->module->file, at ? at->span : node->span,
                 DUPLICATE_DECLARATION, name);
    }
}

/* Declares a name in a table, merging with what is there. */
Symbol *declare_in(Binder *binder, SymbolTable *table, const char *name, uint32_t flags,
                   AstNode *node)
{
    Program *program = binder->program;
    Symbol *symbol = symbol_table_get(table, name);

    if (!symbol) {
        symbol = symbol_new(program, name, flags);
        symbol->module =
            binder->module->kind == MODULE_LIBRARY && binder->is_global ? NULL : binder->module;
        symbol->is_ambient = node->is_ambient;
        symbol->function = binder->function;
        symbol_table_put(program, table, name, symbol);
    } else if (flags_conflict(symbol->flags, flags)) {
        report_duplicate(binder, node, name);
    }
    symbol->flags |= flags;
    symbol->is_ambient &= node->is_ambient;
    symbol_add_declaration(program, symbol, node);
    if (is_value_declaration(flags) &&
        (!symbol->value_declaration || (symbol->value_declaration->kind == AST_MODULE_DECLARATION &&
                                        node->kind != AST_MODULE_DECLARATION))) {
        symbol->value_declaration = node;
    }
    set_declared(binder, node, symbol);
    return symbol;
}

/* Whether a declaration is visible outside of its module or namespace. */
static bool is_exported(Binder *binder, const AstNode *statement)
{
    return statement && (ast_has_modifier(statement, AST_MODIFIER_EXPORT) || binder->exports_all);
}

/* Declares a name of the current scope; `statement` carries the `export`. */
Symbol *declare(Binder *binder, Scope *scope, const char *name, uint32_t flags, AstNode *node,
                AstNode *statement)
{
    bool top = scope == binder->scope && binder->container;
    bool exported = top && is_exported(binder, statement);
    Symbol *symbol;

    /* Exported members of a namespace merge over its blocks; look there first. */
    if (exported && !symbol_table_get(&scope->symbols, name)) {
        Symbol *merged = symbol_table_get(&binder->container->exports, name);
        if (merged) {
            symbol_table_put(binder->program, &scope->symbols, name, merged);
        }
    }
    symbol = declare_in(binder, &scope->symbols, name, flags, node);
    symbol->scope = symbol->scope ? symbol->scope : scope;
    if (exported) {
        bool is_default = ast_has_modifier(statement, AST_MODIFIER_DEFAULT);
        symbol->is_exported = true;
        symbol->parent = binder->container;
        symbol_table_put(binder->program, &binder->container->exports,
                         is_default ? binder->names->text.default_name : name, symbol);
    }
    if (flags & (SYMBOL_LET | SYMBOL_CONST | SYMBOL_CATCH | SYMBOL_CLASS | SYMBOL_FUNCTION)) {
        symbol->loop = binder->loop;
    }
    return symbol;
}

Scope *scope_new(Binder *binder, ScopeKind kind, AstNode *node)
{
    Scope *scope = NEW(binder->program->arena, Scope);

    scope->kind = kind;
    scope->parent = binder->scope;
    scope->node = node;
    bool holds_vars = kind == SCOPE_FUNCTION || kind == SCOPE_MODULE || kind == SCOPE_NAMESPACE ||
                      kind == SCOPE_GLOBAL;
    scope->function_scope = holds_vars || !binder->scope ? scope : binder->scope->function_scope;
    if (node && node->id < binder->names->capacity) {
        binder->names->scopes[node->id] = scope;
    }
    return scope;
}

static void bind_children(Binder *binder, AstNode *node)
{
    ast_for_each_child(node, bind, binder);
}

void bind_list(Binder *binder, AstList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        bind(list->items[i], binder);
    }
}

void bind_one(Binder *binder, AstNode *node)
{
    if (node) {
        bind(node, binder);
    }
}

/* A copy of the binder for a construct inside; nothing that changes there comes back. */
Binder inside(Binder *binder, ScopeKind kind, AstNode *node)
{
    Binder inner = *binder;

    inner.scope = scope_new(binder, kind, node);
    inner.container = NULL;
    return inner;
}

Symbol *anonymous(Binder *binder, AstNode *node, uint32_t flags)
{
    Symbol *symbol = symbol_new(binder->program, "", flags);

    symbol->value_declaration = node;
    symbol->module = binder->module;
    symbol->function = binder->function;
    symbol->is_ambient = node->is_ambient;
    symbol_add_declaration(binder->program, symbol, node);
    set_declared(binder, node, symbol);
    return symbol;
}

/* ---- variables ---- */

/* Declares the names of a target or pattern. */
static void declare_target(Binder *binder, Scope *scope, AstNode *target, uint32_t flags,
                           AstNode *declaration, AstNode *statement)
{
    if (target->kind == AST_IDENTIFIER) {
        Symbol *symbol =
            declare(binder, scope, target->identifier.name, flags, declaration, statement);
        if (flags & SYMBOL_VAR) {
            symbol->loop = NULL;
        }
        set_declared(binder, target, symbol);
        return;
    }
    if (!ast_is_pattern(target->kind)) {
        return;
    }
    for (size_t i = 0; i < target->elements.items.length; i++) {
        AstNode *element = target->elements.items.items[i];
        if (element->kind != AST_BINDING_ELEMENT) {
            continue;
        }
        declare_target(binder, scope, element->binding_element.target, flags, element, statement);
        bind_one(binder, element->binding_element.property_name);
        bind_one(binder, element->binding_element.initializer);
    }
}

static void bind_variables(Binder *binder, AstNode *node)
{
    static const uint32_t kinds[] = {SYMBOL_VAR, SYMBOL_LET, SYMBOL_CONST, SYMBOL_CONST,
                                     SYMBOL_CONST};
    uint32_t flags = kinds[node->variable_statement.kind];
    Scope *scope = flags == SYMBOL_VAR ? binder->scope->function_scope : binder->scope;

    for (size_t i = 0; i < node->variable_statement.declarations.length; i++) {
        AstNode *variable = node->variable_statement.declarations.items[i];
        bool is_module = names_library_source(binder->program, variable) != NULL;
        declare_target(binder, scope, variable->variable.target, is_module ? SYMBOL_ALIAS : flags,
                       variable, node);
        bind_one(binder, variable->variable.type);
        bind_one(binder, variable->variable.initializer);
    }
}

/* ---- functions ---- */

static void bind_function(Binder *binder, AstNode *node)
{
    bool has_code = ast_is_function_with_body(node->kind);
    Binder inner = inside(binder, has_code ? SCOPE_FUNCTION : SCOPE_TYPE, node);
    AstNode *name = node->function.name;

    inner.function = has_code ? node : binder->function;
    inner.loop = has_code ? NULL : binder->loop;
    bind_list(binder, &node->function.decorators);
    if (name && name->kind == AST_COMPUTED_PROPERTY_NAME) {
        bind(name, binder);
    }
    bind_list(&inner, &node->function.type_parameters);
    bind_list(&inner, &node->function.parameters);
    bind_one(&inner, node->function.return_type);
    if (node->function.body && node->function.body->kind == AST_BLOCK) {
        /* Parameters and the body's top level share a scope. */
        bind_list(&inner, &node->function.body->block.statements);
    } else {
        bind_one(&inner, node->function.body);
    }
    if (node->kind == AST_FUNCTION_EXPRESSION && name && name->kind == AST_IDENTIFIER) {
        Symbol *symbol = symbol_table_get(&inner.scope->symbols, name->identifier.name);
        if (!symbol) { /* its own name, hidden by parameters and variables of that name */
            symbol =
                declare(&inner, inner.scope, name->identifier.name, SYMBOL_FUNCTION, node, NULL);
            set_declared(binder, name, symbol);
        }
    }
}

static void bind_parameter(Binder *binder, AstNode *node)
{
    bind_list(binder, &node->parameter.decorators);
    bool is_module = names_library_source(binder->program, node) != NULL;
    declare_target(binder, binder->scope, node->parameter.target,
                   is_module ? SYMBOL_ALIAS : SYMBOL_PARAMETER, node, NULL);
    bind_one(binder, node->parameter.type);
    bind_one(binder, node->parameter.initializer);
}

static void bind_function_declaration(Binder *binder, AstNode *node)
{
    AstNode *name = node->function.name;
    const char *text = name && name->kind == AST_IDENTIFIER ? name->identifier.name
                                                            : binder->names->text.default_name;
    Symbol *symbol = declare(binder, binder->scope, text, SYMBOL_FUNCTION, node, node);

    if (node->function.body && (!symbol->value_declaration ||
                                symbol->value_declaration->kind == AST_FUNCTION_DECLARATION)) {
        symbol->value_declaration = node;
    }
    if (name) {
        set_declared(binder, name, symbol);
    }
    bind_function(binder, node);
}

/* ---- statements ---- */

static void bind_block(Binder *binder, AstNode *node)
{
    Binder inner = inside(binder, SCOPE_BLOCK, node);

    bind_children(&inner, node);
}

static void bind_loop(Binder *binder, AstNode *node)
{
    Binder inner = inside(binder, SCOPE_BLOCK, node);

    inner.loop = node;
    bind_children(&inner, node);
}

static void bind_catch(Binder *binder, AstNode *node)
{
    Binder inner = inside(binder, SCOPE_BLOCK, node);

    if (node->catch_clause.target) {
        declare_target(&inner, inner.scope, node->catch_clause.target, SYMBOL_CATCH, node, NULL);
    }
    bind_one(&inner, node->catch_clause.type);
    bind_one(&inner, node->catch_clause.block);
}

static void bind_static_block(Binder *binder, AstNode *node)
{
    Binder inner = inside(binder, SCOPE_FUNCTION, node);

    inner.function = node;
    inner.loop = NULL;
    bind_list(&inner, &node->block_holder.body->block.statements);
}

static void bind_type_scope(Binder *binder, AstNode *node)
{
    Binder inner = inside(binder, SCOPE_TYPE, node);

    bind_children(&inner, node);
}

bool bind(AstNode *node, void *context)
{
    Binder *binder = context;

    switch (node->kind) {
    case AST_VARIABLE_STATEMENT:
        bind_variables(binder, node);
        break;
    case AST_FUNCTION_DECLARATION:
        bind_function_declaration(binder, node);
        break;
    case AST_CLASS_DECLARATION:
    case AST_CLASS_EXPRESSION:
        bind_class(binder, node);
        break;
    case AST_PROPERTY_DECLARATION:
        bind_property(binder, node);
        break;
    case AST_INTERFACE_DECLARATION:
        bind_interface(binder, node);
        break;
    case AST_TYPE_ALIAS_DECLARATION:
        bind_type_alias(binder, node);
        break;
    case AST_TYPE_PARAMETER:
        bind_type_parameter(binder, node);
        break;
    case AST_INFER_TYPE:
        bind_infer(binder, node);
        break;
    case AST_TYPE_LITERAL:
    case AST_OBJECT_LITERAL:
        bind_members_of_literal(binder, node);
        break;
    case AST_ENUM_DECLARATION:
        bind_enum(binder, node);
        break;
    case AST_MODULE_DECLARATION:
        bind_module_declaration(binder, node);
        break;
    case AST_IMPORT_DECLARATION:
        bind_import(binder, node);
        break;
    case AST_IMPORT_EQUALS_DECLARATION:
        declare_alias(binder, node, node->import_equals.name, node->import_equals.is_type_only);
        break;
    case AST_EXPORT_DECLARATION:
        bind_export(binder, node);
        break;
    case AST_EXPORT_ASSIGNMENT:
        bind_export_assignment(binder, node);
        break;
    case AST_PARAMETER:
        bind_parameter(binder, node);
        break;
    case AST_BLOCK:
    case AST_SWITCH_STATEMENT:
        bind_block(binder, node);
        break;
    case AST_DO_STATEMENT:
    case AST_WHILE_STATEMENT:
    case AST_FOR_STATEMENT:
    case AST_FOR_IN_STATEMENT:
    case AST_FOR_OF_STATEMENT:
        bind_loop(binder, node);
        break;
    case AST_CATCH_CLAUSE:
        bind_catch(binder, node);
        break;
    case AST_CLASS_STATIC_BLOCK:
        bind_static_block(binder, node);
        break;
    case AST_CONDITIONAL_TYPE:
    case AST_MAPPED_TYPE:
    case AST_INDEX_SIGNATURE:
        bind_type_scope(binder, node);
        break;
    default:
        if (ast_is_function_like(node->kind)) {
            bind_function(binder, node);
            if (node->kind == AST_FUNCTION_EXPRESSION || node->kind == AST_ARROW_FUNCTION) {
                if (!binder->names->declared[node->id]) {
                    anonymous(binder, node, SYMBOL_FUNCTION);
                }
            }
        } else {
            bind_children(binder, node);
        }
    }
    return true;
}

void declare_module(Program *program, Module *module)
{
    Names *names = names_of(program);
    AstNode *file = module->ast;
    Binder binder = {
        .program = program,
        .names = names,
        .module = module,
        .scope = program->modules->global_scope,
        .function = file,
    };
    bool is_script = file && file->source_file.is_declaration_file && !file->source_file.is_module;

    if (module->symbol) {
        binder.scope = scope_new(&binder, SCOPE_MODULE, file);
        binder.scope->symbol = module->symbol;
        binder.container = module->symbol;
        module->scope = binder.scope;
        binder.exports_all = module->kind == MODULE_LIBRARY;
    }
    binder.is_global = is_script;
    if (file) {
        bind_list(&binder, &file->source_file.statements);
    }
}
