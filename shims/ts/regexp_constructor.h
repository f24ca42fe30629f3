/*
 * RegExp as a value of its class.
 */
#ifndef TS_REGEXP_CONSTRUCTOR_H
#define TS_REGEXP_CONSTRUCTOR_H

#include "ts/value.h"

TsValue ts_library_class_regexp(void);

#define TsRegExp_class ts_library_class_regexp()

#endif
