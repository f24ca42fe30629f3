/*
 * The flows of calls into the library, from the declarations in the .d.ts files.
 *
 * A declared type is read structurally: where it names a type parameter, the value flows from or
 * into that parameter's slot. A class's parameters have their slots in the receiver's pointee
 * (Array<T>: the element), a method's own parameters get slots for this call alone. Function
 * arguments get their parameters from the declared callback type and are marked as called by the
 * runtime.
 */
#include "analyze/flow_walk.h"
#include "analyze/ranges.h"
#include "names/names.h"

typedef struct Binding {
    Type *parameter;
    Slot *slot;
} Binding;

/* The bindings of one call. `declared` remembers the slots made for its declared types, since the
 * call is walked many times. */
typedef struct Bindings {
    Binding *items;
    size_t length;
    size_t capacity;
    PtrMap *declared;
} Bindings;

static Slot *slot_of_declared(Analysis *analysis, Type *type, Bindings *bindings, int depth);

/* Declared types nest; what lies deeper than this is treated as unknown. */
enum { MAX_DEPTH = 6 };

/* The slot of a type parameter; Readonly<T> is T, whose values are the same ones. */
static Slot *binding_of(const Bindings *bindings, const Type *type)
{
    if (type->alias && type->alias_argument_count == 1 && !type->alias->module &&
        strcmp(type->alias->name, "Readonly") == 0) {
        type = type->alias_arguments[0];
    }
    for (size_t i = 0; i < bindings->length; i++) {
        if (bindings->items[i].parameter == type) {
            return bindings->items[i].slot;
        }
    }
    return NULL;
}

static void bind_to(Analysis *analysis, Bindings *bindings, Type *parameter, Slot *slot)
{
    Binding *binding = vec_add(analysis->arena, bindings);

    binding->parameter = parameter;
    binding->slot = slot;
}

/* The slot of a library class's i-th type parameter: an array's is its element. */
static Slot *class_argument(Analysis *analysis, Slot *object, bool is_array, size_t index)
{
    Pointee *pointee = slot_pointee(analysis, object);

    if (is_array && index == 0) {
        return pointee_element(analysis, pointee);
    }
    while (pointee->args.length <= index) {
        vec_push(analysis->arena, &pointee->args, slot_new(analysis));
    }
    return pointee->args.items[index];
}

static bool is_array_type(Analysis *analysis, Type *type)
{
    return types_is_array(analysis->program, type) || types_is_tuple(analysis->program, type);
}

/* What the runtime reads of an object by a declared type: elements of iterables and arrays. */
static void flow_contents(Analysis *analysis, Slot *from, Type *type, Bindings *bindings, int depth);

static void flow_into_declared(Analysis *analysis, Slot *from, Type *type, Bindings *bindings,
                               int depth);

/* A function that the runtime passes to a callback (a promise's resolve): what the program calls it
 * with is not followed, so it may be anything. */
static void flow_passed_function(Analysis *analysis, Type *type, Bindings *bindings, int depth)
{
    size_t count;
    Signature **signatures = types_is_function(analysis->program, type)
        ? types_call_signatures(analysis->program, type, &count) : NULL;

    for (size_t i = 0; signatures && i < count; i++) {
        for (size_t j = 0; j < signatures[i]->parameter_count; j++) {
            Type *declared = types_of_parameter(analysis->program, signatures[i], j);
            flow_into_declared(analysis, slot_of_declared(analysis, types_any(analysis->program), bindings, 0),
                               declared, bindings, depth + 1);
        }
    }
}

/* A result, or what a callback is given, declared as int32, size and so on has that range. */
static void flow_ranged(Analysis *analysis, Slot *declared, const AstNode *type_node, Slot *result)
{
    if (declared->kinds == KIND_NUMBER && !range_is_empty(declared->range)) {
        Range range = range_of_type_node(type_node);
        if (range_is_finite(range)) {
            flow_number(analysis, result, range);
            return;
        }
    }
    flow(analysis, declared, result);
}

