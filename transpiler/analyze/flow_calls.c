/*
 * The flows of calls of the program's own functions, methods, function values and classes.
 * A function that is used as a value shares its parameters and result with the convention of the
 * place where it meets other functions, so that one C signature serves them all.
 */
#include "analyze/flow_walk.h"

#include "analyze/analyze.h"

IrFunction *class_find_method(const IrClass *class_, const char *name, IrFunctionKind kind)
{
    for (; class_; class_ = class_->parent) {
        for (size_t i = 0; i < class_->methods.length; i++) {
            IrFunction *method = class_->methods.items[i];
            if (method->kind == kind && method->js_name && strcmp(method->js_name, name) == 0) {
                return method;
            }
        }
    }
    return NULL;
}

static void flow_args(Analysis *analysis, IrExpr *call, Slot **slots)
{
    for (size_t i = 0; i < call->args.length; i++) {
        IrExpr *arg = call->args.items[i];
        slots[i] = flow_expr(analysis, arg->kind == IR_SPREAD ? arg->object : arg);
    }
}

static bool is_spread(const IrExpr *call, size_t index)
{
    return index < call->args.length && call->args.items[index]->kind == IR_SPREAD;
}

/* Arguments into the parameters of a known function; missing ones are undefined. */
static void flow_into_function(Analysis *analysis, IrExpr *call, Slot **args, IrFunction *function)
{
    for (size_t i = 0; i < function->params.length; i++) {
        IrVar *param = function->params.items[i];
        if (i < call->args.length && !is_spread(call, i)) {
            flow(analysis, args[i], param->slot);
        } else if (is_spread(call, i) || param->is_rest) {
            flow_kinds(analysis, param->slot, is_spread(call, i) ? KIND_DYNAMIC : 0);
        } else {
            flow_kinds(analysis, param->slot, KIND_UNDEFINED);
        }
    }
}

static void flow_into_convention(Analysis *analysis, IrExpr *call, Slot **args,
                                 Convention *convention)
{
    convention->called = true;
    for (size_t i = 0; i < call->args.length; i++) {
        Slot *param = convention_param(analysis, convention, i);
        if (is_spread(call, i)) {
            flow_kinds(analysis, param, KIND_DYNAMIC);
        } else {
            flow(analysis, args[i], param);
        }
    }
    for (size_t i = call->args.length; i < convention->params.length; i++) {
        flow_kinds(analysis, convention->params.items[i], KIND_UNDEFINED);
    }
}

static void equate(Analysis *analysis, Slot *a, Slot *b)
{
    flow(analysis, a, b);
    flow(analysis, b, a);
}

/* Arguments from `start` on become elements of a rest parameter. */
static void flow_rest(Analysis *analysis, Convention *convention, size_t start, Slot *rest)
{
    flow_kinds(analysis, rest, KIND_ARRAY);
    pointee_element(analysis, slot_pointee(analysis, rest));
    for (size_t i = start; i < convention->params.length; i++) {
        flow(analysis, convention->params.items[i], slot_pointee(analysis, rest)->any_index);
    }
}

/* A virtual method: all implementations agree with the convention of the method's name. */
static void flow_into_methods(Analysis *analysis, Pointee *pointee, const char *name,
                              Slot *object, Convention *convention)
{
    pointee = pointee_find(pointee);
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        IrClass *class_ = pointee->shapes.items[i]->class_;
        IrFunction *method = class_ ? class_find_method(class_, name, IR_FUNCTION_METHOD) : NULL;
        if (!method) {
            continue;
        }
        for (size_t j = 0; j < method->params.length; j++) {
            Slot *param = method->params.items[j]->slot;
            if (method->params.items[j]->is_rest) {
                flow_rest(analysis, convention, j, param);
                continue;
            }
            Slot *shared = convention_param(analysis, convention, j);
            equate(analysis, shared, param);
            param->no_integers = shared->no_integers = true;
        }
        equate(analysis, method->result, convention->result);
        method->result->no_integers = convention->result->no_integers = true;
        flow_present(analysis, object, method->this_var ? method->this_var->slot : NULL);
    }
}

static bool has_method(Pointee *pointee, const char *name)
{
    pointee = pointee_find(pointee);
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        IrClass *class_ = pointee->shapes.items[i]->class_;
        if (class_ && class_find_method(class_, name, IR_FUNCTION_METHOD)) {
            return true;
        }
    }
    return false;
}

static void escape_args(Analysis *analysis, IrExpr *call, Slot **args)
{
    for (size_t i = 0; i < call->args.length; i++) {
        flow_escape(analysis, args[i]);
    }
}

void flow_dynamic_call_name(Analysis *analysis, const char *name)
{
    if (name && !strmap_has(&analysis->dynamic_calls, name)) {
        strmap_put(analysis->arena, &analysis->dynamic_calls, name, (void *)name);
        analysis->changed = true;
    }
}

