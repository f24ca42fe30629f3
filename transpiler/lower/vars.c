/*
 * Variables: which IrVar a symbol is in a frame, temporaries, and `this`.
 *
 * A symbol has one IrVar for each frame of the function that declares it. Variables at a module's
 * (or namespace's) top level belong to the module; everything else starts as a local, and
 * captures.c moves what closures share into scopes.
 */
#include "lower/lower.h"

IrVar *lower_var_new(Frame *f, const char *name, Type *type)
{
    IrVar *var = NEW(f->lower->arena, IrVar);

    var->name = lower_intern(f, name);
    var->type = type ? type : types_any(f->lower->program);
    var->storage = IR_STORAGE_LOCAL;
    var->function = f->function;
    var->temporary = true;
    var->constant = true;
    return var;
}

Frame *lower_module_frame(Lower *lower, const SourceFile *file)
{
    return ptrmap_get(&lower->module_frames, file);
}

/* The frame of the function (or file) `function` as seen from f: on f's chain, or a module's. */
Frame *lower_frame_of(Frame *f, const AstNode *function, const SourceFile *file)
{
    for (Frame *frame = f; frame; frame = frame->outer) {
        if (frame->node == function && !frame->is_class) {
            return frame;
        }
    }
    return lower_module_frame(f->lower, file);
}

void lower_use_module(Frame *f, IrModule *module)
{
    for (size_t i = 0; i < f->module->imports.length; i++) {
        if (f->module->imports.items[i] == module) {
            return;
        }
    }
    if (module && module != f->module) {
        vec_push(f->lower->arena, &f->module->imports, module);
    }
}

static bool is_module_level(const Symbol *symbol)
{
    if (symbol->flags & SYMBOL_EXPORT_DEFAULT) {
        return true;
    }
    return symbol->scope &&
           (symbol->scope->kind == SCOPE_MODULE || symbol->scope->kind == SCOPE_GLOBAL ||
            symbol->scope->kind == SCOPE_NAMESPACE);
}

/* `Name_` for each namespace around a symbol, outermost first. */
static const char *qualified_name(Frame *f, const Symbol *symbol, const char *name)
{
    for (const Symbol *outer = symbol->parent; outer; outer = outer->parent) {
        if (outer->flags & SYMBOL_NAMESPACE) {
            name = arena_printf(f->lower->arena, "%s_%s", outer->name, name);
        }
    }
    return lower_intern(f, name);
}

static const char *variable_name(Frame *f, const Symbol *symbol)
{
    if (strcmp(symbol->name, "default") == 0) {
        return lower_intern(f, "default_export");
    }
    return qualified_name(f, symbol, symbol->name);
}

/* A closure in the initialisation of a loop sees the head's own variables, not those of a turn. */
static IrVar *head_var(const Frame *f, const Frame *home, const Symbol *symbol)
{
    IrVar *var = ptrmap_get(&home->head_vars, symbol);
    const AstNode *head = symbol->value_declaration;

    while (var && head->kind != AST_VARIABLE_STATEMENT) {
        head = head->parent;
    }
    for (; var && f && f != home; f = f->outer) {
        if (f->node && f->node->span.start >= head->span.start &&
            f->node->span.end <= head->span.end) {
            return var;
        }
    }
    return NULL;
}

IrVar *lower_var_of(Frame *f, Symbol *symbol)
{
    AstNode *declaration = symbol->value_declaration;
    const SourceFile *file = declaration ? declaration->file : f->module->file;
    Frame *home = is_module_level(symbol) || !symbol->function
                      ? lower_module_frame(f->lower, file)
                      : lower_frame_of(f, symbol->function, file);
    IrVar *var = head_var(f, home, symbol);

    var = var ? var : ptrmap_get(&home->vars, symbol);
    if (var) {
        return var;
    }
    var = lower_var_new(home, variable_name(f, symbol), lower_symbol_type(home, symbol));
    var->declaration = declaration;
    var->temporary = false;
    var->constant = !symbol->is_reassigned;
    var->needs_tdz_check = symbol->needs_tdz_check;
    if (is_module_level(symbol)) {
        var->storage = IR_STORAGE_MODULE;
        var->module = home->module;
        var->exported = symbol->is_exported;
        vec_push(f->lower->arena, &home->module->vars, var);
    }
    ptrmap_put(f->lower->arena, &home->vars, symbol, var);
    return var;
}

/* `this` of an arrow is that of the function around it; a module's is undefined. */
IrVar *lower_this_var(Frame *f)
{
    for (Frame *frame = f; frame; frame = frame->outer) {
        bool is_arrow = frame->node && frame->node->kind == AST_ARROW_FUNCTION;
        if (!is_arrow && !frame->is_class && !frame->is_inlined) {
            return frame->function ? frame->function->this_var : NULL;
        }
    }
    return NULL;
}

/* Whether reading the expression again, right away, costs and changes nothing. */
bool lower_is_stable(const IrExpr *value)
{
    switch (value->kind) {
    case IR_UNDEFINED:
    case IR_NULL:
    case IR_BOOLEAN:
    case IR_NUMBER:
    case IR_STRING:
        return true;
    case IR_VAR:
        return value->var->constant;
    case IR_CAST:
        return lower_is_stable(value->left);
    default:
        return false;
    }
}

/* A copy that shares nothing, of an expression without effects. */
IrExpr *lower_again(Frame *f, const IrExpr *value)
{
    IrExpr *copy = NEW(f->lower->arena, IrExpr);

    *copy = *value;
    copy->object = value->object ? lower_again(f, value->object) : NULL;
    copy->index = value->index ? lower_again(f, value->index) : NULL;
    copy->left = value->left ? lower_again(f, value->left) : NULL;
    copy->right = value->right ? lower_again(f, value->right) : NULL;
    return copy;
}

IrExpr *lower_stable(Frame *f, AstNode *node, IrExpr *value, const char *role)
{
    if (lower_is_stable(value)) {
        return value;
    }
    IrVar *var = lower_var_new(f, role, value->type);
    lower_emit_declare(f, node, var, value);
    return lower_var_ref(f, node, var);
}