/* A callback: the runtime passes values of the declared parameter types. */
static void flow_callback(Analysis *analysis, Slot *from, Type *type, Bindings *bindings, int depth)
{
    size_t count;
    Signature **signatures = types_call_signatures(analysis->program, type, &count);
    Convention *convention = pointee_convention(analysis, slot_pointee(analysis, from));

    if (count == 0) {
        return;
    }
    convention->called_dynamically = true;
    flow_kinds(analysis, convention->receiver, KIND_DYNAMIC);
    const Signature *signature = signatures[count - 1];
    for (size_t i = 0; i < signature->parameter_count; i++) {
        Type *declared = types_of_parameter(analysis->program, signature, i);
        if (signature->parameters[i].is_rest) {
            for (size_t j = i; j < convention->params.length; j++) {
                flow_kinds(analysis, convention->params.items[j], KIND_DYNAMIC);
            }
            break;
        }
        flow_passed_function(analysis, declared, bindings, depth + 1);
        Slot *param = convention_param(analysis, convention, i);
        const AstNode *parameter = signature->parameters[i].node;
        flow_ranged(analysis, slot_of_declared(analysis, declared, bindings, depth + 1),
                    parameter ? parameter->parameter.type : NULL, param);
        if (signature->parameters[i].is_optional) {
            flow_kinds(analysis, param, KIND_UNDEFINED);
        }
    }
    for (size_t i = signature->parameter_count; i < convention->params.length && !signature->has_rest;
         i++) {
        flow_kinds(analysis, convention->params.items[i], KIND_UNDEFINED);
    }
    flow_into_declared(analysis, convention->result, types_of_return(analysis->program, signature),
                       bindings, depth + 1);
}

static bool is_promise_like(const Type *type)
{
    return type->symbol && (strcmp(type->symbol->name, "PromiseLike") == 0
                            || strcmp(type->symbol->name, "Promise") == 0);
}

/* T | PromiseLike<T>: a promise's value is what flows into T. */
static bool flow_promise_like(Analysis *analysis, Slot *from, Type *type, Bindings *bindings, int depth)
{
    bool found = false;

    for (size_t i = 0; i < type->as.set.count; i++) {
        found |= is_promise_like(type->as.set.types[i]);
    }
    if (!found) {
        return false;
    }
    void **known = ptrmap_slot(analysis->arena, bindings->declared, &type->as.set);
    if (!*known) {
        *known = slot_new(analysis);
    }
    Slot *awaited = *known;
    flow_awaited(analysis, from, awaited);
    for (size_t i = 0; i < type->as.set.count; i++) {
        if (!is_promise_like(type->as.set.types[i])) {
            flow_into_declared(analysis, awaited, type->as.set.types[i], bindings, depth + 1);
        }
    }
    return true;
}

/* A function where options or a function may be given is the function. */
static bool is_beside_function(Analysis *analysis, const Slot *from, Type *type, Type *member)
{
    bool has_function = false;

    if (!(type->flags & TYPE_UNION) || !(member->flags & TYPE_OBJECT)
        || (from->kinds & ~(unsigned)KIND_UNDEFINED) != KIND_FUNCTION
        || types_is_function(analysis->program, member)) {
        return false;
    }
    for (size_t i = 0; i < type->as.set.count; i++) {
        has_function |= types_is_function(analysis->program, type->as.set.types[i]);
    }
    return has_function;
}

static void flow_into_declared(Analysis *analysis, Slot *from, Type *type, Bindings *bindings,
                               int depth)
{
    Slot *bound = binding_of(bindings, type);

    if (bound) {
        flow(analysis, from, bound);
        return;
    }
    if (depth > MAX_DEPTH) {
        return;
    }
    if (type->flags & TYPE_UNION && flow_promise_like(analysis, from, type, bindings, depth)) {
        return;
    }
    if (type->flags & (TYPE_UNION | TYPE_INTERSECTION)) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (is_beside_function(analysis, from, type, type->as.set.types[i])) {
                continue;
            }
            flow_into_declared(analysis, from, type->as.set.types[i], bindings, depth + 1);
        }
        return;
    }
    if (!(type->flags & TYPE_OBJECT)) {
        return;
    }
    if (type->symbol && strcmp(type->symbol->name, "ConcatArray") == 0
        && (from->kinds & ~(unsigned)KIND_ARRAY)) {
        /* concat() of an any: what is no array is an element. */
        Slot *element = slot_of_declared(analysis, type->as.object.arguments[0], bindings, depth + 1);
        flow_without(analysis, from, element, KIND_ARRAY);
    }
    if ((from->kinds & KIND_FUNCTION) && types_is_function(analysis->program, type)) {
        flow_callback(analysis, from, type, bindings, depth);
    } else if (from->kinds & (KIND_FUNCTION | KIND_CLASS)) {
        flow_escape(analysis, from); /* a Function: nothing is known of how it is called */
    } else {
        flow_contents(analysis, from, type, bindings, depth);
    }
}

