/*
 * What a name means at a place: which kind of meaning the place asks for, the search through the
 * scopes around it, and the report with a suggestion when nothing is found.
 */
#include <string.h>

#include "names/library.h"

enum { MEANING_ANY = SYMBOL_VALUE | SYMBOL_TYPE | SYMBOL_ANY_NAMESPACE };

/* Of the leftmost name of a dotted name: what the whole is used as decides. */
static uint32_t entity_meaning(const AstNode *node)
{
    const AstNode *parent = node->parent, *whole = parent;

    switch (parent->kind) {
    case AST_QUALIFIED_NAME:
        while (whole->kind == AST_QUALIFIED_NAME) {
            whole = whole->parent;
        }
        if (parent->qualified_name.left != node) {
            return 0;
        }
        return whole->kind == AST_TYPE_QUERY ? SYMBOL_VALUE : SYMBOL_ANY_NAMESPACE;
    case AST_TYPE_REFERENCE:
        return SYMBOL_TYPE;
    case AST_TYPE_QUERY:
        return SYMBOL_VALUE;
    case AST_IMPORT_EQUALS_DECLARATION:
        return parent->import_equals.reference == node ? MEANING_ANY : 0;
    default:
        return 0;
    }
}

/* Whether an expression with type arguments stands where only types count. */
static bool is_type_heritage(const AstNode *node)
{
    const AstNode *parent = node->parent;

    if (parent->kind == AST_INTERFACE_DECLARATION) {
        return true;
    }
    return ast_is_class_like(parent->kind) && parent->class_like.extends != node;
}

/* In a heritage clause of types, `a.b` is a type with the namespace a before it. */
static uint32_t expression_meaning(const AstNode *node)
{
    const AstNode *at = node;

    while (at->parent->kind == AST_PROPERTY_ACCESS && at->parent->property_access.object == at) {
        at = at->parent;
    }
    if (at->parent->kind == AST_EXPRESSION_WITH_TYPE_ARGUMENTS && is_type_heritage(at->parent)) {
        return at == node ? SYMBOL_TYPE : SYMBOL_ANY_NAMESPACE;
    }
    if (at->parent->kind == AST_EXPORT_ASSIGNMENT) {
        return at == node ? MEANING_ANY : SYMBOL_VALUE | SYMBOL_ANY_NAMESPACE;
    }
    return SYMBOL_VALUE;
}

/* Whether a binding element is part of an assignment, not of a declaration. */
static bool is_assignment_element(const AstNode *element)
{
    const AstNode *at = element;

    while (at->kind == AST_BINDING_ELEMENT || ast_is_pattern(at->kind)) {
        at = at->parent;
    }
    return at->kind != AST_VARIABLE_DECLARATION && at->kind != AST_PARAMETER &&
           at->kind != AST_CATCH_CLAUSE;
}

static uint32_t specifier_meaning(const AstNode *identifier, const AstNode *specifier)
{
    const AstNode *local = specifier->specifier.property_name ? specifier->specifier.property_name
                                                              : specifier->specifier.name;

    if (specifier->kind == AST_IMPORT_SPECIFIER || specifier->parent->export.module_specifier) {
        return 0;
    }
    return identifier == local ? MEANING_ANY : 0;
}

