/*
 * util.format (https://nodejs.org/api/util.html#utilformatformat-args): what console.log prints.
 */
#include "ts/inspect.h"

#include "ts/error.h"
#include "ts/function.h"
#include "ts/json.h"
#include "ts/number.h"
#include "ts/parse_number.h"
#include "ts/object.h"

#include <math.h>

static void add_inspected(TsBuilder *out, TsValue value, const InspectOptions *options)
{
    switch (value.tag) {
    case TS_TAG_NUMBER:
        if (value.as.number == 0 && signbit(value.as.number)) {
            ts_builder_add_literal(out, "-0");
        } else {
            ts_builder_add_number(out, value.as.number);
        }
        break;
    case TS_TAG_OBJECT:
    case TS_TAG_BIGINT:
        ts_builder_add_string(out, ts_inspect_with(value, options));
        break;
    default:
        ts_builder_add_string(out, ts_string_of(value));
        break;
    }
}

static void add_number(TsBuilder *out, double number)
{
    add_inspected(out, ts_from_number(number), &inspect_defaults);
}

/** Does the program say itself how the object becomes a string? */
static bool has_own_to_string(TsValue value)
{
    const TsType *type = ts_type_of(value.as.pointer);
    TsValue method;

    if (ts_get_own(value, TS_STR("toString"), &method)) {
        return true;
    }
    const TsMember *member = ts_find_member(type, TS_STR("toString"));
    return member && (type->kind == TS_KIND_OBJECT || type->kind == TS_KIND_ERROR);
}

/** %s */
static void add_as_string(TsBuilder *out, TsValue value)
{
    InspectOptions shallow = inspect_defaults;

    if (!ts_is_object(value) || ts_is_function(value)) {
        if (ts_is_number(value) || ts_is_bigint(value)) {
            add_inspected(out, value, &inspect_defaults);
        } else {
            ts_builder_add_string(out, ts_string_of(value));
        }
        return;
    }
    if (has_own_to_string(value)) {
        ts_builder_add_string(out, ts_to_string(value));
        return;
    }
    shallow.depth = 0;
    ts_builder_add_string(out, ts_inspect_with(value, &shallow));
}

/** %j: cycles do not throw here. */
static void add_as_json(TsBuilder *out, TsValue value)
{
    TsString *volatile text = NULL;

    TS_TRY
    {
        text = json_stringify(value);
    }
    TS_CATCH(error)
    {
        TsValue message = ts_get(error, TS_STR("message"));
        if (!ts_is_string(message) || message.as.string->length < 21 ||
            !ts_string_is(ts_string_range(message.as.string, 0, 21), "Converting circular s")) {
            ts_throw(error);
        }
        text = TS_STR("[Circular]");
    }
    TS_END_TRY;
    ts_builder_add_string(out, text ? text : TS_STR("undefined"));
}

/** %o: four levels, hidden properties. */
static void add_with_hidden(TsBuilder *out, TsValue value)
{
    InspectOptions options = inspect_defaults;

    options.show_hidden = true;
    options.depth = 4;
    ts_builder_add_string(out, ts_inspect_with(value, &options));
}

static double format_number(TsValue value, uint16_t directive)
{
    if (ts_is_symbol(value)) {
        return NAN;
    }
    if (directive == 'd') {
        return ts_to_number(value);
    }
    TsString *text = ts_to_string(value);
    return directive == 'i' ? ts_parse_int(text, TS_UNDEFINED_NUMBER) : ts_parse_float(text);
}

/** Writes one directive's argument; false when the letter is none. */
static bool add_directive(TsBuilder *out, const InspectOptions *options, uint16_t directive,
                          TsValue value)
{
    switch (directive) {
    case 's':
        add_as_string(out, value);
        return true;
    case 'j':
        add_as_json(out, value);
        return true;
    case 'd':
    case 'i':
    case 'f':
        if (ts_is_bigint(value) && directive != 'f') {
            add_inspected(out, value, &inspect_defaults);
        } else {
            add_number(out, format_number(value, directive));
        }
        return true;
    case 'O':
        ts_builder_add_string(out, ts_inspect_with(value, options));
        return true;
    case 'o':
        add_with_hidden(out, value);
        return true;
    case 'c':
        return true;
    default:
        return false;
    }
}

static bool is_directive(uint16_t letter)
{
    return letter < 0x80 && letter != 0 && strchr("sjdifOoc", letter) != NULL;
}

/** The first string with its directives; returns how many values were used, itself included. */
static size_t add_template(TsBuilder *out, const InspectOptions *options, size_t count,
                           const TsValue *values)
{
    const TsString *format = values[0].as.string;
    size_t used = 1;
    size_t done = 0; /* units of the format that were written */

    for (size_t i = 0; i + 1 < format->length; i++) {
        if (ts_string_unit(format, i) != '%') {
            continue;
        }
        uint16_t letter = ts_string_unit(format, ++i);
        if (letter == '%') {
            ts_builder_add_range(out, format, done, i);
            done = i + 1;
        } else if (used < count && is_directive(letter)) {
            ts_builder_add_range(out, format, done, i - 1);
            add_directive(out, options, letter, values[used++]);
            done = i + 1;
        }
    }
    ts_builder_add_range(out, format, done, format->length);
    return used;
}

void ts_format_with(TsBuilder *out, const InspectOptions *options, size_t count,
                    const TsValue *values)
{
    size_t i = 0;

    if (count == 0) {
        return;
    }
    if (ts_is_string(values[0])) {
        if (count == 1) {
            ts_builder_add_string(out, values[0].as.string);
            return;
        }
        i = add_template(out, options, count, values);
    }
    for (; i < count; i++) {
        if (i > 0) {
            ts_builder_add_unit(out, ' ');
        }
        if (ts_is_string(values[i])) {
            ts_builder_add_string(out, values[i].as.string);
        } else {
            add_inspected(out, values[i], options);
        }
    }
}

void ts_format_into(TsBuilder *out, size_t count, const TsValue *values)
{
    InspectOptions options = inspect_current_defaults();

    ts_format_with(out, &options, count, values);
}

TsString *ts_format_values(size_t count, const TsValue *values)
{
    TsBuilder text;

    ts_builder_init(&text);
    ts_format_into(&text, count, values);
    return ts_builder_finish(&text);
}
