/*
 * Aliases: what imports, re-exports and `export default name` stand for (ECMA-262 16.2.1.7.3,
 * ResolveExport), and the exports of modules, namespaces and enums.
 */
#include <string.h>

#include "names/internal.h"

enum {
    MEANING_ANY = SYMBOL_VALUE | SYMBOL_TYPE | SYMBOL_ANY_NAMESPACE,
    STATE_NEW = 0,
    STATE_RUNNING = 1,
    STATE_DONE = 2
};

Symbol *module_symbol_of(Program *program, AstNode *specifier)
{
    if (!specifier) {
        return NULL;
    }
    return ptrmap_get(&names_of(program)->specifiers, specifier);
}

/* ---- exports ---- */

typedef struct ExportSearch {
    Program *program;
    const char *name;
    PtrMap seen; /* modules already searched: export * may run in circles */
} ExportSearch;

static bool is_same_export(Program *program, Symbol *one, Symbol *other)
{
    return names_resolve_alias(program, one) == names_resolve_alias(program, other);
}

static Symbol *search_export(ExportSearch *search, Symbol *container)
{
    Symbol *found = symbol_table_get(&container->exports, search->name);

    if (found || ptrmap_has(&search->seen, container)) {
        return found;
    }
    ptrmap_put(search->program->arena, &search->seen, container, container);
    if (search->name == names_of(search->program)->text.default_name) {
        return NULL; /* export * leaves the default export out */
    }
    NodeVec *stars = ptrmap_get(&names_of(search->program)->star_exports, container);
    for (size_t i = 0; stars && i < stars->length; i++) {
        Symbol *module =
            module_symbol_of(search->program, stars->items[i]->export.module_specifier);
        Symbol *other = module ? search_export(search, module) : NULL;
        if (found && other && !is_same_export(search->program, found, other)) {
            return NULL; /* which of them is meant is not known: there is none */
        }
        found = found ? found : other;
    }
    return found;
}

/* The members of the type that a variable is declared with: `export = process`. */
static Symbol *member_of_variable(Program *program, Symbol *variable, const char *name)
{
    AstNode *declaration = variable->value_declaration;
    AstNode *type = declaration && declaration->kind == AST_VARIABLE_DECLARATION
                        ? declaration->variable.type
                        : NULL;

    if (!type || type->kind != AST_TYPE_REFERENCE) {
        return NULL;
    }
    Symbol *target = names_resolve_entity(program, type->type_reference.name, SYMBOL_TYPE);
    return target ? symbol_table_get(&target->members, name) : NULL;
}

Symbol *export_of(Program *program, Symbol *container, const char *name)
{
    ExportSearch search = {.program = program, .name = name};
    Symbol *found = search_export(&search, container);

    if (!found && (container->flags & SYMBOL_MODULE)) {
        Symbol *whole =
            symbol_table_get(&container->exports, names_of(program)->text.export_equals);
        whole = whole ? names_resolve_alias(program, whole) : NULL;
        if (whole && name == names_of(program)->text.default_name) {
            return whole;
        }
        if (!whole && name == names_of(program)->text.default_name && container->is_ambient) {
            return container; /* built-in modules are their own default export */
        }
        if (whole && whole != container) {
            found = export_of(program, whole, name);
            if (!found) {
                found = member_of_variable(program, whole, name);
            }
        }
    }
    return found;
}

Symbol *names_export(Program *program, Symbol *container, const char *name)
{
    Symbol *found = export_of(program, container, name);

    return found ? names_resolve_alias(program, found) : NULL;
}

static void collect_exports(Program *program, Symbol *container, PtrMap *seen, ExportVec *out,
                            bool is_star)
{
    NodeVec *stars = ptrmap_get(&names_of(program)->star_exports, container);

    if (ptrmap_has(seen, container)) {
        return;
    }
    ptrmap_put(program->arena, seen, container, container);
    for (size_t i = 0; i < symbol_table_count(&container->exports); i++) {
        const char *name = container->exports.map.entries[i].key;
        if ((is_star && name == names_of(program)->text.default_name) || ptrmap_has(seen, name)) {
            continue;
        }
        ptrmap_put(program->arena, seen, name, container);
        vec_push(program->arena, out, ((Export){name, symbol_table_at(&container->exports, i)}));
    }
    for (size_t i = 0; stars && i < stars->length; i++) {
        Symbol *module = module_symbol_of(program, stars->items[i]->export.module_specifier);
        if (module) {
            collect_exports(program, module, seen, out, true);
        }
    }
}

