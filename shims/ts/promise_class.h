/*
 * Promise as a value of its class:  const Later = options.Promise ?? Promise
 */
#ifndef TS_PROMISE_CLASS_H
#define TS_PROMISE_CLASS_H

#include "ts/value.h"

TsValue ts_library_class_promise(void);

#define TsPromise_class ts_library_class_promise()

#endif
