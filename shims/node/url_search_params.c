/*
 * URLSearchParams (URL Standard §5 and §6.2): a list of name-value pairs, which a Url's search
 * follows if the list belongs to one.
 */
#include "node/url_convert.h"
#include "ts/object.h"

#include <stdlib.h>
#include <string.h>

static TsString *name_at(const TsArray *pairs, size_t i)
{
    return ts_array_ptr_at(pairs, i);
}

static TsString *value_at(const TsArray *pairs, size_t i)
{
    return ts_array_ptr_at(pairs, i + 1);
}

static void push_pair(TsArray *pairs, TsString *name, TsString *value)
{
    ts_array_push_ptr(pairs, name);
    ts_array_push_ptr(pairs, value);
}

/* ---- application/x-www-form-urlencoded --------------------------------------------- */

/* Does the piece stand for itself? */
static bool is_plain(const char *at, const char *end)
{
    for (; at < end; at++) {
        if (*at == '%' || *at == '+' || (unsigned char)*at >= 0x80) {
            return false;
        }
    }
    return true;
}

static TsString *decode_piece(const char *at, const char *end)
{
    UrlText decoded = {.grown = NULL};
    UrlText spaced = {.grown = NULL};

    if (is_plain(at, end)) {
        return node_ascii(at, (size_t)(end - at));
    }
    for (const char *c = at; c < end; c++) {
        url_text_push(&spaced, *c == '+' ? ' ' : *c);
    }
    url_percent_decode(&decoded, url_text_bytes(&spaced), spaced.length);
    const char *bytes = url_text_bytes(&decoded);
    TsString *piece = ts_string_from_utf8(bytes, decoded.length);
    url_text_free(&spaced);
    url_text_free(&decoded);
    return piece;
}

static void parse_pairs(TsArray *pairs, const char *at, const char *end)
{
    while (at < end) {
        const char *ampersand = memchr(at, '&', (size_t)(end - at));
        const char *piece_end = ampersand ? ampersand : end;
        if (piece_end > at) {
            const char *equals = memchr(at, '=', (size_t)(piece_end - at));
            TsString *name = decode_piece(at, equals ? equals : piece_end);
            push_pair(pairs, name,
                      equals ? decode_piece(equals + 1, piece_end) : ts_string_empty());
        }
        at = piece_end + 1;
    }
}

static void parse_text(TsArray *pairs, const TsString *text)
{
    NodeBytes bytes = node_bytes(text);
    const char *at = bytes.at;
    const char *end = at + bytes.length;

    at += at < end && *at == '?';
    parse_pairs(pairs, at, end);
    node_bytes_free(&bytes);
}

static void serialise_piece(UrlText *out, const TsString *piece)
{
    NodeBytes bytes = node_bytes(piece);

    for (size_t i = 0; i < bytes.length; i++) {
        unsigned char c = (unsigned char)bytes.at[i];
        if (c == ' ') {
            url_text_push(out, '+');
        } else if (url_must_encode(c, URL_ENCODE_FORM)) {
            url_push_encoded(out, c);
        } else {
            url_text_push(out, (char)c);
        }
    }
    node_bytes_free(&bytes);
}

TsString *url_search_params_to_string(UrlSearchParams *params)
{
    TsArray *pairs = url_search_params_pairs(params);
    UrlText text = {.grown = NULL};

    for (size_t i = 0; i < pairs->length; i += 2) {
        if (i > 0) {
            url_text_push(&text, '&');
        }
        serialise_piece(&text, name_at(pairs, i));
        url_text_push(&text, '=');
        serialise_piece(&text, value_at(pairs, i));
    }
    TsString *string = url_text_string(&text);
    url_text_free(&text);
    return string;
}

/* ---- making ------------------------------------------------------------------------ */

static UrlSearchParams *new_list(void)
{
    TsArray *pairs = ts_array_new(TS_ARRAY_PTR, 0);

    return TS_NEW(UrlSearchParams, .pairs = pairs);
}

UrlSearchParams *url_search_params_new_string(TsString *text)
{
    UrlSearchParams *params = new_list();

    if (text) {
        parse_text(params->pairs, text);
    }
    return params;
}

UrlSearchParams *url_search_params_of(Url *url)
{
    return TS_NEW(UrlSearchParams, .unparsed = url->search, .url = url);
}

void url_search_params_reload(UrlSearchParams *params, TsString *search)
{
    params->pairs = NULL;
    params->unparsed = search;
}

