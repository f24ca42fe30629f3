/*
 * Internationalised domain names (UTS #46, RFC 3492) as far as a URL parser needs them without the
 * 200 KB of Unicode tables: upper case of Latin, Greek and Cyrillic is mapped by rule, characters
 * that UTS #46 keeps as they are pass (Han, kana, Hangul, emoji), a few well-known ones are mapped
 * or dropped, and anything else (combining marks, right-to-left scripts) makes the domain invalid:
 * a refusal where full tables might have accepted it, never a wrong host.
 */
#include "node/url_record.h"

#include <string.h>

#define LABEL_LIMIT 256
#define DROPPED     0
#define REFUSED     UINT32_MAX

/* Mapping ---------------------------------------------------------------------------- */

static const struct {
    uint32_t first, last;
} kept_ranges[] = {
    {0x00df, 0x00f6},   {0x00f8, 0x00ff},   {0x0180, 0x0180},   {0x0250, 0x0266},
    {0x03ac, 0x03ce},   {0x0430, 0x045f},   {0x0561, 0x0586},   {0x10d0, 0x10fa},
    {0x3005, 0x3007},   {0x3041, 0x3096},   {0x30a1, 0x30fa},   {0x30fc, 0x30fe},
    {0x3400, 0x4dbf},   {0x4e00, 0x9fff},   {0xac00, 0xd7a3},   {0x1f300, 0x1f64f},
    {0x1f680, 0x1f6c5}, {0x1f900, 0x1f9ff}, {0x20000, 0x2a6df},
};

static bool is_kept(uint32_t c)
{
    for (size_t i = 0; i < sizeof kept_ranges / sizeof kept_ranges[0]; i++) {
        if (c >= kept_ranges[i].first && c <= kept_ranges[i].last) {
            return true;
        }
    }
    return false;
}

/* Latin Extended-A comes in pairs of upper and lower case; true for the compatibility forms that
 * UTS #46 maps to something longer, which are not handled. */
static uint32_t map_latin_extended(uint32_t c)
{
    if (c == 0x130 || c == 0x132 || c == 0x133 || c == 0x13f || c == 0x140 || c == 0x149 ||
        c == 0x17f) {
        return REFUSED;
    }
    if (c == 0x178) {
        return 0xff;
    }
    bool odd_upper = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e);
    if (c == 0x138) {
        return c;
    }
    return odd_upper ? c + (c & 1) : c | 1;
}

/* The mapped code point, DROPPED or REFUSED. */
static uint32_t map_code_point(uint32_t c)
{
    if (c < 0x80) {
        return c >= 'A' && c <= 'Z' ? c + 32 : c;
    }
    if (c == 0x3002 || c == 0xff0e || c == 0xff61) {
        return '.';
    }
    if (c == 0xad || c == 0x200b || c == 0x2060 || c == 0xfeff || (c >= 0xfe00 && c <= 0xfe0f)) {
        return DROPPED;
    }
    if (c >= 0xff01 && c <= 0xff5e) {
        return map_code_point(c - 0xfee0);
    }
    if ((c >= 0xc0 && c <= 0xd6) || (c >= 0xd8 && c <= 0xde)) {
        return c + 32;
    }
    if (c >= 0x100 && c <= 0x17e) {
        return map_latin_extended(c);
    }
    if ((c >= 0x391 && c <= 0x3ab && c != 0x3a2) || (c >= 0x410 && c <= 0x42f)) {
        return c + 32;
    }
    if (c >= 0x400 && c <= 0x40f) {
        return c + 80;
    }
    return is_kept(c) ? c : REFUSED;
}

/* UTF-8 ------------------------------------------------------------------------------ */

/* Decodes one code point; REFUSED for bytes that are not UTF-8. */
static const unsigned char *decode(const unsigned char *at, const unsigned char *end, uint32_t *c)
{
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    int more = *at < 0x80   ? 0
               : *at < 0xc2 ? -1
               : *at < 0xe0 ? 1
               : *at < 0xf0 ? 2
               : *at < 0xf5 ? 3
                            : -1;

    *c = REFUSED;
    if (more < 0 || end - at <= more) {
        return at + 1;
    }
    uint32_t value = more == 0 ? *at : *at & (0x3fU >> more);
    for (int i = 1; i <= more; i++) {
        if ((at[i] & 0xc0) != 0x80) {
            return at + 1;
        }
        value = value << 6 | (at[i] & 0x3f);
    }
    bool valid = value >= least[more] && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff);
    *c = valid ? value : REFUSED;
    return at + 1 + more;
}

