/* util.parseArgs: the config is checked before anything is read.
 */
#include "node/parse_args.h"

#include "node/node_errors.h"
#include "ts/array.h"
#include "ts/object.h"

static TsValue member(TsValue object, const char *key)
{
    return ts_is_object(object) ? ts_get(object, ts_string_from_c(key)) : TS_UNDEFINED;
}

_Noreturn static void refuse(const char *what, TsString *name, const char *expected, TsValue value)
{
    ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_TYPE", "The \"%S\" %s must be %s. Received %S",
                   name, what, expected, node_describe(value));
}

static void check_argument(TsValue config, const char *key, bool is_right, const char *expected)
{
    TsValue value = member(config, key);

    if (!ts_is_undefined(value) && !is_right) {
        refuse("argument", ts_string_from_c(key), expected, value);
    }
}

static TsString *path_of(TsString *option, const char *key)
{
    return ts_string_format("options.%S.%s", option, key);
}

static void check_short(TsString *option, TsValue value)
{
    if (ts_is_undefined(value)) {
        return;
    }
    if (!ts_is_string(value)) {
        refuse("property", path_of(option, "short"), "of type string", value);
    }
    if (value.as.string->length != 1) {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE",
                       "The property '%S' must be a single character. Received '%S'",
                       path_of(option, "short"), value.as.string);
    }
}

static void check_default_element(TsString *path, bool is_text, TsValue value)
{
    if (is_text ? !ts_is_string(value) : !ts_is_bool(value)) {
        refuse("property", path, is_text ? "of type string" : "of type boolean", value);
    }
}

static void check_default(TsString *option, bool is_text, bool is_multiple, TsValue value)
{
    TsString *path = path_of(option, "default");

    if (ts_is_undefined(value)) {
        return;
    }
    if (!is_multiple) {
        check_default_element(path, is_text, value);
        return;
    }
    if (!ts_is_array(value)) {
        refuse("property", path, "an instance of Array", value);
    }
    const TsArray *list = value.as.pointer;
    for (size_t i = 0; i < list->length; i++) {
        check_default_element(ts_string_format("%S[%zu]", path, i), is_text,
                              ts_array_value(list, (int64_t)i));
    }
}

static void check_option(TsString *name, TsValue option)
{
    if (!ts_is_object(option) || ts_is_array(option)) {
        refuse("property", ts_concat(TS_STR("options."), name), "of type object", option);
    }
    TsValue type = member(option, "type"), multiple = member(option, "multiple");
    bool is_text = ts_is_string(type) && ts_string_is(type.as.string, "string");
    bool is_flag = ts_is_string(type) && ts_string_is(type.as.string, "boolean");
    if (!is_text && !is_flag) {
        refuse("property", path_of(name, "type"), "('string|boolean')", type);
    }
    check_short(name, member(option, "short"));
    if (!ts_is_undefined(multiple) && !ts_is_bool(multiple)) {
        refuse("property", path_of(name, "multiple"), "of type boolean", multiple);
    }
    check_default(name, is_text, ts_to_boolean(multiple), member(option, "default"));
}

void parse_args_check(TsValue config)
{
    static const char *const flags[] = {"strict", "allowPositionals", "tokens", "allowNegative"};
    TsValue arguments = member(config, "args"), options = member(config, "options");

    check_argument(config, "args", ts_is_array(arguments), "an instance of Array");
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        check_argument(config, flags[i], ts_is_bool(member(config, flags[i])), "of type boolean");
    }
    check_argument(config, "options", ts_is_object(options) && !ts_is_array(options),
                   "of type object");
    const TsArray *names = ts_is_object(options) ? ts_keys(options) : NULL;
    for (size_t i = 0; names && i < names->length; i++) {
        TsString *name = ts_to_string(ts_array_value(names, (int64_t)i));
        check_option(name, ts_get(options, name));
    }
}
