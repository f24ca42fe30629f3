/*
 * One .c and .h for each module of the program, and main.c.
 *
 * A file has, in this order: the module's comment, includes, structs, variables, prototypes,
 * descriptors, functions in source order, the module's statements. Function bodies are written
 * first, since they tell which structs and helpers are needed.
 */
#include <string.h>

#include "analyze/analyze.h"
#include "analyze/flow_walk.h"
#include "emit/emit.h"
#include "emit/emitter.h"
#include "emit/usage.h"

/* ---- names ------------------------------------------------------------------------------------------------------ */

static bool shares_name(Emitter *emitter, const IrFunction *function)
{
    return strmap_has(&emitter->global_names, name_identifier(emitter->arena, function->name));
}

/* The names of the objects that make a function a value; false if one is taken. */
static bool reserve_value(Emitter *emitter, const char *name)
{
    static const char *const suffixes[] = { "function", "info", "code", "invoke", "value" };
    const size_t count = sizeof suffixes / sizeof *suffixes;

    for (size_t i = 0; i < count; i++) {
        if (strmap_has(&emitter->global_names,
                       arena_printf(emitter->arena, "%s_%s", name, suffixes[i]))) {
            return false;
        }
    }
    for (size_t i = 0; i < count; i++) {
        const char *taken = arena_printf(emitter->arena, "%s_%s", name, suffixes[i]);
        strmap_put(emitter->arena, &emitter->global_names, taken, (void *)taken);
    }
    return true;
}

static void name_function(Emitter *emitter, IrFunction *function)
{
    if (!function->is_reachable || function->c_name) {
        return;
    }
    const char *wanted = function->name && *function->name ? function->name : "function";
    if (function->owner) {
        const char *member = function->kind == IR_FUNCTION_CONSTRUCTOR ? "init"
            : function->kind == IR_FUNCTION_GETTER
                ? arena_printf(emitter->arena, "get_%s", function->js_name)
            : function->kind == IR_FUNCTION_SETTER
                ? arena_printf(emitter->arena, "set_%s", function->js_name)
                : function->js_name && *function->js_name ? function->js_name : function->name;
        if (strncmp(wanted, function->owner->name, strlen(function->owner->name)) != 0) {
            wanted = arena_printf(emitter->arena, "%s_%s", function->owner->c_name, member);
        } else if (function->kind == IR_FUNCTION_CONSTRUCTOR) {
            wanted = arena_printf(emitter->arena, "%s_init", function->owner->c_name);
        }
    } else if (function->is_shared && shares_name(emitter, function)) {
        wanted = arena_printf(emitter->arena, "%s_%s", function->module->name, wanted);
    }
    do {
        function->c_name = name_global(emitter, wanted, function);
    } while ((function->used_as_value || function->owner) && !reserve_value(emitter, function->c_name));
}

static void reserve_types(Emitter *emitter)
{
    for (size_t i = 0; i < emitter->analysis->structs.length; i++) {
        Struct *record = emitter->analysis->structs.items[i];
        record->name = name_global(emitter, record->name, record);
        if (record->class_) {
            record->class_->c_name = record->name;
        }
    }
}

/* main.c and types.h are ours; what else is called so gets another file. */
static void name_file(Emitter *emitter, IrModule *module)
{
    if (strcmp(module->name, "main") == 0 || strcmp(module->name, "types") == 0) {
        module->name = arena_printf(emitter->arena, "%s_module", module->name);
    }
}

