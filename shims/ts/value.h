/*
 * The value of an expression whose kind is not known before it runs, and the words that every other
 * header uses: heap cells, tags and representations.
 *
 * Law: a TsValue is passed by value and owns nothing; what it points at lives in a heap (heap.h) or
 * is static. A zeroed TsValue is `undefined`.
 */
#ifndef TS_VALUE_H
#define TS_VALUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct TsType TsType;
typedef struct TsString TsString;
typedef struct TsSymbol TsSymbol;
typedef struct TsBigInt TsBigInt;
typedef struct TsArray TsArray;
typedef struct TsFunction TsFunction;

/** The first member of every heap cell: its descriptor (type.h). */
typedef struct TsObject {
    const TsType *type;
} TsObject;

/**
 * What kind of language value a TsValue holds (ECMA-262 §6.1). Arrays and functions are objects.
 */
typedef enum TsTag {
    TS_TAG_UNDEFINED = 0,
    TS_TAG_NULL,
    TS_TAG_BOOLEAN,
    TS_TAG_NUMBER,
    TS_TAG_STRING,
    TS_TAG_SYMBOL,
    TS_TAG_BIGINT,
    TS_TAG_OBJECT,
    TS_TAG_HOLE /* a missing element inside a VALUE array; never seen outside array.c */
} TsTag;

/** Any value of the language. 16 bytes. */
typedef struct TsValue {
    TsTag tag;
    union {
        bool boolean;
        double number;
        TsString *string;
        TsSymbol *symbol;
        TsBigInt *bigint;
        TsObject *object;
        void *pointer;
        uint64_t bits;
    } as;
} TsValue;

/**
 * How a slot (field, element, parameter, result) holds what flows into it. The traced ones come
 * last: the collector tests `rep >= TS_REP_POINTER`.
 */
typedef enum TsRep {
    TS_REP_DOUBLE,          /* double */
    TS_REP_OPTIONAL_DOUBLE, /* double, where TS_UNDEFINED_NUMBER is undefined */
    TS_REP_INT32,           /* int32_t */
    TS_REP_INT64,           /* int64_t, at most 2^53 in size */
    TS_REP_BOOL,            /* bool */
    TS_REP_POINTER,         /* pointer to a cell, NULL is undefined */
    TS_REP_NULLABLE,        /* pointer to a cell, NULL is null */
    TS_REP_VALUE,           /* TsValue */
    TS_REP_COUNT
} TsRep;

/** Bytes that a slot of a representation takes. */
static inline size_t ts_rep_size(TsRep rep)
{
    return rep == TS_REP_VALUE   ? sizeof(TsValue)
           : rep == TS_REP_INT32 ? sizeof(int32_t)
           : rep == TS_REP_BOOL  ? sizeof(bool)
                                 : 8;
}

#define TS_UNDEFINED ((TsValue){.tag = TS_TAG_UNDEFINED})
#define TS_NULL      ((TsValue){.tag = TS_TAG_NULL})
#define TS_TRUE      ((TsValue){.tag = TS_TAG_BOOLEAN, .as.boolean = true})
#define TS_FALSE     ((TsValue){.tag = TS_TAG_BOOLEAN, .as.boolean = false})

/* ---- numbers that may be absent -------------------------------------------------------------- */

/** The one NaN pattern that means `undefined` in a TS_REP_OPTIONAL_DOUBLE slot. */
#define TS_UNDEFINED_NUMBER_BITS UINT64_C(0x7ff8dead0000beef)

static inline uint64_t ts_double_bits(double number)
{
    uint64_t bits;

    memcpy(&bits, &number, sizeof bits);
    return bits;
}

static inline double ts_double_from_bits(uint64_t bits)
{
    double number;

    memcpy(&number, &bits, sizeof number);
    return number;
}

#define TS_UNDEFINED_NUMBER ts_double_from_bits(TS_UNDEFINED_NUMBER_BITS)

static inline bool ts_is_undefined_number(double number)
{
    return ts_double_bits(number) == TS_UNDEFINED_NUMBER_BITS;
}

/** A plain double on its way into an optional slot: every NaN becomes the ordinary NaN. */
static inline double ts_optional_number(double number)
{
    return number == number ? number : __builtin_nan("");
}

/* ---- boxing ---------------------------------------------------------------------------------- */

