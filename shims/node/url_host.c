/*
 * Host parsing and serialising (URL Standard §3.5): domains, IPv4 in all its spellings, IPv6 with
 * compression, and the opaque hosts of schemes that are not special.
 */
#include "node/url_record.h"

#include <stdio.h>
#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_forbidden_host_byte(unsigned char c)
{
    return c == 0 || (c < 128 && strchr("\t\n\r #/:<>?@[\\]^|", c));
}

static bool is_forbidden_domain_byte(unsigned char c)
{
    return c <= 0x1f || c == '%' || c == 0x7f || is_forbidden_host_byte(c);
}

/* IPv4 ------------------------------------------------------------------------------- */

/* IPv4 number parser: false if the text is no number. Values above 2^32 saturate. */
static bool ipv4_number(const char *at, const char *end, uint64_t *value)
{
    int base = 10;

    *value = 0;
    if (at == end) {
        return false;
    }
    if (end - at >= 2 && at[0] == '0' && (at[1] | 0x20) == 'x') {
        base = 16;
        at += 2;
    } else if (end - at >= 2 && at[0] == '0') {
        base = 8;
        at++;
    }
    for (; at < end; at++) {
        int digit = url_hex_digit(*at);
        if (digit < 0 || digit >= base) {
            return false;
        }
        *value = *value * (uint64_t)base + (uint64_t)digit;
        if (*value > UINT32_MAX) {
            *value = (uint64_t)UINT32_MAX + 1;
        }
    }
    return true;
}

/* Ends-in-a-number checker. */
static bool ends_in_number(const char *at, const char *end)
{
    uint64_t value;

    if (end > at && end[-1] == '.') {
        end--;
    }
    const char *last = end;
    while (last > at && last[-1] != '.') {
        last--;
    }
    bool digits = last < end;
    for (const char *c = last; c < end; c++) {
        digits &= is_digit(*c);
    }
    return digits || ipv4_number(last, end, &value);
}

static bool ipv4(UrlText *out, const char *at, const char *end)
{
    uint64_t parts[4];
    uint64_t address = 0;
    int count = 0;
    char text[32];

    if (end > at && end[-1] == '.') {
        end--;
    }
    for (;;) {
        const char *dot = memchr(at, '.', (size_t)(end - at));
        const char *part_end = dot ? dot : end;
        if (count == 4 || !ipv4_number(at, part_end, &parts[count++])) {
            return false;
        }
        if (!dot) {
            break;
        }
        at = dot + 1;
    }
    for (int i = 0; i < count - 1; i++) {
        if (parts[i] > 255) {
            return false;
        }
        address |= parts[i] << (8 * (3 - i));
    }
    if (parts[count - 1] >= (uint64_t)1 << (8 * (5 - count))) {
        return false;
    }
    address |= parts[count - 1];
    int length = snprintf(text, sizeof text, "%u.%u.%u.%u", (unsigned)(address >> 24) & 255,
                          (unsigned)(address >> 16) & 255, (unsigned)(address >> 8) & 255,
                          (unsigned)address & 255);
    url_text_set(out, text, (size_t)length);
    return true;
}

/* IPv6 ------------------------------------------------------------------------------- */

/* The dotted tail of an IPv6 address into two pieces. */
static bool ipv6_dotted(const char *at, const char *end, uint16_t pieces[2])
{
    for (int i = 0; i < 4; i++) {
        int value = -1;
        if (i > 0 && (at == end || *at++ != '.')) {
            return false;
        }
        for (; at < end && is_digit(*at); at++) {
            if (value == 0) {
                return false; /* a leading zero */
            }
            value = (value < 0 ? 0 : value * 10) + (*at - '0');
            if (value > 255) {
                return false;
            }
        }
        if (value < 0) {
            return false;
        }
        pieces[i / 2] = (uint16_t)(i % 2 == 0 ? value << 8 : pieces[i / 2] | value);
    }
    return at == end;
}

/* Reads up to four hexadecimal digits. */
static const char *ipv6_piece(const char *at, const char *end, uint16_t *piece)
{
    int value = 0;

    for (int i = 0; i < 4 && at < end && url_hex_digit(*at) >= 0; i++, at++) {
        value = value * 16 + url_hex_digit(*at);
    }
    *piece = (uint16_t)value;
    return at;
}

