/*
 * Strings, functions and errors in util.inspect.
 */
#include "ts/inspect_internal.h"

#include <math.h>

#include "ts/error.h"
#include "ts/function.h"
#include "ts/inspect_style.h"

/** Strings up to this length are never broken at their newlines. */
enum { SHORT_LINE = 16 };

/* ---- quotes ---------------------------------------------------------------------------------- */

static bool contains(const TsString *string, size_t start, size_t end, const char *text)
{
    size_t length = strlen(text);

    for (size_t i = start; i + length <= end; i++) {
        size_t j = 0;
        while (j < length && ts_string_unit(string, i + j) == (uint8_t)text[j]) {
            j++;
        }
        if (j == length) {
            return true;
        }
    }
    return false;
}

/** Single quotes, unless others spare an escape. */
static char choose_quote(const TsString *string, size_t start, size_t end)
{
    if (!contains(string, start, end, "'")) {
        return '\'';
    }
    if (!contains(string, start, end, "\"")) {
        return '"';
    }
    return contains(string, start, end, "`") || contains(string, start, end, "${") ? '\'' : '`';
}

static void add_hex_escape(TsBuilder *out, uint16_t unit)
{
    static const char UPPER[] = "0123456789ABCDEF";
    static const char LOWER[] = "0123456789abcdef";

    if (unit < 0x100) {
        ts_builder_add_literal(out, "\\x");
        ts_builder_add_unit(out, (uint8_t)UPPER[unit >> 4]);
        ts_builder_add_unit(out, (uint8_t)UPPER[unit & 15]);
        return;
    }
    ts_builder_add_literal(out, "\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
        ts_builder_add_unit(out, (uint8_t)LOWER[unit >> shift & 15]);
    }
}

static void add_quoted_unit(TsBuilder *out, uint16_t unit, char quote)
{
    static const char LETTERS[] = "btn\0fr";

    if (unit == '\\' || (unit == '\'' && quote == '\'')) {
        ts_builder_add_unit(out, '\\');
        ts_builder_add_unit(out, unit);
    } else if (unit >= 8 && unit <= 13 && LETTERS[unit - 8]) {
        ts_builder_add_unit(out, '\\');
        ts_builder_add_unit(out, (uint8_t)LETTERS[unit - 8]);
    } else if (unit < 0x20 || (unit > 0x7e && unit < 0xa0)) {
        add_hex_escape(out, unit);
    } else {
        ts_builder_add_unit(out, unit);
    }
}

static void quote_range(TsBuilder *out, const TsString *string, size_t start, size_t end)
{
    char quote = choose_quote(string, start, end);

    ts_builder_add_unit(out, (uint8_t)quote);
    for (size_t i = start; i < end; i++) {
        uint16_t unit = ts_string_unit(string, i);
        if (unit < 0xd800 || unit > 0xdfff) {
            add_quoted_unit(out, unit, quote);
            continue;
        }
        uint16_t next = i + 1 < end ? ts_string_unit(string, i + 1) : 0;
        if (unit < 0xdc00 && next >= 0xdc00 && next <= 0xdfff) {
            ts_builder_add_unit(out, unit);
            ts_builder_add_unit(out, next);
            i++;
        } else {
            add_hex_escape(out, unit);
        }
    }
    ts_builder_add_unit(out, (uint8_t)quote);
}

void inspect_quote(TsBuilder *out, const TsString *string)
{
    quote_range(out, string, 0, string->length);
}

/** Each line quoted for itself, joined by ` +` and a new line. */
static void quote_lines(TsBuilder *out, const InspectOptions *options, const TsString *string,
                        size_t length, size_t indentation)
{
    size_t start = 0;

    while (start < length) {
        size_t end = start;
        while (end < length && ts_string_unit(string, end) != '\n') {
            end++;
        }
        end += end < length;
        if (start > 0) {
            ts_builder_add_literal(out, " +\n");
            ts_builder_add_repeated(out, ' ', indentation + 2);
        }
        TsBuilder line;
        ts_builder_init(&line);
        quote_range(&line, string, start, end);
        ts_builder_add_string(out, inspect_styled(options, ts_builder_finish(&line), STYLE_STRING));
        start = end;
    }
}

