/*
 * Functions as values, and the scopes that closures share:   () => count++
 */
#include <string.h>

#include "analyze/flow_walk.h"
#include "emit/emitter.h"

/* ---- scopes -------------------------------------------------------------------------------------------- */

const char *scope_type(Emitter *emitter, IrScope *scope)
{
    if (!scope->c_name) {
        const char *base = name_type(emitter->arena, scope->name ? scope->name : "block");
        scope->c_name = name_global(emitter, arena_printf(emitter->arena, "%sScope", base), scope);
    }
    return scope->c_name;
}

/* A scope that can be reached from here: its own pointer, or through inner scopes' parents. */
CExpr *scope_pointer(Emitter *emitter, IrScope *scope)
{
    for (size_t i = emitter->scopes.length; i > 0; i--) {
        CExpr *pointer = emitter->scopes.items[i - 1].pointer;
        for (IrScope *at = emitter->scopes.items[i - 1].scope; at; at = at->parent) {
            if (at == scope) {
                if (i == 1 && emitter->function && function_needs_scope(emitter->function)) {
                    emitter->function->uses_outer_scope = true;
                }
                return pointer;
            }
            pointer = c_arrow(emitter->arena, pointer, "parent");
        }
    }
    return c_text(emitter->arena, "NULL");
}

/* Blocks of one function may each have a variable of a name. */
const char *scope_member(Emitter *emitter, const IrVar *var)
{
    const char *name = name_member(emitter, var->name);
    size_t number = 1 + (strcmp(name, "parent") == 0);

    for (size_t i = 0; i < var->scope->vars.length && var->scope->vars.items[i] != var; i++) {
        number += strcmp(var->scope->vars.items[i]->name, var->name) == 0;
    }
    return number > 1 ? arena_printf(emitter->arena, "%s_%zu", name, number) : name;
}

static CExpr *hidden(Emitter *emitter, const char *type, const char *member, const char *rep)
{
    return c_call(emitter->arena, "TS_HIDDEN", 3, c_text(emitter->arena, type),
                  c_text(emitter->arena, member), c_text(emitter->arena, rep));
}

void write_scope(Emitter *emitter, IrScope *scope, StrBuf *out)
{
    const char *name = scope_type(emitter, scope);
    CExprList fields = {0};

    const char *owner = scope->name ? scope->name : "a block";
    bool is_long = strlen(owner) > 49;
    strbuf_printf(out, "/* The variables of %s()%sthat its functions share. */\ntypedef struct %s {\n", owner,
                  is_long ? "\n * " : " ", name);
    strbuf_append(out, "    TsObject base;\n");
    if (scope->parent) {
        strbuf_printf(out, "    struct %s *parent;\n", scope_type(emitter, scope->parent));
        vec_push(emitter->arena, &fields,
                 hidden(emitter, name, "parent", "POINTER"));
    }
    for (size_t i = 0; i < scope->vars.length; i++) {
        IrVar *var = scope->vars.items[i];
        Repr repr = repr_of_slot(emitter->analysis, var->slot);
        const char *member = scope_member(emitter, var);
        strbuf_printf(out, "    %s;\n",
                      declaration(emitter, ctype_of(emitter, repr, var->type), member));
        vec_push(emitter->arena, &fields,
                 hidden(emitter, name, member, rep_name(repr)));
    }
    strbuf_printf(out, "} %s;\n\n", name);
    CExprList args = {0};
    vec_push(emitter->arena, &args, c_text(emitter->arena, name));
    vec_append(emitter->arena, &args, &fields);
    c_write_list(out, "static TS_SCOPE", &args, ";");
    strbuf_append(out, "\n\n");
}

/* ---- parameters ------------------------------------------------------------------------------------------ */

static Convention *convention_of(Emitter *emitter, IrFunction *function)
{
    return pointee_convention(emitter->analysis, slot_pointee(emitter->analysis, function->slot));
}

