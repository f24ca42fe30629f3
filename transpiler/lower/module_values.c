/*
 * Modules as values:   import * as store from "./store.js";   show(store)   store[name]
 *
 * Members are used directly wherever a name says which (store.count is the variable itself). Where
 * a module is a value, its file gets two functions: one that reads an export by its place among the
 * sorted names, and one that gives the object made of it (shims/ts/namespace.h):
 *
 *     static TsValue store_member(int32_t index)
 *     {
 *         switch (index) {
 *         case 0:
 *             return ts_from_number(store_count);
 *         ...
 *
 *     TsValue store_namespace(void)
 *     {
 *         return ts_namespace(&store_member_function, TS_STR("count next"));
 *     }
 */
#include "lower/lower.h"

static bool is_value(const Symbol *symbol)
{
    return (symbol->flags & SYMBOL_VALUE) && !(symbol->flags & SYMBOL_CONST_ENUM);
}

/* The exports that exist at run time, sorted by name. */
static ExportVec exports_of(Lower *lower, Symbol *module)
{
    ExportVec list = {0}, all = {0};

    names_exports(lower->program, module, &all);
    for (size_t i = 0; i < all.length; i++) {
        const char *name = all.items[i].name;
        Symbol *target = names_export(lower->program, module, name);
        size_t at = list.length;
        if (!target || all.items[i].symbol->is_type_only || !is_value(target)) {
            continue;
        }
        while (at > 0 && strcmp(list.items[at - 1].name, name) > 0) {
            at--;
        }
        vec_insert(lower->arena, &list, at, ((Export){name, target}));
    }
    return list;
}

/* Names with a space between them; one in a name is U+001F. */
static const char *joined_names(Lower *lower, const ExportVec *exports)
{
    StrBuf text = {0};

    for (size_t i = 0; i < exports->length; i++) {
        strbuf_append(&text, i > 0 ? " " : "");
        for (const char *c = exports->items[i].name; *c; c++) {
            strbuf_putc(&text, *c == ' ' ? '\x1f' : *c);
        }
    }
    const char *joined = arena_strdup(lower->arena, strbuf_text(&text));
    strbuf_free(&text);
    return joined;
}

/* ---- making the functions -------------------------------------------------------------- */

static Frame *new_function(Frame *home, AstNode *node, const char *role)
{
    Lower *lower = home->lower;
    IrFunction *function = NEW(lower->arena, IrFunction);
    Frame *frame = lower_frame_new(home, NULL, function);

    function->kind = IR_FUNCTION_PLAIN;
    function->name = arena_printf(lower->arena, "%s_%s", home->module->name, role);
    function->js_name = "";
    function->node = node;
    function->module = home->module;
    function->return_type = types_any(lower->program);
    function->body = lower_stmt_new(frame, IR_STMT_BLOCK, node);
    frame->out = &function->body->body;
    vec_push(lower->arena, &home->module->functions, function);
    return frame;
}

static IrStmt *return_value(Frame *f, AstNode *node, IrExpr *value)
{
    IrStmt *stmt = lower_stmt_new(f, IR_STMT_RETURN, node);

    stmt->expr = value;
    return stmt;
}

static IrExpr *export_value(Frame *f, AstNode *node, const Export *export)
{
    IrExpr *value = lower_symbol_value(f, node, export->symbol);

    value->type = lower_symbol_type(f, export->symbol);
    return value;
}

/* switch (index) { case 0: return first; ... } */
static IrFunction *member_function(Frame *home, AstNode *node, const ExportVec *exports)
{
    Lower *lower = home->lower;
    Frame *f = new_function(home, node, "member");
    IrVar *index = lower_var_new(f, "index", types_number(lower->program));
    IrStmt *stmt = lower_stmt_new(f, IR_STMT_SWITCH, node);

    vec_push(lower->arena, &f->function->params, index);
    f->function->length = 1;
    stmt->expr = lower_var_ref(f, node, index);
    for (size_t i = 0; i < exports->length; i++) {
        IrCase *clause = vec_add(lower->arena, &stmt->cases);
        vec_push(lower->arena, &clause->tests, lower_number(f, node, (double)i));
        vec_push(lower->arena, &clause->body,
                 return_value(f, node, export_value(f, node, &exports->items[i])));
    }
    if (exports->length > 0) {
        lower_emit(f, stmt);
    }
    return f->function;
}

static IrExpr *function_value(Frame *f, AstNode *node, IrFunction *function)
{
    IrExpr *expr = lower_expr_new(f, IR_FUNCTION, node, NULL);

    expr->function = function;
    function->used_as_value = true;
    return expr;
}

/* The function that gives the module's namespace, in the module's own file. */
static IrFunction *namespace_function(Frame *f, Symbol *module)
{
    Lower *lower = f->lower;
    IrFunction *known = ptrmap_get(&lower->module_namespaces, module);

    if (known) {
        return known;
    }
    AstNode *node = module->module->ast;
    Frame *home = lower_module_frame(lower, module->module->file);
    Frame *frame = new_function(home, node, "namespace");
    ptrmap_put(lower->arena, &lower->module_namespaces, module, frame->function);
    ExportVec exports = exports_of(lower, module);
    const char *names = joined_names(lower, &exports);
    IrExpr *call = lower_helper(frame, node, "__namespace");
    vec_push(lower->arena, &call->args,
             function_value(frame, node, member_function(home, node, &exports)));
    vec_push(lower->arena, &call->args, lower_string(frame, node, names, strlen(names)));
    lower_emit(frame, return_value(frame, node, call));
    return frame->function;
}