static void encode(UrlText *out, uint32_t c)
{
    if (c < 0x80) {
        url_text_push(out, (char)c);
    } else if (c < 0x800) {
        url_text_push(out, (char)(0xc0 | c >> 6));
    } else if (c < 0x10000) {
        url_text_push(out, (char)(0xe0 | c >> 12));
        url_text_push(out, (char)(0x80 | (c >> 6 & 0x3f)));
    } else {
        url_text_push(out, (char)(0xf0 | c >> 18));
        url_text_push(out, (char)(0x80 | (c >> 12 & 0x3f)));
        url_text_push(out, (char)(0x80 | (c >> 6 & 0x3f)));
    }
    if (c >= 0x80) {
        url_text_push(out, (char)(0x80 | (c & 0x3f)));
    }
}

/* Punycode (RFC 3492) ---------------------------------------------------------------- */

enum {
    BASE = 36,
    T_MIN = 1,
    T_MAX = 26,
    SKEW = 38,
    DAMP = 700,
    INITIAL_BIAS = 72,
    INITIAL_N = 128
};

static uint32_t adapt(uint32_t delta, uint32_t points, bool first)
{
    uint32_t k = 0;

    delta = first ? delta / DAMP : delta / 2;
    delta += delta / points;
    for (; delta > (BASE - T_MIN) * T_MAX / 2; k += BASE) {
        delta /= BASE - T_MIN;
    }
    return k + (BASE - T_MIN + 1) * delta / (delta + SKEW);
}

static uint32_t threshold(uint32_t k, uint32_t bias)
{
    return k <= bias + T_MIN ? T_MIN : k >= bias + T_MAX ? T_MAX : k - bias;
}

static void encode_delta(UrlText *out, uint32_t delta, uint32_t bias)
{
    for (uint32_t k = BASE;; k += BASE) {
        uint32_t t = threshold(k, bias);
        uint32_t digit = delta < t ? delta : t + (delta - t) % (BASE - t);
        url_text_push(out, (char)(digit < 26 ? 'a' + digit : '0' + digit - 26));
        if (delta < t) {
            return;
        }
        delta = (delta - t) / (BASE - t);
    }
}

static void punycode_encode(UrlText *out, const uint32_t *label, uint32_t length)
{
    uint32_t n = INITIAL_N;
    uint32_t delta = 0;
    uint32_t bias = INITIAL_BIAS;
    uint32_t basic = 0;

    for (uint32_t i = 0; i < length; i++) {
        if (label[i] < 0x80) {
            url_text_push(out, (char)label[i]);
            basic++;
        }
    }
    if (basic > 0) {
        url_text_push(out, '-');
    }
    for (uint32_t handled = basic; handled < length; delta++, n++) {
        uint32_t next = UINT32_MAX;
        for (uint32_t i = 0; i < length; i++) {
            next = label[i] >= n && label[i] < next ? label[i] : next;
        }
        delta += (next - n) * (handled + 1);
        n = next;
        for (uint32_t i = 0; i < length; i++) {
            delta += label[i] < n;
            if (label[i] == n) {
                encode_delta(out, delta, bias);
                bias = adapt(delta, handled + 1, handled == basic);
                delta = 0;
                handled++;
            }
        }
    }
}

static int punycode_digit(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0' + 26;
    }
    return c >= 'a' && c <= 'z' ? c - 'a' : -1;
}

/* Decodes the text behind "xn--"; the label's length, or -1. */
static int punycode_decode(const char *at, const char *end, uint32_t label[LABEL_LIMIT])
{
    uint64_t n = INITIAL_N;
    uint64_t i = 0;
    uint32_t bias = INITIAL_BIAS;
    uint32_t length = 0;
    const char *dash = end;

    while (dash > at && *dash != '-') {
        dash--;
    }
    if (end - at >= LABEL_LIMIT) {
        return -1;
    }
    for (; at < dash; at++) {
        label[length++] = (unsigned char)*at;
    }
    at += at < end && *at == '-';
    while (at < end) {
        uint64_t old = i;
        uint64_t weight = 1;
        for (uint32_t k = BASE;; k += BASE) {
            int digit = at < end ? punycode_digit(*at++) : -1;
            if (digit < 0 || i > UINT32_MAX || weight > UINT32_MAX) {
                return -1;
            }
            i += (uint64_t)digit * weight;
            uint32_t t = threshold(k, bias);
            if ((uint32_t)digit < t) {
                break;
            }
            weight *= BASE - t;
        }
        if (i > UINT32_MAX || length == LABEL_LIMIT) {
            return -1;
        }
        bias = adapt((uint32_t)(i - old), length + 1, old == 0);
        n += i / (length + 1);
        i %= length + 1;
        if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) {
            return -1;
        }
        memmove(&label[i + 1], &label[i], (length - i) * sizeof label[0]);
        label[i++] = (uint32_t)n;
        length++;
    }
    return (int)length;
}