/* Functions of one convention have the same number of C parameters. */
size_t function_param_count(Emitter *emitter, const IrFunction *function)
{
    size_t count = function->params.length;
    const Convention *convention = NULL;

    if (count > 0 && function->params.items[count - 1]->is_rest) {
        return count;
    }

    if (function->used_as_value && function->slot->pointee) {
        convention = pointee_find(function->slot->pointee)->convention;
        if (!convention->called) {
            convention = NULL;
        }
    }
    if (!convention && function->owner && function->kind == IR_FUNCTION_METHOD) {
        convention = method_convention(emitter, function);
    }
    return convention && convention->params.length > count ? convention->params.length : count;
}

/* The convention of a method that is called through its class's table. */
Convention *method_convention(Emitter *emitter, const IrFunction *function)
{
    Pointee *pointee = class_pointee(emitter->analysis, function->owner);
    FieldSlot *field = pointee_find_field(pointee, function->js_name);

    return field && field->is_method && field->slot.pointee
        ? pointee_find(field->slot.pointee)->convention : NULL;
}

Repr padding_repr(Emitter *emitter, IrFunction *function, size_t index)
{
    Convention *convention = function->used_as_value ? convention_of(emitter, function) : NULL;

    if (!convention || !convention->called) {
        convention = method_convention(emitter, function);
    }
    return repr_of_slot(emitter->analysis, convention->params.items[index]);
}

/* ---- values ------------------------------------------------------------------------------------------------ */

/* Functions that capture take their scope first; methods find it in their receiver. */
bool function_needs_scope(const IrFunction *function)
{
    bool is_method = function->kind == IR_FUNCTION_METHOD || function->kind == IR_FUNCTION_GETTER
        || function->kind == IR_FUNCTION_SETTER;

    return function->outer_scope && !(function->owner && is_method);
}

const char *function_name(Emitter *emitter, IrFunction *function)
{
    use_module(emitter, function->module);
    if (!function->c_name) {
        function->c_name = name_global(emitter, function->name && *function->name ? function->name
                                                                                  : "function",
                                       function);
    }
    return function->c_name;
}

Value emit_function_value(Emitter *emitter, IrExpr *expr)
{
    IrFunction *function = expr->function;
    Repr repr = repr_pointer(KIND_FUNCTION, expr->slot ? pointee_find(expr->slot->pointee) : NULL);
    const char *name = function_name(emitter, function);

    function->is_mentioned = true;
    if (function_needs_scope(function)) {
        CExpr *closure = c_call(emitter->arena, "ts_closure", 2, c_text(emitter->arena, name),
                                scope_pointer(emitter, function->outer_scope));
        return value_of(closure, repr, "TsFunction *");
    }
    return value_of(c_format(emitter->arena, function->module == emitter->module ? "&%s_function"
                                                                                 : "%s_value", name),
                    repr, "TsFunction *");
}

static const char *param_ctype(Emitter *emitter, IrFunction *function, size_t index)
{
    if (index >= function->params.length) {
        return ctype_of(emitter, padding_repr(emitter, function, index), types_any(emitter->program));
    }
    IrVar *param = function->params.items[index];
    if (param->is_rest) {
        const char *rep = rep_name(element_repr(emitter, param->slot));
        return strcmp(rep, "OPTIONAL_DOUBLE") == 0 ? "DOUBLE" : rep;
    }
    return ctype_of_slot(emitter, param->slot, param->type);
}

/* function.h names up to 8 parameters, or 4 and a rest parameter; function_many.h three times as many. */
static bool has_many(Emitter *emitter, const IrFunction *function, size_t count, bool rest)
{
    enum { FEW = 8, FEW_AND_REST = 5, MANY = 24 };
    bool many = count > (size_t)(rest ? FEW_AND_REST : FEW);

    if (many) {
        use_header(emitter, "ts/function_many.h");
    }
    if (count > MANY && function->node) {
        diagnose(emitter->program, function->node->file, function->node->span, NOT_SUPPORTED,
                 "A function of more than 24 parameters as a value or method");
    }
    return many;
}

