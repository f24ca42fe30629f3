/*
 * Calls into the library, by the declarations' tags:   xs.push(v)   res.end(text)   url.pathname
 */
#include <string.h>

#include "emit/emitter.h"
#include "names/names.h"

static const AstNode *result_node(const IrNative *native)
{
    const AstNode *declaration = native->declaration;

    if (ast_is_function_like(declaration->kind)) {
        return declaration->function.return_type;
    }
    if (declaration->kind == AST_PROPERTY_SIGNATURE || declaration->kind == AST_PROPERTY_DECLARATION) {
        return declaration->property.type;
    }
    return NULL;
}

/* An array that the library makes of elements of a fixed type: where other values may be put into it,
 * its elements must become what the program's places for it hold. */
static CExpr *fitting_array(Emitter *emitter, IrExpr *call, Type *type, CExpr *expr)
{
    Type *array = types_non_nullable(emitter->program, type);
    Type *item = types_array_element(emitter->program, array);
    const Slot *slot = call->slot;

    if (!item || (item->flags & TYPE_PARAM) || !slot || !(slot->kinds & KIND_ARRAY)
        || (slot->kinds & KIND_DYNAMIC) || call->native->rep_params.length > 0) {
        return expr;
    }
    bool is_match = types_is_extended_array(emitter->program, array);
    const char *made = element_rep_name(native_abi(emitter, NULL, item, false).repr);
    const char *wanted = element_rep_name(element_repr(emitter, call->slot));
    if (strcmp(made, wanted) == 0) {
        return expr;
    }
    use_header(emitter, "ts/array.h");
    return c_call(emitter->arena, is_match ? "ts_match_convert" : "ts_array_become", 2, expr,
                  c_text(emitter->arena, wanted));
}

static Value native_result(Emitter *emitter, IrExpr *call, CExpr *expr, Value object)
{
    const IrNative *native = call->native;
    Type *type = types_of_return(emitter->program, native->signature);
    Value abi = {0};

    const char *record = native->returns_receiver && native->owner_type
        ? native_struct_of_type(emitter->program, native->owner_type) : NULL;
    if (native->returns_receiver && object.repr.kind == REPR_POINTER) {
        bool is_array = repr_is_array(object.repr) && (object.repr.kinds & KIND_OBJECT);
        record = record ? record : is_array ? "TsArray" : NULL;
        bool is_derived = record && object.ctype && (object.repr.kinds & KIND_OBJECT)
            && strcmp(object.ctype, "void *") != 0
            && !is_same_ctype(emitter, object.ctype, arena_printf(emitter->arena, "%s *", record));
        return value_of(is_derived && !call->value_unused ? c_cast(emitter->arena, object.ctype, expr) : expr,
                        object.repr, object.ctype);
    }
    if (record) {
        return value_of(expr, repr_pointer(KIND_NATIVE, NULL),
                        arena_printf(emitter->arena, "%s *", record));
    }
    if (native->returns_receiver && native->owner_type
        && types_array_element(emitter->program, native->owner_type)) {
        return value_of(expr, repr_pointer(KIND_ARRAY, NULL), "TsArray *");
    }
    if (!native_parameter_abi(emitter, call, type, true, &abi)) {
        abi = native_abi(emitter, result_node(native), type, false);
    }
    if (is_species_call(call)) {
        Repr repr = repr_of(emitter, call);
        bool is_pointer = repr_is_array(repr);
        abi.expr = expr;
        if (is_pointer) {
            abi.repr = repr;
        }
        return abi;
    }
    abi.expr = fitting_array(emitter, call, type, expr);
    if (abi.repr.kind == REPR_POINTER && call->slot && call->slot->pointee) {
        abi.repr.pointee = pointee_find(call->slot->pointee);
    }
    return abi;
}

