/*
 * Conditions and equality:   if (x)   a && b   a ?? b   a === b   x instanceof C   typeof x === "t"
 */
#include <stdlib.h>
#include <string.h>

#include "emit/emitter.h"

static Value boolean(CExpr *expr)
{
    return value_of(expr, repr_simple(REPR_BOOL), "bool");
}

static bool is_natural(const CExpr *expr)
{
    return expr && expr->kind == C_TEXT && expr->text[0] >= '0' && expr->text[0] <= '9';
}

static bool is_void_pointer(Value value)
{
    return value.repr.kind == REPR_POINTER && !value.is_constant && value.ctype
        && strcmp(value.ctype, "void *") == 0;
}

/* What C makes of two values of which one is taken: a void pointer beside another pointer wins. */
static Value one_of(CExpr *expr, Value left, Value right, Repr repr, const char *ctype)
{
    Value value = value_of(expr, repr, ctype);

    if (repr.kind == REPR_POINTER && (is_void_pointer(left) || is_void_pointer(right))) {
        value.pointee_type = ctype;
        value.ctype = "void *";
    }
    return value;
}

Value choose(Emitter *emitter, CExpr *test, Value left, Value right, Repr repr, const char *ctype)
{
    bool is_left = left.is_unsigned && !right.is_unsigned && !is_natural(right.expr);
    bool is_right = right.is_unsigned && !left.is_unsigned && !is_natural(left.expr);

    if (is_left || is_right) {
        Value *value = is_left ? &left : &right;
        value->expr = c_cast(emitter->arena, "int64_t", value->expr);
        value->is_unsigned = false;
    }
    left = converted(emitter, left, repr, ctype);
    right = converted(emitter, right, repr, ctype);
    return one_of(c_conditional(emitter->arena, test, left.expr, right.expr), left, right, repr, ctype);
}

static CExpr *truth(Emitter *emitter, bool value)
{
    return c_text(emitter->arena, value ? "true" : "false");
}

static bool is_truth(const CExpr *expr)
{
    return expr->kind == C_TEXT && (strcmp(expr->text, "true") == 0 || strcmp(expr->text, "false") == 0);
}

static CExpr *call1(Emitter *emitter, const char *function, CExpr *arg)
{
    return c_call(emitter->arena, function, 1, arg);
}

static bool constant_integer(const CExpr *expr, double *value);

/* (a | 3) == 0, (a & 8) == 4, (a & 0) == 0: compilers know without a, and warn. */
static bool bits_decide(const CExpr *expr, double number, bool *is_equal)
{
    double known;
    bool is_or = expr->kind == C_BINARY && strcmp(expr->text, "|") == 0;
    bool is_and = expr->kind == C_BINARY && strcmp(expr->text, "&") == 0;

    if ((!is_or && !is_and) || (!constant_integer(expr->left, &known) && !constant_integer(expr->right, &known))) {
        return false;
    }
    int64_t bits = (int64_t)known, wanted = (int64_t)number;
    *is_equal = is_and && bits == 0 && wanted == 0;
    return *is_equal || (is_or ? (bits & ~wanted) != 0 : (wanted & ~bits) != 0);
}

/* ---- truthiness (ECMA-262 §7.1.2) ----------------------------------------------------------------------- */

static CExpr *truthy_string(Emitter *emitter, Value value)
{
    CExpr *length = c_binary(emitter->arena, c_arrow(emitter->arena, value.expr, "length"), ">",
                             c_text(emitter->arena, "0"));

    return repr_is_nullable(value.repr) ? c_binary(emitter->arena, value.expr, "&&", length) : length;
}

