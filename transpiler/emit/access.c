/*
 * Reads of variables, fields and elements:   x   a.b   a[i]
 */
#include <string.h>

#include "analyze/flow_walk.h"
#include "analyze/analyze.h"
#include "emit/emitter.h"

/* A place was read with its own representation; the flow knows more about this read: a narrowed
 * kind, a pointer that is not NULL here. */
static Value settle(Emitter *emitter, IrExpr *expr, Value value)
{
    Repr repr = repr_of(emitter, expr);
    const char *ctype = ctype_of(emitter, repr, expr->type);

    if (value.repr.kind == repr.kind && repr.kind != REPR_POINTER) {
        value.repr.kinds = repr.kinds;
        return value;
    }
    if (repr.kind == REPR_VALUE && value.repr.kind != REPR_VALUE) {
        return value;
    }
    if (repr.kind == REPR_VALUE && !repr.kinds) {
        return value;
    }
    bool is_unsigned = value.is_unsigned;
    if ((value.repr.kind == REPR_INT32 || value.repr.kind == REPR_INT64)
        && (repr.kind == REPR_INT32 || repr.kind == REPR_INT64 || repr.kind == REPR_DOUBLE)) {
        return value;
    }
    value = converted(emitter, value, repr, ctype);
    value.is_unsigned = is_unsigned;
    return value;
}

/* ---- variables ------------------------------------------------------------------------------------------- */

CExpr *var_lvalue(Emitter *emitter, IrVar *var)
{
    if (var->c_value) {
        return var->c_value;
    }
    if (var->storage == IR_STORAGE_SCOPE) {
        return c_arrow(emitter->arena, scope_pointer(emitter, var->scope),
                       scope_member(emitter, var));
    }
    if (!var->c_name) {
        var->c_name = name_local(emitter, var->name);
    }
    var->is_mentioned = true;
    return c_text(emitter->arena, var->c_name);
}

Value emit_var(Emitter *emitter, IrExpr *expr)
{
    IrVar *var = expr->var;
    Repr repr = repr_of_slot(emitter->analysis, var->slot);
    const char *ctype = var->is_size ? "size_t" : ctype_of(emitter, repr, var->type);
    Value value = value_of(var_lvalue(emitter, var), repr, ctype);

    value.is_unsigned = var->is_size;
    if (var->is_size) {
        value.repr = repr_simple(REPR_INT64);
    }
    return settle(emitter, expr, value);
}

/* ---- pointers that must be there -------------------------------------------------------------------------- */

static CExpr *typed(Emitter *emitter, Value object, const char *ctype)
{
    if (object.ctype && strcmp(object.ctype, "void *") == 0 && object.pointee_type) {
        object.ctype = object.pointee_type; /* checked_pointer() has cast it */
    }
    if (object.ctype && ctype && strcmp(object.ctype, ctype) != 0) {
        return c_cast(emitter->arena, ctype, object.expr);
    }
    return object.expr;
}

Value typed_pointer(Emitter *emitter, Value value)
{
    if (value.pointee_type && value.ctype && strcmp(value.ctype, "void *") == 0) {
        value.expr = c_cast(emitter->arena, value.pointee_type, value.expr);
        value.ctype = value.pointee_type;
    }
    return value;
}

Value present_object(Emitter *emitter, Value value, const char *key)
{
    if (value.repr.kind != REPR_VALUE || value.is_constant) {
        return value;
    }
    use_header(emitter, "ts/nullish.h");
    CExpr *pointer = c_call(emitter->arena, "ts_present", 2, value.expr,
                            key_text(emitter, key));
    return value_of(pointer, repr_pointer(value.repr.kinds & KIND_HEAP, value.repr.pointee), "void *");
}

static CExpr *check_pointer(Emitter *emitter, Value object, const char *use, CExpr *what)
{
    const char *check = repr_null_is_null(object.repr) ? "ts_not_null" : "ts_defined";

    use_header(emitter, "ts/nullish.h");
    return c_call(emitter->arena, arena_printf(emitter->arena, "%s%s", check, use), 2, object.expr, what);
}

