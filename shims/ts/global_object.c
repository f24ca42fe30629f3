/*
 * globalThis as an object.
 */
#include "ts/global_object.h"

#include "ts/error.h"
#include "ts/function.h"
#include "ts/object.h"
#include "ts/object_attributes.h"

static TsValue global_object;

/* ---- names that are there, but not by key -------------------------------------------------------- */

static const char *const known[] = {"AbortController",
                                    "AbortSignal",
                                    "Array",
                                    "ArrayBuffer",
                                    "BigInt",
                                    "Boolean",
                                    "Buffer",
                                    "DataView",
                                    "Date",
                                    "Error",
                                    "Event",
                                    "EventTarget",
                                    "Float32Array",
                                    "Float64Array",
                                    "Function",
                                    "Infinity",
                                    "Int16Array",
                                    "Int32Array",
                                    "Int8Array",
                                    "Intl",
                                    "Iterator",
                                    "JSON",
                                    "Map",
                                    "Math",
                                    "NaN",
                                    "Number",
                                    "Object",
                                    "Promise",
                                    "Proxy",
                                    "RangeError",
                                    "ReferenceError",
                                    "Reflect",
                                    "RegExp",
                                    "Set",
                                    "String",
                                    "Symbol",
                                    "SyntaxError",
                                    "TextDecoder",
                                    "TextEncoder",
                                    "TypeError",
                                    "URL",
                                    "URLSearchParams",
                                    "Uint16Array",
                                    "Uint32Array",
                                    "Uint8Array",
                                    "WeakMap",
                                    "WeakRef",
                                    "WeakSet",
                                    "atob",
                                    "btoa",
                                    "clearImmediate",
                                    "clearInterval",
                                    "clearTimeout",
                                    "console",
                                    "crypto",
                                    "decodeURI",
                                    "decodeURIComponent",
                                    "encodeURI",
                                    "encodeURIComponent",
                                    "eval",
                                    "fetch",
                                    "isFinite",
                                    "isNaN",
                                    "parseFloat",
                                    "parseInt",
                                    "performance",
                                    "process",
                                    "queueMicrotask",
                                    "setImmediate",
                                    "setInterval",
                                    "setTimeout",
                                    "structuredClone"};

static TsValue refuse(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    (void)argc;
    (void)argv;
    ts_throw_error(&Error_type,
                   "A built-in member of globalThis is not found by a key that is only "
                   "known at run time");
}

static void define_hidden(TsString *key, TsString *part, TsValue value)
{
    TsString *keys[] = {part, TS_STR("configurable")};
    TsValue parts[] = {value, TS_TRUE};

    ts_object_define_property(global_object, ts_from_pointer(key),
                              ts_from_object(ts_object_of(2, keys, parts)));
}

static void define_members(void)
{
    static const TsFunctionInfo info = {.name = "get", .invoke = refuse};
    static TsFunction getter = TS_FUNCTION_OBJECT_INIT(&info);

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        define_hidden(ts_string_from_c(known[i]), TS_STR("get"), ts_from_object(&getter));
    }
    define_hidden(TS_STR("globalThis"), TS_STR("value"), global_object);
    define_hidden((TsString *)&ts_symbol_to_string_tag, TS_STR("value"),
                  ts_from_string(TS_STR("global")));
}

/* ---- the object ---------------------------------------------------------------------------------- */

TsValue ts_global_object(void)
{
    if (ts_is_undefined(global_object)) {
        ts_heap_root(&global_object, TS_REP_VALUE);
        global_object = ts_from_object(ts_object_new(8));
        define_members();
    }
    return global_object;
}

TsValue ts_global_get(TsString *name)
{
    TsValue object = ts_global_object();

    if (!ts_has(object, ts_from_string(name))) {
        ts_throw_error(&ReferenceError_type, "%S is not defined", name);
    }
    return ts_get(object, name);
}
