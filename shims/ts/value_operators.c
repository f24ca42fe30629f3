/*
 * The operators on values whose kinds are known only at run time. ECMA-262 §7.1, §7.2, §13.
 */
#include "ts/array.h"
#include "ts/bigint_operators.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/number.h"
#include "ts/object.h"
#include "ts/string.h"
#include "ts/boxed.h"

TsString *ts_typeof(TsValue value)
{
    switch (value.tag) {
    case TS_TAG_UNDEFINED:
    case TS_TAG_HOLE:
        return TS_STR("undefined");
    case TS_TAG_BOOLEAN:
        return TS_STR("boolean");
    case TS_TAG_NUMBER:
        return TS_STR("number");
    case TS_TAG_STRING:
        return TS_STR("string");
    case TS_TAG_SYMBOL:
        return TS_STR("symbol");
    case TS_TAG_BIGINT:
        return TS_STR("bigint");
    default:
        return ts_is_function(value) ? TS_STR("function") : TS_STR("object");
    }
}

/* ---- conversions ----------------------------------------------------------------------------- */

bool ts_to_boolean_slow(TsValue value)
{
    switch (value.tag) {
    case TS_TAG_UNDEFINED:
    case TS_TAG_HOLE:
    case TS_TAG_NULL:
        return false;
    case TS_TAG_BOOLEAN:
        return value.as.boolean;
    case TS_TAG_NUMBER:
        return ts_number_truthy(value.as.number);
    case TS_TAG_STRING:
        return value.as.string->length > 0;
    case TS_TAG_BIGINT:
        return ts_bigint_operators->to_number(value) != 0;
    default:
        return true;
    }
}

const TsBigIntOperators *ts_bigint_operators;

/* OrdinaryToPrimitive (§7.1.1.1): one of the two methods. */
static bool try_method(TsValue object, TsString *name, TsValue *result)
{
    TsValue method = ts_get(object, name);

    if (!ts_is_function(method)) {
        return false;
    }
    *result = ts_call(ts_as_function(method), object, 0, NULL);
    return !ts_is_object(*result);
}

/* What Object.prototype.toString gives, and the toString of the built-in classes. */
static TsString *default_text(TsValue object)
{
    const TsType *type = ts_type_of(object.as.object);

    switch ((TsKind)type->kind) {
    case TS_KIND_ARRAY:
        return ts_array_to_string(object.as.pointer);
    case TS_KIND_ERROR:
        return ts_error_to_string(object.as.pointer);
    case TS_KIND_FUNCTION:
        return ts_function_to_string(object.as.pointer);
    case TS_KIND_MAP:
        return TS_STR("[object Map]");
    case TS_KIND_SET:
        return TS_STR("[object Set]");
    default: {
        TsValue tag = ts_get(object, (TsString *)&ts_symbol_to_string_tag);
        if (ts_is_string(tag)) {
            return ts_string_format("[object %S]", tag.as.string);
        }
        return TS_STR("[object Object]");
    }
    }
}

TsValue ts_to_primitive(TsValue value, TsHint hint)
{
    TsValue result, exotic;

    if (!ts_is_object(value)) {
        return value;
    }
    if (ts_type_of(value.as.object)->kind == TS_KIND_BOXED &&
        !(ts_type_of(value.as.object)->flags & (TS_TYPE_EXTRA | TS_TYPE_PROTOTYPE))) {
        return ts_unboxed(value);
    }
    exotic = ts_get(value, (TsString *)&ts_symbol_to_primitive);
    if (!ts_is_nullish(exotic)) {
        TsValue argument = ts_from_string(hint == TS_HINT_STRING   ? TS_STR("string")
                                          : hint == TS_HINT_NUMBER ? TS_STR("number")
                                                                   : TS_STR("default"));
        if (!ts_is_function(exotic)) {
            ts_throw_error(&TypeError_type, "%S%s%S is not a function", ts_typeof(exotic),
                           ts_is_object(exotic) ? "" : " ",
                           ts_is_object(exotic) ? ts_string_empty() : ts_string_of(exotic));
        }
        result = ts_call_value(exotic, value, 1, &argument);
        if (ts_is_object(result)) {
            ts_throw_error(&TypeError_type, "Cannot convert object to primitive value");
        }
        return result;
    }
    if (ts_type_of(value.as.object)->kind == TS_KIND_DATE && hint == TS_HINT_DEFAULT) {
        hint = TS_HINT_STRING;
    }
    if (hint != TS_HINT_STRING && try_method(value, TS_STR("valueOf"), &result)) {
        return result;
    }
    if (try_method(value, TS_STR("toString"), &result)) {
        return result;
    }
    bool has_text = ts_is_function(ts_get(value, TS_STR("toString")));
    bool is_bare = ts_type_of(value.as.object)->flags & TS_TYPE_NULL_PROTOTYPE;
    if (hint == TS_HINT_STRING && (has_text || is_bare)
        && try_method(value, TS_STR("valueOf"), &result)) {
        return result;
    }
    if (has_text || is_bare) {
        ts_throw_error(&TypeError_type, "Cannot convert object to primitive value");
    }
    return ts_from_string(default_text(value));
}

