/*
 * Reads and writes of fields and elements:   a.b   a[i]   a.b = v   a[i] = v
 */
#include "analyze/analyze.h"
#include "analyze/literals.h"
#include "analyze/ranges.h"

#include <math.h>
#include <string.h>

long constant_index(const IrExpr *index)
{
    if (index && index->kind == IR_NUMBER && index->number >= 0 && index->number < 64
        && index->number == floor(index->number)) {
        return (long)index->number;
    }
    return -1;
}

const IrClass *class_of_type(const Analysis *analysis, const Type *type)
{
    for (size_t i = 0; i < analysis->class_pointees.count; i++) {
        const IrClass *class_ = analysis->class_pointees.entries[i].key;
        if (class_->type == type) {
            return class_;
        }
    }
    return NULL;
}

/* Whether a class is one of several instances of a generic one: Box<number> beside Box<any>. */
static bool is_one_of_several(const IrClass *class_)
{
    const IrClassList *classes = &class_->module->classes;

    for (size_t i = 0; i < classes->length; i++) {
        if (classes->items[i] != class_ && classes->items[i]->node == class_->node) {
            return true;
        }
    }
    return false;
}

/* A class of the program for a type that a check (instanceof) proved; NULL for other types. Which of
 * several instances of a generic class it is, `x instanceof Box` does not tell. */
static Pointee *proved_class(Analysis *analysis, Type *type)
{
    const IrClass *class_ = class_of_type(analysis, type);

    return class_ && !is_one_of_several(class_) ? class_pointee(analysis, (IrClass *)class_) : NULL;
}

/* `any` and `unknown` after a check: a primitive, an instance of a class, or still anything. */
static Slot *narrowed_dynamic(Analysis *analysis, IrExpr *expr, Slot *place, unsigned kinds)
{
    const unsigned primitives = KIND_NULLISH | KIND_BOOLEAN | KIND_NUMBER | KIND_STRING | KIND_BIGINT
        | KIND_SYMBOL;
    Pointee *proved;

    if (kinds && !(kinds & ~primitives)) {
        Slot *slot = own_slot(analysis, expr);
        flow_kinds(analysis, slot, kinds);
        return slot;
    }
    if (analysis->ir->uses_proxies) {
        return place; /* a proxy is an instance, too */
    }
    if (kinds == KIND_OBJECT && (proved = proved_class(analysis, expr->type))) {
        Slot *slot = own_slot(analysis, expr);
        flow_kinds(analysis, slot, KIND_OBJECT);
        pointee_unify(analysis, proved, slot_pointee(analysis, slot));
        return slot;
    }
    if (kinds == KIND_NATIVE) {
        Slot *slot = own_slot(analysis, expr);
        Pointee *pointee = slot_pointee(analysis, slot);
        flow_kinds(analysis, slot, KIND_NATIVE);
        if (!pointee->native_struct) {
            pointee->native_struct = native_struct_of_type(analysis->program, expr->type);
            pointee_escape(analysis, pointee);
        }
        return slot;
    }
    return place;
}

unsigned kinds_removed(const Analysis *analysis, unsigned wide, unsigned narrow)
{
    unsigned removed = wide & ~narrow;

    return (narrow & KIND_ARRAY) && analysis->ir->extends_array ? removed & ~(unsigned)KIND_OBJECT
                                                                : removed;
}

Slot *flow_narrowed(Analysis *analysis, IrExpr *expr, Slot *place, Type *declared)
{
    unsigned narrow = kinds_of_type(analysis->program, expr->type);
    unsigned wide = declared ? kinds_of_type(analysis->program, declared) : narrow;
    unsigned doubted = doubted_kinds(analysis, expr);
    unsigned removed = kinds_removed(analysis, wide, narrow) & ~doubted;

    if (expr->type->flags & TYPE_NEVER) {
        return place; /* whatever comes here, the types did not foresee it */
    }
    if (wide & doubted & KIND_DYNAMIC) {
        return place;
    }
    if (wide & KIND_DYNAMIC) {
        return narrow & KIND_DYNAMIC ? place : narrowed_dynamic(analysis, expr, place, narrow);
    }
    if (place->kinds & KIND_RAW_NULLISH) {
        removed &= ~(unsigned)KIND_NULLISH;
    }
    if (place->is_beyond_type) {
        return place;
    }
    if (declared && place->kinds & removed & (KIND_STRING | KIND_NUMBER)) {
        removed &= ~kinds_beyond_type(analysis, place, declared);
    }
    if (!(place->kinds & removed)) {
        return place;
    }
    Slot *slot = own_slot(analysis, expr);
    flow_some(analysis, place, slot, place->kinds & ~removed);
    if (slot->kinds & KIND_HEAP) {
        pointee_unify(analysis, slot_pointee(analysis, slot), slot_pointee(analysis, place));
    }
    return slot;
}

