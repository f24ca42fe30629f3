/*
 * The names that an import declaration finds in a CommonJS module: those that Node's lexer sees
 * (https://nodejs.org/api/esm.html#commonjs-namespaces), by the text alone:
 *
 *     exports.add = ...;    module.exports.add = ...;    module.exports = { add, sub: sub };
 */
#include <string.h>

#include "names/internal.h"

typedef struct Lexer {
    Program *program;
    Module *module;
} Lexer;

static bool is_named(const AstNode *node, const char *name)
{
    return node->kind == AST_IDENTIFIER && strcmp(node->identifier.name, name) == 0;
}

static bool is_module_exports(const AstNode *node)
{
    return node->kind == AST_PROPERTY_ACCESS && is_named(node->property_access.object, "module") &&
           is_named(node->property_access.name, "exports");
}

static void add_export(Lexer *lexer, AstNode *node, const char *name)
{
    Symbol *container = lexer->module->symbol;
    const char *interned = intern_string(lexer->program->interner, name);

    if (symbol_table_get(&container->exports, interned)) {
        return;
    }
    Symbol *symbol = symbol_new(lexer->program, interned, SYMBOL_EXPORT_DEFAULT);
    symbol->module = lexer->module;
    symbol->parent = container;
    symbol->is_exported = symbol->is_commonjs = true;
    symbol->value_declaration = node;
    symbol_add_declaration(lexer->program, symbol, node);
    symbol_table_put(lexer->program, &container->exports, interned, symbol);
}

/* { a, b: c, "d": e }: up to the first that is more than a name. */
static void add_literal(Lexer *lexer, const AstNode *literal)
{
    for (size_t i = 0; i < literal->elements.items.length; i++) {
        AstNode *property = literal->elements.items.items[i];
        bool is_short = property->kind == AST_SHORTHAND_PROPERTY_ASSIGNMENT;
        if (!is_short && property->kind != AST_PROPERTY_ASSIGNMENT) {
            return;
        }
        const char *name = ast_property_name(lexer->program, property->property_assignment.name);
        if (!name) {
            return;
        }
        add_export(lexer, property, name);
        if (!is_short && property->property_assignment.value->kind != AST_IDENTIFIER) {
            return;
        }
    }
}

/* exports.name, module.exports["name"]: the name; NULL for others. */
static const char *exported_name(const AstNode *target)
{
    bool is_access = target->kind == AST_PROPERTY_ACCESS;
    const AstNode *object = is_access                            ? target->property_access.object
                            : target->kind == AST_ELEMENT_ACCESS ? target->element_access.object
                                                                 : NULL;

    if (!object || !(is_named(object, "exports") || is_module_exports(object))) {
        return NULL;
    }
    const AstNode *name = is_access ? target->property_access.name : target->element_access.index;
    return name->kind == AST_IDENTIFIER && is_access ? name->identifier.name
           : name->kind == AST_STRING_LITERAL        ? name->string.interned
                                                     : NULL;
}

static void read_assignment(Lexer *lexer, AstNode *node)
{
    AstNode *left = node->binary.left, *right = node->binary.right;
    const char *name = exported_name(left);

    if (is_module_exports(left)) {
        if (right->kind == AST_OBJECT_LITERAL) {
            add_literal(lexer, right);
        }
    } else if (name) {
        add_export(lexer, node, name);
    }
}

static bool read_node(AstNode *node, void *context)
{
    if (node->kind == AST_ASSIGNMENT_EXPRESSION && node->binary.op == AST_OP_ASSIGN) {
        read_assignment(context, node);
    }
    return ast_for_each_child(node, read_node, context);
}

void declare_commonjs_exports(Program *program, Module *module)
{
    Lexer lexer = {program, module};

    for (size_t i = 0; i < symbol_table_count(&module->symbol->exports); i++) {
        if (symbol_table_at(&module->symbol->exports, i)->flags & SYMBOL_VALUE) {
            return; /* exports by declarations: no CommonJS for Node either */
        }
    }
    if (symbol_table_get(&module->symbol->exports, names_of(program)->text.export_equals)) {
        return;
    }
    ast_for_each_child(module->ast, read_node, &lexer);
    add_export(&lexer, module->ast, "default");
    add_export(&lexer, module->ast, "module.exports");
}
