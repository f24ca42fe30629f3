/*
 * Keys of members that are known when the program is compiled:
 *
 *     name   "text"   1   [Symbol.iterator]   [tag]   where `const tag = Symbol("tag")`
 *
 * A symbol's key begins with "__@". The well-known ones are the runtime's; a constant of a module
 * that is set to Symbol(...) once and for all is a symbol in static memory, so that descriptors can
 * name it. So is the first one that is set to Symbol.for("text"); main.c puts it into the registry.
 * Other symbols are only known at run time.
 */
#include "lower/lower.h"

static bool is_module_statement(const AstNode *declaration)
{
    const AstNode *statement = declaration->parent;

    return declaration->kind == AST_VARIABLE_DECLARATION && statement &&
           statement->kind == AST_VARIABLE_STATEMENT && statement->parent &&
           statement->parent->kind == AST_SOURCE_FILE;
}

static bool is_symbol_function(Lower *lower, AstNode *name)
{
    Symbol *callee = name->kind == AST_IDENTIFIER ? names_resolve(lower->program, name) : NULL;

    return callee && strcmp(callee->name, "Symbol") == 0 && callee->value_declaration &&
           lower_is_library(callee->value_declaration);
}

/* Symbol.for("text"), by the library's function. */
static bool finds_symbol(Lower *lower, const AstNode *call)
{
    const AstNode *callee = call->call.callee;

    return callee->kind == AST_PROPERTY_ACCESS && call->call.arguments.length == 1 &&
           strcmp(callee->property_access.name->identifier.name, "for") == 0 &&
           is_symbol_function(lower, callee->property_access.object);
}

/* Symbol(), Symbol("text") or Symbol.for("text"): that call, or NULL. */
static AstNode *symbol_call(Lower *lower, AstNode *value)
{
    value = value ? ast_skip_assertions(value) : NULL;
    if (!value || value->kind != AST_CALL_EXPRESSION || value->call.arguments.length > 1) {
        return NULL;
    }
    AstNode *text = value->call.arguments.length ? value->call.arguments.items[0] : NULL;
    bool is_call = (is_symbol_function(lower, value->call.callee) || finds_symbol(lower, value)) &&
                   (!text || text->kind == AST_STRING_LITERAL);
    return is_call ? value : NULL;
}

/* Whether no other symbol in static memory is the registry's of that text; notes that one is. */
static bool is_first_of_text(Lower *lower, const char *text, const AstNode *declaration)
{
    if (names_module_of(lower->program, (AstNode *)declaration)->is_lazy) {
        return false; /* not there when the program starts */
    }
    if (strncmp(text, "nodejs.", strlen("nodejs.")) == 0) {
        return false; /* the runtime's own */
    }
    if (!strmap_has(&lower->registered_symbols, text)) {
        strmap_put(lower->arena, &lower->registered_symbols, text, (void *)declaration);
    }
    return strmap_get(&lower->registered_symbols, text) == declaration;
}

/* The variable that is a symbol in static memory, or NULL. */
static IrVar *static_symbol(Lower *lower, AstNode *declaration, const char *key)
{
    AstNode *call = is_module_statement(declaration)
                        ? symbol_call(lower, declaration->variable.initializer)
                        : NULL;
    bool is_registered = call && finds_symbol(lower, call);

    if (!call || (is_registered && !is_first_of_text(lower, call->call.arguments.items[0]->string.interned,
                                                     declaration))) {
        return NULL;
    }
    Symbol *symbol = names_symbol_of(lower->program, declaration);
    if (!symbol || !(symbol->flags & SYMBOL_CONST)) {
        return NULL;
    }
    IrVar *var = lower_var_of(lower_module_frame(lower, declaration->file), symbol);
    var->symbol_key = key;
    var->is_registered = is_registered;
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

/* const custom = Symbol.for("nodejs.util.inspect.custom"): what the runtime has under that text. */
static bool is_of_runtime(Lower *lower, AstNode *declaration, const char *key)
{
    static const IrLibrarySymbol inspect = {.text = "nodejs.util.inspect.custom",
                                            .c_name = "&ts_symbol_inspect",
                                            .header = "ts/inspect_symbol.h"};
    AstNode *call = is_module_statement(declaration)
                        ? symbol_call(lower, declaration->variable.initializer)
                        : NULL;

    if (!call || !finds_symbol(lower, call) ||
        strcmp(call->call.arguments.items[0]->string.interned, inspect.text) != 0) {
        return false;
    }
    strmap_put(lower->arena, &lower->ir->library_symbols, key, (void *)&inspect);
    return true;
}

/* A symbol of the library's declarations, or one in static memory. */
static bool is_known_symbol(Lower *lower, AstNode *symbol, const char *key)
{
    if (lower_is_library(symbol)) {
        note_library_symbol(lower, symbol, key);
        return true;
    }
    return strmap_has(&lower->ir->symbols, key) || static_symbol(lower, symbol, key) ||
           is_of_runtime(lower, symbol, key);
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
