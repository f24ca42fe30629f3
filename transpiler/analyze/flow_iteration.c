/*
 * What an iteration gives:   for (const x of xs)   [...xs]   Array.from(xs)   yield* xs
 *
 * The values of the library's own collections and iterators are known. An object of the program is
 * asked as the runtime asks it: its [Symbol.iterator] and its iterator's next() and return() are
 * found by name, but what they give flows as from any other call.
 */
#include "analyze/flow_walk.h"

static Slot *any_slot(Analysis *analysis)
{
    Slot *slot = slot_new(analysis);

    slot->kinds = KIND_DYNAMIC;
    return slot;
}

Slot *flow_native_argument(Analysis *analysis, Slot *object, size_t index)
{
    Pointee *pointee = slot_pointee(analysis, object);

    while (pointee->args.length <= index) {
        vec_push(analysis->arena, &pointee->args, slot_new(analysis));
        analysis->changed = true;
    }
    return pointee->args.items[index];
}

bool flow_is_native(Analysis *analysis, Slot *slot, const char *name)
{
    const char *native = slot->kinds & KIND_NATIVE ? slot_pointee(analysis, slot)->native_struct : NULL;

    return native && strcmp(native, name) == 0 && !slot_pointee(analysis, slot)->native_conflict;
}

/* [key, value] arrays that the runtime makes of two slots. */
static void flow_entries(Analysis *analysis, Slot *to, Slot *native)
{
    flow_kinds(analysis, to, KIND_ARRAY);
    for (size_t i = 0; i < 2; i++) {
        Slot *part = flow_native_argument(analysis, native, i);
        Pointee *entry = slot_pointee(analysis, to);
        pointee_element(analysis, entry)->is_boxed = true;
        while (entry->tuple.length <= i) {
            vec_push(analysis->arena, &entry->tuple, slot_new(analysis));
            analysis->changed = true;
        }
        flow(analysis, part, entry->tuple.items[i]);
        flow(analysis, part, pointee_element(analysis, slot_pointee(analysis, to)));
    }
}

/* ---- methods that the runtime calls by name ---------------------------------------------------- */

/* `sent` may be NULL: nothing is passed. */
static void pass_argument(Analysis *analysis, IrFunction *method, Slot *sent)
{
    for (size_t i = 0; i < method->params.length; i++) {
        IrVar *param = method->params.items[i];
        if (param->is_rest) {
            flow_kinds(analysis, param->slot, KIND_ARRAY);
            flow(analysis, sent, slot_pointee(analysis, param->slot)->any_index);
            break;
        }
        flow_kinds(analysis, param->slot, KIND_UNDEFINED);
        flow(analysis, i == 0 ? sent : NULL, param->slot);
    }
}

static void flow_method(Analysis *analysis, Slot *object, Pointee *pointee, const char *name,
                        Slot *sent, Slot *result)
{
    for (size_t i = 0; i < pointee_find(pointee)->shapes.length; i++) {
        IrClass *class_ = pointee_find(pointee)->shapes.items[i]->class_;
        IrFunction *method = class_ ? class_find_method(class_, name, IR_FUNCTION_METHOD) : NULL;
        if (!method) {
            continue;
        }
        pointee_field(analysis, pointee_find(pointee), name);
        FieldSlot *info = pointee_find_field(pointee_find(pointee), name);
        if (!info->is_method || !info->is_called_by_name) {
            info->is_method = info->is_called_by_name = true;
            analysis->changed = true;
        }
        pass_argument(analysis, method, sent);
        flow(analysis, object, method->this_var ? method->this_var->slot : NULL);
        flow(analysis, method->result, result);
        method->result->no_integers = true;
    }
}

static void flow_held_function(Analysis *analysis, Slot *object, Slot *field, Slot *sent, Slot *result)
{
    if (field->kinds & KIND_DYNAMIC) {
        flow_kinds(analysis, result, KIND_DYNAMIC);
    }
    if (!(field->kinds & KIND_FUNCTION)) {
        return;
    }
    Convention *convention = pointee_convention(analysis, slot_pointee(analysis, field));
    if (!convention->called_dynamically) {
        convention->called_dynamically = true;
        analysis->changed = true;
    }
    for (size_t i = 0; i < convention->params.length; i++) {
        flow_kinds(analysis, convention->params.items[i], KIND_UNDEFINED);
        flow(analysis, i == 0 ? sent : NULL, convention->params.items[i]);
    }
    flow_receiver(analysis, object, convention);
    flow(analysis, convention->result, result);
}

