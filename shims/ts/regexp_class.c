/*
 * Classes of characters: [a-z\d], with flag v also [\w--[aeiou]], [\p{L}&&\p{ASCII}], [\q{ab|c}].
 */
#include "ts/regexp_parse.h"

#include <string.h>

/** What a class matches: code points and, with flag v, strings of several. */
typedef struct Operand {
    RegexpSet set;
    struct ClassString *strings;
} Operand;

typedef struct ClassString {
    struct ClassString *next;
    uint32_t *code_points;
    size_t length;
} ClassString;

static Operand read_sets(RegexpParser *parser);

/* ---- without flag v ----------------------------------------------------------------------------- */

/** One character, or a class escape: then the result is REGEXP_NO_VALUE. */
static int32_t read_atom(RegexpParser *parser, RegexpSet *set)
{
    if (regexp_peek(parser, 0) == REGEXP_END_OF_PATTERN) {
        regexp_fail(parser, "Unterminated character class");
    }
    if (!regexp_accept(parser, '\\')) {
        return (int32_t)regexp_take(parser);
    }
    if (regexp_class_escape(parser, set, "Invalid property name in character class")) {
        return REGEXP_NO_VALUE;
    }
    if (regexp_accept(parser, 'b')) {
        return '\b';
    }
    return (int32_t)regexp_character_escape(parser, true);
}

static void add_range(RegexpParser *parser, RegexpSet *set, int32_t first, int32_t last)
{
    if (first == REGEXP_NO_VALUE || last == REGEXP_NO_VALUE) {
        if (regexp_is_unicode(parser)) {
            regexp_fail(parser, "Invalid character class");
        }
        /* Annex B: [\d-x] is a class, a hyphen and a character. */
        regexp_set_add(parser->arena, set, '-', '-');
        int32_t single = first == REGEXP_NO_VALUE ? last : first;
        if (single != REGEXP_NO_VALUE) {
            regexp_set_add(parser->arena, set, (uint32_t)single, (uint32_t)single);
        }
        return;
    }
    if (first > last) {
        regexp_fail(parser, "Range out of order in character class");
    }
    regexp_set_add(parser->arena, set, (uint32_t)first, (uint32_t)last);
}

static RegexpSet read_ranges(RegexpParser *parser)
{
    RegexpSet set = {0};

    while (regexp_peek(parser, 0) != ']') {
        int32_t first = read_atom(parser, &set);
        if (regexp_peek(parser, 0) != '-') {
            if (first != REGEXP_NO_VALUE) {
                regexp_set_add(parser->arena, &set, (uint32_t)first, (uint32_t)first);
            }
            continue;
        }
        parser->at++;
        if (regexp_peek(parser, 0) == ']' || regexp_peek(parser, 0) == REGEXP_END_OF_PATTERN) {
            if (first != REGEXP_NO_VALUE) {
                regexp_set_add(parser->arena, &set, (uint32_t)first, (uint32_t)first);
            }
            regexp_set_add(parser->arena, &set, '-', '-');
            continue;
        }
        int32_t last = read_atom(parser, &set);
        add_range(parser, &set, first, last);
    }
    parser->at++;
    return set;
}

/* ---- strings in classes ------------------------------------------------------------------------- */

static bool ignores_case(const RegexpParser *parser)
{
    return (parser->flags & REGEXP_IGNORE_CASE) != 0;
}

static void add_string(RegexpParser *parser, Operand *operand, const uint32_t *points, size_t length)
{
    if (length == 1) {
        RegexpSet single = {0};
        regexp_set_add(parser->arena, &single, points[0], points[0]);
        if (ignores_case(parser)) {
            single = regexp_set_fold(parser->arena, &single, true);
        }
        regexp_set_add_set(parser->arena, &operand->set, &single);
        return;
    }
    ClassString *string = regexp_alloc(parser->arena, sizeof *string);
    string->code_points = regexp_alloc(parser->arena, (length + 1) * sizeof *points);
    memcpy(string->code_points, points, length * sizeof *points);
    string->length = length;
    string->next = operand->strings;
    operand->strings = string;
}