TsArray *url_search_params_pairs(UrlSearchParams *params)
{
    if (!params->pairs) {
        TsArray *pairs = ts_array_new(TS_ARRAY_PTR, 0);
        parse_text(pairs, params->unparsed);
        params->pairs = pairs;
        params->unparsed = NULL;
    }
    return params->pairs;
}

/* Lone surrogates become U+FFFD, as in every USVString of Web IDL. */
static TsString *usv_string(TsString *string)
{
    bool lone = false;

    for (size_t i = 0, units; ts_string_is_wide(string) && i < string->length; i += units) {
        uint32_t c = ts_string_code_point(string, i, &units);
        lone |= c >= 0xd800 && c <= 0xdfff;
    }
    if (!lone) {
        return string;
    }
    NodeBytes bytes = node_bytes(string);
    TsString *replaced = ts_string_from_utf8(bytes.at, bytes.length);
    node_bytes_free(&bytes);
    return replaced;
}

_Noreturn static void throw_tuple(void)
{
    ts_throw_coded(&TypeError_type, "ERR_INVALID_TUPLE",
                   "Each query pair must be an iterable [name, value] tuple");
}

static void add_tuple(TsArray *pairs, TsValue tuple)
{
    if (!ts_is_array(tuple) || ts_as_array(tuple)->length != 2) {
        throw_tuple();
    }
    TsString *name = usv_string(ts_to_string(ts_array_get(ts_as_array(tuple), 0)));
    push_pair(pairs, name, usv_string(ts_to_string(ts_array_get(ts_as_array(tuple), 1))));
}

/* A record's later key replaces an earlier one that converts to the same name. */
static bool add_property(void *context, TsString *key, TsValue value)
{
    TsArray *pairs = context;
    TsString *name = usv_string(key);
    TsString *text = usv_string(ts_to_string(value));

    for (size_t i = 0; name != key && i < pairs->length; i += 2) {
        if (ts_string_equals(name_at(pairs, i), name)) {
            ts_array_ptr_at(pairs, i + 1) = text;
            return true;
        }
    }
    push_pair(pairs, name, text);
    return true;
}

UrlSearchParams *url_search_params_new(TsValue init)
{
    UrlSearchParams *params = new_list();

    if (ts_is_nullish(init)) {
        return params;
    }
    if (ts_instance_of(init, UrlSearchParams)) {
        ts_array_append_array(params->pairs, url_search_params_pairs(ts_as_object(init)));
    } else if (ts_is_array(init)) {
        for (size_t i = 0; i < ts_as_array(init)->length; i++) {
            add_tuple(params->pairs, ts_array_get(ts_as_array(init), (int64_t)i));
        }
    } else if (ts_is_object(init)) {
        ts_each_property(init, add_property, params->pairs);
    } else {
        parse_text(params->pairs, ts_to_string(init));
    }
    return params;
}

/* ---- the list ---------------------------------------------------------------------- */

/* Update steps. */
static void changed(UrlSearchParams *params)
{
    if (params->url) {
        url_set_query_from_params(params->url, url_search_params_to_string(params));
    }
}

void url_search_params_append(UrlSearchParams *params, TsString *name, TsString *value)
{
    TsArray *pairs = url_search_params_pairs(params);
    TsString *clean = usv_string(name);

    push_pair(pairs, clean, usv_string(value));
    changed(params);
}

static bool pair_is(const TsArray *pairs, size_t i, const TsString *name, const TsString *value)
{
    return ts_string_equals(name_at(pairs, i), name) &&
           (!value || ts_string_equals(value_at(pairs, i), value));
}

/* Removes the pairs that match, from pair `from` on. */
static void remove_pairs(TsArray *pairs, size_t from, TsString *name, TsString *value)
{
    size_t kept = from;

    for (size_t i = from; i < pairs->length; i += 2) {
        if (!pair_is(pairs, i, name, value)) {
            ts_array_ptr_at(pairs, kept) = name_at(pairs, i);
            ts_array_ptr_at(pairs, kept + 1) = value_at(pairs, i);
            kept += 2;
        }
    }
    ts_array_set_length(pairs, kept);
}

void url_search_params_delete(UrlSearchParams *params, TsString *name, TsString *value)
{
    TsArray *pairs = url_search_params_pairs(params);
    TsString *clean = usv_string(name);

    remove_pairs(pairs, 0, clean, value ? usv_string(value) : NULL);
    changed(params);
}

/* The place of the first pair that matches, or the list's length. */
static size_t find_pair(const TsArray *pairs, const TsString *name, const TsString *value)
{
    size_t i = 0;

    while (i < pairs->length && !pair_is(pairs, i, name, value)) {
        i += 2;
    }
    return i;
}

