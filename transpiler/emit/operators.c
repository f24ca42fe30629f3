/*
 * Operators on numbers and strings:   a + b   a % b   a << b   -a   `x${y}`
 *
 * Integer code is chosen where the range analysis proved that the result is the same: the result's
 * slot has an integer representation. Everything else is double arithmetic, or the dynamic operator.
 */
#include <stdlib.h>
#include <string.h>

#include "analyze/ranges.h"
#include "analyze/analyze.h"
#include "analyze/flow_walk.h"
#include "emit/emitter.h"
#include "support/fatal.h"

static bool is_integer(Repr repr)
{
    return repr_is_integer(repr) || repr.kind == REPR_BOOL;
}

static bool is_numeric(Repr repr)
{
    return is_integer(repr) || repr.kind == REPR_DOUBLE || repr.kind == REPR_OPTIONAL_DOUBLE;
}

static const char *c_operator(IrOp op)
{
    switch (op) {
    case IR_OP_ADD:
        return "+";
    case IR_OP_SUB:
        return "-";
    case IR_OP_MUL:
        return "*";
    case IR_OP_DIV:
        return "/";
    case IR_OP_MOD:
        return "%";
    case IR_OP_AND:
        return "&";
    case IR_OP_OR:
        return "|";
    case IR_OP_XOR:
        return "^";
    case IR_OP_SHL:
        return "<<";
    case IR_OP_SHR:
    case IR_OP_USHR:
        return ">>";
    case IR_OP_LT:
        return "<";
    case IR_OP_LE:
        return "<=";
    case IR_OP_GT:
        return ">";
    case IR_OP_GE:
        return ">=";
    default:
        unreachable();
    }
}

/* ---- dynamic operators ---------------------------------------------------------------------------------- */

static const char *dynamic_operator(IrOp op)
{
    static const char *const names[] = {
        [IR_OP_ADD] = "ts_add",          [IR_OP_SUB] = "ts_sub",
        [IR_OP_MUL] = "ts_mul",          [IR_OP_DIV] = "ts_div",
        [IR_OP_MOD] = "ts_mod",          [IR_OP_POW] = "ts_pow",
        [IR_OP_AND] = "ts_bit_and",      [IR_OP_OR] = "ts_bit_or",
        [IR_OP_XOR] = "ts_bit_xor",      [IR_OP_SHL] = "ts_shift_left",
        [IR_OP_SHR] = "ts_shift_right",  [IR_OP_USHR] = "ts_shift_right_unsigned",
        [IR_OP_LT] = "ts_less",          [IR_OP_LE] = "ts_less_equal",
        [IR_OP_GT] = "ts_greater",       [IR_OP_GE] = "ts_greater_equal",
    };

    return names[op];
}

static Value dynamic_binary(Emitter *emitter, IrOp op, Value left, Value right)
{
    bool compares = op == IR_OP_LT || op == IR_OP_LE || op == IR_OP_GT || op == IR_OP_GE;
    CExpr *call = c_call(emitter->arena, dynamic_operator(op), 2, to_value(emitter, left),
                         to_value(emitter, right));

    if (op == IR_OP_POW) {
        use_header(emitter, "ts/pow.h");
    }
    return compares ? value_of(call, repr_simple(REPR_BOOL), "bool")
                    : value_of(call, repr_simple(REPR_VALUE), "TsValue");
}

/* ---- integers --------------------------------------------------------------------------------------------- */

/* size_t and uint32_t meet signed integers. */
static CExpr *as_signed(Emitter *emitter, Value value)
{
    return value.is_unsigned ? c_cast(emitter->arena, "int64_t", value.expr) : value.expr;
}

static bool is_literal(const CExpr *expr)
{
    return expr->kind == C_TEXT && (expr->text[0] == '-' || (expr->text[0] >= '0' && expr->text[0] <= '9'));
}

/* (sum + step) % modulus with a large constant modulus: the sum is seldom far above it. */
static bool is_reduced_sum(const CExpr *sum, const CExpr *modulus, Range range)
{
    return sum->kind == C_BINARY && strcmp(sum->text, "+") == 0 && is_literal(modulus)
        && modulus->text[0] != '-' && atof(modulus->text) >= 1e6 && range.lo >= 0;
}