/* ---- reads ------------------------------------------------------------------------------------ */

void flow_mark_raw(Analysis *analysis, Slot *slot, Type *declared)
{
    if ((slot->kinds & KIND_NULLISH) && declared
        && !(kinds_of_type(analysis->program, declared) & (KIND_NULLISH | KIND_DYNAMIC))) {
        flow_kinds(analysis, slot, KIND_RAW_NULLISH);
    }
    const unsigned simple = KIND_BOOLEAN | KIND_NUMBER | KIND_STRING | KIND_BIGINT | KIND_SYMBOL;
    unsigned allowed = declared ? kinds_of_type(analysis->program, declared) : KIND_DYNAMIC;
    if (!(allowed & KIND_DYNAMIC) && slot->kinds & simple & ~allowed && !slot->is_beyond_type) {
        slot->is_beyond_type = analysis->changed = true;
    }
}

static Type *declared_property_type(Analysis *analysis, const IrExpr *expr)
{
    const Property *property
        = expr->name ? types_property_of(analysis->program, expr->object->type, expr->name) : NULL;

    return property ? types_of_property(analysis->program, property) : expr->type;
}

/* A member of what is not known: anything, unless a check of it has told. */
static void flow_any_member(Analysis *analysis, IrExpr *expr, Slot *place)
{
    const Property *property = types_property_of(analysis->program, expr->object->type, expr->name);
    Type *declared = property ? types_of_property(analysis->program, property) : expr->object->type;
    unsigned told = kinds_of_type(analysis->program, expr->type);

    if (told & KIND_DYNAMIC || (doubted_kinds(analysis, expr) & KIND_DYNAMIC) || !(kinds_of_type(analysis->program, declared) & KIND_DYNAMIC)
        || narrowed_dynamic(analysis, expr, NULL, told) != place) {
        flow_kinds(analysis, place, KIND_DYNAMIC);
    }
}

/* The methods of a name among the classes of a pointee, read as a value. */
static void flow_methods_as_values(Analysis *analysis, Pointee *pointee, const char *name, Slot *to)
{
    FieldSlot *field = pointee_find_field(pointee, name);

    for (size_t i = 0; i < pointee->shapes.length; i++) {
        IrClass *class_ = pointee->shapes.items[i]->class_;
        IrFunction *method = class_ ? class_find_method(class_, name, IR_FUNCTION_METHOD) : NULL;
        if (method) {
            method->used_as_value = true;
            flow(analysis, method->slot, to);
            pointee_unify(analysis, slot_pointee(analysis, &field->slot),
                          slot_pointee(analysis, method->slot));
        }
        IrFunction *getter = class_ ? class_find_method(class_, name, IR_FUNCTION_GETTER) : NULL;
        if (getter) {
            field->is_called_by_name = true;
            flow(analysis, getter->result, to);
        }
    }
}

static bool is_static_member(const IrExpr *expr)
{
    return expr->object->kind == IR_CLASS;
}

/* object.constructor: any of the classes as a value, which may be called with anything. */
static void escape_classes(Analysis *analysis, Pointee *pointee)
{
    for (size_t i = 0; i < pointee_find(pointee)->shapes.length; i++) {
        IrClass *class_ = pointee_find(pointee)->shapes.items[i]->class_;
        if (class_ && class_->used_as_value) {
            flow_escape(analysis, class_value(analysis, class_));
        }
    }
}