CExpr *checked_pointer(Emitter *emitter, Value object, const char *key)
{
    object = typed_pointer(emitter, object);
    if (!repr_is_nullable(object.repr)) {
        return object.expr;
    }
    return check_pointer(emitter, object, "",
                         key_text(emitter, key));
}

CExpr *checked_to_set(Emitter *emitter, Value object, const char *key)
{
    object = typed_pointer(emitter, object);
    if (!repr_is_nullable(object.repr)) {
        return object.expr;
    }
    return check_pointer(emitter, object, "_to_set",
                         key_text(emitter, key));
}

CExpr *checked_element(Emitter *emitter, Value array, CExpr **index, bool to_set)
{
    array = typed_pointer(emitter, array);
    if (!repr_is_nullable(array.repr)) {
        return array.expr;
    }
    Value position = value_of(*index, repr_simple(REPR_INT64), "int64_t");
    *index = make_reusable(emitter, position, "index").expr;
    return check_pointer(emitter, array, to_set ? "_to_set_at" : "_at", *index);
}

/* const { name } = object: the error names both. */
static Value checked_pattern(Emitter *emitter, const IrExpr *expr, Value object)
{
    CExpr *text = expr->pattern ? pattern_literal(emitter, expr->pattern, expr->name) : NULL;

    object = typed_pointer(emitter, object);
    bool may_miss = object.is_constant || object.repr.kind == REPR_VALUE || repr_is_nullable(object.repr);
    if (!text || !may_miss || object.repr.kind == REPR_OPTIONAL_DOUBLE) {
        return object;
    }
    use_header(emitter, "ts/nullish.h");
    if (object.repr.kind == REPR_POINTER && !object.is_constant) {
        const char *check = repr_null_is_null(object.repr) ? "ts_not_null" : "ts_defined";
        object.expr = c_call(emitter->arena, arena_printf(emitter->arena, "%s_to_destructure", check), 2,
                             object.expr, text);
        object.repr.kinds &= ~(unsigned)KIND_NULLISH;
        return object;
    }
    CExpr *value = convert(emitter, object, repr_simple(REPR_VALUE), "TsValue");
    Repr repr = object.is_constant ? repr_simple(REPR_VALUE) : object.repr;
    return value_of(c_call(emitter->arena, "ts_destructured", 2, value, text), repr, "TsValue");
}

/* const [first] = array */
static Value checked_array_pattern(Emitter *emitter, const IrExpr *expr, Value object)
{
    if (!expr->pattern) {
        return object;
    }
    CExpr *text = pattern_iterable_literal(emitter, expr->pattern);
    object = object.is_constant ? object : typed_pointer(emitter, object);
    use_header(emitter, "ts/nullish.h");
    if (object.is_constant || object.repr.kind == REPR_VALUE) {
        CExpr *value = convert(emitter, object, repr_simple(REPR_VALUE), "TsValue");
        Repr repr = object.is_constant ? repr_simple(REPR_VALUE) : object.repr;
        use_header(emitter, "ts/iterator.h");
        return value_of(text ? c_call(emitter->arena, "ts_iterable_named", 2, value, text)
                             : c_call(emitter->arena, "ts_iterable_any", 1, value),
                        repr, "TsValue");
    }
    if (object.repr.kind == REPR_POINTER && repr_is_nullable(object.repr)) {
        const char *kind = repr_null_is_null(object.repr) ? "\"object null\"" : "\"undefined\"";
        object.expr = text ? c_call(emitter->arena, "ts_iterable", 2, object.expr, text)
                           : c_call(emitter->arena, "ts_iterable_argument", 2, object.expr,
                                    c_text(emitter->arena, kind));
        object.repr.kinds &= ~(unsigned)KIND_NULLISH;
    }
    return object;
}

/* ---- fields ---------------------------------------------------------------------------------------------------- */

