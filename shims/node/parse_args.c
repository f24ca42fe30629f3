/* util.parseArgs: the arguments become tokens, the tokens are checked and stored.
 */
#include "node/parse_args.h"

#include "node/node_errors.h"
#include "node/process_info.h"
#include "ts/array.h"
#include "ts/error.h"
#include "ts/json.h"
#include "ts/object.h"

typedef struct Parser {
    TsArray *arguments; /* those to come; short groups are put back as single options */
    size_t next;
    double index; /* of the argument in the original list */
    TsValue options;
    bool strict, allows_positionals, allows_negative;
    TsArray *tokens;
} Parser;

/* ---- reading the config ---- */

static TsValue member(TsValue object, TsString *key)
{
    return ts_is_object(object) ? ts_get(object, key) : TS_UNDEFINED;
}

static bool flag(TsValue config, TsString *key, bool otherwise)
{
    TsValue value = member(config, key);

    return ts_is_undefined(value) ? otherwise : ts_to_boolean(value);
}

/* options[name], an own property. */
static TsValue option_of(const Parser *parser, TsString *name)
{
    TsValue key = ts_from_string(name);

    return ts_is_object(parser->options) && ts_has_own(parser->options, key)
               ? ts_get_index(parser->options, key)
               : TS_UNDEFINED;
}

static bool has_type(const Parser *parser, TsString *name, const char *type)
{
    TsValue found = member(option_of(parser, name), TS_STR("type"));

    return ts_is_string(found) && ts_string_is_ascii_text(found.as.string, type, strlen(type));
}

/* The long name of a short option: its letter when there is none. */
static TsString *long_name(const Parser *parser, TsString *letter)
{
    TsArray *names =
        ts_is_object(parser->options) ? ts_keys(parser->options) : ts_array_new(TS_ARRAY_PTR, 0);

    for (size_t i = 0; i < names->length; i++) {
        TsString *name = ts_to_string(ts_array_value(names, (int64_t)i));
        TsValue short_name = member(option_of(parser, name), TS_STR("short"));
        if (ts_is_string(short_name) && ts_string_equals(short_name.as.string, letter)) {
            return name;
        }
    }
    return letter;
}

/* ---- tokens ---- */

static TsString *rest_of(TsString *text, size_t start)
{
    return ts_string_range(text, start, text->length);
}

static bool begins_with(const TsString *text, const char *start)
{
    size_t length = strlen(start);

    return text->length >= length &&
           ts_string_is_ascii_text(ts_string_range((TsString *)text, 0, length), start, length);
}

static void push_token(Parser *parser, const char *kind, size_t count, TsString *const *keys,
                       const TsValue *values)
{
    TsDynamicObject *token = ts_object_new(count + 2);

    ts_object_define(token, TS_STR("kind"), ts_from_string(ts_string_from_c(kind)));
    for (size_t i = 0; i < count; i++) {
        ts_object_define(token, keys[i], values[i]);
    }
    ts_array_push_value(parser->tokens, ts_from_object(token));
}

static void push_option(Parser *parser, TsString *name, TsString *raw, TsString *value,
                        bool is_inline)
{
    TsString *positive = begins_with(name, "no-") ? rest_of(name, 3) : NULL;
    bool is_negative = positive && !value && parser->allows_negative &&
                       has_type(parser, positive, "boolean") &&
                       ts_is_undefined(option_of(parser, name));

    name = is_negative ? positive : name;
    TsString *keys[] = {TS_STR("name"), TS_STR("rawName"), TS_STR("index"), TS_STR("value"),
                        TS_STR("inlineValue")};
    TsValue values[] = {ts_from_string(name), ts_from_string(raw), ts_from_number(parser->index),
                        ts_from_string(value), value ? ts_from_bool(is_inline) : TS_UNDEFINED};

    push_token(parser, "option", 5, keys, values);
}

static void push_positional(Parser *parser, TsString *value)
{
    TsString *keys[] = {TS_STR("index"), TS_STR("value")};
    TsValue values[] = {ts_from_number(parser->index), ts_from_string(value)};

    push_token(parser, "positional", 2, keys, values);
}

/* The next argument, for an option that takes a string; NULL when there is none. */
static TsString *take_value(Parser *parser, TsString *name)
{
    if (!has_type(parser, name, "string") || parser->next == parser->arguments->length) {
        return NULL;
    }
    return ts_to_string(ts_array_value(parser->arguments, (int64_t)parser->next++));
}