/* Class.prototype, object.__proto__ */
static void take_prototype(Analysis *analysis, const IrExpr *expr, Slot *object)
{
    const IrClass *class_ = expr->object ? expr->object->class_ : NULL;

    if (!object || (strcmp(expr->name, "prototype") != 0 && strcmp(expr->name, "__proto__") != 0)) {
        return;
    }
    if (class_ && expr->object->kind == IR_CLASS) {
        Slot *instances = slot_new(analysis);
        instances->kinds = KIND_OBJECT;
        instances->pointee = class_pointee(analysis, (IrClass *)class_);
        flow_prototype(analysis, instances);
    } else {
        flow_prototype(analysis, object);
    }
}

static IrClass *class_of(Analysis *analysis, const IrExpr *object)
{
    if (object->kind == IR_VAR && object->var->is_this && object->var->function) {
        return object->var->function->owner;
    }
    return (IrClass *)class_of_type(analysis, object->type);
}

Slot *flow_private_object(Analysis *analysis, IrExpr *member, IrOp use)
{
    Slot *object = flow_expr(analysis, member->object);
    IrClass *class_;

    if (!member->is_private_name || !object || !(object->kinds & KIND_DYNAMIC)
        || !(class_ = class_of(analysis, member->object))) {
        return object;
    }
    IrExpr *branded = NEW(analysis->arena, IrExpr);
    *branded = (IrExpr){.kind = IR_BRANDED, .type = member->object->type, .file = member->file,
                        .span = member->span, .node = member->node, .class_ = class_,
                        .name = member->name, .op = use, .left = member->object};
    member->object = branded;
    analysis->changed = true;
    return flow_expr(analysis, branded);
}

Slot *flow_field(Analysis *analysis, IrExpr *expr)
{
    Slot *object = flow_private_object(analysis, expr, expr->function ? IR_OP_NONE : IR_OP_ADD);

    if (object && (object->kinds & KIND_OBJECT) && expr->gives_class) {
        escape_classes(analysis, slot_pointee(analysis, object));
    }
    take_prototype(analysis, expr, object);
    if (expr->native) {
        return flow_native_property(analysis, expr, object);
    }
    if (expr->function && !expr->is_private_name && has_other_shapes(object, expr->function->owner, expr->name)) {
        expr->function = NULL;
        expr->slot = NULL;
        analysis->changed = true;
    }
    if (expr->function) {
        flow_present(analysis, object, expr->function->this_var ? expr->function->this_var->slot : NULL);
        return flow_place(analysis, expr, expr->function->result, expr->function->return_type);
    }
    Slot *place = own_slot(analysis, expr);
    expr->is_watched = analysis->ir->uses_proxies && (object->kinds & KIND_DYNAMIC);
    if (object->kinds & KIND_DYNAMIC || is_static_member(expr)) {
        flow_any_member(analysis, expr, place);
        strmap_put(analysis->arena, &analysis->dynamic_calls, expr->name, expr);
    }
    if (!(object->kinds & KIND_OBJECT)) {
        if (object->kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH | KIND_DYNAMIC)) {
            flow_kinds(analysis, place, KIND_DYNAMIC);
            if (object->kinds & KIND_CLASS) {
                flow_escape(analysis, object);
                flow_dynamic_call_name(analysis, expr->name);
            }
        }
        return place;
    }
    Pointee *pointee = slot_pointee(analysis, object);
    Slot *field = pointee_field(analysis, pointee, expr->name);
    Type *declared = declared_property_type(analysis, expr);
    unsigned removed = kinds_removed(analysis, kinds_of_type(analysis->program, declared),
                                     kinds_of_type(analysis->program, expr->type))
        & ~doubted_kinds(analysis, expr);
    if (field->kinds & KIND_RAW_NULLISH) {
        removed &= ~(unsigned)KIND_NULLISH;
    }
    if (field->kinds & KIND_DYNAMIC) {
        Slot *narrowed = flow_narrowed(analysis, expr, field, declared);
        flow(analysis, narrowed, place);
    } else {
        flow_some(analysis, field, place, field->kinds & ~removed);
        if (field->kinds & KIND_HEAP) {
            pointee_unify(analysis, slot_pointee(analysis, field), slot_pointee(analysis, place));
        }
    }
    flow_methods_as_values(analysis, pointee_find(pointee), expr->name, place);
    flow_mark_raw(analysis, place, declared);
    return place;
}

