/*
 * util.inspect: its options, and the functions that begin an inspection.
 */
#include "ts/inspect_internal.h"

#include <math.h>

#include "ts/error.h"

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
    return ts_inspect_with(value, &inspect_defaults);
}

/* What an error that nobody catches looks like. */
__attribute__((constructor)) static void show_uncaught_errors(void)
{
    ts_uncaught_text = ts_inspect;
}

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

InspectOptions inspect_options_from(TsValue options)
{
    InspectOptions result = inspect_defaults;

    if (!ts_is_object(options)) {
        return result;
    }
    read_limit(options, TS_STR("depth"), &result.depth);
    read_limit(options, TS_STR("breakLength"), &result.break_length);
    read_limit(options, TS_STR("maxArrayLength"), &result.max_array);
    read_limit(options, TS_STR("maxStringLength"), &result.max_string);
    TsValue compact = ts_get(options, TS_STR("compact"));
    if (ts_is_bool(compact)) {
        result.compact = compact.as.boolean ? INFINITY : 0;
    } else {
        read_limit(options, TS_STR("compact"), &result.compact);
    }
    result.show_hidden = ts_to_boolean(ts_get(options, TS_STR("showHidden")));
    result.sorted = ts_to_boolean(ts_get(options, TS_STR("sorted")));
    result.colors = ts_to_boolean(ts_get(options, TS_STR("colors")));
    result.getters = ts_to_boolean(ts_get(options, TS_STR("getters")));
    result.no_custom = ts_strict_equals(ts_get(options, TS_STR("customInspect")), TS_FALSE);
    return result;
}
