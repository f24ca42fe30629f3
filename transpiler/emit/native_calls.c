/*
 * Calls into the library, by the declarations' tags:   xs.push(v)   res.end(text)   url.pathname
 *
 * What a declared type is in C is fixed (see shims/README.md): string is TsString *, number double,
 * any is TsValue, and so on; `$T` in a name stands for the representation of a type parameter.
 */
#include <string.h>

#include "analyze/ranges.h"
#include "emit/emitter.h"
#include "names/names.h"

/* ---- declared types --------------------------------------------------------------------------------- */

static const struct {
    const char *alias, *ctype;
    ReprKind kind;
    bool is_unsigned;
} integer_types[] = {
    {"int32", "int32_t", REPR_INT32, false},
    {"uint32", "uint32_t", REPR_INT64, true},
    {"int64", "int64_t", REPR_INT64, false},
    {"size", "size_t", REPR_INT64, true},
};

static bool integer_abi(const AstNode *type_node, Value *abi)
{
    if (!type_node || type_node->kind != AST_TYPE_REFERENCE
        || type_node->type_reference.name->kind != AST_IDENTIFIER) {
        return false;
    }
    const char *name = type_node->type_reference.name->identifier.name;
    for (size_t i = 0; i < sizeof integer_types / sizeof *integer_types; i++) {
        if (strcmp(name, integer_types[i].alias) == 0) {
            abi->repr = repr_simple(integer_types[i].kind);
            abi->ctype = integer_types[i].ctype;
            abi->is_unsigned = integer_types[i].is_unsigned;
            return true;
        }
    }
    return false;
}

static const char *native_pointer_ctype(Emitter *emitter, Repr repr, Type *type)
{
    if ((repr.kinds & KIND_POINTERS) == KIND_NATIVE) {
        const char *name
            = native_struct_of_type(emitter->program, types_non_nullable(emitter->program, type));
        return name ? arena_printf(emitter->arena, "%s *", name) : "void *";
    }
    return ctype_of(emitter, repr, type);
}

Value native_abi(Emitter *emitter, const AstNode *type_node, Type *type, bool optional)
{
    Value abi = {0};
    unsigned kinds = kinds_of_type(emitter->program, type);

    if (!optional && integer_abi(type_node, &abi)) {
        return abi;
    }
    if (kinds & (KIND_OBJECT | KIND_CLASS)) {
        kinds |= KIND_DYNAMIC;
    }
    if (optional) {
        kinds |= KIND_UNDEFINED;
    }
    if (!(kinds & ~(unsigned)KIND_UNDEFINED)) {
        abi.repr = repr_void();
        abi.ctype = "void";
        return abi;
    }
    abi.repr = repr_of_kinds(kinds, NULL, NULL);
    abi.ctype = abi.repr.kind == REPR_POINTER ? native_pointer_ctype(emitter, abi.repr, type)
                                              : ctype_of(emitter, abi.repr, type);
    return abi;
}

/* ---- $T ------------------------------------------------------------------------------------------------- */

/* The type parameter named by `$X` in a binding, or NULL. */
static const char *named_parameter(Emitter *emitter, const char *c_name)
{
    const char *dollar = strchr(c_name, '$');
    size_t length = 0;

    if (!dollar) {
        return NULL;
    }
    while (dollar[1 + length] && (dollar[1 + length] < 'a' || dollar[1 + length] > 'z')
           && dollar[1 + length] != '_') {
        length++;
    }
    return arena_strndup(emitter->arena, dollar + 1, length);
}

static Repr parameter_repr(Emitter *emitter, IrExpr *call, const char *parameter)
{
    Slot *slot = flow_native_slot(emitter->analysis, call, parameter);
    Repr repr = slot ? repr_of_slot(emitter->analysis, slot) : repr_simple(REPR_VALUE);

    if (repr.kind == REPR_INT64) {
        repr.kind = REPR_DOUBLE;
    }
    return repr;
}