static Value super_call(Emitter *emitter, IrExpr *call, Value object, CExprList args)
{
    const char *name = call->native->c_name;
    const char *suffix = strstr(name, "_new");
    Type *owner = call->native->owner_type;
    const char *layout = owner ? native_struct_of_type(emitter->program, owner) : NULL;
    const char *init;
    CExprList all = {0};

    const IrClass *class_ = emitter->function->owner;
    while (class_->parent) {
        class_ = class_->parent;
    }
    if (!layout && strcmp(class_->native_layout, "AggregateError") == 0) {
        layout = class_->native_layout;
    }
    if (!suffix) {
        layout = class_->native_layout;
        init = arena_printf(emitter->arena, "%s_init", name);
    } else if (layout) {
        init = arena_printf(emitter->arena, "%.*s_init%s", (int)(suffix - name), name,
                            suffix + strlen("_new"));
    } else {
        layout = "TsError";
        init = arena_printf(emitter->arena, "Error_init%s", suffix + strlen("_new"));
    }
    use_header(emitter, call->native->header);
    vec_push(emitter->arena, &all,
             c_cast(emitter->arena, arena_printf(emitter->arena, "%s *", layout), object.expr));
    vec_append(emitter->arena, &all, &args);
    return value_of(c_call_list(emitter->arena, c_text(emitter->arena, init), all), repr_void(), "void");
}

/* Maps have functions of their own for keys that are known to be strings or numbers. */
static const char *keyed_name(Emitter *emitter, const char *name, Value key, CExprList *args)
{
    static const char *const functions[] = {"ts_map_get", "ts_map_has", "ts_map_set", "ts_map_delete"};
    bool is_string = key.expr && key.repr.kind == REPR_POINTER
        && (key.repr.kinds & KIND_POINTERS) == KIND_STRING && !repr_is_nullable(key.repr);
    bool is_number = key.expr && (key.repr.kind == REPR_INT32 || key.repr.kind == REPR_INT64
                                  || key.repr.kind == REPR_DOUBLE);

    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        if (strcmp(name, functions[i]) == 0 && args->length > 1
            && (is_string || (is_number && strcmp(name, "ts_map_delete") != 0))) {
            args->items[1] = key.expr;
            return arena_printf(emitter->arena, "%s_%s", name, is_string ? "string" : "number");
        }
    }
    return name;
}

/* new Map<K, V>() resolves to the constructor from entries, without any. */
static const char *empty_collection(const char *c_name)
{
    return strcmp(c_name, "ts_map_from_entries") == 0 || strcmp(c_name, "ts_map_new_from") == 0
        ? "ts_map_new"
        : strcmp(c_name, "ts_set_from_values") == 0 || strcmp(c_name, "ts_set_new_from") == 0
        ? "ts_set_new" : NULL;
}

/* Number(x), String(x), Boolean(x): conversions that depend on what x is. */
static bool is_conversion(const char *c_name)
{
    return strcmp(c_name, "ts_number_of") == 0 || strcmp(c_name, "ts_to_boolean") == 0
        || strcmp(c_name, "ts_string_of") == 0;
}

static Value emit_conversion(Emitter *emitter, IrExpr *call)
{
    const char *name = call->native->c_name;
    IrExpr *arg = call->args.items[0];

    if (arg->kind == IR_SPREAD) {
        arg = arg->object;
    }
    if (strcmp(name, "ts_to_boolean") == 0) {
        return value_of(emit_condition(emitter, arg), repr_simple(REPR_BOOL), "bool");
    }
    Value value = emit_expr(emitter, arg);
    if (value.is_constant) {
        value = value_of(convert(emitter, value, repr_simple(REPR_VALUE), "TsValue"),
                         repr_simple(REPR_VALUE), "TsValue");
    }
    if (strcmp(name, "ts_number_of") == 0 && may_be_bigint(emitter, value)) {
        CExpr *number = is_bigint(value) ? bigint_call(emitter, "ts_bigint_to_number", value.expr)
            : c_call(emitter->arena, "ts_number_of", 1, value.expr);
        use_header(emitter, "ts/bigint_operators.h");
        return value_of(number, repr_simple(REPR_DOUBLE), "double");
    }
    if (strcmp(name, "ts_number_of") == 0) {
        bool is_number = value.repr.kind == REPR_INT32 || value.repr.kind == REPR_INT64;
        return value_of(to_number(emitter, value), is_number ? value.repr : repr_simple(REPR_DOUBLE),
                        is_number ? value.ctype : "double");
    }
    refuse_function_text(emitter, arg, value);
    bool may_be_symbol = value.repr.kind == REPR_VALUE || (value.repr.kinds & KIND_SYMBOL);
    CExpr *text = may_be_symbol
        ? c_call(emitter->arena, "ts_string_of", 1, to_value(emitter, value)) : to_string(emitter, value);
    return value_of(text, repr_pointer(KIND_STRING, NULL), "TsString *");
}