/* obj[key] with a key that is not constant: any field may be meant. */
void open_object(Analysis *analysis, Pointee *pointee)
{
    Slot *all = pointee_element(analysis, pointee);

    pointee = pointee_find(pointee);
    if (!pointee->is_dynamic) {
        pointee->is_dynamic = true;
        analysis->changed = true;
    }
    for (size_t i = 0; i < pointee_find(pointee)->fields.count; i++) {
        FieldSlot *field = pointee_find(pointee)->fields.entries[i].value;
        if (field->name[0] == '#') {
            continue;
        }
        flow(analysis, &field->slot, all);
        flow(analysis, all, &field->slot);
    }
}

/* Elements of these are found by number: -0 means 0, and NaN nothing. Elsewhere it is a key. */
static NumberUse index_use(const IrExpr *element, const Slot *object)
{
    unsigned kinds = object->kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH);
    bool is_typed_array = kinds == KIND_NATIVE && native_is_typed_array(element->native);

    return !kinds || kinds == KIND_ARRAY || kinds == KIND_STRING || is_typed_array ? NUMBER_INDEX
                                                                                : NUMBER_USED;
}

/* Instances of classes that extend Array, read or written by a number. */
static bool is_inherited_element(const IrExpr *element, const Slot *object)
{
    return (object->kinds & KIND_OBJECT) && slot_has_elements(object) && element->index->slot
        && !(element->index->slot->kinds & ~(unsigned)KIND_NUMBER);
}

/* xs[i] where i < xs.length was tested and nothing ever shortens the array. */
static bool is_proven_index(Analysis *analysis, const IrExpr *expr, Slot *object)
{
    Pointee *pointee = slot_pointee(analysis, object);

    return !pointee->may_shrink && !pointee->escapes
        && ranges_is_within(analysis, expr->index, expr->object);
}

static void flow_array_read(Analysis *analysis, IrExpr *expr, Slot *object, Slot *place)
{
    Pointee *pointee = slot_pointee(analysis, object);
    Slot *element = pointee_element(analysis, pointee);
    long index = constant_index(expr->index);

    pointee = pointee_find(pointee);
    if (index >= 0 && types_is_tuple(analysis->program, expr->object->type)
        && (size_t)index < pointee->tuple.length) {
        flow(analysis, pointee->tuple.items[index], place);
        flow(analysis, pointee->any_index, place);
        flow_kinds(analysis, place, kinds_of_type(analysis->program, expr->type) & KIND_UNDEFINED);
    } else {
        flow(analysis, element, place);
        expr->proven = is_proven_index(analysis, expr, object);
        if (!expr->in_bounds && !expr->proven) {
            flow_kinds(analysis, place, KIND_UNDEFINED);
        }
    }
}

bool element_is_native(const IrExpr *element)
{
    unsigned kinds = element->object->slot
        ? element->object->slot->kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH) : 0;

    return element->native
        && (element->native->is_static || kinds == KIND_STRING || kinds == KIND_NATIVE);
}

/* text[i], buffer[i], process.env[name]: undefined beyond the end, whatever is declared. */
static Slot *flow_native_element(Analysis *analysis, IrExpr *expr, Slot *object)
{
    Slot *place = flow_native_property(analysis, expr, object);

    expr->proven = object
        && (object->kinds == KIND_STRING
            || (object->kinds == KIND_NATIVE && native_is_typed_array(expr->native)
                && !analysis->may_detach))
        && ranges_is_within(analysis, expr->index, expr->object);
    if (!expr->in_bounds && !expr->proven) {
        flow_kinds(analysis, place, KIND_UNDEFINED);
        flow_mark_raw(analysis, place, expr->type);
    }
    return place;
}

/* Whether a value of the type may be a function. */
static bool may_be_function(Program *program, Type *type)
{
    return !type || (kinds_of_type(program, type) & (KIND_DYNAMIC | KIND_FUNCTION));
}

static bool has_methods(const Pointee *pointee)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        for (; class_; class_ = class_->parent) {
            if (class_->methods.length > 0) {
                return true;
            }
        }
    }
    return false;
}

