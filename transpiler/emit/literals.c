/*
 * Objects and arrays where they are made:   {id: i, name}   {...a, b: 1}   [1, 2]   [...xs, y]
 */
#include <string.h>

#include "analyze/analyze.h"
#include "emit/emitter.h"

static CExpr *boxed(Emitter *emitter, Value value)
{
    return convert(emitter, value, repr_simple(REPR_VALUE), "TsValue");
}

static void push(Emitter *emitter, CExpr *expr)
{
    vec_push(emitter->arena, emitter->prelude, c_stmt_expr(emitter->arena, expr));
}

/* ---- dynamic objects ------------------------------------------------------------------------------------ */

static Value emit_dynamic_object(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_pointer(KIND_OBJECT, slot_of(expr)->pointee);
    size_t count = expr->properties.length;

    use_header(emitter, "ts/object.h");
    CExpr *make = c_call(emitter->arena, "ts_object_new", 1, c_format(emitter->arena, "%zu", count));
    if (count == 0) {
        return value_of(c_cast(emitter->arena, "TsObject *", make), repr, "TsObject *");
    }
    const char *name = name_local(emitter, "object");
    CExpr *object = c_text(emitter->arena, name);
    vec_push(emitter->arena, emitter->prelude,
             c_stmt_declare(emitter->arena, declaration(emitter, "TsDynamicObject *", name), make));
    for (size_t i = 0; i < count; i++) {
        IrProperty *property = &expr->properties.items[i];
        if (property->kind == IR_PROPERTY_SPREAD) {
            push(emitter, c_call(emitter->arena, "ts_copy_properties", 2,
                                 c_call(emitter->arena, "ts_from_object", 1, object),
                                 boxed(emitter, emit_expr(emitter, property->value))));
            for (size_t j = 0; j < property->omitted.length; j++) {
                const char *omitted = property->omitted.items[j];
                push(emitter, c_call(emitter->arena, "ts_delete", 2,
                                     c_call(emitter->arena, "ts_from_object", 1, object),
                                     key_value(emitter, omitted)));
            }
            continue;
        }
        CExpr *key;
        if (property->name) {
            key = key_literal(emitter, property->name);
        } else {
            Value computed = emit_expr(emitter, property->key);
            bool is_string = computed.repr.kind == REPR_POINTER
                && (computed.repr.kinds & KIND_POINTERS) == KIND_STRING && !repr_is_nullable(computed.repr);
            key = is_string ? computed.expr
                            : c_call(emitter->arena, "ts_to_key", 1, boxed(emitter, computed));
            if (expr_has_effects(property->value)) {
                key = make_reusable(emitter, value_of(key, repr_pointer(KIND_STRING, NULL), "TsString *"),
                                    "key").expr;
            }
        }
        if (property->kind != IR_PROPERTY_VALUE) {
            CExpr *function = emit_expr(emitter, property->value).expr;
            CExpr *none = c_text(emitter->arena, "NULL");
            bool is_getter = property->kind == IR_PROPERTY_GETTER;
            push(emitter, c_call(emitter->arena, "ts_object_define_accessor", 4, object, key,
                                 is_getter ? function : none, is_getter ? none : function));
            continue;
        }
        push(emitter, c_call(emitter->arena, "ts_object_define", 3, object, key,
                             boxed(emitter, emit_expr(emitter, property->value))));
    }
    return value_of(c_cast(emitter->arena, "TsObject *", object), repr, "TsObject *");
}

/* ---- structs ---------------------------------------------------------------------------------------------- */

/* A field that this literal does not have must read as undefined: zero bytes say so for all
 * representations but numbers. */
static void absent_fields(Emitter *emitter, Struct *record, const Shape *shape, CExpr *list)
{
    for (size_t i = 0; i < record->fields.length; i++) {
        const StructField *member = &record->fields.items[i];
        bool present = false;
        for (size_t j = 0; j < shape->name_count; j++) {
            present |= strcmp(shape->names[j], member->field->name) == 0;
        }
        Repr repr = repr_of_slot(emitter->analysis, &member->field->slot);
        if (!present && !member->is_unused && repr.kind == REPR_OPTIONAL_DOUBLE) {
            c_list_add(emitter->arena, list,
                       arena_printf(emitter->arena, ".%s", name_member(emitter, member->field->name)),
                       undefined_as(emitter, repr));
        }
    }
}

