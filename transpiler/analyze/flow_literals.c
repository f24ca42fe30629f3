/*
 * Objects and arrays where they are made:   {a: 1, ...b}   [1, ...xs]
 */
#include "analyze/flow_walk.h"

static Shape *literal_shape(Analysis *analysis, IrExpr *expr)
{
    Shape *shape = ptrmap_get(&analysis->literal_shapes, expr);
    VEC(const char *) names = {0};

    if (shape) {
        return shape;
    }
    shape = NEW(analysis->arena, Shape);
    shape->type = expr->type;
    shape->module = analysis->function ? analysis->function->module : NULL;
    shape->id = analysis->shapes.length;
    for (size_t i = 0; i < expr->properties.length; i++) {
        IrProperty *property = &expr->properties.items[i];
        bool repeated = false;
        if (property->kind != IR_PROPERTY_VALUE || !property->name) {
            shape->is_open = true;
            continue;
        }
        for (size_t j = 0; j < names.length; j++) {
            repeated |= names.items[j] == property->name;
        }
        if (!repeated) {
            vec_push(analysis->arena, &names, property->name);
        }
    }
    shape->names = names.items;
    shape->name_count = names.length;
    vec_push(analysis->arena, &analysis->shapes, shape);
    ptrmap_put(analysis->arena, &analysis->literal_shapes, expr, shape);
    return shape;
}

static void flow_spread(Analysis *analysis, Pointee *pointee, Slot *source)
{
    if (source->kinds & (KIND_DYNAMIC | KIND_NATIVE | KIND_FUNCTION | KIND_CLASS)) {
        flow_kinds(analysis, pointee_element(analysis, pointee), KIND_DYNAMIC);
    }
    if (source->kinds & KIND_STRING) {
        flow_kinds(analysis, pointee_element(analysis, pointee), KIND_STRING);
    }
    if (source->kinds & KIND_ARRAY) {
        Slot *element = pointee_element(analysis, slot_pointee(analysis, source));
        flow(analysis, element, pointee_element(analysis, pointee));
    }
    if (source->kinds & KIND_OBJECT) {
        Pointee *from = slot_pointee(analysis, source);
        for (size_t i = 0; i < pointee_find(from)->fields.count; i++) {
            FieldSlot *field = pointee_find(from)->fields.entries[i].value;
            flow(analysis, &field->slot, pointee_field(analysis, pointee, field->name));
        }
        if (pointee_find(from)->element) {
            flow(analysis, pointee_find(from)->element, pointee_element(analysis, pointee));
        }
    }
}

Slot *flow_object_literal(Analysis *analysis, IrExpr *expr)
{
    Slot *slot = own_slot(analysis, expr);
    Shape *shape = literal_shape(analysis, expr);
    Pointee *pointee = slot_pointee(analysis, slot);

    flow_kinds(analysis, slot, KIND_OBJECT);
    if (!shape->pointee) {
        shape->pointee = pointee;
        vec_push(analysis->arena, &pointee->shapes, shape);
        analysis->changed = true;
    }
    if (shape->is_open && !pointee->is_dynamic) {
        pointee->is_dynamic = true;
        pointee_element(analysis, pointee);
        analysis->changed = true;
    }
    for (size_t i = 0; i < expr->properties.length; i++) {
        IrProperty *property = &expr->properties.items[i];
        Slot *value = flow_expr(analysis, property->value);
        flow_expr(analysis, property->key);
        pointee = slot_pointee(analysis, slot);
        if (property->kind == IR_PROPERTY_SPREAD) {
            flow_spread(analysis, pointee, value);
        } else if (property->kind == IR_PROPERTY_VALUE) {
            flow(analysis, value, property->name ? pointee_field(analysis, pointee, property->name)
                                                 : pointee_element(analysis, pointee));
        } else {
            flow_escape(analysis, value);
            flow_kinds(analysis, property->name ? pointee_field(analysis, pointee, property->name)
                                                : pointee_element(analysis, pointee),
                       KIND_DYNAMIC);
        }
    }
    return slot;
}

static void flow_spread_elements(Analysis *analysis, Slot *array, Slot *source)
{
    pointee_element(analysis, slot_pointee(analysis, array));
    flow_items(analysis, source, slot_pointee(analysis, array)->any_index);
}

static Slot *tuple_slot(Analysis *analysis, Slot *array, size_t index)
{
    Pointee *pointee = slot_pointee(analysis, array);

    while (pointee->tuple.length <= index) {
        vec_push(analysis->arena, &pointee->tuple, slot_new(analysis));
        analysis->changed = true;
    }
    return pointee->tuple.items[index];
}

Slot *flow_array_literal(Analysis *analysis, IrExpr *expr)
{
    Slot *slot = own_slot(analysis, expr);
    bool is_tuple = types_is_tuple(analysis->program, expr->type);
    bool after_spread = false;

    flow_kinds(analysis, slot, KIND_ARRAY);
    pointee_element(analysis, slot_pointee(analysis, slot));
    for (size_t i = 0; i < expr->args.length; i++) {
        IrExpr *item = expr->args.items[i];
        if (item->kind == IR_SPREAD) {
            flow_spread_elements(analysis, slot, flow_expr(analysis, item->object));
            after_spread = true;
            continue;
        }
        if (item->kind == IR_HOLE) {
            flow_kinds(analysis, slot_pointee(analysis, slot)->any_index, KIND_UNDEFINED);
            flow_holes(analysis, slot_pointee(analysis, slot));
            continue;
        }
        Slot *value = flow_expr(analysis, item);
        flow(analysis, value, is_tuple && !after_spread && i < 64
                                  ? tuple_slot(analysis, slot, i)
                                  : slot_pointee(analysis, slot)->any_index);
        flow(analysis, value, pointee_element(analysis, slot_pointee(analysis, slot)));
    }
    return slot;
}