/* ---- modules of the library, and names taken out at once ------------------------------- */

/* const { a, b: c } = store */
bool lower_is_taken_apart(const AstNode *node)
{
    const AstNode *parent = node->parent;

    if (!parent || parent->kind != AST_VARIABLE_DECLARATION ||
        parent->variable.target->kind != AST_OBJECT_PATTERN) {
        return false;
    }
    const AstList *elements = &parent->variable.target->elements.items;
    for (size_t i = 0; i < elements->length; i++) {
        const AstNode *name = elements->items[i]->binding_element.property_name;
        if (elements->items[i]->binding_element.is_rest || (name && name->kind != AST_IDENTIFIER)) {
            return false;
        }
    }
    return true;
}

static void add_member(Frame *f, AstNode *node, IrExpr *object, const char *name, Symbol *member)
{
    if (member && is_value(member)) {
        IrProperty *property = vec_add(f->lower->arena, &object->properties);
        property->kind = IR_PROPERTY_VALUE;
        property->name = name;
        if (member->flags & (SYMBOL_MODULE | SYMBOL_NAMESPACE)) {
            node = member->value_declaration; /* all of it, whatever the pattern does with that */
        }
        property->value = lower_symbol_value(f, node, member);
        property->value->type = lower_symbol_type(f, member);
    }
}

IrExpr *lower_taken_apart(Frame *f, AstNode *node, Symbol *module)
{
    const AstList *elements = &node->parent->variable.target->elements.items;
    IrExpr *object = lower_expr_new(f, IR_OBJECT, node, lower_type_of(f, node));

    for (size_t i = 0; i < elements->length; i++) {
        const AstNode *element = elements->items[i];
        const AstNode *key = element->binding_element.property_name
                                 ? element->binding_element.property_name
                                 : element->binding_element.target;
        const char *name = key->identifier.name;
        add_member(f, node, object, name, names_export(f->lower->program, module, name));
    }
    return object;
}

IrExpr *lower_module_value(Frame *f, AstNode *node, Symbol *module)
{
    if (lower_is_taken_apart(node)) {
        return lower_taken_apart(f, node, module);
    }
    if (module->is_ambient) {
        lower_unsupported(f, node, "A module of the library as a value");
        return lower_undefined(f, node);
    }
    IrFunction *function = namespace_function(f, module);
    IrExpr *call = lower_expr_new(f, IR_CALL, node, NULL);
    IrExpr *cast = lower_expr_new(f, IR_CAST, node, lower_type_of(f, node));

    call->function = function;
    lower_use_module(f, function->module);
    cast->left = call;
    cast->is_unsafe = true;
    return cast;
}

/* ---- import("./store.js") -------------------------------------------------------------- */

/* const path = await import("node:path")   import("node:path").then((path) => ...) */
static bool is_bound(Program *program, AstNode *node)
{
    AstNode *parent = node->parent;

    while (parent->kind == AST_PARENTHESIZED_EXPRESSION) {
        parent = parent->parent;
    }
    if (parent->kind == AST_AWAIT_EXPRESSION) {
        parent = parent->parent;
        while (parent->kind == AST_PARENTHESIZED_EXPRESSION || parent->kind == AST_AS_EXPRESSION) {
            parent = parent->parent;
        }
        return parent->kind == AST_EXPRESSION_STATEMENT ||
               (parent->kind == AST_VARIABLE_DECLARATION && names_library_source(program, parent));
    }
    AstNode *call = parent->parent;
    AstNode *callback = parent->kind == AST_PROPERTY_ACCESS && call->kind == AST_CALL_EXPRESSION &&
                                call->call.arguments.length > 0
                            ? call->call.arguments.items[0]
                            : NULL;
    return callback && ast_is_function_with_body(callback->kind) &&
           (callback->function.parameters.length == 0 ||
            names_library_source(program, callback->function.parameters.items[0]));
}

void lower_give_namespace(Frame *f, IrExpr *record, Symbol *module)
{
    record->function = namespace_function(f, module);
    record->module = record->function->module;
    record->module->namespace = record->function;
    lower_use_module(f, record->module);
}

IrExpr *lower_import_call(Frame *f, AstNode *node)
{
    AstNode *specifier = node->call.arguments.length ? node->call.arguments.items[0] : NULL;
    Symbol *module = specifier ? names_module_symbol(f->lower->program, specifier) : NULL;
    IrExpr *call = lower_helper(f, node, "__import");
    IrExpr *record = lower_expr_new(f, IR_MODULE, node, NULL);

    call->type = lower_type_of(f, node);
    if (module && module->is_ambient && is_bound(f->lower->program, node)) {
        vec_push(f->lower->arena, &call->args, record); /* its names are known without it */
        return call;
    }
    if (!module) {
        lower_report(f, node, DYNAMIC_IMPORT_NOT_SUPPORTED);
        return lower_undefined(f, node);
    }
    if (module->is_ambient || !module->module) {
        lower_report(f, node, LIBRARY_IMPORT_NOT_SUPPORTED);
        return lower_undefined(f, node);
    }
    lower_give_namespace(f, record, module);
    vec_push(f->lower->arena, &call->args, record);
    return call;
}
