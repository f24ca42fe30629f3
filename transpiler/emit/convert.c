/*
 * Conversions between representations, and JavaScript's ToString, ToNumber and ToInt32 on each.
 */
#include <string.h>

#include "analyze/ranges.h"
#include "emit/emitter.h"

Value value_of(CExpr *expr, Repr repr, const char *ctype)
{
    return (Value){.expr = expr, .repr = repr, .ctype = ctype};
}

static CExpr *text(Emitter *emitter, const char *name)
{
    return c_text(emitter->arena, name);
}

static CExpr *call1(Emitter *emitter, const char *function, CExpr *arg)
{
    return c_call(emitter->arena, function, 1, arg);
}

CExpr *undefined_as(Emitter *emitter, Repr to)
{
    switch (to.kind) {
    case REPR_BOOL:
        return text(emitter, "false");
    case REPR_INT32:
    case REPR_INT64:
        return text(emitter, "0");
    case REPR_DOUBLE:
        use_header(emitter, "<math.h>");
        return text(emitter, "NAN");
    case REPR_OPTIONAL_DOUBLE:
        return text(emitter, "TS_UNDEFINED_NUMBER");
    case REPR_POINTER:
        return text(emitter, "NULL");
    default:
        return text(emitter, "TS_UNDEFINED");
    }
}

CExpr *null_as(Emitter *emitter, Repr to)
{
    return to.kind == REPR_VALUE ? text(emitter, "TS_NULL") : undefined_as(emitter, to);
}

/* ---- to TsValue -------------------------------------------------------------------------------------- */

static CExpr *box_pointer(Emitter *emitter, Value value)
{
    unsigned base = value.repr.kinds & KIND_POINTERS;

    if (repr_null_is_null(value.repr)) {
        return call1(emitter, "ts_from_nullable", value.expr);
    }
    if (base == KIND_STRING) {
        return call1(emitter, "ts_from_string", value.expr);
    }
    if (base == KIND_BIGINT) {
        return bigint_call(emitter, "ts_from_bigint", value.expr);
    }
    if (base & (KIND_SYMBOL | KIND_BIGINT)) {
        return call1(emitter, "ts_from_pointer", value.expr);
    }
    return call1(emitter, "ts_from_object", value.expr);
}

/* The TsValue that an expression was taken out of, ts_as_string(x); NULL if it was not. */
static CExpr *boxed_before(CExpr *expr)
{
    bool is_unboxing = expr && expr->kind == C_CALL && expr->left && expr->left->kind == C_TEXT &&
                       strncmp(expr->left->text, "ts_as_", 6) == 0 && expr->items.length == 1;

    return is_unboxing ? expr->items.items[0] : NULL;
}

CExpr *to_value(Emitter *emitter, Value value)
{
    CExpr *boxed = value.repr.kind == REPR_VALUE ? NULL : boxed_before(value.expr);

    if (value.is_constant) {
        return text(emitter, value.repr.kinds & KIND_NULL ? "TS_NULL" : "TS_UNDEFINED");
    }
    if (boxed) {
        return boxed;
    }
    switch (value.repr.kind) {
    case REPR_VOID:
        return text(emitter, "TS_UNDEFINED");
    case REPR_BOOL:
        if (value.expr->kind == C_TEXT && strcmp(value.expr->text, "true") == 0) {
            return text(emitter, "TS_TRUE");
        }
        if (value.expr->kind == C_TEXT && strcmp(value.expr->text, "false") == 0) {
            return text(emitter, "TS_FALSE");
        }
        return call1(emitter, "ts_from_bool", value.expr);
    case REPR_INT32:
    case REPR_INT64:
    case REPR_DOUBLE:
        return call1(emitter, "ts_from_number", value.expr);
    case REPR_OPTIONAL_DOUBLE:
        return call1(emitter, "ts_from_optional_number", value.expr);
    case REPR_POINTER:
        return box_pointer(emitter, value);
    case REPR_VALUE:
        break;
    }
    return value.expr;
}

/* ---- from TsValue ------------------------------------------------------------------------------------- */