static void name_module(Emitter *emitter, IrModule *module)
{
    name_file(emitter, module);
    for (size_t i = 0; i < module->classes.length; i++) {
        IrClass *class_ = module->classes.items[i];
        if (!class_->c_name) {
            class_->c_name = name_global(emitter, class_->name, class_);
        }
    }
    for (size_t i = 0; i < module->functions.length; i++) {
        name_function(emitter, module->functions.items[i]);
    }
    module->main->c_name = name_global(emitter, arena_printf(emitter->arena, "%s_main", module->name), module);
    module->main->is_shared = true;
    if (module->has_record) {
        module->record_name = name_global(emitter, arena_printf(emitter->arena, "%s_module", module->name), module);
    }
    for (size_t i = 0; i < module->vars.length; i++) {
        IrVar *var = module->vars.items[i];
        if (var->storage == IR_STORAGE_MODULE) {
            var->c_name = name_global(emitter, var->name, var);
        }
        if (var->symbol_key) {
            var->is_shared = emitter->ir->modules.length > 1 || var->is_registered;
            var->c_value = c_unary(emitter->arena, "&", c_text(emitter->arena, var->c_name));
        }
    }
}

/* ---- module variables -------------------------------------------------------------------------------------------- */

static const char *var_ctype(Emitter *emitter, IrVar *var)
{
    return ctype_of_slot(emitter, var->slot, var->type);
}

/* A symbol in static memory. */
static void write_symbol(Emitter *emitter, IrVar *var, StrBuf *out)
{
    const char *text = var->symbol_text;
    CommentList comments = {0};

    if (var->definition) {
        comments = comments_of(&var->definition->comments);
    }
    c_write_comments(out, &comments, 0);
    text = text ? arena_printf(emitter->arena, "TS_KEY(%s)",
                               c_string_literal(emitter->arena, text, strlen(text)))
                : "NULL";
    strbuf_printf(out, "%sTsSymbol %s = TS_SYMBOL_INIT(%s);\n", var->is_shared ? "" : "static ",
                  var->c_name, text);
}

static void write_variable(Emitter *emitter, IrVar *var, StrBuf *out)
{
    if (var->symbol_key) {
        write_symbol(emitter, var, out);
        return;
    }
    const char *text = declaration(emitter, var_ctype(emitter, var), var->c_name);

    if (!var->initialiser) {
        strbuf_printf(out, "%s%s;\n", var->is_shared ? "" : "static ", text);
        return;
    }
    CommentList comments = comments_of(&var->definition->comments);
    CStmtList list = {0};
    CStmtList prelude = {0};
    emitter->prelude = &prelude;
    CExpr *value = emit_for_slot(emitter, var->initialiser, var->slot, var->type);
    emitter->prelude = NULL;
    CStmt *stmt = c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "static const %s", text),
                                 value);
    stmt->comments = comments;
    stmt->trailing = var->definition->trailing_comment;
    vec_push(emitter->arena, &list, stmt);
    c_write_statements(out, &list, 0);
}

/* Module variables that point into the heap are roots of the collector. */
static void root_variables(Emitter *emitter, IrModule *module, StrBuf *out)
{
    for (size_t i = 0; i < module->vars.length; i++) {
        IrVar *var = module->vars.items[i];
        Repr repr = repr_of_slot(emitter->analysis, var->slot);
        if (var->is_emitted && !var->initialiser && !var->symbol_key && (repr.kind == REPR_POINTER || repr.kind == REPR_VALUE)) {
            strbuf_printf(out, "    ts_heap_root(&%s, TS_REP_%s);\n", var->c_name, rep_name(repr));
        }
    }
}

static bool var_is_used(const IrVar *var)
{
    return var->reads > 0 || var->is_written;
}

/* ---- one module ----------------------------------------------------------------------------------------------------- */

static void write_main(Emitter *emitter, IrModule *module, StrBuf *frames, StrBuf *out)
{
    StrBuf text = {0}, roots = {0};

    write_function(emitter, module->main, frames, &text);
    root_variables(emitter, module, &roots);
    const char *brace = strstr(strbuf_text(&text), "\n{\n");
    const char *next = module->main->is_async && brace ? strstr(brace + 1, "\n{\n") : NULL;
    brace = next ? next : brace; /* behind the function that goes on */
    if (roots.length > 0 && brace) {
        size_t head = (size_t)(brace - text.data) + 3;
        strbuf_append_n(out, text.data, head);
        strbuf_append_n(out, roots.data, roots.length);
        bool has_body = strcmp(text.data + head, "}\n\n") != 0;
        strbuf_append(out, has_body ? "\n" : "");
        strbuf_append(out, text.data + head);
    } else {
        strbuf_append(out, strbuf_text(&text));
    }
    strbuf_free(&text);
    strbuf_free(&roots);
}

