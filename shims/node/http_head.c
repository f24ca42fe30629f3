/* The head of a response: status line, the program's headers, and what Node adds to them.
 *
 * Follows the order of Node's outgoing messages: the program's headers as given, Date, Connection
 * and Keep-Alive, Content-Length or Transfer-Encoding. Nothing is formatted twice: constant headers
 * are put together once, the date once a second.
 */
#include "node/http_internal.h"

#include "ts/number.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

/* What the program's headers say about the connection and the body. */
typedef struct HeadState {
    bool connection;
    bool connection_close;
    bool length;
    bool encoding;
    bool encoding_chunked;
    bool date;
    bool trailer;
    bool keep_alive;
    double content_length;
} HeadState;

/* Constant headers, ready to be copied. */
struct HttpBlock {
    HeadState state;
    bool invalid; /* to be refused as Node does, header by header */
    size_t length;
    char text[];
};

/* ---- checks ---------------------------------------------------------------------------------- */

static bool is_token(const TsString *name)
{
    if (name->length == 0 || ts_string_is_wide(name)) {
        return false;
    }
    for (size_t i = 0; i < name->length; i++) {
        if (!http_is_token_char(ts_string_units8(name)[i])) {
            return false;
        }
    }
    return true;
}

bool http_is_header_text(const TsString *text)
{
    if (ts_string_is_wide(text)) {
        return false;
    }
    const uint8_t *units = ts_string_units8(text);
    for (size_t i = 0; i < text->length; i++) {
        if ((units[i] < 0x20 && units[i] != '\t') || units[i] == 0x7f) {
            return false;
        }
    }
    return true;
}

void http_check_header_name(const TsString *name)
{
    if (!is_token(name)) {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_HTTP_TOKEN",
                       "Header name must be a valid HTTP token [\"%S\"]", name);
    }
}

void http_check_header_value(const TsString *name, const TsString *value)
{
    if (!http_is_header_text(value)) {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_CHAR",
                       "Invalid character in header content [\"%S\"]", name);
    }
}

TsString *http_header_text(TsString *name, TsValue value)
{
    if (ts_is_undefined(value)) {
        ts_throw_coded(&TypeError_type, "ERR_HTTP_INVALID_HEADER_VALUE",
                       "Invalid value \"undefined\" for header \"%S\"", name);
    }
    TsString *text = ts_to_string(value);
    http_check_header_value(name, text);
    return text;
}

/* ---- what headers mean ----------------------------------------------------------------------- */

static bool is_word_byte(char byte)
{
    return byte == '_' || (byte >= '0' && byte <= '9') ||
           ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
}

/* Does a word occur in text, not as part of a longer one? */
static bool has_word(const char *text, size_t length, const char *word)
{
    size_t size = strlen(word);

    for (size_t i = 0; i + size <= length; i++) {
        if (strncasecmp(text + i, word, size) == 0 && (i == 0 || !is_word_byte(text[i - 1])) &&
            (i + size == length || !is_word_byte(text[i + size]))) {
            return true;
        }
    }
    return false;
}

static bool name_is(const char *name, size_t length, const char *lower)
{
    return strlen(lower) == length && strncasecmp(name, lower, length) == 0;
}

static double number_of(const char *text, size_t length)
{
    return ts_to_number(ts_from_string(ts_string_from_latin1(text, length)));
}

static void see_header(HeadState *state, const char *name, size_t name_length, const char *value,
                       size_t length)
{
    switch (name_length) {
    case 4:
        state->date |= name_is(name, name_length, "date");
        break;
    case 7:
        state->trailer |= name_is(name, name_length, "trailer");
        break;
    case 10:
        if (name_is(name, name_length, "connection")) {
            state->connection = true;
            state->connection_close |= has_word(value, length, "close");
        } else {
            state->keep_alive |= name_is(name, name_length, "keep-alive");
        }
        break;
    case 14:
        if (name_is(name, name_length, "content-length")) {
            state->length = true;
            state->content_length = number_of(value, length);
        }
        break;
    case 17:
        if (name_is(name, name_length, "transfer-encoding")) {
            state->encoding = true;
            state->encoding_chunked |= has_word(value, length, "chunked");
        }
        break;
    }
}

/* ---- writing --------------------------------------------------------------------------------- */

static void append_text(TransportBuffer *out, const char *text)
{
    transport_buffer_append(out, text, strlen(text));
}

#define APPEND_LITERAL(out, literal) transport_buffer_append((out), literal "", sizeof(literal) - 1)

