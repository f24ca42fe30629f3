/*
 * Calls of methods whose target is not known:   shape.area()
 *
 * Each class of a pointee has a table of the methods that are called this way; the position of a
 * name is the same in all of them. Object literals have function values in fields instead.
 */
#include <string.h>

#include "analyze/flow_walk.h"
#include "emit/emitter.h"

/* ---- tables ------------------------------------------------------------------------------------------- */

int vtable_index(Emitter *emitter, Pointee *pointee, const char *name)
{
    int index = 0;

    (void)emitter;
    pointee = pointee_find(pointee);
    for (size_t i = 0; i < pointee->fields.count; i++) {
        const FieldSlot *field = pointee->fields.entries[i].value;
        if (!field->is_method) {
            continue;
        }
        if (strcmp(field->name, name) == 0) {
            return index;
        }
        index++;
    }
    return -1;
}

size_t vtable_size(Emitter *emitter, Pointee *pointee)
{
    size_t count = 0;

    (void)emitter;
    pointee = pointee_find(pointee);
    for (size_t i = 0; i < pointee->fields.count; i++) {
        count += ((FieldSlot *)pointee->fields.entries[i].value)->is_method;
    }
    return count;
}

const char *vtable_name_at(Emitter *emitter, Pointee *pointee, size_t index)
{
    (void)emitter;
    pointee = pointee_find(pointee);
    for (size_t i = 0; i < pointee->fields.count; i++) {
        const FieldSlot *field = pointee->fields.entries[i].value;
        if (field->is_method && index-- == 0) {
            return field->name;
        }
    }
    return NULL;
}

/* ---- targets -------------------------------------------------------------------------------------------- */

typedef struct Targets {
    IrFunction *only;     /* if there is exactly one method */
    bool several;         /* methods of several classes */
    bool fields;          /* some objects have a function in a field */
} Targets;

static Targets find_targets(const Pointee *pointee, const char *name)
{
    Targets targets = {0};

    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const Shape *shape = pointee->shapes.items[i];
        IrFunction *method
            = shape->class_ ? class_find_method(shape->class_, name, IR_FUNCTION_METHOD) : NULL;
        if (!method) {
            targets.fields = true;
        } else if (!method->body) {
            continue;
        } else if (targets.only && targets.only != method) {
            targets.several = true;
        } else {
            targets.only = method;
        }
    }
    return targets;
}

/* ---- calls ------------------------------------------------------------------------------------------------ */

static Value virtual_call(Emitter *emitter, Pointee *pointee, const char *name, Value object,
                          Convention *convention, Value *values, size_t count)
{
    CExpr *code = c_call(emitter->arena, "ts_virtual", 2, object.expr,
                         c_format(emitter->arena, "%d", vtable_index(emitter, pointee, name)));

    use_header(emitter, "ts/object.h");
    return call_code(emitter, convention, code, object.expr, NULL, values, count);
}

/* The arguments from `start` on as the array that a rest parameter is. */
static CExpr *rest_array(Emitter *emitter, IrVar *param, Value *values, size_t start, size_t count)
{
    Repr element = element_repr(emitter, param->slot);
    CExpr *array;

    use_header(emitter, "ts/array.h");
    if (start >= count) {
        return c_call(emitter->arena, "ts_array_new", 2, c_text(emitter->arena, element_rep_name(element)),
                      c_text(emitter->arena, "0"));
    }
    array = c_call(emitter->arena, "TS_ARRAY_OF", 1, c_text(emitter->arena, element_suffix(element)));
    for (size_t i = start; i < count; i++) {
        vec_push(emitter->arena, &array->items,
                 convert(emitter, values[i], element, element.kind == REPR_POINTER ? "void *" : NULL));
    }
    return array;
}

static Value direct_call(Emitter *emitter, IrFunction *method, Value object, Value *values, size_t count)
{
    CExprList args = {0};
    Repr repr = repr_of_slot(emitter->analysis, method->this_var->slot);

    if (function_needs_scope(method)) {
        vec_push(emitter->arena, &args, method->outer_scope
                     ? scope_pointer(emitter, method->outer_scope) : c_text(emitter->arena, "NULL"));
    }
    vec_push(emitter->arena, &args,
             convert(emitter, object, repr, ctype_of(emitter, repr, method->this_var->type)));
    for (size_t i = 0; i < function_param_count(emitter, method); i++) {
        if (i < method->params.length && method->params.items[i]->is_rest) {
            vec_push(emitter->arena, &args,
                     rest_array(emitter, method->params.items[i], values, i, count));
            continue;
        }
        Repr param = i < method->params.length
            ? repr_of_slot(emitter->analysis, method->params.items[i]->slot)
            : padding_repr(emitter, method, i);
        const char *ctype = i < method->params.length
            ? ctype_of(emitter, param, method->params.items[i]->type) : "void *";
        vec_push(emitter->arena, &args, i < count ? convert(emitter, values[i], param, ctype)
                                                  : undefined_as(emitter, param));
    }
    return value_of(c_call_list(emitter->arena, c_text(emitter->arena, function_name(emitter, method)),
                                args),
                    repr_of_result(emitter, method), result_ctype(emitter, method));
}

