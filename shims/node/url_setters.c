/*
 * The setters of URL (URL Standard §6.1): each turns the Url into the parser's record, changes the
 * part it is for, and writes the record back. Texts that are not valid leave the URL as it was.
 */
#include "node/url_convert.h"

#include <string.h>

/* One setter at work: the record, and the new text without tabs and newlines. */
typedef struct Setting {
    UrlRecord record;
    NodeBytes bytes;
    UrlText storage;
    UrlSpan text;
} Setting;

static void begin(Setting *setting, const Url *url, const TsString *value)
{
    url_to_record(url, &setting->record);
    setting->storage = (UrlText){.grown = NULL};
    setting->bytes = node_bytes(value);
    setting->text =
        url_clean_input(setting->bytes.at, setting->bytes.length, false, &setting->storage);
}

static void finish(Setting *setting, Url *url, bool changed)
{
    if (changed) {
        url_from_record(url, &setting->record);
    }
    url_record_free(&setting->record);
    url_text_free(&setting->storage);
    node_bytes_free(&setting->bytes);
}

static bool is_empty(UrlSpan text)
{
    return text.at == text.end;
}

/* "Cannot have a username/password/port" is the negation of this. */
static bool can_have_login(const UrlRecord *record)
{
    return record->has_host && record->host.length > 0 && record->kind != URL_SCHEME_FILE;
}

void url_set_href(Url *url, TsString *value)
{
    Url *parsed = url_new(value, NULL);
    UrlSearchParams *params = url->params;

    *url = *parsed;
    url->params = params;
    if (params) {
        url_search_params_reload(params, url->search);
    }
}

/* protocol --------------------------------------------------------------------------- */

