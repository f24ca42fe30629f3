/*
 * CommonJS:   const util = require("./util.cjs")    exports.add = add    module.exports = { add }
 *
 * `module` and `exports` are variables of the module, objects whose shape is not known. What is
 * required is `any`, unless it is a module of Node's, whose names are known
 * (names/library_bindings.c), or comes by `import x = require(...)` of a module with `export =`. See
 * shims/ts/commonjs.h.
 */
#include <string.h>

#include "lower/lower.h"

static bool is_commonjs_global(const Symbol *symbol, const char *name)
{
    const AstNode *declaration = symbol ? symbol->value_declaration : NULL;

    return declaration && lower_is_library(declaration) && strcmp(symbol->name, name) == 0 &&
           strstr(declaration->file->path, "commonjs_global") != NULL;
}

static IrExpr *record_of(Frame *f, AstNode *node, IrModule *module)
{
    IrExpr *record = lower_expr_new(f, IR_MODULE, node, NULL);

    record->module = module;
    lower_use_module(f, module);
    return record;
}

static IrExpr *call_helper(Frame *f, AstNode *node, const char *name, IrModule *module)
{
    IrExpr *call = lower_helper(f, node, name);

    vec_push(f->lower->arena, &call->args, record_of(f, node, module));
    return call;
}

/* ---- the variables of a module ---------------------------------------------------------- */

/* Declared before all other statements of the module. */
static IrVar *module_var(Frame *home, const char *name, IrExpr *value, size_t place)
{
    IrVar *var = lower_var_new(home, name, types_any(home->lower->program));
    IrStmt *stmt = lower_stmt_new(home, IR_STMT_DECLARE, value->node);

    var->storage = IR_STORAGE_MODULE;
    var->module = home->module;
    var->temporary = false;
    stmt->var = var;
    stmt->expr = value;
    vec_push(home->lower->arena, &home->module->vars, var);
    vec_insert(home->lower->arena, &home->module->main->body->body, place, stmt);
    return var;
}

static IrVar *own_module(Frame *f)
{
    Frame *home = lower_module_frame(f->lower, f->module->file);
    IrModule *module = f->module;

    if (!module->module_object) {
        module->module_object = module_var(
            home, "module", call_helper(home, home->node, "__commonjsObject", module), 0);
    }
    return module->module_object;
}

static IrVar *own_exports(Frame *f)
{
    Frame *home = lower_module_frame(f->lower, f->module->file);
    IrModule *module = f->module;

    if (!module->exports_object) {
        IrVar *object = own_module(f);
        IrExpr *value = lower_field(home, home->node, lower_var_ref(home, home->node, object),
                                    "exports", types_any(f->lower->program));
        module->exports_object = module_var(home, "exports", value, 1);
        module->exports_object->constant = false;
    }
    return module->exports_object;
}

IrExpr *lower_commonjs_this(Frame *f, AstNode *node)
{
    if (!f->module->is_commonjs) {
        return NULL;
    }
    for (Frame *frame = f; frame; frame = frame->outer) {
        bool is_arrow = frame->node && frame->node->kind == AST_ARROW_FUNCTION;
        if (!is_arrow && !frame->is_inlined && frame->outer) {
            return NULL;
        }
    }
    f->module->has_record = true;
    return lower_var_ref(f, node, own_exports(f));
}

/* ---- names ------------------------------------------------------------------------------ */

IrExpr *lower_commonjs_name(Frame *f, AstNode *node, const Symbol *symbol)
{
    if (!is_commonjs_global(symbol, symbol->name) || !f->module->is_commonjs) {
        return NULL;
    }
    if (strcmp(symbol->name, "module") == 0) {
        return lower_var_ref(f, node, own_module(f));
    }
    if (strcmp(symbol->name, "exports") == 0) {
        return lower_var_ref(f, node, own_exports(f));
    }
    if (strcmp(symbol->name, "require") == 0) {
        lower_unsupported(f, node, "'require' as a value");
        return lower_undefined(f, node);
    }
    return lower_module_path(f, node, symbol->name + 2); /* __filename, __dirname */
}

bool lower_is_commonjs_global(const Symbol *symbol)
{
    return is_commonjs_global(symbol, symbol->name);
}

bool lower_is_missing_global(Frame *f, const Symbol *symbol)
{
    return is_commonjs_global(symbol, symbol->name) && !f->module->is_commonjs;
}