CExpr *truthy(Emitter *emitter, Value value)
{
    bool is_zero;

    if (value.is_constant || (value.expr && value.expr->kind == C_TEXT && strcmp(value.expr->text, "NULL") == 0)) {
        return truth(emitter, false);
    }
    switch (value.repr.kind) {
    case REPR_BOOL:
        return value.expr;
    case REPR_INT32:
    case REPR_INT64:
        if (bits_decide(value.expr, 0, &is_zero)) {
            value.expr = c_cast(emitter->arena, "int64_t", value.expr);
        }
        return c_binary(emitter->arena, value.expr, "!=", c_text(emitter->arena, "0"));
    case REPR_DOUBLE:
    case REPR_OPTIONAL_DOUBLE:
        value = make_reusable(emitter, value, "number");
        return c_binary(emitter->arena,
                        c_binary(emitter->arena, value.expr, "<", c_text(emitter->arena, "0")), "||",
                        c_binary(emitter->arena, value.expr, ">", c_text(emitter->arena, "0")));
    case REPR_POINTER:
        if ((value.repr.kinds & KIND_POINTERS) == KIND_STRING) {
            return truthy_string(emitter, make_reusable(emitter, value, "text"));
        }
        if ((value.repr.kinds & KIND_POINTERS) == KIND_BIGINT) {
            return bigint_call(emitter, "ts_bigint_truthy", value.expr);
        }
        return repr_is_nullable(value.repr)
            ? c_binary(emitter->arena, value.expr, "!=", c_text(emitter->arena, "NULL"))
            : truth(emitter, true);
    case REPR_VALUE:
        if (c_calls(value.expr, "ts_array_bool_value")) {
            return c_call_list(emitter->arena, c_text(emitter->arena, "ts_array_bool"), value.expr->items);
        }
        return call1(emitter, "ts_to_boolean", value.expr);
    case REPR_VOID:
        break;
    }
    return truth(emitter, false);
}

static CExpr *guarded_condition(Emitter *emitter, IrExpr *expr)
{
    CStmtList *outer = emitter->prelude;
    CStmtList own = {0};
    NameScope scope = {0};

    emitter->prelude = &own;
    name_scope_enter(emitter, &scope);
    CExpr *condition = emit_condition(emitter, expr);
    name_scope_leave(emitter);
    emitter->prelude = outer;
    return own.length ? c_statements(emitter->arena, own, condition) : condition;
}

CExpr *emit_condition(Emitter *emitter, IrExpr *expr)
{
    if (expr->kind == IR_LOGICAL && expr->op != IR_OP_COALESCE && !awaits(expr->right)) {
        CExpr *left = emit_condition(emitter, expr->left);
        CExpr *right = guarded_condition(emitter, expr->right);
        return c_binary(emitter->arena, left, expr->op == IR_OP_LOGICAL_AND ? "&&" : "||", right);
    }
    if (expr->kind == IR_UNARY && expr->op == IR_OP_NOT) {
        return c_not(emitter->arena, emit_condition(emitter, expr->left));
    }
    Value value = emit_expr(emitter, expr);
    CExpr *test = truthy(emitter, value);
    if (is_truth(test)) {
        emit_unused(emitter, expr, value);
    }
    return test;
}

/* ---- nullish ------------------------------------------------------------------------------------------------- */

/* value == null (nullish), or one of them; NULL if it cannot be. */
static CExpr *is_nullish(Emitter *emitter, Value value, unsigned which)
{
    if (value.is_constant) {
        return truth(emitter, (value.repr.kinds & which) != 0);
    }
    switch (value.repr.kind) {
    case REPR_POINTER:
        if (!(value.repr.kinds & which)) {
            return truth(emitter, false);
        }
        return c_binary(emitter->arena, value.expr, "==", c_text(emitter->arena, "NULL"));
    case REPR_OPTIONAL_DOUBLE:
        return which & KIND_UNDEFINED ? call1(emitter, "ts_is_undefined_number", value.expr)
                                      : truth(emitter, false);
    case REPR_VALUE:
        return call1(emitter,
                     which == KIND_NULLISH ? "ts_is_nullish"
                         : which == KIND_NULL ? "ts_is_null" : "ts_is_undefined",
                     value.expr);
    case REPR_VOID:
        return truth(emitter, which & KIND_UNDEFINED);
    default:
        return truth(emitter, false);
    }
}

static bool can_be_nullish(Value value)
{
    return value.is_constant || value.repr.kind == REPR_VALUE || value.repr.kind == REPR_OPTIONAL_DOUBLE
        || (value.repr.kind == REPR_POINTER && repr_is_nullable(value.repr));
}