/* As TS_FUNCTION_n and its neighbours name it: with TS_METHOD_n when `head` is "METHOD". */
static const char *info_macro(Emitter *emitter, const IrFunction *function, const char *head,
                              size_t count, CExprList *args)
{
    bool rest = function->params.length > 0
        && function->params.items[function->params.length - 1]->is_rest;
    size_t length = rest ? count - 1 : count;
    bool many = has_many(emitter, function, count, rest);

    if (strncmp(head, "TS_", 3) == 0) {
        vec_push(emitter->arena, args, c_format(emitter->arena, "%s%zu", rest ? "REST_" : "", count));
        return head;
    }
    if (function->length == length && !many) {
        return arena_printf(emitter->arena, "TS_%s_%s%zu", head, rest ? "REST_" : "", count);
    }
    vec_push(emitter->arena, args, c_format(emitter->arena, "%s%zu", rest ? "REST_" : "", count));
    return arena_printf(emitter->arena, "TS_%s_OF", head);
}

static void add_text(Emitter *emitter, CExprList *args, const char *text)
{
    vec_push(emitter->arena, args, c_text(emitter->arena, text));
}

/* A function value's convention takes a receiver, which this function uses or drops. */
static const char *receiver_macro(const IrFunction *function)
{
    bool closure = function_needs_scope(function);

    if (function->owner && function->kind != IR_FUNCTION_STATIC_METHOD) {
        return "TS_CLASS_METHOD";
    }
    if (function->this_var) {
        return closure ? "TS_THIS_CLOSURE" : "TS_THIS_FUNCTION";
    }
    return closure ? "TS_PLAIN_CLOSURE" : "TS_PLAIN_FUNCTION";
}

static bool has_receiver(Emitter *emitter, IrFunction *function)
{
    return function->used_as_value && convention_has_receiver(convention_of(emitter, function));
}

/* The result's type as the runtime is told it: of a pointer, NULL is undefined or null. */
static const char *boxed_result(Emitter *emitter, IrFunction *function)
{
    Repr repr = repr_of_result(emitter, function);

    return repr.kind == REPR_POINTER && repr_null_is_null(repr) ? "TsNullable"
                                                                : result_ctype(emitter, function);
}

/* Whether `new` may be applied to the function as a value. */
static bool is_constructor_function(Emitter *emitter, const IrFunction *function)
{
    const Pointee *pointee = function->slot ? pointee_find(function->slot->pointee) : NULL;

    return emitter->ir->constructs_values && function->kind == IR_FUNCTION_PLAIN && function->node
        && (function->node->kind == AST_FUNCTION_DECLARATION
            || function->node->kind == AST_FUNCTION_EXPRESSION)
        && !function->is_async && !function->is_generator
        && (function->this_var || (pointee && pointee->escapes));
}

/* The function's name as the runtime is told it, with what it is besides. */
static CExpr *name_argument(Emitter *emitter, const IrFunction *function, const char *js_name)
{
    const char *kind = is_constructor_function(emitter, function) ? " TS_CONSTRUCTOR"
        : function->is_generator ? (function->is_async ? " TS_ASYNC_GENERATOR"
                                                                    : " TS_GENERATOR")
        : function->is_async                  ? " TS_ASYNC"
                                              : "";

    return c_format(emitter->arena, "%s%s",
                    c_string_literal(emitter->arena, js_name, strlen(js_name)), kind);
}

