/*
 * Resolving the program's code: every identifier's symbol, and what its uses say about a variable:
 * captured, written, used as a value.
 */
#include <string.h>

#include "names/internal.h"

/* ---- how a reference is used ---- */

/* The expression whose place decides: assertions and parentheses around a target do not count. */
static const AstNode *outer_target(const AstNode *reference)
{
    const AstNode *at = reference;

    for (;;) {
        switch (at->parent->kind) {
        case AST_PARENTHESIZED_EXPRESSION:
        case AST_NON_NULL_EXPRESSION:
        case AST_AS_EXPRESSION:
        case AST_SATISFIES_EXPRESSION:
        case AST_TYPE_ASSERTION:
            at = at->parent;
            break;
        default:
            return at;
        }
    }
}

bool names_is_write(const AstNode *reference)
{
    const AstNode *at = outer_target(reference), *parent = at->parent;

    switch (parent->kind) {
    case AST_ASSIGNMENT_EXPRESSION:
        return parent->binary.left == at;
    case AST_UPDATE_EXPRESSION:
        return true;
    case AST_FOR_IN_STATEMENT:
    case AST_FOR_OF_STATEMENT:
        return parent->for_each.initializer == at;
    case AST_BINDING_ELEMENT:
        return parent->binding_element.target == at;
    default:
        return false;
    }
}

bool names_is_read(const AstNode *reference)
{
    const AstNode *at = outer_target(reference), *parent = at->parent;

    if (!names_is_write(reference)) {
        return true;
    }
    return parent->kind == AST_UPDATE_EXPRESSION ||
           (parent->kind == AST_ASSIGNMENT_EXPRESSION && parent->binary.op != AST_OP_ASSIGN);
}

/* Whether a node is part of a type, so that it costs nothing at run time. */
static bool is_in_type(const AstNode *node)
{
    for (const AstNode *at = node; at; at = at->parent) {
        if (ast_is_type(at->kind) || at->kind == AST_INTERFACE_DECLARATION) {
            return true;
        }
        if (ast_is_statement(at->kind) ||
            (ast_is_expression(at->kind) && at != node && at->kind != AST_PROPERTY_ACCESS &&
             at->kind != AST_EXPRESSION_WITH_TYPE_ARGUMENTS)) {
            return false;
        }
        if (at->kind == AST_EXPRESSION_WITH_TYPE_ARGUMENTS && at->parent &&
            ast_is_class_like(at->parent->kind) && at->parent->class_like.extends != at) {
            return true;
        }
    }
    return false;
}

/* ---- captures ---- */

static void add_to_list(Program *program, PtrMap *map, AstNode *node, Symbol *symbol)
{
    SymbolVec *list = ptrmap_get(map, node);

    if (!list) {
        list = NEW(program->arena, SymbolVec);
        ptrmap_put(program->arena, map, node, list);
    }
    for (size_t i = 0; i < list->length; i++) {
        if (list->items[i] == symbol) {
            return;
        }
    }
    vec_push(program->arena, list, symbol);
}

static bool is_function_boundary(const AstNode *node)
{
    return ast_is_function_with_body(node->kind) || node->kind == AST_PROPERTY_DECLARATION ||
           node->kind == AST_CLASS_STATIC_BLOCK;
}

/* The node that holds the variable's storage: the scope's, or the loop's. */
static AstNode *storage_node(const Symbol *symbol)
{
    if (symbol->loop && symbol->scope && symbol->scope->node) {
        return symbol->scope->node;
    }
    return symbol->function;
}

static void note_capture(Program *program, Symbol *symbol, AstNode *reference)
{
    const uint32_t local = SYMBOL_VARIABLE | SYMBOL_FUNCTION | SYMBOL_CLASS | SYMBOL_ENUM;
    bool is_local = symbol->function && symbol->function->kind != AST_SOURCE_FILE &&
                    symbol->function->kind != AST_MODULE_BLOCK;
    bool crosses = false;

    if (!(symbol->flags & local) || (symbol->flags & SYMBOL_ALIAS)) {
        return;
    }
    AstNode *outside = symbol->function;
    for (AstNode *at = reference->parent; at && at != outside; at = at->parent) {
        if (is_function_boundary(at)) {
            crosses = true;
            if (is_local) {
                add_to_list(program, &names_of(program)->captures, at, symbol);
            }
        } else if (is_local && ast_is_class_like(at->kind) && symbol->value_declaration != at) {
            add_to_list(program, &names_of(program)->captures, at, symbol);
        }
    }
    if (!crosses) {
        return;
    }
    symbol->is_captured = true;
    symbol->is_loop_captured = symbol->loop != NULL;
    symbol->is_assigned_in_closure |= names_is_write(reference);
    if (symbol->function && storage_node(symbol)) {
        add_to_list(program, &names_of(program)->captured_locals, storage_node(symbol), symbol);
    }
}

/* ---- references ---- */

