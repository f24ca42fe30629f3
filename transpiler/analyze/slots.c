/*
 * Slots and pointees: the data of the flow analysis.
 *
 * Everything here only adds (kinds, fields, unifications) and sets `changed` when it did, so that
 * the walk over the program can be repeated until a fixpoint. Pointees are a union-find forest;
 * always go through pointee_find() or slot_pointee() before looking at one.
 */
#include "analyze/literals.h"
#include "analyze/ranges.h"

Pointee *pointee_find(Pointee *pointee)
{
    if (!pointee) {
        return NULL;
    }
    while (pointee->forward) {
        if (pointee->forward->forward) {
            pointee->forward = pointee->forward->forward;
        }
        pointee = pointee->forward;
    }
    return pointee;
}

static Pointee *pointee_new(Analysis *analysis)
{
    Pointee *pointee = NEW(analysis->arena, Pointee);

    pointee->id = analysis->next_id++;
    vec_push(analysis->arena, &analysis->pointees, pointee);
    return pointee;
}

Slot *slot_new(Analysis *analysis)
{
    Slot *slot = NEW(analysis->arena, Slot);

    slot->range = range_empty();
    return slot;
}

Pointee *slot_pointee(Analysis *analysis, Slot *slot)
{
    if (!slot->pointee) {
        slot->pointee = pointee_new(analysis);
    }
    slot->pointee = pointee_find(slot->pointee);
    return slot->pointee;
}

Slot *pointee_element(Analysis *analysis, Pointee *pointee)
{
    pointee = pointee_find(pointee);
    if (!pointee->element) {
        pointee->element = slot_new(analysis);
        pointee->any_index = slot_new(analysis);
    }
    return pointee->element;
}

FieldSlot *pointee_find_field(Pointee *pointee, const char *name)
{
    pointee = pointee_find(pointee);
    return pointee ? strmap_get(&pointee->fields, name) : NULL;
}

Slot *pointee_field(Analysis *analysis, Pointee *pointee, const char *name)
{
    FieldSlot *field = pointee_find_field(pointee, name);

    if (!field) {
        field = NEW(analysis->arena, FieldSlot);
        field->name = name;
        field->slot.range = range_empty();
        strmap_put(analysis->arena, &pointee_find(pointee)->fields, name, field);
        analysis->changed = true;
    }
    return &field->slot;
}

Convention *pointee_convention(Analysis *analysis, Pointee *pointee)
{
    pointee = pointee_find(pointee);
    if (!pointee->convention) {
        pointee->convention = NEW(analysis->arena, Convention);
        pointee->convention->result = slot_new(analysis);
        pointee->convention->receiver = slot_new(analysis);
    }
    return pointee->convention;
}

Slot *convention_param(Analysis *analysis, Convention *convention, size_t index)
{
    while (convention->params.length <= index) {
        vec_push(analysis->arena, &convention->params, slot_new(analysis));
    }
    return convention->params.items[index];
}

bool convention_has_receiver(const Convention *convention)
{
    for (size_t i = 0; i < convention->functions.length; i++) {
        const IrFunction *function = convention->functions.items[i];
        if (function->this_var && function->used_as_value) {
            return true;
        }
    }
    return false;
}

void flow_receiver(Analysis *analysis, Slot *object, Convention *convention)
{
    for (size_t i = 0; i < convention->functions.length; i++) {
        const IrFunction *function = convention->functions.items[i];
        if (!function->this_var || !function->used_as_value) {
            continue;
        }
        if (object && !function->owner) {
            flow(analysis, object, convention->receiver);
        } else if (!object) {
            flow_kinds(analysis, convention->receiver, KIND_UNDEFINED | KIND_RAW_NULLISH);
        }
    }
}

/* ---- unification ---------------------------------------------------------------------------- */

/* Makes two slots equal for good: flows in both directions. */
static void slot_equate(Analysis *analysis, Slot *a, Slot *b)
{
    if (a && b && a != b) {
        a->no_integers = b->no_integers = a->no_integers || b->no_integers;
        a->is_boxed = b->is_boxed = a->is_boxed || b->is_boxed;
        flow(analysis, a, b);
        flow(analysis, b, a);
    }
}

/* One of two optional slots; equated when both exist. */
static Slot *slot_either(Analysis *analysis, Slot *a, Slot *b)
{
    slot_equate(analysis, a, b);
    return a ? a : b;
}