static Value pointer_or(Emitter *emitter, Value left, Value right, Repr repr, const char *ctype)
{
    bool is_function = left.expr && left.expr->kind == C_TEXT && left.expr->text[0] == '&';

    left = converted(emitter, left, repr, ctype);
    if (is_function) { /* Object.assign || ...: there it is */
        return left;
    }
    right = converted(emitter, right, repr, ctype);
    return one_of(c_call(emitter->arena, "ts_or", 2, left.expr, right.expr), left, right, repr, ctype);
}

/* a ?? b */
static Value emit_coalesce(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_of(emitter, expr);
    const char *ctype = ctype_of(emitter, repr, expr->type);
    Value left = emit_expr(emitter, expr->left);

    if (left.is_constant) {
        return emit_expr(emitter, expr->right);
    }
    if (!can_be_nullish(left)) {
        return left;
    }
    if (left.repr.kind == REPR_POINTER && repr.kind == REPR_POINTER) {
        return pointer_or(emitter, left, emit_guarded(emitter, expr->right), repr, ctype);
    }
    left = make_reusable(emitter, left, "value");
    Value right = emit_guarded(emitter, expr->right);
    Value present = left;
    if (left.repr.kind == REPR_OPTIONAL_DOUBLE) {
        present.repr = repr_simple(REPR_DOUBLE);
    }
    CExpr *test = is_nullish(emitter, left, KIND_NULLISH);
    return choose(emitter, test, right, present, repr, ctype);
}

/* a && b, a || b as values */
Value emit_logical(Emitter *emitter, IrExpr *expr)
{
    if (awaits(expr->right)) {
        return emit_awaiting_logical(emitter, expr);
    }
    Repr repr = repr_of(emitter, expr);
    const char *ctype = ctype_of(emitter, repr, expr->type);

    expr->right->value_unused |= expr->value_unused;
    if (expr->op == IR_OP_COALESCE) {
        return emit_coalesce(emitter, expr);
    }
    if (repr.kind == REPR_BOOL) {
        return boolean(emit_condition(emitter, expr));
    }
    bool is_and = expr->op == IR_OP_LOGICAL_AND;
    Value left = emit_expr(emitter, expr->left);
    if (left.is_constant) {
        return is_and ? left : emit_expr(emitter, expr->right);
    }
    if (!is_and && left.repr.kind == REPR_POINTER && repr.kind == REPR_POINTER
        && !(left.repr.kinds & (KIND_STRING | KIND_BIGINT))) {
        return pointer_or(emitter, left, emit_guarded(emitter, expr->right), repr, ctype);
    }
    left = make_reusable(emitter, left, "value");
    CExpr *test = truthy(emitter, left);
    Value right = emit_guarded(emitter, expr->right);
    if (right.repr.kind == REPR_VOID && right.expr && !right.is_constant) {
        return value_of(c_conditional(emitter->arena, is_and ? test : c_not(emitter->arena, test),
                                      c_cast(emitter->arena, "void", right.expr),
                                      c_text(emitter->arena, "(void)0")),
                        repr_void(), "void");
    }
    bool keeps_null = left.repr.kind == REPR_POINTER && is_and &&
                      !(left.repr.kinds & (KIND_STRING | KIND_BIGINT));
    if (keeps_null) {
        CExpr *kept = repr_null_is_null(left.repr) ? null_as(emitter, repr)
                                                   : undefined_as(emitter, repr);
        return value_of(c_conditional(emitter->arena, test, convert(emitter, right, repr, ctype),
                                      kept),
                        repr, ctype);
    }
    return choose(emitter, test, is_and ? right : left, is_and ? left : right, repr, ctype);
}

/* ---- equality --------------------------------------------------------------------------------------------------- */

static bool is_numeric(Repr repr)
{
    return repr.kind == REPR_INT32 || repr.kind == REPR_INT64 || repr.kind == REPR_DOUBLE;
}

