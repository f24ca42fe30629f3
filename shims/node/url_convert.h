/*
 * Between a Url and the parser's record, for the files that implement url.h.
 */
#ifndef NODE_URL_CONVERT_H
#define NODE_URL_CONVERT_H

#include "node/node_bytes.h"
#include "node/url.h"
#include "node/url_record.h"

/* Fills every string and flag of an initialised Url. */
void url_from_record(Url *url, const UrlRecord *record);
/* Initialises and fills the record; free it with url_record_free(). */
void url_to_record(const Url *url, UrlRecord *record);
/* Parses strings; the record is initialised and must be freed in any case. base may be NULL. */
bool url_parse_strings(UrlRecord *record, const TsString *input, const TsString *base);

static inline TsString *url_text_string(const UrlText *text)
{
    return node_ascii(url_text_bytes(text), text->length);
}

#endif