/* "-abc" becomes "-a", "-b", "-c"; what follows a letter that takes a string is its value. */
static void expand_group(Parser *parser, TsString *group)
{
    TsArray *expanded = ts_array_new(TS_ARRAY_VALUE, group->length);

    for (size_t i = 1; i < group->length; i++) {
        TsString *letter = ts_string_range(group, i, i + 1);
        if (has_type(parser, long_name(parser, letter), "string") && i + 1 < group->length) {
            letter = rest_of(group, i);
            i = group->length;
        }
        ts_array_push_value(expanded, ts_from_string(ts_concat(TS_STR("-"), letter)));
    }
    for (size_t i = parser->next; i < parser->arguments->length; i++) {
        ts_array_push_value(expanded, ts_array_value(parser->arguments, (int64_t)i));
    }
    parser->arguments = expanded;
    parser->next = 0;
}

static size_t index_of_equals(const TsString *text, size_t start)
{
    while (start < text->length && ts_string_unit(text, start) != '=') {
        start++;
    }
    return start;
}

static void read_long(Parser *parser, TsString *argument)
{
    size_t equals = index_of_equals(argument, 3);

    if (equals < argument->length) {
        TsString *name = ts_string_range(argument, 2, equals);
        push_option(parser, name, ts_concat(TS_STR("--"), name), rest_of(argument, equals + 1),
                    true);
        return;
    }
    TsString *name = rest_of(argument, 2);
    double index = parser->index;
    TsString *value = take_value(parser, name);
    push_option(parser, name, argument, value, false);
    parser->index = index + (value != NULL);
}

/* Returns how many of a group's letters are still to come as options of the same argument. */
static size_t read_short(Parser *parser, TsString *argument)
{
    TsString *letter = ts_string_range(argument, 1, 2);
    TsString *name = long_name(parser, letter);
    TsString *raw = ts_concat(TS_STR("-"), letter);

    if (argument->length == 2) {
        double index = parser->index;
        TsString *value = take_value(parser, name);
        push_option(parser, name, argument, value, false);
        parser->index = index + (value != NULL);
        return 0;
    }
    if (has_type(parser, name, "string")) {
        push_option(parser, name, raw, rest_of(argument, 2), true);
        return 0;
    }
    size_t before = parser->arguments->length - parser->next;
    expand_group(parser, argument);
    return parser->arguments->length - before;
}

static void read_tokens(Parser *parser)
{
    size_t in_group = 0;

    parser->index = -1;
    while (parser->next < parser->arguments->length) {
        TsString *argument =
            ts_to_string(ts_array_value(parser->arguments, (int64_t)parser->next++));
        if (in_group > 0) {
            in_group--;
        } else {
            parser->index++;
        }
        if (ts_string_is(argument, "--")) {
            TsString *key = TS_STR("index");
            TsValue index = ts_from_number(parser->index);
            push_token(parser, "option-terminator", 1, &key, &index);
            while (parser->next < parser->arguments->length) {
                parser->index++;
                push_positional(parser, ts_to_string(ts_array_value(parser->arguments,
                                                                    (int64_t)parser->next++)));
            }
        } else if (argument->length > 2 && begins_with(argument, "--")) {
            read_long(parser, argument);
        } else if (argument->length > 1 && begins_with(argument, "-")) {
            size_t expanded = read_short(parser, argument);
            in_group = expanded ? expanded : in_group;
        } else {
            push_positional(parser, argument);
        }
    }
}

/* ---- checks ---- */

static _Noreturn void throw_parse_error(const char *code, TsString *message)
{
    ts_throw(ts_from_object(ts_error_coded(&TypeError_type, code, message)));
}

static void check_option(const Parser *parser, TsString *name, TsString *raw, TsValue value,
                         TsValue is_inline)
{
    static const char VALUE[] = "ERR_PARSE_ARGS_INVALID_OPTION_VALUE";
    TsString *known = name;
    TsValue option = option_of(parser, name);

    if (ts_is_undefined(option) && parser->allows_negative && begins_with(name, "no-")) {
        known = rest_of(name, 3);
        option = has_type(parser, known, "boolean") ? option_of(parser, known) : TS_UNDEFINED;
    }
    if (ts_is_undefined(option)) {
        TsString *hint = ts_string_format(
            ". To specify a positional argument starting with a '-', place it at the end of the "
            "command after '--', as in '-- %S",
            json_stringify(ts_from_string(raw)));
        throw_parse_error("ERR_PARSE_ARGS_UNKNOWN_OPTION",
                          ts_string_format("Unknown option '%S'%S", raw,
                                           parser->allows_positionals ? hint : TS_STR("")));
    }
    TsValue letter = member(option, TS_STR("short"));
    TsString *shown = ts_is_string(letter) ? ts_string_format("-%S, --%S", letter.as.string, known)
                                           : ts_concat(TS_STR("--"), known);
    if (has_type(parser, known, "string") && !ts_is_string(value)) {
        throw_parse_error(VALUE, ts_string_format("Option '%S <value>' argument missing", shown));
    }
    if (has_type(parser, known, "boolean") && ts_is_string(value)) {
        throw_parse_error(VALUE, ts_string_format("Option '%S' does not take an argument", shown));
    }
    bool is_separate = ts_is_bool(is_inline) && !is_inline.as.boolean;
    if (is_separate && value.as.string->length > 1 && begins_with(value.as.string, "-")) {
        TsString *example = begins_with(raw, "--")
                                ? ts_string_format("'%S=-XYZ'", raw)
                                : ts_string_format("'--%S=-XYZ' or '%S-XYZ'", name, raw);
        throw_parse_error(VALUE, ts_string_format("Option '%S' argument is ambiguous.\n"
                                                  "Did you forget to specify the option argument "
                                                  "for '%S'?\nTo specify an option argument "
                                                  "starting with a dash use %S.",
                                                  raw, raw, example));
    }
}