static Value integer_arithmetic(Emitter *emitter, IrOp op, Value left, Value right, Repr result,
                                Range left_range)
{
    CExpr *a = as_signed(emitter, left), *b = as_signed(emitter, right);
    bool narrow = left.repr.kind != REPR_INT64 && right.repr.kind != REPR_INT64
        && !left.is_unsigned && !right.is_unsigned;

    if (result.kind == REPR_INT64 && narrow) {
        if (is_literal(a) && !is_literal(b)) {
            b = c_cast(emitter->arena, "int64_t", b);
        } else {
            a = c_cast(emitter->arena, "int64_t", a);
        }
    }
    CExpr *expr = op == IR_OP_MOD && is_reduced_sum(a, b, left_range)
        ? c_call(emitter->arena, "ts_reduce", 2, a, b) : c_binary(emitter->arena, a, c_operator(op), b);
    if (result.kind == REPR_INT32 && !narrow) {
        /* In 64 bits on the way; the place it goes to narrows it. */
        return value_of(expr, repr_simple(REPR_INT64), "int64_t");
    }
    return value_of(expr, result, result.kind == REPR_INT64 ? "int64_t" : "int32_t");
}

static CExpr *integer_as_double(Emitter *emitter, CExpr *expr)
{
    if (is_literal(expr)) {
        return strchr(expr->text, '.') ? expr : c_format(emitter->arena, "%s.0", expr->text);
    }
    return c_cast(emitter->arena, "double", expr);
}

static CExpr *as_double(Emitter *emitter, Value value)
{
    return is_integer(value.repr) ? integer_as_double(emitter, value.expr) : to_number(emitter, value);
}

/* Made of literals only. */
static bool is_constant(const CExpr *expr)
{
    switch (expr->kind) {
    case C_TEXT:
        return is_literal(expr);
    case C_UNARY:
    case C_CAST:
        return is_constant(expr->left);
    case C_BINARY:
        return is_constant(expr->left) && is_constant(expr->right);
    default:
        return false;
    }
}

/* Whether C takes it for an integer, whatever it stands for: 4294967295 is a long. */
static bool is_integer_in_c(const CExpr *expr)
{
    switch (expr->kind) {
    case C_TEXT:
        return is_literal(expr) && !strpbrk(expr->text, ".e");
    case C_UNARY:
        return is_integer_in_c(expr->left);
    case C_BINARY:
    case C_CONDITIONAL:
        return is_integer_in_c(expr->left) && is_integer_in_c(expr->right);
    default:
        return false;
    }
}

static bool computes_in_integers(Value value, const CExpr *expr)
{
    return is_integer(value.repr) || is_integer_in_c(expr);
}

static Value double_arithmetic(Emitter *emitter, IrOp op, Value left, Value right)
{
    CExpr *a = to_number(emitter, left), *b = to_number(emitter, right), *expr;

    if (op == IR_OP_MOD) {
        expr = c_call(emitter->arena, "ts_number_mod", 2, a, b);
    } else if (op == IR_OP_POW) {
        bool square = right.expr && is_literal(right.expr) && strcmp(right.expr->text, "2") == 0;

        if (!square) {
            use_header(emitter, "ts/pow.h");
        }
        expr = square ? c_call(emitter->arena, "ts_square", 1, a)
                      : c_call(emitter->arena, "ts_number_pow", 2, a, b);
    } else {
        bool in_integers = computes_in_integers(left, a) && computes_in_integers(right, b);
        if (in_integers && !is_integer(left.repr)) {
            a = integer_as_double(emitter, a);
        } else if (in_integers || (is_integer(left.repr) && left.is_unsigned)) {
            a = as_double(emitter, left);
        }
        if (c_is_float_constant(b) && is_integer_in_c(a)) {
            a = integer_as_double(emitter, a);
        }
        if (c_is_float_constant(a) && is_integer_in_c(b)) {
            b = integer_as_double(emitter, b);
        }
        if (op == IR_OP_DIV && is_constant(b)) {
            b = as_double(emitter, right); /* compilers warn of an integer zero */
        }
        expr = c_binary(emitter->arena, a, c_operator(op), b);
    }
    return value_of(expr, repr_simple(REPR_DOUBLE), "double");
}

/* ---- bits --------------------------------------------------------------------------------------------------- */

