/*
 * What library functions do to the objects they are given, beyond reading them: their declarations
 * say so by tags.
 *
 *     Object.freeze(o)                 @freezes         writes to it may fail from now on
 *     Object.defineProperty(o, ...)    @defines         its fields may be anything
 *     Object.assign(o, ...)            @rekeys          its keys are not those it was made with
 *     Object.getPrototypeOf(o)         @takesprototype  its prototype may be given to others
 *     Object.create(p)                 @prototype 0     that argument becomes a prototype
 *     mock.method(o, "name")           @replaces        its method of that name may be another one
 *     class Transform                  @hooks _flush    the library calls these of a class that extends it
 */
#include <string.h>

#include "analyze/flow_walk.h"

static void guard_object(Analysis *analysis, Slot *object)
{
    if ((object->kinds & KIND_DYNAMIC) && !analysis->freezes_dynamic) {
        analysis->freezes_dynamic = true;
        analysis->changed = true;
    }
    if ((object->kinds & KIND_HEAP) && !slot_pointee(analysis, object)->is_guarded) {
        slot_pointee(analysis, object)->is_guarded = true;
        analysis->changed = true;
    }
}

/* Any field may be there or not, and hold anything. */
static void open_fields(Analysis *analysis, Pointee *pointee)
{
    open_object(analysis, pointee);
    flow_kinds(analysis, pointee_element(analysis, pointee), KIND_DYNAMIC);
}

void flow_prototype(Analysis *analysis, Slot *objects)
{
    Pointee *pointee = objects->kinds & KIND_OBJECT ? slot_pointee(analysis, objects) : NULL;

    if (pointee && !pointee->gives_prototype) {
        pointee->gives_prototype = true;
        analysis->changed = true;
    }
    if (objects->kinds & (KIND_DYNAMIC | KIND_CLASS) && !analysis->takes_any_prototype) {
        analysis->takes_any_prototype = true;
        analysis->changed = true;
    }
}

/*
 * Methods that a prototype has get receivers that no constructor made. Which class a prototype
 * that is not known belongs to is not known either: it is one whose prototype something took.
 */
static void share_prototype(Analysis *analysis, Slot *prototype)
{
    if (prototype->kinds & KIND_OBJECT) {
        open_fields(analysis, slot_pointee(analysis, prototype));
    }
    if (!(prototype->kinds & KIND_DYNAMIC)) {
        return;
    }
    for (size_t i = 0; i < analysis->class_pointees.count; i++) {
        Pointee *pointee = pointee_find(analysis->class_pointees.entries[i].value);
        if (pointee->gives_prototype || (analysis->takes_any_prototype && pointee->escapes)) {
            open_fields(analysis, pointee);
        }
    }
}

void flow_object_change(Analysis *analysis, const IrNative *native, Slot **args, size_t count)
{
    if (count > 0 && args[0]) {
        if (native->freezes) {
            guard_object(analysis, args[0]);
        }
        if (native->defines && args[0]->kinds & KIND_OBJECT) {
            open_fields(analysis, slot_pointee(analysis, args[0]));
        }
        if (native->rekeys || native->defines) {
            flow_keys_change(analysis, args[0]);
        }
        if (native->takes_prototype) {
            flow_prototype(analysis, args[0]);
        }
    }
    if (native->prototype_count && native->prototype_count <= count &&
        args[native->prototype_count - 1]) {
        share_prototype(analysis, args[native->prototype_count - 1]);
    }
}

void flow_replaced_method(Analysis *analysis, const IrExpr *call, Slot **args)
{
    if (call->args.length < 2 || !args[0]) {
        return;
    }
    flow_escape(analysis, args[0]);
    if (call->args.items[1]->kind == IR_STRING) {
        const char *name = call->args.items[1]->string.text;
        flow_dynamic_write(analysis, name);
        flow_dynamic_call_name(analysis, name);
        if (args[0]->kinds & KIND_OBJECT) {
            Pointee *pointee = slot_pointee(analysis, args[0]);
            flow_kinds(analysis, pointee_field(analysis, pointee, name), KIND_DYNAMIC);
            FieldSlot *field = pointee_find_field(pointee, name);
            field->is_assigned = field->hides_method = true;
        }
    }
}

void flow_hooks(Analysis *analysis, Pointee *pointee)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        while (class_ && class_->parent) {
            class_ = class_->parent;
        }
        if (!class_ || !class_->native_hooks) {
            continue;
        }
        if (!pointee->escapes) {
            pointee->escapes = analysis->changed = true;
        }
        for (const char *hook = class_->native_hooks; *hook;) {
            size_t length = strcspn(hook, ",");
            flow_dynamic_call_name(analysis, arena_strndup(analysis->arena, hook, length));
            hook += length + (hook[length] == ',');
        }
    }
}