static bool same_string(const RegexpParser *parser, const ClassString *a, const ClassString *b)
{
    if (a->length != b->length) {
        return false;
    }
    for (size_t i = 0; i < a->length; i++) {
        uint32_t x = a->code_points[i], y = b->code_points[i];
        if (x != y && !(ignores_case(parser) &&
                        regexp_canonicalize(x, true) == regexp_canonicalize(y, true))) {
            return false;
        }
    }
    return true;
}

static bool has_string(const RegexpParser *parser, const Operand *operand, const ClassString *string)
{
    for (const ClassString *other = operand->strings; other; other = other->next) {
        if (same_string(parser, other, string)) {
            return true;
        }
    }
    return false;
}

/** Keeps the strings of an operand that another one has, or has not. */
static ClassString *kept_strings(RegexpParser *parser, const Operand *from, const Operand *other,
                                 bool when_found)
{
    Operand kept = {0};

    for (const ClassString *string = from->strings; string; string = string->next) {
        if (has_string(parser, other, string) == when_found) {
            add_string(parser, &kept, string->code_points, string->length);
        }
    }
    return kept.strings;
}

static void add_operand(RegexpParser *parser, Operand *to, const Operand *from)
{
    regexp_set_add_set(parser->arena, &to->set, &from->set);
    for (const ClassString *string = from->strings; string; string = string->next) {
        if (!has_string(parser, to, string)) {
            add_string(parser, to, string->code_points, string->length);
        }
    }
}

/* ---- with flag v -------------------------------------------------------------------------------- */

/** A character of a class with flag v; some must be escaped, doubled ones are reserved. */
static uint32_t read_set_character(RegexpParser *parser)
{
    int unit = regexp_peek(parser, 0), next = regexp_peek(parser, 1);

    if (unit == REGEXP_END_OF_PATTERN) {
        regexp_fail(parser, "Unterminated character class");
    }
    if (unit == '\\') {
        parser->at++;
        if (regexp_accept(parser, 'b')) {
            return '\b';
        }
        if (next > 0 && next < 0x80 && strchr("&-!#%,:;<=>@`~", next)) {
            parser->at++;
            return (uint32_t)next;
        }
        return regexp_character_escape(parser, true);
    }
    if (unit > 0 && unit < 0x80 && strchr("()[]{}/-|", unit)) {
        regexp_fail(parser, "Invalid character in character class");
    }
    if (unit == next && unit > 0 && unit < 0x80 && strchr("&!#$%*+,.:;<=>?@^`~", unit)) {
        regexp_fail(parser, "Invalid set operation in character class");
    }
    return regexp_take(parser);
}

/** \q{abc|d|}, after the q. */
static void read_strings(RegexpParser *parser, Operand *operand)
{
    uint32_t *points = regexp_alloc(parser->arena, (parser->length + 1) * sizeof *points);
    size_t length = 0;

    if (!regexp_accept(parser, '{')) {
        regexp_fail(parser, "Invalid escape");
    }
    for (;;) {
        if (regexp_peek(parser, 0) == '}' || regexp_peek(parser, 0) == '|') {
            add_string(parser, operand, points, length);
            length = 0;
            if (regexp_accept(parser, '}')) {
                return;
            }
            parser->at++;
        } else {
            if (regexp_peek(parser, 0) == REGEXP_END_OF_PATTERN) {
                regexp_fail(parser, "Unterminated character class");
            }
            points[length++] = read_set_character(parser);
        }
    }
}

/** A nested class, a class escape, \q{...}, or a character or range. */
static Operand read_operand(RegexpParser *parser, bool *is_range)
{
    Operand operand = {0};

    *is_range = false;
    if (regexp_accept(parser, '[')) {
        return read_sets(parser);
    }
    if (regexp_peek(parser, 0) == '\\') {
        parser->at++;
        if (regexp_accept(parser, 'q')) {
            read_strings(parser, &operand);
            return operand;
        }
        if (regexp_class_escape(parser, &operand.set, "Invalid property name in character class")) {
            return operand;
        }
        parser->at--;
    }
    uint32_t first = read_set_character(parser), last = first;
    if (regexp_peek(parser, 0) == '-' && regexp_peek(parser, 1) != '-') {
        parser->at++;
        last = read_set_character(parser);
        *is_range = true;
        if (first > last) {
            regexp_fail(parser, "Range out of order in character class");
        }
    }
    regexp_set_add(parser->arena, &operand.set, first, last);
    if (ignores_case(parser)) {
        operand.set = regexp_set_fold(parser->arena, &operand.set, true);
    }
    return operand;
}

