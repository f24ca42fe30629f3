/*
 * util.inspect: its options, and the functions that begin an inspection.
 */
#include "ts/inspect_internal.h"

#include <math.h>

#include "ts/error.h"
#include "ts/heap.h"

const InspectOptions inspect_defaults = {
    .depth = 2,
    .break_length = 80,
    .max_array = 100,
    .max_string = 10000,
    .compact = 3,
};

/* ---- the public functions -------------------------------------------------------------------- */

TsString *ts_inspect_with(TsValue value, const InspectOptions *options)
{
    Inspection in = {.options = *options};

    return inspect_value(&in, value, 0);
}

TsString *ts_inspect(TsValue value)
{
    InspectOptions options = inspect_current_defaults();

    return ts_inspect_with(value, &options);
}

/* What an error that nobody catches looks like. */
__attribute__((constructor)) static void show_uncaught_errors(void)
{
    ts_uncaught_text = ts_inspect;
}

/* ---- options --------------------------------------------------------------------------------- */

/** A number option; null and Infinity lift the limit. */
static void read_limit(TsValue options, TsString *key, double *limit)
{
    TsValue value = ts_get(options, key);

    if (ts_is_number(value)) {
        *limit = value.as.number;
    } else if (ts_is_null(value)) {
        *limit = INFINITY;
    }
}

static void read_bool(TsValue options, TsString *key, bool *option)
{
    TsValue value = ts_get(options, key);

    if (!ts_is_undefined(value)) {
        *option = ts_to_boolean(value);
    }
}

static void read_compact(TsValue options, double *limit)
{
    TsValue compact = ts_get(options, TS_STR("compact"));

    if (ts_is_bool(compact)) {
        *limit = compact.as.boolean ? INFINITY : 0;
    } else {
        read_limit(options, TS_STR("compact"), limit);
    }
}

static InspectGetters read_getters(TsValue getters)
{
    if (ts_is_string(getters) && ts_string_is(getters.as.string, "get")) {
        return INSPECT_GETTERS_ALONE;
    }
    if (ts_is_string(getters) && ts_string_is(getters.as.string, "set")) {
        return INSPECT_GETTERS_WITH_SETTER;
    }
    return ts_to_boolean(getters) ? INSPECT_GETTERS_ALL : INSPECT_GETTERS_NONE;
}

void inspect_options_read(InspectOptions *result, TsValue options)
{
    bool custom = !result->no_custom;

    if (!ts_is_object(options)) {
        return;
    }
    read_limit(options, TS_STR("depth"), &result->depth);
    read_limit(options, TS_STR("breakLength"), &result->break_length);
    read_limit(options, TS_STR("maxArrayLength"), &result->max_array);
    read_limit(options, TS_STR("maxStringLength"), &result->max_string);
    result->max_array = result->max_array < 0 ? 0 : result->max_array;
    result->max_string = result->max_string < 0 ? 0 : result->max_string;
    read_compact(options, &result->compact);
    read_bool(options, TS_STR("showHidden"), &result->show_hidden);
    read_bool(options, TS_STR("colors"), &result->colors);
    read_bool(options, TS_STR("numericSeparator"), &result->numeric_separator);
    read_bool(options, TS_STR("customInspect"), &custom);
    result->no_custom = !custom;
    TsValue getters = ts_get(options, TS_STR("getters"));
    if (!ts_is_undefined(getters)) {
        result->getters = read_getters(getters);
    }
    TsValue sorted = ts_get(options, TS_STR("sorted"));
    if (!ts_is_undefined(sorted)) {
        result->sorted = ts_to_boolean(sorted);
        result->sorter = ts_is_function(sorted) ? sorted.as.pointer : NULL;
    }
}

InspectOptions inspect_options_from(TsValue options)
{
    InspectOptions result = inspect_current_defaults();

    inspect_options_read(&result, options);
    return result;
}

/* inspect.defaultOptions, once the program has asked for it. */
static TsValue default_object;

TsValue inspect_default_object(void)
{
    if (ts_is_undefined(default_object)) {
        ts_heap_root(&default_object, TS_REP_VALUE);
        default_object = inspect_options_object(&inspect_defaults, NULL);
    }
    return default_object;
}

InspectOptions inspect_current_defaults(void)
{
    InspectOptions result = inspect_defaults;

    inspect_options_read(&result, default_object);
    return result;
}

static TsValue getters_value(InspectGetters getters)
{
    switch (getters) {
    case INSPECT_GETTERS_ALONE:
        return ts_from_string(TS_STR("get"));
    case INSPECT_GETTERS_WITH_SETTER:
        return ts_from_string(TS_STR("set"));
    default:
        return ts_from_bool(getters == INSPECT_GETTERS_ALL);
    }
}

TsValue inspect_options_object(const InspectOptions *options, TsFunction *stylize)
{
    TsString *keys[] = {TS_STR("showHidden"),      TS_STR("depth"),       TS_STR("colors"),
                        TS_STR("customInspect"),   TS_STR("showProxy"),   TS_STR("maxArrayLength"),
                        TS_STR("maxStringLength"), TS_STR("breakLength"), TS_STR("compact"),
                        TS_STR("sorted"),          TS_STR("getters"),
                        TS_STR("numericSeparator"), TS_STR("stylize")};
    TsValue values[] = {ts_from_bool(options->show_hidden),
                        ts_from_number(options->depth),
                        ts_from_bool(options->colors),
                        ts_from_bool(!options->no_custom),
                        TS_FALSE,
                        ts_from_number(options->max_array),
                        ts_from_number(options->max_string),
                        ts_from_number(options->break_length),
                        options->compact == 0          ? TS_FALSE
                        : options->compact == INFINITY ? TS_TRUE
                                                       : ts_from_number(options->compact),
                        options->sorter ? ts_from_object(options->sorter)
                                        : ts_from_bool(options->sorted),
                        getters_value(options->getters),
                        ts_from_bool(options->numeric_separator),
                        stylize ? ts_from_object(stylize) : TS_UNDEFINED};

    return ts_from_object(ts_object_of(sizeof keys / sizeof *keys - !stylize, keys, values));
}
