/*
 * The C of what a library declaration takes: the representation of each declared type, the arguments
 * and receivers made to fit it, and the name of the function to call.
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
    {"int8", "int32_t", REPR_INT32, false},
    {"uint8", "int32_t", REPR_INT32, false},
    {"int16", "int32_t", REPR_INT32, false},
    {"uint16", "int32_t", REPR_INT32, false},
    {"int32", "int32_t", REPR_INT32, false},
    {"uint32", "uint32_t", REPR_INT64, true},
    {"int64", "int64_t", REPR_INT64, false},
    {"size", "size_t", REPR_INT64, true},
};

bool integer_abi(const AstNode *type_node, Value *abi)
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

/* A union of classes of the library: ArrayBuffer | Uint8Array. */
static bool has_several_natives(Emitter *emitter, const Type *type)
{
    const char *first = NULL;

    for (size_t i = 0; (type->flags & TYPE_UNION) && i < type->as.set.count; i++) {
        const char *name = native_struct_of_type(emitter->program, type->as.set.types[i]);
        if (name && first && strcmp(name, first) != 0) {
            return true;
        }
        first = name ? name : first;
    }
    return false;
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
    if (has_several_natives(emitter, type)) {
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

Repr native_parameter_repr(Emitter *emitter, IrExpr *call, const char *parameter)
{
    Slot *slot = flow_native_slot(emitter->analysis, call, parameter);
    Repr repr = slot ? repr_of_slot(emitter->analysis, slot) : repr_simple(REPR_VALUE);

    if (repr.kind == REPR_INT64) {
        repr.kind = REPR_DOUBLE;
    }
    return repr;
}

const char *native_binding_name(Emitter *emitter, IrExpr *call, const char *c_name)
{
    const char *parameter = named_parameter(emitter, c_name);

    if (!parameter) {
        return c_name;
    }
    const char *dollar = strchr(c_name, '$');
    return arena_printf(emitter->arena, "%.*s%s%s", (int)(dollar - c_name), c_name,
                        element_suffix(native_parameter_repr(emitter, call, parameter)),
                        dollar + 1 + strlen(parameter));
}

static bool is_parameter(const Type *type, const char *name)
{
    return name && (type->flags & TYPE_PARAM) && type->symbol && strcmp(type->symbol->name, name) == 0;
}

/* An argument or result whose declared type is the parameter in the binding's name. */
bool native_parameter_abi(Emitter *emitter, IrExpr *call, Type *type, bool is_result, Value *abi)
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
    Repr repr = native_parameter_repr(emitter, call, name);
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
                if (spread && may_not_iterate(values[j])) {
                    value = named_iterable(emitter, call->args.items[j]->object, value);
                }
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

/* The kinds of what a member of the library can be called on; 0: not known. */
static unsigned receiver_kinds(Emitter *emitter, const IrExpr *call)
{
    Type *owner = call->native->owner_type;

    if (owner && types_array_element(emitter->program, owner)) {
        return KIND_ARRAY;
    }
    const char *record = owner ? native_struct_of_type(emitter->program, owner) : NULL;
    if (record && strcmp(record, "TsFunction") == 0) {
        return KIND_FUNCTION | KIND_CLASS | KIND_OBJECT | KIND_NATIVE;
    }
    if (record) { /* also where x instanceof Date has made a number `number & Date` */
        return KIND_NATIVE | KIND_OBJECT;
    }
    Type *type = types_non_nullable(emitter->program, call->object->type);
    return native_abi(emitter, NULL, type, false).repr.kinds & ~(unsigned)KIND_NULLISH;
}

/* Something else than what a check says it is: the code is never reached, but must compile. */
static bool is_other_kind(const Value *object, unsigned wanted)
{
    return wanted && !(wanted & KIND_DYNAMIC) && !(object->repr.kinds & wanted)
        && !((wanted & KIND_ARRAY) && repr_is_array(object->repr));
}

CExpr *native_receiver(Emitter *emitter, IrExpr *call, Value object)
{
    const char *name = callee_key(emitter, call);
    Type *owner = call->native->owner_type;
    const Signature *signature = call->native->signature;

    if ((signature && signature->this_type) || is_object_interface(owner)) {
        Type *declared = signature && signature->this_type ? signature->this_type : types_any(emitter->program);
        Value receiver = native_abi(emitter, NULL, declared, false);
        return convert(emitter, object, receiver.repr, receiver.ctype);
    }

    unsigned wanted = receiver_kinds(emitter, call);
    if (object.is_constant || object.repr.kind == REPR_VALUE || object.repr.kind == REPR_OPTIONAL_DOUBLE
        || is_other_kind(&object, wanted)) {
        Type *type = types_non_nullable(emitter->program, call->object->type);
        CExpr *value = convert(emitter, object, repr_simple(REPR_VALUE), "TsValue");
        CExpr *callee = callee_literal(emitter, call);
        const char *check = NULL;
        use_header(emitter, "ts/nullish.h");
        switch (wanted) {
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
        case KIND_SYMBOL:
            check = "ts_receiver_symbol";
            break;
        case KIND_BIGINT:
            return convert(emitter, object, repr_pointer(KIND_BIGINT, NULL), "TsBigInt *");
        case KIND_BOOLEAN:
            return c_call(emitter->arena, "ts_to_boolean", 1, value);
        case KIND_NATIVE: {
            const char *record = owner ? native_struct_of_type(emitter->program, owner) : NULL;
            if (!record) {
                record = native_struct_of_type(emitter->program, type);
            }
            return c_call(emitter->arena, "ts_receiver_native", 3, value,
                          c_format(emitter->arena, "&%s_type", record ? record : "ts_dynamic"), callee);
        }
        default: {
            const char *record = owner ? native_struct_of_type(emitter->program, owner) : NULL;
            if (record && strcmp(record, "TsFunction") == 0) {
                check = "ts_receiver_function";
                break;
            }
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
    if (!record && (object.repr.kinds & KIND_OBJECT) && repr_is_array(object.repr)) {
        record = "TsArray";
    }
    if (record && object.repr.kind == REPR_POINTER && (object.repr.kinds & (KIND_OBJECT | KIND_NATIVE))) {
        const char *ctype = arena_printf(emitter->arena, "%s *", record);
        if (!object.ctype || !is_same_ctype(emitter, object.ctype, ctype)) {
            pointer = c_cast(emitter->arena, ctype, pointer);
        }
    }
    return pointer;
}

/* A listener that needs no lock: the library has another function for it (@cisolated). */
const char *native_isolated_name(Emitter *emitter, IrExpr *call)
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

const char *native_headers_name(Emitter *emitter, IrExpr *call, CExpr **headers)
{
    const char *name = ast_jsdoc_tag(emitter->program, call->native->declaration, "cheaders", 0);

    if (!name || call->args.length == 0) {
        return NULL;
    }
    *headers = constant_headers(emitter, call->args.items[call->args.length - 1]);
    return *headers ? arena_strndup(emitter->arena, name, strcspn(name, " @*")) : NULL;
}

void native_arguments(Emitter *emitter, IrExpr *call, Value *values, CExpr *headers, CExprList *out)
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
        if (!native_parameter_abi(emitter, call, type, false, &abi)) {
            abi = native_abi(emitter, parameter_node(signature, i), type,
                             signature->parameters[i].is_optional);
        }
        if (i < given) {
            vec_push(emitter->arena, out,
                     native_argument(emitter, call, i, values[i], abi));
        } else {
            vec_push(emitter->arena, out, undefined_as(emitter, abi.repr));
        }
    }
}
