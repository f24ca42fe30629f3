/* The parser of request heads: one state for each place in the grammar, so that a head may arrive
 * byte by byte. The table of methods is Node's. Bodies are in http_parser_body.c.
 */
#include "node/http_parser.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    BEGIN, /* empty lines before a request are skipped */
    METHOD,
    BEFORE_TARGET,
    TARGET,
    BEFORE_PROTOCOL,
    PROTOCOL,
    LINE_END, /* CR of the request line was seen */
    FIELD_BEGIN,
    NAME,
    BEFORE_VALUE,
    VALUE,
    VALUE_LF,      /* CR of a field line was seen */
    END_LF,        /* CR of the empty line was seen */
    EMPTY_VALUE_LF /* CR right after the colon was seen */
};

static const char *const methods[] = {
#define HTTP_METHOD(name) name,
    HTTP_METHODS(HTTP_METHOD)
#undef HTTP_METHOD
};

enum { METHOD_COUNT = sizeof methods / sizeof *methods };

/* A bit for each class a byte belongs to. */
enum { TOKEN = 1, TARGET_BYTE = 2, VALUE_BYTE = 4 };

static const uint8_t classes[256] = {
    ['\t'] = VALUE_BYTE, [' '] = VALUE_BYTE,
    ['!'] = 7,           ['"'] = 6,
    ['#'] = 7,           ['$'] = 7,
    ['%'] = 7,           ['&'] = 7,
    ['\''] = 7,          ['('] = 6,
    [')'] = 6,           ['*'] = 7,
    ['+'] = 7,           [','] = 6,
    ['-'] = 7,           ['.'] = 7,
    ['/'] = 6,           ['0' ... '9'] = 7,
    [':'] = 6,           [';'] = 6,
    ['<'] = 6,           ['='] = 6,
    ['>'] = 6,           ['?'] = 6,
    ['@'] = 6,           ['A' ... 'Z'] = 7,
    ['['] = 6,           ['\\'] = 6,
    [']'] = 6,           ['^'] = 7,
    ['_'] = 7,           ['`'] = 7,
    ['a' ... 'z'] = 7,   ['{'] = 6,
    ['|'] = 7,           ['}'] = 6,
    ['~'] = 7,           [0x80 ... 0xff] = VALUE_BYTE,
};

static bool has_class(char byte, unsigned wanted)
{
    return (classes[(unsigned char)byte] & wanted) != 0;
}

bool http_is_token_char(unsigned char byte)
{
    return (classes[byte] & TOKEN) != 0;
}

void http_head_reset(HttpHead *head)
{
    HttpField *fields = head->fields;
    uint32_t room = head->field_room;

    *head = (HttpHead){.fields = fields, .field_room = room};
}

void http_head_free(HttpHead *head)
{
    free(head->fields);
    *head = (HttpHead){0};
}

static HttpField *add_field(HttpHead *head)
{
    if (head->field_count == head->field_room) {
        uint32_t room = head->field_room ? head->field_room * 2 : 16;
        HttpField *fields = realloc(head->fields, room * sizeof *fields);
        if (!fields) {
            return NULL;
        }
        head->fields = fields;
        head->field_room = room;
    }
    HttpField *field = &head->fields[head->field_count++];
    *field = (HttpField){0};
    return field;
}

static bool is_prefix_of_method(const char *text, size_t length)
{
    for (size_t i = 0; i < METHOD_COUNT; i++) {
        if (strncmp(methods[i], text, length) == 0) {
            return true;
        }
    }
    return false;
}

/* The number of a method, or -1. */
static int find_method(const char *text, size_t length)
{
    for (int i = 0; i < METHOD_COUNT; i++) {
        if (strncmp(methods[i], text, length) == 0 && !methods[i][length]) {
            return i;
        }
    }
    return -1;
}

