/*
 * From static types to kinds, and from kinds to representations.
 */
#include "analyze/flow.h"

static unsigned kinds_of_object(Program *program, Type *type)
{
    size_t count;

    if (types_is_array(program, type) || types_is_tuple(program, type)) {
        return KIND_ARRAY;
    }
    if (native_struct_of_type(program, type)) {
        return KIND_NATIVE;
    }
    types_construct_signatures(program, type, &count);
    if (count > 0) {
        return KIND_CLASS;
    }
    if (types_is_function(program, type)) {
        return KIND_FUNCTION;
    }
    if (!(type->object_flags & OBJECT_CLASS)) {
        types_properties(program, type, &count);
        if (count == 0 && !types_string_index(program, type)
            && !(type->object_flags & OBJECT_LITERAL)) {
            return KIND_DYNAMIC;
        }
    }
    return KIND_OBJECT;
}

/* A branded primitive (string & { brand }) is the primitive. */
static unsigned kinds_of_intersection(Program *program, Type *type)
{
    const unsigned primitives = KIND_BOOLEAN | KIND_NUMBER | KIND_STRING | KIND_BIGINT | KIND_SYMBOL;
    unsigned kinds = 0;

    for (size_t i = 0; i < type->as.set.count; i++) {
        kinds |= kinds_of_type(program, type->as.set.types[i]);
    }
    if (kinds & primitives) {
        return kinds & primitives;
    }
    if (kinds & (KIND_FUNCTION | KIND_CLASS)) {
        return kinds & (KIND_FUNCTION | KIND_CLASS);
    }
    if ((kinds & KIND_DYNAMIC) && (kinds & ~KIND_DYNAMIC)) {
        kinds &= ~KIND_DYNAMIC;
    }
    return kinds;
}

unsigned kinds_of_type(Program *program, Type *type)
{
    unsigned flags = type->flags;

    if (flags & TYPE_UNION) {
        unsigned kinds = 0;
        for (size_t i = 0; i < type->as.set.count; i++) {
            kinds |= kinds_of_type(program, type->as.set.types[i]);
        }
        return kinds;
    }
    if (flags & TYPE_STRING_LIKE) {
        return KIND_STRING;
    }
    if (flags & TYPE_NUMBER_LIKE) {
        return KIND_NUMBER;
    }
    if (flags & TYPE_BOOLEAN_LIKE) {
        return KIND_BOOLEAN;
    }
    if (flags & TYPE_BIGINT_LIKE) {
        return KIND_BIGINT;
    }
    if (flags & TYPE_SYMBOL_LIKE) {
        return KIND_SYMBOL;
    }
    if (flags & TYPE_VOID_LIKE) {
        return KIND_UNDEFINED;
    }
    if (flags & TYPE_NULL) {
        return KIND_NULL;
    }
    if (flags & TYPE_NEVER) {
        return 0;
    }
    if (flags & TYPE_INTERSECTION) {
        return kinds_of_intersection(program, type);
    }
    if (flags & TYPE_OBJECT) {
        return kinds_of_object(program, type);
    }
    if (flags & (TYPE_INDEX | TYPE_TEMPLATE_LITERAL)) {
        return KIND_STRING;
    }
    return KIND_DYNAMIC;
}

const char *native_struct_of_type(Program *program, Type *type)
{
    if (!(type->flags & TYPE_OBJECT)) {
        return NULL;
    }
    const char *name = types_c_struct(program, type);

    return name && strcmp(name, "TsArray") == 0 ? NULL : name;
}

/* ---- representations -------------------------------------------------------------------------- */

static ReprKind number_repr(const Range *range)
{
    if (!range || !range->is_integer || range->negative_zero || range->lo > range->hi) {
        return REPR_DOUBLE;
    }
    if (range->lo >= INT32_MIN && range->hi <= INT32_MAX) {
        return REPR_INT32;
    }
    /* 2^53 itself may stand for 2^53 + 1, which a double cannot hold. */
    if (range->lo >= -9007199254740991.0 && range->hi <= 9007199254740991.0) {
        return REPR_INT64;
    }
    return REPR_DOUBLE;
}