static Value dynamic_get(Emitter *emitter, IrExpr *expr, Value object)
{
    if (object.repr.kinds & KIND_DYNAMIC) {
        use_dynamic_methods(emitter);
    }
    use_header(emitter, "ts/object.h");
    if (object.is_constant) {
        object = value_of(convert(emitter, object, repr_simple(REPR_VALUE), "TsValue"),
                          repr_simple(REPR_VALUE), "TsValue");
    }
    CExpr *call = c_call(emitter->arena, "ts_get", 2, to_value(emitter, object),
                         key_literal(emitter, expr->name));
    return settle(emitter, expr, value_of(call, repr_of_kinds(slot_of(expr)->kinds | KIND_DYNAMIC, NULL, NULL),
                                          "TsValue"));
}

static FieldSlot *struct_field(Emitter *emitter, Value object, Type *type, const char *name,
                               Struct **record)
{
    *record = object.is_constant ? NULL : struct_of_value(emitter, object.repr, type);
    if (*record && !(*record)->layout->is_dynamic) {
        *record = struct_with_field(*record, name);
    }
    if (!*record || (*record)->layout->is_dynamic) {
        return NULL;
    }
    return pointee_find_field((*record)->layout->pointee, name);
}

static bool is_optional_property(Emitter *emitter, IrExpr *expr)
{
    Type *type = types_apparent(emitter->program, types_non_nullable(emitter->program, expr->object->type));
    const Property *property = types_property_of(emitter->program, type, expr->name);

    return !property || property->is_optional;
}

/* Whether a field may be read in place: no object that can be meant has an accessor instead, and
 * those that lack the field have room for it or are excluded by the static type. */
static bool reads_in_place(Emitter *emitter, IrExpr *expr, Struct *record)
{
    const Pointee *pointee = pointee_find(record->layout->pointee);
    bool lacks = false;

    if (find_accessors(expr->object, record->layout->pointee, expr->name, IR_FUNCTION_GETTER).only) {
        return false;
    }
    for (size_t i = 0; i < pointee->shapes.length && !lacks; i++) {
        Shape *shape = pointee->shapes.items[i];
        const Struct *own = layout_struct_of_shape(emitter->analysis, shape);
        bool possible = shape_is_possible(expr->object, shape);
        if (possible && shape->class_ && class_find_method(shape->class_, expr->name, IR_FUNCTION_METHOD)) {
            return false; /* until something is written there, the method is meant */
        }
        lacks = possible && own && !struct_has_field(own, expr->name);
    }
    return !lacks || !is_optional_property(emitter, expr);
}

/* The class that declares a private field of objects that may be anything. */
static Shape *declaring_shape(Emitter *emitter, const Pointee *pointee, const char *name)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        Shape *shape = pointee->shapes.items[i];
        const Struct *own = shape->class_ ? layout_struct_of_shape(emitter->analysis, shape) : NULL;
        const IrClass *parent = own ? shape->class_->parent : NULL;
        const Struct *base = parent && parent->shape
            ? layout_struct_of_shape(emitter->analysis, parent->shape) : NULL;
        if (own && struct_has_field(own, name) && (!base || !struct_has_field(base, name))) {
            return shape;
        }
    }
    return NULL;
}

static bool has_instances_only(const Pointee *pointee)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        if (!pointee->shapes.items[i]->class_) {
            return false;
        }
    }
    return !pointee->gives_prototype;
}