/* A target is a path, `*`, an absolute URL with an authority, or, for CONNECT, an authority. */
static bool is_target(const HttpHead *head, const char *text, size_t length)
{
    size_t i = 0;

    if (head->upgrade || text[0] == '/' || text[0] == '*') {
        return true;
    }
    while (i < length && ((text[i] | 0x20) >= 'a' && (text[i] | 0x20) <= 'z')) {
        i++;
    }
    return i > 0 && length > i + 3 && memcmp(text + i, "://", 3) == 0 &&
           memchr("/?#", text[i + 3], 3) == NULL;
}

/* "HTTP/x.y" of a known version; *done when it is complete. */
static bool read_protocol(HttpHead *head, const char *text, size_t length)
{
    static const char *const versions[] = {"HTTP/0.9", "HTTP/1.0", "HTTP/1.1",
                                           "HTTP/2.0", "RTSP/1.0", "ICE/1.0"};

    for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
        size_t size = strlen(versions[i]);
        if (size == length && memcmp(versions[i], text, length) == 0) {
            if (text[0] == 'I' && strcmp(methods[head->method], "SOURCE") != 0) {
                return false;
            }
            head->major = (uint8_t)(text[length - 3] - '0');
            head->minor = (uint8_t)(text[length - 1] - '0');
            return true;
        }
    }
    return false;
}

static bool is_name(const char *bytes, HttpSpan name, const char *lower)
{
    return strncasecmp(bytes + name.start, lower, name.length) == 0;
}

/* Calls back for each element of a comma-separated list. */
static bool list_element(const char **cursor, const char *end, const char **element, size_t *length)
{
    const char *start = *cursor;

    if (start >= end) {
        return false;
    }
    const char *comma = memchr(start, ',', (size_t)(end - start));
    const char *stop = comma ? comma : end;
    *cursor = comma ? comma + 1 : end;
    while (start < stop && (*start == ' ' || *start == '\t')) {
        start++;
    }
    while (stop > start && (stop[-1] == ' ' || stop[-1] == '\t')) {
        stop--;
    }
    *element = start;
    *length = (size_t)(stop - start);
    return true;
}

static bool element_is(const char *element, size_t length, const char *word)
{
    return length == strlen(word) && strncasecmp(element, word, length) == 0;
}

static void see_connection(HttpHead *head, const char *value, size_t length)
{
    const char *cursor = value;
    const char *element;
    size_t size;

    while (list_element(&cursor, value + length, &element, &size)) {
        head->connection_close |= element_is(element, size, "close");
        head->connection_keep_alive |= element_is(element, size, "keep-alive");
    }
}

static bool see_content_length(HttpHead *head, const char *value, size_t length)
{
    uint64_t total = 0;

    if (head->has_length || head->has_encoding || length == 0) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        if (value[i] < '0' || value[i] > '9' ||
            __builtin_mul_overflow(total, UINT64_C(10), &total) ||
            __builtin_add_overflow(total, (uint64_t)(value[i] - '0'), &total)) {
            return false;
        }
    }
    head->has_length = true;
    head->content_length = total;
    return true;
}

/* Chunked must come last, once. */
static bool see_transfer_encoding(HttpHead *head, const char *value, size_t length)
{
    const char *cursor = value;
    const char *element;
    size_t size;

    if (head->has_length) {
        return false;
    }
    head->has_encoding = true;
    while (list_element(&cursor, value + length, &element, &size)) {
        if (head->chunked) {
            return false;
        }
        head->chunked = element_is(element, size, "chunked");
    }
    return true;
}

/* A field is complete: takes note of those that matter to the protocol. */
static bool see_field(HttpHead *head, const char *bytes, const HttpField *field)
{
    const char *value = bytes + field->value.start;
    size_t length = field->value.length;

    switch (field->name.length) {
    case 4:
        head->has_host |= is_name(bytes, field->name, "host");
        return true;
    case 10:
        if (is_name(bytes, field->name, "connection")) {
            see_connection(head, value, length);
        }
        return true;
    case 14:
        return !is_name(bytes, field->name, "content-length") ||
               see_content_length(head, value, length);
    case 16:
        if (is_name(bytes, field->name, "proxy-connection")) {
            see_connection(head, value, length);
        }
        return true;
    case 17:
        return !is_name(bytes, field->name, "transfer-encoding") ||
               see_transfer_encoding(head, value, length);
    default:
        return true;
    }
}

