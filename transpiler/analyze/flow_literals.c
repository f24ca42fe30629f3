/*
 * Objects and arrays where they are made:   {a: 1, ...b}   [1, ...xs]
 */
#include "analyze/analyze.h"
#include "analyze/flow_walk.h"

#include <string.h>

typedef VEC(const char *) NameList;

static void add_name(Analysis *analysis, NameList *names, const char *name)
{
    for (size_t i = 0; i < names->length; i++) {
        if (strcmp(names->items[i], name) == 0) {
            return;
        }
    }
    vec_push(analysis->arena, names, name);
}

/* The keys that a literal names itself. */
static void set_own_names(Analysis *analysis, const IrExpr *expr, Shape *shape)
{
    NameList names = {0};

    for (size_t i = 0; i < expr->properties.length; i++) {
        const IrProperty *property = &expr->properties.items[i];
        if (property->kind == IR_PROPERTY_VALUE && property->name) {
            add_name(analysis, &names, property->name);
        }
    }
    shape->names = names.items;
    shape->name_count = names.length;
}

static Shape *literal_shape(Analysis *analysis, IrExpr *expr)
{
    Shape *shape = ptrmap_get(&analysis->literal_shapes, expr);

    if (shape) {
        return shape;
    }
    shape = NEW(analysis->arena, Shape);
    shape->type = expr->type;
    shape->module = analysis->function ? analysis->function->module : NULL;
    shape->id = analysis->shapes.length;
    for (size_t i = 0; i < expr->properties.length; i++) {
        const IrProperty *property = &expr->properties.items[i];
        shape->is_pending |= property->kind == IR_PROPERTY_SPREAD;
        shape->is_open |= property->kind != IR_PROPERTY_SPREAD
            && (property->kind != IR_PROPERTY_VALUE || !property->name);
    }
    set_own_names(analysis, expr, shape);
    vec_push(analysis->arena, &analysis->shapes, shape);
    ptrmap_put(analysis->arena, &analysis->literal_shapes, expr, shape);
    return shape;
}

/* ---- spread:   {...a, b: 1} ------------------------------------------------------------------------ */

/* Where all that can be spread are literals with the same keys in the same order, which nothing adds
 * to or takes from, the result's keys are known, too: it is a literal that reads their fields. */
typedef enum Spread { SPREAD_PENDING, SPREAD_KNOWN, SPREAD_OPEN } Spread;

static bool same_names(const Shape *a, const Shape *b)
{
    if (a->name_count != b->name_count) {
        return false;
    }
    for (size_t i = 0; i < a->name_count; i++) {
        if (strcmp(a->names[i], b->names[i]) != 0) {
            return false;
        }
    }
    return true;
}

/* Whether assignments give some object of a pointee a key that its literal has not. */
static bool gets_keys(const Analysis *analysis, const Pointee *pointee, const Shape *shape)
{
    for (size_t i = 0; i < pointee->fields.count; i++) {
        const FieldSlot *field = pointee->fields.entries[i].value;
        if (field->is_assigned && !shape_owns_field(shape, field->name)) {
            return true;
        }
    }
    for (size_t i = 0; pointee->escapes && i < analysis->dynamic_writes.count; i++) {
        if (!shape_owns_field(shape, analysis->dynamic_writes.entries[i].key)) {
            return true;
        }
    }
    return pointee->escapes && analysis->has_dynamic_element_writes;
}

/* The keys "0", "1" ... come before all others. */
static bool has_index_keys(const Shape *shape)
{
    for (size_t i = 0; i < shape->name_count; i++) {
        if (shape->names[i][0] >= '0' && shape->names[i][0] <= '9') {
            return true;
        }
    }
    return false;
}

static Spread spread_shape(Analysis *analysis, Slot *source, const Shape **found)
{
    *found = NULL;
    if (source->kinds == 0) {
        return analysis->is_finishing ? SPREAD_OPEN : SPREAD_PENDING;
    }
    if (source->kinds != KIND_OBJECT) {
        return SPREAD_OPEN;
    }
    const Pointee *pointee = slot_pointee(analysis, source);
    if (pointee->is_dynamic || pointee->native_struct || pointee->keys_change
        || (pointee->escapes && analysis->dynamic_keys_change)) {
        return SPREAD_OPEN;
    }
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const Shape *shape = pointee->shapes.items[i];
        if (shape->is_open || shape->class_ || (*found && !shape->is_pending && !same_names(shape, *found))) {
            return SPREAD_OPEN;
        }
        *found = shape->is_pending ? *found : shape;
    }
    if (!*found) {
        return analysis->is_finishing ? SPREAD_OPEN : SPREAD_PENDING;
    }
    return has_index_keys(*found) || gets_keys(analysis, pointee, *found) ? SPREAD_OPEN : SPREAD_KNOWN;
}

