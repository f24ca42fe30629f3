/*
 * What proxy.c (the cells) and proxy_traps.c (the operations) share. Not for other files.
 */
#ifndef TS_PROXY_INTERNAL_H
#define TS_PROXY_INTERNAL_H

#include "ts/function.h"
#include "ts/object_internal.h"
#include "ts/proxy.h"

typedef struct TsProxy {
    TsFunction function;     /* only its descriptor unless the target is a function */
    TsValue target, handler; /* null once revoked */
} TsProxy;

extern const TsProxyTraps ts_proxy_operations;

/** The handler's function for an operation, or NULL: the target answers. Throws when revoked. */
TsFunction *ts_proxy_trap(const TsProxy *proxy, TsString *name);

#endif