TsString *inspect_string(Inspection *in, const TsString *string)
{
    TsBuilder text;
    double limit = in->options.max_string;
    size_t length = (double)string->length > limit ? (size_t)limit : string->length;
    double room = in->options.break_length - (double)in->indentation - 4;

    ts_builder_init(&text);
    if (in->options.compact != INFINITY && length > SHORT_LINE && (double)length > room) {
        quote_lines(&text, &in->options, string, length, in->indentation);
    } else {
        quote_range(&text, string, 0, length);
        TsString *quoted = inspect_styled(&in->options, ts_builder_finish(&text), STYLE_STRING);
        ts_builder_init(&text);
        ts_builder_add_string(&text, quoted);
    }
    if (length < string->length) {
        size_t remaining = string->length - length;
        ts_builder_add_literal(&text, "... ");
        ts_builder_add_int(&text, (int64_t)remaining);
        ts_builder_add_utf8(&text, remaining > 1 ? " more characters" : " more character");
    }
    return ts_builder_finish(&text);
}

/* ---- numbers --------------------------------------------------------------------------------- */

/** An underscore after every three of the digits [start, end), from the left or from the right. */
static void add_groups(TsBuilder *out, const TsString *text, size_t start, size_t end, bool left)
{
    for (size_t i = start; i < end; i++) {
        size_t before = left ? i - start : end - i;
        if (i > start && before % 3 == 0) {
            ts_builder_add_unit(out, '_');
        }
        ts_builder_add_unit(out, ts_string_unit(text, i));
    }
}

TsString *inspect_number(const InspectOptions *options, TsValue number)
{
    bool negative_zero = ts_is_number(number) && number.as.number == 0 && signbit(number.as.number);
    TsString *text = negative_zero ? TS_STR("-0") : ts_string_of(number);
    size_t digits = ts_string_unit(text, 0) == '-';
    size_t point = digits;
    TsBuilder grouped;

    if (!options->numeric_separator) {
        return text;
    }
    while (point < text->length && ts_string_unit(text, point) != '.') {
        point++;
    }
    for (size_t i = digits; i < text->length; i++) {
        if (i != point && (ts_string_unit(text, i) < '0' || ts_string_unit(text, i) > '9')) {
            return text;
        }
    }
    ts_builder_init(&grouped);
    ts_builder_add_range(&grouped, text, 0, digits);
    add_groups(&grouped, text, digits, point, false);
    if (point < text->length) {
        ts_builder_add_unit(&grouped, '.');
        add_groups(&grouped, text, point + 1, text->length, true);
    }
    return ts_builder_finish(&grouped);
}

/* ---- functions ------------------------------------------------------------------------------- */

static TsString *class_base(const TsFunctionInfo *info)
{
    TsBuilder text;
    const TsType *parent = info->instance_type ? info->instance_type->parent : NULL;

    ts_builder_init(&text);
    ts_builder_add_literal(&text, "[class ");
    ts_builder_add_utf8(&text, info->name[0] ? info->name : "(anonymous)");
    if (parent) {
        ts_builder_add_literal(&text, " extends ");
        ts_builder_add_utf8(&text, parent->name);
    }
    ts_builder_add_literal(&text, "]");
    return ts_builder_finish(&text);
}

/* The function's name, or the one that it was given. */
static TsString *own_name(const TsFunction *function)
{
    TsValue own;

    if (!(ts_type_of(function)->flags & TS_TYPE_EXTRA)) {
        return ts_string_from_c(function->info->name);
    }
    ts_get_own(ts_from_object(function), TS_STR("name"), &own);
    return ts_is_string(own) ? own.as.string : ts_string_empty();
}

TsString *inspect_function_base(const TsFunction *function)
{
    TsBuilder text;
    const TsFunctionInfo *info = function->info;
    bool is_async = info->flags & TS_FUNCTION_ASYNC;
    bool is_generator = info->flags & TS_FUNCTION_GENERATOR;

    if (info->flags & TS_FUNCTION_CLASS) {
        return class_base(info);
    }
    ts_builder_init(&text);
    ts_builder_add_literal(&text, "[");
    ts_builder_add_utf8(&text, is_async ? "Async" : "");
    ts_builder_add_utf8(&text, is_generator ? "Generator" : "");
    ts_builder_add_literal(&text, "Function");
    TsString *name = own_name(function);
    if (name->length > 0) {
        ts_builder_add_literal(&text, ": ");
        ts_builder_add_string(&text, name);
    } else {
        ts_builder_add_literal(&text, " (anonymous)");
    }
    ts_builder_add_literal(&text, "]");
    return ts_builder_finish(&text);
}

