/*
 * encodeURI, encodeURIComponent, decodeURI, decodeURIComponent (ECMA-262 §19.2.6). A lone surrogate
 * or a bad escape throws URIError "URI malformed".
 */
#ifndef TS_URI_H
#define TS_URI_H

#include "ts/string.h"

TsString *ts_encode_uri(TsString *uri);
/** The component may be a string, a number or a boolean. */
TsString *ts_encode_uri_component(TsValue component);
TsString *ts_decode_uri(TsString *encoded);
TsString *ts_decode_uri_component(TsString *encoded);

/** escape and unescape (§B.2.1): by UTF-16 units, %XX and %uXXXX. */
TsString *ts_escape(TsString *string);
TsString *ts_unescape(TsString *string);

#endif