static Value bit_operation(Emitter *emitter, IrOp op, Value left, Value right, const Slot *result)
{
    CExpr *a = to_int32(emitter, left), *b = to_int32(emitter, right);
    Repr int32 = repr_simple(REPR_INT32);

    if (op == IR_OP_OR && is_literal(b) && strcmp(b->text, "0") == 0) {
        return value_of(a, int32, "int32_t");
    }
    if (op == IR_OP_AND || op == IR_OP_OR || op == IR_OP_XOR) {
        return value_of(c_binary(emitter->arena, a, c_operator(op), b), int32, "int32_t");
    }
    bool constant = is_literal(b) && b->text[0] != '-' && atoi(b->text) < 32;
    if (op == IR_OP_SHL) {
        if (constant && range_is_finite(result->range) && result->range.lo >= 0
            && result->range.hi < 2147483647.0 && result->range.hi >= 0) {
            return value_of(c_binary(emitter->arena, a, "<<", b), int32, "int32_t");
        }
        return value_of(c_call(emitter->arena, "ts_shl", 2, a, b), int32, "int32_t");
    }
    if (op == IR_OP_SHR) {
        return constant ? value_of(c_binary(emitter->arena, a, ">>", b), int32, "int32_t")
                        : value_of(c_call(emitter->arena, "ts_sar", 2, a, b), int32, "int32_t");
    }
    a = left.repr.kind == REPR_DOUBLE || left.repr.kind == REPR_VALUE
            || left.repr.kind == REPR_OPTIONAL_DOUBLE || left.repr.kind == REPR_POINTER
        ? c_call(emitter->arena, "ts_to_uint32", 1, to_number(emitter, left))
        : c_cast(emitter->arena, "uint32_t", left.expr);
    if (constant && strcmp(b->text, "0") == 0) {
        Value value = value_of(a, repr_simple(REPR_INT64), "uint32_t");
        value.is_unsigned = true;
        return value;
    }
    CExpr *count = constant ? b : c_binary(emitter->arena, b, "&", c_text(emitter->arena, "31"));
    Value value = value_of(c_binary(emitter->arena, a, ">>", count), repr_simple(REPR_INT64), "uint32_t");
    value.is_unsigned = true;
    return value;
}

/* ---- + on strings ---------------------------------------------------------------------------------------------- */

static bool is_string_sum(const IrExpr *expr)
{
    return expr->kind == IR_BINARY && expr->op == IR_OP_ADD && expr->slot
        && (expr->slot->kinds & ~(unsigned)KIND_RAW_NULLISH) == KIND_STRING;
}

/* a + b + c is one concatenation, as long as the left part is a string already. */
static void collect_parts(Emitter *emitter, IrExpr *expr, IrExprList *parts)
{
    if (is_string_sum(expr)) {
        collect_parts(emitter, expr->left, parts);
        vec_push(emitter->arena, parts, expr->right);
    } else {
        vec_push(emitter->arena, parts, expr);
    }
}

static bool has_method(const Shape *shape, const char *name)
{
    return shape->class_ ? class_find_method(shape->class_, name, IR_FUNCTION_METHOD) != NULL
                         : shape_owns_field(shape, name);
}

/* Whether ToPrimitive without a hint may find a valueOf or [Symbol.toPrimitive] of the program. */
static bool may_have_value_of(Emitter *emitter, Value value)
{
    unsigned objects = value.repr.kinds & (KIND_OBJECT | KIND_DYNAMIC | KIND_NATIVE);

    for (size_t i = 0; objects && i < emitter->analysis->pointees.length; i++) {
        Pointee *pointee = emitter->analysis->pointees.items[i];
        bool meant = (objects & KIND_DYNAMIC) || pointee_find(value.repr.pointee) == pointee;
        for (size_t j = 0; meant && !pointee->forward && j < pointee->shapes.length; j++) {
            const Shape *shape = pointee->shapes.items[j];
            if (has_method(shape, "valueOf") || has_method(shape, "__@toPrimitive")) {
                return true;
            }
        }
    }
    return false;
}

/* An operand of + beside a string. */
static CExpr *to_summand(Emitter *emitter, Value value)
{
    if (!may_have_value_of(emitter, value)) {
        return to_string(emitter, value);
    }
    CExpr *primitive = c_call(emitter->arena, "ts_to_primitive", 2, to_value(emitter, value),
                              c_text(emitter->arena, "TS_HINT_DEFAULT"));
    return c_call(emitter->arena, "ts_to_string", 1, primitive);
}

