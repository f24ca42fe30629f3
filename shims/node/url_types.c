/*
 * The descriptors of URL and URLSearchParams: what dynamic access, JSON.stringify and console.log
 * find on them. Emitted code calls the functions of url.h directly.
 */
#include "node/url.h"
#include "ts/builder.h"
#include "ts/inspect_symbol.h"
#include "ts/object.h"

/* ---- properties of URL ------------------------------------------------------------- */

#define STRING_PROPERTY(name)                                \
    static TsString *get_##name(Url *url)                    \
    {                                                        \
        return url->name;                                    \
    }                                                        \
    TS_METHOD_0(get_##name, "get " #name, TsString *, Url *) \
    static void set_##name(Url *url, TsValue value)          \
    {                                                        \
        url_set_##name(url, ts_to_string(value));            \
    }                                                        \
    TS_METHOD_1(set_##name, "set " #name, void, Url *, TsValue)

#define COMPUTED_PROPERTY(name)                              \
    TS_METHOD_0(url_##name, "get " #name, TsString *, Url *) \
    static void set_##name(Url *url, TsValue value)          \
    {                                                        \
        url_set_##name(url, ts_to_string(value));            \
    }                                                        \
    TS_METHOD_1(set_##name, "set " #name, void, Url *, TsValue)

STRING_PROPERTY(protocol)
STRING_PROPERTY(username)
STRING_PROPERTY(password)
STRING_PROPERTY(hostname)
STRING_PROPERTY(port)
STRING_PROPERTY(pathname)
STRING_PROPERTY(search)
STRING_PROPERTY(hash)
COMPUTED_PROPERTY(host)
COMPUTED_PROPERTY(href)
TS_METHOD_0(url_origin, "get origin", TsString *, Url *)
TS_METHOD_0(url_search_params, "get searchParams", UrlSearchParams *, Url *)

static TsString *to_string(Url *url)
{
    return url_href(url);
}

TS_METHOD_0(to_string, "toString", TsString *, Url *)

static TsString *to_json(Url *url)
{
    return url_href(url);
}

TS_METHOD_0(to_json, "toJSON", TsString *, Url *)

/* ---- console.log(url) -------------------------------------------------------------- */

/* A picture of a URL: its properties as fields. */
typedef struct UrlView {
    TsObject base;
    TsString *href, *origin, *protocol, *username, *password, *host, *hostname, *port, *pathname,
        *search;
    UrlSearchParams *searchParams;
    TsString *hash;
} UrlView;

static TS_CLASS(UrlView, "URL", NULL,
                TS_FIELDS(TS_FIELD(UrlView, href, POINTER), TS_FIELD(UrlView, origin, POINTER),
                          TS_FIELD(UrlView, protocol, POINTER),
                          TS_FIELD(UrlView, username, POINTER),
                          TS_FIELD(UrlView, password, POINTER), TS_FIELD(UrlView, host, POINTER),
                          TS_FIELD(UrlView, hostname, POINTER), TS_FIELD(UrlView, port, POINTER),
                          TS_FIELD(UrlView, pathname, POINTER), TS_FIELD(UrlView, search, POINTER),
                          TS_FIELD(UrlView, searchParams, POINTER),
                          TS_FIELD(UrlView, hash, POINTER)));

/* `depth`: how many levels may still be shown. */
static TsValue inspect_url(Url *url, double depth)
{
    if (depth < 0) {
        return ts_from_object(url);
    }
    UrlView *view = TS_ALLOC(UrlView);
    view->href = url_href(url);
    view->origin = url_origin(url);
    view->protocol = url->protocol;
    view->username = url->username;
    view->password = url->password;
    view->host = url_host(url);
    view->hostname = url->hostname;
    view->port = url->port;
    view->pathname = url->pathname;
    view->search = url->search;
    view->searchParams = url_search_params(url);
    view->hash = url->hash;
    return ts_from_object(view);
}

TS_METHOD_1(inspect_url, "[nodejs.util.inspect.custom]", TsValue, Url *, double)

#define PROPERTY(key)                                                                          \
    {                                                                                          \
        .name = TS_KEY(#key), .getter = &get_##key##_function, .setter = &set_##key##_function \
    }

TS_NATIVE(
    Url, "URL",
    TS_FIELDS(TS_HIDDEN(Url, protocol, POINTER), TS_HIDDEN(Url, username, POINTER),
              TS_HIDDEN(Url, password, POINTER), TS_HIDDEN(Url, hostname, POINTER),
              TS_HIDDEN(Url, port, POINTER), TS_HIDDEN(Url, pathname, POINTER),
              TS_HIDDEN(Url, search, POINTER), TS_HIDDEN(Url, hash, POINTER),
              TS_HIDDEN(Url, href, POINTER), TS_HIDDEN(Url, params, POINTER)),
    TS_MEMBERS(PROPERTY(protocol), PROPERTY(username), PROPERTY(password), PROPERTY(hostname),
               PROPERTY(port), PROPERTY(pathname), PROPERTY(search), PROPERTY(hash),
               {.name = TS_KEY("host"), .getter = &url_host_function, .setter = &set_host_function},
               {.name = TS_KEY("href"), .getter = &url_href_function, .setter = &set_href_function},
               {.name = TS_KEY("origin"), .getter = &url_origin_function},
               {.name = TS_KEY("searchParams"), .getter = &url_search_params_function},
               TS_METHOD_MEMBER("toString", &to_string_function),
               TS_METHOD_MEMBER("toJSON", &to_json_function),
               {.name = TS_INSPECT_KEY, .method = &inspect_url_function}));

/* ---- URLSearchParams --------------------------------------------------------------- */

static void append(UrlSearchParams *params, TsValue name, TsValue value)
{
    TsString *key = ts_to_string(name);

    url_search_params_append(params, key, ts_to_string(value));
}

static void set(UrlSearchParams *params, TsValue name, TsValue value)
{
    TsString *key = ts_to_string(name);

    url_search_params_set(params, key, ts_to_string(value));
}

static void delete (UrlSearchParams *params, TsValue name, TsValue value)
{
    TsString *key = ts_to_string(name);

    url_search_params_delete(params, key, ts_is_undefined(value) ? NULL : ts_to_string(value));
}

static bool has(UrlSearchParams *params, TsValue name, TsValue value)
{
    TsString *key = ts_to_string(name);

    return url_search_params_has(params, key, ts_is_undefined(value) ? NULL : ts_to_string(value));
}

static TsValue get(UrlSearchParams *params, TsValue name)
{
    return ts_from_nullable(url_search_params_get(params, ts_to_string(name)));
}

static TsArray *get_all(UrlSearchParams *params, TsValue name)
{
    return url_search_params_get_all(params, ts_to_string(name));
}

static double size(UrlSearchParams *params)
{
    return (double)url_search_params_size(params);
}

/* The quotes come with inspect; whoever calls the function below has it. */
extern void inspect_quote(TsBuilder *out, const TsString *string) __attribute__((weak));

#define LINE_LIMIT 80

static void add_pairs(TsBuilder *out, const TsArray *pairs, const char *separator)
{
    for (size_t i = 0; i < pairs->length; i += 2) {
        ts_builder_add_utf8(out, i > 0 ? separator : "");
        inspect_quote(out, ts_array_ptr_at(pairs, i));
        ts_builder_add_utf8(out, " => ");
        inspect_quote(out, ts_array_ptr_at(pairs, i + 1));
    }
}

static TsString *inspect_params(UrlSearchParams *params, double depth)
{
    TsArray *pairs = url_search_params_pairs(params);
    TsBuilder out;

    if (depth < 0) {
        return TS_STR("[Object]");
    }
    if (pairs->length == 0) {
        return TS_STR("URLSearchParams {}");
    }
    ts_builder_init(&out);
    add_pairs(&out, pairs, ", ");
    bool lines = out.length > LINE_LIMIT;
    ts_builder_init(&out);
    ts_builder_add_utf8(&out, lines ? "URLSearchParams {\n  " : "URLSearchParams { ");
    add_pairs(&out, pairs, lines ? ",\n  " : ", ");
    ts_builder_add_utf8(&out, " }");
    return ts_builder_finish(&out);
}

TS_METHOD_2(append, "append", void, UrlSearchParams *, TsValue, TsValue)
TS_METHOD_2(set, "set", void, UrlSearchParams *, TsValue, TsValue)
TS_METHOD_2(delete, "delete", void, UrlSearchParams *, TsValue, TsValue)
TS_METHOD_2(has, "has", bool, UrlSearchParams *, TsValue, TsValue)
TS_METHOD_1(get, "get", TsValue, UrlSearchParams *, TsValue)
TS_METHOD_1(get_all, "getAll", TsArray *, UrlSearchParams *, TsValue)
TS_METHOD_0(size, "get size", double, UrlSearchParams *)
TS_METHOD_0(url_search_params_sort, "sort", void, UrlSearchParams *)
TS_METHOD_0(url_search_params_to_string, "toString", TsString *, UrlSearchParams *)
TS_METHOD_2(url_search_params_for_each, "forEach", void, UrlSearchParams *, TsFunction *, TsValue)
TS_METHOD_0(url_search_params_entries, "entries", TsIterator *, UrlSearchParams *)
TS_METHOD_0(url_search_params_keys, "keys", TsIterator *, UrlSearchParams *)
TS_METHOD_0(url_search_params_values, "values", TsIterator *, UrlSearchParams *)
TS_METHOD_1(inspect_params, "[nodejs.util.inspect.custom]", TsString *, UrlSearchParams *, double)

TS_NATIVE(UrlSearchParams, "URLSearchParams",
          TS_FIELDS(TS_HIDDEN(UrlSearchParams, pairs, POINTER),
                    TS_HIDDEN(UrlSearchParams, unparsed, POINTER),
                    TS_HIDDEN(UrlSearchParams, url, POINTER)),
          TS_MEMBERS(TS_METHOD_MEMBER("append", &append_function),
                     TS_METHOD_MEMBER("set", &set_function),
                     TS_METHOD_MEMBER("delete", &delete_function),
                     TS_METHOD_MEMBER("has", &has_function), TS_METHOD_MEMBER("get", &get_function),
                     TS_METHOD_MEMBER("getAll", &get_all_function),
                     TS_METHOD_MEMBER("sort", &url_search_params_sort_function),
                     TS_METHOD_MEMBER("toString", &url_search_params_to_string_function),
                     TS_METHOD_MEMBER("forEach", &url_search_params_for_each_function),
                     TS_METHOD_MEMBER("entries", &url_search_params_entries_function),
                     TS_METHOD_MEMBER("keys", &url_search_params_keys_function),
                     TS_METHOD_MEMBER("values", &url_search_params_values_function),
                     {.name = (TsString *)&ts_symbol_iterator,
                      .method = &url_search_params_entries_function},
                     {.name = TS_KEY("size"), .getter = &size_function},
                     {.name = TS_INSPECT_KEY, .method = &inspect_params_function}));