/* A class that extends Error embeds a TsError, so the two kinds can share a pointer. */
static bool embeds_native(const Pointee *pointee)
{
    if (!pointee->native_struct || pointee->native_conflict) {
        return false;
    }
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        while (class_ && class_->parent) {
            class_ = class_->parent;
        }
        if (!class_ || !class_->native_parent) {
            return false;
        }
    }
    return true;
}

bool pointee_is_array(const Pointee *pointee)
{
    return pointee && pointee->native_struct && strcmp(pointee->native_struct, "TsArray") == 0
        && pointee->shapes.length > 0 && embeds_native(pointee);
}

bool slot_has_elements(const Slot *slot)
{
    return (slot->kinds & KIND_ARRAY)
        || ((slot->kinds & KIND_OBJECT) && pointee_is_array(pointee_find(slot->pointee)));
}

bool repr_is_array(Repr repr)
{
    unsigned base = repr.kinds & KIND_POINTERS;

    return repr.kind == REPR_POINTER
        && (base == KIND_ARRAY || (base && !(base & ~(unsigned)(KIND_ARRAY | KIND_OBJECT))
                                   && pointee_is_array(pointee_find(repr.pointee))));
}

Repr repr_of_kinds(unsigned kinds, Pointee *pointee, const Range *range)
{
    unsigned nullish = kinds & KIND_NULLISH;
    unsigned base = kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH);
    Repr repr = {REPR_VALUE, kinds, pointee_find(pointee)};

    switch (base) {
    case KIND_BOOLEAN:
        repr.kind = nullish ? REPR_VALUE : REPR_BOOL;
        break;
    case KIND_NUMBER:
        repr.kind = nullish == KIND_UNDEFINED ? REPR_OPTIONAL_DOUBLE
            : nullish ? REPR_VALUE : number_repr(range);
        break;
    case KIND_NATIVE:
        repr.kind = repr.pointee && repr.pointee->native_conflict ? REPR_VALUE : REPR_POINTER;
        break;
    case KIND_NATIVE | KIND_OBJECT:
        repr.kind = repr.pointee && embeds_native(repr.pointee) ? REPR_POINTER : REPR_VALUE;
        break;
    case KIND_ARRAY | KIND_OBJECT:
        repr.kind = pointee_is_array(repr.pointee) ? REPR_POINTER : REPR_VALUE;
        break;
    case KIND_STRING:
    case KIND_BIGINT:
    case KIND_SYMBOL:
    case KIND_OBJECT:
    case KIND_ARRAY:
    case KIND_FUNCTION:
    case KIND_CLASS:
        repr.kind = REPR_POINTER;
        break;
    default:
        break;
    }
    if (repr.kind == REPR_POINTER && nullish == KIND_NULLISH) {
        repr.kind = REPR_VALUE;
    }
    return repr;
}

Repr repr_of_slot(const Analysis *analysis, Slot *slot)
{
    (void)analysis;
    Repr repr = repr_of_kinds(slot->kinds, slot->pointee, &slot->range);

    if (slot->is_boxed && repr.kind != REPR_VALUE) {
        repr.kind = REPR_VALUE;
        return repr;
    }

    if (slot->no_integers && (repr.kind == REPR_INT32 || repr.kind == REPR_INT64)) {
        repr.kind = REPR_DOUBLE;
    }
    return repr;
}

bool repr_null_is_null(Repr repr)
{
    return (repr.kinds & KIND_NULLISH) == KIND_NULL;
}

bool repr_is_integer(Repr repr)
{
    return repr.kind == REPR_INT32 || repr.kind == REPR_INT64;
}

bool repr_is_nullable(Repr repr)
{
    return (repr.kinds & KIND_NULLISH) != 0;
}
