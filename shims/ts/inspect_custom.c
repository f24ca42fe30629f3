/*
 * util.inspect: methods by which an object gives its own text.
 */
#include "ts/inspect_internal.h"

#include "ts/function.h"
#include "ts/inspect_style.h"
#include "ts/inspect_symbol.h"

static TsValue stylize(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_string(ts_string_of(argc > 0 ? argv[0] : TS_UNDEFINED));
}

static TsValue stylize_colored(TsFunction *self, TsValue this_value, size_t argc,
                               const TsValue *argv)
{
    static const InspectOptions colored = {.colors = true};
    TsString *text = ts_string_of(argc > 0 ? argv[0] : TS_UNDEFINED);
    TsString *style = ts_string_of(argc > 1 ? argv[1] : TS_UNDEFINED);

    (void)self;
    (void)this_value;
    return ts_from_string(inspect_styled(&colored, text, inspect_style_named(style)));
}

static const TsFunctionInfo stylize_info = {
    .name = "stylizeNoColor", .length = 2, .invoke = stylize};
static TsFunction stylize_function = TS_FUNCTION_OBJECT_INIT(&stylize_info);
static const TsFunctionInfo stylize_colored_info = {
    .name = "stylizeWithColor", .length = 2, .invoke = stylize_colored};
static TsFunction stylize_colored_function = TS_FUNCTION_OBJECT_INIT(&stylize_colored_info);

/** The options as a custom method gets them. */
static TsValue options_value(const InspectOptions *options, double depth)
{
    InspectOptions inner = *options;

    inner.depth = depth;
    return inspect_options_object(&inner, options->colors ? &stylize_colored_function
                                                          : &stylize_function);
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

/** The object's [util.inspect.custom], its own or its class's; or NULL. */
static TsFunction *custom_method(TsValue object)
{
    const TsMember *member = ts_find_member(ts_type_of(object.as.pointer), TS_INSPECT_KEY);
    TsValue own;

    if (member) {
        return member->method;
    }
    return ts_get_own(object, TS_INSPECT_KEY, &own) && ts_is_function(own) ? own.as.pointer : NULL;
}

/** The text of [util.inspect.custom], or NULL when the object has no such method. */
TsString *inspect_custom_text(Inspection *in, TsValue object, double level)
{
    TsFunction *method = in->options.no_custom ? NULL : custom_method(object);

    if (!method) {
        return NULL;
    }
    double depth = in->options.depth - level;
    TsValue arguments[3] = {ts_from_number(depth), options_value(&in->options, depth),
                            ts_from_object(&inspect_function)};
    TsValue result = ts_call(method, object, 3, arguments);
    if (!ts_is_string(result)) {
        return ts_strict_equals(result, object) ? NULL : inspect_value(in, result, level);
    }
    return inspect_indented(result.as.string, in->indentation);
}
