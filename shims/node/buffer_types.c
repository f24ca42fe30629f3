/*
 * The descriptor of Buffer: what dynamic access, JSON.stringify and console.log find on it. Emitted
 * code calls the functions of buffer.h directly.
 */
#include "node/buffer.h"
#include "node/node_errors.h"
#include "ts/function.h"
#include "ts/inspect_symbol.h"

static void trace(void *cell, TsMarker *marker)
{
    ts_mark_raw(marker, ((Buffer *)cell)->storage);
}

static double length(Buffer *buffer)
{
    return (double)buffer->length;
}

static TsString *inspect(Buffer *buffer)
{
    return buffer_inspect(buffer);
}

TS_METHOD_0(length, "get length", double, Buffer *)
TS_METHOD_0(inspect, "[nodejs.util.inspect.custom]", TsString *, Buffer *)
TS_METHOD_3(buffer_to_string, "toString", TsString *, Buffer *, TsString *, double, double)
TS_METHOD_0(buffer_to_json, "toJSON", TsValue, Buffer *)
TS_METHOD_2(buffer_subarray, "subarray", Buffer *, Buffer *, double, double)
TS_METHOD_3(buffer_index_of, "indexOf", double, Buffer *, TsValue, double, TsString *)
TS_METHOD_3(buffer_includes, "includes", bool, Buffer *, TsValue, double, TsString *)
TS_METHOD_0(buffer_values, "values", TsIterator *, Buffer *)
TS_METHOD_0(buffer_keys, "keys", TsIterator *, Buffer *)
TS_METHOD_0(buffer_entries, "entries", TsIterator *, Buffer *)

static bool equals(Buffer *buffer, TsValue value)
{
    Buffer *other = buffer_of_value(value);

    if (!other) {
        node_throw_argument_type("otherBuffer", "an instance of Buffer or Uint8Array", value);
    }
    return buffer_equals(buffer, other);
}

TS_METHOD_1(equals, "equals", bool, Buffer *, TsValue)

TS_NATIVE(Buffer, "Buffer", .trace = trace,
          TS_MEMBERS({.name = TS_KEY("length"), .getter = &length_function},
                     {.name = TS_KEY("byteLength"), .getter = &length_function},
                     {.name = TS_INSPECT_KEY, .method = &inspect_function},
                     TS_METHOD_MEMBER("toString", &buffer_to_string_function),
                     TS_METHOD_MEMBER("values", &buffer_values_function),
                     TS_METHOD_MEMBER("keys", &buffer_keys_function),
                     TS_METHOD_MEMBER("entries", &buffer_entries_function),
                     TS_METHOD_MEMBER("equals", &equals_function),
                     {.name = (TsString *)&ts_symbol_iterator, .method = &buffer_values_function},
                     TS_METHOD_MEMBER("toJSON", &buffer_to_json_function),
                     TS_METHOD_MEMBER("slice", &buffer_subarray_function),
                     TS_METHOD_MEMBER("subarray", &buffer_subarray_function),
                     TS_METHOD_MEMBER("indexOf", &buffer_index_of_function),
                     TS_METHOD_MEMBER("includes", &buffer_includes_function)));