static const char *binding_name(Emitter *emitter, IrExpr *call, const char *c_name)
{
    const char *parameter = named_parameter(emitter, c_name);

    if (!parameter) {
        return c_name;
    }
    const char *dollar = strchr(c_name, '$');
    return arena_printf(emitter->arena, "%.*s%s%s", (int)(dollar - c_name), c_name,
                        element_suffix(parameter_repr(emitter, call, parameter)),
                        dollar + 1 + strlen(parameter));
}

static bool is_parameter(const Type *type, const char *name)
{
    return name && (type->flags & TYPE_PARAM) && type->symbol && strcmp(type->symbol->name, name) == 0;
}

/* An argument or result whose declared type is the parameter in the binding's name. */
static bool parameter_abi(Emitter *emitter, IrExpr *call, Type *type, bool is_result, Value *abi)
{
    const char *name = named_parameter(emitter, call->native->c_name);
    bool optional = false, found = is_parameter(type, name);

    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            found |= is_parameter(type->as.set.types[i], name);
            optional |= (type->as.set.types[i]->flags & TYPE_UNDEFINED) != 0;
        }
    }
    if (!found) {
        return false;
    }
    Repr repr = parameter_repr(emitter, call, name);
    if (optional && is_result) {
        if (repr.kind == REPR_INT32 || repr.kind == REPR_DOUBLE) {
            repr = repr_simple(REPR_OPTIONAL_DOUBLE);
        } else if (repr.kind == REPR_BOOL) {
            repr = repr_of_kinds(KIND_BOOLEAN | KIND_UNDEFINED, NULL, NULL);
        } else if (repr.kind == REPR_POINTER) {
            repr.kinds |= KIND_UNDEFINED;
        }
    }
    abi->repr = repr;
    abi->ctype = repr.kind == REPR_POINTER ? "void *" : ctype_of(emitter, repr, type);
    return true;
}

/* ---- arguments ------------------------------------------------------------------------------------------- */

/* What must be a function, an array or an instance of a library class is tested. */
static CExpr *checked_argument(Emitter *emitter, Value value, Value abi)
{
    unsigned base = abi.repr.kinds & KIND_POINTERS;
    bool optional = repr_is_nullable(abi.repr);
    const char *end = abi.ctype ? strstr(abi.ctype, " *") : NULL;

    use_header(emitter, "ts/callee.h");
    if (base == KIND_FUNCTION) {
        return c_call(emitter->arena, optional ? "ts_optional_callback" : "ts_callback", 1, value.expr);
    }
    if (base == KIND_ARRAY) {
        return c_call(emitter->arena, optional ? "ts_optional_instance" : "ts_instance", 2, value.expr,
                      c_text(emitter->arena, "NULL"));
    }
    if (base == KIND_NATIVE && end && strncmp(abi.ctype, "void", 4) != 0) {
        return c_call(emitter->arena, optional ? "ts_optional_instance" : "ts_instance", 2, value.expr,
                      c_format(emitter->arena, "&%.*s_type", (int)(end - abi.ctype), abi.ctype));
    }
    return convert(emitter, value, abi.repr, abi.ctype);
}