static bool is_string_pointer(Value value)
{
    return value.repr.kind == REPR_POINTER && (value.repr.kinds & KIND_POINTERS) == KIND_STRING;
}

static const IrExpr *string_constant(const IrExpr *expr)
{
    while (expr->kind == IR_CAST) {
        expr = expr->left;
    }
    if (expr->kind != IR_STRING) {
        return NULL;
    }
    for (size_t i = 0; i < expr->string.length; i++) {
        if ((unsigned char)expr->string.text[i] >= 0x80) {
            return NULL;
        }
    }
    return expr;
}

static CExpr *equals_constant(Emitter *emitter, Value value, const IrExpr *literal)
{
    CExpr *text = c_text(emitter->arena, c_string_literal(emitter->arena, literal->string.text,
                                                          literal->string.length));

    if (is_string_pointer(value)) {
        return c_call(emitter->arena, "ts_string_is", 2, value.expr, text);
    }
    return NULL;
}

static CExpr *equals_strings(Emitter *emitter, Value left, Value right)
{
    bool nullable = repr_is_nullable(left.repr) || repr_is_nullable(right.repr);

    return c_call(emitter->arena, nullable ? "ts_string_same" : "ts_string_equals", 2, left.expr,
                  right.expr);
}

bool is_compared_with_itself(Value left, Value right)
{
    bool integers = repr_is_integer(left.repr) || repr_is_integer(right.repr);
    bool alike = left.repr.kind == right.repr.kind && left.repr.kind != REPR_DOUBLE
        && left.repr.kind != REPR_OPTIONAL_DOUBLE;

    return (integers || alike) && c_is_same(left.expr, right.expr);
}

static bool is_integer_literal(const CExpr *expr)
{
    return expr->kind == C_TEXT && strchr("-0123456789", expr->text[0]) && !strpbrk(expr->text, ".ex");
}

static bool is_out_of_reach(IrOp op, double number, Value value)
{
    double least = INT32_MIN, most = INT32_MAX;

    if (value.is_unsigned) {
        least = 0; /* lengths have 32 bits, though they count as sizes */
        most = UINT32_MAX;
    } else if (value.repr.kind == REPR_BOOL) {
        least = 0;
        most = 1;
    } else if (value.repr.kind != REPR_INT32) {
        return false;
    }
    /* At its type's ends, too, an order can be known. */
    bool at_end = op != IR_OP_EQ && value.repr.kind != REPR_BOOL
        && (number == most || (number == least && least != 0));
    return number < least || number > most || at_end;
}

/* x < 0, 0 <= x of an unsigned x. */
static bool asks_for_sign(IrOp op, bool is_left)
{
    return is_left ? op == IR_OP_LT || op == IR_OP_GE : op == IR_OP_GT || op == IR_OP_LE;
}

/* The value of a sum, difference or product of integer literals, which compilers know as well. */
static bool constant_integer(const CExpr *expr, double *value)
{
    double left, right;

    if (is_integer_literal(expr)) {
        *value = strtod(expr->text, NULL);
        return true;
    }
    if (expr->kind == C_CAST && strcmp(expr->text, "int64_t") == 0) {
        return constant_integer(expr->left, value);
    }
    if (expr->kind == C_UNARY && strchr("~-", expr->text[0]) && constant_integer(expr->left, value)) {
        *value = expr->text[0] == '~' ? -*value - 1 : -*value;
        return true;
    }
    if (expr->kind != C_BINARY || expr->text[1] || !strchr("+-*", expr->text[0])
        || !constant_integer(expr->left, &left) || !constant_integer(expr->right, &right)) {
        return false;
    }
    *value = expr->text[0] == '+' ? left + right : expr->text[0] == '-' ? left - right : left * right;
    return true;
}

