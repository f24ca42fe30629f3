/*
 * The pass that binds names, and the queries on its results.
 */
#include "names/names.h"

#include <string.h>

#include "names/library.h"
#include "syntax/syntax.h"

static void *grown(Arena *arena, const void *old, size_t old_count, size_t count)
{
    void **table = NEW_ARRAY(arena, void *, count);

    if (old_count) {
        memcpy(table, old, old_count * sizeof *table);
    }
    return table;
}

void names_make_room(Program *program)
{
    Names *names = names_of(program);
    uint32_t needed = syntax_of(program)->last_id + 1;

    if (needed <= names->capacity) {
        return;
    }
    uint32_t capacity = needed + (names->capacity ? needed / 2 : 0);
    names->declared = grown(program->arena, names->declared, names->capacity, capacity);
    names->referenced = grown(program->arena, names->referenced, names->capacity, capacity);
    names->scopes = grown(program->arena, names->scopes, names->capacity, capacity);
    names->capacity = capacity;
}

static void prepare(Program *program)
{
    Names *names = names_of(program);
    const struct {
        const char **place;
        const char *text;
    } texts[] = {
        {&names->text.default_name, "default"},   {&names->text.export_equals, "export="},
        {&names->text.arguments, "arguments"},    {&names->text.undefined, "undefined"},
        {&names->text.global_this, "globalThis"}, {&names->text.global, "global"},
        {&names->text.this_name, "this"},         {&names->text.constructor, "constructor"},
    };

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        *texts[i].place = intern_string(program->interner, texts[i].text);
    }
    names_make_room(program);
    names->undefined = symbol_new(program, names->text.undefined, SYMBOL_CONST);
    names->global_this = symbol_new(program, names->text.global_this, SYMBOL_CONST);
    names->undefined->is_ambient = names->global_this->is_ambient = true;
    program->modules->global_scope = NEW(program->arena, Scope);
    program->modules->global_scope->kind = SCOPE_GLOBAL;
    program->modules->global_scope->function_scope = program->modules->global_scope;
}

static void make_module_symbols(Program *program)
{
    for (size_t i = 0; i < program->modules->all.length; i++) {
        Module *module = program->modules->all.items[i];
        bool is_script = module->ast && module->ast->source_file.is_declaration_file &&
                         !module->ast->source_file.is_module;
        if (!is_script) {
            module->symbol = symbol_new(program, module->file->path, SYMBOL_MODULE);
            module->symbol->module = module;
            module->symbol->value_declaration = module->ast;
            if (module->ast) {
                symbol_add_declaration(program, module->symbol, module->ast);
            }
        }
    }
}

static AstNode *specifier_of(AstNode *node)
{
    switch (node->kind) {
    case AST_IMPORT_DECLARATION:
        return node->import.module_specifier;
    case AST_EXPORT_DECLARATION:
        return node->export.module_specifier;
    case AST_IMPORT_EQUALS_DECLARATION:
        return node->import_equals.reference->wrapped.expression;
    case AST_IMPORT_TYPE:
        return node->import_type.argument->wrapped.expression;
    default:
        return node->call.arguments.items[0];
    }
}

/* Connects each import's specifier to the symbol of the module it names. */
static void connect_imports(Program *program, Module *module)
{
    for (size_t i = 0; i < module->imports.length; i++) {
        ModuleImport *import = &module->imports.items[i];
        Symbol *symbol = import->target ? import->target->symbol
                                        : strmap_get(&program->modules->ambient, import->specifier);
        if (!import->target) {
            import->ambient = symbol;
        }
        if (symbol) {
            ptrmap_put(program->arena, &names_of(program)->specifiers, specifier_of(import->node),
                       symbol);
        } else if (import->target) { /* a declaration file that is no module */
            AstNode *specifier = specifier_of(import->node);
            if (module->kind == MODULE_USER && import->node->kind != AST_IMPORT_DECLARATION) {
                diagnose(program, module->file, specifier->span, FILE_IS_NOT_A_MODULE,
                         import->specifier);
            }
        }
    }
}

static void note_early_uses_in(Program *program, Module *module)
{
    Names *names = names_of(program);

    if (module->kind != MODULE_USER) {
        return;
    }
    for (uint32_t id = module->ast->id; id < names->capacity; id++) {
        Symbol *symbol = names->declared[id];
        if (symbol && symbol->module == module && symbol->value_declaration &&
            symbol->value_declaration->id == id) {
            note_early_uses(program, symbol);
        }
    }
}

/* What a module exports under any name is exported. */
static void mark_exported(Program *program, Module *module)
{
    SymbolTable *table = &module->symbol->exports;

    for (size_t i = 0; i < symbol_table_count(table); i++) {
        Symbol *target = names_resolve_alias(program, symbol_table_at(table, i));
        if (target && target->module == module) {
            target->is_exported = true;
        }
    }
}

/* Whether a module of the user's adds to the globals: a script of declarations, declare global. */
static bool extends_globals(const Module *module)
{
    if (module->kind == MODULE_LIBRARY || !module->ast) {
        return false;
    }
    const AstList *statements = &module->ast->source_file.statements;
    bool found = module->kind == MODULE_DECLARATION && !module->ast->source_file.is_module;
    for (size_t i = 0; i < statements->length && !found; i++) {
        const AstNode *statement = statements->items[i];
        found = statement->kind == AST_MODULE_DECLARATION && statement->module.is_global;
    }
    return found;
}