uint32_t meaning_of(const AstNode *node)
{
    const AstNode *parent = node->parent;

    if (!parent) {
        return 0;
    }
    switch (parent->kind) {
    case AST_PROPERTY_ACCESS:
        return parent->property_access.object == node ? expression_meaning(node) : 0;
    case AST_QUALIFIED_NAME:
    case AST_TYPE_REFERENCE:
    case AST_TYPE_QUERY:
    case AST_IMPORT_EQUALS_DECLARATION:
        return entity_meaning(node);
    case AST_EXPRESSION_WITH_TYPE_ARGUMENTS:
    case AST_EXPORT_ASSIGNMENT:
        return expression_meaning(node);
    case AST_PROPERTY_ASSIGNMENT:
        return parent->property_assignment.value == node ? SYMBOL_VALUE : 0;
    case AST_BINDING_ELEMENT:
        if (parent->binding_element.initializer == node) {
            return SYMBOL_VALUE;
        }
        return parent->binding_element.target == node && is_assignment_element(parent)
                   ? SYMBOL_VALUE
                   : 0;
    case AST_VARIABLE_DECLARATION:
        return parent->variable.initializer == node ? SYMBOL_VALUE : 0;
    case AST_PARAMETER:
        return parent->parameter.initializer == node ? SYMBOL_VALUE : 0;
    case AST_PROPERTY_DECLARATION:
    case AST_PROPERTY_SIGNATURE:
        return parent->property.initializer == node ? SYMBOL_VALUE : 0;
    case AST_ENUM_MEMBER:
        return parent->enum_member.initializer == node ? SYMBOL_VALUE : 0;
    case AST_LABELED_STATEMENT:
    case AST_BREAK_STATEMENT:
    case AST_CONTINUE_STATEMENT:
    case AST_META_PROPERTY:
    case AST_NAMED_TUPLE_MEMBER:
    case AST_CLASS_DECLARATION:
    case AST_CLASS_EXPRESSION:
    case AST_INTERFACE_DECLARATION:
    case AST_TYPE_ALIAS_DECLARATION:
    case AST_TYPE_PARAMETER:
    case AST_ENUM_DECLARATION:
    case AST_MODULE_DECLARATION:
    case AST_IMPORT_CLAUSE:
    case AST_NAMESPACE_IMPORT:
    case AST_NAMESPACE_EXPORT:
    case AST_NAMESPACE_EXPORT_DECLARATION:
    case AST_IMPORT_ATTRIBUTE:
    case AST_IMPORT_TYPE:
    case AST_CATCH_CLAUSE:
        return 0;
    case AST_TYPE_PREDICATE:
        return parent->type_predicate.parameter_name == node ? SYMBOL_VALUE : 0;
    case AST_IMPORT_SPECIFIER:
    case AST_EXPORT_SPECIFIER:
        return specifier_meaning(node, parent);
    default:
        if (ast_is_function_like(parent->kind)) {
            return parent->function.body == node ? SYMBOL_VALUE : 0;
        }
        return SYMBOL_VALUE;
    }
}

static bool has_meaning(Program *program, Symbol *symbol, uint32_t meaning)
{
    if (symbol->flags & meaning) {
        return true;
    }
    if (!(symbol->flags & SYMBOL_ALIAS)) {
        return false;
    }
    Symbol *target = names_resolve_alias(program, symbol);
    return !target || (target->flags & meaning) || target == symbol;
}

/* `export { a as b }` makes no name that the module itself sees. */
static bool is_export_specifier(const Symbol *symbol)
{
    return (symbol->flags & SYMBOL_ALIAS) && symbol->declarations.length > 0 &&
           symbol->declarations.items[0]->kind == AST_EXPORT_SPECIFIER;
}

static Symbol *find_in_scope(Program *program, Scope *scope, const char *name, uint32_t meaning)
{
    Symbol *symbol = symbol_table_get(&scope->symbols, name);

    if (symbol && has_meaning(program, symbol, meaning)) {
        return symbol;
    }
    if (scope->symbol && scope->kind != SCOPE_CLASS &&
        (scope->kind != SCOPE_MODULE || scope->symbol->flags & SYMBOL_NAMESPACE)) {
        symbol = symbol_table_get(&scope->symbol->exports, name);
        if (symbol && !is_export_specifier(symbol) && has_meaning(program, symbol, meaning)) {
            return symbol;
        }
    }
    return NULL;
}

/* `arguments` exists in each function but arrows (ECMA-262 10.4.4); made when first used. */
static Symbol *implicit_arguments(Program *program, Scope *scope)
{
    AstNode *function = scope->node;

    if (!function || scope->kind != SCOPE_FUNCTION || function->kind == AST_ARROW_FUNCTION ||
        !ast_is_function_with_body(function->kind)) {
        return NULL;
    }
    const char *name = names_of(program)->text.arguments;
    Symbol *symbol = symbol_new(program, name, SYMBOL_ARGUMENTS);
    symbol->function = function;
    symbol->scope = scope;
    symbol->module = names_module_of(program, function);
    symbol_table_put(program, &scope->symbols, name, symbol);
    return symbol;
}