/* What the declarations in a module's header need. */
static void write_shared_includes(Emitter *emitter, const StrBuf *shared, StrBuf *out)
{
    StrMap own = emitter->headers;

    emitter->headers = (StrMap){0};
    use_struct_headers(emitter, shared);
    for (size_t i = 0; i < emitter->headers.count; i++) {
        strbuf_printf(out, "#include \"%s\"\n", emitter->headers.entries[i].key);
    }
    emitter->headers = own;
}

void use_module(Emitter *emitter, IrModule *module)
{
    IrModule *user = emitter->module;
    bool is_known = !module || !user || user == module;

    for (size_t i = 0; !is_known && i < user->imports.length; i++) {
        is_known = user->imports.items[i] == module;
    }
    if (!is_known) {
        vec_push(emitter->arena, &user->imports, module);
    }
}

static void write_includes(Emitter *emitter, IrModule *module, StrBuf *out)
{
    bool single = emitter->ir->modules.length == 1;
    VEC(const char *) names = {0};

    if (single) {
        strbuf_printf(out, "#include \"%s.h\"\n\n", module->name);
    }
    for (size_t i = 0; i < emitter->headers.count; i++) {
        const char *header = emitter->headers.entries[i].key;
        size_t at = names.length;
        if (strcmp(header, "ts/ts.h") == 0) {
            continue;
        }
        vec_push(emitter->arena, &names, header);
        while (at > 0 && strcmp(names.items[at - 1], header) > 0) {
            names.items[at] = names.items[at - 1];
            at--;
        }
        names.items[at] = header;
    }
    for (size_t i = 0; i < names.length; i++) {
        bool is_system = names.items[i][0] == '<';
        strbuf_printf(out, is_system ? "#include %s\n" : "#include \"%s\"\n", names.items[i]);
        if (is_system && i + 1 < names.length && names.items[i + 1][0] != '<') {
            strbuf_putc(out, '\n');
        }
    }
    if (names.length > 0) {
        strbuf_putc(out, '\n');
    }
    if (single) {
        return;
    }
    /* After the runtime's headers: what modules declare may be called like a parameter there. */
    strbuf_printf(out, "#include \"%s.h\"\n", module->name);
    for (size_t i = 0; i < module->imports.length; i++) {
        strbuf_printf(out, "#include \"%s.h\"\n", module->imports.items[i]->name);
    }
    strbuf_putc(out, '\n');
}

static void sort_structs(Emitter *emitter)
{
    for (size_t i = 1; i < emitter->structs.length; i++) {
        Struct *record = emitter->structs.items[i];
        size_t j = i;
        while (j > 0 && emitter->structs.items[j - 1]->order > record->order) {
            emitter->structs.items[j] = emitter->structs.items[j - 1];
            j--;
        }
        emitter->structs.items[j] = record;
    }
}

/* Structs in order of their making; writing one may bring others in. */
static void write_structs(Emitter *emitter, StrBuf *types, StrBuf *definitions)
{
    for (size_t i = 0; i < emitter->structs.length; i++) {
        StrBuf scratch = {0};
        write_struct(emitter, emitter->structs.items[i], &scratch);
        strbuf_free(&scratch);
    }
    sort_structs(emitter);
    for (size_t i = 0; i < emitter->structs.length; i++) {
        Struct *record = emitter->structs.items[i];
        strbuf_printf(types, "typedef struct %s %s;\n", record->name, record->name);
        write_struct(emitter, record, definitions);
    }
    if (emitter->structs.length > 0) {
        strbuf_putc(types, '\n');
    }
}