static void spell_operand(Emitter *emitter, IrOp op, bool is_left, Value value, CExpr **spelled,
                          CExpr **literal)
{
    double number;

    if (!constant_integer(*literal, &number) || is_integer_literal(*spelled)) {
        return;
    }
    if (is_out_of_reach(op, number, value)) {
        *literal = is_integer_literal(*literal)
            ? c_format(emitter->arena, "%s.0", (*literal)->text)
            : c_cast(emitter->arena, "double", *literal);
    } else if (asks_for_sign(op, is_left) && value.is_unsigned && number == 0) {
        bool is_wide = value.ctype && strcmp(value.ctype, "size_t") == 0;
        *spelled = c_cast(emitter->arena, is_wide ? "int64_t" : "double", *spelled);
    }
}

void spell_operands(Emitter *emitter, IrOp op, Value left, Value right, CExpr **a, CExpr **b)
{
    spell_operand(emitter, op, true, left, a, b);
    spell_operand(emitter, op, false, right, b, a);
}

static CExpr *equals(Emitter *emitter, IrExpr *expr, Value left, Value right, bool strict)
{
    if (right.is_constant || left.is_constant) {
        Value tested = right.is_constant ? left : right;
        unsigned which = right.is_constant ? right.repr.kinds : left.repr.kinds;
        return is_nullish(emitter, tested, strict ? which & KIND_NULLISH : (unsigned)KIND_NULLISH);
    }
    if (is_numeric(left.repr) && is_numeric(right.repr)) {
        CExpr *a = left.expr, *b = right.expr;
        if (is_compared_with_itself(left, right)) {
            return c_binary(emitter->arena, c_cast(emitter->arena, "void", b), ",", truth(emitter, true));
        }
        if (left.is_unsigned != right.is_unsigned && left.repr.kind != REPR_DOUBLE
            && right.repr.kind != REPR_DOUBLE) {
            a = left.is_unsigned && !is_natural(b) ? c_cast(emitter->arena, "int64_t", a) : a;
            b = right.is_unsigned && !is_natural(a) ? c_cast(emitter->arena, "int64_t", b) : b;
        }
        double number;
        bool is_equal;
        if ((constant_integer(b, &number) && bits_decide(a, number, &is_equal))
            || (constant_integer(a, &number) && bits_decide(b, number, &is_equal))) {
            CExpr *operands = c_binary(emitter->arena, c_cast(emitter->arena, "void", a), ",",
                                       c_cast(emitter->arena, "void", b));
            return c_binary(emitter->arena, operands, ",", truth(emitter, is_equal));
        }
        spell_operands(emitter, IR_OP_EQ, left, right, &a, &b);
        return c_binary(emitter->arena, a, "==", b);
    }
    if (left.repr.kind == REPR_BOOL && right.repr.kind == REPR_BOOL) {
        if (is_compared_with_itself(left, right)) {
            return c_binary(emitter->arena, c_cast(emitter->arena, "void", right.expr), ",",
                            truth(emitter, true));
        }
        return c_binary(emitter->arena, left.expr, "==", right.expr);
    }
    const IrExpr *literal = string_constant(expr->right);
    CExpr *constant = literal ? equals_constant(emitter, left, literal) : NULL;
    if (!constant && (literal = string_constant(expr->left))) {
        constant = equals_constant(emitter, right, literal);
    }
    if (constant) {
        return constant;
    }
    if (is_string_pointer(left) && is_string_pointer(right)
        && !(repr_is_nullable(left.repr) && repr_is_nullable(right.repr)
             && repr_null_is_null(left.repr) != repr_null_is_null(right.repr))) {
        return equals_strings(emitter, left, right);
    }
    if (is_bigint(left) && is_bigint(right)
        && !(repr_is_nullable(left.repr) && repr_is_nullable(right.repr)
             && repr_null_is_null(left.repr) != repr_null_is_null(right.repr))) {
        use_header(emitter, "ts/bigint.h");
        return c_call(emitter->arena, "ts_bigint_equals", 2, left.expr, right.expr);
    }
    bool pointers = left.repr.kind == REPR_POINTER && right.repr.kind == REPR_POINTER
        && !((left.repr.kinds | right.repr.kinds) & (KIND_STRING | KIND_BIGINT));
    if (pointers && !(repr_is_nullable(left.repr) && repr_is_nullable(right.repr)
                      && repr_null_is_null(left.repr) != repr_null_is_null(right.repr))) {
        CExpr *b = right.expr;
        if (left.ctype && right.ctype && !is_same_ctype(emitter, left.ctype, right.ctype)) {
            b = c_cast(emitter->arena, left.ctype, b);
        }
        bool is_same = left.expr->kind == C_TEXT && b->kind == C_TEXT &&
                       strcmp(left.expr->text, b->text) == 0;
        /* Compilers warn where something is compared with itself. */
        return is_same ? c_binary(emitter->arena, c_cast(emitter->arena, "void", b), ",",
                                  c_text(emitter->arena, "true"))
                       : c_binary(emitter->arena, left.expr, "==", b);
    }
    if (left.repr.kind == REPR_OPTIONAL_DOUBLE && is_numeric(right.repr)) {
        return c_binary(emitter->arena, left.expr, "==", right.expr); /* undefined is a NaN */
    }
    if (right.repr.kind == REPR_OPTIONAL_DOUBLE && is_numeric(left.repr)) {
        return c_binary(emitter->arena, left.expr, "==", right.expr);
    }
    return c_call(emitter->arena, strict ? "ts_strict_equals" : "ts_equals", 2,
                  to_value(emitter, left), to_value(emitter, right));
}