void flow_key_read(Analysis *analysis, Slot *object, const Slot *index, Type *type)
{
    const unsigned no_names = KIND_NUMBER | KIND_BOOLEAN | KIND_NULLISH | KIND_RAW_NULLISH;

    if (!(index->kinds & ~no_names) || !may_be_function(analysis->program, type)) {
        return;
    }
    if ((object->kinds & KIND_DYNAMIC) && !analysis->reads_any_key) {
        analysis->reads_any_key = analysis->changed = true;
    }
    Pointee *pointee = object->kinds & KIND_OBJECT ? slot_pointee(analysis, object) : NULL;
    if (pointee && !pointee->is_read_by_key && has_methods(pointee)) {
        pointee->is_read_by_key = analysis->changed = true;
        flow_escape(analysis, object);
    }
}

bool members_are_read_by_key(const Analysis *analysis, const Pointee *pointee)
{
    return pointee->is_read_by_key || (pointee->escapes && analysis->reads_any_key);
}

Slot *flow_element(Analysis *analysis, IrExpr *expr)
{
    Slot *object = flow_expr(analysis, expr->object);
    Slot *place = own_slot(analysis, expr);

    const Slot *index = flow_used(analysis, expr->index, index_use(expr, object));
    unsigned any = KIND_DYNAMIC | KIND_FUNCTION | KIND_CLASS | KIND_NATIVE | KIND_SYMBOL
        | KIND_NUMBER | KIND_BOOLEAN | KIND_BIGINT;
    expr->is_watched = analysis->ir->uses_proxies && (object->kinds & KIND_DYNAMIC);
    if (element_is_native(expr)) {
        return flow_native_element(analysis, expr, object);
    }
    bool is_key = expr->index->kind == IR_VAR && expr->index->var->is_array_key;
    if (!is_key && index->kinds & ~(unsigned)(KIND_NUMBER | KIND_NULLISH | KIND_RAW_NULLISH)) {
        any |= KIND_STRING | KIND_ARRAY; /* the key can be "length" */
    }
    if (!is_key) {
        flow_key_read(analysis, object, index, expr->type);
    }
    if (object->kinds & any || ((object->kinds & KIND_OBJECT) && slot_pointee(analysis, object)->is_read_by_key)) {
        flow_kinds(analysis, place, KIND_DYNAMIC);
    }
    if (object->kinds & KIND_STRING) {
        flow_kinds(analysis, place, KIND_STRING | KIND_UNDEFINED);
    }
    bool is_inherited = is_inherited_element(expr, object);
    if ((object->kinds & KIND_ARRAY) || is_inherited) {
        flow_array_read(analysis, expr, object, place);
    }
    if ((object->kinds & KIND_OBJECT) && !is_inherited) {
        Pointee *pointee = slot_pointee(analysis, object);
        open_object(analysis, pointee);
        flow(analysis, pointee_element(analysis, pointee), place);
        flow_kinds(analysis, place, KIND_UNDEFINED);
    }
    flow_mark_raw(analysis, place, expr->type);
    return place;
}

/* ---- writes ----------------------------------------------------------------------------------- */

Slot *flow_dynamic_write(Analysis *analysis, const char *name)
{
    void **place = strmap_slot(analysis->arena, &analysis->dynamic_writes, name, strlen(name));

    if (!*place) {
        *place = slot_new(analysis);
        flow_kinds(analysis, *place, KIND_DYNAMIC);
    }
    return *place;
}

/* A write may mean the setters of some classes. */
static void flow_into_setters(Analysis *analysis, Pointee *pointee, FieldSlot *field)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        IrClass *class_ = pointee->shapes.items[i]->class_;
        IrFunction *setter = class_ ? class_find_method(class_, field->name, IR_FUNCTION_SETTER) : NULL;
        if (setter) {
            field->is_called_by_name = true;
            flow(analysis, &field->slot, setter->params.items[0]->slot);
        } else if (class_ && class_find_method(class_, field->name, IR_FUNCTION_GETTER)) {
            field->is_called_by_name = true; /* the write must find it to fail */
        }
    }
}