/* The text of a function is its source, which the program does not carry. */
void refuse_function_text(Emitter *emitter, IrExpr *expr, Value value)
{
    bool is_function = value.repr.kind == REPR_POINTER && !repr_is_nullable(value.repr)
        && !((value.repr.kinds & KIND_POINTERS) & ~(unsigned)(KIND_FUNCTION | KIND_CLASS));

    if (is_function) {
        diagnose(emitter->program, expr->file, expr->span, NOT_SUPPORTED,
                 "the text of a function (its source)");
    }
}

static Value concat_parts(Emitter *emitter, IrExprList *parts, bool is_sum)
{
    Value *values = NEW_ARRAY(emitter->arena, Value, parts->length + 1);
    CExprList args = {0};
    Repr string = repr_pointer(KIND_STRING, NULL);

    emit_operands(emitter, parts->items, parts->length, values);
    for (size_t i = 0; i < parts->length; i++) {
        Value value = values[i];
        if (value.is_constant) {
            const char *word = value.repr.kinds & KIND_NULL ? "null" : "undefined";
            value = value_of(string_literal(emitter, word, strlen(word)), string, "TsString *");
        }
        refuse_function_text(emitter, parts->items[i], value);
        vec_push(emitter->arena, &args,
                 is_sum ? to_summand(emitter, value) : to_string(emitter, value));
    }
    if (args.length == 1) {
        return value_of(args.items[0], string, "TsString *");
    }
    if (args.length == 2) {
        return value_of(c_call_list(emitter->arena, c_text(emitter->arena, "ts_concat"), args), string,
                        "TsString *");
    }
    CExprList counted = {0};
    vec_push(emitter->arena, &counted, c_format(emitter->arena, "%zu", args.length));
    vec_append(emitter->arena, &counted, &args);
    return value_of(c_call_list(emitter->arena, c_text(emitter->arena, "ts_concat_n"), counted), string,
                    "TsString *");
}

Value emit_concat(Emitter *emitter, IrExpr *expr)
{
    IrExprList parts = {0};

    for (size_t i = 0; i < expr->args.length; i++) {
        IrExpr *part = expr->args.items[i];
        if (part->kind != IR_STRING || part->string.length > 0 || expr->args.length == 1) {
            vec_push(emitter->arena, &parts, part);
        }
    }
    if (parts.length == 0) {
        return value_of(string_literal(emitter, "", 0), repr_pointer(KIND_STRING, NULL), "TsString *");
    }
    return concat_parts(emitter, &parts, false);
}

/* ---- binary operators ---------------------------------------------------------------------------------------------- */

/* undefined and null as TsValues. */
static Value spelled_out(Emitter *emitter, Value value)
{
    bool is_void = value.repr.kind == REPR_VOID && value.expr;

    return value.is_constant || is_void ? value_of(convert(emitter, value, repr_simple(REPR_VALUE), "TsValue"),
                                        repr_simple(REPR_VALUE), "TsValue")
                             : value;
}

static bool is_bit_operation(IrOp op)
{
    return op >= IR_OP_AND && op <= IR_OP_USHR;
}

/* Whether making a number of a value runs code of the program, or reads what it may change. */
static bool converts_by_code(Emitter *emitter, Value value)
{
    bool is_date = value.repr.kind == REPR_POINTER && (value.repr.kinds & KIND_NATIVE);

    return !is_numeric(value.repr) && (is_date || may_have_value_of(emitter, value));
}

/* f() - g(): both operands are there before either becomes a number (ECMA-262 §13.15.4), which C
 * would not promise of ts_to_number(f()) - ts_to_number(g()). */
static Value ordered_arithmetic(Emitter *emitter, IrOp op, Value left, Value right)
{
    Value result = dynamic_binary(emitter, op, left, right);

    return value_of(convert(emitter, result, repr_simple(REPR_DOUBLE), "double"),
                    repr_simple(REPR_DOUBLE), "double");
}

