/*
 * JSON.parse (ECMA-262 §25.5.1), without recursion: the containers that are open lie on a stack of
 * their own in the heap. json_errors.c words the errors.
 */
#include "ts/json_parse.h"

#include "ts/array.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/json.h"
#include "ts/number.h"

/** Keys seen lately, by hash: records of one kind repeat their keys. */
enum { KNOWN_KEYS = 64, KNOWN_KEY_LENGTH = 32 };

typedef struct Parser {
    JsonText text;
    size_t at;
    /* The containers that are open, outermost first; two values a level: container and key. */
    TsValue *stack;
    size_t depth;
    size_t room;
    TsString *keys[KNOWN_KEYS];
} Parser;

static inline int unit_at(const Parser *p, size_t i)
{
    if (i >= p->text.length) {
        return JSON_END;
    }
    return p->text.narrow ? p->text.narrow[i] : p->text.wide[i];
}

static inline int current(const Parser *p)
{
    return unit_at(p, p->at);
}

static _Noreturn void fail(const Parser *p, JsonError error)
{
    json_throw(&p->text, p->at, error);
}

static inline void skip_space(Parser *p)
{
    for (;;) {
        int unit = current(p);
        if (unit != ' ' && unit != '\n' && unit != '\r' && unit != '\t') {
            return;
        }
        p->at++;
    }
}

/* ---- strings --------------------------------------------------------------------------------- */

static int hex_digit(int unit)
{
    if (unit >= '0' && unit <= '9') {
        return unit - '0';
    }
    unit |= 0x20;
    return unit >= 'a' && unit <= 'f' ? unit - 'a' + 10 : -1;
}

static uint16_t parse_unicode_escape(Parser *p)
{
    unsigned value = 0;

    for (int i = 0; i < 4; i++) {
        int digit = current(p) < 0x80 ? hex_digit(current(p)) : -1;
        if (digit < 0) {
            fail(p, JSON_BAD_UNICODE_ESCAPE);
        }
        value = value << 4 | (unsigned)digit;
        p->at++;
    }
    return (uint16_t)value;
}

/** The character after a backslash. */
static uint16_t parse_escape(Parser *p)
{
    int unit = current(p);

    switch (unit) {
    case '"':
    case '\\':
    case '/':
        p->at++;
        return (uint16_t)unit;
    case 'b':
        p->at++;
        return '\b';
    case 'f':
        p->at++;
        return '\f';
    case 'n':
        p->at++;
        return '\n';
    case 'r':
        p->at++;
        return '\r';
    case 't':
        p->at++;
        return '\t';
    case 'u':
        p->at++;
        return parse_unicode_escape(p);
    case JSON_END:
        fail(p, JSON_UNEXPECTED);
    default:
        fail(p, JSON_BAD_ESCAPE);
    }
}

/** Moves over units that stand for themselves; `seen` collects 8-bit units. */
static void skip_plain(Parser *p, uint8_t *seen)
{
    size_t i = p->at;

    if (p->text.narrow) {
        const uint8_t *units = p->text.narrow;
        while (i < p->text.length && units[i] != '"' && units[i] != '\\' && units[i] >= 0x20) {
            *seen |= units[i++];
        }
    } else {
        const uint16_t *units = p->text.wide;
        while (i < p->text.length && units[i] != '"' && units[i] != '\\' && units[i] >= 0x20) {
            i++;
        }
    }
    p->at = i;
}

static TsString *make_string(const Parser *p, size_t start, size_t end, uint8_t seen)
{
    if (!p->text.narrow) {
        return ts_string_from_utf16(p->text.wide + start, end - start);
    }
    if (end - start < 2) {
        return end == start ? ts_string_empty() : ts_string_from_unit(p->text.narrow[start]);
    }
    if (seen >= 0x80) {
        return ts_string_from_latin1(p->text.narrow + start, end - start);
    }
    uint8_t *units;
    TsString *string = ts_string_new8(end - start, &units);
    memcpy(units, p->text.narrow + start, end - start);
    ts_string_set_ascii(string);
    return string;
}

/** A string from its first escape on: [start, p->at) is plain. */
static TsString *parse_escaped_string(Parser *p, size_t start)
{
    TsBuilder builder;

    ts_builder_init(&builder);
    for (;;) {
        if (p->text.narrow) {
            ts_builder_add_latin1(&builder, p->text.narrow + start, p->at - start);
        } else {
            for (size_t i = start; i < p->at; i++) {
                ts_builder_add_unit(&builder, p->text.wide[i]);
            }
        }
        int unit = current(p);
        if (unit == '"') {
            p->at++;
            return ts_builder_finish(&builder);
        }
        if (unit != '\\') {
            fail(p, unit == JSON_END ? JSON_UNTERMINATED_STRING : JSON_BAD_CONTROL_CHARACTER);
        }
        p->at++;
        ts_builder_add_unit(&builder, parse_escape(p));
        start = p->at;
        uint8_t seen = 0;
        skip_plain(p, &seen);
    }
}

