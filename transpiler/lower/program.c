/*
 * The lowering pass: modules in evaluation order, then the bodies of all functions that were met,
 * then the passes over the finished IR.
 *
 * A function is lowered when something mentions it, so what the program does not use is not in the
 * IR; what a module exports is.
 */
#include "lower/lower.h"

#include <ctype.h>

/* ---- modules ------------------------------------------------------------------------ */

/* The file's name without folder and extensions, as a C identifier. */
static const char *module_name(Lower *lower, const SourceFile *file)
{
    const char *slash = strrchr(file->path, '/');
    char *name = arena_strdup(lower->arena, slash ? slash + 1 : file->path);
    char *dot = strchr(name + 1, '.');

    if (*name && dot) {
        *dot = '\0';
    }
    for (char *c = name; *c; c++) {
        if (!isalnum((unsigned char)*c)) {
            *c = '_';
        }
    }
    return isdigit((unsigned char)*name) ? arena_printf(lower->arena, "_%s", name) : name;
}

static bool is_taken(const Lower *lower, const char *name)
{
    for (size_t i = 0; i < lower->ir->modules.length; i++) {
        if (strcmp(lower->ir->modules.items[i]->name, name) == 0) {
            return true;
        }
    }
    return false;
}

/* The folder's name goes in front where two files have the same name. */
static const char *unique_name(Lower *lower, const SourceFile *file)
{
    const char *name = module_name(lower, file);
    const char *base = name;

    for (int i = 2; is_taken(lower, name); i++) {
        name = arena_printf(lower->arena, "%s_%d", base, i);
    }
    return name;
}

static void make_module(Lower *lower, Module *module)
{
    IrModule *ir = NEW(lower->arena, IrModule);
    Frame *frame = NEW(lower->arena, Frame);
    IrFunction *main = NEW(lower->arena, IrFunction);

    ir->name = unique_name(lower, module->file);
    ir->file = module->file;
    ir->is_commonjs = module->is_commonjs;
    ir->is_lazy = module->is_lazy;
    ir->is_required = module->is_required;
    ir->has_record = module->has_record;
    ir->main = main;
    main->kind = IR_FUNCTION_MODULE_MAIN;
    main->name = arena_printf(lower->arena, "%s_main", ir->name);
    main->js_name = "";
    main->node = module->ast;
    main->module = ir;
    main->return_type = types_void(lower->program);
    main->is_async = module->has_top_level_await;
    frame->lower = lower;
    frame->node = module->ast;
    frame->function = main;
    frame->module = ir;
    frame->taken = NEW(lower->arena, PtrMap);
    ptrmap_put(lower->arena, &lower->module_frames, module->file, frame);
    vec_push(lower->arena, &lower->ir->modules, ir);
    if (module == lower->program->modules->entry) {
        lower->ir->entry = ir;
    }
}

static void lower_module(Lower *lower, Module *module)
{
    Frame *f = lower_module_frame(lower, module->file);
    IrFunction *main = f->function;

    main->body = lower_stmt_new(f, IR_STMT_BLOCK, module->ast);
    f->out = &main->body->body;
    lower_module_comments(f, module->ast);
    lower_hoist(f, &module->ast->source_file.statements);
    lower_statements(f, &module->ast->source_file.statements);
    lower_take_inner(f, module->ast, &f->module->trailing_comments);
    lower_prepend_hoisted(f);
}

/* ---- instances of generic classes in instanceof ------------------------------------- */

/* x instanceof Box, where Box has several instances: x instanceof Box_number || ... */
static void widen_class_test(Lower *lower, ClassTest found)
{
    IrExpr *test = found.expr;
    Instance *class_ = ptrmap_get(&lower->class_instances, test->right->class_);
    InstanceVec *instances = &class_->family->instances;
    Frame *f = class_->frame;
    IrExpr *chain = NULL;
    IrVar *var;

    if (instances->length < 2) {
        return;
    }
    var = lower_var_new(f, "object", test->left->type);
    var->function = found.function;
    for (size_t i = 0; i < instances->length; i++) {
        IrExpr *right = lower_again(f, test->right);
        right->class_ = instances->items[i]->class_;
        IrExpr *one = lower_binary(f, test->node, IR_OP_INSTANCEOF,
                                   lower_var_ref(f, test->node, var), right, test->type);
        if (chain) {
            one = lower_binary(f, test->node, IR_OP_LOGICAL_OR, chain, one, test->type);
            one->kind = IR_LOGICAL;
        }
        chain = one;
    }
    test->kind = IR_LET;
    test->op = IR_OP_NONE;
    test->var = var;
    test->right = chain;
}

/* ---- order -------------------------------------------------------------------------- */

static uint32_t end_of(const IrFunction *function)
{
    return function->node    ? function->node->span.end
           : function->owner ? function->owner->node->span.start
                             : 0;
}