void names_exports(Program *program, Symbol *container, ExportVec *out)
{
    PtrMap seen = {0};

    collect_exports(program, container, &seen, out, false);
}

/* ---- aliases ---- */

static void report_missing_export(Program *program, AstNode *name, const char *text,
                                  AstNode *specifier, Symbol *module)
{
    const char *closest = closest_export(program, module, text);
    const char *hint = closest ? arena_printf(program->arena, "Did you mean '%s'?", closest) : NULL;

    if (ptrmap_has(&names_of(program)->reported, name)) {
        return;
    }
    ptrmap_put(program->arena, &names_of(program)->reported, name, name);
    if (((SourceFile *)name->file)->is_library) {
        return;
    }
    if (text == names_of(program)->text.default_name) {
        diagnose(program, name->file, name->span, NO_DEFAULT_EXPORT, specifier->string.interned);
    } else {
        diagnose_with_hint(program, name->file, name->span, NO_EXPORTED_MEMBER, hint,
                           specifier->string.interned, text);
    }
}

static const char *name_text(const AstNode *name)
{
    return name->kind == AST_STRING_LITERAL ? name->string.interned
           : name->kind == AST_IDENTIFIER   ? name->identifier.name
                                            : NULL;
}

/* The export `text` of the module that a specifier names; reports where it is missing. */
static Symbol *imported(Program *program, AstNode *specifier, AstNode *name, const char *text)
{
    Symbol *module = module_symbol_of(program, specifier);

    if (!module || !text) {
        return NULL;
    }
    Symbol *found = export_of(program, module, text);
    if (!found) {
        report_missing_export(program, name, text, specifier, module);
        return NULL;
    }
    return names_resolve_alias(program, found);
}

/* All of a module: its `export =`, or its namespace object. */
static Symbol *whole_module(Program *program, AstNode *specifier)
{
    Symbol *module = module_symbol_of(program, specifier);

    if (!module) {
        return NULL;
    }
    Symbol *whole = symbol_table_get(&module->exports, names_of(program)->text.export_equals);
    whole = whole ? names_resolve_alias(program, whole) : NULL;
    return whole ? whole : module;
}

Symbol *names_required(Program *program, AstNode *specifier)
{
    Symbol *whole = whole_module(program, specifier);
    Symbol *main = whole && (whole->flags & SYMBOL_MODULE) && whole->is_ambient
                       ? symbol_table_get(&whole->exports, names_of(program)->text.default_name)
                       : NULL;

    return main ? names_resolve_alias(program, main) : whole;
}

static Symbol *import_of_specifier(Program *program, AstNode *node)
{
    AstNode *name =
        node->specifier.property_name ? node->specifier.property_name : node->specifier.name;
    AstNode *statement = node->parent;

    if (node->kind == AST_IMPORT_SPECIFIER) {
        return imported(program, statement->parent->import.module_specifier, name, name_text(name));
    }
    if (statement->export.module_specifier) {
        return imported(program, statement->export.module_specifier, name, name_text(name));
    }
    const char *text = name_text(name);
    Symbol *local = text ? lookup_from(program, statement, text, MEANING_ANY) : NULL;
    if (!local && name->kind == AST_IDENTIFIER && !((SourceFile *)name->file)->is_library) {
        report_unresolved(program, name, MEANING_ANY);
    }
    return local ? names_resolve_alias(program, local) : NULL;
}

/* a.b.c as an expression that names something. */
static Symbol *entity_expression(Program *program, AstNode *expression)
{
    if (expression->kind == AST_IDENTIFIER) {
        Symbol *symbol = lookup_from(program, expression, expression->identifier.name, MEANING_ANY);
        return symbol ? names_resolve_alias(program, symbol) : NULL;
    }
    if (expression->kind != AST_PROPERTY_ACCESS) {
        return NULL;
    }
    Symbol *left = entity_expression(program, expression->property_access.object);
    AstNode *name = expression->property_access.name;
    return left ? names_export(program, left, name->identifier.name) : NULL;
}

