/*
 * Loading: the entry, and what it imports, be it of the program or of the library (library.c).
 * Each file is parsed once; imports are collected from its tree.
 */
#include <errno.h>
#include <string.h>

#include "names/library.h"
#include "syntax/syntax.h"

typedef struct Loader {
    Program *program;
    Modules *modules;
    ModuleVec queue;
    size_t next;
} Loader;

Module *module_new(Program *program, SourceFile *file, ModuleKind kind)
{
    Module *module = NEW(program->arena, Module);

    module->file = file;
    module->kind = kind;
    module->index = (uint32_t)program->modules->all.length;
    module->evaluation_order = UINT32_MAX;
    vec_push(program->arena, &program->modules->all, module);
    strmap_put(program->arena, &program->modules->by_path, file->real_path, module);
    ptrmap_put(program->arena, &names_of(program)->module_of_file, file, module);
    return module;
}

static bool has_suffix(const char *path, const char *suffix)
{
    size_t length = strlen(path), suffix_length = strlen(suffix);

    return length >= suffix_length && strcmp(path + length - suffix_length, suffix) == 0;
}

/* JSON is an expression: its file becomes a module whose default export it is. */
static void export_json(Program *program, SourceFile *file)
{
    static const char head[] = "export default ";
    const uint32_t shift = sizeof head - 1;

    if (strncmp(file->text, head, shift) == 0) {
        return;
    }
    file->text = arena_printf(program->arena, "%s%s", head, file->text);
    file->length += shift;
    for (size_t i = 1; i < file->line_count; i++) {
        file->line_starts[i] += shift;
    }
}

/* The module of a file, loaded if need be; NULL if it cannot be read. */
static Module *load_file(Loader *loader, const char *path)
{
    SourceFile *file = source_load(loader->program, path);

    if (!file) {
        return NULL;
    }
    Module *known = strmap_get(&loader->modules->by_path, file->real_path);
    if (known) {
        return known;
    }
    if (has_suffix(path, ".json")) {
        export_json(loader->program, file);
    }
    ModuleKind kind = file->is_library       ? MODULE_LIBRARY
                      : file->is_declaration ? MODULE_DECLARATION
                                             : MODULE_USER;
    Module *module = module_new(loader->program, file, kind);
    vec_push(loader->program->arena, &loader->queue, module);
    return module;
}

/* ---- imports ---- */

typedef struct ImportCollector {
    Loader *loader;
    Module *module;
} ImportCollector;

/* The value of `const name = ...` in a list of statements; NULL if there is none. */
static AstNode *constant_among(const AstList *statements, const char *name)
{
    for (size_t i = 0; i < statements->length; i++) {
        AstNode *statement = statements->items[i];
        if (statement->kind != AST_VARIABLE_STATEMENT ||
            statement->variable_statement.kind != AST_CONST) {
            continue;
        }
        for (size_t k = 0; k < statement->variable_statement.declarations.length; k++) {
            AstNode *variable = statement->variable_statement.declarations.items[k];
            if (variable->variable.target->kind == AST_IDENTIFIER &&
                variable->variable.target->identifier.name == name) {
                return variable->variable.initializer;
            }
        }
    }
    return NULL;
}

/* What a name stands for in the nearest block that makes a constant of it. */
static AstNode *constant_named(const AstNode *identifier)
{
    AstNode *value = NULL;

    for (const AstNode *at = identifier->parent; at && !value; at = at->parent) {
        if (at->kind == AST_BLOCK) {
            value = constant_among(&at->block.statements, identifier->identifier.name);
        } else if (at->kind == AST_SOURCE_FILE) {
            value = constant_among(&at->source_file.statements, identifier->identifier.name);
        }
    }
    return value;
}

/* The text of an expression that is a constant string: of import("./" + NAME); NULL for others. */
static const char *constant_text(Program *program, AstNode *node, int depth)
{
    node = node ? ast_skip_parentheses(node) : NULL;
    if (!node || depth > 8) {
        return NULL;
    }
    switch (node->kind) {
    case AST_STRING_LITERAL:
        return node->string.interned;
    case AST_TEMPLATE_LITERAL:
        return node->template_literal.spans.length > 0 ? NULL : node->template_literal.cooked.text;
    case AST_AS_EXPRESSION:
        return constant_text(program, node->type_cast.expression, depth + 1);
    case AST_IDENTIFIER:
        return constant_text(program, constant_named(node), depth + 1);
    case AST_BINARY_EXPRESSION: {
        const char *left = node->binary.op == AST_OP_ADD
                               ? constant_text(program, node->binary.left, depth + 1)
                               : NULL;
        const char *right = left ? constant_text(program, node->binary.right, depth + 1) : NULL;
        return right ? arena_printf(program->arena, "%s%s", left, right) : NULL;
    }
    default:
        return NULL;
    }
}

