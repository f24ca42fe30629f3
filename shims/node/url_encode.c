/*
 * Percent-encode sets, percent-decoding and the growing byte string of the URL parser.
 * The sets nest (URL Standard §1.3), so each ASCII byte has a mask of the sets that contain it.
 */
#include "node/url_record.h"

#include <stdlib.h>
#include <string.h>

enum {
    IN_FORM = URL_ENCODE_FORM,
    IN_COMPONENT = URL_ENCODE_COMPONENT | IN_FORM,
    IN_USERINFO = URL_ENCODE_USERINFO | IN_COMPONENT,
    IN_PATH = URL_ENCODE_PATH | IN_USERINFO,
    IN_SPECIAL_QUERY = URL_ENCODE_SPECIAL_QUERY,
    IN_QUERY = URL_ENCODE_QUERY | IN_SPECIAL_QUERY | IN_PATH,
    IN_FRAGMENT = URL_ENCODE_FRAGMENT,
    IN_ALL = 255,
};

const uint8_t url_encode_sets[256] = {
    [0 ... 0x1f] = IN_ALL,
    [' '] = IN_FRAGMENT | IN_QUERY,
    ['"'] = IN_FRAGMENT | IN_QUERY,
    ['<'] = IN_FRAGMENT | IN_QUERY,
    ['>'] = IN_FRAGMENT | IN_QUERY,
    ['`'] = IN_FRAGMENT | IN_PATH,
    ['#'] = IN_QUERY,
    ['\''] = IN_SPECIAL_QUERY | IN_FORM,
    ['?'] = IN_PATH,
    ['^'] = IN_PATH,
    ['{'] = IN_PATH,
    ['}'] = IN_PATH,
    ['/'] = IN_USERINFO,
    [':'] = IN_USERINFO,
    [';'] = IN_USERINFO,
    ['='] = IN_USERINFO,
    ['@'] = IN_USERINFO,
    ['['] = IN_USERINFO,
    ['\\'] = IN_USERINFO,
    [']'] = IN_USERINFO,
    ['|'] = IN_USERINFO,
    ['$'] = IN_COMPONENT,
    ['%'] = IN_COMPONENT,
    ['&'] = IN_COMPONENT,
    ['+'] = IN_COMPONENT,
    [','] = IN_COMPONENT,
    ['!'] = IN_FORM,
    ['('] = IN_FORM,
    [')'] = IN_FORM,
    ['~'] = IN_FORM,
    [0x7f ... 0xff] = IN_ALL,
};

static void reserve(UrlText *text, size_t extra)
{
    size_t capacity = text->grown ? text->capacity : URL_TEXT_INLINE;

    if (extra <= capacity - text->length) {
        return;
    }
    while (extra > capacity - text->length) {
        capacity *= 2;
    }
    char *grown = realloc(text->grown, capacity);
    if (!grown) {
        abort();
    }
    if (!text->grown) {
        memcpy(grown, text->small, text->length);
    }
    text->grown = grown;
    text->capacity = capacity;
}

void url_text_append(UrlText *text, const char *bytes, size_t length)
{
    reserve(text, length);
    if (length > 0) {
        memcpy((text->grown ? text->grown : text->small) + text->length, bytes, length);
    }
    text->length += length;
}

void url_text_push(UrlText *text, char byte)
{
    url_text_append(text, &byte, 1);
}

void url_text_set(UrlText *text, const char *bytes, size_t length)
{
    text->length = 0;
    url_text_append(text, bytes, length);
}

void url_text_free(UrlText *text)
{
    free(text->grown);
    text->grown = NULL;
    text->length = 0;
}

void url_push_encoded(UrlText *out, unsigned char byte)
{
    static const char digits[] = "0123456789ABCDEF";
    const char encoded[3] = {'%', digits[byte >> 4], digits[byte & 15]};

    url_text_append(out, encoded, sizeof encoded);
}

void url_encode(UrlText *out, const char *bytes, size_t length, int set)
{
    size_t clean = 0;

    for (size_t i = 0; i < length; i++) {
        if (url_must_encode((unsigned char)bytes[i], set)) {
            url_text_append(out, bytes + clean, i - clean);
            url_push_encoded(out, (unsigned char)bytes[i]);
            clean = i + 1;
        }
    }
    url_text_append(out, bytes + clean, length - clean);
}

int url_hex_digit(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

void url_percent_decode(UrlText *out, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] == '%' && length - i > 2 && url_hex_digit(bytes[i + 1]) >= 0 &&
            url_hex_digit(bytes[i + 2]) >= 0) {
            url_text_push(out,
                          (char)(url_hex_digit(bytes[i + 1]) * 16 + url_hex_digit(bytes[i + 2])));
            i += 2;
        } else {
            url_text_push(out, bytes[i]);
        }
    }
}
