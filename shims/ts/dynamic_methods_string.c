/*
 * The methods of strings and numbers for ts_get and ts_call_method.
 */
#include "ts/dynamic_methods_internal.h"
#include "ts/iterator.h"
#include "ts/number_methods.h"
#include "ts/string_case.h"
#include "ts/string_collate.h"
#include "ts/string_methods.h"
#include "ts/boxed.h"

#define TEXT           ts_from_string
#define NUMBER(number) ts_from_number((double)(number))
#define BOOLEAN        ts_from_bool
#define R              ts_to_string(ts_unboxed(call->receiver))
#define S(i)           dynamic_string(call, i)
#define O(i)           dynamic_optional_string(call, i)
#define N(i)           dynamic_number(call, i)
/** A position that is 0 when absent. */
#define P(i) (i < call->argc ? dynamic_number(call, i) : 0)

static TsValue replace(const DynamicCall *call, bool all)
{
    TsString *string = R;
    TsString *search = S(0);

    if (ts_is_function(dynamic_value(call, 1))) {
        TsFunction *replacer = dynamic_function(call, 1);
        return TEXT(all ? ts_string_replace_all_with(string, search, replacer)
                        : ts_string_replace_with(string, search, replacer));
    }
    return TEXT(all ? ts_string_replace_all(string, search, S(1))
                    : ts_string_replace(string, search, S(1)));
}

/* What startsWith and its like look for, which may be no pattern. */
static TsString *sought(const DynamicCall *call)
{
    ts_refuse_pattern(dynamic_value(call, 0), call->name);
    return dynamic_string(call, 0);
}

static TsValue locale_compare(const DynamicCall *call)
{
    return NUMBER(
        ts_string_locale_compare_options(R, S(0), dynamic_value(call, 1), dynamic_value(call, 2)));
}

#define STRING_METHODS(X)                                                                     \
    X(string_at, "at", 1, TEXT(ts_string_at(R, P(0))))                                        \
    X(string_char_at, "charAt", 1, TEXT(ts_string_char_at(R, P(0))))                          \
    X(string_char_code_at, "charCodeAt", 1, NUMBER(ts_string_char_code_at(R, P(0))))          \
    X(string_code_point_at, "codePointAt", 1,                                                 \
      ts_from_optional_number(ts_string_code_point_at(R, P(0))))                              \
    X(string_concat, "concat", 1, TEXT(ts_string_concat(R, call->argc, call->argv)))          \
    X(string_ends_with, "endsWith", 1, BOOLEAN(ts_string_ends_with(R, sought(call), N(1))))           \
    X(string_includes, "includes", 1, BOOLEAN(ts_string_includes(R, sought(call), N(1))))             \
    X(string_index_of, "indexOf", 1, NUMBER(ts_string_index_of(R, S(0), N(1))))               \
    X(string_is_well_formed, "isWellFormed", 0, BOOLEAN(ts_string_is_well_formed(R)))         \
    X(string_last_index_of, "lastIndexOf", 1, NUMBER(ts_string_last_index_of(R, S(0), N(1)))) \
    X(string_locale_compare, "localeCompare", 1, locale_compare(call))                        \
    X(string_pad_end, "padEnd", 2, TEXT(ts_string_pad_end(R, P(0), O(1))))                    \
    X(string_pad_start, "padStart", 2, TEXT(ts_string_pad_start(R, P(0), O(1))))              \
    X(string_repeat, "repeat", 1, TEXT(ts_string_repeat(R, P(0))))                            \
    X(string_replace, "replace", 2, replace(call, false))                                     \
    X(string_replace_all, "replaceAll", 2, replace(call, true))                               \
    X(string_slice, "slice", 2, TEXT(ts_string_slice(R, N(0), N(1))))                         \
    X(string_split, "split", 2, ts_from_object(ts_string_split(R, O(0), N(1))))               \
    X(string_starts_with, "startsWith", 1, BOOLEAN(ts_string_starts_with(R, sought(call), N(1))))     \
    X(string_substr, "substr", 2, TEXT(ts_string_substr(R, N(0), N(1))))                      \
    X(string_substring, "substring", 2, TEXT(ts_string_substring(R, N(0), N(1))))             \
    X(string_to_locale_lower_case, "toLocaleLowerCase", 0, TEXT(ts_string_to_lower(R)))       \
    X(string_to_locale_upper_case, "toLocaleUpperCase", 0, TEXT(ts_string_to_upper(R)))       \
    X(string_to_lower_case, "toLowerCase", 0, TEXT(ts_string_to_lower(R)))                    \
    X(string_to_string, "toString", 0, TEXT(R))                                               \
    X(string_to_upper_case, "toUpperCase", 0, TEXT(ts_string_to_upper(R)))                    \
    X(string_to_well_formed, "toWellFormed", 0, TEXT(ts_string_to_well_formed(R)))            \
    X(string_trim, "trim", 0, TEXT(ts_string_trim(R)))                                        \
    X(string_trim_end, "trimEnd", 0, TEXT(ts_string_trim_end(R)))                             \
    X(string_trim_left, "trimLeft", 0, TEXT(ts_string_trim_start(R)))                         \
    X(string_trim_right, "trimRight", 0, TEXT(ts_string_trim_end(R)))                         \
    X(string_trim_start, "trimStart", 0, TEXT(ts_string_trim_start(R)))                       \
    X(string_value_of, "valueOf", 0, TEXT(R))
