/*
 * The URL parser's own world: bytes in, a record of serialised components out. It follows the URL
 * Standard (WHATWG) and knows nothing of strings on the heap: url.c turns TsStrings into UTF-8 for
 * it and copies the components out again. Every component of a record is pure ASCII, since
 * whatever is not is percent-encoded or punycoded on the way.
 *
 * Ownership: a UrlText grows by malloc past its inline bytes; url_record_free() releases all texts
 * of a record. Nothing here throws, so that no longjmp can skip that call.
 */
#ifndef NODE_URL_RECORD_H
#define NODE_URL_RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define URL_TEXT_INLINE 96

/* A growing byte string. A zeroed one is empty and valid. */
typedef struct UrlText {
    char *grown; /* NULL while the bytes fit in `small` */
    size_t length, capacity;
    char small[URL_TEXT_INLINE];
} UrlText;

void url_text_append(UrlText *text, const char *bytes, size_t length);
void url_text_push(UrlText *text, char byte);
void url_text_set(UrlText *text, const char *bytes, size_t length);
void url_text_free(UrlText *text);

static inline const char *url_text_bytes(const UrlText *text)
{
    return text->grown ? text->grown : text->small;
}

/* A borrowed range of bytes. */
typedef struct UrlSpan {
    const char *at, *end;
} UrlSpan;

/* URL Standard §4.2: the special schemes, and everything else. */
typedef enum UrlScheme {
    URL_SCHEME_OTHER,
    URL_SCHEME_HTTP,
    URL_SCHEME_HTTPS,
    URL_SCHEME_WS,
    URL_SCHEME_WSS,
    URL_SCHEME_FTP,
    URL_SCHEME_FILE,
} UrlScheme;

UrlScheme url_scheme_kind(const char *name, size_t length);
/* The default port of a special scheme, -1 for file and for other schemes. */
int url_scheme_port(UrlScheme scheme);

/*
 * A URL record (URL Standard §4.1). The path is kept serialised: "/a/b", or the opaque path's
 * text.
 */
typedef struct UrlRecord {
    UrlText scheme; /* without the colon */
    UrlText username, password, host, path, query, fragment;
    int port; /* -1: null */
    UrlScheme kind;
    bool has_host, has_query, has_fragment, opaque_path;
} UrlRecord;

static inline bool url_is_special(const UrlRecord *url)
{
    return url->kind != URL_SCHEME_OTHER;
}

void url_record_init(UrlRecord *url);
void url_record_free(UrlRecord *url);

/*
 * Parses `input` (UTF-8) against `base` (or NULL) into `url`, which must be initialised and empty.
 * Returns false where the standard says failure; the record must be freed in any case.
 */
bool url_record_parse(UrlRecord *url, const char *input, size_t length, const UrlRecord *base);

/* The pieces the setters need; each takes text without tabs and newlines. */

/* Parses a host into url->host; false leaves the record unchanged. */
bool url_record_set_host(UrlRecord *url, UrlSpan text);
/* Replaces the path by what the path start state makes of `text`. */
void url_record_set_path(UrlRecord *url, UrlSpan text);
void url_record_set_query(UrlRecord *url, UrlSpan text);
void url_record_set_fragment(UrlRecord *url, UrlSpan text);
/*
 * The end of the host at the front of `text`: a colon outside brackets, a slash, '?', '#' or
 * the end.
 */
const char *url_host_end(UrlSpan text, bool special);
/*
 * Reads a port; -1 for the default port, -2 if the digits are no port. Stops at the first
 * non-digit.
 */
int url_parse_port(UrlSpan digits, UrlScheme kind);
/*
 * Drops what the standard removes from every input: leading and trailing C0 controls and spaces
 * (when `trim`), tabs and newlines anywhere. `storage` holds the result if it has to be copied.
 */
UrlSpan url_clean_input(const char *input, size_t length, bool trim, UrlText *storage);

/* Percent-encode sets (URL Standard §1.3). A byte above 0x7E or below 0x20 is in each of them. */
enum {
    URL_ENCODE_C0 = 1,
    URL_ENCODE_FRAGMENT = 2,
    URL_ENCODE_QUERY = 4,
    URL_ENCODE_SPECIAL_QUERY = 8,
    URL_ENCODE_PATH = 16,
    URL_ENCODE_USERINFO = 32,
    URL_ENCODE_COMPONENT = 64,
    URL_ENCODE_FORM = 128, /* application/x-www-form-urlencoded; the space is in it, too */
};

/* The sets that each byte is in. */
extern const uint8_t url_encode_sets[256];

static inline bool url_must_encode(unsigned char byte, int set)
{
    return (url_encode_sets[byte] & set) != 0;
}

void url_encode(UrlText *out, const char *bytes, size_t length, int set);
void url_push_encoded(UrlText *out, unsigned char byte);
void url_percent_decode(UrlText *out, const char *bytes, size_t length);
int url_hex_digit(char c); /* -1: none */

/* Host parser (URL Standard §3.5): writes the serialised host; false is failure. */
bool url_parse_host(UrlText *out, UrlSpan text, bool special);

/* UTS #46 processing of a domain given as UTF-8, without the forbidden-code-point check of ASCII.
 * Code points outside the scripts this build knows how to map are refused (false). */
bool url_domain_to_ascii(UrlText *out, const char *domain, size_t length);
/* The reverse for display: xn-- labels become UTF-8, undecodable ones stay. */
void url_domain_to_unicode(UrlText *out, const char *domain, size_t length);

#endif
