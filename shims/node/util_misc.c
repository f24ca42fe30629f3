/* util: inherits, debuglog, names of system errors, parseEnv.
 */
#include "node/util.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "node/node_errors.h"
#include "node/system_error.h"
#include "ts/array.h"
#include "ts/object.h"
#include "ts/output.h"
#include "ts/prototype.h"

bool util_is_array(TsValue value)
{
    return ts_is_array(value);
}

void util_inherits(TsValue constructor, TsValue super)
{
    if (!ts_is_function(constructor)) {
        node_throw_argument_type("ctor", "of type function", constructor);
    }
    if (!ts_is_function(super)) {
        node_throw_argument_type("superCtor", "of type function", super);
    }
    ts_set(constructor, TS_STR("super_"), super);
    ts_set_prototype_of(ts_function_prototype(constructor.as.pointer),
                        ts_function_prototype(super.as.pointer));
}

/* ---- debuglog ---- */

static TsValue log_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    ts_output_line(TS_STDERR, ts_string_format("%S %d: %S", (TsString *)self->scope, (int)getpid(),
                                               ts_format_values(argc, argv)));
    return TS_UNDEFINED;
}

static TsValue no_log_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    (void)argc;
    (void)argv;
    return TS_UNDEFINED;
}

static const TsFunctionInfo log_info = {.name = "debuglog", .invoke = log_invoke};
static const TsFunctionInfo no_log_info = {.name = "logger", .invoke = no_log_invoke};

static char upper(char letter)
{
    return letter >= 'a' && letter <= 'z' ? (char)(letter - 'a' + 'A') : letter;
}

/* Is the section among the names in NODE_DEBUG, which are separated by commas? */
static bool is_debugged(const char *section)
{
    const char *list = getenv("NODE_DEBUG");

    while (list && *list) {
        size_t length = strcspn(list, ",");
        size_t i = 0;
        while (i < length && section[i] && upper(list[i]) == upper(section[i])) {
            i++;
        }
        if ((i == length && !section[i]) || (i < length && list[i] == '*')) {
            return true;
        }
        list += length + (list[length] == ',');
    }
    return false;
}

TsFunction *util_debug_logger(TsString *section)
{
    bool enabled = is_debugged(ts_string_to_c(section));
    TsBuilder name;

    ts_builder_init(&name);
    for (size_t i = 0; i < section->length; i++) {
        uint16_t unit = ts_string_unit(section, i);
        ts_builder_add_unit(&name, unit < 0x80 ? (uint8_t)upper((char)unit) : unit);
    }
    TsFunction *logger =
        ts_closure_new(enabled ? &log_info : &no_log_info, ts_builder_finish(&name));
    ts_set(ts_from_object(logger), TS_STR("enabled"), ts_from_bool(enabled));
    return logger;
}

/* ---- system errors ---- */

static int errno_of(double number)
{
    if (!(number < 0 && number >= -4096) || number != (int)number) {
        node_throw_out_of_range("err", "a negative integer", number);
    }
    return -(int)number;
}

TsString *util_system_error_name(double number)
{
    const char *name = node_errno_name(errno_of(number));

    return name ? ts_string_from_c(name)
                : ts_string_format("Unknown system error %d", (int)number);
}

TsString *util_system_error_message(double number)
{
    const char *text = node_errno_text(errno_of(number));

    return text ? ts_string_from_c(text)
                : ts_string_format("Unknown system error %d", (int)number);
}

/* ---- parseEnv ---- */

static bool is_space(uint16_t unit)
{
    return unit == ' ' || unit == '\t' || unit == '\r' || unit == '\n';
}

static TsString *trimmed(TsString *text, size_t start, size_t end)
{
    while (start < end && is_space(ts_string_unit(text, start))) {
        start++;
    }
    while (end > start && is_space(ts_string_unit(text, end - 1))) {
        end--;
    }
    return ts_string_range(text, start, end);
}

static size_t find(const TsString *text, size_t start, uint16_t unit)
{
    while (start < text->length && ts_string_unit(text, start) != unit) {
        start++;
    }
    return start;
}

/* Between double quotes, \n is a new line. */
static TsString *expand_newlines(TsString *text)
{
    TsBuilder out;

    ts_builder_init(&out);
    for (size_t i = 0; i < text->length; i++) {
        bool escape = ts_string_unit(text, i) == '\\' && i + 1 < text->length &&
                      ts_string_unit(text, i + 1) == 'n';
        ts_builder_add_unit(&out, escape ? '\n' : ts_string_unit(text, i));
        i += escape;
    }
    return ts_builder_finish(&out);
}

/* The value that begins at `start`; `end` becomes where the next line begins. */
static TsString *env_value(TsString *text, size_t start, size_t *end)
{
    size_t line_end = find(text, start, '\n');

    while (start < line_end && is_space(ts_string_unit(text, start))) {
        start++;
    }
    uint16_t quote = start < line_end ? ts_string_unit(text, start) : 0;
    if (quote == '"' || quote == '\'' || quote == '`') {
        size_t close = find(text, start + 1, quote);
        if (close < text->length) {
            TsString *value = ts_string_range(text, start + 1, close);
            *end = find(text, close, '\n') + 1;
            return quote == '"' ? expand_newlines(value) : value;
        }
    }
    size_t comment = find(text, start, '#');
    *end = line_end + 1;
    return trimmed(text, start, comment < line_end ? comment : line_end);
}

TsValue util_parse_env(TsString *text)
{
    TsValue result = ts_from_object(ts_object_new(8));
    size_t at = 0;

    while (at < text->length) {
        size_t line_end = find(text, at, '\n');
        size_t equals = find(text, at, '=');
        TsString *key = trimmed(text, at, equals < line_end ? equals : line_end);
        if (equals >= line_end || key->length == 0 || ts_string_unit(key, 0) == '#') {
            at = line_end + 1;
            continue;
        }
        if (key->length > 7 && ts_string_is(ts_string_range(key, 0, 7), "export ")) {
            key = trimmed(key, 7, key->length);
        }
        ts_set(result, key, ts_from_string(env_value(text, equals + 1, &at)));
    }
    return result;
}
