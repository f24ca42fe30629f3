/*
 * What json_parse.c and json_errors.c share: the text being parsed and the kinds of errors.
 */
#ifndef TS_JSON_PARSE_H
#define TS_JSON_PARSE_H

#include "ts/string.h"

/** What the parser sees behind the last unit. */
#define JSON_END (-1)

typedef struct JsonText {
    const TsString *string;
    const uint8_t *narrow; /* the units: one of the two */
    const uint16_t *wide;
    size_t length;
} JsonText;

/** X(identifier, V8's text; all but the first two end in a position) */
#define JSON_ERRORS(X)                                                                   \
    X(JSON_UNEXPECTED, "")                                                               \
    X(JSON_EXPECTED_KEY_OR_BRACE, "Expected property name or '}' in JSON")               \
    X(JSON_EXPECTED_COMMA_OR_BRACKET, "Expected ',' or ']' after array element in JSON") \
    X(JSON_EXPECTED_COMMA_OR_BRACE, "Expected ',' or '}' after property value in JSON")  \
    X(JSON_EXPECTED_COLON, "Expected ':' after property name in JSON")                   \
    X(JSON_EXPECTED_KEY, "Expected double-quoted property name in JSON")                 \
    X(JSON_TRAILING, "Unexpected non-whitespace character after JSON")                   \
    X(JSON_UNTERMINATED_STRING, "Unterminated string in JSON")                           \
    X(JSON_BAD_CONTROL_CHARACTER, "Bad control character in string literal in JSON")     \
    X(JSON_BAD_UNICODE_ESCAPE, "Bad Unicode escape in JSON")                             \
    X(JSON_BAD_ESCAPE, "Bad escaped character in JSON")                                  \
    X(JSON_NO_NUMBER_AFTER_MINUS, "No number after minus sign in JSON")                  \
    X(JSON_EXPONENT_MISSING, "Exponent part is missing a number in JSON")                \
    X(JSON_UNTERMINATED_FRACTION, "Unterminated fractional number in JSON")

typedef enum JsonError {
#define JSON_ERROR_ID(id, text) id,
    JSON_ERRORS(JSON_ERROR_ID)
#undef JSON_ERROR_ID
} JsonError;

/** Throws the SyntaxError for what is wrong at a position. */
_Noreturn void json_throw(const JsonText *text, size_t position, JsonError error);

#endif