/* What a method of an object gives that the runtime calls by name, into `result`. */
static void flow_called_by_name(Analysis *analysis, Slot *object, const char *name, Slot *sent,
                                Slot *result)
{
    if (object->kinds & (KIND_DYNAMIC | KIND_FUNCTION | KIND_CLASS)) {
        flow_dynamic_call_name(analysis, name);
        flow_escape(analysis, object);
        flow_kinds(analysis, result, KIND_DYNAMIC);
    }
    if (object->kinds & KIND_OBJECT) {
        Pointee *pointee = slot_pointee(analysis, object);
        FieldSlot *field;
        flow_method(analysis, object, pointee, name, sent, result);
        field = pointee_find_field(slot_pointee(analysis, object), name);
        if (field) {
            flow_held_function(analysis, object, &field->slot, sent, result);
        }
        if (slot_pointee(analysis, object)->is_dynamic) {
            flow_kinds(analysis, result, KIND_DYNAMIC);
        }
    }
}

/* ---- iterators of the program -------------------------------------------------------------------- */

/* The slots between an iterable and its values; the walk comes here again and again. */
typedef struct Iteration {
    Slot *iterator; /* what [Symbol.iterator]() gives */
    Slot *result;   /* what next() gives */
    Slot *rest;     /* what return() and throw() give */
    Slot *async_iterator, *awaited, *item; /* of for await: iterator, result, what is awaited */
} Iteration;

static Iteration *iteration_of(Analysis *analysis, Slot *iterable)
{
    void **place = ptrmap_slot(analysis->arena, &analysis->iterations, iterable);

    if (!*place) {
        Iteration *iteration = NEW(analysis->arena, Iteration);
        iteration->iterator = slot_new(analysis);
        iteration->result = slot_new(analysis);
        iteration->rest = slot_new(analysis);
        iteration->async_iterator = slot_new(analysis);
        iteration->awaited = slot_new(analysis);
        iteration->item = slot_new(analysis);
        *place = iteration;
    }
    return *place;
}

static void flow_iterator_values(Analysis *analysis, const Iteration *iteration, Slot *iterator, Slot *to,
                                 Slot *returned, Slot *sent)
{
    if (iterator->kinds & KIND_NATIVE) {
        if (flow_is_native(analysis, iterator, "TsIterator")) {
            flow(analysis, flow_native_argument(analysis, iterator, 0), to);
            if (returned) {
                flow(analysis, flow_native_argument(analysis, iterator, 1), returned);
            }
            Slot *received = flow_native_argument(analysis, iterator, 2);
            flow_kinds(analysis, received, KIND_UNDEFINED);
            flow(analysis, sent, received);
        } else {
            flow_escape(analysis, iterator);
            flow(analysis, any_slot(analysis), to);
        }
    }
    Slot *result = iteration->result;
    flow_called_by_name(analysis, iterator, "next", sent, result);
    flow_called_by_name(analysis, iterator, "return", sent ? any_slot(analysis) : NULL, iteration->rest);
    flow_called_by_name(analysis, iterator, "throw", sent ? any_slot(analysis) : NULL, iteration->rest);
    if (result->kinds & (KIND_DYNAMIC | KIND_NATIVE)) {
        flow_escape(analysis, result);
        flow(analysis, any_slot(analysis), to);
        flow(analysis, any_slot(analysis), returned);
    }
    if (result->kinds & KIND_OBJECT) {
        Pointee *pointee = slot_pointee(analysis, result);
        Slot *value = pointee_field(analysis, pointee, "value");
        flow(analysis, value, to);
        flow(analysis, value, returned);
        pointee_field(analysis, slot_pointee(analysis, result), "done");
    }
}

/* Instances of classes that extend a Map or a Set are iterated by the library. */
static bool extends_library(const Pointee *pointee)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        for (const IrClass *at = pointee->shapes.items[i]->class_; at; at = at->parent) {
            if (at->native_parent) {
                return true;
            }
        }
    }
    return false;
}