static Value field_call(Emitter *emitter, IrExpr *call, Struct *record, Value object, Value *values)
{
    FieldSlot *field = pointee_find_field(record->layout->pointee, call->name);
    Repr repr = repr_of_slot(emitter->analysis, &field->slot);
    const char *ctype = arena_printf(emitter->arena, "%s *", use_struct(emitter, record));
    CExpr *pointer = object.expr;

    if (!object.ctype || strcmp(object.ctype, ctype) != 0) {
        pointer = c_cast(emitter->arena, ctype, pointer);
    }
    Value function = value_of(c_arrow(emitter->arena, pointer, name_member(emitter->arena, call->name)),
                              repr, "TsFunction *");
    if (repr_is_nullable(repr)) {
        use_header(emitter, "ts/nullish.h");
        function.expr = c_call(emitter->arena, "ts_callee", 1, function.expr);
    }
    function = make_reusable(emitter, function, call->name);
    return call_convention(emitter, pointee_find(repr.pointee)->convention, function.expr,
                           to_value(emitter, object), values,
                           call->args.length);
}

static Value dynamic_call(Emitter *emitter, IrExpr *call, Value object, Value *values)
{
    use_dynamic_methods(emitter);
    CExpr *list = c_list(emitter->arena, "TsValue[]");
    CExprList args = {0};

    use_header(emitter, "ts/object.h");
    for (size_t i = 0; i < call->args.length; i++) {
        c_list_add(emitter->arena, list, NULL,
                   convert(emitter, values[i], repr_simple(REPR_VALUE), "TsValue"));
    }
    vec_push(emitter->arena, &args, convert(emitter, object, repr_simple(REPR_VALUE), "TsValue"));
    vec_push(emitter->arena, &args, string_literal(emitter, call->name, strlen(call->name)));
    vec_push(emitter->arena, &args, c_format(emitter->arena, "%zu", call->args.length));
    vec_push(emitter->arena, &args, call->args.length ? list : c_text(emitter->arena, "NULL"));
    return value_of(c_call_list(emitter->arena, c_text(emitter->arena, "ts_call_method"), args),
                    repr_simple(REPR_VALUE), "TsValue");
}

Value emit_call_method(Emitter *emitter, IrExpr *call)
{
    size_t count = call->args.length;
    IrExpr **exprs = NEW_ARRAY(emitter->arena, IrExpr *, count + 1);
    Value *values = NEW_ARRAY(emitter->arena, Value, count + 1);

    exprs[0] = call->object;
    for (size_t i = 0; i < count; i++) {
        if (call->args.items[i]->kind == IR_SPREAD) {
            diagnose(emitter->program, call->file, call->span, NOT_SUPPORTED,
                     "spreading an array into a method's parameters");
        }
        exprs[i + 1] = call->args.items[i];
    }
    emit_operands(emitter, exprs, count + 1, values);
    Value object = values[0];
    Struct *record = object.is_constant ? NULL
        : struct_of_value(emitter, object.repr, call->object->type);
    if (!record || !object.repr.pointee) {
        return dynamic_call(emitter, call, object, values + 1);
    }
    Pointee *pointee = pointee_find(object.repr.pointee);
    FieldSlot *field = pointee_find_field(pointee, call->name);
    if (!field) {
        return dynamic_call(emitter, call, object, values + 1);
    }
    object.expr = checked_pointer(emitter, object, call->name);
    object.repr.kinds &= ~(unsigned)KIND_NULLISH;
    Targets targets = find_targets(pointee, call->name);
    if (targets.only && !targets.several && !targets.fields) {
        return direct_call(emitter, targets.only, object, values + 1, count);
    }
    object = make_reusable(emitter, object, "object");
    Convention *convention = pointee_convention(emitter->analysis,
                                                slot_pointee(emitter->analysis, &field->slot));
    if (field->is_method && !targets.fields) {
        if (targets.only->params.length > 0
            && targets.only->params.items[targets.only->params.length - 1]->is_rest) {
            diagnose(emitter->program, call->file, call->span, NOT_SUPPORTED,
                     "a method with a rest parameter that several classes define");
        }
        return virtual_call(emitter, pointee, call->name, object, convention, values + 1, count);
    }
    if (!field->is_method && struct_has_field(record, call->name)
        && repr_of_slot(emitter->analysis, &field->slot).kind == REPR_POINTER
        && !record->layout->is_dynamic && !convention_has_rest(convention)) {
        return field_call(emitter, call, record, object, values + 1);
    }
    return dynamic_call(emitter, call, object, values + 1);
}
