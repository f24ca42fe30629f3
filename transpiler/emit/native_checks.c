/*
 * Arguments of library functions that may be something else than declared. The language's own functions
 * convert them; what modules of Node export complains:
 *
 *     text.includes(value)   ->   ts_string_includes(text, ts_to_string(value), ...)
 *     path.basename(value)   ->   path_basename(node_string_argument(value, "path"), ...)
 */
#include <string.h>

#include "emit/emitter.h"

static const char *native_checked_name(const IrExpr *call, size_t index)
{
    const IrNative *native = call->native;
    const Parameter *parameter = &native->signature->parameters[index];
    const AstNode *node = native->declaration;

    while (node && node->kind != AST_MODULE_DECLARATION) {
        node = node->parent;
    }
    bool is_module = node && node->module.name->kind == AST_STRING_LITERAL;
    bool is_buffer = native->header && strncmp(native->header, "node/buffer", strlen("node/buffer")) == 0;
    bool is_checked = (is_module || is_buffer) && native->header && strncmp(native->header, "node/", 5) == 0
        && strcmp(parameter->name, "encoding") != 0; /* what is no string is ignored or looked up */
    return is_checked ? parameter->name : NULL;
}

/* What must be a function, an array or an instance of a library class is tested. */
static CExpr *checked_pointer_argument(Emitter *emitter, Value value, Value abi)
{
    unsigned base = abi.repr.kinds & KIND_POINTERS;
    bool optional = repr_is_nullable(abi.repr);
    const char *end = abi.ctype ? strstr(abi.ctype, " *") : NULL;

    use_header(emitter, "ts/callee.h");
    if (base == KIND_FUNCTION || (abi.ctype && strcmp(abi.ctype, "TsFunction *") == 0)) {
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

/* ToString, ToNumber, ToBoolean. */
static CExpr *converted_argument(Emitter *emitter, Value value, Value abi)
{
    unsigned base = abi.repr.kinds & KIND_POINTERS;
    bool optional = repr_is_nullable(abi.repr);

    if (abi.repr.kind == REPR_DOUBLE) {
        return c_call(emitter->arena, "ts_to_number", 1, value.expr);
    }
    if (abi.repr.kind == REPR_OPTIONAL_DOUBLE) {
        use_header(emitter, "ts/callee.h");
        return c_call(emitter->arena, "ts_to_optional_number", 1, value.expr);
    }
    if (abi.repr.kind == REPR_BOOL) {
        return c_call(emitter->arena, "ts_to_boolean", 1, value.expr);
    }
    if (abi.repr.kind == REPR_POINTER && base == KIND_STRING) {
        if (optional) {
            use_header(emitter, "ts/callee.h");
        }
        return c_call(emitter->arena, optional ? "ts_to_optional_string" : "ts_to_string", 1, value.expr);
    }
    if (abi.repr.kind == REPR_POINTER && base == KIND_SYMBOL && !optional) {
        use_header(emitter, "ts/callee.h");
        return c_call(emitter->arena, "ts_symbol_argument", 1, value.expr);
    }
    if (abi.repr.kind == REPR_POINTER && base == KIND_BIGINT && !optional) {
        use_header(emitter, "ts/bigint.h");
        return c_call(emitter->arena, "ts_to_bigint", 1, value.expr);
    }
    if (abi.repr.kind == REPR_POINTER && (base & KIND_HEAP)) {
        return checked_pointer_argument(emitter, value, abi);
    }
    return convert(emitter, value, abi.repr, abi.ctype);
}

/* The same for Node's functions: TypeError [ERR_INVALID_ARG_TYPE]. */
static CExpr *checked_argument(Emitter *emitter, Value value, Value abi, const char *name)
{
    unsigned base = abi.repr.kinds & KIND_POINTERS;
    bool optional = repr_is_nullable(abi.repr) || abi.repr.kind == REPR_OPTIONAL_DOUBLE;
    const char *end = abi.ctype ? strstr(abi.ctype, " *") : NULL;
    const char *kind = abi.repr.kind == REPR_DOUBLE || abi.repr.kind == REPR_OPTIONAL_DOUBLE ? "number"
        : abi.repr.kind != REPR_POINTER ? NULL : base == KIND_STRING ? "string"
        : base == KIND_FUNCTION ? "function" : NULL;
    CExpr *text = c_text(emitter->arena, c_string_literal(emitter->arena, name, strlen(name)));

    if (kind) {
        use_header(emitter, "node/node_arguments.h");
        const char *check = arena_printf(emitter->arena, optional ? "node_optional_%s" : "node_%s", kind);
        return c_call(emitter->arena, check, 2, value.expr, text);
    }
    bool is_instance = base == KIND_ARRAY || (base == KIND_NATIVE && end && strncmp(abi.ctype, "void", 4) != 0);
    if (abi.repr.kind == REPR_POINTER && is_instance) {
        use_header(emitter, "node/node_arguments.h");
        CExpr *type = base == KIND_ARRAY ? c_text(emitter->arena, "NULL")
            : c_format(emitter->arena, "&%.*s_type", (int)(end - abi.ctype), abi.ctype);
        return c_call(emitter->arena, optional ? "node_optional_instance" : "node_instance", 3, value.expr,
                      type, text);
    }
    return converted_argument(emitter, value, abi);
}

/* Whether a value's representation can hold what the function cannot take. */
static bool may_not_fit(Value value, Value abi, bool is_checked)
{
    bool is_number = abi.repr.kind == REPR_DOUBLE || abi.repr.kind == REPR_OPTIONAL_DOUBLE;
    bool optional = repr_is_nullable(abi.repr) || abi.repr.kind == REPR_OPTIONAL_DOUBLE;

    if (value.is_constant) {
        return !optional && (abi.repr.kind == REPR_POINTER || is_number);
    }
    if (value.repr.kind == REPR_VOID) {
        return false;
    }
    if (abi.repr.kind == REPR_POINTER && value.repr.kind == REPR_POINTER) {
        unsigned common = value.repr.kinds & abi.repr.kinds & KIND_POINTERS;
        return !common || (repr_is_nullable(value.repr) && !optional);
    }
    if (abi.repr.kind == REPR_POINTER) {
        return is_checked || (abi.repr.kinds & KIND_POINTERS) != KIND_STRING;
    }
    return is_number && is_checked && (value.repr.kind == REPR_POINTER || value.repr.kind == REPR_BOOL);
}

/* response.end(JSON.stringify(body)): nearly always a text, and else no chunk. */
static bool is_fresh_text(const IrExpr *call, size_t index)
{
    const IrExpr *given = call && index < call->args.length ? call->args.items[index] : NULL;

    while (given && given->kind == IR_CAST) {
        given = given->left;
    }
    return given && given->kind == IR_CALL_NATIVE && given->native->may_be_absent;
}

CExpr *native_argument(Emitter *emitter, const IrExpr *call, size_t index, Value value, Value abi)
{
    unsigned base = abi.repr.kinds & KIND_POINTERS;
    const char *checked = call ? native_checked_name(call, index) : NULL;

    if (checked && base == KIND_STRING && value.repr.kind == REPR_POINTER && is_fresh_text(call, index)) {
        return value.expr;
    }

    if (value.is_constant || value.repr.kind != REPR_VALUE) {
        if (!may_not_fit(value, abi, checked != NULL)) {
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
        CExpr *any = convert(emitter, value, repr_simple(REPR_VALUE), "TsValue");
        value = value_of(any, repr_simple(REPR_VALUE), "TsValue");
    }
    bool is_function = base == KIND_FUNCTION || (abi.ctype && strcmp(abi.ctype, "TsFunction *") == 0);
    const char *callback = call && is_function
        ? ast_jsdoc_tag(emitter->program, call->native->declaration, "callback", 0) : NULL;
    if (callback) {
        callback = arena_strndup(emitter->arena, callback, strcspn(callback, " @*"));
        use_header(emitter, "ts/callee.h");
        return c_call(emitter->arena, callback, 1, value.expr);
    }
    return checked ? checked_argument(emitter, value, abi, checked)
                   : converted_argument(emitter, value, abi);
}