static Symbol *alias_target(Program *program, AstNode *node)
{
    switch (node->kind) {
    case AST_IMPORT_CLAUSE:
        return imported(program, node->parent->import.module_specifier, node->import_clause.name,
                        names_of(program)->text.default_name);
    case AST_NAMESPACE_IMPORT:
        return whole_module(program, node->parent->parent->import.module_specifier);
    case AST_VARIABLE_DECLARATION:
    case AST_PARAMETER: {
        AstNode *specifier = names_library_source(program, node);
        return specifier && names_is_require(program, specifier->parent)
                   ? names_required(program, specifier)
                   : module_symbol_of(program, specifier);
    }
    case AST_BINDING_ELEMENT: {
        AstNode *name = node->binding_element.property_name ? node->binding_element.property_name
                                                            : node->binding_element.target;
        AstNode *specifier = names_library_source(program, node->parent->parent);
        return imported(program, specifier, name, name_text(name));
    }
    case AST_NAMESPACE_EXPORT:
        return module_symbol_of(program, node->parent->export.module_specifier);
    case AST_IMPORT_SPECIFIER:
    case AST_EXPORT_SPECIFIER:
        return import_of_specifier(program, node);
    case AST_EXPORT_ASSIGNMENT:
        return entity_expression(program, node->export_assignment.expression);
    case AST_IMPORT_EQUALS_DECLARATION: {
        AstNode *reference = node->import_equals.reference;
        if (reference->kind == AST_EXTERNAL_MODULE_REFERENCE) {
            Symbol *whole = whole_module(program, reference->wrapped.expression);
            Symbol *dynamic =
                whole && (whole->flags & SYMBOL_MODULE)
                    ? symbol_table_get(&whole->exports,
                                       intern_string(program->interner, "module.exports"))
                    : NULL;
            return dynamic && dynamic->is_commonjs ? dynamic : whole;
        }
        return names_resolve_entity(program, reference, MEANING_ANY);
    }
    default:
        return NULL;
    }
}

Symbol *names_resolve_alias(Program *program, Symbol *symbol)
{
    if (!(symbol->flags & SYMBOL_ALIAS)) {
        return symbol;
    }
    if (symbol->alias_state == STATE_DONE) {
        return symbol->alias_target;
    }
    AstNode *node = symbol->declarations.items[0];
    if (symbol->alias_state == STATE_RUNNING) {
        if (!ptrmap_has(&names_of(program)->reported, symbol)) {
            ptrmap_put(program->arena, &names_of(program)->reported, symbol, symbol);
            diagnose(program, node->file, node->span, CIRCULAR_ALIAS, symbol->name);
        }
        return NULL;
    }
    symbol->alias_state = STATE_RUNNING;
    Symbol *target = alias_target(program, node);
    symbol->alias_target = target;
    symbol->alias_state = STATE_DONE;
    return target;
}

/* ---- entity names ---- */

Symbol *names_resolve_entity(Program *program, AstNode *entity, uint32_t meaning)
{
    if (entity->kind == AST_IDENTIFIER) {
        Symbol *symbol = lookup_from(program, entity, entity->identifier.name, meaning);
        if (!symbol) {
            report_unresolved(program, entity, meaning);
        }
        return symbol ? names_resolve_alias(program, symbol) : NULL;
    }
    if (entity->kind == AST_PROPERTY_ACCESS) { /* in a heritage clause */
        Symbol *left =
            names_resolve_entity(program, entity->property_access.object, SYMBOL_ANY_NAMESPACE);
        AstNode *name = entity->property_access.name;
        return left ? names_export(program, left, name->identifier.name) : NULL;
    }
    if (entity->kind != AST_QUALIFIED_NAME ||
        entity->qualified_name.right->kind != AST_IDENTIFIER) {
        return NULL;
    }
    uint32_t left_meaning =
        meaning & SYMBOL_VALUE ? SYMBOL_ANY_NAMESPACE | SYMBOL_VALUE : SYMBOL_ANY_NAMESPACE;
    Symbol *left = names_resolve_entity(program, entity->qualified_name.left, left_meaning);
    AstNode *name = entity->qualified_name.right;
    if (!left) {
        return NULL;
    }
    Symbol *found = names_export(program, left, name->identifier.name);
    if (found && !(found->flags & meaning)) {
        found = NULL;
    }
    bool is_namespace = (left->flags & SYMBOL_ANY_NAMESPACE) != 0;
    if (!found && is_namespace && !ptrmap_has(&names_of(program)->reported, name)) {
        const char *closest = closest_export(program, left, name->identifier.name);
        ptrmap_put(program->arena, &names_of(program)->reported, name, name);
        diagnose_with_hint(program, name->file, name->span, NO_NAMESPACE_MEMBER,
                           closest ? arena_printf(program->arena, "Did you mean '%s'?", closest)
                                   : NULL,
                           left->name, name->identifier.name);
    }
    return found;
}