static void unify_conventions(Analysis *analysis, Pointee *into, Convention *from)
{
    Convention *to = into->convention;

    if (!to) {
        into->convention = from;
        analysis->changed = true;
        return;
    }
    for (size_t i = 0; i < from->params.length; i++) {
        slot_equate(analysis, from->params.items[i], convention_param(analysis, to, i));
    }
    slot_equate(analysis, from->result, to->result);
    slot_equate(analysis, from->receiver, to->receiver);
    for (size_t i = 0; i < from->functions.length; i++) {
        bool known = false;
        for (size_t j = 0; j < to->functions.length; j++) {
            known |= to->functions.items[j] == from->functions.items[i];
        }
        if (!known) {
            vec_push(analysis->arena, &to->functions, from->functions.items[i]);
        }
    }
    to->called |= from->called;
    to->called_dynamically |= from->called_dynamically;
    to->has_rest |= from->has_rest;
}

static void unify_fields(Analysis *analysis, Pointee *into, StrMap *fields)
{
    for (size_t i = 0; i < fields->count; i++) {
        FieldSlot *field = fields->entries[i].value;
        FieldSlot *other = pointee_find_field(into, field->name);
        if (!other) {
            strmap_put(analysis->arena, &pointee_find(into)->fields, field->name, field);
            analysis->changed = true;
            continue;
        }
        other->is_method |= field->is_method;
        other->is_called_by_name |= field->is_called_by_name;
        other->is_replaced |= field->is_replaced;
        other->is_assigned |= field->is_assigned;
        other->hides_method |= field->hides_method;
        slot_equate(analysis, &field->slot, &other->slot);
    }
}

static void unify_slots(Analysis *analysis, Slot **to, size_t to_length, Slot **from,
                        size_t from_length)
{
    for (size_t i = 0; i < to_length && i < from_length; i++) {
        slot_equate(analysis, to[i], from[i]);
    }
}

/* All the library's errors have one layout. */
static bool is_error_struct(const char *name)
{
    size_t length = strlen(name);

    return length >= 5 && strcmp(name + length - 5, "Error") == 0;
}

/* A Buffer is a Uint8Array. */
static bool is_byte_array(const char *name)
{
    return strcmp(name, "Buffer") == 0 || strcmp(name, "TsUint8Array") == 0;
}

static void unify_native(Analysis *analysis, Pointee *into, const Pointee *from)
{
    if (!into->native_struct) {
        analysis->changed |= from->native_struct != NULL;
        into->native_struct = from->native_struct;
    } else if (from->native_struct && strcmp(into->native_struct, from->native_struct) != 0) {
        if (is_error_struct(into->native_struct) && is_error_struct(from->native_struct)) {
            into->native_struct = "Error";
        } else if (is_byte_array(into->native_struct) && is_byte_array(from->native_struct)) {
            into->native_struct = "TsUint8Array";
        } else {
            into->native_conflict = true;
        }
    }
    into->native_conflict |= from->native_conflict;
}

/* Unifying with a pointee that is still empty is no change: calls of library functions make such
 * pointees anew in each walk. Everything that is merged counts for itself.
 *
 * Unification forwards `b` to `a` first and merges the contents then, so that cyclic structures
 * end: whatever refers to `b` sees `a` already. */
void pointee_unify(Analysis *analysis, Pointee *a, Pointee *b)
{
    a = pointee_find(a);
    b = pointee_find(b);
    if (!a || !b || a == b) {
        return;
    }
    b->forward = a;
    unify_native(analysis, a, b);
    analysis->changed |= b->shapes.length > 0 || a->is_dynamic != b->is_dynamic;
    vec_append(analysis->arena, &a->shapes, &b->shapes);
    vec_append(analysis->arena, &a->views, &b->views);
    a->is_dynamic |= b->is_dynamic;
    a->gives_prototype |= b->gives_prototype;
    a->is_read_by_key |= b->is_read_by_key;
    if (b->is_proxied) {
        a->is_proxied = true;
    }
    if (b->is_guarded && !a->is_guarded) {
        a->is_guarded = true;
        analysis->changed = true;
    }
    if (b->keys_change && !a->keys_change) {
        a->keys_change = true;
        analysis->changed = true;
    }
    if (b->has_written_holes && !a->has_written_holes) {
        a->has_written_holes = true;
    }
    if (b->may_have_holes && !a->may_have_holes) {
        a->may_have_holes = true;
        analysis->changed = true;
    }
    if (b->may_shrink && !a->may_shrink) {
        a->may_shrink = true;
        analysis->changed = true;
    }
    unify_fields(analysis, a, &b->fields);

    a = pointee_find(a);
    a->element = slot_either(analysis, a->element, b->element);
    a = pointee_find(a);
    a->any_index = slot_either(analysis, a->any_index, b->any_index);
    a = pointee_find(a);
    unify_slots(analysis, a->tuple.items, a->tuple.length, b->tuple.items, b->tuple.length);
    for (size_t i = a->tuple.length; i < b->tuple.length; i++) {
        vec_push(analysis->arena, &a->tuple, b->tuple.items[i]);
        analysis->changed = true;
    }
    a = pointee_find(a);
    unify_slots(analysis, a->args.items, a->args.length, b->args.items, b->args.length);
    for (size_t i = a->args.length; i < b->args.length; i++) {
        vec_push(analysis->arena, &a->args, b->args.items[i]);
        analysis->changed = true;
    }
    a = pointee_find(a);
    if (b->convention) {
        unify_conventions(analysis, a, b->convention);
    }
    a = pointee_find(a);
    if (b->escapes && !a->escapes) {
        pointee_escape(analysis, a);
    } else if (a->escapes && !b->escapes) {
        a->escapes = false;
        pointee_escape(analysis, a);
    }
}

