/*
 * The order in which modules are evaluated (ECMA-262 16.2.1.5): depth first, imports before the
 * importer, in source order; and which modules are in cycles.
 */
#include "names/internal.h"

typedef struct Order {
    Program *program;
    uint32_t *entered; /* number of the visit, by module index; 0: not yet */
    uint32_t *low;     /* smallest number reachable: Tarjan's algorithm */
    bool *on_stack;
    ModuleVec stack;
    uint32_t count;
} Order;

/* Whether an import leads to a module that is evaluated because of it. */
static bool counts(const ModuleImport *import)
{
    return import->target && !import->is_type_only && !import->is_dynamic &&
           import->target->kind == MODULE_USER;
}

static void pop_component(Order *order, Module *root)
{
    bool is_cycle = vec_last(&order->stack) != root;

    for (;;) {
        Module *module = vec_pop(&order->stack);
        order->on_stack[module->index] = false;
        module->in_cycle |= is_cycle;
        if (module == root) {
            return;
        }
    }
}

static void visit(Order *order, Module *module)
{
    uint32_t at = module->index;
    Modules *modules = order->program->modules;

    order->entered[at] = order->low[at] = ++order->count;
    order->on_stack[at] = true;
    vec_push(order->program->arena, &order->stack, module);
    module->is_async = module->has_top_level_await;
    for (size_t i = 0; i < module->imports.length; i++) {
        ModuleImport *import = &module->imports.items[i];
        if (!counts(import)) {
            continue;
        }
        uint32_t target = import->target->index;
        if (!order->entered[target]) {
            visit(order, import->target);
        }
        if (order->on_stack[target] && order->low[target] < order->low[at]) {
            order->low[at] = order->low[target];
        }
        module->in_cycle |= import->target == module;
        module->is_async |= import->target->is_async;
    }
    module->evaluation_order = (uint32_t)modules->evaluation.length;
    vec_push(order->program->arena, &modules->evaluation, module);
    if (order->low[at] == order->entered[at]) {
        pop_component(order, module);
    }
}

static bool names_a_value(Program *program, AstNode *declaration)
{
    Symbol *symbol = names_symbol_of(program, declaration);

    if (!symbol || symbol->is_type_only) {
        return false;
    }
    Symbol *target = names_resolve_alias(program, symbol);
    return !target || (target->flags & SYMBOL_VALUE);
}

/*
 * Node runs an import for its effects even if no name of it is used; one whose names are all types
 * (which Node could not run) is erased, as tsc does.
 */
static bool only_names_types(Program *program, AstNode *node)
{
    if (node->kind == AST_IMPORT_DECLARATION && node->import.clause) {
        AstNode *clause = node->import.clause;
        AstList *specifiers = &clause->import_clause.specifiers;
        if (clause->import_clause.namespace_import ||
            (clause->import_clause.name && names_a_value(program, clause))) {
            return false;
        }
        for (size_t i = 0; i < specifiers->length; i++) {
            if (specifiers->items[i]->specifier.is_type_only ||
                names_a_value(program, specifiers->items[i])) {
                return false;
            }
        }
        return clause->import_clause.name || specifiers->length;
    }
    if (node->kind == AST_EXPORT_DECLARATION && node->export.specifiers.length) {
        AstList *specifiers = &node->export.specifiers;
        for (size_t i = 0; i < specifiers->length; i++) {
            if (specifiers->items[i]->specifier.is_type_only ||
                names_a_value(program, specifiers->items[i])) {
                return false;
            }
        }
        return true;
    }
    return false;
}

/* What import() leads to comes behind all that is evaluated from the start. */
static void visit_lazy(Order *order)
{
    ModuleVec *evaluation = &order->program->modules->evaluation;
    size_t eager = evaluation->length;

    for (size_t i = 0; i < evaluation->length; i++) {
        Module *module = evaluation->items[i];
        module->is_lazy = i >= eager;
        module->has_record |= i >= eager;
        for (size_t k = 0; k < module->imports.length; k++) {
            ModuleImport *import = &module->imports.items[k];
            if (module->is_lazy && counts(import) && import->target->is_async) {
                import->target->has_record = true; /* it may still be waiting */
            }
            if (!import->is_dynamic || !import->target || import->target->kind != MODULE_USER) {
                continue;
            }
            import->target->has_record = true;
            import->target->is_required |= import->node->kind == AST_CALL_EXPRESSION;
            if (!order->entered[import->target->index]) {
                visit(order, import->target);
            }
        }
    }
}

void order_modules(Program *program)
{
    Modules *modules = program->modules;
    size_t count = modules->all.length;
    Order order = {.program = program};

    for (size_t i = 0; i < count; i++) {
        Module *module = modules->all.items[i];
        for (size_t k = 0; k < module->imports.length && module->kind == MODULE_USER; k++) {
            ModuleImport *import = &module->imports.items[k];
            import->is_type_only = import->is_type_only || only_names_types(program, import->node);
            if (import->target && import->target->is_commonjs && !import->is_type_only &&
                !import->target->ast->source_file.is_module) {
                import->target->has_record = import->target->is_required = true;
            }
        }
    }
    order.entered = NEW_ARRAY(program->arena, uint32_t, count);
    order.low = NEW_ARRAY(program->arena, uint32_t, count);
    order.on_stack = NEW_ARRAY(program->arena, bool, count);
    if (modules->entry) {
        visit(&order, modules->entry);
        visit_lazy(&order);
    }
}