/* Whether a write can put a field in front of a method of the object's class. */
static bool may_hide_method(const IrExpr *object, const Pointee *pointee, const char *name)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const Shape *shape = pointee->shapes.items[i];
        if (shape->class_ && shape_is_possible(object, shape) && !shape_owns_field(shape, name)
            && class_find_method(shape->class_, name, IR_FUNCTION_METHOD)) {
            return true;
        }
    }
    return false;
}

/* A function is written to a property of this name, which may be a method of some class. */
static void note_replaced(Analysis *analysis, const IrExpr *target, const Slot *object, const Slot *value)
{
    const Pointee *pointee = object->kinds & KIND_OBJECT ? pointee_find(object->pointee) : NULL;
    bool is_method = (object->kinds & (KIND_DYNAMIC | KIND_CLASS))
        || (pointee && may_hide_method(target->object, pointee, target->name));

    if (is_method && (value->kinds & KIND_FUNCTION) && !strmap_has(&analysis->replaced_methods, target->name)) {
        strmap_put(analysis->arena, &analysis->replaced_methods, target->name, (void *)target->name);
        analysis->changed = true;
    }
}

void flow_replaces_any_method(Analysis *analysis)
{
    analysis->changed |= !analysis->replaces_any_method;
    analysis->replaces_any_method = true;
}

bool method_may_be_replaced(const Analysis *analysis, Pointee *pointee, const char *name)
{
    const FieldSlot *field = pointee_find_field(pointee, name);

    if (!analysis->replaces_any_method && !strmap_has(&analysis->replaced_methods, name)) {
        return false;
    }
    return pointee->escapes || analysis->ir->uses_prototypes || (field && field->is_assigned);
}

static void store_field(Analysis *analysis, IrExpr *target, Slot *value)
{
    Slot *object = flow_private_object(analysis, target, target->function ? IR_OP_NONE : IR_OP_SUB);

    if (target->native && !native_is_dynamic(analysis->program, target)) {
        if (object && slot_has_elements(object)) {
            slot_pointee(analysis, object)->may_shrink = true; /* xs.length = n */
        }
        Slot *place = flow_native_property(analysis, target, object);
        flow(analysis, value, place);
        target->slot = place;
        return;
    }
    if (target->function && !target->is_private_name && !target->is_super
        && has_other_shapes(object, target->function->owner, target->name)) {
        target->function = NULL;
        target->slot = NULL;
        analysis->changed = true;
    }
    if (target->function) {
        flow_present(analysis, object, target->function->this_var ? target->function->this_var->slot : NULL);
        flow(analysis, value, target->function->params.items[0]->slot);
        target->slot = target->function->params.items[0]->slot;
        return;
    }
    if (!target->is_private_name) {
        note_replaced(analysis, target, object, value);
    }
    if (object->kinds & (KIND_DYNAMIC | KIND_CLASS | KIND_FUNCTION | KIND_NATIVE | KIND_ARRAY)) {
        flow(analysis, value, flow_dynamic_write(analysis, target->name));
        if (object->kinds & KIND_CLASS) {
            flow_escape(analysis, object);
            flow_dynamic_call_name(analysis, target->name);
        }
    }
    if (object->kinds & KIND_OBJECT) {
        Pointee *pointee = slot_pointee(analysis, object);
        flow(analysis, value, pointee_field(analysis, pointee, target->name));
        FieldSlot *field = pointee_find_field(pointee, target->name);
        field->is_assigned = true;
        field->hides_method |= may_hide_method(target->object, pointee_find(pointee), target->name);
        flow_into_setters(analysis, pointee_find(pointee), field);
        target->slot = &field->slot;
    } else {
        flow_kinds(analysis, own_slot(analysis, target), KIND_DYNAMIC);
    }
}

void flow_holes(Analysis *analysis, Pointee *pointee)
{
    if (!pointee->may_have_holes) {
        pointee->may_have_holes = true;
        analysis->changed = true;
    }
}

/* Where undefined is an element, too, only a TsValue tells the two apart. */
static void tell_holes(Analysis *analysis, Pointee *pointee)
{
    if (pointee->has_written_holes && pointee->element && !pointee->element->is_boxed
        && (pointee->element->kinds & KIND_UNDEFINED)) {
        pointee->element->is_boxed = true;
        analysis->changed = true;
    }
}

