/* util.types: by the descriptor's kind, and for what shims make by its name.
 */
#include "node/util_types.h"

#include "ts/function.h"
#include "ts/iterator_layout.h"
#include "ts/type.h"

static bool is_kind(TsValue value, TsKind kind)
{
    return ts_is_object(value) && ts_type_of(value.as.pointer)->kind == kind;
}

static bool is_named(TsValue value, const char *name)
{
    return ts_is_object(value) && !is_kind(value, TS_KIND_OBJECT) &&
           strcmp(ts_type_of(value.as.pointer)->name, name) == 0;
}

static bool has_flag(TsValue value, unsigned flag)
{
    return ts_is_function(value) && (((TsFunction *)value.as.pointer)->info->flags & flag);
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), end_length = strlen(end);

    return length >= end_length && strcmp(text + length - end_length, end) == 0;
}

bool util_is_array_buffer(TsValue value)
{
    return is_named(value, "ArrayBuffer");
}

bool util_is_async_function(TsValue value)
{
    return has_flag(value, TS_FUNCTION_ASYNC);
}

bool util_is_boxed_primitive(TsValue value)
{
    return is_named(value, "Number") || is_named(value, "String") || is_named(value, "Boolean") ||
           is_named(value, "BigInt") || is_named(value, "Symbol");
}

bool util_is_data_view(TsValue value)
{
    return is_named(value, "DataView");
}

bool util_is_date(TsValue value)
{
    return is_kind(value, TS_KIND_DATE);
}

bool util_is_generator_function(TsValue value)
{
    return has_flag(value, TS_FUNCTION_GENERATOR);
}

bool util_is_generator_object(TsValue value)
{
    return is_named(value, "Generator") || is_named(value, "AsyncGenerator");
}

bool util_is_map(TsValue value)
{
    return is_kind(value, TS_KIND_MAP);
}

bool util_is_native_error(TsValue value)
{
    return is_kind(value, TS_KIND_ERROR);
}

bool util_is_promise(TsValue value)
{
    return is_kind(value, TS_KIND_PROMISE);
}

bool util_is_reg_exp(TsValue value)
{
    return is_named(value, "RegExp");
}

bool util_is_set(TsValue value)
{
    return is_kind(value, TS_KIND_SET);
}

bool util_is_typed_array(TsValue value)
{
    return is_named(value, "Buffer") ||
           (ts_is_object(value) && !is_kind(value, TS_KIND_OBJECT) &&
            !is_kind(value, TS_KIND_ARRAY) &&
            ends_with(ts_type_of(value.as.pointer)->name, "Array"));
}

bool util_is_uint8_array(TsValue value)
{
    return is_named(value, "Buffer") || is_named(value, "Uint8Array");
}

bool util_is_weak_map(TsValue value)
{
    return is_named(value, "WeakMap");
}

bool util_is_weak_set(TsValue value)
{
    return is_named(value, "WeakSet");
}

bool util_is_proxy(TsValue value)
{
    return ts_is_object(value) && (ts_type_of(value.as.object)->flags & TS_TYPE_PROXY);
}

#define IS_NAMED(function, name)     \
    bool function(TsValue value)     \
    {                                \
        return is_named(value, name); \
    }

IS_NAMED(util_is_float64_array, "Float64Array")
IS_NAMED(util_is_float32_array, "Float32Array")
IS_NAMED(util_is_float16_array, "Float16Array")
IS_NAMED(util_is_int8_array, "Int8Array")
IS_NAMED(util_is_int16_array, "Int16Array")
IS_NAMED(util_is_int32_array, "Int32Array")
IS_NAMED(util_is_uint8_clamped_array, "Uint8ClampedArray")
IS_NAMED(util_is_uint16_array, "Uint16Array")
IS_NAMED(util_is_uint32_array, "Uint32Array")
IS_NAMED(util_is_big_int64_array, "BigInt64Array")
IS_NAMED(util_is_big_uint64_array, "BigUint64Array")
IS_NAMED(util_is_number_object, "Number")
IS_NAMED(util_is_string_object, "String")
IS_NAMED(util_is_boolean_object, "Boolean")
IS_NAMED(util_is_big_int_object, "BigInt")
IS_NAMED(util_is_symbol_object, "Symbol")
IS_NAMED(util_is_shared_array_buffer, "SharedArrayBuffer")
IS_NAMED(util_is_arguments, "Arguments")

/* "Map Iterator" or "Map Entries": what an iterator is called. */
static bool is_iterator_of(TsValue value, const char *collection)
{
    if (!ts_is_object(value) || !ts_is_iterator(value.as.pointer)) {
        return false;
    }
    const char *tag = ((const TsIterator *)value.as.pointer)->how->tag;
    return tag && strncmp(tag, collection, strlen(collection)) == 0;
}

bool util_is_map_iterator(TsValue value)
{
    return is_iterator_of(value, "Map ");
}

bool util_is_set_iterator(TsValue value)
{
    return is_iterator_of(value, "Set ");
}

bool util_is_array_buffer_view(TsValue value)
{
    return util_is_typed_array(value) || util_is_data_view(value);
}