/* Domains ---------------------------------------------------------------------------- */

static bool has_ace_prefix(const char *at, const char *end)
{
    return end - at >= 4 && memcmp(at, "xn--", 4) == 0;
}

/* An xn-- label is valid if it decodes to something that is not ASCII and is its own mapping. */
static bool valid_ace_label(const char *at, const char *end)
{
    uint32_t label[LABEL_LIMIT];
    int length = punycode_decode(at + 4, end, label);
    bool ascii = true;

    for (int i = 0; i < length; i++) {
        uint32_t mapped = map_code_point(label[i]);
        if (mapped != label[i] && mapped != REFUSED) {
            return false;
        }
        ascii &= label[i] < 0x80;
    }
    return length == 0 || (length > 0 && !ascii); /* a bare "xn--" passes in Node */
}

static bool finish_label(UrlText *out, const uint32_t *label, uint32_t length)
{
    bool ascii = true;
    size_t start = out->length;

    for (uint32_t i = 0; i < length; i++) {
        ascii &= label[i] < 0x80;
    }
    if (!ascii) {
        url_text_append(out, "xn--", 4);
        punycode_encode(out, label, length);
        return length < 4 || label[0] != 'x' || label[1] != 'n' || label[2] != '-' ||
               label[3] != '-';
    }
    for (uint32_t i = 0; i < length; i++) {
        url_text_push(out, (char)label[i]);
    }
    const char *at = url_text_bytes(out) + start;
    return !has_ace_prefix(at, at + length) || valid_ace_label(at, at + length);
}

/* A domain of ASCII alone needs lower case, and a look at xn-- labels only. */
static bool plain_domain(UrlText *out, const char *domain, size_t length)
{
    bool ace = false;

    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)domain[i] >= 0x80) {
            return false;
        }
        ace |= domain[i] == '-' && i > 2 && domain[i - 1] == '-';
    }
    if (ace) {
        return false;
    }
    url_text_append(out, domain, length);
    char *bytes = out->grown ? out->grown : out->small;
    for (size_t i = 0; i < length; i++) {
        bytes[i] = (char)(bytes[i] >= 'A' && bytes[i] <= 'Z' ? bytes[i] | 0x20 : bytes[i]);
    }
    return true;
}

bool url_domain_to_ascii(UrlText *out, const char *domain, size_t length)
{
    const unsigned char *at = (const unsigned char *)domain;
    const unsigned char *end = at + length;
    uint32_t label[LABEL_LIMIT];
    uint32_t count = 0;

    out->length = 0;
    if (plain_domain(out, domain, length)) {
        return true;
    }
    while (at < end) {
        uint32_t c;
        at = decode(at, end, &c);
        c = c == REFUSED ? c : map_code_point(c);
        if (c == REFUSED || count == LABEL_LIMIT) {
            return false;
        }
        if (c == '.') {
            if (!finish_label(out, label, count)) {
                return false;
            }
            url_text_push(out, '.');
            count = 0;
        } else if (c != DROPPED || at[-1] == 0) {
            label[count++] = c;
        }
    }
    return finish_label(out, label, count);
}

void url_domain_to_unicode(UrlText *out, const char *domain, size_t length)
{
    const char *at = domain;
    const char *end = domain + length;

    while (at < end) {
        uint32_t label[LABEL_LIMIT];
        const char *dot = memchr(at, '.', (size_t)(end - at));
        const char *label_end = dot ? dot : end;
        int count = has_ace_prefix(at, label_end) ? punycode_decode(at + 4, label_end, label) : -1;
        if (count < 0) {
            url_text_append(out, at, (size_t)(label_end - at));
        }
        for (int i = 0; i < count; i++) {
            encode(out, label[i]);
        }
        if (dot) {
            url_text_push(out, '.');
        }
        at = dot ? dot + 1 : end;
    }
}