/* ---- errors ---------------------------------------------------------------------------------- */

static bool starts_with(const TsString *string, const TsString *start)
{
    return string->length >= start->length &&
           ts_string_equals(ts_string_range((TsString *)string, 0, start->length), start);
}

static bool includes(const TsString *string, const TsString *part)
{
    for (size_t i = 0; i + part->length <= string->length; i++) {
        if (ts_string_equals(ts_string_range((TsString *)string, i, i + part->length), part)) {
            return true;
        }
    }
    return false;
}

static bool ends_with_error(const TsString *name)
{
    size_t length = name->length;

    return length >= 5 &&
           ts_string_is(ts_string_range((TsString *)name, length - 5, length), "Error");
}

/** Puts the class into a stack that begins with another name, as Node does. */
static TsString *improve_stack(TsString *stack, const TsString *name, const char *class_name)
{
    if (!class_name || !ends_with_error(name) || !starts_with(stack, name)) {
        return stack;
    }
    size_t length = name->length;
    uint16_t next = stack->length > length ? ts_string_unit(stack, length) : ':';
    TsString *class_text = ts_string_from_c(class_name);
    if ((next != ':' && next != '\n') || ts_string_equals(class_text, name)) {
        return stack;
    }
    TsString *rest = ts_string_range(stack, length, stack->length);
    if (includes(class_text, name)) {
        return ts_concat(class_text, rest);
    }
    return ts_concat_n(5, class_text, TS_STR(" ["), name, TS_STR("]"), rest);
}

/** Keys that say what the stack says already. */
static void remove_shown_keys(TsArray *keys, TsValue error, const TsString *stack)
{
    size_t kept = 0;

    for (size_t i = 0; i < keys->length; i++) {
        TsValue key = ts_array_value(keys, (int64_t)i);
        bool candidate = ts_is_string(key) && (ts_string_is(key.as.string, "name") ||
                                               ts_string_is(key.as.string, "message"));
        bool shown = ts_is_string(key) && ts_string_is(key.as.string, "stack");
        if (candidate) {
            TsValue value = ts_get(error, key.as.string);
            shown = !ts_is_string(value) || includes(stack, value.as.string);
        }
        if (!shown) {
            ts_array_value_at(keys, kept) = key;
            kept++;
        }
    }
    keys->length = kept;
}

/** Is there a frame line after the message? */
static bool has_frames(const TsString *stack)
{
    return includes(stack, TS_STR("\n    at"));
}

TsString *inspect_error_base(Inspection *in, TsValue value, const char *class_name, TsArray *keys)
{
    const TsError *error = value.as.pointer;
    TsValue stack_value = ts_get(value, TS_STR("stack"));
    TsValue name_value = ts_get(value, TS_STR("name"));
    TsString *stack = ts_is_string(stack_value) && stack_value.as.string->length > 0
                          ? stack_value.as.string
                          : ts_error_to_string(error);
    TsString *name = ts_is_string(name_value) ? name_value.as.string : TS_STR("Error");
    TsValue cause;

    remove_shown_keys(keys, value, stack);
    if (ts_get_own(value, TS_STR("cause"), &cause)) {
        ts_array_push_value(keys, ts_from_string(TS_STR("cause")));
    }
    TsValue errors;
    if (ts_get_own(value, TS_STR("errors"), &errors) && ts_is_array(errors)) {
        ts_array_push_value(keys, ts_from_string(TS_STR("errors")));
    }
    stack = improve_stack(stack, name, class_name);
    if (!has_frames(stack)) {
        stack = ts_concat_n(3, TS_STR("["), stack, TS_STR("]"));
    }
    return inspect_indented(stack, in->indentation);
}

TsString *inspect_indented(TsString *string, size_t columns)
{
    TsBuilder text;

    if (columns == 0) {
        return string;
    }
    ts_builder_init(&text);
    for (size_t i = 0; i < string->length; i++) {
        uint16_t unit = ts_string_unit(string, i);
        ts_builder_add_unit(&text, unit);
        ts_builder_add_repeated(&text, ' ', unit == '\n' ? columns : 0);
    }
    return ts_builder_finish(&text);
}