/* Unvalidated values are converted as the library would: ToString, ToNumber, ToBoolean. */
static CExpr *coerce(Emitter *emitter, Value value, Value abi)
{
    unsigned base = abi.repr.kinds & KIND_POINTERS;

    if (value.is_constant || value.repr.kind != REPR_VALUE) {
        if (!value.is_constant && value.repr.kind != REPR_VOID) {
            if (abi.repr.kind == REPR_POINTER && base == KIND_STRING && value.repr.kind != REPR_POINTER) {
                return to_string(emitter, value);
            }
            if ((abi.repr.kind == REPR_DOUBLE || abi.repr.kind == REPR_OPTIONAL_DOUBLE)
                && value.repr.kind == REPR_POINTER) {
                return to_number(emitter, value);
            }
        }
        return convert(emitter, value, abi.repr, abi.ctype);
    }
    if (abi.repr.kind == REPR_DOUBLE) {
        return c_call(emitter->arena, "ts_to_number", 1, value.expr);
    }
    if (abi.repr.kind == REPR_BOOL) {
        return c_call(emitter->arena, "ts_to_boolean", 1, value.expr);
    }
    if (abi.repr.kind == REPR_POINTER && base == KIND_STRING && !repr_is_nullable(abi.repr)) {
        return c_call(emitter->arena, "ts_to_string", 1, value.expr);
    }
    if (abi.repr.kind == REPR_POINTER && (base & KIND_HEAP)) {
        return checked_argument(emitter, value, abi);
    }
    return convert(emitter, value, abi.repr, abi.ctype);
}

static const AstNode *parameter_node(const Signature *signature, size_t index)
{
    const AstNode *node = signature->parameters[index].node;

    return node && node->kind == AST_PARAMETER ? node->parameter.type : NULL;
}

/* `...values: any[]`: how many, and where. */
static void rest_arguments(Emitter *emitter, IrExpr *call, Value *values, size_t start, CExprList *out)
{
    size_t count = call->args.length - start;

    for (size_t i = start; i < call->args.length; i++) {
        if (call->args.items[i]->kind == IR_SPREAD) {
            const char *name = name_local(emitter, "values");
            CExpr *array = c_text(emitter->arena, name);
            vec_push(emitter->arena, emitter->prelude,
                     c_stmt_declare(emitter->arena, declaration(emitter, "TsArray *", name),
                                    c_call(emitter->arena, "ts_array_new", 2,
                                           c_text(emitter->arena, "TS_ARRAY_VALUE"),
                                           c_format(emitter->arena, "%zu", count))));
            for (size_t j = start; j < call->args.length; j++) {
                bool spread = call->args.items[j]->kind == IR_SPREAD;
                CExpr *value = to_value(emitter, values[j].is_constant
                    ? value_of(convert(emitter, values[j], repr_simple(REPR_VALUE), "TsValue"),
                               repr_simple(REPR_VALUE), "TsValue") : values[j]);
                use_header(emitter, "ts/spread.h");
                vec_push(emitter->arena, emitter->prelude,
                         c_stmt_expr(emitter->arena,
                                     c_call(emitter->arena,
                                            spread ? "ts_array_push_spread" : "ts_array_push_value", 2,
                                            array, value)));
            }
            vec_push(emitter->arena, out, c_arrow(emitter->arena, array, "length"));
            vec_push(emitter->arena, out, c_arrow(emitter->arena, array, "items"));
            return;
        }
    }
    vec_push(emitter->arena, out, c_format(emitter->arena, "%zu", count));
    if (count == 0) {
        vec_push(emitter->arena, out, c_text(emitter->arena, "NULL"));
        return;
    }
    CExpr *list = c_list(emitter->arena, "TsValue[]");
    for (size_t i = start; i < call->args.length; i++) {
        c_list_add(emitter->arena, list, NULL,
                   convert(emitter, values[i], repr_simple(REPR_VALUE), "TsValue"));
    }
    vec_push(emitter->arena, out, list);
}

/* Members of Object take any receiver. */
static bool is_object_interface(const Type *owner)
{
    return owner && owner->symbol && strcmp(owner->symbol->name, "Object") == 0;
}

