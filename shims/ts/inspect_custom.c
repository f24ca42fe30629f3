/*
 * util.inspect: methods by which an object gives its own text.
 */
#include "ts/inspect_internal.h"

#include "ts/function.h"
#include "ts/inspect_symbol.h"

static TsValue stylize(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_string(ts_string_of(argc > 0 ? argv[0] : TS_UNDEFINED));
}

static const TsFunctionInfo stylize_info = {.name = "stylizeNoColor", .length = 2, .invoke = stylize};
static TsFunction stylize_function = TS_FUNCTION_OBJECT_INIT(&stylize_info);

/** The options as a custom method gets them. */
static TsValue options_value(const InspectOptions *options, double depth)
{
    TsString *keys[] = {TS_STR("depth"),          TS_STR("breakLength"), TS_STR("maxArrayLength"),
                        TS_STR("maxStringLength"), TS_STR("compact"),     TS_STR("showHidden"),
                        TS_STR("sorted"),         TS_STR("colors"),      TS_STR("getters"),
                        TS_STR("customInspect"),  TS_STR("stylize")};
    TsValue values[] = {ts_from_number(depth),
                        ts_from_number(options->break_length),
                        ts_from_number(options->max_array),
                        ts_from_number(options->max_string),
                        options->compact == 0 ? TS_FALSE : ts_from_number(options->compact),
                        ts_from_bool(options->show_hidden),
                        ts_from_bool(options->sorted),
                        ts_from_bool(options->colors),
                        ts_from_bool(options->getters),
                        ts_from_bool(!options->no_custom),
                        ts_from_object(&stylize_function)};

    return ts_from_object(ts_object_of(sizeof keys / sizeof *keys, keys, values));
}

static TsValue inspect_invoke(TsFunction *self, TsValue this_value, size_t argc,
                              const TsValue *argv)
{
    InspectOptions options = inspect_options_from(argc > 1 ? argv[1] : TS_UNDEFINED);

    (void)self;
    (void)this_value;
    return ts_from_string(ts_inspect_with(argc > 0 ? argv[0] : TS_UNDEFINED, &options));
}

static const TsFunctionInfo inspect_info = {.name = "inspect", .length = 2, .invoke = inspect_invoke};
static TsFunction inspect_function = TS_FUNCTION_OBJECT_INIT(&inspect_info);

/** The text of [util.inspect.custom], or NULL when the object has no such method. */
TsString *inspect_custom_text(Inspection *in, TsValue object, double level)
{
    const TsType *type = ts_type_of(object.as.pointer);
    const TsMember *member = ts_find_member(type, TS_INSPECT_KEY);

    if (in->options.no_custom || !member || !member->method) {
        return NULL;
    }
    double depth = in->options.depth - level;
    TsValue arguments[3] = {ts_from_number(depth), options_value(&in->options, depth),
                            ts_from_object(&inspect_function)};
    TsValue result = ts_call(member->method, object, 3, arguments);
    if (!ts_is_string(result)) {
        return ts_strict_equals(result, object) ? NULL : inspect_value(in, result, level);
    }
    TsBuilder text;
    TsString *string = result.as.string;
    ts_builder_init(&text);
    for (size_t i = 0; i < string->length; i++) {
        uint16_t unit = ts_string_unit(string, i);
        ts_builder_add_unit(&text, unit);
        ts_builder_add_repeated(&text, ' ', unit == '\n' ? in->indentation : 0);
    }
    return ts_builder_finish(&text);
}