static void start_module(Emitter *emitter, IrModule *module)
{
    emitter->module = module;
    emitter->headers = (StrMap){0};
    emitter->structs.length = 0;
    emitter->structs.items = NULL;
    emitter->structs.capacity = 0;
    emitter->encoders.length = 0;
    emitter->dispatchers.length = 0;
    use_header(emitter, "ts/ts.h");
}

void add_emitted_file(Emitter *emitter, const char *path, StrBuf *text)
{
    char *copy = arena_strndup(emitter->arena, strbuf_text(text), text->length);

    emitted_project_add(emitter->program, emitter->project, path, copy, text->length);
    strbuf_free(text);
}

static void trim_blank_lines(StrBuf *text)
{
    while (text->length > 1 && text->data[text->length - 1] == '\n'
           && text->data[text->length - 2] == '\n') {
        strbuf_truncate(text, text->length - 1);
    }
}

static void write_scopes(Emitter *emitter, IrModule *module, StrBuf *out)
{
    StrBuf text = {0};

    for (size_t i = 0; i < emitter->scope_list.length; i++) {
        IrScope *scope = emitter->scope_list.items[i];
        if (scope->function->module == module) {
            write_scope(emitter, scope, &text);
        }
    }
    strbuf_append_n(out, strbuf_text(&text), text.length);
    strbuf_free(&text);
}

static void collect_scopes_stmt(Emitter *emitter, IrStmt *stmt)
{
    if (!stmt) {
        return;
    }
    if (stmt->scope) {
        bool known = false;
        for (size_t i = 0; i < emitter->scope_list.length; i++) {
            known |= emitter->scope_list.items[i] == stmt->scope;
        }
        if (!known) {
            vec_push(emitter->arena, &emitter->scope_list, stmt->scope);
        }
    }
    for (size_t i = 0; i < stmt->init.length; i++) {
        collect_scopes_stmt(emitter, stmt->init.items[i]);
    }
    for (size_t i = 0; i < stmt->body.length; i++) {
        collect_scopes_stmt(emitter, stmt->body.items[i]);
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        for (size_t j = 0; j < stmt->cases.items[i].body.length; j++) {
            collect_scopes_stmt(emitter, stmt->cases.items[i].body.items[j]);
        }
    }
    collect_scopes_stmt(emitter, stmt->then);
    collect_scopes_stmt(emitter, stmt->otherwise);
    collect_scopes_stmt(emitter, stmt->finally);
}

static void collect_scopes(Emitter *emitter, IrFunction *function)
{
    if (!function->is_reachable) {
        return;
    }
    if (function->own_scope) {
        vec_push(emitter->arena, &emitter->scope_list, function->own_scope);
    }
    collect_scopes_stmt(emitter, function->body);
}

/* The shims' guards start with TS_ and NODE_. */
static const char *header_guard(Emitter *emitter, const char *module)
{
    const char *name = name_upper(emitter->arena, module);
    bool is_shim = strncmp(name, "TS_", 3) == 0 || strncmp(name, "NODE_", 5) == 0;

    return arena_printf(emitter->arena, is_shim ? "MODULE_%s_H" : "%s_H", name);
}

/* The module's variables. A constant that no C mentions, as all its readers throw or know its
 * type, is left out; from the last to the first, since constants mention earlier ones. */
static void write_variables(Emitter *emitter, IrModule *module, StrBuf *out, StrBuf *shared)
{
    StrBuf *texts = NEW_ARRAY(emitter->arena, StrBuf, module->vars.length);

    for (size_t i = module->vars.length; i-- > 0;) {
        IrVar *var = module->vars.items[i];
        bool is_unread = var->initialiser && !var->is_mentioned && !var->is_shared;
        texts[i] = (StrBuf){0};
        if ((var->is_emitted && !is_unread) || var->is_named) {
            write_variable(emitter, var, &texts[i]);
        }
    }
    for (size_t i = 0; i < module->vars.length; i++) {
        IrVar *var = module->vars.items[i];
        strbuf_append_n(out, strbuf_text(&texts[i]), texts[i].length);
        strbuf_free(&texts[i]);
        if ((var->is_emitted || var->is_named) && var->is_shared) {
            strbuf_printf(shared, "extern %s;\n",
                          declaration(emitter,
                                      var->symbol_key ? "TsSymbol" : var_ctype(emitter, var),
                                      var->c_name));
        }
    }
}

