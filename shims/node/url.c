/*
 * The URL class: making, reading, and the fast path of a server, where a request's target is an
 * absolute path of plain characters and the base is the same few words each time. Then nothing is
 * copied but references: the authority's strings come from a table of bases that lives as long as
 * the process, and the path and query are ranges of the input. url_setters.c has the setters.
 */
#include "node/url.h"

#include "node/url_convert.h"
#include "ts/object.h"

/* ---- strings and records ----------------------------------------------------------- */

static TsString *protocol_string(const UrlRecord *record)
{
    switch (record->kind) {
    case URL_SCHEME_HTTP:
        return TS_STR("http:");
    case URL_SCHEME_HTTPS:
        return TS_STR("https:");
    case URL_SCHEME_WS:
        return TS_STR("ws:");
    case URL_SCHEME_WSS:
        return TS_STR("wss:");
    case URL_SCHEME_FTP:
        return TS_STR("ftp:");
    case URL_SCHEME_FILE:
        return TS_STR("file:");
    default:
        return ts_concat(url_text_string(&record->scheme), TS_STR(":"));
    }
}

static TsString *prefixed(TsString *prefix, const UrlText *text)
{
    return text->length == 0 ? ts_string_empty() : ts_concat(prefix, url_text_string(text));
}

void url_from_record(Url *url, const UrlRecord *record)
{
    url->protocol = protocol_string(record);
    url->username = url_text_string(&record->username);
    url->password = url_text_string(&record->password);
    url->hostname = url_text_string(&record->host);
    url->port = record->port < 0 ? ts_string_empty() : ts_string_from_int(record->port);
    url->pathname = url_text_string(&record->path);
    url->search = prefixed(TS_STR("?"), &record->query);
    url->hash = prefixed(TS_STR("#"), &record->fragment);
    url->href = NULL;
    url->scheme = (uint8_t)record->kind;
    url->has_host = record->has_host;
    url->has_query = record->has_query;
    url->has_fragment = record->has_fragment;
    url->opaque_path = record->opaque_path;
}

/* `skip` units at the front are left out. */
static void copy_string(UrlText *text, const TsString *string, size_t skip, size_t drop)
{
    if (string->length > skip + drop) {
        url_text_set(text, (const char *)ts_string_units8(string) + skip,
                     string->length - skip - drop);
    }
}

void url_to_record(const Url *url, UrlRecord *record)
{
    url_record_init(record);
    copy_string(&record->scheme, url->protocol, 0, 1);
    copy_string(&record->username, url->username, 0, 0);
    copy_string(&record->password, url->password, 0, 0);
    copy_string(&record->host, url->hostname, 0, 0);
    copy_string(&record->path, url->pathname, 0, 0);
    copy_string(&record->query, url->search, 1, 0);
    copy_string(&record->fragment, url->hash, 1, 0);
    record->port = -1;
    if (url->port->length > 0) {
        const char *digits = (const char *)ts_string_units8(url->port);
        record->port =
            url_parse_port((UrlSpan){digits, digits + url->port->length}, URL_SCHEME_OTHER);
    }
    record->kind = (UrlScheme)url->scheme;
    record->has_host = url->has_host;
    record->has_query = url->has_query;
    record->has_fragment = url->has_fragment;
    record->opaque_path = url->opaque_path;
}

/* ---- parsing ----------------------------------------------------------------------- */

bool url_parse_strings(UrlRecord *record, const TsString *input, const TsString *base)
{
    UrlRecord base_record;
    NodeBytes bytes = node_bytes(input);
    bool ok = true;

    url_record_init(record);
    url_record_init(&base_record);
    if (base) {
        NodeBytes base_bytes = node_bytes(base);
        ok = url_record_parse(&base_record, base_bytes.at, base_bytes.length, NULL);
        node_bytes_free(&base_bytes);
    }
    ok = ok && url_record_parse(record, bytes.at, bytes.length, base ? &base_record : NULL);
    url_record_free(&base_record);
    node_bytes_free(&bytes);
    return ok;
}

static Url *parse_slowly(TsString *input, TsString *base)
{
    UrlRecord record;
    Url *url = NULL;

    if (url_parse_strings(&record, input, base)) {
        url = TS_ALLOC(Url);
        url_from_record(url, &record);
    }
    url_record_free(&record);
    return url;
}

/* ---- the fast path ----------------------------------------------------------------- */

#define BASE_LIMIT        16
#define BASE_LENGTH_LIMIT 128

