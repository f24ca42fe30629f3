/* http.ServerResponse: setting, reading and removing headers before they are sent. */
#include "node/http_internal.h"

#include "node/loop.h"

#include <stdlib.h>
#include <string.h>

enum { LOWER, NAME, VALUE, STEP };

/* ASCII letters in lower case; what is no token has been refused before. */
static TsString *lower_case(TsString *name)
{
    uint8_t *units;
    bool same = true;

    for (size_t i = 0; i < name->length && same; i++) {
        uint16_t unit = ts_string_unit(name, i);
        same = unit < 'A' || unit > 'Z';
    }
    if (same || ts_string_is_wide(name)) {
        return name;
    }
    TsString *lower = ts_string_new8(name->length, &units);
    for (size_t i = 0; i < name->length; i++) {
        uint8_t unit = ts_string_units8(name)[i];
        units[i] = unit >= 'A' && unit <= 'Z' ? unit | 0x20 : unit;
    }
    if (ts_string_is_ascii(name)) {
        ts_string_set_ascii(lower);
    }
    return lower;
}

/* Where a header's entry begins, or the length of the list. */
static size_t find_header(const HttpResponse *response, const TsString *lower)
{
    const TsArray *headers = response->headers;
    size_t length = headers ? headers->length : 0;
    size_t at = 0;

    while (at < length &&
           !ts_string_equals(ts_array_value_at(headers, at + LOWER).as.string, lower)) {
        at += STEP;
    }
    return at;
}

static void refuse_sent(const HttpResponse *response, const char *verb)
{
    if (response->has_head) {
        ts_throw_coded(&Error_type, "ERR_HTTP_HEADERS_SENT",
                       "Cannot %s headers after they are sent to the client", verb);
    }
}

static void put_header(HttpResponse *response, TsString *name, TsValue value)
{
    TsString *lower = lower_case(name);
    size_t at = find_header(response, lower);

    if (!response->headers) {
        response->headers = ts_array_new(TS_ARRAY_VALUE, 4 * STEP);
    }
    if (at < response->headers->length) {
        ts_array_value_at(response->headers, at + NAME) = ts_from_string(name);
        ts_array_value_at(response->headers, at + VALUE) = value;
        return;
    }
    ts_array_push_value(response->headers, ts_from_string(lower));
    ts_array_push_value(response->headers, ts_from_string(name));
    ts_array_push_value(response->headers, value);
}

/* Throws unless the value, or each element of an array, is text that a header can hold. */
static void check_value(TsString *name, TsValue value)
{
    if (!ts_is_array(value)) {
        http_header_text(name, value);
        return;
    }
    TsArray *list = ts_as_array(value);
    for (size_t i = 0; i < list->length; i++) {
        http_check_header_value(name, ts_to_string(ts_array_get(list, (int64_t)i)));
    }
}

HttpResponse *http_set_header_value(HttpResponse *response, TsString *name, TsValue value)
{
    refuse_sent(response, "set");
    http_check_header_name(name);
    check_value(name, value);
    put_header(response, name, value);
    return response;
}

HttpResponse *http_set_header(HttpResponse *response, TsString *name, TsString *value)
{
    refuse_sent(response, "set");
    http_check_header_name(name);
    http_header_text(name, ts_from_string(value));
    put_header(response, name, ts_from_string(value));
    return response;
}

static void append_value(TsArray *list, TsValue value)
{
    if (!ts_is_array(value)) {
        ts_array_push_value(list, value);
        return;
    }
    TsArray *more = ts_as_array(value);
    for (size_t i = 0; i < more->length; i++) {
        ts_array_push_value(list, ts_array_get(more, (int64_t)i));
    }
}

HttpResponse *http_append_header(HttpResponse *response, TsString *name, TsValue value)
{
    refuse_sent(response, "append");
    http_check_header_name(name);
    check_value(name, value);
    size_t at = find_header(response, lower_case(name));
    if (!response->headers || at >= response->headers->length) {
        put_header(response, name, value);
        return response;
    }
    TsArray *list = ts_array_new(TS_ARRAY_VALUE, 4);
    append_value(list, ts_array_value_at(response->headers, at + VALUE));
    append_value(list, value);
    ts_array_value_at(response->headers, at + VALUE) = ts_from_object(list);
    return response;
}

TsValue http_get_header(HttpResponse *response, TsString *name)
{
    size_t at = find_header(response, lower_case(name));

    return response->headers && at < response->headers->length
               ? ts_array_value_at(response->headers, at + VALUE)
               : TS_UNDEFINED;
}

bool http_has_header(HttpResponse *response, TsString *name)
{
    return response->headers && find_header(response, lower_case(name)) < response->headers->length;
}

TsValue http_get_headers(HttpResponse *response)
{
    TsDynamicObject *all = ts_object_new_null_prototype();
    size_t length = response->headers ? response->headers->length : 0;

    for (size_t i = 0; i < length; i += STEP) {
        ts_object_define(all, ts_array_value_at(response->headers, i + LOWER).as.string,
                         ts_array_value_at(response->headers, i + VALUE));
    }
    return ts_from_object(all);
}

