/*
 * Literals: strings and templates with their escapes decoded (ECMA-262 12.9.4, 12.9.6), numbers,
 * bigints.
 */
#include <stdlib.h>
#include <string.h>

#include "syntax/reader.h"
#include "syntax/text.h"

/* A place in an escaped text, and the decoded text so far. */
typedef struct Decoder {
    const char *at, *end;
    char *out;
    size_t length;
    bool invalid;       /* an escape that templates do not allow */
    uint32_t surrogate; /* high surrogate just written, waiting for its low one; 0 if none */
} Decoder;

static void put(Decoder *decoder, uint32_t code)
{
    if (decoder->surrogate && code >= 0xdc00 && code < 0xe000) {
        code = 0x10000 + ((decoder->surrogate - 0xd800) << 10) + (code - 0xdc00);
        decoder->length -= 3;
    }
    decoder->surrogate = code >= 0xd800 && code < 0xdc00 ? code : 0;
    decoder->length += utf8_put(decoder->out + decoder->length, code);
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f') {
        return (c | 0x20) - 'a' + 10;
    }
    return -1;
}

/* Reads up to `count` hex digits; fewer make the escape invalid. */
static uint32_t read_hex(Decoder *decoder, int count)
{
    uint32_t code = 0;

    for (int i = 0; i < count; i++) {
        int digit = decoder->at < decoder->end ? hex_digit(*decoder->at) : -1;
        if (digit < 0) {
            decoder->invalid = true;
            return code;
        }
        code = code * 16 + (uint32_t)digit;
        decoder->at++;
    }
    return code;
}

static uint32_t read_unicode_escape(Decoder *decoder)
{
    if (decoder->at >= decoder->end || *decoder->at != '{') {
        return read_hex(decoder, 4);
    }
    uint32_t code = 0;
    decoder->at++;
    if (decoder->at < decoder->end && *decoder->at == '}') {
        decoder->invalid = true;
    }
    while (decoder->at < decoder->end && *decoder->at != '}') {
        int digit = hex_digit(*decoder->at++);
        code = digit < 0 || code > 0x10ffff ? 0x110000 : code * 16 + (uint32_t)digit;
    }
    if (decoder->at < decoder->end) {
        decoder->at++;
    } else {
        decoder->invalid = true;
    }
    if (code > 0x10ffff) {
        decoder->invalid = true;
        code = 0xfffd;
    }
    return code;
}

/* Octal escapes, of sloppy-mode strings only; \0 alone is allowed everywhere. */
static uint32_t read_octal(Decoder *decoder, char first)
{
    uint32_t code = (uint32_t)(first - '0');
    int more = first <= '3' ? 2 : 1;
    bool next_is_digit = decoder->at < decoder->end && *decoder->at >= '0' && *decoder->at <= '9';

    if (first != '0' || next_is_digit) {
        decoder->invalid = true;
    }
    while (more-- > 0 && decoder->at < decoder->end && *decoder->at >= '0' && *decoder->at <= '7') {
        code = code * 8 + (uint32_t)(*decoder->at++ - '0');
    }
    return code;
}

static void copy_bytes(Decoder *decoder, size_t count)
{
    decoder->surrogate = 0;
    memcpy(decoder->out + decoder->length, decoder->at, count);
    decoder->length += count;
    decoder->at += count;
}