static bool is_scheme_byte(char c, bool first)
{
    char lower = (char)(c | 0x20);

    return (lower >= 'a' && lower <= 'z') ||
           (!first && ((c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.'));
}

/* Scheme state with a state override: switching between special and other schemes is ignored. */
static bool set_scheme(UrlRecord *record, UrlSpan text)
{
    UrlText scheme = {.grown = NULL};
    const char *at = text.at;

    for (; at < text.end && *at != ':' && is_scheme_byte(*at, at == text.at); at++) {
        bool upper = *at >= 'A' && *at <= 'Z';
        url_text_push(&scheme, (char)(upper ? *at | 0x20 : *at));
    }
    UrlScheme kind = url_scheme_kind(url_text_bytes(&scheme), scheme.length);
    bool login = record->username.length > 0 || record->password.length > 0 || record->port >= 0;
    bool ok = scheme.length > 0 && (at == text.end || *at == ':') &&
              (kind == URL_SCHEME_OTHER) == (record->kind == URL_SCHEME_OTHER) &&
              !(kind == URL_SCHEME_FILE && login) &&
              !(record->kind == URL_SCHEME_FILE && record->host.length == 0);
    if (ok) {
        url_text_set(&record->scheme, url_text_bytes(&scheme), scheme.length);
        record->kind = kind;
        record->port = record->port == url_scheme_port(kind) ? -1 : record->port;
    }
    url_text_free(&scheme);
    return ok;
}

void url_set_protocol(Url *url, TsString *value)
{
    Setting setting;

    begin(&setting, url, value);
    finish(&setting, url, set_scheme(&setting.record, setting.text));
}

/* username, password ----------------------------------------------------------------- */

static void set_login(Url *url, const TsString *value, bool password)
{
    Setting setting;

    begin(&setting, url, value);
    bool ok = can_have_login(&setting.record);
    if (ok) {
        UrlText *text = password ? &setting.record.password : &setting.record.username;
        text->length = 0;
        url_encode(text, setting.bytes.at, setting.bytes.length, URL_ENCODE_USERINFO);
    }
    finish(&setting, url, ok);
}

void url_set_username(Url *url, TsString *value)
{
    set_login(url, value, false);
}

void url_set_password(Url *url, TsString *value)
{
    set_login(url, value, true);
}

/* host, hostname, port --------------------------------------------------------------- */

/* Host state and file host state with a state override. */
static bool change_host(UrlRecord *record, UrlSpan host)
{
    bool special = url_is_special(record);

    if (record->kind == URL_SCHEME_FILE) {
        if (is_empty(host)) {
            record->host.length = 0;
            return true;
        }
        if (!url_record_set_host(record, host)) {
            return false;
        }
        if (record->host.length == 9 &&
            memcmp(url_text_bytes(&record->host), "localhost", 9) == 0) {
            record->host.length = 0;
        }
        return true;
    }
    bool login = record->username.length > 0 || record->password.length > 0 || record->port >= 0;
    if (is_empty(host) && (special || login)) {
        return false;
    }
    return url_record_set_host(record, host);
}

static const char *override_host_end(const UrlRecord *record, UrlSpan text)
{
    const char *end = text.at;

    if (record->kind != URL_SCHEME_FILE) {
        return url_host_end(text, url_is_special(record));
    }
    while (end < text.end && *end != '/' && *end != '\\' && *end != '?' && *end != '#') {
        end++;
    }
    return end;
}

static bool change_port(UrlRecord *record, UrlSpan digits)
{
    if (is_empty(digits) || *digits.at < '0' || *digits.at > '9') {
        return false;
    }
    int port = url_parse_port(digits, record->kind);
    if (port == -2) {
        return false;
    }
    record->port = port;
    return true;
}

void url_set_host(Url *url, TsString *value)
{
    Setting setting;

    begin(&setting, url, value);
    UrlRecord *record = &setting.record;
    const char *end = override_host_end(record, setting.text);
    bool port = end < setting.text.end && *end == ':';
    bool ok = !record->opaque_path && !(port && end == setting.text.at) &&
              change_host(record, (UrlSpan){setting.text.at, end});
    if (ok && port) {
        change_port(record, (UrlSpan){end + 1, setting.text.end});
    }
    finish(&setting, url, ok);
}

void url_set_hostname(Url *url, TsString *value)
{
    Setting setting;

    begin(&setting, url, value);
    UrlRecord *record = &setting.record;
    const char *end = override_host_end(record, setting.text);
    bool colon = end < setting.text.end && *end == ':';
    bool ok =
        !record->opaque_path && !colon && change_host(record, (UrlSpan){setting.text.at, end});
    finish(&setting, url, ok);
}

void url_set_port(Url *url, TsString *value)
{
    Setting setting;

    begin(&setting, url, value);
    bool ok = can_have_login(&setting.record);
    if (ok && setting.bytes.length == 0) {
        setting.record.port = -1;
    } else {
        ok = ok && change_port(&setting.record, setting.text);
    }
    finish(&setting, url, ok);
}

/* pathname, search, hash ------------------------------------------------------------- */

void url_set_pathname(Url *url, TsString *value)
{
    Setting setting;

    begin(&setting, url, value);
    bool ok = !setting.record.opaque_path;
    if (ok) {
        url_record_set_path(&setting.record, setting.text);
    }
    finish(&setting, url, ok);
}

/* Skips one `prefix` byte at the front. */
static UrlSpan without_prefix(UrlSpan text, char prefix)
{
    text.at += text.at < text.end && *text.at == prefix;
    return text;
}

void url_set_search(Url *url, TsString *value)
{
    Setting setting;

    begin(&setting, url, value);
    if (setting.bytes.length == 0) {
        setting.record.has_query = false;
        setting.record.query.length = 0;
    } else {
        url_record_set_query(&setting.record, without_prefix(setting.text, '?'));
    }
    finish(&setting, url, true);
    if (url->params) {
        url_search_params_reload(url->params, url->search);
    }
}

void url_set_hash(Url *url, TsString *value)
{
    Setting setting;

    begin(&setting, url, value);
    if (setting.bytes.length == 0) {
        setting.record.has_fragment = false;
        setting.record.fragment.length = 0;
    } else {
        url_record_set_fragment(&setting.record, without_prefix(setting.text, '#'));
    }
    finish(&setting, url, true);
}

void url_set_query_from_params(Url *url, TsString *query)
{
    url->has_query = query->length > 0;
    url->search = url->has_query ? ts_concat(TS_STR("?"), query) : ts_string_empty();
    url->href = NULL;
}