/* A base URL with an authority and no path of interest. Its strings are never freed. */
typedef struct UrlBase {
    TsString *text;
    TsString *protocol, *username, *password, *hostname, *port;
    uint8_t scheme;
    bool ready; /* set last, read first */
} UrlBase;

static UrlBase bases[BASE_LIMIT];
static unsigned bases_claimed;

static TsString *static_copy(const TsString *string)
{
    TsString *copy = NULL;

    return ts_string_static(&copy, (const char *)ts_string_units8(string), string->length);
}

/* Two threads may add the same base twice, which does no harm. */
static void remember_base(const TsString *text, const Url *url)
{
    if (__atomic_load_n(&bases_claimed, __ATOMIC_RELAXED) >= BASE_LIMIT) {
        return;
    }
    unsigned index = __atomic_fetch_add(&bases_claimed, 1, __ATOMIC_RELAXED);
    if (index >= BASE_LIMIT) {
        return;
    }
    UrlBase *base = &bases[index];
    base->text = static_copy(text);
    base->protocol = static_copy(url->protocol);
    base->username = static_copy(url->username);
    base->password = static_copy(url->password);
    base->hostname = static_copy(url->hostname);
    base->port = static_copy(url->port);
    base->scheme = url->scheme;
    __atomic_store_n(&base->ready, true, __ATOMIC_RELEASE);
}

static const UrlBase *known_base(const TsString *text)
{
    for (int i = 0; i < BASE_LIMIT && __atomic_load_n(&bases[i].ready, __ATOMIC_ACQUIRE); i++) {
        if (ts_string_equals(bases[i].text, text)) {
            return &bases[i];
        }
    }
    return NULL;
}

/* Where path and query of a plain target end; false if the target needs the full parser. */
static bool plain_target(const TsString *input, size_t *path_end, size_t *query_end)
{
    const uint8_t *units = ts_string_units8(input);
    size_t length = input->length;
    size_t i = 0;

    if (length == 0 || ts_string_is_wide(input) || units[0] != '/') {
        return false;
    }
    for (; i < length && units[i] != '?' && units[i] != '#'; i++) {
        uint8_t next = i + 1 < length ? units[i + 1] : 0;
        if (url_must_encode(units[i], URL_ENCODE_PATH) || units[i] == '\\' ||
            (units[i] == '/' &&
             (next == '.' || next == '%' || (i == 0 && (next == '/' || next == '\\'))))) {
            return false;
        }
    }
    *path_end = i;
    for (; i < length && units[i] != '#'; i++) {
        if (url_must_encode(units[i], URL_ENCODE_SPECIAL_QUERY)) {
            return false;
        }
    }
    *query_end = i;
    for (; i < length; i++) {
        if (url_must_encode(units[i], URL_ENCODE_FRAGMENT)) {
            return false;
        }
    }
    return true;
}

/* A '?' or '#' alone counts as an empty search or hash. */
static TsString *range_or_empty(TsString *input, size_t start, size_t end)
{
    return end - start < 2 ? ts_string_empty() : ts_string_range(input, start, end);
}

static Url *parse_fast(TsString *input, TsString *base_text)
{
    size_t path_end = 0;
    size_t query_end = 0;
    const UrlBase *base = known_base(base_text);

    if (!base || !plain_target(input, &path_end, &query_end)) {
        return NULL;
    }
    TsString *pathname = path_end == input->length ? input : ts_string_range(input, 0, path_end);
    TsString *search = range_or_empty(input, path_end, query_end);
    TsString *hash = range_or_empty(input, query_end, input->length);
    return TS_NEW(Url, .protocol = base->protocol, .username = base->username,
                  .password = base->password, .hostname = base->hostname, .port = base->port,
                  .pathname = pathname, .search = search, .hash = hash, .scheme = base->scheme,
                  .has_host = true, .has_query = query_end > path_end,
                  .has_fragment = input->length > query_end);
}

Url *url_parse_or_null(TsString *input, TsString *base)
{
    Url *url = base ? parse_fast(input, base) : NULL;

    if (url) {
        return url;
    }
    url = parse_slowly(input, base);
    if (url && base && base->length <= BASE_LENGTH_LIMIT && !known_base(base)) {
        Url *base_url = parse_slowly(base, NULL);
        if (base_url->scheme != URL_SCHEME_OTHER && base_url->scheme != URL_SCHEME_FILE &&
            !ts_string_is_wide(base)) {
            remember_base(base, base_url);
        }
    }
    return url;
}