static CExpr *unbox_pointer(Emitter *emitter, CExpr *value, Repr to, const char *ctype)
{
    unsigned base = to.kinds & KIND_POINTERS;

    switch (base) {
    case KIND_STRING:
        return call1(emitter, "ts_as_string", value);
    case KIND_ARRAY:
        return call1(emitter, "ts_as_array", value);
    case KIND_FUNCTION:
    case KIND_CLASS:
        return call1(emitter, "ts_as_function", value);
    case KIND_SYMBOL:
        return call1(emitter, "ts_as_pointer", value);
    case KIND_BIGINT:
        return bigint_call(emitter, "ts_as_bigint", value);
    default:
        break;
    }
    (void)ctype;
    return call1(emitter, "ts_as_object", value);
}

static CExpr *unbox(Emitter *emitter, CExpr *value, Repr to, const char *ctype)
{
    switch (to.kind) {
    case REPR_BOOL:
        return call1(emitter, "ts_as_bool", value);
    case REPR_INT32:
        return c_cast(emitter->arena, "int32_t", call1(emitter, "ts_as_number", value));
    case REPR_INT64:
        return c_cast(emitter->arena, "int64_t", call1(emitter, "ts_as_number", value));
    case REPR_DOUBLE:
        return call1(emitter, "ts_as_number", value);
    case REPR_OPTIONAL_DOUBLE:
        return call1(emitter, "ts_as_optional_number", value);
    case REPR_POINTER:
        return unbox_pointer(emitter, value, to, ctype);
    default:
        return value;
    }
}

/* ---- any to any ------------------------------------------------------------------------------------------ */

static bool is_number_literal(const CExpr *expr)
{
    return expr->kind == C_TEXT && strchr("-0123456789", expr->text[0]);
}

static CExpr *convert_number(Emitter *emitter, Value value, Repr to)
{
    if (repr_is_integer(to)) {
        if (repr_is_integer(value.repr) || is_number_literal(value.expr) || value.repr.kind == REPR_BOOL) {
            return value.expr;
        }
        return c_cast(emitter->arena, to.kind == REPR_INT32 ? "int32_t" : "int64_t", value.expr);
    }
    if (to.kind == REPR_OPTIONAL_DOUBLE && value.repr.kind == REPR_DOUBLE
        && value.expr->kind != C_TEXT) {
        return call1(emitter, "ts_optional_number", value.expr);
    }
    return value.expr;
}

/* "TsUint8Array *", "Buffer *": names of one struct. */
static bool is_typed_array_pointer(Emitter *emitter, const char *ctype)
{
    size_t length = strlen(ctype);

    return length > 2 && strcmp(ctype + length - 2, " *") == 0
        && is_typed_array_struct(arena_strndup(emitter->arena, ctype, length - 2));
}

bool is_same_ctype(Emitter *emitter, const char *left, const char *right)
{
    return strcmp(left, right) == 0
        || (is_typed_array_pointer(emitter, left) && is_typed_array_pointer(emitter, right));
}

static CExpr *convert_pointer(Emitter *emitter, Value value, const char *ctype)
{
    if (!value.ctype || !ctype || is_same_ctype(emitter, value.ctype, ctype) || strcmp(value.ctype, "void *") == 0
        || strcmp(ctype, "void *") == 0 || strcmp(ctype, "TsValue") == 0) {
        return value.expr;
    }
    if (value.expr->kind == C_TEXT && strcmp(value.expr->text, "NULL") == 0) {
        return value.expr;
    }
    return c_cast(emitter->arena, ctype, value.expr);
}

CExpr *convert(Emitter *emitter, Value value, Repr to, const char *ctype)
{
    Repr from = value.repr;

    if (value.is_constant) {
        return from.kinds & KIND_NULL ? null_as(emitter, to) : undefined_as(emitter, to);
    }
    if (to.kind == REPR_VALUE && from.kind != REPR_VOID) {
        return to_value(emitter, value);
    }
    if (from.kind == REPR_VALUE) {
        return unbox(emitter, value.expr, to, ctype);
    }
    if (from.kind == REPR_VOID) {
        return to.kind == REPR_VOID
            ? value.expr : c_binary(emitter->arena, value.expr, ",", undefined_as(emitter, to));
    }
    if ((to.kind == REPR_POINTER) != (from.kind == REPR_POINTER) && to.kind != REPR_BOOL
        && to.kind != REPR_VOID) {
        return unbox(emitter, to_value(emitter, value), to, ctype); /* a branch that is never taken */
    }
    if (to.kind == REPR_POINTER) {
        return convert_pointer(emitter, value, ctype);
    }
    if (to.kind == REPR_BOOL || to.kind == REPR_VOID) {
        return value.expr;
    }
    return convert_number(emitter, value, to);
}

