/*
 * The texts of JSON.parse's errors, as V8 words them: an expectation and a position, or the
 * unexpected token with ten characters of context on both sides.
 */
#include "ts/json_parse.h"

#include "ts/builder.h"
#include "ts/error.h"

enum { CONTEXT = 10, SHORT_TEXT = 2 * CONTEXT };

static const char *const TEXTS[] = {
#define JSON_ERROR_TEXT(id, text) text,
    JSON_ERRORS(JSON_ERROR_TEXT)
#undef JSON_ERROR_TEXT
};

/** " at position 12 (line 1 column 13)". */
static void add_position(TsBuilder *message, const JsonText *text, size_t position)
{
    size_t line = 1;
    size_t line_start = 0;

    for (size_t i = 0; i < position && i < text->length; i++) {
        uint16_t unit = ts_string_unit(text->string, i);
        bool pair =
            unit == '\r' && i + 1 < text->length && ts_string_unit(text->string, i + 1) == '\n';
        if (pair && i + 1 < position) {
            i++;
        }
        if (unit == '\n' || unit == '\r') {
            line++;
            line_start = i + 1;
        }
    }
    ts_builder_add_literal(message, " at position ");
    ts_builder_add_int(message, (int64_t)position);
    ts_builder_add_literal(message, " (line ");
    ts_builder_add_int(message, (int64_t)line);
    ts_builder_add_literal(message, " column ");
    ts_builder_add_int(message, (int64_t)(position - line_start + 1));
    ts_builder_add_literal(message, ")");
}

/** Texts that come from a value that was no JSON string at all. */
static bool is_special(const TsString *text)
{
    return ts_string_is(text, "undefined") || ts_string_is(text, "NaN") ||
           ts_string_is(text, "Infinity") || ts_string_is(text, "[object Object]");
}

static void add_quoted(TsBuilder *message, const JsonText *text, size_t start, size_t end)
{
    ts_builder_add_literal(message, "\"");
    ts_builder_add_range(message, text->string, start, end);
    ts_builder_add_literal(message, "\"");
}

/** The text around the position, with dots where it was cut. */
static void add_context(TsBuilder *message, const JsonText *text, size_t position)
{
    size_t start = 0;
    size_t end = text->length;

    if (text->length > SHORT_TEXT) {
        if (position >= CONTEXT) {
            start = position - CONTEXT;
        }
        if (position + CONTEXT < text->length) {
            end = position + CONTEXT;
        }
    }
    if (start > 0) {
        ts_builder_add_literal(message, "...");
    }
    add_quoted(message, text, start, end);
    if (end < text->length) {
        ts_builder_add_literal(message, "...");
    }
}

static void add_unexpected(TsBuilder *message, const JsonText *text, size_t position)
{
    uint16_t unit = ts_string_unit(text->string, position);

    if (unit == '"') {
        ts_builder_add_literal(message, "Unexpected string in JSON");
        add_position(message, text, position);
        return;
    }
    if (unit == '-' || (unit >= '0' && unit <= '9')) {
        ts_builder_add_literal(message, "Unexpected number in JSON");
        add_position(message, text, position);
        return;
    }
    if (is_special(text->string)) {
        add_quoted(message, text, 0, text->length);
    } else {
        ts_builder_add_literal(message, "Unexpected token '");
        ts_builder_add_unit(message, unit);
        ts_builder_add_literal(message, "', ");
        add_context(message, text, position);
    }
    ts_builder_add_literal(message, " is not valid JSON");
}

void json_throw(const JsonText *text, size_t position, JsonError error)
{
    TsBuilder message;

    ts_builder_init(&message);
    if (error == JSON_UNEXPECTED && position >= text->length) {
        ts_builder_add_literal(&message, "Unexpected end of JSON input");
    } else if (error == JSON_UNEXPECTED) {
        add_unexpected(&message, text, position);
    } else {
        ts_builder_add_utf8(&message, TEXTS[error]);
        add_position(&message, text, position);
    }
    ts_throw(ts_from_object(SyntaxError_new(ts_builder_finish(&message))));
}