/* Whether the runtime iterates what it gets. */
static bool is_iterable_type(const Type *type)
{
    return type->symbol && (strcmp(type->symbol->name, "Iterable") == 0
                            || strcmp(type->symbol->name, "AsyncIterable") == 0
                            || strcmp(type->symbol->name, "ArrayLike") == 0);
}

/* Options with callbacks: what the declared properties say of those that the object has. */
static void flow_properties(Analysis *analysis, Slot *from, Type *type, Bindings *bindings, int depth)
{
    size_t count;
    Property **properties = types_properties(analysis->program, type, &count);

    for (size_t i = 0; i < count; i++) {
        FieldSlot *field = pointee_find_field(slot_pointee(analysis, from), properties[i]->name);
        if (field && (field->slot.kinds & KIND_FUNCTION)) {
            flow_into_declared(analysis, &field->slot,
                               types_of_property(analysis->program, properties[i]), bindings,
                               depth + 1);
        }
    }
}

/* Iterable<T>, ArrayLike<T>, T[], Map<K, V>, [K, V], ...: the first type argument stands for the
 * elements; a tuple's stand for its places. */
static void flow_contents(Analysis *analysis, Slot *from, Type *type, Bindings *bindings, int depth)
{
    Program *program = analysis->program;

    if (from->kinds & KIND_OBJECT) {
        flow_properties(analysis, from, type, bindings, depth);
    }
    if (!(type->object_flags & OBJECT_REFERENCE) || type->as.object.argument_count == 0) {
        return;
    }
    if (slot_has_elements(from)) {
        Pointee *pointee = slot_pointee(analysis, from);
        Slot *element = pointee_element(analysis, pointee);
        if (!types_is_tuple(program, type)) {
            flow_into_declared(analysis, element, type->as.object.arguments[0], bindings, depth + 1);
            return;
        }
        for (size_t i = 0; i < type->as.object.argument_count; i++) {
            pointee = slot_pointee(analysis, from);
            Slot *place = i < pointee->tuple.length ? pointee->tuple.items[i] : element;
            flow_into_declared(analysis, place, type->as.object.arguments[i], bindings, depth + 1);
            flow_into_declared(analysis, slot_pointee(analysis, from)->any_index,
                               type->as.object.arguments[i], bindings, depth + 1);
        }
        return;
    }
    Type *item = type->as.object.arguments[0];
    if ((from->kinds & KIND_NATIVE) && !is_iterable_type(type)) {
        Pointee *pointee = slot_pointee(analysis, from);
        for (size_t i = 0; i < pointee->args.length && i < type->as.object.argument_count; i++) {
            flow_into_declared(analysis, pointee->args.items[i], type->as.object.arguments[i],
                               bindings, depth + 1);
        }
        return;
    }
    if ((from->kinds & (KIND_DYNAMIC | KIND_OBJECT)) && type->symbol
        && strcmp(type->symbol->name, "ArrayLike") == 0) {
        Slot *unknown = slot_new(analysis); /* read by index, not iterated */
        unknown->kinds = KIND_DYNAMIC;
        flow_into_declared(analysis, unknown, item, bindings, depth + 1);
    }
    if (from->kinds & (KIND_NATIVE | KIND_STRING | KIND_DYNAMIC | KIND_OBJECT)) {
        void **known = ptrmap_slot(analysis->arena, bindings->declared, &type->as.object);
        if (!*known) {
            *known = slot_new(analysis);
        }
        flow_items(analysis, from, *known);
        flow_into_declared(analysis, *known, item, bindings, depth + 1);
    }
}

/* ---- what the library returns ------------------------------------------------------------------ */

/* The runtime makes tuples as arrays of TsValues. */
static void box_elements(Analysis *analysis, Slot *array)
{
    Slot *element = pointee_element(analysis, slot_pointee(analysis, array));

    if (!element->is_boxed) {
        element->is_boxed = true;
        analysis->changed = true;
    }
}