static void add_import(ImportCollector *collector, AstNode *node, AstNode *specifier,
                       bool is_type_only, bool is_dynamic)
{
    Program *program = collector->loader->program;
    const char *text = NULL;

    if (specifier && (is_dynamic || specifier->kind == AST_STRING_LITERAL)) {
        text = constant_text(program, specifier, 0);
    }
    if (!text) {
        return;
    }
    vec_push(program->arena, &collector->module->imports,
             (ModuleImport){.node = node,
                            .specifier = intern_string(program->interner, text),
                            .is_type_only = is_type_only,
                            .is_dynamic = is_dynamic});
}

static bool collect_imports(AstNode *node, void *context)
{
    ImportCollector *collector = context;

    switch (node->kind) {
    case AST_IMPORT_DECLARATION:
        add_import(collector, node, node->import.module_specifier,
                   node->import.clause && node->import.clause->import_clause.is_type_only, false);
        return true;
    case AST_EXPORT_DECLARATION:
        add_import(collector, node, node->export.module_specifier, node->export.is_type_only,
                   false);
        return true;
    case AST_IMPORT_EQUALS_DECLARATION:
        if (node->import_equals.reference->kind == AST_EXTERNAL_MODULE_REFERENCE) {
            add_import(collector, node, node->import_equals.reference->wrapped.expression,
                       node->import_equals.is_type_only, collector->module->is_commonjs);
        }
        return true;
    case AST_IMPORT_TYPE:
        add_import(collector, node, node->import_type.argument->wrapped.expression, true, false);
        break;
    case AST_CALL_EXPRESSION:
        if (node->call.arguments.length > 0 &&
            (node->call.callee->kind == AST_IMPORT_EXPRESSION ||
             names_is_require(collector->loader->program, node))) {
            add_import(collector, node, node->call.arguments.items[0], false, true);
        }
        break;
    default:
        break;
    }
    return ast_for_each_child(node, collect_imports, collector);
}

/* The string literal that names the module of an import, whatever its form. */
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

/* Whether a user's own `declare module "x"` may supply the module; known only after binding. */
static bool is_declared_by_user(Loader *loader, const char *specifier)
{
    for (size_t i = 0; i < loader->modules->all.length; i++) {
        Module *module = loader->modules->all.items[i];
        AstList *statements = module->ast ? &module->ast->source_file.statements : NULL;
        for (size_t k = 0; statements && k < statements->length; k++) {
            AstNode *statement = statements->items[k];
            if (statement->kind == AST_MODULE_DECLARATION &&
                statement->module.name->kind == AST_STRING_LITERAL &&
                statement->module.name->string.interned == specifier) {
                return true;
            }
        }
    }
    return false;
}

/* "node:zlib", or a module of Node's without the prefix that this library does not declare. */
static bool is_module_of_node(const char *specifier)
{
    static const char *const names[] = {
        "async_hooks", "child_process", "cluster", "console", "constants", "dgram",
        "diagnostics_channel", "dns", "domain", "http2", "https", "inspector", "module", "net",
        "punycode", "repl", "stream", "stream/promises", "sys", "tls", "trace_events", "tty", "v8",
        "vm", "wasi", "worker_threads", "zlib",
    };

    if (strncmp(specifier, "node:", 5) == 0) {
        return true;
    }
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(specifier, names[i]) == 0) {
            return true;
        }
    }
    return false;
}

static void load_import(Loader *loader, Module *module, ModuleImport *import)
{
    Program *program = loader->program;
    const char *library = library_module_path(program, import->specifier);
    const char *path = library;

    if (!path) {
        path = resolve_specifier(program, module->file, import->specifier);
    }
    Module *target = path ? load_file(loader, path) : NULL;
    if (target && !library) {
        import->target = target;
    } else if (!target && !is_declared_by_user(loader, import->specifier)) {
        AstNode *specifier = specifier_of(import->node);
        if (is_module_of_node(import->specifier)) {
            diagnose(program, module->file, specifier->span, NODE_MODULE_NOT_SUPPORTED,
                     import->specifier);
        } else {
            diagnose(program, module->file, specifier->span, MODULE_NOT_FOUND, import->specifier);
        }
    }
}

static void load_module(Loader *loader, Module *module)
{
    ImportCollector collector = {loader, module};

    module->ast = syntax_parse(loader->program, module->file);
    module->has_top_level_await = module->ast->source_file.has_top_level_await;
    module->is_commonjs = is_commonjs(loader->program, module);
    ast_for_each_child(module->ast, collect_imports, &collector);
    for (size_t i = 0; i < module->imports.length; i++) {
        load_import(loader, module, &module->imports.items[i]);
    }
}

bool names_load(Program *program, const char *entry)
{
    Loader loader = {.program = program};

    program->names = NEW(program->arena, Names);
    loader.modules = program->modules = NEW(program->arena, Modules);
    library_index(program);
    SourceFile *file = source_load(program, entry);
    if (!file) {
        diagnose(program, NULL, NO_SPAN, CANNOT_READ_FILE, entry, strerror(errno));
    } else {
        library_load_ahead(program, file);
        loader.modules->entry = load_file(&loader, entry);
    }
    while (loader.next < loader.queue.length) {
        load_module(&loader, loader.queue.items[loader.next++]);
    }
    syntax_prefetch_end(program);
    return file != NULL;
}
