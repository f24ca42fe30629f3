/*
 * URL and URLSearchParams as values of their classes.
 */
#ifndef NODE_URL_CLASSES_H
#define NODE_URL_CLASSES_H

#include "ts/value.h"

TsValue ts_library_class_url(void);
TsValue ts_library_class_url_search_params(void);

#define Url_class             ts_library_class_url()
#define UrlSearchParams_class ts_library_class_url_search_params()

#endif