static HttpParseResult finish_head(HttpHead *head)
{
    if (head->has_encoding && !head->chunked) {
        return HTTP_PARSE_BAD;
    }
    head->framing = head->chunked                                  ? HTTP_CHUNKED_BODY
                    : head->has_length && head->content_length > 0 ? HTTP_LENGTH_BODY
                                                                   : HTTP_NO_BODY;
    head->keep_alive =
        head->major > 0 && head->minor > 0 ? !head->connection_close : head->connection_keep_alive;
    return HTTP_PARSE_DONE;
}

/* The span from the mark to here counts; false when that is too much. */
static bool count(HttpHead *head, uint32_t end)
{
    head->counted += end - head->mark;
    return head->counted < HTTP_HEAD_LIMIT;
}

static HttpParseResult end_target(HttpHead *head, const char *bytes, uint32_t at)
{
    head->target = (HttpSpan){head->mark, at - head->mark};
    if (!is_target(head, bytes + head->mark, head->target.length)) {
        return HTTP_PARSE_BAD;
    }
    return count(head, at) ? HTTP_PARSE_DONE : HTTP_PARSE_TOO_LARGE;
}

static HttpParseResult end_value(HttpHead *head, const char *bytes, uint32_t at)
{
    HttpField *field = &head->fields[head->field_count - 1];
    uint32_t end = at;

    while (end > head->mark && (bytes[end - 1] == ' ' || bytes[end - 1] == '\t')) {
        end--;
    }
    field->value = (HttpSpan){head->mark, end - head->mark};
    if (!count(head, at)) {
        return HTTP_PARSE_TOO_LARGE;
    }
    return see_field(head, bytes, field) ? HTTP_PARSE_DONE : HTTP_PARSE_BAD;
}

/* The bytes end inside the target. */
static HttpParseResult more_target(HttpHead *head, uint32_t at)
{
    head->position = at;
    return head->counted + at - head->mark >= HTTP_HEAD_LIMIT ? HTTP_PARSE_TOO_LARGE
                                                              : HTTP_PARSE_MORE;
}

/* The request line, from the method to the line's end. */
static HttpParseResult parse_line(HttpHead *head, const char *bytes, uint32_t length)
{
    uint32_t at = head->position;

    for (; at < length && head->state < FIELD_BEGIN; at++) {
        char byte = bytes[at];
        switch (head->state) {
        case BEGIN:
            if (byte == '\r' || byte == '\n') {
                break;
            }
            head->mark = at;
            head->state = METHOD;
            /* fall through */
        case METHOD:
            if (byte == ' ') {
                int method = find_method(bytes + head->mark, at - head->mark);
                if (method < 0) {
                    return HTTP_PARSE_BAD;
                }
                head->method = (uint8_t)method;
                head->upgrade = strcmp(methods[method], "CONNECT") == 0;
                head->state = BEFORE_TARGET;
            } else if (!is_prefix_of_method(bytes + head->mark, at - head->mark + 1)) {
                return HTTP_PARSE_BAD;
            }
            break;
        case BEFORE_TARGET:
            if (byte == ' ') {
                break;
            }
            head->mark = at;
            head->state = TARGET;
            /* fall through */
        case TARGET:
            while (at < length && has_class(bytes[at], TARGET_BYTE)) {
                at++;
            }
            if (at == length) {
                return more_target(head, at);
            }
            if (bytes[at] == ' ' || bytes[at] == '\r') {
                HttpParseResult result = end_target(head, bytes, at);
                if (result != HTTP_PARSE_DONE) {
                    return result;
                }
                head->minor = 9; /* a line without a protocol is HTTP/0.9 */
                head->state = bytes[at] == ' ' ? BEFORE_PROTOCOL : LINE_END;
                break;
            }
            return HTTP_PARSE_BAD;
        case BEFORE_PROTOCOL:
            if (byte == ' ') {
                break;
            }
            head->mark = at;
            head->state = PROTOCOL;
            /* fall through */
        case PROTOCOL:
            if (byte == '\r') {
                if (!read_protocol(head, bytes + head->mark, at - head->mark)) {
                    return HTTP_PARSE_BAD;
                }
                head->state = LINE_END;
            } else if (at - head->mark >= 8) {
                return HTTP_PARSE_BAD;
            }
            break;
        case LINE_END:
            if (byte != '\n') {
                return HTTP_PARSE_BAD;
            }
            head->state = FIELD_BEGIN;
            break;
        }
    }
    head->position = at;
    return HTTP_PARSE_MORE;
}