CExpr *private_instance(Emitter *emitter, const IrExpr *member, Value object, bool writes,
                        Struct **record)
{
    Pointee *pointee = (*record)->layout->pointee;
    Shape *shape = member->is_private_name ? declaring_shape(emitter, pointee, member->name) : NULL;
    const IrExpr *owner = member->object;

    if (!shape) {
        return NULL;
    }
    *record = layout_struct_of_shape(emitter->analysis, shape);
    const char *ctype = arena_printf(emitter->arena, "%s *", use_struct(emitter, *record));
    bool is_this = owner->kind == IR_VAR && owner->var->is_this;
    bool is_new = is_this && emitter->function && emitter->function->kind == IR_FUNCTION_CONSTRUCTOR;
    if (object.repr.kind == REPR_POINTER && (is_new || (is_this && has_instances_only(pointee)))) {
        return typed(emitter, object, ctype);
    }
    use_header(emitter, "ts/private.h");
    CExpr *type = c_unary(emitter->arena, "&", c_text(emitter->arena, descriptor_of(emitter, shape)));
    return c_cast(emitter->arena, ctype,
                  c_call(emitter->arena, writes ? "ts_private_to_set" : "ts_private", 3,
                         to_value(emitter, object), type, key_text(emitter, member->name)));
}

static Value private_field(Emitter *emitter, IrExpr *expr, Value object)
{
    Struct *record = object.is_constant ? NULL
        : struct_of_value(emitter, object.repr, expr->object->type);
    CExpr *instance = record && record->layout->is_dynamic
        ? private_instance(emitter, expr, object, false, &record) : NULL;

    if (!instance) {
        return (Value){0};
    }
    FieldSlot *field = pointee_find_field(record->layout->pointee, expr->name);
    return value_of(c_arrow(emitter->arena, instance, name_member(emitter, expr->name)),
                    repr_of_slot(emitter->analysis, &field->slot), ctype_of_field(emitter, field));
}

Value emit_field(Emitter *emitter, IrExpr *expr)
{
    Struct *record;

    if (expr->native && expr->native->is_static) {
        return settle(emitter, expr, emit_native_property(emitter, expr, (Value){0}));
    }
    Value object = emit_expr(emitter, expr->object);
    if (expr->native && !native_is_dynamic(emitter->program, expr)) {
        return settle(emitter, expr, emit_native_property(emitter, expr, object));
    }
    object = checked_pattern(emitter, expr, object);
    if (expr->function) {
        Value getter = value_of(NULL, repr_of_result(emitter, expr->function),
                                result_ctype(emitter, expr->function));
        IrVar *this_var = expr->function->this_var;
        object = typed_pointer(emitter, present_object(emitter, object, expr->name));
        object.expr = checked_pointer(emitter, object, expr->name);
        if (this_var) {
            object.expr = convert(emitter, object, repr_of_slot(emitter->analysis, this_var->slot),
                                  ctype_of_slot(emitter, this_var->slot, this_var->type));
        }
        getter.expr = c_call(emitter->arena, function_name(emitter, expr->function), 1, object.expr);
        return settle(emitter, expr, getter);
    }
    Value private = private_field(emitter, expr, object);
    if (private.expr) {
        return settle(emitter, expr, private);
    }
    FieldSlot *field = struct_field(emitter, object, expr->object->type, expr->name, &record);
    if (!field || !reads_in_place(emitter, expr, record)) {
        return dynamic_get(emitter, expr, object);
    }
    const char *ctype = arena_printf(emitter->arena, "%s *", use_struct(emitter, record));
    CExpr *pointer = typed(emitter, value_of(checked_pointer(emitter, object, expr->name), object.repr,
                                             object.ctype), ctype);
    CExpr *read = c_arrow(emitter->arena, pointer, name_member(emitter, expr->name));
    return settle(emitter, expr, value_of(read, repr_of_slot(emitter->analysis, &field->slot),
                                          ctype_of_field(emitter, field)));
}

/* ---- elements ---------------------------------------------------------------------------------------------------- */

/* Arrays made by the runtime may have any representation: they are read as values. */
static bool is_boxed(const IrExpr *array)
{
    const Pointee *pointee = pointee_find(array->slot->pointee);

    return pointee && pointee->element && pointee->element->is_boxed;
}

CExpr *as_array(Emitter *emitter, Value array, CExpr *pointer)
{
    bool is_other = (array.repr.kinds & KIND_OBJECT) && array.ctype && strcmp(array.ctype, "TsArray *") != 0;

    return is_other ? c_cast(emitter->arena, "TsArray *", pointer) : pointer;
}