static Slot *flow_call_method(Analysis *analysis, IrExpr *call, Slot **args)
{
    Slot *object = flow_expr(analysis, call->object);
    Slot *result = own_slot(analysis, call);

    if (!(object->kinds & KIND_OBJECT) || (object->kinds & KIND_DYNAMIC)) {
        if (object->kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH)) {
            escape_args(analysis, call, args);
            flow_escape(analysis, object);
            flow_dynamic_call_name(analysis, call->name);
            flow_kinds(analysis, result, KIND_DYNAMIC);
        }
        if (!(object->kinds & KIND_OBJECT)) {
            return result;
        }
    }
    Pointee *pointee = slot_pointee(analysis, object);
    Slot *field = pointee_field(analysis, pointee, call->name);
    FieldSlot *info = pointee_find_field(pointee, call->name);
    if (has_method(pointee, call->name)) {
        info->is_method = true;
    }
    for (size_t i = 0; i < call->args.length; i++) {
        info->is_called_by_name |= is_spread(call, i);
    }
    info->is_called_by_name |= pointee_find(pointee)->is_dynamic || pointee_find(pointee)->is_proxied;
    if (!(object->kinds & KIND_DYNAMIC) && repr_of_slot(analysis, object).kind == REPR_VALUE) {
        /* Beside objects, what else a generic place was used for: which it is shows at run time. */
        info->is_called_by_name = true;
        flow_dynamic_call_name(analysis, call->name);
        flow_escape(analysis, object);
        flow_escape(analysis, field);
        escape_args(analysis, call, args);
        flow_kinds(analysis, result, KIND_DYNAMIC);
    }
    if (info->is_method && info->hides_method && (field->kinds & (KIND_FUNCTION | KIND_DYNAMIC))) {
        info->is_called_by_name = true; /* an instance may have a function in the method's place */
        flow_dynamic_call_name(analysis, call->name);
        flow_escape(analysis, object);
        flow_escape(analysis, field);
        escape_args(analysis, call, args);
        flow_kinds(analysis, result, KIND_DYNAMIC);
    }
    if (info->is_method && method_may_be_replaced(analysis, pointee_find(pointee), call->name)) {
        info->is_called_by_name = info->is_replaced = true;
        flow_escape(analysis, object);
        flow_dynamic_call_name(analysis, call->name);
    }
    if ((field->kinds & KIND_DYNAMIC) || info->is_replaced) {
        escape_args(analysis, call, args);
        flow_kinds(analysis, result, KIND_DYNAMIC);
    }
    Convention *convention = pointee_convention(analysis, slot_pointee(analysis, field));
    flow_into_convention(analysis, call, args, convention);
    flow_receiver(analysis, object, convention);
    if (info->is_method) {
        flow_into_methods(analysis, pointee, call->name, object, convention);
    }
    flow(analysis, convention->result, result);
    return result;
}

static Slot *flow_call_value(Analysis *analysis, IrExpr *call, Slot **args)
{
    Slot *callee = flow_expr(analysis, call->object);
    Slot *receiver = call->left ? flow_expr(analysis, call->left) : NULL;
    Slot *result = own_slot(analysis, call);

    if (callee->kinds & KIND_DYNAMIC) {
        escape_args(analysis, call, args);
        flow_escape(analysis, receiver);
        flow_kinds(analysis, result, KIND_DYNAMIC);
    }
    if (callee->kinds & KIND_FUNCTION) {
        Convention *convention = pointee_convention(analysis, slot_pointee(analysis, callee));
        flow_into_convention(analysis, call, args, convention);
        flow_receiver(analysis, receiver, convention);
        flow(analysis, convention->result, result);
    }
    return result;
}

static Slot *flow_call_dynamic(Analysis *analysis, IrExpr *call, Slot **args)
{
    Slot *object = flow_expr(analysis, call->object);
    Slot *result = own_slot(analysis, call);

    Slot *index = flow_expr(analysis, call->index);
    if (index) {
        flow_key_read(analysis, object, index, NULL);
    }
    flow_dynamic_call_name(analysis, call->name);
    escape_args(analysis, call, args);
    flow_escape(analysis, object);
    analysis->has_dynamic_element_writes = true;
    for (size_t i = 0; i < call->args.length; i++) {
        flow(analysis, args[i], analysis->dynamic_any_write);
    }
    flow_kinds(analysis, result, KIND_DYNAMIC);
    return result;
}

void flow_constructed(Analysis *analysis, const IrFunction *constructor, Slot *instance, Slot *to)
{
    if (!constructor || !constructor->constructed) {
        flow(analysis, instance, to);
        return;
    }
    Slot *returned = constructor->result;
    flow(analysis, instance, constructor->constructed);
    flow_without(analysis, returned, constructor->constructed, ~(unsigned)(KIND_HEAP | KIND_DYNAMIC));
    flow(analysis, constructor->constructed, to);
}

static Slot *flow_new(Analysis *analysis, IrExpr *call, Slot **args)
{
    Slot *result = own_slot(analysis, call);
    IrFunction *constructor = call->class_->constructor;

    if (constructor && constructor->constructed) {
        Slot *instance = slot_new(analysis);
        instance->kinds = KIND_OBJECT;
        instance->pointee = class_pointee(analysis, call->class_);
        flow_constructed(analysis, constructor, instance, result);
    } else {
        flow_kinds(analysis, result, KIND_OBJECT);
        pointee_unify(analysis, class_pointee(analysis, call->class_), slot_pointee(analysis, result));
    }
    if (constructor) {
        flow_into_function(analysis, call, args, constructor);
    }
    return result;
}

