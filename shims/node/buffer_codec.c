/*
 * Character encodings of Buffer. Where Node is lenient (hex, base64), so is this: units above 255
 * in such text count by their low byte, as in Node.
 */
#include "node/buffer_codec.h"

#include "ts/error.h"

#include <string.h>
#include <strings.h>

static const struct {
    const char *name;
    BufferEncoding encoding;
} encoding_names[] = {
    {"utf8", BUFFER_UTF8},        {"utf-8", BUFFER_UTF8},          {"hex", BUFFER_HEX},
    {"base64", BUFFER_BASE64},    {"base64url", BUFFER_BASE64URL}, {"latin1", BUFFER_LATIN1},
    {"binary", BUFFER_LATIN1},    {"ascii", BUFFER_ASCII},         {"utf16le", BUFFER_UTF16LE},
    {"utf-16le", BUFFER_UTF16LE}, {"ucs2", BUFFER_UTF16LE},        {"ucs-2", BUFFER_UTF16LE},
};

bool buffer_find_encoding(const TsString *name, BufferEncoding *encoding)
{
    for (size_t i = 0; i < sizeof encoding_names / sizeof encoding_names[0]; i++) {
        const char *known = encoding_names[i].name;
        if (!ts_string_is_wide(name) && name->length == strlen(known) &&
            strncasecmp(known, (const char *)ts_string_units8(name), name->length) == 0) {
            *encoding = encoding_names[i].encoding;
            return true;
        }
    }
    return false;
}

BufferEncoding buffer_encoding_argument(TsString *name)
{
    BufferEncoding encoding = BUFFER_UTF8;

    if (name && !buffer_find_encoding(name, &encoding)) {
        ts_throw_coded(&TypeError_type, "ERR_UNKNOWN_ENCODING", "Unknown encoding: %S", name);
    }
    return encoding;
}

/* ---- bytes to text ----------------------------------------------------------------- */

size_t buffer_write_hex(const uint8_t *bytes, size_t length, char *out)
{
    static const char digits[] = "0123456789abcdef";

    for (size_t i = 0; i < length; i++) {
        out[2 * i] = digits[bytes[i] >> 4];
        out[2 * i + 1] = digits[bytes[i] & 15];
    }
    return 2 * length;
}

