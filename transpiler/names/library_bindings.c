/*
 * Variables that stand for modules of the library, without an import declaration:
 *
 *     const path = await import("node:path");      const { join } = await import("node:path");
 *     import("node:path").then(({ join }) => ...);  const fs = require("node:fs");
 *
 * They are aliases, like the names of an import declaration.
 */
#include <string.h>

#include "names/library.h"

static AstNode *unwrapped(AstNode *node)
{
    while (node &&
           (node->kind == AST_PARENTHESIZED_EXPRESSION || node->kind == AST_AS_EXPRESSION)) {
        node =
            node->kind == AST_AS_EXPRESSION ? node->type_cast.expression : node->wrapped.expression;
    }
    return node;
}

static AstNode *library_argument(Program *program, const AstNode *call)
{
    AstNode *argument = call->call.arguments.length > 0 ? call->call.arguments.items[0] : NULL;
    bool is_known = argument && argument->kind == AST_STRING_LITERAL && argument->string.interned &&
                    library_module_path(program, argument->string.interned);

    return is_known ? argument : NULL;
}

static AstNode *imported_by(Program *program, AstNode *node)
{
    node = unwrapped(node);
    return node && node->kind == AST_CALL_EXPRESSION &&
                   node->call.callee->kind == AST_IMPORT_EXPRESSION
               ? library_argument(program, node)
               : NULL;
}

bool names_is_require(Program *program, AstNode *node)
{
    const AstNode *callee = node->kind == AST_CALL_EXPRESSION ? node->call.callee : NULL;
    const Module *module = names_module_of(program, node);

    return callee && callee->kind == AST_IDENTIFIER && module && module->is_commonjs &&
           strcmp(callee->identifier.name, "require") == 0;
}

/* The specifier that a variable's value or a callback's parameter comes from. */
static AstNode *source_of(Program *program, AstNode *declaration)
{
    if (declaration->kind == AST_VARIABLE_DECLARATION) {
        AstNode *value = unwrapped(declaration->variable.initializer);
        if (value && value->kind == AST_AWAIT_EXPRESSION) {
            return imported_by(program, value->wrapped.expression);
        }
        return value && names_is_require(program, value) ? library_argument(program, value) : NULL;
    }
    const AstNode *function = declaration->parent;
    const AstNode *call = function ? function->parent : NULL;
    bool is_then = call && call->kind == AST_CALL_EXPRESSION && call->call.arguments.length > 0 &&
                   call->call.arguments.items[0] == function &&
                   function->function.parameters.items[0] == declaration &&
                   call->call.callee->kind == AST_PROPERTY_ACCESS &&
                   strcmp(call->call.callee->property_access.name->identifier.name, "then") == 0;
    return is_then ? imported_by(program, call->call.callee->property_access.object) : NULL;
}

static bool is_simple_pattern(const AstNode *target)
{
    for (size_t i = 0; i < target->elements.items.length; i++) {
        const AstNode *element = target->elements.items.items[i];
        const AstNode *name = element->binding_element.property_name;
        if (element->binding_element.is_rest || element->binding_element.initializer ||
            element->binding_element.target->kind != AST_IDENTIFIER ||
            (name && name->kind != AST_IDENTIFIER)) {
            return false;
        }
    }
    return true;
}

AstNode *names_library_source(Program *program, AstNode *declaration)
{
    bool is_variable = declaration->kind == AST_VARIABLE_DECLARATION;
    const AstNode *target = is_variable                          ? declaration->variable.target
                            : declaration->kind == AST_PARAMETER ? declaration->parameter.target
                                                                 : NULL;
    bool is_plain = target && (target->kind == AST_IDENTIFIER ||
                               (target->kind == AST_OBJECT_PATTERN && is_simple_pattern(target)));

    if (!is_plain || (is_variable && declaration->parent->kind != AST_VARIABLE_STATEMENT)) {
        return NULL;
    }
    return source_of(program, declaration);
}