static inline TsValue ts_from_bool(bool boolean)
{
    return (TsValue){.tag = TS_TAG_BOOLEAN, .as.bits = boolean};
}

static inline TsValue ts_from_number(double number)
{
    return (TsValue){.tag = TS_TAG_NUMBER, .as.number = number};
}

/** A double slot that may hold undefined. */
static inline TsValue ts_from_optional_number(double number)
{
    return ts_is_undefined_number(number) ? TS_UNDEFINED : ts_from_number(number);
}

/** A string; NULL is undefined. */
static inline TsValue ts_from_string(const TsString *string)
{
    return string ? (TsValue){.tag = TS_TAG_STRING, .as.string = (TsString *)string} : TS_UNDEFINED;
}

static inline TsValue ts_from_symbol(TsSymbol *symbol)
{
    return symbol ? (TsValue){.tag = TS_TAG_SYMBOL, .as.symbol = symbol} : TS_UNDEFINED;
}

/** A pointer known to be an object (array, function, class instance ...); NULL is undefined. */
static inline TsValue ts_from_object(const void *object)
{
    return object ? (TsValue){.tag = TS_TAG_OBJECT, .as.pointer = (void *)object} : TS_UNDEFINED;
}

/** Whether a pointer is a small BigInt, which is no address (bigint.h). */
static inline bool ts_is_small_bigint(const void *cell)
{
    return (uintptr_t)cell & 1;
}

/** Any cell: its descriptor tells the tag. NULL is undefined. */
TsValue ts_from_pointer(const void *cell);

/** Any cell; NULL is null. */
TsValue ts_from_nullable(const void *cell);

/* ---- tests ----------------------------------------------------------------------------------- */

static inline bool ts_is_undefined(TsValue value)
{
    return value.tag == TS_TAG_UNDEFINED;
}
static inline bool ts_is_null(TsValue value)
{
    return value.tag == TS_TAG_NULL;
}
static inline bool ts_is_nullish(TsValue value)
{
    return value.tag <= TS_TAG_NULL;
}
static inline bool ts_is_bool(TsValue value)
{
    return value.tag == TS_TAG_BOOLEAN;
}
static inline bool ts_is_number(TsValue value)
{
    return value.tag == TS_TAG_NUMBER;
}
static inline bool ts_is_string(TsValue value)
{
    return value.tag == TS_TAG_STRING;
}
static inline bool ts_is_symbol(TsValue value)
{
    return value.tag == TS_TAG_SYMBOL;
}
static inline bool ts_is_bigint(TsValue value)
{
    return value.tag == TS_TAG_BIGINT;
}
/** An object of any kind, functions and arrays included; null is not one. */
static inline bool ts_is_object(TsValue value)
{
    return value.tag == TS_TAG_OBJECT;
}
bool ts_is_array(TsValue value);
bool ts_is_function(TsValue value);

/* ---- unboxing: another kind than expected is a fatal internal error ------------------------- */

/** Prints "internal error: ..." on stderr and aborts. */
_Noreturn void ts_fatal(const char *format, ...) __attribute__((format(printf, 1, 2)));

_Noreturn void ts_fatal_kind(const char *expected, TsValue found);

static inline bool ts_as_bool(TsValue value)
{
    if (__builtin_expect(value.tag != TS_TAG_BOOLEAN, 0)) {
        ts_fatal_kind("boolean", value);
    }
    return value.as.boolean;
}

static inline double ts_as_number(TsValue value)
{
    if (__builtin_expect(value.tag != TS_TAG_NUMBER, 0)) {
        ts_fatal_kind("number", value);
    }
    return value.as.number;
}

/** A number or undefined, for a TS_REP_OPTIONAL_DOUBLE slot. */
static inline double ts_as_optional_number(TsValue value)
{
    if (value.tag == TS_TAG_NUMBER) {
        return ts_optional_number(value.as.number);
    }
    if (__builtin_expect(value.tag != TS_TAG_UNDEFINED, 0)) {
        ts_fatal_kind("number or undefined", value);
    }
    return TS_UNDEFINED_NUMBER;
}

/** A string, or NULL for undefined and null. */
static inline TsString *ts_as_string(TsValue value)
{
    if (__builtin_expect(value.tag != TS_TAG_STRING, 0)) {
        if (value.tag > TS_TAG_NULL) {
            ts_fatal_kind("string", value);
        }
        return NULL;
    }
    return value.as.string;
}