/* The line that makes a function usable as a value. */
static void write_info(Emitter *emitter, IrFunction *function, const char *head, StrBuf *out)
{
    size_t count = function_param_count(emitter, function);
    const char *js_name = function->value_name ? function->value_name
        : function->js_name ? key_name(emitter, function->js_name) : "";
    if (function->value_name) {
        /* as it is */
    } else if (function->owner && function->kind == IR_FUNCTION_GETTER) {
        js_name = arena_printf(emitter->arena, "get %s", js_name);
    } else if (function->owner && function->kind == IR_FUNCTION_SETTER) {
        js_name = arena_printf(emitter->arena, "set %s", js_name);
    }
    bool with_length = strncmp(head, "TS_", 3) == 0;
    CExprList args = {0};
    const char *macro = info_macro(emitter, function, head, count, &args);

    with_length = with_length || strcmp(macro + strlen(macro) - 3, "_OF") == 0;
    add_text(emitter, &args, function_name(emitter, function));
    vec_push(emitter->arena, &args, name_argument(emitter, function, js_name));
    if (with_length) {
        vec_push(emitter->arena, &args, c_format(emitter->arena, "%zu", function->length));
    }
    add_text(emitter, &args, boxed_result(emitter, function));
    if (function_needs_scope(function)) {
        vec_push(emitter->arena, &args,
                 c_format(emitter->arena, "%s *", scope_type(emitter, function->outer_scope)));
    }
    if (strcmp(head, "TS_CLASS_METHOD") == 0 || strcmp(head, "TS_GUARDED_METHOD") == 0) {
        Struct *record = layout_struct_of_shape(emitter->analysis, function->owner->shape);
        add_text(emitter, &args, use_struct(emitter, record));
    } else if (function->this_var) {
        add_text(emitter, &args,
                 ctype_of_slot(emitter, function->this_var->slot, function->this_var->type));
    }
    for (size_t i = 0; i < count; i++) {
        add_text(emitter, &args, param_ctype(emitter, function, i));
    }
    use_header(emitter, "ts/function.h");
    c_write_list(out, macro, &args, "\n");
}

void write_function_info(Emitter *emitter, IrFunction *function, StrBuf *out)
{
    if (function->kind == IR_FUNCTION_MODULE_MAIN
        || (function->owner && function->kind != IR_FUNCTION_STATIC_METHOD)) {
        return;
    }
    write_info(emitter, function,
               has_receiver(emitter, function) ? receiver_macro(function)
                   : function_needs_scope(function) ? "CLOSURE" : "FUNCTION",
               out);
}

bool method_may_meet_others(Emitter *emitter, const IrFunction *method)
{
    static const char *const names[] = {"call", "apply", "bind"};
    bool is_called = emitter->ir->uses_prototypes || method->used_as_value;

    if (!method->this_var || class_pointee(emitter->analysis, method->owner)->is_dynamic) {
        return false;
    }
    Repr repr = repr_of_slot(emitter->analysis, method->this_var->slot);

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        is_called |= strmap_has(&emitter->analysis->dynamic_calls, names[i]);
    }
    return is_called && repr.kind == REPR_POINTER && !function_needs_scope(method);
}

void write_method_info(Emitter *emitter, IrFunction *method, StrBuf *out)
{
    /* Where anything may be `this`, the method takes a TsValue. */
    bool any_this = method->this_var &&
                    repr_of_slot(emitter->analysis, method->this_var->slot).kind == REPR_VALUE;

    write_info(emitter, method,
               has_receiver(emitter, method) ? (any_this ? "TS_THIS_FUNCTION" : "TS_CLASS_METHOD")
                   : method_may_meet_others(emitter, method) ? "TS_GUARDED_METHOD" : "METHOD", out);
}

/* A class of the program as a value: what `new` calls, and for whom. */
void write_class_value(Emitter *emitter, IrClass *class_, StrBuf *out)
{
    IrFunction *constructor = class_->constructor;
    size_t count = function_param_count(emitter, constructor);
    bool closure = class_->outer_scope != NULL;
    CExprList args = {0};

    info_macro(emitter, constructor, "TS_", count, &args);
    add_text(emitter, &args, class_->c_name);
    add_text(emitter, &args, c_string_literal(emitter->arena, class_->js_name, strlen(class_->js_name)));
    vec_push(emitter->arena, &args, c_format(emitter->arena, "%zu", constructor->length));
    if (closure) {
        add_text(emitter, &args,
                 name_member(emitter, class_scope_field(emitter->arena, class_)));
    }
    for (size_t i = 0; i < count; i++) {
        add_text(emitter, &args, param_ctype(emitter, constructor, i));
    }
    use_header(emitter, "ts/function.h");
    c_write_list(out, closure ? "TS_CLASS_CLOSURE" : "TS_CLASS_VALUE", &args, "\n");
    if (closure && class_->is_array) {
        strbuf_printf(out, "TS_CLASS_OF_INSTANCES(%s)\n", class_->c_name);
    }
}
