/*
 * Keys of members that are known when the program is compiled:
 *
 *     name   "text"   1   [Symbol.iterator]   [tag]   where `const tag = Symbol("tag")`
 *
 * A symbol's key begins with "__@". The well-known ones are the runtime's; a constant of a module
 * that is set to Symbol(...) once and for all is a symbol in static memory, so that descriptors can
 * name it. Other symbols are only known at run time.
 */
#include "lower/lower.h"

static bool is_module_statement(const AstNode *declaration)
{
    const AstNode *statement = declaration->parent;

    return declaration->kind == AST_VARIABLE_DECLARATION && statement &&
           statement->kind == AST_VARIABLE_STATEMENT && statement->parent &&
           statement->parent->kind == AST_SOURCE_FILE;
}

/* Symbol() or Symbol("text"), by the library's function. */
static bool makes_symbol(Lower *lower, AstNode *value)
{
    value = value ? ast_skip_parentheses(value) : NULL;
    if (!value || value->kind != AST_CALL_EXPRESSION || value->call.arguments.length > 1 ||
        value->call.callee->kind != AST_IDENTIFIER) {
        return false;
    }
    Symbol *callee = names_resolve(lower->program, value->call.callee);
    AstNode *text = value->call.arguments.length ? value->call.arguments.items[0] : NULL;
    return callee && strcmp(callee->name, "Symbol") == 0 && callee->value_declaration &&
           lower_is_library(callee->value_declaration) &&
           (!text || text->kind == AST_STRING_LITERAL);
}

/* The variable that is a symbol in static memory, or NULL. */
static IrVar *static_symbol(Lower *lower, AstNode *declaration, const char *key)
{
    if (!is_module_statement(declaration) ||
        !makes_symbol(lower, declaration->variable.initializer)) {
        return NULL;
    }
    Symbol *symbol = names_symbol_of(lower->program, declaration);
    if (!symbol || !(symbol->flags & SYMBOL_CONST)) {
        return NULL;
    }
    IrVar *var = lower_var_of(lower_module_frame(lower, declaration->file), symbol);
    AstNode *call = ast_skip_parentheses(declaration->variable.initializer);
    var->symbol_key = key;
    var->symbol_text =
        call->call.arguments.length ? call->call.arguments.items[0]->string.interned : NULL;
    strmap_put(lower->arena, &lower->ir->symbols, key, var);
    return var;
}

static const char *tag_word(Lower *lower, const AstNode *declaration, const char *tag)
{
    const char *text = ast_jsdoc_tag(lower->program, declaration, tag, 0);

    return text ? arena_strndup(lower->arena, text, strcspn(text, " \n*")) : NULL;
}

/* Notes where the library has its symbol. The well-known ones of the language have names by rule. */
static void note_library_symbol(Lower *lower, const AstNode *declaration, const char *key)
{
    const char *text = tag_word(lower, declaration, "symbol");

    if (text && !strmap_has(&lower->ir->library_symbols, key)) {
        IrLibrarySymbol *symbol = NEW(lower->arena, IrLibrarySymbol);
        symbol->text = text;
        symbol->c_name = tag_word(lower, declaration, "c");
        symbol->header = lower_header_of(lower, declaration);
        strmap_put(lower->arena, &lower->ir->library_symbols, key, symbol);
    }
}

/* A symbol of the library's declarations, or one in static memory. */
static bool is_known_symbol(Lower *lower, AstNode *symbol, const char *key)
{
    if (lower_is_library(symbol)) {
        note_library_symbol(lower, symbol, key);
        return true;
    }
    return strmap_has(&lower->ir->symbols, key) || static_symbol(lower, symbol, key);
}

const char *lower_key_name(Lower *lower, AstNode *name)
{
    AstNode *symbol;
    const char *key = types_key(lower->program, name, &symbol);

    return key && symbol && !is_known_symbol(lower, symbol, key) ? NULL : key;
}

/* The text of a constant: const KEY = "text", an enum's member. */
static const char *constant_text(Lower *lower, AstNode *index)
{
    Symbol *symbol = index->kind == AST_IDENTIFIER ? names_resolve(lower->program, index) : NULL;
    AstNode *declaration = symbol && (symbol->flags & SYMBOL_CONST) ? symbol->value_declaration : NULL;
    EnumValue value;

    if (declaration && declaration->kind == AST_VARIABLE_DECLARATION &&
        declaration->variable.target->kind == AST_IDENTIFIER && !symbol->needs_tdz_check) {
        AstNode *text = declaration->variable.initializer;
        while (text && (text->kind == AST_AS_EXPRESSION || text->kind == AST_PARENTHESIZED_EXPRESSION)) {
            text = text->wrapped.expression;
        }
        return text && text->kind == AST_STRING_LITERAL ? text->string.interned : NULL;
    }
    if (index->kind != AST_PROPERTY_ACCESS ||
        !types_has_flags(types_of_expression(lower->program, index), TYPE_ENUM_LITERAL)) {
        return NULL;
    }
    value = types_enum_value(lower->program, index);
    return value.kind == ENUM_VALUE_STRING ? value.string : NULL;
}

const char *lower_constant_key(Lower *lower, AstNode *index)
{
    AstNode *symbol;
    const char *key;

    index = ast_skip_parentheses(index);
    if (index->kind != AST_IDENTIFIER && index->kind != AST_PROPERTY_ACCESS) {
        return NULL;
    }
    key = types_key_of_expression(lower->program, index, &symbol);
    if (key && symbol) {
        return is_known_symbol(lower, symbol, key) ? key : NULL;
    }
    return key ? constant_text(lower, index) : NULL;
}

/* What a function's `name` is for a key: "[Symbol.iterator]". */
const char *lower_key_as_name(Lower *lower, const char *key)
{
    const IrVar *var;

    if (strncmp(key, "__@", 3) != 0) {
        return key;
    }
    const IrLibrarySymbol *symbol = strmap_get(&lower->ir->library_symbols, key);
    if (symbol) {
        return arena_printf(lower->arena, "[%s]", symbol->text);
    }
    var = strmap_get(&lower->ir->symbols, key);
    if (!var) {
        return arena_printf(lower->arena, "[Symbol.%s]", key + 3);
    }
    return var->symbol_text ? arena_printf(lower->arena, "[%s]", var->symbol_text) : "";
}