static void check_write(Program *program, Symbol *symbol, AstNode *identifier)
{
    if (!names_is_write(identifier)) {
        return;
    }
    symbol->assignment_count++;
    symbol->is_reassigned = true;
    if ((symbol->flags & SYMBOL_CONST) || (symbol->flags & SYMBOL_ALIAS)) {
        if (symbol->flags & SYMBOL_ALIAS) {
            diagnose(program, identifier->file, identifier->span, ASSIGN_TO_IMPORT, symbol->name);
        } else {
            diagnose(program, identifier->file, identifier->span, ASSIGN_TO_CONST, symbol->name);
        }
    } else if (symbol->flags & (SYMBOL_CLASS | SYMBOL_FUNCTION | SYMBOL_ENUM | SYMBOL_NAMESPACE) &&
               !(symbol->flags & SYMBOL_VARIABLE)) {
        diagnose(program, identifier->file, identifier->span, ASSIGN_TO_DECLARATION, symbol->name);
    }
}

static void note_value_use(Program *program, Symbol *symbol, AstNode *identifier)
{
    Symbol *target = names_resolve_alias(program, symbol);

    symbol->is_used_as_value = true;
    vec_push(program->arena, &symbol->references, identifier);
    check_write(program, symbol, identifier);
    note_capture(program, symbol, identifier);
    if (target && target != symbol) {
        target->is_used_as_value = true;
        vec_push(program->arena, &target->references, identifier);
        note_capture(program, target, identifier);
    }
    if (target && (target->flags & SYMBOL_MODULE) && target->module) {
        vec_push(program->arena, &names_of(program)->namespace_uses, identifier);
    }
    bool is_passed_on = identifier->parent->kind == AST_EXPORT_SPECIFIER; /* stays a type */
    if (symbol->is_type_only && !is_passed_on) {
        diagnose(program, identifier->file, identifier->span, TYPE_IMPORT_USED_AS_VALUE,
                 symbol->name);
    }
}

static void resolve_identifier(Program *program, AstNode *node)
{
    uint32_t meaning = meaning_of(node);
    Names *names = names_of(program);

    if (!meaning) {
        return;
    }
    Symbol *symbol = lookup_from(program, node, node->identifier.name, meaning);
    if (!symbol && node->identifier.name == names->text.this_name) {
        return; /* the `this` of a type predicate or typeof */
    }
    if (!symbol) {
        report_unresolved(program, node, meaning);
        return;
    }
    if (symbol->value_declaration && symbol->value_declaration->file->is_library &&
        (strcmp(symbol->name, "module") == 0 || strcmp(symbol->name, "exports") == 0)) {
        Module *module = names_module_of(program, node);
        module->has_record |= module->is_commonjs;
    }
    if (node->id < names->capacity) {
        names->referenced[node->id] = symbol;
    }
    if ((meaning & SYMBOL_VALUE) && !node->is_ambient && !is_in_type(node)) {
        note_value_use(program, symbol, node);
    }
}

/* A shorthand property's name is a reference as well. */
static void resolve_shorthand(Program *program, AstNode *node)
{
    AstNode *name = node->property_assignment.name;

    if (name->kind != AST_IDENTIFIER) {
        return;
    }
    Symbol *symbol = lookup_from(program, name, name->identifier.name, SYMBOL_VALUE);
    if (!symbol) {
        report_unresolved(program, name, SYMBOL_VALUE);
        return;
    }
    names_of(program)->referenced[name->id] = symbol;
    note_value_use(program, symbol, name);
}

static void resolve_label(Program *program, AstNode *jump)
{
    AstNode *label = jump->jump.label;

    if (!label || label->kind != AST_IDENTIFIER) {
        return;
    }
    for (AstNode *at = jump->parent; at && !is_function_boundary(at); at = at->parent) {
        if (at->kind == AST_LABELED_STATEMENT && at->labeled.label->kind == AST_IDENTIFIER &&
            at->labeled.label->identifier.name == label->identifier.name) {
            Names *names = names_of(program);
            Symbol *symbol = names->declared[at->id];
            if (!symbol) {
                symbol = symbol_new(program, label->identifier.name, SYMBOL_LABEL);
                symbol_add_declaration(program, symbol, at);
                names->declared[at->id] = symbol;
                names->declared[at->labeled.label->id] = symbol;
            }
            names->referenced[label->id] = symbol;
            return;
        }
    }
    diagnose(program, jump->file, label->span, UNKNOWN_LABEL, label->identifier.name);
}

static bool resolve(AstNode *node, void *context)
{
    Program *program = context;

    switch (node->kind) {
    case AST_IDENTIFIER:
        resolve_identifier(program, node);
        return true;
    case AST_SHORTHAND_PROPERTY_ASSIGNMENT:
        resolve_shorthand(program, node);
        return true;
    case AST_BREAK_STATEMENT:
    case AST_CONTINUE_STATEMENT:
        resolve_label(program, node);
        return true;
    case AST_QUALIFIED_NAME: {
        ast_for_each_child(node, resolve, program);
        const AstNode *parent = node->parent;
        if (parent->kind == AST_TYPE_REFERENCE) {
            names_resolve_entity(program, node, SYMBOL_TYPE);
        }
        return true;
    }
    default:
        return ast_for_each_child(node, resolve, program);
    }
}

/* Every alias leads somewhere or is reported, used or not. */
static void resolve_aliases(Program *program, SymbolTable *table)
{
    for (size_t i = 0; i < symbol_table_count(table); i++) {
        names_resolve_alias(program, symbol_table_at(table, i));
    }
}

void resolve_module(Program *program, Module *module)
{
    if (module->scope) {
        resolve_aliases(program, &module->scope->symbols);
    }
    if (module->symbol) {
        resolve_aliases(program, &module->symbol->exports);
    }
    ast_for_each_child(module->ast, resolve, program);
}