double ts_to_number(TsValue value)
{
    switch (value.tag) {
    case TS_TAG_UNDEFINED:
    case TS_TAG_HOLE:
        return __builtin_nan("");
    case TS_TAG_NULL:
        return 0;
    case TS_TAG_BOOLEAN:
        return value.as.boolean;
    case TS_TAG_NUMBER:
        return value.as.number;
    case TS_TAG_STRING:
        return ts_number_from_string(value.as.string);
    case TS_TAG_SYMBOL:
        ts_throw_error(&TypeError_type, "Cannot convert a Symbol value to a number");
    case TS_TAG_BIGINT:
        ts_throw_error(&TypeError_type, "Cannot convert a BigInt value to a number");
    default:
        return ts_to_number(ts_to_primitive(value, TS_HINT_NUMBER));
    }
}

TsString *ts_to_string(TsValue value)
{
    switch (value.tag) {
    case TS_TAG_UNDEFINED:
    case TS_TAG_HOLE:
        return TS_STR("undefined");
    case TS_TAG_NULL:
        return TS_STR("null");
    case TS_TAG_BOOLEAN:
        return ts_string_from_bool(value.as.boolean);
    case TS_TAG_NUMBER:
        return ts_string_from_number(value.as.number);
    case TS_TAG_STRING:
        return value.as.string;
    case TS_TAG_SYMBOL:
        ts_throw_error(&TypeError_type, "Cannot convert a Symbol value to a string");
    case TS_TAG_BIGINT:
        return ts_bigint_operators->to_string(value);
    default:
        return ts_to_string(ts_to_primitive(value, TS_HINT_STRING));
    }
}

double ts_number_of(TsValue value)
{
    value = ts_to_primitive(value, TS_HINT_NUMBER);
    return ts_is_bigint(value) ? ts_bigint_operators->to_number(value) : ts_to_number(value);
}