Value arithmetic(Emitter *emitter, IrOp op, Value left, Value right, Slot *result)
{
    Repr repr = repr_of_slot(emitter->analysis, result);

    left = spelled_out(emitter, left);
    right = spelled_out(emitter, right);
    if ((result->kinds & ~(unsigned)KIND_RAW_NULLISH) == KIND_STRING) {
        CExpr *call = c_call(emitter->arena, "ts_concat", 2, to_summand(emitter, left),
                             to_summand(emitter, right));
        return value_of(call, repr_pointer(KIND_STRING, NULL), "TsString *");
    }
    bool is_big = (result->kinds & ~(unsigned)KIND_RAW_NULLISH) == KIND_BIGINT;
    if (is_big && is_bigint(left) && is_bigint(right)) {
        return bigint_binary(emitter, op, left, right);
    }
    if ((result->kinds & (KIND_STRING | KIND_BIGINT)) || may_be_bigint(emitter, left)
        || may_be_bigint(emitter, right)) {
        return dynamic_binary(emitter, op, left, right);
    }
    if (!is_numeric(left.repr) || !is_numeric(right.repr)) {
        if (op == IR_OP_ADD && (left.repr.kind == REPR_VALUE || right.repr.kind == REPR_VALUE)
            && ((left.repr.kinds | right.repr.kinds) & (KIND_DYNAMIC | KIND_HEAP))) {
            return dynamic_binary(emitter, op, left, right);
        }
        if (converts_by_code(emitter, left)
            && (converts_by_code(emitter, right) || (right.expr && !c_is_simple(right.expr)))) {
            return ordered_arithmetic(emitter, op, left, right);
        }
        left = is_numeric(left.repr) ? left
            : value_of(to_number(emitter, left), repr_simple(REPR_DOUBLE), "double");
        right = is_numeric(right.repr) ? right
            : value_of(to_number(emitter, right), repr_simple(REPR_DOUBLE), "double");
    }
    if (is_bit_operation(op)) {
        return bit_operation(emitter, op, left, right, result);
    }
    bool integers = is_integer(left.repr) && is_integer(right.repr)
        && (repr.kind == REPR_INT32 || repr.kind == REPR_INT64);
    if (integers && op != IR_OP_DIV && op != IR_OP_POW) {
        return integer_arithmetic(emitter, op, left, right, repr,
                                  result->range.lo >= 0 ? range_integers(0, 1) : range_top());
    }
    return double_arithmetic(emitter, op, left, right);
}

static bool is_string(Value value)
{
    return value.repr.kind == REPR_POINTER && (value.repr.kinds & KIND_POINTERS) == KIND_STRING
        && !repr_is_nullable(value.repr) && value.expr;
}

static bool is_present(Value value)
{
    return !(value.repr.kinds & (KIND_NULLISH | KIND_RAW_NULLISH));
}

static Value compare(Emitter *emitter, IrExpr *expr, Value left, Value right)
{
    Repr boolean = repr_simple(REPR_BOOL);

    if (left.expr && right.expr && is_numeric(left.repr) && is_numeric(right.repr)) {
        CExpr *a = left.expr, *b = right.expr;
        if (is_compared_with_itself(left, right)) {
            bool holds = expr->op == IR_OP_LE || expr->op == IR_OP_GE;
            return value_of(c_binary(emitter->arena, c_cast(emitter->arena, "void", b), ",",
                                     c_text(emitter->arena, holds ? "true" : "false")),
                            boolean, "bool");
        }
        if (left.is_unsigned != right.is_unsigned && is_integer(left.repr) && is_integer(right.repr)) {
            a = is_literal(b) && b->text[0] != '-' ? a : as_signed(emitter, left);
            b = is_literal(a) && a->text[0] != '-' ? b : as_signed(emitter, right);
        }
        spell_operands(emitter, expr->op, left, right, &a, &b);
        return value_of(c_binary(emitter->arena, a, c_operator(expr->op), b), boolean, "bool");
    }
    if (is_string(left) && is_string(right)) {
        CExpr *order = c_call(emitter->arena, "ts_string_compare", 2, left.expr, right.expr);
        return value_of(c_binary(emitter->arena, order, c_operator(expr->op),
                                 c_text(emitter->arena, "0")),
                        boolean, "bool");
    }
    if (is_bigint(left) && is_bigint(right) && is_present(left) && is_present(right)) {
        use_header(emitter, "ts/bigint.h");
        CExpr *order = c_call(emitter->arena, "ts_bigint_compare", 2, left.expr, right.expr);
        return value_of(c_binary(emitter->arena, order, c_operator(expr->op),
                                 c_text(emitter->arena, "0")),
                        boolean, "bool");
    }
    unsigned text = (left.repr.kinds | right.repr.kinds)
        & (unsigned)~(KIND_NUMBER | KIND_BOOLEAN | KIND_NULLISH | KIND_RAW_NULLISH);
    if (!text && left.expr && right.expr) {
        return value_of(c_binary(emitter->arena, to_number(emitter, left), c_operator(expr->op),
                                 to_number(emitter, right)),
                        boolean, "bool");
    }
    left = spelled_out(emitter, left);
    right = spelled_out(emitter, right);
    return dynamic_binary(emitter, expr->op, left, right);
}

