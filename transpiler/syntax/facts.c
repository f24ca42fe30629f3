/*
 * What functions contain: `this`, `arguments`, `super`, `new.target`, `await`, `yield`. An arrow
 * function's `this` and the like are its surrounding function's, too (ECMA-262 9.1.2.5).
 */
#include <string.h>

#include "syntax/reader.h"

typedef struct Facts {
    AstNode *file;
    AstNode *function; /* innermost, arrows included; NULL at top level */
    AstNode *block;    /* class static block that is nearer than the function */
} Facts;

enum { USES_THIS, USES_ARGUMENTS, USES_SUPER, USES_NEW_TARGET };

static void note_use(AstNode *function, int use)
{
    for (; function; function = function->parent) {
        if (!ast_is_function_with_body(function->kind)) {
            if (function->kind == AST_PROPERTY_DECLARATION ||
                function->kind == AST_CLASS_STATIC_BLOCK) {
                return;
            }
            continue;
        }
        switch (use) {
        case USES_THIS:
            function->function.uses_this = true;
            break;
        case USES_ARGUMENTS:
            function->function.uses_arguments = true;
            break;
        case USES_SUPER:
            function->function.uses_super = true;
            function->function.uses_this = true;
            break;
        default:
            function->function.uses_new_target = true;
            /* the receiver tells what a function was constructed with */
            function->function.uses_this |= function->kind == AST_FUNCTION_DECLARATION;
        }
        if (function->kind != AST_ARROW_FUNCTION) {
            return;
        }
    }
}

static void note_await(Facts *facts)
{
    if (facts->block) {
        facts->block->block_holder.contains_await = true;
    } else if (facts->function) {
        facts->function->function.contains_await = true;
    } else {
        facts->file->source_file.has_top_level_await = true;
    }
}

static bool note_facts(AstNode *node, void *context)
{
    Facts *facts = context;
    Facts inner = *facts;

    switch (node->kind) {
    case AST_THIS_EXPRESSION:
        note_use(node->parent, USES_THIS);
        break;
    case AST_SUPER_EXPRESSION:
        note_use(node->parent, USES_SUPER);
        break;
    case AST_META_PROPERTY:
        if (!node->meta_property.is_import) {
            note_use(node->parent, USES_NEW_TARGET);
        }
        return true;
    case AST_IDENTIFIER:
        if (facts->function && node->parent->kind != AST_PROPERTY_ACCESS &&
            strcmp(node->identifier.name, "arguments") == 0) {
            note_use(node->parent, USES_ARGUMENTS);
        } else if (facts->function && node->parent->kind == AST_PROPERTY_ACCESS &&
                   node->parent->property_access.object == node &&
                   strcmp(node->identifier.name, "arguments") == 0) {
            note_use(node->parent, USES_ARGUMENTS);
        }
        return true;
    case AST_AWAIT_EXPRESSION:
        note_await(facts);
        break;
    case AST_FOR_OF_STATEMENT:
        if (node->for_each.is_await) {
            note_await(facts);
        }
        break;
    case AST_VARIABLE_STATEMENT:
        if (node->variable_statement.kind == AST_AWAIT_USING) {
            note_await(facts);
        }
        break;
    case AST_YIELD_EXPRESSION:
        if (facts->function) {
            facts->function->function.contains_yield = true;
        }
        break;
    case AST_CLASS_STATIC_BLOCK:
        inner.block = node;
        break;
    default:
        if (ast_is_type(node->kind)) {
            return true;
        }
        if (ast_is_function_with_body(node->kind)) {
            inner.function = node;
            inner.block = NULL;
        }
    }
    return ast_for_each_child(node, note_facts, &inner);
}

void note_function_facts(AstNode *source_file)
{
    Facts facts = {.file = source_file};

    if (!source_file->source_file.is_declaration_file) {
        ast_for_each_child(source_file, note_facts, &facts);
    }
}