_Noreturn static void throw_invalid(TsString *input, TsString *base)
{
    TsError *error = TypeError_new(TS_STR("Invalid URL"));

    ts_object_set(error, TS_STR("code"), ts_from_string(TS_STR("ERR_INVALID_URL")));
    ts_object_set(error, TS_STR("input"), ts_from_string(input));
    if (base) {
        ts_object_set(error, TS_STR("base"), ts_from_string(base));
    }
    ts_throw(ts_from_object(error));
}

Url *url_new(TsString *input, TsString *base)
{
    Url *url = url_parse_or_null(input, base);

    if (!url) {
        throw_invalid(input, base);
    }
    return url;
}

bool url_can_parse(TsString *input, TsString *base)
{
    UrlRecord record;
    bool ok = url_parse_strings(&record, input, base);

    url_record_free(&record);
    return ok;
}

/* ---- values of any kind as arguments ----------------------------------------------- */

static TsString *base_argument(TsValue base)
{
    return ts_is_undefined(base) ? NULL : ts_to_string(base);
}

static TsString *url_argument(TsValue value)
{
    return ts_instance_of(value, Url) ? url_href(ts_as_object(value)) : ts_to_string(value);
}

static TsString *base_url_argument(TsValue base)
{
    return ts_instance_of(base, Url) ? url_href(ts_as_object(base)) : base_argument(base);
}

Url *url_new_value(TsValue input, TsValue base)
{
    TsString *text = url_argument(input);

    return url_new(text, base_url_argument(base));
}

Url *url_parse_or_null_value(TsValue input, TsValue base)
{
    TsString *text = url_argument(input);

    return url_parse_or_null(text, base_url_argument(base));
}

bool url_can_parse_value(TsValue input, TsValue base)
{
    TsString *text = url_argument(input);

    return url_can_parse(text, base_url_argument(base));
}

/* ---- reading ----------------------------------------------------------------------- */

TsString *url_host(Url *url)
{
    if (url->port->length == 0) {
        return url->hostname;
    }
    return ts_concat_n(3, url->hostname, TS_STR(":"), url->port);
}

/* "user:password@", or the empty string. */
static TsString *credentials(const Url *url)
{
    if (url->username->length == 0 && url->password->length == 0) {
        return ts_string_empty();
    }
    TsString *colon = url->password->length > 0 ? TS_STR(":") : ts_string_empty();
    return ts_concat_n(4, url->username, colon, url->password, TS_STR("@"));
}

static TsString *path_for_href(const Url *url)
{
    const uint8_t *path = ts_string_units8(url->pathname);
    bool ambiguous = !url->has_host && !url->opaque_path && url->pathname->length > 1 &&
                     path[0] == '/' && path[1] == '/';

    return ambiguous ? ts_concat(TS_STR("/."), url->pathname) : url->pathname;
}

TsString *url_href(Url *url)
{
    if (!url->href) {
        TsString *empty = ts_string_empty();
        TsString *search = url->has_query && url->search->length == 0 ? TS_STR("?") : url->search;
        TsString *hash = url->has_fragment && url->hash->length == 0 ? TS_STR("#") : url->hash;
        TsString *host = url->has_host ? url_host(url) : empty;
        TsString *login = credentials(url);
        url->href = ts_concat_n(7, url->protocol, url->has_host ? TS_STR("//") : empty, login, host,
                                path_for_href(url), search, hash);
    }
    return url->href;
}

/* The origin of a blob: URL is that of the http(s) URL in its path. */
static TsString *blob_origin(Url *url)
{
    Url *inner = url_parse_or_null(url->pathname, NULL);
    bool http = inner && (inner->scheme == URL_SCHEME_HTTP || inner->scheme == URL_SCHEME_HTTPS);

    return http ? url_origin(inner) : TS_STR("null");
}

TsString *url_origin(Url *url)
{
    if (url->scheme == URL_SCHEME_OTHER || url->scheme == URL_SCHEME_FILE) {
        return ts_string_is(url->protocol, "blob:") ? blob_origin(url) : TS_STR("null");
    }
    TsString *host = url_host(url);
    return ts_concat_n(3, url->protocol, TS_STR("//"), host);
}

UrlSearchParams *url_search_params(Url *url)
{
    if (!url->params) {
        url->params = url_search_params_of(url);
    }
    return url->params;
}