static bool at_operator(const RegexpParser *parser, int sign)
{
    return regexp_peek(parser, 0) == sign && regexp_peek(parser, 1) == sign;
}

/** A--B--C or A&&B&&C, after A. */
static void read_operations(RegexpParser *parser, Operand *left, int sign)
{
    bool is_range;

    while (at_operator(parser, sign)) {
        parser->at += 2;
        if (sign == '&' && regexp_peek(parser, 0) == '&') {
            regexp_fail(parser, "Invalid character in character class");
        }
        Operand right = read_operand(parser, &is_range);
        if (is_range) {
            regexp_fail(parser, "Invalid set operation in character class");
        }
        left->strings = kept_strings(parser, left, &right, sign == '&');
        left->set = sign == '&' ? regexp_set_intersect(parser->arena, &left->set, &right.set)
                                : regexp_set_subtract(parser->arena, &left->set, &right.set);
    }
    if (regexp_peek(parser, 0) != ']' && regexp_peek(parser, 0) != REGEXP_END_OF_PATTERN) {
        regexp_fail(parser, "Invalid set operation in character class");
    }
}

/** The contents of a class with flag v up to its bracket. */
static Operand read_sets(RegexpParser *parser)
{
    bool is_negative = regexp_accept(parser, '^');
    Operand operand = {0};
    bool is_first = true, is_range = false;

    if (++parser->depth > 500) {
        regexp_fail(parser, "Regular expression too large");
    }
    while (regexp_peek(parser, 0) != ']') {
        if (regexp_peek(parser, 0) == REGEXP_END_OF_PATTERN) {
            regexp_fail(parser, "Unterminated character class");
        }
        Operand next = read_operand(parser, &is_range);
        bool operates = at_operator(parser, '-') || at_operator(parser, '&');
        if (operates && (!is_first || is_range)) {
            regexp_fail(parser, "Invalid set operation in character class");
        }
        add_operand(parser, &operand, &next);
        if (operates) {
            read_operations(parser, &operand, regexp_peek(parser, 0));
        }
        is_first = false;
    }
    parser->at++;
    parser->depth--;
    if (is_negative) {
        if (operand.strings) {
            regexp_fail(parser, "Negated character class may contain strings");
        }
        operand.set = regexp_set_complement(parser->arena, &operand.set);
    }
    return operand;
}

/** The strings, longest first, then the characters; the empty string comes last. */
static RegexpNode *operand_node(RegexpParser *parser, const Operand *operand)
{
    RegexpNode *alternatives = regexp_node(parser, REGEXP_ALTERNATIVES);
    size_t longest = 0;
    bool has_empty = false;

    for (const ClassString *string = operand->strings; string; string = string->next) {
        longest = string->length > longest ? string->length : longest;
        has_empty |= string->length == 0;
    }
    for (size_t length = longest; length > 1; length--) {
        for (const ClassString *string = operand->strings; string; string = string->next) {
            if (string->length == length) {
                RegexpNode *sequence = regexp_node(parser, REGEXP_SEQUENCE);
                for (size_t i = 0; i < length; i++) {
                    regexp_node_add(parser, sequence,
                                    regexp_char_node(parser, string->code_points[i]));
                }
                regexp_node_add(parser, alternatives, sequence);
            }
        }
    }
    RegexpNode *set = regexp_node(parser, REGEXP_SET);
    set->set = operand->set;
    regexp_node_add(parser, alternatives, set);
    if (has_empty) {
        regexp_node_add(parser, alternatives, regexp_node(parser, REGEXP_EMPTY));
    }
    return alternatives->count == 1 ? set : alternatives;
}

RegexpNode *regexp_class(RegexpParser *parser)
{
    if (parser->flags & REGEXP_UNICODE_SETS) {
        Operand operand = read_sets(parser);
        return operand_node(parser, &operand);
    }
    bool is_negative = regexp_accept(parser, '^');
    RegexpNode *node = regexp_node(parser, REGEXP_SET);
    RegexpSet set = read_ranges(parser);
    if (ignores_case(parser)) {
        set = regexp_set_fold(parser->arena, &set, regexp_is_unicode(parser));
    }
    node->set = is_negative ? regexp_set_complement(parser->arena, &set) : set;
    return node;
}