static void declare_tuple(Analysis *analysis, Slot *slot, Type *type, Bindings *bindings, int depth)
{
    for (size_t i = 0; i < type->as.object.argument_count; i++) {
        Slot *item = slot_of_declared(analysis, type->as.object.arguments[i], bindings, depth + 1);
        Pointee *pointee = slot_pointee(analysis, slot);
        while (pointee->tuple.length <= i) {
            vec_push(analysis->arena, &pointee->tuple, slot_new(analysis));
        }
        flow(analysis, item, pointee->tuple.items[i]);
        flow(analysis, item, pointee_element(analysis, slot_pointee(analysis, slot)));
    }
    box_elements(analysis, slot);
}

/* Interfaces without a C struct: the runtime makes dynamic objects, functions, or anything. */
static unsigned kinds_of_declared_object(Analysis *analysis, Type *type)
{
    unsigned kinds = kinds_of_type(analysis->program, type);

    return kinds & (KIND_FUNCTION | KIND_OBJECT | KIND_CLASS) ? KIND_DYNAMIC : kinds;
}

/* An array that the runtime makes of a receiver's elements holds them in the same representation. */
static void share_element(Analysis *analysis, Slot *array, Slot *item)
{
    Pointee *pointee = slot_pointee(analysis, array);

    if (!pointee->element) {
        pointee->element = item;
        pointee->any_index = slot_new(analysis);
    }
}

/* Elements that the types do not say can be undefined: captures of groups that have not matched. */
static void flow_absent(Analysis *analysis, Slot *element)
{
    flow_kinds(analysis, element, KIND_UNDEFINED | KIND_RAW_NULLISH);
}

/* RegExpMatchArray: an array of strings with more properties. */
static void declare_extended_array(Analysis *analysis, Slot *slot, Type *type, Bindings *bindings,
                                   int depth)
{
    Type *element = types_array_element(analysis->program, type);
    Slot *item = slot_of_declared(analysis, element, bindings, depth + 1);

    share_element(analysis, slot, item);
    flow(analysis, item, pointee_element(analysis, slot_pointee(analysis, slot)));
    flow(analysis, item, slot_pointee(analysis, slot)->any_index);
    flow_absent(analysis, pointee_element(analysis, slot_pointee(analysis, slot)));
    flow_absent(analysis, slot_pointee(analysis, slot)->any_index);
}

static Slot *slot_of_declared(Analysis *analysis, Type *type, Bindings *bindings, int depth)
{
    Slot *slot = binding_of(bindings, type);

    if (slot) {
        return slot;
    }
    void **known = ptrmap_slot(analysis->arena, bindings->declared, type);
    if (!*known) {
        slot = *known = slot_new(analysis);
        slot->range = range_top();
    }
    slot = *known;
    if (depth > MAX_DEPTH) {
        slot->kinds |= KIND_DYNAMIC;
        return slot;
    }
    if (type->flags & TYPE_UNION && !(type->flags & TYPE_BOOLEAN)) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            flow(analysis, slot_of_declared(analysis, type->as.set.types[i], bindings, depth + 1),
                 slot);
        }
        return slot;
    }
    if (!(type->flags & TYPE_OBJECT)) {
        slot->kinds |= kinds_of_type(analysis->program, type);
        return slot;
    }
    slot->kinds |= kinds_of_declared_object(analysis, type);
    if (types_is_tuple(analysis->program, type)) {
        declare_tuple(analysis, slot, type, bindings, depth);
        return slot;
    }
    if (slot->kinds & KIND_NATIVE) {
        slot_pointee(analysis, slot)->native_struct
            = native_struct_of_type(analysis->program, type);
    }
    if (slot->kinds & KIND_ARRAY && types_is_extended_array(analysis->program, type)) {
        declare_extended_array(analysis, slot, type, bindings, depth);
        return slot;
    }
    if ((slot->kinds & (KIND_NATIVE | KIND_ARRAY)) && (type->object_flags & OBJECT_REFERENCE)) {
        bool is_array = is_array_type(analysis, type);
        size_t count = type->as.object.target ? type->as.object.target->as.object.parameter_count : 0;
        for (size_t i = 0; i < count && i < type->as.object.argument_count; i++) {
            Slot *item
                = slot_of_declared(analysis, type->as.object.arguments[i], bindings, depth + 1);
            if (is_array && i == 0) {
                share_element(analysis, slot, item);
            }
            flow(analysis, item, class_argument(analysis, slot, is_array, i));
            flow(analysis, class_argument(analysis, slot, is_array, i), item);
            if (is_array) {
                flow(analysis, item, slot_pointee(analysis, slot)->any_index);
            }
        }
    }
    return slot;
}