Value converted(Emitter *emitter, Value value, Repr to, const char *ctype)
{
    bool untyped = value.repr.kind == REPR_VALUE && !value.is_constant && to.kind == REPR_POINTER
        && (to.kinds & (KIND_OBJECT | KIND_NATIVE | KIND_SYMBOL));
    bool is_void = value.ctype && strcmp(value.ctype, "void *") == 0 && to.kind == REPR_POINTER;
    Value result = value_of(convert(emitter, value, to, ctype), to, ctype);

    if (untyped || is_void) {
        result.pointee_type = ctype;
        result.ctype = "void *";
    }
    return result;
}

/* ---- JavaScript's conversions ----------------------------------------------------------------------------- */

CExpr *to_string(Emitter *emitter, Value value)
{
    switch (value.repr.kind) {
    case REPR_BOOL:
        return call1(emitter, "ts_string_from_bool", value.expr);
    case REPR_INT32:
    case REPR_INT64:
        return call1(emitter, "ts_string_from_int", value.expr);
    case REPR_DOUBLE:
        return call1(emitter, "ts_string_from_number", value.expr);
    case REPR_POINTER:
        if ((value.repr.kinds & KIND_POINTERS) == KIND_STRING && !repr_is_nullable(value.repr)) {
            return value.expr;
        }
        if (is_bigint(value) && !(value.repr.kinds & (KIND_NULLISH | KIND_RAW_NULLISH))) {
            use_header(emitter, "ts/bigint.h");
            return c_call(emitter->arena, "ts_bigint_to_string", 2, value.expr,
                          text(emitter, "10"));
        }
        break;
    default:
        break;
    }
    return call1(emitter, "ts_to_string", to_value(emitter, value));
}

CExpr *to_number(Emitter *emitter, Value value)
{
    switch (value.repr.kind) {
    case REPR_BOOL:
    case REPR_INT32:
    case REPR_INT64:
    case REPR_DOUBLE:
    case REPR_OPTIONAL_DOUBLE:
        return value.expr;
    case REPR_POINTER:
        if ((value.repr.kinds & KIND_POINTERS) == KIND_STRING && !repr_is_nullable(value.repr)) {
            return call1(emitter, "ts_number_from_string", value.expr);
        }
        break;
    default:
        break;
    }
    return call1(emitter, "ts_to_number", to_value(emitter, value));
}

/* ts_uint8_array_get(a, i) as an integer, where a missing element counts as 0; or NULL. */
static CExpr *element_as_integer(Emitter *emitter, Value value)
{
    const CExpr *call = value.expr;
    const char *name = call && call->kind == C_CALL && call->left && call->left->kind == C_TEXT
        ? call->left->text : "";
    const char *end = strstr(name, "_array_get");
    bool is_typed = value.repr.kind == REPR_OPTIONAL_DOUBLE && strncmp(name, "ts_", 3) == 0 && end
        && end[strlen("_array_get")] == '\0' && strncmp(name, "ts_float", 8) != 0;

    if (!is_typed) {
        return NULL;
    }
    CExprList args = call->items;
    return c_call_list(emitter->arena,
                       c_format(emitter->arena, "%.*s_array_int", (int)(end - name), name), args);
}

CExpr *to_int32(Emitter *emitter, Value value)
{
    CExpr *element = element_as_integer(emitter, value);

    if (element) {
        return element;
    }
    switch (value.repr.kind) {
    case REPR_BOOL:
    case REPR_INT32:
        return value.expr;
    case REPR_INT64:
        return c_cast(emitter->arena, "int32_t", value.expr);
    default:
        return call1(emitter, "ts_to_int32", to_number(emitter, value));
    }
}

CExpr *to_integer_index(Emitter *emitter, Value value)
{
    if (value.repr.kind == REPR_INT32 || value.repr.kind == REPR_INT64) {
        return value.expr;
    }
    return call1(emitter, "ts_array_index", to_number(emitter, value));
}

static bool is_ascii(const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)bytes[i] >= 0x80) {
            return false;
        }
    }
    return true;
}

CExpr *string_literal(Emitter *emitter, const char *bytes, size_t length)
{
    CExpr *literal = c_text(emitter->arena, c_string_literal(emitter->arena, bytes, length));

    return call1(emitter, is_ascii(bytes, length) ? "TS_STR" : "TS_UTF8", literal);
}
