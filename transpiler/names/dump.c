/*
 * Modules and symbols as text, for people and for tests.
 */
#include "names/internal.h"

static const struct {
    uint32_t flag;
    const char *name;
} flag_names[] = {
    {SYMBOL_VAR, "var"},
    {SYMBOL_LET, "let"},
    {SYMBOL_CONST, "const"},
    {SYMBOL_PARAMETER, "parameter"},
    {SYMBOL_CATCH, "catch"},
    {SYMBOL_FUNCTION, "function"},
    {SYMBOL_CLASS, "class"},
    {SYMBOL_ENUM, "enum"},
    {SYMBOL_NAMESPACE, "namespace"},
    {SYMBOL_MODULE, "module"},
    {SYMBOL_INTERFACE, "interface"},
    {SYMBOL_TYPE_ALIAS, "type"},
    {SYMBOL_TYPE_PARAMETER, "type parameter"},
    {SYMBOL_TYPE_NAMESPACE, "type namespace"},
    {SYMBOL_ALIAS, "alias"},
    {SYMBOL_ARGUMENTS, "arguments"},
    {SYMBOL_EXPORT_DEFAULT, "default expression"},
};

static void dump_symbol(Program *program, StrBuf *out, const char *name, Symbol *symbol, int depth)
{
    const struct {
        bool is_set;
        const char *name;
    } facts[] = {
        {symbol->is_exported, "exported"},
        {symbol->is_captured, "captured"},
        {symbol->is_loop_captured, "loop-captured"},
        {symbol->is_reassigned, "reassigned"},
        {symbol->is_assigned_in_closure, "assigned-in-closure"},
        {symbol->needs_tdz_check, "tdz"},
        {symbol->is_type_only, "type-only"},
        {symbol->is_ambient, "ambient"},
    };

    strbuf_fill(out, ' ', (size_t)depth * 2);
    strbuf_append(out, name);
    strbuf_putc(out, ':');
    for (size_t i = 0; i < sizeof flag_names / sizeof *flag_names; i++) {
        if (symbol->flags & flag_names[i].flag) {
            strbuf_printf(out, " %s", flag_names[i].name);
        }
    }
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
        if (facts[i].is_set) {
            strbuf_printf(out, " [%s]", facts[i].name);
        }
    }
    if (symbol->references.length) {
        strbuf_printf(out, " %zu uses", symbol->references.length);
    }
    if (symbol->flags & SYMBOL_ALIAS) {
        Symbol *target = names_resolve_alias(program, symbol);
        strbuf_printf(out, " -> %s", target ? target->name : "?");
    }
    strbuf_putc(out, '\n');
}

typedef struct ScopeDump {
    Program *program;
    StrBuf *out;
    int depth;
} ScopeDump;

static void dump_captures(ScopeDump *dump, AstNode *node)
{
    const SymbolVec *captures = names_captures(dump->program, node);

    if (captures->length) {
        strbuf_fill(dump->out, ' ', (size_t)dump->depth * 2);
        strbuf_append(dump->out, "captures");
        for (size_t i = 0; i < captures->length; i++) {
            strbuf_printf(dump->out, " %s", captures->items[i]->name);
        }
        strbuf_putc(dump->out, '\n');
    }
}

static bool dump_scopes(AstNode *node, void *context)
{
    ScopeDump *dump = context;
    Scope *scope = names_scope_opened(dump->program, node);

    if (!scope) {
        return ast_for_each_child(node, dump_scopes, dump);
    }
    Position at = source_position((SourceFile *)node->file, node->span.start);
    strbuf_fill(dump->out, ' ', (size_t)dump->depth * 2);
    strbuf_printf(dump->out, "%s %u:%u\n", ast_kind_name(node->kind), at.line, at.column);
    dump->depth++;
    dump_captures(dump, node);
    for (size_t i = 0; i < symbol_table_count(&scope->symbols); i++) {
        dump_symbol(dump->program, dump->out, scope->symbols.map.entries[i].key,
                    symbol_table_at(&scope->symbols, i), dump->depth);
    }
    ast_for_each_child(node, dump_scopes, dump);
    dump->depth--;
    return true;
}

void names_dump(Program *program, StrBuf *out)
{
    for (size_t i = 0; i < program->modules->all.length; i++) {
        Module *module = program->modules->all.items[i];
        ScopeDump dump = {program, out, 0};
        if (module->kind == MODULE_USER) {
            strbuf_printf(out, "%s\n", module->file->path);
            dump_scopes(module->ast, &dump);
        }
    }
}

void modules_dump(Program *program, StrBuf *out)
{
    for (size_t i = 0; i < program->modules->evaluation.length; i++) {
        Module *module = program->modules->evaluation.items[i];
        strbuf_printf(out, "%zu %s%s%s\n", i, module->file->path,
                      module->in_cycle ? " [cycle]" : "", module->is_async ? " [async]" : "");
        for (size_t k = 0; k < module->imports.length; k++) {
            ModuleImport *import = &module->imports.items[k];
            strbuf_printf(out, "  %s -> %s%s%s\n", import->specifier,
                          import->target    ? import->target->file->path
                          : import->ambient ? import->ambient->name
                                            : "?",
                          import->is_type_only ? " [types]" : "",
                          import->is_dynamic ? " [dynamic]" : "");
        }
    }
}
