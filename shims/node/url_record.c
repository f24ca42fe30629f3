/*
 * The basic URL parser (URL Standard §4.4), written as functions over ranges instead of one state
 * machine: each function is named for the state it stands for and hands on what it did not consume.
 * Input is UTF-8 without tabs and newlines.
 */
#include "node/url_record.h"

#include <string.h>

static const struct {
    const char *name;
    int port;
} special_schemes[] = {
    [URL_SCHEME_OTHER] = {"", -1},       [URL_SCHEME_HTTP] = {"http", 80},
    [URL_SCHEME_HTTPS] = {"https", 443}, [URL_SCHEME_WS] = {"ws", 80},
    [URL_SCHEME_WSS] = {"wss", 443},     [URL_SCHEME_FTP] = {"ftp", 21},
    [URL_SCHEME_FILE] = {"file", -1},
};

UrlScheme url_scheme_kind(const char *name, size_t length)
{
    for (int kind = URL_SCHEME_HTTP; kind <= URL_SCHEME_FILE; kind++) {
        const char *special = special_schemes[kind].name;
        if (strlen(special) == length && memcmp(special, name, length) == 0) {
            return (UrlScheme)kind;
        }
    }
    return URL_SCHEME_OTHER;
}

int url_scheme_port(UrlScheme scheme)
{
    return special_schemes[scheme].port;
}

static UrlText *const *record_texts(UrlRecord *url, UrlText *texts[7])
{
    texts[0] = &url->scheme;
    texts[1] = &url->username;
    texts[2] = &url->password;
    texts[3] = &url->host;
    texts[4] = &url->path;
    texts[5] = &url->query;
    texts[6] = &url->fragment;
    return texts;
}

void url_record_init(UrlRecord *url)
{
    UrlText *texts[7];

    record_texts(url, texts);
    for (int i = 0; i < 7; i++) {
        texts[i]->grown = NULL;
        texts[i]->length = 0;
        texts[i]->capacity = 0;
    }
    url->port = -1;
    url->kind = URL_SCHEME_OTHER;
    url->has_host = url->has_query = url->has_fragment = url->opaque_path = false;
}

void url_record_free(UrlRecord *url)
{
    UrlText *texts[7];

    record_texts(url, texts);
    for (int i = 0; i < 7; i++) {
        url_text_free(texts[i]);
    }
}

static void copy_text(UrlText *to, const UrlText *from)
{
    url_text_set(to, url_text_bytes(from), from->length);
}

