/*
 * Functions of node:url on file URLs and domains (https://nodejs.org/api/url.html).
 */
#include "node/url_convert.h"
#include "ts/object.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The path of a file URL's record, or the reason why there is none. */
static const char *file_path(const UrlRecord *url, UrlText *path)
{
    const char *at = url_text_bytes(&url->path);

    if (url->kind != URL_SCHEME_FILE) {
        return "scheme";
    }
    if (url->host.length > 0) {
        return "host";
    }
    for (size_t i = 0; i + 2 < url->path.length; i++) {
        if (at[i] == '%' && at[i + 1] == '2' && (at[i + 2] | 0x20) == 'f') {
            return "slash";
        }
    }
    url_percent_decode(path, at, url->path.length);
    return NULL;
}

_Noreturn static void throw_path_reason(const char *reason)
{
    if (*reason == 'h') {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_FILE_URL_HOST",
                       "File URL host must be \"localhost\" or empty on linux");
    }
    if (*reason == 's' && reason[1] == 'l') {
        ts_throw_coded(&TypeError_type, "ERR_INVALID_FILE_URL_PATH",
                       "File URL path must not include encoded / characters");
    }
    ts_throw_coded(&TypeError_type, "ERR_INVALID_URL_SCHEME", "The URL must be of scheme file");
}

TsString *url_file_to_path(TsString *text)
{
    UrlText path = {.grown = NULL};
    UrlRecord record;
    TsString *result = NULL;

    url_to_record(url_new(text, NULL), &record);
    const char *reason = file_path(&record, &path);
    if (!reason) {
        result = ts_string_from_utf8(url_text_bytes(&path), path.length);
    }
    url_text_free(&path);
    url_record_free(&record);
    if (reason) {
        throw_path_reason(reason);
    }
    return result;
}

TsString *url_file_to_path_value(TsValue url)
{
    if (ts_instance_of(url, Url)) {
        return url_file_to_path(url_href(ts_as_object(url)));
    }
    return url_file_to_path(ts_to_string(url));
}

/* An absolute path without dot segments; the trailing slash stays. */
static void resolve(UrlText *out, const char *at, const char *end)
{
    bool slash = end > at && end[-1] == '/';

    while (at < end) {
        const char *next = memchr(at, '/', (size_t)(end - at));
        const char *segment_end = next ? next : end;
        size_t length = (size_t)(segment_end - at);
        if (length == 2 && at[0] == '.' && at[1] == '.') {
            while (out->length > 0 && url_text_bytes(out)[--out->length] != '/') {
            }
        } else if (length > 0 && !(length == 1 && *at == '.')) {
            url_text_push(out, '/');
            url_text_append(out, at, length);
        }
        at = segment_end + 1;
    }
    if (slash || out->length == 0) {
        url_text_push(out, '/');
    }
}

/* The characters that Node escapes beside those the parser does. */
static void escape_path(UrlText *out, const UrlText *path)
{
    for (size_t i = 0; i < path->length; i++) {
        char c = url_text_bytes(path)[i];
        if (c == '%' || c == '\\' || c == '\n' || c == '\r' || c == '\t' || c == '?' || c == '#') {
            url_push_encoded(out, (unsigned char)c);
        } else {
            url_text_push(out, c);
        }
    }
}

Url *url_path_to_file(TsString *text)
{
    NodeBytes bytes = node_bytes(text);
    UrlText absolute = {.grown = NULL};
    UrlText path = {.grown = NULL};
    UrlText url = {.grown = NULL};

    if (bytes.length == 0 || *bytes.at != '/') {
        char *folder = getcwd(NULL, 0);
        if (folder) {
            url_text_append(&absolute, folder, strlen(folder));
        }
        free(folder);
        url_text_push(&absolute, '/');
    }
    url_text_append(&absolute, bytes.at, bytes.length);
    resolve(&path, url_text_bytes(&absolute), url_text_bytes(&absolute) + absolute.length);
    if (path.length > 1 && bytes.length == 0) {
        path.length--;
    }
    url_text_append(&url, "file://", 7);
    escape_path(&url, &path);
    TsString *href = ts_string_from_utf8(url_text_bytes(&url), url.length);
    url_text_free(&url);
    url_text_free(&path);
    url_text_free(&absolute);
    node_bytes_free(&bytes);
    return url_new(href, NULL);
}

TsString *url_domain_ascii(TsString *domain)
{
    NodeBytes bytes = node_bytes(domain);
    UrlText host = {.grown = NULL};
    bool ok = url_parse_host(&host, (UrlSpan){bytes.at, bytes.at + bytes.length}, true);
    TsString *ascii = ok ? url_text_string(&host) : ts_string_empty();

    url_text_free(&host);
    node_bytes_free(&bytes);
    return ascii;
}

TsString *url_domain_unicode(TsString *domain)
{
    TsString *ascii = url_domain_ascii(domain);
    UrlText text = {.grown = NULL};

    url_domain_to_unicode(&text, (const char *)ts_string_units8(ascii), ascii->length);
    TsString *unicode = ts_string_from_utf8(url_text_bytes(&text), text.length);
    url_text_free(&text);
    return unicode;
}