static void append_status_line(TransportBuffer *out, int status, const TsString *message)
{
    char *line = transport_buffer_reserve(out, message->length + 16);

    memcpy(line, "HTTP/1.1 ", 9);
    line[9] = (char)('0' + status / 100);
    line[10] = (char)('0' + status / 10 % 10);
    line[11] = (char)('0' + status % 10);
    line[12] = ' ';
    out->length += 13;
    http_append_latin1(out, message);
    APPEND_LITERAL(out, "\r\n");
}

/* "Date: Mon, 30 Nov 2026 22:13:34 GMT\r\n", made once a second. */
static void append_date(TransportBuffer *out)
{
    static _Thread_local time_t second;
    static _Thread_local char line[40];
    static _Thread_local size_t length;
    struct timespec now;

    clock_gettime(CLOCK_REALTIME_COARSE, &now);
    if (now.tv_sec != second || length == 0) {
        struct tm parts;
        second = now.tv_sec;
        gmtime_r(&second, &parts);
        length = strftime(line, sizeof line, "Date: %a, %d %b %Y %H:%M:%S GMT\r\n", &parts);
    }
    transport_buffer_append(out, line, length);
}

static void append_number(TransportBuffer *out, double number)
{
    char digits[TS_NUMBER_TEXT_MAX];

    transport_buffer_append(out, digits, ts_number_to_text(number, digits));
}

/* Connection and Keep-Alive. */
static void append_connection(TransportBuffer *out, HttpResponse *response, const HeadState *state)
{
    if (response->removed_connection) {
        response->last = !response->keep_alive;
    } else if (state->connection) {
        return;
    } else if (response->keep_alive && (state->length || response->chunked_by_default)) {
        APPEND_LITERAL(out, "Connection: keep-alive\r\n");
        double timeout =
            response->connection ? response->connection->server->keep_alive_timeout : 0;
        if (timeout == 5000 && response->keep_alive_by_default) {
            APPEND_LITERAL(out, "Keep-Alive: timeout=5\r\n");
        } else if (timeout > 0 && response->keep_alive_by_default) {
            APPEND_LITERAL(out, "Keep-Alive: timeout=");
            append_number(out, (double)(int64_t)(timeout / 1000));
            APPEND_LITERAL(out, "\r\n");
        }
    } else {
        response->last = true;
        APPEND_LITERAL(out, "Connection: close\r\n");
    }
}

/* Content-Length or Transfer-Encoding, unless the program gave one of them. */
static void append_framing(TransportBuffer *out, HttpResponse *response, const HeadState *state)
{
    if (state->length || state->encoding) {
        return;
    }
    if (!response->has_body) {
        response->chunked = false;
    } else if (!response->chunked_by_default) {
        response->last = true;
    } else if (!state->trailer && !response->removed_length && response->content_length >= 0) {
        APPEND_LITERAL(out, "Content-Length: ");
        append_number(out, response->content_length);
        APPEND_LITERAL(out, "\r\n");
    } else if (!response->removed_encoding) {
        APPEND_LITERAL(out, "Transfer-Encoding: chunked\r\n");
        response->chunked = true;
    } else {
        response->last = true;
    }
}

/* What the headers do to the response, as they are seen one after the other. */
static void apply_state(HttpResponse *response, const HeadState *state)
{
    if (state->connection) {
        response->removed_connection = false;
        response->last |= state->connection_close;
        response->keep_alive |= !state->connection_close;
    }
    if (state->length) {
        response->content_length = state->content_length;
        response->removed_length = false;
    }
    if (state->encoding) {
        response->removed_encoding = false;
        response->chunked |= state->encoding_chunked;
    }
    if (state->keep_alive) {
        response->keep_alive_by_default = false;
    }
}

static void finish_head(TransportBuffer *out, HttpResponse *response, const HeadState *state)
{
    int status = (int)response->status_code;

    if (response->send_date && !state->date) {
        append_date(out);
    }
    if (response->chunked && (status == 204 || status == 304)) {
        response->chunked = false;
        response->keep_alive = false;
    }
    append_connection(out, response, state);
    append_framing(out, response, state);
    APPEND_LITERAL(out, "\r\n");
    response->head_length = out->length - response->head_start;
    response->has_head = true;
}

static TransportBuffer *begin_head(HttpResponse *response)
{
    TransportBuffer *out = http_response_output(response);
    int status = (int)response->status_code;

    if (status == 204 || status == 304 || (status >= 100 && status <= 199)) {
        response->has_body = false;
    }
    if (response->expect_continue && !response->sent_continue) {
        response->keep_alive = false;
    }
    response->head_start = out->length;
    append_status_line(out, status, response->status_message);
    return out;
}