/** A string whose opening quote is current. */
static TsString *parse_string(Parser *p)
{
    size_t start = ++p->at;
    uint8_t seen = 0;

    skip_plain(p, &seen);
    if (current(p) != '"') {
        return parse_escaped_string(p, start);
    }
    return make_string(p, start, p->at++, seen);
}

/** As parse_string, giving the same TsString for a key that was seen lately. */
static TsString *parse_key(Parser *p)
{
    size_t start = ++p->at;
    uint8_t seen = 0;

    skip_plain(p, &seen);
    size_t length = p->at - start;
    if (current(p) != '"') {
        return parse_escaped_string(p, start);
    }
    if (!p->text.narrow || length > KNOWN_KEY_LENGTH || length == 0) {
        return make_string(p, start, p->at++, seen);
    }
    const uint8_t *units = p->text.narrow + start;
    size_t slot =
        (length * 31 + units[0] * 7 + units[length - 1] * 3 + units[length / 2]) % KNOWN_KEYS;
    TsString *known = p->keys[slot];
    p->at++;
    if (known && known->length == length && !ts_string_is_wide(known) &&
        memcmp(known->chars, units, length) == 0) {
        return known;
    }
    return p->keys[slot] = make_string(p, start, start + length, seen);
}

/* ---- numbers and words ----------------------------------------------------------------------- */

static bool is_digit(int unit)
{
    return unit >= '0' && unit <= '9';
}

static void skip_digits(Parser *p)
{
    while (is_digit(current(p))) {
        p->at++;
    }
}

static void skip_fraction_and_exponent(Parser *p)
{
    if (current(p) == '.') {
        p->at++;
        if (!is_digit(current(p))) {
            fail(p, JSON_UNTERMINATED_FRACTION);
        }
        skip_digits(p);
    }
    if (current(p) == 'e' || current(p) == 'E') {
        p->at++;
        if (current(p) == '+' || current(p) == '-') {
            p->at++;
        }
        if (!is_digit(current(p))) {
            fail(p, JSON_EXPONENT_MISSING);
        }
        skip_digits(p);
    }
}

/** The number's text [start, p->at) as a double. */
static double number_of(const Parser *p, size_t start)
{
    char small[64];
    size_t length = p->at - start;

    if (p->text.narrow) {
        return ts_number_from_decimal((const char *)p->text.narrow + start, length);
    }
    char *text = length <= sizeof small ? small : ts_heap_raw(TS_REP_BOOL, length);
    for (size_t i = 0; i < length; i++) {
        text[i] = (char)p->text.wide[start + i];
    }
    return ts_number_from_decimal(text, length);
}

static TsValue parse_number(Parser *p)
{
    size_t start = p->at;
    bool negative = current(p) == '-';

    if (negative) {
        p->at++;
        if (!is_digit(current(p))) {
            fail(p, JSON_NO_NUMBER_AFTER_MINUS);
        }
    }
    size_t first = p->at;
    int64_t integer = 0;
    if (current(p) == '0') {
        p->at++;
        if (is_digit(current(p))) {
            fail(p, JSON_UNEXPECTED);
        }
    } else {
        while (is_digit(current(p)) && p->at - first < 15) {
            integer = integer * 10 + (current(p) - '0');
            p->at++;
        }
    }
    int next = current(p);
    if (next != '.' && next != 'e' && next != 'E' && !is_digit(next)) {
        return ts_from_number(negative ? -(double)integer : (double)integer);
    }
    skip_digits(p);
    skip_fraction_and_exponent(p);
    return ts_from_number(number_of(p, start));
}

static TsValue parse_word(Parser *p, const char *word, TsValue value)
{
    for (; *word; word++) {
        if (current(p) != *word) {
            fail(p, JSON_UNEXPECTED);
        }
        p->at++;
    }
    return value;
}

/* ---- containers ------------------------------------------------------------------------------ */

static void push(Parser *p, TsValue container, TsString *key)
{
    if (p->depth == p->room) {
        size_t room = p->room ? p->room * 2 : 32;
        TsValue *stack = ts_heap_raw(TS_REP_VALUE, room * 2);
        if (p->depth > 0) {
            memcpy(stack, p->stack, p->depth * 2 * sizeof(TsValue));
        }
        p->stack = stack;
        p->room = room;
    }
    p->stack[p->depth * 2] = container;
    p->stack[p->depth * 2 + 1] = ts_from_string(key);
    p->depth++;
}

/** A key and its colon; the position is at the key's quote. */
static TsString *parse_member_key(Parser *p)
{
    TsString *key = parse_key(p);

    skip_space(p);
    if (current(p) != ':') {
        fail(p, JSON_EXPECTED_COLON);
    }
    p->at++;
    return key;
}

