/* C types of values: from representations and static types. */
#include <string.h>

#include "emit/emitter.h"

Repr repr_simple(ReprKind kind)
{
    static const unsigned kinds[] = {
        [REPR_VOID] = KIND_UNDEFINED,     [REPR_BOOL] = KIND_BOOLEAN,
        [REPR_INT32] = KIND_NUMBER,       [REPR_INT64] = KIND_NUMBER,
        [REPR_DOUBLE] = KIND_NUMBER,      [REPR_OPTIONAL_DOUBLE] = KIND_NUMBER | KIND_UNDEFINED,
        [REPR_POINTER] = KIND_OBJECT,     [REPR_VALUE] = KIND_DYNAMIC,
    };

    return (Repr){kind, kinds[kind], NULL};
}

Repr repr_void(void)
{
    return repr_simple(REPR_VOID);
}

Repr repr_pointer(unsigned kinds, Pointee *pointee)
{
    return (Repr){REPR_POINTER, kinds, pointee};
}

Struct *struct_of_value(Emitter *emitter, Repr repr, Type *type)
{
    if (repr.kind != REPR_POINTER || !(repr.kinds & KIND_OBJECT) || !repr.pointee) {
        return NULL;
    }
    if (layout_of(emitter->analysis, repr.pointee)->is_dynamic) {
        return layout_struct_of_type(emitter->analysis, repr.pointee, type);
    }
    if (layout_of(emitter->analysis, repr.pointee)->structs.length == 0) {
        return NULL;
    }
    return layout_struct_of_type(emitter->analysis, repr.pointee,
                                 types_non_nullable(emitter->program, type));
}

const char *use_struct(Emitter *emitter, Struct *record)
{
    record->is_used = true;
    for (size_t i = 0; i < emitter->structs.length; i++) {
        if (emitter->structs.items[i] == record) {
            return record->name;
        }
    }
    vec_push(emitter->arena, &emitter->structs, record);
    return record->name;
}

void use_header(Emitter *emitter, const char *header)
{
    if (header && !strmap_has(&emitter->headers, header)) {
        strmap_put(emitter->arena, &emitter->headers, header, (void *)header);
    }
}

void use_dynamic_methods(Emitter *emitter)
{
    use_header(emitter, "ts/dynamic_methods.h");
}

static const char *pointer_ctype(Emitter *emitter, Repr repr, Type *type)
{
    unsigned base = repr.kinds & KIND_POINTERS;

    if ((base & KIND_ARRAY) && (base & KIND_OBJECT)) {
        return "TsArray *";
    }
    if (base & KIND_OBJECT) {
        Struct *record = struct_of_value(emitter, repr, type);
        if (record) {
            return arena_printf(emitter->arena, "%s *", use_struct(emitter, record));
        }
        if (!(base & KIND_NATIVE)) {
            return repr.pointee && repr.pointee->native_struct && repr.pointee->shapes.length
                ? arena_printf(emitter->arena, "%s *", repr.pointee->native_struct) : "TsObject *";
        }
    }
    switch (base & ~(unsigned)KIND_OBJECT) {
    case KIND_STRING:
        return "TsString *";
    case KIND_ARRAY:
        return "TsArray *";
    case KIND_FUNCTION:
    case KIND_CLASS:
        return "TsFunction *";
    case KIND_SYMBOL:
        return "TsSymbol *";
    case KIND_BIGINT:
        return "TsBigInt *";
    case KIND_NATIVE:
        return repr.pointee && repr.pointee->native_struct
            ? arena_printf(emitter->arena, "%s *", repr.pointee->native_struct) : "TsObject *";
    default:
        return "TsObject *";
    }
}

const char *ctype_of(Emitter *emitter, Repr repr, Type *type)
{
    switch (repr.kind) {
    case REPR_VOID:
        return "void";
    case REPR_BOOL:
        return "bool";
    case REPR_INT32:
        return "int32_t";
    case REPR_INT64:
        return "int64_t";
    case REPR_DOUBLE:
    case REPR_OPTIONAL_DOUBLE:
        return "double";
    case REPR_POINTER:
        return pointer_ctype(emitter, repr, type);
    case REPR_VALUE:
        break;
    }
    return "TsValue";
}

const char *ctype_of_slot(Emitter *emitter, Slot *slot, Type *type)
{
    return ctype_of(emitter, repr_of_slot(emitter->analysis, slot), type);
}

const char *ctype_of_field(Emitter *emitter, FieldSlot *field)
{
    return ctype_of_slot(emitter, &field->slot,
                         field->type ? field->type : types_any(emitter->program));
}

const char *declaration(Emitter *emitter, const char *ctype, const char *name)
{
    bool is_pointer = ctype[strlen(ctype) - 1] == '*';

    return arena_printf(emitter->arena, is_pointer ? "%s%s" : "%s %s", ctype, name);
}

Repr repr_of_result(Emitter *emitter, IrFunction *function)
{
    unsigned kinds = function->result->kinds & ~(unsigned)KIND_RAW_NULLISH;

    if (!kinds || kinds == KIND_UNDEFINED) {
        return repr_void();
    }
    return repr_of_slot(emitter->analysis, function->result);
}

const char *result_ctype(Emitter *emitter, IrFunction *function)
{
    if (function->kind == IR_FUNCTION_CONSTRUCTOR) {
        return "void";
    }
    return ctype_of(emitter, repr_of_result(emitter, function),
                    function->return_type ? function->return_type : types_any(emitter->program));
}

const char *rep_name(Repr repr)
{
    switch (repr.kind) {
    case REPR_BOOL:
        return "BOOL";
    case REPR_INT32:
        return "INT32";
    case REPR_INT64:
        return "INT64";
    case REPR_DOUBLE:
        return "DOUBLE";
    case REPR_OPTIONAL_DOUBLE:
        return "OPTIONAL_DOUBLE";
    case REPR_POINTER:
        return repr_null_is_null(repr) ? "NULLABLE" : "POINTER";
    default:
        return "VALUE";
    }
}

const char *element_suffix(Repr repr)
{
    switch (repr.kind) {
    case REPR_BOOL:
        return "bool";
    case REPR_INT32:
        return "int32";
    case REPR_INT64:
    case REPR_DOUBLE:
    case REPR_OPTIONAL_DOUBLE:
        return "double";
    case REPR_POINTER:
        return "ptr";
    default:
        return "value";
    }
}

const char *element_rep_name(Repr repr)
{
    switch (repr.kind) {
    case REPR_BOOL:
        return "TS_ARRAY_BOOL";
    case REPR_INT32:
        return "TS_ARRAY_INT32";
    case REPR_INT64:
    case REPR_DOUBLE:
    case REPR_OPTIONAL_DOUBLE:
        return "TS_ARRAY_DOUBLE";
    case REPR_POINTER:
        return repr_null_is_null(repr) ? "TS_ARRAY_NULLABLE" : "TS_ARRAY_PTR";
    default:
        return "TS_ARRAY_VALUE";
    }
}

/* An array that nothing was stored in is an array of values. */
Repr element_repr(Emitter *emitter, Slot *array)
{
    if (array->kinds & KIND_DYNAMIC) {
        return repr_simple(REPR_VALUE);
    }
    Slot *element = pointee_element(emitter->analysis, slot_pointee(emitter->analysis, array));
    Repr repr = repr_of_slot(emitter->analysis, element);

    if (repr.kind == REPR_INT64) {
        repr.kind = REPR_DOUBLE;
    }
    return repr;
}