/* ---- calls ------------------------------------------------------------------------------------- */

/* The class that declares a member: its parameters are bound to the receiver's slots. */
static void bind_owner(Analysis *analysis, Bindings *bindings, IrNative *native, Slot *object)
{
    Type *owner = native->signature ? native->signature->owner : NULL;

    if (!owner && native->owner_type) {
        owner = native->owner_type;
    }
    if (!owner || !(owner->flags & TYPE_OBJECT) || !object) {
        return;
    }
    Type *target = owner->as.object.target ? owner->as.object.target : owner;
    bool is_array = slot_has_elements(object);
    bool is_empty = !(object->kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH));
    bool is_known = is_empty /* as yet: it will be what declares the member */
        || ((is_array || (object->kinds & KIND_NATIVE)) && !(object->kinds & KIND_DYNAMIC));
    is_array |= is_empty && is_array_type(analysis, target);
    for (size_t i = 0; i < target->as.object.parameter_count; i++) {
        bind_to(analysis, bindings, target->as.object.parameters[i],
                is_known
                    ? class_argument(analysis, object, is_array, i)
                    : slot_of_declared(analysis, types_any(analysis->program), bindings, 0));
    }
    if (target->as.object.this_type) {
        bind_to(analysis, bindings, target->as.object.this_type, object);
    }
}

static void bind_own(Analysis *analysis, Bindings *bindings, IrExpr *call)
{
    Signature *signature = call->native->signature;

    if (!call->native_slots) {
        call->native_slots
            = NEW_ARRAY(analysis->arena, Slot *, signature->type_parameter_count + 1);
    }
    for (size_t i = 0; i < signature->type_parameter_count; i++) {
        if (!call->native_slots[i]) {
            call->native_slots[i] = slot_new(analysis);
        }
        /* filter<S extends T>: what a guard lets through is of the receiver's elements. */
        Type *constraint = types_declared_constraint(analysis->program, signature->type_parameters[i]);
        Slot *bound = constraint ? binding_of(bindings, constraint) : NULL;
        if (bound) {
            flow(analysis, bound, call->native_slots[i]);
        }
        bind_to(analysis, bindings, signature->type_parameters[i], call->native_slots[i]);
    }
}

/* A receiver written through a method (push, set, fill): an array's elements may now be anywhere. */
static void close_array(Analysis *analysis, Slot *object)
{
    if (object && slot_has_elements(object)) {
        Slot *element = pointee_element(analysis, slot_pointee(analysis, object));
        flow(analysis, element, slot_pointee(analysis, object)->any_index);
    }
}

/* Methods that leave an array shorter; callbacks count for what they do themselves. */
static void shrink_array(Analysis *analysis, Slot *object, const IrNative *native)
{
    static const char *const shrinking[] = {"ts_array_pop", "ts_array_shift", "ts_array_splice"};
    bool shrinks = false;

    for (size_t i = 0; i < sizeof shrinking / sizeof *shrinking; i++) {
        shrinks |= strncmp(native->c_name, shrinking[i], strlen(shrinking[i])) == 0;
    }
    if (!shrinks || !object || !(object->kinds & KIND_ARRAY)) {
        return;
    }
    Pointee *pointee = slot_pointee(analysis, object);
    if (!pointee->may_shrink) {
        pointee->may_shrink = true;
        analysis->changed = true;
    }
}

/* What is put into a receiver that is not known may be in any array, map or set that dynamic code
 * reached. */
static void flow_dynamic_push(Analysis *analysis, const IrExpr *call, const Slot *object, Slot **args)
{
    static const char *const storing[] = {
        "ts_array_push", "ts_array_unshift", "ts_array_splice", "ts_array_fill", "ts_map_set", "ts_set_add",
    };
    bool stores = false;

    for (size_t i = 0; i < sizeof storing / sizeof *storing; i++) {
        stores |= strncmp(call->native->c_name, storing[i], strlen(storing[i])) == 0;
    }
    for (size_t i = 0; stores && object && (object->kinds & KIND_DYNAMIC) && i < call->args.length; i++) {
        flow_escape(analysis, args[i]);
        flow_some(analysis, args[i], analysis->dynamic_pushes, args[i]->kinds & ~(unsigned)KIND_HEAP);
        if ((args[i]->kinds & KIND_HEAP) || call->args.items[i]->kind == IR_SPREAD) {
            flow_kinds(analysis, analysis->dynamic_pushes, KIND_DYNAMIC);
        }
    }
}

