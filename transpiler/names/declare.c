/*
 * Scopes and symbols: every declaration gets its symbol, every construct that holds names its scope.
 *
 * `var` and parameters go to the function's scope, functions and block-scoped names to the nearest
 * block (modules are strict, ECMA-262 14.2). Exported declarations are in their module's or
 * namespace's exports as well as in its scope. Members of classes, interfaces and type literals
 * are in their symbol's tables.
 */
#include <string.h>

#include "names/internal.h"

typedef struct Binder {
    Program *program;
    Names *names;
    Module *module;
    Scope *scope;
    Symbol *container; /* module, namespace or enum whose exports are declared; NULL: a script */
    AstNode *function; /* innermost function, static block, property initializer's class or file */
    AstNode *loop;     /* innermost loop inside the function */
    bool exports_all;  /* an ambient namespace or module without export declarations */
    bool is_global;    /* declares into the global scope */
} Binder;

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

static void set_declared(Binder *binder, AstNode *node, Symbol *symbol)
{
    if (node->id < binder->names->capacity) {
        binder->names->declared[node->id] = symbol;
    }
}

static void report_duplicate(Binder *binder, AstNode *node, const char *name)
{
    AstNode *at = ast_declaration_name(node);

    if (!binder->module->file->is_declaration) {
        diagnose(binder->program, binder->module->file, at ? at->span : node->span,
                 DUPLICATE_DECLARATION, name);
    }
}