static bool is_alpha(char c)
{
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_slash(const UrlRecord *url, char c)
{
    return c == '/' || (c == '\\' && url_is_special(url));
}

static bool ends_file_host(char c)
{
    return c == '/' || c == '\\' || c == '?' || c == '#';
}

static size_t span_length(UrlSpan text)
{
    return (size_t)(text.end - text.at);
}

/* Query and fragment ----------------------------------------------------------------- */

void url_record_set_fragment(UrlRecord *url, UrlSpan text)
{
    url->has_fragment = true;
    url->fragment.length = 0;
    url_encode(&url->fragment, text.at, span_length(text), URL_ENCODE_FRAGMENT);
}

void url_record_set_query(UrlRecord *url, UrlSpan text)
{
    url->has_query = true;
    url->query.length = 0;
    url_encode(&url->query, text.at, span_length(text),
               url_is_special(url) ? URL_ENCODE_SPECIAL_QUERY : URL_ENCODE_QUERY);
}

/* `rest` is empty or begins with '?' or '#'. */
static void query_and_fragment(UrlRecord *url, UrlSpan rest)
{
    if (rest.at < rest.end && *rest.at == '?') {
        const char *hash = memchr(rest.at, '#', span_length(rest));
        const char *end = hash ? hash : rest.end;
        url_record_set_query(url, (UrlSpan){rest.at + 1, end});
        rest.at = end;
    }
    if (rest.at < rest.end) {
        url_record_set_fragment(url, (UrlSpan){rest.at + 1, rest.end});
    }
}

/* Paths ------------------------------------------------------------------------------ */

/* One dot of a dot segment: "." or "%2e"; its length, or 0. */
static size_t dot_length(const char *at, const char *end)
{
    if (at < end && *at == '.') {
        return 1;
    }
    return end - at >= 3 && at[0] == '%' && at[1] == '2' && (at[2] | 0x20) == 'e' ? 3 : 0;
}

/* The number of dots if the segment is "." or "..", else 0. */
static int dot_segment(const char *at, const char *end)
{
    int dots = 0;

    while (at < end) {
        size_t length = dot_length(at, end);
        if (length == 0 || dots == 2) {
            return 0;
        }
        at += length;
        dots++;
    }
    return dots;
}

static bool is_drive_letter(const char *at, const char *end)
{
    return end - at == 2 && is_alpha(at[0]) && (at[1] == ':' || at[1] == '|');
}

static bool starts_with_drive_letter(UrlSpan text)
{
    return span_length(text) >= 2 && is_drive_letter(text.at, text.at + 2) &&
           (span_length(text) == 2 || ends_file_host(text.at[2]));
}

static bool path_is_drive(const UrlRecord *url)
{
    const char *path = url_text_bytes(&url->path);

    return url->path.length == 3 && path[0] == '/' && is_alpha(path[1]) && path[2] == ':';
}

static void shorten_path(UrlRecord *url)
{
    if (url->kind == URL_SCHEME_FILE && path_is_drive(url)) {
        return;
    }
    while (url->path.length > 0) {
        url->path.length--;
        if (url_text_bytes(&url->path)[url->path.length] == '/') {
            return;
        }
    }
}

static void push_segment(UrlRecord *url, const char *at, const char *end)
{
    bool drive = url->kind == URL_SCHEME_FILE && url->path.length == 0 && is_drive_letter(at, end);

    url_text_push(&url->path, '/');
    url_encode(&url->path, at, drive ? 1 : (size_t)(end - at), URL_ENCODE_PATH);
    if (drive) {
        url_text_push(&url->path, ':');
    }
}

/* Path state: `rest` begins behind a slash (or where one is understood). Returns what follows. */
static UrlSpan path_state(UrlRecord *url, UrlSpan rest, bool whole)
{
    for (;;) {
        const char *end = rest.at;
        while (end < rest.end && !is_slash(url, *end) && (whole || (*end != '?' && *end != '#'))) {
            end++;
        }
        bool slash = end < rest.end && is_slash(url, *end);
        int dots = dot_segment(rest.at, end);
        if (dots == 2) {
            shorten_path(url);
        }
        if (dots == 0) {
            push_segment(url, rest.at, end);
        } else if (!slash) {
            url_text_push(&url->path, '/');
        }
        if (!slash) {
            return (UrlSpan){end, rest.end};
        }
        rest.at = end + 1;
    }
}

/* Path start state; `whole`: '?' and '#' are part of the path (the pathname setter). */
static UrlSpan path_start_state(UrlRecord *url, UrlSpan rest, bool whole)
{
    bool empty = rest.at == rest.end || (!whole && (*rest.at == '?' || *rest.at == '#'));

    if (empty && !url_is_special(url)) {
        if (whole && !url->has_host) {
            url_text_push(&url->path, '/');
        }
        return rest;
    }
    if (rest.at < rest.end && is_slash(url, *rest.at)) {
        rest.at++;
    }
    return path_state(url, rest, whole);
}

void url_record_set_path(UrlRecord *url, UrlSpan text)
{
    url->path.length = 0;
    path_start_state(url, text, true);
}

static void opaque_path_state(UrlRecord *url, UrlSpan rest)
{
    const char *end = rest.at;

    while (end < rest.end && *end != '?' && *end != '#') {
        end++;
    }
    url->opaque_path = true;
    bool space = end < rest.end && end > rest.at && end[-1] == ' ';
    url_encode(&url->path, rest.at, (size_t)(end - rest.at) - space, URL_ENCODE_C0);
    if (space) {
        url_text_append(&url->path, "%20", 3);
    }
    query_and_fragment(url, (UrlSpan){end, rest.end});
}

/* Authority -------------------------------------------------------------------------- */

const char *url_host_end(UrlSpan text, bool special)
{
    bool brackets = false;
    const char *at = text.at;

    for (; at < text.end; at++) {
        char c = *at;
        if ((c == ':' && !brackets) || c == '/' || c == '?' || c == '#' || (special && c == '\\')) {
            break;
        }
        brackets = c == '[' || (brackets && c != ']');
    }
    return at;
}

int url_parse_port(UrlSpan digits, UrlScheme kind)
{
    int port = 0;

    for (; digits.at < digits.end && is_digit(*digits.at); digits.at++) {
        port = port * 10 + (*digits.at - '0');
        if (port > 65535) {
            return -2;
        }
    }
    return port == url_scheme_port(kind) ? -1 : port;
}

bool url_record_set_host(UrlRecord *url, UrlSpan text)
{
    UrlText host = {0};
    bool ok = url_parse_host(&host, text, url_is_special(url));

    if (ok) {
        copy_text(&url->host, &host);
        url->has_host = true;
    }
    url_text_free(&host);
    return ok;
}

static void credentials(UrlRecord *url, UrlSpan text)
{
    const char *colon = memchr(text.at, ':', span_length(text));
    const char *name_end = colon ? colon : text.end;

    url_encode(&url->username, text.at, (size_t)(name_end - text.at), URL_ENCODE_USERINFO);
    if (colon) {
        url_encode(&url->password, colon + 1, (size_t)(text.end - colon - 1), URL_ENCODE_USERINFO);
    }
}

static bool host_and_port(UrlRecord *url, UrlSpan text)
{
    const char *end = url_host_end(text, url_is_special(url));
    UrlSpan port = {end < text.end ? end + 1 : end, text.end};

    if (end == text.at && (end < text.end || url_is_special(url))) {
        return false;
    }
    if (!url_record_set_host(url, (UrlSpan){text.at, end})) {
        return false;
    }
    for (const char *at = port.at; at < port.end; at++) {
        if (!is_digit(*at)) {
            return false;
        }
    }
    if (port.at < port.end) {
        url->port = url_parse_port(port, url->kind);
    }
    return url->port != -2;
}

static bool authority_state(UrlRecord *url, UrlSpan rest)
{
    const char *at_sign = NULL;
    const char *end = rest.at;

    for (; end < rest.end && !is_slash(url, *end) && *end != '?' && *end != '#'; end++) {
        if (*end == '@') {
            at_sign = end;
        }
    }
    UrlSpan host = {at_sign ? at_sign + 1 : rest.at, end};
    if (at_sign) {
        credentials(url, (UrlSpan){rest.at, at_sign});
        if (host.at == host.end) {
            return false;
        }
    }
    if (!host_and_port(url, host)) {
        return false;
    }
    query_and_fragment(url, path_start_state(url, (UrlSpan){end, rest.end}, false));
    return true;
}

/* Special authority ignore slashes state. */
static bool special_authority(UrlRecord *url, UrlSpan rest)
{
    while (rest.at < rest.end && (*rest.at == '/' || *rest.at == '\\')) {
        rest.at++;
    }
    return authority_state(url, rest);
}

/* file: ------------------------------------------------------------------------------ */

static bool file_host_state(UrlRecord *url, UrlSpan rest)
{
    const char *end = rest.at;

    while (end < rest.end && !ends_file_host(*end)) {
        end++;
    }
    if (is_drive_letter(rest.at, end)) {
        query_and_fragment(url, path_state(url, rest, false));
        return true;
    }
    if (end > rest.at) {
        if (!url_record_set_host(url, (UrlSpan){rest.at, end})) {
            return false;
        }
        if (url->host.length == 9 && memcmp(url_text_bytes(&url->host), "localhost", 9) == 0) {
            url->host.length = 0;
        }
    }
    query_and_fragment(url, path_start_state(url, (UrlSpan){end, rest.end}, false));
    return true;
}

/* File slash state: `rest` begins behind the first slash. */
static bool file_slash_state(UrlRecord *url, UrlSpan rest, const UrlRecord *base)
{
    if (rest.at < rest.end && is_slash(url, *rest.at)) {
        rest.at++;
        return file_host_state(url, rest);
    }
    if (base && base->kind == URL_SCHEME_FILE) {
        const char *path = url_text_bytes(&base->path);
        copy_text(&url->host, &base->host);
        if (!starts_with_drive_letter(rest) && base->path.length >= 3 && is_alpha(path[1]) &&
            path[2] == ':' && (base->path.length == 3 || path[3] == '/')) {
            url_text_append(&url->path, path, 3);
        }
    }
    query_and_fragment(url, path_state(url, rest, false));
    return true;
}

static bool file_state(UrlRecord *url, UrlSpan rest, const UrlRecord *base)
{
    url_text_set(&url->scheme, "file", 4);
    url->kind = URL_SCHEME_FILE;
    url->has_host = true;
    if (rest.at < rest.end && is_slash(url, *rest.at)) {
        rest.at++;
        return file_slash_state(url, rest, base);
    }
    if (!base || base->kind != URL_SCHEME_FILE) {
        query_and_fragment(url, path_state(url, rest, false));
        return true;
    }
    copy_text(&url->host, &base->host);
    copy_text(&url->path, &base->path);
    if (rest.at == rest.end || *rest.at == '#') {
        copy_text(&url->query, &base->query);
        url->has_query = base->has_query;
    } else if (*rest.at != '?') {
        if (starts_with_drive_letter(rest)) {
            url->path.length = 0;
        } else {
            shorten_path(url);
        }
        rest = path_state(url, rest, false);
    }
    query_and_fragment(url, rest);
    return true;
}

/* Relative --------------------------------------------------------------------------- */

static void copy_authority(UrlRecord *url, const UrlRecord *base)
{
    copy_text(&url->username, &base->username);
    copy_text(&url->password, &base->password);
    copy_text(&url->host, &base->host);
    url->has_host = base->has_host;
    url->port = base->port;
}

static bool relative_slash_state(UrlRecord *url, UrlSpan rest, const UrlRecord *base)
{
    if (rest.at < rest.end && is_slash(url, *rest.at)) {
        rest.at++;
        return url_is_special(url) ? special_authority(url, rest) : authority_state(url, rest);
    }
    copy_authority(url, base);
    query_and_fragment(url, path_state(url, rest, false));
    return true;
}

static bool relative_state(UrlRecord *url, UrlSpan rest, const UrlRecord *base)
{
    copy_text(&url->scheme, &base->scheme);
    url->kind = base->kind;
    if (rest.at < rest.end && is_slash(url, *rest.at)) {
        rest.at++;
        return relative_slash_state(url, rest, base);
    }
    copy_authority(url, base);
    copy_text(&url->path, &base->path);
    if (rest.at == rest.end || *rest.at == '#') {
        copy_text(&url->query, &base->query);
        url->has_query = base->has_query;
    } else if (*rest.at != '?') {
        shorten_path(url);
        rest = path_state(url, rest, false);
    }
    query_and_fragment(url, rest);
    return true;
}

static bool no_scheme_state(UrlRecord *url, UrlSpan rest, const UrlRecord *base)
{
    if (!base) {
        return false;
    }
    if (base->opaque_path) {
        if (rest.at == rest.end || *rest.at != '#') {
            return false;
        }
        copy_text(&url->scheme, &base->scheme);
        copy_text(&url->path, &base->path);
        copy_text(&url->query, &base->query);
        url->has_query = base->has_query;
        url->opaque_path = true;
        query_and_fragment(url, rest);
        return true;
    }
    return base->kind == URL_SCHEME_FILE ? file_state(url, rest, base)
                                         : relative_state(url, rest, base);
}

/* Scheme ----------------------------------------------------------------------------- */

/* The colon behind a scheme at the front of `text`, or NULL if there is none. */
static const char *scheme_end(UrlSpan text)
{
    const char *at = text.at;

    if (at == text.end || !is_alpha(*at)) {
        return NULL;
    }
    while (at < text.end &&
           (is_alpha(*at) || is_digit(*at) || *at == '+' || *at == '-' || *at == '.')) {
        at++;
    }
    return at < text.end && *at == ':' ? at : NULL;
}

static bool after_scheme(UrlRecord *url, UrlSpan rest, const UrlRecord *base)
{
    bool two_slashes = span_length(rest) >= 2 && rest.at[0] == '/' && rest.at[1] == '/';

    if (url->kind == URL_SCHEME_FILE) {
        return file_state(url, rest, base);
    }
    if (url_is_special(url)) {
        bool relative = base && base->kind == url->kind && !two_slashes;
        return relative ? relative_state(url, rest, base) : special_authority(url, rest);
    }
    if (two_slashes) {
        return authority_state(url, (UrlSpan){rest.at + 2, rest.end});
    }
    if (rest.at < rest.end && *rest.at == '/') {
        query_and_fragment(url, path_state(url, (UrlSpan){rest.at + 1, rest.end}, false));
    } else {
        opaque_path_state(url, rest);
    }
    return true;
}

UrlSpan url_clean_input(const char *input, size_t length, bool trim, UrlText *storage)
{
    UrlSpan text = {input, input + length};
    bool dirty = false;

    while (trim && text.at < text.end && (unsigned char)*text.at <= ' ') {
        text.at++;
    }
    while (trim && text.at < text.end && (unsigned char)text.end[-1] <= ' ') {
        text.end--;
    }
    for (const char *at = text.at; at < text.end; at++) {
        dirty |= *at == '\t' || *at == '\n' || *at == '\r';
    }
    if (!dirty) {
        return text;
    }
    storage->length = 0;
    for (const char *at = text.at; at < text.end; at++) {
        if (*at != '\t' && *at != '\n' && *at != '\r') {
            url_text_push(storage, *at);
        }
    }
    return (UrlSpan){url_text_bytes(storage), url_text_bytes(storage) + storage->length};
}

bool url_record_parse(UrlRecord *url, const char *input, size_t length, const UrlRecord *base)
{
    UrlText storage = {0};
    UrlSpan text = url_clean_input(input, length, true, &storage);
    const char *colon = scheme_end(text);
    bool ok;

    if (colon) {
        for (; text.at < colon; text.at++) {
            url_text_push(&url->scheme, (char)(is_alpha(*text.at) ? *text.at | 0x20 : *text.at));
        }
        url->kind = url_scheme_kind(url_text_bytes(&url->scheme), url->scheme.length);
        ok = after_scheme(url, (UrlSpan){colon + 1, text.end}, base);
    } else {
        ok = no_scheme_state(url, text, base);
    }
    url_text_free(&storage);
    return ok;
}