static void check_trailers(const HttpResponse *response, const HeadState *state)
{
    if (state->trailer && !response->chunked && (state->length || !response->chunked_by_default)) {
        ts_throw_coded(&Error_type, "ERR_HTTP_TRAILER_INVALID",
                       "Trailers are invalid with this transfer encoding");
    }
}

static bool is_ascii(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)text[i] >= 0x80) {
            return false;
        }
    }
    return true;
}

void http_store_head(HttpResponse *response, const TsArray *fields)
{
    HeadState state = {0};
    size_t count = fields ? fields->length : 0;

    for (size_t i = 0; i + 1 < count; i += 2) {
        TsString *name = ts_array_ptr_at(fields, i);
        TsString *value = ts_array_ptr_at(fields, i + 1);
        see_header(&state, name->chars, name->length, value->chars, value->length);
    }
    apply_state(response, &state);
    check_trailers(response, &state);
    TransportBuffer *out = begin_head(response);
    for (size_t i = 0; i + 1 < count; i += 2) {
        http_append_latin1(out, ts_array_ptr_at(fields, i));
        APPEND_LITERAL(out, ": ");
        http_append_latin1(out, ts_array_ptr_at(fields, i + 1));
        APPEND_LITERAL(out, "\r\n");
    }
    finish_head(out, response, &state);
    response->head_not_ascii = !is_ascii(out->data + response->head_start, response->head_length);
}

/* ---- constant headers ------------------------------------------------------------------------ */

static bool is_valid(const HttpHeader *header)
{
    size_t length = strlen(header->name);

    for (size_t i = 0; i < length; i++) {
        if (!http_is_token_char((unsigned char)header->name[i])) {
            return false;
        }
    }
    for (const char *at = header->value; *at; at++) {
        if ((unsigned char)*at < 0x20 || (unsigned char)*at >= 0x7f) {
            return false;
        }
    }
    return length > 0;
}

static struct HttpBlock *make_block(const HttpHeaders *headers)
{
    TransportBuffer text = {0};
    HeadState state = {0};
    bool invalid = false;

    for (size_t i = 0; i < headers->count; i++) {
        const HttpHeader *header = &headers->list[i];
        invalid |= !is_valid(header);
        see_header(&state, header->name, strlen(header->name), header->value,
                   strlen(header->value));
        append_text(&text, header->name);
        APPEND_LITERAL(&text, ": ");
        append_text(&text, header->value);
        APPEND_LITERAL(&text, "\r\n");
    }
    struct HttpBlock *block = malloc(sizeof *block + text.length);
    if (!block) {
        ts_fatal("out of memory");
    }
    *block = (struct HttpBlock){.state = state, .invalid = invalid, .length = text.length};
    memcpy(block->text, text.data, text.length);
    free(text.data);
    return block;
}

/* The block of constant headers; two threads may both make it, the first one's is kept. */
static const struct HttpBlock *block_of(HttpHeaders *headers)
{
    struct HttpBlock *block = __atomic_load_n(&headers->block, __ATOMIC_ACQUIRE);

    if (!block) {
        struct HttpBlock *expected = NULL;
        block = make_block(headers);
        if (!__atomic_compare_exchange_n(&headers->block, &expected, block, false, __ATOMIC_ACQ_REL,
                                         __ATOMIC_ACQUIRE)) {
            free(block);
            block = expected;
        }
    }
    return block;
}

/* The same header by header, which throws for the one that is invalid. */
static void store_checked(HttpResponse *response, const HttpHeaders *headers)
{
    TsArray *fields = ts_array_new(TS_ARRAY_PTR, headers->count * 2);

    for (size_t i = 0; i < headers->count; i++) {
        TsString *name = ts_string_from_c(headers->list[i].name);
        TsString *value = ts_string_from_c(headers->list[i].value);
        http_check_header_name(name);
        http_check_header_value(name, value);
        ts_array_push_ptr(fields, name);
        ts_array_push_ptr(fields, value);
    }
    http_store_head(response, fields);
}

void http_store_head_block(HttpResponse *response, HttpHeaders *headers)
{
    const struct HttpBlock *block = block_of(headers);

    if (block->invalid) {
        store_checked(response, headers);
        return;
    }
    apply_state(response, &block->state);
    check_trailers(response, &block->state);
    TransportBuffer *out = begin_head(response);
    transport_buffer_append(out, block->text, block->length);
    finish_head(out, response, &block->state);
    response->head_not_ascii = false;
    if (!ts_string_is_ascii(response->status_message)) {
        response->head_not_ascii =
            !is_ascii(out->data + response->head_start, response->head_length);
    }
}