/* (a, b) => a - b or b - a as a comparator: its operands in order, or false. */
static bool is_difference(const IrExpr *compare, bool *descending)
{
    const IrFunction *function = compare->kind == IR_FUNCTION ? compare->function : NULL;

    if (!function || function->params.length != 2 || !function->body || function->own_scope
        || function->body->body.length != 1) {
        return false;
    }
    const IrStmt *stmt = function->body->body.items[0];
    const IrExpr *value = stmt->kind == IR_STMT_RETURN ? stmt->expr : NULL;
    if (!value || value->kind != IR_BINARY || value->op != IR_OP_SUB || value->left->kind != IR_VAR
        || value->right->kind != IR_VAR || value->left->var == value->right->var) {
        return false;
    }
    IrVar *const *params = function->params.items;
    *descending = value->left->var == params[1];
    return (value->left->var == params[0] || *descending)
        && (value->right->var == params[0] || value->right->var == params[1]);
}

bool is_sort_of_numbers(Emitter *emitter, const IrExpr *call, bool *descending)
{
    if (strcmp(call->native->c_name, "ts_array_sort") != 0 || call->args.length != 1 || !call->object->slot
        || !is_difference(call->args.items[0], descending)) {
        return false;
    }
    Repr array = repr_of_slot(emitter->analysis, call->object->slot);
    if (!repr_is_array(array)) {
        return false;
    }
    Repr element = element_repr(emitter, call->object->slot);
    return element.kind == REPR_DOUBLE || element.kind == REPR_INT32;
}

static Value emit_sort_of_numbers(Emitter *emitter, IrExpr *call, bool descending)
{
    Value array = emit_expr(emitter, call->object);

    use_header(emitter, call->native->header);
    CExpr *sort = c_call(emitter->arena, "ts_array_sort_numbers", 2,
                         native_receiver(emitter, call, array),
                         c_text(emitter->arena, descending ? "true" : "false"));
    return value_of(sort, array.repr, array.ctype);
}

/* The call as the program has it, up to the end of its first line. */
static CExpr *source_line(Emitter *emitter, const IrExpr *call)
{
    const char *text = call->file->text + call->span.start;
    size_t length = strcspn(text, "\r\n");
    size_t whole = call->span.end - call->span.start;

    return string_literal(emitter, text, length < whole ? length : whole);
}

