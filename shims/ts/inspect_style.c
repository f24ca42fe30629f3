/*
 * The colours of util.inspect; see inspect_style.h.
 */
#include "ts/inspect_style.h"

/** Numbers of ECMA-48: what begins the colour and what ends it. */
static const struct {
    const char *name;
    int start, end;
} STYLES[] = {
    [STYLE_BIGINT] = {"bigint", 33, 39},   [STYLE_BOOLEAN] = {"boolean", 33, 39},
    [STYLE_DATE] = {"date", 35, 39},       [STYLE_MODULE] = {"module", 4, 24},
    [STYLE_NULL] = {"null", 1, 22},        [STYLE_NUMBER] = {"number", 33, 39},
    [STYLE_REGEXP] = {"regexp", 31, 39},   [STYLE_SPECIAL] = {"special", 36, 39},
    [STYLE_STRING] = {"string", 32, 39},   [STYLE_SYMBOL] = {"symbol", 32, 39},
    [STYLE_UNDEFINED] = {"undefined", 90, 39},
};

TsString *inspect_styled(const InspectOptions *options, TsString *text, InspectStyle style)
{
    if (!options->colors || style == STYLE_NONE) {
        return text;
    }
    return ts_string_format("\x1b[%dm%S\x1b[%dm", STYLES[style].start, text, STYLES[style].end);
}

InspectStyle inspect_style_named(const TsString *name)
{
    for (size_t i = 0; i < sizeof STYLES / sizeof *STYLES; i++) {
        if (strcmp(ts_string_to_c(name), STYLES[i].name) == 0) {
            return (InspectStyle)i;
        }
    }
    return STYLE_NONE;
}

static bool is_parameter(uint16_t unit)
{
    return unit == ';' || (unit >= '0' && unit <= '9');
}

/** Where the colour sequence (ESC [ numbers m) at `start` ends; `start` if there is none. */
static size_t sequence_end(const TsString *text, size_t start)
{
    size_t i = start + 2;

    if (i >= text->length || ts_string_unit(text, start) != 0x1b ||
        ts_string_unit(text, start + 1) != '[') {
        return start;
    }
    while (i < text->length && is_parameter(ts_string_unit(text, i))) {
        i++;
    }
    return i < text->length && ts_string_unit(text, i) == 'm' ? i + 1 : start;
}

TsString *inspect_without_colors(const TsString *text)
{
    TsBuilder plain;

    ts_builder_init(&plain);
    for (size_t i = 0; i < text->length;) {
        size_t end = sequence_end(text, i);
        if (end == i) {
            ts_builder_add_unit(&plain, ts_string_unit(text, i));
            end++;
        }
        i = end;
    }
    return ts_builder_finish(&plain);
}
