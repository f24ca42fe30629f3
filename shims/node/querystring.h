/* node:querystring (https://nodejs.org/api/querystring.html).
 */
#ifndef NODE_QUERYSTRING_H
#define NODE_QUERYSTRING_H

#include "ts/value.h"

/* { name: value or array of values }, without a prototype; separators may be NULL. */
TsValue querystring_parse(TsString *text, TsString *separator, TsString *equals, TsValue options);
TsString *querystring_stringify(TsValue object, TsString *separator, TsString *equals);
TsString *querystring_escape(TsString *text);
/* What is not well-formed stays as it is. */
TsString *querystring_unescape(TsString *text);

#endif