/* ---- typeof x === "..." -------------------------------------------------------------------------------------------- */

static unsigned kinds_of_word(const char *word)
{
    static const struct {
        const char *word;
        unsigned kinds;
    } table[] = {
        {"undefined", KIND_UNDEFINED}, {"boolean", KIND_BOOLEAN}, {"number", KIND_NUMBER},
        {"string", KIND_STRING},       {"bigint", KIND_BIGINT},   {"symbol", KIND_SYMBOL},
        {"function", KIND_FUNCTION | KIND_CLASS},
        {"object", KIND_NULL | KIND_OBJECT | KIND_ARRAY | KIND_NATIVE},
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (strcmp(table[i].word, word) == 0) {
            return table[i].kinds;
        }
    }
    return 0;
}

static CExpr *typeof_test(Emitter *emitter, Value value, const char *word)
{
    unsigned wanted = kinds_of_word(word);
    unsigned kinds = value.repr.kinds & ~(unsigned)KIND_RAW_NULLISH;

    if (value.is_constant) {
        return truth(emitter, (kinds & wanted) != 0);
    }
    if (!(kinds & KIND_DYNAMIC)) {
        if (!(kinds & wanted)) {
            return truth(emitter, false);
        }
        if (!(kinds & ~wanted)) {
            return truth(emitter, true);
        }
    }
    if (value.repr.kind == REPR_POINTER || value.repr.kind == REPR_OPTIONAL_DOUBLE) {
        /* The only other kind is the nullish one. */
        CExpr *nullish = is_nullish(emitter, value, kinds & KIND_NULLISH);
        return wanted & KIND_NULLISH ? nullish : c_not(emitter->arena, nullish);
    }
    if (strcmp(word, "object") == 0) {
        use_header(emitter, "ts/nullish.h");
        return call1(emitter, "ts_typeof_is_object", value.expr);
    }
    const char *test = strcmp(word, "boolean") == 0 ? "ts_is_bool"
        : arena_printf(emitter->arena, "ts_is_%s", word);
    return call1(emitter, test, value.expr);
}

static CExpr *typeof_comparison(Emitter *emitter, IrExpr *left, IrExpr *right)
{
    if (left->kind != IR_UNARY || left->op != IR_OP_TYPEOF || right->kind != IR_STRING) {
        return NULL;
    }
    Value value = emit_expr(emitter, left->left);
    CExpr *test = kinds_of_word(right->string.text) == 0
        ? truth(emitter, false) : typeof_test(emitter, value, right->string.text);
    if (is_truth(test)) {
        emit_unused(emitter, left->left, value);
    }
    return test;
}

