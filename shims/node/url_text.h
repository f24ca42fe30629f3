/*
 * Between strings of the heap and the bytes that the URL parser works on.
 */
#ifndef NODE_URL_TEXT_H
#define NODE_URL_TEXT_H

#include "node/url_record.h"
#include "ts/string.h"

/* The UTF-8 bytes of a string, with U+FFFD for lone surrogates; release with url_bytes_free(). */
typedef struct UrlBytes {
    const char *at;
    size_t length;
    char *owned; /* NULL while the string's own units serve */
} UrlBytes;

UrlBytes url_bytes(const TsString *string);
void url_bytes_free(UrlBytes *bytes);

/* A string of ASCII bytes; the empty one is static. */
TsString *url_ascii(const char *bytes, size_t length);

static inline TsString *url_text_string(const UrlText *text)
{
    return url_ascii(url_text_bytes(text), text->length);
}

#endif
