/*
 * What library functions do to the objects they are given, beyond reading them: their declarations
 * say so by tags.
 *
 *     Object.freeze(o)                 @freezes         writes to it may fail from now on
 *     Object.defineProperty(o, ...)    @defines         its fields may be anything
 *     Object.assign(o, ...)            @rekeys          its keys are not those it was made with
 *     Object.getPrototypeOf(o)         @takesprototype  its prototype may be given to others
 *     Object.create(p)                 @prototype 0     that argument becomes a prototype
 */
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