/* By where a function ends in the file, so that inner ones come before the ones around them. */
static void sort_functions(IrModule *module)
{
    IrFunctionList *list = &module->functions;

    for (size_t i = 1; i < list->length; i++) {
        IrFunction *function = list->items[i];
        size_t j = i;
        while (j > 0 && end_of(list->items[j - 1]) > end_of(function)) {
            list->items[j] = list->items[j - 1];
            j--;
        }
        list->items[j] = function;
    }
}

static void sort_classes(IrModule *module)
{
    IrClassList *list = &module->classes;

    for (size_t i = 1; i < list->length; i++) {
        IrClass *class_ = list->items[i];
        size_t j = i;
        while (j > 0 && list->items[j - 1]->node->span.start > class_->node->span.start) {
            list->items[j] = list->items[j - 1];
            j--;
        }
        list->items[j] = class_;
    }
}

/* ---- the pass ----------------------------------------------------------------------- */

static void lower_pending(Lower *lower)
{
    do {
        while (lower->next_pending < lower->pending.length) {
            lower_body(lower->pending.items[lower->next_pending++]);
        }
    } while (lower_erase_methods(lower));
}

/* What import() has to evaluate before the module itself. */
static void note_imports(Lower *lower, Module *module)
{
    IrModule *ir = lower_module_frame(lower, module->file)->module;

    for (size_t i = 0; i < module->imports.length && module->has_record; i++) {
        ModuleImport *import = &module->imports.items[i];
        if (import->is_type_only || import->is_dynamic) {
            continue;
        }
        ir->has_imports = true;
        if (import->target && import->target->has_record) {
            IrModule *target = lower_module_frame(lower, import->target->file)->module;
            vec_push(lower->arena, &ir->evaluates, target);
            lower_use_module(lower_module_frame(lower, module->file), target);
        }
    }
}

static void lower_modules(Lower *lower)
{
    ModuleVec *order = &lower->program->modules->evaluation;

    for (size_t i = 0; i < order->length; i++) {
        make_module(lower, order->items[i]);
    }
    for (size_t i = 0; i < order->length; i++) {
        note_imports(lower, order->items[i]);
    }
    lower_scan_classes(lower);
    for (size_t i = 0; i < order->length; i++) {
        lower_module(lower, order->items[i]);
    }
}

/* Where object.constructor is called, any class may be. */
static void use_classes(Lower *lower)
{
    for (size_t i = 0; i < lower->ir->modules.length; i++) {
        IrClassList *classes = &lower->ir->modules.items[i]->classes;
        for (size_t j = 0; j < classes->length; j++) {
            classes->items[j]->used_as_value |= !classes->items[j]->is_abstract;
        }
    }
}

/* Whether a value of the type can be an array. */
static bool may_be_array(Program *program, Type *type)
{
    bool may = !(type->flags & TYPE_OBJECT) || types_is_array(program, type) ||
               types_is_tuple(program, type);

    if (type->flags & TYPE_UNION) {
        may = false;
        for (size_t i = 0; i < type->as.set.count && !may; i++) {
            may = may_be_array(program, type->as.set.types[i]);
        }
    }
    return may;
}

/* What the program makes proxies of decides whether a loop may stand for an array's method. */
static void find_proxies(Lower *lower)
{
    const Symbol *symbol = names_global(lower->program, "Proxy", SYMBOL_VALUE);

    for (size_t i = 0; symbol && i < symbol->references.length; i++) {
        const AstNode *parent = symbol->references.items[i]->parent;
        if (parent && parent->kind == AST_PROPERTY_ACCESS) {
            parent = parent->parent; /* Proxy.revocable(...) */
        }
        const AstList *arguments = parent->kind == AST_NEW_EXPRESSION    ? &parent->call.arguments
                                   : parent->kind == AST_CALL_EXPRESSION ? &parent->call.arguments
                                                                         : NULL;
        lower->ir->uses_proxies = true;
        lower->ir->proxies_arrays |=
            !arguments || arguments->length == 0 ||
            may_be_array(lower->program, types_of_expression(lower->program, arguments->items[0]));
    }
}

IrProgram *lower_program(Program *program)
{
    Lower *lower = NEW(program->arena, Lower);
    size_t errors = diagnostics_error_count(program);

    lower->program = program;
    lower->arena = program->arena;
    lower->ir = NEW(program->arena, IrProgram);
    find_proxies(lower);
    lower_modules(lower);
    lower_pending(lower);
    lower_finish_class_statements(lower);
    for (size_t i = 0; i < lower->class_tests.length; i++) {
        widen_class_test(lower, lower->class_tests.items[i]);
    }
    if (lower->gives_classes) {
        use_classes(lower);
    }
    lower_prune(lower);
    lower_place_variables(lower);
    lower_check_mixins(lower);
    for (size_t i = 0; i < lower->ir->modules.length; i++) {
        sort_functions(lower->ir->modules.items[i]);
        sort_classes(lower->ir->modules.items[i]);
    }
    lower_name_functions(lower);
    return diagnostics_error_count(program) > errors ? NULL : lower->ir;
}