static bool is_omitted(const IrProperty *spread, const char *name)
{
    for (size_t i = 0; i < spread->omitted.length; i++) {
        if (strcmp(spread->omitted.items[i], name) == 0) {
            return true;
        }
    }
    return false;
}

bool spread_gives(const IrExpr *literal, size_t index, const char *name)
{
    for (size_t i = index + 1; i < literal->properties.length; i++) {
        const IrProperty *later = &literal->properties.items[i];
        if (later->kind == IR_PROPERTY_VALUE && later->name && strcmp(later->name, name) == 0) {
            return false;
        }
    }
    return !is_omitted(&literal->properties.items[index], name);
}

static Spread names_of_spreads(Analysis *analysis, const IrExpr *expr, NameList *names)
{
    const Shape *source;

    for (size_t i = 0; i < expr->properties.length; i++) {
        const IrProperty *property = &expr->properties.items[i];
        if (property->kind != IR_PROPERTY_SPREAD) {
            add_name(analysis, names, property->name);
            continue;
        }
        Spread spread = spread_shape(analysis, property->value->slot, &source);
        if (spread != SPREAD_KNOWN) {
            return spread;
        }
        for (size_t j = 0; j < source->name_count; j++) {
            if (!is_omitted(property, source->names[j])) {
                add_name(analysis, names, source->names[j]);
            }
        }
    }
    return SPREAD_KNOWN;
}

static bool has_spread(const IrExpr *expr)
{
    for (size_t i = 0; i < expr->properties.length; i++) {
        if (expr->properties.items[i].kind == IR_PROPERTY_SPREAD) {
            return true;
        }
    }
    return false;
}

/* Asked in each walk: what is known may turn out to be open, never the other way round. */
static void resolve_spreads(Analysis *analysis, IrExpr *expr, Shape *shape)
{
    NameList names = {0};

    if (shape->is_open || !has_spread(expr)) {
        shape->is_pending = false;
        return;
    }
    Spread spread = names_of_spreads(analysis, expr, &names);
    Shape known = {.names = names.items, .name_count = names.length};
    if (spread == SPREAD_OPEN || (!shape->is_pending && !same_names(shape, &known))) {
        shape->is_open = true;
        shape->is_pending = false;
        set_own_names(analysis, expr, shape);
        analysis->changed = true;
    } else if (spread == SPREAD_KNOWN && shape->is_pending) {
        shape->is_pending = false;
        shape->names = names.items;
        shape->name_count = names.length;
        analysis->changed = true;
    }
}

static void flow_unknown_spread(Analysis *analysis, Pointee *pointee, Slot *source)
{
    if (source->kinds & (KIND_DYNAMIC | KIND_NATIVE | KIND_FUNCTION | KIND_CLASS)) {
        flow_kinds(analysis, pointee_element(analysis, pointee), KIND_DYNAMIC);
    }
    if (source->kinds & KIND_STRING) {
        flow_kinds(analysis, pointee_element(analysis, pointee), KIND_STRING);
    }
    if (slot_has_elements(source)) {
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

static void flow_spread(Analysis *analysis, const IrExpr *expr, size_t index, const Shape *shape)
{
    Slot *source = expr->properties.items[index].value->slot;

    if (shape->is_open) {
        flow_unknown_spread(analysis, slot_pointee(analysis, expr->slot), source);
        return;
    }
    for (size_t i = 0; !shape->is_pending && i < shape->name_count; i++) {
        FieldSlot *field = pointee_find_field(slot_pointee(analysis, source), shape->names[i]);
        if (field && spread_gives(expr, index, field->name)) {
            flow(analysis, &field->slot,
                 pointee_field(analysis, slot_pointee(analysis, expr->slot), field->name));
        }
    }
}

/* ---- literals ----------------------------------------------------------------------------------------- */

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
    for (size_t i = 0; i < expr->properties.length; i++) {
        flow_expr(analysis, expr->properties.items[i].value);
        flow_expr(analysis, expr->properties.items[i].key);
    }
    resolve_spreads(analysis, expr, shape);
    pointee = slot_pointee(analysis, slot);
    if (shape->is_open && !pointee->is_dynamic) {
        pointee->is_dynamic = true;
        pointee_element(analysis, pointee);
        analysis->changed = true;
    }
    for (size_t i = 0; i < expr->properties.length; i++) {
        IrProperty *property = &expr->properties.items[i];
        Slot *value = property->value->slot;
        pointee = slot_pointee(analysis, slot);
        if (property->kind == IR_PROPERTY_SPREAD) {
            flow_spread(analysis, expr, i, shape);
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
            flow_written_holes(analysis, slot_pointee(analysis, slot));
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