/* Declares a name in a table, merging with what is there. */
static Symbol *declare_in(Binder *binder, SymbolTable *table, const char *name, uint32_t flags,
                          AstNode *node)
{
    Program *program = binder->program;
    Symbol *symbol = symbol_table_get(table, name);

    if (!symbol) {
        symbol = symbol_new(program, name, flags);
        symbol->module = binder->module->kind == MODULE_LIBRARY && binder->is_global
                             ? NULL : binder->module;
        symbol->is_ambient = node->is_ambient;
        symbol->function = binder->function;
        symbol_table_put(program, table, name, symbol);
    } else if (flags_conflict(symbol->flags, flags)) {
        report_duplicate(binder, node, name);
    }
    symbol->flags |= flags;
    symbol->is_ambient &= node->is_ambient;
    symbol_add_declaration(program, symbol, node);
    if (is_value_declaration(flags) && (!symbol->value_declaration ||
        (symbol->value_declaration->kind == AST_MODULE_DECLARATION &&
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
static Symbol *declare(Binder *binder, Scope *scope, const char *name, uint32_t flags,
                       AstNode *node, AstNode *statement)
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

static Scope *scope_new(Binder *binder, ScopeKind kind, AstNode *node)
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

static bool bind(AstNode *node, void *context);

static void bind_children(Binder *binder, AstNode *node)
{
    ast_for_each_child(node, bind, binder);
}

static void bind_list(Binder *binder, AstList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        bind(list->items[i], binder);
    }
}

static void bind_one(Binder *binder, AstNode *node)
{
    if (node) {
        bind(node, binder);
    }
}

/* A copy of the binder for a construct inside; nothing that changes there comes back. */
static Binder inside(Binder *binder, ScopeKind kind, AstNode *node)
{
    Binder inner = *binder;

    inner.scope = scope_new(binder, kind, node);
    inner.container = NULL;
    return inner;
}

/* ---- variables ---- */

/* Declares the names of a target or pattern. */
static void declare_target(Binder *binder, Scope *scope, AstNode *target, uint32_t flags,
                           AstNode *declaration, AstNode *statement)
{
    if (target->kind == AST_IDENTIFIER) {
        Symbol *symbol = declare(binder, scope, target->identifier.name, flags, declaration,
                                 statement);
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
        declare_target(binder, scope, variable->variable.target, flags, variable, node);
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
            symbol = declare(&inner, inner.scope, name->identifier.name, SYMBOL_FUNCTION, node,
                             NULL);
            set_declared(binder, name, symbol);
        }
    }
}

static void bind_parameter(Binder *binder, AstNode *node)
{
    bind_list(binder, &node->parameter.decorators);
    declare_target(binder, binder->scope, node->parameter.target, SYMBOL_PARAMETER, node, NULL);
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

/* ---- members ---- */

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
    Symbol *symbol = declare_in(binder, is_static ? &owner->exports : &owner->members, text, flags,
                                member);
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
        Symbol *symbol = symbol_new(binder->program, binder->names->text.constructor,
                                    SYMBOL_CONSTRUCTOR);
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

static Symbol *anonymous(Binder *binder, AstNode *node, uint32_t flags)
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

static void bind_class(Binder *binder, AstNode *node)
{
    AstNode *name = node->class_like.name;
    Symbol *symbol;

    bind_list(binder, &node->class_like.decorators);
    if (node->kind == AST_CLASS_DECLARATION) {
        const char *text = name && name->kind == AST_IDENTIFIER
                               ? name->identifier.name : binder->names->text.default_name;
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
static void bind_property(Binder *binder, AstNode *node)
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

static void bind_interface(Binder *binder, AstNode *node)
{
    AstNode *name = node->interface.name;

    if (name->kind != AST_IDENTIFIER) {
        return;
    }
    Symbol *symbol = declare(binder, binder->scope, name->identifier.name, SYMBOL_INTERFACE, node,
                             node);
    set_declared(binder, name, symbol);
    Binder inner = inside(binder, SCOPE_TYPE, node);
    bind_list(&inner, &node->interface.type_parameters);
    bind_list(&inner, &node->interface.extends);
    for (size_t i = 0; i < node->interface.members.length; i++) {
        bind_member(&inner, symbol, node->interface.members.items[i]);
    }
}

static void bind_type_alias(Binder *binder, AstNode *node)
{
    AstNode *name = node->type_alias.name;

    if (name->kind != AST_IDENTIFIER) {
        return;
    }
    Symbol *symbol = declare(binder, binder->scope, name->identifier.name, SYMBOL_TYPE_ALIAS, node,
                             node);
    set_declared(binder, name, symbol);
    Binder inner = inside(binder, SCOPE_TYPE, node);
    bind_list(&inner, &node->type_alias.type_parameters);
    bind(node->type_alias.type, &inner);
}

static void bind_type_parameter(Binder *binder, AstNode *node)
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
static void bind_infer(Binder *binder, AstNode *node)
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

static void bind_members_of_literal(Binder *binder, AstNode *node)
{
    Symbol *symbol = anonymous(binder, node, SYMBOL_PROPERTY);

    for (size_t i = 0; i < node->elements.items.length; i++) {
        bind_member(binder, symbol, node->elements.items.items[i]);
    }
}

/* ---- enums and namespaces ---- */

static void bind_enum(Binder *binder, AstNode *node)
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
        case AST_IMPORT_EQUALS_DECLARATION:
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

static void bind_module_declaration(Binder *binder, AstNode *node)
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

/* ---- imports and exports ---- */

static void declare_alias(Binder *binder, AstNode *node, AstNode *name, bool is_type_only)
{
    if (name->kind != AST_IDENTIFIER) {
        return;
    }
    Symbol *symbol = declare(binder, binder->scope, name->identifier.name, SYMBOL_ALIAS, node,
                             node->kind == AST_IMPORT_EQUALS_DECLARATION ? node : NULL);
    symbol->is_type_only = is_type_only;
    set_declared(binder, name, symbol);
}

static void bind_import(Binder *binder, AstNode *node)
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

static void bind_export(Binder *binder, AstNode *node)
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
        declare_export(binder, specifier, export_name_text(specifier->specifier.name),
                       SYMBOL_ALIAS,
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

static void bind_export_assignment(Binder *binder, AstNode *node)
{
    AstNode *expression = node->export_assignment.expression;
    const char *name = node->export_assignment.is_equals ? binder->names->text.export_equals
                                                         : binder->names->text.default_name;

    declare_export(binder, node, name, is_entity(expression) ? SYMBOL_ALIAS : SYMBOL_EXPORT_DEFAULT,
                   false);
    bind(expression, binder);
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

static bool bind(AstNode *node, void *context)
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
