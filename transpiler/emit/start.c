/*
 * main.c: starts the program, its modules in the order in which they are evaluated. A module with
 * top-level await gives a promise; those after it run when that is settled.
 */
#include <string.h>

#include "emit/emit.h"
#include "emit/emitter.h"
#include "names/names.h"

/* Does the program use something that happens after its modules have run? */
static bool needs_loop(const Emitter *emitter)
{
    static const char *const headers[] = { "node/loop.h", "ts/module.h", "node/http.h", "node/timers.h",
                                           "node/timers_promises.h", "node/process_events.h",
                                           "node/read_stream.h", "node/readline.h",
                                           "node/timers_interval.h",
                                           "node/fs_promises.h", "node/fs_callbacks.h",
                                           "node/test.h", "node/event_target.h", "node/stream.h",
                                           "node/child_process.h", "node/zlib_async.h",
                                           "ts/async.h", "ts/async_generator.h", "ts/microtask.h",
                                           "node/queue_microtask.h",
                                           "ts/promise.h", "ts/promise_all.h" };

    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++) {
        if (strmap_has(&emitter->all_headers, headers[i])) {
            return true;
        }
    }
    return false;
}

/* Node runs the entry as CommonJS, and the program can tell by the order of what it puts off. */
static bool starts_commonjs(const Emitter *emitter)
{
    static const char *const headers[] = {"ts/microtask.h", "node/queue_microtask.h", "ts/promise.h",
                                          "ts/promise_all.h",
                                          "ts/async.h", "ts/async_generator.h"};

    for (size_t i = 0; emitter->program->modules->entry->is_commonjs && i < sizeof headers / sizeof *headers;
         i++) {
        if (strmap_has(&emitter->all_headers, headers[i])) {
            return true;
        }
    }
    return false;
}

/* Unknown values may be strings that are matched with patterns. */
static bool uses_patterns(Emitter *emitter)
{
    static const char *const headers[] = {"ts/regexp.h", "ts/regexp_string.h", "ts/regexp_methods.h"};

    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++) {
        if (strmap_has(&emitter->all_headers, headers[i])) {
            return true;
        }
    }
    return false;
}

/* The first module from `start` on whose statements await. */
static size_t first_async(const IrModuleList *modules, size_t start)
{
    while (start < modules->length && !modules->items[start]->main->is_async) {
        start++;
    }
    return start;
}

/* Those that are evaluated from the start. */
static IrModuleList eager_modules(Emitter *emitter)
{
    IrModuleList list = {0};

    for (size_t i = 0; i < emitter->ir->modules.length; i++) {
        if (!emitter->ir->modules.items[i]->is_lazy) {
            vec_push(emitter->arena, &list, emitter->ir->modules.items[i]);
        }
    }
    return list;
}

/* The modules from `start` on, up to one that has to be waited for. */
static void write_calls(const IrModuleList *modules, size_t start, StrBuf *out)
{
    size_t end = first_async(modules, start);

    for (size_t i = start; i < end; i++) {
        const IrModule *module = modules->items[i];
        if (module->has_record) {
            strbuf_printf(out, "    ts_module_run(&%s);\n", module->record_name);
        } else {
            strbuf_printf(out, "    %s();\n", module->main->c_name);
        }
    }
    if (end < modules->length) {
        const IrModule *module = modules->items[end];
        if (module->has_record) {
            strbuf_printf(out, "    top_level_await(ts_module_start(&%s), ", module->record_name);
        } else {
            strbuf_printf(out, "    top_level_await(%s(), ", module->main->c_name);
        }
        if (end + 1 < modules->length) {
            strbuf_printf(out, "after_%s);\n", module->name);
        } else {
            strbuf_append(out, "NULL);\n");
        }
    }
}

/* What runs when a module is done that had to be waited for: the last one first. */
static void write_continuations(const IrModuleList *modules, StrBuf *out)
{
    for (size_t i = modules->length - 1; i-- > 0;) {
        if (modules->items[i]->main->is_async) {
            strbuf_printf(out, "\nstatic void after_%s(void)\n{\n", modules->items[i]->name);
            write_calls(modules, i + 1, out);
            strbuf_append(out, "}\n");
        }
    }
}

/* The function that runs the modules: not called as something that a module's header declares. */
static const char *runner_name(const Emitter *emitter)
{
    for (size_t i = 0; i < emitter->ir->modules.length; i++) {
        const IrModule *module = emitter->ir->modules.items[i];
        for (size_t j = 0; j < module->functions.length; j++) {
            const IrFunction *function = module->functions.items[j];
            if (function->is_shared && function->c_name && strcmp(function->c_name, "run") == 0) {
                return "run_modules";
            }
        }
        for (size_t j = 0; j < module->vars.length; j++) {
            const IrVar *var = module->vars.items[j];
            if (var->is_shared && var->c_name && strcmp(var->c_name, "run") == 0) {
                return "run_modules";
            }
        }
    }
    return "run";
}