static TsArray *names(const HttpResponse *response, size_t which)
{
    size_t length = response->headers ? response->headers->length : 0;
    TsArray *list = ts_array_new(TS_ARRAY_PTR, length / STEP);

    for (size_t i = 0; i < length; i += STEP) {
        ts_array_push_ptr(list, ts_array_value_at(response->headers, i + which).as.string);
    }
    return list;
}

TsArray *http_get_header_names(HttpResponse *response)
{
    return names(response, LOWER);
}

TsArray *http_get_raw_header_names(HttpResponse *response)
{
    return names(response, NAME);
}

void http_remove_header(HttpResponse *response, TsString *name)
{
    refuse_sent(response, "remove");
    TsString *lower = lower_case(name);
    if (ts_string_is(lower, "connection")) {
        response->removed_connection = true;
    } else if (ts_string_is(lower, "content-length")) {
        response->removed_length = true;
    } else if (ts_string_is(lower, "transfer-encoding")) {
        response->removed_encoding = true;
    } else if (ts_string_is(lower, "date")) {
        response->send_date = false;
    }
    size_t at = find_header(response, lower);
    if (response->headers && at < response->headers->length) {
        TsArray *shorter = ts_array_copy_range(response->headers, 0, at);
        ts_array_append_array(
            shorter, ts_array_copy_range(response->headers, at + STEP, response->headers->length));
        response->headers = shorter;
    }
}

/* ---- lists for the head ---------------------------------------------------------------------- */

static TsString *join(const TsArray *list, TsString *separator)
{
    TsString *text = ts_string_empty();

    for (size_t i = 0; i < list->length; i++) {
        text = ts_concat_n(3, text, i ? separator : ts_string_empty(),
                           ts_to_string(ts_array_get(list, (int64_t)i)));
    }
    return text;
}

void http_add_field(TsArray *fields, TsString *name, TsValue value)
{
    TsArray *list = ts_is_array(value) ? ts_as_array(value) : NULL;

    if (!list) {
        ts_array_push_ptr(fields, name);
        ts_array_push_ptr(fields, http_header_text(name, value));
    } else if (list->length > 1 && ts_string_is(lower_case(name), "cookie")) {
        ts_array_push_ptr(fields, name);
        ts_array_push_ptr(fields, http_header_text(name, ts_from_string(join(list, TS_STR("; ")))));
    } else {
        for (size_t i = 0; i < list->length; i++) {
            ts_array_push_ptr(fields, name);
            ts_array_push_ptr(fields, http_header_text(name, ts_array_get(list, (int64_t)i)));
        }
    }
}

void http_check_header_list(const TsArray *list)
{
    if (list->length % 2 != 0) {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE",
                       "The argument 'headers' is invalid. Received [%S]",
                       join(list, TS_STR(", ")));
    }
}

static void add_checked(TsArray *fields, TsValue key, TsValue value)
{
    TsString *name = ts_to_string(key);

    http_check_header_name(name);
    http_add_field(fields, name, value);
}

TsArray *http_checked_fields(TsValue headers)
{
    TsArray *fields = ts_array_new(TS_ARRAY_PTR, 8);

    if (!ts_is_array(headers)) {
        TsArray *keys = ts_keys(headers);
        for (size_t i = 0; i < keys->length; i++) {
            TsString *key = ts_array_ptr(keys, (int64_t)i);
            add_checked(fields, ts_from_string(key), ts_get(headers, key));
        }
        return fields;
    }
    TsArray *list = ts_as_array(headers);
    if (list->length && ts_is_array(ts_array_get(list, 0))) {
        for (size_t i = 0; i < list->length; i++) {
            TsValue pair = ts_array_get(list, (int64_t)i);
            add_checked(fields, ts_get_at(pair, 0), ts_get_at(pair, 1));
        }
        return fields;
    }
    http_check_header_list(list);
    for (size_t i = 0; i < list->length; i += 2) {
        add_checked(fields, ts_array_get(list, (int64_t)i), ts_array_get(list, (int64_t)i + 1));
    }
    return fields;
}

void http_add_trailers(HttpResponse *response, TsValue headers)
{
    TsArray *fields = http_checked_fields(headers);
    TsString *lines = ts_string_empty();

    for (size_t i = 0; i + 1 < fields->length; i += 2) {
        lines = ts_concat_n(5, lines, ts_array_ptr_at(fields, i), TS_STR(": "),
                            ts_array_ptr_at(fields, i + 1), TS_STR("\r\n"));
    }
    response->trailers = lines;
}

/* ---- callbacks ------------------------------------------------------------------------------- */

typedef struct LaterCall {
    TsFunction *function;
    void (*call)(TsFunction *function);
} LaterCall;

static void run_later(void *data)
{
    LaterCall *later = data;
    LaterCall now = *later;

    ts_heap_unroot(&later->function);
    free(later);
    now.call(now.function);
}

void http_post_callback(TsFunction *function, void (*call)(TsFunction *function))
{
    if (ts_heap_is_isolated()) {
        call(function);
        return;
    }
    LaterCall *later = malloc(sizeof *later);
    if (!later) {
        ts_fatal("out of memory");
    }
    *later = (LaterCall){.function = function, .call = call};
    ts_heap_root(&later->function, TS_REP_POINTER);
    loop_post(run_later, later);
}