TsString *ts_string_of(TsValue value)
{
    if (ts_is_symbol(value)) {
        TsString *description = value.as.symbol->description;
        return ts_string_format("Symbol(%S)", description ? description : ts_string_empty());
    }
    return ts_to_string(value);
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

TsValue ts_add(TsValue left, TsValue right)
{
    if (ts_is_number(left) && ts_is_number(right)) {
        return ts_from_number(left.as.number + right.as.number);
    }
    left = ts_to_primitive(left, TS_HINT_DEFAULT);
    right = ts_to_primitive(right, TS_HINT_DEFAULT);
    if (ts_is_string(left) || ts_is_string(right)) {
        TsString *text = ts_to_string(left);
        return ts_from_string(ts_concat(text, ts_to_string(right)));
    }
    if (ts_is_bigint(left) || ts_is_bigint(right)) {
        return ts_bigint_operators->binary(TS_BIGINT_ADD, left, right);
    }
    double number = ts_to_number(left);
    return ts_from_number(number + ts_to_number(right));
}

/* Both operands as primitives, left first; whether one of them is a BigInt. */
static bool are_bigints(TsValue *left, TsValue *right)
{
    *left = ts_to_primitive(*left, TS_HINT_NUMBER);
    *right = ts_to_primitive(*right, TS_HINT_NUMBER);
    return ts_is_bigint(*left) || ts_is_bigint(*right);
}

#define ARITHMETIC(name, op, expression)                                 \
    TsValue name(TsValue left, TsValue right)                            \
    {                                                                    \
        if (!(ts_is_number(left) && ts_is_number(right)) &&              \
            are_bigints(&left, &right)) {                                \
            return ts_bigint_operators->binary(op, left, right);         \
        }                                                                \
        double a = ts_to_number(left);                                   \
        double b = ts_to_number(right);                                  \
        return ts_from_number(expression);                               \
    }
ARITHMETIC(ts_sub, TS_BIGINT_SUBTRACT, a - b)
ARITHMETIC(ts_mul, TS_BIGINT_MULTIPLY, a *b)
ARITHMETIC(ts_div, TS_BIGINT_DIVIDE, a / b)
ARITHMETIC(ts_mod, TS_BIGINT_MODULO, ts_number_mod(a, b))
ARITHMETIC(ts_bit_and, TS_BIGINT_AND, ts_to_int32(a) & ts_to_int32(b))
ARITHMETIC(ts_bit_or, TS_BIGINT_OR, ts_to_int32(a) | ts_to_int32(b))
ARITHMETIC(ts_bit_xor, TS_BIGINT_XOR, ts_to_int32(a) ^ ts_to_int32(b))
ARITHMETIC(ts_shift_left, TS_BIGINT_SHIFT_LEFT, ts_shl(ts_to_int32(a), ts_to_uint32(b)))
ARITHMETIC(ts_shift_right, TS_BIGINT_SHIFT_RIGHT, ts_sar(ts_to_int32(a), ts_to_uint32(b)))
ARITHMETIC(ts_shift_right_unsigned, TS_BIGINT_SHIFT_RIGHT_UNSIGNED,
           ts_shr(ts_to_uint32(a), ts_to_uint32(b)))

#define UNARY(name, op, expression)                         \
    TsValue name(TsValue value)                             \
    {                                                       \
        value = ts_to_primitive(value, TS_HINT_NUMBER);     \
        if (ts_is_bigint(value)) {                          \
            return ts_bigint_operators->unary(op, value);   \
        }                                                   \
        double number = ts_to_number(value);                \
        return ts_from_number(expression);                  \
    }
UNARY(ts_negate, TS_BIGINT_NEGATE, -number)
UNARY(ts_bit_not, TS_BIGINT_NOT, ~ts_to_int32(number))
UNARY(ts_increment, TS_BIGINT_INCREMENT, number + 1)
UNARY(ts_decrement, TS_BIGINT_DECREMENT, number - 1)

TsValue ts_plus(TsValue value)
{
    return ts_from_number(ts_to_number(value));
}

/* ---- comparison ------------------------------------------------------------------------------ */

/* Both operands as primitives, left first; true when both are strings. */
static bool comparable(TsValue *left, TsValue *right)
{
    *left = ts_to_primitive(*left, TS_HINT_NUMBER);
    *right = ts_to_primitive(*right, TS_HINT_NUMBER);
    return ts_is_string(*left) && ts_is_string(*right);
}

#define COMPARISON(name, compare)                                                \
    bool name(TsValue left, TsValue right)                                       \
    {                                                                            \
        if (ts_is_number(left) && ts_is_number(right)) {                         \
            return left.as.number compare right.as.number;                       \
        }                                                                        \
        if (comparable(&left, &right)) {                                         \
            return ts_string_compare(left.as.string, right.as.string) compare 0; \
        }                                                                        \
        if (ts_is_bigint(left) || ts_is_bigint(right)) {                         \
            int order = ts_bigint_operators->order(left, right);                 \
            return order != 2 && order compare 0;                                \
        }                                                                        \
        double number = ts_to_number(left);                                      \
        return number compare ts_to_number(right);                               \
    }
COMPARISON(ts_less, <)
COMPARISON(ts_less_equal, <=)
COMPARISON(ts_greater, >)
COMPARISON(ts_greater_equal, >=)

bool ts_strict_equals(TsValue left, TsValue right)
{
    if (left.tag != right.tag) {
        return false;
    }
    switch (left.tag) {
    case TS_TAG_UNDEFINED:
    case TS_TAG_NULL:
    case TS_TAG_HOLE:
        return true;
    case TS_TAG_BOOLEAN:
        return left.as.boolean == right.as.boolean;
    case TS_TAG_NUMBER:
        return left.as.number == right.as.number;
    case TS_TAG_STRING:
        return ts_string_equals(left.as.string, right.as.string);
    case TS_TAG_BIGINT:
        return left.as.pointer == right.as.pointer || ts_bigint_operators->equals(left, right);
    default:
        return left.as.pointer == right.as.pointer;
    }
}

bool ts_same_value_zero(TsValue left, TsValue right)
{
    if (left.tag == TS_TAG_NUMBER && right.tag == TS_TAG_NUMBER &&
        left.as.number != left.as.number && right.as.number != right.as.number) {
        return true;
    }
    return ts_strict_equals(left, right);
}

bool ts_same_value(TsValue left, TsValue right)
{
    if (left.tag == TS_TAG_NUMBER && right.tag == TS_TAG_NUMBER && left.as.number == 0 &&
        right.as.number == 0) {
        return __builtin_signbit(left.as.number) == __builtin_signbit(right.as.number);
    }
    return ts_same_value_zero(left, right);
}

bool ts_equals(TsValue left, TsValue right)
{
    if (left.tag == right.tag) {
        return ts_strict_equals(left, right);
    }
    if (ts_is_nullish(left) || ts_is_nullish(right)) {
        return ts_is_nullish(left) && ts_is_nullish(right);
    }
    if (ts_is_object(left)) {
        return ts_equals(ts_to_primitive(left, TS_HINT_DEFAULT), right);
    }
    if (ts_is_object(right)) {
        return ts_equals(left, ts_to_primitive(right, TS_HINT_DEFAULT));
    }
    if (ts_is_symbol(left) || ts_is_symbol(right)) {
        return false;
    }
    if (ts_is_bigint(left) || ts_is_bigint(right)) {
        return ts_bigint_operators->equals(left, right);
    }
    return ts_to_number(left) == ts_to_number(right);
}
