/*
 * Escapes in patterns: characters and classes of characters (ECMA-262 §22.2.1, Annex B.1.2).
 */
#include "ts/regexp_parse.h"

#include <string.h>

bool regexp_accept(RegexpParser *parser, int unit)
{
    if (regexp_peek(parser, 0) != unit) {
        return false;
    }
    parser->at++;
    return true;
}

uint32_t regexp_take(RegexpParser *parser)
{
    uint32_t unit = parser->units[parser->at++];
    int next = regexp_peek(parser, 0);

    if (regexp_is_unicode(parser) && (unit & 0xfc00) == 0xd800 && (next & ~0x3ff) == 0xdc00) {
        parser->at++;
        return 0x10000 + ((unit & 0x3ff) << 10) + ((uint32_t)next & 0x3ff);
    }
    return unit;
}

static int hex_digit(int unit)
{
    return unit >= '0' && unit <= '9'   ? unit - '0'
           : unit >= 'a' && unit <= 'f' ? unit - 'a' + 10
           : unit >= 'A' && unit <= 'F' ? unit - 'A' + 10
                                        : -1;
}

int32_t regexp_hex(const RegexpParser *parser, size_t offset, size_t digits)
{
    int32_t value = 0;

    for (size_t i = 0; i < digits; i++) {
        int digit = hex_digit(regexp_peek(parser, offset + i));
        if (digit < 0) {
            return REGEXP_NO_VALUE;
        }
        value = value * 16 + digit;
    }
    return value;
}

/** {1F600} */
static int32_t braced_code_point(RegexpParser *parser)
{
    int32_t value = 0;
    size_t at = 1;

    for (; hex_digit(regexp_peek(parser, at)) >= 0; at++) {
        value = value * 16 + hex_digit(regexp_peek(parser, at));
        if (value > REGEXP_MAX_CODE_POINT) {
            return REGEXP_NO_VALUE;
        }
    }
    if (at == 1 || regexp_peek(parser, at) != '}') {
        return REGEXP_NO_VALUE;
    }
    parser->at += at + 1;
    return value;
}

int32_t regexp_unicode_escape(RegexpParser *parser, bool as_unicode)
{
    if (regexp_peek(parser, 0) == '{' && as_unicode) {
        return braced_code_point(parser);
    }
    int32_t value = regexp_hex(parser, 0, 4);
    if (value == REGEXP_NO_VALUE) {
        return value;
    }
    parser->at += 4;
    if (as_unicode && (value & ~0x3ff) == 0xd800 && regexp_peek(parser, 0) == '\\' &&
        regexp_peek(parser, 1) == 'u') {
        int32_t low = regexp_hex(parser, 2, 4);
        if (low != REGEXP_NO_VALUE && (low & ~0x3ff) == 0xdc00) {
            parser->at += 6;
            return 0x10000 + ((value & 0x3ff) << 10) + (low & 0x3ff);
        }
    }
    return value;
}

/** \cX: in classes of patterns without u also digits and the underscore. */
static uint32_t control_escape(RegexpParser *parser, bool in_class)
{
    int letter = regexp_peek(parser, 0);
    bool is_letter = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    bool is_more = (letter >= '0' && letter <= '9') || letter == '_';

    if (is_letter || (in_class && is_more && !regexp_is_unicode(parser))) {
        parser->at++;
        return (uint32_t)letter & 0x1f;
    }
    if (regexp_is_unicode(parser)) {
        regexp_fail(parser, "Invalid Unicode escape");
    }
    parser->at--; /* the backslash is itself, and the c comes next */
    return '\\';
}

/** \0, and in patterns without u \1 to \377. */
static uint32_t octal_escape(RegexpParser *parser, int first)
{
    uint32_t value = (uint32_t)first - '0';

    if (regexp_is_unicode(parser)) {
        int next = regexp_peek(parser, 0);
        if (first != '0' || (next >= '0' && next <= '9')) {
            regexp_fail(parser, "Invalid decimal escape");
        }
        return 0;
    }
    for (int i = 0; i < 2; i++) {
        int next = regexp_peek(parser, 0);
        if (next < '0' || next > '7' || value * 8 + (uint32_t)next - '0' > 255) {
            break;
        }
        value = value * 8 + (uint32_t)next - '0';
        parser->at++;
    }
    return value;
}