Value emit_native_call(Emitter *emitter, IrExpr *call)
{
    IrNative *native = call->native;
    bool has_receiver = call->object && !native->is_static;
    size_t count = call->args.length;
    IrExpr **exprs = NEW_ARRAY(emitter->arena, IrExpr *, count + 1);
    Value *values = NEW_ARRAY(emitter->arena, Value, count + 1);
    CExprList args = {0};
    CExpr *headers = NULL;

    if (strcmp(native->c_name, "json_stringify") == 0 && count == 1) {
        Value json = emit_json_stringify(emitter, call);
        if (json.expr) {
            return json;
        }
    }
    if (call->proven) {
        Value text = emit_expr(emitter, call->object), index = emit_expr(emitter, call->args.items[0]);
        return value_of(c_call(emitter->arena, "ts_string_unit", 2, text.expr, index.expr),
                        repr_simple(REPR_INT32), "int32_t");
    }
    if (count == 1 && is_conversion(native->c_name)) {
        return emit_conversion(emitter, call);
    }
    if (native_is_dynamic(emitter->program, call)) {
        return emit_dynamic_call(emitter, call);
    }
    bool descending;
    if (is_sort_of_numbers(emitter, call, &descending)) {
        return emit_sort_of_numbers(emitter, call, descending);
    }
    use_header(emitter, native->header);
    const char *with_headers = native_headers_name(emitter, call, &headers);
    if (has_receiver || call->is_super) {
        exprs[0] = call->object;
    }
    size_t offset = has_receiver || call->is_super;
    for (size_t i = 0; i < count; i++) {
        IrExpr *arg = call->args.items[i];
        exprs[i + offset] = arg->kind == IR_SPREAD ? arg->object : arg;
    }
    emit_operands(emitter, exprs, count - (headers ? 1 : 0) + offset, values);
    if (call->is_super) {
        native_arguments(emitter, call, values + 1, NULL, &args);
        return super_call(emitter, call, values[0], args);
    }
    if (has_receiver) {
        if (strcmp(native->c_name, "ts_object_to_string") == 0) {
            refuse_function_text(emitter, call, values[0]);
        }
        vec_push(emitter->arena, &args, native_receiver(emitter, call, values[0]));
    }
    if (native->signature) {
        native_arguments(emitter, call, values + offset, headers, &args);
    }
    if (call->pattern) {
        vec_push(emitter->arena, &args, pattern_literal(emitter, call->pattern, NULL));
    }
    if (native->takes_source) {
        vec_push(emitter->arena, &args, source_line(emitter, call));
    }
    for (size_t i = 0; i < native->rep_params.length; i++) {
        Repr repr = native_parameter_repr(emitter, call, native->rep_params.items[i]);
        use_header(emitter, "ts/array.h");
        vec_push(emitter->arena, &args, c_text(emitter->arena, element_rep_name(repr)));
    }
    if (strncmp(native->c_name, "ts_array_with_length", strlen("ts_array_with_length")) == 0) {
        args.length = 1;
        vec_push(emitter->arena, &args, c_text(emitter->arena, element_rep_name(element_repr(emitter, call->slot))));
        CExpr *made = c_call_list(emitter->arena, c_text(emitter->arena, "ts_array_with_length"), args);
        return value_of(made, repr_pointer(KIND_ARRAY, call->slot->pointee), "TsArray *");
    }
    const char *empty = count == 0 ? empty_collection(native->c_name) : NULL;
    if (empty) {
        return native_result(emitter, call, c_call(emitter->arena, empty, 0), values[0]);
    }
    const char *isolated = native_isolated_name(emitter, call);
    const char *name = with_headers ? with_headers
        : isolated ? isolated : native_binding_name(emitter, call, native->c_name);
    if (count > 0) {
        name = keyed_name(emitter, name, values[offset], &args);
    }
    CExpr *expr = c_call_list(emitter->arena, c_text(emitter->arena, name), args);
    if (call->is_rest && slot_may_have_holes(call->object->slot)) {
        const char *rep = element_rep_name(element_repr(emitter, call->object->slot));
        expr = c_call(emitter->arena, "ts_array_copy_filled", 2, expr, c_text(emitter->arena, rep));
    }
    if (native->may_be_absent && (call->slot->kinds & KIND_UNDEFINED)) {
        return value_of(expr, repr_of(emitter, call), "TsString *");
    }
    return native_result(emitter, call, expr, values[0]);
}

/* ---- properties ------------------------------------------------------------------------------------------------ */

Value emit_native_property(Emitter *emitter, IrExpr *expr, Value object)
{
    IrNative *native = expr->native;
    Type *type = native->declared_type ? native->declared_type : expr->type;
    Value abi = {0};
    bool optional = native->declaration->kind == AST_PROPERTY_SIGNATURE
        ? native->declaration->property.is_optional
        : native->declaration->kind == AST_PROPERTY_DECLARATION
            && native->declaration->property.is_optional;

    use_header(emitter, native->header);
    if (!native_parameter_abi(emitter, expr, type, true, &abi)) {
        abi = native_abi(emitter, result_node(native), type, optional);
    }
    if (native->is_static) {
        CExpr *name = c_text(emitter->arena, native->c_name);
        if (native->c_name[0] == '&') {
            abi.expr = c_unary(emitter->arena, "&", c_text(emitter->arena, native->c_name + 1));
            return abi;
        }
        abi.expr = native->is_class || ast_jsdoc_tag(emitter->program, native->declaration, "cvalue", 0)
                || (native->c_name[0] >= 'A' && native->c_name[0] <= 'Z')
            ? name : c_call_list(emitter->arena, name, (CExprList){0});
        return abi;
    }
    CExpr *receiver = native_receiver(emitter, expr, object);
    if (strncmp(native->c_name, "->", 2) == 0) {
        bool untyped = receiver->kind == C_CALL && receiver->left->kind == C_TEXT
            && strcmp(receiver->left->text, "ts_receiver_native") == 0;
        const char *record = native->owner_type
            ? native_struct_of_type(emitter->program, native->owner_type) : NULL;
        if (untyped && record) {
            receiver = c_cast(emitter->arena, arena_printf(emitter->arena, "%s *", record), receiver);
        }
        abi.expr = c_arrow(emitter->arena, receiver, native->c_name + 2);
    } else {
        abi.expr = c_call(emitter->arena, native_binding_name(emitter, expr, native->c_name), 1, receiver);
    }
    if (abi.repr.kind == REPR_POINTER && expr->slot && expr->slot->pointee) {
        abi.repr.pointee = pointee_find(expr->slot->pointee);
    }
    return abi;
}

