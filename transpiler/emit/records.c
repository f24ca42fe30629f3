/*
 * The records of modules that import() evaluates (shims/ts/module.h):
 *
 *     static TsModule *const lazy_imports[] = {&other_module, NULL};
 *
 *     TsModule lazy_module = {.run = lazy_main, .namespace = lazy_namespace,
 *                             .imports = lazy_imports, .has_imports = true};
 */
#include <string.h>

#include "emit/emitter.h"

static void write_variable(Emitter *emitter, const char *declaration, CExpr *value, StrBuf *out)
{
    CStmtList list = {0};

    vec_push(emitter->arena, &list, c_stmt_declare(emitter->arena, declaration, value));
    strbuf_putc(out, '\n');
    c_write_statements(out, &list, 0);
}

static const char *write_imports(Emitter *emitter, const IrModule *module, StrBuf *out)
{
    CExpr *list = c_list(emitter->arena, NULL);
    const char *name = arena_printf(emitter->arena, "%s_imports", module->record_name);

    for (size_t i = 0; i < module->evaluates.length; i++) {
        c_list_add(emitter->arena, list, NULL,
                   c_format(emitter->arena, "&%s", module->evaluates.items[i]->record_name));
    }
    c_list_add(emitter->arena, list, NULL, c_text(emitter->arena, "NULL"));
    write_variable(emitter, arena_printf(emitter->arena, "static TsModule *const %s[]", name), list,
                   out);
    return name;
}

void write_module_record(Emitter *emitter, const IrModule *module, StrBuf *source, StrBuf *header)
{
    Arena *arena = emitter->arena;
    CExpr *fields = c_list(arena, NULL);

    if (!module->has_record) {
        return;
    }
    c_list_add(arena, fields, module->main->is_async ? ".start" : ".run",
               c_text(arena, module->main->c_name));
    if (module->namespace && module->namespace->is_reachable) {
        c_list_add(arena, fields, ".namespace", c_text(arena, module->namespace->c_name));
    }
    if (module->evaluates.length > 0) {
        c_list_add(arena, fields, ".imports",
                   c_text(arena, write_imports(emitter, module, source)));
    }
    if (module == emitter->ir->entry) {
        c_list_add(arena, fields, ".is_main", c_text(arena, "true"));
    }
    if (module->is_commonjs) {
        const char *path = module->file->path;
        const char *slash = strrchr(path, '/');
        path = slash ? slash + 1 : path;
        c_list_add(arena, fields, ".name",
                   c_text(arena, c_string_literal(arena, path, strlen(path))));
        c_list_add(arena, fields, ".load", c_text(arena, "ts_commonjs_load"));
    }
    if (strstr(module->file->path, ".json")) {
        c_list_add(arena, fields, ".is_json", c_text(arena, "true"));
    }
    if (!module->is_lazy) {
        c_list_add(arena, fields, ".is_linked", c_text(arena, "true"));
    }
    if (module->has_imports) {
        c_list_add(arena, fields, ".has_imports", c_text(arena, "true"));
    }
    strbuf_printf(header, "\n/* What import() knows of the module. */\nextern TsModule %s;\n",
                  module->record_name);
    write_variable(emitter, arena_printf(arena, "TsModule %s", module->record_name), fields,
                   source);
}