static PtrMap *declared_slots(Analysis *analysis, IrExpr *expr)
{
    if (!expr->declared_slots) {
        expr->declared_slots = NEW(analysis->arena, PtrMap);
    }
    return expr->declared_slots;
}

/* The type node of a library function's result or of a property. */
static const AstNode *native_result_type(const IrNative *native)
{
    const AstNode *declaration = native->declaration;

    if (!declaration) {
        return NULL;
    }
    if (ast_is_function_like(declaration->kind)) {
        return declaration->function.return_type;
    }
    return declaration->kind == AST_PROPERTY_SIGNATURE || declaration->kind == AST_PROPERTY_DECLARATION
        ? declaration->property.type : NULL;
}

/* new Array(n): its elements are undefined until something is stored, except where fill() follows
 * at once. Declared as any[], which would make them anything. */
static bool is_array_with_length(const IrNative *native)
{
    return strncmp(native->c_name, "ts_array_with_length", strlen("ts_array_with_length")) == 0;
}

static void flow_new_array(Analysis *analysis, IrExpr *call, Slot *result)
{
    flow_kinds(analysis, result, KIND_ARRAY);
    pointee_element(analysis, slot_pointee(analysis, result));
    if (!call->is_filled) {
        flow_kinds(analysis, slot_pointee(analysis, result)->any_index, KIND_UNDEFINED);
        flow_holes(analysis, slot_pointee(analysis, result));
    }
}

/* new Map() and the like are declared with type arguments any, but nothing is in them. */
static bool is_empty_collection(const IrExpr *call)
{
    static const char *const names[] = {"ts_map_new", "ts_set_new"};

    for (size_t i = 0; call->args.length == 0 && i < sizeof names / sizeof *names; i++) {
        if (strcmp(call->native->c_name, names[i]) == 0) {
            return true;
        }
    }
    return false;
}

static void flow_empty_collection(Analysis *analysis, IrExpr *call, Slot *result)
{
    Type *type = types_of_return(analysis->program, call->native->signature);

    flow_kinds(analysis, result, KIND_NATIVE);
    slot_pointee(analysis, result)->native_struct = native_struct_of_type(analysis->program, type);
}

/* s.charCodeAt(i) with i inside the string is never NaN. */
static bool is_char_code(Analysis *analysis, const IrExpr *call)
{
    return strcmp(call->native->c_name, "ts_string_char_code_at") == 0 && call->object
        && call->args.length == 1 && (call->object->slot->kinds & ~(unsigned)KIND_RAW_NULLISH) == KIND_STRING
        && ranges_is_within(analysis, call->args.items[0], call->object);
}

static bool is_fill(const IrExpr *call)
{
    return strncmp(call->native->c_name, "ts_array_fill", strlen("ts_array_fill")) == 0
        && call->args.length == 1 && call->object && call->object->kind == IR_CALL_NATIVE
        && is_array_with_length(call->object->native);
}

/* f.call(...), f.apply(...), f.bind(...): the runtime calls f with what it is given. */
static bool calls_receiver(const IrNative *native)
{
    return strncmp(native->c_name, "ts_function_call", 16) == 0
        || strncmp(native->c_name, "ts_function_apply", 17) == 0
        || strncmp(native->c_name, "ts_function_bind", 16) == 0;
}

/* An argument for `...[value]: [] | [T]`. */
static void flow_into_tuples(Analysis *analysis, Slot *from, Type *type, size_t index, Bindings *bindings)
{
    for (size_t i = 0; i < type->as.set.count; i++) {
        Type *tuple = type->as.set.types[i];
        if (types_is_tuple(analysis->program, tuple) && index < tuple->as.object.argument_count) {
            flow_into_declared(analysis, from, tuple->as.object.arguments[index], bindings, 0);
        }
    }
}

/* new Proxy(target, handler): anything; the handler's functions are called by their names. */
static void flow_proxy(Analysis *analysis, const IrExpr *call, Slot **args)
{
    const Signature *signature = call->native->signature;
    size_t count;

    for (size_t i = 0; i < signature->parameter_count; i++) {
        Type *declared = types_of_parameter(analysis->program, signature, i);
        Property *const *traps = types_properties(analysis->program, declared, &count);
        for (size_t j = 0; j < count; j++) {
            flow_dynamic_call_name(analysis, traps[j]->name);
        }
    }
    if (call->args.length > 0 && (args[0]->kinds & KIND_DYNAMIC) && !analysis->proxies_dynamic) {
        analysis->proxies_dynamic = analysis->changed = true;
    }
    if (call->args.length > 0 && (args[0]->kinds & KIND_OBJECT)) {
        Pointee *target = slot_pointee(analysis, args[0]);
        if (!target->is_proxied) {
            target->is_proxied = true;
            analysis->changed = true;
        }
    }
}