static Value emit_comma(Emitter *emitter, IrExpr *expr)
{
    CExpr *effect = emit_effect(emitter, expr->left);

    if (effect) {
        vec_push(emitter->arena, emitter->prelude, c_stmt_expr(emitter->arena, effect));
    }
    return emit_expr(emitter, expr->right);
}

/* Whether `key in object` may ask for a member that all objects, or arrays, inherit. */
static bool may_be_inherited(const IrExpr *key, const IrExpr *object)
{
    static const char *const names[] = {
        "hasOwnProperty", "propertyIsEnumerable", "toLocaleString", "toString", "valueOf",
    };

    if (key->kind != IR_STRING || (object->slot && (object->slot->kinds & (KIND_ARRAY | KIND_DYNAMIC)))) {
        return true;
    }
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(key->string.text, names[i]) == 0) {
            return true;
        }
    }
    return false;
}

static Value emit_in(Emitter *emitter, IrExpr *expr)
{
    Value operands[2];
    IrExpr *parts[2] = {expr->left, expr->right};

    if (may_be_inherited(expr->left, expr->right)) {
        use_dynamic_methods(emitter);
    }
    emit_operands(emitter, parts, 2, operands);
    return value_of(c_call(emitter->arena, "ts_has", 2, to_value(emitter, operands[1]),
                           to_value(emitter, operands[0])),
                    repr_simple(REPR_BOOL), "bool");
}

/* xs[i % n], where n may be 0: an integer all the same, since NaN finds nothing. */
static bool is_index_remainder(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_of(emitter, expr);

    return expr->op == IR_OP_MOD && (repr.kind == REPR_INT32 || repr.kind == REPR_INT64)
        && range_contains_zero(operand_range(slot_of(expr->right)));
}

Value emit_binary(Emitter *emitter, IrExpr *expr)
{
    Value operands[2];
    IrExpr *parts[2] = {expr->left, expr->right};

    switch (expr->op) {
    case IR_OP_COMMA:
        return emit_comma(emitter, expr);
    case IR_OP_EQ:
    case IR_OP_NE:
    case IR_OP_STRICT_EQ:
    case IR_OP_STRICT_NE:
        return emit_equality(emitter, expr);
    case IR_OP_INSTANCEOF:
        return emit_instanceof(emitter, expr);
    case IR_OP_IN:
        return emit_in(emitter, expr);
    default:
        break;
    }
    if (is_string_sum(expr)) {
        IrExprList list = {0};
        collect_parts(emitter, expr, &list);
        return concat_parts(emitter, &list, true);
    }
    emit_operands(emitter, parts, 2, operands);
    if (expr->op >= IR_OP_LT && expr->op <= IR_OP_GE) {
        return compare(emitter, expr, operands[0], operands[1]);
    }
    if (is_index_remainder(emitter, expr) && is_integer(operands[0].repr) && is_integer(operands[1].repr)) {
        return value_of(c_call(emitter->arena, "ts_index_mod", 2, as_signed(emitter, operands[0]),
                               as_signed(emitter, operands[1])),
                        repr_simple(REPR_INT64), "int64_t");
    }
    return arithmetic(emitter, expr->op, operands[0], operands[1], slot_of(expr));
}

/* ---- unary operators ------------------------------------------------------------------------------------------------ */