CExpr *emit_native_set(Emitter *emitter, IrExpr *target, Value object, CExpr *value)
{
    IrNative *native = target->native;

    use_header(emitter, native->header);
    if (native->is_static) {
        return c_call(emitter->arena, native->c_setter ? native->c_setter : native->c_name, 1, value);
    }
    CExpr *receiver = native_receiver(emitter, target, object);
    if (native->c_setter) {
        return c_call(emitter->arena, native->c_setter, 2, receiver, value);
    }
    if (strncmp(native->c_name, "->", 2) == 0) {
        return c_assign(emitter->arena, c_arrow(emitter->arena, receiver, native->c_name + 2), "=", value);
    }
    diagnose(emitter->program, target->file, target->span, NOT_SUPPORTED, "assigning to this property");
    return c_text(emitter->arena, "0");
}

/* ---- elements ---------------------------------------------------------------------------------------------------- */

Value native_element_abi(Emitter *emitter, const IrExpr *element)
{
    const IrNative *native = element->native;
    bool optional = (element->slot->kinds & KIND_UNDEFINED) != 0;

    return native_abi(emitter, native->declaration->index_signature.type, native->declared_type,
                      optional);
}

static bool is_alias(const AstNode *type, const char *name)
{
    return type && type->kind == AST_TYPE_REFERENCE
        && type->type_reference.name->kind == AST_IDENTIFIER
        && strcmp(type->type_reference.name->identifier.name, name) == 0;
}

/* Receiver (if any) and key. */
static CExprList element_operands(Emitter *emitter, IrExpr *element, Value object, Value index)
{
    const IrNative *native = element->native;
    AstNode *key = native->declaration->index_signature.parameter->parameter.type;
    CExprList args = {0};

    use_header(emitter, native->header);
    if (!native->is_static) {
        vec_push(emitter->arena, &args, native_receiver(emitter, element, object));
    }
    if (is_alias(key, "position")) {
        vec_push(emitter->arena, &args, to_integer_index(emitter, index));
        return args;
    }
    vec_push(emitter->arena, &args,
             native_argument(emitter, NULL, 0, index,
                    native_abi(emitter, key, types_of_type_node(emitter->program, key), false)));
    return args;
}

/* An element that is known to be inside is read and written without a test. */
static const char *element_accessor(Emitter *emitter, const IrExpr *element, const char *c_name,
                                    const char *unchecked)
{
    bool is_number = kinds_of_type(emitter->program, element->native->declared_type) == KIND_NUMBER;

    if (!element->proven || !is_number || !native_is_typed_array(element->native)
        || strstr(c_name, "float16")) {
        return c_name;
    }
    return arena_printf(emitter->arena, "%.*s%s", (int)(strlen(c_name) - strlen("_get")), c_name,
                        unchecked);
}

Value emit_native_element(Emitter *emitter, IrExpr *element, Value object, Value index)
{
    Value value = native_element_abi(emitter, element);
    const char *accessor = element_accessor(emitter, element, element->native->c_name, "_at");

    value.expr = c_call_list(emitter->arena, c_text(emitter->arena, accessor),
                             element_operands(emitter, element, object, index));
    return value;
}

bool wraps_integers(const IrExpr *element)
{
    Value abi;

    return native_is_typed_array(element->native)
        && integer_abi(element->native->declaration->index_signature.type, &abi);
}

CExpr *emit_native_element_set(Emitter *emitter, IrExpr *element, Value object, Value index,
                               CExpr *value)
{
    CExprList args = element_operands(emitter, element, object, index);

    vec_push(emitter->arena, &args, value);
    return c_call_list(emitter->arena, c_text(emitter->arena,
                              element_accessor(emitter, element, element->native->c_setter, "_put")),
                       args);
}