/* What a function is in C. */
typedef struct FunctionTexts {
    StrBuf frame, prototype, info, definition;
} FunctionTexts;

static FunctionTexts write_function_texts(Emitter *emitter, IrFunction *function, StrBuf *shared)
{
    FunctionTexts texts = {0};

    if (!function->is_reachable || !function->body) {
        return texts;
    }
    write_function(emitter, function, &texts.frame, &texts.definition);
    write_prototype(emitter, function, function->is_shared ? shared : &texts.prototype);
    if (function->used_as_value && function->kind != IR_FUNCTION_METHOD) {
        write_function_info(emitter, function, &texts.info);
    }
    if (function->is_shared_value) {
        strbuf_printf(&texts.info, "TsFunction *const %s_value = &%s_function;\n", function->c_name,
                      function->c_name);
        strbuf_printf(shared, "extern TsFunction *const %s_value;\n", function->c_name);
    }
    return texts;
}

/* A function that no C mentions, as what would is known not to happen, is left out. */
static void join_function_texts(const IrFunction *function, FunctionTexts *texts, StrBuf *frames,
                                StrBuf *prototypes, StrBuf *infos, StrBuf *definitions)
{
    bool is_kept = function->kind != IR_FUNCTION_PLAIN || function->is_mentioned || function->is_shared
        || function->is_shared_value;
    const StrBuf *from[] = {&texts->frame, &texts->prototype, &texts->info, &texts->definition};
    StrBuf *to[] = {frames, prototypes, infos, definitions};

    for (size_t i = 0; is_kept && i < sizeof to / sizeof *to; i++) {
        strbuf_append_n(to[i], strbuf_text(from[i]), from[i]->length);
    }
    strbuf_free(&texts->frame);
    strbuf_free(&texts->prototype);
    strbuf_free(&texts->info);
    strbuf_free(&texts->definition);
}

