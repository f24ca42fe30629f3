/* The parser of request bodies: by length, or in chunks (RFC 9112 §7.1) as strictly as Node. */
#include "node/http_parser.h"

enum {
    SIZE_BEGIN, /* the first digit of a chunk's size */
    SIZE,
    EXTENSION,
    QUOTED,  /* inside a quoted extension value */
    SIZE_LF, /* CR after the size was seen */
    DATA,
    DATA_CR, /* the chunk is complete: CR LF must follow */
    DATA_LF,
    TRAILER_BEGIN,
    TRAILER_NAME,
    TRAILER_VALUE,
    TRAILER_LF,
    END_LF
};

void http_body_begin(HttpBody *body, const HttpHead *head)
{
    *body = (HttpBody){.framing = head->framing,
                       .remaining = head->framing == HTTP_LENGTH_BODY ? head->content_length : 0,
                       .done = head->framing == HTTP_NO_BODY};
}

static int hex_digit(char byte)
{
    if (byte >= '0' && byte <= '9') {
        return byte - '0';
    }
    byte |= 0x20;
    return byte >= 'a' && byte <= 'f' ? byte - 'a' + 10 : -1;
}

static bool is_value_byte(char byte)
{
    unsigned char value = (unsigned char)byte;

    return value == '\t' || (value >= 0x20 && value != 0x7f);
}

static HttpParseResult add_digit(HttpBody *body, int digit)
{
    if (body->remaining >> 60) {
        return HTTP_PARSE_BAD;
    }
    body->remaining = body->remaining << 4 | (uint64_t)digit;
    body->state = SIZE;
    return HTTP_PARSE_DONE;
}

/* The byte after the digits of a size, or inside what may follow them. */
static HttpParseResult after_size(HttpBody *body, char byte)
{
    if (byte == '\r') {
        body->state = SIZE_LF;
        return HTTP_PARSE_DONE;
    }
    if (body->state == SIZE) {
        body->counted = 0;
        body->state = EXTENSION;
        return byte == ';' ? HTTP_PARSE_DONE : HTTP_PARSE_BAD;
    }
    if (!is_value_byte(byte)) {
        return HTTP_PARSE_BAD;
    }
    if (byte == '"') {
        body->state = body->state == QUOTED ? EXTENSION : QUOTED;
    }
    return ++body->counted > HTTP_HEAD_LIMIT ? HTTP_PARSE_BIG_CHUNK : HTTP_PARSE_DONE;
}

static HttpParseResult expect(HttpBody *body, char byte, char wanted, int next)
{
    body->state = (uint8_t)next;
    return byte == wanted ? HTTP_PARSE_DONE : HTTP_PARSE_BAD;
}

static HttpParseResult trailer_byte(HttpBody *body, char byte)
{
    switch (body->state) {
    case TRAILER_BEGIN:
        if (byte == '\r') {
            body->state = END_LF;
            return HTTP_PARSE_DONE;
        }
        body->state = TRAILER_NAME;
        /* fall through */
    case TRAILER_NAME:
        if (byte == ':') {
            body->state = TRAILER_VALUE;
            return HTTP_PARSE_DONE;
        }
        if (!http_is_token_char((unsigned char)byte)) {
            return HTTP_PARSE_BAD;
        }
        break;
    case TRAILER_VALUE:
        if (byte == '\r') {
            body->state = TRAILER_LF;
            return HTTP_PARSE_DONE;
        }
        if (!is_value_byte(byte)) {
            return HTTP_PARSE_BAD;
        }
        if (byte == ' ') {
            return HTTP_PARSE_DONE;
        }
        break;
    case TRAILER_LF:
        return expect(body, byte, '\n', TRAILER_BEGIN);
    default:
        body->done = true;
        return expect(body, byte, '\n', END_LF);
    }
    return ++body->counted >= HTTP_HEAD_LIMIT ? HTTP_PARSE_TOO_LARGE : HTTP_PARSE_DONE;
}

/* One byte outside of the data of a chunk. */
static HttpParseResult chunk_byte(HttpBody *body, char byte)
{
    switch (body->state) {
    case SIZE_BEGIN:
        body->remaining = 0;
        /* fall through */
    case SIZE:
        if (hex_digit(byte) >= 0) {
            return add_digit(body, hex_digit(byte));
        }
        return body->state == SIZE_BEGIN ? HTTP_PARSE_BAD : after_size(body, byte);
    case EXTENSION:
    case QUOTED:
        return after_size(body, byte);
    case SIZE_LF:
        body->counted = 0;
        return expect(body, byte, '\n', body->remaining ? DATA : TRAILER_BEGIN);
    case DATA_CR:
        return expect(body, byte, '\r', DATA_LF);
    case DATA_LF:
        return expect(body, byte, '\n', SIZE_BEGIN);
    default:
        return trailer_byte(body, byte);
    }
}

static void take_data(HttpBody *body, size_t at, size_t length, size_t *consumed, HttpSpan *data)
{
    size_t size = length - at;

    if (size > body->remaining) {
        size = (size_t)body->remaining;
    }
    *data = (HttpSpan){(uint32_t)at, (uint32_t)size};
    body->remaining -= size;
    *consumed = at + size;
}

HttpParseResult http_parse_body(HttpBody *body, const char *bytes, size_t length, size_t *consumed,
                                HttpSpan *data)
{
    *data = (HttpSpan){0};
    if (body->framing == HTTP_LENGTH_BODY) {
        take_data(body, 0, length, consumed, data);
        body->done = body->remaining == 0;
        return HTTP_PARSE_DONE;
    }
    for (size_t at = 0; at < length; at++) {
        if (body->state == DATA) {
            take_data(body, at, length, consumed, data);
            if (body->remaining == 0) {
                body->state = DATA_CR;
            }
            return HTTP_PARSE_DONE;
        }
        HttpParseResult result = chunk_byte(body, bytes[at]);
        if (result != HTTP_PARSE_DONE || body->done) {
            *consumed = at + 1;
            return result;
        }
    }
    *consumed = length;
    return HTTP_PARSE_MORE;
}
