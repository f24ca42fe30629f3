/*
 * Percent-encoding of UTF-8; see uri.h.
 */
#include "ts/uri.h"

#include "ts/builder.h"
#include "ts/error.h"

/** Besides letters and digits, what encodeURIComponent leaves, and what encodeURI leaves too. */
#define MARKS    "-_.!~*'()"
#define RESERVED ";/?:@&=+$,#"

static _Noreturn void malformed(void)
{
    ts_throw_error(&URIError_type, "URI malformed");
}

static bool is_kept(uint32_t c, const char *others)
{
    bool alphanumeric = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');

    return alphanumeric || (c > 0 && c < 0x80 && strchr(others, (int)c) != NULL);
}

static void add_escaped_byte(TsBuilder *out, unsigned byte)
{
    static const char HEX[] = "0123456789ABCDEF";

    ts_builder_add_unit(out, '%');
    ts_builder_add_unit(out, (uint8_t)HEX[byte >> 4]);
    ts_builder_add_unit(out, (uint8_t)HEX[byte & 15]);
}

static void add_escaped(TsBuilder *out, uint32_t c)
{
    if (c < 0x80) {
        add_escaped_byte(out, c);
        return;
    }
    int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    unsigned lead = more == 1 ? 0xc0 : more == 2 ? 0xe0 : 0xf0;
    add_escaped_byte(out, lead | c >> (6 * more));
    while (more-- > 0) {
        add_escaped_byte(out, 0x80 | (c >> (6 * more) & 0x3f));
    }
}

static TsString *encode(TsString *string, const char *kept)
{
    TsBuilder out;
    size_t units;

    ts_builder_init(&out);
    for (size_t i = 0; i < string->length; i += units) {
        uint32_t c = ts_string_code_point(string, i, &units);
        if (c >= 0xd800 && c <= 0xdfff) {
            malformed();
        }
        if (is_kept(c, kept)) {
            ts_builder_add_unit(&out, (uint16_t)c);
        } else {
            add_escaped(&out, c);
        }
    }
    return ts_builder_finish(&out);
}

TsString *ts_encode_uri(TsString *uri)
{
    return encode(uri, MARKS RESERVED);
}

TsString *ts_encode_uri_component(TsValue component)
{
    return encode(ts_to_string(component), MARKS);
}

static int hex_digit(uint16_t unit)
{
    if (unit >= '0' && unit <= '9') {
        return unit - '0';
    }
    unit |= 0x20;
    return unit >= 'a' && unit <= 'f' ? unit - 'a' + 10 : -1;
}

/** The byte of the escape at `at`. */
static unsigned escaped_byte(const TsString *string, size_t at)
{
    if (at + 3 > string->length || ts_string_unit(string, at) != '%') {
        malformed();
    }
    int high = hex_digit(ts_string_unit(string, at + 1));
    int low = hex_digit(ts_string_unit(string, at + 2));
    if (high < 0 || low < 0) {
        malformed();
    }
    return (unsigned)(high << 4 | low);
}

/** The code point of the escapes at *at, which moves behind them. */
static uint32_t escaped_code_point(const TsString *string, size_t *at)
{
    unsigned lead = escaped_byte(string, *at);

    *at += 3;
    if (lead < 0x80) {
        return lead;
    }
    int more = lead >= 0xf0 && lead < 0xf8 ? 3 : lead >= 0xe0 ? 2 : 1;
    if (lead < 0xc2 || lead > 0xf4) {
        malformed();
    }
    uint32_t c = lead & (0x3fu >> more);
    for (int i = 0; i < more; i++) {
        unsigned byte = escaped_byte(string, *at);
        if ((byte & 0xc0) != 0x80) {
            malformed();
        }
        c = c << 6 | (byte & 0x3f);
        *at += 3;
    }
    static const uint32_t LEAST[] = {0, 0x80, 0x800, 0x10000};
    if (c < LEAST[more] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff)) {
        malformed();
    }
    return c;
}

static TsString *decode(TsString *string, const char *kept)
{
    TsBuilder out;
    size_t i = 0;

    ts_builder_init(&out);
    while (i < string->length) {
        if (ts_string_unit(string, i) != '%') {
            ts_builder_add_unit(&out, ts_string_unit(string, i++));
            continue;
        }
        size_t start = i;
        uint32_t c = escaped_code_point(string, &i);
        if (c > 0 && c < 0x80 && strchr(kept, (int)c)) {
            ts_builder_add_range(&out, string, start, i);
        } else {
            ts_builder_add_code_point(&out, c);
        }
    }
    return ts_builder_finish(&out);
}

TsString *ts_decode_uri(TsString *encoded)
{
    return decode(encoded, RESERVED);
}

TsString *ts_decode_uri_component(TsString *encoded)
{
    return decode(encoded, "");
}