static size_t utf8_length(unsigned char first)
{
    return first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/* After a backslash: decodes one escape. */
static void decode_escape(Decoder *decoder)
{
    static const char simple[] = "b\bf\fn\nr\rt\tv\v";
    unsigned char c = (unsigned char)*decoder->at++;

    for (const char *pair = simple; *pair; pair += 2) {
        if (c == (unsigned char)*pair) {
            put(decoder, (unsigned char)pair[1]);
            return;
        }
    }
    if (c == 'x') {
        put(decoder, read_hex(decoder, 2));
    } else if (c == 'u') {
        put(decoder, read_unicode_escape(decoder));
    } else if (c >= '0' && c <= '7') {
        put(decoder, read_octal(decoder, (char)c));
    } else if (c == '8' || c == '9') {
        decoder->invalid = true;
        put(decoder, c);
    } else if (c == '\r') {
        decoder->at += decoder->at < decoder->end && *decoder->at == '\n';
    } else if (c == 0xe2 && decoder->end - decoder->at >= 2 &&
               (unsigned char)decoder->at[0] == 0x80 &&
               ((unsigned char)decoder->at[1] == 0xa8 || (unsigned char)decoder->at[1] == 0xa9)) {
        decoder->at += 2; /* a line continuation with U+2028 or U+2029 */
    } else if (c != '\n') {
        size_t count = utf8_length(c);
        decoder->at--;
        if (count > (size_t)(decoder->end - decoder->at)) {
            count = (size_t)(decoder->end - decoder->at);
        }
        copy_bytes(decoder, count);
    }
}

/* Decodes text of a string or, with CR LF and CR read as LF, of a template. */
static AstText decode(Reader *reader, const char *text, size_t length, bool is_template,
                      bool *invalid)
{
    if (!memchr(text, '\\', length) && !(is_template && memchr(text, '\r', length))) {
        return (AstText){arena_strndup(reader->arena, text, length), (uint32_t)length};
    }
    Decoder decoder = {.at = text, .end = text + length};
    decoder.out = arena_alloc(reader->arena, length + 4);
    while (decoder.at < decoder.end) {
        if (*decoder.at == '\\' && decoder.at + 1 < decoder.end) {
            decoder.at++;
            decode_escape(&decoder);
        } else if (*decoder.at == '\r' && is_template) {
            decoder.at += 1 + (decoder.at + 1 < decoder.end && decoder.at[1] == '\n');
            put(&decoder, '\n');
        } else {
            copy_bytes(&decoder, 1);
        }
    }
    decoder.out[decoder.length] = '\0';
    *invalid |= decoder.invalid;
    return (AstText){decoder.out, (uint32_t)decoder.length};
}

static AstText raw_text(Reader *reader, const char *text, size_t length)
{
    char *out = arena_alloc(reader->arena, length + 1);
    size_t count = 0;

    for (size_t i = 0; i < length; i++) {
        if (text[i] == '\r') {
            i += i + 1 < length && text[i + 1] == '\n';
            out[count++] = '\n';
        } else {
            out[count++] = text[i];
        }
    }
    return (AstText){out, (uint32_t)count};
}

AstNode *read_string(Reader *reader, Cst cst)
{
    AstNode *node = read_new(reader, AST_STRING_LITERAL, cst);
    const char *text = reader->file->text + cst.span.start;
    size_t length = cst_length(cst);
    bool invalid = false;

    if (length < 2) {
        node->string.value = (AstText){"", 0};
        node->string.interned = program_intern(reader->program, "", 0);
        return node;
    }
    node->string.value = decode(reader, text + 1, length - 2, false, &invalid);
    if (invalid) {
        diagnose(reader->program, reader->file, cst.span, INVALID_ESCAPE);
    }
    if (!memchr(node->string.value.text, 0, node->string.value.length)) {
        node->string.interned =
            program_intern(reader->program, node->string.value.text, node->string.value.length);
    }
    return node;
}

/* An integer in base 2, 8, 10 or 16 in decimal digits, without leading zeros. */
static const char *decimal_digits(Arena *arena, const char *text)
{
    char base = text[0] == '0' && text[1] ? (char)(text[1] | 0x20) : '\0';
    int radix = base == 'x' ? 16 : base == 'o' ? 8 : base == 'b' ? 2 : 10;
    size_t length = strlen(text), count = 0;
    char *digits = arena_alloc(arena, length * 4 + 2); /* least significant first */

    if (radix == 10) {
        return text;
    }
    for (const char *at = text + 2; *at; at++) {
        int carry = hex_digit(*at);
        for (size_t i = 0; i < count; i++) {
            carry += digits[i] * radix;
            digits[i] = (char)(carry % 10);
            carry /= 10;
        }
        for (; carry > 0; carry /= 10) {
            digits[count++] = (char)(carry % 10);
        }
    }
    count = count ? count : (digits[0] = 0, 1);
    for (size_t i = 0; i < count / 2; i++) {
        char other = digits[i];
        digits[i] = digits[count - 1 - i];
        digits[count - 1 - i] = other;
    }
    for (size_t i = 0; i < count; i++) {
        digits[i] = (char)(digits[i] + '0');
    }
    digits[count] = '\0';
    return digits;
}

static AstNode *read_bigint(Reader *reader, Cst cst, const char *digits, size_t length)
{
    AstNode *node = read_new(reader, AST_BIGINT_LITERAL, cst);

    node->bigint.text = arena_strndup(reader->arena, digits, length - 1);
    node->bigint.digits = decimal_digits(reader->arena, node->bigint.text);
    return node;
}

/* The value of an integer in base 2, 8 or 16, rounded to nearest even like the decimal ones. */
static double radix_value(const char *digits, int bits)
{
    uint64_t mantissa = 0;
    int exponent = 0;
    bool sticky = false;

    for (; *digits; digits++) {
        uint64_t digit = (uint64_t)hex_digit(*digits);
        for (int i = bits - 1; i >= 0; i--) {
            uint64_t bit = digit >> i & 1;
            if (mantissa >> 62) {
                exponent++;
                sticky |= bit != 0;
            } else {
                mantissa = mantissa << 1 | bit;
            }
        }
    }
    mantissa = mantissa << 1 | sticky; /* below the rounding position: 63 bits hold 53 and more */
    double value = (double)mantissa / 2;
    for (; exponent > 0 && value < 1e308 * 2; exponent--) {
        value *= 2;
    }
    return value;
}

AstNode *read_number(Reader *reader, Cst cst)
{
    const char *text = cst_text(reader, cst);
    size_t length = cst_length(cst), count = 0;
    char *digits = arena_alloc(reader->arena, length + 1);

    for (size_t i = 0; i < length; i++) {
        if (text[i] != '_') {
            digits[count++] = text[i];
        }
    }
    if (count > 1 && digits[count - 1] == 'n') {
        return read_bigint(reader, cst, digits, count);
    }
    AstNode *node = read_new(reader, AST_NUMERIC_LITERAL, cst);
    node->number.text = arena_strndup(reader->arena, text, length);
    char base = count > 1 && digits[0] == '0' ? (char)(digits[1] | 0x20) : '\0';
    if (base == 'x' || base == 'o' || base == 'b') {
        node->number.value = radix_value(digits + 2, base == 'x' ? 4 : base == 'o' ? 3 : 1);
    } else {
        node->number.value = strtod(digits, NULL);
        if (count > 1 && digits[0] == '0' && digits[1] >= '0' && digits[1] <= '9') {
            diagnose(reader->program, reader->file, cst.span, LEGACY_OCTAL);
        }
    }
    return node;
}

/* Reads the literal part [start, end) of a template. */
static void read_part(Reader *reader, uint32_t start, uint32_t end, AstText *cooked, AstText *raw,
                      bool *invalid)
{
    const char *text = reader->file->text + start;
    size_t length = end > start ? end - start : 0;

    *cooked = decode(reader, text, length, true, invalid);
    *raw = raw_text(reader, text, length);
}

/* Reads the parts and spans; a span's child is read by read_child. */
static AstNode *read_template_parts(Reader *reader, Cst cst, AstKind kind, CstKind hole_kind,
                                    AstNode *(*read_child)(Reader *, Cst))
{
    AstNode *node = read_new(reader, kind, cst);
    CstList children = cst_children(reader, cst);
    uint32_t start = cst.span.start + 1;
    AstNode *last = NULL;

    for (size_t i = 0; i <= children.length; i++) {
        bool at_end = i == children.length;
        if (!at_end && children.items[i].kind != hole_kind) {
            continue;
        }
        uint32_t end =
            at_end ? cst.span.end - (cst.span.end > start) : children.items[i].span.start;
        if (last) {
            last->span.end = end;
            read_part(reader, start, end, &last->template_span.cooked, &last->template_span.raw,
                      &last->template_span.cooked_invalid);
        } else {
            read_part(reader, start, end, &node->template_literal.cooked,
                      &node->template_literal.raw, &node->template_literal.cooked_invalid);
        }
        if (at_end) {
            break;
        }
        Cst hole = children.items[i];
        CstList inside = cst_children(reader, hole);
        Cst expression = {.span = {hole.span.end, hole.span.end}};
        for (size_t k = 0; k < inside.length; k++) {
            if (inside.items[k].is_named) {
                expression = inside.items[k];
                break;
            }
        }
        last = read_new(reader, AST_TEMPLATE_SPAN, hole);
        last->template_span.expression = read_child(reader, expression);
        vec_push(reader->arena, &node->template_literal.spans, last);
        start = hole.span.end;
    }
    return node;
}

AstNode *read_template(Reader *reader, Cst cst, bool is_tagged)
{
    AstNode *node = read_template_parts(reader, cst, AST_TEMPLATE_LITERAL,
                                        CST_TEMPLATE_SUBSTITUTION, read_expression);
    bool invalid = node->template_literal.cooked_invalid;

    for (size_t i = 0; i < node->template_literal.spans.length; i++) {
        invalid |= node->template_literal.spans.items[i]->template_span.cooked_invalid;
    }
    if (invalid && !is_tagged) {
        diagnose(reader->program, reader->file, cst.span, INVALID_ESCAPE);
    }
    return node;
}

AstNode *read_template_type(Reader *reader, Cst cst)
{
    return read_template_parts(reader, cst, AST_TEMPLATE_LITERAL_TYPE, CST_TEMPLATE_TYPE,
                               read_type);
}
