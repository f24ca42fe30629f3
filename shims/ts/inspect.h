/*
 * Values as text for people: util.inspect and util.format as Node 24 has them
 * (https://nodejs.org/api/util.html#utilinspectobject-options).
 */
#ifndef TS_INSPECT_H
#define TS_INSPECT_H

#include "ts/builder.h"
#include "ts/value.h"

/** Which getters are called, to show what they give. */
typedef enum InspectGetters {
    INSPECT_GETTERS_NONE,
    INSPECT_GETTERS_ALL,
    INSPECT_GETTERS_ALONE,       /* `get`: those without a setter */
    INSPECT_GETTERS_WITH_SETTER, /* `set` */
} InspectGetters;

typedef struct InspectOptions {
    double depth;        /* levels below the first; INFINITY for all */
    double break_length; /* columns */
    double max_array;    /* elements shown of an array, Map or Set */
    double max_string;   /* units shown of a string */
    double compact;      /* inner levels put on one line; 0 for none; INFINITY for `true` */
    bool show_hidden;
    bool sorted;
    bool colors;
    bool numeric_separator;
    bool no_custom; /* do not call [util.inspect.custom] methods */
    InspectGetters getters;
    TsFunction *sorter; /* compares entries, where `sorted`; NULL: as strings */
} InspectOptions;

/** Node's defaults: depth 2, 80 columns, 100 elements, 10000 units, compact 3. */
extern const InspectOptions inspect_defaults;
/** The defaults as the program changed them through inspect.defaultOptions, which this object is. */
InspectOptions inspect_current_defaults(void);
TsValue inspect_default_object(void);

/** The options of an object like { depth: null, sorted: true }; others are the defaults. */
InspectOptions inspect_options_from(TsValue options);
/** Changes the options that such an object names. */
void inspect_options_read(InspectOptions *result, TsValue options);
/** The options as an object; `stylize`, which custom methods get with them, may be NULL. */
TsValue inspect_options_object(const InspectOptions *options, TsFunction *stylize);

/** util.inspect(value). */
TsString *ts_inspect(TsValue value);
TsString *ts_inspect_with(TsValue value, const InspectOptions *options);

/** util.format(...values): %s %d %i %f %j %o %O %c %%, the rest separated by spaces. */
TsString *ts_format_values(size_t count, const TsValue *values);
/** util.formatWithOptions(options, ...values). */
void ts_format_with(TsBuilder *out, const InspectOptions *options, size_t count,
                    const TsValue *values);
void ts_format_into(TsBuilder *out, size_t count, const TsValue *values);

/** A string in the quotes that inspect would choose. */
void inspect_quote(TsBuilder *out, const TsString *string);

#endif