/* The literal as it grows: what each field gets so far. Later properties replace earlier ones. */
typedef struct Members {
    const IrExpr *literal;
    Struct *record;
    CExpr **values;      /* as record->fields */
} Members;

static void set_member(Emitter *emitter, Members *members, const char *key, Value value)
{
    for (size_t i = 0; i < members->record->fields.length; i++) {
        FieldSlot *field = members->record->fields.items[i].field;
        if (strcmp(field->name, key) == 0) {
            members->values[i] = convert(emitter, value, repr_of_slot(emitter->analysis, &field->slot),
                                         ctype_of_field(emitter, field));
        }
    }
}

/* The fields of a spread object. */
static void set_spread(Emitter *emitter, Members *members, size_t index, Value source)
{
    IrExpr *expr = members->literal->properties.items[index].value;
    const Pointee *pointee = pointee_find(slot_of(expr)->pointee);
    Shape *shape = pointee && pointee->shapes.length > 0 ? pointee->shapes.items[0] : NULL;
    Struct *record = shape ? layout_struct_of_shape(emitter->analysis, shape) : NULL;

    if (!record) {
        return; /* there is no such object */
    }
    source = make_reusable(emitter, source, "source");
    const char *ctype = arena_printf(emitter->arena, "%s *", use_struct(emitter, record));
    bool is_typed = source.ctype && strcmp(source.ctype, ctype) == 0;
    CExpr *object = is_typed ? source.expr : c_cast(emitter->arena, ctype, source.expr);
    for (size_t i = 0; i < shape->name_count; i++) {
        const char *key = shape->names[i];
        if (!spread_gives(members->literal, index, key)) {
            continue;
        }
        FieldSlot *field = pointee_find_field(record->layout->pointee, key);
        set_member(emitter, members, key,
                   value_of(c_arrow(emitter->arena, object, name_member(emitter, key)),
                            repr_of_slot(emitter->analysis, &field->slot), ctype_of_field(emitter, field)));
    }
}

/* TS_NEW(Point, .x = x, .y = y): the keys in their order. */
static CExpr *new_object(Emitter *emitter, const Members *members, Shape *shape)
{
    Struct *record = members->record;
    const char *name = use_struct(emitter, record);
    const char *descriptor = descriptor_of(emitter, shape);
    bool own = strcmp(descriptor, arena_printf(emitter->arena, "%s_type", name)) == 0;
    CExpr *call = c_call(emitter->arena, own ? "TS_NEW" : "TS_NEW_AS", 1, c_text(emitter->arena, name));

    if (!own) {
        vec_push(emitter->arena, &call->items, c_text(emitter->arena, descriptor));
    }
    for (size_t i = 0; i < shape->name_count; i++) {
        for (size_t j = 0; j < record->fields.length; j++) {
            if (members->values[j] && strcmp(record->fields.items[j].field->name, shape->names[i]) == 0) {
                c_list_add(emitter->arena, call,
                           arena_printf(emitter->arena, ".%s", name_member(emitter, shape->names[i])),
                           members->values[j]);
            }
        }
    }
    absent_fields(emitter, record, shape, call);
    return call;
}