static void include_modules(const IrModuleList *modules, StrBuf *out)
{
    for (size_t i = 0; i < modules->length; i++) {
        strbuf_printf(out, "#include \"%s.h\"\n", modules->items[i]->name);
    }
}

/* Symbols in static memory that Symbol.for gives, before any module asks for them. */
static void register_symbols(const IrModuleList *modules, StrBuf *out)
{
    for (size_t i = 0; i < modules->length; i++) {
        const IrModule *module = modules->items[i];
        for (size_t j = 0; j < module->vars.length; j++) {
            if (module->vars.items[j]->is_registered) {
                strbuf_printf(out, "    ts_symbol_register(&%s);\n", module->vars.items[j]->c_name);
            }
        }
    }
}

static bool has_registered(const IrModuleList *modules)
{
    StrBuf text = {0};

    register_symbols(modules, &text);
    bool found = text.length > 0;
    strbuf_free(&text);
    return found;
}

void emit_main(Emitter *emitter)
{
    StrBuf text = {0};
    const char *runner = runner_name(emitter);
    IrModuleList modules = eager_modules(emitter);
    bool loop = needs_loop(emitter);

    strbuf_printf(&text, "/* Starts the program: its modules in the order in which they are evaluated. */\n");
    if (modules.length == 1) {
        include_modules(&modules, &text);
        strbuf_putc(&text, '\n');
    }
    strbuf_append(&text, "#include \"ts/program.h\"\n");
    if (loop) {
        strbuf_append(&text, "#include \"node/loop.h\"\n");
    }
    if (first_async(&modules, 0) < modules.length) {
        strbuf_append(&text, "#include \"node/top_level.h\"\n");
        use_header(emitter, "node/top_level.h");
    }
    bool dynamic = strmap_has(&emitter->all_headers, "ts/dynamic_methods.h");
    bool bigints = strmap_has(&emitter->all_headers, "ts/bigint.h")
        || strmap_has(&emitter->all_headers, "ts/typed_array_bigint.h")
        || strmap_has(&emitter->all_headers, "ts/data_view_bigint.h");
    bool symbols = strmap_has(&emitter->all_headers, "ts/symbol_methods.h") && has_registered(&modules);
    bool patterns = dynamic && uses_patterns(emitter);
    bool locales = dynamic && strmap_has(&emitter->analysis->dynamic_calls, "toLocaleString");
    bool dates = dynamic && strmap_has(&emitter->all_headers, "ts/date.h");
    if (dynamic) {
        strbuf_append(&text, "#include \"ts/dynamic_methods.h\"\n");
    }
    if (patterns) {
        strbuf_append(&text, "#include \"ts/regexp_methods.h\"\n");
    }
    if (locales) {
        strbuf_append(&text, "#include \"ts/number_locale_methods.h\"\n");
    }
    if (dates) {
        strbuf_append(&text, "#include \"ts/date_methods.h\"\n");
    }
    if (bigints) {
        strbuf_append(&text, "#include \"ts/bigint.h\"\n");
    }
    if (symbols) {
        strbuf_append(&text, "#include \"ts/symbol_methods.h\"\n");
    }
    bool commonjs = starts_commonjs(emitter);
    if (commonjs) {
        strbuf_append(&text, "#include \"ts/microtask.h\"\n");
    }
    bool waits = first_async(&modules, 0) < modules.length;
    if (modules.length > 1) {
        if (strmap_has(&emitter->all_headers, "ts/module.h")) {
            strbuf_append(&text, "#include \"ts/module.h\"\n");
        }
        strbuf_putc(&text, '\n');
        include_modules(&modules, &text);
    }
    if (waits) {
        write_continuations(&modules, &text);
    }
    strbuf_printf(&text, "\nstatic void %s(void)\n{\n", runner);
    if (symbols) {
        register_symbols(&modules, &text);
    }
    if (patterns) {
        strbuf_append(&text, "    ts_regexp_methods();\n");
    }
    if (locales) {
        strbuf_append(&text, "    ts_number_locale_methods();\n");
    }
    if (dynamic) {
        strbuf_append(&text, "    ts_dynamic_methods();\n");
    }
    if (dates) {
        strbuf_append(&text, "    ts_date_methods();\n");
    }
    if (bigints) {
        strbuf_append(&text, "    ts_bigint_start();\n");
    }
    if (commonjs) {
        strbuf_append(&text, "    ts_microtasks_commonjs();\n");
    }
    write_calls(&modules, 0, &text);
    if (loop) {
        strbuf_append(&text, "    loop_run();\n");
    }
    if (waits) {
        strbuf_append(&text, "    top_level_end();\n");
    }
    strbuf_append(&text, "}\n\nint main(void)\n{\n");
    strbuf_printf(&text, "    return ts_program_run(%s);\n}\n", runner);
    add_emitted_file(emitter, "src/main.c", &text);
}