Value emit_equality(Emitter *emitter, IrExpr *expr)
{
    bool strict = expr->op == IR_OP_STRICT_EQ || expr->op == IR_OP_STRICT_NE;
    bool negated = expr->op == IR_OP_NE || expr->op == IR_OP_STRICT_NE;
    CExpr *result = typeof_comparison(emitter, expr->left, expr->right);

    if (!result) {
        result = typeof_comparison(emitter, expr->right, expr->left);
    }
    if (!result) {
        Value operands[2];
        IrExpr *parts[2] = {expr->left, expr->right};
        emit_operands(emitter, parts, 2, operands);
        result = equals(emitter, expr, operands[0], operands[1], strict);
        if (is_truth(result)) {
            emit_unused(emitter, expr->left, operands[0]);
            emit_unused(emitter, expr->right, operands[1]);
        }
    }
    return boolean(negated ? c_not(emitter->arena, result) : result);
}

/* ---- instanceof ---------------------------------------------------------------------------------------------------------- */

/* x instanceof Object: whatever is no primitive. */
static CExpr *is_any_object(Emitter *emitter, Value value)
{
    if (value.repr.kind == REPR_POINTER && !(value.repr.kinds & (KIND_STRING | KIND_BIGINT | KIND_SYMBOL))) {
        return truthy(emitter, value);
    }
    use_header(emitter, "ts/prototype.h");
    return c_call(emitter->arena, "ts_inherits_object", 1, to_value(emitter, value));
}

Value emit_instanceof(Emitter *emitter, IrExpr *expr)
{
    Value value = emit_expr(emitter, expr->left);
    IrExpr *right = expr->right;
    const char *descriptor = NULL;

    if (value.is_constant) {
        return boolean(truth(emitter, false));
    }
    use_header(emitter, "ts/object.h");
    if (right->kind == IR_CLASS && right->class_) {
        Shape *shape = right->class_->shape;
        descriptor = shape ? descriptor_of(emitter, shape) : NULL;
    } else if (right->kind == IR_CLASS && right->name && strcmp(right->name, "Object") == 0) {
        return boolean(is_any_object(emitter, value));
    } else if (right->kind == IR_CLASS && right->name && strcmp(right->name, "Function") == 0) {
        return boolean(c_call(emitter->arena, "ts_is_function", 1, to_value(emitter, value)));
    } else if (right->kind == IR_CLASS && right->name && strcmp(right->name, "TsArray") == 0) {
        const char *test = emitter->ir->uses_proxies ? "ts_is_array_object" : "ts_is_array";
        return boolean(c_call(emitter->arena, test, 1, to_value(emitter, value)));
    } else if (right->kind == IR_CLASS && right->name) {
        descriptor = arena_printf(emitter->arena, "%s_type", right->name);
        if (right->string.text) {
            use_header(emitter, right->string.text);
        }
    }
    if (!descriptor) {
        CExpr *class_ = convert(emitter, emit_expr(emitter, right), repr_simple(REPR_VALUE), "TsValue");
        return boolean(c_call(emitter->arena, "ts_instance_of_value", 2, to_value(emitter, value), class_));
    }
    CExpr *type = c_unary(emitter->arena, "&", c_text(emitter->arena, descriptor));
    if (value.repr.kind == REPR_POINTER) {
        return boolean(c_call(emitter->arena, "ts_pointer_is_instance", 2, value.expr, type));
    }
    return boolean(c_call(emitter->arena, "ts_is_instance", 2, to_value(emitter, value), type));
}

Value emit_branded(Emitter *emitter, IrExpr *expr)
{
    static const char *const checks[]
        = {[IR_OP_NONE] = "ts_private_receiver", [IR_OP_ADD] = "ts_private", [IR_OP_SUB] = "ts_private_to_set"};
    Value value = emit_expr(emitter, expr->left);
    CExpr *type = c_unary(emitter->arena, "&",
                          c_text(emitter->arena, descriptor_of(emitter, expr->class_->shape)));

    use_header(emitter, "ts/private.h");
    return value_of(c_call(emitter->arena, checks[expr->op], 3, to_value(emitter, value), type,
                           key_text(emitter, expr->name)),
                    repr_pointer(KIND_OBJECT, slot_of(expr)->pointee), "void *");
}