static Value negate(Emitter *emitter, IrExpr *expr, Value operand)
{
    Repr repr = repr_of(emitter, expr);

    if (is_bigint(operand)) {
        return bigint_unary(emitter, IR_OP_NEG, operand);
    }
    if (slot_of(expr)->kinds & KIND_BIGINT) {
        return value_of(c_call(emitter->arena, "ts_negate", 1, to_value(emitter, operand)),
                        repr_simple(REPR_VALUE), "TsValue");
    }
    if (is_integer(operand.repr) && is_integer(repr)) {
        CExpr *number = as_signed(emitter, operand);
        bool is_least = operand.repr.kind == REPR_INT32 && !is_literal(number)
            && slot_of(expr->left)->range.lo <= INT32_MIN;
        if (is_least) {
            number = c_cast(emitter->arena, "int64_t", number); /* no int32_t has -INT32_MIN */
        }
        return value_of(c_unary(emitter->arena, "-", number), repr,
                        ctype_of(emitter, repr, expr->type));
    }
    return value_of(c_unary(emitter->arena, "-", as_double(emitter, operand)),
                    repr_simple(REPR_DOUBLE), "double");
}

static Value emit_delete(Emitter *emitter, IrExpr *expr)
{
    IrExpr *target = expr->left;
    Repr boolean = repr_simple(REPR_BOOL);

    if (target->kind != IR_FIELD && target->kind != IR_ELEMENT) {
        return value_of(c_text(emitter->arena, "true"), boolean, "bool");
    }
    Value object = emit_expr(emitter, target->object);
    CExpr *key = target->kind == IR_FIELD
        ? key_value(emitter, target->name)
        : to_value(emitter, emit_expr(emitter, target->index));
    use_header(emitter, "ts/object.h");
    return value_of(c_call(emitter->arena, expr->is_sloppy ? "ts_delete_sloppy" : "ts_delete", 2,
                           to_value(emitter, object), key),
                    boolean, "bool");
}

static Value emit_typeof(Emitter *emitter, IrExpr *expr)
{
    Value operand = emit_expr(emitter, expr->left);

    if (operand.is_constant) {
        operand = value_of(operand.repr.kinds & KIND_NULL ? c_text(emitter->arena, "TS_NULL")
                                                          : c_text(emitter->arena, "TS_UNDEFINED"),
                           repr_simple(REPR_VALUE), "TsValue");
    }
    return value_of(c_call(emitter->arena, "ts_typeof", 1, to_value(emitter, operand)),
                    repr_pointer(KIND_STRING, NULL), "TsString *");
}

Value emit_unary(Emitter *emitter, IrExpr *expr)
{
    switch (expr->op) {
    case IR_OP_NOT:
        return value_of(c_not(emitter->arena, emit_condition(emitter, expr->left)),
                        repr_simple(REPR_BOOL), "bool");
    case IR_OP_TYPEOF:
        return emit_typeof(emitter, expr);
    case IR_OP_DELETE:
        return emit_delete(emitter, expr);
    case IR_OP_VOID: {
        CExpr *effect = emit_effect(emitter, expr->left);
        if (effect) {
            vec_push(emitter->arena, emitter->prelude, c_stmt_expr(emitter->arena, effect));
        }
        return (Value){.repr = {REPR_VALUE, KIND_UNDEFINED, NULL}, .is_constant = true};
    }
    default:
        break;
    }
    Value operand = emit_expr(emitter, expr->left);
    if (operand.is_constant) {
        operand = value_of(convert(emitter, operand, repr_simple(REPR_VALUE), "TsValue"),
                           repr_simple(REPR_VALUE), "TsValue");
    }
    if (expr->op == IR_OP_NEG) {
        return negate(emitter, expr, operand);
    }
    if (expr->op == IR_OP_BITNOT) {
        if (is_bigint(operand)) {
            return bigint_unary(emitter, IR_OP_BITNOT, operand);
        }
        if (slot_of(expr)->kinds & KIND_BIGINT) {
            return value_of(c_call(emitter->arena, "ts_bit_not", 1, to_value(emitter, operand)),
                            repr_simple(REPR_VALUE), "TsValue");
        }
        return value_of(c_unary(emitter->arena, "~", to_int32(emitter, operand)),
                        repr_simple(REPR_INT32), "int32_t");
    }
    CExpr *number = to_number(emitter, operand);
    Repr repr = is_numeric(operand.repr) ? operand.repr : repr_simple(REPR_DOUBLE);
    if (repr.kind == REPR_BOOL) {
        repr = repr_simple(REPR_INT32);
    }
    return value_of(number, repr.kind == REPR_OPTIONAL_DOUBLE ? repr_simple(REPR_DOUBLE) : repr,
                    ctype_of(emitter, repr, expr->type));
}
