/*
 * BigInts:   a * b   -a   a < b   123n   Number(a)
 *
 * Where both operands are known to be BigInts, an operator is a call of ts/bigint.h, which is a few
 * instructions for small values; where one may be something else, it is the dynamic operator.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "emit/emitter.h"
#include "support/fatal.h"

bool is_bigint(Value value)
{
    return value.repr.kind == REPR_POINTER && (value.repr.kinds & KIND_POINTERS) == KIND_BIGINT
        && value.expr;
}

bool may_be_bigint(Emitter *emitter, Value value)
{
    return emitter->analysis->has_bigints
        && (is_bigint(value)
            || (value.repr.kind == REPR_VALUE
                && (value.repr.kinds & (KIND_BIGINT | KIND_DYNAMIC | KIND_OBJECT))));
}

static Value bigint(CExpr *expr)
{
    return value_of(expr, repr_pointer(KIND_BIGINT, NULL), "TsBigInt *");
}

CExpr *bigint_call(Emitter *emitter, const char *function, CExpr *argument)
{
    use_header(emitter, "ts/bigint.h");
    return c_call(emitter->arena, function, 1, argument);
}

/* The C literal of digits that fit in 62 bits, or NULL. */
static const char *small_literal(Emitter *emitter, const char *text)
{
    char base = text[0] == '0' && text[1] ? (char)(text[1] | 0x20) : '\0';
    bool has_prefix = base == 'x' || base == 'o' || base == 'b';
    int radix = base == 'x' ? 16 : base == 'o' ? 8 : base == 'b' ? 2 : 10;

    errno = 0;
    unsigned long long value = strtoull(has_prefix ? text + 2 : text, NULL, radix);
    if (errno || value >= 1ull << 62) {
        return NULL;
    }
    return base == 'x' ? text : arena_printf(emitter->arena, "%llu", value);
}

Value emit_bigint(Emitter *emitter, IrExpr *expr)
{
    const char *small = small_literal(emitter, expr->string.text);

    use_header(emitter, "ts/bigint.h");
    return bigint(small ? c_format(emitter->arena, "TS_BIGINT(%s)", small)
                        : c_format(emitter->arena, "TS_BIGINT_LARGE(\"%s\")", expr->string.text));
}

static const char *const functions[] = {
    [IR_OP_ADD] = "ts_bigint_add",
    [IR_OP_SUB] = "ts_bigint_subtract",
    [IR_OP_MUL] = "ts_bigint_multiply",
    [IR_OP_DIV] = "ts_bigint_divide",
    [IR_OP_MOD] = "ts_bigint_modulo",
    [IR_OP_POW] = "ts_bigint_power",
    [IR_OP_AND] = "ts_bigint_and",
    [IR_OP_OR] = "ts_bigint_or",
    [IR_OP_XOR] = "ts_bigint_xor",
    [IR_OP_SHL] = "ts_bigint_shift_left",
    [IR_OP_SHR] = "ts_bigint_shift_right",
    [IR_OP_USHR] = "ts_bigint_shift_right_unsigned",
    [IR_OP_NEG] = "ts_bigint_negate",
    [IR_OP_BITNOT] = "ts_bigint_not",
};

Value bigint_binary(Emitter *emitter, IrOp op, Value left, Value right)
{
    use_header(emitter, "ts/bigint.h");
    return bigint(c_call(emitter->arena, functions[op], 2, left.expr, right.expr));
}

/* The sign belongs to the literal. */
static CExpr *negative_literal(Emitter *emitter, const CExpr *operand)
{
    static const char macro[] = "TS_BIGINT(";

    return operand->kind == C_TEXT && strncmp(operand->text, macro, sizeof macro - 1) == 0
            && operand->text[sizeof macro - 1] != '-'
        ? c_format(emitter->arena, "%s-%s", macro, operand->text + sizeof macro - 1) : NULL;
}

Value bigint_unary(Emitter *emitter, IrOp op, Value operand)
{
    CExpr *literal = op == IR_OP_NEG ? negative_literal(emitter, operand.expr) : NULL;

    return bigint(literal ? literal : bigint_call(emitter, functions[op], operand.expr));
}

Value bigint_step(Emitter *emitter, IrOp op, Value operand)
{
    return bigint(bigint_call(emitter, op == IR_OP_ADD ? "ts_bigint_increment" : "ts_bigint_decrement",
                              operand.expr));
}