Symbol *lookup_from(Program *program, AstNode *from, const char *name, uint32_t meaning)
{
    Names *names = names_of(program);

    for (Scope *scope = names_scope_of(program, from); scope; scope = scope->parent) {
        if (scope->kind == SCOPE_GLOBAL) {
            library_demand(program, name);
        }
        Symbol *symbol = find_in_scope(program, scope, name, meaning);
        if (!symbol && name == names->text.arguments && (meaning & SYMBOL_VALUE)) {
            symbol = implicit_arguments(program, scope);
        }
        if (symbol) {
            return symbol;
        }
    }
    if (meaning & SYMBOL_VALUE) {
        return name == names->text.undefined                                   ? names->undefined
               : name == names->text.global_this || name == names->text.global ? names->global_this
                                                                               : NULL;
    }
    return NULL;
}

/* ---- suggestions ---- */

/* Edits between two names (Levenshtein), or a number above `limit`. */
static size_t edit_distance(const char *a, const char *b, size_t limit)
{
    enum { LONGEST = 64 };
    size_t row[LONGEST + 1];
    size_t a_length = strlen(a), b_length = strlen(b);

    if (a_length > LONGEST || b_length > LONGEST || a_length > b_length + limit ||
        b_length > a_length + limit) {
        return limit + 1;
    }
    for (size_t i = 0; i <= b_length; i++) {
        row[i] = i;
    }
    for (size_t i = 1; i <= a_length; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t k = 1; k <= b_length; k++) {
            size_t above = row[k];
            size_t change = diagonal + ((a[i - 1] | 0x20) != (b[k - 1] | 0x20));
            size_t best = above < row[k - 1] ? above + 1 : row[k - 1] + 1;
            row[k] = change < best ? change : best;
            diagonal = above;
        }
    }
    return row[b_length];
}

static void consider(Program *program, const SymbolTable *table, const char *name, uint32_t meaning,
                     const char **best, size_t *distance)
{
    for (size_t i = 0; i < symbol_table_count(table); i++) {
        const char *candidate = table->map.entries[i].key;
        size_t edits = edit_distance(name, candidate, *distance);
        if (edits < *distance && candidate != name &&
            has_meaning(program, symbol_table_at(table, i), meaning)) {
            *best = candidate;
            *distance = edits;
        }
    }
}

/* At most two fifths of the name's letters may differ. */
static size_t allowed_edits(const char *name)
{
    return strlen(name) * 2 / 5 + 1;
}

const char *closest_name(Program *program, AstNode *from, const char *name, uint32_t meaning)
{
    size_t distance = allowed_edits(name);
    const char *best = NULL;

    for (Scope *scope = names_scope_of(program, from); scope; scope = scope->parent) {
        consider(program, &scope->symbols, name, meaning, &best, &distance);
    }
    return best;
}

const char *closest_export(Program *program, Symbol *container, const char *name)
{
    size_t distance = allowed_edits(name);
    const char *best = NULL;

    consider(program, &container->exports, name, MEANING_ANY, &best, &distance);
    return best;
}

void report_unresolved(Program *program, AstNode *identifier, uint32_t meaning)
{
    const char *name = identifier->identifier.name;
    const char *closest, *hint = NULL;
    SourceFile *file = (SourceFile *)identifier->file;

    if (ptrmap_has(&names_of(program)->reported, identifier)) {
        return;
    }
    ptrmap_put(program->arena, &names_of(program)->reported, identifier, identifier);
    library_demand_all(program);
    if ((closest = closest_name(program, identifier, name, meaning))) {
        hint = arena_printf(program->arena, "Did you mean '%s'?", closest);
    }
    if (meaning == SYMBOL_VALUE && lookup_from(program, identifier, name, SYMBOL_TYPE)) {
        diagnose(program, file, identifier->span, TYPE_USED_AS_VALUE, name);
    } else if (meaning == SYMBOL_TYPE && lookup_from(program, identifier, name, SYMBOL_VALUE)) {
        diagnose(program, file, identifier->span, VALUE_USED_AS_TYPE, name, name);
    } else {
        diagnose_with_hint(program, file, identifier->span, UNRESOLVED_NAME, hint, name);
    }
}