/** An object's pointer (arrays and functions too), or NULL for undefined and null. */
static inline void *ts_as_object(TsValue value)
{
    if (__builtin_expect(value.tag != TS_TAG_OBJECT, 0)) {
        if (value.tag > TS_TAG_NULL) {
            ts_fatal_kind("object", value);
        }
        return NULL;
    }
    return value.as.pointer;
}

/** Any cell's pointer (string, symbol, object), or NULL for undefined and null. */
static inline void *ts_as_pointer(TsValue value)
{
    if (__builtin_expect(value.tag < TS_TAG_STRING, 0)) {
        if (value.tag > TS_TAG_NULL) {
            ts_fatal_kind("object", value);
        }
        return NULL;
    }
    return value.as.pointer;
}

/** Checked casts to the containers; NULL for undefined and null. */
TsArray *ts_as_array(TsValue value);
TsFunction *ts_as_function(TsValue value);

/** Reads the slot at `slot` (static representation `rep`) as a value. */
TsValue ts_slot_get(const void *slot, TsRep rep);

/**
 * Writes a value into a slot; false when the representation cannot hold it (nothing is written).
 */
bool ts_slot_set(void *slot, TsRep rep, TsValue value);

/* ---- operators (value_operators.c); each throws what the specification says ------------------ */

/** typeof (§13.5.3): a static string. */
TsString *ts_typeof(TsValue value);

/** ToBoolean (§7.1.2). */
bool ts_to_boolean_slow(TsValue value);
static inline bool ts_to_boolean(TsValue value)
{
    return value.tag == TS_TAG_BOOLEAN ? value.as.boolean : ts_to_boolean_slow(value);
}

/** ToNumber (§7.1.4); objects go through valueOf/toString; a symbol or BigInt throws TypeError. */
double ts_to_number(TsValue value);

/** ToNumeric for a value that is known not to be a BigInt; the same as ts_to_number. */
#define ts_to_numeric ts_to_number

/** ToString (§7.1.17); a symbol throws TypeError. */
TsString *ts_to_string(TsValue value);

/** String(value): like ts_to_string, but a symbol gives "Symbol(description)". */
TsString *ts_string_of(TsValue value);

/** The hints of ToPrimitive (§7.1.1). */
typedef enum TsHint { TS_HINT_DEFAULT, TS_HINT_NUMBER, TS_HINT_STRING } TsHint;
TsValue ts_to_primitive(TsValue value, TsHint hint);

TsValue ts_add(TsValue left, TsValue right);
TsValue ts_sub(TsValue left, TsValue right);
TsValue ts_mul(TsValue left, TsValue right);
TsValue ts_div(TsValue left, TsValue right);
TsValue ts_mod(TsValue left, TsValue right);
TsValue ts_bit_and(TsValue left, TsValue right);
TsValue ts_bit_or(TsValue left, TsValue right);
TsValue ts_bit_xor(TsValue left, TsValue right);
TsValue ts_shift_left(TsValue left, TsValue right);
TsValue ts_shift_right(TsValue left, TsValue right);
TsValue ts_shift_right_unsigned(TsValue left, TsValue right);
TsValue ts_negate(TsValue value);
TsValue ts_plus(TsValue value);
TsValue ts_bit_not(TsValue value);
TsValue ts_increment(TsValue value);
TsValue ts_decrement(TsValue value);
bool ts_less(TsValue left, TsValue right);
bool ts_less_equal(TsValue left, TsValue right);
bool ts_greater(TsValue left, TsValue right);
bool ts_greater_equal(TsValue left, TsValue right);

/** IsLooselyEqual, `==` (§7.2.13). */
bool ts_equals(TsValue left, TsValue right);
/** IsStrictlyEqual, `===` (§7.2.14). */
bool ts_strict_equals(TsValue left, TsValue right);
/** SameValueZero (§7.2.11): keys of Map and Set, includes(). */
bool ts_same_value_zero(TsValue left, TsValue right);
/** SameValue (§7.2.10): Object.is. */
bool ts_same_value(TsValue left, TsValue right);

/** `left ?? right` and `left || right` for values without effects. */
static inline TsValue ts_or_nullish(TsValue left, TsValue right)
{
    return ts_is_nullish(left) ? right : left;
}

/** `pointer ?? fallback` and, for objects, `pointer || fallback`. */
#define ts_or(pointer, fallback) ((pointer) ?: (fallback))

#endif