/** Any other character is itself, with flag u only where it has a meaning. */
static uint32_t identity_escape(RegexpParser *parser, bool in_class)
{
    uint32_t value = regexp_take(parser);

    if (regexp_is_unicode(parser)) {
        bool is_known = value > 0 && value < 0x80 && strchr("^$\\.*+?()[]{}|/", (int)value);
        if (!is_known && !(in_class && value == '-')) {
            regexp_fail(parser, "Invalid escape");
        }
    } else if (value == 'k' && parser->has_names) {
        regexp_fail(parser, "Invalid escape");
    }
    return value;
}

uint32_t regexp_character_escape(RegexpParser *parser, bool in_class)
{
    int unit = regexp_peek(parser, 0);
    int32_t value;

    if (unit == REGEXP_END_OF_PATTERN) {
        regexp_fail(parser, "\\ at end of pattern");
    }
    parser->at++;
    switch (unit) {
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    case 'v':
        return '\v';
    case 'c':
        return control_escape(parser, in_class);
    case 'x':
        value = regexp_hex(parser, 0, 2);
        if (value != REGEXP_NO_VALUE) {
            parser->at += 2;
            return (uint32_t)value;
        }
        if (regexp_is_unicode(parser)) {
            regexp_fail(parser, "Invalid escape");
        }
        return 'x';
    case 'u':
        value = regexp_unicode_escape(parser, regexp_is_unicode(parser));
        if (value == REGEXP_NO_VALUE && regexp_is_unicode(parser)) {
            regexp_fail(parser, "Invalid Unicode escape");
        }
        return value == REGEXP_NO_VALUE ? 'u' : (uint32_t)value;
    default:
        break;
    }
    if (unit >= '0' && unit <= '7') {
        return octal_escape(parser, unit);
    }
    parser->at--;
    return identity_escape(parser, in_class);
}

/* ---- classes ------------------------------------------------------------------------------------ */

/** A name of letters, digits and underscores; false when it is too long or has others. */
static bool property_word(RegexpParser *parser, char *word, size_t size)
{
    size_t length = 0;

    for (;;) {
        int unit = regexp_peek(parser, 0);
        bool is_word = (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') ||
                       (unit >= '0' && unit <= '9') || unit == '_';
        if (!is_word) {
            word[length] = '\0';
            return length > 0;
        }
        if (length + 1 == size) {
            return false;
        }
        word[length++] = (char)unit;
        parser->at++;
    }
}

/** {Lu}, {Script=Greek} */
static bool read_property(RegexpParser *parser, RegexpSet *set)
{
    char name[64], value[64];
    bool has_value = false;

    if (!regexp_accept(parser, '{') || !property_word(parser, name, sizeof name)) {
        return false;
    }
    if (regexp_accept(parser, '=')) {
        has_value = true;
        if (!property_word(parser, value, sizeof value)) {
            return false;
        }
    }
    return regexp_accept(parser, '}') &&
           regexp_set_add_property(parser->arena, set, name, has_value ? value : NULL);
}

/** With v and i, operands hold all that is equal to them before they are combined. */
static void fold_operand(RegexpParser *parser, RegexpSet *set)
{
    if (parser->flags & REGEXP_UNICODE_SETS && parser->flags & REGEXP_IGNORE_CASE) {
        *set = regexp_set_fold(parser->arena, set, true);
    }
}

bool regexp_class_escape(RegexpParser *parser, RegexpSet *set, const char *property_error)
{
    int unit = regexp_peek(parser, 0);
    bool ignores_case = parser->flags & REGEXP_IGNORE_CASE && regexp_is_unicode(parser);
    RegexpSet found = {0};

    if (unit <= 0 || unit > 0x7f) {
        return false;
    }
    if (strchr("dDsSwW", unit)) {
        parser->at++;
        regexp_set_add_class(parser->arena, &found, (char)(unit | 0x20));
        if (ignores_case && (unit | 0x20) == 'w') {
            found = regexp_set_fold(parser->arena, &found, true);
        }
    } else if ((unit == 'p' || unit == 'P') && regexp_is_unicode(parser)) {
        parser->at++;
        if (!read_property(parser, &found)) {
            regexp_fail(parser, property_error);
        }
        fold_operand(parser, &found);
    } else {
        return false;
    }
    if (unit < 'a') {
        found = regexp_set_complement(parser->arena, &found);
    }
    regexp_set_add_set(parser->arena, set, &found);
    return true;
}