bool is_species_call(const IrExpr *call)
{
    return call->native->is_species && call->object && call->object->slot
        && (call->object->slot->kinds & KIND_OBJECT) && slot_has_elements(call->object->slot);
}

/* Some class says with [Symbol.species] what is made of its instances. */
static bool says_species(const Pointee *pointee)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        for (const IrClass *at = pointee->shapes.items[i]->class_; at; at = at->parent) {
            for (size_t j = 0; j < at->static_methods.length; j++) {
                if (strcmp(at->static_methods.items[j]->js_name, "__@species") == 0) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* What map() and the like make of instances of classes that extend Array are such instances. */
static void flow_species(Analysis *analysis, Slot *receiver, Slot *declared, Slot *result)
{
    Slot *made = pointee_element(analysis, slot_pointee(analysis, declared));

    if (says_species(slot_pointee(analysis, receiver))) {
        flow_escape(analysis, declared);
        flow_escape(analysis, receiver);
        flow_kinds(analysis, result, KIND_DYNAMIC);
        return;
    }
    flow_kinds(analysis, result, KIND_OBJECT);
    pointee_unify(analysis, slot_pointee(analysis, receiver), slot_pointee(analysis, result));
    flow(analysis, made, slot_pointee(analysis, receiver)->any_index);
    if (receiver->kinds & KIND_ARRAY) {
        flow(analysis, declared, result);
    }
}

/* super(entries) of a class that extends Map or Set calls its own set() or add(). */
static void flow_super_collection(Analysis *analysis, const IrExpr *call, Slot *receiver)
{
    const char *own = strncmp(call->native->c_name, "ts_map_", 7) == 0   ? "set"
                      : strncmp(call->native->c_name, "ts_set_", 7) == 0 ? "add"
                                                                         : NULL;
    const IrClass *class_ = analysis->function ? analysis->function->owner : NULL;

    if (!own || !class_ || call->args.length == 0) {
        return;
    }
    const Pointee *pointee = slot_pointee(analysis, receiver);
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        class_ = pointee->shapes.items[i]->class_;
        if (class_ && class_find_method(class_, own, IR_FUNCTION_METHOD)) {
            flow_dynamic_call_name(analysis, own);
            flow_escape(analysis, receiver);
            return;
        }
    }
}


Slot *flow_native_call(Analysis *analysis, IrExpr *call, Slot *receiver, Slot **args)
{
    Bindings bindings = {.declared = declared_slots(analysis, call)};
    IrNative *native = call->native;
    Signature *signature = native->signature;
    Slot *result = own_slot(analysis, call);

    if (!signature || native_is_dynamic(analysis->program, call) || calls_receiver(native)) {
        if (native_is_overridden(call)) {
            flow_dynamic_call_name(analysis, ast_declaration_name(native->declaration)->identifier.name);
        }
        for (size_t i = 0; i < call->args.length; i++) {
            flow_escape(analysis, args[i]);
        }
        flow_escape(analysis, receiver);
        flow_kinds(analysis, result, KIND_DYNAMIC);
        return result;
    }
    if (is_empty_collection(call)) {
        flow_empty_collection(analysis, call, result);
        return result;
    }
    bind_owner(analysis, &bindings, native, receiver);
    bind_own(analysis, &bindings, call);
    for (size_t i = 0; i < call->args.length; i++) {
        if (signature->parameter_count == 0) {
            break;
        }
        size_t last = signature->parameter_count - 1;
        size_t index = i < last ? i : last;
        Type *declared = types_of_parameter(analysis->program, signature, index);
        bool is_rest = signature->parameters[index].is_rest;
        IrExpr *arg = call->args.items[i];
        if (arg->kind == IR_SPREAD) {
            flow_into_declared(analysis, args[i], declared, &bindings, 0);
            if (native->keeps) {
                flow_escape(analysis, args[i]);
            }
            continue;
        }
        if (is_rest && (declared->flags & TYPE_UNION)) {
            flow_into_tuples(analysis, args[i], declared, i - index, &bindings);
            continue;
        }
        if (is_rest && types_array_element(analysis->program, declared)) {
            declared = types_array_element(analysis->program, declared);
        }
        flow_into_declared(analysis, args[i], declared, &bindings, 0);
        if (native->keeps) {
            flow_escape(analysis, args[i]);
        }
    }
    if (call->args.length > 0) {
        flow_object_change(analysis, native, args, call->args.length);
    }
    if (native->replaces) {
        flow_replaced_method(analysis, call, args);
    }
    flow_detach(analysis, native);
    if (native->makes_proxy) {
        flow_proxy(analysis, call, args);
    }
    if (native->makes_proxy || native->is_dynamic) {
        flow_kinds(analysis, result, KIND_DYNAMIC);
        return result;
    }
    if (call->is_super && receiver) {
        flow_super_collection(analysis, call, receiver);
    }
    if (call->is_super && receiver && slot_has_elements(receiver) && signature->type_parameter_count > 0) {
        flow(analysis, call->native_slots[0], slot_pointee(analysis, receiver)->any_index);
        return result;
    }
    if (!native->is_pure) {
        close_array(analysis, receiver);
        shrink_array(analysis, receiver, native);
        flow_dynamic_push(analysis, call, receiver, args);
    }
    const unsigned no_text = KIND_UNDEFINED | KIND_FUNCTION | KIND_CLASS | KIND_SYMBOL | KIND_DYNAMIC;
    if (native->may_be_absent && call->args.length > 0 && (args[0]->kinds & no_text)) {
        flow_kinds(analysis, result, KIND_UNDEFINED | KIND_RAW_NULLISH);
    }
    Slot *declared
        = slot_of_declared(analysis, types_of_return(analysis->program, signature), &bindings, 0);
    if (native->returns_receiver && receiver) {
        declared = receiver;
    }
    if (is_species_call(call)) {
        flow_species(analysis, receiver, declared, result);
        return result;
    }
    if (is_array_with_length(native)) {
        flow_new_array(analysis, call, result);
        return result;
    }
    if (is_fill(call)) {
        call->object->is_filled = true;
    }
    call->proven = is_char_code(analysis, call);
    if (call->proven) {
        flow_number(analysis, result, range_integers(0, 65535));
        return result;
    }
    flow_ranged(analysis, declared, native_result_type(native), result);
    if (!call->is_rest) {
        flow_copied_holes(analysis, receiver, result);
    }
    for (size_t i = 0; i < call->args.length; i++) {
        flow_copied_holes(analysis, args[i], result);
    }
    return result;
}

/* A property: its declared type, with the class's type parameters taken from the receiver. */
Slot *flow_native_property(Analysis *analysis, IrExpr *field, Slot *receiver)
{
    Bindings bindings = {.declared = declared_slots(analysis, field)};
    Slot *result = own_slot(analysis, field);
    Type *declared = field->native->declared_type ? field->native->declared_type : field->type;

    if (native_is_dynamic(analysis->program, field)) {
        flow_kinds(analysis, result, KIND_DYNAMIC);
        return result;
    }
    bind_owner(analysis, &bindings, field->native, receiver);
    /* Narrowed by a check right before: native properties do not change in between. */
    unsigned removed = kinds_of_type(analysis->program, declared)
        & ~kinds_of_type(analysis->program, field->type);
    Slot *value = slot_of_declared(analysis, declared, &bindings, 0);
    if (value->kinds == KIND_NUMBER) {
        flow_ranged(analysis, value, native_result_type(field->native), result);
    } else {
        flow_without(analysis, value, result, removed & KIND_NULLISH);
    }
    return result;
}

/* ---- for the emitter ----------------------------------------------------------------------------- */

Slot *flow_native_slot(Analysis *analysis, IrExpr *call, const char *parameter)
{
    Bindings bindings = {.declared = declared_slots(analysis, call)};

    bind_owner(analysis, &bindings, call->native, call->object ? call->object->slot : NULL);
    if (call->native->signature) {
        bind_own(analysis, &bindings, call);
    }
    for (size_t i = 0; i < bindings.length; i++) {
        const Type *type = bindings.items[i].parameter;
        if (type->symbol && strcmp(type->symbol->name, parameter) == 0) {
            return bindings.items[i].slot;
        }
    }
    return NULL;
}