void flow_keys_change(Analysis *analysis, Slot *object)
{
    if (object && (object->kinds & KIND_OBJECT) && !slot_pointee(analysis, object)->keys_change) {
        slot_pointee(analysis, object)->keys_change = true;
        analysis->changed = true;
    }
    if (object && (object->kinds & KIND_DYNAMIC) && !analysis->dynamic_keys_change) {
        analysis->dynamic_keys_change = true;
        analysis->changed = true;
    }
}

/* ---- flow ------------------------------------------------------------------------------------ */

void flow_kinds(Analysis *analysis, Slot *to, unsigned kinds)
{
    if (kinds & ~to->kinds) {
        to->kinds |= kinds;
        analysis->changed = true;
    }
    if (kinds & KIND_NUMBER) {
        slot_add_range(analysis, to, range_top());
    }
    flow_unknown_literals(analysis, to, kinds);
}

/* Kinds of another slot, their range along with the numbers, and which constants are known. */
void flow_some(Analysis *analysis, Slot *from, Slot *to, unsigned kinds)
{
    flow_kinds(analysis, to, kinds & ~(unsigned)(KIND_NUMBER | KIND_STRING));
    if (kinds & KIND_STRING & ~to->kinds) {
        to->kinds |= KIND_STRING;
        analysis->changed = true;
    }
    flow_literals(analysis, from, to, kinds & from->kinds);
    if (from->is_beyond_type && !to->is_beyond_type) {
        to->is_beyond_type = analysis->changed = true;
    }
    if ((kinds & KIND_NUMBER) && !range_is_empty(from->range)) {
        if (!(to->kinds & KIND_NUMBER)) {
            to->kinds |= KIND_NUMBER;
            analysis->changed = true;
        }
        slot_add_range(analysis, to, from->range);
    }
}

static void flow_heap(Analysis *analysis, Slot *from, Slot *to)
{
    if (!(from->kinds & KIND_HEAP)) {
        return;
    }
    if ((to->kinds & KIND_DYNAMIC) && !(from->kinds & KIND_DYNAMIC)) {
        pointee_escape(analysis, slot_pointee(analysis, from));
    } else if (!(to->kinds & KIND_DYNAMIC)) {
        pointee_unify(analysis, slot_pointee(analysis, to), slot_pointee(analysis, from));
    }
}

void flow(Analysis *analysis, Slot *from, Slot *to)
{
    if (from && to && from != to) {
        flow_some(analysis, from, to, from->kinds);
        flow_heap(analysis, from, to);
    }
}

void flow_present(Analysis *analysis, Slot *from, Slot *to)
{
    if (from && to && from != to && !(from->kinds & KIND_DYNAMIC)) {
        flow_some(analysis, from, to, from->kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH));
        flow_heap(analysis, from, to);
    }
}

static void slot_escape(Analysis *analysis, Slot *slot)
{
    if (slot && (slot->kinds & KIND_HEAP)) {
        pointee_escape(analysis, slot_pointee(analysis, slot));
    }
}

/* What dynamic code may do to an object that it reached: read all, call it, write to it. The
 * writes arrive through `dynamic_writes` (flow.c connects them after each walk). */
void pointee_escape(Analysis *analysis, Pointee *pointee)
{
    pointee = pointee_find(pointee);
    if (!pointee || pointee->escapes) {
        return;
    }
    pointee->escapes = true;
    analysis->changed = true;
    for (size_t i = 0; i < pointee->fields.count; i++) {
        slot_escape(analysis, &((FieldSlot *)pointee->fields.entries[i].value)->slot);
    }
    slot_escape(analysis, pointee->element);
    for (size_t i = 0; i < pointee->tuple.length; i++) {
        slot_escape(analysis, pointee->tuple.items[i]);
    }
    for (size_t i = 0; i < pointee->args.length; i++) {
        slot_escape(analysis, pointee->args.items[i]);
    }
    if (pointee->convention) {
        Convention *convention = pointee->convention;
        convention->called_dynamically = true;
        for (size_t i = 0; i < convention->params.length; i++) {
            flow_kinds(analysis, convention->params.items[i], KIND_DYNAMIC);
        }
        flow_kinds(analysis, convention->receiver, KIND_DYNAMIC);
        slot_escape(analysis, convention->result);
    }
}
