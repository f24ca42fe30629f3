/*
 * Uses of let, const and class that may run before their declaration has (ECMA-262 14.3.1,
 * the temporal dead zone). A use behind the declaration in the text is safe, unless it is in a
 * hoisted function that is itself used before it.
 */
#include "names/internal.h"

typedef struct EarlyUse {
    Program *program;
    Symbol *symbol;
    uint32_t ready; /* offset at which the variable is initialized */
    PtrMap seen;    /* functions being looked at */
} EarlyUse;

static bool is_boundary(const AstNode *node)
{
    return ast_is_function_with_body(node->kind) || node->kind == AST_PROPERTY_DECLARATION ||
           node->kind == AST_CLASS_STATIC_BLOCK;
}

static AstNode *clause_of(AstNode *node, const AstNode *scope)
{
    for (; node && node != scope; node = node->parent) {
        if (node->kind == AST_CASE_CLAUSE && node->parent == scope) {
            return node;
        }
    }
    return NULL;
}

static bool runs_early(EarlyUse *use, AstNode *reference);

/* Whether a function declaration is called, or handed on, before the variable is ready. */
static bool function_runs_early(EarlyUse *use, AstNode *function)
{
    Symbol *symbol = names_of(use->program)->declared[function->id];

    if (!symbol || symbol->is_exported) {
        /* An exported function may be called by a module that is evaluated first. */
        Module *module = names_module_of(use->program, function);
        if (!symbol || (module && module->in_cycle)) {
            return true;
        }
    }
    if (ptrmap_has(&use->seen, function)) {
        return false;
    }
    ptrmap_put(use->program->arena, &use->seen, function, function);
    for (size_t i = 0; i < symbol->references.length; i++) {
        if (runs_early(use, symbol->references.items[i])) {
            return true;
        }
    }
    return false;
}

static bool runs_early(EarlyUse *use, AstNode *reference)
{
    AstNode *holder = use->symbol->function;
    AstNode *outermost = NULL; /* function around the reference right inside the holder */

    if (reference->file != holder->file) {
        Module *module = names_module_of(use->program, holder);
        return module && module->in_cycle;
    }
    for (AstNode *at = reference->parent; at && at != holder; at = at->parent) {
        if (is_boundary(at)) {
            outermost = at;
        }
    }
    if (outermost && outermost->kind == AST_FUNCTION_DECLARATION) {
        return function_runs_early(use, outermost);
    }
    AstNode *declaration = use->symbol->value_declaration;
    if (outermost && declaration->kind == AST_VARIABLE_DECLARATION &&
        outermost->span.start >= declaration->span.start && outermost->span.end <= use->ready) {
        /* const f = () => f(): safe, unless the closure is handed to something that calls it. */
        AstNode *at = outermost;
        while (at->parent && (at->parent->kind == AST_PARENTHESIZED_EXPRESSION ||
                              at->parent->kind == AST_AS_EXPRESSION)) {
            at = at->parent;
        }
        return at->parent->kind != AST_VARIABLE_DECLARATION;
    }
    return reference->span.start < use->ready;
}

static uint32_t ready_offset(const Symbol *symbol)
{
    AstNode *declaration = symbol->value_declaration;

    while (declaration->kind == AST_BINDING_ELEMENT || ast_is_pattern(declaration->kind)) {
        declaration = declaration->parent;
    }
    if (declaration->parent && declaration->parent->parent &&
        declaration->parent->kind == AST_VARIABLE_STATEMENT &&
        (declaration->parent->parent->kind == AST_FOR_OF_STATEMENT ||
         declaration->parent->parent->kind == AST_FOR_IN_STATEMENT)) {
        return declaration->parent->parent->for_each.expression->span.end;
    }
    return declaration->span.end;
}

/* In a class, static parts run when most of it is ready; its own name is usable in all of it. */
static bool is_inside_own_class(const Symbol *symbol, AstNode *reference)
{
    if (!(symbol->flags & SYMBOL_CLASS)) {
        return false;
    }
    for (AstNode *at = reference; at; at = at->parent) {
        if (at == symbol->value_declaration) {
            return true;
        }
    }
    return false;
}

void note_early_uses(Program *program, Symbol *symbol)
{
    AstNode *declaration = symbol->value_declaration;

    if (!(symbol->flags & (SYMBOL_LET | SYMBOL_CONST | SYMBOL_CLASS)) ||
        symbol->is_ambient || !declaration || !symbol->function ||
        declaration->kind == AST_CLASS_EXPRESSION) {
        return;
    }
    EarlyUse use = {.program = program, .symbol = symbol, .ready = ready_offset(symbol)};
    AstNode *scope = symbol->scope ? symbol->scope->node : NULL;
    AstNode *clause =
        scope && scope->kind == AST_SWITCH_STATEMENT ? clause_of(declaration, scope) : NULL;
    for (size_t i = 0; i < symbol->references.length && !symbol->needs_tdz_check; i++) {
        AstNode *reference = symbol->references.items[i];
        if (is_inside_own_class(symbol, reference)) {
            continue;
        }
        symbol->needs_tdz_check =
            runs_early(&use, reference) || (clause && clause_of(reference, scope) != clause);
    }
}

/* ---- through the namespaces of modules -------------------------------------------------------- */

static void note_export(Program *program, Symbol *symbol)
{
    Symbol *target = names_resolve_alias(program, symbol);
    Module *module = target ? target->module : NULL;

    if (module && module->kind == MODULE_USER && module->in_cycle && target->function &&
        (target->flags & (SYMBOL_LET | SYMBOL_CONST | SYMBOL_CLASS)) && !target->is_ambient) {
        target->needs_tdz_check = true;
    }
}

/* store.count, or all of store: what it has may not be there yet when modules import each other. */
void note_namespace_use(Program *program, AstNode *reference)
{
    Symbol *module = names_resolve_target(program, reference);
    const AstNode *parent = reference->parent;
    ExportVec all = {0};

    if (parent->kind == AST_PROPERTY_ACCESS && parent->property_access.object == reference) {
        Symbol *member =
            export_of(program, module, parent->property_access.name->identifier.name);
        if (member) {
            note_export(program, member);
        }
        return;
    }
    names_exports(program, module, &all);
    for (size_t i = 0; i < all.length; i++) {
        note_export(program, all.items[i].symbol);
    }
}
