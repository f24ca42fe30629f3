/*
 * Proxies (ECMA-262 §10.5, §28.2): objects whose operations a handler's functions answer.
 *
 * The object model asks a proxy through `ts_proxy_traps` (object_internal.h), which is set when the
 * first one is made: programs without proxies do not carry them. A proxy of a function is a
 * TsFunction and is called like any other.
 */
#ifndef TS_PROXY_H
#define TS_PROXY_H

#include "ts/object.h"

/** new Proxy(target, handler); throws TypeError when one is no object. */
TsValue ts_proxy_new(TsValue target, TsValue handler);

/** Proxy.revocable(target, handler): { proxy, revoke }. */
TsValue ts_proxy_revocable(TsValue target, TsValue handler);

#endif