/**
 * After '{' or '[': opens the container and leaves the position at its first value; true when it
 * was empty and is complete.
 */
static bool open_container(Parser *p, TsValue *value)
{
    bool is_array = current(p) == '[';

    p->at++;
    skip_space(p);
    if (is_array) {
        *value = ts_from_object(ts_array_new(TS_ARRAY_VALUE, 0));
        if (current(p) == ']') {
            p->at++;
            return true;
        }
        push(p, *value, NULL);
        return false;
    }
    *value = ts_from_object(ts_object_new(4));
    if (current(p) == '}') {
        p->at++;
        return true;
    }
    if (current(p) != '"') {
        fail(p, JSON_EXPECTED_KEY_OR_BRACE);
    }
    push(p, *value, parse_member_key(p));
    return false;
}

/**
 * Puts a value into the innermost container; true when that is now complete itself (then it is the
 * value), false when another of its values comes next.
 */
static bool add_to_container(Parser *p, TsValue *value)
{
    TsValue *frame = p->stack + (p->depth - 1) * 2;
    TsValue container = frame[0];
    bool is_array = ts_is_undefined(frame[1]);

    if (is_array) {
        ts_array_push_value((TsArray *)container.as.pointer, *value);
    } else {
        ts_object_define(container.as.pointer, frame[1].as.string, *value);
    }
    skip_space(p);
    int unit = current(p);
    if (unit == (is_array ? ']' : '}')) {
        p->at++;
        p->depth--;
        *value = container;
        return true;
    }
    if (unit != ',') {
        fail(p, is_array ? JSON_EXPECTED_COMMA_OR_BRACKET : JSON_EXPECTED_COMMA_OR_BRACE);
    }
    p->at++;
    if (!is_array) {
        skip_space(p);
        if (current(p) != '"') {
            fail(p, JSON_EXPECTED_KEY);
        }
        TsString *key = parse_member_key(p);
        p->stack[(p->depth - 1) * 2 + 1] = ts_from_string(key);
    }
    return false;
}

/** One value; false when it opened a container whose values come first. */
static bool parse_simple_value(Parser *p, TsValue *value)
{
    skip_space(p);
    int unit = current(p);
    switch (unit) {
    case '"':
        *value = ts_from_string(parse_string(p));
        return true;
    case '{':
    case '[':
        return open_container(p, value);
    case 't':
        *value = parse_word(p, "true", TS_TRUE);
        return true;
    case 'f':
        *value = parse_word(p, "false", TS_FALSE);
        return true;
    case 'n':
        *value = parse_word(p, "null", TS_NULL);
        return true;
    default:
        if (unit != '-' && !is_digit(unit)) {
            fail(p, JSON_UNEXPECTED);
        }
        *value = parse_number(p);
        return true;
    }
}

static TsValue parse_document(Parser *p)
{
    TsValue value;

    for (;;) {
        bool complete = parse_simple_value(p, &value);
        while (complete && p->depth > 0) {
            complete = add_to_container(p, &value);
        }
        if (complete) {
            break;
        }
    }
    skip_space(p);
    if (current(p) != JSON_END) {
        fail(p, JSON_TRAILING);
    }
    return value;
}

TsValue json_parse(TsString *text)
{
    Parser p = {
        .text =
            {
                .string = text,
                .narrow = ts_string_is_wide(text) ? NULL : ts_string_units8(text),
                .wide = ts_string_is_wide(text) ? ts_string_units16(text) : NULL,
                .length = text->length,
            },
    };

    return parse_document(&p);
}

/* ---- revivers (§25.5.1.1, InternalizeJSONProperty) ------------------------------------------- */

static TsValue revive(TsFunction *reviver, TsValue holder, TsString *key)
{
    TsValue value = ts_get(holder, key);

    TS_STACK_CHECK();
    if (ts_is_object(value) && !ts_is_function(value)) {
        TsArray *keys = ts_keys(value);
        for (size_t i = 0; i < keys->length; i++) {
            TsString *inner = ts_array_ptr(keys, (int64_t)i);
            TsValue revived = revive(reviver, value, inner);
            if (ts_is_undefined(revived)) {
                ts_delete(value, ts_from_string(inner));
            } else {
                ts_set_index(value, ts_from_string(inner), revived);
            }
        }
    }
    TsValue arguments[2] = {ts_from_string(key), value};
    return ts_call(reviver, holder, 2, arguments);
}

TsValue json_parse_reviver(TsString *text, TsFunction *reviver)
{
    TsValue value = json_parse(text);

    if (!reviver) {
        return value;
    }
    TsDynamicObject *root = ts_object_new(1);
    ts_object_define(root, ts_string_empty(), value);
    return revive(reviver, ts_from_object(root), ts_string_empty());
}