static Value array_read(Emitter *emitter, IrExpr *expr, Value array, Value index)
{
    Repr element = element_repr(emitter, expr->object->slot);
    const char *suffix = element_suffix(element);
    CExpr *position = to_integer_index(emitter, index);
    CExpr *pointer = as_array(emitter, array, checked_element(emitter, array, &position, false));
    bool is_pointer = element.kind == REPR_POINTER;
    const char *ctype = is_pointer ? "void *" : ctype_of(emitter, element, expr->type);

    if ((expr->in_bounds || expr->proven) && !is_boxed(expr->object)) {
        const char *accessor = arena_printf(emitter->arena, "ts_array_%s_at", suffix);
        return value_of(c_call(emitter->arena, accessor, 2, pointer, position), element, ctype);
    }
    if (element.kind == REPR_INT32) {
        return value_of(c_call(emitter->arena, "ts_array_int32_double", 2, pointer, position),
                        repr_simple(REPR_OPTIONAL_DOUBLE), "double");
    }
    if (element.kind == REPR_BOOL) {
        return value_of(c_call(emitter->arena, "ts_array_bool_value", 2, pointer, position),
                        repr_of_kinds(KIND_BOOLEAN | KIND_UNDEFINED, NULL, NULL), "TsValue");
    }
    Repr repr = repr_of_kinds(element.kinds | KIND_UNDEFINED, element.pointee, NULL);
    if (element.kind == REPR_VALUE) {
        repr.kind = REPR_VALUE;
    }
    if (element.kind == REPR_POINTER && repr_null_is_null(element)) {
        suffix = "value";
        ctype = "TsValue";
    }
    return value_of(c_call(emitter->arena, arena_printf(emitter->arena, "ts_array_%s", suffix), 2,
                           pointer, position),
                    repr, repr.kind == REPR_VALUE ? "TsValue" : ctype);
}

Value emit_element(Emitter *emitter, IrExpr *expr)
{
    Value operands[2];
    IrExpr *parts[2] = {expr->object, expr->index};

    if (element_is_native(expr)) {
        bool is_static = expr->native->is_static;
        emit_operands(emitter, parts + is_static, 2 - is_static, operands + is_static);
        return settle(emitter, expr, emit_native_element(emitter, expr, operands[0], operands[1]));
    }
    emit_operands(emitter, parts, 2, operands);
    Value object = checked_array_pattern(emitter, expr, operands[0]), index = operands[1];
    if (object.is_constant) {
        object = value_of(to_value(emitter, object), repr_simple(REPR_VALUE), "TsValue");
    }
    if (repr_is_array(object.repr) && !(index.repr.kinds & (KIND_STRING | KIND_DYNAMIC | KIND_SYMBOL)) && index.expr) {
        return settle(emitter, expr, array_read(emitter, expr, object, index));
    }
    use_header(emitter, "ts/object.h");
    CExpr *call;
    if (index.repr.kind == REPR_POINTER && (index.repr.kinds & KIND_POINTERS) == KIND_STRING
        && !repr_is_nullable(index.repr)) {
        call = c_call(emitter->arena, "ts_get", 2, to_value(emitter, object), index.expr);
    } else if (index.repr.kind == REPR_INT32 || index.repr.kind == REPR_INT64
               || index.repr.kind == REPR_DOUBLE) {
        call = c_call(emitter->arena, "ts_get_at", 2, to_value(emitter, object), index.expr);
    } else {
        call = c_call(emitter->arena, "ts_get_index", 2, to_value(emitter, object),
                      convert(emitter, index, repr_simple(REPR_VALUE), "TsValue"));
    }
    return settle(emitter, expr, value_of(call, repr_of_kinds(slot_of(expr)->kinds | KIND_DYNAMIC, NULL, NULL),
                                          "TsValue"));
}
