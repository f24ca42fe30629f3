/* http.IncomingMessage: headers, made from the raw head when the program asks for them. */
#include "node/http_internal.h"

#include <string.h>
#include <strings.h>

/* Headers of which only the first counts (Node's list). */
static const char *const single[] = {
    "age",
    "authorization",
    "content-length",
    "content-type",
    "etag",
    "expires",
    "from",
    "host",
    "if-modified-since",
    "if-unmodified-since",
    "last-modified",
    "location",
    "max-forwards",
    "proxy-authorization",
    "referer",
    "retry-after",
    "server",
    "user-agent",
};

static const HttpField *field_at(const HttpRequest *request, size_t index)
{
    return (const HttpField *)request->fields + index;
}

static TsString *text_of(const HttpRequest *request, HttpSpan span)
{
    return ts_string_from_latin1(request->head + span.start, span.length);
}

static TsString *lower_text_of(const HttpRequest *request, HttpSpan span)
{
    uint8_t *units;
    TsString *text = ts_string_new8(span.length, &units);

    for (size_t i = 0; i < span.length; i++) {
        uint8_t unit = (uint8_t)request->head[span.start + i];
        units[i] = unit >= 'A' && unit <= 'Z' ? unit | 0x20 : unit;
    }
    ts_string_set_ascii(text);
    return text;
}

bool http_request_find(const HttpRequest *request, const char *name, const char **value,
                       size_t *length)
{
    size_t size = strlen(name);

    for (size_t i = 0; i < request->field_count; i++) {
        const HttpField *field = field_at(request, i);
        if (field->name.length == size &&
            strncasecmp(request->head + field->name.start, name, size) == 0) {
            *value = request->head + field->value.start;
            *length = field->value.length;
            return true;
        }
    }
    return false;
}

static bool is_single(const TsString *name)
{
    for (size_t i = 0; i < sizeof single / sizeof *single; i++) {
        if (ts_string_is_ascii_text(name, single[i], strlen(single[i]))) {
            return true;
        }
    }
    return false;
}

static void add_header(TsDynamicObject *headers, TsString *name, TsString *value)
{
    TsValue found;
    bool present = ts_get_own(ts_from_object(headers), name, &found);

    if (ts_string_is(name, "__proto__")) {
        return; /* assigning it to an object of JavaScript makes no property */
    }
    if (ts_string_is(name, "set-cookie")) {
        if (present) {
            ts_array_push_value(ts_as_array(found), ts_from_string(value));
        } else {
            ts_object_define(headers, name,
                             ts_from_object(TS_ARRAY_OF(value, ts_from_string(value))));
        }
    } else if (!present) {
        ts_object_define(headers, name, ts_from_string(value));
    } else if (!is_single(name)) {
        TsString *separator = ts_string_is(name, "cookie") ? TS_STR("; ") : TS_STR(", ");
        TsString *joined = ts_concat_n(3, ts_as_string(found), separator, value);
        ts_set(ts_from_object(headers), name, ts_from_string(joined));
    }
}

TsValue http_request_headers(HttpRequest *request)
{
    if (!request->headers) {
        TsDynamicObject *headers = ts_object_new(request->field_count);
        for (size_t i = 0; i < request->field_count; i++) {
            const HttpField *field = field_at(request, i);
            add_header(headers, lower_text_of(request, field->name),
                       text_of(request, field->value));
        }
        request->headers = (TsObject *)headers;
    }
    return ts_from_object(request->headers);
}

TsValue http_request_headers_distinct(HttpRequest *request)
{
    TsDynamicObject *headers = ts_object_new_null_prototype();

    for (size_t i = 0; i < request->field_count; i++) {
        const HttpField *field = field_at(request, i);
        TsString *name = lower_text_of(request, field->name);
        TsValue value = ts_from_string(text_of(request, field->value));
        TsValue found;
        if (ts_get_own(ts_from_object(headers), name, &found)) {
            ts_array_push_value(ts_as_array(found), value);
        } else {
            ts_object_define(headers, name, ts_from_object(TS_ARRAY_OF(value, value)));
        }
    }
    return ts_from_object(headers);
}

TsArray *http_request_raw_headers(HttpRequest *request)
{
    if (!request->raw_headers) {
        TsArray *list = ts_array_new(TS_ARRAY_PTR, 2 * (size_t)request->field_count);
        for (size_t i = 0; i < request->field_count; i++) {
            ts_array_push_ptr(list, text_of(request, field_at(request, i)->name));
            ts_array_push_ptr(list, text_of(request, field_at(request, i)->value));
        }
        request->raw_headers = list;
    }
    return request->raw_headers;
}

TsString *http_request_header(HttpRequest *request, TsString *name)
{
    TsValue value = ts_get(http_request_headers(request), name);

    return ts_is_string(value) ? value.as.string : NULL;
}

/* ---- the socket ------------------------------------------------------------------------------ */

TS_NATIVE(HttpSocket, "Socket",
          TS_FIELDS(TS_FIELD_AS(HttpSocket, remote_address, "remoteAddress", POINTER),
                    TS_FIELD_AS(HttpSocket, remote_family, "remoteFamily", POINTER),
                    TS_FIELD_AS(HttpSocket, remote_port, "remotePort", OPTIONAL_DOUBLE),
                    TS_FIELD_AS(HttpSocket, local_address, "localAddress", POINTER),
                    TS_FIELD_AS(HttpSocket, local_family, "localFamily", POINTER),
                    TS_FIELD_AS(HttpSocket, local_port, "localPort", OPTIONAL_DOUBLE)));

static void describe(HttpConnection *connection, bool remote, TsString **address,
                     TsString **family_name, double *port_number)
{
    char host[64];
    int family;
    int port;

    transport_connection_address(connection->transport, remote, host, &family, &port);
    if (family) {
        *address = ts_string_from_c(host);
        *family_name = family == 6 ? TS_STR("IPv6") : TS_STR("IPv4");
        *port_number = port;
    }
}

HttpSocket *http_request_socket(HttpRequest *request)
{
    if (!request->socket) {
        HttpSocket *socket = TS_NEW(HttpSocket, .remote_port = TS_UNDEFINED_NUMBER,
                                    .local_port = TS_UNDEFINED_NUMBER);
        if (request->connection) {
            describe(request->connection, true, &socket->remote_address, &socket->remote_family,
                     &socket->remote_port);
            describe(request->connection, false, &socket->local_address, &socket->local_family,
                     &socket->local_port);
        }
        request->socket = socket;
    }
    return request->socket;
}