static Slot *flow_new_value(Analysis *analysis, IrExpr *call, Slot **args)
{
    Slot *callee = flow_expr(analysis, call->object);
    Slot *result = own_slot(analysis, call);

    if (callee->kinds & (KIND_DYNAMIC | KIND_NATIVE | KIND_OBJECT | KIND_FUNCTION)) {
        escape_args(analysis, call, args);
        flow_kinds(analysis, result, KIND_DYNAMIC);
        if (callee->kinds & KIND_FUNCTION) {
            flow_escape(analysis, callee);
        }
    }
    if (callee->kinds & KIND_CLASS) {
        Convention *convention = pointee_convention(analysis, slot_pointee(analysis, callee));
        flow_into_convention(analysis, call, args, convention);
        flow(analysis, convention->result, result);
    }
    return result;
}

static const IrClass *root_of(const IrClass *class_)
{
    while (class_->parent) {
        class_ = class_->parent;
    }
    return class_;
}

/* Whether an object's member may be that of something else than an instance of a class's
 * hierarchy: types are structural. Within a hierarchy the static type is believed. */
bool has_other_shapes(const Slot *object, const IrClass *owner, const char *name)
{
    const Pointee *pointee = object ? pointee_find(object->pointee) : NULL;

    if (!object || (object->kinds & KIND_DYNAMIC)) {
        return object != NULL;
    }
    for (size_t i = 0; pointee && i < pointee->shapes.length; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        if ((!class_ || root_of(class_) != root_of(owner))
            && shape_has_field(pointee->shapes.items[i], name)) {
            return true;
        }
    }
    return false;
}

/* Whether some object has another function in the place of a method: o.method = f. */
static bool is_replaced(Analysis *analysis, const Slot *object, const char *name)
{
    Pointee *pointee = object && (object->kinds & KIND_OBJECT) ? pointee_find(object->pointee) : NULL;
    const FieldSlot *field = pointee ? pointee_find_field(pointee, name) : NULL;

    return (field && field->hides_method && (field->slot.kinds & (KIND_FUNCTION | KIND_DYNAMIC)))
        || (pointee && pointee->escapes && strmap_has(&analysis->dynamic_writes, name));
}

/* A method that the static type seemed to know. */
static bool is_really_known(Analysis *analysis, const IrExpr *call, const Slot *object)
{
    const IrFunction *function = call->function;
    size_t count = function->params.length;

    if (!call->object || call->is_super || call->is_private_name
        || function->kind != IR_FUNCTION_METHOD || !function->owner) {
        return true;
    }
    if (is_replaced(analysis, object, function->js_name)) {
        return false;
    }
    if ((call->object->kind == IR_VAR && call->object->var->is_this && !(object->kinds & KIND_DYNAMIC))
        || (count > 0 && function->params.items[count - 1]->is_rest)) {
        return true;
    }
    return !has_other_shapes(object, function->owner, function->js_name);
}

static Slot *flow_call_known(Analysis *analysis, IrExpr *call, Slot **args)
{
    IrFunction *function = call->function;
    Slot *object = call->object ? flow_private_object(analysis, call, IR_OP_NONE) : NULL;

    bool is_replaced = function->kind == IR_FUNCTION_METHOD && function->owner && object && !call->is_super
        && !call->is_private_name && (object->kinds & KIND_OBJECT)
        && method_may_be_replaced(analysis, slot_pointee(analysis, object), function->js_name);
    if (is_replaced || !is_really_known(analysis, call, object)) {
        call->kind = IR_CALL_METHOD;
        call->function = NULL;
        call->slot = NULL;
        analysis->changed = true;
        return flow_call_method(analysis, call, args);
    }

    flow_into_function(analysis, call, args, function);
    if (object && function->this_var) {
        (function->owner && !call->is_super ? flow_present : flow)(analysis, object, function->this_var->slot);
    }
    call->slot = function->result;
    return call->slot;
}

Slot *flow_call(Analysis *analysis, IrExpr *call)
{
    Slot **args = NEW_ARRAY(analysis->arena, Slot *, call->args.length + 1);

    flow_args(analysis, call, args);
    switch (call->kind) {
    case IR_CALL:
        return flow_call_known(analysis, call, args);
    case IR_CALL_METHOD:
        return flow_call_method(analysis, call, args);
    case IR_CALL_VALUE:
        return flow_call_value(analysis, call, args);
    case IR_CALL_NATIVE:
        return flow_native_call(analysis, call, flow_expr(analysis, call->object), args);
    case IR_NEW:
        return flow_new(analysis, call, args);
    case IR_NEW_VALUE:
        return flow_new_value(analysis, call, args);
    default:
        return flow_call_dynamic(analysis, call, args);
    }
}