/* The library comes first, so that what the user adds to an interface comes after it. */
static void declare_modules(Program *program)
{
    ModuleVec *all = &program->modules->all;

    for (size_t i = 0, count = all->length; i < count; i++) {
        if (all->items[i]->kind == MODULE_LIBRARY) {
            declare_module(program, all->items[i]);
        }
    }
    for (size_t i = 0, count = all->length; i < count; i++) {
        if (extends_globals(all->items[i])) {
            library_demand_all(program);
        }
    }
    for (size_t i = 0, count = all->length; i < count; i++) {
        if (all->items[i]->kind != MODULE_LIBRARY) {
            declare_module(program, all->items[i]);
        }
        if (all->items[i]->kind == MODULE_USER && all->items[i]->is_commonjs) {
            declare_commonjs_exports(program, all->items[i]);
        }
    }
}

void names_bind(Program *program)
{
    ModuleVec *all = &program->modules->all;

    prepare(program);
    make_module_symbols(program);
    declare_modules(program);
    for (size_t i = 0; i < all->length; i++) {
        connect_imports(program, all->items[i]);
    }
    for (size_t i = 0; i < all->length; i++) {
        if (all->items[i]->kind == MODULE_USER) {
            mark_exported(program, all->items[i]);
            resolve_module(program, all->items[i]);
        }
    }
    order_modules(program);
    for (size_t i = 0; i < names_of(program)->namespace_uses.length; i++) {
        note_namespace_use(program, names_of(program)->namespace_uses.items[i]);
    }
    for (size_t i = 0; i < all->length; i++) {
        if (all->items[i]->kind == MODULE_USER) {
            note_early_uses_in(program, all->items[i]);
        }
    }
}

/* ---- queries ---- */

Symbol *names_resolve(Program *program, AstNode *identifier)
{
    Names *names = names_of(program);

    if (identifier->kind != AST_IDENTIFIER && identifier->kind != AST_PRIVATE_IDENTIFIER) {
        return NULL;
    }
    if (identifier->id < names->capacity) {
        if (names->referenced[identifier->id]) {
            return names->referenced[identifier->id];
        }
        if (names->declared[identifier->id]) {
            return names->declared[identifier->id];
        }
    }
    uint32_t meaning = meaning_of(identifier);
    if (!meaning) {
        return NULL;
    }
    Symbol *symbol = lookup_from(program, identifier, identifier->identifier.name, meaning);
    if (symbol && identifier->id < names->capacity) {
        names->referenced[identifier->id] = symbol;
    }
    return symbol;
}

Symbol *names_resolve_target(Program *program, AstNode *identifier)
{
    Symbol *symbol = names_resolve(program, identifier);

    return symbol ? names_resolve_alias(program, symbol) : NULL;
}

Symbol *names_symbol_of(Program *program, AstNode *declaration)
{
    Names *names = names_of(program);

    return declaration->id < names->capacity ? names->declared[declaration->id] : NULL;
}

Symbol *names_lookup(Program *program, AstNode *from, const char *name, uint32_t meaning)
{
    return lookup_from(program, from, name, meaning);
}

Symbol *names_global(Program *program, const char *name, uint32_t meaning)
{
    const char *interned = intern_string(program->interner, name);
    library_demand(program, interned);
    Symbol *symbol = symbol_table_get(&program->modules->global_scope->symbols, interned);

    return symbol && (symbol->flags & meaning) ? symbol : NULL;
}

Symbol *names_undefined(Program *program)
{
    return names_of(program)->undefined;
}

Symbol *names_global_this(Program *program)
{
    return names_of(program)->global_this;
}

Scope *names_scope_opened(Program *program, AstNode *node)
{
    Names *names = names_of(program);

    return node->id < names->capacity ? names->scopes[node->id] : NULL;
}

/* A class's heritage and decorators, and computed names of members, see the class's own scope. */
Scope *names_scope_of(Program *program, AstNode *node)
{
    for (AstNode *at = node->parent, *child = node; at; child = at, at = at->parent) {
        Scope *scope = names_scope_opened(program, at);
        bool outside = scope && ((ast_is_function_like(at->kind) && at->function.name == child &&
                                  child->kind == AST_COMPUTED_PROPERTY_NAME) ||
                                 child->kind == AST_DECORATOR);
        if (scope && !outside) {
            return scope;
        }
        if (at->kind == AST_MODULE_DECLARATION && at->module.is_global) {
            return program->modules->global_scope;
        }
    }
    return program->modules->global_scope;
}

Module *names_module_of(Program *program, const AstNode *node)
{
    return ptrmap_get(&names_of(program)->module_of_file, node->file);
}

Symbol *names_module_symbol(Program *program, AstNode *specifier)
{
    return module_symbol_of(program, specifier);
}

static const SymbolVec no_symbols;

const SymbolVec *names_captures(Program *program, AstNode *function)
{
    const SymbolVec *list = ptrmap_get(&names_of(program)->captures, function);

    return list ? list : &no_symbols;
}

const SymbolVec *names_captured_locals(Program *program, AstNode *node)
{
    const SymbolVec *list = ptrmap_get(&names_of(program)->captured_locals, node);

    return list ? list : &no_symbols;
}

bool names_import_is_used(Program *program, AstNode *import_declaration)
{
    Module *module = names_module_of(program, import_declaration);

    for (size_t i = 0; module && i < module->imports.length; i++) {
        if (module->imports.items[i].node == import_declaration) {
            return !module->imports.items[i].is_type_only;
        }
    }
    return false;
}