static CExpr *receiver_argument(Emitter *emitter, IrExpr *call, Value object)
{
    const char *name = callee_key(emitter, call);
    Value abi = {.repr = object.repr, .ctype = object.ctype};
    Type *owner = call->native->owner_type;
    const Signature *signature = call->native->signature;

    if ((signature && signature->this_type) || is_object_interface(owner)) {
        Type *declared = signature && signature->this_type ? signature->this_type : types_any(emitter->program);
        Value receiver = native_abi(emitter, NULL, declared, false);
        return convert(emitter, object, receiver.repr, receiver.ctype);
    }

    if (object.is_constant || object.repr.kind == REPR_VALUE || object.repr.kind == REPR_OPTIONAL_DOUBLE) {
        Type *type = types_non_nullable(emitter->program, call->object->type);
        abi = native_abi(emitter, NULL, type, false);
        CExpr *value = convert(emitter, object, repr_simple(REPR_VALUE), "TsValue");
        CExpr *callee = callee_literal(emitter, call);
        const char *check = NULL;
        use_header(emitter, "ts/nullish.h");
        switch (abi.repr.kinds & ~(unsigned)KIND_NULLISH) {
        case KIND_STRING:
            check = "ts_receiver_string";
            break;
        case KIND_NUMBER:
            check = "ts_receiver_number";
            break;
        case KIND_ARRAY:
            check = "ts_receiver_array";
            break;
        case KIND_FUNCTION:
            check = "ts_receiver_function";
            break;
        case KIND_BOOLEAN:
            return c_call(emitter->arena, "ts_to_boolean", 1, value);
        case KIND_NATIVE: {
            const char *record = native_struct_of_type(emitter->program, type);
            return c_call(emitter->arena, "ts_receiver_native", 3, value,
                          c_format(emitter->arena, "&%s_type", record ? record : "ts_dynamic"), callee);
        }
        default: {
            const char *record = owner ? native_struct_of_type(emitter->program, owner) : NULL;
            return record ? c_call(emitter->arena, "ts_receiver_native", 3, value,
                                   c_format(emitter->arena, "&%s_type", record), callee)
                          : value;
        }
        }
        return c_call(emitter->arena, check, 2, value, callee);
    }
    CExpr *pointer = object.repr.kind == REPR_POINTER ? checked_pointer(emitter, object, name)
                                                      : object.expr;
    const char *record = owner ? native_struct_of_type(emitter->program, owner) : NULL;
    if (record && object.repr.kind == REPR_POINTER && (object.repr.kinds & (KIND_OBJECT | KIND_NATIVE))) {
        const char *ctype = arena_printf(emitter->arena, "%s *", record);
        if (!object.ctype || strcmp(object.ctype, ctype) != 0) {
            pointer = c_cast(emitter->arena, ctype, pointer);
        }
    }
    return pointer;
}

/* A listener that needs no lock: the library has another function for it (@cisolated). */
static const char *isolated_name(Emitter *emitter, IrExpr *call)
{
    const char *name = ast_jsdoc_tag(emitter->program, call->native->declaration, "cisolated", 0);

    if (!name) {
        return NULL;
    }
    for (size_t i = 0; i < call->args.length; i++) {
        IrExpr *arg = call->args.items[i];
        if (arg->kind == IR_FUNCTION
            && effects_of(emitter->analysis, arg->function)->is_isolated) {
            return arena_strndup(emitter->arena, name, strcspn(name, " @*"));
        }
    }
    return NULL;
}

/* {"name": "value"} with constant strings as a static list (@cheaders), or NULL. */
static CExpr *constant_headers(Emitter *emitter, const IrExpr *arg)
{
    CExprList items = {0};

    while (arg->kind == IR_CAST) {
        arg = arg->left;
    }
    if (arg->kind != IR_OBJECT || arg->properties.length == 0) {
        return NULL;
    }
    for (size_t i = 0; i < arg->properties.length; i++) {
        const IrProperty *property = &arg->properties.items[i];
        if (property->kind != IR_PROPERTY_VALUE || !property->name
            || property->value->kind != IR_STRING) {
            return NULL;
        }
        CExpr *pair = c_list(emitter->arena, NULL);
        const IrExpr *value = property->value;
        c_list_add(emitter->arena, pair, NULL,
                   c_text(emitter->arena, c_string_literal(emitter->arena, property->name,
                                                           strlen(property->name))));
        c_list_add(emitter->arena, pair, NULL,
                   c_text(emitter->arena, c_string_literal(emitter->arena, value->string.text,
                                                           value->string.length)));
        vec_push(emitter->arena, &items, pair);
    }
    return c_call_list(emitter->arena, c_text(emitter->arena, "HTTP_HEADERS"), items);
}

