/* util: styles of a terminal, and texts without them.
 */
#include "node/util.h"

#include <stdlib.h>
#include <unistd.h>

#include "node/node_errors.h"
#include "ts/array.h"
#include "ts/error.h"
#include "ts/object.h"
#include "ts/string_methods.h"

/* The codes that begin and end a style (util.inspect.colors). */
static const struct {
    const char *name;
    uint8_t begin, end;
} styles[] = {
    {"reset", 0, 0},
    {"bold", 1, 22},
    {"dim", 2, 22},
    {"italic", 3, 23},
    {"underline", 4, 24},
    {"blink", 5, 25},
    {"inverse", 7, 27},
    {"hidden", 8, 28},
    {"strikethrough", 9, 29},
    {"doubleunderline", 21, 24},
    {"black", 30, 39},
    {"red", 31, 39},
    {"green", 32, 39},
    {"yellow", 33, 39},
    {"blue", 34, 39},
    {"magenta", 35, 39},
    {"cyan", 36, 39},
    {"white", 37, 39},
    {"bgBlack", 40, 49},
    {"bgRed", 41, 49},
    {"bgGreen", 42, 49},
    {"bgYellow", 43, 49},
    {"bgBlue", 44, 49},
    {"bgMagenta", 45, 49},
    {"bgCyan", 46, 49},
    {"bgWhite", 47, 49},
    {"framed", 51, 54},
    {"overlined", 53, 55},
    {"gray", 90, 39},
    {"redBright", 91, 39},
    {"greenBright", 92, 39},
    {"yellowBright", 93, 39},
    {"blueBright", 94, 39},
    {"magentaBright", 95, 39},
    {"cyanBright", 96, 39},
    {"whiteBright", 97, 39},
    {"bgGray", 100, 49},
    {"bgRedBright", 101, 49},
    {"bgGreenBright", 102, 49},
    {"bgYellowBright", 103, 49},
    {"bgBlueBright", 104, 49},
    {"bgMagentaBright", 105, 49},
    {"bgCyanBright", 106, 49},
    {"bgWhiteBright", 107, 49},
    /* Other names of some. */
    {"grey", 90, 39},
    {"blackBright", 90, 39},
    {"bgGrey", 100, 49},
    {"bgBlackBright", 100, 49},
    {"faint", 2, 22},
    {"crossedout", 9, 29},
    {"strikeThrough", 9, 29},
    {"crossedOut", 9, 29},
    {"conceal", 8, 28},
    {"swapColors", 7, 27},
    {"swapcolors", 7, 27},
    {"doubleUnderline", 21, 24},
};

enum { STYLES = sizeof styles / sizeof *styles };

static _Noreturn void throw_unknown_style(TsValue name)
{
    TsBuilder text;

    ts_builder_init(&text);
    ts_builder_add_literal(&text, "The argument 'format' must be one of: ");
    for (size_t i = 0; i < STYLES; i++) {
        ts_builder_add_utf8(&text, i ? ", '" : "'");
        ts_builder_add_utf8(&text, styles[i].name);
        ts_builder_add_literal(&text, "'");
    }
    ts_builder_add_literal(&text, ". Received ");
    ts_builder_add_string(&text, ts_inspect(name));
    ts_throw(ts_from_object(
        ts_error_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE", ts_builder_finish(&text))));
}

static size_t find_style(TsValue name)
{
    for (size_t i = 0; ts_is_string(name) && i < STYLES; i++) {
        if (ts_string_is_ascii_text(name.as.string, styles[i].name, strlen(styles[i].name))) {
            return i;
        }
    }
    throw_unknown_style(name);
}

/* Where an inner style ends, the outer one begins again. */
static TsString *styled(TsString *text, size_t style)
{
    TsString *begin = ts_string_format("\x1b[%dm", styles[style].begin);
    TsString *end = ts_string_format("\x1b[%dm", styles[style].end);
    bool is_closed_by_22 = styles[style].end == 22;
    TsString *again = is_closed_by_22 ? ts_concat(end, begin) : begin;
    TsBuilder out;

    ts_builder_init(&out);
    ts_builder_add_string(&out, begin);
    for (size_t i = 0; i < text->length;) {
        bool found = i + end->length < text->length &&
                     ts_string_equals(ts_string_range(text, i, i + end->length), end);
        if (found) {
            ts_builder_add_string(&out, again);
            i += end->length;
        } else {
            ts_builder_add_unit(&out, ts_string_unit(text, i++));
        }
    }
    ts_builder_add_string(&out, end);
    return ts_builder_finish(&out);
}

/* Styles are for terminals, if options do not say otherwise. */
static bool is_plain_output(TsValue options)
{
    TsValue validate =
        ts_is_object(options) ? ts_get(options, TS_STR("validateStream")) : TS_UNDEFINED;
    const char *forced = getenv("FORCE_COLOR");

    if (ts_is_bool(validate) && !validate.as.boolean) {
        return false;
    }
    if (forced) {
        return strcmp(forced, "0") == 0;
    }
    return !isatty(STDOUT_FILENO) || getenv("NO_COLOR") || getenv("NODE_DISABLE_COLORS");
}

TsString *util_style_text(TsValue format, TsString *text, TsValue options)
{
    const TsArray *formats = ts_is_array(format) ? format.as.pointer
                                                 : ts_array_of_value(1, &format);

    for (size_t i = 0; i < formats->length; i++) {
        find_style(ts_array_value(formats, (int64_t)i));
    }
    if (is_plain_output(options)) {
        return text;
    }
    for (size_t i = formats->length; i > 0; i--) {
        text = styled(text, find_style(ts_array_value(formats, (int64_t)i - 1)));
    }
    return text;
}

/* The units of an escape sequence that begins at `start`; 0 when none does. */
static size_t escape_length(const TsString *text, size_t start)
{
    uint16_t first = ts_string_unit(text, start);
    size_t at = start + 1;
    bool is_link = false;

    if (first == 0x1b && at < text->length &&
        (ts_string_unit(text, at) == '[' || ts_string_unit(text, at) == ']')) {
        is_link = ts_string_unit(text, at) == ']';
        at++;
    } else if (first != 0x9b) {
        return 0;
    }
    if (is_link) {
        while (at < text->length && ts_string_unit(text, at) != 7) {
            at++;
        }
        return at < text->length ? at + 1 - start : 0;
    }
    while (at < text->length && ts_string_unit(text, at) >= 0x30 && ts_string_unit(text, at) < 0x40) {
        at++;
    }
    if (at == text->length || ts_string_unit(text, at) < 0x40 || ts_string_unit(text, at) > 0x7e) {
        return 0;
    }
    return at + 1 - start;
}

TsString *util_strip_control(TsString *text)
{
    TsBuilder out;

    ts_builder_init(&out);
    for (size_t i = 0; i < text->length;) {
        size_t skipped = escape_length(text, i);
        if (skipped == 0) {
            ts_builder_add_unit(&out, ts_string_unit(text, i++));
        }
        i += skipped;
    }
    return ts_builder_finish(&out);
}

TsString *util_to_well_formed(TsString *text)
{
    return ts_string_to_well_formed(text);
}