static HttpParseResult begin_field(HttpHead *head, uint32_t at)
{
    if (head->field_count >= HTTP_FIELD_LIMIT || !add_field(head)) {
        return HTTP_PARSE_TOO_LARGE;
    }
    head->mark = at;
    head->state = NAME;
    return HTTP_PARSE_DONE;
}

static HttpParseResult end_name(HttpHead *head, uint32_t at)
{
    head->fields[head->field_count - 1].name = (HttpSpan){head->mark, at - head->mark};
    if (!count(head, at)) {
        return HTTP_PARSE_TOO_LARGE;
    }
    head->state = BEFORE_VALUE;
    return HTTP_PARSE_DONE;
}

/* One byte (or a run of them) of the header fields; moves *at to the last byte used. */
static HttpParseResult parse_field_byte(HttpHead *head, const char *bytes, uint32_t length,
                                        uint32_t *at)
{
    switch (head->state) {
    case FIELD_BEGIN:
        if (bytes[*at] == '\r') {
            head->state = END_LF;
            return HTTP_PARSE_DONE;
        }
        if (!has_class(bytes[*at], TOKEN)) {
            return HTTP_PARSE_BAD;
        }
        return begin_field(head, *at);
    case NAME:
        while (*at < length && has_class(bytes[*at], TOKEN)) {
            ++*at;
        }
        if (*at == length) {
            return HTTP_PARSE_DONE;
        }
        return bytes[*at] == ':' ? end_name(head, *at) : HTTP_PARSE_BAD;
    case BEFORE_VALUE:
        if (bytes[*at] == ' ' || bytes[*at] == '\t') {
            return HTTP_PARSE_DONE;
        }
        head->mark = *at;
        head->state = VALUE;
        /* fall through */
    case VALUE:
        while (*at < length && has_class(bytes[*at], VALUE_BYTE)) {
            ++*at;
        }
        if (*at == length) {
            return HTTP_PARSE_DONE;
        }
        head->state = VALUE_LF;
        return bytes[*at] == '\r' ? end_value(head, bytes, *at) : HTTP_PARSE_BAD;
    case VALUE_LF:
        head->state = FIELD_BEGIN;
        return bytes[*at] == '\n' ? HTTP_PARSE_DONE : HTTP_PARSE_BAD;
    default:
        return HTTP_PARSE_BAD;
    }
}

static HttpParseResult parse_fields(HttpHead *head, const char *bytes, uint32_t length)
{
    uint32_t at = head->position;

    for (; at < length; at++) {
        if (head->state == END_LF) {
            head->position = at + 1;
            return bytes[at] == '\n' ? finish_head(head) : HTTP_PARSE_BAD;
        }
        HttpParseResult result = parse_field_byte(head, bytes, length, &at);
        if (result != HTTP_PARSE_DONE) {
            return result;
        }
    }
    head->position = length;
    if ((head->state == NAME || head->state == VALUE) &&
        head->counted + length - head->mark >= HTTP_HEAD_LIMIT) {
        return HTTP_PARSE_TOO_LARGE;
    }
    return HTTP_PARSE_MORE;
}

HttpParseResult http_parse_head(HttpHead *head, const char *bytes, size_t length)
{
    if (length > UINT32_MAX / 2) {
        return HTTP_PARSE_TOO_LARGE;
    }
    if (head->state < FIELD_BEGIN) {
        HttpParseResult result = parse_line(head, bytes, (uint32_t)length);
        if (result != HTTP_PARSE_MORE || head->state < FIELD_BEGIN) {
            return result;
        }
    }
    return parse_fields(head, bytes, (uint32_t)length);
}