static const char *headers_name(Emitter *emitter, IrExpr *call, CExpr **headers)
{
    const char *name = ast_jsdoc_tag(emitter->program, call->native->declaration, "cheaders", 0);

    if (!name || call->args.length == 0) {
        return NULL;
    }
    *headers = constant_headers(emitter, call->args.items[call->args.length - 1]);
    return *headers ? arena_strndup(emitter->arena, name, strcspn(name, " @*")) : NULL;
}

/* ---- calls -------------------------------------------------------------------------------------------------- */

static void arguments(Emitter *emitter, IrExpr *call, Value *values, CExpr *headers, CExprList *out)
{
    const Signature *signature = call->native->signature;
    size_t given = call->args.length - (headers ? 1 : 0);

    for (size_t i = 0; i < signature->parameter_count; i++) {
        Type *type = types_of_parameter(emitter->program, signature, i);
        if (headers && i == given) {
            vec_push(emitter->arena, out, headers);
            return;
        }
        if (signature->parameters[i].is_rest) {
            rest_arguments(emitter, call, values, i < given ? i : given, out);
            return;
        }
        Value abi = {0};
        if (!parameter_abi(emitter, call, type, false, &abi)) {
            abi = native_abi(emitter, parameter_node(signature, i), type,
                             signature->parameters[i].is_optional);
        }
        if (i < given) {
            vec_push(emitter->arena, out, coerce(emitter, values[i], abi));
        } else {
            vec_push(emitter->arena, out, undefined_as(emitter, abi.repr));
        }
    }
}

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

static Value native_result(Emitter *emitter, IrExpr *call, CExpr *expr, Value object)
{
    const IrNative *native = call->native;
    Type *type = types_of_return(emitter->program, native->signature);
    Value abi = {0};

    if (native->returns_receiver && object.repr.kind == REPR_POINTER) {
        return value_of(expr, object.repr, object.ctype);
    }
    const char *record = native->returns_receiver && native->owner_type
        ? native_struct_of_type(emitter->program, native->owner_type) : NULL;
    if (record) {
        return value_of(expr, repr_pointer(KIND_NATIVE, NULL),
                        arena_printf(emitter->arena, "%s *", record));
    }
    if (native->returns_receiver && native->owner_type
        && types_array_element(emitter->program, native->owner_type)) {
        return value_of(expr, repr_pointer(KIND_ARRAY, NULL), "TsArray *");
    }
    if (!parameter_abi(emitter, call, type, true, &abi)) {
        abi = native_abi(emitter, result_node(native), type, false);
    }
    abi.expr = expr;
    if (abi.repr.kind == REPR_POINTER && call->slot && call->slot->pointee) {
        abi.repr.pointee = pointee_find(call->slot->pointee);
    }
    return abi;
}