/* require.main */
IrExpr *lower_require_member(Frame *f, AstNode *object, AstNode *node, const char *name)
{
    const Symbol *symbol =
        object->kind == AST_IDENTIFIER ? names_resolve_target(f->lower->program, object) : NULL;

    if (!symbol || !is_commonjs_global(symbol, "require") || !f->module->is_commonjs) {
        return NULL;
    }
    if (!name || strcmp(name, "main") != 0) {
        lower_unsupported(f, node, "This member of 'require'");
        return lower_undefined(f, node);
    }
    return lower_helper(f, node, "__mainModule");
}

/* ---- require() -------------------------------------------------------------------------- */

IrExpr *lower_require(Frame *f, AstNode *node, Symbol *module)
{
    IrModule *target = lower_module_frame(f->lower, module->module->file)->module;
    IrExpr *call = call_helper(f, node, "__require", target);

    if (!target->is_commonjs) {
        lower_give_namespace(f, call->args.items[0], module);
    }
    return call;
}

IrExpr *lower_require_call(Frame *f, AstNode *node)
{
    AstNode *specifier = node->call.arguments.length ? node->call.arguments.items[0] : NULL;
    Symbol *module = specifier ? names_module_symbol(f->lower->program, specifier) : NULL;

    if (!module) {
        lower_report(f, node, DYNAMIC_IMPORT_NOT_SUPPORTED);
        return lower_undefined(f, node);
    }
    if (module->is_ambient || !module->module) {
        if (node->parent->kind == AST_EXPRESSION_STATEMENT) {
            return lower_undefined(f, node);
        }
        lower_report(f, node, LIBRARY_IMPORT_NOT_SUPPORTED);
        return lower_undefined(f, node);
    }
    return lower_require(f, node, module);
}

bool lower_calls_require(Frame *f, const AstNode *node)
{
    AstNode *callee = node->call.callee;

    return callee->kind == AST_IDENTIFIER && f->module && f->module->is_commonjs &&
           is_commonjs_global(names_resolve_target(f->lower->program, callee), "require");
}

/* ---- import and export ------------------------------------------------------------------ */

/* What an import of a CommonJS module stands for. */
IrExpr *lower_commonjs_export(Frame *f, AstNode *node, Symbol *symbol)
{
    IrModule *target = lower_module_frame(f->lower, symbol->module->file)->module;
    IrExpr *call;

    if (f->module->is_commonjs && strcmp(symbol->name, "module.exports") == 0) {
        return call_helper(f, node, "__require", target);
    }
    call = call_helper(f, node, "__commonjsExport", target);
    vec_push(f->lower->arena, &call->args,
             lower_string(f, node, symbol->name, strlen(symbol->name)));
    return call;
}

/* import lib = require("./lib.cjs"): evaluates it here. */
void lower_import_equals(Frame *f, AstNode *node)
{
    AstNode *reference = node->import_equals.reference;
    Symbol *module = reference->kind == AST_EXTERNAL_MODULE_REFERENCE
                         ? names_module_symbol(f->lower->program, reference->wrapped.expression)
                         : NULL;

    if (module && module->module && !module->is_ambient && f->module->is_commonjs &&
        !node->import_equals.is_type_only && lower_module_frame(f->lower, module->module->file)) {
        lower_emit_expr(f, node, lower_require(f, node, module));
    }
}

/* export = value: also module.exports, for those that require it without knowing. */
void lower_export_equals(Frame *f, AstNode *node, Symbol *symbol)
{
    AstNode *expression = node->export_assignment.expression;
    Type *any = types_any(f->lower->program);
    IrExpr *value;

    if (!f->module->is_commonjs) {
        lower_unsupported(f, node, "'export =' in an ECMAScript module");
        return;
    }
    if (symbol && !(symbol->flags & SYMBOL_ALIAS)) {
        IrVar *var = lower_var_of(f, symbol);
        lower_emit_declare(f, node, var, lower_expr(f, expression));
        value = lower_var_ref(f, expression, var);
    } else {
        value = lower_expr(f, expression);
    }
    if (f->module->is_required) {
        IrExpr *target =
            lower_field(f, node, lower_var_ref(f, node, own_module(f)), "exports", any);
        lower_emit_expr(f, node, lower_assign(f, node, target, value));
    }
}