DYNAMIC_TABLE(TS_PROTOTYPE_STRING, STRING_METHODS)

DYNAMIC_METHOD(string_iterator, "[Symbol.iterator]", 0, ts_from_object(ts_string_iterator(R)))

static const TsMember iterator_members[] = {
    {.name = (TsString *)&ts_symbol_iterator, .method = &string_iterator_function},
};

/* Number's methods are for numbers only (§21.1.3). */
static double number_receiver(const DynamicCall *call)
{
    TsValue value = ts_unboxed(call->receiver);

    if (!ts_is_number(value)) {
        ts_throw_error(&TypeError_type, "Number.prototype.%s requires that 'this' be a Number",
                       call->name);
    }
    return value.as.number;
}

#define D number_receiver(call)

#define NUMBER_METHODS(X)                                                                 \
    X(number_to_exponential, "toExponential", 1, TEXT(ts_number_to_exponential(D, N(0)))) \
    X(number_to_fixed, "toFixed", 1, TEXT(ts_number_to_fixed(D, N(0))))                   \
    X(number_to_locale_string, "toLocaleString", 0, TEXT(ts_number_to_locale_string(D)))  \
    X(number_to_precision, "toPrecision", 1, TEXT(ts_number_to_precision(D, N(0))))       \
    X(number_to_string, "toString", 1, TEXT(ts_number_to_string(D, N(0))))                \
    X(number_value_of, "valueOf", 0, NUMBER(D))
DYNAMIC_TABLE(TS_PROTOTYPE_NUMBER, NUMBER_METHODS)

static TsValue symbol_itself(const DynamicCall *call)
{
    TsValue value = ts_unboxed(call->receiver);

    if (!ts_is_symbol(value)) {
        ts_throw_error(&TypeError_type, "Symbol.prototype.%s requires that 'this' be a Symbol",
                       call->name);
    }
    return value;
}

/* And so are those of booleans (§20.3.3). */
static bool boolean_receiver(const DynamicCall *call)
{
    TsValue value = ts_unboxed(call->receiver);

    if (!ts_is_bool(value)) {
        ts_throw_error(&TypeError_type, "Boolean.prototype.%s requires that 'this' be a Boolean",
                       call->name);
    }
    return value.as.boolean;
}

#define BOOLEAN_METHODS(X)                                                                 \
    X(boolean_to_string, "toString", 0,                                                    \
      TEXT(boolean_receiver(call) ? TS_STR("true") : TS_STR("false")))                      \
    X(boolean_value_of, "valueOf", 0, BOOLEAN(boolean_receiver(call)))
DYNAMIC_TABLE(TS_PROTOTYPE_BOOLEAN, BOOLEAN_METHODS)

#define SYMBOL_METHODS(X)                                                   \
    X(symbol_to_string, "toString", 0, TEXT(ts_string_of(symbol_itself(call)))) \
    X(symbol_value_of, "valueOf", 0, symbol_itself(call))
DYNAMIC_TABLE(TS_PROTOTYPE_SYMBOL, SYMBOL_METHODS)

DYNAMIC_METHOD(symbol_description, "get description", 0,
               ts_from_pointer(symbol_itself(call).as.symbol->description))

static const TsMember symbol_getters[] = {
    {.name = TS_KEY("description"), .getter = &symbol_description_function},
};

void dynamic_string_methods(void)
{
    DYNAMIC_ADD(TS_PROTOTYPE_STRING);
    ts_add_members(TS_PROTOTYPE_STRING, iterator_members, 1);
    DYNAMIC_ADD(TS_PROTOTYPE_NUMBER);
    DYNAMIC_ADD(TS_PROTOTYPE_BOOLEAN);
    DYNAMIC_ADD(TS_PROTOTYPE_SYMBOL);
    ts_add_members(TS_PROTOTYPE_SYMBOL, symbol_getters, 1);
}
