/*
 * Doc comments of declarations and the tags in them (https://jsdoc.app), and static property names.
 */
#include <stdio.h>
#include <string.h>

#include "driver/program.h"
#include "syntax/ast.h"

static const Comment *last_doc(const AstNode *node)
{
    if (!node->comments) {
        return NULL;
    }
    for (size_t i = node->comments->leading.length; i > 0; i--) {
        if (node->comments->leading.items[i - 1]->is_jsdoc) {
            return node->comments->leading.items[i - 1];
        }
    }
    return NULL;
}

const Comment *ast_jsdoc(const AstNode *declaration)
{
    const Comment *found = last_doc(declaration);
    const AstNode *parent = declaration->parent;

    if (!found && declaration->kind == AST_VARIABLE_DECLARATION && parent &&
        parent->kind == AST_VARIABLE_STATEMENT &&
        parent->variable_statement.declarations.items[0] == declaration) {
        found = last_doc(parent);
    }
    return found;
}

/* Whether a tag stands at `at`, the place right after its `@`. */
static bool is_tag(const char *at, const char *end, const char *tag, size_t length)
{
    if ((size_t)(end - at) < length || memcmp(at, tag, length) != 0) {
        return false;
    }
    return at + length == end || !(at[length] == '_' || (at[length] | 0x20) >= 'a');
}

const char *ast_jsdoc_tag(Program *program, const AstNode *declaration, const char *tag,
                          size_t index)
{
    const Comment *doc = ast_jsdoc(declaration);
    size_t length = strlen(tag);

    if (!doc) {
        return NULL;
    }
    const char *end = doc->text + doc->length - 2;
    bool at_start = true; /* only `*` and blanks so far on the line, or another tag's end */
    for (const char *at = doc->text + 3; at < end; at++) {
        if (*at == '@' && at_start && is_tag(at + 1, end, tag, length) && index-- == 0) {
            const char *from = at + 1 + length, *to;
            while (from < end && (*from == ' ' || *from == '\t')) {
                from++;
            }
            for (to = from; to < end && *to != '\n' && !(*to == '@' && to[-1] == ' '); to++) {
            }
            while (to > from && (to[-1] == ' ' || to[-1] == '\t' || to[-1] == '\r')) {
                to--;
            }
            return arena_strndup(program->arena, from, (size_t)(to - from));
        }
        at_start = *at == '\n' || *at == ' ' || *at == '\t' || (*at == '*' && at_start);
    }
    return NULL;
}

const char *ast_property_name(Program *program, const AstNode *name)
{
    char text[40];

    switch (name->kind) {
    case AST_IDENTIFIER:
    case AST_PRIVATE_IDENTIFIER:
        return name->identifier.name;
    case AST_STRING_LITERAL:
        return name->string.interned;
    case AST_NUMERIC_LITERAL:
        if (name->number.value == (double)(int64_t)name->number.value &&
            name->number.value < 1e15) {
            snprintf(text, sizeof text, "%lld", (long long)name->number.value);
        } else {
            for (int digits = 1; digits <= 17; digits++) {
                double back = 0;
                snprintf(text, sizeof text, "%.*g", digits, name->number.value);
                if (sscanf(text, "%lf", &back) == 1 && back == name->number.value) {
                    break;
                }
            }
        }
        return program_intern(program, text, strlen(text));
    case AST_BIGINT_LITERAL:
        return program_intern(program, name->bigint.digits, strlen(name->bigint.digits));
    case AST_COMPUTED_PROPERTY_NAME: {
        const AstNode *inner = name->wrapped.expression;
        if (inner->kind == AST_STRING_LITERAL || inner->kind == AST_NUMERIC_LITERAL) {
            return ast_property_name(program, inner);
        }
        return NULL;
    }
    default:
        return NULL;
    }
}
