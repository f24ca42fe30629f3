/*
 * Property keys in C: strings, and symbols that are known (lower/keys.c).
 */
#include <ctype.h>
#include <string.h>

#include "emit/emitter.h"

static bool is_symbol(const char *name)
{
    return strncmp(name, "__@", 3) == 0;
}

static IrVar *symbol_var(Emitter *emitter, const char *name)
{
    return strmap_get(&emitter->ir->symbols, name);
}

static const IrLibrarySymbol *library_symbol(Emitter *emitter, const char *name)
{
    return strmap_get(&emitter->ir->library_symbols, name);
}

/* hasInstance -> &ts_symbol_has_instance */
static const char *well_known(Emitter *emitter, const char *name)
{
    StrBuf out = {0};

    strbuf_append(&out, "&ts_symbol_");
    for (const char *c = name; *c; c++) {
        if (isupper((unsigned char)*c)) {
            strbuf_putc(&out, '_');
        }
        strbuf_putc(&out, (char)tolower((unsigned char)*c));
    }
    const char *text = arena_strdup(emitter->arena, strbuf_text(&out));
    strbuf_free(&out);
    return text;
}

const char *key_symbol(Emitter *emitter, const char *name)
{
    if (!is_symbol(name)) {
        return NULL;
    }
    const IrLibrarySymbol *library = library_symbol(emitter, name);
    if (library) {
        use_header(emitter, library->header);
        return library->c_name;
    }
    IrVar *var = symbol_var(emitter, name);
    if (!var) {
        return well_known(emitter, name + 3);
    }
    var->is_named = true;
    use_module(emitter, var->module);
    return arena_printf(emitter->arena, "&%s", var->c_name);
}

CExpr *key_literal(Emitter *emitter, const char *name)
{
    const char *symbol = key_symbol(emitter, name);

    return symbol ? c_cast(emitter->arena, "TsString *", c_text(emitter->arena, symbol))
                  : string_literal(emitter, name, strlen(name));
}

CExpr *key_value(Emitter *emitter, const char *name)
{
    const char *symbol = key_symbol(emitter, name);

    return symbol ? c_call(emitter->arena, "ts_from_symbol", 1, c_text(emitter->arena, symbol))
                  : c_call(emitter->arena, "ts_from_string", 1,
                           string_literal(emitter, name, strlen(name)));
}

CExpr *key_text(Emitter *emitter, const char *name)
{
    if (is_symbol(name)) {
        const IrVar *var = symbol_var(emitter, name);
        const IrLibrarySymbol *library = library_symbol(emitter, name);
        name = library ? arena_printf(emitter->arena, "Symbol(%s)", library->text)
             : !var    ? arena_printf(emitter->arena, "Symbol(Symbol.%s)", name + 3)
                    : arena_printf(emitter->arena, "Symbol(%s)", var->symbol_text ? var->symbol_text : "");
    }
    return c_text(emitter->arena, c_string_literal(emitter->arena, name, strlen(name)));
}

const char *key_name(Emitter *emitter, const char *name)
{
    if (!is_symbol(name)) {
        return name;
    }
    const IrVar *var = symbol_var(emitter, name);
    const IrLibrarySymbol *library = library_symbol(emitter, name);
    return library ? arena_printf(emitter->arena, "[%s]", library->text)
        : !var     ? arena_printf(emitter->arena, "[Symbol.%s]", name + 3)
        : var->symbol_text ? arena_printf(emitter->arena, "[%s]", var->symbol_text) : "";
}