static const char base64_digits[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static const char base64url_digits[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

size_t buffer_write_base64(const uint8_t *bytes, size_t length, bool url, char *out)
{
    const char *digits = url ? base64url_digits : base64_digits;
    size_t at = 0;

    for (size_t i = 0; i < length; i += 3) {
        size_t rest = length - i;
        uint32_t group = (uint32_t)bytes[i] << 16;
        group |= rest > 1 ? (uint32_t)bytes[i + 1] << 8 : 0;
        group |= rest > 2 ? bytes[i + 2] : 0;
        out[at++] = digits[group >> 18];
        out[at++] = digits[group >> 12 & 63];
        if (rest > 1 || !url) {
            out[at++] = rest > 1 ? digits[group >> 6 & 63] : '=';
        }
        if (rest > 2 || !url) {
            out[at++] = rest > 2 ? digits[group & 63] : '=';
        }
    }
    return at;
}

/* The length of base64 text for so many bytes. */
static size_t base64_size(size_t length, bool url)
{
    return url ? (length * 4 + 2) / 3 : (length + 2) / 3 * 4;
}

static void check_length(size_t length)
{
    if (length > TS_STRING_MAX) {
        ts_throw_coded(&Error_type, "ERR_STRING_TOO_LONG",
                       "Cannot create a string longer than 0x1fffffe8 characters");
    }
}

static TsString *decode_hex(const uint8_t *bytes, size_t length)
{
    uint8_t *units;

    check_length(2 * length);
    TsString *string = ts_string_new8(2 * length, &units);
    buffer_write_hex(bytes, length, (char *)units);
    ts_string_set_ascii(string);
    return string;
}

static TsString *decode_base64(const uint8_t *bytes, size_t length, bool url)
{
    uint8_t *units;

    check_length(base64_size(length, url));
    TsString *string = ts_string_new8(base64_size(length, url), &units);
    buffer_write_base64(bytes, length, url, (char *)units);
    ts_string_set_ascii(string);
    return string;
}

static TsString *decode_ascii(const uint8_t *bytes, size_t length)
{
    uint8_t *units;
    TsString *string = ts_string_new8(length, &units);

    for (size_t i = 0; i < length; i++) {
        units[i] = bytes[i] & 0x7f;
    }
    ts_string_set_ascii(string);
    return string;
}

static TsString *decode_utf16(const uint8_t *bytes, size_t length)
{
    size_t count = length / 2;
    uint16_t units[256];
    TsString *string = ts_string_empty();

    for (size_t done = 0; done < count;) {
        size_t part = count - done < 256 ? count - done : 256;
        for (size_t i = 0; i < part; i++) {
            size_t at = 2 * (done + i);
            units[i] = (uint16_t)(bytes[at] | bytes[at + 1] << 8);
        }
        string = ts_concat(string, ts_string_from_utf16(units, part));
        done += part;
    }
    return string;
}

TsString *buffer_decode(const uint8_t *bytes, size_t length, BufferEncoding encoding)
{
    if (length == 0) {
        return ts_string_empty();
    }
    check_length(length);
    switch (encoding) {
    case BUFFER_UTF16LE:
        return decode_utf16(bytes, length);
    case BUFFER_LATIN1:
        return ts_string_from_latin1(bytes, length);
    case BUFFER_ASCII:
        return decode_ascii(bytes, length);
    case BUFFER_BASE64:
    case BUFFER_BASE64URL:
        return decode_base64(bytes, length, encoding == BUFFER_BASE64URL);
    case BUFFER_HEX:
        return decode_hex(bytes, length);
    default:
        return ts_string_from_utf8((const char *)bytes, length);
    }
}

/* ---- text to bytes ----------------------------------------------------------------- */

size_t buffer_encoded_size(const TsString *string, BufferEncoding encoding)
{
    size_t length = string->length;

    switch (encoding) {
    case BUFFER_UTF16LE:
        return 2 * length;
    case BUFFER_LATIN1:
    case BUFFER_ASCII:
        return length;
    case BUFFER_HEX:
        return length / 2;
    case BUFFER_BASE64:
    case BUFFER_BASE64URL:
        length -= length > 0 && ts_string_unit(string, length - 1) == '=';
        length -= length > 1 && ts_string_unit(string, length - 1) == '=';
        return length * 3 / 4;
    default:
        return ts_string_utf8_size(string);
    }
}

static int hex_digit(uint8_t c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static size_t encode_hex(const TsString *string, uint8_t *out)
{
    size_t count = 0;

    for (size_t i = 0; i + 1 < string->length; i += 2) {
        int high = hex_digit((uint8_t)ts_string_unit(string, i));
        int low = hex_digit((uint8_t)ts_string_unit(string, i + 1));
        if (high < 0 || low < 0) {
            break;
        }
        out[count++] = (uint8_t)(high << 4 | low);
    }
    return count;
}

static int base64_digit(uint8_t c)
{
    if (c >= 'A' && c <= 'Z') {
        return c - 'A';
    }
    if (c >= 'a' && c <= 'z') {
        return c - 'a' + 26;
    }
    if (c >= '0' && c <= '9') {
        return c - '0' + 52;
    }
    return c == '+' || c == '-' ? 62 : c == '/' || c == '_' ? 63 : -1;
}

static size_t encode_base64(const TsString *string, uint8_t *out)
{
    uint32_t group = 0;
    int bits = 0;
    size_t count = 0;

    for (size_t i = 0; i < string->length; i++) {
        uint8_t c = (uint8_t)ts_string_unit(string, i);
        int digit = base64_digit(c);
        if (c == '=') {
            break;
        }
        if (digit >= 0) {
            group = group << 6 | (uint32_t)digit;
            bits += 6;
        }
        if (bits >= 8) {
            bits -= 8;
            out[count++] = (uint8_t)(group >> bits);
        }
    }
    return count;
}

static size_t encode_units(const TsString *string, uint8_t *out)
{
    for (size_t i = 0; i < string->length; i++) {
        out[i] = (uint8_t)ts_string_unit(string, i);
    }
    return string->length;
}

static size_t encode_utf16(const TsString *string, uint8_t *out)
{
    for (size_t i = 0; i < string->length; i++) {
        uint16_t unit = ts_string_unit(string, i);
        out[2 * i] = (uint8_t)unit;
        out[2 * i + 1] = (uint8_t)(unit >> 8);
    }
    return 2 * (size_t)string->length;
}

size_t buffer_encode(const TsString *string, BufferEncoding encoding, uint8_t *out)
{
    switch (encoding) {
    case BUFFER_UTF16LE:
        return encode_utf16(string, out);
    case BUFFER_LATIN1:
    case BUFFER_ASCII:
        return encode_units(string, out);
    case BUFFER_HEX:
        return encode_hex(string, out);
    case BUFFER_BASE64:
    case BUFFER_BASE64URL:
        return encode_base64(string, out);
    default:
        return (size_t)((uint8_t *)ts_string_write_utf8(string, (char *)out) - out);
    }
}