/* Is the undecoded piece this name? */
static bool piece_is(const char *at, const char *end, const TsString *name)
{
    if (is_plain(at, end)) {
        return ts_string_is_ascii_text(name, at, (size_t)(end - at));
    }
    return ts_string_equals(decode_piece(at, end), name);
}

/* The first value of that name in a URL's search, without making the list. */
static TsString *find_in_text(const TsString *search, const TsString *name)
{
    const char *at = (const char *)ts_string_units8(search);
    const char *end = at + search->length;

    at += at < end;
    while (at < end) {
        const char *ampersand = memchr(at, '&', (size_t)(end - at));
        const char *piece_end = ampersand ? ampersand : end;
        const char *equals = memchr(at, '=', (size_t)(piece_end - at));
        if (piece_end > at && piece_is(at, equals ? equals : piece_end, name)) {
            return equals ? decode_piece(equals + 1, piece_end) : ts_string_empty();
        }
        at = piece_end + 1;
    }
    return NULL;
}

TsString *url_search_params_get(UrlSearchParams *params, TsString *name)
{
    TsString *clean = usv_string(name);

    if (!params->pairs) {
        return find_in_text(params->unparsed, clean);
    }
    size_t i = find_pair(params->pairs, clean, NULL);
    return i < params->pairs->length ? value_at(params->pairs, i) : NULL;
}

TsArray *url_search_params_get_all(UrlSearchParams *params, TsString *name)
{
    TsArray *pairs = url_search_params_pairs(params);
    TsString *clean = usv_string(name);
    TsArray *values = ts_array_new(TS_ARRAY_PTR, 0);

    for (size_t i = 0; i < pairs->length; i += 2) {
        if (pair_is(pairs, i, clean, NULL)) {
            ts_array_push_ptr(values, value_at(pairs, i));
        }
    }
    return values;
}

bool url_search_params_has(UrlSearchParams *params, TsString *name, TsString *value)
{
    TsArray *pairs = url_search_params_pairs(params);
    TsString *clean = usv_string(name);

    return find_pair(pairs, clean, value ? usv_string(value) : NULL) < pairs->length;
}

void url_search_params_set(UrlSearchParams *params, TsString *name, TsString *value)
{
    TsArray *pairs = url_search_params_pairs(params);
    TsString *clean = usv_string(name);
    TsString *text = usv_string(value);
    size_t i = find_pair(pairs, clean, NULL);

    if (i == pairs->length) {
        push_pair(pairs, clean, text);
    } else {
        ts_array_ptr_at(pairs, i + 1) = text;
        remove_pairs(pairs, i + 2, clean, NULL);
    }
    changed(params);
}

/* Merges the sorted runs [start, middle) and [middle, end) of pairs. */
static void merge(void **from, void **to, size_t start, size_t middle, size_t end)
{
    size_t left = start;
    size_t right = middle;

    for (size_t i = start; i < end; i++) {
        bool take_left = left < middle &&
                         (right == end || ts_string_compare(from[2 * left], from[2 * right]) <= 0);
        size_t taken = take_left ? left++ : right++;
        to[2 * i] = from[2 * taken];
        to[2 * i + 1] = from[2 * taken + 1];
    }
}

/* Stable, by UTF-16 units of the names. */
void url_search_params_sort(UrlSearchParams *params)
{
    TsArray *pairs = url_search_params_pairs(params);
    TsArray *spare = ts_array_copy_range(pairs, 0, pairs->length);
    size_t count = pairs->length / 2;
    void **from = pairs->items;
    void **to = spare->items;

    for (size_t width = 1; width < count; width *= 2) {
        for (size_t start = 0; start < count; start += 2 * width) {
            size_t middle = start + width < count ? start + width : count;
            size_t end = middle + width < count ? middle + width : count;
            merge(from, to, start, middle, end);
        }
        void **swap = from;
        from = to;
        to = swap;
    }
    if (from != pairs->items) {
        params->pairs = spare;
    }
    changed(params);
}

size_t url_search_params_size(UrlSearchParams *params)
{
    return url_search_params_pairs(params)->length / 2;
}

/* The callback may change the list. */
void url_search_params_for_each(UrlSearchParams *params, TsFunction *callback, TsValue this_value)
{
    for (size_t i = 0; i < url_search_params_pairs(params)->length; i += 2) {
        TsArray *pairs = params->pairs;
        TsValue arguments[] = {ts_from_string(value_at(pairs, i)),
                               ts_from_string(name_at(pairs, i)), ts_from_object(params)};
        ts_call(callback, this_value, 3, arguments);
    }
}
