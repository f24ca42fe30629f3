/*
 * What the descriptor of a class lists of its static members, so that they are found through the class
 * as a value:
 *
 *     TS_STATICS(TS_STATIC("count", Counter_count, INT32), TS_STATIC_METHOD("make", &Counter_make_function))
 */
#include <string.h>

#include "emit/emitter.h"

bool static_is_shown(Emitter *emitter, const IrFunction *function)
{
    return function->used_as_value && function->js_name[0] != '#'
        && strmap_has(&emitter->analysis->dynamic_calls, function->js_name);
}

static const char *quoted(Emitter *emitter, const char *key)
{
    return c_string_literal(emitter->arena, key, strlen(key));
}

static void refuse(Emitter *emitter, const IrClass *class_)
{
    diagnose(emitter->program, class_->node->file, class_->node->span, NOT_SUPPORTED,
             "A static member of a class in a function, where the class is only known as a value,");
}

static CExpr *static_field(Emitter *emitter, const IrVar *var)
{
    return c_format(emitter->arena, "TS_STATIC(%s, %s, %s)", quoted(emitter, var->static_key), var->c_name,
                    rep_name(repr_of_slot(emitter->analysis, var->slot)));
}

/* The other half of a property with a getter and a setter. */
static IrFunction *other_half(Emitter *emitter, const IrClass *class_, const IrFunction *function)
{
    for (size_t i = 0; i < class_->static_methods.length; i++) {
        IrFunction *other = class_->static_methods.items[i];
        if (other != function && strcmp(other->js_name, function->js_name) == 0
            && (other->is_static_getter || other->is_static_setter) && static_is_shown(emitter, other)) {
            return other;
        }
    }
    return NULL;
}

static CExpr *static_accessor(Emitter *emitter, const IrClass *class_, IrFunction *function)
{
    IrFunction *other = other_half(emitter, class_, function);
    IrFunction *halves[] = {function->is_static_getter ? function : other,
                            function->is_static_setter ? function : other};
    CExpr *list = c_list(emitter->arena, NULL);

    if (other && function->is_static_setter) {
        return NULL; /* with the getter */
    }
    c_list_add(emitter->arena, list, ".name",
               c_text(emitter->arena, member_key(emitter, function->js_name)));
    for (size_t i = 0; i < 2; i++) {
        if (halves[i]) {
            c_list_add(emitter->arena, list, i == 0 ? ".getter" : ".setter",
                       c_format(emitter->arena, "&%s_function", function_name(emitter, halves[i])));
        }
    }
    return list;
}

static CExpr *static_function(Emitter *emitter, const IrClass *class_, IrFunction *function)
{
    if (function->is_static_getter || function->is_static_setter) {
        return static_accessor(emitter, class_, function);
    }
    const char *symbol = key_symbol(emitter, function->js_name);
    return symbol ? c_format(emitter->arena, "TS_SYMBOL_MEMBER(%s, &%s_function)", symbol,
                             function_name(emitter, function))
                  : c_format(emitter->arena, "TS_STATIC_METHOD(%s, &%s_function)",
                             quoted(emitter, function->js_name), function_name(emitter, function));
}

/* Fields with symbols as keys are looked up through nothing but their own class. */
static bool is_listed_key(const char *key)
{
    return key && strncmp(key, "__@", 3) != 0;
}

CExpr *class_statics(Emitter *emitter, const IrClass *class_, StrBuf *out)
{
    CExprList members = {0};

    for (size_t i = 0; i < class_->static_methods.length; i++) {
        IrFunction *function = class_->static_methods.items[i];
        if (!static_is_shown(emitter, function) || !function->is_reachable) {
            continue;
        }
        if (function_needs_scope(function)) {
            refuse(emitter, class_);
            continue;
        }
        /* The value itself is defined with the others, further down. */
        strbuf_printf(out, "static TsFunction %s_function;\n", function_name(emitter, function));
        CExpr *member = static_function(emitter, class_, function);
        if (member) {
            vec_push(emitter->arena, &members, member);
        }
    }
    for (size_t i = 0; i < class_->static_fields.length; i++) {
        const IrVar *var = class_->static_fields.items[i];
        if (!is_listed_key(var->static_key) || !var->slot) {
            continue;
        }
        if (var->storage != IR_STORAGE_MODULE) {
            if (strmap_has(&emitter->analysis->dynamic_calls, var->static_key)) {
                refuse(emitter, class_);
            }
        } else if (var->is_emitted) {
            vec_push(emitter->arena, &members, static_field(emitter, var));
        }
    }
    return members.length ? c_call_list(emitter->arena, c_text(emitter->arena, "TS_STATICS"), members)
                          : NULL;
}
