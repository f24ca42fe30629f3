/*
 * URL and URLSearchParams (URL Standard, https://url.spec.whatwg.org; Node's page "URL").
 *
 * A Url is parsed once, into strings that are ready to be read as fields: `url->pathname`. Only
 * href, host, origin and the list of search parameters are made when they are asked for. Values are
 * ASCII, never NULL. The fields are read-only for others: writing goes through url_set_...().
 *
 * Everything here is safe on an isolated heap except where a callback is run.
 */
#ifndef NODE_URL_H
#define NODE_URL_H

#include "ts/array.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/iterator.h"
#include "ts/string.h"

typedef struct UrlSearchParams UrlSearchParams;

typedef struct Url {
    TsObject base;
    TsString *protocol; /* with the colon */
    TsString *username, *password;
    TsString *hostname; /* IPv6 addresses in brackets; "" without a host */
    TsString *port;     /* "" for the default port */
    TsString *pathname;
    TsString *search;        /* with '?', or "" */
    TsString *hash;          /* with '#', or "" */
    TsString *href;          /* NULL until url_href() */
    UrlSearchParams *params; /* NULL until url_search_params() */
    uint8_t scheme;          /* UrlScheme */
    bool has_host, has_query, has_fragment, opaque_path;
} Url;

extern const TsType Url_type;

/*
 * new URL(input, base); base may be NULL. Throws TypeError "Invalid URL" with `code`
 * ERR_INVALID_URL, `input` and `base`.
 */
Url *url_new(TsString *input, TsString *base);
/* The same for values of any kind, which are converted to strings. */
Url *url_new_value(TsValue input, TsValue base);
/* URL.parse(): NULL (null) instead of an error. */
Url *url_parse_or_null(TsString *input, TsString *base);
Url *url_parse_or_null_value(TsValue input, TsValue base);
bool url_can_parse(TsString *input, TsString *base);
bool url_can_parse_value(TsValue input, TsValue base);

TsString *url_href(Url *url);
TsString *url_origin(Url *url);
TsString *url_host(Url *url);
UrlSearchParams *url_search_params(Url *url);

/* The setters of §6.1: what is not valid is ignored, but href throws. */
void url_set_href(Url *url, TsString *value);
void url_set_protocol(Url *url, TsString *value);
void url_set_username(Url *url, TsString *value);
void url_set_password(Url *url, TsString *value);
void url_set_host(Url *url, TsString *value);
void url_set_hostname(Url *url, TsString *value);
void url_set_port(Url *url, TsString *value);
void url_set_pathname(Url *url, TsString *value);
void url_set_search(Url *url, TsString *value);
void url_set_hash(Url *url, TsString *value);

/* node:url: fileURLToPath, pathToFileURL, domainToASCII, domainToUnicode. */
TsString *url_file_to_path(TsString *url);
TsString *url_file_to_path_value(TsValue url);
Url *url_path_to_file(TsString *path);
TsString *url_domain_ascii(TsString *domain);
TsString *url_domain_unicode(TsString *domain);

/* ---- URLSearchParams (§6.2) -------------------------------------------------------- */

struct UrlSearchParams {
    TsObject base;
    TsArray *pairs;     /* name, value, name, value ... (strings); NULL while `unparsed` serves */
    TsString *unparsed; /* a URL's search that nobody has asked more of than get() */
    Url *url;           /* whose search follows the list, or NULL */
};

extern const TsType UrlSearchParams_type;

/* new URLSearchParams(text); NULL is an empty list. */
UrlSearchParams *url_search_params_new_string(TsString *text);
/* From a string, another list, an array of pairs or a record. Throws Node's TypeErrors. */
UrlSearchParams *url_search_params_new(TsValue init);

void url_search_params_append(UrlSearchParams *params, TsString *name, TsString *value);
/* value NULL: every pair of that name. */
void url_search_params_delete(UrlSearchParams *params, TsString *name, TsString *value);
/* NULL is null. */
TsString *url_search_params_get(UrlSearchParams *params, TsString *name);
TsArray *url_search_params_get_all(UrlSearchParams *params, TsString *name);
bool url_search_params_has(UrlSearchParams *params, TsString *name, TsString *value);
void url_search_params_set(UrlSearchParams *params, TsString *name, TsString *value);
void url_search_params_sort(UrlSearchParams *params);
size_t url_search_params_size(UrlSearchParams *params);
TsString *url_search_params_to_string(UrlSearchParams *params);
void url_search_params_for_each(UrlSearchParams *params, TsFunction *callback, TsValue this_value);
/* Iterators that follow changes of the list; entries are [name, value] arrays. */
TsIterator *url_search_params_entries(UrlSearchParams *params);
TsIterator *url_search_params_keys(UrlSearchParams *params);
TsIterator *url_search_params_values(UrlSearchParams *params);

/*
 * For url.c: the list of a Url; the list again from the text behind '?'; the URL's search again
 * from the list. For the files of this class: the pairs, parsed.
 */
UrlSearchParams *url_search_params_of(Url *url);
TsArray *url_search_params_pairs(UrlSearchParams *params);
void url_search_params_reload(UrlSearchParams *params, TsString *search);
void url_set_query_from_params(Url *url, TsString *query);

#endif