void flow_delegated(Analysis *analysis, Slot *iterable, Slot *to, Slot *returned, Slot *sent)
{
    const Iteration *iteration = iteration_of(analysis, iterable);

    if (iterable->kinds & KIND_ARRAY) {
        flow(analysis, pointee_element(analysis, slot_pointee(analysis, iterable)), to);
    }
    if (iterable->kinds & KIND_STRING) {
        flow_kinds(analysis, to, KIND_STRING);
    }
    if (iterable->kinds & KIND_NATIVE) {
        if (flow_is_native(analysis, iterable, "TsMap")) {
            flow_entries(analysis, to, iterable);
        } else if (flow_is_native(analysis, iterable, "TsSet")) {
            flow(analysis, flow_native_argument(analysis, iterable, 0), to);
        } else if (flow_is_native(analysis, iterable, "TsIterator")) {
            flow_iterator_values(analysis, iteration, iterable, to, returned, sent);
        } else if (typed_array_kinds(slot_pointee(analysis, iterable)->native_struct)) {
            flow_kinds(analysis, to, typed_array_kinds(slot_pointee(analysis, iterable)->native_struct));
        } else {
            flow_escape(analysis, iterable);
            flow(analysis, any_slot(analysis), to);
        }
    }
    if (iterable->kinds & (KIND_DYNAMIC | KIND_CLASS | KIND_FUNCTION)) {
        flow_dynamic_call_name(analysis, "__@iterator");
        flow_dynamic_call_name(analysis, "next");
        flow_dynamic_call_name(analysis, "return");
        flow_escape(analysis, iterable);
        flow(analysis, any_slot(analysis), to);
        flow(analysis, any_slot(analysis), returned);
    }
    if (iterable->kinds & KIND_OBJECT) {
        Slot own = *iterable;
        own.kinds = KIND_OBJECT;
        flow_called_by_name(analysis, &own, "__@iterator", NULL, iteration->iterator);
        flow_iterator_values(analysis, iteration, iteration->iterator, to, returned, sent);
        if (slot_has_elements(&own)) {
            flow(analysis, pointee_element(analysis, slot_pointee(analysis, &own)), to);
        } else if (extends_library(slot_pointee(analysis, &own))) {
            flow(analysis, any_slot(analysis), to);
        }
    }
}

void flow_items(Analysis *analysis, Slot *iterable, Slot *to)
{
    flow_delegated(analysis, iterable, to, NULL, NULL);
}

/* ---- for await ------------------------------------------------------------------------------------- */

static void flow_async_iterator(Analysis *analysis, const Iteration *iteration, Slot *iterator, Slot *to,
                                Slot *returned, Slot *sent)
{
    if (flow_is_native(analysis, iterator, "TsAsyncIterator")) {
        Slot *received = flow_native_argument(analysis, iterator, 2);
        flow(analysis, flow_native_argument(analysis, iterator, 0), to);
        flow(analysis, flow_native_argument(analysis, iterator, 1), returned);
        flow_kinds(analysis, received, KIND_UNDEFINED);
        flow(analysis, sent, received);
    } else if (iterator->kinds & KIND_NATIVE) {
        flow_escape(analysis, iterator);
        flow(analysis, any_slot(analysis), to);
        flow(analysis, any_slot(analysis), returned);
    }
    flow_called_by_name(analysis, iterator, "next", sent, iteration->result);
    flow_called_by_name(analysis, iterator, "return", sent ? any_slot(analysis) : NULL, iteration->rest);
    flow_called_by_name(analysis, iterator, "throw", sent ? any_slot(analysis) : NULL, iteration->rest);
    Slot *result = iteration->awaited;
    flow_awaited(analysis, iteration->result, result);
    if (result->kinds & (KIND_DYNAMIC | KIND_NATIVE)) {
        flow_escape(analysis, result);
        flow(analysis, any_slot(analysis), to);
        flow(analysis, any_slot(analysis), returned);
    }
    if (result->kinds & KIND_OBJECT) {
        Slot *value = pointee_field(analysis, slot_pointee(analysis, result), "value");
        flow(analysis, value, to);
        flow(analysis, value, returned);
        pointee_field(analysis, slot_pointee(analysis, result), "done");
    }
}

void flow_async_delegated(Analysis *analysis, Slot *iterable, Slot *to, Slot *returned, Slot *sent)
{
    const Iteration *iteration = iteration_of(analysis, iterable);
    bool is_async = flow_is_native(analysis, iterable, "TsAsyncIterator");

    if (is_async) {
        flow_async_iterator(analysis, iteration, iterable, to, returned, sent);
    }
    if (iterable->kinds & KIND_DYNAMIC) {
        flow_dynamic_call_name(analysis, "__@asyncIterator");
    }
    if (iterable->kinds & KIND_OBJECT) {
        Slot own = *iterable;
        own.kinds = KIND_OBJECT;
        flow_called_by_name(analysis, &own, "__@asyncIterator", NULL, iteration->async_iterator);
        flow_async_iterator(analysis, iteration, iteration->async_iterator, to, returned, sent);
    }
    /* iterables whose values are awaited */
    if (!is_async && (iterable->kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH))) {
        flow_delegated(analysis, iterable, iteration->item, returned, NULL);
        flow_awaited(analysis, iteration->item, to);
    }
}