static Value super_call(Emitter *emitter, IrExpr *call, Value object, CExprList args)
{
    const char *name = call->native->c_name;
    const char *suffix = strstr(name, "_new");

    (void)object;
    if (!suffix) {
        diagnose(emitter->program, call->file, call->span, NOT_SUPPORTED, "extending this class");
        return (Value){.repr = repr_void(), .is_constant = true};
    }
    CExprList all = {0};
    vec_push(emitter->arena, &all, c_cast(emitter->arena, "TsError *", object.expr));
    vec_append(emitter->arena, &all, &args);
    const char *init = arena_printf(emitter->arena, "Error_init%s", suffix + strlen("_new"));
    use_header(emitter, "ts/error.h");
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
    return strcmp(c_name, "ts_to_number") == 0 || strcmp(c_name, "ts_to_boolean") == 0
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
    if (strcmp(name, "ts_to_number") == 0) {
        bool is_number = value.repr.kind == REPR_INT32 || value.repr.kind == REPR_INT64;
        return value_of(to_number(emitter, value), is_number ? value.repr : repr_simple(REPR_DOUBLE),
                        is_number ? value.ctype : "double");
    }
    refuse_function_text(emitter, arg, value);
    CExpr *text = value.repr.kind == REPR_VALUE
        ? c_call(emitter->arena, "ts_string_of", 1, value.expr) : to_string(emitter, value);
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
    if (array.kind != REPR_POINTER || (array.kinds & KIND_POINTERS) != KIND_ARRAY) {
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
                         receiver_argument(emitter, call, array),
                         c_text(emitter->arena, descending ? "true" : "false"));
    return value_of(sort, array.repr, array.ctype);
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
    const char *with_headers = headers_name(emitter, call, &headers);
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
        arguments(emitter, call, values + 1, NULL, &args);
        return super_call(emitter, call, values[0], args);
    }
    if (has_receiver) {
        if (strcmp(native->c_name, "ts_object_to_string") == 0) {
            refuse_function_text(emitter, call, values[0]);
        }
        vec_push(emitter->arena, &args, receiver_argument(emitter, call, values[0]));
    }
    if (native->signature) {
        arguments(emitter, call, values + offset, headers, &args);
    }
    for (size_t i = 0; i < native->rep_params.length; i++) {
        Repr repr = parameter_repr(emitter, call, native->rep_params.items[i]);
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
    const char *isolated = isolated_name(emitter, call);
    const char *name = with_headers ? with_headers
        : isolated ? isolated : binding_name(emitter, call, native->c_name);
    if (count > 0) {
        name = keyed_name(emitter, name, values[offset], &args);
    }
    CExpr *expr = c_call_list(emitter->arena, c_text(emitter->arena, name), args);
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
    if (!parameter_abi(emitter, expr, type, true, &abi)) {
        abi = native_abi(emitter, result_node(native), type, optional);
    }
    if (native->is_static) {
        bool is_call = false;
        CExpr *name = c_text(emitter->arena, native->c_name);
        (void)is_call;
        abi.expr = ast_jsdoc_tag(emitter->program, native->declaration, "cvalue", 0)
                || (native->c_name[0] >= 'A' && native->c_name[0] <= 'Z')
            ? name : c_call_list(emitter->arena, name, (CExprList){0});
        return abi;
    }
    CExpr *receiver = receiver_argument(emitter, expr, object);
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
        abi.expr = c_call(emitter->arena, binding_name(emitter, expr, native->c_name), 1, receiver);
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
    CExpr *receiver = receiver_argument(emitter, target, object);
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

/* Receiver (if any) and key. */
static CExprList element_operands(Emitter *emitter, IrExpr *element, Value object, Value index)
{
    const IrNative *native = element->native;
    AstNode *key = native->declaration->index_signature.parameter->parameter.type;
    CExprList args = {0};

    use_header(emitter, native->header);
    if (!native->is_static) {
        vec_push(emitter->arena, &args, receiver_argument(emitter, element, object));
    }
    vec_push(emitter->arena, &args,
             coerce(emitter, index,
                    native_abi(emitter, key, types_of_type_node(emitter->program, key), false)));
    return args;
}

Value emit_native_element(Emitter *emitter, IrExpr *element, Value object, Value index)
{
    Value value = native_element_abi(emitter, element);

    value.expr = c_call_list(emitter->arena, c_text(emitter->arena, element->native->c_name),
                             element_operands(emitter, element, object, index));
    return value;
}

CExpr *emit_native_element_set(Emitter *emitter, IrExpr *element, Value object, Value index,
                               CExpr *value)
{
    CExprList args = element_operands(emitter, element, object, index);

    vec_push(emitter->arena, &args, value);
    return c_call_list(emitter->arena, c_text(emitter->arena, element->native->c_setter), args);
}