void flow_written_holes(Analysis *analysis, Pointee *pointee)
{
    flow_holes(analysis, pointee);
    if (!pointee->has_written_holes) {
        pointee->has_written_holes = true;
        analysis->changed = true;
    }
    tell_holes(analysis, pointee);
}

void flow_make_holes(Analysis *analysis, Pointee *pointee)
{
    pointee->element->no_integers = true;
    flow_holes(analysis, pointee);
    if ((pointee->element->kinds & ~(unsigned)KIND_RAW_NULLISH) == KIND_BOOLEAN) {
        flow_kinds(analysis, pointee->element, KIND_UNDEFINED | KIND_RAW_NULLISH);
    }
}

void flow_copied_holes(Analysis *analysis, const Slot *source, Slot *result)
{
    if (source && (source->kinds & KIND_ARRAY) && source->pointee
        && pointee_find(source->pointee)->may_have_holes && (result->kinds & KIND_ARRAY)
        && result->pointee) {
        Pointee *made = slot_pointee(analysis, result);
        pointee_element(analysis, made);
        flow_make_holes(analysis, pointee_find(made));
    }
}

static void store_array(Analysis *analysis, IrExpr *target, Slot *object, Slot *value)
{
    Pointee *pointee = slot_pointee(analysis, object);
    Slot *element = pointee_element(analysis, pointee);
    long index = constant_index(target->index);

    pointee = pointee_find(pointee);
    flow(analysis, value, element);
    pointee = pointee_find(pointee);
    if (index >= 0 && (size_t)index < pointee->tuple.length) {
        flow(analysis, value, pointee->tuple.items[index]);
    } else {
        flow(analysis, value, pointee->any_index);
    }
    target->proven = is_proven_index(analysis, target, object);
    if (!target->in_bounds && !target->proven) {
        flow_make_holes(analysis, pointee_find(pointee));
    }
    target->slot = pointee_find(pointee)->element;
}

static void store_element(Analysis *analysis, IrExpr *target, Slot *value)
{
    Slot *object = flow_expr(analysis, target->object);

    flow_used(analysis, target->index, index_use(target, object));
    if (element_is_native(target) && target->native->c_setter) {
        flow_native_property(analysis, target, object);
        target->proven = object->kinds == KIND_NATIVE && native_is_typed_array(target->native)
            && !analysis->may_detach && ranges_is_within(analysis, target->index, target->object);
        return;
    }
    if (object->kinds & (KIND_DYNAMIC | KIND_CLASS | KIND_FUNCTION | KIND_NATIVE)) {
        analysis->has_dynamic_element_writes = true;
        flow(analysis, value, analysis->dynamic_any_write);
        if (value->kinds & KIND_FUNCTION) {
            flow_replaces_any_method(analysis);
        }
        flow_kinds(analysis, own_slot(analysis, target), KIND_DYNAMIC);
    }
    bool is_inherited = is_inherited_element(target, object);
    if ((object->kinds & KIND_ARRAY) || is_inherited) {
        store_array(analysis, target, object, value);
    }
    if ((object->kinds & KIND_OBJECT) && !is_inherited) {
        Pointee *pointee = slot_pointee(analysis, object);
        flow(analysis, value, pointee_element(analysis, pointee));
        open_object(analysis, pointee);
        target->slot = pointee_element(analysis, pointee);
    }
    if (!target->slot) {
        own_slot(analysis, target);
    }
}

void flow_store(Analysis *analysis, IrExpr *target, Slot *value)
{
    switch (target->kind) {
    case IR_VAR:
        flow(analysis, value, target->var->slot);
        if (!target->owns_slot) {
            target->slot = target->var->slot;
        }
        break;
    case IR_FIELD:
        store_field(analysis, target, value);
        break;
    case IR_ELEMENT:
        store_element(analysis, target, value);
        break;
    case IR_CAST:
        flow_store(analysis, target->left, value);
        target->slot = target->left->slot;
        break;
    default:
        flow_expr(analysis, target);
        break;
    }
}