static void emit_module(Emitter *emitter, IrModule *module)
{
    StrBuf functions = {0}, frames = {0}, types = {0}, definitions = {0}, scopes = {0}, variables = {0};
    StrBuf prototypes = {0}, infos = {0}, descriptors = {0}, source = {0}, header = {0};
    StrBuf encoders = {0}, shared = {0}, main_text = {0}, main_frame = {0};
    CommentList file_comments = comments_of(&module->header_comments);
    CommentList last_comments = comments_of(&module->trailing_comments);
    bool single = emitter->ir->modules.length == 1;

    start_module(emitter, module);
    emitter->scope_list.length = 0;
    collect_scopes(emitter, module->main);
    for (size_t i = 0; i < module->functions.length; i++) {
        collect_scopes(emitter, module->functions.items[i]);
    }
    for (size_t i = 0; i < module->vars.length; i++) {
        IrVar *var = module->vars.items[i];
        var->is_emitted = var_is_used(var) && var->storage == IR_STORAGE_MODULE;
        if (var->symbol_key) {
            var->is_emitted = var->reads > 0 || var->is_shared;
        }
    }
    FunctionTexts *texts = NEW_ARRAY(emitter->arena, FunctionTexts, module->functions.length);
    for (size_t i = 0; i < module->functions.length; i++) {
        texts[i] = write_function_texts(emitter, module->functions.items[i], &shared);
    }
    for (size_t i = 0; i < module->classes.length; i++) {
        if (module->classes.items[i]->is_shared && module->classes.items[i]->used_as_value) {
            strbuf_printf(&shared, "extern TsFunction %s_function;\n", module->classes.items[i]->c_name);
        }
    }
    write_main(emitter, module, &main_frame, &main_text);
    emit_encoders(emitter, &encoders);
    write_dispatchers(emitter, &encoders);
    write_scopes(emitter, module, &scopes);
    if (single) {
        write_structs(emitter, &types, &definitions);
        for (size_t i = 0; i < emitter->structs.length; i++) {
            write_descriptors(emitter, emitter->structs.items[i], &descriptors);
        }
    } else {
        for (size_t i = 0; i < emitter->structs.length; i++) {
            emitter->structs.items[i]->is_used = true;
        }
        for (size_t i = 0; i < emitter->analysis->structs.length; i++) {
            Struct *record = emitter->analysis->structs.items[i];
            if (record->module == module && record->shapes.length > 0) {
                use_struct(emitter, record);
                write_descriptors(emitter, record, &descriptors);
            }
        }
    }

    write_variables(emitter, module, &variables, &shared);
    for (size_t i = 0; i < module->functions.length; i++) {
        join_function_texts(module->functions.items[i], &texts[i], &frames, &prototypes, &infos, &functions);
    }
    strbuf_append_n(&frames, strbuf_text(&main_frame), main_frame.length);
    strbuf_free(&main_frame);

    const StrBuf *declarations[] = {&definitions, &scopes, &frames, &variables, &prototypes};
    for (size_t i = 0; i < sizeof declarations / sizeof *declarations; i++) {
        use_struct_headers(emitter, declarations[i]);
    }
    c_write_comments(&source, &file_comments, 0);
    if (file_comments.length > 0) {
        strbuf_putc(&source, '\n');
    }
    write_includes(emitter, module, &source);
    strbuf_append(&source, strbuf_text(&types));
    strbuf_append(&source, strbuf_text(&definitions));
    strbuf_append(&source, strbuf_text(&scopes));
    strbuf_append(&source, strbuf_text(&frames));
    if (variables.length > 0) {
        strbuf_append(&source, strbuf_text(&variables));
        strbuf_putc(&source, '\n');
    }
    if (prototypes.length > 0) {
        strbuf_append(&source, strbuf_text(&prototypes));
        strbuf_putc(&source, '\n');
    }
    strbuf_append(&source, strbuf_text(&descriptors));
    if (infos.length > 0) {
        strbuf_append(&source, strbuf_text(&infos));
        strbuf_putc(&source, '\n');
    }
    strbuf_append(&source, strbuf_text(&encoders));
    strbuf_append(&source, strbuf_text(&functions));
    strbuf_append(&source, strbuf_text(&main_text));
    trim_blank_lines(&source);
    if (last_comments.length > 0) {
        strbuf_putc(&source, '\n');
        c_write_comments(&source, &last_comments, 0);
    }

    const char *guard = header_guard(emitter, module->name);
    strbuf_printf(&header, "#ifndef %s\n#define %s\n\n", guard, guard);
    strbuf_append(&header, "#include \"ts/ts.h\"\n");
    if (module->has_record) {
        strbuf_append(&header, module->is_commonjs ? "#include \"ts/commonjs.h\"\n"
                                                   : "#include \"ts/module.h\"\n");
        use_header(emitter, module->is_commonjs ? "ts/commonjs.h" : "ts/module.h");
    } else if (module->main->is_async) {
        strbuf_append(&header, "#include \"ts/promise.h\"\n");
    }
    write_shared_includes(emitter, &shared, &header);
    strbuf_append(&header, single ? "\n" : "#include \"types.h\"\n\n");
    if (shared.length > 0) {
        strbuf_append(&header, strbuf_text(&shared));
        strbuf_putc(&header, '\n');
    }
    strbuf_printf(&header, "/* The module's own statements. */\n%s%s(void);\n",
                  module->main->is_async ? "TsPromise *" : "void ", module->main->c_name);
    write_module_record(emitter, module, &source, &header);
    strbuf_append(&header, "\n#endif\n");
    add_emitted_file(emitter, arena_printf(emitter->arena, "src/%s.c", module->name), &source);
    add_emitted_file(emitter, arena_printf(emitter->arena, "src/%s.h", module->name), &header);
    strbuf_free(&functions);
    strbuf_free(&types);
    strbuf_free(&definitions);
    strbuf_free(&scopes);
    strbuf_free(&frames);
    strbuf_free(&variables);
    strbuf_free(&prototypes);
    strbuf_free(&infos);
    strbuf_free(&descriptors);
    strbuf_free(&encoders);
    strbuf_free(&shared);
    strbuf_free(&main_text);
}