/* ---- the result ---- */

static void store_option(const Parser *parser, TsDynamicObject *values, TsString *name,
                         TsString *raw, TsValue value)
{
    bool is_negative = begins_with(raw, "--no-") && ts_string_equals(rest_of(raw, 5), name);
    TsValue found;

    if (ts_string_is(name, "__proto__")) {
        return;
    }
    if (ts_is_undefined(value)) {
        value = ts_from_bool(!is_negative);
    }
    if (!ts_to_boolean(member(option_of(parser, name), TS_STR("multiple")))) {
        ts_object_define(values, name, value);
    } else if (ts_get_own(ts_from_object(values), name, &found)) {
        ts_array_push_value(ts_as_array(found), value);
    } else {
        ts_object_define(values, name, ts_from_object(ts_array_of_value(1, &value)));
    }
}

static void store_defaults(const Parser *parser, TsDynamicObject *values)
{
    TsArray *names =
        ts_is_object(parser->options) ? ts_keys(parser->options) : ts_array_new(TS_ARRAY_PTR, 0);

    for (size_t i = 0; i < names->length; i++) {
        TsString *name = ts_to_string(ts_array_value(names, (int64_t)i));
        TsValue standard = member(option_of(parser, name), TS_STR("default"));
        if (!ts_is_undefined(standard) &&
            !ts_has_own(ts_from_object(values), ts_from_string(name))) {
            ts_object_define(values, name, standard);
        }
    }
}

static void store_tokens(const Parser *parser, TsDynamicObject *values, TsArray *positionals)
{
    for (size_t i = 0; i < parser->tokens->length; i++) {
        TsValue token = ts_array_value(parser->tokens, (int64_t)i);
        TsString *kind = ts_as_string(ts_get(token, TS_STR("kind")));
        TsValue value = ts_get(token, TS_STR("value"));
        if (ts_string_is(kind, "option")) {
            TsString *name = ts_as_string(ts_get(token, TS_STR("name")));
            TsString *raw = ts_as_string(ts_get(token, TS_STR("rawName")));
            if (parser->strict) {
                check_option(parser, name, raw, value, ts_get(token, TS_STR("inlineValue")));
            }
            store_option(parser, values, name, raw, value);
        } else if (ts_string_is(kind, "positional")) {
            if (!parser->allows_positionals) {
                throw_parse_error(
                    "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL",
                    ts_string_format("Unexpected argument '%S'. This command does not take "
                                     "positional arguments",
                                     value.as.string));
            }
            ts_array_push_value(positionals, value);
        }
    }
}

static TsArray *program_arguments(void)
{
    TsArray *all = process_argv();

    return ts_array_copy_range(all, all->length < 2 ? all->length : 2, all->length);
}

TsValue util_parse_args(TsValue config)
{
    TsValue arguments = member(config, TS_STR("args"));

    parse_args_check(config);
    Parser parser = {
        .arguments = ts_is_array(arguments) ? arguments.as.pointer : program_arguments(),
        .options = member(config, TS_STR("options")),
        .strict = flag(config, TS_STR("strict"), true),
        .allows_negative = flag(config, TS_STR("allowNegative"), false),
        .tokens = ts_array_new(TS_ARRAY_VALUE, 0),
    };
    TsDynamicObject *values = ts_object_new_null_prototype();
    TsArray *positionals = ts_array_new(TS_ARRAY_VALUE, 0);
    TsDynamicObject *result = ts_object_new(3);

    parser.allows_positionals = flag(config, TS_STR("allowPositionals"), !parser.strict);
    read_tokens(&parser);
    store_tokens(&parser, values, positionals);
    store_defaults(&parser, values);
    ts_object_define(result, TS_STR("values"), ts_from_object(values));
    ts_object_define(result, TS_STR("positionals"), ts_from_object(positionals));
    if (flag(config, TS_STR("tokens"), false)) {
        ts_object_define(result, TS_STR("tokens"), ts_from_object(parser.tokens));
    }
    return ts_from_object(result);
}