/* Moves the pieces behind "::" to the end. */
static void ipv6_expand(uint16_t address[8], int count, int compress)
{
    int tail = count - compress;

    for (int i = 0; i < tail; i++) {
        uint16_t piece = address[count - 1 - i];
        address[count - 1 - i] = 0;
        address[7 - i] = piece;
    }
}

static bool ipv6(const char *at, const char *end, uint16_t address[8])
{
    int count = 0;
    int compress = -1;

    if (at < end && *at == ':') {
        if (end - at < 2 || at[1] != ':') {
            return false;
        }
        at += 2;
        compress = 0;
    }
    while (at < end) {
        if (count == 8) {
            return false;
        }
        if (*at == ':') {
            if (compress >= 0) {
                return false;
            }
            at++;
            compress = count;
            continue;
        }
        const char *next = ipv6_piece(at, end, &address[count]);
        if (next < end && *next == '.') {
            if (next == at || count > 6 || !ipv6_dotted(at, end, &address[count])) {
                return false;
            }
            count += 2;
            break;
        }
        count++;
        if (next == at || (next < end && (*next != ':' || next + 1 == end))) {
            return false;
        }
        at = next < end ? next + 1 : next;
    }
    if (compress >= 0) {
        ipv6_expand(address, count, compress);
        return count < 8;
    }
    return count == 8;
}

/* The first longest run of at least two zero pieces; its length, or 0. */
static int longest_zero_run(const uint16_t address[8], int *start)
{
    int best = 1;

    *start = -1;
    for (int i = 0; i < 8; i++) {
        int length = 0;
        while (i + length < 8 && address[i + length] == 0) {
            length++;
        }
        if (length > best) {
            best = length;
            *start = i;
        }
        i += length;
    }
    return *start < 0 ? 0 : best;
}

static void serialise_ipv6(UrlText *out, const uint16_t address[8])
{
    int start;
    int run = longest_zero_run(address, &start);

    url_text_set(out, "[", 1);
    for (int i = 0; i < 8; i++) {
        char piece[8];
        if (i == start) {
            url_text_append(out, "::", i == 0 ? 2 : 1);
            i += run - 1;
            continue;
        }
        int length = snprintf(piece, sizeof piece, i < 7 ? "%x:" : "%x", address[i]);
        url_text_append(out, piece, (size_t)length);
    }
    url_text_push(out, ']');
}

/* Hosts ------------------------------------------------------------------------------ */

static bool opaque_host(UrlText *out, UrlSpan text)
{
    for (const char *at = text.at; at < text.end; at++) {
        if (is_forbidden_host_byte((unsigned char)*at)) {
            return false;
        }
    }
    out->length = 0;
    url_encode(out, text.at, (size_t)(text.end - text.at), URL_ENCODE_C0);
    return true;
}

static bool domain_host(UrlText *out, const UrlText *ascii)
{
    const char *at = url_text_bytes(ascii);
    const char *end = at + ascii->length;

    if (at == end) {
        return false;
    }
    for (const char *c = at; c < end; c++) {
        if (is_forbidden_domain_byte((unsigned char)*c)) {
            return false;
        }
    }
    if (ends_in_number(at, end)) {
        return ipv4(out, at, end);
    }
    url_text_set(out, at, ascii->length);
    return true;
}

bool url_parse_host(UrlText *out, UrlSpan text, bool special)
{
    uint16_t address[8] = {0};
    UrlText decoded = {0};
    UrlText ascii = {0};

    if (text.at < text.end && *text.at == '[') {
        if (text.end[-1] != ']' || !ipv6(text.at + 1, text.end - 1, address)) {
            return false;
        }
        serialise_ipv6(out, address);
        return true;
    }
    if (!special) {
        return opaque_host(out, text);
    }
    url_percent_decode(&decoded, text.at, (size_t)(text.end - text.at));
    bool ok = url_domain_to_ascii(&ascii, url_text_bytes(&decoded), decoded.length) &&
              domain_host(out, &ascii);
    url_text_free(&decoded);
    url_text_free(&ascii);
    return ok;
}
