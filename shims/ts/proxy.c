/*
 * Proxies as cells: making, revoking and calling them.
 */
#include "ts/proxy_internal.h"

#include "ts/array.h"
#include "ts/dynamic_methods.h"
#include "ts/error.h"

static const TsType proxy_type = {
    .kind = TS_KIND_NATIVE,
    .flags = TS_TYPE_PROXY,
    .size = sizeof(TsProxy),
    .name = "Object",
    TS_FIELDS(TS_HIDDEN(TsProxy, target, VALUE), TS_HIDDEN(TsProxy, handler, VALUE))};

static const TsType function_proxy_type = {
    .kind = TS_KIND_FUNCTION,
    .flags = TS_TYPE_PROXY,
    .size = sizeof(TsProxy),
    .name = "Function",
    TS_FIELDS(TS_HIDDEN(TsProxy, target, VALUE), TS_HIDDEN(TsProxy, handler, VALUE))};

static TsValue call_proxy(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    const TsProxy *proxy = (const TsProxy *)self;
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("apply"));

    if (!trap) {
        return ts_call(proxy->target.as.pointer, this_value, argc, argv);
    }
    TsValue arguments[3] = {proxy->target, this_value,
                            ts_from_object(ts_array_of_value(argc, argv))};
    return ts_call(trap, proxy->handler, 3, arguments);
}

static TsValue construct_proxy(TsFunction *self, TsValue new_target, size_t argc,
                               const TsValue *argv)
{
    const TsProxy *proxy = (const TsProxy *)self;
    TsFunction *trap = ts_proxy_trap(proxy, TS_STR("construct"));

    if (!trap) {
        return ts_construct(proxy->target, argc, argv);
    }
    TsValue arguments[3] = {proxy->target, ts_from_object(ts_array_of_value(argc, argv)),
                            ts_is_undefined(new_target) ? ts_from_object(self) : new_target};
    TsValue made = ts_call(trap, proxy->handler, 3, arguments);
    if (!ts_is_object(made)) {
        ts_throw_error(&TypeError_type, "'construct' on proxy: trap returned non-object ('%S')",
                       ts_string_of(made));
    }
    return made;
}

static const TsFunctionInfo function_info = {
    .name = "", .flags = TS_FUNCTION_ARROW, .invoke = call_proxy};
static const TsFunctionInfo class_info = {
    .name = "", .invoke = call_proxy, .construct = construct_proxy};

static TsProxy *new_proxy(TsValue target, TsValue handler)
{
    if (!ts_is_object(target) || !ts_is_object(handler)) {
        ts_throw_error(&TypeError_type,
                       "Cannot create proxy with a non-object as target or handler");
    }
    if (!ts_proxy_traps) {
        ts_proxy_traps = &ts_proxy_operations;
        ts_dynamic_methods(); /* what is behind a proxy is found by name */
    }
    if (!ts_is_function(target)) {
        return TS_NEW_AS(TsProxy, proxy_type, .target = target, .handler = handler);
    }
    bool constructs = ts_is_constructor(target);
    return TS_NEW_AS(TsProxy, function_proxy_type,
                     .function.info = constructs ? &class_info : &function_info, .target = target,
                     .handler = handler);
}

TsValue ts_proxy_new(TsValue target, TsValue handler)
{
    return ts_from_object(new_proxy(target, handler));
}

static void revoke(TsProxy *proxy)
{
    proxy->target = proxy->handler = TS_NULL;
}
TS_CLOSURE_0(revoke, "", void, TsProxy *)

TsValue ts_proxy_revocable(TsValue target, TsValue handler)
{
    TsProxy *proxy = new_proxy(target, handler);
    TsString *keys[2] = {TS_STR("proxy"), TS_STR("revoke")};
    TsValue values[2] = {ts_from_object(proxy), ts_from_object(ts_closure(revoke, proxy))};

    return ts_from_object(ts_object_of(2, keys, values));
}