/* ---- types.h and main.c ------------------------------------------------------------------------------------------------ */

/* With several modules, the structs they share are in one header. */
static void emit_types(Emitter *emitter)
{
    StrBuf types = {0}, definitions = {0}, header = {0}, externs = {0};

    start_module(emitter, emitter->ir->entry);
    for (size_t i = 0; i < emitter->analysis->structs.length; i++) {
        Struct *record = emitter->analysis->structs.items[i];
        if (record->is_used || record->shapes.length > 0) {
            use_struct(emitter, record);
        }
    }
    write_structs(emitter, &types, &definitions);
    for (size_t i = 0; i < emitter->structs.length; i++) {
        Struct *record = emitter->structs.items[i];
        const char *last = "";
        for (size_t j = 0; j < record->shapes.length; j++) {
            const char *name = descriptor_of(emitter, record->shapes.items[j]);
            if (strcmp(name, last) != 0) {
                strbuf_printf(&externs, "extern const TsType %s;\n", name);
            }
            last = name;
        }
    }
    use_struct_headers(emitter, &definitions);
    strbuf_append(&header, "/* The objects that the program's modules share. */\n");
    strbuf_append(&header, "#ifndef TYPES_H\n#define TYPES_H\n\n#include \"ts/ts.h\"\n");
    for (size_t i = 0; i < emitter->headers.count; i++) {
        if (strcmp(emitter->headers.entries[i].key, "ts/ts.h") != 0) {
            strbuf_printf(&header, "#include \"%s\"\n", emitter->headers.entries[i].key);
        }
    }
    strbuf_printf(&header, "\n%s%s%s\n#endif\n", strbuf_text(&types), strbuf_text(&definitions),
                  strbuf_text(&externs));
    add_emitted_file(emitter, "src/types.h", &header);
    strbuf_free(&types);
    strbuf_free(&definitions);
    strbuf_free(&externs);
}

const char *name_upper(Arena *arena, const char *name)
{
    char *copy = arena_strdup(arena, name);

    for (char *c = copy; *c; c++) {
        *c = *c >= 'a' && *c <= 'z' ? (char)(*c - 'a' + 'A') : *c;
    }
    return copy;
}

EmittedProject *emit_program(Program *program)
{
    Emitter emitter = {
        .program = program,
        .analysis = (Analysis *)program->analysis,
        .arena = program->arena,
        .ir = (IrProgram *)program->ir,
        .project = emitted_project_new(program),
    };

    find_usage(&emitter);
    find_sharing(&emitter);
    reserve_types(&emitter);
    for (size_t i = 0; i < emitter.ir->modules.length; i++) {
        name_module(&emitter, emitter.ir->modules.items[i]);
    }
    for (size_t i = 0; i < emitter.ir->modules.length; i++) {
        emit_module(&emitter, emitter.ir->modules.items[i]);
        for (size_t j = 0; j < emitter.headers.count; j++) {
            strmap_put(emitter.arena, &emitter.all_headers, emitter.headers.entries[j].key,
                       emitter.headers.entries[j].value);
        }
    }
    if (emitter.ir->modules.length > 1) {
        emit_types(&emitter);
    }
    emit_main(&emitter);
    emit_bindings(&emitter);
    return emitter.project;
}