/* Whether a later property of the first `count` has the same key. */
static bool is_replaced(const IrExpr *expr, size_t index, size_t count)
{
    const char *name = expr->properties.items[index].name;

    for (size_t i = index + 1; i < count; i++) {
        const IrProperty *later = &expr->properties.items[i];
        bool is_spread = later->kind == IR_PROPERTY_SPREAD;
        Pointee *source = is_spread ? pointee_find(slot_of(later->value)->pointee) : NULL;
        if (is_spread ? source && source->shapes.length > 0 && spread_gives(expr, i, name)
                    && shape_has_field(source->shapes.items[0], name)
                      : strcmp(later->name, name) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether a property's value may change what is spread before it: the object is copied first then. */
static bool disturbs_spread(const IrExpr *expr, size_t index)
{
    IrExpr read = {.kind = IR_FIELD};

    for (size_t i = 0; i < index; i++) {
        read.object = expr->properties.items[i].value;
        if (expr->properties.items[i].kind == IR_PROPERTY_SPREAD
            && disturbs(&read, expr->properties.items[index].value)) {
            return true;
        }
    }
    return false;
}

/* The properties before the first that disturbs a spread one; the rest is written one by one. */
static size_t undisturbed_count(const IrExpr *expr)
{
    size_t count = 0;

    while (count < expr->properties.length && !disturbs_spread(expr, count)) {
        count++;
    }
    return count;
}

/* object->key = value, and so on for what a spread gives. */
static void write_rest(Emitter *emitter, Members *members, size_t index, CExpr *object)
{
    const IrProperty *property = &members->literal->properties.items[index];
    Value value = emit_expr(emitter, property->value);

    memset(members->values, 0, members->record->fields.length * sizeof *members->values);
    if (property->kind == IR_PROPERTY_SPREAD) {
        set_spread(emitter, members, index, value);
    } else {
        set_member(emitter, members, property->name, value);
    }
    for (size_t i = 0; i < members->record->fields.length; i++) {
        const char *key = members->record->fields.items[i].field->name;
        if (members->values[i]) {
            CExpr *place = c_arrow(emitter->arena, object, name_member(emitter, key));
            push(emitter, c_assign(emitter->arena, place, "=", members->values[i]));
        }
    }
}

Value emit_object(Emitter *emitter, IrExpr *expr)
{
    Shape *shape = ptrmap_get(&emitter->analysis->literal_shapes, expr);
    Struct *record = shape ? layout_struct_of_shape(emitter->analysis, shape) : NULL;
    size_t count = expr->properties.length;

    if (!record) {
        return emit_dynamic_object(emitter, expr);
    }
    size_t first = undisturbed_count(expr);
    IrExpr **exprs = NEW_ARRAY(emitter->arena, IrExpr *, count + 1);
    Value *values = NEW_ARRAY(emitter->arena, Value, count + 1);
    Members members = {expr, record, NEW_ARRAY(emitter->arena, CExpr *, record->fields.length + 1)};
    Repr repr = repr_pointer(KIND_OBJECT, record->layout->pointee);
    const char *ctype = arena_printf(emitter->arena, "%s *", use_struct(emitter, record));
    for (size_t i = 0; i < count; i++) {
        exprs[i] = expr->properties.items[i].value;
    }
    emit_operands(emitter, exprs, first, values);
    for (size_t i = 0; i < first; i++) {
        if (expr->properties.items[i].kind == IR_PROPERTY_SPREAD) {
            set_spread(emitter, &members, i, values[i]);
        } else if (is_replaced(expr, i, first)) {
            emit_unused(emitter, exprs[i], values[i]);
        } else {
            set_member(emitter, &members, expr->properties.items[i].name, values[i]);
        }
    }
    Value object = value_of(new_object(emitter, &members, shape), repr, ctype);
    if (first < count) {
        object = make_reusable(emitter, object, "object");
    }
    for (size_t i = first; i < count; i++) {
        write_rest(emitter, &members, i, object.expr);
    }
    return object;
}

/* ---- arrays ------------------------------------------------------------------------------------------------ */

static CExpr *element_value(Emitter *emitter, Value value, Repr element)
{
    return convert(emitter, value, element, element.kind == REPR_POINTER ? "void *" : NULL);
}

static void push_element(Emitter *emitter, CExpr *array, Repr element, CExpr *value)
{
    push(emitter, c_call(emitter->arena,
                         arena_printf(emitter->arena, "ts_array_push_%s", element_suffix(element)), 2,
                         array, value));
}

static void spread_into(Emitter *emitter, CExpr *array, Repr element, IrExpr *source)
{
    Value value = emit_expr(emitter, source);
    bool is_array = value.repr.kind == REPR_POINTER && (value.repr.kinds & KIND_POINTERS) == KIND_ARRAY;

    if (is_array && !repr_is_nullable(value.repr)) {
        push(emitter, c_call(emitter->arena, "ts_array_append_array", 2, array, value.expr));
        return;
    }
    (void)element;
    use_header(emitter, "ts/spread.h");
    CExpr *any = boxed(emitter, value);
    push(emitter, c_call(emitter->arena, "ts_array_push_spread", 2, array,
                         may_not_iterate(value) ? named_iterable(emitter, source, any) : any));
}

static Value emit_spread_array(Emitter *emitter, IrExpr *expr, Repr element)
{
    const char *name = name_local(emitter, "array");
    CExpr *array = c_text(emitter->arena, name);

    vec_push(emitter->arena, emitter->prelude,
             c_stmt_declare(emitter->arena, declaration(emitter, "TsArray *", name),
                            c_call(emitter->arena, "ts_array_new", 2,
                                   c_text(emitter->arena, element_rep_name(element)),
                                   c_format(emitter->arena, "%zu", expr->args.length))));
    for (size_t i = 0; i < expr->args.length; i++) {
        IrExpr *item = expr->args.items[i];
        if (item->kind == IR_SPREAD) {
            spread_into(emitter, array, element, item->object);
        } else if (item->kind == IR_HOLE) {
            push(emitter, c_call(emitter->arena, "ts_array_set_length", 2, array,
                                 c_binary(emitter->arena, c_arrow(emitter->arena, array, "length"), "+",
                                          c_text(emitter->arena, "1"))));
        } else {
            push_element(emitter, array, element,
                         element_value(emitter, emit_expr(emitter, item), element));
        }
    }
    return value_of(array, repr_pointer(KIND_ARRAY, slot_of(expr)->pointee), "TsArray *");
}

/* const [a, b] = iterable */
static Value emit_taken(Emitter *emitter, IrExpr *expr, Repr element)
{
    const IrExpr *spread = expr->args.items[0];
    Value value = emit_expr(emitter, spread->object);
    CExpr *text = may_not_iterate(value) && expr->pattern ? pattern_iterable_literal(emitter, expr->pattern) : NULL;
    CExpr *any = boxed(emitter, value);
    CExpr *source = text ? c_call(emitter->arena, "ts_iterable_named", 2, any, text) : any;
    CExpr *taken = c_call(emitter->arena, "ts_iterable_take", 2, source,
                          c_format(emitter->arena, "%.0f", spread->number));

    use_header(emitter, "ts/iterator.h");
    if (element.kind != REPR_VALUE) {
        taken = c_call(emitter->arena, "ts_array_convert", 2, taken,
                       c_text(emitter->arena, element_rep_name(element)));
    }
    return value_of(taken, repr_pointer(KIND_ARRAY, slot_of(expr)->pointee), "TsArray *");
}

Value emit_array(Emitter *emitter, IrExpr *expr)
{
    Repr element = element_repr(emitter, slot_of(expr));
    Repr repr = repr_pointer(KIND_ARRAY, slot_of(expr)->pointee);
    size_t count = expr->args.length;

    use_header(emitter, "ts/array.h");
    if (count == 0) {
        CExpr *call = c_call(emitter->arena, "ts_array_new", 2,
                             c_text(emitter->arena, element_rep_name(element)), c_text(emitter->arena, "0"));
        return value_of(call, repr, "TsArray *");
    }
    if (expr->args.items[0]->kind == IR_SPREAD && expr->args.items[0]->is_limited) {
        return emit_taken(emitter, expr, element);
    }
    for (size_t i = 0; i < count; i++) {
        if (expr->args.items[i]->kind == IR_SPREAD || expr->args.items[i]->kind == IR_HOLE) {
            return emit_spread_array(emitter, expr, element);
        }
    }
    Value *values = NEW_ARRAY(emitter->arena, Value, count);
    emit_operands(emitter, expr->args.items, count, values);
    if (element.kind == REPR_POINTER && repr_null_is_null(element)) {
        CExpr *list = c_list(emitter->arena, "void *[]");
        for (size_t i = 0; i < count; i++) {
            c_list_add(emitter->arena, list, NULL, element_value(emitter, values[i], element));
        }
        return value_of(c_call(emitter->arena, "ts_array_of_nullable", 2,
                               c_format(emitter->arena, "%zu", count), list),
                        repr, "TsArray *");
    }
    CExpr *call = c_call(emitter->arena, "TS_ARRAY_OF", 1, c_text(emitter->arena, element_suffix(element)));
    for (size_t i = 0; i < count; i++) {
        vec_push(emitter->arena, &call->items, element_value(emitter, values[i], element));
    }
    return value_of(call, repr, "TsArray *");
}
